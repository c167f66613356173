"""`python -m tests.docs.record [PAGE ...]`: run the terminal sessions that pages show, and write what is printed now.

Look at the difference before you keep it. What is left out ("…") stays left out; a simulation is recorded anew only if
the form of its report has changed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from .pages import ROOT, Block, blocks, commands, read, shortened
from .workshop import Workshop, fewer, mismatch

WALKS = tuple(
    [f"docs/howto/{name}.md" for name in ("hero", "champions-card", "dungeon-model", "die", "game", "language")]
)
PAGES = (*WALKS, "docs/tutorials/hero.md", "tests/docs/sessions.md")


def sessions(page: str) -> dict[str, list[Block]]:
    """The blocks of a page, section by section: each section is followed in a workshop of its own."""
    found: dict[str, list[Block]] = {}
    for block in blocks(read(page)):
        found.setdefault(block.section, []).append(block)
    return found


def recorded(workshop: Workshop, block: Block) -> str:
    """The text of a session as it is printed today."""
    lines = []
    for command in commands(block):
        lines.append(f"$ {command.words}")
        simulates = command.words.startswith("tablee sim")
        printed = workshop.session(fewer(command, 40) if simulates else command)
        if not mismatch(command, printed):
            lines += command.shown
        else:
            lines += shortened(workshop.session(command) if simulates else printed, command.shown)
    return "\n".join([*lines, ""])


def record(page: str) -> None:
    text = read(page)
    for section in sessions(page).values():
        with tempfile.TemporaryDirectory() as folder:
            workshop = Workshop(Path(folder))
            workshop.follow(section)
            for block in section:
                if block.lang == "console":
                    text = text.replace(f"```console\n{block.text}```", f"```console\n{recorded(workshop, block)}```")
    (ROOT / page).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for page in sys.argv[1:] or PAGES:
        record(page)
