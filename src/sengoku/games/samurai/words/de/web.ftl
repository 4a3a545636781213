### Samurai im Browser.

samurai-web-land = Das Land. Mit den Pfeilen geht es von Feld zu Feld, mit Plus und Minus näher und weiter, 0 zeigt alles.
samurai-web-map = Karte des Landes
samurai-web-hand = Deine Hand
samurai-web-hand-empty = Du hast keine Karten mehr.
samurai-web-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } davon
    }
samurai-web-to-draw =
    { $deck ->
        [0] { $hand } auf der Hand, nichts mehr zu ziehen
       *[other] { $hand } auf der Hand, { $deck } zu ziehen
    }
samurai-web-next-village = Nächstes Dorf
samurai-web-in-pile =
    { $count ->
        [0] kein Dorf mehr
       *[other] { $count } im Stapel
    }
samurai-web-pile-empty = kein Dorf mehr
samurai-web-supply = übrige Steine
samurai-web-supply-of = { $symbol }: übrige Steine: { $count }
samurai-web-stones-of =
    { $stand ->
        [most] { $symbol }: { $count }, die meisten
        [tied] { $symbol }: { $count }, Gleichstand
       *[less] { $symbol }: { $count }
    }
samurai-web-cards-left = { $name }: { $hand } auf der Hand, { $deck } im Nachziehstapel
samurai-web-sort-helmet = Helm
samurai-web-sort-buddha = Buddha
samurai-web-sort-rice = Reis
samurai-web-sort-samurai = Samurai

## Das Land in Worten

samurai-web-where =
    { $place ->
        [north] im Norden
        [northeast] im Nordosten
        [east] im Osten
        [southeast] im Südosten
        [south] im Süden
        [southwest] im Südwesten
        [west] im Westen
        [northwest] im Nordwesten
        [north-shore] an der Nordküste
        [northeast-shore] an der Nordostküste
        [east-shore] an der Ostküste
        [southeast-shore] an der Südostküste
        [south-shore] an der Südküste
        [southwest-shore] an der Südwestküste
        [west-shore] an der Westküste
        [northwest-shore] an der Nordwestküste
       *[middle] in der Mitte
    }
samurai-web-beside =
    { $who ->
        [you] { $where }, neben deinem { $card }
       *[other] { $where }, neben { $card } von { $name }
    }
samurai-web-village =
    { $scored ->
        [yes] { $village } { $where }, voll. { $shares }
       *[no]
            { $free ->
                [one] { $village } { $where }, noch ein freies Feld. { $shares }
               *[other] { $village } { $where }, noch { $free } freie Felder. { $shares }
            }
    }
samurai-web-share =
    { $lead ->
        [one] { $symbol }: { $sums }. { $name } führt
        [tie] { $symbol }: { $sums }. Gleichstand
       *[none] { $symbol }: kein Einfluss
    }
samurai-web-card-on = { $card } von { $name }
samurai-web-free = Freies Feld { $place }
samurai-web-one-of = Einer von { $count } solchen Plätzen, Nummer { $at } von Westen.
samurai-web-do-play = { $card } anlegen: { $place }
samurai-web-do-lay = Das Dorf legen: { $place }
samurai-web-counts =
    { $sort ->
        [all] Zählt { $value } für Helm, Buddha und Reisfeld zugleich, in jedem Dorf, das die Karte berührt.
       *[one] Zählt { $value } für { $symbol }, in jedem Dorf, das die Karte berührt.
    }

## Was eine Karte bewirken würde

samurai-web-lead =
    { $who ->
        [you] { $symbol }: Du führst { $most } : { $next }
        [tie] { $symbol }: Gleichstand { $most } : { $next }
        [nobody] { $symbol }: kein Einfluss
       *[other] { $symbol }: { $name } führt { $most } : { $next }
    }
samurai-web-lead-both = { $lead }, im anderen Dorf { $most } : { $next }
samurai-web-award =
    { $who ->
        [you] { $symbol } für dich
        [nobody] { $symbol } für niemanden
       *[other] { $symbol } für { $name }
    }
samurai-web-closes-so = Macht das Dorf voll: { $stones }.
samurai-web-closes-unknown = Das neue Dorf ist sofort voll. Seine Steine kennt noch niemand.
samurai-web-lays-so = Ein { $village } taucht auf.
samurai-web-lays =
    { $count ->
        [one] Ein Dorf taucht auf.
       *[other] { $count } Dörfer tauchen auf.
    }
samurai-web-voids =
    { $count ->
        [one] Eine Lücke bleibt Meer: Beide Karten sind von dir.
       *[other] { $count } Lücken bleiben Meer: Beide Karten sind von dir.
    }
samurai-web-ends = Das wird die letzte Runde, denn { $reasons }.
samurai-web-nothing = In keinem Dorf wechselt die Führung.

## Was zu tun ist

