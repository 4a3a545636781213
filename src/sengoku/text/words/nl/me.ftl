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

## What I wear

web-wears-title = Je kleur en je wapen
web-wears = { $crest }, { $color }
web-wears-about = Je draagt ze aan elke tafel. Partijen die begonnen zijn, houden wat ze hadden.
web-wears-none = Kies de jouwe, dan herkent elke tafel je eraan.
web-wears-color = Kleur
web-wears-crest = Wapen
web-wears-yielded = { $name } draagt jouw kleuren hier al. Aan deze tafel heb je daarom: { $crest }, { $color }.
web-color-madder = meekraprood
web-color-indigo = indigo
web-color-moss = mosgroen
web-color-wisteria = blauweregen
web-color-amber = amber
web-color-teal = zeegroen
web-crest-plum = Pruimenbloesem
web-crest-wave = Golven
web-crest-pine = Den
web-crest-lattice = Vlechtwerk
web-crest-wheel = Wiel
web-crest-swirl = Werveling
web-crest-ginkgo = Ginkgo
web-crest-fan = Waaier
web-crest-mountain = Berg
web-crest-bamboo = Bamboe
web-crest-moon = Maan
web-crest-arrows = Pijlen
