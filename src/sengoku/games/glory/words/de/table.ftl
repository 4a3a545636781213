### Call to Glory am Tisch. Was eine Tatsache in einen Text einbringt, steht in text/speaker.py.

glory-title = Call to Glory
glory-blurb = Sammle die Menschen am Hof, lege sie in Sätzen aus und fege die kleineren Sätze deiner Rivalen vom Tisch.

## Namen. `.one` steht nach einem Verb, mit Artikel im Akkusativ; `.many` ist die Mehrzahl.

glory-character-emperor = Kaiser
    .one = einen Kaiser
    .many = Kaiser
glory-character-empress = Kaiserin
    .one = eine Kaiserin
    .many = Kaiserinnen
glory-character-daimyo = Daimyo
    .one = einen Daimyo
    .many = Daimyos
glory-character-shogun = Shogun
    .one = einen Shogun
    .many = Shogune
glory-character-samurai = Samurai
    .one = einen Samurai
    .many = Samurai
glory-character-ninja = Ninja
    .one = einen Ninja
    .many = Ninjas
glory-character-envoy = Bote
    .one = einen Boten
    .many = Boten
glory-character-monk = Mönch
    .one = einen Mönch
    .many = Mönche
glory-character-farmer = Bauer
    .one = einen Bauern
    .many = Bauern

glory-pile-draw_1 = Nachziehstapel 1
glory-pile-discard_1 = Ablagestapel 1
glory-pile-discard_2 = Ablagestapel 2
glory-pile-draw_2 = Nachziehstapel 2

glory-card-order_a = Auftrag A ({ $character })
    .source = inferred
glory-card-order_b = Auftrag B ({ $character })
    .source = house
glory-card-order_c = Auftrag C ({ $character })
    .source = house

glory-reason-types = jemand hat genug verschiedene Charaktere
glory-reason-nine = alle neun Charaktere liegen aus
glory-reason-pile = ein Nachziehstapel ist aufgebraucht
glory-reason-stall = zu lange hat niemand vom Nachziehstapel gezogen

glory-why-orders = Kaiserliche Aufträge

## Fragen

glory-ask-FirstDraw = Zieh deine erste Karte, von einem beliebigen Stapel.
glory-ask-SecondDraw = Zieh deine zweite Karte, aber nicht von { $barred }.
glory-ask-LayOrDiscard = Lege einen Satz aus oder eine Karte ab.
glory-ask-PlaceCards = Auf welchen Ablagestapel legst du { $counted }?
glory-ask-MayTakeFigure = Du hast Ninjas ausgelegt. Möchtest du eine Ninja-Figur?
glory-ask-MayUseFigure = Setzt du eine Ninja-Figur ein, oder beendest du deinen Zug?
glory-ask-PlayOrder = Spiele einen kaiserlichen Auftrag. Den Bonus bekommt, wer den Satz dieses Charakters hat.

## Möglichkeiten zur Auswahl

glory-do-draw = Von { $pile } ziehen
glory-do-lay = { $counted } auslegen
glory-do-discard = Auf { $pile } ablegen: { $a-character }
glory-do-place = Alles auf { $pile } legen
glory-do-ninja = Ninja-Figur einsetzen: { $seat } verliert { $a-character }
glory-do-end_turn = Zug beenden
glory-do-take_figure = Figur nehmen
glory-do-decline_figure = Keine Figur nehmen
glory-do-order = Kaiserlichen { $card } spielen

## Was geschehen ist

glory-event-RoundBegan = Runde { $round }. { $seat } beginnt.
    .you = Runde { $round }. Du beginnst.
