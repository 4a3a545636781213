### Samurai in the browser.

samurai-web-state = State of the game
samurai-web-land = The land. Arrows go from cell to cell, plus and minus zoom, 0 shows everything.
samurai-web-closer = Closer
samurai-web-farther = Farther away
samurai-web-fit = Show everything
samurai-web-hand = Your hand
samurai-web-hand-empty = You have no cards left.
samurai-web-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
samurai-web-how = Choose a card and a cell, in either order. Pointing at a cell shows what the card would bring there.
samurai-web-to-come = Yet to draw
samurai-web-round = Round { $round } of { $rounds }
samurai-web-round-now = round
samurai-web-of-rounds = of { $rounds }
samurai-web-next-village = next village
samurai-web-being-laid = To be laid now: { $village }
samurai-web-in-pile = in the pile
samurai-web-pile-empty = no village left
samurai-web-supply = stones left
samurai-web-supply-of = { $symbol }: stones left: { $count }
samurai-web-stones-of =
    { $stand ->
        [most] { $symbol }: { $count }, the majority
        [tied] { $symbol }: { $count }, tied for the most
       *[less] { $symbol }: { $count }
    }
samurai-web-rank = Place { $rank } if the game ended now
samurai-web-no-rank = Nobody would win if the game ended now
samurai-web-cards-left = { $name }: { $hand } in hand, { $deck } in the deck
samurai-web-last-round = Last round:
samurai-web-still-to-play = Still to play: { $names }.

## The land in words

samurai-web-village-open = { $village } on ({ $x },{ $y }). { $shares }
samurai-web-village-scored = { $village } on ({ $x },{ $y }), scored. { $shares }
samurai-web-share =
    { $lead ->
        [one] { $symbol }: { $sums }; { $name } leads
        [tie] { $symbol }: { $sums }; a tie
       *[none] { $symbol }: no influence
    }
samurai-web-card-on = { $card } of { $name } on ({ $x },{ $y })
samurai-web-free = Free cell ({ $x },{ $y })
samurai-web-hole = Empty village cell ({ $x },{ $y })

## What a card would bring

samurai-web-foresight = What this would bring
samurai-web-new-village = The new village
samurai-web-influence = influence, and who leads then
samurai-web-closes = closes
samurai-web-nobody = nobody
samurai-web-lays =
    { $count ->
        [one] brings a new village
       *[other] brings { $count } new villages
    }
samurai-web-lays-choice = on { $count } of { $cells } cells, as you choose
samurai-web-voids =
    { $count ->
        [one] one cell stays empty: both cards are yours
       *[other] { $count } cells stay empty: both cards are yours
    }
samurai-web-ends = Brings the last round: { $reasons }.
samurai-web-touch = { $village } on ({ $x },{ $y }): { $gains }.
samurai-web-gain =
    { $lead ->
        [one] { $symbol } plus { $adds }, then { $name } leads
       *[none] { $symbol } plus { $adds }, then nobody leads
    }
samurai-web-closes-so = It closes the { $village } on ({ $x },{ $y }): { $stones }.
samurai-web-closes-unknown = The new village on ({ $x },{ $y }) closes at once; nobody can know its stones yet.
samurai-web-award =
    { $to ->
        [one] { $symbol } for { $name }
       *[nobody] { $symbol } for nobody
    }
samurai-web-lays-so = The { $village } comes to ({ $x },{ $y }).
samurai-web-lays-unknown = A new village comes to ({ $x },{ $y }).
samurai-web-lays-some = New villages: { $count } of the cells { $cells }, as you choose.
samurai-web-void-at = ({ $x },{ $y }) stays empty: both cards are yours.
samurai-web-play-here = Play here
samurai-web-lay-here = Lay it here
samurai-web-not-here = Not here
samurai-web-click-to-choose = Click the cell to choose it.
samurai-web-lay-this = Where do you lay this { $village }?

## What is to come, and the end

samurai-web-unplayed = Not played yet: { $name }
samurai-web-unseen = Villages not seen yet
samurai-web-if-it-ended-now = If the game ended now
samurai-web-draw = Nobody has a majority, so nobody wins.
samurai-web-why-outright = majorities: { $shapes }; that wins outright
samurai-web-why-one = majority: { $shapes }, set aside with { $kept }; other stones: { $sum }
samurai-web-why-none = no majority, so no victory; stones: { $sum }
samurai-web-why-nobody = nobody has a majority; stones: { $sum }
samurai-web-ended = The game is over: { $reasons }.

## Choices of options

samurai-web-choice-influence_set-sam_321 = 3, 2 and 1
samurai-web-choice-influence_set-sam_222 = 2 of each
samurai-web-choice-influence_set-sam_231 = 2, 3 and 1
samurai-web-choice-village_set-v_even = every symbol alike
samurai-web-choice-chain-played = yes
samurai-web-choice-chain-none = no
samurai-web-choice-no_majority-draw = nobody wins
samurai-web-choice-no_majority-total = most stones in all
samurai-web-choice-no_majority-share = all share the victory
samurai-web-choice-start_player-random = drawn by lot
