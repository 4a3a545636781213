### Call to Glory aan tafel. Wat een feit in een tekst brengt, staat in text/speaker.py.

glory-title = Call to Glory
glory-blurb = Verzamel de mensen aan het hof, leg ze neer in sets en veeg de kleinere sets van je rivalen van tafel.

## Namen. `.one` staat na een werkwoord, met lidwoord; `.many` is het meervoud.

glory-character-emperor = Keizer
    .one = een Keizer
    .many = Keizers
glory-character-empress = Keizerin
    .one = een Keizerin
    .many = Keizerinnen
glory-character-daimyo = Daimyo
    .one = een Daimyo
    .many = Daimyo’s
glory-character-shogun = Shogun
    .one = een Shogun
    .many = Shoguns
glory-character-samurai = Samoerai
    .one = een Samoerai
    .many = Samoerai
glory-character-ninja = Ninja
    .one = een Ninja
    .many = Ninja’s
glory-character-envoy = Bode
    .one = een Bode
    .many = Boden
glory-character-monk = Monnik
    .one = een Monnik
    .many = Monniken
glory-character-farmer = Boer
    .one = een Boer
    .many = Boeren

glory-pile-draw_1 = trekstapel 1
glory-pile-discard_1 = aflegstapel 1
glory-pile-discard_2 = aflegstapel 2
glory-pile-draw_2 = trekstapel 2

glory-card-order_a = opdracht A ({ $character })
    .source = inferred
glory-card-order_b = opdracht B ({ $character })
    .source = house
glory-card-order_c = opdracht C ({ $character })
    .source = house

glory-reason-types = iemand heeft genoeg verschillende personages
glory-reason-nine = alle negen personages liggen op tafel
glory-reason-pile = een trekstapel is op
glory-reason-stall = te lang heeft niemand van een trekstapel getrokken

glory-why-orders = Keizerlijke opdrachten

## Vragen

glory-ask-FirstDraw = Trek je eerste kaart, van een stapel naar keuze.
glory-ask-SecondDraw = Trek je tweede kaart, maar niet van { $barred }.
glory-ask-LayOrDiscard = Leg een set neer of leg een kaart af.
glory-ask-PlaceCards = Op welke aflegstapel leg je { $counted }?
glory-ask-MayTakeFigure = Je hebt Ninja’s neergelegd. Wil je een ninjafiguur?
glory-ask-MayUseFigure = Zet je een ninjafiguur in, of is je beurt klaar?
glory-ask-PlayOrder = Speel een keizerlijke opdracht. Wie de set van dat personage heeft, krijgt de bonus.

## Mogelijkheden om uit te kiezen

glory-do-draw = Van { $pile } trekken
glory-do-lay = { $counted } neerleggen
glory-do-discard = Op { $pile } afleggen: { $a-character }
glory-do-place = Alles op { $pile } leggen
glory-do-ninja = Ninjafiguur inzetten: { $seat } verliest { $a-character }
glory-do-end_turn = Beurt beëindigen
glory-do-take_figure = Figuur nemen
glory-do-decline_figure = Geen figuur nemen
glory-do-order = Keizerlijke { $card } spelen

## Wat er gebeurde

glory-event-RoundBegan = Ronde { $round }. { $seat } begint.
    .you = Ronde { $round }. Jij begint.
