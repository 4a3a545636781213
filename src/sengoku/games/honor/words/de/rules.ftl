### Die Regeln von Honor of the Samurai nach ihren Klauseln, in unseren eigenen Worten. `.source`
### sagt, woher jede stammt: aus der Spielregel (book), von uns, wo diese schweigt (ruling), oder
### beides (book-ruling).

## 1 Vorbereitung

clause-HON-1-1 = Ihr spielt zu 3, 4, 5 oder 6.
    .source = book
clause-HON-1-2 = Wer austeilt, wird ausgelost. Die Person danach beginnt, und es geht im Uhrzeigersinn weiter.
    .source = book-ruling
clause-HON-1-3 = Der Titel des Shoguns liegt offen in der Mitte. Noch ist niemand Shogun.
    .source = book
clause-HON-1-4 = Alle bekommen offen einen der zehn Daimyo, als Haupt eines Daimyo-Hauses. Beim schwachen Start werden nur die sechs schwachen verteilt.
    .source = book
clause-HON-1-5 = Alle bekommen eine Samurai-Karte, das Haupt eines Samurai-Hauses. Übrige kommen aus dem Spiel.
    .source = book
clause-HON-1-6 = Die anderen Daimyo und alle übrigen Karten werden zusammen gemischt. Alle bekommen sieben, und der Rest ist der Nachziehstapel.
    .source = book
clause-HON-1-7 = Alle beginnen mit 0 Ehre. Ehre geht nie aus.
    .source = ruling
clause-HON-1-8 = Der Ablagestapel beginnt leer.
    .source = ruling

## 2 Häuser und Rang

clause-HON-2-1 = Ein Samurai-Haus ist ein Samurai mit den Karten bei ihm. Ein Daimyo-Haus ist ein Daimyo, die Karten bei ihm und höchstens eine Burg; der Titel gehört zum Daimyo.
    .source = book
clause-HON-2-2 = Hast du ein Daimyo-Haus, bist du erster Samurai; dienst du dem Daimyo von jemand anderem, zweiter Samurai. Alle anderen sind Ronin.
    .source = book
clause-HON-2-3 = Ein Ronin kann Treue geschworen haben, bevor der Dienst beginnt, und ein zweiter Samurai kann gehen wollen, bevor er endet. Beides sehen alle.
    .source = ruling
clause-HON-2-4 = Ein Daimyo hat einen ersten Samurai und einen Platz neben sich, für einen zweiten Samurai oder einen Ronin, der ihm Treue geschworen hat. Niemand hat zwei Daimyo, und wer einen hat, dient niemandem.
    .source = book-ruling
clause-HON-2-5 = Dein Rang bestimmt, was du wertest, welches Ki zählt, für wen dein Haus kämpft, wohin du Karten und Beute legst und was du ansagen darfst. Er bestimmt auch, wer übernimmt, wenn ein erster Samurai stirbt.
    .source = book

## 3 Zug und Wertung

clause-HON-3-1 = In deinem Zug ändert sich zuerst dein Bündnis, dann wertest du und hast vielleicht gewonnen. Danach handelst du, bis du den Zug beendest.
    .source = book
clause-HON-3-2 = Bevor du wertest, wird aus einem Schwur ein Dienst, und wer gehen will, wird Ronin.
    .source = book-ruling
clause-HON-3-3 = Am Anfang jedes deiner Züge musst du werten, auch im ersten.
    .source = book
clause-HON-3-4 = Als erster Samurai bekommst du die Ehre aller Karten in deinen beiden Häusern, und die des Titels, wenn dein Daimyo Shogun ist. Ein zweiter Samurai in deinem Dienst zählt nicht mit.
    .source = book
clause-HON-3-5 = Als zweiter Samurai bekommst du die Hälfte des Daimyo-Hauses samt Titel und die Hälfte deines eigenen Hauses, beide für sich gerundet. Das Haus des ersten Samurai zählt nicht.
    .source = book-ruling
