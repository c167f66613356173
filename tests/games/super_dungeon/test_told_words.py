"""What learned judgement is told of a dungeon: all that lies open, and nothing of what is in the decks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.games import load
from tablee.games.super_dungeon.mind.outcomes import at_rest
from tablee.games.super_dungeon.mind.words import LEXICON, words
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.ranks import CONSUL
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel.rng import key_of
from tests.bots.kit import decisions
from tests.games.super_dungeon.scene import Scene

RULES = load("super-dungeon")


def moments(players: int, seed: str, most: int) -> Iterator[Arena]:
    for game, _ in decisions(RULES, {"preset": "normal", "players": f"{players}"}, seed, most, "greedy"):
        yield game


def told(game: Arena, seat: int) -> tuple[list[str], list[str]]:
    mine, theirs = words(game, seat)
    return [LEXICON.names[n] for n in mine], [LEXICON.names[n] for n in theirs]


@pytest.mark.parametrize("players", [2, 4])
def test_they_tell_nothing_that_a_seat_may_not_know(players: int) -> None:
    """The same words when all that is hidden is dealt anew, for every seat at every decision."""
    dealt_anew = 0
    for n, game in enumerate(moments(players, f"told {players}", 250)):
        for seat in range(players):
            dealt = RULES.redeal(game, seat, key_of(f"{players} {n}"))
            assert isinstance(dealt, Arena)
            dealt_anew += dealt.fingerprint() != game.fingerprint()
            assert told(dealt, seat) == told(game, seat), game.place()
    assert dealt_anew > 100


def test_both_sides_are_told_the_same_the_other_way_round() -> None:
    game = list(moments(2, "sides", 120))[-1]
    (ours, theirs), (consuls, heroes) = told(game, 0), told(game, 1)
    assert "the party" in ours and "the consul" in consuls
    assert set(heroes) <= set(ours) and set(theirs) <= set(consuls)
    assert "questing-knight" in ours and any([name.startswith("point left") for name in consuls])


def test_a_turn_is_told_by_what_may_still_be_done_in_it() -> None:
    """Skull points that are left; once nobody can be paid for, the Heroes are next, whoever is asked."""
    game = next(game for game in moments(2, "turns", 300) if game.asked.prompt == "consul-turn")
    assert {"fresh", "consul 4 True"} <= set(told(game, 0)[1])
    spent = game.clone()
    spent.skulls_spent, spent.free_super = 2, True
    assert "consul 2 False" in told(spent, 0)[1] and "fresh" not in told(spent, 0)[1]
    spent.skulls_spent = 4
    assert "heroes next" in told(spent, 0)[1]


def test_what_is_due_counts_as_if_it_were_there() -> None:
    """The Loot for a monster that falls, and the mini-boss for a spawning point."""
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("bramble-knight", 1, 0)
    mook = s.put("mook", 0, 1)
    game = s.game
    assert "cards>1" not in told(game, 0)[0]
    hit = game.clone()
    death.wound(hit, mook, 5)
    assert "cards>1" in told(at_rest(hit), 0)[0]
    point = next(n for n in game.on_map(CONSUL) if n in game.kit.points)
    fallen = game.clone()
    death.wound(fallen, point, 9)
    assert fallen.dead_points and told(fallen, 0)[1] != told(game, 0)[1]
