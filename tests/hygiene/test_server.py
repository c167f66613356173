"""The server in its rooms: what may know what, and that nobody but the room writes what belongs to a room."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from .source import Module, enclosing, imported, modules, none, parsed

#: each room, and the others it may import from
ROOMS: dict[str, set[str]] = {
    "wire": set(),
    "store": set(),
    "room": {"wire", "store"},
    "http": {"wire", "store", "room"},
}
NETWORK = ("starlette", "uvicorn", "websockets")
#: the room itself, and the game it keeps
OWNERS = ("server/room/room.py", "server/room/play.py")
#: classes whose verbs only the room may call: a write by another name
KEPT = {"server/room/play.py": "Play", "server/store/document.py": "Document", "server/room/absence.py": "Absence"}
MUTATORS = {
    *("append", "extend", "insert", "remove", "pop", "popitem", "clear", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "difference_update", "intersection_update"),
}


# ---------------------------------------------------------------------- who may import whom
def room_of(name: str) -> str:
    """The room of a module by its full name, '' for what lies elsewhere."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["tablee", "server"] and len(parts) > 2 else ""


def strange(module: Module) -> list[str]:
    """Imports that the module's room may not have."""
    own, found = room_of(module.name), []
    for name, node in imported(module):
        other = room_of(name)
        if other not in {"", own, *ROOMS[own]}:
            found.append(module.where(node))
        if own != "http" and name.split(".")[0] in NETWORK:
            found.append(module.where(node))
    return found


def test_every_module_of_the_server_is_in_one_of_its_rooms() -> None:
    assert {room_of(m.name) for m in modules("server")} == {"", *ROOMS}
    assert [m.path for m in modules("server") if not room_of(m.name)] == ["server/__init__.py"]


def test_rooms_know_only_those_they_are_built_on() -> None:
    none(line for m in modules("server") if room_of(m.name) for line in strange(m))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("server/wire/x.py", "from tablee.server.store.base import Row"),
        ("server/wire/x.py", "from tablee.server.room.room import Room"),
        ("server/store/x.py", "from tablee.server.wire import messages"),
        ("server/store/x.py", "def f():\n    from tablee.server.http import app"),
        ("server/room/x.py", "from ..http.limits import Limits"),
        ("server/room/x.py", "from starlette.responses import Response"),
    ],
)
def test_the_scan_finds_imports_of_other_rooms(path: str, text: str) -> None:
    assert len(strange(parsed(text, path))) == 1


# ---------------------------------------------------------------------- who writes
def names_of(target: ast.AST) -> Iterator[str]:
    for node in ast.walk(target):
        if isinstance(node, ast.Name):
            yield node.id


def links(node: ast.AST) -> Iterator[ast.AST]:
    """`room`, `room.document`, `room.document.seats[0]`: from the outermost link of a chain to what it begins with."""
    while True:
        yield node
        if isinstance(node, (ast.Attribute, ast.Subscript, ast.Starred, ast.Await)):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        else:
            return


def is_room(node: ast.AST, aliases: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id == "room" or node.id in aliases
    return isinstance(node, ast.Attribute) and node.attr == "room"


def of_a_room(node: ast.AST, aliases: set[str]) -> bool:
    """Does a chain lead through a room? The hub's `rooms` and a module called `room` do not."""
    return any([is_room(link, aliases) for link in links(node)])


def aliases_in(function: ast.AST) -> set[str]:
    """Other names for a room or a part of one: `document = room.document`, `for seat in room.document.seats`.

    A room may also come as an argument by another name. What a function computes from a part is no part of it.
    """
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and node.annotation is not None and ast.unparse(node.annotation) == "Room":
            found.add(node.arg)
    while True:
        before = len(found)
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    found |= paired(target, node.value, found)
            elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
                found |= paired(node.target, node.value, found)
            elif isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)) and of_a_room(node.iter, found):
                found |= named(node.target)
        if len(found) == before:
            return found


