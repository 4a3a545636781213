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

## What I wear

web-wears-title = Your color and crest
web-wears = { $crest }, { $color }
web-wears-about = You wear them at every table. Games that have begun keep what they began with.
web-wears-none = Choose yours, and every table knows you by them.
web-wears-color = Color
web-wears-crest = Crest
web-wears-yielded = { $name } already wears your colors here, so at this table you have: { $crest }, { $color }.
web-color-madder = madder red
web-color-indigo = indigo
web-color-moss = moss green
web-color-wisteria = wisteria
web-color-amber = amber
web-color-teal = teal
web-crest-plum = Plum blossom
web-crest-wave = Waves
web-crest-pine = Pine
web-crest-lattice = Lattice
web-crest-wheel = Wheel
web-crest-swirl = Swirl
web-crest-ginkgo = Ginkgo
web-crest-fan = Fan
web-crest-mountain = Mountain
web-crest-bamboo = Bamboo
web-crest-moon = Moon
web-crest-arrows = Arrows
