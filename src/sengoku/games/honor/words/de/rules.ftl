### Die Regeln von Honor of the Samurai nach ihren Klauseln, in unseren eigenen Worten. `.source`
### sagt, woher jede stammt: aus der Spielregel (book), von uns, wo diese schweigt (ruling), oder
### beides (book-ruling).

## 1 Vorbereitung

clause-HON-1-1 = Das Spiel ist für 3, 4, 5 oder 6 Spieler.
    .source = book
clause-HON-1-2 = Der Geber wird ausgelost. Wer nach ihm sitzt, beginnt, und die Züge gehen im Uhrzeigersinn reihum.
    .source = book-ruling
clause-HON-1-3 = Der Titel des Shoguns liegt offen in der Mitte; noch ist niemand Shogun.
    .source = book
clause-HON-1-4 = Jeder Spieler erhält zufällig einen der zehn Daimyo, offen, als Haupt eines Daimyohauses; ausgeteilt wird ab dem Platz nach dem Geber. Beim schwachen Start werden nur die sechs schwachen Daimyo ausgeteilt.
    .source = book
clause-HON-1-5 = Jeder Spieler erhält eine Samuraikarte als Haupt eines Samuraihauses; überzählige Samuraikarten sind nicht im Spiel.
    .source = book
clause-HON-1-6 = Die übrigen Daimyo und alle anderen Karten werden zusammen gemischt. Jeder Spieler erhält sieben; der Rest ist der verdeckte Nachziehstapel.
    .source = book
clause-HON-1-7 = Alle beginnen mit 0 Ehre. Ehrenpunkte gehen nie aus.
    .source = ruling
clause-HON-1-8 = Der Ablagestapel ist anfangs leer.
    .source = ruling

## 2 Häuser und Rang

clause-HON-2-1 = Ein Samuraihaus ist ein Samurai mit Hauskarten. Ein Daimyohaus ist genau ein Daimyo mit Hauskarten und höchstens einer Burg. Der Titel liegt beim Daimyo, nicht beim Spieler.
    .source = book
clause-HON-2-2 = Wer ein Daimyohaus führt, ist erster Samurai; wer dem Daimyo eines anderen dient, ist zweiter Samurai; alle anderen sind Ronin.
    .source = book
clause-HON-2-3 = Ein Ronin kann gelobt sein (ein Bündnis ist erklärt, aber noch nicht begonnen), und ein zweiter Samurai kann scheidend sein (das Ende ist erklärt, aber noch nicht gekommen). Alle sehen diese Zeichen.
    .source = ruling
clause-HON-2-4 = Ein Daimyo hat genau einen ersten Samurai und einen Platz neben sich, für einen zweiten Samurai oder einen gelobten Ronin. Niemand führt mehr als einen Daimyo, und niemand dient, solange er einen führt.
    .source = book-ruling
clause-HON-2-5 = Was du darfst, folgt aus deinem Rang: was du wertest, welches Ki zählt, für wen dein Samuraihaus kämpft, wohin du Karten und Beute legen darfst, ob du einen Daimyo spielen darfst, was du erklären darfst und wer übernimmt, wenn ein erster Samurai stirbt.
    .source = book

## 3 Zug und Wertung

clause-HON-3-1 = Ein Zug läuft so ab: dein Bündnis, die Wertung, die Prüfung, ob du gewonnen hast, dann deine Aktionen, bis du den Zug beendest.
    .source = book
clause-HON-3-2 = Zu Beginn deines Zuges wird ein Gelöbnis zum Dienst, und wer scheidend ist, wird Ronin; beides geschieht, bevor du wertest.
    .source = book-ruling
clause-HON-3-3 = Du wertest zu Beginn jedes deiner Züge, auch des ersten; darauf verzichten kannst du nicht.
    .source = book
clause-HON-3-4 = Das Einkommen eines ersten Samurai ist die Ehre aller Karten in seinen beiden Häusern und die des Titels, wenn sein Daimyo Shogun ist. Ein zweiter Samurai in seinem Dienst bringt nichts hinzu.
    .source = book
