### The rules of Call to Glory by their clauses, in our own words. `.source` says where each comes
### from: the rulebook (book), us where the book is silent (ruling), or both (book-ruling).

## 1 Set-up

clause-GLO-1-1 = Two, three or four can play. Turns pass clockwise.
    .source = book
clause-GLO-1-2 = A game has 4 rounds, or 3 with imperial orders. Your table can choose fewer.
    .source = book
clause-GLO-1-3 = Every round starts afresh: all 110 cards are shuffled together.
    .source = book
clause-GLO-1-4 = Everybody is dealt 3 cards face down.
    .source = book
clause-GLO-1-5 = Cards are dealt one at a time, clockwise from whoever starts the round, three times around the table.
    .source = ruling
clause-GLO-1-6 = The rest is split into two draw piles, the larger one first. That is 52 and 52 cards with two players, 51 and 50 with three, 49 and 49 with four.
    .source = book-ruling
clause-GLO-1-7 = Both discard piles start empty. In the row lie draw pile 1, discard pile 1, discard pile 2 and draw pile 2.
    .source = book
clause-GLO-1-8 = A round begins without sets, and the game begins with everybody at 0.
    .source = book
clause-GLO-1-9 = Who starts round 1 is drawn by lot, unless your table chose somebody.
    .source = ruling
clause-GLO-1-10 = Imperial orders and ninja figures stay in the box unless you play with them.
    .source = book

## 2 Turns

clause-GLO-2-1 = Whoever starts the round takes the first turn. Then turns pass clockwise until the round ends.
    .source = book
clause-GLO-2-2 = On your turn you draw two cards, then lay down a set or discard a card. With the power of the ninja you may also use figures.
    .source = book
clause-GLO-2-3 = You must draw twice and act. Nobody may pass.
    .source = book
clause-GLO-2-4 = You do one of two things: lay down one set, or discard one card.
    .source = book
clause-GLO-2-5 = You may hold any number of cards. An empty hand changes nothing.
    .source = ruling
clause-GLO-2-6 = All cards of a character are alike.
    .source = ruling

## 3 Drawing

clause-GLO-3-1 = You draw exactly two cards, each from the top of a pile.
    .source = book
clause-GLO-3-2 = Each may come from a draw pile or a discard pile.
    .source = book
clause-GLO-3-3 = You must draw your two cards from different piles.
    .source = book
clause-GLO-3-4 = The pile of your first card stays closed for the second, even if a ninja figure changed it in between.
    .source = ruling
clause-GLO-3-5 = You see your first card before you choose the second pile. You are free to choose any other pile.
    .source = ruling
clause-GLO-3-6 = If your first card came from a discard pile, everybody sees the card beneath it, but you can’t take it this turn.
    .source = book-ruling
clause-GLO-3-7 = Only you see what you draw from a draw pile. What you take from a discard pile, everybody sees.
    .source = ruling
clause-GLO-3-8 = You can always draw: both draw piles have at least one card when your turn begins.
    .source = ruling
clause-GLO-3-9 = A draw pile that runs out stays empty; discards are never shuffled in. You still finish your turn.
    .source = book-ruling
clause-GLO-3-10 = If only two piles hold cards and you can use no figure, your cards are drawn for you, from draw pile 1 and then draw pile 2.
    .source = book-ruling

## 4 Laying a set

clause-GLO-4-1 = A set is cards of one character, all from your hand.
    .source = book
clause-GLO-4-2 = You lay down at least two cards.
    .source = book
clause-GLO-4-3 = With three or four players, Samurai, Ninjas and Envoys need at least three cards.
    .source = book
clause-GLO-4-4 = If a set of that character is already on the table, you need at least one card more than it has.
    .source = book
clause-GLO-4-5 = You may lay down more than you need, or keep some back.
    .source = ruling
clause-GLO-4-6 = You can’t add cards to a set. You can only beat it with a larger one.
    .source = book
clause-GLO-4-7 = You may beat your own set. Its cards don’t count towards the new one.
    .source = book
clause-GLO-4-8 = A beaten set goes face up onto one discard pile. Its owner chooses which.
    .source = book
clause-GLO-4-9 = First you lay down the new set, then you may take a ninja figure. After that the beaten set is discarded, and your turn ends.
    .source = ruling
clause-GLO-4-10 = A set stays until it is beaten, figures take it apart, or the round ends.
    .source = book
clause-GLO-4-11 = Sets lie face up. Everybody sees the character, the size and whose it is.
    .source = book

## 5 Discarding

