### Die Regeln von Test of Honour nach ihren Klauseln, in eigenen Worten. `.source` sagt, woher jede
### stammt: die Spielregel (book), öffentliche Quellen (found), eigener Entwurf (house), Auslegung (ruling).

## 1 Geometrie

clause-TOH-1-1 = Jede Einheit hat eine runde Base und keine Vorderseite. Ein Ort auf dem Tisch ist die Mitte einer Base.
    .source = ruling
clause-TOH-1-2 = Entfernungen werden vom Rand der einen Base zum Rand der anderen gemessen. Kontakt ist ein Abstand von höchstens 0,02 Zoll; unter null ist es eine Überlappung.
    .source = ruling
clause-TOH-1-3 = Die Länge eines Weges ist die Summe seiner geraden Stücke, jedes auf ein tausendstel Zoll aufgerundet.
    .source = ruling
clause-TOH-1-4 = Ob ein Punkt nahe an einer geraden Linie liegt, wird exakt bestimmt, in ganzen tausendstel Zoll, durch den Abstand zum nächsten Punkt der Linie.
    .source = ruling
clause-TOH-1-5 = Zwei Linien liegen nahe beieinander, wenn sie sich treffen oder ein Ende der einen nahe an der anderen liegt; eine Linie und ein Geländestück, wenn die Linie im Stück beginnt oder nahe an einem seiner Ränder liegt. Eine Base überlappt ein Stück, das ihrer Mitte näher ist als ihr Radius.
    .source = ruling
clause-TOH-1-6 = Liegt ein Ort in bestimmter Länge in einer Richtung, werden seine Koordinaten zum Anfang hin oder von ihm weg gerundet, wie es die Regel braucht; nach außen gerundet ist die Länge nie zu kurz.
    .source = ruling
clause-TOH-1-7 = Wo eine Richtung zu wählen ist, gibt es 16, beginnend im Osten und gegen den Uhrzeigersinn.
    .source = ruling
clause-TOH-1-8 = Eine Base wird an 16 Punkten ihres Randes gesehen.
    .source = ruling
clause-TOH-1-9 = Ein Angreifer trifft sein Ziel am ersten Berührungspunkt des geraden Weges; wer schon Kontakt hat, bleibt stehen.
    .source = ruling
clause-TOH-1-10 = Alle dürfen jederzeit alles messen.
    .source = book
clause-TOH-1-11 = Eine Einheit, die verschoben wird, kommt auf den nächsten freien Ort, gesucht in 16 Richtungen und Schritten von 0,05 Zoll, ohne Gebäude oder Hindernisse zu kreuzen. Es gilt der Ort, der am besten in der gewünschten Richtung liegt. Gibt es keinen, bleibt sie stehen.
    .source = ruling
clause-TOH-1-12 = Ein Freund, auf dessen Platz eine andere Einheit zu stehen kommt, weicht: Er wird von ihr weg verschoben, höchstens 3 Zoll und nicht näher an Gegner als 1 Zoll oder als zuvor.
    .source = book-ruling
clause-TOH-1-13 = Eine Einheit lebt, bis sie entfernt wird. Sie ist auf dem Tisch, neben dem Tisch oder in Reserve; Abstand und Sicht kennen nur Einheiten auf dem Tisch. Freunde sind die anderen Einheiten deiner Seite, Gegner die der anderen.
    .source = ruling
clause-TOH-1-14 = Zählt die nächste Einheit und sind zwei gleich nah, zählt die mit der niedrigeren Nummer.
    .source = ruling
clause-TOH-1-15 = Quer zur Bahn verdeckt eine Base einen Streifen, so breit wie sie selbst, es sei denn, ihre Mitte liegt hinter der Vorderseite des Ziels. Gelände verdeckt, was davon vor dem Ziel liegt, raues Gelände nur, wo es mehr als 1 Zoll tief ist. Lücken bis 0,02 Zoll zählen nicht.
    .source = ruling

## 2 Würfel und Proben

clause-TOH-2-1 = Eine Probe wirft so viele Würfel, wie die Fähigkeit sagt, mehr oder weniger durch Anpassungen. Bleibt keiner, misslingt sie ohne Wurf und ohne Patzer.
    .source = book
clause-TOH-2-2 = Eine Probe gelingt mit mindestens 3 Schwertern und nicht mehr Kreuzen als Schwertern. Ein Doppel zählt als 2 Schwerter.
    .source = book
clause-TOH-2-3 = Ein Treffer-, Ausweich- oder Schadenswurf, der mit 5 oder mehr Schwertern gelingt, bringt den Bonus der Waffe für diesen Wurf.
    .source = book
clause-TOH-2-4 = Ein Treffer-, Ausweich- oder Schadenswurf mit mehr Kreuzen als Schwertern ist ein Patzer und misslingt.
    .source = book
clause-TOH-2-5 = Verstands-, Ehren- und freie Gewandtheitsproben kennen weder Bonus noch Patzer.
    .source = book-ruling
clause-TOH-2-6 = Wo ein Effekt einen einzelnen Würfel wirft, zählen nur Schwerter.
    .source = book
clause-TOH-2-7 = Aller Zufall kommt aus dem Startwert der Partie; die Würfel eines Wurfs hängen nicht voneinander ab.
    .source = ruling

## 3 Eine Truppe aufstellen

clause-TOH-3-1 = Du rekrutierst für höchstens die Punkte des Szenarios; was du nicht ausgibst, verfällt.
    .source = book
clause-TOH-3-2 = Eine Truppe hat genau einen Helden und höchstens zwei weitere Samurai.
    .source = book-found
clause-TOH-3-3 = Soldateneinheiten kosten zusammen mindestens ein Drittel der Grenze, aufgerundet.
    .source = found-ruling
