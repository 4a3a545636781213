### Die Regeln von Test of Honour nach ihren Klauseln, in eigenen Worten. `.source` sagt, woher jede
### stammt: die Spielregel (book), öffentliche Quellen (found), eigener Entwurf (house), Auslegung (ruling).

## 1 Geometrie

clause-TOH-1-1 = Jede Einheit hat eine runde Base und keine Vorderseite. Ihre Stelle ist die Mitte der Base.
    .source = ruling
clause-TOH-1-2 = Gemessen wird vom Rand der einen Base zum Rand der anderen. Ein Abstand von höchstens 0,02 Zoll ist Kontakt.
    .source = ruling
clause-TOH-1-3 = Ein Weg ist so lang wie alle seine geraden Stücke zusammen.
    .source = ruling
clause-TOH-1-4 = Ob etwas nah genug ist, wird genau berechnet, nie geschätzt.
    .source = ruling
clause-TOH-1-5 = Eine Base überlappt ein Geländestück, das unter sie reicht. Eine Linie trifft ein Stück, wenn sie darin beginnt oder nah an seinen Rand kommt.
    .source = ruling
clause-TOH-1-6 = Gerundet wird immer im Sinn der Regel: Ein Weg, der lang genug sein muss, wird nie zu kurz.
    .source = ruling
clause-TOH-1-7 = Muss eine Richtung gefunden werden, werden 16 versucht, von Osten gegen den Uhrzeigersinn.
    .source = ruling
clause-TOH-1-8 = Eine Base sieht man an 16 Punkten ihres Randes.
    .source = ruling
clause-TOH-1-9 = Wer angreift, hält beim ersten Kontakt mit dem Ziel. Wer schon Kontakt hat, bleibt stehen.
    .source = ruling
clause-TOH-1-10 = Du darfst jederzeit messen.
    .source = book
clause-TOH-1-11 = Eine Einheit, die verschoben wird, kommt an die nächste freie Stelle, gesucht in 16 Richtungen und Schritten von 0,05 Zoll, nie über Gebäude oder Hindernisse. Gibt es keine, bleibt sie stehen.
    .source = ruling
clause-TOH-1-12 = Ein Freund an der Stelle, wo eine Einheit endet, weicht aus, höchstens 3 Zoll. Er kommt Gegnern nicht näher als 1 Zoll oder als er schon war.
    .source = book-ruling
clause-TOH-1-13 = Eine Einheit lebt, bis sie entfernt wird, auf dem Tisch, daneben oder in Reserve. Deine eigenen Einheiten sind Freunde, die der anderen Seite Gegner.
    .source = ruling
clause-TOH-1-14 = Sind zwei Einheiten gleich nah, gilt die mit der niedrigeren Nummer als nächststehend.
    .source = ruling
clause-TOH-1-15 = Eine Base verdeckt einen Streifen, so breit wie sie selbst. Gelände verdeckt, was davon vor dem Ziel liegt, unwegsames Gelände nur, wo es tiefer als 1 Zoll ist; Lücken bis 0,02 Zoll zählen nicht.
    .source = ruling

## 2 Würfel und Proben

clause-TOH-2-1 = Für eine Probe würfelst du so viele Würfel, wie der Wert sagt, plus oder minus, was hilft oder hindert. Ohne Würfel misslingt die Probe, ohne Patzer.
    .source = book
clause-TOH-2-2 = Eine Probe gelingt mit mindestens 3 Schwertern, außer es sind mehr Kreuze. Ein Doppelschwert zählt als 2.
    .source = book
clause-TOH-2-3 = Ein Treffer-, Ausweich- oder Schadenswurf, der mit 5 Schwertern oder mehr gelingt, gibt dir den Bonus der Waffe.
    .source = book
clause-TOH-2-4 = Mehr Kreuze als Schwerter in einem Treffer-, Ausweich- oder Schadenswurf sind ein Patzer.
    .source = book
clause-TOH-2-5 = Reine Proben auf Verstand, Ehre oder Beweglichkeit haben keinen Bonus und keinen Patzer.
    .source = book-ruling
clause-TOH-2-6 = Würfelt ein Effekt mit einem Würfel, zählen nur Schwerter.
    .source = book
clause-TOH-2-7 = Jedes Ziehen und jeder Wurf ist vor der Schlacht versiegelt. Würfel hängen nicht voneinander ab.
    .source = ruling

## 3 Eine Truppe aufstellen

clause-TOH-3-1 = Du wirbst für höchstens die Punkte des Szenarios an. Was du nicht ausgibst, verfällt.
    .source = book
clause-TOH-3-2 = Eine Streitmacht hat einen Helden und höchstens zwei weitere Samurai.
    .source = book-found
clause-TOH-3-3 = Soldateneinheiten kosten zusammen mindestens ein Drittel der Punkte, aufgerundet.
    .source = found-ruling
clause-TOH-3-4 = Eine Streitmacht hat höchstens 8 Soldateneinheiten, davon höchstens 5 Gruppen. Du darfst einen Feldwebel, einen Musiker, einen Bannerträger und einen Bogenfeldwebel haben.
    .source = ruling
