### Samurai am Tisch. Was ein Fakt in einen Text bringt, steht in text/speaker.py.

samurai-title = Samurai: Das Kartenspiel
samurai-blurb = Umgib die Dörfer mit deinem Einfluss, gewinne Helme, Buddhas und Reisfelder und hol dir von einer Sorte die meisten.

## Namen

samurai-symbol-helmet = Helm
    .one = einen Helm
    .the = den Helm
    .many = Helme
samurai-symbol-buddha = Buddha
    .one = einen Buddha
    .the = den Buddha
    .many = Buddhas
samurai-symbol-rice = Reisfeld
    .one = ein Reisfeld
    .the = das Reisfeld
    .many = Reisfelder
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
samurai-reason-stones = eine Sorte Steine ist aufgebraucht
samurai-reason-villages = es gibt keine Dörfer mehr
samurai-reason-cards = alle haben ihre Karten gespielt
samurai-reason-blocked = es gibt kein freies Feld mehr

## Fragen

samurai-ask-PlayCard = Lege eine Karte an ein Dorf an.
samurai-ask-ChooseSpot = Zwei Felder bekommen ein neues Dorf. Wohin legst du dieses?

## Möglichkeiten

samurai-do-play = { $card } anlegen
    .typed = { $card } auf ({ $x },{ $y }) legen
samurai-do-lay = Das Dorf legen
    .typed = Das Dorf legen auf ({ $x },{ $y })

## Was geschah

samurai-event-GameBegan = { $seat } beginnt.
    .you = Du beginnst.
samurai-event-FirstVillageLaid = Das erste Dorf liegt in der Mitte: { $village }.
samurai-event-HandDealt =
    { $cards ->
        [hidden] { $seat } zieht eine Hand von fünf Karten.
       *[other] { $seat } zieht eine Hand: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Du ziehst eine Hand von fünf Karten.
           *[other] Du ziehst eine Hand: { $cards }.
        }
samurai-event-TurnBegan = Runde { $round }: { $seat } ist am Zug.
    .you = Runde { $round }: Du bist am Zug.
samurai-event-CardPlayed = { $seat } legt { $card } an.
    .you = Du legst { $card } an.
samurai-event-VillageTaken = { $seat } nimmt das { $village }.
    .you = Du nimmst das { $village }.
samurai-event-VillageShown = Nächstes Dorf: { $village }.
samurai-event-VillageLaid = { $seat } legt das { $village }.
    .you = Du legst das { $village }.
samurai-event-VillageScored = Das { $village } ist voll.
samurai-event-StoneWon = { $seat } gewinnt { $the-symbol } ({ $influence }).
    .you = Du gewinnst { $the-symbol } ({ $influence }).
samurai-event-NoStone =
    { $tie ->
        [1] Gleichstand: Niemand gewinnt { $the-symbol } ({ $influence }).
       *[other] Niemand hat Einfluss auf { $the-symbol }: kein Stein.
    }
samurai-event-CardDrawn =
    { $card ->
        [hidden] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
    .you =
        { $card ->
            [hidden] Du ziehst eine Karte.
           *[other] Du ziehst { $card }.
        }
samurai-event-LastRound =
    { $waiting-count ->
        [0] Das war der letzte Zug, denn { $reasons }.
       *[other] Das ist die letzte Runde, denn { $reasons }. Noch am Zug: { $waiting }.
    }
samurai-event-GameDrawn = Unentschieden: Niemand hat eine Mehrheit ({ $reasons }). Steine: { $totals }.
samurai-event-GameEnded =
    { $winner-count ->
        [one] { $winners } gewinnt ({ $reasons })! Endstand: { $ranks }. Steine: { $totals }.
       *[other] Geteilter Sieg für { $winners } ({ $reasons })! Endstand: { $ranks }. Steine: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] Du gewinnst ({ $reasons })! Endstand: { $ranks }. Steine: { $totals }.
           *[other] Geteilter Sieg für { $winners } ({ $reasons })! Endstand: { $ranks }. Steine: { $totals }.
        }

## Die Optionen des Spiels

samurai-option-influence_set = Wie viele Samurai vom Wert 1, 2 und 3 du hast: 3, 2 und 1, oder je 2, oder 2, 3 und 1. Oder eine eigene Liste mit 15 Karten.
    .name = Deine Samuraikarten
samurai-option-village_set = Welche Dörfer es gibt: jede Sorte gleich oft, oder eine eigene Liste mit 15, 27 und 2 Dörfern mit einem, zwei und drei Sorten.
    .name = Die Dörfer
samurai-option-chain = Dorfketten: Ein Dorf aus diesem Zug kann ein weiteres Dorf auslösen.
    .name = Dorfketten
samurai-option-no_majority = Falls niemand eine Mehrheit hat: Die meisten Steine gewinnen, oder alle teilen sich den Sieg.
    .name = Ohne Mehrheit
samurai-option-start_player = Wer beginnt: ausgelost oder immer derselbe Platz.
    .name = Wer beginnt

## Probleme

problem-samurai-no-such-start = Es spielen nur { $players } mit, also sitzt dort niemand, der beginnen könnte.
problem-samurai-no-village-now = Lege zuerst eine Karte an. Dörfer kommen danach.
problem-samurai-not-in-hand = Du hast { $card } nicht auf der Hand.
problem-samurai-village-there = Dort liegt schon ein Dorf.
problem-samurai-card-there = Dort liegt schon eine Karte.
problem-samurai-village-cell = Dieses Feld ist für ein Dorf. Karten legst du auf die vier Felder um ein Dorf.
problem-samurai-no-village-beside = Neben diesem Feld liegt kein Dorf.
problem-samurai-one-card-a-turn = Du hast deine Karte schon gelegt. Lege jetzt das neue Dorf.
problem-samurai-influence-cell = Dieses Feld ist für eine Karte, nicht für ein Dorf.
problem-samurai-not-due = Dorthin kommt kein neues Dorf.