clause-HON-3-6 = Hälften werden auf ein Vielfaches von 5 aufgerundet, auch unter null: 17,5 wird 20 und −2,5 wird 0.
    .source = book-ruling
clause-HON-3-7 = Ein Ronin bekommt nichts und verliert nichts, was auch im Haus liegt.
    .source = book-ruling
clause-HON-3-8 = Durch Feuerwaffen kann deine Ehre pro Zug negativ sein. Dann verlierst du so viel.
    .source = book-ruling
clause-HON-3-9 = Karten, die in deine Häuser kommen, zählen ab deiner nächsten Wertung. Karten auf der Hand zählen nie.
    .source = book
clause-HON-3-10 = Deine Ehre darf unter null fallen, also kannst du immer bezahlen.
    .source = book
clause-HON-3-11 = Hast du nach deiner Wertung das Ziel erreicht, gewinnst du sofort. Sonst steigt Ehre nie.
    .source = book-ruling
clause-HON-3-12 = Aktionen, Ablegen und eine Ansage darfst du in beliebiger Reihenfolge machen.
    .source = book
clause-HON-3-13 = Du darfst deinen Zug jederzeit beenden. Übrige Aktionen verfallen.
    .source = book-ruling

## 4 Kartenaktionen

clause-HON-4-1 = Dein Ki ist 6 für deinen Samurai plus das Ki der anderen Karten in deinen eigenen Häusern. Als zweiter Samurai zählst du nur dein Samurai-Haus.
    .source = book-ruling
clause-HON-4-2 = Drei Ki geben dir eine Aktion, mindestens zwei und höchstens fünf.
    .source = book
clause-HON-4-3 = Ki, das du während deines Zuges gewinnst oder verlierst, zählt sofort.
    .source = book-ruling
clause-HON-4-4 = Ziehen, eine Karte legen, einen Daimyo spielen und einen Ninja schicken kosten je eine Aktion; eine Entehrung kostet zwei. Ablegen, „Gesicht wahren“ und Ansagen kosten nichts.
    .source = book
clause-HON-4-5 = Du musst genug Aktionen übrig haben für das, was du tust.
    .source = ruling
clause-HON-4-6 = Mit höchstens sechs Karten auf der Hand darfst du die oberste Karte des Nachziehstapels ziehen, verdeckt vor den anderen.
    .source = book
clause-HON-4-7 = Ist der Nachziehstapel leer, wenn jemand zieht, wird der Ablagestapel gemischt und wird zum neuen.
    .source = book-ruling
clause-HON-4-8 = Sind beide Stapel leer, kann niemand ziehen.
    .source = ruling
clause-HON-4-9 = Du hast nie mehr als sieben Karten auf der Hand.
    .source = book
clause-HON-4-10 = In deinem Zug darfst du Karten aus der Hand ablegen, einzeln und offen.
    .source = book-ruling
clause-HON-4-11 = Eine Ereigniskarte legst du ab, sobald du sie ansagst, bevor etwas anderes geschieht.
    .source = ruling

## 5 Karten legen

clause-HON-5-1 = Eine Hauskarte legst du offen in eines deiner eigenen Häuser oder in das Daimyo-Haus, dem du dienst.
    .source = book
clause-HON-5-2 = In ein Haus passen höchstens eine Okugata und fünf Armeen, wie sie auch hineinkommen.
    .source = book
clause-HON-5-3 = Für Besitz und Hauswachen gibt es keine Grenze.
    .source = book
clause-HON-5-4 = Eine Burg kommt nur in ein Daimyo-Haus, und nur dessen erster Samurai darf sie legen, aus der Hand.
    .source = book-ruling
clause-HON-5-5 = Eine neue Burg ersetzt die alte; diese wird abgelegt, auch wenn sie besser war.
    .source = book-ruling
clause-HON-5-6 = Eine Karte verlässt ihr Haus nur durch einen Spion, einen Tod, einen verlorenen Kampf, eine neue Burg, eine gefallene Wache oder mit dem ganzen Haus bei einer Übernahme.
    .source = book