clause-TOH-3-5 = Helden und Samurai bekommen eine Nahkampfwaffe umsonst, oder eine Fernwaffe zu ihrem Preis: Bogen oder Muskete 2 Punkte, Wurfwaffen 1. Soldaten tragen die Waffe auf ihrer Karte.
    .source = book-ruling
clause-TOH-3-6 = Ein Krieger hat diese eine Waffe die ganze Schlacht. Fernwaffen zählen im Nahkampf als Dolch.
    .source = book
clause-TOH-3-7 = Beide Streitmächte werden geheim aufgestellt und zugleich gezeigt. Danach ist alles daran offen.
    .source = book-ruling
clause-TOH-3-8 = Zuerst wirbst du den Helden an, dann die anderen, mit Waffen und Verbesserungen. Dir werden nur Karten angeboten, die noch passen, und du darfst aufhören, sobald die Streitmacht erlaubt ist.
    .source = ruling

## 4 Aufbau

clause-TOH-4-1 = Ihr bereitet in dieser Reihenfolge vor: Streitmächte, Gelände, Missionsziele, Aufstellung, Beutel, erster Marker. Einheiten bekommen Nummern, der Süden zuerst.
    .source = book-ruling
clause-TOH-4-2 = Im Beutel ist ein Marker für jede Aktion jeder Einheit beider Seiten, auch der Reserven, und 3 Schicksalsmarker.
    .source = book-ruling
clause-TOH-4-3 = Stell jede Einheit ganz in deine Zone, frei von allem und mindestens 1 Zoll von Gegnern. Ist kein Platz, wächst die Zone um 1 Zoll.
    .source = book-ruling
clause-TOH-4-4 = Das Szenario sagt, ob ihr abwechselnd je eine Einheit aufstellt oder erst die eine Seite und dann die andere.
    .source = found
clause-TOH-4-5 = Der Zufall kommt in dieser Reihenfolge: die Münze, das Gelände, das Missionsziel der Spionin, die Stapel mit Fähigkeiten, Verletzungen und Schande.
    .source = ruling

## 5 Runde und Marker

clause-TOH-5-1 = Du ziehst einen Marker aus dem Beutel, ohne hinzusehen. Jeder ist gleich wahrscheinlich.
    .source = book
clause-TOH-5-2 = Gib den Marker an eine deiner Einheiten dieser Art, die noch eine Aktion hat. Die Aktion ist sofort verbraucht.
    .source = book-ruling
clause-TOH-5-3 = In einer Runde bekommt eine Einheit so viele Marker, wie sie Aktionen hat: Soldaten meist 1, Samurai 2 oder 3.
    .source = book
clause-TOH-5-4 = Auch Einheiten neben dem Tisch und in Reserve können Marker bekommen.
    .source = book-ruling
clause-TOH-5-5 = Kannst du einen Marker nutzen, musst du es. Eine Bewegung darf auf der Stelle sein.
    .source = book-ruling
clause-TOH-5-6 = Hast du keine Einheit für den Marker, nimmt und nutzt ihn die Gegenseite.
    .source = book
clause-TOH-5-7 = Nach jedem Marker zieht die andere Seite, auch wenn sie gerade einen weitergegebenen genutzt hat.
    .source = book
clause-TOH-5-8 = Die ersten zwei Schicksalsmarker einer Runde geben keine Aktion. Auf Stufe 2 und 3 wird eine Fähigkeit aufgedeckt; auf Stufe 1 geschieht nichts.
    .source = book-found
clause-TOH-5-9 = Verliert eine Einheit eine Aktion, kommt einer ihrer Marker aus dem Beutel. Ohne Aktion geschieht nichts.
    .source = book
clause-TOH-5-10 = Wird eine Einheit entfernt, kommen ihre Marker für immer aus dem Beutel.
    .source = book
clause-TOH-5-11 = Der dritte Schicksalsmarker beendet die Runde sofort, was auch noch im Beutel ist.
    .source = book
clause-TOH-5-12 = Am Ende einer Runde werden Gegner getrennt und das Szenario geprüft; dann sind alle Marker und Karten wieder bereit. Wer den dritten Schicksalsmarker gezogen hat, zieht zuerst.
    .source = book
clause-TOH-5-13 = Einheiten, die einem Gegner näher als 1 Zoll sind, werden dann bis zu 6 Zoll verschoben, zuerst die der Seite, die zuerst zieht. Wo kein Platz ist, bleiben sie.
    .source = book-ruling
clause-TOH-5-14 = Blutstropfen, wachsam, Nachladen, liegende Einheiten, die Gefangene und Karten bleiben, wie sie sind.
    .source = book-ruling
clause-TOH-5-15 = Eine freie Aktion braucht keinen Marker und ist auch erlaubt, wenn alle Aktionen verbraucht sind.
    .source = book
clause-TOH-5-16 = Hat dein Zug keine Würfel gebraucht und nichts Neues gezeigt, wartet der nächste Marker auf dich. Bis du ihn ziehst, darfst du deinen Zug zurücknehmen.
    .source = ruling

## 6 Aktionen und Bewegung

clause-TOH-6-1 = Mit einem Marker darf eine Einheit sich bewegen, sich wachsam bewegen, anstürmen, schießen, nachladen, suchen, aufstehen oder eingreifen. Ausweichen ist nur eine Antwort auf einen Angriff.
    .source = book
