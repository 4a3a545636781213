### The browser's own words.

web-you = (you)
web-stand-in = a bot plays
web-resigned = resigned
web-absent = away
web-to-move = to move
web-close = Close
web-log = What happened
web-log-back = Show the table at this moment
web-prompt = What is asked
web-undo = Undo
web-hint = Hint
web-all-options = All { $count } options
web-fewer-options = Fewer options
web-why-not = Why not?
web-in-the-rules = Read on in the rules
web-home = To the start page
web-again = Try again
web-your-turn = It is your turn.
problem-web-server-away = The server does not answer. We keep trying.
