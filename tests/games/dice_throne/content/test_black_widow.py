"""Black Widow: every rule of her leaflet, every ability at every level, every token, every card."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tablee.games.dice_throne.rules.effects.aim import OPPONENTS
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.heroes import HEROES, common
from tablee.games.dice_throne.rules.procedures.turn import Match
from tablee.games.dice_throne.rules.setup import table_of
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    COLLATERAL,
    MAIN_2,
    PURE,
    ROLL,
    UNDEFENDABLE,
    UPGRADE,
    Ability,
    Hero,
    Name,
    Slot,
    level,
    symbols,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import on_the_hill
from tests.games.dice_throne.content.kit import over_on_the_hill as over

HERO = HEROES["black-widow"]
PYROMANCER = HEROES["pyromancer"]

SLOTS = (
    "baton-strike",
    "infiltrate",
    "widows-gauntlets",
    "hacked",
    "grapple",
    "vengeance",
    "red-room-training",
    "sabotage",
)


def upgrades(n: int, *without: str) -> dict[str, int]:
    """n slots at level II, none of those named."""
    return dict.fromkeys([slot for slot in SLOTS if slot not in without][:n], 2)


def cannon() -> Hero:
    """Five abilities that deal 6, each of another type; 1 to 5 aims, the sixth face is the Ultimate."""
    hits = [
        Slot(id, level(Ability(id, Name(id, id), Damage(6, kind, *to), needs=symbols(**{id: 5}))))
        for id, kind, to in (
            ("plain", 0, ()),
            ("hard", UNDEFENDABLE, ()),
            ("pure", PURE, ()),
            ("splash", COLLATERAL, (OPPONENTS,)),
        )
    ]
    final = Slot(
        "final", level(Ability("final", Name("Final", "Fin"), Damage(6), needs=symbols(final=5), ultimate=True))
    )
    nine = Slot("nine", level(Ability("nine", Name("Nine", "Neuf"), Damage(9), needs=symbols(nine=5))))
    faces = ("plain", "hard", "pure", "splash", "nine", "final")
    names = {face: Name(face, face) for face in faces}
    letters = {face: face[0] for face in faces}
    return Hero(
        "cannon", Name("Cannon", "Canon"), "test", 1, faces, names, letters, ((*hits, nine, final),), (), common()
    )


CANNON = cannon()


def strike(
    faces: tuple[int, ...],
    ability: str,
    *more: int,
    levels: Mapping[str, int] | None = None,
    tokens: tuple[Mapping[str, int], ...] = (),
    target: bool = True,
) -> Scene[Battle]:
    """Black Widow rolls and announces in King of the Hill."""
    return on_the_hill(HERO, ability, faces, more, target, levels=(levels or {},), tokens=tokens)


def read(s: Scene[Battle]) -> Scene[Battle]:
    """Nobody touches the dice that lie on the table."""
    while s.game.rolls:
        s.do(f"{s.seat}:pass")
    return s


def raised(s: Scene[Battle], slot: str) -> int:
    """The level of one of Black Widow's slots."""
    return s.game.players[0].levels[[x.id for x in HERO.sides[0]].index(slot)]


def deck(s: Scene[Battle]) -> list[str]:
    return [s.game.card(0, number).id for number in s.game.players[0].deck]


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-04", "DT-COMP-03", "DT-COMP-07")
def test_the_kit_is_a_marvel_hero_of_32_cards_with_three_symbols() -> None:
    assert (HERO.id, HERO.edition, len(HERO.deck)) == ("black-widow", "marvel", 32)
    assert len([c for c in HERO.deck if c.timing == UPGRADE]) == 8
    assert HERO.count((1, 2, 3, 4, 5)) == {"espionage": 2, "baton": 3, "widow": 0} and HERO.count((6,))["widow"] == 1
    assert any("complexity" in remark.en for remark in HERO.remarks)
    costs = {c.id: c.cost for c in HERO.deck[18:]}
    assert costs == {
        "recoil": 0,
        "subversion": 1,
        "assemble": 1,
        "elude": 1,
        "undercover-mission": 2,
        "cunning": 2,
        "baton-strike-2": 1,
        "infiltrate-2": 2,
        "widows-gauntlets-2": 2,
        "hacked-2": 1,
        "grapple-2": 2,
        "vengeance-2": 2,
        "red-room-training-2": 2,
        "sabotage-2": 2,
    }


@pytest.mark.rule("DT-SETUP-06", "DT-HERO-WID-01")
def test_she_begins_with_three_covert_ops_and_nobody_else_does() -> None:
    game = table_of(HERO, HEROES["barbarian"])
    game.start(Match())
    s = Scene(game)
    assert count(s, 0, "covert-ops") == 3 and not any(game.players[1].tokens)
    assert sum(game.players[0].tokens) == 3 and len(hand(s, 0)) == 4


# ---------------------------------------------------------------------- Covert Ops
@pytest.mark.rule("DT-HERO-WID-01")
def test_covert_ops_is_spent_once_in_a_whole_turn_and_again_in_the_next() -> None:
    s = battle(
        HERO,
        "barbarian",
        dice=(1, 1, 1, 1, 6, 1, 1, 4, 4, 6),
        hands=(("hacked-2", "grapple-2"),),
        decks=(("vegas-baby", "helping-hand", "better-d"), ("vegas-baby", "triple-up")),
        tokens=({"covert-ops": 3},),
        cp=(0, 0),
    )
    s.do("0:spend covert-ops", "0:choose 1", "0:lay hacked-2")
    assert count(s, 0, "covert-ops") == 2
    assert s.prompt == "main" and "spend covert-ops" not in s.offers
    assert s.why_not("0:spend covert-ops") == "DT-HERO-WID-01"
    s.do("0:pass", "0:keep 1 1 1 1 6", "0:nothing")
    assert s.prompt == "main" and s.game.phase == MAIN_2
    assert s.why_not("0:spend covert-ops") == "DT-HERO-WID-01"  # the second Main Phase is the same turn
    s.do("0:pass")
    assert s.seat == 1 and s.why_not("0:spend covert-ops") == "DT-HERO-WID-01"
    s.do("1:pass", "1:keep 1 1 4 4 6", "1:nothing", "1:pass")
    assert s.seat == 0 and s.why_not("0:spend covert-ops") == ""
    s.do("0:spend covert-ops", "0:choose 1", "0:lay grapple-2")
    assert count(s, 0, "covert-ops") == 1 and s.why_not("0:spend covert-ops") == "DT-HERO-WID-01"


@pytest.mark.rule("DT-HERO-WID-01", "DT-STATUS-07")
def test_covert_ops_is_refused_outside_her_own_main_phases_even_when_unspent() -> None:
    tokens = ({"covert-ops": 3},)
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 1, 1, 6), hands=(("hacked-2",),), tokens=tokens)
    assert s.prompt == "keep" and s.why_not("0:spend covert-ops") == "DT-HERO-WID-01"
    s = battle("barbarian", HERO, hands=((), ("hacked-2",)), tokens=({}, {"covert-ops": 3}))
    assert s.seat == 0 and s.why_not("1:spend covert-ops") == "DT-HERO-WID-01"
    s = battle("barbarian", HERO, at="offensive_roll", hands=((), ("hacked-2",)), tokens=({}, {"covert-ops": 3}))
    assert s.why_not("1:spend covert-ops") == "DT-HERO-WID-01"
    s = battle(HERO, "barbarian", at="main_2", hands=(("hacked-2",),), tokens=tokens)
    assert s.why_not("0:spend covert-ops") == ""


