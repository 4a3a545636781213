### The rules of Test of Honour by their clauses, in our own words. `.source` says where each comes
### from: the rulebook (book), public sources (found), our own design (house), our reading (ruling).

## 1 Geometry

clause-TOH-1-1 = Every unit has one round base and no front. A place on the table is the center of a base.
    .source = ruling
clause-TOH-1-2 = Distances are measured from the edge of one base to the edge of the other. Contact is a gap of at most 0.02 inches; a gap below zero is an overlap.
    .source = ruling
clause-TOH-1-3 = The length of a way is the sum of its straight legs, each rounded up to a thousandth of an inch.
    .source = ruling
clause-TOH-1-4 = Whether a point is near a straight line is decided exactly, in whole thousandths of an inch, by its distance from the nearest point of the line.
    .source = ruling
clause-TOH-1-5 = Two lines are near each other if they meet or if an end of one is near the other; a line and a piece of terrain, if the line begins inside the piece or is near one of its edges. A base overlaps a piece whose distance from its center is less than its radius.
    .source = ruling
clause-TOH-1-6 = Where a place lies at a given length in a direction, its coordinates are rounded towards the start or away from it, as the rule needs; a rounding outwards is never short of the length.
    .source = ruling
clause-TOH-1-7 = Where a direction has to be chosen, there are 16, starting in the east and going round against the clock.
    .source = ruling
clause-TOH-1-8 = A base is seen at 16 points of its rim.
    .source = ruling
clause-TOH-1-9 = An attacker meets his target at the first point of contact on the straight way; whoever is in contact already stays where he is.
    .source = ruling
clause-TOH-1-10 = Everybody may measure anything at any time.
    .source = book
clause-TOH-1-11 = A unit that is shifted goes to the nearest free place, searched in 16 directions and steps of 0.05 inches, without crossing buildings or obstacles. The place that lies best in the wanted direction is taken. If there is none, it stays.
    .source = ruling
clause-TOH-1-12 = A friend on whom another unit comes to stand gives way: it is shifted away from it, by at most 3 inches and no nearer to enemies than 1 inch or than it was.
    .source = book-ruling
clause-TOH-1-13 = A unit lives until it is removed. It is on the table, off the table, or in reserve; distances and sight know only units on the table. Friends are the other units of your side, enemies those of the other side.
    .source = ruling
clause-TOH-1-14 = Where the nearest unit counts and two are equally near, the one with the lower number counts.
    .source = ruling
clause-TOH-1-15 = Across the lane a base covers a strip as wide as itself, unless its center is past the front of the target. Terrain covers what of it lies before the target, rough ground only where it is more than 1 inch deep. Gaps of up to 0.02 inches are ignored.
    .source = ruling

## 2 Dice and tests

clause-TOH-2-1 = A test rolls as many dice as the ability says, more or fewer by modifiers. With no dice left it fails without a roll and without a fumble.
    .source = book
clause-TOH-2-2 = A test passes with at least 3 swords and no more crosses than swords. A double counts as 2 swords.
    .source = book
clause-TOH-2-3 = A strike, avoid or damage roll that passes with 5 swords or more brings the weapon's bonus for that roll.
    .source = book
clause-TOH-2-4 = A strike, avoid or damage roll with more crosses than swords is a fumble, and fails.
    .source = book
clause-TOH-2-5 = Wits, honor and free agility tests have neither bonus nor fumble.
    .source = book-ruling
clause-TOH-2-6 = Where an effect rolls a single die, only swords count.
    .source = book
clause-TOH-2-7 = All luck comes from the seed of the match; the dice of a roll do not depend on each other.
    .source = ruling

## 3 Building a force

clause-TOH-3-1 = You recruit for at most the points of the scenario; what you do not spend is lost.
    .source = book
clause-TOH-3-2 = A force has exactly one hero and at most two other samurai.
    .source = book-found