glory-event-HandDealt =
    { $cards ->
        [hidden] { $seat } bekommt Karten.
       *[other] { $seat } bekommt { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Du bekommst Karten.
           *[other] Du bekommst { $cards }.
        }
glory-event-OrdersDealt =
    { $cards ->
        [hidden] { $seat } bekommt aus jedem Stapel einen kaiserlichen Auftrag.
       *[other] { $seat } bekommt kaiserliche Aufträge: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Du bekommst aus jedem Stapel einen kaiserlichen Auftrag.
           *[other] Du bekommst kaiserliche Aufträge: { $cards }.
        }
glory-event-TurnBegan = Zug { $turn }: { $seat }.
    .you = Zug { $turn }: Du bist am Zug.
glory-event-CardDrawn =
    { $character ->
        [hidden] { $seat } zieht eine Karte von { $pile }.
       *[other] { $seat } zieht { $a-character } von { $pile }.
    }
    .you =
        { $character ->
            [hidden] Du ziehst eine Karte von { $pile }.
           *[other] Du ziehst { $a-character } von { $pile }.
        }
glory-event-CardTaken = { $seat } nimmt { $a-character } von { $pile }.
    .you = Du nimmst { $a-character } von { $pile }.
glory-event-SetLaid = { $seat } legt { $counted } aus.
    .you = Du legst { $counted } aus.
glory-event-SetBeaten =
    { $by-is ->
        [self] { $seat } ersetzt damit { $counted } von vorher.
       *[other] { $by } schlägt den Satz von { $seat } ({ $counted }).
    }
    .you =
        { $by-is ->
            [self] Du ersetzt damit { $counted } von vorher.
           *[other] { $by } schlägt deinen Satz ({ $counted }).
        }
    .you-by = Du schlägst den Satz von { $seat } ({ $counted }).
glory-event-CardDiscarded = { $seat } legt { $a-character } auf { $pile } ab.
    .you = Du legst { $a-character } auf { $pile } ab.
glory-event-CardsPlaced = { $seat } legt { $counted } auf { $pile }.
    .you = Du legst { $counted } auf { $pile }.
glory-event-FigureTaken = { $seat } nimmt eine Ninja-Figur.
    .you = Du nimmst eine Ninja-Figur.
glory-event-FigureDeclined = { $seat } lässt die Ninja-Figur im Vorrat.
    .you = Du lässt die Ninja-Figur im Vorrat.
glory-event-FigureUsed = { $seat } setzt eine Ninja-Figur ein: { $target } verliert { $a-character }.
    .you = Du setzt eine Ninja-Figur ein: { $target } verliert { $a-character }.
    .you-target = { $seat } setzt eine Ninja-Figur ein: Du verlierst { $a-character }.
glory-event-OrderPlayed =
    { $owner-is ->
        [nobody] { $seat } spielt { $card }, aber niemand hat diesen Satz.
       *[other]
            { $points ->
                [one] { $seat } spielt { $card }: { $points } Punkt für { $owner }.
               *[other] { $seat } spielt { $card }: { $points } Punkte für { $owner }.
            }
    }
    .you =
        { $owner-is ->
            [nobody] Du spielst { $card }, aber niemand hat diesen Satz.
            [self]
                { $points ->
                    [one] Du spielst { $card }: { $points } Punkt für dich.
                   *[other] Du spielst { $card }: { $points } Punkte für dich.
                }
           *[other]
                { $points ->
                    [one] Du spielst { $card }: { $points } Punkt für { $owner }.
                   *[other] Du spielst { $card }: { $points } Punkte für { $owner }.
                }
        }
    .you-owner =
        { $points ->
            [one] { $seat } spielt { $card }: { $points } Punkt für dich.
           *[other] { $seat } spielt { $card }: { $points } Punkte für dich.
        }
glory-event-RoundEnded = Runde { $round } ist zu Ende, denn { $reasons }. Diese Runde: { $scores }. Gesamt: { $totals }.
glory-event-GameEnded =
    { $winner-count ->
        [one] { $winners } gewinnt! Endstand: { $ranks }. Punkte: { $totals }.
       *[other] Geteilter Sieg für { $winners }! Endstand: { $ranks }. Punkte: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] Du gewinnst! Endstand: { $ranks }. Punkte: { $totals }.
           *[other] Geteilter Sieg für { $winners }! Endstand: { $ranks }. Punkte: { $totals }.
        }

## Die Optionen des Spiels

glory-option-rounds = Anzahl der Runden: 4, oder höchstens 3 mit kaiserlichen Aufträgen.
    .name = Runden
glory-option-imperial_orders = Variante 1, Kaiserliche Aufträge: Alle bekommen drei geheime Aufträge. Jeder bringt, wer den Satz hat, einen Bonus für jede Karte darin.
    .name = Kaiserliche Aufträge
glory-option-ninja_power = Variante 2, Die Kraft der Ninjas: Lege Ninjas aus, und du bekommst eine Figur. Sie entfernt in einem späteren Zug eine Karte aus einem fremden Satz.
    .name = Die Kraft der Ninjas
