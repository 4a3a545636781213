### Test of Honour at the table. What a fact brings into a text is told in text/speaker.py.

skirmish-title = Test of Honour
skirmish-blurb = Lead a hero and a handful of warriors into a small battle. Tokens drawn from a bag decide who acts next. Courage, steel and dice do the rest.

## Whom and what there is. Names of units stand before their label: “Bowman A3”.

skirmish-unit = Unit { $number }

skirmish-card-hero = Samurai Hero
    .source = found
skirmish-card-samurai_devoted = Devoted Samurai
    .source = found
skirmish-card-samurai_wise = Wise Samurai
    .source = found
skirmish-card-spearman = Spearman
    .source = found
skirmish-card-bowman = Bowman
    .source = found
skirmish-card-musketman = Musketman
    .source = found
skirmish-card-spear_loyal = Loyal Spear Group
    .source = found
skirmish-card-spear_exp = Veteran Spear Group
    .source = found
skirmish-card-bow_loyal = Loyal Bow Group
    .source = inferred
skirmish-card-bow_exp = Veteran Bow Group
    .source = found
skirmish-card-musket_loyal = Loyal Musket Group
    .source = found
skirmish-card-musket_exp = Veteran Musket Group
    .source = found
skirmish-card-sergeant = Sergeant
    .source = found
skirmish-card-musician = Musician
    .source = found
skirmish-card-banner = Banner Bearer
    .source = found
skirmish-card-archery_sergeant = Archery Sergeant
    .source = found

skirmish-card-bow = a bow instead of a blade
    .source = found
skirmish-card-musket = a musket instead of a blade
    .source = inferred
skirmish-card-unarmored = Unarmored
    .source = found
skirmish-card-thrown = thrown weapons instead of a blade
    .source = house

skirmish-card-p11 = Ready force of 11 points
    .source = found
skirmish-card-p12 = Ready force of 12 points
    .source = house
skirmish-card-p15 = Ready force of 15 points
    .source = found
skirmish-card-p18 = Ready force of 18 points
    .source = house
skirmish-card-p21 = Ready force of 21 points
    .source = house
skirmish-card-p24 = Ready force of 24 points
    .source = found

skirmish-weapon-katana = katana
skirmish-weapon-paired_swords = paired swords
skirmish-weapon-spear = spear
skirmish-weapon-naginata = naginata
skirmish-weapon-heavy_club = heavy club
skirmish-weapon-heavy_sword = heavy sword
skirmish-weapon-staff = staff
skirmish-weapon-dagger = dagger
skirmish-weapon-bow = bow
skirmish-weapon-musket = musket
skirmish-weapon-thrown = thrown weapons

skirmish-bonus-quick_jab = quick jab
skirmish-bonus-deep_cut = deep cut
skirmish-bonus-twin_strike = twin strike
skirmish-bonus-impale = impale
skirmish-bonus-stun = stun
skirmish-bonus-fearsome_blow = fearsome blow
skirmish-bonus-fast_shot = fast shot
skirmish-bonus-counter_strike = counter strike
skirmish-bonus-backhand = backhand
skirmish-bonus-follow_up = follow up
skirmish-bonus-move_up = move up

skirmish-terrain-building = building
skirmish-terrain-obstacle = obstacle
skirmish-terrain-rough = rough ground
skirmish-terrain-hill = hill
skirmish-terrain-decor = open ground

skirmish-scenario-first_clash = First Clash
skirmish-scenario-outpost = Seize the Outpost
skirmish-scenario-battlefield = The Battlefield
skirmish-scenario-spy = The Spy
skirmish-scenario-roadblock = Road Block
skirmish-scenario-rescue = Rescue
skirmish-scenario-last_samurai = Last Samurai

skirmish-level-1 = main rules
skirmish-level-2 = with skill cards
skirmish-level-3 = with skills, injuries and dishonor

skirmish-side-south = south
skirmish-side-north = north

