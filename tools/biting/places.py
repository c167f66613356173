"""Where a rule is carried out: the lines that cite it, what they stand in, and what that calls."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools.biting.breaks import FUNCTIONS, Unit, module_of, tree_of, units
from tools.biting.operators import RULE

#: never broken: the means of the tests themselves, and what only shows
LEFT_ALONE = ("/testing/", "/scene.py", "/rulebook/")


LONG = 6  # lines of a statement that is a table of its own


@dataclass(frozen=True)
class Place:
    """A function or constant that carries out a rule. `lines`: those that cite it, and what guards them."""

    module: str
    where: str
    far: int  # 0: it cites the rule, 1: something near it does, 2: called from there
    lines: frozenset[int] = frozenset()


@dataclass
class Module:
    name: str
    path: Path
    tree: ast.Module
    source: Path
    units: dict[str, Unit] = field(default_factory=dict)


@cache
def modules(source: Path) -> list[Module]:
    found = []
    for path in sorted(source.rglob("*.py")):
        if not any([part in str(path) for part in LEFT_ALONE]):
            module = Module(module_of(path, source), path, tree_of(path), source)
            module.units = {name: node for name, node, _ in units(module.tree)}
            found.append(module)
    return found


def first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *[d.lineno for d in decorators]])


def inside(node: ast.stmt, line: int) -> bool:
    return first_line(node) <= line <= (node.end_lineno or node.lineno)


def focus(unit: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> frozenset[int]:
    """The lines of the statement that stands at a line (a comment speaks for the next), and of what it depends on."""
    inner: ast.stmt | None = None
    guards: list[ast.stmt] = []
    nodes = [n for n in ast.walk(unit) if isinstance(n, ast.stmt) and n is not unit]
    holding = [n for n in nodes if inside(n, line)]
    if holding:
        inner = max(holding, key=lambda n: (n.lineno, -(n.end_lineno or 0)))
        if isinstance(inner, ast.If | ast.For | ast.While) and line > inner.lineno:  # a comment in its body
            later = [n for n in nodes if line < n.lineno <= (inner.end_lineno or 0)]
            inner = min(later, key=lambda n: n.lineno, default=inner)
    else:
        inner = min([n for n in nodes if n.lineno > line], key=lambda n: n.lineno, default=None)
    if inner is None:
        return frozenset()
    guards = [n for n in nodes if isinstance(n, ast.If | ast.While | ast.For) and inside(n, inner.lineno)]
    own: Iterable[int] = range(inner.lineno, (inner.end_lineno or inner.lineno) + 1)
    if isinstance(inner, ast.If | ast.For | ast.While):
        own = range(inner.lineno, inner.lineno + 1)
    elif inner.lineno <= line and (inner.end_lineno or 0) > inner.lineno + LONG:
        own = whole(inner, line)
    heads = [n for g in guards for n in range(g.lineno, g.body[0].lineno)]  # type: ignore[attr-defined]
    return frozenset([*own, *heads])


def docstring_lines(node: ast.AST) -> range:
    body = getattr(node, "body", [])
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        return range(body[0].lineno, (body[0].end_lineno or 0) + 1)
    return range(0)


def steps_at(module: Module, name: str, unit: Unit, line: int) -> list[str]:
    """The methods of the steps that a table of steps cites at a line; [] where it is no such table."""
    value = getattr(unit, "value", None)
    if not isinstance(unit, ast.Assign | ast.AnnAssign) or not isinstance(value, ast.Dict):
        return []
    found = []
    for key, cited in zip(value.keys, value.values, strict=True):
        if isinstance(key, ast.Constant) and key.lineno <= line <= (cited.end_lineno or 0):
            found.append(str(key.value))
    prefix = name.rpartition(".")[0]
    return [f"{prefix}.{step}" if prefix else step for step in found]


@cache
def classes(source: Path) -> dict[str, list[tuple[Module, ast.ClassDef]]]:
    found: dict[str, list[tuple[Module, ast.ClassDef]]] = {}
    for module in modules(source):
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append((module, node))
    return found


def defined(module: Module, method: str) -> list[tuple[Module, str]]:
    """Where a method is defined: in its class, or in one that the class is made from."""
    if method in module.units:
        return [(module, method)]
    name, _, step = method.rpartition(".")
    known = classes(module.source)
    todo, seen = [(module, name)], set()
    while todo:
        owner, name = todo.pop(0)
        if (owner.name, name) in seen:
            continue
        seen.add((owner.name, name))
        if f"{name}.{step}" in owner.units:
            return [(owner, f"{name}.{step}")]
        for other, node in known.get(name, []):
            if other is owner:
                names = [n.id for base in node.bases for n in ast.walk(base) if isinstance(n, ast.Name)]
                homes = (home(owner.name), "tablee.kernel")
                todo += [(m, n) for n in names for m, _ in known.get(n, []) if home(m.name) in homes]
    return []


def whole(unit: ast.stmt, line: int) -> frozenset[int]:
    """The lines of what a line of a long statement speaks for.

    What begins there and goes on; or, where it only names what is being made, all of that; a comment speaks for what
    comes next.
    """
    nodes = [n for n in ast.walk(unit) if isinstance(n, ast.expr)]
    here = [n for n in nodes if n.lineno == line]
    if not here:
        later = [n.lineno for n in nodes if n.lineno > line]
        return frozenset([line]) | (whole(unit, min(later)) if later else frozenset())
    last = max([n.end_lineno or line for n in here])
    if last == line and all([isinstance(n, ast.Constant) for n in here]):
        makers = [n for n in nodes if isinstance(n, ast.Call) and line - 2 <= n.lineno < line <= (n.end_lineno or 0)]
        last = max([n.end_lineno or line for n in makers], default=line)
    return frozenset(range(line, last + 1))


def followers(module: Module, name: str) -> list[str]:
    """Methods a method names in strings: where a question or a call goes on."""
    unit = module.units.get(name)
    if unit is None:
        return []
    words = [n.value for n in ast.walk(unit) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    prefix = name.rpartition(".")[0]
    return [other for word in words if (other := f"{prefix}.{word}") in module.units and other != name]


def at_line(module: Module, line: int) -> Iterator[Place]:
    for name, unit in module.units.items():
        if not inside(unit, line):
            continue
        if isinstance(unit, FUNCTIONS):
            if line in docstring_lines(unit) or line <= unit.lineno:
                yield Place(module.name, name, 0)
            else:
                yield Place(module.name, name, 0, focus(unit, line))
        elif steps := [found for step in steps_at(module, name, unit, line) for found in defined(module, step)]:
            for owner, method in steps:
                yield Place(owner.name, method, 0)
                for other in followers(owner, method):
                    yield Place(owner.name, other, 1)
        else:
            yield Place(module.name, name, 0, whole(unit, line))
        return
    classes = [n for n in ast.walk(module.tree) if isinstance(n, ast.ClassDef) and inside(n, line)]
    for cls in classes:
        if line in docstring_lines(cls) or line <= cls.lineno:
            for name, unit in module.units.items():
                if inside(cls, unit.lineno):
                    yield Place(module.name, name, 1)
            return
    if line in docstring_lines(module.tree):
        for name in module.units:
            yield Place(module.name, name, 2)
        return
    following = [(unit.lineno, name) for name, unit in module.units.items() if line < unit.lineno <= line + 12]
    if following:
        yield Place(module.name, min(following)[1], 0)


@cache
def citations(source: Path) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {}
    for module in modules(source):
        for i, text in enumerate(module.path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in RULE.findall(text):
                found.setdefault(rule, []).extend(at_line(module, i))
    return found


def called(unit: Unit) -> set[str]:
    names = set()
    for node in ast.walk(unit):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                names.add(node.func.id)
            elif isinstance(node.func, ast.Attribute):
                names.add(node.func.attr)
    return names


def home(module: str) -> str:
    """The game (or layer) a module belongs to."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[1:2] == ["games"] else ".".join(parts[:2])


def places(rule: str, source: Path) -> list[Place]:
    """Those that cite a rule, then what they call in the same game and in the kernel."""
    cited = list(dict.fromkeys(citations(source).get(rule, [])))
    known = {place.where for place in cited}
    by_name = {module.name: module for module in modules(source)}
    near: set[str] = set()
    homes = set()
    for place in cited:
        if place.far < 2:
            near |= called(by_name[place.module].units[place.where])
            homes.add(home(place.module))
    further = [
        Place(module.name, name, 2)
        for module in modules(source)
        if home(module.name) in homes or home(module.name).endswith(".kernel")
        for name, unit in module.units.items()
        if isinstance(unit, FUNCTIONS) and name.rpartition(".")[2] in near and name not in known
    ]
    return cited + further
