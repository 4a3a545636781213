### Honor of the Samurai in de browser.

## Getallen en spelers

honor-web-honor = eer
honor-web-income = Eer per beurt
honor-web-to-goal =
    { $count ->
        [one] wint volgende beurt
       *[other] wint over { $count } beurten
    }
honor-web-ki = Ki
honor-web-actions = Acties
honor-web-attack = Sterkte in de aanval
honor-web-defense = Sterkte in de verdediging
honor-web-dice =
    { $dice ->
        [0] geen dobbelstenen
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }, nog { $missing } sterkte tot de volgende
honor-web-dice-many =
    { $dice ->
        [0] geen dobbelstenen
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
honor-web-dice-use =
    { $attack ->
        [0]
            { $defense ->
                [0] te zwak om te vechten
               *[other] in de aanval, { $defense } in de verdediging
            }
       *[other]
            { $same ->
                [1] in aanval en verdediging
               *[other] in de aanval, { $defense } in de verdediging
            }
    }
honor-web-dice-against =
    { $defense ->
        [one] { $attack } tegen 1 dobbelsteen
       *[other] { $attack } tegen { $defense } dobbelstenen
    }
honor-web-actions-many =
    { $count ->
        [0] geen acties
        [one] 1 actie
       *[other] { $count } acties
    }
honor-web-a-turn = per beurt
honor-web-left = over
honor-web-hand-count =
    { $count ->
        [0] geen kaarten in de hand
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
honor-web-armies =
    { $count ->
        [one] 1 leger van de 5
       *[other] { $count } legers van de 5
    }
honor-web-sums = { $honor } eer, { $ki } ki, { $strength } sterkte
honor-web-track = De race naar { $goal } eer
honor-web-goal = { $goal } wint
honor-web-flag = { $name }: { $honor } eer, { $income } per beurt
honor-web-tile = { $name }: { $honor } eer, { $income } per beurt, { $word }
honor-web-stat-ki = Ki { $ki }:
honor-web-stat-attack = Aanval { $strength }:
honor-web-stat-defense = Verdediging { $strength }:
honor-web-stat-honor = Eer

## Huizen

honor-web-hall = Daimyohuis
honor-web-house = Samoeraihuis
honor-web-you = Jij
honor-web-mine = Van mij
honor-web-your-houses = Je huizen
honor-web-place =
    { $who ->
        [me]
            { $sort ->
                [daimyo] je daimyohuis
               *[other] je samoeraihuis
            }
       *[other]
            { $sort ->
                [daimyo] het daimyohuis van { $name }
               *[other] het samoeraihuis van { $name }
            }
    }
honor-web-no-hall =
    { $status ->
        [second] Dient de daimyo van { $lord } voor de helft van de eer.
        [leaving] Verlaat de daimyo van { $lord }.
        [pledged] Trouw gezworen aan de daimyo van { $lord }.
       *[other]
            { $mine ->
                [1] Geen daimyo: je bent ronin en krijgt niets.
               *[other] Geen daimyo: een ronin krijgt niets.
            }
    }
honor-web-rope =
    { $me ->
        [lord]
            { $status ->
                [pledged] zwoer je trouw
                [leaving] verlaat je
               *[other] dient je
            }
        [vassal]
            { $status ->
                [pledged] je zwoer { $lord } trouw
                [leaving] je verlaat { $lord }
               *[other] je dient { $lord }
            }
       *[other]
            { $status ->
                [pledged] { $vassal } zwoer { $lord } trouw
                [leaving] { $vassal } verlaat { $lord }
               *[other] { $vassal } dient { $lord }
            }
    }

## Wat een rivaal voor mij betekent

honor-web-omen-wins =
    { $count ->
        [one] Wint volgende beurt ({ $steps }).
       *[other] Wint over { $count } beurten ({ $steps }).
    }
honor-web-omen-vassal =
    { $status ->
        [pledged] Zwoer je trouw: vecht meteen voor je en deelt vanaf de volgende beurt mee.
        [leaving] Verlaat je volgende beurt.
       *[other] Dient je, en erft je daimyohuis als je samoerai sterft.
    }
honor-web-omen-lord =
    { $status ->
        [pledged] Je zwoer deze daimyo trouw. Vanaf je volgende beurt krijg je de helft.
        [leaving] Je verlaat deze daimyo.
       *[other] Je dient deze daimyo en krijgt de helft.
    }
honor-web-omen-serves =
    { $status ->
        [pledged] Vecht voor { $lord } en krijgt vanaf de volgende beurt de helft.
        [leaving] Vecht nog voor { $lord }.
       *[other] Vecht voor { $lord }, krijgt de helft en zou erven.
    }
honor-web-omen-blade =
    { $shogun ->
        [1] Kan je aanvallen, want je bent shogun: { $dice } tegen { $defense ->
                [one] 1 dobbelsteen.
               *[other] { $defense } dobbelstenen.
            }
       *[other] Kan je aanvallen, want je hebt een kasteel: { $dice } tegen { $defense ->
                [one] 1 dobbelsteen.
               *[other] { $defense } dobbelstenen.
            }
    }
honor-web-omen-open =
    { $prize ->
        [both] Shogun met een kasteel: { $chance } kans dat je wint.
        [title] Shogun: { $chance } kans dat je wint.
       *[other] Heeft een kasteel: { $chance } kans dat je wint.
    }
honor-web-omen-prize =
    { $prize ->
        [both] Shogun met een kasteel.
        [title] Shogun.
       *[other] Heeft een kasteel.
    } { $status ->
        [weak] Je bent te zwak om aan te vallen.
       *[other] Zonder daimyo kun je niet aanvallen.
    }
honor-web-omen-calm =
    { $over ->
        [1] Eindigt met { $honor } eer.
       *[other]
            { $turns ->
                [0] Nog ver van winst.
               *[other] Kan over { $turns } beurten winnen.
            }
    }
honor-web-omen-ronin =
    { $count ->
        [0] Een ronin zonder kaarten.
        [one] Een ronin met één kaart.
       *[other] Een ronin met { $count } kaarten.
    }
honor-web-tile-wins =
    { $count ->
        [one] wint volgende beurt
       *[other] wint over { $count } beurten
    }
honor-web-tile-yours = dient je
honor-web-tile-lord = je heer
honor-web-tile-attack = je wint { $chance }
honor-web-tile-shogun = shogun
honor-web-tile-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }

## Het midden van de tafel

honor-web-pile =
    { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
honor-web-pile-name = trekstapel
honor-web-discards =
    { $count ->
        [one] Aflegstapel, één kaart
       *[other] Aflegstapel, { $count } kaarten
    }
honor-web-discards-name = aflegstapel
honor-web-no-discards = Hier ligt nog niets.
honor-web-title-free = titel is vrij
honor-web-title-with = bij { $name }
honor-web-title-mine = bij jou

## De hand, en wat je gaat doen

honor-web-your-hand = Je hand
honor-web-empty-hand = Je hand is leeg.
honor-web-actions-left =
    { $count ->
        [0] geen acties over
        [one] nog 1 actie
       *[other] nog { $count } acties
    }
honor-web-actions-then =
    { $count ->
        [0] Dat is je laatste actie.
        [one] Dan heb je nog 1 actie.
       *[other] Dan heb je nog { $count } acties.
    }
honor-web-declare =
    { $deed ->
        [attack] Aanvallen…
       *[other] Verbond…
    }
honor-web-deed =
    { $deed ->
        [attack] Aanvallen { $chance }
       *[other] Verbond
    }
honor-web-choose-place = Tik op een oplichtend huis, of sleep de kaart erheen.
honor-web-choose-card = Tik op een oplichtende kaart voor dit huis.
honor-web-choose-lord = Tik op het huis dat deze daimyo krijgt.
honor-web-choose-death = Tik op het huis waar de sluipmoordenaar heen gaat.
honor-web-choose-victim = Tik op wie je te schande maakt.
honor-web-choose-rival = Tik op een oplichtende rivaal.
honor-web-choose-loot = Tik op de kaart die je steelt.
honor-web-choose-goal = Tik op een huis ervoor, of vernietig de kaart.
honor-web-second-loot = Of tik op een tweede kaart uit hetzelfde huis.
honor-web-only-discard = Je kunt de kaart nu alleen afleggen.
honor-web-choose-house = Kies { $house }
honor-web-closed-house = Waarom niet { $house }?
honor-web-steal = { $card } stelen ({ $house })
honor-web-destroy = Vernietigen
honor-web-discard = Afleggen
honor-web-do-it = Uitvoeren
honor-web-cancel = Annuleren
honor-web-go-attack = Aanvallen { $chance }
honor-web-go-assassin = Sluipmoordenaar sturen { $chance }
honor-web-go-ally = Trouw zweren
honor-web-go-dishonor = Te schande maken
honor-web-go-spy = Spion sturen
honor-web-go-spy_two = Spion sturen
honor-web-go-dissolve = Verbond opzeggen
honor-web-go-claim_shogun = Shogun worden

## Wat het kost en oplevert

honor-web-costs = Kost { $amount } eer (je houdt { $honor } over).
honor-web-honor-change = { $change } eer
honor-web-needs = { $needs } of hoger is raak
honor-web-may-cost =
    { $window ->
        [0] Niemand kan je redden: je verliest { $amount } eer of je samoerai.
       *[other] Anderen kunnen je redden. Anders verlies je { $amount } eer of je samoerai.
    }
honor-web-detached = Je zou ronin zijn.
honor-web-hits = { $needs } of hoger is raak: { $chance }.
honor-web-guard-falls = De bewaker sneuvelt hoe dan ook.
honor-web-dies = Gaat ook verloren: { $cards }.
honor-web-heir = { $name } zou het daimyohuis overnemen.
honor-web-battle =
    { $defense ->
        [one] { $attack } tegen 1 dobbelsteen: { $chance } kans dat je wint.
       *[other] { $attack } tegen { $defense } dobbelstenen: { $chance } kans dat je wint.
    }
honor-web-prize =
    { $prize ->
        [both] Te winnen: de titel en het kasteel.
        [title] Te winnen: de titel van shogun.
       *[other] Te winnen: het kasteel.
    }
honor-web-battle-risk = Wie verliest, is ook de daimyo kwijt, tenzij iemand Gezichtsbehoud speelt.
honor-web-target = { $name } kan tot { $amount } eer verliezen.
honor-web-income-change = { $change } eer per beurt.
honor-web-ki-change = { $change } ki.
honor-web-ally-does = Je samoeraihuis vecht meteen voor deze daimyo. Vanaf je volgende beurt krijg je de helft.

## De situatie

honor-web-round = Ronde { $round }
honor-web-short = Honor
honor-web-heading =
    { $last ->
        [1] Laatste ronde
       *[other] Ronde { $round }
    } · { $mine ->
        [1] jij bent aan de beurt · { $count ->
            [0] geen acties meer
            [one] nog 1 actie
           *[other] nog { $count } acties
        }{ $declared ->
            [1] {""}
           *[other] , 1 aankondiging
        }
       *[other] { $name } is aan de beurt
    }
honor-web-waiting =
    { $asks ->
        [MaySaveFace] Wie gevraagd wordt, antwoordt in het geheim.
        [AnswerDishonor] { $name } kiest een antwoord op Oneer.
        [ChooseShame] { $name } kiest: eer of de samoerai.
        [TakeOrBurn] { $name } beslist over het kasteel.
       *[other] { $name } is aan de beurt.
    }
honor-web-race =
    { $mine ->
        [0]
            { $turns ->
                [one] { $name } wint volgende beurt.
               *[other] { $name } wint over { $turns } beurten.
            }
        [one]
            { $turns ->
                [one] { $name } wint volgende beurt, en jij ook.
               *[other] Jij wint volgende beurt, { $name } over { $turns } beurten.
            }
       *[other]
            { $turns ->
                [one] { $name } wint volgende beurt, jij over { $mine } beurten.
               *[other] { $name } wint over { $turns } beurten, jij over { $mine }.
            }
    }
honor-web-race-ronin = Je bent ronin en krijgt niets: zoek een daimyo.
honor-web-race-far =
    { $income ->
        [0] Je krijgt nog niets.
       *[other] Je krijgt { $income } eer per beurt.
    }
honor-web-turn-left =
    { $count ->
        [0] Geen acties over
        [one] Nog 1 actie
       *[other] Nog { $count } acties
    }{ $declared ->
        [1] , aankondiging gedaan.
       *[other] , 1 aankondiging.
    }
honor-web-todo =
    { $play ->
        [play]
            { $deed ->
                [attack] Speel een kaart, val aan of beëindig je beurt.
                [claim_shogun] Speel een kaart, word shogun of beëindig je beurt.
                [ally] Speel een kaart, sluit een verbond of beëindig je beurt.
               *[other] Speel een kaart, trek of beëindig je beurt.
            }
        [draw]
            { $deed ->
                [attack] Trek, val aan of beëindig je beurt.
                [claim_shogun] Trek, word shogun of beëindig je beurt.
                [ally] Trek, sluit een verbond of beëindig je beurt.
               *[other] Trek een kaart of beëindig je beurt.
            }
       *[other]
            { $deed ->
                [attack] Val aan of beëindig je beurt.
                [claim_shogun] Word shogun of beëindig je beurt.
                [ally] Sluit een verbond of beëindig je beurt.
               *[other] Beëindig je beurt.
            }
    }
honor-web-stake =
    { $asks ->
        [AnswerDishonor] Je bent te schande gemaakt. Er staat 75 eer of je samoerai op het spel.
        [ChooseShame] Niemand schoot je te hulp.
        [TakeOrBurn] Je veroverde { $castle }.
       *[other]
            { $cause ->
                [battle]
                    { $mine ->
                        [1] Je verloor het gevecht. Je daimyohuis staat op het spel.
                       *[other] { $name } verloor het gevecht. Een daimyohuis staat op het spel.
                    }
               *[other] { $name } is te schande gemaakt. Het verbond staat op het spel.
            }
    }
honor-web-answer =
    { $asks ->
        [AnswerDishonor] Kies je antwoord.
        [ChooseShame] Eer verliezen, of je samoerai laten sterven?
        [TakeOrBurn] Houden of platbranden?
       *[other] Gezichtsbehoud spelen? Je antwoord blijft geheim.
    }

## Vragen van eer

honor-web-window-battle =
    { $mine ->
        [1] Je daimyo heeft het gevecht verloren
       *[other] De daimyo van { $name } heeft het gevecht verloren
    }
honor-web-window-dishonor =
    { $mine ->
        [1] Je bent te schande gemaakt
       *[other] { $name } is te schande gemaakt
    }
honor-web-if-saved = Als iemand het gezicht redt
honor-web-if-not-saved = Als niemand dat doet
honor-web-saved-battle =
    { $castle ->
        [none] De daimyo van { $name } leeft en houdt zijn huis.
       *[other] De daimyo van { $name } leeft en houdt zijn huis. Alleen { $castle } gaat verloren.
    }
honor-web-unsaved-battle =
    { $cards ->
        [none] De daimyo van { $name } sterft.
       *[other] De daimyo van { $name } sterft, en met hem: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] { $castle } gaat naar de winnaar.
    } { $holder ->
        [none] { $name } is ronin.
       *[other] { $name } en { $holder } zijn ronin.
    }
honor-web-saved-dishonor =
    { $bound ->
        [0] { $name } verliest maar 30 eer.
       *[other] { $name } verliest maar 30 eer en blijft bij { $lord }.
    }
honor-web-unsaved-dishonor =
    { $bound ->
        [0] { $name } kiest: 75 eer verliezen, of seppuku.
       *[other] { $name } kiest: 75 eer verliezen, of seppuku. Het verbond met { $lord } is hoe dan ook voorbij.
    }
honor-web-saved-battle-mine =
    { $castle ->
        [none] Je daimyo leeft en houdt zijn huis.
       *[other] Je daimyo leeft en houdt zijn huis. Alleen { $castle } gaat verloren.
    }
honor-web-unsaved-battle-mine =
    { $cards ->
        [none] Je daimyo sterft.
       *[other] Je daimyo sterft, en met hem: { $cards }.
    } { $castle ->
        [none] {""}
       *[other] { $castle } gaat naar de winnaar.
    } { $holder ->
        [none] Je bent ronin.
       *[other] Jij en { $holder } zijn ronin.
    }
honor-web-saved-dishonor-mine =
    { $bound ->
        [0] Je verliest maar 30 eer.
       *[other] Je verliest maar 30 eer en blijft bij { $lord }.
    }
honor-web-unsaved-dishonor-mine =
    { $bound ->
        [0] Je kiest: 75 eer verliezen, of seppuku.
       *[other] Je kiest: 75 eer verliezen, of seppuku. Het verbond met { $lord } is hoe dan ook voorbij.
    }
honor-web-asked = In het geheim gevraagd
honor-web-sealed = In het geheim gevraagd. Alle waaiers gaan tegelijk open.
honor-web-aside = De tafel bekijken
honor-web-show = Terug naar de vraag
honor-web-if-decline = Je hoopt op hulp. Komt die niet, dan betaal je de prijs.
honor-web-if-seppuku_samurai = Je samoerai en alle kaarten van zijn huis gaan verloren, maar geen eer. Een tweede samoerai erft het daimyohuis.
honor-web-if-seppuku_daimyo = Je daimyo en zijn hele huis gaan verloren, maar geen eer.
honor-web-if-save_face =
    { $window ->
        [0] Je bent de kaart kwijt.
       *[other] Je bent de kaart kwijt, tenzij iemand vóór jou er ook een speelt.
    }
honor-web-if-pass = Je houdt je kaarten.
honor-web-if-take = Het komt in je daimyohuis. Een kasteel dat je al hebt, wordt afgelegd.
honor-web-if-burn = Het wordt afgelegd.

## Wat er gebeurt

honor-web-beat-begins =
    { $who ->
        [me] Jij begint
       *[other] { $name } begint
    }
honor-web-beat-turn =
    { $who ->
        [me] Jij bent aan de beurt
       *[other] { $name } is aan de beurt
    }
honor-web-beat-serves =
    { $who ->
        [me] Je bent tweede samoerai van { $other }
       *[other]
            { $whom ->
                [me] { $name } is je tweede samoerai
               *[other] { $name } is tweede samoerai van { $other }
            }
    }
honor-web-under-half =
    { $who ->
        [me] Je krijgt voortaan de helft van de eer uit het daimyohuis.
       *[other] { $name } krijgt voortaan de helft van de eer uit het daimyohuis.
    }
honor-web-chip-serves =
    { $whom ->
        [me] dient je nu
       *[other] dient nu { $other }
    }
honor-web-beat-scores =
    { $who ->
        [me] Je krijgt { $amount } eer: nu { $honor }
       *[other] { $name } krijgt { $amount } eer: nu { $honor }
    }
honor-web-beat-nothing =
    { $who ->
        [me] Je krijgt geen eer
       *[other] { $name } krijgt geen eer
    }
honor-web-chip-scores = kreeg { $amount }, nu { $honor }
honor-web-under-wins =
    { $count ->
        [one] Nog één beurt, en het is gewonnen.
       *[other] In dit tempo is het over { $count } beurten gewonnen.
    }
honor-web-beat-wins =
    { $who ->
        [me] Jij wint!
       *[other]
            { $count ->
                [one] { $name } wint!
               *[other] { $name } delen de winst!
            }
    }
honor-web-under-end =
    { $reason ->
        [goal] { $goal } eer is gehaald.
       *[other] De laatste ronde is voorbij.
    }
honor-web-beat-draws =
    { $who ->
        [me]
            { $count ->
                [one] Je trekt een kaart
               *[other] Je trekt { $count } kaarten
            }
       *[other]
            { $count ->
                [one] { $name } trekt een kaart
               *[other] { $name } trekt { $count } kaarten
            }
    }
honor-web-beat-draws-it =
    { $who ->
        [me] Je trekt { $card }
       *[other] { $name } trekt { $card }
    }
honor-web-chip-draws =
    { $count ->
        [one] trok een kaart
       *[other] trok { $count } kaarten
    }
honor-web-beat-shuffled = De aflegstapel wordt de trekstapel
honor-web-beat-discards =
    { $who ->
        [me]
            { $count ->
                [one] Je legt { $card } af
               *[other] Je legt { $count } kaarten af
            }
       *[other]
            { $count ->
                [one] { $name } legt { $card } af
               *[other] { $name } legt { $count } kaarten af
            }
    }
honor-web-chip-discards =
    { $count ->
        [one] legde { $card } af
       *[other] legde { $count } kaarten af
    }
honor-web-beat-places =
    { $who ->
        [me] Je legt { $card } neer
       *[other] { $name } legt { $card } neer
    }
honor-web-under-income = { $change } eer per beurt.
honor-web-chip-places = legde { $card } neer
honor-web-beat-daimyo =
    { $whom ->
        [self] { $name } dient { $card }
        [me]
            { $who ->
                [me] Je dient { $card }
               *[other] { $name } geeft je { $card }
            }
       *[other]
            { $who ->
                [me] Je geeft { $other } { $card }
               *[other] { $name } geeft { $other } { $card }
            }
    }
honor-web-under-first =
    { $who ->
        [me] Je bent eerste samoerai en krijgt eer vanaf je volgende beurt.
       *[other] { $name } is eerste samoerai en krijgt eer vanaf de volgende beurt.
    }
honor-web-chip-daimyo =
    { $whom ->
        [self] dient { $card }
        [me] gaf je { $card }
       *[other] gaf { $other } { $card }
    }
honor-web-beat-castle =
    { $who ->
        [me] Je neemt { $card } over
       *[other] { $name } neemt { $card } over
    }
honor-web-chip-castle = nam { $card } over
honor-web-beat-burns =
    { $who ->
        [me] Je brandt { $card } plat
       *[other] { $name } brandt { $card } plat
    }
honor-web-chip-burns = brandde { $card } plat
honor-web-beat-replaced =
    { $who ->
        [me] Je geeft { $card } op
       *[other] { $name } geeft { $card } op
    }
honor-web-chip-replaced = gaf { $card } op
honor-web-beat-shogun =
    { $who ->
        [me] Je daimyo is shogun!
       *[other] De daimyo van { $name } is shogun!
    }
honor-web-under-shogun =
    { $who ->
        [me] { $honor } eer extra per beurt, en iedereen kan je aanvallen.
       *[other] { $honor } eer extra per beurt, en iedereen kan { $name } aanvallen.
    }
honor-web-chip-shogun = werd shogun
honor-web-beat-title =
    { $who ->
        [me] Je neemt { $other } de titel af
       *[other]
            { $whom ->
                [me] { $name } neemt jou de titel af
               *[other] { $name } neemt { $other } de titel af
            }
    }
honor-web-chip-title =
    { $whom ->
        [me] nam jou de titel af
       *[other] nam { $other } de titel af
    }
honor-web-beat-free = De titel is weer vrij
honor-web-chip-free = verloor de titel
honor-web-beat-sends =
    { $who ->
        [me] Je speelt { $card }
       *[other] { $name } speelt { $card }
    }
honor-web-under-pays =
    { $who ->
        [me] Je betaalt { $amount } eer: nu { $honor }.
       *[other] { $name } betaalt { $amount } eer: nu { $honor }.
    }
honor-web-beat-spy = Een spion in { $house }
honor-web-beat-steals =
    { $who ->
        [me]
            { $whom ->
                [me] Je verplaatst { $loot }
               *[other] Je steelt { $loot } van { $other }
            }
       *[other]
            { $whom ->
                [me] { $name } steelt je { $loot }
                [self] { $name } verplaatst { $loot }
               *[other] { $name } steelt { $loot } van { $other }
            }
    }
honor-web-under-loot = De kaart gaat naar { $goal }.
honor-web-chip-steals =
    { $whom ->
        [me] stal je { $loot }
        [self] verplaatste { $loot }
       *[other] stal { $loot } van { $other }
    }
honor-web-beat-destroys =
    { $who ->
        [me]
            { $whom ->
                [me] Je vernietigt je { $loot }
               *[other] Je vernietigt { $loot } van { $other }
            }
       *[other]
            { $whom ->
                [me] { $name } vernietigt je { $loot }
                [self] { $name } vernietigt { $loot }
               *[other] { $name } vernietigt { $loot } van { $other }
            }
    }
honor-web-chip-destroys =
    { $whom ->
        [me] vernietigde je { $loot }
        [self] vernietigde { $loot }
       *[other] vernietigde { $loot } van { $other }
    }
honor-web-beat-tally =
    { $who ->
        [me] Jij krijgt { $gain } meer per beurt, { $other } { $loss } minder
       *[other]
            { $whom ->
                [me] { $name } krijgt { $gain } meer per beurt, jij { $loss } minder
               *[other] { $name } krijgt { $gain } meer per beurt, { $other } { $loss } minder
            }
    }
honor-web-beat-earns =
    { $change ->
        [more]
            { $who ->
                [me] Je krijgt { $amount } meer per beurt
               *[other] { $name } krijgt { $amount } meer per beurt
            }
       *[less]
            { $who ->
                [me] Je krijgt { $amount } minder per beurt
               *[other] { $name } krijgt { $amount } minder per beurt
            }
    }
honor-web-beat-assassin = Een sluipmoordenaar in { $house }
honor-web-under-needs = Een { $needs } of hoger is dodelijk.
honor-web-beat-die = De dobbelsteen valt
honor-web-beat-hit = { $die }: raak!
honor-web-beat-miss = { $die }: mis!
honor-web-chip-hit =
    { $whom ->
        [me] sluipmoord op jou: raak
       *[other] sluipmoord op { $other }: raak
    }
honor-web-chip-miss =
    { $whom ->
        [me] sluipmoord op jou: mis
       *[other] sluipmoord op { $other }: mis
    }
honor-web-beat-guard = De huisbewaker van { $house } sneuvelt
honor-web-beat-blade =
    { $who ->
        [me] Je speelt Oneer
       *[other] { $name } speelt Oneer
    }
honor-web-beat-dishonors =
    { $who ->
        [me] Je maakt { $other } te schande
       *[other]
            { $whom ->
                [me] { $name } maakt jou te schande
               *[other] { $name } maakt { $other } te schande
            }
    }
honor-web-under-dishonors = 75 eer (maar 30 met Gezichtsbehoud), of een samoerai of daimyo.
honor-web-chip-dishonors =
    { $whom ->
        [me] maakte jou te schande
       *[other] maakte { $other } te schande
    }
honor-web-beat-answers =
    { $who ->
        [me]
            { $answer ->
                [decline] Je doet niets
                [save_face] Je speelt Gezichtsbehoud
                [seppuku_samurai] Je samoerai pleegt seppuku
                [seppuku_daimyo] Je daimyo pleegt seppuku
               *[other] Je aanvaardt de schande
            }
       *[other]
            { $answer ->
                [decline] { $name } doet niets
                [save_face] { $name } speelt Gezichtsbehoud
                [seppuku_samurai] De samoerai van { $name } pleegt seppuku
                [seppuku_daimyo] De daimyo van { $name } pleegt seppuku
               *[other] { $name } aanvaardt de schande
            }
    }
honor-web-chip-answers =
    { $answer ->
        [decline] deed niets
        [save_face] speelde Gezichtsbehoud
        [seppuku_samurai] de samoerai pleegde seppuku
        [seppuku_daimyo] de daimyo pleegde seppuku
       *[other] aanvaardde de schande
    }
honor-web-beat-fans = De waaiers gaan open
honor-web-beat-saves =
    { $who ->
        [me]
            { $whom ->
                [me] Je speelt Gezichtsbehoud
               *[other] Je redt { $other }
            }
       *[other]
            { $whom ->
                [me] { $name } redt jou
                [self] { $name } speelt Gezichtsbehoud
               *[other] { $name } redt { $other }
            }
    }
honor-web-chip-saves =
    { $whom ->
        [me] redde jou
        [self] speelde Gezichtsbehoud
       *[other] redde { $other }
    }
honor-web-beat-unsaved =
    { $who ->
        [me] Niemand redt jou
       *[other] Niemand redt { $name }
    }
honor-web-chip-unsaved = werd niet gered
honor-web-beat-loses =
    { $who ->
        [me] Je verliest { $amount } eer: nu { $honor }
       *[other] { $name } verliest { $amount } eer: nu { $honor }
    }
honor-web-chip-loses = verloor { $amount }, nu { $honor }
honor-web-beat-daimyo-dies =
    { $who ->
        [me] Je verliest { $card }
       *[other] { $name } verliest { $card }
    }
honor-web-under-daimyo-dies =
    { $who ->
        [me]
            { $cards ->
                [none] Je bent ronin en krijgt niets.
               *[other] Je bent ronin. Ook verloren: { $cards }.
            }
       *[other]
            { $cards ->
                [none] { $name } is ronin en krijgt niets.
               *[other] { $name } is ronin. Ook verloren: { $cards }.
            }
    }
honor-web-chip-daimyo-dies = verloor { $card }
honor-web-beat-samurai-dies =
    { $who ->
        [me] Je samoerai is dood
       *[other] De samoerai van { $name } is dood
    }
honor-web-under-samurai-dies =
    { $cards ->
        [none] Een familielid neemt zijn plaats in.
       *[other] Ook verloren: { $cards }.
    }
honor-web-chip-samurai-dies = verloor de samoerai
honor-web-beat-inherits =
    { $who ->
        [me] Je neemt het daimyohuis van { $other } over!
       *[other]
            { $whom ->
                [me] { $name } neemt je daimyohuis over!
               *[other] { $name } neemt het daimyohuis van { $other } over!
            }
    }
honor-web-under-inherits =
    { $whom ->
        [me] Je bent nu ronin.
       *[other] { $other } is nu ronin.
    }
honor-web-chip-inherits =
    { $whom ->
        [me] nam je daimyohuis over
       *[other] nam het daimyohuis van { $other } over
    }
honor-web-beat-ronin =
    { $who ->
        [me] Je bent weer ronin
       *[other] { $name } is weer ronin
    }
honor-web-chip-ronin = is weer ronin
honor-web-beat-swears =
    { $who ->
        [me] Je zweert { $other } trouw
       *[other]
            { $whom ->
                [me] { $name } zweert jou trouw
               *[other] { $name } zweert { $other } trouw
            }
    }
honor-web-under-swears =
    { $who ->
        [me] Je samoeraihuis vecht meteen voor { $other }.
       *[other]
            { $whom ->
                [me] Het samoeraihuis van { $name } vecht meteen voor jou.
               *[other] Het samoeraihuis van { $name } vecht meteen voor { $other }.
            }
    }
honor-web-chip-swears =
    { $whom ->
        [me] zwoer jou trouw
       *[other] zwoer { $other } trouw
    }
honor-web-beat-breaks =
    { $who ->
        [me] Je zegt het verbond met { $other } op
       *[other]
            { $whom ->
                [me] { $name } zegt het verbond met jou op
               *[other] { $name } zegt het verbond met { $other } op
            }
    }
honor-web-under-breaks =
    { $who ->
        [me] Je vertrekt aan het begin van je volgende beurt.
       *[other] { $name } vertrekt aan het begin van de volgende beurt.
    }
honor-web-chip-breaks =
    { $whom ->
        [me] zegde jou het verbond op
       *[other] zegde { $other } het verbond op
    }

## Gevecht

honor-web-beat-attacks =
    { $who ->
        [me] Je valt { $other } aan!
       *[other]
            { $whom ->
                [me] { $name } valt jou aan!
               *[other] { $name } valt { $other } aan!
            }
    }
honor-web-chip-attacks =
    { $whom ->
        [me] viel jou aan
       *[other] viel { $other } aan
    }
honor-web-beat-strength =
    { $attack ->
        [one]
            { $defense ->
                [0] Eén dobbelsteen tegen geen enkele
               [one] Eén dobbelsteen tegen één
               *[other] Eén dobbelsteen tegen { $defense }
            }
       *[other]
            { $defense ->
                [0] { $attack } dobbelstenen tegen geen enkele
               [one] { $attack } dobbelstenen tegen één
               *[other] { $attack } dobbelstenen tegen { $defense }
            }
    }
honor-web-beat-rolls =
    { $who ->
        [me]
            { $dice ->
                [0] Jij hebt geen dobbelstenen
                [one] Je gooit één dobbelsteen
               *[other] Je gooit { $dice } dobbelstenen
            }
       *[other]
            { $dice ->
                [0] { $name } heeft geen dobbelstenen
                [one] { $name } gooit één dobbelsteen
               *[other] { $name } gooit { $dice } dobbelstenen
            }
    }
honor-web-beat-tie = { $total } tegen { $total }: allebei opnieuw gooien!
honor-web-beat-hush = { $high } tegen { $low }
honor-web-under-hush =
    { $who ->
        [me] Je wint het gevecht.
       *[other]
            { $whom ->
                [me] Je verliest het gevecht.
               *[other] { $name } wint het gevecht.
            }
    }
honor-web-chip-hush =
    { $whom ->
        [me] versloeg jou { $high } : { $low }
       *[other] versloeg { $other } { $high } : { $low }
    }
honor-web-side =
    { $at ->
        [attack]
            { $who ->
                [me] Jij valt aan
               *[other] { $name } valt aan
            }
       *[other]
            { $who ->
                [me] Jij verdedigt
               *[other] { $name } verdedigt
            }
    }
honor-web-makes =
    sterkte { $strength } geeft { $dice ->
        [0] geen dobbelstenen
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }
honor-web-before-dice = { $mine } : { $theirs } vóór de worp

## Legenda

honor-web-legend = Legenda
honor-web-legend-honor = eer per beurt
honor-web-legend-ki = ki: 3 geven 1 actie
honor-web-legend-strength = sterkte: 3 geven 1 dobbelsteen
honor-web-legend-guard = bewaker: sluipmoord pas bij 5+
honor-web-legend-all = Alle tekens
honor-web-legend-action = acties deze beurt
honor-web-legend-hand = kaarten in de hand
honor-web-legend-swords = dobbelstenen om aan te vallen
honor-web-legend-shield = dobbelstenen om te verdedigen
honor-web-legend-army = legers, 5 per huis
honor-web-legend-knot = verbond
honor-web-legend-cut = verbond dat afloopt
honor-web-legend-torii = torii: het doel
honor-web-legend-dots = gestippeld: volgende inkomsten
honor-web-legend-rim = gouden rand: hier klikken

## Kaarten: korte namen, één regel op de kaart, wat ze doen, wat ze kosten

honor-web-short-masamune = Masamune
honor-web-short-gunpowder = Vuur­wapens
honor-web-short-castle_odawara = Odawara
honor-web-short-castle_osaka = Osaka
honor-web-short-castle_himeji = Himeji
honor-web-short-title = Shogun
honor-web-short-elite_ninja_spy = Elitespion
honor-web-short-ninja_assassin = Sluip­moord
honor-web-short-save_face = Gezichts­behoud
honor-web-brief-ninja_spy = Steel één leger of bezit. −25
honor-web-brief-elite_ninja_spy = Steel tot twee kaarten. −25
honor-web-brief-ninja_assassin = Dood een daimyo of samoerai: 3+. −25
honor-web-brief-save_face = Maakt één schande goed. Gratis, altijd
honor-web-brief-dishonor = Een rivaal verliest 75, of erger. 2 acties
honor-web-brief-house_guard = Sluipmoord pas bij 5+
honor-web-does-ninja_spy = Steel één leger of bezit uit een huis en leg de kaart in een van de jouwe, of vernietig die. Bewakers houden geen spion tegen.
honor-web-does-elite_ninja_spy = Steel één of twee legers of bezittingen uit één huis. Elke kaart gaat naar een van je huizen, of wordt vernietigd.
honor-web-does-ninja_assassin = Gooi een dobbelsteen tegen een daimyo of samoerai: 3 of hoger doodt, 5 of hoger als er een bewaker in huis is. Het hele huis gaat met hem verloren.
honor-web-does-dishonor = Iemand anders verliest 75 eer, met Gezichtsbehoud maar 30, of offert een samoerai of daimyo. Wie een verbond heeft, verliest ook dat.
honor-web-does-save_face = Altijd: wie te schande is gemaakt verliest maar 30, of een daimyo die een gevecht verloor blijft leven. Helpt nooit de shogun.
honor-web-does-house_guard = Een sluipmoordenaar heeft hier een 5 nodig, en de bewaker sneuvelt bij de poging.
honor-web-does-title = { $honor } eer extra per beurt. Iedereen kan de shogun aanvallen, en de shogun heeft niets aan Gezichtsbehoud.
honor-web-does-castle = Alleen in je daimyohuis, hoogstens één. De sterkte telt alleen in de verdediging. Wie een kasteel heeft, kan erom worden aangevallen.
honor-web-does-okugata = De vrouw des huizes: één per huis. Ze geeft elke beurt eer en ki en kan niet gestolen worden.
honor-web-does-army = Hoogstens vijf per huis. 3 sterkte geven 1 dobbelsteen in een gevecht. Spionnen kunnen deze kaart stelen.
honor-web-does-possession = Telt elke beurt, in elk van je huizen. Spionnen kunnen deze kaart stelen.
honor-web-does-event = Speel je uit je hand.
honor-web-does-daimyo = Staat aan het hoofd van een daimyohuis. Als ronin speel je hem voor jezelf. Als eerste samoerai mag je hem aan je tweede geven.
honor-web-does-samurai = Jijzelf: 6 ki. Sterft hij, dan gaan alle kaarten van zijn huis verloren, en een tweede samoerai neemt je daimyohuis over.
honor-web-does-pile =
    { $count ->
        [one] De trekstapel: één kaart. Trekken kost 1 actie, en je hebt hoogstens 7 kaarten in je hand.
       *[other] De trekstapel: { $count } kaarten. Trekken kost 1 actie, en je hebt hoogstens 7 kaarten in je hand.
    }
honor-web-does-discards =
    { $count ->
        [one] De aflegstapel: één kaart. Die wordt geschud als de trekstapel leeg is.
       *[other] De aflegstapel: { $count } kaarten. Die worden geschud als de trekstapel leeg is.
    }
honor-web-price-ninja_spy = kost 25 eer en 1 actie
honor-web-price-elite_ninja_spy = kost 25 eer en 1 actie
honor-web-price-ninja_assassin = kost 25 eer en 1 actie
honor-web-price-dishonor = kost 2 acties
honor-web-price-save_face = gratis

## Het einde

honor-web-won-goal = { $names } wint met { $honor } eer (doel: { $goal })!
honor-web-won-rounds =
    { $count ->
        [one] Laatste ronde voorbij: { $names } wint met { $honor } eer!
       *[other] Laatste ronde voorbij: { $names } delen de winst met elk { $honor } eer!
    }
honor-web-story =
    { $who ->
        [me]
            { $whom ->
               *[other] Je wint in ronde { $round } met { $honor } eer, { $by } meer dan { $other }.
            }
       *[other]
            { $whom ->
                [me] { $name } wint in ronde { $round } met { $honor } eer, { $by } meer dan jij.
               *[other] { $name } wint in ronde { $round } met { $honor } eer, { $by } meer dan { $other }.
            }
    }
honor-web-story-shared = { $names } delen de overwinning met { $honor } eer.
honor-web-story-turn = De ommekeer kwam in ronde { $round }: { $told }
honor-web-story-heading = Eer, beurt voor beurt
honor-web-turning-dies =
    { $how ->
        [battle]
            { $who ->
                [me] Je wint het gevecht, en het daimyohuis van { $other } valt.
               *[other]
                    { $whom ->
                        [me] { $name } wint het gevecht, en je daimyohuis valt.
                       *[other] { $name } wint het gevecht, en het daimyohuis van { $other } valt.
                    }
            }
        [assassin]
            { $who ->
                [me] Je sluipmoordenaar doodt de daimyo van { $other }.
               *[other]
                    { $whom ->
                        [me] De sluipmoordenaar van { $name } doodt je daimyo.
                       *[other] De sluipmoordenaar van { $name } doodt de daimyo van { $other }.
                    }
            }
       *[other]
            { $whom ->
                [me] Je verliest je daimyo.
               *[other] { $other } verliest de daimyo.
            }
    }
honor-web-turning-title =
    { $who ->
        [me] Je neemt { $other } de titel van shogun af.
       *[other]
            { $whom ->
                [me] { $name } neemt je de titel van shogun af.
               *[other] { $name } neemt { $other } de titel van shogun af.
            }
    }
honor-web-turning-shame =
    { $whom ->
        [me] Je verliest { $amount } eer door schande.
       *[other] { $other } verliest { $amount } eer door schande.
    }
honor-web-turning-scores =
    { $who ->
        [me] Je krijgt { $amount } in één beurt.
       *[other] { $name } krijgt { $amount } in één beurt.
    }
honor-web-stood = stand: { $honor } eer
honor-web-sum =
    { $scored } verdiend{ $paid ->
        [0] { "" }
       *[other] , { $ninjas } voor ninja’s
    }{ $lost ->
        [0] { "" }
       *[other] , { $shame } door schande
    }

## Waarden van opties

honor-web-choice-preset-gamewright = Amerikaans, 1996
honor-web-choice-preset-german_2003 = Duits, 2003
honor-web-choice-shogun_table-book = zoals in het regelboek
honor-web-choice-shogun_table-card = zoals op de kaart
honor-web-choice-shogun_table-amigo = zoals in de Duitse uitgave
honor-web-choice-start_daimyo-any = alle
honor-web-choice-start_daimyo-weak = de zes zwakke
honor-web-choice-deck-standard = standaard
honor-web-choice-deck-even = gelijkmatig
honor-web-choice-deck-dishonor_heavy = meer oneer
honor-web-choice-deck-amigo = Duitse uitgave
honor-web-choice-dishonor_help-alliances = alleen om een verbond te redden
honor-web-choice-dishonor_help-any = iedereen behalve de shogun
honor-web-choice-empty_seppuku-allowed = toegestaan
honor-web-choice-empty_seppuku-forbidden = verboden

## De voordeur

honor-web-variants = Tot 400, 300 of 250 eer, of de Duitse uitgave
honor-web-seats-3 = Met 3 krijgt de shogun 50 eer per beurt. De rustigste tafel.
honor-web-seats-4 = Met 4 krijgt de shogun 60 eer per beurt.
honor-web-seats-5 = Met 5 krijgt de shogun 100 eer per beurt, en wil bijna iedereen de titel.
honor-web-seats-6 = Met 6 krijgt de shogun 150 eer per beurt. Vertrouw niemand.
honor-web-way-book = De lange weg
    .about = 400 eer wint, zoals in het boek.
honor-web-way-shorter = Een kortere weg
    .about = 300 eer wint.
honor-web-way-short = Het korte spel
    .about = 250 eer wint. Goed voor een eerste keer.
honor-web-way-german = Duitse uitgave
    .about = De kaarten, het begin en de titel van 2003.
honor-web-chip-help = Gered van oneer
honor-web-chip-seppuku = Seppuku van een leeg huis
honor-web-does-warrior_monks = Een leger met geestkracht: sterkte voor het gevecht, en een beetje ki. Hoogstens vijf legers per huis. Spionnen kunnen deze kaart stelen.
honor-web-does-no_dachi = Een familiezwaard: wat eer, wat ki en de sterkte van een goed leger. Spionnen kunnen deze kaart stelen.
honor-web-does-daisho = De twee zwaarden van een familie: meer eer dan sterkte. Spionnen kunnen deze kaart stelen.
honor-web-does-masamune = De beste zwaardsmid van het land: eer, ki en veel sterkte. Spionnen zijn dol op hem.
honor-web-does-gunpowder = Vreselijke sterkte, vreselijke schande: elke beurt kost dit je eer, en ook ki. Spionnen kunnen deze kaart stelen.
honor-web-does-noh_theater = Elke beurt veel eer, en de ki voor een hele extra actie. Ieders favoriete buit.
