### Die Regeln von Samurai: Das Kartenspiel nach Paragraphen, in eigenen Worten. `.source` sagt, woher
### jeder kommt: aus der Spielregel (book) oder von uns, wo diese schweigt (ruling).

## 1 Vorbereitung

clause-SAM-1-1 = Das Spiel ist für zwei, drei oder vier Personen.
    .source = book
clause-SAM-1-2 = Jeder nimmt den vollständigen Satz Einflusskarten einer Farbe.
    .source = book
clause-SAM-1-3 = Zu viert verlassen vorab, für alle sichtbar, ein Samurai 1 und ein Samurai 2 jeden Satz. Zu zweit und zu dritt ist jeder Satz vollständig.
    .source = book
clause-SAM-1-4 = Der Vorrat enthält zu zweit 10 Steine jeder Form, zu dritt und zu viert je 16.
    .source = book
clause-SAM-1-5 = Alle 44 Dorfkarten werden zu einem offenen Stapel gemischt, gleich wie viele mitspielen.
    .source = book
clause-SAM-1-6 = Das oberste Dorf kommt offen in die Mitte des Tisches, auf Feld (0,0). Danach sind 43 Karten übrig, und die neue oberste Karte ist zu sehen.
    .source = book
clause-SAM-1-7 = Jeder mischt den eigenen Satz zu einem verdeckten Stapel und zieht die obersten 5 Karten auf die Hand; 10 bleiben im Stapel, zu viert 8.
    .source = book
clause-SAM-1-8 = Wer beginnt, wird ausgelost, mit gleichen Chancen für alle, oder steht in der Option „start_player“.
    .source = ruling
clause-SAM-1-9 = Gespielt wird im Uhrzeigersinn: von jedem Platz zum nächsten und vom letzten zurück zum ersten.
    .source = book
clause-SAM-1-10 = Aller Zufall fällt in die Vorbereitung: das Mischen der Dörfer, das Mischen jedes Stapels und wer beginnt, jeweils aus eigener Quelle. Danach ist nichts mehr Zufall.
    .source = ruling

## 2 Das Raster

clause-SAM-2-1 = Der Tisch ist ein Raster ohne Rand. Osten ist rechts, Norden ist oben, und das erste Dorf liegt auf (0,0).
    .source = ruling
clause-SAM-2-2 = Dörfer und Einflusskarten bilden ein Schachbrett: Neben einem Dorf ist immer Platz für Karten, nie für ein anderes Dorf.
    .source = book
clause-SAM-2-3 = Ein Dorf hat vier Seiten: die Felder nördlich, östlich, südlich und westlich davon. Zwei Seiten im rechten Winkel sind benachbart, die anderen liegen einander gegenüber.
    .source = book
clause-SAM-2-4 = Ein Dorf ist offen, solange eine Seite leer ist, und wird gewertet, sobald alle vier belegt sind. Nie liegt ein Dorf neben einem anderen, also sind alle vier Seiten nutzbar.
    .source = book
clause-SAM-2-5 = Eine Karte auf dem Tisch bewegt sich nie, wird nie überdeckt und verschwindet nie.
    .source = ruling
clause-SAM-2-6 = Ein leeres Dorffeld bleibt ein Loch, bis dort ein Dorf gelegt wird; eine Einflusskarte kann dort nie liegen.
    .source = ruling
clause-SAM-2-7 = Wo mehrere Felder zugleich behandelt werden, gilt die Reihenfolge Nord, Ost, Süd, West der eben gespielten Karte; Symbole kommen in der Folge Helm, Buddha, Reisfeld. Die Reihenfolge ändert kein Ergebnis.
    .source = ruling

## 3 Züge

clause-SAM-3-1 = Ein Zug hat vier Schritte: eine Karte spielen, neue Dörfer legen, geschlossene Dörfer werten, ziehen. Dann ist die nächste Person an der Reihe.
    .source = book
clause-SAM-3-2 = Du spielst genau eine Karte pro Zug. Niemand darf passen oder eine zweite Karte spielen, und keine Karte hat eine eigene Kraft.
    .source = book
