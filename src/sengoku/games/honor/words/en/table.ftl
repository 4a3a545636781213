### Honor of the Samurai at the table. What a fact brings into a text is told in text/speaker.py.

honor-title = Honor of the Samurai
honor-blurb = Serve a daimyo, build up your houses, become shogun and be the first to earn enough honor. Trust nobody.

## Cards

honor-card-okugata_honor = Noble Okugata
    .source = book
honor-card-okugata_ki = Wise Okugata
    .source = book
honor-card-foot_soldiers = Foot Soldiers
    .source = book
honor-card-lancers = Lancers
    .source = book
honor-card-cavalry = Cavalry
    .source = book
honor-card-warrior_monks = Warrior Monks
    .source = book
honor-card-no_dachi = No-Dachi
    .source = book
honor-card-daisho = Daisho
    .source = book
honor-card-masamune = Masamune the Swordsmith
    .source = book
honor-card-gunpowder = Gunpowder Weapons
    .source = book
honor-card-noh_theater = Noh Theater
    .source = book
honor-card-house_guard = House Guard
    .source = book
honor-card-castle_odawara = Odawara Castle
    .source = book
honor-card-castle_osaka = Osaka Castle
    .source = book
honor-card-castle_himeji = Himeji Castle
    .source = book
honor-card-ninja_spy = Ninja Spy
    .source = book
honor-card-elite_ninja_spy = Elite Ninja Spy
    .source = book
honor-card-ninja_assassin = Ninja Assassin
    .source = book
honor-card-dishonor = Dishonor
    .source = book
honor-card-save_face = Save Face
    .source = book
honor-card-daimyo_01 = Daimyo I
    .source = found
honor-card-daimyo_02 = Daimyo II
    .source = found
honor-card-daimyo_03 = Daimyo III
    .source = found
honor-card-daimyo_04 = Daimyo IV
    .source = found
honor-card-daimyo_05 = Daimyo V
    .source = found
honor-card-daimyo_06 = Daimyo VI
    .source = found
honor-card-daimyo_07 = Daimyo VII
    .source = found
honor-card-daimyo_08 = Daimyo VIII
    .source = found
honor-card-daimyo_09 = Daimyo IX
    .source = found
honor-card-daimyo_10 = Daimyo X
    .source = found
honor-card-samurai = Samurai
    .source = book
honor-card-title = Title of Shogun
    .source = book

## Houses

honor-house-samurai = { $name }’s samurai house
    .mine = your samurai house
honor-house-daimyo = { $name }’s daimyo house
    .mine = your daimyo house
honor-house-destroy = destroyed

## What a tally counts

honor-why-half_daimyo_house = half of your lord’s daimyo house
honor-why-half_samurai_house = half of the samurai house
honor-why-ronin = a ronin earns nothing
honor-why-title = the title of shogun
honor-why-samurai = the samurai
honor-why-ki = one for every three ki
honor-why-two_at_least = at least two
honor-why-five_at_most = at most five
honor-why-used = used in this turn
honor-why-seat_holder = your ally’s samurai house
honor-why-castle_stays_home = a castle does not attack
honor-why-strength = one for every three strength

## Questions

honor-ask-TakeTurn = Your turn: play a card, draw, discard, make a declaration or end your turn.
honor-ask-AnswerDishonor = You have been dishonored. What do you do?
honor-ask-ChooseShame = Nobody came to your aid. Lose 75 honor, or let your samurai die?
honor-ask-MaySaveFace =
    { $cause ->
        [battle] { $victim } lost a battle. Save the daimyo with Save Face? Your answer stays secret.
       *[other] { $victim } will lose the alliance. Help with Save Face? Your answer stays secret.
    }
honor-ask-TakeOrBurn = You captured { $castle }. Keep it or burn it down?

## Options to choose from

honor-do-end_turn = End turn
honor-do-draw = Draw a card
honor-do-claim_shogun = Become shogun
honor-do-dissolve = Break the alliance
honor-do-decline = Do nothing
honor-do-seppuku_samurai = Seppuku: sacrifice your samurai
honor-do-seppuku_daimyo = Seppuku: sacrifice your daimyo
honor-do-save_face = Save face
honor-do-lose_75 = Lose 75 honor
honor-do-pass = Pass
honor-do-take = Keep the castle
honor-do-burn = Burn the castle down
honor-do-discard = Discard { $card }
honor-do-place = Place { $card } in { $house }
honor-do-daimyo = Play { $card } for { $seat }
    .you = Play { $card } yourself
