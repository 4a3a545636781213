### The rules of Test of Honour by their clauses, in our own words. `.source` says where each comes
### from: the rulebook (book), public sources (found), our own design (house), our reading (ruling).

## 1 Geometry

clause-TOH-1-1 = Every unit has one round base and no front. Its spot is the center of the base.
    .source = ruling
clause-TOH-1-2 = You measure from the edge of one base to the edge of the other. A gap of at most 0.02 inches is contact.
    .source = ruling
clause-TOH-1-3 = A way is as long as all its straight parts together.
    .source = ruling
clause-TOH-1-4 = Whether something is close enough is computed exactly, never by eye.
    .source = ruling
clause-TOH-1-5 = A base overlaps a piece of terrain that reaches under it. A line meets a piece if it starts inside or comes close to its edge.
    .source = ruling
clause-TOH-1-6 = Rounding always favors the rule: a way that has to be long enough is never rounded too short.
    .source = ruling
clause-TOH-1-7 = Where a direction has to be found, 16 are tried, from the east against the clock.
    .source = ruling
clause-TOH-1-8 = A base is seen at 16 points of its rim.
    .source = ruling
clause-TOH-1-9 = An attacker stops at the first contact with the target. Whoever is in contact already stays.
    .source = ruling
clause-TOH-1-10 = You may measure at any time.
    .source = book
clause-TOH-1-11 = A unit that is shifted goes to the nearest free spot, searched in 16 directions and steps of 0.05 inches, never across buildings or obstacles. If there is none, it stays.
    .source = ruling
clause-TOH-1-12 = A friend in the place where a unit ends gives way, by at most 3 inches. It comes no nearer to enemies than 1 inch, or than it was.
    .source = book-ruling
clause-TOH-1-13 = A unit lives until it is removed, on the table, off it or in reserve. Your own units are friends, those of the other side enemies.
    .source = ruling
clause-TOH-1-14 = If two units are equally near, the one with the lower number counts as nearest.
    .source = ruling
clause-TOH-1-15 = A base covers a strip as wide as itself. Terrain covers what lies before the target, rough ground only where it is more than 1 inch deep; gaps of up to 0.02 inches don’t count.
    .source = ruling

## 2 Dice and tests

clause-TOH-2-1 = For a test you roll as many dice as the ability says, plus or minus what helps or hinders. Without dice the test fails, but is no fumble.
    .source = book
clause-TOH-2-2 = A test passes with at least 3 swords, unless there are more crosses. A double sword counts as 2.
    .source = book
clause-TOH-2-3 = A strike, avoid or damage roll that passes with 5 swords or more gives you the weapon’s bonus.
    .source = book
clause-TOH-2-4 = More crosses than swords in a strike, avoid or damage roll is a fumble.
    .source = book
clause-TOH-2-5 = Tests of wits, honor or agility alone have no bonus and no fumble.
    .source = book-ruling
clause-TOH-2-6 = Where an effect rolls a single die, only swords count.
    .source = book
clause-TOH-2-7 = Every draw and every roll is sealed before the battle. Dice don’t depend on each other.
    .source = ruling

## 3 Building a force

clause-TOH-3-1 = You recruit for at most the points of the scenario. What you don’t spend is lost.
    .source = book
clause-TOH-3-2 = A force has one hero and at most two other samurai.
    .source = book-found
clause-TOH-3-3 = Commoner units together cost at least a third of the points, rounded up.
    .source = found-ruling
clause-TOH-3-4 = A force has at most 8 commoner units, at most 5 of them groups. You may have one sergeant, one musician, one banner bearer and one archery sergeant.
    .source = ruling
clause-TOH-3-5 = Heroes and samurai get one melee weapon for free, or a ranged weapon for its price: bow or musket 2 points, thrown weapons 1. Commoners carry the weapon on their card.
    .source = book-ruling
clause-TOH-3-6 = A warrior has this one weapon for the whole battle. Ranged weapons count as a dagger in melee.
    .source = book
clause-TOH-3-7 = Both forces are built in secret and shown together. From then on everything about them is open.
    .source = book-ruling
