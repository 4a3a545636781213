### Why an option may be good, for hints and reviews. Keys: judgement/reasons.py.

glory-advice-ends-game = It ends the game: you { $mine }, { $rival } { $theirs }.
glory-advice-ends = It ends the round: you score { $mine }, { $rival } { $theirs }.
glory-advice-takes =
    { $left ->
        [0] You beat { $rival }’s only set: { $points } points for you.
        [one] You beat { $rival }: { $points } points for you, and { $rival } has one character left.
       *[other] You beat { $rival }: { $points } points for you, and { $rival } has { $left } characters left.
    }
glory-advice-grows = Now it takes { $needs } { $characters } to beat yours.
glory-advice-secures = Nobody can beat { $counted }: { $points } points are yours.
glory-advice-lays = That is { $points } points, until somebody lays down { $needs } { $characters }.
glory-advice-empties = It is the last card, so the round ends: you have { $mine }, { $rival } { $theirs }.
glory-advice-beats = You then hold { $counted } and can beat { $rival }’s { $size }.
glory-advice-completes = You then hold { $counted }: enough for { $points } points.
glory-advice-reinforces = You then hold { $counted }: enough for a bigger set.
glory-advice-collects = A set takes { $needs } { $characters }, and you then hold { $count }.
glory-advice-denies =
    { $count ->
        [one] It keeps { $a-character } from { $rival }, who holds one already.
       *[other] It keeps { $a-character } from { $rival }, who holds { $count } already.
    }
glory-advice-hopes =
    { $count ->
        [one] One more card, and { $characters } score { $points } points (still hidden: { $unseen }).
       *[other] Another { $count } { $characters } score { $points } points (still hidden: { $unseen }).
    }
glory-advice-left = Cards left in this pile: { $left }, in the other: { $others }.
glory-advice-covers =
    { $count ->
        [one] It covers { $a-character }: { $rival } holds one already.
       *[other] It covers { $a-character }: { $rival } holds { $count } already.
    }
glory-advice-owned =
    { $count ->
        [one] You have { $a-character } on the table already.
       *[other] Your { $count } { $characters } are on the table already.
    }
glory-advice-hopeless = Nobody can beat { $rival }’s { $count } { $characters } any more.
glory-advice-enough = You still hold { $counted }, enough for a set.
glory-advice-yields = It breaks up { $counted }, a set worth { $points } points.
glory-advice-spare = You hold { $counted }, and a set takes { $needs }.
glory-advice-keeps = You play next, and can take { $a-character } from the other pile.
glory-advice-buries = It covers { $a-character } before { $rival } can take it.
glory-advice-strikes = Now { $rival } loses the { $characters } and { $points } points.
glory-advice-opens = That leaves { $rival } { $counted }, and you hold { $held }.
glory-advice-weakens = That leaves { $rival } { $counted }: { $needs } beat that.
glory-advice-figures =
    { $figures ->
        [one] You keep one ninja figure for later.
       *[other] You keep { $figures } ninja figures for later.
    }
glory-advice-figure = From your next turn on it can shrink a rival’s set (supply: { $figures }).
glory-advice-none = The figure stays in the supply, with { $figures } of them.
glory-advice-pays-nobody = Nobody has laid down { $characters }, so no rival gains by it.
glory-advice-pays = It pays you { $points } points for { $counted }.
glory-advice-pays-rival = With this order { $rival } gets only { $points } points.
