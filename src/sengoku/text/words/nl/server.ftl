### De tafelserver: wat hij weigert, en zijn opdrachten.

problem-another-proposal = Er ligt nog een ander voorstel; beantwoord dat eerst.
problem-bad-address = “{ $value }” is geen adres dat mensen kunnen openen. Geef er een als https://example.org/ of https://example.org/games/.
problem-bad-database = “{ $url }” kan niet. Geef een SQLite-bestand of een URL die met postgresql:// begint.
problem-bad-link = Deze link is niet geldig, of niet meer.
problem-bad-message = Het bericht is niet te lezen ({ $detail }).
problem-bad-proposal = Wie terug wil, zegt naar welke stelling; andere voorstellen doen dat niet.
problem-bad-token = Het token is niet geldig.
problem-blocked-here = Wie deze tafel leidt, heeft je gevraagd te vertrekken.
problem-bot-stands-in = Een bot speelt voor jou. Meld eerst dat je terug bent.
problem-database-in-use = Een andere server gebruikt { $file } al, en een SQLite-bestand dient er maar één tegelijk.
problem-database-not-migrated = De database heeft de vorm “{ $found }” en deze versie heeft “{ $expected }” nodig. Voer “sengoku migrate” uit.
problem-database-not-empty = Er staan al tafels in deze database. Een reservekopie gaat alleen terug in een lege.
problem-bad-backup = Dit bestand is geen reservekopie van deze versie, of het is afgekapt (regel { $line }).
problem-door-stays-closed = Deze server kan niet voor het netwerk open terwijl hij draait. Start hem met --house.
problem-done-already = Dat is al gebeurd.
problem-hands-are-known = Wie de afgelopen partij zag, kent deze kaarten. De tafel kan dus niet in de lijst.
problem-has-begun = De partij is al begonnen.
problem-has-resigned = Je hebt deze partij opgegeven.
problem-is-present =
    { $wait ->
        [0] Wie daar speelt, is er.
       *[other] Wie daar speelt, was er net nog. Probeer het over { $wait } s opnieuw.
    }
