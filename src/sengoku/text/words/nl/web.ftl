### The browser's own words.

web-you = (jij)
web-stand-in = een bot speelt
web-resigned = opgegeven
web-absent = weg
web-to-move = aan de beurt
web-close = Sluiten
web-log = Verloop van de partij
web-log-back = Dit moment op tafel tonen
web-prompt = Jouw keuze
web-lit = nu te kiezen
web-lit-again = kies nog eens om het te doen
web-undo = Ongedaan maken
web-recap = Sinds je beurt
web-recap-none = nog niets
web-recap-again = Laat het nog eens zien
web-recap-back = Een stap terug
web-recap-on = Een stap verder
web-recap-pause = Pauze
web-recap-play = Verder
web-recap-end = Terug naar nu
web-next-idea = Volgend idee
web-idea-equal = even goed
web-idea-chance = { $share }% winstkans
web-idea-span = { $low } tot { $high }% winstkans
web-idea-spread = Een bot bekeek veel manieren waarop het spel verder kan gaan: na twee op de drie win je { $low } tot { $high } van de 100 spellen, gemiddeld { $share }.
web-hint = Tip
web-all-options =
    { $count ->
        [2] Beide keuzes tonen
       *[other] Alle { $count } keuzes tonen
    }
web-fewer-options = Keuzes verbergen
web-why-not = Waarom niet?
web-in-the-rules = In de regels lezen
web-rule = Regel { $clause }
web-home = Naar de startpagina
web-again = Opnieuw proberen
web-your-turn = Jij bent aan de beurt!
problem-web-server-away = De server antwoordt niet. We blijven het proberen.
web-guest = Gast
web-rules = Regels
web-log-short = Verloop
web-settings = Instellingen
web-menu = Tafel
web-chat = Chat
web-chat-empty = Niemand heeft nog iets gezegd.
web-chat-say = Zeg iets
web-send = Versturen
web-looking-on = Je kijkt mee.
web-hands-known = Deze tafel speelt verder met de kaarten van een afgelopen partij. Wie die partij zag, weet wat iedereen in de hand heeft.
web-hands-known-short = kaarten bekend
web-looking-back = Terugblik: zet { $ply } van { $plies }.
web-looking-back-more = Er is intussen meer gebeurd.
web-to-the-present = Terug naar de partij
web-loading = De tafel wordt klaargezet …
web-abandoned = De partij is afgebroken.
web-over = De partij is afgelopen.
web-paused = De partij is gepauzeerd.
web-answered = Je geheime antwoord is binnen. Je kunt het nog wijzigen tot iedereen heeft geantwoord.
web-change-answer = Wijzigen
web-waiting = Wachten op { $names } …
web-sure = Echt doen?
web-grave-ends-round = Hiermee eindigt de ronde. Doorgaan?
web-grave-ends-game = Hiermee luid je het einde van de partij in. Doorgaan?
web-grave-once = Daarna ben je deze kaart kwijt. Doorgaan?
web-grave-dice = Nu beslissen de dobbelstenen, en terugnemen kan niet. Doorgaan?
web-grave-alliance = Hiermee verbreek je je verbond. Doorgaan?
web-grave-death = Hierdoor sterft iemand van je eigen huis. Doorgaan?
web-grave-actions-left = Je hebt nog acties over. Toch je beurt beëindigen?
web-grave-force = Hierna kun je je strijdmacht niet meer veranderen. Doorgaan?
web-yes = Doorgaan
web-no = Annuleren
web-do-it = Uitvoeren
web-hand-over = Geef het scherm aan { $name }.
web-hand-over-why = Er staat nu niets geheims op het scherm.
web-i-am = Ik ben { $name }
web-search-rules = Zoek in de regels
web-rules-law = Dit zijn de regels in het kort. Bij twijfel beslist de volledige tekst:
web-rules-spec = lees de volledige tekst (Engels)
web-nothing-found = Er is niets gevonden.
web-language = Taal
web-theme = Weergave
web-theme-auto = volgens apparaat
web-theme-light = licht
web-theme-dark = donker
web-motion = Animaties
web-motion-calm = rustig
web-motion-normal = normaal
web-motion-quick = vlot
web-motion-instant = meteen: wat gebeurt staat alleen in de lijst
web-sound = Geluid
web-confirm = Zetten bevestigen
web-confirm-never = nooit
web-confirm-grave = alleen bij belangrijke zetten
web-confirm-always = altijd
web-miniatures = Tafel van Test of Honour
web-miniatures-auto = Automatisch
web-miniatures-painted = Geschilderd
web-miniatures-sculpted = Gebeeldhouwd
web-miniatures-stays-painted = Nu geschilderd: de plastische tafel draait niet goed op dit apparaat.
web-notify = Waarschuw me als ik aan de beurt ben
web-notify-refused = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de instellingen van je browser.
web-end-sessions = Al het andere afmelden
web-end-sessions-about = Alle links naar je plaatsen en alle apparaten waarop je speelt, worden afgemeld. Alleen dit apparaat blijft.
web-sessions-ended = Klaar: alleen dit apparaat kent je nog.
web-motion-still = Animaties staan uit omdat je apparaat is ingesteld op minder beweging.
web-go-on = Ik ben er weer
web-stand-in-for = Een bot voor { $name }
web-propose-takeback = Om terugname vragen
web-propose-pause = Een pauze voorstellen
web-propose-resume = Verder spelen voorstellen
web-propose-abandon = Afbreken voorstellen
web-proposes-takeback = { $name } vraagt om de laatste zet terug te nemen.
web-proposes-pause = { $name } stelt een pauze voor.
web-proposes-resume = { $name } stelt voor verder te spelen.
web-proposes-abandon = { $name } stelt voor de partij af te breken.
web-agree = Akkoord
web-decline = Afwijzen
web-waiting-consent = Wachten tot de anderen akkoord gaan.
web-resign = Opgeven
web-resign-sure = Ja, opgeven
web-orders = Als ik mag reageren
web-orders-ask = vraag het mij
web-orders-others = alleen vragen als het mij aangaat
web-orders-pass = altijd passen
web-other-device = Op ander apparaat verder
web-invite-onlookers = Link naar deze tafel
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-yourself = Je browser laat ons niet kopiëren. De link is geselecteerd: druk op Ctrl+C, of op een Mac op ⌘C.
web-code = QR-code van de link
web-code-large = Groter tonen
web-network = Netwerkadres
web-link-local = Deze link werkt alleen op deze computer.
web-link-local-open = Telefoons en andere computers in je netwerk kunnen meespelen zodra je de tafel voor ze openzet.
web-link-local-start = Wil je met anderen spelen? Start Sengoku met --house, of geef de server met --address een openbaar adres.
web-open-door = Openzetten voor mijn netwerk
web-link-house = Werkt op elk apparaat in hetzelfde netwerk: scan de code of open de link.
web-link-public = Werkt op elk apparaat: scan de code of open de link.
web-share-seat = Deze link geeft jouw plaats aan een ander apparaat. Houd hem voor jezelf.
web-share-table = Deze link leidt naar deze tafel.
web-review = Terugkijken en analyseren
web-record = Verslag downloaden
web-verify = Schudden en worpen narekenen
web-result = Uitslag
web-rematch = Revanche
web-end-round = Ronde { $round }
web-end-next = Volgende: { $bot }
web-end-left = gaf de partij op
web-end-gave-up =
    { $who ->
        [me] Je gaf de partij op.
       *[other] { $name } gaf de partij op.
    }
