### De regels van Samurai: het kaartspel per clausule, in onze eigen woorden. `.source` zegt waar elke
### vandaan komt: uit de spelregels (book), of van ons waar die zwijgen (ruling).

## 1 Voorbereiding

clause-SAM-1-1 = Het spel is voor twee, drie of vier spelers.
    .source = book
clause-SAM-1-2 = Iedere speler neemt de volledige set invloedskaarten van één kleur.
    .source = book
clause-SAM-1-3 = Met vier spelers gaan er vooraf, voor iedereen zichtbaar, één Samoerai 1 en één Samoerai 2 uit elke set. Met twee of drie spelers is elke set compleet.
    .source = book
clause-SAM-1-4 = De voorraad telt 10 stenen van elke vorm met twee spelers, en 16 van elke vorm met drie of vier.
    .source = book
clause-SAM-1-5 = Alle 44 dorpskaarten worden tot één open stapel geschud, hoeveel spelers er ook zijn.
    .source = book
clause-SAM-1-6 = Het bovenste dorp komt open midden op tafel, op vak (0,0). Dan zijn er 43 kaarten over en is de nieuwe bovenste kaart te zien.
    .source = book
clause-SAM-1-7 = Iedere speler schudt de eigen set tot een gedekte trekstapel en trekt daarvan de bovenste 5 kaarten als hand; er blijven er 10 in de stapel, of 8 met vier spelers.
    .source = book
clause-SAM-1-8 = De startspeler wordt geloot, met gelijke kansen voor iedereen, of zit op de plaats die de optie “start_player” noemt.
    .source = ruling
clause-SAM-1-9 = De beurt gaat met de klok mee: van elke plaats naar de volgende, en van de laatste terug naar de eerste.
    .source = book
clause-SAM-1-10 = Al het toeval valt in de voorbereiding: het schudden van de dorpen, het schudden van elke trekstapel en de startspeler, elk uit een eigen bron. Daarna is niets meer toeval.
    .source = ruling

## 2 Het rooster

clause-SAM-2-1 = De tafel is een rooster zonder rand. Oost is rechts, noord is boven, en het eerste dorp ligt op (0,0).
    .source = ruling
clause-SAM-2-2 = Dorpen en invloedskaarten vormen samen een schaakbord: naast een dorp is altijd plaats voor kaarten, nooit voor een ander dorp.
    .source = book
clause-SAM-2-3 = Een dorp heeft vier zijden: de vakken ten noorden, oosten, zuiden en westen ervan. Twee zijden die een rechte hoek maken zijn buren, de andere liggen tegenover elkaar.
    .source = book
clause-SAM-2-4 = Een dorp is open zolang een van de zijden leeg is, en wordt gewaardeerd zodra alle vier bezet zijn. Er ligt nooit een dorp naast een ander, dus alle vier de zijden zijn bruikbaar.
    .source = book
clause-SAM-2-5 = Een kaart op tafel verhuist nooit, wordt nooit bedekt en verdwijnt nooit.
    .source = ruling
clause-SAM-2-6 = Een leeg dorpsvak blijft een gat tot daar een dorp komt; een invloedskaart kan er nooit liggen.
    .source = ruling
clause-SAM-2-7 = Waar meer vakken tegelijk aan de beurt zijn, is de volgorde noord, oost, zuid, west van de kaart die net gespeeld is; symbolen komen in de volgorde helm, Boeddha, rijstveld. De volgorde verandert geen uitkomst.
    .source = ruling

## 3 Beurten

clause-SAM-3-1 = Een beurt heeft vier stappen: een kaart spelen, nieuwe dorpen leggen, gesloten dorpen waarderen, trekken. Daarna is de volgende speler aan de beurt.
    .source = book
clause-SAM-3-2 = Je speelt precies één kaart per beurt. Niemand mag passen of een tweede kaart spelen, en geen kaart heeft een eigen kracht.
    .source = book
clause-SAM-3-3 = In een ronde heeft iedereen één beurt, te beginnen bij de startspeler.
    .source = book
clause-SAM-3-4 = Er zijn geen reacties: alleen wie aan de beurt is beslist iets, en buiten de beurt wordt niets getoond.
    .source = ruling
clause-SAM-3-5 = Je kaart en haar vak staan vast voordat de dorpenstapel wordt aangeraakt of een kaart wordt getrokken, want allebei laten ze iets nieuws zien.
    .source = ruling
clause-SAM-3-6 = De actieve speler is degene die aan de beurt is.
    .source = ruling

## 4 Een kaart spelen

clause-SAM-4-1 = Een kaart mag op elk leeg invloedsvak met een dorp ten noorden, oosten, zuiden of westen ervan.
    .source = book
clause-SAM-4-2 = Elke kaart uit je hand mag op elk zo'n vak, ook waar geen van haar symbolen meetelt.
    .source = book
clause-SAM-4-3 = Gelijke kaarten in je hand zijn één en dezelfde keuze.
    .source = ruling
clause-SAM-4-4 = De kaart komt open te liggen en blijft het hele spel van jou.
    .source = book
