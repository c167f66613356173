"""Colour in a terminal, or none: with --plain, in a pipe, or when NO_COLOR is set."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap

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


class Style:
    def __init__(self, plain: bool) -> None:
        self.on = not plain and sys.stdout.isatty() and "NO_COLOR" not in os.environ
        self.width = max(40, min(shutil.get_terminal_size((80, 24)).columns, 100)) if self.on else 80
        if self.on and sys.platform == "win32":
            os.system("")  # switches the console to ANSI colours

    def __call__(self, text: str, *kinds: str) -> str:
        codes = [CODES[kind] for kind in kinds if kind in CODES]
        return f"\033[{';'.join(codes)}m{text}\033[0m" if self.on and codes else text

    def wrap(self, text: str, indent: str = "", hang: int = 0) -> list[str]:
        """Lines of the screen's width; what is indented stays so, and a sign never stands alone (French spacing)."""
        lead = indent + " " * (len(text) - len(text.lstrip()))
        words = re.sub(r" ([!?:;»×%])", "\u00a0\\1", text.strip()).replace("« ", "«\u00a0")
        lines = textwrap.wrap(
            words, self.width, initial_indent=lead, subsequent_indent=lead + " " * hang, break_on_hyphens=False
        )
        return [line.replace("\u00a0", " ") for line in lines] or [""]