clause-TOH-3-8 = You recruit the hero first, then the others, with weapons and upgrades. You are only offered cards that still fit, and may stop as soon as the force is allowed.
    .source = ruling

## 4 Set-up

clause-TOH-4-1 = You prepare in this order: forces, terrain, markers, setting up, the bag, the first token. Units are numbered, south first.
    .source = book-ruling
clause-TOH-4-2 = The bag holds a token for every action of every unit of both sides, reserves too, and 3 fate tokens.
    .source = book-ruling
clause-TOH-4-3 = Set up each unit fully inside your zone, touching nothing and at least 1 inch from enemies. If there is no room, the zone grows by 1 inch.
    .source = book-ruling
clause-TOH-4-4 = The scenario says whether you set up in turns, one unit each, or one side after the other.
    .source = found
clause-TOH-4-5 = Chance comes in this order: the coin, the terrain, the spy’s marker, the decks of skills, injuries and dishonor.
    .source = ruling

## 5 Round and tokens

clause-TOH-5-1 = You draw a token from the bag without looking. Each is equally likely.
    .source = book
clause-TOH-5-2 = Give the token to one of your units of that kind with an action left. The action is spent at once.
    .source = book-ruling
clause-TOH-5-3 = In a round a unit takes as many tokens as it has actions: commoners usually 1, samurai 2 or 3.
    .source = book
clause-TOH-5-4 = Units off the table and in reserve can take tokens too.
    .source = book-ruling
clause-TOH-5-5 = If you can use a token, you must. A move may be no move at all.
    .source = book-ruling
clause-TOH-5-6 = If you have no unit for the token, your opponent takes and uses it.
    .source = book
clause-TOH-5-7 = After each token the other side draws, even if it has just used one that was passed on.
    .source = book
clause-TOH-5-8 = The first two fate tokens of a round give no action. At levels 2 and 3 a skill card is turned up; at level 1 nothing happens.
    .source = book-found
clause-TOH-5-9 = If a unit loses an action, one of its tokens leaves the bag. Without an action left, nothing happens.
    .source = book
clause-TOH-5-10 = When a unit is removed, its tokens leave the bag for good.
    .source = book
clause-TOH-5-11 = The third fate token ends the round at once, whatever is left in the bag.
    .source = book
clause-TOH-5-12 = At the end of a round enemies are separated and the scenario is checked; then all tokens and cards are ready again. Whoever drew the third fate token draws first.
    .source = book
clause-TOH-5-13 = Units nearer than 1 inch to an enemy are then shifted away by up to 6 inches, first those of the side that draws first. Where there is no room, they stay.
    .source = book-ruling
clause-TOH-5-14 = Blood drops, alert, reload and knocked-down units, the captive and cards stay as they are.
    .source = book-ruling
clause-TOH-5-15 = A free action needs no token, and is allowed even when all actions are spent.
    .source = book
clause-TOH-5-16 = If your move needed no dice and showed nothing new, the next token waits for you. Until you draw it, you may take your move back.
    .source = ruling

## 6 Actions and movement

clause-TOH-6-1 = With a token a unit may move, move cautiously, charge, shoot, reload, search, stand up or enter. Avoiding is only an answer to an attack.
    .source = book
clause-TOH-6-2 = A unit on the ground can only stand up or avoid. When it stands up, it may move up to 3 inches.
    .source = book
clause-TOH-6-3 = A move goes up to 6 inches.
    .source = book
clause-TOH-6-4 = A cautious move goes up to 3 inches and makes the unit alert. Its next action, avoiding too, ends that.
    .source = book
clause-TOH-6-5 = To reload, a unit stays where it is.
    .source = book
clause-TOH-6-6 = You pick where a unit ends, and it takes the shortest way. It may turn as often as it likes, or stay.
    .source = book-ruling
clause-TOH-6-7 = On its way a unit stays on the table, passes over no friend and around buildings. It comes no nearer to an enemy than 1 inch, or than it was.
    .source = book-ruling
