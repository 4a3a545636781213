### Test of Honour im Browser.

skirmish-web-field = Das Schlachtfeld
skirmish-web-tools = Schauen und messen
skirmish-web-closer = Näher
skirmish-web-farther = Weiter weg
skirmish-web-fit = Das ganze Feld
skirmish-web-turn = Tisch drehen
skirmish-web-eye = Das Auge
skirmish-web-eye-above = Von oben
skirmish-web-eye-lower = Tiefer
skirmish-web-eye-higher = Höher
skirmish-web-eye-left = Nach links drehen
skirmish-web-eye-right = Nach rechts drehen
skirmish-web-eye-keys = Am plastischen Tisch drehst du den Tisch mit Q und E, G senkt das Auge, T hebt es.
skirmish-web-ruler = Lineal: von einer Stelle zur anderen ziehen, oder R und die Pfeiltasten
skirmish-web-field-keys = Mit den Pfeiltasten zeigst du auf eine Stelle, jedes Mal ein Zoll weiter, mit Umschalt ein Zehntel. Enter wählt sie, noch einmal Enter führt es aus, Escape nimmt es zurück. R ist das Lineal. Plus, Minus und 0 ändern, wie viel du siehst.

skirmish-web-units = Einheiten
skirmish-web-bag = Der Beutel
skirmish-web-rolls = Letzte Würfe
skirmish-web-targets = Wer angegriffen werden kann
skirmish-web-no-targets =
    { $count ->
        [one] Warum kann ich die andere nicht angreifen?
       *[other] Warum kann ich die anderen { $count } nicht angreifen?
    }
skirmish-web-not-nearest = Nicht der nächststehende Gegner: Verstandsprobe gelingt zu { $percent } %
skirmish-web-otherwise = Misslingt sie, gilt der Angriff { $unit }.

skirmish-web-col-unit = Einheit
skirmish-web-col-actions = Aktionen
skirmish-web-col-far = Abstand und Richtung

## Wie es um eine Einheit steht, in Kürze

skirmish-web-actions = noch { $left } von { $count } Aktionen
skirmish-web-models =
    { $count ->
        [one] 1 Mann
       *[other] { $count } Mann
    }
skirmish-web-drops = { $count ->
    [one] 1 Blutstropfen
   *[other] { $count } Blutstropfen
}
skirmish-web-stains = { $count ->
    [one] 1 Makel
   *[other] { $count } Makel
}
skirmish-web-prone = am Boden
skirmish-web-alert = wachsam
skirmish-web-reload = muss nachladen
skirmish-web-carries = hat die Gefangene
skirmish-web-zone-waiting = noch nicht aufgestellt
skirmish-web-zone-off = vom Tisch vertrieben
skirmish-web-zone-reserve = in Reserve
skirmish-web-zone-removed = aus dem Kampf

skirmish-web-value-aim = Zielen
skirmish-web-value-agility = Beweglichkeit
skirmish-web-value-strength = Kraft
skirmish-web-value-wits = Verstand
skirmish-web-value-honor = Ehre

skirmish-web-wind-n = N
skirmish-web-wind-ne = NO
skirmish-web-wind-e = O
skirmish-web-wind-se = SO
skirmish-web-wind-s = S
skirmish-web-wind-sw = SW
skirmish-web-wind-w = W
skirmish-web-wind-nw = NW

## Where the keys point, for who listens

skirmish-web-point-far = { $far } Zoll von { $unit }, Richtung { $wind }
skirmish-web-point-edges = { $west } Zoll vom Westrand, { $south } vom Südrand
skirmish-web-point-ruler = Das Lineal zeigt { $far } Zoll, Richtung { $wind }
skirmish-web-point-marked = eine markierte Stelle
skirmish-web-aimed = angreifbar, { $far } Zoll entfernt
skirmish-web-place-foe = { $far } Zoll von { $foe }
skirmish-web-point-beyond = dorthin führt kein bekannter Weg
skirmish-web-to-n = Nord
skirmish-web-to-ne = Nordost
skirmish-web-to-e = Ost
skirmish-web-to-se = Südost
skirmish-web-to-s = Süd
skirmish-web-to-sw = Südwest
skirmish-web-to-w = West
skirmish-web-to-nw = Nordwest

## Was gleich geschieht

