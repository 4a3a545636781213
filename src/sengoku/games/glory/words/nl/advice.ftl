### Waarom een zet goed kan zijn, voor tips en terugblik. Sleutels: judgement/reasons.py.

glory-advice-ends-game = De partij eindigt: jij { $mine }, { $rival } { $theirs }.
glory-advice-ends = De ronde eindigt: jij krijgt { $mine }, { $rival } { $theirs }.
glory-advice-takes =
    { $left ->
        [0] Je verslaat de enige set van { $rival }: { $points } punten voor jou.
        [one] Je verslaat { $rival }: { $points } punten voor jou, en { $rival } houdt één personage over.
       *[other] Je verslaat { $rival }: { $points } punten voor jou, en { $rival } houdt { $left } personages over.
    }
glory-advice-grows = Nu zijn er { $needs } { $characters } nodig om je te verslaan.
glory-advice-secures = Niemand verslaat { $counted } nog: { $points } punten zijn van jou.
glory-advice-lays = Dat zijn { $points } punten, tot iemand { $needs } { $characters } neerlegt.
glory-advice-empties = Het is de laatste kaart, dus de ronde eindigt: jij hebt { $mine }, { $rival } { $theirs }.
glory-advice-beats = Dan heb je { $counted } en kun je de { $size } van { $rival } verslaan.
glory-advice-completes = Dan heb je { $counted }: genoeg voor { $points } punten.
glory-advice-reinforces = Dan heb je { $counted }: genoeg voor een grotere set.
glory-advice-collects = Voor een set heb je { $needs } { $characters } nodig, en dan heb je er { $count }.
glory-advice-denies =
    { $count ->
        [one] Zo gaat { $a-character } niet naar { $rival }, die er al één heeft.
       *[other] Zo gaat { $a-character } niet naar { $rival }, die er al { $count } heeft.
    }
glory-advice-hopes =
    { $count ->
        [one] Nog één kaart, en { $characters } geven { $points } punten (nog verborgen: { $unseen }).
       *[other] Nog { $count } { $characters } geven { $points } punten (nog verborgen: { $unseen }).
    }
glory-advice-left = Kaarten op deze stapel: { $left }, op de andere: { $others }.
glory-advice-covers =
    { $count ->
        [one] Zo ligt { $a-character } bedekt: { $rival } heeft er al één.
       *[other] Zo ligt { $a-character } bedekt: { $rival } heeft er al { $count }.
    }
glory-advice-owned =
    { $count ->
        [one] Je hebt al { $a-character } op tafel liggen.
       *[other] Je { $count } { $characters } liggen al op tafel.
    }
glory-advice-hopeless = De { $count } { $characters } van { $rival } zijn niet meer te verslaan.
glory-advice-enough = Je houdt { $counted } over, genoeg voor een set.
glory-advice-yields = Je geeft { $counted } op, een set van { $points } punten.
glory-advice-spare = Je hebt { $counted }, en voor een set heb je er { $needs } nodig.
glory-advice-keeps = Jij bent zo aan de beurt en kunt { $a-character } van de andere stapel pakken.
glory-advice-buries = Zo ligt { $a-character } bedekt voordat { $rival } aan de beurt is.
glory-advice-strikes = Zo verliest { $rival } de { $characters } en { $points } punten.
glory-advice-opens = Dan heeft { $rival } nog { $counted }, en jij hebt er { $held }.
glory-advice-weakens = Dan heeft { $rival } nog { $counted }: met { $needs } versla je die.
glory-advice-figures =
    { $figures ->
        [one] Je houdt één ninjafiguur voor later.
       *[other] Je houdt { $figures } ninjafiguren voor later.
    }
glory-advice-figure = Vanaf je volgende beurt maakt die een set van een ander kleiner (voorraad: { $figures }).
glory-advice-none = De figuur blijft in de voorraad: daar staan er { $figures }.
glory-advice-pays-nobody = Niemand heeft { $characters } liggen, dus niemand anders profiteert.
glory-advice-pays = Je krijgt { $points } punten voor { $counted }.
glory-advice-pays-rival = Met deze opdracht krijgt { $rival } maar { $points } punten.
