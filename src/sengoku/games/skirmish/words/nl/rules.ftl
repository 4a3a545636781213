### De regels van Test of Honour per clausule, in eigen woorden. `.source` zegt waar elke vandaan komt:
### de spelregels (book), openbare bronnen (found), eigen ontwerp (house), onze lezing (ruling).

## 1 Meetkunde

clause-TOH-1-1 = Elke eenheid heeft één ronde voet en geen voorkant. Een plek op tafel is het midden van een voet.
    .source = ruling
clause-TOH-1-2 = Afstanden meet je van de rand van de ene voet tot de rand van de andere. Contact is een tussenruimte van hooguit 0,02 inch; onder nul is het een overlapping.
    .source = ruling
clause-TOH-1-3 = De lengte van een weg is de som van zijn rechte stukken, elk naar boven afgerond op een duizendste inch.
    .source = ruling
clause-TOH-1-4 = Of een punt dicht bij een rechte lijn ligt, wordt exact bepaald, in hele duizendsten van een inch, door de afstand tot het dichtstbijzijnde punt van de lijn.
    .source = ruling
clause-TOH-1-5 = Twee lijnen liggen dicht bij elkaar als ze elkaar raken of als een einde van de ene dicht bij de andere ligt; een lijn en een stuk terrein, als de lijn in het stuk begint of dicht bij een van zijn randen ligt. Een voet overlapt een stuk dat dichter bij zijn midden ligt dan zijn straal.
    .source = ruling
clause-TOH-1-6 = Ligt een plek op een bepaalde lengte in een richting, dan worden haar coördinaten naar het begin toe of ervan af afgerond, zoals de regel het vraagt; naar buiten afgerond is de lengte nooit te kort.
    .source = ruling
clause-TOH-1-7 = Waar een richting gekozen moet worden, zijn er 16, te beginnen in het oosten en tegen de klok in.
    .source = ruling
clause-TOH-1-8 = Een voet wordt gezien op 16 punten van zijn rand.
    .source = ruling
clause-TOH-1-9 = Een aanvaller treft zijn doel op het eerste raakpunt van de rechte weg; wie al contact heeft, blijft staan.
    .source = ruling
clause-TOH-1-10 = Iedereen mag op elk moment alles meten.
    .source = book
clause-TOH-1-11 = Een eenheid die verschoven wordt, gaat naar de dichtstbijzijnde vrije plek, gezocht in 16 richtingen en stappen van 0,05 inch, zonder gebouwen of hindernissen te kruisen. De plek die het best in de gewenste richting ligt, geldt. Is er geen, dan blijft ze staan.
    .source = ruling
clause-TOH-1-12 = Een vriend op wiens plek een andere eenheid komt te staan, wijkt: hij wordt ervan weg geschoven, hooguit 3 inch en niet dichter bij vijanden dan 1 inch of dan hij al was.
    .source = book-ruling
clause-TOH-1-13 = Een eenheid leeft tot ze verwijderd wordt. Ze is op tafel, van tafel of in reserve; afstand en zicht kennen alleen eenheden op tafel. Vrienden zijn de andere eenheden van je partij, vijanden die van de andere.
    .source = ruling
clause-TOH-1-14 = Telt de dichtstbijzijnde eenheid en zijn er twee even dichtbij, dan telt die met het laagste nummer.
    .source = ruling
clause-TOH-1-15 = Dwars op de baan bedekt een voet een strook zo breed als hijzelf, tenzij zijn midden voorbij de voorkant van het doel ligt. Terrein bedekt wat ervan vóór het doel ligt, ruig terrein alleen waar het meer dan 1 inch diep is. Openingen tot 0,02 inch tellen niet.
    .source = ruling

## 2 Dobbelstenen en proeven

clause-TOH-2-1 = Een proef gooit zoveel dobbelstenen als de eigenschap zegt, meer of minder door aanpassingen. Blijft er geen over, dan mislukt ze zonder worp en zonder blunder.
    .source = book
clause-TOH-2-2 = Een proef slaagt met minstens 3 zwaarden en niet meer kruisen dan zwaarden. Een dubbel telt als 2 zwaarden.
    .source = book
clause-TOH-2-3 = Een tref-, ontwijk- of schadeworp die slaagt met 5 zwaarden of meer, geeft de bonus van het wapen voor die worp.
    .source = book
clause-TOH-2-4 = Een tref-, ontwijk- of schadeworp met meer kruisen dan zwaarden is een blunder, en mislukt.
    .source = book
clause-TOH-2-5 = Verstands-, eer- en vrije behendigheidsproeven kennen geen bonus en geen blunder.
    .source = book-ruling
clause-TOH-2-6 = Waar een effect één dobbelsteen gooit, tellen alleen zwaarden.
    .source = book
clause-TOH-2-7 = Al het toeval komt uit het zaad van de partij; de dobbelstenen van een worp hangen niet van elkaar af.
    .source = ruling

## 3 Een troep samenstellen

clause-TOH-3-1 = Je rekruteert voor hooguit de punten van het scenario; wat je niet uitgeeft, vervalt.
    .source = book
clause-TOH-3-2 = Een troep heeft precies één held en hooguit twee andere samoerai.
    .source = book-found
