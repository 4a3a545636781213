# Niveaus van bots: ze verschillen in hoeveel ze nadenken, niet in wat ze zien.

bot-1 = Ashigaru
    .about = een vriendelijke beginner, die ziet wat goed is en vaak iets anders speelt
bot-2 = Bushi
    .about = kijkt één beslissing vooruit en vergist zich minder vaak
bot-3 = Hatamoto
    .about = denkt een paar beslissingen vooruit
bot-4 = Daimyo
    .about = denkt verder, ook over wat jij in handen kunt hebben
bot-5 = Shogun
    .about = de sterkste die we hebben

## Advies

advice = { $number }. { $option } — wint ongeveer { $chance } op de 100: { $reason }
advice-thinking = Even denken …
advice-only = er valt niets anders te doen
advice-wins = het wint de partij
advice-gains = het verbetert meteen je positie
advice-hinders = het zet je sterkste tegenstander terug
advice-later = het betaalt zich een paar beslissingen later uit
advice-steady = het behoudt wat je hebt
