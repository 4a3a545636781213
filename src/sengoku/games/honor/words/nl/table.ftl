### Honor of the Samurai aan tafel. Wat een feit in een tekst brengt, staat in text/speaker.py.

honor-title = Honor of the Samurai
honor-blurb = Dien een daimyo, bouw je huizen uit, word shogun en verzamel als eerste genoeg eer. Vertrouw niemand.

## Kaarten

honor-card-okugata_honor = Edele Okugata
    .source = book
honor-card-okugata_ki = Wijze Okugata
    .source = book
honor-card-foot_soldiers = Voetsoldaten
    .source = book
honor-card-lancers = Lansiers
    .source = book
honor-card-cavalry = Ruiterij
    .source = book
honor-card-warrior_monks = Krijgsmonniken
    .source = book
honor-card-no_dachi = No-dachi
    .source = book
honor-card-daisho = Daisho
    .source = book
honor-card-masamune = Masamune de zwaardsmid
    .source = book
honor-card-gunpowder = Vuurwapens
    .source = book
honor-card-noh_theater = No-theater
    .source = book
honor-card-house_guard = Huisbewaker
    .source = book
honor-card-castle_odawara = Kasteel Odawara
    .source = book
honor-card-castle_osaka = Kasteel Osaka
    .source = book
honor-card-castle_himeji = Kasteel Himeji
    .source = book
honor-card-ninja_spy = Ninjaspion
    .source = book
honor-card-elite_ninja_spy = Elitespion
    .source = book
honor-card-ninja_assassin = Ninja-sluipmoordenaar
    .source = book
honor-card-dishonor = Oneer
    .source = book
honor-card-save_face = Gezichtsbehoud
    .source = book
honor-card-daimyo_01 = Daimyo I
    .source = found
honor-card-daimyo_02 = Daimyo II
    .source = found
honor-card-daimyo_03 = Daimyo III
    .source = found
honor-card-daimyo_04 = Daimyo IV
    .source = found
honor-card-daimyo_05 = Daimyo V
    .source = found
honor-card-daimyo_06 = Daimyo VI
    .source = found
honor-card-daimyo_07 = Daimyo VII
    .source = found
honor-card-daimyo_08 = Daimyo VIII
    .source = found
honor-card-daimyo_09 = Daimyo IX
    .source = found
honor-card-daimyo_10 = Daimyo X
    .source = found
honor-card-samurai = Samoerai
    .source = book
honor-card-title = Titel van shogun
    .source = book

## Huizen

honor-house-samurai = het samoeraihuis van { $name }
    .mine = je samoeraihuis
honor-house-daimyo = het daimyohuis van { $name }
    .mine = je daimyohuis
honor-house-destroy = vernietigd

## Wat een telling telt

honor-why-half_daimyo_house = de helft van het daimyohuis van je heer
honor-why-half_samurai_house = de helft van het samoeraihuis
honor-why-ronin = een ronin verdient niets
honor-why-title = de titel van shogun
honor-why-samurai = de samoerai
honor-why-ki = één per drie ki
honor-why-two_at_least = minstens twee
honor-why-five_at_most = hoogstens vijf
honor-why-used = gebruikt in deze beurt
honor-why-seat_holder = het samoeraihuis van je bondgenoot
honor-why-castle_stays_home = een kasteel valt niet aan
honor-why-strength = één per drie sterkte

## Vragen

honor-ask-TakeTurn = Jouw beurt: speel een kaart, trek, leg af, doe een aankondiging of beëindig je beurt.
honor-ask-AnswerDishonor = Je bent te schande gemaakt. Wat doe je?
honor-ask-ChooseShame = Niemand schoot je te hulp. Verlies je 75 eer, of laat je je samoerai sterven?
honor-ask-MaySaveFace =
    { $cause ->
        [battle] { $victim } heeft een gevecht verloren. Red je de daimyo met Gezichtsbehoud? Je antwoord blijft geheim.
       *[other] { $victim } raakt het verbond kwijt. Help je met Gezichtsbehoud? Je antwoord blijft geheim.
    }
honor-ask-TakeOrBurn = Je hebt { $castle } veroverd. Houd je het of brand je het plat?

## Keuzes

