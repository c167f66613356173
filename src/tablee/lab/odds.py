"""`tablee odds`: exact chances as bars, where a game has dice to keep."""

from __future__ import annotations

from tablee.gamekit.capability import Chances
from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game


def odds_lines(game: str, hero: str, dice: str, rolls: int, levels: str, lang: str) -> list[str]:
    chances = load(game).chances
    if chances is None or not chances.keeps:
        known = [name for name in GAMES if (found := load(name).chances) and found.keeps]
        raise SetupError(f"odds are known for {', '.join(known)}, not for {game}: {instead(chances)}")
    return chances.held(hero, dice, rolls, levels, lang)


def instead(chances: Chances[Game] | None) -> str:
    """Where a game without dice to keep says its chances."""
    if chances is None:
        return "nothing is rolled in this game"
    if chances.nothing is None:
        return "chances in this game stand beside the choices"
    return "its fights are reckoned at the table, by the command odds"
