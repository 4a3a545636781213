### Call to Glory aan tafel. Wat een feit in een tekst brengt, staat in text/speaker.py.

glory-title = Call to Glory
glory-blurb = Verzamel de mensen van het keizerrijk, leg ze in sets op tafel en verdrijf de kleinere sets van je rivalen.

## Namen. `.one` staat na een werkwoord, met lidwoord; `.many` is het meervoud.

glory-character-emperor = Keizer
    .one = een Keizer
    .many = Keizers
glory-character-empress = Keizerin
    .one = een Keizerin
    .many = Keizerinnen
glory-character-daimyo = Daimyo
    .one = een Daimyo
    .many = Daimyo's
glory-character-shogun = Shogun
    .one = een Shogun
    .many = Shoguns
glory-character-samurai = Samoerai
    .one = een Samoerai
    .many = Samoerai
glory-character-ninja = Ninja
    .one = een Ninja
    .many = Ninja's
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
glory-reason-pile = er is een trekstapel leeg
glory-reason-stall = er is te lang geen kaart meer van een trekstapel gekomen

glory-why-orders = Keizerlijke opdrachten

## Vragen

glory-ask-FirstDraw = Pak je eerste kaart, van welke stapel je wilt.
glory-ask-SecondDraw = Pak je tweede kaart, van een andere stapel dan { $barred }.
glory-ask-LayOrDiscard = Leg een set van één personage neer, of leg één kaart af.
glory-ask-PlaceCards = Kies de aflegstapel voor { $counted }.
glory-ask-MayTakeFigure = Je hebt Ninjakaarten neergelegd. Neem je een ninjafiguur?
glory-ask-MayUseFigure = Je beurt beëindigen, of eerst een ninjafiguur gebruiken?
glory-ask-PlayOrder = Speel een van je keizerlijke opdrachten. De punten zijn voor wie de set bezit.

## Mogelijkheden om uit te kiezen

glory-do-draw = Trek van { $pile }
glory-do-lay = Leg { $counted } neer
glory-do-discard = Leg { $a-character } af op { $pile }
glory-do-place = Leg alles op { $pile }
glory-do-ninja = Gebruik een ninjafiguur: { $seat } verliest { $a-character }
glory-do-end_turn = Beëindig je beurt
glory-do-take_figure = Neem de figuur
glory-do-decline_figure = Laat de figuur in de voorraad
glory-do-order = Speel { $card }

## Wat er gebeurde

glory-event-RoundBegan = Ronde { $round } begint; { $seat } is startspeler.
glory-event-HandDealt =
    { $cards ->
        [hidden] { $seat } krijgt kaarten op hand.
       *[other] { $seat } krijgt { $cards }.
    }
glory-event-OrdersDealt =
    { $cards ->
        [hidden] { $seat } krijgt van elke stapel een keizerlijke opdracht.
       *[other] { $seat } krijgt keizerlijke opdrachten: { $cards }.
    }
glory-event-TurnBegan = Beurt { $turn }: { $seat } is aan zet.
glory-event-CardDrawn =
    { $character ->
        [hidden] { $seat } trekt een kaart van { $pile }.
       *[other] { $seat } trekt { $a-character } van { $pile }.
    }
glory-event-CardTaken = { $seat } pakt { $a-character } van { $pile }.
glory-event-SetLaid = { $seat } legt { $counted } neer.
glory-event-SetBeaten =
    { $by-is ->
        [self] { $seat } vervangt daarmee { $counted } van eerder.
       *[other] { $by } verslaat { $counted } van { $seat }.
    }
glory-event-CardDiscarded = { $seat } legt { $a-character } af op { $pile }.
glory-event-CardsPlaced = { $seat } legt { $counted } op { $pile }.
glory-event-FigureTaken = { $seat } neemt een ninjafiguur.
glory-event-FigureDeclined = { $seat } laat de ninjafiguur in de voorraad.
glory-event-FigureUsed = { $seat } gebruikt een ninjafiguur: { $target } verliest { $a-character }.
glory-event-OrderPlayed =
    { $owner-is ->
        [nobody] { $seat } speelt { $card }, maar dat personage ligt niet op tafel.
       *[other]
            { $points ->
                [one] { $seat } speelt { $card }: { $points } punt voor { $owner }.
               *[other] { $seat } speelt { $card }: { $points } punten voor { $owner }.
            }
    }
