### The page about me.

## What the house keeps

web-data = Your data
web-data-about = Your name, devices, games, results and everything you wrote in chat. Take it along as a file, or have it deleted.
web-data-take = Download my data
web-data-forget = Delete me
web-data-sure = You leave every table, resign your running games, and your name goes from all finished ones. Nobody can bring you back.
web-table-closed = Nobody joined this table, so it’s closed.
problem-bad-passkey = This passkey did not work here. Try again, or use your recovery code.

## Passkeys

web-passkeys = Passkeys
web-passkeys-about = Your fingerprint, face or PIN on this device says who you are. It brings all your seats, games and settings.
web-passkeys-insecure = Browsers allow passkeys only over HTTPS. Use the recovery code here.
web-passkeys-numbers = Passkeys need a name like localhost or example.org, and this address has only numbers. Use the recovery code here.
web-passkeys-unknown = This browser knows no passkeys. Use the recovery code here.
web-passkey-make = Make a passkey
web-passkey-enter = Come in by passkey
web-passkey-drop = Remove
web-door-here-name = Beside you
