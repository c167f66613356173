"""docs/duel.svg: a picture of the terminal game, drawn from a real session."""

from __future__ import annotations

import html
import re
import sys
from pathlib import Path

from tablee.table.session import Session
from tablee.terminal.play import Terminal

ROOT = Path(__file__).resolve().parent.parent
COLOURS = {"31": "#ff7b6b", "32": "#7fd18b", "33": "#ffcf6b", "34": "#79b8ff", "35": "#d0a0ff", "37": "#ffffff"}
WIDTH, LINE, CHAR = 100, 18, 8.4


def session_lines() -> list[str]:
    """A French duel in its second turn, with the odds asked for."""
    session = Session.start("dice-throne", {"heroes": "gunslinger,cursed-pirate"}, ("human", "bot:greedy"), "7")
    lines: list[str] = []
    wanted = {"main": "pass", "act": "pass", "act-before": "pass", "defend": "defend duel"}

    def read(prompt: str) -> str:
        asked = session.game.asked.prompt
        if asked == "keep" and session.game.asked.seat == 0:
            lines.append(prompt + "o")
            return "q" if getattr(read, "asked", False) else mark()
        return wanted.get(asked, "1")

    def mark() -> str:
        read.asked = True  # type: ignore[attr-defined]
        return "o"

    terminal = Terminal(session, "fr", True, "picture", read=read, write=lines.append)
    terminal.save = lambda: None  # type: ignore[method-assign]
    terminal.style.on = True
    terminal.style.width = WIDTH
    terminal.play()
    end = max(i for i, line in enumerate(lines) if "Chances" in line)
    return [part for line in lines[max(0, end - 34) : end + 8] for part in line.split("\n")]


def svg(lines: list[str]) -> str:
    out = []
    for row, line in enumerate(lines):
        x, bold, colour = 0, False, "#e8e2d4"
        for part in re.split(r"(\033\[[0-9;]*m)", line):
            codes = re.fullmatch(r"\033\[([0-9;]*)m", part)
            if codes:
                for code in codes.group(1).split(";"):
                    if code in ("", "0"):
                        bold, colour = False, "#e8e2d4"
                    elif code == "1":
                        bold = True
                    elif code == "2":
                        colour = "#8d8a80"
                    colour = COLOURS.get(code, colour)
            elif part:
                weight = ' font-weight="700"' if bold else ""
                place = f'x="{20 + x * CHAR:.1f}" y="{30 + row * LINE}"'
                out.append(f'<text {place} fill="{colour}"{weight} xml:space="preserve">{html.escape(part)}</text>')
                x += len(part)
    height = 40 + len(lines) * LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{int(40 + WIDTH * CHAR)}" height="{height}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">'
        f'<title>A Dice Throne duel in the terminal, in French</title>'
        f'<rect width="100%" height="100%" rx="10" fill="#1d1b18"/>' + "".join(out) + "</svg>\n"
    )  # fmt: skip


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "duel.svg"
    target.write_text(svg(session_lines()), encoding="utf-8")