skirmish-web-deed = Aktion
skirmish-web-mode-move = Bewegen
skirmish-web-mode-cautious = Wachsam bewegen
skirmish-web-mode-stand_up = Aufstehen
skirmish-web-mode-shoot = Schießen
skirmish-web-mode-charge = Ansturm
skirmish-web-mode-reload = Nachladen
skirmish-web-mode-search = Suchen
skirmish-web-mode-enter = Zurückkommen
skirmish-web-mode-enter_cautious = Wachsam zurückkommen
skirmish-web-mode-arrive = Eingreifen
skirmish-web-mode-order = Einen Befehl geben
skirmish-web-mode-place = Aufstellen
skirmish-web-mode-hide = Verbergen
skirmish-web-mode-token = Den Marker geben
skirmish-web-mode-give = Die Karte geben
skirmish-web-mode-hold = In Reserve halten
skirmish-web-mode-carry = Mitnehmen
skirmish-web-mode-test = Nervenprobe
skirmish-web-and-captive = { $name }, die Gefangene mitnehmen
skirmish-web-next-unit = Wähle eine leuchtende Einheit, auf dem Tisch oder in der Liste.
skirmish-web-next-target = Wähle ein Ziel.
skirmish-web-next-marker = Wähle ein Missionsziel.
skirmish-web-next-place = Wähle eine Stelle: eine leuchtende oder eine andere.
skirmish-web-confirm = Ausführen
skirmish-web-possible = Zug prüfen
skirmish-web-cancel = Abbrechen

## Chancen

skirmish-web-odds = Gegen { $unit }
skirmish-web-chance-hit = Treffer
skirmish-web-chance-cut-down = Ausgeschaltet
skirmish-web-chance-light = Leichte Wunde
skirmish-web-chance-injured = Überlebt
skirmish-web-chance-fumble = Patzer
skirmish-web-guard = Eingerechnet: { $cards } ({ $unit }). Ohne: { $hit } % Treffer, { $cut } % ausgeschaltet.
skirmish-web-aid = Nicht eingerechnet: { $cards } ({ $unit }).
skirmish-web-hemmed = Eingekeilt: Zurückdrängen kostet { $unit } 1 Blutstropfen mehr.
skirmish-web-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
skirmish-web-cannot-avoid = kann nicht ausweichen
skirmish-web-result-hit = Treffer
skirmish-web-result-miss = Nichts
skirmish-web-result-fumbled = Patzer
skirmish-web-result-failed = Misslungen
skirmish-web-result-passed = Gelungen
skirmish-web-result-splendid = Gelungen, mit Bonus
skirmish-web-may-end = Der nächste Schicksalsmarker beendet die Runde.

## Die Schlacht

skirmish-web-about = Über diese Schlacht
skirmish-web-round = Runde { $round } von { $rounds }
skirmish-web-rounds = { $rounds } Runden
skirmish-web-drawer = zieht als Nächstes
skirmish-web-losses = Verluste: { $points }
skirmish-web-finds = { $count ->
    [one] 1 Fund
   *[other] { $count } Funde
}
skirmish-web-held = { $count ->
    [one] hält 1 Missionsziel
   *[other] hält { $count } Missionsziele
}
skirmish-web-what-wins = So gewinnst du
skirmish-web-markers = Missionsziele
skirmish-web-marker = Missionsziel { $number }
skirmish-web-captive = Die Gefangene
skirmish-web-decks = Karten
skirmish-web-fate-deck = { $name }: Schicksalsstapel mit { $count } { $count ->
    [one] Karte
   *[other] Karten
}
skirmish-web-shame-decks = Verdeckt: { $injuries } Verletzungen, { $dishonor } Schandekarten
skirmish-web-campaign = Der Feldzug
skirmish-web-points = Punkte
skirmish-web-kept = behaltene Fähigkeiten
skirmish-web-sum = noch { $left } von { $all } Einheiten
skirmish-web-final-finds = Funde: { $south } { $mine }, { $north } { $other }
skirmish-web-final-held = Gehaltene Missionsziele: { $south } { $mine }, { $north } { $other }
skirmish-web-final-losses = Verlorene Punkte: { $south } { $lost }, { $north } { $other }
skirmish-web-final-drops = Blutstropfen: { $south } { $drops }, { $north } { $other }

## Eine Streitmacht aufstellen

