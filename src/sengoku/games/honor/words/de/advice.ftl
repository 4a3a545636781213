### Warum ein Zug gut sein kann, für Tipps und Rückblick. Schlüssel: judgement/reasons.py.

honor-advice-rests = Im nächsten Zug bekommst du { $income } dazu: Dann hast du { $honor } von { $goal } Ehre.
honor-advice-waits =
    { $rival-is ->
        [self] Du führst mit { $honor } Ehre, aber ohne Daimyo verdienst du nichts. Karten für später: { $held }.
       *[other] Ohne Daimyo verdienst du nichts, und { $rival } führt mit { $honor }. Karten für später: { $held }.
    }
honor-advice-draws =
    { $left ->
        [one] Eine neue Karte, und noch eine Aktion, um sie zu spielen. Deine Hand: { $held } von { $most }.
       *[other] Eine neue Karte, und noch { $left } Aktionen, um sie zu spielen. Deine Hand: { $held } von { $most }.
    }
honor-advice-no-room = { $card } passt jetzt in keines deiner Häuser.
honor-advice-no-daimyo = Du hast schon einen Daimyo, also hilft { $card } dir jetzt nicht.
honor-advice-no-face = Einem Shogun hilft { $card } nicht.
honor-advice-discards = { $card }: { $honor } Ehre, { $ki } Ki, { $strength } Stärke. { $held ->
            [0] Dann ist deine Hand leer.
            [one] Du behältst eine Karte.
           *[other] Du behältst { $held } Karten.
        }
honor-advice-actions = Dein Ki steigt auf { $ki }: { $actions } Aktionen pro Zug.
honor-advice-income =
    { $turns ->
        [one] Das sind { $gain } mehr pro Zug: { $income }, also { $goal } im nächsten Zug.
       *[other] Das sind { $gain } mehr pro Zug: { $income }, also { $goal } in { $turns } Zügen.
    }
honor-advice-guards =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] Attentäter brauchen jetzt eine { $needs } gegen dein Daimyo-Haus.
               *[samurai] Attentäter brauchen jetzt eine { $needs } gegen dein Samurai-Haus.
            }
       *[other] Attentäter brauchen jetzt eine { $needs } gegen { $house }.
    }
honor-advice-dice =
    { $before ->
        [0] Du kannst jetzt angreifen (Würfel: { $dice }).
       *[other] Du greifst mit { $dice } Würfeln an statt mit { $before }.
    }
honor-advice-defends =
    { $rival-is ->
        [self] Du verteidigst dich mit { $dice ->
            [one] 1 Würfel
           *[other] { $dice } Würfeln
        } statt { $before }.
       *[other] { $rival } verteidigt sich im Bündnis mit { $dice ->
            [one] 1 Würfel
           *[other] { $dice } Würfeln
        } statt { $before }.
    }
honor-advice-stores =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] Dann hat dein Daimyo-Haus { $honor } Ehre, { $ki } Ki und { $strength } Stärke.
               *[samurai] Dann hat dein Samurai-Haus { $honor } Ehre, { $ki } Ki und { $strength } Stärke.
            }
       *[other] Dann hat { $house } { $honor } Ehre, { $ki } Ki und { $strength } Stärke.
    }
honor-advice-enthrones =
    { $turns ->
        [one] Du hast wieder einen Daimyo: { $income } pro Zug, also { $goal } im nächsten Zug.
       *[other] Du hast wieder einen Daimyo: { $income } pro Zug, also { $goal } in { $turns } Zügen.
    }
