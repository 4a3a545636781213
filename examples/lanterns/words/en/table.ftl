lanterns-title = Lanterns
lanterns-blurb = Hang the brightest lanterns over your door, and put out those of your rivals.
lanterns-ask-HangOrSnuff = Hang a lantern, or snuff one.
lanterns-do-hang = hang lantern { $card }
lanterns-do-snuff = throw lantern { $card } away to put out lantern { $other }
lanterns-event-LanternHung = { $seat } hangs lantern { $card }.
lanterns-event-LanternSnuffed = { $seat } throws lantern { $card } away and puts out lantern { $other }.
lanterns-event-LanternDrawn = { $card ->
    [hidden] { $seat } draws a lantern.
   *[other] { $seat } draws lantern { $card }.
}
