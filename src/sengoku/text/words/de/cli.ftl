### Die Befehlszeile und der Tisch im Terminal.

## Hilfe

cli-help-usage = Aufruf
cli-help-arguments = Argumente
cli-help-flags = Schalter
cli-help-commands = Befehle
cli-help-sengoku = Ein digitaler Tisch für Samurai-Spiele. Ohne Befehl öffnet sich der Tisch im Browser. Mit „sengoku play“ spielst du im Terminal.
cli-help-play = Spiele im Terminal, gegen Bots oder gemeinsam an einem Bildschirm. Ohne Spiel fragt er, welches.
cli-help-games = Die Spiele, ihre Plätze und Optionen.
cli-help-simulate = Bots viele Partien spielen lassen und die Statistik zeigen.
cli-help-replay = Sieh dir ein aufgezeichnetes Spiel an, bei jeder seiner Entscheidungen.
cli-help-bench = Miss, wie schnell das Spielwerk auf diesem Rechner ist.
cli-help-game = welches Spiel; „sengoku games“ zählt sie auf
cli-help-bench-games = welche Spiele; ohne Namen alle
cli-help-seats = wer wo sitzt: „human“, „human:Name“ oder ein Bot ({ $known })
cli-help-option = eine Option des Spiels als Name=Wert, oder Name=@Datei für einen Wert in einer Datei; mehrfach erlaubt
cli-help-seed-play = lässt Zufall und Bots sich wiederholen (zum Üben: der Zufall ist dann kein Geheimnis)
cli-help-seed-simulate = der Zufall; gleiche Zahlen geben gleiche Partien (0)
cli-help-save-file = bewahre die Aufzeichnung in dieser neuen Datei auf
cli-help-resume = spiele die Partie in dieser Aufzeichnung weiter
cli-help-players = wie viele mitspielen
cli-help-how-many = wie viele Spiele (100)
cli-help-bots = wer spielt, Platz für Platz ({ $known }); weniger Bots als Plätze wechseln sich ab
cli-help-check = wie viele der ersten Partien nach jeder Entscheidung geprüft werden (0)
cli-help-jobs = wie viele Prozesse (1)
cli-help-json = antworte in JSON
cli-help-file = eine Aufzeichnung, wie „play“ sie aufbewahrt
cli-help-verify = spiele die Aufzeichnung nach und prüfe den Ausgang und den versprochenen Zufall
cli-help-at = nach so vielen Entscheidungen; ohne Angabe nach der letzten
cli-help-view = wer zusieht: ein Platz (ab 0), public oder referee
cli-help-svg = zeichne den Tisch als Bild in diese neue Datei
cli-help-language = die Sprache: { $known }
cli-help-help = zeige diese Hilfe
cli-help-version = zeige die Version

## Befehle an der Eingabe

cli-command-why = warum
cli-command-hint = tipp
cli-command-undo = zurück
cli-command-log = verlauf
cli-command-more = mehr
cli-command-score = punkte
cli-command-save = sichern
cli-command-help = hilfe
cli-command-quit = ende
cli-help-number = wähle die Möglichkeit mit dieser Nummer
cli-help-rule = die Regel hinter der Frage oder hinter Möglichkeit 3
cli-help-why = warum etwas, das du erwartet hast, nicht dabei ist
cli-help-hint = was ein starker Bot an deiner Stelle täte, und warum
cli-help-undo = nimm deine letzte Entscheidung zurück, solange sie nichts Neues gezeigt hat
cli-help-log = alles, was geschehen ist, soweit du es wissen darfst
cli-help-more = alle Möglichkeiten, wo der Bildschirm manche nur kurz gezeigt hat
cli-help-score = der Wertungsblock und was der Tisch jetzt zählt
cli-help-save = schreibe die Aufzeichnung in eine neue Datei
cli-help-file-name = DATEI
cli-help-redraw = zeichne den Tisch neu
cli-help-quit = höre auf; die Aufzeichnung bleibt erhalten
cli-hint = eine Nummer, ? für die Regel, oder { $help }
cli-hint-more = { $more }: alles
cli-hint-go-on = Enter: weiter
cli-hint-undo = u nimmt deine letzte Entscheidung zurück
cli-not-understood = Bitte gib die Nummer einer Möglichkeit ein, oder „{ $help }“ für alles andere.
cli-no-such-number =
    { $last ->
        [one] Es gibt nur Möglichkeit 1.
       *[other] Bitte wähle eine Nummer von 1 bis { $last }.
    }
cli-why-possible = Das kannst du jetzt tun.
cli-earlier = was vorher geschah: { $log }
cli-saved = Die Aufzeichnung liegt in { $file }.

## Ein Spiel von Anfang bis Ende

cli-player = Spieler
cli-player-number = Spieler { $number }
cli-seat = Platz { $seat }
cli-kind-human = an diesem Bildschirm
cli-welcome-help = Gib eine Nummer ein, um zu wählen, ? für die Regel dahinter, „hilfe“ für alle Befehle.
cli-luck-sealed = Alles Mischen und Würfeln dieser Partie liegt unter einem Siegel fest, das am Ende geöffnet wird: { $commitment }
cli-luck-fast = Der Zufall dieser Partie folgt aus der Zahl { $seed }: Alle können es wiederholen.
cli-luck-revealed = Das Siegel { $commitment } ist offen: Die Zahl war { $seed }. „sengoku replay DATEI --verify“ prüft es.
cli-press-enter = Drücke die Eingabetaste …
cli-pass = Gib den Bildschirm an { $name } weiter.
cli-pass-undo = (u: { $name } nimmt die letzte Entscheidung zurück)
cli-the-end = Endstand
cli-goodbye = Bis zum nächsten Mal!
cli-kept = Die Aufzeichnung liegt in { $file }
cli-resume-by = Ein andermal weiterspielen: { $command }

