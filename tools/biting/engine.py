"""One warm process that has collected the tests; every trial is a fork of it.

In the fork the code of the broken function is swapped where it stands, so that whoever holds the function holds the
broken one. What is carried out when modules are imported (constants, content) needs a colder trial: the fork forgets
our modules and imports them again, with the break, for the rule's own tests.
"""

from __future__ import annotations

import ast
import gc
import importlib.abc
import importlib.util
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.assertion.rewrite import AssertionRewritingHook
from _pytest.runner import runtestprotocol
from tools.biting.breaks import Break, NotApplicable, change_content, changed, code_of, load_content, path_of, tree_of

WALL = 150.0  # seconds after which a trial that does not even compute is ended
MEMORY = 3 << 30
ENOUGH = 25  # calls of one function in one test after which its lines are known


@dataclass
class Trial:
    """How a broken rule fared. `how`: assertion, refusal, crash, hangs; '' when its tests stayed green."""

    how: str = ""
    test: str = ""
    why: str = ""

    @property
    def red(self) -> bool:
        return bool(self.how)


# ---------------------------------------------------------------------- forks
class Fork:
    """A child that works and sends one JSON value per line."""

    def __init__(self, work: Callable[[Callable[[Any], None]], None]) -> None:
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            try:
                work(lambda value: send(writing, value))
            except BaseException as error:  # whatever it is, the child ends here
                send(writing, {"broken": f"{type(error).__name__}: {error}"})
            finally:
                os._exit(0)
        os.close(writing)
        self.fd = reading
        self.rest = b""
        self.begun = time.monotonic()

    def take(self) -> tuple[list[Any], bool]:
        """What has come so far, and whether that was all."""
        chunk = os.read(self.fd, 1 << 20)
        *lines, self.rest = (self.rest + chunk).split(b"\n")
        return [json.loads(line) for line in lines], not chunk

    def end(self) -> int:
        """The signal that ended it, 0 for none."""
        os.close(self.fd)
        _, status = os.waitpid(self.pid, 0)
        return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0

    def result(self, wall: float = WALL) -> tuple[list[Any], int]:
        found: list[Any] = []
        while True:
            left = self.begun + wall - time.monotonic()
            if left <= 0 or not select.select([self.fd], [], [], left)[0]:
                os.kill(self.pid, signal.SIGKILL)
                self.end()
                return found, signal.SIGPROF
            values, done = self.take()
            found += values
            if done:
                return found, self.end()


def send(fd: int, value: Any) -> None:
    data = json.dumps(value).encode() + b"\n"
    while data:
        data = data[os.write(fd, data) :]


def quiet() -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(null, fd)