clause-GLO-5-1 = If you lay down no set, you must discard one card from your hand, face up. You may do that even if you could lay down a set.
    .source = book
clause-GLO-5-2 = You may discard any card, even one you just drew, and even onto the pile it came from.
    .source = ruling
clause-GLO-5-3 = An empty discard pile must be filled first; if both are empty, discard pile 1. Otherwise the choice is free.
    .source = book-ruling
clause-GLO-5-4 = That holds for every discard: a single card, a beaten set, and a card removed by a figure.
    .source = ruling
clause-GLO-5-5 = A beaten set goes onto one pile as a whole, even if both are empty.
    .source = book
clause-GLO-5-6 = There are two discard piles, and you can only take the top card.
    .source = book
clause-GLO-5-7 = You choose the pile for your own discard. If your set is beaten or loses a card to a figure, you choose too, unless your table leaves that to whoever uses the figure.
    .source = book-ruling

## 6 Reactions

clause-GLO-6-1 = Beaten or removed cards wait until a pile is chosen (GLO-5.7). Until then nothing else happens, except that a ninja figure may be taken.
    .source = ruling
clause-GLO-6-2 = You are asked for the pile only if neither discard pile is empty. Otherwise the empty one is used (GLO-5.3).
    .source = book
clause-GLO-6-3 = Being asked gives nothing away. You choose with the new set, both top cards and your own hand in view.
    .source = ruling
clause-GLO-6-4 = Cards that wait for a pile belong to no set. They score nothing and beat nothing.
    .source = ruling
clause-GLO-6-5 = There are no other reactions: no blocking, no trading.
    .source = ruling

## 7 The end of a round

clause-GLO-7-1 = Whether the round is over is checked once, at the end of a turn. What was true only in between doesn’t count.
    .source = book
clause-GLO-7-2 = The round ends when somebody has enough different characters: 6 with two players, 5 with three, 4 with four.
    .source = book
clause-GLO-7-3 = The round ends when all nine characters are on the table.
    .source = book
clause-GLO-7-4 = The round ends when a draw pile is empty.
    .source = book-ruling
clause-GLO-7-5 = Then the round ends at once. Nobody gets another turn, even if others had more.
    .source = book
clause-GLO-7-6 = All reasons are named. They don’t change the score.
    .source = ruling
clause-GLO-7-7 = If the round goes on (GLO-11.18 aside), the next player clockwise is up.
    .source = book

## 8 Scoring and the next round

clause-GLO-8-1 = Each of your sets scores its character’s number once, however many cards it has.
    .source = book
clause-GLO-8-2 = Cards in hands and piles score nothing.
    .source = book
clause-GLO-8-3 = Your round score is your sets plus bonuses from imperial orders. It is added to your total on the score sheet.
    .source = book
clause-GLO-8-4 = Nobody shows their hand at the end of a round.
    .source = ruling
clause-GLO-8-5 = Whoever has the fewest points starts the next round.
    .source = book-ruling
clause-GLO-8-6 = In a tie, whoever of them scored least in this round starts.
    .source = book
clause-GLO-8-7 = If that is a tie too, look clockwise from whoever started last: the first of them starts. Whoever started last comes last.
    .source = ruling

## 9 The end of the game

clause-GLO-9-1 = The game ends when the last round has been scored.
    .source = book
clause-GLO-9-2 = The most points win.
    .source = book
clause-GLO-9-3 = In a tie, the best single round wins.
    .source = book-ruling
clause-GLO-9-4 = If that is a tie too, you share the place.
    .source = ruling
clause-GLO-9-5 = Everybody is ranked by points, then by best round. Whoever is equal shares the place, and the next is skipped: 1, 1, 3.
    .source = ruling

## 10 Variant 1: imperial orders

clause-GLO-10-1 = Before round 1 everybody gets one secret order from each of the stacks A, B and C.
    .source = book-ruling
clause-GLO-10-2 = What is left of a stack (2 with two players, 1 with three) leaves the game unseen.
    .source = book-ruling
clause-GLO-10-3 = At the end of every round, before scoring, everybody must play one order. Whoever started the round begins, then clockwise.
    .source = book
clause-GLO-10-4 = Orders are played face up. You see those played before yours.
    .source = ruling
clause-GLO-10-5 = An order pays for every card in its character’s set, to whoever has that set. It pays 5 points a card from stack A, 4 from B and 3 from C.
    .source = book
clause-GLO-10-6 = If nobody has that set, the order pays nothing and is used up.
    .source = book-ruling
clause-GLO-10-7 = Several orders for one character all pay.
    .source = ruling
