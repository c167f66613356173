"""Views as data that can be compared and sent."""

from __future__ import annotations

from json import dumps

from tablee.gamekit.view import Area, Choice, Mark, Piece, Question, SeatView, View, Words, plain


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
