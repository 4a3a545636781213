### Samurai aan tafel. Wat een feit in een tekst brengt, staat in text/speaker.py.

samurai-title = Samurai: het kaartspel
samurai-blurb = Leg invloed rond de dorpen, win helmen, Boeddha's en rijstvelden, en bezit van één ervan de meerderheid.

## Namen

samurai-symbol-helmet = helm
samurai-symbol-buddha = Boeddha
samurai-symbol-rice = rijstveld
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
samurai-reason-stones = alle stenen van een vorm zijn uitgedeeld
samurai-reason-villages = de dorpenstapel is leeg
samurai-reason-cards = alle kaarten zijn gespeeld
samurai-reason-blocked = er is geen vak meer om op te spelen

## Vragen

samurai-ask-PlayCard = Speel een van je kaarten naast een dorp.
samurai-ask-ChooseSpot = Op twee vakken moet een dorp komen. Waar leg je dit?

## Keuzes

samurai-do-play = Speel { $card } op ({ $x },{ $y })
samurai-do-lay = Leg het dorp op ({ $x },{ $y })

## Wat er gebeurde

samurai-event-GameBegan = { $seat } is de startspeler.
samurai-event-FirstVillageLaid = Het eerste { $village } ligt op ({ $x },{ $y }).
samurai-event-HandDealt =
    { $cards ->
        [hidden] { $seat } trekt een hand van vijf.
       *[other] { $seat } trekt een hand: { $cards }.
    }
samurai-event-TurnBegan = Ronde { $round }: { $seat } is aan de beurt.
samurai-event-CardPlayed = { $seat } speelt { $card } op ({ $x },{ $y }).
samurai-event-VillageTaken = { $seat } neemt het { $village } van de stapel.
samurai-event-VillageShown = Volgende op de stapel is het { $village }.
samurai-event-VillageLaid = { $seat } legt het { $village } op ({ $x },{ $y }).
samurai-event-VillageScored = Het { $village } op ({ $x },{ $y }) wordt gewaardeerd.
samurai-event-StoneWon = { $seat } krijgt de steen voor { $symbol } op ({ $x },{ $y }) (invloed: { $influence }).
samurai-event-NoStone =
    { $tie ->
        [1] Gelijke stand op ({ $x },{ $y }): niemand krijgt de steen voor { $symbol } (invloed: { $influence }).
       *[other] Niemand heeft invloed op { $symbol } op ({ $x },{ $y }): geen steen.
    }
samurai-event-CardDrawn =
    { $card ->
        [hidden] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $card }.
    }
samurai-event-LastRound =
    { $waiting-count ->
        [0] Het einde is daar: { $reasons }.
       *[other] Dit is de laatste ronde: { $reasons }. Nog aan de beurt: { $waiting }.
    }
samurai-event-GameDrawn = Het spel is uit ({ $reasons }). Het is gelijkspel: niemand heeft een meerderheid, dus niemand wint. Stenen: { $totals }.
samurai-event-GameEnded =
    { $winner-count ->
        [one] Het spel is uit ({ $reasons }) en { $winners } wint. Plaatsen: { $ranks }. Stenen: { $totals }.
       *[other] Het spel is uit ({ $reasons }); { $winners } delen de overwinning. Plaatsen: { $ranks }. Stenen: { $totals }.
    }

## De opties van het spel

samurai-option-influence_set = Hoeveel samoerai met waarde 1, 2 en 3 elke set telt: 3, 2 en 1 (sam_321), 2 van elk (sam_222), of 2, 3 en 1 (sam_231). Een eigen tabel noemt 15 kaarten met minstens één Samoerai 1 en één Samoerai 2.
samurai-option-village_set = Welke dorpen er in de stapel zitten: elk symbool even vaak (v_even), of een eigen tabel met 15, 27 en 2 kaarten van één, twee en drie symbolen.
samurai-option-chain = Of een dorp van deze beurt nog een dorp kan opleveren (played) of niet (none).
samurai-option-no_majority = Wat er gebeurt als niemand een meerderheid heeft: niemand wint (draw), de meeste stenen winnen (total), of iedereen deelt de overwinning (share).
samurai-option-start_player = Wie begint: iemand door het lot, of de plaats met dit nummer (geteld vanaf 0).

## Problemen

problem-samurai-no-such-start = Plaats { $seat } kan niet beginnen: de plaatsen zijn genummerd van 0 tot en met { $last }.
problem-samurai-no-village-now = Nu wordt een kaart gespeeld; dorpen komen daarna.
problem-samurai-not-in-hand = Je hebt { $card } niet in je hand.
problem-samurai-village-there = Op ({ $x },{ $y }) ligt al een dorp.
problem-samurai-card-there = Op ({ $x },{ $y }) ligt al een kaart.
problem-samurai-village-cell = ({ $x },{ $y }) is een vak voor dorpen; invloedskaarten horen op de andere kleur van het schaakbord.
problem-samurai-no-village-beside = Naast ({ $x },{ $y }) ligt geen dorp.
problem-samurai-one-card-a-turn = Je hebt je kaart gespeeld; nu wacht een dorp op zijn plek.
problem-samurai-influence-cell = ({ $x },{ $y }) is een vak voor invloedskaarten, niet voor dorpen.
problem-samurai-not-due = Op ({ $x },{ $y }) hoeft geen dorp te komen.