clause-GLO-10-8 = Orders don’t change the sets, which score as usual.
    .source = book
clause-GLO-10-9 = Played orders leave the game.
    .source = book-ruling
clause-GLO-10-10 = The bonus belongs to your round score: it counts for who starts next, for winning and for ties.
    .source = ruling
clause-GLO-10-11 = If you play fewer than three rounds, orders left over are worth nothing and stay secret.
    .source = ruling
clause-GLO-10-12 = Orders are dealt clockwise from whoever starts round 1: stack A, then B, then C.
    .source = ruling

## 11 Variant 2: power of the ninja

clause-GLO-11-1 = Every round begins with all 4 ninja figures in the supply. Figures still held at its end go back and are worth nothing.
    .source = book-ruling
clause-GLO-11-2 = All other rules stay the same. With three or four players Ninjas still need three cards.
    .source = book
clause-GLO-11-3 = If you lay down Ninjas, you get one figure from the supply, however many cards they are. That holds even if you beat your own Ninjas.
    .source = book-ruling
clause-GLO-11-4 = You may decline the figure. Usually you get it without being asked; your table can choose otherwise.
    .source = book-ruling
clause-GLO-11-5 = If the supply is empty at that moment, you get no figure, now or later.
    .source = book-ruling
clause-GLO-11-6 = You can’t use a figure on the turn you got it. It is ready when the turn ends.
    .source = book
clause-GLO-11-7 = To use a figure, return it to the supply and name an opponent’s set: one card leaves that set.
    .source = book
clause-GLO-11-8 = You can’t use it on your own sets, on hands or on piles.
    .source = book
clause-GLO-11-9 = You may use a figure on your turn: before, between and after your draws, and after your action. You need a ready figure, and an opponent must have a set.
    .source = book
clause-GLO-11-10 = No figure can interrupt laying down or discarding. Use it right before or right after.
    .source = ruling
clause-GLO-11-11 = The removed card is discarded (GLO-5.3). The owner of the set chooses the pile, unless your table leaves that to whoever uses the figure.
    .source = ruling
clause-GLO-11-12 = After a figure your turn goes on where it was. You may use as many ready figures as you have, on any sets.
    .source = book
clause-GLO-11-13 = Figures can shrink a set below its minimum, and it still counts. When its last card is gone, the character is free.
    .source = ruling
clause-GLO-11-14 = To beat a shrunken set, its present size counts. Its owner can beat it, but not fill it up.
    .source = ruling
clause-GLO-11-15 = The removed card can be drawn like any other, even on the same turn (see GLO-3.3 and GLO-3.4).
    .source = ruling
clause-GLO-11-16 = If you lose your Ninjas, you keep your figures.
    .source = book-ruling
clause-GLO-11-17 = After your action you are asked whether you use a figure or end your turn, as long as you can use one (GLO-11.9).
    .source = ruling
clause-GLO-11-18 = With figures, the round also ends after 100 turns in a row in which no card left a draw pile. Your table can choose another number.
    .source = ruling

## 12 Both variants together

clause-GLO-12-1 = You can play both variants together. All rules of both apply, with three rounds.
    .source = ruling
clause-GLO-12-2 = You can’t use figures while orders are played.
    .source = ruling
clause-GLO-12-3 = An order pays for the cards that are in the set at the end. Cards removed earlier don’t count.
    .source = ruling

## 13 Decisions

clause-GLO-13-1 = You choose your two draws, what you lay down or discard, the pile for cards that leave the table, your figures and your orders. Only one player chooses at a time.
    .source = ruling
clause-GLO-13-2 = You are not asked where everybody can see that there is only one way. It happens and is logged as usual.
    .source = ruling
clause-GLO-13-3 = You are always asked what to lay down or discard, even with a single choice. Otherwise everybody would know your hand.
    .source = ruling
clause-GLO-13-4 = What isn’t offered is refused and changes nothing.
    .source = ruling

## 14 Who knows what

clause-GLO-14-1 = Only you see your hand and your orders, and nobody sees the draw piles. All else is open to everybody, spectators too; after the game the whole record can be opened.
    .source = ruling
clause-GLO-14-2 = The log tells everything that everybody can see: draws with their pile, sets, discards, figures, orders and scores. Yours also names the cards you drew.
    .source = ruling
clause-GLO-14-3 = Only you see your choices.
    .source = ruling
clause-GLO-14-4 = You never have to show more of your hand than you lay down or discard.
    .source = ruling
clause-GLO-14-5 = Everybody remembers which cards you took from a discard pile and haven’t played yet. If you take something back, they still know what they saw.
    .source = ruling
