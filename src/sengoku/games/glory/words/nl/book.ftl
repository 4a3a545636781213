### Het spelregelboek van Call to Glory: [GLO-3.3] in een tekst is een noot, ** krijgt nadruk.

glory-web-book-goal = Verzamel personages voor je. **Elk van je personages levert één keer per ronde zijn getal op**, hoeveel kaarten er ook liggen.[GLO-8.1] Na de laatste ronde wint het hoogste totaal.[GLO-9.2]

## De tafel lezen

glory-web-book-read-1 = **Het getal op een kaart** is wat het personage oplevert. Zo vaak zit de kaart ook in het spel.[GLO-8.1]
glory-web-book-read-2 = **Een set** is van wie de kleur heeft. Leg één kaart meer neer en het personage is van jou.[GLO-4.4]
glory-web-book-read-3 = **Vier stapels**, twee dicht en twee open. Je kunt alleen de bovenste kaart pakken.[GLO-5.6]
glory-web-book-read-4 = **Je hand.** Alleen jij ziet die. Wat je nu kunt spelen, heeft een gouden rand.[GLO-14.1]
glory-web-book-read-5 = **De andere spelers** met hun kaarten en punten. Iedereen ziet wat ze hebben neergelegd.[GLO-4.11]

## Een beurt

glory-web-book-turn-1 = Pak de bovenste kaart van een stapel.[GLO-3.1] Wat je van een aflegstapel pakt, ziet iedereen.[GLO-3.7]
    .title = Trek een kaart
    .after = De kaart zit in je hand. Nu trek je de tweede.
glory-web-book-turn-2 = Je tweede kaart moet van een andere stapel komen.[GLO-3.3] Je ziet de eerste voordat je kiest.[GLO-3.5]
    .title = Trek er nog een
    .after = Je hebt je twee kaarten. Leg nu een set neer of leg een kaart af.
glory-web-book-turn-3 = Twee gelijke kaarten zijn genoeg.[GLO-4.2] Met drie of vier spelers heb je er voor Samoerai, Ninja’s en Boden drie nodig.[GLO-4.3] Heeft iemand het personage al, leg dan minstens één kaart meer neer: de oude set is verslagen.[GLO-4.4]
    .title = Leg een set neer
    .after = Je Monniken verslaan die van Akira. De verslagen set gaat in zijn geheel naar een aflegstapel.
glory-web-book-turn-4 = Leg je geen set neer, leg dan één kaart open op een aflegstapel.[GLO-5.1] Lege aflegstapels worden eerst gevuld.[GLO-5.3]
    .title = Of leg een kaart af
    .after = Je kaart ligt bovenop, en wie na jou komt mag die pakken.

## Het einde

glory-web-book-end = De ronde eindigt na een beurt als één van drie dingen klopt. Iemand heeft 6 verschillende personages (5 met drie spelers, 4 met vier).[GLO-7.2] Alle negen personages liggen op tafel.[GLO-7.3] Of een trekstapel is leeg.[GLO-7.4] Wie het laagste totaal heeft, begint de volgende ronde.[GLO-8.5]

## Voorbeelden

glory-web-book-example-least = Je hebt 2 Boden en 2 Monniken, en jullie spelen met drie. Welke kun je neerleggen?[GLO-4.2]
    .title = Twee of drie kaarten?
    .after = Alleen de Monniken. Met drie spelers heb je voor een set Boden 3 kaarten nodig.[GLO-4.3]
glory-web-book-example-beat = Akira heeft 3 Monniken op tafel. Jij hebt er 5. Hoeveel moet je er neerleggen?[GLO-4.4]
    .title = Eén meer dan de ander
    .after = Minstens 4. Je mag ook alle 5 neerleggen.[GLO-4.5] Akira’s 3 Monniken gaan van tafel.[GLO-4.8]
glory-web-book-example-beaten = Akira’s Monniken verslaan jouw 2. Op welke aflegstapel leg je ze? Ze bedekken de Keizer of de Boer.[GLO-5.7]
    .title = Waar gaan verslagen kaarten heen?
    .after = Beide kaarten gingen naar dezelfde stapel.[GLO-5.5] Bij de kaart eronder kan nu niemand.[GLO-5.6]
glory-web-book-example-end = Jullie spelen met twee, en je hebt 5 personages. Leg je 2 Daimyo’s neer.[GLO-7.2]
    .title = Het zesde personage
    .after = Het zesde personage beëindigt de ronde meteen.[GLO-7.5] Je krijgt 18 + 12 + 9 + 8 + 7 + 6 = 60, Akira 20 + 16 = 36.[GLO-8.1]