skirmish-web-roster = Deine Streitmacht
skirmish-web-roster-empty = Noch niemand ist dabei.
skirmish-web-roster-wait = Dein Gegner wählt eine Streitmacht.
skirmish-web-roster-ready = Beide Streitmächte sind bereit.
skirmish-web-recruits = Zur Auswahl
skirmish-web-recruit-order = Angeworben wird in dieser Reihenfolge. Wen du überspringst, der kann später nicht mehr mit.
skirmish-web-limits = Grenzen einer Streitmacht
skirmish-web-bonuses = Waffenboni
skirmish-web-force-ready = bereit
skirmish-web-force-building = wählt

## Werte der Optionen

skirmish-web-choice-scenario-first_clash = { skirmish-scenario-first_clash }
skirmish-web-choice-scenario-outpost = { skirmish-scenario-outpost }
skirmish-web-choice-scenario-battlefield = { skirmish-scenario-battlefield }
skirmish-web-choice-scenario-spy = { skirmish-scenario-spy }
skirmish-web-choice-scenario-roadblock = { skirmish-scenario-roadblock }
skirmish-web-choice-scenario-rescue = { skirmish-scenario-rescue }
skirmish-web-choice-scenario-last_samurai = { skirmish-scenario-last_samurai }
skirmish-web-choice-scenario-campaign = Feldzug aus sechs Schlachten
skirmish-web-choice-round_limit-scenario = wie im Szenario
skirmish-web-choice-ground-scenario = wie im Szenario
skirmish-web-choice-nerve_order-owner = wem sie gehören
skirmish-web-choice-nerve_order-auto = die nächste zuerst

## Optionen, die auf einem Schirm anders heißen

# so many of the game's own make one that people say
skirmish-web-scale-carry_limit = 1000
skirmish-web-option-carry_limit = Wie weit eine Einheit mit der Gefangenen kommt, in Zoll.

## Was möglich ist, erzählt von da, wo eine Einheit steht

skirmish-web-where = { $far }″ nach { $wind }en
skirmish-web-do-move = { $unit } bewegen: { $where }
skirmish-web-do-cautious = { $unit } wachsam bewegen: { $where }
skirmish-web-do-move-stay = { $unit } stehen lassen
skirmish-web-do-cautious-stay = { $unit } wachsam stehen lassen
skirmish-web-do-stand_up = { $unit } steht auf und geht { $where }
skirmish-web-do-stand_up-stay = { $unit } steht auf
skirmish-web-do-shoot = { $unit } schießt auf { $target }
skirmish-web-do-shoot-moving = { $unit } geht { $where } und schießt auf { $target }
skirmish-web-do-enter = { $unit } kommt auf den Tisch zurück
skirmish-web-do-enter_cautious = { $unit } kommt wachsam zurück
skirmish-web-do-arrive = { $unit } kommt hier herein
skirmish-web-do-place = { $unit } hier aufstellen
skirmish-web-do-use = { $skill }: { $unit } geht dorthin

## Die Hand, und was an einer Figur hängt

skirmish-web-fight = Zurück zum Kampf
skirmish-web-look = Tippe auf eine Figur, um sie anzusehen.
skirmish-web-too-far = Zu weit: { $far }″, und du kommst { $limit }″ weit.
skirmish-web-in-the-way = Dort ist etwas im Weg.
skirmish-web-out-of-zone = Außerhalb deiner Zone.
skirmish-web-percent = { $share } %
skirmish-web-odds-short = Treffer { $hit } % · ausgeschaltet { $cut } %
skirmish-web-ring-charge = Ansturm { $far }″
skirmish-web-ring-far = Über { $far }″: 1 Schadenswürfel weniger
skirmish-web-ring-range = Reichweite { $far }″
skirmish-web-confirm-odds = { $deed }: { $hit } %
skirmish-web-swords = { $count ->
    [0] keine Schwerter
    [one] 1 Schwert
   *[other] { $count } Schwerter
}
skirmish-web-means-aim = Würfel zum Treffen und Schießen
skirmish-web-means-agility = Würfel zum Ausweichen
skirmish-web-means-strength = Würfel zum Verwunden
skirmish-web-means-wits = Würfel, um ein Ziel zu wählen und zu suchen
skirmish-web-means-honor = Würfel, um die Nerven zu behalten

## Was geschieht, Schritt für Schritt

