### De regels van Honor of the Samurai per clausule, in onze eigen woorden. `.source` zegt waar elke
### vandaan komt: uit de spelregels (book), van ons waar die zwijgen (ruling), of beide (book-ruling).

## 1 Voorbereiding

clause-HON-1-1 = Het spel is voor 3, 4, 5 of 6 spelers.
    .source = book
clause-HON-1-2 = De gever wordt geloot. Wie na de gever zit begint, en de beurten gaan met de klok mee.
    .source = book-ruling
clause-HON-1-3 = De titel van shogun ligt open in het midden; nog niemand is shogun.
    .source = book
clause-HON-1-4 = Elke speler krijgt willekeurig een van de tien daimyo's, open, als hoofd van een daimyohuis; het delen begint na de gever. Bij een zwakke start worden alleen de zes zwakke daimyo's gedeeld.
    .source = book
clause-HON-1-5 = Elke speler krijgt één samuraikaart als hoofd van een samuraihuis; overtollige samuraikaarten doen niet mee.
    .source = book
clause-HON-1-6 = De overgebleven daimyo's en alle andere kaarten worden samen geschud. Elke speler krijgt er zeven; de rest is de gedekte trekstapel.
    .source = book
clause-HON-1-7 = Iedereen begint met 0 eer. Eerpunten raken nooit op.
    .source = ruling
clause-HON-1-8 = De aflegstapel is in het begin leeg.
    .source = ruling

## 2 Huizen en rang

clause-HON-2-1 = Een samuraihuis is een samurai met huiskaarten. Een daimyohuis is precies één daimyo met huiskaarten en hoogstens één kasteel. De titel ligt bij de daimyo, niet bij de speler.
    .source = book
clause-HON-2-2 = Wie een daimyohuis bestuurt, is eerste samurai; wie de daimyo van een ander dient, is tweede samurai; ieder ander is ronin.
    .source = book
clause-HON-2-3 = Een ronin kan verbonden zijn (een bondgenootschap is verklaard maar nog niet begonnen) en een tweede samurai kan vertrekkend zijn (het einde is verklaard maar nog niet gekomen). Iedereen ziet die tekens.
    .source = ruling
clause-HON-2-4 = Een daimyo heeft precies één eerste samurai en één plaats naast zich, voor een tweede samurai of een verbonden ronin. Niemand bestuurt meer dan één daimyo, en niemand dient terwijl hij er een bestuurt.
    .source = book-ruling
clause-HON-2-5 = Wat je mag, volgt uit je rang: wat je scoort, welk ki telt, voor wie je samuraihuis vecht, waar je kaarten en buit mag leggen, of je een daimyo mag spelen, wat je mag verklaren en wie het overneemt als een eerste samurai sterft.
    .source = book

## 3 Beurt en score

clause-HON-3-1 = Een beurt verloopt zo: je bondgenootschap, de score, de controle of je hebt gewonnen, en dan je acties tot je de beurt beëindigt.
    .source = book
clause-HON-3-2 = Aan het begin van je beurt wordt een belofte dienst, en wie vertrekkend is, wordt ronin; beide gebeuren voor je scoort.
    .source = book-ruling
clause-HON-3-3 = Je scoort aan het begin van elk van je beurten, ook de eerste; je kunt dat niet weigeren.
    .source = book
clause-HON-3-4 = Het inkomen van een eerste samurai is de eer van alle kaarten in zijn beide huizen, plus die van de titel als zijn daimyo shogun is. Een tweede samurai in zijn dienst voegt niets toe.
    .source = book
clause-HON-3-5 = Een tweede samurai krijgt de helft van wat het daimyohuis en zijn titel waard zijn, en de helft van zijn eigen samuraihuis; elke helft wordt apart afgerond. Het eigen huis van de eerste samurai telt niet.
    .source = book-ruling
clause-HON-3-6 = Helften worden naar boven afgerond op een veelvoud van 5, ook onder nul: 17,5 wordt 20 en -2,5 wordt 0.
    .source = book-ruling
clause-HON-3-7 = Een ronin verdient niets en verliest niets, wat er ook in zijn huis ligt.
    .source = book-ruling
clause-HON-3-8 = Een inkomen kan negatief zijn, door vuurwapens; dan wordt het afgetrokken.
    .source = book-ruling
clause-HON-3-9 = Kaarten die tijdens een beurt komen, tellen vanaf de volgende score van hun eigenaar. Kaarten in de hand tellen nooit.
    .source = book
