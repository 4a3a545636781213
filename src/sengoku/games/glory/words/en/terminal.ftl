### Call to Glory in the terminal.

## The table

cli-glory-over = game over
cli-glory-round = round { $round } of { $rounds }
cli-glory-turn = turn { $turn }: { $name }
cli-glory-empty = empty
cli-glory-face-down =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
cli-glory-character = Character
cli-glory-worth = pts
cli-glory-set = set
cli-glory-needs = needs
cli-glory-hand = hand
cli-glory-unseen = unseen
cli-glory-chance = %
cli-glory-safe = safe
cli-glory-safe-from-laying = safe*
cli-glory-safe-note = * not from figures
cli-glory-cards = cards
cli-glory-kinds = kinds
cli-glory-now = now
cli-glory-total = total
cli-glory-gauge-kinds = { $kinds } of { $limit } characters lie out
cli-glory-gauge-pile =
    { $count ->
        [one] one card in the shorter pile
       *[other] { $count } cards in the shorter pile
    }
cli-glory-gauge-stall = { $turns } of { $limit } turns without a draw
cli-glory-started = { $name } started
cli-glory-next-start = next start: { $name }
cli-glory-known = Known hands:
cli-glory-figures = Figures: { $supply } in the supply
cli-glory-figures-held =
    { $fresh ->
        [0] { $ready } ready
       *[other]
            { $ready ->
                [0] { $fresh } resting
               *[other] { $ready } ready, { $fresh } resting
            }
    }
cli-glory-orders = Orders:
cli-glory-order-pays = { $points } for { $name }
cli-glory-order-pays-nobody = pays nobody now
cli-glory-sheet = Rounds so far:
cli-glory-round-number = Round { $round }
cli-glory-round-now = Round { $round } so far
cli-glory-total-row = Total
cli-glory-place = place

## The options

cli-glory-do-draw = Draw
cli-glory-do-lay = Lay
cli-glory-do-discard = Onto { $pile }
cli-glory-do-place = { $count } × { $character } onto
cli-glory-do-ninja = Figure against
cli-glory-do-order = Play order
cli-glory-do-figure = Or
cli-glory-completes = makes a set
cli-glory-may-complete = { $chance } to make a set
cli-glory-renews = replaces your { $size }
cli-glory-beats =
    { $size ->
        [one] beats the one of { $name }
       *[other] beats the { $size } of { $name }
    }
cli-glory-covers = covers { $character }
cli-glory-ends = ends the round ({ $reasons }). It would score: { $scores }{ $orders ->
        [0] .
       *[other] , before imperial orders.
    }
cli-glory-figure = figure
cli-glory-why-standing = { $character }: you hold { $have }, and it takes { $needs }.

problem-cli-glory-why-what = Why what? Name a character, a pile or “figure”, for example: why { $example }