samurai-web-now-spot = An zwei Stellen taucht ein Dorf auf. Dies ist ein { $village }.
samurai-web-todo-spot = Wähle, wo es auftaucht.
samurai-web-todo-play =
    { $by ->
        [finger] Tipp auf eine Karte, dann auf ein Feld mit Ring.
       *[mouse] Zieh eine Karte auf ein Feld mit Ring, oder tipp beide an.
    }
samurai-web-plant-here = { $card } anlegen
samurai-web-lay-here = Hierhin legen
samurai-web-todo-card = Wähle jetzt eine Karte für dieses Feld.
samurai-web-todo-corner = Wähle ein Feld mit Ring für { $card }.
samurai-web-todo-choose =
    { $deed ->
        [lay] Tippen wählt diese Stelle.
       *[play] { $card } hier: Tippen wählt dieses Feld.
    }
samurai-web-todo-drop = Loslassen legt { $card } an.
samurai-web-todo-again =
    { $deed ->
        [lay] Noch einmal tippen legt es hierhin.
       *[play] Noch einmal tippen legt { $card } an.
    }

## Wie es steht

samurai-web-stand-begin = Noch keine Steine
samurai-web-stand =
    { $stand ->
        [outright] zwei Mehrheiten: gewinnt sofort
        [wins] würde jetzt gewinnen: { $sum } { $sum ->
            [one] anderer Stein
           *[other] andere Steine
        }
        [one] { $shapes } · { $sum } { $sum ->
            [one] anderer Stein
           *[other] andere Steine
        }
       *[none] keine Mehrheit, also noch kein Sieg
    }
samurai-web-winner =
    { $who ->
        [you] Du würdest jetzt gewinnen.
        [nobody] Niemand würde jetzt gewinnen.
       *[other] { $name } würde jetzt gewinnen.
    }
samurai-web-shared = { $names } würden sich den Sieg teilen.
samurai-web-need-begin = Gewinne die meisten Steine einer Sorte, dann die meisten der anderen.
samurai-web-need-outright = Du hast { $shapes }: Zwei Mehrheiten gewinnen sofort.
samurai-web-need-alone = Du hast die Mehrheit der { $shapes }, und sonst hat niemand eine.
samurai-web-need-two = { $name } hat zwei Mehrheiten. Hol dir eine davon.
samurai-web-need-ahead = Du hast die Mehrheit der { $shapes }. Andere Steine: { $sum } gegen { $others } von { $name }.
samurai-web-need-behind = Du hast die Mehrheit der { $shapes }, aber { $name } steht besser da. Andere Steine: { $sum } gegen { $others }.
samurai-web-need-none =
    { $most ->
        [0] Du brauchst eine Mehrheit. { $symbol }: Noch hat niemand einen Stein. Mit dem ersten hast du sie.
       *[other]
            { $count ->
                [one] Du brauchst eine Mehrheit. { $symbol }: { $mine } : { $most } mit { $name }. Ein Stein mehr, und du hast sie.
               *[other] Du brauchst eine Mehrheit. { $symbol }: { $name } { $most }, du { $mine }. { $count } Steine mehr, und du hast sie.
            }
    }
samurai-web-last = Das ist die letzte Runde, denn { $reasons }.

## Was geschieht

samurai-web-turn =
    { $who ->
        [you] Du bist am Zug
       *[other] { $name } ist am Zug
    }
samurai-web-begins =
    { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }
samurai-web-plants =
    { $who ->
        [you] Du legst { $card } { $where } an
       *[other] { $name } legt { $card } { $where } an
    }
samurai-web-chip-plants = legte { $card } an
samurai-web-draws =
    { $who ->
        [you] Du ziehst { $card }
       *[other] { $name } zieht { $card }
    }
samurai-web-rises = Ein Dorf taucht aus dem Meer auf
samurai-web-rises-with = Ein { $village }, { $where }
samurai-web-chip-rises = ein Dorf tauchte auf
samurai-web-harvest-wins =
    { $who ->
        [you] Du gewinnst { $stones }
       *[other] { $name } gewinnt { $stones }
    }
samurai-web-harvest-none = Gleichstand: Niemand gewinnt einen Stein
samurai-web-chip-wins = gewann { $stones }
samurai-web-chip-tie = Gleichstand, kein Stein
samurai-web-takes =
    { $who ->
        [you] Du holst die Mehrheit der { $symbol }
       *[other] { $name } holt die Mehrheit der { $symbol }
    }
samurai-web-loses =
    { $who ->
        [you] Du verlierst die Mehrheit der { $symbol }
       *[other] { $name } verliert die Mehrheit der { $symbol }
    }
