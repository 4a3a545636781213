### Samurai im Terminal.

cli-samurai-over = die Partie ist zu Ende
cli-samurai-round = Runde { $round } von { $rounds }
cli-samurai-turn = { $name } spielt
cli-samurai-started = { $name } begann
cli-samurai-last-round = Letzte Runde ({ $reasons }), noch am Zug: { $names }
cli-samurai-pile =
    { $count ->
        [one] ein Dorf im Stapel
       *[other] { $count } Dörfer im Stapel
    }
cli-samurai-next = als Nächstes
cli-samurai-waiting = zu legen
cli-samurai-supply = Vorrat
cli-samurai-hand = Hand
cli-samurai-deck = Stapel
cli-samurai-place = Platz
cli-samurai-stones = Steine
cli-samurai-your-hand = Deine Hand:
cli-samurai-to-come = noch zu ziehen:
cli-samurai-open = Offene Dörfer (Einfluss und wer führt)
cli-samurai-legend = · freies Feld   o Loch   [ ] offen   ( ) gewertet   < > zuletzt gespielt
cli-samurai-legend-notes = + Dörfer, die dazukommen   △ ○ □ Steine (= niemand)   ∅ bleibt ein Loch
cli-samurai-you = du
cli-samurai-lay = Lege { $village }
cli-samurai-ends = bringt die letzte Runde: { $reasons }.
cli-samurai-unplayed = Noch nicht gespielt
cli-samurai-unseen = Noch nicht gesehene Dörfer
cli-samurai-now = Wenn das Spiel jetzt zu Ende wäre
cli-samurai-draw = Unentschieden: Niemand hat eine Mehrheit, also gewinnt niemand.
cli-samurai-why-outright = Mehrheit bei { $shapes }: sofort gewonnen
cli-samurai-why-one = Mehrheit: { $shapes } ({ $kept }, zählen nicht) + { $sum } andere Steine
cli-samurai-why-none = keine Mehrheit, kann nicht gewinnen ({ $sum } Steine)
cli-samurai-why-nobody = niemand hat eine Mehrheit; { $sum } Steine
problem-cli-samurai-why-what = Warum was? Nenne ein Feld oder eine Karte, zum Beispiel: warum 2,-1 oder warum { $example }
