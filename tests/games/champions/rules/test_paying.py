"""Paying as one pick: any sources in any order, taken as the engine's picks, all of them or none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from tablee.gamekit.price import completed, tally
from tablee.gamekit.view import Pick
from tablee.games import load
from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action, resource
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.amounts import PaidWith, Rather
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.who import THE_VILLAIN
from tablee.games.champions.rules.procedures.pay import PayResources
from tablee.games.champions.rules.vocabulary import ENERGY, MENTAL, PHYSICAL, WILD
from tablee.games.champions.scene import card, hand, left, pile, scene
from tablee.kernel.decision import option, parse
from tablee.kernel.errors import IllegalChoice
from tablee.testing.fuzz import PLAYERS
from tests.games.champions.rules.kit import event, upgrade
from tests.games.champions.rules.test_cost_res import TWO, hit, machine, one
from tests.inside import payment_of


def bill(game: Any) -> Pick:
    asked = RULES.view(game, game.decision.seat).question
    assert asked is not None and asked.pick is not None and asked.pick.price is not None
    return asked.pick


def parts(game: Any, *values: str) -> list[str]:
    """What a payment is taken as."""
    return [str(part) for part in payment_of(RULES).parts(game, game.decision.seat, option("pay-with", *values))]


def refused(game: Any, *values: str) -> str:
    """The rule against a payment; the game is as it was."""
    before = game.fingerprint()
    with pytest.raises(IllegalChoice) as no:
        parts(game, *values)
    assert game.fingerprint() == before
    (rule,) = no.value.rules
    return str(rule)


def reached(game: Any) -> set[frozenset[str]]:
    """Every set of sources that the engine's own picks lead to."""
    found = set()
    for choice in game.decision.options:
        after = game.clone()
        frame = after.stack[-1]
        after.choose(choice)
        if after.stack and after.stack[-1] is frame and after.decision is not None:
            found |= reached(after)
        else:
            found.add(frozenset([after.handle(i) for _, i, _ in frame.chosen]))
    return found


def payments() -> Iterator[Any]:
    """Payments of whole games that somebody is asked about."""
    for seed, heroes in enumerate(
        ("spider-man,iron-man", "captain-marvel:leadership,she-hulk", "black-panther,iron-man")
    ):
        setup = RULES.setup({"heroes": heroes, "scenario": ("rhino", "klaw", "ultron")[seed]}, 2, str(seed))
        game = RULES.new(setup, str(seed))
        bots = [PLAYERS["thrifty"](load("champions"), f"{seed}/{seat}") for seat in range(2)]
        for _ in range(250):
            if game.decision is None:
                break
            if isinstance(game.stack[-1], PayResources) and len(bill(game).of) < 9:
                yield game
            game.choose(bots[game.decision.seat].choose(game, game.decision.seat))


# ---------------------------------------------------------------------- the set and the picks
@pytest.mark.rule("MC-RES-01", "MC-COST-03")
def test_every_order_of_a_payment_is_taken_as_the_same_picks() -> None:
    hands = [[hit(3, 3), one(ENERGY, "A"), one(MENTAL, "B"), one(PHYSICAL, "C"), one(ENERGY, "D")]]
    s = scene(hands=hands).do("0:play hit")
    assert s.offers == ["pay a", "pay b"]  # one after the other, from left to right
    assert [ref for ref, _ in bill(s.game).of] == ["a", "b", "c", "d"]  # all of them at once
    for order in permutations(("d", "b", "c")):
        assert parts(s.game, *order) == ["pay b"]  # the rest has no other way
    for order in permutations(("d", "a", "c")):
        assert parts(s.game, *order) == ["pay a", "pay c"]
    s.do("0:pay a", "0:pay c")
    assert left(s, "rhino") == 11 and hand(s) == ["b"] and sorted(pile(s)) == ["a", "c", "d", "hit"]


