"""Files of the repository: sizes, and words that do not belong into them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from .source import ROOT, modules, none

KERNEL_LINES = 1_500
MODULE_LINES = 400
#: modules that are longer, and why; what shrinks must leave the list
LONG = {
    "games/dice_throne/rules/state.py": "the small verbs of the book, which all procedures share",
    "games/dice_throne/rules/vocabulary.py": "all the words content is written in: one import for a hero's file",
    "games/dice_throne/rules/effects/amounts.py": "amounts and conditions of all heroes' texts",
    "games/dice_throne/rules/effects/basic.py": "small effects of all heroes' texts: order, CP, Health, cards",
    "games/dice_throne/rules/effects/damage.py": "effects on an attack and its damage, of all heroes",
    "games/dice_throne/rules/effects/dice.py": "effects on dice, of all heroes",
    "games/dice_throne/rules/effects/tokens.py": "effects on status tokens, of all heroes",
    "games/champions/rules/state.py": "the small verbs of the book that move cards, which all procedures share",
}
#: hosts and options that packages are fetched with; the words are cut so that this file does not find itself
REGISTRIES = (
    "py|pi.org",
    "python|hosted.org",
    "registry.npm|js",
    "arti|factory",
    "ne|xus.",
    "index-|url",
    "trusted-|host",
)
#: what tells a reader that something is left undone, or leads to one machine only
UNWANTED = {
    "unfinished work": re.compile("TO" + "DO|FIX" + "ME"),
    "a path of one machine": re.compile(
        r"(?<![\w.~$}/])/(?:home|root|work|Users|tmp|mnt|private|opt)/\w|\b[A-Z]:\\(?:Users|Windows|Program)"
    ),
    "a registry": re.compile("|".join([re.escape(host.replace("|", "")) for host in REGISTRIES]), re.IGNORECASE),
}
TEXT = (
    *(
        ".py",
        ".md",
        ".toml",
        ".ftl",
        ".json",
        ".txt",
        ".svg",
        ".yml",
        ".yaml",
        ".cfg",
        ".journal",
        ".golden",
        ".sql",
        "",
    ),
    *(".ts", ".svelte", ".css", ".html", ".js"),
)


def ignored() -> list[str]:
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    return [".git", *[line.rstrip("/") for line in lines if line and not line.startswith("#")]]


def tracked() -> Iterator[Path]:
    """Text files of the repository: all that is not ignored."""
    patterns = ignored()
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if any([fnmatch(path.name, pattern) for pattern in patterns]):
                continue
            if path.is_dir():
                folders.append(path)
            elif path.suffix in TEXT:
                yield path


def unwanted(text: str) -> list[str]:
    return [
        f"line {number}: {what} {found.group()!r}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in UNWANTED.items()
        for found in pattern.finditer(line)
    ]


def test_the_kernel_is_small() -> None:
    assert sum([len(m.text.splitlines()) for m in modules("kernel")]) < KERNEL_LINES


def test_long_modules_are_few_and_known() -> None:
    long = [
        m.path
        for m in modules()
        if len(m.text.splitlines()) > MODULE_LINES and not {"content", "text"} & set(m.path.split("/"))
    ]
    assert sorted(long) == sorted(LONG)


def test_every_module_says_what_it_is_for() -> None:
    none(m.path for m in modules() if not m.text.startswith('"""') and "__version__" not in m.text)


def test_nothing_is_left_undone_and_nothing_names_a_machine() -> None:
    found, seen = [], 0
    for path in tracked():
        seen += 1
        text = path.read_text(encoding="utf-8")  # whatever is not UTF-8 fails here
        found += [f"{path.relative_to(ROOT)}: {line}" for line in unwanted(text)]
    none(found)
    assert seen > 100


@pytest.mark.parametrize(
    "line",
    ["# TO" + "DO later", "FIX" + "ME", "open('/ho" + "me/me/x')", "cd /ro" + "ot/x", "C:\\" + "Users", "https://py" + "pi.org/x"],
)  # fmt: skip
def test_the_scan_finds_such_words(line: str) -> None:
    assert unwanted(line)


@pytest.mark.parametrize("line", ["games/home/x", "3 / home / work", "tests/work/x.py", "https://example.org/work/x"])
def test_the_scan_lets_other_words_pass(line: str) -> None:
    assert unwanted(line) == []
