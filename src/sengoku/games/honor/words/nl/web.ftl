### Honor of the Samurai in de browser.

## Getallen en spelers

honor-web-honor = eer
honor-web-income = Inkomen per beurt
honor-web-income-each = aan het begin van elke eigen beurt
honor-web-to-goal =
    { $count ->
        [one] haalt het doel bij de volgende telling
       *[other] haalt het doel over { $count } beurten
    }
honor-web-ki = Ki
honor-web-actions = Acties
honor-web-attack = Kracht in de aanval
honor-web-defense = Kracht in de verdediging
honor-web-dice =
    { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }; nog { $missing } tot de volgende
honor-web-hand-count =
    { $count ->
        [0] geen kaart in de hand
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
honor-web-status =
    { $status ->
        [first] eerste samurai
        [second] tweede samurai van { $name }
        [leaving] verlaat { $name }
        [pledged] beloofd aan { $name }
       *[other] ronin
    }
honor-web-tie =
    { $status ->
        [pledged] { $vassal } is beloofd aan { $lord }
        [leaving] { $vassal } verlaat { $lord }
       *[other] { $vassal } dient { $lord }
    }
honor-web-track = De weg van de eer naar { $goal }
honor-web-flag = { $name }: { $honor } eer, inkomen { $income }
honor-web-armies =
    { $count ->
        [one] één leger van hoogstens vijf
       *[other] { $count } legers van hoogstens vijf
    }
honor-web-no-daimyo = geen daimyo

## Het midden van de tafel

honor-web-pile =
    { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
honor-web-pile-name = trekstapel
honor-web-discards =
    { $count ->
        [one] Aflegstapel, één kaart
       *[other] Aflegstapel, { $count } kaarten
    }
honor-web-discards-name = aflegstapel
honor-web-no-discards = Hier ligt nog niets.
honor-web-title-free = titel is vrij
honor-web-title-with = bij { $name }
honor-web-title-worth = Shogun: { $honor } eer extra per beurt
honor-web-round = Ronde { $round }
honor-web-round-of = Ronde { $round } van { $limit }
honor-web-turn-of = { $name } is aan de beurt.

## De hand, en wat je gaat doen

honor-web-your-hand = Je hand
honor-web-empty-hand = Je hand is leeg.
honor-web-about = Wat { $card } doet
honor-web-actions-left =
    { $count ->
        [0] geen actie over
        [one] nog één actie
       *[other] nog { $count } acties
    }
honor-web-declared = verklaring afgelegd
honor-web-may-declare = nog één verklaring vrij
honor-web-choose-place = Kies een oplichtend huis om hem in te leggen.
honor-web-choose-lord = Kies het daimyohuis waarvan hij het hoofd wordt.
honor-web-choose-death = Kies het huis waarvan het hoofd moet sterven.
honor-web-choose-victim = Kies wie je onteert.
honor-web-choose-loot = Kies een oplichtende kaart om te stelen.
honor-web-choose-goal = Kies het huis waar hij heen gaat, of vernietig hem.
honor-web-second-loot = Of kies een tweede kaart uit hetzelfde huis.
honor-web-only-discard = Je kunt hem nu alleen afleggen.
honor-web-choose-house = Kies { $house }
honor-web-closed-house = Waarom niet { $house }?
honor-web-steal = Steel { $card } ({ $house })
honor-web-destroy = Vernietig hem
honor-web-discard = Leg af
honor-web-do-it = Doe het
honor-web-cancel = Annuleer

## Wat het kost en oplevert

honor-web-costs = Kost je { $amount } eer: je zou { $honor } hebben.
honor-web-may-cost =
    { $window ->
        [0] Niemand kan je redden: je verliest { $amount } eer of een leven.
       *[other] Anderen mogen je redden. Doet niemand dat, dan verlies je { $amount } eer of een leven.
    }
honor-web-detached = Je zou ronin zijn.
honor-web-hits = Een { $needs } of meer is raak: { $chance }.
honor-web-guard-falls = De wacht sneuvelt, raak of mis.
honor-web-dies = Gaat met het hoofd verloren: { $cards }.
honor-web-heir = { $name } zou het daimyohuis overnemen.
honor-web-battle = { $attack } tegen { $defense } dobbelstenen: je wint met { $chance }.
honor-web-prize =
    { $prize ->
        [both] Te winnen: de titel en het kasteel.
        [title] Te winnen: de titel van shogun.
       *[other] Te winnen: het kasteel.
    }
honor-web-battle-risk = Wie verliest, verliest zijn daimyo, tenzij iemand het gezicht redt.
honor-web-target = { $name } kan tot { $amount } eer verliezen.
honor-web-income-change = Inkomen { $change } per beurt.
honor-web-ki-change = Ki { $change }.
honor-web-ally-does = Je samuraihuis vecht meteen voor hem; vanaf je volgende beurt verdien je de helft.

## Vragen van eer

honor-web-window-battle = { $name } heeft een strijd verloren.
honor-web-window-dishonor = { $name } is onteerd.
honor-web-if-saved = Als iemand het gezicht redt
honor-web-if-not-saved = Als niemand dat doet
honor-web-saved-battle =
    { $castle ->
        [none] De daimyo van { $name } leeft en behoudt zijn huis.
       *[other] De daimyo van { $name } leeft en behoudt zijn huis; alleen { $castle } gaat naar de winnaar.
    }
honor-web-unsaved-battle =
    { $cards ->
        [none] De daimyo van { $name } sterft.
       *[other] De daimyo van { $name } sterft, en met hem verdwijnen: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] { $castle } valt aan de winnaar toe.
    } { $holder ->
        [none] { $name } is ronin.
       *[other] { $name } en { $holder } zijn ronin.
    }
honor-web-saved-dishonor =
    { $bound ->
        [0] { $name } verliest 30 eer.
       *[other] { $name } verliest 30 eer en blijft verbonden met { $lord }.
    }
honor-web-unsaved-dishonor =
    { $bound ->
        [0] { $name } kiest: 75 eer verliezen, of seppuku.
       *[other] { $name } kiest: 75 eer verliezen, of seppuku. De band met { $lord } is hoe dan ook verbroken.
    }
honor-web-asked = Verzegeld gevraagd:
honor-web-answered = heeft geantwoord
honor-web-sealed = De tafel hoort alleen de uitkomst.
honor-web-aside = Bekijk de tafel
honor-web-show = Antwoord
honor-web-if-decline = Je neemt wat komt.
honor-web-if-seppuku_samurai = De samurai en alle kaarten van zijn huis sterven; er gaat geen eer verloren. Een tweede samurai erft de daimyo.
honor-web-if-seppuku_daimyo = De daimyo en zijn hele huis sterven; er gaat geen eer verloren.
honor-web-if-save_face =
    { $window ->
        [0] Je kaart is op.
       *[other] Je kaart is op, tenzij iemand die vóór jou is gevraagd ook redt.
    }
honor-web-if-pass = Je zwijgt en houdt je kaart, als je die hebt.
honor-web-if-take = Het komt in je daimyohuis; een kasteel dat je hebt gaat naar de aflegstapel.
honor-web-if-burn = Het gaat naar de aflegstapel.

## Dobbelstenen

honor-web-battle-of = { $name } valt { $other } aan
honor-web-assassin-of = Een moordenaar van { $name } dringt binnen: { $house }
honor-web-needed = { $needs } of meer is nodig
honor-web-tie-again = Gelijk: alle dobbelstenen opnieuw.
honor-web-wins = { $name } wint de strijd
honor-web-hit = Raak
honor-web-miss = Mis
honor-web-skip = Sla over
honor-web-go-on = Verder

## Het einde

honor-web-won-goal = { $names } heeft { $goal } gehaald en wint met { $honor } eer
honor-web-won-rounds =
    { $count ->
        [one] De laatste ronde is voorbij: { $names } wint met { $honor } eer
       *[other] De laatste ronde is voorbij: { $names } delen de zege met { $honor } eer
    }

## Waarden van opties

honor-web-choice-preset-gamewright = Amerikaans, 1996
honor-web-choice-preset-german_2003 = Duits, 2003
honor-web-choice-shogun_table-book = zoals in het regelboek
honor-web-choice-shogun_table-card = zoals op de kaart
honor-web-choice-shogun_table-amigo = zoals in de Duitse uitgave
honor-web-choice-start_daimyo-any = alle
honor-web-choice-start_daimyo-weak = de zes zwakke
honor-web-choice-deck-standard = standaard
honor-web-choice-deck-even = gelijkmatig
honor-web-choice-deck-dishonor_heavy = meer oneer
honor-web-choice-deck-amigo = Duitse uitgave
honor-web-choice-dishonor_help-alliances = alleen allianties
honor-web-choice-dishonor_help-any = iedereen behalve de shogun
honor-web-choice-empty_seppuku-allowed = toegestaan
honor-web-choice-empty_seppuku-forbidden = verboden