@pytest.mark.rule("MC-COST-06")
def test_the_surplus_of_a_payment_is_lost_and_a_source_without_need_is_not_spent() -> None:
    s = scene(hands=[[hit(3, 2), "energy", one(MENTAL, "A"), one(PHYSICAL, "B")]]).do("0:play hit")
    assert tally(bill(s.game), ("energy",)).lost == 0
    assert refused(s.game, "a", "energy") == "MC-COST-06"  # the two of Energy are enough
    assert tally(bill(s.game), ("a", "energy")).spare == ("a",)
    s = scene(hands=[[hit(3, 2), one(MENTAL, "A"), "energy", one(PHYSICAL, "B")]]).do("0:play hit")
    found = tally(bill(s.game), ("energy", "a"))
    assert found.missing == () and found.lost == 1 and found.spare == ()
    assert parts(s.game, "energy", "a") == ["pay a", "pay energy"]


@pytest.mark.rule("MC-COST-01")
def test_too_little_pays_nothing() -> None:
    s = scene(hands=[[hit(3, 2), one(ENERGY, "A"), one(MENTAL, "B"), one(PHYSICAL, "C")]]).do("0:play hit")
    assert refused(s.game) == refused(s.game, "c") == "MC-COST-01"
    assert tally(bill(s.game), ()).missing == ("", "") and tally(bill(s.game), ("c",)).missing == ("",)
    assert hand(s) == ["hit", "a", "b", "c"] and pile(s) == []


@pytest.mark.rule("MC-RES-04")
def test_types_are_asked_for_and_wild_stands_for_what_is_missing() -> None:
    hands = [[one(ENERGY, "E"), one(WILD, "W"), one(PHYSICAL, "P"), one(ENERGY, "E2"), one(MENTAL, "M")]]
    s = scene(hands=hands, play=[[machine(ENERGY, MENTAL)]]).do("0:use machine")
    pick = bill(s.game)
    assert [ref for ref, _ in pick.of] == ["e", "w", "e2", "m"]
    assert tally(pick, ("m",)).missing == ("res-energy",)
    assert refused(s.game, "e", "e2") == "MC-RES-04" and refused(s.game, "e", "p", "m") == "MC-RES-04"
    assert parts(s.game, "w", "e") == ["pay e", "pay w"]
    assert parts(s.game, "m", "w") == ["pay w", "pay m"]
    assert tally(pick, ("w", "m")).missing == () and tally(pick, ("w", "m")).lost == 0


@pytest.mark.rule("MC-RES-06")
def test_only_wild_pays_where_wild_is_asked_for() -> None:
    s = scene(hands=[[one(ENERGY, "E"), one(WILD, "W"), one(WILD, "V")]], play=[[machine(WILD)]]).do("0:use machine")
    assert [ref for ref, _ in bill(s.game).of] == ["w", "v"]
    assert refused(s.game, "e") == "MC-RES-06" and parts(s.game, "v") == ["pay v"]


def test_where_the_text_asks_what_was_paid_with_anything_may_be_added() -> None:
    blast = event("Blast", action(Damage(Rather(3, PaidWith(ENERGY), 7), THE_VILLAIN)), cost=1)
    s = scene(hands=[[blast, one(MENTAL, "M"), one(ENERGY, "E"), one(PHYSICAL, "P")]]).do("0:play blast")
    assert parts(s.game, "m") == ["pay m", "enough"]
    assert parts(s.game, "e", "m") == ["pay m", "pay e", "enough"]
    assert parts(s.game, "p", "e", "m") == ["pay m", "pay e", "pay p"]
    assert tally(bill(s.game), ("m", "e")).spare == ()


@pytest.mark.rule("MC-RES-08", "MC-COST-04")
def test_abilities_pay_together_with_cards() -> None:
    cell = upgrade("Cell", resource(ENERGY, cost=(ExhaustThis(),)))
    other = upgrade("Dynamo", resource(ENERGY, cost=(ExhaustThis(),)))
    hands = [[hit(3, 2), one(MENTAL, "M"), one(PHYSICAL, "P")]]
    s = scene(*TWO, hands=hands, play=[[cell], [other]]).do("0:play hit")
    assert refused(s.game, "dynamo", "m") == "MC-COST-04"
    assert parts(s.game, "cell", "p") == ["pay p"]
    s.do("0:pay p")
    assert card(s, "cell").exhausted and hand(s) == ["m"]


