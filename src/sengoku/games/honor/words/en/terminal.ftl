### Honor of the Samurai in the terminal.

cli-honor-goal = goal { $goal }
cli-honor-over = game over
cli-honor-round =
    { $limit ->
        [0] round { $round }
       *[other] round { $round } of { $limit }
    }
cli-honor-turn = turn: { $name }
cli-honor-piles = draw pile { $pile }, discards { $discards }
cli-honor-title-free = the title is free (+{ $honor })
cli-honor-legend = [honor/ki/strength]
cli-honor-to-goal = goal in { $turns }
cli-honor-hand =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
cli-honor-actions =
    { $left ->
        [one] one action left
       *[other] { $left } actions left
    }
cli-honor-declared = declaration made
cli-honor-odds = your chance against them: { $chance }
cli-honor-status =
    { $status ->
        [first] first samurai
        [second] second samurai of { $name }
        [leaving] leaving { $name }
        [pledged] sworn to { $name }
       *[other] ronin
    }
cli-honor-shogun = SHOGUN
cli-honor-dice = dice: { $attack } attack, { $defense } defense
cli-honor-missing = { $strength } strength to the next die
cli-honor-your-hand = Your hand
cli-honor-asked = Asked under seal, in this order: { $names }
cli-honor-do-declare = Declare
cli-honor-do-place = Place
cli-honor-do-daimyo = Play
cli-honor-do-discard = Discard
cli-honor-do-turn = Turn
cli-honor-do-answer = Answer
cli-honor-chance = { $chance } chance
cli-honor-dies = would die with: { $cards }
cli-honor-heir = { $name } would take over
cli-honor-income = income { $change }
cli-honor-ki = ki { $change }: { $left } left
cli-honor-own-house =
    { $house ->
        [samurai] samurai house
       *[other] daimyo house
    }
cli-honor-detached = you would be a ronin
cli-honor-target = up to { $amount } honor lost
cli-honor-costs = costs you { $amount } honor; you would have { $honor }.
cli-honor-may-cost = may cost you { $amount } honor, if nobody saves you; you would have { $honor }.
cli-honor-tally-income = income
cli-honor-tally-ki = ki
cli-honor-tally-actions = actions
cli-honor-tally-attack = attack
cli-honor-tally-defense = defense
cli-honor-place = place
cli-honor-honor = honor
cli-honor-word-draw = draw
cli-honor-word-title = title
cli-honor-word-dissolve = dissolve
problem-cli-honor-why-what = Why what? Name a card, a player, draw, title or dissolve, for example: why { $example }
