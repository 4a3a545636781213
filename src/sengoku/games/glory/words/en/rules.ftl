### The rules of Call to Glory by their clauses, in our own words. `.source` says where each comes
### from: the rulebook (book), us where the book is silent (ruling), or both (book-ruling).

## 1 Set-up

clause-GLO-1-1 = Call to Glory is for two, three or four players. Play goes clockwise around the table.
    .source = book
clause-GLO-1-2 = A game has a fixed number of rounds: 4 in the base game and with the power of the ninja alone, 3 with imperial orders. The option “rounds” changes that.
    .source = book
clause-GLO-1-3 = Every round starts afresh: all 110 character cards, wherever they are, are shuffled together.
    .source = book
clause-GLO-1-4 = Each player is dealt 3 cards, face down, as a hand.
    .source = book
clause-GLO-1-5 = Cards are dealt one at a time from the top, clockwise from the start player of the round, three times round the table.
    .source = ruling
clause-GLO-1-6 = The remaining cards, in the order they lie, become two face-down piles: the upper half (rounded up) is draw pile 1, the rest draw pile 2. That is 52 and 52 cards with two players, 51 and 50 with three, 49 and 49 with four.
    .source = book-ruling
clause-GLO-1-7 = Both discard piles start empty. The order on the table is draw pile 1, discard pile 1, discard pile 2, draw pile 2.
    .source = book
clause-GLO-1-8 = No sets lie on the table when a round begins, and all totals are 0 when the game begins.
    .source = book
clause-GLO-1-9 = The start player of round 1 is drawn by lot, with equal chances for all, or is the seat that the option “first_start” names.
    .source = ruling
clause-GLO-1-10 = Imperial orders and ninja figures stay in the box unless their variant is played.
    .source = book

## 2 Turns

clause-GLO-2-1 = The start player takes the first turn of a round; then turns pass clockwise until the round ends.
    .source = book
clause-GLO-2-2 = On your turn you draw a first card, draw a second card, then lay down a set or discard a card. With the power of the ninja there is one more step at the end. After that the round may be over.
    .source = book
clause-GLO-2-3 = Both draws and the action are compulsory; nobody may pass.
    .source = book
clause-GLO-2-4 = As your action you do exactly one of two things: lay one set, or discard one card.
    .source = book
clause-GLO-2-5 = Your hand may hold any number of cards, and an empty hand has no effect.
    .source = ruling
clause-GLO-2-6 = Copies of a character are identical: no rule, view or log entry tells them apart.
    .source = ruling

## 3 Drawing

clause-GLO-3-1 = You draw exactly two cards into your hand, each from the top of a pile that is not empty.
    .source = book
clause-GLO-3-2 = Either card may come from a draw pile or from a discard pile. Both from draw piles or both from discard piles is fine, too.
    .source = book
clause-GLO-3-3 = The two cards must come from two different piles.
    .source = book
clause-GLO-3-4 = A pile is its place on the table: the place of your first draw stays barred for the second, even if it was emptied and filled again in between. (Only a ninja figure can bring that about.)
    .source = ruling
clause-GLO-3-5 = You draw one card after the other: the first is in your hand, and you have seen it, before you choose the second pile. The first choice commits you to nothing except a different pile.
    .source = ruling
clause-GLO-3-6 = If your first card came from a discard pile, the card beneath it lies open to all before you choose again, though that pile is now barred for you.
    .source = book-ruling
clause-GLO-3-7 = A card from a draw pile is seen only by the player who draws it; a card from a discard pile is taken in sight of all.
    .source = ruling
clause-GLO-3-8 = You can always draw: at the start of a turn each draw pile holds at least one card, for otherwise the round would be over.
    .source = ruling
clause-GLO-3-9 = A draw pile that runs out during a turn stays empty, and discards are never shuffled in again. The turn is completed as usual.
    .source = book-ruling
clause-GLO-3-10 = If exactly two piles hold cards before your first draw and you cannot use a figure, the draws are made without asking: from draw pile 1, then from draw pile 2.
    .source = book-ruling

## 4 Laying a set

clause-GLO-4-1 = All cards you lay in a turn show one character and come from your hand.
    .source = book
clause-GLO-4-2 = You lay at least two cards.
    .source = book
