### Honor of the Samurai am Tisch. Was ein Fakt in einen Text bringt, steht in text/speaker.py.

honor-title = Honor of the Samurai
honor-blurb = Diene einem Daimyo, baue deine Häuser aus, werde Shogun und sammle vor allen anderen genug Ehre. Traue niemandem.

## Karten

honor-card-okugata_honor = Edle Okugata
    .source = book
honor-card-okugata_ki = Weise Okugata
    .source = book
honor-card-foot_soldiers = Fußsoldaten
    .source = book
honor-card-lancers = Lanzenträger
    .source = book
honor-card-cavalry = Reiterei
    .source = book
honor-card-warrior_monks = Kriegermönche
    .source = book
honor-card-no_dachi = No-Dachi
    .source = book
honor-card-daisho = Daisho
    .source = book
honor-card-masamune = Schwertschmied Masamune
    .source = book
honor-card-gunpowder = Feuerwaffen
    .source = book
honor-card-noh_theater = No-Theater
    .source = book
honor-card-house_guard = Hauswache
    .source = book
honor-card-castle_odawara = Burg Odawara
    .source = book
honor-card-castle_osaka = Burg Osaka
    .source = book
honor-card-castle_himeji = Burg Himeji
    .source = book
honor-card-ninja_spy = Ninja-Spion
    .source = book
honor-card-elite_ninja_spy = Meisterspion
    .source = book
honor-card-ninja_assassin = Ninja-Attentäter
    .source = book
honor-card-dishonor = Entehrung
    .source = book
honor-card-save_face = „Gesicht wahren“
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
honor-card-samurai = Samurai
    .source = book
honor-card-title = Titel des Shoguns
    .source = book

## Häuser

honor-house-samurai = das Samurai-Haus von { $name }
    .mine = dein Samurai-Haus
honor-house-daimyo = das Daimyo-Haus von { $name }
    .mine = dein Daimyo-Haus
honor-house-destroy = zerstört

## Was eine Rechnung zählt

honor-why-half_daimyo_house = die Hälfte des Daimyo-Hauses, dem du dienst
honor-why-half_samurai_house = die Hälfte des Samurai-Hauses
honor-why-ronin = ein Ronin verdient nichts
honor-why-title = der Titel des Shoguns
honor-why-samurai = der Samurai
honor-why-ki = eine pro drei Ki
honor-why-two_at_least = mindestens zwei
honor-why-five_at_most = höchstens fünf
honor-why-used = in diesem Zug genutzt
honor-why-seat_holder = das verbündete Samurai-Haus
honor-why-castle_stays_home = eine Burg greift nicht an
honor-why-strength = einer pro drei Stärke

## Fragen

honor-ask-TakeTurn = Du bist am Zug: Karte spielen, ziehen, ablegen, eine Ansage machen oder den Zug beenden.
honor-ask-AnswerDishonor = Du bist entehrt worden. Was tust du?
honor-ask-ChooseShame = Niemand ist dir zu Hilfe gekommen. Verlierst du 75 Ehre, oder opferst du deinen Samurai?
honor-ask-MaySaveFace =
    { $cause ->
        [battle] { $victim } hat einen Kampf verloren. Rettest du den Daimyo? Deine Antwort bleibt geheim.
       *[other] { $victim } verliert das Bündnis. Hilfst du mit „Gesicht wahren“? Deine Antwort bleibt geheim.
    }
honor-ask-TakeOrBurn = Du hast { $castle } erobert. Behältst du sie, oder brennst du sie nieder?

## Möglichkeiten

honor-do-end_turn = Zug beenden
honor-do-draw = Karte ziehen
honor-do-claim_shogun = Shogun werden
honor-do-dissolve = Bündnis aufkündigen
honor-do-decline = Nichts tun
honor-do-seppuku_samurai = Seppuku: deinen Samurai opfern
honor-do-seppuku_daimyo = Seppuku: deinen Daimyo opfern
honor-do-save_face = „Gesicht wahren“ spielen
honor-do-lose_75 = 75 Ehre verlieren
honor-do-pass = Passen
honor-do-take = Burg behalten
honor-do-burn = Burg niederbrennen
honor-do-discard = { $card } ablegen
honor-do-place = { $card } in { $house } legen
honor-do-daimyo = { $card } für { $seat } spielen
    .you = { $card } selbst spielen