@pytest.mark.rule("DT-HERO-WID-01", "DT-STATUS-11")
def test_covert_ops_stops_at_three() -> None:
    s = strike((1, 3, 3, 3, 3), "subvert", levels={"vengeance": 2}, tokens=({"covert-ops": 3},), target=False)
    assert count(s, 0, "covert-ops") == 3 and count(s, 0, "agility") == 1


@pytest.mark.rule("DT-HERO-WID-02")
def test_covert_ops_lays_an_upgrade_from_hand_without_paying() -> None:
    s = battle(HERO, "barbarian", hands=(("grapple-2", "six-it"),), tokens=({"covert-ops": 3},), cp=(0, 0))
    s.do("0:spend covert-ops", "0:choose 1")
    assert s.offers == ["lay grapple-2"]
    s.do("0:lay grapple-2")
    assert raised(s, "grapple") == 2 and s.game.players[0].cp == 0 and hand(s, 0) == ["six-it"]
    assert count(s, 0, "covert-ops") == 2 and pile(s, 0) == [] and s.game.upgrades(0) == 1


@pytest.mark.rule("DT-HERO-WID-02", "DT-HERO-WID-03")
def test_without_an_upgrade_in_hand_only_looking_is_possible_and_with_an_empty_deck_nothing_is() -> None:
    s = battle(HERO, "barbarian", hands=(("six-it",),), decks=(("tip-it", "hacked-2"),), tokens=({"covert-ops": 3},))
    s.do("0:spend covert-ops")
    assert s.prompt == "order-top"
    s = battle(
        HERO, "barbarian", hands=(("six-it",),), decks=((),), discards=(("hacked-2",),), tokens=({"covert-ops": 3},)
    )
    assert "spend covert-ops" not in s.offers and s.why_not("0:spend covert-ops") != ""


TOP = ("tip-it", "six-it", "so-wild", "hacked-2", "grapple-2", "buh-bye", "double-up", "samesies")


@pytest.mark.rule("DT-HERO-WID-03")
def test_no_upgrade_among_three_lets_her_reveal_them_and_search_one_to_hand() -> None:
    s = battle(HERO, "barbarian", decks=(TOP,), tokens=({"covert-ops": 1},))
    s.do("0:spend covert-ops")
    assert s.offers == ["choose 1", "choose 2"]
    s.do("0:choose 1")
    assert [line["card"] for line in s.log("reveals-card")] == [f"@card.black-widow.{id}" for id in TOP[:3]]
    assert s.offers == ["take grapple-2", "take hacked-2", "enough"]
    s.do("0:take grapple-2")
    assert hand(s, 0) == ["grapple-2"] and s.log("takes-card") == [{"who": "&0", "card": "@card.black-widow.grapple-2"}]
    assert sorted(deck(s)) == sorted(set(TOP) - {"grapple-2"}) and deck(s) != [id for id in TOP if id != "grapple-2"]
    assert [key for key in s.game.seen if key % 64 in s.game.players[0].deck] == []  # shuffled: nobody knows
    assert s.prompt == "main" and raised(s, "grapple") == 1


@pytest.mark.rule("DT-HERO-WID-03")
def test_an_upgrade_among_three_allows_no_search_and_the_three_go_back_in_chosen_order() -> None:
    s = battle(HERO, "barbarian", decks=(("tip-it", "hacked-2", "so-wild", "grapple-2"),), tokens=({"covert-ops": 1},))
    s.do("0:spend covert-ops")
    assert s.prompt == "order-top" and s.offers == ["top tip-it", "top hacked-2", "top so-wild"]
    s.do("0:top so-wild", "0:top tip-it")
    assert deck(s) == ["so-wild", "tip-it", "hacked-2", "grapple-2"] and hand(s, 0) == []
    assert s.log("reveals-card") == [] and s.prompt == "main"


@pytest.mark.rule("DT-HERO-WID-03")
def test_declining_to_reveal_returns_the_three_in_any_order() -> None:
    s = battle(HERO, "barbarian", decks=(TOP,), tokens=({"covert-ops": 1},))
    s.do("0:spend covert-ops", "0:choose 2", "0:top six-it", "0:top so-wild")
    assert deck(s) == ["six-it", "so-wild", "tip-it", *TOP[3:]] and hand(s, 0) == [] and s.log("reveals-card") == []


@pytest.mark.rule("DT-HERO-WID-03")
def test_with_two_cards_in_the_deck_she_looks_at_two_and_nothing_is_reshuffled() -> None:
    s = battle(HERO, "barbarian", decks=(("tip-it", "six-it"),), discards=(("hacked-2",),), tokens=({"covert-ops": 1},))
    s.do("0:spend covert-ops", "0:choose 2")
    assert s.offers == ["top tip-it", "top six-it"]
    s.do("0:top six-it")
    assert deck(s) == ["six-it", "tip-it"] and pile(s, 0) == ["hacked-2"]


@pytest.mark.rule("DT-HERO-WID-04", "DT-CARD-14", "DT-CARD-15")
def test_covert_ops_is_never_among_the_choices_of_removal_and_transfer() -> None:
    tokens: tuple[dict[str, int], ...] = ({}, {"covert-ops": 3, "agility": 1})
    s = battle("barbarian", HERO, hands=(("buh-bye", "transference", "what-status-effects"),), tokens=tokens, cp=(6, 0))
    t = s.clone().do("0:play buh-bye")
    assert t.offers == ["remove 1 agility"]
    t = s.clone().do("0:play transference")
    assert t.offers == ["move agility 1 0"]
    t = s.clone().do("0:play what-status-effects")
    assert (count(t, 1, "covert-ops"), count(t, 1, "agility")) == (3, 0)
    s = battle("barbarian", HERO, hands=(("buh-bye", "transference"),), tokens=({}, {"covert-ops": 3}), cp=(6, 0))
    assert s.why_not("0:play buh-bye") == "DT-STATUS-06" and s.why_not("0:play transference") == "DT-CARD-15"


# ---------------------------------------------------------------------- Agility
@pytest.mark.rule("DT-HERO-WID-05", "DT-DMG-13")
@pytest.mark.parametrize(("die", "taken"), [(1, 7), (3, 7), (4, 15), (6, 15)])
def test_agility_prevents_half_of_fifteen_rounded_up_on_one_to_three(die: int, taken: int) -> None:
    s = battle("barbarian", HERO, at="offensive_roll", dice=(1, 2, 3, 4, 5, die), tokens=({}, {"agility": 1}))
    s.do("0:keep 1 2 3 4 5", "0:announce reckless")
    assert incoming(s, 1) == 15
    s.do("1:spend agility")
    assert count(s, 1, "agility") == 0 and incoming(s, 1) == taken
    over(s)
    assert healths(s) == [46, 50 - taken]


@pytest.mark.rule("DT-HERO-WID-05", "DT-DMG-01", "DT-STATUS-11")
def test_agility_needs_incoming_damage_and_stops_at_two() -> None:
    s = battle(HERO, "barbarian", hands=(("assemble",),), tokens=({"agility": 1},), cp=(1, 0))
    assert "spend agility" not in s.offers and s.why_not("0:spend agility") == "DT-DMG-01"
    s.do("0:play assemble")
    assert count(s, 0, "agility") == 2 and s.game.players[0].cp == 0


