### Test of Honour in the browser.

skirmish-web-field = The battlefield
skirmish-web-tools = Looking and measuring
skirmish-web-closer = Closer
skirmish-web-farther = Farther
skirmish-web-fit = The whole field
skirmish-web-turn = Turn the table about
skirmish-web-ruler = Ruler: drag from one place to another, or R and the arrow keys
skirmish-web-field-keys = Arrow keys point at a place, an inch at a time, with Shift a tenth. Enter chooses it, Enter again does it, Escape takes it back. R is the ruler; plus, minus and 0 change how much you see.

skirmish-web-units = Units
skirmish-web-bag = The bag
skirmish-web-rolls = Last rolls
skirmish-web-targets = Who can be attacked
skirmish-web-no-targets = { $count ->
    [one] One cannot be attacked now: why
   *[other] { $count } cannot be attacked now: why
}
skirmish-web-not-nearest = Not the nearest in view: a wits test first, { $percent } %
skirmish-web-otherwise = If it fails, the attack goes to { $unit }.

skirmish-web-col-unit = Unit
skirmish-web-col-actions = Actions
skirmish-web-col-far = Distance and direction

## A unit's state, in short

skirmish-web-actions = { $left } of { $count } actions left
skirmish-web-models = { $count } men
skirmish-web-drops = { $count ->
    [one] 1 blood drop
   *[other] { $count } blood drops
}
skirmish-web-stains = { $count ->
    [one] 1 stain
   *[other] { $count } stains
}
skirmish-web-prone = on the ground
skirmish-web-alert = alert
skirmish-web-reload = must reload
skirmish-web-carries = has the captive
skirmish-web-zone-waiting = not set up yet
skirmish-web-zone-off = driven off the table
skirmish-web-zone-reserve = in reserve
skirmish-web-zone-removed = out of the battle

skirmish-web-value-aim = Aim
skirmish-web-value-agility = Agility
skirmish-web-value-strength = Strength
skirmish-web-value-wits = Wits
skirmish-web-value-honor = Honor

skirmish-web-wind-n = N
skirmish-web-wind-ne = NE
skirmish-web-wind-e = E
skirmish-web-wind-se = SE
skirmish-web-wind-s = S
skirmish-web-wind-sw = SW
skirmish-web-wind-w = W
skirmish-web-wind-nw = NW

## Where the keys point, for who listens

skirmish-web-point-far = { $far } inches { $wind } of { $unit }
skirmish-web-point-edges = { $west } inches from the west edge, { $south } from the south edge
skirmish-web-point-ruler = The ruler shows { $far } inches { $wind }
skirmish-web-point-marked = a marked place
skirmish-web-point-beyond = no known way leads there
skirmish-web-to-n = north
skirmish-web-to-ne = northeast
skirmish-web-to-e = east
skirmish-web-to-se = southeast
skirmish-web-to-s = south
skirmish-web-to-sw = southwest
skirmish-web-to-w = west
skirmish-web-to-nw = northwest

## What is about to be done

skirmish-web-deed = What to do
skirmish-web-mode-move = Move
skirmish-web-mode-cautious = Move cautiously
skirmish-web-mode-stand_up = Stand up
skirmish-web-mode-shoot = Shoot
skirmish-web-mode-charge = Charge
skirmish-web-mode-reload = Reload
skirmish-web-mode-search = Search
skirmish-web-mode-enter = Come back
skirmish-web-mode-enter_cautious = Come back cautiously
skirmish-web-mode-arrive = Come in
skirmish-web-mode-order = Give an order
skirmish-web-mode-place = Set up
skirmish-web-mode-hide = Hide
skirmish-web-mode-token = Give the token
skirmish-web-mode-give = Give the card
skirmish-web-mode-hold = Hold back
skirmish-web-mode-carry = Carry
skirmish-web-mode-test = Test nerve
skirmish-web-and-captive = { $name }, take the captive
skirmish-web-next-unit = Choose one of the lit units, on the field or in the list.
skirmish-web-next-target = Choose a target.
skirmish-web-next-marker = Choose a marker.
skirmish-web-next-place = Choose a place: one of the marked ones, or any other on the field.
skirmish-web-confirm = Do it
skirmish-web-possible = Is this possible?
skirmish-web-cancel = Not this

