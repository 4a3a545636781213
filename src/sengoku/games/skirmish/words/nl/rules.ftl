### De regels van Test of Honour per clausule, in eigen woorden. `.source` zegt waar elke vandaan komt:
### de spelregels (book), openbare bronnen (found), eigen ontwerp (house), onze lezing (ruling).

## 1 Meetkunde

clause-TOH-1-1 = Elke eenheid heeft één rond voetstuk en geen voorkant. De plek is het midden van het voetstuk.
    .source = ruling
clause-TOH-1-2 = Je meet van de rand van het ene voetstuk tot de rand van het andere. Een gat van hoogstens 0,02 inch is contact.
    .source = ruling
clause-TOH-1-3 = Een weg is zo lang als alle rechte stukken samen.
    .source = ruling
clause-TOH-1-4 = Of iets dichtbij genoeg is, wordt precies berekend, nooit geschat.
    .source = ruling
clause-TOH-1-5 = Een voetstuk overlapt een stuk terrein dat eronder reikt. Een lijn raakt een stuk als die erin begint of dicht langs de rand komt.
    .source = ruling
clause-TOH-1-6 = Afronden gaat altijd volgens de regel: een weg die lang genoeg moet zijn, wordt nooit te kort.
    .source = ruling
clause-TOH-1-7 = Moet er een richting gevonden worden, dan worden er 16 geprobeerd, vanaf het oosten tegen de klok in.
    .source = ruling
clause-TOH-1-8 = Een voetstuk wordt gezien op 16 punten van de rand.
    .source = ruling
clause-TOH-1-9 = Een aanvaller stopt bij het eerste contact met het doelwit. Wie al contact heeft, blijft staan.
    .source = ruling
clause-TOH-1-10 = Je mag altijd meten.
    .source = book
clause-TOH-1-11 = Een eenheid die verschuift, gaat naar de dichtstbijzijnde vrije plek, gezocht in 16 richtingen en stappen van 0,05 inch, nooit over gebouwen of hindernissen. Is die er niet, dan blijft ze staan.
    .source = ruling
clause-TOH-1-12 = Een vriend op de plek waar een eenheid eindigt, wijkt uit, hoogstens 3 inch. Die komt niet dichter bij vijanden dan 1 inch, of dan die al was.
    .source = book-ruling
clause-TOH-1-13 = Een eenheid leeft tot ze verwijderd wordt, op tafel, ernaast of in reserve. Je eigen eenheden zijn vrienden, die van de andere kant vijanden.
    .source = ruling
clause-TOH-1-14 = Zijn twee eenheden even dichtbij, dan geldt die met het laagste nummer als dichtstbijzijnde.
    .source = ruling
clause-TOH-1-15 = Een voetstuk bedekt een strook zo breed als het zelf is. Terrein bedekt wat ervan voor het doelwit ligt, ruig terrein alleen waar het dieper is dan 1 inch; gaten tot 0,02 inch tellen niet.
    .source = ruling

## 2 Dobbelstenen en proeven

clause-TOH-2-1 = Voor een test gooi je zoveel dobbelstenen als de eigenschap zegt, plus of min wat helpt of hindert. Zonder dobbelstenen mislukt de test, zonder blunder.
    .source = book
clause-TOH-2-2 = Een test is gelukt met minstens 3 zwaarden, tenzij er meer kruisen zijn. Een dubbel zwaard telt voor 2.
    .source = book
clause-TOH-2-3 = Een tref-, ontwijk- of schadeworp die lukt met 5 zwaarden of meer geeft je de bonus van het wapen.
    .source = book
clause-TOH-2-4 = Meer kruisen dan zwaarden in een tref-, ontwijk- of schadeworp is een blunder.
    .source = book
clause-TOH-2-5 = Losse tests van verstand, eer of behendigheid kennen geen bonus en geen blunder.
    .source = book-ruling
clause-TOH-2-6 = Gooit een effect één dobbelsteen, dan tellen alleen zwaarden.
    .source = book
clause-TOH-2-7 = Elke trekking en elke worp ligt voor de veldslag verzegeld vast. Dobbelstenen hangen niet van elkaar af.
    .source = ruling

## 3 Een troep samenstellen

clause-TOH-3-1 = Je werft voor hoogstens de punten van het scenario. Wat je niet uitgeeft, ben je kwijt.
    .source = book
clause-TOH-3-2 = Een strijdmacht heeft één held en hoogstens twee andere samoerai.
    .source = book-found
clause-TOH-3-3 = Soldateneenheden kosten samen minstens een derde van de punten, naar boven afgerond.
    .source = found-ruling
