"""Samurai: every ability at every level, every token, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import MAIN, ROLL
from tablee.games.dice_throne.scene import battle, count, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, on_the_hill, over, over_on_the_hill, overpowered

HERO = HEROES["samurai"]


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Samurai, seat 0, against a Barbarian who does not defend."""
    return announced((HERO, "barbarian"), ability, faces, then, **scene)


def undefended(s: Scene[Battle]) -> Scene[Battle]:
    s.passing()
    return over(s.do("1:pass") if s.prompt == "defend" else s)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-02", "DT-CARD-01")
def test_a_deck_of_32_with_these_prices() -> None:
    assert len(HERO.deck) == 32 and HERO.faces == ("katana",) * 3 + ("helm",) * 2 + ("sun",)
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "honorable": (1, MAIN, False),
        "shame-on-you": (1, MAIN, False),
        "dont-back-down": (1, MAIN, False),
        "gishi": (1, ROLL, True),
        "follow-through": (1, ROLL, True),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "katana-slice-2": 2,
        "katana-slice-3": 3,
        "wakizashi-2": 2,
        "wakizashi-3": 3,
        "solemnity-2": 2,
        "budo-2": 2,
        "hagakure-2": 2,
        "masamune-2": 2,
        "stand-tall-2": 3,
    }
    kinds = [(token.id, token.kind, token.limit) for token in HERO.tokens]
    assert kinds == [("honor", "positive", 2), ("shame", "negative", 2), ("back-strike", "positive", 1)]


# ---------------------------------------------------------------------- Honor: two ways to spend it
@pytest.mark.rule("DT-STATUS-07", "DT-STATUS-08", "DT-MOD-01")
@pytest.mark.parametrize(("way", "left", "total"), [(1, 1, 6), (2, 0, 8)])
def test_one_honor_adds_one_damage_and_two_together_three(way: int, left: int, total: int) -> None:
    s = strikes("katana-slice", (1, 1, 2, 4, 4), tokens=({"honor": 2}, {}))
    s.do(f"0:spend honor {way}")
    assert count(s, 0, "honor") == left and incoming(s, 1) == total
    assert healths(undefended(s)) == [50, 50 - total] and held(s, 1) == {}


@pytest.mark.rule("DT-STATUS-08")
def test_two_cannot_be_spent_where_one_is_held() -> None:
    s = strikes("katana-slice", (1, 1, 2, 4, 4), tokens=({"honor": 1}, {}))
    assert s.why_not("0:spend honor 2") == "DT-STATUS-08" and "spend honor 1" in s.offers
    assert s.why_not("0:spend honor 3") == s.why_not("0:spend honor") == "DT-STATUS-07"  # there is no such way
    assert s.why_not("0:spend shame 1") == "DT-STATUS-08"


@pytest.mark.rule("DT-MOD-02", "DT-MOD-03")
def test_honor_needs_an_attack_of_ones_own() -> None:
    s = battle(HERO, "barbarian", tokens=({"honor": 2}, {}))
    assert s.why_not("0:spend honor 1") == s.why_not("0:spend honor 2") == "DT-MOD-02"
    s = overpowered(HERO, 9, tokens=({}, {"honor": 2}))
    assert s.why_not("1:spend honor 2") == "DT-MOD-03" and count(s, 1, "honor") == 2


@pytest.mark.rule("DT-STATUS-08", "DT-STATUS-12")
def test_spent_honor_can_be_gained_again_up_to_two() -> None:
    s = battle(HERO, "barbarian", hands=(("honorable",),), cp=(1, 0), tokens=({"honor": 1}, {}))
    s.do("0:play honorable")
    assert count(s, 0, "honor") == 2 and cps(s) == [0, 0]


# ---------------------------------------------------------------------- Shame
@pytest.mark.rule("DT-MOD-01", "DT-STATUS-06")
@pytest.mark.parametrize(("shame", "taken"), [(1, 8), (2, 7)])
def test_shame_lowers_one_attack_and_is_gone(shame: int, taken: int) -> None:
    s = overpowered(HERO, 9, tokens=({"shame": shame}, {"shame": 1}))
    assert count(s, 0, "shame") == 0 and incoming(s, 1) == taken
    assert count(s, 1, "shame") == 1  # the Defender's own waits for an attack of his
    assert healths(undefended(s)) == [50, 50 - taken]