clause-HON-3-5 = Ein zweiter Samurai erhält die Hälfte dessen, was das Daimyohaus und sein Titel wert sind, und die Hälfte seines eigenen Samuraihauses; jede Hälfte wird für sich gerundet. Das eigene Haus des ersten Samurai zählt nicht.
    .source = book-ruling
clause-HON-3-6 = Hälften werden auf ein Vielfaches von 5 aufgerundet, auch unter null: Aus 17,5 wird 20, aus -2,5 wird 0.
    .source = book-ruling
clause-HON-3-7 = Ein Ronin verdient nichts und verliert nichts, was auch in seinem Haus liegt.
    .source = book-ruling
clause-HON-3-8 = Ein Einkommen kann negativ sein, wegen der Feuerwaffen; dann wird es abgezogen.
    .source = book-ruling
clause-HON-3-9 = Karten, die während eines Zuges kommen, zählen ab der nächsten Wertung ihres Besitzers. Handkarten zählen nie.
    .source = book
clause-HON-3-10 = Ehre kann unbegrenzt unter null fallen, also lässt sich jeder Preis bezahlen.
    .source = book
clause-HON-3-11 = Hast du nach deiner Wertung das Ziel erreicht, gewinnst du sofort. Zu keinem anderen Zeitpunkt steigt Ehre.
    .source = book-ruling
clause-HON-3-12 = Kartenaktionen, Ablegen und höchstens eine Erklärung dürfen in beliebiger Folge gemischt werden.
    .source = book
clause-HON-3-13 = Du darfst deinen Zug jederzeit beenden; nicht genutzte Aktionen verfallen.
    .source = book-ruling

## 4 Kartenaktionen

clause-HON-4-1 = Dein Ki ist 6 für den Samurai und das Ki aller anderen Karten in deinen eigenen Häusern. Ein zweiter Samurai zählt nur sein eigenes Haus.
    .source = book-ruling
clause-HON-4-2 = Du hast eine Kartenaktion für je drei Ki, aber mindestens zwei und höchstens fünf.
    .source = book
clause-HON-4-3 = Was dir bleibt, wird nach jeder Änderung neu gezählt: Ki, das du in deinem Zug gewinnst oder verlierst, zählt sofort.
    .source = book-ruling
clause-HON-4-4 = Ziehen, eine Karte legen, einen Daimyo spielen und jeder Ninja kosten je eine Aktion, Entehrung kostet zwei. Ablegen, Gesicht wahren und Erklärungen kosten keine.
    .source = book
clause-HON-4-5 = Du brauchst so viele übrige Aktionen, wie etwas kostet; geborgt wird nichts.
    .source = ruling
clause-HON-4-6 = Du darfst die oberste Karte des Nachziehstapels ziehen, ungesehen von den anderen, solange du höchstens sechs Karten hältst.
    .source = book
clause-HON-4-7 = Ist der Nachziehstapel leer, wenn jemand zieht, wird erst der ganze Ablagestapel gemischt und zum Nachziehstapel.
    .source = book-ruling
clause-HON-4-8 = Sind beide Stapel leer, kann niemand ziehen.
    .source = ruling
clause-HON-4-9 = Keine Hand hat je mehr als sieben Karten.
    .source = book
clause-HON-4-10 = In deinem eigenen Zug darfst du Handkarten ablegen, eine nach der anderen, offen.
    .source = book-ruling
clause-HON-4-11 = Eine Ereigniskarte wird abgelegt, sobald sie angesagt ist, bevor etwas anderes geschieht.
    .source = ruling

## 5 Karten legen

clause-HON-5-1 = Eine Hauskarte geht von deiner Hand, offen, in ein Haus, das dein Rang erlaubt: deine eigenen Häuser oder das Daimyohaus, dem du dienst.
    .source = book
clause-HON-5-2 = Ein Haus fasst höchstens eine Okugata und höchstens fünf Armeen, ob gelegt, geschenkt oder gestohlen.
    .source = book
clause-HON-5-3 = Besitztümer und Hauswachen sind unbegrenzt.
    .source = book
clause-HON-5-4 = Eine Burg liegt nur in einem Daimyohaus, und nur der erste Samurai legt sie, aus seiner eigenen Hand.
    .source = book-ruling
