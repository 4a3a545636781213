### De regels van Samurai: het kaartspel per clausule, in onze eigen woorden. `.source` zegt waar elke
### vandaan komt: uit de spelregels (book), of van ons waar die zwijgen (ruling).

## 1 Voorbereiding

clause-SAM-1-1 = Je speelt met twee, drie of vier.
    .source = book
clause-SAM-1-2 = Iedereen neemt een set invloedskaarten in één kleur.
    .source = book
clause-SAM-1-3 = Met vier spelers doet iedereen een Samoerai 1 en een Samoerai 2 terug in de doos, voor iedereen zichtbaar. Met twee of drie speel je met alle kaarten.
    .source = book
clause-SAM-1-4 = De voorraad heeft 10 stenen van elke soort met twee spelers, en 16 met drie of vier.
    .source = book
clause-SAM-1-5 = Alle 44 dorpen worden tot één open stapel geschud, met hoeveel je ook speelt.
    .source = book
clause-SAM-1-6 = Het bovenste dorp komt midden op tafel. Er blijven er 43 over, en iedereen ziet het volgende.
    .source = book
clause-SAM-1-7 = Iedereen schudt de eigen set tot een gedekte trekstapel en trekt 5 kaarten. Er blijven er 10 over, of 8 met vier spelers.
    .source = book
clause-SAM-1-8 = Wie begint, wordt geloot, tenzij jullie iemand kozen.
    .source = ruling
clause-SAM-1-9 = De beurt gaat met de klok mee.
    .source = book
clause-SAM-1-10 = Toeval is er alleen aan het begin: het schudden van de dorpen, het schudden van elke trekstapel, en wie begint. Daarna is niets meer toeval.
    .source = ruling

## 2 Het rooster

clause-SAM-2-1 = Het land heeft geen rand. Oost is rechts, en noord is boven.
    .source = ruling
clause-SAM-2-2 = Dorpen en invloedskaarten vormen een schaakbord. Naast een dorp is plaats voor kaarten, nooit voor een ander dorp.
    .source = book
clause-SAM-2-3 = Om een dorp liggen vier vakken: noord, oost, zuid en west. Twee vakken haaks op elkaar zijn buren, de andere liggen tegenover elkaar.
    .source = book
clause-SAM-2-4 = Een dorp is vol en wordt gewaardeerd als de vier vakken bezet zijn. Nooit ligt een dorp naast een ander, dus elk vak is bruikbaar.
    .source = book
clause-SAM-2-5 = Een kaart op tafel verschuift nooit, wordt nooit bedekt en gaat nooit weg.
    .source = ruling
clause-SAM-2-6 = Een gat blijft leeg tot er een dorp komt. Invloedskaarten komen daar nooit.
    .source = ruling
clause-SAM-2-7 = Gebeurt er veel tegelijk, dan gaat het noord, oost, zuid, west van je kaart, en helm, Boeddha, rijstveld. De volgorde verandert de uitkomst niet.
    .source = ruling

## 3 Beurten

clause-SAM-3-1 = In je beurt leg je een kaart, leg je nieuwe dorpen, waardeer je volle dorpen en trek je. Dan is de volgende aan de beurt.
    .source = book
clause-SAM-3-2 = Je moet precies één kaart leggen. Geen kaart heeft een eigen kracht.
    .source = book
clause-SAM-3-3 = In een ronde is iedereen één keer aan de beurt, vanaf wie begon.
    .source = book
clause-SAM-3-4 = Alleen wie aan de beurt is, beslist iets. Reageren kan niet.
    .source = ruling
clause-SAM-3-5 = Zodra er een dorp wordt omgedraaid of een kaart getrokken, staan je kaart en het vak vast.
    .source = ruling
clause-SAM-3-6 = Wie gevraagd wordt, is aan de beurt.
    .source = ruling

## 4 Een kaart spelen

clause-SAM-4-1 = Je mag een kaart leggen op elk leeg vak naast een dorp.
    .source = book
clause-SAM-4-2 = Elke kaart mag daar, ook waar de soort van de kaart niet telt.
    .source = book
clause-SAM-4-3 = Gelijke kaarten in je hand zijn dezelfde keuze.
    .source = ruling
clause-SAM-4-4 = De kaart ligt open en blijft van jou.
    .source = book
