### Call to Glory im Terminal.

## Der Tisch

cli-glory-over = die Partie ist zu Ende
cli-glory-round = Runde { $round } von { $rounds }
cli-glory-turn = Zug { $turn }: { $name }
cli-glory-empty = leer
cli-glory-face-down =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-glory-character = Person
cli-glory-worth = Wert
cli-glory-set = Satz
cli-glory-needs = nötig
cli-glory-hand = Hand
cli-glory-unseen = offen
cli-glory-chance = %
cli-glory-safe = sicher
cli-glory-safe-from-laying = sicher*
cli-glory-safe-note = * nicht vor Figuren
cli-glory-cards = Hand
cli-glory-kinds = Sätze
cli-glory-now = jetzt
cli-glory-total = ges.
cli-glory-gauge-kinds = { $kinds } von { $limit } Charakteren liegen aus
cli-glory-gauge-pile =
    { $count ->
        [one] kürzerer Stapel: eine Karte
       *[other] kürzerer Stapel: { $count } Karten
    }
cli-glory-gauge-stall = { $turns } von { $limit } Zügen ohne Nachziehen
cli-glory-started = { $name } begann
cli-glory-next-start = nächster Start: { $name }
cli-glory-known = Bekannte Karten:
cli-glory-figures = Figuren: { $supply } im Vorrat
cli-glory-figures-held =
    { $fresh ->
        [0] { $ready } bereit
       *[other]
            { $ready ->
                [0] { $fresh } in Ruhe
               *[other] { $ready } bereit, { $fresh } in Ruhe
            }
    }
cli-glory-orders = Aufträge:
cli-glory-order-pays = { $points } für { $name }
cli-glory-order-pays-nobody = jetzt für niemanden
cli-glory-sheet = Runden bisher:
cli-glory-round-number = Runde { $round }
cli-glory-round-now = Runde { $round } bisher
cli-glory-total-row = Gesamt
cli-glory-place = Platz

## Die Möglichkeiten

cli-glory-do-draw = Nimm
cli-glory-do-lay = Lege aus
cli-glory-do-discard = Auf { $pile }
cli-glory-do-place = { $count } × { $character } auf
cli-glory-do-ninja = Figur gegen
cli-glory-do-order = Spiele Auftrag
cli-glory-do-figure = Oder
cli-glory-completes = ergibt einen Satz
cli-glory-may-complete = { $chance } Chance auf einen Satz
cli-glory-renews = ersetzt deine { $size }
cli-glory-beats =
    { $size ->
        [one] schlägt die eine von { $name }
       *[other] schlägt die { $size } von { $name }
    }
cli-glory-covers = verdeckt { $character }
cli-glory-ends = beendet die Runde ({ $reasons }). Die Punkte wären: { $scores }{ $orders ->
        [0] .
       *[other] , noch ohne kaiserliche Aufträge.
    }
cli-glory-figure = Figur
cli-glory-why-standing = { $character }: Du hast { $have }, und { $needs } sind nötig.

problem-cli-glory-why-what = Warum was? Nenne eine Person, einen Stapel oder „Figur“, zum Beispiel: warum { $example }