clause-TOH-3-3 = Commoner units together cost at least a third of the limit, rounded up.
    .source = found-ruling
clause-TOH-3-4 = A force has at most 8 commoner units, among them at most 5 groups, and at most one each of sergeant, musician, banner bearer and archery sergeant.
    .source = ruling
clause-TOH-3-5 = Every hero and samurai gets one melee weapon of your choice for free, or instead any ranged weapon, at its price: bow or musket 2 points, thrown weapons 1. Commoners carry the weapon of their card.
    .source = book-ruling
clause-TOH-3-6 = A warrior fights with this one weapon for the whole battle. A bow, musket or thrown weapon counts as a dagger in melee.
    .source = book
clause-TOH-3-7 = Both forces are built in secret and shown together. From then on cards, states and wounds are open.
    .source = book-ruling
clause-TOH-3-8 = A list of your own is built card by card: the hero first, then in the order of the cards, never going back. You are offered only cards from which a legal list can still be made, and may stop as soon as the list is legal. Heroes and samurai are chosen with weapon and upgrades.
    .source = ruling

## 4 Set-up

clause-TOH-4-1 = The order is: forces, terrain, markers, deployment, bag, first draw. Units are numbered through, south first.
    .source = book-ruling
clause-TOH-4-2 = The bag holds one token for every action of every unit of both sides, samurai or commoner, and 3 fate tokens. Units in reserve count.
    .source = book-ruling
clause-TOH-4-3 = A unit is set up with its whole base in its zone, clear of everything, and at least 1 inch from enemies. If there is no such place, the zone grows by 1 inch until there is.
    .source = book-ruling
clause-TOH-4-4 = The scenario says whether both sides set up in turns, one unit each, or one side after the other.
    .source = found
clause-TOH-4-5 = Luck at the set-up falls in a fixed order: the coin, terrain, the spy's marker, then the decks of skills, injuries and dishonor.
    .source = ruling

## 5 Round and tokens

clause-TOH-5-1 = The drawer takes one token from the bag without looking; all are equally likely.
    .source = book
clause-TOH-5-2 = You give an action token to one of your living units of its kind that has an action left. The action counts as spent at once.
    .source = book-ruling
clause-TOH-5-3 = In a round a unit can take as many tokens as it has actions: commoners usually 1, samurai 2 or 3.
    .source = book
clause-TOH-5-4 = Units off the table and in reserve can take tokens too.
    .source = book-ruling
clause-TOH-5-5 = A token that can be used must be used; a move may be of no length at all.
    .source = book-ruling
clause-TOH-5-6 = If the drawer has no unit for the token, the opponent takes and uses it.
    .source = book
clause-TOH-5-7 = After each token that does not end the round the other side draws, even if it has just used one that was passed on.
    .source = book
clause-TOH-5-8 = The first and the second fate token of a round bring no action. At level 1 nothing else happens; at levels 2 and 3 a skill card is turned up.
    .source = book-found
clause-TOH-5-9 = Losing an action takes a token of the unit's kind out of the bag and counts as spent. Without an action left, nothing happens.
    .source = book
clause-TOH-5-10 = When a unit is removed, its unspent tokens leave the bag and none of them returns.
    .source = book
clause-TOH-5-11 = The third fate token ends the round at once, whatever is left in the bag.
    .source = book
clause-TOH-5-12 = At the end of a round enemies are separated and the scenario is checked; then all actions return, the bag is filled anew, and cards for once a round are ready. Whoever drew the third fate token draws first.
    .source = book
clause-TOH-5-13 = Separation: units nearer than 1 inch to an enemy are shifted away by up to 6 inches, first those of the side that begins the next round. Where there is no room, they stay.
    .source = book-ruling
clause-TOH-5-14 = Blood drops, alert, reload and prone marks, carried markers and cards stay over the end of a round.
    .source = book-ruling
