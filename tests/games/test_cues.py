"""Cues: what a line of the log shows can be drawn in the view of its beat, whoever looks, and is worded in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from tablee.gamekit.cue import KINDS, Cue
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import View
from tablee.games import GAMES, load
from tablee.kernel.game import Game, Line
from tablee.table.beats import Beats
from tablee.terminal.speaker import Speaker
from tablee.testing.fuzz import PLAYERS
from tests.hygiene.test_messages import messages

from .test_conformance import tables

CHOICES = 120  # of each game that is played
#: games with a table of cues: message -> kind
TOLD = [name for name in GAMES if type(load(name)).cue is not Rules.cue]


def beats(rules: Rules[Game], setup: dict[str, Any], seed: str) -> Iterator[tuple[Game, list[Line]]]:
    """The beats of a game that bots play: the game as it stood, and its new lines."""
    kept = Beats()
    game = rules.new(setup, seed, True, None, kept)
    bots = [PLAYERS[("eager", "thrifty")[seat % 2]](rules, f"{seed}/{seat}") for seat in range(rules.seats(setup))]
    lines = 0
    for _ in range(CHOICES):
        for beat in kept.kept:
            yield beat.game, game.told[lines : beat.lines]
            lines = beat.lines
        kept.drop(kept.n)
        if game.decision is None:
            return
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))


def there(ref: str, view: View, seats: int) -> bool:
    """Is this something that the view shows: a seat, a cell, an area, a piece?"""
    areas = {area.id: area for area in view.areas}
    if ref.startswith("&"):
        return 0 <= int(ref[1:]) < seats
    if "/" in ref:
        area, cell = ref.split("/")
        grid = areas[area].grid if area in areas else None
        x, y = [int(part) for part in cell.split(".")]
        return grid is not None and 0 <= x < grid.w and 0 <= y < grid.h
    return ref in view.pieces or ref in areas


def refs(cue: Cue) -> list[str]:
    return [ref for ref in (cue.who, *cue.to, *cue.path) if ref]


@pytest.mark.parametrize(
    ("name", "table"),
    [(name, table) for name in TOLD for table in tables(name)],
    ids=lambda value: value if isinstance(value, str) else ".".join(value.values()),
)
def test_what_a_line_shows_can_be_seen_by_all_who_read_it(name: str, table: dict[str, str]) -> None:
    rules = load(name)
    setup = rules.setup(table, 2, "cues")
    seats, sheets = rules.seats(setup), rules.sheets(setup, "fr")
    speakers = [Speaker(rules, setup, lang) for lang in ("en", "fr")]
    shown = 0
    before: dict[int, View] = {}
    for game, lines in beats(rules, setup, "cues"):
        views = {seat: rules.view(game, seat) for seat in range(-1, seats)}
        for speaker in speakers:
            speaker.seat_sheets([seat.sheet for seat in views[-1].seats])
        for line in lines:
            cue = rules.cue(game, line)
            if cue is None:
                continue
            shown += cue.kind != "quiet"
            assert cue.kind in KINDS, line
            assert not cue.sheet or cue.sheet in sheets, (line, cue)
            for sheet, face in cue.dice:
                assert sheet in sheets and 1 <= face <= len(sheets[sheet].faces), (line, cue)
            assert all([0 <= at < len(cue.dice) for at in cue.again]), (line, cue)
            for seat, view in views.items():
                if line.to in (-1, seat):
                    gone = before.get(seat, view)  # who was destroyed in this step lay there before it
                    unseen = [ref for ref in refs(cue) if not there(ref, view, seats) and not there(ref, gone, seats)]
                    assert unseen == [], (line, cue, seat)
            for words in [one for one in (cue.title, cue.result) if one is not None]:
                assert all([speaker.words(words, game).strip() for speaker in speakers]), (line, cue)
        before = views
    assert shown > 30, "hardly anything was to be seen"


@pytest.mark.parametrize("name", TOLD)
def test_every_line_of_the_log_has_its_kind(name: str) -> None:
    """Also those that hardly ever come; `quiet` where nothing is to be seen."""
    module = import_module(f"{load(name).package}.show.cues")
    table = module.KIND
    known = {id for package in ("tablee.text", load(name).package) for id in messages(package, "en")}
    assert set(table) == {id.removeprefix("log-") for id in known if id.startswith("log-")}
    assert set(table.values()) <= set(KINDS)


def test_a_scheme_that_grows_is_good_for_nobody() -> None:
    rules = load("champions")
    setup = rules.setup({"heroes": "spider-man:justice", "scenario": "rhino"}, 1, "scheme")
    found = [rules.cue(game, line) for game, lines in beats(rules, setup, "1") for line in lines if grows(line)]
    assert found and all([one is not None and one.n > 0 and one.good is False for one in found])


def grows(line: Line) -> bool:
    return line.message == "scheme-sum" and int(line.args["total"]) > 0


def test_a_status_card_that_saves_somebody_is_told_in_words() -> None:
    """It has no sheet of its own: a bare number would say nothing."""
    rules = load("champions")
    setup = rules.setup({"heroes": "spider-man:justice", "scenario": "rhino"}, 1, "status")
    found: dict[str, Cue] = {}
    for seed in range(4):
        for game, lines in beats(rules, setup, str(seed)):
            for line in lines:
                one = rules.cue(game, line)
                if one is not None and line.message in ("status", "tough-gone"):
                    found[line.message] = one
    assert set(found) == {"status", "tough-gone"}
    for message, one in found.items():
        assert one.n == 0 and one.result is not None and one.result.id == f"log-{message}"