clause-HON-5-5 = Kommt eine Burg in ein Daimyohaus mit einer Burg, ersetzt sie diese; die alte wird abgelegt, ob besser oder nicht.
    .source = book-ruling
clause-HON-5-6 = Eine Karte auf dem Tisch verlässt ihr Haus nur durch einen Spion, einen Tod, eine verlorene Schlacht, eine ersetzte Burg, eine gefallene Wache oder mit dem ganzen Haus bei einer Übernahme.
    .source = book
clause-HON-5-7 = Ein Ronin ohne Gelöbnis darf einen Daimyo aus seiner Hand für sich spielen; er ist sofort erster Samurai und wertet ab seinem nächsten Zug.
    .source = book
clause-HON-5-8 = Wer einen Daimyo führt, kann keinen für sich spielen; ein zweiter Samurai oder ein gelobter Ronin kann gar keinen spielen.
    .source = ruling
clause-HON-5-9 = Ein erster Samurai darf einen Daimyo aus seiner Hand dem schenken, der den Platz neben seinem hat. Ablehnen geht nicht; der Dienst endet, und der andere wird erster Samurai eines neuen Hauses.
    .source = book-ruling
clause-HON-5-10 = Ein Geschenk ändert niemandes Ehre.
    .source = ruling
clause-HON-5-11 = Keine Karte geht von einer Hand in das Samuraihaus oder die Hand eines anderen, und Absprachen zwischen Spielern binden nicht.
    .source = ruling
clause-HON-5-12 = Das Ki, das auf einer Entehrung steht, hat keine Wirkung.
    .source = ruling

## 6 Ninja

clause-HON-6-1 = Einen Ninja anzusagen kostet 25 Ehre, was danach auch geschieht; ein Meisterspion kostet ebenso viel.
    .source = book
clause-HON-6-2 = Ein Ninjaspion nennt ein Haus eines Spielers, auch ein eigenes, und genau eine Armee oder ein Besitztum darin.
    .source = book-ruling
clause-HON-6-3 = Ein Meisterspion darf zwei Karten aus einem Haus nehmen, jede mit eigenem Ziel; eine genügt.
    .source = book-ruling
clause-HON-6-4 = Okugata, Wachen, Burgen, Daimyo, Samurai und der Titel können nicht gestohlen werden.
    .source = book
clause-HON-6-5 = Eine gestohlene Karte wird zerstört oder kommt in ein Haus des Diebes.
    .source = book
clause-HON-6-6 = Beute kommt in ein anderes Haus als ihr eigenes, eines, das dein Rang erlaubt: Ein erster Samurai darf auch das Haus seines zweiten nutzen, ein zweiter Samurai das Daimyohaus, dem er dient. Die Grenzen eines Hauses gelten; was nirgends passt, wird zerstört.
    .source = book-ruling
clause-HON-6-7 = Ohne Armee oder Besitztum auf dem Tisch kann kein Spion geschickt werden.
    .source = ruling
clause-HON-6-8 = Niemand kann auf einen Ninja antworten, und Wachen hindern Spione nicht.
    .source = book
clause-HON-6-9 = Ein Attentäter wird auf einen Daimyo im Spiel oder den Samurai eines Spielers angesetzt, auch auf die eigenen, selbst wenn das Haus sonst leer ist.
    .source = book
clause-HON-6-10 = In dieser Folge: das Ziel nennen, zahlen, prüfen, ob eine Wache da ist, einen Würfel werfen, eine Wache ablegen, falls eine da war; bei einem Treffer stirbt dann das Ziel.
    .source = book
clause-HON-6-11 = Ein Treffer braucht eine 3 oder mehr, und eine 5 oder mehr, wenn das Haus eine Wache hat.
    .source = book
clause-HON-6-12 = Jeder Versuch gegen ein bewachtes Haus kostet genau eine Wache, Treffer oder nicht; mehr Wachen schützen nicht besser.
    .source = book-ruling
clause-HON-6-13 = Ein zweiter Samurai, der einen Attentäter auf den Samurai seines ersten ansetzt, verliert 50 Ehre statt 25.
    .source = book
clause-HON-6-14 = Zwei gestohlene Karten sind ein Paar ohne Reihenfolge, und gleiche Karten sind austauschbar: Möglichkeiten, die sich nur darin unterscheiden, sind eine.
    .source = ruling