honor-do-assassin = Send an assassin into { $house }
honor-do-dishonor = Dishonor { $seat }
honor-do-attack = Attack { $seat }
honor-do-ally = Ally with { $seat }
honor-do-spy =
    { $to-is ->
        [destroy] { $card } into { $house }: destroy { $loot }
       *[other] { $card } into { $house }: steal { $loot } for { $to }
    }
honor-do-spy_two = { $card } into { $house }: { $loot } → { $to }, { $loot_2 } → { $to_2 }

## What happened

honor-event-GameBegan = { $dealer } deals, { $seat } begins.
    .you = { $dealer } deals, you begin.
    .you-dealer = You deal, { $seat } begins.
honor-event-DaimyoDealt = { $seat } serves { $card }.
    .you = You serve { $card }.
honor-event-HandDealt =
    { $cards ->
        [hidden] { $seat } is dealt seven cards.
       *[other] { $seat } is dealt { $cards }.
    }
    .you =
        { $cards ->
            [hidden] You are dealt seven cards.
           *[other] You are dealt { $cards }.
        }
honor-event-TurnBegan = Round { $round }: { $seat }’s turn.
    .you = Round { $round }: your turn.
honor-event-HonorScored =
    { $amount ->
        [0] { $seat } scores nothing (honor: { $honor }).
       *[other] { $seat } scores { $amount } honor (now { $honor }).
    }
    .you =
        { $amount ->
            [0] You score nothing (honor: { $honor }).
           *[other] You score { $amount } honor (now { $honor }).
        }
honor-event-HonorLost =
    { $why ->
        [ninja] { $seat } pays { $amount } honor for a ninja (now { $honor }).
        [saved] { $seat } saves face and loses only { $amount } honor (now { $honor }).
        [dissolved] { $seat } breaks the alliance and loses { $amount } honor (now { $honor }).
       *[other] { $seat } loses { $amount } honor (now { $honor }).
    }
    .you =
        { $why ->
            [ninja] You pay { $amount } honor for a ninja (now { $honor }).
            [saved] You save face and lose only { $amount } honor (now { $honor }).
            [dissolved] You break the alliance and lose { $amount } honor (now { $honor }).
           *[other] You lose { $amount } honor (now { $honor }).
        }
honor-event-CardDrawn =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
    .you =
        { $card ->
            [hidden] You draw a card.
           *[other] You draw { $card }.
        }
honor-event-PileShuffled = The discard pile is reshuffled (cards: { $count }).
honor-event-CardDiscarded = { $seat } discards { $card }.
    .you = You discard { $card }.
honor-event-CardPlaced =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] { $seat } places { $card } in the daimyo house.
               *[samurai] { $seat } places { $card } in the samurai house.
            }
       *[other] { $seat } places { $card } in { $house }.
    }
    .you = You place { $card } in { $house }.
honor-event-DaimyoPlayed =
    { $other-is ->
        [self] { $seat } now serves { $card } as first samurai.
       *[other] { $seat } gives { $card } to { $other }, who is first samurai now.
    }
    .you =
        { $other-is ->
            [self] You now serve { $card } as first samurai.
           *[other] You give { $card } to { $other }, who is first samurai now.
        }
    .you-other = { $seat } gives { $card } to you: you are first samurai now.
honor-event-CardStolen =
    { $to-is ->
        [destroy] { $seat } sends a spy ({ $card }) into { $house } and destroys { $loot }.
       *[other] { $seat } sends a spy ({ $card }) into { $house } and takes { $loot } home.
    }
    .you =
        { $to-is ->
            [destroy] You send a spy ({ $card }) into { $house } and destroy { $loot }.
           *[other] You send a spy ({ $card }) into { $house } and take { $loot } home.
        }
honor-event-AssassinSent =
    { $hit ->
        [0] { $seat } sends an assassin into { $house }: { $die } rolled, { $needs } needed. Missed!
       *[other] { $seat } sends an assassin into { $house }: { $die } rolled, { $needs } needed. A hit!
    }
    .you =
        { $hit ->
            [0] You send an assassin into { $house }: { $die } rolled, { $needs } needed. Missed!
           *[other] You send an assassin into { $house }: { $die } rolled, { $needs } needed. A hit!
        }
honor-event-GuardFell =
    { $house-is ->
        [daimyo] A guard falls in { $seat }’s daimyo house.
       *[samurai] A guard falls in { $seat }’s samurai house.
    }
    .you =
        { $house-is ->
            [daimyo] A guard falls in your daimyo house.
           *[samurai] A guard falls in your samurai house.
        }
honor-event-DishonorPlayed = { $seat } dishonors { $other }.
    .you = You dishonor { $other }.
    .you-other = { $seat } dishonors you.
