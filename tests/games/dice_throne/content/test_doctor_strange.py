"""Doctor Strange: spells, every token, the Ultimate, the passive, the defence at each level."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import SPELL
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, over, overpowered

HERO = HEROES["doctor-strange"]
RULES = load("dice-throne")
SPELLS = [card.id for card in HERO.deck if card.timing == SPELL]


def ready(s: Scene[Battle], seat: int, *spells: str) -> Scene[Battle]:
    """These spells lie prepared: they come from the deck."""
    player = s.game.players[seat]
    for spell in spells:
        number = s.game.card_named(seat, spell)
        player.deck = tuple([card for card in player.deck if card != number])
        player.prepared += (number,)
    return s


def prepared(s: Scene[Battle], seat: int = 0) -> list[str]:
    return [s.game.card(seat, number).id for number in s.game.players[seat].prepared]


def rolled(
    faces: tuple[int, ...], then: tuple[int, ...] = (), spells: tuple[str, ...] = (), **scene: Any
) -> Scene[Battle]:
    """He has rolled these faces and stopped; spells lie prepared, nobody has CP unless that is said."""
    scene.setdefault("cp", (0, 0))
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(*faces, *then), **scene)
    return ready(s, 0, *spells).do(f"0:keep {' '.join([str(face) for face in sorted(faces)])}")


LARGE = (1, 2, 3, 4, 5)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-03", "DT-COMP-02")
def test_dice_deck_and_prices() -> None:
    assert HERO.faces == ("mandala", "mandala", "vision", "vision", "bands", "eye-of-agamotto")
    assert len(HERO.deck) == 32 and len(SPELLS) == 6
    assert [card.cost for card in HERO.deck if card.slot >= 0] == [2] * 6


@pytest.mark.rule("DT-SETUP-07")
def test_a_spell_is_prepared_before_the_opening_hand_is_drawn() -> None:
    game = RULES.new(RULES.setup({"heroes": "doctor-strange,barbarian", "first": "0"}, 2, "7"), "7")
    assert game.decision is not None and game.decision.prompt == "prepare"
    assert sorted([str(option.args[0]) for option in game.decision.options]) == sorted(SPELLS)
    game.choose(next(option for option in game.decision.options if option.args[0] == "vapors-of-valtorr"))
    assert isinstance(game, Battle)
    player = game.players[0]
    assert len(player.hand) == 4 and len(player.deck) == 27 and len(player.prepared) == 1
    assert sorted([*player.hand, *player.deck, *player.prepared]) == list(range(32))


# ---------------------------------------------------------------------- spells
@pytest.mark.rule("DT-HERO-STR-01")
@pytest.mark.parametrize(("spell", "damage"), [("bolts-of-balthakk", 13), ("flames-of-the-faltine", 12)])
def test_mystic_bolts_deal_9_and_may_cast_one_spell(spell: str, damage: int) -> None:
    s = rolled(LARGE, spells=("vapors-of-valtorr", spell)).do(
        "0:announce mystic-bolts-large", "0:yes", f"0:cast {spell}"
    )
    assert incoming(s, 1) == damage and prepared(s) == ["vapors-of-valtorr"] and pile(s, 0) == [spell]
    assert s.prompt == "defend"  # one spell, and no more


@pytest.mark.rule("DT-HERO-STR-01", "DT-DMG-10")
def test_what_a_spell_adds_can_be_prevented_with_the_rest() -> None:
    s = rolled(LARGE, (6, 6, 6), spells=("bolts-of-balthakk",), hands=((), ("not-this-time",)), cp=(0, 1))
    s.do("0:announce mystic-bolts-large", "0:yes", "1:play not-this-time")
    assert incoming(s, 1) == 7


@pytest.mark.rule("DT-HERO-STR-01")
def test_casting_is_optional_and_needs_a_prepared_spell() -> None:
    s = rolled(LARGE, spells=("bolts-of-balthakk",)).do("0:announce mystic-bolts-large", "0:no")
    assert incoming(s, 1) == 9 and prepared(s) == ["bolts-of-balthakk"] and pile(s, 0) == []
    s = rolled(LARGE, hands=(("bolts-of-balthakk",),)).do("0:announce mystic-bolts-large")
    assert s.prompt == "defend" and incoming(s, 1) == 9


@pytest.mark.rule("DT-HERO-STR-01", "DT-CARD-01")
def test_a_spell_is_never_played_from_the_hand() -> None:
    s = battle(HERO, "barbarian", hands=(("bolts-of-balthakk",),), cp=(5, 0))
    assert s.why_not("0:play bolts-of-balthakk") == "DT-HERO-STR-01"
    assert "sell bolts-of-balthakk" in s.offers


@pytest.mark.rule("DT-HERO-STR-02")
def test_frozen_tendrils_add_1_and_cast_another_spell_even_after_the_defence() -> None:
    spells = ("bolts-of-balthakk", "flames-of-the-faltine")
    s = rolled(LARGE, (6, 6, 6), spells=spells, hands=(("frozen-tendrils",),), cp=(1, 0))
    s.do("0:announce mystic-bolts-large", "0:yes", "0:cast bolts-of-balthakk", "0:pass", "1:defend thick-skin")
    assert incoming(s, 1) == 13
    over(s.do("0:play frozen-tendrils", "0:yes"))
    assert healths(s) == [50, 33] and prepared(s) == [] and count(s, 0, "premonition") == 1


@pytest.mark.rule("DT-HERO-STR-02", "DT-MOD-02")
def test_frozen_tendrils_need_an_attack() -> None:
    s = ready(battle(HERO, "barbarian", hands=(("frozen-tendrils",),), cp=(1, 0)), 0, "bolts-of-balthakk")
    assert s.why_not("0:play frozen-tendrils") != ""


@pytest.mark.rule("DT-HERO-STR-01")
def test_raggadorr_casts_another_spell_and_never_itself() -> None:
    s = rolled(LARGE, spells=("rings-of-raggadorr", "images-of-ikonn"))
    s.do("0:announce mystic-bolts-large", "0:yes", "0:cast rings-of-raggadorr", "0:yes")
    assert incoming(s, 1) == 13 and prepared(s) == [] and held(s, 0) == {"deja-vu": 1}
    s = rolled(LARGE, spells=("rings-of-raggadorr",)).do("0:announce mystic-bolts-large", "0:yes")
    assert s.prompt == "defend" and incoming(s, 1) == 11 and pile(s, 0) == ["rings-of-raggadorr"]


@pytest.mark.rule("DT-HERO-STR-01")
def test_watoomb_prepares_a_spell_for_nothing() -> None:
    s = rolled(LARGE, spells=("winds-of-watoomb",), hands=(("bolts-of-balthakk",),), discards=(("images-of-ikonn",),))
    s.do("0:announce mystic-bolts-large", "0:yes", "0:yes")
    assert s.offers == ["prepare bolts-of-balthakk", "prepare images-of-ikonn"]
    s.do("0:prepare images-of-ikonn")
    assert prepared(s) == ["images-of-ikonn"] and pile(s, 0) == ["winds-of-watoomb"] and incoming(s, 1) == 11


def test_valtorr_heals() -> None:
    s = rolled(LARGE, spells=("vapors-of-valtorr",), health=(30, 50)).do("0:announce mystic-bolts-large", "0:yes")
    over(s.do("1:pass"))
    assert healths(s) == [34, 41]


def test_everybody_sees_what_is_prepared() -> None:
    s = ready(battle(HERO, "barbarian"), 0, "bolts-of-balthakk")
    for seat in (0, 1, -1):
        area = next(area for area in RULES.view(s.game, seat).areas if area.id == "prepared.0")
        assert area.holds == ("c0.bolts-of-balthakk",)


# ---------------------------------------------------------------------- the passive
@pytest.mark.rule("DT-HERO-STR-01", "DT-ABILITY-08")
def test_one_spell_is_prepared_each_turn_in_a_main_phase() -> None:
    s = battle(HERO, "barbarian", hands=(("bolts-of-balthakk", "images-of-ikonn"),), cp=(3, 0))
    s.do("0:use sorcerer-supreme-1", "0:prepare images-of-ikonn")
    assert prepared(s) == ["images-of-ikonn"] and hand(s, 0) == ["bolts-of-balthakk"] and cps(s)[0] == 3
    assert s.why_not("0:use sorcerer-supreme-1") == "DT-ABILITY-08"
    s = rolled(LARGE, hands=(("bolts-of-balthakk",),))
    assert s.why_not("0:use sorcerer-supreme-1") == "DT-ABILITY-08"


@pytest.mark.rule("DT-HERO-STR-01", "DT-CP-01")
def test_a_spell_from_the_discard_pile_costs_1_cp() -> None:
    s = battle(HERO, "barbarian", discards=(("bolts-of-balthakk",),), cp=(1, 0))
    s.do("0:use sorcerer-supreme-1", "0:prepare bolts-of-balthakk")
    assert prepared(s) == ["bolts-of-balthakk"] and cps(s)[0] == 0 and pile(s, 0) == []
    s = battle(HERO, "barbarian", discards=(("bolts-of-balthakk",),), cp=(0, 0))
    assert s.why_not("0:use sorcerer-supreme-1") == "DT-HERO-STR-01"  # and there is none in hand


@pytest.mark.rule("DT-HERO-STR-01")
def test_a_third_spell_sends_an_older_one_away() -> None:
    s = ready(
        battle(HERO, "barbarian", hands=(("images-of-ikonn",),), cp=(0, 0)), 0, "bolts-of-balthakk", "vapors-of-valtorr"
    )
    s.do("0:use sorcerer-supreme-1", "0:prepare images-of-ikonn")
    assert s.prompt == "unprepare" and s.offers == ["discard bolts-of-balthakk", "discard vapors-of-valtorr"]
    s.do("0:discard vapors-of-valtorr")
    assert prepared(s) == ["bolts-of-balthakk", "images-of-ikonn"] and pile(s, 0) == ["vapors-of-valtorr"]


# ---------------------------------------------------------------------- tokens
@pytest.mark.rule("DT-OFF-01", "DT-OFF-08")
def test_deja_vu_begins_the_offensive_roll_phase_anew() -> None:
    s = rolled((1, 1, 3, 3, 6), LARGE, tokens=({"deja-vu": 1},)).do("0:spend deja-vu")
    assert s.prompt == "keep" and s.game.attempts == 2 and s.game.rolls[-1].faces == LARGE
    assert count(s, 0, "deja-vu") == 0
    s = rolled(LARGE, tokens=({"deja-vu": 1},)).do("0:announce mystic-bolts-large")
    assert s.why_not("0:spend deja-vu") != ""
    s = battle(HERO, "barbarian", tokens=({"deja-vu": 1},))
    assert s.why_not("0:spend deja-vu") == "DT-OFF-01"


@pytest.mark.rule("DT-INCOME-02", "DT-STATUS-07")
@pytest.mark.parametrize(("way", "drawn", "left"), [(1, 2, 2), (2, 3, 0)])
def test_premonition_draws_more_and_gives_one_card_back(way: int, drawn: int, left: int) -> None:
    s = battle(HERO, "barbarian", at="income", cp=(0, 0), tokens=({"premonition": 3},))
    top = [s.game.card(0, number).id for number in (*s.game.players[0].hand, *s.game.players[0].deck)[:3]]
    s.do(f"0:spend premonition {way}")
    assert s.prompt == "give-back" and hand(s, 0) == top[:drawn] and len(s.offers) == 2 * drawn
    s.do(f"0:bottom {top[0]}")
    assert hand(s, 0) == top[1:drawn] and s.game.card(0, s.game.players[0].deck[-1]).id == top[0]
    assert count(s, 0, "premonition") == left and s.why_not("0:spend premonition 1") != ""


def test_premonition_waits_for_an_own_income_phase() -> None:
    s = battle(HERO, "barbarian", tokens=({"premonition": 3},))
    assert s.why_not("0:spend premonition 1") == "DT-INCOME-01"


@pytest.mark.rule("DT-STATUS-01")
def test_crimson_bands_forbid_cards_in_ones_own_roll_phase_and_are_lost_after_it() -> None:
    tokens = ({"crimson-bands": 1},)
    s = battle("barbarian", HERO, hands=(("getting-paid", "tip-it"), ("tip-it",)), cp=(3, 3), tokens=tokens)
    assert "play getting-paid" in s.offers  # a Main Phase is free
    s.do("0:pass")
    while s.prompt == "act":
        s.do("1:pass")  # whoever bears none may play
    assert s.prompt == "keep" and not [offer for offer in s.offers if offer.startswith("play")]
    assert s.why_not("0:play tip-it") == "DT-STATUS-01"
    faces = " ".join([str(face) for face in sorted(s.game.rolls[-1].faces)])
    s.do(f"0:keep {faces}", "0:nothing").passing("main")
    assert count(s, 0, "crimson-bands") == 0 and "play getting-paid" in s.offers


# ---------------------------------------------------------------------- the Ultimate and the defence
@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-13")
def test_the_all_seeing_eye_casts_two_spells_that_nothing_hinders() -> None:
    spells = ("bolts-of-balthakk", "images-of-ikonn")
    s = rolled((6,) * 5, spells=spells, hands=((), ("not-this-time",)), cp=(0, 5))
    s.do("0:announce all-seeing-eye", "0:yes", "0:cast bolts-of-balthakk", "0:yes")
    assert s.prompt == "main" and healths(s) == [50, 34] and prepared(s) == []
    assert held(s, 0) == {"deja-vu": 1, "premonition": 1}


@pytest.mark.rule("DT-DEF-08", "DT-HERO-STR-01")
@pytest.mark.parametrize(("level", "dice", "left"), [(1, (1, 2, 5, 6), 46), (2, (1, 2, 1, 5, 6), 47)])
def test_the_shield_prevents_and_answers_with_a_spell(level: int, dice: tuple[int, ...], left: int) -> None:
    s = overpowered(HERO, 6, dice, levels=({}, {"shield-of-the-seraphim": level}))
    ready(s, 1, "bolts-of-balthakk").do("1:defend shield-of-the-seraphim", "1:yes")
    over(s)
    assert healths(s) == [46, left] and held(s, 1) == {"premonition": 1} and pile(s, 1) == ["bolts-of-balthakk"]


@pytest.mark.parametrize(("level", "dice"), [(1, (3, 3, 3, 3)), (2, (3, 3, 3, 4, 4))])
def test_the_shield_casts_nothing_without_an_eye(level: int, dice: tuple[int, ...]) -> None:
    s = overpowered(HERO, 6, dice, levels=({}, {"shield-of-the-seraphim": level}))
    over(ready(s, 1, "bolts-of-balthakk").do("1:defend shield-of-the-seraphim"))
    assert healths(s) == [50, 44] and prepared(s, 1) == ["bolts-of-balthakk"] and held(s, 1) == {}


# ---------------------------------------------------------------------- other abilities and cards
@pytest.mark.parametrize("ability", ["binding", "wand-of-watoomb"])
def test_attacks_that_bind(ability: str) -> None:
    faces = {"binding": (1, 1, 5, 5, 3), "wand-of-watoomb": (6, 6, 6, 6, 3)}[ability]
    s = announced((HERO, "barbarian"), ability, faces)
    assert count(s, 1, "crimson-bands") == 1


def test_universal_awareness_is_no_attack() -> None:
    s = rolled((3, 3, 4, 4, 1)).do("0:announce universal-awareness")
    assert s.prompt == "main" and held(s, 0) == {"deja-vu": 1, "premonition": 2} and len(hand(s, 0)) == 1


def test_the_cloak_of_levitation() -> None:
    s = overpowered(HERO, 6, hands=((), ("cloak-of-levitation",)), cp=(0, 1)).do("1:play cloak-of-levitation")
    assert incoming(s, 1) == 3 and count(s, 1, "premonition") == 1
