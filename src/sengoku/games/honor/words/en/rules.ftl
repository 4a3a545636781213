### The rules of Honor of the Samurai by their clauses, in our own words. `.source` says where each
### comes from: the rulebook (book), us where the book is silent (ruling), or both (book-ruling).

## 1 Set-up

clause-HON-1-1 = 3, 4, 5 or 6 can play.
    .source = book
clause-HON-1-2 = The dealer is drawn by lot. Whoever sits after the dealer begins, and turns pass clockwise.
    .source = book-ruling
clause-HON-1-3 = The title of shogun lies face up in the center. Nobody is shogun yet.
    .source = book
clause-HON-1-4 = Everybody is dealt one of the ten daimyo face up, as the head of a daimyo house. With a weak start only the six weak daimyo are dealt.
    .source = book
clause-HON-1-5 = Everybody gets a samurai card, the head of a samurai house. Spare ones leave the game.
    .source = book
clause-HON-1-6 = The other daimyo and all other cards are shuffled together. Everybody is dealt seven, and the rest is the draw pile.
    .source = book
clause-HON-1-7 = Everybody starts with 0 honor. There is always enough honor.
    .source = ruling
clause-HON-1-8 = The discard pile starts empty.
    .source = ruling

## 2 Houses and status

clause-HON-2-1 = A samurai house is a samurai and the cards with him. A daimyo house is a daimyo, the cards with him and at most one castle; the title belongs to the daimyo.
    .source = book
clause-HON-2-2 = If you have a daimyo house, you are a first samurai; if you serve somebody else’s daimyo, a second samurai. Everybody else is a ronin.
    .source = book
clause-HON-2-3 = A ronin can be sworn to a daimyo before the service begins, and a second samurai can be leaving before it ends. Everybody sees both marks.
    .source = ruling
clause-HON-2-4 = A daimyo has one first samurai and one place beside him, for a second samurai or a ronin who swore to him. Nobody has two daimyo, and whoever has one serves nobody.
    .source = book-ruling
clause-HON-2-5 = Your rank decides what you score, which ki counts, for whom your house fights, where you put cards and loot, and what you may declare. It also decides who takes over when a first samurai dies.
    .source = book

## 3 Turn and scoring

clause-HON-3-1 = On your turn, first your alliances change, then you score and may have won. After that you act until you end your turn.
    .source = book
clause-HON-3-2 = Before you score, an oath becomes service, and whoever is leaving becomes a ronin.
    .source = book-ruling
clause-HON-3-3 = You must score at the start of each of your turns, even the first.
    .source = book
clause-HON-3-4 = As first samurai you earn the honor of all cards in both your houses, and of the title if your daimyo is shogun. A second samurai who serves you adds nothing.
    .source = book
clause-HON-3-5 = As second samurai you earn half of the daimyo house with its title, and half of your own house, each half rounded by itself. The house of the first samurai doesn’t count.
    .source = book-ruling
clause-HON-3-6 = Halves are rounded up to a multiple of 5, below zero too: 17.5 becomes 20, and −2.5 becomes 0.
    .source = book-ruling
clause-HON-3-7 = A ronin earns nothing and loses nothing, whatever is in the house.
    .source = book-ruling
clause-HON-3-8 = Gunpowder can make your honor per turn negative. Then you lose that much.
    .source = book-ruling
clause-HON-3-9 = Cards that come into your houses count from your next scoring on. Cards in hand never count.
    .source = book
clause-HON-3-10 = Your honor may fall below zero, so you can always pay.
    .source = book
clause-HON-3-11 = If you have reached the goal after you score, you win at once. Honor rises at no other moment.
    .source = book-ruling
clause-HON-3-12 = You may mix actions, discards and one declaration in any order.
    .source = book
clause-HON-3-13 = You may end your turn at any moment. Unused actions are lost.
    .source = book-ruling

## 4 Card actions

clause-HON-4-1 = Your ki is 6 for your samurai plus the ki of the other cards in your own houses. As second samurai you count only your samurai house.
    .source = book-ruling
clause-HON-4-2 = Every three ki give you one action, at least two and at most five.
    .source = book
clause-HON-4-3 = Ki that you win or lose during your turn counts at once.
    .source = book-ruling
