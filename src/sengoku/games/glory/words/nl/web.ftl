### Het hof

glory-web-court = Het hof: de negen personages
glory-web-leaf =
    { $character }, waarde { $value }. { $owner ->
        [nobody] Ligt nog bij niemand.
       *[other] Ligt bij { $owner }: { $size }.
    } { $safe ->
        [yes] Een grotere set kan niet meer.
       *[no] Nodig: { $need }.
    } { $have ->
        [none] { "" }
       *[other] In je hand: { $have }.
    } Nog verborgen: { $unseen }.
glory-web-free = nog niemand
glory-web-mine = van jou
glory-web-you = Jij
glory-web-unbeatable = niet te verslaan
glory-web-unseen = { $count } verborgen
glory-web-need-take = leg er { $need }
glory-web-need-beat = { $need } om te verslaan
glory-web-need-falls = valt voor { $need }
glory-web-need-hold = je hebt er { $have } van { $need }
glory-web-need-may-take = jij kunt dit pakken
glory-web-need-may-beat = jij kunt dit verslaan
glory-web-need-target = verliest één kaart
glory-web-need-ghost =
    { $points ->
        [0] sterker
       *[other] +{ $points } voor jou
    }

## Stapels en handen

glory-web-discards = De aflegstapels bekijken
glory-web-top-first = De bovenste kaart staat vooraan.
glory-web-piles = De stapels
glory-web-pile =
    { $count ->
        [0] { $pile }: leeg
       *[other] { $top ->
            [none] { $pile }: { $count } dicht
           *[other] { $pile }: { $count }, bovenop { $top }
        }
    }
glory-web-pile-draw = trekken
glory-web-pile-open = open
glory-web-hand = Je hand
glory-web-seen = { $cards }, waarvan de anderen er { $count } hebben gezien
glory-web-no-cards = Je hand is leeg.
glory-web-hand-of =
    { $known ->
        [none] Hand van { $name }: { $count }
       *[other] Hand van { $name }: { $count }, waaronder { $known }
    }

## Wat er is, en wat je doet

glory-web-heading = Ronde { $round } van { $rounds }, { $me ->
        [yes] jij bent aan de beurt
       *[no] { $name } is aan de beurt
    }
glory-web-do-draw =
    { $pile ->
        [draw_1] Van de linker trekstapel trekken
        [draw_2] Van de rechter trekstapel trekken
        [discard_1] Links { $character } pakken
       *[discard_2] Rechts { $character } pakken
    }
glory-web-do-discard =
    { $pile ->
        [discard_1] Links afleggen: { $card }
       *[discard_2] Rechts afleggen: { $card }
    }
glory-web-do-place =
    { $pile ->
        [discard_1] Op de linker stapel leggen
       *[discard_2] Op de rechter stapel leggen
    }
glory-web-todo-first = Trek je eerste kaart.
glory-web-why-draw =
    { $left ->
        [one] Trek eerst nog een kaart.
       *[other] Trek eerst twee kaarten. Dan leg je neer of af.
    }
glory-web-why-other = Hier kun je alleen { $cards } neerleggen.
glory-web-todo-second = Trek je tweede kaart, van een andere stapel.
glory-web-now-tops = Open: { $cards }.
glory-web-now-completes =
    { $owner ->
        [nobody] Op een aflegstapel ligt { $card }: daarmee is je set compleet.
       *[other] Op een aflegstapel ligt { $card }: daarmee versla je { $owner }.
    }
glory-web-now-no-set = Er is geen set mogelijk.
glory-web-now-sets = Je kunt { $sets } neerleggen.
glory-web-now-too-few = Je hebt { $have } en hebt er { $need } nodig.
glory-web-todo-discard = Leg één kaart af.
glory-web-todo-discard-one = Kies een open stapel om er één af te leggen.
glory-web-todo-act = Leg een set neer of leg een kaart af.
glory-web-todo-lay = { $counted } neerleggen?
glory-web-stake-take = Dat is voor jou { $value } waard.
glory-web-stake-beat = { $value } voor jou, en { $owner } verliest er { $value }.
glory-web-stake-raise = Geen nieuwe punten, maar daarna zijn er { $need } nodig.
glory-web-stake-round = Hiermee eindigt ronde { $round }: { $scores }{ $orders ->
        [0] .
       *[other] , nog zonder opdrachten.
    }
glory-web-stake-game = Dit is ronde { $round }, de laatste: { $scores }{ $orders ->
        [0] .
       *[other] , nog zonder opdrachten.
    }
glory-web-you-have = jij { $sum }
glory-web-ends-at =
    Ronde { $round } eindigen: { $how ->
        [win] je wint
        [lead] je staat voor
        [level] gelijk
        [trail] je staat achter
       *[lose] je verliest
    } { $scores }