clause-TOH-3-4 = Eine Truppe hat höchstens 8 Soldateneinheiten, darunter höchstens 5 Gruppen, und höchstens je einen Feldwebel, Musiker, Bannerträger und Bogenfeldwebel.
    .source = ruling
clause-TOH-3-5 = Jeder Held und Samurai erhält umsonst eine Nahkampfwaffe deiner Wahl oder stattdessen gegen Aufpreis eine beliebige Fernkampfwaffe: Bogen oder Muskete für 2 Punkte, Wurfwaffen für 1. Soldaten tragen die Waffe ihrer Karte.
    .source = book-ruling
clause-TOH-3-6 = Ein Krieger kämpft die ganze Schlacht mit dieser einen Waffe. Bogen, Muskete und Wurfwaffen zählen im Nahkampf als Dolch.
    .source = book
clause-TOH-3-7 = Beide Truppen werden heimlich aufgestellt und zusammen gezeigt. Von da an sind Karten, Zustände und Wunden offen.
    .source = book-ruling
clause-TOH-3-8 = Eine eigene Liste entsteht Karte für Karte: zuerst der Held, dann in der Reihenfolge der Karten, nie zurück. Angeboten werden nur Karten, mit denen noch eine gültige Liste entstehen kann, und du darfst aufhören, sobald die Liste gültig ist. Helden und Samurai wählst du mit Waffe und Ausrüstung.
    .source = ruling

## 4 Aufbau

clause-TOH-4-1 = Die Reihenfolge ist: Truppen, Gelände, Zielmarker, Aufstellung, Beutel, erster Zug. Einheiten sind durchnummeriert, Süden zuerst.
    .source = book-ruling
clause-TOH-4-2 = Im Beutel ist ein Marker für jede Aktion jeder Einheit beider Seiten, für Samurai oder Soldaten, und 3 Schicksalsmarker. Einheiten in Reserve zählen mit.
    .source = book-ruling
clause-TOH-4-3 = Eine Einheit steht mit der ganzen Base in ihrer Zone, frei von allem und mindestens 1 Zoll von Gegnern entfernt. Gibt es keinen solchen Ort, wächst die Zone um 1 Zoll, bis es ihn gibt.
    .source = book-ruling
clause-TOH-4-4 = Das Szenario sagt, ob beide Seiten abwechselnd eine Einheit aufstellen oder eine Seite nach der anderen.
    .source = found
clause-TOH-4-5 = Der Zufall des Aufbaus fällt in fester Reihenfolge: die Münze, das Gelände, der Marker der Spionin, dann die Stapel der Fertigkeiten, Verletzungen und Schande.
    .source = ruling

## 5 Runde und Marker

clause-TOH-5-1 = Wer zieht, nimmt blind einen Marker aus dem Beutel; jeder ist gleich wahrscheinlich.
    .source = book
clause-TOH-5-2 = Du gibst einen Aktionsmarker an eine deiner lebenden Einheiten seiner Art, die noch eine Aktion hat. Die Aktion ist sofort verbraucht.
    .source = book-ruling
clause-TOH-5-3 = Eine Einheit kann pro Runde so viele Marker bekommen, wie sie Aktionen hat: Soldaten meist 1, Samurai 2 oder 3.
    .source = book
clause-TOH-5-4 = Auch Einheiten neben dem Tisch und in Reserve können Marker nehmen.
    .source = book-ruling
clause-TOH-5-5 = Ein Marker, der genutzt werden kann, muss genutzt werden; eine Bewegung darf auch null sein.
    .source = book-ruling
clause-TOH-5-6 = Hat, wer zieht, keine Einheit für den Marker, nimmt und nutzt ihn der Gegner.
    .source = book
clause-TOH-5-7 = Nach jedem Marker, der die Runde nicht beendet, zieht die andere Seite, auch wenn sie gerade einen weitergegebenen genutzt hat.
    .source = book
clause-TOH-5-8 = Der erste und der zweite Schicksalsmarker einer Runde bringen keine Aktion. Auf Stufe 1 geschieht sonst nichts; auf Stufe 2 und 3 wird eine Fertigkeit aufgedeckt.
    .source = book-found
clause-TOH-5-9 = Wer eine Aktion verliert, verliert einen Marker seiner Art aus dem Beutel; sie gilt als verbraucht. Ist keine Aktion übrig, geschieht nichts.
    .source = book
clause-TOH-5-10 = Wird eine Einheit entfernt, verlassen ihre ungenutzten Marker den Beutel und kommen nie zurück.
    .source = book
clause-TOH-5-11 = Der dritte Schicksalsmarker beendet die Runde sofort, was auch immer noch im Beutel ist.
    .source = book
clause-TOH-5-12 = Am Ende einer Runde lösen sich Gegner voneinander, und das Szenario wird geprüft; dann kehren alle Aktionen zurück, der Beutel wird neu gefüllt, und Karten für einmal je Runde sind wieder bereit. Wer den dritten Schicksalsmarker zog, zieht zuerst.
    .source = book
clause-TOH-5-13 = Lösen: Einheiten, die einem Gegner näher als 1 Zoll sind, werden bis zu 6 Zoll weggeschoben, zuerst die der Seite, die die nächste Runde beginnt. Wo kein Platz ist, bleiben sie stehen.
    .source = book-ruling
clause-TOH-5-14 = Blutstropfen, die Zeichen für wachsam, nachladen und am Boden, getragene Marker und Karten bleiben über das Rundenende hinaus.
    .source = book-ruling
clause-TOH-5-15 = Eine freie Aktion braucht keinen Marker und zählt nicht zu den Aktionen; sonst ist sie eine Aktion ihrer Art. Sie ist auch erlaubt, wenn alle Aktionen verbraucht sind.
    .source = book
