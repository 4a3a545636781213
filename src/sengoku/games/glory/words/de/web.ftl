### Der Hof

glory-web-court = Der Hof: die neun Charaktere
glory-web-leaf =
    { $character }, Wert { $value }. { $owner ->
        [nobody] Liegt noch bei niemandem.
       *[other] Liegt bei { $owner }: { $size }.
    } { $safe ->
        [yes] Ein größerer Satz ist nicht mehr möglich.
       *[no] Nötig: { $need }.
    } { $have ->
        [none] { "" }
       *[other] Auf deiner Hand: { $have }.
    } Noch verdeckt: { $unseen }.
glory-web-free = noch niemand
glory-web-mine = deine
glory-web-you = Du
glory-web-unbeatable = unschlagbar
glory-web-unseen = { $count } verdeckt
glory-web-need-take = { $need } auslegen
glory-web-need-beat = { $need } zum Schlagen
glory-web-need-falls = fällt gegen { $need }
glory-web-need-hold = du hast { $have } von { $need }
glory-web-need-may-take = du kannst auslegen
glory-web-need-may-beat = du kannst schlagen
glory-web-need-target = verliert eine Karte
glory-web-need-ghost =
    { $points ->
        [0] stärker
       *[other] +{ $points } für dich
    }

## Stapel und Hände

glory-web-discards = Ablagestapel ansehen
glory-web-top-first = Die oberste Karte steht vorn.
glory-web-piles = Die Stapel
glory-web-pile =
    { $count ->
        [0] { $pile }: leer
       *[other] { $top ->
            [none] { $pile }: { $count } verdeckt
           *[other] { $pile }: { $count }, zuoberst { $top }
        }
    }
glory-web-pile-draw = ziehen
glory-web-pile-open = offen
glory-web-hand = Deine Hand
glory-web-seen = { $cards }, davon haben die anderen { $count } gesehen
glory-web-no-cards = Deine Hand ist leer.
glory-web-hand-of =
    { $known ->
        [none] Hand von { $name }: { $count }
       *[other] Hand von { $name }: { $count }, davon bekannt: { $known }
    }

## Was ist, und was zu tun ist

glory-web-heading = Runde { $round } von { $rounds }, { $me ->
        [yes] du bist am Zug
       *[no] { $name } ist am Zug
    }
glory-web-do-draw =
    { $pile ->
        [draw_1] Vom linken Nachziehstapel ziehen
        [draw_2] Vom rechten Nachziehstapel ziehen
        [discard_1] Links { $character } nehmen
       *[discard_2] Rechts { $character } nehmen
    }
glory-web-do-discard =
    { $pile ->
        [discard_1] Links ablegen: { $card }
       *[discard_2] Rechts ablegen: { $card }
    }
glory-web-do-place =
    { $pile ->
        [discard_1] Auf den linken Stapel legen
       *[discard_2] Auf den rechten Stapel legen
    }
glory-web-todo-first = Zieh deine erste Karte.
glory-web-why-draw =
    { $left ->
        [one] Zieh zuerst noch eine Karte.
       *[other] Zieh zuerst zwei Karten. Dann legst du aus oder ab.
    }
glory-web-why-other = Hier kannst du nur { $cards } auslegen.
glory-web-todo-second = Zieh deine zweite Karte, von einem anderen Stapel.
glory-web-now-tops = Offen: { $cards }.
glory-web-now-completes =
    { $owner ->
        [nobody] Ein Ablagestapel zeigt { $card }: Damit ist dein Satz voll.
       *[other] Ein Ablagestapel zeigt { $card }: Damit kannst du { $owner } schlagen.
    }
