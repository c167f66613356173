"""Dungeon Dice by PettingZoo: one agent sits in all seats and learns from games against itself, then meets the random bot.

python -m examples.rivals --minutes 6
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import numpy as np
import torch

from examples.agent import Agent, Batch, learn, worth
from tablee import envs

SETUP: dict[str, Any] = {"players": 2, "deals": "off"}
CHOICES = 2048  # between two lessons, of all seats together


def game(env: Any, agent: Agent) -> dict[str, list[tuple[Any, ...]]]:
    """One game: what each seat saw, what it chose, how likely that was, and what it thought; then its reward."""
    told: dict[str, list[tuple[Any, ...]]] = {name: [] for name in env.possible_agents}
    env.reset()
    for name in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            told[name].append((reward,))
            env.step(None)
            continue
        action, likely, value = agent.choose({key: one[None] for key, one in seen.items()})
        told[name].append((seen, int(action[0]), likely[0], value[0]))
        env.step(int(action[0]))
    return told


def train(minutes: float, seed: int = 0, lessons: int = 1_000_000) -> Agent:
    torch.manual_seed(seed)
    env = envs.aec("dungeon-dice", most=4000, **SETUP)
    env.reset(seed=seed)
    agent = Agent(env.encoder.size, env.encoder.vocabulary)
    end, played = monotonic() + 60 * minutes, 0
    for lesson in range(lessons):
        if monotonic() > end:
            break
        rows: list[tuple[Any, ...]] = []
        gains, targets = [], []
        while len(rows) < CHOICES:
            played += 1
            for *steps, (reward,) in game(env, agent).values():
                if not steps:
                    continue
                values = np.array([step[3] for step in steps])
                rewards, ended = np.zeros(len(steps)), np.zeros(len(steps))
                rewards[-1], ended[-1] = reward, 1.0
                gain, target = worth(rewards, values, ended, np.float32(0))
                rows += steps
                gains.append(gain)
                targets.append(target)
        seen = {name: np.stack([row[0][name] for row in rows]) for name in rows[0][0]}
        action, likely = np.array([row[1] for row in rows]), np.array([row[2] for row in rows])
        learn(agent, Batch(seen, action, likely, np.concatenate(gains), np.concatenate(targets)))
        if lesson % 10 == 9:
            print(f"lesson {lesson + 1}: {played} games", flush=True)
    return agent


def wins(agent: Agent, games: int, seed: int = 1_000_000) -> int:
    """Games won against the random bot by the agent as it chooses now, on seeds it has not met, from both seats."""
    won = 0
    for seat in (0, 1):
        env = envs.single("dungeon-dice", seat=seat, opponents="random", most=4000, **SETUP)
        for n in range(games // 2):
            seen, _ = env.reset(seed=seed + n)
            over = cut = False
            reward = 0.0
            while not (over or cut):
                action, _, _ = agent.choose({key: one[None] for key, one in seen.items()})
                seen, reward, over, cut, _ = env.step(int(action[0]))
            won += reward > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--games", type=int, default=200, help="that are played afterwards")
    args = parser.parse_args()
    agent = train(args.minutes)
    print(f"{wins(agent, args.games)} of {args.games} games won against the random bot")


if __name__ == "__main__":
    main()
