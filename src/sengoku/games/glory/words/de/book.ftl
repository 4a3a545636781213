### Das Regelbuch von Call to Glory: [GLO-3.3] in einem Text ist eine Fußnote, ** hat Gewicht.

glory-web-book-goal = Sammle Charaktere vor dir. **Jeder deiner Charaktere zählt einmal pro Runde seine Zahl**, egal wie viele Karten dort liegen.[GLO-8.1] Nach der letzten Runde gewinnt die höchste Summe.[GLO-9.2]

## Den Tisch lesen

glory-web-book-read-1 = **Die Zahl auf einer Karte** sagt, was der Charakter zählt. So oft gibt es die Karte auch.[GLO-8.1]
glory-web-book-read-2 = **Ein Satz** gehört der Person, in deren Farbe er liegt. Lege eine Karte mehr aus, und der Charakter gehört dir.[GLO-4.4]
glory-web-book-read-3 = **Vier Stapel**, zwei verdeckt und zwei offen. Nehmen kannst du nur die oberste Karte.[GLO-5.6]
glory-web-book-read-4 = **Deine Hand.** Nur du siehst sie. Was du jetzt spielen kannst, hat einen goldenen Rand.[GLO-14.1]
glory-web-book-read-5 = **Die anderen** mit ihren Karten und Punkten. Was sie ausgelegt haben, sehen alle.[GLO-4.11]

## Ein Zug

glory-web-book-turn-1 = Nimm die oberste Karte eines Stapels.[GLO-3.1] Was du von einem Ablagestapel nimmst, sehen alle.[GLO-3.7]
    .title = Zieh eine Karte
    .after = Die Karte ist auf deiner Hand. Jetzt ziehst du die zweite.
glory-web-book-turn-2 = Deine zweite Karte muss von einem anderen Stapel kommen.[GLO-3.3] Du siehst die erste, bevor du wählst.[GLO-3.5]
    .title = Zieh noch eine
    .after = Du hast deine zwei Karten. Lege jetzt einen Satz aus oder lege eine Karte ab.
glory-web-book-turn-3 = Zwei gleiche Karten genügen.[GLO-4.2] Zu dritt oder zu viert brauchst du bei Samurai, Ninjas und Boten drei.[GLO-4.3] Hat schon jemand den Charakter, lege mindestens eine Karte mehr aus: Der alte Satz ist geschlagen.[GLO-4.4]
    .title = Lege einen Satz aus
    .after = Deine Mönche schlagen die von Akira. Der geschlagene Satz geht als Ganzes auf einen Ablagestapel.
glory-web-book-turn-4 = Legst du keinen Satz aus, legst du eine Karte offen auf einen Ablagestapel.[GLO-5.1] Leere Ablagestapel werden zuerst gefüllt.[GLO-5.3]
    .title = Oder lege eine Karte ab
    .after = Deine Karte liegt oben, und wer nach dir kommt, darf sie nehmen.

## Das Ende

glory-web-book-end = Die Runde endet nach einem Zug, wenn eines von drei Dingen stimmt. Jemand hat 6 verschiedene Charaktere (5 zu dritt, 4 zu viert).[GLO-7.2] Alle neun Charaktere liegen auf dem Tisch.[GLO-7.3] Oder ein Nachziehstapel ist leer.[GLO-7.4] Wer die niedrigste Summe hat, beginnt die nächste Runde.[GLO-8.5]

## Beispiele

glory-web-book-example-least = Du hast 2 Boten und 2 Mönche, und ihr spielt zu dritt. Welche kannst du auslegen?[GLO-4.2]
    .title = Zwei oder drei Karten?
    .after = Nur die Mönche. Zu dritt braucht ein Satz Boten 3 Karten.[GLO-4.3]
glory-web-book-example-beat = Akira hat 3 Mönche auf dem Tisch. Du hast 5. Wie viele musst du auslegen?[GLO-4.4]
    .title = Eine mehr als die anderen
    .after = Mindestens 4. Du darfst auch alle 5 auslegen.[GLO-4.5] Akiras 3 Mönche verlassen den Tisch.[GLO-4.8]
glory-web-book-example-beaten = Akiras Mönche schlagen deine 2. Auf welchen Ablagestapel legst du sie? Sie verdecken den Kaiser oder den Bauern.[GLO-5.7]
    .title = Wohin mit geschlagenen Karten?
    .after = Beide Karten kamen auf denselben Stapel.[GLO-5.5] An die Karte darunter kommt jetzt niemand.[GLO-5.6]
glory-web-book-example-end = Ihr spielt zu zweit, und du hast 5 Charaktere. Lege deine 2 Daimyos aus.[GLO-7.2]
    .title = Der sechste Charakter
    .after = Der sechste Charakter beendet die Runde sofort.[GLO-7.5] Du bekommst 18 + 12 + 9 + 8 + 7 + 6 = 60, Akira 20 + 16 = 36.[GLO-8.1]
