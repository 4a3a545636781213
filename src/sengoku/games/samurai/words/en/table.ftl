### Samurai at the table. What a fact brings into a text is told in text/speaker.py.

samurai-title = Samurai: The Card Game
samurai-blurb = Surround the villages with your influence, win helmets, Buddhas and rice fields, and collect the most of one kind.

## Names

samurai-symbol-helmet = helmet
    .one = a helmet
    .the = the helmet
    .many = helmets
samurai-symbol-buddha = Buddha
    .one = a Buddha
    .the = the Buddha
    .many = Buddhas
samurai-symbol-rice = rice field
    .one = a rice field
    .the = the rice field
    .many = rice fields
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
samurai-reason-stones = one kind of stone has run out
samurai-reason-villages = there are no villages left
samurai-reason-cards = everybody has played every card
samurai-reason-blocked = there is nowhere left to play

## Questions

samurai-ask-PlayCard = Play a card next to a village.
samurai-ask-ChooseSpot = Two spaces get a new village. Where does this one go?

## Options to choose from

samurai-do-play = Play { $card }
    .typed = Play { $card } at ({ $x },{ $y })
samurai-do-lay = Place the village
    .typed = Place the village at ({ $x },{ $y })

## What happened

samurai-event-GameBegan = { $seat } goes first.
    .you = You go first.
samurai-event-FirstVillageLaid = The first village lies in the middle: { $village }.
samurai-event-HandDealt =
    { $cards ->
        [hidden] { $seat } draws a hand of five.
       *[other] { $seat } draws a hand: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] You draw a hand of five.
           *[other] You draw a hand: { $cards }.
        }
samurai-event-TurnBegan = Round { $round }: { $seat }’s turn.
    .you = Round { $round }: your turn.
samurai-event-CardPlayed = { $seat } plays { $card }.
    .you = You play { $card }.
samurai-event-VillageTaken = { $seat } takes the { $village }.
    .you = You take the { $village }.
samurai-event-VillageShown = Next village: { $village }.
samurai-event-VillageLaid = { $seat } places the { $village }.
    .you = You place the { $village }.
samurai-event-VillageScored = The { $village } is complete.
samurai-event-StoneWon = { $seat } wins { $the-symbol } ({ $influence }).
    .you = You win { $the-symbol } ({ $influence }).
samurai-event-NoStone =
    { $tie ->
        [1] Tie: nobody wins { $the-symbol } ({ $influence }).
       *[other] Nobody has influence on { $the-symbol }: no stone.
    }
samurai-event-CardDrawn =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
    .you =
        { $card ->
            [hidden] You draw a card.
           *[other] You draw { $card }.
        }
samurai-event-LastRound =
    { $waiting-count ->
        [0] That was the last turn: { $reasons }.
       *[other] Last round: { $reasons }. Still to play: { $waiting }.
    }
samurai-event-GameDrawn = A draw: nobody has a majority ({ $reasons }). Stones: { $totals }.
samurai-event-GameEnded =
    { $winner-count ->
        [one] { $winners } wins ({ $reasons })! Ranking: { $ranks }. Stones: { $totals }.
       *[other] A shared victory for { $winners } ({ $reasons })! Ranking: { $ranks }. Stones: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] You win ({ $reasons })! Ranking: { $ranks }. Stones: { $totals }.
           *[other] A shared victory for { $winners } ({ $reasons })! Ranking: { $ranks }. Stones: { $totals }.
        }

## The game's options

samurai-option-influence_set = How many Samurai of value 1, 2 and 3 you have: 3, 2 and 1, or 2 of each, or 2, 3 and 1. Or a list of your own with 15 cards.
    .name = Your Samurai cards
samurai-option-village_set = Which villages there are: every kind equally often, or a list of your own with 15, 27 and 2 villages of one, two and three kinds.
    .name = The villages
samurai-option-chain = Chain villages: a village placed this turn can bring in another one.
    .name = Chain villages
samurai-option-no_majority = If nobody has a majority: the most stones win, or everybody shares the victory.
    .name = Without a majority
samurai-option-start_player = Who begins: drawn by lot, or always the same chair.
    .name = Who begins

## Problems

problem-samurai-no-such-start = Only { $players } play, so nobody sits there who could start.
problem-samurai-no-village-now = Play a card first. Villages come afterwards.
problem-samurai-not-in-hand = You don’t have { $card } in your hand.
problem-samurai-village-there = A village is there already.
problem-samurai-card-there = A card is there already.
problem-samurai-village-cell = That space is for a village. Cards go on the four spaces around a village.
problem-samurai-no-village-beside = There is no village next to that space.
problem-samurai-one-card-a-turn = You have played your card. Now place the new village.
problem-samurai-influence-cell = That space is for a card, not for a village.
problem-samurai-not-due = No new village goes there.
