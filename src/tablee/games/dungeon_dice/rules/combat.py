"""The dice of a combat: who has them, what they are worth, what becomes of them. All of it only looks, or changes one thing."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.rules.records import DRAINED, FEARED, IN, LOST, TANGLED, Fighting
from tablee.games.dungeon_dice.rules.state import MONSTER_BIT, Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import COMBAT, EXECUTE, FIRE, GUST, SPELLS, Face

BITS = {symbol: 1 << n for n, symbol in enumerate(COMBAT)}
SPELL_BITS = {spell: 1 << n for n, spell in enumerate(SPELLS)}
MONSTER = -1  # the monster where owners are seats
Cause = tuple[int, str]  # by whose symbol something happens to a die
NOBODY: Cause = (-2, "")
GONE = {TANGLED: "DD-SYM-13", DRAINED: "DD-SPELL-06", FEARED: "DD-SYM-19", LOST: "DD-SYM-07"}


# ---------------------------------------------------------------------- single dice
def face_of(game: Dungeon, one: Fighting) -> Face:
    if one.die >= 0:
        return game.kit.defs[one.die].faces[one.face]
    return (game.kit.monster_level if one.owner == MONSTER else game.kit.hero_level)[one.face]


def value_of(game: Dungeon, one: Fighting) -> int | None:
    """None for a bare symbol; a printed 0 is a value (DD-DICE-15)."""
    return face_of(game, one).value


def bit(owner: int) -> int:
    """A combatant among those that are bits."""
    return 1 << (MONSTER_BIT if owner == MONSTER else owner)


def toad(game: Dungeon, owner: int) -> bool:
    return bool(game.fight.toads & bit(owner))


def counts(game: Dungeon, one: Fighting) -> bool:
    """A toad's dice do not (DD-SPELL-10)."""
    return one.gone == IN and not toad(game, one.owner)


def handle(game: Dungeon, at: int) -> str:
    """How options and journals call a die of the combat."""
    dice = game.fight.dice
    one = dice[at]
    if one.die >= 0:
        return game.kit.handles[one.die]
    number = 1 + len([d for d in dice[:at] if d.owner == one.owner and d.die < 0])
    return f"m.{number}" if one.owner == MONSTER else f"h{one.owner}.{number}"


def find(game: Dungeon, name: str) -> int:
    """The place of a die in the combat, or -1."""
    if game.combat is None:
        return -1
    for at in range(len(game.combat.dice)):
        if handle(game, at) == name:
            return at
    return -1


def change(game: Dungeon, at: int, **changes: object) -> None:
    fight = game.fight
    fight.dice = (*fight.dice[:at], fight.dice[at].but(**changes), *fight.dice[at + 1 :])


def remove(game: Dungeon, at: int, why: int, rule: str, cause: Cause = NOBODY) -> None:
    """It does not count any more, for one of the reasons of `records`."""
    change(game, at, gone=why)
    if game.log is not None:
        shows = f"@face.{face_of(game, game.fight.dice[at]).id}"
        game.note(rule, "removed", **of_die(game, at), shows=shows, **because(game, cause))


def roll(game: Dungeon, at: int, rule: str, cause: Cause) -> None:
    """Rolled again: what it showed is lost (DD-ABIL-13)."""
    old = face_of(game, game.fight.dice[at])
    change(game, at, face=game.rng.die() - 1, fresh=True)
    if game.log is not None:
        faces: dict[str, Any] = {"old": f"@face.{old.id}", "new": f"@face.{face_of(game, game.fight.dice[at]).id}"}
        game.note(rule, "rerolls", **of_die(game, at), **faces, **because(game, cause))


def rolled(game: Dungeon, owner: int) -> str:
    """What a combatant's dice show, for the log."""
    return "%faces:" + "+".join([face_of(game, one).id for one in game.fight.dice if one.owner == owner])


# ---------------------------------------------------------------------- the log; names that end in _ are for the stage alone
def combatant(game: Dungeon, owner: int) -> str:
    """A hero or the monster."""
    return game.name(game.fight.monster) if owner == MONSTER else f"&{owner}"


def of_die(game: Dungeon, at: int) -> dict[str, Any]:
    """A die of the combat, and whose it is."""
    one = game.fight.dice[at]
    level = "monster-level" if one.owner == MONSTER else "hero-level"
    die = game.name(one.die) if one.die >= 0 else f"#die.{level}/0"
    return {"die": die, "whose": combatant(game, one.owner), "at_": handle(game, at)}


def because(game: Dungeon, cause: Cause) -> dict[str, Any]:
    owner, symbol = cause
    return {"by_": combatant(game, owner), "symbol_": symbol} if symbol else {}


# ---------------------------------------------------------------------- sides
def opponents(game: Dungeon, owner: int) -> tuple[int, ...]:
    """Owners of the dice on the other side."""
    fight = game.fight
    if fight.duel:
        return tuple([seat for seat in fight.duel if seat != owner])
    return game.participants() if owner == MONSTER else (MONSTER,)


