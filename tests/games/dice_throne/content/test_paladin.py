"""Paladin: every ability at every level, every token, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import MAIN, ROLL
from tablee.games.dice_throne.scene import battle, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content import kit
from tests.games.dice_throne.content.kit import announced, cps, over, overpowered

HERO = HEROES["paladin"]

TOKENS = ("retribution", "crit", "protect", "accuracy", "blessing-of-divinity")


def attacks(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Paladin, seat 0, rolls these faces and announces; `then` are the dice after them. Nobody has CP."""
    return announced(scene.pop("heroes", (HERO, "barbarian")), ability, faces, then, **scene)


def attacked(n: int, then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return overpowered(HERO, n, then, **scene)


def held(s: Scene[Battle], seat: int) -> dict[str, int]:
    return kit.held(s, seat, TOKENS)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-03", "DT-COMP-02")
def test_two_swords_two_helmets_a_life_and_a_prayer() -> None:
    assert HERO.count((1, 2, 3, 4, 5, 6)) == {"sword": 2, "helmet": 2, "life": 1, "prayer": 1}
    assert [HERO.count((face,))["sword"] for face in (1, 2, 3)] == [1, 1, 0]
    assert [HERO.count((face,))["helmet"] for face in (2, 3, 4, 5)] == [0, 1, 1, 0]
    assert HERO.count((5,))["life"] == HERO.count((6,))["prayer"] == 1


@pytest.mark.rule("DT-COMP-02", "DT-CARD-01")
def test_a_deck_of_32_with_these_prices() -> None:
    assert len(HERO.deck) == 32
    own = {card.id: (card.cost, card.timing) for card in HERO.deck if card.slot < 0}
    assert [own[id] for id in ("mighty", "consecration", "blessed", "absolution")] == [
        (1, MAIN),
        (4, MAIN),
        (1, MAIN),
        (1, ROLL),
    ]
    assert "divine-favor" not in own  # the promo card is left out
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "tithe-2": 3,
        "retaliate-2": 1,
        "righteous-combat-2": 2,
        "righteous-combat-3": 4,
        "mighty-prayer-2": 2,
        "holy-attack-2": 2,
        "righteous-prayer-2": 2,
        "holy-light-2": 2,
        "divine-defense-2": 3,
        "divine-defense-3": 4,
    }


@pytest.mark.rule("DT-STATUS-02", "DT-STATUS-11")
def test_each_token_has_its_kind_and_a_stack_limit_of_one() -> None:
    assert [(token.id, token.limit) for token in HERO.tokens] == [(id, 1) for id in TOKENS]
    assert [token.kind for token in HERO.tokens] == ["positive"] * 4 + ["unique"]
    assert not any([token.persistent for token in HERO.tokens])


@pytest.mark.rule("DT-UPGRADE-01", "DT-UPGRADE-03")
@pytest.mark.parametrize("card", [card.id for card in HERO.deck if card.slot >= 0])
def test_every_upgrade_can_be_laid(card: str) -> None:
    s = battle(HERO, "barbarian", hands=((card,),), cp=(15, 0))
    s.do(f"0:play {card}")
    number = s.game.card_named(0, card)
    laid = HERO.deck[number]
    assert s.game.players[0].levels[laid.slot] == laid.level and s.game.players[0].laid == (number,)
    assert cps(s) == [15 - laid.cost, 0] and hand(s, 0) == pile(s, 0) == []
    assert sum(s.game.players[0].levels) == len(HERO.sides[0]) + laid.level - 1  # no other slot


# ---------------------------------------------------------------------- Tithe
@pytest.mark.rule("DT-HERO-PAL-01", "DT-ABILITY-08")
@pytest.mark.parametrize("level", [1, 2])
def test_tithe_re_rolls_as_often_as_it_is_paid(level: int) -> None:
    scene: dict[str, Any] = {"cp": (2, 0), "levels": ({"tithe": level},)}
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 1, 5, 5, 3, 4), **scene)
    s.do("0:use tithe-reroll", "0:reroll 5")
    assert sorted(s.game.rolls[-1].faces) == [1, 1, 1, 3, 5] and cps(s) == [1, 0]
    s.do("0:use tithe-reroll", "0:reroll 5")
    assert sorted(s.game.rolls[-1].faces) == [1, 1, 1, 3, 4] and cps(s) == [0, 0]
    assert s.prompt == "keep" and s.game.attempts == 2  # no Roll Attempt was used up
    assert s.why_not("0:use tithe-reroll") == "DT-CP-01"


@pytest.mark.rule("DT-HERO-PAL-01", "DT-ABILITY-14")
def test_tithe_is_refused_after_an_opposing_ultimate_was_activated() -> None:
    s = battle("gunslinger", HERO, at="offensive_roll", dice=(6,) * 5, cp=(0, 6), tokens=({"reload": 1}, {}))
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce fill-em-with-lead", "1:use tithe-draw")  # not activated yet
    assert len(hand(s, 1)) == 1 and cps(s) == [0, 3]
    s.do("1:pass")
    assert (s.seat, s.prompt) == (0, "act") and s.why_not("1:use tithe-draw") == "DT-ABILITY-14"
    assert s.why_not("1:use tithe-reroll") == "DT-ABILITY-14"


@pytest.mark.rule("DT-HERO-PAL-01", "DT-CP-01", "DT-ABILITY-08")
@pytest.mark.parametrize(("level", "price"), [(1, 3), (2, 2)])
def test_tithe_draws_a_card_for_its_price_on_anybodys_turn(level: int, price: int) -> None:
    s = battle(HERO, "barbarian", cp=(2 * price + 1, 9), levels=({"tithe": level},))
    s.do("0:use tithe-draw").passing()
    assert (len(hand(s, 0)), cps(s)) == (1, [price + 1, 9]) and hand(s, 1) == []
    s.do("0:use tithe-draw").passing()
    assert (len(hand(s, 0)), cps(s)) == (2, [1, 9]) and s.why_not("0:use tithe-draw") == "DT-CP-01"
    s = battle("barbarian", HERO, hands=(("double-up",),), cp=(3, price), levels=({}, {"tithe": level}))
    s.do("0:play double-up", "1:use tithe-draw")
    assert (len(hand(s, 1)), cps(s)) == (1, [2, 0])
    over(s)


@pytest.mark.rule("DT-HERO-PAL-01", "DT-DICE-01", "DT-DICE-03")
def test_tithe_re_rolls_own_dice_only_and_only_while_they_count() -> None:
    s = battle(HERO, "barbarian", cp=(3, 0))
    assert s.why_not("0:use tithe-reroll") == "DT-DICE-03" and "use tithe-reroll" not in s.offers
    s = battle("barbarian", HERO, at="offensive_roll", dice=(1, 1, 1, 4, 6, 3, 3, 1, 5), cp=(0, 1))
    assert s.why_not("1:use tithe-reroll") == "DT-DICE-01"
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:defend divine-defense", "1:use tithe-reroll", "1:reroll 1")
    assert s.prompt == "main" and healths(s) == [50, 50] and cps(s) == [0, 0]  # 3 3 5: four prevented
    over(s)


