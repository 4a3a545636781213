### Texte des ganzen Projekts. Was eine Tatsache in einen Text einbringt, steht in text/speaker.py.

## Verbindende Wörter

# $one ist ein Hauptwort mit Artikel (im Akkusativ), $many die Mehrzahl.
counted =
    { $count ->
        [one] { $one }
       *[other] { $count } { $many }
    }
list = { $first } und { $last }
nobody = niemand
you = du
tally-base = { $base } zu Beginn
tally-total = { $total } insgesamt

## Woher eine Regel oder Karte stammt, wenn nicht allein aus der Spielregel

source-ruling = (Unsere Auslegung: Die Spielregel lässt das offen.)
source-book-ruling = (Aus der Spielregel, so wie wir sie lesen.)
source-house = (Unsere eigene Wahl: Die gedruckte Karte kennen wir nicht.)
source-inferred = (Erschlossen: Es folgt aus dem, was die Spielregel zeigt.)
source-found = (Gefunden: aus öffentlichen Quellen außerhalb der Spielregel.)
source-book-found = (Aus der Spielregel und anderen öffentlichen Quellen.)
source-found-house = (Teils in öffentlichen Quellen gefunden, teils unser eigener Entwurf.)
source-found-ruling = (In öffentlichen Quellen gefunden, so wie wir sie lesen.)

## Probleme an der Tür

problem-unknown-language = Die Sprache „{ $language }“ wird hier nicht gesprochen. Es gibt: { $known }.
problem-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
problem-broken-invariant = Partie { $number } verletzt die Regeln: { $what }.
problem-unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }.
problem-unknown-option = Es gibt keine Option „{ $option }“. Es gibt: { $known }.
problem-no-such-clause = Es gibt keine Regel „{ $clause }“.
problem-no-such-viewer = Als „{ $name }“ schaut niemand zu. Wähle public, referee oder einen Platz von 0 bis { $last }.
problem-bad-seat-count = Dieses Spiel ist für { $fewest } bis { $most } Spieler; „{ $seats }“ passt nicht dazu.
problem-bad-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein, nur: { $takes }.

## Probleme am Tisch

problem-game-is-over = Die Partie ist zu Ende.
problem-not-your-decision = Du bist nicht am Zug, sondern { $asked }.
problem-not-an-option = Jetzt ist etwas anderes gefragt: Wähle einen deiner möglichen Züge.
problem-stale-action = Zu spät: Die Partie ist schon weiter (Schritt { $ply }, jetzt { $now }).
problem-cannot-undo = Du kannst nur deinen eigenen letzten Zug zurücknehmen, und nur, wenn er nichts Neues gezeigt hat.

## Probleme mit den Worten einer Aktion

problem-words-not-an-object = Eine Aktion schreibt man als Objekt mit einem Feld „do“.
problem-words-unknown-verb =
    { $do ->
        [None] Die Aktion sagt nicht, was geschehen soll.
       *[other] Dieses Spiel kennt keine Aktion „{ $do }“.
    }
problem-words-unknown-field = Die Aktion „{ $do }“ hat kein Feld „{ $field }“.
problem-words-bad-value =
    { $value ->
        [None] Der Aktion fehlt ein gültiger Wert für „{ $field }“.
       *[other] „{ $value }“ ist kein gültiger Wert für „{ $field }“.
    }

## Probleme mit einer Aufzeichnung

problem-record-not-whole = Die Aufzeichnung ist nicht lesbar; sie ist abgeschnitten oder beschädigt ({ $detail }).
problem-record-not-one = Das ist keine Aufzeichnung eines Spiels.
problem-record-wrong-format = Die Aufzeichnung hat das Format „{ $found }“; diese Version liest „{ $expected }“.
problem-record-bad-field = In der Aufzeichnung fehlt etwas, oder etwas gehört nicht hinein ({ $detail }).
problem-record-wrong-edition = Die Aufzeichnung folgt Ausgabe { $found } der Regeln; hier sind die Ausgaben bis { $newest } bekannt.
problem-unknown-edition = Ausgabe { $found } der Regeln ist hier nicht bekannt; die neueste ist { $newest }.
problem-state-impossible = Diesen Spielstand kann es nicht geben: { $why }.
plays-by-edition = Diese Partie folgt Ausgabe { $edition } der Regeln, mit der sie begann; die neueste ist Ausgabe { $newest }.
problem-record-bad-luck = Der Zufall der Aufzeichnung, „{ $nature }“ mit dem Startwert „{ $seed }“, ist ungültig.
problem-record-no-such-ply =
    { $last ->
        [one] Die Aufzeichnung hat nur eine Entscheidung; einen Stand nach { $at } gibt es nicht.
       *[other] Die Aufzeichnung hat { $last } Entscheidungen; einen Stand nach { $at } gibt es nicht.
    }
problem-record-bad-action =
    { $ply ->
        [one] Nach einer Entscheidung spielt die Aufzeichnung etwas, das nicht erlaubt ist.
       *[other] Nach { $ply } Entscheidungen spielt die Aufzeichnung etwas, das nicht erlaubt ist.
    }
problem-record-other-end =
    { $actions ->
        [one] Nach der einen Entscheidung steht die Partie anders, als die Aufzeichnung sagt.
       *[other] Nach allen { $actions } Entscheidungen steht die Partie anders, als die Aufzeichnung sagt.
    }
problem-record-other-commitment = Die Zahl in der Aufzeichnung ist nicht die, die mit dem Siegel „{ $commitment }“ versprochen war.
problem-record-bad-undo = Die Aufzeichnung nimmt Zug { $action } nach { $ply } anderen zurück, wo er nicht möglich war.
problem-record-bad-fork = Die Aufzeichnung geht als anderes Spiel weiter, an einer Stelle, die nicht zu den { $actions } Zügen passt.
problem-no-such-ply = Die Partie kann bis Stand { $first } zurück und ist bei { $now }. Stand { $ply } liegt außerhalb.
