"""Scenes say what is wrong with them, and are games like any other: they can be saved and copied anywhere."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import bag, dungeon, owned
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import fought, monster, passing, result

BUTCHER = monster("butcher", "L1 execute 1")


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ({"dice": (("excalibur",),)}, "no die is called 'excalibur'"),
        ({"dice": (("key-1",), ("key-1",))}, "key-1 cannot be in two places"),
        ({"draws": ("key-1",), "dice": (("key-1",),)}, "key-1 is not in the red bag"),
        ({"rolls": ("sword-black 7",)}, "sword-black has no side '7'"),
        ({"rolls": ("sabre 7",)}, "no kind of die is called 'sabre'"),
        ({"monster": "wolf-1 L5"}, "wolf has no side 'L5'"),
        ({"at": "lunch"}, "a turn has no step 'lunch'"),
        ({"players": 7}, "7 players"),
        ({"weather": "fine"}, "--weather fine"),
    ],
)
def test_mistakes_are_said(what: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        dungeon(**what)


def test_draws_come_as_they_are_asked_for() -> None:
    game = dungeon(draws=("key-2", "moon-bow", "bomb-1", "axe-gray")).game
    assert [game.kit.handles[game.draw(colour)] for colour in ("red", "yellow", "red", "blue")] == [
        "key-2",
        "moon-bow",
        "bomb-1",
        "axe-gray",
    ]


def anywhere() -> list[Scene[Dungeon]]:
    """Scenes in the middle of rare procedures."""
    armor = fought("skeleton-1 L2 armor", (6, 6, "hero-level 4", "hero-level 4"), players=2, helper=1)
    execute = fought("butcher L1 execute 1", (1, "hero-level 4", "hero-level 2"), helper=1, extra=(BUTCHER,))
    toad = fought("witch L3 scroll", (1, 1, 1, 4, 4, "spell-toad toad"), helper=1).do("2:scroll monster toad")
    lock = fought("witch L3 scroll", (1, 1, 1, 6), dice=(("skeleton-key", "key-1"),)).do("1:pass")
    deal = dungeon(at="greet", dice=(("key-1",),), deals="on").do(
        "0:deal 1", "0:give die.key-1", "0:propose", "1:counter"
    )
    duel = fought("zombie-1 L1", (1, 6, 6, 6, 6, 6, 6), helper=1, xp=(5, 5), trophies=(("dragon",), ("witch", "ghost")))
    return [armor, execute, toad, lock, deal, duel]


@pytest.mark.parametrize("at", range(6))
def test_rare_procedures_are_saved_and_go_on(at: int) -> None:
    s = anywhere()[at]
    again = Dungeon(s.game.kit, Rng(b"", {}))
    again.restore(s.game.save())
    assert again.fingerprint() == s.game.fingerprint()
    if s.game.decision is None:
        return
    assert again.decision is not None and again.decision.options == s.game.decision.options
    choice = s.game.decision.options[0]
    s.game.choose(choice)
    again.choose(choice)
    assert again.fingerprint() == s.game.fingerprint()


def test_a_scene_can_be_copied() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4"), dice=(("bomb-1",),))
    copy = s.clone()
    passing(copy)
    assert s.prompt == "ability" and copy.prompt == "prepare" and owned(s, 0) == ["bomb-1"]
    assert result(passing(s)) == ("win", 4, 2) and "bomb-1" not in bag(s, "red")