@pytest.mark.rule("DT-HERO-PAL-01", "DT-DICE-04")
def test_tithe_re_rolls_dice_rolled_for_a_text() -> None:
    s = attacks("righteous-combat", (1, 1, 1, 3, 3), (5, 5, 2), cp=(1, 0))
    s.do("0:use tithe-reroll", "0:reroll 5")
    assert s.prompt == "defend" and incoming(s, 1) == 7
    over(s.do("1:pass"))
    assert healths(s) == [52, 43] and cps(s) == [0, 0]


@pytest.mark.rule("DT-HERO-PAL-01", "DT-TEXT-02", "DT-OFF-12")
@pytest.mark.parametrize(
    ("ability", "faces", "level", "cp"),
    [
        ("righteous-prayer", (6, 6, 6, 6, 1), 1, 0),
        ("righteous-prayer", (6, 6, 6, 6, 1), 2, 1),  # once, however many prayers
        ("retaliate", (3, 3, 3, 6, 1), 2, 4),  # it need not be an attack
        ("holy-light", (5, 5, 1, 1, 3), 2, 0),
        ("righteous-combat", (1, 1, 1, 3, 3), 2, 0),
    ],
)
def test_tithe_2_pays_for_activating_with_a_prayer(ability: str, faces: tuple[int, ...], level: int, cp: int) -> None:
    s = attacks(ability, faces, (1, 3), levels=({"tithe": level},))
    if s.prompt == "choose-player":
        assert cps(s) == [1, 0]
        s.do("0:player 0")
    s.passing()
    assert cps(s) == [cp, 0]
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert cps(s) == [cp + 2 * (ability == "righteous-prayer"), 0]  # which gains 2 CP after its damage


@pytest.mark.rule("DT-HERO-PAL-01", "DT-OFF-05")
def test_tithe_2_pays_neither_for_dice_alone_nor_for_a_defence() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6,) * 5, cp=(0, 0), levels=({"tithe": 2},))
    over(s.do("0:keep 6 6 6 6 6", "0:nothing"))
    assert cps(s) == [0, 0]
    s = attacked(4, (6, 1, 1), levels=({}, {"tithe": 2}))
    over(s.do("1:defend divine-defense"))
    assert cps(s) == [0, 1]  # by the defence itself


@pytest.mark.rule("DT-HERO-PAL-01", "DT-ABILITY-08", "DT-STATUS-01")
def test_tithe_works_in_an_opponents_upkeep_but_not_while_stunned() -> None:
    s = battle("barbarian", HERO, at="upkeep", cp=(0, 3))
    assert (s.seat, s.offers) == (1, ["use tithe-draw", "pass"])
    s.do("1:use tithe-draw")
    assert len(hand(s, 1)) == 1 and cps(s) == [1, 0] and s.prompt == "main"
    s = battle("barbarian", HERO, at="upkeep", cp=(0, 3), tokens=({}, {"stun": 1}))
    assert s.prompt == "main" and s.why_not("1:use tithe-draw") == "DT-STATUS-01"


@pytest.mark.rule("DT-HERO-PAL-01", "DT-TARGET-06")
def test_tithe_re_rolls_the_targeting_die() -> None:
    s = attacks(
        "holy-attack-small",
        (1, 2, 3, 4, 4),
        (1, 3),
        heroes=(HERO, "barbarian", "gunslinger", "barbarian"),
        cp=(1, 0, 0, 0),
    )
    s.do("0:use tithe-reroll", "0:reroll 1")
    assert (s.seat, s.prompt) == (3, "defend") and cps(s) == [0, 0, 0, 0]  # 3: the opponent on the right
    over(s.do("3:pass"))
    assert healths(s) == [51, 44]


# ---------------------------------------------------------------------- Retaliate
@pytest.mark.rule("DT-HERO-PAL-05", "DT-DEF-03")
@pytest.mark.parametrize(("level", "cp"), [(1, 3), (2, 4)])
@pytest.mark.parametrize("who", [0, 1])
def test_retaliate_gives_retribution_to_a_player_of_choice(level: int, cp: int, who: int) -> None:
    s = attacks("retaliate", (3, 3, 4, 6, 1), levels=({"retaliate": level},))
    assert s.offers == ["player 0", "player 1"] and cps(s) == [0, 0]
    s.do(f"0:player {who}")
    assert held(s, who) == {"retribution": 1} and held(s, 1 - who) == {} and cps(s) == [cp, 0]
    over(s)
    assert healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-PAL-05", "DT-MOD-02")
def test_retaliate_is_no_attack() -> None:
    s = attacks("retaliate", (3, 3, 3, 6, 6), tokens=({"crit": 1, "accuracy": 1}, {}))
    s.do("0:player 0")
    assert s.prompt == "act" and s.offers == ["use tithe-draw", "pass"]  # the last window of the phase
    assert s.why_not("0:spend crit") == s.why_not("0:spend accuracy") == "DT-MOD-02"
    assert s.why_not("1:defend thick-skin") == "DT-DEF-04"
    s.do("0:pass")
    assert s.log("defends") == []
    over(s)


@pytest.mark.rule("DT-HERO-PAL-05", "DT-TARGET-04")
def test_retaliate_may_choose_the_teammate() -> None:
    s = attacks("retaliate", (3, 3, 3, 6, 6), heroes=(HERO, "barbarian", "gunslinger", "barbarian"))
    assert s.offers == ["player 0", "player 1", "player 2", "player 3"]
    s.do("0:player 1")
    assert [held(s, seat) for seat in range(4)] == [{}, {"retribution": 1}, {}, {}] and cps(s) == [3, 0, 0, 0]
    assert s.log("targets") == []
    over(s)


@pytest.mark.rule("DT-OFF-04", "DT-UPGRADE-08")
def test_retaliate_and_requital_need_their_symbols() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(3, 3, 1, 6, 5), cp=(0, 0))
    s.do("0:keep 1 3 3 5 6")
    assert s.why_not("0:announce retaliate") == "DT-OFF-04"  # two helmets only
    assert s.why_not("0:announce requital") == "DT-OFF-04"  # not on the base level
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(3, 3, 3, 5, 1), cp=(0, 0), levels=({"retaliate": 2},))
    s.do("0:keep 1 3 3 3 5")
    assert s.why_not("0:announce retaliate") == s.why_not("0:announce requital") == "DT-OFF-04"  # no prayer


