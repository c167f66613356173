"""Pages of the reference that the program writes about itself: its Python names, and the effect nodes of every game.

`make docs` puts them into the build folder; nothing of it is kept in git.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from tablee.games import OURS, load
from tablee.kernel.effect import Amount, Condition, Effect
from tablee.kernel.record import Record
from tablee.text.rulebook import LANGUAGES

#: title, module, names
PYTHON = (
    ("Ways in", "tablee", ("new_game", "load", "list_games")),
    ("A game", "tablee.door", ("Game", "Reason", "IllegalChoice")),
    ("Choices", "tablee.kernel.decision", ("Option", "Refusal", "parse")),
    (
        "What a seat sees",
        "tablee.gamekit.view",
        ("View", "Area", "Piece", "Mark", "Question", "Choice", "Pick", "Words"),
    ),
    ("Bots", "tablee.bots.bot", ("Bot",)),
    ("Journals", "tablee.table.journal", ("Journal", "Header", "Entry", "read", "replay")),
    ("Errors", "tablee.kernel.errors", ("TableeError", "SetupError", "ContentError", "JournalError")),
    ("What a game is", "tablee.gamekit.rules", ("Rules", "SetupOption")),
    ("What only some games have", "tablee.gamekit.capability", ("Offers", "Payment", "Chances", "Sight", "Decks")),
    ("Scenes", "tablee.testing.scene", ("Scene",)),
)
NODES = {"dice-throne": "effects", "champions": "effects", "super-dungeon": "nodes"}  # the folder in rules/

GENERATED = ("python.md", "wire-messages.md", "boards.md", *[f"effects-{game}.md" for game in NODES])


# ---------------------------------------------------------------------- Python
def python_page() -> str:
    lines = ["# Python", ""]
    for title, module, names in PYTHON:
        lines += [f"## {title}", "", f"In `{module}`.", ""]
        for name in names:
            lines += described(name, getattr(import_module(module), name))
    return "\n".join(lines)


def described(name: str, thing: Any) -> list[str]:
    lines = [f"### {name}", "", *code(signature(name, thing)), *told(thing)]
    if inspect.isclass(thing):
        for own, member in members(thing):
            lines += [f"#### {name}.{own}", "", *code(signature(own, member)), *told(member)]
    return lines


def members(cls: type) -> Iterator[tuple[str, Any]]:
    """What the class itself defines and says something about."""
    for name, member in vars(cls).items():
        plain = member.__func__ if isinstance(member, (staticmethod, classmethod)) else member
        if not name.startswith("_") and (callable(plain) or isinstance(plain, property)):
            if inspect.getdoc(plain) and not inspect.isclass(plain):
                yield name, plain


def signature(name: str, thing: Any) -> str:
    if isinstance(thing, property):
        assert thing.fget is not None
        return f"{name}: {thing.fget.__annotations__.get('return', '')}"
    try:
        text = str(inspect.signature(thing))
    except (TypeError, ValueError):
        return name
    return name + re.sub(r"(: |-> )'([^']*)'", r"\1\2", text)


def code(text: str) -> list[str]:
    return ["```python", text, "```", ""]


def told(thing: Any) -> list[str]:
    """A docstring as a page shows it: examples in blocks of their own."""
    text = inspect.getdoc(thing) or ""
    if dataclasses.is_dataclass(thing) and text.startswith(f"{getattr(thing, '__name__', '')}("):
        return []  # not written by anybody
    lines, inside = [], False
    for line in text.splitlines():
        if line.startswith(">>>") and not inside:
            lines += ["", "```pycon"]
            inside = True
        elif not line and inside:
            lines += ["```"]
            inside = False
        lines.append(line)
    return [*lines, *(["```"] if inside else []), ""]


# ---------------------------------------------------------------------- effect nodes
def effects_page(game: str) -> str:
    names = load(game).names
    nodes = node_classes(game)
    used = users(game, nodes)
    lines = [f"# Effect nodes: {names['en']}", "", f"{len(nodes)} kinds of nodes, of which content is made.", ""]
    rows = {lang: rows_of(game, lang) for lang in LANGUAGES}
    for cls in sorted(nodes, key=lambda cls: cls.__name__):
        lines += [f"## {cls.__name__}", "", *code(signature(cls.__name__, cls)), *told(cls)]
        for lang in LANGUAGES:
            if found := rows[lang].get(cls.__name__):
                lines += [f"`{lang}`", "", "```words", *found, "```", ""]
        by = sorted(used[cls])
        lines += [f"Used by {len(by)}: {', '.join(by)}." if by else "Nothing uses it now.", ""]
    return "\n".join(lines)


def room(game: str, *parts: str) -> str:
    return ".".join([OURS[game].removesuffix(".game"), *parts])


def node_classes(game: str) -> list[type]:
    """Classes of which texts are built: those of the game's folder of nodes, and the shared ones that its content uses."""
    found: list[type] = []
    for module in (import_module("tablee.kernel.effect"), *inside(room(game, "rules", NODES[game]))):
        for cls in vars(module).values():
            if inspect.isclass(cls) and cls.__module__ == module.__name__ and is_node(cls, game):
                found.append(cls)
    parents = {parent for cls in found for parent in cls.__mro__[1:]}
    used = users(game, found)
    shared = [cls for cls in found if cls.__module__.startswith("tablee.kernel")]
    return [cls for cls in found if used[cls] or (cls not in parents and cls not in shared)]