samurai-web-chip-takes = holte die Mehrheit der { $symbol }
samurai-web-chip-loses = verlor die Mehrheit der { $symbol }
samurai-web-last-begins = Das ist die letzte Runde
samurai-web-chip-last = letzte Runde
samurai-web-wins-land =
    { $who ->
        [you] Du gewinnst das Land!
        [nobody] Niemand hat eine Mehrheit, also gewinnt niemand
       *[other] { $name } gewinnt das Land!
    }
samurai-web-shares-land = { $names } teilen sich das Land

## Was noch kommt, und das Ende

samurai-web-unplayed = Noch nicht gespielt
samurai-web-unseen = Dörfer, die noch niemand gesehen hat
samurai-web-draw = Niemand hat eine Mehrheit, also gewinnt niemand.
samurai-web-why-outright = Mehrheit der { $shapes }: sofort gewonnen
samurai-web-why-one = Mehrheit der { $shapes } ({ $kept }, zählen nicht) + andere Steine: { $sum }
samurai-web-why-none = keine Mehrheit, kann nicht gewinnen (Steine: { $sum })
samurai-web-why-nobody = nirgends eine Mehrheit, also zählen alle Steine: { $sum }
samurai-web-stood =
    Stand: { $count } { $count ->
        [one] Stein
       *[other] Steine
    }{ $majority ->
        [none] { "" }
       *[some] , Mehrheit der { $shapes }
    }
samurai-web-ended = Die Partie ist vorbei, denn { $reasons }.

## Werte der Optionen

samurai-web-choice-influence_set-sam_321 = 3, 2 und 1
samurai-web-choice-influence_set-sam_222 = je 2
samurai-web-choice-influence_set-sam_231 = 2, 3 und 1
samurai-web-choice-village_set-v_even = jede Sorte gleich oft
samurai-web-choice-chain-played = ja
samurai-web-choice-chain-none = nein
samurai-web-choice-no_majority-draw = niemand gewinnt
samurai-web-choice-no_majority-total = die meisten Steine
samurai-web-choice-no_majority-share = alle teilen den Sieg
samurai-web-choice-start_player-random = durch das Los

## Das Ende, erzählt

samurai-web-story =
    { $how ->
        [outright] { $who ->
            [you] Du hast die Mehrheit der { $shapes } und gewinnst sofort.
           *[other] { $name } hat die Mehrheit der { $shapes } und gewinnt sofort.
        }
        [one] { $who ->
            [you] Du gewinnst mit der Mehrheit der { $shapes } und { $sum ->
                    [one] einem anderen Stein
                   *[other] { $sum } anderen Steinen
                }.
           *[other] { $name } gewinnt mit der Mehrheit der { $shapes } und { $sum ->
                   [one] einem anderen Stein
                  *[other] { $sum } anderen Steinen
               }.
        }
       *[stones] { $who ->
            [you] Niemand hat eine Mehrheit, und du hast die meisten Steine: { $sum }.
           *[other] Niemand hat eine Mehrheit, und { $name } hat die meisten Steine: { $sum }.
        }
    }
samurai-web-story-shared = { $names } teilen sich das Land.
samurai-web-story-turn = Die reichste Ernte: { $told }.
samurai-web-story-heading = Wie das Land gewonnen wurde

## Wer am Zug ist, und wie man das Land liest

samurai-web-me = Du
samurai-web-short = Samurai
samurai-web-heading = Runde { $round } von { $rounds }, { $who ->
        [you] du bist am Zug
       *[other] { $name } ist am Zug
    }
samurai-web-legend-kinds = Helm, Buddha, Reisfeld: was ein Dorf bringt
samurai-web-legend-leads = goldener Rand: führt hier und gewinnt den Stein
samurai-web-legend-tie = gestrichelt: Gleichstand, niemand gewinnt den Stein
samurai-web-legend-corner = ein freies Feld für deine Karte
samurai-web-legend-done = eine Karte, deren Dörfer alle voll sind
samurai-web-legend-crown = Krone: die Mehrheit einer Sorte

## Die Haustür

samurai-web-variants = Zu zweit, zu dritt oder zu viert, drei Kartensätze
samurai-web-seats-2 = Mit 2 gibt es 10 Steine jeder Sorte, und alle haben 15 Karten.
samurai-web-seats-3 = Mit 3 gibt es 16 Steine jeder Sorte, und alle haben 15 Karten.
samurai-web-seats-4 = Mit 4 gibt es 16 Steine jeder Sorte, und alle haben 13 Karten.
samurai-web-way-321 = Viele kleine Samurai
    .about = Drei mit Wert 1, zwei mit Wert 2, einer mit Wert 3.
samurai-web-way-222 = Zwei von jedem
    .about = Zwei Samurai jedes Wertes.
samurai-web-way-231 = Stark in der Mitte
    .about = Zwei mit Wert 1, drei mit Wert 2, einer mit Wert 3.
samurai-web-chip-chain = Dorfketten
samurai-web-chip-majority = Ohne Mehrheit
samurai-web-chip-start = Es beginnt
