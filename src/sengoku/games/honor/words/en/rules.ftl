### The rules of Honor of the Samurai by their clauses, in our own words. `.source` says where each
### comes from: the rulebook (book), us where the book is silent (ruling), or both (book-ruling).

## 1 Set-up

clause-HON-1-1 = The game is for 3, 4, 5 or 6 players.
    .source = book
clause-HON-1-2 = The dealer is drawn by lot. The player after the dealer begins, and turns pass clockwise.
    .source = book-ruling
clause-HON-1-3 = The title of shogun lies face up in the center; nobody is shogun yet.
    .source = book
clause-HON-1-4 = Every player gets one of the ten daimyo at random, face up, as the head of a daimyo house; dealing starts after the dealer. With a weak start only the six weak daimyo are dealt.
    .source = book
clause-HON-1-5 = Every player gets one samurai card as the head of a samurai house; spare samurai cards leave the game.
    .source = book
clause-HON-1-6 = The daimyo that are left and all other cards are shuffled together. Every player is dealt seven; the rest is the face-down draw pile.
    .source = book
clause-HON-1-7 = Everybody starts with 0 honor. Honor points never run out.
    .source = ruling
clause-HON-1-8 = The discard pile starts empty.
    .source = ruling

## 2 Houses and status

clause-HON-2-1 = A samurai house is a samurai with house cards. A daimyo house is exactly one daimyo with house cards and at most one castle. The title lies with the daimyo, not with the player.
    .source = book
clause-HON-2-2 = Whoever controls a daimyo house is a first samurai; whoever serves another player's daimyo is a second samurai; everybody else is a ronin.
    .source = book
clause-HON-2-3 = A ronin may be pledged (an alliance is declared but has not begun), and a second samurai may be leaving (the end is declared but has not come). Everybody sees these marks.
    .source = ruling
clause-HON-2-4 = A daimyo has exactly one first samurai and one place beside him, for a second samurai or a pledged ronin. Nobody controls more than one daimyo, and nobody serves while controlling one.
    .source = book-ruling
clause-HON-2-5 = What you may do follows from your status: what you score, which ki counts, for whom your samurai house fights, where you may place cards and loot, whether you may play a daimyo, what you may declare, and who takes over when a first samurai dies.
    .source = book

## 3 Turn and scoring

clause-HON-3-1 = A turn runs: your alliances, scoring, the check whether you have won, then your actions until you end the turn.
    .source = book
clause-HON-3-2 = At the start of your turn a pledge becomes service, and whoever is leaving becomes a ronin; both happen before you score.
    .source = book-ruling
clause-HON-3-3 = You score at the start of each of your turns, the first one included; you cannot decline.
    .source = book
clause-HON-3-4 = The income of a first samurai is the honor of all cards in both his houses, and that of the title if his daimyo is shogun. A second samurai in his service adds nothing.
    .source = book
clause-HON-3-5 = A second samurai earns half of what the daimyo house and its title are worth, and half of his own samurai house; each half is rounded by itself. The first samurai's own house does not count.
    .source = book-ruling
clause-HON-3-6 = Halves are rounded up to a multiple of 5, below zero as well: 17.5 becomes 20, and -2.5 becomes 0.
    .source = book-ruling
clause-HON-3-7 = A ronin earns nothing and loses nothing, whatever lies in his house.
    .source = book-ruling
clause-HON-3-8 = An income may be negative, because of gunpowder weapons; then it is subtracted.
    .source = book-ruling
clause-HON-3-9 = Cards that arrive during a turn count from their owner's next scoring on. Cards in hand never count.
    .source = book
clause-HON-3-10 = Honor may fall below zero without limit, so every price can be paid.
    .source = book
clause-HON-3-11 = If you have reached the goal after your scoring, you win at once. Honor rises at no other moment.
    .source = book-ruling
clause-HON-3-12 = Card actions, discards and at most one declaration may be mixed in any order.
    .source = book
clause-HON-3-13 = You may end your turn at any moment; actions that you did not use are lost.
    .source = book-ruling

## 4 Card actions

clause-HON-4-1 = Your ki is 6 for the samurai and the ki of all other cards in your own houses. A second samurai counts his own house only.
    .source = book-ruling
clause-HON-4-2 = You have one card action for every three ki, but at least two and at most five.
    .source = book