clause-TOH-6-2 = Eine Einheit am Boden kann nur aufstehen oder ausweichen. Beim Aufstehen darf sie sich bis zu 3 Zoll bewegen.
    .source = book
clause-TOH-6-3 = Eine Bewegung geht bis zu 6 Zoll.
    .source = book
clause-TOH-6-4 = Eine wachsame Bewegung geht bis zu 3 Zoll und macht die Einheit wachsam. Ihre nächste Aktion, auch Ausweichen, beendet das.
    .source = book
clause-TOH-6-5 = Zum Nachladen bleibt eine Einheit stehen.
    .source = book
clause-TOH-6-6 = Du wählst, wo eine Einheit endet, und sie nimmt den kürzesten Weg. Sie darf sich beliebig oft drehen oder stehen bleiben.
    .source = book-ruling
clause-TOH-6-7 = Unterwegs bleibt eine Einheit auf dem Tisch, geht über keinen Freund und um Gebäude herum. Sie kommt einem Gegner nicht näher als 1 Zoll oder als sie schon war.
    .source = book-ruling
clause-TOH-6-8 = Sie endet mit der ganzen Base auf dem Tisch, frei von Bases, Gebäuden und Hindernissen.
    .source = book
clause-TOH-6-9 = Jedes Hindernis, das du überquerst, kostet 1 Zoll. Berührt dein Weg unwegsames Gelände, kommst du höchstens 3 Zoll weit.
    .source = book-ruling
clause-TOH-6-10 = Der kürzeste Weg dreht an 16 Punkten um Bases und Geländeecken, um unwegsames Gelände herum oder bis 3 Zoll hindurch. Wo es so einen Weg gibt, kommst du hin.
    .source = ruling
clause-TOH-6-11 = Niemand verlässt den Tisch, außer das Szenario erlaubt es.
    .source = book
clause-TOH-6-12 = Eine freie Bewegung geht so weit wie jede, und du darfst sie ablehnen. Eine Einheit am Boden bekommt keine freie Bewegung und keinen freien Ansturm.
    .source = book-ruling

## 7 Sicht, der Weg, das nächste Ziel

clause-TOH-7-1 = Um anzustürmen oder zu schießen, musst du das Ziel sehen, wenn du es nennst.
    .source = book
clause-TOH-7-2 = Eine Einheit sieht eine andere, wenn mindestens eine der 256 Linien zwischen ihren Rändern frei ist.
    .source = book-ruling
clause-TOH-7-3 = Jede andere Base versperrt eine Linie, auch die einer Einheit am Boden.
    .source = book
clause-TOH-7-4 = Ein Gebäude versperrt eine Linie.
    .source = book
clause-TOH-7-5 = Ein Hindernis versperrt eine Linie, außer eine der beiden Einheiten steht hoch oder die angreifende berührt es.
    .source = book-ruling
clause-TOH-7-6 = Ein Hügel versperrt eine Linie, wenn keine der beiden Einheiten hoch steht.
    .source = book
clause-TOH-7-7 = Mehr als 1 Zoll unwegsames Gelände versperrt eine Linie.
    .source = book
clause-TOH-7-8 = Eine Einheit steht hoch, wenn ihre Mitte auf einem Hügel ist.
    .source = ruling
clause-TOH-7-9 = Der Weg zum Ziel ist so breit wie die Base der angreifenden Einheit. Was hinter dem Ziel liegt, ist nicht im Weg.
    .source = book-ruling
clause-TOH-7-10 = Einheiten und Gelände, die in diesen Weg ragen, sind im Weg. Offenes Gelände und Überlappungen bis 0,02 Zoll zählen nicht.
    .source = book-ruling
clause-TOH-7-11 = Ein Ziel, das du nicht siehst oder dessen ganzer Weg verdeckt ist, ist verborgen und nicht anzugreifen. Beim Schuss verdeckt auch Gelände; was nur einen Teil verdeckt, kostet Würfel.
    .source = book-ruling
clause-TOH-7-12 = Der nächststehende Gegner ist der nächste, der nicht verborgen ist, beim Schuss in Reichweite, auch wenn du ihn nicht angreifen kannst.
    .source = book
clause-TOH-7-13 = Nennst du ein anderes Ziel als den nächststehenden Gegner, legst du eine Verstandsprobe ab. Misslingt sie, musst du den nächststehenden angreifen, der möglich ist.
    .source = book-ruling
clause-TOH-7-14 = Beim Schießen prüfst du nach deiner Bewegung von höchstens 3 Zoll, beim Ansturm vor der Bewegung.
    .source = ruling

## 8 Schießen und Anstürmen

clause-TOH-8-1 = Zum Schießen muss eine Einheit auf den Beinen sein und eine geladene Fernwaffe haben. Sie darf sich vorher bis zu 3 Zoll bewegen.
    .source = book
clause-TOH-8-2 = Du darfst auf einen Gegner in Reichweite schießen, der nicht verborgen ist, ohne Freund im Weg und mit mindestens 1 Trefferwürfel übrig.
    .source = book-ruling
