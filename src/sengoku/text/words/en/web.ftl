### The browser's own words.

web-you = (you)
web-stand-in = a bot plays
web-resigned = resigned
web-absent = away
web-to-move = to move
web-close = Close
web-log = Game log
web-log-back = Show this moment on the table
web-prompt = Your choice
web-lit = can be chosen now
web-lit-again = choose again to do it
web-undo = Undo
web-recap = Since your turn
web-recap-none = nothing yet
web-recap-again = Show it again
web-recap-back = One step back
web-recap-on = One step on
web-recap-pause = Pause
web-recap-play = Go on
web-recap-end = To the present
web-next-idea = Next idea
web-idea-equal = as good
web-idea-chance = { $share }% to win
web-idea-span = { $low } to { $high }% to win
web-idea-spread = A bot looked at many ways the game may go on: after two in three of them you win { $low } to { $high } games in 100, on average { $share }.
web-hint = Hint
web-all-options =
    { $count ->
        [2] Show both options
       *[other] Show all { $count } options
    }
web-fewer-options = Hide options
web-why-not = Why not?
web-in-the-rules = Read the whole rule
web-rule = Rule { $clause }
web-home = To the start page
web-again = Try again
web-your-turn = Your turn!
problem-web-server-away = The server does not answer. We keep trying.
web-guest = Guest
web-rules = Rules
web-log-short = Log
web-settings = Settings
web-menu = Table
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-looking-on = You are watching.
web-hands-known = This table goes on with the cards of a finished game. Whoever saw that game knows every hand.
web-hands-known-short = hands known
web-looking-back = Looking back: move { $ply } of { $plies }.
web-looking-back-more = More has happened since.
web-to-the-present = Back to the game
web-loading = Setting up the table …
web-abandoned = The game was called off.
web-over = Game over.
web-paused = The game is paused.
web-answered = Your secret answer is in. You can still change it until everybody has answered.
web-change-answer = Change it
web-waiting = Waiting for { $names } …
web-sure = Really do this?
web-grave-ends-round = This ends the round. Go ahead?
web-grave-ends-game = This triggers the end of the game. Go ahead?
web-grave-once = This uses up the card. Go ahead?
web-grave-dice = The dice decide now, and you can’t take this back. Go ahead?
web-grave-alliance = This ends your alliance. Go ahead?
web-grave-death = One of your own people dies. Go ahead?
web-grave-actions-left = You still have actions left. End your turn anyway?
web-grave-force = You can’t change your force after this. Go ahead?
web-yes = Go ahead
web-no = Cancel
web-do-it = Do it
web-hand-over = Hand the screen to { $name }.
web-hand-over-why = Nothing secret is on the screen now.
web-i-am = I am { $name }
web-search-rules = Search the rules
web-rules-law = These are the rules in brief. In doubt, the full text decides:
web-rules-spec = read the full text
web-nothing-found = Nothing was found.
web-language = Language
web-theme = Appearance
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-calm = calm
web-motion-normal = normal
web-motion-quick = quick
web-motion-instant = instant: what happens is only listed
web-sound = Sound
web-confirm = Confirm moves
web-confirm-never = never
web-confirm-grave = only for big moves
web-confirm-always = always
web-miniatures = Table of Test of Honour
web-miniatures-auto = Automatic
web-miniatures-painted = Painted
web-miniatures-sculpted = Sculpted
web-miniatures-stays-painted = Painted for now: the sculpted table doesn’t run well on this device.
web-notify = Notify me when it’s my turn
web-notify-refused = Your browser blocks notifications from this page. You can allow them in the browser settings.
web-end-sessions = Sign out everything else
web-end-sessions-about = Every link to a seat of yours and every device that you play on is ended, but for this one.
web-sessions-ended = Done: only this device still knows you.
web-motion-still = Animations are off because your device is set to reduce motion.
web-go-on = I’m back
web-stand-in-for = A bot for { $name }
web-propose-takeback = Ask for a takeback
web-propose-pause = Propose a pause
web-propose-resume = Propose to go on
web-propose-abandon = Suggest calling it off
web-proposes-takeback = { $name } asks to take back the last move.
web-proposes-pause = { $name } proposes a pause.
web-proposes-resume = { $name } proposes to go on.
web-proposes-abandon = { $name } proposes to call the game off.
web-agree = Agree
web-decline = Decline
web-waiting-consent = Waiting for the others to agree.
web-resign = Resign
web-resign-sure = Yes, resign
web-orders = When I may react
web-orders-ask = ask me
web-orders-others = only ask if it concerns me
web-orders-pass = always pass
web-other-device = Continue on another device
web-invite-onlookers = Link to this table
web-link = Link
web-copy = Copy
web-copied = Copied
web-copy-yourself = Your browser doesn’t let us copy. The link is selected: press Ctrl+C, or ⌘C on a Mac.
web-code = QR code of the link
web-code-large = Show it larger
web-network = Network address
web-link-local = This link works only on this computer.
web-link-local-open = Phones and other computers in your network can join once you open the table to them.
web-link-local-start = To play with others, start Sengoku with --house, or give the server a public address with --address.
web-open-door = Open to my network
web-link-house = Works on every device in the same network: scan the code or open the link.
web-link-public = Works on every device: scan the code or open the link.
web-share-seat = This link gives your seat to another device. Keep it to yourself.
web-share-table = This link leads to this table.
web-review = Replay and analysis
web-record = Download the record
web-verify = Verify shuffles and dice
web-result = Result
web-rematch = Rematch
web-end-round = Round { $round }
web-end-next = Next: { $bot }
web-end-left = gave up the game
web-end-gave-up =
    { $who ->
        [me] You gave up the game.
       *[other] { $name } gave up the game.
    }
