"""docs/reliability.md is written from what the parts of `make long` have shown; parts stop and go on, and say what is old."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools import docs, long, reliability
from tools.parts import PARTS, Figure, Part, code_of, files_of, named, part_of

from .pages import ROOT, read

TRIED = """
import pytest
pytestmark = pytest.mark.long

@pytest.mark.parametrize("part", range(3))
def test_counts(part, record_property):
    record_property("kills", 10)
    record_property("slowest", part)
    assert part < {good}
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(reliability, "PAGE", tmp_path / "reliability.md")
    monkeypatch.setattr(reliability, "RESULTS", tmp_path / "reliability.json")
    return tmp_path


def found(**more: Any) -> dict[str, Any]:
    known = {"date": "2026-01-02", "code": "abc", "tests": 3, "passed": 3, "failed": [], "skipped": 0, "minutes": 1.5}
    return {**known, "machine": "2 cores, load 0.1", "figures": {"kills": 1_000}, **more}


def test_the_page_is_what_the_results_say() -> None:
    done = subprocess.run([sys.executable, "tools/reliability.py", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "docs/reliability.md is not up to date"
    assert reliability.main(["x"]) == 2


def test_every_part_is_on_the_page_in_both_languages() -> None:
    english, french = read("docs/reliability.md").split("\n## Ce que")
    for part in PARTS:
        assert f"| {part.name} | {part.words[0]} |" in english and f"| {part.name} | {part.words[1]} |" in french
        assert not {"|", "\n"} & set("".join(part.words))
    assert len({part.name for part in PARTS}) == len(PARTS)


@pytest.mark.parametrize(
    ("test", "name"),
    [
        ("tests/server/test_kill.py::test_ten_kills_lose_nothing[100]", "kills-sqlite"),
        ("tests/server/test_cluster.py::test_twenty_kills_of_one_of_two_lose_nothing[1]", "kills-postgres"),
        ("tests/server/test_cluster.py::test_ten_outages_of_the_database_lose_nothing", "postgres"),
        ("tests/games/test_leaks.py::TestRedealing::test_x[all-champions-spider-man]", "leaks-champions"),
        ("tests/server/test_leaks.py::test_dealing_anew_changes_no_byte[all-dice-throne-3]", "leaks-dice-throne"),
        ("tests/fuzz/test_fuzz.py::test_duels_for_long[a,b-random]", "fuzz-dice-throne"),
        ("tests/fuzz/test_super_dungeon.py::test_careless_play_for_long[2-busy]", "fuzz-super-dungeon"),
        ("tests/anything/else.py::test_x", "rest"),
    ],
)
def test_each_test_is_in_one_part(test: str, name: str) -> None:
    assert part_of(test) is named(name)
    with pytest.raises(SystemExit, match=r"no part is called nothing; there are kills-sqlite"):
        named("nothing")


def test_only_the_files_of_a_part_are_read() -> None:
    files = files_of([named("kills-sqlite"), named("network")])
    assert files == ["tests/server/test_kill.py", "tests/server/test_network.py"]
    assert {*files, "tests/docs/test_reliability.py"} < set(files_of([named("rest")]))


def test_a_result_rests_on_the_code_of_its_folders() -> None:
    one = named("fuzz-champions")
    assert code_of(one) == code_of(replace(one, name="other")) != code_of(named("fuzz-dungeon-dice"))
    assert code_of(replace(one, code=("text",))) != code_of(replace(one, code=("text", "lab")))


def test_what_is_older_than_the_code_is_said_on_the_site_and_in_the_list(here: Path) -> None:
    now = code_of(named("network"))
    assert reliability.open_parts() == list(PARTS)
    reliability.keep("network", found(code=now, passed=2))
    assert named("network") in reliability.open_parts()
    reliability.keep("network", found(code=now, figures={"hours": 9.25}))
    assert reliability.open_parts() == [part for part in PARTS if part.name != "network"]
    assert (
        f"9.2 hours by that clock; 3 of 3 tests passed, 1.5 minutes (2 cores, load 0.1) | 2026-01-02 | `{now}` |"
        in (reliability.today())
    )
    assert "older than the code**" not in reliability.today() + reliability.listing()
    reliability.keep("network", found(code="another", figures={"hours": 9.25}))
    assert "`another` **older than the code**" in reliability.today()
    assert "`another` **plus ancien que le code**" in reliability.today()
    assert "`another` **older than the code**" in reliability.listing()
    docs.gather(here / "source")
    assert (here / "source" / "reliability.md").read_text(encoding="utf-8") == reliability.today()
    assert "`another` |" in (here / "reliability.md").read_text(encoding="utf-8")  # in git: only what it rests on


def test_a_whole_result_stays_beside_one_that_was_stopped(here: Path) -> None:
    reliability.keep("kills-sqlite", found())
    reliability.keep("kills-sqlite", found(code="new", passed=1, figures={"kills": 25}))
    text = (here / "reliability.md").read_text(encoding="utf-8")
    assert "| 1,000 kills; 3 of 3 tests passed" in text
    assert "| **stopped in between**; 25 kills (wanted: 1,000); 1 of 3 tests passed" in text
    assert "| **arrêtée en chemin**; 25 arrêts brutaux (voulu: 1\u202f000); 1 sur 3 tests réussis" in text
    assert "| network | a network that" in text and "| not run |" in text
    reliability.keep("kills-sqlite", found(code="new"))
    assert list(json.loads((here / "reliability.json").read_text())["kills-sqlite"]) == ["whole"]
    reliability.keep("kills-sqlite", found(passed=2, failed=["tests/x.py::y"], skipped=1))
    assert "FAILED: tests/x.py::y; 1 skipped" in (here / "reliability.md").read_text(encoding="utf-8")


class TestPlaying:
    """Tests of three cases, of which some fail at first."""

    part = Part(
        "kills-sqlite",
        ("x", "x"),
        code=("kernel",),
        figures=(Figure("kills", ("", "")), Figure("slowest", ("", ""), worst=True)),
        alone=True,
    )

    def play(self, here: Path, good: int) -> dict[str, Any]:
        file = here / "test_tried.py"
        file.write_text(TRIED.format(good=good), encoding="utf-8")
        (here / "pytest.ini").write_text("[pytest]\nmarkers = long\n", encoding="utf-8")
        return long.play(self.part, [f"test_tried.py::test_counts[{n}]" for n in range(3)], 1, here / "kept", here)

    def test_it_goes_on_with_what_is_left(self, here: Path, capfd: pytest.CaptureFixture[str]) -> None:
        first = self.play(here, 2)
        assert (first["passed"], first["failed"]) == (2, ["test_tried.py::test_counts[2]"])
        assert first["figures"] == {"kills": 20, "slowest": 1}
        assert "assert 2 < 2" in (here / "kept" / "kills-sqlite.jsonl").read_text(encoding="utf-8")  # why it failed
        capfd.readouterr()
        second = self.play(here, 3)
        assert (second["passed"], second["failed"], second["figures"]) == (3, [], {"kills": 30, "slowest": 2})
        assert "kills-sqlite: 2 of 3 tests are done with this code" in capfd.readouterr().out
        assert list(reliability.results()["kills-sqlite"]) == ["whole"]

    def test_other_code_begins_anew(self, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.play(here, 2)
        monkeypatch.setattr(long, "code_of", lambda _: "changed")
        assert self.play(here, 1)["figures"] == {"kills": 10, "slowest": 0}

    def test_time_that_is_over_stops_it(self, here: Path) -> None:
        (here / "test_tried.py").write_text("import time\ndef test_sleeps(): time.sleep(60)\n", encoding="utf-8")
        stopped = long.play(self.part, ["test_tried.py::test_sleeps"], 0.02, here / "kept", here)
        assert (stopped["passed"], stopped["failed"]) == (0, [])