clause-TOH-3-3 = Soldateneenheden kosten samen minstens een derde van de grens, naar boven afgerond.
    .source = found-ruling
clause-TOH-3-4 = Een troep heeft hooguit 8 soldateneenheden, waaronder hooguit 5 groepen, en hooguit één sergeant, één muzikant, één vaandeldrager en één boogsergeant.
    .source = ruling
clause-TOH-3-5 = Elke held en samoerai krijgt gratis een slagwapen naar keuze, of in plaats daarvan, tegen betaling, een schiet- of werpwapen: boog of musket voor 2 punten, werpwapens voor 1. Soldaten dragen het wapen van hun kaart.
    .source = book-ruling
clause-TOH-3-6 = Een krijger vecht de hele slag met dit ene wapen. Een boog, musket of werpwapen telt in een gevecht van man tot man als dolk.
    .source = book
clause-TOH-3-7 = Beide troepen worden in het geheim samengesteld en samen getoond. Vanaf dan zijn kaarten, toestanden en wonden open.
    .source = book-ruling
clause-TOH-3-8 = Een eigen lijst stel je kaart voor kaart samen: eerst de held, dan in de volgorde van de kaarten, nooit terug. Je krijgt alleen kaarten aangeboden waarmee nog een geldige lijst kan ontstaan, en mag stoppen zodra de lijst geldig is. Helden en samoerai kies je met wapen en uitrusting.
    .source = ruling

## 4 Voorbereiding

clause-TOH-4-1 = De volgorde is: troepen, terrein, markers, opstelling, zak, eerste trekking. Eenheden zijn doorgenummerd, zuid eerst.
    .source = book-ruling
clause-TOH-4-2 = De zak bevat één fiche voor elke actie van elke eenheid van beide partijen, voor samoerai of soldaten, en 3 noodlotsfiches. Eenheden in reserve tellen mee.
    .source = book-ruling
clause-TOH-4-3 = Een eenheid staat met haar hele voet in haar zone, vrij van alles en minstens 1 inch van vijanden. Is er zo geen plek, dan groeit de zone met 1 inch tot die er is.
    .source = book-ruling
clause-TOH-4-4 = Het scenario zegt of beide partijen om beurten een eenheid opstellen, of de ene partij na de andere.
    .source = found
clause-TOH-4-5 = Het toeval van de voorbereiding valt in vaste volgorde: de munt, het terrein, de marker van de spion, dan de stapels met vaardigheden, verwondingen en oneer.
    .source = ruling

## 5 Ronde en fiches

clause-TOH-5-1 = Wie trekt, neemt blind één fiche uit de zak; elk fiche is even waarschijnlijk.
    .source = book
clause-TOH-5-2 = Je geeft een actiefiche aan een van je levende eenheden van die soort met een actie over. De actie is meteen verbruikt.
    .source = book-ruling
clause-TOH-5-3 = Een eenheid kan per ronde zoveel fiches krijgen als ze acties heeft: soldaten meestal 1, samoerai 2 of 3.
    .source = book
clause-TOH-5-4 = Ook eenheden van tafel en in reserve kunnen fiches nemen.
    .source = book-ruling
clause-TOH-5-5 = Een fiche dat gebruikt kan worden, moet gebruikt worden; een verplaatsing mag ook nul zijn.
    .source = book-ruling
clause-TOH-5-6 = Heeft wie trekt geen eenheid voor het fiche, dan neemt en gebruikt de tegenstander het.
    .source = book
clause-TOH-5-7 = Na elk fiche dat de ronde niet beëindigt, trekt de andere partij, ook als die net een doorgegeven fiche heeft gebruikt.
    .source = book
clause-TOH-5-8 = Het eerste en het tweede noodlotsfiche van een ronde geven geen actie. Op niveau 1 gebeurt er verder niets; op niveau 2 en 3 gaat er een vaardigheid open.
    .source = book-found
clause-TOH-5-9 = Een actie verliezen haalt een fiche van de soort van de eenheid uit de zak en telt als verbruikt. Is er geen actie over, dan gebeurt er niets.
    .source = book
clause-TOH-5-10 = Wordt een eenheid verwijderd, dan gaan haar ongebruikte fiches uit de zak en komen nooit terug.
    .source = book
clause-TOH-5-11 = Het derde noodlotsfiche beëindigt de ronde meteen, wat er ook nog in de zak zit.
    .source = book
clause-TOH-5-12 = Aan het eind van een ronde gaan vijanden uiteen en wordt het scenario bekeken; dan komen alle acties terug, wordt de zak opnieuw gevuld en zijn kaarten voor één keer per ronde weer klaar. Wie het derde noodlotsfiche trok, trekt als eerste.
    .source = book
clause-TOH-5-13 = Uiteengaan: eenheden dichter dan 1 inch bij een vijand worden tot 6 inch weggeschoven, eerst die van de partij die de volgende ronde begint. Waar geen ruimte is, blijven ze staan.
    .source = book-ruling
clause-TOH-5-14 = Bloeddruppels, de tekens voor waakzaam, herladen en liggen, gedragen markers en kaarten blijven na het eind van een ronde.
    .source = book-ruling