skirmish-token-samurai = samurai token
skirmish-token-commoner = commoner token
skirmish-token-fate = fate token

skirmish-face-double = double sword
skirmish-face-single = sword
skirmish-face-blank = blank
skirmish-face-cross = cross
skirmish-ended-hero = A hero is out of the battle.
skirmish-ended-nobles = One side has no hero and no samurai left.
skirmish-ended-all = One side has no units left.
skirmish-ended-finds = That was the third find.
skirmish-ended-captive = The captive is off the table.
skirmish-ended-limit = The last round is over.

skirmish-roll-strike = strike roll
skirmish-roll-avoid = avoid roll
skirmish-roll-damage = damage roll
skirmish-roll-target = wits test for the target
skirmish-roll-search = wits test to search
skirmish-roll-arrival = wits test to arrive
skirmish-roll-nerve = nerve test
skirmish-roll-edge = honor test at the edge
skirmish-roll-kick = agility test
skirmish-roll-survival = survival test
skirmish-roll-counter_thrust = counter thrust
skirmish-roll-quick_jab = quick jab
skirmish-roll-deep_cut = deep cut

## Skill cards. `.does` says what a card does; “he” is the samurai who holds it.

skirmish-card-barge_past = Barge Past
    .does = Enemy commoners in the way do not stop his charge, and no commoner hides his target by covering the way. Each commoner in the way costs a strike die; those where he ends step aside, and if one cannot, that way is closed.
    .source = found-house
skirmish-card-commanding_presence = Commanding Presence
    .does = Your other units within 6 inches of him get 1 extra die on nerve tests.
    .source = found-house
skirmish-card-debt_owed = Debt Owed
    .does = One use only, when he gets a token: one of your commoner units gets a spent action back, and a commoner token returns to the bag.
    .source = found-house
skirmish-card-defensive_drills = Defensive Drills
    .does = Your groups within 6 inches of him get 1 extra die to avoid in melee.
    .source = found-house
skirmish-card-defensive_form = Defensive Form
    .does = Once per round: 2 extra dice on his avoid roll in melee.
    .source = found-house
skirmish-card-deflect_arrow = Deflect Arrow
    .does = Once per round: 2 extra dice to avoid a bow or a thrown weapon, and this avoid costs no action.
    .source = found-house
skirmish-card-evasion = Evasion
    .does = Once per round: one avoid roll of his costs no action, even if he has none left.
    .source = found-house
skirmish-card-exceptional_armour = Exceptional Armor
    .does = Damage rolls against him have 1 fewer die, but never fewer than 1.
    .source = found-house
skirmish-card-fencing = Fencing
    .does = Once per round: he may roll all dice of his melee strike again, and the second roll stands.
    .source = found-house
skirmish-card-inspiring_speech = Inspiring Speech
    .does = Once per battle, when he gets a token: he and each friend within 12 inches lose a blood drop.
    .source = found-house
skirmish-card-issue_challenge = Issue Challenge
    .does = Once per battle, when he gets a token: challenge an enemy hero or samurai he can see within 12 inches. As long as both are on the table, each of them must charge the other if possible, without a wits test.
    .source = found-house
skirmish-card-jump_kick = Jump Kick
    .does = Once per round, after his charge: the target must pass an agility test or is knocked down before the strike.
    .source = found-house
skirmish-card-knock_down = Knock Down
    .does = Once per round: a target that he wounds lightly in melee is knocked down.
    .source = found-house
skirmish-card-local_guide = Local Guide
    .does = One use only, when he gets a token: put one of your units in a new place within 6 inches, at least 1 inch from all enemies.
    .source = found-house
skirmish-card-map = Map
    .does = Once per round: 1 extra die on the wits test of a search within 12 inches of him, or of a reserve that arrives.
    .source = found-house
skirmish-card-master_forged_weapon = Master Forged Weapon
    .does = Once per round: 1 extra die on his damage roll in melee.
    .source = found-house
