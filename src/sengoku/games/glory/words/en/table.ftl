### Call to Glory at the table. What a fact brings into a text is told in text/speaker.py.

glory-title = Call to Glory
glory-blurb = Gather the people of the empire, lay them out in sets, and drive off your rivals' smaller ones.

## Names. `.one` stands after a verb, with its article; `.many` is the plural.

glory-character-emperor = Emperor
    .one = an Emperor
    .many = Emperors
glory-character-empress = Empress
    .one = an Empress
    .many = Empresses
glory-character-daimyo = Daimyo
    .one = a Daimyo
    .many = Daimyos
glory-character-shogun = Shogun
    .one = a Shogun
    .many = Shoguns
glory-character-samurai = Samurai
    .one = a Samurai
    .many = Samurai
glory-character-ninja = Ninja
    .one = a Ninja
    .many = Ninjas
glory-character-envoy = Envoy
    .one = an Envoy
    .many = Envoys
glory-character-monk = Monk
    .one = a Monk
    .many = Monks
glory-character-farmer = Farmer
    .one = a Farmer
    .many = Farmers

glory-pile-draw_1 = draw pile 1
glory-pile-discard_1 = discard pile 1
glory-pile-discard_2 = discard pile 2
glory-pile-draw_2 = draw pile 2

glory-card-order_a = order A ({ $character })
    .source = inferred
glory-card-order_b = order B ({ $character })
    .source = house
glory-card-order_c = order C ({ $character })
    .source = house

glory-reason-types = a player has enough different characters
glory-reason-nine = all nine characters are on the table
glory-reason-pile = a draw pile is empty
glory-reason-stall = for too long no card has left the draw piles

glory-why-orders = Imperial orders

## Questions

glory-ask-FirstDraw = Take your first card from any pile.
glory-ask-SecondDraw = Take your second card from a pile other than { $barred }.
glory-ask-LayOrDiscard = Lay a set of one character, or discard one card.
glory-ask-PlaceCards = Choose the discard pile for { $counted }.
glory-ask-MayTakeFigure = You laid Ninja cards. Do you take a ninja figure?
glory-ask-MayUseFigure = End your turn, or use a ninja figure first?
glory-ask-PlayOrder = Play one of your imperial orders. It pays whoever owns the set.

## Options to choose from

glory-do-draw = Draw from { $pile }
glory-do-lay = Lay { $counted }
glory-do-discard = Discard { $a-character } onto { $pile }
glory-do-place = Put it all onto { $pile }
glory-do-ninja = Use a ninja figure: { $seat } loses { $a-character }
glory-do-end_turn = End the turn
glory-do-take_figure = Take the figure
glory-do-decline_figure = Leave the figure in the supply
glory-do-order = Play { $card }

## What happened

glory-event-RoundBegan = Round { $round } begins; { $seat } starts.
glory-event-HandDealt =
    { $cards ->
        [hidden] { $seat } is dealt a hand.
       *[other] { $seat } is dealt { $cards }.
    }
glory-event-OrdersDealt =
    { $cards ->
        [hidden] { $seat } is dealt an imperial order from each stack.
       *[other] { $seat } is dealt imperial orders: { $cards }.
    }
glory-event-TurnBegan = Turn { $turn }: it is up to { $seat }.
glory-event-CardDrawn =
    { $character ->
        [hidden] { $seat } draws a card from { $pile }.
       *[other] { $seat } draws { $a-character } from { $pile }.
    }
glory-event-CardTaken = { $seat } takes { $a-character } from { $pile }.
glory-event-SetLaid = { $seat } lays { $counted }.
glory-event-SetBeaten =
    { $by-is ->
        [self] { $seat } replaces { $counted } laid earlier.
       *[other] { $by } beats { $counted } laid by { $seat }.
    }
