"""Bots: players that know a game only through its rules, and its state only through a redeal."""

from __future__ import annotations

import re

from tablee.bots.bot import Bot
from tablee.bots.easy import EasyBot
from tablee.bots.greedy import CunningBot, GreedyBot, PlainBot
from tablee.bots.levels import LEVELS, has_brain, has_learned, levels_of, usual_level
from tablee.bots.random_bot import RandomBot, ThriftyBot
from tablee.gamekit.rules import Rules
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "thrifty": ThriftyBot, "easy": EasyBot, "greedy": GreedyBot}
#: bots of games whose judgement has levels of its own: below and above the greedy one
JUDGED: dict[str, type[Bot]] = {"plain": PlainBot, "greedy": GreedyBot, "cunning": CunningBot}
#: a bot that has learned, with or without the weights it plays with; and the strongest that a game has
LEARNED, BEST = "learned", "best"
WEIGHED = re.compile(r"learned@[0-9a-f]{4}")


def learned_bot() -> type[Bot]:
    """Its network wants NumPy, which the library can do without: it is imported when somebody asks for it."""
    try:
        from tablee.bots.learned import LearnedBot
    except ModuleNotFoundError as error:
        raise SetupError(f"{error.name} is not installed; this brings it along: pip install 'tablee[play]'") from None
    return LearnedBot


def bots_of(rules: Rules[Game]) -> dict[str, type[Bot]]:
    """The bots that can play a game, from the weakest to the strongest."""
    found = dict(BOTS)
    if rules.levels is not None:
        found = {**{name: bot for name, bot in BOTS.items() if name not in JUDGED}, **JUDGED}
    return {**found, LEARNED: learned_bot()} if has_learned(rules) else found


def known_bots(rules: Rules[Game]) -> tuple[str, ...]:
    """What may stand after "bot:": the levels of a game, then its bots by their own names, and the strongest of them."""
    levels = levels_of(rules)
    own = [name for name in (*BOTS, *(JUDGED if rules.levels is not None else ())) if name not in levels]
    return (*levels, *dict.fromkeys(own), *([LEARNED] if has_learned(rules) else []), BEST)


def is_bot(name: str, rules: Rules[Game]) -> bool:
    """May this stand after "bot:"? Also the name of a bot with weights that are not these: games keep it."""
    return name in known_bots(rules) or (has_learned(rules) and WEIGHED.fullmatch(name) is not None)


def best_of(rules: Rules[Game]) -> str:
    return LEARNED if has_learned(rules) else list(levels_of(rules))[-1]


def called(name: str, rules: Rules[Game]) -> str:
    """The name that a game keeps of a bot: it says which weights were played with."""
    if not is_bot(name, rules):
        if name == LEARNED or WEIGHED.fullmatch(name):
            if has_brain(rules):
                learned_bot()  # says what is missing
            raise SetupError(f"{rules.id} has no learned bot; there are {', '.join(known_bots(rules))}")
        raise SetupError(f"no bot is called {name!r}; there are {', '.join(known_bots(rules))}")
    name = best_of(rules) if name == BEST else name
    if name != LEARNED:
        return name
    learned_bot()
    from tablee.bots.learned import weights_of

    assert rules.brain is not None
    return f"{LEARNED}@{weights_of(rules.brain.file).hash}"


def make_bot(name: str, rules: Rules[Game], seed: str) -> Bot:
    full = called(name, rules)
    if WEIGHED.fullmatch(full):
        bot = learned_bot()(rules, seed)
        bot.named = full
        return bot
    return bots_of(rules)[levels_of(rules).get(full, full)](rules, seed)


def usual_bot(rules: Rules[Game], preset: str = "") -> str:
    """Who sits in a seat that nobody has asked for."""
    return f"bot:{usual_level(rules, preset)}"


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "bots_of",
    "called",
    "is_bot",
    "known_bots",
    "levels_of",
    "make_bot",
    "usual_bot",
]
