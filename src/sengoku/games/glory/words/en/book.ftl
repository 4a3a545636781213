### The rule book of Call to Glory: [GLO-3.3] in a text is a note, ** is said with weight.

glory-web-book-goal = Gather characters in front of you. **Each of your characters scores its number once per round**, no matter how many cards lie there.[GLO-8.1] After the last round the highest total wins.[GLO-9.2]

## Reading the table

glory-web-book-read-1 = **The number on a card** is what the character scores. It is also how many of these cards there are.[GLO-8.1]
glory-web-book-read-2 = **A set** belongs to the player in whose color it lies. Lay down one card more and the character is yours.[GLO-4.4]
glory-web-book-read-3 = **Four piles**, two face down and two face up. Only top cards can be taken.[GLO-5.6]
glory-web-book-read-4 = **Your hand.** Only you see it. What you can play now has a golden rim.[GLO-14.1]
glory-web-book-read-5 = **The other players** with their cards and points. Everybody sees what they have laid down.[GLO-4.11]

## A turn

glory-web-book-turn-1 = Take the top card of any pile.[GLO-3.1] What you take from a discard pile, everybody sees.[GLO-3.7]
    .title = Draw a card
    .after = The card is in your hand. Now you draw the second one.
glory-web-book-turn-2 = Your second card must come from a different pile.[GLO-3.3] You see the first one before you choose.[GLO-3.5]
    .title = Draw another
    .after = You have your two cards. Now lay down a set or discard a card.
glory-web-book-turn-3 = Two equal cards are enough.[GLO-4.2] With three or four players Samurai, Ninjas and Envoys need three.[GLO-4.3] If somebody has the character, lay down at least one card more: the old set is beaten.[GLO-4.4]
    .title = Lay down a set
    .after = Your Monks beat Akira’s. The beaten set goes to a discard pile as a whole.
glory-web-book-turn-4 = If you don’t lay down a set, put one card face up on a discard pile.[GLO-5.1] Empty discard piles are filled first.[GLO-5.3]
    .title = Or discard a card
    .after = Your card lies on top, and the next player may take it.

## The end

glory-web-book-end = The round ends after a turn if one of three things is true. Somebody has 6 different characters (5 with three players, 4 with four).[GLO-7.2] All nine characters are on the table.[GLO-7.3] Or a draw pile is empty.[GLO-7.4] Whoever has the lowest total starts the next round.[GLO-8.5]

## Examples

glory-web-book-example-least = You hold 2 Envoys and 2 Monks, and three of you are playing. Which of them can you lay down?[GLO-4.2]
    .title = Two or three cards?
    .after = Only the Monks. With three players a set of Envoys needs 3 cards.[GLO-4.3]
glory-web-book-example-beat = Akira has 3 Monks on the table. You hold 5. How many must you lay down?[GLO-4.4]
    .title = One more than theirs
    .after = At least 4. You may also lay down all 5.[GLO-4.5] Akira’s 3 Monks leave the table.[GLO-4.8]
glory-web-book-example-beaten = Akira’s Monks beat your 2. Which discard pile do yours go to? They will cover the Emperor or the Farmer.[GLO-5.7]
    .title = Where do beaten cards go?
    .after = Both cards went to the same pile.[GLO-5.5] The card below them is out of reach for now.[GLO-5.6]
glory-web-book-example-end = Two of you are playing, and you have 5 characters. Lay down your 2 Daimyos.[GLO-7.2]
    .title = The sixth character
    .after = The sixth character ends the round at once.[GLO-7.5] You score 18 + 12 + 9 + 8 + 7 + 6 = 60, Akira 20 + 16 = 36.[GLO-8.1]
glory-web-book-example-figure = You play with the power of the ninja, and your figure is ready. Use it on Akira’s Samurai.[GLO-11.7]
    .title = A ninja figure at work
    .after = One card leaves the set and goes to a discard pile.[GLO-11.11] The figure returns to the supply, and Akira has 4 Samurai left.[GLO-11.7]
glory-web-book-example-draw = You took a Farmer from a discard pile, and now a Monk lies on top. May you take the Monk, too?[GLO-3.6]
    .title = A second card from the same pile?
    .after = No. Your second card must come from another pile.[GLO-3.3] You took the Emperor, and everybody saw it.[GLO-14.1]
glory-web-book-example-own = Your 3 Ninjas lie on the table, and you hold 5 more. Can you add them to the set?[GLO-4.6]
    .title = Your own set again
    .after = No. Your 5 Ninjas replace your 3.[GLO-4.7] The old ones go to the empty pile.[GLO-6.2] You laid down a set, so you don’t discard.[GLO-2.4]
glory-web-book-example-discard = One discard pile is empty. Discard your Envoy. Can you choose the pile?[GLO-5.3]
    .title = The empty pile comes first
    .after = No. The Envoy must go to the empty pile.[GLO-5.3] Any other card of yours would do as well.[GLO-5.2]
glory-web-book-example-pile = A draw pile ran out in your turn. Discard your Envoy. What happens next?[GLO-3.9]
    .title = An empty draw pile
    .after = The round ends after your turn.[GLO-7.4] Nobody gets another one.[GLO-7.5] You score 18, Akira 20.[GLO-8.1]
glory-web-book-example-start = This card ends the second round. It brings you 30, Akira 25 and Hana 20. Who starts the third?[GLO-8.5]
    .title = Who starts the next round?
    .after = Hana. Akira and Hana have the lowest total, 55 each, and Hana’s round brought less.[GLO-8.6] All cards are shuffled again.[GLO-1.3]
glory-web-book-example-tie = This card ends the last round. You, Akira and Kenji will have 150 points each. Who wins?[GLO-9.2]
    .title = A tie at the top
    .after = You and Akira share the win.[GLO-9.4] Your best rounds brought 60 each, Kenji’s only 55.[GLO-9.3]
glory-web-book-example-order = The round is over, and you must play an order. Hana has 2 Empresses. Play your order for Empresses. Who is paid?[GLO-10.3]
    .title = An order that pays a rival
    .after = Hana gets 10: 5 for each Empress in the set.[GLO-10.5] Your order is used up.[GLO-10.9]
glory-web-book-example-shrunk = Akira has 4 Monks, and you hold only 4. Use your ninja figure on them. What does it change?[GLO-11.12]
    .title = A figure opens the way
    .after = Akira has 3 Monks left.[GLO-11.14] Now your 4 beat them, in the same turn.[GLO-4.4]
glory-web-book-example-both = You play with both variants. Figures have cut Akira’s 6 Farmers to 4. Play your order for Farmers. What does Akira score?[GLO-12.3]
    .title = Orders and figures together
    .after = 20 for the Farmers themselves, and 3 for each of the 4: 32.[GLO-10.5][GLO-8.3]

## In the box

glory-web-book-box-characters = Character cards
glory-web-book-box-orders = Imperial orders
glory-web-book-box-figures = Ninja figures
glory-web-book-value = worth
glory-web-book-copies = in the box
glory-web-book-bonus = points per card
glory-web-book-dots = With three or four players a set needs 3 of them.
glory-web-book-plain = Two cards are a set, however many of you play.
glory-web-book-pays = Pays for every card in the set of its character, to the owner of that set.
glory-web-book-figure = Ninja figure
glory-web-book-figure-does = You get one when you lay down Ninjas. In a later turn it takes a card out of a rival’s set.
