### Call to Glory am Tisch. Was eine Tatsache in einen Text einbringt, steht in text/speaker.py.

glory-title = Call to Glory
glory-blurb = Sammle die Menschen des Kaiserreichs, lege sie in Sätzen aus und vertreibe die kleineren Sätze deiner Rivalen.

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

glory-reason-types = jemand hat genug verschiedene Personen
glory-reason-nine = alle neun Personen liegen aus
glory-reason-pile = ein Nachziehstapel ist leer
glory-reason-stall = zu lange kam keine Karte mehr von einem Nachziehstapel

glory-why-orders = Kaiserliche Aufträge

## Fragen

glory-ask-FirstDraw = Nimm deine erste Karte von einem beliebigen Stapel.
glory-ask-SecondDraw = Nimm deine zweite Karte von einem anderen Stapel als { $barred }.
glory-ask-LayOrDiscard = Lege einen Satz einer Person aus, oder lege eine Karte ab.
glory-ask-PlaceCards = Wähle den Ablagestapel für { $counted }.
glory-ask-MayTakeFigure = Du hast Ninja-Karten ausgelegt. Nimmst du eine Ninja-Figur?
glory-ask-MayUseFigure = Willst du deinen Zug beenden oder vorher noch eine Ninja-Figur einsetzen?
glory-ask-PlayOrder = Spiele einen deiner kaiserlichen Aufträge. Die Punkte bekommt, wem der Satz gehört.

## Möglichkeiten zur Auswahl

glory-do-draw = Ziehe von { $pile }
glory-do-lay = Lege { $counted } aus
glory-do-discard = Lege { $a-character } auf { $pile } ab
glory-do-place = Lege alles auf { $pile }
glory-do-ninja = Setze eine Ninja-Figur ein: { $seat } verliert { $a-character }
glory-do-end_turn = Beende deinen Zug
glory-do-take_figure = Nimm die Figur
glory-do-decline_figure = Lass die Figur im Vorrat
glory-do-order = Spiele { $card }

## Was geschehen ist

glory-event-RoundBegan = Runde { $round } beginnt; { $seat } fängt an.
glory-event-HandDealt =
    { $cards ->
        [hidden] { $seat } bekommt Karten auf die Hand.
       *[other] { $seat } bekommt { $cards }.
    }
glory-event-OrdersDealt =
    { $cards ->
        [hidden] { $seat } bekommt aus jedem Stapel einen kaiserlichen Auftrag.
       *[other] { $seat } bekommt kaiserliche Aufträge: { $cards }.
    }
glory-event-TurnBegan = Zug { $turn }: { $seat } ist an der Reihe.
glory-event-CardDrawn =
    { $character ->
        [hidden] { $seat } zieht eine Karte von { $pile }.
       *[other] { $seat } zieht { $a-character } von { $pile }.
    }
glory-event-CardTaken = { $seat } nimmt { $a-character } von { $pile }.
glory-event-SetLaid = { $seat } legt { $counted } aus.
glory-event-SetBeaten =
    { $by-is ->
        [self] { $seat } ersetzt damit { $counted } von vorher.
       *[other] { $by } schlägt { $counted } von { $seat }.
    }
glory-event-CardDiscarded = { $seat } legt { $a-character } auf { $pile } ab.
glory-event-CardsPlaced = { $seat } legt { $counted } auf { $pile }.
glory-event-FigureTaken = { $seat } nimmt eine Ninja-Figur.
glory-event-FigureDeclined = { $seat } lässt die Ninja-Figur im Vorrat.
glory-event-FigureUsed = { $seat } setzt eine Ninja-Figur ein: { $target } verliert { $a-character }.
glory-event-OrderPlayed =
    { $owner-is ->
        [nobody] { $seat } spielt { $card }, doch diese Person liegt nicht aus.
       *[other]
            { $points ->
                [one] { $seat } spielt { $card }: { $points } Punkt für { $owner }.
               *[other] { $seat } spielt { $card }: { $points } Punkte für { $owner }.
            }
    }
glory-event-RoundEnded = Runde { $round } ist zu Ende: { $reasons }. Punkte: { $scores }. Gesamt: { $totals }.
glory-event-GameEnded =
    { $winner-count ->
        [one] Das Spiel ist zu Ende, und { $winners } gewinnt. Plätze: { $ranks }. Gesamt: { $totals }.
       *[other] Das Spiel ist zu Ende; { $winners } teilen sich den Sieg. Plätze: { $ranks }. Gesamt: { $totals }.
    }

