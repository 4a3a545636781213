### Waarom een zet goed kan zijn, voor tips en terugblik. Sleutels: judgement/reasons.py.

honor-advice-rests = Volgende beurt krijg je er { $income } bij: dan heb je { $honor } van de { $goal } eer.
honor-advice-waits =
    { $rival-is ->
        [self] Je staat voor met { $honor } eer, maar zonder daimyo verdien je niets. Bewaarde kaarten: { $held }.
       *[other] Zonder daimyo verdien je niets, en { $rival } staat voor met { $honor }. Bewaarde kaarten: { $held }.
    }
honor-advice-draws =
    { $left ->
        [one] Een nieuwe kaart, en nog één actie om die te spelen. Je hand: { $held } van { $most }.
       *[other] Een nieuwe kaart, en nog { $left } acties om die te spelen. Je hand: { $held } van { $most }.
    }
honor-advice-no-room = { $card } past nu in geen van je huizen.
honor-advice-no-daimyo = Je hebt al een daimyo, dus aan { $card } heb je nu niets.
honor-advice-no-face = Een shogun heeft niets aan { $card }.
honor-advice-discards = { $card }: { $honor } eer, { $ki } ki, { $strength } sterkte. { $held ->
            [0] Dan is je hand leeg.
            [one] Je houdt één kaart over.
           *[other] Je houdt { $held } kaarten over.
        }
honor-advice-actions = Je ki stijgt naar { $ki }: { $actions } acties per beurt.
honor-advice-income =
    { $turns ->
        [one] Dat is { $gain } meer per beurt: { $income }, dus { $goal } in je volgende beurt.
       *[other] Dat is { $gain } meer per beurt: { $income }, dus { $goal } over { $turns } beurten.
    }
honor-advice-guards =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] Een sluipmoordenaar heeft voortaan een { $needs } nodig tegen je daimyohuis.
               *[samurai] Een sluipmoordenaar heeft voortaan een { $needs } nodig tegen je samoeraihuis.
            }
       *[other] Een sluipmoordenaar heeft voortaan een { $needs } nodig tegen { $house }.
    }
honor-advice-dice =
    { $before ->
        [0] Je kunt nu aanvallen (dobbelstenen: { $dice }).
       *[other] Je valt aan met { $dice } dobbelstenen in plaats van { $before }.
    }
honor-advice-defends =
    { $rival-is ->
        [self] Je verdedigt met { $dice ->
            [one] 1 dobbelsteen
           *[other] { $dice } dobbelstenen
        } in plaats van { $before }.
       *[other] Je bondgenoot { $rival } verdedigt met { $dice ->
            [one] 1 dobbelsteen
           *[other] { $dice } dobbelstenen
        } in plaats van { $before }.
    }
honor-advice-stores =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] Dan heeft je daimyohuis { $honor } eer, { $ki } ki en { $strength } sterkte.
               *[samurai] Dan heeft je samoeraihuis { $honor } eer, { $ki } ki en { $strength } sterkte.
            }
       *[other] Dan heeft { $house } { $honor } eer, { $ki } ki en { $strength } sterkte.
    }
honor-advice-enthrones =
    { $turns ->
        [one] Je hebt weer een daimyo: { $income } per beurt, dus { $goal } in je volgende beurt.
       *[other] Je hebt weer een daimyo: { $income } per beurt, dus { $goal } over { $turns } beurten.
    }
honor-advice-frees = Dan deelt { $rival } niet meer mee in je huis.
honor-advice-steals = Je pakt { $loot } van { $rival } af en verdient { $gain } meer per beurt: { $income }.
honor-advice-robs = Zonder { $loot } verdient { $rival } { $less } minder per beurt: { $income }.
honor-advice-disarms = Zonder { $loot } houdt { $rival } { $strength } sterkte over.
honor-advice-moves-loot = Zo verplaats je alleen je eigen { $loot }, en je hebt dan { $strength } sterkte.
honor-advice-wastes = Zo vernietig je je eigen { $loot }, en je hebt dan { $strength } sterkte.
honor-advice-kills =
    { $less ->
        [0]
            { $size ->
                [0] Een { $needs } of meer is raak ({ $chance }%), maar het huis van { $rival } is leeg.
               *[other] Een { $needs } of meer is raak ({ $chance }%) en ruimt het huis van { $rival } op (kaarten: { $size }).
            }
       *[other] Een { $needs } of meer is raak ({ $chance }%): { $rival } verdient { $less } minder per beurt.
    }