honor-do-end_turn = Beurt beëindigen
honor-do-draw = Kaart trekken
honor-do-claim_shogun = Shogun worden
honor-do-dissolve = Verbond opzeggen
honor-do-decline = Niets doen
honor-do-seppuku_samurai = Seppuku: je samoerai opofferen
honor-do-seppuku_daimyo = Seppuku: je daimyo opofferen
honor-do-save_face = Gezichtsbehoud spelen
honor-do-lose_75 = 75 eer verliezen
honor-do-pass = Passen
honor-do-take = Kasteel houden
honor-do-burn = Kasteel platbranden
honor-do-discard = { $card } afleggen
honor-do-place = { $card } in { $house } leggen
honor-do-daimyo = { $card } voor { $seat } spelen
    .you = { $card } zelf spelen
honor-do-assassin = Sluipmoordenaar naar { $house } sturen
honor-do-dishonor = { $seat } te schande maken
honor-do-attack = { $seat } aanvallen
honor-do-ally = Verbond sluiten met { $seat }
honor-do-spy =
    { $to-is ->
        [destroy] { $card } naar { $house }: { $loot } vernietigen
       *[other] { $card } naar { $house }: { $loot } stelen voor { $to }
    }
honor-do-spy_two = { $card } naar { $house }: { $loot } → { $to }, { $loot_2 } → { $to_2 }

## Wat er gebeurde

honor-event-GameBegan = { $dealer } geeft, { $seat } begint.
    .you = { $dealer } geeft, jij begint.
    .you-dealer = Jij geeft, { $seat } begint.
honor-event-DaimyoDealt = { $seat } dient { $card }.
    .you = Je dient { $card }.
honor-event-HandDealt =
    { $cards ->
        [hidden] { $seat } krijgt zeven kaarten.
       *[other] { $seat } krijgt { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Je krijgt zeven kaarten.
           *[other] Je krijgt { $cards }.
        }
honor-event-TurnBegan = Ronde { $round }: { $seat } is aan de beurt.
    .you = Ronde { $round }: jij bent aan de beurt.
honor-event-HonorScored =
    { $amount ->
        [0] { $seat } krijgt geen eer (stand: { $honor }).
       *[other] { $seat } krijgt { $amount } eer (nu { $honor }).
    }
    .you =
        { $amount ->
            [0] Je krijgt geen eer (stand: { $honor }).
           *[other] Je krijgt { $amount } eer (nu { $honor }).
        }
honor-event-HonorLost =
    { $why ->
        [ninja] { $seat } betaalt { $amount } eer voor een ninja (nu { $honor }).
        [saved] { $seat } speelt Gezichtsbehoud en verliest maar { $amount } eer (nu { $honor }).
        [dissolved] { $seat } zegt het verbond op en verliest { $amount } eer (nu { $honor }).
       *[other] { $seat } verliest { $amount } eer (nu { $honor }).
    }
    .you =
        { $why ->
            [ninja] Je betaalt { $amount } eer voor een ninja (nu { $honor }).
            [saved] Je speelt Gezichtsbehoud en verliest maar { $amount } eer (nu { $honor }).
            [dissolved] Je zegt het verbond op en verliest { $amount } eer (nu { $honor }).
           *[other] Je verliest { $amount } eer (nu { $honor }).
        }
honor-event-CardDrawn =
    { $card ->
        [hidden] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $card }.
    }
    .you =
        { $card ->
            [hidden] Je trekt een kaart.
           *[other] Je trekt { $card }.
        }
honor-event-PileShuffled = De aflegstapel wordt opnieuw geschud (kaarten: { $count }).
honor-event-CardDiscarded = { $seat } legt { $card } af.
    .you = Je legt { $card } af.
honor-event-CardPlaced =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] { $seat } legt { $card } in het daimyohuis.
               *[samurai] { $seat } legt { $card } in het samoeraihuis.
            }
       *[other] { $seat } legt { $card } in { $house }.
    }
    .you = Je legt { $card } in { $house }.
honor-event-DaimyoPlayed =
    { $other-is ->
        [self] { $seat } dient nu { $card } als eerste samoerai.
       *[other] { $seat } geeft { $card } aan { $other }, die nu eerste samoerai is.
    }
    .you =
        { $other-is ->
            [self] Je dient nu { $card } als eerste samoerai.
           *[other] Je geeft { $card } aan { $other }, die nu eerste samoerai is.
        }
    .you-other = { $seat } geeft { $card } aan jou: je bent nu eerste samoerai.
