"""Monk: every ability at every level, every token, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN
from tablee.games.dice_throne.scene import battle, count, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, over, overpowered

HERO = HEROES["monk"]
PUNCH = (1, 1, 2, 3, 6)  # Fist Strike, 6 damage


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Monk, seat 0, against a Barbarian who does not defend."""
    return announced((HERO, "barbarian"), ability, faces, then, **scene)


def undefended(s: Scene[Battle]) -> Scene[Battle]:
    s.passing()
    return over(s.do("1:pass") if s.prompt == "defend" else s)


def holding(card: str, tokens: dict[str, int]) -> Scene[Battle]:
    """The Monk, seat 1, holds a card while an Overpower of 9 comes to him."""
    hands, dice = ((), (card,)), (1, 1, 1, 6, 6, 3, 3, 3)
    s = battle("barbarian", HERO, at="offensive_roll", dice=dice, hands=hands, cp=(0, 0), tokens=({}, tokens))
    s.do("1:pass", "0:keep 1 1 1 6 6", "0:announce overpower")
    while not s.game.incoming:
        s.do("1:pass")
    return s


@pytest.mark.rule("DT-COMP-02", "DT-CARD-01")
def test_a_deck_of_32_with_these_prices() -> None:
    assert len(HERO.deck) == 32 and HERO.faces == ("fist", "fist", "palm", "zen", "zen", "lotus")
    assert {card.id: (card.cost, card.timing) for card in HERO.cards[18:]} == {
        "palm-strike": (0, MAIN),
        "mystic-mantra": (3, MAIN),
        "ruminate": (3, INSTANT),
        "contemplate": (0, INSTANT),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "fist-strike-2": 1,
        "fist-strike-3": 2,
        "meditate-2": 2,
        "combo-strike-2": 2,
        "tempest-rush-2": 1,
        "fist-of-harmony-2": 1,
        "lotus-strike-2": 2,
        "fist-of-tranquility-2": 2,
        "serenity-2": 2,
        "serenity-3": 3,
    }
    assert [(token.id, token.limit) for token in HERO.tokens] == [
        ("chi", 5),
        ("evasive", 3),
        ("cleanse", 3),
        ("knockdown", 1),
    ]


# ---------------------------------------------------------------------- Chi
@pytest.mark.rule("DT-STATUS-07", "DT-DMG-10")
def test_each_chi_prevents_one_damage() -> None:
    s = overpowered(HERO, 9, tokens=({}, {"chi": 3}))
    s.do("1:spend chi 1", "1:spend chi 1")
    assert count(s, 1, "chi") == 1 and incoming(s, 1) == 7
    assert s.why_not("1:spend chi 2") == "DT-MOD-03"  # it adds to attacks of his own alone
    s.passing()
    s = over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 43] and held(s, 0) == {}


@pytest.mark.rule("DT-DMG-01", "DT-DMG-07")
def test_chi_prevents_nothing_where_nothing_comes() -> None:
    s = battle(HERO, "barbarian", tokens=({"chi": 2}, {}))
    assert s.why_not("0:spend chi 1") == "DT-DMG-01" and s.why_not("0:spend chi 2") == "DT-MOD-02"


@pytest.mark.rule("DT-MOD-01", "DT-STATUS-07")
def test_older_chi_adds_damage() -> None:
    s = strikes("fist-strike", PUNCH, tokens=({"chi": 2}, {}))
    s.do("0:spend chi 2", "0:spend chi 2")
    assert count(s, 0, "chi") == 0 and incoming(s, 1) == 8
    assert healths(undefended(s)) == [50, 42]