clause-HON-3-10 = Eer kan onbeperkt onder nul zakken, dus elke prijs kan worden betaald.
    .source = book
clause-HON-3-11 = Heb je na je score het doel bereikt, dan win je meteen. Op geen ander moment stijgt eer.
    .source = book-ruling
clause-HON-3-12 = Kaartacties, afleggen en hoogstens één verklaring mogen in elke volgorde door elkaar.
    .source = book
clause-HON-3-13 = Je mag je beurt op elk moment beëindigen; acties die je niet gebruikte, vervallen.
    .source = book-ruling

## 4 Kaartacties

clause-HON-4-1 = Je ki is 6 voor de samurai plus het ki van alle andere kaarten in je eigen huizen. Een tweede samurai telt alleen zijn eigen huis.
    .source = book-ruling
clause-HON-4-2 = Je hebt één kaartactie per drie ki, maar minstens twee en hoogstens vijf.
    .source = book
clause-HON-4-3 = Wat je over hebt, wordt na elke verandering opnieuw geteld: ki dat je tijdens je beurt wint of verliest, telt meteen.
    .source = book-ruling
clause-HON-4-4 = Trekken, een kaart leggen, een daimyo spelen en elke ninja kosten één actie, oneer kost er twee. Afleggen, gezicht redden en verklaringen kosten niets.
    .source = book
clause-HON-4-5 = Je moet zoveel acties over hebben als iets kost; lenen kan niet.
    .source = ruling
clause-HON-4-6 = Je mag de bovenste kaart van de trekstapel trekken, ongezien door anderen, zolang je hoogstens zes kaarten hebt.
    .source = book
clause-HON-4-7 = Is de trekstapel leeg als iemand trekt, dan wordt eerst de hele aflegstapel geschud; die wordt de trekstapel.
    .source = book-ruling
clause-HON-4-8 = Zijn beide stapels leeg, dan kan niemand trekken.
    .source = ruling
clause-HON-4-9 = Geen hand telt ooit meer dan zeven kaarten.
    .source = book
clause-HON-4-10 = In je eigen beurt mag je handkaarten afleggen, één voor één, open.
    .source = book-ruling
clause-HON-4-11 = Een gebeurteniskaart wordt afgelegd zodra zij wordt aangekondigd, voor er iets anders gebeurt.
    .source = ruling

## 5 Kaarten leggen

clause-HON-5-1 = Een huiskaart gaat van je hand, open, naar een huis dat je rang toestaat: je eigen huizen, of het daimyohuis dat je dient.
    .source = book
clause-HON-5-2 = Een huis telt hoogstens één okugata en hoogstens vijf legers, of ze nu gelegd, gegeven of gestolen zijn.
    .source = book
clause-HON-5-3 = Bezittingen en huiswachten zijn onbeperkt.
    .source = book
clause-HON-5-4 = Een kasteel ligt alleen in een daimyohuis, en alleen de eerste samurai legt het, uit zijn eigen hand.
    .source = book-ruling
clause-HON-5-5 = Een kasteel dat bij een daimyohuis met een kasteel komt, vervangt het; het oude wordt afgelegd, beter of niet.
    .source = book-ruling
clause-HON-5-6 = Een kaart op tafel verlaat haar huis alleen door een spion, een dood, een verloren strijd, een vervangen kasteel, een gevallen wacht, of met het hele huis bij een overname.
    .source = book
clause-HON-5-7 = Een ronin zonder belofte mag een daimyo uit zijn hand voor zichzelf spelen; hij is meteen eerste samurai en scoort vanaf zijn volgende beurt.
    .source = book
clause-HON-5-8 = Wie een daimyo bestuurt, kan er geen voor zichzelf spelen; een tweede samurai of een verbonden ronin kan er helemaal geen spelen.
    .source = ruling
clause-HON-5-9 = Een eerste samurai mag een daimyo uit zijn hand geven aan wie de plaats naast de zijne heeft. Weigeren kan niet; de dienst eindigt en de ander wordt eerste samurai van een nieuw huis.
    .source = book-ruling
clause-HON-5-10 = Een gift verandert niemands eer.
    .source = ruling
clause-HON-5-11 = Geen kaart gaat van een hand naar het samuraihuis of de hand van een ander, en afspraken tussen spelers binden niet.
    .source = ruling
clause-HON-5-12 = Het ki dat op een oneerkaart staat, heeft geen effect.
    .source = ruling

## 6 Ninja

clause-HON-6-1 = Een ninja aankondigen kost 25 eer, wat er daarna ook gebeurt; een elitespion kost evenveel.
    .source = book
