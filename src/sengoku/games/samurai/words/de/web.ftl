### Samurai im Browser.

samurai-web-state = Stand des Spiels
samurai-web-land = Das Land. Mit den Pfeilen gehst du von Feld zu Feld, mit Plus und Minus zoomst du, 0 zeigt alles.
samurai-web-closer = Näher heran
samurai-web-farther = Weiter weg
samurai-web-fit = Alles zeigen
samurai-web-hand = Deine Hand
samurai-web-hand-empty = Du hast keine Karten mehr.
samurai-web-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } Stück
    }
samurai-web-how = Wähle eine Karte und ein Feld, in beliebiger Reihenfolge. Zeigst du auf ein Feld, siehst du, was die Karte dort brächte.
samurai-web-to-come = Noch zu ziehen
samurai-web-round = Runde { $round } von { $rounds }
samurai-web-round-now = Runde
samurai-web-of-rounds = von { $rounds }
samurai-web-next-village = nächstes Dorf
samurai-web-being-laid = Wird jetzt gelegt: { $village }
samurai-web-in-pile = im Stapel
samurai-web-pile-empty = kein Dorf mehr
samurai-web-supply = Steine übrig
samurai-web-supply-of = { $symbol }: Steine übrig: { $count }
samurai-web-stones-of =
    { $stand ->
        [most] { $symbol }: { $count }, die Mehrheit
        [tied] { $symbol }: { $count }, geteilt die meisten
       *[less] { $symbol }: { $count }
    }
samurai-web-rank = Platz { $rank }, wenn das Spiel jetzt zu Ende wäre
samurai-web-no-rank = Niemand würde gewinnen, wenn das Spiel jetzt zu Ende wäre
samurai-web-cards-left = { $name }: { $hand } auf der Hand, { $deck } im Stapel
samurai-web-last-round = Letzte Runde:
samurai-web-still-to-play = Noch am Zug: { $names }.

## Das Land in Worten

samurai-web-village-open = { $village } auf ({ $x },{ $y }). { $shares }
samurai-web-village-scored = { $village } auf ({ $x },{ $y }), gewertet. { $shares }
samurai-web-share =
    { $lead ->
        [one] { $symbol }: { $sums }; { $name } führt
        [tie] { $symbol }: { $sums }; Gleichstand
       *[none] { $symbol }: kein Einfluss
    }
samurai-web-card-on = { $card } von { $name } auf ({ $x },{ $y })
samurai-web-free = Freies Feld ({ $x },{ $y })
samurai-web-hole = Leeres Dorffeld ({ $x },{ $y })

## Was eine Karte brächte

samurai-web-foresight = Was das brächte
samurai-web-new-village = Das neue Dorf
samurai-web-influence = Einfluss, und wer dann führt
samurai-web-closes = schließt
samurai-web-nobody = niemand
samurai-web-lays =
    { $count ->
        [one] bringt ein neues Dorf
       *[other] bringt { $count } neue Dörfer
    }
samurai-web-lays-choice = auf { $count } von { $cells } Feldern, nach deiner Wahl
samurai-web-voids =
    { $count ->
        [one] ein Feld bleibt leer: beide Karten sind deine
       *[other] { $count } Felder bleiben leer: beide Karten sind deine
    }
samurai-web-ends = Bringt die letzte Runde: { $reasons }.
samurai-web-touch = { $village } auf ({ $x },{ $y }): { $gains }.
samurai-web-gain =
    { $lead ->
        [one] { $symbol } plus { $adds }, dann führt { $name }
       *[none] { $symbol } plus { $adds }, dann führt niemand
    }
samurai-web-closes-so = Das { $village } auf ({ $x },{ $y }) schließt: { $stones }.
samurai-web-closes-unknown = Das neue Dorf auf ({ $x },{ $y }) schließt sofort; seine Steine kann noch niemand kennen.
samurai-web-award =
    { $to ->
        [one] { $symbol } für { $name }
       *[nobody] { $symbol } für niemanden
    }
samurai-web-lays-so = Das { $village } kommt auf ({ $x },{ $y }).
samurai-web-lays-unknown = Auf ({ $x },{ $y }) kommt ein neues Dorf.
samurai-web-lays-some = Neue Dörfer: { $count } der Felder { $cells }, nach deiner Wahl.
samurai-web-void-at = ({ $x },{ $y }) bleibt leer: beide Karten sind deine.
samurai-web-play-here = Hier spielen
samurai-web-lay-here = Hier legen
samurai-web-not-here = Doch nicht hier
samurai-web-click-to-choose = Klicke auf das Feld, um es zu wählen.
samurai-web-lay-this = Wohin legst du dieses { $village }?

## Was noch kommt, und das Ende

samurai-web-unplayed = Noch nicht gespielt: { $name }
samurai-web-unseen = Noch nicht gesehene Dörfer
samurai-web-if-it-ended-now = Wenn das Spiel jetzt zu Ende wäre
samurai-web-draw = Niemand hat eine Mehrheit, also gewinnt niemand.
samurai-web-why-outright = Mehrheiten: { $shapes }; das gewinnt sofort
samurai-web-why-one = Mehrheit: { $shapes }, beiseite mit { $kept }; andere Steine: { $sum }
samurai-web-why-none = keine Mehrheit, also kein Sieg; Steine: { $sum }
samurai-web-why-nobody = niemand hat eine Mehrheit; Steine: { $sum }
samurai-web-ended = Das Spiel ist zu Ende: { $reasons }.

## Werte der Optionen

samurai-web-choice-influence_set-sam_321 = 3, 2 und 1
samurai-web-choice-influence_set-sam_222 = je 2
samurai-web-choice-influence_set-sam_231 = 2, 3 und 1
samurai-web-choice-village_set-v_even = jedes Symbol gleich oft
samurai-web-choice-chain-played = ja
samurai-web-choice-chain-none = nein
samurai-web-choice-no_majority-draw = niemand gewinnt
samurai-web-choice-no_majority-total = die meisten Steine
samurai-web-choice-no_majority-share = alle teilen den Sieg
samurai-web-choice-start_player-random = durch das Los