@pytest.mark.rule("DT-DEF-11", "DT-OFF-12", "DT-STATUS-12")
def test_requital_gains_heals_and_strikes_undefendably() -> None:
    s = attacks("requital", (2, 4, 5, 6, 6), levels=({"retaliate": 2},), tokens=({"retribution": 1}, {"protect": 1}))
    assert held(s, 0) == {"retribution": 1} and healths(s) == [51, 50]  # the limit holds
    assert s.seat == 1 and incoming(s, 1) == 3 and s.why_not("1:defend thick-skin") == "DT-DEF-04"
    over(s)
    assert healths(s) == [51, 47] and held(s, 1) == {"protect": 1} and cps(s) == [0, 0]


# ---------------------------------------------------------------------- Righteous Combat
@pytest.mark.rule("DT-HERO-PAL-08", "DT-TEXT-01", "DT-TEXT-03")
@pytest.mark.parametrize(
    ("level", "rolled", "damage", "healed", "cp"),
    [
        (1, (5, 6), 5, 2, 1),  # swords and helmets among the activation dice add nothing
        (1, (1, 3), 8, 0, 0),
        (1, (2, 2), 9, 0, 0),
        (1, (4, 4), 7, 0, 0),
        (1, (5, 5), 5, 4, 0),
        (1, (6, 6), 5, 0, 2),
        (2, (1, 3, 5), 8, 2, 0),
        (2, (6, 6, 6), 5, 0, 3),
        (3, (5, 5, 5), 6, 6, 0),
        (3, (1, 2, 4), 11, 0, 0),
    ],
)
def test_righteous_combat_adds_what_its_own_dice_show(
    level: int, rolled: tuple[int, ...], damage: int, healed: int, cp: int
) -> None:
    s = attacks("righteous-combat", (1, 1, 2, 3, 4), rolled, levels=({"righteous-combat": level},))
    s.passing()
    assert s.prompt == "defend" and incoming(s, 1) == damage and healths(s) == [50 + healed, 50]
    assert cps(s) == [cp, 0]
    over(s.do("1:pass"))
    assert healths(s) == [50 + healed, 50 - damage] and cps(s) == [cp, 0]


@pytest.mark.rule("DT-OFF-04", "DT-UPGRADE-08")
def test_righteous_combat_and_steadfast_need_their_symbols() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 3, 3, 5), cp=(0, 0))
    s.do("0:keep 1 1 3 3 5")
    assert s.offers == ["nothing"] and s.why_not("0:announce steadfast") == "DT-OFF-04"
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 1, 5, 6), levels=({"righteous-combat": 3},), cp=(0,))
    s.do("0:keep 1 1 1 5 6")
    assert s.why_not("0:announce steadfast") == "DT-OFF-04"  # no helmet


@pytest.mark.rule("DT-DEF-11", "DT-HEALTH-03")
def test_steadfast_heals_two_and_deals_two_undefendable() -> None:
    s = attacks("steadfast", (1, 2, 3, 5, 5), levels=({"righteous-combat": 3},), health=(59, 50))
    over(s)
    assert healths(s) == [60, 48] and s.log("defends") == []


@pytest.mark.rule("DT-HERO-PAL-08", "DT-TARGET-08", "DT-MOD-01")
def test_righteous_combat_among_three_leaves_the_bystander_alone() -> None:
    s = attacks(
        "righteous-combat",
        (1, 1, 2, 3, 4),
        (1, 5),
        heroes=(HERO, "barbarian", "gunslinger"),
        health=(35, 30, 30),
        tokens=({"crit": 1}, {}, {}),
    )
    s.do("0:spend crit", "0:player 2")  # the target is not known yet, the amount is
    assert (s.seat, s.prompt) == (2, "defend") and incoming(s, 2) == 11 and incoming(s, 1) == 0
    over(s.do("2:pass"))
    assert healths(s) == [37, 30, 19] and [held(s, seat) for seat in range(3)] == [{}, {}, {}]


# ---------------------------------------------------------------------- Mighty Prayer
@pytest.mark.rule("DT-HERO-PAL-09", "DT-TEXT-04")
@pytest.mark.parametrize(("level", "damage"), [(1, 3), (2, 4)])
def test_mighty_prayer_gains_both_tokens_after_its_damage(level: int, damage: int) -> None:
    s = attacks("mighty-prayer", (1, 1, 2, 6, 3), levels=({"mighty-prayer": level},), tokens=({}, {"protect": 1}))
    assert (s.seat, s.prompt) == (1, "act") and incoming(s, 1) == damage and held(s, 0) == {}
    s.do("1:pass")
    assert s.prompt == "act" and held(s, 0) == {} and s.why_not("1:defend thick-skin") == "DT-DEF-04"
    over(s)
    assert healths(s) == [50, 50 - damage] and held(s, 1) == {"protect": 1} and s.log("defends") == []
    assert held(s, 0) == {"crit": 1, "accuracy": 1}


@pytest.mark.rule("DT-TEXT-05", "DT-UPGRADE-08", "DT-OFF-04")
@pytest.mark.parametrize(("choice", "token"), [(1, "crit"), (2, "accuracy")])
def test_offensive_stance_deals_two_and_gains_one_of_two_tokens(choice: int, token: str) -> None:
    s = attacks("offensive-stance", (1, 2, 6, 5, 5), levels=({"mighty-prayer": 2},))
    assert s.offers == ["choose 1", "choose 2"]
    s.do(f"0:choose {choice}")
    assert held(s, 0) == {token: 1} and held(s, 1) == {}
    over(s)
    assert healths(s) == [50, 48] and s.log("defends") == []
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 5, 5, 5), levels=({"mighty-prayer": 2},), cp=(0,))
    s.do("0:keep 1 2 5 5 5")
    assert s.why_not("0:announce offensive-stance") == s.why_not("0:announce mighty-prayer") == "DT-OFF-04"


# ---------------------------------------------------------------------- Holy Attack
@pytest.mark.rule("DT-HERO-PAL-06", "DT-ABILITY-02", "DT-ABILITY-03")
@pytest.mark.parametrize(
    ("level", "ability", "healed", "damage"),
    [
        (1, "holy-attack-small", 1, 6),
        (1, "holy-attack-large", 2, 8),
        (2, "holy-attack-small", 1, 7),
        (2, "holy-attack-large", 2, 9),
    ],
)
def test_a_large_straight_allows_either_holy_attack(level: int, ability: str, healed: int, damage: int) -> None:
    s = attacks(ability, (2, 3, 4, 5, 6), levels=({"holy-attack": level},))
    assert s.prompt == "defend" and incoming(s, 1) == damage and healths(s) == [50 + healed, 50]
    over(s.do("1:pass"))
    assert healths(s) == [50 + healed, 50 - damage] and held(s, 0) == {}