@pytest.mark.rule("DT-HERO-WID-06")
@pytest.mark.parametrize(("face", "ability"), [(1, "plain"), (2, "hard"), (3, "pure"), (4, "splash")], ids=str)
def test_agility_works_against_every_type_but_ultimate(face: int, ability: str) -> None:
    s = battle(CANNON, HERO, at="offensive_roll", dice=(*[face] * 5, 2), tokens=({}, {"agility": 1}))
    s.do(f"0:keep {' '.join([str(face)] * 5)}", f"0:announce {ability}")
    assert incoming(s, 1) == 6 and s.why_not("1:spend agility") == ""
    s.do("1:spend agility")
    over(s)
    assert healths(s) == [50, 47]


@pytest.mark.rule("DT-HERO-WID-06", "DT-ABILITY-14")
def test_agility_is_refused_against_ultimate_damage() -> None:
    s = battle(
        CANNON, HERO, at="offensive_roll", dice=(6, 6, 6, 6, 6), hands=(("double-up",),), tokens=({}, {"agility": 2})
    )
    s.do("0:keep 6 6 6 6 6", "0:announce final", "0:pass")
    assert s.seat == 0 and s.prompt == "act" and incoming(s, 1) == 6
    assert s.why_not("1:spend agility") in ("DT-ABILITY-14", "DT-DMG-07")
    over(s)
    assert healths(s) == [50, 44] and count(s, 1, "agility") == 2


@pytest.mark.rule("DT-HERO-WID-06", "DT-DMG-22")
def test_agility_works_at_any_time_also_against_upkeep_damage() -> None:
    s = battle(HERO, PYROMANCER, at="upkeep", dice=(3,), tokens=({"burn": 1, "agility": 1},))
    assert s.prompt == "act" and incoming(s, 0) == 2
    s.do("0:spend agility").passing("main")
    assert healths(s) == [49, 50] and count(s, 0, "burn") == 1


@pytest.mark.rule("DT-HERO-WID-07", "DT-DMG-12")
def test_two_halves_of_the_same_eight_prevent_all_of_it() -> None:
    s = battle("barbarian", HERO, at="offensive_roll", dice=(1, 1, 1, 2, 2, 1, 3), tokens=({}, {"agility": 2}))
    s.do("0:keep 1 1 1 2 2", "0:announce smack")
    assert incoming(s, 1) == 8
    read(s.do("1:spend agility"))
    assert incoming(s, 1) == 4
    read(s.do("1:spend agility"))
    assert incoming(s, 1) == 0 and healths(s) == [50, 50]
    over(s)
    assert healths(s) == [50, 50] and count(s, 1, "agility") == 0


@pytest.mark.rule("DT-HERO-WID-07", "DT-DMG-11")
@pytest.mark.parametrize("first", ["agility", "defence"])
def test_fixed_prevention_counts_before_the_half_whenever_it_was_used(first: str) -> None:
    dice = (5, 5, 5, 5, 5, *((1, 1, 2, 2) if first == "agility" else (1, 2, 2, 1)))
    s = battle(CANNON, HERO, at="offensive_roll", dice=dice, tokens=({}, {"agility": 1}))
    s.do("0:keep 5 5 5 5 5", "0:announce nine")
    if first == "agility":
        s.do("1:spend agility", "1:defend sabotage")
    else:
        read(s.do("1:pass", "1:defend sabotage"))
        assert incoming(s, 1) == 6
        s.do("1:spend agility")
    assert s.game.incoming == [] and healths(s) == [50, 47]


# ---------------------------------------------------------------------- Time Bomb
@pytest.mark.rule("DT-HERO-WID-08", "DT-UPGRADE-09")
@pytest.mark.parametrize(("n", "early", "late"), [(0, 1, 0), (5, 1, 0), (6, 0, 1), (8, 0, 1)])
def test_a_bomb_arrives_on_its_late_side_with_six_upgrades_in_play(n: int, early: int, late: int) -> None:
    s = battle(HERO, "barbarian", hands=(("undercover-mission",),), levels=(upgrades(n),), cp=(2, 0))
    s.do("0:play undercover-mission")
    assert (count(s, 1, "time-bomb"), count(s, 1, "time-bomb-late")) == (early, late) and healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-WID-08", "DT-STATUS-12")
@pytest.mark.parametrize("bombs", [{"time-bomb": 2}, {"time-bomb": 1, "time-bomb-late": 1}, {"time-bomb-late": 2}])
@pytest.mark.parametrize("n", [0, 6])
def test_both_sides_share_a_limit_of_two_and_a_full_stack_does_not_go_off(bombs: dict[str, int], n: int) -> None:
    s = battle(
        HERO, "barbarian", hands=(("undercover-mission",),), levels=(upgrades(n),), tokens=({}, bombs), cp=(2, 0)
    )
    s.do("0:play undercover-mission")
    assert {id: count(s, 1, id) for id in bombs} == bombs
    assert count(s, 1, "time-bomb") + count(s, 1, "time-bomb-late") == 2 and healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-WID-09")
@pytest.mark.parametrize("die", [1, 3, 5])
def test_an_early_bomb_turns_to_its_late_side_on_one_to_five_without_damage(die: int) -> None:
    s = battle("barbarian", HERO, at="upkeep", dice=(die,), tokens=({"time-bomb": 1},))
    assert s.prompt == "main" and healths(s) == [50, 50]
    assert (count(s, 0, "time-bomb"), count(s, 0, "time-bomb-late")) == (0, 1)


@pytest.mark.rule("DT-HERO-WID-09", "DT-DMG-20")
@pytest.mark.parametrize("die", [1, 5])
def test_a_late_bomb_goes_off_on_one_to_five_for_four(die: int) -> None:
    s = battle("barbarian", HERO, at="upkeep", dice=(die,), tokens=({"time-bomb-late": 1},))
    assert s.prompt == "main" and healths(s) == [46, 50] and not any(s.game.players[0].tokens)
    assert s.game.incoming == []


@pytest.mark.rule("DT-HERO-WID-09")
@pytest.mark.parametrize("side", ["time-bomb", "time-bomb-late"])
def test_a_six_removes_a_bomb_of_either_side_without_damage(side: str) -> None:
    s = battle("barbarian", HERO, at="upkeep", dice=(6,), tokens=({side: 1},))
    assert s.prompt == "main" and healths(s) == [50, 50] and not any(s.game.players[0].tokens)


@pytest.mark.rule("DT-HERO-WID-09", "DT-UPKEEP-02", "DT-UPKEEP-04")
def test_a_bomb_deals_its_damage_at_once_while_other_upkeep_effects_wait() -> None:
    s = battle("gunslinger", HERO, at="upkeep", dice=(5, 3), tokens=({"time-bomb": 1, "time-bomb-late": 1},))
    assert s.prompt == "upkeep-order"
    s.do("0:first token.time-bomb-late.upkeep")
    assert s.prompt == "upkeep-order" and healths(s) == [46, 50]
    s.do("0:first token.time-bomb.upkeep").passing("main")
    assert healths(s) == [46, 50] and (count(s, 0, "time-bomb"), count(s, 0, "time-bomb-late")) == (0, 1)
    s = battle("barbarian", HERO, at="upkeep", dice=(5,), tokens=({"time-bomb-late": 1},), health=(4, 50))
    assert s.prompt == "over" and s.game.outcome == (1,)