clause-GLO-4-3 = With three or four players you lay at least three cards if they are Samurai, Ninjas or Envoys.
    .source = book
clause-GLO-4-4 = If a set of that character is on the table, in front of anyone, you must lay at least one card more than it has, and never fewer than the minimum for that character.
    .source = book
clause-GLO-4-5 = Beyond that minimum you choose freely how many of your cards of the character you lay; you may keep some back.
    .source = ruling
clause-GLO-4-6 = Cards are never added to a set on the table. By laying, a set can only be replaced with a new, larger one.
    .source = book
clause-GLO-4-7 = You may replace your own set. It has to be beaten like any other, and its cards do not count towards the new set.
    .source = book
clause-GLO-4-8 = The older set leaves as a whole and goes face up onto one discard pile, which its owner chooses.
    .source = book
clause-GLO-4-9 = Things happen in this order: you put the new set in front of you, and the older one waits to be cleared away; with the power of the ninja, the figure is settled; the waiting cards are discarded; the closing step follows.
    .source = ruling
clause-GLO-4-10 = A set stays until it is replaced, is removed by figures, or the round ends.
    .source = book
clause-GLO-4-11 = Sets lie face up: their character, size and owner are known to all.
    .source = book

## 5 Discarding

clause-GLO-5-1 = If you do not lay, you must put exactly one card from your hand face up on top of a discard pile. You may do that even if you could lay.
    .source = book
clause-GLO-5-2 = You may discard any card in your hand, even one you drew this turn, and even onto the pile it came from.
    .source = ruling
clause-GLO-5-3 = If both discard piles are empty, a discard goes onto discard pile 1. If exactly one is empty, it goes onto that one. If neither is empty, the choice is free.
    .source = book-ruling
clause-GLO-5-4 = The rule about empty discard piles (GLO-5.3) governs every discard: a single card, a replaced set, and a card removed by a figure.
    .source = ruling
clause-GLO-5-5 = A replaced set is one discard: all its cards go onto the same pile, even if one or both piles are empty.
    .source = book
clause-GLO-5-6 = There are never more than two discard piles, and only top cards can be taken.
    .source = book
clause-GLO-5-7 = You choose the pile for your own single discard. The owner of a set chooses it if the set is replaced and, by default, if a figure removes a card from it.
    .source = book-ruling

## 6 Reactions

clause-GLO-6-1 = When a set is replaced or a figure removes a card, those cards wait until the player who may choose (GLO-5.7) names a pile. Until then nothing else happens, except that a figure for laying Ninja cards is settled.
    .source = ruling
clause-GLO-6-2 = The question which pile to use is asked only if neither discard pile is empty; otherwise GLO-5.3 fixes the pile.
    .source = book
clause-GLO-6-3 = Whether that question is asked depends on public facts only, so it gives nothing away. Whoever answers it knows the new set, both top cards and their own hand.
    .source = ruling
clause-GLO-6-4 = Cards that wait for a pile belong to no set: they do not score, and they count neither for beating a set nor for the end of the round.
    .source = ruling
clause-GLO-6-5 = There are no other reactions: no blocking, no trading, no answer to a draw or a discard.
    .source = ruling

## 7 The end of a round

clause-GLO-7-1 = Whether the round is over is checked once per turn, at its end, and never in between. What held earlier in the turn but no longer holds then has no effect.
    .source = book
clause-GLO-7-2 = The round ends if a player has enough different characters in front of them: at least 6 with two players, 5 with three, 4 with four.
    .source = book
clause-GLO-7-3 = The round ends if all nine characters are on the table, counted over all players.
    .source = book
clause-GLO-7-4 = The round ends if at least one draw pile is empty, whatever the discard piles hold.
    .source = book-ruling
clause-GLO-7-5 = If any of these conditions holds, the round ends at once: nobody gets another turn, even if some players had fewer turns than others.
    .source = book
clause-GLO-7-6 = All conditions that hold are noted as reasons; they do not change the scoring.
    .source = ruling
clause-GLO-7-7 = If no condition holds, and the round has not stalled (GLO-11.18), the next player clockwise begins a turn.
    .source = book

## 8 Scoring and the next round