skirmish-card-military_scholar = Military Scholar
    .does = He and your commoners within 6 inches of him get 2 extra dice on wits tests to pick a target.
    .source = found-house
skirmish-card-one_with_nature = One with Nature
    .does = Rough ground never slows his movement, his charge or his retreat.
    .source = found-house
skirmish-card-perfect_aim = Perfect Aim
    .does = Once per round: 1 extra die on his strike roll.
    .source = found-house
skirmish-card-proud_troops = Proud Troops
    .does = Once per round: a commoner unit of yours within 12 inches of him may roll a failed nerve test again.
    .source = found-house
skirmish-card-special_instructions = Special Instructions
    .does = Once per battle, when he gets a token: a commoner unit of yours within 6 inches takes a free action before he acts.
    .source = found-house
skirmish-card-tough_hide = Tough Hide
    .does = One use only: a damage roll that would cut him down fails instead, and he takes a light wound.
    .source = found-house
skirmish-card-vault = Vault
    .does = Obstacles cost him no movement, and a bend in his charge costs no die.
    .source = found-house

## Injuries and dishonor

skirmish-card-hurt_arm = Hurt Arm
    .does = Aim 1 lower for the rest of the battle.
    .source = house
skirmish-card-hurt_leg = Hurt Leg
    .does = His actions reach 2 inches less for the rest of the battle. Rough ground and retreats stay as they are.
    .source = house
skirmish-card-broken_ribs = Broken Ribs
    .does = Strength 1 lower for the rest of the battle.
    .source = house
skirmish-card-head_blow = Blow to the Head
    .does = Wits 1 lower for the rest of the battle.
    .source = house
skirmish-card-hurt_hand = Hurt Hand
    .does = Agility 1 lower for the rest of the battle.
    .source = house
skirmish-card-blood_loss = Blood Loss
    .does = One more blood drop at once.
    .source = house
skirmish-card-stain = Stain
    .does = 1 fewer die on his next honor test. Then turn the card over.
    .source = house
skirmish-card-hidden_shame = Hidden Shame
    .does = No effect. Turn the card over.
    .source = house
skirmish-card-public_disgrace = Public Disgrace
    .does = Your other units within 12 inches of him take a nerve test. Whoever fails flees from him.
    .source = house
skirmish-card-doubt = Doubt
    .does = He loses an action.
    .source = house
skirmish-card-averted_eyes = Averted Eyes
    .does = Until the end of the round your leaders and skill cards give no dice to other units.
    .source = house
skirmish-card-vengeance = Vengeance
    .does = The opponent turns up the top card of his fate deck.
    .source = house

## What a tally counts

skirmish-why-group = the group’s numbers
skirmish-why-prone = the target lies on the ground
skirmish-why-high-ground = high ground
skirmish-why-bend = a bend in the charge
skirmish-why-friends-in-the-way = friends in the way
skirmish-why-enemies-in-the-way = enemies in the way
skirmish-why-terrain-in-the-way = terrain in the way
skirmish-why-archery-sergeant = the archery sergeant
skirmish-why-strike-bonus = the attacker’s strike bonus
skirmish-why-banner = the banner
skirmish-why-musician = the musician
skirmish-why-drops = blood drops
skirmish-why-unarmored = no armor
skirmish-why-impale = impaled
skirmish-why-defensive-drills = Defensive Drills
skirmish-why-defensive-form = Defensive Form
skirmish-why-deflect-arrow = Deflect Arrow
skirmish-why-exceptional-armour = Exceptional Armor
skirmish-why-commanding-presence = Commanding Presence
skirmish-why-stain = stains on the samurai’s honor
skirmish-why-injury = an injury

## Questions

skirmish-ask-BuildForce =
    { $force ->
        [fixed] Choose a weapon for your hero. The rest of your force is already set.
        [begun]
            Who joins your hero? { $points ->
                [one] One point left.
               *[other] { $points } points left.
            }
       *[new] Take the ready-made force, or recruit your own. Your opponent can’t see it yet.
    }
