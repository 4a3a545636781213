### Call to Glory in de browser.

## Het hof

glory-web-court = Het hof: de negen personages
glory-web-leaf =
    { $character }, waarde { $value }. { $owner ->
        [nobody] Ligt nog bij niemand.
       *[other] Ligt bij { $owner }: { $size }.
    } { $safe ->
        [yes] Een grotere set kan niet meer.
       *[no] Nodig: { $need }.
    } { $have ->
        [none] { "" }
       *[other] In je hand: { $have }.
    } Nog niet gezien: { $unseen }.
glory-web-free = vrij
glory-web-safe = veilig
glory-web-unbeatable = niet te verslaan
glory-web-needs = nodig: { $need }
glory-web-have = { $have } van { $need }
glory-web-unseen = { $count } ongezien

## Stapels en handen

glory-web-discards = De aflegstapels bekijken
glory-web-top-first = De bovenste kaart staat vooraan.
glory-web-piles = De stapels
glory-web-pile =
    { $count ->
        [0] { $pile }: leeg
       *[other] { $top ->
            [none] { $pile }: { $count } dicht
           *[other] { $pile }: { $count }, bovenop { $top }
        }
    }
glory-web-pending = zoekt een stapel
glory-web-hand = Je hand
glory-web-seen = { $cards }, waarvan de anderen er { $count } hebben gezien
glory-web-no-cards = Je hand is leeg.
glory-web-hand-of =
    { $known ->
        [none] Hand van { $name }: { $count }
       *[other] Hand van { $name }: { $count }, waaronder { $known }
    }

## Neerleggen en afleggen

glory-web-fewer = Minder kaarten
glory-web-more = Meer kaarten
glory-web-why-no-lay = Waarom kan ik dit niet neerleggen?
glory-web-or-discard = of kies een aflegstapel voor één kaart
glory-web-discard = Kies een aflegstapel voor één kaart.
glory-web-put-back = Terug in de hand
glory-web-ends = Hiermee eindigt de ronde: { $reasons }. De punten: { $scores }{ $orders ->
        [0] .
       *[other] , nog zonder keizerlijke opdrachten.
    }

## Spelers, figuren, opdrachten

glory-web-start = begon
glory-web-starts = Had de eerste beurt van deze ronde
glory-web-types = Verschillende personages: { $count } van de { $end } die de ronde beëindigen
glory-web-score-of = { $total } punten tot nu toe, { $now } op tafel
glory-web-figures = Ninjafiguren: { $ready } klaar, { $fresh } rustend
glory-web-orders-held = Keizerlijke opdrachten in de hand: { $count }
glory-web-ninjas = Ninjafiguren
glory-web-supply = voorraad: { $count }
glory-web-yours = van jou
glory-web-aim = kies een set
glory-web-my-figures = Jouw ninjafiguren: { $ready } klaar, { $fresh } rustend
glory-web-played = Al gespeelde opdrachten
glory-web-order-pays =
    { $owner ->
        [nobody] zou nu niemand iets opleveren
       *[other] zou { $owner } nu { $points } opleveren
    }

## Punten en het einde

glory-web-scores = Scoreblad
glory-web-round = Ronde { $round }
glory-web-round-of = Ronde { $round } van { $rounds }
glory-web-now = Nu
glory-web-total = Totaal
glory-web-place = Plaats
glory-web-tally-of = { $name }: { $total } op tafel
glory-web-next-start = Zoals het nu ligt, begint { $name } de volgende ronde.
glory-web-ends-when = De ronde eindigt
glory-web-gauge-types = Personages van één speler
glory-web-gauge-nine = Personages op tafel
glory-web-gauge-pile = Over in de kleinste trekstapel
glory-web-gauge-stall = Beurten zonder trekstapel
glory-web-ended = Waarom de laatste ronde eindigde: { $reasons }.

## Waarden van opties

glory-web-choice-rounds-default = zoals in de regels
glory-web-choice-first_start-random = door loting
glory-web-choice-ninja_take-auto = vanzelf
glory-web-choice-ninja_take-ask = ik word gevraagd
glory-web-choice-ninja_pile_chooser-owner = van wie de set is
glory-web-choice-ninja_pile_chooser-user = wie het figuur inzet
glory-web-choice-order_table-standard = de gewone
glory-web-choice-discard_view-top = de bovenste kaart
glory-web-choice-discard_view-all = de hele stapel
