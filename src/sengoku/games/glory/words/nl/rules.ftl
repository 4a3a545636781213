### De regels van Call to Glory, bepaling voor bepaling, in onze eigen woorden. `.source` zegt waar
### elk vandaan komt: de spelregels (book), onszelf waar die zwijgen (ruling), of beide (book-ruling).

## 1 Voorbereiding

clause-GLO-1-1 = Call to Glory is voor twee, drie of vier spelers. Er wordt met de klok mee gespeeld.
    .source = book
clause-GLO-1-2 = Een spel heeft een vast aantal rondes: 4 in het basisspel en met alleen de kracht van de ninja, 3 met keizerlijke opdrachten. Met de optie “rounds” verander je dat.
    .source = book
clause-GLO-1-3 = Elke ronde begint van voren af aan: alle 110 karakterkaarten, waar ze ook zijn, worden samen geschud.
    .source = book
clause-GLO-1-4 = Iedere speler krijgt 3 gedekte kaarten op hand.
    .source = book
clause-GLO-1-5 = De kaarten worden één voor één van bovenaf gedeeld, met de klok mee vanaf de startspeler van de ronde, drie keer rond.
    .source = ruling
clause-GLO-1-6 = De overige kaarten worden, zonder hun volgorde te veranderen, twee gedekte stapels: de bovenste helft (naar boven afgerond) is trekstapel 1, de rest trekstapel 2. Dat zijn 52 en 52 kaarten met twee spelers, 51 en 50 met drie, 49 en 49 met vier.
    .source = book-ruling
clause-GLO-1-7 = Beide aflegstapels zijn bij het begin leeg. De volgorde op tafel is trekstapel 1, aflegstapel 1, aflegstapel 2, trekstapel 2.
    .source = book
clause-GLO-1-8 = Aan het begin van een ronde liggen er geen sets op tafel, en aan het begin van het spel staan alle totalen op 0.
    .source = book
clause-GLO-1-9 = De startspeler van ronde 1 wordt geloot, met gelijke kansen voor iedereen, of is de plaats die de optie “first_start” noemt.
    .source = ruling
clause-GLO-1-10 = Keizerlijke opdrachten en ninjafiguren blijven in de doos, tenzij je met hun variant speelt.
    .source = book

## 2 De beurten

clause-GLO-2-1 = De startspeler heeft de eerste beurt van de ronde; daarna gaan de beurten met de klok mee tot de ronde eindigt.
    .source = book
clause-GLO-2-2 = In je beurt trek je een eerste kaart, trek je een tweede kaart en leg je daarna een set neer of een kaart af. Met de kracht van de ninja komt er aan het eind nog een stap bij. Daarna wordt gekeken of de ronde voorbij is.
    .source = book
clause-GLO-2-3 = Twee keer trekken en de actie zijn verplicht; niemand mag passen.
    .source = book
clause-GLO-2-4 = Als actie doe je precies één van twee dingen: één set neerleggen of één kaart afleggen.
    .source = book
clause-GLO-2-5 = Je mag zoveel kaarten op hand hebben als je wilt, en een lege hand heeft geen gevolgen.
    .source = ruling
clause-GLO-2-6 = Kaarten van hetzelfde personage zijn gelijk: geen regel, geen beeld en geen logregel maakt verschil tussen ze.
    .source = ruling

## 3 Trekken

clause-GLO-3-1 = Je trekt precies twee kaarten, elk de bovenste van een stapel die niet leeg is, en neemt ze op hand.
    .source = book
clause-GLO-3-2 = Elk van beide kaarten mag van een trekstapel of van een aflegstapel komen. Ook twee trekstapels of twee aflegstapels mag.
    .source = book
clause-GLO-3-3 = De twee kaarten moeten van twee verschillende stapels komen.
    .source = book
clause-GLO-3-4 = Een stapel is zijn plek op tafel: de plek van je eerste kaart blijft verboden voor de tweede, ook als die tussendoor leeg raakte en weer gevuld werd. (Dat kan alleen door een ninjafiguur.)
    .source = ruling
