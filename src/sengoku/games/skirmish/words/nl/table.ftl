### Test of Honour aan tafel. Wat een feit in een tekst brengt, staat in text/speaker.py.

skirmish-title = Test of Honour
skirmish-blurb = Voer een held en een handvol krijgers aan in een kleine veldslag. Fiches uit een zak bepalen wie er in actie komt. Moed, staal en dobbelstenen doen de rest.

## Wie en wat er is. Namen van eenheden staan voor hun label: “Boogschutter A3”.

skirmish-unit = Eenheid { $number }

skirmish-card-hero = Samoeraiheld
    .source = found
skirmish-card-samurai_devoted = Toegewijde Samoerai
    .source = found
skirmish-card-samurai_wise = Wijze Samoerai
    .source = found
skirmish-card-spearman = Speerdrager
    .source = found
skirmish-card-bowman = Boogschutter
    .source = found
skirmish-card-musketman = Musketschutter
    .source = found
skirmish-card-spear_loyal = Trouwe Speergroep
    .source = found
skirmish-card-spear_exp = Ervaren Speergroep
    .source = found
skirmish-card-bow_loyal = Trouwe Booggroep
    .source = inferred
skirmish-card-bow_exp = Ervaren Booggroep
    .source = found
skirmish-card-musket_loyal = Trouwe Musketgroep
    .source = found
skirmish-card-musket_exp = Ervaren Musketgroep
    .source = found
skirmish-card-sergeant = Sergeant
    .source = found
skirmish-card-musician = Muzikant
    .source = found
skirmish-card-banner = Vaandeldrager
    .source = found
skirmish-card-archery_sergeant = Boogsergeant
    .source = found

skirmish-card-bow = een boog in plaats van een kling
    .source = found
skirmish-card-musket = een musket in plaats van een kling
    .source = inferred
skirmish-card-unarmored = Zonder harnas
    .source = found
skirmish-card-thrown = werpwapens in plaats van een kling
    .source = house

skirmish-card-p11 = Kant-en-klare strijdmacht van 11 punten
    .source = found
skirmish-card-p12 = Kant-en-klare strijdmacht van 12 punten
    .source = house
skirmish-card-p15 = Kant-en-klare strijdmacht van 15 punten
    .source = found
skirmish-card-p18 = Kant-en-klare strijdmacht van 18 punten
    .source = house
skirmish-card-p21 = Kant-en-klare strijdmacht van 21 punten
    .source = house
skirmish-card-p24 = Kant-en-klare strijdmacht van 24 punten
    .source = found

skirmish-weapon-katana = katana
skirmish-weapon-paired_swords = twee zwaarden
skirmish-weapon-spear = speer
skirmish-weapon-naginata = naginata
skirmish-weapon-heavy_club = zware knots
skirmish-weapon-heavy_sword = zwaar zwaard
skirmish-weapon-staff = vechtstok
skirmish-weapon-dagger = dolk
skirmish-weapon-bow = boog
skirmish-weapon-musket = musket
skirmish-weapon-thrown = werpwapens

skirmish-bonus-quick_jab = snelle steek
skirmish-bonus-deep_cut = diepe snee
skirmish-bonus-twin_strike = dubbelslag
skirmish-bonus-impale = doorboren
skirmish-bonus-stun = verdoven
skirmish-bonus-fearsome_blow = gruwelslag
skirmish-bonus-fast_shot = snel schot
skirmish-bonus-counter_strike = tegenaanval
skirmish-bonus-backhand = achterhandse slag
skirmish-bonus-follow_up = doorstoten
skirmish-bonus-move_up = opschuiven

skirmish-terrain-building = gebouw
skirmish-terrain-obstacle = hindernis
skirmish-terrain-rough = ruig terrein
skirmish-terrain-hill = heuvel
skirmish-terrain-decor = open terrein

skirmish-scenario-first_clash = Eerste Treffen
skirmish-scenario-outpost = Verover de Buitenpost
skirmish-scenario-battlefield = Het Slagveld
skirmish-scenario-spy = De Spion
skirmish-scenario-roadblock = Wegversperring
skirmish-scenario-rescue = Bevrijding
skirmish-scenario-last_samurai = De Laatste Samoerai

skirmish-level-1 = basisregels
skirmish-level-2 = met vaardigheden
skirmish-level-3 = met vaardigheden, verwondingen en oneer

skirmish-side-south = zuid
skirmish-side-north = noord

skirmish-token-samurai = samoeraifiche
skirmish-token-commoner = soldatenfiche
skirmish-token-fate = noodlotsfiche