@pytest.mark.rule("DT-ABILITY-16", "DT-DMG-25")
def test_shame_is_ignored_for_an_ultimate_and_stays() -> None:
    s = announced(("paladin", HERO), "resolute-faith", (6,) * 5, tokens=({"shame": 2}, {}))
    over(s)
    assert count(s, 0, "shame") == 2 and healths(s) == [55, 40]


@pytest.mark.rule("DT-MOD-02")
def test_shame_waits_while_nobody_attacks() -> None:
    s = announced(("barbarian", HERO), "fortitude", (4, 4, 4, 1, 6), tokens=({"shame": 2}, {}), health=(40, 50))
    over(s)
    assert count(s, 0, "shame") == 2 and healths(s) == [44, 50]


# ---------------------------------------------------------------------- Back Strike
@pytest.mark.rule("DT-STATUS-07", "DT-DMG-13")
@pytest.mark.parametrize(("face", "back"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_back_strike_returns_half_a_die(face: int, back: int) -> None:
    s = overpowered(HERO, 9, (face,), tokens=({}, {"back-strike": 1}))
    s.do("1:spend back-strike")
    assert held(s, 1) == {} and incoming(s, 0) == back and incoming(s, 1) == 9
    assert healths(undefended(s)) == [50 - back, 41]


@pytest.mark.rule("DT-TARGET-08")
def test_back_strike_answers_attacks_only() -> None:
    s = strikes("katana-slice", (1, 1, 2, 4, 4), tokens=({"back-strike": 1}, {}))
    assert s.why_not("0:spend back-strike") == "DT-TARGET-08"


# ---------------------------------------------------------------------- Bushido
@pytest.mark.rule("DT-SETUP-07", "DT-SETUP-04")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_starts_with_bushido_has_honor(first: int) -> None:
    from tablee.games.dice_throne.rules.records import Setup
    from tablee.games.dice_throne.rules.setup import opening
    from tablee.kernel.rng import Rng, key_of

    game, match = opening(Setup(("samurai", "barbarian"), "duel", first), Rng(key_of("honor"), {}))
    game.start(match)
    honor = game.kit.by_id["honor"].uid
    assert [player.tokens[honor] for player in game.players] == [1 - first, 0]


def ends(keeps: tuple[str, ...], dice: tuple[int, ...]) -> int:
    """Honor after a turn of the Samurai in which these dice were kept."""
    s = battle(HERO, "barbarian", at="offensive_roll", cp=(0, 0), dice=dice, decks=([], []))
    for kept in keeps:
        s.do(f"0:keep {kept}".rstrip())
    s.do("0:nothing").passing()
    while s.seat == 0:
        s.do("0:pass").passing()
    return count(s, 0, "honor")


@pytest.mark.rule("DT-OFF-01", "DT-TURN-06")
def test_bushido_rewards_two_attempts_and_not_three() -> None:
    one, two, three = (1, 1, 4, 4, 6), (4, 4, 6), (5,)
    assert ends(("1 1 4 4 6",), one) == 1
    assert ends(("1 1", "1 1 4 4 6"), (*one, *two)) == 1
    assert ends(("1 1", "1 1 4 4"), (*one, *two, *three)) == 0


@pytest.mark.rule("DT-OFF-15", "DT-TURN-06")
def test_a_skipped_phase_has_no_attempts() -> None:
    s = battle(HERO, "gunslinger", at="before_offense", cp=(0, 0), tokens=({"knockdown": 1}, {}), decks=([], []))
    s.passing()
    while s.seat == 0:
        s.do("0:pass").passing()
    assert count(s, 0, "honor") == 1


@pytest.mark.rule("DT-OFF-01")
def test_attempts_of_the_last_turn_do_not_count() -> None:
    s = battle(HERO, HERO, at="offensive_roll", cp=(0, 0), dice=(1, 1, 4, 4, 6, 2, 2), decks=([], []))
    s.do("0:keep 1 1 4", "0:keep 1 1 4").passing("announce")
    s.do("0:nothing")
    assert s.game.tries == 3
    s.passing()
    while s.game.active == 0:
        s.do(f"{s.seat}:pass").passing()
    assert s.game.tries == 0


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "damage", "shame"),
    [
        (1, (1, 1, 2, 4, 4), 5, 0),
        (1, (1, 1, 1, 1, 4), 6, 0),
        (1, (1, 1, 1, 1, 2), 7, 0),
        (2, (1, 1, 1, 4, 5), 6, 0),
        (2, (1, 1, 1, 1, 4), 7, 1),
        (3, (1, 1, 1, 4, 5), 6, 1),
        (3, (1, 1, 2, 4, 5), 6, 0),
        (3, (2, 2, 2, 2, 2), 8, 1),
    ],
)
def test_katana_slice(level: int, faces: tuple[int, ...], damage: int, shame: int) -> None:
    s = undefended(strikes("katana-slice", faces, levels=({"katana-slice": level},)))
    assert healths(s) == [50, 50 - damage] and count(s, 1, "shame") == shame and held(s, 0) == {}