web-end-stood =
    { $round ->
        [0] Zo stond het aan het eind
       *[other] Zo stond het in ronde { $round }
    }
web-look-back = Terugkijken
web-draw = Gelijkspel: niemand wint.
web-you-win = Je hebt gewonnen!
web-hello = Vier samoeraispellen, één tafel
web-players = { $players } spelers
web-minutes = ongeveer { $minutes } min
web-weight =
    { $weight ->
        [1] makkelijk te leren
        [2] even nadenken
        [3] best wat te leren
       *[4] veel te leren
    }
web-dealing = De kaarten worden gedeeld …
web-my-games = Mijn partijen
web-open-tables = Open tafels
web-no-tables = Er zijn nu geen open tafels.
web-unofficial = Sengoku is onofficieel en niet verbonden met de uitgevers van de spellen. Teksten en plaatjes zijn van onszelf.
web-seat-open = vrije plaats
web-decisions =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
web-your-name = Je naam
web-clock = Klok
web-pace-free = geen klok
web-pace-live = live, met klok
web-pace-days = correspondentie (dagen per zet)
web-bank = Minuten per speler
web-increment = Extra seconden per zet
web-days = Dagen per zet
web-door-guests = Wie mag komen
web-door-guests-link = vrienden met de link
web-door-guests-all = iedereen
web-hints-allowed = Tips zijn toegestaan
web-a-number = een getal …
web-a-file = een eigen bestand …
web-on = aan
web-off = uit
web-play = Spelen
web-lobby-about = Stuur deze link naar je vrienden. Wie hem opent, kiest een plaats.
web-sit = Ga hier zitten
web-a-bot = Een bot
web-free-seat = Plaats vrijmaken
web-stand-up = Opstaan
web-luck-give = Zelf meeschudden
web-luck-given = Je hebt meegeschud
web-luck-about = Mengt een willekeurig getal van jou door het schudden, zodat niemand het in zijn eentje bepaalt.
web-begin = Partij starten
web-begin-when-full = Je kunt beginnen als alle plaatsen bezet zijn. Bots kunnen de lege vullen.
web-waiting-host = Wacht tot de partij wordt gestart.
web-verify-about = Elke schudbeurt en elke worp volgt uit één geheim dat vóór de eerste kaart verzegeld werd. Na afloop wordt het geheim geopend en kan iedereen alles narekenen.
web-verify-file = Controleer een verslag uit een bestand
web-verify-not-over = De partij loopt nog: na afloop wordt het geheim geopend.
web-verify-running = Alles wordt nagerekend …
web-verify-good = Alles klopt: { $plies } zetten, elke schudbeurt en elke worp.
web-verify-bad = Dit verslag klopt niet met het zegel.
web-verify-promise = Het zegel van het huis voordat iemand zat
web-verify-commitment = Het zegel vóór de eerste kaart
web-verify-seed = Het geheim
web-verify-here = In deze browser gecontroleerd: het geheim past bij zijn zegel.
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-on = Eén zet verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-stop = Pauzeren
web-replay-at =
    { $ply ->
        [0] Voor de eerste van { $plies } zetten
       *[other] Zet { $ply } van { $plies }
    }
