"""Reads the boards of Dice Throne and packs what they say, so that starting the program reads no sentence.

python tools/boards.py           write content/packed.json
python tools/boards.py --check   say whether it is up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tablee.games.dice_throne.rules.heroes import stamp, texts  # noqa: E402
from tablee.games.dice_throne.text.board.load import box  # noqa: E402

PACKED = ROOT / "src" / "tablee" / "games" / "dice_throne" / "content" / "packed.json"


def packed() -> str:
    """One line per hero: small, and a change shows where it belongs."""
    boards = texts()
    data = box(boards)
    heroes = ",\n".join([json.dumps(hero, ensure_ascii=False, separators=(",", ":")) for hero in data["heroes"]])
    common = json.dumps(data["common"], ensure_ascii=False, separators=(",", ":"))
    return f'{{"stamp":"{stamp(boards)}",\n"common":{common},\n"heroes":[\n{heroes}\n]}}\n'


def main() -> int:
    fresh = packed()
    if "--check" in sys.argv[1:]:
        same = PACKED.is_file() and PACKED.read_text(encoding="utf-8") == fresh
        print("up to date" if same else f"{PACKED.name} is out of date: run tools/boards.py")
        return 0 if same else 1
    PACKED.write_text(fresh, encoding="utf-8")
    print(f"{PACKED.relative_to(ROOT)}: {len(json.loads(fresh)['heroes'])} heroes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
