"""`make bench`: decisions and games a second, clone and odds, as ratios to python-chess random play in this very run.

Time is that of the processor: what else a machine does is not counted. Counted are decisions with at least two options. `thrifty` play keeps hands full: the harder load. Dice Throne: duels
of all 24 heroes in rotation. Dungeon Dice: two to four seats, with deals and (because most of their decisions are about terms of
offers) without. Champions: each villain, one to four heroes; the clone is of four heroes in round 5. Super Dungeon: three
to five heroes, the clone after 400 choices.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from time import process_time
from typing import Any

import chess

from tablee.games import load
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.ladder import hands
from tablee.kernel.decision import PASS, option


def chess_baseline(seconds: float = 2.0) -> float:
    rng, board, n, end = random.Random(1), chess.Board(), 0, process_time() + seconds
    while process_time() < end:
        moves = list(board.legal_moves)
        if not moves or board.ply() > 300:
            board = chess.Board()
            continue
        board.push(rng.choice(moves))
        n += 1
    return n / seconds


VILLAINS = ("rhino", "klaw", "ultron")
DUNGEONS = {"dungeon-dice": "on", "no-deals": "off"}  # do seats make deals?
TITLES = {
    "dice-throne": "Dice Throne duels",
    "dungeon-dice": "Dungeon Dice",
    "no-deals": "Dungeon Dice without deals",
    "super-dungeon": "Super Dungeon",
}
MIDDLE = {"dungeon-dice": 1_000, "super-dungeon": 400}  # choices before a clone is measured, 80 in other games
#: what a thrifty player does not do when it is possible to decline
WASTE = ("sell", "discard")
DECLINE = (PASS, option("enough"))


def setups(name: str) -> list[dict[str, Any]]:
    """Dice Throne: every duel, in rotation: each hero plays at either seat before one does so again. Champions, by villain: one to
    four heroes, each hero in turn."""
    rules = rules_of(name)
    if name == "dice-throne":
        ids = list(HEROES)
        turned = [(ids[i], ids[(i + by) % len(ids)]) for by in range(1, len(ids) + 1) for i in range(len(ids))]
        return [rules.setup({"heroes": f"{a},{b}"}, 2, "0") for a, b in turned]
    if name in DUNGEONS:
        return [rules.setup({"players": str(n), "deals": DUNGEONS[name]}, n, "0") for n in (2, 3, 4)]
    if name == "super-dungeon":
        return [rules.setup({"players": str(n)}, n, "0") for n in (2, 3, 4, 5, 6)]
    return [rules.setup({"scenario": name, "players": str(1 + i % 4)}, 1, str(i)) for i in range(20)]


def rules_of(name: str) -> Any:
    if name in DUNGEONS:
        return load("dungeon-dice")
    return load("champions" if name in VILLAINS else name)


def thrift(options: Any) -> Any:
    return [o for o in options if o.verb not in WASTE] if options[-1] in DECLINE else options


def play(name: str, seconds: float, thrifty: bool) -> tuple[float, float, float]:
    """Decisions with a choice, games and all decisions a second."""
    rules, tables, rng = rules_of(name), setups(name), random.Random(2)
    real = every = games = 0
    start = process_time()
    end = start + seconds
    while process_time() < end:
        game = rules.new(tables[games % len(tables)], str(games))
        while game.outcome is None:
            options = game.decision.options
            every += 1
            if len(options) > 1:
                real += 1
                game.choose(rng.choice(thrift(options) if thrifty else options))
            else:
                game.choose(options[0])
        games += 1
    took = process_time() - start
    return real / took, games / took, every / took


def middle_games(name: str, n: int) -> list[Any]:
    """Games stopped in the middle, hands full; Champions: four heroes in round 5."""
    rules, out = rules_of(name), []
    tables = setups(name)
    rounds = name in VILLAINS
    for i in range(n):
        rng = random.Random(i)
        if rounds:
            game = rules.new(rules.setup({"scenario": name, "players": "4"}, 4, str(i)), f"middle/{i}")
        else:
            game = rules.new(tables[i % len(tables)], f"middle/{i}")
        for _ in range(2_000 if rounds else MIDDLE.get(name, 80)):
            if game.outcome is not None or (rounds and game.round >= 5):
                break
            game.choose(rng.choice(thrift(game.decision.options)))
        if game.outcome is None and (not rounds or game.round >= 5):
            out.append(game)
    return out


def clone_seconds(name: str) -> float:
    games = middle_games(name, 60)
    best = 1.0
    for _ in range(5):
        start = process_time()
        for game in games:
            for _ in range(20):
                game.clone()
        best = min(best, (process_time() - start) / (20 * len(games)))
    return best


def odds_seconds() -> tuple[float, float]:
    """Exact odds of every ability of a whole board: for a board not seen before, and for further dice on it. The slowest board
    of all, either side of it."""
    found = [board_seconds(hero, side) for hero in HEROES.values() for side in range(len(hero.sides))]
    return max([first for first, _ in found]), max([again for _, again in found])


def board_seconds(hero: Any, side: int) -> tuple[float, float]:
    from tablee.games.dice_throne.mind import odds

    levels = (1,) * len(hero.sides[side])
    first = again = 1.0
    for hand in hands(5)[::25]:
        odds.chances.cache_clear()
        start = process_time()
        odds.board_odds(hero, side, levels, hand, 2)
        middle = process_time()
        odds.board_odds(hero, side, levels, hand[::-1], 2)
        first, again = min(first, middle - start), min(again, process_time() - middle)
    return first, again


def profile(name: str) -> None:
    import cProfile
    import pstats

    with cProfile.Profile() as profiler:
        play(name, 3.0, thrifty=True)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(28)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    names: tuple[str, ...] = ("dice-throne", *DUNGEONS, *VILLAINS, "super-dungeon")
    parser.add_argument("--only", choices=names, help="measure one of them")
    parser.add_argument("--profile", choices=names, help="say where the time goes instead")
    args = parser.parse_args()
    if args.profile:
        profile(args.profile)
        return
    import tablee.kernel.game as kernel

    compiled = not str(kernel.__file__).endswith(".py")
    names = (args.only,) if args.only else names
    best: dict[tuple[str, str], tuple[float, float, float]] = {}
    first: dict[str, float] = {}  # before anything is remembered: sight and reach of a dungeon are worked out once
    base = 0.0
    for _ in range(3):  # best of three, taking turns, so that a busy moment hurts all alike
        base = max(base, chess_baseline(args.seconds / 2))
        for name in names:
            for style in ("random", "thrifty"):
                found = play(name, args.seconds, style == "thrifty")
                first.setdefault(name, found[0])
                best[name, style] = max(best.get((name, style), (0.0, 0.0, 0.0)), found)
    data: dict[str, Any] = {
        "compiled": compiled,
        "python": sys.version.split()[0],
        "chess_moves_per_second": round(base),
    }
    form = "compiled" if compiled else "pure Python"
    lines = [f"{form} {data['python']}; chess baseline {base:.0f} moves/s"]
    for name in names:
        lines.append(f"{TITLES.get(name, f'Champions, {name}')}:")
        entry = data[name] = {}
        for style in ("random", "thrifty"):
            d, g, _ = best[name, style]
            entry[style] = {
                "decisions_per_second": round(d),
                "games_per_second": round(g, 1),
                "ratio": round(d / base, 2),
            }
            lines.append(f"  {style:8} {d:9.0f} decisions/s {g:7.1f} games/s  ratio {d / base:.2f}")
        if name == "super-dungeon":
            entry["new_dungeons_ratio"] = round(first[name] / base, 2)
            lines.append(
                f"  random, dungeons not seen before {first[name]:.0f} decisions/s, ratio {first[name] / base:.2f}"
            )
        clone, decision = clone_seconds(name), 1 / best[name, "thrifty"][2]
        entry["clone_microseconds"] = round(clone * 1e6, 2)
        entry["clone_in_decisions"] = round(clone / decision, 2)
        lines.append(f"  clone    {clone * 1e6:9.2f} us, {clone / decision:.2f} of a decision")
    if "dice-throne" in names:
        odds, again = odds_seconds()
        data["board_odds_milliseconds"] = round(odds * 1e3, 2)
        data["board_odds_again_milliseconds"] = round(again * 1e3, 3)
        lines.append(
            f"  odds {odds * 1e3:.2f} ms for a whole board not seen before, {again * 1e3:.2f} ms for further dice"
        )
    sys.stdout.write(json.dumps(data) + "\n" if args.json else "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
