### The table server: what it refuses, and its commands.

problem-another-proposal = Another proposal is still open; answer that one first.
problem-bad-address = “{ $value }” is not an address that people can open. Give one like https://example.org/ or https://example.org/games/.
problem-bad-database = “{ $url }” can’t be used. Give a SQLite file or a URL that begins with postgresql://.
problem-bad-link = This link is not valid, or no longer valid.
problem-bad-message = The message cannot be read ({ $detail }).
problem-bad-proposal = A takeback says to which position; other proposals do not.
problem-bad-token = The token is not valid.
problem-blocked-here = The host has asked you to leave this table.
problem-bot-stands-in = A bot is playing for you. Say that you are back first.
problem-database-in-use = Another server is using { $file }, and a SQLite file serves one at a time.
problem-database-not-migrated = The database has the form “{ $found }” and this version needs “{ $expected }”. Run “sengoku migrate”.
problem-database-not-empty = There are tables in this database already. A backup is put back into an empty one only.
problem-bad-backup = This file is no backup of this version, or it is cut off (line { $line }).
problem-door-stays-closed = This server can’t be opened to the network while it runs. Start it with --house.
problem-done-already = That is done already.
problem-hands-are-known = Whoever saw the finished game knows these hands, so the table can’t be listed.
problem-has-begun = The game has begun already.
problem-has-resigned = You have resigned this game.
problem-is-present =
    { $wait ->
        [0] Whoever plays there is here.
       *[other] Whoever plays there was here until just now. Try again in { $wait } s.
    }
problem-is-the-host = The host can’t be sent away. Hand over the table first.
problem-link-was-replaced = This link no longer works. Ask the host for the new one.
problem-log-is-full = So much has happened at this table ({ $most } entries) that only moves are still possible.
problem-mute-yourself = You can’t mute yourself.
problem-name-is-taken = Somebody at this table is already called “{ $name }”, so choose another name.
problem-name-one-action = Name one action, by its place in the list, its words or its number ({ $given } were named).
problem-no-database = The database cannot be opened ({ $why }).
problem-no-hint-now = No hint available right now.
problem-no-hints-here = At this table there are no hints.
problem-no-network = This computer is not in a network, so no other device can reach it.
problem-no-such-code = There is no such code. Check every letter and try again.
problem-no-such-device = That device is no longer one of yours.
problem-no-such-method = That cannot be done with this address.
problem-no-such-page = There is nothing at this address.
problem-no-such-proposal = This proposal is no longer open.
problem-no-such-seat = This table has no such seat.
problem-no-such-table = There is no such table, or it is not open to you.
problem-nobody-of-that-name = That person isn’t at this table.
problem-nobody-sits-there = The table can only go to a person with a seat.
problem-not-a-player = Only players at this table can do that.
problem-not-a-program = Only a program that plays a seat gets worlds.
problem-not-at-the-machine = Only someone at the computer itself can do that.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-not-a-person = Programs have no recovery code.
problem-not-the-host = Only the host of this table can do that.
problem-not-your-seat = That seat isn’t yours.
problem-other-host = This server is not known as “{ $host }”. Its owner can add that name to SENGOKU_HOSTS.
problem-other-origin = This request came from a page of another site.
problem-other-seat-count = The game has { $seats } seats; { $found } were given.
problem-outcome-unknown = The database was cut off. Whether this happened will show when it is back.
problem-say-your-name = Please enter your name first.
problem-seat-is-taken = That seat is taken.
problem-seats-are-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
problem-server-fault = Something went wrong on our side. We have logged it.
problem-storage-fails = The database does not answer; nothing was changed. Please try again.
problem-table-is-broken = The record of this table is damaged (entry { $number }). You can’t play on here.
problem-table-is-paused = The game is paused.
problem-too-fast =
    { $seconds ->
        [one] That was too much at once. Wait a second.
       *[other] That was too much at once. Wait { $seconds } seconds.
    }
