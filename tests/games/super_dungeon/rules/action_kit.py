"""For tests of actions: cards changed for one scene, equipment put on, whole attacks with exactly the dice they need."""

from __future__ import annotations

from typing import Any

from tablee.games.super_dungeon.rules.vocabulary import ActionDef, Bonus, Pool
from tests.games.super_dungeon.scene import Scene

NONE = Pool()


def bonus(attribute: int, **dice: int) -> Bonus:
    """So many dice or stars more on one attribute."""
    pools = [NONE, NONE, NONE, NONE]
    pools[attribute] = Pool(**dice)
    return Bonus((pools[0], pools[1], pools[2], pools[3]))


def recard(s: Scene, id: str, **changes: Any) -> None:
    """A card as this scene has it."""
    s.game.kit.defs = {**s.game.kit.defs, id: s.game.kit.defs[id].but(**changes)}
    s.game.memo.clear()


def teach(s: Scene, id: str, *actions: ActionDef) -> None:
    """A card with more unique actions."""
    s.game.kit.actions = {**s.game.kit.actions, **{action.id: action for action in actions}}
    recard(s, id, acts=(*s.game.kit.defs[id].acts, *actions))


def wear(s: Scene, who: str, *cards: str) -> None:
    n = s.n(who)
    s.game.change(n, gear=(*s.game.models[n].gear, *[s.card(card) for card in cards]))


def does(s: Scene, who: str | int, action: str, *dice: str) -> None:
    """An activation begins with this action, for which exactly these dice are rolled."""
    s.activate(who)
    acts(s, action, *dice)


def acts(s: Scene, action: str, *dice: str) -> None:
    """The next action of the activation, with exactly these dice."""
    s.dice(*dice)
    s.calmly(f"act {action}")
    assert s.game.rng.script == (), "fewer dice were rolled"
    assert s.game.rng.places == {}, "more dice were rolled"


def points(s: Scene) -> int:
    return s.left()[0]
