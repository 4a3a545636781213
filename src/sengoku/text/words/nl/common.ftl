### Teksten van het hele project. Wat een feit in een tekst brengt, staat in text/speaker.py.

## Verbindende woorden

# $one is een naamwoord met zijn lidwoord, $many het meervoud.
counted =
    { $count ->
        [one] { $one }
       *[other] { $count } { $many }
    }
list = { $first } en { $last }
nobody = niemand
you = jij
tally-base = { $base } om mee te beginnen
tally-total = { $total } in totaal

## Waar een regel of kaart vandaan komt, als dat niet alleen het spelregelboekje is

source-ruling = (Onze beslissing: de spelregels laten dit open.)
source-book-ruling = (Uit de spelregels, zoals wij ze lezen.)
source-house = (Onze eigen keuze: de gedrukte kaart kennen we niet.)
source-inferred = (Afgeleid: dit volgt uit wat de spelregels wel laten zien.)
source-found = (Gevonden: uit openbare bronnen buiten de spelregels.)
source-book-found = (Uit de spelregels en andere openbare bronnen.)
source-found-house = (Deels gevonden in openbare bronnen, deels ons eigen ontwerp.)
source-found-ruling = (Gevonden in openbare bronnen, zoals wij ze lezen.)

## Problemen aan de deur

problem-unknown-language = De taal “{ $language }” wordt hier niet gesproken. Je kunt kiezen uit: { $known }.
problem-unknown-game = Er is geen spel “{ $game }”. Je kunt kiezen uit: { $known }.
problem-broken-invariant = Partij { $number } overtreedt de regels: { $what }.
problem-unknown-bot = Er is geen bot “{ $bot }”. Je kunt kiezen uit: { $known }.
problem-unknown-option = Er is geen optie “{ $option }”. Je kunt kiezen uit: { $known }.
problem-no-such-clause = Er is geen regel “{ $clause }”.
problem-no-such-viewer = Niemand kijkt mee als “{ $name }”. Kies public, referee of een plaats van 0 tot en met { $last }.
problem-bad-seat-count = Dit spel is voor { $fewest } tot { $most } spelers; “{ $seats }” past daar niet bij.
problem-bad-option-value = De optie “{ $option }” kan niet “{ $value }” zijn, alleen: { $takes }.

## Problemen aan tafel

problem-game-is-over = De partij is afgelopen.
problem-not-your-decision = Jij bent nu niet aan de beurt, maar { $asked }.
problem-not-an-option = Er wordt nu iets anders gevraagd: kies een van je mogelijke zetten.
problem-stale-action = Te laat: de partij is al verder (zet { $ply }, nu { $now }).
problem-cannot-undo = Je kunt alleen je eigen laatste zet terugnemen, en alleen als die niets nieuws liet zien.

## Problemen met de woorden van een actie

problem-words-not-an-object = Een actie schrijf je als object met een veld “do”.
problem-words-unknown-verb =
    { $do ->
        [None] De actie zegt niet wat er moet gebeuren.
       *[other] Dit spel kent geen actie “{ $do }”.
    }
problem-words-unknown-field = De actie “{ $do }” heeft geen veld “{ $field }”.
problem-words-bad-value =
    { $value ->
        [None] De actie mist een geldige waarde voor “{ $field }”.
       *[other] “{ $value }” is geen geldige waarde voor “{ $field }”.
    }

## Problemen met een spelverslag

problem-record-not-whole = Het verslag is niet te lezen; het is afgebroken of beschadigd ({ $detail }).
problem-record-not-one = Dit is geen verslag van een spel.
problem-record-wrong-format = Het verslag heeft het formaat “{ $found }”; deze versie leest “{ $expected }”.
problem-record-bad-field = In het verslag ontbreekt iets of hoort iets niet thuis ({ $detail }).
problem-record-wrong-edition = Het verslag is gespeeld met uitgave { $found } van de regels; hier kennen we ze tot { $newest }.
problem-unknown-edition = Uitgave { $found } van de regels is hier niet bekend; de nieuwste is { $newest }.
problem-state-impossible = Deze stand kan niet voorkomen: { $why }.
plays-by-edition = Deze partij gaat door volgens uitgave { $edition } van de regels, die vanaf het begin gelden; de nieuwste is uitgave { $newest }.
problem-record-bad-luck = Het toeval van het verslag, “{ $nature }” met startwaarde “{ $seed }”, is ongeldig.
problem-record-no-such-ply =
    { $last ->
        [one] Het verslag telt maar één keuze; de stand na { $at } is er niet.
       *[other] Het verslag telt { $last } keuzes; de stand na { $at } is er niet.
    }
problem-record-bad-action =
    { $ply ->
        [one] Na één keuze speelt het verslag iets wat niet mag.
       *[other] Na { $ply } keuzes speelt het verslag iets wat niet mag.
    }
problem-record-other-end =
    { $actions ->
        [one] Na de ene keuze staat de partij er anders voor dan het verslag zegt.
       *[other] Na alle { $actions } keuzes staat de partij er anders voor dan het verslag zegt.
    }
problem-record-other-commitment = Het getal in het verslag is niet dat wat met het zegel “{ $commitment }” beloofd was.
problem-record-bad-undo = Het verslag neemt zet { $action } na { $ply } andere terug, waar die niet gedaan kan zijn.
problem-record-bad-fork = Het verslag gaat verder als een ander spel op een plek die niet bij de { $actions } zetten past.
problem-no-such-ply = De partij kan terug tot stand { $first } en is bij { $now }. Stand { $ply } valt daarbuiten.
