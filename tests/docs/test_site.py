"""The site: what the program writes about itself is there, links fit, and Sphinx has nothing to complain about."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools import docs, reference

import tablee

from .pages import ROOT


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "source"
    docs.gather(folder)
    return folder


def test_every_page_and_what_is_written_by_the_program_is_gathered(source: Path) -> None:
    there = {path.relative_to(source).as_posix() for path in source.rglob("*.md")}
    assert there == {*docs.written(), *[f"project/{name}" for name in docs.GREAT]} | {
        f"reference/{name}" for name in reference.GENERATED
    }
    assert not [name for name in reference.GENERATED if (ROOT / "docs" / "reference" / name).exists()], "not in git"


def test_links_lead_to_where_pages_lie_on_the_site() -> None:
    places = {"docs/howto/a.md": "howto/a.md", "docs/b.md": "b.md", "SECURITY.md": "project/SECURITY.md"}
    for page, link, becomes in (
        ("docs/howto/a.md", "[b](../b.md#x)", "[b](../b.md#x)"),
        ("docs/howto/a.md", "[s](../../SECURITY.md)", "[s](../project/SECURITY.md)"),
        ("SECURITY.md", "[a](docs/howto/a.md)", "[a](../howto/a.md)"),
        ("docs/b.md", "[code](../src/tablee/door.py)", "code"),
        ("docs/b.md", "[nodes](reference/python.md)", "[nodes](reference/python.md)"),
        ("docs/b.md", "[out](https://example.org)", "[out](https://example.org)"),
        ("docs/b.md", "```\n[a](x.md)\n```", "```\n[a](x.md)\n```"),
    ):
        assert docs.linked(link, page, places) == becomes


def test_the_python_page_has_every_public_name(source: Path) -> None:
    text = (source / "reference" / "python.md").read_text(encoding="utf-8")
    for name in ("new_game", "load", "list_games", *tablee.PLACES):
        assert f"\n### {name}\n" in text, name
    for name in ("options", "choose", "view", "why_not", "journal", "clone", "seat", "over", "result", "play"):
        assert f"\n#### Game.{name}\n" in text, name
    assert "seed: str | int | None = None" in text


@pytest.mark.parametrize(
    ("game", "node", "users"),
    [
        ("dice-throne", "Inflict", ("Bounty Hunter", "Overpower")),
        ("champions", "RemoveThreat", ("Surveillance Team", "For Justice!")),
        ("super-dungeon", "Teleport", ("Riftling Rogue",)),
    ],
)
def test_nodes_say_how_they_are_built_and_who_uses_them(
    game: str, node: str, users: tuple[str, ...], source: Path
) -> None:
    text = (source / "reference" / f"effects-{game}.md").read_text(encoding="utf-8")
    entry = text.partition(f"\n## {node}\n")[2].partition("\n## ")[0]
    assert f"```python\n{node}(" in entry
    assert "Used by " in entry
    assert all([user in entry for user in users]), entry


@pytest.mark.parametrize("game", reference.NODES)
def test_every_node_of_a_game_is_on_its_page(game: str, source: Path) -> None:
    text = (source / "reference" / f"effects-{game}.md").read_text(encoding="utf-8")
    assert text.count("\n## ") == len(reference.node_classes(game)) >= 40


def test_sphinx_builds_it_without_a_warning(source: Path, tmp_path: Path) -> None:
    for name in ("sphinx", "myst_parser", "furo"):
        pytest.importorskip(name, reason="the extra `docs` brings it along")
    words = ["-W", "--keep-going", "-q", "-c", str(ROOT / "docs"), str(source), str(tmp_path / "html")]
    done = subprocess.run([sys.executable, "-m", "sphinx", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "html" / "reference" / "effects-champions.html").is_file()