skirmish-web-beat-round = Runde { $round } beginnt
skirmish-web-beat-you-first = Du ziehst zuerst.
skirmish-web-beat-first = { $name } zieht zuerst.
skirmish-web-beat-token-samurai = { $name } zieht einen Samurai-Marker
skirmish-web-beat-token-commoner = { $name } zieht einen Soldatenmarker
skirmish-web-beat-you-token-samurai = Du ziehst einen Samurai-Marker
skirmish-web-beat-you-token-commoner = Du ziehst einen Soldatenmarker
skirmish-web-beat-fate = { $drawn ->
    [1] Der erste Schicksalsmarker
    [2] Der zweite Schicksalsmarker
   *[other] Der dritte Schicksalsmarker
}
skirmish-web-beat-fate-under = { $drawn ->
    [1] Der dritte beendet die Runde.
    [2] Der nächste beendet die Runde.
   *[other] Die Runde ist vorbei.
}
skirmish-web-beat-acts = { $unit } handelt
skirmish-web-beat-moves = { $unit } bewegt sich
skirmish-web-beat-creeps = { $unit } bewegt sich wachsam
skirmish-web-beat-stands = { $unit } steht auf
skirmish-web-beat-enters = { $unit } kommt auf den Tisch
skirmish-web-beat-charges = { $unit } stürmt los!
skirmish-web-beat-far = { $far }″
skirmish-web-beat-strikes = { $unit } greift { $target } an!
skirmish-web-beat-shoots = { $unit } schießt auf { $target }
skirmish-web-beat-rolls = { $unit }: { $roll }
skirmish-web-beat-rolled = { $unit }, { $roll }: { $result }

## Die Lage

skirmish-web-now-samurai = Du hast einen Samurai-Marker gezogen: Dein Held oder ein Samurai handelt.
skirmish-web-now-commoner = Du hast einen Soldatenmarker gezogen.
skirmish-web-now-near = { $foe } steht am nächsten: { $far }″.
skirmish-web-now-deploy = Deine Zone ist markiert. Ziehe eine Einheit hinein, oder tippe Einheit und Stelle an.
skirmish-web-now-nerve = { $count ->
    [one] Eine Einheit wankt.
   *[other] { $count } Einheiten wanken.
}
skirmish-web-waiting = { $name } entscheidet, was { $unit } macht.

## Das Ende

skirmish-web-story-heading = Übrige Einheiten
skirmish-web-story = { $who ->
    [me] Du gewinnst „{ $scenario }“ in Runde { $round } (übrige Einheiten: { $left } gegen { $rest }).
   *[other] { $name } gewinnt „{ $scenario }“ in Runde { $round } (übrige Einheiten: { $left } gegen { $rest }).
}
skirmish-web-story-drawn = „{ $scenario }“ endet nach Runde { $round } unentschieden.
skirmish-web-story-turn = Runde { $round } hat entschieden: { $told }
skirmish-web-story-drops =
    { $who ->
        [me] Beide Seiten haben gleich viel verloren, aber du hast weniger Blutstropfen: { $few } gegen { $many }.
       *[other] Beide Seiten haben gleich viel verloren, aber { $name } hat weniger Blutstropfen: { $few } gegen { $many }.
    }
skirmish-web-tale-fell = { $by } schaltet { $unit } aus!
skirmish-web-nobody-fell = Niemand wurde ausgeschaltet.
skirmish-web-blood = { $count ->
    [0] Keine Wunden bei den Überlebenden.
    [one] 1 Blutstropfen bei den Überlebenden.
   *[other] { $count } Blutstropfen bei den Überlebenden.
}

## Ein eigenes Gelände

