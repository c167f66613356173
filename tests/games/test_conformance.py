"""The shipped kit on every registered game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games import GAMES, load
from tablee.games.base import Rules
from tablee.games.dice_throne.state import Battle
from tablee.kernel.decision import Option, option
from tablee.kernel.game import Line
from tablee.kernel.view import View
from tablee.terminal.screen import Screen
from tablee.terminal.speaker import Speaker
from tablee.terminal.style import Style
from tablee.testing.conformance import conforms

#: for each game: setups (all heroes, every number of players), as a user would type them
TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "dice-throne": (
        {"heroes": "gunslinger,cursed-pirate"},
        {"heroes": "barbarian,pyromancer"},
        {"heroes": "paladin,black-widow"},
        {"heroes": "black-widow,gunslinger", "upgrades": "slots"},
        {"heroes": "cursed-pirate,cursed-pirate"},
        {"heroes": "pyromancer,barbarian", "first": "1"},
        {"heroes": "gunslinger,paladin,black-widow"},
        {"heroes": "cursed-pirate,barbarian,cursed-pirate", "leader-card": "three"},
        {"heroes": "black-widow,pyromancer,cursed-pirate,paladin"},
        {"heroes": "barbarian,gunslinger,black-widow,black-widow"},
    ),
}


def dice_throne(game: Battle, seat: int) -> Iterator[Option]:
    """Every card, token and use a player might try."""
    player, hero = game.players[seat], game.heroes[seat]
    for number in (*player.hand, *player.discard[-2:], *player.laid[-2:]):
        yield option("play", hero.deck[number].id)
        yield option("sell", hero.deck[number].id)
    for kind in game.kit.kinds:
        yield option("spend", kind.id)
    for slot, level in zip(hero.sides[player.side], player.levels, strict=True):
        for ability in slot.levels[level - 1].abilities:
            for use in ability.uses:
                yield option("use", use.id)


CANDIDATES = {"dice-throne": dice_throne}


class Terminal:
    """The words of the terminal as the kit wants to hear them."""

    def __init__(self, rules: Rules, setup: dict[str, Any], lang: str) -> None:
        self.lang = lang
        self.speaker = Speaker(rules, setup, lang)
        self.speaker.seat_sheets([seat.sheet for seat in rules.view(rules.new(setup, "0"), -1).seats])
        self.screen = Screen(self.speaker, Style(plain=True))

    def view(self, view: View, game: Any) -> list[str]:
        lines = [*self.screen.table(view, game), *self.screen.question(view, game), *self.screen.boards(view, game)]
        return lines if view.over is None else [*lines, self.speaker.words(view.over, game)]

    def choices(self, view: View, game: Any) -> list[str]:
        return [self.speaker.words(c.label, game) for c in (view.question.options if view.question else ())]

    def line(self, line: Line, game: Any) -> str:
        return self.speaker.line(line, game)


def test_every_game_has_tables_and_candidates() -> None:
    assert set(TABLES) == set(CANDIDATES) == set(GAMES)


def test_the_tables_of_dice_throne_seat_all_heroes_and_all_modes() -> None:
    rules = load("dice-throne")
    heroes = [table["heroes"].split(",") for table in TABLES["dice-throne"]]
    assert {name for table in heroes for name in table} == set(rules.content_names())
    assert {len(table) for table in heroes} == {2, 3, 4}


@pytest.mark.parametrize("players", [("eager", "random"), ("thrifty", "eager")], ids="-".join)
@pytest.mark.parametrize(
    ("name", "table"),
    [(name, table) for name in GAMES for table in TABLES[name]],
    ids=lambda value: value if isinstance(value, str) else ".".join(value.values()),
)
def test_game_keeps_every_promise(name: str, table: dict[str, str], players: tuple[str, ...]) -> None:
    rules = load(name)
    seed = f"conformance {'-'.join(players)}"
    setup: dict[str, Any] = rules.setup(table, 2, seed)
    voices = [Terminal(rules, setup, lang) for lang in ("en", "fr")]
    report = conforms(rules, setup, seed, players, CANDIDATES[name], voices, most=300)
    assert report.choices >= 100, "the game is too short to show much: take another seed"
    assert report.whole >= 4
    assert report.guarded > report.choices
    assert report.refused > 8 * report.whole
    assert report.undone > 0
    assert report.spoken > 20 * report.choices
