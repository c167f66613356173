"""Dice Throne by Gymnasium: many duels side by side against the random bot, until the agent wins most of them.

python -m examples.duel --minutes 4
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import numpy as np
import torch

from examples.agent import Agent, Batch, learn, worth
from tablee import envs

SETUP: dict[str, Any] = {"heroes": ["barbarian", "gunslinger"]}
GAMES, STEPS = 32, 64  # side by side, and choices in each between two lessons


def train(minutes: float, seed: int = 0, lessons: int = 1_000_000) -> Agent:
    torch.manual_seed(seed)
    env = envs.vector("dice-throne", GAMES, opponents="random", **SETUP)
    agent = Agent(env.encoder.size, env.encoder.vocabulary)
    seen, _ = env.reset(seed=seed)
    end, won = monotonic() + 60 * minutes, []
    for lesson in range(lessons):
        if monotonic() > end:
            break
        steps: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            action, likely, value = agent.choose(seen)
            new, reward, over, cut, _ = env.step(action)
            steps.append((seen, action, likely, value, reward, over | cut))
            won += [float(one > 0) for one in reward[over]]
            seen = new
        _, _, after = agent.choose(seen)
        tables, action, likely, value, reward, ended = zip(*steps)
        gain, target = worth(np.array(reward), np.array(value), np.array(ended), after)
        flat = {name: np.concatenate([table[name] for table in tables]) for name in tables[0]}
        learn(agent, Batch(flat, np.concatenate(action), np.concatenate(likely), gain.ravel(), target.ravel()))
        if lesson % 10 == 9:
            print(f"lesson {lesson + 1}: {len(won)} games, {np.mean(won[-300:]):.0%} of the last 300 won", flush=True)
    return agent


def wins(agent: Agent, games: int, seed: int = 1_000_000) -> int:
    """Games won against the random bot by what the agent holds for best, on seeds it has not met, from both seats."""
    won = 0
    for seat in (0, 1):
        env = envs.single("dice-throne", seat=seat, opponents="random", **SETUP)
        for n in range(games // 2):
            seen, _ = env.reset(seed=seed + n)
            over = cut = False
            reward = 0.0
            while not (over or cut):
                seen, reward, over, cut, _ = env.step(agent.best(seen))
            won += reward > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--games", type=int, default=200, help="that are played afterwards")
    args = parser.parse_args()
    agent = train(args.minutes)
    print(f"{wins(agent, args.games)} of {args.games} games won against the random bot")


if __name__ == "__main__":
    main()