skirmish-ask-HideCaptive = Where do you hold the captive? Only you will know.
skirmish-ask-HoldBack = Which units stay in reserve? They can join the battle later.
skirmish-ask-DeployUnit = Set up one of your units in your zone.
skirmish-ask-NameCarrier = Who carries the captive?
skirmish-ask-NextToken = Draw the next token, or first take back what you just did.
skirmish-ask-GiveToken = Who gets the token and acts?
skirmish-ask-TokenWindow = { $unit } is about to act. Use a skill card first?
skirmish-ask-ChooseAction = What does { $unit } do?
skirmish-ask-Arrive = { $unit } joins the battle. Where?
skirmish-ask-GiveOrder = { $unit } may order a commoner unit within 6 inches to charge. Who charges whom?
skirmish-ask-FreeCharge = Free charge for { $unit }! Against whom?
skirmish-ask-FreeMove = Free move for { $unit }. Where to?
skirmish-ask-NerveOrder = Your units waver. Which one tests its nerve next?
skirmish-ask-GiveCard = Fate deals you { $card }. Who gets it?
skirmish-ask-CardWindow =
    { $window ->
        [pre]
            { $unit } rolls { $dice } { $dice ->
                [one] die
               *[other] dice
            } ({ $roll }). Use a card?
        [post]
            { $unit } rolled { $swords } { $swords ->
                [one] sword
               *[other] swords
            } and { $crosses } { $crosses ->
                [one] cross
               *[other] crosses
            } ({ $roll }). Use a card?
        [charge] { $unit } reaches the target and is about to strike. Use a card?
       *[wound] { $unit } has wounded the target. Use a card?
    }
skirmish-ask-MayClaim =
    { $dice ->
        [one] { $unit } rolls one die ({ $roll }). One more, for a dishonor card?
       *[other] { $unit } rolls { $dice } dice ({ $roll }). One more, for a dishonor card?
    }

## Options to choose from. Places are inches from the west and from the south edge.

skirmish-do-take_force = Take the ready-made force
skirmish-do-recruit =
    { $unarmored ->
        [1] Recruit: { $card } with { $weapon }, unarmored
       *[other] Recruit: { $card } with { $weapon }
    }
skirmish-do-finish = Done recruiting
skirmish-do-hide = Marker { $marker }
skirmish-do-hold = Hold { $unit } in reserve
skirmish-do-place = Set up { $unit } at { $x } / { $y }
skirmish-do-token = { $unit } acts
skirmish-do-move =
    { $pick_up ->
        [1] Move { $unit } to { $x } / { $y } and take the captive
       *[other] Move { $unit } to { $x } / { $y }
    }
skirmish-do-cautious =
    { $pick_up ->
        [1] Move { $unit } cautiously to { $x } / { $y } and take the captive
       *[other] Move { $unit } cautiously to { $x } / { $y }
    }
skirmish-do-stand_up =
    { $pick_up ->
        [1] { $unit } stands up, goes to { $x } / { $y } and takes the captive
       *[other] { $unit } stands up and goes to { $x } / { $y }
    }
skirmish-do-shoot = { $unit } shoots at { $target } from { $x } / { $y }
skirmish-do-charge = { $unit } charges { $target }
skirmish-do-reload = { $unit } reloads
skirmish-do-search = { $unit } searches marker { $marker }
skirmish-do-enter =
    { $pick_up ->
        [1] { $unit } comes back, goes to { $x } / { $y } and takes the captive
       *[other] { $unit } comes back and goes to { $x } / { $y }
    }
skirmish-do-enter_cautious =
    { $pick_up ->
        [1] { $unit } comes back, goes cautiously to { $x } / { $y } and takes the captive
       *[other] { $unit } comes back and goes cautiously to { $x } / { $y }
    }