## Die Optionen des Spiels

glory-option-rounds = Wie viele Runden gespielt werden: 4, oder 3 mit kaiserlichen Aufträgen (und dann nie mehr als 3).
glory-option-imperial_orders = Variante 1: Alle bekommen drei geheime Aufträge, von denen jeder einen Bonus für jede Karte einer Person bringt.
glory-option-ninja_power = Variante 2: Wer Ninja-Karten auslegt, bekommt eine Figur, die in einem späteren Zug eine Karte aus dem Satz eines Gegners entfernt.
glory-option-first_start = Wer die erste Runde beginnt: jemand, den das Los bestimmt, oder der Platz mit dieser Nummer (gezählt ab 0).
glory-option-ninja_take = Ob eine Figur von selbst genommen wird (auto) oder du gefragt wirst (ask). Nur mit Variante 2.
glory-option-ninja_pile_chooser = Wer den Stapel für eine Karte wählt, die eine Figur entfernt: wem der Satz gehört (owner) oder wer die Figur einsetzt (user). Nur mit Variante 2.
glory-option-stall_limit = Die Runde endet nach so vielen Zügen hintereinander, in denen keine Karte von einem Nachziehstapel kam. Nur mit Variante 2.
glory-option-order_table = Welche Personen auf den kaiserlichen Aufträgen stehen: die üblichen, oder drei Listen (A, B, C) mit je vier verschiedenen Personen. Nur mit Variante 1.
glory-option-discard_view = Wie viel von einem Ablagestapel angezeigt wird: die oberste Karte (top) oder der ganze Stapel (all). Die Regeln bleiben gleich.

## Probleme

problem-glory-too-many-rounds = Mit kaiserlichen Aufträgen kann man höchstens 3 Runden spielen, nicht { $rounds }.
problem-glory-no-such-start = Platz { $seat } kann nicht anfangen: Die Plätze sind von 0 bis { $last } nummeriert.
problem-glory-wrong-moment = Dafür ist jetzt nicht der richtige Moment.
problem-glory-not-a-discard-pile = Karten kommen auf Ablagestapel 1 oder Ablagestapel 2 und sonst nirgendwohin.
problem-glory-fill-the-empty-pile = Das muss auf { $pile }, denn der ist leer.
problem-glory-same-pile-twice = Deine erste Karte kam von { $pile }; die zweite muss von einem anderen Stapel kommen.
problem-glory-pile-is-empty = Auf { $pile } liegt keine Karte.
problem-glory-too-few-in-hand =
    { $have ->
        [0] Du hast keine { $characters } auf der Hand.
        [one] So viele kannst du nicht auslegen: Du hast nur { $a-character }.
       *[other] So viele kannst du nicht auslegen: Du hast nur { $have } { $characters }.
    }
problem-glory-two-at-least = Ein Satz wird mit mindestens zwei Karten ausgelegt.
problem-glory-three-at-least = Zu dritt oder zu viert legt man mindestens drei { $characters } zusammen aus.
problem-glory-own-set-stands = Deinen eigenen Satz { $characters } kannst du nur durch einen größeren ersetzen, mit mindestens { $need } Karten aus deiner Hand.
problem-glory-set-must-be-larger =
    { $size ->
        [one] { $owner } hat schon { $a-character } ausgelegt: Zum Schlagen brauchst du mindestens { $need } Karten.
       *[other] { $owner } hat schon { $size } { $characters } ausgelegt: Zum Schlagen brauchst du mindestens { $need } Karten.
    }
problem-glory-no-such-card = Du hast keine Karte „{ $character }“ auf der Hand.
problem-glory-no-figures = In diesem Spiel gibt es keine Ninja-Figuren: Die Option „ninja_power“ ist aus.
problem-glory-no-such-order = Diesen Auftrag hast du nicht.
problem-glory-no-ready-figure = Du hast keine Ninja-Figur, die du einsetzen kannst.
problem-glory-own-set-is-safe = Eine Ninja-Figur lässt sich nur gegen einen Satz eines Gegners einsetzen.
problem-glory-no-such-set = Einen solchen Satz hat dieser Spieler nicht vor sich.