glory-event-HandDealt =
    { $cards ->
        [hidden] { $seat } krijgt kaarten.
       *[other] { $seat } krijgt { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Je krijgt kaarten.
           *[other] Je krijgt { $cards }.
        }
glory-event-OrdersDealt =
    { $cards ->
        [hidden] { $seat } krijgt van elke stapel een keizerlijke opdracht.
       *[other] { $seat } krijgt keizerlijke opdrachten: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Je krijgt van elke stapel een keizerlijke opdracht.
           *[other] Je krijgt keizerlijke opdrachten: { $cards }.
        }
glory-event-TurnBegan = Beurt { $turn }: { $seat }.
    .you = Beurt { $turn }: jij bent aan de beurt.
glory-event-CardDrawn =
    { $character ->
        [hidden] { $seat } trekt een kaart van { $pile }.
       *[other] { $seat } trekt { $a-character } van { $pile }.
    }
    .you =
        { $character ->
            [hidden] Je trekt een kaart van { $pile }.
           *[other] Je trekt { $a-character } van { $pile }.
        }
glory-event-CardTaken = { $seat } pakt { $a-character } van { $pile }.
    .you = Je pakt { $a-character } van { $pile }.
glory-event-SetLaid = { $seat } legt { $counted } neer.
    .you = Je legt { $counted } neer.
glory-event-SetBeaten =
    { $by-is ->
        [self] { $seat } vervangt { $counted } van eerder.
       *[other] { $by } verslaat de set van { $seat } ({ $counted }).
    }
    .you =
        { $by-is ->
            [self] Je vervangt { $counted } van eerder.
           *[other] { $by } verslaat jouw set ({ $counted }).
        }
    .you-by = Je verslaat de set van { $seat } ({ $counted }).
glory-event-CardDiscarded = { $seat } legt { $a-character } af op { $pile }.
    .you = Je legt { $a-character } af op { $pile }.
glory-event-CardsPlaced = { $seat } legt { $counted } op { $pile }.
    .you = Je legt { $counted } op { $pile }.
glory-event-FigureTaken = { $seat } neemt een ninjafiguur.
    .you = Je neemt een ninjafiguur.
glory-event-FigureDeclined = { $seat } laat de ninjafiguur in de voorraad.
    .you = Je laat de ninjafiguur in de voorraad.
glory-event-FigureUsed = { $seat } gebruikt een ninjafiguur: { $target } verliest { $a-character }.
    .you = Je gebruikt een ninjafiguur: { $target } verliest { $a-character }.
    .you-target = { $seat } gebruikt een ninjafiguur: jij verliest { $a-character }.
glory-event-OrderPlayed =
    { $owner-is ->
        [nobody] { $seat } speelt { $card }, maar niemand heeft die set.
       *[other]
            { $points ->
                [one] { $seat } speelt { $card }: { $points } punt voor { $owner }.
               *[other] { $seat } speelt { $card }: { $points } punten voor { $owner }.
            }
    }
    .you =
        { $owner-is ->
            [nobody] Je speelt { $card }, maar niemand heeft die set.
            [self]
                { $points ->
                    [one] Je speelt { $card }: { $points } punt voor jou.
                   *[other] Je speelt { $card }: { $points } punten voor jou.
                }
           *[other]
                { $points ->
                    [one] Je speelt { $card }: { $points } punt voor { $owner }.
                   *[other] Je speelt { $card }: { $points } punten voor { $owner }.
                }
        }
    .you-owner =
        { $points ->
            [one] { $seat } speelt { $card }: { $points } punt voor jou.
           *[other] { $seat } speelt { $card }: { $points } punten voor jou.
        }
glory-event-RoundEnded = Einde van ronde { $round }: { $reasons }. Deze ronde: { $scores }. Totaal: { $totals }.
glory-event-GameEnded =
    { $winner-count ->
        [one] { $winners } wint! Eindstand: { $ranks }. Punten: { $totals }.
       *[other] Gedeelde winst voor { $winners }! Eindstand: { $ranks }. Punten: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] Jij wint! Eindstand: { $ranks }. Punten: { $totals }.
           *[other] Gedeelde winst voor { $winners }! Eindstand: { $ranks }. Punten: { $totals }.
        }

## De opties van het spel

glory-option-rounds = Aantal rondes: 4, of hoogstens 3 met keizerlijke opdrachten.
    .name = Rondes
glory-option-imperial_orders = Variant 1, Keizerlijke opdrachten: iedereen krijgt drie geheime opdrachten. Elk geeft wie de set heeft een bonus voor iedere kaart erin.
    .name = Keizerlijke opdrachten