glory-web-now-no-set = Kein Satz ist möglich.
glory-web-now-sets = Du kannst { $sets } auslegen.
glory-web-now-too-few = Du hast { $have } und brauchst { $need }.
glory-web-todo-discard = Leg eine Karte ab.
glory-web-todo-discard-one = Wähle einen offenen Stapel, um eine Karte abzulegen.
glory-web-todo-act = Leg einen Satz aus oder eine Karte ab.
glory-web-todo-lay = { $counted } auslegen?
glory-web-stake-take = Das ist für dich { $value } wert.
glory-web-stake-beat = { $value } für dich, und { $owner } verliert { $value }.
glory-web-stake-raise = Keine neuen Punkte, aber danach braucht es { $need }.
glory-web-stake-round = Damit endet Runde { $round }: { $scores }{ $orders ->
        [0] .
       *[other] , noch ohne Aufträge.
    }
glory-web-stake-game = Das ist Runde { $round }, die letzte: { $scores }{ $orders ->
        [0] .
       *[other] , noch ohne Aufträge.
    }
glory-web-you-have = du { $sum }
glory-web-ends-at =
    Runde { $round } beenden: { $how ->
        [win] Sieg
        [lead] du führst
        [level] gleich
        [trail] du liegst zurück
       *[lose] Niederlage
    } { $scores }
glory-web-fewer = Weniger Karten
glory-web-more = Mehr Karten
glory-web-put-back = Zurück auf die Hand
glory-web-now-beaten =
    { $who ->
        [nobody] Du verlierst { $counted }.
       *[other]
            { $count ->
                [one] { $who } hat deinen Satz geschlagen: { $counted }.
               *[other] { $who } hat deine { $counted } geschlagen.
            }
    } { $same ->
        [yes] Beide Ablagestapel: { $one }.
       *[no] Offen: { $one } und { $two }.
    }
glory-web-todo-place =
    { $count ->
        [one] Wähle den Stapel für diese Karte.
       *[other] Wähle den Stapel für deine { $counted }.
    }
glory-web-now-figure = Du hast Ninjas ausgelegt.
glory-web-todo-take-figure = Eine Ninja-Figur nehmen?
glory-web-now-use-figure = Eine Ninja-Figur nimmt eine Karte aus dem Satz einer anderen Person.
glory-web-todo-use-figure = Wähle einen Satz, oder beende deinen Zug.
glory-web-todo-aim = Wähle den Satz, der eine Karte verliert.
glory-web-now-order = Die Runde ist zu Ende, denn { $reasons }.
glory-web-todo-order = Spiel einen Auftrag aus. Den Bonus bekommt, wer den Satz hat.
glory-web-waits =
    { $asks ->
        [FirstDraw] { $name } zieht die erste Karte.
        [SecondDraw] { $name } zieht die zweite Karte.
        [LayOrDiscard] { $name } wählt: auslegen oder ablegen.
        [PlaceCards] { $name } wählt einen Stapel für { $cards }.
        [PlayOrder] { $name } wählt einen Auftrag.
       *[figure] { $name } denkt über eine Ninja-Figur nach.
    }

## Was geschieht, in sieben Wörtern; die Leiste hat sechs

glory-web-turn = { $name } ist am Zug
glory-web-draws =
    { $me ->
        [yes] Du ziehst { $cards }
       *[no] { $name } zieht { $cards }
    }
glory-web-draws-chip = zog { $cards }
glory-web-hidden-cards =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
glory-web-lays = { $name } legt { $counted } aus
glory-web-lays-chip = legte { $counted } aus
glory-web-lays-under = { $value } mehr für { $name }: { $total } auf dem Tisch.
glory-web-lays-close = { $total } auf dem Tisch, und noch ein Charakter beendet die Runde.
glory-web-beats =
    { $relation ->
        [raise] { $me ->
            [yes] Du hast jetzt { $counted }
           *[no] { $name } hat jetzt { $counted }
        }
        [mine] { $counted } von { $name } schlagen deine { $lost }
        [me] Deine { $counted } schlagen { $lost } von { $victim }
       *[other] { $counted } von { $name } schlagen { $lost } von { $victim }
    }
glory-web-beats-under =
    { $relation ->
        [mine] Du verlierst { $value }.
        [me] { $value } für dich, und { $victim } verliert { $value }.
       *[other] { $victim } verliert { $value } an { $name }.
    }