clause-TOH-5-15 = A free action needs no token and does not count among the actions; otherwise it is an action of its kind. It is allowed even when all actions are spent.
    .source = book
clause-TOH-5-16 = If your last decision needed no dice and showed nothing new, the next token waits until you say so. Until then you may take that decision back.
    .source = ruling

## 6 Actions and movement

clause-TOH-6-1 = With a token a unit may move, shoot, charge, move cautiously, stand up, reload, search, or enter. Avoiding is only a reaction.
    .source = book
clause-TOH-6-2 = A unit that lies on the ground can only stand up or avoid. Standing up, it may move up to 3 inches.
    .source = book
clause-TOH-6-3 = A move goes up to 6 inches.
    .source = book
clause-TOH-6-4 = A cautious move goes up to 3 inches and makes the unit alert. Any later action ends alert as it begins, avoiding and free actions included.
    .source = book
clause-TOH-6-5 = Reloading takes the reload mark away; the unit does not move.
    .source = book
clause-TOH-6-6 = You name where a movement ends; the unit takes the cheapest way there. Any direction and any number of turns are allowed, and so is staying in place.
    .source = book-ruling
clause-TOH-6-7 = On its way a base stays on the table, passes over no friend, keeps clear of buildings, and comes no nearer to an enemy than 1 inch, or than it was at the start.
    .source = book-ruling
clause-TOH-6-8 = A unit ends with its whole base on the table, overlapping no base, building or obstacle.
    .source = book
clause-TOH-6-9 = A way costs its length, and 1 inch for each obstacle crossed, once. If any part of it touches rough ground, the limit is 3 inches at most.
    .source = book-ruling
clause-TOH-6-10 = The way is the cheapest one that turns only at 16 points around bases and corners of terrain; one search avoids rough ground under the full limit, another goes anywhere under 3 inches. Where a way exists, the place is within reach.
    .source = ruling
clause-TOH-6-11 = Nobody moves off the table unless the scenario allows it.
    .source = book
clause-TOH-6-12 = A free move has the limit of a move and may be declined. A unit on the ground gets no free move and no free charge.
    .source = book-ruling

## 7 Sight, the way, the nearest target

clause-TOH-7-1 = To charge or shoot, the attacker has to see the target when he names it.
    .source = book
clause-TOH-7-2 = One unit sees another if at least one of the 256 lines between the rims of their bases is free.
    .source = book-ruling
clause-TOH-7-3 = A line is blocked by the base of any other unit, standing or prone.
    .source = book
clause-TOH-7-4 = A line is blocked by a building.
    .source = book
clause-TOH-7-5 = A line is blocked by an obstacle, unless one of the two stands high or the attacker touches the obstacle.
    .source = book-ruling
clause-TOH-7-6 = A line is blocked by a hill if neither of the two stands high.
    .source = book
clause-TOH-7-7 = A line is blocked if it runs through more than 1 inch of rough ground in all.
    .source = book
clause-TOH-7-8 = A unit stands high if its center is on a hill.
    .source = ruling
clause-TOH-7-9 = The way to the target is a lane as wide as the attacker's base, up to the first point of contact. What lies behind the target is not in the way.
    .source = book-ruling
clause-TOH-7-10 = A unit or a piece of terrain that overlaps the lane is in the way. Overlaps of up to 0.02 inches and open ground are ignored.
    .source = book-ruling
clause-TOH-7-11 = The target is hidden, and cannot be attacked, without sight or if what is in the way covers the whole width of the lane: one base or several together, for a shot terrain too. If only a part is covered, shots lose dice and charges may be forbidden.
    .source = book-ruling
clause-TOH-7-12 = The nearest enemy is the one with the smallest gap among all who are not hidden, for a shot within range, whether you may attack him or not. Equal gaps are equally near.
    .source = book
clause-TOH-7-13 = You name the target. If it is not the nearest enemy, the attacker takes a wits test, even if the nearest cannot be attacked; if he fails, he must attack the nearest legal target. The action cannot be changed any more.
    .source = book-ruling
