### Honor of the Samurai im Terminal.

cli-honor-goal = Ziel { $goal }
cli-honor-over = die Partie ist zu Ende
cli-honor-round =
    { $limit ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $limit }
    }
cli-honor-turn = am Zug: { $name }
cli-honor-piles = Nachziehstapel { $pile }, Ablage { $discards }
cli-honor-title-free = der Titel ist frei (+{ $honor })
cli-honor-legend = [Ehre/Ki/Stärke]
cli-honor-to-goal = Ziel in { $turns }
cli-honor-hand =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-honor-actions =
    { $left ->
        [one] noch eine Aktion
       *[other] noch { $left } Aktionen
    }
cli-honor-declared = Ansage gemacht
cli-honor-odds = deine Siegchance: { $chance }
cli-honor-status =
    { $status ->
        [first] erster Samurai
        [second] zweiter Samurai von { $name }
        [leaving] verlässt { $name }
        [pledged] { $name } Treue geschworen
       *[other] Ronin
    }
cli-honor-shogun = SHOGUN
cli-honor-dice = Würfel: { $attack } Angriff, { $defense } Abwehr
cli-honor-missing = { $strength } Stärke bis zum nächsten Würfel
cli-honor-your-hand = Deine Hand
cli-honor-asked = Versiegelt gefragt, in dieser Reihenfolge: { $names }
cli-honor-do-declare = Erkläre
cli-honor-do-place = Lege
cli-honor-do-daimyo = Spiele
cli-honor-do-discard = Lege ab
cli-honor-do-turn = Zug
cli-honor-do-answer = Antwort
cli-honor-chance = Chance { $chance }
cli-honor-dies = stürbe mit: { $cards }
cli-honor-heir = { $name } würde übernehmen
cli-honor-income = Einkommen { $change }
cli-honor-ki = Ki { $change }: noch { $left }
cli-honor-own-house =
    { $house ->
        [samurai] Samurai-Haus
       *[other] Daimyo-Haus
    }
cli-honor-detached = du wärst Ronin
cli-honor-target = bis zu { $amount } Ehre Verlust
cli-honor-costs = kostet dich { $amount } Ehre; du hättest { $honor }.
cli-honor-may-cost = kann dich { $amount } Ehre kosten, wenn dich niemand rettet; du hättest { $honor }.
cli-honor-tally-income = Einkommen
cli-honor-tally-ki = Ki
cli-honor-tally-actions = Aktionen
cli-honor-tally-attack = Angriff
cli-honor-tally-defense = Abwehr
cli-honor-place = Platz
cli-honor-honor = Ehre
cli-honor-word-draw = ziehen
cli-honor-word-title = titel
cli-honor-word-dissolve = auflösen
problem-cli-honor-why-what = Warum was? Nenne eine Karte, einen Spieler, ziehen, titel oder auflösen, zum Beispiel: warum { $example }