skirmish-face-double = dubbel zwaard
skirmish-face-single = zwaard
skirmish-face-blank = blanco
skirmish-face-cross = kruis
skirmish-ended-hero = Een held is uit de strijd.
skirmish-ended-nobles = Eén partij heeft geen held en geen samoerai meer.
skirmish-ended-all = Eén partij heeft geen eenheden meer.
skirmish-ended-finds = Dat was de derde vondst.
skirmish-ended-captive = De gevangene is van tafel.
skirmish-ended-limit = De laatste ronde is voorbij.

skirmish-roll-strike = trefworp
skirmish-roll-avoid = ontwijkworp
skirmish-roll-damage = schadeworp
skirmish-roll-target = verstandstest voor het doelwit
skirmish-roll-search = verstandstest om te zoeken
skirmish-roll-arrival = verstandstest om op te komen
skirmish-roll-nerve = moedtest
skirmish-roll-edge = eertest aan de rand
skirmish-roll-kick = behendigheidstest
skirmish-roll-survival = overlevingstest
skirmish-roll-counter_thrust = tegenstoot
skirmish-roll-quick_jab = snelle steek
skirmish-roll-deep_cut = diepe snee

## Vaardigheden. `.does` zegt wat een kaart doet; “hij” is de samoerai die haar heeft.

skirmish-card-barge_past = Erdoorheen
    .does = Vijandelijke soldaten in de weg houden zijn stormaanval niet tegen, en geen soldaat verbergt zijn doelwit door de weg te bedekken. Elke soldaat in de weg kost een trefdobbelsteen; wie staat waar hij eindigt wijkt, en kan er een niet wijken, dan is die weg dicht.
    .source = found-house
skirmish-card-commanding_presence = Gezag
    .does = Je andere eenheden binnen 6 inch van hem krijgen 1 dobbelsteen extra bij moedtests.
    .source = found-house
skirmish-card-debt_owed = Ereschuld
    .does = Eenmalig, als hij een fiche krijgt: een van je soldateneenheden krijgt een gebruikte actie terug en er gaat een soldatenfiche terug in de zak.
    .source = found-house
skirmish-card-defensive_drills = Verdedigingsdrill
    .does = Je groepen binnen 6 inch van hem krijgen 1 dobbelsteen extra om man-tegen-man te ontwijken.
    .source = found-house
skirmish-card-defensive_form = Verdedigende Houding
    .does = Eén keer per ronde: 2 dobbelstenen extra bij zijn ontwijkworp man-tegen-man.
    .source = found-house
skirmish-card-deflect_arrow = Pijl Afweren
    .does = Eén keer per ronde: 2 dobbelstenen extra om een boog of werpwapen te ontwijken, en die ontwijking kost geen actie.
    .source = found-house
skirmish-card-evasion = Uitwijken
    .does = Eén keer per ronde: een ontwijkworp van hem kost geen actie, ook als hij er geen meer heeft.
    .source = found-house
skirmish-card-exceptional_armour = Prachtharnas
    .does = Schadeworpen tegen hem hebben 1 dobbelsteen minder, maar nooit minder dan 1.
    .source = found-house
skirmish-card-fencing = Schermkunst
    .does = Eén keer per ronde: hij gooit alle dobbelstenen van zijn trefworp man-tegen-man opnieuw, en de tweede worp geldt.
    .source = found-house
skirmish-card-inspiring_speech = Bezielende Woorden
    .does = Eén keer per veldslag, als hij een fiche krijgt: hij en elke vriend binnen 12 inch verliezen een bloeddruppel.
    .source = found-house
skirmish-card-issue_challenge = Uitdaging
    .does = Eén keer per veldslag, als hij een fiche krijgt: daag een vijandelijke held of samoerai uit die hij ziet, binnen 12 inch. Zolang beiden op tafel staan, moeten ze bij een stormaanval elkaar aanvallen als dat kan, zonder verstandstest.
    .source = found-house
skirmish-card-jump_kick = Sprongtrap
    .does = Eén keer per ronde, na zijn stormaanval: mislukt de behendigheidstest van het doelwit, dan gaat het neer voordat hij treft.
    .source = found-house
skirmish-card-knock_down = Neerslaan
    .does = Eén keer per ronde: een doelwit dat hij man-tegen-man licht verwondt, gaat neer.
    .source = found-house
skirmish-card-local_guide = Plaatselijke Gids
    .does = Eenmalig, als hij een fiche krijgt: zet een eenheid van jou binnen 6 inch opnieuw neer, minstens 1 inch van alle vijanden.
    .source = found-house
skirmish-card-map = Landkaart
    .does = Eén keer per ronde: 1 dobbelsteen extra bij de verstandstest van een zoekende eenheid binnen 12 inch van hem, of van een reserve die opkomt.
    .source = found-house
