### Die Regeln von Call to Glory nach ihren Klauseln, in unseren eigenen Worten. `.source` sagt,
### woher jede stammt: aus der Spielregel (book), von uns, wo diese schweigt (ruling), oder beides
### (book-ruling).

## 1 Vorbereitung

clause-GLO-1-1 = Call to Glory ist für zwei, drei oder vier Personen. Gespielt wird im Uhrzeigersinn.
    .source = book
clause-GLO-1-2 = Ein Spiel hat eine feste Zahl von Runden: 4 im Grundspiel und mit der Macht der Ninja allein, 3 mit kaiserlichen Aufträgen. Die Option „rounds“ ändert das.
    .source = book
clause-GLO-1-3 = Jede Runde beginnt von vorn: Alle 110 Personenkarten, wo sie auch sind, werden zusammen gemischt.
    .source = book
clause-GLO-1-4 = Jeder Spieler bekommt 3 Karten verdeckt auf die Hand.
    .source = book
clause-GLO-1-5 = Die Karten werden einzeln von oben ausgeteilt, im Uhrzeigersinn ab dem Startspieler der Runde, dreimal reihum.
    .source = ruling
clause-GLO-1-6 = Die übrigen Karten bilden, ohne ihre Reihenfolge zu ändern, zwei verdeckte Stapel: Die obere Hälfte (aufgerundet) ist Nachziehstapel 1, der Rest Nachziehstapel 2. Das sind 52 und 52 Karten zu zweit, 51 und 50 zu dritt, 49 und 49 zu viert.
    .source = book-ruling
clause-GLO-1-7 = Beide Ablagestapel sind anfangs leer. Auf dem Tisch liegen der Reihe nach Nachziehstapel 1, Ablagestapel 1, Ablagestapel 2, Nachziehstapel 2.
    .source = book
clause-GLO-1-8 = Zu Beginn einer Runde liegen keine Sätze auf dem Tisch, und zu Beginn des Spiels hat jeder insgesamt 0 Punkte.
    .source = book
clause-GLO-1-9 = Der Startspieler von Runde 1 wird ausgelost, mit gleichen Chancen für alle, oder ist der Platz, den die Option „first_start“ nennt.
    .source = ruling
clause-GLO-1-10 = Kaiserliche Aufträge und Ninja-Figuren bleiben in der Schachtel, wenn nicht mit ihrer Variante gespielt wird.
    .source = book

## 2 Die Züge

clause-GLO-2-1 = Der Startspieler hat den ersten Zug der Runde; dann geht es im Uhrzeigersinn reihum, bis die Runde endet.
    .source = book
clause-GLO-2-2 = In deinem Zug ziehst du eine erste Karte, dann eine zweite, und legst danach einen Satz aus oder eine Karte ab. Mit der Kraft der Ninjas kommt am Ende noch ein Schritt dazu. Danach wird geprüft, ob die Runde vorbei ist.
    .source = book
clause-GLO-2-3 = Zweimal ziehen und die Aktion sind Pflicht; niemand darf passen.
    .source = book
clause-GLO-2-4 = Als Aktion tust du genau eines von beidem: einen Satz auslegen oder eine Karte ablegen.
    .source = book
clause-GLO-2-5 = Du darfst beliebig viele Karten auf der Hand haben, und eine leere Hand hat keine Folgen.
    .source = ruling
clause-GLO-2-6 = Karten derselben Person sind gleich: Keine Regel, keine Ansicht und kein Eintrag im Protokoll unterscheidet sie.
    .source = ruling

## 3 Ziehen

clause-GLO-3-1 = Du ziehst genau zwei Karten, jede von oben von einem Stapel, der nicht leer ist, und nimmst sie auf die Hand.
    .source = book
clause-GLO-3-2 = Jede der beiden Karten darf von einem Nachziehstapel oder von einem Ablagestapel kommen. Auch zwei Nachziehstapel oder zwei Ablagestapel sind erlaubt.
    .source = book
clause-GLO-3-3 = Die beiden Karten müssen von zwei verschiedenen Stapeln kommen.
    .source = book
clause-GLO-3-4 = Ein Stapel ist sein Platz auf dem Tisch: Der Platz deiner ersten Karte bleibt für die zweite gesperrt, auch wenn er dazwischen leer und wieder gefüllt wurde. (Das geht nur durch eine Ninja-Figur.)
    .source = ruling
