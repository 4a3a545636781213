### Samurai in the browser.

samurai-web-land = The land. Arrows go from space to space, plus and minus zoom, 0 shows everything.
samurai-web-map = Map of the land
samurai-web-hand = Your hand
samurai-web-hand-empty = You have no cards left.
samurai-web-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
samurai-web-to-draw =
    { $deck ->
        [0] { $hand } in hand, none to draw
       *[other] { $hand } in hand, { $deck } to draw
    }
samurai-web-next-village = Next village
samurai-web-in-pile =
    { $count ->
        [0] no village left
       *[other] { $count } in the pile
    }
samurai-web-pile-empty = no village left
samurai-web-supply = stones left
samurai-web-supply-of = { $symbol }: stones left: { $count }
samurai-web-stones-of =
    { $stand ->
        [most] { $symbol }: { $count }, the most
        [tied] { $symbol }: { $count }, tied for the most
       *[less] { $symbol }: { $count }
    }
samurai-web-cards-left = { $name }: { $hand } in hand, { $deck } in the deck
samurai-web-sort-helmet = Helmet
samurai-web-sort-buddha = Buddha
samurai-web-sort-rice = Rice
samurai-web-sort-samurai = Samurai

## The land in words

samurai-web-where =
    { $place ->
        [north] in the north
        [northeast] in the northeast
        [east] in the east
        [southeast] in the southeast
        [south] in the south
        [southwest] in the southwest
        [west] in the west
        [northwest] in the northwest
        [north-shore] on the north shore
        [northeast-shore] on the northeast shore
        [east-shore] on the east shore
        [southeast-shore] on the southeast shore
        [south-shore] on the south shore
        [southwest-shore] on the southwest shore
        [west-shore] on the west shore
        [northwest-shore] on the northwest shore
       *[middle] in the middle
    }
samurai-web-beside =
    { $who ->
        [you] { $where }, beside your { $card }
       *[other] { $where }, beside { $name }’s { $card }
    }
samurai-web-village =
    { $scored ->
        [yes] { $village } { $where }, complete. { $shares }
       *[no]
            { $free ->
                [one] { $village } { $where }, one free space. { $shares }
               *[other] { $village } { $where }, { $free } free spaces. { $shares }
            }
    }
samurai-web-share =
    { $lead ->
        [one] { $symbol }: { $sums }. { $name } leads
        [tie] { $symbol }: { $sums }. A tie
       *[none] { $symbol }: no influence
    }
samurai-web-card-on = { $name }’s { $card }
samurai-web-free = Free space { $place }
samurai-web-one-of = One of { $count } such places, number { $at } from the west.
samurai-web-do-play = Play { $card } { $place }
samurai-web-do-lay = Place the village { $place }
samurai-web-counts =
    { $sort ->
        [all] Counts { $value } for helmet, Buddha and rice field alike, in each of the villages it touches.
       *[one] Counts { $value } for { $symbol } in each of the villages it touches.
    }

## What a card would bring

samurai-web-lead =
    { $who ->
        [you] { $symbol }: you lead { $most } : { $next }
        [tie] { $symbol }: a tie, { $most } : { $next }
        [nobody] { $symbol }: no influence
       *[other] { $symbol }: { $name } leads { $most } : { $next }
    }
samurai-web-lead-both = { $lead }, in the other village { $most } : { $next }
samurai-web-award =
    { $who ->
        [you] { $symbol } for you
        [nobody] { $symbol } for nobody
       *[other] { $symbol } for { $name }
    }
samurai-web-closes-so = Completes the village: { $stones }.
samurai-web-closes-unknown = The new village is complete at once. Nobody knows its stones yet.
samurai-web-lays-so = A { $village } rises.
samurai-web-lays =
    { $count ->
        [one] A village rises.
       *[other] { $count } villages rise.
    }
samurai-web-voids =
    { $count ->
        [one] One gap stays sea: both cards are yours.
       *[other] { $count } gaps stay sea: both cards are yours.
    }
