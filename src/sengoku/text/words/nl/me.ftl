### De pagina over mij.

## Wat het huis bewaart

web-data = Je gegevens
web-data-about = Je naam, apparaten, partijen, uitslagen en alles wat je in de chat schreef. Neem het mee als bestand, of laat het verwijderen.
web-data-take = Mijn gegevens downloaden
web-data-forget = Mij verwijderen
web-data-sure = Je verlaat elke tafel, geeft je lopende partijen op, en je naam verdwijnt uit alle gespeelde. Niemand kan je terughalen.
web-table-closed = Niemand kwam erbij zitten, dus deze tafel is gesloten.
problem-bad-passkey = Deze toegangssleutel werkte hier niet. Probeer het opnieuw, of gebruik je herstelcode.

## Toegangssleutels

web-passkeys = Toegangssleutels (passkeys)
web-passkeys-about = Je vingerafdruk, gezicht of pincode op dit apparaat zegt wie je bent. Al je plaatsen, partijen en instellingen komen mee.
web-passkeys-insecure = Browsers staan toegangssleutels alleen via HTTPS toe. Gebruik hier de herstelcode.
web-passkeys-numbers = Toegangssleutels hebben een naam nodig als localhost of example.org, en dit adres heeft alleen cijfers. Gebruik hier de herstelcode.
web-passkeys-unknown = Deze browser kent geen toegangssleutels. Gebruik hier de herstelcode.
web-passkey-make = Toegangssleutel maken
web-passkey-enter = Met toegangssleutel binnenkomen
web-passkey-drop = Verwijderen
web-door-here-name = Naast je
