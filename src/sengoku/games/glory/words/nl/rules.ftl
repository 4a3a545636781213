### De regels van Call to Glory, bepaling voor bepaling, in onze eigen woorden. `.source` zegt waar
### elk vandaan komt: de spelregels (book), onszelf waar die zwijgen (ruling), of beide (book-ruling).

## 1 Voorbereiding

clause-GLO-1-1 = Je speelt met twee, drie of vier. De beurt gaat met de klok mee.
    .source = book
clause-GLO-1-2 = Een partij heeft 4 rondes, of 3 met keizerlijke opdrachten. Jullie kunnen er minder kiezen.
    .source = book
clause-GLO-1-3 = Elke ronde begint opnieuw: alle 110 kaarten worden samen geschud.
    .source = book
clause-GLO-1-4 = Iedereen krijgt 3 gedekte kaarten.
    .source = book
clause-GLO-1-5 = De kaarten worden een voor een gedeeld, met de klok mee vanaf wie de ronde begint, drie keer de tafel rond.
    .source = ruling
clause-GLO-1-6 = De rest wordt in twee trekstapels gedeeld, de grootste eerst. Dat zijn 52 en 52 kaarten met twee spelers, 51 en 50 met drie, 49 en 49 met vier.
    .source = book-ruling
clause-GLO-1-7 = Beide aflegstapels beginnen leeg. Op een rij liggen trekstapel 1, aflegstapel 1, aflegstapel 2 en trekstapel 2.
    .source = book
clause-GLO-1-8 = Een ronde begint zonder sets, en de partij begint voor iedereen met 0.
    .source = book
clause-GLO-1-9 = Wie ronde 1 begint, wordt geloot, tenzij jullie iemand kozen.
    .source = ruling
clause-GLO-1-10 = Keizerlijke opdrachten en ninjafiguren blijven in de doos, tenzij je ermee speelt.
    .source = book

## 2 De beurten

clause-GLO-2-1 = Wie de ronde begint, is het eerst aan de beurt. Daarna gaat de beurt met de klok mee tot de ronde eindigt.
    .source = book
clause-GLO-2-2 = In je beurt trek je twee kaarten, dan leg je een set neer of leg je een kaart af. Met de kracht van de ninja mag je ook figuren inzetten.
    .source = book
clause-GLO-2-3 = Je moet twee keer trekken en iets doen. Passen mag niet.
    .source = book
clause-GLO-2-4 = Je doet een van twee dingen: één set neerleggen of één kaart afleggen.
    .source = book
clause-GLO-2-5 = Je mag zoveel kaarten in je hand hebben als je wilt. Een lege hand verandert niets.
    .source = ruling
clause-GLO-2-6 = Alle kaarten van een personage zijn gelijk.
    .source = ruling

## 3 Trekken

clause-GLO-3-1 = Je trekt precies twee kaarten, allebei van boven van een stapel.
    .source = book
clause-GLO-3-2 = Elk mag van een trekstapel of een aflegstapel komen.
    .source = book
clause-GLO-3-3 = Je twee kaarten moeten van verschillende stapels komen.
    .source = book
clause-GLO-3-4 = De stapel van je eerste kaart blijft dicht voor de tweede, ook als een ninjafiguur die intussen veranderde.
    .source = ruling
clause-GLO-3-5 = Je ziet je eerste kaart voordat je de tweede stapel kiest. Elke andere stapel mag.
    .source = ruling
clause-GLO-3-6 = Kwam je eerste kaart van een aflegstapel, dan ziet iedereen de kaart eronder, maar jij kunt die deze beurt niet pakken.
    .source = book-ruling
clause-GLO-3-7 = Alleen jij ziet wat je van een trekstapel trekt. Wat je van een aflegstapel neemt, ziet iedereen.
    .source = ruling
clause-GLO-3-8 = Trekken kan altijd: op beide trekstapels ligt minstens één kaart als je beurt begint.
    .source = ruling
clause-GLO-3-9 = Een trekstapel die op is, blijft leeg; afgelegde kaarten worden er nooit in geschud. Je maakt je beurt wel af.
    .source = book-ruling
clause-GLO-3-10 = Liggen er maar op twee stapels kaarten en kun je geen figuur inzetten, dan worden je kaarten voor je getrokken, van trekstapel 1 en dan trekstapel 2.
    .source = book-ruling

## 4 Een set neerleggen

clause-GLO-4-1 = Een set is kaarten van één personage, allemaal uit je hand.
    .source = book
