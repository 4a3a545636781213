### Samurai aan tafel. Wat een feit in een tekst brengt, staat in text/speaker.py.

samurai-title = Samurai: het kaartspel
samurai-blurb = Omring de dorpen met je invloed, win helmen, Boeddha’s en rijstvelden, en zorg dat je van één soort de meeste hebt.

## Namen

samurai-symbol-helmet = helm
    .one = een helm
    .the = de helm
    .many = helmen
samurai-symbol-buddha = Boeddha
    .one = een Boeddha
    .the = de Boeddha
    .many = Boeddha’s
samurai-symbol-rice = rijstveld
    .one = een rijstveld
    .the = het rijstveld
    .many = rijstvelden
samurai-card-helmet_2 = Helm 2
    .source = inferred
samurai-card-helmet_3 = Helm 3
    .source = inferred
samurai-card-helmet_4 = Helm 4
    .source = inferred
samurai-card-buddha_2 = Boeddha 2
    .source = inferred
samurai-card-buddha_3 = Boeddha 3
    .source = inferred
samurai-card-buddha_4 = Boeddha 4
    .source = inferred
samurai-card-rice_2 = Rijstveld 2
    .source = inferred
samurai-card-rice_3 = Rijstveld 3
    .source = inferred
samurai-card-rice_4 = Rijstveld 4
    .source = inferred
samurai-card-samurai_1 = Samoerai 1
    .source = house
samurai-card-samurai_2 = Samoerai 2
    .source = house
samurai-card-samurai_3 = Samoerai 3
    .source = house
samurai-card-v_h = dorp met helm
    .source = inferred
samurai-card-v_b = dorp met Boeddha
    .source = inferred
samurai-card-v_r = dorp met rijstveld
    .source = inferred
samurai-card-v_hb = dorp met helm en Boeddha
    .source = inferred
samurai-card-v_hr = dorp met helm en rijstveld
    .source = inferred
samurai-card-v_br = dorp met Boeddha en rijstveld
    .source = inferred
samurai-card-v_hbr = dorp met helm, Boeddha en rijstveld
    .source = inferred
samurai-reason-stones = de stenen van één soort zijn op
samurai-reason-villages = de dorpen zijn op
samurai-reason-cards = iedereen heeft alle kaarten gespeeld
samurai-reason-blocked = er is geen vrij vak meer

## Vragen

samurai-ask-PlayCard = Leg een kaart aan een dorp.
samurai-ask-ChooseSpot = Op twee vakken komt een nieuw dorp. Waar leg je dit?

## Keuzes

samurai-do-play = { $card } leggen
    .typed = { $card } leggen op ({ $x },{ $y })
samurai-do-lay = Het dorp leggen
    .typed = Het dorp leggen op ({ $x },{ $y })

## Wat er gebeurde

samurai-event-GameBegan = { $seat } begint.
    .you = Jij begint.
samurai-event-FirstVillageLaid = Het eerste dorp ligt in het midden: { $village }.
samurai-event-HandDealt =
    { $cards ->
        [hidden] { $seat } trekt een hand van vijf.
       *[other] { $seat } trekt een hand: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Je trekt een hand van vijf.
           *[other] Je trekt een hand: { $cards }.
        }
samurai-event-TurnBegan = Ronde { $round }: { $seat } is aan de beurt.
    .you = Ronde { $round }: jij bent aan de beurt.
samurai-event-CardPlayed = { $seat } legt { $card } aan.
    .you = Je legt { $card } aan.
samurai-event-VillageTaken = { $seat } pakt het { $village }.
    .you = Je pakt het { $village }.
samurai-event-VillageShown = Volgend dorp: { $village }.
samurai-event-VillageLaid = { $seat } legt het { $village }.
    .you = Je legt het { $village }.
samurai-event-VillageScored = Het { $village } is vol.
samurai-event-StoneWon = { $seat } wint { $the-symbol } ({ $influence }).
    .you = Je wint { $the-symbol } ({ $influence }).
samurai-event-NoStone =
    { $tie ->
        [1] Gelijke stand: niemand wint { $the-symbol } ({ $influence }).
       *[other] Niemand heeft invloed op { $the-symbol }: geen steen.
    }
samurai-event-CardDrawn =
    { $card ->
        [hidden] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $card }.
    }
    .you =
        { $card ->
            [hidden] Je trekt een kaart.
           *[other] Je trekt { $card }.
        }
samurai-event-LastRound =
    { $waiting-count ->
        [0] Dat was de laatste beurt: { $reasons }.
       *[other] Laatste ronde: { $reasons }. Nog aan de beurt: { $waiting }.
    }
samurai-event-GameDrawn = Gelijkspel: niemand heeft een meerderheid ({ $reasons }). Stenen: { $totals }.
samurai-event-GameEnded =
    { $winner-count ->
        [one] { $winners } wint ({ $reasons })! Eindstand: { $ranks }. Stenen: { $totals }.
       *[other] Gedeelde winst voor { $winners } ({ $reasons })! Eindstand: { $ranks }. Stenen: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] Jij wint ({ $reasons })! Eindstand: { $ranks }. Stenen: { $totals }.
           *[other] Gedeelde winst voor { $winners } ({ $reasons })! Eindstand: { $ranks }. Stenen: { $totals }.
        }

## De opties van het spel

samurai-option-influence_set = Hoeveel Samoerai van waarde 1, 2 en 3 je hebt: 3, 2 en 1, of 2 van elk, of 2, 3 en 1. Of een eigen lijst met 15 kaarten.
    .name = Je Samoeraikaarten
samurai-option-village_set = Welke dorpen er zijn: elke soort even vaak, of een eigen lijst met 15, 27 en 2 dorpen van één, twee en drie soorten.
    .name = De dorpen
samurai-option-chain = Kettingdorpen: een dorp dat deze beurt is gelegd, kan nog een dorp opleveren.
    .name = Kettingdorpen
samurai-option-no_majority = Als niemand een meerderheid heeft: de meeste stenen winnen, of iedereen deelt de winst.
    .name = Zonder meerderheid
samurai-option-start_player = Wie begint: door het lot, of altijd dezelfde stoel.
    .name = Wie begint

## Problemen

problem-samurai-no-such-start = Er doen maar { $players } mensen mee, dus daar zit niemand die kan beginnen.
problem-samurai-no-village-now = Leg eerst een kaart. Dorpen komen daarna.
problem-samurai-not-in-hand = Je hebt { $card } niet in je hand.
problem-samurai-village-there = Daar ligt al een dorp.
problem-samurai-card-there = Daar ligt al een kaart.
problem-samurai-village-cell = Dat vak is voor een dorp. Kaarten leg je op de vier vakken rond een dorp.
problem-samurai-no-village-beside = Naast dat vak ligt geen dorp.
problem-samurai-one-card-a-turn = Je hebt je kaart al gelegd. Leg nu het nieuwe dorp.
problem-samurai-influence-cell = Dat vak is voor een kaart, niet voor een dorp.
problem-samurai-not-due = Daar komt geen nieuw dorp.
