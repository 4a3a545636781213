### The court

glory-web-court = The court: the nine characters
glory-web-leaf =
    { $character }, worth { $value }. { $owner ->
        [nobody] Nobody has laid it down.
       *[other] Laid down by { $owner }: { $size }.
    } { $safe ->
        [yes] No bigger set is possible.
       *[no] Cards needed: { $need }.
    } { $have ->
        [none] { "" }
       *[other] In your hand: { $have }.
    } Still hidden: { $unseen }.
glory-web-free = nobody yet
glory-web-mine = yours
glory-web-you = You
glory-web-unbeatable = can’t be beaten
glory-web-unseen = { $count } hidden
glory-web-need-take = lay { $need } to take
glory-web-need-beat = needs { $need } to beat
glory-web-need-falls = falls to { $need }
glory-web-need-hold = you hold { $have }, need { $need }
glory-web-need-may-take = yours to take
glory-web-need-may-beat = you can beat it
glory-web-need-target = loses one card
glory-web-need-ghost =
    { $points ->
        [0] harder to beat
       *[other] +{ $points } for you
    }

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
glory-web-pile-draw = draw
glory-web-pile-open = face up
glory-web-hand = Your hand
glory-web-seen = { $cards }, of which the others have seen { $count }
glory-web-no-cards = Your hand is empty.
glory-web-hand-of =
    { $known ->
        [none] Hand of { $name }: { $count }
       *[other] Hand of { $name }: { $count }, among them { $known }
    }

## What is the case, and what to do

glory-web-heading = Round { $round } of { $rounds }, { $me ->
        [yes] your turn
       *[no] { $name }’s turn
    }
glory-web-do-draw =
    { $pile ->
        [draw_1] Draw from the left draw pile
        [draw_2] Draw from the right draw pile
        [discard_1] On the left, take { $character }
       *[discard_2] On the right, take { $character }
    }
glory-web-do-discard =
    { $pile ->
        [discard_1] Discard { $card } on the left
       *[discard_2] Discard { $card } on the right
    }
glory-web-do-place =
    { $pile ->
        [discard_1] Put them on the left pile
       *[discard_2] Put them on the right pile
    }
glory-web-todo-first = Draw your first card.
glory-web-why-draw =
    { $left ->
        [one] First draw one more card.
       *[other] First draw two cards. Then you lay down or discard.
    }
glory-web-why-other = Only { $cards } can be laid down here.
glory-web-todo-second = Draw your second card, from another pile.
glory-web-now-tops = Face up: { $cards }.
glory-web-now-completes =
    { $owner ->
        [nobody] A discard pile shows { $card }: that completes your set.
       *[other] A discard pile shows { $card }: with that you beat { $owner }.
    }
glory-web-now-no-set = No set is possible.
glory-web-now-sets = You can lay down { $sets }.
glory-web-now-too-few = You have { $have } and need { $need }.
glory-web-todo-discard = Discard one card.
glory-web-todo-discard-one = Choose a face-up pile to discard one.
glory-web-todo-act = Lay down a set, or discard a card.
glory-web-todo-lay = Lay down { $counted }?
glory-web-stake-take = It is worth { $value } to you.
glory-web-stake-beat = { $value } for you, and { $owner } loses { $value }.
glory-web-stake-raise = No new points, but it then falls only to { $need }.
glory-web-stake-round = This ends round { $round }: { $scores }{ $orders ->
        [0] .
       *[other] , before orders.
    }
glory-web-stake-game = This is round { $round } and ends the game: { $scores }{ $orders ->
        [0] .
       *[other] , before orders.
    }
glory-web-you-have = you { $sum }
glory-web-ends-at =
    End round { $round }: { $how ->
        [win] you win
        [lead] you lead
        [level] level at
        [trail] you trail
       *[lose] you lose
    } { $scores }
