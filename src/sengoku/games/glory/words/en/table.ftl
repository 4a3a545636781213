### Call to Glory at the table. What a fact brings into a text is told in text/speaker.py.

glory-title = Call to Glory
glory-blurb = Collect the people of the court, lay them down in sets and knock your rivals’ smaller sets off the table.

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

glory-reason-types = somebody has enough different characters
glory-reason-nine = all nine characters are on the table
glory-reason-pile = a draw pile has run out
glory-reason-stall = nobody has used the draw piles for too long

glory-why-orders = Imperial orders

## Questions

glory-ask-FirstDraw = Draw your first card, from any pile.
glory-ask-SecondDraw = Draw your second card, but not from { $barred }.
glory-ask-LayOrDiscard = Lay down a set or discard a card.
glory-ask-PlaceCards = Which discard pile do you put { $counted } on?
glory-ask-MayTakeFigure = You laid down Ninjas. Do you want a ninja figure?
glory-ask-MayUseFigure = Use a ninja figure, or end your turn?
glory-ask-PlayOrder = Play an imperial order. The bonus goes to whoever has that character’s set.

## Options to choose from

glory-do-draw = Draw from { $pile }
glory-do-lay = Lay down { $counted }
glory-do-discard = Discard { $a-character } to { $pile }
glory-do-place = Put it all onto { $pile }
glory-do-ninja = Use a ninja figure: { $seat } loses { $a-character }
glory-do-end_turn = End turn
glory-do-take_figure = Take the figure
glory-do-decline_figure = Don’t take a figure
glory-do-order = Play { $card }

## What happened

glory-event-RoundBegan = Round { $round }. { $seat } starts.
    .you = Round { $round }. You start.
glory-event-HandDealt =
    { $cards ->
        [hidden] { $seat } is dealt a hand.
       *[other] { $seat } is dealt { $cards }.
    }
    .you =
        { $cards ->
            [hidden] You are dealt a hand.
           *[other] You are dealt { $cards }.
        }
glory-event-OrdersDealt =
    { $cards ->
        [hidden] { $seat } is dealt an imperial order from each stack.
       *[other] { $seat } is dealt imperial orders: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] You are dealt an imperial order from each stack.
           *[other] You are dealt imperial orders: { $cards }.
        }
glory-event-TurnBegan = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: your turn.
glory-event-CardDrawn =
    { $character ->
        [hidden] { $seat } draws a card from { $pile }.
       *[other] { $seat } draws { $a-character } from { $pile }.
    }
    .you =
        { $character ->
            [hidden] You draw a card from { $pile }.
           *[other] You draw { $a-character } from { $pile }.
        }
glory-event-CardTaken = { $seat } takes { $a-character } from { $pile }.
    .you = You take { $a-character } from { $pile }.
glory-event-SetLaid = { $seat } lays down { $counted }.
    .you = You lay down { $counted }.
glory-event-SetBeaten =
    { $by-is ->
        [self] { $seat } replaces { $counted } from an earlier turn.
       *[other] { $by } beats { $seat }’s set ({ $counted }).
    }
    .you =
        { $by-is ->
            [self] You replace { $counted } from an earlier turn.
           *[other] { $by } beats your set ({ $counted }).
        }
    .you-by = You beat { $seat }’s set ({ $counted }).
glory-event-CardDiscarded = { $seat } discards { $a-character } to { $pile }.
    .you = You discard { $a-character } to { $pile }.
glory-event-CardsPlaced = { $seat } puts { $counted } onto { $pile }.
    .you = You put { $counted } onto { $pile }.
glory-event-FigureTaken = { $seat } takes a ninja figure.
    .you = You take a ninja figure.
glory-event-FigureDeclined = { $seat } leaves the ninja figure in the supply.
    .you = You leave the ninja figure in the supply.
glory-event-FigureUsed = { $seat } uses a ninja figure: { $target } loses { $a-character }.
    .you = You use a ninja figure: { $target } loses { $a-character }.
    .you-target = { $seat } uses a ninja figure: you lose { $a-character }.
