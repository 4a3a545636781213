### Warum ein Zug gut sein kann, für Tipps und Rückblick. Schlüssel: judgement/reasons.py.

glory-advice-ends-game = Die Partie endet: du { $mine }, { $rival } { $theirs }.
glory-advice-ends = Die Runde endet: Du bekommst { $mine }, { $rival } { $theirs }.
glory-advice-takes =
    { $left ->
        [0] Du schlägst den einzigen Satz von { $rival }: { $points } Punkte für dich.
        [one] Du schlägst { $rival }: { $points } Punkte für dich, und { $rival } bleibt ein Charakter.
       *[other] Du schlägst { $rival }: { $points } Punkte für dich, und { $rival } bleiben { $left } Charaktere.
    }
glory-advice-grows = Jetzt braucht es { $needs } { $characters }, um dich zu schlagen.
glory-advice-secures = Niemand schlägt { $counted } mehr: { $points } Punkte sind dir sicher.
glory-advice-lays = Das sind { $points } Punkte, bis jemand { $needs } { $characters } auslegt.
glory-advice-empties = Es ist die letzte Karte, also endet die Runde: Du hast { $mine }, { $rival } { $theirs }.
glory-advice-beats = Dann hast du { $counted } und kannst die { $size } von { $rival } schlagen.
glory-advice-completes = Dann hast du { $counted }: genug für { $points } Punkte.
glory-advice-reinforces = Dann hast du { $counted }: genug für einen größeren Satz.
glory-advice-collects = Für einen Satz brauchst du { $needs } { $characters }, und dann hast du { $count }.
glory-advice-denies =
    { $count ->
        [one] { $rival } hat schon { $a-character } und bekommt so keine zweite Karte davon.
       *[other] So bekommt { $rival } nicht noch { $a-character } und bleibt bei { $count }.
    }
glory-advice-hopes =
    { $count ->
        [one] Es fehlt nur eine Karte, dann bringen { $characters } { $points } Punkte (noch verdeckt: { $unseen }).
       *[other] Es fehlen noch { $count } Karten, dann bringen { $characters } { $points } Punkte (noch verdeckt: { $unseen }).
    }
glory-advice-left = Karten in diesem Stapel: { $left }, im anderen: { $others }.
glory-advice-covers =
    { $count ->
        [one] Das verdeckt { $a-character }: { $rival } hat schon eine Karte davon.
       *[other] Das verdeckt { $a-character }: { $rival } hat schon { $count } davon.
    }
glory-advice-owned =
    { $count ->
        [one] Du hast schon { $a-character } ausliegen.
       *[other] Deine { $count } { $characters } liegen schon aus.
    }
glory-advice-hopeless = Die { $count } { $characters } von { $rival } sind nicht mehr zu schlagen.
glory-advice-enough = Du behältst { $counted }, genug für einen Satz.
glory-advice-yields = Du gibst { $counted } auf, einen Satz für { $points } Punkte.
glory-advice-spare = Du hast { $counted }, und für einen Satz brauchst du { $needs }.
glory-advice-keeps = Du bist gleich am Zug und kannst { $a-character } vom anderen Stapel nehmen.
glory-advice-buries = Das verdeckt { $a-character }, bevor { $rival } am Zug ist.
glory-advice-strikes = So verliert { $rival } die { $characters } und { $points } Punkte.
glory-advice-opens = Dann hat { $rival } noch { $counted }, und du hast { $held }.
glory-advice-weakens = Dann hat { $rival } noch { $counted }: Zum Schlagen genügen { $needs }.
glory-advice-figures =
    { $figures ->
        [one] Du behältst eine Ninja-Figur für später.
       *[other] Du behältst { $figures } Ninja-Figuren für später.
    }
glory-advice-figure = Ab deinem nächsten Zug verkleinert sie einen fremden Satz (Vorrat: { $figures }).
glory-advice-none = Die Figur bleibt im Vorrat: Dort stehen { $figures }.
glory-advice-pays-nobody = Niemand hat { $characters } ausliegen, also hat niemand anders etwas davon.
glory-advice-pays = Du bekommst { $points } Punkte für { $counted }.
glory-advice-pays-rival = Mit diesem Auftrag bekommt { $rival } nur { $points } Punkte.
