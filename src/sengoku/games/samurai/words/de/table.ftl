### Samurai am Tisch. Was ein Fakt in einen Text bringt, steht in text/speaker.py.

samurai-title = Samurai: Das Kartenspiel
samurai-blurb = Lege Einfluss um die Dörfer, gewinne Helme, Buddhas und Reisfelder und halte von einem davon die Mehrheit.

## Namen

samurai-symbol-helmet = Helm
samurai-symbol-buddha = Buddha
samurai-symbol-rice = Reisfeld
samurai-card-helmet_2 = Helm 2
    .source = inferred
samurai-card-helmet_3 = Helm 3
    .source = inferred
samurai-card-helmet_4 = Helm 4
    .source = inferred
samurai-card-buddha_2 = Buddha 2
    .source = inferred
samurai-card-buddha_3 = Buddha 3
    .source = inferred
samurai-card-buddha_4 = Buddha 4
    .source = inferred
samurai-card-rice_2 = Reisfeld 2
    .source = inferred
samurai-card-rice_3 = Reisfeld 3
    .source = inferred
samurai-card-rice_4 = Reisfeld 4
    .source = inferred
samurai-card-samurai_1 = Samurai 1
    .source = house
samurai-card-samurai_2 = Samurai 2
    .source = house
samurai-card-samurai_3 = Samurai 3
    .source = house
samurai-card-v_h = Dorf mit Helm
    .source = inferred
samurai-card-v_b = Dorf mit Buddha
    .source = inferred
samurai-card-v_r = Dorf mit Reisfeld
    .source = inferred
samurai-card-v_hb = Dorf mit Helm und Buddha
    .source = inferred
samurai-card-v_hr = Dorf mit Helm und Reisfeld
    .source = inferred
samurai-card-v_br = Dorf mit Buddha und Reisfeld
    .source = inferred
samurai-card-v_hbr = Dorf mit Helm, Buddha und Reisfeld
    .source = inferred
samurai-reason-stones = alle Steine einer Form sind vergeben
samurai-reason-villages = der Dorfstapel ist leer
samurai-reason-cards = alle Karten sind gespielt
samurai-reason-blocked = es gibt kein Feld mehr, auf das man spielen kann

## Fragen

samurai-ask-PlayCard = Spiele eine deiner Karten neben ein Dorf.
samurai-ask-ChooseSpot = Auf zwei Feldern ist ein Dorf fällig. Wohin legst du dieses?

## Möglichkeiten

samurai-do-play = Spiele { $card } auf ({ $x },{ $y })
samurai-do-lay = Lege das Dorf auf ({ $x },{ $y })

## Was geschah

samurai-event-GameBegan = { $seat } beginnt.
samurai-event-FirstVillageLaid = Das erste { $village } liegt auf ({ $x },{ $y }).
samurai-event-HandDealt =
    { $cards ->
        [hidden] { $seat } zieht eine Hand von fünf Karten.
       *[other] { $seat } zieht eine Hand: { $cards }.
    }
samurai-event-TurnBegan = Runde { $round }: { $seat } ist am Zug.
samurai-event-CardPlayed = { $seat } spielt { $card } auf ({ $x },{ $y }).
samurai-event-VillageTaken = { $seat } nimmt das { $village } vom Stapel.
samurai-event-VillageShown = Als Nächstes liegt auf dem Stapel das { $village }.
samurai-event-VillageLaid = { $seat } legt das { $village } auf ({ $x },{ $y }).
samurai-event-VillageScored = Das { $village } auf ({ $x },{ $y }) wird gewertet.
samurai-event-StoneWon = { $seat } bekommt den Stein für { $symbol } auf ({ $x },{ $y }) (Einfluss: { $influence }).
samurai-event-NoStone =
    { $tie ->
        [1] Gleichstand auf ({ $x },{ $y }): Niemand bekommt den Stein für { $symbol } (Einfluss: { $influence }).
       *[other] Niemand hat Einfluss auf { $symbol } auf ({ $x },{ $y }): kein Stein.
    }
samurai-event-CardDrawn =
    { $card ->
        [hidden] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
samurai-event-LastRound =
    { $waiting-count ->
        [0] Das Ende ist da: { $reasons }.
       *[other] Das ist die letzte Runde: { $reasons }. Noch am Zug: { $waiting }.
    }
samurai-event-GameDrawn = Das Spiel ist zu Ende ({ $reasons }). Es ist unentschieden: Niemand hat eine Mehrheit, also gewinnt niemand. Steine: { $totals }.
samurai-event-GameEnded =
    { $winner-count ->
        [one] Das Spiel ist zu Ende ({ $reasons }), und { $winners } gewinnt. Plätze: { $ranks }. Steine: { $totals }.
       *[other] Das Spiel ist zu Ende ({ $reasons }); { $winners } teilen sich den Sieg. Plätze: { $ranks }. Steine: { $totals }.
    }

## Die Optionen des Spiels

samurai-option-influence_set = Wie viele Samurai mit Wert 1, 2 und 3 jeder Satz enthält: 3, 2 und 1 (sam_321), je 2 (sam_222) oder 2, 3 und 1 (sam_231). Eine eigene Tabelle nennt 15 Karten mit mindestens einem Samurai 1 und einem Samurai 2.
samurai-option-village_set = Welche Dörfer im Stapel sind: jedes Symbol gleich oft (v_even), oder eine eigene Tabelle mit 15, 27 und 2 Karten mit einem, zwei und drei Symbolen.
samurai-option-chain = Ob ein Dorf dieses Zuges ein weiteres fällig machen kann (played) oder nicht (none).
samurai-option-no_majority = Was gilt, wenn niemand eine Mehrheit hat: Niemand gewinnt (draw), die meisten Steine gewinnen (total), oder alle teilen sich den Sieg (share).
samurai-option-start_player = Wer beginnt: jemand, den das Los bestimmt, oder der Platz mit dieser Nummer (gezählt ab 0).

## Probleme

problem-samurai-no-such-start = Platz { $seat } kann nicht anfangen: Die Plätze sind von 0 bis { $last } nummeriert.
problem-samurai-no-village-now = Jetzt wird eine Karte gespielt; Dörfer kommen danach.
problem-samurai-not-in-hand = Du hast { $card } nicht auf der Hand.
problem-samurai-village-there = Auf ({ $x },{ $y }) liegt schon ein Dorf.
problem-samurai-card-there = Auf ({ $x },{ $y }) liegt schon eine Karte.
problem-samurai-village-cell = ({ $x },{ $y }) ist ein Feld für Dörfer; Einflusskarten gehören auf die andere Farbe des Schachbretts.
problem-samurai-no-village-beside = Neben ({ $x },{ $y }) liegt kein Dorf.
problem-samurai-one-card-a-turn = Du hast deine Karte gespielt; jetzt wartet ein Dorf auf seinen Platz.
problem-samurai-influence-cell = ({ $x },{ $y }) ist ein Feld für Einflusskarten, nicht für Dörfer.
problem-samurai-not-due = Auf ({ $x },{ $y }) ist kein Dorf fällig.
