"""Hero Upgrades: playing, timing, levels, price, counting (DT-UPGRADE)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import DEFENSE, MAIN_1, MAIN_2, OFFENSE, TARGETING, UPGRADE, Ability
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene

from .card_kit import idle, moments, rover


def laid(s: Scene[Battle], seat: int = 0) -> list[str]:
    """Upgrade cards on the board, in the order they were played."""
    return [s.game.card(seat, number).id for number in s.game.players[seat].laid]


@pytest.mark.rule("DT-UPGRADE-01")
@pytest.mark.parametrize(("upgraded", "left"), [(True, 47), (False, 49)])
def test_duel_ii_replaces_the_text_of_duel(upgraded: bool, left: int) -> None:
    """Level II wins ties: 3 damage of choice instead of 1."""
    s = battle(
        "gunslinger",
        "barbarian",
        at="main_2",
        hands=(("duel-2",),),
        decks=((), ()),
        cp=(3, 0),
        dice=(1, 1, 1, 4, 6, 3, 3),
    )
    if upgraded:
        s.do("0:play duel-2")
        assert s.game.players[0].cp == 0 and laid(s) == ["duel-2"] and hand(s, 0) == []
    s.do("0:pass", "1:pass", "1:keep 1 1 1 4 6", "1:announce smack", "0:defend duel")
    if upgraded:
        s.do("0:choose 1")
    assert healths(s) == [46, left]


@pytest.mark.rule("DT-UPGRADE-01")
def test_an_upgraded_ability_counts_from_then_on() -> None:
    s = battle("gunslinger", "barbarian", hands=(("revolver-2",),), cp=(2,), dice=(1, 1, 1, 4, 6))
    s.do("0:play revolver-2", "0:pass", "0:keep 1 1 1 4 6", "0:announce revolver")
    assert incoming(s, 1) == 4, "level I deals 3"


@pytest.mark.rule("DT-UPGRADE-02")
def test_upgrades_are_played_in_ones_own_main_phases_only() -> None:
    hands = (("smack-2",), ("smack-2",), (), ("smack-2",))
    s = battle(*["barbarian"] * 4, at="upkeep", hands=hands, cp=(9,) * 4, decks=((),) * 4, dice=(1, 1, 1, 1, 1, 3))
    assert moments(s.clone(), 0, "play smack-2") == {MAIN_1, MAIN_2}
    assert moments(s.clone(), 1, "play smack-2") == moments(s, 3, "play smack-2") == set()


@pytest.mark.rule("DT-UPGRADE-02")
def test_an_upgrade_is_refused_in_the_roll_phase_and_to_others() -> None:
    hands = (("smack-2",), ("smack-2",))
    s = battle("barbarian", "barbarian", at="offensive_roll", hands=hands, cp=(9, 9), dice=(1, 1, 1, 1, 1))
    assert "play smack-2" not in s.offers and s.why_not("0:play smack-2") == "DT-UPGRADE-02"
    s.do("0:keep 1 1 1 1 1")
    assert s.prompt == "announce" and s.why_not("0:play smack-2") == "DT-UPGRADE-02"
    s = battle("barbarian", "barbarian", hands=hands, cp=(9, 9))
    assert (s.why_not("0:play smack-2"), s.why_not("1:play smack-2")) == ("", "DT-UPGRADE-02")


@pytest.mark.rule("DT-UPGRADE-02")
def test_a_hero_rule_may_grant_the_roll_phase() -> None:
    hands = (("jab-2", "hook-2"), ("jab-2",))
    s = battle(
        rover(permits=UPGRADE), rover("other"), at="offensive_roll", hands=hands, cp=(9, 9), dice=(1, 1, 1, 4, 6)
    )
    assert s.seat == 0 and s.why_not("1:play jab-2") == "DT-UPGRADE-02", "the other hero has no such rule"
    s.do("0:play jab-2", "0:keep 1 1 1 4 6", "0:announce jab")
    s.passing()
    assert laid(s) == ["jab-2"] and incoming(s, 1) == 4, "level I deals 3"


@pytest.mark.rule("DT-UPGRADE-02")
def test_a_permission_for_the_roll_phase_reaches_no_further() -> None:
    s = battle(rover(permits=UPGRADE), "barbarian", at="upkeep", hands=(("jab-2",),), cp=(9,), decks=((), ()))
    found = moments(s, 0, "play jab-2")
    assert {MAIN_1, MAIN_2, OFFENSE} <= found <= {MAIN_1, MAIN_2, OFFENSE, TARGETING, DEFENSE}


@pytest.mark.rule("DT-UPGRADE-03")
def test_a_played_upgrade_cannot_be_sold_or_played_again() -> None:
    s = battle("barbarian", "barbarian", hands=(("smack-2", "tip-it"),), cp=(9,))
    assert "sell smack-2" in s.offers
    s.do("0:play smack-2")
    assert "sell tip-it" in s.offers and "sell smack-2" not in s.offers
    assert (s.why_not("0:sell smack-2"), s.why_not("0:play smack-2")) == ("DT-UPGRADE-03", "DT-UPGRADE-03")


@pytest.mark.rule("DT-UPGRADE-03", "DT-CARD-03")
def test_a_played_upgrade_is_in_no_other_zone_and_never_reshuffled() -> None:
    s = battle(
        "barbarian", "barbarian", hands=(("smack-2", "triple-up"),), decks=((),), discards=(("tip-it",),), cp=(4,)
    )
    s.do("0:play smack-2")
    assert pile(s, 0) == ["tip-it"] and hand(s, 0) == ["triple-up"]
    s.do("0:play triple-up")
    assert hand(s, 0) == ["tip-it"] and s.game.players[0].deck == () and pile(s, 0) == ["triple-up"]
    assert laid(s) == ["smack-2"]


@pytest.mark.rule("DT-UPGRADE-03")
def test_a_played_upgrade_stays_for_the_rest_of_the_game() -> None:
    s = battle("barbarian", "barbarian", hands=(("smack-2",),), decks=((), ()), cp=(2,))
    idle(s.do("0:play smack-2"), 4)
    assert s.game.turn == 7 and laid(s) == ["smack-2"] and s.game.players[0].levels[0] == 2


@pytest.mark.rule("DT-UPGRADE-04")
def test_level_iii_can_be_played_without_level_ii_at_its_full_price() -> None:
    s = battle(rover(), "barbarian", hands=(("jab-3",),), cp=(4,), dice=(1, 1, 1, 4, 6))
    s.do("0:play jab-3")
    assert s.game.players[0].cp == 0 and laid(s) == ["jab-3"]
    s.do("0:pass", "0:keep 1 1 1 4 6", "0:announce jab")
    assert incoming(s, 1) == 5, "3 at level I, 4 at level II"
    s = battle(rover(), "barbarian", hands=(("jab-3",),), cp=(3,))
    assert "play jab-3" not in s.offers and s.why_not("0:play jab-3") == "DT-CP-01"


@pytest.mark.rule("DT-UPGRADE-05")
@pytest.mark.parametrize(
    ("slot", "cp", "left"),
    [("hook", 3, 0), ("hook", 9, 6), ("jab", 2, 0), ("cross", 0, 0), ("cross", 4, 4), ("feint", 0, 0), ("feint", 7, 7)],
)
def test_level_iii_over_level_ii_costs_the_difference(slot: str, cp: int, left: int) -> None:
    """Hook 2 / 5, jab 2 / 4, cross 3 / 3; feint 4 / 3 costs nothing, and nothing is refunded."""
    s = battle(rover(), "barbarian", hands=((f"{slot}-3",),), cp=(cp,), levels=({slot: 2},))
    s.do(f"0:play {slot}-3")
    assert s.game.players[0].cp == left and laid(s) == [f"{slot}-2", f"{slot}-3"]


@pytest.mark.rule("DT-UPGRADE-05")
def test_the_difference_must_be_affordable_and_counts_only_the_same_slot() -> None:
    s = battle(rover(), "barbarian", hands=(("hook-3", "jab-3"),), cp=(2,), levels=({"hook": 2},))
    assert s.why_not("0:play hook-3") == "DT-CP-01", "5 - 2 = 3"
    s = battle(rover(), "barbarian", hands=(("hook-3", "jab-3"),), cp=(3,), levels=({"hook": 2},))
    assert (s.why_not("0:play hook-3"), s.why_not("0:play jab-3")) == ("", "DT-CP-01")


@pytest.mark.rule("DT-UPGRADE-05")
def test_both_levels_played_one_after_the_other_cost_the_price_of_level_iii() -> None:
    s = battle(rover(), "barbarian", hands=(("hook-2", "hook-3"),), cp=(5,), dice=(4, 4, 4, 1, 6))
    s.do("0:play hook-2")
    assert s.game.players[0].cp == 3
    s.do("0:play hook-3", "0:pass", "0:keep 1 4 4 4 6", "0:announce hook").passing()
    assert s.game.players[0].cp == 0 and incoming(s, 1) == 5


@pytest.mark.rule("DT-UPGRADE-06")
def test_a_lower_level_cannot_be_played_over_a_higher_one() -> None:
    s = battle(rover(), "barbarian", hands=(("jab-2", "hook-2"),), cp=(9,), levels=({"jab": 3},))
    assert "play jab-2" not in s.offers and s.why_not("0:play jab-2") == "DT-UPGRADE-06"
    assert "play hook-2" in s.offers, "another slot is not concerned"
    s = battle(rover(), "barbarian", hands=(("jab-2", "jab-3"),), cp=(9,)).do("0:play jab-3")
    assert s.why_not("0:play jab-2") == "DT-UPGRADE-06"


def kind_of(ability: Ability) -> str:
    return "offense" if ability.needs is not None else "defense" if ability.dice else "passive"


@pytest.mark.rule("DT-UPGRADE-07")
def test_an_upgrade_is_of_the_kind_of_the_slot_it_covers() -> None:
    seen = set()
    for hero in HEROES.values():
        for card in [card for card in hero.deck if card.timing == UPGRADE]:
            slot = hero.sides[0][card.slot]
            assert card.id == f"{slot.id}-{card.level}" and card.cost == slot.levels[card.level - 1].cost
            assert kind_of(slot.levels[card.level - 1].abilities[0]) == slot.kind, card.id
            seen.add(slot.kind)
    assert seen == {"offense", "defense", "passive"}


@pytest.mark.rule("DT-UPGRADE-08", "DT-OFF-10")
@pytest.mark.parametrize(("one", "other"), [("take-cover", "mark-the-target"), ("mark-the-target", "take-cover")])
def test_both_abilities_of_one_upgrade_can_be_announced_but_not_in_the_same_phase(one: str, other: str) -> None:
    s = battle(
        "gunslinger",
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 4, 4, 4),
        levels=({"take-cover": 2},),
        hands=(("getting-paid",),),
    )
    s.do("0:keep 1 1 4 4 4")
    assert {f"announce {one}", f"announce {other}"} <= set(s.offers)
    s.do(f"0:announce {one}", "0:pass")
    assert s.seat == 0 and s.prompt == "act" and s.why_not(f"0:announce {other}") == "DT-OFF-10"


@pytest.mark.rule("DT-UPGRADE-08")
def test_each_ability_of_one_upgrade_has_its_own_requirement_and_effect() -> None:
    level = ({"take-cover": 2},)
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 6, 4, 4, 4), levels=level)
    s.do("0:keep 1 4 4 4 6")
    assert "announce mark-the-target" in s.offers and "announce take-cover" not in s.offers
    s.do("0:announce mark-the-target")
    assert (count(s, 0, "evasive"), count(s, 1, "bounty"), healths(s)) == (2, 1, [50, 50])
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 1, 4, 4, 4), levels=level)
    s.do("0:keep 1 1 4 4 4", "0:announce take-cover")
    assert (count(s, 0, "evasive"), incoming(s, 1)) == (1, 6)
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 6, 4, 4, 4))
    s.do("0:keep 1 4 4 4 6")
    assert "announce mark-the-target" not in s.offers, "level I does not have it"


@pytest.mark.rule("DT-UPGRADE-09")
@pytest.mark.parametrize(("counted", "n"), [("cards", 6), ("slots", 5)])
def test_upgrades_in_play_are_counted_by_cards_or_by_slots(counted: str, n: int) -> None:
    """Four slots at level II, and a fifth whose II is covered by its III."""
    levels = {"jab": 2, "hook": 2, "cross": 2, "feint": 2, "sweep": 2}
    s = battle(
        rover(), "barbarian", hands=(("sweep-3", "census", "plant"),), cp=(1,), levels=(levels,), upgrades=counted
    )
    s.do("0:play sweep-3", "0:play census")
    assert s.game.players[0].cp == n
    s.do("0:play plant")
    placed = "bomb-1" if n >= 6 else "bomb-2"
    assert [id for id in ("bomb-1", "bomb-2") if count(s, 1, id)] == [placed], "the threshold is 6"


@pytest.mark.rule("DT-UPGRADE-09")
def test_cards_are_counted_when_nothing_is_said() -> None:
    s = battle(rover(), "barbarian", hands=(("jab-2", "jab-3", "census"),), cp=(4,))
    s.do("0:play jab-2", "0:play jab-3", "0:play census")
    assert s.game.players[0].cp == 2
