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
