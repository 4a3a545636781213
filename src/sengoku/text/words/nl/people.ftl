## Mijn partijen

web-mine-bot = Een bot speelt voor je
web-mine-round = Ronde { $round }
web-mine-scores = jij { $mine }, beste van de anderen { $best }
web-mine-older = Oudere partijen
web-time-days =
    { $count ->
        [one] nog één dag
       *[other] nog { $count } dagen
    }
web-time-hours =
    { $count ->
        [one] nog één uur
       *[other] nog { $count } uur
    }
web-time-minutes =
    { $count ->
        [one] nog één minuut
       *[other] nog { $count } minuten
    }
web-time-soon = de tijd is bijna om
web-next-game = Jouw beurt: { $game }
web-next-game-about =
    { $count ->
        [one] Je bent aan de beurt in een andere partij: { $game }
       *[other] Je bent aan de beurt in { $count } andere partijen. Eerst: { $game }
    }
web-turns-wait =
    { $count ->
        [one] Jouw beurt
       *[other] Jouw beurt in { $count } partijen
    }

## Wie ik ben

web-me = Jij
web-me-more = Je apparaten en je herstelcode
web-name-keep = Opslaan
web-name-kept = Klaar. Iedereen ziet je nu als { $name }.
web-code-title = Herstelcode
web-code-about = Met een code neem je jezelf, je plaatsen, je partijen en je instellingen mee naar een ander apparaat, ook als je dit kwijt bent. Zonder e-mail.
web-code-kept = Je hebt een code. Typ die op een ander apparaat, en je bent daar ook jezelf.
web-code-make = Mijn code maken
web-code-anew = Een nieuwe code maken
web-code-once = Schrijf de code nu op: je ziet die maar één keer, en een oudere werkt niet meer.
web-recover-title = Ik heb een code
web-recover-about = Typ die hier, en je partijen zijn hier.
web-recover-known = Typ die hier, en dit apparaat wordt van jou. Wat je hier onder een andere naam speelde, blijft achter.
web-recover = Dat ben ik
web-devices = Je apparaten
web-device-here = dit apparaat
web-device-seen = laatst gezien op { $day }
web-device-unknown = Onbekend apparaat
web-device-end = Beëindigen

## Nog eens spelen

web-seat-kept = { $name } wordt gevraagd nog eens te spelen
web-rematch-decline = Nee, bedankt
web-called = We beginnen zodra { $names } er ook is.
web-called-title = De partij begint
web-mine-offered = Je wordt gevraagd nog eens te spelen
web-rematch-offered = { $name } stelt een revanche voor.
web-rematch-accept = Nog eens spelen
web-rematch-declined = Je hebt nee gezegd tegen een revanche.
web-rematch-there = Naar de revanche
web-rematch-waits = { $names } heeft nog niet geantwoord.
web-rematch-answered = Iedereen heeft geantwoord.

## Weg

web-take-over = Overnemen
web-take-back = Mijn laatste zet terugnemen