clause-TOH-5-16 = Hat deine letzte Entscheidung keine Würfel gebraucht und nichts Neues gezeigt, wartet der nächste Aktionsmarker auf dein Zeichen. Bis dahin darfst du sie zurücknehmen.
    .source = ruling

## 6 Aktionen und Bewegung

clause-TOH-6-1 = Mit einem Marker darf eine Einheit sich bewegen, schießen, anstürmen, sich wachsam bewegen, aufstehen, nachladen, suchen oder eintreffen. Ausweichen ist nur eine Reaktion.
    .source = book
clause-TOH-6-2 = Eine Einheit am Boden kann nur aufstehen oder ausweichen. Beim Aufstehen darf sie bis zu 3 Zoll gehen.
    .source = book
clause-TOH-6-3 = Eine Bewegung geht bis zu 6 Zoll weit.
    .source = book
clause-TOH-6-4 = Eine wachsame Bewegung geht bis zu 3 Zoll weit und macht die Einheit wachsam. Jede spätere Aktion beendet das mit ihrem Beginn, auch Ausweichen und freie Aktionen.
    .source = book
clause-TOH-6-5 = Nachladen entfernt das Nachladezeichen; die Einheit bewegt sich nicht.
    .source = book
clause-TOH-6-6 = Du nennst, wo eine Bewegung endet; die Einheit nimmt den günstigsten Weg. Jede Richtung und beliebig viele Drehungen sind erlaubt, Stehenbleiben auch.
    .source = book-ruling
clause-TOH-6-7 = Unterwegs bleibt eine Base auf dem Tisch, geht über keinen Freund, hält sich von Gebäuden frei und kommt keinem Gegner näher als 1 Zoll oder als sie ihm beim Start war.
    .source = book-ruling
clause-TOH-6-8 = Eine Einheit endet mit der ganzen Base auf dem Tisch und überlappt keine Base, kein Gebäude und kein Hindernis.
    .source = book
clause-TOH-6-9 = Ein Weg kostet seine Länge und 1 Zoll für jedes gekreuzte Hindernis, einmal. Berührt ein Teil davon raues Gelände, ist die Grenze höchstens 3 Zoll.
    .source = book-ruling
clause-TOH-6-10 = Der Weg ist der günstigste, der sich nur an 16 Punkten um Bases und Geländeecken dreht; eine Suche meidet raues Gelände unter der vollen Grenze, eine andere geht überall unter 3 Zoll. Wo es einen Weg gibt, ist der Ort erreichbar.
    .source = ruling
clause-TOH-6-11 = Niemand verlässt den Tisch, außer das Szenario erlaubt es.
    .source = book
clause-TOH-6-12 = Eine freie Bewegung hat die Grenze einer gewöhnlichen und darf abgelehnt werden. Eine Einheit am Boden erhält weder freie Bewegung noch freien Ansturm.
    .source = book-ruling

## 7 Sicht, der Weg, das nächste Ziel

clause-TOH-7-1 = Um anzustürmen oder zu schießen, muss der Angreifer das Ziel sehen, wenn er es nennt.
    .source = book
clause-TOH-7-2 = Eine Einheit sieht eine andere, wenn mindestens eine der 256 Linien zwischen den Rändern ihrer Bases frei ist.
    .source = book-ruling
clause-TOH-7-3 = Eine Linie wird von der Base jeder anderen Einheit versperrt, ob sie steht oder am Boden liegt.
    .source = book
clause-TOH-7-4 = Eine Linie wird von einem Gebäude versperrt.
    .source = book
clause-TOH-7-5 = Eine Linie wird von einem Hindernis versperrt, außer einer der beiden steht hoch oder der Angreifer berührt das Hindernis.
    .source = book-ruling
clause-TOH-7-6 = Eine Linie wird von einem Hügel versperrt, wenn keiner der beiden hoch steht.
    .source = book
clause-TOH-7-7 = Eine Linie wird versperrt, wenn sie insgesamt durch mehr als 1 Zoll raues Gelände läuft.
    .source = book
clause-TOH-7-8 = Eine Einheit steht hoch, wenn ihre Mitte auf einem Hügel liegt.
    .source = ruling
clause-TOH-7-9 = Der Weg zum Ziel ist eine Bahn, so breit wie die Base des Angreifers, bis zum ersten Berührungspunkt. Was hinter dem Ziel liegt, ist nicht im Weg.
    .source = book-ruling
clause-TOH-7-10 = Eine Einheit oder ein Geländestück, das die Bahn überlappt, ist im Weg. Überlappungen bis 0,02 Zoll und offenes Gelände zählen nicht.
    .source = book-ruling
clause-TOH-7-11 = Das Ziel ist verdeckt und kann nicht angegriffen werden, wenn es nicht zu sehen ist oder wenn das, was im Weg ist, die ganze Breite der Bahn zustellt: eine Base oder mehrere zusammen, bei einem Schuss auch Gelände. Ist nur ein Teil zugestellt, verlieren Schüsse Würfel, und ein Ansturm kann verboten sein.
    .source = book-ruling
clause-TOH-7-12 = Der nächste Gegner ist der mit dem kleinsten Abstand unter allen, die nicht verdeckt sind, bei einem Schuss in Reichweite, ob du ihn angreifen darfst oder nicht. Gleiche Abstände sind gleich nah.
    .source = book
clause-TOH-7-13 = Du nennst das Ziel. Ist es nicht der nächste Gegner, legt der Angreifer eine Verstandsprobe ab, auch wenn er den nächsten nicht angreifen kann; misslingt sie, muss er das nächste gültige Ziel angreifen. Die Aktion lässt sich nicht mehr ändern.
    .source = book-ruling