clause-GLO-4-2 = Je legt minstens twee kaarten neer.
    .source = book
clause-GLO-4-3 = Met drie of vier spelers heb je voor Samoerai, Ninja’s en Boden minstens drie kaarten nodig.
    .source = book
clause-GLO-4-4 = Ligt er al een set van dat personage op tafel, dan heb je er minstens één kaart meer voor nodig.
    .source = book
clause-GLO-4-5 = Je mag er meer neerleggen dan nodig is, of er een paar houden.
    .source = ruling
clause-GLO-4-6 = Je kunt een set niet aanvullen. Je kunt die alleen met een grotere verslaan.
    .source = book
clause-GLO-4-7 = Je mag je eigen set verslaan. Die kaarten tellen niet mee voor de nieuwe.
    .source = book
clause-GLO-4-8 = Een verslagen set gaat open op één aflegstapel. Van wie die was, kiest welke.
    .source = book
clause-GLO-4-9 = Eerst leg je de nieuwe set neer, dan mag je een ninjafiguur nemen. Daarna wordt de verslagen set afgelegd en eindigt je beurt.
    .source = ruling
clause-GLO-4-10 = Een set blijft liggen tot die verslagen wordt, figuren die weghalen of de ronde eindigt.
    .source = book
clause-GLO-4-11 = Sets liggen open. Iedereen ziet het personage, de grootte en van wie de set is.
    .source = book

## 5 Afleggen

clause-GLO-5-1 = Leg je geen set neer, dan moet je één kaart uit je hand open afleggen. Dat mag ook als je een set zou kunnen neerleggen.
    .source = book
clause-GLO-5-2 = Je mag elke kaart afleggen, ook een die je net trok, en ook op de stapel waar die vandaan kwam.
    .source = ruling
clause-GLO-5-3 = Een lege aflegstapel moet eerst gevuld worden; zijn beide leeg, dan aflegstapel 1. Anders is de keuze vrij.
    .source = book-ruling
clause-GLO-5-4 = Dat geldt voor alles wat wordt afgelegd: een kaart, een verslagen set, en een kaart die een figuur weghaalt.
    .source = ruling
clause-GLO-5-5 = Een verslagen set gaat in één keer op één stapel, ook als beide leeg zijn.
    .source = book
clause-GLO-5-6 = Er zijn twee aflegstapels, en je kunt alleen de bovenste kaart nemen.
    .source = book
clause-GLO-5-7 = Je kiest de stapel voor wat je zelf aflegt. Wordt je set verslagen of haalt een figuur er een kaart uit, dan kies jij ook, tenzij jullie dat overlaten aan wie de figuur inzet.
    .source = book-ruling

## 6 Reacties

clause-GLO-6-1 = Verslagen of weggehaalde kaarten wachten tot er een stapel gekozen is (GLO-5.7). Tot dan gebeurt er niets, behalve dat er een ninjafiguur genomen mag worden.
    .source = ruling
clause-GLO-6-2 = De stapel wordt alleen gevraagd als geen aflegstapel leeg is. Anders wordt het de lege (GLO-5.3).
    .source = book
clause-GLO-6-3 = De vraag verraadt niets. Je kiest met de nieuwe set, beide bovenste kaarten en je eigen hand in zicht.
    .source = ruling
clause-GLO-6-4 = Kaarten die op een stapel wachten, horen bij geen set. Ze leveren niets op en verslaan niets.
    .source = ruling
clause-GLO-6-5 = Andere reacties zijn er niet: geen blokkeren, geen ruilen.
    .source = ruling

## 7 Het einde van een ronde

clause-GLO-7-1 = Of de ronde voorbij is, wordt één keer bekeken, aan het eind van een beurt. Wat alleen tussendoor zo was, telt niet.
    .source = book
clause-GLO-7-2 = De ronde eindigt als iemand genoeg verschillende personages heeft: 6 met twee spelers, 5 met drie, 4 met vier.
    .source = book
clause-GLO-7-3 = De ronde eindigt als alle negen personages op tafel liggen.
    .source = book
clause-GLO-7-4 = De ronde eindigt als een trekstapel leeg is.
    .source = book-ruling
clause-GLO-7-5 = Dan eindigt de ronde meteen. Niemand komt nog aan de beurt, ook wie minder beurten had niet.
    .source = book
clause-GLO-7-6 = Alle redenen worden genoemd. Voor de punten maken ze niets uit.
    .source = ruling
clause-GLO-7-7 = Gaat de ronde verder (op GLO-11.18 na), dan is de volgende met de klok mee aan de beurt.
    .source = book