skirmish-web-ground-title = Eigenes Gelände legen
skirmish-web-ground-shelf = Gelände
skirmish-web-ground-table = Der Tisch mit allem, was darauf liegt
skirmish-web-ground-kind = Art
skirmish-web-ground-kind-building = Haus
skirmish-web-ground-kind-obstacle = Zaun
skirmish-web-ground-kind-rough = Wald
skirmish-web-ground-kind-hill = Hügel
skirmish-web-ground-kind-decor = Straße
skirmish-web-ground-does-building = Niemand kommt hindurch, niemand sieht daran vorbei.
skirmish-web-ground-does-obstacle = Lässt sich überklettern und verdeckt, wer dahinter steht.
skirmish-web-ground-does-rough = Man kommt langsam voran und sieht kaum hindurch.
skirmish-web-ground-does-hill = Erhöhtes Gelände.
skirmish-web-ground-does-decor = Nur fürs Auge.
skirmish-web-ground-piece = { $number }. { $kind }, { $west } Zoll vom Westrand, { $south } vom Südrand, { $line ->
    [yes] { $wide } lang
   *[other] { $wide } mal { $deep }
}, um { $angle } Grad gedreht
skirmish-web-ground-empty = Zieh ein Stück auf den Tisch, oder beginne mit einem Beispiel.
skirmish-web-ground-no-link = Dieser Link enthält kein Gelände. Zieh ein Stück auf den Tisch, oder beginne mit einem Beispiel.
skirmish-web-ground-armed = Tippe auf die Stelle, an der es liegen soll.
skirmish-web-ground-asking = Das Gelände wird geprüft …
skirmish-web-ground-good = Hier kann eine Schlacht stattfinden.
skirmish-web-ground-none-chosen = Tippe auf ein Stück, um es zu drehen, zu vergrößern oder wegzunehmen.
skirmish-web-ground-example-village = Ein Dorf
skirmish-web-ground-example-river_valley = Ein Flusstal
skirmish-web-ground-turn-left = Nach links drehen
skirmish-web-ground-turn-right = Nach rechts drehen
skirmish-web-ground-smaller = Kleiner
skirmish-web-ground-larger = Größer
skirmish-web-ground-twin = Zwilling
skirmish-web-ground-twin-about = Dasselbe Stück auf der anderen Seite, damit beide das gleiche Gelände haben
skirmish-web-ground-remove = Wegnehmen
skirmish-web-ground-field-west = Vom Westen, Zoll
skirmish-web-ground-field-south = Vom Süden, Zoll
skirmish-web-ground-field-wide = Breit, Zoll
skirmish-web-ground-field-deep = Tief, Zoll
skirmish-web-ground-field-long = Lang, Zoll
skirmish-web-ground-field-angle = Gedreht, Grad
skirmish-web-ground-undo = Rückgängig
skirmish-web-ground-redo = Wiederholen
skirmish-web-ground-snap = Auf halbe Zoll
skirmish-web-ground-battle = Für welche Schlacht
skirmish-web-ground-save = Als Datei sichern
skirmish-web-ground-open = Datei öffnen
skirmish-web-ground-share = Teilen
skirmish-web-ground-share-about = Wer diesen Link öffnet, hat dasselbe Gelände.
skirmish-web-ground-play = Hier spielen
skirmish-web-ground-play-friend = Zu zweit spielen
skirmish-web-ground-keys = Pfeiltasten bewegen ein Stück, Q und E drehen es, Plus und Minus ändern die Größe, M legt den Zwilling, Entf nimmt es weg. Umschalt ist feiner.

## Welche Schlacht

skirmish-web-battle-points = { $count } Punkte pro Seite
skirmish-web-battle-chance = Gelände, das der Zufall legt, ist jedes Mal anders.
skirmish-web-wants-first_clash = Schalte den anderen Helden aus.
skirmish-web-wants-outpost-south = Halte am Ende mehr der drei Missionsziele.
skirmish-web-wants-outpost-north = Halte genauso viele wie die anderen.
skirmish-web-wants-battlefield = Durchsuche die Missionsziele. Drei Funde gewinnen.
skirmish-web-wants-spy = Finde die Spionin und bring sie über deine eigenen Rand heim.
skirmish-web-wants-roadblock-south = Bring die Spionin rechtzeitig über den Nordrand.
skirmish-web-wants-roadblock-north = Halte sie auf, oder bring sie über den Südrand.
skirmish-web-wants-rescue-south = Befreie die Gefangene und verlass den Tisch über den Südrand.
skirmish-web-wants-rescue-north = Behalte sie bis zum Ende, oder schalte Held und Samurai aus.
skirmish-web-wants-last_samurai = Schalte den anderen Helden und alle Samurai aus.

## Wer mitkommt und was jeder mitbringt