clause-GLO-3-5 = Du ziehst die Karten nacheinander: Die erste hast du auf der Hand und gesehen, bevor du den zweiten Stapel wählst. Die erste Wahl verpflichtet dich zu nichts außer zu einem anderen Stapel.
    .source = ruling
clause-GLO-3-6 = Kam deine erste Karte von einem Ablagestapel, liegt die Karte darunter für alle offen, bevor du wieder wählst, auch wenn dieser Stapel jetzt für dich gesperrt ist.
    .source = book-ruling
clause-GLO-3-7 = Eine Karte von einem Nachziehstapel sieht nur, wer sie zieht; eine Karte von einem Ablagestapel wird vor aller Augen genommen.
    .source = ruling
clause-GLO-3-8 = Ziehen geht immer: Zu Beginn eines Zuges hat jeder Nachziehstapel mindestens eine Karte, denn sonst wäre die Runde schon zu Ende.
    .source = ruling
clause-GLO-3-9 = Ein Nachziehstapel, der während eines Zuges ausgeht, bleibt leer, und abgelegte Karten werden nie wieder eingemischt. Der Zug wird normal beendet.
    .source = book-ruling
clause-GLO-3-10 = Sind vor deiner ersten Karte genau zwei Stapel nicht leer und kannst du keine Figur einsetzen, wird ohne Frage gezogen: von Nachziehstapel 1, dann von Nachziehstapel 2.
    .source = book-ruling

## 4 Einen Satz auslegen

clause-GLO-4-1 = Alle Karten, die du in einem Zug auslegst, zeigen dieselbe Person und kommen aus deiner Hand.
    .source = book
clause-GLO-4-2 = Du legst mindestens zwei Karten aus.
    .source = book
clause-GLO-4-3 = Zu dritt oder zu viert legst du mindestens drei Karten aus, wenn es Samurai, Ninjas oder Boten sind.
    .source = book
clause-GLO-4-4 = Liegt schon ein Satz dieser Person auf dem Tisch, vor wem auch immer, musst du mindestens eine Karte mehr auslegen, als er hat, und nie weniger als das Minimum für diese Person.
    .source = book
clause-GLO-4-5 = Über dieses Minimum hinaus entscheidest du frei, wie viele deiner Karten der Person du auslegst; du darfst welche zurückhalten.
    .source = ruling
clause-GLO-4-6 = Zu einem Satz auf dem Tisch kommen nie Karten hinzu. Durch Auslegen kann ein Satz nur durch einen neuen, größeren ersetzt werden.
    .source = book
clause-GLO-4-7 = Du darfst deinen eigenen Satz ersetzen. Du musst ihn schlagen wie jeden anderen, und seine Karten zählen für den neuen Satz nicht mit.
    .source = book
clause-GLO-4-8 = Der ältere Satz verlässt den Tisch als Ganzes und kommt offen auf einen Ablagestapel; welchen, entscheidet sein Besitzer.
    .source = book
clause-GLO-4-9 = Die Reihenfolge ist: Du legst den neuen Satz vor dich, und der ältere wartet darauf, abgeräumt zu werden; mit der Macht der Ninja wird die Figur geregelt; die wartenden Karten werden abgelegt; dann folgt der Schlussschritt.
    .source = ruling
clause-GLO-4-10 = Ein Satz bleibt liegen, bis er ersetzt wird, durch Figuren verschwindet oder die Runde endet.
    .source = book
clause-GLO-4-11 = Sätze liegen offen: Person, Größe und Besitzer sind allen bekannt.
    .source = book

## 5 Ablegen

clause-GLO-5-1 = Legst du keinen Satz aus, musst du genau eine Karte aus deiner Hand offen oben auf einen Ablagestapel legen. Das darfst du auch, wenn du auslegen könntest.
    .source = book
clause-GLO-5-2 = Du darfst jede Karte aus deiner Hand ablegen, auch eine, die du in diesem Zug gezogen hast, und auch auf den Stapel, von dem sie kam.
    .source = ruling