skirmish-do-arrive =
    { $pick_up ->
        [1] { $unit } comes in, goes to { $x } / { $y } and takes the captive
       *[other] { $unit } comes in and goes to { $x } / { $y }
    }
skirmish-do-order = Order { $unit } to charge { $target }
skirmish-do-test = { $unit } tests its nerve
skirmish-do-decline = No, continue
skirmish-do-carry = { $unit } sets out with the captive
skirmish-do-use =
    { $skill-is ->
        [debt_owed] { $skill }: { $unit } gets an action back
        [issue_challenge] { $skill }: { $unit } is challenged
        [special_instructions] { $skill }: { $unit } acts first
        [local_guide] { $skill }: { $unit } goes to { $x } / { $y }
       *[other] Use { $skill }
    }
skirmish-do-claim = Extra die for a dishonor card
skirmish-do-give = Give the card to { $unit }
skirmish-do-draw = Draw the next token

## What happened

skirmish-event-ForceReady =
    { $cards ->
        [hidden] { $seat }’s force is ready.
       *[other] { $seat }’s force is ready: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Your force is ready.
           *[other] Your force is ready: { $cards }.
        }
skirmish-event-ForceShown = { $seat }’s force: { $cards }.
    .you = Your force: { $cards }.
skirmish-event-CaptiveHidden =
    { $marker ->
        [hidden] { $seat } decides in secret where the captive is held.
       *[other] { $seat } decides in secret that the captive is held at marker { $marker }.
    }
    .you =
        { $marker ->
            [hidden] You decide in secret where the captive is held.
           *[other] You decide in secret that the captive is held at marker { $marker }.
        }
skirmish-event-HeldBack = { $unit } stays in reserve.
skirmish-event-Deployed = { $unit } takes position.
skirmish-event-RoundBegan = Round { $round }. { $seat } draws first.
    .you = Round { $round }. You draw first.
skirmish-event-TokenDrawn =
    { $token ->
        [samurai] { $seat } draws a samurai token.
       *[other] { $seat } draws a commoner token.
    }
    .you =
        { $token ->
            [samurai] You draw a samurai token.
           *[other] You draw a commoner token.
        }
skirmish-event-FateDrawn =
    { $drawn ->
        [1] { $seat } draws the first fate token.
        [2] { $seat } draws the second fate token. The next one ends the round.
       *[other] { $seat } draws the third fate token: the round is over.
    }
    .you =
        { $drawn ->
            [1] You draw the first fate token.
            [2] You draw the second fate token. The next one ends the round.
           *[other] You draw the third fate token: the round is over.
        }
skirmish-event-TokenGiven = { $seat } gives the token to { $unit }.
    .you = You give the token to { $unit }.
skirmish-event-TokenLost = { $unit } finds no way onto the table, and the token is lost.
skirmish-event-ActionLost =
    { $why ->
        [doubt] { $unit } doubts and loses an action.
       *[avoid] { $unit } gives up an action to avoid.
    }
skirmish-event-ActionReturned = { $unit } gets an action back, and a token returns to the bag.
skirmish-event-AlertSpent = { $unit } was alert and spends no action to avoid.
skirmish-event-Separated = { $unit } steps back from the enemy.
skirmish-event-Acted =
    { $action ->
        [move] { $unit } moves.
        [cautious] { $unit } moves cautiously and is now alert.
        [stand_up] { $unit } gets up.
        [shoot] { $unit } takes aim.
        [charge] { $unit } charges!
        [reload] { $unit } reloads.
        [search] { $unit } searches.
        [enter] { $unit } returns to the table.
       *[enter_cautious] { $unit } returns cautiously and is now alert.
    }
skirmish-event-Moved = { $unit } takes up a new position.
skirmish-event-Rolled =
    { $faces-count ->
        [0] { $unit }, { $roll }: no dice left. Failed.
       *[other]
            { $unit }, { $roll }: { $faces }. { $result ->
                [hit] Hit!
                [miss] No effect.
                [fumbled] Fumble!
                [failed] Failed.
                [splendid] Passed with a bonus!
               *[passed] Passed.
            }
    }
