### Die Regeln von Call to Glory nach ihren Klauseln, in unseren eigenen Worten. `.source` sagt,
### woher jede stammt: aus der Spielregel (book), von uns, wo diese schweigt (ruling), oder beides
### (book-ruling).

## 1 Vorbereitung

clause-GLO-1-1 = Ihr spielt zu zweit, zu dritt oder zu viert. Es geht im Uhrzeigersinn weiter.
    .source = book
clause-GLO-1-2 = Eine Partie hat 4 Runden, oder 3 mit kaiserlichen Aufträgen. Ihr könnt weniger wählen.
    .source = book
clause-GLO-1-3 = Jede Runde beginnt von vorn: Alle 110 Karten werden zusammen gemischt.
    .source = book
clause-GLO-1-4 = Alle bekommen 3 Karten verdeckt.
    .source = book
clause-GLO-1-5 = Die Karten werden einzeln ausgeteilt, im Uhrzeigersinn ab der Person, die die Runde beginnt, dreimal um den Tisch.
    .source = ruling
clause-GLO-1-6 = Der Rest wird in zwei Nachziehstapel geteilt, der größere zuerst. Das sind 52 und 52 Karten zu zweit, 51 und 50 zu dritt, 49 und 49 zu viert.
    .source = book-ruling
clause-GLO-1-7 = Beide Ablagestapel beginnen leer. In der Reihe liegen Nachziehstapel 1, Ablagestapel 1, Ablagestapel 2 und Nachziehstapel 2.
    .source = book
clause-GLO-1-8 = Eine Runde beginnt ohne Sätze, und die Partie beginnt für alle mit 0.
    .source = book
clause-GLO-1-9 = Wer Runde 1 beginnt, wird ausgelost, außer euer Tisch hat jemanden bestimmt.
    .source = ruling
clause-GLO-1-10 = Kaiserliche Aufträge und Ninja-Figuren bleiben in der Schachtel, außer ihr spielt mit ihnen.
    .source = book

## 2 Die Züge

clause-GLO-2-1 = Wer die Runde beginnt, ist zuerst am Zug. Dann geht es im Uhrzeigersinn weiter, bis die Runde endet.
    .source = book
clause-GLO-2-2 = In deinem Zug ziehst du zwei Karten, dann legst du einen Satz aus oder eine Karte ab. Mit der Kraft der Ninjas darfst du auch Figuren einsetzen.
    .source = book
clause-GLO-2-3 = Du musst zweimal ziehen und etwas tun. Passen geht nicht.
    .source = book
clause-GLO-2-4 = Du tust eines von beidem: einen Satz auslegen oder eine Karte ablegen.
    .source = book
clause-GLO-2-5 = Du darfst beliebig viele Karten auf der Hand haben. Eine leere Hand ändert nichts.
    .source = ruling
clause-GLO-2-6 = Alle Karten eines Charakters sind gleich.
    .source = ruling

## 3 Ziehen

clause-GLO-3-1 = Du ziehst genau zwei Karten, jede von oben von einem Stapel.
    .source = book
clause-GLO-3-2 = Jede darf von einem Nachziehstapel oder einem Ablagestapel kommen.
    .source = book
clause-GLO-3-3 = Deine zwei Karten müssen von verschiedenen Stapeln kommen.
    .source = book
clause-GLO-3-4 = Der Stapel deiner ersten Karte bleibt für die zweite gesperrt, auch wenn eine Ninja-Figur ihn inzwischen verändert hat.
    .source = ruling
clause-GLO-3-5 = Du siehst deine erste Karte, bevor du den zweiten Stapel wählst. Jeder andere Stapel ist erlaubt.
    .source = ruling
clause-GLO-3-6 = Kam deine erste Karte von einem Ablagestapel, sehen alle die Karte darunter, aber du kannst sie in diesem Zug nicht nehmen.
    .source = book-ruling
