"""Is it still the same game? Plays random games and keeps what was asked, offered, shown, refused and told at every step.

    python tools/same.py record FILE            # with the sources as they are
    python tools/same.py compare FILE           # with changed sources: the first difference of every game, in words

For changes that move code and must not change a game. Choices are replayed from the file, so that a difference shows
where it begins. Fingerprints are part of it only with `record --state`, since names of classes are part of them.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.kernel.decision import Option, parse
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng, key_of
from tablee.terminal.screen import Screen
from tablee.terminal.speaker import Speaker
from tablee.terminal.style import Style

LANGS = ("en", "fr")
#: setups besides the usual one, as a user would type them
TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "dice-throne": (
        {"heroes": "gunslinger,cursed-pirate"},
        {"heroes": "paladin,black-widow"},
        {"heroes": "barbarian,pyromancer,black-widow"},
        {"heroes": "gunslinger,paladin,cursed-pirate,pyromancer"},
    ),
    "champions": (
        {"heroes": "spider-man", "scenario": "rhino"},
        {"heroes": "she-hulk,black-panther", "scenario": "klaw", "mode": "expert"},
        {"heroes": "iron-man,captain-marvel,spider-man,she-hulk", "scenario": "ultron"},
    ),
    "dungeon-dice": ({"players": "2"}, {"players": "3", "one-use": "2"}, {"players": "4", "deals": "off"}),
    "super-dungeon": ({"players": "2"}, {"players": "4", "preparing": "steps"}),
}
MOST = {"super-dungeon": 160}  # choices of a game
REFUSED = 6  # pieces a step that are asked about, drawn from all


class Looker:
    """All that people see of a game, as short digests by name."""

    def __init__(self, rules: Rules[Game], setup: dict[str, Any], game: Any, state: bool) -> None:
        self.rules, self.game, self.state, self.told = rules, game, state, 0
        self.speakers = [Speaker(rules, setup, lang) for lang in LANGS]
        for speaker in self.speakers:
            speaker.seat_sheets([seat.sheet for seat in rules.view(game, -1).seats])

    def look(self, rng: Rng) -> dict[str, Any]:
        game, decision = self.game, self.game.decision
        seat = decision.seat if decision is not None else -1
        asked = [seat, decision.prompt, [str(option) for option in decision.options]] if decision is not None else []
        lines = game.log[self.told :]
        self.told = len(game.log)
        return {
            **({"state": game.fingerprint()} if self.state else {}),
            "asked": asked[:2] and f"{asked[0]}:{asked[1]}",
            "options": short(asked),
            "views": short([asdict(view) for view in self.views()]),
            "words": short([list(self.screens(speaker, seat)) for speaker in self.speakers]),
            "refused": short(self.refusals(seat, rng)),
            "guards": short(self.guards(seat, rng)),
            "log": short([[line.rule, *[speaker.line(line, game) for speaker in self.speakers]] for line in lines]),
        }

    def views(self) -> list[Any]:
        seats = len(self.rules.view(self.game, -1).seats)
        return [self.rules.view(self.game, seat) for seat in range(-1, seats)]

    def screens(self, speaker: Speaker, seat: int) -> Iterator[str]:
        view = self.rules.view(self.game, seat)
        speaker.look(view)
        yield from Screen(speaker, Style(plain=True)).table(view, self.game)
        if view.question is not None:
            yield speaker.words(view.question.prompt, self.game)
            yield " ".join(view.question.why)
            for choice in view.question.options:
                yield f"{speaker.words(choice.label, self.game)} {choice.on}"
        yield from [speaker.words(words, self.game) for words in view.where]

    def refusals(self, seat: int, rng: Rng) -> Iterator[Any]:
        """What somebody may mean by pointing at a piece, and why it cannot be done."""
        if seat < 0:
            return
        pieces = sorted(self.rules.view(self.game, seat).pieces)
        for piece in [pieces[rng.below(len(pieces), "piece")] for _ in range(REFUSED)]:
            for choice in self.rules.tries(self.game, seat, piece):
                why = self.game.why_not(seat, parse(choice.key))
                words = self.rules.because(self.game, seat, parse(choice.key), why) if why is not None else None
                said = [speaker.words(words, self.game) for speaker in self.speakers] if words is not None else []
                label = [speaker.words(choice.label, self.game) for speaker in self.speakers]
                yield [piece, choice.key, label, list(choice.on), list(why.rules) if why is not None else [], said]

    def guards(self, seat: int, rng: Rng) -> Iterator[Any]:
        """Every verb with whatever words, by whoever asks and by somebody else: which rule forbids it."""
        if seat < 0:
            return
        view = self.rules.view(self.game, seat)
        pieces, seats = sorted(view.pieces), len(view.seats)
        for verb in sorted(self.game.VERBS):
            one, two = (pieces[rng.below(len(pieces), "word")] for _ in range(2))
            other = rng.below(seats, "word")
            for who in dict.fromkeys((seat, (seat + 1) % seats)):
                for args in ((), (other,), (one,), (one, two)):
                    why = self.game.why_not(who, Option(verb, args))
                    yield [verb, who, args, [why.reason, list(why.rules)] if why is not None else None]


def short(value: Any) -> str:
    value = list(value) if isinstance(value, Iterator) else value
    return blake2b(json.dumps(value, default=str, sort_keys=True).encode(), digest_size=6).hexdigest()


def start(name: str, options: dict[str, str], seed: str, state: bool) -> tuple[Looker, Any]:
    rules = load(name)
    setup = rules.setup(options, 2, seed)
    game = rules.new(setup, seed, log=True)
    return Looker(rules, setup, game, state), game


def played(
    name: str, options: dict[str, str], seed: str, most: int, choices: list[str] | None, state: bool
) -> Iterator[dict[str, Any]]:
    """Every step: what is seen, and what is then chosen, by chance or as before."""
    looker, game = start(name, options, seed, state)
    rng = Rng(key_of(f"same {seed}"), {})
    for n in range(most + 1):
        seen = looker.look(rng)
        if game.decision is None or n == most:
            yield seen
            return
        offered = game.decision.options
        chosen = str(offered[rng.below(len(offered), "choice")]) if choices is None else choices[n]
        yield {**seen, "choice": chosen}
        game.choose(parse(chosen))


def tables(games: list[str], rounds: int) -> Iterator[tuple[str, dict[str, str], str]]:
    for name in games:
        for options in ({}, *TABLES.get(name, ())):
            for seed in range(rounds):
                yield name, dict(options), str(seed + 1)


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=2, help="games of every setup (record)")
    parser.add_argument("--most", type=int, default=250, help="choices of a game (record)")
    parser.add_argument("--state", action="store_true", help="fingerprints too (record)")
    wanted = parser.parse_args()
    if wanted.what == "record":
        with wanted.file.open("w", encoding="utf-8") as out:
            for name, options, seed in tables(wanted.games, wanted.rounds):
                most = min(wanted.most, MOST.get(name, wanted.most))
                steps = list(played(name, options, seed, most, None, wanted.state))
                out.write(json.dumps({"game": name, "options": options, "seed": seed, "steps": steps}) + "\n")
                print(f"{name} {options} {seed}: {len(steps)} steps", flush=True)
        return
    sys.exit(
        1
        if [line for line in wanted.file.read_text(encoding="utf-8").splitlines() if not same(line, wanted.games)]
        else 0
    )


def same(line: str, games: list[str]) -> bool:
    told = json.loads(line)
    if told["game"] not in games:
        return True
    name, steps = f"{told['game']} {told['options']} {told['seed']}", told["steps"]
    choices = [step["choice"] for step in steps if "choice" in step]
    now = played(told["game"], told["options"], told["seed"], len(choices), choices, "state" in steps[0])
    for n, (old, new) in enumerate(zip(steps, now, strict=True)):
        differs = [key for key in old if old[key] != new[key]]
        if differs:
            print(f"{name}, step {n} ({old['asked']}): {', '.join(differs)} differ", flush=True)
            return False
    print(f"{name}: {len(steps)} steps the same", flush=True)
    return True


if __name__ == "__main__":
    main()