@pytest.mark.rule("DT-STATUS-03", "DT-DEF-02")
@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "damage", "mine", "theirs"),
    [
        ("wakizashi", "wakizashi", 1, (1, 1, 6, 6, 4), 3, {"back-strike": 1}, {}),
        ("wakizashi", "wakizashi", 2, (1, 1, 6, 6, 4), 4, {"back-strike": 1}, {}),
        ("wakizashi", "wakizashi", 3, (1, 1, 6, 6, 4), 4, {"back-strike": 1}, {"shame": 1}),
        ("solemnity", "solemnity", 1, (1, 1, 4, 4, 4), 7, {}, {"shame": 1}),
        ("solemnity", "solemnity", 2, (1, 1, 4, 4, 4), 8, {}, {"shame": 2}),
        ("solemn", "solemnity", 2, (1, 6, 4, 4, 4), 0, {}, {"shame": 2}),
        ("budo", "budo", 1, (1, 2, 3, 4, 6), 6, {"honor": 1}, {}),
        ("budo", "budo", 2, (1, 2, 3, 4, 6), 8, {"honor": 1}, {}),
        ("hagakure", "hagakure", 1, (6, 6, 6, 6, 1), 5, {"honor": 1, "back-strike": 1}, {"shame": 1}),
        ("hagakure", "hagakure", 2, (6, 6, 6, 6, 1), 7, {"honor": 1, "back-strike": 1}, {"shame": 2}),
        ("haga", "hagakure", 2, (6, 6, 6, 1, 1), 2, {"honor": 1}, {"shame": 2}),
        ("empower", "masamune", 2, (1, 4, 6, 6, 6), 0, {"back-strike": 1}, {}),
        ("shogun", "shogun", 1, (6, 6, 6, 6, 6), 13, {"honor": 1}, {"shame": 2}),
    ],
)
def test_abilities_that_need_no_dice(
    ability: str,
    slot: str,
    level: int,
    faces: tuple[int, ...],
    damage: int,
    mine: dict[str, int],
    theirs: dict[str, int],
) -> None:
    s = undefended(strikes(ability, faces, levels=({slot: level},) if level > 1 else ()))
    assert healths(s) == [50, 50 - damage] and held(s, 0) == mine and held(s, 1) == theirs


@pytest.mark.rule("DT-DEF-04")
@pytest.mark.parametrize("ability", ["wakizashi", "hagakure"])
def test_undefendable_strikes_leave_no_defence(ability: str) -> None:
    faces = {"wakizashi": (1, 1, 6, 6, 4), "hagakure": (6, 6, 6, 6, 1)}[ability]
    s = strikes(ability, faces, tokens=({"honor": 1}, {}))
    s.do("0:pass")  # once before the defence, and once more: nobody was asked to defend in between
    assert (s.seat, s.prompt) == (0, "act") and s.why_not("1:defend thick-skin") == "DT-DEF-04"


@pytest.mark.rule("DT-TEXT-02", "DT-TEXT-03")
@pytest.mark.parametrize("level", [1, 2])
def test_masamune_counts_katanas_and_helms_and_asks_for_one_sun(level: int) -> None:
    levels = ({"masamune": level},) if level > 1 else ()
    s = undefended(strikes("masamune", (1, 2, 3, 4, 5), (1, 3, 5, 6, 6), levels=levels))
    assert healths(s) == [50, 41] and held(s, 0) == {"back-strike": 1} and held(s, 1) == {"shame": 1}
    s = undefended(strikes("masamune", (2, 3, 4, 5, 6), (4, 4, 5, 1, 1), levels=levels))
    assert healths(s) == [50, 41] and held(s, 0) == {} and held(s, 1) == {"shame": 2}  # the limit (DT-STATUS-12)