clause-TOH-7-14 = A shooter tests after his move of up to 3 inches, a charger before he moves.
    .source = ruling

## 8 Shooting and charging

clause-TOH-8-1 = To shoot, a unit needs a ranged weapon without a reload mark and must be on its feet. It moves up to 3 inches and shoots; the target must be legal from where it ends.
    .source = book
clause-TOH-8-2 = A legal target of a shot is an enemy on the table, in range and not hidden, with no friend of the shooter in the way and at least 1 strike die left.
    .source = book-ruling
clause-TOH-8-3 = A shot loses 1 die for each enemy and each piece of terrain in the way. Pieces that the shooter touches do not count, nor a hill on which one of the two stands.
    .source = book-ruling
clause-TOH-8-4 = After every shot a musket gets a reload mark.
    .source = book
clause-TOH-8-5 = A unit on its feet charges up to 6 inches into contact and attacks in melee at once. The target must be an enemy on the table, not hidden, within reach of a charge, with at least 1 strike die left.
    .source = book-ruling
clause-TOH-8-6 = Another enemy in the straight way forbids the charge.
    .source = book
clause-TOH-8-7 = A charge goes straight if no building is in the way, there is room at the end, friends there can give way, and the reach suffices. The inch around enemies does not count in a charge.
    .source = book-ruling
clause-TOH-8-8 = If only terrain prevents the straight way, the charge may bend once around it. A bend costs 1 strike die.
    .source = book-ruling
clause-TOH-8-9 = Each friend in the way costs 1 strike die. Friends step aside to let the charger pass and take their places again; only those at the end stay aside.
    .source = book-ruling
clause-TOH-8-10 = Crossing an obstacle costs 1 inch of reach and no die. If the obstacle lies at the very end, the charger stops before it and the fight goes on across it.
    .source = book-ruling
clause-TOH-8-11 = High ground gives 1 strike die more if the attacker stands high and the target does not. For a charge the place before it counts.
    .source = book-ruling

## 9 Resolving an attack

clause-TOH-9-1 = An attack runs: strike, avoid, damage, forced movement, nerve tests, free actions.
    .source = book-ruling
clause-TOH-9-2 = Strike dice are the aim, 1 more for a group of 2 or 3 men, in melee against a prone target, on high ground, or for the archery sergeant, and fewer for what is in the way.
    .source = book
clause-TOH-9-3 = If the strike fails, the attack fails.
    .source = book
clause-TOH-9-4 = After a fumbled strike the target's side rolls 1 die: with a sword the attacker takes a blood drop. This holds for shots too.
    .source = book
clause-TOH-9-5 = Strike bonuses at once: a quick jab rolls 1 die, and with a sword the target takes a blood drop; a twin strike or a fast shot takes 1 die from the avoid roll.
    .source = book-ruling
clause-TOH-9-6 = Strike bonuses for later: impale, stun, deep cut and fearsome blow.
    .source = book
clause-TOH-9-7 = After a strike that passed, the target must avoid if it can: for free if it is alert, which ends alert, else by giving up an action. Without either there is no avoid roll.
    .source = book-ruling
clause-TOH-9-8 = Avoiding is an action outside one's turn, and an obligation: nobody decides anything. Units on the ground avoid like others.
    .source = book
clause-TOH-9-9 = Avoid dice are the agility, 1 less against a twin strike or a fast shot, 1 more near the banner, and those of cards.
    .source = book
clause-TOH-9-10 = If the avoid passes, the attack does no damage. The bonus in melee depends on the defender's weapon: a quick jab, a backhand that knocks the attacker down, or a counter strike. Against a shot it is always a free move.
    .source = book
clause-TOH-9-11 = A fumbled avoid fails, and the defender is knocked down.
    .source = book