clause-TOH-7-14 = Ein Schütze legt die Probe nach seiner Bewegung von höchstens 3 Zoll ab, ein Anstürmender, bevor er sich bewegt.
    .source = ruling

## 8 Schießen und Anstürmen

clause-TOH-8-1 = Um zu schießen, braucht eine Einheit eine Fernkampfwaffe ohne Nachladezeichen und muss auf den Beinen sein. Sie geht bis zu 3 Zoll und schießt; das Ziel muss von dort gültig sein, wo sie endet.
    .source = book
clause-TOH-8-2 = Ein gültiges Ziel eines Schusses ist ein Gegner auf dem Tisch, in Reichweite und nicht verdeckt, ohne Freund des Schützen im Weg und mit mindestens 1 Trefferwürfel.
    .source = book-ruling
clause-TOH-8-3 = Ein Schuss verliert 1 Würfel für jeden Gegner und jedes Geländestück im Weg. Stücke, die der Schütze berührt, zählen nicht, ebenso ein Hügel, auf dem einer der beiden steht.
    .source = book-ruling
clause-TOH-8-4 = Nach jedem Schuss erhält eine Muskete ein Nachladezeichen.
    .source = book
clause-TOH-8-5 = Eine Einheit auf den Beinen stürmt bis zu 6 Zoll weit in Kontakt und greift sofort im Nahkampf an. Das Ziel ist ein Gegner auf dem Tisch, nicht verdeckt, für einen Ansturm erreichbar und mit mindestens 1 Trefferwürfel.
    .source = book-ruling
clause-TOH-8-6 = Ein anderer Gegner auf dem geraden Weg verbietet den Ansturm.
    .source = book
clause-TOH-8-7 = Ein Ansturm geht gerade, wenn kein Gebäude im Weg ist, am Ende Platz ist, Freunde dort weichen können und die Reichweite genügt. Der Zoll um Gegner zählt beim Ansturm nicht.
    .source = book-ruling
clause-TOH-8-8 = Verhindert nur Gelände den geraden Weg, darf der Ansturm mit einer Drehung darum herum. Eine Drehung kostet 1 Trefferwürfel.
    .source = book-ruling
clause-TOH-8-9 = Jeder Freund im Weg kostet 1 Trefferwürfel. Freunde treten zur Seite, um den Angreifer durchzulassen, und nehmen ihren Platz wieder ein; nur wer am Ende steht, bleibt auf der Seite.
    .source = book-ruling
clause-TOH-8-10 = Ein Hindernis zu kreuzen kostet 1 Zoll Reichweite und keinen Würfel. Liegt es ganz am Ende, hält der Anstürmende davor, und der Kampf wird darüber hinweg geführt.
    .source = book-ruling
clause-TOH-8-11 = Erhöhte Stellung gibt 1 Trefferwürfel mehr, wenn der Angreifer hoch steht und das Ziel nicht. Beim Ansturm zählt der Ort davor.
    .source = book-ruling

## 9 Einen Angriff abhandeln

clause-TOH-9-1 = Ein Angriff läuft so: Treffen, Ausweichen, Schaden, erzwungene Bewegung, Nervenproben, freie Aktionen.
    .source = book-ruling
clause-TOH-9-2 = Trefferwürfel: Zielen, 1 mehr für eine Gruppe von 2 oder 3 Mann, im Nahkampf gegen ein Ziel am Boden, von erhöhter Stellung oder durch den Bogenfeldwebel, und weniger für das, was im Weg ist.
    .source = book
clause-TOH-9-3 = Misslingt der Trefferwurf, misslingt der Angriff.
    .source = book
clause-TOH-9-4 = Nach einem Patzer beim Treffen wirft die Seite des Ziels 1 Würfel: Bei einem Schwert erhält der Angreifer einen Blutstropfen. Das gilt auch für Schüsse.
    .source = book
clause-TOH-9-5 = Trefferboni, die sofort wirken: Ein rascher Stich wirft 1 Würfel, und bei einem Schwert erhält das Ziel einen Blutstropfen; ein Zwillingshieb oder flinker Schuss nimmt dem Ausweichwurf 1 Würfel.
    .source = book-ruling
clause-TOH-9-6 = Trefferboni für später: Durchbohren, Betäuben, tiefer Schnitt und Schreckenshieb.
    .source = book
clause-TOH-9-7 = Nach einem gelungenen Trefferwurf muss das Ziel ausweichen, wenn es kann: umsonst, wenn es wachsam ist, was damit endet, sonst durch Aufgabe einer Aktion. Ohne beides gibt es keinen Ausweichwurf.
    .source = book-ruling
clause-TOH-9-8 = Ausweichen ist eine Aktion außerhalb des eigenen Zugs und Pflicht: Niemand entscheidet etwas. Einheiten am Boden weichen aus wie andere.
    .source = book
clause-TOH-9-9 = Ausweichwürfel: Gewandtheit, 1 weniger gegen einen Zwillingshieb oder flinken Schuss, 1 mehr beim Banner, und die von Karten.
    .source = book
clause-TOH-9-10 = Gelingt das Ausweichen, richtet der Angriff keinen Schaden an. Der Bonus im Nahkampf hängt von der Waffe des Verteidigers ab: ein rascher Stich, eine Rückhand, die den Angreifer zu Boden schlägt, oder ein Gegenangriff. Gegen einen Schuss ist es immer eine freie Bewegung.
    .source = book
clause-TOH-9-11 = Ein Patzer beim Ausweichen misslingt, und der Verteidiger geht zu Boden.
    .source = book
clause-TOH-9-12 = Ist das Ausweichen misslungen oder nicht gewürfelt, sitzt der Angriff: Betäuben schlägt das Ziel zu Boden, Durchbohren gibt 1 Schadenswürfel mehr.
    .source = book-ruling
