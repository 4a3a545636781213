# Levels of bots: they differ in how much they think, and not in what they see.

bot-1 = Ashigaru
    .about = a friendly beginner who sees what is good and often plays something else
bot-2 = Bushi
    .about = looks one decision ahead and slips less often
bot-3 = Hatamoto
    .about = thinks a few decisions ahead
bot-4 = Daimyo
    .about = thinks further, and about what you may hold
bot-5 = Shogun
    .about = the strongest we have

## Advice

advice = { $number }. { $option } — wins about { $chance } in 100: { $reason }
advice-thinking = Thinking …
advice-only = there is nothing else to do
advice-wins = it wins the game
advice-gains = it improves your position at once
advice-hinders = it sets your strongest rival back
advice-later = it pays off some decisions later
advice-steady = it keeps what you have
