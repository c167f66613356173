"""When a person is asked for offers: each wish speaks of one moment, in the own turn or in that of another, and of no other."""

from __future__ import annotations

from functools import partial

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.rules.procedures.deals import MOMENTS
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import dungeon
from tablee.games.dungeon_dice.show.wishes import OWN, SUBJECTS, WISHES
from tablee.table.prompts import LEVELS, Prompts, automatic
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import fought, passing

RULES = load("dungeon-dice")
battle = partial(fought, deals="on", asked=("pass", "loot"))


def at_pass() -> Scene[Dungeon]:
    """Everybody has passed in a fight of seat 0 that the potion of seat 1 could turn."""
    s = battle("wolf-1 L2", (3, 3, "hero-level 4"), dice=((), ("strength-potion-1",), ("curse-1",)))
    return passing(s)


def is_asked(s: Scene[Dungeon], level: str = "smart", **wishes: str) -> bool:
    assert s.prompt == "moment"
    return automatic(RULES, s.game, Prompts(level, wishes={n.replace("_", "-"): w for n, w in wishes.items()})) is None


def test_who_has_said_nothing_is_asked_about_the_own_fight_only() -> None:
    s = at_pass()
    assert s.seat == 0 and all([is_asked(s, level) for level in LEVELS])
    s.do("0:pass")
    assert s.seat == 1 and [is_asked(s, level) for level in LEVELS] == [True, False, False]


@pytest.mark.parametrize("level", LEVELS)
def test_a_wish_holds_at_every_level_for_its_own_moment_alone(level: str) -> None:
    s = at_pass()
    assert not is_asked(s, level, own_pass="no")
    assert is_asked(s, level, **{"pass": "no", "own_loot": "no", "turn": "no"}), "these are others"
    s.do("0:pass")
    assert is_asked(s, level, **{"pass": "yes"}) and not is_asked(s, level, **{"pass": "no"})
    assert is_asked(s, level, turn="yes", loot="yes", own_pass="yes") == (level == "always"), "these are others"


def test_a_wish_for_another_moment_does_not_ask_at_this_one() -> None:
    """Once a seat had told the game anything, it was asked at the usual moments of others, too."""
    s = at_pass().do("0:pass")
    s.game.wishes = ((1, ("turn", "pass", "loot")),)
    assert not is_asked(s, turn="yes")


# ---------------------------------------------------------------------- what the game is told
@pytest.mark.parametrize(
    ("level", "wishes", "entry"),
    [
        ("smart", {}, ""),
        ("my-turn", {}, ""),
        ("always", {}, "file ask turn fight pass loot every"),
        ("always", {"turn": "no", "own-loot": "no"}, "file ask fight pass loot every"),
        ("always", {"loot": "no", "own-loot": "no"}, "file ask turn fight pass every"),
        ("smart", {"pass": "yes"}, ""),
        ("smart", {"fight": "yes"}, "file ask fight pass loot"),
        ("smart", {"own-pass": "no", "pass": "yes", "own-loot": "no"}, "file ask pass"),
        ("smart", {"own-pass": "no", "own-loot": "no"}, "file ask"),
    ],
)
def test_the_game_is_told_moments_at_which_somebody_is_asked_at_all(
    level: str, wishes: dict[str, str], entry: str
) -> None:
    s = dungeon(deals="on", asked=("pass", "loot"))
    assert WISHES.entry(s.game, 0, level, wishes) == entry
    assert WISHES.entry(dungeon().game, 0, level, wishes) == "", "this table makes no deals"


def test_wishes_are_about_every_moment_and_have_words() -> None:
    s = dungeon(deals="on")
    assert list(WISHES.about(s.game, 0)) == list(SUBJECTS) == [*OWN.values(), *MOMENTS]
    assert WISHES.about(dungeon().game, 0) == WISHES.about(s.game, -1) == {}
    for lang in ("en", "fr"):
        say = RULES.messages(lang)
        labels = [words.id for words in (WISHES.title, *WISHES.about(s.game, 0).values())]
        assert all([say.has(id) for id in (*labels, *[f"wish-{wish}" for wish in (*WISHES.values, "as-usual")])])