clause-SAM-4-5 = Dezelfde vakken staan voor iedereen open, en elk raakt alleen dorpen die nog niet vol zijn.
    .source = ruling
clause-SAM-4-6 = Je moet leggen zolang er een vak is. Wie aan de beurt is, heeft altijd een kaart.
    .source = book
clause-SAM-4-7 = Je keuzes staan kaart voor kaart op een rij, en bij elke kaart van west naar oost, dan van zuid naar noord.
    .source = ruling

## 5 Nieuwe dorpen leggen

clause-SAM-5-1 = Zijn je kaart en die van een ander buren bij een dorp, dan komt er in het gat tussen die twee een nieuw dorp.
    .source = book
clause-SAM-5-2 = Twee kaarten van jezelf leveren geen dorp op.
    .source = book
clause-SAM-5-3 = Eén zo’n paar is genoeg voor een gat. Meer dan één dorp komt er nooit in.
    .source = ruling
clause-SAM-5-4 = Kaarten op tegenoverliggende vakken leveren geen dorp op. Kaarten tegenover elkaar bij een gat ook niet, en schuine met twee gaten ertussen evenmin.
    .source = ruling
clause-SAM-5-5 = De kaart die je net legde, moet erbij zijn. Oudere kaarten leveren geen dorp op, ook niet als een nieuw dorp ze verbindt.
    .source = ruling
clause-SAM-5-6 = Een nieuw dorp telt meteen en kan voor je kaart nog een dorp opleveren, tenzij jullie zonder kettingdorpen spelen.
    .source = ruling
clause-SAM-5-7 = Het dorp waar ze buren zijn, mag het dorp zijn dat je net vol maakte.
    .source = book
clause-SAM-5-8 = Kort gezegd: een gat naast je kaart krijgt een dorp als er haaks daarop een dorp naast je kaart ligt, en een kaart van een ander aan beide grenst.
    .source = ruling
clause-SAM-5-9 = Je neemt het bovenste dorp en legt het; iedereen ziet het volgende. Zijn er twee gaten, dan kies je.
    .source = book
clause-SAM-5-10 = Je kiest met het volgende dorp in zicht, en bij elk verder dorp opnieuw. Latere zie je nooit.
    .source = book
clause-SAM-5-11 = Het dorp dat je nam, moet je leggen. Ruilen kan niet.
    .source = book
clause-SAM-5-12 = Raakt de stapel op, dan blijven de andere gaten leeg. Je kiest nog wel waar het laatste dorp komt.
    .source = ruling
clause-SAM-5-13 = Is de stapel leeg, dan komen er geen dorpen meer bij, nu niet en later niet.
    .source = ruling
clause-SAM-5-14 = Een gat kan in elke latere beurt een dorp krijgen.
    .source = ruling
clause-SAM-5-15 = Eén kaart levert hoogstens drie dorpen op, of twee zonder kettingen. Zolang er dorpen zijn, verandert je keuze niet welke gaten gevuld worden.
    .source = ruling

## 6 Dorpen waarderen

clause-SAM-6-1 = Liggen de nieuwe dorpen er, dan wordt elk vol dorp gewaardeerd.
    .source = book
clause-SAM-6-2 = Ook een nieuw dorp waarvan de vier vakken al bezet waren.
    .source = ruling
clause-SAM-6-3 = Elke soort in het dorp wordt apart gewaardeerd.
    .source = book
clause-SAM-6-4 = Je invloed op een soort is de som van je kaarten om het dorp die ervoor tellen: kaarten van die soort, en alle Samoerai.
    .source = book
clause-SAM-6-5 = Een kaart telt helemaal mee voor elk dorp dat die raakt, hoogstens vier.
    .source = book
clause-SAM-6-6 = Wie de meeste invloed op een soort heeft, krijgt er één steen van, hoe groot de voorsprong ook is.
    .source = book
clause-SAM-6-7 = Bij gelijke stand om de meeste invloed krijgt niemand de steen.
    .source = book
clause-SAM-6-8 = Heeft niemand invloed op een soort, dan krijgt niemand de steen.
    .source = ruling
clause-SAM-6-9 = Maakt je kaart meer dorpen vol, dan wordt elk dorp apart gewaardeerd.
    .source = book
clause-SAM-6-10 = Zijn de stenen van een soort op, dan krijg je een vervanger die hetzelfde telt.
    .source = book
