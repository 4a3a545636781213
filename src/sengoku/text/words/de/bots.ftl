# Stufen der Bots: Sie unterscheiden sich darin, wie viel sie denken, nicht darin, was sie sehen.

bot-1 = Ashigaru
    .about = ein freundlicher Anfänger, der sieht, was gut ist, und oft etwas anderes spielt
bot-2 = Bushi
    .about = schaut eine Entscheidung voraus und irrt sich seltener
bot-3 = Hatamoto
    .about = denkt einige Entscheidungen voraus
bot-4 = Daimyo
    .about = denkt weiter, auch darüber, was du haben könntest
bot-5 = Shogun
    .about = der stärkste, den wir haben

## Rat

advice = { $number }. { $option } — gewinnt etwa { $chance } von 100: { $reason }
advice-thinking = Einen Moment …
advice-only = etwas anderes ist nicht möglich
advice-wins = es gewinnt die Partie
advice-gains = es verbessert sofort deine Stellung
advice-hinders = es wirft deinen stärksten Gegner zurück
advice-later = es zahlt sich einige Entscheidungen später aus
advice-steady = es bewahrt, was du hast
