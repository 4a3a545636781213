### The rules of Samurai: The Card Game by their clauses, in our own words. `.source` says where each
### comes from: the rulebook (book), or us where the book is silent (ruling).

## 1 Set-up

clause-SAM-1-1 = Two, three or four can play.
    .source = book
clause-SAM-1-2 = Everybody takes a set of influence cards in one color.
    .source = book
clause-SAM-1-3 = With four players, everybody puts one Samurai 1 and one Samurai 2 back into the box, for all to see. With two or three you play with all cards.
    .source = book
clause-SAM-1-4 = The supply holds 10 stones of each kind with two players, and 16 with three or four.
    .source = book
clause-SAM-1-5 = All 44 villages are shuffled into one face-up pile, however many of you play.
    .source = book
clause-SAM-1-6 = The top village goes into the middle of the table. 43 are left, and everybody sees the next one.
    .source = book
clause-SAM-1-7 = Everybody shuffles their set into a face-down deck and draws 5 cards. 10 stay in the deck, or 8 with four players.
    .source = book
clause-SAM-1-8 = Who begins is drawn by lot, unless your table chose somebody.
    .source = ruling
clause-SAM-1-9 = Turns pass clockwise.
    .source = book
clause-SAM-1-10 = Chance has its say only at the start: shuffling the villages, shuffling each deck, and who begins. After that nothing is random.
    .source = ruling

## 2 The grid

clause-SAM-2-1 = The land has no edge. East is to the right, and north is up.
    .source = ruling
clause-SAM-2-2 = Villages and influence cards form a checkerboard. Next to a village there is room for cards, never for another village.
    .source = book
clause-SAM-2-3 = A village has four spaces around it: north, east, south and west. Two spaces at a right angle are neighbors, the others are opposite.
    .source = book
clause-SAM-2-4 = A village is complete, and scored, once its four spaces are taken. No village lies next to another, so every space can be used.
    .source = book
clause-SAM-2-5 = A card on the table never moves, is never covered and never leaves.
    .source = ruling
clause-SAM-2-6 = A gap stays empty until a village is placed there. Influence cards never go there.
    .source = ruling
clause-SAM-2-7 = Where several things happen at once, they go north, east, south, west of your card, and helmet, Buddha, rice field. The order changes no result.
    .source = ruling

## 3 Turns

clause-SAM-3-1 = On your turn you play a card, place new villages, score complete ones and draw. Then the next player is up.
    .source = book
clause-SAM-3-2 = You must play exactly one card. No card has a power of its own.
    .source = book
clause-SAM-3-3 = In a round everybody has one turn, from whoever began.
    .source = book
clause-SAM-3-4 = Only the player whose turn it is decides anything. There are no reactions.
    .source = ruling
clause-SAM-3-5 = Once a village is turned up or a card is drawn, you can’t change your card or its space.
    .source = ruling
clause-SAM-3-6 = Whoever is asked is on turn.
    .source = ruling

## 4 Playing a card

clause-SAM-4-1 = You may play a card on any empty space next to a village.
    .source = book
clause-SAM-4-2 = Any card may go there, even where its kind doesn’t count.
    .source = book
clause-SAM-4-3 = Equal cards in your hand are the same choice.
    .source = ruling
clause-SAM-4-4 = The card lies face up and stays yours.
    .source = book
clause-SAM-4-5 = The same spaces are open to everybody, and each touches only villages that aren’t complete.
    .source = ruling
clause-SAM-4-6 = You must play as long as there is a space. Whoever is on turn always has a card.
    .source = book
clause-SAM-4-7 = Your choices are listed card by card, and for each card from west to east, then from south to north.
    .source = ruling

## 5 Laying new villages

clause-SAM-5-1 = If your card and another player’s are neighbors at a village, a new village goes into the gap between the two.
    .source = book
clause-SAM-5-2 = Two cards of your own make no village.
    .source = book
clause-SAM-5-3 = One such pair is enough for a gap. It never gets more than one village.
    .source = ruling
clause-SAM-5-4 = Cards on opposite spaces make no village. Cards that face each other across a gap don’t either, nor diagonal ones with two gaps between.
    .source = ruling
clause-SAM-5-5 = The card you just played must be one of the two. Older cards make no village, even if a new one joins them.
    .source = ruling
clause-SAM-5-6 = A new village counts at once and can cause another one for your card, unless your table plays without chain villages.
    .source = ruling
clause-SAM-5-7 = The village where the two are neighbors may be the one you just completed.
    .source = book
clause-SAM-5-8 = In short: a gap beside your card gets a village if a village lies beside your card at a right angle to it, and another player’s card touches both.
    .source = ruling
clause-SAM-5-9 = You take the top village and place it; everybody sees the next one. If there are two gaps, you choose.
    .source = book
clause-SAM-5-10 = You choose with the next village in sight, and again for each further one. Later ones are never seen.
    .source = book
