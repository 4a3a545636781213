### A guided first game. The number of a text is that of the decision it explains, in lesson.json.

glory-lesson-begin = Du sitzt an einem Tisch für zwei. Du hast drei Karten; dein Rivale Akira beginnt. Sammle dieselbe Figur und lege einen Satz aus: Am Ende der Runde zählt jeder Satz den Wert seiner Figur, wie groß er auch ist. Folge der Lektion: Sie sagt, was du anklickst und warum.
glory-lesson-1 = Ein Zug hat zwei Mal Ziehen und eine Aktion. Deine zwei Karten wurden für dich gezogen, weil die Ablagestapel noch leer sind: ein Bauer und ein Bote. Du hast jetzt drei Bauern, also lege sie aus: Wähle deine Bauern und lege drei. Noch gehören die Bauern niemandem, also würde jeder Satz von zwei oder mehr genügen.
glory-lesson-3 = Akira hat einen Daimyo abgelegt, offen. Du könntest ihn nehmen, aber du willst Überraschungen. Zieh deine erste Karte von Nachziehstapel 1.
glory-lesson-4 = Die zweite Karte muss von einem anderen Stapel kommen. Nimm sie von Nachziehstapel 2.
glory-lesson-5 = Zwei Mönche auf einmal! Der Mönch ist 18 wert. Zwei Karten sind wenig, und ein größerer Satz kann deinen vertreiben, aber ein Satz auf dem Tisch ist mehr wert als einer in der Hand. Lege die zwei Mönche aus.
glory-lesson-9 = Akira hat vier Bauern ausgelegt und deine drei vertrieben: Ein Satz wird von einem größeren derselben Figur geschlagen. Deine Bauern liegen jetzt auf einem Ablagestapel, von wo du sie einzeln zurückholen kannst. Such erst neue Freunde: Zieh von Nachziehstapel 1.
glory-lesson-11 = Zwei Ninjas kamen zu dir. Lege sie aus. Der Hof in der Mitte zeigt zu jeder Figur, wem ihr Satz gehört und wie viele Karten ihn schlagen.
glory-lesson-17 = Du kannst keinen Satz auslegen, der besser ist als der liegende, also legst du ab. Ein einzelner Ninja hilft dir am wenigsten: Die Ninjas gehören dir schon. Lege ihn auf Ablagestapel 1.
glory-lesson-23 = Behalte die Bauern: Mit noch einem hast du wieder drei. Lege den Mönch auf Ablagestapel 1 und sieh, was Akira daraus macht.
glory-lesson-27 = Akira nahm deinen Mönch und schlug deinen Satz mit dreien. Was du ablegst, können andere gebrauchen! Wem ein geschlagener Satz gehörte, der bestimmt, wohin seine Karten gehen: Lege die Mönche auf Ablagestapel 1.
glory-lesson-28 = Hol jetzt einen Bauern zurück: Nimm die oberste Karte von Ablagestapel 2. Alle sehen, was du nimmst, und der Tisch merkt es sich für alle.
glory-lesson-30 = Ein Kaiser ist am wenigsten wert. Lege ihn auf Ablagestapel 1 und halte deine Bauern zusammen.
glory-lesson-end = Das ist das ganze Spiel: zwei ziehen, einen Satz auslegen oder etwas ablegen, und achtgeben, was andere sammeln. Die Runde endet, wenn jemand genug verschiedene Figuren hat, wenn alle neun auf dem Tisch liegen oder wenn ein Nachziehstapel leer ist; dann werden die Sätze gewertet. Spiel von hier weiter gegen einen freundlichen Anfänger.