glory-web-fewer = Minder kaarten
glory-web-more = Meer kaarten
glory-web-put-back = Terug in de hand
glory-web-now-beaten =
    { $who ->
        [nobody] Je verliest { $counted }.
       *[other]
            { $count ->
                [one] { $who } versloeg je set: { $counted }.
               *[other] { $who } versloeg je { $counted }.
            }
    } { $same ->
        [yes] Beide aflegstapels: { $one }.
       *[no] Open: { $one } en { $two }.
    }
glory-web-todo-place =
    { $count ->
        [one] Kies de stapel voor die kaart.
       *[other] Kies de stapel voor je { $counted }.
    }
glory-web-now-figure = Je hebt Ninja’s neergelegd.
glory-web-todo-take-figure = Een ninjafiguur pakken?
glory-web-now-use-figure = Een ninjafiguur haalt één kaart uit de set van een ander.
glory-web-todo-use-figure = Kies een set, of beëindig je beurt.
glory-web-todo-aim = Kies de set die een kaart verliest.
glory-web-now-order = De ronde is voorbij: { $reasons }.
glory-web-todo-order = Speel een opdracht. Wie de set heeft, krijgt de bonus.
glory-web-waits =
    { $asks ->
        [FirstDraw] { $name } trekt de eerste kaart.
        [SecondDraw] { $name } trekt de tweede kaart.
        [LayOrDiscard] { $name } kiest: neerleggen of afleggen.
        [PlaceCards] { $name } kiest een stapel voor { $cards }.
        [PlayOrder] { $name } kiest een opdracht.
       *[figure] { $name } denkt na over een ninjafiguur.
    }

## Wat er gebeurt, in zeven woorden; de strook heeft er zes

glory-web-turn = { $name } is aan de beurt
glory-web-draws =
    { $me ->
        [yes] Je trekt { $cards }
       *[no] { $name } trekt { $cards }
    }
glory-web-draws-chip = trok { $cards }
glory-web-hidden-cards =
    { $count ->
        [one] een verborgen kaart
       *[other] { $count } verborgen kaarten
    }
glory-web-lays = { $name } legt { $counted } neer
glory-web-lays-chip = legde { $counted } neer
glory-web-lays-under = { $value } erbij voor { $name }: { $total } op tafel.
glory-web-lays-close = { $total } op tafel, en nog één personage beëindigt de ronde.
glory-web-beats =
    { $relation ->
        [raise] { $me ->
            [yes] Je hebt nu { $counted }
           *[no] { $name } heeft nu { $counted }
        }
        [mine] { $counted } van { $name } verslaan jouw { $lost }
        [me] Jouw { $counted } verslaan { $lost } van { $victim }
       *[other] { $counted } van { $name } verslaan { $lost } van { $victim }
    }
glory-web-beats-under =
    { $relation ->
        [mine] Je verliest er { $value }.
        [me] { $value } voor jou, en { $victim } verliest er { $value }.
       *[other] { $victim } verliest er { $value } aan { $name }.
    }
glory-web-beats-chip =
    { $relation ->
        [raise] heeft nu { $counted }
        [mine] versloeg jouw { $lost }
        [me] versloeg { $lost } van { $victim }
       *[other] versloeg { $lost } van { $victim }
    }
glory-web-puts-down = { $name } legt { $card } af
glory-web-puts-down-chip = legde { $card } af
glory-web-places = { $name } legt { $counted } weg
glory-web-places-chip = legde { $counted } weg
glory-web-figure-taken = { $name } neemt een ninjafiguur
glory-web-figure-taken-chip = nam een ninjafiguur
glory-web-figure-left = { $name } laat de ninjafiguur staan
glory-web-figure-left-chip = liet de ninjafiguur staan
glory-web-figure-used =
    { $relation ->
        [mine] De ninja van { $name } kost je { $card }
        [me] Je ninja kost { $victim } { $card }
       *[other] De ninja van { $name } kost { $victim } { $card }
    }
glory-web-figure-used-chip =
    { $relation ->
        [mine] ninja: jij verliest { $card }
        [me] ninja: { $victim } verliest { $card }
       *[other] ninja: { $victim } verliest { $card }
    }
glory-web-order-played =
    { $me ->
        [yes] Je speelt de opdracht { $character }
       *[no] { $name } speelt de opdracht { $character }
    }
glory-web-order-played-chip = opdracht { $character }: { $points }
glory-web-order-played-under =
    { $owner ->
        [nobody] Niemand heeft die set, dus niemand krijgt iets.
        [you] { $points } punten voor jou.
       *[other] { $points } punten voor { $paid }.
    }
