### Ladders: bots measured against each other.

## Help

ladder-help = Measure bots against each other, with the same luck for every seating.
ladder-help-bots = who is measured: two bots or more ({ $known })
ladder-help-games = how many games at least (100); they are rounded up to whole deals
ladder-help-jobs = how many processes (as many as there are cores)
ladder-help-ray = play on the Ray cluster at this address; “local” starts one here
ladder-help-save = keep every finished game in this file; the same command goes on with it
ladder-help-shard = play only the I-th of N parts, each elsewhere; needs --save
ladder-help-merge = the table of all parts, from the files they were kept in
ladder-help-markdown = answer in Markdown

## The table

ladder-heading =
    { $title }, { $players } players: { $deals ->
        [one] one deal of { $each } games
       *[other] { $deals } deals of { $each } games each
    }, { $games } games{ $rounded ->
        [yes] {" "}({ $asked } asked for, rounded up to whole deals)
       *[no] {""}
    }.
ladder-shard-played = Part { $shard } is done: { $games } of { $all } games, in { $file }. --merge makes a table of all parts.
ladder-bot = bot
ladder-games = games
ladder-placing = mean place
ladder-rating = rating
ladder-ordinal = at least
ladder-pair = pair
ladder-against = { $first } : { $second }
ladder-decisive = decisive
ladder-interval = 95 % interval
ladder-better-by = places ahead
ladder-decisions = decisions
ladder-mean-ms = mean ms
ladder-p95-ms = 95 % within ms
ladder-longest-ms = longest ms
ladder-how-to-read = The rating is mu ± sigma (OpenSkill), “at least” is mu - 3 sigma. The interval (Wilson, effective number of games) and p (sign flips) count deals, not games; see docs/arena.md.
ladder-interrupted =
    Interrupted after { $games } of { $all } games. They are in { $file }; the same command goes on from there.

## What is wrong

problem-ladder-how-many-bots = A ladder measures 2 to { $most } bots; name them with --bots. There are: { $known }.
problem-cli-bad-shard = “{ $shard }” names no part; write --shard 2/4 for the second of four.
problem-cli-shard-unkept = A part has no result of its own; keep it with --save.
problem-ladder-merge-missing = Of { $games } games { $missing } are in none of these files.
problem-ladder-bot-twice = The bot “{ $bot }” is named twice.
problem-ladder-one-answer = Choose one of --json and --markdown.
problem-ladder-bot-fault =
    { $how ->
        [raised] The bot “{ $bot }” failed in { $game }, deal { $deal }, seating { $seating } ({ $detail }).
       *[illegal] The bot “{ $bot }” chose something that is not allowed in { $game }, deal { $deal }, seating { $seating } (action { $detail }).
    }
problem-ladder-process-died = One of the processes that play was ended from outside, perhaps for want of memory.
problem-ladder-not-one = “{ $file }” is not the file of a ladder; please choose another name.
problem-ladder-another = “{ $file }” is of another ladder ({ $what }: { $found } there, { $asked } here).
problem-ladder-bad-line = Line { $line } of “{ $file }” is damaged or is of another ladder.
problem-ladder-no-ray = Ray is not installed here; “pip install 'sengoku[ray]'” adds it.
problem-ladder-no-cluster = The Ray cluster “{ $address }” cannot be reached ({ $detail }).
problem-ladder-cluster-failed = The Ray cluster could not play a game ({ $detail }).
problem-ladder-other-version = The cluster has version { $there } of sengoku, and here it is { $here }.

## Datasets

dataset-help = Write games of bots as Parquet, for programs that learn.
dataset-help-save = the folder to write to
dataset-help-merge = join the parts in these folders instead of playing
dataset-written = { $games } games are in { $folder }.
problem-dataset-where = Name a folder for the games with --save.
problem-dataset-no-arrow = Parquet needs pyarrow; “pip install 'sengoku[dataset]'” adds it.
problem-dataset-not-one = There is no dataset in “{ $folder }”.
problem-dataset-missing = A dataset of { $of } parts is joined, and there are only these: { $found }.
problem-dataset-unlike = These parts are not of one dataset; they differ in: { $what }.