@pytest.mark.rule("DT-HERO-WID-09", "DT-DMG-21", "DT-ABILITY-10")
def test_the_blast_is_undefendable_but_can_be_avoided() -> None:
    s = battle("gunslinger", HERO, at="upkeep", dice=(5, 2), tokens=({"time-bomb-late": 1, "evasive": 1},))
    s.do("0:first token.time-bomb-late.upkeep")
    assert s.prompt == "act" and s.offers == ["spend evasive", "pass"] and s.why_not("0:defend duel") != ""
    t = s.clone().do("0:pass")
    assert healths(t) == [46, 50]
    s.do("0:spend evasive").passing("main")
    assert healths(s) == [50, 50] and count(s, 0, "time-bomb-late") == 0


@pytest.mark.rule("DT-HERO-WID-09")
def test_one_die_is_rolled_for_each_bomb_and_only_in_its_holders_upkeep() -> None:
    s = battle("barbarian", HERO, at="upkeep", dice=(2, 6), tokens=({"time-bomb": 2},))
    assert (count(s, 0, "time-bomb"), count(s, 0, "time-bomb-late")) == (0, 1)
    s = battle("barbarian", HERO, at="upkeep", dice=(2, 2), tokens=({"time-bomb": 2},))
    assert (count(s, 0, "time-bomb"), count(s, 0, "time-bomb-late")) == (0, 2) and healths(s) == [50, 50]
    s = battle("barbarian", HERO, at="upkeep", dice=(5, 4), tokens=({"time-bomb-late": 2},))
    assert healths(s) == [42, 50] and not any(s.game.players[0].tokens)
    s = battle(HERO, "barbarian", at="upkeep", dice=(5, 5), tokens=({}, {"time-bomb": 1, "time-bomb-late": 1}))
    assert s.prompt == "main" and (count(s, 1, "time-bomb"), count(s, 1, "time-bomb-late")) == (1, 1)
    assert healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-WID-09")
def test_a_bomb_that_has_just_turned_is_not_rolled_for_again_in_place_of_a_removed_one() -> None:
    s = battle(
        "barbarian",
        HERO,
        at="upkeep",
        dice=(3, 5),
        hands=(("buh-bye",),),
        tokens=({"time-bomb": 1, "time-bomb-late": 1},),
        cp=(2, 0),
    )
    s.do("0:pass", "0:first token.time-bomb.upkeep", "0:play buh-bye", "0:remove 0 time-bomb-late").passing("main")
    assert (count(s, 0, "time-bomb"), count(s, 0, "time-bomb-late")) == (0, 1) and healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-WID-10", "DT-CARD-15")
@pytest.mark.parametrize("side", ["time-bomb", "time-bomb-late"])
def test_a_transferred_bomb_keeps_the_side_it_showed(side: str) -> None:
    s = battle("barbarian", HERO, hands=(("transference",),), tokens=({side: 1},), cp=(2, 0))
    s.do("0:play transference", f"0:move {side} 0 1")
    assert count(s, 1, side) == 1 and sum(s.game.players[1].tokens) == 1 and not any(s.game.players[0].tokens)
    assert healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-WID-08", "DT-HERO-WID-10", "DT-CARD-15")
@pytest.mark.parametrize("side", ["time-bomb", "time-bomb-late"])
def test_a_bomb_cannot_be_transferred_onto_a_full_stack(side: str) -> None:
    full = {"time-bomb": 1, "time-bomb-late": 1}
    s = battle("barbarian", HERO, hands=(("transference",),), tokens=({side: 1}, full), cp=(2, 0))
    s.do("0:play transference")
    assert sorted(s.offers) == ["move time-bomb 1 0", "move time-bomb-late 1 0"]


# ---------------------------------------------------------------------- Red Room Training
@pytest.mark.rule("DT-HERO-WID-11")
@pytest.mark.parametrize("order", [("red-room-training-2", "hacked-2"), ("hacked-2", "red-room-training-2")])
def test_red_room_training_ii_draws_nothing_for_the_upgrade_laid_with_it_but_for_every_later_one(
    order: tuple[str, str],
) -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6),
        hands=(("grapple-2",),),
        decks=(("red-room-training-2", "hacked-2", "better-d", "helping-hand"),),
        cp=(4, 0),
    )
    s.do("0:keep 6 6 6 6 6", "0:announce widows-bite", "0:pass", f"0:take {order[0]}", f"0:take {order[1]}")
    assert raised(s, "red-room-training") == raised(s, "hacked") == 2
    assert hand(s, 0) == ["grapple-2"] and sorted(deck(s)) == ["better-d", "helping-hand"]
    s.passing("main").do("0:play grapple-2")
    assert raised(s, "grapple") == 2 and len(hand(s, 0)) == 1 and len(deck(s)) == 1


@pytest.mark.rule("DT-HERO-WID-11")
def test_red_room_training_ii_draws_for_each_upgrade_after_it_and_level_i_never_does() -> None:
    rest = ("better-d", "helping-hand", "samesies", "six-it")
    s = battle(HERO, "barbarian", hands=(("hacked-2", "red-room-training-2", "grapple-2"),), decks=(rest,), cp=(9, 0))
    s.do("0:play hacked-2", "0:play red-room-training-2")
    assert hand(s, 0) == ["grapple-2"]
    s.do("0:play grapple-2")
    assert hand(s, 0) == ["better-d"]
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6),
        decks=(("grapple-2", "hacked-2", *rest),),
        levels=({"red-room-training": 2},),
        cp=(0, 0),
    )
    s.do("0:keep 6 6 6 6 6", "0:announce widows-bite", "0:take grapple-2", "0:take hacked-2")
    assert len(hand(s, 0)) == 2 and len(deck(s)) == 2
    over(s)


@pytest.mark.rule("DT-HERO-WID-12", "DT-OFF-07")
def test_an_upgrade_laid_after_the_announcement_stays_when_the_dice_are_broken() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(1, 3, 3, 3, 6),
        hands=(("baton-strike-2",), ("so-wild",)),
        cp=(1, 2),
    )
    s.do("1:pass", "0:keep 1 3 3 3 6", "0:announce baton-strike")
    s.do("0:play baton-strike-2", "1:play so-wild", "1:set 3 1")
    assert raised(s, "baton-strike") == 2 and s.game.players[0].cp == 0
    assert s.seat == 0 and s.why_not("0:announce baton-strike") == "DT-OFF-04"
    s.do("0:keep 1 1 3 3 6")
    assert "announce baton-strike" not in s.offers
    s.do("0:nothing")
    over(s)
    assert healths(s) == [50, 50] and raised(s, "baton-strike") == 2 and s.log("activates") == []


@pytest.mark.rule("DT-HERO-WID-12", "DT-UPGRADE-01")
def test_an_upgrade_laid_just_before_activating_changes_the_ability_at_once() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 3, 3, 3, 6), hands=(("baton-strike-2",),), cp=(1, 0))
    s.do("0:play baton-strike-2", "0:keep 1 3 3 3 6", "0:announce baton-strike")
    assert incoming(s, 1) == 6 and s.game.players[0].cp == 0
    over(s)
    assert healths(s) == [50, 44]