@pytest.mark.rule("DT-HERO-PAL-06", "DT-OFF-04", "DT-OFF-10")
def test_a_small_straight_allows_only_the_small_one() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 6), cp=(0, 0))
    s.do("0:keep 1 2 3 4 6")
    assert s.offers == ["announce holy-attack-small", "nothing"]
    assert s.why_not("0:announce holy-attack-large") == "DT-OFF-04"
    s.do("0:announce holy-attack-small")
    assert s.why_not("0:announce holy-attack-small") == "DT-OFF-10" and incoming(s, 1) == 6
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 5, 6), cp=(0, 0))
    s.do("0:keep 1 2 3 5 6")
    assert s.why_not("0:announce holy-attack-small") == "DT-OFF-04"


# ---------------------------------------------------------------------- Righteous Prayer
@pytest.mark.rule("DT-HERO-PAL-07", "DT-TEXT-04", "DT-DEF-04")
@pytest.mark.parametrize(("level", "defence"), [(1, True), (2, False)])
def test_righteous_prayer_gains_after_its_damage(level: int, defence: bool) -> None:
    s = attacks("righteous-prayer", (6, 6, 6, 6, 1), levels=({"righteous-prayer": level},), tokens=({}, {"protect": 1}))
    assert (s.seat, s.prompt) == (1, "act") and incoming(s, 1) == 8 and held(s, 0) == {} and cps(s) == [0, 0]
    s.do("1:pass")
    assert held(s, 0) == {} and cps(s) == [0, 0]
    assert (s.prompt == "defend") == defence
    over(s.do("1:pass") if defence else s)
    assert healths(s) == [50, 42] and held(s, 0) == {"crit": 1} and cps(s) == [2, 0]


@pytest.mark.rule("DT-HERO-PAL-07", "DT-TEXT-04", "DT-DEF-10")
def test_the_crit_of_righteous_prayer_comes_too_late_for_its_own_attack() -> None:
    s = attacks("righteous-prayer", (6, 6, 6, 6, 1), hands=(("getting-paid",),))
    while healths(s) == [50, 50]:  # the cards could be played at every moment: no Crit is there to be spent
        assert held(s, 0) == {} and s.why_not("0:spend crit") == "DT-STATUS-08"
        s.do(f"{s.seat}:pass")
    assert healths(s) == [50, 42] and s.prompt == "act" and held(s, 0) == {} and cps(s) == [0, 0]  # the pause of "then"
    s.do("0:play getting-paid")
    assert s.prompt == "main" and held(s, 0) == {"crit": 1} and cps(s) == [4, 0] and healths(s) == [50, 42]


@pytest.mark.rule("DT-HERO-PAL-07", "DT-TEXT-04")
def test_where_incoming_damage_is_enough_for_then_the_new_crit_counts() -> None:
    scene: dict[str, Any] = {"at": "offensive_roll", "dice": (6, 6, 6, 6, 1), "cp": (0, 0)}
    s = battle(HERO, "barbarian", tokens=({}, {"protect": 1}), then="incoming", **scene)
    s.do("0:keep 1 6 6 6 6", "0:announce righteous-prayer", "1:pass")
    assert held(s, 0) == {"crit": 1} and cps(s) == [2, 0] and healths(s) == [50, 50]
    over(s.do("0:spend crit", "1:pass", "1:pass"))
    assert healths(s) == [50, 38]


@pytest.mark.rule("DT-HERO-PAL-07", "DT-TEXT-04", "DT-STATUS-12")
def test_a_crit_spent_on_the_attack_makes_room_for_the_new_one() -> None:
    s = attacks("righteous-prayer", (6, 6, 6, 6, 1), tokens=({"crit": 1}, {}))
    assert (s.seat, s.prompt) == (0, "act") and cps(s) == [0, 0]  # the damage is announced, the rest is to come
    s.do("0:spend crit")
    assert held(s, 0) == {} and cps(s) == [0, 0] and incoming(s, 1) == 12
    over(s.passing().do("1:pass"))
    assert healths(s) == [50, 38] and held(s, 0) == {"crit": 1} and cps(s) == [2, 0]


@pytest.mark.rule("DT-HERO-PAL-07", "DT-OFF-04", "DT-UPGRADE-08")
def test_prosperity_gains_four_cp_and_nothing_else() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 1, 3), cp=(0, 0))
    s.do("0:keep 1 3 6 6 6")
    assert s.offers == ["nothing"] and s.why_not("0:announce righteous-prayer") == "DT-OFF-04"
    s = attacks("prosperity", (6, 6, 6, 1, 3), levels=({"righteous-prayer": 2},), tokens=({"crit": 1}, {}))
    assert s.prompt == "act" and cps(s) == [4, 0] and s.why_not("0:spend crit") == "DT-MOD-02"
    over(s)
    assert cps(s) == [4, 0] and healths(s) == [50, 50] and held(s, 0) == {"crit": 1}


# ---------------------------------------------------------------------- Holy Light
@pytest.mark.rule("DT-HERO-PAL-10", "DT-TEXT-02", "DT-TEXT-01")
@pytest.mark.parametrize(
    ("level", "rolled", "tokens", "cards", "cp"),
    [
        (1, (1, 1), {"crit": 1}, 0, 0),
        (1, (3, 4), {"protect": 1}, 0, 0),
        (1, (5, 5), {}, 1, 0),  # both dice with the same face: once
        (1, (6, 6), {}, 0, 2),
        (1, (2, 5), {"crit": 1}, 1, 0),
        (2, (1, 3, 6), {"crit": 1, "protect": 1}, 0, 2),
        (2, (5, 6, 5), {}, 1, 2),
    ],
)
def test_holy_light_takes_each_benefit_once(
    level: int, rolled: tuple[int, ...], tokens: dict[str, int], cards: int, cp: int
) -> None:
    s = attacks("holy-light", (5, 5, 5, 1, 6), rolled, levels=({"holy-light": level},), decks=(("mighty", "blessed"),))
    over(s)
    assert held(s, 0) == tokens and hand(s, 0) == ["mighty", "blessed"][:cards] and cps(s) == [cp, 0]
    assert healths(s) == [53, 50]  # 1 for each Life of the activation dice
    assert held(s, 1) == {} and hand(s, 1) == []


@pytest.mark.rule("DT-HERO-PAL-10", "DT-MOD-02", "DT-OFF-04")
def test_holy_light_is_no_attack_and_needs_two_lives() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(5, 1, 1, 3, 6), cp=(0, 0))
    s.do("0:keep 1 1 3 5 6")
    assert s.why_not("0:announce holy-light") == "DT-OFF-04"
    s = attacks("holy-light", (5, 5, 1, 1, 3), (1, 6), cp=(1, 0))
    s.do("0:pass")  # no re-roll
    assert s.prompt == "act" and held(s, 0) == {"crit": 1} and s.why_not("0:spend crit") == "DT-MOD-02"
    over(s)
    assert healths(s) == [52, 50] and cps(s) == [3, 0]