## 8 De puntentelling en de volgende ronde

clause-GLO-8-1 = Elke set van jou levert één keer het getal van het personage op, met hoeveel kaarten ook.
    .source = book
clause-GLO-8-2 = Kaarten in handen en op stapels leveren niets op.
    .source = book
clause-GLO-8-3 = Je punten van de ronde zijn je sets plus bonussen van keizerlijke opdrachten. Ze komen bij je totaal op het scoreblad.
    .source = book
clause-GLO-8-4 = Aan het eind van een ronde toont niemand de eigen hand.
    .source = ruling
clause-GLO-8-5 = Wie de minste punten heeft, begint de volgende ronde.
    .source = book-ruling
clause-GLO-8-6 = Bij gelijke stand begint wie van hen in deze ronde het minst kreeg.
    .source = book
clause-GLO-8-7 = Is dat ook gelijk, kijk dan met de klok mee vanaf wie het laatst begon: de eerste van hen begint. Wie het laatst begon, komt het laatst.
    .source = ruling

## 9 Het einde van het spel

clause-GLO-9-1 = De partij eindigt als de laatste ronde is opgeteld.
    .source = book
clause-GLO-9-2 = De meeste punten winnen.
    .source = book
clause-GLO-9-3 = Bij gelijke stand wint de beste ronde.
    .source = book-ruling
clause-GLO-9-4 = Is dat ook gelijk, dan delen jullie de plaats.
    .source = ruling
clause-GLO-9-5 = De eindstand gaat naar punten, dan naar de beste ronde. Wie gelijk staat, deelt de plaats, en de volgende valt weg: 1, 1, 3.
    .source = ruling

## 10 Variant 1: keizerlijke opdrachten

clause-GLO-10-1 = Voor ronde 1 krijgt iedereen één geheime opdracht van elk van de stapels A, B en C.
    .source = book-ruling
clause-GLO-10-2 = Wat er van een stapel over is (2 met twee spelers, 1 met drie), gaat ongezien uit het spel.
    .source = book-ruling
clause-GLO-10-3 = Aan het eind van elke ronde, voor het optellen, moet iedereen één opdracht spelen. Wie de ronde begon, begint, dan met de klok mee.
    .source = book
clause-GLO-10-4 = Opdrachten worden open gespeeld. Je ziet wat er voor jou gespeeld is.
    .source = ruling
clause-GLO-10-5 = Een opdracht betaalt voor elke kaart in de set van dat personage, aan wie die set heeft. Dat zijn 5 punten per kaart van stapel A, 4 van B en 3 van C.
    .source = book
clause-GLO-10-6 = Heeft niemand die set, dan betaalt de opdracht niets en is die op.
    .source = book-ruling
clause-GLO-10-7 = Meer opdrachten voor één personage betalen allemaal.
    .source = ruling
clause-GLO-10-8 = Opdrachten veranderen niets aan de sets, die gewoon meetellen.
    .source = book
clause-GLO-10-9 = Gespeelde opdrachten gaan uit het spel.
    .source = book-ruling
clause-GLO-10-10 = De bonus hoort bij je punten van de ronde: die telt voor wie er begint, voor de winst en bij gelijke stand.
    .source = ruling
clause-GLO-10-11 = Speel je minder dan drie rondes, dan zijn overgebleven opdrachten niets waard en blijven ze geheim.
    .source = ruling
clause-GLO-10-12 = Opdrachten worden gedeeld met de klok mee vanaf wie ronde 1 begint: stapel A, dan B, dan C.
    .source = ruling

## 11 Variant 2: de kracht van de ninja

clause-GLO-11-1 = Elke ronde begint met alle 4 ninjafiguren in de voorraad. Wie er aan het eind nog een heeft, geeft die terug, zonder punten.
    .source = book-ruling
clause-GLO-11-2 = Alle andere regels blijven gelden. Met drie of vier spelers heb je voor Ninja’s nog steeds drie kaarten nodig.
    .source = book
clause-GLO-11-3 = Leg je Ninja’s neer, dan krijg je één figuur uit de voorraad, met hoeveel kaarten ook. Dat geldt ook als je je eigen Ninja’s verslaat.
    .source = book-ruling
clause-GLO-11-4 = Je mag de figuur weigeren. Meestal krijg je die zonder vraag; jullie kunnen anders kiezen.
    .source = book-ruling
clause-GLO-11-5 = Is de voorraad dan leeg, dan krijg je geen figuur, nu niet en later niet.
    .source = book-ruling