skirmish-card-master_forged_weapon = Meesterwapen
    .does = Eén keer per ronde: 1 dobbelsteen extra bij zijn schadeworp man-tegen-man.
    .source = found-house
skirmish-card-military_scholar = Krijgsgeleerde
    .does = Hij en je soldaten binnen 6 inch van hem krijgen 2 dobbelstenen extra bij verstandstests voor de keuze van een doelwit.
    .source = found-house
skirmish-card-one_with_nature = Eén met de Natuur
    .does = Ruig terrein remt zijn beweging, stormaanval of terugtocht nooit.
    .source = found-house
skirmish-card-perfect_aim = Zuiver Gericht
    .does = Eén keer per ronde: 1 dobbelsteen extra bij zijn trefworp.
    .source = found-house
skirmish-card-proud_troops = Trotse Soldaten
    .does = Eén keer per ronde: een soldateneenheid van jou binnen 12 inch van hem gooit een mislukte moedtest opnieuw.
    .source = found-house
skirmish-card-special_instructions = Bijzondere Instructies
    .does = Eén keer per veldslag, als hij een fiche krijgt: een soldateneenheid van jou binnen 6 inch doet een vrije actie voordat hij handelt.
    .source = found-house
skirmish-card-tough_hide = Taaie Huid
    .does = Eenmalig: een schadeworp die hem zou uitschakelen, mislukt; hij raakt alleen licht gewond.
    .source = found-house
skirmish-card-vault = Sprong
    .does = Hindernissen kosten hem geen beweging, en een bocht in zijn stormaanval kost geen dobbelsteen.
    .source = found-house

## Verwondingen en oneer

skirmish-card-hurt_arm = Gewonde Arm
    .does = Mikken 1 lager, de rest van de veldslag.
    .source = house
skirmish-card-hurt_leg = Gewond Been
    .does = Zijn acties reiken de rest van de veldslag 2 inch minder ver. Ruig terrein en terugtochten blijven gelijk.
    .source = house
skirmish-card-broken_ribs = Gebroken Ribben
    .does = Kracht 1 lager, de rest van de veldslag.
    .source = house
skirmish-card-head_blow = Klap op het Hoofd
    .does = Verstand 1 lager, de rest van de veldslag.
    .source = house
skirmish-card-hurt_hand = Gewonde Hand
    .does = Behendigheid 1 lager, de rest van de veldslag.
    .source = house
skirmish-card-blood_loss = Bloedverlies
    .does = Meteen nog een bloeddruppel.
    .source = house
skirmish-card-stain = Smet
    .does = 1 dobbelsteen minder bij zijn volgende eertest. Daarna gaat de kaart om.
    .source = house
skirmish-card-hidden_shame = Stille Schaamte
    .does = Geen effect. Draai de kaart om.
    .source = house
skirmish-card-public_disgrace = Openlijke Schande
    .does = Je andere eenheden binnen 12 inch van hem doen een moedtest. Wie faalt, vlucht van hem weg.
    .source = house
skirmish-card-doubt = Twijfel
    .does = Hij verliest een actie.
    .source = house
skirmish-card-averted_eyes = Afgewende Ogen
    .does = Tot het eind van de ronde geven je aanvoerders en vaardigheden geen dobbelstenen aan andere eenheden.
    .source = house
skirmish-card-vengeance = Wraak
    .does = De tegenstander draait de bovenste kaart van zijn noodlotsstapel om.
    .source = house

## Wat een telling telt

skirmish-why-group = de overmacht van de groep
skirmish-why-prone = het doelwit ligt op de grond
skirmish-why-high-ground = hoge grond
skirmish-why-bend = een bocht in de stormaanval
skirmish-why-friends-in-the-way = vrienden in de weg
skirmish-why-enemies-in-the-way = vijanden in de weg
skirmish-why-terrain-in-the-way = terrein in de weg
skirmish-why-archery-sergeant = de boogsergeant
skirmish-why-strike-bonus = de trefbonus van de aanvaller
skirmish-why-banner = het vaandel
skirmish-why-musician = de muzikant
skirmish-why-drops = bloeddruppels
skirmish-why-unarmored = geen harnas
skirmish-why-impale = doorboord
skirmish-why-defensive-drills = Verdedigingsdrill
skirmish-why-defensive-form = Verdedigende Houding
skirmish-why-deflect-arrow = Pijl Afweren
skirmish-why-exceptional-armour = Prachtharnas
skirmish-why-commanding-presence = Gezag
skirmish-why-stain = smetten op zijn eer
skirmish-why-injury = een verwonding

## Vragen