clause-TOH-9-13 = Schadenswürfel: Stärke im Nahkampf, sonst die Würfel der Waffe; 1 mehr für jeden Blutstropfen auf dem Ziel, 1 für Durchbohren, 1 gegen ein Ziel ohne Rüstung.
    .source = book
clause-TOH-9-14 = Gelingt der Schadenswurf, wird ein einzelner Krieger gefällt und entfernt; eine Gruppe verliert einen Mann und wird mit dem letzten entfernt.
    .source = book
clause-TOH-9-15 = Misslingt der Schadenswurf ohne Patzer, ist das Ziel leicht verwundet und erhält einen Blutstropfen. Blutstropfen haben keine Grenze und entfernen von sich aus niemanden.
    .source = book
clause-TOH-9-16 = Bei einer leichten Wunde wirft ein tiefer Schnitt 1 Würfel für so viele weitere Blutstropfen, wie er Schwerter zeigt; nach einem Schreckenshieb legen das Ziel und alle Gegner im Umkreis von 6 Zoll um den Angreifer eine Nervenprobe ab.
    .source = book-ruling
clause-TOH-9-17 = Ein Patzer beim Schaden prallt ab: kein Blutstropfen, aber das Ziel wird zurückgedrängt.
    .source = book-ruling
clause-TOH-9-18 = Eine Gruppe, die einen Mann verliert und überlebt, behält ihre Blutstropfen und wird zurückgedrängt wie nach einer leichten Wunde.
    .source = book-ruling
clause-TOH-9-19 = Wer leicht verwundet oder gestreift ist oder einen Mann einer Gruppe verliert, wird 1 Zoll vom Angreifer zurückgedrängt, auch durch Schüsse. Nach einem Nahkampfangriff, der nichts bewirkt, wird der Angreifer 1 Zoll zurückgedrängt. Schüsse, die fehlgehen, verschieben niemanden.
    .source = book-ruling
clause-TOH-9-20 = Freie Aktionen kommen zuletzt und dürfen abgelehnt werden: Nachstoßen ist ein Ansturm oder eine Bewegung, wenn niemand anzustürmen ist; Aufrücken ist eine Bewegung; ein Gegenangriff ist ein Ansturm des Verteidigers. Was daraus folgt, geht vor.
    .source = book
clause-TOH-9-21 = Wer zu Boden geht, liegt, eine Gruppe als Ganzes. Trefferwürfe im Nahkampf dagegen haben 1 Würfel mehr. Noch einmal zu Boden zu gehen ändert nichts.
    .source = book-ruling

## 10 Rückzug und Tischrand

clause-TOH-10-1 = Ein Rückzug geht gerade vom Angreifer oder vom Ziel weg. Er ist weder Aktion noch Bewegung.
    .source = book
clause-TOH-10-2 = Eine Einheit, die ihren Rückzug in rauem Gelände oder auf einem Hügel beginnt, darf es verlassen. Aus rauem Gelände zieht sie sich höchstens 3 Zoll zurück.
    .source = book-ruling
clause-TOH-10-3 = Ein Rückzug endet an jedem Geländestück, oder wenn er einem Gegner näher käme als 1 Zoll oder als zuvor, oder am Tischrand.
    .source = book
clause-TOH-10-4 = Freunde halten einen Rückzug nie auf: Sie weichen. Kann einer nicht, endet der Rückzug früher.
    .source = book
clause-TOH-10-5 = Ein Rückzug, den ein Gegner aufhält oder der näher als 1 Zoll an einem endet, kostet einen Blutstropfen; dann wird die Einheit frei verschoben, wenn Platz ist.
    .source = book
clause-TOH-10-6 = Eine Einheit, die über den Rand gedrängt wird, ist neben dem Tisch. Sie steht auf und lässt los, was sie trug.
    .source = book-ruling
clause-TOH-10-7 = Sie legt sofort eine Ehrenprobe ab; misslingt sie, ist sie verloren.
    .source = book
clause-TOH-10-8 = Neben dem Tisch kann eine Einheit nicht angegriffen werden, steht niemandem im Weg und legt keine Nervenproben ab. Sie behält Blutstropfen, Wachsamkeit, Nachladezeichen und Karten.
    .source = ruling
clause-TOH-10-9 = Ihre nächste Aktion muss das Eintreffen sein: eine Bewegung von 6 Zoll oder eine wachsame von 3, von einem Punkt des Randes im Umkreis von 9 Zoll um die Stelle, an der sie verschwand. Dort muss sie 1 Zoll von allen Gegnern entfernt sein.
    .source = book-ruling
clause-TOH-10-10 = Wo sie den Tisch betritt, folgt daraus, wohin sie geht: der Punkt, von dem der Weg am günstigsten ist.
    .source = ruling
clause-TOH-10-11 = Gibt es keinen Weg auf den Tisch, ist der Marker ohne Wirkung verbraucht.
    .source = ruling

## 11 Nerven und Ehre

clause-TOH-11-1 = Wird eine Einheit gefällt, legt jeder ihrer Freunde auf dem Tisch im Umkreis von 6 Zoll eine Nervenprobe ab, einmal je Gefallenem.
    .source = book
clause-TOH-11-2 = Eine Nervenprobe ist eine Ehrenprobe: Ehre, 1 mehr für eine Gruppe von 3 Mann, 1 weniger für jeden eigenen Blutstropfen, 1 mehr beim Musiker, und die von Karten.
    .source = book
clause-TOH-11-3 = Wer scheitert, flieht sofort 6 Zoll vom Angreifer, bevor die nächste Einheit ihre Probe ablegt. Einheiten am Boden fliehen auch und bleiben am Boden.
    .source = book-ruling