clause-GLO-3-7 = Nur du siehst, was du von einem Nachziehstapel ziehst. Was du von einem Ablagestapel nimmst, sehen alle.
    .source = ruling
clause-GLO-3-8 = Ziehen kannst du immer: Auf beiden Nachziehstapeln liegt mindestens eine Karte, wenn dein Zug beginnt.
    .source = ruling
clause-GLO-3-9 = Ein Nachziehstapel, der aufgebraucht ist, bleibt leer; abgelegte Karten werden nie eingemischt. Deinen Zug machst du noch fertig.
    .source = book-ruling
clause-GLO-3-10 = Liegen nur auf zwei Stapeln Karten und kannst du keine Figur einsetzen, werden deine Karten für dich gezogen, von Nachziehstapel 1 und dann Nachziehstapel 2.
    .source = book-ruling

## 4 Einen Satz auslegen

clause-GLO-4-1 = Ein Satz sind Karten eines Charakters, alle aus deiner Hand.
    .source = book
clause-GLO-4-2 = Du legst mindestens zwei Karten aus.
    .source = book
clause-GLO-4-3 = Zu dritt oder zu viert brauchen Samurai, Ninjas und Boten mindestens drei Karten.
    .source = book
clause-GLO-4-4 = Liegt schon ein Satz dieses Charakters auf dem Tisch, brauchst du mindestens eine Karte mehr.
    .source = book
clause-GLO-4-5 = Du darfst mehr auslegen als nötig oder welche zurückhalten.
    .source = ruling
clause-GLO-4-6 = Einen Satz kannst du nicht ergänzen. Du kannst ihn nur mit einem größeren schlagen.
    .source = book
clause-GLO-4-7 = Du darfst deinen eigenen Satz schlagen. Seine Karten zählen nicht für den neuen.
    .source = book
clause-GLO-4-8 = Ein geschlagener Satz kommt offen auf einen Ablagestapel. Wem er gehört hat, wählt den Stapel.
    .source = book
clause-GLO-4-9 = Zuerst legst du den neuen Satz aus, dann darfst du eine Ninja-Figur nehmen. Danach wird der geschlagene Satz abgelegt, und dein Zug endet.
    .source = ruling
clause-GLO-4-10 = Ein Satz bleibt liegen, bis er geschlagen wird, Figuren ihn auflösen oder die Runde endet.
    .source = book
clause-GLO-4-11 = Sätze liegen offen. Alle sehen Charakter, Größe und wem der Satz gehört.
    .source = book

## 5 Ablegen

clause-GLO-5-1 = Legst du keinen Satz aus, musst du eine Karte aus der Hand offen ablegen. Das darfst du auch, wenn du einen Satz auslegen könntest.
    .source = book
clause-GLO-5-2 = Du darfst jede Karte ablegen, auch eine gerade gezogene, und auch auf den Stapel, von dem sie kam.
    .source = ruling
clause-GLO-5-3 = Ein leerer Ablagestapel muss zuerst gefüllt werden; sind beide leer, dann Ablagestapel 1. Sonst ist die Wahl frei.
    .source = book-ruling
clause-GLO-5-4 = Das gilt für alles, was abgelegt wird: eine einzelne Karte, ein geschlagener Satz und eine Karte, die eine Figur entfernt.
    .source = ruling
clause-GLO-5-5 = Ein geschlagener Satz kommt als Ganzes auf einen Stapel, auch wenn beide leer sind.
    .source = book
clause-GLO-5-6 = Es gibt zwei Ablagestapel, und nehmen kannst du nur die oberste Karte.
    .source = book
clause-GLO-5-7 = Du wählst den Stapel für das, was du selbst ablegst. Wird dein Satz geschlagen oder verliert er durch eine Figur eine Karte, wählst auch du, außer ihr überlasst das der Person, die die Figur einsetzt.
    .source = book-ruling

## 6 Reaktionen

