### The command line and the table in the terminal.

## Help

cli-help-usage = usage
cli-help-arguments = arguments
cli-help-flags = flags
cli-help-commands = commands
cli-help-sengoku = A digital table for samurai games. Without a command the table opens in your browser. “sengoku play” is for the terminal.
cli-help-play = Play in the terminal, against bots or together at one screen. Without a game it asks which.
cli-help-games = The games, their seats and options.
cli-help-simulate = Let bots play many games and show the statistics.
cli-help-replay = Look at a recorded game, at any of its decisions.
cli-help-bench = Measure the speed of the engine on this machine.
cli-help-game = which game; “sengoku games” lists them
cli-help-bench-games = which games; without any, all of them
cli-help-seats = who sits where: “human”, “human:Name” or a bot ({ $known })
cli-help-option = an option of the game as name=value, or name=@file for a value in a file; may be repeated
cli-help-seed-play = makes luck and bots repeat themselves (for practice: the luck is then no secret)
cli-help-seed-simulate = the luck; equal seeds give equal games (0)
cli-help-save-file = keep the record in this new file
cli-help-resume = go on with the game in this record
cli-help-players = how many play
cli-help-how-many = how many games (100)
cli-help-bots = who plays, seat by seat ({ $known }); fewer bots than seats take turns
cli-help-check = how many of the first games to check after every decision (0)
cli-help-jobs = how many processes (1)
cli-help-json = answer in JSON
cli-help-file = a record, as “play” keeps it
cli-help-verify = play the record again and check the outcome and the promised luck
cli-help-at = after so many decisions; without it, after the last one
cli-help-view = who looks: a seat (from 0), public or referee
cli-help-svg = draw the table as a picture into this new file
cli-help-language = the language: { $known }
cli-help-help = show this help
cli-help-version = show the version

## Commands at the prompt

cli-command-why = why
cli-command-hint = hint
cli-command-undo = undo
cli-command-log = log
cli-command-more = more
cli-command-score = score
cli-command-save = save
cli-command-help = help
cli-command-quit = quit
cli-help-number = play the option with that number
cli-help-rule = the rule behind the question, or behind option 3
cli-help-why = why something you expected is not on the list
cli-help-hint = what a strong bot would do in your place, and why
cli-help-undo = take back your last decision, as long as it has shown nothing new
cli-help-log = all that happened, as far as you may know it
cli-help-more = every option, where the screen has shown some of them in short
cli-help-score = the score sheet, and what the table counts now
cli-help-save = write the record to a new file
cli-help-file-name = FILE
cli-help-redraw = draw the table again
cli-help-quit = leave; the record is kept
cli-hint = a number, ? for the rule, or { $help }
cli-hint-more = { $more }: all
cli-hint-go-on = Enter goes on
cli-hint-undo = u takes your last decision back
cli-not-understood = Please type the number of an option, or “{ $help }” for everything else.
cli-no-such-number =
    { $last ->
        [one] There is just option 1.
       *[other] Please choose a number from 1 to { $last }.
    }
cli-why-possible = You can do that now.
cli-earlier = what happened before: { $log }
cli-saved = The record is saved in { $file }.

## A match from beginning to end

cli-player = Player
cli-player-number = Player { $number }
cli-seat = Seat { $seat }
cli-kind-human = at this screen
cli-welcome-help = At the prompt, type a number to choose, ? for the rule behind it, “help” for all commands.
cli-luck-sealed = All shuffles and rolls of this game are fixed under a seal that is opened at the end: { $commitment }
cli-luck-fast = The luck of this game follows from the seed { $seed }: anybody can repeat it.
cli-luck-revealed = The seal { $commitment } is open: the seed was { $seed }. “sengoku replay FILE --verify” checks it.
cli-press-enter = Press Enter …
cli-pass = Pass the screen to { $name }.
cli-pass-undo = (u: { $name } takes the last decision back)
cli-the-end = Final ranking
cli-goodbye = See you next time!
cli-kept = The record is in { $file }
cli-resume-by = To go on another time: { $command }

