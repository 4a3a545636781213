### De regels van Honor of the Samurai per clausule, in onze eigen woorden. `.source` zegt waar elke
### vandaan komt: uit de spelregels (book), van ons waar die zwijgen (ruling), of beide (book-ruling).

## 1 Voorbereiding

clause-HON-1-1 = Je speelt met 3, 4, 5 of 6.
    .source = book
clause-HON-1-2 = Wie deelt, wordt geloot. Wie daarna zit, begint, en de beurt gaat met de klok mee.
    .source = book-ruling
clause-HON-1-3 = De shoguntitel ligt open in het midden. Nog niemand is shogun.
    .source = book
clause-HON-1-4 = Iedereen krijgt open een van de tien daimyo’s, als hoofd van een daimyohuis. Bij een zwakke start worden alleen de zes zwakke gedeeld.
    .source = book
clause-HON-1-5 = Iedereen krijgt een samoeraikaart, het hoofd van een samoeraihuis. Wat over is, gaat uit het spel.
    .source = book
clause-HON-1-6 = De andere daimyo’s en alle overige kaarten worden samen geschud. Iedereen krijgt er zeven, en de rest is de trekstapel.
    .source = book
clause-HON-1-7 = Iedereen begint met 0 eer. Eer raakt nooit op.
    .source = ruling
clause-HON-1-8 = De aflegstapel begint leeg.
    .source = ruling

## 2 Huizen en rang

clause-HON-2-1 = Een samoeraihuis is een samoerai met de kaarten bij hem. Een daimyohuis is een daimyo, de kaarten bij hem en hoogstens één kasteel; de titel hoort bij de daimyo.
    .source = book
clause-HON-2-2 = Heb je een daimyohuis, dan ben je eerste samoerai; dien je de daimyo van een ander, dan tweede samoerai. Alle anderen zijn ronin.
    .source = book
clause-HON-2-3 = Een ronin kan trouw gezworen hebben voordat de dienst begint, en een tweede samoerai kan op vertrek staan voordat die eindigt. Iedereen ziet dat.
    .source = ruling
clause-HON-2-4 = Een daimyo heeft één eerste samoerai en één plaats naast zich, voor een tweede samoerai of een ronin die trouw zwoer. Niemand heeft twee daimyo’s, en wie er een heeft, dient niemand.
    .source = book-ruling
clause-HON-2-5 = Je rang bepaalt wat je scoort, welke ki telt, voor wie je huis vecht, waar je kaarten en buit legt en wat je mag aankondigen. Ook bepaalt die wie het overneemt als een eerste samoerai sterft.
    .source = book

## 3 Beurt en score

clause-HON-3-1 = In je beurt verandert eerst je verbond, dan scoor je en heb je misschien gewonnen. Daarna speel je tot je je beurt beëindigt.
    .source = book
clause-HON-3-2 = Voordat je scoort, wordt een eed dienst, en wie op vertrek staat, wordt ronin.
    .source = book-ruling
clause-HON-3-3 = Aan het begin van al je beurten moet je scoren, ook van de eerste.
    .source = book
clause-HON-3-4 = Als eerste samoerai krijg je de eer van alle kaarten in je beide huizen, en van de titel als je daimyo shogun is. Een tweede samoerai die je dient, telt niet mee.
    .source = book
clause-HON-3-5 = Als tweede samoerai krijg je de helft van het daimyohuis met zijn titel en de helft van je eigen huis, elk apart afgerond. Het huis van de eerste samoerai telt niet.
    .source = book-ruling
clause-HON-3-6 = Helften worden naar boven afgerond op een veelvoud van 5, ook onder nul: 17,5 wordt 20 en −2,5 wordt 0.
    .source = book-ruling
clause-HON-3-7 = Een ronin krijgt niets en verliest niets, wat er ook in het huis ligt.
    .source = book-ruling
clause-HON-3-8 = Door vuurwapens kan je eer per beurt negatief zijn. Dan verlies je zoveel.
    .source = book-ruling
clause-HON-3-9 = Kaarten die in je huizen komen, tellen vanaf je volgende score. Kaarten in je hand tellen nooit.
    .source = book
clause-HON-3-10 = Je eer mag onder nul komen, dus je kunt altijd betalen.
    .source = book