honor-advice-frees = Dann hat { $rival } keinen Anteil mehr an deinem Haus.
honor-advice-steals = Du holst { $loot } von { $rival } und verdienst { $gain } mehr pro Zug: { $income }.
honor-advice-robs = Ohne { $loot } verdient { $rival } { $less } weniger pro Zug: { $income }.
honor-advice-disarms = Ohne { $loot } hat { $rival } noch { $strength } Stärke.
honor-advice-moves-loot = So verschiebst du nur deine eigene Karte ({ $loot }) und hast dann { $strength } Stärke.
honor-advice-wastes = So zerstörst du deine eigene Karte ({ $loot }) und hast dann { $strength } Stärke.
honor-advice-kills =
    { $less ->
        [0]
            { $size ->
                [0] Ab einer { $needs } trifft er ({ $chance } %), aber das Haus von { $rival } ist leer.
               *[other] Ab einer { $needs } trifft er ({ $chance } %) und räumt das Haus von { $rival } ab (Karten: { $size }).
            }
       *[other] Ab einer { $needs } trifft er ({ $chance } %): { $rival } verdient { $less } weniger pro Zug.
    }
honor-advice-kills-own = Ab einer { $needs } trifft er dein eigenes Haus ({ $chance } %, Karten: { $size }).
honor-advice-dishonors = Ohne Hilfe fällt { $rival } von { $honor } auf { $left } Ehre.
honor-advice-claims =
    { $turns ->
        [one] Als Shogun verdienst du { $gain } mehr pro Zug: { $income }, also { $goal } im nächsten Zug.
       *[other] Als Shogun verdienst du { $gain } mehr pro Zug: { $income }, also { $goal } in { $turns } Zügen.
    }
honor-advice-attacks =
    Mit { $dice } gegen { $theirs ->
        [one] 1 Würfel
       *[other] { $theirs } Würfel
    } { $prize ->
        [title] hast du { $chance } % Chance, { $rival } den Titel abzunehmen.
        [castle] hast du { $chance } % Chance, { $rival } die Burg abzunehmen.
       *[none] hast du { $chance } % Chance, { $rival } zu schlagen.
    }
honor-advice-allies = Im Bündnis mit { $rival } verdienst du { $income } pro Zug.
honor-advice-leaves = Für { $cost } Ehre bist du frei von { $rival }. Dort sind es { $income } pro Zug.
honor-advice-dismisses = Für { $cost } Ehre muss { $rival } gehen: Das spart dir { $income } pro Zug.
honor-advice-helped = Noch kann dir jemand helfen. Wenn nicht, verlierst du { $cost } und stehst bei { $left }.
honor-advice-unhelped = Du verlierst { $cost } Ehre, stehst dann bei { $left } und behältst deine Häuser.
honor-advice-saves-self = Du verlierst { $saved } Ehre statt { $cost }.
honor-advice-saves-daimyo =
    { $rival-is ->
        [self] Dein Daimyo lebt und bringt { $income } pro Zug (Karten im Haus: { $size }).
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
honor-advice-pays = Du stehst dann bei { $left } Ehre und behältst deine Häuser (Karten: { $size }).
honor-advice-castle = Du bekommst { $castle } von { $rival }: { $honor } Ehre pro Zug und { $strength } zur Verteidigung.
honor-advice-burns = Dann verteidigt sich niemand mehr mit { $castle } und { $strength } Stärke, auch { $rival } nicht.
honor-advice-barren =
    { $rival-is ->
        [self] Deine Häuser bringen { $income } pro Zug, aber du führst mit { $honor } Ehre.
       *[other] Deine Häuser bringen { $income } pro Zug, und { $rival } führt mit { $honor } Ehre.
    }
honor-advice-draws-last = Deine letzte Aktion: Die neue Karte wartet auf deinen nächsten Zug. Deine Hand: { $held } von { $most }.
honor-advice-draws-bare =
    { $held ->
        [0] Deine Hand ist leer. Sie fasst { $most } Karten.
        [one] Deine einzige Karte passt in keines deiner Häuser, also such eine andere.
       *[other] Keine deiner { $held } Karten passt in deine Häuser, also such eine andere.
    }
honor-advice-makes-room = Deine Hand ist voll ({ $most } Karten). Ohne { $card } kannst du wieder ziehen.
honor-advice-discards-event = { $card } hilft dir jetzt am wenigsten. { $held ->
            [0] Dann ist deine Hand leer.
            [one] Du behältst eine Karte.
           *[other] Du behältst { $held } Karten.
        }