clause-TOH-3-4 = Een strijdmacht heeft hoogstens 8 soldateneenheden, waarvan hoogstens 5 groepen. Je mag één sergeant, één muzikant, één vaandeldrager en één boogsergeant hebben.
    .source = ruling
clause-TOH-3-5 = Helden en samoerai krijgen één wapen voor man-tegen-man gratis, of een schietwapen voor de prijs: boog of musket 2 punten, werpwapens 1. Soldaten dragen het wapen op hun kaart.
    .source = book-ruling
clause-TOH-3-6 = Een krijger heeft dit ene wapen de hele veldslag. Schietwapens tellen man-tegen-man als dolk.
    .source = book
clause-TOH-3-7 = Beide strijdmachten worden in het geheim samengesteld en tegelijk getoond. Daarna is alles eraan open.
    .source = book-ruling
clause-TOH-3-8 = Eerst werf je de held, dan de anderen, met wapens en verbeteringen. Je krijgt alleen kaarten die nog passen, en mag stoppen zodra de strijdmacht mag.
    .source = ruling

## 4 Voorbereiding

clause-TOH-4-1 = Je bereidt voor in deze volgorde: strijdmachten, terrein, markers, opstellen, de zak, het eerste fiche. Eenheden krijgen nummers, zuid eerst.
    .source = book-ruling
clause-TOH-4-2 = In de zak zit een fiche voor elke actie van elke eenheid van beide kanten, ook van reserves, en 3 noodlotsfiches.
    .source = book-ruling
clause-TOH-4-3 = Zet elke eenheid helemaal in je zone, los van alles en minstens 1 inch van vijanden. Is er geen plaats, dan groeit de zone met 1 inch.
    .source = book-ruling
clause-TOH-4-4 = Het scenario zegt of je om de beurt een eenheid opstelt, of eerst de ene kant en dan de andere.
    .source = found
clause-TOH-4-5 = Toeval komt in deze volgorde: de munt, het terrein, de marker van de spion, de stapels met vaardigheden, verwondingen en oneer.
    .source = ruling

## 5 Ronde en fiches

clause-TOH-5-1 = Je trekt een fiche uit de zak zonder te kijken. Elk is even waarschijnlijk.
    .source = book
clause-TOH-5-2 = Geef het fiche aan een van je eenheden van die soort die nog een actie heeft. De actie is meteen verbruikt.
    .source = book-ruling
clause-TOH-5-3 = In een ronde krijgt een eenheid zoveel fiches als ze acties heeft: soldaten meestal 1, samoerai 2 of 3.
    .source = book
clause-TOH-5-4 = Ook eenheden naast de tafel en in reserve kunnen fiches krijgen.
    .source = book-ruling
clause-TOH-5-5 = Kun je een fiche gebruiken, dan moet dat. Een beweging mag op de plek zelf zijn.
    .source = book-ruling
clause-TOH-5-6 = Heb je geen eenheid voor het fiche, dan neemt en gebruikt je tegenstander het.
    .source = book
clause-TOH-5-7 = Na elk fiche trekt de andere kant, ook als die net een doorgegeven fiche gebruikte.
    .source = book
clause-TOH-5-8 = De eerste twee noodlotsfiches van een ronde geven geen actie. Op niveau 2 en 3 wordt een vaardigheid omgedraaid; op niveau 1 gebeurt er niets.
    .source = book-found
clause-TOH-5-9 = Verliest een eenheid een actie, dan gaat een van de fiches uit de zak. Zonder actie gebeurt er niets.
    .source = book
clause-TOH-5-10 = Wordt een eenheid verwijderd, dan gaan de fiches ervan voorgoed uit de zak.
    .source = book
clause-TOH-5-11 = Het derde noodlotsfiche beëindigt de ronde meteen, wat er ook nog in de zak zit.
    .source = book
clause-TOH-5-12 = Aan het eind van een ronde gaan vijanden uiteen en wordt het scenario bekeken; dan zijn alle fiches en kaarten weer klaar. Wie het derde noodlotsfiche trok, trekt als eerste.
    .source = book
clause-TOH-5-13 = Eenheden dichter dan 1 inch bij een vijand verschuiven dan tot 6 inch, eerst die van wie als eerste trekt. Is er geen plaats, dan blijven ze staan.
    .source = book-ruling
clause-TOH-5-14 = Bloeddruppels, waakzaam, herladen, liggende eenheden, de gevangene en kaarten blijven zoals ze zijn.
    .source = book-ruling
clause-TOH-5-15 = Een gratis actie kost geen fiche, en mag ook als alle acties verbruikt zijn.
    .source = book
clause-TOH-5-16 = Kostte je zet geen dobbelstenen en liet die niets nieuws zien, dan wacht het volgende fiche op je. Tot je het trekt, mag je je zet terugnemen.
    .source = ruling