clause-TOH-5-15 = Een vrije actie kost geen fiche en telt niet mee bij de acties; verder is het een actie van haar soort. Ze mag ook als alle acties verbruikt zijn.
    .source = book
clause-TOH-5-16 = Als je laatste beslissing geen dobbelstenen nodig had en niets nieuws liet zien, wacht het volgende fiche op jouw teken. Tot dan mag je die beslissing terugnemen.
    .source = ruling

## 6 Acties en beweging

clause-TOH-6-1 = Met een fiche mag een eenheid zich verplaatsen, schieten, stormen, zich behoedzaam verplaatsen, opstaan, herladen, zoeken of opkomen. Ontwijken is alleen een reactie.
    .source = book
clause-TOH-6-2 = Een eenheid die op de grond ligt, kan alleen opstaan of ontwijken. Bij het opstaan mag ze tot 3 inch gaan.
    .source = book
clause-TOH-6-3 = Een verplaatsing gaat tot 6 inch.
    .source = book
clause-TOH-6-4 = Een behoedzame verplaatsing gaat tot 3 inch en maakt de eenheid waakzaam. Elke latere actie maakt daar bij haar begin een eind aan, ook ontwijken en vrije acties.
    .source = book
clause-TOH-6-5 = Herladen haalt het herlaadteken weg; de eenheid beweegt niet.
    .source = book
clause-TOH-6-6 = Je noemt waar een beweging eindigt; de eenheid neemt de goedkoopste weg. Elke richting en elk aantal bochten mag, en blijven staan ook.
    .source = book-ruling
clause-TOH-6-7 = Onderweg blijft een voet op tafel, gaat over geen vriend heen, blijft vrij van gebouwen en komt niet dichter bij een vijand dan 1 inch, of dan hij bij het begin al was.
    .source = book-ruling
clause-TOH-6-8 = Een eenheid eindigt met haar hele voet op tafel en overlapt geen voet, gebouw of hindernis.
    .source = book
clause-TOH-6-9 = Een weg kost zijn lengte, en 1 inch voor elke gekruiste hindernis, één keer. Raakt een deel ervan ruig terrein, dan is de grens hooguit 3 inch.
    .source = book-ruling
clause-TOH-6-10 = De weg is de goedkoopste die alleen draait op 16 punten rond voeten en hoeken van terrein; één zoektocht mijdt ruig terrein onder de volle grens, een andere gaat overal onder 3 inch. Waar een weg bestaat, is de plek bereikbaar.
    .source = ruling
clause-TOH-6-11 = Niemand gaat van tafel, tenzij het scenario het toestaat.
    .source = book
clause-TOH-6-12 = Een vrije verplaatsing heeft de grens van een gewone en mag geweigerd worden. Een liggende eenheid krijgt geen vrije verplaatsing en geen vrije stormaanval.
    .source = book-ruling

## 7 Zicht, de weg, het dichtstbijzijnde doel

clause-TOH-7-1 = Om te stormen of te schieten moet de aanvaller het doel zien als hij het noemt.
    .source = book
clause-TOH-7-2 = Een eenheid ziet een andere als minstens één van de 256 lijnen tussen de randen van hun voeten vrij is.
    .source = book-ruling
clause-TOH-7-3 = Een lijn wordt geblokkeerd door de voet van elke andere eenheid, staand of liggend.
    .source = book
clause-TOH-7-4 = Een lijn wordt geblokkeerd door een gebouw.
    .source = book
clause-TOH-7-5 = Een lijn wordt geblokkeerd door een hindernis, tenzij een van beiden hoog staat of de aanvaller de hindernis raakt.
    .source = book-ruling
clause-TOH-7-6 = Een lijn wordt geblokkeerd door een heuvel als geen van beiden hoog staat.
    .source = book
clause-TOH-7-7 = Een lijn wordt geblokkeerd als ze in totaal door meer dan 1 inch ruig terrein loopt.
    .source = book
clause-TOH-7-8 = Een eenheid staat hoog als haar midden op een heuvel ligt.
    .source = ruling
clause-TOH-7-9 = De weg naar het doel is een baan zo breed als de voet van de aanvaller, tot het eerste raakpunt. Wat achter het doel ligt, staat niet in de weg.
    .source = book-ruling
clause-TOH-7-10 = Een eenheid of stuk terrein dat de baan overlapt, staat in de weg. Overlappingen tot 0,02 inch en open terrein tellen niet.
    .source = book-ruling
clause-TOH-7-11 = Het doel is verborgen en kun je niet aanvallen zonder zicht, of als wat in de weg staat de hele breedte van de baan bedekt: één voet of meer samen, bij een schot ook terrein. Is maar een deel bedekt, dan verliezen schoten dobbelstenen en kunnen stormaanvallen verboden zijn.
    .source = book-ruling
clause-TOH-7-12 = De dichtstbijzijnde vijand is die met de kleinste tussenruimte van allen die niet verborgen zijn, bij een schot binnen bereik, of je hem nu mag aanvallen of niet. Gelijke tussenruimtes zijn even dichtbij.
    .source = book