glory-web-book-example-figure = Je speelt met de kracht van de ninja, en je figuur is klaar. Gebruik die tegen Akira’s Samoerai.[GLO-11.7]
    .title = Een ninjafiguur in actie
    .after = Eén kaart verlaat de set en gaat naar een aflegstapel.[GLO-11.11] De figuur gaat terug naar de voorraad, en Akira heeft nog 4 Samoerai.[GLO-11.7]
glory-web-book-example-draw = Je nam een Boer van een aflegstapel, en nu ligt er een Monnik boven. Mag je die ook nemen?[GLO-3.6]
    .title = Een tweede kaart van dezelfde stapel?
    .after = Nee. Je tweede kaart moet van een andere stapel komen.[GLO-3.3] Je nam de Keizer, en dat zag iedereen.[GLO-14.1]
glory-web-book-example-own = Je 3 Ninja’s liggen op tafel, en je hebt er nog 5 in je hand. Kun je ze bij de set leggen?[GLO-4.6]
    .title = Nog eens je eigen set
    .after = Nee. Je 5 Ninja’s vervangen je 3.[GLO-4.7] De oude gaan naar de lege stapel.[GLO-6.2] Je legde een set neer, dus je legt niets af.[GLO-2.4]
glory-web-book-example-discard = Eén aflegstapel is leeg. Leg je Bode af. Kun je de stapel kiezen?[GLO-5.3]
    .title = De lege stapel gaat voor
    .after = Nee. De Bode moet naar de lege stapel.[GLO-5.3] Elke andere kaart van jou mocht ook.[GLO-5.2]
glory-web-book-example-pile = In jouw beurt raakte een trekstapel leeg. Leg je Bode af. Wat gebeurt er dan?[GLO-3.9]
    .title = Een lege trekstapel
    .after = De ronde eindigt na jouw beurt.[GLO-7.4] Niemand krijgt er nog een.[GLO-7.5] Jij krijgt 18 punten, Akira 20.[GLO-8.1]
glory-web-book-example-start = Deze kaart beëindigt de tweede ronde. Die levert jou 30 op, Akira 25 en Hana 20. Wie begint de derde?[GLO-8.5]
    .title = Wie begint de volgende ronde?
    .after = Hana. Akira en Hana hebben het laagste totaal, elk 55, en Hana’s ronde leverde minder op.[GLO-8.6] Alle kaarten worden opnieuw geschud.[GLO-1.3]
glory-web-book-example-tie = Deze kaart beëindigt de laatste ronde. Jij, Akira en Kenji komen elk op 150 punten. Wie wint?[GLO-9.2]
    .title = Gelijke stand bovenaan
    .after = Jij en Akira delen de winst.[GLO-9.4] Jullie beste rondes leverden elk 60 op, die van Kenji maar 55.[GLO-9.3]
glory-web-book-example-order = De ronde is voorbij, en je moet een opdracht spelen. Hana heeft 2 Keizerinnen. Speel je opdracht voor Keizerinnen. Wie krijgt punten?[GLO-10.3]
    .title = Een opdracht voor een rivaal
    .after = Hana krijgt er 10: 5 voor elke Keizerin in de set.[GLO-10.5] Je opdracht is verbruikt.[GLO-10.9]
glory-web-book-example-shrunk = Akira heeft 4 Monniken, en jij hebt er maar 4 in je hand. Gebruik je ninjafiguur. Wat verandert er?[GLO-11.12]
    .title = Een figuur maakt de weg vrij
    .after = Akira heeft nog 3 Monniken.[GLO-11.14] Nu verslaan jouw 4 ze, nog in dezelfde beurt.[GLO-4.4]
glory-web-book-example-both = Je speelt met beide varianten. Door figuren zijn van Akira’s 6 Boeren er 4 over. Speel je opdracht voor Boeren. Hoeveel krijgt Akira?[GLO-12.3]
    .title = Opdrachten en figuren samen
    .after = 20 voor de Boeren zelf, en 3 voor elk van de 4: 32.[GLO-10.5][GLO-8.3]

## In de doos

glory-web-book-box-characters = Personagekaarten
glory-web-book-box-orders = Keizerlijke opdrachten
glory-web-book-box-figures = Ninjafiguren
glory-web-book-value = waard
glory-web-book-copies = in de doos
glory-web-book-bonus = punten per kaart
glory-web-book-dots = Met drie of vier spelers heb je er voor een set 3 nodig.
glory-web-book-plain = Twee kaarten zijn al een set, met hoeveel jullie ook spelen.
glory-web-book-pays = Voor elke kaart in de set van het personage krijgt wie die set heeft dit aantal punten.
glory-web-book-figure = Ninjafiguur
glory-web-book-figure-does = Je krijgt er een als je Ninja’s neerlegt. In een latere beurt haalt die een kaart uit de set van een ander.
