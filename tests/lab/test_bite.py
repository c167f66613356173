"""The tool that breaks rules: a tiny project with a rule that bites and one that does not."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.biting import breaks
from tools.biting.operators import mutants

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "bite.py"

RULES = '''
"""A game of numbers."""
from __future__ import annotations

MOST = 3


def refused(n: int) -> str:
    if n > MOST:
        return "XX-AAA-01"
    return ""


class Table:
    STEPS = {"share": "XX-AAA-02"}

    def share(self, n: int) -> int:
        return n // 2
'''
TESTS = """
import pytest
from tiny.rules import Table, refused


@pytest.mark.rule("XX-AAA-01")
def test_four_are_too_many():
    assert refused(4) == "XX-AAA-01" and refused(3) == ""


@pytest.mark.rule("XX-AAA-02")
def test_sharing():
    Table().share(4)


def test_without_a_mark():
    assert False
"""
BETTER = ("    Table().share(4)", "    assert Table().share(4) == 2")


class Tiny:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("src/tiny/__init__.py", "")
        self.write("src/tiny/rules.py", RULES)
        self.write("tests/test_it.py", TESTS)
        self.write("pytest.ini", "[pytest]\nmarkers = rule: rules\n")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def edit(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def bite(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(TOOL), "--root", str(self.root), "--workers", "1", *words]
        env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a second less each
        return subprocess.run(command, capture_output=True, text=True, cwd=self.root, env=env, timeout=240)

    @property
    def rules(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.root / "bites.json").read_text(encoding="utf-8"))["rules"]
        return found


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    return Tiny(tmp_path)


def test_a_rule_that_bites_is_kept_and_one_that_does_not_is_named(tiny: Tiny) -> None:
    run = tiny.bite()
    assert run.returncode == 1 and "without a break that their tests notice: XX-AAA-02" in run.stderr
    assert list(tiny.rules) == ["XX-AAA-01"]
    entry = tiny.rules["XX-AAA-01"]
    assert (entry["module"], entry["where"], entry["red"]) == ("tiny.rules", "refused", "assertion")
    assert entry["test"] == "tests/test_it.py::test_four_are_too_many"
    assert entry["old"] in ("n > MOST", "'XX-AAA-01'")
    assert "all: 1 of 2 without a break: XX-AAA-02" in tiny.bite("--list-survivors").stdout
    tiny.bite("--report", str(tiny.root))
    assert "n // 2 -> n * 2" in (tiny.root / "survivors-all.md").read_text(encoding="utf-8"), "what was tried is told"


def test_only_what_changed_is_tried_again(tiny: Tiny) -> None:
    tiny.bite()
    assert "2 rules wanted, 2 known already" in tiny.bite().stderr
    tiny.edit("src/tiny/rules.py", "def refused", "# above it\n\n\ndef refused")
    assert "2 known already" in tiny.bite().stderr, "a move or a comment is no change"
    tiny.edit("src/tiny/rules.py", "    if n > MOST:", "    if n > MOST or n < 0:")
    assert "1 known already" in tiny.bite().stderr
    tiny.edit("tests/test_it.py", *BETTER)
    run = tiny.bite()
    assert "1 known already" in run.stderr and run.returncode == 0, "a better test kills the survivor"
    assert list(tiny.rules) == ["XX-AAA-01", "XX-AAA-02"]
    assert tiny.rules["XX-AAA-02"]["where"] == "Table.share", "the table of steps leads there"


def test_a_run_goes_on_where_it_was_stopped(tiny: Tiny) -> None:
    tiny.edit("tests/test_it.py", *BETTER)
    tiny.bite("XX-AAA-02")
    assert list(tiny.rules) == ["XX-AAA-02"]
    assert "2 rules wanted, 1 known already" in tiny.bite().stderr
    assert list(tiny.rules) == ["XX-AAA-01", "XX-AAA-02"]


def test_a_break_that_no_longer_applies_is_an_error(tiny: Tiny) -> None:
    tiny.edit("tests/test_it.py", *BETTER)
    tiny.bite()
    assert tiny.bite("--check").returncode == 0
    assert tiny.bite("--draw", "1").returncode == 0
    tiny.edit("src/tiny/rules.py", "n // 2", "n >> 1")
    run = tiny.bite("--check")
    assert run.returncode == 1 and "XX-AAA-02: the break no longer applies" in run.stderr
    assert "XX-AAA-01: the" not in run.stderr
    assert tiny.bite("--draw", "2").returncode == 1


def test_a_break_that_no_longer_bites_is_an_error(tiny: Tiny) -> None:
    tiny.bite()
    tiny.edit("tests/test_it.py", 'refused(4) == "XX-AAA-01" and ', "")
    tiny.edit("tests/test_it.py", "refused(3)", "refused(0)")
    tiny.edit("bites.json", f'"old": {json.dumps(tiny.rules["XX-AAA-01"]["old"])}', '"old": "n > MOST"')
    tiny.edit("bites.json", f'"new": {json.dumps(tiny.rules["XX-AAA-01"]["new"])}', '"new": "n >= MOST"')
    run = tiny.bite("--check", "XX-AAA-01")
    assert run.returncode == 1 and "its tests stay green" in run.stderr


def test_tests_that_are_red_already_prove_nothing(tiny: Tiny) -> None:
    tiny.edit("src/tiny/rules.py", "MOST = 3", "MOST = 4")
    run = tiny.bite("XX-AAA-01")
    assert run.returncode == 1 and "XX-AAA-01: red before anything is broken" in run.stderr
    assert tiny.rules == {} if (tiny.root / "bites.json").exists() else True


BY_HAND = """
[[break]]
rule = "XX-AAA-01"
module = "tiny.rules"
where = "MOST"
old = "3"
new = "9"