clause-TOH-8-3 = Jeder Gegner und jedes Geländestück im Weg kostet 1 Würfel. Gelände, das du berührst, zählt nicht, auch kein Hügel, auf dem eine der beiden Einheiten steht.
    .source = book-ruling
clause-TOH-8-4 = Eine Muskete muss nach jedem Schuss nachgeladen werden.
    .source = book
clause-TOH-8-5 = Ein Ansturm geht bis zu 6 Zoll bis zum Kontakt und trifft sofort. Das Ziel darf nicht verborgen sein, und du brauchst mindestens 1 Trefferwürfel.
    .source = book-ruling
clause-TOH-8-6 = Du kannst nicht anstürmen, wenn ein anderer Gegner im geraden Weg steht.
    .source = book
clause-TOH-8-7 = Ein Ansturm geht geradeaus, wenn kein Gebäude im Weg steht und am Ende Platz ist. Du musst dabei keinen Abstand von 1 Zoll zu Gegnern halten.
    .source = book-ruling
clause-TOH-8-8 = Ist nur Gelände im Weg, darf der Ansturm einmal darum herum biegen. Das kostet 1 Trefferwürfel.
    .source = book-ruling
clause-TOH-8-9 = Jeder Freund im Weg kostet 1 Trefferwürfel. Freunde lassen dich durch und treten zurück; nur wer am Ende steht, bleibt beiseite.
    .source = book-ruling
clause-TOH-8-10 = Ein Hindernis zu überqueren kostet 1 Zoll und keinen Würfel. Liegt es ganz am Ende, kämpfst du darüber hinweg.
    .source = book-ruling
clause-TOH-8-11 = Du bekommst 1 Trefferwürfel mehr, wenn du hoch stehst und das Ziel nicht. Beim Ansturm zählt, wo du losgelaufen bist.
    .source = book-ruling

## 9 Einen Angriff abhandeln

clause-TOH-9-1 = Ein Angriff läuft so: Treffen, Ausweichen, Schaden, Zurückdrängen, Nervenproben, freie Aktionen.
    .source = book-ruling
clause-TOH-9-2 = Trefferwürfel sind das Zielen. Es gibt 1 mehr für eine Gruppe von 2 oder 3 Mann, im Nahkampf gegen ein Ziel am Boden, von oben und beim Bogenfeldwebel; was im Weg ist, kostet Würfel.
    .source = book
clause-TOH-9-3 = Misslingt der Trefferwurf, misslingt der Angriff.
    .source = book
clause-TOH-9-4 = Bei einem Patzer im Trefferwurf würfelt das Ziel 1 Würfel: Bei einem Schwert bekommst du einen Blutstropfen. Das gilt auch beim Schießen.
    .source = book
clause-TOH-9-5 = Ein Schneller Stoß würfelt sofort 1 Würfel, und bei einem Schwert bekommt das Ziel einen Blutstropfen. Ein Doppelschlag oder Schnellschuss kostet den Ausweichwurf 1 Würfel.
    .source = book-ruling
clause-TOH-9-6 = Andere Boni des Trefferwurfs wirken später: Durchstoßen, Betäubung, Tiefe Wunde und Furchtbarer Schlag.
    .source = book
clause-TOH-9-7 = Wirst du getroffen, musst du ausweichen: umsonst, wenn du wachsam bist, sonst indem du eine Aktion aufgibst. Geht beides nicht, gibt es keinen Ausweichwurf.
    .source = book-ruling
clause-TOH-9-8 = Ausweichen ist Pflicht, also wird niemand gefragt. Auch Einheiten am Boden weichen aus.
    .source = book
clause-TOH-9-9 = Ausweichwürfel sind die Beweglichkeit. Es gibt 1 weniger gegen einen Doppelschlag oder Schnellschuss und 1 mehr beim Banner; Karten können das ändern.
    .source = book
clause-TOH-9-10 = Weichst du aus, bewirkt der Angriff nichts. Dein Bonus ist im Nahkampf ein Schneller Stoß, ein Rückhandschlag oder ein Gegenschlag, je nach Waffe; gegen einen Schuss ist es eine freie Bewegung.
    .source = book
clause-TOH-9-11 = Bei einem Patzer im Ausweichwurf gehst du zu Boden.
    .source = book
clause-TOH-9-12 = Weichst du nicht aus, bist du getroffen: Betäubung wirft dich um, Durchstoßen gibt 1 Schadenswürfel mehr.
    .source = book-ruling
clause-TOH-9-13 = Schadenswürfel sind im Nahkampf die Kraft, sonst die der Waffe. Es gibt 1 mehr für jeden Blutstropfen auf dem Ziel, 1 für Durchstoßen und 1 gegen ein Ziel ohne Rüstung.
    .source = book
clause-TOH-9-14 = Gelingt der Schadenswurf, wird ein einzelner Krieger ausgeschaltet, und eine Gruppe verliert einen Mann. Mit dem letzten geht die Gruppe.
    .source = book
clause-TOH-9-15 = Misslingt er, bekommt das Ziel einen Blutstropfen. Blutstropfen haben keine Grenze und schalten von sich aus niemanden aus.
    .source = book