# ---------------------------------------------------------------------- Resolute Faith!
@pytest.mark.rule("DT-HERO-PAL-11", "DT-ABILITY-14")
def test_resolute_faith_cannot_be_answered() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(6,) * 5,
        tokens=({"crit": 1}, {"protect": 1, "retribution": 1}),
        hands=((), ("getting-paid", "not-this-time")),
        cp=(0, 5),
    )
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce resolute-faith", "1:pass")  # the last time they are asked
    assert (s.seat, s.prompt) == (0, "act") and held(s, 0) == {"crit": 1, "blessing-of-divinity": 1}
    assert healths(s) == [55, 50] and incoming(s, 1) == 10
    for move in ("1:spend protect", "1:spend retribution", "1:play getting-paid", "1:play not-this-time"):
        assert s.why_not(move) == "DT-ABILITY-14"
    assert s.why_not("1:defend thick-skin") == "DT-ABILITY-14"
    s.do("0:spend crit")
    over(s)
    assert healths(s) == [55, 36] and held(s, 1) == {"protect": 1, "retribution": 1} and cps(s) == [0, 5]
    assert held(s, 0) == {"blessing-of-divinity": 1}


@pytest.mark.rule("DT-HERO-PAL-11", "DT-OFF-04")
def test_resolute_faith_needs_five_prayers_and_heals_up_to_the_cap() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 5), cp=(0, 0))
    s.do("0:keep 5 6 6 6 6")
    assert s.why_not("0:announce resolute-faith") == "DT-OFF-04"
    s = attacks("resolute-faith", (6,) * 5, health=(57, 50), tokens=({"blessing-of-divinity": 1}, {}))
    over(s)
    assert healths(s) == [60, 40] and held(s, 0) == {"blessing-of-divinity": 1}


# ---------------------------------------------------------------------- Divine Defense
@pytest.mark.rule("DT-HERO-PAL-04", "DT-DEF-08", "DT-TEXT-02")
@pytest.mark.parametrize(
    ("level", "rolled", "taken", "back", "cp"),
    [
        (1, (1, 2, 1), 10, 1, 0),  # 1 damage, however many swords
        (1, (3, 4, 3), 7, 0, 0),
        (1, (5, 5, 5), 4, 0, 0),
        (1, (6, 6, 6), 10, 0, 3),
        (1, (3, 5, 6), 7, 0, 1),  # both products are added
        (1, (3, 3, 6), 8, 0, 1),
        (2, (1, 3, 5, 6), 7, 1, 1),
        (2, (5, 5, 5, 5), 2, 0, 0),
        (2, (3, 3, 6, 1), 8, 1, 1),
        (3, (5, 5, 3, 6), 5, 0, 1),
    ],
)
def test_divine_defense_reads_its_dice(level: int, rolled: tuple[int, ...], taken: int, back: int, cp: int) -> None:
    s = attacked(10, rolled, levels=({}, {"divine-defense": level})).do("1:defend divine-defense")
    over(s)
    assert healths(s) == [50 - back, 50 - taken] and cps(s) == [0, cp] and held(s, 1) == {}


@pytest.mark.rule("DT-HERO-PAL-04", "DT-DEF-08", "DT-DMG-17")
def test_divine_defense_3_gives_a_protect_that_can_be_spent_at_once() -> None:
    s = attacked(10, (3, 4, 6, 5), levels=({}, {"divine-defense": 3})).do("1:defend divine-defense")
    assert held(s, 1) == {"protect": 1} and cps(s) == [0, 1] and incoming(s, 1) == 6 and healths(s) == [50, 50]
    s.do("1:spend protect")
    over(s)
    assert healths(s) == [50, 47] and held(s, 1) == {}
    s = attacked(10, (3, 5, 6, 6), levels=({}, {"divine-defense": 3})).do("1:defend divine-defense")
    over(s)
    assert held(s, 1) == {} and cps(s) == [0, 2]  # one helmet is not enough


@pytest.mark.rule("DT-HERO-PAL-04", "DT-DMG-14", "DT-DMG-19")
def test_divine_defense_prevents_no_more_than_there_is_and_still_strikes_back() -> None:
    s = attacked(3, (1, 5, 5)).do("1:defend divine-defense")
    over(s)
    assert healths(s) == [49, 50]


# ---------------------------------------------------------------------- Retribution
@pytest.mark.rule("DT-HERO-PAL-03", "DT-DMG-18")
def test_retribution_returns_half_of_the_subtotal_and_prevents_nothing() -> None:
    s = attacked(15, tokens=({}, {"retribution": 1}))
    assert s.offers == ["spend retribution", "pass"]
    s.do("1:spend retribution")
    assert held(s, 1) == {} and incoming(s, 0) == 8 and incoming(s, 1) == 15 and healths(s) == [50, 50]
    over(s.do("1:pass"))
    assert healths(s) == [42, 35]


@pytest.mark.rule("DT-HERO-PAL-03", "DT-DMG-18", "DT-DMG-11")
def test_retribution_is_worked_out_from_the_subtotal_whatever_comes_later() -> None:
    s = attacked(11, (3, 3, 1), tokens=({}, {"retribution": 1, "protect": 1}))
    s.do("1:spend retribution", "1:spend protect", "1:defend divine-defense")
    over(s)
    assert healths(s) == [50 - 5 - 1, 50 - 4]  # subtotal 9: 5 returned, 5 prevented; a sword deals 1


@pytest.mark.rule("DT-HERO-PAL-03", "DT-TARGET-08", "DT-DMG-01")
def test_retribution_is_refused_without_an_attack_on_its_holder() -> None:
    s = battle(HERO, "barbarian", tokens=({"retribution": 1}, {}), cp=(0, 0))
    assert s.why_not("0:spend retribution") == "DT-TARGET-08" and s.offers == ["pass"]
    s = battle(
        "gunslinger", HERO, hands=(("roulette",),), cp=(1, 0), dice=(1,), tokens=({}, {"retribution": 1, "protect": 1})
    )
    s.do("0:play roulette", "0:player 1")  # 2 damage that no attack deals
    assert (s.seat, s.prompt) == (1, "act") and s.why_not("1:spend retribution") == "DT-TARGET-08"
    over(s)
    assert healths(s) == [50, 48] and held(s, 1) == {"retribution": 1, "protect": 1}


