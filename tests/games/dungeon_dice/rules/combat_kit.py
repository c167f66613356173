"""Short ways into a combat, and dice that only tests know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.dungeon_dice.rules.procedures.deals import EVERY, MOMENTS
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import DieDef, face
from tablee.games.dungeon_dice.scene import dungeon
from tablee.testing.scene import Scene

EVERYWHERE = (*MOMENTS, EVERY)  # asked at every moment, which nobody is unless they say so


def fought(monster: str, rolls: Sequence[int | str] = (), helper: int = -1, **more: Any) -> Scene[Dungeon]:
    """The active player has declared the fight, after `helper` has joined. The monster's dice are rolled first, then each
    hero's level dice and equipment."""
    s = dungeon(monster=monster, rolls=rolls, **more)
    active = s.game.active
    if helper >= 0:
        s.do(f"{active}:ask {helper}", f"{helper}:help")
    return s.do(f"{active}:fight")


def passing(s: Scene[Dungeon], *prompts: str) -> Scene[Dungeon]:
    """Everybody passes as long as these are asked; abilities if nothing is said."""
    while s.prompt in (prompts or ("ability",)):
        s.do(f"{s.seat}:pass")
    return s


def result(s: Scene[Dungeon]) -> tuple[str, int, int]:
    """How the last combat ended, with the strength of heroes and monster."""
    last = [line for line in s.game.log or [] if line.message.startswith("ends-")][-1]
    return last.message.removeprefix("ends-"), int(last.args["n"]), int(last.args["of"])


def monster(id: str, *faces: str, colour: str = "white", kind: str = "") -> DieDef:
    """A monster die for a test: the faces given, the last of them again, and a chest."""
    every = [*faces, *[faces[-1]] * (5 - len(faces)), "chest"]
    return DieDef(id, "monster", kind or id, tuple([face(words) for words in every]), colour=colour)


def weapon(id: str, *faces: str, hands: int = 1, armor: bool = False) -> DieDef:
    """An equipment die for a test; its last face fills it up."""
    every = [*faces, *[faces[-1]] * (6 - len(faces))]
    return DieDef(id, "equipment", id, tuple([face(words) for words in every]), hands=hands, armor=armor)


def agree(s: Scene[Dungeon], by: int, to: int, gives: Sequence[str] = (), wants: Sequence[str] = ()) -> Scene[Dungeon]:
    """`by` is asked for a deal, offers this to `to`, and it is accepted."""
    return offer(s, by, to, gives, wants).do(f"{to}:accept")


def offer(s: Scene[Dungeon], by: int, to: int, gives: Sequence[str] = (), wants: Sequence[str] = ()) -> Scene[Dungeon]:
    """`by` is asked for a deal and offers this to `to`."""
    terms = [*[f"{by}:give {term}" for term in gives], *[f"{by}:want {term}" for term in wants]]
    return s.do(f"{by}:deal {to}", *terms, f"{by}:propose")
