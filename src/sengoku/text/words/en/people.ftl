## My games

web-mine-bot = A bot plays for you
web-mine-round = Round { $round }
web-mine-scores = you { $mine }, best of the others { $best }
web-mine-older = Older games
web-time-days =
    { $count ->
        [one] one day left
       *[other] { $count } days left
    }
web-time-hours =
    { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
web-time-minutes =
    { $count ->
        [one] one minute left
       *[other] { $count } minutes left
    }
web-time-soon = time is almost up
web-next-game = Your turn: { $game }
web-next-game-about =
    { $count ->
        [one] It’s your turn in another game: { $game }
       *[other] It’s your turn in { $count } other games. Next: { $game }
    }
web-turns-wait =
    { $count ->
        [one] Your turn
       *[other] Your turn in { $count } games
    }

## Who I am

web-me = You
web-me-more = Your devices and your recovery code
web-name-keep = Save
web-name-kept = Done. Everyone sees you as { $name } now.
web-code-title = Recovery code
web-code-about = A code brings you, your seats, your games and your settings to another device, or back after you lost this one. No e-mail needed.
web-code-kept = You have a code. Type it on another device, and you’re you there, too.
web-code-make = Make my code
web-code-anew = Make a new code
web-code-once = Write it down now: it’s shown only once, and an older code no longer works.
web-recover-title = I have a code
web-recover-about = Type it here, and your games are here.
web-recover-known = Type it here, and this device becomes yours. What you played here under another name stays behind.
web-recover = That’s me
web-devices = Your devices
web-device-here = this device
web-device-seen = last seen on { $day }
web-device-unknown = Unknown device
web-device-end = End it

## Playing again

web-seat-kept = { $name } is asked to play again
web-rematch-decline = No, thanks
web-called = We begin as soon as { $names } is here, too.
web-called-title = The game begins
web-mine-offered = You’re asked to play again
web-rematch-offered = { $name } offers a rematch.
web-rematch-accept = Play again
web-rematch-declined = You said no to a rematch.
web-rematch-there = To the rematch
web-rematch-waits = { $names } hasn’t answered yet.
web-rematch-answered = All have answered.

## Away

web-take-over = Take over
web-take-back = Take back my move