clause-HON-4-3 = What you have left is counted anew after every change: ki won or lost during your turn counts at once.
    .source = book-ruling
clause-HON-4-4 = Drawing, placing a card, playing a daimyo and any ninja cost one action each, dishonor costs two. Discarding, saving face and declarations cost none.
    .source = book
clause-HON-4-5 = You need as many actions left as a thing costs; nothing is borrowed.
    .source = ruling
clause-HON-4-6 = You may draw the top card of the draw pile, unseen by others, while you hold at most six cards.
    .source = book
clause-HON-4-7 = If the draw pile is empty when somebody draws, the whole discard pile is shuffled first and becomes the draw pile.
    .source = book-ruling
clause-HON-4-8 = If both piles are empty, nobody can draw.
    .source = ruling
clause-HON-4-9 = No hand ever holds more than seven cards.
    .source = book
clause-HON-4-10 = In your own turn you may discard cards from your hand, one by one, face up.
    .source = book-ruling
clause-HON-4-11 = An event card is discarded as soon as it is announced, before anything else happens.
    .source = ruling

## 5 Placing cards

clause-HON-5-1 = A house card goes from your hand, face up, into a house that your status allows: your own houses, or the daimyo house that you serve.
    .source = book
clause-HON-5-2 = A house holds at most one okugata and at most five armies, whether they are placed, given or stolen.
    .source = book
clause-HON-5-3 = Possessions and house guards are unlimited.
    .source = book
clause-HON-5-4 = A castle lies only in a daimyo house, and only the first samurai places it, from his own hand.
    .source = book-ruling
clause-HON-5-5 = A castle that comes to a daimyo house with a castle replaces it; the old one is discarded, better or not.
    .source = book-ruling
clause-HON-5-6 = A card on the table leaves its house only by a spy, a death, a lost battle, a replaced castle, a fallen guard, or with the whole house in a takeover.
    .source = book
clause-HON-5-7 = A ronin without a pledge may play a daimyo from his hand to himself; he is first samurai at once and scores from his next turn on.
    .source = book
clause-HON-5-8 = Whoever controls a daimyo cannot play one for himself; a second samurai or a pledged ronin cannot play one at all.
    .source = ruling
clause-HON-5-9 = A first samurai may give a daimyo from his hand to the holder of the place beside his own. The gift cannot be refused; it ends the service, and the other becomes first samurai of a new house.
    .source = book-ruling
clause-HON-5-10 = A gift changes nobody's honor.
    .source = ruling
clause-HON-5-11 = No card goes from a hand into another player's samurai house or hand, and promises between players do not bind.
    .source = ruling
clause-HON-5-12 = The ki printed on a dishonor card has no effect.
    .source = ruling

## 6 Ninja

clause-HON-6-1 = Announcing a ninja costs 25 honor, whatever happens afterwards; an elite spy costs as much.
    .source = book
clause-HON-6-2 = A ninja spy names one house of any player, your own included, and exactly one army or possession in it.
    .source = book-ruling
clause-HON-6-3 = An elite spy may take two cards from one house, each with its own destination; one is enough.
    .source = book-ruling
clause-HON-6-4 = Okugata, guards, castles, daimyo, samurai and the title cannot be stolen.
    .source = book
clause-HON-6-5 = A stolen card is destroyed or goes into a house of the thief.
    .source = book
clause-HON-6-6 = Loot goes to another house than its own, one that your status allows: a first samurai may also use his second's house, a second samurai the daimyo house that he serves. The limits of a house hold; what fits nowhere is destroyed.
    .source = book-ruling
clause-HON-6-7 = Without any army or possession on the table no spy can be sent.
    .source = ruling
clause-HON-6-8 = Nobody can react to a ninja, and guards do not hinder spies.
    .source = book
clause-HON-6-9 = An assassin is sent against any daimyo in play or any player's samurai, your own included, even if the house holds nothing else.
    .source = book
clause-HON-6-10 = In this order: name the target, pay, note whether a guard is there, roll one die, discard a guard if there was one; then, on a hit, the target dies.
    .source = book
clause-HON-6-11 = A hit needs a 3 or more, and a 5 or more if the house has a guard.
    .source = book
clause-HON-6-12 = Each attempt against a guarded house costs exactly one guard, hit or miss; more guards protect no better.
    .source = book-ruling
clause-HON-6-13 = A second samurai who sends an assassin against the samurai of his first loses 50 honor instead of 25.
    .source = book