@pytest.mark.rule("DT-HERO-WID-12", "DT-UPGRADE-02", "DT-CP-01")
def test_only_she_lays_upgrades_in_roll_phases_anybodys_and_never_in_anothers_main_phase() -> None:
    s = battle(HERO, "gunslinger", at="offensive_roll", hands=(("hacked-2",), ("duel-2",)), cp=(1, 9))
    assert "play hacked-2" in s.offers and s.why_not("1:play duel-2") == "DT-UPGRADE-02"
    s = battle("gunslinger", HERO, at="offensive_roll", hands=(("duel-2",), ("hacked-2",)), cp=(9, 1))
    assert s.why_not("0:play duel-2") == "DT-UPGRADE-02"
    assert s.seat == 1
    s.do("1:play hacked-2")
    assert s.game.upgrades(1) == 1 and s.seat == 0
    s = battle("gunslinger", HERO, hands=((), ("hacked-2",)), cp=(9, 1))
    assert s.why_not("1:play hacked-2") == "DT-UPGRADE-02"
    s = battle(HERO, "gunslinger", at="offensive_roll", hands=(("hacked-2",),), cp=(0, 0))
    assert s.why_not("0:play hacked-2") == "DT-CP-01"


@pytest.mark.rule("DT-MOD-01", "DT-UPGRADE-09")
@pytest.mark.parametrize("training", [1, 2])
def test_with_five_upgrades_her_attacks_deal_one_more(training: int) -> None:
    have = {"red-room-training": training} if training == 2 else {}
    four = upgrades(4 - len(have), "baton-strike", "red-room-training") | have
    five = upgrades(5 - len(have), "baton-strike", "red-room-training") | have
    s = strike((1, 1, 3, 3, 3), "baton-strike", levels=four)
    assert incoming(s, 1) == 5
    s = strike((1, 1, 3, 3, 3), "baton-strike", levels=five)
    assert incoming(s, 1) == 6
    over(s)
    assert healths(s) == [30, 24, 35]


@pytest.mark.rule("DT-MOD-01", "DT-UPGRADE-09")
def test_a_fifth_upgrade_played_before_the_damage_is_totalled_counts() -> None:
    four = upgrades(4, "baton-strike", "red-room-training", "hacked")
    s = battle(
        HERO, "barbarian", at="offensive_roll", dice=(1, 1, 3, 3, 3), hands=(("hacked-2",),), cp=(1, 0), levels=(four,)
    )
    s.do("0:keep 1 1 3 3 3", "0:announce baton-strike").passing("defend").do("1:pass")
    assert incoming(s, 1) == 5 and healths(s.clone().passing()) == [50, 45]
    s.do("0:play hacked-2")
    assert healths(s.passing()) == [50, 44]


@pytest.mark.rule("DT-ABILITY-09")
def test_five_upgrades_add_nothing_to_what_is_no_attack() -> None:
    s = strike((1, 1, 3, 4, 4), "covert-mission", levels=upgrades(5), target=False)
    s.do("0:player 1", "0:enough")
    over(s)
    assert healths(s) == [30, 30, 35] and count(s, 1, "time-bomb") == 1


# ---------------------------------------------------------------------- Sabotage
@pytest.mark.rule("DT-HERO-WID-13", "DT-DMG-10")
def test_sabotage_ii_prevents_two_and_deals_two() -> None:
    s = battle(
        "barbarian",
        HERO,
        at="offensive_roll",
        dice=(1, 2, 3, 4, 6, 1, 2, 3, 5, 2),
        levels=({}, {"sabotage": 2}),
        tokens=({}, {"agility": 1}),
    )
    read(s.do("0:keep 1 2 3 4 6", "0:announce mighty-blow", "1:pass", "1:defend sabotage"))
    assert (incoming(s, 1), incoming(s, 0)) == (7, 2)  # 9 - 2, and 2 back
    s.do("1:spend agility")
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&1", 3), ("&0", 2)]  # half of the subtotal 7
    over(s)
    assert healths(s) == [48, 47]


def defended(*dice: int, levels: Mapping[str, int] | None = None) -> Scene[Battle]:
    """Barbarian attacks for 9, Black Widow defends."""
    s = battle("barbarian", HERO, at="offensive_roll", dice=(1, 2, 3, 4, 6, *dice), levels=({}, levels or {}))
    return s.do("0:keep 1 2 3 4 6", "0:announce mighty-blow", "1:defend sabotage")


@pytest.mark.rule("DT-DEF-07", "DT-TEXT-03")
@pytest.mark.parametrize(
    ("dice", "lost", "back", "bombs"),
    [((1, 2, 1), 6, 0, 0), ((3, 4, 5), 9, 3, 0), ((1, 3, 6), 8, 1, 0), ((6, 6, 3), 9, 1, 1), ((6, 6, 6), 9, 0, 1)],
)
def test_sabotage_i_reads_three_dice(dice: tuple[int, ...], lost: int, back: int, bombs: int) -> None:
    s = over(defended(*dice))
    assert healths(s) == [50 - back, 50 - lost]
    assert count(s, 0, "time-bomb") == bombs and count(s, 1, "time-bomb") == 0


@pytest.mark.rule("DT-DEF-07", "DT-DEF-08")
def test_sabotage_ii_reads_four_dice_and_places_a_late_bomb_with_six_upgrades() -> None:
    s = over(defended(6, 6, 1, 3, levels={"sabotage": 2}))
    assert healths(s) == [49, 42] and count(s, 0, "time-bomb") == 1
    s = defended(6, 6, 1, 3, levels=upgrades(6, "sabotage", "vengeance") | {"sabotage": 2})
    s.do("1:keep 1 3 6 6")
    over(s)
    assert (count(s, 0, "time-bomb"), count(s, 0, "time-bomb-late")) == (0, 1)


@pytest.mark.rule("DT-DEF-07", "DT-UPGRADE-09")
@pytest.mark.parametrize("sabotage", [1, 2])
def test_sabotage_may_be_rerolled_once_with_four_upgrades(sabotage: int) -> None:
    have = {"sabotage": 2} if sabotage == 2 else {}
    extra = (6,) if sabotage == 2 else ()
    s = defended(6, 3, 4, *extra, levels=upgrades(3 - len(have), "sabotage") | have)
    assert s.prompt == "main"  # three upgrades: no second attempt
    s = defended(6, 3, 4, *extra, 1, 2, levels=upgrades(4 - len(have), "sabotage") | have)
    assert s.seat == 1 and s.prompt == "keep"
    s.do("1:keep 6 6" if extra else "1:keep 6")
    over(s)  # two dice became Espionage, and there was only one re-roll
    assert healths(s) == [50, 43] and count(s, 0, "time-bomb") == len(extra)
    s = defended(6, 3, 4, *extra, levels=upgrades(4 - len(have), "sabotage") | have)
    s.do("1:keep 3 4 6 6" if extra else "1:keep 3 4 6")
    over(s)
    assert healths(s) == [48, 41]


# ---------------------------------------------------------------------- offensive abilities
@pytest.mark.rule("DT-ABILITY-05")
@pytest.mark.parametrize(("faces", "tier"), [((1, 2, 3, 4, 5), 0), ((1, 3, 3, 4, 5), 1), ((3, 3, 4, 4, 5), 2)])
def test_baton_strike_deals_five_to_seven_and_one_more_at_level_ii(faces: tuple[int, ...], tier: int) -> None:
    s = over(strike(faces, "baton-strike"))
    assert healths(s) == [30, 25 - tier, 35] and s.log("reveals-hand") == []
    s = over(strike(faces, "baton-strike", levels={"baton-strike": 2}))
    assert healths(s) == [30, 24 - tier, 35] and s.log("reveals-hand") == [{"who": "&1"}]