## Odds

skirmish-web-odds = Against { $unit }
skirmish-web-chance-hit = Hit
skirmish-web-chance-cut-down = Cut down
skirmish-web-chance-light = Light wound
skirmish-web-chance-injured = Survives
skirmish-web-chance-fumble = Fumble
skirmish-web-guard = Counted: { $cards } ({ $unit }). Without: { $hit }% hit, { $cut }% cut down.
skirmish-web-aid = Not counted: { $cards } ({ $unit }).
skirmish-web-hemmed = Hemmed in: being pushed costs { $unit } 1 blood drop more.
skirmish-web-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
skirmish-web-cannot-avoid = cannot avoid
skirmish-web-result-hit = Hit
skirmish-web-result-miss = Nothing
skirmish-web-result-fumbled = Fumble
skirmish-web-result-failed = Failed
skirmish-web-result-passed = Passed
skirmish-web-result-splendid = Passed, with a bonus
skirmish-web-may-end = The next fate token ends the round.

## The battle

skirmish-web-about = About this battle
skirmish-web-round = Round { $round } of { $rounds }
skirmish-web-rounds = { $rounds } rounds
skirmish-web-drawer = draws next
skirmish-web-losses = losses { $points }
skirmish-web-finds = { $count ->
    [one] 1 find
   *[other] { $count } finds
}
skirmish-web-held = { $count ->
    [one] holds 1 marker
   *[other] holds { $count } markers
}
skirmish-web-what-wins = What wins
skirmish-web-markers = Markers
skirmish-web-marker = Marker { $number }
skirmish-web-captive = The captive
skirmish-web-decks = Cards
skirmish-web-fate-deck = { $name }: fate deck of { $count } { $count ->
    [one] card
   *[other] cards
}
skirmish-web-shame-decks = Face down: { $injuries } injuries, { $dishonor } dishonor cards
skirmish-web-campaign = The campaign
skirmish-web-points = points
skirmish-web-points-left = { $count } left
skirmish-web-dishonor = dishonor
skirmish-web-kept = skills kept
skirmish-web-final-losses = Losses: { $south } { $lost }, { $north } { $other }
skirmish-web-final-drops = Blood drops: { $south } { $drops }, { $north } { $other }

## Building a force

skirmish-web-roster = Your force
skirmish-web-roster-empty = Nobody has joined yet.
skirmish-web-roster-wait = Your opponent is choosing a force.
skirmish-web-roster-ready = Both forces are ready.
skirmish-web-recruits = Who can be recruited
skirmish-web-limits = What a force may hold
skirmish-web-bonuses = What the weapons bring
skirmish-web-force-ready = ready
skirmish-web-force-building = choosing

## Choices of options

skirmish-web-choice-scenario-first_clash = { skirmish-scenario-first_clash }
skirmish-web-choice-scenario-outpost = { skirmish-scenario-outpost }
skirmish-web-choice-scenario-battlefield = { skirmish-scenario-battlefield }
skirmish-web-choice-scenario-spy = { skirmish-scenario-spy }
skirmish-web-choice-scenario-roadblock = { skirmish-scenario-roadblock }
skirmish-web-choice-scenario-rescue = { skirmish-scenario-rescue }
skirmish-web-choice-scenario-last_samurai = { skirmish-scenario-last_samurai }
skirmish-web-choice-scenario-campaign = Campaign of six battles
skirmish-web-choice-round_limit-scenario = as the scenario says
skirmish-web-choice-ground-scenario = as the scenario says
skirmish-web-choice-nerve_order-owner = their owner
skirmish-web-choice-nerve_order-auto = the nearest first
