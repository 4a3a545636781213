### Test of Honour in the terminal.

cli-skirmish-compass = N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW
cli-skirmish-battle = battle { $battle } of { $battles }
cli-skirmish-level = level { $level }
cli-skirmish-over = game over
cli-skirmish-set-up = set-up
cli-skirmish-round = round { $round } of { $rounds }
cli-skirmish-points = { $spent } of { $limit } points
cli-skirmish-ready = ready
cli-skirmish-bag = Bag
cli-skirmish-empty = empty
cli-skirmish-token =
    { $token ->
        [samurai] samurai
        [commoner] commoner
       *[fate] fate
    }
cli-skirmish-losses = losses { $south } : { $north }
cli-skirmish-finds = finds { $south } : { $north }
cli-skirmish-carried = @ { $unit } has the captive
cli-skirmish-captive = @ the captive lies at { $place }
cli-skirmish-testing = still to test nerve: { $units }
cli-skirmish-decks = fate decks { $south } : { $north }
cli-skirmish-from = distance and direction from { $unit }
cli-skirmish-from-nearest = distance and direction to the nearest enemy
cli-skirmish-more-units =
    { $count ->
        [one] … and one more (units)
       *[other] … and { $count } more (units)
    }
cli-skirmish-zone =
    { $zone ->
        [waiting] waiting
        [off] off the table
        [reserve] in reserve
        [removed] fallen
       *[table] on the table
    }
cli-skirmish-legend = 2/3 actions left · x3 figures · •1 drops · ! alert · _ on the ground · r reload · × charge · » shot
cli-skirmish-columns = unit | name | weapon | aim/agi/str/wit/hon | act | state | place | distance

## The options

cli-skirmish-do =
    { $do ->
        [charge] Charge
        [shoot] Shoot
        [step] Step, shoot
        [order] Order
        [move] Move
        [cautious] Cautious
        [stand_up] Stand up
        [arrive] Come in
        [enter] Come back
        [enter_cautious] Come back cautiously
        [place] Set up
        [token] Token for
        [test] Test
        [hold] Hold back
        [hide] Prison
        [give] Card for
        [carry] Carrier
       *[other] Or
    }
cli-skirmish-here = here
cli-skirmish-short-hits = hit { $hits }
cli-skirmish-short-shots =
    { $count ->
        [one] one shot after a step
       *[other] { $count } shots after a step
    }, or any: s { $target } NE 3
cli-skirmish-short-moves =
    { $count ->
        [one] one place
       *[other] { $count } places
    }, or any: { $letter } 12.5 8, { $letter } NE 4
cli-skirmish-short-place =
    { $count ->
        [one] one place
       *[other] { $count } places
    }, or any: p { $unit } 12.5 8
cli-skirmish-chances =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, hit { $hit }: cut down { $cut }, wound { $wound }
cli-skirmish-farther = not the nearest in view: wits { $chance }
cli-skirmish-wits = not the nearest in view: a wits test first ({ $chance }).
cli-skirmish-otherwise = If it fails, the attack goes to { $target }.
cli-skirmish-after-wits = (wits)

## Looking

cli-skirmish-values = aim { $aim }, agility { $agility }, strength { $strength }, wits { $wits }, honor { $honor }; { $left } of { $actions } actions left; drops: { $drops }
cli-skirmish-look = enemy | distance | sight | in the way | charge | shot
cli-skirmish-standing = { $target }: { $gap } away, { $lines } of 256 lines of sight free{ $way ->
        [none] .
       *[other] , in the way: { $way }.
    }
cli-skirmish-dice =
    { $dice ->
        [one] { $roll }: one die
       *[other] { $roll }: { $dice } dice
    }
cli-skirmish-no-avoid = no avoid roll: the target has no action left and is not alert
cli-skirmish-avoid-by =
    { $by ->
        [alert] free, because the target is alert
        [card] free, by a card
       *[action] costs the target an action
    }
cli-skirmish-way = { $length } of movement, ends at { $place }{ $bend ->
        [none] {""}
       *[other] , bends at { $bend }
    }
cli-skirmish-exactly = hit { $hit }, cut down { $cut-down }, light wound { $light-wound }; strike fumble { $fumble }
cli-skirmish-survives = survives with an injury { $chance }
cli-skirmish-guard = counted: { $cards } ({ $unit }); without: hit { $hit }, cut down { $cut }
cli-skirmish-aid = not counted: { $cards } ({ $unit })
cli-skirmish-hemmed = Hemmed in: the push costs the target 1 blood drop more.
cli-skirmish-push =
    { $cause ->
        [edge] A push would drive the target off the table at { $place }.
        [enemy] A push would end at { $place }, against an enemy.
        [ground] A push would end at { $place }, against terrain.
       *[freely] A push would end at { $place }.
    }
cli-skirmish-reach =
    { $count ->
        [one] { $unit }, { $limit }: one place in reach (+)
       *[other] { $unit }, { $limit }: { $count } places in reach (+), on a grid of half an inch
    }

## The score sheet

cli-skirmish-sheet = side | losses | units | drops | finds | markers
cli-skirmish-fallen = Fallen: { $units }
cli-skirmish-campaign = Campaign: { $scores }
cli-skirmish-won = { $name } wins.
cli-skirmish-drawn = It’s a draw.
cli-skirmish-goal =
    { $scenario ->
        [first_clash] Goal: cut down the enemy hero. At the last round fewer losses win.
        [outpost] Goal: hold more markers than the defenders at the end of the last round.
        [battlefield] Goal: three finds. At the last round more finds win, then fewer losses.
        [spy] Goal: leave over your own edge with the spy. At the last round whoever carries her wins.
        [roadblock] Goal: the south leaves over the north edge with the spy, the north over the south edge.
        [rescue] Goal: the south leaves over its edge with the captive; the north cuts down its hero and samurai.
       *[last_samurai] Goal: cut down the enemy hero and all samurai. At the last round fewer losses win.
    }

## What can be typed

cli-skirmish-word-move = move
cli-skirmish-word-cautious = cautious
cli-skirmish-word-shoot = shoot
cli-skirmish-word-charge = charge
cli-skirmish-word-place = place
cli-skirmish-word-look = look
cli-skirmish-word-reach = reach
cli-skirmish-word-odds = odds
cli-skirmish-word-units = units
cli-skirmish-word-take = take
cli-skirmish-manual =
    m 12.5 8   m NE 4 | move to a place in inches, or so far in a direction; also m @90 4, m +3 -2, m B2 4
    c 12.5 8   c NE 2 | the same, cautiously; “take” behind it picks the captive up
    a B2   s B2   s B2 NE 3 | charge B2; shoot at B2 from here, or after a short move
    p A2 12.5 8 | set up A2 in that place
    A2 | give the token to A2
    look   look A2 | what a unit can do, and why not
    odds B2   B2 | the dice and the exact chances of an attack on B2
    reach   reach 3 | where the unit can go
    units | all units with all their numbers
problem-cli-skirmish-not-read = That is no place and no unit; it can be said like this: { $example }
problem-cli-skirmish-which-unit = Please name a unit, for example A1.
problem-cli-skirmish-why-what = Why what? Name a unit or a whole line, such as: why B2, why s B2
