### Der Tischserver: was er ablehnt, und seine Befehle.

problem-another-proposal = Ein anderer Vorschlag ist noch offen; beantworte erst den.
problem-bad-address = „{ $value }“ ist keine Adresse, die man öffnen kann. Gib eine wie https://example.org/ oder https://example.org/games/ an.
problem-bad-database = „{ $url }“ geht nicht. Nenne eine SQLite-Datei oder eine URL, die mit postgresql:// beginnt.
problem-bad-link = Dieser Link ist nicht gültig, oder nicht mehr.
problem-bad-message = Die Nachricht ist nicht lesbar ({ $detail }).
problem-bad-proposal = Wer zurück will, sagt zu welcher Stellung; andere Vorschläge tun das nicht.
problem-bad-token = Das Token ist nicht gültig.
problem-blocked-here = Wer diesen Tisch leitet, hat dich gebeten zu gehen.
problem-bot-stands-in = Ein Bot spielt für dich. Melde dich erst zurück.
problem-database-in-use = Ein anderer Server benutzt { $file } bereits, und eine SQLite-Datei dient nur einem.
problem-database-not-migrated = Die Datenbank hat die Form „{ $found }“, und diese Version braucht „{ $expected }“. Führe „sengoku migrate“ aus.
problem-database-not-empty = In dieser Datenbank sind schon Tische. Eine Sicherung wird nur in eine leere zurückgespielt.
problem-bad-backup = Diese Datei ist keine Sicherung dieser Version, oder sie ist abgeschnitten (Zeile { $line }).
problem-door-stays-closed = Dieser Server lässt sich nicht fürs Netzwerk öffnen, während er läuft. Starte ihn mit --house.
problem-done-already = Das ist schon geschehen.
problem-hands-are-known = Wer die beendete Partie gesehen hat, kennt diese Karten. Der Tisch kommt deshalb nicht in die Liste.
problem-has-begun = Die Partie hat schon begonnen.
problem-has-resigned = Du hast dieses Spiel aufgegeben.
problem-is-present =
    { $wait ->
        [0] Wer dort spielt, ist da.
       *[other] Wer dort spielt, war bis eben da. Versuch es in { $wait } s noch einmal.
    }
problem-is-the-host = Wer den Tisch leitet, kann nicht weggeschickt werden. Übergib zuerst den Tisch.
problem-link-was-replaced = Dieser Link gilt nicht mehr. Bitte um den neuen.
problem-log-is-full = An diesem Tisch ist schon so viel geschehen ({ $most } Einträge), dass nur noch Züge möglich sind.
problem-mute-yourself = Dich selbst kannst du nicht stumm schalten.
problem-name-is-taken = An diesem Tisch heißt schon jemand „{ $name }“. Wähle bitte einen anderen Namen.
problem-name-one-action = Nenne eine Aktion: ihren Platz in der Liste, ihre Worte oder ihre Nummer (genannt: { $given }).
problem-no-database = Die Datenbank lässt sich nicht öffnen ({ $why }).
problem-no-hint-now = Gerade gibt es keinen Tipp.
problem-no-hints-here = An diesem Tisch gibt es keine Tipps.
problem-no-network = Dieser Rechner ist in keinem Netzwerk, also erreicht ihn kein anderes Gerät.
problem-no-such-code = Diesen Code gibt es nicht. Prüfe jeden Buchstaben und versuche es noch einmal.
problem-no-such-device = Dieses Gerät ist keines mehr von dir.
problem-no-such-method = Das geht mit dieser Adresse nicht.
problem-no-such-page = Unter dieser Adresse ist nichts.
problem-no-such-proposal = Dieser Vorschlag ist nicht mehr offen.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
problem-nobody-of-that-name = Diese Person ist nicht an diesem Tisch.
problem-nobody-sits-there = Den Tisch kann nur übernehmen, wer einen Platz hat.
problem-not-a-player = Das geht nur, wenn du an diesem Tisch spielst.
problem-not-a-program = Welten bekommt nur ein Programm, das einen Platz spielt.
problem-not-at-the-machine = Das kann nur, wer an diesem Rechner selbst sitzt.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-a-person = Programme haben keinen Wiederherstellungscode.
problem-not-the-host = Das kann nur, wer diesen Tisch leitet.
problem-not-your-seat = Dieser Platz gehört dir nicht.
problem-other-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen in SENGOKU_HOSTS eintragen.
problem-other-origin = Diese Anfrage kam von einer Seite eines anderen Servers.
problem-other-seat-count = Das Spiel hat { $seats } Plätze; genannt sind { $found }.
problem-outcome-unknown = Die Datenbank war weg. Ob das geklappt hat, zeigt sich, sobald sie zurück ist.
problem-say-your-name = Gib bitte zuerst deinen Namen ein.
problem-seat-is-taken = Dieser Platz ist besetzt.
problem-seats-are-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
problem-server-fault = Bei uns ist etwas schiefgegangen. Der Fehler wurde protokolliert.
problem-storage-fails = Die Datenbank antwortet nicht; nichts wurde geändert. Versuch es bitte noch einmal.
problem-table-is-broken = Die Aufzeichnung dieses Tisches ist beschädigt (Eintrag { $number }). Hier geht es nicht weiter.
problem-table-is-paused = Die Partie ist angehalten.
problem-too-fast =
    { $seconds ->
        [one] Das war zu viel auf einmal. Warte eine Sekunde.
       *[other] Das war zu viel auf einmal. Warte { $seconds } Sekunden.
    }
