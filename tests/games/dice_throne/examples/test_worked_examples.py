"""The worked examples of the rulebooks, with their numbers."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene

from ..rules.damage_kit import (
    CHAMPION,
    PALADIN,
    STRANGE,
    WIDOW,
    WITCH,
    activated,
    half_of,
    order_of,
    pending,
    perform,
    subtotal_of,
    taken,
    to_the_end,
)


# ---------------------------------------------------------------------- Doctor Strange against Black Widow
def strange_attacks(spare: int = 0) -> Scene[Battle]:
    """Attack 9, with a Spell to cast (and `spare` ones). All dice to come show 1: both Agility tokens succeed."""
    s = battle(
        STRANGE,
        WIDOW,
        at="offensive_roll",
        dice=(1,) * 20,
        hands=(("frozen-tendrils",),),
        tokens=({"bolt": spare}, {"agility": 2}),
    )
    return activated(s, "mystic-spells")


@pytest.mark.rule("DT-DMG-16", "DT-DMG-10", "DT-DMG-12")
def test_doctor_strange_against_black_widow() -> None:
    s = strange_attacks()
    assert incoming(s, 1) == 9
    perform(s, "0:spend bolt")
    assert subtotal_of(s, 1) == 12
    perform(s, "1:spend agility")
    assert subtotal_of(s, 1) == 12 and incoming(s, 1) == 6
    s.passing("defend").do("1:defend sabotage")
    while "last_answers" not in s.game.place():  # the defensive dice stay as they are
        s.do(f"{s.seat}:pass")
    assert subtotal_of(s, 1) == 10 and incoming(s, 0) == 2
    perform(s, "0:play frozen-tendrils", "0:spend flame")
    assert subtotal_of(s, 1) == 15
    before = s.clone()
    perform(before, "1:pass")
    assert healths(before) == [48, 43]  # with one Agility: 15 - 8 = 7
    s.do("1:spend agility")
    assert s.prompt == "main"
    assert taken(s, 1) == [0] and taken(s, 0) == [2] and healths(s) == [48, 50]


@pytest.mark.rule("DT-DMG-16", "DT-DMG-13", "DT-DMG-14")
def test_the_two_preventions_of_the_example_are_eight_and_eight() -> None:
    """The Defence comes last here, so that everything is known while it can still be looked at."""
    s = strange_attacks(spare=1)  # a Spell that is never cast keeps the last window open
    perform(s, "0:play frozen-tendrils", "0:spend bolt", "0:spend flame", "1:spend agility", "1:spend agility")
    assert subtotal_of(s, 1) == 17
    s.passing("defend").do("1:defend sabotage", "0:pass")
    assert subtotal_of(s, 1) == 15 and half_of(s, 1) == 8
    assert pending(s, 1).shares == ((-1, 2), (-1, 2)) and 15 - 8 - 8 == -1
    s.do("0:pass")
    assert healths(s) == [48, 50]


EVENTS = ("0:spend bolt", "0:play frozen-tendrils", "0:spend flame", "1:spend agility", "1:spend agility", "defence")


def orders() -> list[tuple[str, ...]]:
    """Every order of the events in which the second Spell comes after the card that allows it."""
    return [o for o in sorted(set(permutations(EVENTS))) if o.index(EVENTS[1]) < o.index(EVENTS[2])]


@pytest.mark.rule("DT-DMG-15", "DT-DMG-16", "DT-DMG-11")
@pytest.mark.parametrize("early", [False, True], ids=["after the dice are used", "while the dice lie there"])
def test_the_events_of_the_example_in_any_order_give_the_same_total(early: bool) -> None:
    """`early`: what follows the defensive roll is done before its dice are used, as far as there is a window."""
    results = set()
    assert len(orders()) == 180
    for order in orders():
        s = strange_attacks()
        for event in order:
            if event != "defence":
                perform(s, event)
                continue
            s.passing("defend").do("1:defend sabotage")
            while not early and s.prompt == "act" and "DefensiveRoll, answers" in s.game.place():
                s.do(f"{s.seat}:pass")
        to_the_end(s)
        assert s.prompt == "main" and s.game.attack is None
        results.add((*taken(s, 0), *taken(s, 1), *healths(s)))
    assert results == {(2, 0, 48, 50)}


@pytest.mark.rule("DT-DMG-15", "DT-DMG-12")
@pytest.mark.parametrize("order", sorted(set(permutations(("spend fury", "play plus-4", "parry", "half")))))
def test_a_total_that_is_not_zero_does_not_depend_on_the_order_either(order: tuple[str, ...]) -> None:
    """10 + 3 + 4 - 4 = 13, less half of it, rounded up: 6; half of it goes back."""
    s = battle(
        CHAMPION,
        CHAMPION,
        at="offensive_roll",
        dice=(1, 1, 1, 1, 1),
        hands=(("plus-4",), ("parry-4",)),
        tokens=({"fury": 1}, {"protection": 1, "retribution": 1}),
    )
    activated(s, "normal-10")
    words = {"parry": "1:play parry-4", "half": "1:spend protection"}
    perform(s, *[words.get(event, f"0:{event}") for event in order], "1:spend retribution")
    to_the_end(s)
    assert (taken(s, 0), taken(s, 1)) == ([7], [6])


# ---------------------------------------------------------------------- Barbarian against Paladin
@pytest.mark.rule("DT-DMG-17", "DT-DMG-18", "DT-DMG-14")
@pytest.mark.parametrize(("swords", "subtotal", "back"), [(1, 13, 7), (3, 15, 8), (5, 17, 9)])
def test_barbarian_against_paladin(swords: int, subtotal: int, back: int) -> None:
    """D = 20 (Reckless II), d = 2, m = swords of Get Some!, p = 6. S is odd: each Protection prevents (S + 1) / 2.

    Reckless hurts the Barbarian only if it really deals damage: the raw total of -1 deals none.
    """
    get_some = (1,) * swords + (4,) * (5 - swords)
    s = battle(
        "barbarian",
        PALADIN,
        at="offensive_roll",
        levels=({"reckless": 2},),
        dice=(1, 2, 3, 4, 5, 1, 1, 1, *get_some),
        hands=(("get-some",), ("absolution",)),
        cp=(2, 1),
        tokens=({}, {"retribution": 1, "protection": 1}),
    )
    activated(s, "reckless")
    assert subtotal_of(s, 1) == 20
    perform(s, "1:spend retribution", "1:spend protection")
    assert count(s, 1, "protection") == 0
    s.passing("defend").do("1:defend divine-defence")
    while "last_answers" not in s.game.place():
        s.do(f"{s.seat}:pass")
    assert subtotal_of(s, 1) == 18 and count(s, 1, "protection") == 1
    perform(s, "0:play get-some", "1:play absolution")
    assert subtotal_of(s, 1) == subtotal and half_of(s, 1) == back and subtotal - 2 * back == -1
    perform(s, "1:spend protection")  # gained in this very Roll Phase
    to_the_end(s)
    assert (taken(s, 0), taken(s, 1)) == ([back], [0]) and healths(s) == [50 - back, 50]
    assert count(s, 1, "concussion") == 1 and count(s, 1, "protection") == count(s, 1, "retribution") == 0


@pytest.mark.rule("DT-DMG-17")
def test_a_protection_gained_by_the_defence_may_be_spent_at_once() -> None:
    s = battle("barbarian", PALADIN, at="offensive_roll", dice=(1, 2, 3, 4, 5, 1, 1, 1), levels=({"reckless": 2},))
    activated(s, "reckless").do("1:defend divine-defence")
    assert (s.prompt, s.seat, s.offers) == ("act", 1, ["spend protection", "pass"])
    s.do("1:spend protection")
    assert taken(s, 1) == [9]


# ---------------------------------------------------------------------- timing conflicts
@pytest.mark.rule("DT-TIME-03", "DT-TIME-04")
def test_buh_bye_against_evasive() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 1),
        hands=(("buh-bye",),),
        tokens=({}, {"evasive": 1}),
    )
    activated(s, "smack").do("0:pass", "1:spend evasive", "0:play buh-bye", "0:remove 1 evasive")
    assert count(s, 1, "evasive") == 0 and s.prompt == "defend" and incoming(s, 1) == 4
    assert s.game.rng.script == (1,)  # the die that would have avoided the attack was not rolled


@pytest.mark.rule("DT-TIME-03", "DT-TIME-04")
def test_buh_bye_against_agility() -> None:
    s = battle(
        "barbarian",
        WIDOW,
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 1),
        hands=(("buh-bye",),),
        tokens=({}, {"agility": 1}),
    )
    activated(s, "smack").do("0:pass", "1:spend agility", "0:play buh-bye", "0:remove 1 agility")
    assert count(s, 1, "agility") == 0 and s.prompt == "defend" and incoming(s, 1) == 4
    assert s.game.rng.script == (1,)


@pytest.mark.rule("DT-TIME-05")
def test_crackle_against_buh_bye() -> None:
    s = battle(
        WITCH,
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6),
        hands=((), ("buh-bye",)),
        tokens=({"crackle": 1, "wither": 1},),
    )
    activated(s, "hex-bolt").do("0:pass", "1:play buh-bye", "0:spend crackle")
    assert s.offers == ["remove 0 wither"]  # the card can no longer take the Crackle
    s.do("1:remove 0 wither")  # which does not count any more
    assert s.prompt == "defend" and incoming(s, 1) == 6 and order_of(s, "spends", "plays") == [0, 1]


@pytest.mark.rule("DT-TIME-05", "DT-TIME-04")
def test_crackle_as_the_only_token_leaves_buh_bye_nothing() -> None:
    s = battle(
        WITCH,
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6),
        hands=((), ("buh-bye",)),
        tokens=({"crackle": 1},),
    )
    activated(s, "hex-bolt").do("0:pass", "1:play buh-bye", "0:spend crackle")
    assert s.prompt == "defend" and incoming(s, 1) == 6 and hand(s, 1) == ["buh-bye"]


@pytest.mark.rule("DT-TIME-06")
def test_reload_against_buh_bye() -> None:
    """Two Reloads are spent in answer: 3 + 3 + 1 damage; the card can only take the Evasive that was not spent."""
    s = battle(
        "gunslinger",
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 5, 2),
        hands=((), ("buh-bye",)),
        tokens=({"reload": 2, "evasive": 1},),
    )
    activated(s, "revolver").do("0:pass", "1:play buh-bye")
    assert (s.prompt, s.seat) == ("act-before", 0)
    while count(s, 0, "reload"):
        s.do("0:spend reload")
        while s.prompt == "act":  # its die lies on the table
            s.do(f"{s.seat}:pass")
    assert s.offers == ["remove 0 evasive"] and incoming(s, 1) == 7
    s.do("1:remove 0 evasive")
    assert pile(s, 1) == ["buh-bye"] and order_of(s, "spends", "plays") == [0, 0, 1]
