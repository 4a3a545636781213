### Test of Honour in de terminal.

cli-skirmish-compass = N NNO NO ONO O OZO ZO ZZO Z ZZW ZW WZW W WNW NW NNW
cli-skirmish-battle = veldslag { $battle } van { $battles }
cli-skirmish-level = niveau { $level }
cli-skirmish-over = de partij is afgelopen
cli-skirmish-set-up = opstelling
cli-skirmish-round = ronde { $round } van { $rounds }
cli-skirmish-points = { $spent } van { $limit } punten
cli-skirmish-ready = klaar
cli-skirmish-bag = Zak
cli-skirmish-empty = leeg
cli-skirmish-token =
    { $token ->
        [samurai] samoerai
        [commoner] soldaten
       *[fate] noodlot
    }
cli-skirmish-losses = verliezen { $south } : { $north }
cli-skirmish-finds = vondsten { $south } : { $north }
cli-skirmish-carried = @ { $unit } heeft de gevangene
cli-skirmish-captive = @ de gevangene ligt op { $place }
cli-skirmish-testing = nog een moedtest: { $units }
cli-skirmish-decks = noodlotsstapels { $south } : { $north }
cli-skirmish-from = afstand en richting vanaf { $unit }
cli-skirmish-from-nearest = afstand tot de dichtstbijzijnde vijand
cli-skirmish-more-units =
    { $count ->
        [one] … en nog één (eenheden)
       *[other] … en nog { $count } (eenheden)
    }
cli-skirmish-zone =
    { $zone ->
        [waiting] wacht nog
        [off] van tafel
        [reserve] in reserve
        [removed] gevallen
       *[table] op tafel
    }
cli-skirmish-legend = 2/3 acties over · x3 figuren · •1 druppels · ! waakzaam · _ ligt · r herladen · × stormaanval · » schot
cli-skirmish-columns = eenheid | naam | wapen | mik/beh/kra/ver/eer | act | toestand | plek | afstand

## De opties

cli-skirmish-do =
    { $do ->
        [charge] Stormaanval
        [shoot] Schieten
        [step] Stap, schot
        [order] Bevel
        [move] Lopen
        [cautious] Voorzichtig
        [stand_up] Opstaan
        [arrive] Opkomen
        [enter] Terugkomen
        [enter_cautious] Voorzichtig terug
        [place] Opstellen
        [token] Fiche voor
        [test] Test
        [hold] Achterhouden
        [hide] Kerker
        [give] Kaart voor
        [carry] Drager
       *[other] Of
    }
cli-skirmish-here = hier
cli-skirmish-short-hits = raak: { $hits }
cli-skirmish-short-shots =
    { $count ->
        [one] één schot na een stap
       *[other] { $count } schoten na een stap
    }, of elk ander: s { $target } NO 3
cli-skirmish-short-moves =
    { $count ->
        [one] één plek
       *[other] { $count } plekken
    }, of elke andere: { $letter } 12.5 8, { $letter } NO 4
cli-skirmish-short-place =
    { $count ->
        [one] één plek
       *[other] { $count } plekken
    }, of elke andere: p { $unit } 12.5 8
cli-skirmish-chances =
    { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }, raak { $hit }: uitgeschakeld { $cut }, gewond { $wound }
cli-skirmish-farther = niet de dichtstbijzijnde in zicht: verstand { $chance }
cli-skirmish-wits = niet de dichtstbijzijnde in zicht: eerst een verstandstest ({ $chance }).
cli-skirmish-otherwise = Mislukt die, dan gaat de aanval op { $target }.
cli-skirmish-after-wits = (verstand)

## Kijken

cli-skirmish-values = mikken { $aim }, behendigheid { $agility }, kracht { $strength }, verstand { $wits }, eer { $honor }; { $left } van { $actions } acties over; druppels: { $drops }
cli-skirmish-look = vijand | afstand | zicht | in de weg | stormaanval | schot
cli-skirmish-standing = { $target }: { $gap } ver, { $lines } van 256 zichtlijnen vrij{ $way ->
        [none] .
       *[other] , in de weg: { $way }.
    }
cli-skirmish-dice =
    { $dice ->
        [one] { $roll }: één dobbelsteen
       *[other] { $roll }: { $dice } dobbelstenen
    }