problem-is-the-host = Wie de tafel leidt, kun je niet wegsturen. Draag de tafel eerst over.
problem-link-was-replaced = Deze link werkt niet meer. Vraag om de nieuwe.
problem-log-is-full = Aan deze tafel is al zoveel gebeurd ({ $most } regels) dat er alleen nog gespeeld kan worden.
problem-mute-yourself = Je kunt jezelf niet dempen.
problem-name-is-taken = Aan deze tafel heet al iemand “{ $name }”. Kies dus een andere naam.
problem-name-one-action = Noem één actie: de plaats in de lijst, de woorden of het nummer (genoemd: { $given }).
problem-no-database = De database gaat niet open ({ $why }).
problem-no-hint-now = Er is nu geen tip.
problem-no-hints-here = Aan deze tafel zijn er geen tips.
problem-no-network = Deze computer zit niet in een netwerk, dus geen ander apparaat kan hem bereiken.
problem-no-such-code = Die code is er niet. Controleer elke letter en probeer het opnieuw.
problem-no-such-device = Dat apparaat is niet meer van jou.
problem-no-such-method = Dat kan niet met dit adres.
problem-no-such-page = Op dit adres is niets.
problem-no-such-proposal = Dit voorstel ligt er niet meer.
problem-no-such-seat = Die plaats is er niet aan deze tafel.
problem-no-such-table = Die tafel is er niet, of ze is niet voor jou open.
problem-nobody-of-that-name = Die persoon is niet aan deze tafel.
problem-nobody-sits-there = De tafel kan alleen naar iemand met een plaats.
problem-not-a-player = Dat kan alleen als je aan deze tafel speelt.
problem-not-a-program = Werelden zijn er alleen voor een programma dat een plaats speelt.
problem-not-at-the-machine = Dat kan alleen wie aan deze computer zelf zit.
problem-not-begun = De partij is nog niet begonnen.
problem-not-over = De partij is nog niet afgelopen.
problem-not-a-person = Programma’s hebben geen herstelcode.
problem-not-the-host = Dat kan alleen wie deze tafel leidt.
problem-not-your-seat = Die plaats is niet van jou.
problem-other-host = Deze server heet niet “{ $host }”. Wie hem beheert, kan die naam in SENGOKU_HOSTS zetten.
problem-other-origin = Dit verzoek kwam van een pagina van een andere site.
problem-other-seat-count = Het spel heeft { $seats } plaatsen; er zijn er { $found } genoemd.
problem-outcome-unknown = De database viel weg. Of dit gelukt is, blijkt zodra ze er weer is.
problem-say-your-name = Vul eerst je naam in.
problem-seat-is-taken = Die plaats is bezet.
problem-seats-are-open =
    { $count ->
        [one] Eén plaats is nog vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
problem-server-fault = Er ging bij ons iets mis. De fout is vastgelegd.
problem-storage-fails = De database antwoordt niet; er is niets veranderd. Probeer het nog eens.
problem-table-is-broken = Het verslag van deze tafel is beschadigd (regel { $number }). Verder spelen kan hier niet.
problem-table-is-paused = De partij is gepauzeerd.
problem-too-fast =
    { $seconds ->
        [one] Dat was te veel tegelijk. Wacht een seconde.
       *[other] Dat was te veel tegelijk. Wacht { $seconds } seconden.
    }
problem-tables-too-fast =
    { $minutes ->
        [one] Je hebt veel tafels gemaakt. Over een minuut kun je de volgende maken.
       *[other] Je hebt veel tafels gemaakt. Over { $minutes } minuten kun je de volgende maken.
    }
problem-too-many-mutes = Je hebt { $most } mensen gedempt. Maak dat eerst bij iemand ongedaan.
problem-too-many-tables = Je hebt { $most } tafels lopen, en meer mag niet. Maak er een af, of wacht een paar minuten.
problem-too-many-tables-there = Vanaf jouw adres lopen { $most } tafels, en meer mag niet. Maak er een af, of probeer het later.
problem-too-many-seats = Je hebt { $most } plaatsen in lopende partijen, en meer mag niet. Maak er eerst een af.
problem-too-many-sockets = Je hebt { $most } tafels open in je vensters, en meer mag niet. Sluit er eerst een.
problem-too-many-sockets-there = Vanaf jouw adres zijn { $most } tafels open, en meer mag niet. Sluit er eerst een.
problem-too-many-newcomers =
    { $minutes ->
        [one] Er zijn veel nieuwe gasten vanaf jouw adres gekomen. Probeer het over een minuut nog eens.
       *[other] Er zijn veel nieuwe gasten vanaf jouw adres gekomen. Probeer het over { $minutes } minuten nog eens.
    }
problem-too-much-chat =
    { $seconds ->
        [one] Je hebt in korte tijd veel gezegd. Wacht een seconde.
       *[other] Je hebt in korte tijd veel gezegd. Wacht { $seconds } seconden.
    }
problem-too-many-verifications =
    { $seconds ->
        [one] Je hebt veel partijen laten controleren. Wacht een seconde.
       *[other] Je hebt veel partijen laten controleren. Wacht { $seconds } seconden.
    }
problem-too-many-ways-tried =
    { $minutes ->
        [one] Je hebt veel manieren geprobeerd om geroepen te worden. Probeer het over een minuut nog eens.
       *[other] Je hebt veel manieren geprobeerd om geroepen te worden. Probeer het over { $minutes } minuten nog eens.
    }
problem-looking-back-is-busy = Er kijken nu veel mensen terug op partijen. Probeer het zo nog eens.
problem-too-slow =
    { $seconds ->
        [one] De rest van je verzoek kwam niet binnen een seconde aan. Stuur het nog eens.
       *[other] De rest van je verzoek kwam niet binnen { $seconds } seconden aan. Stuur het nog eens.
    }
problem-too-many-connections = Er zijn { $most } verbindingen vanaf jouw adres; meer kan niet. Sluit een paar vensters.
problem-too-large = Het bericht is te lang.
problem-bad-host = “{ $value }” kan geen naam van een server zijn. tables.example.org wel, zonder poort.
problem-bad-proxy = “{ $value }” is geen adres van een proxy; 127.0.0.1 of 10.0.0.0/8 wel.
problem-bad-setting = “{ $value }” is geen waarde voor { $name }; een heel getal wel.
problem-workers-need-postgresql = Een SQLite-bestand dient maar één proces. Geef voor --workers een PostgreSQL op met --database.
problem-workers-need-unix = Meerdere processen op één poort (--workers) kan op dit systeem niet.
problem-cli-cannot-listen = Op { $host }, poort { $port }, kan niemand bediend worden ({ $why }).
problem-cli-cannot-use-port = Poort { $port } van deze computer is niet te gebruiken ({ $why }).
problem-cli-house-or-host = Geef --house of --host, niet allebei: --house luistert op het hele netwerk.
cli-help-serve = Draai de tafelserver, om in een browser te spelen.
cli-help-house = laat anderen in huis meespelen: luister op het netwerk, toon het adres en een QR-code
cli-help-address = het openbare adres waarop mensen hem bereiken; elke link begint ermee
cli-help-host = het adres om op te luisteren (127.0.0.1: alleen deze machine)
cli-help-port = de poort (8000)
cli-help-database = het pad van een SQLite-bestand, of postgresql://...
cli-help-bot-processes = hoeveel processen de bots mogen gebruiken (1)
cli-help-workers = hoeveel processen op deze poort bedienen, met PostgreSQL (1)
cli-help-web = de map van de gebouwde browserclient
cli-help-migrate = Breng de database van een server in de vorm die deze versie nodig heeft.
cli-help-backup = Schrijf alles uit de database van een server in één bestand.
cli-help-restore = Vul een lege database uit een reservekopie.
cli-help-backup-file = het bestand van de reservekopie
cli-serve-at = De tafel staat klaar op { $url }
cli-serve-here = Op deze computer: { $url }
cli-serve-others = Op andere apparaten in huis: { $url }
cli-serve-scan = Met een telefoon scan je dit:
cli-serve-only-here = Alleen deze computer kan hem bereiken. Met --house kunnen anderen in huis meespelen.
cli-serve-no-network = Deze computer zit niet in een netwerk, dus alleen deze computer kan de tafel bereiken.
cli-migrated = De database heeft de vorm die deze versie nodig heeft.
cli-backed-up = { $rows } rijen zijn bewaard in { $file }.
cli-restored = { $rows } rijen staan weer in de database.
cli-help-open = open de tafel in een browser
cli-serve-stop = Druk op Ctrl-C om te stoppen.
