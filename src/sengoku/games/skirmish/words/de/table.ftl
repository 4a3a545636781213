### Test of Honour am Tisch. Was ein Fakt in einen Text bringt, steht in text/speaker.py.

skirmish-title = Test of Honour
skirmish-blurb = Führe einen Helden und eine Handvoll Krieger in ein kleines Gefecht. Marker aus einem Beutel bestimmen, wer als Nächstes handelt. Mut, Stahl und Würfel erledigen den Rest.

## Wen und was es gibt. Namen von Einheiten stehen vor ihrem Kürzel: „Bogenschütze A3“.

skirmish-unit = Einheit { $number }

skirmish-card-hero = Samurai-Held
    .source = found
skirmish-card-samurai_devoted = Samurai der Treue
    .source = found
skirmish-card-samurai_wise = Samurai der Weisheit
    .source = found
skirmish-card-spearman = Speerträger
    .source = found
skirmish-card-bowman = Bogenschütze
    .source = found
skirmish-card-musketman = Musketenschütze
    .source = found
skirmish-card-spear_loyal = Getreue Speergruppe
    .source = found
skirmish-card-spear_exp = Veteranen-Speergruppe
    .source = found
skirmish-card-bow_loyal = Getreue Bogengruppe
    .source = inferred
skirmish-card-bow_exp = Veteranen-Bogengruppe
    .source = found
skirmish-card-musket_loyal = Getreue Musketengruppe
    .source = found
skirmish-card-musket_exp = Veteranen-Musketengruppe
    .source = found
skirmish-card-sergeant = Feldwebel
    .source = found
skirmish-card-musician = Musiker
    .source = found
skirmish-card-banner = Bannerträger
    .source = found
skirmish-card-archery_sergeant = Bogenfeldwebel
    .source = found

skirmish-card-bow = ein Bogen statt einer Klinge
    .source = found
skirmish-card-musket = eine Muskete statt einer Klinge
    .source = inferred
skirmish-card-unarmored = Ohne Rüstung
    .source = found
skirmish-card-thrown = Wurfwaffen statt einer Klinge
    .source = house

skirmish-card-p11 = Fertige Streitmacht für 11 Punkte
    .source = found
skirmish-card-p12 = Fertige Streitmacht für 12 Punkte
    .source = house
skirmish-card-p15 = Fertige Streitmacht für 15 Punkte
    .source = found
skirmish-card-p18 = Fertige Streitmacht für 18 Punkte
    .source = house
skirmish-card-p21 = Fertige Streitmacht für 21 Punkte
    .source = house
skirmish-card-p24 = Fertige Streitmacht für 24 Punkte
    .source = found

skirmish-weapon-katana = Katana
skirmish-weapon-paired_swords = Schwerterpaar
skirmish-weapon-spear = Speer
skirmish-weapon-naginata = Naginata
skirmish-weapon-heavy_club = Streitkeule
skirmish-weapon-heavy_sword = Großschwert
skirmish-weapon-staff = Kampfstab
skirmish-weapon-dagger = Dolch
skirmish-weapon-bow = Bogen
skirmish-weapon-musket = Muskete
skirmish-weapon-thrown = Wurfwaffen

skirmish-bonus-quick_jab = Schneller Stoß
skirmish-bonus-deep_cut = Tiefe Wunde
skirmish-bonus-twin_strike = Doppelschlag
skirmish-bonus-impale = Durchstoßen
skirmish-bonus-stun = Betäubung
skirmish-bonus-fearsome_blow = Furchtbarer Schlag
skirmish-bonus-fast_shot = Schnellschuss
skirmish-bonus-counter_strike = Gegenschlag
skirmish-bonus-backhand = Rückhandschlag
skirmish-bonus-follow_up = Nachsetzen
skirmish-bonus-move_up = Nachrücken

skirmish-terrain-building = Gebäude
skirmish-terrain-obstacle = Hindernis
skirmish-terrain-rough = unwegsames Gelände
skirmish-terrain-hill = Hügel
skirmish-terrain-decor = offenes Gelände

skirmish-scenario-first_clash = Erstes Treffen
skirmish-scenario-outpost = Sturm auf den Außenposten
skirmish-scenario-battlefield = Das Schlachtfeld
skirmish-scenario-spy = Die Spionin
skirmish-scenario-roadblock = Straßensperre
skirmish-scenario-rescue = Befreiung
skirmish-scenario-last_samurai = Der letzte Samurai

skirmish-level-1 = Grundregeln
skirmish-level-2 = mit Fähigkeiten
skirmish-level-3 = mit Fähigkeiten, Verletzungen und Schande

skirmish-side-south = Süden
skirmish-side-north = Norden

skirmish-token-samurai = Samurai-Marker
skirmish-token-commoner = Soldatenmarker
skirmish-token-fate = Schicksalsmarker

