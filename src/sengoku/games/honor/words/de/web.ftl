### Honor of the Samurai im Browser.

## Zahlen und Mitspielende

honor-web-honor = Ehre
honor-web-income = Ehre pro Zug
honor-web-to-goal =
    { $count ->
        [one] gewinnt im nächsten Zug
       *[other] gewinnt in { $count } Zügen
    }
honor-web-ki = Ki
honor-web-actions = Aktionen
honor-web-attack = Stärke im Angriff
honor-web-defense = Stärke in der Abwehr
honor-web-dice =
    { $dice ->
        [0] kein Würfel
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, noch { $missing } Stärke bis zum nächsten
honor-web-dice-many =
    { $dice ->
        [0] kein Würfel
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
honor-web-dice-use =
    { $attack ->
        [0]
            { $defense ->
                [0] zu schwach zum Kämpfen
               *[other] im Angriff, { $defense } in der Abwehr
            }
       *[other]
            { $same ->
                [1] in Angriff und Abwehr
               *[other] im Angriff, { $defense } in der Abwehr
            }
    }
honor-web-dice-against =
    { $defense ->
        [one] { $attack } gegen 1 Würfel
       *[other] { $attack } gegen { $defense } Würfel
    }
honor-web-actions-many =
    { $count ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
honor-web-a-turn = pro Zug
honor-web-left = übrig
honor-web-hand-count =
    { $count ->
        [0] keine Karten auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
honor-web-armies =
    { $count ->
        [one] 1 Armee von 5
       *[other] { $count } Armeen von 5
    }
honor-web-sums = { $honor } Ehre, { $ki } Ki, { $strength } Stärke
honor-web-track = Das Rennen um { $goal } Ehre
honor-web-goal = { $goal } gewinnt
honor-web-flag = { $name }: { $honor } Ehre, { $income } pro Zug
honor-web-tile = { $name }: { $honor } Ehre, { $income } pro Zug, { $word }
honor-web-stat-ki = Ki { $ki }:
honor-web-stat-attack = Angriff { $strength }:
honor-web-stat-defense = Abwehr { $strength }:
honor-web-stat-honor = Ehre

## Häuser

honor-web-hall = Daimyo-Haus
honor-web-house = Samurai-Haus
honor-web-you = Du
honor-web-mine = Meine
honor-web-your-houses = Deine Häuser
honor-web-place =
    { $who ->
        [me]
            { $sort ->
                [daimyo] in deinem Daimyo-Haus
               *[other] in deinem Samurai-Haus
            }
       *[other]
            { $sort ->
                [daimyo] im Daimyo-Haus von { $name }
               *[other] im Samurai-Haus von { $name }
            }
    }
honor-web-no-hall =
    { $status ->
        [second] Dient dem Daimyo von { $lord } für die halbe Ehre.
        [leaving] Verlässt den Daimyo von { $lord }.
        [pledged] Hat dem Daimyo von { $lord } Treue geschworen.
       *[other]
            { $mine ->
                [1] Kein Daimyo: Du bist Ronin und bekommst nichts.
               *[other] Kein Daimyo: Ein Ronin bekommt nichts.
            }
    }
honor-web-rope =
    { $me ->
        [lord]
            { $status ->
                [pledged] hat dir Treue geschworen
                [leaving] verlässt dich
               *[other] dient dir
            }
        [vassal]
            { $status ->
                [pledged] du hast { $lord } geschworen
                [leaving] du verlässt { $lord }
               *[other] du dienst { $lord }
            }
       *[other]
            { $status ->
                [pledged] { $vassal } hat { $lord } Treue geschworen
                [leaving] { $vassal } verlässt { $lord }
               *[other] { $vassal } dient { $lord }
            }
    }

## Was andere für mich bedeuten

honor-web-omen-wins =
    { $count ->
        [one] Gewinnt im nächsten Zug ({ $steps }).
       *[other] Gewinnt in { $count } Zügen ({ $steps }).
    }
honor-web-omen-vassal =
    { $status ->
        [pledged] Hat dir Treue geschworen: kämpft sofort für dich, bekommt ab dem nächsten Zug die Hälfte.
        [leaving] Verlässt dich im nächsten Zug.
       *[other] Dient dir und erbt dein Daimyo-Haus, wenn dein Samurai stirbt.
    }
honor-web-omen-lord =
    { $status ->
        [pledged] Du hast diesem Daimyo Treue geschworen. Ab deinem nächsten Zug bekommst du die Hälfte.
        [leaving] Du verlässt diesen Daimyo.
       *[other] Du dienst diesem Daimyo und bekommst die Hälfte.
    }
honor-web-omen-serves =
    { $status ->
        [pledged] Kämpft für { $lord } und bekommt ab dem nächsten Zug die Hälfte.
        [leaving] Kämpft noch für { $lord }.
       *[other] Kämpft für { $lord }, bekommt die Hälfte und würde erben.
    }
honor-web-omen-blade =
    { $shogun ->
        [1] Kann dich angreifen, denn du bist Shogun: { $dice } gegen { $defense ->
                [one] 1 Würfel.
               *[other] { $defense } Würfel.
            }
       *[other] Kann dich angreifen, denn du hast eine Burg: { $dice } gegen { $defense ->
                [one] 1 Würfel.
               *[other] { $defense } Würfel.
            }
    }
honor-web-omen-open =
    { $prize ->
        [both] Shogun mit Burg: Du würdest zu { $chance } gewinnen.
        [title] Shogun: Du würdest zu { $chance } gewinnen.
       *[other] Hat eine Burg: Du würdest zu { $chance } gewinnen.
    }
honor-web-omen-prize =
    { $prize ->
        [both] Shogun mit Burg.
        [title] Shogun.
       *[other] Hat eine Burg.
    } { $status ->
        [weak] Du bist zu schwach für einen Angriff.
       *[other] Ohne Daimyo kannst du nicht angreifen.
    }
honor-web-omen-calm =
    { $over ->
        [1] Endet mit { $honor } Ehre.
       *[other]
            { $turns ->
                [0] Noch weit vom Sieg.
               *[other] Könnte in { $turns } Zügen gewinnen.
            }
    }
honor-web-omen-ronin =
    { $count ->
        [0] Ein Ronin ohne Karten.
        [one] Ein Ronin mit einer Karte.
       *[other] Ein Ronin mit { $count } Karten.
    }
honor-web-tile-wins =
    { $count ->
        [one] gewinnt im nächsten Zug
       *[other] gewinnt in { $count } Zügen
    }
honor-web-tile-yours = dient dir
honor-web-tile-lord = dein Herr
honor-web-tile-attack = du gewinnst { $chance }
honor-web-tile-shogun = Shogun
honor-web-tile-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Die Mitte des Tisches

honor-web-pile =
    { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
honor-web-pile-name = Nachziehstapel
honor-web-discards =
    { $count ->
        [one] Ablagestapel, eine Karte
       *[other] Ablagestapel, { $count } Karten
    }
honor-web-discards-name = Ablagestapel
honor-web-no-discards = Hier liegt noch nichts.
honor-web-title-free = Titel ist frei
honor-web-title-with = bei { $name }
honor-web-title-mine = bei dir

## Die Hand, und was du vorhast

honor-web-your-hand = Deine Hand
honor-web-empty-hand = Deine Hand ist leer.
honor-web-actions-left =
    { $count ->
        [0] keine Aktionen übrig
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
honor-web-actions-then =
    { $count ->
        [0] Das ist deine letzte Aktion.
        [one] Danach bleibt dir 1 Aktion.
       *[other] Danach bleiben dir { $count } Aktionen.
    }
honor-web-declare =
    { $deed ->
        [attack] Angreifen…
       *[other] Bündnis…
    }
honor-web-deed =
    { $deed ->
        [attack] Angreifen { $chance }
       *[other] Bündnis
    }
honor-web-choose-place = Tippe auf ein leuchtendes Haus, oder zieh die Karte dorthin.
honor-web-choose-card = Tippe auf eine leuchtende Karte für dieses Haus.
honor-web-choose-lord = Tippe auf das Haus, das dieser Daimyo bekommt.
honor-web-choose-death = Tippe auf das Haus, in das der Attentäter geht.
honor-web-choose-victim = Tippe auf die Person, die du entehrst.
honor-web-choose-rival = Tippe auf eine leuchtende Person.
honor-web-choose-loot = Tippe auf die Karte, die du stiehlst.
honor-web-choose-goal = Tippe auf ein Haus dafür, oder zerstöre die Karte.
honor-web-second-loot = Oder tippe auf eine zweite Karte im selben Haus.
honor-web-only-discard = Du kannst die Karte jetzt nur ablegen.
honor-web-choose-house = { $house } wählen
honor-web-closed-house = Warum nicht { $house }?
honor-web-steal = { $card } stehlen ({ $house })
honor-web-destroy = Zerstören
honor-web-discard = Ablegen
honor-web-do-it = Ausführen
honor-web-cancel = Abbrechen
honor-web-go-attack = Angreifen { $chance }
honor-web-go-assassin = Attentäter schicken { $chance }
honor-web-go-ally = Treue schwören
honor-web-go-dishonor = Entehren
honor-web-go-spy = Spion schicken
honor-web-go-spy_two = Spion schicken
honor-web-go-dissolve = Bündnis aufkündigen
honor-web-go-claim_shogun = Shogun werden

## Was es kostet und bringt

honor-web-costs = Kostet { $amount } Ehre (es bleiben { $honor }).
honor-web-honor-change = { $change } Ehre
honor-web-needs = { $needs } oder mehr trifft
honor-web-may-cost =
    { $window ->
        [0] Niemand kann dich retten: Du verlierst { $amount } Ehre oder deinen Samurai.
       *[other] Andere können dich retten. Sonst verlierst du { $amount } Ehre oder deinen Samurai.
    }
honor-web-detached = Du wärst Ronin.
honor-web-hits = { $needs } oder mehr trifft: { $chance }.
honor-web-guard-falls = Die Wache fällt in jedem Fall.
honor-web-dies = Geht mit verloren: { $cards }.
honor-web-heir = { $name } würde das Daimyo-Haus übernehmen.
honor-web-battle =
    { $defense ->
        [one] { $attack } gegen 1 Würfel: Du gewinnst zu { $chance }.
       *[other] { $attack } gegen { $defense } Würfel: Du gewinnst zu { $chance }.
    }
honor-web-prize =
    { $prize ->
        [both] Zu gewinnen: der Titel und die Burg.
        [title] Zu gewinnen: der Titel des Shoguns.
       *[other] Zu gewinnen: die Burg.
    }
honor-web-battle-risk = Wer verliert, verliert auch den Daimyo, außer jemand spielt „Gesicht wahren“.
honor-web-target = { $name } kann bis zu { $amount } Ehre verlieren.
honor-web-income-change = { $change } Ehre pro Zug.
honor-web-ki-change = { $change } Ki.
honor-web-ally-does = Dein Samurai-Haus kämpft sofort für diesen Daimyo. Ab deinem nächsten Zug bekommst du die Hälfte.

## Die Lage

honor-web-round = Runde { $round }
honor-web-short = Honor
honor-web-heading =
    { $last ->
        [1] Letzte Runde
       *[other] Runde { $round }
    } · { $mine ->
        [1] du bist am Zug · { $count ->
            [0] keine Aktion mehr
            [one] noch 1 Aktion
           *[other] noch { $count } Aktionen
        }{ $declared ->
            [1] {""}
           *[other] , 1 Ansage
        }
       *[other] { $name } ist am Zug
    }
honor-web-waiting =
    { $asks ->
        [MaySaveFace] Wer gefragt wird, antwortet geheim.
        [AnswerDishonor] { $name } wählt eine Antwort auf die Entehrung.
        [ChooseShame] { $name } wählt: Ehre oder den Samurai.
        [TakeOrBurn] { $name } entscheidet über die Burg.
       *[other] { $name } ist am Zug.
    }
honor-web-race =
    { $mine ->
        [0]
            { $turns ->
                [one] { $name } gewinnt im nächsten Zug.
               *[other] { $name } gewinnt in { $turns } Zügen.
            }
        [one]
            { $turns ->
                [one] { $name } gewinnt im nächsten Zug, du auch.
               *[other] Du gewinnst im nächsten Zug, { $name } in { $turns } Zügen.
            }
       *[other]
            { $turns ->
                [one] { $name } gewinnt im nächsten Zug, du in { $mine } Zügen.
               *[other] { $name } gewinnt in { $turns } Zügen, du in { $mine }.
            }
    }
honor-web-race-ronin = Du bist Ronin und bekommst nichts: Such dir einen Daimyo.
honor-web-race-far =
    { $income ->
        [0] Du bekommst noch nichts.
       *[other] Du bekommst { $income } Ehre pro Zug.
    }
honor-web-turn-left =
    { $count ->
        [0] Keine Aktionen übrig
        [one] Noch 1 Aktion
       *[other] Noch { $count } Aktionen
    }{ $declared ->
        [1] , Ansage gemacht.
       *[other] , 1 Ansage.
    }
honor-web-todo =
    { $play ->
        [play]
            { $deed ->
                [attack] Spiel eine Karte, greif an oder beende deinen Zug.
                [claim_shogun] Spiel eine Karte, werde Shogun oder beende deinen Zug.
                [ally] Spiel eine Karte, schließ ein Bündnis oder beende deinen Zug.
               *[other] Spiel eine Karte, zieh oder beende deinen Zug.
            }
        [draw]
            { $deed ->
                [attack] Zieh, greif an oder beende deinen Zug.
                [claim_shogun] Zieh, werde Shogun oder beende deinen Zug.
                [ally] Zieh, schließ ein Bündnis oder beende deinen Zug.
               *[other] Zieh eine Karte oder beende deinen Zug.
            }
       *[other]
            { $deed ->
                [attack] Greif an oder beende deinen Zug.
                [claim_shogun] Werde Shogun oder beende deinen Zug.
                [ally] Schließ ein Bündnis oder beende deinen Zug.
               *[other] Beende deinen Zug.
            }
    }
honor-web-stake =
    { $asks ->
        [AnswerDishonor] Du bist entehrt. Es geht um 75 Ehre oder deinen Samurai.
        [ChooseShame] Niemand kam dir zu Hilfe.
        [TakeOrBurn] Du hast { $castle } erobert.
       *[other]
            { $cause ->
                [battle]
                    { $mine ->
                        [1] Du hast den Kampf verloren. Es geht um dein Daimyo-Haus.
                       *[other] { $name } hat den Kampf verloren. Es geht um das Daimyo-Haus.
                    }
               *[other] { $name } ist entehrt. Es geht um das Bündnis.
            }
    }
honor-web-answer =
    { $asks ->
        [AnswerDishonor] Wähle deine Antwort.
        [ChooseShame] Ehre verlieren oder deinen Samurai opfern?
        [TakeOrBurn] Behalten oder niederbrennen?
       *[other] „Gesicht wahren“ spielen? Deine Antwort bleibt geheim.
    }

## Fragen der Ehre

honor-web-window-battle =
    { $mine ->
        [1] Dein Daimyo hat den Kampf verloren
       *[other] Der Daimyo von { $name } hat den Kampf verloren
    }
honor-web-window-dishonor =
    { $mine ->
        [1] Du bist entehrt
       *[other] { $name } ist entehrt
    }
honor-web-if-saved = Wenn jemand „Gesicht wahren“ spielt
honor-web-if-not-saved = Wenn es niemand tut
honor-web-saved-battle =
    { $castle ->
        [none] Der Daimyo von { $name } lebt und behält sein Haus.
       *[other] Der Daimyo von { $name } lebt und behält sein Haus. Nur { $castle } geht verloren.
    }
honor-web-unsaved-battle =
    { $cards ->
        [none] Der Daimyo von { $name } stirbt.
       *[other] Der Daimyo von { $name } stirbt, und mit ihm: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] Die Gegenseite bekommt { $castle }.
    } { $holder ->
        [none] { $name } ist Ronin.
       *[other] { $name } und { $holder } sind Ronin.
    }
honor-web-saved-dishonor =
    { $bound ->
        [0] { $name } verliert nur 30 Ehre.
       *[other] { $name } verliert nur 30 Ehre und bleibt bei { $lord }.
    }
honor-web-unsaved-dishonor =
    { $bound ->
        [0] { $name } wählt: 75 Ehre verlieren oder Seppuku.
       *[other] { $name } wählt: 75 Ehre verlieren oder Seppuku. Das Bündnis mit { $lord } ist so oder so vorbei.
    }
honor-web-saved-battle-mine =
    { $castle ->
        [none] Dein Daimyo lebt und behält sein Haus.
       *[other] Dein Daimyo lebt und behält sein Haus. Nur { $castle } geht verloren.
    }
honor-web-unsaved-battle-mine =
    { $cards ->
        [none] Dein Daimyo stirbt.
       *[other] Dein Daimyo stirbt, und mit ihm: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] Die Gegenseite bekommt { $castle }.
    } { $holder ->
        [none] Du bist Ronin.
       *[other] Du und { $holder } seid Ronin.
    }
honor-web-saved-dishonor-mine =
    { $bound ->
        [0] Du verlierst nur 30 Ehre.
       *[other] Du verlierst nur 30 Ehre und bleibst bei { $lord }.
    }
honor-web-unsaved-dishonor-mine =
    { $bound ->
        [0] Du wählst: 75 Ehre verlieren oder Seppuku.
       *[other] Du wählst: 75 Ehre verlieren oder Seppuku. Das Bündnis mit { $lord } ist so oder so vorbei.
    }
honor-web-asked = Geheim gefragt
honor-web-sealed = Geheim gefragt. Alle Fächer öffnen sich im selben Augenblick.
honor-web-aside = Den Tisch ansehen
honor-web-show = Zurück zur Frage
honor-web-if-decline = Du hoffst auf Hilfe. Kommt keine, zahlst du den Preis.
honor-web-if-seppuku_samurai = Dein Samurai und alle Karten seines Hauses gehen verloren, aber keine Ehre. Ein zweiter Samurai erbt das Daimyo-Haus.
honor-web-if-seppuku_daimyo = Dein Daimyo und sein ganzes Haus gehen verloren, aber keine Ehre.
honor-web-if-save_face =
    { $window ->
        [0] Du verbrauchst die Karte.
       *[other] Du verbrauchst die Karte, außer jemand vor dir spielt auch eine.
    }
honor-web-if-pass = Du behältst deine Karten.
honor-web-if-take = Sie kommt in dein Daimyo-Haus. Eine Burg, die du schon hast, wird abgelegt.
honor-web-if-burn = Sie wird abgelegt.

## Was geschieht

honor-web-beat-begins =
    { $who ->
        [me] Du beginnst
       *[other] { $name } beginnt
    }
honor-web-beat-turn =
    { $who ->
        [me] Du bist am Zug
       *[other] { $name } ist am Zug
    }
honor-web-beat-serves =
    { $who ->
        [me] Du bist zweiter Samurai von { $other }
       *[other]
            { $whom ->
                [me] { $name } ist dein zweiter Samurai
               *[other] { $name } ist zweiter Samurai von { $other }
            }
    }
honor-web-under-half =
    { $who ->
        [me] Du bekommst ab jetzt die Hälfte der Ehre aus dem Daimyo-Haus.
       *[other] { $name } bekommt ab jetzt die Hälfte der Ehre aus dem Daimyo-Haus.
    }
honor-web-chip-serves =
    { $whom ->
        [me] dient dir jetzt
       *[other] dient jetzt { $other }
    }
honor-web-beat-scores =
    { $who ->
        [me] Du bekommst { $amount } Ehre: jetzt { $honor }
       *[other] { $name } bekommt { $amount } Ehre: jetzt { $honor }
    }
honor-web-beat-nothing =
    { $who ->
        [me] Du bekommst keine Ehre
       *[other] { $name } bekommt keine Ehre
    }
honor-web-chip-scores = bekam { $amount }, jetzt { $honor }
honor-web-under-wins =
    { $count ->
        [one] Noch ein Zug, und es ist gewonnen.
       *[other] Bei diesem Tempo ist es in { $count } Zügen gewonnen.
    }
honor-web-beat-wins =
    { $who ->
        [me] Du gewinnst!
       *[other]
            { $count ->
                [one] { $name } gewinnt!
               *[other] { $name } teilen sich den Sieg!
            }
    }
honor-web-under-end =
    { $reason ->
        [goal] { $goal } Ehre sind erreicht.
       *[other] Die letzte Runde ist vorbei.
    }
honor-web-beat-draws =
    { $who ->
        [me]
            { $count ->
                [one] Du ziehst eine Karte
               *[other] Du ziehst { $count } Karten
            }
       *[other]
            { $count ->
                [one] { $name } zieht eine Karte
               *[other] { $name } zieht { $count } Karten
            }
    }
honor-web-beat-draws-it =
    { $who ->
        [me] Du ziehst { $card }
       *[other] { $name } zieht { $card }
    }
honor-web-chip-draws =
    { $count ->
        [one] zog eine Karte
       *[other] zog { $count } Karten
    }
honor-web-beat-shuffled = Der Ablagestapel wird zum Nachziehstapel
honor-web-beat-discards =
    { $who ->
        [me]
            { $count ->
                [one] Du legst { $card } ab
               *[other] Du legst { $count } Karten ab
            }
       *[other]
            { $count ->
                [one] { $name } legt { $card } ab
               *[other] { $name } legt { $count } Karten ab
            }
    }
honor-web-chip-discards =
    { $count ->
        [one] legte { $card } ab
       *[other] legte { $count } Karten ab
    }
honor-web-beat-places =
    { $who ->
        [me] Du legst { $card } aus
       *[other] { $name } legt { $card } aus
    }
honor-web-under-income = { $change } Ehre pro Zug.
honor-web-chip-places = legte { $card } aus
honor-web-beat-daimyo =
    { $whom ->
        [self] { $name } dient jetzt { $card }
        [me]
            { $who ->
                [me] Du dienst jetzt { $card }
               *[other] { $name } gibt dir { $card }
            }
       *[other]
            { $who ->
                [me] Du gibst { $other } { $card }
               *[other] { $name } gibt { $other } { $card }
            }
    }
honor-web-under-first =
    { $who ->
        [me] Du bist erster Samurai und bekommst Ehre ab deinem nächsten Zug.
       *[other] { $name } ist erster Samurai und bekommt Ehre ab dem nächsten Zug.
    }
honor-web-chip-daimyo =
    { $whom ->
        [self] dient { $card }
        [me] gab dir { $card }
       *[other] gab { $other } { $card }
    }
honor-web-beat-castle =
    { $who ->
        [me] Du übernimmst { $card }
       *[other] { $name } übernimmt { $card }
    }
honor-web-chip-castle = übernahm { $card }
honor-web-beat-burns =
    { $who ->
        [me] Du brennst { $card } nieder
       *[other] { $name } brennt { $card } nieder
    }
honor-web-chip-burns = brannte { $card } nieder
honor-web-beat-replaced =
    { $who ->
        [me] Du gibst { $card } auf
       *[other] { $name } gibt { $card } auf
    }
honor-web-chip-replaced = gab { $card } auf
honor-web-beat-shogun =
    { $who ->
        [me] Dein Daimyo ist Shogun!
       *[other] Der Daimyo von { $name } ist Shogun!
    }
honor-web-under-shogun =
    { $who ->
        [me] { $honor } Ehre mehr pro Zug, und alle können dich angreifen.
       *[other] { $honor } Ehre mehr pro Zug, und alle können { $name } angreifen.
    }
honor-web-chip-shogun = wurde Shogun
honor-web-beat-title =
    { $who ->
        [me] Du nimmst { $other } den Titel ab
       *[other]
            { $whom ->
                [me] { $name } nimmt dir den Titel ab
               *[other] { $name } nimmt { $other } den Titel ab
            }
    }
honor-web-chip-title =
    { $whom ->
        [me] nahm dir den Titel ab
       *[other] nahm { $other } den Titel ab
    }
honor-web-beat-free = Der Titel ist wieder frei
honor-web-chip-free = verlor den Titel
honor-web-beat-sends =
    { $who ->
        [me] Du spielst { $card }
       *[other] { $name } spielt { $card }
    }
honor-web-under-pays =
    { $who ->
        [me] Du zahlst { $amount } Ehre: jetzt { $honor }.
       *[other] { $name } zahlt { $amount } Ehre: jetzt { $honor }.
    }
honor-web-beat-spy = Ein Spion { $house }
honor-web-beat-steals =
    { $who ->
        [me]
            { $whom ->
                [me] Du versetzt { $loot }
               *[other] Du stiehlst { $loot } von { $other }
            }
       *[other]
            { $whom ->
                [me] { $name } stiehlt dir { $loot }
                [self] { $name } versetzt { $loot }
               *[other] { $name } stiehlt { $loot } von { $other }
            }
    }
honor-web-under-loot = Die Karte ist jetzt { $goal }.
honor-web-chip-steals =
    { $whom ->
        [me] stahl dir { $loot }
        [self] versetzte { $loot }
       *[other] stahl { $loot } von { $other }
    }
honor-web-beat-destroys =
    { $who ->
        [me]
            { $whom ->
                [me] Du zerstörst { $loot }
               *[other] Du zerstörst { $loot } von { $other }
            }
       *[other]
            { $whom ->
                [me] { $name } zerstört dir { $loot }
                [self] { $name } zerstört { $loot }
               *[other] { $name } zerstört { $loot } von { $other }
            }
    }
honor-web-chip-destroys =
    { $whom ->
        [me] zerstörte dir { $loot }
        [self] zerstörte { $loot }
       *[other] zerstörte { $loot } von { $other }
    }
honor-web-beat-tally =
    { $who ->
        [me] Du bekommst { $gain } mehr pro Zug, { $other } { $loss } weniger
       *[other]
            { $whom ->
                [me] { $name } bekommt { $gain } mehr pro Zug, du { $loss } weniger
               *[other] { $name } bekommt { $gain } mehr pro Zug, { $other } { $loss } weniger
            }
    }
honor-web-beat-earns =
    { $change ->
        [more]
            { $who ->
                [me] Du bekommst { $amount } mehr pro Zug
               *[other] { $name } bekommt { $amount } mehr pro Zug
            }
       *[less]
            { $who ->
                [me] Du bekommst { $amount } weniger pro Zug
               *[other] { $name } bekommt { $amount } weniger pro Zug
            }
    }
honor-web-beat-assassin = Ein Attentäter { $house }
honor-web-under-needs = Eine { $needs } oder mehr ist tödlich.
honor-web-beat-die = Der Würfel fällt
honor-web-beat-hit = { $die }: getroffen!
honor-web-beat-miss = { $die }: daneben!
honor-web-chip-hit =
    { $whom ->
        [me] Attentat auf dich: getroffen
       *[other] Attentat auf { $other }: getroffen
    }
honor-web-chip-miss =
    { $whom ->
        [me] Attentat auf dich: daneben
       *[other] Attentat auf { $other }: daneben
    }
honor-web-beat-guard = Die Hauswache { $house } fällt
honor-web-beat-blade =
    { $who ->
        [me] Du spielst Entehrung
       *[other] { $name } spielt Entehrung
    }
honor-web-beat-dishonors =
    { $who ->
        [me] Du entehrst { $other }
       *[other]
            { $whom ->
                [me] { $name } entehrt dich
               *[other] { $name } entehrt { $other }
            }
    }
honor-web-under-dishonors = 75 Ehre (nur 30 mit „Gesicht wahren“), oder ein Samurai oder Daimyo.
honor-web-chip-dishonors =
    { $whom ->
        [me] entehrte dich
       *[other] entehrte { $other }
    }
honor-web-beat-answers =
    { $who ->
        [me]
            { $answer ->
                [decline] Du tust nichts
                [save_face] Du spielst „Gesicht wahren“
                [seppuku_samurai] Dein Samurai begeht Seppuku
                [seppuku_daimyo] Dein Daimyo begeht Seppuku
               *[other] Du nimmst die Schande hin
            }
       *[other]
            { $answer ->
                [decline] { $name } tut nichts
                [save_face] { $name } spielt „Gesicht wahren“
                [seppuku_samurai] Der Samurai von { $name } begeht Seppuku
                [seppuku_daimyo] Der Daimyo von { $name } begeht Seppuku
               *[other] { $name } nimmt die Schande hin
            }
    }
honor-web-chip-answers =
    { $answer ->
        [decline] tat nichts
        [save_face] spielte „Gesicht wahren“
        [seppuku_samurai] der Samurai beging Seppuku
        [seppuku_daimyo] der Daimyo beging Seppuku
       *[other] nahm die Schande hin
    }
honor-web-beat-fans = Die Fächer öffnen sich
honor-web-beat-saves =
    { $who ->
        [me]
            { $whom ->
                [me] Du spielst „Gesicht wahren“
               *[other] Du rettest { $other }
            }
       *[other]
            { $whom ->
                [me] { $name } rettet dich
                [self] { $name } spielt „Gesicht wahren“
               *[other] { $name } rettet { $other }
            }
    }
honor-web-chip-saves =
    { $whom ->
        [me] rettete dich
        [self] spielte „Gesicht wahren“
       *[other] rettete { $other }
    }
honor-web-beat-unsaved =
    { $who ->
        [me] Niemand rettet dich
       *[other] Niemand rettet { $name }
    }
honor-web-chip-unsaved = wurde nicht gerettet
honor-web-beat-loses =
    { $who ->
        [me] Du verlierst { $amount } Ehre: jetzt { $honor }
       *[other] { $name } verliert { $amount } Ehre: jetzt { $honor }
    }
honor-web-chip-loses = verlor { $amount }, jetzt { $honor }
honor-web-beat-daimyo-dies =
    { $who ->
        [me] Du verlierst { $card }
       *[other] { $name } verliert { $card }
    }
honor-web-under-daimyo-dies =
    { $who ->
        [me]
            { $cards ->
                [none] Du bist Ronin und bekommst nichts.
               *[other] Du bist Ronin. Auch verloren: { $cards }.
            }
       *[other]
            { $cards ->
                [none] { $name } ist Ronin und bekommt nichts.
               *[other] { $name } ist Ronin. Auch verloren: { $cards }.
            }
    }
honor-web-chip-daimyo-dies = verlor { $card }
honor-web-beat-samurai-dies =
    { $who ->
        [me] Dein Samurai ist tot
       *[other] Der Samurai von { $name } ist tot
    }
honor-web-under-samurai-dies =
    { $cards ->
        [none] Jemand aus der Familie nimmt seinen Platz ein.
       *[other] Auch verloren: { $cards }.
    }
honor-web-chip-samurai-dies = verlor den Samurai
honor-web-beat-inherits =
    { $who ->
        [me] Du übernimmst das Daimyo-Haus von { $other }!
       *[other]
            { $whom ->
                [me] { $name } übernimmt dein Daimyo-Haus!
               *[other] { $name } übernimmt das Daimyo-Haus von { $other }!
            }
    }
honor-web-under-inherits =
    { $whom ->
        [me] Du bist jetzt Ronin.
       *[other] { $other } ist jetzt Ronin.
    }
honor-web-chip-inherits =
    { $whom ->
        [me] übernahm dein Daimyo-Haus
       *[other] übernahm das Daimyo-Haus von { $other }
    }
honor-web-beat-ronin =
    { $who ->
        [me] Du bist wieder Ronin
       *[other] { $name } ist wieder Ronin
    }
honor-web-chip-ronin = ist wieder Ronin
honor-web-beat-swears =
    { $who ->
        [me] Du schwörst { $other } Treue
       *[other]
            { $whom ->
                [me] { $name } schwört dir Treue
               *[other] { $name } schwört { $other } Treue
            }
    }
honor-web-under-swears =
    { $who ->
        [me] Dein Samurai-Haus kämpft sofort für { $other }.
       *[other]
            { $whom ->
                [me] Das Samurai-Haus von { $name } kämpft sofort für dich.
               *[other] Das Samurai-Haus von { $name } kämpft sofort für { $other }.
            }
    }
honor-web-chip-swears =
    { $whom ->
        [me] hat dir Treue geschworen
       *[other] hat { $other } Treue geschworen
    }
honor-web-beat-breaks =
    { $who ->
        [me] Du kündigst { $other } das Bündnis auf
       *[other]
            { $whom ->
                [me] { $name } kündigt dir das Bündnis auf
               *[other] { $name } kündigt { $other } das Bündnis auf
            }
    }
honor-web-under-breaks =
    { $who ->
        [me] Du gehst zu Beginn deines nächsten Zuges.
       *[other] { $name } geht zu Beginn des nächsten Zuges.
    }
honor-web-chip-breaks =
    { $whom ->
        [me] kündigte dir das Bündnis auf
       *[other] kündigte { $other } das Bündnis auf
    }

## Kampf

honor-web-beat-attacks =
    { $who ->
        [me] Du greifst { $other } an!
       *[other]
            { $whom ->
                [me] { $name } greift dich an!
               *[other] { $name } greift { $other } an!
            }
    }
honor-web-chip-attacks =
    { $whom ->
        [me] griff dich an
       *[other] griff { $other } an
    }
honor-web-beat-strength =
    { $attack ->
        [one]
            { $defense ->
                [0] Ein Würfel gegen keinen
               [one] Ein Würfel gegen einen
               *[other] Ein Würfel gegen { $defense }
            }
       *[other]
            { $defense ->
                [0] { $attack } Würfel gegen keinen
               [one] { $attack } Würfel gegen einen
               *[other] { $attack } Würfel gegen { $defense }
            }
    }
honor-web-beat-rolls =
    { $who ->
        [me]
            { $dice ->
                [0] Du hast keine Würfel
                [one] Du wirfst einen Würfel
               *[other] Du wirfst { $dice } Würfel
            }
       *[other]
            { $dice ->
                [0] { $name } hat keine Würfel
                [one] { $name } wirft einen Würfel
               *[other] { $name } wirft { $dice } Würfel
            }
    }
honor-web-beat-tie = { $total } gegen { $total }: Beide würfeln noch einmal!
honor-web-beat-hush = { $high } gegen { $low }
honor-web-under-hush =
    { $who ->
        [me] Du gewinnst den Kampf.
       *[other]
            { $whom ->
                [me] Du verlierst den Kampf.
               *[other] { $name } gewinnt den Kampf.
            }
    }
honor-web-chip-hush =
    { $whom ->
        [me] schlug dich { $high } : { $low }
       *[other] schlug { $other } { $high } : { $low }
    }
honor-web-side =
    { $at ->
        [attack]
            { $who ->
                [me] Du greifst an
               *[other] { $name } greift an
            }
       *[other]
            { $who ->
                [me] Du wehrst ab
               *[other] { $name } wehrt ab
            }
    }
honor-web-makes =
    Stärke { $strength } gibt { $dice ->
        [0] keine Würfel
        [one] einen Würfel
       *[other] { $dice } Würfel
    }
honor-web-before-dice = { $mine } : { $theirs } vor dem Wurf

## Legende

honor-web-legend = Legende
honor-web-legend-honor = Ehre pro Zug
honor-web-legend-ki = Ki: 3 geben 1 Aktion
honor-web-legend-strength = Stärke: 3 geben 1 Würfel
honor-web-legend-guard = Wache: Attentat erst ab 5+
honor-web-legend-all = Alle Zeichen
honor-web-legend-action = Aktionen in diesem Zug
honor-web-legend-hand = Karten auf der Hand
honor-web-legend-swords = Würfel zum Angriff
honor-web-legend-shield = Würfel zur Verteidigung
honor-web-legend-army = Armeen, 5 pro Haus
honor-web-legend-knot = Bündnis
honor-web-legend-cut = Bündnis, das endet
honor-web-legend-torii = Torii: das Ziel
honor-web-legend-dots = gepunktet: nächste Einnahmen
honor-web-legend-rim = Goldrand: hier klicken

## Karten: kurze Namen, eine Zeile auf der Karte, was sie tun, ihr Preis

honor-web-short-masamune = Masamune
honor-web-short-gunpowder = Feuer­waffen
honor-web-short-castle_odawara = Odawara
honor-web-short-castle_osaka = Osaka
honor-web-short-castle_himeji = Himeji
honor-web-short-title = Shogun
honor-web-short-elite_ninja_spy = Meister­spion
honor-web-short-ninja_assassin = Attentäter
honor-web-short-save_face = Gesicht wahren
honor-web-brief-ninja_spy = Stiehl eine Armee oder einen Besitz. −25
honor-web-brief-elite_ninja_spy = Stiehl bis zu zwei Karten. −25
honor-web-brief-ninja_assassin = Töte einen Daimyo oder Samurai: 3+. −25
honor-web-brief-save_face = Wendet eine Schande ab. Kostenlos, jederzeit
honor-web-brief-dishonor = Jemand verliert 75, oder mehr. 2 Aktionen
honor-web-brief-house_guard = Attentat erst ab 5+
honor-web-does-ninja_spy = Stiehl eine Armee oder einen Besitz aus einem Haus und lege die Karte in eines von deinen, oder zerstöre sie. Wachen halten keinen Spion auf.
honor-web-does-elite_ninja_spy = Stiehl eine oder zwei Armeen oder Besitztümer aus einem Haus. Jede Karte kommt in eines deiner Häuser oder wird zerstört.
honor-web-does-ninja_assassin = Würfle gegen einen Daimyo oder Samurai: 3 oder mehr tötet, 5 oder mehr, wenn eine Wache im Haus ist. Das ganze Haus geht mit ihm verloren.
honor-web-does-dishonor = Jemand anders verliert 75 Ehre, mit „Gesicht wahren“ nur 30, oder opfert einen Samurai oder Daimyo. Wer ein Bündnis hat, verliert auch das.
honor-web-does-save_face = Jederzeit: Wer entehrt ist, verliert nur 30, oder ein Daimyo, der einen Kampf verlor, bleibt am Leben. Hilft nie dem Shogun.
honor-web-does-house_guard = Attentäter brauchen hier eine 5, und die Wache fällt bei dem Versuch.
honor-web-does-title = { $honor } Ehre mehr pro Zug. Alle können den Shogun angreifen, und „Gesicht wahren“ hilft ihm nicht.
honor-web-does-castle = Nur in deinem Daimyo-Haus, höchstens eine. Ihre Stärke zählt nur in der Abwehr. Wer eine Burg hat, kann darum angegriffen werden.
honor-web-does-okugata = Die Dame des Hauses: eine pro Haus. Sie gibt in jedem Zug Ehre und Ki und kann nicht gestohlen werden.
honor-web-does-army = Höchstens fünf pro Haus. 3 Stärke geben 1 Würfel im Kampf. Spione können die Karte stehlen.
honor-web-does-possession = Zählt in jedem Zug, in jedem deiner Häuser. Spione können die Karte stehlen.
honor-web-does-event = Wird aus der Hand gespielt.
honor-web-does-daimyo = Steht an der Spitze eines Daimyo-Hauses. Als Ronin spielst du ihn für dich. Als erster Samurai darfst du ihn deinem zweiten geben.
honor-web-does-samurai = Du selbst: 6 Ki. Stirbt er, gehen alle Karten seines Hauses verloren, und ein zweiter Samurai übernimmt dein Daimyo-Haus.
honor-web-does-pile =
    { $count ->
        [one] Der Nachziehstapel: eine Karte. Ziehen kostet 1 Aktion, und du hast höchstens 7 Karten auf der Hand.
       *[other] Der Nachziehstapel: { $count } Karten. Ziehen kostet 1 Aktion, und du hast höchstens 7 Karten auf der Hand.
    }
honor-web-does-discards =
    { $count ->
        [one] Der Ablagestapel: eine Karte. Er wird gemischt, wenn der Nachziehstapel leer ist.
       *[other] Der Ablagestapel: { $count } Karten. Er wird gemischt, wenn der Nachziehstapel leer ist.
    }
honor-web-price-ninja_spy = kostet 25 Ehre und 1 Aktion
honor-web-price-elite_ninja_spy = kostet 25 Ehre und 1 Aktion
honor-web-price-ninja_assassin = kostet 25 Ehre und 1 Aktion
honor-web-price-dishonor = kostet 2 Aktionen
honor-web-price-save_face = kostenlos

## Das Ende

honor-web-won-goal = { $names } gewinnt mit { $honor } Ehre (Ziel: { $goal })!
honor-web-won-rounds =
    { $count ->
        [one] Letzte Runde vorbei: { $names } gewinnt mit { $honor } Ehre!
       *[other] Letzte Runde vorbei: { $names } teilen sich den Sieg mit je { $honor } Ehre!
    }
honor-web-story =
    { $who ->
        [me]
            { $whom ->
               *[other] Du gewinnst in Runde { $round } mit { $honor } Ehre, { $by } mehr als { $other }.
            }
       *[other]
            { $whom ->
                [me] { $name } gewinnt in Runde { $round } mit { $honor } Ehre, { $by } mehr als du.
               *[other] { $name } gewinnt in Runde { $round } mit { $honor } Ehre, { $by } mehr als { $other }.
            }
    }
honor-web-story-shared = { $names } teilen sich den Sieg mit { $honor } Ehre.
honor-web-story-turn = Die Wende kam in Runde { $round }: { $told }
honor-web-story-heading = Ehre, Zug um Zug
honor-web-turning-dies =
    { $how ->
        [battle]
            { $who ->
                [me] Du gewinnst den Kampf, und das Daimyo-Haus von { $other } fällt.
               *[other]
                    { $whom ->
                        [me] { $name } gewinnt den Kampf, und dein Daimyo-Haus fällt.
                       *[other] { $name } gewinnt den Kampf, und das Daimyo-Haus von { $other } fällt.
                    }
            }
        [assassin]
            { $who ->
                [me] Dein Attentäter tötet den Daimyo von { $other }.
               *[other]
                    { $whom ->
                        [me] Der Attentäter von { $name } tötet deinen Daimyo.
                       *[other] Der Attentäter von { $name } tötet den Daimyo von { $other }.
                    }
            }
       *[other]
            { $whom ->
                [me] Du verlierst deinen Daimyo.
               *[other] { $other } verliert den Daimyo.
            }
    }
honor-web-turning-title =
    { $who ->
        [me] Du nimmst { $other } den Titel des Shoguns ab.
       *[other]
            { $whom ->
                [me] { $name } nimmt dir den Titel des Shoguns ab.
               *[other] { $name } nimmt { $other } den Titel des Shoguns ab.
            }
    }
honor-web-turning-shame =
    { $whom ->
        [me] Du verlierst { $amount } Ehre durch Schande.
       *[other] { $other } verliert { $amount } Ehre durch Schande.
    }
honor-web-turning-scores =
    { $who ->
        [me] Du bekommst { $amount } in einem Zug.
       *[other] { $name } bekommt { $amount } in einem Zug.
    }
honor-web-stood = Stand: { $honor } Ehre
honor-web-sum =
    { $scored } verdient{ $paid ->
        [0] { "" }
       *[other] , { $ninjas } für Ninjas
    }{ $lost ->
        [0] { "" }
       *[other] , { $shame } durch Schande
    }

## Werte der Optionen

honor-web-choice-preset-gamewright = amerikanisch, 1996
honor-web-choice-preset-german_2003 = deutsch, 2003
honor-web-choice-shogun_table-book = wie in der Spielregel
honor-web-choice-shogun_table-card = wie auf der Karte
honor-web-choice-shogun_table-amigo = wie in der deutschen Ausgabe
honor-web-choice-start_daimyo-any = alle
honor-web-choice-start_daimyo-weak = die sechs schwachen
honor-web-choice-deck-standard = Standard
honor-web-choice-deck-even = ausgeglichen
honor-web-choice-deck-dishonor_heavy = mehr Entehrung
honor-web-choice-deck-amigo = deutsche Ausgabe
honor-web-choice-dishonor_help-alliances = nur um ein Bündnis zu retten
honor-web-choice-dishonor_help-any = alle außer dem Shogun
honor-web-choice-empty_seppuku-allowed = erlaubt
honor-web-choice-empty_seppuku-forbidden = verboten

## Die Haustür

honor-web-variants = Bis 400, 300 oder 250 Ehre, oder die deutsche Ausgabe
honor-web-seats-3 = Mit 3 bekommt der Shogun 50 Ehre pro Zug. Der ruhigste Tisch.
honor-web-seats-4 = Mit 4 bekommt der Shogun 60 Ehre pro Zug.
honor-web-seats-5 = Mit 5 bekommt der Shogun 100 Ehre pro Zug, und fast alle wollen den Titel.
honor-web-seats-6 = Mit 6 bekommt der Shogun 150 Ehre pro Zug. Trau niemandem.
honor-web-way-book = Der lange Weg
    .about = Wer zuerst 400 Ehre hat, gewinnt, wie in der Spielregel.
honor-web-way-shorter = Ein kürzerer Weg
    .about = Wer zuerst 300 Ehre hat, gewinnt.
honor-web-way-short = Das kurze Spiel
    .about = Wer zuerst 250 Ehre hat, gewinnt. Gut fürs erste Mal.
honor-web-way-german = Deutsche Ausgabe
    .about = Karten, Beginn und Titel von 2003.
honor-web-chip-help = Vor Entehrung gerettet
honor-web-chip-seppuku = Seppuku bei leerem Haus
honor-web-does-warrior_monks = Eine Armee mit Geist: Stärke für den Kampf und ein wenig Ki. Höchstens fünf Armeen pro Haus. Spione können die Karte stehlen.
honor-web-does-no_dachi = Ein Familienschwert: etwas Ehre, etwas Ki und die Stärke einer guten Armee. Spione können die Karte stehlen.
honor-web-does-daisho = Die beiden Schwerter einer Familie: mehr Ehre als Stärke. Spione können die Karte stehlen.
honor-web-does-masamune = Der beste Schwertschmied im Land: Ehre, Ki und viel Stärke. Spione lieben ihn.
honor-web-does-gunpowder = Furchtbare Stärke, furchtbare Schande: Das kostet dich in jedem Zug Ehre, und Ki dazu. Spione können die Karte stehlen.
honor-web-does-noh_theater = In jedem Zug viel Ehre, und das Ki für eine ganze weitere Aktion. Die liebste Beute aller.
