### A guided first game. The number of a text is that of the decision it explains, in lesson.json.

honor-lesson-begin = You sit at a table for three, as first samurai of Daimyo I. At the start of each turn you earn the honor of your houses; whoever reaches 400 at the own scoring wins. Follow the lesson: it tells you what to click and why.
honor-lesson-6 = You scored 30. Hana is shogun and will earn 90 a turn: stop her. Choose your Ninja Assassin, then Hana’s daimyo house, the upper one, and confirm. It costs 25 honor and one of your two actions; a 3 or more hits, for no guard stands there.
honor-lesson-7 = A hit! Hana’s daimyo is dead, and she is a ronin, who earns nothing. “Go on” closes the dice. The title of shogun lies in the middle again: click it and claim it. That is your one declaration of this turn and costs no action; the title pays 50 from your next turn on.
honor-lesson-8 = One action left. Choose your Ninja Spy, then Noh Theater in Hana’s samurai house, then your own daimyo house, and confirm. You pay 25 once more: honor may fall below zero.
honor-lesson-9 = Noh Theater brings 3 ki. You have one action for every three ki, and it counts at once: here is a third action. Choose Warrior Monks and put them into your daimyo house, for armies give strength.
honor-lesson-10 = No action is left. Keep Save Face and Dishonor in your hand: they cost nothing there. End the turn.
honor-lesson-20 = You scored 80: 30 for your daimyo and 50 for the title. Hana has pledged you her service, and robbed you all the same. Put your House Guard into your daimyo house: assassins then need a 5.
honor-lesson-21 = With your second action look for help: click the draw pile. Your hand may hold up to seven cards. Then your turn ends.
honor-lesson-34 = Akira attacked, for a shogun can be attacked. One die each, twice a tie, then 3 to 2: your daimyo is dead, the title is Akira’s. A guard does not fight; strength 6 would have been a second die. You are a ronin now: click the knot beside Akira’s numbers and ally.
honor-lesson-35 = You are pledged: from your next turn on you earn half of what Akira’s daimyo house is worth. Your own samurai house fights for him at once. Put your Warrior Monks into it.
honor-lesson-43 = Hana dishonors you. If nobody saved you, you would lose 75 honor and your place with Akira, or your samurai’s life. You hold two Save Face: choose Save face. You lose only 30, and the pledge stands.
honor-lesson-46 = Hana attacked Akira and lost; your Warrior Monks made up his third die. Everybody is asked in secret whether to save her daimyo, and nobody learns who was silent. Pass: your last Save Face is for you.
honor-lesson-59 = You are second samurai now and earned 35, half of Akira’s 65 rounded up. Trust nobody: choose Dishonor, then Akira. No face can be saved for the player of the shogun, so he loses 75, or a life. If his samurai died, you would take over his daimyo house.
honor-lesson-72 = Akira lost 75, and got rid of you with a gift that nobody can refuse: Daimyo IV. You are a first samurai again. Put Odawara Castle into your daimyo house: it earns 5 and defends with 3. But who has a castle can be attacked, so keep your Save Face.
honor-lesson-end = You have seen it all: earn honor, furnish houses, send ninjas, fight, serve and betray. One action is still yours in this turn. Play on from here to 400 honor, against friendly beginners.
