"""A guided game in the terminal: what the guide says stands above the question."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal


def guide_lines(terminal: Terminal) -> list[str]:
    session, style = terminal.session, terminal.style
    said = session.lesson.now(session.game) if session.lesson is not None else None
    lines: list[str] = []
    for one in said.told if said is not None else ():
        here = replace(one.text, args={**one.text.args, "screen": "terminal"})
        text = terminal.speaker.words(here, session.game)
        lines += [style(line, "bold") for line in style.wrap(f"» {text}", hang=2)]
    return ["", *lines] if lines else []
