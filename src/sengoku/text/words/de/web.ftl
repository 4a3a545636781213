### The browser's own words.

web-you = (du)
web-stand-in = ein Bot spielt
web-resigned = aufgegeben
web-absent = abwesend
web-to-move = am Zug
web-close = Schließen
web-log = Spielverlauf
web-log-back = Diesen Moment auf dem Tisch zeigen
web-prompt = Deine Wahl
web-lit = jetzt wählbar
web-lit-again = noch einmal wählen, und es geschieht
web-undo = Rückgängig
web-recap = Seit deinem Zug
web-recap-none = noch nichts
web-recap-again = Noch einmal zeigen
web-recap-back = Einen Schritt zurück
web-recap-on = Einen Schritt weiter
web-recap-pause = Pause
web-recap-play = Weiter
web-recap-end = Zur Gegenwart
web-next-idea = Nächste Idee
web-idea-equal = ebenso gut
web-idea-chance = { $share } % Gewinnchance
web-idea-span = { $low } bis { $high } % Gewinnchance
web-idea-spread = Ein Bot sah sich viele Wege an, wie es weitergehen kann: Nach zwei von drei davon gewinnst du { $low } bis { $high } von 100 Partien, im Mittel { $share }.
web-hint = Tipp
web-all-options =
    { $count ->
        [2] Beide Möglichkeiten zeigen
       *[other] Alle { $count } Möglichkeiten zeigen
    }
web-fewer-options = Möglichkeiten ausblenden
web-why-not = Warum nicht?
web-in-the-rules = In den Regeln weiterlesen
web-rule = Regel { $clause }
web-home = Zur Startseite
web-again = Noch einmal versuchen
web-your-turn = Du bist am Zug!
problem-web-server-away = Der Server antwortet nicht. Wir versuchen es weiter.
web-guest = Gast
web-rules = Regeln
web-log-short = Verlauf
web-settings = Einstellungen
web-menu = Tisch
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-send = Senden
web-looking-on = Du schaust zu.
web-hands-known = Dieser Tisch spielt mit den Karten einer beendeten Partie weiter. Wer sie gesehen hat, kennt alle Karten.
web-hands-known-short = Karten bekannt
web-looking-back = Rückblick: Schritt { $ply } von { $plies }.
web-looking-back-more = Inzwischen ist mehr passiert.
web-to-the-present = Zurück zur Partie
web-loading = Der Tisch wird aufgebaut …
web-abandoned = Die Partie wurde abgebrochen.
web-over = Die Partie ist zu Ende.
web-paused = Die Partie ist angehalten.
web-answered = Deine geheime Antwort ist da. Du kannst sie noch ändern, bis alle geantwortet haben.
web-change-answer = Ändern
web-waiting = Warten auf { $names } …
web-sure = Wirklich ausführen?
web-grave-ends-round = Damit endet die Runde. Fortfahren?
web-grave-ends-game = Damit läutest du das Ende der Partie ein. Fortfahren?
web-grave-once = Danach ist diese Karte verbraucht. Fortfahren?
web-grave-dice = Jetzt entscheiden die Würfel, und du kannst es nicht zurücknehmen. Fortfahren?
web-grave-alliance = Damit brichst du dein Bündnis. Fortfahren?
web-grave-death = Dabei stirbt jemand aus deinem eigenen Haus. Fortfahren?
web-grave-actions-left = Du hast noch Aktionen übrig. Zug trotzdem beenden?
web-grave-force = Danach kannst du deine Streitmacht nicht mehr ändern. Fortfahren?
web-yes = Fortfahren
web-no = Abbrechen
web-do-it = Ausführen
web-hand-over = Gib den Bildschirm an { $name }.
web-hand-over-why = Auf dem Bildschirm ist jetzt nichts Geheimes.
web-i-am = Ich bin { $name }
web-search-rules = In den Regeln suchen
web-rules-law = Das sind die Regeln in Kürze. Im Zweifel entscheidet der vollständige Text:
web-rules-spec = den vollständigen Text lesen (Englisch)
web-nothing-found = Nichts gefunden.
web-language = Sprache
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-calm = ruhig
web-motion-normal = normal
web-motion-quick = zügig
web-motion-instant = sofort: was geschieht, steht nur in der Liste
web-sound = Ton
web-confirm = Züge bestätigen
web-confirm-never = nie
web-confirm-grave = nur bei wichtigen Zügen
web-confirm-always = immer
web-miniatures = Tisch von Test of Honour
web-miniatures-auto = Automatisch
web-miniatures-painted = Gemalt
web-miniatures-sculpted = Plastisch
web-miniatures-stays-painted = Jetzt gemalt: Der plastische Tisch läuft auf diesem Gerät nicht gut.
web-notify = Benachrichtigen, wenn ich am Zug bin
web-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in den Browsereinstellungen erlauben.
web-end-sessions = Alles andere abmelden
web-end-sessions-about = Alle Links zu deinen Plätzen und alle Geräte, auf denen du spielst, werden abgemeldet. Nur dieses bleibt.
web-sessions-ended = Fertig: Nur dieses Gerät kennt dich noch.
web-motion-still = Animationen sind aus, weil dein Gerät auf weniger Bewegung eingestellt ist.
web-go-on = Ich bin wieder da
web-stand-in-for = Ein Bot für { $name }
web-propose-takeback = Um Rücknahme bitten
web-propose-pause = Eine Pause vorschlagen
web-propose-resume = Vorschlagen weiterzuspielen
web-propose-abandon = Abbruch vorschlagen
web-proposes-takeback = { $name } bittet um Rücknahme des letzten Zuges.
web-proposes-pause = { $name } schlägt eine Pause vor.
web-proposes-resume = { $name } schlägt vor, weiterzuspielen.
web-proposes-abandon = { $name } schlägt vor, die Partie abzubrechen.
web-agree = Zustimmen
web-decline = Ablehnen
web-waiting-consent = Warten auf die Zustimmung der anderen.
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-orders = Wenn ich reagieren darf
web-orders-ask = frag mich
web-orders-others = nur fragen, wenn es mich betrifft
web-orders-pass = immer passen
web-other-device = Auf anderem Gerät weiterspielen
web-invite-onlookers = Link zu diesem Tisch
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-copy-yourself = Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Drück Strg+C, auf einem Mac ⌘C.
web-code = QR-Code des Links
web-code-large = Größer zeigen
web-network = Netzwerkadresse
web-link-local = Dieser Link funktioniert nur auf diesem Rechner.
web-link-local-open = Handys und andere Rechner in deinem Netzwerk können mitspielen, sobald du den Tisch für sie öffnest.
web-link-local-start = Willst du mit anderen spielen? Starte Sengoku mit --house, oder gib dem Server mit --address eine öffentliche Adresse.
web-open-door = Für mein Netzwerk öffnen
web-link-house = Funktioniert auf jedem Gerät im selben Netzwerk: Code scannen oder Link öffnen.
web-link-public = Funktioniert auf jedem Gerät: Code scannen oder Link öffnen.
web-share-seat = Dieser Link gibt deinen Platz an ein anderes Gerät. Behalte ihn für dich.
web-share-table = Dieser Link führt an diesen Tisch.
web-review = Wiederholung und Analyse
web-record = Aufzeichnung herunterladen
web-verify = Mischen und Würfe nachprüfen
web-result = Ergebnis
web-rematch = Revanche
web-end-round = Runde { $round }
web-end-next = Als Nächstes: { $bot }
web-end-left = Partie aufgegeben
web-end-gave-up =
    { $who ->
        [me] Du hast die Partie aufgegeben.
       *[other] { $name } hat die Partie aufgegeben.
    }
