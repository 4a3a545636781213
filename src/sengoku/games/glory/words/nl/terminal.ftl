### Call to Glory in de terminal.

## De tafel

cli-glory-over = de partij is afgelopen
cli-glory-round = ronde { $round } van { $rounds }
cli-glory-turn = beurt { $turn }: { $name }
cli-glory-empty = leeg
cli-glory-face-down =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
cli-glory-character = Personage
cli-glory-worth = punt
cli-glory-set = set
cli-glory-needs = nodig
cli-glory-hand = hand
cli-glory-unseen = elders
cli-glory-chance = %
cli-glory-safe = veilig
cli-glory-safe-from-laying = veilig*
cli-glory-safe-note = * niet voor figuren
cli-glory-cards = hand
cli-glory-kinds = sets
cli-glory-now = nu
cli-glory-total = tot.
cli-glory-gauge-kinds = { $kinds } van { $limit } personages op tafel
cli-glory-gauge-pile =
    { $count ->
        [one] kortste trekstapel: één kaart
       *[other] kortste trekstapel: { $count } kaarten
    }
cli-glory-gauge-stall = { $turns } van { $limit } beurten zonder trekken
cli-glory-started = { $name } begon
cli-glory-next-start = volgende start: { $name }
cli-glory-known = Bekende kaarten:
cli-glory-figures = Figuren: { $supply } in de voorraad
cli-glory-figures-held =
    { $fresh ->
        [0] { $ready } klaar
       *[other]
            { $ready ->
                [0] { $fresh } in rust
               *[other] { $ready } klaar, { $fresh } in rust
            }
    }
cli-glory-orders = Opdrachten:
cli-glory-order-pays = { $points } voor { $name }
cli-glory-order-pays-nobody = nu voor niemand
cli-glory-sheet = Rondes tot nu toe:
cli-glory-round-number = Ronde { $round }
cli-glory-round-now = Ronde { $round } tot nu toe
cli-glory-total-row = Totaal
cli-glory-place = plaats

## De mogelijkheden

cli-glory-do-draw = Pak
cli-glory-do-lay = Leg neer
cli-glory-do-discard = Op { $pile }
cli-glory-do-place = { $count } × { $character } op
cli-glory-do-ninja = Figuur tegen
cli-glory-do-order = Speel opdracht
cli-glory-do-figure = Of
cli-glory-completes = maakt een set
cli-glory-may-complete = { $chance } kans op een set
cli-glory-renews = vervangt je { $size }
cli-glory-beats =
    { $size ->
        [one] verslaat die ene van { $name }
       *[other] verslaat de { $size } van { $name }
    }
cli-glory-covers = bedekt { $character }
cli-glory-ends = beëindigt de ronde ({ $reasons }). De punten zouden zijn: { $scores }{ $orders ->
        [0] .
       *[other] , nog zonder keizerlijke opdrachten.
    }
cli-glory-figure = figuur
cli-glory-why-standing = { $character }: je hebt er { $have }, en er zijn er { $needs } nodig.

problem-cli-glory-why-what = Waarom wat? Noem een personage, een stapel of “figuur”, bijvoorbeeld: waarom { $example }