samurai-web-ends = This starts the last round: { $reasons }.
samurai-web-nothing = No village changes hands.

## What to do

samurai-web-now-spot = Two places get a village. This one is a { $village }.
samurai-web-todo-spot = Choose where it rises.
samurai-web-todo-play =
    { $by ->
        [finger] Tap a card, then a ringed space.
       *[mouse] Drag a card to a ringed space, or tap the card, then the space.
    }
samurai-web-plant-here = Play { $card }
samurai-web-lay-here = Place it here
samurai-web-todo-card = Now choose a card for this space.
samurai-web-todo-corner = Choose a ringed space for { $card }.
samurai-web-todo-choose =
    { $deed ->
        [lay] Tap to choose this place.
       *[play] { $card } here: tap to choose this space.
    }
samurai-web-todo-drop = Let go to play { $card }.
samurai-web-todo-again =
    { $deed ->
        [lay] Tap again to place it.
       *[play] Tap again to play { $card }.
    }

## How everybody stands

samurai-web-stand-begin = No stones yet
samurai-web-stand =
    { $stand ->
        [outright] two majorities: wins outright
        [wins] would win now: { $sum } other { $sum ->
            [one] stone
           *[other] stones
        }
        [one] { $shapes } · { $sum } other { $sum ->
            [one] stone
           *[other] stones
        }
       *[none] no majority, so no win yet
    }
samurai-web-winner =
    { $who ->
        [you] You would win now.
        [nobody] Nobody would win now.
       *[other] { $name } would win now.
    }
samurai-web-shared = { $names } would share the victory.
samurai-web-need-begin = Win the most stones of one kind, then the most of the others.
samurai-web-need-outright = You hold { $shapes }: two majorities win outright.
samurai-web-need-alone = You have the majority in { $shapes }, and nobody else has one.
samurai-web-need-two = { $name } holds two majorities. Take one of them back.
samurai-web-need-ahead = You have the majority in { $shapes }. Other stones: { $sum } against { $name }’s { $others }.
samurai-web-need-behind = You have the majority in { $shapes }, but { $name } stands better. Other stones: { $sum } against { $others }.
samurai-web-need-none =
    { $most ->
        [0] You need a majority. { $symbol }: nobody has a stone yet. The first one makes it yours.
       *[other]
            { $count ->
                [one] You need a majority. { $symbol }: { $mine } : { $most } with { $name }. One more stone makes it yours.
               *[other] You need a majority. { $symbol }: { $name } { $most }, you { $mine }. { $count } more stones make it yours.
            }
    }
samurai-web-last = Last round: { $reasons }.

## What happens

samurai-web-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
samurai-web-begins =
    { $who ->
        [you] You begin
       *[other] { $name } begins
    }
samurai-web-plants =
    { $who ->
        [you] You play { $card } { $where }
       *[other] { $name } plays { $card } { $where }
    }
samurai-web-chip-plants = played { $card }
samurai-web-draws =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws { $card }
    }
samurai-web-rises = A village rises from the sea
samurai-web-rises-with = A { $village }, { $where }
samurai-web-chip-rises = a village rose
samurai-web-harvest-wins =
    { $who ->
        [you] You win { $stones }
       *[other] { $name } wins { $stones }
    }
samurai-web-harvest-none = A tie: nobody wins a stone
samurai-web-chip-wins = won { $stones }
samurai-web-chip-tie = a tie, no stone
samurai-web-takes =
    { $who ->
        [you] You take the majority in { $symbol }
       *[other] { $name } takes the majority in { $symbol }
    }
samurai-web-loses =
    { $who ->
        [you] You lose the majority in { $symbol }
       *[other] { $name } loses the majority in { $symbol }
    }