clause-HON-3-11 = Heb je na je score het doel bereikt, dan win je meteen. Op een ander moment stijgt je eer niet.
    .source = book-ruling
clause-HON-3-12 = Acties, afleggen en één aankondiging mag je in elke volgorde doen.
    .source = book
clause-HON-3-13 = Je mag je beurt altijd beëindigen. Ongebruikte acties ben je kwijt.
    .source = book-ruling

## 4 Kaartacties

clause-HON-4-1 = Je ki is 6 voor je samoerai plus de ki van de andere kaarten in je eigen huizen. Als tweede samoerai tel je alleen je samoeraihuis.
    .source = book-ruling
clause-HON-4-2 = Elke drie ki geven je één actie, minstens twee en hoogstens vijf.
    .source = book
clause-HON-4-3 = Ki die je tijdens je beurt wint of verliest, telt meteen.
    .source = book-ruling
clause-HON-4-4 = Trekken, een kaart leggen, een daimyo spelen en een ninja sturen kosten elk één actie; een Oneer kost er twee. Afleggen, Gezichtsbehoud en aankondigingen zijn gratis.
    .source = book
clause-HON-4-5 = Je moet genoeg acties over hebben voor wat je doet.
    .source = ruling
clause-HON-4-6 = Met hoogstens zes kaarten in je hand mag je de bovenste kaart van de trekstapel trekken, zonder dat anderen die zien.
    .source = book
clause-HON-4-7 = Is de trekstapel leeg als iemand trekt, dan wordt de aflegstapel geschud en wordt dat de nieuwe.
    .source = book-ruling
clause-HON-4-8 = Zijn beide stapels leeg, dan kan niemand trekken.
    .source = ruling
clause-HON-4-9 = Je hebt nooit meer dan zeven kaarten in je hand.
    .source = book
clause-HON-4-10 = In je beurt mag je kaarten uit je hand afleggen, een voor een en open.
    .source = book-ruling
clause-HON-4-11 = Een gebeurteniskaart leg je af zodra je die aankondigt, voordat er iets anders gebeurt.
    .source = ruling

## 5 Kaarten leggen

clause-HON-5-1 = Een huiskaart leg je open in een van je eigen huizen of in het daimyohuis dat je dient.
    .source = book
clause-HON-5-2 = In een huis passen hoogstens één okugata en vijf legers, hoe ze daar ook kwamen.
    .source = book
clause-HON-5-3 = Voor bezittingen en huisbewakers is er geen grens.
    .source = book
clause-HON-5-4 = Een kasteel komt alleen in een daimyohuis, en alleen de eerste samoerai mag het leggen, uit de hand.
    .source = book-ruling
clause-HON-5-5 = Een nieuw kasteel vervangt het oude, dat wordt afgelegd, ook als het beter was.
    .source = book-ruling
clause-HON-5-6 = Een kaart verlaat een huis alleen door een spion, een dood, een verloren gevecht, een nieuw kasteel, een gevallen bewaker, of met het hele huis bij een overname.
    .source = book
clause-HON-5-7 = Als ronin zonder eed mag je een daimyo voor jezelf spelen. Je bent meteen eerste samoerai en scoort vanaf je volgende beurt.
    .source = book
clause-HON-5-8 = Heb je een daimyo, dan speel je er geen tweede voor jezelf. Een tweede samoerai of een ronin met een eed kan er geen spelen.
    .source = ruling
clause-HON-5-9 = Als eerste samoerai mag je een daimyo geven aan wie de plaats naast die van jou heeft. Weigeren kan niet: de dienst eindigt, en de ander wordt eerste samoerai van een nieuw huis.
    .source = book-ruling
clause-HON-5-10 = Een geschenk verandert niemands eer.
    .source = ruling
clause-HON-5-11 = Je kunt geen kaart in het samoeraihuis of de hand van een ander leggen. Beloften tussen spelers binden niet.
    .source = ruling
clause-HON-5-12 = De ki op een Oneer doet niets.
    .source = ruling

## 6 Ninja

clause-HON-6-1 = Elke ninja kost 25 eer, wat er daarna ook gebeurt. Een elitespion kost evenveel.
    .source = book
clause-HON-6-2 = Een ninjaspion neemt één leger of bezit uit een huis, ook uit een van jezelf.
    .source = book-ruling