clause-TOH-11-4 = Der Besitzer wählt, welche Einheit als Nächste dran ist. Eine Einheit, die inzwischen nicht mehr auf dem Tisch ist, wird übergangen.
    .source = ruling
clause-TOH-11-5 = Eine Einheit, die am Rand verloren geht, fällt durch den Angriff, der sie vertrieb: Freunde im Umkreis von 6 Zoll um ihren letzten Ort legen ihre Probe nach denen ab, die schon dran waren. Ist ihr eigener Angriff gescheitert, fliehen sie vor dessen Ziel. Ohne Angriff gibt es keine Probe.
    .source = book-ruling
clause-TOH-11-6 = Blutstropfen schwächen jede Ehrenprobe, auch am Rand und ums Überleben.
    .source = book-ruling

## 12 Gruppen und Anführer

clause-TOH-12-1 = Eine Gruppe besteht aus drei Soldaten auf einer Base. Sie handelt, bewegt sich, wird angegriffen und verwundet wie eine Einheit.
    .source = book
clause-TOH-12-2 = Sie hat eine Aktion und einen Satz Werte.
    .source = book
clause-TOH-12-3 = Sie hat 1 Zielen mehr, solange 2 oder 3 Mann stehen, und 1 Ehre mehr, solange alle 3 stehen.
    .source = book
clause-TOH-12-4 = Blutstropfen gehören der ganzen Gruppe und bleiben, wenn ein Mann fällt.
    .source = book
clause-TOH-12-5 = Nur der Verlust des letzten Mannes zwingt Freunde zu Nervenproben.
    .source = book
clause-TOH-12-6 = Ein Anführer hilft nur auf dem Tisch und auf den Beinen, nur anderen Einheiten seiner Seite, und dieselbe Regel zählt einmal je Wurf.
    .source = ruling
clause-TOH-12-7 = Feldwebel: Nach seiner Bewegung mit einem Marker darf eine Soldateneinheit im Umkreis von 6 Zoll umsonst anstürmen.
    .source = found
clause-TOH-12-8 = Musiker: Soldaten im Umkreis von 12 Zoll erhalten 1 Würfel mehr bei Nervenproben.
    .source = found
clause-TOH-12-9 = Bannerträger: Soldaten im Umkreis von 6 Zoll erhalten 1 Würfel mehr bei Ausweichwürfen.
    .source = found
clause-TOH-12-10 = Bogenfeldwebel: Ein Bogentrupp im Umkreis von 3 Zoll erhält 1 Trefferwürfel mehr, wenn er schießt.
    .source = found

## 13 Gelände

clause-TOH-13-1 = Hindernis: Einheiten stehen auf einer der beiden Seiten, nie darauf. Kreuzen kostet 1 Zoll; es versperrt die Sicht und hält Rückzüge auf.
    .source = book
clause-TOH-13-2 = Raues Gelände: darf betreten werden; höchstens 3 Zoll Bewegung; Sicht 1 Zoll tief; im Weg von Schüssen; hält Rückzüge von außen auf.
    .source = book
clause-TOH-13-3 = Hügel: versperrt die Sicht zwischen zwei Einheiten, die nicht hoch stehen, und hält Rückzüge von außen auf. Wer hoch steht, sieht über Hindernisse und Hügel hinweg, wird über sie hinweg gesehen und trifft mit 1 Würfel mehr. Bases und Gebäude versperren weiterhin.
    .source = book
clause-TOH-13-4 = Gebäude: für alle verschlossen; versperrt Sicht, Bewegung und Rückzug.
    .source = book
clause-TOH-13-5 = Was jedes Geländestück ist, steht vor der Schlacht fest und ist allen bekannt.
    .source = book

## 14 Zielmarker, Gefangene, Reserven

clause-TOH-14-1 = Zielmarker liegen flach: Sie versperren nichts. Darauf zu stehen ist Kontakt.
    .source = ruling
clause-TOH-14-2 = Um zu suchen, muss eine Einheit auf den Beinen, die nichts trägt, einen Zielmarker berühren, ohne Gegner im Umkreis von 3 Zoll. Sie bewegt sich nicht und legt eine Verstandsprobe ab.
    .source = found-ruling
clause-TOH-14-3 = Die Einheit, die die Gefangene findet, trägt sie. Ist sie allein, nimmt eine Einheit einer Seite, die das darf, sie mit, wenn sie ihre Bewegung in Kontakt beendet, ohne Gegner näher als 1 Zoll, und das will. Niemand trägt zwei.
    .source = house
clause-TOH-14-4 = Wer trägt, geht höchstens 4 Zoll weit und stürmt, schießt und sucht nicht.
    .source = house
clause-TOH-14-5 = Wer trägt, verliert die Gefangene an Ort und Stelle, wenn er entfernt wird, zu Boden geht, an einer Nervenprobe scheitert oder vom Tisch gedrängt wird; nie aus freien Stücken.
    .source = house
clause-TOH-14-6 = Du beherrschst einen Zielmarker, wenn eine deiner Einheiten auf den Beinen im Umkreis von 3 Zoll steht und kein Gegner.
    .source = house
clause-TOH-14-7 = Wer die Gefangene vom Beginn einer Bewegung an trug und diese am verlangten Rand beendet, verlässt mit ihr den Tisch; das Ziel ist erreicht.
    .source = house
clause-TOH-14-8 = Eine Reserve wird bei der Aufstellung benannt und wartet neben dem Tisch; ihre Marker sind im Beutel.
    .source = found
clause-TOH-14-9 = Eine Reserve, die einen Marker erhält, legt eine Verstandsprobe mit 1 Würfel mehr für jede beendete Runde ab. Gelingt sie, kommt sie von einem erlaubten Rand; sonst ist der Marker verbraucht.
    .source = found-ruling
clause-TOH-14-10 = Einheiten in Reserve leben, können nicht angegriffen werden und beherrschen nichts.
    .source = ruling

