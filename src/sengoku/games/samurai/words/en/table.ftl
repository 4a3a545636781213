### Samurai at the table. What a fact brings into a text is told in text/speaker.py.

samurai-title = Samurai: The Card Game
samurai-blurb = Lay influence around the villages, win helmets, Buddhas and rice fields, and hold the majority of one of them.

## Names

samurai-symbol-helmet = helmet
samurai-symbol-buddha = Buddha
samurai-symbol-rice = rice field
samurai-card-helmet_2 = Helmet 2
    .source = inferred
samurai-card-helmet_3 = Helmet 3
    .source = inferred
samurai-card-helmet_4 = Helmet 4
    .source = inferred
samurai-card-buddha_2 = Buddha 2
    .source = inferred
samurai-card-buddha_3 = Buddha 3
    .source = inferred
samurai-card-buddha_4 = Buddha 4
    .source = inferred
samurai-card-rice_2 = Rice field 2
    .source = inferred
samurai-card-rice_3 = Rice field 3
    .source = inferred
samurai-card-rice_4 = Rice field 4
    .source = inferred
samurai-card-samurai_1 = Samurai 1
    .source = house
samurai-card-samurai_2 = Samurai 2
    .source = house
samurai-card-samurai_3 = Samurai 3
    .source = house
samurai-card-v_h = village with helmet
    .source = inferred
samurai-card-v_b = village with Buddha
    .source = inferred
samurai-card-v_r = village with rice field
    .source = inferred
samurai-card-v_hb = village with helmet and Buddha
    .source = inferred
samurai-card-v_hr = village with helmet and rice field
    .source = inferred
samurai-card-v_br = village with Buddha and rice field
    .source = inferred
samurai-card-v_hbr = village with helmet, Buddha and rice field
    .source = inferred
samurai-reason-stones = all stones of a shape are given out
samurai-reason-villages = the village pile is empty
samurai-reason-cards = all cards are played
samurai-reason-blocked = there is no cell left to play on

## Questions

samurai-ask-PlayCard = Play one of your cards beside a village.
samurai-ask-ChooseSpot = A village is due on two cells. Where do you lay this one?

## Options to choose from

samurai-do-play = Play { $card } on ({ $x },{ $y })
samurai-do-lay = Lay the village on ({ $x },{ $y })

## What happened

samurai-event-GameBegan = { $seat } is the start player.
samurai-event-FirstVillageLaid = The first { $village } lies on ({ $x },{ $y }).
samurai-event-HandDealt =
    { $cards ->
        [hidden] { $seat } draws a hand of five.
       *[other] { $seat } draws a hand: { $cards }.
    }
samurai-event-TurnBegan = Round { $round }: it is up to { $seat }.
samurai-event-CardPlayed = { $seat } plays { $card } on ({ $x },{ $y }).
samurai-event-VillageTaken = { $seat } takes the { $village } from the pile.
samurai-event-VillageShown = Next on the pile is the { $village }.
samurai-event-VillageLaid = { $seat } lays the { $village } on ({ $x },{ $y }).
samurai-event-VillageScored = The { $village } on ({ $x },{ $y }) is scored.
samurai-event-StoneWon = { $seat } gets the stone for { $symbol } on ({ $x },{ $y }) (influence: { $influence }).
samurai-event-NoStone =
    { $tie ->
        [1] A tie on ({ $x },{ $y }): nobody gets the stone for { $symbol } (influence: { $influence }).
       *[other] Nobody has influence on { $symbol } on ({ $x },{ $y }): no stone.
    }
samurai-event-CardDrawn =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
samurai-event-LastRound =
    { $waiting-count ->
        [0] The end has come: { $reasons }.
       *[other] This is the last round: { $reasons }. Still to play: { $waiting }.
    }
samurai-event-GameDrawn = The game is over ({ $reasons }). It is a draw: nobody has a majority, so nobody wins. Stones: { $totals }.
samurai-event-GameEnded =
    { $winner-count ->
        [one] The game is over ({ $reasons }) and { $winners } wins. Places: { $ranks }. Stones: { $totals }.
       *[other] The game is over ({ $reasons }); { $winners } share the victory. Places: { $ranks }. Stones: { $totals }.
    }

## The game's options

samurai-option-influence_set = How many samurai of value 1, 2 and 3 each set holds: 3, 2 and 1 (sam_321), 2 of each (sam_222), or 2, 3 and 1 (sam_231). A table of your own names 15 cards with at least one Samurai 1 and one Samurai 2.
samurai-option-village_set = Which villages are in the pile: every symbol equally often (v_even), or a table of your own with 15, 27 and 2 cards of one, two and three symbols.
samurai-option-chain = Whether a village laid in this turn can make a further one due (played) or not (none).
samurai-option-no_majority = What happens if nobody has a majority: nobody wins (draw), the most stones win (total), or everybody shares the victory (share).
samurai-option-start_player = Who begins: somebody drawn by lot, or the seat with this number (counted from 0).

## Problems

problem-samurai-no-such-start = Seat { $seat } cannot start: the seats are numbered from 0 to { $last }.
problem-samurai-no-village-now = Now a card is played; villages are laid afterwards.
problem-samurai-not-in-hand = You do not hold { $card }.
problem-samurai-village-there = A village lies on ({ $x },{ $y }) already.
problem-samurai-card-there = A card lies on ({ $x },{ $y }) already.
problem-samurai-village-cell = ({ $x },{ $y }) is a cell for villages; influence cards go to the cells of the other color of the chessboard.
problem-samurai-no-village-beside = There is no village beside ({ $x },{ $y }).
problem-samurai-one-card-a-turn = You have played your card; now a village waits for its place.
problem-samurai-influence-cell = ({ $x },{ $y }) is a cell for influence cards, not for villages.
problem-samurai-not-due = No village is due on ({ $x },{ $y }).