def paired(target: ast.expr, value: ast.expr, aliases: set[str]) -> set[str]:
    """Names that stand for a part of a room after `target = value`."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return {name for one, other in zip(target.elts, value.elts) for name in paired(one, other, aliases)}
    return named(target) if of_a_room(value, aliases) else set()


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, (ast.Assign, ast.Delete)):
        return [part for target in node.targets for part in flat(target)]
    if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        return flat(node.target)
    if isinstance(node, (ast.For, ast.AsyncFor)):
        return flat(node.target)
    if isinstance(node, (ast.With, ast.AsyncWith)):
        return [part for item in node.items if item.optional_vars is not None for part in flat(item.optional_vars)]
    return []


def flat(target: ast.expr) -> list[ast.expr]:
    return (
        [part for one in target.elts for part in flat(one)] if isinstance(target, (ast.Tuple, ast.List)) else [target]
    )


def named(target: ast.expr) -> set[str]:
    return {part.id for part in flat(target) if isinstance(part, ast.Name)}


def writes_itself(function: ast.AST, verbs: set[str]) -> bool:
    """Does a method change what it belongs to, itself or by another of its verbs?"""
    own = called_self(function)
    for node in ast.walk(function):
        for target in targets(node):
            if isinstance(target, (ast.Attribute, ast.Subscript)) and set(names_of(target)) & own:
                return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            inside = isinstance(node.func.value, ast.Name) and node.func.value.id == "self"
            if node.func.attr in (verbs if inside else MUTATORS) and set(names_of(node.func.value)) & own:
                return True
    return False


def called_self(function: ast.AST) -> set[str]:
    """`self`, and names for parts of it."""
    found = {"self"}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(
            [isinstance(x, ast.Name) and x.id == "self" for x in links(node.value)]
        ):
            found |= {name for target in node.targets for name in named(target)}
    return found


def verbs_of(module: Module, kind: str) -> set[str]:
    (found,) = [n for n in module.tree.body if isinstance(n, ast.ClassDef) and n.name == kind]
    methods = [n for n in found.body if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
    verbs: set[str] = set()
    while True:
        more = {m.name for m in methods if m.name != "__init__" and writes_itself(m, verbs)}
        if more == verbs:
            return verbs
        verbs = more


def all_verbs() -> set[str]:
    return {verb for m in modules("server") if m.path in KEPT for verb in verbs_of(m, KEPT[m.path])}


def intruding(module: Module, verbs: set[str]) -> list[str]:
    """Writes to a room, to a part of it or to what lies in it."""
    found = []
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    for function in [n for n in ast.walk(module.tree) if isinstance(n, kinds) and enclosing(n, *kinds) is None]:
        aliases = aliases_in(function)
        for node in ast.walk(function):
            for target in targets(node):
                if isinstance(target, (ast.Attribute, ast.Subscript)) and of_a_room(target.value, aliases):
                    found.append(module.where(target))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                base = node.func.value
                if (node.func.attr in MUTATORS and of_a_room(base, aliases)) or (
                    node.func.attr in verbs and of_a_room(base, aliases) and not is_room(base, {"room"})
                ):
                    found.append(module.where(node))
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("setattr", "delattr")
            ):
                found.append(module.where(node))
    return found


def test_nobody_but_the_room_writes_what_belongs_to_a_room() -> None:
    verbs = all_verbs()
    none(line for m in modules("server") if m.path not in OWNERS for line in intruding(m, verbs))


def test_the_verbs_of_what_a_room_keeps_are_known() -> None:
    verbs = all_verbs()
    assert {"sit", "seat", "invite", "begin", "end", "settle", "apply", "take_back", "go_back", "leaves"} <= verbs
    assert not {"encode", "journal", "playing", "current", "seats_of", "holder_of", "wait", "played"} & verbs


@pytest.mark.parametrize(
    "line",
    [
        "room.asking = None",
        "room.n += 1",
        "self.room.asking = None",
        "member.room.asking, x = None, 1",
        "del room.said[0]",
        "room.document.status = 'over'",
        "room.document.seats[0].who = 'open'",
        "room.session.prompts[0] = x",
        "room.said.append(x)",
        "room.document.invitations.clear()",
        "room.play.commands.add(x)",
        "room.play.settle(rows)",
        "room.document.sit(0, 'Ada')",
        "room.absence.leaves(0)",
        "document = room.document\n    document.status = 'over'",
        "one, seat = 1, room.seat_at(0)\n    seat.who = 'open'",
        "seat = room.document.seats[0]\n    other = seat\n    other.who = 'open'",
        "for seat in room.document.seats:\n        seat.who = 'open'",
        "for room.asking in x:\n        pass",
        "old.said.append(x)",
        "setattr(room, 'asking', None)",
    ],
)
def test_the_scan_finds_writes(line: str) -> None:
    text = f"async def f(room: Room, member: Member, old: Room) -> None:\n    {line}\n"
    assert len(intruding(parsed(text, "server/room/x.py"), all_verbs())) == 1


@pytest.mark.parametrize(
    "line",
    [
        "await room.seat(0, 'open')",
        "await room.take_back(0, 3)",
        "rows = list(room.rows)\n    rows.append(x)",
        "found = {}\n    found[room.id] = room",
        "self.rooms[room.id] = room",
        "x = room.document.seats_of(0)",
        "member.put({'n': room.n})",
        "member.sight.forget()",
    ],
)
def test_the_scan_lets_others_read_and_call_verbs(line: str) -> None:
    text = f"async def f(self, room: Room, member: Member) -> None:\n    {line}\n"
    assert intruding(parsed(text, "server/room/x.py"), all_verbs()) == []
