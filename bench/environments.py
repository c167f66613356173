"""`python -m bench.environments`: steps a second of our environments beside those of PettingZoo, RLCard and OpenSpiel.

All in one run, taking turns, best of three, by uniformly random legal actions, in seconds of the processor. A step is a choice with everything that a program needs
for the next one: what the next seat sees as an array, and what it may do. Of ours the time is also told apart: playing, and observing.
Libraries that are not installed are left out, and said to be: pip install 'pettingzoo[classic]' rlcard open_spiel.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from tablee import envs

OURS: dict[str, dict[str, Any]] = {
    "dice-throne": {"heroes": ["barbarian", "gunslinger"]},
    "champions": {"heroes": ["spider-man", "iron-man"], "scenario": "rhino"},
    "dungeon-dice": {"players": 3},
    "super-dungeon": {"players": 3},
}
PETTINGZOO = ("chess_v6", "connect_four_v3", "go_v5", "hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4")
RLCARD = ("uno", "gin-rummy", "doudizhu", "mahjong", "limit-holdem")
OPENSPIEL = ("chess", "backgammon", "gin_rummy", "hanabi", "skat", "connect_four")
Steps = Iterator[None]
Make = Callable[[random.Random], Steps]


def agents(make: Callable[[], Any], rng: random.Random) -> Steps:
    """An AEC environment, whosever it is."""
    env = make()
    env.reset(seed=1)
    while True:
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            if not env.agents:
                env.reset()
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
        yield


def alone(make: Callable[[], Any], rng: random.Random) -> Steps:
    """One seat against random bots: a step is a choice of this seat."""
    env = make()
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, cut, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        yield
        if over or cut:
            seen, _ = env.reset()


def side_by_side(make: Callable[[], Any], rng: random.Random) -> Steps:
    env = make()
    seen, _ = env.reset(seed=1)
    while True:
        seen, *_ = env.step([rng.randrange(n) for n in seen["action_mask"].sum(axis=1).tolist()])
        for _ in range(env.num_envs):
            yield


def rlcard_steps(name: str, rng: random.Random) -> Steps:
    env = import_module("rlcard").make(name, config={"seed": 1})
    state, _ = env.reset()
    while True:
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        yield
        if env.is_over():
            state, _ = env.reset()


def spiel_steps(name: str, rng: random.Random) -> Steps:
    game = import_module("pyspiel").load_game(name)
    told = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            player = state.current_player()
            np.asarray(state.observation_tensor(player) if told else state.information_state_tensor(player), np.float32)
            state.apply_action(rng.choice(state.legal_actions()))
            yield


def measured(steps: Steps, seconds: float) -> float:
    """Steps a second."""
    n, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(32):
            next(steps)
        n += 32
    return n / (process_time() - start)


def shares(game: str, seconds: float) -> tuple[float, float]:
    """Microseconds of a choice with all that follows by itself, and of what the next seat sees."""
    play, rng = envs.aec(game, **OURS[game]).play, random.Random(1)
    played = seen = 0.0
    n, end = 0, process_time() + seconds
    while process_time() < end:
        if play.over or play.cut:
            play.start(str(n))
        start = process_time()
        play.encoder.observe(play.game, play.asked)
        middle = process_time()
        play.choose(rng.randrange(len(play.game.asked.options)))
        seen, played, n = seen + middle - start, played + process_time() - middle, n + 1
    return 1e6 * played / n, 1e6 * seen / n


def ours() -> dict[str, Make]:
    found: dict[str, Make] = {}
    for game, setup in OURS.items():
        found[f"Tablée, {game}"] = partial(agents, partial(envs.aec, game, **setup))
        found[f"Tablée, {game}, one seat"] = partial(alone, partial(envs.single, game, **setup))
        found[f"Tablée, {game}, 16 games"] = partial(side_by_side, partial(envs.vector, game, 16, **setup))
    return found


def theirs(missing: list[str]) -> dict[str, Make]:
    found: dict[str, Make] = {}
    for name in PETTINGZOO:
        try:
            make = import_module(f"pettingzoo.classic.{name}").env
            make().close()
        except ImportError as error:
            missing.append(f"PettingZoo, {name}: {error}")
            continue
        found[f"PettingZoo, {name}"] = partial(agents, make)
    for title, library, names, steps in (
        ("RLCard", "rlcard", RLCARD, rlcard_steps),
        ("OpenSpiel", "pyspiel", OPENSPIEL, spiel_steps),
    ):
        try:
            import_module(library)
        except ImportError as error:
            missing.append(f"{title}: {error}")
            continue
        for name in names:
            found[f"{title}, {name}"] = partial(steps, name)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    warnings.simplefilter("ignore")  # of the others
    missing: list[str] = []
    running = {name: make(random.Random(1)) for name, make in {**ours(), **theirs(missing)}.items()}
    best: dict[str, float] = dict.fromkeys(running, 0.0)
    costs: dict[str, tuple[float, float]] = {}
    for _ in range(3):
        for name, steps in running.items():
            best[name] = max(best[name], measured(steps, args.seconds))
        for game in OURS:
            costs[game] = min(costs.get(game, (1e9, 1e9)), shares(game, args.seconds))
    if args.json:
        data = {"steps_per_second": best, "microseconds": costs, "missing": missing, "python": sys.version.split()[0]}
        sys.stdout.write(json.dumps(data) + "\n")
        return
    lines = [f"{name:36} {n:9.0f} steps/s" for name, n in best.items()]
    lines += [f"{game:14} playing {a:6.1f} us, observing {b:6.1f} us" for game, (a, b) in costs.items()]
    sys.stdout.write("\n".join([*lines, *[f"not measured: {line}" for line in missing]]) + "\n")


if __name__ == "__main__":
    main()