clause-TOH-9-16 = Nach so einer leichten Wunde würfelt eine Tiefe Wunde 1 Würfel, mit einem Blutstropfen pro Schwert. Nach einem Furchtbaren Schlag legen das Ziel und alle Gegner im Umkreis von 6 Zoll eine Nervenprobe ab.
    .source = book-ruling
clause-TOH-9-17 = Bei einem Patzer im Schadenswurf bekommt das Ziel keinen Blutstropfen, wird aber zurückgedrängt.
    .source = book-ruling
clause-TOH-9-18 = Eine Gruppe, die einen Mann verliert, behält ihre Blutstropfen und wird zurückgedrängt.
    .source = book-ruling
clause-TOH-9-19 = Wer verwundet oder gestreift wird oder einen Mann verliert, wird 1 Zoll zurückgedrängt, auch durch Schüsse. Hat ein Nahkampfangriff nichts bewirkt, wird die angreifende Einheit 1 Zoll zurückgedrängt.
    .source = book-ruling
clause-TOH-9-20 = Freie Aktionen kommen zuletzt, und du darfst sie ablehnen. Nachsetzen ist ein Ansturm, oder eine Bewegung, wenn es niemanden zum Anstürmen gibt; Nachrücken ist eine Bewegung, und ein Gegenschlag ist ein Ansturm der verteidigenden Einheit.
    .source = book
clause-TOH-9-21 = Eine Einheit, die umgeworfen wird, liegt am Boden, und Nahkampftreffer gegen sie haben 1 Würfel mehr. Noch einmal umwerfen ändert nichts.
    .source = book-ruling

## 10 Rückzug und Tischrand

clause-TOH-10-1 = Ein Rückzug geht gerade vom Gegner weg. Er ist weder Aktion noch Bewegung.
    .source = book
clause-TOH-10-2 = Eine Einheit darf sich aus unwegsamem Gelände oder von einem Hügel zurückziehen. Aus unwegsamem Gelände geht sie höchstens 3 Zoll.
    .source = book-ruling
clause-TOH-10-3 = Sonst endet ein Rückzug an Gelände, am Tischrand und 1 Zoll vor einem Gegner.
    .source = book
clause-TOH-10-4 = Freunde weichen einem Rückzug aus. Kann einer das nicht, endet er dort.
    .source = book
clause-TOH-10-5 = Hält ein Gegner den Rückzug auf, oder endet er näher als 1 Zoll an einem, bekommt die Einheit einen Blutstropfen und wird freigerückt.
    .source = book
clause-TOH-10-6 = Eine Einheit, die über den Rand gedrängt wird, ist vom Tisch. Sie steht auf und lässt fallen, was sie trug.
    .source = book-ruling
clause-TOH-10-7 = Sie legt sofort eine Ehrenprobe ab. Misslingt sie, ist sie verloren.
    .source = book
clause-TOH-10-8 = Neben dem Tisch kann eine Einheit nicht angegriffen werden, ist niemandem im Weg und legt keine Nervenprobe ab. Sie behält Blutstropfen, Karten und Zustand.
    .source = ruling
clause-TOH-10-9 = Ihre nächste Aktion muss das Eingreifen sein: bis zu 6 Zoll, oder wachsam 3, im Umkreis von 9 Zoll, wo sie ging. Sie muss 1 Zoll Abstand zu Gegnern halten.
    .source = book-ruling
clause-TOH-10-10 = Du wählst, wohin sie geht, und sie kommt dort herein, wo der Weg am kürzesten ist.
    .source = ruling
clause-TOH-10-11 = Kann sie nicht eingreifen, ist der Marker verloren.
    .source = ruling

## 11 Nerven und Ehre

clause-TOH-11-1 = Wird eine Einheit ausgeschaltet, legt jeder Freund im Umkreis von 6 Zoll eine Nervenprobe ab.
    .source = book
clause-TOH-11-2 = Eine Nervenprobe ist eine Ehrenprobe. Es gibt 1 Würfel mehr für eine Gruppe von 3 Mann und beim Musiker und 1 weniger für jeden eigenen Blutstropfen.
    .source = book
clause-TOH-11-3 = Wer scheitert, flieht sofort 6 Zoll vom Angriff weg. Auch Einheiten am Boden fliehen und bleiben liegen.
    .source = book-ruling
clause-TOH-11-4 = Du wählst, welche deiner Einheiten als Nächstes dran ist. Eine, die vom Tisch ist, legt keine Probe ab.
    .source = ruling
clause-TOH-11-5 = Eine Einheit, die am Rand verloren geht, zählt zum Angriff, der sie verdrängt hat: Freunde im Umkreis von 6 Zoll um ihre letzte Stelle legen auch Proben ab. Ohne Angriff legt niemand eine ab.
    .source = book-ruling
clause-TOH-11-6 = Blutstropfen schwächen jede Ehrenprobe, auch am Rand und beim Überleben.
    .source = book-ruling

## 12 Gruppen und Anführer

clause-TOH-12-1 = Eine Gruppe sind drei Soldaten auf einer Base. Sie handelt und wird angegriffen wie eine Einheit.
    .source = book
clause-TOH-12-2 = Sie hat eine Aktion und eine Reihe von Werten.
    .source = book
