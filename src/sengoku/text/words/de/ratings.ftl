# Partien, die zählen, was Leute wert sind, und die Seite mit meinen Partien.
problem-counts-alone = Nur gegen Bots lässt sich eine Partie, die zählt, weder unterbrechen noch abbrechen. Aufgeben geht.
problem-counts-bot = Niemand weiß, wie gut der Bot „{ $bot }“ spielt. In einer Partie, die zählt, darf er nicht mitspielen.
problem-counts-clock = Eine Partie, die zählt, braucht eine Uhr.
problem-counts-from-the-start = Nur eine Partie von Anfang an kann zählen.
problem-counts-nothing-back = In einer Partie, die zählt, wird nichts zurückgenommen.
problem-counts-one-seat = In einer Partie, die zählt, haben alle einen Platz und einen eigenen Bildschirm.
problem-counts-own-seat = In einer Partie, die zählt, spielt niemand für andere. Wessen Zeit um ist, gibt auf.
problem-not-agreed =
    { $count ->
        [one] Eine Person hat noch nicht zugestimmt, ob die Partie zählt.
       *[other] { $count } Personen haben noch nicht zugestimmt, ob die Partie zählt.
    }
cli-admin-rated = Partien neu berechnet: { $matches }. Ergebnisse ergänzt: { $missing }.

## Ob sie zählt

web-counts = zählt für die Wertung
web-friendly = freundschaftlich
web-counts-about = Die Partie zählt: keine Tipps, nichts wird zurückgenommen, und wer geht oder keine Zeit mehr hat, gibt auf. Alle hier sehen deine Wertung.
web-counts-not-here = Mehrere an einem Bildschirm spielen immer freundschaftlich.
web-counts-make = Zählen lassen
web-counts-unmake = Freundschaftlich spielen
web-counts-asked = { $name } möchte, dass diese Partie zählt. Bist du einverstanden?
web-friendly-asked = { $name } möchte, dass diese Partie freundschaftlich ist. Bist du einverstanden?
web-counts-agree = Einverstanden
web-not-agreed = noch nicht einverstanden
web-begin-when-agreed = Die Partie beginnt, sobald alle einverstanden sind.

## Wertungen

web-rating = { $points } ± { $spread }
web-rating-title = Wertung
web-rating-early = vorläufig
web-rating-none = noch keine Wertung
web-rating-about = Der Bot { $bot } hat 1500 Punkte. Wer 400 mehr hat, gewinnt zehn Partien für jede verlorene.

## Meine Partien

web-results = Deine Partien
web-results-none = Hier stehen deine gespielten Partien mit ihrem Ergebnis.
web-results-played =
    { $count ->
        [one] Eine Partie gespielt
       *[other] { $count } Partien gespielt
    }
web-results-won =
    { $count ->
        [one] eine gewonnen
       *[other] { $count } gewonnen
    }
web-results-no-rating = Noch keine Wertung. Spiel eine Partie, die zählt.
web-results-curve = Deine Wertung, Partie für Partie: jetzt { $points } Punkte.
web-results-against = Gegen wen
web-results-games = Partien
web-results-ahead = davor
web-results-behind = dahinter
web-results-left = jemand, der nicht mehr da ist
web-results-last = Letzte Partien
web-results-first = gewonnen
web-results-place = Platz { $place } von { $size }
web-results-resigned = aufgegeben
web-results-all = Alle { $count }
web-results-bot = { $name } (Bot)
web-counts-short = zählt
