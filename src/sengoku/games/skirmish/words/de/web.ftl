### Test of Honour im Browser.

skirmish-web-field = Das Schlachtfeld
skirmish-web-tools = Schauen und messen
skirmish-web-closer = Näher
skirmish-web-farther = Weiter weg
skirmish-web-fit = Das ganze Feld
skirmish-web-turn = Den Tisch umdrehen
skirmish-web-ruler = Lineal: von einem Ort zum anderen ziehen, oder R und die Pfeiltasten
skirmish-web-field-keys = Mit den Pfeiltasten zeigst du auf einen Ort, jedes Mal ein Zoll weiter, mit Umschalt ein Zehntel. Enter wählt ihn, noch einmal Enter führt es aus, Escape nimmt es zurück. R ist das Lineal; Plus, Minus und 0 ändern, wie viel du siehst.

skirmish-web-units = Einheiten
skirmish-web-bag = Der Beutel
skirmish-web-rolls = Letzte Würfe
skirmish-web-targets = Wer angegriffen werden kann
skirmish-web-no-targets = { $count ->
    [one] Eine kann jetzt nicht angegriffen werden: warum
   *[other] { $count } können jetzt nicht angegriffen werden: warum
}
skirmish-web-not-nearest = Nicht der Nächste in Sicht: erst eine Verstandsprobe, { $percent } %
skirmish-web-otherwise = Misslingt sie, gilt der Angriff { $unit }.

skirmish-web-col-unit = Einheit
skirmish-web-col-actions = Aktionen
skirmish-web-col-far = Abstand und Richtung

## Wie es um eine Einheit steht, in Kürze

skirmish-web-actions = noch { $left } von { $count } Aktionen
skirmish-web-models = { $count } Mann
skirmish-web-drops = { $count ->
    [one] 1 Blutstropfen
   *[other] { $count } Blutstropfen
}
skirmish-web-stains = { $count ->
    [one] 1 Makel
   *[other] { $count } Makel
}
skirmish-web-prone = am Boden
skirmish-web-alert = wachsam
skirmish-web-reload = muss nachladen
skirmish-web-carries = hat die Gefangene
skirmish-web-zone-waiting = noch nicht aufgestellt
skirmish-web-zone-off = vom Tisch vertrieben
skirmish-web-zone-reserve = in Reserve
skirmish-web-zone-removed = aus dem Kampf

skirmish-web-value-aim = Zielen
skirmish-web-value-agility = Gewandtheit
skirmish-web-value-strength = Stärke
skirmish-web-value-wits = Verstand
skirmish-web-value-honor = Ehre

skirmish-web-wind-n = N
skirmish-web-wind-ne = NO
skirmish-web-wind-e = O
skirmish-web-wind-se = SO
skirmish-web-wind-s = S
skirmish-web-wind-sw = SW
skirmish-web-wind-w = W
skirmish-web-wind-nw = NW

## Where the keys point, for who listens

skirmish-web-point-far = { $far } Zoll von { $unit }, Richtung { $wind }
skirmish-web-point-edges = { $west } Zoll vom Westrand, { $south } vom Südrand
skirmish-web-point-ruler = Das Lineal zeigt { $far } Zoll, Richtung { $wind }
skirmish-web-point-marked = ein markierter Ort
skirmish-web-point-beyond = dorthin führt kein bekannter Weg
skirmish-web-to-n = Nord
skirmish-web-to-ne = Nordost
skirmish-web-to-e = Ost
skirmish-web-to-se = Südost
skirmish-web-to-s = Süd
skirmish-web-to-sw = Südwest
skirmish-web-to-w = West
skirmish-web-to-nw = Nordwest

## Was gleich geschieht

skirmish-web-deed = Was zu tun ist
skirmish-web-mode-move = Bewegen
skirmish-web-mode-cautious = Vorsichtig bewegen
skirmish-web-mode-stand_up = Aufstehen
skirmish-web-mode-shoot = Schießen
skirmish-web-mode-charge = Stürmen
skirmish-web-mode-reload = Nachladen
skirmish-web-mode-search = Suchen
skirmish-web-mode-enter = Zurückkommen
skirmish-web-mode-enter_cautious = Vorsichtig zurückkommen
skirmish-web-mode-arrive = Eintreffen
skirmish-web-mode-order = Einen Befehl geben
skirmish-web-mode-place = Aufstellen
skirmish-web-mode-hide = Verbergen
skirmish-web-mode-token = Den Aktionsmarker geben
skirmish-web-mode-give = Die Karte geben
skirmish-web-mode-hold = In Reserve halten
skirmish-web-mode-carry = Mitnehmen
skirmish-web-mode-test = Nervenprobe
skirmish-web-and-captive = { $name }, die Gefangene mitnehmen
skirmish-web-next-unit = Wähle eine der leuchtenden Einheiten, auf dem Feld oder in der Liste.
skirmish-web-next-target = Wähle ein Ziel.
skirmish-web-next-marker = Wähle einen Zielmarker.
skirmish-web-next-place = Wähle einen Ort: einen der markierten oder irgendeinen anderen auf dem Feld.
skirmish-web-confirm = Ausführen
skirmish-web-possible = Geht das?
skirmish-web-cancel = Doch nicht