clause-HON-6-14 = Two stolen cards are a pair without order, and equal cards are interchangeable: choices that differ only in that are one choice.
    .source = ruling

## 7 Dishonor

clause-HON-7-1 = Dishonor names any one other player. It costs two actions and no honor.
    .source = book
clause-HON-7-2 = The target answers first: decline, seppuku of the samurai, seppuku of the daimyo (as a first samurai), or save face (with the card, and not for the shogun).
    .source = book-ruling
clause-HON-7-3 = Whoever saves his own face discards the card and loses 30; an alliance or pledge stays.
    .source = book
clause-HON-7-4 = Seppuku costs no honor: the samurai or the daimyo dies, with all that follows.
    .source = book
clause-HON-7-5 = A second samurai or a pledged ronin who commits seppuku is detached; no save face can follow.
    .source = book-ruling
clause-HON-7-6 = Whoever declines without serving and without a pledge loses 75 at once: others may help only to preserve an alliance, unless the option “dishonor_help” says otherwise.
    .source = book-ruling
clause-HON-7-7 = If a second samurai or a pledged ronin declines, the others are asked in secret whether they save his face: first his first samurai, then the others clockwise, the player of the card included.
    .source = book-ruling
clause-HON-7-8 = If somebody does, the target loses 30 and stays allied; refusing help is not possible.
    .source = book
clause-HON-7-9 = If nobody does, the target has a last answer: lose 75 or seppuku of the samurai. It is too late for a save face of his own.
    .source = ruling
clause-HON-7-10 = A second samurai or a pledged ronin who loses 75 is detached at once, without the 25 of a dissolution.
    .source = book
clause-HON-7-11 = Dishonor of a first samurai does not by itself touch his second.
    .source = ruling
clause-HON-7-12 = Seppuku of a samurai whose house is empty is allowed and free, unless the option “empty_seppuku” forbids it.
    .source = book

## 8 Save face

clause-HON-8-1 = Save face has two uses only: against a dishonor, and for the losing daimyo of a battle. It never helps against ninja or seppuku.
    .source = book
clause-HON-8-2 = It costs no action and no honor, it needs no turn, and any status may play it.
    .source = book
clause-HON-8-3 = Nobody can play it for the player who controls the shogun, nor for the shogun in battle. That player may play it for others, and the shogun's second samurai may save himself.
    .source = book
clause-HON-8-4 = Who is asked follows from public facts alone: everybody on the list whose hand is not empty.
    .source = ruling
clause-HON-8-5 = Everybody listed gives one sealed answer, pass or save, without learning the other answers; all are asked in any case.
    .source = ruling
clause-HON-8-6 = If several would save, the first in order discards a card and the effect happens; the other answers stay secret and their cards in hand.
    .source = ruling
clause-HON-8-7 = The table sees only who was saved by whom, or that nobody was; who could have saved or refused is never shown.
    .source = ruling
clause-HON-8-8 = Whoever has no save face can only pass, and is asked all the same: nothing that others see may differ.
    .source = ruling
clause-HON-8-9 = If there is nobody to ask, or the shogun is concerned, nobody is asked.
    .source = ruling

## 9 Declarations

clause-HON-9-1 = You may make at most one declaration in your turn, at any moment; it is no card action.
    .source = book
clause-HON-9-2 = A first samurai may claim the title while it lies in the center, without any strength and even in the first turn. A title is never given up by choice.
    .source = book-ruling
clause-HON-9-3 = The title pays from its holder's next scoring on.
    .source = book
clause-HON-9-4 = An attack is a declaration; the rules of battle say who may attack whom.
    .source = book
clause-HON-9-5 = A ronin without a pledge may ally with a daimyo whose place is free. Nobody can refuse; from now on he is pledged.
    .source = book-ruling
clause-HON-9-6 = A pledge takes the place at once and lends its strength at once; the pledged ronin can play no daimyo, and a save face may preserve the pledge. Half honor, giving cards, sharing loot, taking over and the double price of treason begin only with the service.
    .source = book-ruling
clause-HON-9-7 = Service or pledge ends without cost when the daimyo dies, by a gift, by an unsaved dishonor, and when the servant's own samurai dies; there is no other way to dismiss him.
    .source = book
clause-HON-9-8 = A second samurai may dissolve the alliance: he loses 25 at once and is leaving.
    .source = book