honor-event-CardStolen =
    { $to-is ->
        [destroy] { $seat } stuurt een spion ({ $card }) naar { $house } en vernietigt { $loot }.
       *[other] { $seat } stuurt een spion ({ $card }) naar { $house } en neemt { $loot } mee.
    }
    .you =
        { $to-is ->
            [destroy] Je stuurt een spion ({ $card }) naar { $house } en vernietigt { $loot }.
           *[other] Je stuurt een spion ({ $card }) naar { $house } en neemt { $loot } mee.
        }
honor-event-AssassinSent =
    { $hit ->
        [0] { $seat } stuurt een sluipmoordenaar naar { $house }: { $die } gegooid, { $needs } nodig. Mis!
       *[other] { $seat } stuurt een sluipmoordenaar naar { $house }: { $die } gegooid, { $needs } nodig. Raak!
    }
    .you =
        { $hit ->
            [0] Je stuurt een sluipmoordenaar naar { $house }: { $die } gegooid, { $needs } nodig. Mis!
           *[other] Je stuurt een sluipmoordenaar naar { $house }: { $die } gegooid, { $needs } nodig. Raak!
        }
honor-event-GuardFell =
    { $house-is ->
        [daimyo] In het daimyohuis van { $seat } sneuvelt een huisbewaker.
       *[samurai] In het samoeraihuis van { $seat } sneuvelt een huisbewaker.
    }
    .you =
        { $house-is ->
            [daimyo] In je daimyohuis sneuvelt een huisbewaker.
           *[samurai] In je samoeraihuis sneuvelt een huisbewaker.
        }
honor-event-DishonorPlayed = { $seat } maakt { $other } te schande.
    .you = Je maakt { $other } te schande.
    .you-other = { $seat } maakt jou te schande.
honor-event-DishonorAnswered =
    { $answer ->
        [decline] { $seat } doet niets.
        [save_face] { $seat } speelt Gezichtsbehoud.
        [seppuku_samurai] De samoerai van { $seat } pleegt seppuku.
        [seppuku_daimyo] De daimyo van { $seat } pleegt seppuku.
       *[other] { $seat } aanvaardt de schande.
    }
    .you =
        { $answer ->
            [decline] Je doet niets.
            [save_face] Je speelt Gezichtsbehoud.
            [seppuku_samurai] Je samoerai pleegt seppuku.
            [seppuku_daimyo] Je daimyo pleegt seppuku.
           *[other] Je aanvaardt de schande.
        }
honor-event-FaceSaved =
    { $other-is ->
        [self] { $seat } speelt Gezichtsbehoud.
       *[other] { $seat } redt { $other }.
    }
    .you =
        { $other-is ->
            [self] Je speelt Gezichtsbehoud.
           *[other] Je redt { $other }.
        }
    .you-other = { $seat } redt jou.
honor-event-FaceNotSaved = Niemand redt { $seat }.
    .you = Niemand redt jou.
honor-event-Detached = { $seat } verlaat { $other } en is weer ronin.
    .you = Je verlaat { $other } en bent weer ronin.
    .you-other = { $seat } verlaat jou en is weer ronin.
honor-event-HouseTakenOver = { $seat } neemt het daimyohuis van { $other } over!
    .you = Je neemt het daimyohuis van { $other } over!
    .you-other = { $seat } neemt je daimyohuis over!
honor-event-AllianceDeclared = { $seat } zweert trouw aan de daimyo van { $other }.
    .you = Je zweert trouw aan de daimyo van { $other }.
    .you-other = { $seat } zweert trouw aan jouw daimyo.
honor-event-AllianceBegan = { $seat } is nu tweede samoerai van { $other }.
    .you = Je bent nu tweede samoerai van { $other }.
    .you-other = { $seat } is nu jouw tweede samoerai.
honor-event-AllianceDissolved = { $seat } zegt het verbond met { $other } op en vertrekt volgende beurt.
    .you = Je zegt het verbond met { $other } op en vertrekt volgende beurt.
    .you-other = { $seat } zegt het verbond met jou op en vertrekt volgende beurt.
