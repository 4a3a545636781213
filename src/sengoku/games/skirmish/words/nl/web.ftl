### Test of Honour in de browser.

skirmish-web-field = Het slagveld
skirmish-web-tools = Kijken en meten
skirmish-web-closer = Dichterbij
skirmish-web-farther = Verder weg
skirmish-web-fit = Het hele veld
skirmish-web-turn = Tafel draaien
skirmish-web-eye = Het oog
skirmish-web-eye-above = Van boven
skirmish-web-eye-lower = Lager
skirmish-web-eye-higher = Hoger
skirmish-web-eye-left = Naar links draaien
skirmish-web-eye-right = Naar rechts draaien
skirmish-web-eye-keys = Aan de gebeeldhouwde tafel draai je met Q en E de tafel, G laat het oog zakken, T brengt het omhoog.
skirmish-web-ruler = Liniaal: sleep van de ene plek naar de andere, of R en de pijltjestoetsen
skirmish-web-field-keys = Met de pijltjestoetsen wijs je een plek aan, telkens een inch verder, met Shift een tiende. Enter kiest de plek, nog eens Enter voert het uit, Escape neemt het terug. R is de liniaal. Plus, min en 0 veranderen hoeveel je ziet.

skirmish-web-units = Eenheden
skirmish-web-bag = De zak
skirmish-web-rolls = Laatste worpen
skirmish-web-targets = Wie kan worden aangevallen
skirmish-web-no-targets =
    { $count ->
        [one] Waarom kan ik die ene niet aanvallen?
       *[other] Waarom kan ik de andere { $count } niet aanvallen?
    }
skirmish-web-not-nearest = Niet de dichtstbijzijnde vijand: { $percent }% kans op de verstandstest
skirmish-web-otherwise = Mislukt die, dan gaat de aanval op { $unit }.

skirmish-web-col-unit = Eenheid
skirmish-web-col-actions = Acties
skirmish-web-col-far = Afstand en richting

## Hoe een eenheid eraan toe is, in het kort

skirmish-web-actions = nog { $left } van { $count } acties
skirmish-web-models =
    { $count ->
        [one] 1 man
       *[other] { $count } man
    }
skirmish-web-drops = { $count ->
    [one] 1 bloeddruppel
   *[other] { $count } bloeddruppels
}
skirmish-web-stains = { $count ->
    [one] 1 smet
   *[other] { $count } smetten
}
skirmish-web-prone = op de grond
skirmish-web-alert = waakzaam
skirmish-web-reload = moet herladen
skirmish-web-carries = heeft de gevangene
skirmish-web-zone-waiting = nog niet opgesteld
skirmish-web-zone-off = van tafel verdreven
skirmish-web-zone-reserve = in reserve
skirmish-web-zone-removed = uit de strijd

skirmish-web-value-aim = Mikken
skirmish-web-value-agility = Behendigheid
skirmish-web-value-strength = Kracht
skirmish-web-value-wits = Verstand
skirmish-web-value-honor = Eer

skirmish-web-wind-n = N
skirmish-web-wind-ne = NO
skirmish-web-wind-e = O
skirmish-web-wind-se = ZO
skirmish-web-wind-s = Z
skirmish-web-wind-sw = ZW
skirmish-web-wind-w = W
skirmish-web-wind-nw = NW

## Where the keys point, for who listens

skirmish-web-point-far = { $far } inch van { $unit }, richting { $wind }
skirmish-web-point-edges = { $west } inch van de westrand, { $south } van de zuidrand
skirmish-web-point-ruler = De liniaal wijst { $far } inch aan, richting { $wind }
skirmish-web-point-marked = een gemarkeerde plek
skirmish-web-aimed = aan te vallen, { $far } inch ver
skirmish-web-place-foe = { $far } inch van { $foe }
skirmish-web-point-beyond = voor zover bekend leidt er geen weg heen
skirmish-web-to-n = noord
skirmish-web-to-ne = noordoost
skirmish-web-to-e = oost
skirmish-web-to-se = zuidoost
skirmish-web-to-s = zuid
skirmish-web-to-sw = zuidwest
skirmish-web-to-w = west
skirmish-web-to-nw = noordwest

## Wat er gaat gebeuren

