### Samurai in de browser.

samurai-web-land = Het land. Met de pijlen ga je van vak naar vak, met plus en min zoom je, 0 toont alles.
samurai-web-map = Kaart van het land
samurai-web-hand = Je hand
samurai-web-hand-empty = Je hebt geen kaarten meer.
samurai-web-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } stuks
    }
samurai-web-to-draw =
    { $deck ->
        [0] { $hand } in je hand, niets meer te trekken
       *[other] { $hand } in je hand, { $deck } te trekken
    }
samurai-web-next-village = Volgend dorp
samurai-web-in-pile =
    { $count ->
        [0] geen dorp meer
       *[other] { $count } op de stapel
    }
samurai-web-pile-empty = geen dorp meer
samurai-web-supply = stenen over
samurai-web-supply-of = { $symbol }: stenen over: { $count }
samurai-web-stones-of =
    { $stand ->
        [most] { $symbol }: { $count }, de meeste
        [tied] { $symbol }: { $count }, gelijk met een ander
       *[less] { $symbol }: { $count }
    }
samurai-web-cards-left = { $name }: { $hand } in de hand, { $deck } in de trekstapel
samurai-web-sort-helmet = Helm
samurai-web-sort-buddha = Boeddha
samurai-web-sort-rice = Rijst
samurai-web-sort-samurai = Samoerai

## Het land in woorden

samurai-web-where =
    { $place ->
        [north] in het noorden
        [northeast] in het noordoosten
        [east] in het oosten
        [southeast] in het zuidoosten
        [south] in het zuiden
        [southwest] in het zuidwesten
        [west] in het westen
        [northwest] in het noordwesten
        [north-shore] aan de noordkust
        [northeast-shore] aan de noordoostkust
        [east-shore] aan de oostkust
        [southeast-shore] aan de zuidoostkust
        [south-shore] aan de zuidkust
        [southwest-shore] aan de zuidwestkust
        [west-shore] aan de westkust
        [northwest-shore] aan de noordwestkust
       *[middle] in het midden
    }
samurai-web-beside =
    { $who ->
        [you] { $where }, naast je { $card }
       *[other] { $where }, naast { $card } van { $name }
    }
samurai-web-village =
    { $scored ->
        [yes] { $village } { $where }, vol. { $shares }
       *[no]
            { $free ->
                [one] { $village } { $where }, nog één vrij vak. { $shares }
               *[other] { $village } { $where }, nog { $free } vrije vakken. { $shares }
            }
    }
samurai-web-share =
    { $lead ->
        [one] { $symbol }: { $sums }. { $name } staat voor
        [tie] { $symbol }: { $sums }. Gelijke stand
       *[none] { $symbol }: geen invloed
    }
samurai-web-card-on = { $card } van { $name }
samurai-web-free = Vrij vak { $place }
samurai-web-one-of = Een van { $count } zulke plekken, nummer { $at } vanaf het westen.
samurai-web-do-play = { $card } leggen: { $place }
samurai-web-do-lay = Het dorp leggen: { $place }
samurai-web-counts =
    { $sort ->
        [all] Telt voor { $value } bij helm, Boeddha en rijstveld tegelijk, in elk dorp dat de kaart raakt.
       *[one] Telt voor { $value } bij { $symbol }, in elk dorp dat de kaart raakt.
    }

## Wat een kaart zou doen

samurai-web-lead =
    { $who ->
        [you] { $symbol }: jij staat { $most } : { $next } voor
        [tie] { $symbol }: gelijk, { $most } : { $next }
        [nobody] { $symbol }: geen invloed
       *[other] { $symbol }: { $name } staat { $most } : { $next } voor
    }
samurai-web-lead-both = { $lead }, in het andere dorp { $most } : { $next }
samurai-web-award =
    { $who ->
        [you] { $symbol } voor jou
        [nobody] { $symbol } voor niemand
       *[other] { $symbol } voor { $name }
    }
samurai-web-closes-so = Maakt het dorp vol: { $stones }.
samurai-web-closes-unknown = Het nieuwe dorp is meteen vol. Niemand kent de stenen al.
samurai-web-lays-so = Er verrijst een { $village }.
samurai-web-lays =
    { $count ->
        [one] Er verrijst een dorp.
       *[other] Er verrijzen { $count } dorpen.
    }
samurai-web-voids =
    { $count ->
        [one] Eén gat blijft zee: beide kaarten zijn van jou.
       *[other] { $count } gaten blijven zee: beide kaarten zijn van jou.
    }
samurai-web-ends = Dit wordt de laatste ronde: { $reasons }.
samurai-web-nothing = Geen dorp wisselt van leider.

