"""`make compiled`: build kernel and games with mypyc, run the same tests on it, compare fingerprints and speed.

Everything that runs in a decision is compiled, nothing else. The sources are copied first; base classes that tests
and designers subclass in Python get the decorator that allows it, and constants are marked as final. `units.py` compiles
the copy, unless the sources are those of the last time. Needs a C compiler (see CONTRIBUTING).
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from textwrap import indent
from time import perf_counter

from tablee.kernel.record import Shared, methods

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
OBJECTS = ROOT / "build" / "objects"
STAMP = BUILD / "stamp"  # of what was built to its end

#: package of a game -> what a simulation that compares both forms is told
GAMES = {
    "dice_throne": ("dice-throne", "--games", "60"),
    "dungeon_dice": ("dungeon-dice", "--games", "20", "--players", "3"),
    "champions": ("champions", "--games", "20", "--players", "2", "--scenario", "ultron"),
    "super_dungeon": ("super-dungeon", "--games", "4", "--max-decisions", "3000"),
}

#: what play itself needs of the kit; whatever else stands there is lent to interpreted code, and subclassed by it
KIT = ("name.py", "verb.py")
#: rooms and modules of a game that stay interpreted: words, views, judgement and what is not used during play
INTERPRETED = (
    "text", "show", "mind", "nodes", "game.py", "scene.py", "decks.py", "campaign.py", "reading", "filing.py", "spelling.py",
)  # fmt: skip

#: classes that are also subclassed by interpreted code
OPEN = (
    "Record", "Shared", "Procedure", "Resolve", "Window", "Happening", "Occurrence", "Effect", "Amount", "Condition", "Content",
    "Game", "Flow", "Node", "AtPlayer", "Aimed", "DieNode", "Leaf", "Run", "Requirement", "Rng", "Verb", "Answer", "Remark",
)  # fmt: skip


def modules(source: Path) -> list[Path]:
    package = source / "tablee"
    found = sorted((package / "kernel").glob("*.py"))
    found += [package / "gamekit" / name for name in KIT]
    for game in GAMES:
        folder = package / "games" / game
        found += [f for f in sorted(folder.rglob("*.py")) if not {*f.relative_to(folder).parts} & {*INTERPRETED}]
    return [file for file in found if file.name not in ("__init__.py", "frozen.py")]  # whose methods belong to classes


def open_up(file: Path) -> None:
    """Allow Python subclasses of the listed classes."""
    text = file.read_text(encoding="utf-8")
    pattern = re.compile(rf"^((?:@.*\n)*)class ({'|'.join(OPEN)})\b", re.MULTILINE)
    changed, n = pattern.subn(r"@mypyc_attr(allow_interpreted_subclasses=True)\n\1class \2", text)
    if n:
        line = "from __future__ import annotations\n"
        changed = changed.replace(line, line + "\nfrom mypy_extensions import mypyc_attr\n", 1)
        file.write_text(changed, encoding="utf-8")


def write_out(file: Path, source: Path) -> None:
    """Records in full: what `record` makes of a class at run time, mypyc must see written."""
    text = file.read_text(encoding="utf-8")
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and decorated(node)]
    if not classes:
        return
    module = import_module(".".join(file.relative_to(source).with_suffix("").parts))
    lines = text.split("\n")
    for node in reversed(classes):
        cls = getattr(module, node.name)
        words = {name: repr(value) for name, value in cls.USUAL.items()}
        for one in reversed([one for one in node.body if isinstance(one, ast.AnnAssign)]):
            if isinstance(one.target, ast.Name) and one.target.id in cls.FIELDS and one.value is not None:
                words[one.target.id] = ast.unparse(one.value)
                bare = f"    {one.target.id}: {ast.unparse(one.annotation)}"
                end = one.end_lineno or one.lineno
                lines[one.lineno - 1 : end] = [
                    bare,
                    *[""] * (end - one.lineno),
                ]  # as many lines: others are found by number
        kept = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
        made = ast.parse("\n".join(methods(node.name, cls.FIELDS, words, cls.CARRIED, issubclass(cls, Shared))))
        body = [ast.unparse(one) for one in made.body if isinstance(one, ast.FunctionDef) and one.name not in kept]
        lines[node.end_lineno : node.end_lineno] = ["", *indent("\n".join(body), "    ").split("\n")]
        lines[node.lineno - 2] = ""  # its decorator
    names = "from typing import Any\n\nfrom tablee.kernel.record import copied\n"
    first = "from __future__ import annotations\n"
    file.write_text("\n".join(lines).replace(first, f"{first}\n{names}", 1), encoding="utf-8")


def plainly_frozen(file: Path) -> None:
    """Frozen classes as the dataclasses they are: those mypyc knows."""
    text = file.read_text(encoding="utf-8")
    text = text.replace("@frozen\n", "@dataclass(frozen=True)\n")
    text = text.replace("from tablee.kernel.frozen import frozen\n", "from dataclasses import dataclass\n")
    file.write_text(text, encoding="utf-8")


#: constants that tests put something else in place of
REPLACED = ("OTHERS",)


def settle(file: Path) -> None:
    """Constants of a module are final: mypyc then knows where they are, or what, and does not look in a dictionary."""
    text = file.read_text(encoding="utf-8")
    changed = settled(text)
    if changed != text:
        first = "from __future__ import annotations\n"
        file.write_text(changed.replace(first, f"{first}from typing import Final\n", 1), encoding="utf-8")


def settled(text: str) -> str:
    """The same source with its constants marked: names in capitals that are bound once in it, and by no test."""
    tree = ast.parse(text)
    bound = [n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    lines = text.split("\n")
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            target: ast.expr = node.target
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
        else:
            continue
        parts = target.elts if isinstance(target, ast.Tuple) else [target]
        names = [one.id for one in parts if isinstance(one, ast.Name)]
        if len(names) == len(parts) and all([constant(name, bound) for name in names]):
            lines[node.lineno - 1] = final(node, names, lines[node.lineno - 1])
    return "\n".join(lines)


def constant(name: str, bound: list[str]) -> bool:
    return CONSTANT.fullmatch(name) is not None and bound.count(name) == 1 and name not in REPLACED


def final(node: ast.Assign | ast.AnnAssign, names: list[str], line: str) -> str:
    """The first line of what binds these names; several in one line are literals, and stay in one line."""
    if isinstance(node, ast.AnnAssign):
        told = ast.unparse(node.annotation)
        return line if "Final" in told or "ClassVar" in told else line.replace(f": {told}", f": Final[{told}]", 1)
    if isinstance(node.targets[0], ast.Name):
        return line if made_type(node.value) else line.replace(f"{names[0]} =", f"{names[0]}: Final =", 1)
    values = plain(node.value) if node.lineno == node.end_lineno else []
    if len(values) != len(names):
        return line
    return "; ".join([f"{name}: Final = {value!r}" for name, value in zip(names, values)])


def made_type(value: ast.expr) -> bool:
    """Not a constant but a name for types, or an empty table whose type is said nowhere."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id in ("TypeVar", "NewType", "ParamSpec")
    return isinstance(value, (ast.Dict, ast.List)) and not (value.keys if isinstance(value, ast.Dict) else value.elts)