clause-TOH-6-8 = It ends with its whole base on the table, clear of bases, buildings and obstacles.
    .source = book
clause-TOH-6-9 = Each obstacle you cross costs 1 inch. If your way touches rough ground, you reach 3 inches at most.
    .source = book-ruling
clause-TOH-6-10 = The shortest way turns at 16 points around bases and corners of terrain, around rough ground or through it up to 3 inches. Where there is such a way, you can go.
    .source = ruling
clause-TOH-6-11 = Nobody moves off the table unless the scenario allows it.
    .source = book
clause-TOH-6-12 = A free move goes as far as a move, and you may decline it. A unit on the ground gets no free move or charge.
    .source = book-ruling

## 7 Sight, the way, the nearest target

clause-TOH-7-1 = To charge or shoot, you must see the target when you name it.
    .source = book
clause-TOH-7-2 = A unit sees another if at least one of the 256 lines between their rims is free.
    .source = book-ruling
clause-TOH-7-3 = Any other base blocks a line, even of a unit on the ground.
    .source = book
clause-TOH-7-4 = A building blocks a line.
    .source = book
clause-TOH-7-5 = An obstacle blocks a line, unless one of the two stands high or the attacker touches it.
    .source = book-ruling
clause-TOH-7-6 = A hill blocks a line if neither of the two stands high.
    .source = book
clause-TOH-7-7 = More than 1 inch of rough ground blocks a line.
    .source = book
clause-TOH-7-8 = A unit stands high if its center is on a hill.
    .source = ruling
clause-TOH-7-9 = The way to the target is as wide as the attacker’s base. What lies behind the target is not in the way.
    .source = book-ruling
clause-TOH-7-10 = Units and terrain that reach into this way are in the way. Open ground and overlaps of up to 0.02 inches don’t count.
    .source = book-ruling
clause-TOH-7-11 = A target you can’t see, or whose whole way is covered, is hidden and can’t be attacked. For a shot terrain covers too; what covers only a part costs dice.
    .source = book-ruling
clause-TOH-7-12 = The nearest enemy is the nearest who isn’t hidden, for a shot within range, even if you can’t attack him.
    .source = book
clause-TOH-7-13 = If you name another target than the nearest enemy, take a wits test. If it fails, you must attack the nearest you can.
    .source = book-ruling
clause-TOH-7-14 = To shoot you test after your move of up to 3 inches, to charge before you move.
    .source = ruling

## 8 Shooting and charging

clause-TOH-8-1 = To shoot, a unit must be on its feet with a loaded ranged weapon. It may move up to 3 inches first.
    .source = book
clause-TOH-8-2 = You may shoot at an enemy in range who isn’t hidden, with no friend in the way and at least 1 strike die left.
    .source = book-ruling
clause-TOH-8-3 = Each enemy and each piece of terrain in the way costs 1 die. Terrain you touch doesn’t count, nor a hill on which one of the two stands.
    .source = book-ruling
clause-TOH-8-4 = A musket must be reloaded after every shot.
    .source = book
clause-TOH-8-5 = A charge goes up to 6 inches into contact and strikes at once. The target must not be hidden, and you need at least 1 strike die.
    .source = book-ruling
clause-TOH-8-6 = You can’t charge if another enemy is in the straight way.
    .source = book
clause-TOH-8-7 = A charge goes straight if no building is in the way and there is room at the end. You need not keep 1 inch from enemies.
    .source = book-ruling
clause-TOH-8-8 = If only terrain is in the way, the charge may bend once around it. That costs 1 strike die.
    .source = book-ruling
clause-TOH-8-9 = Each friend in the way costs 1 strike die. Friends let you pass and step back; only those at the end stay aside.
    .source = book-ruling
clause-TOH-8-10 = Crossing an obstacle costs 1 inch and no die. If it lies at the very end, you fight across it.
    .source = book-ruling
clause-TOH-8-11 = You get 1 extra strike die if you stand high and the target doesn’t. For a charge, where you started counts.
    .source = book-ruling

## 9 Resolving an attack

clause-TOH-9-1 = An attack goes: strike, avoid, damage, pushes, nerve tests, free actions.
    .source = book-ruling