skirmish-face-double = Doppelschwert
skirmish-face-single = Schwert
skirmish-face-blank = leer
skirmish-face-cross = Kreuz
skirmish-ended-hero = Ein Held ist aus dem Kampf.
skirmish-ended-nobles = Eine Seite hat keinen Helden und keine Samurai mehr.
skirmish-ended-all = Eine Seite hat keine Einheiten mehr.
skirmish-ended-finds = Das war der dritte Fund.
skirmish-ended-captive = Die Gefangene ist vom Tisch.
skirmish-ended-limit = Die letzte Runde ist vorbei.

skirmish-roll-strike = Trefferwurf
skirmish-roll-avoid = Ausweichwurf
skirmish-roll-damage = Schadenswurf
skirmish-roll-target = Verstandsprobe für das Ziel
skirmish-roll-search = Verstandsprobe zum Suchen
skirmish-roll-arrival = Verstandsprobe zum Eintreffen
skirmish-roll-nerve = Nervenprobe
skirmish-roll-edge = Ehrenprobe am Rand
skirmish-roll-kick = Probe auf Beweglichkeit
skirmish-roll-survival = Überlebensprobe
skirmish-roll-counter_thrust = Gegenstoß
skirmish-roll-quick_jab = Schneller Stoß
skirmish-roll-deep_cut = Tiefe Wunde

## Fähigkeiten. `.does` sagt, was eine Karte bewirkt; „er“ ist der Samurai, der sie hat.

skirmish-card-barge_past = Durchbrechen
    .does = Gegnerische Soldaten im Weg halten seinen Ansturm nicht auf, und kein Soldat verdeckt sein Ziel, indem er den Weg zustellt. Jeder Soldat im Weg kostet einen Trefferwürfel; wer dort steht, wo er endet, weicht, und kann einer nicht weichen, ist dieser Weg versperrt.
    .source = found-house
skirmish-card-commanding_presence = Gebieterische Ausstrahlung
    .does = Deine anderen Einheiten im Umkreis von 6 Zoll um ihn erhalten 1 Würfel mehr bei Nervenproben.
    .source = found-house
skirmish-card-debt_owed = Ehrenschuld
    .does = Einmalig, wenn er einen Marker bekommt: Eine deiner Soldateneinheiten erhält eine verbrauchte Aktion zurück, und ein Soldatenmarker kommt wieder in den Beutel.
    .source = found-house
skirmish-card-defensive_drills = Abwehrdrill
    .does = Deine Gruppen im Umkreis von 6 Zoll um ihn erhalten 1 Würfel mehr, um im Nahkampf auszuweichen.
    .source = found-house
skirmish-card-defensive_form = Abwehrhaltung
    .does = Einmal pro Runde: 2 Würfel mehr bei seinem Ausweichwurf im Nahkampf.
    .source = found-house
skirmish-card-deflect_arrow = Pfeilabwehr
    .does = Einmal pro Runde: 2 Würfel mehr, um einem Bogen oder einer Wurfwaffe auszuweichen, und dieses Ausweichen kostet keine Aktion.
    .source = found-house
skirmish-card-evasion = Entwischen
    .does = Einmal pro Runde: Ein Ausweichwurf von ihm kostet keine Aktion, selbst wenn er keine mehr hat.
    .source = found-house
skirmish-card-exceptional_armour = Prunkrüstung
    .does = Schadenswürfe gegen ihn haben 1 Würfel weniger, aber nie weniger als 1.
    .source = found-house
skirmish-card-fencing = Fechtkunst
    .does = Einmal pro Runde: Er wirft alle Würfel seines Trefferwurfs im Nahkampf noch einmal, und der zweite Wurf gilt.
    .source = found-house
skirmish-card-inspiring_speech = Flammende Rede
    .does = Einmal pro Schlacht, wenn er einen Marker erhält: Er und jeder Freund im Umkreis von 12 Zoll verlieren einen Blutstropfen.
    .source = found-house
skirmish-card-issue_challenge = Herausforderung
    .does = Einmal pro Schlacht, wenn er einen Marker bekommt: Er fordert einen gegnerischen Helden oder Samurai heraus, den er im Umkreis von 12 Zoll sieht. Solange beide auf dem Tisch sind, müssen sie beim Anstürmen einander angreifen, wenn es geht, ohne Verstandsprobe.
    .source = found-house
skirmish-card-jump_kick = Sprungtritt
    .does = Einmal pro Runde, nach seinem Ansturm: Das Ziel muss eine Probe auf Beweglichkeit bestehen, sonst geht es vor dem Schlag zu Boden.
    .source = found-house
skirmish-card-knock_down = Niederschlagen
    .does = Einmal pro Runde: Ein Ziel, das er im Nahkampf leicht verwundet, geht zu Boden.
    .source = found-house
skirmish-card-local_guide = Ortskundiger
    .does = Einmalig, wenn er einen Marker erhält: Setze eine deiner Einheiten im Umkreis von 6 Zoll neu ab, mindestens 1 Zoll von allen Gegnern entfernt.
    .source = found-house
skirmish-card-map = Landkarte
    .does = Einmal pro Runde: 1 Würfel mehr bei der Verstandsprobe einer suchenden Einheit im Umkreis von 12 Zoll um ihn oder einer eintreffenden Reserve.
    .source = found-house
