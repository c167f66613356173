"""Promise 6, its core: a view put together from changes is the view itself, for every seat and for spectators.

Fields that have their default value are left out and can be put back, and a pick stands for exactly the options it hides.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache, partial
from itertools import combinations
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from tablee.gamekit.view import Area, Choice, Grid, Mark, Overlay, Pick, Piece, Question, SeatView, View, Words, plain
from tablee.games import GAMES, load
from tablee.server.wire import messages, views
from tablee.server.wire.sight import TAIL, Sight
from tests.games.test_conformance import tables

from .kit import Screen, game_along, patched, sent

CHOICES = {"dice-throne": 100, "dungeon-dice": 90, "super-dungeon": 40, "champions": 90}  # at each of ten tables
#: compared in each language, at least
VIEWS = {"dungeon-dice": 1500, "super-dungeon": 300, "dice-throne": 1800, "champions": 1200}


# ---------------------------------------------------------------------- changes
@pytest.mark.parametrize(
    ("name", "lang"),  # one language for each game; the others in `make long`
    [
        pytest.param(name, lang, marks=() if n % 2 == m else (pytest.mark.long,))
        for n, name in enumerate(GAMES)
        for m, lang in enumerate(("en", "fr"))
    ],
)
def test_a_view_made_of_changes_is_the_whole_view(name: str, lang: str) -> None:
    """Each seat looks after another number of choices, as a slow reader would."""
    rules, compared, changed = load(name), 0, 0
    for number, table in enumerate(tables(name)):
        setup = rules.setup(table, 2, "wire")
        seats = range(-1, rules.seats(setup))
        sights = {seat: Sight(rules, seat, lang) for seat in seats}
        screens = {seat: Screen() for seat in seats}
        games = game_along(rules, setup, f"wire {lang} {number}", CHOICES[name])
        for n, game in enumerate(games):
            for seat in seats:
                if n % (2 + seat) and game.decision is not None:
                    continue
                screen, sight = screens[seat], sights[seat]
                message = screen.hear(messages.encode(sight.news(game, n, undo=False)))
                assert not screen.lost
                want = sent(views.whole(rules.view(game, seat), sight.phrase(game)))
                assert screen.view == want, f"table {number}, seat {seat}, choice {n} at {game.place()}"
                assert [line["n"] for line in screen.lines] == list(range(1, len(screen.lines) + 1))
                compared += 1
                changed += message["t"] == "diff"
        for seat in seats:
            screens[seat].hear(messages.encode(sights[seat].news(game, n)))
            fresh = Sight(rules, seat, lang)
            lines = sent(fresh.news(game, 0)["lines"])
            assert screens[seat].lines[-TAIL:] == lines, f"the log of seat {seat}"
            earlier = sent(fresh.history(game, lines[0]["n"])) if lines else []
            assert screens[seat].lines[-TAIL - len(earlier) :] == earlier + lines
    assert compared > VIEWS[name] and changed > compared * 9 // 10


def test_a_change_is_small() -> None:
    """Else it would be no use: on the way through a game, changes are a fraction of the views."""
    rules = load("champions")
    setup = rules.setup({"heroes": "spider-man,iron-man"}, 2, "small")
    sight, whole, part = Sight(rules, 0, "en"), 0, 0
    for n, game in enumerate(game_along(rules, setup, "small", 60)):
        message = sight.news(game, n)
        if message["t"] == "diff":
            part += len(messages.encode(message))
            whole += len(messages.encode(views.whole(rules.view(game, 0), sight.phrase(game))))
    assert part * 3 < whole


# ---------------------------------------------------------------------- shapes no game of ours has yet
def map_view(**more: Any) -> View:
    """A view with everything that views can have."""
    grid = Grid(2, 1, ("..",), {".": "floor"}, ((1, 0, "w"),))
    area = Area(
        "map", Words("map"), "middle", "map", holds=("orc",), grid=grid, overlays=(Overlay("reach", {"1.0": 2}),)
    )
    hand = Area("hand.0", Words("hand"), "mine", "fan", seat=0, holds=("c1",), count=0)
    pieces = {
        "orc": Piece("orc", "figure", "orc", at=(1, 0), size=(1, 1), is_=("stunned",), marks=(Mark("hp", 0, 3),)),
        "c1": Piece("c1", "card", "sword", 2, says=(Words("says-x", {"n": 0}),), on="orc", n=0),
    }
    pick = Pick("go", (("map/1.0", "1.0"),), Words("opt-go"), 1, 1)
    asked = Question(
        0, Words("prompt-go"), ("R-1",), (Choice("go 1.0", Words("opt-go")), Choice("pass", Words("pass"))), pick
    )
    found = {
        "game": "map",
        "you": 0,
        "where": (Words("at-turn", {"n": 1}),),
        "seats": (SeatView(0, "elf", ("active",)),),
        "areas": (area, hand),
        "pieces": pieces,
        "question": asked,
        "over": None,
    }
    return View(**{**found, **more})


CHANGED = {
    "nothing": {},
    "nothing is asked any more": {"question": None},
    "the same areas in another order": {"areas": tuple(reversed(map_view().areas))},
    "an area goes": {"areas": map_view().areas[:1]},
    "an area comes": {"areas": (Area("tray", Words("tray"), "theirs", "tray"), *map_view().areas)},
    "a piece goes": {"pieces": {"orc": map_view().pieces["orc"]}},
    "a piece loses all that is not default": {"pieces": {**map_view().pieces, "c1": Piece("c1", "card")}},
    "another seat": {"seats": (SeatView(0, "elf"),), "where": ()},
    "it is over": {"over": Words("over-won"), "question": None},
}


@pytest.mark.parametrize("changed", CHANGED.values(), ids=CHANGED)
def test_every_part_of_a_view_can_change(changed: dict[str, Any]) -> None:
    old, new = map_view(), map_view(**changed)
    for before, after in ((old, new), (new, old)):
        if before.over is not None:
            continue  # nothing follows the end: what is taken back comes as a whole view
        message = {"t": "diff", **views.changes(before, after, str)}
        assert patched(sent(views.whole(before, str)), sent(message)) == sent(views.whole(after, str))
        assert filled(sent(views.whole(after, str)), View) == plain_words(after)


# ---------------------------------------------------------------------- what is left out
Filler = Callable[[Any], Any]


def filled(data: Any, kind: Any) -> Any:
    """Data with its defaults put back, as a client that reads with `?? default` sees it."""
    return filler(kind)(data)


@cache
def filler(kind: Any) -> Filler:
    """How the defaults of a type are put back: looked up once, for there are thousands of views."""
    if get_origin(kind) is UnionType:  # X | None
        some = filler(get_args(kind)[0])
        return lambda data: None if data is None else some(data)
    if kind is Words:
        return lambda data: [data[0], data[1] if len(data) > 1 else {}]
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        parts = [(field.name, filler(hints[field.name]), *default(field)) for field in fields(kind)]
        return partial(whole, kind, parts)
    inner = get_args(kind)
    if get_origin(kind) is tuple:
        if len(inner) == 2 and inner[1] is Ellipsis:
            item = filler(inner[0])
            return lambda data: [item(one) for one in data]
        items = [filler(one) for one in inner]
        return lambda data: [fill(one) for fill, one in zip(items, data, strict=True)]
    if get_origin(kind) is dict:
        value = filler(inner[1])
        return lambda data: {key: value(one) for key, one in data.items()}
    return lambda data: data


def default(field: Field[Any]) -> tuple[bool, Any]:
    if field.default_factory is not MISSING:
        return True, plain_words(field.default_factory())
    return field.default is not MISSING, plain_words(field.default)


def whole(kind: type, parts: list[tuple[str, Filler, bool, Any]], data: dict[str, Any]) -> dict[str, Any]:
    out = {}
    for name, fill, may_lack, default in parts:
        if name in data:
            out[name] = fill(data[name])
        else:
            assert may_lack, f"{kind} lacks {name}"
            out[name] = default
    return out


def plain_words(value: Any, phrase: Any = str) -> Any:
    """As `plain`, with words as they travel."""
    if isinstance(value, Words):
        return [value.id, {name: views.argument(arg, phrase) for name, arg in value.args.items()}]
    if isinstance(value, tuple):
        return [plain_words(item, phrase) for item in value]
    if isinstance(value, dict):
        return {key: plain_words(item, phrase) for key, item in value.items()}
    names = getattr(value, "__dataclass_fields__", None)
    if names is None:
        return value
    out = {name: plain_words(getattr(value, name), phrase) for name in names}
    if isinstance(value, Question) and value.pick is not None:
        out["options"] = [o for o in out["options"] if o["key"].split()[0] != value.pick.verb]
    return out


@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_out_can_be_put_back(name: str) -> None:
    rules, left_out = load(name), 0
    for number, table in enumerate(tables(name)):
        setup = rules.setup(table, 2, "defaults")
        for n, game in enumerate(game_along(rules, setup, f"defaults {number}", 40)):
            for seat in range(-1, rules.seats(setup)) if n % 4 == 0 else ():
                view = rules.view(game, seat)
                phrase = Sight(rules, seat, "en").phrase(game)
                data = sent(views.whole(view, phrase))
                back = filled(data, View)
                assert back == sent(plain_words(view, phrase)), f"table {number}, seat {seat}, choice {n}"
                left_out += len(json.dumps(plain(view))) - len(json.dumps(data))
    assert left_out > 1_000_000  # characters


# ---------------------------------------------------------------------- picks
def answers(pick: dict[str, Any]) -> set[str]:
    """Every answer a client can give with a pick; of a pick with a price what it stands for, one by one."""
    values = [value for _, value in pick["of"]]
    if "price" in pick:
        return {f"{pick['verb']} {value}" for value in values}
    sizes = range(pick.get("least", 0), min(pick.get("most", 99), len(values)) + 1)
    return {" ".join([pick["verb"], *sorted(some)]) for n in sizes for some in combinations(values, n)}


def test_a_pick_and_space_stand_for_exactly_what_is_left_out() -> None:
    """Nothing that a browser can answer is refused, and nothing that is allowed cannot be answered. What Space answers is offered
    and gives nothing away: only passing; a question without it has no default."""
    found = 0
    for name in GAMES:
        rules, with_default = load(name), 0
        for number, table in enumerate(tables(name)):
            setup = rules.setup(table, 2, "picks")
            for game in game_along(rules, setup, f"picks {number}", 120):
                if game.decision is None:
                    break
                view = rules.view(game, game.decision.seat)
                asked = views.question(view.question, str)
                listed = [option["key"] for option in asked.get("options", [])]
                legal = [str(option) for option in game.decision.options]
                assert asked.get("default", "") == ("pass" if "pass" in legal else "")
                with_default += "pass" in legal
                assert len(set(listed)) == len(listed)
                if "pick" not in asked:
                    assert listed == legal
                    continue
                found += 1
                if "price" in asked["pick"]:  # what comes later in the engine's order can be picked too
                    assert answers(asked["pick"]) | set(listed) >= set(legal)
                else:
                    assert answers(asked["pick"]) | set(listed) == set(legal)
                assert not answers(asked["pick"]) & set(listed)
                assert {ref for ref, _ in asked["pick"]["of"]} <= {*view.pieces, *cells(view)}
        assert with_default > 50
    assert found > 200


def cells(view: View) -> set[str]:
    """Every square of a map that has ground."""
    return {
        f"{area.id}/{x}.{y}"
        for area in view.areas
        if area.grid is not None
        for y, row in enumerate(area.grid.rows)
        for x, sign in enumerate(row)
        if sign in area.grid.legend
    }
