"""DD-TIE: several winners at once, and the duel."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import combat_dice, dungeon, experience, glory, owned, wounds
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import fought, passing, weapon

THREE = (("dragon",), ("witch", "ghost"))
WON: tuple[int | str, ...] = (1, *["hero-level 4"] * 2, *["hero-level 1"] * 2)


def tied(rolls: tuple[int | str, ...] = (), **more: Any) -> Scene[Dungeon]:
    """Seats 0 and 1 have beaten a Zombie together and reach 6 experience and 4 Fame; `rolls` are those of the duel."""
    every = {"trophies": THREE, "xp": (5, 5), **more}
    return fought("zombie-1 L1", (*WON, *rolls), helper=1, duel=(0, 1), **every)


@pytest.mark.rule("DD-TIE-01", "DD-TIE-03")
def test_two_who_reach_four_at_once_fight_a_duel() -> None:
    s = tied((4, 4, 1, 1, 1, 1), dice=((), (), ("curse-1",)))
    passing(s)
    assert glory(s) == [4, 4, 0] and len(s.log("duel")) == 1 and s.game.outcome == (0,)


@pytest.mark.rule("DD-TIE-01")
def test_one_alone_needs_no_duel() -> None:
    s = tied(trophies=(("dragon",), ("ghost",)))
    assert glory(s) == [4, 2, 0] and s.log("duel") == [] and s.game.outcome == (0,)


@pytest.mark.rule("DD-TIE-02")
def test_who_uses_abilities_first_is_random_and_they_alternate() -> None:
    swords = (("sword-black-1",), ("sword-black-2",))
    faces = (1, 1, 1, "sword-black 1 slash")
    for order in ((0, 1), (1, 0)):
        s = fought(
            "zombie-1 L1",
            (1, 4, 4, 4, 4, 4, 4, *faces, *faces),
            helper=1,
            duel=order,
            trophies=THREE,
            xp=(5, 5),
            worn=swords,
        )
        assert s.prompt == "ability" and s.seat == order[0] and s.game.fight.duel == order
        s.do(f"{order[0]}:pass")
        assert s.seat == order[1]
    first = {dungeon(seed=f"duel {n}").game.rng.shuffled((0, 1), "duel") for n in range(20)}
    assert first == {(0, 1), (1, 0)}


@pytest.mark.rule("DD-TIE-03")
def test_the_higher_strength_wins_the_game() -> None:
    s = tied(("hero-level 4", "hero-level 4", "hero-level 1", "hero-level 4", "hero-level 3", "hero-level 1"))
    assert s.log("duel-ends") == [{"who": "&0", "n": 9, "ties": 1}] and s.game.outcome == (0,)
    assert wounds(s) == [0, 0, 0] and experience(s) == [6, 6, 0], "no wounds, no experience"


@pytest.mark.rule("DD-TIE-03")
def test_a_tied_duel_is_repeated() -> None:
    rolls = (*["hero-level 3"] * 6, *["hero-level 1"] * 3, *["hero-level 2"] * 3)
    s = tied(rolls)
    assert [(line["n"], line["ties"]) for line in s.log("duel-ends")] == [(9, 2), (6, 1)] and s.game.outcome == (1,)


@pytest.mark.rule("DD-TIE-03")
def test_a_higher_fame_does_not_break_the_tie() -> None:
    rolls: tuple[int | str, ...] = (1, 1, *WON, *["hero-level 1"] * 3, *["hero-level 2"] * 3)
    s = fought("golem L3 armor", rolls, helper=1, duel=(0, 1), trophies=THREE, xp=(5, 5)).do("2:pass")
    assert glory(s) == [5, 4, 0] and s.game.outcome == (1,)


@pytest.mark.rule("DD-TIE-03", "DD-TIE-01")
def test_three_duellists_and_a_repeat_among_those_who_tie() -> None:
    s = dungeon(
        at="greet",
        trophies=(("witch", "demon"), ("dragon",), ("ghost", "golem")),
        dice=((), ("moon-bow",), ("storm-spear", "soul-axe")),
        duel=(0, 2, 1),
        rolls=("hero-level 4", "hero-level 4", "hero-level 1", "hero-level 2", "hero-level 3"),
        deals="on",
    )
    assert glory(s) == [4, 4, 4]
    passing(s, "moment")
    s.do("2:ready", "1:ready")
    assert [(line["n"], line["ties"]) for line in s.log("duel-ends")] == [(4, 2), (3, 1)]
    assert s.game.outcome == (2,)


@pytest.mark.rule("DD-TIE-03", "DD-COMBAT-09")
def test_abilities_and_one_use_dice_of_all_are_used_in_a_duel() -> None:
    rolls = (*["hero-level 3"] * 3, *["hero-level 3"] * 3, "curse 2")
    s = tied(rolls, dice=((), (), ("curse-1",)))
    s.do("2:pass")
    assert s.prompt == "ability" and s.seat == 2 and s.offers == ["play curse-1 seat-0", "play curse-1 seat-1", "pass"]
    s.do("2:play curse-1 seat-1")
    assert s.game.outcome == (0,)


@pytest.mark.rule("DD-TIE-01", "DD-SYM-09", "DD-SYM-15")
def test_break_and_armor_work_between_duellists() -> None:
    breaker = weapon("breaker", "1", "1 break")
    faces = (1, 1, 1, "breaker 1 break", 1, 1, 1, "armor-black 1 armor")
    s = fought(
        "zombie-1 L1",
        (1, 4, 4, 1, 4, 4, 1, *faces),
        helper=1,
        duel=(0, 1),
        trophies=THREE,
        xp=(5, 5),
        worn=(("breaker",), ("armor-black",)),
        extra=(breaker,),
        empty=("red",),
    )
    whole = s.clone().do("0:pass")
    assert whole.seat == 1 and whole.offers[0].startswith("armor armor-black h0.")
    s.do("0:break breaker")
    assert s.log("duel-ends") != [] and s.log("rerolls") == [], "the other's Armor is cancelled"


@pytest.mark.rule("DD-SYM-07", "DD-TIE-03")
def test_execute_in_a_duel_takes_a_die_but_gives_no_wound() -> None:
    butcher = weapon("butcher", "3 execute")
    faces = (1, 1, 1, "butcher 3 execute", 4, 2, 1)
    s = fought(
        "zombie-1 L1",
        (6, 4, 4, 6, 4, 4, *faces),
        helper=1,
        duel=(0, 1),
        trophies=THREE,
        xp=(5, 5),
        worn=(("butcher",),),
        extra=(butcher,),
        empty=("red",),
    )
    assert s.prompt == "lose" and s.seat == 1
    s.do("1:lose h1.1")
    assert wounds(s) == [0, 0, 0] and s.game.outcome == (0,)


@pytest.mark.rule("DD-EQUIP-04", "DD-EQUIP-03", "DD-TIE-03")
def test_who_fought_in_this_turn_keeps_the_set_and_others_dress() -> None:
    s = dungeon(
        at="greet",
        trophies=(("witch", "demon"), ("dragon",)),
        dice=(("sword-gray",), ("moon-bow",)),
        duel=(1, 0),
        rolls=(1, 1, 1, 1),
        deals="on",
    )
    passing(s, "moment")
    assert s.prompt == "dress" and s.seat == 1 and s.offers == ["wear moon-bow", "ready"]
    s.do("1:wear moon-bow", "0:ready")
    assert s.log("hero-rolls")[0]["who"] == "&1" and s.game.outcome == (1,)
    fixed = tied(dice=(("sword-gray",),))
    assert fixed.prompt == "over" and len(fixed.log("wears")) == 0, "both had used their sets"


@pytest.mark.rule("DD-SPELL-08", "DD-TIE-01")
def test_gust_restarts_a_duel() -> None:
    gale = weapon("gale", "1", "gust")
    faces = (1, 1, 1, "gale gust", 4, 4, 4)
    again = (6, 6, 6, 1, 1, 1)
    s = fought(
        "zombie-1 L1",
        (1, 4, 4, 1, 4, 4, *faces, *again),
        helper=1,
        duel=(0, 1),
        trophies=THREE,
        xp=(5, 5),
        worn=(("gale",),),
        extra=(gale,),
        empty=("red",),
    )
    s.do("0:gust gale")
    assert s.game.outcome == (0,) and s.log("duel-ends") == [{"who": "&0", "n": 12, "ties": 1}]


@pytest.mark.rule("DD-TIE-01", "DD-SPELL-06")
def test_in_a_duel_of_three_drain_is_undone_for_whoever_drained() -> None:
    leech = weapon("leech", "2 drain")
    gale = weapon("gale", "gust")
    s = dungeon(
        at="greet",
        trophies=(("witch", "demon"), ("dragon",), ("ghost", "golem")),
        worn=(("leech",), ("gale",)),
        dice=((), ("moon-bow",), ("storm-spear", "soul-axe", "curse-1")),
        extra=(leech, gale),
        duel=(0, 1, 2),
        rolls=(
            "hero-level 1",
            "leech 2 drain",
            "hero-level 2",
            "gale gust",
            "hero-level 4",
            "hero-level 1",
            "leech 2 drain",
        ),
        deals="on",
    )
    passing(s, "moment")
    while s.prompt == "dress":
        s.do(f"{s.seat}:ready")
    assert s.game.fight.duel == (0, 1, 2) and owned(s, 0)[0] == "leech"
    s.do("0:drain leech h1.1")
    assert s.game.fight.bonus[0] == 2 and "h1.1" not in combat_dice(s)
    s.do("1:gust gale")
    assert s.game.fight.bonus == (0, 0, 0, 0) and "h1.1" in combat_dice(s)