## 6 Acties en beweging

clause-TOH-6-1 = Met een fiche mag een eenheid bewegen, voorzichtig bewegen, afstormen, schieten, herladen, zoeken, opstaan of het veld in. Ontwijken is alleen een antwoord op een aanval.
    .source = book
clause-TOH-6-2 = Een eenheid op de grond kan alleen opstaan of ontwijken. Bij het opstaan mag ze tot 3 inch bewegen.
    .source = book
clause-TOH-6-3 = Een beweging gaat tot 6 inch.
    .source = book
clause-TOH-6-4 = Voorzichtig bewegen gaat tot 3 inch en maakt de eenheid waakzaam. De volgende actie, ook ontwijken, maakt daar een eind aan.
    .source = book
clause-TOH-6-5 = Om te herladen blijft een eenheid staan.
    .source = book
clause-TOH-6-6 = Je kiest waar een eenheid eindigt, en ze neemt de kortste weg. Ze mag zo vaak draaien als nodig, of blijven staan.
    .source = book-ruling
clause-TOH-6-7 = Onderweg blijft een eenheid op tafel, gaat over geen vriend heen en om gebouwen. Ze komt niet dichter bij een vijand dan 1 inch, of dan ze al was.
    .source = book-ruling
clause-TOH-6-8 = Ze eindigt met het hele voetstuk op tafel, vrij van voetstukken, gebouwen en hindernissen.
    .source = book
clause-TOH-6-9 = Elke hindernis die je oversteekt, kost 1 inch. Raakt je weg ruig terrein, dan kom je hoogstens 3 inch ver.
    .source = book-ruling
clause-TOH-6-10 = De kortste weg draait op 16 punten om voetstukken en hoeken van terrein, om ruig terrein heen of er tot 3 inch doorheen. Is er zo’n weg, dan kun je erheen.
    .source = ruling
clause-TOH-6-11 = Niemand gaat van tafel, tenzij het scenario het toestaat.
    .source = book
clause-TOH-6-12 = Een gratis beweging gaat even ver als een gewone, en je mag weigeren. Een eenheid op de grond krijgt geen gratis beweging of stormaanval.
    .source = book-ruling

## 7 Zicht, de weg, het dichtstbijzijnde doel

clause-TOH-7-1 = Om af te stormen of te schieten moet je het doelwit zien als je het noemt.
    .source = book
clause-TOH-7-2 = Een eenheid ziet een andere als minstens één van de 256 lijnen tussen hun randen vrij is.
    .source = book-ruling
clause-TOH-7-3 = Elk ander voetstuk blokkeert een lijn, ook van een eenheid op de grond.
    .source = book
clause-TOH-7-4 = Een gebouw blokkeert een lijn.
    .source = book
clause-TOH-7-5 = Een hindernis blokkeert een lijn, tenzij een van beide hoog staat of de aanvaller de hindernis raakt.
    .source = book-ruling
clause-TOH-7-6 = Een heuvel blokkeert een lijn als geen van beide hoog staat.
    .source = book
clause-TOH-7-7 = Meer dan 1 inch ruig terrein blokkeert een lijn.
    .source = book
clause-TOH-7-8 = Een eenheid staat hoog als het midden op een heuvel is.
    .source = ruling
clause-TOH-7-9 = De weg naar het doelwit is zo breed als het voetstuk van de aanvaller. Wat achter het doelwit ligt, staat niet in de weg.
    .source = book-ruling
clause-TOH-7-10 = Eenheden en terrein die in deze weg reiken, staan in de weg. Open terrein en overlappingen tot 0,02 inch tellen niet.
    .source = book-ruling
clause-TOH-7-11 = Een doelwit dat je niet ziet, of waarvan de hele weg bedekt is, is verborgen en niet aan te vallen. Bij een schot bedekt ook terrein; wat maar een deel bedekt, kost dobbelstenen.
    .source = book-ruling
clause-TOH-7-12 = De dichtstbijzijnde vijand is de dichtste die niet verborgen is, bij een schot binnen bereik, ook als je die niet kunt aanvallen.
    .source = book
clause-TOH-7-13 = Noem je een ander doelwit dan de dichtstbijzijnde vijand, doe dan een verstandstest. Mislukt die, dan moet je de dichtstbijzijnde aanvallen die kan.
    .source = book-ruling
clause-TOH-7-14 = Bij schieten test je na je beweging van hoogstens 3 inch, bij een stormaanval voordat je beweegt.
    .source = ruling

## 8 Schieten en stormen

clause-TOH-8-1 = Om te schieten moet een eenheid overeind staan met een geladen schietwapen. Ze mag eerst tot 3 inch bewegen.
    .source = book
