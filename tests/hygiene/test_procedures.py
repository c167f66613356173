"""Procedures are the numbered procedures of a book: steps exist, cite their rules, can be reached, hide nothing."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import textwrap
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from tablee.games import GAMES, load
from tablee.kernel import decision
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.effect import Effect, Resolve
from tablee.kernel.procedure import Procedure, book, call, done, goto
from tablee.kernel.record import record

from .source import called, none

#: how many procedures, and nodes that ask, a game has at least
LEAST_PROCEDURES, LEAST_ASKING = {"dice-throne": 11}, {"dice-throne": 11}


def game_class(name: str) -> Any:
    rules = load(name)
    return type(rules.new(rules.setup({}, 2, "hygiene"), "hygiene"))


def procedures(name: str) -> list[type[Procedure]]:
    return [cls for cls in game_class(name).RECORDS.values() if issubclass(cls, Procedure)]


def is_procedure(cls: type) -> bool:
    """A procedure of the book has steps; a class without any is only a base for others."""
    return issubclass(cls, Procedure) and bool(cls.STEPS)


def members(name: str) -> list[type]:
    """Every class that a game's package defines."""
    package = import_module(load(name).package)
    homes = [import_module(info.name) for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [cls for h in homes for _, cls in inspect.getmembers(h, inspect.isclass) if cls.__module__ == h.__name__]


# ---------------------------------------------------------------------- what a method may lead to
@dataclass
class Method:
    """What one method names and how it can end."""

    steps: set[str] = field(default_factory=set)  # goto, then=, resume
    handlers: set[str] = field(default_factory=set)  # of ask
    helpers: set[str] = field(default_factory=set)  # self.x
    falls: bool = False  # may answer nothing, or a procedure: the next step follows
    returned: set[str] = field(default_factory=set)  # helpers whose answer it returns


def argument(node: ast.Call, at: int, name: str) -> ast.AST | None:
    for keyword in node.keywords:
        if keyword.arg == name:
            return keyword.value
    return node.args[at] if len(node.args) > at else None


def words(node: ast.AST | None) -> set[str]:
    """String literals an expression can be, through both arms of a condition."""
    if isinstance(node, ast.IfExp):
        return words(node.body) | words(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def goes_on(body: list[ast.stmt]) -> bool:
    """Can the end of this block be reached?"""
    last = body[-1]
    if isinstance(last, (ast.Return, ast.Raise)):
        return False
    if isinstance(last, ast.If):
        return not last.orelse or goes_on(last.body) or goes_on(last.orelse)
    if isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and last.test.value is True:
        return any([isinstance(node, ast.Break) for node in ast.walk(last)])
    return True


def read_value(node: ast.AST | None, method: Method) -> None:
    """What a `return` can hand to the loop."""
    if isinstance(node, ast.IfExp):
        read_value(node.body, method)
        read_value(node.orelse, method)
    elif isinstance(node, ast.Call) and called(node) in ("goto", "done", "ask", "call", "Goto", "Call", "Decision"):
        pass
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and on_self(node.func):
        method.returned.add(node.func.attr)
    elif not (isinstance(node, ast.Name) and node.id == "DONE"):
        method.falls = True


def on_self(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


@cache
def read(function: Any) -> Method:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    method = Method(falls=goes_on(tree.body))
    for node in ast.walk(tree):
        if called(node) in ("goto", "Goto"):
            method.steps |= words(argument(node, 0, "step"))  # type: ignore[arg-type]
        elif called(node) in ("call", "Call"):
            method.steps |= words(argument(node, 1, "then"))  # type: ignore[arg-type]
            then = argument(node, 1, "then")  # type: ignore[arg-type]
            if isinstance(then, ast.Name):  # a step chosen a few lines above
                values = [n.value for n in ast.walk(tree) if isinstance(n, ast.Assign) and names(n, then.id)]
                method.steps |= {word for value in values for word in words(value)}
            if then is not None and ast.unparse(then).startswith("self.NEXT["):  # whichever step follows
                method.falls = True
        elif called(node) in ("ask", "Decision"):
            method.handlers |= words(argument(node, 3, "then"))  # type: ignore[arg-type]
        elif isinstance(node, ast.Assign) and any([getattr(t, "attr", "") in ("resume", "step") for t in node.targets]):
            method.steps |= words(node.value)
        elif isinstance(node, ast.Attribute) and on_self(node):
            method.helpers.add(node.attr)
        elif isinstance(node, ast.Return):
            read_value(node.value, method)
    return method


def names(node: ast.Assign, name: str) -> bool:
    return any([isinstance(target, ast.Name) and target.id == name for target in node.targets])


def methods_of(cls: type) -> dict[str, Method]:
    """Own and inherited methods, as far as they are procedures' business."""
    found = {}
    for name, function in inspect.getmembers(cls, inspect.isfunction):
        if not name.startswith("__"):
            found[name] = read(function)
    return found


def reachable(cls: type[Procedure]) -> set[str]:
    """Steps that can be come to: from the first, by what methods name, by falling through."""
    methods = methods_of(cls)
    steps = list(cls.STEPS)
    found: set[str] = set()
    visited: set[tuple[str, str]] = set()
    agenda = [(steps[0], steps[0])]  # (method, the step it is run in)
    while agenda:
        name, step = agenda.pop()
        if (name, step) in visited or name not in methods:
            continue
        visited.add((name, step))
        if name == step:
            found.add(step)
        method = methods[name]
        agenda += [(target, target) for target in method.steps]
        agenda += [(other, step) for other in (method.handlers | method.helpers) - set(steps)]
        own = name == step or name in asked(methods) or name in returned(methods)
        if method.falls and own and step != steps[-1]:
            following = steps[steps.index(step) + 1] if step in steps else steps[0]
            agenda.append((following, following))
    return found


def asked(methods: dict[str, Method]) -> set[str]:
    return {handler for method in methods.values() for handler in method.handlers}


def returned(methods: dict[str, Method]) -> set[str]:
    return {name for method in methods.values() for name in method.returned}


def hidden(cls: type[Procedure]) -> set[str]:
    """Steps with the name of something every frame has, or of a field of this one, written out or annotated."""
    bases = [base for base in cls.__mro__[1:] if base.__module__.startswith("tablee.kernel")]
    taken = {name for base in bases for name in vars(base) if not name.startswith("__")}
    taken -= {step for base in bases for step in getattr(base, "STEPS", {})}  # a window's steps are done anew
    taken |= set(vars(Procedure())) | set(cls.FIELDS)
    source = textwrap.dedent(inspect.getsource(cls))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and on_self(node) and isinstance(node.ctx, ast.Store):
            taken.add(node.attr)
    return set(cls.STEPS) & taken


# ---------------------------------------------------------------------- every procedure of every game
@pytest.mark.parametrize("game", GAMES)
class TestProcedures:
    def test_every_procedure_of_a_game_is_in_its_book(self, game: str) -> None:
        defined = {cls for cls in members(game) if is_procedure(cls)}
        assert defined == set(procedures(game))
        assert len(defined) >= LEAST_PROCEDURES.get(game, 1)

    def test_every_record_makes_copies_of_its_own_kind(self, game: str) -> None:
        """`record` writes `copy` for one class: whoever is built on it has `@record`, too."""
        for cls in game_class(game).RECORDS.values():
            owner = next(base for base in cls.__mro__ if "copy" in vars(base))
            assert owner is cls or not owner.FIELDS, f"{cls.__name__} lacks @record: it copies as {owner.__name__}"

    def test_every_step_is_a_method_that_takes_the_game(self, game: str) -> None:
        for cls in procedures(game):
            assert cls.STEPS, cls
            for step in cls.STEPS:
                assert list(inspect.signature(getattr(cls, step)).parameters) == ["self", "game"], f"{cls} {step}"

    def test_every_step_cites_rules_of_the_book(self, game: str) -> None:
        rules = load(game).rulebook.rules
        for cls in procedures(game):
            for step, cited in cls.STEPS.items():
                assert cited.split(), f"{cls.__name__}.{step} cites nothing"
                none(f"{cls.__name__}.{step}: {id}" for id in cited.split() if id not in rules)

    def test_every_step_can_be_reached(self, game: str) -> None:
        none(f"{cls.__name__}.{s}" for cls in procedures(game) for s in cls.STEPS if s not in reachable(cls))

    def test_every_step_that_is_named_exists(self, game: str) -> None:
        found = []
        for cls in procedures(game):
            for name, method in methods_of(cls).items():
                found += [f"{cls.__name__}.{name} goes to {s!r}" for s in method.steps if s not in cls.STEPS]
        none(found)

    def test_every_handler_exists_and_is_no_step(self, game: str) -> None:
        for cls in procedures(game):
            for handler in asked(methods_of(cls)):
                assert handler not in cls.STEPS, f"{cls.__name__}.{handler} is a step"
                parameters = list(inspect.signature(getattr(cls, handler)).parameters)
                assert parameters == ["self", "game", "choice"], f"{cls.__name__}.{handler}"

    def test_no_step_hides_what_every_frame_has(self, game: str) -> None:
        none(f"{cls.__name__}.{step}" for cls in procedures(game) for step in hidden(cls))

    def test_every_node_that_asks_takes_the_answer(self, game: str) -> None:
        nodes = [cls for cls in [*members(game), *kernel_nodes()] if issubclass(cls, Effect)]
        asking = 0
        for cls in nodes:
            handlers = asked(methods_of(cls))
            if handlers:
                asking += 1
                assert handlers == {"answered"}, f"{cls.__name__}: the interpreter hands answers to `answered`"
                assert cls.take is not Effect.take, f"{cls.__name__} asks and never takes the answer"
        assert asking >= LEAST_ASKING.get(game, 0), "a game without cards may have none"
        assert "answered" not in Resolve.STEPS


def kernel_nodes() -> list[type]:
    module = import_module("tablee.kernel.effect")
    return [cls for _, cls in inspect.getmembers(module, inspect.isclass) if cls.__module__ == module.__name__]


# ---------------------------------------------------------------------- the scan bites
@record
class Wrong(Procedure):
    """A step nobody comes to, one that hides a method, two that hide a field."""

    STEPS = {"begin": "", "lost": "", "about": "", "count": "", "seen": "", "asked": "", "end": ""}
    seen: int = 0

    def begin(self, game: Any) -> Flow | None:
        self.count = 0
        return goto("count") if game else call(None, then="asked")

    def lost(self, game: Any) -> Flow | None:
        return done()

    def asked(self, game: Any) -> Flow | None:
        return ask(0, "now", [option("yes")], "answered")

    def answered(self, game: Any, choice: Option) -> Flow | None:
        return self.helped(game)

    def helped(self, game: Any) -> Flow | None:
        return None


def test_the_scan_finds_lost_and_hiding_steps() -> None:
    book(Wrong)
    assert reachable(Wrong) == {"begin", "asked"}, "`count` is no method, `end` is missing"
    assert hidden(Wrong) == {"about", "count", "seen"}
    assert asked(methods_of(Wrong)) == {"answered"}


def test_a_decision_names_its_handler_where_the_scan_looks() -> None:
    assert list(inspect.signature(decision.ask).parameters)[3] == "then"
    assert list(inspect.signature(call).parameters)[1] == "then"
