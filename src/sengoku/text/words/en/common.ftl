### Texts of the whole project. What a fact brings into a text is told in text/speaker.py.

## Joining words

# $one is a noun with its article, $many its plural.
counted =
    { $count ->
        [one] { $one }
       *[other] { $count } { $many }
    }
list = { $first } and { $last }
nobody = nobody
you = you
tally-base = { $base } to begin with
tally-total = { $total } in total

## Where a rule or a card comes from, if not from the rulebook alone

source-ruling = (Our ruling: the rulebook leaves this open.)
source-book-ruling = (From the rulebook, with our reading of it.)
source-house = (Our own choice: the printed card is not known to us.)
source-inferred = (Inferred: it follows from what the rulebook does show.)
source-found = (Found: from public sources other than the rulebook.)
source-book-found = (From the rulebook and other public sources.)
source-found-house = (Partly found in public sources, partly our own design.)
source-found-ruling = (Found in public sources, with our reading of it.)

## Problems at the door

problem-unknown-language = The language “{ $language }” is not spoken here. There are: { $known }.
problem-unknown-game = There is no game “{ $game }”. There are: { $known }.
problem-broken-invariant = Game { $number } breaks the rules: { $what }.
problem-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
problem-unknown-option = There is no option “{ $option }”. There are: { $known }.
problem-no-such-clause = There is no rule “{ $clause }”.
problem-no-such-viewer = Nobody looks on as “{ $name }”. Choose public, referee or a seat from 0 to { $last }.
problem-bad-seat-count = This game is for { $fewest } to { $most } players; “{ $seats }” does not fit.
problem-bad-option-value = The option “{ $option }” does not take “{ $value }”, only: { $takes }.

## Problems at the table

problem-game-is-over = The game is over.
problem-not-your-decision = It’s not your turn: waiting for { $asked }.
problem-not-an-option = Something else is asked now: choose one of your possible moves.
problem-stale-action = Too late: the game has moved on (move { $ply }, now { $now }).
problem-cannot-undo = You can only undo your own last move, and only if it showed nothing new.

## Problems with the words of an action

problem-words-not-an-object = An action is written as an object with a field “do”.
problem-words-unknown-verb =
    { $do ->
        [None] The action does not say what to do.
       *[other] There is no action “{ $do }” in this game.
    }
problem-words-unknown-field = The action “{ $do }” has no field “{ $field }”.
problem-words-bad-value =
    { $value ->
        [None] The action lacks a valid value for “{ $field }”.
       *[other] “{ $value }” is not a valid value for “{ $field }”.
    }

## Problems with a record

problem-record-not-whole = The record cannot be read; it is cut off or damaged ({ $detail }).
problem-record-not-one = This is not a record of a game.
problem-record-wrong-format = The record has the format “{ $found }”; this version reads “{ $expected }”.
problem-record-bad-field = Something in the record is missing or does not belong ({ $detail }).
problem-record-wrong-edition = The record was played by edition { $found } of the rules; here editions up to { $newest } are known.
problem-unknown-edition = Edition { $found } of the rules is not known here; the newest is { $newest }.
problem-state-impossible = This state of a game cannot be: { $why }.
plays-by-edition = This game plays by edition { $edition } of the rules, with which it began; the newest is edition { $newest }.
problem-record-bad-luck = The record’s luck, “{ $nature }” with the seed “{ $seed }”, is not valid.
problem-record-no-such-ply =
    { $last ->
        [one] The record has only one decision; it cannot be shown after { $at }.
       *[other] The record has { $last } decisions; it cannot be shown after { $at }.
    }
problem-record-bad-action =
    { $ply ->
        [one] After one decision the record plays something that is not allowed.
       *[other] After { $ply } decisions the record plays something that is not allowed.
    }
problem-record-other-end =
    { $actions ->
        [one] After its one decision the game stands otherwise than the record says.
       *[other] After all { $actions } decisions the game stands otherwise than the record says.
    }
problem-record-other-commitment = The seed of the record is not the one that was promised by the seal “{ $commitment }”.
problem-record-bad-undo = The record takes back move { $action } after { $ply } others, where it can’t have been made.
problem-record-bad-fork = The record goes on as another game at a place that doesn’t fit its { $actions } moves.
problem-no-such-ply = The game can go back to position { $first } and is at { $now }. Position { $ply } is outside.