clause-GLO-3-5 = Je trekt de kaarten na elkaar: de eerste heb je op hand en gezien voordat je de tweede stapel kiest. De eerste keuze verplicht je tot niets, behalve tot een andere stapel.
    .source = ruling
clause-GLO-3-6 = Kwam je eerste kaart van een aflegstapel, dan ligt de kaart eronder open voor iedereen voordat je opnieuw kiest, al is die stapel nu verboden voor je.
    .source = book-ruling
clause-GLO-3-7 = Een kaart van een trekstapel ziet alleen wie hem trekt; een kaart van een aflegstapel wordt voor ieders ogen gepakt.
    .source = ruling
clause-GLO-3-8 = Trekken kan altijd: aan het begin van een beurt ligt op elke trekstapel ten minste één kaart, want anders was de ronde al voorbij.
    .source = ruling
clause-GLO-3-9 = Een trekstapel die tijdens een beurt opraakt, blijft leeg, en afgelegde kaarten worden nooit opnieuw geschud. De beurt wordt gewoon afgemaakt.
    .source = book-ruling
clause-GLO-3-10 = Zijn er vóór je eerste kaart precies twee stapels niet leeg en kun je geen figuur gebruiken, dan trek je zonder dat het gevraagd wordt: van trekstapel 1 en daarna van trekstapel 2.
    .source = book-ruling

## 4 Een set neerleggen

clause-GLO-4-1 = Alle kaarten die je in een beurt neerlegt, tonen hetzelfde personage en komen uit je hand.
    .source = book
clause-GLO-4-2 = Je legt ten minste twee kaarten neer.
    .source = book
clause-GLO-4-3 = Met drie of vier spelers leg je ten minste drie kaarten neer als het Samoerai, Ninja's of Boden zijn.
    .source = book
clause-GLO-4-4 = Ligt er al een set van dat personage op tafel, bij wie dan ook, dan moet je er ten minste één kaart meer neerleggen dan die set heeft, en nooit minder dan het minimum voor dat personage.
    .source = book
clause-GLO-4-5 = Boven dat minimum kies je zelf hoeveel van je kaarten van het personage je neerlegt; je mag er achterhouden.
    .source = ruling
clause-GLO-4-6 = Aan een set op tafel worden nooit kaarten toegevoegd. Door neerleggen kan een set alleen worden vervangen door een nieuwe, grotere.
    .source = book
clause-GLO-4-7 = Je mag je eigen set vervangen. Die moet je verslaan als elke andere, en de kaarten ervan tellen niet mee voor de nieuwe set.
    .source = book
clause-GLO-4-8 = De oudere set gaat in zijn geheel van tafel, open op één aflegstapel; de eigenaar kiest welke.
    .source = book
clause-GLO-4-9 = De volgorde is: je legt de nieuwe set voor je neer, en de oudere wacht tot die wordt opgeruimd; met de kracht van de ninja wordt de figuur afgehandeld; de wachtende kaarten worden afgelegd; dan volgt de slotstap.
    .source = ruling
clause-GLO-4-10 = Een set blijft liggen tot hij wordt vervangen, door figuren verdwijnt of de ronde eindigt.
    .source = book
clause-GLO-4-11 = Sets liggen open: personage, grootte en eigenaar zijn voor iedereen bekend.
    .source = book

## 5 Afleggen

clause-GLO-5-1 = Leg je geen set neer, dan moet je precies één kaart uit je hand open boven op een aflegstapel leggen. Dat mag ook als je een set had kunnen neerleggen.
    .source = book
clause-GLO-5-2 = Je mag elke kaart uit je hand afleggen, ook een die je deze beurt hebt getrokken, en ook op de stapel waar hij vandaan kwam.
    .source = ruling
clause-GLO-5-3 = Zijn beide aflegstapels leeg, dan leg je af op aflegstapel 1. Is er precies één leeg, dan op die. Is er geen leeg, dan is de keuze vrij.
    .source = book-ruling
