# The lobby: open tables, the room before the first card, who is heard.
web-hosts = leidt de tafel
web-here = aanwezig
web-ready = klaar
web-not-come = nog niet hier
web-muted = gedempt
web-person-more = Meer over { $name }
web-mute = { $name } dempen
web-unmute = { $name } weer horen
web-hand-table = Tafel aan { $name } geven
web-block = { $name } vragen te vertrekken
web-block-about = { $name } vertrekt en kan niet aan deze tafel terugkomen. De link voor vrienden verandert. Doorgaan?
web-blocked = Gevraagd te vertrekken:
web-pardon = { $name } weer toelaten
web-host-now = { $name } leidt nu de tafel.
web-host-you = Jij leidt nu de tafel.
web-called-once =
    { $count ->
        [one] We beginnen zodra { $names } heeft gekeken. Niemand hoeft hier te wachten.
       *[other] We beginnen zodra { $names } hebben gekeken. Niemand hoeft hier te wachten.
    }
web-called-free = Maak een plaats vrij als je niet wilt wachten.
web-spectators =
    { $count ->
        [one] Eén persoon kijkt toe.
       *[other] { $count } mensen kijken toe.
    }
web-spectators-unknown =
    { $count ->
        [one] en één zonder naam
       *[other] en { $count } zonder naam
    }
web-quiet = Toekijken zonder mijn naam te tonen
web-level = Voor wie
web-level-everyone = iedereen
web-level-learning = beginnend
web-level-experienced = ervaren
web-term-listed = open voor iedereen
web-term-bot =
    { $minutes ->
        [one] een minuut weg: een bot speelt verder
       *[other] { $minutes } minuten weg: een bot speelt verder
    }
web-term-win =
    { $minutes ->
        [one] een minuut weg: de anderen winnen
       *[other] { $minutes } minuten weg: de anderen winnen
    }
web-term-no-hints = geen tips
web-filter = Tonen
web-filter-game = elk spel
web-filter-players = elk aantal spelers
web-filter-pace = elke klok
web-filter-pace-free = geen klok
web-filter-pace-live = live
web-filter-pace-days = dagen per zet
web-filter-level = elk niveau
web-filter-none = Geen open tafel past. Kies minder, of open er zelf een.
web-open-yours = Een tafel openen
web-more-tables = Meer tafels
web-muted-people = Gedempte mensen
web-muted-about = Je hoort ze aan geen enkele tafel. Dat wordt ze niet verteld.
web-watchers = Kijken toe