web-replay-more = Meer
web-replay-eyes = Bekijken als
web-replay-public = toeschouwer
web-replay-all = alle kaarten open
web-replay-branch = Speel hier verder
web-wins =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de winst.
    }
web-seats-open =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-review-begin = Partij analyseren
web-review-about = Een bot beoordeelt elke zet, met alleen wat de speler op dat moment kon weten.
web-review-mine = Een bot beoordeelt je zetten, met alleen wat je toen kon weten.
web-review-others = Beoordeel ook de anderen
web-review-again = Vanaf hier opnieuw proberen
web-review-progress = { $done } van { $all } zetten beoordeeld …
web-review-chances = Winstkansen tijdens de partij
web-review-costly = Grootste fouten
web-review-cost = { $name }: −{ $cost }%
web-review-shares = { $played } → { $better }%
web-review-arrow-played = gespeeld
web-review-arrow-better = beter
web-review-better = Beter: { $words }
web-review-none = Geen echte fouten. Goed gespeeld!
web-review-all =
    { $who ->
        [me] Al je zetten ({ $count })
       *[other] Alle zetten ({ $count })
    }
web-review-worth =
    { $cost ->
        [0] Kans { $chance }%, niets duidelijk beter
       *[other] Kans { $chance }%, { $cost }% onder de beste
    }
web-drill-mine = Hier koos je “{ $words }” ({ $chance }%). Zoek iets beters.
web-drill-theirs = Hier koos { $name } “{ $words }” ({ $chance }%). Zoek iets beters.
web-drill-same = Dat is dezelfde zet.
web-drill-better = Beter: { $now }% in plaats van { $before }%.
web-drill-equal = Net zo goed: { $now }%.
web-drill-worse = Niet beter: { $now }% in plaats van { $before }%.
web-drill-again = Opnieuw
web-drill-on = Verder spelen
web-lesson-next = Verder
web-lesson-watch = Kijk maar.
web-lesson-back = Terug
web-lesson-finger = Volgende klik: { $thing }.
web-lesson-show = Laat zien
web-lesson-other = Dat kan ook, maar in deze les: { $words }.
web-lesson-at = Stap { $at } van { $all }
web-lesson-play-on = Speel hier verder
web-lesson-again = Opnieuw beginnen
web-lesson-unknown = Klik eerst waar de vinger wijst.
web-keys = Toetsenbord
web-keys-next = naar de volgende mogelijkheid
web-keys-before = naar het vorige
web-keys-arrows = van daar naar het dichtstbijzijnde in die richting
web-keys-choose = kiezen
web-keys-number = een antwoord op de vraag
web-keys-all = alle keuzes bij de vraag, of minder
web-keys-undo = terugnemen
web-keys-hint = een tip
web-keys-lens = goed kijken naar wat je hebt gekozen
web-keys-pause = wat je ziet stilzetten of laten doorgaan
web-keys-steps = terwijl er iets te zien is: een stap terug, een stap verder
web-keys-end = naar het einde van wat je ziet
web-keys-rules = de regel bij wat je hebt gekozen, anders het regelboek
web-keys-keys = deze lijst
web-keys-escape = sluit een venster, leg terug, keer terug naar het heden