honor-event-DishonorAnswered =
    { $answer ->
        [decline] { $seat } does nothing.
        [save_face] { $seat } plays Save Face.
        [seppuku_samurai] { $seat }’s samurai commits seppuku.
        [seppuku_daimyo] { $seat }’s daimyo commits seppuku.
       *[other] { $seat } accepts the disgrace.
    }
    .you =
        { $answer ->
            [decline] You do nothing.
            [save_face] You play Save Face.
            [seppuku_samurai] Your samurai commits seppuku.
            [seppuku_daimyo] Your daimyo commits seppuku.
           *[other] You accept the disgrace.
        }
honor-event-FaceSaved =
    { $other-is ->
        [self] { $seat } saves face.
       *[other] { $seat } saves { $other }.
    }
    .you =
        { $other-is ->
            [self] You save face.
           *[other] You save { $other }.
        }
    .you-other = { $seat } saves you.
honor-event-FaceNotSaved = Nobody saves { $seat }.
    .you = Nobody saves you.
honor-event-Detached = { $seat } leaves { $other } and is a ronin again.
    .you = You leave { $other } and are a ronin again.
    .you-other = { $seat } leaves you and is a ronin again.
honor-event-HouseTakenOver = { $seat } takes over the daimyo house of { $other }!
    .you = You take over the daimyo house of { $other }!
    .you-other = { $seat } takes over your daimyo house!
honor-event-AllianceDeclared = { $seat } swears to serve { $other }’s daimyo.
    .you = You swear to serve { $other }’s daimyo.
    .you-other = { $seat } swears to serve your daimyo.
honor-event-AllianceBegan = { $seat } is { $other }’s second samurai now.
    .you = You are { $other }’s second samurai now.
    .you-other = { $seat } is your second samurai now.
honor-event-AllianceDissolved = { $seat } breaks the alliance with { $other } and will leave next turn.
    .you = You break the alliance with { $other } and will leave next turn.
    .you-other = { $seat } breaks the alliance with you and will leave next turn.
honor-event-BattleBegan = { $seat } attacks { $other }! Dice: { $attack_dice } against { $defense_dice }.
    .you = You attack { $other }! Dice: { $attack_dice } against { $defense_dice }.
    .you-other = { $seat } attacks you! Dice: { $attack_dice } against { $defense_dice }.
honor-event-DiceRolled =
    { $defense ->
        [none] { $seat } rolls { $attack_total } ({ $attack }), { $other } has no dice.
       *[other] { $seat } rolls { $attack_total } ({ $attack }), { $other } rolls { $defense_total } ({ $defense }).
    }
    .you =
        { $defense ->
            [none] You roll { $attack_total } ({ $attack }), { $other } has no dice.
           *[other] You roll { $attack_total } ({ $attack }), { $other } rolls { $defense_total } ({ $defense }).
        }
    .you-other =
        { $defense ->
            [none] { $seat } rolls { $attack_total } ({ $attack }), you have no dice.
           *[other] { $seat } rolls { $attack_total } ({ $attack }), you roll { $defense_total } ({ $defense }).
        }
honor-event-BattleWon = { $seat } wins the battle against { $other }.
    .you = You win the battle against { $other }.
    .you-other = { $seat } wins the battle against you.
honor-event-TitleWon = { $seat } takes the title of shogun from { $other }.
    .you = You take the title of shogun from { $other }.
    .you-other = { $seat } takes the title of shogun from you.
honor-event-TitleClaimed = { $seat }’s daimyo is now shogun!
    .you = Your daimyo is now shogun!
honor-event-TitleReturned = The title of shogun returns from { $seat } to the center.
    .you = Your title of shogun returns to the center.
honor-event-CastleTaken = { $seat } takes { $card }.
    .you = You take { $card }.
honor-event-CastleBurned = { $seat } burns { $card }.
    .you = You burn { $card } down.
honor-event-CastleReplaced = { $card } of { $seat } is replaced and discarded.
    .you = Your { $card } is replaced and discarded.
honor-event-DaimyoDied =
    { $cards-count ->
        [0] { $seat } loses { $card }.
       *[other] { $seat } loses { $card } and the whole house: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] You lose { $card }.
           *[other] You lose { $card } and the whole house: { $cards }.
        }
honor-event-SamuraiDied =
    { $cards-count ->
        [0] { $seat }’s samurai is dead. A relative takes his place.
       *[other] { $seat }’s samurai is dead. Lost with him: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Your samurai is dead. A relative takes his place.
           *[other] Your samurai is dead. Lost with him: { $cards }.
        }
