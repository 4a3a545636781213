### Honor of the Samurai in the browser.

## Numbers and players

honor-web-honor = honor
honor-web-income = Honor per turn
honor-web-to-goal =
    { $count ->
        [one] wins next turn
       *[other] wins in { $count } turns
    }
honor-web-ki = Ki
honor-web-actions = Actions
honor-web-attack = Strength to attack
honor-web-defense = Strength to defend
honor-web-dice =
    { $dice ->
        [0] no dice
        [one] one die
       *[other] { $dice } dice
    }, { $missing } strength to the next
honor-web-dice-many =
    { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }
honor-web-dice-use =
    { $attack ->
        [0]
            { $defense ->
                [0] too weak to fight
               *[other] to attack, { $defense } to defend
            }
       *[other]
            { $same ->
                [1] to attack or defend
               *[other] to attack, { $defense } to defend
            }
    }
honor-web-dice-against =
    { $defense ->
        [one] { $attack } against 1 die
       *[other] { $attack } against { $defense } dice
    }
honor-web-actions-many =
    { $count ->
        [0] no actions
        [one] 1 action
       *[other] { $count } actions
    }
honor-web-a-turn = a turn
honor-web-left = left
honor-web-hand-count =
    { $count ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
honor-web-armies =
    { $count ->
        [one] 1 army of 5
       *[other] { $count } armies of 5
    }
honor-web-sums = { $honor } honor, { $ki } ki, { $strength } strength
honor-web-track = The race to { $goal } honor
honor-web-goal = { $goal } wins
honor-web-flag = { $name }: { $honor } honor, { $income } a turn
honor-web-tile = { $name }: { $honor } honor, { $income } a turn, { $word }
honor-web-stat-ki = Ki { $ki }:
honor-web-stat-attack = Attack { $strength }:
honor-web-stat-defense = Defense { $strength }:
honor-web-stat-honor = Honor

## Houses

honor-web-hall = Daimyo house
honor-web-house = Samurai house
honor-web-you = You
honor-web-mine = Mine
honor-web-your-houses = Your houses
honor-web-place =
    { $who ->
        [me]
            { $sort ->
                [daimyo] your daimyo house
               *[other] your samurai house
            }
       *[other]
            { $sort ->
                [daimyo] { $name }’s daimyo house
               *[other] { $name }’s samurai house
            }
    }
honor-web-no-hall =
    { $status ->
        [second] Serves { $lord }’s daimyo for half the honor.
        [leaving] Leaving { $lord }’s daimyo.
        [pledged] Sworn to { $lord }’s daimyo.
       *[other]
            { $mine ->
                [1] No daimyo: you are a ronin and earn nothing.
               *[other] No daimyo: a ronin earns nothing.
            }
    }
honor-web-rope =
    { $me ->
        [lord]
            { $status ->
                [pledged] sworn to you
                [leaving] leaving you
               *[other] serves you
            }
        [vassal]
            { $status ->
                [pledged] you are sworn to { $lord }
                [leaving] you are leaving { $lord }
               *[other] you serve { $lord }
            }
       *[other]
            { $status ->
                [pledged] { $vassal } is sworn to { $lord }
                [leaving] { $vassal } is leaving { $lord }
               *[other] { $vassal } serves { $lord }
            }
    }

## What a rival means for me

honor-web-omen-wins =
    { $count ->
        [one] Wins next turn ({ $steps }).
       *[other] Wins in { $count } turns ({ $steps }).
    }
honor-web-omen-vassal =
    { $status ->
        [pledged] Sworn to you: fights for you at once, earns half from the next turn.
        [leaving] Leaving you next turn.
       *[other] Serves you, and inherits your daimyo house if your samurai dies.
    }
honor-web-omen-lord =
    { $status ->
        [pledged] You are sworn to this daimyo. From your next turn you earn half.
        [leaving] You are leaving this daimyo.
       *[other] You serve this daimyo and earn half of the daimyo house.
    }
honor-web-omen-serves =
    { $status ->
        [pledged] Fights for { $lord }, and earns half from the next turn.
        [leaving] Still fights for { $lord }.
       *[other] Fights for { $lord }, earns half, and would inherit.
    }
honor-web-omen-blade =
    { $shogun ->
        [1] You are shogun: may attack you, { $dice } against { $defense ->
                [one] 1 die.
               *[other] { $defense } dice.
            }
       *[other] You hold a castle: may attack you, { $dice } against { $defense ->
                [one] 1 die.
               *[other] { $defense } dice.
            }
    }
honor-web-omen-open =
    { $prize ->
        [both] Shogun with a castle: you would win { $chance } of the time.
        [title] Shogun: you would win { $chance } of the time.
       *[other] Holds a castle: you would win { $chance } of the time.
    }
honor-web-omen-prize =
    { $prize ->
        [both] Shogun with a castle.
        [title] Shogun.
       *[other] Holds a castle.
    } { $status ->
        [weak] You are too weak to attack.
       *[other] Without a daimyo you can’t attack.
    }
honor-web-omen-calm =
    { $over ->
        [1] Ends with { $honor } honor.
       *[other]
            { $turns ->
                [0] Far from winning.
               *[other] Could win in { $turns } turns.
            }
    }
honor-web-omen-ronin =
    { $count ->
        [0] A ronin without cards.
        [one] A ronin with one card.
       *[other] A ronin with { $count } cards.
    }
honor-web-tile-wins =
    { $count ->
        [one] wins next turn
       *[other] wins in { $count } turns
    }
honor-web-tile-yours = serves you
honor-web-tile-lord = your lord
honor-web-tile-attack = you win { $chance }
honor-web-tile-shogun = shogun
honor-web-tile-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## The middle of the table

honor-web-pile =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
honor-web-pile-name = draw pile
honor-web-discards =
    { $count ->
        [one] Discard pile, one card
       *[other] Discard pile, { $count } cards
    }
honor-web-discards-name = discards
honor-web-no-discards = Nothing lies here yet.
honor-web-title-free = title is free
honor-web-title-with = with { $name }
honor-web-title-mine = with you

## The hand, and what one is about to do

honor-web-your-hand = Your hand
honor-web-empty-hand = Your hand is empty.
honor-web-actions-left =
    { $count ->
        [0] no actions left
        [one] 1 action left
       *[other] { $count } actions left
    }
honor-web-actions-then =
    { $count ->
        [0] This is your last action.
        [one] That leaves 1 action.
       *[other] That leaves { $count } actions.
    }
honor-web-declare =
    { $deed ->
        [attack] Attack…
       *[other] Ally…
    }
honor-web-deed =
    { $deed ->
        [attack] Attack { $chance }
       *[other] Ally
    }
honor-web-choose-place = Tap one of the highlighted houses, or drag the card there.
honor-web-choose-card = Tap a highlighted card for this house.
honor-web-choose-lord = Tap the house that gets this daimyo.
honor-web-choose-death = Tap the house you send the assassin to.
honor-web-choose-victim = Tap the player to dishonor.
honor-web-choose-rival = Tap a highlighted rival.
honor-web-choose-loot = Tap the card to steal.
honor-web-choose-goal = Tap a house for it, or destroy it.
honor-web-second-loot = Or tap a second card of the same house.
honor-web-only-discard = All you can do with it now is discard it.
honor-web-choose-house = Choose { $house }
honor-web-closed-house = Why not { $house }?
honor-web-steal = Steal { $card } ({ $house })
honor-web-destroy = Destroy it
honor-web-discard = Discard
honor-web-do-it = Do it
honor-web-cancel = Cancel
honor-web-go-attack = Attack { $chance }
honor-web-go-assassin = Send the assassin { $chance }
honor-web-go-ally = Swear allegiance
honor-web-go-dishonor = Dishonor
honor-web-go-spy = Send the spy
honor-web-go-spy_two = Send the spy
honor-web-go-dissolve = Break the alliance
honor-web-go-claim_shogun = Become shogun

## What it would cost and bring

honor-web-costs = Costs { $amount } honor (leaves { $honor }).
honor-web-honor-change = { $change } honor
honor-web-needs = { $needs } or more hits
honor-web-may-cost =
    { $window ->
        [0] Nobody can save you: you lose { $amount } honor or your samurai.
       *[other] Others may save you. Otherwise you lose { $amount } honor or your samurai.
    }
honor-web-detached = You would be a ronin.
honor-web-hits = { $needs } or more hits: { $chance }.
honor-web-guard-falls = The guard dies, hit or miss.
honor-web-dies = Also lost: { $cards }.
honor-web-heir = { $name } would take over the daimyo house.
honor-web-battle =
    { $defense ->
        [one] { $attack } against 1 die: you win { $chance } of the time.
       *[other] { $attack } against { $defense } dice: you win { $chance } of the time.
    }
honor-web-prize =
    { $prize ->
        [both] To be won: the title and the castle.
        [title] To be won: the title of shogun.
       *[other] To be won: the castle.
    }
honor-web-battle-risk = The loser’s daimyo dies unless somebody plays Save Face.
honor-web-target = { $name } may lose up to { $amount } honor.
honor-web-income-change = { $change } honor a turn.
honor-web-ki-change = { $change } ki.
honor-web-ally-does = Your samurai house fights for this daimyo at once. From your next turn you earn half.

## Situation

honor-web-round = Round { $round }
honor-web-short = Honor
honor-web-heading =
    { $last ->
        [1] Last round
       *[other] Round { $round }
    } · { $mine ->
        [1] your turn · { $count ->
            [0] no actions
            [one] 1 action
           *[other] { $count } actions
        }{ $declared ->
            [1] {""}
           *[other] , 1 declaration
        } left
       *[other] { $name }’s turn
    }
honor-web-waiting =
    { $asks ->
        [MaySaveFace] Everybody asked answers in secret.
        [AnswerDishonor] { $name } is choosing how to answer the dishonor.
        [ChooseShame] { $name } is choosing: honor or the samurai.
        [TakeOrBurn] { $name } is deciding about the castle.
       *[other] It is { $name }’s turn.
    }
honor-web-race =
    { $mine ->
        [0]
            { $turns ->
                [one] { $name } wins next turn.
               *[other] { $name } wins in { $turns } turns.
            }
        [one]
            { $turns ->
                [one] { $name } wins next turn, and so do you.
               *[other] You win next turn, { $name } in { $turns } turns.
            }
       *[other]
            { $turns ->
                [one] { $name } wins next turn, you in { $mine } turns.
               *[other] { $name } wins in { $turns } turns, you in { $mine }.
            }
    }
honor-web-race-ronin = You are a ronin and earn nothing: find a daimyo.
honor-web-race-far =
    { $income ->
        [0] You earn nothing yet.
       *[other] You earn { $income } honor a turn.
    }
honor-web-turn-left =
    { $count ->
        [0] No actions left
        [one] 1 action left
       *[other] { $count } actions left
    }{ $declared ->
        [1] , declaration made.
       *[other] , 1 declaration.
    }
honor-web-todo =
    { $play ->
        [play]
            { $deed ->
                [attack] Play a card, attack, or end your turn.
                [claim_shogun] Play a card, become shogun, or end your turn.
                [ally] Play a card, ally with a daimyo, or end your turn.
               *[other] Play a card, draw, or end your turn.
            }
        [draw]
            { $deed ->
                [attack] Draw, attack, or end your turn.
                [claim_shogun] Draw, become shogun, or end your turn.
                [ally] Draw, ally with a daimyo, or end your turn.
               *[other] Draw a card, or end your turn.
            }
       *[other]
            { $deed ->
                [attack] Attack, or end your turn.
                [claim_shogun] Become shogun, or end your turn.
                [ally] Ally with a daimyo, or end your turn.
               *[other] End your turn.
            }
    }
honor-web-stake =
    { $asks ->
        [AnswerDishonor] You are dishonored. 75 honor or your samurai is at stake.
        [ChooseShame] Nobody came to your aid.
        [TakeOrBurn] You captured { $castle }.
       *[other]
            { $cause ->
                [battle]
                    { $mine ->
                        [1] You lost the battle. Your daimyo house is at stake.
                       *[other] { $name } lost the battle. The daimyo house is at stake.
                    }
               *[other] { $name } is dishonored. The alliance is at stake.
            }
    }
honor-web-answer =
    { $asks ->
        [AnswerDishonor] Choose your answer.
        [ChooseShame] Lose honor, or let your samurai die?
        [TakeOrBurn] Keep it, or burn it down?
       *[other] Save face? Your answer stays secret.
    }

## Questions of honor

honor-web-window-battle =
    { $mine ->
        [1] Your daimyo has lost the battle
       *[other] { $name }’s daimyo has lost the battle
    }
honor-web-window-dishonor =
    { $mine ->
        [1] You are dishonored
       *[other] { $name } is dishonored
    }
honor-web-if-saved = If somebody saves face
honor-web-if-not-saved = If nobody does
honor-web-saved-battle =
    { $castle ->
        [none] { $name }’s daimyo lives and keeps the house.
       *[other] { $name }’s daimyo lives and keeps the house. Only { $castle } is lost.
    }
honor-web-unsaved-battle =
    { $cards ->
        [none] { $name }’s daimyo dies.
       *[other] { $name }’s daimyo dies, and with him: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] { $castle } falls to the winner.
    } { $holder ->
        [none] { $name } is a ronin.
       *[other] { $name } and { $holder } are ronin.
    }