honor-event-BattleBegan = { $seat } valt { $other } aan! Dobbelstenen: { $attack_dice } tegen { $defense_dice }.
    .you = Je valt { $other } aan! Dobbelstenen: { $attack_dice } tegen { $defense_dice }.
    .you-other = { $seat } valt jou aan! Dobbelstenen: { $attack_dice } tegen { $defense_dice }.
honor-event-DiceRolled =
    { $defense ->
        [none] { $seat } gooit { $attack_total } ({ $attack }), { $other } heeft geen dobbelstenen.
       *[other] { $seat } gooit { $attack_total } ({ $attack }), { $other } gooit { $defense_total } ({ $defense }).
    }
    .you =
        { $defense ->
            [none] Je gooit { $attack_total } ({ $attack }), { $other } heeft geen dobbelstenen.
           *[other] Je gooit { $attack_total } ({ $attack }), { $other } gooit { $defense_total } ({ $defense }).
        }
    .you-other =
        { $defense ->
            [none] { $seat } gooit { $attack_total } ({ $attack }), jij hebt geen dobbelstenen.
           *[other] { $seat } gooit { $attack_total } ({ $attack }), jij gooit { $defense_total } ({ $defense }).
        }
honor-event-BattleWon = { $seat } wint het gevecht tegen { $other }.
    .you = Je wint het gevecht tegen { $other }.
    .you-other = { $seat } wint het gevecht tegen jou.
honor-event-TitleWon = { $seat } neemt { $other } de titel van shogun af.
    .you = Je neemt { $other } de titel van shogun af.
    .you-other = { $seat } neemt jou de titel van shogun af.
honor-event-TitleClaimed = De daimyo van { $seat } is nu shogun!
    .you = Je daimyo is nu shogun!
honor-event-TitleReturned = De titel van shogun gaat van { $seat } terug naar het midden.
    .you = Je titel van shogun gaat terug naar het midden.
honor-event-CastleTaken = { $seat } neemt { $card } over.
    .you = Je neemt { $card } over.
honor-event-CastleBurned = { $seat } brandt { $card } plat.
    .you = Je brandt { $card } plat.
honor-event-CastleReplaced = { $card } van { $seat } wordt vervangen en afgelegd.
    .you = Je { $card } wordt vervangen en afgelegd.
honor-event-DaimyoDied =
    { $cards-count ->
        [0] { $seat } verliest { $card }.
       *[other] { $seat } verliest { $card } en het hele huis: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Je verliest { $card }.
           *[other] Je verliest { $card } en het hele huis: { $cards }.
        }
honor-event-SamuraiDied =
    { $cards-count ->
        [0] De samoerai van { $seat } is dood. Een familielid volgt hem op.
       *[other] De samoerai van { $seat } is dood. Ook verloren: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Je samoerai is dood. Een familielid volgt hem op.
           *[other] Je samoerai is dood. Ook verloren: { $cards }.
        }
honor-event-GameEnded =
    { $reason ->
        [goal] { $winners } haalt het doel en wint!
       *[other]
            { $winner-count ->
                [one] De laatste ronde is voorbij: { $winners } wint!
               *[other] De laatste ronde is voorbij: { $winners } winnen samen!
            }
    } { $ranks }. Eer: { $totals }.
    .you-ranks =
        { $reason ->
            [goal] Je haalt het doel en wint!
           *[other]
                { $winner-count ->
                    [one] De laatste ronde is voorbij: jij wint!
                   *[other] De laatste ronde is voorbij: { $winners } winnen samen!
                }
        } { $ranks }. Eer: { $totals }.

## De opties van het spel

honor-option-preset = Een hele uitgave in één keer: de Amerikaanse van 1996 of de Duitse van 2003. Wat je zelf kiest, gaat voor.
    .name = Uitgave
honor-option-goal = Eer om te winnen: 400, of 300 of 250 voor een korter spel.
    .name = Doel
honor-option-shogun_table = Wat de titel oplevert: zoals in de spelregels, zoals op de kaart, of zoals in de Duitse uitgave.
    .name = Eer van de titel
honor-option-start_daimyo = Welke daimyo’s je aan het begin kunt krijgen: allemaal, of alleen de zes zwakke.
    .name = Eerste daimyo
honor-option-deck = De kaarten: de gewone, evenwichtiger, met meer Oneer, of die van de Duitse uitgave.
    .name = Kaarten
