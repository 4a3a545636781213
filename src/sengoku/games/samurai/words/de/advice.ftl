### Warum ein Zug gut sein kann, für Tipps und Rückblick. Schlüssel: judgement/reasons.py.

samurai-advice-wins = Du gewinnst { $the-symbol }, { $mine } : { $theirs } gegen { $rival }.
samurai-advice-wins-alone = Du gewinnst { $the-symbol } mit { $mine }: Sonst hat dort niemand Einfluss.
samurai-advice-spoils = Niemand gewinnt { $the-symbol }: Du hast { $mine }, { $rival } { $theirs }.
samurai-advice-takes = Du übernimmst die Führung beim { $symbol }, { $mine } : { $theirs } gegen { $rival }.
samurai-advice-leads = Die Führung beim { $symbol } gehört dir allein, { $mine } : { $theirs } gegen { $rival }.
samurai-advice-leads-alone = Beim { $symbol } hat sonst noch niemand Einfluss, und du hast { $mine }.
samurai-advice-ties = Du ziehst beim { $symbol } gleich, { $mine } : { $theirs } mit { $rival }.
samurai-advice-here-leads = Hier führst du beim { $symbol }, { $mine } : { $theirs } gegen { $rival }.
samurai-advice-holds = Dein Vorsprung beim { $symbol } wächst auf { $mine } : { $theirs } gegen { $rival }.
samurai-advice-holds-alone = Du hast { $mine } beim { $symbol }, und sonst hat dort niemand Einfluss.
samurai-advice-rises =
    { $number ->
        [one] So kommt ein neues { $village }.
       *[other] So kommen { $number } neue Dörfer, zuerst das { $village }.
    }
samurai-advice-here-even = Hier steht es beim { $symbol } gleich, { $mine } : { $theirs } mit { $rival }.
samurai-advice-here-empty = Niemand hat hier schon Einfluss beim { $symbol }, weder du noch { $rival }.
samurai-advice-closer = Du holst beim { $symbol } auf: { $mine } : { $theirs } gegen { $rival }.
samurai-advice-here-behind = Hier führt { $rival } beim { $symbol }, { $theirs } : { $mine }.
samurai-advice-loses = { $rival } gewinnt { $the-symbol }, { $theirs } : { $mine }.
samurai-advice-sides =
    { $open ->
        [one] Ein Feld an diesem Dorf bleibt frei.
       *[other] An diesem Dorf bleiben { $open } Felder frei.
    }