honor-web-saved-dishonor =
    { $bound ->
        [0] { $name } loses only 30 honor.
       *[other] { $name } loses only 30 honor and stays with { $lord }.
    }
honor-web-unsaved-dishonor =
    { $bound ->
        [0] { $name } chooses: lose 75 honor, or seppuku.
       *[other] { $name } chooses: lose 75 honor, or seppuku. The alliance with { $lord } is over either way.
    }
honor-web-saved-battle-mine =
    { $castle ->
        [none] Your daimyo lives and keeps his house.
       *[other] Your daimyo lives and keeps his house. Only { $castle } is lost.
    }
honor-web-unsaved-battle-mine =
    { $cards ->
        [none] Your daimyo dies.
       *[other] Your daimyo dies, and with him: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] { $castle } falls to the winner.
    } { $holder ->
        [none] You are a ronin.
       *[other] You and { $holder } are ronin.
    }
honor-web-saved-dishonor-mine =
    { $bound ->
        [0] You lose only 30 honor.
       *[other] You lose only 30 honor and stay with { $lord }.
    }
honor-web-unsaved-dishonor-mine =
    { $bound ->
        [0] You choose: lose 75 honor, or seppuku.
       *[other] You choose: lose 75 honor, or seppuku. The alliance with { $lord } is over either way.
    }