samurai-web-chip-takes = took the majority in { $symbol }
samurai-web-chip-loses = lost the majority in { $symbol }
samurai-web-last-begins = This is the last round
samurai-web-chip-last = last round
samurai-web-wins-land =
    { $who ->
        [you] You win the land!
        [nobody] Nobody has a majority, so nobody wins
       *[other] { $name } wins the land!
    }
samurai-web-shares-land = { $names } share the land

## What is to come, and the end

samurai-web-unplayed = Not played yet
samurai-web-unseen = Villages not seen yet
samurai-web-draw = Nobody has a majority, so nobody wins.
samurai-web-why-outright = majority in { $shapes }: an outright win
samurai-web-why-one = majority: { $shapes } ({ $kept }, not counted) + other stones: { $sum }
samurai-web-why-none = no majority, out of the running (stones: { $sum })
samurai-web-why-nobody = no majority anywhere, so all stones count: { $sum }
samurai-web-stood =
    stood at { $count } { $count ->
        [one] stone
       *[other] stones
    }{ $majority ->
        [none] { "" }
       *[some] , majority: { $shapes }
    }
samurai-web-ended = Game over: { $reasons }.

## Choices of options

samurai-web-choice-influence_set-sam_321 = 3, 2 and 1
samurai-web-choice-influence_set-sam_222 = 2 of each
samurai-web-choice-influence_set-sam_231 = 2, 3 and 1
samurai-web-choice-village_set-v_even = every kind equally often
samurai-web-choice-chain-played = yes
samurai-web-choice-chain-none = no
samurai-web-choice-no_majority-draw = nobody wins
samurai-web-choice-no_majority-total = most stones altogether
samurai-web-choice-no_majority-share = all share the victory
samurai-web-choice-start_player-random = drawn by lot

## The end, told

samurai-web-story =
    { $how ->
        [outright] { $who ->
            [you] You hold the majority in { $shapes } and win outright.
           *[other] { $name } holds the majority in { $shapes } and wins outright.
        }
        [one] { $who ->
            [you] You win with the majority in { $shapes } and { $sum ->
                    [one] one other stone
                   *[other] { $sum } other stones
                }.
           *[other] { $name } wins with the majority in { $shapes } and { $sum ->
                   [one] one other stone
                  *[other] { $sum } other stones
               }.
        }
       *[stones] { $who ->
            [you] Nobody holds a majority, and you have the most stones: { $sum }.
           *[other] Nobody holds a majority, and { $name } has the most stones: { $sum }.
        }
    }
samurai-web-story-shared = { $names } share the land.
samurai-web-story-turn = The richest harvest: { $told }.
samurai-web-story-heading = How the land was won

## Who is asked, and how to read the land

samurai-web-me = You
samurai-web-short = Samurai
samurai-web-heading = Round { $round } of { $rounds }, { $who ->
        [you] your turn
       *[other] { $name }’s turn
    }
samurai-web-legend-kinds = helmet, Buddha, rice field: what a village gives
samurai-web-legend-leads = gold rim: leads here, and wins the stone
samurai-web-legend-tie = dashed: a tie, nobody wins the stone
samurai-web-legend-corner = a free space for your card
samurai-web-legend-done = a card whose villages are all complete
samurai-web-legend-crown = crown: the majority of a kind

## The front door

samurai-web-variants = Two, three or four players, three sets of cards
samurai-web-seats-2 = With 2, there are 10 stones of each kind, and everybody has 15 cards.
samurai-web-seats-3 = With 3, there are 16 stones of each kind, and everybody has 15 cards.
samurai-web-seats-4 = With 4, there are 16 stones of each kind, and everybody has 13 cards.
samurai-web-way-321 = Many small samurai
    .about = Three of value 1, two of value 2, one of value 3.
samurai-web-way-222 = Two of each
    .about = Two samurai of each value.
samurai-web-way-231 = Strong in the middle
    .about = Two of value 1, three of value 2, one of value 3.
samurai-web-chip-chain = Chain villages
samurai-web-chip-majority = Without a majority
samurai-web-chip-start = Starts
