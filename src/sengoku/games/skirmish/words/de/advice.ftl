### Warum ein Zug gut sein kann, für Tipps und Rückblick. Schlüssel: judgement/reasons.py.

skirmish-advice-force = { $units } Einheiten für { $points } Punkte, bereit zum Kampf.
skirmish-advice-recruits =
    { $cost ->
        [one] Das kostet einen Punkt, und { $left } bleiben.
       *[other] Das kostet { $cost } Punkte, und { $left } bleiben.
    }
skirmish-advice-builds = Karten in deiner Streitmacht: { $units }. Punkte übrig: { $left }.
skirmish-advice-reserve = { $unit } kommt später, damit höchstens { $points } Punkte auf dem Tisch stehen.
skirmish-advice-no-reserve = Alle { $points } Punkte kämpfen von Anfang an mit.
skirmish-advice-hides = Es liegt { $away } Zoll vom Rand der Gegenseite.
skirmish-advice-stands = { $unit } beginnt hier, und { $target } ist { $away } Zoll entfernt.
skirmish-advice-stands-away = { $unit } beginnt { $away } Zoll von der Mitte.
skirmish-advice-acts-charge = { $unit } kann anstürmen: { $target } ist nur { $away } Zoll entfernt.
skirmish-advice-acts-shoot = { $unit } hat { $target } in Reichweite, { $away } Zoll entfernt.
skirmish-advice-acts-far =
    { $left ->
        [one] { $unit } hat noch eine Aktion, und { $target } steht am nächsten, { $away } Zoll entfernt.
       *[other] { $unit } hat noch { $left } Aktionen, und { $target } steht am nächsten, { $away } Zoll entfernt.
    }
skirmish-advice-acts =
    { $left ->
        [one] { $unit } hat noch eine Aktion.
       *[other] { $unit } hat noch { $left } Aktionen.
    }
skirmish-advice-carries =
    { $actions ->
        [one] { $unit } nimmt die Gefangene mit, mit einer Aktion pro Runde.
       *[other] { $unit } nimmt die Gefangene mit, mit { $actions } Aktionen pro Runde.
    }
skirmish-advice-marker =
    { $away ->
        [0] { $unit } steht dann am Missionsziel.
       *[other] { $unit } steht dann { $away } Zoll vom nächsten Missionsziel.
    }
skirmish-advice-flees =
    { $threats ->
        [0] Dort kann niemand auf { $unit } losstürmen (jetzt: { $before }).
       *[other] Dort können weniger Gegner auf { $unit } losstürmen: { $threats } statt { $before }.
    }
skirmish-advice-reaches = Von dort kann { $unit } auf { $target } losstürmen, { $away } Zoll entfernt.
skirmish-advice-advances = { $unit } kommt bis auf { $away } Zoll an { $target } heran.
skirmish-advice-withdraws = Dort kann niemand auf { $unit } losstürmen: { $target } ist { $away } statt { $before } Zoll entfernt.
skirmish-advice-moves = { $unit } bewegt sich { $away } Zoll, und kein Gegner steht auf dem Tisch.
skirmish-advice-alert =
    { $threats ->
        [one] Ein Gegner kann dort auf { $unit } losstürmen. Wer wachsam ist, weicht ohne Aktion aus.
       *[other] { $threats } Gegner können dort auf { $unit } losstürmen. Wer wachsam ist, weicht ohne Aktion aus.
    }
skirmish-advice-rises = { $unit } steht wieder, und { $target } ist { $away } Zoll entfernt.
skirmish-advice-enters = { $unit } kommt auf den Tisch, und { $target } ist { $away } Zoll entfernt.
skirmish-advice-reloads = { $unit } kann wieder schießen, und { $target } ist { $away } Zoll entfernt.
skirmish-advice-searches =
    { $left ->
        [one] { $unit } durchsucht das letzte Missionsziel (Würfel: { $dice }).
       *[other] { $unit } sucht (Würfel: { $dice }), und { $left } Missionsziele sind übrig.
    }
