### Samurai in de terminal.

cli-samurai-over = de partij is afgelopen
cli-samurai-round = ronde { $round } van { $rounds }
cli-samurai-turn = { $name } speelt
cli-samurai-started = { $name } begon
cli-samurai-last-round = Laatste ronde ({ $reasons }), nog aan de beurt: { $names }
cli-samurai-pile =
    { $count ->
        [one] één dorp in de stapel
       *[other] { $count } dorpen in de stapel
    }
cli-samurai-next = volgend
cli-samurai-waiting = te leggen
cli-samurai-supply = voorraad
cli-samurai-hand = hand
cli-samurai-deck = trekstapel
cli-samurai-place = plaats
cli-samurai-stones = stenen
cli-samurai-your-hand = Je hand:
cli-samurai-to-come = nog te trekken:
cli-samurai-open = Open dorpen (invloed en wie er leidt)
cli-samurai-legend = · vrij vak   o gat   [ ] open   ( ) gewaardeerd   < > laatst gespeeld
cli-samurai-legend-notes = + dorpen die erbij komen   △ ○ □ stenen (= niemand)   ∅ blijft een gat
cli-samurai-you = jij
cli-samurai-lay = Leg { $village }
cli-samurai-ends = maakt dit de laatste ronde: { $reasons }.
cli-samurai-unplayed = Nog niet gespeeld
cli-samurai-unseen = Nog niet geziene dorpen
cli-samurai-now = Als het spel nu uit was
cli-samurai-draw = Gelijkspel: niemand heeft een meerderheid, dus niemand wint.
cli-samurai-why-outright = meerderheid in { $shapes }: meteen gewonnen
cli-samurai-why-one = meerderheid: { $shapes } ({ $kept }, tellen niet mee) + { $sum } andere stenen
cli-samurai-why-none = geen meerderheid, doet niet mee om de winst ({ $sum } stenen)
cli-samurai-why-nobody = niemand heeft een meerderheid; { $sum } stenen
problem-cli-samurai-why-what = Waarom wat? Noem een vak of een kaart, bijvoorbeeld: waarom 2,-1 of waarom { $example }
