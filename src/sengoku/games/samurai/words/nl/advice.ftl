### Waarom een zet goed kan zijn, voor tips en terugblik. Sleutels: judgement/reasons.py.

samurai-advice-wins = Je wint { $the-symbol }, { $mine } : { $theirs } tegen { $rival }.
samurai-advice-wins-alone = Je wint { $the-symbol } met { $mine }: niemand anders heeft daar invloed.
samurai-advice-spoils = Niemand wint { $the-symbol }: jij hebt { $mine }, { $rival } { $theirs }.
samurai-advice-takes = Je neemt de leiding bij { $symbol }, { $mine } : { $theirs } tegen { $rival }.
samurai-advice-leads = De leiding bij { $symbol } is van jou alleen, { $mine } : { $theirs } tegen { $rival }.
samurai-advice-leads-alone = Je hebt als eerste invloed op { $symbol }: { $mine }.
samurai-advice-ties = Je komt gelijk bij { $symbol }, { $mine } : { $theirs } met { $rival }.
samurai-advice-here-leads = Hier sta je voor bij { $symbol }, { $mine } : { $theirs } tegen { $rival }.
samurai-advice-holds = Je voorsprong bij { $symbol } groeit naar { $mine } : { $theirs } tegen { $rival }.
samurai-advice-holds-alone = Je hebt { $mine } bij { $symbol }, en niemand anders heeft daar invloed.
samurai-advice-rises =
    { $number ->
        [one] Zo komt er een nieuw { $village }.
       *[other] Zo komen er { $number } nieuwe dorpen, eerst het { $village }.
    }
samurai-advice-here-even = Hier sta je gelijk bij { $symbol }, { $mine } : { $theirs } met { $rival }.
samurai-advice-here-empty = Niemand heeft hier al invloed op { $symbol }, jij niet en { $rival } niet.
samurai-advice-closer = Je loopt in bij { $symbol }: { $mine } : { $theirs } tegen { $rival }.
samurai-advice-here-behind = Hier staat { $rival } voor bij { $symbol }, { $theirs } : { $mine }.
samurai-advice-loses = { $rival } wint { $the-symbol }, { $theirs } : { $mine }.
samurai-advice-sides =
    { $open ->
        [one] Bij dit dorp blijft één vak vrij.
       *[other] Bij dit dorp blijven { $open } vakken vrij.
    }