honor-web-asked = Asked in secret
honor-web-sealed = Asked in secret. All fans open at the same moment.
honor-web-aside = Look at the table
honor-web-show = Back to the question
honor-web-if-decline = You hope for help. If none comes, you pay the price.
honor-web-if-seppuku_samurai = Your samurai and all cards of his house are lost, but no honor. A second samurai inherits the daimyo house.
honor-web-if-seppuku_daimyo = Your daimyo and his whole house are lost, but no honor.
honor-web-if-save_face =
    { $window ->
        [0] You use up the card.
       *[other] You use up the card, unless somebody before you plays one too.
    }
honor-web-if-pass = You keep your cards.
honor-web-if-take = It joins your daimyo house. A castle you already have is discarded.
honor-web-if-burn = It is discarded.

## What happens

honor-web-beat-begins =
    { $who ->
        [me] You begin
       *[other] { $name } begins
    }
honor-web-beat-turn =
    { $who ->
        [me] Your turn
       *[other] { $name }’s turn
    }
honor-web-beat-serves =
    { $who ->
        [me] You are { $other }’s second samurai
       *[other]
            { $whom ->
                [me] { $name } is your second samurai
               *[other] { $name } is { $other }’s second samurai
            }
    }
honor-web-under-half =
    { $who ->
        [me] From now on you earn half of what the daimyo house earns.
       *[other] From now on { $name } earns half of what the daimyo house earns.
    }