clause-TOH-8-2 = Je mag schieten op een vijand binnen bereik die niet verborgen is, zonder vriend in de weg en met minstens 1 trefdobbelsteen over.
    .source = book-ruling
clause-TOH-8-3 = Elke vijand en elk stuk terrein in de weg kost 1 dobbelsteen. Terrein dat je raakt telt niet, en een heuvel waar een van beide op staat ook niet.
    .source = book-ruling
clause-TOH-8-4 = Een musket moet na elk schot herladen worden.
    .source = book
clause-TOH-8-5 = Een stormaanval gaat tot 6 inch tot aan contact en treft meteen. Het doelwit mag niet verborgen zijn, en je hebt minstens 1 trefdobbelsteen nodig.
    .source = book-ruling
clause-TOH-8-6 = Je kunt niet afstormen als er een andere vijand in de rechte weg staat.
    .source = book
clause-TOH-8-7 = Een stormaanval gaat rechtuit als er geen gebouw in de weg staat en er plaats is aan het eind. Je hoeft geen 1 inch afstand tot vijanden te houden.
    .source = book-ruling
clause-TOH-8-8 = Staat alleen terrein in de weg, dan mag de stormaanval er één keer omheen buigen. Dat kost 1 trefdobbelsteen.
    .source = book-ruling
clause-TOH-8-9 = Elke vriend in de weg kost 1 trefdobbelsteen. Vrienden laten je door en stappen terug; alleen wie aan het eind staat, blijft opzij.
    .source = book-ruling
clause-TOH-8-10 = Een hindernis oversteken kost 1 inch en geen dobbelsteen. Ligt die helemaal aan het eind, dan vecht je eroverheen.
    .source = book-ruling
clause-TOH-8-11 = Je krijgt 1 trefdobbelsteen meer als jij hoog staat en het doelwit niet. Bij een stormaanval telt waar je begon.
    .source = book-ruling

## 9 Een aanval afhandelen

clause-TOH-9-1 = Een aanval gaat zo: treffen, ontwijken, schade, terugdrijven, moedtests, gratis acties.
    .source = book-ruling
clause-TOH-9-2 = Trefdobbelstenen zijn het mikken. Er komt er 1 bij voor een groep van 2 of 3 man, man-tegen-man tegen een doelwit op de grond, op hoge grond en bij een boogsergeant; wat in de weg staat, kost dobbelstenen.
    .source = book
clause-TOH-9-3 = Mislukt de trefworp, dan mislukt de aanval.
    .source = book
clause-TOH-9-4 = Bij een blunder met de trefworp gooit het doelwit 1 dobbelsteen: bij een zwaard krijg je een bloeddruppel. Dat geldt ook voor schoten.
    .source = book
clause-TOH-9-5 = Een snelle steek gooit meteen 1 dobbelsteen, en bij een zwaard krijgt het doelwit een bloeddruppel. Een dubbelslag of een snel schot kost de ontwijkworp 1 dobbelsteen.
    .source = book-ruling
clause-TOH-9-6 = Andere bonussen van de trefworp werken later: doorboren, verdoven, diepe snee en gruwelslag.
    .source = book
clause-TOH-9-7 = Word je getroffen, dan moet je ontwijken: gratis als je waakzaam bent, anders door een actie op te geven. Kan geen van beide, dan is er geen ontwijkworp.
    .source = book-ruling
clause-TOH-9-8 = Ontwijken moet, dus niemand wordt gevraagd. Eenheden op de grond ontwijken ook.
    .source = book
clause-TOH-9-9 = Ontwijkdobbelstenen zijn de behendigheid. Er is er 1 minder tegen een dubbelslag of een snel schot, en 1 meer bij het vaandel; kaarten kunnen dat veranderen.
    .source = book
clause-TOH-9-10 = Ontwijk je, dan doet de aanval niets. Je bonus is man-tegen-man een snelle steek, een achterhandse slag of een tegenaanval, naar je wapen; tegen een schot is het een gratis beweging.
    .source = book
clause-TOH-9-11 = Bij een blunder met de ontwijkworp ga je tegen de grond.
    .source = book
clause-TOH-9-12 = Ontwijk je niet, dan ben je geraakt: verdoven gooit je om, doorboren geeft 1 schadedobbelsteen meer.
    .source = book-ruling
clause-TOH-9-13 = Schadedobbelstenen zijn man-tegen-man de kracht, anders die van het wapen. Er komt er 1 bij voor elke bloeddruppel op het doelwit, 1 voor doorboren en 1 tegen een doelwit zonder harnas.
    .source = book
clause-TOH-9-14 = Lukt de schadeworp, dan wordt een losse krijger uitgeschakeld en verliest een groep één man. Met de laatste man gaat de groep.
    .source = book
