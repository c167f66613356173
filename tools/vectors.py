"""web/src/lib/vectors.json: chance as Python computes it, for the browser's own computation to be tested against.

python tools/vectors.py           write it
python tools/vectors.py --check   fail if it is not up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tablee.games import load
from tablee.kernel.rng import Rng, commitment, key_of
from tablee.server.room.chance import Recorder, draws, seed_of
from tablee.table.journal import Journal
from tablee.table.session import Session

PAGE = Path(__file__).parents[1] / "web" / "src" / "lib" / "vectors.json"
SECRET = "0b7c0e5f2a9d4c1e8f3b6a5d7c9e1f20"
NONCES = ["f00dfeed", "", "é/2"]
SHUFFLES = (1, 2, 52, 300)


def numbers() -> list[dict[str, Any]]:
    """Draws of every kind from streams that share their bytes, far enough for several blocks and thrown away bytes."""
    out = []
    rng = Rng(key_of("vectors"), {})
    for stream, sides in (("dice", 6), ("dice", 20), ("dice", 100), ("deck:1", 6)):
        place = rng.places.get(stream, 0)
        got = [rng.die(sides, stream) for _ in range(40)]
        out.append({"kind": "die", "stream": stream, "place": place, "sides": sides, "got": got})
    for n in (1, 3, 1000, 40_000):
        place = rng.places.get("deck:1", 0)
        got = [rng.below(n, "deck:1") for _ in range(20)]
        out.append({"kind": "below", "stream": "deck:1", "place": place, "sides": n, "got": got})
    for n in SHUFFLES:
        place = rng.places.get("encounter", 0)
        order = rng.shuffled(range(n), "encounter")
        out.append({"kind": "shuffle", "stream": "encounter", "place": place, "sides": n, "got": list(order)})
    return out


def game() -> dict[str, Any]:
    """A whole game between bots, whose heroes are drawn too, as a table reveals it."""
    seed = seed_of(SECRET, NONCES)
    before = Recorder(key_of(seed), {})
    setup = load("dice-throne").setup({}, 2, seed, before)
    session = Session.start("dice-throne", {}, ("bot:random", "bot:random"), seed)
    assert session.header.setup == setup
    session.run()
    journal: Journal = session.journal()
    return {
        "secret": SECRET,
        "nonces": NONCES,
        "seed": seed,
        "commitment": commitment(SECRET),
        "draws": [*before.drawn, *draws(journal)],
    }


def page() -> str:
    data = {"seed": "vectors", "key": key_of("vectors").hex(), "draws": numbers(), "game": game()}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is not up to date: python tools/vectors.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.name}: {len(text)} characters")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