glory-web-fewer = Fewer cards
glory-web-more = More cards
glory-web-put-back = Back into the hand
glory-web-now-beaten =
    { $who ->
        [nobody] You lose { $counted }.
       *[other]
            { $count ->
                [one] { $who } beat your set: { $counted }.
               *[other] { $who } beat your { $counted }.
            }
    } { $same ->
        [yes] Both face-up piles show { $one }.
       *[no] Face up: { $one } and { $two }.
    }
glory-web-todo-place =
    { $count ->
        [one] Choose the pile for that card.
       *[other] Choose the pile for your { $counted }.
    }
glory-web-now-figure = You laid down Ninjas.
glory-web-todo-take-figure = Take a ninja figure?
glory-web-now-use-figure = A ninja figure takes one card from a rival’s set.
glory-web-todo-use-figure = Choose a set, or end your turn.
glory-web-todo-aim = Choose the set that loses a card.
glory-web-now-order = The round is over: { $reasons }.
glory-web-todo-order = Play one of your orders. It pays whoever has that set.
glory-web-waits =
    { $asks ->
        [FirstDraw] { $name } is drawing the first card.
        [SecondDraw] { $name } is drawing the second card.
        [LayOrDiscard] { $name } is choosing: lay down or discard.
        [PlaceCards] { $name } is choosing a pile for { $cards }.
        [PlayOrder] { $name } is choosing an order.
       *[figure] { $name } is thinking about a ninja figure.
    }

## What happens, in seven words; the strip has six

glory-web-turn = { $name }’s turn
glory-web-draws =
    { $me ->
        [yes] You draw { $cards }
       *[no] { $name } draws { $cards }
    }
glory-web-draws-chip = drew { $cards }
glory-web-hidden-cards =
    { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }
glory-web-lays = { $name } lays down { $counted }
glory-web-lays-chip = laid down { $counted }
glory-web-lays-under = { $value } more for { $name }: { $total } on the table.
glory-web-lays-close = { $total } on the table, and one more character ends the round.
glory-web-beats =
    { $relation ->
        [raise] { $me ->
            [yes] You now have { $counted }
           *[no] { $name } now has { $counted }
        }
        [mine] { $name }’s { $counted } beat your { $lost }
        [me] Your { $counted } beat { $victim }’s { $lost }
       *[other] { $name }’s { $counted } beat { $victim }’s { $lost }
    }
glory-web-beats-under =
    { $relation ->
        [mine] You lose { $value }.
        [me] { $value } for you, and { $victim } loses { $value }.
       *[other] { $victim } loses { $value } to { $name }.
    }
glory-web-beats-chip =
    { $relation ->
        [raise] now has { $counted }
        [mine] beat your { $lost }
        [me] beat { $victim }’s { $lost }
       *[other] beat { $victim }’s { $lost }
    }
glory-web-puts-down = { $name } discards { $card }
glory-web-puts-down-chip = discarded { $card }
glory-web-places = { $name } puts { $counted } away
glory-web-places-chip = put { $counted } away
glory-web-figure-taken = { $name } takes a ninja figure
glory-web-figure-taken-chip = took a ninja figure
glory-web-figure-left = { $name } leaves the ninja figure
glory-web-figure-left-chip = left the ninja figure
glory-web-figure-used =
    { $relation ->
        [mine] { $name }’s ninja costs you { $card }
        [me] Your ninja costs { $victim } { $card }
       *[other] { $name }’s ninja costs { $victim } { $card }
    }
glory-web-figure-used-chip =
    { $relation ->
        [mine] ninja: you lose { $card }
        [me] ninja: { $victim } loses { $card }
       *[other] ninja: { $victim } loses { $card }
    }
glory-web-order-played =
    { $me ->
        [yes] You play the order { $character }
       *[no] { $name } plays the order { $character }
    }
glory-web-order-played-chip = order { $character }: { $points }
glory-web-order-played-under =
    { $owner ->
        [nobody] Nobody has that set, so nobody is paid.
        [you] { $points } points for you.
       *[other] { $points } points for { $paid }.
    }
