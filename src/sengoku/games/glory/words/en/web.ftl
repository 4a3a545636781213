### Call to Glory in the browser.

## The court

glory-web-court = The court: the nine characters
glory-web-leaf =
    { $character }, worth { $value }. { $owner ->
        [nobody] Nobody has laid it.
       *[other] Laid by { $owner }: { $size }.
    } { $safe ->
        [yes] No larger set is possible.
       *[no] Cards needed: { $need }.
    } { $have ->
        [none] { "" }
       *[other] In your hand: { $have }.
    } Not seen yet: { $unseen }.
glory-web-free = free
glory-web-safe = safe
glory-web-unbeatable = cannot be beaten
glory-web-needs = needs { $need }
glory-web-have = { $have } of { $need }
glory-web-unseen = { $count } unseen

## Piles and hands

glory-web-discards = Look through the discard piles
glory-web-top-first = The top card comes first.
glory-web-piles = The piles
glory-web-pile =
    { $count ->
        [0] { $pile }: empty
       *[other] { $top ->
            [none] { $pile }: { $count } face down
           *[other] { $pile }: { $count }, with { $top } on top
        }
    }
glory-web-pending = looking for a pile
glory-web-hand = Your hand
glory-web-seen = { $cards }, of which the others have seen { $count }
glory-web-no-cards = Your hand is empty.
glory-web-hand-of =
    { $known ->
        [none] Hand of { $name }: { $count }
       *[other] Hand of { $name }: { $count }, among them { $known }
    }

## Laying and discarding

glory-web-fewer = Fewer cards
glory-web-more = More cards
glory-web-why-no-lay = Why can I not lay it?
glory-web-or-discard = or choose a discard pile for one card
glory-web-discard = Choose a discard pile for one card.
glory-web-put-back = Back into the hand
glory-web-ends = This ends the round: { $reasons }. It scores: { $scores }{ $orders ->
        [0] .
       *[other] , before imperial orders.
    }

## Players, figures, orders

glory-web-start = starts
glory-web-starts = Took the first turn of this round
glory-web-types = Different characters: { $count } of { $end }, which end the round
glory-web-score-of = { $total } points so far, { $now } on the table
glory-web-figures = Ninja figures: { $ready } ready, { $fresh } resting
glory-web-orders-held = Imperial orders in hand: { $count }
glory-web-ninjas = Ninja figures
glory-web-supply = supply: { $count }
glory-web-yours = yours
glory-web-aim = choose a set
glory-web-my-figures = Your ninja figures: { $ready } ready, { $fresh } resting
glory-web-played = Orders already played
glory-web-order-pays =
    { $owner ->
        [nobody] would pay nobody now
       *[other] would now pay { $points } to { $owner }
    }

## Scores and the end

glory-web-scores = Score sheet
glory-web-round = Round { $round }
glory-web-round-of = Round { $round } of { $rounds }
glory-web-now = Now
glory-web-total = Total
glory-web-place = Place
glory-web-tally-of = { $name }: { $total } on the table
glory-web-next-start = As things stand, { $name } starts the next round.
glory-web-ends-when = The round ends
glory-web-gauge-types = Characters of one player
glory-web-gauge-nine = Characters on the table
glory-web-gauge-pile = Left in the shorter draw pile
glory-web-gauge-stall = Turns without a draw pile
glory-web-ended = The last round ended because { $reasons }.

## Choices of options

glory-web-choice-rounds-default = as the rules say
glory-web-choice-first_start-random = drawn by lot
glory-web-choice-ninja_take-auto = by itself
glory-web-choice-ninja_take-ask = I am asked
glory-web-choice-ninja_pile_chooser-owner = whose set it is
glory-web-choice-ninja_pile_chooser-user = who uses the figure
glory-web-choice-order_table-standard = the usual ones
glory-web-choice-discard_view-top = the top card
glory-web-choice-discard_view-all = the whole pile
