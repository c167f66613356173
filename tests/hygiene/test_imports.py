"""Imports go downwards only: kernel <- text <- gamekit <- games <- bots <- table <- {lab, terminal, server} <- {testing, door, cli} <- envs."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tablee.games import OURS

from .source import PACKAGE, Module, above, imported, modules, none, parsed

RANKS = {
    "kernel": 0,
    "text": 1,
    "gamekit": 2,
    "games": 3,
    "bots": 4,
    "table": 5,
    "lab": 6,
    "terminal": 6,
    "server": 6,
    "testing": 7,
    "door": 7,
    "cli": 7,
    "envs": 8,
}
BARE = ("kernel", "gamekit", "games")  # what rules are made of: plain Python, apart from what `text` brings along


def layer(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "tablee" and len(parts) > 1 else ""


def upward(module: Module) -> list[str]:
    """Imports of a layer above, or of another one on the same level."""
    own, found = layer(module.name), []
    for name, node in imported(module):
        other = layer(name)
        if other not in RANKS or own not in RANKS or other == own:
            continue
        if RANKS[other] >= RANKS[own]:
            if module.path.startswith("games/") and module.path.endswith("/scene.py"):
                if name.startswith("tablee.testing.scene."):
                    continue  # a game's scenes are built on the shared builder, and no rule imports them
            found.append(module.where(node))
    return found


def foreign(module: Module) -> list[str]:
    """Imports from neither the standard library nor this package."""
    return [
        module.where(node)
        for name, node in imported(module)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "tablee"}
    ]


def game_of(name: str) -> str:
    """The folder of the game a module belongs to, '' for what all games share."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["tablee", "games"] and len(parts) > 2 and is_game(parts[2]) else ""


def is_game(folder: str) -> bool:
    return (PACKAGE / "games" / folder).is_dir()


def test_every_module_has_a_layer() -> None:
    assert {layer(m.name) for m in modules()} == {*RANKS, ""}
    assert [m.path for m in modules() if not layer(m.name)] == ["__init__.py"]


def test_imports_go_downwards() -> None:
    none(line for m in modules() for line in upward(m))


def test_every_module_of_the_kernel_serves_at_least_two_games() -> None:
    """By itself, or through another module of the kernel."""
    needs = {m.name: {name for name, _ in imported(m)} for m in modules("kernel")}

    def leads_to(names: set[str], target: str) -> bool:
        found, todo = set[str](), [name for name in needs if any([one.startswith(name) for one in names])]
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += [other for other in needs if any([one.startswith(other) for one in needs[name]])]
        return target in found

    used = {game: {name for m in modules(f"games/{game}") for name, _ in imported(m)} for game in games()}
    for m in modules("kernel"):
        if m.path != "kernel/__init__.py":
            assert len([game for game in used if leads_to(used[game], m.name)]) >= 2, m.path


GUIDED = ("champions", "dice_throne", "dungeon_dice", "super_dungeon")


def test_every_game_has_the_same_rooms() -> None:
    """What lies in which is said in docs/architecture.md; a line of code knows its room."""
    rooms = {"rulebook", "content", "rules", "text", "show", "mind"}
    doors = {"__init__.py", "game.py", "messages.en.ftl", "messages.fr.ftl"}
    for game in games():
        found = {path.name for path in (PACKAGE / "games" / game).iterdir() if path.name != "__pycache__"}
        # scenes: what tests of the game are built with; a guided first game, which one that is new may do without
        assert doors <= found <= rooms | doors | {"scene.py", "guide.toml", "errors.fr.toml"}, game
        assert "guide.toml" in found or game not in GUIDED, game
        assert {"rulebook", "rules"} <= found, game


def test_rules_know_nothing_of_what_is_shown_or_thought() -> None:
    """But for the words of Super Dungeon's actions, which tell the odds of each attack."""
    but, found = "tablee.games.super_dungeon.show.deeds.", []
    for m in modules("games"):
        if m.path.startswith(f"games/{game_of(m.name)}/rules/"):
            above = tuple([f"tablee.games.{game_of(m.name)}.{room}." for room in ("show", "mind", "text", "game")])
            found += [
                m.where(node) for name, node in imported(m) if name.startswith(above) and not name.startswith(but)
            ]
    none(found)


def games() -> list[str]:
    return sorted([folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "game.py").is_file()])


def test_the_shared_scene_builder_knows_no_more_than_the_kernel() -> None:
    (builder,) = [m for m in modules("testing") if m.path == "testing/scene.py"]
    assert {layer(name) for name, _ in imported(builder)} - {""} == {"kernel"}