@pytest.mark.rule("MC-COST-05")
def test_cards_in_another_hand_do_not_pay() -> None:
    hands = [[hit(3, 2), one(MENTAL, "M"), one(PHYSICAL, "P"), one(ENERGY, "E")], [one(ENERGY, "Theirs")]]
    s = scene(*TWO, hands=hands).do("0:play hit")
    s.game.kit.readings["hands"] = "open"
    assert refused(s.game, "m", "theirs") == "MC-COST-05"
    s = scene(*TWO, hands=hands).do("0:play hit")
    assert refused(s.game, "m", "theirs") == "MC-RES-01"  # whatever is hidden answers like what is not there


def test_what_is_no_source_is_refused_by_the_rules_of_paying() -> None:
    cell = upgrade("Cell", resource(ENERGY, cost=(ExhaustThis(),)))
    free = event("Free", action(Damage(1, THE_VILLAIN)), res="")
    hands = [[hit(3, 2), one(MENTAL, "M"), one(PHYSICAL, "P"), one(ENERGY, "E"), free]]
    s = scene(hands=hands, play=[[cell, machine(ENERGY)]], exhausted=["cell"]).do("0:play hit")
    why = {
        "hit": "MC-RES-01",  # it does not pay for itself
        "free": "MC-RES-02",  # without a resource
        "cell": "MC-EXH-02",
        "machine": "MC-RES-08",
    }
    for handle, rule in why.items():
        (choice,) = RULES.tries(s.game, 0, handle)
        refusal = RULES.why_not(s.game, 0, parse(choice.key))
        assert refusal is not None and refusal.rules == (rule,), handle
        assert RULES.because(s.game, 0, parse(choice.key), refusal).id == "reason-pay"
        assert refused(s.game, "m", handle) == rule
    for handle in ("m", "p", "e"):  # in whatever order the engine asks
        (choice,) = RULES.tries(s.game, 0, handle)
        assert RULES.why_not(s.game, 0, parse(choice.key)) is None
    assert refused(s.game, "m", "m") == refused(s.game, "nothing") == "MC-RES-01"
    assert RULES.tries(s.game, 0, "rhino") == []


def test_nobody_pays_who_is_not_asked_to() -> None:
    s = scene(hands=[[hit(3, 1), one(MENTAL, "M")]])
    assert refused(s.game, "m") == "MC-RES-01"
    refusal = RULES.why_not(s.game, 0, parse("pay m"))
    assert refusal is not None and refusal.rules == ("MC-RES-01",)


def test_a_payment_is_whatever_the_picks_of_the_engine_can_spend() -> None:
    """In whole games: every set they lead to, in any order, and no other; the tally says the same."""
    sets = 0
    for game in payments():
        pick, settled = bill(game), {game.handle(i) for _, i, _ in game.stack[-1].chosen}
        values = [value for _, value in pick.of]
        legal = {found - settled for found in reached(game)}
        assert set().union(*legal) == {ref for ref, _ in pick.of}
        for n in range(len(values) + 1):
            for some in combinations(reversed(values), n):
                refs = frozenset([ref for ref, value in pick.of if value in some])
                found = tally(pick, some)
                assert (refs in legal) == (not found.missing and not found.spare), (some, found)
                if refs not in legal:
                    assert refused(game, *some).startswith(("MC-COST-", "MC-RES-"))
                    continue
                after = game.clone()
                frame = after.stack[-1]
                for part in payment_of(RULES).parts(game, game.decision.seat, option("pay-with", *some)):
                    after.choose(part)
                assert {after.handle(i) for _, i, _ in frame.chosen} == settled | refs
                sets += 1
    assert sets > 300


def test_a_hint_is_the_whole_payment() -> None:
    found = 0
    for game in payments():
        seat = game.decision.seat
        first = RULES.suggest(game, seat)
        assert first is not None
        whole = completed(load("champions"), game, seat, str(first))
        assert whole.startswith(("pay-with ", "enough"))
        assert first in payment_of(RULES).parts(game, seat, parse(whole))[:1]
        found += 1
    assert found > 20
