"""Thor: Mjolnir wherever it lies, every ability at every level, every token, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.records import Setup
from tablee.games.dice_throne.rules.setup import opening
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, on_the_hill, over, overpowered

HERO = HEROES["thor"]
HOME: tuple[dict[str, int], ...] = ({"mjolnir": 1},)
AWAY: tuple[dict[str, int], ...] = ({}, {"mjolnir": 1})


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """Thor, seat 0, rolls these faces and announces; Mjolnir is at home unless it is said."""
    scene.setdefault("tokens", HOME)
    return announced(scene.pop("heroes", (HERO, "barbarian")), ability, faces, then, **scene)


# ---------------------------------------------------------------------- Mjolnir
@pytest.mark.rule("DT-SETUP-07", "DT-COMPANION-03")
def test_mjolnir_begins_at_home() -> None:
    game, match = opening(Setup(("thor", "barbarian"), "duel", 0), Rng(key_of("1"), {}))
    game.stack = [match]
    game.advance(None)
    assert [player.tokens[game.kit.by_id["mjolnir"].uid] for player in game.players] == [1, 0]


def test_a_card_of_the_hand_pays_for_a_throw_at_any_time() -> None:
    s = battle(HERO, "barbarian", tokens=HOME, hands=(("tip-it", "getting-paid"),), cp=(0, 0))
    s.do("0:use mjolnir", "0:discard tip-it")
    assert incoming(s, 1) == 1 and s.prompt == "act"  # everybody may act while it is on its way
    s.do("0:pass")
    assert held(s, 1) == {"mjolnir": 1} and held(s, 0) == {} and healths(s) == [50, 49]
    assert hand(s, 0) == ["getting-paid"] and pile(s, 0) == ["tip-it"]
    s.do("0:use mjolnir", "0:discard getting-paid")  # it is away: it comes back
    assert held(s, 1) == {} and held(s, 0) == {"mjolnir": 1, "electrokinesis": 1} and healths(s) == [50, 49]
    assert "use mjolnir" not in s.offers and s.why_not("0:use mjolnir") == "DT-CARD-05"


def test_it_is_thrown_in_the_turn_of_somebody_else_too() -> None:
    s = battle("barbarian", HERO, at="offensive_roll", tokens=({}, {"mjolnir": 1}), hands=((), ("tip-it",)), cp=(0, 0))
    s.do("1:use mjolnir", "1:discard tip-it")
    assert held(s, 0) == {"mjolnir": 1} and healths(s) == [49, 50] and s.prompt == "keep"


@pytest.mark.rule("DT-COMPANION-01", "DT-COMPANION-02")
def test_nothing_but_its_own_rules_touches_it() -> None:
    s = battle(HERO, "barbarian", tokens=AWAY, hands=(("transference", "what-status-effects", "buh-bye"),), cp=(9, 0))
    assert not [choice for choice in s.offers if choice.startswith("play")]
    assert s.why_not("0:play transference") == "DT-CARD-15" and s.why_not("0:play buh-bye") == "DT-STATUS-06"


def test_whoever_holds_it_cannot_use_it() -> None:
    s = battle("barbarian", HERO, tokens=({"mjolnir": 1},), hands=(("tip-it",),), cp=(0, 0))
    assert s.why_not("0:use mjolnir") == "DT-ABILITY-08" and s.why_not("0:spend mjolnir") == "DT-STATUS-07"


def test_each_thor_has_his_own() -> None:
    s = battle(HERO, HERO, tokens=({"mjolnir.0": 1}, {"mjolnir.1": 1}), hands=(("tip-it",), ()), cp=(0, 0))
    s.do("0:use mjolnir", "0:discard tip-it")
    assert held(s, 0) == {} and held(s, 1) == {"mjolnir.0": 1, "mjolnir.1": 1} and healths(s) == [50, 49]


def test_it_is_thrown_at_an_opponent_of_his_choice_and_only_that_one_is_hurt() -> None:
    s = battle(HERO, "barbarian", "gunslinger", tokens=HOME, hands=(("tip-it",),), cp=(0, 0, 0))
    s.do("0:use mjolnir", "0:discard tip-it")
    assert sorted(s.offers) == ["player 1", "player 2"]
    s.do("0:player 2")
    assert held(s, 2) == {"mjolnir": 1} and held(s, 1) == {} and healths(s) == [35, 35, 34]


@pytest.mark.rule("DT-HEALTH-05")
def test_it_comes_back_from_a_defeated_player() -> None:
    s = battle(HERO, "barbarian", "gunslinger", tokens=AWAY, hands=(("tip-it",),), cp=(0, 0, 0), health=(35, 0, 35))
    s.do("0:use mjolnir", "0:discard tip-it")
    assert held(s, 0) == {"mjolnir": 1, "electrokinesis": 1} and held(s, 1) == {}


@pytest.mark.rule("DT-DMG-20")
def test_a_throw_defeats_before_the_attack_lands() -> None:
    s = strikes("hammered", (1, 2, 3, 4, 6), health=(50, 1))
    assert s.game.outcome == (0,)


# ---------------------------------------------------------------------- tokens
@pytest.mark.parametrize(("die", "undefendable"), [(1, False), (3, False), (4, True), (5, True), (6, False)])
def test_guard_break_succeeds_on_four_and_five(die: int, undefendable: bool) -> None:
    s = strikes("boom-boom", (1, 2, 4, 6, 6), (die,), levels=({"mighty-summon": 2},), tokens=({"guard-break": 1},))
    s.do("0:spend guard-break").passing("defend") if not undefendable else s.do("0:spend guard-break").passing("main")
    assert count(s, 0, "guard-break") == 0 and (s.prompt == "defend") != undefendable


def test_four_electrokinesis_draw_a_card_once_in_a_main_phase() -> None:
    s = battle(HERO, "barbarian", tokens=({"electrokinesis": 4},), hands=(("power-trip",),), cp=(3, 0))
    s.do("0:spend electrokinesis")
    assert held(s, 0) == {} and len(hand(s, 0)) == 2
    s.do("0:play power-trip")
    assert "spend electrokinesis" not in s.offers
    s = battle(HERO, "barbarian", tokens=({"electrokinesis": 3},), cp=(0, 0))
    assert "spend electrokinesis" not in s.offers and s.why_not("0:spend electrokinesis") != ""


@pytest.mark.rule("DT-MOD-02")
def test_guard_break_needs_an_attack() -> None:
    s = battle(HERO, "barbarian", tokens=({"guard-break": 1},), cp=(0, 0))
    assert s.why_not("0:spend guard-break") == "DT-MOD-02"
    s = strikes("ricochet", (1, 2, 6, 6, 6), levels=({"bottled-lightning": 2},), tokens=({"guard-break": 1},))
    assert s.why_not("0:spend guard-break") != ""


# ---------------------------------------------------------------------- abilities
@pytest.mark.parametrize(
    ("level", "faces", "dealt", "gained"),
    [
        (1, (1, 2, 3, 4, 6), 4, 0),
        (1, (1, 2, 3, 3, 6), 5, 0),
        (1, (1, 1, 1, 1, 1), 7, 0),
        (2, (1, 1, 2, 4, 6), 5, 0),
        (2, (1, 1, 1, 1, 6), 6, 1),
        (3, (1, 1, 1, 4, 6), 5, 1),
        (3, (1, 1, 2, 2, 3), 8, 0),
    ],
)
def test_hammered(level: int, faces: tuple[int, ...], dealt: int, gained: int) -> None:
    s = strikes("hammered", faces, levels=({"hammered": level},))
    assert held(s, 1) == {"mjolnir": 1} and incoming(s, 1) == dealt and healths(s) == [50, 49]
    assert count(s, 0, "electrokinesis") == gained


@pytest.mark.parametrize(("level", "home"), [(1, 0), (2, 1)])
def test_hammered_calls_an_absent_mjolnir_back_only_when_upgraded(level: int, home: int) -> None:
    s = strikes("hammered", (1, 1, 2, 4, 6), levels=({"hammered": level},), tokens=AWAY)
    assert count(s, 0, "mjolnir") == home and count(s, 0, "electrokinesis") == home and healths(s) == [50, 50]


@pytest.mark.parametrize(("level", "healed", "dealt"), [(1, 2, 3), (2, 3, 4)])
def test_mighty_summon(level: int, healed: int, dealt: int) -> None:
    scene: dict[str, Any] = {"levels": ({"mighty-summon": level},), "health": (40, 50)}
    s = over(strikes("mighty-summon", (1, 4, 5, 6, 6), **scene))
    assert held(s, 0) == {"mjolnir": 1, "electrokinesis": 3, "guard-break": 2} and healths(s) == [40 + healed, 50]
    s = over(strikes("mighty-summon", (1, 4, 5, 6, 6), tokens=AWAY, **scene))
    assert held(s, 0) == {"mjolnir": 1, "electrokinesis": 1, "guard-break": 2}
    assert healths(s) == [40 + healed, 50 - dealt], "collateral: no defence"


def test_boom_boom() -> None:
    s = strikes("boom-boom", (1, 2, 4, 6, 6), levels=({"mighty-summon": 2},))
    assert count(s, 0, "electrokinesis") == 2 and incoming(s, 1) == 6


@pytest.mark.parametrize(("level", "dice", "dealt", "beside"), [(1, (2, 6, 5), 11, 2), (2, (2, 1, 5, 4), 9, 3)])
def test_chain_lightning_counts_the_two_best_dice(level: int, dice: tuple[int, ...], dealt: int, beside: int) -> None:
    s = strikes("chain-lightning", (1, 2, 3, 6, 6), dice, levels=({"chain-lightning": level},))
    assert incoming(s, 1) == dealt and healths(s) == [50, 50 - beside]


def test_odinforce() -> None:
    s = strikes("odinforce", (1, 2, 4, 4, 5), (1, 2, 4, 5, 6), tokens=({"mjolnir": 1, "electrokinesis": 1},))
    assert held(s, 0) == {"electrokinesis": 2} and cps(s) == [1, 0] and healths(s) == [50, 49]
    assert incoming(s, 1) == 5 + 2
    s = strikes("odinforce", (1, 2, 4, 4, 5), (1, 6, 6, 6, 4), tokens=HOME)
    assert held(s, 0) == {"mjolnir": 1, "electrokinesis": 3} and cps(s) == [0, 0] and incoming(s, 1) == 5 + 3


@pytest.mark.parametrize(("tokens", "dealt", "gained"), [(AWAY, 9, 0), (HOME, 7, 1)])
def test_lightning_rod_looks_where_mjolnir_is(tokens: Any, dealt: int, gained: int) -> None:
    s = strikes("lightning-rod", (1, 2, 3, 4, 6), tokens=tokens)
    assert incoming(s, 1) == dealt and count(s, 0, "electrokinesis") == gained


def test_on_the_hill_lightning_rod_asks_only_the_target() -> None:
    """Mjolnir lies before Gunslinger; Barbarian is the target."""
    s = on_the_hill(HERO, "lightning-rod", (1, 2, 3, 4, 6), (6,), True, tokens=({}, {}, {"mjolnir": 1}))
    assert incoming(s, 1) == 7 and count(s, 0, "electrokinesis") == 1 and count(s, 2, "mjolnir") == 1


def test_lightning_rod_upgraded_and_thunder_bolt() -> None:
    s = strikes("lightning-rod", (1, 2, 3, 4, 6), levels=({"lightning-rod": 2},))
    assert held(s, 0) == {"electrokinesis": 1} and held(s, 1) == {"mjolnir": 1} and incoming(s, 1) == 9
    for level, dealt in ((1, 10), (2, 12)):
        s = strikes("thunder-bolt", (1, 2, 3, 4, 5), levels=({"thunder-bolt": level},), tokens=AWAY)
        assert held(s, 0) == {"mjolnir": 1, "electrokinesis": 3} and incoming(s, 1) == dealt


def test_asgardian_brawn_heals() -> None:
    s = over(strikes("asgardian-brawn", (1, 4, 4, 5, 6), levels=({"thunder-bolt": 2},), health=(40, 50)))
    assert healths(s) == [44, 50]


def test_bottled_lightning_throws_and_retrieves() -> None:
    s = strikes("bottled-lightning", (1, 6, 6, 6, 6))
    assert held(s, 0) == {"mjolnir": 1, "electrokinesis": 1, "guard-break": 2}
    assert incoming(s, 1) == 7 + 1 and healths(s) == [50, 49]
    s = strikes("bottled-lightning", (1, 6, 6, 6, 6), levels=({"bottled-lightning": 2},))
    assert held(s, 0) == {"electrokinesis": 1, "guard-break": 2} and incoming(s, 1) == 8 + 1 and healths(s) == [50, 48]


@pytest.mark.parametrize(("times", "dealt", "gained"), [(6, 3, 3), (3, 2, 1), (0, 0, 0)])
def test_ricochet_goes_as_often_as_he_likes(times: int, dealt: int, gained: int) -> None:
    s = strikes("ricochet", (1, 2, 6, 6, 6), levels=({"bottled-lightning": 2},))
    over(s.do(f"0:amount {times}"))
    assert healths(s) == [50, 50 - dealt] and count(s, 0, "electrokinesis") == gained
    assert count(s, times % 2, "mjolnir") == 1


@pytest.mark.rule("DT-ABILITY-12")
def test_for_asgard() -> None:
    s = strikes("for-asgard", (6, 6, 6, 6, 6), hands=((), ("not-this-time",)), cp=(0, 5))
    s.do("0:amount 4")
    assert held(s, 0, ("electrokinesis", "guard-break", "mjolnir")) == {
        "electrokinesis": 2,
        "guard-break": 1,
        "mjolnir": 1,
    }
    over(s)
    assert healths(s) == [50, 50 - 2 - 14]


# ---------------------------------------------------------------------- defence
@pytest.mark.parametrize(
    ("level", "dice", "left", "tokens", "hurt"),
    [
        (1, (1, 2, 4), 8 - 2, {}, 1),
        (1, (4, 5, 6), 8 - 4, {"mjolnir": 1, "electrokinesis": 1}, 0),
        (2, (1, 2, 3, 3), 8, {"mjolnir": 1, "electrokinesis": 1}, 1),
        (2, (1, 2, 6, 4), 8 - 2, {"electrokinesis": 1}, 1),
        (2, (1, 4, 5, 6), 8 - 4, {"mjolnir": 1, "electrokinesis": 1}, 0),
    ],
)
def test_thunder_wheel(level: int, dice: tuple[int, ...], left: int, tokens: dict[str, int], hurt: int) -> None:
    s = overpowered(HERO, 8, dice, tokens=({}, {"mjolnir": 1}), levels=({}, {"thunder-wheel": level}))
    over(s.passing("defend").do("1:defend thunder-wheel"))
    assert healths(s) == [50 - hurt, 50 - left] and held(s, 1) == tokens


# ---------------------------------------------------------------------- cards
def test_indomitable_will_keeps_him_alive_on_worthy() -> None:
    scene: dict[str, Any] = {"hands": ((), ("indomitable-will",)), "cp": (0, 2), "health": (50, 8)}
    s = overpowered(HERO, 8, (4,), **scene)
    assert over(s.do("1:play indomitable-will").passing("defend").do("1:pass")) and healths(s) == [50, 1]
    s = overpowered(HERO, 8, (6,), **scene)
    s.do("1:play indomitable-will").passing("defend")
    assert incoming(s, 1) == 8
    s = overpowered(HERO, 7, (4,), **scene)
    assert s.why_not("1:play indomitable-will") == "DT-HEALTH-01", "it would not be lethal"


def test_invulnerability_costs_two_electrokinesis() -> None:
    scene: dict[str, Any] = {"hands": ((), ("invulnerability",)), "cp": (0, 2)}
    s = overpowered(HERO, 8, tokens=({}, {"electrokinesis": 3}), **scene)
    over(s.do("1:play invulnerability").passing("defend").do("1:pass"))
    assert healths(s) == [50, 50] and held(s, 1) == {"electrokinesis": 1}
    s = overpowered(HERO, 8, tokens=({}, {"electrokinesis": 1}), **scene)
    assert s.why_not("1:play invulnerability") == "DT-STATUS-08"


def test_he_is_worthy_turns_one_of_his_own_dice() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("he-is-worthy",),), cp=(1, 0), dice=(1, 1, 1, 1, 4))
    s.do("0:play he-is-worthy")
    assert sorted(s.offers) == ["set 1 4", "set 1 5", "set 4 5"]
    s.do("0:set 1 5")
    assert sorted(s.game.rolls[-1].faces) == [1, 1, 1, 4, 5]


def test_power_trip_and_time_to_hammer() -> None:
    s = battle(HERO, "barbarian", tokens=AWAY, hands=(("power-trip", "time-to-hammer"),), cp=(1, 0))
    s.do("0:play power-trip")
    assert held(s, 0) == {"electrokinesis": 2} and len(hand(s, 0)) == 2
    s.do("0:play time-to-hammer")
    assert held(s, 0) == {"mjolnir": 1, "electrokinesis": 4} and cps(s) == [1, 0] and healths(s) == [50, 50]


def test_a_deck_of_thirty_two() -> None:
    assert len(HERO.deck) == 32