web-end-stood =
    { $round ->
        [0] So stand es am Ende
       *[other] So stand es in Runde { $round }
    }
web-look-back = Zurückschauen
web-draw = Unentschieden: Niemand gewinnt.
web-you-win = Du hast gewonnen!
web-hello = Vier Samuraispiele, ein Tisch
web-players = { $players } Personen
web-minutes = etwa { $minutes } Min.
web-weight =
    { $weight ->
        [1] leicht zu lernen
        [2] etwas zum Nachdenken
        [3] einiges zu lernen
       *[4] viel zu lernen
    }
web-dealing = Die Karten werden ausgeteilt …
web-my-games = Meine Partien
web-open-tables = Offene Tische
web-no-tables = Zurzeit gibt es keine offenen Tische.
web-unofficial = Sengoku ist inoffiziell und nicht mit den Verlagen der Spiele verbunden. Texte und Bilder sind unsere eigenen.
web-seat-open = freier Platz
web-decisions =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
web-your-name = Dein Name
web-clock = Uhr
web-pace-free = keine Uhr
web-pace-live = live, mit Uhr
web-pace-days = Fernpartie (Tage pro Zug)
web-bank = Minuten pro Person
web-increment = Extrasekunden pro Zug
web-days = Tage pro Zug
web-door-guests = Wer darf kommen
web-door-guests-link = Freunde mit dem Link
web-door-guests-all = alle
web-hints-allowed = Tipps sind erlaubt
web-a-number = eine Zahl …
web-a-file = eine eigene Datei …
web-on = an
web-off = aus
web-play = Spielen
web-lobby-about = Schick deinen Freunden diesen Link. Wer ihn öffnet, sucht sich einen Platz aus.
web-sit = Hier hinsetzen
web-a-bot = Ein Bot
web-free-seat = Platz freigeben
web-stand-up = Aufstehen
web-luck-give = Selbst mitmischen
web-luck-given = Du hast mitgemischt
web-luck-about = Fügt dem Mischen eine Zufallszahl von dir hinzu, damit niemand allein darüber bestimmt.
web-begin = Partie starten
web-begin-when-full = Du kannst beginnen, wenn alle Plätze besetzt sind. Bots können die leeren füllen.
web-waiting-host = Gleich geht es los. Wir warten auf den Start der Partie.
web-verify-about = Jedes Mischen und jeder Wurf folgt aus einem Geheimnis, das vor der ersten Karte versiegelt wurde. Am Ende wird es geöffnet, und alle können es nachrechnen.
web-verify-file = Eine Aufzeichnung aus einer Datei prüfen
web-verify-not-over = Die Partie läuft noch: Danach wird das Geheimnis geöffnet.
web-verify-running = Alles wird nachgerechnet …
web-verify-good = Alles stimmt: { $plies } Züge, jedes Mischen und jeder Wurf.
web-verify-bad = Diese Aufzeichnung passt nicht zu ihrem Siegel.
web-verify-promise = Das Siegel des Hauses, bevor jemand saß
web-verify-commitment = Das Siegel vor der ersten Karte
web-verify-seed = Das Geheimnis
web-verify-here = In diesem Browser geprüft: Das Geheimnis passt zu seinem Siegel.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-at =
    { $ply ->
        [0] Vor dem ersten von { $plies } Schritten
       *[other] Schritt { $ply } von { $plies }
    }