glory-event-CardDiscarded = { $seat } discards { $a-character } onto { $pile }.
glory-event-CardsPlaced = { $seat } puts { $counted } onto { $pile }.
glory-event-FigureTaken = { $seat } takes a ninja figure.
glory-event-FigureDeclined = { $seat } leaves the ninja figure in the supply.
glory-event-FigureUsed = { $seat } uses a ninja figure: { $target } loses { $a-character }.
glory-event-OrderPlayed =
    { $owner-is ->
        [nobody] { $seat } plays { $card }, but that character is not on the table.
       *[other]
            { $points ->
                [one] { $seat } plays { $card }: { $points } point for { $owner }.
               *[other] { $seat } plays { $card }: { $points } points for { $owner }.
            }
    }
glory-event-RoundEnded = Round { $round } is over: { $reasons }. Scores: { $scores }. Totals: { $totals }.
glory-event-GameEnded =
    { $winner-count ->
        [one] The game is over and { $winners } wins. Places: { $ranks }. Totals: { $totals }.
       *[other] The game is over; { $winners } share the victory. Places: { $ranks }. Totals: { $totals }.
    }

## The game's options

glory-option-rounds = How many rounds are played: 4, or 3 with imperial orders (which allow no more than 3).
glory-option-imperial_orders = Variant 1: everybody gets three secret orders, each of which pays a bonus for every card of one character.
glory-option-ninja_power = Variant 2: laying Ninja cards brings a figure, which in a later turn removes a card from an opponent's set.
glory-option-first_start = Who starts the first round: somebody drawn by lot, or the seat with this number (counted from 0).
glory-option-ninja_take = Whether a figure is taken by itself (auto) or you are asked (ask). Only with variant 2.
glory-option-ninja_pile_chooser = Who chooses the pile for a card that a figure removes: the owner of the set (owner) or the user of the figure (user). Only with variant 2.
glory-option-stall_limit = The round ends after this many turns in a row in which no card left a draw pile. Only with variant 2.
glory-option-order_table = Which characters the imperial orders show: the standard ones, or three lists (A, B, C) of four different characters. Only with variant 1.
glory-option-discard_view = How much of a discard pile is displayed: its top card (top) or the whole pile (all). The rules stay the same.

## Problems

problem-glory-too-many-rounds = With imperial orders at most 3 rounds can be played, not { $rounds }.
problem-glory-no-such-start = Seat { $seat } cannot start: the seats are numbered from 0 to { $last }.
problem-glory-wrong-moment = This is not the moment for that.
problem-glory-not-a-discard-pile = Cards go onto discard pile 1 or discard pile 2, and nowhere else.
problem-glory-fill-the-empty-pile = This has to go onto { $pile }, because that is empty.
problem-glory-same-pile-twice = Your first card came from { $pile }; the second must come from a different pile.
problem-glory-pile-is-empty = There is no card on { $pile }.
problem-glory-too-few-in-hand =
    { $have ->
        [0] You have no { $characters } in your hand.
        [one] You cannot lay that many: you have just { $a-character }.
       *[other] You cannot lay that many: you have just { $have } { $characters }.
    }
problem-glory-two-at-least = A set is laid with at least two cards.
problem-glory-three-at-least = With three or four players, at least three { $characters } are laid together.
problem-glory-own-set-stands = You can only replace your own set of { $characters } by a larger one, with at least { $need } cards from your hand.
problem-glory-set-must-be-larger =
    { $size ->
        [one] { $owner } has laid { $a-character } already: you need at least { $need } cards to beat that.
       *[other] { $owner } has laid { $size } { $characters } already: you need at least { $need } cards to beat them.
    }
problem-glory-no-such-card = There is no { $character } in your hand.
problem-glory-no-figures = There are no ninja figures in this game: the option “ninja_power” is off.
problem-glory-no-such-order = You do not hold that order.
problem-glory-no-ready-figure = You have no ninja figure to use.
problem-glory-own-set-is-safe = A ninja figure can only be used on an opponent's set.
problem-glory-no-such-set = There is no such set in front of that player.
