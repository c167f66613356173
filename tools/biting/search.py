"""The search for a break: candidates in the order in which they promise most."""

from __future__ import annotations

import ast
import gc
import math
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from tools.biting.breaks import FUNCTIONS, Break, NotApplicable, Unit
from tools.biting.engine import Engine, Trial
from tools.biting.operators import Mutant, mutants
from tools.biting.places import Module, Place, citations, home, modules, places

TRIES = 220  # warm ones for a rule
COLD = 8  # cold ones: each imports a game again
SECONDS = 40.0  # of computing for a rule, whatever is left to try
BETTER = 14  # tries after a crash, for a break that an assertion notices
WORST = 4
TELLING = ("assertion", "refusal")
MAKERS = ("__init__", "__post_init__", "__new__")  # they run at import as well
FAR = 3  # how far such a function is from any citation
OTHERS = 30  # functions its tests run that no citation leads to


@dataclass
class Traces:
    """Test -> file -> lines it runs, as bits; and how long each test takes."""

    lines: dict[str, dict[str, int]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    red: dict[str, str] = field(default_factory=dict)
    rules: dict[str, list[str]] = field(default_factory=dict)  # rule -> tests
    shared: Counter[tuple[str, int]] = field(default_factory=Counter)  # (file, line) -> rules whose tests run it

    def of(self, tests: list[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for test in tests:
            for file, bits in self.lines.get(test, {}).items():
                found[file] = found.get(file, 0) | bits
        return found

    def count(self) -> None:
        for tests in self.rules.values():
            for file, bits in self.of(tests).items():
                for line in ones(bits):
                    self.shared[file, line] += 1

    def limit(self, test: str) -> float:
        return 3.0 + 6 * self.seconds.get(test, 2.0)  # traced seconds: several times what it needs


def ones(bits: int) -> Iterator[int]:
    line = 0
    for byte in bits.to_bytes((bits.bit_length() + 7) // 8, "little"):
        if byte:
            for k in range(8):
                if byte >> k & 1:
                    yield line + k
        line += 8


@dataclass(frozen=True)
class Candidate:
    score: float
    far: int
    one: Break
    path: str
    line: int
    cold: bool


@dataclass
class Found:
    rule: str
    one: Break | None = None
    trial: Trial = field(default_factory=Trial)
    near: int = 0
    tried: int = 0
    log: list[str] = field(default_factory=list)  # what left the tests green
    cpu: float = 0.0


class Search:
    def __init__(self, engine: Engine, traces: Traces, items: dict[str, pytest.Item], marks: dict[str, int]) -> None:
        self.engine = engine
        self.traces = traces
        self.items = items
        self.marks = marks  # how many rules a test claims
        self.citing: dict[str, set[str]] = {}  # area -> modules that cite a rule of it
        for rule, cited in citations(engine.source).items():
            self.citing.setdefault(rule.rpartition("-")[0], set()).update([place.module for place in cited])
        self.cold, self.seconds = COLD, SECONDS
        self.known: dict[Unit, list[Mutant]] = {}
        self.modules: dict[str, Module] = {m.name: m for m in modules(engine.source)}
        gc.freeze()  # forks share the trees, too, and do not look through them for garbage

    # ------------------------------------------------------------------ candidates
    def mutants(self, unit: Unit) -> list[Mutant]:
        if unit not in self.known:
            self.known[unit] = list(mutants(unit))
        return self.known[unit]

    def from_place(self, place: Place, ran: dict[str, int]) -> Iterator[Candidate]:
        module = self.modules[place.module]
        unit = module.units[place.where]
        bits = ran.get(str(module.path), 0)
        first, last = body_lines(unit)
        cold = not isinstance(unit, FUNCTIONS) or not any([bits >> n & 1 for n in range(first, last + 1)])
        if cold and place.far > 1:
            return
        for mutant in self.mutants(unit):
            if not cold and not bits >> mutant.line & 1 and not bits >> mutant.last & 1:
                continue
            shared = self.traces.shared.get((str(module.path), mutant.line), 1)
            far = place.far + (0 if not place.lines or mutant.line in place.lines else 1)
            score = 4 * far + mutant.cost + 0.7 * math.log2(max(1, shared)) + (5 if cold else 0)
            one = as_break(place, mutant)
            yield Candidate(score, far, one, str(module.path), mutant.line, cold)
            if not cold and far == 0 and place.where.endswith(MAKERS):
                yield Candidate(score + 5, far, one, str(module.path), mutant.line, True)

    def others(self, rule: str, ran: dict[str, int], known: set[tuple[str, str]]) -> list[Place]:
        """Functions that its tests run and few others do; those first that stand where its kin are cited."""
        found = []
        kin = self.citing.get(rule.rpartition("-")[0], set())
        homes = {home(name) for name in kin}
        for module in self.modules.values():
            bits = ran.get(str(module.path), 0)
            if not bits:
                continue
            strange = 1 if module.name in kin else 2 if home(module.name) in homes else 4
            for name, unit in module.units.items():
                if not isinstance(unit, FUNCTIONS) or (module.name, name) in known:
                    continue
                first, last = body_lines(unit)
                lines = [n for n in range(first, last + 1) if bits >> n & 1]
                if lines:
                    shared = min([self.traces.shared.get((str(module.path), n), 1) for n in lines])
                    found.append((shared * strange, module.name, name))
        return [Place(module_name, name, FAR) for _, module_name, name in sorted(found)[:OTHERS]]

    def candidates(self, rule: str, tests: list[str]) -> Iterator[Candidate]:
        """What cites the rule; then what that calls; then what else its tests run."""
        ran = self.traces.of(tests)
        near = places(rule, self.engine.source)
        known = {(place.module, place.where) for place in near}
        tried: set[tuple[Break, bool]] = set()
        for step in ((0, 1), (2,), (FAR,)):
            those = [place for place in near if place.far in step] if step != (FAR,) else self.others(rule, ran, known)
            best: dict[tuple[Break, bool], Candidate] = {}
            for place in those:
                for candidate in self.from_place(place, ran):
                    other = best.get((candidate.one, candidate.cold))
                    if other is None or candidate.score < other.score:
                        best[candidate.one, candidate.cold] = candidate
            for candidate in sorted(best.values(), key=lambda c: (c.score, c.path, c.line, c.one.nth, c.one.new)):
                if (candidate.one, candidate.cold) not in tried:
                    tried.add((candidate.one, candidate.cold))
                    yield candidate

    # ------------------------------------------------------------------ trials
    def own(self, rule: str) -> list[str]:
        """Its tests, those that claim least and are quick first."""
        tests = [test for test in self.traces.rules[rule] if test in self.items]
        return sorted(tests, key=lambda t: (self.marks.get(t, 1), self.traces.seconds.get(t, 1.0), t))

    def attempt(self, one: Break, tests: list[str], cold: bool) -> Trial:
        """Red counts only if the same test, tried the same way, is green without the break."""
        trial = self.once(one, tests, cold)
        if trial.red and trial.test in self.items and self.once(None, [trial.test], cold).red:
            raise NotApplicable(f"{trial.test} is red by itself, without any break")
        return trial

    def once(self, one: Break | None, tests: list[str], cold: bool) -> Trial:
        if cold:
            return self.engine.cold(one, tests, sum([self.traces.limit(test) for test in tests]))
        limits = {test: self.traces.limit(test) for test in tests}
        return self.engine.warm(one, [self.items[test] for test in tests], limits)

    def run(self, rule: str, first: list[Break]) -> Found:
        """`first` are breaks to try before all others: made by hand, or found before."""
        began = times()
        found = Found(rule)
        tests = self.own(rule)
        for one in first:
            found.tried += 1
            try:
                trial = self.any_way(one, tests)
            except NotApplicable as error:
                found.log.append(f"{one}: {error}")
                continue
            if trial.red:
                found.one, found.trial = one, trial
                found.cpu = times() - began
                return found
            found.log.append(f"{one} (green)")
        whole = sum([self.traces.seconds.get(test, 0.0) for test in tests])
        self.look(found, tests, began + max(self.seconds, 10 * whole))
        found.cpu = times() - began
        return found

    def any_way(self, one: Break, tests: list[str]) -> Trial:
        """Warm where that is possible; cold where it is not, or where nothing is noticed."""
        if not one.content and isinstance(self.modules[one.module].units.get(one.where), FUNCTIONS):
            try:
                trial = self.attempt(one, tests, cold=False)
                if trial.red:
                    return trial
            except NotApplicable:
                pass
        return self.attempt(one, tests, cold=True)

    def look(self, found: Found, tests: list[str], until: float) -> None:
        """Until an assertion notices one. After a crash only some more are tried, near a citation and then elsewhere."""
        cold, after, best, far = 0, 0, WORST, False
        for candidate in self.candidates(found.rule, tests):
            if found.tried >= TRIES or times() > until:
                return
            if not far and candidate.far >= FAR:
                after, far = 0, True
            if after >= BETTER or (candidate.cold and (cold >= self.cold or found.one)):
                continue
            try:
                trial = self.attempt(candidate.one, self.reaching(candidate, tests), candidate.cold)
            except NotApplicable:
                continue
            found.tried += 1
            cold += candidate.cold
            after += found.one is not None
            if not trial.red:
                found.log.append(str(candidate.one) + (" (cold)" if candidate.cold else ""))
            elif (worth := rank(trial.how, candidate.far)) < best:
                best = worth
                found.one, found.trial, found.near = candidate.one, trial, candidate.far
                if trial.how in TELLING:
                    return

    def reaching(self, candidate: Candidate, tests: list[str]) -> list[str]:
        if candidate.cold:
            return tests
        hit = [t for t in tests if self.traces.lines.get(t, {}).get(candidate.path, 0) >> candidate.line & 1]
        return hit or tests


def rank(how: str, far: int) -> int:
    """0: an assertion notices a break near a citation; 1: one far from any; 2, 3: a crash does; then nothing does."""
    return 2 * (how not in TELLING) + (far >= FAR) if how else WORST


def body_lines(unit: Unit) -> tuple[int, int]:
    if isinstance(unit, FUNCTIONS):
        return unit.body[0].lineno, unit.end_lineno or unit.lineno
    assert isinstance(unit, ast.stmt)
    return unit.lineno, unit.end_lineno or unit.lineno


def as_break(place: Place, mutant: Mutant) -> Break:
    return Break(place.module, place.where, mutant.old, mutant.new, mutant.nth, mutant.kind)


def times() -> float:
    """Seconds of computing, of the forks as well."""
    t = os.times()
    return t.user + t.system + t.children_user + t.children_system
