### Honor of the Samurai am Tisch. Was ein Fakt in einen Text bringt, steht in text/speaker.py.

honor-title = Honor of the Samurai
honor-blurb = Diene einem Daimyo, statte deine Häuser aus, greife nach dem Titel des Shoguns und sammle als Erster genug Ehre. Traue niemandem.

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
honor-card-ninja_spy = Ninjaspion
    .source = book
honor-card-elite_ninja_spy = Meisterspion
    .source = book
honor-card-ninja_assassin = Ninja-Attentäter
    .source = book
honor-card-dishonor = Entehrung
    .source = book
honor-card-save_face = Gesicht wahren
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

honor-house-samurai = das Samuraihaus von { $name }
honor-house-daimyo = das Daimyohaus von { $name }
honor-house-destroy = zerstört

## Was eine Rechnung zählt

honor-why-half_daimyo_house = die Hälfte vom Daimyohaus des Herrn
honor-why-half_samurai_house = die Hälfte des Samuraihauses
honor-why-ronin = ein Ronin verdient nichts
honor-why-title = der Titel des Shoguns
honor-why-samurai = der Samurai
honor-why-ki = eine für je drei Ki
honor-why-two_at_least = mindestens zwei
honor-why-five_at_most = höchstens fünf
honor-why-used = in diesem Zug genutzt
honor-why-seat_holder = das Samuraihaus des Verbündeten
honor-why-castle_stays_home = eine Burg greift nicht an
honor-why-strength = einer für je drei Stärke

## Fragen

honor-ask-TakeTurn = Dein Zug: spiele, ziehe, lege ab, erkläre oder beende den Zug.
honor-ask-AnswerDishonor = Du bist entehrt. Wie antwortest du?
honor-ask-ChooseShame = Niemand wahrte dein Gesicht. Verlierst du 75 Ehre, oder stirbst du?
honor-ask-MaySaveFace =
    { $cause ->
        [battle] { $victim } hat eine Schlacht verloren. Rettest du den Daimyo? Niemand sieht deine Antwort; nur der Ausgang zeigt sich.
       *[other] { $victim } ist entehrt und verlöre das Bündnis. Wahrst du das Gesicht? Niemand sieht deine Antwort; nur der Ausgang zeigt sich.
    }
honor-ask-TakeOrBurn = Du hast { $castle } gewonnen. Nimmst du sie, oder brennst du sie nieder?

## Möglichkeiten

honor-do-end_turn = Beende den Zug
honor-do-draw = Ziehe eine Karte
honor-do-claim_shogun = Beanspruche den Titel des Shoguns
honor-do-dissolve = Löse das Bündnis auf
honor-do-decline = Lehne jede Antwort ab
honor-do-seppuku_samurai = Seppuku deines Samurai
honor-do-seppuku_daimyo = Seppuku deines Daimyo
honor-do-save_face = Wahre das Gesicht
honor-do-lose_75 = Verliere 75 Ehre
honor-do-pass = Passe
honor-do-take = Nimm die Burg
honor-do-burn = Brenne die Burg nieder
honor-do-discard = Lege { $card } ab
honor-do-place = Lege { $card } in { $house }
honor-do-daimyo = Spiele { $card } für { $seat }
honor-do-assassin = Schicke einen Attentäter in { $house }
honor-do-dishonor = Entehre { $seat }
honor-do-attack = Greife { $seat } an
honor-do-ally = Verbünde dich mit { $seat }
honor-do-spy =
    { $to-is ->
        [destroy] { $card } in { $house }: zerstöre { $loot }
       *[other] { $card } in { $house }: stiehl { $loot } für { $to }
    }
honor-do-spy_two = { $card } in { $house }: { $loot } → { $to }, { $loot_2 } → { $to_2 }

## Was geschah

honor-event-GameBegan = { $dealer } gibt; { $seat } beginnt.
honor-event-DaimyoDealt = { $seat } dient { $card }.
honor-event-HandDealt =
    { $cards ->
        [hidden] { $seat } erhält sieben Karten.
       *[other] { $seat } erhält { $cards }.
    }
honor-event-TurnBegan = Runde { $round }: { $seat } ist am Zug.
honor-event-HonorScored =
    { $amount ->
        [0] { $seat } wertet nichts und hat { $honor } Ehre.
       *[other] { $seat } wertet { $amount } und hat { $honor } Ehre.
    }
honor-event-HonorLost =
    { $why ->
        [ninja] { $seat } zahlt { $amount } Ehre für einen Ninja und hat { $honor }.
        [saved] { $seat } wahrt das Gesicht für { $amount } Ehre und hat { $honor }.
        [dissolved] { $seat } verliert { $amount } Ehre für den Bruch des Bündnisses und hat { $honor }.
       *[other] { $seat } verliert { $amount } Ehre und hat { $honor }.
    }
