"""A copy of the project in which a page is followed to the letter: files written, files changed, commands run."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import tablee

from .pages import ASKED, ROOT, Block, Command, patched, shortened

PACKAGE = Path(tablee.__file__).parent
FIGURES = re.compile(r"\d[\d.]*")
PROMPTS = re.compile(f"({ASKED})")


class Workshop:
    def __init__(self, root: Path, whole: bool = False) -> None:
        """The package and its tests; or the whole project, but for the client's sources and what git ignores."""
        self.root = root
        self.home = root / "home"
        # what Python has compiled of it comes along with its sources' times: else every copy is compiled again
        leave = shutil.ignore_patterns("*.so", "*.pyd")
        shutil.copytree(PACKAGE, root / "src" / "tablee", ignore=leave)
        shutil.copytree(ROOT / "tests", root / "tests", ignore=leave)
        shutil.copy(ROOT / "pyproject.toml", root)
        for name in (
            ("tools", "bench", "docs", ".gitignore", "Makefile", *[page.name for page in ROOT.glob("*.md")])
            if whole
            else ()
        ):
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, root / name, ignore=leave)
            else:
                shutil.copy(ROOT / name, root)

    def follow(self, blocks: list[Block]) -> list[Path]:
        """Write and change the files that these blocks show."""
        done = []
        for block in blocks:
            if not block.file:
                continue
            path = self.root / block.file
            if block.lang == "diff":
                path.write_text(patched(path.read_text(encoding="utf-8"), block.text), encoding="utf-8")
            else:
                assert not path.exists(), f"{block.file} is there already"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.text, encoding="utf-8")
            done.append(path)
        return done

    def run(self, *words: str, answers: str = "") -> tuple[int, str]:
        """Exit code and output, of this copy and not of what is installed."""
        new = {"PYTHONPATH": str(self.root / "src"), "TABLEE_HOME": str(self.home), "PYTHONUTF8": "1", "LC_ALL": "C"}
        env = {name: value for name, value in os.environ.items() if not name.startswith(("TABLEE_", "PYTEST_"))}
        done = subprocess.run(
            [sys.executable, *words],
            input=answers,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.root,
            env={**env, **new},
            check=False,
        )
        return done.returncode, done.stdout

    def tablee(self, *words: str, answers: str = "") -> tuple[int, str]:
        return self.run("-m", "tablee.cli", *words, answers=answers)

    def session(self, command: Command) -> list[str]:
        """What a terminal shows: the output, with the answers where somebody types them."""
        program, *words = shlex.split(command.words)
        if program.endswith("python"):
            code, out = self.run(*words)
        else:
            assert program == "tablee", f"{command.words!r} is not a command of this project"
            code, out = self.tablee(*words, answers="".join([f"{answer}\n" for answer in command.answers]))
        refused = bool(command.shown) and command.shown[-1].startswith("tablee: ")  # a page may show an error
        assert code == (2 if refused else 0), f"{command.words} ends with {code}:\n{out}"
        first, *rest = PROMPTS.split(out)
        typed = iter(command.answers)
        for prompt, text in zip(rest[::2], rest[1::2], strict=True):
            first += f"{prompt}{next(typed, '')}\n{text}"
        return first.splitlines()


def mismatch(command: Command, printed: list[str]) -> str:
    """'' when a page shows what is printed; of simulations only the form, since speed differs and judgement is tuned."""
    if not command.shown:
        return ""
    if "sim" in command.words.split():
        known = {form(line) for line in command.shown}
        strange = [line for line in printed if form(line) not in known]
        return "\n".join(["not in the form that is shown:", *strange]) if strange else ""
    shown = list(command.shown)
    fresh = shortened(printed, command.shown)
    return "" if shown == fresh else "\n".join(unified_diff(shown, fresh, "shown", "printed", lineterm=""))


def form(line: str) -> str:
    """A line of a report without its figures, and without who happened to win and what happened to be offered."""
    for beginning in ("fingerprint", "wins:", "fights:", "offers ", "turns:"):
        if line.startswith(beginning):
            return beginning
    return " ".join(FIGURES.sub("0", line).replace("#", "").split())


def fewer(command: Command, games: int) -> Command:
    """The same simulation with fewer games: enough to see its form."""
    return Command(re.sub(r"--games \d+", f"--games {games}", command.words), command.shown)
