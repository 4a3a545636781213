lanterns-title = Laternen
lanterns-blurb = Hänge die hellsten Laternen über deine Tür, und lösche die deiner Rivalen.
lanterns-ask-HangOrSnuff = Häng eine Laterne auf, oder lösche eine.
lanterns-do-hang = Laterne { $card } aufhängen
lanterns-do-snuff = Laterne { $card } wegwerfen und Laterne { $other } löschen
lanterns-event-LanternHung = { $seat } hängt Laterne { $card } auf.
lanterns-event-LanternSnuffed = { $seat } wirft Laterne { $card } weg und löscht Laterne { $other }.
lanterns-event-LanternDrawn = { $card ->
    [hidden] { $seat } zieht eine Laterne.
   *[other] { $seat } zieht Laterne { $card }.
}