clause-TOH-9-2 = Strike dice are the aim. There is 1 more for a group of 2 or 3 men, in melee against a target on the ground, on high ground, and near an archery sergeant; what is in the way costs dice.
    .source = book
clause-TOH-9-3 = If the strike fails, the attack fails.
    .source = book
clause-TOH-9-4 = If you fumble the strike, the target rolls 1 die: with a sword you take a blood drop. That holds for shots too.
    .source = book
clause-TOH-9-5 = A quick jab rolls 1 die at once, and with a sword the target takes a blood drop. A twin strike or a fast shot takes 1 die from the avoid roll.
    .source = book-ruling
clause-TOH-9-6 = Other strike bonuses work later: impale, stun, deep cut and fearsome blow.
    .source = book
clause-TOH-9-7 = If you are struck, you must avoid: for free if you are alert, otherwise by giving up an action. Without either there is no avoid roll.
    .source = book-ruling
clause-TOH-9-8 = Avoiding is a duty, so nobody is asked. Units on the ground avoid too.
    .source = book
clause-TOH-9-9 = Avoid dice are the agility. There is 1 less against a twin strike or a fast shot, and 1 more near the banner; cards may change it.
    .source = book
clause-TOH-9-10 = If you avoid, the attack does nothing. Your bonus in melee is a quick jab, a backhand or a counter strike, by your weapon; against a shot it is a free move.
    .source = book
clause-TOH-9-11 = If you fumble the avoid, you are knocked down.
    .source = book
clause-TOH-9-12 = If you don’t avoid, you are hit: a stun knocks you down, an impale adds 1 damage die.
    .source = book-ruling
clause-TOH-9-13 = Damage dice are the strength in melee, otherwise those of the weapon. There is 1 more for each blood drop on the target, 1 for an impale and 1 against a target without armor.
    .source = book
clause-TOH-9-14 = If the damage roll passes, a single warrior is cut down and a group loses one man. The last man takes the group with him.
    .source = book
clause-TOH-9-15 = If it fails, the target takes a blood drop. Blood drops have no limit and cut nobody down by themselves.
    .source = book
clause-TOH-9-16 = After such a light wound a deep cut rolls 1 die and adds a blood drop per sword. A fearsome blow makes the target and all enemies within 6 inches test their nerve.
    .source = book-ruling
clause-TOH-9-17 = If you fumble the damage roll, the target takes no blood drop but is pushed.
    .source = book-ruling
clause-TOH-9-18 = A group that loses a man keeps its blood drops and is pushed.
    .source = book-ruling
clause-TOH-9-19 = Whoever is wounded, grazed or loses a man is pushed 1 inch, by shots too. After a melee attack that did nothing, the attacker is pushed 1 inch.
    .source = book-ruling
clause-TOH-9-20 = Free actions come last, and you may decline them. A follow up is a charge, or a move if there is nobody to charge; a move up is a move, and a counter strike is the defender’s charge.
    .source = book
clause-TOH-9-21 = A unit that is knocked down lies on the ground, and melee strikes against it get 1 extra die. Knocking it down again changes nothing.
    .source = book-ruling

## 10 Retreats and the table edge

clause-TOH-10-1 = A retreat goes straight away from the enemy. It is neither an action nor a move.
    .source = book
clause-TOH-10-2 = A unit may retreat out of rough ground or off a hill. Out of rough ground it goes 3 inches at most.
    .source = book-ruling
clause-TOH-10-3 = Otherwise a retreat stops at terrain, at the table edge, and 1 inch from an enemy.
    .source = book
clause-TOH-10-4 = Friends give way to a retreat. If one can’t, the retreat ends there.
    .source = book
clause-TOH-10-5 = If an enemy stops the retreat, or it ends within 1 inch of one, the unit takes a blood drop and is shifted clear.
    .source = book
clause-TOH-10-6 = A unit driven over the edge is off the table. It gets up and drops what it carried.
    .source = book-ruling
clause-TOH-10-7 = It takes an honor test at once. If that fails, it is lost.
    .source = book
