### Test of Honour in the browser.

skirmish-web-field = The battlefield
skirmish-web-tools = Looking and measuring
skirmish-web-closer = Closer
skirmish-web-farther = Farther
skirmish-web-fit = The whole field
skirmish-web-turn = Rotate the table
skirmish-web-eye = The eye
skirmish-web-eye-above = From above
skirmish-web-eye-lower = Lower
skirmish-web-eye-higher = Higher
skirmish-web-eye-left = Turn left
skirmish-web-eye-right = Turn right
skirmish-web-eye-keys = On the sculpted table Q and E turn the table, G lowers the eye, T raises it.
skirmish-web-ruler = Ruler: drag from one place to another, or R and the arrow keys
skirmish-web-field-keys = Arrow keys point at a place, an inch at a time, with Shift a tenth. Enter chooses it, Enter again does it, Escape takes it back. R is the ruler. Plus, minus and 0 change how much you see.

skirmish-web-units = Units
skirmish-web-bag = The bag
skirmish-web-rolls = Last rolls
skirmish-web-targets = Who can be attacked
skirmish-web-no-targets =
    { $count ->
        [one] Why can’t I attack the other one?
       *[other] Why can’t I attack the other { $count }?
    }
skirmish-web-not-nearest = Not the nearest enemy: { $percent }% to pass the wits test
skirmish-web-otherwise = If it fails, the attack goes to { $unit }.

skirmish-web-col-unit = Unit
skirmish-web-col-actions = Actions
skirmish-web-col-far = Distance and direction

## A unit's state, in short

skirmish-web-actions = { $left } of { $count } actions left
skirmish-web-models =
    { $count ->
        [one] 1 man
       *[other] { $count } men
    }
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
skirmish-web-aimed = can be attacked, { $far } inches away
skirmish-web-place-foe = { $far } inches from { $foe }
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

skirmish-web-deed = Action
skirmish-web-mode-move = Move
skirmish-web-mode-cautious = Move cautiously
skirmish-web-mode-stand_up = Stand up
skirmish-web-mode-shoot = Shoot
skirmish-web-mode-charge = Charge
skirmish-web-mode-reload = Reload
skirmish-web-mode-search = Search
skirmish-web-mode-enter = Come back
skirmish-web-mode-enter_cautious = Come back cautiously
skirmish-web-mode-arrive = Enter
skirmish-web-mode-order = Give an order
skirmish-web-mode-place = Set up
skirmish-web-mode-hide = Hide
skirmish-web-mode-token = Give the token
skirmish-web-mode-give = Give the card
skirmish-web-mode-hold = Hold back
skirmish-web-mode-carry = Carry
skirmish-web-mode-test = Test nerve
skirmish-web-and-captive = { $name }, take the captive
skirmish-web-next-unit = Choose a highlighted unit, on the table or in the list.
skirmish-web-next-target = Choose a target.
skirmish-web-next-marker = Choose a marker.
skirmish-web-next-place = Pick a spot: a highlighted one or any other.
skirmish-web-confirm = Do it
skirmish-web-possible = Check this move
skirmish-web-cancel = Cancel

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
skirmish-web-losses = Losses: { $points }
skirmish-web-finds = { $count ->
    [one] 1 find
   *[other] { $count } finds
}
skirmish-web-held = { $count ->
    [one] holds 1 marker
   *[other] holds { $count } markers
}
skirmish-web-what-wins = How to win
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
skirmish-web-kept = skills kept
skirmish-web-sum = { $left } of { $all } units left
skirmish-web-final-finds = Finds: { $south } { $mine }, { $north } { $other }
skirmish-web-final-held = Markers held: { $south } { $mine }, { $north } { $other }
skirmish-web-final-losses = Points lost: { $south } { $lost }, { $north } { $other }
skirmish-web-final-drops = Blood drops: { $south } { $drops }, { $north } { $other }

## Building a force