clause-SAM-3-3 = In einer Runde hat jeder einen Zug, beginnend beim Startspieler.
    .source = book
clause-SAM-3-4 = Es gibt keine Reaktionen: Nur wer am Zug ist, entscheidet etwas, und außerhalb des Zuges wird nichts gezeigt.
    .source = ruling
clause-SAM-3-5 = Deine Karte und ihr Feld stehen fest, bevor der Dorfstapel berührt oder eine Karte gezogen wird, denn beides zeigt Neues.
    .source = ruling
clause-SAM-3-6 = Aktiv ist, wer am Zug ist.
    .source = ruling

## 4 Eine Karte spielen

clause-SAM-4-1 = Eine Karte darf auf jedes leere Einflussfeld, das nördlich, östlich, südlich oder westlich ein Dorf neben sich hat.
    .source = book
clause-SAM-4-2 = Jede Karte deiner Hand darf auf jedes solche Feld, auch wo keines ihrer Symbole zählt.
    .source = book
clause-SAM-4-3 = Gleiche Karten auf deiner Hand sind ein und dieselbe Wahl.
    .source = ruling
clause-SAM-4-4 = Die Karte wird offen gelegt und bleibt das ganze Spiel über deine.
    .source = book
clause-SAM-4-5 = Die Felder sind für alle dieselben, und jedes berührt nur offene Dörfer.
    .source = ruling
clause-SAM-4-6 = Du musst spielen, solange es ein solches Feld gibt; wer am Zug ist, hat immer eine Karte.
    .source = book
clause-SAM-4-7 = Die Möglichkeiten stehen Karte für Karte in der Reihenfolge der Schachtel, und je Karte Feld für Feld: von West nach Ost, dann von Süd nach Nord.
    .source = ruling

## 5 Neue Dörfer legen

clause-SAM-5-1 = Spielst du neben ein Dorf und liegt an einer benachbarten Seite dieses Dorfes eine Karte von jemand anderem, so ist auf dem Feld zwischen den beiden Karten ein neues Dorf fällig, falls es leer ist.
    .source = book
clause-SAM-5-2 = Gehören beide Karten dir, macht dieses Paar nichts fällig.
    .source = book
clause-SAM-5-3 = Ein Paar genügt für ein Feld, was auch immer die anderen Paare ringsum besagen; es bekommt trotzdem nur ein Dorf.
    .source = ruling
clause-SAM-5-4 = Karten an gegenüberliegenden Seiten eines Dorfes machen nichts fällig, ebenso wenig Karten, die einander über ein Loch hinweg gegenüberliegen, oder schräge Karten mit zwei Löchern dazwischen.
    .source = ruling
clause-SAM-5-5 = Das Paar muss die eben gespielte Karte enthalten. Zwei ältere Karten machen nichts fällig, auch wenn ein Dorf dieses Zuges sie verbindet.
    .source = ruling
clause-SAM-5-6 = Ein in diesem Zug gelegtes Dorf zählt sofort und kann für die eben gespielte Karte ein weiteres Feld fällig machen, sofern die Option „chain“ nichts anderes sagt.
    .source = ruling
clause-SAM-5-7 = Das Dorf darf eines sein, das deine Karte eben geschlossen hat: Es ist noch nicht umgedreht.
    .source = book
clause-SAM-5-8 = Kurz: Eine Seite der eben gespielten Karte ist fällig, wenn sie leer ist, eine Seite daneben ein Dorf hat und auf der Ecke zwischen diesen beiden Seiten eine Karte von jemand anderem liegt.
    .source = ruling
clause-SAM-5-9 = Solange ein Feld fällig ist und der Stapel Karten hat, nimmst du die oberste, wodurch alle die nächste sehen, und legst sie: auf das einzige fällige Feld oder auf das, welches du von zweien wählst.
    .source = book
clause-SAM-5-10 = Du wählst mit Blick auf die nächste Karte des Stapels, falls es eine gibt, und so bei jeder weiteren; tiefere Karten sind nie zu sehen.
    .source = book