glory-web-beats-chip =
    { $relation ->
        [raise] hat jetzt { $counted }
        [mine] schlug deine { $lost }
        [me] schlug { $lost } von { $victim }
       *[other] schlug { $lost } von { $victim }
    }
glory-web-puts-down = { $name } legt { $card } ab
glory-web-puts-down-chip = legte { $card } ab
glory-web-places = { $name } legt { $counted } weg
glory-web-places-chip = legte { $counted } weg
glory-web-figure-taken = { $name } nimmt eine Ninja-Figur
glory-web-figure-taken-chip = nahm eine Ninja-Figur
glory-web-figure-left = { $name } lässt die Ninja-Figur stehen
glory-web-figure-left-chip = ließ die Ninja-Figur stehen
glory-web-figure-used =
    { $relation ->
        [mine] Der Ninja von { $name } kostet dich { $card }
        [me] Dein Ninja kostet { $victim } { $card }
       *[other] Der Ninja von { $name } kostet { $victim } { $card }
    }
glory-web-figure-used-chip =
    { $relation ->
        [mine] Ninja: Du verlierst { $card }
        [me] Ninja: { $victim } verliert { $card }
       *[other] Ninja: { $victim } verliert { $card }
    }
glory-web-order-played =
    { $me ->
        [yes] Du spielst den Auftrag { $character }
       *[no] { $name } spielt den Auftrag { $character }
    }
glory-web-order-played-chip = Auftrag { $character }: { $points }
glory-web-order-played-under =
    { $owner ->
        [nobody] Niemand hat diesen Satz, also bekommt niemand etwas.
        [you] { $points } Punkte für dich.
       *[other] { $points } Punkte für { $paid }.
    }
glory-web-round-began =
    { $me ->
        [yes] Runde { $round }. Du beginnst.
       *[no] Runde { $round }. { $name } beginnt.
    }
glory-web-round-began-chip = Runde { $round } ausgeteilt
glory-web-round-over = Runde { $round } ist zu Ende
glory-web-round-over-under = { $list }.

## Zwischen zwei Runden

glory-web-why-ended =
    { $reason ->
        [types] { $me ->
            [yes] Du hast { $count } verschiedene Charaktere.
           *[no] { $name } hat { $count } verschiedene Charaktere.
        }
        [nine] Alle neun Charaktere liegen aus.
        [pile] Ein Nachziehstapel ist leer.
       *[stall] Zu lange hat niemand von einem Nachziehstapel gezogen.
    }
glory-web-leads =
    { $by ->
        [0] gleichauf vorn
       *[other] führt mit { $by }
    }
glory-web-wins-by =
    { $by ->
        [0] gleichauf vorn
       *[other] gewinnt mit { $by }
    }
glory-web-behind =
    { $by ->
        [0] gleichauf vorn
       *[other] { $by } zurück
    }
glory-web-starts-next = beginnt Runde { $round }
glory-web-nothing = nichts auf dem Tisch
glory-web-from-orders = aus kaiserlichen Aufträgen
glory-web-turn-of-round = Die Wende der Runde:
glory-web-turning =
    { $relation ->
        [mine] { $counted } von { $name } schlugen deine { $lost } ({ $value } für { $name }, { $value } weniger für dich).
        [me] Deine { $counted } schlugen { $lost } von { $victim } ({ $value } für dich, { $value } weniger für { $victim }).
       *[other] { $counted } von { $name } schlugen { $lost } von { $victim } ({ $value } Punkte).
    }
glory-web-to-go =
    { $left ->
        [one] Noch eine Runde.
       *[other] Noch { $left } Runden.
    } { $me ->
        [yes] Du hast am wenigsten und beginnst.
       *[no] { $name } hat am wenigsten und beginnt.
    }
glory-web-deal = Runde { $round } geben

## Personen, Figuren, Aufträge