clause-SAM-6-11 = Vervangers tellen bij de uitgedeelde stenen. De voorraad toont wat er aan echte over is, nooit minder dan 0.
    .source = ruling
clause-SAM-6-12 = Je stenen liggen open voor je. Je verliest ze nooit en ruilt ze niet.
    .source = book
clause-SAM-6-13 = Een gewaardeerd dorp wordt omgedraaid, en ook een kaart tussen vier zulke dorpen. Die doet niet meer mee.
    .source = book
clause-SAM-6-14 = Eerst komen nieuwe dorpen, dan het waarderen. Andersom was de uitkomst dezelfde.
    .source = ruling

## 7 Trekken

clause-SAM-7-1 = Aan het eind van je beurt vul je je hand aan tot 5 kaarten. Is je trekstapel leeg, dan trek je niets.
    .source = book
clause-SAM-7-2 = Je hebt 5 kaarten zolang je trekstapel strekt, daarna elke beurt één minder. Je set heeft 15 kaarten, of 13 met vier spelers.
    .source = ruling
clause-SAM-7-3 = Gelegde kaarten gaan nooit terug in een trekstapel.
    .source = ruling

## 8 Het einde van het spel

clause-SAM-8-1 = Het is de laatste ronde als alle stenen van een soort op zijn.
    .source = book
clause-SAM-8-2 = Het is de laatste ronde als het laatste dorp genomen is.
    .source = book
clause-SAM-8-3 = De partij eindigt ook als iedereen de laatste kaart gelegd heeft.
    .source = book
clause-SAM-8-4 = De ronde wordt altijd afgemaakt, zodat iedereen even vaak aan de beurt was.
    .source = book
clause-SAM-8-5 = In die laatste ronde blijven alle regels gelijk.
    .source = book
clause-SAM-8-6 = Is er geen vak meer om op te leggen, dan is de partij meteen voorbij.
    .source = ruling
clause-SAM-8-7 = Dorpen die niet vol zijn, gaten en de kaarten die je nog hebt, tellen niet.
    .source = ruling
clause-SAM-8-8 = Een reden om te eindigen blijft. De uitslag noemt ze allemaal: stenen, dorpen, kaarten, geen vak meer.
    .source = ruling

## 9 De uitslag

clause-SAM-9-1 = Iedereen telt de eigen stenen van elke soort, vervangers inbegrepen.
    .source = book
clause-SAM-9-2 = Je hebt de meerderheid van een soort als je er meer van hebt dan ieder ander. Bij gelijke stand of bij nul heeft niemand de meerderheid.
    .source = book
clause-SAM-9-3 = Zonder meerderheid kun je niet winnen.
    .source = book
clause-SAM-9-4 = Heb je de meerderheid van twee of drie soorten, dan win je.
    .source = book
clause-SAM-9-5 = Anders legt iedereen met een meerderheid die soort opzij en telt de andere twee. De meeste stenen winnen.
    .source = book
clause-SAM-9-6 = Bij gelijke stand wint wie in de eigen meerderheid de meeste stenen heeft.
    .source = book
clause-SAM-9-7 = Is ook dat gelijk, dan delen jullie de overwinning.
    .source = book
clause-SAM-9-8 = Heb alleen jij een meerderheid, dan win je.
    .source = ruling
clause-SAM-9-9 = Heeft niemand een meerderheid, dan is het gelijkspel. Jullie kunnen vooraf afspreken dat de meeste stenen winnen of dat iedereen de overwinning deelt.
    .source = book-ruling
clause-SAM-9-10 = Alle plaatsen gaan op dezelfde manier: twee of drie meerderheden, dan één, dan geen naar aantal stenen. Wie gelijk staat, deelt een plaats, en de volgende valt weg: 1, 1, 3.
    .source = ruling
clause-SAM-9-11 = Stoelen, volgorde en overgebleven kaarten doorbreken nooit een gelijke stand.
    .source = book

## 10 Wie weet wat

clause-SAM-10-1 = Iedereen ziet het bovenste dorp, en ook het dorp dat nog een plek zoekt.
    .source = book
clause-SAM-10-2 = Je ziet je hand en alles wat open ligt. Welke kaarten anderen nog hebben is bekend, maar niet welke ze in hun hand hebben.
    .source = ruling
clause-SAM-10-3 = Omgedraaide kaarten blijven bij iedereen bekend.
    .source = ruling