glory-event-RoundEnded = Ronde { $round } is afgelopen: { $reasons }. Punten: { $scores }. Totaal: { $totals }.
glory-event-GameEnded =
    { $winner-count ->
        [one] Het spel is afgelopen en { $winners } wint. Plaatsen: { $ranks }. Totaal: { $totals }.
       *[other] Het spel is afgelopen; { $winners } delen de overwinning. Plaatsen: { $ranks }. Totaal: { $totals }.
    }

## De opties van het spel

glory-option-rounds = Hoeveel rondes er gespeeld worden: 4, of 3 met keizerlijke opdrachten (en dan nooit meer dan 3).
glory-option-imperial_orders = Variant 1: iedereen krijgt drie geheime opdrachten, die elk een bonus geven voor iedere kaart van één personage.
glory-option-ninja_power = Variant 2: wie Ninjakaarten neerlegt, krijgt een figuur waarmee in een latere beurt een kaart uit de set van een tegenstander verdwijnt.
glory-option-first_start = Wie de eerste ronde begint: iemand die wordt geloot, of de plaats met dit nummer (geteld vanaf 0).
glory-option-ninja_take = Of een figuur vanzelf wordt genomen (auto) of aan je wordt gevraagd (ask). Alleen met variant 2.
glory-option-ninja_pile_chooser = Wie de stapel kiest voor een kaart die door een figuur verdwijnt: de eigenaar van de set (owner) of de gebruiker van de figuur (user). Alleen met variant 2.
glory-option-stall_limit = De ronde eindigt na zoveel beurten op rij waarin geen kaart van een trekstapel kwam. Alleen met variant 2.
glory-option-order_table = Welke personages op de keizerlijke opdrachten staan: de standaardlijst, of drie lijsten (A, B, C) van vier verschillende personages. Alleen met variant 1.
glory-option-discard_view = Hoeveel er van een aflegstapel te zien is: de bovenste kaart (top) of de hele stapel (all). De regels blijven gelijk.

## Problemen

problem-glory-too-many-rounds = Met keizerlijke opdrachten kun je hoogstens 3 rondes spelen, geen { $rounds }.
problem-glory-no-such-start = Plaats { $seat } kan niet beginnen: de plaatsen zijn genummerd van 0 tot en met { $last }.
problem-glory-wrong-moment = Dit is daar niet het moment voor.
problem-glory-not-a-discard-pile = Kaarten gaan naar aflegstapel 1 of aflegstapel 2, en nergens anders heen.
problem-glory-fill-the-empty-pile = Dit moet op { $pile }, want die is leeg.
problem-glory-same-pile-twice = Je eerste kaart kwam van { $pile }; de tweede moet van een andere stapel komen.
problem-glory-pile-is-empty = Er ligt geen kaart op { $pile }.
problem-glory-too-few-in-hand =
    { $have ->
        [0] Je hebt geen { $characters } op hand.
        [one] Zoveel kun je er niet neerleggen: je hebt maar { $a-character }.
       *[other] Zoveel kun je er niet neerleggen: je hebt maar { $have } { $characters }.
    }
problem-glory-two-at-least = Een set leg je neer met ten minste twee kaarten.
problem-glory-three-at-least = Met drie of vier spelers leg je ten minste drie { $characters } tegelijk neer.
problem-glory-own-set-stands = Je eigen set { $characters } kun je alleen vervangen door een grotere, met ten minste { $need } kaarten uit je hand.
problem-glory-set-must-be-larger =
    { $size ->
        [one] { $owner } heeft al { $a-character } liggen: je hebt ten minste { $need } kaarten nodig om die te verslaan.
       *[other] { $owner } heeft al { $size } { $characters } liggen: je hebt ten minste { $need } kaarten nodig om die te verslaan.
    }
problem-glory-no-such-card = Je hebt geen { $character } op hand.
problem-glory-no-figures = Er zijn geen ninjafiguren in dit spel: de optie “ninja_power” staat uit.
problem-glory-no-such-order = Die opdracht heb je niet.
problem-glory-no-ready-figure = Je hebt geen ninjafiguur om te gebruiken.
problem-glory-own-set-is-safe = Een ninjafiguur gebruik je alleen tegen een set van een tegenstander.
problem-glory-no-such-set = Die speler heeft zo'n set niet liggen.
