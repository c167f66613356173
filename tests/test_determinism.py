"""Deterministic: the same header and choices give the same game at every decision, in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tablee.games import GAMES

GAMES_EACH = 20
LEAST_CHOICES = {"dice-throne": 1_001}  # in all of them; as many as there are games where nothing is said
OTHERS = ("1", "2", "3", "4")  # beside 0: more of them in `make long`

#: plays games and prints, for each, a digest of all its fingerprints, options, views and log lines
PLAY = """
import json, sys
from hashlib import blake2b
from tablee.games import load
from tablee.gamekit.view import plain
from tablee.testing.fuzz import PLAYERS

name, count = sys.argv[1], int(sys.argv[2])
rules = load(name)
for n in range(count):
    players = ("eager", "thrifty", "random", "greedy" if n % 5 == 0 else "eager")
    setup = rules.setup({}, 2 + n % 3, f"hash {n}")
    game = rules.new(setup, f"hash {n}", log=True)
    bots = [PLAYERS[players[(n + seat) % 4]](rules, f"{n}/{seat}") for seat in range(rules.seats(setup))]
    digest, choices = blake2b(digest_size=16), 0
    while game.decision is not None and choices < 150:
        seat = game.decision.seat
        digest.update(f"{game.fingerprint()} {seat} {game.decision.prompt} {game.decision.options}".encode())
        if choices % 10 == 0:
            digest.update(json.dumps(plain(rules.view(game, seat))).encode())
        game.choose(bots[seat].choose(game, seat))
        choices += 1
    digest.update(json.dumps(game.log).encode())
    print(n, choices, game.fingerprint(), digest.hexdigest())
"""


def played(name: str, hash_seed: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", PLAY, name, str(GAMES_EACH)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.parametrize("other", [OTHERS[0], *[pytest.param(one, marks=pytest.mark.long) for one in OTHERS[1:]]])
@pytest.mark.parametrize("name", GAMES)
def test_games_do_not_depend_on_the_order_of_sets_and_dicts(name: str, other: str) -> None:
    first = played(name, "0")
    assert len(first) == GAMES_EACH
    assert len({line.split()[2] for line in first}) == GAMES_EACH, "these are different games"
    assert sum(int(line.split()[1]) for line in first) >= LEAST_CHOICES.get(name, GAMES_EACH)
    assert played(name, other) == first, f"PYTHONHASHSEED={other}"