honor-web-chip-serves =
    { $whom ->
        [me] serves you now
       *[other] serves { $other } now
    }
honor-web-beat-scores =
    { $who ->
        [me] You score { $amount }: now { $honor }
       *[other] { $name } scores { $amount }: now { $honor }
    }
honor-web-beat-nothing =
    { $who ->
        [me] You score nothing
       *[other] { $name } scores nothing
    }
honor-web-chip-scores = scored { $amount }, now { $honor }
honor-web-under-wins =
    { $count ->
        [one] One more turn wins.
       *[other] At this pace it takes { $count } more turns to win.
    }
honor-web-beat-wins =
    { $who ->
        [me] You win!
       *[other]
            { $count ->
                [one] { $name } wins!
               *[other] { $name } share the victory!
            }
    }
honor-web-under-end =
    { $reason ->
        [goal] { $goal } honor is reached.
       *[other] The last round is over.
    }
honor-web-beat-draws =
    { $who ->
        [me]
            { $count ->
                [one] You draw a card
               *[other] You draw { $count } cards
            }
       *[other]
            { $count ->
                [one] { $name } draws a card
               *[other] { $name } draws { $count } cards
            }
    }
honor-web-beat-draws-it =
    { $who ->
        [me] You draw { $card }
       *[other] { $name } draws { $card }
    }
honor-web-chip-draws =
    { $count ->
        [one] drew a card
       *[other] drew { $count } cards
    }
honor-web-beat-shuffled = The discard pile becomes the draw pile
honor-web-beat-discards =
    { $who ->
        [me]
            { $count ->
                [one] You discard { $card }
               *[other] You discard { $count } cards
            }
       *[other]
            { $count ->
                [one] { $name } discards { $card }
               *[other] { $name } discards { $count } cards
            }
    }
honor-web-chip-discards =
    { $count ->
        [one] discarded { $card }
       *[other] discarded { $count } cards
    }
honor-web-beat-places =
    { $who ->
        [me] You place { $card }
       *[other] { $name } places { $card }
    }
honor-web-under-income = { $change } honor a turn.
honor-web-chip-places = placed { $card }
honor-web-beat-daimyo =
    { $whom ->
        [self] { $name } serves { $card }
        [me]
            { $who ->
                [me] You serve { $card }
               *[other] { $name } gives you { $card }
            }
       *[other]
            { $who ->
                [me] You give { $other } { $card }
               *[other] { $name } gives { $other } { $card }
            }
    }
honor-web-under-first =
    { $who ->
        [me] As first samurai you score from your next turn.
       *[other] As first samurai { $name } scores from the next turn.
    }
honor-web-chip-daimyo =
    { $whom ->
        [self] serves { $card }
        [me] gave you { $card }
       *[other] gave { $other } { $card }
    }
honor-web-beat-castle =
    { $who ->
        [me] You take { $card }
       *[other] { $name } takes { $card }
    }
honor-web-chip-castle = took { $card }
honor-web-beat-burns =
    { $who ->
        [me] You burn { $card } down
       *[other] { $name } burns { $card } down
    }
honor-web-chip-burns = burned { $card } down
honor-web-beat-replaced =
    { $who ->
        [me] You give up { $card }
       *[other] { $name } gives up { $card }
    }