clause-TOH-9-12 = If the avoid failed or was not rolled, the attack hits: a stun knocks the target down, an impale gives 1 damage die more.
    .source = book-ruling
clause-TOH-9-13 = Damage dice are the strength in melee, else the dice of the weapon; 1 more for each blood drop on the target, 1 for an impale, 1 against an unarmored target.
    .source = book
clause-TOH-9-14 = If the damage roll passes, a single warrior is cut down and removed; a group loses one man and is removed with the last.
    .source = book
clause-TOH-9-15 = If the damage roll fails without a fumble, the target is wounded lightly and takes a blood drop. Blood drops have no limit and remove nobody by themselves.
    .source = book
clause-TOH-9-16 = With a light wound a deep cut rolls 1 die for as many blood drops more as it shows swords; a fearsome blow makes the target and all enemies within 6 inches of the attacker test their nerve.
    .source = book-ruling
clause-TOH-9-17 = A fumbled damage roll glances off: no blood drop, but the target is pushed.
    .source = book-ruling
clause-TOH-9-18 = A group that loses a man and survives keeps its blood drops and is pushed as after a light wound.
    .source = book-ruling
clause-TOH-9-19 = Whoever is wounded lightly, grazed, or loses a man of a group is pushed 1 inch from the attacker, by shots too. After a melee attack that did nothing, the attacker is pushed 1 inch. Shots that miss push nobody.
    .source = book-ruling
clause-TOH-9-20 = Free actions come last and may be declined: a follow up is a charge, or a move if there is nobody to charge; a move up is a move; a counter strike is a charge of the defender. What follows from them is settled first.
    .source = book
clause-TOH-9-21 = Whoever is knocked down lies prone, a group as a whole. Melee strikes against it have 1 die more. Being knocked down again changes nothing.
    .source = book-ruling

## 10 Retreats and the table edge

clause-TOH-10-1 = A retreat goes straight away from the attacker or the target. It is neither an action nor a move.
    .source = book
clause-TOH-10-2 = A unit that begins its retreat in rough ground or on a hill may leave it. From rough ground it retreats 3 inches at most.
    .source = book-ruling
clause-TOH-10-3 = A retreat stops at any piece of terrain, or when it would come nearer to an enemy than 1 inch or than it was, or at the table edge.
    .source = book
clause-TOH-10-4 = Friends never stop a retreat: they give way. If one cannot, the retreat ends earlier.
    .source = book
clause-TOH-10-5 = A retreat that an enemy stops, or that ends nearer than 1 inch to one, costs one blood drop; then the unit is shifted clear if there is room.
    .source = book
clause-TOH-10-6 = A unit driven over the edge is off the table. It gets up and drops what it carried.
    .source = book-ruling
clause-TOH-10-7 = It takes an honor test at once; if it fails, it is a casualty.
    .source = book
clause-TOH-10-8 = Off the table a unit cannot be attacked, stands in nobody's way and tests no nerve. It keeps blood drops, alert, reload mark and cards.
    .source = ruling
clause-TOH-10-9 = Its next action must be to enter: a move of 6 inches or a cautious one of 3, from a point of the edge within 9 inches of where it left. There it has to keep 1 inch from all enemies.
    .source = book-ruling
clause-TOH-10-10 = Where it steps onto the table follows from where it goes: the point from which the way is cheapest.
    .source = ruling
clause-TOH-10-11 = If there is no way in, the token is spent without effect.
    .source = ruling

## 11 Nerve and honor

clause-TOH-11-1 = When a unit is cut down, each of its friends on the table within 6 inches takes a nerve test, once for each casualty.
    .source = book
clause-TOH-11-2 = A nerve test is an honor test: honor, 1 more for a group of 3 men, 1 less for each own blood drop, 1 more near the musician, and those of cards.
    .source = book
clause-TOH-11-3 = Whoever fails runs 6 inches from the attacker at once, before the next unit tests. Units on the ground run too and stay prone.
    .source = book-ruling