clause-HON-6-2 = Een ninjaspion noemt één huis van een speler, ook een eigen huis, en precies één leger of bezitting daarin.
    .source = book-ruling
clause-HON-6-3 = Een elitespion mag twee kaarten uit één huis nemen, elk met een eigen bestemming; één volstaat.
    .source = book-ruling
clause-HON-6-4 = Okugata's, wachten, kastelen, daimyo's, samurai en de titel kunnen niet worden gestolen.
    .source = book
clause-HON-6-5 = Een gestolen kaart wordt vernietigd of gaat naar een huis van de dief.
    .source = book
clause-HON-6-6 = Buit gaat naar een ander huis dan het eigen, een dat je rang toestaat: een eerste samurai mag ook het huis van zijn tweede gebruiken, een tweede samurai het daimyohuis dat hij dient. De grenzen van een huis gelden; wat nergens past, wordt vernietigd.
    .source = book-ruling
clause-HON-6-7 = Zonder leger of bezitting op tafel kan geen spion worden gestuurd.
    .source = ruling
clause-HON-6-8 = Niemand kan op een ninja reageren, en wachten hinderen spionnen niet.
    .source = book
clause-HON-6-9 = Een moordenaar gaat op een daimyo in het spel af of op de samurai van een speler, ook op je eigen, zelfs als het huis verder leeg is.
    .source = book
clause-HON-6-10 = In deze volgorde: noem het doelwit, betaal, kijk of er een wacht is, gooi één dobbelsteen, leg een wacht af als die er was; bij een treffer sterft dan het doelwit.
    .source = book
clause-HON-6-11 = Een treffer vraagt een 3 of meer, en een 5 of meer als het huis een wacht heeft.
    .source = book
clause-HON-6-12 = Elke poging tegen een bewaakt huis kost precies één wacht, raak of mis; meer wachten beschermen niet beter.
    .source = book-ruling
clause-HON-6-13 = Een tweede samurai die een moordenaar op de samurai van zijn eerste afstuurt, verliest 50 eer in plaats van 25.
    .source = book
clause-HON-6-14 = Twee gestolen kaarten zijn een paar zonder volgorde, en gelijke kaarten zijn uitwisselbaar: keuzes die alleen daarin verschillen, zijn één keuze.
    .source = ruling

## 7 Oneer

clause-HON-7-1 = Oneer noemt één andere speler. Zij kost twee acties en geen eer.
    .source = book
clause-HON-7-2 = Het doelwit antwoordt eerst: weigeren, seppuku van de samurai, seppuku van de daimyo (als eerste samurai) of gezicht redden (met de kaart, en niet voor de shogun).
    .source = book-ruling
clause-HON-7-3 = Wie zijn eigen gezicht redt, legt de kaart af en verliest 30; een bondgenootschap of belofte blijft.
    .source = book
clause-HON-7-4 = Seppuku kost geen eer: de samurai of de daimyo sterft, met alle gevolgen.
    .source = book
clause-HON-7-5 = Een tweede samurai of verbonden ronin die seppuku pleegt, raakt los; redden kan dan niet meer.
    .source = book-ruling
clause-HON-7-6 = Wie weigert zonder te dienen en zonder belofte, verliest meteen 75: anderen mogen alleen helpen om een bondgenootschap te bewaren, tenzij de optie “dishonor_help” anders zegt.
    .source = book-ruling
clause-HON-7-7 = Weigert een tweede samurai of verbonden ronin, dan worden de anderen in het geheim gevraagd of ze zijn gezicht redden: eerst zijn eerste samurai, dan de anderen met de klok mee, ook de speler van de kaart.
    .source = book-ruling
clause-HON-7-8 = Doet iemand dat, dan verliest het doelwit 30 en blijft het verbond; hulp weigeren kan niet.
    .source = book
clause-HON-7-9 = Doet niemand het, dan heeft het doelwit een laatste antwoord: 75 verliezen of seppuku van de samurai. Voor een eigen gezicht redden is het te laat.
    .source = ruling
clause-HON-7-10 = Een tweede samurai of verbonden ronin die 75 verliest, raakt meteen los, zonder de 25 van een opzegging.
    .source = book
clause-HON-7-11 = Oneer voor een eerste samurai raakt op zich zijn tweede niet.
    .source = ruling
clause-HON-7-12 = Seppuku van een samurai met een leeg huis mag en is gratis, tenzij de optie “empty_seppuku” het verbiedt.
    .source = book

## 8 Gezicht redden