## Wat je doet

samurai-web-now-spot = Op twee plekken komt een dorp. Dit is een { $village }.
samurai-web-todo-spot = Kies waar het verrijst.
samurai-web-todo-play =
    { $by ->
        [finger] Tik op een kaart, dan op een vak met een ring.
       *[mouse] Sleep een kaart naar een vak met een ring, of tik op beide.
    }
samurai-web-plant-here = { $card } leggen
samurai-web-lay-here = Hier leggen
samurai-web-todo-card = Kies nu een kaart voor dit vak.
samurai-web-todo-corner = Kies een vak met een ring voor { $card }.
samurai-web-todo-choose =
    { $deed ->
        [lay] Tik om deze plek te kiezen.
       *[play] { $card } hier: tik om dit vak te kiezen.
    }
samurai-web-todo-drop = Laat los om { $card } te leggen.
samurai-web-todo-again =
    { $deed ->
        [lay] Tik nog eens om het te leggen.
       *[play] Tik nog eens om { $card } te leggen.
    }

## Hoe iedereen ervoor staat

samurai-web-stand-begin = Nog geen stenen
samurai-web-stand =
    { $stand ->
        [outright] twee meerderheden: wint meteen
        [wins] zou nu winnen: { $sum } andere { $sum ->
            [one] steen
           *[other] stenen
        }
        [one] { $shapes } · { $sum } andere { $sum ->
            [one] steen
           *[other] stenen
        }
       *[none] geen meerderheid, dus nog geen winst
    }
samurai-web-winner =
    { $who ->
        [you] Je zou nu winnen.
        [nobody] Niemand zou nu winnen.
       *[other] { $name } zou nu winnen.
    }
samurai-web-shared = { $names } zouden de overwinning delen.
samurai-web-need-begin = Win van één soort de meeste stenen, en daarna de meeste andere.
samurai-web-need-outright = Je hebt { $shapes }: twee meerderheden winnen meteen.
samurai-web-need-alone = Je hebt de meerderheid in { $shapes }, en niemand anders heeft er een.
samurai-web-need-two = { $name } heeft twee meerderheden. Pak er een terug.
samurai-web-need-ahead = Je hebt de meerderheid in { $shapes }. Andere stenen: { $sum } tegen { $others } van { $name }.
samurai-web-need-behind = Je hebt de meerderheid in { $shapes }, maar { $name } staat er beter voor. Andere stenen: { $sum } tegen { $others }.
samurai-web-need-none =
    { $most ->
        [0] Je hebt een meerderheid nodig. { $symbol }: niemand heeft nog een steen. Met de eerste heb je die.
       *[other]
            { $count ->
                [one] Je hebt een meerderheid nodig. { $symbol }: { $mine } : { $most } met { $name }. Met één steen meer heb je die.
               *[other] Je hebt een meerderheid nodig. { $symbol }: { $name } { $most }, jij { $mine }. Met { $count } stenen meer heb je die.
            }
    }
samurai-web-last = Laatste ronde: { $reasons }.

## Wat er gebeurt

samurai-web-turn =
    { $who ->
        [you] Jij bent aan de beurt
       *[other] { $name } is aan de beurt
    }
samurai-web-begins =
    { $who ->
        [you] Jij begint
       *[other] { $name } begint
    }
samurai-web-plants =
    { $who ->
        [you] Je legt { $card } { $where }
       *[other] { $name } legt { $card } { $where }
    }
samurai-web-chip-plants = legde { $card }
samurai-web-draws =
    { $who ->
        [you] Je trekt { $card }
       *[other] { $name } trekt { $card }
    }
samurai-web-rises = Er verrijst een dorp uit zee
samurai-web-rises-with = Een { $village }, { $where }
samurai-web-chip-rises = er verrees een dorp
samurai-web-harvest-wins =
    { $who ->
        [you] Je wint { $stones }
       *[other] { $name } wint { $stones }
    }
samurai-web-harvest-none = Gelijke stand: niemand wint een steen
samurai-web-chip-wins = won { $stones }
samurai-web-chip-tie = gelijk, geen steen
samurai-web-takes =
    { $who ->
        [you] Je pakt de meerderheid in { $symbol }
       *[other] { $name } pakt de meerderheid in { $symbol }
    }
samurai-web-loses =
    { $who ->
        [you] Je verliest de meerderheid in { $symbol }
       *[other] { $name } verliest de meerderheid in { $symbol }
    }