skirmish-web-roster = Your force
skirmish-web-roster-empty = Nobody has joined yet.
skirmish-web-roster-wait = Your opponent is choosing a force.
skirmish-web-roster-ready = Both forces are ready.
skirmish-web-recruits = Available recruits
skirmish-web-recruit-order = Recruits join in this order. Whoever you pass over can’t join later.
skirmish-web-limits = Limits of a force
skirmish-web-bonuses = Weapon bonuses
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

## Options that are told otherwise on a screen

# so many of the game's own make one that people say
skirmish-web-scale-carry_limit = 1000
skirmish-web-option-carry_limit = How far a unit can move while carrying the captive, in inches.

## What can be done, told from where a unit stands

skirmish-web-where = { $far }″ { $wind }
skirmish-web-do-move = Move { $unit }: { $where }
skirmish-web-do-cautious = Move { $unit } cautiously: { $where }
skirmish-web-do-move-stay = { $unit } stays put
skirmish-web-do-cautious-stay = { $unit } stays put, alert
skirmish-web-do-stand_up = { $unit } stands up and moves { $where }
skirmish-web-do-stand_up-stay = { $unit } stands up
skirmish-web-do-shoot = { $unit } shoots at { $target }
skirmish-web-do-shoot-moving = { $unit } moves { $where } and shoots at { $target }
skirmish-web-do-enter = { $unit } comes back onto the table
skirmish-web-do-enter_cautious = { $unit } comes back cautiously
skirmish-web-do-arrive = { $unit } comes in here
skirmish-web-do-place = Set up { $unit } here
skirmish-web-do-use = { $skill }: { $unit } goes there

## The hand, and what hangs at a figure

skirmish-web-fight = Back to the fight
skirmish-web-look = Tap a fighter to look at him.
skirmish-web-too-far = Too far: { $far }″, and this move reaches { $limit }″.
skirmish-web-in-the-way = Something is in the way there.
skirmish-web-out-of-zone = Outside your zone.
skirmish-web-percent = { $share }%
skirmish-web-odds-short = Hit { $hit }% · cut down { $cut }%
skirmish-web-ring-charge = Charge { $far }″
skirmish-web-ring-far = Beyond { $far }″: 1 fewer damage die
skirmish-web-ring-range = Range { $far }″
skirmish-web-confirm-odds = { $deed }: { $hit }%
skirmish-web-swords = { $count ->
    [0] no swords
    [one] 1 sword
   *[other] { $count } swords
}
skirmish-web-means-aim = dice to strike and to shoot
skirmish-web-means-agility = dice to avoid
skirmish-web-means-strength = dice to wound
skirmish-web-means-wits = dice to pick a target and to search
skirmish-web-means-honor = dice to keep the nerve

## What happens, beat by beat

skirmish-web-beat-round = Round { $round } begins
skirmish-web-beat-you-first = You draw first.
skirmish-web-beat-first = { $name } draws first.
skirmish-web-beat-token-samurai = { $name } draws a samurai token
skirmish-web-beat-token-commoner = { $name } draws a commoner token
skirmish-web-beat-you-token-samurai = You draw a samurai token
skirmish-web-beat-you-token-commoner = You draw a commoner token
skirmish-web-beat-fate = { $drawn ->
    [1] The first fate token
    [2] The second fate token
   *[other] The third fate token
}
skirmish-web-beat-fate-under = { $drawn ->
    [1] The third one ends the round.
    [2] The next one ends the round.
   *[other] The round is over.
}
skirmish-web-beat-acts = { $unit } acts
skirmish-web-beat-moves = { $unit } moves
skirmish-web-beat-creeps = { $unit } moves cautiously
skirmish-web-beat-stands = { $unit } stands up
skirmish-web-beat-enters = { $unit } comes onto the table
skirmish-web-beat-charges = { $unit } charges!
skirmish-web-beat-far = { $far }″
skirmish-web-beat-strikes = { $unit } attacks { $target }!
skirmish-web-beat-shoots = { $unit } shoots at { $target }
skirmish-web-beat-rolls = { $unit }: { $roll }
skirmish-web-beat-rolled = { $unit }, { $roll }: { $result }

## The situation