## 15 Szenarien

clause-TOH-15-1 = Verluste zählen, was gefällt wurde: den Preis jedes einzelnen Kriegers, ein Drittel des Preises für jeden Mann einer Gruppe. Endet das Szenario gleich, gewinnen die geringeren Verluste, dann weniger Blutstropfen, dann ist es unentschieden.
    .source = house
clause-TOH-15-2 = Zufälliges Gelände liegt in Paaren, jedes Stück mit einem um die Mitte gedrehten Zwilling, 2 Zoll von anderen Stücken und 1,5 Zoll von Zielmarkern. Ein Paar, das in 100 Versuchen keinen Platz findet, entfällt.
    .source = house
clause-TOH-15-3 = Ein Streifen wird vom eigenen Tischrand gemessen. Wer die Münze gewinnt, stellt zuerst auf und zieht zuerst, außer das Szenario sagt es anders.
    .source = house
clause-TOH-15-4 = Eine Seite ohne lebende Einheiten verliert sofort. Ein erreichtes Ziel beendet die Schlacht sofort, vor Nervenproben und freien Aktionen; nur genommene Würfel werden noch mit Schande bezahlt.
    .source = ruling
clause-TOH-15-5 = Ist die letzte Runde vorbei, entscheidet das Szenario. Die Grenze lässt sich auf 3 bis 20 Runden einstellen.
    .source = ruling
clause-TOH-15-6 = Du darfst statt des Geländes aus dem Szenario dein eigenes legen: Stücke nach Art, Stelle, Größe und Winkel. Sie liegen ganz auf dem Tisch, überlappen sich nicht und lassen Platz für Missionsziele und Aufstellung.
    .source = book-ruling
clause-TOH-15-7 = Eigenes Gelände wird um ganze Grad gedreht. Jede Ecke liegt auf dem nächsten Tausendstel Zoll, und Vierteldrehungen sind genau.
    .source = house
clause-TOH-15-10 = Erstes Treffen: Truppen für 11 Punkte, ein Schrein in der Mitte, Zonen 12 Zoll tief, eine Seite nach der anderen; Stufe 1. Wer den Helden verliert, verliert sofort. An der Grenze gewinnen die geringeren Verluste.
    .source = found-house
clause-TOH-15-11 = Sturm auf den Außenposten: 15 Punkte, 5 Runden. Norden stellt höchstens 10 Punkte mit dem Helden um drei Gebäude auf; der Rest kommt später vom Nordrand. Süden kommt aus einem Streifen von 3 Zoll und zieht zuerst. Mehr beherrschte Zielmarker gewinnen; Gleichstand ist für Norden.
    .source = found-house
clause-TOH-15-12 = Das Schlachtfeld: 18 Punkte, Zonen von 6 Zoll, abwechselnd aufgestellt. Beide Seiten durchsuchen fünf Zielmarker; ein Erfolg ist ein Fund und entfernt den Marker. 3 Funde gewinnen sofort; an der Grenze mehr Funde, dann geringere Verluste.
    .source = found-house
clause-TOH-15-13 = Die Spionin: 21 Punkte, Zonen von 6 Zoll, abwechselnd aufgestellt. Einer von drei Zielmarkern verbirgt sie; niemand weiß, welcher. Ein falscher wird nach der Suche entfernt; auch der letzte muss noch durchsucht werden. Ist sie gefunden, muss sie über den eigenen Rand. An der Grenze gewinnt die Seite, die sie trägt, sonst die geringeren Verluste.
    .source = found-house
clause-TOH-15-14 = Straßensperre: 21 Punkte. Norden stellt zuerst auf, 12 Zoll tief; dann Süden in 6 Zoll, nennt, wer die Spionin trägt, und zieht zuerst. Süden gewinnt, wenn es mit ihr im Norden den Tisch verlässt, Norden, wenn es das im Süden tut, oder an der Grenze.
    .source = found-house
clause-TOH-15-15 = Befreiung: 24 Punkte. Norden notiert heimlich, an welchem Zielmarker die Gefangene ist, und stellt höchstens 12 Punkte mit dem Helden auf; der Rest kommt von jedem Rand außer dem Südrand. Süden kommt aus einem Streifen von 3 Zoll, zieht zuerst, sucht und trägt als Einziger und gewinnt, wenn es mit ihr im Süden den Tisch verlässt. Norden gewinnt, wenn der Held und alle Samurai des Südens weg sind, oder an der Grenze.
    .source = found-ruling
clause-TOH-15-16 = Der letzte Samurai: 12 bis 24 Punkte, Zonen von 9 Zoll, abwechselnd aufgestellt. Wer den Helden und alle Samurai verliert, verliert sofort. An der Grenze gewinnen die geringeren Verluste.
    .source = house

## 16 Feldzug

clause-TOH-16-1 = Ein Feldzug sind sechs verbundene Schlachten: Erstes Treffen, Sturm auf den Außenposten, Das Schlachtfeld, Die Spionin, Straßensperre, Befreiung. Für jede wird die Truppe neu aufgestellt.
    .source = found
clause-TOH-16-2 = Wer Erstes Treffen verliert, greift den Außenposten an; wer Die Spionin gewinnt, geleitet sie in Straßensperre; wer Straßensperre verliert, greift in Befreiung an; sonst und nach einem Unentschieden entscheidet eine Münze. Wer angreift oder geleitet, spielt Süden.
    .source = found-house
clause-TOH-16-3 = Wer ab Stufe 2 eine Schlacht gewinnt, zieht eine Fertigkeit, die noch niemand behält. Sie liegt in jeder späteren Schlacht von Beginn an beim Helden, bis sie endgültig verbraucht ist.
    .source = found-house