clause-TOH-9-15 = Mislukt die, dan krijgt het doelwit een bloeddruppel. Bloeddruppels hebben geen grens en schakelen uit zichzelf niemand uit.
    .source = book
clause-TOH-9-16 = Na zo’n lichte wond gooit een diepe snee 1 dobbelsteen, met een bloeddruppel per zwaard. Een gruwelslag laat het doelwit en alle vijanden binnen 6 inch een moedtest doen.
    .source = book-ruling
clause-TOH-9-17 = Bij een blunder met de schadeworp krijgt het doelwit geen bloeddruppel, maar wordt het teruggedreven.
    .source = book-ruling
clause-TOH-9-18 = Een groep die een man verliest, houdt de bloeddruppels en wordt teruggedreven.
    .source = book-ruling
clause-TOH-9-19 = Wie gewond of geschampt is of een man verliest, wordt 1 inch teruggedreven, ook door schoten. Deed een aanval man-tegen-man niets, dan wordt de aanvaller 1 inch teruggedreven.
    .source = book-ruling
clause-TOH-9-20 = Gratis acties komen het laatst, en je mag ze weigeren. Doorstoten is een stormaanval, of een beweging als er niemand is om op af te stormen; opschuiven is een beweging, en een tegenaanval is een stormaanval van de verdediger.
    .source = book
clause-TOH-9-21 = Een eenheid die omgaat, ligt op de grond, en trefworpen man-tegen-man op die eenheid krijgen 1 dobbelsteen extra. Nog eens omgooien verandert niets.
    .source = book-ruling

## 10 Terugtocht en tafelrand

clause-TOH-10-1 = Terugwijken gaat recht van de vijand vandaan. Het is geen actie en geen beweging.
    .source = book
clause-TOH-10-2 = Een eenheid mag uit ruig terrein of van een heuvel terugwijken. Uit ruig terrein gaat ze hoogstens 3 inch.
    .source = book-ruling
clause-TOH-10-3 = Anders stopt terugwijken bij terrein, bij de tafelrand en op 1 inch van een vijand.
    .source = book
clause-TOH-10-4 = Vrienden wijken voor wie terugwijkt. Kan er een niet, dan stopt het daar.
    .source = book
clause-TOH-10-5 = Stopt een vijand het terugwijken, of eindigt het binnen 1 inch van een vijand, dan krijgt de eenheid een bloeddruppel en schuift ze vrij.
    .source = book
clause-TOH-10-6 = Een eenheid die over de rand gaat, is van tafel. Ze staat op en laat los wat ze droeg.
    .source = book-ruling
clause-TOH-10-7 = Ze doet meteen een eertest. Mislukt die, dan is ze verloren.
    .source = book
clause-TOH-10-8 = Naast de tafel kan een eenheid niet aangevallen worden, staat ze niemand in de weg en doet ze geen moedtest. Ze houdt bloeddruppels, kaarten en toestand.
    .source = ruling
clause-TOH-10-9 = De volgende actie moet het veld in zijn: tot 6 inch, of voorzichtig 3, binnen 9 inch van waar ze ging. Ze moet 1 inch van vijanden blijven.
    .source = book-ruling
clause-TOH-10-10 = Je kiest waar ze heen gaat, en ze komt binnen waar de weg het kortst is.
    .source = ruling
clause-TOH-10-11 = Kan ze het veld niet in, dan is het fiche verloren.
    .source = ruling

## 11 Moed en eer

clause-TOH-11-1 = Wordt een eenheid uitgeschakeld, dan doet elke vriend binnen 6 inch een moedtest.
    .source = book
clause-TOH-11-2 = Een moedtest is een eertest. Er is 1 dobbelsteen meer voor een groep van 3 man en bij de muzikant, en 1 minder voor elke eigen bloeddruppel.
    .source = book
clause-TOH-11-3 = Wie faalt, vlucht meteen 6 inch van de aanvaller. Eenheden op de grond vluchten ook en blijven liggen.
    .source = book-ruling
clause-TOH-11-4 = Je kiest welke van je eenheden nu test. Een eenheid die van tafel is, test niet.
    .source = ruling
clause-TOH-11-5 = Een eenheid die aan de rand verloren gaat, telt bij de aanval die de eenheid verdreef: vrienden binnen 6 inch van de laatste plek testen ook. Verdreef geen aanval de eenheid, dan test niemand.
    .source = book-ruling
clause-TOH-11-6 = Bloeddruppels verzwakken elke eertest, ook aan de rand en bij overleven.
    .source = book-ruling

## 12 Groepen en aanvoerders

