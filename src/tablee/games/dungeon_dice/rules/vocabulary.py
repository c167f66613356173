"""The words of the book: groups, symbols, faces and kinds of dice."""

from __future__ import annotations

from tablee.gamekit.spelling import wrong
from tablee.kernel.frozen import frozen

#: groups of dice, and the bags they live in (DD-DICE-02)
MONSTER, EQUIPMENT, ARTIFACT, ONE_USE, SPELL = "monster", "equipment", "artifact", "one-use", "spell"
BAGS = {MONSTER: "black", ONE_USE: "red", EQUIPMENT: "blue", ARTIFACT: "yellow"}
GROUPS = {bag: group for group, bag in BAGS.items()}

POTION, CHEST, LOCKED = "potion", "chest", "locked"
#: treasure -> the bag it is drawn from (DD-SYM-01, DD-SYM-02, DD-SYM-03)
TREASURES = {POTION: "red", CHEST: "blue", LOCKED: "yellow"}

#: symbols that are used in the ability step of a combat
SLASH, ARMOR, BREAK, TANGLE, DRAIN = "slash", "armor", "break", "tangle", "drain"
FIRE, GUST, TOAD, FEAR, SCROLL, HEAL, PAIN, EXECUTE = (
    "fire",
    "gust",
    "toad",
    "fear",
    "scroll",
    "heal",
    "pain",
    "execute",
)
#: symbols of equipment that work before the combat (DD-SEARCH-04)
HUNT, SCOUT, REACH = "hunt", "scout", "reach"
OPEN, MISS = "open", "miss"
COMBAT = (BREAK, ARMOR, SLASH, TANGLE, DRAIN, FIRE, GUST, TOAD, FEAR, SCROLL, HEAL)
AFTER = (HEAL, PAIN)  # on a monster's face: after the combat (DD-COMBAT-15)
SPELLS = (FIRE, DRAIN, GUST, TOAD)
SYMBOLS = (*COMBAT, PAIN, EXECUTE, HUNT, SCOUT, REACH, OPEN, MISS, *TREASURES)

#: trophy colours -> Glory (DD-TROPHY-02)
TROPHIES = {"red": 1, "black": 2, "gold": 3}
COLOURS = ("white", *TROPHIES)
QUALITIES = ("gray", "black", "purple")

#: an equipment is called after its symbol (DD-EQUIP-05)
CALLED = {
    SLASH: "sword",
    REACH: "spear",
    EXECUTE: "axe",
    BREAK: "hammer",
    HUNT: "bow",
    TANGLE: "whip",
    ARMOR: "armor",
}
GLORY_TO_WIN = 4  # DD-GOAL-01
MAX_XP = 6  # DD-XP-04
HEROES = ("red", "blue", "green", "yellow", "violet")  # seats, by the colour of their figure


@frozen
class Face:
    """One side of a die: a value or none, and symbols; a monster's side has a level, or is a treasure."""

    value: int | None = None
    symbols: tuple[str, ...] = ()
    level: int = 0
    treasure: str = ""

    @property
    def id(self) -> str:
        """What it shows, as one word: 2-slash, L3-armor, chest; blank for nothing."""
        level = [f"L{self.level}"] if self.level else []
        value = [str(self.value)] if self.value is not None else []
        treasure = [self.treasure] if self.treasure else []
        return "-".join([*level, *value, *self.symbols, *treasure]) or "blank"

    @property
    def abilities(self) -> tuple[str, ...]:
        """Symbols that somebody may use in the combat; on a monster's face Heal and Pain come after it."""
        if self.level:
            return tuple([s for s in self.symbols if s in COMBAT and s not in AFTER])
        return tuple([s for s in self.symbols if s in COMBAT])

    @property
    def after(self) -> tuple[str, ...]:
        return tuple([s for s in self.symbols if s in AFTER]) if self.level else ()


def face(words: str, where: str = "") -> Face:
    """A face as the content file writes it: "2 slash", "-", "L3 armor", "chest"."""
    level, value, symbols, treasure = 0, None, [], ""
    for word in words.split():
        if word == "-":
            continue
        if word.isdigit():
            value = int(word)
        elif word[0] == "L" and word[1:].isdigit():
            level = int(word[1:])  # DD-DICE-03: of a monster's face
        elif word in TREASURES and len(words.split()) == 1:
            treasure = word
        elif word in SYMBOLS:
            symbols.append(word)
        else:
            raise wrong(where, "faces", word, ("values", "levels as in L2", "-", *SYMBOLS), "names")
    return Face(value, tuple(symbols), level, treasure)


@frozen
class DieDef:
    """A kind of die."""

    id: str
    group: str
    kind: str
    faces: tuple[Face, ...]
    count: int = 1
    quality: str = ""
    colour: str = ""
    weapon: str = ""
    hands: int = 0
    armor: bool = False

    @property
    def equipped(self) -> bool:
        """Is it worn or held to be of use? A skeleton key is not (DD-SYM-20)."""
        return self.hands > 0 or self.armor

    def shows(self, symbol: str) -> bool:
        return any([symbol in face.symbols for face in self.faces])

    @property
    def called(self) -> str:
        """What it is called after its symbol (DD-EQUIP-05)."""
        return next((name for symbol, name in CALLED.items() if self.shows(symbol)), self.weapon or self.kind)

    @property
    def treasure(self) -> str:
        """What the monster of this die guards (DD-DICE-04)."""
        return next((face.treasure for face in self.faces if face.treasure), "")