glory-option-first_start = Wer die erste Runde beginnt: ausgelost oder immer derselbe Platz.
    .name = Wer beginnt
glory-option-ninja_take = Bekommst du eine Ninja-Figur ungefragt, oder darfst du ablehnen? Nur mit Variante 2.
    .name = Eine Figur bekommen
glory-option-ninja_pile_chooser = Wer den Stapel wählt für eine Karte, die eine Figur entfernt: wem der Satz gehört, oder wer die Figur einsetzt. Nur mit Variante 2.
    .name = Stapel für die entfernte Karte
glory-option-stall_limit = Die Runde endet nach so vielen Zügen hintereinander, in denen keine Karte von einem Nachziehstapel kam. Nur mit Variante 2.
    .name = Züge ohne Nachziehstapel
glory-option-order_table = Welche Charaktere auf den kaiserlichen Aufträgen stehen: die üblichen, oder drei Listen (A, B, C) mit vier verschiedenen Charakteren. Nur mit Variante 1.
    .name = Wer auf den Aufträgen steht
glory-option-discard_view = Was du von einem Ablagestapel siehst: die oberste Karte oder den ganzen Stapel. Die Regeln bleiben gleich.
    .name = Blick in die Ablagestapel

## Probleme

problem-glory-too-many-rounds = Mit kaiserlichen Aufträgen kann man höchstens 3 Runden spielen, nicht { $rounds }.
problem-glory-no-such-start = Es spielen nur { $players } mit, also sitzt dort niemand, der beginnen könnte.
problem-glory-wrong-moment =
    { $clause ->
        [GLO-2-2] Zieh zuerst deine zwei Karten.
        [GLO-2-4] Du hast deine zwei Karten. Lege jetzt einen Satz aus oder eine Karte ab.
        [GLO-6-1] Wähle zuerst einen Stapel für die Karten, die den Tisch verlassen.
        [GLO-10-3] Die Runde ist vorbei. Spiele zuerst einen kaiserlichen Auftrag.
        [GLO-11-4] Wähle zuerst, ob du die Ninja-Figur nimmst.
        [GLO-11-17] Deine Aktion ist getan. Setze eine Ninja-Figur ein oder beende deinen Zug.
       *[other] Das gehört zu einem anderen Teil des Zuges.
    }
problem-glory-not-a-discard-pile = Karten kommen auf Ablagestapel 1 oder Ablagestapel 2 und sonst nirgendwohin.
problem-glory-fill-the-empty-pile = Das muss auf { $pile }, denn der ist leer.
problem-glory-same-pile-twice = Deine erste Karte kam von { $pile }. Die zweite muss von einem anderen Stapel kommen.
problem-glory-pile-is-empty = Auf { $pile } liegt nichts.
problem-glory-too-few-in-hand =
    { $have ->
        [0] Du hast keine { $characters }.
        [one] Das reicht nicht: Du hast nur { $a-character }.
       *[other] Das reicht nicht: Du hast nur { $have } { $characters }.
    }
problem-glory-two-at-least = Ein Satz braucht mindestens zwei Karten.
problem-glory-three-at-least = Zu dritt oder zu viert braucht ein Satz { $characters } mindestens drei Karten.
problem-glory-own-set-stands = Du brauchst mindestens { $need } Karten aus der Hand, um deine eigenen { $characters } zu ersetzen.
problem-glory-set-must-be-larger =
    { $size ->
        [one] { $owner } hat schon { $a-character } ausgelegt: Zum Schlagen brauchst du mindestens { $need } Karten.
       *[other] { $owner } hat schon { $size } { $characters } ausgelegt: Zum Schlagen brauchst du mindestens { $need } Karten.
    }
problem-glory-no-such-card = Du hast keine Karte „{ $character }“ auf der Hand.
problem-glory-no-figures = Diese Partie wird ohne Ninja-Figuren gespielt.
problem-glory-no-such-order = Diesen Auftrag hast du nicht.
problem-glory-no-ready-figure = Du hast keine Ninja-Figur, die du einsetzen kannst.
problem-glory-own-set-is-safe = Eine Ninja-Figur lässt sich nur gegen einen Satz eines Gegners einsetzen.
problem-glory-no-such-set = Diesen Satz gibt es dort nicht.
