"""Nothing in the kernel and the games may differ between two processes: no clock, no chance of Python's own, no
addresses, no fractions that are rounded, no order that a set happens to have."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from .source import Module, above, called, enclosing, imported, modules, none, parsed

FORBIDDEN = ("random", "time", "uuid", "datetime", "secrets", "os")
SCANNED = ("kernel", "gamekit", "games")
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SET_METHODS = ("union", "intersection", "difference", "symmetric_difference", "copy")
#: methods that change or ask a set without telling its order
SAFE_METHODS = (*SET_METHODS, "add", "discard", "remove", "update", "clear", "isdisjoint", "issubset", "issuperset")
#: functions whose answer does not depend on the order of what they get
SAFE_CALLS = ("sorted", "len", "bool", "set", "frozenset", "min", "max")
#: sorted(a set, key=...) is only safe when no two members have the same key
TOTAL_KEYS = {
    "games/dice_throne/rules/ladder.py: sorted(found, key=lambda kept: (-len(kept), kept))": "the key ends with the member itself",
}


def scanned() -> list[Module]:
    return [m for folder in SCANNED for m in modules(folder)]


# ---------------------------------------------------------------------- clocks, addresses, fractions
def outside_sources(module: Module) -> list[str]:
    return [module.where(node) for name, node in imported(module) if name.split(".")[0] in FORBIDDEN]


def addresses(module: Module) -> list[str]:
    """id() and hash(); a `__hash__` only serves look-ups, whose answer is the same whatever the hash."""
    found = []
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("id", "hash"):
            function = enclosing(node, *FUNCTION)
            if not (node.func.id == "hash" and getattr(function, "name", "") == "__hash__"):
                found.append(module.where(node))
    return found


def fractions(module: Module) -> list[str]:
    found = []
    for node in ast.walk(module.tree):
        division = isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div)
        literal = isinstance(node, ast.Constant) and isinstance(node.value, (float, complex))
        made = isinstance(node, ast.Call) and called(node) in ("float", "truediv", "sqrt", "fsum")
        if division or literal or made:
            found.append(module.where(node))
    return found


# ---------------------------------------------------------------------- sets
def is_set_type(annotation: ast.AST | None) -> bool:
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id in ("set", "frozenset")


def returning_sets() -> frozenset[str]:
    """Functions anywhere in the scanned code that say they return a set."""
    defs = [n for m in scanned() for n in ast.walk(m.tree) if isinstance(n, ast.FunctionDef)]
    return frozenset([d.name for d in defs if is_set_type(d.returns)])


class Sets:
    """Which expressions of a module are sets, as far as syntax tells."""

    def __init__(self, module: Module, functions: frozenset[str]) -> None:
        self.module = module
        self.functions = functions
        self.names: set[tuple[ast.AST | None, str]] = set()  # (function or None, variable or .attribute)
        before = -1
        while len(self.names) != before:  # a set may be assigned from another one
            before = len(self.names)
            for node in ast.walk(module.tree):
                self.learn(node)

    def learn(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign):
            targets, holds = node.targets, self.is_set(node.value)
        elif isinstance(node, ast.AnnAssign):
            targets, holds = [node.target], is_set_type(node.annotation)
        elif isinstance(node, ast.NamedExpr):
            targets, holds = [node.target], self.is_set(node.value)
        elif isinstance(node, ast.arg):
            if is_set_type(node.annotation):
                self.names.add((enclosing(node, *FUNCTION), node.arg))
            return
        else:
            return
        for target in targets:
            if holds and isinstance(target, ast.Name):
                self.names.add((enclosing(node, *FUNCTION), target.id))
            elif holds and isinstance(target, ast.Attribute):
                self.names.add((None, f".{target.attr}"))

    def is_set(self, node: ast.AST) -> bool:
        if isinstance(node, (ast.Set, ast.SetComp)):
            return True
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset", *self.functions):
                return True
            method = isinstance(node.func, ast.Attribute) and node.func.attr in SET_METHODS
            return method and self.is_set(node.func.value)  # type: ignore[attr-defined]
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
            sides = (node.left, node.right)
            return any([self.is_set(side) or called(side) == "keys" for side in sides])
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        if isinstance(node, ast.Name):
            function: ast.AST | None = node
            while function is not None:  # a function sees the names of those around it
                function = enclosing(function, *FUNCTION)
                if (function, node.id) in self.names:
                    return True
            return False
        return isinstance(node, ast.Attribute) and (None, f".{node.attr}") in self.names

    def shows_order(self, node: ast.AST) -> bool:
        """Could what is done with this set depend on the order it happens to have?"""
        parent = above(node)
        if isinstance(parent, ast.Call) and node in parent.args:
            keyed = any([keyword.arg == "key" for keyword in parent.keywords])
            if called(parent) == "sorted" and keyed:
                return f"{self.module.path}: {ast.unparse(parent)}" not in TOTAL_KEYS
            method = isinstance(parent.func, ast.Attribute) and parent.func.attr in SAFE_METHODS
            plain = isinstance(parent.func, ast.Name) and parent.func.id in SAFE_CALLS and not keyed
            return not (plain or method)
        if isinstance(parent, ast.Attribute):
            return parent.attr not in SAFE_METHODS
        if isinstance(parent, ast.comprehension):
            return not isinstance(above(parent), ast.SetComp)
        if isinstance(parent, ast.Return):
            function = enclosing(parent, *FUNCTION)
            return not is_set_type(getattr(function, "returns", None))
        if isinstance(parent, (ast.If, ast.While, ast.IfExp, ast.Assert)):
            return parent.test is not node and not self.is_set(parent)
        if isinstance(parent, (ast.BinOp, ast.AugAssign)):
            return not isinstance(parent.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor))
        if isinstance(parent, ast.Assign):  # taking it apart is safe only if it has exactly one member
            return any([isinstance(t, (ast.Tuple, ast.List)) and not only_one(t) for t in parent.targets])
        harmless = (ast.Compare, ast.UnaryOp, ast.BoolOp, ast.Expr, ast.AnnAssign, ast.NamedExpr)
        return not isinstance(parent, harmless)


def only_one(target: ast.Tuple | ast.List) -> bool:
    return len(target.elts) == 1 and not isinstance(target.elts[0], ast.Starred)


def orders_of_sets(module: Module, functions: frozenset[str] = frozenset()) -> list[str]:
    sets = Sets(module, functions)
    return [module.where(above(node)) for node in uses(module) if sets.is_set(node) and sets.shows_order(node)]


def uses(module: Module) -> Iterator[ast.AST]:
    for node in ast.walk(module.tree):
        if isinstance(getattr(node, "ctx", ast.Load()), ast.Load) and hasattr(node, "parent"):
            yield node


# ---------------------------------------------------------------------- the scans
def test_nothing_comes_from_a_clock_or_from_pythons_chance() -> None:
    none(line for m in scanned() for line in outside_sources(m))


def test_nothing_depends_on_addresses_or_hashes() -> None:
    none(line for m in scanned() for line in addresses(m))


def test_nothing_is_rounded_by_floating_point() -> None:
    none(line for m in scanned() for line in fractions(m))


def test_no_set_shows_its_order() -> None:
    functions = returning_sets()
    none(line for m in scanned() for line in orders_of_sets(m, functions))


def test_the_listed_sorts_are_still_there() -> None:
    sorts = [f"{m.path}: {ast.unparse(n)}" for m in scanned() for n in ast.walk(m.tree) if called(n) == "sorted"]
    none(entry for entry in TOTAL_KEYS if entry not in sorts)


# ---------------------------------------------------------------------- the scans bite
@pytest.mark.parametrize("line", ["import random", "from time import time", "def f():\n    import os.path"])
def test_the_scan_finds_clocks_and_chance(line: str) -> None:
    assert outside_sources(parsed(line))


@pytest.mark.parametrize(
    "line", ["x = id(y)", "x = hash(y)", "class A:\n    def __hash__(self):\n        return id(self)"]
)
def test_the_scan_finds_addresses(line: str) -> None:
    assert addresses(parsed(line))


@pytest.mark.parametrize("line", ["x = 0.5", "x = a / b", "x /= 2", "x = float(y)", "x = 1e3", "x = math.sqrt(2)"])
def test_the_scan_finds_fractions(line: str) -> None:
    assert fractions(parsed(line))


@pytest.mark.parametrize(
    "text",
    [
        "for x in {1, 2}: pass",
        "x = [y for y in set(z)]",
        "x = list({y for y in z})",
        "s = set(z)\nfor x in s: pass",
        "def f(z):\n    s = {1} | z\n    return [y for y in s]",
        "def f(s: set[int]):\n    return tuple(s)",
        "x = max({1, 2}, key=str)",
        "x = sorted({1, 2}, key=str)",
        "x, *y = {1, 2}.pop(), 3",
        "x = a.keys() - b\nfor y in x: pass",
        "x = [*{1, 2}]",
        "x, y = {1, 2}",
        "(*x,) = {1, 2}",
        "def f():\n    return {1, 2}",
        "x = ' '.join({'a'})",
        "class A:\n    def f(self):\n        self.s = set()\n    def g(self):\n        return [x for x in self.s]",
        "def outer():\n    s = {1}\n    def inner():\n        return list(s)",
    ],
)
def test_the_scan_finds_orders_of_sets(text: str) -> None:
    assert orders_of_sets(parsed(text))


@pytest.mark.parametrize(
    "text",
    [
        "x = sorted(set(z))",
        "x = len({y for y in z}) > 1",
        "x = 3 in {1, 2}",
        "x = set(a) == set(b)",
        "s = set(z)\ns.add(3)\nif s and 4 not in s: x = sorted(s - {4})",
        "def f(z) -> set[int]:\n    return set(z)",
        "x = max({1, 2})",
        "(x,) = {1}",
        "x = {y + 1 for y in {1, 2}}",
        "for x in {1: 2}: pass",
    ],
)
def test_the_scan_lets_pass_what_tells_no_order(text: str) -> None:
    assert orders_of_sets(parsed(text)) == []