clause-TOH-12-3 = Sie hat 1 Zielen mehr, solange 2 oder 3 Mann stehen, und 1 Ehre mehr, solange alle 3 stehen.
    .source = book
clause-TOH-12-4 = Blutstropfen gehören der ganzen Gruppe und bleiben, wenn ein Mann fällt.
    .source = book
clause-TOH-12-5 = Freunde legen erst eine Nervenprobe ab, wenn der letzte Mann fällt.
    .source = book
clause-TOH-12-6 = Ein Anführer hilft anderen Einheiten, solange er auf dem Tisch und auf den Beinen ist. Dieselbe Hilfe zählt einmal pro Wurf.
    .source = ruling
clause-TOH-12-7 = Feldwebel: Nach seiner Bewegung darf eine Soldateneinheit im Umkreis von 6 Zoll frei anstürmen.
    .source = found
clause-TOH-12-8 = Musiker: Soldaten im Umkreis von 12 Zoll bekommen 1 Würfel mehr bei Nervenproben.
    .source = found
clause-TOH-12-9 = Bannerträger: Soldaten im Umkreis von 6 Zoll bekommen 1 Würfel mehr bei Ausweichwürfen.
    .source = found
clause-TOH-12-10 = Bogenfeldwebel: Eine Bogengruppe im Umkreis von 3 Zoll bekommt 1 Trefferwürfel mehr, wenn sie schießt.
    .source = found

## 13 Gelände

clause-TOH-13-1 = Hindernis: Niemand steht darauf, und Überqueren kostet 1 Zoll. Es versperrt die Sicht und hält Rückzüge auf.
    .source = book
clause-TOH-13-2 = Unwegsames Gelände: Du bewegst dich höchstens 3 Zoll und siehst 1 Zoll tief. Es ist Schüssen im Weg und hält Rückzüge hinein auf.
    .source = book
clause-TOH-13-3 = Hügel: Von oben siehst du über Hindernisse und Hügel, wirst darüber gesehen und triffst mit 1 Würfel mehr. Zwischen zwei Einheiten unten versperrt er die Sicht, und er hält Rückzüge hinauf auf.
    .source = book
clause-TOH-13-4 = Gebäude: Niemand kommt hinein. Es versperrt Sicht, Bewegung und Rückzug.
    .source = book
clause-TOH-13-5 = Vor der Schlacht wissen alle, was jedes Geländestück ist.
    .source = book

## 14 Zielmarker, Gefangene, Reserven

clause-TOH-14-1 = Missionsziele liegen flach und versperren nichts. Darauf stehen ist Kontakt.
    .source = ruling
clause-TOH-14-2 = Zum Suchen berührt eine Einheit auf den Beinen ein Missionsziel, trägt nichts und hat keinen Gegner im Umkreis von 3 Zoll. Sie legt eine Verstandsprobe ab.
    .source = found-ruling
clause-TOH-14-3 = Wer die Gefangene findet, trägt sie. Steht sie allein, darf eine Einheit sie nehmen, die bei ihr endet und keinen Gegner näher als 1 Zoll hat.
    .source = house
clause-TOH-14-4 = Wer sie trägt, bewegt sich höchstens 4 Zoll und kann nicht anstürmen, schießen oder suchen.
    .source = house
clause-TOH-14-5 = Die Gefangene kannst du nicht absetzen. Eine Einheit verliert sie, wenn die Einheit entfernt oder umgeworfen wird, die Nerven verliert oder vom Tisch gedrängt wird.
    .source = house
clause-TOH-14-6 = Ein Missionsziel gehört dir, wenn eine deiner Einheiten im Umkreis von 3 Zoll steht und kein Gegner.
    .source = house
clause-TOH-14-7 = Hast du die Gefangene vom Anfang einer Bewegung an getragen und endest am richtigen Rand, gehst du mit ihr und hast gewonnen.
    .source = house
clause-TOH-14-8 = Deine Reserve nennst du bei der Aufstellung. Sie wartet neben dem Tisch, und ihre Marker sind im Beutel.
    .source = found
clause-TOH-14-9 = Mit einem Marker legt eine Reserve eine Verstandsprobe ab, mit 1 Würfel mehr pro gespielter Runde. Gelingt sie, greift sie ein; sonst ist der Marker verbraucht.
    .source = found-ruling
clause-TOH-14-10 = Eine Reserve kann nicht angegriffen werden und beherrscht nichts.
    .source = ruling

## 15 Szenarien

clause-TOH-15-1 = Verluste sind die Punkte der Ausgeschalteten, ein Drittel pro Mann einer Gruppe. Endet das Szenario gleich, gewinnen niedrigere Verluste, dann weniger Blutstropfen.
    .source = house
clause-TOH-15-2 = Zufälliges Gelände liegt in Paaren, um die Mitte gedreht, 2 Zoll von anderen Stücken und 1,5 Zoll von Missionszielen. Ein Paar, das in 100 Versuchen keinen Platz findet, entfällt.
    .source = house
clause-TOH-15-3 = Zonen misst du vom eigenen Tischrand. Wer den Münzwurf gewinnt, stellt zuerst auf und zieht zuerst, außer das Szenario sagt es anders.
    .source = house