clause-TOH-12-1 = Een groep is drie soldaten op één voetstuk. Ze handelt en wordt aangevallen als één eenheid.
    .source = book
clause-TOH-12-2 = Ze heeft één actie en één rij waarden.
    .source = book
clause-TOH-12-3 = Ze heeft 1 mikken meer zolang er 2 of 3 man staan, en 1 eer meer zolang alle 3 staan.
    .source = book
clause-TOH-12-4 = Bloeddruppels horen bij de hele groep en blijven als er een man valt.
    .source = book
clause-TOH-12-5 = Vrienden doen pas een moedtest als de laatste man valt.
    .source = book
clause-TOH-12-6 = Een aanvoerder helpt andere eenheden zolang hij op tafel en overeind staat. Dezelfde hulp telt één keer per worp.
    .source = ruling
clause-TOH-12-7 = Sergeant: na zijn beweging mag één soldateneenheid binnen 6 inch gratis afstormen.
    .source = found
clause-TOH-12-8 = Muzikant: soldaten binnen 12 inch krijgen 1 dobbelsteen meer bij moedtests.
    .source = found
clause-TOH-12-9 = Vaandeldrager: soldaten binnen 6 inch krijgen 1 dobbelsteen meer bij ontwijkworpen.
    .source = found
clause-TOH-12-10 = Boogsergeant: een booggroep binnen 3 inch krijgt 1 trefdobbelsteen meer als ze schiet.
    .source = found

## 13 Terrein

clause-TOH-13-1 = Hindernis: niemand staat erop, en oversteken kost 1 inch. Ze blokkeert zicht en stopt wie terugwijkt.
    .source = book
clause-TOH-13-2 = Ruig terrein: je beweegt hoogstens 3 inch en kijkt 1 inch diep. Het staat in de weg van schoten en stopt wie er terugwijkend in komt.
    .source = book
clause-TOH-13-3 = Heuvel: van boven kijk je over hindernissen en heuvels heen, ben je daarover te zien en tref je met 1 dobbelsteen meer. Tussen twee eenheden beneden blokkeert hij zicht, en hij stopt wie erheen terugwijkt.
    .source = book
clause-TOH-13-4 = Gebouw: niemand komt erin. Het blokkeert zicht, beweging en terugwijken.
    .source = book
clause-TOH-13-5 = Voor de veldslag weet iedereen wat elk stuk terrein is.
    .source = book

## 14 Markers, gevangenen, reserves

clause-TOH-14-1 = Markers liggen plat en blokkeren niets. Erop staan is contact.
    .source = ruling
clause-TOH-14-2 = Om te zoeken staat een eenheid overeind bij een marker, draagt ze niets en is er geen vijand binnen 3 inch. Ze doet een verstandstest.
    .source = found-ruling
clause-TOH-14-3 = Wie de gevangene vindt, draagt haar. Staat ze alleen, dan mag een eenheid die bij haar eindigt zonder vijand binnen 1 inch haar meenemen.
    .source = house
clause-TOH-14-4 = Wie haar draagt, beweegt hoogstens 4 inch en kan niet afstormen, schieten of zoeken.
    .source = house
clause-TOH-14-5 = Je kunt de gevangene niet neerzetten. Een eenheid verliest de gevangene als de eenheid verwijderd wordt, omgaat, de moed verliest of van tafel raakt.
    .source = house
clause-TOH-14-6 = Een marker is van jou als er een eenheid van jou overeind binnen 3 inch staat en geen vijand.
    .source = house
clause-TOH-14-7 = Droeg je de gevangene vanaf het begin van een beweging en eindig je aan de goede rand, dan ga je met haar weg en heb je gewonnen.
    .source = house
clause-TOH-14-8 = Je wijst je reserve aan bij het opstellen. Die wacht naast de tafel, en de fiches zitten in de zak.
    .source = found
clause-TOH-14-9 = Met een fiche doet een reserve een verstandstest, met 1 dobbelsteen meer per voltooide ronde. Lukt die, dan gaat ze het veld in; anders is het fiche verbruikt.
    .source = found-ruling
clause-TOH-14-10 = Een reserve kan niet aangevallen worden en beheerst niets.
    .source = ruling

## 15 Scenario's

clause-TOH-15-1 = Verliezen zijn de punten van wie uitgeschakeld is, een derde voor elke man van een groep. Eindigt het scenario gelijk, dan winnen lagere verliezen, dan minder bloeddruppels.
    .source = house
clause-TOH-15-2 = Willekeurig terrein ligt in paren, gedraaid om het midden, 2 inch van andere stukken en 1,5 inch van markers. Een paar dat in 100 pogingen geen plaats vindt, vervalt.
    .source = house
