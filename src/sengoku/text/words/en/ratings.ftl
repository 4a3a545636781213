# Matches that count, what people are worth, and the page of my games.
problem-counts-alone = Against bots alone, a game that counts can’t be paused or called off. You can resign.
problem-counts-bot = Nobody knows how well the bot “{ $bot }” plays, so it can’t sit in a game that counts.
problem-counts-clock = A game that counts needs a clock.
problem-counts-from-the-start = Only a game that is played from the start can count.
problem-counts-nothing-back = Nothing is taken back in a game that counts.
problem-counts-one-seat = In a game that counts, everybody has one seat and a screen of their own.
problem-counts-own-seat = In a game that counts, nobody plays for somebody else. Whoever runs out of time gives up.
problem-not-agreed =
    { $count ->
        [one] One player hasn’t agreed yet to whether the game counts.
       *[other] { $count } players haven’t agreed yet to whether the game counts.
    }
cli-admin-rated = Matches rated anew: { $matches }. Results added: { $missing }.

## Whether it counts

web-counts = counts for the rating
web-friendly = friendly
web-counts-about = It counts: no hints, nothing taken back, and whoever leaves or runs out of time gives up. Everybody here sees your rating.
web-counts-not-here = Several people at one screen can only play a friendly game.
web-counts-make = Make it count
web-counts-unmake = Make it friendly
web-counts-asked = { $name } wants this game to count. Do you agree?
web-friendly-asked = { $name } wants this game to be friendly. Do you agree?
web-counts-agree = Agree
web-not-agreed = not agreed yet
web-begin-when-agreed = The game begins when everybody has agreed.

## Ratings

web-rating = { $points } ± { $spread }
web-rating-title = Rating
web-rating-early = provisional
web-rating-none = no rating yet
web-rating-about = The bot { $bot } has 1500 points. Whoever has 400 more wins ten games for every one lost.

## My games

web-results = Your games
web-results-none = Your finished games will be here, with their results.
web-results-played =
    { $count ->
        [one] One game played
       *[other] { $count } games played
    }
web-results-won =
    { $count ->
        [one] one won
       *[other] { $count } won
    }
web-results-no-rating = No rating yet. Play a game that counts.
web-results-curve = Your rating, game by game: { $points } points now.
web-results-against = Against whom
web-results-games = games
web-results-ahead = ahead
web-results-behind = behind
web-results-left = somebody who left
web-results-last = Last games
web-results-first = won
web-results-place = place { $place } of { $size }
web-results-resigned = resigned
web-results-all = All { $count }
web-results-bot = { $name } (bot)
web-counts-short = counts