clause-HON-6-3 = Een elitespion mag twee kaarten uit één huis nemen, elk met een eigen bestemming. Eén is genoeg.
    .source = book-ruling
clause-HON-6-4 = Okugata’s, huisbewakers, kastelen, daimyo’s, samoerai en de titel kun je niet stelen.
    .source = book
clause-HON-6-5 = Een gestolen kaart vernietig je, of je legt die in een van je huizen.
    .source = book
clause-HON-6-6 = Buit komt in een ander huis dan waar die vandaan kwam: een van jou, dat van je tweede samoerai of het daimyohuis dat je dient. De grenzen van een huis gelden; wat nergens past, wordt vernietigd.
    .source = book-ruling
clause-HON-6-7 = Ligt er geen leger en geen bezit op tafel, dan kun je geen spion sturen.
    .source = ruling
clause-HON-6-8 = Op een ninja kan niemand reageren, en bewakers houden geen spion tegen.
    .source = book
clause-HON-6-9 = Een sluipmoordenaar mag op elke daimyo in het spel en elke samoerai af, ook op die van jou, en ook als het huis verder leeg is.
    .source = book
clause-HON-6-10 = Noem het doelwit, betaal en gooi één dobbelsteen. Een bewaker van dat huis wordt dan afgelegd; bij een treffer sterft het doelwit.
    .source = book
clause-HON-6-11 = 3 of hoger is raak, of 5 of hoger als het huis een bewaker heeft.
    .source = book
clause-HON-6-12 = Elke poging kost een bewaakt huis één bewaker, raak of mis. Meer bewakers helpen niet beter.
    .source = book-ruling
clause-HON-6-13 = Als tweede samoerai verlies je 50 eer in plaats van 25 als je een sluipmoordenaar op je eerste samoerai afstuurt.
    .source = book
clause-HON-6-14 = De volgorde van twee gestolen kaarten maakt niet uit, en ook niet welke van twee gelijke je neemt.
    .source = ruling

## 7 Oneer

clause-HON-7-1 = Een Oneer noemt een andere speler. Dat kost twee acties en geen eer.
    .source = book
clause-HON-7-2 = Word je te schande gemaakt, dan antwoord je eerst: aanvaarden, seppuku of Gezichtsbehoud. Als eerste samoerai mag je ook je daimyo offeren; een shogun kan geen Gezichtsbehoud spelen.
    .source = book-ruling
clause-HON-7-3 = Speel je zelf Gezichtsbehoud, dan leg je de kaart af en verlies je 30. Je verbond of eed blijft.
    .source = book
clause-HON-7-4 = Seppuku kost geen eer: de samoerai of de daimyo sterft, met alle gevolgen.
    .source = book
clause-HON-7-5 = Een tweede samoerai of een ronin met een eed die seppuku pleegt, is los van het verbond. Gezichtsbehoud kan dan niet meer.
    .source = book-ruling
clause-HON-7-6 = Aanvaard je de oneer en heb je geen verbond, dan verlies je meteen 75. Anderen kunnen alleen helpen om een verbond te redden, tenzij jullie voor “iedereen behalve de shogun” kozen.
    .source = book-ruling
clause-HON-7-7 = Aanvaardt een tweede samoerai of een ronin met een eed het, dan wordt de anderen in het geheim gevraagd of ze Gezichtsbehoud spelen. De eerste samoerai gaat voor, dan de anderen met de klok mee, ook wie de Oneer speelde.
    .source = book-ruling
clause-HON-7-8 = Doet iemand dat, dan verlies je 30 en blijft je verbond. Hulp weigeren kan niet.
    .source = book
clause-HON-7-9 = Doet niemand dat, dan kies je: 75 verliezen of seppuku van je samoerai. Voor je eigen Gezichtsbehoud is het te laat.
    .source = ruling
clause-HON-7-10 = Een tweede samoerai of een ronin met een eed die 75 verliest, is meteen uit het verbond, zonder de 25 voor opzeggen.
    .source = book
clause-HON-7-11 = Wordt een eerste samoerai te schande gemaakt, dan gebeurt er met de tweede niets.
    .source = ruling
clause-HON-7-12 = Een samoerai met een leeg huis mag gratis seppuku plegen, tenzij jullie dat verbieden.
    .source = book

## 8 Gezicht redden