glory-web-round-began =
    { $me ->
        [yes] Ronde { $round }. Jij begint.
       *[no] Ronde { $round }. { $name } begint.
    }
glory-web-round-began-chip = kaarten van ronde { $round } gedeeld
glory-web-round-over = Ronde { $round } is voorbij
glory-web-round-over-under = { $list }.

## Tussen twee rondes

glory-web-why-ended =
    { $reason ->
        [types] { $me ->
            [yes] Je hebt { $count } verschillende personages.
           *[no] { $name } heeft { $count } verschillende personages.
        }
        [nine] Alle negen personages liggen op tafel.
        [pile] Er is een trekstapel leeg.
       *[stall] Te lang heeft niemand van een trekstapel getrokken.
    }
glory-web-leads =
    { $by ->
        [0] gelijk aan kop
       *[other] { $by } voor
    }
glory-web-wins-by =
    { $by ->
        [0] gelijk aan kop
       *[other] wint met { $by }
    }
glory-web-behind =
    { $by ->
        [0] gelijk aan kop
       *[other] { $by } achter
    }
glory-web-starts-next = begint ronde { $round }
glory-web-nothing = niets op tafel
glory-web-from-orders = uit keizerlijke opdrachten
glory-web-turn-of-round = Het keerpunt van de ronde:
glory-web-turning =
    { $relation ->
        [mine] { $counted } van { $name } versloegen jouw { $lost } ({ $value } voor { $name }, { $value } minder voor jou).
        [me] jouw { $counted } versloegen { $lost } van { $victim } ({ $value } voor jou, { $value } minder voor { $victim }).
       *[other] { $counted } van { $name } versloegen { $lost } van { $victim } ({ $value } punten).
    }
glory-web-to-go =
    { $left ->
        [one] Nog één ronde.
       *[other] Nog { $left } rondes.
    } { $me ->
        [yes] Jij hebt het minst en begint.
       *[no] { $name } heeft het minst en begint.
    }
glory-web-deal = Ronde { $round } delen

## Spelers, figuren, opdrachten

glory-web-characters = { $count } van { $end } personages
glory-web-types = Verschillende personages: { $count } van { $end }
glory-web-split = { $before ->
    [0] { $now } op tafel
   *[other] { $before } + { $now } op tafel
}
glory-web-end = slot
glory-web-figures = Ninjafiguren: { $ready } klaar, { $fresh } volgende beurt
glory-web-orders-held = Keizerlijke opdrachten in de hand: { $count }
glory-web-ninjas = Ninjafiguren
glory-web-supply = voorraad: { $count }
glory-web-yours = van jou
glory-web-aim = kies een set
glory-web-my-figures = Jouw ninjafiguren: { $ready } klaar, { $fresh } volgende beurt
glory-web-played = Al gespeelde opdrachten
glory-web-order-pays =
    { $owner ->
        [nobody] levert nu niemand iets op
       *[other] { $me ->
            [yes] levert jou nu { $points } op
           *[no] levert { $owner } nu { $points } op
        }
    }

## Punten en het einde

glory-web-scores = Scoreblad
glory-web-round = Ronde { $round }
glory-web-by-round = Ronde voor ronde
glory-web-stood =
    stand: { $points } { $points ->
        [one] punt
       *[other] punten
    }
glory-web-total = Totaal
glory-web-ends-when = Hoe ronde { $round } van { $rounds } eindigt
glory-web-gauge-types =
    { $count ->
        [4] Iemands vierde personage
        [5] Iemands vijfde personage
       *[6] Iemands zesde personage
    }
glory-web-gauge-nine = Alle negen op tafel
glory-web-gauge-pile = Een trekstapel raakt op
glory-web-gauge-stall = Beurten zonder trekstapel
glory-web-of = { $count } van { $end }
glory-web-left = nog { $count }
glory-web-if-now = Als het nu afgelopen was
glory-web-next-start =
    { $me ->
        [yes] Jij hebt het minst en zou ronde { $round } beginnen.
       *[no] { $name } heeft het minst en zou ronde { $round } beginnen.
    }
glory-web-ended = De laatste ronde is voorbij: { $reasons }.

## De loep en de legenda

glory-web-lens-value = Er zijn { $value } { $many }, en een set is { $value } waard, groot of klein.
glory-web-lens-owner =
    { $owner ->
        [nobody] Nog niemand heeft dit neergelegd.
        [you] Jij hebt er { $size } neergelegd.
       *[other] { $name } heeft er { $size } neergelegd.
    }
glory-web-lens-need =
    { $owner ->
        [nobody] Je hebt er minstens { $need } nodig en hebt er { $have }.
        [you] Wie er { $need } legt, verslaat je. Je hebt er nog { $have }.
       *[other] Je verslaat dat met { $need }. Je hebt er { $have }.
    }