skirmish-ask-BuildForce =
    { $force ->
        [fixed] Kies een wapen voor je held. De rest van je strijdmacht ligt al vast.
        [begun]
            Wie gaat er mee met je held? { $points ->
                [one] Nog één punt.
               *[other] Nog { $points } punten.
            }
       *[new] Neem de kant-en-klare strijdmacht, of stel er zelf een samen. Je tegenstander ziet nog niets.
    }
skirmish-ask-HideCaptive = Waar houd je de gevangene vast? Alleen jij weet het.
skirmish-ask-HoldBack = Welke eenheden blijven in reserve? Ze kunnen later meedoen.
skirmish-ask-DeployUnit = Zet een van je eenheden neer in je opstelzone.
skirmish-ask-NameCarrier = Wie neemt de gevangene mee?
skirmish-ask-NextToken = Trek het volgende fiche, of neem eerst terug wat je net deed.
skirmish-ask-GiveToken = Wie krijgt het fiche en komt in actie?
skirmish-ask-TokenWindow = { $unit } komt zo in actie. Eerst een vaardigheid gebruiken?
skirmish-ask-ChooseAction = Wat doet { $unit }?
skirmish-ask-Arrive = { $unit } komt in het veld. Waar?
skirmish-ask-GiveOrder = { $unit } mag een soldateneenheid binnen 6 inch een stormaanval laten doen. Wie valt wie aan?
skirmish-ask-FreeCharge = Gratis stormaanval voor { $unit }! Op wie?
skirmish-ask-FreeMove = Gratis beweging voor { $unit }. Waarheen?
skirmish-ask-NerveOrder = Je eenheden wankelen. Welke doet nu een moedtest?
skirmish-ask-GiveCard = Het noodlot schenkt je { $card }. Wie krijgt die kaart?
skirmish-ask-CardWindow =
    { $window ->
        [pre]
            { $unit } gooit { $dice } { $dice ->
                [one] dobbelsteen
               *[other] dobbelstenen
            } ({ $roll }). Een kaart gebruiken?
        [post]
            { $unit } gooide { $swords } { $swords ->
                [one] zwaard
               *[other] zwaarden
            } en { $crosses } { $crosses ->
                [one] kruis
               *[other] kruisen
            } ({ $roll }). Een kaart gebruiken?
        [charge] { $unit } bereikt het doelwit en slaat zo toe. Een kaart gebruiken?
       *[wound] { $unit } heeft het doelwit verwond. Een kaart gebruiken?
    }
skirmish-ask-MayClaim =
    { $dice ->
        [one] { $unit } gooit één dobbelsteen ({ $roll }). Nog een, in ruil voor een oneerkaart?
       *[other] { $unit } gooit { $dice } dobbelstenen ({ $roll }). Nog een, in ruil voor een oneerkaart?
    }

## Opties om uit te kiezen. Plekken zijn inches vanaf de westrand en vanaf de zuidrand.

skirmish-do-take_force = Kant-en-klare strijdmacht nemen
skirmish-do-recruit =
    { $unarmored ->
        [1] Rekruteren: { $card } met { $weapon }, zonder harnas
       *[other] Rekruteren: { $card } met { $weapon }
    }
skirmish-do-finish = Klaar met rekruteren
skirmish-do-hide = Marker { $marker }
skirmish-do-hold = { $unit } in reserve houden
skirmish-do-place = { $unit } opstellen bij { $x } / { $y }
skirmish-do-token = { $unit } komt in actie
skirmish-do-move =
    { $pick_up ->
        [1] { $unit } naar { $x } / { $y } verplaatsen, met de gevangene
       *[other] { $unit } naar { $x } / { $y } verplaatsen
    }
skirmish-do-cautious =
    { $pick_up ->
        [1] { $unit } voorzichtig naar { $x } / { $y } verplaatsen, met de gevangene
       *[other] { $unit } voorzichtig naar { $x } / { $y } verplaatsen
    }
skirmish-do-stand_up =
    { $pick_up ->
        [1] { $unit } staat op, gaat naar { $x } / { $y } en neemt de gevangene mee
       *[other] { $unit } staat op en gaat naar { $x } / { $y }
    }
skirmish-do-shoot = { $unit } schiet op { $target } vanaf { $x } / { $y }
skirmish-do-charge = { $unit } stormt af op { $target }
skirmish-do-reload = { $unit } herlaadt
skirmish-do-search = { $unit } doorzoekt marker { $marker }
skirmish-do-enter =
    { $pick_up ->
        [1] { $unit } komt terug, gaat naar { $x } / { $y } en neemt de gevangene mee
       *[other] { $unit } komt terug en gaat naar { $x } / { $y }
    }
skirmish-do-enter_cautious =
    { $pick_up ->
        [1] { $unit } komt terug, gaat voorzichtig naar { $x } / { $y } en neemt de gevangene mee
       *[other] { $unit } komt terug en gaat voorzichtig naar { $x } / { $y }
    }
