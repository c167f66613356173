"""Pages of docs/ that a tool makes: written, or with --check held against what would be written."""

from __future__ import annotations

import sys
from pathlib import Path


def kept(page: Path, text: str, arguments: list[str]) -> int:
    """The exit status of the tool that has the name of its page."""
    tool = f"python tools/{page.stem}.py"
    if arguments == ["--check"]:
        if page.is_file() and page.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"docs/{page.name} is not up to date: run `{tool}`\n")
        return 1
    if arguments:
        sys.stderr.write(f"usage: {tool} [--check]\n")
        return 2
    page.write_text(text, encoding="utf-8")
    return 0