skirmish-event-TestedTarget = { $unit } picks { $target } as the target.
skirmish-event-Attacked =
    { $how ->
        [shot] { $unit } shoots at { $target }.
       *[charge] { $unit } charges into { $target }!
    }
skirmish-event-Wounded =
    { $drops ->
        [one] { $unit } takes a blood drop (now { $total }).
       *[other] { $unit } takes { $drops } blood drops (now { $total }).
    }
skirmish-event-Inspired =
    { $total ->
        [0] { $unit } takes heart and loses the last blood drop.
       *[other] { $unit } takes heart and loses a blood drop (now { $total }).
    }
skirmish-event-KnockedDown = { $unit } is knocked down.
skirmish-event-ModelLost =
    { $left ->
        [one] { $unit } loses a man, and one is left.
       *[other] { $unit } loses a man, and { $left } are left.
    }
skirmish-event-Removed = { $unit } is out of the battle!
skirmish-event-Retreated = { $unit } falls back.
skirmish-event-GaveWay = { $unit } makes room.
skirmish-event-DrivenOff = { $unit } is driven off the table.
skirmish-event-ArrivalFailed = { $unit } isn’t here yet.
skirmish-event-MarkerSearched =
    { $found ->
        [captive] { $unit } finds the captive at marker { $marker }!
        [find] { $unit } makes a find at marker { $marker }.
       *[nothing] { $unit } finds nothing at marker { $marker }, which is cleared away.
    }
skirmish-event-CaptiveTaken = { $unit } has the captive now.
skirmish-event-CaptiveDropped = { $unit } lets the captive go.
skirmish-event-CaptiveLeft = { $unit } leaves the table with the captive!
skirmish-event-CardUsed = { $unit } uses { $card }.
skirmish-event-SkillTurnedUp = { $seat } turns up a fate card: { $card }.
    .you = You turn up a fate card: { $card }.
skirmish-event-SkillGained = { $unit } gains a skill: { $card }.
skirmish-event-Challenged = { $unit } challenges { $target }.
skirmish-event-DieClaimed = { $unit } takes an extra die, and the shame that comes with it.
skirmish-event-Shamed = { $unit } draws a dishonor card: { $card }.
skirmish-event-Injured = { $unit } is injured: { $card }.
skirmish-event-Survived = { $unit } survives the blow!
skirmish-event-SkillKept = { $seat } keeps a skill card for the campaign: { $card }.
    .you = You keep a skill card for the campaign: { $card }.
skirmish-event-BattleEnded =
    { $seat-is ->
        [nobody] The battle ends in a draw. { $ended }
       *[other] { $seat } wins the battle! { $ended }
    }
    .you = You win the battle! { $ended }
skirmish-event-CampaignEnded =
    { $winner-count ->
        [one] { $winners } wins the campaign! Points: { $totals }.
       *[other] The campaign ends in a draw. Points: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] You win the campaign! Points: { $totals }.
           *[other] The campaign ends in a draw. Points: { $totals }.
        }

## The game's options

skirmish-option-scenario = The battle: a first clash, an outpost to take, a field to search, a spy to find, a spy to escort, a captive to free, a fight to the last samurai, or a campaign of six battles.
    .name = Battle
skirmish-option-level = Rules in play: basic (1), with skill cards (2), or with injuries and dishonor as well (3). First Clash always uses level 1.
    .name = Rules
skirmish-option-round_limit = After how many rounds a battle ends: as the scenario says, or 3 to 20.
    .name = Last round
skirmish-option-shots_push = Do shots that wound or graze push the target back?
    .name = Shots push back
skirmish-option-no_avoid_counts_failed = A target that cannot avoid counts as having failed, so it can be impaled and stunned.
    .name = Unable to avoid