def bonus_place(game: Dungeon, owner: int) -> int:
    return len(game.heroes) if owner == MONSTER else owner


def add(game: Dungeon, owner: int, n: int) -> None:
    fight, at = game.fight, bonus_place(game, owner)
    fight.bonus = (*fight.bonus[:at], fight.bonus[at] + n, *fight.bonus[at + 1 :])


def add_magic(game: Dungeon, owner: int, n: int, symbol: str) -> None:
    """Strength from Fire or Drain, which a Gust or a Toad may take away again."""
    add(game, owner, n)
    game.fight.magic += ((owner, n, symbol),)


def lose_magic(game: Dungeon, owner: int | None, symbol: str | None) -> None:
    """What this combatant, or anybody, has from this symbol, or from both, counts no more."""
    fight = game.fight
    for one in fight.magic:
        if one[0] == owner or one[2] == symbol:
            add(game, one[0], -one[1])
    fight.magic = tuple([one for one in fight.magic if one[0] != owner and one[2] != symbol])


def strength(game: Dungeon, owner: int) -> int:
    """The sum of a combatant's dice and bonuses; nothing left is 0, and it never falls below (DD-SYM-14, DD-SYM-26)."""
    fight = game.fight
    total = fight.bonus[bonus_place(game, owner)]
    if not fight.toads or not toad(game, owner):
        kit = game.kit
        for one in fight.dice:
            if one.owner == owner and one.gone == IN:
                if one.die >= 0:
                    value = kit.defs[one.die].faces[one.face].value
                else:
                    value = (kit.monster_level if owner == MONSTER else kit.hero_level)[one.face].value
                total += value or 0
    return max(0, total)


def heroes_strength(game: Dungeon) -> int:
    """Both heroes' sums are added together (DD-HELP-03)."""
    return sum([strength(game, seat) for seat in game.participants()])


def margin(game: Dungeon) -> int:
    """How far the heroes are ahead."""
    return heroes_strength(game) - strength(game, MONSTER)


def lowest(game: Dungeon, owners: tuple[int, ...]) -> list[int]:
    """Places of the lowest valued dice among these owners' (DD-SYM-13, DD-SPELL-06); equal ones are all there."""
    best: int | None = None
    found: list[int] = []
    for at, one in enumerate(game.fight.dice):
        if one.owner not in owners or not counts(game, one):
            continue
        value = value_of(game, one)
        if value is None:
            continue
        if best is None or value < best:
            best, found = value, [at]
        elif value == best:
            found.append(at)
    return found


def highest(game: Dungeon, owners: tuple[int, ...]) -> list[int]:
    """Places of the highest valued dice (DD-MON-11)."""
    dice = [
        (at, value_of(game, one)) for at, one in enumerate(game.fight.dice) if one.owner in owners and counts(game, one)
    ]
    values = [value for _, value in dice if value is not None]
    return [at for at, value in dice if values and value == max(values)]


# ---------------------------------------------------------------------- abilities
def monster_has(game: Dungeon, symbol: str) -> bool:
    """An ability of its face that it has not used; a toad has none (DD-SPELL-10)."""
    fight = game.fight
    return (
        fight.monster >= 0
        and symbol in game.monster_face().abilities
        and not fight.used & BITS[symbol]
        and not toad(game, MONSTER)
    )


def immune(game: Dungeon, spell: str) -> bool:
    """By the icon of its face, or by the spell it has chosen (DD-SPELL-03, DD-SPELL-04). At some tables a Gust acts on the
    combat, and not on the monster."""
    fight = game.fight
    if fight.monster < 0 or (spell == GUST and game.kit.readings["gust"] == "always"):
        return False
    return spell in game.monster_face().abilities or bool(fight.immune & SPELL_BITS[spell])


def use_up(game: Dungeon, source: int, symbol: str) -> None:
    """The die, or the monster (-1), has used this ability in this combat."""
    if source < 0:
        game.fight.used |= BITS[symbol]
    else:
        change(game, source, used=game.fight.dice[source].used | BITS[symbol])


def executed(game: Dungeon) -> bool:
    """Does an Execute beat the monster, whatever its strength? (DD-SYM-06)"""
    return any([(value_of(game, game.fight.dice[at]) or 0) >= game.monster_face().level for at in executes(game)])


def executes(game: Dungeon) -> list[int]:
    """Dice that show Execute at the end (DD-SYM-06)."""
    return [
        at
        for at, one in enumerate(game.fight.dice)
        if one.die >= 0 and counts(game, one) and EXECUTE in face_of(game, one).symbols
    ]


def fire_die(game: Dungeon) -> bool:
    """Is the Fire die still in the middle? (DD-SPELL-02)"""
    return not game.fight.spells & SPELL_BITS[FIRE]
