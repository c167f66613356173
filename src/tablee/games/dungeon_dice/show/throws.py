"""What lines of the log speak of: dice and seats that lie on the table, what was thrown, and how both sides stand."""

from __future__ import annotations

from tablee.gamekit.cue import Cue
from tablee.gamekit.view import Words
from tablee.games.dungeon_dice.rules.combat import MONSTER, handle, heroes_strength, strength
from tablee.games.dungeon_dice.rules.records import Fighting
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.text.words import told
from tablee.kernel.decision import Args
from tablee.kernel.game import Line


# ---------------------------------------------------------------------- what lines speak of
def ref(game: Dungeon, word: int | str) -> str:
    """The seat, or the die as long as it lies on the table."""
    name = str(word)
    if name[:1] == "&":
        return name
    die, _, copy = name.removeprefix("#die.").partition("/")
    found = f"{die}-{copy}" if copy not in ("", "0") else die
    return found if found in lying(game) else ""


def lying(game: Dungeon) -> list[str]:
    """All dice that a view shows."""
    fight, names = game.combat, game.kit.handles
    held = [die for hero in game.heroes for die in (*hero.dice, *[trophy for trophy, _ in hero.trophies])]
    met = [fight.monster] if fight is not None and fight.monster >= 0 else [] if fight is not None else game.drawn
    rolled = [handle(game, at) for at in range(len(fight.dice))] if fight is not None and not fight.over else []
    return [*[names[die] for die in (*held, *met)], *rolled]


def sheet(word: int | str) -> str:
    """Of a die: "#die.key/2"."""
    return str(word)[1:].partition("/")[0]


def picked(line: Line, *names: str) -> Args:
    """These arguments of the line, as they are put into words."""
    args = told(line.message, line.args)
    return {name: args[name] for name in names}


def the(word: int | str, form: str) -> str:
    """A hero, or a die with its article."""
    name = str(word)
    return name if name[:1] == "&" else f"%{form}:{name.removeprefix('#die.').partition('/')[0]}"


# ---------------------------------------------------------------------- dice
def drawn(game: Dungeon, one: Fighting) -> tuple[str, int]:
    """A die of the combat: its sheet, and the side it shows."""
    level = "monster-level" if one.owner == MONSTER else "hero-level"
    return f"die.{game.kit.defs[one.die].id if one.die >= 0 else level}", one.face + 1


def hand(game: Dungeon, owners: tuple[int, ...]) -> list[int]:
    """Places of their dice."""
    dice = game.combat.dice if game.combat is not None else ()
    return [at for owner in owners for at, one in enumerate(dice) if one.owner == owner]


def throw(game: Dungeon, found: Cue, places: list[int]) -> None:
    found.dice = tuple([drawn(game, game.fight.dice[at]) for at in places])


def sums(game: Dungeon) -> Words:
    """How both sides stand."""
    if game.fight.duel:
        best, *rest = sorted(game.fight.duel, key=lambda seat: -strength(game, seat))
        n, of = strength(game, best), strength(game, rest[0])
        return (
            Words("cue-ahead", {"who": f"&{best}", "n": n, "of": of})
            if n > of
            else Words("cue-level-pegging", {"n": n})
        )
    return Words("cue-sums", totals(game))


def totals(game: Dungeon) -> Args:
    return {"n": heroes_strength(game), "of": strength(game, MONSTER)}


def ahead(game: Dungeon) -> bool | None:
    """For the heroes."""
    if game.fight.duel:
        return None
    lead = heroes_strength(game) - strength(game, MONSTER)
    return None if lead == 0 else lead > 0
