# Partijen die meetellen, wat mensen waard zijn, en de pagina met mijn partijen.
problem-counts-alone = Tegen alleen bots kan een partij die meetelt niet worden onderbroken of afgebroken. Opgeven kan wel.
problem-counts-bot = Niemand weet hoe goed de bot “{ $bot }” speelt, dus die kan niet meedoen aan een partij die meetelt.
problem-counts-clock = Een partij die meetelt heeft een klok nodig.
problem-counts-from-the-start = Alleen een partij vanaf het begin kan meetellen.
problem-counts-nothing-back = In een partij die meetelt wordt niets teruggenomen.
problem-counts-one-seat = In een partij die meetelt heeft iedereen één plaats en een eigen scherm.
problem-counts-own-seat = In een partij die meetelt speelt niemand voor een ander. Wie geen tijd meer heeft, geeft op.
problem-not-agreed =
    { $count ->
        [one] Eén speler heeft nog niet ingestemd met het wel of niet meetellen.
       *[other] { $count } spelers hebben nog niet ingestemd met het wel of niet meetellen.
    }
cli-admin-rated = Partijen opnieuw berekend: { $matches }. Uitslagen toegevoegd: { $missing }.

## Of hij meetelt

web-counts = telt mee voor de rating
web-friendly = vriendschappelijk
web-counts-about = De partij telt mee: geen tips, niets wordt teruggenomen, en wie weggaat of geen tijd meer heeft, geeft op. Iedereen hier ziet je rating.
web-counts-not-here = Met meer mensen aan één scherm is een partij altijd vriendschappelijk.
web-counts-make = Laten meetellen
web-counts-unmake = Vriendschappelijk maken
web-counts-asked = { $name } wil dat deze partij meetelt. Ga je akkoord?
web-friendly-asked = { $name } wil dat deze partij vriendschappelijk is. Ga je akkoord?
web-counts-agree = Akkoord
web-not-agreed = nog niet akkoord
web-begin-when-agreed = De partij begint zodra iedereen akkoord is.

## Ratings

web-rating = { $points } ± { $spread }
web-rating-title = Rating
web-rating-early = voorlopig
web-rating-none = nog geen rating
web-rating-about = De bot { $bot } heeft 1500 punten. Wie er 400 meer heeft, wint tien partijen voor elke die verloren gaat.

## Mijn partijen

web-results = Je partijen
web-results-none = Hier komen je gespeelde partijen, met de uitslag.
web-results-played =
    { $count ->
        [one] Eén partij gespeeld
       *[other] { $count } partijen gespeeld
    }
web-results-won =
    { $count ->
        [one] één gewonnen
       *[other] { $count } gewonnen
    }
web-results-no-rating = Nog geen rating. Speel een partij die meetelt.
web-results-curve = Je rating, partij voor partij: nu { $points } punten.
web-results-against = Tegen wie
web-results-games = partijen
web-results-ahead = ervoor
web-results-behind = erachter
web-results-left = iemand die weg is
web-results-last = Laatste partijen
web-results-first = gewonnen
web-results-place = plaats { $place } van { $size }
web-results-resigned = opgegeven
web-results-all = Alle { $count }
web-results-bot = { $name } (bot)
web-counts-short = telt mee