clause-HON-8-1 = Gezicht redden dient maar twee doelen: tegen oneer, en voor de verliezende daimyo van een strijd. Het helpt nooit tegen ninja of seppuku.
    .source = book
clause-HON-8-2 = Het kost geen actie en geen eer, je hoeft niet aan de beurt te zijn, en elke rang mag het spelen.
    .source = book
clause-HON-8-3 = Niemand kan het spelen voor wie de shogun bestuurt, noch voor de shogun in de strijd. Die speler mag het wel voor anderen spelen, en de tweede samurai van de shogun mag zichzelf redden.
    .source = book
clause-HON-8-4 = Wie gevraagd wordt, volgt alleen uit openbare feiten: iedereen op de lijst met een hand die niet leeg is.
    .source = ruling
clause-HON-8-5 = Ieder op de lijst geeft één verzegeld antwoord, passen of redden, zonder de andere antwoorden te kennen; hoe dan ook wordt iedereen gevraagd.
    .source = ruling
clause-HON-8-6 = Willen er meer redden, dan legt de eerste in volgorde een kaart af en gebeurt het; de andere antwoorden blijven geheim en hun kaarten in de hand.
    .source = ruling
clause-HON-8-7 = De tafel ziet alleen wie door wie is gered, of dat niemand het deed; wie had kunnen redden of weigerde, blijkt nooit.
    .source = ruling
clause-HON-8-8 = Wie geen gezicht redden heeft, kan alleen passen, en wordt toch gevraagd: niets van wat anderen zien mag verschillen.
    .source = ruling
clause-HON-8-9 = Is er niemand om te vragen, of gaat het om de shogun, dan wordt er niets gevraagd.
    .source = ruling

## 9 Verklaringen

clause-HON-9-1 = Je mag in je beurt hoogstens één verklaring doen, op elk moment; het is geen kaartactie.
    .source = book
clause-HON-9-2 = Een eerste samurai mag de titel opeisen zolang die in het midden ligt, zonder enige kracht en zelfs in de eerste beurt. Een titel geef je nooit vrijwillig op.
    .source = book-ruling
clause-HON-9-3 = De titel betaalt vanaf de volgende score van zijn houder.
    .source = book
clause-HON-9-4 = Een aanval is een verklaring; de regels van de strijd zeggen wie wie mag aanvallen.
    .source = book
clause-HON-9-5 = Een ronin zonder belofte mag zich verbinden met een daimyo wiens plaats vrij is. Niemand kan weigeren; vanaf nu is hij verbonden.
    .source = book-ruling
clause-HON-9-6 = Een belofte neemt meteen de plaats in en leent meteen haar kracht; de verbonden ronin kan geen daimyo spelen, en gezicht redden kan de belofte bewaren. Halve eer, kaarten geven, buit delen, overnemen en de dubbele prijs van verraad beginnen pas met de dienst.
    .source = book-ruling
clause-HON-9-7 = Dienst of belofte eindigt zonder kosten als de daimyo sterft, door een gift, door oneer zonder redding, en als de eigen samurai van de dienaar sterft; anders kan hij niet worden weggestuurd.
    .source = book
clause-HON-9-8 = Een tweede samurai mag het bondgenootschap opzeggen: hij verliest meteen 25 en is vertrekkend.
    .source = book
clause-HON-9-9 = Wie vertrekkend is, houdt alle rechten en gevaren van een tweede samurai tot zijn volgende beurt, en kan het niet terugnemen.
    .source = book-ruling
clause-HON-9-10 = Om van meester te wisselen moet je eerst opzeggen; ben je eenmaal ronin, dan mag je in diezelfde beurt een daimyo spelen of je verbinden.
    .source = ruling
clause-HON-9-11 = Een tweede samurai heeft niets te zeggen over aanvallen en mag de titel niet opeisen.
    .source = book

## 10 Strijd

clause-HON-10-1 = Alleen een eerste samurai valt aan, in zijn eigen beurt, en alleen een speler wiens daimyo shogun is of een kasteel heeft, kan worden aangevallen; nooit jezelf.
    .source = book
clause-HON-10-2 = Kracht is die van het daimyohuis, het samuraihuis en het samuraihuis van wie de plaats heeft. Een kasteel telt alleen bij verdediging.
    .source = book
clause-HON-10-3 = Er is één dobbelsteen per drie kracht, zonder grens.
    .source = book-ruling
clause-HON-10-4 = Een aanval vraagt minstens één dobbelsteen. Een verdediger zonder dobbelstenen heeft een totaal van 0.
    .source = ruling