skirmish-web-now-samurai = You drew a samurai token: your hero or a samurai acts.
skirmish-web-now-commoner = You drew a commoner token.
skirmish-web-now-near = { $foe } is nearest, { $far }″ away.
skirmish-web-now-deploy = Your zone is marked. Drag a unit there, or tap the unit and a spot.
skirmish-web-now-nerve = { $count ->
    [one] One unit wavers.
   *[other] { $count } units waver.
}
skirmish-web-waiting = { $name } is deciding what { $unit } does.

## The end

skirmish-web-story-heading = Units left
skirmish-web-story =
    { $who ->
        [me] You win { $scenario } in round { $round } (units left: { $left } against { $rest }).
       *[other] { $name } wins { $scenario } in round { $round } (units left: { $left } against { $rest }).
    }
skirmish-web-story-drawn = { $scenario } ends in a draw after round { $round }.
skirmish-web-story-turn = Round { $round } decided it: { $told }
skirmish-web-story-drops =
    { $who ->
        [me] Both lost as much, but you have fewer blood drops: { $few } against { $many }.
       *[other] Both lost as much, but { $name } has fewer blood drops: { $few } against { $many }.
    }
skirmish-web-tale-fell = { $by } cuts down { $unit }!
skirmish-web-nobody-fell = Nobody fell.
skirmish-web-blood = { $count ->
    [0] No wounds on the living.
    [one] 1 blood drop on the living.
   *[other] { $count } blood drops on the living.
}

## A ground of one's own

skirmish-web-ground-title = Lay your own ground
skirmish-web-ground-shelf = Terrain
skirmish-web-ground-table = The table, with the pieces on it
skirmish-web-ground-kind = Kind
skirmish-web-ground-kind-building = House
skirmish-web-ground-kind-obstacle = Fence
skirmish-web-ground-kind-rough = Wood
skirmish-web-ground-kind-hill = Hill
skirmish-web-ground-kind-decor = Road
skirmish-web-ground-does-building = Nobody gets through, nobody sees past it.
skirmish-web-ground-does-obstacle = Can be climbed, and hides who stands behind it.
skirmish-web-ground-does-rough = Slow going, and hard to see through.
skirmish-web-ground-does-hill = High ground.
skirmish-web-ground-does-decor = Only there to be seen.
skirmish-web-ground-piece = { $number }. { $kind }, { $west } inches from the west edge, { $south } from the south edge, { $line ->
    [yes] { $wide } long
   *[other] { $wide } by { $deep }
}, turned by { $angle } degrees
skirmish-web-ground-empty = Drag a piece onto the table, or begin with an example.
skirmish-web-ground-no-link = This link holds no ground. Drag a piece onto the table, or begin with an example.
skirmish-web-ground-armed = Tap the spot where it should lie.
skirmish-web-ground-asking = Checking the ground …
skirmish-web-ground-good = A battle can be fought here.
skirmish-web-ground-none-chosen = Tap a piece to turn it, size it or take it away.
skirmish-web-ground-example-village = A village
skirmish-web-ground-example-river_valley = A river valley
skirmish-web-ground-turn-left = Turn left
skirmish-web-ground-turn-right = Turn right
skirmish-web-ground-smaller = Smaller
skirmish-web-ground-larger = Larger
skirmish-web-ground-twin = Twin
skirmish-web-ground-twin-about = The same piece on the other side, so that both have the same ground
skirmish-web-ground-remove = Take away
skirmish-web-ground-field-west = From the west, inches
skirmish-web-ground-field-south = From the south, inches
skirmish-web-ground-field-wide = Wide, inches
skirmish-web-ground-field-deep = Deep, inches
skirmish-web-ground-field-long = Long, inches
skirmish-web-ground-field-angle = Turned, degrees
skirmish-web-ground-undo = Undo
skirmish-web-ground-redo = Redo
skirmish-web-ground-snap = Snap to half inches
skirmish-web-ground-battle = For which battle
skirmish-web-ground-save = Save as a file
skirmish-web-ground-open = Open a file
skirmish-web-ground-share = Share
skirmish-web-ground-share-about = Whoever opens this link has the same ground.
skirmish-web-ground-play = Play here
skirmish-web-ground-play-friend = With a friend
skirmish-web-ground-keys = Arrow keys move a piece, Q and E turn it, plus and minus size it, M adds its twin, Delete takes it away. Shift is finer.