honor-web-chip-replaced = gave up { $card }
honor-web-beat-shogun =
    { $who ->
        [me] Your daimyo is shogun!
       *[other] { $name }’s daimyo is shogun!
    }
honor-web-under-shogun =
    { $who ->
        [me] { $honor } more honor a turn, and everybody may attack you.
       *[other] { $honor } more honor a turn, and everybody may attack { $name }.
    }
honor-web-chip-shogun = became shogun
honor-web-beat-title =
    { $who ->
        [me] You take the title from { $other }
       *[other]
            { $whom ->
                [me] { $name } takes your title
               *[other] { $name } takes { $other }’s title
            }
    }
honor-web-chip-title =
    { $whom ->
        [me] took your title
       *[other] took { $other }’s title
    }
honor-web-beat-free = The title is free again
honor-web-chip-free = lost the title
honor-web-beat-sends =
    { $who ->
        [me] You play { $card }
       *[other] { $name } plays { $card }
    }
honor-web-under-pays =
    { $who ->
        [me] You pay { $amount } honor: now { $honor }.
       *[other] { $name } pays { $amount } honor: now { $honor }.
    }
honor-web-beat-spy = A spy in { $house }
honor-web-beat-steals =
    { $who ->
        [me]
            { $whom ->
                [me] You move { $loot }
               *[other] You steal { $other }’s { $loot }
            }
       *[other]
            { $whom ->
                [me] { $name } steals your { $loot }
                [self] { $name } moves { $loot }
               *[other] { $name } steals { $other }’s { $loot }
            }
    }
honor-web-under-loot = It goes to { $goal }.
honor-web-chip-steals =
    { $whom ->
        [me] stole your { $loot }
        [self] moved { $loot }
       *[other] stole { $other }’s { $loot }
    }
honor-web-beat-destroys =
    { $who ->
        [me]
            { $whom ->
                [me] You destroy your { $loot }
               *[other] You destroy { $other }’s { $loot }
            }
       *[other]
            { $whom ->
                [me] { $name } destroys your { $loot }
                [self] { $name } destroys { $loot }
               *[other] { $name } destroys { $other }’s { $loot }
            }
    }
honor-web-chip-destroys =
    { $whom ->
        [me] destroyed your { $loot }
        [self] destroyed { $loot }
       *[other] destroyed { $other }’s { $loot }
    }
honor-web-beat-tally =
    { $who ->
        [me] You earn { $gain } more a turn, { $other } { $loss } less
       *[other]
            { $whom ->
                [me] { $name } earns { $gain } more a turn, you { $loss } less
               *[other] { $name } earns { $gain } more a turn, { $other } { $loss } less
            }
    }
honor-web-beat-earns =
    { $change ->
        [more]
            { $who ->
                [me] You earn { $amount } more a turn
               *[other] { $name } earns { $amount } more a turn
            }
       *[less]
            { $who ->
                [me] You earn { $amount } less a turn
               *[other] { $name } earns { $amount } less a turn
            }
    }
honor-web-beat-assassin = An assassin enters { $house }
honor-web-under-needs = A { $needs } or higher kills.
honor-web-beat-die = The die falls
honor-web-beat-hit = { $die }: a hit!
honor-web-beat-miss = { $die }: missed!
honor-web-chip-hit =
    { $whom ->
        [me] sent an assassin: you were hit
       *[other] sent an assassin: { $other } was hit
    }
honor-web-chip-miss =
    { $whom ->
        [me] sent an assassin: you escaped
       *[other] sent an assassin: { $other } escaped
    }
honor-web-beat-guard = The guard of { $house } falls
honor-web-beat-blade =
    { $who ->
        [me] You play Dishonor
       *[other] { $name } plays Dishonor
    }
honor-web-beat-dishonors =
    { $who ->
        [me] You dishonor { $other }
       *[other]
            { $whom ->
                [me] { $name } dishonors you
               *[other] { $name } dishonors { $other }
            }
    }
honor-web-under-dishonors = 75 honor (only 30 with a Save Face), or a samurai or daimyo.
honor-web-chip-dishonors =
    { $whom ->
        [me] dishonored you
       *[other] dishonored { $other }
    }
honor-web-beat-answers =
    { $who ->
        [me]
            { $answer ->
                [decline] You do nothing
                [save_face] You play Save Face
                [seppuku_samurai] Your samurai commits seppuku
                [seppuku_daimyo] Your daimyo commits seppuku
               *[other] You accept the disgrace
            }
       *[other]
            { $answer ->
                [decline] { $name } does nothing
                [save_face] { $name } plays Save Face
                [seppuku_samurai] { $name }’s samurai commits seppuku
                [seppuku_daimyo] { $name }’s daimyo commits seppuku
               *[other] { $name } accepts the disgrace
            }
    }