def test_only_scenes_of_a_game_import_the_testing_kit_and_no_rule_imports_scenes() -> None:
    users = [m.path for m in modules("games") for name, _ in imported(m) if ".scene." in f"{name}."]
    none(path for path in users if not path.endswith("/scene.py"))


@pytest.mark.parametrize("folder", BARE)
def test_rules_are_plain_python(folder: str) -> None:
    none(line for m in modules(folder) for line in foreign(m))


def test_importing_the_kernel_loads_no_third_party_module() -> None:
    names = [m.name for m in modules("kernel")]
    script = f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r})\n" + "".join([f"import {n}\n" for n in names])
    script += "print(*sorted({name.split('.')[0] for name in sys.modules}))"
    # -I -S: no site-packages, so that what is loaded is what the kernel asked for
    run = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split()) - {"__main__"}
    assert "tablee" in loaded
    assert {name for name in loaded if name not in sys.stdlib_module_names} == {"tablee"}


def test_games_do_not_import_each_other() -> None:
    found = []
    for m in modules("games"):
        for name, node in imported(m):
            if game_of(name) and game_of(name) != game_of(m.name):
                found.append(m.where(node))
    none(found)


def test_tables_bots_and_clients_know_games_only_through_their_rules() -> None:
    none(m.where(node) for m in above_games() for name, node in imported(m) if game_of(name))


def test_nothing_above_games_names_one() -> None:
    """Examples in docstrings may; what is executed asks the game."""
    names = {*OURS, *[name.replace("-", "_") for name in OURS]}
    none(m.where(node) for m in above_games() for node in words(m) if node.value in names)


def test_a_game_has_a_type_in_every_layer() -> None:
    found = []
    for m in modules():
        for node in ast.walk(m.tree):
            if isinstance(node, ast.arg) and node.arg == "game" and node.annotation is not None:
                if ast.unparse(node.annotation) == "Any" and layer(m.name) not in ("kernel", "gamekit", "games"):
                    found.append(m.where(node))
    none(found)


def above_games() -> list[Module]:
    return [m for m in modules() if RANKS.get(layer(m.name), 0) > RANKS["games"]]


def words(module: Module) -> list[ast.Constant]:
    """Words that are no docstrings."""
    found = [n for n in ast.walk(module.tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return [n for n in found if not isinstance(above(n), ast.Expr)]


#: what content may be written in: its words, and in Champions the packs that cards make
PARTS = (
    "rules.vocabulary",
    "rules.abilities",
    "rules.costs",
    "rules.constants",
    "rules.card",
    "rules.naming",
    "rules.effects",
    "rules.pack",
    "content",
)


def test_content_is_written_in_its_games_vocabulary() -> None:
    found, seen = [], 0
    for m in modules("games"):
        game = game_of(m.name)
        if game and f"games/{game}/content/" in m.path:
            seen += 1
            words = tuple([f"tablee.games.{game}.{part}." for part in PARTS])
            for name, node in imported(m):
                if not name.startswith(("__future__.", "tablee.kernel.", "tablee.gamekit.name.", *words)):
                    found.append(m.where(node))
    none(found)
    assert seen > 5


def test_nothing_that_ships_imports_tests_tools_or_benchmarks() -> None:
    outside = ("tests", "tools", "bench")
    none(m.where(n) for m in modules() for name, n in imported(m) if name.split(".")[0] in outside)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("kernel/x.py", "from tablee.text.grammar import verb"),
        ("kernel/x.py", "def f():\n    import tablee.games"),
        ("kernel/x.py", "from ..games import load"),
        ("text/x.py", "from tablee.gamekit.rules import Rules"),
        ("gamekit/x.py", "from tablee.games import load"),
        ("games/dice_throne/x.py", "from tablee.testing.scene import Scene"),
        ("games/dice_throne/scene.py", "from tablee.testing.fuzz import fuzz"),
        ("bots/x.py", "from tablee.table.session import Session"),
        ("lab/x.py", "from tablee.terminal.style import Style"),
        ("terminal/x.py", "from tablee import cli"),
    ],
)
def test_the_scan_finds_imports_upwards(path: str, text: str) -> None:
    assert len(upward(parsed(text, path))) == 1


def test_the_scan_finds_third_party_imports() -> None:
    assert len(foreign(parsed("import json, attr\nfrom fluent.runtime import FluentBundle"))) == 2