clause-HON-5-7 = Als Ronin ohne Schwur darfst du einen Daimyo für dich spielen. Du bist sofort erster Samurai und wertest ab deinem nächsten Zug.
    .source = book
clause-HON-5-8 = Hast du einen Daimyo, kannst du keinen zweiten für dich spielen. Ein zweiter Samurai oder ein Ronin mit Schwur kann gar keinen spielen.
    .source = ruling
clause-HON-5-9 = Als erster Samurai darfst du einen Daimyo an die Person geben, die den Platz neben deinem hat. Ablehnen geht nicht: Der Dienst endet, und sie wird erster Samurai eines neuen Hauses.
    .source = book-ruling
clause-HON-5-10 = Ein Geschenk ändert niemandes Ehre.
    .source = ruling
clause-HON-5-11 = In das Samurai-Haus oder die Hand anderer kannst du keine Karte legen. Absprachen binden niemanden.
    .source = ruling
clause-HON-5-12 = Das Ki auf einer Entehrung bewirkt nichts.
    .source = ruling

## 6 Ninja

clause-HON-6-1 = Jeder Ninja kostet 25 Ehre, was danach auch geschieht. Ein Meisterspion kostet genauso viel.
    .source = book
clause-HON-6-2 = Ein Ninja-Spion nimmt eine Armee oder einen Besitz aus einem Haus, auch aus deinem eigenen.
    .source = book-ruling
clause-HON-6-3 = Ein Meisterspion darf zwei Karten aus einem Haus nehmen, jede mit eigenem Ziel. Eine genügt.
    .source = book-ruling
clause-HON-6-4 = Okugata, Hauswachen, Burgen, Daimyo, Samurai und den Titel kann man nicht stehlen.
    .source = book
clause-HON-6-5 = Eine gestohlene Karte zerstörst du oder legst sie in eines deiner Häuser.
    .source = book
clause-HON-6-6 = Beute kommt in ein anderes Haus als das, aus dem sie stammt: in eines von deinen, in das deines zweiten Samurai oder in das Daimyo-Haus, dem du dienst. Die Grenzen eines Hauses gelten; was nirgends passt, wird zerstört.
    .source = book-ruling
clause-HON-6-7 = Liegt keine Armee und kein Besitz auf dem Tisch, kannst du keinen Spion schicken.
    .source = ruling
clause-HON-6-8 = Auf einen Ninja kann niemand reagieren, und Wachen halten keine Spione auf.
    .source = book
clause-HON-6-9 = Ein Attentäter darf auf jeden Daimyo im Spiel und jeden Samurai los, auch auf deinen eigenen, und auch wenn das Haus sonst leer ist.
    .source = book
clause-HON-6-10 = Nenne das Ziel, bezahle und wirf einen Würfel. Dann wird eine Wache dieses Hauses abgelegt; bei einem Treffer stirbt das Ziel.
    .source = book
clause-HON-6-11 = 3 oder mehr trifft, oder 5 oder mehr, wenn das Haus eine Wache hat.
    .source = book
clause-HON-6-12 = Jeder Versuch kostet ein bewachtes Haus eine Wache, Treffer oder nicht. Mehr Wachen schützen nicht besser.
    .source = book-ruling
clause-HON-6-13 = Als zweiter Samurai verlierst du 50 Ehre statt 25, wenn du einen Attentäter gegen deinen ersten Samurai schickst.
    .source = book
clause-HON-6-14 = Die Reihenfolge zweier gestohlener Karten ist egal, ebenso, welche von zwei gleichen du nimmst.
    .source = ruling

## 7 Entehrung

clause-HON-7-1 = Eine Entehrung trifft jemand anderen. Sie kostet zwei Aktionen und keine Ehre.
    .source = book
