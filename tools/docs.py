"""`make docs`: the pages as a site in build/docs/html, without a warning.

The pages of docs/ and the great ones of the root are gathered in build/docs/source, with what `reference.py` writes, and Sphinx
builds them. Links to pages lead to where they lie on the site; links to anything else become the words they were put on.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import reference, reliability  # noqa: E402 - found from wherever this is started

BUILD = ROOT / "build" / "docs"
GREAT = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")  # of the root: they lie in project/ on the site
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)]*)?\)")
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def gathered() -> dict[str, str]:
    """Where a page lies in the project -> where on the site."""
    found = {f"docs/{path}": path for path in written()}
    return {**found, **{name: f"project/{name}" for name in GREAT}}


def written() -> list[str]:
    docs = ROOT / "docs"
    return sorted([path.relative_to(docs).as_posix() for path in docs.rglob("*.md")])


def linked(text: str, page: str, places: dict[str, str]) -> str:
    """A page whose links fit the site; blocks of code are left alone."""

    def link(found: re.Match[str]) -> str:
        picture, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        if "://" in target or not target:
            return found[0]
        there = os.path.normpath(str(PurePosixPath(page).parent / target))
        if there not in places:
            generated = there.startswith("docs/reference/")
            return found[0] if generated else words
        way = os.path.relpath(places[there], str(PurePosixPath(places[page]).parent))
        return f"{picture}[{words}]({PurePosixPath(way)}{anchor})"

    parts = FENCED.split(text)
    return "".join([part if n % 2 else LINK.sub(link, part) for n, part in enumerate(parts)])


def gather(source: Path) -> None:
    shutil.rmtree(source, ignore_errors=True)
    places = gathered()
    pages = {place: linked((ROOT / page).read_text(encoding="utf-8"), page, places) for page, place in places.items()}
    pages |= {f"reference/{name}": text for name, text in reference.pages().items()}
    pages["reliability.md"] = reliability.today()  # it says which results are older than the code
    for place, text in pages.items():
        file = source / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def main() -> int:
    gather(BUILD / "source")
    words = ["-W", "--keep-going", "-q", "-c", str(ROOT / "docs"), str(BUILD / "source"), str(BUILD / "html")]
    done = subprocess.run([sys.executable, "-m", "sphinx", *words], check=False)
    if done.returncode == 0:
        print(f"{(BUILD / 'html' / 'index.html').relative_to(ROOT)}: the pages as a site")
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