def is_node(cls: type, game: str) -> bool:
    bases: tuple[type, ...] = (Effect, Amount, Condition)
    if NODES[game] == "nodes":
        bases = (*bases, import_module(room(game, "rules", "nodes", "node")).Node)
    return issubclass(cls, bases) and cls not in bases and not cls.__name__.startswith("_")


def inside(package: str) -> list[ModuleType]:
    folder = import_module(package)
    return [import_module(f"{package}.{found.name}") for found in iter_modules(folder.__path__)]


def users(game: str, nodes: Iterable[type]) -> dict[type, set[str]]:
    """Node -> names of the cards, abilities and tokens in which it stands."""
    used: dict[type, set[str]] = {cls: set() for cls in nodes}
    seen: set[int] = set()

    def look(thing: Any, owner: str) -> None:
        if isinstance(thing, (tuple, list, dict)):
            for one in thing.values() if isinstance(thing, dict) else thing:
                look(one, owner)
        elif type(thing).__module__.startswith("tablee.") and not inspect.isclass(thing) and id(thing) not in seen:
            seen.add(id(thing))
            owner = called(thing) or owner
            if type(thing) in used:
                used[type(thing)].add(owner)
            for one in parts(thing):
                look(one, owner)

    def called(thing: Any) -> str:
        return str(getattr(getattr(thing, "name", None), "en", ""))

    for name, thing in things(game):
        look(thing, name)
    return used


def parts(thing: Any) -> list[Any]:
    if isinstance(thing, Record):
        return list(thing.fields())
    slots = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ())]
    return [getattr(thing, name, None) for name in dict.fromkeys([*slots, *getattr(thing, "__dict__", {})])]


def things(game: str) -> Iterator[tuple[str, Any]]:
    """All content of a game, with names for what has none itself."""
    if game == "dice-throne":
        yield from import_module(room(game, "rules", "heroes")).HEROES.items()
    elif game == "champions":
        yield from import_module(room(game, "rules", "library")).library().items()
    else:
        library = import_module(room(game, "rules", "library"))
        kinds: tuple[Callable[[], dict[str, Any]], ...] = (
            *(library.models, library.gear, library.explores),
            *(library.basics, library.boss_fights),
        )
        for kind in kinds:
            for id, thing in kind().items():
                yield library.name(id, "en"), thing


def rows_of(game: str, lang: str) -> dict[str, list[str]]:
    """Node -> its rows in the tables of a language, as they stand there."""
    found: dict[str, list[str]] = {}
    tables = [files(room(game)).joinpath("text", f"{lang}.words"), files("tablee.text").joinpath(f"{lang}.words")]
    for table in [table for table in tables if table.is_file()]:
        for line in table.read_text(encoding="utf-8").splitlines():
            node = re.match(r"(\w+)\(.*->", line)
            if node:
                found.setdefault(node[1], []).append(line)
    return found


# ---------------------------------------------------------------------- what clients may send
def wire_page() -> str:
    lines = [
        "# What a client may send",
        "",
        "Requests are bodies of HTTP, commands have a `t` and go over the socket.",
        "",
    ]
    module = import_module("tablee.server.wire.messages")
    for cls in vars(module).values():
        if inspect.isclass(cls) and cls.__module__ == module.__name__ and hasattr(cls, "__struct_config__"):
            tag = cls.__struct_config__.tag
            if cls.__name__ not in ("Command", "Request"):
                title = f"`{tag}`" if tag else cls.__name__
                lines += [f"## {title}", "", *told(cls), *code(signature(cls.__name__, cls))]
    return "\n".join(lines)


# ---------------------------------------------------------------------- formats
def boards_page() -> str:
    """Headings and marks of boards, and what may stand in a table of words."""
    words = import_module(room("dice-throne", "text", "board", "words"))
    lines = import_module(room("dice-throne", "text", "board", "lines"))
    page = [
        "# Boards and tables of words",
        "",
        "A board is a hero of Dice Throne as text in UTF-8: headings at the margin, sentences below them, deeper by two spaces;",
        "[the tutorial](../tutorials/hero.md) writes one. Headings and marks may be English or French, whatever the language",
        f"of the sentences. A board has up to {lines.MOST_SIGNS} signs in {lines.MOST_LINES} lines of up to {lines.LONGEST}.",
        "",
    ]
    for title, table in (("Headings", words.HEADINGS), ("Marks", words.MARKS), ("Marks with a value", words.VALUES)):
        page += [f"## {title}", "", "| en | fr |", "|---|---|", *[f"| {en} | {fr} |" for en, fr in table.values()], ""]
    rows = inspect.getdoc(import_module("tablee.text.rows")) or ""
    return "\n".join([*page, "## Tables of words", "", "```text", rows, "```", ""])


def pages() -> dict[str, str]:
    """Path below reference/ -> text."""
    return dict(
        zip(
            GENERATED, [python_page(), wire_page(), boards_page(), *[effects_page(game) for game in NODES]], strict=True
        )
    )