@pytest.mark.rule("DT-OFF-04", "DT-ABILITY-01", "DT-UPGRADE-08")
def test_what_dice_allow_at_level_i_and_with_every_upgrade() -> None:
    for faces, base, more in (
        ((1, 1, 1, 3, 6), ["infiltrate"], []),
        ((1, 1, 3, 3, 6), ["infiltrate"], ["covert-mission"]),
        ((1, 1, 3, 6, 6), ["infiltrate"], ["spy-game"]),
        ((1, 3, 3, 6, 6), [], []),
        ((1, 1, 6, 6, 6), [], ["recon"]),
        ((1, 1, 1, 3, 3), [], ["covert-mission"]),
        ((1, 3, 3, 3, 6), ["baton-strike"], ["subvert"]),
        ((1, 1, 3, 3, 3), ["baton-strike", "widows-gauntlets"], ["covert-mission", "subvert"]),
        ((2, 3, 4, 5, 6), ["baton-strike", "hacked", "vengeance"], ["subvert"]),
        ((3, 6, 6, 6, 6), ["grapple"], ["recon"]),
        ((6, 6, 6, 6, 6), ["grapple", "widows-bite"], ["recon"]),
    ):
        for levels, wanted in (({}, base), (dict.fromkeys(SLOTS, 2), base + more)):
            s = battle(HERO, "barbarian", at="offensive_roll", dice=faces, levels=(levels,))
            s.do("0:keep " + " ".join([str(face) for face in faces]))
            assert sorted(s.offers) == sorted([*[f"announce {id}" for id in wanted], "nothing"]), faces
    assert s.why_not("0:announce baton-strike") == "DT-OFF-04"


@pytest.mark.rule("DT-DEF-02", "DT-UPGRADE-08")
def test_baton_strike_ii_shows_the_targets_hand_to_everybody_before_the_defence() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 3, 3, 3),
        hands=((), ("vegas-baby", "concuss")),
        levels=({"baton-strike": 2},),
    )
    s.do("0:keep 1 1 3 3 3", "0:announce baton-strike")
    assert s.prompt == "defend" and [line["card"] for line in s.log("reveals-card")] == [
        "@card.barbarian.vegas-baby",
        "@card.barbarian.concuss",
    ]
    assert hand(s, 1) == ["vegas-baby", "concuss"]


INFILTRATE = (1, 2, 3, 4, 6)


@pytest.mark.rule("DT-TEXT-04", "DT-DEF-03", "DT-DMG-20")
def test_infiltrate_i_advances_every_bomb_and_then_places_a_new_one() -> None:
    bombs = ({"time-bomb": 1}, {"time-bomb-late": 1}, {"time-bomb": 1, "time-bomb-late": 1})
    s = strike(INFILTRATE, "infiltrate", tokens=bombs)
    s.passing("main")
    assert healths(s) == [30, 26, 31] and count(s, 0, "agility") == 1
    assert [(count(s, n, "time-bomb"), count(s, n, "time-bomb-late")) for n in range(3)] == [(0, 1), (1, 0), (0, 1)]
    assert s.game.incoming == [] and s.game.later == () and s.log("defends") == []


@pytest.mark.rule("DT-TEXT-04", "DT-DEF-03", "DT-DMG-20")
def test_infiltrate_ii_places_a_bomb_first_and_then_advances_every_one() -> None:
    s = over(strike(INFILTRATE, "infiltrate", levels={"infiltrate": 2}, tokens=({}, {"time-bomb-late": 1})))
    assert healths(s) == [30, 26, 35] and count(s, 0, "agility") == 1
    assert (count(s, 1, "time-bomb"), count(s, 1, "time-bomb-late")) == (0, 1)
    s = over(strike(INFILTRATE, "infiltrate", levels={"infiltrate": 2}, tokens=({}, {"time-bomb-late": 2})))
    assert healths(s) == [30, 22, 35] and not any(s.game.players[1].tokens)  # no room for a third: both go off
    s = over(strike(INFILTRATE, "infiltrate", levels=upgrades(6)))
    assert healths(s) == [30, 26, 35] and not any(s.game.players[1].tokens)  # placed late, it goes off at once


@pytest.mark.rule("DT-HEALTH-06", "DT-DMG-20")
def test_a_player_defeated_by_her_own_infiltrate_chooses_no_target_and_places_no_bomb() -> None:
    s = battle(
        HERO,
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        dice=INFILTRATE,
        health=(4, 30, 35),
        tokens=({"time-bomb-late": 1},),
    )
    s.do("0:keep 1 2 3 4 6", "0:announce infiltrate", "0:pass")  # Agility, just gained, is not spent
    assert s.game.players[0].out and healths(s) == [0, 30, 35]
    assert s.seat == 1 and s.prompt == "main" and s.game.later == () and s.game.attack is None
    assert not any(s.game.players[1].tokens) and not any(s.game.players[2].tokens)


@pytest.mark.rule("DT-MOD-02", "DT-DEF-03")
def test_infiltrate_is_no_attack() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=INFILTRATE, hands=(("subversion", "double-up"),), cp=(5, 0))
    s.do("0:keep 1 2 3 4 6", "0:announce infiltrate")
    assert s.prompt == "act" and s.why_not("0:play subversion") == "DT-MOD-02"
    over(s)
    assert healths(s) == [50, 50] and (count(s, 1, "time-bomb"), count(s, 0, "agility")) == (1, 1)


@pytest.mark.rule("DT-OFF-12", "DT-DEF-11")
def test_spy_game_deals_six_undefendable_with_both_tokens() -> None:
    s = over(strike((1, 2, 3, 6, 6), "spy-game", levels={"infiltrate": 2}))
    assert healths(s) == [30, 24, 35] and s.log("defends") == []
    assert (count(s, 0, "covert-ops"), count(s, 0, "agility")) == (1, 1) and not any(s.game.players[1].tokens)


@pytest.mark.rule("DT-UPGRADE-09", "DT-CP-03")
@pytest.mark.parametrize(("base", "others", "damage"), [(1, 0, 6), (1, 3, 9), (2, 0, 8), (2, 3, 11)])
def test_widows_gauntlets_deal_one_more_per_upgrade(base: int, others: int, damage: int) -> None:
    levels = upgrades(others, "widows-gauntlets") | ({"widows-gauntlets": 2} if base == 2 else {})
    s = over(strike((1, 2, 3, 4, 5), "widows-gauntlets", levels=levels))
    assert healths(s) == [30, 30 - damage, 35] and s.game.players[0].cp == 3


@pytest.mark.rule("DT-TARGET-04", "DT-MODEKOTH-02")
def test_covert_mission_places_a_bomb_on_up_to_two_opponents() -> None:
    levels = {"widows-gauntlets": 2}
    s = strike((1, 2, 3, 4, 6), "covert-mission", levels=levels, target=False)
    assert s.offers == ["player 1", "player 2", "enough"]
    t = s.clone().do("0:player 2")
    assert t.offers == ["player 1", "enough"]
    t.do("0:player 1")
    assert t.prompt == "main" and [count(t, n, "time-bomb") for n in range(3)] == [0, 1, 1]
    t = over(s.clone().do("0:player 1", "0:enough"))
    assert [count(t, n, "time-bomb") for n in range(3)] == [0, 1, 0]
    t = over(s.do("0:enough"))
    assert [count(t, n, "time-bomb") for n in range(3)] == [0, 0, 0] and healths(t) == [30, 30, 35]