def plain(value: ast.expr) -> list[object]:
    """What several names are given at once: literals, or the numbers of a range."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
        return list(range(*[ast.literal_eval(one) for one in value.args]))
    parts = value.elts if isinstance(value, ast.Tuple) else []
    return [one.value for one in parts if isinstance(one, ast.Constant)]


def keep_types(file: Path) -> None:
    """What fields of dataclasses are declared to hold, by class: texts are read by it, and compiled classes forget it."""
    text = file.read_text(encoding="utf-8")
    types = {
        node.name: {ast.unparse(n.target): ast.unparse(n.annotation) for n in node.body if isinstance(n, ast.AnnAssign)}
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and decorated(node, "dataclass")
    }
    if types:
        file.write_text(f"{text}\nDECLARED: dict[str, dict[str, str]] = {types!r}\n", encoding="utf-8")


def decorated(node: ast.ClassDef, by: str = "record") -> bool:
    return any([isinstance(n, ast.Name) and n.id == by for one in node.decorator_list for n in ast.walk(one)])


def stamp() -> str:
    """Of all that the compiled form is made of."""
    files = [*sorted((ROOT / "src").rglob("*.py")), *sorted((ROOT / "tools").glob("*.py"))]
    parts = [(str(file.relative_to(ROOT)), file.read_bytes()) for file in files]
    return sha256(repr((sys.version, os.environ.get("MYPYC_OPT_LEVEL"), parts)).encode()).hexdigest()


def copy() -> Path:
    """The sources, those that are compiled as mypyc takes them; other files (texts, data) as they are."""
    shutil.rmtree(BUILD, ignore_errors=True)
    source = BUILD / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    once = source / "tablee" / "kernel" / "record.py"
    text = once.read_text(encoding="utf-8")
    once.write_text(
        text.replace("@dataclass_transform()\n", ""), encoding="utf-8"
    )  # for type checkers; mypyc refuses it
    for file in modules(source):
        plainly_frozen(file)
        settle(file)
        keep_types(file)
        write_out(file, source)
        open_up(file)
    return source


def build() -> Path:
    start, source = perf_counter(), copy()
    names = [str(file.relative_to(source)) for file in modules(source)]
    print(f"compiling {len(names)} modules", flush=True)
    config = BUILD / "mypy.ini"
    config.write_text("[mypy]\nignore_missing_imports = True\n", encoding="utf-8")
    env = {**os.environ, "MYPYPATH": str(source)}
    env.pop("PYTHONPATH", None)  # it would look at the sources there, too
    command = [sys.executable, str(ROOT / "tools" / "units.py"), str(OBJECTS), str(config), *names]
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout[-6000:] + done.stderr[-3000:])
        raise SystemExit("mypyc failed")
    STAMP.write_text(stamp(), encoding="utf-8")
    print(f"{done.stdout.strip().splitlines()[-1]}; built in {perf_counter() - start:.0f} s", flush=True)
    return source


def run(source: Path, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-3000:])
        raise SystemExit(f"failed on the compiled form: {' '.join(command)}")
    return done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build-only", action="store_true")
    parser.add_argument("--keep", action="store_true", help="use what was built before, whatever has changed since")
    args = parser.parse_args()
    built = STAMP.exists() and (args.keep or STAMP.read_text(encoding="utf-8") == stamp())
    source = BUILD / "src" if built else build()
    check = "import tablee.kernel.game as g; print(g.__file__)"
    where = run(source, "-c", check).strip()
    if where.endswith(".py"):
        raise SystemExit(f"the kernel in use is not compiled: {where}")
    if args.build_only:
        return
    for words in GAMES.values():
        sim = ("-m", "tablee.cli", "sim", *words, "--seed", "compiled", "--json")
        pure, fast = (json.loads(run(place, *sim)) for place in (ROOT / "src", source))
        if pure["fingerprint"] != fast["fingerprint"]:
            raise SystemExit(f"{words[0]}: fingerprints differ: {pure['fingerprint']}, compiled {fast['fingerprint']}")
        print(f"{words[2]} games of {words[0]}, same fingerprint {pure['fingerprint']} in both forms", flush=True)
    paths = ("tests/kernel", "tests/gamekit", *[f"tests/games/{game}" for game in GAMES], "tests/bots")
    # the long ones are among them
    tests = run(
        source, "-m", "pytest", "-n", "auto", "--timeout", "7200", *[path for path in paths if (ROOT / path).exists()]
    )
    print(tests.strip().splitlines()[-1], flush=True)
    for place in (ROOT / "src", source):
        data = json.loads(run(place, "-m", "bench", "--json", "--seconds", "1"))
        form = "compiled" if data["compiled"] else "pure"
        for name, figures in data.items():
            if isinstance(figures, dict):
                thrifty = figures["thrifty"]
                print(
                    f"{form:9}{name:12} thrifty {thrifty['decisions_per_second']:>8} decisions/s, ratio to chess "
                    f"{thrifty['ratio']:.2f}; clone {figures['clone_microseconds']} us",
                    flush=True,
                )


if __name__ == "__main__":
    main()
