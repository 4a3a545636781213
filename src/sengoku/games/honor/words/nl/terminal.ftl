### Honor of the Samurai in de terminal.

cli-honor-goal = doel { $goal }
cli-honor-over = de partij is afgelopen
cli-honor-round =
    { $limit ->
        [0] ronde { $round }
       *[other] ronde { $round } van { $limit }
    }
cli-honor-turn = beurt: { $name }
cli-honor-piles = trekstapel { $pile }, aflegstapel { $discards }
cli-honor-title-free = de titel is vrij (+{ $honor })
cli-honor-legend = [eer/ki/sterkte]
cli-honor-to-goal = doel over { $turns }
cli-honor-hand =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
cli-honor-actions =
    { $left ->
        [one] nog één actie
       *[other] nog { $left } acties
    }
cli-honor-declared = aankondiging gedaan
cli-honor-odds = jouw winstkans: { $chance }
cli-honor-status =
    { $status ->
        [first] eerste samoerai
        [second] tweede samoerai van { $name }
        [leaving] verlaat { $name }
        [pledged] trouw gezworen aan { $name }
       *[other] ronin
    }
cli-honor-shogun = SHOGUN
cli-honor-dice = stenen: { $attack } aanval, { $defense } verdediging
cli-honor-missing = { $strength } sterkte tot de volgende dobbelsteen
cli-honor-your-hand = Je hand
cli-honor-asked = Verzegeld gevraagd, in deze volgorde: { $names }
cli-honor-do-declare = Verklaar
cli-honor-do-place = Leg
cli-honor-do-daimyo = Speel
cli-honor-do-discard = Leg af
cli-honor-do-turn = Beurt
cli-honor-do-answer = Antwoord
cli-honor-chance = kans { $chance }
cli-honor-dies = zou sterven met: { $cards }
cli-honor-heir = { $name } zou het overnemen
cli-honor-income = inkomen { $change }
cli-honor-ki = ki { $change }: nog { $left }
cli-honor-own-house =
    { $house ->
        [samurai] samoeraihuis
       *[other] daimyohuis
    }
cli-honor-detached = je zou ronin zijn
cli-honor-target = tot { $amount } eer verlies
cli-honor-costs = kost je { $amount } eer; je zou { $honor } hebben.
cli-honor-may-cost = kan je { $amount } eer kosten, als niemand je redt; je zou { $honor } hebben.
cli-honor-tally-income = inkomen
cli-honor-tally-ki = ki
cli-honor-tally-actions = acties
cli-honor-tally-attack = aanval
cli-honor-tally-defense = verdediging
cli-honor-place = plaats
cli-honor-honor = eer
cli-honor-word-draw = trekken
cli-honor-word-title = titel
cli-honor-word-dissolve = opzeggen
problem-cli-honor-why-what = Waarom wat? Noem een kaart, een speler, trekken, titel of opzeggen, bijvoorbeeld: waarom { $example }