clause-GLO-5-3 = Sind beide Ablagestapel leer, wird auf Ablagestapel 1 abgelegt. Ist genau einer leer, dann auf diesen. Ist keiner leer, ist die Wahl frei.
    .source = book-ruling
clause-GLO-5-4 = Die Regel über leere Ablagestapel (GLO-5.3) gilt für alles, was abgelegt wird: eine einzelne Karte, einen ersetzten Satz und eine Karte, die eine Figur entfernt.
    .source = ruling
clause-GLO-5-5 = Ein ersetzter Satz wird auf einmal abgelegt: Alle seine Karten kommen auf denselben Stapel, auch wenn einer oder beide leer sind.
    .source = book
clause-GLO-5-6 = Es gibt nie mehr als zwei Ablagestapel, und nur oberste Karten können genommen werden.
    .source = book
clause-GLO-5-7 = Für deine eigene einzelne Karte wählst du den Stapel. Der Besitzer eines Satzes wählt, wenn der Satz ersetzt wird, und wenn nichts anderes eingestellt ist auch, wenn eine Figur eine Karte daraus entfernt.
    .source = book-ruling

## 6 Reaktionen

clause-GLO-6-1 = Wird ein Satz ersetzt oder eine Karte durch eine Figur entfernt, warten diese Karten, bis der Spieler, der wählen darf (GLO-5.7), einen Stapel nennt. Vorher geschieht nichts anderes, außer dass eine Figur für ausgelegte Ninja-Karten geregelt wird.
    .source = ruling
clause-GLO-6-2 = Nach dem Stapel wird nur gefragt, wenn keiner der beiden Ablagestapel leer ist; sonst legt GLO-5.3 ihn fest.
    .source = book
clause-GLO-6-3 = Ob gefragt wird, hängt nur von dem ab, was alle sehen, also verrät die Frage nichts. Wer antwortet, kennt den neuen Satz, beide obersten Karten und die eigene Hand.
    .source = ruling
clause-GLO-6-4 = Karten, die auf einen Stapel warten, gehören zu keinem Satz: Sie bringen keine Punkte und zählen weder beim Schlagen eines Satzes noch für das Ende der Runde.
    .source = ruling
clause-GLO-6-5 = Andere Reaktionen gibt es nicht: kein Abwehren, kein Tauschen, keine Antwort auf Ziehen oder Ablegen.
    .source = ruling

## 7 Das Ende einer Runde

clause-GLO-7-1 = Ob die Runde zu Ende ist, wird einmal pro Zug geprüft, an seinem Ende, und nie zwischendurch. Was vorher im Zug galt, dann aber nicht mehr, hat keine Folgen.
    .source = book
clause-GLO-7-2 = Die Runde endet, wenn jemand genug verschiedene Personen vor sich hat: mindestens 6 zu zweit, 5 zu dritt, 4 zu viert.
    .source = book
clause-GLO-7-3 = Die Runde endet, wenn alle neun Personen auf dem Tisch liegen, bei allen Spielern zusammen gezählt.
    .source = book
clause-GLO-7-4 = Die Runde endet, wenn mindestens ein Nachziehstapel leer ist, was auch immer auf den Ablagestapeln liegt.
    .source = book-ruling
clause-GLO-7-5 = Gilt eine dieser Bedingungen, endet die Runde sofort: Niemand bekommt noch einen Zug, auch wenn manche weniger Züge hatten.
    .source = book
clause-GLO-7-6 = Alle Bedingungen, die gelten, werden als Gründe festgehalten; für die Punkte machen sie keinen Unterschied.
    .source = ruling
clause-GLO-7-7 = Gilt keine und steckt die Runde nicht fest (GLO-11.18), beginnt der nächste Spieler im Uhrzeigersinn seinen Zug.
    .source = book

## 8 Wertung und nächste Runde

clause-GLO-8-1 = Jeder deiner Sätze bringt einmal den Wert seines Charakters, egal wie viele Karten er hat.
    .source = book
clause-GLO-8-2 = Karten auf der Hand und in Stapeln bringen nichts.
    .source = book
clause-GLO-8-3 = Deine Punkte der Runde sind die deiner Sätze, dazu mit kaiserlichen Aufträgen deren Boni. Sie kommen zu deiner Gesamtzahl auf einem offenen Wertungsblatt, das jede Runde bewahrt.
    .source = book
