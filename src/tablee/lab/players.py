"""Who sits where in the lab: bots by name, files of weights, and bots that somebody has written."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from tablee.bots import Bot, called, known_bots, make_bot
from tablee.gamekit.packs import points
from tablee.gamekit.rules import Rules
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

GROUP = "tablee.bots"  # entry points: the name of a bot, and its class
WRITTEN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")  # module:Class
WEIGHTS = ".npz"


def named(seats: Sequence[str]) -> tuple[str, ...]:
    """What stands in --seats, without the "bot:" before it."""
    for who in seats:
        if not who.startswith("bot:"):
            raise SetupError(f"seat {who!r}: only bots can be simulated, e.g. bot:random")
    return tuple([who[4:] for who in seats])


@cache
def brought() -> dict[str, str]:
    """Bots of other packages: name -> module:Class."""
    return {point.name: point.value for point in points(GROUP)}


@cache
def written(place: str) -> type[Bot]:
    """The class that stands there."""
    home, _, name = place.partition(":")
    if not {"", os.getcwd()} & set(sys.path):  # as `python -m` has it: what lies here is found, after what is installed
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(home), name)
    except (ImportError, AttributeError) as error:
        raise SetupError(f"bot:{place}: there is no such class ({error})") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SetupError(f"bot:{place}: a class derived from tablee.bots.Bot is needed")
    return found


def known_as(name: str, rules: Rules[Game]) -> str:
    """A bot by its full name, which tells what it plays with."""
    if name.endswith(WEIGHTS):
        from tablee.bots.learned import weights_of

        if not Path(name).is_file():
            raise SetupError(f"{name}: there is no such file of weights")
        return f"learned@{weights_of(Path(name)).hash}"
    if WRITTEN.fullmatch(name):
        written(name)
        return name
    if name in brought() and name not in known_bots(rules):
        written(brought()[name])
        return name
    return called(name, rules)


def seated(name: str, rules: Rules[Game], seed: str) -> Bot:
    if name.endswith(WEIGHTS):
        from tablee.bots.learned import LearnedBot, weights_of

        return LearnedBot(rules, seed, weights_of(Path(name)))
    if WRITTEN.fullmatch(name):
        return written(name)(rules, seed)
    if name in brought() and name not in known_bots(rules):
        return written(brought()[name])(rules, seed)
    return make_bot(name, rules, seed)
