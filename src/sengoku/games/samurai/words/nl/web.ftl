### Samurai in de browser.

samurai-web-state = Stand van het spel
samurai-web-land = Het land. Met de pijlen ga je van vak naar vak, met plus en min zoom je, 0 toont alles.
samurai-web-closer = Dichterbij
samurai-web-farther = Verder weg
samurai-web-fit = Alles tonen
samurai-web-hand = Je hand
samurai-web-hand-empty = Je hebt geen kaarten meer.
samurai-web-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } stuks
    }
samurai-web-how = Kies een kaart en een vak, in welke volgorde je wilt. Wijs een vak aan en je ziet wat de kaart daar zou brengen.
samurai-web-to-come = Nog te trekken
samurai-web-round = Ronde { $round } van { $rounds }
samurai-web-round-now = ronde
samurai-web-of-rounds = van { $rounds }
samurai-web-next-village = volgend dorp
samurai-web-being-laid = Wordt nu gelegd: { $village }
samurai-web-in-pile = in de stapel
samurai-web-pile-empty = geen dorp meer
samurai-web-supply = stenen over
samurai-web-supply-of = { $symbol }: stenen over: { $count }
samurai-web-stones-of =
    { $stand ->
        [most] { $symbol }: { $count }, de meerderheid
        [tied] { $symbol }: { $count }, gedeeld de meeste
       *[less] { $symbol }: { $count }
    }
samurai-web-rank = Plaats { $rank } als het spel nu uit was
samurai-web-no-rank = Niemand zou winnen als het spel nu uit was
samurai-web-cards-left = { $name }: { $hand } in de hand, { $deck } in de trekstapel
samurai-web-last-round = Laatste ronde:
samurai-web-still-to-play = Nog aan de beurt: { $names }.

## Het land in woorden

samurai-web-village-open = { $village } op ({ $x },{ $y }). { $shares }
samurai-web-village-scored = { $village } op ({ $x },{ $y }), gewaardeerd. { $shares }
samurai-web-share =
    { $lead ->
        [one] { $symbol }: { $sums }; { $name } leidt
        [tie] { $symbol }: { $sums }; gelijke stand
       *[none] { $symbol }: geen invloed
    }
samurai-web-card-on = { $card } van { $name } op ({ $x },{ $y })
samurai-web-free = Vrij vak ({ $x },{ $y })
samurai-web-hole = Leeg dorpsvak ({ $x },{ $y })

## Wat een kaart zou brengen

samurai-web-foresight = Wat dit zou brengen
samurai-web-new-village = Het nieuwe dorp
samurai-web-influence = invloed, en wie er dan leidt
samurai-web-closes = sluit
samurai-web-nobody = niemand
samurai-web-lays =
    { $count ->
        [one] brengt een nieuw dorp
       *[other] brengt { $count } nieuwe dorpen
    }
samurai-web-lays-choice = op { $count } van { $cells } vakken, naar je keuze
samurai-web-voids =
    { $count ->
        [one] één vak blijft leeg: beide kaarten zijn van jou
       *[other] { $count } vakken blijven leeg: beide kaarten zijn van jou
    }
samurai-web-ends = Maakt dit de laatste ronde: { $reasons }.
samurai-web-touch = { $village } op ({ $x },{ $y }): { $gains }.
samurai-web-gain =
    { $lead ->
        [one] { $symbol } plus { $adds }, dan leidt { $name }
       *[none] { $symbol } plus { $adds }, dan leidt niemand
    }
samurai-web-closes-so = Het { $village } op ({ $x },{ $y }) sluit: { $stones }.
samurai-web-closes-unknown = Het nieuwe dorp op ({ $x },{ $y }) sluit meteen; niemand kan de stenen al weten.
samurai-web-award =
    { $to ->
        [one] { $symbol } voor { $name }
       *[nobody] { $symbol } voor niemand
    }
samurai-web-lays-so = Het { $village } komt op ({ $x },{ $y }).
samurai-web-lays-unknown = Op ({ $x },{ $y }) komt een nieuw dorp.
samurai-web-lays-some = Nieuwe dorpen: { $count } van de vakken { $cells }, naar je keuze.
samurai-web-void-at = ({ $x },{ $y }) blijft leeg: beide kaarten zijn van jou.
samurai-web-play-here = Hier spelen
samurai-web-lay-here = Hier leggen
samurai-web-not-here = Toch niet hier
samurai-web-click-to-choose = Klik op het vak om het te kiezen.
samurai-web-lay-this = Waar leg je dit { $village }?

## Wat nog komt, en het einde

samurai-web-unplayed = Nog niet gespeeld: { $name }
samurai-web-unseen = Nog niet geziene dorpen
samurai-web-if-it-ended-now = Als het spel nu uit was
samurai-web-draw = Niemand heeft een meerderheid, dus niemand wint.
samurai-web-why-outright = meerderheden: { $shapes }; dat wint meteen
samurai-web-why-one = meerderheid: { $shapes }, opzij met { $kept }; andere stenen: { $sum }
samurai-web-why-none = geen meerderheid, dus geen winst; stenen: { $sum }
samurai-web-why-nobody = niemand heeft een meerderheid; stenen: { $sum }
samurai-web-ended = Het spel is uit: { $reasons }.

## Waarden van opties

samurai-web-choice-influence_set-sam_321 = 3, 2 en 1
samurai-web-choice-influence_set-sam_222 = 2 van elk
samurai-web-choice-influence_set-sam_231 = 2, 3 en 1
samurai-web-choice-village_set-v_even = elk symbool even vaak
samurai-web-choice-chain-played = ja
samurai-web-choice-chain-none = nee
samurai-web-choice-no_majority-draw = niemand wint
samurai-web-choice-no_majority-total = de meeste stenen
samurai-web-choice-no_majority-share = allen delen de winst
samurai-web-choice-start_player-random = door loting
