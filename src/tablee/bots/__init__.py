"""Bots: players that know a game only through its rules, and its state only through a redeal."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.bots.greedy import CunningBot, GreedyBot, PlainBot
from tablee.bots.random_bot import RandomBot, ThriftyBot
from tablee.gamekit.rules import Rules
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "thrifty": ThriftyBot, "greedy": GreedyBot}
#: bots of games that know levels of play: below and above the greedy one
LEVELS: dict[str, type[Bot]] = {"plain": PlainBot, "greedy": GreedyBot, "cunning": CunningBot}


def bots_of(rules: Rules[Game]) -> dict[str, type[Bot]]:
    """The bots that can play a game, from the weakest to the strongest."""
    if rules.levels is None:
        return BOTS
    return {**{name: bot for name, bot in BOTS.items() if name not in LEVELS}, **LEVELS}


def make_bot(name: str, rules: Rules[Game], seed: str) -> Bot:
    found = bots_of(rules)
    if name not in found:
        raise SetupError(f"no bot is called {name!r}; there are {', '.join(found)}")
    return found[name](rules, seed)


__all__ = ["BOTS", "LEVELS", "Bot", "bots_of", "make_bot"]