## Which battle

skirmish-web-battle-points = { $count } points a side
skirmish-web-battle-chance = Terrain that chance lays is different each time.
skirmish-web-wants-first_clash = Cut down the other hero.
skirmish-web-wants-outpost-south = Hold more of the three markers at the end.
skirmish-web-wants-outpost-north = Hold as many as they do.
skirmish-web-wants-battlefield = Search the markers. Three finds win.
skirmish-web-wants-spy = Find the spy and bring her home over your edge.
skirmish-web-wants-roadblock-south = Bring the spy over the north edge in time.
skirmish-web-wants-roadblock-north = Stop them, or take her over the south edge.
skirmish-web-wants-rescue-south = Free the captive and leave over the south edge.
skirmish-web-wants-rescue-north = Keep her until the end, or cut down hero and samurai.
skirmish-web-wants-last_samurai = Cut down the other hero and every samurai.

## Who joins, and what each brings

skirmish-web-points-to-spend = of { $limit } points left
skirmish-web-barred = Cannot join now
skirmish-web-barred-1 = Too expensive: you have { $left } left.
skirmish-web-barred-2 = A force has one hero and at most two samurai.
skirmish-web-barred-3 = Too few points would be left for commoners.
skirmish-web-barred-4 = A force has no room for another one.
skirmish-web-barred-8 = The hero comes first, then all in this order.
skirmish-web-brings-hero = Acts three times a round.
skirmish-web-brings-samurai = Acts twice a round.
skirmish-web-brings-spear = Three men on one base strike with 1 extra die.
skirmish-web-brings-bow = Three men on one base strike with 1 extra die.
skirmish-web-brings-musket = Three men on one base strike with 1 extra die.
skirmish-web-brings-sergeant = After his move a commoner unit near him may charge.
skirmish-web-brings-musician = Commoners within 12″ get 1 extra die on nerve tests.
skirmish-web-brings-banner = Commoners within 6″ get 1 extra die to avoid.
skirmish-web-brings-archery_sergeant = A bow group within 3″ gets 1 extra die to shoot.
skirmish-web-weapon-katana = With 5 swords, a light wound cuts deeper.
skirmish-web-weapon-paired_swords = With 5 swords, the target avoids with 1 fewer die.
skirmish-web-weapon-spear = With 5 swords, 1 extra die to wound.
skirmish-web-weapon-naginata = With 5 swords it jabs first. When you avoid with 5, you strike back.
skirmish-web-weapon-heavy_club = With 5 swords it knocks the target down.
skirmish-web-weapon-heavy_sword = With 5 swords it cuts deeper and frightens all around.
skirmish-web-weapon-staff = With 5 swords it jabs first. When you avoid with 5, the attacker falls.
skirmish-web-weapon-dagger = With 5 swords it jabs first.
skirmish-web-weapon-bow = Shoots 24″, with 3 dice to wound, beyond 12″ with 2.
skirmish-web-weapon-musket = Shoots 20″, with 4 dice to wound, and must be reloaded.
skirmish-web-weapon-thrown = Flies 9″, with 2 dice to wound.

## The campaign

skirmish-web-campaign-battle = Battle { $number } of { $count }
skirmish-web-campaign-now = this battle
skirmish-web-campaign-won = { $name } won
skirmish-web-campaign-drawn = drawn
skirmish-web-campaign-next = What { $name } asks
skirmish-web-campaign-shame = { $count ->
    [0] No dishonor
    [one] 1 dishonor card drawn
   *[other] { $count } dishonor cards drawn
}
skirmish-web-campaign-no-skills = none yet
skirmish-web-campaign-band = The warband
skirmish-web-campaign-unhurt = unhurt

## The front door

skirmish-web-variants = Seven battles and a campaign, three levels of rules
skirmish-web-seats-2 = One against one. Who moves next comes out of a bag.
skirmish-web-way-first_clash = { skirmish-scenario-first_clash }
    .about = Lose your hero and you lose.