skirmish-web-deed = Actie
skirmish-web-mode-move = Bewegen
skirmish-web-mode-cautious = Voorzichtig bewegen
skirmish-web-mode-stand_up = Opstaan
skirmish-web-mode-shoot = Schieten
skirmish-web-mode-charge = Stormaanval
skirmish-web-mode-reload = Herladen
skirmish-web-mode-search = Zoeken
skirmish-web-mode-enter = Terugkomen
skirmish-web-mode-enter_cautious = Voorzichtig terugkomen
skirmish-web-mode-arrive = Het veld in
skirmish-web-mode-order = Een bevel geven
skirmish-web-mode-place = Opstellen
skirmish-web-mode-hide = Verbergen
skirmish-web-mode-token = Het fiche geven
skirmish-web-mode-give = De kaart geven
skirmish-web-mode-hold = In reserve houden
skirmish-web-mode-carry = Meenemen
skirmish-web-mode-test = Moedtest
skirmish-web-and-captive = { $name }, de gevangene meenemen
skirmish-web-next-unit = Kies een oplichtende eenheid, op tafel of in de lijst.
skirmish-web-next-target = Kies een doelwit.
skirmish-web-next-marker = Kies een marker.
skirmish-web-next-place = Kies een plek: een oplichtende of een andere.
skirmish-web-confirm = Uitvoeren
skirmish-web-possible = Zet controleren
skirmish-web-cancel = Annuleren

## Kansen

skirmish-web-odds = Tegen { $unit }
skirmish-web-chance-hit = Raak
skirmish-web-chance-cut-down = Uitgeschakeld
skirmish-web-chance-light = Lichte wond
skirmish-web-chance-injured = Overleeft
skirmish-web-chance-fumble = Blunder
skirmish-web-guard = Meegeteld: { $cards } ({ $unit }). Zonder: { $hit }% raak, { $cut }% uitgeschakeld.
skirmish-web-aid = Niet meegeteld: { $cards } ({ $unit }).
skirmish-web-hemmed = Ingesloten: terugdringen kost { $unit } 1 bloeddruppel extra.
skirmish-web-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
skirmish-web-cannot-avoid = kan niet ontwijken
skirmish-web-result-hit = Raak
skirmish-web-result-miss = Niets
skirmish-web-result-fumbled = Blunder
skirmish-web-result-failed = Mislukt
skirmish-web-result-passed = Gelukt
skirmish-web-result-splendid = Gelukt, met een bonus
skirmish-web-may-end = Het volgende noodlotsfiche beëindigt de ronde.

## De slag

