"""Bots: players that know a game only through its rules, and its state only through a redeal."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.bots.greedy import GreedyBot
from tablee.bots.random_bot import RandomBot, ThriftyBot
from tablee.games.base import Rules
from tablee.kernel.errors import SetupError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "thrifty": ThriftyBot, "greedy": GreedyBot}


def make_bot(name: str, rules: Rules, seed: str) -> Bot:
    if name not in BOTS:
        raise SetupError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](rules, seed)


__all__ = ["BOTS", "Bot", "make_bot"]
