### The rules of Samurai: The Card Game by their clauses, in our own words. `.source` says where each
### comes from: the rulebook (book), or us where the book is silent (ruling).

## 1 Set-up

clause-SAM-1-1 = The game is for two, three or four players.
    .source = book
clause-SAM-1-2 = Each player takes the complete set of influence cards in one color.
    .source = book
clause-SAM-1-3 = With four players, one Samurai 1 and one Samurai 2 leave each set before the game, in sight of all. With two or three players every set is complete.
    .source = book
clause-SAM-1-4 = The supply holds 10 stones of each shape with two players, and 16 of each with three or four.
    .source = book
clause-SAM-1-5 = All 44 village cards are shuffled into one face-up pile, whatever the number of players.
    .source = book
clause-SAM-1-6 = The top village is laid open in the middle of the table, on cell (0,0). Then 43 cards are left, and the new top card can be seen.
    .source = book
clause-SAM-1-7 = Each player shuffles the own set into a face-down deck and draws the top 5 cards as a hand; 10 stay in the deck, or 8 with four players.
    .source = book
clause-SAM-1-8 = The start player is drawn by lot, with equal chances for all, or is the seat that the option “start_player” names.
    .source = ruling
clause-SAM-1-9 = Turns pass clockwise: from each seat to the next, and from the last back to the first.
    .source = book
clause-SAM-1-10 = All luck falls during set-up: the shuffle of the villages, the shuffle of each deck, and the start player, each from its own source. After that nothing is random.
    .source = ruling

## 2 The grid

clause-SAM-2-1 = The table is a grid without an edge. East is to the right, north is up, and the first village lies on (0,0).
    .source = ruling
clause-SAM-2-2 = Villages and influence cards form a checkerboard: next to a village there is always room for cards, never for another village.
    .source = book
clause-SAM-2-3 = A village has four sides: the cells north, east, south and west of it. Two sides at a right angle are neighbors, the others are opposite.
    .source = book
clause-SAM-2-4 = A village is open as long as one of its sides is empty, and is scored once all four are taken. No village ever lies beside another, so all four sides can be used.
    .source = book
clause-SAM-2-5 = A card on the table never moves, is never covered and never leaves.
    .source = ruling
clause-SAM-2-6 = An empty village cell stays a hole until a village is laid there; an influence card can never go there.
    .source = ruling
clause-SAM-2-7 = Where several cells are handled at once, the order is north, east, south, west of the card just played; symbols come in the order helmet, Buddha, rice field. The order changes no result.
    .source = ruling

## 3 Turns

clause-SAM-3-1 = A turn has four steps: play a card, lay new villages, score closed villages, draw. Then the next player is up.
    .source = book
clause-SAM-3-2 = You play exactly one card a turn. Nobody may pass or play a second card, and no card has a power of its own.
    .source = book
clause-SAM-3-3 = In a round everybody has one turn, beginning with the start player.
    .source = book
clause-SAM-3-4 = There are no reactions: only the player whose turn it is decides anything, and nothing is shown out of turn.
    .source = ruling
clause-SAM-3-5 = Your card and its cell are final before the village pile is touched or a card is drawn, since both show something new.
    .source = ruling
clause-SAM-3-6 = The active player is the one whose turn it is.
    .source = ruling

## 4 Playing a card

clause-SAM-4-1 = A card may go to any empty influence cell that has a village to its north, east, south or west.
    .source = book
clause-SAM-4-2 = Any card in your hand may go to any such cell, even where none of its symbols matters.
    .source = book
clause-SAM-4-3 = Equal cards in your hand are one and the same option.
    .source = ruling
clause-SAM-4-4 = The card is laid face up and is yours for the whole game.
    .source = book
clause-SAM-4-5 = The cells are the same for every player, and each of them touches open villages only.
    .source = ruling
clause-SAM-4-6 = You must play as long as there is such a cell; whoever is up always holds a card.
    .source = book
clause-SAM-4-7 = The options are listed card by card in the order of the box, and for each card cell by cell: from west to east, then from south to north.
    .source = ruling

## 5 Laying new villages

clause-SAM-5-1 = If you play beside a village and another player's card lies on a neighboring side of that village, a new village is due on the cell between the two cards, if that cell is empty.
    .source = book
clause-SAM-5-2 = If both cards are yours, this pair makes nothing due.
    .source = book
clause-SAM-5-3 = One pair is enough for a cell, whatever the other pairs around it say; it still gets one village only.
    .source = ruling
clause-SAM-5-4 = Cards on opposite sides of a village make nothing due, nor do cards that face each other across a hole, nor diagonal cards with two holes between them.
    .source = ruling
clause-SAM-5-5 = The pair must contain the card just played. Two older cards make nothing due, even if a village laid this turn joins them.
    .source = ruling
clause-SAM-5-6 = A village laid in this turn counts at once and can make a further cell due for the card just played, unless the option “chain” says otherwise.
    .source = ruling
clause-SAM-5-7 = The village may be one that your card has just closed: it has not been turned over yet.
    .source = book
clause-SAM-5-8 = In short: a side of the card just played is due if it is empty, a side next to it holds a village, and another player's card lies on the corner between those two sides.
    .source = ruling
clause-SAM-5-9 = While a cell is due and the pile holds a card, you take the top card, which shows the next one to all, and lay it: on the only cell that is due, or on the one of two that you choose.
    .source = book
clause-SAM-5-10 = You choose with the next card of the pile in sight, if there is one, and again for each further card; later cards are never seen.
    .source = book