clause-TOH-7-13 = Je noemt het doel. Is het niet de dichtstbijzijnde vijand, dan doet de aanvaller een verstandsproef, ook als hij de dichtstbijzijnde niet kan aanvallen; mislukt die, dan moet hij het dichtstbijzijnde geldige doel aanvallen. De actie verandert niet meer.
    .source = book-ruling
clause-TOH-7-14 = Een schutter doet de proef na zijn verplaatsing van hooguit 3 inch, een stormer voordat hij beweegt.
    .source = ruling

## 8 Schieten en stormen

clause-TOH-8-1 = Om te schieten heeft een eenheid een schietwapen zonder herlaadteken nodig en moet ze overeind staan. Ze gaat tot 3 inch en schiet; het doel moet geldig zijn vanaf waar ze eindigt.
    .source = book
clause-TOH-8-2 = Een geldig doel van een schot is een vijand op tafel, binnen bereik en niet verborgen, zonder vriend van de schutter in de weg en met minstens 1 trefdobbelsteen over.
    .source = book-ruling
clause-TOH-8-3 = Een schot verliest 1 dobbelsteen voor elke vijand en elk stuk terrein in de weg. Stukken die de schutter raakt tellen niet, en ook geen heuvel waarop een van beiden staat.
    .source = book-ruling
clause-TOH-8-4 = Na elk schot krijgt een musket een herlaadteken.
    .source = book
clause-TOH-8-5 = Een eenheid die overeind staat, stormt tot 6 inch tot ze contact heeft en valt meteen aan. Het doel is een vijand op tafel, niet verborgen, bereikbaar voor een stormaanval, met minstens 1 trefdobbelsteen over.
    .source = book-ruling
clause-TOH-8-6 = Een andere vijand op de rechte weg verbiedt de stormaanval.
    .source = book
clause-TOH-8-7 = Een stormaanval gaat recht als er geen gebouw in de weg staat, er aan het eind plaats is, vrienden daar kunnen wijken en het bereik volstaat. De inch rond vijanden telt bij een stormaanval niet.
    .source = book-ruling
clause-TOH-8-8 = Verhindert alleen terrein de rechte weg, dan mag de stormaanval er met één bocht omheen. Een bocht kost 1 trefdobbelsteen.
    .source = book-ruling
clause-TOH-8-9 = Elke vriend in de weg kost 1 trefdobbelsteen. Vrienden stappen opzij om de aanvaller door te laten en nemen hun plek weer in; alleen wie aan het eind staat, blijft opzij.
    .source = book-ruling
clause-TOH-8-10 = Een hindernis kruisen kost 1 inch bereik en geen dobbelsteen. Ligt de hindernis helemaal aan het eind, dan stopt de stormer ervoor en gaat het gevecht eroverheen.
    .source = book-ruling
clause-TOH-8-11 = Hoog staan geeft 1 trefdobbelsteen meer als de aanvaller hoog staat en het doel niet. Bij een stormaanval telt de plek ervoor.
    .source = book-ruling

## 9 Een aanval afhandelen

clause-TOH-9-1 = Een aanval verloopt zo: treffen, ontwijken, schade, gedwongen beweging, moedproeven, vrije acties.
    .source = book-ruling
clause-TOH-9-2 = Trefdobbelstenen: mikken, 1 meer voor een groep van 2 of 3 man, tegen een liggend doel in een gevecht, vanaf hoge grond of door de boogsergeant, en minder voor wat in de weg staat.
    .source = book
clause-TOH-9-3 = Mislukt de trefworp, dan mislukt de aanval.
    .source = book
clause-TOH-9-4 = Na een blunder bij het treffen gooit de partij van het doel 1 dobbelsteen: bij een zwaard krijgt de aanvaller een bloeddruppel. Dat geldt ook voor schoten.
    .source = book
clause-TOH-9-5 = Trefbonussen die meteen werken: een snelle steek gooit 1 dobbelsteen, en bij een zwaard krijgt het doel een bloeddruppel; een dubbelslag of snel schot neemt 1 dobbelsteen van de ontwijkworp.
    .source = book-ruling
clause-TOH-9-6 = Trefbonussen voor later: doorboren, verdoven, diepe snee en gruwelslag.
    .source = book
clause-TOH-9-7 = Na een geslaagde trefworp moet het doel ontwijken als het kan: gratis als het waakzaam is, wat daarmee eindigt, anders door een actie op te geven. Zonder een van beide is er geen ontwijkworp.
    .source = book-ruling
clause-TOH-9-8 = Ontwijken is een actie buiten je beurt, en een plicht: niemand beslist iets. Liggende eenheden ontwijken zoals andere.
    .source = book
clause-TOH-9-9 = Ontwijkdobbelstenen: behendigheid, 1 minder tegen een dubbelslag of snel schot, 1 meer bij het vaandel, en die van kaarten.
    .source = book
clause-TOH-9-10 = Slaagt het ontwijken, dan doet de aanval geen schade. De bonus in een gevecht hangt af van het wapen van de verdediger: een snelle steek, een achterhandse slag die de aanvaller neerslaat, of een tegenaanval. Tegen een schot is het altijd een vrije verplaatsing.
    .source = book
clause-TOH-9-11 = Een blunder bij het ontwijken mislukt, en de verdediger gaat neer.
    .source = book