clause-HON-7-2 = Wirst du entehrt, antwortest du zuerst: hinnehmen, Seppuku oder „Gesicht wahren“. Als erster Samurai darfst du auch deinen Daimyo opfern; dem Shogun hilft „Gesicht wahren“ nicht.
    .source = book-ruling
clause-HON-7-3 = Wahrst du selbst dein Gesicht, legst du die Karte ab und verlierst 30. Dein Bündnis oder Schwur bleibt.
    .source = book
clause-HON-7-4 = Seppuku kostet keine Ehre: Der Samurai oder der Daimyo stirbt, mit allen Folgen.
    .source = book
clause-HON-7-5 = Ein zweiter Samurai oder ein Ronin mit Schwur, der Seppuku begeht, ist frei vom Bündnis. „Gesicht wahren“ geht dann nicht mehr.
    .source = book-ruling
clause-HON-7-6 = Nimmst du die Entehrung hin und hast kein Bündnis, verlierst du sofort 75. Andere können nur helfen, um ein Bündnis zu retten, außer euer Tisch hat „alle außer dem Shogun“ gewählt.
    .source = book-ruling
clause-HON-7-7 = Nimmt ein zweiter Samurai oder ein Ronin mit Schwur sie hin, werden die anderen geheim gefragt, ob sie „Gesicht wahren“ spielen. Der erste Samurai zuerst, dann die anderen im Uhrzeigersinn, auch wer die Entehrung gespielt hat.
    .source = book-ruling
clause-HON-7-8 = Tut es jemand, verlierst du 30, und dein Bündnis bleibt. Hilfe ablehnen geht nicht.
    .source = book
clause-HON-7-9 = Tut es niemand, wählst du: 75 verlieren oder Seppuku deines Samurai. Für dein eigenes „Gesicht wahren“ ist es zu spät.
    .source = ruling
clause-HON-7-10 = Ein zweiter Samurai oder ein Ronin mit Schwur, der 75 verliert, ist sofort aus dem Bündnis, ohne die 25 fürs Aufkündigen.
    .source = book
clause-HON-7-11 = Wird ein erster Samurai entehrt, geschieht dem zweiten nichts.
    .source = ruling
clause-HON-7-12 = Ein Samurai mit leerem Haus darf umsonst Seppuku begehen, außer euer Tisch verbietet es.
    .source = book

## 8 Gesicht wahren

clause-HON-8-1 = „Gesicht wahren“ hilft in zwei Fällen: gegen eine Entehrung und für einen Daimyo, der einen Kampf verloren hat. Gegen Ninjas oder Seppuku hilft es nie.
    .source = book
clause-HON-8-2 = Es kostet keine Aktion und keine Ehre. Du darfst es in jedem Rang spielen, auch außerhalb deines Zuges.
    .source = book
clause-HON-8-3 = Niemand kann es für die Person spielen, die den Shogun hat, und auch nicht für den Shogun im Kampf. Diese Person darf anderen helfen, und der zweite Samurai des Shoguns darf sich selbst retten.
    .source = book
clause-HON-8-4 = Gefragt werden alle auf der Liste, die Karten auf der Hand haben. So verrät die Frage nichts.
    .source = ruling
clause-HON-8-5 = Alle antworten einmal und geheim, passen oder retten, ohne die anderen Antworten zu kennen.
    .source = ruling
clause-HON-8-6 = Wollen mehrere retten, spielt die erste Person in der Reihenfolge ihre Karte. Die anderen behalten ihre, und ihre Antwort bleibt geheim.
    .source = ruling
clause-HON-8-7 = Der Tisch erfährt, wer von wem gerettet wurde, oder dass niemand gerettet hat. Wer hätte retten können oder abgelehnt hat, erfährt niemand.
    .source = ruling
clause-HON-8-8 = Auch ohne „Gesicht wahren“ wirst du gefragt und kannst dann nur passen. Den Unterschied sieht niemand.
    .source = ruling
clause-HON-8-9 = Gibt es niemanden zu fragen, oder geht es um den Shogun, wird niemand gefragt.
    .source = ruling