glory-event-OrderPlayed =
    { $owner-is ->
        [nobody] { $seat } plays { $card }, but nobody has that set.
       *[other]
            { $points ->
                [one] { $seat } plays { $card }: { $points } point for { $owner }.
               *[other] { $seat } plays { $card }: { $points } points for { $owner }.
            }
    }
    .you =
        { $owner-is ->
            [nobody] You play { $card }, but nobody has that set.
            [self]
                { $points ->
                    [one] You play { $card }: { $points } point for you.
                   *[other] You play { $card }: { $points } points for you.
                }
           *[other]
                { $points ->
                    [one] You play { $card }: { $points } point for { $owner }.
                   *[other] You play { $card }: { $points } points for { $owner }.
                }
        }
    .you-owner =
        { $points ->
            [one] { $seat } plays { $card }: { $points } point for you.
           *[other] { $seat } plays { $card }: { $points } points for you.
        }
glory-event-RoundEnded = End of round { $round }: { $reasons }. This round: { $scores }. Total: { $totals }.
glory-event-GameEnded =
    { $winner-count ->
        [one] { $winners } wins the game! Ranking: { $ranks }. Points: { $totals }.
       *[other] A shared victory for { $winners }! Ranking: { $ranks }. Points: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] You win the game! Ranking: { $ranks }. Points: { $totals }.
           *[other] A shared victory for { $winners }! Ranking: { $ranks }. Points: { $totals }.
        }

## The game's options

glory-option-rounds = Number of rounds: 4, or at most 3 with imperial orders.
    .name = Rounds
glory-option-imperial_orders = Variant 1, Imperial Orders: everybody gets three secret orders. Each gives whoever holds that set a bonus for every card in it.
    .name = Imperial Orders
glory-option-ninja_power = Variant 2, The Power of the Ninja: lay down Ninjas to get a figure. On a later turn it removes a card from an opponent’s set.
    .name = The Power of the Ninja
glory-option-first_start = Who starts the first round: drawn by lot, or always the same chair.
    .name = First to start
glory-option-ninja_take = Do you get a ninja figure without being asked, or may you decline it? Only with variant 2.
    .name = Taking a figure
glory-option-ninja_pile_chooser = Who chooses the pile for a card that a figure removes: the owner of the set, or whoever uses the figure. Only with variant 2.
    .name = Pile for the removed card
glory-option-stall_limit = The round ends after this many turns in a row in which no card left a draw pile. Only with variant 2.
    .name = Turns without a draw pile
glory-option-order_table = Which characters the imperial orders show: the standard ones, or three lists (A, B, C) of four different characters. Only with variant 1.
    .name = Faces of the orders
glory-option-discard_view = What you see of a discard pile: the top card or the whole pile. The rules stay the same.
    .name = View of the discards

## Problems

problem-glory-too-many-rounds = With imperial orders at most 3 rounds can be played, not { $rounds }.
problem-glory-no-such-start = Only { $players } play, so nobody sits there who could start.
problem-glory-wrong-moment =
    { $clause ->
        [GLO-2-2] First draw your two cards.
        [GLO-2-4] You have your two cards. Now lay down a set or discard a card.
        [GLO-6-1] First choose a pile for the cards that leave the table.
        [GLO-10-3] The round is over. First play an imperial order.
        [GLO-11-4] First choose whether you take the ninja figure.
        [GLO-11-17] Your action is done. Use a ninja figure or end your turn.
       *[other] That belongs to another part of the turn.
    }
problem-glory-not-a-discard-pile = Cards go onto discard pile 1 or discard pile 2, and nowhere else.
problem-glory-fill-the-empty-pile = It has to go on { $pile }, because that pile is empty.
problem-glory-same-pile-twice = Your first card came from { $pile }. The second must come from a different pile.
problem-glory-pile-is-empty = Nothing left on { $pile }.
problem-glory-too-few-in-hand =
    { $have ->
        [0] You have no { $characters }.
        [one] Not enough: you only have { $a-character }.
       *[other] Not enough: you only have { $have } { $characters }.
    }
problem-glory-two-at-least = A set needs at least two cards.
problem-glory-three-at-least = With three or four players, a set of { $characters } needs at least three cards.
problem-glory-own-set-stands = You need at least { $need } cards from your hand to replace your own { $characters }.
problem-glory-set-must-be-larger =
    { $size ->
        [one] { $owner } has laid { $a-character } already: you need at least { $need } cards to beat that.
       *[other] { $owner } has laid { $size } { $characters } already: you need at least { $need } cards to beat them.
    }
problem-glory-no-such-card = There is no { $character } in your hand.
problem-glory-no-figures = This game is played without ninja figures.
problem-glory-no-such-order = You do not hold that order.
problem-glory-no-ready-figure = You have no ninja figure to use.
problem-glory-own-set-is-safe = A ninja figure can only be used on an opponent’s set.
problem-glory-no-such-set = That player doesn’t have that set.
