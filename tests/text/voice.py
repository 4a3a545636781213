"""The voice of the house: how long a text may be, what is never said, and what a thing is called.

A text is looked at as it is read: every way through its variants, with a mark for each fact.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from tests.text.bundles import folders
from tests.text.needs import buttons

__all__ = ["Saying", "faults", "sayings"]

FILLED = "□"  # stands for what a fact fills in
MOST_WAYS = 24  # of reading one text, so that many variants do not multiply without end

LENGTHS = {  # words, by what a text is
    r"\w+-event-": 12,
    r"\w+-ask-": 15,
    r"problem-": 18,
    r"\w+-lesson-(goal|end)$": 60,
    r"\w+-lesson-": 55,
    r"\w+-web-(todo|now)-": 15,  # what the browser asks beyond the rules
}
BUTTON = 4
SENTENCES = {r"clause-": 2, r"\w+-option-": 2}
# A battle has many rules in one clause: as many sentences, each of them short.
BATTLE = re.compile(r"clause-TOH-15-1[0-6]$")
LONGEST = 18  # words in a sentence of such a clause

# What a player at the table or in the browser reads. The terminal, the ladder and the tools for
# research speak to who types commands, and records are told by their numbers.
TYPED = re.compile(
    r"(cli|ladder|arena|dataset)-"
    r"|problem-(cli|ladder|research|dataset|record|words|no-such-viewer)"
)
# Of these the names of things are still the same, but for words that are typed.
AT_THE_TABLE = re.compile(r"cli-(?!\w+-word-)")
PLACED = "typed"  # the form of an option that names its place, because it is typed
LISTED = re.compile(r"skirmish-(do|web-do)-|skirmish-option-carry_limit")  # told with a place

A_PLACE = rf"[\d{FILLED}] / [\d{FILLED}]|\([\d{FILLED}], ?[\d{FILLED}]\)"  # by numbers

NEVER = {  # on any screen
    "en": {
        "an option id": r"[a-z]_[a-z]",
        "a seat by number": rf"\b[Ss]eat [{FILLED}\d]|\(0 to\b",
        "coordinates": rf"{A_PLACE}|\bcoordinates?\b",
        "a developer's word": r"\b(ply|plies|boolean|null|enum|decisions?|thousandths?)\b",
        "luck": r"\bluck(y|ily)?\b",
        "stilted": r"\b(shall|the own|only who|in all|thereof|whether or not)\b",
        "British spelling": r"\b([Hh]onour|[Aa]rmour|[Cc]olour)(?!: )\b(?<!Test of Honour)",
        "a straight quote": r"['\"]",
        "a space before %": r" %",
    },
    "nl": {
        "an option id": r"[a-z]_[a-z]",
        "a seat by number": rf"\b([Ss]toel|[Pp]laats|[Ss]peler) [{FILLED}\d](?! van)|\(0 tot\b",
        "coordinates": rf"{A_PLACE}|\bcoördina",
        "a developer's word": r"\b(boolean|null|beslissingen|(?<!Onze )beslissing|duizendsten?)\b",
        "geluk": r"\bgeluk\b",
        "stilted": r"\b(aan zet|ten (minste|hoogste)|hooguit|ronden|op (de )?hand|gastheer)\b",
        "a straight quote": r"['\"]",
        "a space before %": r" %",
    },
    "de": {
        "an option id": r"[a-z]_[a-z]",
        "a seat by number": rf"\b(Stuhl|Sitz|Platz|Spieler) [{FILLED}\d](?! von)|\(0 bis\b",
        "coordinates": rf"{A_PLACE}|\bKoordinate",
        "a developer's word": r"\b(boolean|Entscheidung(en)?|Tausendstel)\b",
        "Glück": r"\b(das|dein|sein|mit|und) Glück\b",
        "je for pro": r"\b[Ee]inmal je\b|\b[Jj]e \d+ \w+ (geben|sind)\b",
        "stilted": r"\b(Gastgeber|Siegers?|(Sieger|Verlierer)seite|[Jj]emandes|schwors?t?)\b"
        r"|\b([Dd]er|[Jj]eder|[Dd]ieser) Spieler\b",
        "a straight quote": r"['\"]",
        "no space before %": rf"[\d{FILLED}]%",
    },
}

# What a button or an option says is the deed, not an order: Dutch and German name it.
DEED = re.compile(r"\w+-do-")
ORDERS = {
    "nl": r"(Leg|Neem|Speel|Gebruik|Kies|Steel|Verplaats|Rekruteer|Houd|Zet|Stuur|Trek)\b",
    "de": r"(Lege?|Nimm|Spiele?|Wähle|Stiehl|Bewege|Rekrutiere|Halte?|Setze?|Gib|Ziehe?)\b",
}

# One thing has one name. By language and game ("" is all): its name, and what it is never called.
LAW = re.compile(r"clause-")  # may join two halves of one rule

GLOSSARY = {
    "en": {
        "glory": {"beat": r"\bdr(ive|ove)s? off\b", "discard": r"\bput down\b"},
        "honor": {
            "a samurai": r"\b(or|nor) a life\b",
            "sworn": r"\bpledged?\b",
            "break": r"\bdissol(ve|ution)",
            "daimyo house": r"\bhalls?\b",
            "samurai house": r"samurai’s house",
        },
        "samurai": {
            "kind": r"\b([Ss]hapes?|[Ss]ymbols?)\b",
            "complete": r"\b[Cc]los(e|es|ed|ing)\b",
            "space": r"\b(cells?|corners?|sides?)\b",
            "play": r"\b[Pp]lant(s|ed)?\b",
        },
        "skirmish": {
            "on the ground": r"\bprone\b",
            "commoner": r"\bpeasants?\b",
            "extra die": r"\b(die|dice) more\b",
            "once per": r"\b[Oo]nce (a (battle|round)|and for all)\b(?<!Acts once a round)",
        },
    },
    "nl": {
        "": {  # but for the titles of two games
            "samoerai": r"^(?!Samurai$).*\b[Ss]amurai(?!: het)(?<!of the Samurai)",
            "partij": r"\b([Hh]et|[Dd]it) spel (is(?! voor)|loopt|ligt|staat|opgegeven|staken)\b",
        },
        "glory": {
            "personage": r"\bkarakters?\b",
            "de figuur": r"\bhet figuur\b",
            "neerleggen": r"\buit(spelen|gespeeld)\b",
        },
        "honor": {
            "een samoerai": r"\bof een leven\b",
            "verbond": r"\b(bondgenootschap|alliantie)",
            "trouw gezworen": r"\bbeloofd\b",
            "te schande maken": r"\b(onteren|onteer[dt])",
            "sterkte": r"\bkracht\b",
            "aankondiging": r"\bverklaring",
        },
        "skirmish": {
            "strijdmacht": r"\btroep(en)?\b",
            "voetstuk": r"\bvoet\b",
            "test": r"\w*proe(f|ven)\b",
            "uitgeschakeld": r"\bgeveld",
            "gelukt": r"\bgeslaagd",
            "voorzichtig": r"\b[Bb]ehoedzaam",
            "stormaanval": r"\b([Bb]estorm|[Ss]tormloop)",
            "veldslag": r"\bde slag\b",
            "mikken": r"\b[Rr]ichten\b",
            "slag": r"(?<!achterhandse )\b[Ss]lag(en)?\b",
            "man-tegen-man": r"\bin een gevecht\b",
            "doelwit": r"\b(zijn|dit) doel\b|\b[Hh]et doel (is|ligt)\b|\been doel\b(?! bereikt)",
            "veldtocht": r"\b[Cc]ampagne",
            "harnas": r"\bpantser",
            "spion": r"\bspionne",
            "noodlotsfiche": r"\bnoodlot(fiche|stapel)",
            "dobbelsteen": r"\b(één steen|stenen)\b",
        },
        "samurai": {
            "soort": r"\b[Ss]ymbo(ol|len)\b",
            "vak": r"\b([Hh]oek(en)?|[Zz]ijden?|[Kk]ant(en)?)\b",
            "leggen": r"\bplant(en|te)?\b",
        },
    },
    "de": {
        "": {"Partie": r"\b[Dd]as Spiel (ist|läuft|steht|hat (schon|noch)|abzubrechen)\b"},
        "samurai": {"Feld": r"\b(Ecken?|Seiten?)\b", "Sorte": r"\bSymbol(s|e|en)?\b"},
        "glory": {
            "Charakter": r"\b(dieselbe|derselben|seiner) Person\b|\bPersonen\b",
            "Ninja-Figur": r"\bNinjafigur",
            "Wertungsblock": r"\b(Punkteblatt|Wertungsbogen|Wertungsblatt)\b",
            "schlagen": r"\bvertr(ie|ei)ben",
        },
        "honor": {
            "ein Samurai": r"\boder ein Leben\b",
            "Armee": r"\bHeere?\b",
            "Ansage": r"\bErklärung",
            "Treue geschworen": r"\bgelobt\b",
            "Samurai-Haus": r"\b(Samurai|Daimyo)(?!s\b)[a-zäöü]",
        },
        "skirmish": {
            "Streitmacht": r"\bTruppen?\b",
            "Gruppe": r"\w*[Tt]rupps?\b",
            "Beweglichkeit": r"Gewandtheit",
            "Kraft": r"\bStärke\b",
            "Missionsziel": r"\bZielmarker",
            "Fähigkeit": r"Fertigkeit",
            "unwegsames Gelände": r"\b[Rr]aue[sm]?\b",
            "ausgeschaltet": r"\bgefällt\b",
            "wachsam": r"\b[Vv]orsichtig",
            "Stelle": r"\bOrte?s?\b",
            "Gegner": r"\b[Ff]eind",
            "Feldzug": r"\bKampagne",
            "Rand": r"kanten?\b|\bKanten?\b",
            "Marker": r"Aktionsmarker",
            "Samurai-Marker": r"\bSamurai(?!s\b)[a-zäöü]",
        },
    },
}


@dataclass(frozen=True)
class Saying:
    """One way in which a text is read."""

    language: str
    game: str
    key: str
    attribute: str
    text: str

    def __str__(self) -> str:
        name = f"{self.key}.{self.attribute}" if self.attribute else self.key
        return f"{self.language}: {name}: {self.text}"


def sayings(root: Path, language: str) -> Iterator[Saying]:
    """All texts under a copy of src/sengoku, in each of their variants."""
    for folder in folders(root):
        game = folder.parent.name if folder.parent.parent.name == "games" else ""
        for file in sorted((folder / language).glob("*.ftl")):
            for message in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(message, Message):
                    yield from _said(language, game, message)


def _said(language: str, game: str, message: Message) -> Iterator[Saying]:
    parts = [("", message.value), *((part.id.name, part.value) for part in message.attributes)]
    for attribute, pattern in parts:
        for text in _readings(pattern) if pattern else ():
            yield Saying(language, game, message.id.name, attribute, " ".join(text.split()))


def _readings(pattern: Pattern) -> list[str]:
    read = [""]
    for element in pattern.elements:
        if isinstance(element, TextElement):
            ways = [element.value]
        elif isinstance(element.expression, SelectExpression):
            variants = element.expression.variants
            ways = [way for variant in variants for way in _readings(variant.value)]
        else:
            ways = [FILLED]
        read = [before + way for way in ways for before in read][:MOST_WAYS]
    return read


def faults(said: Saying) -> Iterator[str]:
    """What the guide would change, a sentence each."""
    if not said.attribute or said.attribute.startswith("you"):
        yield from _too_long(said)
    typed = TYPED.match(said.key) is not None
    if not typed:
        yield from _never(said)
    if typed and not (said.game and AT_THE_TABLE.match(said.key)):
        return
    for game in ("", said.game):
        for name, other in GLOSSARY[said.language].get(game, {}).items():
            if re.search(other, said.text):
                yield f"it is called {name} in {said}"


def _never(said: Saying) -> Iterator[str]:
    for what, pattern in NEVER[said.language].items():
        placed = said.attribute == PLACED or LISTED.match(said.key)
        if what == "coordinates" and placed:
            continue
        if re.search(pattern, said.text):
            yield f"{what} in {said}"
    joins = said.attribute == "does" or (LAW.match(said.key) and not BATTLE.match(said.key))
    if said.game and ";" in said.text and not joins:
        yield f"a semicolon in {said}"
    if DEED.match(said.key) and re.match(ORDERS.get(said.language, "$^"), said.text):
        yield f"an order in {said}"


def _too_long(said: Saying) -> Iterator[str]:
    words = sum(bool(re.search(rf"[\w{FILLED}]", word)) for word in said.text.split())
    most = next((most for kind, most in LENGTHS.items() if re.match(kind, said.key)), words)
    if said.key in buttons() and not said.attribute:
        most = BUTTON
    if words > most:
        yield f"{words} words, not {most}, in {said}"
    if BATTLE.match(said.key):
        for sentence in re.split(r"(?<=[.!?]) ", said.text):
            if len(sentence.split()) > LONGEST:
                yield f"more than {LONGEST} words in a sentence of {said}"
        return
    sentences = len(re.findall(r"[.!?]”?(?= |$)", said.text))
    most = next((most for kind, most in SENTENCES.items() if re.match(kind, said.key)), sentences)
    if sentences > most:
        yield f"{sentences} sentences, not {most}, in {said}"