honor-event-GameEnded =
    { $reason ->
        [goal] { $winners } reaches the goal and wins!
       *[other]
            { $winner-count ->
                [one] The last round is over: { $winners } wins!
               *[other] The last round is over: { $winners } win together!
            }
    } { $ranks }. Honor: { $totals }.
    .you-ranks =
        { $reason ->
            [goal] You reach the goal and win!
           *[other]
                { $winner-count ->
                    [one] The last round is over: you win!
                   *[other] The last round is over: { $winners } win together!
                }
        } { $ranks }. Honor: { $totals }.

## The game's options

honor-option-preset = A whole edition at once: the American one of 1996 or the German one of 2003. What you choose yourself comes before it.
    .name = Edition
honor-option-goal = Honor needed to win: 400, or 300 or 250 for a shorter game.
    .name = Goal
honor-option-shogun_table = What the title pays: as in the rulebook, as on the card, or as in the German edition.
    .name = Honor of the title
honor-option-start_daimyo = Which daimyo are dealt at the start: all of them, or only the six weak ones.
    .name = First daimyo
honor-option-deck = The cards: the usual ones, evened out, with more Dishonor, or those of the German edition.
    .name = Cards
honor-option-discard_cost = How many actions a discard costs: 0, or 1 as in the German edition.
    .name = Cost of a discard
honor-option-dishonor_help = Who may be saved from dishonor by others: only players whose alliance is at stake, or everybody but the shogun.
    .name = Saved from dishonor
honor-option-empty_seppuku = May a samurai with an empty house commit seppuku?
    .name = Seppuku of an empty house
honor-option-round_limit = The game ends after this many rounds at the latest: 20 to 200, or 0 for no limit.
    .name = Last round

## Problems

problem-honor-wrong-moment =
    { $clause ->
        [HON-3-12] That is an answer, and nobody asks you for one now.
        [HON-7-2] First answer the dishonor.
        [HON-7-9] First choose: lose 75 honor, or let your samurai die.
        [HON-10-11] First decide about the castle: keep it, or burn it down.
       *[other] First answer: save face, or pass.
    }
problem-honor-not-in-hand = Not in your hand: { $card }.
problem-honor-shogun-saves-no-face = The shogun’s player can’t save face.
problem-honor-too-late-to-save = Too late: you had to play your own Save Face first.
problem-honor-empty-house = At this table a samurai with an empty house cannot commit seppuku.
problem-honor-no-daimyo = You have no daimyo to sacrifice.
problem-honor-too-few-actions =
    { $left ->
        [0] You have no actions left (cost: { $cost }).
       *[other] Not enough actions: you have { $left }, this costs { $cost }.
    }
problem-honor-hand-is-full = You hold { $most } cards already: play or discard one first.
problem-honor-nothing-to-draw = There is no card left to draw.
problem-honor-not-for-a-house = { $card } does not go into a house.
problem-honor-castle-only-in-own-daimyo-house = A castle goes only into the daimyo house that you control yourself.
problem-honor-not-your-house = You may not place cards in { $house }.
problem-honor-one-okugata = There is an okugata in that house already.
problem-honor-five-armies = A house holds at most five armies.
problem-honor-not-a-daimyo = { $card } is not a daimyo.
problem-honor-has-a-daimyo = You control a daimyo already.
problem-honor-serves-a-daimyo = You already serve a daimyo or have sworn to one.
problem-honor-gift-only-to-seat-holder = You can give a daimyo only to whoever holds the place beside yours.
problem-honor-one-card-only = Only an elite spy takes two cards.
problem-honor-cannot-be-stolen = { $card } cannot be stolen.
problem-honor-not-in-that-house = { $card } is not there often enough: { $house }.
problem-honor-loot-stays = Stolen cards can’t stay in the same house.
problem-honor-loot-not-there = Your loot can’t go there.
problem-honor-not-yourself = You can’t choose yourself.
problem-honor-no-daimyo-there = { $seat } has no daimyo.
problem-honor-declared-already = You have already made your declaration this turn.
problem-honor-leaving-already = You have already broken your alliance.
problem-honor-not-a-second = Only a second samurai can break an alliance.
problem-honor-not-a-first = Only a first samurai can do that.
problem-honor-title-is-taken = The title lies with { $seat }.
problem-honor-not-a-ronin = Only a ronin can swear to a daimyo.
problem-honor-pledged-already = You have already sworn to serve somebody.
problem-honor-dissolve-first = Break your alliance first.
problem-honor-place-is-taken = The place beside the daimyo of { $seat } is taken.
problem-honor-nothing-to-attack = You can’t attack { $seat }: no shogun and no castle there.
problem-honor-too-weak = You are too weak to attack: you need strength { $needs } and have { $strength }.
