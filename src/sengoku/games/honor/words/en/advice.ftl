### Why an option may be good, for hints and reviews. Keys: judgement/reasons.py.

honor-advice-rests = You score { $income } next turn: { $honor } of { $goal }.
honor-advice-waits =
    { $rival-is ->
        [self] You lead with { $honor } honor, but without a daimyo you earn nothing. Cards kept for later: { $held }.
       *[other] Without a daimyo you earn nothing, and { $rival } leads with { $honor }. Cards kept for later: { $held }.
    }
honor-advice-draws =
    { $left ->
        [one] A new card, and one more action to play it. Your hand: { $held } of { $most }.
       *[other] A new card, and { $left } more actions to play it. Your hand: { $held } of { $most }.
    }
honor-advice-no-room = { $card } fits in none of your houses now.
honor-advice-no-daimyo = You already serve a daimyo, so { $card } is of no use now.
honor-advice-no-face = A shogun can’t save face, so { $card } does nothing for you.
honor-advice-discards = { $card }: { $honor } honor, { $ki } ki, { $strength } strength. { $held ->
            [0] Your hand is empty then.
            [one] You keep one card.
           *[other] You keep { $held } cards.
        }
honor-advice-actions = Your ki rises to { $ki }: { $actions } actions a turn.
honor-advice-income =
    { $turns ->
        [one] It earns { $gain } more a turn: { $income }, so { $goal } next turn.
       *[other] It earns { $gain } more a turn: { $income }, so { $goal } in { $turns } turns.
    }
honor-advice-guards =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] Assassins need a { $needs } against your daimyo house from now on.
               *[samurai] Assassins need a { $needs } against your samurai house from now on.
            }
       *[other] Assassins need a { $needs } against { $house } from now on.
    }
honor-advice-dice =
    { $before ->
        [0] You can attack now (dice: { $dice }).
       *[other] You attack with { $dice } dice instead of { $before }.
    }
honor-advice-defends =
    { $rival-is ->
        [self] You defend with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } instead of { $before }.
       *[other] { $rival } defends with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } instead of { $before }, as your ally.
    }
honor-advice-stores =
    { $house-of ->
        [self]
            { $house-is ->
                [daimyo] Then your daimyo house holds { $honor } honor, { $ki } ki and { $strength } strength.
               *[samurai] Then your samurai house holds { $honor } honor, { $ki } ki and { $strength } strength.
            }
       *[other] Then { $house } holds { $honor } honor, { $ki } ki and { $strength } strength.
    }
honor-advice-enthrones =
    { $turns ->
        [one] You have a daimyo again: { $income } a turn, so { $goal } next turn.
       *[other] You have a daimyo again: { $income } a turn, so { $goal } in { $turns } turns.
    }
honor-advice-frees = Then { $rival } no longer shares in your house.
honor-advice-steals = You take { $loot } from { $rival } and earn { $gain } more a turn: { $income }.
honor-advice-robs = Without { $loot } { $rival } earns { $less } less a turn: { $income }.
honor-advice-disarms = Without { $loot } { $rival } has { $strength } strength left.
honor-advice-moves-loot = It only moves your own { $loot }, and you then have { $strength } strength.
honor-advice-wastes = It destroys your own { $loot }, and you then have { $strength } strength.
honor-advice-kills =
    { $less ->
        [0]
            { $size ->
                [0] A { $needs } or more hits ({ $chance }%), but { $rival }’s house is empty.
               *[other] A { $needs } or more hits ({ $chance }%) and clears { $rival }’s house (cards: { $size }).
            }
       *[other] A { $needs } or more hits ({ $chance }%): { $rival } earns { $less } less a turn.
    }
honor-advice-kills-own = A { $needs } or more hits your own house ({ $chance }%, cards: { $size }).
honor-advice-dishonors = Unless saved, { $rival } falls from { $honor } to { $left } honor.
honor-advice-claims =
    { $turns ->
        [one] As shogun you earn { $gain } more a turn: { $income }, so { $goal } next turn.
       *[other] As shogun you earn { $gain } more a turn: { $income }, so { $goal } in { $turns } turns.
    }
honor-advice-attacks =
    With { $dice } against { $theirs ->
        [one] 1 die
       *[other] { $theirs } dice
    } { $prize ->
        [title] you take the title from { $rival } { $chance }% of the time.
        [castle] you take the castle from { $rival } { $chance }% of the time.
       *[none] you beat { $rival } { $chance }% of the time.
    }
honor-advice-allies = As { $rival }’s ally you earn { $income } a turn.
honor-advice-leaves = For { $cost } honor you are free of { $rival }, who earns { $income } a turn.
honor-advice-dismisses = For { $cost } honor { $rival }, who earns { $income } a turn with you, has to go.
honor-advice-helped = Somebody may still help you. If nobody does, you lose { $cost } and stand at { $left }.
honor-advice-unhelped = You lose { $cost } honor, stand at { $left } and keep your houses.
honor-advice-saves-self = You lose { $saved } honor instead of { $cost }.
honor-advice-saves-daimyo =
    { $rival-is ->
        [self] Your daimyo lives and earns { $income } a turn (cards in the house: { $size }).
       *[other] { $rival } keeps the daimyo, with { $income } a turn (cards: { $size }).
    }
honor-advice-saves = Then { $rival } loses { $saved } honor instead of { $cost }.
honor-advice-passes =
    { $held ->
        [0] You have no Save Face, and { $rival } has { $honor } honor.
       *[other] You keep your Save Face, and { $rival } with { $honor } honor gets no help from you.
    }
honor-advice-passes-self = You lose the daimyo and keep your { $honor } honor.
honor-advice-dies =
    { $size ->
        [0] You keep all { $honor } honor, and the house is empty anyway.
       *[other] You keep all { $honor } honor and lose your samurai house (cards: { $size }).
    }
honor-advice-lord-dies =
    { $size ->
        [0] You keep all { $honor } honor and lose only the daimyo.
       *[other] You keep all { $honor } honor and lose the daimyo house (cards: { $size }).
    }
honor-advice-pays = You stand at { $left } honor and keep your houses (cards: { $size }).
honor-advice-castle = You get { $castle } from { $rival }: { $honor } honor a turn and { $strength } in defense.
honor-advice-burns = Then nobody defends with { $castle } and its { $strength }, not even { $rival }.
honor-advice-barren =
    { $rival-is ->
        [self] Your houses earn { $income } a turn, but you lead with { $honor } honor.
       *[other] Your houses earn { $income } a turn, and { $rival } leads with { $honor } honor.
    }
honor-advice-draws-last = Your last action: the new card waits for your next turn. Your hand: { $held } of { $most }.
honor-advice-draws-bare =
    { $held ->
        [0] Your hand is empty. A hand holds up to { $most } cards.
        [one] Your one card fits in none of your houses, so look for another.
       *[other] None of your { $held } cards fits in your houses, so look for another.
    }
honor-advice-makes-room = Your hand is full ({ $most } cards). Without { $card } you can draw again.
honor-advice-discards-event = { $card } helps you least now. { $held ->
            [0] Your hand is empty then.
            [one] You keep one card.
           *[other] You keep { $held } cards.
        }