honor-web-chip-answers =
    { $answer ->
        [decline] did nothing
        [save_face] played Save Face
        [seppuku_samurai] the samurai committed seppuku
        [seppuku_daimyo] the daimyo committed seppuku
       *[other] accepted the disgrace
    }
honor-web-beat-fans = The fans open
honor-web-beat-saves =
    { $who ->
        [me]
            { $whom ->
                [me] You save face
               *[other] You save { $other }
            }
       *[other]
            { $whom ->
                [me] { $name } saves you
                [self] { $name } saves face
               *[other] { $name } saves { $other }
            }
    }
honor-web-chip-saves =
    { $whom ->
        [me] saved you
        [self] saved face
       *[other] saved { $other }
    }
honor-web-beat-unsaved =
    { $who ->
        [me] Nobody saves you
       *[other] Nobody saves { $name }
    }
honor-web-chip-unsaved = was not saved
honor-web-beat-loses =
    { $who ->
        [me] You lose { $amount } honor: now { $honor }
       *[other] { $name } loses { $amount } honor: now { $honor }
    }
honor-web-chip-loses = lost { $amount }, now { $honor }
honor-web-beat-daimyo-dies =
    { $who ->
        [me] You lose { $card }
       *[other] { $name } loses { $card }
    }
honor-web-under-daimyo-dies =
    { $who ->
        [me]
            { $cards ->
                [none] You are a ronin and earn nothing.
               *[other] You are a ronin. Lost with him: { $cards }.
            }
       *[other]
            { $cards ->
                [none] { $name } is a ronin and earns nothing.
               *[other] { $name } is a ronin. Lost with him: { $cards }.
            }
    }
honor-web-chip-daimyo-dies = lost { $card }
honor-web-beat-samurai-dies =
    { $who ->
        [me] Your samurai is dead
       *[other] { $name }’s samurai is dead
    }
honor-web-under-samurai-dies =
    { $cards ->
        [none] A relative takes his place.
       *[other] Lost with him: { $cards }.
    }
honor-web-chip-samurai-dies = lost the samurai
honor-web-beat-inherits =
    { $who ->
        [me] You take over { $other }’s daimyo house!
       *[other]
            { $whom ->
                [me] { $name } takes over your daimyo house!
               *[other] { $name } takes over { $other }’s daimyo house!
            }
    }
honor-web-under-inherits =
    { $whom ->
        [me] You are a ronin now.
       *[other] { $other } is a ronin now.
    }
honor-web-chip-inherits =
    { $whom ->
        [me] took over your daimyo house
       *[other] took over { $other }’s daimyo house
    }
honor-web-beat-ronin =
    { $who ->
        [me] You are a ronin again
       *[other] { $name } is a ronin again
    }
honor-web-chip-ronin = is a ronin again
honor-web-beat-swears =
    { $who ->
        [me] You swear to serve { $other }
       *[other]
            { $whom ->
                [me] { $name } swears to serve you
               *[other] { $name } swears to serve { $other }
            }
    }
honor-web-under-swears =
    { $who ->
        [me] Your samurai house fights for { $other } at once.
       *[other]
            { $whom ->
                [me] { $name }’s samurai house fights for you at once.
               *[other] { $name }’s samurai house fights for { $other } at once.
            }
    }
honor-web-chip-swears =
    { $whom ->
        [me] swore to serve you
       *[other] swore to serve { $other }
    }
honor-web-beat-breaks =
    { $who ->
        [me] You break with { $other }
       *[other]
            { $whom ->
                [me] { $name } breaks with you
               *[other] { $name } breaks with { $other }
            }
    }
honor-web-under-breaks =
    { $who ->
        [me] You leave at the start of your next turn.
       *[other] { $name } leaves at the start of the next turn.
    }
honor-web-chip-breaks =
    { $whom ->
        [me] broke with you
       *[other] broke with { $other }
    }

## Battle

honor-web-beat-attacks =
    { $who ->
        [me] You attack { $other }!
       *[other]
            { $whom ->
                [me] { $name } attacks you!
               *[other] { $name } attacks { $other }!
            }
    }
honor-web-chip-attacks =
    { $whom ->
        [me] attacked you
       *[other] attacked { $other }
    }
honor-web-beat-strength =
    { $attack ->
        [one]
            { $defense ->
                [0] One die against none
               [one] One die against one
               *[other] One die against { $defense }
            }
       *[other]
            { $defense ->
                [0] { $attack } dice against none
               [one] { $attack } dice against one
               *[other] { $attack } dice against { $defense }
            }
    }
honor-web-beat-rolls =
    { $who ->
        [me]
            { $dice ->
                [0] You have no dice
                [one] You roll one die
               *[other] You roll { $dice } dice
            }
       *[other]
            { $dice ->
                [0] { $name } has no dice
                [one] { $name } rolls one die
               *[other] { $name } rolls { $dice } dice
            }
    }