skirmish-do-arrive =
    { $pick_up ->
        [1] { $unit } komt op, gaat naar { $x } / { $y } en neemt de gevangene mee
       *[other] { $unit } komt op en gaat naar { $x } / { $y }
    }
skirmish-do-order = { $unit } op { $target } laten afstormen
skirmish-do-test = { $unit } doet een moedtest
skirmish-do-decline = Nee, verder
skirmish-do-carry = { $unit } gaat op weg met de gevangene
skirmish-do-use =
    { $skill-is ->
        [debt_owed] { $skill }: { $unit } krijgt een actie terug
        [issue_challenge] { $skill }: { $unit } wordt uitgedaagd
        [special_instructions] { $skill }: { $unit } handelt eerst
        [local_guide] { $skill }: { $unit } gaat naar { $x } / { $y }
       *[other] { $skill } gebruiken
    }
skirmish-do-claim = Extra dobbelsteen voor een oneerkaart
skirmish-do-give = De kaart aan { $unit } geven
skirmish-do-draw = Volgend fiche trekken

## Wat er gebeurd is

skirmish-event-ForceReady =
    { $cards ->
        [hidden] De strijdmacht van { $seat } staat klaar.
       *[other] De strijdmacht van { $seat } staat klaar: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Je strijdmacht staat klaar.
           *[other] Je strijdmacht staat klaar: { $cards }.
        }
skirmish-event-ForceShown = De strijdmacht van { $seat }: { $cards }.
    .you = Je strijdmacht: { $cards }.
skirmish-event-CaptiveHidden =
    { $marker ->
        [hidden] { $seat } bepaalt in het geheim waar de gevangene zit.
       *[other] { $seat } bepaalt in het geheim dat de gevangene bij marker { $marker } zit.
    }
    .you =
        { $marker ->
            [hidden] Je bepaalt in het geheim waar de gevangene zit.
           *[other] Je bepaalt in het geheim dat de gevangene bij marker { $marker } zit.
        }
skirmish-event-HeldBack = { $unit } blijft in reserve.
skirmish-event-Deployed = { $unit } stelt zich op.
skirmish-event-RoundBegan = Ronde { $round }. { $seat } trekt als eerste.
    .you = Ronde { $round }. Jij trekt als eerste.
skirmish-event-TokenDrawn =
    { $token ->
        [samurai] { $seat } trekt een samoeraifiche.
       *[other] { $seat } trekt een soldatenfiche.
    }
    .you =
        { $token ->
            [samurai] Je trekt een samoeraifiche.
           *[other] Je trekt een soldatenfiche.
        }
skirmish-event-FateDrawn =
    { $drawn ->
        [1] { $seat } trekt het eerste noodlotsfiche.
        [2] { $seat } trekt het tweede noodlotsfiche. Het volgende beëindigt de ronde.
       *[other] { $seat } trekt het derde noodlotsfiche: de ronde is voorbij.
    }
    .you =
        { $drawn ->
            [1] Je trekt het eerste noodlotsfiche.
            [2] Je trekt het tweede noodlotsfiche. Het volgende beëindigt de ronde.
           *[other] Je trekt het derde noodlotsfiche: de ronde is voorbij.
        }
skirmish-event-TokenGiven = { $seat } geeft het fiche aan { $unit }.
    .you = Je geeft het fiche aan { $unit }.
skirmish-event-TokenLost = { $unit } vindt geen weg naar de tafel, en het fiche is verloren.
skirmish-event-ActionLost =
    { $why ->
        [doubt] { $unit } twijfelt en verliest een actie.
       *[avoid] { $unit } geeft een actie op om te ontwijken.
    }
skirmish-event-ActionReturned = { $unit } krijgt een actie terug: een fiche gaat in de zak.
skirmish-event-AlertSpent = { $unit } was waakzaam en ontwijkt zonder actie.
skirmish-event-Separated = { $unit } stapt weg van de vijand.
skirmish-event-Acted =
    { $action ->
        [move] { $unit } beweegt.
        [cautious] { $unit } beweegt voorzichtig en is nu waakzaam.
        [stand_up] { $unit } krabbelt overeind.
        [shoot] { $unit } legt aan.
        [charge] { $unit } stormt naar voren!
        [reload] { $unit } herlaadt.
        [search] { $unit } zoekt.
        [enter] { $unit } komt terug op tafel.
       *[enter_cautious] { $unit } komt voorzichtig terug en is nu waakzaam.
    }