clause-GLO-5-4 = De regel over lege aflegstapels (GLO-5.3) geldt voor alles wat wordt afgelegd: een losse kaart, een vervangen set en een kaart die door een figuur verdwijnt.
    .source = ruling
clause-GLO-5-5 = Een vervangen set wordt in één keer afgelegd: al zijn kaarten gaan naar dezelfde stapel, ook als er een of twee stapels leeg zijn.
    .source = book
clause-GLO-5-6 = Er zijn nooit meer dan twee aflegstapels, en alleen bovenste kaarten kunnen worden gepakt.
    .source = book
clause-GLO-5-7 = Voor je eigen losse kaart kies jij de stapel. De eigenaar van een set kiest als die set wordt vervangen en, als er niets anders is afgesproken, ook als een figuur er een kaart uit haalt.
    .source = book-ruling

## 6 Reacties

clause-GLO-6-1 = Wordt een set vervangen of een kaart door een figuur weggehaald, dan wachten die kaarten tot de speler die mag kiezen (GLO-5.7) een stapel noemt. Tot dan gebeurt er niets anders, behalve dat een figuur voor neergelegde Ninjakaarten wordt afgehandeld.
    .source = ruling
clause-GLO-6-2 = Welke stapel het wordt, wordt alleen gevraagd als geen van beide aflegstapels leeg is; anders bepaalt GLO-5.3 de stapel.
    .source = book
clause-GLO-6-3 = Of dat gevraagd wordt, hangt alleen af van wat iedereen kan zien, dus de vraag verraadt niets. Wie antwoordt, kent de nieuwe set, beide bovenste kaarten en de eigen hand.
    .source = ruling
clause-GLO-6-4 = Kaarten die op een stapel wachten, horen bij geen set: ze leveren geen punten op en tellen niet mee bij het verslaan van een set of voor het einde van de ronde.
    .source = ruling
clause-GLO-6-5 = Andere reacties zijn er niet: geen blokkeren, geen ruilen, geen antwoord op trekken of afleggen.
    .source = ruling

## 7 Het einde van een ronde

clause-GLO-7-1 = Of de ronde voorbij is, wordt één keer per beurt gecontroleerd, aan het einde, en nooit tussendoor. Wat eerder in de beurt gold maar dan niet meer, heeft geen gevolgen.
    .source = book
clause-GLO-7-2 = De ronde eindigt als een speler genoeg verschillende personages voor zich heeft: ten minste 6 met twee spelers, 5 met drie, 4 met vier.
    .source = book
clause-GLO-7-3 = De ronde eindigt als alle negen personages op tafel liggen, bij alle spelers samen geteld.
    .source = book
clause-GLO-7-4 = De ronde eindigt als ten minste één trekstapel leeg is, wat er ook op de aflegstapels ligt.
    .source = book-ruling
clause-GLO-7-5 = Geldt een van deze voorwaarden, dan eindigt de ronde meteen: niemand krijgt nog een beurt, ook niet als sommigen minder beurten hebben gehad.
    .source = book
clause-GLO-7-6 = Alle voorwaarden die gelden, worden als reden genoteerd; voor de punten maken ze geen verschil.
    .source = ruling
clause-GLO-7-7 = Geldt er geen, en zit de ronde niet vast (GLO-11.18), dan begint de volgende speler met de klok mee aan een beurt.
    .source = book

## 8 De puntentelling en de volgende ronde

clause-GLO-8-1 = Elke set levert één keer de waarde van zijn personage op, hoeveel kaarten er ook liggen.
    .source = book
clause-GLO-8-2 = Kaarten op hand en op stapels leveren niets op.
    .source = book
clause-GLO-8-3 = Je rondescore is wat je sets opleveren, plus de bonussen van opdrachten als je met keizerlijke opdrachten speelt. Die komt bij je totaal op een openbaar scoreblad waarop elke ronde blijft staan.
    .source = book
