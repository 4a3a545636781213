### People at a table: what they propose, who is away, how they are called, what they share.

problem-was-declined = You asked that a moment ago. Ask again after the next move.
problem-not-asked = Nobody asked you about this.
problem-has-a-seat = You already have a seat at this table.
problem-nobody-to-agree = Nobody is at the table who could agree.

## Proposals

web-withdraw = Withdraw
web-proposes-pace = { $name } proposes another clock: { $pace }.
web-proposes-seat = { $name } would like to play on for { $absent }.
web-propose-pace = Propose another clock
web-all-wait = Bots and clocks wait.

## Away

web-away-since = away for { $time }
web-minutes-short = { $count } min
web-hours-short = { $count } h
web-away-bot = { $name } is away. A bot plays on in { $time }.
web-away-win = { $name } is away and gives up the game in { $time }.
web-bot-for-you-about = A bot plays for you. You’re back with one click.
web-take-seat = Play on for { $name }
web-absence = If someone stays away
web-absence-wait = Wait for them
web-absence-bot = A bot plays on
web-absence-win = They give up
web-absence-after = After (minutes)
web-absence-level = Level of the bot
web-at-zero = When time is up
web-at-zero-bot = A bot plays on
web-at-zero-resign = They give up
web-at-zero-skip = The move is skipped
web-window-time = Time to react (seconds)

## Sharing

cli-help-draws = print every shuffle and roll as JSON, for scripts/check_luck.py
web-share = Share
web-share-game = Anyone with this link can watch the whole game, with open hands.
web-share-moment = Anyone with this link sees the game at this moment.
web-report = Report a problem
web-record-watch = Watch a record
web-record-drop = Or drop a record file anywhere on a page.

## Being called

problem-bad-contact = “{ $value }” is no contact; mailto:you@example.org is.
problem-bad-mail-server = SENGOKU_SMTP is no mail server; smtp+tls://user:password@mail.example.org is.
problem-bad-target = Nothing can be sent there.
problem-not-offered = This server isn’t set up for that.
problem-too-many-ways = You can have { $most } ways to be called. Remove one first.
problem-cannot-reach = Nobody answers there.
call-begins = { $game }: the game begins
call-turn = { $game }: your turn
call-proposal = { $game }: a question for you
call-over = { $game }: the game is over
call-with = You play { $game } with { $names }.
call-hello = Sengoku calls you here
call-hello-about = This is how we tell { $name } when it’s their turn. Follow the link to agree, or ignore this.
web-calls-about = Your turn, a beginning, a question, the end: at most one note per game and hour while you’re away.
web-notify-https = Notes need HTTPS, and this address has none. Ask whoever hosts.
web-notify-none = This browser has no notes.
web-calls-mail = E-mail address
web-calls-hook = Webhook (URL)
web-calls-add = Add
web-calls-unread = waiting for the link in the e-mail
web-calls-drop = Remove
web-letter-yes = Shall we write to you when it’s your turn?
web-letter-end = Shall we stop writing to you?
web-letter-about = At most one e-mail per game and hour, and only while you’re away.
web-letter-agree = Yes, write to me
web-letter-stop = Don’t write to me
web-letter-yes-done = Done. We’ll write to you when it’s your turn.
web-letter-end-done = Done. You’ll get no more e-mails from us.
web-begun = The game begins!
web-note-proposal = A question for you.
