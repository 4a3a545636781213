### Die Regeln von Samurai: Das Kartenspiel nach Paragraphen, in eigenen Worten. `.source` sagt, woher
### jeder kommt: aus der Spielregel (book) oder von uns, wo diese schweigt (ruling).

## 1 Vorbereitung

clause-SAM-1-1 = Ihr spielt zu zweit, zu dritt oder zu viert.
    .source = book
clause-SAM-1-2 = Alle nehmen einen Satz Einflusskarten in einer Farbe.
    .source = book
clause-SAM-1-3 = Zu viert legen alle einen Samurai 1 und einen Samurai 2 offen in die Schachtel zurück. Zu zweit oder zu dritt spielt ihr mit allen Karten.
    .source = book
clause-SAM-1-4 = Der Vorrat hat 10 Steine jeder Sorte zu zweit und 16 zu dritt oder zu viert.
    .source = book
clause-SAM-1-5 = Alle 44 Dörfer werden zu einem offenen Stapel gemischt, egal zu wievielt ihr spielt.
    .source = book
clause-SAM-1-6 = Das oberste Dorf kommt in die Mitte des Tisches. 43 bleiben übrig, und alle sehen das nächste.
    .source = book
clause-SAM-1-7 = Alle mischen ihren Satz zu einem verdeckten Nachziehstapel und ziehen 5 Karten. 10 bleiben übrig, oder 8 zu viert.
    .source = book
clause-SAM-1-8 = Wer beginnt, wird ausgelost, außer euer Tisch hat jemanden bestimmt.
    .source = ruling
clause-SAM-1-9 = Es geht im Uhrzeigersinn weiter.
    .source = book
clause-SAM-1-10 = Zufall gibt es nur am Anfang: beim Mischen der Dörfer, beim Mischen der Nachziehstapel und bei der Frage, wer beginnt. Danach ist nichts mehr Zufall.
    .source = ruling

## 2 Das Raster

clause-SAM-2-1 = Das Land hat keinen Rand. Osten ist rechts, und Norden ist oben.
    .source = ruling
clause-SAM-2-2 = Dörfer und Einflusskarten bilden ein Schachbrett. Neben einem Dorf ist Platz für Karten, nie für ein anderes Dorf.
    .source = book
clause-SAM-2-3 = Um ein Dorf liegen vier Felder: Norden, Osten, Süden und Westen. Zwei Felder im rechten Winkel sind Nachbarn, die anderen liegen gegenüber.
    .source = book
clause-SAM-2-4 = Ein Dorf ist voll und wird gewertet, wenn seine vier Felder besetzt sind. Nie liegt ein Dorf neben einem anderen, also lässt sich jedes Feld nutzen.
    .source = book
clause-SAM-2-5 = Eine Karte auf dem Tisch bewegt sich nie, wird nie verdeckt und geht nie weg.
    .source = ruling
clause-SAM-2-6 = Eine Lücke bleibt leer, bis ein Dorf dort liegt. Einflusskarten kommen dort nie hin.
    .source = ruling
clause-SAM-2-7 = Geschieht mehreres zugleich, geht es nördlich, östlich, südlich, westlich deiner Karte und Helm, Buddha, Reisfeld. Die Reihenfolge ändert am Ergebnis nichts.
    .source = ruling

## 3 Züge

clause-SAM-3-1 = In deinem Zug legst du eine Karte an, legst neue Dörfer, wertest volle und ziehst. Dann geht es reihum weiter.
    .source = book
clause-SAM-3-2 = Du musst genau eine Karte anlegen. Keine Karte hat eine eigene Wirkung.
    .source = book
clause-SAM-3-3 = In einer Runde sind alle einmal am Zug, ab der Person, die begonnen hat.
    .source = book
clause-SAM-3-4 = Nur wer am Zug ist, entscheidet etwas. Reagieren geht nicht.
    .source = ruling
clause-SAM-3-5 = Sobald ein Dorf aufgedeckt oder eine Karte gezogen ist, stehen deine Karte und ihr Feld fest.
    .source = ruling
clause-SAM-3-6 = Wer gefragt wird, ist am Zug.
    .source = ruling

## 4 Eine Karte spielen

clause-SAM-4-1 = Du darfst eine Karte auf jedem leeren Feld neben einem Dorf anlegen.
    .source = book
clause-SAM-4-2 = Jede Karte darf dorthin, auch wo ihre Sorte nicht zählt.
    .source = book
clause-SAM-4-3 = Gleiche Karten auf deiner Hand sind dieselbe Wahl.
    .source = ruling
clause-SAM-4-4 = Die Karte liegt offen und bleibt deine.
    .source = book
