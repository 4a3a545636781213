### Honor of the Samurai im Browser.

## Zahlen und Spieler

honor-web-honor = Ehre
honor-web-income = Einkommen je Zug
honor-web-income-each = zu Beginn jedes eigenen Zuges
honor-web-to-goal =
    { $count ->
        [one] erreicht das Ziel bei der nächsten Wertung
       *[other] erreicht das Ziel in { $count } Zügen
    }
honor-web-ki = Ki
honor-web-actions = Aktionen
honor-web-attack = Stärke im Angriff
honor-web-defense = Stärke in der Abwehr
honor-web-dice =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }; noch { $missing } bis zum nächsten
honor-web-hand-count =
    { $count ->
        [0] keine Karte auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
honor-web-status =
    { $status ->
        [first] erster Samurai
        [second] zweiter Samurai von { $name }
        [leaving] verlässt { $name }
        [pledged] { $name } gelobt
       *[other] Ronin
    }
honor-web-tie =
    { $status ->
        [pledged] { $vassal } hat sich { $lord } gelobt
        [leaving] { $vassal } verlässt { $lord }
       *[other] { $vassal } dient { $lord }
    }
honor-web-track = Der Weg der Ehre bis { $goal }
honor-web-flag = { $name }: { $honor } Ehre, Einkommen { $income }
honor-web-armies =
    { $count ->
        [one] ein Heer von höchstens fünf
       *[other] { $count } Heere von höchstens fünf
    }
honor-web-no-daimyo = kein Daimyo

## Die Mitte des Tisches

honor-web-pile =
    { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
honor-web-pile-name = Nachzieh­stapel
honor-web-discards =
    { $count ->
        [one] Ablage, eine Karte
       *[other] Ablage, { $count } Karten
    }
honor-web-discards-name = Ablage
honor-web-no-discards = Hier liegt noch nichts.
honor-web-title-free = Titel ist frei
honor-web-title-with = bei { $name }
honor-web-title-worth = Shogun: { $honor } Ehre mehr je Zug
honor-web-round = Runde { $round }
honor-web-round-of = Runde { $round } von { $limit }
honor-web-turn-of = { $name } ist am Zug.

## Die Hand, und was du vorhast

honor-web-your-hand = Deine Hand
honor-web-empty-hand = Deine Hand ist leer.
honor-web-about = Was { $card } tut
honor-web-actions-left =
    { $count ->
        [0] keine Aktion mehr
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
honor-web-declared = Erklärung abgegeben
honor-web-may-declare = noch eine Erklärung frei
honor-web-choose-place = Wähle ein leuchtendes Haus für die Karte.
honor-web-choose-lord = Wähle das Daimyohaus, dessen Haupt er wird.
honor-web-choose-death = Wähle das Haus, dessen Haupt sterben soll.
honor-web-choose-victim = Wähle, wen du entehrst.
honor-web-choose-loot = Wähle eine leuchtende Karte zum Stehlen.
honor-web-choose-goal = Wähle das Haus, in das sie kommt, oder zerstöre sie.
honor-web-second-loot = Oder wähle eine zweite Karte aus demselben Haus.
honor-web-only-discard = Du kannst sie jetzt nur ablegen.
honor-web-choose-house = Wähle { $house }
honor-web-closed-house = Warum nicht { $house }?
honor-web-steal = Stiehl { $card } ({ $house })
honor-web-destroy = Zerstören
honor-web-discard = Ablegen
honor-web-do-it = Ausführen
honor-web-cancel = Abbrechen

## Was es kostet und bringt

honor-web-costs = Kostet dich { $amount } Ehre: du hättest { $honor }.
honor-web-may-cost =
    { $window ->
        [0] Niemand kann dich retten: Du verlierst { $amount } Ehre oder ein Leben.
       *[other] Andere können dich retten. Tut es niemand, verlierst du { $amount } Ehre oder ein Leben.
    }
honor-web-detached = Du wärst Ronin.
honor-web-hits = Eine { $needs } oder mehr trifft: { $chance }.
honor-web-guard-falls = Die Wache fällt, Treffer oder nicht.
honor-web-dies = Geht mit dem Haupt verloren: { $cards }.
honor-web-heir = { $name } würde das Daimyohaus übernehmen.
honor-web-battle = { $attack } gegen { $defense } Würfel: du siegst mit { $chance }.
honor-web-prize =
    { $prize ->
        [both] Zu gewinnen: der Titel und die Burg.
        [title] Zu gewinnen: der Titel des Shoguns.
       *[other] Zu gewinnen: die Burg.
    }
honor-web-battle-risk = Wer verliert, verliert seinen Daimyo, außer jemand wahrt das Gesicht.
honor-web-target = { $name } kann bis zu { $amount } Ehre verlieren.
honor-web-income-change = Einkommen { $change } je Zug.
honor-web-ki-change = Ki { $change }.
honor-web-ally-does = Dein Samuraihaus kämpft sofort für ihn; ab deinem nächsten Zug verdienst du die Hälfte.

## Fragen der Ehre

honor-web-window-battle = { $name } hat eine Schlacht verloren.
honor-web-window-dishonor = { $name } ist entehrt.
honor-web-if-saved = Wenn jemand das Gesicht wahrt
honor-web-if-not-saved = Wenn es niemand tut
honor-web-saved-battle =
    { $castle ->
        [none] Der Daimyo von { $name } lebt und behält sein Haus.
       *[other] Der Daimyo von { $name } lebt und behält sein Haus; nur { $castle } geht an den Sieger.
    }
honor-web-unsaved-battle =
    { $cards ->
        [none] Der Daimyo von { $name } stirbt.
       *[other] Der Daimyo von { $name } stirbt, und mit ihm gehen: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] { $castle } fällt an den Sieger.
    } { $holder ->
        [none] { $name } ist Ronin.
       *[other] { $name } und { $holder } sind Ronin.
    }
honor-web-saved-dishonor =
    { $bound ->
        [0] { $name } verliert 30 Ehre.
       *[other] { $name } verliert 30 Ehre und bleibt { $lord } verbunden.
    }
honor-web-unsaved-dishonor =
    { $bound ->
        [0] { $name } wählt: 75 Ehre verlieren oder Seppuku.
       *[other] { $name } wählt: 75 Ehre verlieren oder Seppuku. Die Bindung an { $lord } ist so oder so dahin.
    }
honor-web-asked = Versiegelt gefragt:
honor-web-answered = hat geantwortet
honor-web-sealed = Der Tisch erfährt nur den Ausgang.
honor-web-aside = Tisch ansehen
honor-web-show = Antworten
honor-web-if-decline = Du nimmst, was kommt.
honor-web-if-seppuku_samurai = Der Samurai und alle Karten seines Hauses sterben; Ehre geht nicht verloren. Ein zweiter Samurai erbt den Daimyo.
honor-web-if-seppuku_daimyo = Der Daimyo und sein ganzes Haus sterben; Ehre geht nicht verloren.
honor-web-if-save_face =
    { $window ->
        [0] Deine Karte ist verbraucht.
       *[other] Deine Karte ist verbraucht, außer jemand, der vor dir gefragt wurde, rettet auch.
    }
honor-web-if-pass = Du schweigst und behältst deine Karte, falls du eine hast.
honor-web-if-take = Sie kommt in dein Daimyohaus; eine Burg, die du hast, geht auf die Ablage.
honor-web-if-burn = Sie geht auf die Ablage.

## Würfel

honor-web-battle-of = { $name } greift { $other } an
honor-web-assassin-of = Ein Attentäter von { $name } dringt ein: { $house }
honor-web-needed = { $needs } oder mehr ist nötig
honor-web-tie-again = Gleichstand: alle Würfel noch einmal.
honor-web-wins = { $name } gewinnt die Schlacht
honor-web-hit = Treffer
honor-web-miss = Verfehlt
honor-web-skip = Überspringen
honor-web-go-on = Weiter

## Das Ende

honor-web-won-goal = { $names } hat { $goal } erreicht und siegt mit { $honor } Ehre
honor-web-won-rounds =
    { $count ->
        [one] Die letzte Runde ist vorbei: { $names } siegt mit { $honor } Ehre
       *[other] Die letzte Runde ist vorbei: { $names } teilen den Sieg mit { $honor } Ehre
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
honor-web-choice-dishonor_help-alliances = nur Bündnisse
honor-web-choice-dishonor_help-any = alle außer dem Shogun
honor-web-choice-empty_seppuku-allowed = erlaubt
honor-web-choice-empty_seppuku-forbidden = verboten