clause-GLO-6-1 = Geschlagene oder entfernte Karten warten, bis ein Stapel gewählt ist (GLO-5.7). Bis dahin geschieht nichts, nur eine Ninja-Figur darf genommen werden.
    .source = ruling
clause-GLO-6-2 = Nach dem Stapel wird nur gefragt, wenn kein Ablagestapel leer ist. Sonst wird es der leere (GLO-5.3).
    .source = book
clause-GLO-6-3 = Die Frage verrät nichts. Du wählst mit dem neuen Satz, beiden obersten Karten und deiner Hand vor Augen.
    .source = ruling
clause-GLO-6-4 = Karten, die auf einen Stapel warten, gehören zu keinem Satz. Sie bringen nichts und schlagen nichts.
    .source = ruling
clause-GLO-6-5 = Andere Reaktionen gibt es nicht: kein Blockieren, kein Tauschen.
    .source = ruling

## 7 Das Ende einer Runde

clause-GLO-7-1 = Ob die Runde vorbei ist, wird einmal geprüft, am Ende eines Zuges. Was nur zwischendurch so war, zählt nicht.
    .source = book
clause-GLO-7-2 = Die Runde endet, wenn jemand genug verschiedene Charaktere hat: 6 zu zweit, 5 zu dritt, 4 zu viert.
    .source = book
clause-GLO-7-3 = Die Runde endet, wenn alle neun Charaktere auf dem Tisch liegen.
    .source = book
clause-GLO-7-4 = Die Runde endet, wenn ein Nachziehstapel leer ist.
    .source = book-ruling
clause-GLO-7-5 = Dann endet die Runde sofort. Niemand kommt mehr an den Zug, auch wer weniger Züge hatte nicht.
    .source = book
clause-GLO-7-6 = Alle Gründe werden genannt. An den Punkten ändern sie nichts.
    .source = ruling
clause-GLO-7-7 = Geht die Runde weiter (von GLO-11.18 abgesehen), geht es im Uhrzeigersinn weiter.
    .source = book

## 8 Wertung und nächste Runde

clause-GLO-8-1 = Jeder deiner Sätze bringt einmal die Zahl seines Charakters, mit wie vielen Karten auch immer.
    .source = book
clause-GLO-8-2 = Karten auf der Hand und auf Stapeln bringen nichts.
    .source = book
clause-GLO-8-3 = Deine Punkte der Runde sind deine Sätze plus Boni aus kaiserlichen Aufträgen. Sie kommen auf dem Wertungsblock zu deiner Summe.
    .source = book
clause-GLO-8-4 = Am Ende einer Runde zeigt niemand die Hand.
    .source = ruling
clause-GLO-8-5 = Wer am wenigsten Punkte hat, beginnt die nächste Runde.
    .source = book-ruling
clause-GLO-8-6 = Bei Gleichstand beginnt, wer davon in dieser Runde am wenigsten bekommen hat.
    .source = book
clause-GLO-8-7 = Ist auch das gleich, geht im Uhrzeigersinn ab der Person, die zuletzt begonnen hat: Die erste davon beginnt. Wer zuletzt begonnen hat, kommt zuletzt.
    .source = ruling

## 9 Das Ende des Spiels

clause-GLO-9-1 = Die Partie endet, wenn die letzte Runde gewertet ist.
    .source = book
clause-GLO-9-2 = Die meisten Punkte gewinnen.
    .source = book
clause-GLO-9-3 = Bei Gleichstand gewinnt die beste einzelne Runde.
    .source = book-ruling
clause-GLO-9-4 = Ist auch das gleich, teilt ihr euch den Platz.
    .source = ruling
clause-GLO-9-5 = Der Endstand geht nach Punkten, dann nach der besten Runde. Wer gleich steht, teilt sich den Platz, und der nächste entfällt: 1, 1, 3.
    .source = ruling

## 10 Variante 1: kaiserliche Aufträge