honor-do-assassin = Attentäter in { $house } schicken
honor-do-dishonor = { $seat } entehren
honor-do-attack = { $seat } angreifen
honor-do-ally = Bündnis mit { $seat } schließen
honor-do-spy =
    { $to-is ->
        [destroy] { $card } in { $house }: { $loot } zerstören
       *[other] { $card } in { $house }: { $loot } für { $to } stehlen
    }
honor-do-spy_two = { $card } in { $house }: { $loot } → { $to }, { $loot_2 } → { $to_2 }

## Was geschah

honor-event-GameBegan = { $dealer } gibt, { $seat } beginnt.
    .you = { $dealer } gibt, du beginnst.
    .you-dealer = Du gibst, { $seat } beginnt.
honor-event-DaimyoDealt = { $seat } dient { $card }.
    .you = Du dienst { $card }.
honor-event-HandDealt =
    { $cards ->
        [hidden] { $seat } bekommt sieben Karten.
       *[other] { $seat } bekommt { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Du bekommst sieben Karten.
           *[other] Du bekommst { $cards }.
        }
honor-event-TurnBegan = Runde { $round }: { $seat } ist am Zug.
    .you = Runde { $round }: Du bist am Zug.
honor-event-HonorScored =
    { $amount ->
        [0] { $seat } bekommt keine Ehre (Stand: { $honor }).
       *[other] { $seat } bekommt { $amount } Ehre (jetzt { $honor }).
    }
    .you =
        { $amount ->
            [0] Du bekommst keine Ehre (Stand: { $honor }).
           *[other] Du bekommst { $amount } Ehre (jetzt { $honor }).
        }
honor-event-HonorLost =
    { $why ->
        [ninja] { $seat } zahlt { $amount } Ehre für einen Ninja (jetzt { $honor }).
        [saved] { $seat } spielt „Gesicht wahren“ und verliert nur { $amount } Ehre (jetzt { $honor }).
        [dissolved] { $seat } kündigt das Bündnis auf und verliert { $amount } Ehre (jetzt { $honor }).
       *[other] { $seat } verliert { $amount } Ehre (jetzt { $honor }).
    }
    .you =
        { $why ->
            [ninja] Du zahlst { $amount } Ehre für einen Ninja (jetzt { $honor }).
            [saved] Du spielst „Gesicht wahren“ und verlierst nur { $amount } Ehre (jetzt { $honor }).
            [dissolved] Du kündigst das Bündnis auf und verlierst { $amount } Ehre (jetzt { $honor }).
           *[other] Du verlierst { $amount } Ehre (jetzt { $honor }).
        }
honor-event-CardDrawn =
    { $card ->
        [hidden] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
    .you =
        { $card ->
            [hidden] Du ziehst eine Karte.
           *[other] Du ziehst { $card }.
        }
honor-event-PileShuffled = Der Ablagestapel wird neu gemischt (Karten: { $count }).
honor-event-CardDiscarded = { $seat } legt { $card } ab.
    .you = Du legst { $card } ab.
honor-event-CardPlaced =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] { $seat } legt { $card } ins Daimyo-Haus.
               *[samurai] { $seat } legt { $card } ins Samurai-Haus.
            }
       *[other] { $seat } legt { $card } in { $house }.
    }
    .you = Du legst { $card } in { $house }.
honor-event-DaimyoPlayed =
    { $other-is ->
        [self] { $seat } dient jetzt { $card } als erster Samurai.
       *[other] { $seat } gibt { $other } { $card }, und { $other } ist jetzt erster Samurai.
    }
    .you =
        { $other-is ->
            [self] Du dienst jetzt { $card } als erster Samurai.
           *[other] Du gibst { $other } { $card }, und { $other } ist jetzt erster Samurai.
        }
    .you-other = { $seat } gibt dir { $card }: Du bist jetzt erster Samurai.
honor-event-CardStolen =
    { $to-is ->
        [destroy] { $seat } schickt einen Spion ({ $card }) in { $house } und zerstört { $loot }.
       *[other] { $seat } schickt einen Spion ({ $card }) in { $house } und nimmt { $loot } mit.
    }
    .you =
        { $to-is ->
            [destroy] Du schickst einen Spion ({ $card }) in { $house } und zerstörst { $loot }.
           *[other] Du schickst einen Spion ({ $card }) in { $house } und nimmst { $loot } mit.
        }
