"""The source as syntax trees: what the scans share. Nothing here imports what it looks at."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import tablee

PACKAGE = Path(tablee.__file__).parent
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Module:
    """One source file: `name` as it is imported, `path` inside the package."""

    name: str
    path: str
    text: str
    tree: ast.Module

    def where(self, node: ast.AST) -> str:
        return f"{self.path}:{getattr(node, 'lineno', 0)}: {ast.unparse(node)[:100]}"


def parsed(text: str, path: str = "snippet.py") -> Module:
    """A module from text; every node knows its parent."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    name = ".".join(["tablee", *Path(path).with_suffix("").parts]).removesuffix(".__init__")
    return Module(name, path, text, tree)


@cache
def everything() -> tuple[Module, ...]:
    files = sorted(PACKAGE.rglob("*.py"))
    return tuple([parsed(f.read_text(encoding="utf-8"), f.relative_to(PACKAGE).as_posix()) for f in files])


def modules(under: str = "") -> tuple[Module, ...]:
    """All modules in a folder of the package, in a fixed order."""
    found = tuple([m for m in everything() if m.path.startswith(f"{under}/" if under else "")])
    assert found, f"nothing lies in {under}"
    return found


def above(node: ast.AST) -> ast.AST:
    parent: ast.AST = node.parent  # type: ignore[attr-defined]
    return parent


def enclosing(node: ast.AST, *kinds: type[ast.AST]) -> ast.AST | None:
    """The innermost function, class or whatever is asked for around a node."""
    while hasattr(node, "parent"):
        node = above(node)
        if isinstance(node, kinds):
            return node
    return None


def called(node: ast.AST) -> str:
    """The last name of what a call calls: `say` of `self.speaker.say(...)`; '' for anything else."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


@cache
def calls_by_name(tree: ast.Module) -> dict[str, list[ast.Call]]:
    """Most scans ask every module for calls: its tree is walked once for all of them."""
    found: dict[str, list[ast.Call]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found.setdefault(called(node), []).append(node)
    return found


def calls(module: Module, name: str) -> list[ast.Call]:
    return calls_by_name(module.tree).get(name, [])


@cache
def imports(tree: ast.Module) -> list[ast.Import | ast.ImportFrom]:
    return [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]


def imported(module: Module) -> Iterator[tuple[str, ast.AST]]:
    """Full names of everything a module imports, wherever it does."""
    package = module.name if module.path.endswith("__init__.py") else module.name.rpartition(".")[0]
    for node in imports(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node
        else:
            base = node.module or ""
            if node.level:
                base = ".".join([*package.split(".")[: len(package.split(".")) - node.level + 1], base]).rstrip(".")
            for alias in node.names:
                yield f"{base}.{alias.name}", node


def none(found: Iterable[str]) -> None:
    """Nothing was found; else all of it is said, a line each."""
    lines = sorted(found)
    assert not lines, "\n".join([f"{len(lines)} found:", *lines])
