# Levels of bots: they differ in how much they think, and not in what they see.

bot-1 = Ashigaru
    .about = a friendly beginner who overlooks most moves and takes what looks good
bot-2 = Bushi
    .about = takes what pays at once, and seldom overlooks it
bot-3 = Hatamoto
    .about = thinks a few moves ahead
bot-4 = Daimyo
    .about = thinks further ahead and guesses what you hold
bot-5 = Shogun
    .about = plans ahead and overlooks nothing
bot-6 = Kensei
    .about = the strongest bot we have, and the one who thinks longest

## Advice

advice = { $number }. { $option }: about { $chance }% to win. { $reason }
advice-thinking = Thinking …
advice-only = It is your only move.

## Research

problem-no-such-player = “{ $name }” cannot be loaded ({ $why }).
problem-research-wrong-count = { $tables } tables want as many choices of four bytes, and { $bytes } bytes came.
problem-research-not-allowed = Choice { $choice } is not allowed at table { $table }.
problem-research-refused = The server refuses: { $key }.
problem-research-too-many-options = There are more options than the { $most } that fit.
problem-research-other-tables = These tables are of “{ $found }”; wanted are { $tables } of “{ $wanted }”.
problem-research-one-seed = All tables share one seed: a number, no list.