## 7 Entehrung

clause-HON-7-1 = Eine Entehrung nennt einen anderen Spieler. Sie kostet zwei Aktionen und keine Ehre.
    .source = book
clause-HON-7-2 = Das Ziel antwortet zuerst: ablehnen, Seppuku des Samurai, Seppuku des Daimyo (als erster Samurai) oder das Gesicht wahren (mit der Karte, und nicht für den Shogun).
    .source = book-ruling
clause-HON-7-3 = Wer sein eigenes Gesicht wahrt, legt die Karte ab und verliert 30; ein Bündnis oder Gelöbnis bleibt.
    .source = book
clause-HON-7-4 = Seppuku kostet keine Ehre: Der Samurai oder der Daimyo stirbt, mit allem, was daraus folgt.
    .source = book
clause-HON-7-5 = Ein zweiter Samurai oder gelobter Ronin, der Seppuku begeht, ist gelöst; retten kann man ihn dann nicht mehr.
    .source = book-ruling
clause-HON-7-6 = Wer ablehnt, ohne zu dienen und ohne Gelöbnis, verliert sofort 75: Andere dürfen nur helfen, um ein Bündnis zu bewahren, wenn die Option „dishonor_help“ nichts anderes sagt.
    .source = book-ruling
clause-HON-7-7 = Lehnt ein zweiter Samurai oder gelobter Ronin ab, werden die anderen geheim gefragt, ob sie sein Gesicht wahren: erst sein erster Samurai, dann die anderen im Uhrzeigersinn, auch wer die Karte gespielt hat.
    .source = book-ruling
clause-HON-7-8 = Tut es jemand, verliert das Ziel 30 und bleibt verbündet; Hilfe ablehnen kann es nicht.
    .source = book
clause-HON-7-9 = Tut es niemand, hat das Ziel eine letzte Antwort: 75 verlieren oder Seppuku des Samurai. Das eigene Gesicht zu wahren, dafür ist es zu spät.
    .source = ruling
clause-HON-7-10 = Ein zweiter Samurai oder gelobter Ronin, der 75 verliert, ist sofort gelöst, ohne die 25 einer Auflösung.
    .source = book
clause-HON-7-11 = Die Entehrung eines ersten Samurai berührt seinen zweiten für sich nicht.
    .source = ruling
clause-HON-7-12 = Seppuku eines Samurai mit leerem Haus ist erlaubt und frei, wenn die Option „empty_seppuku“ es nicht verbietet.
    .source = book

## 8 Gesicht wahren

clause-HON-8-1 = Gesicht wahren hat nur zwei Zwecke: gegen eine Entehrung und für den unterlegenen Daimyo einer Schlacht. Gegen Ninja oder Seppuku hilft es nie.
    .source = book
clause-HON-8-2 = Es kostet weder Aktion noch Ehre, du musst nicht am Zug sein, und jeder Rang darf es spielen.
    .source = book
clause-HON-8-3 = Niemand kann es für den spielen, der den Shogun führt, noch für den Shogun in der Schlacht. Dieser Spieler darf es für andere spielen, und der zweite Samurai des Shoguns darf sich selbst retten.
    .source = book
clause-HON-8-4 = Wer gefragt wird, folgt allein aus öffentlichen Tatsachen: alle auf der Liste, deren Hand nicht leer ist.
    .source = ruling
clause-HON-8-5 = Jeder auf der Liste gibt eine versiegelte Antwort, passen oder retten, ohne die anderen Antworten zu erfahren; gefragt werden in jedem Fall alle.
    .source = ruling
clause-HON-8-6 = Wollen mehrere retten, legt der Erste in der Reihenfolge eine Karte ab, und es geschieht; die anderen Antworten bleiben geheim und ihre Karten auf der Hand.
    .source = ruling
clause-HON-8-7 = Der Tisch sieht nur, wer von wem gerettet wurde oder dass es niemand tat; wer hätte retten können oder sich weigerte, zeigt sich nie.
    .source = ruling
clause-HON-8-8 = Wer kein Gesicht wahren hat, kann nur passen und wird trotzdem gefragt: Nichts, was andere sehen, darf sich unterscheiden.
    .source = ruling
