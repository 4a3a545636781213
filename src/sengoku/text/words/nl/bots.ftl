# Niveaus van bots: ze verschillen in hoeveel ze nadenken, niet in wat ze zien.

bot-1 = Ashigaru
    .about = een vriendelijke beginner die veel zetten over het hoofd ziet en pakt wat er goed uitziet
bot-2 = Bushi
    .about = pakt wat meteen iets oplevert, en ziet dat zelden over het hoofd
bot-3 = Hatamoto
    .about = denkt een paar zetten vooruit
bot-4 = Daimyo
    .about = denkt verder vooruit en raadt wat je in je hand hebt
bot-5 = Shogun
    .about = plant vooruit en ziet niets over het hoofd
bot-6 = Kensei
    .about = de sterkste bot die we hebben, en die het langst nadenkt

## Advies

advice = { $number }. { $option }: ongeveer { $chance }% winstkans. { $reason }
advice-thinking = Even denken …
advice-only = Het is je enige zet.

## Onderzoek

problem-no-such-player = “{ $name }” kan niet worden geladen ({ $why }).
problem-research-wrong-count = { $tables } tafels willen evenveel keuzes van vier bytes, en er kwamen { $bytes } bytes.
problem-research-not-allowed = Keuze { $choice } is aan tafel { $table } niet toegestaan.
problem-research-refused = De server weigert: { $key }.
problem-research-too-many-options = Er zijn meer mogelijkheden dan de { $most } die passen.
problem-research-other-tables = Deze tafels zijn van “{ $found }”; nodig zijn er { $tables } van “{ $wanted }”.
problem-research-one-seed = Alle tafels delen één getal voor het toeval, geen lijst.
