"""docs/rulings.md is written from the rulebook, and stays up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from tablee.games import load

from .pages import ROOT, read

GAMES = [("dice-throne", "DT"), ("dungeon-dice", "DD"), ("super-dungeon", "SD"), ("champions", "MC")]
TOOL = ROOT / "tools" / "rulings.py"


@pytest.fixture
def tool() -> Any:
    spec = spec_from_file_location("rulings", TOOL)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check() -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)


def test_the_page_is_up_to_date() -> None:
    done = check()
    assert done.returncode == 0, done.stderr


def test_a_page_that_is_not_is_noticed(tool: Any, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    tool.PAGE = tmp_path / "rulings.md"
    assert tool.main(["--check"]) == 1 and not tool.PAGE.exists()
    assert tool.main([]) == 0 and tool.main(["--check"]) == 0
    tool.PAGE.write_text(tool.PAGE.read_text(encoding="utf-8").replace("five dice", "six dice"), encoding="utf-8")
    assert tool.main(["--check"]) == 1
    assert "python tools/rulings.py" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "prefix"), GAMES)
def test_every_reading_of_the_rulebook_is_there_once_with_its_title(game: str, prefix: str) -> None:
    page = read("docs/rulings.md")
    listed = re.findall(rf"^- \*\*({prefix}-[A-Z0-9-]+)\*\* (.*)$", page, re.MULTILINE)
    read_otherwise = [rule for rule in load(game).rulebook.rules.values() if rule.reading]
    assert read_otherwise
    assert [id for id, _ in listed] == [rule.id for rule in read_otherwise]
    for (_, text), rule in zip(listed, read_otherwise, strict=True):
        assert text.startswith(rule.title["en"]) and rule.reading["en"] in text


def test_readings_that_a_table_can_choose_are_named_with_their_option() -> None:
    page = read("docs/rulings.md")
    for id, option in {
        "DT-UPGRADE-09": "--upgrades cards|slots",
        "DT-MODEKOTH-07": "--leader-card always|three",
        "MC-COST-02": "--prevented-cost unpaid|paid",
        "MC-KEY-14": "--cancelled-surge works|cancelled",
        "MC-KEY-12": "--peril no-defence|defence",
        "MC-FORM-09": "--recover hurt|always",
    }.items():
        entry = next(line for line in page.splitlines() if line.startswith(f"- **{id}**"))
        assert f"`{option}`" in entry
        assert any(option in line and id in line for line in page.splitlines() if line.startswith("- `tablee play"))


def test_the_reading_of_a_rule_without_an_open_question_is_named_too() -> None:
    """Hands may be shown by the book itself (MC-GOLD-06): the option alone is listed."""
    assert "`tablee play champions --hands closed|open`" in read("docs/rulings.md")


def test_a_reading_by_hand_cites_rules_that_exist(tool: Any) -> None:
    more = '[[reading]]\ngame = "champions"\ntitle = "T"\nrules = ["MC-KEY-99"]\ntext = "x"\n'
    with pytest.raises(SystemExit, match="MC-KEY-99"):
        tool.page([load("champions")], more)


def test_a_reading_by_hand_names_its_game(tool: Any) -> None:
    more = '[[reading]]\ngame = "chess"\ntitle = "En passant"\nrules = []\ntext = "x"\n'
    with pytest.raises(SystemExit, match="En passant"):
        tool.page([load("champions")], more)