clause-SAM-5-11 = Legen ist Pflicht: Die genommene Karte muss verwendet werden und lässt sich nicht gegen die nächste tauschen.
    .source = book
clause-SAM-5-12 = Geht der Stapel zwischendurch aus, bleiben die noch fälligen Felder Löcher. Auch für die letzte Karte wählst du.
    .source = ruling
clause-SAM-5-13 = Ist der Stapel leer, wird kein Dorf mehr gelegt, und nichts wird später nachgeholt.
    .source = ruling
clause-SAM-5-14 = Ein Loch kann in jedem späteren Zug durch eine neue Karte gefüllt werden, die es fällig macht.
    .source = ruling
clause-SAM-5-15 = Eine Karte bringt höchstens drei Dörfer (zwei ohne Ketten), du wählst zwischen höchstens zwei Feldern, und solange der Stapel reicht, ändern deine Entscheidungen nicht, welche Felder gefüllt werden.
    .source = ruling

## 6 Dörfer werten

clause-SAM-6-1 = Sind die Dörfer gelegt, wird jedes noch nicht gewertete Dorf mit Karten an allen vier Seiten gewertet.
    .source = book
clause-SAM-6-2 = Das gilt auch für ein Dorf, das in diesem Zug in ein Loch kam, dessen vier Seiten schon belegt waren.
    .source = ruling
clause-SAM-6-3 = Jedes Symbol des Dorfes wird für sich betrachtet.
    .source = book
clause-SAM-6-4 = Dein Einfluss auf ein Symbol ist die Summe deiner Karten an den vier Seiten, die dafür zählen: Karten mit diesem Symbol und alle Samurai.
    .source = book
clause-SAM-6-5 = Eine Karte zählt mit vollem Wert für jedes der bis zu vier Dörfer, die sie berührt; sie wird nicht verbraucht.
    .source = book
clause-SAM-6-6 = Wer mehr Einfluss auf ein Symbol hat als alle anderen, bekommt einen Stein seiner Form, wie groß der Vorsprung auch ist.
    .source = book
clause-SAM-6-7 = Bei Gleichstand um den höchsten Einfluss bekommt niemand den Stein, auch niemand mit weniger.
    .source = book
clause-SAM-6-8 = Hat niemand Einfluss auf ein Symbol, bekommt niemand seinen Stein.
    .source = ruling
clause-SAM-6-9 = Schließt eine Karte mehrere Dörfer, werden alle gewertet, jedes für sich.
    .source = book
clause-SAM-6-10 = Alle Symbole werden gewertet, auch wenn der Vorrat einer Form leer ist: Dann bekommst du einen Ersatz, der wie ein Stein zählt.
    .source = book
clause-SAM-6-11 = Zu den vergebenen Steinen einer Form zählen auch Ersatzsteine; der Vorrat zeigt, was von den echten übrig ist, nie weniger als 0.
    .source = ruling
clause-SAM-6-12 = Steine liegen offen vor ihren Besitzern, nach Formen sortiert, und werden nie verloren oder getauscht.
    .source = book
clause-SAM-6-13 = Ein gewertetes Dorf wird umgedreht, ebenso eine Karte inmitten von vier gewerteten Dörfern. Das ist nur fürs Auge: Eine solche Karte spielt keine Rolle mehr.
    .source = book
clause-SAM-6-14 = Dörfer werden gelegt, bevor andere gewertet werden. Die andere Reihenfolge ergäbe dasselbe.
    .source = ruling

## 7 Ziehen

clause-SAM-7-1 = Am Ende deines Zuges ziehst du die oberste Karte deines Stapels und hast wieder 5 Karten. Ist der Stapel leer, ziehst du nichts.
    .source = book
clause-SAM-7-2 = So bleibt deine Hand bei 5 Karten, solange der Stapel reicht, und schrumpft dann um eine pro Zug. Dein Satz hat 15 Karten, zu viert 13.
    .source = ruling
clause-SAM-7-3 = Gespielte Karten kehren nie in einen Stapel zurück.
    .source = ruling

## 8 Das Ende des Spiels