## Im Terminal spielen, ohne ein Spiel zu nennen

cli-start-unofficial = Ein inoffizieller digitaler Tisch ohne Verbindung zu den Verlagen der Spiele.
cli-start-game = Welches Spiel?
cli-start-opponents = { $game }: wie viele Gegner?
cli-start-count =
    { $count ->
        [one] ein Gegner
       *[other] { $count } Gegner
    }
cli-start-sort = Welche Art von Gegnern?
cli-start-level = { $name }: { $about }
cli-start-humans = Menschen, an diesem Bildschirm
cli-yes = ja
cli-no = nein

## games

cli-games-seats = { $fewest } bis { $most } Spieler

## simulate

cli-simulate-playing = Spiele
cli-simulate-result =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } mit { $decisions } Entscheidungen in { $seconds } s: { $pace } Entscheidungen je Sekunde, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert
    }.
cli-simulate-digest = Fingerabdruck: { $digest }
cli-simulate-wins = Siege
cli-simulate-share = Anteil
cli-simulate-mean = Punkte im Mittel

## replay

cli-replay-where = Entscheidung { $ply } von { $plies }
cli-pictured = Das Bild ist in { $file }
cli-verified =
    { $actions ->
        [one] Die Aufzeichnung stimmt: Ihre eine Entscheidung war erlaubt
       *[other] Die Aufzeichnung stimmt: Alle { $actions } Entscheidungen waren erlaubt
    }, und die Partie steht so, wie sie sagt ({ $state ->
        [over] zu Ende
       *[running] noch nicht zu Ende
    }).
cli-verified-digest = Fingerabdruck: { $digest }
cli-verified-luck = Der Zufall ist der, der mit diesem Siegel versprochen war: { $commitment }

## bench

cli-bench-measuring = Messung läuft …
cli-bench-engine =
    { $compiled ->
        [yes] Das Spielwerk ist kompiliert
       *[no] Das Spielwerk ist nicht kompiliert
    } (Python { $python }).
cli-bench-game = Spiel
cli-bench-players = Spieler
cli-bench-playout = Entscheidungen/s, Durchlauf
cli-bench-driven = Entscheidungen/s, aus Python
cli-bench-copy = ns je Kopie

## Was nicht stimmt

problem-cli-unknown-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $known }.
problem-cli-unknown-argument = „{ $argument }“ bedeutet hier nichts; --help zeigt, was geht.
problem-cli-needs-a-value = Zu „{ $argument }“ gehört ein Wert.
problem-cli-takes-no-value = Zu „{ $argument }“ gehört kein Wert.
problem-cli-bad-usage = Das ist nicht zu verstehen ({ $detail }); --help zeigt, was geht.
problem-cli-bad-number = Zu „{ $argument }“ gehört eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
problem-cli-bad-seed = Die Zahl für den Zufall ist eine ganze Zahl mit höchstens 40 Ziffern, nicht „{ $value }“.
problem-cli-bad-option = Eine Option gibst du als Name=Wert an, nicht als „{ $option }“.
problem-cli-which-game = Welches Spiel? Es gibt: { $known }.
problem-cli-which-file = Bitte nenne eine Datei.
problem-cli-cannot-read =
    { $why ->
        [missing] Es gibt keine Datei „{ $file }“.
        [forbidden] Die Datei „{ $file }“ darf nicht gelesen werden.
        [folder] „{ $file }“ ist ein Ordner, keine Datei.
       *[other] Die Datei „{ $file }“ kann nicht gelesen werden.
    }
problem-cli-not-text = Die Datei „{ $file }“ ist kein Text.
problem-cli-file-too-large = Die Datei „{ $file }“ ist zu groß.
problem-cli-cannot-write =
    { $why ->
        [missing] „{ $file }“ kann nicht geschrieben werden: Diesen Ordner gibt es nicht.
        [forbidden] „{ $file }“ darf nicht geschrieben werden.
        [full] „{ $file }“ kann nicht geschrieben werden: Der Datenträger ist voll.
       *[other] „{ $file }“ kann nicht geschrieben werden.
    }
problem-cli-file-exists = Es gibt schon eine Datei „{ $file }“; bitte wähle einen anderen Namen.
problem-cli-too-many-bots = Das sind { $bots } Bots für { $seats } Plätze.
problem-cli-other-seats = Dieses Spiel hat { $seats } Plätze; --seats nennt { $found }.
problem-cli-same-name = Zwei Spieler heißen „{ $name }“.
problem-cli-resume-is-set-up = Ein Spiel, das weitergeht, hat seine Optionen und seinen Zufall schon; lass --option und --seed weg.
problem-cli-other-game = Die Aufzeichnung gehört zum Spiel „{ $found }“, nicht zu „{ $game }“.
problem-cli-record-is-over = Die Partie in „{ $file }“ ist zu Ende. „sengoku replay“ zeigt sie.
problem-cli-no-picture = Vom Spiel „{ $game }“ gibt es keine Bilder.

cli-percent = { $share } %
