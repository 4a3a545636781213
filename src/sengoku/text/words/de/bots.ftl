# Stufen der Bots: Sie unterscheiden sich darin, wie viel sie denken, nicht darin, was sie sehen.

bot-1 = Ashigaru
    .about = freundlich, aber unerfahren: übersieht die meisten Züge und nimmt, was gut aussieht
bot-2 = Bushi
    .about = nimmt, was sich sofort lohnt, und übersieht es selten
bot-3 = Hatamoto
    .about = denkt ein paar Züge voraus
bot-4 = Daimyo
    .about = denkt noch weiter voraus und errät, was du auf der Hand hast
bot-5 = Shogun
    .about = plant voraus und übersieht nichts
bot-6 = Kensei
    .about = der stärkste Bot, den wir haben, und er denkt am längsten nach

## Rat

advice = { $number }. { $option }: etwa { $chance } % Gewinnchance. { $reason }
advice-thinking = Einen Moment …
advice-only = Es ist dein einziger Zug.

## Forschung

problem-no-such-player = „{ $name }“ kann nicht geladen werden ({ $why }).
problem-research-wrong-count = { $tables } Tische brauchen ebenso viele Entscheidungen zu vier Bytes, und es kamen { $bytes } Bytes.
problem-research-not-allowed = Entscheidung { $choice } ist an Tisch { $table } nicht erlaubt.
problem-research-refused = Der Server lehnt ab: { $key }.
problem-research-too-many-options = Es gibt mehr Möglichkeiten als die { $most }, die hineinpassen.
problem-research-other-tables = Diese Tische sind von „{ $found }“; gebraucht werden { $tables } von „{ $wanted }“.
problem-research-one-seed = Alle Tische teilen eine Zahl für den Zufall, keine Liste.
