### Test of Honour im Terminal.

cli-skirmish-compass = N NNO NO ONO O OSO SO SSO S SSW SW WSW W WNW NW NNW
cli-skirmish-battle = Schlacht { $battle } von { $battles }
cli-skirmish-level = Stufe { $level }
cli-skirmish-over = die Partie ist zu Ende
cli-skirmish-set-up = Aufstellung
cli-skirmish-round = Runde { $round } von { $rounds }
cli-skirmish-points = { $spent } von { $limit } Punkten
cli-skirmish-ready = bereit
cli-skirmish-bag = Beutel
cli-skirmish-empty = leer
cli-skirmish-token =
    { $token ->
        [samurai] Samurai
        [commoner] Soldaten
       *[fate] Schicksal
    }
cli-skirmish-losses = Verluste { $south } : { $north }
cli-skirmish-finds = Funde { $south } : { $north }
cli-skirmish-carried = @ { $unit } hat die Gefangene
cli-skirmish-captive = @ die Gefangene liegt bei { $place }
cli-skirmish-testing = noch eine Nervenprobe: { $units }
cli-skirmish-decks = Schicksalsstapel { $south } : { $north }
cli-skirmish-from = Abstand und Richtung von { $unit }
cli-skirmish-from-nearest = Abstand und Richtung zum nächststehenden Gegner
cli-skirmish-more-units =
    { $count ->
        [one] … und noch eine (einheiten)
       *[other] … und noch { $count } (einheiten)
    }
cli-skirmish-zone =
    { $zone ->
        [waiting] wartet noch
        [off] neben dem Tisch
        [reserve] in Reserve
        [removed] gefallen
       *[table] auf dem Tisch
    }
cli-skirmish-legend = 2/3 Aktionen übrig · x3 Figuren · •1 Tropfen · ! wachsam · _ liegt · r nachladen · × Ansturm · » Schuss
cli-skirmish-columns = Einheit | Name | Waffe | Zie/Bew/Kra/Ver/Ehr | Akt | Zustand | Stelle | Abstand

## Die Möglichkeiten

cli-skirmish-do =
    { $do ->
        [charge] Ansturm
        [shoot] Schießen
        [step] Schritt, Schuss
        [order] Befehl
        [move] Bewegen
        [cautious] Wachsam
        [stand_up] Aufstehen
        [arrive] Ankommen
        [enter] Zurückkommen
        [enter_cautious] Wachsam zurück
        [place] Aufstellen
        [token] Marker für
        [test] Probe
        [hold] Zurückhalten
        [hide] Kerker
        [give] Karte für
        [carry] Träger
       *[other] Oder
    }
cli-skirmish-here = hier
cli-skirmish-short-hits = Treffer: { $hits }
cli-skirmish-short-shots =
    { $count ->
        [one] ein Schuss nach einem Schritt
       *[other] { $count } Schüsse nach einem Schritt
    }, oder jeder andere: s { $target } NO 3
cli-skirmish-short-moves =
    { $count ->
        [one] eine Stelle
       *[other] { $count } Stellen
    }, oder jede andere: { $letter } 12.5 8, { $letter } NO 4
cli-skirmish-short-place =
    { $count ->
        [one] eine Stelle
       *[other] { $count } Stellen
    }, oder jede andere: p { $unit } 12.5 8
cli-skirmish-chances =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, Treffer { $hit }: ausgeschaltet { $cut }, verwundet { $wound }
cli-skirmish-farther = nicht der nächststehende Gegner: Verstand { $chance }
cli-skirmish-wits = nicht der nächststehende Gegner: erst eine Verstandsprobe ({ $chance }).
cli-skirmish-otherwise = Misslingt sie, gilt der Angriff { $target }.
cli-skirmish-after-wits = (Verstand)

## Hinsehen

cli-skirmish-values = Zielen { $aim }, Beweglichkeit { $agility }, Kraft { $strength }, Verstand { $wits }, Ehre { $honor }; { $left } von { $actions } Aktionen übrig; Tropfen: { $drops }
cli-skirmish-look = Gegner | Abstand | Sicht | im Weg | Ansturm | Schuss
cli-skirmish-standing = { $target }: { $gap } entfernt, { $lines } von 256 Sichtlinien frei{ $way ->
        [none] .
       *[other] , im Weg: { $way }.
    }
cli-skirmish-dice =
    { $dice ->
        [one] { $roll }: ein Würfel
       *[other] { $roll }: { $dice } Würfel
    }
cli-skirmish-no-avoid = kein Ausweichwurf: das Ziel hat keine Aktion mehr und ist nicht wachsam
cli-skirmish-avoid-by =
    { $by ->
        [alert] umsonst, denn das Ziel ist wachsam
        [card] umsonst, durch eine Karte
       *[action] kostet das Ziel eine Aktion
    }