clause-SAM-4-5 = De vakken zijn voor alle spelers dezelfde, en elk ervan raakt alleen open dorpen.
    .source = ruling
clause-SAM-4-6 = Je moet spelen zolang er zo'n vak is; wie aan de beurt is, heeft altijd een kaart.
    .source = book
clause-SAM-4-7 = De keuzes staan kaart voor kaart in de volgorde van de doos, en per kaart vak voor vak: van west naar oost, dan van zuid naar noord.
    .source = ruling

## 5 Nieuwe dorpen leggen

clause-SAM-5-1 = Speel je naast een dorp en ligt er aan een naburige zijde van dat dorp een kaart van een andere speler, dan moet er een nieuw dorp komen op het vak tussen die twee kaarten, als dat leeg is.
    .source = book
clause-SAM-5-2 = Zijn beide kaarten van jou, dan levert dat paar niets op.
    .source = book
clause-SAM-5-3 = Eén paar is genoeg voor een vak, wat de andere paren eromheen ook zeggen; het krijgt toch maar één dorp.
    .source = ruling
clause-SAM-5-4 = Kaarten aan tegenoverliggende zijden van een dorp leveren niets op, net zomin als kaarten tegenover elkaar aan een gat, of schuin liggende kaarten met twee gaten ertussen.
    .source = ruling
clause-SAM-5-5 = Het paar moet de net gespeelde kaart bevatten. Twee oudere kaarten leveren niets op, ook niet als een dorp van deze beurt ze verbindt.
    .source = ruling
clause-SAM-5-6 = Een dorp dat deze beurt gelegd is telt meteen mee en kan voor de net gespeelde kaart nog een vak opleveren, tenzij de optie “chain” anders zegt.
    .source = ruling
clause-SAM-5-7 = Het dorp mag er een zijn dat je kaart net gesloten heeft: het is nog niet omgedraaid.
    .source = book
clause-SAM-5-8 = Kortom: een zijde van de net gespeelde kaart krijgt een dorp als die leeg is, een zijde ernaast een dorp heeft, en op de hoek tussen die twee zijden een kaart van een andere speler ligt.
    .source = ruling
clause-SAM-5-9 = Zolang er een dorp moet komen en de stapel kaarten heeft, neem je de bovenste kaart, waardoor iedereen de volgende ziet, en leg je die neer: op het enige vak, of op het vak dat je van de twee kiest.
    .source = book
clause-SAM-5-10 = Je kiest met de volgende kaart van de stapel in zicht, als die er is, en zo bij elke verdere kaart; kaarten daaronder zijn nooit te zien.
    .source = book
clause-SAM-5-11 = Leggen is verplicht: de genomen kaart moet gebruikt worden en kan niet geruild worden voor de volgende.
    .source = book
clause-SAM-5-12 = Raakt de stapel tussendoor op, dan blijven de overige vakken gaten. Ook voor de laatste kaart kies je.
    .source = ruling
clause-SAM-5-13 = Is de stapel leeg, dan komt er geen dorp meer bij, en er valt later niets in te halen.
    .source = ruling
clause-SAM-5-14 = Een gat kan in elke latere beurt gevuld worden door een nieuwe kaart die er een dorp oplevert.
    .source = ruling
clause-SAM-5-15 = Eén kaart levert hooguit drie dorpen op (twee zonder ketens), je kiest uit hooguit twee vakken, en zolang de stapel strekt veranderen je keuzes niet welke vakken gevuld worden.
    .source = ruling

## 6 Dorpen waarderen

clause-SAM-6-1 = Als de dorpen gelegd zijn, wordt elk nog niet gewaardeerd dorp met kaarten aan alle vier de zijden gewaardeerd.
    .source = book
clause-SAM-6-2 = Dat geldt ook voor een dorp dat deze beurt in een gat kwam waarvan alle vier de zijden al bezet waren.
    .source = ruling
clause-SAM-6-3 = Elk symbool op het dorp wordt apart bekeken.
    .source = book
clause-SAM-6-4 = Je invloed op een symbool is de som van jouw kaarten aan de vier zijden die ervoor tellen: kaarten met dat symbool, en alle samoerai.
    .source = book
clause-SAM-6-5 = Een kaart telt met haar volle waarde voor elk van de hooguit vier dorpen die ze raakt; ze raakt niet op.
    .source = book
clause-SAM-6-6 = Wie meer invloed op een symbool heeft dan ieder ander, krijgt één steen van die vorm, hoe groot de voorsprong ook is.
    .source = book
clause-SAM-6-7 = Is de hoogste invloed gelijk, dan krijgt niemand de steen, ook niet wie minder heeft.
    .source = book
clause-SAM-6-8 = Heeft niemand invloed op een symbool, dan krijgt niemand de steen.
    .source = ruling
clause-SAM-6-9 = Sluit één kaart meer dorpen, dan worden ze allemaal gewaardeerd, elk apart.
    .source = book
clause-SAM-6-10 = Alle symbolen worden gewaardeerd, ook als de voorraad van een vorm op is: je krijgt dan een vervanger die als steen telt.
    .source = book