clause-TOH-15-4 = Hast du keine Einheit mehr, verlierst du sofort. Ein erreichtes Ziel beendet die Schlacht, vor Nervenproben und freien Aktionen.
    .source = ruling
clause-TOH-15-5 = Nach der letzten Runde entscheidet das Szenario. Ihr dürft 3 bis 20 Runden wählen.
    .source = ruling
clause-TOH-15-6 = Du darfst eigenes Gelände legen statt des Szenarios. Es liegt ganz auf dem Tisch, ohne sich zu überlappen, und lässt Platz für Missionsziele und Aufstellung.
    .source = book-ruling
clause-TOH-15-7 = Eigenes Gelände drehst du um ganze Grad.
    .source = house
clause-TOH-15-10 = Erstes Treffen: 11 Punkte, Stufe 1. In der Mitte steht ein Schrein. Die Zonen sind 12 Zoll tief, und eine Seite stellt nach der anderen auf. Wer zuerst aufstellt, zieht auch zuerst. Wer den Helden verliert, verliert sofort. Nach der letzten Runde gewinnen niedrigere Verluste.
    .source = found-house
clause-TOH-15-11 = Sturm auf den Außenposten: 15 Punkte, 5 Runden. Auf dem Feld stehen drei Gebäude, jedes mit einem Missionsziel. Der Norden stellt höchstens 10 Punkte mit dem Helden auf, mindestens 12 Zoll vom Südrand. Der Rest des Nordens kommt später über den Nordrand. Dann stellt der Süden 3 Zoll tief auf und zieht zuerst. Nach der letzten Runde gewinnt, wer mehr Missionsziele hält. Bei Gleichstand gewinnt der Norden.
    .source = found-house
clause-TOH-15-12 = Das Schlachtfeld: 18 Punkte. Die Zonen sind 6 Zoll tief, und die Seiten stellen abwechselnd auf. Wer zuerst aufstellt, zieht auch zuerst. Beide Seiten dürfen die fünf Missionsziele durchsuchen. 3 Funde gewinnen sofort. Nach der letzten Runde gewinnen mehr Funde. Sind sie gleich, gewinnen niedrigere Verluste.
    .source = found-house
clause-TOH-15-13 = Die Spionin: 21 Punkte. Die Zonen sind 6 Zoll tief, und die Seiten stellen abwechselnd auf. Wer zuerst aufstellt, zieht auch zuerst. Sie ist bei einem von drei Missionszielen, und niemand weiß, bei welchem. Beide Seiten dürfen sie suchen und tragen. Auch das letzte Missionsziel muss durchsucht werden. Wer sie über den eigenen Rand trägt, gewinnt sofort. Nach der letzten Runde gewinnt, wer sie trägt. Trägt sie niemand, gewinnen niedrigere Verluste.
    .source = found-house
clause-TOH-15-14 = Straßensperre: 21 Punkte. Der Norden stellt zuerst auf, 12 Zoll tief. Dann stellt der Süden auf, 6 Zoll tief, und zieht zuerst. Der Süden nennt, wer die Spionin trägt, aber keine Gruppe. Beide Seiten dürfen sie tragen. Der Süden gewinnt, wenn er mit ihr über den Nordrand geht. Der Norden gewinnt, wenn er mit ihr über den Südrand geht. Nach der letzten Runde gewinnt der Norden.
    .source = found-house
clause-TOH-15-15 = Befreiung: 24 Punkte. Der Norden versteckt die Gefangene heimlich bei einem von drei Missionszielen. Der Norden stellt höchstens 12 Punkte mit dem Helden auf, mindestens 12 Zoll vom Südrand. Der Rest des Nordens kommt später, über jeden Rand außer dem Südrand. Dann stellt der Süden 3 Zoll tief auf und zieht zuerst. Nur der Süden darf suchen und sie tragen. Der Süden gewinnt, wenn er mit ihr über den Südrand geht. Der Norden gewinnt, wenn der Süden weder Helden noch Samurai mehr hat. Nach der letzten Runde gewinnt der Norden.
    .source = found-ruling
clause-TOH-15-16 = Der letzte Samurai: 12 bis 24 Punkte. Die Zonen sind 9 Zoll tief, und die Seiten stellen abwechselnd auf. Wer zuerst aufstellt, zieht auch zuerst. Wer den Helden und alle Samurai verliert, verliert sofort. Nach der letzten Runde gewinnen niedrigere Verluste.
    .source = house

## 16 Feldzug

clause-TOH-16-1 = Ein Feldzug sind sechs Schlachten: Erstes Treffen, Sturm auf den Außenposten, Das Schlachtfeld, Die Spionin, Straßensperre, Befreiung. Für jede stellst du eine neue Streitmacht auf.
    .source = found
clause-TOH-16-2 = Wer Erstes Treffen verliert, greift den Außenposten an, wer Die Spionin gewinnt, geleitet sie, und wer Straßensperre verliert, greift in Befreiung an. Sonst entscheidet eine Münze; wer angreift oder geleitet, spielt Süden.
    .source = found-house
clause-TOH-16-3 = Ab Stufe 2 zieht, wer eine Schlacht gewinnt, eine Fähigkeit. Der Held hat sie in jeder späteren Schlacht, bis sie endgültig verbraucht ist.
    .source = found-house