clause-SAM-4-5 = Dieselben Felder stehen allen offen, und jedes berührt nur Dörfer, die noch nicht voll sind.
    .source = ruling
clause-SAM-4-6 = Du musst anlegen, solange es ein Feld gibt. Wer am Zug ist, hat immer eine Karte.
    .source = book
clause-SAM-4-7 = Deine Möglichkeiten stehen Karte für Karte in der Liste, und bei jeder von Westen nach Osten, dann von Süden nach Norden.
    .source = ruling

## 5 Neue Dörfer legen

clause-SAM-5-1 = Sind deine Karte und eine fremde an einem Dorf Nachbarn, kommt in die Lücke dazwischen ein neues Dorf.
    .source = book
clause-SAM-5-2 = Zwei eigene Karten ergeben kein Dorf.
    .source = book
clause-SAM-5-3 = Ein solches Paar genügt für eine Lücke. Mehr als ein Dorf kommt nie hinein.
    .source = ruling
clause-SAM-5-4 = Karten auf gegenüberliegenden Feldern ergeben kein Dorf. Karten, die sich an einer Lücke gegenüberliegen, auch nicht, ebenso wenig schräge mit zwei Lücken dazwischen.
    .source = ruling
clause-SAM-5-5 = Die Karte, die du gerade angelegt hast, muss dabei sein. Ältere Karten ergeben kein Dorf, auch wenn ein neues sie verbindet.
    .source = ruling
clause-SAM-5-6 = Ein neues Dorf zählt sofort und kann für deine Karte ein weiteres auslösen, außer ihr spielt ohne Dorfketten.
    .source = ruling
clause-SAM-5-7 = Das Dorf, an dem sie Nachbarn sind, darf das sein, das du gerade voll gemacht hast.
    .source = book
clause-SAM-5-8 = Kurz gesagt: Eine Lücke neben deiner Karte bekommt ein Dorf, wenn im rechten Winkel dazu ein Dorf neben deiner Karte liegt und eine fremde Karte an beide grenzt.
    .source = ruling
clause-SAM-5-9 = Du nimmst das oberste Dorf und legst es; alle sehen das nächste. Bei zwei Lücken wählst du.
    .source = book
clause-SAM-5-10 = Du wählst mit dem nächsten Dorf vor Augen, und bei jedem weiteren neu. Spätere sieht man nie.
    .source = book
clause-SAM-5-11 = Das Dorf, das du genommen hast, musst du legen. Tauschen geht nicht.
    .source = book
clause-SAM-5-12 = Geht der Stapel aus, bleiben die anderen Lücken leer. Wohin das letzte Dorf kommt, wählst du noch.
    .source = ruling
clause-SAM-5-13 = Ist der Stapel leer, kommen keine Dörfer mehr dazu, jetzt nicht und später nicht.
    .source = ruling
clause-SAM-5-14 = Eine Lücke kann in jedem späteren Zug ihr Dorf bekommen.
    .source = ruling
clause-SAM-5-15 = Eine Karte löst höchstens drei Dörfer aus, oder zwei ohne Ketten. Solange der Stapel reicht, ändert deine Wahl nicht, welche Lücken gefüllt werden.
    .source = ruling

## 6 Dörfer werten

clause-SAM-6-1 = Liegen die neuen Dörfer, wird jedes volle Dorf gewertet.
    .source = book
clause-SAM-6-2 = Auch ein neues Dorf, dessen vier Felder schon besetzt waren.
    .source = ruling
clause-SAM-6-3 = Jede Sorte im Dorf wird für sich gewertet.
    .source = book
clause-SAM-6-4 = Dein Einfluss auf eine Sorte ist die Summe deiner Karten um das Dorf, die dafür zählen: Karten dieser Sorte und alle Samurai.
    .source = book
clause-SAM-6-5 = Eine Karte zählt voll für jedes Dorf, das sie berührt, höchstens vier.
    .source = book
clause-SAM-6-6 = Wer den meisten Einfluss auf eine Sorte hat, bekommt einen Stein davon, so groß der Vorsprung auch ist.
    .source = book
clause-SAM-6-7 = Bei Gleichstand um den meisten Einfluss bekommt niemand den Stein.
    .source = book
clause-SAM-6-8 = Hat niemand Einfluss auf eine Sorte, bekommt niemand ihren Stein.
    .source = ruling
clause-SAM-6-9 = Macht deine Karte mehrere Dörfer voll, wird jedes für sich gewertet.
    .source = book
clause-SAM-6-10 = Sind die Steine einer Sorte aus, bekommst du einen Ersatz, der genauso zählt.
    .source = book