clause-TOH-16-4 = Andere Fertigkeiten und Verletzungen sind nach der Schlacht fort; wie viele Schandekarten gezogen wurden, wird notiert.
    .source = found-house
clause-TOH-16-5 = Eine Schlacht ist 1 Punkt wert, Befreiung 2. Mehr Punkte gewinnen; dann weniger Schande, dann, wer Befreiung gewann, dann ist es unentschieden.
    .source = house

## 17 Stufe 2: Fertigkeiten

clause-TOH-17-1 = Jede Seite erhält einen verdeckten Schicksalsstapel, den niemand sieht: so viele der 23 Fertigkeiten, wie ihr Held und ihre Samurai Aktionen haben.
    .source = found
clause-TOH-17-2 = Erstes Treffen wird immer ohne Karten gespielt.
    .source = found
clause-TOH-17-3 = Mit dem ersten und dem zweiten Schicksalsmarker einer Runde deckt, wer zieht, die oberste Karte seines Schicksalsstapels auf und gibt sie seinem Helden oder einem seiner Samurai.
    .source = found
clause-TOH-17-4 = Die Karten eines entfernten Samurai werden abgelegt. Ein Samurai darf beliebig viele haben. Liegt er am Boden oder ist er nicht auf dem Tisch, helfen seine Karten nur ihm selbst.
    .source = house
clause-TOH-17-5 = Karten werden zu festen Zeitpunkten eingesetzt: wenn ihr Besitzer einen Marker erhält, vor einem Wurf, nach einem Wurf, nach einem Ansturm oder nach einer leichten Wunde. Der Besitzer der handelnden Einheit kommt zuerst, dann der Gegner, jeder, bis er passt.
    .source = house
clause-TOH-17-6 = Der Zeitpunkt vor einem Ausweichwurf kommt, bevor das Ausweichen bezahlt wird: Mit der richtigen Karte geht keine Aktion verloren. Wachsamkeit endet trotzdem.
    .source = house
clause-TOH-17-7 = Zusätzliche Würfel werden addiert. Ein zweiter Wurf ersetzt den ersten ganz.
    .source = house

## 18 Stufe 3: Verletzungen und Schande

clause-TOH-18-1 = Ein Held oder Samurai, der gefällt würde, legt eine Überlebensprobe mit seiner Ehre ab, 1 Würfel weniger für jeden Blutstropfen und Makel. Gelingt sie, erhält er einen Blutstropfen und eine Verletzung, wird 1 Zoll zurückgedrängt, und niemand legt eine Nervenprobe ab. Misslingt sie, wird er entfernt.
    .source = found-ruling
clause-TOH-18-2 = Jeder offene Makel nimmt seiner nächsten Ehrenprobe 1 Würfel; danach werden alle seine Makel umgedreht. Anführer und Karten helfen bei einer Überlebensprobe nicht.
    .source = found-house
clause-TOH-18-3 = Der Bonus des Angreifers zählt auch, wenn das Ziel überlebt.
    .source = ruling
clause-TOH-18-4 = Vor seinem eigenen Treffer-, Ausweich-, Schadens- oder Verstandswurf darf ein Held oder Samurai 1 Würfel mehr nehmen, einmal je gezogenem Marker. Ist alles abgehandelt, spätestens am Ende der Schlacht, zieht er eine Schandekarte.
    .source = found-house
clause-TOH-18-5 = Ist er inzwischen entfernt oder die Schlacht vorbei, wird die Karte gezogen und notiert, aber ohne Wirkung.
    .source = house
clause-TOH-18-6 = Die Stapel der Verletzungen und der Schande sind gemeinsam und liegen verdeckt; gezogene Karten liegen offen.
    .source = ruling

## 19 Entscheidungen und Wissen

clause-TOH-19-1 = Wer ein Ziel nennt, das nicht das nächste ist, legt sofort die Probe ab. Ausweichen, Überleben, Lösen, Weichen und Zurückdrängen geschehen von selbst.
    .source = ruling
clause-TOH-19-2 = Eine Aktion wird mit allem, was aus ihr folgt, ganz abgehandelt, bevor etwas anderes geschieht.
    .source = book
clause-TOH-19-3 = Offen für alle: der Tisch, Einheiten, Wunden, Zeichen, verbrauchte Marker, wie viele Marker jeder Art im Beutel sind, wie groß die Stapel sind, offene Karten und alle Würfel.
    .source = book
clause-TOH-19-4 = Geheim: die Reihenfolge der Marker und der verdeckten Stapel, der Marker der Spionin, das Gefängnis (sein Besitzer kennt es) und die Truppen, bis beide bereit sind. Eine misslungene Suche verrät nichts.
    .source = ruling

## 20 Züge, die Bots erwägen

clause-TOH-20-1 = Für Bots ist eine Bewegung eine Wahl unter Richtungen, Zielmarkern, Gegnern und Rändern; was sie auch wählen, es muss erlaubt sein.
    .source = ruling
clause-TOH-20-2 = Bots schießen von dort, wo sie stehen, oder nach einem kleinen Schritt und erwägen jedes gültige Ziel.
    .source = ruling
clause-TOH-20-3 = Bots stellen in ihrer Zone auf, auf einem Raster von 1,5 Zoll.
    .source = ruling
clause-TOH-20-4 = Bots stellen Truppen aus den Karten auf, die die Regeln erlauben.
    .source = ruling

## 21 Das Ende

clause-TOH-21-1 = Eine Schlacht endet durch ihr Ziel, durch den Verlust aller Einheiten oder durch die Rundengrenze: mit einem Sieger oder unentschieden.
    .source = book
clause-TOH-21-2 = Der Fall eines Helden beendet nur Erstes Treffen; sonst geht die Schlacht weiter.
    .source = ruling
