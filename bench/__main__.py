"""`make bench`: decisions and games a second, clone and odds, as ratios to python-chess random play in this very run.

Counted are decisions with at least two options. `thrifty` play keeps hands full: the harder load.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from time import perf_counter
from typing import Any

import chess

from tablee.games import load
from tablee.kernel.decision import PASS
from tablee.kernel.dice import hands

HEROES = ("barbarian", "gunslinger", "cursed-pirate", "paladin", "pyromancer", "black-widow")


def chess_baseline(seconds: float = 2.0) -> float:
    rng, board, n, end = random.Random(1), chess.Board(), 0, perf_counter() + seconds
    while perf_counter() < end:
        moves = list(board.legal_moves)
        if not moves or board.ply() > 300:
            board = chess.Board()
            continue
        board.push(rng.choice(moves))
        n += 1
    return n / seconds


def setups() -> list[dict[str, Any]]:
    rules = load("dice-throne")
    return [rules.setup({"heroes": f"{a},{b}"}, 2, "0") for a in HEROES for b in HEROES]


def play(seconds: float, thrifty: bool) -> tuple[float, float, float]:
    """Decisions with a choice, games and all decisions a second."""
    rules, tables, rng = load("dice-throne"), setups(), random.Random(2)
    real = every = games = 0
    start = perf_counter()
    end = start + seconds
    while perf_counter() < end:
        game = rules.new(tables[games % len(tables)], str(games))
        while game.outcome is None:
            options = game.decision.options
            every += 1
            if len(options) > 1:
                real += 1
                if thrifty and options[-1] == PASS:
                    options = [o for o in options if o.verb != "sell"]
                game.choose(rng.choice(options))
            else:
                game.choose(options[0])
        games += 1
    took = perf_counter() - start
    return real / took, games / took, every / took


def middle_games(n: int) -> list[Any]:
    """Games stopped in the middle, hands full."""
    rules, tables, out = load("dice-throne"), setups(), []
    for i in range(n):
        rng = random.Random(i)
        game = rules.new(tables[i % len(tables)], f"middle/{i}")
        for _ in range(80):
            if game.outcome is not None:
                break
            options = [o for o in game.decision.options if o.verb != "sell"] or game.decision.options
            game.choose(rng.choice(options))
        if game.outcome is None:
            out.append(game)
    return out


def clone_seconds() -> float:
    games = middle_games(60)
    best = 1.0
    for _ in range(5):
        start = perf_counter()
        for game in games:
            for _ in range(20):
                game.clone()
        best = min(best, (perf_counter() - start) / (20 * len(games)))
    return best


def odds_seconds() -> tuple[float, float]:
    """Exact odds of every ability of a whole board: for a board not seen before, and for further dice on it."""
    from tablee.games.dice_throne import odds
    from tablee.games.dice_throne.heroes import HEROES as KITS

    hero = KITS["gunslinger"]
    levels = (1,) * len(hero.sides[0])
    first = again = 1.0
    for hand in hands(5)[::25]:
        odds.chances.cache_clear()
        start = perf_counter()
        odds.board_odds(hero, 0, levels, hand, 2)
        middle = perf_counter()
        odds.board_odds(hero, 0, levels, hand[::-1], 2)
        first, again = min(first, middle - start), min(again, perf_counter() - middle)
    return first, again


def profile() -> None:
    import cProfile
    import pstats

    with cProfile.Profile() as profiler:
        play(3.0, thrifty=True)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(28)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", action="store_true", help="say where the time goes instead")
    args = parser.parse_args()
    if args.profile:
        profile()
        return
    import tablee.kernel.game as kernel

    compiled = not str(kernel.__file__).endswith(".py")
    best: dict[str, tuple[float, float, float]] = {}
    base = 0.0
    for _ in range(3):  # best of three, taking turns, so that a busy moment hurts all alike
        base = max(base, chess_baseline(args.seconds / 2))
        for name in ("random", "thrifty"):
            best[name] = max(best.get(name, (0.0, 0.0, 0.0)), play(args.seconds, name == "thrifty"))
    clone = clone_seconds()
    odds, odds_again = odds_seconds()
    decision = 1 / best["thrifty"][2]
    data = {
        "compiled": compiled,
        "python": sys.version.split()[0],
        "chess_moves_per_second": round(base),
        "random": {"decisions_per_second": round(best["random"][0]), "games_per_second": round(best["random"][1], 1),
                   "ratio": round(best["random"][0] / base, 2)},
        "thrifty": {"decisions_per_second": round(best["thrifty"][0]), "games_per_second": round(best["thrifty"][1], 1),
                    "ratio": round(best["thrifty"][0] / base, 2)},
        "clone_microseconds": round(clone * 1e6, 2),
        "clone_in_decisions": round(clone / decision, 2),
        "board_odds_milliseconds": round(odds * 1e3, 2),
        "board_odds_again_milliseconds": round(odds_again * 1e3, 3),
    }  # fmt: skip
    if args.json:
        sys.stdout.write(json.dumps(data) + "\n")
        return
    form = "compiled" if compiled else "pure Python"
    sys.stdout.write(f"Dice Throne duels, all heroes, {form} {data['python']}; chess baseline {base:.0f} moves/s\n")
    for name in ("random", "thrifty"):
        d, g, _ = best[name]
        sys.stdout.write(f"  {name:8} {d:9.0f} decisions/s {g:7.1f} games/s  ratio {d / base:.2f}\n")
    sys.stdout.write(f"  clone    {clone * 1e6:9.2f} us, {clone / decision:.2f} of a decision\n")
    sys.stdout.write(
        f"  odds     {odds * 1e3:9.2f} ms for a whole board not seen before, {odds_again * 1e3:.2f} ms for further dice\n"
    )


if __name__ == "__main__":
    main()
