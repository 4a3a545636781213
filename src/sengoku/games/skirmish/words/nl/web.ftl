### Test of Honour in de browser.

skirmish-web-field = Het slagveld
skirmish-web-tools = Kijken en meten
skirmish-web-closer = Dichterbij
skirmish-web-farther = Verder weg
skirmish-web-fit = Het hele veld
skirmish-web-turn = De tafel omdraaien
skirmish-web-ruler = Liniaal: sleep van de ene plaats naar de andere, of R en de pijltjestoetsen
skirmish-web-field-keys = Met de pijltjestoetsen wijs je een plaats aan, telkens een inch verder, met Shift een tiende. Enter kiest de plaats, nog eens Enter voert het uit, Escape neemt het terug. R is de liniaal; plus, min en 0 veranderen hoeveel je ziet.

skirmish-web-units = Eenheden
skirmish-web-bag = De zak
skirmish-web-rolls = Laatste worpen
skirmish-web-targets = Wie kan worden aangevallen
skirmish-web-no-targets = { $count ->
    [one] Eén kan nu niet worden aangevallen: waarom
   *[other] { $count } kunnen nu niet worden aangevallen: waarom
}
skirmish-web-not-nearest = Niet de dichtstbijzijnde in zicht: eerst een verstandsproef, { $percent } %
skirmish-web-otherwise = Mislukt die, dan gaat de aanval op { $unit }.

skirmish-web-col-unit = Eenheid
skirmish-web-col-actions = Acties
skirmish-web-col-far = Afstand en richting

## Hoe een eenheid eraan toe is, in het kort

skirmish-web-actions = nog { $left } van { $count } acties
skirmish-web-models = { $count } man
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

skirmish-web-value-aim = Richten
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
skirmish-web-point-marked = een gemerkte plaats
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

skirmish-web-deed = Wat te doen
skirmish-web-mode-move = Bewegen
skirmish-web-mode-cautious = Voorzichtig bewegen
skirmish-web-mode-stand_up = Opstaan
skirmish-web-mode-shoot = Schieten
skirmish-web-mode-charge = Bestormen
skirmish-web-mode-reload = Herladen
skirmish-web-mode-search = Zoeken
skirmish-web-mode-enter = Terugkomen
skirmish-web-mode-enter_cautious = Voorzichtig terugkomen
skirmish-web-mode-arrive = Opkomen
skirmish-web-mode-order = Een bevel geven
skirmish-web-mode-place = Opstellen
skirmish-web-mode-hide = Verbergen
skirmish-web-mode-token = Het fiche geven
skirmish-web-mode-give = De kaart geven
skirmish-web-mode-hold = In reserve houden
skirmish-web-mode-carry = Meenemen
skirmish-web-mode-test = Moedproef
skirmish-web-and-captive = { $name }, de gevangene meenemen
skirmish-web-next-unit = Kies een van de verlichte eenheden, op het veld of in de lijst.
skirmish-web-next-target = Kies een doelwit.
skirmish-web-next-marker = Kies een marker.
skirmish-web-next-place = Kies een plaats: een van de gemerkte, of een andere op het veld.
skirmish-web-confirm = Doen
skirmish-web-possible = Kan dit?
skirmish-web-cancel = Toch niet

## Kansen

skirmish-web-odds = Tegen { $unit }
skirmish-web-chance-hit = Raak
skirmish-web-chance-cut-down = Geveld
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

skirmish-web-about = Over deze slag
skirmish-web-round = Ronde { $round } van { $rounds }
skirmish-web-rounds = { $rounds } ronden
skirmish-web-drawer = trekt hierna
skirmish-web-losses = verliezen { $points }
skirmish-web-finds = { $count ->
    [one] 1 vondst
   *[other] { $count } vondsten
}
skirmish-web-held = { $count ->
    [one] beheerst 1 marker
   *[other] beheerst { $count } markers
}
skirmish-web-what-wins = Wat wint
skirmish-web-markers = Markers
skirmish-web-marker = Marker { $number }
skirmish-web-captive = De gevangene
skirmish-web-decks = Kaarten
skirmish-web-fate-deck = { $name }: noodlotsstapel van { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
skirmish-web-shame-decks = Gedekt: { $injuries } verwondingen, { $dishonor } oneerkaarten
skirmish-web-campaign = De veldtocht
skirmish-web-points = punten
skirmish-web-points-left = nog { $count }
skirmish-web-dishonor = oneer
skirmish-web-kept = bewaarde vaardigheden
skirmish-web-final-losses = Verliezen: { $south } { $lost }, { $north } { $other }
skirmish-web-final-drops = Bloeddruppels: { $south } { $drops }, { $north } { $other }

## Een strijdmacht samenstellen

skirmish-web-roster = Je strijdmacht
skirmish-web-roster-empty = Nog niemand heeft zich aangesloten.
skirmish-web-roster-wait = Je tegenstander kiest een strijdmacht.
skirmish-web-roster-ready = Beide strijdmachten zijn klaar.
skirmish-web-recruits = Wie je kunt werven
skirmish-web-limits = Wat een strijdmacht mag bevatten
skirmish-web-bonuses = Wat de wapens opleveren
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
skirmish-web-choice-scenario-campaign = Veldtocht van zes slagen
skirmish-web-choice-round_limit-scenario = zoals in het scenario
skirmish-web-choice-ground-scenario = zoals in het scenario
skirmish-web-choice-nerve_order-owner = van wie ze zijn
skirmish-web-choice-nerve_order-auto = de dichtstbijzijnde eerst