web-replay-more = Mehr
web-replay-eyes = Ansicht
web-replay-public = Publikum
web-replay-all = alle Karten offen
web-replay-branch = Von hier weiterspielen
web-wins =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-seats-open =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
web-review-begin = Partie analysieren
web-review-about = Ein Bot bewertet jeden Zug, nur anhand dessen, was man in dem Moment wissen konnte.
web-review-mine = Ein Bot bewertet deine Züge, nur mit dem, was du damals wissen konntest.
web-review-others = Auch die anderen bewerten
web-review-again = Ab hier neu versuchen
web-review-progress = { $done } von { $all } Zügen bewertet …
web-review-chances = Gewinnchancen im Lauf der Partie
web-review-costly = Größte Fehler
web-review-cost = { $name }: −{ $cost } %
web-review-shares = { $played } → { $better } %
web-review-arrow-played = gespielt
web-review-arrow-better = besser
web-review-better = Besser: { $words }
web-review-none = Keine echten Fehler. Gut gespielt!
web-review-all =
    { $who ->
        [me] Alle deine Züge ({ $count })
       *[other] Alle Züge ({ $count })
    }
web-review-worth =
    { $cost ->
        [0] Chance { $chance } %, nichts deutlich besser
       *[other] Chance { $chance } %, { $cost } % unter dem besten Zug
    }
web-drill-mine = Hier hast du „{ $words }“ gewählt ({ $chance } %). Finde etwas Besseres.
web-drill-theirs = Hier hat { $name } „{ $words }“ gewählt ({ $chance } %). Finde etwas Besseres.
web-drill-same = Das ist derselbe Zug.
web-drill-better = Besser: { $now } % statt { $before } %.
web-drill-equal = Genauso gut: { $now } %.
web-drill-worse = Nicht besser: { $now } % statt { $before } %.
web-drill-again = Noch einmal
web-drill-on = Weiterspielen
web-lesson-next = Weiter
web-lesson-watch = Schau zu.
web-lesson-back = Zurück
web-lesson-finger = Nächster Klick: { $thing }.
web-lesson-show = Zeig es mir
web-lesson-other = Das geht auch, aber in dieser Lektion: { $words }.
web-lesson-at = Schritt { $at } von { $all }
web-lesson-play-on = Von hier weiterspielen
web-lesson-again = Von vorn beginnen
web-lesson-unknown = Klick erst dorthin, wo der Finger zeigt.
web-keys = Tastatur
web-keys-next = zur nächsten Möglichkeit
web-keys-before = zum Vorigen
web-keys-arrows = von dort zum Nächstgelegenen in dieser Richtung
web-keys-choose = auswählen
web-keys-number = eine Antwort auf die Frage
web-keys-all = alle Möglichkeiten bei der Frage, oder weniger
web-keys-undo = zurücknehmen
web-keys-hint = ein Tipp
web-keys-lens = die Auswahl genau ansehen
web-keys-pause = anhalten, was gezeigt wird, oder weiter
web-keys-steps = während etwas gezeigt wird: einen Schritt zurück, einen weiter
web-keys-end = ans Ende dessen, was gezeigt wird
web-keys-rules = die Regel zur Auswahl, sonst das Regelbuch
web-keys-keys = diese Liste
web-keys-escape = schließt ein Fenster, legt zurück, kehrt in die Gegenwart zurück

