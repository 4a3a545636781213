### Why an option may be good, for hints and reviews. Keys: judgement/reasons.py.

skirmish-advice-force = { $units } units for { $points } points, ready to fight.
skirmish-advice-recruits =
    { $cost ->
        [one] It costs one point and leaves { $left }.
       *[other] It costs { $cost } points and leaves { $left }.
    }
skirmish-advice-builds = Cards in your force: { $units }. Points left: { $left }.
skirmish-advice-reserve = { $unit } comes later, so at most { $points } points stand on the table.
skirmish-advice-no-reserve = All { $points } points fight from the start.
skirmish-advice-hides = It lies { $away }″ from the enemy’s edge.
skirmish-advice-stands = { $unit } starts { $away }″ from { $target }.
skirmish-advice-stands-away = { $unit } starts { $away }″ from the middle.
skirmish-advice-acts-charge = { $unit } is { $away }″ from { $target }: near enough to charge.
skirmish-advice-acts-shoot = { $unit } has { $target } in range, { $away }″ away.
skirmish-advice-acts-far =
    { $left ->
        [one] { $unit } has one action left and { $target } is nearest, { $away }″ away.
       *[other] { $unit } has { $left } actions left and { $target } is nearest, { $away }″ away.
    }
skirmish-advice-acts =
    { $left ->
        [one] { $unit } still has one action.
       *[other] { $unit } still has { $left } actions.
    }
skirmish-advice-carries =
    { $actions ->
        [one] { $unit } takes the captive along, with one action a round.
       *[other] { $unit } takes the captive along, with { $actions } actions a round.
    }
skirmish-advice-marker =
    { $away ->
        [0] { $unit } reaches the marker.
       *[other] { $unit } is then { $away }″ from the nearest marker.
    }
skirmish-advice-flees =
    { $threats ->
        [0] Nobody can charge { $unit } there (now: { $before }).
       *[other] Fewer can charge { $unit } there: { $threats } instead of { $before }.
    }
skirmish-advice-reaches = From there { $unit } can charge { $target }, { $away }″ away.
skirmish-advice-advances = { $unit } comes within { $away }″ of { $target }.
skirmish-advice-withdraws = Nobody can charge { $unit } there: { $target } is { $away }″ away instead of { $before }″.
skirmish-advice-moves = { $unit } moves { $away }″, and no enemy is on the table.
skirmish-advice-alert =
    { $threats ->
        [one] One enemy can charge { $unit } there. While alert, avoiding costs no action.
       *[other] { $threats } enemies can charge { $unit } there. While alert, avoiding costs no action.
    }
skirmish-advice-rises = { $unit } stands again, { $away }″ from { $target }.
skirmish-advice-enters = { $unit } comes onto the table { $away }″ from { $target }.
skirmish-advice-reloads = { $unit } can shoot again, and { $target } is { $away }″ away.
skirmish-advice-searches =
    { $left ->
        [one] { $unit } searches the last marker (dice: { $dice }).
       *[other] { $unit } searches (dice: { $dice }), and { $left } markers are left.
    }
skirmish-advice-hero =
    { $drops ->
        [0] If { $target } falls, you win the battle.
        [one] If { $target } falls, you win, and there is a blood drop already.
       *[other] If { $target } falls, you win, and there are { $drops } blood drops already.
    }
skirmish-advice-helpless = { $target } has no action left to avoid { $unit }.
skirmish-advice-lying = { $target } lies on the ground: one extra die for { $unit }.
skirmish-advice-bleeding =
    { $drops ->
        [one] { $target } has a blood drop: one extra damage die for { $unit }.
       *[other] { $target } has { $drops } blood drops: { $drops } extra damage dice for { $unit }.
    }
skirmish-advice-models =
    { $models ->
        [one] { $target } is down to one man and worth { $cost } points.
       *[other] { $target } has { $models } men and is worth { $cost } points.
    }
skirmish-advice-strikes =
    { $cost ->
        [one] { $target } is worth one point and within reach of { $unit }.
       *[other] { $target } is worth { $cost } points and within reach of { $unit }.
    }
skirmish-advice-nerve = { $unit } tests its nerve (dice: { $dice }).
skirmish-advice-steadies =
    { $dice ->
        [one] { $skill } helps { $unit }, who has only one die.
       *[other] { $skill } helps { $unit }, with { $dice } dice so far.
    }
skirmish-advice-topples = With { $skill } { $unit } may knock { $target } down.
skirmish-advice-saves-card =
    { $dice ->
        [one] { $unit } has one die, and the card stays ready.
       *[other] { $unit } has { $dice } dice, and the card stays ready.
    }
skirmish-advice-spares = { $unit } keeps the card, and { $target } stays standing.
skirmish-advice-uses =
    { $left ->
        [one] { $unit } uses { $skill } before the one action that is left.
       *[other] { $unit } uses { $skill } with { $left } actions still to come.
    }
skirmish-advice-claims = { $unit } rolls one extra die (so far: { $dice }), for a dishonor card.
skirmish-advice-no-claim =
    { $dice ->
        [one] { $unit } rolls one die and draws no dishonor card.
       *[other] { $unit } rolls { $dice } dice and draws no dishonor card.
    }
skirmish-advice-stays = { $unit } stays { $away }″ from { $target }.
skirmish-advice-gives =
    { $actions ->
        [one] { $unit } can use it with one action a round.
       *[other] { $unit } can use it with { $actions } actions a round.
    }
skirmish-advice-draws =
    { $fate ->
        [one]
            { $tokens ->
                [one] The last token in the bag ends the round. Actions left: you { $mine }, the other side { $theirs }.
               *[other] One of the { $tokens } tokens ends the round. Actions left: you { $mine }, the other side { $theirs }.
            }
       *[other] { $fate } of the { $tokens } tokens are fate tokens. Actions left: you { $mine }, the other side { $theirs }.
    }
skirmish-advice-alert-far = Nobody can charge { $unit } there: { $target } is { $away }″ away. When alert, avoiding is free.
