"""Path data of the icons that games are drawn with: written from the npm package @iconify-json/game-icons, or checked.

    python tools/icons.py            # after a game names another icon; `npm ci` in web/ brings the package along
    python tools/icons.py --check    # every icon that is named has path data, and nothing else lies there

The file is src/tablee/server/wire/icons.json. Icons are drawn on a field of 512 by 512: whole numbers are exact enough and
halve what travels.
"""

from __future__ import annotations

import json
import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "src" / "tablee" / "server" / "wire" / "icons.json"
PACKAGE = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons"
PATH = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')
TOKEN = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


def setups(rules: Rules[Game]) -> Iterator[dict[str, Any]]:
    """Every value of every setup option once, so that all content is in some catalogue."""
    yield rules.setup({}, rules.players[0], "0")
    for option in rules.options:
        for value in option.values:
            seats = next((n for n, asked in rules.asks.items() if asked.get(option.name) == value), rules.players[0])
            yield rules.setup({option.name: ",".join([value] * seats) if option.each else value}, seats, "0")


def used() -> dict[str, str]:
    """Icon -> something that is drawn with it."""
    found: dict[str, str] = {}
    for name in GAMES:
        rules = load(name)
        for word, icon in rules.presentation.icons.items():
            found.setdefault(icon, f"{name} {word}")
        for setup in setups(rules):
            for id, sheet in rules.sheets(setup, "en").items():
                if sheet.icon:
                    found.setdefault(sheet.icon, f"{name} {id}")
    return found


def rounded(path: str) -> str:
    """The same path in whole numbers."""
    out = ""
    for token in TOKEN.findall(path):
        if not token.isalpha():
            token = str(round(float(token)))
            if out[-1].isdigit() and not token.startswith("-"):
                token = f" {token}"
        out += token
    return out


def drawn(package: Path) -> dict[str, str]:
    """Path data of all icons that are used."""
    icons = json.loads((package / "icons.json").read_text(encoding="utf-8"))["icons"]
    out = {}
    for name, user in sorted(used().items()):
        if name not in icons:
            sys.exit(f"{user}: game-icons.net has no icon {name!r}")
        path = PATH.fullmatch(icons[name]["body"])
        if path is None:
            sys.exit(f"{name} is not a single path: {icons[name]['body'][:80]}")
        out[name] = rounded(path.group(1))
    return out


def complaints() -> list[str]:
    table: dict[str, str] = json.loads(TABLE.read_text(encoding="utf-8"))
    names = used()
    missing = [f"{names[name]}: no path data for {name!r}" for name in names if name not in table]
    return missing + [f"nothing is drawn with {name!r}" for name in table if name not in names]


def main() -> None:
    parser = ArgumentParser(description="Path data of the icons that games are drawn with.")
    parser.add_argument("package", nargs="?", type=Path, default=PACKAGE, help="folder of @iconify-json/game-icons")
    parser.add_argument("--check", action="store_true", help="write nothing, complain about what does not fit")
    args = parser.parse_args()
    if args.check:
        wrong = complaints()
        sys.exit("\n".join(wrong) if wrong else 0)
    table = drawn(args.package)
    TABLE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    print(f"{len(table)} icons, {TABLE.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