## 9 Erklärungen

clause-HON-9-1 = In deinem Zug darfst du eine Ansage machen, jederzeit. Sie kostet keine Aktion.
    .source = book
clause-HON-9-2 = Als erster Samurai darfst du den Titel nehmen, solange er in der Mitte liegt, ohne Stärke und schon in deinem ersten Zug. Abgeben kannst du ihn nicht.
    .source = book-ruling
clause-HON-9-3 = Der Titel bringt ab deiner nächsten Wertung Ehre.
    .source = book
clause-HON-9-4 = Ein Angriff ist eine Ansage. Die Kampfregeln sagen, wer wen angreifen darf.
    .source = book
clause-HON-9-5 = Als Ronin darfst du einem Daimyo mit freiem Platz Treue schwören. Niemand kann dich ablehnen.
    .source = book-ruling
clause-HON-9-6 = Ein Schwur nimmt den Platz ein und leiht sofort Stärke; du kannst keinen Daimyo spielen, und „Gesicht wahren“ kann ihn retten. Halbe Ehre, Karten geben, Beute teilen, Übernehmen und der doppelte Preis des Verrats beginnen mit dem Dienst.
    .source = book-ruling
clause-HON-9-7 = Dienst oder Schwur endet umsonst, wenn der Daimyo stirbt, durch ein Geschenk, durch eine Entehrung, die niemand aufgehalten hat, oder wenn dein eigener Samurai stirbt. Entlassen kann dich niemand.
    .source = book
clause-HON-9-8 = Als zweiter Samurai darfst du das Bündnis aufkündigen: Du verlierst sofort 25 und gehst.
    .source = book
clause-HON-9-9 = Bis zu deinem nächsten Zug behältst du alle Rechte und Gefahren eines zweiten Samurai. Zurück kannst du nicht.
    .source = book-ruling
clause-HON-9-10 = Willst du den Herrn wechseln, kündige zuerst dein Bündnis auf. In dem Zug, in dem du Ronin wirst, darfst du einen Daimyo spielen oder einem anderen Treue schwören.
    .source = ruling
clause-HON-9-11 = Ein zweiter Samurai kann weder angreifen noch den Titel nehmen.
    .source = book

## 10 Schlacht

clause-HON-10-1 = Als erster Samurai darfst du in deinem Zug angreifen, aber nur jemanden, dessen Daimyo Shogun ist oder eine Burg hat. Dich selbst kannst du nicht angreifen.
    .source = book
clause-HON-10-2 = Deine Stärke ist die deines Daimyo-Hauses, deines Samurai-Hauses und des Samurai-Hauses der Person, die den Platz neben ihm hat. Eine Burg zählt nur in der Abwehr.
    .source = book
clause-HON-10-3 = Drei Stärke geben dir einen Würfel, ohne Grenze.
    .source = book-ruling
clause-HON-10-4 = Zum Angreifen brauchst du mindestens einen Würfel. Wer sich ohne Würfel verteidigt, hat die Summe 0.
    .source = ruling
clause-HON-10-5 = Zuerst wird für den Angriff gewürfelt, dann für die Abwehr. Alle sehen die Würfel.
    .source = book
clause-HON-10-6 = Die höhere Summe gewinnt. Bei Gleichstand würfeln beide alle Würfel noch einmal.
    .source = book
clause-HON-10-7 = Zwischen Angriff und Ergebnis kann niemand eine Karte spielen. Ein Kampf kostet niemanden Ehre.
    .source = ruling
clause-HON-10-8 = Nach dem Ergebnis kommen in dieser Reihenfolge: „Gesicht wahren“, die Burg, der Tod, der Titel. Dann geht der Zug weiter.
    .source = ruling
clause-HON-10-9 = Außer wenn der unterlegene Daimyo Shogun ist, werden alle geheim gefragt, ob sie ihn retten. Zuerst wer verloren hat, dann wer seinen Platz hat, dann die anderen im Uhrzeigersinn, auch wer gewonnen hat.
    .source = book-ruling