honor-option-discard_cost = Hoeveel acties afleggen kost: 0, of 1 als in de Duitse uitgave.
    .name = Kosten van afleggen
honor-option-dishonor_help = Wie door anderen van schande gered mag worden: alleen wie een verbond dreigt te verliezen, of iedereen behalve de shogun.
    .name = Gered van schande
honor-option-empty_seppuku = Mag een samoerai met een leeg huis seppuku plegen?
    .name = Seppuku van een leeg huis
honor-option-round_limit = De partij eindigt uiterlijk na zoveel rondes: 20 tot 200, of 0 voor geen limiet.
    .name = Laatste ronde

## Problemen

problem-honor-wrong-moment =
    { $clause ->
        [HON-3-12] Dat is een antwoord, en niemand vraagt je er nu een.
        [HON-7-2] Kies eerst je antwoord op Oneer.
        [HON-7-9] Kies eerst: 75 eer verliezen, of je samoerai laten sterven.
        [HON-10-11] Beslis eerst over het kasteel: houden of platbranden.
       *[other] Antwoord eerst: het gezicht redden, of passen.
    }
problem-honor-not-in-hand = Niet in je hand: { $card }.
problem-honor-shogun-saves-no-face = Wie de shogun heeft, kan geen gezicht redden.
problem-honor-too-late-to-save = Te laat: je eigen Gezichtsbehoud had je eerst moeten spelen.
problem-honor-empty-house = Aan deze tafel kan een samoerai met een leeg huis geen seppuku plegen.
problem-honor-no-daimyo = Je hebt geen daimyo om te offeren.
problem-honor-too-few-actions =
    { $left ->
        [0] Je hebt geen acties meer (kosten: { $cost }).
       *[other] Te weinig acties: je hebt er { $left }, dit kost er { $cost }.
    }
problem-honor-hand-is-full = Je hebt al { $most } kaarten: speel er eerst een of leg er een af.
problem-honor-nothing-to-draw = Er is geen kaart meer om te trekken.
problem-honor-not-for-a-house = { $card } hoort niet in een huis.
problem-honor-castle-only-in-own-daimyo-house = Een kasteel komt alleen in het daimyohuis dat je zelf bestuurt.
problem-honor-not-your-house = Je mag geen kaarten leggen in { $house }.
problem-honor-one-okugata = Er is al een okugata in dat huis.
problem-honor-five-armies = Een huis telt hoogstens vijf legers.
problem-honor-not-a-daimyo = { $card } is geen daimyo.
problem-honor-has-a-daimyo = Je bestuurt al een daimyo.
problem-honor-serves-a-daimyo = Je dient al een daimyo of hebt er een trouw gezworen.
problem-honor-gift-only-to-seat-holder = Je kunt een daimyo alleen geven aan wie de plaats naast de jouwe heeft.
problem-honor-one-card-only = Alleen een elitespion neemt twee kaarten.
problem-honor-cannot-be-stolen = { $card } kan niet worden gestolen.
problem-honor-not-in-that-house = { $card } ligt daar niet vaak genoeg: { $house }.
problem-honor-loot-stays = Een gestolen kaart kan niet in hetzelfde huis blijven.
problem-honor-loot-not-there = Daar mag je buit niet heen.
problem-honor-not-yourself = Je kunt niet jezelf kiezen.
problem-honor-no-daimyo-there = { $seat } heeft geen daimyo.
problem-honor-declared-already = Je hebt deze beurt al een aankondiging gedaan.
problem-honor-leaving-already = Je hebt je verbond al opgezegd.
problem-honor-not-a-second = Alleen een tweede samoerai kan een verbond opzeggen.
problem-honor-not-a-first = Alleen een eerste samoerai kan dat.
problem-honor-title-is-taken = De titel ligt bij { $seat }.
problem-honor-not-a-ronin = Alleen een ronin kan een daimyo trouw zweren.
problem-honor-pledged-already = Je hebt al iemand trouw gezworen.
problem-honor-dissolve-first = Zeg eerst je verbond op.
problem-honor-place-is-taken = De plaats naast de daimyo van { $seat } is bezet.
problem-honor-nothing-to-attack = Je kunt { $seat } niet aanvallen: daar is geen shogun en geen kasteel.
problem-honor-too-weak = Je bent te zwak om aan te vallen: je hebt sterkte { $needs } nodig en hebt { $strength }.