clause-TOH-9-12 = Is het ontwijken mislukt of niet gegooid, dan is de aanval raak: verdoven slaat het doel neer, doorboren geeft 1 schadedobbelsteen meer.
    .source = book-ruling
clause-TOH-9-13 = Schadedobbelstenen: kracht in een gevecht, anders de dobbelstenen van het wapen; 1 meer voor elke bloeddruppel op het doel, 1 voor doorboren, 1 tegen een doel zonder harnas.
    .source = book
clause-TOH-9-14 = Slaagt de schadeworp, dan wordt een losse krijger geveld en verwijderd; een groep verliest één man en wordt met de laatste verwijderd.
    .source = book
clause-TOH-9-15 = Mislukt de schadeworp zonder blunder, dan is het doel licht verwond en krijgt het een bloeddruppel. Bloeddruppels kennen geen grens en verwijderen uit zichzelf niemand.
    .source = book
clause-TOH-9-16 = Bij een lichte wond gooit een diepe snee 1 dobbelsteen voor zoveel bloeddruppels extra als hij zwaarden toont; na een gruwelslag doen het doel en alle vijanden binnen 6 inch van de aanvaller een moedproef.
    .source = book-ruling
clause-TOH-9-17 = Een blunder bij de schade schampt af: geen bloeddruppel, maar het doel wordt teruggedrongen.
    .source = book-ruling
clause-TOH-9-18 = Een groep die een man verliest en overleeft, houdt haar bloeddruppels en wordt teruggedrongen als na een lichte wond.
    .source = book-ruling
clause-TOH-9-19 = Wie licht verwond of geschampt is, of een man van een groep verliest, wordt 1 inch van de aanvaller teruggedrongen, ook door schoten. Na een gevecht dat niets uithaalde, wordt de aanvaller 1 inch teruggedrongen. Schoten die missen, verschuiven niemand.
    .source = book-ruling
clause-TOH-9-20 = Vrije acties komen het laatst en mogen geweigerd worden: doorstoten is een stormaanval, of een verplaatsing als er niemand te bestormen is; opschuiven is een verplaatsing; een tegenaanval is een stormaanval van de verdediger. Wat daaruit volgt, gaat voor.
    .source = book
clause-TOH-9-21 = Wie neergaat, ligt op de grond, een groep in haar geheel. Trefworpen in een gevecht ertegen hebben 1 dobbelsteen meer. Nog eens neergaan verandert niets.
    .source = book-ruling

## 10 Terugtocht en tafelrand

clause-TOH-10-1 = Een terugtocht gaat recht van de aanvaller of het doel vandaan. Het is geen actie en geen verplaatsing.
    .source = book
clause-TOH-10-2 = Een eenheid die haar terugtocht in ruig terrein of op een heuvel begint, mag eraf. Uit ruig terrein gaat ze hoogstens 3 inch terug.
    .source = book-ruling
clause-TOH-10-3 = Een terugtocht stopt bij elk stuk terrein, of als hij dichter bij een vijand zou komen dan 1 inch of dan hij al was, of aan de tafelrand.
    .source = book
clause-TOH-10-4 = Vrienden houden een terugtocht nooit tegen: ze wijken. Kan er een niet, dan eindigt de terugtocht eerder.
    .source = book
clause-TOH-10-5 = Een terugtocht die door een vijand stopt, of dichter dan 1 inch bij een vijand eindigt, kost één bloeddruppel; dan wordt de eenheid vrijgeschoven als er ruimte is.
    .source = book
clause-TOH-10-6 = Een eenheid die over de rand gedreven wordt, is van tafel. Ze komt overeind en laat los wat ze droeg.
    .source = book-ruling
clause-TOH-10-7 = Ze doet meteen een eerproef; mislukt die, dan is ze verloren.
    .source = book
clause-TOH-10-8 = Van tafel kan een eenheid niet aangevallen worden, staat ze niemand in de weg en doet ze geen moedproeven. Ze houdt bloeddruppels, waakzaamheid, herlaadteken en kaarten.
    .source = ruling
clause-TOH-10-9 = Haar volgende actie moet opkomen zijn: een verplaatsing van 6 inch of een behoedzame van 3, vanaf een punt van de rand binnen 9 inch van waar ze verdween. Daar moet ze 1 inch van alle vijanden blijven.
    .source = book-ruling
clause-TOH-10-10 = Waar ze op tafel stapt, volgt uit waar ze heen gaat: het punt waarvandaan de weg het goedkoopst is.
    .source = ruling
clause-TOH-10-11 = Is er geen weg op tafel, dan is het fiche zonder gevolg verbruikt.
    .source = ruling

## 11 Moed en eer

clause-TOH-11-1 = Wordt een eenheid geveld, dan doet elke vriend op tafel binnen 6 inch een moedproef, één keer per gevallene.
    .source = book
clause-TOH-11-2 = Een moedproef is een eerproef: eer, 1 meer voor een groep van 3 man, 1 minder voor elke eigen bloeddruppel, 1 meer bij de muzikant, en die van kaarten.
    .source = book
clause-TOH-11-3 = Wie faalt, vlucht meteen 6 inch van de aanvaller, voordat de volgende eenheid haar proef doet. Liggende eenheden vluchten ook en blijven liggen.
    .source = book-ruling
