### The browser's own words.

web-you = (jij)
web-stand-in = een bot speelt
web-resigned = opgegeven
web-absent = weg
web-to-move = aan zet
web-close = Sluiten
web-log = Wat er gebeurde
web-log-back = Toon de tafel op dit moment
web-prompt = Wat er gevraagd wordt
web-undo = Terugnemen
web-hint = Tip
web-all-options = Alle { $count } keuzes
web-fewer-options = Minder keuzes
web-why-not = Waarom niet?
web-in-the-rules = Lees verder in de regels
web-home = Naar de startpagina
web-again = Opnieuw proberen
web-your-turn = Je bent aan de beurt.
problem-web-server-away = De server antwoordt niet. We blijven het proberen.
