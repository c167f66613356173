"""Bots: players that know a game only through its rules, and its state only through a redeal."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.bots.easy import EasyBot
from tablee.bots.greedy import CunningBot, GreedyBot, PlainBot
from tablee.bots.levels import LEVELS, levels_of, usual_level
from tablee.bots.random_bot import RandomBot, ThriftyBot
from tablee.gamekit.rules import Rules
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "thrifty": ThriftyBot, "easy": EasyBot, "greedy": GreedyBot}
#: bots of games whose judgement has levels of its own: below and above the greedy one
JUDGED: dict[str, type[Bot]] = {"plain": PlainBot, "greedy": GreedyBot, "cunning": CunningBot}


def bots_of(rules: Rules[Game]) -> dict[str, type[Bot]]:
    """The bots that can play a game, from the weakest to the strongest."""
    if rules.levels is None:
        return BOTS
    return {**{name: bot for name, bot in BOTS.items() if name not in JUDGED}, **JUDGED}


def known_bots(rules: Rules[Game]) -> tuple[str, ...]:
    """What may stand after "bot:": the levels of a game, then its bots by their own names."""
    levels = levels_of(rules)
    return (*levels, *[name for name in bots_of(rules) if name not in levels])


def make_bot(name: str, rules: Rules[Game], seed: str) -> Bot:
    if name not in known_bots(rules):
        raise SetupError(f"no bot is called {name!r}; there are {', '.join(known_bots(rules))}")
    return bots_of(rules)[levels_of(rules).get(name, name)](rules, seed)


def usual_bot(rules: Rules[Game], preset: str = "") -> str:
    """Who sits in a seat that nobody has asked for."""
    return f"bot:{usual_level(rules, preset)}"


__all__ = ["BOTS", "LEVELS", "Bot", "bots_of", "known_bots", "levels_of", "make_bot", "usual_bot"]
