### De tafelserver: wat hij weigert, en zijn opdrachten.

problem-another-proposal = Er ligt nog een ander voorstel; beantwoord dat eerst.
problem-bad-database = “{ $url }” is geen database die deze server kan gebruiken. Geef het pad van een SQLite-bestand, of een URL die met postgresql:// begint.
problem-bad-link = Deze link is niet geldig, of niet meer.
problem-bad-message = Het bericht is niet te lezen ({ $detail }).
problem-bad-proposal = Wie terug wil, zegt naar welke stelling; andere voorstellen doen dat niet.
problem-bad-token = Het token is niet geldig.
problem-bot-stands-in = Een bot speelt voor jou. Meld eerst dat je terug bent.
problem-database-in-use = Een andere server gebruikt { $file } al, en een SQLite-bestand dient er maar één tegelijk.
problem-database-not-migrated = De database heeft de vorm “{ $found }” en deze versie heeft “{ $expected }” nodig. Voer “sengoku migrate” uit.
problem-database-not-empty = Er staan al tafels in deze database. Een reservekopie gaat alleen terug in een lege.
problem-bad-backup = Dit bestand is geen reservekopie van deze versie, of het is afgekapt (regel { $line }).
problem-done-already = Dat is al gebeurd.
problem-has-begun = Het spel is al begonnen.
problem-has-resigned = Je hebt dit spel opgegeven.
problem-is-present = De speler op plaats { $seat } is er, of was er net nog.
problem-name-one-action = Noem één actie: met haar plaats in de lijst, met haar woorden of met haar getal (genoemd: { $given }).
problem-no-database = De database gaat niet open ({ $why }).
problem-no-hint-now = Er is nu geen tip te geven.
problem-no-hints-here = Aan deze tafel zijn er geen tips.
problem-no-such-method = Dat kan niet met dit adres.
problem-no-such-page = Op dit adres is niets.
problem-no-such-proposal = Dit voorstel ligt er niet meer.
problem-no-such-seat = Er is geen plaats { $seat } aan deze tafel; ze gaan van 0 tot { $last }.
problem-no-such-table = Die tafel is er niet, of ze is niet voor jou open.
problem-not-a-player = Dat kan alleen wie aan deze tafel speelt.
problem-not-begun = Het spel is nog niet begonnen.
problem-not-over = Het spel is nog niet afgelopen.
problem-not-the-host = Dat kan alleen wie de tafel heeft gemaakt.
problem-not-your-seat = Plaats { $seat } is niet van jou.
problem-other-origin = Dit verzoek kwam van een pagina van een andere site.
problem-other-seat-count = Het spel heeft { $seats } plaatsen; er zijn er { $found } genoemd.
problem-outcome-unknown = De verbinding met de database viel weg tijdens het opslaan. Of het gelukt is, blijkt zodra de tafel terug is.
problem-say-your-name = Zeg eerst hoe je heet.
problem-seat-is-taken = Plaats { $seat } is bezet.
problem-seats-are-open =
    { $count ->
        [one] Eén plaats is nog vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
problem-server-fault = Er ging bij ons iets mis. Het is genoteerd.
problem-storage-fails = De database antwoordt niet; er is niets veranderd. Probeer het nog eens.
problem-table-is-broken = Het verslag van deze tafel is beschadigd (regel { $number }). Het blijft bewaard zoals het is, maar verder spelen kan niet.
problem-table-is-paused = Het spel ligt stil.
problem-too-fast = Dat was te veel tegelijk. Wacht even.
problem-too-large = Het bericht is te lang.
problem-bad-setting = “{ $value }” is geen waarde voor { $name }; een heel getal wel.
problem-cli-cannot-listen = Op { $host }, poort { $port }, kan niemand bediend worden ({ $why }).
cli-help-serve = Draai de tafelserver, om in een browser te spelen.
cli-help-host = het adres om op te luisteren (127.0.0.1: alleen deze machine)
cli-help-port = de poort (8000)
cli-help-database = het pad van een SQLite-bestand, of postgresql://...
cli-help-bot-processes = hoeveel processen de bots mogen gebruiken (1)
cli-help-web = de map van de gebouwde browserclient
cli-help-migrate = Breng de database van een server in de vorm die deze versie nodig heeft.
cli-help-backup = Schrijf alles uit de database van een server in één bestand.
cli-help-restore = Vul een lege database uit een reservekopie.
cli-help-backup-file = het bestand van de reservekopie
cli-serve-at = De tafel staat klaar op { $url }
cli-migrated = De database heeft de vorm die deze versie nodig heeft.
cli-backed-up = { $rows } rijen zijn bewaard in { $file }.
cli-restored = { $rows } rijen staan weer in de database.
cli-help-open = open de tafel in een browser
cli-serve-stop = Druk op Ctrl-C om te stoppen.