def watch(seconds: float) -> None:
    """Ends this process when it has computed for so long: time of its own, not of a busy machine."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


# ---------------------------------------------------------------------- reports
def how(excinfo: pytest.ExceptionInfo[BaseException], source: Path) -> str:
    """An assertion counts where tests or scenes make it; one inside the rules is a crash like others."""
    path = str(excinfo.traceback[-1].path) if excinfo.traceback else ""
    ours = path.startswith(str(source)) and "/testing/" not in path and not path.endswith("/scene.py")
    if excinfo.errisinstance((AssertionError, pytest.fail.Exception)):
        return "crash" if ours else "assertion"
    names = [cls.__name__ for cls in excinfo.type.__mro__]
    return "refusal" if "TableeError" in names else "crash"


class Reports:
    """Keeps what the first exception was. With `tell`: says how it ended, and ends at once, without tidying up."""

    def __init__(self, source: Path, tell: Callable[[Any], None] | None = None) -> None:
        self.source = source
        self.tell = tell
        self.first = Trial()
        self.uncollected = ""
        self.green = 0

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is None:
            self.green += call.when == "call"
        elif not self.first.red and not call.excinfo.errisinstance(pytest.skip.Exception):
            text = f"{call.excinfo.type.__name__}: {str(call.excinfo.value).strip()}"
            self.first = Trial(how(call.excinfo, self.source), item.nodeid, " ".join(text.split())[:200])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.uncollected = str(report.longrepr)[-300:]

    def pytest_runtest_logfinish(self) -> None:
        if self.first.red:
            self.pytest_sessionfinish()

    def pytest_sessionfinish(self) -> None:
        if self.tell is None:
            return
        if self.uncollected or not (self.green or self.first.red):
            self.tell({"useless": "it cannot even be imported: " + self.uncollected})
        else:
            self.tell({"how": self.first.how, "test": self.first.test, "why": self.first.why})
        os._exit(0)


# ---------------------------------------------------------------------- the colder trial
class Broken(SourceFileLoader):
    def __init__(self, name: str, path: str, one: Break) -> None:
        super().__init__(name, path)
        self.one = one

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.fix_missing_locations(changed(tree_of(Path(self.path)), self.one))
        code = compile(tree, self.path, "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code


class Finder(importlib.abc.MetaPathFinder):
    def __init__(self, one: Break, source: Path) -> None:
        self.one = one
        self.path = str(path_of(one.module, source))

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.one.module:
            return None
        places = [str(Path(self.path).parent)] if self.path.endswith("__init__.py") else None
        loader = Broken(name, self.path, self.one)
        return importlib.util.spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=places)


def break_content(one: Break, source: Path) -> None:
    """Whoever reads this very file as TOML or JSON reads it broken."""
    text = (source / one.module).read_text(encoding="utf-8")
    change_content(load_content(source / one.module), one)
    import tomllib

    library: Any = tomllib if one.module.endswith(".toml") else json
    loads = library.loads

    def broken(read: Any, *args: Any, **more: Any) -> Any:
        content = loads(read, *args, **more)
        if read == text or read == text.encode():
            change_content(content, one)
        return content

    library.loads = broken


def forget(packages: Iterable[str], one: Break | None) -> None:
    """Modules that hold anything of what is broken: those of its game, or all where it is in no game's folder."""
    parts = one.module.replace("/", ".").split(".") if one is not None else []
    game = parts[2] if parts[1:2] == ["games"] and len(parts) > 3 else ""
    for name in list(sys.modules):
        top, *rest = name.split(".")
        below = rest[:1] in (["kernel"], ["text"], ["gamekit"]) or (rest[:1] == ["games"] and rest[1:2] != [game])
        if top in packages and not (game and below):
            del sys.modules[name]
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, AssertionRewritingHook)]


# ---------------------------------------------------------------------- which lines a test runs
class Lines:
    """Notes the lines of our source that run. A function that runs often is believed after a while."""

    def __init__(self, source: Path) -> None:
        self.source = str(source) + os.sep
        self.seen: set[tuple[str, int]] = set()
        self.calls: dict[CodeType, int] = {}

    def start(self) -> None:
        self.seen = set()
        self.calls = {}
        sys.settrace(self.call)

    def stop(self) -> dict[str, list[int]]:
        sys.settrace(None)
        found: dict[str, list[int]] = {}
        for file, line in self.seen:
            found.setdefault(file, []).append(line)
        return {file: sorted(lines) for file, lines in sorted(found.items())}

    def call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        n = self.calls.get(code, 0)
        if n > ENOUGH or not code.co_filename.startswith(self.source):
            return None
        self.calls[code] = n + 1
        return self.line

    def line(self, frame: FrameType, event: str, arg: Any) -> Any:
        self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self.line


