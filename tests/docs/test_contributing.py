"""CONTRIBUTING is short, and true: its commands exist, its example of a test passes."""

from __future__ import annotations

import re
from pathlib import Path

from .pages import blocks, read
from .workshop import Workshop

PAGE = "CONTRIBUTING.md"


def test_it_fits_on_two_screens() -> None:
    assert len(read(PAGE).splitlines()) <= 100


def test_the_table_of_commands_has_every_target() -> None:
    """But `play`, which the README shows, and `clean`, which needs no words."""
    makefile = read("Makefile")
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony is not None
    targets = phony[1].split()
    assert [name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []
    rows = re.findall(r"^\| `make (\w+)` \|", read(PAGE), re.MULTILINE)
    assert sorted([*rows, "play", "clean"]) == sorted(targets)


def test_the_example_of_a_scene_passes(tmp_path: Path) -> None:
    (example,) = [block for block in blocks(read(PAGE)) if block.file]
    workshop = Workshop(tmp_path)
    workshop.follow([example])
    code, out = workshop.run("-m", "pytest", example.file)
    assert code == 0 and "1 passed" in out, out