clause-GLO-8-4 = Handen worden aan het einde van een ronde niet getoond.
    .source = ruling
clause-GLO-8-5 = De speler met het laagste totaal begint de volgende ronde.
    .source = book-ruling
clause-GLO-8-6 = Delen spelers het laagste totaal, dan begint van hen de speler met de laagste score in de ronde die net voorbij is.
    .source = book
clause-GLO-8-7 = Is het dan nog gelijk, ga dan met de klok mee vanaf de linkerbuur van de laatste startspeler: de eerste gelijk geëindigde speler die je tegenkomt, begint. De laatste startspeler komt zo als laatste.
    .source = ruling

## 9 Het einde van het spel

clause-GLO-9-1 = Het spel eindigt als de punten van de laatste ronde zijn geteld.
    .source = book
clause-GLO-9-2 = Het hoogste totaal wint.
    .source = book
clause-GLO-9-3 = Delen spelers dat, dan wint van hen de speler met de hoogste score in één enkele ronde.
    .source = book-ruling
clause-GLO-9-4 = Is het dan nog gelijk, dan delen ze de plaats.
    .source = ruling
clause-GLO-9-5 = Alle spelers worden gerangschikt op hun totaal en daarna op hun beste ronde, de hoogste eerst. Wie in beide gelijk is, deelt de betere plaats, en de volgende plaats vervalt: 1, 1, 3.
    .source = ruling

## 10 Variant 1: keizerlijke opdrachten

clause-GLO-10-1 = Eén keer per spel, vóór ronde 1, worden de opdrachtstapels A, B en C elk apart geschud; uit elk daarvan krijgt iedereen één kaart. De rest wordt klaargelegd als in het basisspel.
    .source = book-ruling
clause-GLO-10-2 = De kaarten die in elke stapel overblijven (2 met twee spelers, 1 met drie, geen met vier), gaan ongezien uit het spel.
    .source = book-ruling
clause-GLO-10-3 = Na de laatste beurt van elke ronde, voordat de punten worden opgeschreven, moet iedere speler precies één opdrachtkaart spelen: eerst de startspeler van die ronde, dan de anderen met de klok mee.
    .source = book
clause-GLO-10-4 = Opdrachten worden open en na elkaar gespeeld; je ziet welke er vóór de jouwe zijn gespeeld.
    .source = ruling
clause-GLO-10-5 = Een opdracht geeft zijn bonus voor elke kaart in de set van zijn personage, aan de eigenaar van die set, wie dat ook is en wie de opdracht ook speelde. De bonus is 5 punten per kaart voor stapel A, 4 voor B en 3 voor C.
    .source = book
clause-GLO-10-6 = Een opdracht waarvan het personage niet op tafel ligt, levert niemand iets op, maar is wel verbruikt.
    .source = book-ruling
clause-GLO-10-7 = Meerdere opdrachten voor hetzelfde personage tellen elk afzonderlijk.
    .source = ruling
clause-GLO-10-8 = Opdrachten veranderen niets aan de sets, en die leveren daarnaast hun volle punten op.
    .source = book
clause-GLO-10-9 = Gespeelde opdrachten gaan uit het spel; in het log blijven ze te zien.
    .source = book-ruling
clause-GLO-10-10 = Bonussen van opdrachten horen bij de rondescore: ze tellen mee voor wie de volgende ronde begint, voor de overwinning en bij gelijke stand in beide gevallen.
    .source = ruling
clause-GLO-10-11 = Speel je minder dan drie rondes (optie “rounds”), dan zijn de overgebleven opdrachten niets waard en worden ze niet getoond.
    .source = ruling
clause-GLO-10-12 = Elke stapel wordt van bovenaf gedeeld, één kaart per speler, met de klok mee vanaf de startspeler van ronde 1: stapel A, dan B, dan C.
    .source = ruling

## 11 Variant 2: de kracht van de ninja

