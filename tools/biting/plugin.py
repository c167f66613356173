"""What runs in place of pytest's own loop: trace, search, keep; or only try what is kept."""

from __future__ import annotations

import ast
import json
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.biting.breaks import FUNCTIONS, Break, NotApplicable, check, digest, tree_of, unit_text
from tools.biting.engine import Engine, Reports, pool, shared_out
from tools.biting.search import Search, Traces, rank
from tools.biting.table import ByHand, Project, Table, write

CHUNK = 24  # tests traced in one fork
Tell = Callable[[Any], None]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def minutes(seconds: float) -> str:
    return f"{int(seconds // 60)}:{int(seconds % 60):02}"


@cache
def functions_of(path: Path) -> dict[str, str]:
    """The tests of a file as Python without comments and layout."""
    return {node.name: ast.unparse(node) for node in ast.walk(tree_of(path)) if isinstance(node, FUNCTIONS)}


class Biter:
    """A pytest plugin. `wanted`: the rules to look at; `only_check`: nothing is searched or written."""

    def __init__(self, project: Project, wanted: list[str], scope: list[str], options: Namespace) -> None:
        self.project = project
        self.wanted = wanted
        self.options = options
        self.hand = ByHand.load(project.by_hand)
        self.table = Table.load(project, scope)
        self.reports = Reports(project.source)
        self.items: dict[str, pytest.Item] = {}
        self.claims: dict[str, list[str]] = {}  # rule -> tests
        self.marks: dict[str, int] = {}
        self.errors: list[str] = []
        self.survivors: dict[str, dict[str, Any]] = self.remembered("survivors.json")
        self.weak: dict[str, dict[str, Any]] = self.remembered("weak.json")
        self.tool = digest(*[path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("*.py"))])
        self.collected = False

    def remembered(self, name: str) -> dict[str, Any]:
        path = self.project.memory / name
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        return data

    # ------------------------------------------------------------------ what pytest asks
    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid} cannot be collected: {report.longrepr}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.errors:
            return True
        self.collected = True
        for item in session.items:
            ids = [id for mark in item.iter_markers("rule") for id in mark.args]
            if ids and not any([item.get_closest_marker(name) for name in ("skip", "xfail")]):
                self.items[item.nodeid] = item
                self.marks[item.nodeid] = len(ids)
                for id in ids:
                    self.claims.setdefault(id, []).append(item.nodeid)
        tests = {item.module.__name__.split(".")[0] for item in session.items if isinstance(item, pytest.Function)}
        engine = Engine(session, self.project.source, self.reports, {"conftest", *tests, *self.project.packages()})
        engine.ready()
        if self.options.check or self.options.draw:
            self.check(engine)
        else:
            self.work(engine)
        return True

    # ------------------------------------------------------------------ hashes
    def test_text(self, test: str) -> str:
        item = self.items[test]
        name: str = getattr(item, "originalname", item.name)
        return functions_of(item.path).get(name, name)

    def tests_hash(self, rule: str) -> str:
        return digest(*sorted({self.test_text(test) for test in self.claims.get(rule, [])}))

    def hash(self, rule: str, one: Break) -> str:
        """Of the function the break is in, the break and the tests: another one is another question."""
        return digest(unit_text(one, self.project.source), str(one), self.tests_hash(rule))

    # ------------------------------------------------------------------ only what is kept
    def check(self, engine: Engine) -> None:
        """Every wanted break must apply and turn a test of its rule red."""
        search = Search(engine, Traces(rules=self.claims), self.items, self.marks)
        rules = [rule for rule in self.wanted if rule in self.table.rules]
        missing = [rule for rule in self.wanted if rule not in self.table.rules and rule not in self.hand.named]
        self.errors += [f"{rule}: no break is known" for rule in missing if not self.options.draw]

        def work(rule: str, tell: Tell) -> None:
            tell({"rule": rule, "wrong": self.tried(search, rule)})

        for done, value in enumerate(shared_out(rules, work, self.options.workers), 1):
            if "wrong" not in value:
                self.errors.append(str(value))
            elif value["wrong"]:
                self.errors.append(f"{value['rule']}: {value['wrong']}")
            say(f"[{done:4}/{len(rules)}] {value.get('rule', ''):16} {value.get('wrong') or 'red'}")

    def tried(self, search: Search, rule: str) -> str:
        """What is wrong with the break that is kept for a rule; '' if it bites."""
        one = self.table.break_of(rule)
        tests = search.own(rule)
        known = self.table.rules[rule].get("test", "")
        try:
            check(one, self.project.source)
            if known in tests and search.any_way(one, [known]).red:
                return ""
            return "" if search.any_way(one, tests).red else f"its tests stay green with {one}"
        except NotApplicable as error:
            return f"the break no longer applies ({error}): {one}"

    # ------------------------------------------------------------------ the whole work
    def todo(self) -> list[str]:
        found = []
        for rule in self.wanted:
            if rule in self.hand.named:
                self.table.rules.pop(rule, None)
            elif rule not in self.claims:
                self.errors.append(f"{rule}: no test claims it")
            elif self.options.weak and rule in self.table.rules:
                if worth(self.table.rules[rule]) and self.table.rules[rule].get("kind") != "by hand":
                    found.append(rule)
            elif self.options.again or not (self.kept(rule) or self.survived(rule)):
                found.append(rule)
        return sorted(found, key=digest)  # no game or area first: time left is told truly, and a part says much

    def outdated(self) -> list[str]:
        """Breaks made by hand that somebody must mend, or take away."""
        found = []
        for rule in self.wanted:
            for one in self.hand.breaks.get(rule, []):
                try:
                    check(one, self.project.source)
                except NotApplicable as error:
                    found.append(f"{rule}: the break made by hand no longer applies ({error}): {one}")
        return found

    def kept(self, rule: str) -> bool:
        if rule not in self.table.rules:
            return False
        if rule in self.hand.breaks and self.table.break_of(rule) not in self.hand.breaks[rule]:
            return False
        try:
            return bool(self.table.rules[rule].get("hash") == self.hash(rule, self.table.break_of(rule)))
        except NotApplicable:
            return False

    def survived(self, rule: str) -> bool:
        return rule in self.survivors and bool(self.survivors[rule]["key"] == self.survivor_key(rule))

    def survivor_key(self, rule: str) -> str:
        """Of the tests, the breaks made by hand and of this tool: what survived may fall to a better one."""
        hand = [str(one) for one in self.hand.breaks.get(rule, [])]
        return digest(self.tests_hash(rule), self.tool, *hand)

    def work(self, engine: Engine) -> None:
        rules = self.todo()
        say(f"{len(self.wanted)} rules wanted, {len(self.wanted) - len(rules)} known already")
        if not rules:
            self.table.save(self.hand.named)
            return
        self.errors += self.outdated()
        traces = self.traces(engine, rules)
        search = Search(engine, traces, self.items, self.marks)
        if self.options.weak:  # they are few
            search.cold, search.seconds = 4 * search.cold, 3 * search.seconds
        red = [rule for rule in rules if any([traces.red.get(test) for test in self.claims[rule]])]
        for rule in red:
            tests = [test for test in self.claims[rule] if traces.red.get(test)]
            self.errors.append(f"{rule}: red before anything is broken: {tests[0]}: {traces.red[tests[0]]}")
        rules = [rule for rule in rules if rule not in red]

        def work(rule: str, tell: Tell) -> None:
            self.one_rule(search, rule, tell)

        begun, done, cpu = time.monotonic(), 0, 0.0
        for value in shared_out(rules, work, self.options.workers):
            done += 1
            if "rule" not in value:
                self.errors.append(str(value))
                continue
            rule = value["rule"]
            cpu += value["cpu"]
            left = (time.monotonic() - begun) / done * (len(rules) - done)
            if rule in self.table.rules and self.options.weak and not worth(value) < worth(self.table.rules[rule]):
                text = "nothing better"
                self.weak[rule] = {"tried": value["tried"], "log": value["log"]}
            elif value["break"]:
                one = Break(**value["break"])
                trial = value["trial"]
                if worth(value):
                    self.weak[rule] = {"tried": value["tried"], "log": value["log"]}
                else:
                    self.weak.pop(rule, None)
                self.table.put(
                    rule, one, near=value["near"], red=trial["how"], test=trial["test"], hash=self.hash(rule, one)
                )
                self.survivors.pop(rule, None)
                text = f"{trial['how']}: {one}"
            else:
                self.table.rules.pop(rule, None)
                self.survivors[rule] = {"key": self.survivor_key(rule), "tried": value["tried"], "log": value["log"]}
                text = f"STILL GREEN after {value['tried']} breaks"
            self.table.save(self.hand.named)
            write(self.project.memory / "survivors.json", self.survivors)
            write(self.project.memory / "weak.json", self.weak)
            head = f"[{done:4}/{len(rules)}] {rule:16} {value['tried']:3} tried {value['cpu']:5.1f} s, {minutes(left)} left"
            say(f"{head}  {text[:150]}")
        say(f"{minutes(time.monotonic() - begun)} for {len(rules)} rules, {minutes(cpu)} of computing")

    def applies(self, one: Break) -> bool:
        """What it is in may have gone elsewhere: then another is looked for."""
        try:
            check(one, self.project.source)
        except NotApplicable:
            return False
        return True

    def one_rule(self, search: Search, rule: str, tell: Tell) -> None:
        first = list(self.hand.breaks.get(rule, []))
        old = self.table.rules.get(rule)
        if not first and old and not self.options.weak and self.applies(self.table.break_of(rule)):
            first = [self.table.break_of(rule)]
        found = search.run(rule, first)
        if old and found.one == self.table.break_of(rule):
            found.near = old.get("near", 0)
        tell({
            "rule": rule,
            "break": asdict(found.one) if found.one else None,
            "trial": asdict(found.trial),
            "near": found.near,
            "tried": found.tried,
            "log": found.log,
            "cpu": found.cpu,
        })  # fmt: skip

    # ------------------------------------------------------------------ which lines the tests run
    def traces(self, engine: Engine, rules: list[str]) -> Traces:
        traces = Traces(rules=self.claims)
        kept = self.remembered("traces.json")
        digests: dict[str, str] = {}

        def key(test: str, files: Any) -> str:
            for file in files:
                if file not in digests:
                    path = self.project.source / file
                    digests[file] = digest(path.read_text(encoding="utf-8")) if path.exists() else ""
            return digest(self.test_text(test), *[digests[file] for file in sorted(files)])

        todo = []
        for test in dict.fromkeys([test for rule in rules for test in self.claims[rule]]):
            entry = kept.get(test)
            if entry is None or entry["key"] != key(test, entry["lines"]) or entry["red"]:
                todo.append(self.items[test])
        ranks = {test: i for i, test in enumerate(self.items)}
        todo.sort(key=lambda item: ranks[item.nodeid])
        begun, done = time.monotonic(), 0

        def works() -> Iterator[Callable[[Tell], None]]:
            for i in range(0, len(todo), CHUNK):
                yield lambda tell, part=todo[i : i + CHUNK]: engine.traced(part, tell)  # type: ignore[misc]

        for value in pool(works(), self.options.workers):
            if "test" not in value:
                self.errors.append(str(value))
                continue
            lines = {
                str(Path(file).relative_to(self.project.source)): hex(bits(n)) for file, n in value["lines"].items()
            }
            test = value["test"]
            kept[test] = {"key": key(test, lines), "seconds": value["seconds"], "red": value["red"], "lines": lines}
            done += 1
            if done % 200 == 0 or done == len(todo):
                left = (time.monotonic() - begun) / done * (len(todo) - done)
                say(f"traced {done} of {len(todo)} tests, {minutes(left)} left")
                if done % 1000 == 0:
                    write(self.project.memory / "traces.json", kept)
        if todo:
            write(self.project.memory / "traces.json", kept)
        for test in self.items:
            if test in kept:
                traces.seconds[test] = kept[test]["seconds"]
                traces.red[test] = kept[test]["red"]
                lines = kept[test]["lines"]
                traces.lines[test] = {str(self.project.source / file): int(n, 16) for file, n in lines.items()}
        traces.count()
        return traces


def worth(entry: dict[str, Any]) -> int:
    """The rank of a break as the table has it, or as a search tells it."""
    how = entry["red"] if "red" in entry else entry["trial"]["how"]
    return rank(how, entry.get("near", 0))


def bits(lines: list[int]) -> int:
    found = 0
    for line in lines:
        found |= 1 << line
    return found