clause-GLO-8-1 = Each of your sets scores the value of its character, once, no matter how many cards it has.
    .source = book
clause-GLO-8-2 = Cards in hands and piles score nothing.
    .source = book
clause-GLO-8-3 = Your round score is what your sets score, plus order bonuses if imperial orders are played. It is added to your total on a public score sheet that keeps every round.
    .source = book
clause-GLO-8-4 = Hands are not shown at the end of a round.
    .source = ruling
clause-GLO-8-5 = The player with the lowest total starts the next round.
    .source = book-ruling
clause-GLO-8-6 = If players tie for the lowest total, the one among them with the lowest score in the round just ended starts.
    .source = book
clause-GLO-8-7 = If they are still tied, go clockwise from the left neighbor of the last start player: the first tied player you meet starts. The last start player is therefore met last.
    .source = ruling

## 9 The end of the game

clause-GLO-9-1 = The game ends when the last round has been scored.
    .source = book
clause-GLO-9-2 = The highest total wins.
    .source = book
clause-GLO-9-3 = If players tie for it, the one among them with the highest score in any single round wins.
    .source = book-ruling
clause-GLO-9-4 = If they are still tied, they share the place.
    .source = ruling
clause-GLO-9-5 = All players are ranked by total, then by their best single round, highest first. Players equal in both share the better place, and the next place is skipped: 1, 1, 3.
    .source = ruling

## 10 Variant 1: imperial orders

clause-GLO-10-1 = Once per game, before round 1, the order stacks A, B and C are shuffled separately, and each player gets one card of each. Everything else is set up as in the base game.
    .source = book-ruling
clause-GLO-10-2 = The cards left in each stack (2 with two players, 1 with three, none with four) leave the game unseen.
    .source = book-ruling
clause-GLO-10-3 = After the last turn of every round, before scores are written down, each player must play exactly one order card: first the start player of that round, then the others clockwise.
    .source = book
clause-GLO-10-4 = Orders are played face up, one after the other; you see those that were played before yours.
    .source = ruling
clause-GLO-10-5 = An order pays its bonus for every card in the set of its character, to the owner of that set, whoever that is and whoever played the order. The bonus is 5 points a card for stack A, 4 for B and 3 for C.
    .source = book
clause-GLO-10-6 = An order whose character is not on the table pays nobody, but is used up all the same.
    .source = book-ruling
clause-GLO-10-7 = Several orders for the same character pay separately.
    .source = ruling
clause-GLO-10-8 = Orders change no set, and the sets score in full besides.
    .source = book
clause-GLO-10-9 = Played orders leave the game; the log still shows them.
    .source = book-ruling
clause-GLO-10-10 = Order bonuses are part of the round score: they count for who starts next, for the victory, and for both tie-breaks.
    .source = ruling
clause-GLO-10-11 = If fewer than three rounds are played (option “rounds”), the unplayed orders are worth nothing and are not shown.
    .source = ruling
clause-GLO-10-12 = Each stack is dealt from the top, one card to each player, clockwise from the start player of round 1: stack A, then B, then C.
    .source = ruling

## 11 Variant 2: power of the ninja

clause-GLO-11-1 = At the start of every round all 4 ninja figures are in the common supply. Figures still held when a round ends return to it and are worth nothing.
    .source = book-ruling
clause-GLO-11-2 = All rules of the base game stay in force. With three or four players a Ninja set still needs three cards.
    .source = book
clause-GLO-11-3 = If you lay Ninja cards, even to replace your own Ninja set, you get one figure from the supply if one is there: one per laying, however many cards it has.
    .source = book-ruling
clause-GLO-11-4 = Taking the figure is voluntary. By default it is taken for you; with the option “ninja_take” you are asked.
    .source = book-ruling
clause-GLO-11-5 = If the supply is empty at that moment, you take no figure, and none is owed to you later, even if one returns in the same turn.
    .source = book-ruling
clause-GLO-11-6 = A figure you took this turn is fresh and cannot be used; at the check that ends the turn it becomes ready. Otherwise all figures are alike.
    .source = book
clause-GLO-11-7 = To use a figure in your turn, return one ready figure to the supply and name one set of an opponent: one card leaves that set.
    .source = book