@pytest.mark.rule("DT-UPGRADE-09", "DT-DEF-02")
@pytest.mark.parametrize(
    ("base", "others", "damage"), [(1, 0, 5), (1, 2, 5), (1, 3, 7), (2, 0, 6), (2, 1, 6), (2, 2, 8)]
)
def test_hacked_places_a_bomb_and_hits_harder_with_three_upgrades(base: int, others: int, damage: int) -> None:
    levels = upgrades(others, "hacked") | ({"hacked": 2} if base == 2 else {})
    s = strike((1, 2, 3, 4, 4), "hacked", levels=levels)
    assert s.prompt == "defend" and count(s, 1, "time-bomb") == 1
    over(s)
    assert healths(s) == [30, 30 - damage, 35] and count(s, 1, "time-bomb") == 1


@pytest.mark.rule("DT-UPGRADE-09", "DT-DEF-11")
@pytest.mark.parametrize(
    ("base", "others", "damage", "cp"),
    [(1, 0, 6, 2), (1, 1, 7, 2), (1, 2, 8, 3), (2, 0, 8, 3), (2, 2, 10, 3)],
)
def test_grapple_is_undefendable_and_grows_with_upgrades(base: int, others: int, damage: int, cp: int) -> None:
    levels = upgrades(others, "grapple") | ({"grapple": 2} if base == 2 else {})
    s = over(strike((1, 6, 6, 6, 6), "grapple", levels=levels))
    assert healths(s) == [30, 30 - damage, 35] and s.log("defends") == []
    assert s.game.players[0].cp == cp and count(s, 0, "agility") == 1


@pytest.mark.rule("DT-UPGRADE-06", "DT-TARGET-04")
def test_recon_puts_an_upgrade_from_the_deck_into_play_or_none() -> None:
    s = strike((1, 1, 6, 6, 6), "recon", levels={"grapple": 2}, target=False)
    assert s.prompt == "search" and "take grapple-2" not in s.offers and count(s, 0, "agility") == 1
    before = deck(s)
    t = over(s.clone().do("0:take sabotage-2"))
    assert raised(t, "sabotage") == 2 and t.game.upgrades(0) == 2 and t.game.players[0].cp == 2
    assert sorted(deck(t)) == sorted([id for id in before if id != "sabotage-2"]) and hand(t, 0) == []
    t = over(s.do("0:enough"))
    assert t.game.upgrades(0) == 1 and sorted(deck(t)) == sorted(before) and deck(t) != before
    assert healths(t) == [30, 30, 35]


@pytest.mark.rule("DT-TEXT-02", "DT-TEXT-03", "DT-OFF-11")
@pytest.mark.parametrize(
    ("base", "more", "damage", "bombs", "ops"),
    [
        (1, (3, 4, 5, 6), 10, 0, 0),
        (1, (1, 2, 3, 6), 8, 1, 0),
        (1, (1, 3, 4, 6), 9, 1, 0),
        (1, (6, 6, 6, 6), 7, 0, 1),
        (2, (3, 4, 5, 3, 4), 12, 0, 0),
        (2, (1, 1, 3, 6, 6), 8, 1, 1),
    ],
)
def test_vengeance_rolls_on_for_more(base: int, more: tuple[int, ...], damage: int, bombs: int, ops: int) -> None:
    s = strike((1, 2, 3, 4, 5), "vengeance", *more, levels={"vengeance": base} if base == 2 else {})
    assert count(s, 1, "time-bomb") == bombs and incoming(s, 1) == damage
    assert len(s.log("rolls")[-1]["dice"].split()) == 3 + base
    over(s)
    assert healths(s) == [30, 30 - damage, 35]
    assert (count(s, 0, "agility"), count(s, 0, "covert-ops")) == (1, ops)


@pytest.mark.rule("DT-TARGET-04", "DT-OFF-04")
def test_subvert_gives_both_tokens_and_touches_nobody() -> None:
    s = over(strike((1, 3, 3, 4, 6), "subvert", levels={"vengeance": 2}, target=False))
    assert (count(s, 0, "covert-ops"), count(s, 0, "agility")) == (1, 1) and healths(s) == [30, 30, 35]
    assert not any(s.game.players[1].tokens)
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 3, 3, 4, 6))
    assert s.why_not("0:announce subvert") == "DT-OFF-04"


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-13", "DT-HERO-WID-08")
def test_widows_bite_lays_two_upgrades_places_a_bomb_and_deals_ten() -> None:
    s = strike((6, 6, 6, 6, 6), "widows-bite", target=False)
    s.do("0:take hacked-2")
    assert "take hacked-2" not in s.offers and "enough" in s.offers
    s.do("0:take vengeance-2", "0:player 1")
    assert s.prompt == "main" and s.log("defends") == []
    over(s)
    assert healths(s) == [30, 20, 35] and count(s, 1, "time-bomb") == 1
    assert (raised(s, "hacked"), raised(s, "vengeance"), s.game.upgrades(0)) == (2, 2, 2)
    assert s.game.players[0].cp == 2 and len(deck(s)) == 30


@pytest.mark.rule("DT-ABILITY-13", "DT-HERO-WID-08", "DT-UPGRADE-09")
def test_widows_bite_counts_the_upgrades_it_has_just_laid() -> None:
    s = strike((6, 6, 6, 6, 6), "widows-bite", levels=upgrades(4), target=False)
    s.do("0:take vengeance-2", "0:take sabotage-2", "0:player 1")
    over(s)
    assert healths(s) == [30, 19, 35] and (count(s, 1, "time-bomb"), count(s, 1, "time-bomb-late")) == (0, 1)
    s = strike((6, 6, 6, 6, 6), "widows-bite", levels=upgrades(4), target=False)
    s.do("0:enough", "0:player 1")
    over(s)
    assert healths(s) == [30, 20, 35] and count(s, 1, "time-bomb") == 1 and s.game.upgrades(0) == 4


# ---------------------------------------------------------------------- her cards
def attacked(*dice: int, cards: tuple[str, ...], agility: int = 0, cp: int = 2) -> Scene[Battle]:
    """Barbarian deals 9 undefended; Black Widow holds cards."""
    s = battle(
        "barbarian",
        HERO,
        at="offensive_roll",
        dice=(1, 2, 3, 4, 6, *dice),
        hands=((), cards),
        tokens=({}, {"agility": agility}),
        cp=(0, cp),
    )
    return s.passing("keep").do("0:keep 1 2 3 4 6", "0:announce mighty-blow")


@pytest.mark.rule("DT-TEXT-02", "DT-CARD-10")
@pytest.mark.parametrize(
    ("dice", "cp", "taken"),
    [((1, 6), 1, 4), ((1, 2), 1, 9), ((6, 6), 0, 4), ((3, 4), 0, 9)],
)
def test_recoil_gives_a_cp_on_espionage_and_prevents_half_on_widow(dice: tuple[int, ...], cp: int, taken: int) -> None:
    s = attacked(*dice, cards=("recoil",), cp=0)
    s.passing("defend").do("1:pass", "1:play recoil")
    over(s)
    assert healths(s) == [50, 50 - taken] and s.game.players[1].cp == cp and pile(s, 1) == ["recoil"]