skirmish-event-Moved = { $unit } neemt een nieuwe plek in.
skirmish-event-Rolled =
    { $faces-count ->
        [0] { $unit }, { $roll }: geen dobbelstenen over. Mislukt.
       *[other]
            { $unit }, { $roll }: { $faces }. { $result ->
                [hit] Raak!
                [miss] Geen effect.
                [fumbled] Blunder!
                [failed] Mislukt.
                [splendid] Gelukt, met bonus!
               *[passed] Gelukt.
            }
    }
skirmish-event-TestedTarget = { $unit } kiest { $target } als doelwit.
skirmish-event-Attacked =
    { $how ->
        [shot] { $unit } schiet op { $target }.
       *[charge] { $unit } stormt af op { $target }!
    }
skirmish-event-Wounded =
    { $drops ->
        [one] { $unit } krijgt een bloeddruppel (nu { $total }).
       *[other] { $unit } krijgt { $drops } bloeddruppels (nu { $total }).
    }
skirmish-event-Inspired =
    { $total ->
        [0] { $unit } vat moed en verliest de laatste bloeddruppel.
       *[other] { $unit } vat moed en verliest een bloeddruppel (nu { $total }).
    }
skirmish-event-KnockedDown = { $unit } gaat neer.
skirmish-event-ModelLost =
    { $left ->
        [one] { $unit } verliest een man en heeft er nog één.
       *[other] { $unit } verliest een man en heeft er nog { $left }.
    }
skirmish-event-Removed = { $unit } is uitgeschakeld!
skirmish-event-Retreated = { $unit } wijkt terug.
skirmish-event-GaveWay = { $unit } maakt ruimte.
skirmish-event-DrivenOff = { $unit } wordt van tafel gedreven.
skirmish-event-ArrivalFailed = { $unit } is er nog niet.
skirmish-event-MarkerSearched =
    { $found ->
        [captive] { $unit } vindt de gevangene bij marker { $marker }!
        [find] { $unit } doet een vondst bij marker { $marker }.
       *[nothing] { $unit } vindt niets bij marker { $marker }. De marker gaat weg.
    }
skirmish-event-CaptiveTaken = { $unit } heeft nu de gevangene.
skirmish-event-CaptiveDropped = { $unit } laat de gevangene los.
skirmish-event-CaptiveLeft = { $unit } verlaat de tafel met de gevangene!
skirmish-event-CardUsed = { $unit } gebruikt { $card }.
skirmish-event-SkillTurnedUp = { $seat } draait een noodlotskaart om: { $card }.
    .you = Je draait een noodlotskaart om: { $card }.
skirmish-event-SkillGained = { $unit } krijgt een vaardigheid: { $card }.
skirmish-event-Challenged = { $unit } daagt { $target } uit.
skirmish-event-DieClaimed = { $unit } neemt een extra dobbelsteen, ten koste van de eer.
skirmish-event-Shamed = { $unit } trekt een oneerkaart: { $card }.
skirmish-event-Injured = { $unit } is gewond: { $card }.
skirmish-event-Survived = { $unit } overleeft de klap!
skirmish-event-SkillKept = { $seat } houdt een vaardigheid voor de veldtocht: { $card }.
    .you = Je houdt een vaardigheid voor de veldtocht: { $card }.
skirmish-event-BattleEnded =
    { $seat-is ->
        [nobody] De veldslag eindigt onbeslist. { $ended }
       *[other] { $seat } wint de veldslag! { $ended }
    }
    .you = Je wint de veldslag! { $ended }
skirmish-event-CampaignEnded =
    { $winner-count ->
        [one] { $winners } wint de veldtocht! Punten: { $totals }.
       *[other] De veldtocht eindigt onbeslist. Punten: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] Je wint de veldtocht! Punten: { $totals }.
           *[other] De veldtocht eindigt onbeslist. Punten: { $totals }.
        }

## De opties van het spel

skirmish-option-scenario = De veldslag: een eerste treffen, een buitenpost om te veroveren, een veld om te doorzoeken, een spion om te vinden, een spion om te begeleiden, een gevangene om te bevrijden, een strijd tot de laatste samoerai, of een veldtocht van zes veldslagen.
    .name = Veldslag
skirmish-option-level = Regels: basis (1), met vaardigheden (2), of ook met verwondingen en oneer (3). Eerste Treffen speel je altijd op niveau 1.
    .name = Regels
skirmish-option-round_limit = Na hoeveel rondes een veldslag eindigt: zoals het scenario zegt, of 3 tot 20.
    .name = Laatste ronde
skirmish-option-shots_push = Drijven schoten die verwonden of schampen het doelwit terug?
    .name = Schoten drijven terug
skirmish-option-no_avoid_counts_failed = Een doelwit dat niet kan ontwijken, geldt als mislukt en kan dus doorboord en verdoofd worden.
    .name = Niet kunnen ontwijken