web-end-stood =
    { $round ->
        [0] How it stood at the end
       *[other] How it stood in round { $round }
    }
web-look-back = Look back
web-draw = A draw: nobody wins.
web-you-win = You win!
web-hello = Four samurai games, one table
web-players = { $players } players
web-minutes = about { $minutes } min
web-weight =
    { $weight ->
        [1] easy to learn
        [2] a little thought
        [3] quite a bit to learn
       *[4] a lot to learn
    }
web-dealing = Dealing the cards …
web-my-games = My games
web-open-tables = Open tables
web-no-tables = No open tables right now.
web-unofficial = Sengoku is unofficial and not connected with the publishers of the games. Words and pictures are our own.
web-seat-open = open seat
web-decisions =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-your-name = Your name
web-clock = Clock
web-pace-free = no clock
web-pace-live = live, with a clock
web-pace-days = correspondence (days per move)
web-bank = Minutes per player
web-increment = Extra seconds per move
web-days = Days per move
web-door-guests = Who may come
web-door-guests-link = friends with the link
web-door-guests-all = everybody
web-hints-allowed = Hints are allowed
web-a-number = a number …
web-a-file = a file of your own …
web-on = on
web-off = off
web-play = Play
web-lobby-about = Send this link to your friends. Everyone who opens it can pick a seat.
web-sit = Sit down here
web-a-bot = A bot
web-free-seat = Free the seat
web-stand-up = Stand up
web-luck-give = Add my own shuffle
web-luck-given = Your shuffle is in
web-luck-about = Mixes a random number of yours into the shuffle, so that nobody controls it alone.
web-begin = Start the game
web-begin-when-full = You can begin when every seat is taken. Bots may fill the empty ones.
web-waiting-host = Waiting for the host to start the game.
web-verify-about = Every shuffle and every roll follows from one secret that was sealed before the first card. When the game is over the secret is opened, and anyone can compute everything again.
web-verify-file = Check a record from a file
web-verify-not-over = The game is still running: the secret is opened when it is over.
web-verify-running = Computing everything again …
web-verify-good = All correct: { $plies } moves, every shuffle and every roll.
web-verify-bad = This record does not match its seal.
web-verify-promise = The house’s seal before anybody sat down
web-verify-commitment = The seal before the first card
web-verify-seed = The secret
web-verify-here = Checked in this browser: the secret fits its seal.
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Pause
web-replay-at =
    { $ply ->
        [0] Before the first of { $plies } moves
       *[other] Move { $ply } of { $plies }
    }
web-replay-more = More
web-replay-eyes = View as
web-replay-public = spectator
web-replay-all = all hands open
web-replay-branch = Play on from here
web-wins =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
web-seats-open =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
web-review-begin = Analyze the game
web-review-about = A bot rates every move, using only what the player could know at that moment.
web-review-mine = A bot rates your moves, using only what you could know at the time.
web-review-others = Rate the others, too
web-review-again = Try again from here
web-review-progress = { $done } of { $all } moves rated …
web-review-chances = Winning chances over the game
web-review-costly = Biggest mistakes
web-review-cost = { $name }: −{ $cost }%
web-review-shares = { $played } → { $better }%
web-review-arrow-played = played
web-review-arrow-better = better
web-review-better = Better: { $words }
web-review-none = No real mistakes. Well played!
web-review-all =
    { $who ->
        [me] All your moves ({ $count })
       *[other] All moves ({ $count })
    }