clause-GLO-10-1 = Vor Runde 1 bekommen alle einen geheimen Auftrag von jedem der Stapel A, B und C.
    .source = book-ruling
clause-GLO-10-2 = Was von einem Stapel übrig ist (2 zu zweit, 1 zu dritt), kommt ungesehen aus dem Spiel.
    .source = book-ruling
clause-GLO-10-3 = Am Ende jeder Runde, vor der Wertung, müssen alle einen Auftrag spielen. Wer die Runde begonnen hat, beginnt, dann im Uhrzeigersinn.
    .source = book
clause-GLO-10-4 = Aufträge werden offen gespielt. Du siehst, was vor dir gespielt wurde.
    .source = ruling
clause-GLO-10-5 = Ein Auftrag zahlt für jede Karte im Satz seines Charakters, an die Person, der der Satz gehört. Das sind 5 Punkte pro Karte von Stapel A, 4 von B und 3 von C.
    .source = book
clause-GLO-10-6 = Hat niemand diesen Satz, zahlt der Auftrag nichts und ist verbraucht.
    .source = book-ruling
clause-GLO-10-7 = Mehrere Aufträge für einen Charakter zahlen alle.
    .source = ruling
clause-GLO-10-8 = Aufträge ändern nichts an den Sätzen, die wie immer zählen.
    .source = book
clause-GLO-10-9 = Gespielte Aufträge kommen aus dem Spiel.
    .source = book-ruling
clause-GLO-10-10 = Der Bonus gehört zu deinen Punkten der Runde: Er zählt dafür, wer beginnt, für den Sieg und bei Gleichstand.
    .source = ruling
clause-GLO-10-11 = Spielt ihr weniger als drei Runden, sind übrige Aufträge nichts wert und bleiben geheim.
    .source = ruling
clause-GLO-10-12 = Aufträge werden im Uhrzeigersinn ausgeteilt, ab der Person, die Runde 1 beginnt: Stapel A, dann B, dann C.
    .source = ruling

## 11 Variante 2: die Macht der Ninja

clause-GLO-11-1 = Jede Runde beginnt mit allen 4 Ninja-Figuren im Vorrat. Wer am Ende noch eine hat, gibt sie zurück, ohne Punkte.
    .source = book-ruling
clause-GLO-11-2 = Alle anderen Regeln bleiben. Zu dritt oder zu viert brauchen Ninjas weiterhin drei Karten.
    .source = book
clause-GLO-11-3 = Legst du Ninjas aus, bekommst du eine Figur aus dem Vorrat, mit wie vielen Karten auch immer. Das gilt auch, wenn du deine eigenen Ninjas schlägst.
    .source = book-ruling
clause-GLO-11-4 = Du darfst die Figur ablehnen. Normalerweise bekommst du sie ungefragt; ihr könnt es anders wählen.
    .source = book-ruling
clause-GLO-11-5 = Ist der Vorrat dann leer, bekommst du keine Figur, jetzt nicht und später nicht.
    .source = book-ruling
clause-GLO-11-6 = In dem Zug, in dem du eine Figur bekommst, kannst du sie nicht einsetzen. Am Ende des Zuges ist sie bereit.
    .source = book
clause-GLO-11-7 = Setzt du eine Figur ein, gib sie zurück und nenne einen Satz von jemand anderem: Daraus verschwindet eine Karte.
    .source = book
clause-GLO-11-8 = Auf eigene Sätze, auf Handkarten oder auf Stapel geht es nicht.
    .source = book
clause-GLO-11-9 = In deinem Zug darfst du eine Figur einsetzen: vor, zwischen und nach dem Ziehen und nach deiner Aktion. Du brauchst eine bereite Figur, und jemand anderes muss einen Satz haben.
    .source = book
clause-GLO-11-10 = Eine Figur kann das Auslegen oder Ablegen nicht unterbrechen. Setze sie direkt davor oder danach ein.
    .source = ruling