clause-HON-8-9 = Ist niemand da, den man fragen könnte, oder geht es um den Shogun, wird nicht gefragt.
    .source = ruling

## 9 Erklärungen

clause-HON-9-1 = Du darfst in deinem Zug höchstens eine Erklärung abgeben, jederzeit; sie ist keine Kartenaktion.
    .source = book
clause-HON-9-2 = Ein erster Samurai darf den Titel beanspruchen, solange er in der Mitte liegt, ohne jede Stärke und sogar im ersten Zug. Ein Titel wird nie freiwillig aufgegeben.
    .source = book-ruling
clause-HON-9-3 = Der Titel zahlt ab der nächsten Wertung seines Inhabers.
    .source = book
clause-HON-9-4 = Ein Angriff ist eine Erklärung; die Regeln der Schlacht sagen, wer wen angreifen darf.
    .source = book
clause-HON-9-5 = Ein Ronin ohne Gelöbnis darf sich mit einem Daimyo verbünden, dessen Platz frei ist. Niemand kann ablehnen; von nun an ist er gelobt.
    .source = book-ruling
clause-HON-9-6 = Ein Gelöbnis besetzt sofort den Platz und leiht sofort seine Stärke; der gelobte Ronin kann keinen Daimyo spielen, und Gesicht wahren kann das Gelöbnis erhalten. Halbe Ehre, Karten geben, Beute teilen, Übernahme und der doppelte Preis des Verrats beginnen erst mit dem Dienst.
    .source = book-ruling
clause-HON-9-7 = Dienst oder Gelöbnis endet ohne Kosten, wenn der Daimyo stirbt, durch ein Geschenk, durch eine Entehrung ohne Rettung und wenn der eigene Samurai des Dieners stirbt; anders kann man ihn nicht entlassen.
    .source = book
clause-HON-9-8 = Ein zweiter Samurai darf das Bündnis auflösen: Er verliert sofort 25 und ist scheidend.
    .source = book
clause-HON-9-9 = Wer scheidend ist, behält alle Rechte und Gefahren eines zweiten Samurai bis zu seinem nächsten Zug und kann es nicht zurücknehmen.
    .source = book-ruling
clause-HON-9-10 = Um den Herrn zu wechseln, musst du erst auflösen; bist du Ronin, darfst du im selben Zug einen Daimyo spielen oder dich verbünden.
    .source = ruling
clause-HON-9-11 = Ein zweiter Samurai hat bei Angriffen nichts zu sagen und darf den Titel nicht beanspruchen.
    .source = book

## 10 Schlacht

clause-HON-10-1 = Nur ein erster Samurai greift an, in seinem eigenen Zug, und nur ein Spieler, dessen Daimyo Shogun ist oder eine Burg hat, kann angegriffen werden; nie du selbst.
    .source = book
clause-HON-10-2 = Stärke ist die des Daimyohauses, des Samuraihauses und des Samuraihauses dessen, der den Platz hat. Eine Burg zählt nur in der Verteidigung.
    .source = book
clause-HON-10-3 = Es gibt einen Würfel für je drei Stärke, ohne Grenze.
    .source = book-ruling
clause-HON-10-4 = Ein Angriff braucht mindestens einen Würfel. Ein Verteidiger ohne Würfel hat die Summe 0.
    .source = ruling
clause-HON-10-5 = Der Angreifer würfelt zuerst, dann der Verteidiger; alle sehen die Würfel.
    .source = book
clause-HON-10-6 = Die höhere Summe gewinnt; sind sie gleich, würfeln beide mit allen Würfeln noch einmal.
    .source = book
clause-HON-10-7 = Zwischen Angriff und Ergebnis kann keine Karte gespielt werden, und eine Schlacht kostet niemanden Ehre.
    .source = ruling
clause-HON-10-8 = Nach dem Ergebnis kommen, in dieser Folge: Gesicht wahren, die Burg, der Tod, der Titel; dann geht der Zug weiter.
    .source = ruling
