"""What can happen in Honor of the Samurai, and who hears how much of it. [HON-13.1, HON-13.2]"""

from mypy_extensions import i64

from sengoku.games.honor.rules.actions import destination, house_name
from sengoku.games.honor.rules.components import CARDS
from sengoku.games.honor.rules.odds import battle_odds
from sengoku.kernel.event import Event, Fact

__all__ = [
    "alliance_began",
    "alliance_declared",
    "alliance_dissolved",
    "assassin_sent",
    "battle_began",
    "battle_won",
    "card_discarded",
    "card_drawn",
    "card_placed",
    "card_stolen",
    "castle_burned",
    "castle_replaced",
    "castle_taken",
    "daimyo_dealt",
    "daimyo_died",
    "daimyo_played",
    "detached",
    "dice_rolled",
    "dishonor_answered",
    "dishonor_played",
    "face_not_saved",
    "face_saved",
    "game_began",
    "game_ended",
    "guard_fell",
    "hand_dealt",
    "honor_lost",
    "honor_scored",
    "house_taken_over",
    "pile_shuffled",
    "samurai_died",
    "title_claimed",
    "title_returned",
    "title_won",
    "turn_began",
]


def game_began(dealer: i64, first: i64) -> Event:
    return Event("GameBegan", {"dealer": int(dealer), "seat": int(first)})


def daimyo_dealt(seat: i64, card: i64) -> Event:
    return Event("DaimyoDealt", {"seat": int(seat), "card": CARDS[card]})


def hand_dealt(seat: i64, cards: dict[str, int]) -> Event:
    return Event("HandDealt", {"seat": int(seat)}, {"cards": cards}, [int(seat)])


def turn_began(seat: i64, round: i64) -> Event:
    return Event("TurnBegan", {"seat": int(seat), "round": int(round)})


def honor_scored(seat: i64, amount: i64, honor: i64) -> Event:
    return Event("HonorScored", {"seat": int(seat), "amount": int(amount), "honor": int(honor)})


def honor_lost(seat: i64, amount: i64, honor: i64, why: str) -> Event:
    facts: dict[str, Fact] = {
        "seat": int(seat),
        "amount": int(amount),
        "honor": int(honor),
        "why": why,
    }
    return Event("HonorLost", facts)


def card_drawn(seat: i64, card: i64) -> Event:
    """Only the drawer sees the card. [HON-4.6]"""
    return Event("CardDrawn", {"seat": int(seat)}, {"card": CARDS[card]}, [int(seat)])


def pile_shuffled(count: i64) -> Event:
    return Event("PileShuffled", {"count": int(count)})


def card_discarded(seat: i64, card: i64) -> Event:
    return Event("CardDiscarded", {"seat": int(seat), "card": CARDS[card]})


def card_placed(seat: i64, card: i64, house: i64) -> Event:
    return Event("CardPlaced", {"seat": int(seat), "card": CARDS[card], "house": house_name(house)})


def daimyo_played(seat: i64, card: i64, to: i64) -> Event:
    return Event("DaimyoPlayed", {"seat": int(seat), "card": CARDS[card], "other": int(to)})


def card_stolen(seat: i64, spy: i64, house: i64, loot: i64, to: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": int(seat),
        "card": CARDS[spy],
        "house": house_name(house),
        "loot": CARDS[loot],
        "to": destination(to),
    }
    return Event("CardStolen", facts)


def assassin_sent(seat: i64, house: i64, needs: i64, die: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": int(seat),
        "house": house_name(house),
        "needs": int(needs),
        "die": int(die),
        "hit": 1 if die >= needs else 0,
    }
    return Event("AssassinSent", facts)


def guard_fell(house: i64) -> Event:
    return Event("GuardFell", {"seat": int(house // 2), "house": house_name(house)})


def dishonor_answered(seat: i64, answer: str) -> Event:
    return Event("DishonorAnswered", {"seat": int(seat), "answer": answer})


def battle_began(attacker: i64, defender: i64, attack_dice: i64, defense_dice: i64) -> Event:
    """`chance` is the attacker's before the dice fall, in thousandths. [HON-10.6]"""
    odds = battle_odds(attack_dice, defense_dice)
    facts: dict[str, Fact] = {
        "seat": int(attacker),
        "other": int(defender),
        "attack_dice": int(attack_dice),
        "defense_dice": int(defense_dice),
        "chance": odds.permille(),
    }
    return Event("BattleBegan", facts)


def dice_rolled(attacker: i64, defender: i64, attack: list[int], defense: list[int]) -> Event:
    facts: dict[str, Fact] = {
        "seat": int(attacker),
        "other": int(defender),
        "attack": attack,
        "defense": defense,
        "attack_total": sum(attack),
        "defense_total": sum(defense),
    }
    return Event("DiceRolled", facts)


def face_not_saved(seat: i64) -> Event:
    """Nobody did: who could have is never told. [HON-8.7]"""
    return Event("FaceNotSaved", {"seat": int(seat)})


def title_claimed(seat: i64) -> Event:
    return Event("TitleClaimed", {"seat": int(seat)})


def title_returned(seat: i64) -> Event:
    return Event("TitleReturned", {"seat": int(seat)})


def dishonor_played(seat: i64, other: i64) -> Event:
    return Event("DishonorPlayed", {"seat": int(seat), "other": int(other)})


def face_saved(seat: i64, other: i64) -> Event:
    """`seat` saves the face of `other`: all that the table learns. [HON-8.7]"""
    return Event("FaceSaved", {"seat": int(seat), "other": int(other)})


def detached(seat: i64, other: i64) -> Event:
    return Event("Detached", {"seat": int(seat), "other": int(other)})


def house_taken_over(seat: i64, other: i64) -> Event:
    return Event("HouseTakenOver", {"seat": int(seat), "other": int(other)})


def alliance_declared(seat: i64, other: i64) -> Event:
    return Event("AllianceDeclared", {"seat": int(seat), "other": int(other)})


def alliance_began(seat: i64, other: i64) -> Event:
    return Event("AllianceBegan", {"seat": int(seat), "other": int(other)})


def alliance_dissolved(seat: i64, other: i64) -> Event:
    return Event("AllianceDissolved", {"seat": int(seat), "other": int(other)})


def battle_won(seat: i64, other: i64) -> Event:
    return Event("BattleWon", {"seat": int(seat), "other": int(other)})


def title_won(seat: i64, other: i64) -> Event:
    return Event("TitleWon", {"seat": int(seat), "other": int(other)})


def castle_taken(seat: i64, card: i64) -> Event:
    return Event("CastleTaken", {"seat": int(seat), "card": CARDS[card]})


def castle_burned(seat: i64, card: i64) -> Event:
    return Event("CastleBurned", {"seat": int(seat), "card": CARDS[card]})


def castle_replaced(seat: i64, card: i64) -> Event:
    return Event("CastleReplaced", {"seat": int(seat), "card": CARDS[card]})


def daimyo_died(seat: i64, daimyo: i64, cards: dict[str, int]) -> Event:
    return Event("DaimyoDied", {"seat": int(seat), "card": CARDS[daimyo], "cards": cards})


def samurai_died(seat: i64, cards: dict[str, int]) -> Event:
    return Event("SamuraiDied", {"seat": int(seat), "cards": cards})


def game_ended(ranks: list[int], honor: list[int], why: str) -> Event:
    return Event("GameEnded", {"ranks": ranks, "totals": honor, "reason": why})
