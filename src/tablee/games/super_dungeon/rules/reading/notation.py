"""How figures are written in the content files: dice, attributes, bonuses, ranges, areas, rolls, sides of dice.

The book's icons as words (SD-REF-01)."""

from __future__ import annotations

import re

from tablee.games.super_dungeon.rules.abilities import ABILITIES, ABILITY, IMMUNE_ALL, immune, inflicts
from tablee.games.super_dungeon.rules.reading.entry import Entry
from tablee.games.super_dungeon.rules.statuses import STATUSES, TOKENS
from tablee.games.super_dungeon.rules.vocabulary import (
    AREAS,
    ARROW,
    ATTRIBUTES,
    COMPEL,
    DEX,
    MAGIC,
    MELEE,
    MISSILE,
    NO_BONUS,
    NO_DICE,
    PULL,
    PUSH,
    ROLLED_BY,
    SHIELD,
    STR,
    SUPPORT,
    WILL,
    Bonus,
    Face,
    Pool,
)

DICE = re.compile(r"(-?\d+)([BRGS])")
DICE_WORDS = "dice as in '2B 1R 1G 1S' (blue, red, green, stars), or 0"
ICONS = {"blade": STR, "wand": WILL, "bolt": DEX}  # the range icons and the attributes that bear them (SD-COMP-05)
REACHES = (MELEE, MAGIC, MISSILE, ARROW)
CONTROLS = (COMPEL, PULL, PUSH)
ALL_STATUSES = "statuses"  # Immune: Status Effects (SD-ABIL-09)


def pool(entry: Entry, field: str, words: str) -> Pool:
    if words == "0":
        return NO_DICE
    found = dict.fromkeys("BRGS", 0)
    for word in words.split():
        match = DICE.fullmatch(word)
        if match is None or found[match[2]] or match[1] == "0":
            raise entry.wrong(field, f"is {entry.raw[field]!r}: it must be {DICE_WORDS}")
        found[match[2]] = int(match[1])
    if not any(found.values()):
        raise entry.wrong(field, f"is {entry.raw[field]!r}: it must be {DICE_WORDS}")
    return Pool(*found.values())


def attribute(entry: Entry, n: int) -> tuple[Pool, int, bool]:
    """Dice and stars, the range of its icon (0: none), and whether it bears the shield (SD-COMP-05)."""
    field = ATTRIBUTES[n]
    words = entry.text(field)
    shield = words.endswith(" shield")
    words = words.removesuffix(" shield")
    reach = 0
    for icon, bearer in ICONS.items():
        dice, found, squares = words.partition(f" {icon} ")
        if not found:
            continue
        if bearer != n or not squares.isdecimal() or squares == "0":
            raise entry.wrong(field, f"has {icon} {squares}: {icon} stands on {ATTRIBUTES[bearer]} with a range from 1")
        words, reach = dice, int(squares)
    return pool(entry, field, words), reach, shield


def bonus(entry: Entry, field: str) -> Bonus:
    """A table of dice by attribute, or for ALL of them, and of points."""
    if not entry.has(field):
        entry.asked[field] = None
        return NO_BONUS
    table = entry.table(field)
    if table.has("ALL"):
        dice = [pool(table, "ALL", table.text("ALL"))] * len(ATTRIBUTES)
    else:
        dice = [pool(table, name, table.text(name, "0")) for name in ATTRIBUTES]
    points = [table.number(name, 0) for name in ("actions", "moves", "hearts", "potions")]
    table.done()
    if not table.raw:
        raise entry.wrong(field, "is empty: leave it out")
    return Bonus((dice[0], dice[1], dice[2], dice[3]), *points)


def counted(entry: Entry, field: str, known: tuple[str, ...], bare: bool = False) -> tuple[str, int]:
    """ "burst 1": a word and how many; ("", 0) where the field is not there. `bare`: the number may be missing."""
    if not entry.has(field):
        entry.asked[field] = None
        return "", 0
    words = entry.text(field)
    word, _, n = words.partition(" ")
    number = n.isdecimal() and n != "0"
    if word not in known or not (number or (bare and words == word)):
        raise entry.wrong(field, f"is {words!r}: it must be one of {', '.join(known)} with a number from 1")
    return word, int(n or 0)


def area(entry: Entry) -> tuple[str, int]:
    return counted(entry, "area", AREAS)


def control(entry: Entry) -> tuple[str, int]:
    return counted(entry, "control", CONTROLS)


def roll(entry: Entry) -> tuple[int, int]:
    """ "WILL vs DEX": what is rolled and against what; one attribute alone is rolled against the shield (SD-DEFENSE-02)."""
    if not entry.has("roll"):
        entry.asked["roll"] = None
        return -1, SHIELD
    words = entry.text("roll")
    offense, versus, defense = words.partition(" vs ")
    if offense not in ATTRIBUTES or (versus and defense not in ATTRIBUTES):
        raise entry.wrong("roll", f"is {words!r}: it must be as in 'STR' or 'WILL vs DEX' ({', '.join(ATTRIBUTES)})")
    return ATTRIBUTES.index(offense), ATTRIBUTES.index(defense) if versus else SHIELD


def icon(entry: Entry, kind: str, reach: str, offense: int) -> None:
    """The range icon of an action: the arrow is for support actions, the others say what is rolled (SD-OFFENSE-02)."""
    if reach == ARROW and kind != SUPPORT:  # SD-RANGE-02
        raise entry.wrong("range", "has the arrow, which only support actions have")
    rolled = ROLLED_BY.get(reach, offense)
    if offense not in (-1, rolled):
        raise entry.wrong("roll", f"is {entry.raw['roll']!r}: {reach} is rolled with {ATTRIBUTES[rolled]}")


def statuses(entry: Entry, field: str) -> int:
    return sum([1 << STATUSES.index(name) for name in entry.list(field, STATUSES)])


def abilities(entry: Entry, prefix: str = "") -> int:
    """Abilities, statuses that are inflicted by ability, and immunities, as bits."""
    bits = sum([ABILITY[name] for name in entry.list(f"{prefix}abilities", ABILITIES)])
    bits |= inflicts(statuses(entry, f"{prefix}inflicts"))
    tokens = [name for name in STATUSES if 1 << STATUSES.index(name) & TOKENS]
    for name in entry.list(f"{prefix}immune", (*tokens, ALL_STATUSES)):
        bits |= IMMUNE_ALL if name == ALL_STATUSES else immune(1 << STATUSES.index(name))
    return bits


def face(entry: Entry, words: object) -> Face:
    """ "1 heart, 1 potion": what a side of a die shows (SD-DICE-02)."""
    found = {"star": 0, "heart": 0, "potion": 0}
    for part in str(words).split(", ") if words else ():
        n, _, what = part.partition(" ")
        if what not in found or found[what] or not n.isdecimal() or n == "0":
            raise entry.wrong("faces", f"names {words!r}: a side is as in '2 star' or '1 heart, 1 potion'")
        found[what] = int(n)
    return Face(found["star"], found["heart"], found["potion"])