clause-HON-10-5 = De aanvaller gooit eerst, dan de verdediger; iedereen ziet de dobbelstenen.
    .source = book
clause-HON-10-6 = Het hoogste totaal wint; zijn ze gelijk, dan gooien beiden alle dobbelstenen opnieuw.
    .source = book
clause-HON-10-7 = Tussen de aanval en de uitslag kan geen kaart worden gespeeld, en een strijd kost niemand eer.
    .source = ruling
clause-HON-10-8 = Na de uitslag komen, in deze volgorde: gezicht redden, het kasteel, de dood, de titel; dan gaat de beurt verder.
    .source = ruling
clause-HON-10-9 = Tenzij de verliezende daimyo shogun is, wordt in het geheim gevraagd wie zijn gezicht redt: eerst de verliezer, dan wie zijn plaats heeft, dan de anderen met de klok mee, ook de winnaar.
    .source = book-ruling
clause-HON-10-10 = Een geredde daimyo en zijn huis blijven, behalve het kasteel.
    .source = book
clause-HON-10-11 = Heeft de verliezer een kasteel, dan moet de winnaar het nemen of verbranden, gered of niet, aanvaller of verdediger.
    .source = book-ruling
clause-HON-10-12 = Een verliezende daimyo zonder redding sterft.
    .source = book
clause-HON-10-13 = Was de verliezer shogun, dan krijgt de daimyo van de winnaar meteen de titel en kan die niet weigeren, ook als de shogun aanviel.
    .source = book

## 11 Dood en overname

clause-HON-11-1 = Sterft een daimyo, dan worden hij en zijn hele huis afgelegd, ook het kasteel tenzij het in de strijd is genomen. Zijn eerste en tweede samurai zijn ronin, een belofte vervalt; handen, samuraihuizen en eer blijven.
    .source = book
clause-HON-11-2 = Was hij shogun, dan gaat de titel terug naar het midden, tenzij hij die in de strijd verloor.
    .source = ruling
clause-HON-11-3 = Sterft een samurai, dan worden alle kaarten van zijn huis behalve de samurai afgelegd; hand en eer blijven, en ook de daimyo tenzij iemand het overneemt.
    .source = book
clause-HON-11-4 = Sterft een eerste samurai met een tweede, door welke hand ook, dan neemt de tweede het hele daimyohuis over met kasteel en titel en is eerste samurai; het slachtoffer is ronin.
    .source = book-ruling
clause-HON-11-5 = Een vertrekteken van de nieuwe eerste samurai vervalt, de plaats naast de daimyo is vrij, en hij scoort voluit vanaf zijn volgende beurt.
    .source = book
clause-HON-11-6 = Een tweede samurai of verbonden ronin wiens samurai sterft, is gewoon ronin.
    .source = book
clause-HON-11-7 = Een verbonden ronin neemt niet over: de daimyo blijft bij de eerste samurai en de belofte blijft staan.
    .source = ruling
clause-HON-11-8 = Veranderen je rang of je huizen tijdens je beurt, dan volgen je rechten en acties meteen.
    .source = ruling
clause-HON-11-9 = Niemand valt ooit af: een ander familielid neemt de plaats van een dode samurai in.
    .source = book

## 12 Het einde van het spel

clause-HON-12-1 = Heb je na het scoren in je eigen beurt het doel bereikt, dan win je meteen. Er is geen slotronde.
    .source = book
clause-HON-12-2 = De anderen worden op eer gerangschikt; gelijke eer deelt een plaats.
    .source = ruling
clause-HON-12-3 = Een ronde is één beurt van elke speler. Heeft niemand gewonnen als de laatste ronde van de limiet voltooid is, dan eindigt het spel.
    .source = ruling
clause-HON-12-4 = Dan wint de hoogste eer; bij gelijke stand het hoogste inkomen, en anders wordt de overwinning gedeeld.
    .source = ruling

## 13 Informatie

clause-HON-13-1 = Weigeren, of een redding die uitbleef, bewijst niets over wat iemand in de hand heeft.
    .source = ruling
clause-HON-13-2 = Wat je mag doen, zie alleen jij, want het weerspiegelt je hand.
    .source = ruling
clause-HON-13-3 = Het doelwit van oneer wordt altijd gevraagd, ook met maar één antwoord: niet vragen zou de hand tonen.
    .source = ruling
clause-HON-13-4 = Neem je een gespeelde of afgelegde kaart terug, dan weet iedereen nog dat je die hebt, tot er zo een je hand verlaat.
    .source = ruling