## Chancen

skirmish-web-odds = Gegen { $unit }
skirmish-web-chance-hit = Treffer
skirmish-web-chance-cut-down = Gefällt
skirmish-web-chance-light = Leichte Wunde
skirmish-web-chance-injured = Überlebt
skirmish-web-chance-fumble = Patzer
skirmish-web-guard = Eingerechnet: { $cards } ({ $unit }). Ohne: { $hit } % Treffer, { $cut } % ausgeschaltet.
skirmish-web-aid = Nicht eingerechnet: { $cards } ({ $unit }).
skirmish-web-hemmed = Eingekeilt: Zurückdrängen kostet { $unit } 1 Blutstropfen mehr.
skirmish-web-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
skirmish-web-cannot-avoid = kann nicht ausweichen
skirmish-web-result-hit = Treffer
skirmish-web-result-miss = Nichts
skirmish-web-result-fumbled = Patzer
skirmish-web-result-failed = Misslungen
skirmish-web-result-passed = Gelungen
skirmish-web-result-splendid = Gelungen, mit Bonus
skirmish-web-may-end = Der nächste Schicksalsmarker beendet die Runde.

## Die Schlacht

skirmish-web-about = Über diese Schlacht
skirmish-web-round = Runde { $round } von { $rounds }
skirmish-web-rounds = { $rounds } Runden
skirmish-web-drawer = zieht als Nächstes
skirmish-web-losses = Verluste { $points }
skirmish-web-finds = { $count ->
    [one] 1 Fund
   *[other] { $count } Funde
}
skirmish-web-held = { $count ->
    [one] hält 1 Zielmarker
   *[other] hält { $count } Zielmarker
}
skirmish-web-what-wins = Was gewinnt
skirmish-web-markers = Zielmarker
skirmish-web-marker = Zielmarker { $number }
skirmish-web-captive = Die Gefangene
skirmish-web-decks = Karten
skirmish-web-fate-deck = { $name }: Schicksalsstapel mit { $count } { $count ->
    [one] Karte
   *[other] Karten
}
skirmish-web-shame-decks = Verdeckt: { $injuries } Verletzungen, { $dishonor } Schandekarten
skirmish-web-campaign = Der Feldzug
skirmish-web-points = Punkte
skirmish-web-points-left = noch { $count }
skirmish-web-dishonor = Schande
skirmish-web-kept = behaltene Fertigkeiten
skirmish-web-final-losses = Verluste: { $south } { $lost }, { $north } { $other }
skirmish-web-final-drops = Blutstropfen: { $south } { $drops }, { $north } { $other }

## Eine Streitmacht aufstellen

skirmish-web-roster = Deine Streitmacht
skirmish-web-roster-empty = Noch niemand ist dabei.
skirmish-web-roster-wait = Dein Gegner wählt eine Streitmacht.
skirmish-web-roster-ready = Beide Streitmächte sind bereit.
skirmish-web-recruits = Wen du anwerben kannst
skirmish-web-limits = Was eine Streitmacht enthalten darf
skirmish-web-bonuses = Was die Waffen bringen
skirmish-web-force-ready = bereit
skirmish-web-force-building = wählt

## Werte der Optionen

skirmish-web-choice-scenario-first_clash = { skirmish-scenario-first_clash }
skirmish-web-choice-scenario-outpost = { skirmish-scenario-outpost }
skirmish-web-choice-scenario-battlefield = { skirmish-scenario-battlefield }
skirmish-web-choice-scenario-spy = { skirmish-scenario-spy }
skirmish-web-choice-scenario-roadblock = { skirmish-scenario-roadblock }
skirmish-web-choice-scenario-rescue = { skirmish-scenario-rescue }
skirmish-web-choice-scenario-last_samurai = { skirmish-scenario-last_samurai }
skirmish-web-choice-scenario-campaign = Feldzug aus sechs Schlachten
skirmish-web-choice-round_limit-scenario = wie im Szenario
skirmish-web-choice-ground-scenario = wie im Szenario
skirmish-web-choice-nerve_order-owner = wem sie gehören
skirmish-web-choice-nerve_order-auto = die nächste zuerst