skirmish-web-points-to-spend = von { $limit } Punkten übrig
skirmish-web-barred = Kann jetzt nicht mitkommen
skirmish-web-barred-1 = Zu teuer: Du hast noch { $left }.
skirmish-web-barred-2 = Eine Streitmacht hat einen Helden und höchstens zwei Samurai.
skirmish-web-barred-3 = Dann blieben zu wenig Punkte für Soldaten.
skirmish-web-barred-4 = Eine Streitmacht hat keinen Platz für noch einen.
skirmish-web-barred-8 = Erst der Held, dann alle in dieser Reihenfolge.
skirmish-web-brings-hero = Handelt dreimal pro Runde.
skirmish-web-brings-samurai = Handelt zweimal pro Runde.
skirmish-web-brings-spear = Drei Mann auf einer Base treffen mit 1 Würfel mehr.
skirmish-web-brings-bow = Drei Mann auf einer Base treffen mit 1 Würfel mehr.
skirmish-web-brings-musket = Drei Mann auf einer Base treffen mit 1 Würfel mehr.
skirmish-web-brings-sergeant = Nach seiner Bewegung darf eine Soldateneinheit in der Nähe anstürmen.
skirmish-web-brings-musician = Soldaten im Umkreis von 12″ haben 1 Würfel mehr für die Nerven.
skirmish-web-brings-banner = Soldaten im Umkreis von 6″ haben 1 Würfel mehr zum Ausweichen.
skirmish-web-brings-archery_sergeant = Eine Bogengruppe im Umkreis von 3″ hat 1 Würfel mehr beim Schießen.
skirmish-web-weapon-katana = Mit 5 Schwertern schneidet eine leichte Wunde tiefer.
skirmish-web-weapon-paired_swords = Mit 5 Schwertern weicht das Ziel mit 1 Würfel weniger aus.
skirmish-web-weapon-spear = Mit 5 Schwertern 1 Würfel mehr für den Schaden.
skirmish-web-weapon-naginata = Mit 5 Schwertern sticht sie zuerst. Weichst du mit 5 aus, schlägst du zurück.
skirmish-web-weapon-heavy_club = Mit 5 Schwertern schlägt sie das Ziel zu Boden.
skirmish-web-weapon-heavy_sword = Mit 5 Schwertern schneidet es tiefer und erschreckt alle ringsum.
skirmish-web-weapon-staff = Mit 5 Schwertern sticht er zuerst. Weichst du mit 5 aus, fällt der Angreifer.
skirmish-web-weapon-dagger = Mit 5 Schwertern sticht er zuerst.
skirmish-web-weapon-bow = Schießt 24″ weit, 3 Würfel Schaden, über 12″ 2.
skirmish-web-weapon-musket = Schießt 20″ weit, 4 Würfel Schaden, und muss nachgeladen werden.
skirmish-web-weapon-thrown = Fliegt 9″ weit, 2 Würfel Schaden.

## Der Feldzug

skirmish-web-campaign-battle = Schlacht { $number } von { $count }
skirmish-web-campaign-now = diese Schlacht
skirmish-web-campaign-won = { $name } hat gewonnen
skirmish-web-campaign-drawn = unentschieden
skirmish-web-campaign-next = Was „{ $name }“ verlangt
skirmish-web-campaign-shame = { $count ->
    [0] Keine Schande
    [one] 1 Schandekarte gezogen
   *[other] { $count } Schandekarten gezogen
}
skirmish-web-campaign-no-skills = noch keine
skirmish-web-campaign-band = Die Streitmacht
skirmish-web-campaign-unhurt = unverletzt

## Die Haustür

skirmish-web-variants = Sieben Schlachten und ein Feldzug, drei Regelstufen
skirmish-web-seats-2 = Eins gegen eins. Wer als Nächstes handelt, wird aus einem Beutel gezogen.
skirmish-web-way-first_clash = { skirmish-scenario-first_clash }
    .about = Wer den Helden verliert, verliert.
skirmish-web-way-outpost = { skirmish-scenario-outpost }
    .about = Die einen stürmen, die anderen halten stand.
skirmish-web-way-battlefield = { skirmish-scenario-battlefield }
    .about = Durchsucht das Feld: Drei Funde gewinnen.
skirmish-web-way-spy = { skirmish-scenario-spy }
    .about = Finde die Spionin und bring sie heim.
skirmish-web-way-roadblock = { skirmish-scenario-roadblock }
    .about = Komm mit der Spionin vorbei.
skirmish-web-way-rescue = { skirmish-scenario-rescue }
    .about = Finde das Gefängnis und befreie die Gefangene.
skirmish-web-way-last_samurai = { skirmish-scenario-last_samurai }
    .about = Kämpft, bis kein Samurai mehr steht.
skirmish-web-way-campaign = Der Feldzug
    .about = Sechs Schlachten mit einer Streitmacht.
skirmish-web-chip-level = Regelstufe
skirmish-web-chip-rounds = Runden
skirmish-web-chip-points = Punkte im letzten Samurai

