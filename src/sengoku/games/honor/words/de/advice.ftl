### Warum ein Zug gut sein kann, für Tipps und Rückblick. Schlüssel: judgement/reasons.py.

honor-advice-rests = Du bekommst nächsten Zug { $income } dazu: { $honor } von { $goal }.
honor-advice-waits = Ohne Daimyo verdienst du nichts. Karten auf der Hand: { $held }.
honor-advice-draws =
    { $left ->
        [0] Karten auf der Hand: { $held }. Es ist deine letzte Aktion.
        [one] Karten auf der Hand: { $held }. Danach hast du noch eine Aktion.
       *[other] Karten auf der Hand: { $held }. Danach hast du noch { $left } Aktionen.
    }
honor-advice-no-room = { $card } passt jetzt in keines deiner Häuser.
honor-advice-no-daimyo = Du hast schon einen Daimyo, also hilft { $card } dir jetzt nicht.
honor-advice-no-face = Ein Shogun kann sein Gesicht nicht wahren: { $card } nützt dir nichts.
honor-advice-discards = Karten auf der Hand ohne { $card }: { $held }.
honor-advice-actions = Dein Ki steigt auf { $ki }: { $actions } Aktionen pro Zug.
honor-advice-income =
    { $turns ->
        [one] Das sind { $gain } mehr pro Zug: { $income }, also { $goal } im nächsten Zug.
       *[other] Das sind { $gain } mehr pro Zug: { $income }, also { $goal } in { $turns } Zügen.
    }
honor-advice-guards = Attentäter brauchen jetzt eine { $needs } gegen { $house }.
honor-advice-dice =
    { $before ->
        [0] Du kannst jetzt angreifen (Würfel: { $dice }).
       *[other] Du greifst mit { $dice } Würfeln an statt mit { $before }.
    }
honor-advice-defends =
    { $rival-is ->
        [self] Deine Würfel in der Verteidigung: { $dice } statt { $before }.
       *[other] Würfel in der Verteidigung für { $rival } im Bündnis: { $dice } statt { $before }.
    }
honor-advice-stores = Dann hat { $house } { $honor } Ehre, { $ki } Ki und { $strength } Stärke.
honor-advice-enthrones =
    { $turns ->
        [one] Du hast wieder einen Daimyo: { $income } pro Zug, also { $goal } im nächsten Zug.
       *[other] Du hast wieder einen Daimyo: { $income } pro Zug, also { $goal } in { $turns } Zügen.
    }
honor-advice-frees = Dann hat { $rival } keinen Anteil mehr an deinem Haus.
honor-advice-steals = Du nimmst { $rival } { $loot } ab und verdienst { $gain } mehr pro Zug: { $income }.
honor-advice-robs = Ohne { $loot } verdient { $rival } { $less } weniger pro Zug: { $income }.
honor-advice-disarms = Ohne { $loot } bleiben { $rival } { $strength } Stärke.
honor-advice-moves-loot = So verschiebst du nur deine eigene Karte ({ $loot }) und hast dann { $strength } Stärke.
honor-advice-kills =
    { $less ->
        [0] Ab einer { $needs } trifft es ({ $chance } %) und räumt das Haus von { $rival } ab (Karten: { $size }).
       *[other] Ab einer { $needs } trifft es ({ $chance } %): { $rival } verdient { $less } weniger pro Zug.
    }
honor-advice-kills-own = Ab einer { $needs } trifft es dein eigenes Haus ({ $chance } %, Karten: { $size }).
honor-advice-dishonors = Ohne Hilfe fällt { $rival } von { $honor } auf { $left } Ehre.
honor-advice-claims =
    { $turns ->
        [one] Als Shogun verdienst du { $gain } mehr pro Zug: { $income }, also { $goal } im nächsten Zug.
       *[other] Als Shogun verdienst du { $gain } mehr pro Zug: { $income }, also { $goal } in { $turns } Zügen.
    }
honor-advice-attacks =
    { $prize ->
        [title] In Würfeln steht es { $dice } : { $theirs }, zu { $chance } % nimmst du { $rival } den Titel ab.
        [castle] In Würfeln steht es { $dice } : { $theirs }, zu { $chance } % nimmst du { $rival } die Burg ab.
       *[none] In Würfeln steht es { $dice } : { $theirs }, zu { $chance } % schlägst du { $rival }.
    }
honor-advice-allies = Im Bündnis mit { $rival } verdienst du { $income } pro Zug.
honor-advice-leaves = Für { $cost } Ehre bist du frei von { $rival }, wo { $income } pro Zug anfallen.
honor-advice-dismisses = Für { $cost } Ehre muss { $rival } gehen: Das spart dir { $income } pro Zug.
honor-advice-helped = Noch kann dir jemand helfen. Wenn nicht, verlierst du { $cost } und hast { $left }.
honor-advice-unhelped = Du verlierst { $cost } Ehre, hast noch { $left } und behältst deine Häuser.
honor-advice-saves-self = Du verlierst { $saved } Ehre statt { $cost }.
honor-advice-saves-daimyo =
    { $rival-is ->
        [self] Dein Daimyo lebt und bringt { $income } pro Zug (Karten: { $size }).
       *[other] { $rival } behält den Daimyo, mit { $income } pro Zug (Karten: { $size }).
    }
honor-advice-saves = Dann verliert { $rival } { $saved } Ehre statt { $cost }.
honor-advice-passes =
    { $held ->
        [0] Du hast kein „Gesicht wahren“, und { $rival } hat { $honor } Ehre.
       *[other] Du behältst „Gesicht wahren“, und { $rival } mit { $honor } Ehre bekommt von dir keine Hilfe.
    }
honor-advice-passes-self = Du verlierst den Daimyo und behältst deine { $honor } Ehre.
honor-advice-dies =
    { $size ->
        [0] Du behältst alle { $honor } Ehre, und das Haus ist ohnehin leer.
       *[other] Du behältst alle { $honor } Ehre und verlierst dein Samurai-Haus (Karten: { $size }).
    }
honor-advice-lord-dies =
    { $size ->
        [0] Du behältst alle { $honor } Ehre und verlierst nur den Daimyo.
       *[other] Du behältst alle { $honor } Ehre und verlierst das Daimyo-Haus (Karten: { $size }).
    }
honor-advice-pays = Dir bleiben { $left } Ehre und deine Häuser (Karten: { $size }).
honor-advice-castle = Du bekommst { $castle } von { $rival }: { $honor } Ehre pro Zug und { $strength } zur Verteidigung.
honor-advice-burns = Dann verteidigt sich niemand mehr mit { $castle } und { $strength } Stärke, auch { $rival } nicht.