glory-web-book-example-figure = Du spielst mit der Kraft der Ninjas, und deine Figur ist bereit. Setze sie gegen Akiras Samurai ein.[GLO-11.7]
    .title = Eine Ninja-Figur am Werk
    .after = Eine Karte verlässt den Satz und geht auf einen Ablagestapel.[GLO-11.11] Die Figur kehrt in den Vorrat zurück, und Akira hat noch 4 Samurai.[GLO-11.7]
glory-web-book-example-draw = Du hast einen Bauern von einem Ablagestapel genommen, und jetzt liegt ein Mönch oben. Darfst du ihn auch nehmen?[GLO-3.6]
    .title = Eine zweite Karte vom selben Stapel?
    .after = Nein. Deine zweite Karte muss von einem anderen Stapel kommen.[GLO-3.3] Du hast den Kaiser genommen, und alle haben es gesehen.[GLO-14.1]
glory-web-book-example-own = Deine 3 Ninjas liegen auf dem Tisch, und du hast 5 weitere auf der Hand. Kannst du sie dazulegen?[GLO-4.6]
    .title = Noch einmal dein eigener Satz
    .after = Nein. Deine 5 Ninjas ersetzen deine 3.[GLO-4.7] Die alten kommen auf den leeren Stapel.[GLO-6.2] Du hast einen Satz ausgelegt, also legst du nichts ab.[GLO-2.4]
glory-web-book-example-discard = Ein Ablagestapel ist leer. Lege deinen Boten ab. Kannst du den Stapel wählen?[GLO-5.3]
    .title = Der leere Stapel zuerst
    .after = Nein. Der Bote muss auf den leeren Stapel.[GLO-5.3] Jede andere Karte von dir ginge auch.[GLO-5.2]
glory-web-book-example-pile = In deinem Zug ist ein Nachziehstapel leer geworden. Lege deinen Boten ab. Was geschieht dann?[GLO-3.9]
    .title = Ein leerer Nachziehstapel
    .after = Die Runde endet nach deinem Zug.[GLO-7.4] Niemand bekommt noch einen.[GLO-7.5] Du bekommst 18 Punkte, Akira 20.[GLO-8.1]
glory-web-book-example-start = Diese Karte beendet die zweite Runde. Sie bringt dir 30, Akira 25 und Hana 20. Wer beginnt die dritte?[GLO-8.5]
    .title = Wer beginnt die nächste Runde?
    .after = Hana. Akira und Hana haben beide 55, die niedrigste Summe, und Hanas Runde brachte weniger.[GLO-8.6] Alle Karten werden neu gemischt.[GLO-1.3]
glory-web-book-example-tie = Diese Karte beendet die letzte Runde. Du, Akira und Kenji kommt auf 150 Punkte. Wer gewinnt?[GLO-9.2]
    .title = Gleichstand an der Spitze
    .after = Du und Akira teilt euch den Sieg.[GLO-9.4] Eure besten Runden brachten beide 60, die von Kenji nur 55.[GLO-9.3]
glory-web-book-example-order = Die Runde ist vorbei, und du musst einen Auftrag spielen. Hana hat 2 Kaiserinnen. Spiele deinen Auftrag für Kaiserinnen. Wer bekommt Punkte?[GLO-10.3]
    .title = Ein Auftrag für andere
    .after = Hana bekommt 10: 5 für jede Kaiserin im Satz.[GLO-10.5] Dein Auftrag ist verbraucht.[GLO-10.9]
glory-web-book-example-shrunk = Akira hat 4 Mönche, und du hast nur 4 auf der Hand. Setze deine Ninja-Figur ein. Was ändert sich?[GLO-11.12]
    .title = Eine Figur macht den Weg frei
    .after = Akira hat noch 3 Mönche.[GLO-11.14] Jetzt schlagen deine 4 sie, noch im selben Zug.[GLO-4.4]
glory-web-book-example-both = Ihr spielt mit beiden Varianten. Durch Figuren sind von Akiras 6 Bauern noch 4 übrig. Spiele deinen Auftrag für Bauern. Was bekommt Akira?[GLO-12.3]
    .title = Aufträge und Figuren zusammen
    .after = 20 für die Bauern selbst und 3 für jeden der 4: 32.[GLO-10.5][GLO-8.3]

## In der Schachtel

glory-web-book-box-characters = Charakterkarten
glory-web-book-box-orders = Kaiserliche Aufträge
glory-web-book-box-figures = Ninja-Figuren
glory-web-book-value = zählt
glory-web-book-copies = in der Schachtel
glory-web-book-bonus = Punkte pro Karte
glory-web-book-dots = Zu dritt oder zu viert braucht ein Satz 3 davon.
glory-web-book-plain = Zwei Karten sind schon ein Satz, egal zu wievielt ihr spielt.
glory-web-book-pays = Für jede Karte im Satz des Charakters bekommt so viele Punkte, wer diesen Satz hat.
glory-web-book-figure = Ninja-Figur
glory-web-book-figure-does = Du bekommst eine, wenn du Ninjas auslegst. In einem späteren Zug nimmt sie eine Karte aus einem fremden Satz.