cli-skirmish-way = { $length } Bewegung, endet bei { $place }{ $bend ->
        [none] {""}
       *[other] , mit einem Knick bei { $bend }
    }
cli-skirmish-exactly = Treffer { $hit }, ausgeschaltet { $cut-down }, leicht verwundet { $light-wound }; Patzer beim Treffen { $fumble }
cli-skirmish-survives = überlebt mit einer Verletzung { $chance }
cli-skirmish-guard = eingerechnet: { $cards } ({ $unit }); ohne: Treffer { $hit }, ausgeschaltet { $cut }
cli-skirmish-aid = nicht eingerechnet: { $cards } ({ $unit })
cli-skirmish-hemmed = Eingekeilt: Zurückdrängen kostet das Ziel 1 Blutstropfen mehr.
cli-skirmish-push =
    { $cause ->
        [edge] Zurückgedrängt würde das Ziel den Tisch bei { $place } verlassen.
        [enemy] Zurückgedrängt würde das Ziel bei { $place } an einem Gegner enden.
        [ground] Zurückgedrängt würde das Ziel bei { $place } am Gelände enden.
       *[freely] Zurückgedrängt würde das Ziel bei { $place } enden.
    }
cli-skirmish-reach =
    { $count ->
        [one] { $unit }, { $limit }: eine Stelle in Reichweite (+)
       *[other] { $unit }, { $limit }: { $count } Stellen in Reichweite (+), auf einem Raster von einem halben Zoll
    }

## Der Wertungsbogen

cli-skirmish-sheet = Seite | Verluste | Einheiten | Tropfen | Funde | Missionsziele
cli-skirmish-fallen = Gefallen: { $units }
cli-skirmish-campaign = Feldzug: { $scores }
cli-skirmish-won = { $name } gewinnt.
cli-skirmish-drawn = Unentschieden.
cli-skirmish-goal =
    { $scenario ->
        [first_clash] Ziel: Schalte den gegnerischen Helden aus. Nach der letzten Runde gewinnt, wer weniger verloren hat.
        [outpost] Ziel: Halte am Ende der letzten Runde mehr Missionsziele als die Verteidiger.
        [battlefield] Ziel: drei Funde. Nach der letzten Runde gewinnt, wer mehr Funde hat, dann wer weniger verloren hat.
        [spy] Ziel: Verlasse den Tisch mit der Spionin über deinen eigenen Rand. Nach der letzten Runde gewinnt, wer sie trägt.
        [roadblock] Ziel: Der Süden geht mit der Spionin über den Nordrand, der Norden über den Südrand.
        [rescue] Ziel: Der Süden geht mit der Gefangenen über seinen Rand, der Norden schaltet dessen Helden und Samurai aus.
       *[last_samurai] Ziel: Schalte den gegnerischen Helden und alle Samurai aus. Nach der letzten Runde gewinnt, wer weniger verloren hat.
    }

## Was du tippen kannst

cli-skirmish-word-move = gehe
cli-skirmish-word-cautious = wachsam
cli-skirmish-word-shoot = schieße
cli-skirmish-word-charge = stürme
cli-skirmish-word-place = stelle
cli-skirmish-word-look = sieh
cli-skirmish-word-reach = reichweite
cli-skirmish-word-odds = chancen
cli-skirmish-word-units = einheiten
cli-skirmish-word-take = nimm
cli-skirmish-manual =
    m 12.5 8   m NO 4 | gehe an eine Stelle in Zoll, oder so weit in eine Richtung; auch m @90 4, m +3 -2, m B2 4
    c 12.5 8   c NO 2 | dasselbe, wachsam; mit „nimm“ dahinter nimmst du die Gefangene auf
    a B2   s B2   s B2 NO 3 | stürme auf B2; schieße auf B2 von hier, oder nach einer kurzen Bewegung
    p A2 12.5 8 | stelle A2 an diese Stelle
    A2 | gib A2 den Marker
    sieh   sieh A2 | was eine Einheit kann, und warum etwas nicht geht
    chancen B2   B2 | die Würfel und die genauen Chancen eines Angriffs auf B2
    reichweite   reichweite 3 | wohin die Einheit gehen kann
    einheiten | alle Einheiten mit allen ihren Zahlen
problem-cli-skirmish-not-read = Das ist keine Stelle und keine Einheit; so kannst du es sagen: { $example }
problem-cli-skirmish-which-unit = Bitte nenne eine Einheit, zum Beispiel A1.
problem-cli-skirmish-why-what = Warum was? Nenne eine Einheit oder eine ganze Zeile, etwa: warum B2, warum s B2
