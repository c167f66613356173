"""Pages are true: snippets are in the source, links and paths lead somewhere, commands exist."""

from __future__ import annotations

import doctest
import re
import shlex
from textwrap import dedent

import pytest
from tools import reference

from tablee.cli import NAMES
from tablee.games import load

from .pages import ROOT, Block, blocks, patched, read, shortened

SESSIONS = ROOT / "tests" / "docs" / "sessions.md"
PAGES = sorted(
    [path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), SESSIONS]],
)
RULE_ID = re.compile(r"\b(?:DT|MC)-[A-Z0-9]+(?:-[A-Z]+)*-\d+\b")
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)(?:#[^)]*)?\)")
PATH = re.compile(r"`((?:src|tests|tools|docs|bench)/[\w./-]+|[\w-]+\.md)`")
COMMAND = re.compile(r"`(tablee [^`]+)`|^\$ (tablee .+)$", re.MULTILINE)


def snippets(page: str) -> list[Block]:
    return [block for block in blocks(read(page)) if block.file]


def prose(page: str) -> str:
    """A page without its code blocks."""
    return re.sub(r"^```.*?^```$", "", read(page), flags=re.MULTILINE | re.DOTALL)


def inside(snippet: str, source: str) -> bool:
    """Line by line as it stands there, at whatever depth."""
    wanted = dedent(snippet).strip("\n").splitlines()
    lines = source.splitlines()
    for at in range(len(lines) - len(wanted) + 1):
        if dedent("\n".join(lines[at : at + len(wanted)])).splitlines() == wanted:
            return True
    return False


def test_there_are_pages_to_test() -> None:
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/architecture.md", "docs/rulings.md"} <= set(PAGES)
    assert len([page for page in PAGES if page.startswith("docs/adr/0")]) >= 14


@pytest.mark.parametrize("block", snippets("docs/architecture.md"), ids=lambda block: f"{block.file}:{block.line}")
def test_what_the_architecture_page_quotes_is_in_the_source(block: Block) -> None:
    assert inside(block.text, read(block.file)), f"docs/architecture.md, line {block.line}: {block.file} has changed"


def test_a_snippet_that_has_changed_is_noticed() -> None:
    block = snippets("docs/architecture.md")[0]
    source = read(block.file)
    assert inside("    x = 1\n    y = 2\n", "def f():\n        x = 1\n        y = 2\n")
    assert not inside(block.text.replace("last_answers", "first_answers"), source)
    assert not inside(block.text + "    nothing = 1\n", source)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    targets = [link for link in LINK.findall(prose(page)) if "://" not in link]
    made = {ROOT / "docs" / "reference" / name for name in reference.GENERATED}
    missing = [link for link in targets if not ((there := (ROOT / page).parent / link).exists() or there in made)]
    assert missing == []


def test_every_decision_says_its_date_and_whether_it_stands() -> None:
    for page in [page for page in PAGES if page.startswith("docs/adr/0")]:
        stands = re.match(r"# .+\n\n\*\d{4}-\d\d-\d\d, accepted(, revised by (\d+))?\*\n", read(page))
        assert stands is not None, page
        assert bool(stands[1]) == ("evised by [" in read(page)), page


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/")])
def test_what_is_shown_in_python_is_so(page: str) -> None:
    shown = [block for block in blocks(read(page)) if block.lang == "pycon"]
    text = "\n".join([block.text for block in shown])
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0
    assert shown or page != "docs/tutorials/python.md"


@pytest.mark.parametrize("page", PAGES)
def test_paths_that_are_named_exist(page: str) -> None:
    """Walk-throughs name files that they create: those are shown in bold, before their text."""
    made = {block.file for block in blocks(read(page))}
    missing = [path for path in PATH.findall(prose(page)) if path not in made and not (ROOT / path).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_rules_that_are_cited_exist(page: str) -> None:
    known = {id for game in ("dice-throne", "champions") for id in load(game).rulebook.rules}
    assert [id for id in RULE_ID.findall(read(page)) if id not in known] == []


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_named_exist(page: str) -> None:
    unknown = []
    for found in COMMAND.findall(read(page)):
        words = shlex.split(found[0] or found[1])
        if words[1] not in (*NAMES, "--version", "--help"):
            unknown.append(" ".join(words))
    assert unknown == []


@pytest.mark.parametrize("page", PAGES)
def test_targets_of_make_that_are_named_exist(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    named = [
        word for words in re.findall(r"(?:`|^    )make ([a-z ]+)", read(page), re.MULTILINE) for word in words.split()
    ]
    assert [word for word in named if word not in targets] == []


# ---------------------------------------------------------------------- the tools of these tests
def test_a_diff_changes_only_what_it_says() -> None:
    text = "a = (1, 2)\nb = 3\nc = 4\n"
    assert patched(text, "+x\n b = …\n-c = …\n+c = …0\n") == "a = (1, 2)\nx\nb = 3\nc = 40\n"
    with pytest.raises(AssertionError, match="no line like"):
        patched(text, "-d = …\n+e\n")


def test_what_is_left_out_stays_left_out() -> None:
    assert shortened(["1", "2", "3", "4"], ("a", "…", "3", "b")) == ["1", "…", "3", "4"]
    assert shortened(["1", "2"], ("a", "…")) == ["1", "…"]
    assert shortened(["1", "2"], ("a",)) == ["1", "2"]
    with pytest.raises(AssertionError, match="'3' is not printed"):
        shortened(["1", "2"], ("1", "…", "3"))


def test_blocks_know_their_file_and_section() -> None:
    text = "## One\n\n**`a/b.py`**\n\n```python\nx\n```\n\ntext\n\n```\ny\n```\n"
    assert [(b.lang, b.file, b.section, b.text) for b in blocks(text)] == [
        ("python", "a/b.py", "One", "x\n"),
        ("", "", "One", "y\n"),
    ]
