"""Words of the browser table: every id that the server or the client names exists in both languages, with the same
variables, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from .source import PACKAGE, modules
from .test_messages import walked

WEB = PACKAGE.parents[1] / "web" / "src"
FILES = ("table", "server")  # of the browser's table; `command` is the command's own
NAMED = re.compile(r"""["'`](ui-[a-z0-9-]+)(\$?)""")
COMMAND = re.compile(r"""["'](cmd-[a-z0-9-]+)(\{?)""")


def entries(stem: str, lang: str) -> dict[str, frozenset[str]]:
    """Message -> its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse((PACKAGE / "text" / f"{stem}.{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{stem}.{lang}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{stem}.{lang}: {entry.id.name} stands there twice"
            found[entry.id.name] = frozenset(
                [node.id.name for node in walked(entry) if isinstance(node, ftl.VariableReference)]
            )
    return found


def named() -> tuple[set[str], set[str]]:
    """Ids in full, and beginnings that the source completes."""
    whole: set[str] = set()
    begun: set[str] = set()
    texts = [m.text for m in modules("server")]
    texts += [path.read_text(encoding="utf-8") for path in sources() if ".test." not in path.name]
    for text in texts:
        for id, open_ended in NAMED.findall(text):
            (begun if open_ended or id.endswith("-") else whole).add(id)
    return whole, begun


def sources() -> list[Path]:
    if not WEB.is_dir():
        pytest.skip("an installed package has no client sources")
    return sorted([path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")])


@pytest.mark.parametrize("stem", [*FILES, "command"])
def test_both_languages_say_the_same_things(stem: str) -> None:
    english, french = entries(stem, "en"), entries(stem, "fr")
    assert english and set(english) == set(french)
    assert {id: both for id, both in english.items() if both != french[id]} == {}


def test_every_id_that_is_named_has_words() -> None:
    whole, begun = named()
    known = {id for stem in FILES for id in entries(stem, "en")}
    assert sorted(whole - known) == []
    assert [start for start in sorted(begun) if not any([id.startswith(start) for id in known])] == []


def test_no_words_are_left_over() -> None:
    whole, begun = named()
    known = {id for stem in FILES for id in entries(stem, "en")}
    assert sorted([id for id in known - whole if not id.startswith(tuple(begun))]) == []


def test_the_words_of_the_command_are_those_it_names() -> None:
    texts = [m.text for m in (*modules("cli"), *modules("table"))]
    found = [one for text in texts for one in COMMAND.findall(text)]
    whole = {id for id, open_ended in found if not open_ended}
    begun = tuple({id for id, open_ended in found if open_ended})
    known = set(entries("command", "en"))
    assert len(whole) > 40 and sorted(whole - known) == []
    assert sorted([id for id in known - whole if not id.startswith(begun)]) == []


def test_french_signs_have_their_space() -> None:
    """A double sign is never cut off from its word at the end of a line."""
    for stem in FILES:
        text = (PACKAGE / "text" / f"{stem}.fr.ftl").read_text(encoding="utf-8")
        values = [line.partition(" = ")[2] for line in text.splitlines() if not line.startswith("#")]
        assert [value for value in values if re.search(r" [;:!?»]|« ", value)] == []