clause-GLO-8-4 = Handkarten werden am Ende einer Runde nicht gezeigt.
    .source = ruling
clause-GLO-8-5 = Wer insgesamt die wenigsten Punkte hat, beginnt die nächste Runde.
    .source = book-ruling
clause-GLO-8-6 = Haben mehrere insgesamt die wenigsten Punkte, beginnt von ihnen, wer in der gerade beendeten Runde die wenigsten hatte.
    .source = book
clause-GLO-8-7 = Herrscht auch dann Gleichstand, geh im Uhrzeigersinn vom linken Nachbarn des letzten Startspielers aus: Der Erste der Gleichen, den du triffst, beginnt. Der letzte Startspieler ist damit als Letzter dran.
    .source = ruling

## 9 Das Ende des Spiels

clause-GLO-9-1 = Das Spiel endet, wenn die letzte Runde gewertet ist.
    .source = book
clause-GLO-9-2 = Wer insgesamt die meisten Punkte hat, gewinnt.
    .source = book
clause-GLO-9-3 = Bei Gleichstand gewinnt von ihnen, wer in einer einzelnen Runde die meisten Punkte hatte.
    .source = book-ruling
clause-GLO-9-4 = Herrscht auch dann Gleichstand, teilen sie sich den Platz.
    .source = ruling
clause-GLO-9-5 = Alle werden nach Gesamtpunkten geordnet und dann nach ihrer besten einzelnen Runde, jeweils die meisten zuerst. Wer in beidem gleich ist, teilt sich den besseren Platz, und der nächste entfällt: 1, 1, 3.
    .source = ruling

## 10 Variante 1: kaiserliche Aufträge

clause-GLO-10-1 = Einmal pro Spiel, vor Runde 1, werden die Auftragsstapel A, B und C getrennt gemischt, und jeder Spieler bekommt von jedem eine Karte. Alles andere wird wie im Grundspiel vorbereitet.
    .source = book-ruling
clause-GLO-10-2 = Die in jedem Stapel übrigen Karten (2 zu zweit, 1 zu dritt, keine zu viert) verlassen das Spiel ungesehen.
    .source = book-ruling
clause-GLO-10-3 = Nach dem letzten Zug jeder Runde, bevor die Punkte aufgeschrieben werden, muss jeder Spieler genau eine Auftragskarte spielen: zuerst der Startspieler dieser Runde, dann die anderen im Uhrzeigersinn.
    .source = book
clause-GLO-10-4 = Aufträge werden offen und nacheinander gespielt; du siehst die, die vor deinem gespielt wurden.
    .source = ruling
clause-GLO-10-5 = Ein Auftrag zahlt seinen Bonus für jede Karte im Satz seiner Person, und zwar dem Besitzer dieses Satzes, wer immer das ist und wer auch den Auftrag spielt. Der Bonus ist 5 Punkte pro Karte für Stapel A, 4 für B und 3 für C.
    .source = book
clause-GLO-10-6 = Ein Auftrag, dessen Person nicht auf dem Tisch liegt, zahlt niemandem etwas, ist aber trotzdem verbraucht.
    .source = book-ruling
clause-GLO-10-7 = Mehrere Aufträge für dieselbe Person zahlen jeder für sich.
    .source = ruling
clause-GLO-10-8 = Aufträge ändern nichts an den Sätzen, und diese bringen außerdem ihre vollen Punkte.
    .source = book
clause-GLO-10-9 = Gespielte Aufträge verlassen das Spiel; im Protokoll bleiben sie sichtbar.
    .source = book-ruling
clause-GLO-10-10 = Boni aus Aufträgen gehören zu den Punkten der Runde: Sie zählen dafür, wer als Nächstes beginnt, für den Sieg und beide Male auch bei Gleichstand.
    .source = ruling
clause-GLO-10-11 = Werden weniger als drei Runden gespielt (Option „rounds“), sind die nicht gespielten Aufträge nichts wert und werden nicht gezeigt.
    .source = ruling
clause-GLO-10-12 = Jeder Stapel wird von oben ausgeteilt, eine Karte an jeden Spieler, im Uhrzeigersinn ab dem Startspieler von Runde 1: Stapel A, dann B, dann C.
    .source = ruling