clause-HON-4-4 = Drawing, placing a card, playing a daimyo and sending a ninja cost one action each; a Dishonor costs two. Discards, Save Face and declarations are free.
    .source = book
clause-HON-4-5 = You need enough actions left for what you do.
    .source = ruling
clause-HON-4-6 = You may draw the top card of the draw pile, hidden from the others, if you hold at most six cards.
    .source = book
clause-HON-4-7 = If the draw pile is empty when somebody draws, the discard pile is shuffled and becomes the new one.
    .source = book-ruling
clause-HON-4-8 = If both piles are empty, nobody can draw.
    .source = ruling
clause-HON-4-9 = You never hold more than seven cards.
    .source = book
clause-HON-4-10 = On your turn you may discard cards from your hand, one at a time and face up.
    .source = book-ruling
clause-HON-4-11 = Discard an event card as soon as you announce it, before anything else happens.
    .source = ruling

## 5 Placing cards

clause-HON-5-1 = You play a house card face up into one of your own houses, or into the daimyo house you serve.
    .source = book
clause-HON-5-2 = A house holds at most one okugata and five armies, however they got there.
    .source = book
clause-HON-5-3 = There is no limit to possessions and house guards.
    .source = book
clause-HON-5-4 = A castle goes only into a daimyo house, and only its first samurai may place it, from hand.
    .source = book-ruling
clause-HON-5-5 = A new castle replaces the old one, which is discarded even if it was better.
    .source = book-ruling
clause-HON-5-6 = A card leaves its house only through a spy, a death, a lost battle, a new castle, a fallen guard, or with the whole house in a takeover.
    .source = book
clause-HON-5-7 = As a ronin who has sworn to nobody you may play a daimyo for yourself. You are first samurai at once and score from your next turn on.
    .source = book
clause-HON-5-8 = If you have a daimyo, you can’t play another for yourself. A second samurai or a sworn ronin can’t play one at all.
    .source = ruling
clause-HON-5-9 = As first samurai you may give a daimyo to whoever holds the place beside yours. It can’t be refused: the service ends, and the other becomes first samurai of a new house.
    .source = book-ruling
clause-HON-5-10 = A gift changes nobody’s honor.
    .source = ruling
clause-HON-5-11 = You can’t put a card into another player’s samurai house or hand. Promises between players don’t bind.
    .source = ruling
clause-HON-5-12 = The ki printed on a Dishonor does nothing.
    .source = ruling

## 6 Ninja

clause-HON-6-1 = Every ninja costs 25 honor, whatever happens next. An elite spy costs the same.
    .source = book
clause-HON-6-2 = A ninja spy takes one army or possession from any house, even your own.
    .source = book-ruling
clause-HON-6-3 = An elite spy may take two cards from one house and put each somewhere else. One is enough.
    .source = book-ruling
clause-HON-6-4 = Okugata, guards, castles, daimyo, samurai and the title can’t be stolen.
    .source = book
clause-HON-6-5 = You destroy a stolen card or put it into one of your houses.
    .source = book
clause-HON-6-6 = Loot goes into another house than it came from: one of yours, your second samurai’s, or the daimyo house you serve. The limits of a house hold; what fits nowhere is destroyed.
    .source = book-ruling
clause-HON-6-7 = You can’t send a spy if there is no army and no possession on the table.
    .source = ruling
clause-HON-6-8 = Nobody can react to a ninja, and guards don’t stop spies.
    .source = book
clause-HON-6-9 = An assassin may go for any daimyo in play or any samurai, even your own, and even if the house is otherwise empty.
    .source = book
clause-HON-6-10 = Name the target, pay and roll one die. A guard of that house is then discarded; on a hit the target dies.
    .source = book
clause-HON-6-11 = A 3 or more hits, or a 5 or more if the house has a guard.
    .source = book
clause-HON-6-12 = Each attempt costs a guarded house one guard, hit or miss. More guards protect no better.
    .source = book-ruling
clause-HON-6-13 = As second samurai you lose 50 honor instead of 25 if you send an assassin against your first samurai.
    .source = book
clause-HON-6-14 = The order of two stolen cards doesn’t matter, nor which of two equal cards you take.
    .source = ruling

