### De opdrachtregel en de tafel in de terminal.

## Hulp

cli-help-usage = gebruik
cli-help-arguments = argumenten
cli-help-flags = vlaggen
cli-help-commands = opdrachten
cli-help-sengoku = Een digitale tafel voor samoeraispellen. Zonder opdracht gaat de tafel open in je browser. Met “sengoku play” speel je in de terminal.
cli-help-play = Speel in de terminal, tegen bots of samen aan één scherm. Noem je geen spel, dan vraagt hij welk.
cli-help-games = De spellen, hun plaatsen en opties.
cli-help-simulate = Laat bots veel partijen spelen en toon de statistieken.
cli-help-replay = Bekijk een opgenomen spel, bij elke beslissing die je wilt.
cli-help-bench = Meet hoe snel het spelprogramma op deze machine is.
cli-help-game = welk spel; “sengoku games” somt ze op
cli-help-bench-games = welke spellen; zonder namen allemaal
cli-help-seats = wie waar zit: “human”, “human:Naam” of een bot ({ $known })
cli-help-option = een optie van het spel als naam=waarde, of naam=@bestand voor een waarde in een bestand; mag vaker
cli-help-seed-play = laat toeval en bots zich herhalen (om te oefenen: het toeval is dan geen geheim)
cli-help-seed-simulate = het toeval; gelijke getallen geven gelijke partijen (0)
cli-help-save-file = bewaar het verslag in dit nieuwe bestand
cli-help-resume = ga verder met de partij in dit verslag
cli-help-players = hoeveel er meespelen
cli-help-how-many = hoeveel spellen (100)
cli-help-bots = wie er speelt, plaats voor plaats ({ $known }); minder bots dan plaatsen wisselen elkaar af
cli-help-check = hoeveel van de eerste partijen na elke beslissing worden gecontroleerd (0)
cli-help-jobs = hoeveel processen (1)
cli-help-json = antwoord in JSON
cli-help-file = een verslag, zoals “play” het bewaart
cli-help-verify = speel het verslag na en controleer de uitkomst en het beloofde toeval
cli-help-at = na zoveel beslissingen; zonder dit na de laatste
cli-help-view = wie er kijkt: een plaats (vanaf 0), public of referee
cli-help-svg = teken de tafel als plaatje in dit nieuwe bestand
cli-help-language = de taal: { $known }
cli-help-help = toon deze hulp
cli-help-version = toon de versie

## Opdrachten achter de prompt

cli-command-why = waarom
cli-command-hint = tip
cli-command-undo = terug
cli-command-log = verloop
cli-command-more = meer
cli-command-score = stand
cli-command-save = bewaar
cli-command-help = hulp
cli-command-quit = stop
cli-help-number = kies de mogelijkheid met dat nummer
cli-help-rule = de regel achter de vraag, of achter mogelijkheid 3
cli-help-why = waarom iets wat je verwachtte er niet bij staat
cli-help-hint = wat een sterke bot in jouw plaats zou doen, en waarom
cli-help-undo = neem je laatste beslissing terug, zolang die niets nieuws heeft laten zien
cli-help-log = alles wat er gebeurd is, voor zover je het mag weten
cli-help-more = alle opties, waar het scherm er een paar kort heeft laten zien
cli-help-score = het scoreblad, en wat de tafel nu waard is
cli-help-save = schrijf het verslag in een nieuw bestand
cli-help-file-name = BESTAND
cli-help-redraw = teken de tafel opnieuw
cli-help-quit = stop; het verslag blijft bewaard
cli-hint = een nummer, ? voor de regel, of { $help }
cli-hint-more = { $more }: alles
cli-hint-go-on = Enter gaat verder
cli-hint-undo = u neemt je laatste beslissing terug
cli-not-understood = Typ het nummer van een mogelijkheid, of “{ $help }” voor al het andere.
cli-no-such-number =
    { $last ->
        [one] Er is alleen mogelijkheid 1.
       *[other] Kies een nummer van 1 tot en met { $last }.
    }
cli-why-possible = Dat kun je nu doen.
cli-earlier = wat eerder gebeurde: { $log }
cli-saved = Het verslag is bewaard in { $file }.

## Een spel van begin tot eind

cli-player = Speler
cli-player-number = Speler { $number }
cli-seat = Plaats { $seat }
cli-kind-human = aan dit scherm
cli-welcome-help = Typ achter de prompt een nummer om te kiezen, ? voor de regel erachter, “hulp” voor alle opdrachten.
cli-luck-sealed = Al het schudden en dobbelen van deze partij ligt vast onder een zegel, dat aan het eind opengaat: { $commitment }
cli-luck-fast = Het toeval van deze partij volgt uit het getal { $seed }: iedereen kan het herhalen.
cli-luck-revealed = Het zegel { $commitment } is open: het getal was { $seed }. “sengoku replay BESTAND --verify” controleert het.
cli-press-enter = Druk op Enter …
cli-pass = Geef het scherm aan { $name }.
cli-pass-undo = (u: { $name } neemt de laatste beslissing terug)
cli-the-end = Eindstand
cli-goodbye = Tot de volgende keer!
cli-kept = Het verslag staat in { $file }
cli-resume-by = Een andere keer verder spelen: { $command }