clause-TOH-10-8 = Off the table a unit can’t be attacked, is in nobody’s way and tests no nerve. It keeps its blood drops, its cards and its state.
    .source = ruling
clause-TOH-10-9 = Its next action must be to enter: up to 6 inches, or 3 cautiously, within 9 inches of where it left. It must keep 1 inch from enemies.
    .source = book-ruling
clause-TOH-10-10 = You pick where it goes, and it enters where the way is shortest.
    .source = ruling
clause-TOH-10-11 = If it can’t enter, the token is lost.
    .source = ruling

## 11 Nerve and honor

clause-TOH-11-1 = When a unit is cut down, each friend within 6 inches takes a nerve test.
    .source = book
clause-TOH-11-2 = A nerve test is an honor test. There is 1 extra die for a group of 3 men and near the musician, and 1 less for each own blood drop.
    .source = book
clause-TOH-11-3 = Whoever fails runs 6 inches from the attacker at once. Units on the ground run too and stay down.
    .source = book-ruling
clause-TOH-11-4 = You pick which of your units tests next. One that has left the table doesn’t test.
    .source = ruling
clause-TOH-11-5 = A unit lost at the edge counts for the attack that drove it off: friends within 6 inches of its last spot test too. If no attack drove it off, nobody tests.
    .source = book-ruling
clause-TOH-11-6 = Blood drops weaken every honor test, also at the edge and for survival.
    .source = book-ruling

## 12 Groups and leaders

clause-TOH-12-1 = A group is three commoners on one base. It acts and is attacked as one unit.
    .source = book
clause-TOH-12-2 = It has one action and one set of numbers.
    .source = book
clause-TOH-12-3 = It has 1 aim more while 2 or 3 men stand, and 1 honor more while all 3 stand.
    .source = book
clause-TOH-12-4 = Blood drops belong to the whole group and stay when a man falls.
    .source = book
clause-TOH-12-5 = Friends test their nerve only when the last man falls.
    .source = book
clause-TOH-12-6 = A leader helps other units while he is on the table and on his feet. The same help counts once per roll.
    .source = ruling
clause-TOH-12-7 = Sergeant: after his move, one commoner unit within 6 inches may charge for free.
    .source = found
clause-TOH-12-8 = Musician: commoners within 12 inches get 1 extra die on nerve tests.
    .source = found
clause-TOH-12-9 = Banner bearer: commoners within 6 inches get 1 extra die on avoid rolls.
    .source = found
clause-TOH-12-10 = Archery sergeant: a bow group within 3 inches gets 1 extra strike die when it shoots.
    .source = found

## 13 Terrain

clause-TOH-13-1 = Obstacle: nobody stands on it, and crossing costs 1 inch. It blocks sight and stops retreats.
    .source = book
clause-TOH-13-2 = Rough ground: you move 3 inches at most and see 1 inch deep. It is in the way of shots and stops retreats into it.
    .source = book
clause-TOH-13-3 = Hill: from above you see over obstacles and hills, are seen over them, and strike with 1 extra die. Between two units below it blocks sight, and it stops retreats onto it.
    .source = book
clause-TOH-13-4 = Building: nobody enters. It blocks sight, movement and retreats.
    .source = book
clause-TOH-13-5 = Everybody knows before the battle what each piece of terrain is.
    .source = book

## 14 Markers, captives, reserves

clause-TOH-14-1 = Markers lie flat and block nothing. Standing on one is contact.
    .source = ruling
clause-TOH-14-2 = To search, a unit on its feet touches a marker, carries nothing and has no enemy within 3 inches. It takes a wits test.
    .source = found-ruling
clause-TOH-14-3 = Whoever finds the captive carries her. If she stands alone, a unit that ends beside her with no enemy within 1 inch may take her.
    .source = house
clause-TOH-14-4 = Whoever carries her moves 4 inches at most and can’t charge, shoot or search.
    .source = house
clause-TOH-14-5 = You can’t put the captive down. A unit loses her when it is removed, knocked down, loses its nerve or is driven off the table.
    .source = house