## 7 Dishonor

clause-HON-7-1 = A Dishonor names another player. It costs two actions and no honor.
    .source = book
clause-HON-7-2 = If you are dishonored, you answer first: accept it, commit seppuku, or play Save Face. As first samurai you may sacrifice your daimyo instead; the shogun can’t save face.
    .source = book-ruling
clause-HON-7-3 = If you save your own face, you discard the card and lose 30. Your alliance or oath stays.
    .source = book
clause-HON-7-4 = Seppuku costs no honor: the samurai or the daimyo dies, with all that follows.
    .source = book
clause-HON-7-5 = A second samurai or a sworn ronin who commits seppuku is free of the alliance. No Save Face can follow.
    .source = book-ruling
clause-HON-7-6 = If you accept it and have no alliance, you lose 75 at once. Others can help only to save an alliance, unless your table chose “anybody but the shogun”.
    .source = book-ruling
clause-HON-7-7 = If a second samurai or a sworn ronin accepts it, the others are asked in secret whether they play Save Face. The first samurai comes first, then the others clockwise, even whoever played the Dishonor.
    .source = book-ruling
clause-HON-7-8 = If somebody does, you lose 30 and stay allied. You can’t refuse the help.
    .source = book
clause-HON-7-9 = If nobody does, you choose: lose 75, or seppuku of your samurai. It is too late for your own Save Face.
    .source = ruling
clause-HON-7-10 = A second samurai or a sworn ronin who loses 75 is out of the alliance at once, without paying the 25 for breaking it.
    .source = book
clause-HON-7-11 = If a first samurai is dishonored, nothing happens to the second.
    .source = ruling
clause-HON-7-12 = A samurai with an empty house may commit seppuku for free, unless your table forbids it.
    .source = book

## 8 Save face

clause-HON-8-1 = Save Face has two uses: against a Dishonor, and for a daimyo who lost a battle. It never helps against ninja or seppuku.
    .source = book
clause-HON-8-2 = It costs no action and no honor. You may play it at any rank, even when it isn’t your turn.
    .source = book
clause-HON-8-3 = Nobody can play it for the player who has the shogun, nor for the shogun in battle. That player may play it for others, and the shogun’s second samurai may save himself.
    .source = book
clause-HON-8-4 = Everybody on the list with cards in hand is asked, so that being asked tells nothing.
    .source = ruling
clause-HON-8-5 = Everybody answers once and in secret, pass or save, without knowing the other answers.
    .source = ruling
clause-HON-8-6 = If several would save, the first in order plays the card. The others keep theirs, and their answers stay secret.
    .source = ruling
clause-HON-8-7 = The table learns who was saved by whom, or that nobody was. It never learns who could have saved or refused.
    .source = ruling
clause-HON-8-8 = You are asked even without a Save Face, and can only pass. Nobody can tell the difference.
    .source = ruling
clause-HON-8-9 = If there is nobody to ask, or it is about the shogun, nobody is asked.
    .source = ruling

## 9 Declarations

clause-HON-9-1 = You may make one declaration on your turn, at any moment. It costs no action.
    .source = book
clause-HON-9-2 = As first samurai you may take the title while it lies in the center, without any strength and even on your first turn. You can’t give it up.
    .source = book-ruling
clause-HON-9-3 = The title pays from your next scoring on.
    .source = book
clause-HON-9-4 = An attack is a declaration. The rules of battle say who may attack whom.
    .source = book
clause-HON-9-5 = As a ronin you may swear to a daimyo whose place is free. Nobody can refuse you.
    .source = book-ruling
clause-HON-9-6 = An oath takes the place and lends its strength at once; you can play no daimyo, and a Save Face can preserve it. Half honor, giving cards, sharing loot, taking over and the double price of treason begin with the service.
    .source = book-ruling
clause-HON-9-7 = Service or oath ends for free when the daimyo dies, by a gift, by a Dishonor nobody stopped, or when your own samurai dies. Nobody can dismiss you.
    .source = book
clause-HON-9-8 = As second samurai you may break the alliance: you lose 25 at once and are leaving.
    .source = book
clause-HON-9-9 = Until your next turn you keep all rights and dangers of a second samurai. You can’t change your mind.
    .source = book-ruling