clause-SAM-8-1 = Das Spiel geht zu Ende, wenn alle Steine einer Form vergeben sind.
    .source = book
clause-SAM-8-2 = Das Spiel geht zu Ende, wenn die letzte Karte des Dorfstapels genommen ist.
    .source = book
clause-SAM-8-3 = Das Spiel geht zu Ende, wenn alle ihre letzte Karte gespielt haben. Da alle gleich oft spielen, geschieht das nur am Ende einer Runde.
    .source = book
clause-SAM-8-4 = Die laufende Runde wird immer zu Ende gespielt: Das Spiel ist am Ende der Runde aus, in der der erste dieser Gründe eintrat.
    .source = book
clause-SAM-8-5 = Im Rest dieser Runde gelten alle Regeln unverändert.
    .source = book
clause-SAM-8-6 = Beginnt ein Zug und ist kein Feld mehr frei, auf das man spielen kann, ist das Spiel sofort aus; niemand könnte je wieder spielen.
    .source = ruling
clause-SAM-8-7 = Offene Dörfer, Löcher, Handkarten und Stapel zählen nichts.
    .source = ruling
clause-SAM-8-8 = Ein Grund für das Ende bleibt bestehen. Das Ergebnis nennt alle, die zutreffen: Steine, Dörfer, Karten, kein Feld mehr.
    .source = ruling

## 9 Das Ergebnis

clause-SAM-9-1 = Alle zählen ihre Steine je Form, Ersatzsteine eingeschlossen.
    .source = book
clause-SAM-9-2 = Du hast die Mehrheit einer Form, wenn du mehr davon hast als jede andere einzelne Person. Ein Gleichstand ist niemandes Mehrheit, und null Steine sind nie eine.
    .source = book
clause-SAM-9-3 = Wer gar keine Mehrheit hat, kann nicht gewinnen.
    .source = book
clause-SAM-9-4 = Wer die Mehrheit von zwei oder drei Formen hat, gewinnt, gleich mit welchen Zahlen. Es gibt nie mehr als eine solche Person.
    .source = book
clause-SAM-9-5 = Sonst lassen alle mit einer Mehrheit diese Sorte beiseite und zählen die Steine der beiden anderen Sorten. Die meisten Steine gewinnen.
    .source = book
clause-SAM-9-6 = Bei gleichen Summen gewinnt, wer mehr Steine der eigenen Mehrheitsform hat.
    .source = book
clause-SAM-9-7 = Sind auch diese gleich, teilen sich die Beteiligten den Sieg.
    .source = book
clause-SAM-9-8 = Hat nur eine Person eine Mehrheit, gewinnt sie.
    .source = ruling
clause-SAM-9-9 = Hat niemand eine Mehrheit, gewinnt niemand: Die Partie endet unentschieden. Ihr könnt vorher etwas anderes ausmachen: Dann gewinnen die meisten Steine, oder alle teilen sich den Sieg.
    .source = book-ruling
clause-SAM-9-10 = Alle Plätze folgen derselben Logik: erst zwei oder drei Mehrheiten, dann eine (nach der Summe der anderen Formen, dann nach der Mehrheitsform), dann keine (nach allen Steinen). Wer gleich liegt, teilt einen Platz, und der nächste entfällt: 1, 1, 3.
    .source = ruling
clause-SAM-9-11 = Plätze, Zugreihenfolge und übrige Karten lösen nie einen Gleichstand auf.
    .source = book

## 10 Wer weiß was

clause-SAM-10-1 = Vom Dorfstapel ist nur die oberste Karte zu sehen; solange ein Dorf auf seinen Platz wartet, diese Karte und die neue oberste.
    .source = book
clause-SAM-10-2 = Du siehst deine eigene Hand und alles, was offen liegt. Was ein Gegner noch nicht gespielt hat, wissen alle, aber nicht, wie es sich auf Hand und Stapel verteilt; die Reihenfolge der Stapel kennt niemand.
    .source = ruling
clause-SAM-10-3 = Umgedrehte Karten bleiben allen bekannt.
    .source = ruling