clause-HON-10-10 = Ein geretteter Daimyo behält sein Haus, nur die Burg nicht.
    .source = book
clause-HON-10-11 = Hat die unterlegene Seite eine Burg, muss die andere sie behalten oder niederbrennen, gerettet oder nicht, im Angriff oder in der Abwehr.
    .source = book-ruling
clause-HON-10-12 = Ein unterlegener Daimyo, den niemand rettet, stirbt.
    .source = book
clause-HON-10-13 = Verliert der Shogun, auch im Angriff, bekommt der andere Daimyo sofort den Titel. Ablehnen geht nicht.
    .source = book

## 11 Tod und Übernahme

clause-HON-11-1 = Stirbt ein Daimyo, wird sein ganzes Haus abgelegt, auch die Burg, außer sie wurde im Kampf erobert. Seine Samurai werden Ronin, und Schwüre enden; Handkarten, Samurai-Häuser und Ehre bleiben.
    .source = book
clause-HON-11-2 = War er Shogun, kommt der Titel zurück in die Mitte, außer er hat ihn im Kampf verloren.
    .source = ruling
clause-HON-11-3 = Stirbt ein Samurai, werden alle anderen Karten seines Hauses abgelegt. Hand und Ehre bleiben, auch der Daimyo, außer jemand übernimmt.
    .source = book
clause-HON-11-4 = Stirbt ein erster Samurai, übernimmt der zweite das ganze Daimyo-Haus mit Burg und Titel. Der zweite ist jetzt erster Samurai und der andere Ronin.
    .source = book-ruling
clause-HON-11-5 = Wollte der neue erste Samurai gehen, verfällt das. Der Platz neben dem Daimyo ist frei, und die volle Ehre zählt ab dem nächsten Zug.
    .source = book
clause-HON-11-6 = Ein zweiter Samurai oder ein Ronin mit Schwur, dessen Samurai stirbt, wird einfacher Ronin.
    .source = book
clause-HON-11-7 = Ein Ronin mit Schwur übernimmt nicht: Der Daimyo bleibt beim ersten Samurai, und der Schwur bleibt.
    .source = ruling
clause-HON-11-8 = Ändern sich in deinem Zug dein Rang oder deine Häuser, folgen deine Rechte und Aktionen sofort.
    .source = ruling
clause-HON-11-9 = Niemand scheidet aus: Ein Verwandter nimmt den Platz eines toten Samurai ein.
    .source = book

## 12 Das Ende des Spiels

clause-HON-12-1 = Hast du nach der Wertung in deinem Zug das Ziel erreicht, gewinnst du sofort. Eine letzte Runde gibt es nicht.
    .source = book
clause-HON-12-2 = Die Ehre bestimmt den Platz der anderen. Bei gleicher Ehre teilt man sich einen Platz.
    .source = ruling
clause-HON-12-3 = Eine Runde ist ein Zug für alle. Hat nach der letzten Runde niemand gewonnen, ist die Partie vorbei.
    .source = ruling
clause-HON-12-4 = Dann gewinnt die meiste Ehre, bei Gleichstand die meiste Ehre pro Zug. Ist auch das gleich, teilt ihr euch den Sieg.
    .source = ruling

## 13 Information

clause-HON-13-1 = Wer passt, verrät nichts über die eigene Hand.
    .source = ruling
clause-HON-13-2 = Nur du siehst, was du tun darfst, denn daran sieht man deine Hand.
    .source = ruling
clause-HON-13-3 = Wirst du entehrt, wirst du immer gefragt, auch wenn nur eine Antwort bleibt. Sonst wüssten alle, was du auf der Hand hast.
    .source = ruling
clause-HON-13-4 = Nimmst du eine Karte zurück, wissen alle, dass du sie hast, bis eine gleiche deine Hand verlässt.
    .source = ruling