clause-GLO-11-1 = Aan het begin van elke ronde liggen alle 4 ninjafiguren in de gezamenlijke voorraad. Figuren die je aan het einde van een ronde nog hebt, gaan daarheen terug en zijn niets waard.
    .source = book-ruling
clause-GLO-11-2 = Alle regels van het basisspel blijven gelden. Met drie of vier spelers heeft een Ninjaset nog steeds drie kaarten nodig.
    .source = book
clause-GLO-11-3 = Leg je Ninjakaarten neer, ook om je eigen Ninjaset te vervangen, dan krijg je één figuur uit de voorraad als die er is: één per keer, hoeveel kaarten het ook zijn.
    .source = book-ruling
clause-GLO-11-4 = Je hoeft de figuur niet te nemen. Normaal gaat dat vanzelf; met de optie “ninja_take” wordt het je gevraagd.
    .source = book-ruling
clause-GLO-11-5 = Is de voorraad op dat moment leeg, dan neem je geen figuur, en je krijgt er later ook geen alsnog, zelfs niet als er in dezelfde beurt een terugkomt.
    .source = book-ruling
clause-GLO-11-6 = Een figuur die je deze beurt hebt genomen, is vers en kun je niet gebruiken; bij de controle aan het einde van de beurt wordt hij inzetbaar. Verder zijn alle figuren gelijk.
    .source = book
clause-GLO-11-7 = Om in je beurt een figuur te gebruiken, leg je één inzetbare figuur terug in de voorraad en noem je één set van een tegenstander: uit die set verdwijnt één kaart.
    .source = book
clause-GLO-11-8 = Een figuur kun je niet gebruiken tegen je eigen sets, tegen handen of tegen stapels.
    .source = book
clause-GLO-11-9 = Een figuur kun je alleen in je eigen beurt gebruiken: voor de eerste kaart die je trekt, tussen beide kaarten in, voor je actie en erna. Je hebt een inzetbare figuur nodig, en een tegenstander moet een set hebben.
    .source = book
clause-GLO-11-10 = Neerleggen en afleggen worden niet onderbroken: tussen het neerleggen van een set en het opruimen van de vervangen set wordt geen figuur gebruikt. “Tijdens” een deel van je beurt betekent: tussen de twee getrokken kaarten, of vlak voor of na je actie. Vlak ervoor doet een figuur hetzelfde.
    .source = ruling
clause-GLO-11-11 = De weggehaalde kaart wordt afgelegd volgens GLO-5.3. De eigenaar van de set kiest de stapel, tenzij de optie “ninja_pile_chooser” dat aan de gebruiker van de figuur overlaat.
    .source = ruling
clause-GLO-11-12 = Is een figuur gebruikt, dan wordt dezelfde stap opnieuw gevraagd, met de nieuwe mogelijkheden. In één beurt mag je zoveel inzetbare figuren gebruiken als je hebt, in dezelfde of in verschillende stappen, tegen dezelfde of verschillende sets.
    .source = book
clause-GLO-11-13 = Figuren kunnen een set kleiner maken dan zijn minimum, tot er één kaart over is; die telt nog steeds als zijn personage voor het einde van de ronde en voor de punten. Is de laatste kaart weg, dan bestaat de set niet meer en is het personage vrij.
    .source = ruling
clause-GLO-11-14 = Om een gekrompen set te verslaan, telt hoe groot die nu is. De eigenaar kan hem vervangen, maar nooit aanvullen.
    .source = ruling
clause-GLO-11-15 = De weggehaalde kaart kan worden getrokken als elke andere bovenste kaart, ook in dezelfde beurt door de gebruiker van de figuur, voor zover GLO-3.3 en GLO-3.4 dat toelaten.
    .source = ruling
clause-GLO-11-16 = Raak je je Ninjaset kwijt, deels of helemaal, dan heeft dat geen gevolgen voor de figuren die je hebt.
    .source = book-ruling