clause-GLO-11-11 = Die entfernte Karte wird abgelegt (GLO-5.3). Wem der Satz gehört, wählt den Stapel, außer ihr überlasst das der Person, die die Figur einsetzt.
    .source = ruling
clause-GLO-11-12 = Nach einer Figur geht dein Zug weiter, wo er war. Du darfst so viele bereite Figuren einsetzen, wie du hast, auf beliebige Sätze.
    .source = book
clause-GLO-11-13 = Figuren können einen Satz unter sein Minimum bringen, und er zählt trotzdem. Ist die letzte Karte weg, ist der Charakter frei.
    .source = ruling
clause-GLO-11-14 = Um einen geschrumpften Satz zu schlagen, zählt seine jetzige Größe. Wem er gehört, kann ihn schlagen, aber nicht auffüllen.
    .source = ruling
clause-GLO-11-15 = Die entfernte Karte kann man ziehen wie jede andere, auch im selben Zug (siehe GLO-3.3 und GLO-3.4).
    .source = ruling
clause-GLO-11-16 = Verlierst du deine Ninjas, behältst du deine Figuren.
    .source = book-ruling
clause-GLO-11-17 = Nach deiner Aktion wirst du gefragt, ob du eine Figur einsetzt oder deinen Zug beendest, solange du eine einsetzen kannst (GLO-11.9).
    .source = ruling
clause-GLO-11-18 = Mit Figuren endet die Runde auch nach 100 Zügen hintereinander, in denen keine Karte einen Nachziehstapel verlassen hat. Ihr könnt eine andere Zahl wählen.
    .source = ruling

## 12 Beide Varianten zusammen

clause-GLO-12-1 = Ihr könnt beide Varianten zusammen spielen. Alle Regeln von beiden gelten, mit drei Runden.
    .source = ruling
clause-GLO-12-2 = Während Aufträge gespielt werden, kannst du keine Figuren einsetzen.
    .source = ruling
clause-GLO-12-3 = Ein Auftrag zahlt für die Karten, die am Ende im Satz sind. Früher entfernte zählen nicht.
    .source = ruling

## 13 Entscheidungen

clause-GLO-13-1 = Du wählst deine zwei Karten, was du auslegst oder ablegst, den Stapel für Karten, die vom Tisch gehen, deine Figuren und deine Aufträge. Es wählt immer nur eine Person.
    .source = ruling
clause-GLO-13-2 = Du wirst nicht gefragt, wo alle sehen, dass es nur eine Möglichkeit gibt. Sie geschieht und steht wie immer im Protokoll.
    .source = ruling
clause-GLO-13-3 = Was du auslegst oder ablegst, wirst du immer gefragt, auch bei nur einer Möglichkeit. Sonst wüssten alle, was du auf der Hand hast.
    .source = ruling
clause-GLO-13-4 = Was nicht angeboten wird, wird abgelehnt und ändert nichts.
    .source = ruling

## 14 Wer was weiß

clause-GLO-14-1 = Nur du siehst deine Hand und deine Aufträge, und niemand sieht die Nachziehstapel. Alles andere sehen alle, auch wer zuschaut; nach der Partie kann alles geöffnet werden.
    .source = ruling
clause-GLO-14-2 = Das Protokoll erzählt alles, was alle sehen können: Ziehen mit dem Stapel, Sätze, Ablagen, Figuren, Aufträge und Punkte. Deines nennt auch die Karten, die du gezogen hast.
    .source = ruling
clause-GLO-14-3 = Nur du siehst deine Möglichkeiten.
    .source = ruling
clause-GLO-14-4 = Du musst nie mehr von deiner Hand zeigen, als du auslegst oder ablegst.
    .source = ruling
clause-GLO-14-5 = Alle merken sich, welche Karten du von einem Ablagestapel genommen und noch nicht gespielt hast. Nimmst du etwas zurück, wissen sie trotzdem, was sie gesehen haben.
    .source = ruling