clause-HON-8-1 = Gezichtsbehoud heeft twee doelen: tegen een Oneer, en voor een daimyo die een gevecht verloor. Tegen ninja’s of seppuku helpt het nooit.
    .source = book
clause-HON-8-2 = Het kost geen actie en geen eer. Je mag het in elke rang spelen, ook buiten je beurt.
    .source = book
clause-HON-8-3 = Niemand kan het spelen voor wie de shogun heeft, en ook niet voor de shogun in een gevecht. Wie de shogun heeft, mag anderen helpen, en de tweede samoerai van de shogun mag zichzelf redden.
    .source = book
clause-HON-8-4 = Iedereen op de lijst met kaarten in de hand wordt gevraagd, zodat een vraag niets verraadt.
    .source = ruling
clause-HON-8-5 = Iedereen antwoordt één keer en in het geheim, passen of redden, zonder de andere antwoorden te kennen.
    .source = ruling
clause-HON-8-6 = Willen meer spelers redden, dan speelt de eerste in de volgorde de kaart. De anderen houden die van hen, en hun antwoord blijft geheim.
    .source = ruling
clause-HON-8-7 = De tafel hoort wie door wie gered is, of dat niemand redde. Wie had kunnen redden of weigerde, hoort niemand.
    .source = ruling
clause-HON-8-8 = Ook zonder Gezichtsbehoud word je gevraagd, en dan kun je alleen passen. Niemand ziet het verschil.
    .source = ruling
clause-HON-8-9 = Is er niemand te vragen, of gaat het om de shogun, dan wordt niemand gevraagd.
    .source = ruling

## 9 Verklaringen

clause-HON-9-1 = In je beurt mag je één aankondiging doen, op elk moment. Die kost geen actie.
    .source = book
clause-HON-9-2 = Als eerste samoerai mag je de titel nemen zolang die in het midden ligt, zonder sterkte en zelfs in je eerste beurt. Opgeven kun je die niet.
    .source = book-ruling
clause-HON-9-3 = De titel levert vanaf je volgende score eer op.
    .source = book
clause-HON-9-4 = Een aanval is een aankondiging. De regels voor gevechten zeggen wie wie mag aanvallen.
    .source = book
clause-HON-9-5 = Als ronin mag je een daimyo met een vrije plaats trouw zweren. Niemand kan je weigeren.
    .source = book-ruling
clause-HON-9-6 = Een eed neemt de plaats in en leent meteen sterkte; je kunt geen daimyo spelen, en Gezichtsbehoud kan de eed redden. Halve eer, kaarten geven, buit delen, overnemen en de dubbele prijs van verraad beginnen met de dienst.
    .source = book-ruling
clause-HON-9-7 = Dienst of eed eindigt gratis als de daimyo sterft, door een geschenk, door een Oneer die niemand tegenhield, of als je eigen samoerai sterft. Niemand kan je wegsturen.
    .source = book
clause-HON-9-8 = Als tweede samoerai mag je het verbond opzeggen: je verliest meteen 25 en staat op vertrek.
    .source = book
clause-HON-9-9 = Tot je volgende beurt houd je alle rechten en gevaren van een tweede samoerai. Terug kun je niet.
    .source = book-ruling
clause-HON-9-10 = Wil je van heer wisselen, zeg dan eerst je verbond op. In de beurt waarin je ronin wordt, mag je een daimyo spelen of een ander trouw zweren.
    .source = ruling
clause-HON-9-11 = Een tweede samoerai kan niet aanvallen en de titel niet nemen.
    .source = book

## 10 Strijd

clause-HON-10-1 = Als eerste samoerai mag je in je beurt aanvallen, maar alleen iemand van wie de daimyo shogun is of een kasteel heeft. Jezelf aanvallen kan niet.
    .source = book
clause-HON-10-2 = Je sterkte is die van je daimyohuis, je samoeraihuis en het samoeraihuis van wie de plaats heeft. Een kasteel telt alleen in de verdediging.
    .source = book
clause-HON-10-3 = Elke drie sterkte geven je één dobbelsteen, zonder grens.
    .source = book-ruling
clause-HON-10-4 = Om aan te vallen heb je minstens één dobbelsteen nodig. Wie zonder dobbelstenen verdedigt, heeft totaal 0.
    .source = ruling
clause-HON-10-5 = Eerst gooit de aanvaller, dan de verdediger. Iedereen ziet de dobbelstenen.
    .source = book