# ---------------------------------------------------------------------- the engine
@dataclass
class Engine:
    session: pytest.Session
    source: Path
    reports: Reports
    packages: set[str]  # what a colder trial imports again
    functions: dict[tuple[str, str], list[FunctionType]] = field(default_factory=dict)

    def ready(self) -> None:
        """Look for the functions, and let forks share what is in memory."""
        gc.unfreeze()  # what the tests have frozen once they were collected is not listed
        gc.collect()
        prefix = str(self.source)
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(prefix):
                self.functions.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
        gc.freeze()

    def swap(self, one: Break) -> None:
        path = path_of(one.module, self.source)
        found = self.functions.get((str(path), one.where), [])
        if not found:
            raise NotApplicable(f"{one.where} is no function that is there after the import")
        code = code_of(tree_of(path), one, str(path))
        for function in found:
            if function.__code__.co_freevars != code.co_freevars:
                raise NotApplicable(f"{one.where} has other free variables")
            function.__code__ = code

    def items(self, items: list[pytest.Item], limits: dict[str, float], tell: Callable[[Any], None]) -> None:
        """Run until the first red one."""
        for i, item in enumerate(items):
            tell({"runs": item.nodeid})
            watch(limits.get(item.nodeid, 20.0))
            runtestprotocol(item, log=False, nextitem=items[i + 1] if i + 1 < len(items) else None)
            if self.reports.first.red:
                break
        first = self.reports.first
        tell({"how": first.how, "test": first.test, "why": first.why})

    def warm(self, one: Break | None, items: list[pytest.Item], limits: dict[str, float]) -> Trial:
        """One trial of a function; only the tests given run. Without a break: the control."""

        def work(tell: Callable[[Any], None]) -> None:
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            try:
                if one is not None:
                    self.swap(one)
            except (NotApplicable, SyntaxError) as error:
                tell({"useless": str(error)})
                return
            self.items(items, limits, tell)

        return verdict(*Fork(work).result())

    def cold(self, one: Break | None, tests: list[str], seconds: float) -> Trial:
        """One trial of what happens at import: our modules are imported again. Without a break: the control."""

        def work(tell: Callable[[Any], None]) -> None:
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            forget(self.packages, one)
            try:
                if one is not None and one.content:
                    break_content(one, self.source)
                elif one is not None:
                    changed(tree_of(path_of(one.module, self.source)), one)
                    sys.meta_path.insert(0, Finder(one, self.source))
            except (NotApplicable, SyntaxError) as error:
                tell({"useless": str(error)})
                return
            watch(seconds + 15)
            reports = Reports(self.source, tell)
            flags = ["-x", "-p", "no:terminal", "-p", "no:cacheprovider", "-o", "timeout=0", "-o", "addopts="]
            for test in tests:
                tell({"runs": test})
            os.chdir(self.session.config.rootpath)
            pytest.main([*flags, *tests], plugins=[reports])
            tell({"useless": "no test could be run"})

        return verdict(*Fork(work).result())

    def traced(self, items: list[pytest.Item], tell: Callable[[Any], None]) -> None:
        """The work of a fork: run tests as they are and tell which lines they ran, and how long they took."""
        quiet()
        lines = Lines(self.source)
        for i, item in enumerate(items):
            begun = time.process_time()
            lines.start()
            runtestprotocol(item, log=False, nextitem=items[i + 1] if i + 1 < len(items) else None)
            found = lines.stop()
            first, self.reports.first = self.reports.first, Trial()
            tell({"test": item.nodeid, "seconds": time.process_time() - begun, "red": first.why, "lines": found})


def verdict(values: list[Any], ended: int) -> Trial:
    """What a trial said before it ended."""
    last = values[-1] if values else {}
    if "useless" in last:
        raise NotApplicable(last["useless"])
    if "broken" in last:
        return Trial("crash", "", last["broken"][:200])
    if "how" in last:
        return Trial(last["how"], last["test"], last["why"])
    if ended == signal.SIGPROF:
        return Trial("hangs", last.get("runs", ""), "it no longer ends")
    return Trial("crash", last.get("runs", ""), f"ended by signal {ended}")


def shared_out(rules: list[str], work: Callable[[str, Callable[[Any], None]], None], workers: int) -> Iterator[Any]:
    """So many forks, each of which takes the next rule when it is done with one; what they tell as it comes."""
    taking, giving = os.pipe()
    numbers = b"".join([i.to_bytes(4, "big") for i in range(len(rules))])
    assert len(numbers) <= 1 << 16, "more than a pipe holds"
    os.write(giving, numbers)
    os.close(giving)

    def worker(tell: Callable[[Any], None]) -> None:
        while number := os.read(taking, 4):
            work(rules[int.from_bytes(number, "big")], tell)

    yield from pool(iter([worker] * workers), workers)
    os.close(taking)


def pool(works: Iterator[Callable[[Callable[[Any], None]], None]], workers: int) -> Iterator[Any]:
    """Up to so many forks at work; what they tell as it comes."""
    running: dict[int, Fork] = {}
    more = True
    try:
        while running or more:
            while more and len(running) < workers:
                work = next(works, None)
                if work is None:
                    more = False
                    break
                fork = Fork(work)
                running[fork.fd] = fork
            if not running:
                break
            for fd in select.select(list(running), [], [])[0]:
                values, done = running[fd].take()
                if done:
                    running.pop(fd).end()
                yield from values
    finally:
        for fork in running.values():
            os.kill(fork.pid, signal.SIGTERM)
            fork.end()
