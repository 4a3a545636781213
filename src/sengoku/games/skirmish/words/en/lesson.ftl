### A guided first game. The number of a text is that of the decision it explains, in lesson.json.

skirmish-lesson-begin = This is First Clash: a small battle on a table of 36 by 36 inches, you in the south, Akira in the north. Whoever loses the hero loses at once. Follow the lesson: it tells you what to click and why.
skirmish-lesson-0 = Your force is ready but for one thing: the weapon of your hero. Every weapon has its own bonus for very good rolls. Choose the katana, which lets you charge once more after a fine blow.
skirmish-lesson-2 = You set up first, in the south. Choose Samurai Hero A1 and the marked place in the front row at 22.5, in the rough ground: what lies in the way of a shot takes a die from it. Confirm with “Do it”.
skirmish-lesson-3 = Beside him comes Loyal Spear Group A2: three men on one base, who act as one. Put it in the front row at 19.5. The first bowman then takes the place to its left by himself.
skirmish-lesson-5 = Bowman A4 needs open ground before him. Put him in the front row at 25.5, to the right of your hero.
skirmish-lesson-11 = Now tokens are drawn blind from the bag, in turns, one for every action. You drew a commoner token: give it to Bowman A4. The third fate token ends the round at once, so do what matters first.
skirmish-lesson-12 = Choose “Shoot”, then Bowman B3, and “Do it”. He is the nearest; for any other target a wits test would decide first. A roll passes with three swords, if crosses do not outnumber them; a double sword counts as two.
skirmish-lesson-15 = Strike, avoid, damage: Bowman B3 is out, and Akira’s hero lost his nerve and ran. A samurai token came, so your hero acts. Rough ground allows 3 inches only: choose “Move cautiously”, as far, but alert, and the marked place just left of straight up.
skirmish-lesson-16 = Nobody rolled, so the next token waits: until you draw it, you could still take your move back. The move was good: choose “Draw the next token”.
skirmish-lesson-19 = Whoever is alert avoids the next attack without giving up an action. Move cautiously again, in the same direction, to the marked place close beside the shrine. From there the spears are within reach of a charge, which is 6 inches.
skirmish-lesson-21 = Akira drew a commoner token, but his commoners have all acted: so it is yours. Give it to Bowman A3; he will move up cautiously.
skirmish-lesson-24 = Your hero’s third and last action of the round. Choose “Charge”, then Loyal Spear Group B2, and “Do it”: he runs into contact and strikes at once. Going around the shrine costs him one die; the odds are shown before you confirm.
skirmish-lesson-25 = A man fell, and the group fumbled and lies on the ground. Your damage roll had five swords, so the katana gives you a free charge: choose Group B2 again. Against a target on the ground you roll one die more, and it has no action left to avoid.
skirmish-lesson-26 = Splendid, and one more free charge. Each blood drop on a target gives you another damage die. Charge Group B2 a last time: one man is left.
skirmish-lesson-end = The spears are gone. Akira’s hero wounded yours, then the third fate token ended the round and all actions returned. His next charge failed, and you hold a samurai token: play on from here and charge Samurai Hero B1, for his fall wins the battle.