skirmish-card-master_forged_weapon = Meisterklinge
    .does = Einmal pro Runde: 1 Würfel mehr bei seinem Schadenswurf im Nahkampf.
    .source = found-house
skirmish-card-military_scholar = Kriegsgelehrter
    .does = Er und deine Soldaten im Umkreis von 6 Zoll um ihn erhalten 2 Würfel mehr bei Verstandsproben für die Wahl eines Ziels.
    .source = found-house
skirmish-card-one_with_nature = Eins mit der Natur
    .does = Unwegsames Gelände hemmt seine Bewegung, seinen Ansturm und seinen Rückzug nie.
    .source = found-house
skirmish-card-perfect_aim = Sicheres Auge
    .does = Einmal pro Runde: 1 Würfel mehr bei seinem Trefferwurf.
    .source = found-house
skirmish-card-proud_troops = Stolze Soldaten
    .does = Einmal pro Runde: Eine deiner Soldateneinheiten im Umkreis von 12 Zoll um ihn wiederholt eine misslungene Nervenprobe.
    .source = found-house
skirmish-card-special_instructions = Sonderauftrag
    .does = Einmal pro Schlacht, wenn er einen Marker erhält: Eine deiner Soldateneinheiten im Umkreis von 6 Zoll führt eine freie Aktion aus, bevor er handelt.
    .source = found-house
skirmish-card-tough_hide = Zähe Natur
    .does = Einmalig: Ein Schadenswurf, der ihn ausschalten würde, misslingt; er wird nur leicht verwundet.
    .source = found-house
skirmish-card-vault = Überspringen
    .does = Hindernisse kosten ihn keine Bewegung, und eine Drehung in seinem Ansturm kostet keinen Würfel.
    .source = found-house

## Verletzungen und Schande

skirmish-card-hurt_arm = Verletzter Arm
    .does = Zielen 1 niedriger für den Rest der Schlacht.
    .source = house
skirmish-card-hurt_leg = Verletztes Bein
    .does = Seine Aktionen reichen für den Rest der Schlacht 2 Zoll weniger weit. Unwegsames Gelände und Rückzüge bleiben gleich.
    .source = house
skirmish-card-broken_ribs = Gebrochene Rippen
    .does = Kraft 1 niedriger für den Rest der Schlacht.
    .source = house
skirmish-card-head_blow = Schlag auf den Kopf
    .does = Verstand 1 niedriger für den Rest der Schlacht.
    .source = house
skirmish-card-hurt_hand = Verletzte Hand
    .does = Beweglichkeit 1 niedriger für den Rest der Schlacht.
    .source = house
skirmish-card-blood_loss = Blutverlust
    .does = Sofort noch ein Blutstropfen.
    .source = house
skirmish-card-stain = Makel
    .does = 1 Würfel weniger bei seiner nächsten Ehrenprobe. Danach wird die Karte umgedreht.
    .source = house
skirmish-card-hidden_shame = Stille Scham
    .does = Keine Wirkung. Die Karte wird umgedreht.
    .source = house
skirmish-card-public_disgrace = Offene Schande
    .does = Deine anderen Einheiten im Umkreis von 12 Zoll um ihn legen eine Nervenprobe ab. Wer scheitert, flieht vor ihm.
    .source = house
skirmish-card-doubt = Zweifel
    .does = Er verliert eine Aktion.
    .source = house
skirmish-card-averted_eyes = Abgewandte Blicke
    .does = Bis zum Ende der Runde geben deine Anführer und Fähigkeiten anderen Einheiten keine Würfel.
    .source = house
skirmish-card-vengeance = Vergeltung
    .does = Der Gegner deckt die oberste Karte seines Schicksalsstapels auf.
    .source = house

## Was eine Rechnung zählt

skirmish-why-group = die Überzahl der Gruppe
skirmish-why-prone = das Ziel liegt am Boden
skirmish-why-high-ground = erhöhte Stellung
skirmish-why-bend = eine Drehung im Ansturm
skirmish-why-friends-in-the-way = Freunde im Weg
skirmish-why-enemies-in-the-way = Gegner im Weg
skirmish-why-terrain-in-the-way = Gelände im Weg
skirmish-why-archery-sergeant = der Bogenfeldwebel
skirmish-why-strike-bonus = der Trefferbonus des Angreifers
skirmish-why-banner = das Banner
skirmish-why-musician = der Musiker
skirmish-why-drops = Blutstropfen
skirmish-why-unarmored = keine Rüstung
skirmish-why-impale = durchbohrt
skirmish-why-defensive-drills = Abwehrdrill
skirmish-why-defensive-form = Abwehrhaltung
skirmish-why-deflect-arrow = Pfeilabwehr
skirmish-why-exceptional-armour = Prunkrüstung
skirmish-why-commanding-presence = Gebieterische Ausstrahlung
skirmish-why-stain = Makel auf seiner Ehre
skirmish-why-injury = eine Verletzung

## Fragen

