"""A break: one small change of the syntax tree of a named function or constant, or of a value in a file of content.

It is kept as what stood there and what it becomes, both as Python, and which of several equal ones is meant. Nothing in
it depends on lines or layout, so it survives moves; one that no longer applies says so.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"

Unit = ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign | ast.Expr
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class NotApplicable(Exception):
    """The break no longer fits the source."""


@dataclass(frozen=True)
class Break:
    module: str  # "tablee.games.x.y", or the path of a file of content below src
    where: str  # function, method or constant by its qualified name; in a file of content the way to a value
    old: str
    new: str
    nth: int = 0  # of the nodes in it that read like `old`
    kind: str = ""  # the operator that made it; "by hand"

    @property
    def content(self) -> bool:
        return self.module.endswith((".toml", ".json"))

    def __str__(self) -> str:
        which = f" ({self.nth + 1}.)" if self.nth else ""
        return f"{self.module}:{self.where}: {self.old} -> {self.new or 'nothing'}{which}"

    def data(self) -> dict[str, Any]:
        return {key: value for key, value in asdict(self).items() if value or key in ("old", "new")}


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


# ---------------------------------------------------------------------- modules and what is in them
def path_of(module: str, source: Path = SOURCE) -> Path:
    plain = source / (module.replace(".", "/") + ".py")
    return plain if plain.exists() else source / module.replace(".", "/") / "__init__.py"


def module_of(path: Path, source: Path = SOURCE) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def named(node: ast.stmt) -> str:
    """The name a statement of a module or class gives."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def units(tree: ast.Module) -> Iterator[tuple[str, Unit, list[ast.stmt]]]:
    """Functions, methods and constants: qualified name, node, and the body that holds it. Later ones of a name win."""

    def inside(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Unit, list[ast.stmt]]]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                yield from inside(node.body, f"{prefix}{node.name}.")
            elif isinstance(node, ast.If | ast.Try):
                for part in ("body", "orelse"):
                    yield from inside(getattr(node, part), prefix)
            elif isinstance(node, Unit) and named(node):
                yield prefix + named(node), node, body

    yield from inside(tree.body, "")


def unit_of(tree: ast.Module, name: str) -> tuple[Unit, list[ast.stmt]]:
    found = [(node, body) for other, node, body in units(tree) if other == name]
    if not found:
        raise NotApplicable(f"there is no {name}")
    return found[-1]


