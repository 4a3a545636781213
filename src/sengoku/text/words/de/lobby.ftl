# The lobby: open tables, the room before the first card, who is heard.
web-hosts = leitet den Tisch
web-here = da
web-ready = bereit
web-not-come = noch nicht da
web-muted = stumm
web-person-more = Mehr zu { $name }
web-mute = { $name } stumm schalten
web-unmute = { $name } wieder hören
web-hand-table = { $name } den Tisch übergeben
web-block = { $name } bitten zu gehen
web-block-about = { $name } geht und kann nicht an diesen Tisch zurück. Der Link für Freunde ändert sich. Fortfahren?
web-blocked = Gebeten zu gehen:
web-pardon = { $name } wieder hereinlassen
web-host-now = { $name } leitet jetzt den Tisch.
web-host-you = Du leitest jetzt den Tisch.
web-called-once =
    { $count ->
        [one] Es geht los, sobald { $names } hereingeschaut hat. Niemand muss hier warten.
       *[other] Es geht los, sobald { $names } hereingeschaut haben. Niemand muss hier warten.
    }
web-called-free = Gib einen Platz frei, wenn du nicht warten willst.
web-spectators =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-spectators-unknown =
    { $count ->
        [one] und eine ohne Namen
       *[other] und { $count } ohne Namen
    }
web-quiet = Zusehen, ohne meinen Namen zu zeigen
web-level = Für wen
web-level-everyone = alle
web-level-learning = im Lernen
web-level-experienced = erfahren
web-term-listed = offen für alle
web-term-bot =
    { $minutes ->
        [one] eine Minute weg: Ein Bot spielt weiter
       *[other] { $minutes } Minuten weg: Ein Bot spielt weiter
    }
web-term-win =
    { $minutes ->
        [one] eine Minute weg: Die anderen gewinnen
       *[other] { $minutes } Minuten weg: Die anderen gewinnen
    }
web-term-no-hints = keine Tipps
web-filter = Zeigen
web-filter-game = jedes Spiel
web-filter-players = jede Zahl von Spielenden
web-filter-pace = jede Uhr
web-filter-pace-free = ohne Uhr
web-filter-pace-live = live
web-filter-pace-days = Tage pro Zug
web-filter-level = jede Stufe
web-filter-none = Kein offener Tisch passt. Wähle weniger, oder eröffne selbst einen.
web-open-yours = Einen Tisch eröffnen
web-more-tables = Mehr Tische
web-muted-people = Stumm geschaltete Personen
web-muted-about = Du hörst sie an keinem Tisch. Sie erfahren es nicht.
web-watchers = Sehen zu