@pytest.mark.rule("DT-STATUS-07")
def test_chi_gained_this_turn_adds_none() -> None:
    s = strikes("fist-strike", PUNCH, tokens=({"chi": 1}, {}), hands=(("contemplate",),))
    s.do("0:play contemplate")
    assert count(s, 0, "chi") == 3 and s.why_not("0:spend chi 2") == ""
    s.do("0:spend chi 2")  # the one that was there before
    assert count(s, 0, "chi") == 2 and incoming(s, 1) == 7
    assert s.why_not("0:spend chi 2") == "DT-STATUS-07"
    assert s.game.recent == {s.game.kit.by_id["chi"].uid: 2}


@pytest.mark.rule("DT-STATUS-07", "DT-TURN-02")
def test_chi_of_the_last_turn_adds_damage_again() -> None:
    s = battle(HERO, "barbarian", hands=(("contemplate",),), decks=([], []), cp=(0, 0))
    s.do("0:play contemplate")
    assert s.game.recent
    s.passing()
    while s.game.active == 0:
        choice = "nothing" if s.prompt == "announce" else s.offers[-1]
        s.do(f"{s.seat}:{choice}")
    assert s.game.recent == {} and count(s, 0, "chi") == 2


@pytest.mark.rule("DT-STATUS-07")
def test_new_chi_leaves_first_where_its_age_does_not_matter() -> None:
    s = holding("contemplate", {"chi": 1})
    s.do("1:play contemplate", "1:spend chi 1", "1:spend chi 1")
    chi = s.game.kit.by_id["chi"]
    assert count(s, 1, "chi") == 1 and s.game.recent_tokens(1, chi) == 0


@pytest.mark.rule("DT-STATUS-07")
def test_saved_and_cloned_games_remember_new_tokens() -> None:
    s = battle(HERO, "barbarian", hands=(("contemplate",),))
    before = s.game.fingerprint()
    s.do("0:play contemplate")
    twin = s.clone().game
    assert twin.recent == s.game.recent != {} and twin.fingerprint() == s.game.fingerprint() != before
    saved = s.game.save()
    s.game.recent = {}
    assert s.game.fingerprint() != twin.fingerprint()
    s.game.restore(saved)
    assert s.game.recent == twin.recent and s.game.fingerprint() == twin.fingerprint()


# ---------------------------------------------------------------------- the other tokens
@pytest.mark.rule("DT-STATUS-06", "DT-STATUS-08")
def test_cleanse_takes_off_one_token() -> None:
    s = battle(HERO, "barbarian", tokens=({"cleanse": 1, "stun": 0, "concussion": 1, "knockdown": 1}, {"knockdown": 1}))
    s.do("0:spend cleanse", "0:remove 0 knockdown")
    assert held(s, 0) == {"concussion": 1} and held(s, 1) == {"knockdown": 1}
    assert s.why_not("0:spend cleanse") == "DT-STATUS-08"


@pytest.mark.rule("DT-DMG-24")
@pytest.mark.parametrize(("face", "taken"), [(2, 0), (3, 9)])
def test_evasive(face: int, taken: int) -> None:
    s = overpowered(HERO, 9, (face,), tokens=({}, {"evasive": 1}))
    s.do("1:spend evasive").passing()
    s = over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 50 - taken]


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "damage", "down"),
    [
        (1, (1, 1, 2, 3, 6), 6, 0),
        (1, (1, 1, 1, 1, 3), 7, 0),
        (1, (1, 1, 1, 1, 2), 8, 0),
        (2, (1, 1, 2, 3, 6), 7, 0),
        (2, (2, 2, 2, 2, 2), 9, 0),
        (3, (1, 1, 1, 1, 3), 8, 1),
        (3, (1, 1, 1, 2, 2), 9, 0),
    ],
)
def test_fist_strike(level: int, faces: tuple[int, ...], damage: int, down: int) -> None:
    s = undefended(strikes("fist-strike", faces, levels=({"fist-strike": level},)))
    assert healths(s) == [50, 50 - damage] and count(s, 1, "knockdown") == down