clause-TOH-11-4 = De eigenaar kiest welke eenheid nu haar proef doet. Een eenheid die intussen van tafel is, wordt overgeslagen.
    .source = ruling
clause-TOH-11-5 = Een eenheid die aan de rand verloren gaat, valt door de aanval die haar verdreef: vrienden binnen 6 inch van haar laatste plek doen hun proef na wie al aan de beurt was. Mislukte haar eigen aanval, dan vluchten ze van het doel daarvan. Zonder aanval is er geen proef.
    .source = book-ruling
clause-TOH-11-6 = Bloeddruppels verzwakken elke eerproef, ook aan de rand en om te overleven.
    .source = book-ruling

## 12 Groepen en aanvoerders

clause-TOH-12-1 = Een groep is drie soldaten op één voet. Ze handelt, beweegt, wordt aangevallen en verwond als één eenheid.
    .source = book
clause-TOH-12-2 = Ze heeft één actie en één stel waarden.
    .source = book
clause-TOH-12-3 = Ze heeft 1 mikken meer zolang er 2 of 3 man staan, en 1 eer meer zolang alle 3 staan.
    .source = book
clause-TOH-12-4 = Bloeddruppels horen bij de hele groep en blijven als er een man valt.
    .source = book
clause-TOH-12-5 = Alleen het verlies van de laatste man dwingt vrienden tot moedproeven.
    .source = book
clause-TOH-12-6 = Een aanvoerder helpt alleen op tafel en overeind, alleen andere eenheden van zijn partij, en dezelfde regel telt één keer per worp.
    .source = ruling
clause-TOH-12-7 = Sergeant: na zijn verplaatsing met een fiche mag één soldateneenheid binnen 6 inch gratis stormen.
    .source = found
clause-TOH-12-8 = Muzikant: soldaten binnen 12 inch krijgen 1 dobbelsteen meer bij moedproeven.
    .source = found
clause-TOH-12-9 = Vaandeldrager: soldaten binnen 6 inch krijgen 1 dobbelsteen meer bij ontwijkworpen.
    .source = found
clause-TOH-12-10 = Boogsergeant: een booggroep binnen 3 inch krijgt 1 trefdobbelsteen meer als ze schiet.
    .source = found

## 13 Terrein

clause-TOH-13-1 = Hindernis: eenheden staan aan een van beide kanten, nooit erop. Kruisen kost 1 inch; ze blokkeert zicht en houdt terugtochten tegen.
    .source = book
clause-TOH-13-2 = Ruig terrein: je mag erin; hooguit 3 inch beweging; zicht 1 inch diep; in de weg van schoten; houdt terugtochten van buiten tegen.
    .source = book
clause-TOH-13-3 = Heuvel: blokkeert het zicht tussen twee eenheden die niet hoog staan en houdt terugtochten van buiten tegen. Wie hoog staat, kijkt over hindernissen en heuvels heen, is eroverheen te zien en treft met 1 dobbelsteen meer. Voeten en gebouwen blokkeren nog steeds.
    .source = book
clause-TOH-13-4 = Gebouw: voor niemand toegankelijk; blokkeert zicht, beweging en terugtocht.
    .source = book
clause-TOH-13-5 = Wat elk stuk terrein is, staat voor de slag vast en is aan iedereen bekend.
    .source = book

## 14 Markers, gevangenen, reserves

clause-TOH-14-1 = Markers liggen plat: ze blokkeren niets. Erop staan is contact.
    .source = ruling
clause-TOH-14-2 = Om te zoeken moet een eenheid die overeind staat en niets draagt een marker raken, met geen vijand binnen 3 inch. Ze beweegt niet en doet een verstandsproef.
    .source = found-ruling
clause-TOH-14-3 = De eenheid die de gevangene vindt, draagt haar. Staat ze alleen, dan neemt een eenheid van een partij die dat mag haar mee als die haar beweging in contact eindigt zonder vijand dichter dan 1 inch, en het wil. Niemand draagt er twee.
    .source = house
clause-TOH-14-4 = Een drager gaat hooguit 4 inch ver en stormt, schiet en zoekt niet.
    .source = house
clause-TOH-14-5 = Een drager verliest de gevangene ter plekke als die verwijderd wordt, neergaat, faalt voor een moedproef of van tafel gedreven wordt; nooit uit vrije wil.
    .source = house
clause-TOH-14-6 = Je beheerst een marker als een eenheid van jou overeind binnen 3 inch staat en geen vijand dat doet.
    .source = house
clause-TOH-14-7 = Wie de gevangene vanaf het begin van een beweging droeg en die aan de vereiste rand eindigt, vertrekt met haar; het doel is bereikt.
    .source = house
clause-TOH-14-8 = Een reserve wordt bij de opstelling genoemd en wacht naast de tafel; haar fiches zitten in de zak.
    .source = found
clause-TOH-14-9 = Een reserve die een fiche krijgt, doet een verstandsproef met 1 dobbelsteen meer voor elke voltooide ronde. Slaagt die, dan komt ze op vanaf een toegestane rand; anders is het fiche verbruikt.
    .source = found-ruling