## Playing in the terminal without naming a game

cli-start-unofficial = An unofficial digital table, not connected with the publishers of the games.
cli-start-game = Which game?
cli-start-opponents = { $game }: how many opponents?
cli-start-count =
    { $count ->
        [one] one opponent
       *[other] { $count } opponents
    }
cli-start-sort = What kind of opponents?
cli-start-level = { $name }: { $about }
cli-start-humans = people, at this screen
cli-yes = yes
cli-no = no

## games

cli-games-seats = { $fewest } to { $most } players

## simulate

cli-simulate-playing = Playing
cli-simulate-result =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $decisions } decisions in { $seconds } s: { $pace } decisions a second, { $compiled ->
        [yes] compiled
       *[no] not compiled
    }.
cli-simulate-digest = Digest: { $digest }
cli-simulate-wins = wins
cli-simulate-share = share
cli-simulate-mean = mean score

## replay

cli-replay-where = Decision { $ply } of { $plies }
cli-pictured = The picture is in { $file }
cli-verified =
    { $actions ->
        [one] The record holds: its one decision was allowed
       *[other] The record holds: all { $actions } decisions were allowed
    }, and the game stands as it says ({ $state ->
        [over] over
       *[running] not over yet
    }).
cli-verified-digest = Digest: { $digest }
cli-verified-luck = The luck is the one that was promised by this seal: { $commitment }

## bench

cli-bench-measuring = Measuring …
cli-bench-engine =
    { $compiled ->
        [yes] The engine is compiled
       *[no] The engine is not compiled
    } (Python { $python }).
cli-bench-game = game
cli-bench-players = players
cli-bench-playout = decisions/s, playout
cli-bench-driven = decisions/s, from Python
cli-bench-copy = ns a copy

## What is wrong

problem-cli-unknown-command = There is no command “{ $command }”. There are: { $known }.
problem-cli-unknown-argument = “{ $argument }” means nothing here; --help shows what does.
problem-cli-needs-a-value = “{ $argument }” needs a value.
problem-cli-takes-no-value = “{ $argument }” takes no value.
problem-cli-bad-usage = That cannot be understood ({ $detail }); --help shows what can.
problem-cli-bad-number = “{ $argument }” takes a whole number from { $low } to { $high }, not “{ $value }”.
problem-cli-bad-seed = A seed is a whole number of at most 40 digits, not “{ $value }”.
problem-cli-bad-option = An option is given as name=value, not as “{ $option }”.
problem-cli-which-game = Which game? There are: { $known }.
problem-cli-which-file = Please name a file.
problem-cli-cannot-read =
    { $why ->
        [missing] There is no file “{ $file }”.
        [forbidden] The file “{ $file }” may not be read.
        [folder] “{ $file }” is a folder, not a file.
       *[other] The file “{ $file }” cannot be read.
    }
problem-cli-not-text = The file “{ $file }” is not text.
problem-cli-file-too-large = The file “{ $file }” is too large.
problem-cli-cannot-write =
    { $why ->
        [missing] “{ $file }” cannot be written: there is no such folder.
        [forbidden] “{ $file }” may not be written.
        [full] “{ $file }” cannot be written: the disk is full.
       *[other] “{ $file }” cannot be written.
    }
problem-cli-file-exists = There is a file “{ $file }” already; please choose another name.
problem-cli-too-many-bots = There are { $bots } bots for { $seats } seats.
problem-cli-other-seats = This game has { $seats } seats; --seats names { $found }.
problem-cli-same-name = Two players are called “{ $name }”.
problem-cli-resume-is-set-up = A game that is resumed has its options and its luck; leave out --option and --seed.
problem-cli-other-game = The record is of the game “{ $found }”, not of “{ $game }”.
problem-cli-record-is-over = The game in “{ $file }” is over. Watch it with “sengoku replay”.
problem-cli-no-picture = There are no pictures of the game “{ $game }”.

cli-percent = { $share }%
