"""Colour in a terminal, or none: with --plain, in a pipe, or when NO_COLOR is set."""

from __future__ import annotations

import os
import re
import shutil
import sys

CODES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "purple": "35",
    "orange": "33",
    "white": "37",
    "inverse": "7",
}


ANSI = re.compile(r"\033\[[0-9;]*m")


class Style:
    def __init__(self, plain: bool) -> None:
        self.on = not plain and sys.stdout.isatty() and "NO_COLOR" not in os.environ
        self.width = max(40, min(shutil.get_terminal_size((80, 24)).columns, 100)) if self.on else 80
        self.height = max(24, shutil.get_terminal_size((80, 24)).lines) if self.on else 24
        if self.on and sys.platform == "win32":
            os.system("")  # switches the console to ANSI colours

    def __call__(self, text: str, *kinds: str) -> str:
        codes = [CODES[kind] for kind in kinds if kind in CODES]
        return f"\033[{';'.join(codes)}m{text}\033[0m" if self.on and codes else text

    def wrap(self, text: str, indent: str = "", hang: int = 0) -> list[str]:
        """Lines of the screen's width; what is indented stays so, and a sign never stands alone (French spacing)."""
        lead = indent + " " * (len(text) - len(text.lstrip(" ")))
        glued = re.sub(r" ([!?:;»×%])", "\u00a0\\1", text.strip(" ")).replace("« ", "«\u00a0")
        lines, line, room = [], lead, self.width - len(lead)
        for word in glued.split(" "):
            size = len(ANSI.sub("", word))
            if line.strip() and size + 1 > room:
                lines.append(line)
                line, room = lead + " " * hang, self.width - len(lead) - hang
            if line.strip():
                line, room = line + " ", room - 1
            line, room = line + word, room - size
        return [line.replace("\u00a0", " ") for line in [*lines, line]]
