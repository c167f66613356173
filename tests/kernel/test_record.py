"""Records: everything in a state becomes plain JSON and comes back the same; copies share nothing that changes."""

from __future__ import annotations

import os
import subprocess
import sys
from json import dumps, loads
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.decision import Option, option
from tablee.kernel.procedure import Procedure
from tablee.kernel.record import Record, Shared, copied, digest, pack, record, unpack
from tablee.kernel.rng import Rng


class Box(Record):
    def __init__(self, inside: Any, label: str) -> None:
        self.inside = inside
        self.label = label

    def fields(self) -> tuple[Any, ...]:
        return (self.inside, self.label)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]


RECORDS: dict[str, type[Record]] = {"Box": Box, "Rng": Rng}
WORDS = st.from_regex(r"[a-z][a-z.-]{0,6}", fullmatch=True)
PLAIN = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.binary(max_size=8)
    | st.builds(Option, WORDS, st.lists(st.integers(0, 99) | WORDS, max_size=3).map(tuple))
)
KEYS = st.integers(0, 9) | st.tuples(st.integers(0, 9), st.integers(0, 9))
VALUES = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.integers(0, 9), inner, max_size=3)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
        | st.builds(Box, inner, st.text(max_size=3))
    ),
    max_leaves=12,
)


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same types all the way down: (1,) is not [1], True is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all([same(a, b) for a, b in zip(one, other, strict=True)])
    if isinstance(one, dict):
        return one.keys() == other.keys() and all([same(one[key], other[key]) for key in one])
    if isinstance(one, Box):
        return same(one.fields(), other.fields())
    return bool(one == other)


@given(VALUES)
def test_what_is_packed_survives_json_and_comes_back_the_same(value: Any) -> None:
    text = dumps(pack(value))
    assert same(unpack(loads(text), RECORDS), value)
    assert dumps(pack(unpack(loads(text), RECORDS))) == text


@given(VALUES)
def test_a_copy_is_equal_and_keeps_the_types(value: Any) -> None:
    assert same(copied(value), value)


def test_a_copy_shares_nothing_that_changes() -> None:
    original = Box([1, {2: [3]}, Box([4], "in"), (5, 6)], "out")
    before = dumps(pack(original))
    copy = original.copy()
    copy.inside[1][2].append(7)
    copy.inside[2].inside.append(8)
    copy.inside.append(9)
    copy.label = "else"
    assert dumps(pack(original)) == before
    assert original.inside[3] is copy.inside[3], "tuples are shared: nothing in a state changes one"


@pytest.mark.parametrize("value", [1.5, {1, 2}, object(), lambda: 0, frozenset(), [1.0], (object(),), {1: {2}}])
def test_what_is_no_plain_data_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="cannot be part of a game's state"):
        pack(value)


def test_kinds_are_written_in_front() -> None:
    assert pack((1, "a")) == ["()", 1, "a"]
    assert pack([None, True]) == ["[]", None, True]
    assert pack({"b": 1, "a": (2,)}) == ["{}", ["a", ["()", 2]], ["b", 1]]
    assert pack(option("keep", 2, 5)) == ["<>", "keep 2 5"]
    assert pack(b"\x00\xff") == ["b", "00ff"]
    assert pack(Box(3, "x")) == ["Box", 3, "x"]


def test_an_unknown_record_is_an_error() -> None:
    with pytest.raises(KeyError):
        unpack(["Chest", 1], RECORDS)


def test_a_record_must_say_its_fields() -> None:
    with pytest.raises(NotImplementedError):
        Record().fields()
    assert repr(Box((1,), "x")) == "Box((1,), 'x')"


# ---------------------------------------------------------------------- fingerprints
@given(st.dictionaries(st.text(max_size=3), st.integers(), max_size=5))
def test_the_order_in_which_a_table_was_filled_does_not_show(table: dict[str, int]) -> None:
    assert digest(pack(table)) == digest(pack(dict(reversed(table.items()))))


def test_different_data_have_different_digests() -> None:
    values: list[Any] = [(), [], {}, 0, "0", "", None, False, (0,), [0], ((),), b"", option("x"), "x", Box(0, "")]
    packed = [digest(pack(value)) for value in values]
    assert len(set(packed)) == len(values)
    assert {len(text) for text in packed} == {16}
    assert len(digest(0, size=16)) == 32


def test_a_digest_is_the_same_in_every_process() -> None:
    script = "from tablee.kernel.record import digest, pack; print(digest(pack({'b': (1, [2]), 'a': 'é'})))"
    seen = {
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout.strip()
        for seed in ("0", "1")
    }
    assert seen == {digest(pack({"a": "é", "b": (1, [2])}))}


# ---------------------------------------------------------------------- written from annotations
@record
class Pawn(Record):
    at: int
    name: str = "pawn"
    marks: tuple[int, ...] = ()
    held: list[int] | None = None

    def moved(self) -> int:
        return self.at + 1


@record
class Queen(Pawn):
    crowned: bool = False


@record
class Coin(Shared):
    worth: int = 1


@record
class Walk(Procedure):
    STEPS = {"go": ""}
    path: list[int]
    way: dict[str, int]


def test_a_record_is_written_from_its_annotations() -> None:
    pawn = Pawn(3, held=[1])
    assert pawn.fields() == (3, "pawn", (), [1]) and pawn.moved() == 4 and repr(pawn) == "Pawn(3, 'pawn', (), [1])"
    assert Queen(1, crowned=True).fields() == (1, "pawn", (), None, True), "after what it is built on"
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'at'"):
        Pawn()  # type: ignore[call-arg]


@record
class Rook(Pawn):
    YOUNG = (0, ())  # as if pawns of old had known nothing of these
    castled: int = 0
    seen: tuple[int, ...] = ()


def test_young_fields_are_written_only_where_they_say_something() -> None:
    old = ["Rook", 1, "pawn", ["()"], None]
    assert pack(Rook(1)) == old, "a game that does not use them is what it was"
    assert pack(Rook(1, castled=2)) == [*old, 2]
    assert pack(Rook(1, seen=(3,))) == [*old, 0, ["()", 3]], "what stands before it is written, too"
    for one in (Rook(1), Rook(1, castled=2), Rook(1, seen=(3,))):
        assert unpack(pack(one), {"Rook": Rook}).fields() == one.fields()


def test_copies_of_written_records_share_only_what_cannot_change() -> None:
    pawn = Queen(3, held=[1])
    twin = pawn.copy()
    twin.held.append(2)
    assert type(twin) is Queen and pawn.held == [1] and twin.fields() == (3, "pawn", (), [1, 2], False)
    coin = Coin(5)
    assert coin.copy() is coin
    walk = Walk([1], {"a": 1})
    walk.step, walk.out = "go", 7
    again = walk.copy()
    again.path.append(2)
    again.way["b"] = 2
    assert walk.fields() == ([1], {"a": 1}) and (again.step, again.out) == ("go", 7), "and where a frame is"


def test_written_methods_can_be_read_where_they_fail() -> None:
    import inspect

    assert (
        inspect.getsource(Pawn.fields)
        == "def fields(self) -> tuple[Any, ...]:\n    return (self.at, self.name, self.marks, self.held, )\n"
    )


def test_a_field_is_no_method() -> None:
    with pytest.raises(TypeError, match=r"Both.step_on is a field and a method"):

        @record
        class Both(Record):
            step_on: int

            def step_on(self) -> int:  # type: ignore[no-redef]
                return 0