clause-SAM-6-11 = Ersatz zählt zu den vergebenen Steinen. Der Vorrat zeigt, was an echten übrig ist, nie weniger als 0.
    .source = ruling
clause-SAM-6-12 = Deine Steine liegen offen vor dir. Sie gehen nie verloren und werden nicht getauscht.
    .source = book
clause-SAM-6-13 = Ein gewertetes Dorf wird umgedreht, ebenso eine Karte zwischen vier solchen Dörfern. Sie spielt nicht mehr mit.
    .source = book
clause-SAM-6-14 = Erst kommen neue Dörfer, dann wird gewertet. Andersherum wäre das Ergebnis dasselbe.
    .source = ruling

## 7 Ziehen

clause-SAM-7-1 = Am Ende deines Zuges ziehst du wieder auf 5 Karten. Ist dein Nachziehstapel leer, ziehst du nichts.
    .source = book
clause-SAM-7-2 = Du hast 5 Karten, solange dein Nachziehstapel reicht, danach in jedem Zug eine weniger. Dein Satz hat 15 Karten, oder 13 zu viert.
    .source = ruling
clause-SAM-7-3 = Angelegte Karten kommen nie in einen Nachziehstapel zurück.
    .source = ruling

## 8 Das Ende des Spiels

clause-SAM-8-1 = Es ist die letzte Runde, wenn alle Steine einer Sorte vergeben sind.
    .source = book
clause-SAM-8-2 = Es ist die letzte Runde, wenn das letzte Dorf genommen ist.
    .source = book
clause-SAM-8-3 = Die Partie endet auch, wenn alle ihre letzte Karte angelegt haben.
    .source = book
clause-SAM-8-4 = Die Runde wird immer zu Ende gespielt, damit alle gleich oft am Zug waren.
    .source = book
clause-SAM-8-5 = In dieser letzten Runde bleiben alle Regeln gleich.
    .source = book
clause-SAM-8-6 = Gibt es kein Feld mehr zum Anlegen, ist die Partie sofort vorbei.
    .source = ruling
clause-SAM-8-7 = Dörfer, die nicht voll sind, Lücken und die Karten, die du noch hast, zählen nicht.
    .source = ruling
clause-SAM-8-8 = Ein Grund für das Ende bleibt. Das Ergebnis nennt alle: Steine, Dörfer, Karten, kein Feld mehr.
    .source = ruling

## 9 Das Ergebnis

clause-SAM-9-1 = Alle zählen ihre Steine jeder Sorte, Ersatz eingeschlossen.
    .source = book
clause-SAM-9-2 = Du hast die Mehrheit einer Sorte, wenn du mehr davon hast als alle anderen. Bei Gleichstand oder bei null hat niemand die Mehrheit.
    .source = book
clause-SAM-9-3 = Ohne Mehrheit kannst du nicht gewinnen.
    .source = book
clause-SAM-9-4 = Hast du die Mehrheit von zwei oder drei Sorten, gewinnst du.
    .source = book
clause-SAM-9-5 = Sonst legen alle mit einer Mehrheit diese Sorte beiseite und zählen die anderen zwei. Die meisten Steine gewinnen.
    .source = book
clause-SAM-9-6 = Bei Gleichstand gewinnt, wer in der eigenen Mehrheit mehr Steine hat.
    .source = book
clause-SAM-9-7 = Ist auch das gleich, teilt ihr euch den Sieg.
    .source = book
clause-SAM-9-8 = Hast nur du eine Mehrheit, gewinnst du.
    .source = ruling
clause-SAM-9-9 = Hat niemand eine Mehrheit, endet die Partie unentschieden. Ihr könnt vorher ausmachen, dass die meisten Steine gewinnen oder alle sich den Sieg teilen.
    .source = book-ruling
clause-SAM-9-10 = Alle Plätze folgen derselben Regel: zwei oder drei Mehrheiten, dann eine, dann keine nach Zahl der Steine. Wer gleich steht, teilt sich einen Platz, und der nächste entfällt: 1, 1, 3.
    .source = ruling
clause-SAM-9-11 = Sitzplatz, Reihenfolge und übrige Karten lösen nie einen Gleichstand auf.
    .source = book

## 10 Wer weiß was

clause-SAM-10-1 = Alle sehen das oberste Dorf und auch das, das gerade gelegt wird.
    .source = book
clause-SAM-10-2 = Du siehst deine Hand und alles, was offen liegt. Welche Karten andere noch haben, ist bekannt, aber nicht, welche davon auf ihrer Hand sind.
    .source = ruling
clause-SAM-10-3 = Umgedrehte Karten bleiben allen bekannt.
    .source = ruling
