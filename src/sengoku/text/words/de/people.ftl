## Meine Partien

web-mine-bot = Ein Bot spielt für dich
web-mine-round = Runde { $round }
web-mine-scores = du { $mine }, die Besten sonst { $best }
web-mine-older = Ältere Partien
web-time-days =
    { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
    }
web-time-hours =
    { $count ->
        [one] noch eine Stunde
       *[other] noch { $count } Stunden
    }
web-time-minutes =
    { $count ->
        [one] noch eine Minute
       *[other] noch { $count } Minuten
    }
web-time-soon = die Zeit ist fast um
web-next-game = Du bist am Zug: { $game }
web-next-game-about =
    { $count ->
        [one] Du bist in einer anderen Partie am Zug: { $game }
       *[other] Du bist in { $count } anderen Partien am Zug. Zuerst: { $game }
    }
web-turns-wait =
    { $count ->
        [one] Du bist am Zug
       *[other] Du bist in { $count } Partien am Zug
    }

## Wer ich bin

web-me = Du
web-me-more = Deine Geräte und dein Wiederherstellungscode
web-name-keep = Speichern
web-name-kept = Fertig. Alle sehen dich jetzt als { $name }.
web-code-title = Wiederherstellungscode
web-code-about = Mit einem Code nimmst du dich, deine Plätze, deine Partien und deine Einstellungen auf ein anderes Gerät mit, auch wenn dieses verloren geht. Ganz ohne E-Mail.
web-code-kept = Du hast einen Code. Gib ihn auf einem anderen Gerät ein, und du bist auch dort du.
web-code-make = Meinen Code erstellen
web-code-anew = Neuen Code erstellen
web-code-once = Schreib ihn jetzt auf: Er wird nur einmal gezeigt, und ein älterer gilt nicht mehr.
web-recover-title = Ich habe einen Code
web-recover-about = Gib ihn hier ein, und deine Partien sind hier.
web-recover-known = Gib ihn hier ein, und dieses Gerät wird deines. Was du hier unter anderem Namen gespielt hast, bleibt zurück.
web-recover = Das bin ich
web-devices = Deine Geräte
web-device-here = dieses Gerät
web-device-seen = zuletzt gesehen am { $day }
web-device-unknown = Unbekanntes Gerät
web-device-end = Beenden

## Noch einmal spielen

web-seat-kept = { $name } wird um eine Revanche gebeten
web-rematch-decline = Nein, danke
web-called = Wir beginnen, sobald auch { $names } da ist.
web-called-title = Die Partie beginnt
web-mine-offered = Du wirst um eine Revanche gebeten
web-rematch-offered = { $name } bietet eine Revanche an.
web-rematch-accept = Noch einmal spielen
web-rematch-declined = Du hast die Revanche abgelehnt.
web-rematch-there = Zur Revanche
web-rematch-waits = { $names } hat noch nicht geantwortet.
web-rematch-answered = Alle haben geantwortet.

## Abwesend

web-take-over = Übernehmen
web-take-back = Meinen letzten Zug zurücknehmen
