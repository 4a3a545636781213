### Leute an einem Tisch: was sie vorschlagen, wer fehlt, wie sie gerufen werden, was sie teilen.

problem-was-declined = Das hast du gerade schon gefragt. Frag nach dem nächsten Zug noch einmal.
problem-not-asked = Danach bist du nicht gefragt.
problem-has-a-seat = Du hast an diesem Tisch schon einen Platz.
problem-nobody-to-agree = Niemand ist am Tisch, um zuzustimmen.

## Vorschläge

web-withdraw = Zurückziehen
web-proposes-pace = { $name } schlägt eine andere Uhr vor: { $pace }.
web-proposes-seat = { $name } möchte für { $absent } weiterspielen.
web-propose-pace = Eine andere Uhr vorschlagen
web-all-wait = Bots und Uhren warten.

## Abwesend

web-away-since = seit { $time } weg
web-minutes-short = { $count } min
web-hours-short = { $count } h
web-away-bot = { $name } ist weg. In { $time } spielt ein Bot weiter.
web-away-win = { $name } ist weg und gibt in { $time } die Partie auf.
web-bot-for-you-about = Ein Bot spielt für dich. Mit einem Klick bist du zurück.
web-take-seat = Für { $name } weiterspielen
web-absence = Wenn jemand wegbleibt
web-absence-wait = Warten
web-absence-bot = Ein Bot spielt weiter
web-absence-win = Die Partie gilt als aufgegeben
web-absence-after = Nach (Minuten)
web-absence-level = Stufe des Bots
web-at-zero = Wenn die Zeit um ist
web-at-zero-bot = Ein Bot spielt weiter
web-at-zero-resign = Die Partie gilt als aufgegeben
web-at-zero-skip = Der Zug wird übersprungen
web-window-time = Zeit zum Reagieren (Sekunden)

## Sharing

cli-help-draws = gib jedes Mischen und jeden Wurf als JSON aus, für scripts/check_luck.py
web-share = Teilen
web-share-game = Wer diesen Link hat, sieht die ganze Partie, mit offenen Karten.
web-share-moment = Wer diesen Link hat, sieht die Partie in diesem Moment.
web-report = Ein Problem melden
web-record-watch = Eine Aufzeichnung ansehen
web-record-drop = Oder zieh eine Aufzeichnung irgendwo auf eine Seite.

## Being called

problem-bad-contact = „{ $value }“ ist kein Kontakt; mailto:du@example.org ist einer.
problem-bad-mail-server = SENGOKU_SMTP ist kein Mailserver; smtp+tls://name:passwort@mail.example.org ist einer.
problem-bad-target = Dorthin lässt sich nichts schicken.
problem-not-offered = Dieser Server ist dafür nicht eingerichtet.
problem-too-many-ways = Du kannst auf { $most } Wegen gerufen werden. Entferne zuerst einen.
problem-cannot-reach = Dort antwortet niemand.
call-begins = { $game }: Die Partie beginnt
call-turn = { $game }: Du bist am Zug
call-proposal = { $game }: eine Frage an dich
call-over = { $game }: Die Partie ist zu Ende
call-with = Du spielst { $game } mit { $names }.
call-hello = Sengoku ruft dich hier
call-hello-about = So erfährt { $name }, wann der nächste Zug ansteht. Folge dem Link, um zuzustimmen, oder lass es einfach.
web-calls-about = Dein Zug, ein Beginn, eine Frage, das Ende: höchstens eine Nachricht pro Partie und Stunde, während du weg bist.
web-notify-https = Nachrichten brauchen HTTPS, und diese Adresse hat keins. Frag, wer den Server betreibt.
web-notify-none = Dieser Browser kennt keine Nachrichten.
web-calls-mail = E-Mail-Adresse
web-calls-hook = Webhook (URL)
web-calls-add = Hinzufügen
web-calls-unread = wartet auf den Link in der E-Mail
web-calls-drop = Entfernen
web-letter-yes = Sollen wir dir schreiben, wenn du am Zug bist?
web-letter-end = Sollen wir dir nicht mehr schreiben?
web-letter-about = Höchstens eine E-Mail pro Partie und Stunde, und nur wenn du weg bist.
web-letter-agree = Ja, schreibt mir
web-letter-stop = Schreibt mir nicht
web-letter-yes-done = Erledigt. Wir schreiben dir, wenn du am Zug bist.
web-letter-end-done = Erledigt. Du bekommst keine E-Mails mehr von uns.
web-begun = Die Partie beginnt!
web-note-proposal = Eine Frage an dich.