skirmish-web-about = Over deze veldslag
skirmish-web-round = Ronde { $round } van { $rounds }
skirmish-web-rounds = { $rounds } rondes
skirmish-web-drawer = trekt hierna
skirmish-web-losses = Verliezen: { $points }
skirmish-web-finds = { $count ->
    [one] 1 vondst
   *[other] { $count } vondsten
}
skirmish-web-held = { $count ->
    [one] beheerst 1 marker
   *[other] beheerst { $count } markers
}
skirmish-web-what-wins = Zo win je
skirmish-web-markers = Markers
skirmish-web-marker = Marker { $number }
skirmish-web-captive = De gevangene
skirmish-web-decks = Kaarten
skirmish-web-fate-deck = { $name }: noodlotsstapel van { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
skirmish-web-shame-decks = Gesloten stapels: { $injuries } verwondingen, { $dishonor } oneerkaarten
skirmish-web-campaign = De veldtocht
skirmish-web-points = punten
skirmish-web-kept = bewaarde vaardigheden
skirmish-web-sum = nog { $left } van { $all } eenheden
skirmish-web-final-finds = Vondsten: { $south } { $mine }, { $north } { $other }
skirmish-web-final-held = Markers in handen: { $south } { $mine }, { $north } { $other }
skirmish-web-final-losses = Verloren punten: { $south } { $lost }, { $north } { $other }
skirmish-web-final-drops = Bloeddruppels: { $south } { $drops }, { $north } { $other }

## Een strijdmacht samenstellen

skirmish-web-roster = Je strijdmacht
skirmish-web-roster-empty = Nog niemand heeft zich aangesloten.
skirmish-web-roster-wait = Je tegenstander kiest een strijdmacht.
skirmish-web-roster-ready = Beide strijdmachten zijn klaar.
skirmish-web-recruits = Beschikbare krijgers
skirmish-web-recruit-order = Rekruten komen in deze volgorde. Wie je overslaat, kan later niet meer mee.
skirmish-web-limits = Grenzen van een strijdmacht
skirmish-web-bonuses = Wapenbonussen
skirmish-web-force-ready = klaar
skirmish-web-force-building = kiest

## Waarden van opties

skirmish-web-choice-scenario-first_clash = { skirmish-scenario-first_clash }
skirmish-web-choice-scenario-outpost = { skirmish-scenario-outpost }
skirmish-web-choice-scenario-battlefield = { skirmish-scenario-battlefield }
skirmish-web-choice-scenario-spy = { skirmish-scenario-spy }
skirmish-web-choice-scenario-roadblock = { skirmish-scenario-roadblock }
skirmish-web-choice-scenario-rescue = { skirmish-scenario-rescue }
skirmish-web-choice-scenario-last_samurai = { skirmish-scenario-last_samurai }
skirmish-web-choice-scenario-campaign = Veldtocht van zes veldslagen
skirmish-web-choice-round_limit-scenario = zoals in het scenario
skirmish-web-choice-ground-scenario = zoals in het scenario
skirmish-web-choice-nerve_order-owner = van wie ze zijn
skirmish-web-choice-nerve_order-auto = de dichtstbijzijnde eerst

## Opties die op een scherm anders verteld worden

# so many of the game's own make one that people say
skirmish-web-scale-carry_limit = 1000
skirmish-web-option-carry_limit = Hoe ver een eenheid komt met de gevangene, in inches.

## Wat kan, verteld vanaf waar een eenheid staat

skirmish-web-where = { $far }″ naar het { $wind }en
skirmish-web-do-move = { $unit } verplaatsen: { $where }
skirmish-web-do-cautious = { $unit } voorzichtig verplaatsen: { $where }
skirmish-web-do-move-stay = { $unit } laten staan
skirmish-web-do-cautious-stay = { $unit } waakzaam laten staan
skirmish-web-do-stand_up = { $unit } staat op en gaat { $where }
skirmish-web-do-stand_up-stay = { $unit } staat op
skirmish-web-do-shoot = { $unit } schiet op { $target }
skirmish-web-do-shoot-moving = { $unit } gaat { $where } en schiet op { $target }
skirmish-web-do-enter = { $unit } komt terug op tafel
skirmish-web-do-enter_cautious = { $unit } komt voorzichtig terug
skirmish-web-do-arrive = { $unit } komt hier binnen
skirmish-web-do-place = { $unit } hier opstellen
skirmish-web-do-use = { $skill }: { $unit } gaat daarheen

## De hand, en wat bij een figuur hangt

skirmish-web-fight = Terug naar de strijd
skirmish-web-look = Tik op een strijder om hem te bekijken.
skirmish-web-too-far = Te ver: { $far }″, en je komt { $limit }″ ver.
skirmish-web-in-the-way = Daar staat iets in de weg.
skirmish-web-out-of-zone = Buiten je zone.
skirmish-web-percent = { $share }%
skirmish-web-odds-short = Raak { $hit }% · uitgeschakeld { $cut }%
skirmish-web-ring-charge = Stormaanval { $far }″
skirmish-web-ring-far = Voorbij { $far }″: 1 schadedobbelsteen minder
skirmish-web-ring-range = Bereik { $far }″
skirmish-web-confirm-odds = { $deed }: { $hit }%
skirmish-web-swords = { $count ->
    [0] geen zwaarden
    [one] 1 zwaard
   *[other] { $count } zwaarden
}
skirmish-web-means-aim = dobbelstenen om te treffen en te schieten
skirmish-web-means-agility = dobbelstenen om te ontwijken
skirmish-web-means-strength = dobbelstenen om te verwonden
skirmish-web-means-wits = dobbelstenen om een doelwit te kiezen en te zoeken
skirmish-web-means-honor = dobbelstenen om moed te houden

## Wat er gebeurt, stap voor stap

skirmish-web-beat-round = Ronde { $round } begint
skirmish-web-beat-you-first = Jij trekt als eerste.
skirmish-web-beat-first = { $name } trekt als eerste.
skirmish-web-beat-token-samurai = { $name } trekt een samoeraifiche
skirmish-web-beat-token-commoner = { $name } trekt een soldatenfiche
skirmish-web-beat-you-token-samurai = Je trekt een samoeraifiche
skirmish-web-beat-you-token-commoner = Je trekt een soldatenfiche
skirmish-web-beat-fate = { $drawn ->
    [1] Het eerste noodlotsfiche
    [2] Het tweede noodlotsfiche
   *[other] Het derde noodlotsfiche
}
skirmish-web-beat-fate-under = { $drawn ->
    [1] Het derde beëindigt de ronde.
    [2] Het volgende beëindigt de ronde.
   *[other] De ronde is voorbij.
}
skirmish-web-beat-acts = { $unit } komt in actie
skirmish-web-beat-moves = { $unit } beweegt
skirmish-web-beat-creeps = { $unit } beweegt voorzichtig
skirmish-web-beat-stands = { $unit } staat op
skirmish-web-beat-enters = { $unit } komt op tafel
skirmish-web-beat-charges = { $unit } stormt eropaf!
skirmish-web-beat-far = { $far }″
skirmish-web-beat-strikes = { $unit } valt { $target } aan!
skirmish-web-beat-shoots = { $unit } schiet op { $target }
skirmish-web-beat-rolls = { $unit }: { $roll }
skirmish-web-beat-rolled = { $unit }, { $roll }: { $result }

## De stand van zaken

skirmish-web-now-samurai = Je trok een samoeraifiche: je held of een samoerai komt in actie.
skirmish-web-now-commoner = Je trok een soldatenfiche.
skirmish-web-now-near = { $foe } is het dichtstbij: { $far }″.
skirmish-web-now-deploy = Je zone is gemarkeerd. Sleep een eenheid erheen, of tik op eenheid en plek.
skirmish-web-now-nerve = { $count ->
    [one] Eén eenheid wankelt.
   *[other] { $count } eenheden wankelen.
}
skirmish-web-waiting = { $name } beslist wat { $unit } doet.

## Het einde

skirmish-web-story-heading = Eenheden over
skirmish-web-story = { $who ->
    [me] Je wint “{ $scenario }” in ronde { $round } (eenheden over: { $left } tegen { $rest }).
   *[other] { $name } wint “{ $scenario }” in ronde { $round } (eenheden over: { $left } tegen { $rest }).
}
skirmish-web-story-drawn = “{ $scenario }” eindigt onbeslist na ronde { $round }.
skirmish-web-story-turn = Ronde { $round } besliste het: { $told }
skirmish-web-story-drops =
    { $who ->
        [me] Beide kanten verloren evenveel, maar jij hebt minder bloeddruppels: { $few } tegen { $many }.
       *[other] Beide kanten verloren evenveel, maar { $name } heeft minder bloeddruppels: { $few } tegen { $many }.
    }
skirmish-web-tale-fell = { $by } schakelt { $unit } uit!
skirmish-web-nobody-fell = Niemand is uitgeschakeld.
skirmish-web-blood = { $count ->
    [0] Geen wonden bij wie er nog staan.
    [one] 1 bloeddruppel bij wie er nog staan.
   *[other] { $count } bloeddruppels bij wie er nog staan.
}

## Een eigen terrein

skirmish-web-ground-title = Je eigen terrein leggen
skirmish-web-ground-shelf = Terrein
skirmish-web-ground-table = De tafel, met wat erop ligt
skirmish-web-ground-kind = Soort
skirmish-web-ground-kind-building = Huis
skirmish-web-ground-kind-obstacle = Hek
skirmish-web-ground-kind-rough = Bos
skirmish-web-ground-kind-hill = Heuvel
skirmish-web-ground-kind-decor = Weg
skirmish-web-ground-does-building = Niemand komt erdoor, niemand kijkt erlangs.
skirmish-web-ground-does-obstacle = Je kunt eroverheen, en het verbergt wie erachter staat.
skirmish-web-ground-does-rough = Je komt er langzaam door en ziet er weinig.
skirmish-web-ground-does-hill = Hoog terrein.
skirmish-web-ground-does-decor = Alleen voor het oog.
skirmish-web-ground-piece = { $number }. { $kind }, { $west } inch van de westrand, { $south } van de zuidrand, { $line ->
    [yes] { $wide } lang
   *[other] { $wide } bij { $deep }
}, { $angle } graden gedraaid
skirmish-web-ground-empty = Sleep een stuk naar de tafel, of begin met een voorbeeld.
skirmish-web-ground-no-link = Deze link bevat geen terrein. Sleep een stuk naar de tafel, of begin met een voorbeeld.
skirmish-web-ground-armed = Tik op de plek waar het moet liggen.
skirmish-web-ground-asking = Het terrein wordt bekeken …
skirmish-web-ground-good = Hier kan een veldslag plaatsvinden.
skirmish-web-ground-none-chosen = Tik op een stuk om het te draaien, groter te maken of weg te halen.
skirmish-web-ground-example-village = Een dorp
skirmish-web-ground-example-river_valley = Een rivierdal
skirmish-web-ground-turn-left = Linksom draaien
skirmish-web-ground-turn-right = Rechtsom draaien
skirmish-web-ground-smaller = Kleiner
skirmish-web-ground-larger = Groter
skirmish-web-ground-twin = Tweeling
skirmish-web-ground-twin-about = Hetzelfde stuk aan de overkant, zodat beide kanten hetzelfde terrein hebben
skirmish-web-ground-remove = Weghalen
skirmish-web-ground-field-west = Vanaf het westen, inch
skirmish-web-ground-field-south = Vanaf het zuiden, inch
skirmish-web-ground-field-wide = Breed, inch
skirmish-web-ground-field-deep = Diep, inch
skirmish-web-ground-field-long = Lang, inch
skirmish-web-ground-field-angle = Gedraaid, graden
skirmish-web-ground-undo = Ongedaan maken
skirmish-web-ground-redo = Opnieuw
skirmish-web-ground-snap = Op halve inches
skirmish-web-ground-battle = Voor welke veldslag
skirmish-web-ground-save = Als bestand bewaren
skirmish-web-ground-open = Bestand openen
skirmish-web-ground-share = Delen
skirmish-web-ground-share-about = Wie deze link opent, heeft hetzelfde terrein.
skirmish-web-ground-play = Hier spelen
skirmish-web-ground-play-friend = Met een vriend
skirmish-web-ground-keys = Pijltjes verplaatsen een stuk, Q en E draaien het, plus en min maken het groter en kleiner, M legt de tweeling, Delete haalt het weg. Shift is fijner.

## Welke veldslag

skirmish-web-battle-points = { $count } punten per kant
skirmish-web-battle-chance = Terrein dat het toeval legt, is elke keer anders.
skirmish-web-wants-first_clash = Schakel de andere held uit.
skirmish-web-wants-outpost-south = Houd aan het eind meer van de drie markers.
skirmish-web-wants-outpost-north = Houd er evenveel als zij.
skirmish-web-wants-battlefield = Doorzoek de markers. Drie vondsten winnen.
skirmish-web-wants-spy = Vind de spion en breng haar over je eigen rand naar huis.
skirmish-web-wants-roadblock-south = Breng de spion op tijd over de noordrand.
skirmish-web-wants-roadblock-north = Houd ze tegen, of breng haar over de zuidrand.
skirmish-web-wants-rescue-south = Bevrijd de gevangene en vertrek over de zuidrand.
skirmish-web-wants-rescue-north = Houd haar tot het eind, of schakel held en samoerai uit.
skirmish-web-wants-last_samurai = Schakel de andere held en alle samoerai uit.

## Wie meedoet, en wat ieder meebrengt

skirmish-web-points-to-spend = van de { $limit } punten over
skirmish-web-barred = Kan nu niet meedoen
skirmish-web-barred-1 = Te duur: je hebt er nog { $left }.
skirmish-web-barred-2 = Een strijdmacht heeft één held en hoogstens twee samoerai.
skirmish-web-barred-3 = Dan blijven er te weinig punten over voor soldaten.
skirmish-web-barred-4 = Een strijdmacht heeft geen plaats voor nog een.
skirmish-web-barred-8 = Eerst de held, dan iedereen in deze volgorde.
skirmish-web-brings-hero = Komt drie keer per ronde in actie.
skirmish-web-brings-samurai = Komt twee keer per ronde in actie.
skirmish-web-brings-spear = Drie man op één voetstuk treffen met 1 dobbelsteen extra.
skirmish-web-brings-bow = Drie man op één voetstuk treffen met 1 dobbelsteen extra.
skirmish-web-brings-musket = Drie man op één voetstuk treffen met 1 dobbelsteen extra.
skirmish-web-brings-sergeant = Na zijn zet mag een eenheid soldaten in de buurt afstormen.
skirmish-web-brings-musician = Soldaten binnen 12″ krijgen 1 dobbelsteen extra om moed te houden.
skirmish-web-brings-banner = Soldaten binnen 6″ krijgen 1 dobbelsteen extra om te ontwijken.
skirmish-web-brings-archery_sergeant = Een booggroep binnen 3″ krijgt 1 dobbelsteen extra bij het schieten.
skirmish-web-weapon-katana = Met 5 zwaarden snijdt een lichte wond dieper.
skirmish-web-weapon-paired_swords = Met 5 zwaarden ontwijkt het doelwit met 1 dobbelsteen minder.
skirmish-web-weapon-spear = Met 5 zwaarden 1 dobbelsteen extra voor schade.
skirmish-web-weapon-naginata = Met 5 zwaarden prikt hij eerst. Ontwijk je met 5, dan sla je terug.
skirmish-web-weapon-heavy_club = Met 5 zwaarden slaat hij het doelwit neer.
skirmish-web-weapon-heavy_sword = Met 5 zwaarden snijdt het dieper en jaagt het iedereen schrik aan.
skirmish-web-weapon-staff = Met 5 zwaarden prikt hij eerst. Ontwijk je met 5, dan valt de aanvaller.
skirmish-web-weapon-dagger = Met 5 zwaarden prikt hij eerst.
skirmish-web-weapon-bow = Schiet 24″ ver, 3 dobbelstenen voor schade, voorbij 12″ 2.
skirmish-web-weapon-musket = Schiet 20″ ver, 4 dobbelstenen voor schade, en moet herladen.
skirmish-web-weapon-thrown = Vliegt 9″ ver, 2 dobbelstenen voor schade.

## De campagne

skirmish-web-campaign-battle = Veldslag { $number } van { $count }
skirmish-web-campaign-now = deze veldslag
skirmish-web-campaign-won = { $name } won
skirmish-web-campaign-drawn = onbeslist
skirmish-web-campaign-next = Wat { $name } vraagt
skirmish-web-campaign-shame = { $count ->
    [0] Geen oneer
    [one] 1 oneerkaart getrokken
   *[other] { $count } oneerkaarten getrokken
}
skirmish-web-campaign-no-skills = nog geen
skirmish-web-campaign-band = De strijdmacht
skirmish-web-campaign-unhurt = ongedeerd

## De voordeur

skirmish-web-variants = Zeven veldslagen en een veldtocht, drie niveaus
skirmish-web-seats-2 = Eén tegen één. Wie er aan de beurt komt, wordt uit een zak getrokken.
skirmish-web-way-first_clash = { skirmish-scenario-first_clash }
    .about = Verlies je je held, dan verlies je.
skirmish-web-way-outpost = { skirmish-scenario-outpost }
    .about = De een valt aan, de ander houdt stand.
skirmish-web-way-battlefield = { skirmish-scenario-battlefield }
    .about = Doorzoek het veld: drie vondsten winnen.
skirmish-web-way-spy = { skirmish-scenario-spy }
    .about = Vind de spion en breng haar naar huis.
skirmish-web-way-roadblock = { skirmish-scenario-roadblock }
    .about = Glip erlangs met de spion.
skirmish-web-way-rescue = { skirmish-scenario-rescue }
    .about = Vind de gevangenis en bevrijd de gevangene.
skirmish-web-way-last_samurai = { skirmish-scenario-last_samurai }
    .about = Vecht tot er geen samoerai meer is.
skirmish-web-way-campaign = De veldtocht
    .about = Zes veldslagen met één strijdmacht.
skirmish-web-chip-level = Regels, niveau
skirmish-web-chip-rounds = Rondes
skirmish-web-chip-points = Punten in De Laatste Samoerai

## What the bonus of a weapon does

skirmish-web-bonus-deep_cut = Na een lichte wond gooi je 1 dobbelsteen: nog een bloeddruppel per zwaard.
skirmish-web-bonus-quick_jab = Je gooit meteen 1 dobbelsteen. Bij een zwaard krijgt de ander een bloeddruppel.
skirmish-web-bonus-twin_strike = Het doelwit ontwijkt met 1 dobbelsteen minder.
skirmish-web-bonus-impale = Is het raak, dan gooi je 1 schadedobbelsteen extra.
skirmish-web-bonus-stun = Is het raak, dan gaat het doelwit neer.
skirmish-web-bonus-fearsome_blow = Na een lichte wond doen het doelwit en alle vijanden binnen 6″ een moedtest.
skirmish-web-bonus-fast_shot = Het doelwit ontwijkt met 1 dobbelsteen minder.
skirmish-web-bonus-counter_strike = Wie ontweek, mag meteen terugstormen.
skirmish-web-bonus-backhand = De aanvaller gaat neer.
skirmish-web-bonus-follow_up = Meteen nog een stormaanval, of een beweging als er niemand is om op af te stormen.
skirmish-web-bonus-move_up = Een gratis beweging.
skirmish-web-brings-spearman = Komt één keer per ronde in actie. Goedkoper is er niet.
skirmish-web-brings-bowman = Komt één keer per ronde in actie. Hij hoeft nooit te herladen.
skirmish-web-brings-musketman = Komt één keer per ronde in actie. Na een schot moet hij herladen.

## What is told between the battles of a campaign

skirmish-web-after-first_clash = De schrijn ligt achter je. Op de weg die volgt, bewaken drie huizen de pas.
skirmish-web-after-outpost = Er hangt rook boven de buitenpost. In het veld is iets van waarde verloren.
skirmish-web-after-battlefield = Het zoeken is voorbij. Je verkenners spreken van een spion in de heuvels.
skirmish-web-after-spy = De spion vertelde wat ze weet. Nu moet de weg naar huis nog vrij.
skirmish-web-after-roadblock = De wegen worden bewaakt, en er ontbreekt iemand: gevangen in een kamp in het noorden.

## Wat de tekens op tafel betekenen

skirmish-web-legend = Tekens op tafel
skirmish-web-legend-pip = stip: een actie, goud zolang die over is
skirmish-web-legend-drop = bloeddruppel: 1 dobbelsteen meer om deze eenheid te verwonden, 1 minder voor haar moed
skirmish-web-legend-prone = op de grond: 1 dobbelsteen meer ertegen in man-tegen-man
skirmish-web-legend-reload = moet herladen voor het volgende schot
skirmish-web-legend-alert = streepjesring: waakzaam, ontwijkt de volgende treffer gratis
skirmish-web-legend-carries = gouden ruit: de gevangene
skirmish-web-legend-label = label: kleur en vorm tonen de partij
skirmish-web-legend-lit = gouden ring: deze eenheid kun je kiezen
skirmish-web-legend-aimed = rode ring: deze eenheid kun je aanvallen
skirmish-web-legend-hindered = stippelring: staat in de weg
skirmish-web-legend-zone = rode cirkel: alleen een stormaanval komt dichterbij dan 1″
skirmish-web-legend-marker = marker: hier valt iets te zoeken of te houden
skirmish-web-legend-exit = rood kruis: hier van tafel verdreven
skirmish-web-legend-samurai = samoeraifiche: een held of samoerai komt in actie
skirmish-web-legend-commoner = soldatenfiche: een soldaat komt in actie
skirmish-web-legend-fate = noodlotsfiche: het derde beëindigt de ronde
skirmish-web-legend-lost = verloren punten
skirmish-web-legend-drawer = trekt het volgende fiche
skirmish-web-legend-round = rondes, gevuld zodra ze begonnen zijn
skirmish-web-legend-double = twee zwaarden
skirmish-web-legend-single = één zwaard
skirmish-web-legend-blank = niets
skirmish-web-legend-cross = kruis: bij meer kruisen dan zwaarden is de worp een blunder
