### Die Seite über mich.

## Was das Haus behält

web-data = Deine Daten
web-data-about = Dein Name, deine Geräte, Partien, Ergebnisse und alles, was du im Chat geschrieben hast. Nimm es als Datei mit oder lass es löschen.
web-data-take = Meine Daten herunterladen
web-data-forget = Mich löschen
web-data-sure = Du verlässt jeden Tisch, gibst deine laufenden Partien auf, und dein Name verschwindet aus allen gespielten. Niemand kann dich zurückholen.
web-table-closed = Niemand hat sich dazugesetzt, deshalb ist dieser Tisch geschlossen.
problem-bad-passkey = Dieser Passkey hat hier nicht funktioniert. Versuche es noch einmal oder nimm deinen Wiederherstellungscode.

## Passkeys

web-passkeys = Passkeys
web-passkeys-about = Dein Fingerabdruck, Gesicht oder deine PIN auf diesem Gerät sagt, wer du bist. Alle deine Plätze, Partien und Einstellungen kommen mit.
web-passkeys-insecure = Browser erlauben Passkeys nur über HTTPS. Nimm hier den Wiederherstellungscode.
web-passkeys-numbers = Passkeys brauchen einen Namen wie localhost oder example.org, und diese Adresse besteht nur aus Zahlen. Nimm hier den Wiederherstellungscode.
web-passkeys-unknown = Dieser Browser kennt keine Passkeys. Nimm hier den Wiederherstellungscode.
web-passkey-make = Passkey anlegen
web-passkey-enter = Mit Passkey hereinkommen
web-passkey-drop = Entfernen
web-door-here-name = Neben dir

## What I wear

web-wears-title = Deine Farbe und dein Wappen
web-wears = { $crest }, { $color }
web-wears-about = Du trägst sie an jedem Tisch. Partien, die begonnen haben, behalten, was sie hatten.
web-wears-none = Wähle deine, und jeder Tisch erkennt dich daran.
web-wears-color = Farbe
web-wears-crest = Wappen
web-wears-yielded = { $name } trägt deine Farben hier schon. An diesem Tisch hast du deshalb: { $crest }, { $color }.
web-color-madder = krapprot
web-color-indigo = indigo
web-color-moss = moosgrün
web-color-wisteria = glyzinienviolett
web-color-amber = bernstein
web-color-teal = petrol
web-crest-plum = Pflaumenblüte
web-crest-wave = Wellen
web-crest-pine = Kiefer
web-crest-lattice = Flechtwerk
web-crest-wheel = Rad
web-crest-swirl = Wirbel
web-crest-ginkgo = Ginkgo
web-crest-fan = Fächer
web-crest-mountain = Berg
web-crest-bamboo = Bambus
web-crest-moon = Mond
web-crest-arrows = Pfeile