clause-SAM-5-11 = Laying is compulsory: the card taken must be used and cannot be swapped for the next one.
    .source = book
clause-SAM-5-12 = If the pile runs out in between, the cells still due stay holes. You choose for the last card, too.
    .source = ruling
clause-SAM-5-13 = Once the pile is empty, no village is laid any more, and nothing is owed later.
    .source = ruling
clause-SAM-5-14 = A hole may be filled in any later turn by a new card that makes it due.
    .source = ruling
clause-SAM-5-15 = One card brings at most three villages (two without chains), you choose between two cells at most, and while the pile lasts, your choices do not change which cells are filled.
    .source = ruling

## 6 Scoring villages

clause-SAM-6-1 = When villages have been laid, every village with cards on all four sides that is not scored yet is scored.
    .source = book
clause-SAM-6-2 = That includes a village laid this turn into a hole whose four sides were taken already.
    .source = ruling
clause-SAM-6-3 = Each symbol on the village is looked at by itself.
    .source = book
clause-SAM-6-4 = Your influence on a symbol is the sum of your cards on the four sides that count for it: cards with that symbol, and all samurai.
    .source = book
clause-SAM-6-5 = A card counts with its full value for each of the up to four villages it touches; it is not used up.
    .source = book
clause-SAM-6-6 = Whoever has more influence on a symbol than every other player gets one stone of its shape, however large the lead.
    .source = book
clause-SAM-6-7 = If players tie for the highest influence, nobody gets the stone, nor does anyone with less.
    .source = book
clause-SAM-6-8 = If nobody has influence on a symbol, nobody gets its stone.
    .source = ruling
clause-SAM-6-9 = If one card closes several villages, all of them are scored, each by itself.
    .source = book
clause-SAM-6-10 = All symbols are scored even if the supply of a shape is empty: you then get a substitute that counts like a stone.
    .source = book
clause-SAM-6-11 = The stones given out of a shape include substitutes; the supply shows what is left of the real ones, never less than 0.
    .source = ruling
clause-SAM-6-12 = Stones lie open in front of their owners, sorted by shape, and are never lost or traded.
    .source = book
clause-SAM-6-13 = A scored village is turned over, and so is a card amid four scored villages. That is for the eye only: such a card has no further part in the game.
    .source = book
clause-SAM-6-14 = Villages are laid before others are scored. The other order would give the same result.
    .source = ruling

## 7 Drawing

clause-SAM-7-1 = At the end of your turn you draw the top card of your deck, back to 5 cards. If the deck is empty, you draw nothing.
    .source = book
clause-SAM-7-2 = So your hand stays at 5 cards while the deck lasts, and then shrinks by one a turn. Your set has 15 cards, or 13 with four players.
    .source = ruling
clause-SAM-7-3 = Played cards never return to a deck.
    .source = ruling

## 8 The end of the game

clause-SAM-8-1 = The game draws to its end when all stones of a shape have been given out.
    .source = book
clause-SAM-8-2 = The game draws to its end when the last card of the village pile has been taken.
    .source = book
clause-SAM-8-3 = The game draws to its end when everybody has played the last card. As all play equally often, that happens only at the end of a round.
    .source = book
clause-SAM-8-4 = The round in progress is always completed: the game is over at the end of the round in which the first of these reasons came true.
    .source = book
clause-SAM-8-5 = In the rest of that round all rules apply unchanged.
    .source = book
clause-SAM-8-6 = If a turn begins and no cell is left to play on, the game is over at once; nobody could ever play again.
    .source = ruling
clause-SAM-8-7 = Open villages, holes, cards in hand and decks count for nothing.
    .source = ruling
clause-SAM-8-8 = A reason to end stays true. The result names all that hold: stones, villages, cards, no cell left.
    .source = ruling

## 9 The result

clause-SAM-9-1 = Everybody counts their stones of each shape, substitutes included.
    .source = book
clause-SAM-9-2 = You have the majority of a shape if you have more of it than every other single player. A tie is nobody's majority, and zero stones never are one.
    .source = book
clause-SAM-9-3 = A player without any majority cannot win.
    .source = book
clause-SAM-9-4 = Whoever has the majority of two or three shapes wins, whatever the numbers. There is never more than one such player.
    .source = book
clause-SAM-9-5 = Otherwise, everybody with a majority ignores that kind and counts the stones of the other two kinds. The most stones win.
    .source = book
clause-SAM-9-6 = If sums are equal, whoever has more stones of the own majority shape wins.
    .source = book
clause-SAM-9-7 = If these are equal too, the tied players share the victory.
    .source = book
clause-SAM-9-8 = If only one player has a majority, that player wins.
    .source = ruling
clause-SAM-9-9 = If nobody has a majority, nobody wins: the game is a draw. You can agree otherwise before the game: then the most stones win, or everybody shares the victory.
    .source = book-ruling
clause-SAM-9-10 = All places follow the same logic: first two or three majorities, then one (by the sum of the other shapes, then by the majority shape), then none (by all stones). Equal players share a place, and the next one is skipped: 1, 1, 3.
    .source = ruling
clause-SAM-9-11 = Seats, turn order and cards left never break a tie.
    .source = book

## 10 Who knows what

clause-SAM-10-1 = Of the village pile only the top card may be seen; while a village waits for its place, that card and the new top card.
    .source = book
clause-SAM-10-2 = You see your own hand and all that lies open. What a rival has not played yet is known to all, but not how it is split between hand and deck; the order of decks and pile is known to nobody.
    .source = ruling
clause-SAM-10-3 = Cards that were turned over stay known to all.
    .source = ruling