clause-SAM-6-11 = Bij de uitgedeelde stenen van een vorm tellen vervangers mee; de voorraad toont wat er van de echte over is, nooit minder dan 0.
    .source = ruling
clause-SAM-6-12 = Stenen liggen open voor hun eigenaars, gesorteerd op vorm, en worden nooit verloren of geruild.
    .source = book
clause-SAM-6-13 = Een gewaardeerd dorp wordt omgedraaid, en ook een kaart tussen vier gewaardeerde dorpen. Dat is alleen voor het oog: zo'n kaart speelt niet meer mee.
    .source = book
clause-SAM-6-14 = Dorpen worden gelegd voordat er andere gewaardeerd worden. De andere volgorde zou hetzelfde opleveren.
    .source = ruling

## 7 Trekken

clause-SAM-7-1 = Aan het eind van je beurt trek je de bovenste kaart van je trekstapel, tot je er weer 5 hebt. Is de stapel leeg, dan trek je niets.
    .source = book
clause-SAM-7-2 = Zo blijft je hand 5 kaarten groot zolang de stapel strekt, en krimpt dan met één per beurt. Je set telt 15 kaarten, of 13 met vier spelers.
    .source = ruling
clause-SAM-7-3 = Gespeelde kaarten komen nooit terug in een trekstapel.
    .source = ruling

## 8 Het einde van het spel

clause-SAM-8-1 = Het spel loopt af als alle stenen van een vorm uitgedeeld zijn.
    .source = book
clause-SAM-8-2 = Het spel loopt af als de laatste kaart van de dorpenstapel genomen is.
    .source = book
clause-SAM-8-3 = Het spel loopt af als iedereen de laatste kaart gespeeld heeft. Omdat allen even vaak spelen, gebeurt dat alleen aan het eind van een ronde.
    .source = book
clause-SAM-8-4 = De lopende ronde wordt altijd afgemaakt: het spel is uit aan het eind van de ronde waarin de eerste van deze redenen zich voordeed.
    .source = book
clause-SAM-8-5 = In de rest van die ronde gelden alle regels gewoon.
    .source = book
clause-SAM-8-6 = Begint er een beurt en is er geen vak meer om op te spelen, dan is het spel meteen uit; niemand zou ooit nog kunnen spelen.
    .source = ruling
clause-SAM-8-7 = Open dorpen, gaten, handkaarten en trekstapels tellen niet.
    .source = ruling
clause-SAM-8-8 = Een reden om te eindigen blijft gelden. De uitslag noemt ze allemaal: stenen, dorpen, kaarten, geen vak meer.
    .source = ruling

## 9 De uitslag

clause-SAM-9-1 = Iedereen telt de eigen stenen per vorm, vervangers meegerekend.
    .source = book
clause-SAM-9-2 = Je hebt de meerderheid van een vorm als je er meer van hebt dan ieder ander afzonderlijk. Een gelijke stand is van niemand een meerderheid, en nul stenen zijn er nooit een.
    .source = book
clause-SAM-9-3 = Wie geen enkele meerderheid heeft, kan niet winnen.
    .source = book
clause-SAM-9-4 = Wie van twee of drie vormen de meerderheid heeft, wint, ongeacht de aantallen. Er is nooit meer dan één zo'n speler.
    .source = book
clause-SAM-9-5 = Anders laat iedereen met een meerderheid die soort buiten beschouwing en telt de stenen van de twee andere soorten. De meeste stenen winnen.
    .source = book
clause-SAM-9-6 = Zijn de sommen gelijk, dan wint wie meer stenen heeft van de eigen meerderheidsvorm.
    .source = book
clause-SAM-9-7 = Zijn ook die gelijk, dan delen die spelers de overwinning.
    .source = book
clause-SAM-9-8 = Heeft maar één speler een meerderheid, dan wint die speler.
    .source = ruling
clause-SAM-9-9 = Heeft niemand een meerderheid, dan wint niemand: het is gelijkspel. Jullie kunnen vooraf anders afspreken: dan winnen de meeste stenen, of deelt iedereen de overwinning.
    .source = book-ruling
clause-SAM-9-10 = Alle plaatsen volgen dezelfde logica: eerst twee of drie meerderheden, dan één (naar de som van de andere vormen, dan naar de meerderheidsvorm), dan geen (naar alle stenen). Wie gelijk staat deelt een plaats, en de volgende vervalt: 1, 1, 3.
    .source = ruling
clause-SAM-9-11 = Plaatsen, beurtvolgorde en overgebleven kaarten breken nooit een gelijke stand.
    .source = book

## 10 Wie weet wat

clause-SAM-10-1 = Van de dorpenstapel is alleen de bovenste kaart te zien; zolang een dorp op zijn plek wacht, die kaart en de nieuwe bovenste.
    .source = book
clause-SAM-10-2 = Je ziet je eigen hand en alles wat open ligt. Wat een tegenstander nog niet gespeeld heeft is bij allen bekend, maar niet hoe het over hand en trekstapel verdeeld is; de volgorde van stapels kent niemand.
    .source = ruling
clause-SAM-10-3 = Kaarten die omgedraaid zijn blijven bij allen bekend.
    .source = ruling