@pytest.mark.rule("DT-HERO-PAL-03", "DT-TARGET-08")
def test_retribution_of_a_bystander_is_of_no_use() -> None:
    s = battle(
        "barbarian",
        HERO,
        HERO,
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6),
        cp=(0, 0, 0),
        health=(35, 30, 30),
        tokens=({}, {"retribution": 1}, {"retribution": 1, "protect": 1}),
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "0:player 1", "1:pass")
    assert (s.seat, s.prompt) == (1, "defend")
    assert s.why_not("2:spend retribution") == "DT-TARGET-08" and s.why_not("2:spend protect") == "DT-DMG-01"
    s.do("1:pass", "1:spend retribution")
    over(s)
    assert healths(s) == [33, 26, 30] and held(s, 2) == {"retribution": 1, "protect": 1}


@pytest.mark.rule("DT-HERO-PAL-03", "DT-STATUS-03")
def test_retribution_works_for_whoever_holds_it() -> None:
    s = attacks("holy-attack-large", (2, 3, 4, 5, 6), tokens=({}, {"retribution": 1}), health=(40, 50))
    s.do("1:spend retribution", "1:pass")
    over(s)
    assert healths(s) == [40 + 2 - 4, 42] and held(s, 1) == {}


# ---------------------------------------------------------------------- Crit
@pytest.mark.rule("DT-MOD-01", "DT-MOD-06")
@pytest.mark.parametrize(("rolled", "damage"), [((5, 6), 5), ((1, 1), 9)])
def test_crit_adds_four_to_an_attack_of_five_or_more(rolled: tuple[int, ...], damage: int) -> None:
    s = attacks("righteous-combat", (1, 1, 1, 3, 3), rolled, tokens=({"crit": 1}, {}))
    s.do("0:spend crit")
    assert held(s, 0) == {} and incoming(s, 1) == damage + 4
    over(s.passing().do("1:pass"))
    assert healths(s)[1] == 50 - damage - 4


@pytest.mark.rule("DT-MOD-01", "DT-MOD-03", "DT-MOD-02")
def test_crit_is_refused_below_five_and_on_other_attacks() -> None:
    s = attacks("mighty-prayer", (1, 1, 1, 6, 3), levels=({"mighty-prayer": 2},), cp=(3, 0), tokens=({"crit": 1}, {}))
    assert s.prompt == "act" and held(s, 0) == {"crit": 1} and incoming(s, 1) == 4  # a card could be drawn
    assert s.why_not("0:spend crit") == "DT-MOD-01"
    s = attacked(9, tokens=({}, {"crit": 1, "protect": 1}))
    assert s.prompt == "act" and s.why_not("1:spend crit") == "DT-MOD-03"  # not your attack
    s = battle(HERO, "barbarian", tokens=({"crit": 1}, {}))
    assert s.why_not("0:spend crit") == "DT-MOD-02"


@pytest.mark.rule("DT-MOD-05", "DT-MOD-06")
def test_crit_may_wait_for_the_defence_and_keeps_the_type_of_the_attack() -> None:
    s = attacks("holy-attack-small", (1, 2, 3, 4, 4), (1, 1, 1), tokens=({"crit": 1}, {}))
    s.do("0:pass", "1:defend thick-skin", "0:pass", "0:spend crit")
    over(s)
    assert healths(s) == [51, 40] and held(s, 0) == {}
    tokens = ({"crit": 1}, {"protect": 1})
    s = attacks("righteous-prayer", (6, 6, 6, 6, 1), levels=({"righteous-prayer": 2},), tokens=tokens)
    s.do("0:spend crit")
    assert incoming(s, 1) == 12 and s.why_not("1:defend thick-skin") == "DT-DEF-04"
    over(s)
    assert healths(s) == [50, 38]


# ---------------------------------------------------------------------- Protect
@pytest.mark.rule("DT-HERO-PAL-02", "DT-DMG-13", "DT-DMG-12")
@pytest.mark.parametrize(("tokens", "taken"), [(1, 4), (2, 0)])
def test_protect_prevents_half_of_nine_and_two_prevent_all(tokens: int, taken: int) -> None:
    s = attacked(9, tokens=({}, {"protect": tokens}))
    s.do(*["1:spend protect"] * tokens)
    assert held(s, 1) == {} and incoming(s, 1) == taken and healths(s) == [50, 50]
    over(s.do("1:pass"))
    assert healths(s) == [50, 50 - taken]


@pytest.mark.rule("DT-HERO-PAL-02", "DT-STATUS-07", "DT-DMG-22")
def test_protect_works_at_any_time_against_any_avoidable_damage() -> None:
    s = battle("gunslinger", HERO, hands=(("roulette",),), cp=(1, 0), dice=(2,), tokens=({}, {"protect": 1}))
    assert s.why_not("1:spend protect") == "DT-DMG-01"  # nothing is coming
    s.do("0:play roulette", "0:player 1", "1:spend protect")
    over(s)
    assert healths(s) == [50, 49] and held(s, 1) == {}
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 4, 4, 1, 1), cp=(0, 0), tokens=({}, {}))
    assert s.why_not("0:spend protect") == "DT-STATUS-08"  # none held


@pytest.mark.rule("DT-HERO-PAL-02", "DT-DMG-19", "DT-DMG-22")
def test_the_attacker_may_protect_against_the_defence() -> None:
    s = battle(
        "barbarian",
        HERO,
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 1, 1, 1),
        cp=(0, 0),
        tokens=({"protect": 1}, {}),
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:defend divine-defense")
    assert incoming(s, 0) == 1 and s.why_not("0:defend thick-skin") == "DT-ABILITY-10"
    over(s.do("0:spend protect"))
    assert healths(s) == [50, 46]


# ---------------------------------------------------------------------- Accuracy
@pytest.mark.rule("DT-DEF-04", "DT-DEF-11")
def test_accuracy_makes_the_attack_undefendable() -> None:
    s = attacks("holy-attack-small", (1, 2, 3, 4, 4), tokens=({"accuracy": 1}, {"protect": 1}))
    s.do("0:spend accuracy")
    assert held(s, 0) == {} and s.seat == 1 and s.why_not("1:defend thick-skin") == "DT-DEF-04"
    s.do("1:spend protect")  # it can still be avoided
    over(s)
    assert healths(s) == [51, 47] and s.log("defends") == []


@pytest.mark.rule("DT-STATUS-07", "DT-MOD-02")
def test_accuracy_is_for_the_end_of_ones_own_offensive_roll_phase() -> None:
    s = battle(HERO, "barbarian", tokens=({"accuracy": 1}, {}))
    assert s.why_not("0:spend accuracy") == "DT-STATUS-07"
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 4, 1, 1, 1), tokens=({"accuracy": 1}, {}))
    assert s.why_not("0:spend accuracy") == "DT-MOD-02"  # nothing was activated yet
    s.do("0:keep 1 2 3 4 4", "0:announce holy-attack-small", "0:pass")
    assert "spend accuracy" in s.offers
    s.do("0:pass")
    assert s.prompt == "defend" and s.why_not("0:spend accuracy") == "DT-STATUS-07"  # too late
    over(s.do("1:pass"))
    assert held(s, 0) == {"accuracy": 1} and healths(s) == [51, 44]
    s = attacked(9, tokens=({}, {"accuracy": 1, "protect": 1}))
    assert s.prompt == "act" and s.why_not("1:spend accuracy") == "DT-STATUS-07"