skirmish-ask-BuildForce =
    { $force ->
        [fixed] Wähle eine Waffe für deinen Helden. Der Rest deiner Streitmacht steht schon fest.
        [begun]
            Wer begleitet deinen Helden? { $points ->
                [one] Noch ein Punkt.
               *[other] Noch { $points } Punkte.
            }
       *[new] Nimm die fertige Streitmacht oder stelle selbst eine auf. Die Gegenseite sieht noch nichts.
    }
skirmish-ask-HideCaptive = Wo hältst du die Gefangene fest? Nur du weißt es.
skirmish-ask-HoldBack = Welche Einheiten bleiben in Reserve? Sie können später eingreifen.
skirmish-ask-DeployUnit = Stell eine deiner Einheiten in deiner Zone auf.
skirmish-ask-NameCarrier = Wer nimmt die Gefangene mit?
skirmish-ask-NextToken = Zieh den nächsten Marker, oder nimm vorher zurück, was du eben getan hast.
skirmish-ask-GiveToken = Wer bekommt den Marker und handelt?
skirmish-ask-TokenWindow = { $unit } handelt gleich. Vorher eine Fähigkeit einsetzen?
skirmish-ask-ChooseAction = Was macht { $unit }?
skirmish-ask-Arrive = { $unit } greift in die Schlacht ein. Wo?
skirmish-ask-GiveOrder = { $unit } darf eine Soldateneinheit im Umkreis von 6 Zoll anstürmen lassen. Wer greift wen an?
skirmish-ask-FreeCharge = Freier Ansturm für { $unit }! Auf wen?
skirmish-ask-FreeMove = Freie Bewegung für { $unit }. Wohin?
skirmish-ask-NerveOrder = Deine Einheiten wanken. Welche legt als Nächste ihre Nervenprobe ab?
skirmish-ask-GiveCard = Das Schicksal schenkt dir { $card }. Wer bekommt die Karte?
skirmish-ask-CardWindow =
    { $window ->
        [pre]
            { $unit } würfelt mit { $dice } { $dice ->
                [one] Würfel
               *[other] Würfeln
            } ({ $roll }). Eine Karte einsetzen?
        [post]
            { $unit } hat { $swords } { $swords ->
                [one] Schwert
               *[other] Schwerter
            } und { $crosses } { $crosses ->
                [one] Kreuz
               *[other] Kreuze
            } gewürfelt ({ $roll }). Eine Karte einsetzen?
        [charge] { $unit } hat das Ziel erreicht und schlägt gleich zu. Eine Karte einsetzen?
       *[wound] { $unit } hat das Ziel verwundet. Eine Karte einsetzen?
    }
skirmish-ask-MayClaim =
    { $dice ->
        [one] { $unit } wirft einen Würfel ({ $roll }). Einen mehr, für eine Schandekarte?
       *[other] { $unit } wirft { $dice } Würfel ({ $roll }). Einen mehr, für eine Schandekarte?
    }

## Optionen zur Auswahl. Orte sind Zoll vom Westrand und vom Südrand.

skirmish-do-take_force = Fertige Streitmacht nehmen
skirmish-do-recruit =
    { $unarmored ->
        [1] Rekrutieren: { $card }, { $weapon }, ohne Rüstung
       *[other] Rekrutieren: { $card }, { $weapon }
    }
skirmish-do-finish = Rekrutierung abschließen
skirmish-do-hide = Missionsziel { $marker }
skirmish-do-hold = { $unit } in Reserve halten
skirmish-do-place = { $unit } bei { $x } / { $y } aufstellen
skirmish-do-token = { $unit } handelt
skirmish-do-move =
    { $pick_up ->
        [1] { $unit } geht nach { $x } / { $y } und nimmt die Gefangene mit
       *[other] { $unit } geht nach { $x } / { $y }
    }
skirmish-do-cautious =
    { $pick_up ->
        [1] { $unit } geht wachsam nach { $x } / { $y } und nimmt die Gefangene mit
       *[other] { $unit } geht wachsam nach { $x } / { $y }
    }
skirmish-do-stand_up =
    { $pick_up ->
        [1] { $unit } steht auf, geht nach { $x } / { $y } und nimmt die Gefangene mit
       *[other] { $unit } steht auf und geht nach { $x } / { $y }
    }
skirmish-do-shoot = { $unit } schießt von { $x } / { $y } auf { $target }
skirmish-do-charge = { $unit } stürmt auf { $target } los
skirmish-do-reload = { $unit } lädt nach
skirmish-do-search = { $unit } durchsucht Missionsziel { $marker }
skirmish-do-enter =
    { $pick_up ->
        [1] { $unit } kommt zurück, geht nach { $x } / { $y } und nimmt die Gefangene mit
       *[other] { $unit } kommt zurück und geht nach { $x } / { $y }
    }
skirmish-do-enter_cautious =
    { $pick_up ->
        [1] { $unit } kommt zurück, geht wachsam nach { $x } / { $y } und nimmt die Gefangene mit
       *[other] { $unit } kommt zurück und geht wachsam nach { $x } / { $y }
    }
