"""Verbs are objects beside their procedures: no view finds out again which frame asks, no argument of a prompt is lost."""

from __future__ import annotations

import ast
import inspect

import pytest

from tablee.games import GAMES, load
from tablee.kernel import decision

from .source import Module, calls, imported, modules, none, parsed

VIEWS = ("view.py", "question.py")


def frames_asked(module: Module) -> list[str]:
    """Where a module asks whether something is a procedure, as far as its imports tell."""
    parts = ("procedures", "window", "run", "happening", "procedure")
    names = {full.rpartition(".")[2] for full, _ in imported(module) if set(full.split(".")[:-1]) & set(parts)}
    found = []
    for call in calls(module, "isinstance"):
        kinds = {node.id for node in ast.walk(call.args[1]) if isinstance(node, ast.Name)}
        if kinds & names:
            found.append(module.where(call))
    return found


def views(game: str) -> list[Module]:
    folder = load(game).package.replace("tablee.", "").replace(".", "/")
    return [m for m in modules(folder) if m.path.rpartition("/")[2] in VIEWS]


@pytest.mark.parametrize("game", GAMES)
def test_no_view_asks_which_frame_it_is(game: str) -> None:
    none(line for module in views(game) for line in frames_asked(module))


def test_the_shared_question_knows_no_frame() -> None:
    none(line for module in modules("gamekit") if module.path.endswith("question.py") for line in frames_asked(module))


def doubled(module: Module) -> list[str]:
    """Arguments of prompts that are called like parameters of `ask`; a handler may be named."""
    own = list(inspect.signature(decision.ask).parameters)[:4]
    return [
        module.where(call)
        for call in calls(module, "ask")
        if any(word.arg in own and (word.arg != "then" or len(call.args) > 3) for word in call.keywords)
    ]


def test_no_argument_of_a_prompt_is_called_like_one_of_ask() -> None:
    none(line for module in modules() for line in doubled(module))


def test_the_scans_bite() -> None:
    text = "from tablee.games.x.procedures.turn import Turn\nisinstance(frame, Turn | int)\nisinstance(n, int)"
    assert len(frames_asked(parsed(text))) == 1
    text = (
        "ask(0, 'p', o, 'h', seat=1)\nask(0, 'p', o, then='h')\nask(0, 'p', o, 'h', then='g')\nask(0, 'p', o, 'h', n=1)"
    )
    assert len(doubled(parsed(text))) == 2