clause-SAM-5-11 = You must place the village you took. You can’t swap it.
    .source = book
clause-SAM-5-12 = If the pile runs out, the other gaps stay empty. You still choose where the last village goes.
    .source = ruling
clause-SAM-5-13 = Once the pile is empty, no more villages are placed, now or later.
    .source = ruling
clause-SAM-5-14 = A gap can get its village on any later turn.
    .source = ruling
clause-SAM-5-15 = One card causes at most three villages, or two without chains. While the pile lasts, your choice doesn’t change which gaps are filled.
    .source = ruling

## 6 Scoring villages

clause-SAM-6-1 = After new villages are placed, every village that is complete is scored.
    .source = book
clause-SAM-6-2 = That includes a new village whose four spaces were taken already.
    .source = ruling
clause-SAM-6-3 = Each kind in the village is scored by itself.
    .source = book
clause-SAM-6-4 = Your influence on a kind is the sum of your cards around the village that count for it: cards of that kind, and all Samurai.
    .source = book
clause-SAM-6-5 = A card counts in full for every village it touches, up to four.
    .source = book
clause-SAM-6-6 = Whoever has the most influence on a kind gets one stone of it, however large the lead.
    .source = book
clause-SAM-6-7 = If the most influence is tied, nobody gets the stone.
    .source = book
clause-SAM-6-8 = If nobody has influence on a kind, nobody gets its stone.
    .source = ruling
clause-SAM-6-9 = If your card completes several villages, each is scored by itself.
    .source = book
clause-SAM-6-10 = If the stones of a kind have run out, you get a substitute that counts the same.
    .source = book
clause-SAM-6-11 = Substitutes count among the stones given out. The supply shows the real ones left, never less than 0.
    .source = ruling
clause-SAM-6-12 = Your stones lie open in front of you. They are never lost or traded.
    .source = book
clause-SAM-6-13 = A scored village is turned over, and so is a card amid four scored villages. It plays no further part.
    .source = book
clause-SAM-6-14 = New villages come before scoring. The other way round would give the same result.
    .source = ruling

## 7 Drawing

clause-SAM-7-1 = At the end of your turn you draw back to 5 cards. If your deck is empty, you draw nothing.
    .source = book
clause-SAM-7-2 = You hold 5 cards while your deck lasts, then one less each turn. Your set has 15 cards, or 13 with four players.
    .source = ruling
clause-SAM-7-3 = Played cards never return to a deck.
    .source = ruling

## 8 The end of the game

clause-SAM-8-1 = It is the last round when all stones of a kind are gone.
    .source = book
clause-SAM-8-2 = It is the last round when the last village has been taken.
    .source = book
clause-SAM-8-3 = The game also ends when everybody has played their last card.
    .source = book
clause-SAM-8-4 = The round is always finished, so that everybody has had the same number of turns.
    .source = book
clause-SAM-8-5 = In that last round all rules stay the same.
    .source = book
clause-SAM-8-6 = If no space is left to play on, the game is over at once.
    .source = ruling
clause-SAM-8-7 = Villages that aren’t complete, gaps and the cards you still have count for nothing.
    .source = ruling
clause-SAM-8-8 = A reason to end stays. The result names all of them: stones, villages, cards, no space left.
    .source = ruling

## 9 The result

clause-SAM-9-1 = Everybody counts their stones of each kind, substitutes included.
    .source = book
clause-SAM-9-2 = You have the majority of a kind if you have more of it than anybody else. A tie is nobody’s majority, and neither is zero.
    .source = book
clause-SAM-9-3 = Without a majority you can’t win.
    .source = book
clause-SAM-9-4 = If you have the majority of two or three kinds, you win.
    .source = book
clause-SAM-9-5 = Otherwise, everybody with a majority sets that kind aside and counts the other two. The most stones win.
    .source = book
clause-SAM-9-6 = In a tie, whoever has more stones of their majority wins.
    .source = book
clause-SAM-9-7 = If these are equal too, you share the victory.
    .source = book
clause-SAM-9-8 = If only you have a majority, you win.
    .source = ruling
clause-SAM-9-9 = If nobody has a majority, the game is a draw. You can agree before the game that the most stones win or that all share the victory.
    .source = book-ruling
clause-SAM-9-10 = All places follow the same way: two or three majorities, then one, then none by the number of stones. Whoever is equal shares a place, and the next is skipped: 1, 1, 3.
    .source = ruling
clause-SAM-9-11 = Chairs, turn order and cards left never break a tie.
    .source = book

## 10 Who knows what

clause-SAM-10-1 = Everybody sees the top village, and also the one that waits for its place.
    .source = book
clause-SAM-10-2 = You see your hand and all that lies open. Which cards others still have is known, but not which of them they hold.
    .source = ruling
clause-SAM-10-3 = Cards that were turned over stay known to all.
    .source = ruling