## Die Haustür

web-learn-short = Lernen
web-first-time = Zum ersten Mal hier?
web-first-time-about = { $game } lernst du spielend in zehn Minuten.
web-start-lesson = Lektion beginnen
web-tables-wait =
    { $count ->
        [one] Ein Tisch wartet auf Mitspielende.
       *[other] { $count } Tische warten auf Mitspielende.
    }
web-look = Ansehen
web-mine-turn = Du bist dran
web-mine-thinks = { $name } überlegt
web-mine-open = Es fehlt noch jemand
web-mine-begin = Bereit zum Start
web-mine-host = Wartet auf den Start
web-mine-paused = Pausiert
web-mine-replay = Nachspielen
web-mine-with = mit { $names }
web-mine-won = Gewonnen
web-mine-place = Platz { $place } von { $count }
web-mine-drawn = Unentschieden
web-mine-off = Abgebrochen
web-mine-all = Alle { $count }
web-door-count = Wie viele am Tisch
web-door-who = Wer mitspielt
web-door-which = Welches Spiel
web-door-me = Du
web-door-friend = Per Link
    .about = jemand, den du einlädst
    .more = Noch jemanden einladen
    .fewer = Jemanden weniger einladen
web-door-here = Am Bildschirm
    .about = ihr gebt ihn weiter
    .more = Noch jemand an diesem Bildschirm
    .fewer = Jemand weniger an diesem Bildschirm
web-door-tip = Tippe auf ein Gesicht, damit es sich setzt oder geht. Die Punkte ändern die Stärke.
web-door-needed = Jemand muss mit dir spielen. Wähle zuerst ein anderes Gesicht.
web-door-bot = { $name }, { $rank }: { $about }.
web-door-level = { $name }: Stufe { $level } von { $levels }, { $rank }. Ändern
web-temper-bold = { $rank }, kühn
    .about = Von zwei guten Zügen wählt { $name } den riskanteren.
    .later = Ab Stufe { $level } wählt { $name } von zwei guten Zügen den riskanteren.
web-temper-careful = { $rank }, vorsichtig
    .about = Von zwei guten Zügen wählt { $name } den sichereren.
    .later = Ab Stufe { $level } wählt { $name } von zwei guten Zügen den sichereren.
web-door-live = { $minutes } Min. + { $seconds } s
web-door-days =
    { $count ->
        [one] 1 Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
web-door-more = Weitere Optionen
web-door-more-set = Weitere Optionen ({ $count })
web-door-sit = Hinsetzen
web-door-sit-link = Hinsetzen und einladen
web-door-at = Am Tisch: { $names }.
web-door-at-me = du
web-door-at-friend = jemand per Link
web-door-at-here = jemand an diesem Bildschirm
web-door-leave = Du kannst jederzeit gehen, der Tisch wartet auf dich.
web-door-friends = Den Link schickst du vom Tisch aus, und Bots besetzen die übrigen Plätze.

## Das Regelbuch

web-book-game = Das Spiel
web-book-examples = Beispiele
web-book-box = In der Schachtel
web-book-clauses = Alle Regeln
web-book-goal = Das Ziel
web-book-read = Den Tisch lesen
web-book-turn = Ein Zug in vier Bildern
web-book-end = Das Ende
web-book-try = Ausprobieren
web-book-again = Von vorn
web-book-back = Zurück zum Buch
web-book-print = Buch drucken
web-book-whose = Woher ist das?
web-book-ours = steht, wo die gedruckte Spielregel etwas offenlässt oder wir sie auf unsere Art lesen. Tippe darauf, um zu sehen, was es ist.
web-book-notes = Fußnoten
web-book-tap = Tippe im Text auf eine Zahl, um die Regel zu lesen.
web-book-answer = Antwort zeigen
web-book-found =
    { $count ->
        [one] 1 Stelle im Buch
       *[other] { $count } Stellen im Buch
    }