clause-TOH-11-4 = The owner picks which unit tests next. A unit that has left the table meanwhile is passed over.
    .source = ruling
clause-TOH-11-5 = A unit lost at the edge is a casualty of the attack that drove it off: friends within 6 inches of its last place test after those already due. If its own attack failed, they run from its target. Without an attack nobody tests.
    .source = book-ruling
clause-TOH-11-6 = Blood drops weaken every honor test, also at the edge and for survival.
    .source = book-ruling

## 12 Groups and leaders

clause-TOH-12-1 = A group is three commoners on one base. It acts, moves, is attacked and is wounded as one unit.
    .source = book
clause-TOH-12-2 = It has one action and one set of values.
    .source = book
clause-TOH-12-3 = It has 1 aim more while 2 or 3 men stand, and 1 honor more while all 3 stand.
    .source = book
clause-TOH-12-4 = Blood drops belong to the whole group and stay when a man falls.
    .source = book
clause-TOH-12-5 = Only the loss of the last man makes friends test their nerve.
    .source = book
clause-TOH-12-6 = A leader helps only while on the table and on his feet, only other units of his side, and the same rule counts once for a roll.
    .source = ruling
clause-TOH-12-7 = Sergeant: after his move with a token one commoner unit within 6 inches may charge for free.
    .source = found
clause-TOH-12-8 = Musician: commoners within 12 inches get 1 die more on nerve tests.
    .source = found
clause-TOH-12-9 = Banner bearer: commoners within 6 inches get 1 die more on avoid rolls.
    .source = found
clause-TOH-12-10 = Archery sergeant: a bow group within 3 inches gets 1 strike die more when it shoots.
    .source = found

## 13 Terrain

clause-TOH-13-1 = Obstacle: units stand on either side, never on it. Crossing costs 1 inch; it blocks sight and stops retreats.
    .source = book
clause-TOH-13-2 = Rough ground: may be entered; movement 3 inches at most; sight 1 inch deep; in the way of shots; stops retreats from outside.
    .source = book
clause-TOH-13-3 = Hill: blocks sight between two units that do not stand high, and stops retreats from outside. Whoever stands high looks over obstacles and hills and is seen over them, and strikes with 1 die more. Bases and buildings still block.
    .source = book
clause-TOH-13-4 = Building: closed to all; blocks sight, movement and retreats.
    .source = book
clause-TOH-13-5 = What every piece of terrain is, is fixed before the battle and known to all.
    .source = book

## 14 Markers, captives, reserves

clause-TOH-14-1 = Markers lie flat: they block nothing. Standing on one is contact.
    .source = ruling
clause-TOH-14-2 = To search, a unit on its feet that carries nothing has to touch a marker, with no enemy within 3 inches. It does not move and takes a wits test.
    .source = found-ruling
clause-TOH-14-3 = The unit that finds the captive carries her. Left alone, she is taken by a unit of an allowed side that ends a movement in contact with no enemy nearer than 1 inch, if it wants. Nobody carries two.
    .source = house
clause-TOH-14-4 = A carrier moves 4 inches at most and neither charges nor shoots nor searches.
    .source = house
clause-TOH-14-5 = A carrier loses the captive on the spot when it is removed, knocked down, fails a nerve test or is driven off the table; never of its own will.
    .source = house
clause-TOH-14-6 = You control a marker if a unit of yours on its feet is within 3 inches and no enemy is.
    .source = house
clause-TOH-14-7 = Whoever carried the captive from the start of a movement and ends it at the required edge leaves with her; the goal is met.
    .source = house
clause-TOH-14-8 = A reserve is named at the set-up and waits off the table; its tokens are in the bag.
    .source = found
clause-TOH-14-9 = A reserve that gets a token takes a wits test with 1 die more for each completed round. If it passes, it moves in from an allowed edge; else the token is spent.
    .source = found-ruling