@pytest.mark.rule("DT-TARGET-08", "DT-CARD-10")
def test_recoil_needs_an_attack_on_her() -> None:
    s = battle("barbarian", HERO, at="offensive_roll", dice=(1, 2, 3, 4, 6), hands=((), ("recoil",)))
    assert s.seat == 0 and s.why_not("1:play recoil") == "DT-TARGET-08"
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 3, 3, 3), hands=(("recoil",),))
    s.do("0:keep 1 1 3 3 3", "0:announce baton-strike")
    assert s.prompt == "defend" and s.why_not("0:play recoil") == "DT-TARGET-08"
    s = battle(HERO, "barbarian", hands=(("recoil",),))
    assert s.why_not("0:play recoil") == "DT-CARD-10"


@pytest.mark.rule("DT-MOD-01", "DT-MOD-02", "DT-MOD-03")
def test_subversion_adds_two_and_one_per_upgrade_played_this_turn() -> None:
    hands = (("subversion", "hacked-2", "grapple-2"),)
    s = battle(HERO, "barbarian", dice=(1, 1, 3, 3, 3), hands=hands, levels=({"sabotage": 2},), cp=(4, 0))
    s.do("0:play hacked-2", "0:play grapple-2", "0:pass")
    assert s.why_not("0:play subversion") == "DT-MOD-02"
    s.do("0:keep 1 1 3 3 3", "0:announce baton-strike", "0:play subversion")
    assert incoming(s, 1) == 9  # 5 + 2 + 2; Sabotage II was there before
    over(s)
    assert healths(s) == [50, 41] and pile(s, 0) == ["subversion"]
    s = attacked(cards=("subversion", "double-up")).do("1:pass")
    assert s.seat == 1 and incoming(s, 1) == 9
    assert s.why_not("1:play subversion") == "DT-MOD-03"


@pytest.mark.rule("DT-MOD-01", "DT-HERO-WID-12", "DT-TURN-02")
def test_subversion_counts_upgrades_laid_in_the_roll_phase_and_forgets_them_next_turn() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 3, 3, 3),
        hands=(("subversion", "hacked-2"),),
        cp=(2, 0),
    )
    s.do("0:keep 1 1 3 3 3", "0:announce baton-strike", "0:play hacked-2", "0:play subversion")
    assert incoming(s, 1) == 8
    s = battle(
        HERO,
        "barbarian",
        at="main_2",
        dice=(1, 1, 4, 4, 6, 1, 1, 3, 3, 3),
        hands=(("hacked-2", "subversion"),),
        decks=(("vegas-baby",), ("vegas-baby",)),
        cp=(1, 0),
    )
    s.do("0:play hacked-2", "0:pass", "1:pass", "1:keep 1 1 4 4 6", "1:nothing", "1:pass", "0:pass")
    s.do("0:keep 1 1 3 3 3", "0:announce baton-strike", "0:play subversion")
    assert incoming(s, 1) == 7


@pytest.mark.rule("DT-CARD-06", "DT-STATUS-11")
def test_assemble_gives_two_agility_at_any_time_up_to_the_limit() -> None:
    s = attacked(1, 2, cards=("assemble",), cp=1)
    s.do("1:play assemble", "1:spend agility", "1:spend agility")
    over(s)
    assert healths(s) == [50, 50] and count(s, 1, "agility") == 0 and s.game.players[1].cp == 0
    s = battle("barbarian", HERO, hands=((), ("assemble",)), cp=(1, 1))
    s.do("0:pass", "1:play assemble")
    assert count(s, 1, "agility") == 2 and count(s, 0, "agility") == 0


@pytest.mark.rule("DT-DMG-24", "DT-DICE-03")
@pytest.mark.parametrize(("die", "taken"), [(3, 4), (4, 9), (5, 0), (6, 0)])
def test_elude_ignores_all_damage_when_the_agility_die_shows_five_or_six(die: int, taken: int) -> None:
    s = attacked(die, cards=("elude",), agility=1, cp=1)
    assert s.why_not("1:play elude") == "DT-DICE-03"
    s.do("1:spend agility", "1:play elude")
    over(s)
    assert healths(s) == [50, 50 - taken] and pile(s, 1) == ["elude"] and count(s, 1, "agility") == 0


@pytest.mark.rule("DT-DMG-24", "DT-CARD-10")
def test_without_elude_a_five_prevents_nothing_and_outside_roll_phases_it_cannot_be_played() -> None:
    s = attacked(5, cards=("elude",), agility=1, cp=1)
    s.do("1:spend agility", "1:pass")
    over(s)
    assert healths(s) == [50, 41] and hand(s, 1) == ["elude"]
    s = battle(
        HERO,
        "barbarian",
        at="upkeep",
        dice=(5, 5),
        hands=(("elude", "double-up"),),
        tokens=({"time-bomb-late": 1, "agility": 1},),
    )
    s.passing("act").do("0:pass", "0:pass", "0:spend agility")
    assert s.why_not("0:play elude") == "DT-CARD-10"
    s.passing("main")
    assert healths(s) == [46, 50]


@pytest.mark.rule("DT-MAIN-05", "DT-UPGRADE-09")
@pytest.mark.parametrize(("n", "agility"), [(0, 0), (3, 0), (4, 1)])
def test_undercover_mission_places_a_bomb_on_a_chosen_opponent(n: int, agility: int) -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("undercover-mission",),), levels=(upgrades(n),), cp=(2, 0, 0))
    s.do("0:play undercover-mission")
    assert s.offers == ["player 1", "player 2"]
    s.do("0:player 2")
    assert [count(s, seat, "time-bomb") for seat in range(3)] == [0, 0, 1] and count(s, 0, "agility") == agility
    assert s.game.players[0].cp == 0 and pile(s, 0) == ["undercover-mission"] and healths(s) == [35, 35, 35]


@pytest.mark.rule("DT-CARD-05", "DT-CARD-09")
def test_cunning_takes_every_upgrade_among_five_cards() -> None:
    cards = ("hacked-2", "tip-it", "grapple-2", "six-it", "sabotage-2", "vengeance-2")
    s = battle(HERO, "barbarian", hands=(("cunning",),), decks=(cards,), cp=(2, 0))
    s.do("0:play cunning")
    assert hand(s, 0) == ["hacked-2", "grapple-2", "sabotage-2"] and deck(s) == ["tip-it", "six-it", "vengeance-2"]
    assert s.game.players[0].cp == 0 and pile(s, 0) == ["cunning"] and s.game.upgrades(0) == 0
    s = battle(HERO, "barbarian", hands=(("cunning",),), decks=(("tip-it", "six-it"),), cp=(2, 0))
    s.do("0:play cunning")
    assert hand(s, 0) == [] and deck(s) == ["tip-it", "six-it"]
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("cunning",),), cp=(2, 0))
    assert s.why_not("0:play cunning") == "DT-CARD-09"


@pytest.mark.rule("DT-CARD-01", "DT-MOD-01")
def test_the_moment_of_each_card_is_the_printed_one() -> None:
    roll = [card.id for card in HERO.deck[18:] if card.timing == ROLL]
    assert roll == ["recoil", "subversion", "elude"]
    assert [card.id for card in HERO.deck if card.modifier] == ["subversion"]