skirmish-option-drops_on_all_honour = Verzwakken bloeddruppels elke eertest, of alleen moedtests?
    .name = Gewicht van bloeddruppels
skirmish-option-nerve_order = Wie de volgorde van moedtests bepaalt: van wie de eenheden zijn, of de afstand, dichtstbij eerst.
    .name = Volgorde van moedtests
skirmish-option-max_commoner_units = Hoeveel soldateneenheden een strijdmacht hoogstens mag hebben.
    .name = Soldateneenheden
skirmish-option-bow_loyal_cost = Kosten van een Trouwe Booggroep: 2 of 3 punten.
    .name = Trouwe Booggroep
skirmish-option-unarmoured_card = Mogen helden en samoerai zonder harnas? Ze hebben 1 behendigheid meer, maar schadeworpen tegen hen hebben 1 dobbelsteen meer.
    .name = Zonder harnas
skirmish-option-thrown_for_samurai = Mogen helden en samoerai werpwapens nemen voor 1 punt?
    .name = Werpwapens
skirmish-option-last_samurai_points = Punten per strijdmacht in De Laatste Samoerai.
    .name = Punten in De Laatste Samoerai
skirmish-option-carry_limit = Hoe ver een eenheid komt met de gevangene (1000 = 1 inch).
    .name = De gevangene meenemen
skirmish-option-mirror_terrain = Ligt willekeurig terrein gespiegeld, zodat beide kanten dezelfde grond hebben?
    .name = Gespiegeld terrein
skirmish-option-ground = Welk terrein er op tafel ligt: dat van het scenario, of je eigen uit een terreinbestand.
    .name = Terrein

## Problemen

problem-skirmish-another-unit-acts = Een andere eenheid kreeg het fiche.
problem-skirmish-card-not-usable = Die kaart doet hier niets. Gebruik een kaart die oplicht, of geen.
problem-skirmish-carries-the-captive = Wie de gevangene draagt, kan niet aanvallen, schieten of zoeken.
problem-skirmish-claim-or-not = Neem de extra dobbelsteen, of laat hem liggen.
problem-skirmish-enemy-in-the-way = Je kunt niet afstormen: er staat een andere vijand in de weg.
problem-skirmish-enemy-too-near = Zoeken kan niet met een vijand binnen drie inch.
problem-skirmish-friend-in-the-way = Een vriend staat in de schootslijn.
problem-skirmish-is-loaded = Er valt niets te herladen.
problem-skirmish-is-on-the-table = Deze eenheid staat al op tafel.
problem-skirmish-lies-prone = Deze eenheid ligt op de grond en moet eerst opstaan.
problem-skirmish-list-not-legal = Je strijdmacht is nog niet compleet.
problem-skirmish-ground-in-campaign = Een veldtocht heeft zes veldslagen met hun eigen terrein. Kies één veldslag voor je eigen terrein.
problem-skirmish-ground-not-toml = Het terreinbestand is geen TOML: { $detail }.
problem-skirmish-ground-too-long = Het terreinbestand is te lang: hoogstens { $most } tekens.
problem-skirmish-ground-unknown-part = In het terreinbestand staat “{ $field }”, wat hier niets betekent. Alleen [[piece]] mag.
problem-skirmish-ground-no-pieces = In het terreinbestand staat geen [[piece]].
problem-skirmish-ground-too-many = Er zijn { $count } terreinstukken, en er mogen er hoogstens { $most } op tafel liggen.
problem-skirmish-ground-not-a-piece = Terreinstuk { $piece } is niet als stuk geschreven.
problem-skirmish-ground-unknown-field = Bij terreinstuk { $piece } staat “{ $field }”, wat niets betekent. Er mag staan: { $known }.
problem-skirmish-ground-needs-field = Bij terreinstuk { $piece } ontbreekt “{ $field }”.
problem-skirmish-ground-unknown-kind = Terreinstuk { $piece }: “{ $kind }” is geen soort terrein. Er zijn: { $known }.
problem-skirmish-ground-bad-place = Terreinstuk { $piece }: bij “at” horen twee getallen, zoals [12, 18.5], niet { $value }.
problem-skirmish-ground-bad-size-form = Stuk { $piece } van het terrein: “size” is één getal of [breed, diep], niet { $value }.
problem-skirmish-ground-not-a-length = Terreinstuk { $piece }: { $value } is geen lengte.
problem-skirmish-ground-too-fine = Terreinstuk { $piece }: { $value } heeft te veel decimalen (hoogstens 3).
problem-skirmish-ground-bad-size = Terreinstuk { $piece } moet { $low } tot { $high } inch groot zijn.
problem-skirmish-ground-bad-angle = Terreinstuk { $piece }: de hoek is een geheel aantal graden, niet { $value }.
problem-skirmish-ground-off-table = Terreinstuk { $piece } steekt over de tafelrand.
problem-skirmish-ground-overlap = De terreinstukken { $other } en { $piece } overlappen.
problem-skirmish-ground-too-dense = Rond terreinstuk { $piece } staat te veel terrein dicht op elkaar.
problem-skirmish-ground-marker-blocked = Door het terrein kan niemand bij marker { $number } staan.
problem-skirmish-ground-zone-blocked =
    { $side ->
        [south] Te weinig ruimte om in het zuiden op te stellen: er moeten { $fewest } groepen passen.
       *[north] Te weinig ruimte om in het noorden op te stellen: er moeten { $fewest } groepen passen.
    }