clause-TOH-14-10 = Eenheden in reserve leven, kunnen niet aangevallen worden en beheersen niets.
    .source = ruling

## 15 Scenario's

clause-TOH-15-1 = Verliezen tellen wat geveld is: de prijs van elke losse krijger, een derde van de prijs voor elke man van een groep. Eindigt het scenario gelijk, dan winnen de laagste verliezen, dan de minste bloeddruppels, dan is het onbeslist.
    .source = house
clause-TOH-15-2 = Willekeurig terrein komt in paren, elk stuk met een tweeling rond het midden gedraaid, 2 inch van andere stukken en 1,5 inch van markers. Een paar dat in 100 pogingen geen plek vindt, blijft weg.
    .source = house
clause-TOH-15-3 = Een strook meet je vanaf de eigen tafelrand. Wie de munt wint, stelt als eerste op en trekt als eerste, tenzij het scenario anders zegt.
    .source = house
clause-TOH-15-4 = Een partij zonder levende eenheden verliest meteen. Een bereikt doel beëindigt de slag meteen, voor moedproeven en vrije acties; alleen genomen dobbelstenen worden nog met oneer betaald.
    .source = ruling
clause-TOH-15-5 = Is de laatste ronde voorbij, dan beslist het scenario. De grens is in te stellen op 3 tot 20 rondes.
    .source = ruling
clause-TOH-15-6 = Je mag je eigen terrein leggen in plaats van dat van het scenario: stukken met soort, plek, grootte en hoek. Ze liggen helemaal op tafel zonder te overlappen, en laten ruimte voor markers en opstelling.
    .source = book-ruling
clause-TOH-15-7 = Eigen terrein wordt met hele graden gedraaid. Elke hoek ligt op de dichtstbijzijnde duizendste inch, en kwartslagen zijn exact.
    .source = house
clause-TOH-15-10 = Eerste Treffen: troepen van 11 punten, een schrijn in het midden, zones van 12 inch diep, de ene partij na de andere; niveau 1. Wie de held verliest, verliest meteen. Bij de grens winnen de laagste verliezen.
    .source = found-house
clause-TOH-15-11 = Verover de Buitenpost: 15 punten, 5 rondes. Noord stelt hooguit 10 punten met de held op rond drie gebouwen; de rest komt later op van de noordrand. Zuid komt uit een strook van 3 inch en trekt als eerste. Meer beheerste markers winnen; gelijk is voor noord.
    .source = found-house
clause-TOH-15-12 = Het Slagveld: 18 punten, zones van 6 inch, om beurten opgesteld. Beide partijen doorzoeken vijf markers; een succes is een vondst en ruimt de marker op. 3 vondsten winnen meteen; bij de grens de meeste vondsten, dan de laagste verliezen.
    .source = found-house
clause-TOH-15-13 = De Spion: 21 punten, zones van 6 inch, om beurten opgesteld. Een van drie markers verbergt haar; niemand weet welke. Een doorzochte valse marker gaat weg; ook de laatste moet nog doorzocht worden. Eenmaal gevonden moet ze over de eigen rand. Bij de grens wint de partij die haar draagt, anders de laagste verliezen.
    .source = found-house
clause-TOH-15-14 = Wegversperring: 21 punten. Noord stelt eerst op, 12 inch diep; zuid daarna in 6 inch, noemt wie de spion draagt en trekt als eerste. Zuid wint door in het noorden met haar te vertrekken, noord door dat in het zuiden te doen of bij de grens.
    .source = found-house
clause-TOH-15-15 = Bevrijding: 24 punten. Noord noteert in het geheim bij welke marker de gevangene zit en stelt hooguit 12 punten met de held op; de rest komt op van elke rand behalve de zuidrand. Zuid komt uit een strook van 3 inch, trekt als eerste, zoekt en draagt als enige, en wint door in het zuiden met haar te vertrekken. Noord wint als de held en alle samoerai van zuid weg zijn, of bij de grens.
    .source = found-ruling
clause-TOH-15-16 = De Laatste Samoerai: 12 tot 24 punten, zones van 9 inch, om beurten opgesteld. Wie de held en alle samoerai verliest, verliest meteen. Bij de grens winnen de laagste verliezen.
    .source = house

## 16 Veldtocht

clause-TOH-16-1 = Een veldtocht is zes samenhangende slagen: Eerste Treffen, Verover de Buitenpost, Het Slagveld, De Spion, Wegversperring, Bevrijding. Voor elke stel je een nieuwe troep samen.
    .source = found
clause-TOH-16-2 = Wie Eerste Treffen verliest, valt de buitenpost aan; wie De Spion wint, begeleidt haar in Wegversperring; wie Wegversperring verliest, valt aan in Bevrijding; anders, en na een onbesliste slag, beslist een munt. Wie aanvalt of begeleidt, speelt zuid.
    .source = found-house
clause-TOH-16-3 = Wie vanaf niveau 2 een slag wint, trekt een vaardigheid die nog niemand houdt. Ze ligt in elke latere slag van het begin af bij de held, tot ze voorgoed opgebruikt is.
    .source = found-house