clause-TOH-14-10 = Units in reserve are alive, cannot be attacked and control nothing.
    .source = ruling

## 15 Scenarios

clause-TOH-15-1 = Losses count what was cut down: the cost of each single warrior, a third of the cost for each man of a group. If the scenario ends level, lower losses win, then fewer blood drops, then it is a draw.
    .source = house
clause-TOH-15-2 = Random terrain is laid in pairs, each piece with a twin turned about the center, 2 inches from other pieces and 1.5 inches from markers. A pair that finds no place in 100 tries is left out.
    .source = house
clause-TOH-15-3 = A strip is measured from the own table edge. The winner of the coin toss sets up and draws first, unless the scenario says otherwise.
    .source = house
clause-TOH-15-4 = A side without living units loses at once. A goal that is met ends the battle at once, before nerve tests and free actions; only dice that were claimed are still paid for with dishonor.
    .source = ruling
clause-TOH-15-5 = When the last round is over, the scenario decides. The limit can be set to 3 to 20 rounds.
    .source = ruling
clause-TOH-15-6 = You may lay terrain of your own instead of the scenario’s: pieces by kind, place, size and angle. They lie whole on the table without overlapping, and leave room for markers and for setting up.
    .source = book-ruling
clause-TOH-15-7 = Your own terrain is turned by whole degrees. Every corner lies at the nearest thousandth of an inch, and quarter turns are exact.
    .source = house
clause-TOH-15-10 = First Clash: forces of 11 points, a shrine in the center, zones 12 inches deep, one side after the other; level 1. Whoever loses the hero loses at once. At the limit lower losses win.
    .source = found-house
clause-TOH-15-11 = Seize the Outpost: 15 points, 5 rounds. North sets up at most 10 points with the hero around three buildings; the rest enters later from the north edge. South comes from a strip of 3 inches and draws first. More controlled markers win; a tie goes to north.
    .source = found-house
clause-TOH-15-12 = The Battlefield: 18 points, zones of 6 inches, set up in turns. Both sides search five markers; a success is a find and clears the marker away. 3 finds win at once; at the limit more finds, then lower losses.
    .source = found-house
clause-TOH-15-13 = The Spy: 21 points, zones of 6 inches, set up in turns. One of three markers hides her; nobody knows which. A false one that is searched is cleared away; the last one must still be searched. Found, she has to be carried over the own edge. At the limit the side that carries her wins, else lower losses.
    .source = found-house
clause-TOH-15-14 = Road Block: 21 points. North sets up first, 12 inches deep; south then in 6 inches, names who carries the spy, and draws first. South wins by leaving with her in the north, north by leaving with her in the south or at the limit.
    .source = found-house
clause-TOH-15-15 = Rescue: 24 points. North notes in secret at which marker the captive is held and sets up at most 12 points with the hero; the rest enters from any edge but the south. South comes from a strip of 3 inches, draws first, alone searches and carries, and wins by leaving with her in the south. North wins when the hero and all samurai of the south are gone, or at the limit.
    .source = found-ruling
clause-TOH-15-16 = Last Samurai: 12 to 24 points, zones of 9 inches, set up in turns. Whoever loses the hero and all samurai loses at once. At the limit lower losses win.
    .source = house

## 16 Campaign

clause-TOH-16-1 = A campaign is six linked battles: First Clash, Seize the Outpost, The Battlefield, The Spy, Road Block, Rescue. Forces are built anew for each.
    .source = found
clause-TOH-16-2 = The loser of First Clash attacks the outpost, the winner of The Spy escorts her in Road Block, the loser of Road Block attacks in Rescue; elsewhere, and after a draw, a coin decides. Who attacks or escorts plays south.
    .source = found-house
clause-TOH-16-3 = From level 2 on the winner of a battle draws a skill card that nobody keeps yet. It lies on the hero from the start of every later battle, until it is used up for good.
    .source = found-house
