### Samurai in the terminal.

cli-samurai-over = game over
cli-samurai-round = round { $round } of { $rounds }
cli-samurai-turn = { $name } plays
cli-samurai-started = { $name } started
cli-samurai-last-round = Last round ({ $reasons }), still to play: { $names }
cli-samurai-pile =
    { $count ->
        [one] one village in the pile
       *[other] { $count } villages in the pile
    }
cli-samurai-next = next
cli-samurai-waiting = to be laid
cli-samurai-supply = supply
cli-samurai-hand = hand
cli-samurai-deck = deck
cli-samurai-place = place
cli-samurai-stones = stones
cli-samurai-your-hand = Your hand:
cli-samurai-to-come = to come:
cli-samurai-open = Open villages (influence and who leads)
cli-samurai-legend = · free space   o hole   [ ] open   ( ) scored   < > played last
cli-samurai-legend-notes = + villages it brings   △ ○ □ stones it gives (= nobody)   ∅ stays a hole
cli-samurai-you = you
cli-samurai-lay = Lay { $village }
cli-samurai-ends = brings the last round: { $reasons }.
cli-samurai-unplayed = Not played yet
cli-samurai-unseen = Villages not seen yet
cli-samurai-now = If the game ended now
cli-samurai-draw = A draw: nobody has a majority, so nobody wins.
cli-samurai-why-outright = majority in { $shapes }: an outright win
cli-samurai-why-one = majority: { $shapes } ({ $kept }, not counted) + { $sum } other stones
cli-samurai-why-none = no majority, out of the running ({ $sum } stones)
cli-samurai-why-nobody = nobody has a majority; { $sum } stones
problem-cli-samurai-why-what = Why what? Name a space or a card, for example: why 2,-1 or why { $example }