glory-web-characters = { $count } von { $end } Charakteren
glory-web-types = Verschiedene Charaktere: { $count } von { $end }
glory-web-split = { $before ->
    [0] { $now } auf dem Tisch
   *[other] { $before } + { $now } auf dem Tisch
}
glory-web-end = Ende
glory-web-figures = Ninja-Figuren: { $ready } bereit, { $fresh } im nächsten Zug
glory-web-orders-held = Kaiserliche Aufträge auf der Hand: { $count }
glory-web-ninjas = Ninja-Figuren
glory-web-supply = Vorrat: { $count }
glory-web-yours = deine
glory-web-aim = wähle einen Satz
glory-web-my-figures = Deine Ninja-Figuren: { $ready } bereit, { $fresh } im nächsten Zug
glory-web-played = Schon gespielte Aufträge
glory-web-order-pays =
    { $owner ->
        [nobody] bringt jetzt niemandem etwas
       *[other] { $me ->
            [yes] bringt dir jetzt { $points }
           *[no] bringt { $owner } jetzt { $points }
        }
    }

## Punkte und das Ende

glory-web-scores = Wertungsblock
glory-web-round = Runde { $round }
glory-web-by-round = Runde für Runde
glory-web-stood =
    Stand: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
glory-web-total = Summe
glory-web-ends-when = Wie Runde { $round } von { $rounds } endet
glory-web-gauge-types =
    { $count ->
        [4] Vierter Charakter bei jemandem
        [5] Fünfter Charakter bei jemandem
       *[6] Sechster Charakter bei jemandem
    }
glory-web-gauge-nine = Alle neun auf dem Tisch
glory-web-gauge-pile = Ein Nachziehstapel wird leer
glory-web-gauge-stall = Züge ohne Nachziehstapel
glory-web-of = { $count } von { $end }
glory-web-left = noch { $count }
glory-web-if-now = Wenn jetzt Schluss wäre
glory-web-next-start =
    { $me ->
        [yes] Du hast am wenigsten und würdest Runde { $round } beginnen.
       *[no] { $name } hat am wenigsten und würde Runde { $round } beginnen.
    }
glory-web-ended = Die letzte Runde ist vorbei, denn { $reasons }.

## Die Lupe und die Legende

glory-web-lens-value = Es gibt { $value } { $many }, und ein Satz ist { $value } wert, groß oder klein.
glory-web-lens-owner =
    { $owner ->
        [nobody] Liegt noch bei niemandem.
        [you] Du hast { $size } ausgelegt.
       *[other] { $name } hat { $size } ausgelegt.
    }
glory-web-lens-need =
    { $owner ->
        [nobody] Du brauchst mindestens { $need } und hast { $have }.
        [you] Wer { $need } auslegt, schlägt dich. Du hast noch { $have }.
       *[other] Mit { $need } schlägst du das. Du hast { $have }.
    }
glory-web-lens-safe = Ein größerer Satz ist nicht mehr möglich.
glory-web-lens-unseen = { $unseen } davon hat noch niemand gesehen.
glory-web-lens-known = Auf eine Hand gewandert: { $names }.
glory-web-lens-draw-title = Nachziehstapel
glory-web-lens-open-title = Ablagestapel
glory-web-lens-draw =
    { $count ->
        [one] Eine Karte verdeckt. Nur du siehst, was du hier ziehst.
       *[other] { $count } Karten verdeckt. Nur du siehst, was du hier ziehst.
    }
glory-web-lens-draw-end = Wird ein Nachziehstapel leer, endet die Runde mit diesem Zug.
glory-web-lens-open =
    { $count ->
        [one] Eine Karte offen. Alle dürfen sie ziehen, und alle sehen es.
       *[other] { $count } Karten offen. Alle dürfen die oberste ziehen, und alle sehen es.
    }
