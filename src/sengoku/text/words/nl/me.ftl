### De pagina over mij.

## Wat het huis bewaart

web-data = Je gegevens
web-data-about = Je naam, apparaten, partijen, uitslagen en alles wat je in de chat schreef. Neem het mee als bestand, of laat het verwijderen.
web-data-take = Mijn gegevens downloaden
web-data-forget = Mij verwijderen
web-data-sure = Je verlaat elke tafel, geeft je lopende partijen op, en je naam verdwijnt uit alle gespeelde. Niemand kan je terughalen.
web-table-closed = Niemand kwam erbij zitten, dus deze tafel is gesloten.