honor-advice-kills-own = Een { $needs } of meer treft je eigen huis ({ $chance }%, kaarten: { $size }).
honor-advice-dishonors = Zonder hulp zakt { $rival } van { $honor } naar { $left } eer.
honor-advice-claims =
    { $turns ->
        [one] Als shogun verdien je { $gain } meer per beurt: { $income }, dus { $goal } in je volgende beurt.
       *[other] Als shogun verdien je { $gain } meer per beurt: { $income }, dus { $goal } over { $turns } beurten.
    }
honor-advice-attacks =
    Met { $dice } tegen { $theirs ->
        [one] 1 dobbelsteen
       *[other] { $theirs } dobbelstenen
    } { $prize ->
        [title] heb je { $chance }% kans om { $rival } de titel af te nemen.
        [castle] heb je { $chance }% kans om { $rival } het kasteel af te nemen.
       *[none] heb je { $chance }% kans om { $rival } te verslaan.
    }
honor-advice-allies = Als bondgenoot van { $rival } verdien je { $income } per beurt.
honor-advice-leaves = Voor { $cost } eer ben je los van { $rival }, die { $income } per beurt verdient.
honor-advice-dismisses = Voor { $cost } eer moet { $rival } weg, die bij jou { $income } per beurt verdient.
honor-advice-helped = Iemand kan je nog helpen. Doet niemand dat, dan verlies je { $cost } en sta je op { $left }.
honor-advice-unhelped = Je verliest { $cost } eer, staat dan op { $left } en behoudt je huizen.
honor-advice-saves-self = Je verliest { $saved } eer in plaats van { $cost }.
honor-advice-saves-daimyo =
    { $rival-is ->
        [self] Je daimyo blijft leven en levert { $income } per beurt op (kaarten in het huis: { $size }).
       *[other] { $rival } houdt de daimyo, met { $income } per beurt (kaarten: { $size }).
    }
honor-advice-saves = Dan verliest { $rival } { $saved } eer in plaats van { $cost }.
honor-advice-passes =
    { $held ->
        [0] Je hebt geen Gezichtsbehoud, en { $rival } heeft { $honor } eer.
       *[other] Je houdt je Gezichtsbehoud, en { $rival } met { $honor } eer krijgt van jou geen hulp.
    }
honor-advice-passes-self = Je verliest de daimyo en houdt je { $honor } eer.
honor-advice-dies =
    { $size ->
        [0] Je houdt al je { $honor } eer, en het huis is toch leeg.
       *[other] Je houdt al je { $honor } eer en verliest je samoeraihuis (kaarten: { $size }).
    }
honor-advice-lord-dies =
    { $size ->
        [0] Je houdt al je { $honor } eer en verliest alleen de daimyo.
       *[other] Je houdt al je { $honor } eer en verliest het daimyohuis (kaarten: { $size }).
    }
honor-advice-pays = Je staat dan op { $left } eer en behoudt je huizen (kaarten: { $size }).
honor-advice-castle = Je krijgt { $castle } van { $rival }: { $honor } eer per beurt en { $strength } in de verdediging.
honor-advice-burns = Dan verdedigt niemand zich meer met { $castle } en zijn { $strength }, ook { $rival } niet.
honor-advice-barren =
    { $rival-is ->
        [self] Je huizen leveren { $income } per beurt op, maar je staat voor met { $honor } eer.
       *[other] Je huizen leveren { $income } per beurt op, en { $rival } staat voor met { $honor } eer.
    }
honor-advice-draws-last = Je laatste actie: de nieuwe kaart wacht op je volgende beurt. Je hand: { $held } van { $most }.
honor-advice-draws-bare =
    { $held ->
        [0] Je hand is leeg. Er passen { $most } kaarten in.
        [one] Je hebt maar één kaart, en die past in geen van je huizen.
       *[other] Geen van je { $held } kaarten past in je huizen, dus zoek een andere.
    }
honor-advice-makes-room = Je hand is vol ({ $most } kaarten). Zonder { $card } kun je weer trekken.
honor-advice-discards-event = Aan { $card } heb je nu het minst. { $held ->
            [0] Dan is je hand leeg.
            [one] Je houdt één kaart over.
           *[other] Je houdt { $held } kaarten over.
        }