## In de terminal spelen zonder een spel te noemen

cli-start-unofficial = Een onofficiële digitale tafel, niet verbonden met de uitgevers van de spellen.
cli-start-game = Welk spel?
cli-start-opponents = { $game }: hoeveel tegenstanders?
cli-start-count =
    { $count ->
        [one] één tegenstander
       *[other] { $count } tegenstanders
    }
cli-start-sort = Wat voor tegenstanders?
cli-start-level = { $name }: { $about }
cli-start-humans = mensen, aan dit scherm
cli-yes = ja
cli-no = nee

## games

cli-games-seats = { $fewest } tot { $most } spelers

## simulate

cli-simulate-playing = Spelen
cli-simulate-result =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } met { $decisions } beslissingen in { $seconds } s: { $pace } beslissingen per seconde, { $compiled ->
        [yes] gecompileerd
       *[no] niet gecompileerd
    }.
cli-simulate-digest = Vingerafdruk: { $digest }
cli-simulate-wins = gewonnen
cli-simulate-share = aandeel
cli-simulate-mean = gemiddelde score

## replay

cli-replay-where = Beslissing { $ply } van { $plies }
cli-pictured = Het plaatje staat in { $file }
cli-verified =
    { $actions ->
        [one] Het verslag klopt: de ene beslissing was toegestaan
       *[other] Het verslag klopt: alle { $actions } beslissingen waren toegestaan
    }, en de partij staat zoals het zegt ({ $state ->
        [over] afgelopen
       *[running] nog niet afgelopen
    }).
cli-verified-digest = Vingerafdruk: { $digest }
cli-verified-luck = Het toeval is dat wat met dit zegel beloofd was: { $commitment }

## bench

cli-bench-measuring = Meten …
cli-bench-engine =
    { $compiled ->
        [yes] Het spelprogramma is gecompileerd
       *[no] Het spelprogramma is niet gecompileerd
    } (Python { $python }).
cli-bench-game = spel
cli-bench-players = spelers
cli-bench-playout = beslissingen/s, uitspelen
cli-bench-driven = beslissingen/s, vanuit Python
cli-bench-copy = ns per kopie

## Wat er mis is

problem-cli-unknown-command = Er is geen opdracht “{ $command }”. Er zijn: { $known }.
problem-cli-unknown-argument = “{ $argument }” betekent hier niets; --help laat zien wat wel.
problem-cli-needs-a-value = Bij “{ $argument }” hoort een waarde.
problem-cli-takes-no-value = Bij “{ $argument }” hoort geen waarde.
problem-cli-bad-usage = Dat is niet te begrijpen ({ $detail }); --help laat zien wat wel.
problem-cli-bad-number = Bij “{ $argument }” hoort een geheel getal van { $low } tot en met { $high }, niet “{ $value }”.
problem-cli-bad-seed = Het getal voor het toeval is een geheel getal van hoogstens 40 cijfers, niet “{ $value }”.
problem-cli-bad-option = Een optie geef je als naam=waarde, niet als “{ $option }”.
problem-cli-which-game = Welk spel? Er zijn: { $known }.
problem-cli-which-file = Noem een bestand.
problem-cli-cannot-read =
    { $why ->
        [missing] Er is geen bestand “{ $file }”.
        [forbidden] Het bestand “{ $file }” mag niet gelezen worden.
        [folder] “{ $file }” is een map, geen bestand.
       *[other] Het bestand “{ $file }” kan niet gelezen worden.
    }
problem-cli-not-text = Het bestand “{ $file }” is geen tekst.
problem-cli-file-too-large = Het bestand “{ $file }” is te groot.
problem-cli-cannot-write =
    { $why ->
        [missing] “{ $file }” kan niet geschreven worden: die map bestaat niet.
        [forbidden] “{ $file }” mag niet geschreven worden.
        [full] “{ $file }” kan niet geschreven worden: de schijf is vol.
       *[other] “{ $file }” kan niet geschreven worden.
    }
problem-cli-file-exists = Er is al een bestand “{ $file }”; kies een andere naam.
problem-cli-too-many-bots = Er zijn { $bots } bots voor { $seats } plaatsen.
problem-cli-other-seats = Dit spel heeft { $seats } plaatsen; --seats noemt er { $found }.
problem-cli-same-name = Twee spelers heten “{ $name }”.
problem-cli-resume-is-set-up = Een spel dat verdergaat, heeft zijn opties en zijn toeval al; laat --option en --seed weg.
problem-cli-other-game = Het verslag is van het spel “{ $found }”, niet van “{ $game }”.
problem-cli-record-is-over = De partij in “{ $file }” is afgelopen. Bekijk die met “sengoku replay”.
problem-cli-no-picture = Van het spel “{ $game }” zijn er geen plaatjes.

cli-percent = { $share }%
