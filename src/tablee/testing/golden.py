"""Golden games: a recorded game as readable text, choices and log lines with their rules.

A golden file is a header, then each choice (`12 Gunslinger: keep 1 1 4`) followed by the lines it caused, and the
fingerprint at last. Checking one replays its choices, so that bots may improve without touching it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tablee.bots import make_bot
from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.decision import Option, parse
from tablee.kernel.game import Game, Line
from tablee.table.journal import outcome_of

INDENT = "    "


class Teller(Protocol):
    """Puts log lines into words, and names seats."""

    seat_names: list[str]

    def line(self, line: Line, game: Game) -> str: ...


Tellers = Callable[[Rules[Game], dict[str, Any]], Teller]


def record(
    rules: Rules[Game], setup: dict[str, Any], seed: str, bots: Sequence[str], most: int, tellers: Tellers
) -> str:
    """A new golden game, played by bots for up to `most` choices."""
    players = [make_bot(bot, rules, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    choices: list[Option] = []
    game = rules.new(setup, seed)
    while game.decision is not None and len(choices) < most:
        choices.append(players[game.decision.seat].choose(game, game.decision.seat))
        game.choose(choices[-1])
    return told(rules, setup, seed, choices, tellers)


def retold(text: str, tellers: Tellers) -> str:
    """The text that a golden game gives today: the same, unless rules or words have changed."""
    header, _, body = text.partition("\n\n")
    values = dict(line.split(" ", 1) for line in header.splitlines())
    choices = [
        parse(line.split(": ", 1)[1]) for line in body.splitlines() if line[:1].isdigit() and line.split()[0] != "0"
    ]
    return told(load(values["game"]), json.loads(values["setup"]), values["seed"], choices, tellers)


def told(rules: Rules[Game], setup: dict[str, Any], seed: str, choices: Sequence[Option], tellers: Tellers) -> str:
    game = rules.new(setup, seed, log=True)
    teller = tellers(rules, setup)
    lines = [f"game {rules.id}", f"setup {json.dumps(setup)}", f"seed {seed}", "", "0 setup"]
    shown = 0

    def tell() -> int:
        for line in game.told[shown:]:
            secret = f" [only {teller.seat_names[line.to]}]" if line.to >= 0 else ""
            lines.append(f"{INDENT}{line.rule}{secret} {teller.line(line, game)}")
        return len(game.told)

    shown = tell()
    for n, choice in enumerate(choices, 1):
        lines.append(f"{n} {teller.seat_names[game.asked.seat]}: {choice}")
        game.choose(choice)
        shown = tell()
    lines += ["", f"{outcome_of(game) or 'stopped'} {game.fingerprint()}"]
    return "\n".join(lines) + "\n"
