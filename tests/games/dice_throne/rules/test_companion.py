"""Companions are not status effects, cannot be got rid of, and bow to an Ultimate (DT-COMPANION)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.scene import battle, count, healths, incoming

from .card_kit import idle, rover


@pytest.mark.rule("DT-COMPANION-01", "DT-CARD-14")
@pytest.mark.parametrize(("card", "offered"), [("transference", "move wither 1 0"), ("buh-bye", "remove 1 wither")])
def test_a_companion_is_not_among_the_choices(card: str, offered: str) -> None:
    s = battle(rover(), "barbarian", hands=((card,),), cp=(2,), tokens=({}, {"hound": 1, "golem": 1, "wither": 1}))
    assert s.do(f"0:play {card}").offers == [offered]


@pytest.mark.rule("DT-COMPANION-01")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("transference", "DT-CARD-15"),
        ("buh-bye", "DT-STATUS-06"),
        ("get-that-outta-here", "DT-STATUS-06"),
        ("what-status-effects", "DT-STATUS-06"),
    ],
)
def test_with_only_companions_in_play_there_is_nothing_to_remove_or_move(card: str, rule: str) -> None:
    s = battle(rover(), rover("other"), hands=((card,),), cp=(2,), tokens=({"hound": 1}, {"golem": 1}))
    assert f"play {card}" not in s.offers and s.why_not(f"0:play {card}") == rule


@pytest.mark.rule("DT-COMPANION-02")
def test_destroying_everything_a_player_has_leaves_the_companions() -> None:
    tokens = {"hound": 1, "golem": 1, "wither": 2, "keg": 1}
    s = battle(rover(), "barbarian", hands=(("what-status-effects",),), cp=(2,), tokens=({}, tokens))
    s.do("0:play what-status-effects")
    assert [count(s, 1, id) for id in ("hound", "golem", "wither", "keg")] == [1, 1, 0, 0]


@pytest.mark.rule("DT-COMPANION-02")
def test_a_player_with_only_a_companion_cannot_be_chosen_to_lose_it() -> None:
    s = battle(
        rover(),
        "barbarian",
        "barbarian",
        hands=(("what-status-effects",),),
        cp=(2,),
        tokens=({"wither": 1}, {"golem": 1}, {"wither": 1}),
    )
    s.do("0:play what-status-effects")
    assert sorted(s.offers) == ["player 0", "player 2"] and s.why_not("0:player 1") != ""


@pytest.mark.rule("DT-COMPANION-02")
def test_a_companion_leaves_only_by_its_own_rule() -> None:
    s = battle(
        "barbarian", rover(), at="offensive_roll", decks=((), ()), dice=(1, 1, 1, 4, 6), tokens=({}, {"hound": 1})
    )
    kept = idle(s.clone(), 6)
    assert count(kept, 1, "hound") == 1
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:spend hound")
    assert count(s, 1, "hound") == 0 and incoming(s, 1) == 1, "4 - 3"


@pytest.mark.rule("DT-COMPANION-03")
def test_a_companion_cannot_prevent_ultimate_damage() -> None:
    s = battle(
        rover(),
        rover("other"),
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6),
        hands=(("getting-paid",),),
        tokens=({}, {"hound": 1}),
    )
    s.do("0:keep 6 6 6 6 6", "0:announce finisher", "0:pass")
    assert s.seat == 0 and incoming(s, 1) == 10 and s.why_not("1:spend hound") == "DT-ABILITY-14"
    s.passing()
    assert healths(s) == [50, 40] and count(s, 1, "hound") == 1


@pytest.mark.rule("DT-COMPANION-03")
def test_a_companion_does_what_its_leaflet_says_except_against_an_ultimate() -> None:
    """This one prevents 3 by itself whenever its holder is attacked."""
    s = battle(rover(), rover("other"), at="offensive_roll", dice=(1, 1, 1, 4, 6), tokens=({}, {"golem": 1}))
    s.do("0:keep 1 1 1 4 6", "0:announce jab")
    assert incoming(s, 1) == 0
    s = battle(rover(), rover("other"), at="offensive_roll", dice=(6, 6, 6, 6, 6), tokens=({}, {"golem": 1}))
    s.do("0:keep 6 6 6 6 6", "0:announce finisher")
    assert healths(s) == [50, 40] and count(s, 1, "golem") == 1


@pytest.mark.rule("DT-COMPANION-03")
def test_a_companion_that_heals_its_holder_does_not_react_to_an_ultimate() -> None:
    s = battle(rover(), rover("other"), at="offensive_roll", dice=(1, 1, 1, 4, 6), tokens=({}, {"sprite": 1}))
    s.do("0:keep 1 1 1 4 6", "0:announce jab", "1:pass")
    assert healths(s) == [50, 50 - 3 + 2]
    s = battle(rover(), rover("other"), at="offensive_roll", dice=(6, 6, 6, 6, 6), tokens=({}, {"sprite": 1}))
    s.do("0:keep 6 6 6 6 6", "0:announce finisher")
    assert healths(s) == [50, 40] and count(s, 1, "sprite") == 1


@pytest.mark.rule("DT-COMPANION-03")
def test_a_teammates_companion_does_not_hinder_an_ultimate_either() -> None:
    s = battle(
        rover(),
        "barbarian",
        rover("other"),
        "barbarian",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6, 3),
        hands=(("getting-paid",),),
        tokens=({}, {}, {"hound": 1}, {"hound": 1}),
    )
    s.do("0:keep 6 6 6 6 6", "0:announce finisher", "0:pass")
    assert [s.why_not(f"{seat}:spend hound") for seat in (2, 3)] == ["DT-ABILITY-14", "DT-ABILITY-14"]
    s.passing()
    assert healths(s) == [50, 40]
