"""Bots at Super Dungeon: legal, repeatable, harmless, honest; a Consul at three levels; greedy Heroes bring games to an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.bots import BOTS, bots_of, make_bot
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import key_of
from tablee.lab.simulate import simulate

RULES = load("super-dungeon")
EVERY_BOT = pytest.mark.parametrize("name", bots_of(RULES))


def decisions(players: int, seed: str, most: int) -> Iterator[tuple[Any, int]]:
    """A game of greedy bots, stopped before each decision at which there is something to choose."""
    setup = RULES.setup({"players": str(players)}, players, seed)
    game = RULES.new(setup, seed)
    seated = [make_bot("greedy", RULES, f"{seed}/{seat}") for seat in range(players)]
    n = 0
    while game.decision is not None and n < most:
        seat = game.decision.seat
        if len(game.decision.options) > 1:
            yield game, seat
            n += 1
        game.choose(seated[seat].choose(game, seat))


def test_the_levels_are_bots_of_this_game_alone() -> None:
    assert list(bots_of(RULES)) == ["random", "thrifty", "plain", "greedy", "cunning"]
    other = load("dice-throne")
    assert list(bots_of(other)) == list(BOTS)
    with pytest.raises(SetupError, match="cunning"):
        make_bot("cunning", other, "0")


@EVERY_BOT
@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_is_legal_and_the_game_is_not_touched(name: str, players: int) -> None:
    bots = [make_bot(name, RULES, f"legal/{seat}") for seat in range(players)]
    for game, seat in decisions(players, "legal", 80):
        asked, before = game.decision, (game.fingerprint(), dict(game.rng.places), game.reveals)
        assert bots[seat].choose(game, seat) in asked.options
        assert game.decision is asked and (game.fingerprint(), dict(game.rng.places), game.reveals) == before


@EVERY_BOT
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    one, same = make_bot(name, RULES, "1"), make_bot(name, RULES, "1")
    for game, seat in decisions(2, "again", 60):
        assert one.choose(game, seat) == same.choose(game, seat)


@EVERY_BOT
def test_a_choice_depends_only_on_what_the_seat_may_know(name: str) -> None:
    """Decks and dice to come dealt anew: a bot with the same luck of its own chooses the same."""
    changed = 0
    for n, (game, seat) in enumerate(decisions(3, "honest", 60)):
        dealt = RULES.redeal(game, seat, key_of(f"dealt {n}"))
        changed += dealt.fingerprint() != game.fingerprint()
        real, guessed = make_bot(name, RULES, f"honest {n}"), make_bot(name, RULES, f"honest {n}")
        assert real.choose(game, seat) == guessed.choose(dealt, seat), game.place()
    assert changed > 50


@pytest.mark.parametrize("players", ["2", "5"])
def test_greedy_games_end_and_tell_who_won(players: str) -> None:
    report = simulate("super-dungeon", 3, f"ends {players}", ("greedy",), {"players": players}, 8_000, processes=1)
    data = report.data()
    assert not data["errors"] and not data["unfinished"]
    assert sum(data["wins"].values()) == 3 and set(data["wins"]) <= {"consul", "heroes"}
    assert data["counts"]["points destroyed"] > 0


def test_greedy_heroes_beat_a_careless_consul() -> None:
    data = simulate("super-dungeon", 6, "heroes", ("greedy", "random"), {}, 8_000, processes=1).data()
    assert not data["errors"] and data["wins"].get("heroes", 0) >= 5, data


def test_the_consul_plays_better_from_level_to_level() -> None:
    """Against the same Heroes on the same seeds."""
    won = {}
    for level in ("plain", "cunning"):
        data = simulate("super-dungeon", 12, "levels", ("greedy", level), {}, 8_000, processes=1).data()
        assert not data["errors"] and not data["unfinished"]
        won[level] = data["wins"].get("consul", 0)
    assert won["cunning"] >= 8 and won["cunning"] >= won["plain"] + 2, won