honor-event-AssassinSent =
    { $hit ->
        [0] { $seat } schickt einen Attentäter in { $house }: { $die } gewürfelt, { $needs } nötig. Daneben!
       *[other] { $seat } schickt einen Attentäter in { $house }: { $die } gewürfelt, { $needs } nötig. Getroffen!
    }
    .you =
        { $hit ->
            [0] Du schickst einen Attentäter in { $house }: { $die } gewürfelt, { $needs } nötig. Daneben!
           *[other] Du schickst einen Attentäter in { $house }: { $die } gewürfelt, { $needs } nötig. Getroffen!
        }
honor-event-GuardFell =
    { $house-is ->
        [daimyo] Im Daimyo-Haus von { $seat } fällt eine Hauswache.
       *[samurai] Im Samurai-Haus von { $seat } fällt eine Hauswache.
    }
    .you =
        { $house-is ->
            [daimyo] In deinem Daimyo-Haus fällt eine Hauswache.
           *[samurai] In deinem Samurai-Haus fällt eine Hauswache.
        }
honor-event-DishonorPlayed = { $seat } entehrt { $other }.
    .you = Du entehrst { $other }.
    .you-other = { $seat } entehrt dich.
honor-event-DishonorAnswered =
    { $answer ->
        [decline] { $seat } unternimmt nichts.
        [save_face] { $seat } spielt „Gesicht wahren“.
        [seppuku_samurai] Der Samurai von { $seat } begeht Seppuku.
        [seppuku_daimyo] Der Daimyo von { $seat } begeht Seppuku.
       *[other] { $seat } nimmt die Schande hin.
    }
    .you =
        { $answer ->
            [decline] Du unternimmst nichts.
            [save_face] Du spielst „Gesicht wahren“.
            [seppuku_samurai] Dein Samurai begeht Seppuku.
            [seppuku_daimyo] Dein Daimyo begeht Seppuku.
           *[other] Du nimmst die Schande hin.
        }
honor-event-FaceSaved =
    { $other-is ->
        [self] { $seat } spielt „Gesicht wahren“.
       *[other] { $seat } rettet { $other }.
    }
    .you =
        { $other-is ->
            [self] Du spielst „Gesicht wahren“.
           *[other] Du rettest { $other }.
        }
    .you-other = { $seat } rettet dich.
honor-event-FaceNotSaved = Niemand rettet { $seat }.
    .you = Niemand rettet dich.
honor-event-Detached = { $seat } verlässt { $other } und ist wieder Ronin.
    .you = Du verlässt { $other } und bist wieder Ronin.
    .you-other = { $seat } verlässt dich und ist wieder Ronin.
honor-event-HouseTakenOver = { $seat } übernimmt das Daimyo-Haus von { $other }!
    .you = Du übernimmst das Daimyo-Haus von { $other }!
    .you-other = { $seat } übernimmt dein Daimyo-Haus!
honor-event-AllianceDeclared = { $seat } schwört dem Daimyo von { $other } Treue.
    .you = Du schwörst dem Daimyo von { $other } Treue.
    .you-other = { $seat } schwört deinem Daimyo Treue.
honor-event-AllianceBegan = { $seat } ist jetzt zweiter Samurai von { $other }.
    .you = Du bist jetzt zweiter Samurai von { $other }.
    .you-other = { $seat } ist jetzt dein zweiter Samurai.
honor-event-AllianceDissolved = { $seat } kündigt { $other } das Bündnis auf und geht im nächsten Zug.
    .you = Du kündigst { $other } das Bündnis auf und gehst im nächsten Zug.
    .you-other = { $seat } kündigt dir das Bündnis auf und geht im nächsten Zug.
honor-event-BattleBegan = { $seat } greift { $other } an! Würfel: { $attack_dice } gegen { $defense_dice }.
    .you = Du greifst { $other } an! Würfel: { $attack_dice } gegen { $defense_dice }.
    .you-other = { $seat } greift dich an! Würfel: { $attack_dice } gegen { $defense_dice }.