clause-GLO-11-17 = Kun je na je actie een figuur gebruiken (GLO-11.9), dan wordt je gevraagd of je de beurt beëindigt of een figuur gebruikt, tot je de beurt beëindigt of het niet meer kunt. Anders vervalt deze stap.
    .source = ruling
clause-GLO-11-18 = Eindigt de ronde door geen van de gewone voorwaarden, dan eindigt ze toch, met de gewone puntentelling, zodra de laatste beurten op rij, deze meegeteld, geen kaart van een trekstapel brachten: 100 beurten, of zoveel als de optie “stall_limit” zegt. Zonder deze variant bestaat deze regel niet.
    .source = ruling

## 12 Beide varianten samen

clause-GLO-12-1 = De varianten kunnen worden gecombineerd. Alle regels van beide gelden, en er worden normaal drie rondes gespeeld.
    .source = ruling
clause-GLO-12-2 = Terwijl opdrachten worden gespeeld, kan er geen figuur worden gebruikt, want dan is niemand aan de beurt.
    .source = ruling
clause-GLO-12-3 = Een opdracht telt de kaarten die aan het einde van de ronde in de set liggen, dus kaarten die eerder zijn weggehaald, maken hem minder waard.
    .source = ruling

## 13 Keuzes

clause-GLO-13-1 = Dit zijn alle keuzes van het spel: de eerste kaart trekken, de tweede kaart trekken, neerleggen of afleggen, de stapel voor kaarten die van tafel gaan, de beurt beëindigen of een figuur gebruiken, een figuur nemen, en welke opdracht je speelt. Er kiest altijd precies één speler tegelijk.
    .source = ruling
clause-GLO-13-2 = Een keuze wordt alleen overgeslagen om redenen die iedereen kan zien. Ze wordt dan uitgevoerd en in het log gezet als elke andere.
    .source = ruling
clause-GLO-13-3 = Neerleggen of afleggen wordt ook gevraagd als er nog maar één mogelijkheid is, want overslaan zou verraden dat je hand uit één personage bestaat.
    .source = ruling
clause-GLO-13-4 = Elke actie buiten de aangeboden mogelijkheden wordt geweigerd en verandert niets.
    .source = ruling

## 14 Wie wat weet

clause-GLO-14-1 = Zolang het spel loopt, zie alleen jij de kaarten in je hand en de voorkant van je opdrachten; niemand ziet de kaarten in de trekstapels, de overgebleven opdrachten of de startwaarde van het toeval. Al het andere is openbaar: hoeveel kaarten handen en stapels tellen, alles wat is afgelegd, sets, wachtende kaarten, figuren, punten, opties, wie aan de beurt is, en van welke stapels de opdrachten in een hand zijn. Toeschouwers weten wat openbaar is; na het spel mag het volledige verslag open.
    .source = ruling
clause-GLO-14-2 = Het openbare log noemt elke getrokken kaart met de stapel, en het personage alleen als hij van een aflegstapel kwam; verder elke neergelegde set, afgelegde of weggelegde kaart, genomen of gebruikte figuur en gespeelde opdracht, en het einde van een ronde met redenen en punten. Je eigen log noemt ook wat je gedekt hebt getrokken.
    .source = ruling
clause-GLO-14-3 = De lijst met mogelijkheden is alleen te zien voor de speler die kiest.
    .source = ruling
clause-GLO-14-4 = Geen enkele keuze dwingt je om andere handkaarten te tonen dan die je neerlegt of aflegt.
    .source = ruling
clause-GLO-14-5 = Wat het log bewijst, blijft bij iedereen bekend. Voor elke hand en elk personage begint een telling de ronde op 0, gaat met 1 omhoog bij elke zo'n kaart die van een aflegstapel wordt gepakt, en gaat omlaag, maar niet onder 0, met het aantal dat wordt neergelegd of afgelegd; ten minste zoveel zitten er in de hand. Neem je kaarten of een opdracht terug, dan weet iedereen nog wat er te zien was.
    .source = ruling