clause-GLO-11-8 = A figure cannot be used on your own sets, on hands or on piles.
    .source = book
clause-GLO-11-9 = You can use a figure only in your own turn: before the first draw, between the draws, before your action, and after it. You need a ready figure, and an opponent must have a set.
    .source = book
clause-GLO-11-10 = Laying and discarding cannot be interrupted: no figure is used between laying a set and clearing away the one it replaces. “During” a part of your turn means between the two draws, or right before or after your action: used right before it, a figure does the same.
    .source = ruling
clause-GLO-11-11 = The removed card is discarded as GLO-5.3 says. The owner of the set chooses the pile, unless the option “ninja_pile_chooser” leaves that to the user of the figure.
    .source = ruling
clause-GLO-11-12 = When a figure has been used, the same step is asked again with the new options. In one turn you may use any number of ready figures, in the same or different steps, on the same or different sets.
    .source = book
clause-GLO-11-13 = Figures may shrink a set below its minimum, down to one card; it still counts as its character for the end of the round and for scoring. When its last card is gone, the set no longer exists and the character is free.
    .source = ruling
clause-GLO-11-14 = To beat a shrunk set, its present size counts. Its owner can replace it, but never fill it up.
    .source = ruling
clause-GLO-11-15 = The removed card can be drawn like any other top card, even in the same turn by the user of the figure, as far as GLO-3.3 and GLO-3.4 allow.
    .source = ruling
clause-GLO-11-16 = Losing your Ninja set, in part or as a whole, does not affect the figures you hold.
    .source = book-ruling
clause-GLO-11-17 = After your action, if you can use a figure (GLO-11.9), you are asked whether to end the turn or use one, until you end the turn or can use none any more. Otherwise this step is skipped.
    .source = ruling
clause-GLO-11-18 = If none of the usual conditions ends the round, it still ends, and is scored as usual, when the last turns in a row, this one included, brought no card out of a draw pile: 100 turns, or as many as the option “stall_limit” says. Without this variant there is no such rule.
    .source = ruling

## 12 Both variants together

clause-GLO-12-1 = The variants can be combined. All rules of both apply, and three rounds are played by default.
    .source = ruling
clause-GLO-12-2 = No figure can be used while orders are played, since nobody's turn is running then.
    .source = ruling
clause-GLO-12-3 = An order pays for the cards that are in the set at the end of the round, so cards removed earlier make it pay less.
    .source = ruling

## 13 Decisions

clause-GLO-13-1 = These are all decisions of the game: the first draw, the second draw, laying or discarding, the pile for cards that leave the table, ending the turn or using a figure, taking a figure, and the order to play. Exactly one player decides at a time.
    .source = ruling
clause-GLO-13-2 = A decision is skipped only for public reasons. It is then carried out and logged like any other.
    .source = ruling
clause-GLO-13-3 = You are asked to lay or discard even if a single option is left, because skipping the question would show that your hand is all of one character.
    .source = ruling
clause-GLO-13-4 = Any action outside the options offered is refused and changes nothing.
    .source = ruling

## 14 Who knows what

clause-GLO-14-1 = While the game runs, only you see the cards in your hand and the faces of your orders; nobody sees the cards in the draw piles, the orders left over or the random seed. All else is public: how many cards hands and piles hold, every discard, sets, waiting cards, figures, scores, options, whose turn it is, and from which stacks the orders in a hand are. Spectators know what is public; after the game the full record may be opened.
    .source = ruling
clause-GLO-14-2 = The public log tells every draw with its pile, and the character only if it came from a discard pile; further each laying, discard, placing, figure taken or used and order played, and the end of a round with its reasons and scores. Your own log also names the cards you drew face down.
    .source = ruling
clause-GLO-14-3 = The list of options is shown only to the player who decides.
    .source = ruling
clause-GLO-14-4 = No choice forces you to reveal cards of your hand beyond those you lay or discard.
    .source = ruling
clause-GLO-14-5 = What the log proves stays known to all. For each hand and character a count starts the round at 0, rises by 1 with each such card taken from a discard pile, and falls, though not below 0, by as many as are laid or discarded; the hand holds at least that many. If you take back cards or an order, everybody still knows what they saw.
    .source = ruling