clause-TOH-14-6 = You control a marker if one of your units stands within 3 inches and no enemy does.
    .source = house
clause-TOH-14-7 = If you carried the captive from the start of a move and end at the right edge, you leave with her and have won.
    .source = house
clause-TOH-14-8 = You name your reserve when you set up. It waits off the table, and its tokens are in the bag.
    .source = found
clause-TOH-14-9 = With a token, a reserve takes a wits test with 1 extra die for each completed round. If it passes, it enters; otherwise the token is spent.
    .source = found-ruling
clause-TOH-14-10 = A reserve can’t be attacked and controls nothing.
    .source = ruling

## 15 Scenarios

clause-TOH-15-1 = Losses are the points of what was cut down, a third for each man of a group. If the scenario ends level, lower losses win, then fewer blood drops.
    .source = house
clause-TOH-15-2 = Random terrain lies in pairs, turned about the center, 2 inches from other pieces and 1.5 inches from markers. A pair that finds no room in 100 tries is left out.
    .source = house
clause-TOH-15-3 = Zones are measured from your own table edge. Whoever wins the coin toss sets up and draws first, unless the scenario says otherwise.
    .source = house
clause-TOH-15-4 = If you have no unit left, you lose at once. A goal that is met ends the battle before nerve tests and free actions.
    .source = ruling
clause-TOH-15-5 = After the last round the scenario decides. Your table may choose 3 to 20 rounds.
    .source = ruling
clause-TOH-15-6 = You may lay your own terrain instead of the scenario’s. It lies whole on the table without overlapping, and leaves room for markers and for setting up.
    .source = book-ruling
clause-TOH-15-7 = Your own terrain can be turned by whole degrees.
    .source = house
clause-TOH-15-10 = First Clash: 11 points, level 1. A shrine stands in the center. Zones are 12 inches deep, and one side sets up after the other. Whoever sets up first also draws first. Whoever loses the hero loses at once. After the last round lower losses win.
    .source = found-house
clause-TOH-15-11 = Seize the Outpost: 15 points, 5 rounds. Three buildings stand on the field, each with a marker. North sets up at most 10 points with the hero, 12 inches or more from the south edge. The rest of north arrives later over the north edge. South sets up next, 3 inches deep, and draws first. After the last round whoever controls more markers wins. A tie is a win for north.
    .source = found-house
clause-TOH-15-12 = The Battlefield: 18 points. Zones are 6 inches deep, and the sides set up in turns. Whoever sets up first also draws first. Both sides may search the five markers. 3 finds win at once. After the last round more finds win. If they are equal, lower losses win.
    .source = found-house
clause-TOH-15-13 = The Spy: 21 points. Zones are 6 inches deep, and the sides set up in turns. Whoever sets up first also draws first. She hides at one of three markers, and nobody knows which. Both sides may search for her and carry her. The last marker must be searched, too. Whoever carries her over their own edge wins at once. After the last round whoever carries her wins. If nobody does, lower losses win.
    .source = found-house
clause-TOH-15-14 = Road Block: 21 points. North sets up first, 12 inches deep. South sets up next, 6 inches deep, and draws first. South names who carries the spy, but not a group. Both sides may carry her. South wins by leaving with her over the north edge. North wins by leaving with her over the south edge. After the last round north wins.
    .source = found-house
clause-TOH-15-15 = Rescue: 24 points. North secretly hides the captive at one of three markers. North sets up at most 12 points with the hero, 12 inches or more from the south edge. The rest of north arrives later, over any edge but the south. South sets up next, 3 inches deep, and draws first. Only south may search and carry her. South wins by leaving with her over the south edge. North wins when south has no hero and no samurai left. After the last round north wins.
    .source = found-ruling
clause-TOH-15-16 = Last Samurai: 12 to 24 points. Zones are 9 inches deep, and the sides set up in turns. Whoever sets up first also draws first. Whoever loses the hero and all samurai loses at once. After the last round lower losses win.
    .source = house

## 16 Campaign