clause-HON-10-9 = Wenn der unterlegene Daimyo nicht Shogun ist, wird geheim gefragt, wer sein Gesicht wahrt: erst der Verlierer, dann wer seinen Platz hat, dann die anderen im Uhrzeigersinn, auch der Gewinner.
    .source = book-ruling
clause-HON-10-10 = Ein geretteter Daimyo und sein Haus bleiben, bis auf die Burg.
    .source = book
clause-HON-10-11 = Hat der Verlierer eine Burg, muss der Gewinner sie nehmen oder niederbrennen, gerettet oder nicht, Angreifer oder Verteidiger.
    .source = book-ruling
clause-HON-10-12 = Ein unterlegener Daimyo ohne Rettung stirbt.
    .source = book
clause-HON-10-13 = War der Verlierer Shogun, erhält der Daimyo des Gewinners sofort den Titel und kann ihn nicht ablehnen, auch wenn der Shogun angriff.
    .source = book

## 11 Tod und Übernahme

clause-HON-11-1 = Stirbt ein Daimyo, werden er und sein ganzes Haus abgelegt, auch die Burg, wenn sie nicht in der Schlacht genommen wurde. Sein erster und zweiter Samurai sind Ronin, ein Gelöbnis erlischt; Hände, Samuraihäuser und Ehre bleiben.
    .source = book
clause-HON-11-2 = War er Shogun, kehrt der Titel in die Mitte zurück, wenn er ihn nicht in der Schlacht verlor.
    .source = ruling
clause-HON-11-3 = Stirbt ein Samurai, werden alle Karten seines Hauses außer dem Samurai abgelegt; Hand und Ehre bleiben, auch der Daimyo, wenn niemand übernimmt.
    .source = book
clause-HON-11-4 = Stirbt ein erster Samurai mit einem zweiten, durch welche Hand auch immer, übernimmt der zweite das ganze Daimyohaus mit Burg und Titel und ist erster Samurai; das Opfer ist Ronin.
    .source = book-ruling
clause-HON-11-5 = Ein Abschiedszeichen des neuen ersten Samurai erlischt, der Platz neben dem Daimyo ist frei, und er wertet voll ab seinem nächsten Zug.
    .source = book
clause-HON-11-6 = Ein zweiter Samurai oder gelobter Ronin, dessen Samurai stirbt, ist einfacher Ronin.
    .source = book
clause-HON-11-7 = Ein gelobter Ronin übernimmt nicht: Der Daimyo bleibt beim ersten Samurai, und das Gelöbnis besteht fort.
    .source = ruling
clause-HON-11-8 = Ändern sich dein Rang oder deine Häuser in deinem Zug, folgen deine Rechte und Aktionen sofort.
    .source = ruling
clause-HON-11-9 = Niemand scheidet je aus: Ein anderer aus der Familie tritt an die Stelle eines toten Samurai.
    .source = book

## 12 Das Ende des Spiels

clause-HON-12-1 = Hast du nach der Wertung in deinem eigenen Zug das Ziel erreicht, gewinnst du sofort. Eine Schlussrunde gibt es nicht.
    .source = book
clause-HON-12-2 = Die anderen werden nach Ehre gereiht; gleiche Ehre teilt einen Platz.
    .source = ruling
clause-HON-12-3 = Eine Runde ist ein Zug jedes Spielers. Hat niemand gewonnen, wenn die letzte Runde der Grenze vollendet ist, endet das Spiel.
    .source = ruling
clause-HON-12-4 = Dann gewinnt die höchste Ehre; bei Gleichstand das höhere Einkommen, und sonst wird der Sieg geteilt.
    .source = ruling

## 13 Information

clause-HON-13-1 = Abzulehnen oder eine ausgebliebene Rettung beweist nichts darüber, was jemand auf der Hand hat.
    .source = ruling
clause-HON-13-2 = Was du tun darfst, siehst nur du, denn es spiegelt deine Hand.
    .source = ruling
clause-HON-13-3 = Das Ziel einer Entehrung wird immer gefragt, auch bei nur einer Antwort: Nicht zu fragen würde die Hand zeigen.
    .source = ruling
clause-HON-13-4 = Nimmst du eine gespielte oder abgelegte Karte zurück, wissen alle weiterhin, dass du sie hast, bis eine solche deine Hand verlässt.
    .source = ruling