glory-web-round-began =
    { $me ->
        [yes] Round { $round }. You start.
       *[no] Round { $round }. { $name } starts.
    }
glory-web-round-began-chip = round { $round } dealt
glory-web-round-over = Round { $round } is over
glory-web-round-over-under = { $list }.

## Between two rounds

glory-web-why-ended =
    { $reason ->
        [types] { $me ->
            [yes] You have { $count } different characters.
           *[no] { $name } has { $count } different characters.
        }
        [nine] All nine characters lie on the table.
        [pile] A draw pile has run out.
       *[stall] Nobody has used the draw piles for too long.
    }
glory-web-leads =
    { $by ->
        [0] level at the top
       *[other] leads by { $by }
    }
glory-web-wins-by =
    { $by ->
        [0] level at the top
       *[other] wins by { $by }
    }
glory-web-behind =
    { $by ->
        [0] level at the top
       *[other] { $by } behind
    }
glory-web-starts-next = starts round { $round }
glory-web-nothing = nothing on the table
glory-web-from-orders = from imperial orders
glory-web-turn-of-round = The turn of the round:
glory-web-turning =
    { $relation ->
        [mine] { $name }’s { $counted } beat your { $lost } ({ $value } for { $name }, { $value } less for you).
        [me] your { $counted } beat { $victim }’s { $lost } ({ $value } for you, { $value } less for { $victim }).
       *[other] { $name }’s { $counted } beat { $victim }’s { $lost } ({ $value } points).
    }
glory-web-to-go =
    { $left ->
        [one] One round to go.
       *[other] { $left } rounds to go.
    } { $me ->
        [yes] You have least and start.
       *[no] { $name } has least and starts.
    }
glory-web-deal = Deal round { $round }

## Players, figures, orders

glory-web-characters = { $count } of { $end } characters
glory-web-types = Different characters: { $count } of { $end }
glory-web-split = { $before ->
    [0] { $now } on the table
   *[other] { $before } + { $now } on the table
}
glory-web-end = end
glory-web-figures = Ninja figures: { $ready } ready, { $fresh } next turn
glory-web-orders-held = Imperial orders in hand: { $count }
glory-web-ninjas = Ninja figures
glory-web-supply = supply: { $count }
glory-web-yours = yours
glory-web-aim = choose a set
glory-web-my-figures = Your ninja figures: { $ready } ready, { $fresh } next turn
glory-web-played = Orders already played
glory-web-order-pays =
    { $owner ->
        [nobody] pays nobody now
       *[other] { $me ->
            [yes] pays you { $points } now
           *[no] pays { $owner } { $points } now
        }
    }

## Scores and the end

glory-web-scores = Score sheet
glory-web-round = Round { $round }
glory-web-by-round = Round by round
glory-web-stood =
    stood at { $points } { $points ->
        [one] point
       *[other] points
    }
glory-web-total = Total
glory-web-ends-when = How round { $round } of { $rounds } ends
glory-web-gauge-types =
    { $count ->
        [4] Somebody’s fourth character
        [5] Somebody’s fifth character
       *[6] Somebody’s sixth character
    }
glory-web-gauge-nine = All nine on the table
glory-web-gauge-pile = A draw pile runs out
glory-web-gauge-stall = Turns without a draw pile
glory-web-of = { $count } of { $end }
glory-web-left = { $count } left
glory-web-if-now = If it ended now
glory-web-next-start =
    { $me ->
        [yes] You have least and would start round { $round }.
       *[no] { $name } has least and would start round { $round }.
    }
glory-web-ended = The last round ended because { $reasons }.

## The lens and the legend

glory-web-lens-value = There are { $value } { $many }, and a set is worth { $value }, large or small.
glory-web-lens-owner =
    { $owner ->
        [nobody] Nobody has laid it down.
        [you] You have laid down { $size }.
       *[other] { $name } has laid down { $size }.
    }