## De voordeur

web-learn-short = Leren
web-first-time = Voor het eerst hier?
web-first-time-about = { $game } leer je spelend in tien minuten.
web-start-lesson = Les beginnen
web-tables-wait =
    { $count ->
        [one] Eén tafel wacht op een speler.
       *[other] { $count } tafels wachten op spelers.
    }
web-look = Bekijken
web-mine-turn = Jouw beurt
web-mine-thinks = { $name } denkt na
web-mine-open = Wacht op spelers
web-mine-begin = Klaar om te beginnen
web-mine-host = Wacht op de start
web-mine-paused = Gepauzeerd
web-mine-replay = Terugkijken
web-mine-with = met { $names }
web-mine-won = Gewonnen
web-mine-place = Plaats { $place } van { $count }
web-mine-drawn = Gelijkspel
web-mine-off = Afgebroken
web-mine-all = Alle { $count }
web-door-count = Met hoeveel aan tafel
web-door-who = Wie er aanschuift
web-door-which = Welk spel
web-door-me = Jij
web-door-friend = Een vriend
    .about = krijgt een link
    .more = Nog een vriend
    .fewer = Eén vriend minder
web-door-here = Op dit scherm
    .about = je geeft het door
    .more = Nog iemand op dit scherm
    .fewer = Iemand minder op dit scherm
web-door-tip = Tik op een gezicht om het te laten aanschuiven of opstaan. Tik op de stippen voor het niveau.
web-door-needed = Iemand moet met je spelen. Kies eerst een ander gezicht.
web-door-bot = { $name }, { $rank }: { $about }.
web-door-level = { $name }: niveau { $level } van { $levels }, { $rank }. Veranderen
web-temper-bold = { $rank }, waaghals
    .about = Van twee goede zetten kiest { $name } de gewaagdste.
    .later = Vanaf niveau { $level } kiest { $name } van twee goede zetten de gewaagdste.
web-temper-careful = { $rank }, voorzichtig
    .about = Van twee goede zetten kiest { $name } de veiligste.
    .later = Vanaf niveau { $level } kiest { $name } van twee goede zetten de veiligste.
web-door-live = { $minutes } min + { $seconds } s
web-door-days =
    { $count ->
        [one] 1 dag per zet
       *[other] { $count } dagen per zet
    }
web-door-more = Meer opties
web-door-more-set = Meer opties ({ $count })
web-door-sit = Gaan zitten
web-door-sit-link = Gaan zitten en uitnodigen
web-door-at = Aan tafel: { $names }.
web-door-at-me = jij
web-door-at-friend = een vriend
web-door-at-here = iemand op dit scherm
web-door-leave = Je kunt altijd weg, de tafel wacht op je.
web-door-friends = De link verstuur je vanaf de tafel, en de bots houden de andere stoelen bezet.

## Het spelregelboek

web-book-game = Het spel
web-book-examples = Voorbeelden
web-book-box = In de doos
web-book-clauses = Alle regels
web-book-goal = Het doel
web-book-read = De tafel lezen
web-book-turn = Een beurt in vier plaatjes
web-book-end = Het einde
web-book-try = Probeer het
web-book-again = Opnieuw beginnen
web-book-back = Terug naar het boek
web-book-print = Boek afdrukken
web-book-whose = Waar komt dit vandaan?
web-book-ours = staat waar de gedrukte regels iets openlaten of wij ze op onze manier lezen. Tik erop om te zien wat het is.
web-book-notes = Noten
web-book-tap = Tik op een cijfer in de tekst om de regel te lezen.
web-book-answer = Toon het antwoord
web-book-found =
    { $count ->
        [one] 1 plek in het boek
       *[other] { $count } plekken in het boek
    }