glory-web-lens-safe = Een grotere set kan niet meer.
glory-web-lens-unseen = { $unseen } ervan heeft nog niemand gezien.
glory-web-lens-known = In een hand zien gaan: { $names }.
glory-web-lens-draw-title = Trekstapel
glory-web-lens-open-title = Aflegstapel
glory-web-lens-draw =
    { $count ->
        [one] Eén kaart dicht. Alleen jij ziet wat je hier trekt.
       *[other] { $count } kaarten dicht. Alleen jij ziet wat je hier trekt.
    }
glory-web-lens-draw-end = Raakt een trekstapel op, dan eindigt de ronde met die beurt.
glory-web-lens-open =
    { $count ->
        [one] Eén kaart open. Iedereen mag die trekken, en iedereen ziet dat.
       *[other] { $count } kaarten open. Iedereen mag de bovenste trekken, en iedereen ziet dat.
    }
glory-web-lens-figure = Wie Ninja’s neerlegt, krijgt een figuur, zolang er zijn.
glory-web-lens-figure-use = In een latere beurt haalt die één kaart uit de set van een ander.
glory-web-lens-order = Na elke ronde wordt één opdracht gespeeld. Die levert punten op voor elke kaart van die set.
glory-web-legend-value = wat een set waard is, en hoeveel er van de kaart zijn
glory-web-legend-size = hoeveel kaarten er liggen
glory-web-legend-pips = kaarten die je nodig hebt (vol: die heb je)
glory-web-legend-gold = hier mag je klikken

## Waarden van opties

glory-web-choice-rounds-default = zoals in de regels
glory-web-choice-first_start-random = door loting
glory-web-choice-ninja_take-auto = vanzelf
glory-web-choice-ninja_take-ask = ik word gevraagd
glory-web-choice-ninja_pile_chooser-owner = van wie de set is
glory-web-choice-ninja_pile_chooser-user = wie de figuur inzet
glory-web-choice-order_table-standard = de gewone
glory-web-choice-discard_view-top = de bovenste kaart
glory-web-choice-discard_view-all = de hele stapel

## Het einde, verteld

glory-web-story =
    { $how ->
        [only] { $me ->
            [yes] Je wint de enige ronde met { $by } punten verschil.
           *[no] { $name } wint de enige ronde met { $by } punten verschil.
        }
        [always] { $me ->
            [yes] Je stond na elke ronde voor en wint met { $by } punten verschil.
           *[no] { $name } stond na elke ronde voor en wint met { $by } punten verschil.
        }
        [late] { $me ->
            [yes] Je nam pas in de laatste ronde de leiding en wint met { $by } punten verschil.
           *[no] { $name } nam pas in de laatste ronde de leiding en wint met { $by } punten verschil.
        }
       *[then] { $me ->
            [yes] Je nam in ronde { $round } de leiding, hield die vast en wint met { $by } punten verschil.
           *[no] { $name } nam in ronde { $round } de leiding, hield die vast en wint met { $by } punten verschil.
        }
    }
glory-web-story-tie =
    { $me ->
        [yes] Gelijk in punten, maar jij had de beste ronde.
       *[no] Gelijk in punten, maar { $name } had de beste ronde.
    }
glory-web-story-shared = Niemand kon weglopen: { $names } delen de roem.
glory-web-story-turn = De ommekeer kwam in ronde { $round }: { $told }
glory-web-story-calm = Niemand verloor een set.
glory-web-story-heading = Hoe de roem gewonnen werd

## De voordeur

glory-web-variants = Basisspel, Keizerlijke opdrachten, Kracht van de ninja
glory-web-seats-2 = Met 2 eindigt een ronde bij zes personages, en twee gelijke kaarten zijn al een set.
glory-web-seats-3 = Met 3 eindigt een ronde bij vijf personages. Samoerai, Ninja en Bode vragen drie kaarten.
glory-web-seats-4 = Met 4 eindigt een ronde bij vier personages. Samoerai, Ninja en Bode vragen drie kaarten.
glory-web-way-base = Het basisspel
    .about = Vier rondes, 110 mensen van het hof.
glory-web-way-orders = Keizerlijke opdrachten
    .about = Drie rondes, en geheime opdrachten belonen sets.
glory-web-way-ninja = Kracht van de ninja
    .about = Vier ninjafiguren plukken sets uiteen.
glory-web-way-both = Allebei samen
    .about = Voor wie het goed kent.
glory-web-chip-rounds = Rondes
glory-web-chip-start = Begint
glory-web-chip-discards = Zichtbaar op aflegstapels