problem-tables-too-fast =
    { $minutes ->
        [one] Du hast viele Tische gemacht. In einer Minute kannst du den nächsten machen.
       *[other] Du hast viele Tische gemacht. In { $minutes } Minuten kannst du den nächsten machen.
    }
problem-too-many-mutes = Du hast { $most } Personen stumm geschaltet. Hebe das erst bei jemandem auf.
problem-too-many-tables = An { $most } Tischen spielst du schon, mehr geht nicht. Beende eine Partie, oder warte ein paar Minuten.
problem-too-many-tables-there = Von deiner Adresse laufen { $most } Tische, mehr geht nicht. Beende einen, oder versuch es später.
problem-too-many-seats = Du hast { $most } Plätze in laufenden Partien, mehr geht nicht. Beende zuerst eine.
problem-too-many-sockets = Du hast { $most } Tische in deinen Fenstern offen, mehr geht nicht. Schließe zuerst einen.
problem-too-many-sockets-there = Von deiner Adresse sind { $most } Tische offen, mehr geht nicht. Schließe zuerst einen.
problem-too-many-newcomers =
    { $minutes ->
        [one] Von deiner Adresse sind viele neue Gäste gekommen. Versuch es in einer Minute noch einmal.
       *[other] Von deiner Adresse sind viele neue Gäste gekommen. Versuch es in { $minutes } Minuten noch einmal.
    }
problem-too-much-chat =
    { $seconds ->
        [one] Du hast in kurzer Zeit viel gesagt. Warte eine Sekunde.
       *[other] Du hast in kurzer Zeit viel gesagt. Warte { $seconds } Sekunden.
    }
problem-too-many-verifications =
    { $seconds ->
        [one] Du hast viele Partien prüfen lassen. Warte eine Sekunde.
       *[other] Du hast viele Partien prüfen lassen. Warte { $seconds } Sekunden.
    }
problem-too-many-ways-tried =
    { $minutes ->
        [one] Du hast viele Wege ausprobiert, auf denen man dich rufen kann. Versuch es in einer Minute noch einmal.
       *[other] Du hast viele Wege ausprobiert, auf denen man dich rufen kann. Versuch es in { $minutes } Minuten noch einmal.
    }
problem-looking-back-is-busy = Gerade schauen viele auf Partien zurück. Versuch es gleich noch einmal.
problem-too-slow =
    { $seconds ->
        [one] Der Rest deiner Anfrage kam nicht binnen einer Sekunde an. Schick sie bitte noch einmal.
       *[other] Der Rest deiner Anfrage kam nicht binnen { $seconds } Sekunden an. Schick sie bitte noch einmal.
    }
problem-too-many-connections = Von deiner Adresse gibt es { $most } Verbindungen; mehr dürfen es nicht sein. Schließ ein paar Fenster.
problem-too-large = Die Nachricht ist zu lang.
problem-bad-host = „{ $value }“ kann kein Name eines Servers sein. tables.example.org ginge, ohne Port.
problem-bad-proxy = „{ $value }“ ist keine Adresse eines Proxys; 127.0.0.1 oder 10.0.0.0/8 wäre eine.
problem-bad-setting = „{ $value }“ ist kein Wert für { $name }; eine ganze Zahl wäre einer.
problem-workers-need-postgresql = Eine SQLite-Datei dient nur einem Prozess. Für --workers braucht es ein PostgreSQL mit --database.
problem-workers-need-unix = Mehrere Prozesse an einem Port (--workers) gehen auf diesem System nicht.
problem-cli-cannot-listen = Unter { $host }, Port { $port }, kann niemand bedient werden ({ $why }).
problem-cli-cannot-use-port = Port { $port } dieses Rechners ist nicht zu benutzen ({ $why }).
problem-cli-house-or-host = Entweder --house oder --host: --house ist im ganzen Netzwerk erreichbar.
cli-help-serve = Den Tischserver starten, zum Spielen im Browser.
cli-help-house = andere im Haus mitspielen lassen: im Netzwerk erreichbar sein, Adresse und QR-Code zeigen
cli-help-address = die öffentliche Adresse, unter der man ihn erreicht; jeder Link beginnt mit ihr
cli-help-host = die Adresse, unter der er erreichbar ist (127.0.0.1: nur dieser Rechner)
cli-help-port = der Port (8000)
cli-help-database = der Pfad einer SQLite-Datei oder postgresql://...
cli-help-bot-processes = wie viele Prozesse die Bots benutzen dürfen (1)
cli-help-workers = wie viele Prozesse an diesem Port dienen, mit PostgreSQL (1)
cli-help-web = der Ordner des gebauten Browser-Clients
cli-help-migrate = Die Datenbank eines Servers in die Form bringen, die diese Version braucht.
cli-help-backup = Alles aus der Datenbank eines Servers in eine Datei schreiben.
cli-help-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-help-backup-file = die Datei der Sicherung
cli-serve-at = Der Tisch steht bereit unter { $url }
cli-serve-here = Auf diesem Rechner: { $url }
cli-serve-others = Auf anderen Geräten im Haus: { $url }
cli-serve-scan = Mit einem Handy diesen Code scannen:
cli-serve-only-here = Nur dieser Rechner erreicht den Tisch. Mit --house können andere im Haus mitspielen.
cli-serve-no-network = Dieser Rechner ist in keinem Netzwerk, also erreicht nur er den Tisch.
cli-migrated = Die Datenbank hat die Form, die diese Version braucht.
cli-backed-up = { $rows } Zeilen sind gesichert in { $file }.
cli-restored = { $rows } Zeilen sind wieder in der Datenbank.
cli-help-open = den Tisch in einem Browser öffnen
cli-serve-stop = Strg-C beendet.