skirmish-web-way-outpost = { skirmish-scenario-outpost }
    .about = One side storms, the other holds out.
skirmish-web-way-battlefield = { skirmish-scenario-battlefield }
    .about = Search the field: three finds win.
skirmish-web-way-spy = { skirmish-scenario-spy }
    .about = Find the spy and bring her home.
skirmish-web-way-roadblock = { skirmish-scenario-roadblock }
    .about = Slip past with the spy.
skirmish-web-way-rescue = { skirmish-scenario-rescue }
    .about = Find the prison and free the captive.
skirmish-web-way-last_samurai = { skirmish-scenario-last_samurai }
    .about = Fight until no samurai is left.
skirmish-web-way-campaign = The campaign
    .about = Six battles with one warband.
skirmish-web-chip-level = Rules, level
skirmish-web-chip-rounds = Rounds
skirmish-web-chip-points = Points in Last Samurai

## What the bonus of a weapon does

skirmish-web-bonus-deep_cut = After a light wound you roll 1 die: one more blood drop for each sword.
skirmish-web-bonus-quick_jab = You roll 1 die at once. With a sword the other one takes a blood drop.
skirmish-web-bonus-twin_strike = The target avoids with 1 fewer die.
skirmish-web-bonus-impale = If it hits, you roll 1 extra damage die.
skirmish-web-bonus-stun = If it hits, the target is knocked down.
skirmish-web-bonus-fearsome_blow = After a light wound the target and all enemies within 6″ take a nerve test.
skirmish-web-bonus-fast_shot = The target avoids with 1 fewer die.
skirmish-web-bonus-counter_strike = Whoever avoided may charge back at once.
skirmish-web-bonus-backhand = The attacker is knocked down.
skirmish-web-bonus-follow_up = Another charge right away, or a move if there is nobody to charge.
skirmish-web-bonus-move_up = A free move.
skirmish-web-brings-spearman = Acts once a round. The cheapest man there is.
skirmish-web-brings-bowman = Acts once a round. Shoots as often as he acts.
skirmish-web-brings-musketman = Acts once a round. After a shot he must reload.

## What is told between the battles of a campaign

skirmish-web-after-first_clash = The shrine is behind you. On the road ahead three houses guard the pass.
skirmish-web-after-outpost = Smoke hangs over the outpost. Something of worth was lost in the fields.
skirmish-web-after-battlefield = The search is over. Your scouts tell of a spy in the hills.
skirmish-web-after-spy = The spy has told what she knows. Now the road home has to hold.
skirmish-web-after-roadblock = The roads are watched, and somebody is missing: held in a camp to the north.

## What the signs on the table mean

skirmish-web-legend = Signs on the table
skirmish-web-legend-pip = dot: an action, gold as long as it is left
skirmish-web-legend-drop = blood drop: 1 more die to wound this unit, 1 fewer for its nerve
skirmish-web-legend-prone = on the ground: 1 more die against it in melee
skirmish-web-legend-reload = must reload before the next shot
skirmish-web-legend-alert = dashed ring: alert, avoids the next hit for free
skirmish-web-legend-carries = gold lozenge: the captive
skirmish-web-legend-label = label: its color and shape tell the side
skirmish-web-legend-lit = gold ring: you can choose this unit
skirmish-web-legend-aimed = red ring: you can attack this unit
skirmish-web-legend-hindered = dotted ring: in the way
skirmish-web-legend-zone = red circle: only a charge comes closer than 1″
skirmish-web-legend-marker = marker: something to search or to hold
skirmish-web-legend-exit = red cross: driven off the table here
skirmish-web-legend-samurai = samurai token: a hero or samurai acts
skirmish-web-legend-commoner = commoner token: a commoner acts
skirmish-web-legend-fate = fate token: the third ends the round
skirmish-web-legend-lost = points lost
skirmish-web-legend-drawer = draws the next token
skirmish-web-legend-round = rounds, filled once they began
skirmish-web-legend-double = two swords
skirmish-web-legend-single = one sword
skirmish-web-legend-blank = nothing
skirmish-web-legend-cross = cross: with more crosses than swords the roll is a fumble
