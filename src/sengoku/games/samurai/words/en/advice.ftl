### Why an option may be good, for hints and reviews. Keys: judgement/reasons.py.

samurai-advice-wins = You win { $the-symbol }, { $mine } : { $theirs } against { $rival }.
samurai-advice-wins-alone = You win { $the-symbol } with { $mine }: nobody else has any influence there.
samurai-advice-spoils = Nobody wins { $the-symbol }: you have { $mine }, { $rival } { $theirs }.
samurai-advice-takes = You take the lead in { $symbol }, { $mine } : { $theirs } against { $rival }.
samurai-advice-leads = The lead in { $symbol } is yours alone, { $mine } : { $theirs } against { $rival }.
samurai-advice-leads-alone = You are the first with influence on the { $symbol }: { $mine }.
samurai-advice-ties = You draw level in { $symbol }, { $mine } : { $theirs } with { $rival }.
samurai-advice-here-leads = Here you lead in { $symbol }, { $mine } : { $theirs } against { $rival }.
samurai-advice-holds = Your lead in { $symbol } grows to { $mine } : { $theirs } against { $rival }.
samurai-advice-holds-alone = You have { $mine } on the { $symbol }, and nobody else has any influence there.
samurai-advice-rises =
    { $number ->
        [one] Then a new { $village } rises.
       *[other] Then { $number } new villages rise, first the { $village }.
    }
samurai-advice-here-even = Here you are level in { $symbol }, { $mine } : { $theirs } with { $rival }.
samurai-advice-here-empty = Nobody has influence on the { $symbol } here yet, neither you nor { $rival }.
samurai-advice-closer = You come closer in { $symbol }: { $mine } : { $theirs } against { $rival }.
samurai-advice-here-behind = Here { $rival } leads in { $symbol }, { $theirs } : { $mine }.
samurai-advice-loses = { $rival } wins { $the-symbol }, { $theirs } : { $mine }.
samurai-advice-sides =
    { $open ->
        [one] One space of this village stays free.
       *[other] This village keeps { $open } free spaces.
    }