@pytest.mark.rule("DT-TEXT-05", "DT-ABILITY-09")
@pytest.mark.parametrize(("choice", "token"), [(1, "evasive"), (2, "cleanse")])
def test_meditate_lets_one_choose(choice: int, token: str) -> None:
    s = strikes("meditate", (4, 4, 5, 1, 1))
    s = over(s.do(f"0:choose {choice}"))
    assert held(s, 0) == {"chi": 5, token: 1} and healths(s) == [50, 50]


@pytest.mark.rule("DT-STATUS-03", "DT-STATUS-12", "DT-TEXT-04")
@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "damage", "mine", "down"),
    [
        ("meditate", "meditate", 2, (4, 4, 5, 1, 1), 0, {"chi": 5, "evasive": 1, "cleanse": 1}, 0),
        ("zen-strike", "meditate", 2, (1, 1, 4, 4, 6), 6, {"chi": 2}, 0),
        ("fist-of-harmony", "fist-of-harmony", 1, (1, 2, 3, 4, 6), 6, {"chi": 2}, 0),
        ("fist-of-harmony", "fist-of-harmony", 2, (1, 2, 3, 4, 6), 6, {"chi": 3}, 0),
        ("lotus-strike", "lotus-strike", 1, (6, 6, 6, 6, 1), 5, {"chi": 5}, 0),
        ("lotus-strike", "lotus-strike", 2, (6, 6, 6, 6, 1), 6, {"chi": 6}, 0),
        ("way-of-the-lotus", "lotus-strike", 2, (6, 6, 6, 1, 1), 2, {"chi": 2, "evasive": 1}, 0),
        ("fist-of-tranquility", "fist-of-tranquility", 1, (1, 2, 3, 4, 5), 7, {"chi": 3, "evasive": 1}, 0),
        ("fist-of-tranquility", "fist-of-tranquility", 2, (1, 2, 3, 4, 5), 7, {"chi": 3, "evasive": 1}, 1),
        ("way-of-the-monk", "fist-of-tranquility", 2, (1, 3, 4, 6, 6), 3, {"evasive": 2}, 0),
    ],
)
def test_abilities_that_need_no_dice(
    ability: str, slot: str, level: int, faces: tuple[int, ...], damage: int, mine: dict[str, int], down: int
) -> None:
    s = undefended(strikes(ability, faces, levels=({slot: level},) if level > 1 else ()))
    assert healths(s) == [50, 50 - damage] and held(s, 0) == mine and count(s, 1, "knockdown") == down


@pytest.mark.rule("DT-TEXT-02", "DT-TEXT-03")
@pytest.mark.parametrize(
    ("level", "dice", "choices", "damage", "mine"),
    [
        (1, (1,), 0, 8, {}),
        (1, (3,), 0, 9, {}),
        (1, (4,), 0, 6, {"chi": 2}),
        (1, (6,), 1, 6, {"evasive": 1}),
        (2, (1, 3), 0, 10, {}),
        (2, (4, 5), 0, 5, {"chi": 4}),
        (2, (6, 1), 1, 7, {"evasive": 1}),
        (2, (6, 6), 2, 5, {"evasive": 2}),
    ],
)
def test_combo_strike(level: int, dice: tuple[int, ...], choices: int, damage: int, mine: dict[str, int]) -> None:
    s = strikes("combo-strike", (1, 1, 2, 3, 4), dice, levels=({"combo-strike": level},) if level > 1 else ())
    for _ in range(choices):
        s.do("0:choose 1")
    s = undefended(s)
    assert healths(s) == [50, 50 - damage] and held(s, 0) == mine


@pytest.mark.rule("DT-TEXT-01")
@pytest.mark.parametrize(
    ("level", "dice", "down"), [(1, (6, 4, 2), 0), (1, (6, 4, 3), 1), (2, (6, 4, 2), 1), (2, (6, 4, 1), 0)]
)
def test_tempest_rush(level: int, dice: tuple[int, ...], down: int) -> None:
    s = strikes("tempest-rush", (3, 3, 3, 4, 6), dice, levels=({"tempest-rush": level},) if level > 1 else ())
    s = undefended(s)  # without Chi nobody is asked about dice
    assert healths(s) == [50, 50 - sum(dice)] and count(s, 1, "knockdown") == down