## 11 Variante 2: die Macht der Ninja

clause-GLO-11-1 = Zu Beginn jeder Runde sind alle 4 Ninja-Figuren im gemeinsamen Vorrat. Figuren, die am Ende einer Runde noch jemand hat, kommen dorthin zurück und sind nichts wert.
    .source = book-ruling
clause-GLO-11-2 = Alle Regeln des Grundspiels gelten weiter. Zu dritt oder zu viert braucht ein Ninja-Satz nach wie vor drei Karten.
    .source = book
clause-GLO-11-3 = Legst du Ninja-Karten aus, auch um deinen eigenen Ninja-Satz zu ersetzen, bekommst du eine Figur aus dem Vorrat, wenn eine da ist: eine pro Auslegen, wie viele Karten es auch sind.
    .source = book-ruling
clause-GLO-11-4 = Die Figur zu nehmen ist freiwillig. Normalerweise geschieht es von selbst; mit der Option „ninja_take“ wirst du gefragt.
    .source = book-ruling
clause-GLO-11-5 = Ist der Vorrat in diesem Moment leer, nimmst du keine Figur und bekommst auch später keine dafür, selbst wenn im selben Zug eine zurückkommt.
    .source = book-ruling
clause-GLO-11-6 = Eine Figur, die du in diesem Zug genommen hast, ist frisch und kann nicht eingesetzt werden; bei der Prüfung am Ende des Zuges wird sie bereit. Sonst sind alle Figuren gleich.
    .source = book
clause-GLO-11-7 = Um in deinem Zug eine Figur einzusetzen, legst du eine bereite Figur in den Vorrat zurück und nennst einen Satz eines Gegners: Eine Karte verlässt diesen Satz.
    .source = book
clause-GLO-11-8 = Gegen eigene Sätze, Hände und Stapel kann keine Figur eingesetzt werden.
    .source = book
clause-GLO-11-9 = Eine Figur kannst du nur in deinem eigenen Zug einsetzen: vor der ersten gezogenen Karte, zwischen den beiden Karten, vor deiner Aktion und danach. Du brauchst eine bereite Figur, und ein Gegner muss einen Satz haben.
    .source = book
clause-GLO-11-10 = Auslegen und Ablegen werden nicht unterbrochen: Zwischen dem Auslegen eines Satzes und dem Abräumen des ersetzten wird keine Figur eingesetzt. „Während“ eines Teils deines Zuges heißt: zwischen den beiden gezogenen Karten oder direkt vor oder nach deiner Aktion. Direkt davor bewirkt eine Figur dasselbe.
    .source = ruling
clause-GLO-11-11 = Die entfernte Karte wird nach GLO-5.3 abgelegt. Der Besitzer des Satzes wählt den Stapel, wenn nicht die Option „ninja_pile_chooser“ das dem überlässt, der die Figur einsetzt.
    .source = ruling
clause-GLO-11-12 = Ist eine Figur eingesetzt, wird derselbe Schritt mit den neuen Möglichkeiten noch einmal gefragt. In einem Zug darfst du beliebig viele bereite Figuren einsetzen, im selben oder in verschiedenen Schritten, gegen denselben oder verschiedene Sätze.
    .source = book
clause-GLO-11-13 = Figuren können einen Satz unter sein Minimum verkleinern, bis auf eine Karte; er zählt für das Ende der Runde und für die Wertung weiterhin als seine Person. Ist die letzte Karte weg, gibt es den Satz nicht mehr, und die Person ist frei.
    .source = ruling
clause-GLO-11-14 = Um einen geschrumpften Satz zu schlagen, zählt seine jetzige Größe. Sein Besitzer kann ihn ersetzen, aber nie auffüllen.
    .source = ruling
clause-GLO-11-15 = Die entfernte Karte kann wie jede andere oberste Karte gezogen werden, auch im selben Zug von dem, der die Figur eingesetzt hat, soweit GLO-3.3 und GLO-3.4 es erlauben.
    .source = ruling
clause-GLO-11-16 = Verlierst du deinen Ninja-Satz, zum Teil oder ganz, hat das keine Folgen für die Figuren, die du hast.
    .source = book-ruling