skirmish-option-drops_on_all_honour = Do blood drops weaken every honor test, or only nerve tests?
    .name = Weight of blood drops
skirmish-option-nerve_order = Who decides the order of nerve tests: the owner of the units, or the distance, nearest first.
    .name = Order of nerve tests
skirmish-option-max_commoner_units = How many commoner units a force may have at most.
    .name = Commoner units
skirmish-option-bow_loyal_cost = Cost of a Loyal Bow Group: 2 or 3 points.
    .name = Loyal Bow Group
skirmish-option-unarmoured_card = May heroes and samurai go without armor? They have 1 agility more, but damage rolls against them have 1 extra die.
    .name = Without armor
skirmish-option-thrown_for_samurai = May heroes and samurai take thrown weapons for 1 point?
    .name = Thrown weapons
skirmish-option-last_samurai_points = Points per force in Last Samurai.
    .name = Points in Last Samurai
skirmish-option-carry_limit = How far a unit can move while carrying the captive (1000 = 1 inch).
    .name = Carrying the captive
skirmish-option-mirror_terrain = Does random terrain lie symmetrically, so that both sides have the same ground?
    .name = Mirrored terrain
skirmish-option-ground = Which terrain lies on the table: the scenario’s, or your own from a terrain file.
    .name = Terrain

## Problems

problem-skirmish-another-unit-acts = Another unit was given the token.
problem-skirmish-card-not-usable = That card does nothing here. Use a highlighted one, or none.
problem-skirmish-carries-the-captive = Whoever carries the captive can neither charge nor shoot nor search.
problem-skirmish-claim-or-not = Take the extra die, or leave it.
problem-skirmish-enemy-in-the-way = You can’t charge: another enemy is in the way.
problem-skirmish-enemy-too-near = Nobody can search with an enemy within three inches.
problem-skirmish-friend-in-the-way = A friend is in the way of the shot.
problem-skirmish-is-loaded = There is nothing to reload.
problem-skirmish-is-on-the-table = This unit is on the table already.
problem-skirmish-lies-prone = This unit lies on the ground and has to stand up first.
problem-skirmish-list-not-legal = Your force isn’t complete yet.
problem-skirmish-ground-in-campaign = A campaign has six battles with grounds of their own. Choose one battle for your own ground.
problem-skirmish-ground-not-toml = The terrain file is not TOML: { $detail }.
problem-skirmish-ground-too-long = The terrain file is too long: at most { $most } characters.
problem-skirmish-ground-unknown-part = The terrain file has a part “{ $field }” that means nothing here. It only takes [[piece]].
problem-skirmish-ground-no-pieces = The terrain file has no [[piece]].
problem-skirmish-ground-too-many = There are { $count } pieces of terrain, and at most { $most } may lie on the table.
problem-skirmish-ground-not-a-piece = Piece { $piece } of the terrain is not written as a piece.
problem-skirmish-ground-unknown-field = Piece { $piece } of the terrain has a field “{ $field }” that means nothing. It takes: { $known }.
problem-skirmish-ground-needs-field = Piece { $piece } of the terrain needs “{ $field }”.
problem-skirmish-ground-unknown-kind = Piece { $piece } of the terrain: “{ $kind }” is not a kind of terrain. There are: { $known }.
problem-skirmish-ground-bad-place = Piece { $piece } of the terrain: “at” takes two numbers, such as [12, 18.5], not { $value }.
problem-skirmish-ground-bad-size-form = Piece { $piece } of the terrain: “size” takes one number or [wide, deep], not { $value }.
problem-skirmish-ground-not-a-length = Piece { $piece } of the terrain: { $value } is not a length.
problem-skirmish-ground-too-fine = Piece { $piece } of the terrain: { $value } has too many decimals (3 at most).
problem-skirmish-ground-bad-size = Piece { $piece } of the terrain must measure { $low } to { $high } inches.
problem-skirmish-ground-bad-angle = Piece { $piece } of the terrain: the angle takes whole degrees, not { $value }.
problem-skirmish-ground-off-table = Piece { $piece } of the terrain reaches over the edge of the table.
problem-skirmish-ground-overlap = Pieces { $other } and { $piece } of the terrain overlap.
problem-skirmish-ground-too-dense = Around piece { $piece } too much terrain stands close together.
problem-skirmish-ground-marker-blocked = The terrain lets nobody stand at marker { $number }.
problem-skirmish-ground-zone-blocked =
    { $side ->
        [south] Too little room to set up in the south: { $fewest } groups must fit.
       *[north] Too little room to set up in the north: { $fewest } groups must fit.
    }