clause-HON-9-9 = Whoever is leaving keeps all rights and dangers of a second samurai until his next turn, and cannot take it back.
    .source = book-ruling
clause-HON-9-10 = To change masters you must dissolve first; once you are a ronin you may play a daimyo or ally in that same turn.
    .source = ruling
clause-HON-9-11 = A second samurai has no say in attacks and may not claim the title.
    .source = book

## 10 Battle

clause-HON-10-1 = Only a first samurai attacks, in his own turn, and only a player whose daimyo is shogun or has a castle can be attacked; never yourself.
    .source = book
clause-HON-10-2 = Strength is that of the daimyo house, the samurai house and the samurai house of whoever holds the place. A castle counts in defense only.
    .source = book
clause-HON-10-3 = There is one die for every three strength, without limit.
    .source = book-ruling
clause-HON-10-4 = An attack needs at least one die. A defender without dice has a total of 0.
    .source = ruling
clause-HON-10-5 = The attacker rolls first, then the defender; everybody sees the dice.
    .source = book
clause-HON-10-6 = The higher total wins; if they are equal, both roll all dice again.
    .source = book
clause-HON-10-7 = No card can be played between the attack and its result, and a battle costs nobody honor.
    .source = ruling
clause-HON-10-8 = After the result come, in this order: saving face, the castle, death, the title; then the turn goes on.
    .source = ruling
clause-HON-10-9 = Unless the losing daimyo is shogun, the others are asked in secret whether they save his face: the loser first, then whoever holds his place, then the others clockwise, the winner included.
    .source = book-ruling
clause-HON-10-10 = A saved daimyo and his house stay, except for the castle.
    .source = book
clause-HON-10-11 = If the loser has a castle, the winner must take it or burn it, saved or not, attacker or defender.
    .source = book-ruling
clause-HON-10-12 = An unsaved losing daimyo dies.
    .source = book
clause-HON-10-13 = If the loser was shogun, the winner's daimyo takes the title at once and cannot refuse it, even if the shogun attacked.
    .source = book

## 11 Death and takeover

clause-HON-11-1 = When a daimyo dies, he and his whole house are discarded, the castle too unless it was taken in battle. His first and second samurai are ronin, a pledge lapses; hands, samurai houses and honor stay.
    .source = book
clause-HON-11-2 = If he was shogun, the title returns to the center, unless he lost it in battle.
    .source = ruling
clause-HON-11-3 = When a samurai dies, all cards of his house but the samurai are discarded; hand and honor stay, and the daimyo too unless somebody takes over.
    .source = book
clause-HON-11-4 = If a first samurai with a second dies, by whatever hand, the second takes over the whole daimyo house with castle and title and is first samurai; the victim is a ronin.
    .source = book-ruling
clause-HON-11-5 = A leaving mark of the new first samurai lapses, the place beside the daimyo is free, and he scores in full from his next turn on.
    .source = book
clause-HON-11-6 = A second samurai or a pledged ronin whose samurai dies is a plain ronin.
    .source = book
clause-HON-11-7 = A pledged ronin does not take over: the daimyo stays with the first samurai and the pledge stands.
    .source = ruling
clause-HON-11-8 = If your status or your houses change during your turn, your rights and actions follow at once.
    .source = ruling
clause-HON-11-9 = Nobody ever leaves the game: another of the family takes the place of a dead samurai.
    .source = book

## 12 The end of the game

clause-HON-12-1 = If you have reached the goal after scoring on your own turn, you win at once. There is no final round.
    .source = book
clause-HON-12-2 = The others are ranked by honor; equal honor shares a place.
    .source = ruling
clause-HON-12-3 = A round is one turn of every player. If nobody has won when the last round of the limit is complete, the game ends.
    .source = ruling
clause-HON-12-4 = Then the highest honor wins; among equals the higher income, and otherwise the victory is shared.
    .source = ruling

## 13 Information

clause-HON-13-1 = Declining, or a save face that did not come, proves nothing about what anybody holds.
    .source = ruling
clause-HON-13-2 = What you may do is shown to you alone, since it mirrors your hand.
    .source = ruling
clause-HON-13-3 = The target of a dishonor is always asked, even with a single answer: not to ask would show the hand.
    .source = ruling
clause-HON-13-4 = If you take back a card you played or discarded, everybody still knows you hold it, until one like it leaves your hand.
    .source = ruling