clause-GLO-11-17 = Kannst du nach deiner Aktion eine Figur einsetzen (GLO-11.9), wirst du gefragt, ob du den Zug beendest oder eine einsetzt, bis du den Zug beendest oder es nicht mehr geht. Sonst entfällt dieser Schritt.
    .source = ruling
clause-GLO-11-18 = Beendet keine der üblichen Bedingungen die Runde, endet sie trotzdem, mit normaler Wertung, wenn die letzten Züge hintereinander, dieser eingeschlossen, keine Karte von einem Nachziehstapel brachten: 100 Züge, oder so viele, wie die Option „stall_limit“ sagt. Ohne diese Variante gibt es diese Regel nicht.
    .source = ruling

## 12 Beide Varianten zusammen

clause-GLO-12-1 = Die Varianten lassen sich verbinden. Alle Regeln von beiden gelten, und normalerweise werden drei Runden gespielt.
    .source = ruling
clause-GLO-12-2 = Während Aufträge gespielt werden, kann keine Figur eingesetzt werden, denn dann ist niemand am Zug.
    .source = ruling
clause-GLO-12-3 = Ein Auftrag zahlt für die Karten, die am Ende der Runde im Satz liegen; vorher entfernte Karten machen ihn also weniger wert.
    .source = ruling

## 13 Entscheidungen

clause-GLO-13-1 = Das sind alle Entscheidungen des Spiels: die erste Karte ziehen, die zweite Karte ziehen, auslegen oder ablegen, der Stapel für Karten, die den Tisch verlassen, den Zug beenden oder eine Figur einsetzen, eine Figur nehmen, und welcher Auftrag gespielt wird. Es entscheidet immer genau ein Spieler.
    .source = ruling
clause-GLO-13-2 = Eine Entscheidung wird nur aus Gründen übersprungen, die alle sehen. Sie wird dann ausgeführt und im Protokoll festgehalten wie jede andere.
    .source = ruling
clause-GLO-13-3 = Nach Auslegen oder Ablegen wird auch gefragt, wenn nur noch eine Möglichkeit bleibt, denn sonst wäre klar, dass deine Hand nur aus einer Person besteht.
    .source = ruling
clause-GLO-13-4 = Jede Aktion außerhalb der angebotenen Möglichkeiten wird abgelehnt und ändert nichts.
    .source = ruling

## 14 Wer was weiß

clause-GLO-14-1 = Solange das Spiel läuft, siehst nur du die Karten deiner Hand und die Vorderseiten deiner Aufträge; niemand sieht die Karten in den Nachziehstapeln, die übrigen Aufträge oder den Startwert des Zufalls. Alles andere ist öffentlich: wie viele Karten Hände und Stapel haben, alles Abgelegte, Sätze, wartende Karten, Figuren, Punkte, Optionen, wer am Zug ist, und aus welchen Stapeln die Aufträge einer Hand sind. Wer zuschaut, weiß, was öffentlich ist; nach dem Spiel darf die ganze Aufzeichnung geöffnet werden.
    .source = ruling
clause-GLO-14-2 = Das öffentliche Protokoll nennt jede gezogene Karte mit ihrem Stapel und die Person nur, wenn sie von einem Ablagestapel kam; außerdem jedes Auslegen, Ablegen und Wegräumen, jede genommene oder eingesetzte Figur, jeden gespielten Auftrag und das Ende einer Runde mit Gründen und Punkten. Dein eigenes Protokoll nennt auch, was du verdeckt gezogen hast.
    .source = ruling
clause-GLO-14-3 = Die Liste der Möglichkeiten sieht nur, wer entscheidet.
    .source = ruling
clause-GLO-14-4 = Keine Entscheidung zwingt dich, andere Handkarten zu zeigen als die, die du auslegst oder ablegst.
    .source = ruling
clause-GLO-14-5 = Was das Protokoll beweist, bleibt allen bekannt. Für jede Hand und Person beginnt eine Zahl die Runde bei 0, steigt um 1 mit jeder solchen Karte, die von einem Ablagestapel genommen wird, und sinkt, aber nicht unter 0, um so viele, wie ausgelegt oder abgelegt werden; mindestens so viele sind auf der Hand. Nimmst du Karten oder einen Auftrag zurück, wissen alle weiterhin, was zu sehen war.
    .source = ruling