clause-TOH-16-4 = Andere vaardigheden en verwondingen zijn na de slag weg; hoeveel oneerkaarten er getrokken zijn, wordt genoteerd.
    .source = found-house
clause-TOH-16-5 = Een slag is 1 punt waard, Bevrijding 2. De meeste punten winnen; dan de minste oneer, dan wie Bevrijding won, dan is het onbeslist.
    .source = house

## 17 Niveau 2: vaardigheden

clause-TOH-17-1 = Elke partij krijgt een gedekte noodlotsstapel die niemand ziet: zoveel van de 23 vaardigheden als haar held en samoerai acties hebben.
    .source = found
clause-TOH-17-2 = Eerste Treffen speel je altijd zonder kaarten.
    .source = found
clause-TOH-17-3 = Bij het eerste en het tweede noodlotsfiche van een ronde draait wie trekt de bovenste kaart van zijn noodlotsstapel om en geeft haar aan zijn held of een van zijn samoerai.
    .source = found
clause-TOH-17-4 = De kaarten van een verwijderde samoerai gaan weg. Een samoerai mag er zoveel hebben als hij wil. Ligt hij of is hij niet op tafel, dan helpen zijn kaarten alleen hemzelf.
    .source = house
clause-TOH-17-5 = Kaarten gebruik je op vaste momenten: als hun bezitter een fiche krijgt, voor een worp, na een worp, na een stormaanval of na een lichte wond. De eigenaar van de handelende eenheid komt eerst, dan de tegenstander, elk tot hij past.
    .source = house
clause-TOH-17-6 = Het moment voor een ontwijkworp komt voordat het ontwijken betaald wordt: met de juiste kaart gaat er geen actie verloren. Waakzaamheid eindigt evengoed.
    .source = house
clause-TOH-17-7 = Extra dobbelstenen tellen op. Een tweede worp vervangt de eerste helemaal.
    .source = house

## 18 Niveau 3: verwondingen en oneer

clause-TOH-18-1 = Een held of samoerai die geveld zou worden, doet een overlevingsproef met zijn eer, 1 dobbelsteen minder voor elke bloeddruppel en smet. Slaagt hij, dan krijgt hij een bloeddruppel en een verwonding, wordt 1 inch teruggedrongen en doet niemand een moedproef. Mislukt het, dan wordt hij verwijderd.
    .source = found-ruling
clause-TOH-18-2 = Elke open smet neemt 1 dobbelsteen van zijn volgende eerproef; daarna gaan al zijn smetten om. Aanvoerders en kaarten helpen niet bij een overlevingsproef.
    .source = found-house
clause-TOH-18-3 = De bonus van de aanvaller telt ook als het doel overleeft.
    .source = ruling
clause-TOH-18-4 = Voor zijn eigen tref-, ontwijk-, schade- of verstandsworp mag een held of samoerai 1 dobbelsteen extra nemen, één keer per getrokken fiche. Als alles afgehandeld is, en uiterlijk als de slag eindigt, trekt hij een oneerkaart.
    .source = found-house
clause-TOH-18-5 = Is hij intussen verwijderd of is de slag voorbij, dan wordt de kaart getrokken en genoteerd, maar zonder gevolg.
    .source = house
clause-TOH-18-6 = De stapels met verwondingen en oneer zijn gedeeld en liggen gedekt; getrokken kaarten liggen open.
    .source = ruling

## 19 Beslissingen en kennis

clause-TOH-19-1 = Wie een doel noemt dat niet het dichtstbijzijnde is, doet meteen de proef. Ontwijken, overleven, uiteengaan, wijken en terugdringen gaan vanzelf.
    .source = ruling
clause-TOH-19-2 = Een actie wordt helemaal afgehandeld, met alles wat eruit volgt, voordat er iets anders gebeurt.
    .source = book
clause-TOH-19-3 = Open voor iedereen: de tafel, eenheden, wonden, tekens, verbruikte fiches, hoeveel fiches van elke soort in de zak zitten, hoe groot de stapels zijn, open kaarten en alle dobbelstenen.
    .source = book
clause-TOH-19-4 = Geheim: de volgorde van de fiches en van gedekte stapels, de marker van de spion, de gevangenis (de eigenaar kent haar), en troepen tot beide klaar zijn. Een mislukte zoektocht verraadt niets.
    .source = ruling

## 20 Zetten die bots overwegen

clause-TOH-20-1 = Voor bots is een beweging een keuze uit richtingen, markers, vijanden en randen; wat ze ook kiezen, het moet mogen.
    .source = ruling
clause-TOH-20-2 = Bots schieten vanaf waar ze staan of na een kleine stap, en overwegen elk geldig doel.
    .source = ruling
clause-TOH-20-3 = Bots stellen op in hun zone, op een raster van 1,5 inch.
    .source = ruling
clause-TOH-20-4 = Bots stellen troepen samen uit de kaarten die de regels toestaan.
    .source = ruling

## 21 Het einde

clause-TOH-21-1 = Een slag eindigt door zijn doel, door het verlies van alle eenheden of door de grens van rondes: met een winnaar of onbeslist.
    .source = book
clause-TOH-21-2 = De val van een held beëindigt alleen Eerste Treffen; elders gaat de slag door.
    .source = ruling