@pytest.mark.rule("DT-DEF-04", "DT-TARGET-08")
def test_accuracy_is_spent_before_the_target_is_chosen() -> None:
    s = attacks(
        "holy-attack-small",
        (1, 2, 3, 4, 4),
        heroes=(HERO, "barbarian", "gunslinger"),
        health=(35, 30, 30),
        tokens=({"accuracy": 1}, {}, {}),
    )
    s.do("0:spend accuracy", "0:player 2")
    over(s)
    assert healths(s) == [36, 30, 24] and s.log("defends") == []


@pytest.mark.rule("DT-STATUS-01", "DT-MOD-01", "DT-DEF-04")
def test_crit_and_accuracy_serve_whoever_received_them() -> None:
    s = battle(
        "gunslinger",
        HERO,
        at="offensive_roll",
        dice=(1, 1, 2, 3, 3),
        cp=(0, 0),
        tokens=({"crit": 1, "accuracy": 1}, {}),
    )
    s.do("0:keep 1 1 2 3 3", "0:announce revolver", "0:spend crit", "0:spend accuracy")
    over(s)
    assert healths(s) == [50, 50 - 5 - 4] and held(s, 0) == {} and s.log("defends") == []


# ---------------------------------------------------------------------- Blessing of Divinity
@pytest.mark.rule("DT-HEALTH-01", "DT-STATUS-14")
def test_the_blessing_keeps_its_holder_at_one_health_once() -> None:
    s = attacked(9, tokens=({}, {"blessing-of-divinity": 1}), health=(50, 9))
    over(s.do("1:pass"))
    assert healths(s) == [50, 1] and held(s, 1) == {}
    s = attacked(9, health=(50, 9)).do("1:pass")
    assert s.prompt == "over" and s.game.outcome == (0,) and healths(s) == [50, 0]


@pytest.mark.rule("DT-HEALTH-01", "DT-HEALTH-04")
def test_the_blessing_waits_until_health_would_reach_zero() -> None:
    s = attacked(8, tokens=({}, {"blessing-of-divinity": 1}), health=(50, 9))
    over(s.do("1:pass"))
    assert healths(s) == [50, 1] and held(s, 1) == {"blessing-of-divinity": 1}
    s = attacked(12, tokens=({}, {"blessing-of-divinity": 1, "protect": 1}), health=(50, 9))
    over(s.do("1:spend protect", "1:pass"))
    assert healths(s) == [50, 3] and held(s, 1) == {"blessing-of-divinity": 1}


@pytest.mark.rule("DT-HEALTH-02", "DT-DEF-10")
def test_the_blessing_wins_where_both_would_fall_together() -> None:
    s = attacked(9, (1, 1, 1), tokens=({}, {"blessing-of-divinity": 1}), health=(1, 9))
    s.do("1:defend divine-defense").passing()
    assert s.game.outcome == (1,) and healths(s) == [0, 1]


@pytest.mark.rule("DT-STATUS-14", "DT-CARD-14", "DT-CARD-15")
def test_the_blessing_can_neither_be_removed_nor_moved() -> None:
    cards = ("buh-bye", "transference", "what-status-effects")
    s = battle("barbarian", HERO, hands=(cards,), cp=(9, 0), tokens=({}, {"blessing-of-divinity": 1}))
    assert s.why_not("0:play buh-bye") == s.why_not("0:play what-status-effects") == "DT-STATUS-06"
    assert s.why_not("0:play transference") == "DT-CARD-15"
    s = battle("barbarian", HERO, hands=(cards,), cp=(9, 0), tokens=({}, {"blessing-of-divinity": 1, "crit": 1}))
    assert s.do("0:play transference").offers == ["move crit 1 0"]
    s.do("0:move crit 1 0", "0:play buh-bye")
    assert s.offers == ["remove 0 crit"]
    s = battle("barbarian", HERO, hands=(cards,), cp=(9, 0), tokens=({}, {"blessing-of-divinity": 1, "crit": 1}))
    s.do("0:play what-status-effects")
    assert held(s, 1) == {"blessing-of-divinity": 1} and s.why_not("1:spend blessing-of-divinity") == "DT-STATUS-07"


@pytest.mark.rule("DT-MODE2V2-03", "DT-HEALTH-01")
def test_the_blessing_saves_the_team_of_its_holder() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 3),
        cp=(0,) * 4,
        health=(50, 4),
        tokens=({}, {}, {"blessing-of-divinity": 1}, {}),
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack")
    assert (s.seat, s.prompt) == (3, "defend")  # the teammate of the Paladin
    over(s.do("3:pass"))
    assert healths(s) == [50, 1] and held(s, 2) == {} and not s.game.players[2].out


@pytest.mark.rule("DT-HEALTH-01", "DT-DMG-22")
def test_the_blessing_saves_from_damage_outside_an_attack() -> None:
    s = battle(
        "gunslinger", HERO, hands=(("roulette",),), cp=(1, 0), dice=(1,), health=(50, 2), tokens=({}, {TOKENS[4]: 1})
    )
    s.do("0:play roulette", "0:player 1")
    over(s)
    assert healths(s) == [50, 1] and held(s, 1) == {}


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-MAIN-05", "DT-CARD-09", "DT-CP-01")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_mighty_gives_a_crit_to_a_player_of_choice(who: int) -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("mighty",),), cp=(1, 0, 0))
    s.do("0:play mighty", f"0:player {who}")
    assert [held(s, seat) for seat in range(3)] == [{"crit": 1} if seat == who else {} for seat in range(3)]
    assert cps(s) == [0, 0, 0] and pile(s, 0) == ["mighty"]
    over(s)


@pytest.mark.rule("DT-CARD-09", "DT-CP-01", "DT-STATUS-12")
def test_mighty_is_refused_without_cp_or_outside_a_main_phase() -> None:
    s = battle(HERO, "barbarian", hands=(("mighty",),), cp=(0, 0))
    assert s.why_not("0:play mighty") == "DT-CP-01"
    s = battle(HERO, "barbarian", hands=(("mighty",),), at="offensive_roll")
    assert s.why_not("0:play mighty") == "DT-CARD-09"
    s = battle(HERO, "barbarian", hands=(("mighty",),), tokens=({"crit": 1}, {}))
    s.do("0:play mighty", "0:player 0")
    assert held(s, 0) == {"crit": 1} and pile(s, 0) == ["mighty"]  # not beyond the limit