clause-TOH-15-3 = Zones meet je vanaf je eigen tafelrand. Wie de muntworp wint, stelt als eerste op en trekt als eerste, tenzij het scenario anders zegt.
    .source = house
clause-TOH-15-4 = Heb je geen eenheid meer, dan verlies je meteen. Een bereikt doel beëindigt de veldslag, voor moedtests en gratis acties.
    .source = ruling
clause-TOH-15-5 = Na de laatste ronde beslist het scenario. Jullie mogen 3 tot 20 rondes kiezen.
    .source = ruling
clause-TOH-15-6 = Je mag je eigen terrein leggen in plaats van dat van het scenario. Het ligt helemaal op tafel zonder overlap, en laat ruimte voor markers en opstellen.
    .source = book-ruling
clause-TOH-15-7 = Je eigen terrein draai je met hele graden.
    .source = house
clause-TOH-15-10 = Eerste Treffen: 11 punten, niveau 1. In het midden staat een schrijn. De zones zijn 12 inch diep, en de ene kant stelt op na de andere. Wie het eerst opstelt, trekt ook als eerste. Wie de held verliest, verliest meteen. Na de laatste ronde winnen lagere verliezen.
    .source = found-house
clause-TOH-15-11 = Verover de Buitenpost: 15 punten, 5 rondes. Op het veld staan drie gebouwen, elk met een marker. Noord stelt hoogstens 10 punten met de held op, minstens 12 inch van de zuidrand. De rest van noord komt later over de noordrand. Dan stelt zuid 3 inch diep op en trekt als eerste. Na de laatste ronde wint wie meer markers houdt. Bij gelijke stand wint noord.
    .source = found-house
clause-TOH-15-12 = Het Slagveld: 18 punten. De zones zijn 6 inch diep, en de kanten stellen om de beurt op. Wie het eerst opstelt, trekt ook als eerste. Beide kanten mogen de vijf markers doorzoeken. 3 vondsten winnen meteen. Na de laatste ronde winnen meer vondsten. Zijn die gelijk, dan winnen lagere verliezen.
    .source = found-house
clause-TOH-15-13 = De Spion: 21 punten. De zones zijn 6 inch diep, en de kanten stellen om de beurt op. Wie het eerst opstelt, trekt ook als eerste. Ze zit bij een van drie markers, en niemand weet welke. Beide kanten mogen haar zoeken en dragen. Ook de laatste marker moet doorzocht worden. Wie haar over de eigen rand draagt, wint meteen. Na de laatste ronde wint wie haar draagt. Draagt niemand haar, dan winnen lagere verliezen.
    .source = found-house
clause-TOH-15-14 = Wegversperring: 21 punten. Noord stelt eerst op, 12 inch diep. Dan stelt zuid op, 6 inch diep, en trekt als eerste. Zuid wijst aan wie de spion draagt, maar geen groep. Beide kanten mogen haar dragen. Zuid wint door met haar over de noordrand te vertrekken. Noord wint door met haar over de zuidrand te vertrekken. Na de laatste ronde wint noord.
    .source = found-house
clause-TOH-15-15 = Bevrijding: 24 punten. Noord verbergt de gevangene in het geheim bij een van drie markers. Noord stelt hoogstens 12 punten met de held op, minstens 12 inch van de zuidrand. De rest van noord komt later, over elke rand behalve de zuidrand. Dan stelt zuid 3 inch diep op en trekt als eerste. Alleen zuid mag zoeken en haar dragen. Zuid wint door met haar over de zuidrand te vertrekken. Noord wint als zuid geen held en geen samoerai meer heeft. Na de laatste ronde wint noord.
    .source = found-ruling
clause-TOH-15-16 = De Laatste Samoerai: 12 tot 24 punten. De zones zijn 9 inch diep, en de kanten stellen om de beurt op. Wie het eerst opstelt, trekt ook als eerste. Wie de held en alle samoerai verliest, verliest meteen. Na de laatste ronde winnen lagere verliezen.
    .source = house

## 16 Veldtocht

clause-TOH-16-1 = Een veldtocht is zes veldslagen: Eerste Treffen, Verover de Buitenpost, Het Slagveld, De Spion, Wegversperring, Bevrijding. Voor elke stel je een nieuwe strijdmacht samen.
    .source = found
clause-TOH-16-2 = Wie Eerste Treffen verliest, valt de buitenpost aan; wie De Spion wint, begeleidt haar; wie Wegversperring verliest, valt aan in Bevrijding. Anders beslist een munt; wie aanvalt of begeleidt, speelt zuid.
    .source = found-house
clause-TOH-16-3 = Vanaf niveau 2 trekt wie een veldslag wint een vaardigheid. De held heeft die in elke latere veldslag, tot ze voorgoed op is.
    .source = found-house