[[named]]
rule = "XX-AAA-02"
reason = "It says only what sharing is."
"""


def test_breaks_by_hand_come_first_and_reasons_are_kept(tiny: Tiny) -> None:
    tiny.write("by_hand.toml", BY_HAND)
    assert tiny.bite().returncode == 0
    entry = tiny.rules["XX-AAA-01"]
    assert (entry["where"], entry["old"], entry["new"], entry["kind"]) == ("MOST", "3", "9", "by hand")
    named = json.loads((tiny.root / "bites.json").read_text(encoding="utf-8"))["named"]
    assert named == {"XX-AAA-02": "It says only what sharing is."}
    tiny.edit("by_hand.toml", '"MOST"', '"LEAST"')
    run = tiny.bite()
    assert (
        run.returncode == 1 and "XX-AAA-01: the break made by hand no longer applies (there is no LEAST)" in run.stderr
    )


def test_values_of_content_can_be_broken(tiny: Tiny) -> None:
    tiny.write("src/tiny/facts.toml", '[[die]]\nid = "red"\nfaces = [1, 2, 6]\n')
    read = "import tomllib\nfrom pathlib import Path\n"
    read += 'DICE = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))["die"]\n'
    tiny.write("src/tiny/facts.py", read)
    test = '\n\n@pytest.mark.rule("XX-BBB-01")\ndef test_faces():\n    from tiny.facts import DICE\n'
    tiny.write("tests/test_it.py", TESTS + test + '    assert DICE[0]["faces"] == [1, 2, 6]\n')
    lines = ("[[break]]", 'rule = "XX-BBB-01"', 'module = "tiny/facts.toml"', 'old = "6"', 'new = "5"')
    tiny.write("by_hand.toml", "\n".join([*lines, """where = '["die", {"id": "red"}, "faces", 2]'"""]))
    assert tiny.bite("XX-BBB-01").returncode == 0 and tiny.bite("--check", "XX-BBB-01").returncode == 0
    tiny.edit("src/tiny/facts.toml", "2, 6", "2, 4")
    assert "the break no longer applies" in tiny.bite("--check", "XX-BBB-01").stderr


FREEZES = "import gc\n\n\ndef pytest_collection_finish():\n    gc.freeze()\n"
COUNTS = 'MOST = 3\nwith open("imports", "a") as imports:\n    imports.write("once")'


def test_a_function_is_broken_where_it_stands_whatever_the_tests_have_frozen(tiny: Tiny) -> None:
    """A colder trial imports all of it again, which takes many times as long."""
    tiny.write("tests/conftest.py", FREEZES)
    tiny.bite("XX-AAA-01")
    assert tiny.rules["XX-AAA-01"]["where"] == "refused"
    tiny.edit("src/tiny/rules.py", "MOST = 3", COUNTS)
    assert tiny.bite("--check", "XX-AAA-01").returncode == 0
    assert (tiny.root / "imports").read_text(encoding="utf-8") == "once"


def test_endless_code_is_cut(tiny: Tiny) -> None:
    loop = "        while n > 9:\n            n -= 1\n        return n\n"
    tiny.edit("src/tiny/rules.py", "        return n // 2\n", loop)
    tiny.edit("tests/test_it.py", "    Table().share(4)", "    Table().share(12)")
    lines = ("[[break]]", 'rule = "XX-AAA-02"', 'module = "tiny.rules"', 'where = "Table.share"')
    tiny.write("by_hand.toml", "\n".join([*lines, 'old = "n -= 1"', 'new = "n += 1"']))
    assert tiny.bite("XX-AAA-02").returncode == 0
    assert tiny.rules["XX-AAA-02"]["red"] == "hangs"


# ---------------------------------------------------------------------- changes of the tree
def test_a_change_finds_the_one_that_is_meant() -> None:
    tree = ast.parse("def f(a, b=1):\n    if a == 1:\n        return 1\n    return [x for x in b if x]\n")
    for old, new, nth, reads in (
        ("1", "2", 2, "return 2"),
        ("a == 1", "a != 1", 0, "if a != 1:"),
        ("return 1", "", 0, "pass"),
        ("x", "", 2, "[x for x in b]"),
    ):
        one = breaks.Break("m", "f", old, new, nth)
        assert reads in ast.unparse(breaks.changed(tree, one))
    with pytest.raises(breaks.NotApplicable, match="no longer contains 'a == 2'"):
        breaks.changed(tree, breaks.Break("m", "f", "a == 2", "a != 2"))
    with pytest.raises(breaks.NotApplicable, match="there is no g"):
        breaks.changed(tree, breaks.Break("m", "g", "1", "2"))


def test_the_code_of_a_method_keeps_its_ties() -> None:
    text = "class A:\n    def f(self):\n        return 1\n\n\nclass B(A):\n    def f(self):\n        return super().f() + 1\n"
    space: dict[str, Any] = {}
    exec(compile(text, "m.py", "exec"), space)
    code = breaks.code_of(ast.parse(text), breaks.Break("m", "B.f", "1", "5"), "m.py")
    space["B"].f.__code__ = code
    assert space["B"]().f() == 6


def test_operators_give_other_readings_that_can_be_put_in_place() -> None:
    for path in ("breaks.py", "search.py"):
        tree = ast.parse((ROOT / "tools" / "biting" / path).read_text(encoding="utf-8"))
        found = 0
        for name, unit, _ in breaks.units(tree):
            for mutant in mutants(unit):
                found += 1
                if found % 60 == 0:  # each costs a copy of the module
                    one = breaks.Break("m", name, mutant.old, mutant.new, mutant.nth)
                    assert ast.unparse(breaks.changed(tree, one)) != ast.unparse(tree), one
        assert found > 300