glory-web-lens-figure = Wer Ninjas auslegt, bekommt eine Figur, solange es welche gibt.
glory-web-lens-figure-use = In einem späteren Zug nimmt sie eine Karte aus dem Satz einer anderen Person.
glory-web-lens-order = Nach jeder Runde wird ein Auftrag gespielt. Er bringt Punkte für jede Karte dieses Satzes.
glory-web-legend-value = was ein Satz wert ist, und wie viele es von der Karte gibt
glory-web-legend-size = wie viele Karten dort liegen
glory-web-legend-pips = Karten, die es braucht (gefüllt: hast du)
glory-web-legend-gold = das kannst du anklicken

## Werte der Optionen

glory-web-choice-rounds-default = wie in den Regeln
glory-web-choice-first_start-random = durch das Los
glory-web-choice-ninja_take-auto = von selbst
glory-web-choice-ninja_take-ask = ich werde gefragt
glory-web-choice-ninja_pile_chooser-owner = wem der Satz gehört
glory-web-choice-ninja_pile_chooser-user = wer die Figur einsetzt
glory-web-choice-order_table-standard = die üblichen
glory-web-choice-discard_view-top = die oberste Karte
glory-web-choice-discard_view-all = der ganze Stapel

## Das Ende, erzählt

glory-web-story =
    { $how ->
        [only] { $me ->
            [yes] Du gewinnst die einzige Runde mit { $by } Punkten Vorsprung.
           *[no] { $name } gewinnt die einzige Runde mit { $by } Punkten Vorsprung.
        }
        [always] { $me ->
            [yes] Du lagst nach jeder Runde vorn und gewinnst mit { $by } Punkten Vorsprung.
           *[no] { $name } lag nach jeder Runde vorn und gewinnt mit { $by } Punkten Vorsprung.
        }
        [late] { $me ->
            [yes] Du hast erst in der letzten Runde die Führung übernommen und mit { $by } Punkten Vorsprung gewonnen.
           *[no] { $name } hat erst in der letzten Runde die Führung übernommen und mit { $by } Punkten Vorsprung gewonnen.
        }
       *[then] { $me ->
            [yes] Du hast in Runde { $round } die Führung übernommen, behalten und mit { $by } Punkten Vorsprung gewonnen.
           *[no] { $name } hat in Runde { $round } die Führung übernommen, behalten und mit { $by } Punkten Vorsprung gewonnen.
        }
    }
glory-web-story-tie =
    { $me ->
        [yes] Gleichstand nach Punkten, aber du hattest die beste Runde.
       *[no] Gleichstand nach Punkten, aber { $name } hatte die beste Runde.
    }
glory-web-story-shared = Niemand konnte sich absetzen: { $names } teilen sich den Ruhm.
glory-web-story-turn = Die Wende kam in Runde { $round }: { $told }
glory-web-story-calm = Niemand hat einen Satz verloren.
glory-web-story-heading = Wie der Ruhm gewonnen wurde

## Die Haustür

glory-web-variants = Grundspiel, Kaiserliche Aufträge, Kraft der Ninjas
glory-web-seats-2 = Mit 2 endet eine Runde bei sechs Charakteren, und zwei gleiche Karten sind schon ein Satz.
glory-web-seats-3 = Mit 3 endet eine Runde bei fünf Charakteren. Samurai, Ninja und Bote brauchen drei Karten.
glory-web-seats-4 = Mit 4 endet eine Runde bei vier Charakteren. Samurai, Ninja und Bote brauchen drei Karten.
glory-web-way-base = Das Grundspiel
    .about = Vier Runden, 110 Leute des Hofes.
glory-web-way-orders = Kaiserliche Aufträge
    .about = Drei Runden, und geheime Aufträge belohnen Sätze.
glory-web-way-ninja = Kraft der Ninjas
    .about = Vier Ninja-Figuren zerpflücken Sätze.
glory-web-way-both = Beides zusammen
    .about = Für alle, die es gut kennen.
glory-web-chip-rounds = Runden
glory-web-chip-start = Es beginnt
glory-web-chip-discards = Sichtbar im Ablagestapel
