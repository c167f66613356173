"""What mypyc gives up on stands in no module that is compiled: `make compiled` would say so only after minutes."""

from __future__ import annotations

import ast
import re

from tools.compiled import REPLACED, ROOT, modules, settled


def test_nothing_is_looked_up_in_a_tuple_that_is_put_together_from_others() -> None:
    """`x in (*a, *b)` ends the compiler; loops over the same may be."""
    found = []
    for file in modules(ROOT / "src"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and any([spread(one) for one in node.comparators]):
                found.append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def spread(node: ast.expr) -> bool:
    return isinstance(node, (ast.Tuple, ast.List, ast.Set)) and any([isinstance(e, ast.Starred) for e in node.elts])


def test_a_spread_tuple_is_recognised() -> None:
    (compare,) = [node for node in ast.walk(ast.parse("x in (*a, 1)")) if isinstance(node, ast.Compare)]
    assert spread(compare.comparators[0]) and not spread(compare.left)


SOURCE = """
ONE = 1
TWO: dict[str, int] = {}
THREE, FOUR = range(3, 5)
FIVE, SIX = (
    5,
    6,
)
EMPTY = {}
TURNED = 1
TURNED += 1
OTHERS = {"a": 1}
G = TypeVar("G")
Number = int
TWO["a"] = 1
"""


def test_constants_are_marked_where_they_are_bound_once_and_are_no_types() -> None:
    changed = [(a, b) for a, b in zip(SOURCE.split("\n"), settled(SOURCE).split("\n"), strict=True) if a != b]
    assert changed == [
        ("ONE = 1", "ONE: Final = 1"),
        ("TWO: dict[str, int] = {}", "TWO: Final[dict[str, int]] = {}"),
        ("THREE, FOUR = range(3, 5)", "THREE: Final = 3; FOUR: Final = 4"),
    ]


def test_what_tests_put_in_place_of_a_constant_is_left_as_it_is() -> None:
    """A final one is built into the code that uses it: the test would change nothing."""
    files = [*(ROOT / "tests" / "games").rglob("*.py"), *(ROOT / "tests" / "kernel").rglob("*.py")]
    text = "\n".join([file.read_text(encoding="utf-8") for file in files])
    assert set(re.findall(r"setattr\([a-z_]+, \"([A-Z][A-Z0-9_]+)\"", text)) == {*REPLACED}