cli-skirmish-no-avoid = geen ontwijkworp: het doelwit heeft geen actie over en is niet waakzaam
cli-skirmish-avoid-by =
    { $by ->
        [alert] gratis, want het doelwit is waakzaam
        [card] gratis, door een kaart
       *[action] kost het doelwit een actie
    }
cli-skirmish-way = { $length } beweging, eindigt op { $place }{ $bend ->
        [none] {""}
       *[other] , met een knik bij { $bend }
    }
cli-skirmish-exactly = raak { $hit }, uitgeschakeld { $cut-down }, licht gewond { $light-wound }; blunder bij het treffen { $fumble }
cli-skirmish-survives = overleeft met een verwonding { $chance }
cli-skirmish-guard = meegeteld: { $cards } ({ $unit }); zonder: raak { $hit }, uitgeschakeld { $cut }
cli-skirmish-aid = niet meegeteld: { $cards } ({ $unit })
cli-skirmish-hemmed = Ingesloten: terugdringen kost het doelwit 1 bloeddruppel extra.
cli-skirmish-push =
    { $cause ->
        [edge] Terugdringen zou het doelwit bij { $place } van tafel drijven.
        [enemy] Terugdringen zou eindigen op { $place }, tegen een vijand.
        [ground] Terugdringen zou eindigen op { $place }, tegen terrein.
       *[freely] Terugdringen zou eindigen op { $place }.
    }
cli-skirmish-reach =
    { $count ->
        [one] { $unit }, { $limit }: één plek binnen bereik (+)
       *[other] { $unit }, { $limit }: { $count } plekken binnen bereik (+), op een raster van een halve inch
    }

## Het scoreblad

cli-skirmish-sheet = kant | verliezen | eenheden | druppels | vondsten | markers
cli-skirmish-fallen = Gevallen: { $units }
cli-skirmish-campaign = Veldtocht: { $scores }
cli-skirmish-won = { $name } wint.
cli-skirmish-drawn = Onbeslist.
cli-skirmish-goal =
    { $scenario ->
        [first_clash] Doel: schakel de vijandelijke held uit. Na de laatste ronde wint wie het minst verloren heeft.
        [outpost] Doel: houd aan het eind van de laatste ronde meer markers bezet dan de verdedigers.
        [battlefield] Doel: drie vondsten. Na de laatste ronde wint wie de meeste vondsten heeft, en dan wie het minst verloren heeft.
        [spy] Doel: verlaat de tafel met de spion over je eigen rand. Na de laatste ronde wint wie haar draagt.
        [roadblock] Doel: zuid gaat met de spion over de noordrand, noord over de zuidrand.
        [rescue] Doel: zuid gaat met de gevangene over de eigen rand, noord schakelt held en samoerai van zuid uit.
       *[last_samurai] Doel: schakel de vijandelijke held en alle samoerai uit. Na de laatste ronde wint wie het minst verloren heeft.
    }

## Wat je kunt typen

cli-skirmish-word-move = loop
cli-skirmish-word-cautious = voorzichtig
cli-skirmish-word-shoot = schiet
cli-skirmish-word-charge = storm
cli-skirmish-word-place = plaats
cli-skirmish-word-look = kijk
cli-skirmish-word-reach = bereik
cli-skirmish-word-odds = kansen
cli-skirmish-word-units = eenheden
cli-skirmish-word-take = neem
cli-skirmish-manual =
    m 12.5 8   m NO 4 | loop naar een plek in inches, of zo ver in een richting; ook m @90 4, m +3 -2, m B2 4
    c 12.5 8   c NO 2 | hetzelfde, voorzichtig; met “neem” erachter pak je de gevangene op
    a B2   s B2   s B2 NO 3 | storm af op B2; schiet op B2 vanaf hier, of na een korte beweging
    p A2 12.5 8 | stel A2 op die plek op
    A2 | geef het fiche aan A2
    kijk   kijk A2 | wat een eenheid kan, en waarom iets niet kan
    kansen B2   B2 | de dobbelstenen en de precieze kansen van een aanval op B2
    bereik   bereik 3 | waar de eenheid heen kan
    eenheden | alle eenheden met al hun getallen
problem-cli-skirmish-not-read = Dat is geen plek en geen eenheid; je kunt het zo zeggen: { $example }
problem-cli-skirmish-which-unit = Noem een eenheid, bijvoorbeeld A1.
problem-cli-skirmish-why-what = Waarom wat? Noem een eenheid of een hele regel, zoals: waarom B2, waarom s B2
