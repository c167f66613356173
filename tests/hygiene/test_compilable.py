"""What mypyc gives up on stands in no module that is compiled: `make compiled` would say so only after minutes."""

from __future__ import annotations

import ast

from tools.compiled import ROOT, modules


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