@pytest.mark.rule("DT-TARGET-01", "DT-DEF-02")
def test_shame_falls_on_the_target_alone() -> None:
    s = on_the_hill(HERO, "solemnity", (1, 1, 4, 4, 4), (1,), True)
    s.passing()
    s = over_on_the_hill(s.do("1:pass") if s.prompt == "defend" else s)
    assert count(s, 1, "shame") == 1 and count(s, 2, "shame") == 0 and s.game.health(1) == 23


# ---------------------------------------------------------------------- Stand Tall
def defends(level: int, dice: tuple[int, ...]) -> Scene[Battle]:
    s = overpowered(HERO, 9, dice, levels=({}, {"stand-tall": level}) if level > 1 else ())
    return over(s.do("1:defend stand-tall"))


@pytest.mark.rule("DT-DEF-08", "DT-DMG-23")
@pytest.mark.parametrize(
    ("level", "dice", "dealt", "taken", "shame"),
    [
        (1, (1, 4, 6), 1, 6, 0),
        (1, (1, 2, 3), 3, 9, 1),
        (1, (1, 2, 4), 2, 8, 0),
        (1, (1, 2, 6), 2, 7, 0),
        (2, (1, 2, 3, 3), 4, 9, 0),
        (2, (6, 6, 5, 4), 0, 3, 0),
    ],
)
def test_stand_tall(level: int, dice: tuple[int, ...], dealt: int, taken: int, shame: int) -> None:
    s = defends(level, dice)
    assert healths(s) == [50 - dealt, 50 - taken] and count(s, 1, "shame") == shame and held(s, 0) == {}


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-CARD-09", "DT-STATUS-03")
def test_cards_of_the_main_phase() -> None:
    hands = (("shame-on-you", "dont-back-down"),)
    s = battle(HERO, "barbarian", "gunslinger", hands=hands, cp=(2, 0, 0))
    s.do("0:play shame-on-you", "0:player 2", "0:play dont-back-down")
    assert held(s, 2) == {"shame": 2} and held(s, 1) == {} and held(s, 0) == {"back-strike": 1}
    assert s.why_not("0:play gishi") == "DT-CARD-05" and cps(s)[0] == 0


@pytest.mark.rule("DT-MOD-01", "DT-TEXT-01")
@pytest.mark.parametrize(
    ("face", "damage", "mine", "theirs"),
    [(3, 7, {}, {}), (5, 5, {}, {"shame": 2}), (6, 5, {"back-strike": 1}, {})],
)
def test_gishi(face: int, damage: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    s = strikes("katana-slice", (1, 1, 2, 4, 4), (face,), hands=(("gishi",),), cp=(1, 0))
    s = undefended(s.do("0:play gishi"))
    assert healths(s) == [50, 50 - damage] and held(s, 0) == mine and held(s, 1) == theirs


@pytest.mark.rule("DT-MOD-01", "DT-TEXT-03")
@pytest.mark.parametrize(("dice", "mine"), [((1, 2, 4, 6, 6), {"back-strike": 1}), ((1, 2, 4, 4, 4), {})])
def test_follow_through(dice: tuple[int, ...], mine: dict[str, int]) -> None:
    s = strikes("katana-slice", (1, 1, 2, 4, 4), dice, hands=(("follow-through",),), cp=(1, 0))
    s = undefended(s.do("0:play follow-through"))
    assert (
        healths(s) == [50, 43] and held(s, 0) == mine and held(s, 1) == {"shame": min(2, dice.count(4))}
    )  # its Stack Limit


@pytest.mark.rule("DT-MOD-02", "DT-MOD-03")
@pytest.mark.parametrize("card", ["gishi", "follow-through"])
def test_modifiers_need_an_attack_of_his_own(card: str) -> None:
    s = announced((HERO, "barbarian"), "katana-slice", (1, 1, 2, 4, 4), hands=((card,),), cp=(0, 0))
    assert s.why_not(f"0:play {card}") == "DT-CP-01"
    s = overpowered(HERO, 9, hands=((), (card,)), cp=(0, 1))
    assert s.why_not(f"1:play {card}") == "DT-MOD-03"
