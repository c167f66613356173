"""The table of breaks that ships, the breaks and reasons written by hand, and what is remembered between runs."""

from __future__ import annotations

import ast
import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.biting.breaks import ROOT, Break, digest


@dataclass(frozen=True)
class Project:
    """Where things are. Another root (tests of this tool have one) has everything right below it."""

    root: Path = ROOT

    @property
    def ours(self) -> bool:
        return self.root == ROOT

    @property
    def source(self) -> Path:
        return self.root / "src"

    @property
    def table(self) -> Path:
        return self.source / "tablee" / "lab" / "bites.json" if self.ours else self.root / "bites.json"

    @property
    def by_hand(self) -> Path:
        return (self.root / "tools" / "biting" if self.ours else self.root) / "by_hand.toml"

    @property
    def memory(self) -> Path:
        return self.root / "build" / "bite"

    def test_files(self) -> list[str]:
        """Those that mark rules at all."""
        files = sorted((self.root / "tests").rglob("test_*.py"))
        return [str(file.relative_to(self.root)) for file in files if "mark.rule(" in file.read_text(encoding="utf-8")]

    def packages(self) -> tuple[str, ...]:
        return tuple([path.name for path in self.source.iterdir() if path.is_dir()])


@dataclass
class Table:
    """Rule -> its break, how its tests went red, and the hash of the function and of the tests."""

    project: Project
    order: list[str]
    rules: dict[str, dict[str, Any]] = field(default_factory=dict)

    @classmethod
    def load(cls, project: Project, order: list[str]) -> Table:
        table = cls(project, order)
        if project.table.exists():
            table.rules = json.loads(project.table.read_text(encoding="utf-8"))["rules"]
        return table

    def break_of(self, rule: str) -> Break:
        entry = self.rules[rule]
        return Break(**{key: entry[key] for key in ("module", "where", "old", "new", "nth", "kind") if key in entry})

    def put(self, rule: str, one: Break, **more: Any) -> None:
        self.rules[rule] = {**one.data(), **more}

    def save(self, named: dict[str, str]) -> None:
        ranks = {rule: i for i, rule in enumerate(self.order)}
        rules = {rule: self.rules[rule] for rule in sorted(self.rules, key=lambda r: ranks.get(r, -1)) if rule in ranks}
        reasons = {rule: named[rule] for rule in self.order if rule in named}
        write(self.project.table, {"rules": rules, "named": reasons})


def write(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    fresh.replace(path)


@dataclass
class ByHand:
    breaks: dict[str, list[Break]] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path) -> ByHand:
        found = cls()
        if not path.exists():
            return found
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for entry in data.get("break", []):
            rule = entry.pop("rule")
            one = Break(**{"kind": "by hand", **entry})
            if not one.content:
                one = Break(one.module, one.where, plain(one.old), one.new and plain(one.new), one.nth, one.kind)
            found.breaks.setdefault(rule, []).append(one)
        found.named = {entry["rule"]: entry["reason"] for entry in data.get("named", [])}
        return found


def plain(text: str) -> str:
    """Python as the syntax tree reads it; what is no statement (a part of a call) as it stands."""
    try:
        return ast.unparse(ast.parse(text)).strip()
    except SyntaxError:
        return text


def fingerprint(source: Path) -> str:
    """Of all sources: which rules are drawn."""
    files = sorted([path for path in source.rglob("*") if path.suffix in (".py", ".toml") and path.is_file()])
    return digest(*[path.read_text(encoding="utf-8") for path in files])
