### A guided first game. The number of a text is that of the decision it explains, in lesson.json.

glory-lesson-begin = Je zit aan een tafel voor twee. Je hebt drie kaarten; je rivaal Akira begint. Verzamel hetzelfde personage en leg een set neer: aan het eind van de ronde levert elke set de waarde van het personage op, hoe groot hij ook is. Volg de les: die zegt wat je aanklikt en waarom.
glory-lesson-1 = Een beurt heeft twee keer trekken en één actie. Je twee kaarten zijn al getrokken, omdat de aflegstapels nog leeg zijn: een Boer en een Bode. Je hebt nu drie Boeren, dus leg ze neer: kies je Boeren en leg er drie. Van niemand zijn de Boeren nog, dus elke set van twee of meer zou al goed zijn.
glory-lesson-3 = Akira heeft een Daimyo afgelegd, open. Je zou hem kunnen nemen, maar jij wilt verrassingen. Trek je eerste kaart van trekstapel 1.
glory-lesson-4 = De tweede kaart moet van een andere stapel komen. Neem hem van trekstapel 2.
glory-lesson-5 = Twee Monniken tegelijk! De Monnik is 18 waard. Twee kaarten is weinig en een grotere set kan de jouwe verjagen, maar een set op tafel is meer waard dan een in de hand. Leg de twee Monniken.
glory-lesson-9 = Akira legde vier Boeren en verjoeg jouw drie: een set wordt verslagen door een grotere van hetzelfde personage. Jouw Boeren liggen nu op een aflegstapel, waar je ze één voor één kunt terughalen. Zoek eerst nieuwe vrienden: trek van trekstapel 1.
glory-lesson-11 = Er kwamen twee Ninja’s naar je toe. Leg ze neer. Het hof in het midden toont bij elk personage van wie de set is en hoeveel kaarten hem verslaan.
glory-lesson-17 = Je kunt geen set leggen die beter is dan wat er ligt, dus je legt af. Eén losse Ninja helpt je het minst: de Ninja’s zijn al van jou. Leg hem op aflegstapel 1.
glory-lesson-23 = Houd de Boeren: met nog één heb je er weer drie. Leg de Monnik op aflegstapel 1 en kijk wat Akira ermee doet.
glory-lesson-27 = Akira nam je Monnik en versloeg je set met drie. Wat jij aflegt, kunnen anderen gebruiken! De eigenaar van een verslagen set bepaalt waar de kaarten heen gaan: leg de Monniken op aflegstapel 1.
glory-lesson-28 = Haal nu een Boer terug: neem de bovenste kaart van aflegstapel 2. Iedereen ziet wat je neemt, en de tafel onthoudt het voor allemaal.
glory-lesson-30 = Een Keizer is het minst waard van allemaal. Leg hem op aflegstapel 1 en houd je Boeren bij elkaar.
glory-lesson-end = Dat is het hele spel: trek twee keer, leg een set of leg iets af, en let op wat anderen verzamelen. De ronde eindigt als iemand genoeg verschillende personages heeft, als alle negen op tafel liggen, of als een trekstapel leeg is; dan worden de sets uitbetaald. Speel hier verder tegen een vriendelijke beginner.
