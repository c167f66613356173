"""Pages of the documentation as data: their code blocks, the files these belong to, and their terminal sessions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ELLIPSIS = "…"
FENCE = re.compile(r"^```(\S*)$")
FILE = re.compile(r"^\*\*`([^`]+)`\*\*")
ASKED = r"(?:(?:Your choice|Votre choix)>|Concede the game\? Type yes to confirm\.) "
PROMPT = re.compile(rf"^{ASKED}(.*)$")


@dataclass(frozen=True)
class Block:
    """One fenced block; `file` is the path in bold type on the line before it, '' if there is none."""

    lang: str
    file: str
    section: str
    line: int
    text: str


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(text: str) -> list[Block]:
    found: list[Block] = []
    section = before = lang = ""
    start, inside = 0, False
    held: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.match(line)
        if inside and line == "```":
            file = FILE.match(before)
            found.append(Block(lang, file[1] if file else "", section, start, "\n".join([*held, ""])))
            inside, before = False, ""
        elif inside:
            held.append(line)
        elif fence:
            lang, start, inside, held = fence[1], number, True, []
        elif line:
            section = line.lstrip("# ") if line.startswith("## ") else section
            before = line
    assert not inside, f"the block that begins in line {start} has no end"
    return found


# ---------------------------------------------------------------------- terminal sessions
@dataclass(frozen=True)
class Command:
    """A line after "$ " and what is printed under it; once "…" may stand for any lines."""

    words: str
    shown: tuple[str, ...]

    @property
    def answers(self) -> list[str]:
        """What somebody types in during the session."""
        return [match[1] for match in map(PROMPT.match, self.shown) if match]


def commands(block: Block) -> list[Command]:
    found: list[tuple[str, list[str]]] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            assert found, f"line {block.line}: a session begins with '$ command'"
            found[-1][1].append(line)
    return [Command(words, tuple(shown)) for words, shown in found]


def shortened(output: list[str], like: tuple[str, ...]) -> list[str]:
    """The output with lines left out as in what the page shows: after as many, up to the same line."""
    if ELLIPSIS not in like:
        return output
    head = like.index(ELLIPSIS)
    after = like[head + 1 :]
    assert not after or after[0] in output[head:], f"{after[0]!r} is not printed (any more)"
    return [*output[:head], ELLIPSIS, *(output[output.index(after[0], head) :] if after else [])]


# ---------------------------------------------------------------------- edits
def patched(text: str, diff: str) -> str:
    """A diff of single lines applied to a file: " " finds a line, "-" replaces it by the "+" that follows, and a lone
    "+" is put before the next line that is found. "…" stands for whatever is written there."""
    lines, at = text.splitlines(), 0
    waiting: list[str] = []
    pending = diff.splitlines()
    while pending:
        sign, line = pending[0][:1], pending.pop(0)[1:]
        if sign == "+":
            waiting.append(line)
            continue
        assert sign in (" ", "-"), f"not a line of a diff: {sign}{line}"
        pattern = re.compile(re.escape(line).replace(re.escape(ELLIPSIS), "(.*)") + "$")
        at = next((n for n in range(at, len(lines)) if pattern.match(lines[n])), -1)
        assert at >= 0, f"no line like {line!r} (any more): bring the page up to date"
        if sign == " ":
            lines[at:at] = waiting
            at += len(waiting) + 1
            waiting = []
        else:
            assert pending and pending[0][:1] == "+", f"nothing replaces {line!r}"
            found = pattern.match(lines[at])
            assert found is not None
            new = pending.pop(0)[1:]
            for kept in found.groups():
                new = new.replace(ELLIPSIS, kept, 1)
            lines[at] = new
            at += 1
    assert not waiting, "a '+' at the end has no place"
    return "\n".join(lines) + "\n"
