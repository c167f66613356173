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


def test_every_reading_of_the_rulebook_is_there_once_with_its_title() -> None:
    page = read("docs/rulings.md")
    listed = re.findall(r"^- \*\*(DT-[A-Z0-9-]+)\*\* (.*)$", page, re.MULTILINE)
    read_otherwise = [rule for rule in load("dice-throne").rulebook.rules.values() if rule.reading]
    assert [id for id, _ in listed] == [rule.id for rule in read_otherwise]
    for (_, text), rule in zip(listed, read_otherwise, strict=True):
        assert text.startswith(rule.title["en"]) and rule.reading["en"] in text


def test_readings_that_a_table_can_choose_are_named_with_their_option() -> None:
    page = read("docs/rulings.md")
    for id, option in {
        "DT-UPGRADE-09": "--upgrades cards|slots",
        "DT-MODEKOTH-07": "--leader-card always|three",
    }.items():
        entry = next(line for line in page.splitlines() if line.startswith(f"- **{id}**"))
        assert f"`{option}`" in entry
        assert any(option in line and id in line for line in page.splitlines() if line.startswith("- `tablee play"))


def test_a_reading_by_hand_cites_rules_that_exist(tool: Any) -> None:
    more = '[[reading]]\ntitle = "T"\nrules = ["DT-OFF-99"]\ntext = "x"\n'
    with pytest.raises(SystemExit, match="DT-OFF-99"):
        tool.page(load("dice-throne"), more)