clause-HON-10-6 = Het hoogste totaal wint. Bij gelijke stand gooien beide alle dobbelstenen opnieuw.
    .source = book
clause-HON-10-7 = Tussen aanval en uitslag kan niemand een kaart spelen. Een gevecht kost niemand eer.
    .source = ruling
clause-HON-10-8 = Na de uitslag komen in deze volgorde: Gezichtsbehoud, het kasteel, de dood, de titel. Dan gaat de beurt verder.
    .source = ruling
clause-HON-10-9 = Tenzij de verliezende daimyo shogun is, wordt iedereen in het geheim gevraagd hem te redden. Wie verloor gaat voor, dan wie de plaats naast hem heeft, dan de anderen met de klok mee, ook wie won.
    .source = book-ruling
clause-HON-10-10 = Een geredde daimyo houdt zijn huis, behalve het kasteel.
    .source = book
clause-HON-10-11 = Heeft wie verliest een kasteel, dan moet wie wint het houden of platbranden, gered of niet, aanvaller of verdediger.
    .source = book-ruling
clause-HON-10-12 = Een verliezende daimyo die niemand redt, sterft.
    .source = book
clause-HON-10-13 = Verliest de shogun, ook als aanvaller, dan krijgt de winnende daimyo meteen de titel. Weigeren kan niet.
    .source = book

## 11 Dood en overname

clause-HON-11-1 = Sterft een daimyo, dan wordt zijn hele huis afgelegd, ook het kasteel, tenzij het in een gevecht veroverd is. Zijn samoerai worden ronin en eden aan hem vervallen; handkaarten, samoeraihuizen en eer blijven.
    .source = book
clause-HON-11-2 = Was hij shogun, dan gaat de titel terug naar het midden, tenzij hij die in een gevecht verloor.
    .source = ruling
clause-HON-11-3 = Sterft een samoerai, dan worden alle andere kaarten van zijn huis afgelegd. Hand en eer blijven, en ook de daimyo, tenzij iemand het overneemt.
    .source = book
clause-HON-11-4 = Sterft een eerste samoerai, dan neemt de tweede het hele daimyohuis over, met kasteel en titel. De tweede is nu eerste samoerai en de ander ronin.
    .source = book-ruling
clause-HON-11-5 = Stond de nieuwe eerste samoerai op vertrek, dan vervalt dat. De plaats naast de daimyo is vrij, en de volle eer telt vanaf de volgende beurt.
    .source = book
clause-HON-11-6 = Een tweede samoerai of een ronin met een eed van wie de samoerai sterft, wordt gewoon ronin.
    .source = book
clause-HON-11-7 = Een ronin met een eed neemt niets over: de daimyo blijft bij de eerste samoerai, en de eed blijft.
    .source = ruling
clause-HON-11-8 = Verandert je rang of een van je huizen tijdens je beurt, dan volgen je rechten en acties meteen.
    .source = ruling
clause-HON-11-9 = Niemand valt af: een familielid neemt de plaats van een dode samoerai in.
    .source = book

## 12 Het einde van het spel

clause-HON-12-1 = Heb je na het scoren in je beurt het doel bereikt, dan win je meteen. Een laatste ronde is er niet.
    .source = book
clause-HON-12-2 = De eer bepaalt de plaats van de anderen. Bij gelijke eer deel je een plaats.
    .source = ruling
clause-HON-12-3 = Een ronde is één beurt voor iedereen. Heeft na de laatste ronde niemand gewonnen, dan is de partij voorbij.
    .source = ruling
clause-HON-12-4 = Dan wint de meeste eer, en bij gelijke stand de meeste eer per beurt. Is ook dat gelijk, dan delen jullie de overwinning.
    .source = ruling

## 13 Informatie

clause-HON-13-1 = Wie past, verraadt niets over de eigen hand.
    .source = ruling
clause-HON-13-2 = Alleen jij ziet wat je mag doen, want daaraan zie je wat je in je hand hebt.
    .source = ruling
clause-HON-13-3 = Word je te schande gemaakt, dan word je altijd gevraagd, ook met maar één antwoord. Anders zou iedereen je hand kennen.
    .source = ruling
clause-HON-13-4 = Neem je een kaart terug, dan weet iedereen dat je die hebt, tot er een gelijke je hand verlaat.
    .source = ruling
