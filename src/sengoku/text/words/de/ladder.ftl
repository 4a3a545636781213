### Ranglisten: Bots aneinander gemessen.

## Hilfe

ladder-help = Miss Bots aneinander, mit demselben Zufall für jede Sitzordnung.
ladder-help-bots = wer gemessen wird: zwei Bots oder mehr ({ $known })
ladder-help-games = wie viele Spiele mindestens (100); auf ganze Austeilungen aufgerundet
ladder-help-jobs = wie viele Prozesse (so viele, wie es Kerne gibt)
ladder-help-ray = spiele auf dem Ray-Cluster mit dieser Adresse; „local“ startet hier einen
ladder-help-save = bewahre jedes beendete Spiel in dieser Datei auf; derselbe Befehl macht damit weiter
ladder-help-shard = nur den I-ten von N Teilen spielen, jeden woanders; braucht --save
ladder-help-merge = die Tabelle aller Teile, aus den Dateien, in denen sie liegen
ladder-help-markdown = antworte in Markdown

## Die Tabelle

ladder-heading =
    { $title }, { $players } Spieler: { $deals ->
        [one] eine Austeilung zu { $each } Spielen
       *[other] { $deals } Austeilungen zu je { $each } Spielen
    }, { $games } Spiele{ $rounded ->
        [yes] {" "}({ $asked } verlangt, auf ganze Austeilungen aufgerundet)
       *[no] {""}
    }.
ladder-shard-played = Teil { $shard } ist fertig: { $games } von { $all } Partien, in { $file }. --merge macht eine Tabelle aus allen Teilen.
ladder-bot = Bot
ladder-games = Spiele
ladder-placing = Platz im Mittel
ladder-rating = Wertung
ladder-ordinal = mindestens
ladder-pair = Paar
ladder-against = { $first } : { $second }
ladder-decisive = entschieden
ladder-interval = 95-%-Intervall
ladder-better-by = Plätze besser
ladder-decisions = Entscheidungen
ladder-mean-ms = Mittel ms
ladder-p95-ms = 95 % binnen ms
ladder-longest-ms = längste ms
ladder-how-to-read = Die Wertung ist mu ± sigma (OpenSkill), „mindestens“ ist mu - 3 sigma. Das Intervall (Wilson, wirksame Zahl der Spiele) und p (umgekehrte Vorzeichen) zählen Austeilungen, nicht Spiele; siehe docs/arena.md.
ladder-interrupted =
    Unterbrochen nach { $games } von { $all } Spielen. Sie stehen in { $file }; derselbe Befehl macht dort weiter.

## Was nicht stimmt

problem-ladder-how-many-bots = Eine Rangliste misst 2 bis { $most } Bots; nenne sie mit --bots. Es gibt: { $known }.
problem-cli-bad-shard = „{ $shard }“ nennt keinen Teil; --shard 2/4 ist der zweite von vieren.
problem-cli-shard-unkept = Ein Teil hat für sich kein Ergebnis; mit --save wird er aufgehoben.
problem-ladder-merge-missing = Von { $games } Partien stehen { $missing } in keiner dieser Dateien.
problem-ladder-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
problem-ladder-one-answer = Wähle eines von --json und --markdown.
problem-ladder-bot-fault =
    { $how ->
        [raised] Der Bot „{ $bot }“ scheiterte in { $game }, Austeilung { $deal }, Sitzordnung { $seating } ({ $detail }).
       *[illegal] Der Bot „{ $bot }“ wählte etwas Unerlaubtes in { $game }, Austeilung { $deal }, Sitzordnung { $seating } (Aktion { $detail }).
    }
problem-ladder-process-died = Einer der Prozesse, die spielen, wurde von außen beendet, vielleicht aus Mangel an Speicher.
problem-ladder-not-one = „{ $file }“ ist keine Datei einer Rangliste; bitte wähle einen anderen Namen.
problem-ladder-another = „{ $file }“ gehört zu einer anderen Rangliste ({ $what }: dort { $found }, hier { $asked }).
problem-ladder-bad-line = Zeile { $line } von „{ $file }“ ist beschädigt oder gehört zu einer anderen Rangliste.
problem-ladder-no-ray = Ray ist hier nicht installiert; „pip install 'sengoku[ray]'“ fügt es hinzu.
problem-ladder-no-cluster = Der Ray-Cluster „{ $address }“ ist nicht zu erreichen ({ $detail }).
problem-ladder-cluster-failed = Der Ray-Cluster konnte ein Spiel nicht spielen ({ $detail }).
problem-ladder-other-version = Der Cluster hat Version { $there } von sengoku, und hier ist es { $here }.

## Datensätze

dataset-help = Partien von Bots als Parquet schreiben, für Programme, die lernen.
dataset-help-save = der Ordner, in den geschrieben wird
dataset-help-merge = die Teile in diesen Ordnern zusammenfügen, statt zu spielen
dataset-written = { $games } Partien liegen in { $folder }.
problem-dataset-where = Mit --save einen Ordner für die Partien nennen.
problem-dataset-no-arrow = Parquet braucht pyarrow; „pip install 'sengoku[dataset]'“ fügt es hinzu.
problem-dataset-not-one = In „{ $folder }“ liegt kein Datensatz.
problem-dataset-missing = Ein Datensatz aus { $of } Teilen wird zusammengefügt, und da sind nur diese: { $found }.
problem-dataset-unlike = Diese Teile gehören nicht zu einem Datensatz; sie unterscheiden sich in: { $what }.