clause-TOH-16-4 = Andere Fähigkeiten und Verletzungen sind nach der Schlacht weg. Wie viele Schandekarten du gezogen hast, wird gemerkt.
    .source = found-house
clause-TOH-16-5 = Eine Schlacht ist 1 Punkt wert, Befreiung 2. Die meisten Punkte gewinnen, dann weniger Schande, dann Befreiung.
    .source = house

## 17 Stufe 2: Fertigkeiten

clause-TOH-17-1 = Jede Seite bekommt einen verdeckten Stapel mit so vielen der 23 Fähigkeiten, wie ihr Held und ihre Samurai Aktionen haben. Niemand sieht ihn.
    .source = found
clause-TOH-17-2 = Erstes Treffen spielt ihr immer ohne Karten.
    .source = found
clause-TOH-17-3 = Ziehst du den ersten oder zweiten Schicksalsmarker, decke deine oberste Karte auf und gib sie deinem Helden oder einem Samurai.
    .source = found
clause-TOH-17-4 = Ein Samurai darf beliebig viele Karten haben; wird er entfernt, werden sie abgelegt. Liegt er oder ist er vom Tisch, helfen sie nur ihm selbst.
    .source = house
clause-TOH-17-5 = Karten nutzt du, wenn ihr Träger einen Marker bekommt, vor oder nach einem Wurf, nach einem Ansturm oder nach einer leichten Wunde. Zuerst die handelnde Seite, dann die andere, bis beide passen.
    .source = house
clause-TOH-17-6 = Vor einem Ausweichwurf kommen Karten vor dem Preis: Mit der richtigen Karte geht keine Aktion verloren. Wachsam endet trotzdem.
    .source = house
clause-TOH-17-7 = Zusätzliche Würfel addieren sich. Ein zweiter Wurf ersetzt den ersten.
    .source = house

## 18 Stufe 3: Verletzungen und Schande

clause-TOH-18-1 = Ein Held oder Samurai, der ausgeschaltet würde, legt eine Ehrenprobe ab, um zu überleben, mit 1 Würfel weniger pro Blutstropfen und Makel. Gelingt sie, bekommt er einen Blutstropfen und eine Verletzung, wird 1 Zoll zurückgedrängt, und niemand legt eine Nervenprobe ab.
    .source = found-ruling
clause-TOH-18-2 = Jeder offene Makel kostet 1 Würfel bei seiner nächsten Ehrenprobe; dann werden alle seine Makel umgedreht. Anführer und Karten helfen beim Überleben nicht.
    .source = found-house
clause-TOH-18-3 = Der Bonus des Angriffs zählt auch, wenn das Ziel überlebt.
    .source = ruling
clause-TOH-18-4 = Vor einem Treffer-, Ausweich-, Schadens- oder Verstandswurf darf ein Held oder Samurai 1 Würfel mehr nehmen, einmal pro Marker. Danach zieht er eine Schandekarte.
    .source = found-house
clause-TOH-18-5 = Ist er dann weg oder die Schlacht vorbei, hat die Karte keine Wirkung.
    .source = house
clause-TOH-18-6 = Beide Seiten teilen sich die Stapel mit Verletzungen und Schande. Gezogene Karten liegen offen.
    .source = ruling

## 19 Entscheidungen und Wissen

clause-TOH-19-1 = Ausweichen, Überleben, Trennen, Platzmachen und Zurückdrängen geschehen von selbst. Ebenso die Verstandsprobe für ein anderes Ziel als das nächststehende.
    .source = ruling
clause-TOH-19-2 = Eine Aktion wird mit allen Folgen zu Ende gebracht, bevor etwas anderes geschieht.
    .source = book
clause-TOH-19-3 = Alle sehen den Tisch, die Einheiten und ihre Wunden, wie viele Marker jeder Art noch im Beutel sind, offene Karten und alle Würfe.
    .source = book
clause-TOH-19-4 = Geheim sind die Reihenfolge der Marker und Karten, das Missionsziel der Spionin, das Gefängnis und die Streitmächte, bis beide fertig sind. Eine misslungene Suche verrät nichts.
    .source = ruling

## 20 Züge, die Bots erwägen

clause-TOH-20-1 = Bots wählen unter Richtungen, Missionszielen, Gegnern und Rändern. Für sie gelten dieselben Regeln.
    .source = ruling
clause-TOH-20-2 = Bots schießen von da, wo sie stehen, oder nach einem kurzen Schritt, und sehen sich jedes Ziel an.
    .source = ruling
clause-TOH-20-3 = Bots stellen in einem Raster von 1,5 Zoll auf.
    .source = ruling
clause-TOH-20-4 = Bots stellen Streitmächte aus denselben Karten auf wie du.
    .source = ruling

## 21 Das Ende

clause-TOH-21-1 = Eine Schlacht endet, wenn ein Ziel erreicht ist, eine Seite keine Einheiten mehr hat oder die Runden um sind. Jemand gewinnt, oder es ist unentschieden.
    .source = book
clause-TOH-21-2 = Der Verlust des Helden beendet nur Erstes Treffen. Sonst geht die Schlacht weiter.
    .source = ruling