honor-web-beat-tie = { $total } each: both roll again!
honor-web-beat-hush = { $high } against { $low }
honor-web-under-hush =
    { $who ->
        [me] You win the battle.
       *[other]
            { $whom ->
                [me] You lose the battle.
               *[other] { $name } wins the battle.
            }
    }
honor-web-chip-hush =
    { $whom ->
        [me] beat you { $high } : { $low }
       *[other] beat { $other } { $high } : { $low }
    }
honor-web-side =
    { $at ->
        [attack]
            { $who ->
                [me] You attack
               *[other] { $name } attacks
            }
       *[other]
            { $who ->
                [me] You defend
               *[other] { $name } defends
            }
    }
honor-web-makes =
    strength { $strength } makes { $dice ->
        [0] no dice
        [one] one die
       *[other] { $dice } dice
    }
honor-web-before-dice = { $mine } : { $theirs } before the dice

## Legend

honor-web-legend = Legend
honor-web-legend-honor = honor each turn
honor-web-legend-ki = ki: 3 make 1 action
honor-web-legend-strength = strength: 3 make 1 die
honor-web-legend-guard = guard: an assassin needs 5+
honor-web-legend-all = All signs
honor-web-legend-action = actions this turn
honor-web-legend-hand = cards in hand
honor-web-legend-swords = dice to attack
honor-web-legend-shield = dice to defend
honor-web-legend-army = armies, 5 per house
honor-web-legend-knot = alliance
honor-web-legend-cut = alliance about to end
honor-web-legend-torii = torii: the goal
honor-web-legend-dots = dotted: next income
honor-web-legend-rim = gold rim: click here

## Cards: short names, one line on the card, what they do, their price

honor-web-short-masamune = Masamune
honor-web-short-gunpowder = Gunpowder
honor-web-short-castle_odawara = Odawara
honor-web-short-castle_osaka = Osaka
honor-web-short-castle_himeji = Himeji
honor-web-short-title = Shogun
honor-web-short-elite_ninja_spy = Elite Spy
honor-web-short-ninja_assassin = Assassin
honor-web-short-save_face = Save Face
honor-web-brief-ninja_spy = Steal one army or possession. −25
honor-web-brief-elite_ninja_spy = Steal up to two cards. −25
honor-web-brief-ninja_assassin = Kill a daimyo or samurai: 3+. −25
honor-web-brief-save_face = Undo one disgrace. Free, any time
honor-web-brief-dishonor = A rival loses 75, or worse. 2 actions
honor-web-brief-house_guard = Assassins need 5+
honor-web-does-ninja_spy = Steal one army or possession from any house and put it into one of yours, or destroy it. Guards don’t stop a spy.
honor-web-does-elite_ninja_spy = Steal one or two armies or possessions from one house. Each goes into one of your houses, or is destroyed.
honor-web-does-ninja_assassin = Roll a die against any daimyo or samurai: 3 or more kills, 5 or more if a guard is in the house. The whole house is lost with him.
honor-web-does-dishonor = Another player loses 75 honor, only 30 with a Save Face, or sacrifices a samurai or daimyo. An ally loses the alliance, too.
honor-web-does-save_face = At any time: a dishonored player loses only 30, or a daimyo who lost a battle lives. It never helps the shogun.
honor-web-does-house_guard = An assassin needs a 5 to hit this house, and the guard dies in the attempt.
honor-web-does-title = { $honor } more honor a turn. Everybody may attack the shogun, and the shogun can’t save face.
honor-web-does-castle = Only in your daimyo house, one at most. Its strength only defends. Whoever holds a castle may be attacked for it.
honor-web-does-okugata = A lady of the house: one per house. She gives honor and ki every turn and can’t be stolen.
honor-web-does-army = Five per house at most. 3 strength make 1 die in battle. Spies can steal it.
honor-web-does-possession = Counts every turn, in either of your houses. Spies can steal it.
honor-web-does-event = Played from your hand.
honor-web-does-daimyo = Heads a daimyo house. As a ronin you play him for yourself. As a first samurai you may give him to your second.
honor-web-does-samurai = Yourself: 6 ki. If he dies, all cards of his house are lost, and a second samurai takes over your daimyo house.
honor-web-does-pile =
    { $count ->
        [one] The draw pile: one card. Drawing costs 1 action, and a hand holds 7 cards at most.
       *[other] The draw pile: { $count } cards. Drawing costs 1 action, and a hand holds 7 cards at most.
    }
honor-web-does-discards =
    { $count ->
        [one] The discard pile: one card. It is shuffled when the draw pile is empty.
       *[other] The discard pile: { $count } cards. They are shuffled when the draw pile is empty.
    }
honor-web-price-ninja_spy = costs 25 honor and 1 action
honor-web-price-elite_ninja_spy = costs 25 honor and 1 action
honor-web-price-ninja_assassin = costs 25 honor and 1 action
honor-web-price-dishonor = costs 2 actions
honor-web-price-save_face = free

## The end