problem-tables-too-fast =
    { $minutes ->
        [one] You have made many tables. You can make the next one in a minute.
       *[other] You have made many tables. You can make the next one in { $minutes } minutes.
    }
problem-too-many-mutes = You have muted { $most } people. Unmute someone first.
problem-too-many-tables = You have { $most } tables going, which is the limit. Finish one, or wait a few minutes.
problem-too-many-tables-there = There are { $most } tables from your address, which is the limit. Finish one, or try again later.
problem-too-many-seats = You have { $most } seats in running games, which is the limit. Finish one first.
problem-too-many-sockets = You have { $most } tables open in your windows, which is the limit. Close one first.
problem-too-many-sockets-there = There are { $most } tables open from your address, which is the limit. Close one first.
problem-too-many-newcomers =
    { $minutes ->
        [one] Many new guests have come from your address. Try again in a minute.
       *[other] Many new guests have come from your address. Try again in { $minutes } minutes.
    }
problem-too-much-chat =
    { $seconds ->
        [one] You have said a lot in a short time. Wait a second.
       *[other] You have said a lot in a short time. Wait { $seconds } seconds.
    }
problem-too-many-verifications =
    { $seconds ->
        [one] You have had many records checked. Wait a second.
       *[other] You have had many records checked. Wait { $seconds } seconds.
    }
problem-too-many-ways-tried =
    { $minutes ->
        [one] You have tried many ways to be called. Try again in a minute.
       *[other] You have tried many ways to be called. Try again in { $minutes } minutes.
    }
problem-looking-back-is-busy = Many are looking back at past games just now. Try again in a moment.
problem-too-slow =
    { $seconds ->
        [one] The rest of your request did not arrive within a second. Please send it again.
       *[other] The rest of your request did not arrive within { $seconds } seconds. Please send it again.
    }
problem-too-many-connections = There are { $most } connections from your address, as many as may be. Close a few windows.
problem-too-large = The message is too long.
problem-bad-host = “{ $value }” can’t be the name of a server. tables.example.org could, without a port.
problem-bad-proxy = “{ $value }” is no address of a proxy; 127.0.0.1 or 10.0.0.0/8 is.
problem-bad-setting = “{ $value }” is no value for { $name }; a whole number is.
problem-workers-need-postgresql = A SQLite file serves one process. For --workers, give a PostgreSQL with --database.
problem-workers-need-unix = Several processes at one port (--workers) are not possible on this system.
problem-cli-cannot-listen = Nobody can be served at { $host }, port { $port } ({ $why }).
problem-cli-cannot-use-port = Port { $port } of this computer cannot be used ({ $why }).
problem-cli-house-or-host = Give either --house or --host: --house listens on the whole network.
cli-help-serve = Run the table server, for play in a browser.
cli-help-house = let others in the house join: listen on the network, show the address and a QR code
cli-help-address = the public address under which people reach it; every link begins with it
cli-help-host = the address to listen at (127.0.0.1: this machine only)
cli-help-port = the port (8000)
cli-help-database = the path of a SQLite file, or postgresql://...
cli-help-bot-processes = how many processes the bots may use (1)
cli-help-workers = how many processes serve at this port, with PostgreSQL (1)
cli-help-web = the folder of the built browser client
cli-help-migrate = Bring the database of a server to the form that this version needs.
cli-help-backup = Write everything in the database of a server into one file.
cli-help-restore = Fill an empty database from a backup.
cli-help-backup-file = the file of the backup
cli-serve-at = The table is ready at { $url }
cli-serve-here = On this computer: { $url }
cli-serve-others = On other devices in the house: { $url }
cli-serve-scan = With a phone, scan this:
cli-serve-only-here = Only this computer can reach it. To let others in the house join, start it with --house.
cli-serve-no-network = This computer is not in a network, so only this computer can reach the table.
cli-migrated = The database has the form that this version needs.
cli-backed-up = { $rows } rows are kept in { $file }.
cli-restored = { $rows } rows are back in the database.
cli-help-open = open the table in a browser
cli-serve-stop = Press Ctrl-C to stop.
