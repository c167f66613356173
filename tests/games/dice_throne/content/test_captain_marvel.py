"""Captain Marvel, whose figures are house values: every ability at every level, every token, every card of her own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, over, overpowered

HERO = HEROES["captain-marvel"]
PUNCH = (1, 1, 2, 4, 6)  # Photon Punch, 4 damage


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """Captain Marvel, seat 0, against a Barbarian who does not defend."""
    return announced((HERO, "barbarian"), ability, faces, then, **scene)


def undefended(s: Scene[Battle]) -> Scene[Battle]:
    s.passing()
    return over(s.do("1:pass") if s.prompt == "defend" else s)


@pytest.mark.rule("DT-COMP-02")
def test_the_kit() -> None:
    assert len(HERO.deck) == 32 and HERO.faces == ("fist",) * 3 + ("flight",) * 2 + ("star",)
    assert {card.id: card.cost for card in HERO.cards[18:]} == {
        "higher-further-faster": 1,
        "binary-form": 2,
        "photon-burst": 1,
        "radiant-aura": 1,
        "right-back-at-you": 1,
        "kree-healing": 1,
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "photon-punch-2": 2,
        "inner-light-2": 2,
        "aurora-wave-2": 2,
        "barrel-roll-2": 2,
        "photonic-2": 1,
        "light-torpedo-2": 2,
        "supernova-2": 2,
        "energy-absorption-2": 2,
    }
    limits = {token.id: (token.limit, token.removable, token.transferable) for token in HERO.tokens}
    assert limits == {
        "cosmic-flare": (3, True, True),
        "radiance": (2, True, True),
        "cosmic-ray": (2, False, False),
    }


# ---------------------------------------------------------------------- tokens
@pytest.mark.rule("DT-UPKEEP-02", "DT-DMG-22")
def test_cosmic_flares_burn_every_opponent_and_one_goes_out() -> None:
    s = battle(
        HERO, "barbarian", "gunslinger", at="upkeep", tokens=({"cosmic-flare": 3}, {}, {}), cp=(0, 0, 0)
    ).passing()
    assert count(s, 0, "cosmic-flare") == 2 and healths(s) == [35, 32, 32]


@pytest.mark.rule("DT-UPKEEP-01")
def test_cosmic_flares_wait_for_her_own_upkeep() -> None:
    s = battle("barbarian", HERO, at="upkeep", tokens=({}, {"cosmic-flare": 3}), cp=(0, 0)).passing()
    assert count(s, 1, "cosmic-flare") == 3 and healths(s) == [50, 50]


@pytest.mark.rule("DT-DICE-01", "DT-DEF-07")
def test_radiance_sets_a_die_of_her_defence_to_six() -> None:
    s = overpowered(HERO, 9, (1, 2, 3), tokens=({}, {"radiance": 2}))
    s.do("1:defend energy-absorption", "1:spend radiance", "1:set 1 6", "1:spend radiance", "1:set 2 6")
    s = over(s)
    assert held(s, 1) == {} and healths(s) == [46, 45]


@pytest.mark.rule("DT-DEF-07")
def test_radiance_touches_no_other_dice() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=PUNCH, tokens=({"radiance": 1}, {}))
    assert s.prompt == "keep" and s.why_not("0:spend radiance") == "DT-DEF-07"
    s = battle(HERO, "barbarian", tokens=({"radiance": 1}, {}))
    assert s.why_not("0:spend radiance") == "DT-DEF-07"


@pytest.mark.rule("DT-STATUS-07", "DT-MOD-01")
def test_a_cosmic_ray_adds_the_better_of_two_dice_once_per_turn() -> None:
    s = strikes("photon-punch", PUNCH, (2, 5), tokens=({"cosmic-ray": 2}, {}))
    s.do("0:spend cosmic-ray")
    assert count(s, 0, "cosmic-ray") == 1 and incoming(s, 1) == 9
    assert s.why_not("0:spend cosmic-ray") == "DT-STATUS-07"
    assert healths(undefended(s)) == [50, 41]


@pytest.mark.rule("DT-STATUS-07", "DT-STATUS-14")
def test_a_cosmic_ray_waits_a_turn_and_cannot_be_taken_away() -> None:
    s = strikes("light-torpedo", (1, 2, 3, 4, 5), tokens=({"radiance": 0}, {}), hands=(("photon-burst",),), cp=(1, 0))
    assert count(s, 0, "cosmic-ray") == 1 and s.why_not("0:spend cosmic-ray") == "DT-STATUS-07"
    s = battle(
        "barbarian", HERO, hands=(("get-that-outta-here", "transference"),), cp=(5, 0), tokens=({}, {"cosmic-ray": 1})
    )
    assert s.why_not("0:play get-that-outta-here") == "DT-STATUS-06"
    assert s.why_not("0:play transference") == "DT-CARD-15"


@pytest.mark.rule("DT-MOD-03")
def test_a_cosmic_ray_needs_an_attack_of_her_own() -> None:
    s = overpowered(HERO, 9, tokens=({}, {"cosmic-ray": 1}))
    assert s.why_not("1:spend cosmic-ray") == "DT-MOD-03"


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "damage", "flares"),
    [
        (1, (1, 1, 2, 4, 6), 4, 0),
        (1, (1, 1, 1, 1, 4), 6, 0),
        (1, (1, 1, 1, 2, 3), 8, 0),
        (2, (1, 1, 2, 4, 6), 5, 0),
        (2, (1, 1, 1, 1, 4), 7, 1),
        (2, (1, 1, 1, 2, 3), 9, 0),
    ],
)
def test_photon_punch(level: int, faces: tuple[int, ...], damage: int, flares: int) -> None:
    s = undefended(strikes("photon-punch", faces, levels=({"photon-punch": level},) if level > 1 else ()))
    assert healths(s) == [50, 50 - damage] and count(s, 0, "cosmic-flare") == flares


@pytest.mark.rule("DT-STATUS-03", "DT-TEXT-10")
@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "damage", "mine", "healed"),
    [
        ("inner-light", "inner-light", 1, (1, 1, 6, 6, 4), 5, {"radiance": 1, "cosmic-ray": 1}, 0),
        ("inner-light", "inner-light", 2, (1, 1, 6, 6, 4), 6, {"radiance": 1, "cosmic-ray": 1}, 0),
        ("cosmic-recharge", "inner-light", 2, (4, 4, 5, 6, 1), 0, {"cosmic-flare": 2, "radiance": 1}, 2),
        ("aurora-wave", "aurora-wave", 1, (1, 1, 4, 6, 6), 8, {"cosmic-flare": 2}, 0),
        ("aurora-wave", "aurora-wave", 2, (1, 1, 4, 6, 6), 9, {"cosmic-flare": 2}, 0),
        ("binary-recharge", "aurora-wave", 2, (1, 4, 6, 6, 5), 0, {"cosmic-ray": 1, "cosmic-flare": 1}, 0),
        ("barrel-roll", "barrel-roll", 1, (1, 4, 4, 5, 6), 5, {"radiance": 1}, 0),
        ("barrel-roll", "barrel-roll", 2, (1, 4, 4, 5, 6), 6, {"radiance": 1}, 0),
        ("photonic", "photonic", 1, (1, 2, 3, 4, 6), 6, {"cosmic-flare": 1}, 0),
        ("photonic", "photonic", 2, (1, 2, 3, 4, 6), 7, {"cosmic-flare": 1}, 0),
        ("light-torpedo", "light-torpedo", 1, (1, 2, 3, 4, 5), 9, {"cosmic-ray": 1}, 0),
        ("light-torpedo", "light-torpedo", 2, (1, 2, 3, 4, 5), 10, {"cosmic-ray": 1}, 0),
        ("skyward", "light-torpedo", 2, (1, 1, 4, 4, 6), 4, {"radiance": 1}, 0),
        ("supernova", "supernova", 1, (6, 6, 6, 6, 1), 7, {"cosmic-flare": 2}, 0),
        ("supernova", "supernova", 2, (6, 6, 6, 6, 1), 8, {"cosmic-flare": 2}, 0),
        ("interstellar", "supernova", 2, (6, 6, 6, 1, 4), 3, {"cosmic-ray": 1}, 0),
        ("binary-blast", "binary-blast", 1, (6, 6, 6, 6, 6), 12, {"cosmic-flare": 2, "radiance": 1}, 0),
    ],
)
def test_abilities_that_need_no_dice(
    ability: str, slot: str, level: int, faces: tuple[int, ...], damage: int, mine: dict[str, int], healed: int
) -> None:
    s = undefended(strikes(ability, faces, levels=({slot: level},) if level > 1 else (), health=(40, 50)))
    assert healths(s) == [40 + healed, 50 - damage] and held(s, 0) == mine and held(s, 1) == {}


# ---------------------------------------------------------------------- Energy Absorption
@pytest.mark.rule("DT-DEF-08", "DT-DMG-23")
@pytest.mark.parametrize(
    ("level", "dice", "blocked"), [(1, (6, 1, 4), 2), (1, (1, 2, 4), 0), (2, (6, 6, 6, 1), 6), (2, (6, 6, 6, 6), 8)]
)
def test_energy_absorption(level: int, dice: tuple[int, ...], blocked: int) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"energy-absorption": level}) if level > 1 else ())
    s = over(s.do("1:defend energy-absorption"))
    assert healths(s) == [50 - blocked, 41 + blocked]


@pytest.mark.rule("DT-DEF-08", "DT-DMG-09")
def test_no_more_flies_back_than_was_prevented() -> None:
    s = overpowered(HERO, 5, (6, 6, 6))
    s = over(s.do("1:defend energy-absorption"))
    assert healths(s) == [45, 50]


@pytest.mark.rule("DT-DEF-08")
@pytest.mark.parametrize("told", [True, False])
def test_what_flies_back_does_so_whether_a_log_is_kept_or_not(told: bool) -> None:
    s = overpowered(HERO, 9, (6, 1, 4))
    s.game.log = [] if told else None
    s = over(s.do("1:defend energy-absorption"))
    assert healths(s) == [48, 43]


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-CARD-09", "DT-STATUS-03")
def test_cards_of_the_main_phase() -> None:
    hands = (("higher-further-faster", "binary-form", "kree-healing", "radiant-aura"),)
    s = battle(HERO, "barbarian", hands=hands, cp=(5, 0), health=(40, 50))
    s.do("0:play higher-further-faster", "0:play binary-form", "0:play kree-healing", "0:play radiant-aura")
    assert held(s, 0) == {"cosmic-flare": 3, "cosmic-ray": 1, "radiance": 1}
    assert healths(s) == [43, 50] and cps(s) == [0, 0] and held(s, 1) == {}


@pytest.mark.rule("DT-MOD-01")
def test_photon_burst() -> None:
    s = strikes("photon-punch", PUNCH, hands=(("photon-burst",),), cp=(1, 0)).do("0:play photon-burst")
    assert incoming(s, 1) == 7 and healths(undefended(s)) == [50, 43]


@pytest.mark.rule("DT-CARD-10", "DT-DEF-08")
def test_right_back_at_you_counts_each_star_once_more() -> None:
    s = overpowered(HERO, 9, (6, 6, 1), hands=((), ("right-back-at-you",)), cp=(0, 1))
    assert s.why_not("1:play right-back-at-you") == "DT-DEF-08"
    s.do("1:defend energy-absorption", "1:play right-back-at-you")
    s = over(s)
    assert healths(s) == [44, 47] and cps(s) == [0, 0]