glory-web-lens-need =
    { $owner ->
        [nobody] You need { $need } to lay it down. You hold { $have }.
        [you] Whoever lays { $need } beats you. You hold { $have } more.
       *[other] You need { $need } to beat that. You hold { $have }.
    }
glory-web-lens-safe = No bigger set is possible any more.
glory-web-lens-unseen = { $unseen } of them nobody has seen yet.
glory-web-lens-known = Seen on their way into a hand: { $names }.
glory-web-lens-draw-title = Draw pile
glory-web-lens-open-title = Discard pile
glory-web-lens-draw =
    { $count ->
        [one] One card face down. Only you see what you draw here.
       *[other] { $count } cards face down. Only you see what you draw here.
    }
glory-web-lens-draw-end = When a draw pile runs out, the round ends with that turn.
glory-web-lens-open =
    { $count ->
        [one] One card face up. Anybody may draw it, and everybody sees it.
       *[other] { $count } cards face up. Anybody may draw the top one, and everybody sees it.
    }
glory-web-lens-figure = Whoever lays down Ninjas gets a figure, as long as there are any.
glory-web-lens-figure-use = On a later turn it takes one card from a rival’s set.
glory-web-lens-order = One order is played after each round. It pays for every card of that set.
glory-web-legend-value = what a set is worth, and how many of the card exist
glory-web-legend-size = how many cards lie there
glory-web-legend-pips = cards it takes (filled: you hold them)
glory-web-legend-gold = you may click this

## Choices of options

glory-web-choice-rounds-default = as the rules say
glory-web-choice-first_start-random = drawn by lot
glory-web-choice-ninja_take-auto = by itself
glory-web-choice-ninja_take-ask = I am asked
glory-web-choice-ninja_pile_chooser-owner = whose set it is
glory-web-choice-ninja_pile_chooser-user = whoever uses the figure
glory-web-choice-order_table-standard = the usual ones
glory-web-choice-discard_view-top = the top card
glory-web-choice-discard_view-all = the whole pile

## The end, told

glory-web-story =
    { $how ->
        [only] { $me ->
            [yes] You win the only round by { $by }.
           *[no] { $name } wins the only round by { $by }.
        }
        [always] { $me ->
            [yes] You led after every round and win by { $by }.
           *[no] { $name } led after every round and wins by { $by }.
        }
        [late] { $me ->
            [yes] You took the lead only in the last round and win by { $by }.
           *[no] { $name } took the lead only in the last round and wins by { $by }.
        }
       *[then] { $me ->
            [yes] You took the lead in round { $round }, kept it and win by { $by }.
           *[no] { $name } took the lead in round { $round }, kept it and wins by { $by }.
        }
    }
glory-web-story-tie =
    { $me ->
        [yes] Tied on points, but you had the best round.
       *[no] Tied on points, but { $name } had the best round.
    }
glory-web-story-shared = Nobody could pull ahead: { $names } share the glory.
glory-web-story-turn = The turn came in round { $round }: { $told }
glory-web-story-calm = Nobody lost a set.
glory-web-story-heading = How the glory was won

## The front door

glory-web-variants = Base game, Imperial Orders, Power of the Ninja
glory-web-seats-2 = With 2, a round ends when you have six characters, and any two cards make a set.
glory-web-seats-3 = With 3, five characters end a round. Samurai, Ninja and Envoy need three cards.
glory-web-seats-4 = With 4, four characters end a round. Samurai, Ninja and Envoy need three cards.
glory-web-way-base = The base game
    .about = Four rounds, 110 people of the court.
glory-web-way-orders = Imperial Orders
    .about = Three rounds, and secret orders pay for sets.
glory-web-way-ninja = Power of the Ninja
    .about = Four ninja figures pick sets apart.
glory-web-way-both = Both together
    .about = For those who know it well.
glory-web-chip-rounds = Rounds
glory-web-chip-start = Starts
glory-web-chip-discards = You see of discards