glory-option-ninja_power = Variant 2, De kracht van de ninja: leg Ninja’s neer en je krijgt een figuur. Die haalt in een latere beurt een kaart uit de set van een tegenstander.
    .name = De kracht van de ninja
glory-option-first_start = Wie de eerste ronde begint: door het lot, of altijd dezelfde stoel.
    .name = Wie begint
glory-option-ninja_take = Krijg je een ninjafiguur zonder vraag, of mag je weigeren? Alleen met variant 2.
    .name = Een figuur krijgen
glory-option-ninja_pile_chooser = Wie de stapel kiest voor een kaart die een figuur weghaalt: van wie de set is, of wie de figuur inzet. Alleen met variant 2.
    .name = Stapel voor de weggehaalde kaart
glory-option-stall_limit = De ronde eindigt na zoveel beurten op rij waarin geen kaart van een trekstapel kwam. Alleen met variant 2.
    .name = Beurten zonder trekstapel
glory-option-order_table = Welke personages op de keizerlijke opdrachten staan: de standaardlijst, of drie lijsten (A, B, C) van vier verschillende personages. Alleen met variant 1.
    .name = Wie op de opdrachten staan
glory-option-discard_view = Wat je van een aflegstapel ziet: de bovenste kaart of de hele stapel. De regels blijven gelijk.
    .name = Zicht op de aflegstapels

## Problemen

problem-glory-too-many-rounds = Met keizerlijke opdrachten kun je hoogstens 3 rondes spelen, geen { $rounds }.
problem-glory-no-such-start = Er doen maar { $players } mensen mee, dus daar zit niemand die kan beginnen.
problem-glory-wrong-moment =
    { $clause ->
        [GLO-2-2] Trek eerst je twee kaarten.
        [GLO-2-4] Je hebt je twee kaarten. Leg nu een set neer of leg een kaart af.
        [GLO-6-1] Kies eerst een stapel voor de kaarten die van tafel gaan.
        [GLO-10-3] De ronde is voorbij. Speel eerst een keizerlijke opdracht.
        [GLO-11-4] Kies eerst of je de ninjafiguur neemt.
        [GLO-11-17] Je actie is gedaan. Zet een ninjafiguur in of beëindig je beurt.
       *[other] Dat hoort bij een ander deel van de beurt.
    }
problem-glory-not-a-discard-pile = Kaarten gaan naar aflegstapel 1 of aflegstapel 2, en nergens anders heen.
problem-glory-fill-the-empty-pile = Dit moet op { $pile }, want die is leeg.
problem-glory-same-pile-twice = Je eerste kaart kwam van { $pile }. De tweede moet van een andere stapel komen.
problem-glory-pile-is-empty = Er ligt niets op { $pile }.
problem-glory-too-few-in-hand =
    { $have ->
        [0] Je hebt geen { $characters }.
        [one] Niet genoeg: je hebt maar { $a-character }.
       *[other] Niet genoeg: je hebt maar { $have } { $characters }.
    }
problem-glory-two-at-least = Een set heeft minstens twee kaarten.
problem-glory-three-at-least = Met drie of vier spelers heeft een set { $characters } minstens drie kaarten.
problem-glory-own-set-stands = Je hebt minstens { $need } kaarten uit je hand nodig om je eigen { $characters } te vervangen.
problem-glory-set-must-be-larger =
    { $size ->
        [one] { $owner } heeft al { $a-character } liggen: je hebt minstens { $need } kaarten nodig om die te verslaan.
       *[other] { $owner } heeft al { $size } { $characters } liggen: je hebt minstens { $need } kaarten nodig om die te verslaan.
    }
problem-glory-no-such-card = Je hebt geen { $character } in je hand.
problem-glory-no-figures = In deze partij zijn er geen ninjafiguren.
problem-glory-no-such-order = Die opdracht heb je niet.
problem-glory-no-ready-figure = Je hebt geen ninjafiguur om te gebruiken.
problem-glory-own-set-is-safe = Een ninjafiguur gebruik je alleen tegen een set van een tegenstander.
problem-glory-no-such-set = Die set ligt daar niet.