## What the bonus of a weapon does

skirmish-web-bonus-deep_cut = Nach einer leichten Wunde wirfst du 1 Würfel: noch ein Blutstropfen pro Schwert.
skirmish-web-bonus-quick_jab = Du wirfst sofort 1 Würfel. Mit einem Schwert bekommt die Gegenseite einen Blutstropfen.
skirmish-web-bonus-twin_strike = Das Ziel weicht mit 1 Würfel weniger aus.
skirmish-web-bonus-impale = Wenn es trifft, wirfst du 1 Schadenswürfel mehr.
skirmish-web-bonus-stun = Wenn es trifft, geht das Ziel zu Boden.
skirmish-web-bonus-fearsome_blow = Nach einer leichten Wunde legen das Ziel und alle Gegner im Umkreis von 6″ eine Nervenprobe ab.
skirmish-web-bonus-fast_shot = Das Ziel weicht mit 1 Würfel weniger aus.
skirmish-web-bonus-counter_strike = Wer ausgewichen ist, darf sofort zurückstürmen.
skirmish-web-bonus-backhand = Der Angreifer geht zu Boden.
skirmish-web-bonus-follow_up = Sofort noch ein Ansturm, oder eine Bewegung, wenn niemand zum Anstürmen da ist.
skirmish-web-bonus-move_up = Eine freie Bewegung.
skirmish-web-brings-spearman = Handelt einmal pro Runde. Billiger ist niemand.
skirmish-web-brings-bowman = Handelt einmal pro Runde. Er muss nie nachladen.
skirmish-web-brings-musketman = Handelt einmal pro Runde. Nach einem Schuss muss er nachladen.

## What is told between the battles of a campaign

skirmish-web-after-first_clash = Der Schrein liegt hinter dir. Auf dem Weg voraus bewachen drei Häuser den Pass.
skirmish-web-after-outpost = Rauch hängt über dem Außenposten. Auf den Feldern ging etwas Wertvolles verloren.
skirmish-web-after-battlefield = Die Suche ist vorbei. Deine Späher berichten von einer Spionin in den Hügeln.
skirmish-web-after-spy = Die Spionin hat erzählt, was sie weiß. Jetzt muss der Heimweg frei werden.
skirmish-web-after-roadblock = Die Wege sind bewacht, und jemand fehlt: gefangen in einem Lager im Norden.

## Was die Zeichen auf dem Tisch bedeuten

skirmish-web-legend = Zeichen auf dem Tisch
skirmish-web-legend-pip = Punkt: eine Aktion, golden, solange sie übrig ist
skirmish-web-legend-drop = Blutstropfen: 1 Würfel mehr, um diese Einheit zu verwunden, 1 weniger für ihre Nerven
skirmish-web-legend-prone = am Boden: 1 Würfel mehr dagegen im Nahkampf
skirmish-web-legend-reload = muss vor dem nächsten Schuss nachladen
skirmish-web-legend-alert = Strichring: wachsam, weicht dem nächsten Treffer umsonst aus
skirmish-web-legend-carries = goldene Raute: die Gefangene
skirmish-web-legend-label = Schild: Farbe und Form zeigen die Seite
skirmish-web-legend-lit = goldener Ring: Diese Einheit kannst du wählen
skirmish-web-legend-aimed = roter Ring: Diese Einheit kannst du angreifen
skirmish-web-legend-hindered = Punktring: steht im Weg
skirmish-web-legend-zone = roter Kreis: Nur ein Ansturm kommt näher als 1″
skirmish-web-legend-marker = Missionsziel: zum Suchen oder Halten
skirmish-web-legend-exit = rotes Kreuz: hier vom Tisch vertrieben
skirmish-web-legend-samurai = Samurai-Marker: Ein Held oder Samurai handelt
skirmish-web-legend-commoner = Soldatenmarker: Ein Soldat handelt
skirmish-web-legend-fate = Schicksalsmarker: Der dritte beendet die Runde
skirmish-web-legend-lost = verlorene Punkte
skirmish-web-legend-drawer = zieht den nächsten Marker
skirmish-web-legend-round = Runden, gefüllt, sobald sie begonnen haben
skirmish-web-legend-double = zwei Schwerter
skirmish-web-legend-single = ein Schwert
skirmish-web-legend-blank = nichts
skirmish-web-legend-cross = Kreuz: Bei mehr Kreuzen als Schwertern ist der Wurf ein Patzer
