"""Do the tests bite? For every rule, one small change of the code that carries it out turns one of its own tests red.

python tools/bite.py                  look for a break of every rule that has none, or whose code or tests have changed
python tools/bite.py champions DT-DEF-05    only these games or rules
python tools/bite.py --check SD-MOVE-03     try the breaks of the table as they are; one that no longer applies is an error

The table is src/tablee/lab/bites.json; it is written after every rule, so a run that was stopped goes on where it was.
Breaks are found near the lines that cite a rule, then in what its tests run; those made by hand, and the rules that
nothing can break, with the reason, stand in tools/biting/by_hand.toml.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent


def options(words: list[str]) -> Namespace:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="GAME or RULE", help="only these; all where none is named")
    parser.add_argument(
        "--check", action="store_true", help="search and write nothing: the breaks of the table must bite"
    )
    parser.add_argument(
        "--draw", type=int, default=0, metavar="N", help="check N rules drawn from the hash of the sources"
    )
    parser.add_argument("--again", action="store_true", help="try also what has not changed")
    weak = "look for something better where a break is far from any citation, or is noticed by a crash only"
    parser.add_argument("--weak", action="store_true", help=weak)
    parser.add_argument("--list-survivors", action="store_true", help="list rules without a break, and stop")
    parser.add_argument(
        "--report", type=Path, metavar="FOLDER", help="write the survivors of each game, with what was tried"
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes at work (one for each core)"
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="another project")
    return parser.parse_args(words)


def scope(root: Path) -> dict[str, list[str]]:
    """Game -> its rules in scope; another project has one, of all rules its tests mark."""
    if root != ROOT:
        from tools.biting.operators import RULE

        texts = [path.read_text(encoding="utf-8") for path in sorted((root / "tests").rglob("test_*.py"))]
        return {"all": sorted({id for text in texts for id in RULE.findall(text)})}
    from tablee.games import GAMES, load
    from tablee.lab.coverage import load_table

    areas = {name: game["areas"] for name, game in load_table()["games"].items()}
    return {
        name: [id for id, rule in load(name).rulebook.rules.items() if areas[name].get(rule.area, {}).get("in_scope")]
        for name in GAMES
    }


def main(words: list[str]) -> int:
    wanted = options(words)
    root = wanted.root.resolve()
    sys.path[:0] = [str(root / "src"), str(ROOT)]
    sys.dont_write_bytecode, sys.pycache_prefix = (
        False,
        str(root / "build" / "bite" / "compiled"),
    )  # colder trials need it
    from tools.biting.plugin import Biter, say
    from tools.biting.table import Project, fingerprint

    project = Project(root)
    games = scope(root)
    every = [rule for rules in games.values() for rule in rules]
    if unknown := [word for word in wanted.words if word not in games and word not in every]:
        raise SystemExit(f"unknown: {', '.join(unknown)}; there are {', '.join(games)} and the rules in scope")
    chosen = [r for name, rules in games.items() for r in rules if {name, r} & set(wanted.words) or not wanted.words]
    biter = Biter(project, chosen, every, wanted)
    if wanted.list_survivors or wanted.report:
        return survivors(biter, games, wanted.report)
    if wanted.draw:
        known = [rule for rule in chosen if rule in biter.table.rules]
        biter.wanted = sorted(Random(fingerprint(project.source)).sample(known, min(wanted.draw, len(known))))
    files = project.test_files()
    if wanted.draw or (wanted.check and wanted.words):
        tests = {biter.table.rules[rule]["test"].split("::")[0] for rule in biter.wanted if rule in biter.table.rules}
        if all([(root / file).is_file() for file in tests]):
            files = sorted(tests)

    import pytest

    os.chdir(root)
    quiet = ["-p", "no:terminal", "-p", "no:cacheprovider", "-o", "timeout=0", "-o", "addopts=", "--rootdir", str(root)]
    code = pytest.main([*quiet, *files], plugins=[biter, biter.reports])
    if not biter.collected:
        biter.errors.append(f"the tests cannot be collected ({code!r})")
    left = [r for r in biter.wanted if r not in biter.table.rules and r not in biter.hand.named]
    if left and not (wanted.check or wanted.draw):
        say(f"without a break that their tests notice: {' '.join(left)}")
    for error in biter.errors:
        say(error)
    return 1 if biter.errors or left else 0


def survivors(biter: object, games: dict[str, list[str]], folder: Path | None) -> int:
    from tools.biting.plugin import Biter, worth

    assert isinstance(biter, Biter)
    table = biter.table.rules
    for name, rules in games.items():
        chosen = [rule for rule in rules if rule in biter.wanted and rule not in biter.hand.named]
        left = [rule for rule in chosen if rule not in table]
        weak = [rule for rule in chosen if rule in table and worth(table[rule])]
        print(f"{name}: {len(left)} of {len(rules)} without a break: {' '.join(left)}")
        print(f"{name}: {len(weak)} far from any citation, or noticed by a crash only: {' '.join(weak)}")
        if folder is None:
            continue
        text = [f"# {name}: {len(left)} of {len(rules)} rules without a break that their tests notice", ""]
        text += [
            f"{len(weak)} more have only a break far from the lines that cite them, or one noticed by a crash.",
            "",
        ]
        for rule in left + weak:
            entry = (biter.weak if rule in table else biter.survivors).get(rule, {})
            text.append(f"## {rule}" + (" (weak)" if rule in table else ""))
            if rule in table:
                text += [f"Noticed ({table[rule]['red']}): `{biter.table.break_of(rule)}`", ""]
            text += [f"{entry.get('tried', 0)} breaks tried; its tests stayed green with:", ""]
            text += [f"- `{' '.join(line.split())[:300]}`" for line in entry.get("log", [])[:25]] + [""]
        (folder / f"survivors-{name}.md").write_text("\n".join(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
