### The browser's own words.

web-you = (du)
web-stand-in = ein Bot spielt
web-resigned = aufgegeben
web-absent = abwesend
web-to-move = am Zug
web-close = Schließen
web-log = Was geschah
web-log-back = Den Tisch in diesem Moment zeigen
web-prompt = Was gefragt wird
web-undo = Zurücknehmen
web-hint = Tipp
web-all-options = Alle { $count } Möglichkeiten
web-fewer-options = Weniger Möglichkeiten
web-why-not = Warum nicht?
web-in-the-rules = In den Regeln weiterlesen
web-home = Zur Startseite
web-again = Noch einmal versuchen
web-your-turn = Du bist am Zug.
problem-web-server-away = Der Server antwortet nicht. Wir versuchen es weiter.
