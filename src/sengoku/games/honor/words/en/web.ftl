### Honor of the Samurai in the browser.

## Numbers and players

honor-web-honor = honor
honor-web-income = Income per turn
honor-web-income-each = at the start of each own turn
honor-web-to-goal =
    { $count ->
        [one] reaches the goal at the next scoring
       *[other] reaches the goal in { $count } turns
    }
honor-web-ki = Ki
honor-web-actions = Actions
honor-web-attack = Strength to attack
honor-web-defense = Strength to defend
honor-web-dice =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    }; { $missing } more for the next
honor-web-hand-count =
    { $count ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
honor-web-status =
    { $status ->
        [first] first samurai
        [second] second samurai of { $name }
        [leaving] leaving { $name }
        [pledged] pledged to { $name }
       *[other] ronin
    }
honor-web-tie =
    { $status ->
        [pledged] { $vassal } is pledged to { $lord }
        [leaving] { $vassal } is leaving { $lord }
       *[other] { $vassal } serves { $lord }
    }
honor-web-track = The road of honor to { $goal }
honor-web-flag = { $name }: { $honor } honor, income { $income }
honor-web-armies =
    { $count ->
        [one] one army of at most five
       *[other] { $count } armies of at most five
    }
honor-web-no-daimyo = no daimyo

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
honor-web-title-worth = Shogun: { $honor } honor more per turn
honor-web-round = Round { $round }
honor-web-round-of = Round { $round } of { $limit }
honor-web-turn-of = It is up to { $name }.

## The hand, and what one is about to do

honor-web-your-hand = Your hand
honor-web-empty-hand = Your hand is empty.
honor-web-about = What { $card } does
honor-web-actions-left =
    { $count ->
        [0] no action left
        [one] one action left
       *[other] { $count } actions left
    }
honor-web-declared = declaration made
honor-web-may-declare = one declaration open
honor-web-choose-place = Choose a lit house to put it in.
honor-web-choose-lord = Choose the daimyo house that he shall head.
honor-web-choose-death = Choose the house whose head shall die.
honor-web-choose-victim = Choose whom to dishonor.
honor-web-choose-loot = Choose a lit card to steal.
honor-web-choose-goal = Choose the house it goes to, or destroy it.
honor-web-second-loot = Or choose a second card of the same house.
honor-web-only-discard = All you can do with it now is discard it.
honor-web-choose-house = Choose { $house }
honor-web-closed-house = Why not { $house }?
honor-web-steal = Steal { $card } ({ $house })
honor-web-destroy = Destroy it
honor-web-discard = Discard
honor-web-do-it = Do it
honor-web-cancel = Cancel

## What it would cost and bring

honor-web-costs = Costs you { $amount } honor: you would have { $honor }.
honor-web-may-cost =
    { $window ->
        [0] Nobody can save you: you lose { $amount } honor or a life.
       *[other] Others may save you. If nobody does, you lose { $amount } honor or a life.
    }
honor-web-detached = You would be a ronin.
honor-web-hits = A { $needs } or more hits: { $chance }.
honor-web-guard-falls = The guard falls, hit or miss.
honor-web-dies = Lost with the head: { $cards }.
honor-web-heir = { $name } would take over the daimyo house.
honor-web-battle = { $attack } against { $defense } dice: you win with { $chance }.
honor-web-prize =
    { $prize ->
        [both] To be won: the title and the castle.
        [title] To be won: the title of shogun.
       *[other] To be won: the castle.
    }
honor-web-battle-risk = Whoever loses, loses his daimyo, unless somebody saves face.
honor-web-target = { $name } may lose up to { $amount } honor.
honor-web-income-change = Income { $change } per turn.
honor-web-ki-change = Ki { $change }.
honor-web-ally-does = Your samurai house fights for him at once; from your next turn on you earn half.

## Questions of honor

honor-web-window-battle = { $name } has lost a battle.
honor-web-window-dishonor = { $name } is dishonored.
honor-web-if-saved = If somebody saves face
honor-web-if-not-saved = If nobody does
honor-web-saved-battle =
    { $castle ->
        [none] The daimyo of { $name } lives and keeps his house.
       *[other] The daimyo of { $name } lives and keeps his house; only { $castle } is lost to the winner.
    }
honor-web-unsaved-battle =
    { $cards ->
        [none] The daimyo of { $name } dies.
       *[other] The daimyo of { $name } dies, and with him go: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] { $castle } falls to the winner.
    } { $holder ->
        [none] { $name } is a ronin.
       *[other] { $name } and { $holder } are ronin.
    }
honor-web-saved-dishonor =
    { $bound ->
        [0] { $name } loses 30 honor.
       *[other] { $name } loses 30 honor and stays bound to { $lord }.
    }
honor-web-unsaved-dishonor =
    { $bound ->
        [0] { $name } chooses: lose 75 honor, or seppuku.
       *[other] { $name } chooses: lose 75 honor, or seppuku. Either way the bond with { $lord } is gone.
    }
honor-web-asked = Asked under seal:
honor-web-answered = has answered
honor-web-sealed = The table learns only the outcome.
honor-web-aside = Look at the table
honor-web-show = Answer
honor-web-if-decline = You take what comes.
honor-web-if-seppuku_samurai = The samurai and all cards of his house die; no honor is lost. A second samurai inherits the daimyo.
honor-web-if-seppuku_daimyo = The daimyo and his whole house die; no honor is lost.
honor-web-if-save_face =
    { $window ->
        [0] Your card is spent.
       *[other] Your card is spent, unless somebody asked before you saves too.
    }
honor-web-if-pass = You keep silent and your card, if you have one.
honor-web-if-take = It joins your daimyo house; a castle you have goes to the discards.
honor-web-if-burn = It goes to the discards.

## Dice

honor-web-battle-of = { $name } attacks { $other }
honor-web-assassin-of = An assassin of { $name } enters: { $house }
honor-web-needed = { $needs } or more is needed
honor-web-tie-again = A tie: all dice again.
honor-web-wins = { $name } wins the battle
honor-web-hit = A hit
honor-web-miss = Missed
honor-web-skip = Skip
honor-web-go-on = Go on

## The end

honor-web-won-goal = { $names } reached { $goal } and wins with { $honor } honor
honor-web-won-rounds =
    { $count ->
        [one] The last round is over: { $names } wins with { $honor } honor
       *[other] The last round is over: { $names } share the victory with { $honor } honor
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
honor-web-choice-dishonor_help-alliances = alliances only
honor-web-choice-dishonor_help-any = anybody but the shogun
honor-web-choice-empty_seppuku-allowed = allowed
honor-web-choice-empty_seppuku-forbidden = forbidden