honor-web-won-goal = { $names } wins with { $honor } honor (goal: { $goal })!
honor-web-won-rounds =
    { $count ->
        [one] Last round over: { $names } wins with { $honor } honor!
       *[other] Last round over: { $names } share the victory with { $honor } honor each!
    }
honor-web-story =
    { $who ->
        [me]
            { $whom ->
               *[other] You win in round { $round } with { $honor } honor, { $by } ahead of { $other }.
            }
       *[other]
            { $whom ->
                [me] { $name } wins in round { $round } with { $honor } honor, { $by } ahead of you.
               *[other] { $name } wins in round { $round } with { $honor } honor, { $by } ahead of { $other }.
            }
    }
honor-web-story-shared = { $names } share the victory with { $honor } honor.
honor-web-story-turn = It turned in round { $round }: { $told }
honor-web-story-heading = Honor, turn by turn
honor-web-turning-dies =
    { $how ->
        [battle]
            { $who ->
                [me] You win the battle, and { $other }’s daimyo house falls.
               *[other]
                    { $whom ->
                        [me] { $name } wins the battle, and your daimyo house falls.
                       *[other] { $name } wins the battle, and { $other }’s daimyo house falls.
                    }
            }
        [assassin]
            { $who ->
                [me] Your assassin kills { $other }’s daimyo.
               *[other]
                    { $whom ->
                        [me] { $name }’s assassin kills your daimyo.
                       *[other] { $name }’s assassin kills { $other }’s daimyo.
                    }
            }
       *[other]
            { $whom ->
                [me] You lose your daimyo.
               *[other] { $other } loses the daimyo.
            }
    }
honor-web-turning-title =
    { $who ->
        [me] You take the title of shogun from { $other }.
       *[other]
            { $whom ->
                [me] { $name } takes the title of shogun from you.
               *[other] { $name } takes the title of shogun from { $other }.
            }
    }
honor-web-turning-shame =
    { $whom ->
        [me] You lose { $amount } honor in disgrace.
       *[other] { $other } loses { $amount } honor in disgrace.
    }
honor-web-turning-scores =
    { $who ->
        [me] You score { $amount } in one turn.
       *[other] { $name } scores { $amount } in one turn.
    }
honor-web-stood = stood at { $honor } honor
honor-web-sum =
    { $scored } scored{ $paid ->
        [0] { "" }
       *[other] , { $ninjas } for ninjas
    }{ $lost ->
        [0] { "" }
       *[other] , { $shame } in disgrace
    }

## Choices of options

honor-web-choice-preset-gamewright = American, 1996
honor-web-choice-preset-german_2003 = German, 2003
honor-web-choice-shogun_table-book = as in the rulebook
honor-web-choice-shogun_table-card = as on the card
honor-web-choice-shogun_table-amigo = as in the German edition
honor-web-choice-start_daimyo-any = all
honor-web-choice-start_daimyo-weak = the six weak ones
honor-web-choice-deck-standard = standard
honor-web-choice-deck-even = evened out
honor-web-choice-deck-dishonor_heavy = more dishonor
honor-web-choice-deck-amigo = German edition
honor-web-choice-dishonor_help-alliances = only to save an alliance
honor-web-choice-dishonor_help-any = anybody but the shogun
honor-web-choice-empty_seppuku-allowed = allowed
honor-web-choice-empty_seppuku-forbidden = forbidden

## The front door

honor-web-variants = To 400, 300 or 250 honor, or the German edition
honor-web-seats-3 = With 3, the shogun earns 50 honor a turn. The calmest table.
honor-web-seats-4 = With 4, the shogun earns 60 honor a turn.
honor-web-seats-5 = With 5, the shogun earns 100 honor a turn, and more hands reach for the title.
honor-web-seats-6 = With 6, the shogun earns 150 honor a turn. Trust nobody.
honor-web-way-book = The long way
    .about = 400 honor wins, as in the book.
honor-web-way-shorter = A shorter way
    .about = 300 honor wins.
honor-web-way-short = The short game
    .about = 250 honor wins. Good for a first time.
honor-web-way-german = German edition
    .about = The deck, start and title of 2003.
honor-web-chip-help = Saved from dishonor
honor-web-chip-seppuku = Seppuku of an empty house
honor-web-does-warrior_monks = An army with spirit: strength for battle, and a little ki. Five armies per house at most. Spies can steal it.
honor-web-does-no_dachi = A family sword: a little honor, a little ki, and the strength of a good army. Spies can steal it.
honor-web-does-daisho = The two swords of a family: more honor than strength. Spies can steal it.
honor-web-does-masamune = The best swordsmith in the land: honor, ki and a lot of strength. Spies love him.
honor-web-does-gunpowder = Terrible strength, terrible shame: it costs you honor every turn, and ki. Spies can steal it.
honor-web-does-noh_theater = A lot of honor every turn, and the ki for a whole extra action. Everybody’s favorite loot.
