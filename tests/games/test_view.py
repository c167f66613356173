"""Views as data that can be compared and sent."""

from __future__ import annotations

from json import dumps

import pytest

from tablee.bots import make_bot
from tablee.gamekit.view import Area, Choice, Mark, Piece, Question, SeatView, View, Words, plain
from tablee.games import load
from tablee.table.beats import Beats


def test_a_view_becomes_plain_json_with_every_field() -> None:
    view = View(
        "game",
        1,
        (Words("at-Turn", {"turn": 3}),),
        (SeatView(0, "hero.x", ("active",)), SeatView(1, "hero.y")),
        (Area("hand.1", Words("area-hand", {"who": "&1"}), "mine", "fan", 1, ("c1",), 2),),
        {"c1": Piece("c1", "card", "card.x", marks=(Mark("cost", 2),), says=(Words("new"),))},
        Question(1, Words("prompt-act"), ("DT-TIME-01",), (Choice("pass", Words("opt-pass")),)),
    )
    data = plain(view)
    assert data["pieces"]["c1"] == {
        "id": "c1",
        "shape": "card",
        "sheet": "card.x",
        "face": 0,
        "n": 1,
        "on": "",
        "at": None,
        "size": [1, 1],
        "is_": [],
        "marks": [{"role": "cost", "n": 2, "of": 0}],
        "says": [{"id": "new", "args": {}}],
    }
    assert data["areas"][0]["count"] == 2 and data["areas"][0]["label"] == {"id": "area-hand", "args": {"who": "&1"}}
    assert data["question"]["options"] == [{"key": "pass", "label": {"id": "opt-pass", "args": {}}, "on": [], "to": []}]
    assert data["over"] is None and data["where"] == [{"id": "at-Turn", "args": {"turn": 3}}]
    assert dumps(data) == dumps(plain(view))


def test_equal_views_are_equal_data_and_different_ones_are_not() -> None:
    one = Piece("c1", "card", "card.x")
    assert plain(one) == plain(Piece("c1", "card", "card.x"))
    assert plain(one) != plain(Piece("c1", "card"))


@pytest.mark.parametrize("game", ["dice-throne", "dungeon-dice", "champions"])
def test_what_lies_as_it_lay_is_the_very_same_area(game: str) -> None:
    """So that whoever sends what has changed need not compare it, and it is held in memory once."""
    rules = load(game)
    setup = rules.setup({}, 2, "view")
    table, bot = rules.new(setup, "view", log=True), make_bot("random", rules, "view")
    Beats().watch(table)
    seats = range(rules.seats(setup))
    last: dict[int, dict[str, Area]] = {seat: {} for seat in seats}
    same = 0
    for _ in range(60):
        if table.decision is None:
            break
        table.choose(bot.choose(table, table.decision.seat))
        for seat in seats:
            areas = {area.id: area for area in rules.view(table, seat).areas}
            for id, area in areas.items():
                if area == last[seat].get(id):
                    assert area is last[seat][id], f"{id} was made twice"
                    same += 1
            last[seat] = areas
    assert same > 300