honor-event-CardDrawn =
    { $card ->
        [hidden] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
honor-event-PileShuffled = Der Ablagestapel ({ $count } Karten) wird gemischt und zum Nachziehstapel.
honor-event-CardDiscarded = { $seat } legt { $card } ab.
honor-event-CardPlaced = { $seat } legt { $card } in { $house }.
honor-event-DaimyoPlayed =
    { $other-is ->
        [self] { $seat } dient nun { $card } als erster Samurai.
       *[other] { $seat } schenkt { $card } an { $other }, nun erster Samurai.
    }
honor-event-CardStolen =
    { $to-is ->
        [destroy] { $seat } schickt einen Spion ({ $card }) in { $house } und zerstört { $loot }.
       *[other] { $seat } schickt einen Spion ({ $card }) in { $house } und legt { $loot } in { $to }.
    }
honor-event-AssassinSent =
    { $hit ->
        [0] { $seat } schickt einen Attentäter in { $house }: Der Würfel zeigt { $die }, { $needs } war nötig. Daneben.
       *[other] { $seat } schickt einen Attentäter in { $house }: Der Würfel zeigt { $die }, { $needs } war nötig. Getroffen!
    }
honor-event-GuardFell = Eine Wache von { $seat } fällt ({ $house }).
honor-event-DishonorPlayed = { $seat } entehrt { $other }.
honor-event-DishonorAnswered =
    { $answer ->
        [decline] { $seat } lehnt ab.
        [save_face] { $seat } spielt Gesicht wahren.
        [seppuku_samurai] Der Samurai von { $seat } begeht Seppuku.
        [seppuku_daimyo] Der Daimyo von { $seat } begeht Seppuku.
       *[other] { $seat } nimmt die Schande hin.
    }
honor-event-FaceSaved =
    { $other-is ->
        [self] { $seat } wahrt das Gesicht.
       *[other] { $seat } rettet { $other }.
    }
honor-event-FaceNotSaved = Niemand rettet { $seat }.
honor-event-Detached = { $seat } ist wieder Ronin und verlässt { $other }.
honor-event-HouseTakenOver = { $seat } übernimmt das Daimyohaus von { $other }!
honor-event-AllianceDeclared = { $seat } gelobt dem Daimyo von { $other } den Dienst.
honor-event-AllianceBegan = { $seat } ist nun zweiter Samurai von { $other }.
honor-event-AllianceDissolved = { $seat } erklärt das Bündnis mit { $other } für aufgelöst und ist scheidend.
honor-event-BattleBegan = { $seat } greift { $other } an: { $attack_dice } Würfel gegen { $defense_dice }.
honor-event-DiceRolled =
    { $defense ->
        [none] { $seat } würfelt { $attack } = { $attack_total }; { $other } hat keine Würfel.
       *[other] { $seat } würfelt { $attack } = { $attack_total }, { $other } würfelt { $defense } = { $defense_total }.
    }
honor-event-BattleWon = { $seat } gewinnt die Schlacht gegen { $other }.
honor-event-TitleWon = { $seat } entreißt { $other } den Titel des Shoguns.
honor-event-TitleClaimed = Der Daimyo von { $seat } ist nun Shogun.
honor-event-TitleReturned = Der Titel des Shoguns kehrt von { $seat } in die Mitte zurück.
honor-event-CastleTaken = { $seat } nimmt { $card }.
honor-event-CastleBurned = { $seat } brennt { $card } nieder.
honor-event-CastleReplaced = { $card } von { $seat } wird ersetzt und abgelegt.
honor-event-DaimyoDied =
    { $cards-count ->
        [0] { $card } von { $seat } ist tot.
       *[other] { $card } von { $seat } ist tot; mit dem Haus abgelegt: { $cards }.
    }
honor-event-SamuraiDied =
    { $cards-count ->
        [0] Der Samurai von { $seat } ist tot; ein anderer der Familie tritt an seine Stelle.
       *[other] Der Samurai von { $seat } ist tot; mit dem Haus abgelegt: { $cards }.
    }
honor-event-GameEnded =
    { $reason ->
        [goal] { $winners } hat das Ziel erreicht und gewinnt.
       *[other]
            { $winner-count ->
                [one] Die letzte Runde ist vorbei, und { $winners } gewinnt.
               *[other] Die letzte Runde ist vorbei; { $winners } teilen den Sieg.
            }
    } Plätze: { $ranks }. Ehre: { $totals }.

## Die Optionen des Spiels

honor-option-preset = Eine ganze Ausgabe auf einmal: die amerikanische von 1996 (gamewright) oder die deutsche von 2003 (german_2003: Deck amigo, schwacher Start, ihre Shoguntabelle, Ablegen kostet eine Aktion). Eine selbst gesetzte Option geht vor.
honor-option-goal = Wie viel Ehre gewinnt: 400, oder 300 oder 250 für ein kürzeres Spiel.
honor-option-shogun_table = Was der Titel je nach Spielerzahl zahlt: wie in der Spielregel (book), wie auf der Karte (card) oder wie in der deutschen Ausgabe (amigo).
honor-option-start_daimyo = Welche Daimyo zu Beginn ausgeteilt werden: alle (any) oder nur die sechs schwachen (weak).
honor-option-deck = Das Deck: standard; even oder dishonor_heavy mit mehr Entehrung und weniger Gesicht wahren; oder das der deutschen Ausgabe (amigo).
honor-option-discard_cost = Wie viele Aktionen Ablegen kostet: 0, oder 1 wie in der deutschen Ausgabe.
honor-option-dishonor_help = Wen andere vor Entehrung retten dürfen: nur den, dessen Bündnis auf dem Spiel steht (alliances), oder alle außer dem Shogun (any).
honor-option-empty_seppuku = Ob ein Samurai mit leerem Haus Seppuku begehen darf (allowed) oder nicht (forbidden).
honor-option-round_limit = Nach wie vielen Runden das Spiel spätestens endet: 20 bis 200, oder 0 für keine Grenze.

## Probleme

problem-honor-wrong-moment = Dafür ist jetzt nicht der Moment.
problem-honor-not-in-hand = Du hast { $card } nicht auf der Hand.
problem-honor-shogun-saves-no-face = Wer den Shogun führt, kann sein Gesicht nicht wahren.
problem-honor-too-late-to-save = Es ist zu spät: Deine eigene Karte hättest du in deiner ersten Antwort spielen müssen.
problem-honor-empty-house = An diesem Tisch kann ein Samurai mit leerem Haus kein Seppuku begehen.
problem-honor-no-daimyo = Du führst keinen Daimyo, der Seppuku begehen könnte.
problem-honor-too-few-actions =
    { $left ->
        [0] Du hast keine Aktionen mehr; das kostet { $cost }.
       *[other] Du hast nur noch { $left }; das kostet { $cost }.
    }
problem-honor-hand-is-full = Du hast schon { $most } Karten: Spiele oder lege erst eine ab.
problem-honor-nothing-to-draw = Es ist keine Karte mehr zu ziehen.
problem-honor-not-for-a-house = { $card } gehört nicht in ein Haus.
problem-honor-castle-only-in-own-daimyo-house = Eine Burg kommt nur in das Daimyohaus, das du selbst führst.
problem-honor-not-your-house = Dein Rang erlaubt dir nicht, Karten in { $house } zu legen.
problem-honor-one-okugata = In diesem Haus ist schon eine Okugata.
problem-honor-five-armies = Ein Haus fasst höchstens fünf Armeen.
problem-honor-not-a-daimyo = { $card } ist kein Daimyo.
problem-honor-has-a-daimyo = Du führst schon einen Daimyo.
problem-honor-serves-a-daimyo = Du dienst einem anderen Daimyo oder hast es ihm gelobt.
problem-honor-gift-only-to-seat-holder = Du kannst einen Daimyo nur dem schenken, der den Platz neben deinem hat.
problem-honor-one-card-only = Nur ein Meisterspion nimmt zwei Karten.
problem-honor-pair-the-other-way = Diese zwei Karten sind ein Paar; es wird andersherum geschrieben.
problem-honor-cannot-be-stolen = { $card } kann nicht gestohlen werden.
problem-honor-not-in-that-house = { $card } liegt dort nicht oder nicht oft genug: { $house }.
problem-honor-loot-stays = Beute muss das Haus verlassen, aus dem sie kommt.
problem-honor-loot-not-there = Dein Rang erlaubt dir nicht, Beute dorthin zu legen.
problem-honor-not-yourself = Nicht gegen dich selbst.
problem-honor-no-daimyo-there = { $seat } führt keinen Daimyo.
problem-honor-declared-already = Du hast deine Erklärung für diesen Zug schon abgegeben.
problem-honor-leaving-already = Du bist schon scheidend.
problem-honor-not-a-second = Nur ein zweiter Samurai kann ein Bündnis auflösen.
problem-honor-not-a-first = Das kann nur ein erster Samurai.
problem-honor-title-is-taken = Der Titel liegt bei { $seat }.
problem-honor-not-a-ronin = Nur ein Ronin verbündet sich mit einem Daimyo.
problem-honor-pledged-already = Du hast schon ein Gelöbnis abgelegt.
problem-honor-dissolve-first = Du musst erst dein Bündnis auflösen.
problem-honor-place-is-taken = Der Platz neben dem Daimyo von { $seat } ist besetzt.
problem-honor-nothing-to-attack = { $seat } ist weder Shogun noch im Besitz einer Burg.
problem-honor-too-weak = Ein Angriff braucht eine Stärke von mindestens { $needs }; deine ist { $strength }.
