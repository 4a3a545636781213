# The lobby: open tables, the room before the first card, who is heard.
web-hosts = host
web-here = here
web-ready = ready
web-not-come = not here yet
web-muted = muted
web-person-more = More about { $name }
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-hand-table = Make { $name } the host
web-block = Ask { $name } to leave
web-block-about = { $name } leaves and can’t come back to this table. The link for friends changes. Go ahead?
web-blocked = Asked to leave:
web-pardon = Let { $name } in again
web-host-now = { $name } is the host now.
web-host-you = You are the host now.
web-called-once =
    { $count ->
        [one] We begin as soon as { $names } has looked in. Nobody has to stay and wait.
       *[other] We begin as soon as { $names } have looked in. Nobody has to stay and wait.
    }
web-called-free = Free a seat if you don’t want to wait.
web-spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-spectators-unknown =
    { $count ->
        [one] and one without a name
       *[other] and { $count } without a name
    }
web-quiet = Watch without showing my name
web-level = For whom
web-level-everyone = everyone
web-level-learning = learning
web-level-experienced = experienced
web-term-listed = open to everybody
web-term-bot =
    { $minutes ->
        [one] away for a minute: a bot plays on
       *[other] away for { $minutes } minutes: a bot plays on
    }
web-term-win =
    { $minutes ->
        [one] away for a minute: the others win
       *[other] away for { $minutes } minutes: the others win
    }
web-term-no-hints = no hints
web-filter = Show
web-filter-game = any game
web-filter-players = any number of players
web-filter-pace = any clock
web-filter-pace-free = no clock
web-filter-pace-live = live
web-filter-pace-days = days per move
web-filter-level = any level
web-filter-none = No open table fits. Choose less, or open one yourself.
web-open-yours = Open a table
web-more-tables = More tables
web-muted-people = Muted people
web-muted-about = You don’t hear them at any table. They aren’t told.
web-watchers = Watching