clause-HON-9-10 = To change masters, break your alliance first. On the turn you become a ronin you may play a daimyo or swear to another.
    .source = ruling
clause-HON-9-11 = A second samurai can neither attack nor take the title.
    .source = book

## 10 Battle

clause-HON-10-1 = As first samurai you may attack on your turn, but only somebody whose daimyo is shogun or has a castle. You can’t attack yourself.
    .source = book
clause-HON-10-2 = Your strength is that of your daimyo house, your samurai house and the samurai house of whoever holds the place. A castle counts only in defense.
    .source = book
clause-HON-10-3 = Every three strength give you one die, without limit.
    .source = book-ruling
clause-HON-10-4 = You need at least one die to attack. Defenders without dice have a total of 0.
    .source = ruling
clause-HON-10-5 = The attacker rolls first, then the defender. Everybody sees the dice.
    .source = book
clause-HON-10-6 = The higher total wins. If they are equal, both roll all dice again.
    .source = book
clause-HON-10-7 = Nobody can play a card between the attack and its result. A battle costs nobody honor.
    .source = ruling
clause-HON-10-8 = After the result come, in this order: Save Face, the castle, death, the title. Then the turn goes on.
    .source = ruling
clause-HON-10-9 = Unless the losing daimyo is shogun, everybody is asked in secret to save his face. The loser comes first, then whoever holds his place, then the others clockwise, even the winner.
    .source = book-ruling
clause-HON-10-10 = A saved daimyo keeps his house, except for the castle.
    .source = book
clause-HON-10-11 = If the loser has a castle, the winner must keep it or burn it down, saved or not, attacker or defender.
    .source = book-ruling
clause-HON-10-12 = A losing daimyo whom nobody saves dies.
    .source = book
clause-HON-10-13 = If the shogun loses, even as attacker, the winning daimyo takes the title at once. It can’t be refused.
    .source = book

## 11 Death and takeover

clause-HON-11-1 = When a daimyo dies, his whole house is discarded, the castle too unless it was taken in battle. His samurai become ronin and oaths to him end; hands, samurai houses and honor stay.
    .source = book
clause-HON-11-2 = If he was shogun, the title returns to the center, unless he lost it in battle.
    .source = ruling
clause-HON-11-3 = When a samurai dies, all other cards of his house are discarded. Hand and honor stay, and so does the daimyo unless somebody takes over.
    .source = book
clause-HON-11-4 = If a first samurai dies, the second takes over the whole daimyo house with castle and title. The second is now first samurai, and the other a ronin.
    .source = book-ruling
clause-HON-11-5 = If the new first samurai was leaving, that is void. The place beside the daimyo is free, and the full honor counts from the next turn on.
    .source = book
clause-HON-11-6 = A second samurai or a sworn ronin whose samurai dies becomes a plain ronin.
    .source = book
clause-HON-11-7 = A sworn ronin does not take over: the daimyo stays with the first samurai, and the oath stands.
    .source = ruling
clause-HON-11-8 = If your rank or your houses change during your turn, your rights and actions follow at once.
    .source = ruling
clause-HON-11-9 = Nobody ever leaves the game: a relative takes the place of a dead samurai.
    .source = book

## 12 The end of the game

clause-HON-12-1 = If you have reached the goal after scoring on your turn, you win at once. There is no last round.
    .source = book
clause-HON-12-2 = The others are ranked by honor. Equal honor shares a place.
    .source = ruling
clause-HON-12-3 = A round is one turn for everybody. If nobody has won when the last round ends, the game is over.
    .source = ruling
clause-HON-12-4 = Then the most honor wins, and in a tie the most honor per turn. If that is equal too, you share the victory.
    .source = ruling

## 13 Information

clause-HON-13-1 = A pass proves nothing about anybody’s hand.
    .source = ruling
clause-HON-13-2 = Only you see what you may do, since it shows what you hold.
    .source = ruling
clause-HON-13-3 = If you are dishonored you are always asked, even with a single answer. Otherwise everybody would know your hand.
    .source = ruling
clause-HON-13-4 = If you take back a card, everybody still knows you hold it, until one like it leaves your hand.
    .source = ruling