clause-TOH-16-4 = Other skill cards and injuries are gone after the battle; how many dishonor cards were drawn is noted.
    .source = found-house
clause-TOH-16-5 = A battle is worth 1 point, Rescue 2. More points win; then less dishonor, then the winner of Rescue, then it is a draw.
    .source = house

## 17 Level 2: skill cards

clause-TOH-17-1 = Each side is dealt a face-down fate deck, unseen by both: as many of the 23 skill cards as its hero and samurai have actions.
    .source = found
clause-TOH-17-2 = First Clash is always played without cards.
    .source = found
clause-TOH-17-3 = With the first and second fate token of a round the drawer turns up the top card of his fate deck and gives it to his hero or one of his samurai.
    .source = found
clause-TOH-17-4 = The cards of a removed samurai are discarded. A samurai may hold any number. While he is prone or not on the table, his cards help only himself.
    .source = house
clause-TOH-17-5 = Cards are used in windows: when their holder gets a token, before a roll, after a roll, after a charge, or after a light wound. The owner of the acting unit comes first, then the opponent, each until he passes.
    .source = house
clause-TOH-17-6 = The window before an avoid roll comes before the avoid is paid for: with the right card no action is lost. Alert ends all the same.
    .source = house
clause-TOH-17-7 = Extra dice add up. A second roll replaces the first one altogether.
    .source = house

## 18 Level 3: injuries and dishonor

clause-TOH-18-1 = A hero or samurai who would be cut down takes a survival test with his honor, 1 die less for each blood drop and stain. If he passes, he takes a blood drop and an injury card, is pushed 1 inch, and nobody tests nerve. If he fails, he is removed.
    .source = found-ruling
clause-TOH-18-2 = Each open stain takes 1 die from his next honor test; then all his stains are turned over. Leaders and cards do not help in a survival test.
    .source = found-house
clause-TOH-18-3 = The attacker's bonus counts even if the target survives.
    .source = ruling
clause-TOH-18-4 = Before his own strike, avoid, damage or wits roll a hero or samurai may take 1 die more, once for each drawn token. When all is settled, and at the latest when the battle ends, he draws a dishonor card.
    .source = found-house
clause-TOH-18-5 = If he was removed meanwhile, or the battle is over, the card is drawn and noted but has no effect.
    .source = house
clause-TOH-18-6 = The decks of injuries and dishonor are shared and lie face down; drawn cards lie open.
    .source = ruling

## 19 Decisions and information

clause-TOH-19-1 = Whoever names a target that is not the nearest tests at once. Avoiding, survival, separation, giving way and pushes happen by themselves.
    .source = ruling
clause-TOH-19-2 = An action is settled completely, with all that follows from it, before anything else happens.
    .source = book
clause-TOH-19-3 = Open to all: the table, units, wounds, marks, spent tokens, the number of tokens of each kind in the bag, the sizes of the decks, open cards and all dice.
    .source = book
clause-TOH-19-4 = Secret: the order of the tokens and of face-down decks, the spy's marker, the prison (known to its owner), and forces until both are ready. A failed search reveals nothing.
    .source = ruling

## 20 Moves that bots consider

clause-TOH-20-1 = For bots a movement is a choice among directions, markers, enemies and edges; whatever they choose must be legal.
    .source = ruling
clause-TOH-20-2 = Bots shoot from where they stand or after a short step, and consider every legal target.
    .source = ruling
clause-TOH-20-3 = Bots set up on a grid of 1.5 inches within their zone.
    .source = ruling
clause-TOH-20-4 = Bots build forces from the cards that the rules allow.
    .source = ruling

## 21 The end

clause-TOH-21-1 = A battle ends by its goal, by the loss of all units, or by the limit of rounds: with a winner or a draw.
    .source = book
clause-TOH-21-2 = The fall of a hero ends only First Clash; elsewhere the battle goes on.
    .source = ruling