honor-event-DiceRolled =
    { $defense ->
        [none] { $seat } würfelt { $attack_total } ({ $attack }), { $other } hat keine Würfel.
       *[other] { $seat } würfelt { $attack_total } ({ $attack }), { $other } würfelt { $defense_total } ({ $defense }).
    }
    .you =
        { $defense ->
            [none] Du würfelst { $attack_total } ({ $attack }), { $other } hat keine Würfel.
           *[other] Du würfelst { $attack_total } ({ $attack }), { $other } würfelt { $defense_total } ({ $defense }).
        }
    .you-other =
        { $defense ->
            [none] { $seat } würfelt { $attack_total } ({ $attack }), du hast keine Würfel.
           *[other] { $seat } würfelt { $attack_total } ({ $attack }), du würfelst { $defense_total } ({ $defense }).
        }
honor-event-BattleWon = { $seat } gewinnt den Kampf gegen { $other }.
    .you = Du gewinnst den Kampf gegen { $other }.
    .you-other = { $seat } gewinnt den Kampf gegen dich.
honor-event-TitleWon = { $seat } nimmt { $other } den Titel des Shoguns ab.
    .you = Du nimmst { $other } den Titel des Shoguns ab.
    .you-other = { $seat } nimmt dir den Titel des Shoguns ab.
honor-event-TitleClaimed = Der Daimyo von { $seat } ist jetzt Shogun!
    .you = Dein Daimyo ist jetzt Shogun!
honor-event-TitleReturned = Der Titel des Shoguns kehrt von { $seat } in die Mitte zurück.
    .you = Dein Titel des Shoguns kehrt in die Mitte zurück.
honor-event-CastleTaken = { $seat } übernimmt { $card }.
    .you = Du nimmst { $card }.
honor-event-CastleBurned = { $seat } brennt { $card } nieder.
    .you = Du brennst { $card } nieder.
honor-event-CastleReplaced = { $card } von { $seat } wird ersetzt und abgelegt.
    .you = Deine { $card } wird ersetzt und abgelegt.
honor-event-DaimyoDied =
    { $cards-count ->
        [0] { $seat } verliert { $card }.
       *[other] { $seat } verliert { $card } und das ganze Haus: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Du verlierst { $card }.
           *[other] Du verlierst { $card } und das ganze Haus: { $cards }.
        }
honor-event-SamuraiDied =
    { $cards-count ->
        [0] Der Samurai von { $seat } ist tot. Jemand aus der Familie folgt ihm.
       *[other] Der Samurai von { $seat } ist tot. Auch verloren: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Dein Samurai ist tot. Jemand aus der Familie folgt ihm.
           *[other] Dein Samurai ist tot. Auch verloren: { $cards }.
        }
honor-event-GameEnded =
    { $reason ->
        [goal] { $winners } erreicht das Ziel und gewinnt!
       *[other]
            { $winner-count ->
                [one] Die letzte Runde ist vorbei: { $winners } gewinnt!
               *[other] Die letzte Runde ist vorbei: { $winners } gewinnen zusammen!
            }
    } { $ranks }. Ehre: { $totals }.
    .you-ranks =
        { $reason ->
            [goal] Du erreichst das Ziel und gewinnst!
           *[other]
                { $winner-count ->
                    [one] Die letzte Runde ist vorbei: Du gewinnst!
                   *[other] Die letzte Runde ist vorbei: { $winners } gewinnen zusammen!
                }
        } { $ranks }. Ehre: { $totals }.

## Die Optionen des Spiels

honor-option-preset = Eine ganze Ausgabe auf einmal: die amerikanische von 1996 oder die deutsche von 2003. Was du selbst wählst, geht vor.
    .name = Ausgabe
honor-option-goal = Ehre zum Sieg: 400, oder 300 oder 250 für ein kürzeres Spiel.
    .name = Ziel
honor-option-shogun_table = Was der Titel bringt: wie in der Spielregel, wie auf der Karte oder wie in der deutschen Ausgabe.
    .name = Ehre des Titels
honor-option-start_daimyo = Welche Daimyo am Anfang verteilt werden: alle oder nur die sechs schwachen.
    .name = Erster Daimyo
honor-option-deck = Die Karten: die üblichen, ausgeglichener, mit mehr Entehrung oder die der deutschen Ausgabe.
    .name = Karten
honor-option-discard_cost = Wie viele Aktionen Ablegen kostet: 0, oder 1 wie in der deutschen Ausgabe.
    .name = Kosten des Ablegens
honor-option-dishonor_help = Wen andere vor Entehrung retten dürfen: nur wer ein Bündnis zu verlieren droht, oder alle außer dem Shogun.
    .name = Vor Entehrung gerettet