problem-skirmish-ground-no-room = The terrain blocks so much of the table that not every unit is sure of a place.
problem-skirmish-draw-first = Draw the next token first, or take your last move back.
problem-skirmish-must-arrive = Name the place where your reserve comes in.
problem-skirmish-must-enter = This unit is off the table and has to come back first.
problem-skirmish-must-reload = The musket has to be reloaded first.
problem-skirmish-no-action-left = { $unit } has no action left in this round.
problem-skirmish-no-dice-left = Too much is in the way: you would have no dice left to roll.
problem-skirmish-no-noble = The card goes to your hero or to one of your samurai.
problem-skirmish-no-room-at-the-target = There is no room to stand in contact with that enemy.
problem-skirmish-no-room-there = There is no room for the base there.
problem-skirmish-no-single-model = A single warrior has to carry her, not a group.
problem-skirmish-no-such-marker = There is no such marker.
problem-skirmish-no-such-order = The sergeant cannot give that order.
problem-skirmish-no-way-there =
    { $far ->
        [yes] Too far: { $apart }″, and this move reaches { $reach }″.
        [edge] From the edge you can’t get there in { $reach }″.
       *[no] You can’t get there in { $reach }″: something is in the way.
    }
problem-skirmish-not-a-tester = That unit does not have to test its nerve now.
problem-skirmish-not-an-enemy-here = There is no such enemy on the table.
problem-skirmish-not-at-the-marker = The unit has to touch the marker to search it.
problem-skirmish-not-in-the-zone = Set the unit up fully inside your zone, touching nothing and at least an inch from enemies.
problem-skirmish-not-to-be-held-back = That unit cannot be held back now.
problem-skirmish-not-to-be-recruited = That card doesn’t fit into your force any more.
problem-skirmish-not-waiting = You can’t set up that unit: it stands already or is your opponent’s.
problem-skirmish-not-your-unit = { $unit } is not one of your living units.
problem-skirmish-nothing-to-pick-up = The captive cannot be picked up there.
problem-skirmish-nothing-to-search = There is nothing for this unit to search.
problem-skirmish-nothing-to-shoot-with = This unit has nothing to shoot with.
problem-skirmish-off-the-table = The whole base has to stay on the table.
problem-skirmish-out-of-range = Too far: { $apart }″, and the range is { $reach }″.
problem-skirmish-out-of-reach = Too far: { $apart }″, and a charge reaches { $reach }″.
problem-skirmish-out-of-sight = The target cannot be seen from there.
problem-skirmish-owes-a-duel = After the challenge you must charge the rival first.
problem-skirmish-stands-already = This unit is on its feet already.
problem-skirmish-terrain-in-the-way = Terrain is in the way, and no single bend leads around it.
problem-skirmish-way-covered = The whole width of the way to this target is covered, so it is hidden.
problem-skirmish-wrong-moment =
    { $clause ->
        [TOH-5-2] First give the token to one of your units.
        [TOH-6-1] A unit has the token: choose one of its actions.
        [TOH-9-20] First decide about the free action.
       *[other] First answer what you are asked.
    }
problem-skirmish-wrong-token = This token is not for { $unit }: samurai and commoners each have their own.
