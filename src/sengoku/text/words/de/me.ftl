### Die Seite über mich.

## Was das Haus behält

web-data = Deine Daten
web-data-about = Dein Name, deine Geräte, Partien, Ergebnisse und alles, was du im Chat geschrieben hast. Nimm es als Datei mit oder lass es löschen.
web-data-take = Meine Daten herunterladen
web-data-forget = Mich löschen
web-data-sure = Du verlässt jeden Tisch, gibst deine laufenden Partien auf, und dein Name verschwindet aus allen gespielten. Niemand kann dich zurückholen.
web-table-closed = Niemand hat sich dazugesetzt, deshalb ist dieser Tisch geschlossen.
