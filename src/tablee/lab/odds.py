"""`tablee odds`: exact chances as bars, where a game has dice to keep."""

from __future__ import annotations

from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError


def odds_lines(game: str, hero: str, dice: str, rolls: int, levels: str, lang: str) -> list[str]:
    chances = load(game).chances
    if chances is None or not chances.keeps:
        known = [name for name in GAMES if (found := load(name).chances) and found.keeps]
        raise SetupError(f"odds are known for {', '.join(known)}, not for {game!r}")
    return chances.held(hero, dice, rolls, levels, lang)