clause-GLO-11-6 = In de beurt waarin je een figuur krijgt, kun je die niet inzetten. Aan het eind van de beurt is die klaar.
    .source = book
clause-GLO-11-7 = Zet je een figuur in, geef die dan terug en noem een set van een ander: daar gaat één kaart uit.
    .source = book
clause-GLO-11-8 = Op je eigen sets, op kaarten in iemands hand of op stapels kan het niet.
    .source = book
clause-GLO-11-9 = In je beurt mag je een figuur inzetten: voor, tussen en na het trekken, en na je actie. Je hebt een figuur nodig die klaar is, en een ander moet een set hebben.
    .source = book
clause-GLO-11-10 = Een figuur kan het neerleggen of afleggen niet onderbreken. Zet die er vlak voor of vlak na in.
    .source = ruling
clause-GLO-11-11 = De weggehaalde kaart wordt afgelegd (GLO-5.3). Van wie de set is, kiest de stapel, tenzij jullie dat overlaten aan wie de figuur inzet.
    .source = ruling
clause-GLO-11-12 = Na een figuur gaat je beurt verder waar die was. Je mag zoveel figuren inzetten als je klaar hebt, op welke sets ook.
    .source = book
clause-GLO-11-13 = Figuren kunnen een set kleiner maken dan het minimum, en die telt dan nog steeds. Is de laatste kaart weg, dan is het personage vrij.
    .source = ruling
clause-GLO-11-14 = Om een gekrompen set te verslaan, telt hoe groot die nu is. Van wie die is, kan die verslaan, maar niet aanvullen.
    .source = ruling
clause-GLO-11-15 = De weggehaalde kaart kan getrokken worden als elke andere, ook in dezelfde beurt (zie GLO-3.3 en GLO-3.4).
    .source = ruling
clause-GLO-11-16 = Verlies je je Ninja’s, dan houd je je figuren.
    .source = book-ruling
clause-GLO-11-17 = Na je actie word je gevraagd of je een figuur inzet of je beurt beëindigt, zolang je er een kunt inzetten (GLO-11.9).
    .source = ruling
clause-GLO-11-18 = Met figuren eindigt de ronde ook na 100 beurten achter elkaar waarin geen kaart een trekstapel verliet. Jullie kunnen een ander aantal kiezen.
    .source = ruling

## 12 Beide varianten samen

clause-GLO-12-1 = Je kunt beide varianten samen spelen. Alle regels van beide gelden, met drie rondes.
    .source = ruling
clause-GLO-12-2 = Terwijl er opdrachten gespeeld worden, kun je geen figuren inzetten.
    .source = ruling
clause-GLO-12-3 = Een opdracht betaalt voor de kaarten die aan het eind in de set zitten. Eerder weggehaalde tellen niet.
    .source = ruling

## 13 Keuzes

clause-GLO-13-1 = Je kiest je twee kaarten, wat je neerlegt of aflegt, de stapel voor kaarten die van tafel gaan, je figuren en je opdrachten. Er kiest altijd maar één speler.
    .source = ruling
clause-GLO-13-2 = Je wordt niet gevraagd waar iedereen ziet dat er maar één mogelijkheid is. Die gebeurt en staat gewoon in het logboek.
    .source = ruling
clause-GLO-13-3 = Wat je neerlegt of aflegt, word je altijd gevraagd, ook bij maar één keuze. Anders zou iedereen je hand kennen.
    .source = ruling
clause-GLO-13-4 = Wat niet wordt aangeboden, wordt geweigerd en verandert niets.
    .source = ruling

## 14 Wie wat weet

clause-GLO-14-1 = Alleen jij ziet je hand en je opdrachten, en niemand ziet de trekstapels. Al het andere is voor iedereen te zien, ook voor toeschouwers; na de partij kan alles geopend worden.
    .source = ruling
clause-GLO-14-2 = Het logboek vertelt alles wat iedereen kan zien: trekken met de stapel, sets, aflegkaarten, figuren, opdrachten en punten. Het jouwe noemt ook de kaarten die je trok.
    .source = ruling
clause-GLO-14-3 = Alleen jij ziet je keuzes.
    .source = ruling
clause-GLO-14-4 = Je hoeft nooit meer van je hand te tonen dan je neerlegt of aflegt.
    .source = ruling
clause-GLO-14-5 = Iedereen onthoudt welke kaarten je van een aflegstapel nam en nog niet speelde. Neem je iets terug, dan weten ze nog steeds wat ze zagen.
    .source = ruling
