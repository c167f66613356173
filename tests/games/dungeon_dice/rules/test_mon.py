"""DD-MON: the monsters."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.rules.library import box
from tablee.games.dungeon_dice.scene import combat_dice, glory, owned, totals, wounds
from tests.games.dungeon_dice.rules.combat_kit import fought, passing, result


@pytest.mark.rule("DD-MON-01", "DD-SYM-01")
def test_a_slime_heals_and_leaves_a_potion() -> None:
    s = fought("slime-1 L1 heal", (1, "sword-black 3"), worn=(("sword-black-1",),), wounds=(1,), draws=("key-2",))
    assert wounds(s)[0] == 0 and owned(s, 0) == ["sword-black-1", "key-2"]


@pytest.mark.rule("DD-MON-02")
def test_a_bat_that_would_lose_restarts_the_combat_once() -> None:
    s = fought("bat-1 L1 gust", (1, "hero-level 4", 6, "hero-level 3"))
    assert s.offers == ["gust monster", "pass"]
    s.do("1:pass")
    assert result(s) == ("loss", 3, 6) and len(s.log("restarts")) == 1, "forced"
    again = fought("bat-1 L1 gust", (1, "hero-level 4", 2, "hero-level 4"))
    again.do("1:gust monster")
    assert result(again) == ("win", 4, 2) and len(again.log("restarts")) == 1


@pytest.mark.rule("DD-MON-02")
def test_a_bat_that_is_ahead_does_not() -> None:
    s = fought("bat-1 L1 gust", (6, "hero-level 4"), dice=((), ("curse-1",)))
    assert s.offers == ["play curse-1 seat-0", "pass"] and s.why_not("1:gust monster") == "DD-MON-02"
    s.do("1:pass")
    assert result(s) == ("loss", 4, 6) and s.log("restarts") == []


@pytest.mark.rule("DD-MON-02")
def test_on_a_tie_its_controller_may_choose() -> None:
    tie = fought("bat-1 L1 gust", (4, "hero-level 4"))
    assert tie.offers == ["gust monster", "pass"]
    tie.do("1:pass")
    assert result(tie)[0] == "tie" and tie.log("restarts") == []


@pytest.mark.rule("DD-MON-02", "DD-SYM-06")
def test_a_bat_that_would_be_executed_restarts_too() -> None:
    rolls = (6, 1, "axe-gray 1 execute", 6, 1, "axe-gray 2")
    s = fought("bat-1 L1 gust", rolls, worn=(("axe-gray",),))
    assert totals(s) == (2, 6) and s.offers == ["gust monster", "pass"]
    s.do("1:pass")
    assert result(s) == ("loss", 3, 6)


@pytest.mark.rule("DD-MON-03")
def test_a_zombie_drains() -> None:
    s = fought("zombie-1 L3 drain", (2, 1, 1, "hero-level 3", "sword-black 1"), worn=(("sword-black-1",),))
    assert totals(s) == (4, 4)
    s.do("1:drain monster sword-black-1")
    assert result(s) == ("loss", 3, 5)


@pytest.mark.rule("DD-MON-04")
def test_a_wolf_has_no_ability() -> None:
    assert all([not face.symbols for face in box()["wolf"].faces])
    assert result(fought("wolf-1 L3", (1, 1, 1, 1))) == ("loss", 1, 3)


@pytest.mark.rule("DD-MON-05")
def test_a_snake_tangles() -> None:
    s = fought("asp L1 tangle", (3, "hero-level 4", "hero-level 2"), xp=(3,))
    s.do("1:tangle monster h0.2")
    assert result(s) == ("win", 4, 3)


@pytest.mark.rule("DD-MON-06")
def test_a_giant_spider_tangles_then_drains() -> None:
    rolls = (4, 1, 1, "hero-level 3", "hero-level 1", "hammer-black 5")
    s = fought("giant-spider L3 tangle drain", rolls, xp=(3,), worn=(("hammer-black",),))
    assert totals(s) == (9, 6)
    s.do("1:tangle monster h0.2", "1:drain monster h0.1")
    assert result(s) == ("loss", 5, 9)


@pytest.mark.rule("DD-MON-06")
def test_the_controller_may_reverse_the_order_unless_the_table_reads_otherwise() -> None:
    rolls = (4, 1, 1, "hero-level 3", "hero-level 1")
    s = fought("giant-spider L3 tangle drain", rolls, xp=(3,))
    s.do("1:drain monster h0.2", "1:tangle monster h0.1")
    assert result(s) == ("loss", 0, 7)
    strict = fought("giant-spider L3 tangle drain", rolls, xp=(3,), spider="tangle-first")
    assert strict.offers == ["tangle monster h0.2", "pass"] and strict.why_not("1:drain monster h0.2") == "DD-MON-06"
    strict.do("1:tangle monster h0.2", "1:drain monster h0.1")
    assert result(strict) == ("loss", 0, 9)


@pytest.mark.rule("DD-MON-07")
def test_a_goblin_has_slash_and_a_chest() -> None:
    assert box()["goblin"].treasure == "chest" and all(
        [f.symbols == ("slash",) for f in box()["goblin"].faces if f.level]
    )
    s = fought("goblin-1 L1 slash", (1, "hero-level 4"), draws=("bow-black",)).do("1:pass")
    assert owned(s, 0) == ["bow-black"]


@pytest.mark.rule("DD-MON-08")
def test_a_skeleton_has_what_its_face_shows_once_each() -> None:
    s = fought("skeleton-1 L3 slash armor", (1, 1, 1, "hero-level 4", "hero-level 1", 6))
    assert s.offers == ["armor monster h0.1", "pass"]
    s.do("1:armor monster h0.1")
    assert s.offers == ["slash monster m.1", "slash monster m.2", "slash monster m.3", "pass"]
    s.do("1:slash monster m.1")
    assert result(s) == ("loss", 1, 8)


@pytest.mark.rule("DD-MON-09", "DD-TROPHY-02")
def test_a_ghost_brings_fame_and_a_wound() -> None:
    s = fought("ghost L2 pain", (1, 1, "hero-level 4"))
    assert glory(s)[0] == 1 and wounds(s)[0] == 1 and "ghost" in owned(s, 0)


@pytest.mark.rule("DD-MON-10")
def test_a_fire_elemental_burns() -> None:
    s = fought("fire-elemental L3 fire", (1, 1, 1, "hero-level 4", "spell-fire 3 fire"))
    s.do("1:fire monster")
    assert result(s) == ("loss", 4, 6)


@pytest.mark.rule("DD-MON-11")
def test_a_golem_re_rolls_the_highest_die() -> None:
    rolls = (1, 1, 1, "hero-level 4", "hero-level 3", "hammer-purple 6", "hammer-purple 4")
    s = fought("golem L3 armor", rolls, xp=(3,), worn=(("hammer-purple",),))
    assert s.offers == ["armor monster hammer-purple", "pass"] and s.why_not("1:armor monster h0.1") == "DD-MON-11"
    s.do("1:armor monster hammer-purple")
    assert result(s) == ("win", 11, 3)


@pytest.mark.rule("DD-MON-11")
def test_among_equal_highest_dice_its_controller_picks() -> None:
    s = fought("golem L3 armor", (1, 1, 1, "hero-level 4", "hero-level 4"), xp=(3,))
    assert s.offers == ["armor monster h0.1", "armor monster h0.2", "pass"]


@pytest.mark.rule("DD-MON-12", "DD-SYM-03")
def test_a_witch_has_spells_and_guards_a_locked_chest() -> None:
    s = fought("witch L3 scroll", (1, 1, 1, "hero-level 4"), dice=(("key-1",),), draws=("aegis-plate",))
    assert s.offers == [*[f"scroll monster {spell}" for spell in ("fire", "drain", "gust", "toad")], "pass"]
    s.do("1:pass", "0:open key-1")
    assert owned(s, 0) == ["aegis-plate", "witch"]


@pytest.mark.rule("DD-MON-13")
def test_a_demon_drains_and_without_an_opener_leaves_equipment() -> None:
    s = fought("demon L4 drain", (1, 1, 1, 1, *["hero-level 4"] * 3), xp=(6,), draws=("axe-gray",))
    s.do("1:drain monster h0.1")
    assert result(s) == ("tie", 8, 8) and owned(s, 0) == ["axe-gray", "demon"]
    assert box()["demon"].treasure == "locked"


@pytest.mark.rule("DD-MON-14", "DD-TROPHY-02")
def test_a_gold_dragon_with_a_key_is_worth_four() -> None:
    s = fought(
        "dragon L4 fire gust", (1, 1, 1, 1, *["hero-level 4"] * 2), xp=(3,), dice=(("key-1",),), draws=("moon-bow",)
    )
    assert s.offers == ["fire monster", "gust monster", "pass"]
    s.do("1:pass", "0:open key-1")
    assert glory(s)[0] == 3 + 1 and s.game.outcome == (0,)


@pytest.mark.rule("DD-MON-14")
def test_a_dragon_may_restart_the_combat_even_when_it_is_ahead() -> None:
    s = fought("dragon L4 fire gust", (6, 6, 6, 6, 1, 1, 1, 1, 1, "hero-level 4"), dice=((), ("curse-1",)))
    assert totals(s) == (1, 24)
    s.do("1:gust monster")
    assert combat_dice(s) == {"m.1": "1", "m.2": "1", "m.3": "1", "m.4": "1", "h0.1": "4"}
    passing(s)
    assert result(s) == ("tie", 4, 4)
