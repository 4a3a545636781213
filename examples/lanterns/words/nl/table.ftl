lanterns-title = Lantaarns
lanterns-blurb = Hang de helderste lantaarns boven je deur, en doof die van je rivalen.
lanterns-ask-HangOrSnuff = Hang een lantaarn op, of doof er een.
lanterns-do-hang = lantaarn { $card } ophangen
lanterns-do-snuff = lantaarn { $card } wegdoen en lantaarn { $other } doven
lanterns-event-LanternHung = { $seat } hangt lantaarn { $card } op.
lanterns-event-LanternSnuffed = { $seat } doet lantaarn { $card } weg en dooft lantaarn { $other }.
lanterns-event-LanternDrawn = { $card ->
    [hidden] { $seat } trekt een lantaarn.
   *[other] { $seat } trekt lantaarn { $card }.
}