web-review-worth =
    { $cost ->
        [0] Chance { $chance }%, nothing much better
       *[other] Chance { $chance }%, { $cost }% below the best
    }
web-drill-mine = Here you chose “{ $words }” ({ $chance }%). Find something better.
web-drill-theirs = Here { $name } chose “{ $words }” ({ $chance }%). Find something better.
web-drill-same = That is the same move.
web-drill-better = Better: { $now }% instead of { $before }%.
web-drill-equal = Just as good: { $now }%.
web-drill-worse = Not better: { $now }% instead of { $before }%.
web-drill-again = Again
web-drill-on = Play on
web-lesson-next = Next
web-lesson-watch = Watch.
web-lesson-back = Back
web-lesson-finger = Next click: { $thing }.
web-lesson-show = Show me
web-lesson-other = That works too, but in this lesson: { $words }.
web-lesson-at = Step { $at } of { $all }
web-lesson-play-on = Play on from here
web-lesson-again = Start over
web-lesson-unknown = First click where the finger points.
web-keys = Keyboard
web-keys-next = next thing you can do
web-keys-before = to the one before
web-keys-arrows = from there to the nearest one in that direction
web-keys-choose = choose it
web-keys-number = an answer of the prompt
web-keys-all = all options in the prompt, or fewer
web-keys-undo = undo
web-keys-hint = a hint
web-keys-lens = look closely at what is selected
web-keys-pause = pause what is shown, or go on
web-keys-steps = while something is shown: one step back, one on
web-keys-end = to the end of what is shown
web-keys-rules = the rule for the selected item, otherwise the rulebook
web-keys-keys = this list
web-keys-escape = close a sheet, put back, return to the present

## The front door

web-learn-short = Learn
web-first-time = First time here?
web-first-time-about = { $game } teaches itself in ten minutes.
web-start-lesson = Start the lesson
web-tables-wait =
    { $count ->
        [one] One table waits for a player.
       *[other] { $count } tables wait for players.
    }
web-look = Look
web-mine-turn = Your turn
web-mine-thinks = { $name } is thinking
web-mine-open = Waiting for players
web-mine-begin = Ready to start
web-mine-host = Waiting for the host
web-mine-paused = Paused
web-mine-replay = Replay
web-mine-with = with { $names }
web-mine-won = You won
web-mine-place = Place { $place } of { $count }
web-mine-drawn = Drawn
web-mine-off = Called off
web-mine-all = All { $count }
web-door-count = How many at the table
web-door-who = Who sits down
web-door-which = Which game
web-door-me = You
web-door-friend = A friend
    .about = gets a link
    .more = One more friend
    .fewer = One friend fewer
web-door-here = At this screen
    .about = you pass it on
    .more = One more at this screen
    .fewer = One fewer at this screen
web-door-tip = Tap a face to seat it or to let it go. Tap the dots to change how well it plays.
web-door-needed = Somebody has to play with you. Seat another face instead.
web-door-bot = { $name }, { $rank }: { $about }.
web-door-level = { $name }: level { $level } of { $levels }, { $rank }. Change it
web-temper-bold = { $rank }, bold
    .about = Of two good moves { $name } takes the riskier.
    .later = From level { $level } on { $name } takes the riskier of two good moves.
web-temper-careful = { $rank }, careful
    .about = Of two good moves { $name } takes the safer.
    .later = From level { $level } on { $name } takes the safer of two good moves.
web-door-live = { $minutes } min + { $seconds } s
web-door-days =
    { $count ->
        [one] 1 day per move
       *[other] { $count } days per move
    }
web-door-more = More options
web-door-more-set = More options ({ $count })
web-door-sit = Sit down
web-door-sit-link = Sit down and invite
web-door-at = At the table: { $names }.
web-door-at-me = you
web-door-at-friend = a friend
web-door-at-here = somebody at this screen
web-door-leave = Leave whenever you like, the table waits for you.
web-door-friends = You send the link from the table, and the bots keep the other chairs.

## The rule book

web-book-game = The game
web-book-examples = Examples
web-book-box = In the box
web-book-clauses = All clauses
web-book-goal = The goal
web-book-read = Reading the table
web-book-turn = A turn in four pictures
web-book-end = The end
web-book-try = Try it
web-book-again = Start over
web-book-back = Back to the book
web-book-print = Print the book
web-book-whose = Where is this from?
web-book-ours = stands where the printed rules leave something open or we read them our way. Tap it to see which.
web-book-notes = Notes
web-book-tap = Tap a number in the text to read the clause.
web-book-answer = Show the answer
web-book-found =
    { $count ->
        [one] 1 place in the book
       *[other] { $count } places in the book
    }