@pytest.mark.rule("DT-MAIN-05", "DT-STATUS-12")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_consecration_gives_four_tokens_to_one_player(who: int) -> None:
    four = {"retribution": 1, "crit": 1, "protect": 1, "accuracy": 1}
    s = battle(
        HERO,
        "barbarian",
        "gunslinger",
        hands=(("consecration",),),
        cp=(4, 0, 0),
        tokens=[{"crit": 1} if seat == who else {} for seat in range(3)],
    )
    s.do("0:play consecration", f"0:player {who}")
    assert [held(s, seat) for seat in range(3)] == [four if seat == who else {} for seat in range(3)]
    assert cps(s) == [0, 0, 0] and pile(s, 0) == ["consecration"]
    over(s)
    s = battle(HERO, "barbarian", hands=(("consecration",),), cp=(3, 0))
    assert s.why_not("0:play consecration") == "DT-CP-01"


@pytest.mark.rule("DT-TEXT-01", "DT-MAIN-05", "DT-CARD-09")
@pytest.mark.parametrize(
    ("face", "cards", "health", "cp"),
    [(1, 2, 40, 0), (2, 2, 40, 0), (3, 0, 43, 0), (4, 0, 43, 0), (5, 0, 44, 0), (6, 0, 40, 3)],
)
def test_blessed_pays_by_its_die(face: int, cards: int, health: int, cp: int) -> None:
    s = battle(HERO, "barbarian", hands=(("blessed",),), cp=(1, 0), dice=(face,), health=(40, 50))
    s.do("0:play blessed")
    over(s)
    assert (len(hand(s, 0)), healths(s), cps(s)) == (cards, [health, 50], [cp, 0])
    assert pile(s, 0) == ["blessed"] and held(s, 0) == {}


@pytest.mark.rule("DT-TEXT-01", "DT-CP-01", "DT-CARD-09")
def test_blessed_is_refused_without_cp_or_on_another_turn() -> None:
    s = battle(HERO, "barbarian", hands=(("blessed",),), cp=(0, 0))
    assert s.why_not("0:play blessed") == "DT-CP-01"
    s = battle("barbarian", HERO, hands=((), ("blessed",)), cp=(0, 5))
    assert s.why_not("1:play blessed") == "DT-CARD-09"


@pytest.mark.rule("DT-HERO-PAL-12", "DT-DMG-10")
@pytest.mark.parametrize(
    ("face", "taken", "back", "cp"),
    [(1, 9, 3, 0), (2, 9, 3, 0), (3, 6, 0, 0), (4, 6, 0, 0), (5, 4, 0, 0), (6, 7, 0, 2)],
)
def test_absolution_answers_an_attack(face: int, taken: int, back: int, cp: int) -> None:
    s = attacked(9, (face,), hands=((), ("absolution",)), cp=(0, 1))
    s.do("1:play absolution")
    assert (incoming(s, 1), incoming(s, 0), cps(s)) == (taken, back, [0, cp]) and healths(s) == [50, 50]
    over(s.passing().do("1:pass"))
    assert healths(s) == [50 - back, 50 - taken] and pile(s, 1) == ["absolution"]


@pytest.mark.rule("DT-HERO-PAL-12", "DT-DMG-11")
def test_absolution_after_a_protect_still_lowers_the_subtotal_first() -> None:
    s = attacked(10, (5,), hands=((), ("absolution",)), cp=(0, 1), tokens=({}, {"protect": 1}))
    s.do("1:spend protect")
    assert incoming(s, 1) == 5
    s.do("1:play absolution")
    assert incoming(s, 1) == 2  # subtotal 5, of which 3 is prevented
    over(s.do("1:pass"))
    assert healths(s) == [50, 48]


@pytest.mark.rule("DT-HERO-PAL-12", "DT-TARGET-08", "DT-CARD-10")
def test_absolution_needs_an_attack_on_its_player() -> None:
    s = battle(HERO, "barbarian", hands=(("absolution",),), cp=(2, 0))
    assert s.why_not("0:play absolution") == "DT-CARD-10"
    s = battle("barbarian", HERO, at="offensive_roll", dice=(4, 4, 4, 1, 1), hands=((), ("absolution",)), cp=(0, 2))
    assert s.why_not("1:play absolution") == "DT-TARGET-08"
    s.do("0:keep 1 1 4 4 4", "0:announce fortitude")
    assert "play absolution" not in s.offers
    over(s)
    assert hand(s, 1) == ["absolution"]
    s = attacks("holy-attack-small", (1, 2, 3, 4, 4), hands=(("absolution",),), cp=(2, 0))
    assert s.why_not("0:play absolution") == "DT-TARGET-08"  # one's own attack
    s = attacked(9, hands=((), ("absolution",)), tokens=({}, {"protect": 1}))
    assert s.offers == ["spend protect", "pass"] and s.why_not("1:play absolution") == "DT-CP-01"


@pytest.mark.rule("DT-HERO-PAL-12", "DT-ABILITY-14")
def test_absolution_is_refused_against_an_ultimate() -> None:
    s = battle(
        "gunslinger",
        HERO,
        at="offensive_roll",
        dice=(6,) * 5,
        hands=((), ("absolution",)),
        cp=(0, 1),
        tokens=({"reload": 1}, {}),
    )
    s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead")
    assert s.seat == 0 and s.why_not("1:play absolution") == "DT-ABILITY-14"


# ---------------------------------------------------------------------- the worked example
@pytest.mark.rule("DT-DMG-17", "DT-HERO-PAL-02", "DT-HERO-PAL-03")
def test_the_worked_example_against_the_barbarian() -> None:
    s = attacked(
        15,
        (3, 4, 6, 1, 1, 2, 3, 3, 6, 6),
        levels=({}, {"divine-defense": 3}),
        hands=(("get-some",), ("absolution",)),
        cp=(2, 0),
        tokens=({}, {"retribution": 1, "protect": 1}),
    )
    s.do("0:pass", "1:spend retribution", "0:pass", "1:spend protect").passing()
    s.do("1:defend divine-defense", "0:pass")
    assert held(s, 1) == {"protect": 1} and cps(s) == [2, 1]  # spent, and gained anew
    s.do("0:play get-some")
    for use in ("play absolution", "spend protect"):
        while use not in s.offers:
            s.do("1:pass")
        s.do(f"1:{use}")
    over(s)  # subtotal 15 - 2 + 4 - 2 = 15; 8 returned and 1 for the Sword
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&0", 9)] and s.log("unhurt") == [
        {"who": "&1"}
    ]  # 15 - 8 - 8 = -1 counts as 0
    assert healths(s) == [50 - 8 - 1, 50] and cps(s) == [0, 2] and held(s, 1) == {}