clause-TOH-16-4 = Andere vaardigheden en verwondingen zijn na de veldslag weg. Hoeveel oneerkaarten je trok, wordt onthouden.
    .source = found-house
clause-TOH-16-5 = Een veldslag is 1 punt waard, Bevrijding 2. De meeste punten winnen, dan minder oneer, dan Bevrijding.
    .source = house

## 17 Niveau 2: vaardigheden

clause-TOH-17-1 = Elke kant krijgt een gedekte stapel van zoveel van de 23 vaardigheden als de held en samoerai acties hebben. Niemand ziet die.
    .source = found
clause-TOH-17-2 = Eerste Treffen speel je altijd zonder kaarten.
    .source = found
clause-TOH-17-3 = Trek je het eerste of tweede noodlotsfiche, draai dan je bovenste kaart om en geef die aan je held of een samoerai.
    .source = found
clause-TOH-17-4 = Een samoerai mag zoveel kaarten hebben als hij wil; wordt hij verwijderd, dan worden ze afgelegd. Ligt hij of is hij van tafel, dan helpen ze alleen hemzelf.
    .source = house
clause-TOH-17-5 = Kaarten gebruik je als de eigenaar een fiche krijgt, voor of na een worp, na een stormaanval of na een lichte wond. Eerst de kant die handelt, dan de andere, tot beide passen.
    .source = house
clause-TOH-17-6 = Bij een ontwijkworp komen kaarten voor de prijs: met de juiste kaart kost het geen actie. Waakzaam eindigt toch.
    .source = house
clause-TOH-17-7 = Extra dobbelstenen tellen op. Een tweede worp vervangt de eerste.
    .source = house

## 18 Niveau 3: verwondingen en oneer

clause-TOH-18-1 = Een held of samoerai die uitgeschakeld zou worden, doet een eertest om te overleven, met 1 dobbelsteen minder per bloeddruppel en smet. Lukt die, dan krijgt hij een bloeddruppel en een verwonding, gaat hij 1 inch terug, en doet niemand een moedtest.
    .source = found-ruling
clause-TOH-18-2 = Elke open smet kost 1 dobbelsteen bij zijn volgende eertest; dan worden al zijn smetten omgedraaid. Aanvoerders en kaarten helpen niet bij overleven.
    .source = found-house
clause-TOH-18-3 = De bonus van de aanvaller telt ook als het doelwit overleeft.
    .source = ruling
clause-TOH-18-4 = Voor een tref-, ontwijk-, schade- of verstandsworp mag een held of samoerai 1 dobbelsteen extra nemen, één keer per fiche. Daarna trekt hij een oneerkaart.
    .source = found-house
clause-TOH-18-5 = Is hij dan weg of is de veldslag voorbij, dan heeft de kaart geen effect.
    .source = house
clause-TOH-18-6 = Beide kanten delen de stapels met verwondingen en oneer. Getrokken kaarten liggen open.
    .source = ruling

## 19 Beslissingen en kennis

clause-TOH-19-1 = Ontwijken, overleven, uiteengaan, wijken en terugdrijven gebeuren vanzelf. De verstandstest voor een ander doelwit dan het dichtstbijzijnde ook.
    .source = ruling
clause-TOH-19-2 = Een actie wordt met alle gevolgen afgemaakt voordat er iets anders gebeurt.
    .source = book
clause-TOH-19-3 = Iedereen ziet de tafel, de eenheden en hun wonden, hoeveel fiches van elke soort nog in de zak zitten, open kaarten en alle worpen.
    .source = book
clause-TOH-19-4 = Geheim zijn de volgorde van fiches en kaarten, de marker van de spion, de gevangenis, en strijdmachten tot beide klaar zijn. Mislukt zoeken verraadt niets.
    .source = ruling

## 20 Zetten die bots overwegen

clause-TOH-20-1 = Bots kiezen uit richtingen, markers, vijanden en randen. Voor hen gelden dezelfde regels.
    .source = ruling
clause-TOH-20-2 = Bots schieten vanaf waar ze staan of na een korte stap, en bekijken elk doelwit.
    .source = ruling
clause-TOH-20-3 = Bots stellen op in een raster van 1,5 inch.
    .source = ruling
clause-TOH-20-4 = Bots stellen strijdmachten samen uit dezelfde kaarten als jij.
    .source = ruling

## 21 Het einde

clause-TOH-21-1 = Een veldslag eindigt als een doel bereikt is, een kant geen eenheden meer heeft, of de rondes op zijn. Iemand wint, of het is onbeslist.
    .source = book
clause-TOH-21-2 = De held verliezen beëindigt alleen Eerste Treffen. Elders gaat de veldslag verder.
    .source = ruling
