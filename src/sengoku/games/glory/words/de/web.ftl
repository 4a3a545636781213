### Call to Glory im Browser.

## Der Hof

glory-web-court = Der Hof: die neun Personen
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
    } Noch nicht gesehen: { $unseen }.
glory-web-free = frei
glory-web-safe = sicher
glory-web-unbeatable = unschlagbar
glory-web-needs = nötig: { $need }
glory-web-have = { $have } von { $need }
glory-web-unseen = { $count } ungesehen

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
glory-web-pending = sucht einen Stapel
glory-web-hand = Deine Hand
glory-web-seen = { $cards }, davon haben die anderen { $count } gesehen
glory-web-no-cards = Deine Hand ist leer.
glory-web-hand-of =
    { $known ->
        [none] Hand von { $name }: { $count }
       *[other] Hand von { $name }: { $count }, davon bekannt: { $known }
    }

## Auslegen und ablegen

glory-web-fewer = Weniger Karten
glory-web-more = Mehr Karten
glory-web-why-no-lay = Warum kann ich das nicht auslegen?
glory-web-or-discard = oder wähle einen Ablagestapel für eine Karte
glory-web-discard = Wähle einen Ablagestapel für eine Karte.
glory-web-put-back = Zurück auf die Hand
glory-web-ends = Damit endet die Runde: { $reasons }. Die Punkte: { $scores }{ $orders ->
        [0] .
       *[other] , noch ohne kaiserliche Aufträge.
    }

## Spieler, Figuren, Aufträge

glory-web-start = begann
glory-web-starts = Hatte den ersten Zug dieser Runde
glory-web-types = Verschiedene Personen: { $count } von { $end }, mit denen die Runde endet
glory-web-score-of = { $total } Punkte bisher, { $now } auf dem Tisch
glory-web-figures = Ninjafiguren: { $ready } bereit, { $fresh } ruhend
glory-web-orders-held = Kaiserliche Aufträge auf der Hand: { $count }
glory-web-ninjas = Ninjafiguren
glory-web-supply = Vorrat: { $count }
glory-web-yours = deine
glory-web-aim = wähle einen Satz
glory-web-my-figures = Deine Ninjafiguren: { $ready } bereit, { $fresh } ruhend
glory-web-played = Schon gespielte Aufträge
glory-web-order-pays =
    { $owner ->
        [nobody] brächte jetzt niemandem etwas
       *[other] brächte { $owner } jetzt { $points }
    }

## Punkte und das Ende

glory-web-scores = Punkteblatt
glory-web-round = Runde { $round }
glory-web-round-of = Runde { $round } von { $rounds }
glory-web-now = Jetzt
glory-web-total = Summe
glory-web-place = Platz
glory-web-tally-of = { $name }: { $total } auf dem Tisch
glory-web-next-start = So wie es liegt, beginnt { $name } die nächste Runde.
glory-web-ends-when = Die Runde endet
glory-web-gauge-types = Personen bei einem Spieler
glory-web-gauge-nine = Personen auf dem Tisch
glory-web-gauge-pile = Im kleineren Nachziehstapel
glory-web-gauge-stall = Züge ohne Nachziehstapel
glory-web-ended = Warum die letzte Runde endete: { $reasons }.

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
