### The page about me.

## What the house keeps

web-data = Your data
web-data-about = Your name, devices, games, results and everything you wrote in chat. Take it along as a file, or have it deleted.
web-data-take = Download my data
web-data-forget = Delete me
web-data-sure = You leave every table, resign your running games, and your name goes from all finished ones. Nobody can bring you back.
web-table-closed = Nobody joined this table, so it’s closed.