@pytest.mark.rule("DT-TEXT-01", "DT-STATUS-08")
def test_tempest_rush_ii_re_rolls_one_die_for_one_chi() -> None:
    scene: dict[str, Any] = {"levels": ({"tempest-rush": 2},), "tokens": ({"chi": 2}, {})}
    s = strikes("tempest-rush", (3, 3, 3, 4, 6), (1, 4, 2, 6), **scene)
    assert (s.seat, s.prompt) == (0, "reroll")
    s.do("0:reroll 1")
    assert count(s, 0, "chi") == 1 and s.prompt != "reroll"  # one die, once
    s.do("0:pass").passing()
    s = over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 38] and count(s, 1, "knockdown") == 1
    s = strikes("tempest-rush", (3, 3, 3, 4, 6), (1, 4, 2), **scene).do("0:enough")
    assert count(s, 0, "chi") == 2 and incoming(s, 1) == 7


@pytest.mark.rule("DT-STATUS-13", "DT-ABILITY-11")
def test_transcendence_fills_chi_up_to_a_limit_that_has_risen() -> None:
    s = over(strikes("transcendence", (6,) * 5, tokens=({"chi": 1}, {})))
    assert held(s, 0) == {"chi": 6, "evasive": 1, "cleanse": 1} and count(s, 1, "knockdown") == 1
    assert healths(s) == [50, 40] and s.game.room(0, s.game.kit.by_id["chi"]) == 0


# ---------------------------------------------------------------------- Serenity
@pytest.mark.rule("DT-DEF-07", "DT-DEF-08")
@pytest.mark.parametrize(
    ("level", "dice", "dealt", "mine"),
    [
        (1, (1, 2, 4, 6), 2, {"chi": 1}),
        (1, (4, 4, 5, 6), 0, {"chi": 3}),
        (2, (1, 1, 1, 4, 6), 3, {"chi": 1}),
        (3, (1, 1, 1, 4, 3), 3, {"chi": 1}),
        (3, (1, 1, 6, 6, 3), 2, {}),
    ],
)
def test_serenity(level: int, dice: tuple[int, ...], dealt: int, mine: dict[str, int]) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"serenity": level}) if level > 1 else ())
    s = over(s.do("1:defend serenity"))
    assert healths(s) == [50 - dealt, 41] and held(s, 1) == mine


@pytest.mark.rule("DT-DEF-08", "DT-TEXT-05")
@pytest.mark.parametrize(("choice", "token"), [(1, "evasive"), (2, "cleanse")])
def test_serenity_iii_asks_for_zen_and_lotus(choice: int, token: str) -> None:
    s = overpowered(HERO, 9, (1, 4, 4, 6, 6), levels=({}, {"serenity": 3}))
    s.do("1:defend serenity", f"1:choose {choice}")
    assert held(s, 1) == {"chi": 2, token: 1}


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-CARD-09", "DT-STATUS-03")
def test_cards_of_his_own() -> None:
    hands = (("palm-strike", "mystic-mantra", "ruminate"),)
    s = battle(HERO, "barbarian", "gunslinger", hands=hands, cp=(6, 0, 0))
    s.do("0:play palm-strike", "0:player 1", "0:play mystic-mantra", "0:player 2", "0:play ruminate")
    assert held(s, 0) == {"chi": 5, "evasive": 1, "cleanse": 1} and cps(s) == [0, 0, 0]
    assert held(s, 1) == {"knockdown": 1} == held(s, 2)


@pytest.mark.rule("DT-CARD-06", "DT-STATUS-12")
def test_instants_bring_chi_in_an_opponents_turn() -> None:
    s = holding("contemplate", {"chi": 4}).do("1:play contemplate")
    assert count(s, 1, "chi") == 5