clause-TOH-16-1 = A campaign is six battles: First Clash, Seize the Outpost, The Battlefield, The Spy, Road Block, Rescue. You build a new force for each.
    .source = found
clause-TOH-16-2 = Whoever loses First Clash attacks the outpost, whoever wins The Spy escorts her, and whoever loses Road Block attacks in Rescue. Otherwise a coin decides; whoever attacks or escorts plays south.
    .source = found-house
clause-TOH-16-3 = From level 2 on, whoever wins a battle draws a skill card. The hero has it in every later battle, until it is used up for good.
    .source = found-house
clause-TOH-16-4 = Other skills and injuries are gone after the battle. How many dishonor cards you drew is remembered.
    .source = found-house
clause-TOH-16-5 = A battle is worth 1 point, Rescue 2. The most points win, then less dishonor, then Rescue.
    .source = house

## 17 Level 2: skill cards

clause-TOH-17-1 = Each side gets a face-down deck of as many of the 23 skill cards as its hero and samurai have actions. Nobody sees it.
    .source = found
clause-TOH-17-2 = First Clash is always played without cards.
    .source = found
clause-TOH-17-3 = With the first and second fate token you draw, turn up your top card and give it to your hero or a samurai.
    .source = found
clause-TOH-17-4 = A samurai may hold any number of cards; they are discarded when he is removed. While he is on the ground or off the table, they help only himself.
    .source = house
clause-TOH-17-5 = Cards are used when their holder gets a token, before or after a roll, after a charge or after a light wound. The acting side comes first, then the other, until both pass.
    .source = house
clause-TOH-17-6 = Before an avoid roll, cards come before the price: with the right card no action is lost. Alert ends all the same.
    .source = house
clause-TOH-17-7 = Extra dice add up. A second roll replaces the first.
    .source = house

## 18 Level 3: injuries and dishonor

clause-TOH-18-1 = A hero or samurai who would be cut down takes an honor test to survive, with 1 fewer die for each blood drop and stain. If it passes, he takes a blood drop and an injury, is pushed 1 inch, and nobody tests nerve.
    .source = found-ruling
clause-TOH-18-2 = Each open stain takes 1 die from his next honor test; then all his stains are turned over. Leaders and cards don’t help him survive.
    .source = found-house
clause-TOH-18-3 = The attacker’s bonus counts even if the target survives.
    .source = ruling
clause-TOH-18-4 = Before a strike, avoid, damage or wits roll a hero or samurai may take 1 extra die, once per token. Afterwards he draws a dishonor card.
    .source = found-house
clause-TOH-18-5 = If he is gone by then, or the battle is over, the card is drawn without effect.
    .source = house
clause-TOH-18-6 = Both sides share the decks of injuries and dishonor. Drawn cards lie open.
    .source = ruling

## 19 Decisions and information

clause-TOH-19-1 = Avoiding, surviving, separating, giving way and pushes happen by themselves. So does the wits test for another target than the nearest.
    .source = ruling
clause-TOH-19-2 = An action is finished with all that follows from it before anything else happens.
    .source = book
clause-TOH-19-3 = Everybody sees the table, the units and their wounds, the tokens left in the bag by kind, open cards and all dice.
    .source = book
clause-TOH-19-4 = Secret are the order of tokens and cards, the spy’s marker, the prison, and forces until both are ready. A failed search reveals nothing.
    .source = ruling

## 20 Moves that bots consider

clause-TOH-20-1 = Bots choose among directions, markers, enemies and edges. They obey the same rules.
    .source = ruling
clause-TOH-20-2 = Bots shoot from where they stand or after a short step, and look at every target.
    .source = ruling
clause-TOH-20-3 = Bots set up on a grid of 1.5 inches.
    .source = ruling
clause-TOH-20-4 = Bots build forces from the same cards as you.
    .source = ruling

## 21 The end

clause-TOH-21-1 = A battle ends when a goal is met, a side has no units left, or the rounds run out. Somebody wins, or it is a draw.
    .source = book
clause-TOH-21-2 = Losing the hero ends only First Clash. Elsewhere the battle goes on.
    .source = ruling