# ---------------------------------------------------------------------- changing a tree
def slots(node: ast.AST) -> Iterator[tuple[ast.AST, str, int, ast.AST]]:
    """Every node below: its parent, the field and (in a list) the place. Annotations are left out."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST) and not isinstance(child, ast.expr_context):
                yield node, field, i if isinstance(value, list) else -1, child
                yield from slots(child)


def put(parent: ast.AST, field: str, at: int, node: ast.AST | None) -> None:
    if at < 0:
        setattr(parent, field, node)
    elif node is None:
        del getattr(parent, field)[at]
    else:
        getattr(parent, field)[at] = node


def read(text: str, like: ast.AST) -> ast.AST | None:
    """Python as a node of the kind of another: a statement, an expression, or nothing."""
    if not text:
        return None
    if isinstance(like, ast.stmt):
        body = ast.parse(text).body
        return body[0] if len(body) == 1 else ast.If(ast.Constant(True), body, [])
    if isinstance(like, ast.keyword):
        call = ast.parse(f"f({text})", mode="eval").body
        assert isinstance(call, ast.Call)
        return call.keywords[0]
    if isinstance(like, ast.comprehension):
        listed = ast.parse(f"[0 {text}]", mode="eval").body
        assert isinstance(listed, ast.ListComp)
        return listed.generators[0]
    if isinstance(like, ast.Slice):
        sliced = ast.parse(f"x[{text}]", mode="eval").body
        assert isinstance(sliced, ast.Subscript)
        return sliced.slice
    if isinstance(like, ast.Starred):
        starred = ast.parse(f"({text},)", mode="eval").body
        assert isinstance(starred, ast.Tuple)
        return starred.elts[0]
    return ast.parse(f"({text})", mode="eval").body


def written(node: ast.AST) -> str:
    return ast.unparse(node).strip()


def change(unit: Unit, old: str, new: str, nth: int) -> None:
    """In place. `old` is compared with how each node reads."""
    seen = 0
    for parent, field, at, node in slots(unit):
        if not isinstance(node, ast.stmt | ast.expr | ast.keyword | ast.comprehension) or written(node) != old:
            continue
        if seen == nth:
            fresh = read(new, node)
            if fresh is None and isinstance(node, ast.stmt):
                fresh = ast.Pass()
            if fresh is not None:
                ast.copy_location(fresh, node)
                ast.fix_missing_locations(fresh)
            if at < 0 and fresh is None:
                raise NotApplicable(f"{old!r} cannot be left out")
            put(parent, field, at, fresh)
            return
        seen += 1
    raise NotApplicable(f"it no longer contains {old!r}" + (f" {nth + 1} times" if nth else ""))


def changed(tree: ast.Module, one: Break) -> ast.Module:
    """A copy of the module with the break in it."""
    fresh = copy.deepcopy(tree)
    unit, _ = unit_of(fresh, one.where)
    change(unit, one.old, one.new, one.nth)
    return fresh


def code_of(tree: ast.Module, one: Break, filename: str) -> Any:
    """The code object of the broken function alone: the module is compiled without its other parts."""

    def only(body: list[ast.stmt], names: list[str]) -> list[ast.stmt]:
        for node in reversed(body):
            if isinstance(node, ast.If | ast.Try):
                for part in ("body", "orelse"):
                    if found := only(getattr(node, part), names):
                        return found
            if named(node) != names[0]:
                continue
            if len(names) == 1:
                copied = copy.deepcopy(node)
                return [copied]
            assert isinstance(node, ast.ClassDef)
            if found := only(node.body, names[1:]):
                return [ast.copy_location(ast.ClassDef(node.name, [], [], found, []), node)]
        return []

    shell = only(tree.body, one.where.split("."))
    if not shell:
        raise NotApplicable(f"there is no {one.where}")
    future = [n for n in tree.body if isinstance(n, ast.ImportFrom) and n.module == "__future__"]
    small = ast.Module([*future, *shell], [])
    unit, _ = unit_of(small, one.where)
    assert isinstance(unit, FUNCTIONS)
    change(unit, one.old, one.new, one.nth)
    unit.decorator_list = []
    ast.fix_missing_locations(small)
    todo = [compile(small, filename, "exec", dont_inherit=True)]
    while todo:
        code = todo.pop()
        if code.co_qualname == one.where and code.co_name == unit.name:
            return code
        todo += [const for const in code.co_consts if hasattr(const, "co_code")]
    raise NotApplicable(f"{one.where} has no code of its own")


# ---------------------------------------------------------------------- content
def entry(content: Any, where: str) -> tuple[Any, Any]:
    """The list or table that holds a value, and its key there. A step {"id": ...} finds an entry of a list."""
    holder, key = None, None
    for step in json.loads(where):
        if key is not None:
            content = content[key]
        if isinstance(step, dict):
            ((name, value),) = step.items()
            step = next((i for i, one in enumerate(content) if isinstance(one, dict) and one.get(name) == value), -1)
            if step < 0:
                raise NotApplicable(f"no entry has {name} = {value!r}")
        holder, key = content, step
        try:
            content[key]
        except (KeyError, IndexError, TypeError) as error:
            raise NotApplicable(f"there is no {where}") from error
    return holder, key


def change_content(content: Any, one: Break) -> None:
    holder, key = entry(content, one.where)
    if json.dumps(holder[key], ensure_ascii=False) != one.old:
        raise NotApplicable(f"{one.where} is {json.dumps(holder[key], ensure_ascii=False)}, no longer {one.old}")
    holder[key] = json.loads(one.new)


def load_content(path: Path) -> Any:
    text = path.read_text(encoding="utf-8")
    return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)


# ---------------------------------------------------------------------- does it still apply, and to what
def unit_text(one: Break, source: Path = SOURCE) -> str:
    """What the break is in, as Python without comments or layout: its hash tells when to try again."""
    if one.content:
        path = source / one.module
        if not path.exists():
            raise NotApplicable(f"there is no {one.module}")
        content = load_content(path)
        change_content(content, one)
        return json.dumps(json.loads(one.where)) + one.old
    path = path_of(one.module, source)
    if not path.exists():
        raise NotApplicable(f"there is no {one.module}")
    unit, _ = unit_of(tree_of(path), one.where)
    return ast.unparse(unit)


def check(one: Break, source: Path = SOURCE) -> None:
    """Raises NotApplicable."""
    if one.content:
        unit_text(one, source)
        return
    path = path_of(one.module, source)
    if not path.exists():
        raise NotApplicable(f"there is no {one.module}")
    unit, _ = unit_of(tree_of(path), one.where)
    change(copy.deepcopy(unit), one.old, one.new, one.nth)
