"""What other bots are measured by stays what it is: the greedy bot, and the dungeon's cunning Consul, choose as they did.

Of each game 500 decisions are kept, from many short beginnings, so that a rule or a card that is mended changes few of them.
`python -m tests.bots.test_yardstick` writes down anew those whose position has changed; a choice of the same position is
never taken anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tests.bots.kit import decisions

FOLDER = Path(__file__).with_name("yardstick")
KEPT, EACH = 500, 25  # decisions of a game, and of a beginning
MOST = 1000  # decisions of a beginning that are looked through
FRESH = KEPT // 10  # so many positions may change before they have to be written down anew
#: the tables of each game in turn, and who is asked there
TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "dice-throne": (
        {"heroes": "barbarian,gunslinger"},
        {"heroes": "cursed-pirate,paladin"},
        {"heroes": "pyromancer,black-widow"},
        {"heroes": "gunslinger,black-widow,paladin,cursed-pirate"},
    ),
    "champions": (
        {"heroes": "spider-man", "scenario": "rhino"},
        {"heroes": "captain-marvel", "scenario": "klaw"},
        {"heroes": "iron-man,she-hulk", "scenario": "ultron"},
        {"heroes": "black-panther,spider-man", "scenario": "rhino", "mode": "expert"},
    ),
    "dungeon-dice": ({"players": "2"}, {"players": "3"}, {"players": "4"}, {"players": "3", "deals": "off"}),
    "super-dungeon": ({"players": "2"}, {"players": "3"}),
}
BOTS = {game: ("greedy", "cunning") if game == "super-dungeon" else ("greedy",) for game in TABLES}


class Choice(NamedTuple):
    """What a bot chose in a position."""

    begun: str  # which beginning, and the decision in it
    bot: str
    position: str
    chose: str


def asked(game: str, number: int) -> Iterator[tuple[str, Any, int]]:
    """The decisions of a beginning: games are played by bots that judge nothing, so that no judgement changes positions."""
    tables = TABLES[game]
    options = tables[number % len(tables)]
    found = 0
    for n, (position, seat) in enumerate(decisions(load(game), options, f"yardstick {number}", MOST, "thrifty")):
        if n % 4 == 3 and position.decision.prompt != "compose":  # whose offer it is began it, and would know what for
            yield f"{number}.{n}", position, seat
            found += 1
            if found == EACH:  # from early turns and from later ones
                return


def beginnings(game: str) -> range:
    return range(KEPT // (EACH * len(BOTS[game])))


def chosen(game: str, number: int) -> Iterator[Choice]:
    for begun, position, seat in asked(game, number):
        for name in BOTS[game]:
            choice = make_bot(name, load(game), f"yardstick {begun}").choose(position, seat)
            yield Choice(begun, name, position.fingerprint()[:12], str(choice))


def kept(game: str) -> dict[tuple[str, str], Choice]:
    lines = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    found = [Choice(*line.split(maxsplit=3)) for line in lines]
    return {(one.begun, one.bot): one for one in found}


def test_there_are_five_hundred_of_each_game() -> None:
    assert {game: len(kept(game)) for game in TABLES} == dict.fromkeys(TABLES, KEPT)


@pytest.mark.parametrize("game", TABLES)
def test_it_chooses_as_before(game: str) -> None:
    was, changed = kept(game), 0
    for number in beginnings(game):
        for one in chosen(game, number):
            before = was[one.begun, one.bot]
            if before.position != one.position:
                changed += 1
            else:
                assert one == before
    assert changed <= FRESH, f"{changed} positions have changed: python -m tests.bots.test_yardstick"


def write(games: list[str]) -> None:
    for game in games or TABLES:
        file = FOLDER / f"{game}.txt"
        was = kept(game) if file.is_file() else {}
        found = [one for number in beginnings(game) for one in chosen(game, number)]
        for one in found:
            before = was.get((one.begun, one.bot), one)
            if before.position == one.position and before != one:
                raise SystemExit(f"{game} {one.begun}: {one.bot} chose {before.chose}, and now {one.chose}")
        file.write_text("".join([" ".join(one) + "\n" for one in found]), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