skirmish-advice-hero =
    { $drops ->
        [0] Fällt { $target }, gewinnst du die Schlacht.
        [one] Fällt { $target }, gewinnst du, und ein Blutstropfen ist schon da.
       *[other] Fällt { $target }, gewinnst du, und { $drops } Blutstropfen sind schon da.
    }
skirmish-advice-helpless = Greift { $unit } an, hat { $target } keine Aktion mehr zum Ausweichen.
skirmish-advice-lying = { $target } liegt am Boden: ein Würfel mehr für { $unit }.
skirmish-advice-bleeding =
    { $drops ->
        [one] { $target } hat einen Blutstropfen: ein Schadenswürfel mehr für { $unit }.
       *[other] { $target } hat { $drops } Blutstropfen: { $drops } Schadenswürfel mehr für { $unit }.
    }
skirmish-advice-models =
    { $models ->
        [one] { $target } hat noch einen Mann und ist { $cost } Punkte wert.
       *[other] { $target } hat { $models } Mann und ist { $cost } Punkte wert.
    }
skirmish-advice-strikes =
    { $cost ->
        [one] { $target } ist einen Punkt wert, und { $unit } ist nah genug.
       *[other] { $target } ist { $cost } Punkte wert, und { $unit } ist nah genug.
    }
skirmish-advice-nerve = { $unit } legt die Nervenprobe ab (Würfel: { $dice }).
skirmish-advice-steadies =
    { $dice ->
        [one] { $unit } hat nur einen Würfel, und { $skill } hilft.
       *[other] { $unit } hat bisher { $dice } Würfel, und { $skill } hilft.
    }
skirmish-advice-topples = Mit { $skill } kann { $unit } { $target } zu Boden werfen.
skirmish-advice-saves-card =
    { $dice ->
        [one] { $unit } hat einen Würfel, und die Karte bleibt bereit.
       *[other] { $unit } hat { $dice } Würfel, und die Karte bleibt bereit.
    }
skirmish-advice-spares = { $unit } behält die Karte, und { $target } bleibt stehen.
skirmish-advice-uses =
    { $left ->
        [one] { $unit } setzt { $skill } vor der einen Aktion ein, die noch bleibt.
       *[other] { $unit } setzt { $skill } ein, mit noch { $left } Aktionen.
    }
skirmish-advice-claims = { $unit } wirft einen Würfel mehr (bisher: { $dice }), für eine Schandekarte.
skirmish-advice-no-claim =
    { $dice ->
        [one] { $unit } würfelt mit einem Würfel und zieht keine Schandekarte.
       *[other] { $unit } würfelt mit { $dice } Würfeln und zieht keine Schandekarte.
    }
skirmish-advice-stays = { $unit } bleibt hier, und { $target } ist { $away } Zoll entfernt.
skirmish-advice-gives =
    { $actions ->
        [one] { $unit } kann sie nutzen, mit einer Aktion pro Runde.
       *[other] { $unit } kann sie nutzen, mit { $actions } Aktionen pro Runde.
    }
skirmish-advice-draws =
    { $fate ->
        [one]
            { $tokens ->
                [one] Der letzte Marker im Beutel beendet die Runde. Aktionen übrig: du { $mine }, die Gegenseite { $theirs }.
               *[other] Einer der { $tokens } Marker beendet die Runde. Aktionen übrig: du { $mine }, die Gegenseite { $theirs }.
            }
       *[other] { $fate } von { $tokens } Markern sind Schicksalsmarker. Aktionen übrig: du { $mine }, die Gegenseite { $theirs }.
    }
skirmish-advice-alert-far = Dort kann niemand auf { $unit } losstürmen: { $target } ist { $away } Zoll entfernt. Wer wachsam ist, weicht ohne Aktion aus.
