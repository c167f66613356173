"""When something may be done in a turn, by the state of the game alone; what a frame has to say stands in its procedure."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.procedures.gear import worn_with
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import HUNT, REACH, SCOUT
from tablee.kernel.decision import Option


def my_turn(game: Dungeon, seat: int, choice: Option) -> str:
    """Only the active player searches, rests, fights or flees (DD-ACT-01)."""
    return "" if seat == game.active else "DD-ACT-01"


def before_search(game: Dungeon, seat: int, choice: Option) -> str:
    return "DD-REST-01" if game.drawn or game.combat is not None else ""


def wounded(game: Dungeon, seat: int, choice: Option) -> str:
    return "" if game.heroes[seat].wounds else "DD-HEAL-01"


def can_hunt(game: Dungeon, seat: int, choice: Option) -> str:
    return "" if worn_with(game, seat, HUNT) and len(game.bags["black"]) > 1 else "DD-SYM-12"


def picking(game: Dungeon, seat: int, choice: Option) -> str:
    die = game.kit.by_handle.get(str(choice.args[0]) if len(choice.args) == 1 else "", -1)
    return "" if die in game.drawn and len(game.drawn) > 1 else "DD-SYM-12"


def before_fight(game: Dungeon, seat: int, choice: Option) -> str:
    """Between meeting a monster and declaring the fight (DD-SEARCH-02, DD-HELP-07)."""
    if game.combat is None:
        return "DD-SEARCH-02"
    return "DD-HELP-07" if game.combat.fought else ""


def can_scout(game: Dungeon, seat: int, choice: Option) -> str:
    seen = game.combat is not None and any([one.owner < 0 for one in game.combat.dice])
    return "" if worn_with(game, seat, SCOUT) and not seen else "DD-SYM-18"


def can_reach(game: Dungeon, seat: int, choice: Option) -> str:
    reached = game.combat is not None and game.combat.reached
    return "" if worn_with(game, seat, REACH) and not reached else "DD-SYM-05"


def can_ask(game: Dungeon, seat: int, choice: Option) -> str:
    """One helper at most, and somebody else who plays (DD-HELP-01, DD-HELP-02)."""
    if game.combat is not None and game.combat.helper >= 0:
        return "DD-HELP-02"
    other = choice.args[0] if len(choice.args) == 1 else -1
    return "" if isinstance(other, int) and other in game.left_of(seat) else "DD-HELP-01"