problem-skirmish-ground-no-room = Het terrein verspert zoveel van de tafel dat niet elke eenheid zeker is van een plek.
problem-skirmish-draw-first = Trek eerst het volgende fiche, of neem je laatste zet terug.
problem-skirmish-must-arrive = Noem de plek waar je reserve opkomt.
problem-skirmish-must-enter = Deze eenheid is van tafel en moet eerst terugkomen.
problem-skirmish-must-reload = Het musket moet eerst herladen worden.
problem-skirmish-no-action-left = { $unit } heeft deze ronde geen actie meer.
problem-skirmish-no-dice-left = Er staat te veel in de weg: je houdt geen dobbelsteen over.
problem-skirmish-no-noble = De kaart gaat naar je held of naar een van je samoerai.
problem-skirmish-no-room-at-the-target = Er is geen ruimte om tegen die vijand aan te staan.
problem-skirmish-no-room-there = Daar is geen ruimte voor het voetstuk.
problem-skirmish-no-single-model = Een losse krijger moet haar dragen, geen groep.
problem-skirmish-no-such-marker = Zo’n marker is er niet.
problem-skirmish-no-such-order = Dat bevel kan de sergeant niet geven.
problem-skirmish-no-way-there =
    { $far ->
        [yes] Te ver: { $apart }″, en met deze beweging kom je { $reach }″ ver.
        [edge] Vanaf de rand kom je daar niet met { $reach }″.
       *[no] Met { $reach }″ kom je daar niet: er staat iets in de weg.
    }
problem-skirmish-not-a-tester = Die eenheid hoeft nu geen moedtest te doen.
problem-skirmish-not-an-enemy-here = Zo’n vijand staat er niet op tafel.
problem-skirmish-not-at-the-marker = Om te zoeken moet de eenheid de marker raken.
problem-skirmish-not-in-the-zone = Zet de eenheid helemaal binnen je opstelzone, los van alles en minstens een inch van vijanden.
problem-skirmish-not-to-be-held-back = Die eenheid kan nu niet in reserve blijven.
problem-skirmish-not-to-be-recruited = Die kaart past niet meer in je strijdmacht.
problem-skirmish-not-waiting = Die eenheid kun je niet opstellen: die staat er al of is van je tegenstander.
problem-skirmish-not-your-unit = { $unit } is geen levende eenheid van jou.
problem-skirmish-nothing-to-pick-up = Daar kun je de gevangene niet oppakken.
problem-skirmish-nothing-to-search = Er valt voor deze eenheid niets te doorzoeken.
problem-skirmish-nothing-to-shoot-with = Deze eenheid heeft niets om mee te schieten.
problem-skirmish-off-the-table = Het hele voetstuk moet op tafel blijven.
problem-skirmish-out-of-range = Te ver: { $apart }″, en het bereik is { $reach }″.
problem-skirmish-out-of-reach = Te ver: { $apart }″, en een stormaanval reikt { $reach }″.
problem-skirmish-out-of-sight = Het doelwit is vandaar niet te zien.
problem-skirmish-owes-a-duel = Na de uitdaging moet je eerst op de rivaal afstormen.
problem-skirmish-stands-already = Deze eenheid staat al overeind.
problem-skirmish-terrain-in-the-way = Het terrein staat in de weg en met één bocht kom je er niet omheen.
problem-skirmish-way-covered = De hele breedte van de weg naar dit doelwit is bedekt, dus het is verborgen.
problem-skirmish-wrong-moment =
    { $clause ->
        [TOH-5-2] Geef eerst het fiche aan een van je eenheden.
        [TOH-6-1] Een eenheid heeft het fiche: kies een actie.
        [TOH-9-20] Beslis eerst over de gratis actie.
       *[other] Antwoord eerst op wat je gevraagd wordt.
    }
problem-skirmish-wrong-token = Dit fiche is niet voor { $unit }: samoerai en soldaten hebben elk hun eigen fiches.