samurai-web-chip-takes = pakte de meerderheid in { $symbol }
samurai-web-chip-loses = verloor de meerderheid in { $symbol }
samurai-web-last-begins = Dit is de laatste ronde
samurai-web-chip-last = laatste ronde
samurai-web-wins-land =
    { $who ->
        [you] Je wint het land!
        [nobody] Niemand heeft een meerderheid, dus niemand wint
       *[other] { $name } wint het land!
    }
samurai-web-shares-land = { $names } delen het land

## Wat nog komt, en het einde

samurai-web-unplayed = Nog niet gespeeld
samurai-web-unseen = Dorpen die nog niemand heeft gezien
samurai-web-draw = Niemand heeft een meerderheid, dus niemand wint.
samurai-web-why-outright = meerderheid in { $shapes }: meteen gewonnen
samurai-web-why-one = meerderheid: { $shapes } ({ $kept }, tellen niet mee) + andere stenen: { $sum }
samurai-web-why-none = geen meerderheid, doet niet mee om de winst (stenen: { $sum })
samurai-web-why-nobody = nergens een meerderheid, dus alle stenen tellen: { $sum }
samurai-web-stood =
    stand: { $count } { $count ->
        [one] steen
       *[other] stenen
    }{ $majority ->
        [none] { "" }
       *[some] , meerderheid: { $shapes }
    }
samurai-web-ended = De partij is voorbij: { $reasons }.

## Waarden van opties

samurai-web-choice-influence_set-sam_321 = 3, 2 en 1
samurai-web-choice-influence_set-sam_222 = 2 van elk
samurai-web-choice-influence_set-sam_231 = 2, 3 en 1
samurai-web-choice-village_set-v_even = elke soort even vaak
samurai-web-choice-chain-played = ja
samurai-web-choice-chain-none = nee
samurai-web-choice-no_majority-draw = niemand wint
samurai-web-choice-no_majority-total = de meeste stenen
samurai-web-choice-no_majority-share = allen delen de winst
samurai-web-choice-start_player-random = door loting

## Het einde, verteld

samurai-web-story =
    { $how ->
        [outright] { $who ->
            [you] Je hebt de meerderheid in { $shapes } en wint meteen.
           *[other] { $name } heeft de meerderheid in { $shapes } en wint meteen.
        }
        [one] { $who ->
            [you] Je wint met de meerderheid in { $shapes } en { $sum ->
                    [one] één andere steen
                   *[other] { $sum } andere stenen
                }.
           *[other] { $name } wint met de meerderheid in { $shapes } en { $sum ->
                   [one] één andere steen
                  *[other] { $sum } andere stenen
               }.
        }
       *[stones] { $who ->
            [you] Niemand heeft een meerderheid, en jij hebt de meeste stenen: { $sum }.
           *[other] Niemand heeft een meerderheid, en { $name } heeft de meeste stenen: { $sum }.
        }
    }
samurai-web-story-shared = { $names } delen het land.
samurai-web-story-turn = De rijkste oogst: { $told }.
samurai-web-story-heading = Hoe het land gewonnen werd

## Wie aan de beurt is, en hoe je het land leest

samurai-web-me = Jij
samurai-web-short = Samurai
samurai-web-heading = Ronde { $round } van { $rounds }, { $who ->
        [you] jij bent aan de beurt
       *[other] { $name } is aan de beurt
    }
samurai-web-legend-kinds = helm, Boeddha, rijstveld: wat een dorp oplevert
samurai-web-legend-leads = gouden rand: staat hier voor en wint de steen
samurai-web-legend-tie = gestippeld: gelijk, niemand wint de steen
samurai-web-legend-corner = een vrij vak voor je kaart
samurai-web-legend-done = een kaart waarvan alle dorpen vol zijn
samurai-web-legend-crown = kroon: de meerderheid van een soort

## De voordeur

samurai-web-variants = Twee, drie of vier spelers, drie sets kaarten
samurai-web-seats-2 = Met 2 zijn er 10 stenen van elke soort, en heeft iedereen 15 kaarten.
samurai-web-seats-3 = Met 3 zijn er 16 stenen van elke soort, en heeft iedereen 15 kaarten.
samurai-web-seats-4 = Met 4 zijn er 16 stenen van elke soort, en heeft iedereen 13 kaarten.
samurai-web-way-321 = Veel kleine samoerai
    .about = Drie van waarde 1, twee van waarde 2, één van waarde 3.
samurai-web-way-222 = Twee van elk
    .about = Twee samoerai van elke waarde.
samurai-web-way-231 = Sterk in het midden
    .about = Twee van waarde 1, drie van waarde 2, één van waarde 3.
samurai-web-chip-chain = Kettingdorpen
samurai-web-chip-majority = Zonder meerderheid
samurai-web-chip-start = Begint