honor-option-empty_seppuku = Darf ein Samurai mit leerem Haus Seppuku begehen?
    .name = Seppuku bei leerem Haus
honor-option-round_limit = Die Partie endet spätestens nach so vielen Runden: 20 bis 200, oder 0 für keine Grenze.
    .name = Letzte Runde

## Probleme

problem-honor-wrong-moment =
    { $clause ->
        [HON-3-12] Das ist eine Antwort, und niemand fragt dich jetzt danach.
        [HON-7-2] Antworte zuerst auf die Entehrung.
        [HON-7-9] Wähle zuerst: 75 Ehre verlieren oder deinen Samurai opfern.
        [HON-10-11] Entscheide zuerst über die Burg: behalten oder niederbrennen.
       *[other] Antworte zuerst: „Gesicht wahren“ spielen oder passen.
    }
problem-honor-not-in-hand = Nicht auf deiner Hand: { $card }.
problem-honor-shogun-saves-no-face = Wer den Shogun hat, kann das Gesicht nicht wahren.
problem-honor-too-late-to-save = Zu spät: Dein eigenes „Gesicht wahren“ hättest du zuerst spielen müssen.
problem-honor-empty-house = An diesem Tisch kann ein Samurai mit leerem Haus kein Seppuku begehen.
problem-honor-no-daimyo = Du hast keinen Daimyo zum Opfern.
problem-honor-too-few-actions =
    { $left ->
        [0] Du hast keine Aktionen mehr (Kosten: { $cost }).
       *[other] Zu wenige Aktionen: Du hast { $left }, das kostet { $cost }.
    }
problem-honor-hand-is-full = Du hast schon { $most } Karten: Spiele erst eine oder lege eine ab.
problem-honor-nothing-to-draw = Es ist keine Karte mehr zu ziehen.
problem-honor-not-for-a-house = { $card } gehört nicht in ein Haus.
problem-honor-castle-only-in-own-daimyo-house = Eine Burg kommt nur in das Daimyo-Haus, das du selbst führst.
problem-honor-not-your-house = Du darfst keine Karten in { $house } legen.
problem-honor-one-okugata = In diesem Haus ist schon eine Okugata.
problem-honor-five-armies = Ein Haus fasst höchstens fünf Armeen.
problem-honor-not-a-daimyo = { $card } ist kein Daimyo.
problem-honor-has-a-daimyo = Du führst schon einen Daimyo.
problem-honor-serves-a-daimyo = Du dienst schon einem Daimyo oder hast ihm Treue geschworen.
problem-honor-gift-only-to-seat-holder = Du kannst einen Daimyo nur der Person geben, die den Platz neben deinem hat.
problem-honor-one-card-only = Nur ein Meisterspion nimmt zwei Karten.
problem-honor-cannot-be-stolen = { $card } kann nicht gestohlen werden.
problem-honor-not-in-that-house = { $card } liegt dort nicht oft genug: { $house }.
problem-honor-loot-stays = Gestohlene Karten können nicht im selben Haus bleiben.
problem-honor-loot-not-there = Dorthin darf deine Beute nicht.
problem-honor-not-yourself = Du kannst nicht dich selbst wählen.
problem-honor-no-daimyo-there = { $seat } hat keinen Daimyo.
problem-honor-declared-already = Du hast in diesem Zug schon eine Ansage gemacht.
problem-honor-leaving-already = Du hast dein Bündnis schon aufgekündigt.
problem-honor-not-a-second = Nur ein zweiter Samurai kann ein Bündnis aufkündigen.
problem-honor-not-a-first = Das kann nur ein erster Samurai.
problem-honor-title-is-taken = Der Titel liegt bei { $seat }.
problem-honor-not-a-ronin = Nur ein Ronin kann einem Daimyo Treue schwören.
problem-honor-pledged-already = Du hast schon jemandem Treue geschworen.
problem-honor-dissolve-first = Kündige zuerst dein Bündnis auf.
problem-honor-place-is-taken = Der Platz neben dem Daimyo von { $seat } ist besetzt.
problem-honor-nothing-to-attack = Du kannst { $seat } nicht angreifen: Dort gibt es weder Shogun noch Burg.
problem-honor-too-weak = Du bist zu schwach für einen Angriff: Nötig ist Stärke { $needs }, du hast { $strength }.
