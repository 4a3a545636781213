### A guided first game. The number of a text is that of the decision it explains, in lesson.json.

glory-lesson-begin = You sit at a table for two. You hold three cards; your rival Akira begins. Collect the same character and lay a set: at the end of the round each set pays its character’s value, whatever its size. Follow the lesson: it tells you what to click and why.
glory-lesson-1 = A turn has two draws and one action. Your two cards were drawn for you, because the discard piles are still empty: a Farmer and an Envoy. You now hold three Farmers, so lay them: choose your Farmers and lay three. Nobody owns the Farmers yet, so any set of two or more would do.
glory-lesson-3 = Akira discarded a Daimyo, face up. You could take it, but you know what you want: surprises. Draw your first card from draw pile 1.
glory-lesson-4 = The second card has to come from a different pile. Take it from draw pile 2.
glory-lesson-5 = Two Monks at once! The Monk is worth 18. Two cards are few, and a larger set may drive yours off, but a set on the table is worth more than one in the hand. Lay the two Monks.
glory-lesson-9 = Akira laid four Farmers and drove off your three: a set is beaten by a larger one of the same character. Your Farmers went onto a discard pile, where you can fetch them back one by one. First look for new friends: draw from draw pile 1.
glory-lesson-11 = Two Ninjas came to you. Lay them. The court in the middle shows for every character who owns its set and how many cards would beat it.
glory-lesson-17 = You cannot lay a set that is better than what lies there, so you discard. A single Ninja helps you least: you own the Ninjas already. Put it onto discard pile 1.
glory-lesson-23 = Keep the Farmers: with one more you have three again. Discard the Monk onto discard pile 1, and see what Akira makes of it.
glory-lesson-27 = Akira took your Monk and beat your set with three. What you discard, others can use! The owner of a beaten set says where its cards go: put the Monks onto discard pile 1.
glory-lesson-28 = Now fetch a Farmer back: take the top card of discard pile 2. Everybody sees what you take, and the table remembers it for all.
glory-lesson-30 = An Emperor is worth least of all. Discard it onto discard pile 1 and keep your Farmers together.
glory-lesson-end = That is the whole game: draw two, lay or discard one thing, watch what others collect. The round ends when somebody owns enough different characters, when all nine are on the table, or when a draw pile is empty; then sets are paid. Play on from here against a friendly beginner.
