### Mensen aan een tafel: wat ze voorstellen, wie weg is, hoe ze geroepen worden, wat ze delen.

problem-was-declined = Dat vroeg je net al. Vraag het na de volgende zet nog eens.
problem-not-asked = Dit is jou niet gevraagd.
problem-has-a-seat = Je hebt al een plaats aan deze tafel.
problem-nobody-to-agree = Er is niemand aan tafel die akkoord kan gaan.

## Voorstellen

web-withdraw = Intrekken
web-proposes-pace = { $name } stelt een andere klok voor: { $pace }.
web-proposes-seat = { $name } wil verder spelen voor { $absent }.
web-propose-pace = Een andere klok voorstellen
web-all-wait = Bots en klokken wachten.

## Weg

web-away-since = { $time } weg
web-minutes-short = { $count } min
web-hours-short = { $count } u
web-away-bot = { $name } is weg. Over { $time } speelt een bot verder.
web-away-win = { $name } is weg en geeft over { $time } de partij op.
web-bot-for-you-about = Een bot speelt voor jou. Met één klik ben je terug.
web-take-seat = Verder spelen voor { $name }
web-absence = Als iemand wegblijft
web-absence-wait = Wachten
web-absence-bot = Een bot speelt verder
web-absence-win = Die geeft op
web-absence-after = Na (minuten)
web-absence-level = Niveau van de bot
web-at-zero = Als de tijd om is
web-at-zero-bot = Een bot speelt verder
web-at-zero-resign = Die geeft op
web-at-zero-skip = De zet wordt overgeslagen
web-window-time = Tijd om te reageren (seconden)

## Sharing

cli-help-draws = toon elke keer schudden en elke worp als JSON, voor scripts/check_luck.py
web-share = Delen
web-share-game = Wie deze link heeft, kan de hele partij bekijken, met open kaarten.
web-share-moment = Wie deze link heeft, ziet de partij op dit moment.
web-report = Een probleem melden
web-record-watch = Een verslag bekijken
web-record-drop = Of sleep een verslag ergens op een pagina.

## Being called

problem-bad-contact = “{ $value }” is geen contact; mailto:jij@example.org wel.
problem-bad-mail-server = SENGOKU_SMTP is geen mailserver; smtp+tls://naam:wachtwoord@mail.example.org wel.
problem-bad-target = Daar kan niets heen gestuurd worden.
problem-not-offered = Deze server is daar niet op ingericht.
problem-too-many-ways = Je kunt op { $most } manieren geroepen worden. Verwijder er eerst een.
problem-cannot-reach = Daar antwoordt niemand.
call-begins = { $game }: de partij begint
call-turn = { $game }: je bent aan de beurt
call-proposal = { $game }: een vraag aan jou
call-over = { $game }: de partij is afgelopen
call-with = Je speelt { $game } met { $names }.
call-hello = Sengoku roept je hier
call-hello-about = Zo laten we { $name } weten wanneer die aan de beurt is. Volg de link om akkoord te gaan, of doe niets.
web-calls-about = Jouw beurt, een begin, een vraag, het einde: hoogstens één bericht per partij en uur terwijl je weg bent.
web-notify-https = Berichten hebben HTTPS nodig, en dat heeft dit adres niet. Vraag het wie de server draait.
web-notify-none = Deze browser kent geen berichten.
web-calls-mail = E-mailadres
web-calls-hook = Webhook (URL)
web-calls-add = Toevoegen
web-calls-unread = wacht op de link in de e-mail
web-calls-drop = Verwijderen
web-letter-yes = Zullen we je schrijven als je aan de beurt bent?
web-letter-end = Zullen we je niet meer schrijven?
web-letter-about = Hoogstens één e-mail per partij en uur, en alleen als je weg bent.
web-letter-agree = Ja, schrijf me
web-letter-stop = Schrijf me niet
web-letter-yes-done = Klaar. We schrijven je als je aan de beurt bent.
web-letter-end-done = Klaar. Je krijgt geen e-mails meer van ons.
web-begun = De partij begint!
web-note-proposal = Een vraag aan jou.
