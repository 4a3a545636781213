### Ladders: bots tegen elkaar gemeten.

## Hulp

ladder-help = Meet bots tegen elkaar, met hetzelfde toeval voor elke plaatsing.
ladder-help-bots = wie er gemeten wordt: twee bots of meer ({ $known })
ladder-help-games = hoeveel spellen minstens (100); er wordt afgerond op hele delingen
ladder-help-jobs = hoeveel processen (evenveel als er kernen zijn)
ladder-help-ray = speel op het Ray-cluster met dit adres; “local” start er hier een
ladder-help-save = bewaar elk gespeeld spel in dit bestand; dezelfde opdracht gaat ermee verder
ladder-help-shard = speel alleen het I-de van N delen, elk ergens anders; vraagt om --save
ladder-help-merge = de tabel van alle delen, uit de bestanden waarin ze bewaard zijn
ladder-help-markdown = antwoord in Markdown

## De tabel

ladder-heading =
    { $title }, { $players } spelers: { $deals ->
        [one] één deling van { $each } spellen
       *[other] { $deals } delingen van elk { $each } spellen
    }, { $games } spellen{ $rounded ->
        [yes] {" "}({ $asked } gevraagd, afgerond op hele delingen)
       *[no] {""}
    }.
ladder-shard-played = Deel { $shard } is klaar: { $games } van { $all } partijen, in { $file }. --merge maakt een tabel van alle delen.
ladder-bot = bot
ladder-games = spellen
ladder-placing = gem. plaats
ladder-rating = rating
ladder-ordinal = minstens
ladder-pair = paar
ladder-against = { $first } : { $second }
ladder-decisive = beslist
ladder-interval = 95%-interval
ladder-better-by = plaatsen beter
ladder-decisions = beslissingen
ladder-mean-ms = gemiddeld ms
ladder-p95-ms = 95 % binnen ms
ladder-longest-ms = langste ms
ladder-how-to-read = De rating is mu ± sigma (OpenSkill), “minstens” is mu - 3 sigma. Het interval (Wilson, effectief aantal spellen) en p (omgekeerde tekens) tellen delingen, geen spellen; zie docs/arena.md.
ladder-interrupted =
    Onderbroken na { $games } van de { $all } spellen. Ze staan in { $file }; dezelfde opdracht gaat daar verder.

## Wat er mis is

problem-ladder-how-many-bots = Een ladder meet 2 tot { $most } bots; noem ze met --bots. Er zijn: { $known }.
problem-cli-bad-shard = “{ $shard }” noemt geen deel; schrijf --shard 2/4 voor het tweede van vier.
problem-cli-shard-unkept = Een deel heeft zelf geen uitslag; bewaar het met --save.
problem-ladder-merge-missing = Van { $games } partijen staan er { $missing } in geen van deze bestanden.
problem-ladder-bot-twice = De bot “{ $bot }” wordt twee keer genoemd.
problem-ladder-one-answer = Kies één van --json en --markdown.
problem-ladder-bot-fault =
    { $how ->
        [raised] De bot “{ $bot }” ging stuk in { $game }, deling { $deal }, plaatsing { $seating } ({ $detail }).
       *[illegal] De bot “{ $bot }” koos iets wat niet mag in { $game }, deling { $deal }, plaatsing { $seating } (actie { $detail }).
    }
problem-ladder-process-died = Een van de processen die spelen is van buitenaf beëindigd, misschien door gebrek aan geheugen.
problem-ladder-not-one = “{ $file }” is geen bestand van een ladder; kies een andere naam.
problem-ladder-another = “{ $file }” is van een andere ladder ({ $what }: daar { $found }, hier { $asked }).
problem-ladder-bad-line = Regel { $line } van “{ $file }” is beschadigd of van een andere ladder.
problem-ladder-no-ray = Ray is hier niet geïnstalleerd; “pip install 'sengoku[ray]'” voegt het toe.
problem-ladder-no-cluster = Het Ray-cluster “{ $address }” is niet te bereiken ({ $detail }).
problem-ladder-cluster-failed = Het Ray-cluster kon een spel niet spelen ({ $detail }).
problem-ladder-other-version = Het cluster heeft versie { $there } van sengoku, en hier is het { $here }.

## Datasets

dataset-help = Schrijf partijen van bots als Parquet, voor programma’s die leren.
dataset-help-save = de map waarin geschreven wordt
dataset-help-merge = voeg de delen in deze mappen samen in plaats van te spelen
dataset-written = { $games } partijen staan in { $folder }.
problem-dataset-where = Noem met --save een map voor de partijen.
problem-dataset-no-arrow = Voor Parquet is pyarrow nodig; “pip install 'sengoku[dataset]'” voegt het toe.
problem-dataset-not-one = In “{ $folder }” staat geen dataset.
problem-dataset-missing = Een dataset van { $of } delen wordt samengevoegd, en er zijn alleen deze: { $found }.
problem-dataset-unlike = Deze delen horen niet bij één dataset; ze verschillen in: { $what }.