skirmish-do-arrive =
    { $pick_up ->
        [1] { $unit } trifft ein, geht nach { $x } / { $y } und nimmt die Gefangene mit
       *[other] { $unit } trifft ein und geht nach { $x } / { $y }
    }
skirmish-do-order = { $unit } auf { $target } anstürmen lassen
skirmish-do-test = { $unit } legt die Nervenprobe ab
skirmish-do-decline = Nein, weiter
skirmish-do-carry = { $unit } bricht mit der Gefangenen auf
skirmish-do-use =
    { $skill-is ->
        [debt_owed] { $skill }: { $unit } bekommt eine Aktion zurück
        [issue_challenge] { $skill }: { $unit } wird herausgefordert
        [special_instructions] { $skill }: { $unit } handelt zuerst
        [local_guide] { $skill }: { $unit } geht nach { $x } / { $y }
       *[other] { $skill } einsetzen
    }
skirmish-do-claim = Extrawürfel für eine Schandekarte
skirmish-do-give = Die Karte an { $unit } geben
skirmish-do-draw = Nächsten Marker ziehen

## Was geschehen ist

skirmish-event-ForceReady =
    { $cards ->
        [hidden] Die Streitmacht von { $seat } steht bereit.
       *[other] Die Streitmacht von { $seat } steht bereit: { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Deine Streitmacht steht bereit.
           *[other] Deine Streitmacht steht bereit: { $cards }.
        }
skirmish-event-ForceShown = Die Streitmacht von { $seat }: { $cards }.
    .you = Deine Streitmacht: { $cards }.
skirmish-event-CaptiveHidden =
    { $marker ->
        [hidden] { $seat } bestimmt heimlich, wo die Gefangene ist.
       *[other] { $seat } bestimmt heimlich, dass die Gefangene an Missionsziel { $marker } ist.
    }
    .you =
        { $marker ->
            [hidden] Du bestimmst heimlich, wo die Gefangene ist.
           *[other] Du bestimmst heimlich, dass die Gefangene an Missionsziel { $marker } ist.
        }
skirmish-event-HeldBack = { $unit } bleibt in Reserve.
skirmish-event-Deployed = { $unit } bezieht Stellung.
skirmish-event-RoundBegan = Runde { $round }. { $seat } zieht zuerst.
    .you = Runde { $round }. Du ziehst zuerst.
skirmish-event-TokenDrawn =
    { $token ->
        [samurai] { $seat } zieht einen Samurai-Marker.
       *[other] { $seat } zieht einen Soldatenmarker.
    }
    .you =
        { $token ->
            [samurai] Du ziehst einen Samurai-Marker.
           *[other] Du ziehst einen Soldatenmarker.
        }
skirmish-event-FateDrawn =
    { $drawn ->
        [1] { $seat } zieht den ersten Schicksalsmarker.
        [2] { $seat } zieht den zweiten Schicksalsmarker. Der nächste beendet die Runde.
       *[other] { $seat } zieht den dritten Schicksalsmarker: Die Runde ist vorbei.
    }
    .you =
        { $drawn ->
            [1] Du ziehst den ersten Schicksalsmarker.
            [2] Du ziehst den zweiten Schicksalsmarker. Der nächste beendet die Runde.
           *[other] Du ziehst den dritten Schicksalsmarker: Die Runde ist vorbei.
        }
skirmish-event-TokenGiven = { $seat } gibt den Marker an { $unit }.
    .you = Du gibst den Marker an { $unit }.
skirmish-event-TokenLost = { $unit } findet keinen Weg auf den Tisch, und der Marker verfällt.
skirmish-event-ActionLost =
    { $why ->
        [doubt] { $unit } zweifelt und verliert eine Aktion.
       *[avoid] { $unit } gibt eine Aktion auf, um auszuweichen.
    }
skirmish-event-ActionReturned = { $unit } bekommt eine Aktion zurück, und ein Marker kommt in den Beutel.
skirmish-event-AlertSpent = { $unit } war wachsam und weicht ohne Aktion aus.
skirmish-event-Separated = { $unit } löst sich vom Gegner.
skirmish-event-Acted =
    { $action ->
        [move] { $unit } bewegt sich.
        [cautious] { $unit } bewegt sich wachsam.
        [stand_up] { $unit } steht auf.
        [shoot] { $unit } legt an.
        [charge] { $unit } stürmt los!
        [reload] { $unit } lädt nach.
        [search] { $unit } sucht.
        [enter] { $unit } kehrt auf den Tisch zurück.
       *[enter_cautious] { $unit } kehrt wachsam auf den Tisch zurück.
    }
skirmish-event-Moved = { $unit } bezieht eine neue Stellung.
skirmish-event-Rolled =
    { $faces-count ->
        [0] { $unit }, { $roll }: kein Würfel übrig. Misslungen.
       *[other]
            { $unit }, { $roll }: { $faces }. { $result ->
                [hit] Treffer!
                [miss] Keine Wirkung.
                [fumbled] Patzer!
                [failed] Misslungen.
                [splendid] Gelungen, mit Bonus!
               *[passed] Gelungen.
            }
    }
skirmish-event-TestedTarget = { $unit } wählt { $target } als Ziel.
skirmish-event-Attacked =
    { $how ->
        [shot] { $unit } schießt auf { $target }.
       *[charge] { $unit } stürmt auf { $target } los!
    }
skirmish-event-Wounded =
    { $drops ->
        [one] { $unit } bekommt einen Blutstropfen (jetzt { $total }).
       *[other] { $unit } bekommt { $drops } Blutstropfen (jetzt { $total }).
    }
skirmish-event-Inspired =
    { $total ->
        [0] { $unit } fasst Mut und verliert den letzten Blutstropfen.
       *[other] { $unit } fasst Mut und verliert einen Blutstropfen (jetzt { $total }).
    }
skirmish-event-KnockedDown = { $unit } geht zu Boden.
skirmish-event-ModelLost =
    { $left ->
        [one] { $unit } verliert einen Mann und hat noch einen.
       *[other] { $unit } verliert einen Mann und hat noch { $left }.
    }
skirmish-event-Removed = { $unit } ist ausgeschaltet!
skirmish-event-Retreated = { $unit } weicht zurück.
skirmish-event-GaveWay = { $unit } macht Platz.
skirmish-event-DrivenOff = { $unit } wird vom Tisch gedrängt.
skirmish-event-ArrivalFailed = { $unit } ist noch nicht da.
skirmish-event-MarkerSearched =
    { $found ->
        [captive] { $unit } findet die Gefangene an Missionsziel { $marker }!
        [find] { $unit } wird an Missionsziel { $marker } fündig.
       *[nothing] { $unit } findet an Missionsziel { $marker } nichts. Es wird entfernt.
    }
skirmish-event-CaptiveTaken = { $unit } hat jetzt die Gefangene.
skirmish-event-CaptiveDropped = { $unit } lässt die Gefangene los.
skirmish-event-CaptiveLeft = { $unit } verlässt mit der Gefangenen den Tisch!
skirmish-event-CardUsed = { $unit } setzt eine Karte ein: { $card }.
skirmish-event-SkillTurnedUp = { $seat } deckt eine Schicksalskarte auf: { $card }.
    .you = Du deckst eine Schicksalskarte auf: { $card }.
skirmish-event-SkillGained = { $unit } gewinnt eine Fähigkeit: { $card }.
skirmish-event-Challenged = { $unit } fordert { $target } heraus.
skirmish-event-DieClaimed = { $unit } nimmt einen Extrawürfel, auf Kosten der Ehre.
skirmish-event-Shamed = { $unit } zieht eine Schandekarte: { $card }.
skirmish-event-Injured = { $unit } ist verletzt: { $card }.
skirmish-event-Survived = { $unit } überlebt den Treffer!
skirmish-event-SkillKept = { $seat } behält eine Fähigkeit für den Feldzug: { $card }.
    .you = Du behältst eine Fähigkeit für den Feldzug: { $card }.
skirmish-event-BattleEnded =
    { $seat-is ->
        [nobody] Die Schlacht endet unentschieden. { $ended }
       *[other] { $seat } gewinnt die Schlacht! { $ended }
    }
    .you = Du gewinnst die Schlacht! { $ended }
skirmish-event-CampaignEnded =
    { $winner-count ->
        [one] { $winners } gewinnt den Feldzug! Punkte: { $totals }.
       *[other] Der Feldzug endet unentschieden. Punkte: { $totals }.
    }
    .you-ranks =
        { $winner-count ->
            [one] Du gewinnst den Feldzug! Punkte: { $totals }.
           *[other] Der Feldzug endet unentschieden. Punkte: { $totals }.
        }

## Die Optionen des Spiels

skirmish-option-scenario = Die Schlacht: ein erstes Treffen, ein Außenposten zum Erobern, ein Feld zum Durchsuchen, eine Spionin zum Finden, eine Spionin zum Geleiten, eine Gefangene zum Befreien, ein Kampf bis zum letzten Samurai oder ein Feldzug aus sechs Schlachten.
    .name = Schlacht
skirmish-option-level = Regelumfang: Grundregeln (1), mit Fähigkeiten (2) oder auch mit Verletzungen und Schande (3). Erstes Treffen wird immer auf Stufe 1 gespielt.
    .name = Regelstufe
skirmish-option-round_limit = Nach wie vielen Runden eine Schlacht endet: wie das Szenario sagt, oder 3 bis 20.
    .name = Letzte Runde
skirmish-option-shots_push = Drängen Schüsse, die verwunden oder streifen, das Ziel zurück?
    .name = Schüsse drängen zurück
skirmish-option-no_avoid_counts_failed = Ein Ziel, das nicht ausweichen kann, gilt als misslungen und kann durchstoßen und betäubt werden.
    .name = Ohne Ausweichen
skirmish-option-drops_on_all_honour = Schwächen Blutstropfen jede Ehrenprobe oder nur Nervenproben?
    .name = Gewicht der Blutstropfen
skirmish-option-nerve_order = Wer die Reihenfolge der Nervenproben bestimmt: wem die Einheiten gehören, oder der Abstand, die nächste zuerst.
    .name = Folge der Nervenproben
skirmish-option-max_commoner_units = Wie viele Soldateneinheiten eine Streitmacht höchstens haben darf.
    .name = Soldateneinheiten
skirmish-option-bow_loyal_cost = Kosten einer Getreuen Bogengruppe: 2 oder 3 Punkte.
    .name = Getreue Bogengruppe
skirmish-option-unarmoured_card = Dürfen Helden und Samurai ohne Rüstung gehen? Sie haben 1 Beweglichkeit mehr, aber Schadenswürfe gegen sie haben 1 Würfel mehr.
    .name = Ohne Rüstung
skirmish-option-thrown_for_samurai = Dürfen Helden und Samurai Wurfwaffen für 1 Punkt nehmen?
    .name = Wurfwaffen
skirmish-option-last_samurai_points = Punkte pro Streitmacht in „Der letzte Samurai“.
    .name = Punkte in „Der letzte Samurai“
skirmish-option-carry_limit = Wie weit eine Einheit mit der Gefangenen kommt (1000 = 1 Zoll).
    .name = Mit der Gefangenen
skirmish-option-mirror_terrain = Liegt zufälliges Gelände symmetrisch, damit beide Seiten denselben Boden haben?
    .name = Gespiegeltes Gelände
skirmish-option-ground = Welches Gelände auf dem Tisch liegt: das des Szenarios oder dein eigenes aus einer Geländedatei.
    .name = Gelände

## Probleme

problem-skirmish-another-unit-acts = Eine andere Einheit hat den Marker bekommen.
problem-skirmish-card-not-usable = Diese Karte bewirkt hier nichts. Nutze eine, die leuchtet, oder keine.
problem-skirmish-carries-the-captive = Wer die Gefangene trägt, kann weder anstürmen noch schießen noch suchen.
problem-skirmish-claim-or-not = Nimm den zusätzlichen Würfel oder lass ihn liegen.
problem-skirmish-enemy-in-the-way = Du kannst nicht anstürmen: Ein anderer Gegner ist im Weg.
problem-skirmish-enemy-too-near = Mit einem Gegner innerhalb von drei Zoll kann niemand suchen.
problem-skirmish-friend-in-the-way = Ein Freund steht in der Schusslinie.
problem-skirmish-is-loaded = Es gibt nichts nachzuladen.
problem-skirmish-is-on-the-table = Diese Einheit steht schon auf dem Tisch.
problem-skirmish-lies-prone = Diese Einheit liegt am Boden und muss erst aufstehen.
problem-skirmish-list-not-legal = Deine Streitmacht ist noch nicht vollständig.
problem-skirmish-ground-in-campaign = Ein Feldzug hat sechs Schlachten mit eigenem Gelände. Wähle eine einzelne Schlacht für dein Gelände.
problem-skirmish-ground-not-toml = Die Geländedatei ist kein TOML: { $detail }.
problem-skirmish-ground-too-long = Die Geländedatei ist zu lang: höchstens { $most } Zeichen.
problem-skirmish-ground-unknown-part = In der Geländedatei steht „{ $field }“, was hier nichts bedeutet. Nur [[piece]] ist möglich.
problem-skirmish-ground-no-pieces = In der Geländedatei steht kein [[piece]].
problem-skirmish-ground-too-many = Es sind { $count } Geländestücke, und höchstens { $most } dürfen auf dem Tisch liegen.
problem-skirmish-ground-not-a-piece = Geländestück { $piece } ist nicht als Stück geschrieben.
problem-skirmish-ground-unknown-field = Bei Geländestück { $piece } steht „{ $field }“, was nichts bedeutet. Möglich sind: { $known }.
problem-skirmish-ground-needs-field = Bei Geländestück { $piece } fehlt „{ $field }“.
problem-skirmish-ground-unknown-kind = Geländestück { $piece }: „{ $kind }“ ist keine Geländeart. Es gibt: { $known }.
problem-skirmish-ground-bad-place = Geländestück { $piece }: Zu „at“ gehören zwei Zahlen wie [12, 18.5], nicht { $value }.
problem-skirmish-ground-bad-size-form = Geländestück { $piece }: „size“ ist eine Zahl oder [breit, tief], nicht { $value }.
problem-skirmish-ground-not-a-length = Geländestück { $piece }: { $value } ist keine Länge.
problem-skirmish-ground-too-fine = Geländestück { $piece }: { $value } hat zu viele Nachkommastellen (höchstens 3).
problem-skirmish-ground-bad-size = Geländestück { $piece } muss { $low } bis { $high } Zoll messen.
problem-skirmish-ground-bad-angle = Geländestück { $piece }: Der Winkel ist eine ganze Zahl von Grad, nicht { $value }.
problem-skirmish-ground-off-table = Geländestück { $piece } ragt über den Tischrand.
problem-skirmish-ground-overlap = Die Geländestücke { $other } und { $piece } überlappen sich.
problem-skirmish-ground-too-dense = Um Geländestück { $piece } steht zu viel Gelände dicht beisammen.
problem-skirmish-ground-marker-blocked = Das Gelände lässt niemanden an Missionsziel { $number } stehen.
problem-skirmish-ground-zone-blocked =
    { $side ->
        [south] Zu wenig Platz zum Aufstellen im Süden: { $fewest } Gruppen müssen hineinpassen.
       *[north] Zu wenig Platz zum Aufstellen im Norden: { $fewest } Gruppen müssen hineinpassen.
    }
problem-skirmish-ground-no-room = Das Gelände versperrt so viel vom Tisch, dass nicht jeder Einheit ein Platz sicher ist.
problem-skirmish-draw-first = Zieh erst den nächsten Marker, oder nimm deinen letzten Zug zurück.
problem-skirmish-must-arrive = Nenne die Stelle, an der deine Reserve eintrifft.
problem-skirmish-must-enter = Diese Einheit ist nicht auf dem Tisch und muss erst zurückkommen.
problem-skirmish-must-reload = Die Muskete muss erst nachgeladen werden.
problem-skirmish-no-action-left = { $unit } hat in dieser Runde keine Aktion mehr.
problem-skirmish-no-dice-left = Es ist zu viel im Weg: Dir bliebe kein Würfel übrig.
problem-skirmish-no-noble = Die Karte geht an deinen Helden oder an einen deiner Samurai.
problem-skirmish-no-room-at-the-target = Es ist kein Platz, um mit diesem Gegner in Kontakt zu stehen.
problem-skirmish-no-room-there = Dort ist kein Platz für die Base.
problem-skirmish-no-single-model = Ein einzelner Krieger muss sie tragen, keine Gruppe.
problem-skirmish-no-such-marker = Ein solches Missionsziel gibt es nicht.
problem-skirmish-no-such-order = Diesen Befehl kann der Feldwebel nicht geben.
problem-skirmish-no-way-there =
    { $far ->
        [yes] Zu weit: { $apart }″, und mit dieser Bewegung kommst du { $reach }″ weit.
        [edge] Vom Rand aus kommst du mit { $reach }″ nicht dorthin.
       *[no] Mit { $reach }″ kommst du nicht dorthin: Etwas ist im Weg.
    }
problem-skirmish-not-a-tester = Diese Einheit muss jetzt keine Nervenprobe ablegen.
problem-skirmish-not-an-enemy-here = Einen solchen Gegner gibt es auf dem Tisch nicht.
problem-skirmish-not-at-the-marker = Zum Suchen muss die Einheit das Missionsziel berühren.
problem-skirmish-not-in-the-zone = Stelle die Einheit ganz in deiner Aufstellungszone auf, frei von allem und mindestens einen Zoll von Gegnern entfernt.
problem-skirmish-not-to-be-held-back = Diese Einheit kann jetzt nicht in Reserve bleiben.
problem-skirmish-not-to-be-recruited = Diese Karte passt nicht mehr in deine Streitmacht.
problem-skirmish-not-waiting = Diese Einheit kannst du nicht aufstellen: Sie steht schon oder gehört der Gegenseite.
problem-skirmish-not-your-unit = { $unit } ist keine deiner lebenden Einheiten.
problem-skirmish-nothing-to-pick-up = Dort kann die Gefangene nicht aufgenommen werden.
problem-skirmish-nothing-to-search = Für diese Einheit gibt es nichts zu durchsuchen.
problem-skirmish-nothing-to-shoot-with = Diese Einheit hat nichts zum Schießen.
problem-skirmish-off-the-table = Die ganze Base muss auf dem Tisch bleiben.
problem-skirmish-out-of-range = Zu weit: { $apart }″, und die Reichweite ist { $reach }″.
problem-skirmish-out-of-reach = Zu weit: { $apart }″, und ein Ansturm reicht { $reach }″.
problem-skirmish-out-of-sight = Das Ziel ist von dort nicht zu sehen.
problem-skirmish-owes-a-duel = Nach der Herausforderung musst du zuerst auf den Rivalen anstürmen.
problem-skirmish-stands-already = Diese Einheit steht schon aufrecht.
problem-skirmish-terrain-in-the-way = Gelände ist im Weg, und mit einer einzigen Drehung führt kein Weg daran vorbei.
problem-skirmish-way-covered = Die ganze Breite des Weges zu diesem Ziel ist zugestellt, also ist es verdeckt.
problem-skirmish-wrong-moment =
    { $clause ->
        [TOH-5-2] Gib den Marker zuerst einer deiner Einheiten.
        [TOH-6-1] Eine Einheit hat den Marker: Wähle eine ihrer Aktionen.
        [TOH-9-20] Entscheide zuerst über die freie Aktion.
       *[other] Antworte zuerst auf das, was du gefragt wirst.
    }
problem-skirmish-wrong-token = Dieser Marker ist nicht für { $unit }: Samurai und Soldaten haben jeweils eigene.
