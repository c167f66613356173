"""What the log is told of dice and of damage on its way; nothing is worked out where no log is kept."""

from __future__ import annotations

from tablee.games.dice_throne.rules.ladder import spelled
from tablee.games.dice_throne.rules.state import Battle


def tell_roll(game: Battle, rule: str, seat: int, faces: tuple[int, ...], purpose: str) -> None:
    """Dice are thrown; `purpose` as in `Roll`, or "start"."""
    if game.log is not None:
        goal = purpose if purpose in ("start", "offense", "defense", "targeting") else "text"
        what = game.origin(seat, purpose) if goal == "text" else ""
        game.note(rule, "rolls", who=f"&{seat}", dice=spelled(faces), goal=goal, what=what)


def coming(game: Battle, seat: int) -> int:
    """What is on its way to a seat (-1: to whoever will be the target), as it stands: for the log, and nothing without one."""
    return 0 if game.log is None else sum([game.total(one) for one in game.incoming if one.to == seat])


def tell_coming(game: Battle, rule: str, message: str, by: int, seat: int, source: str, n: int, before: int) -> None:
    """The damage on its way to `seat` changes by a text of `by`."""
    if game.log is not None:
        what, whom = game.origin(by, source), f"&{seat}" if seat >= 0 else ""
        now = coming(game, seat)
        game.note(rule, message, who=f"&{by}", whom=whom, n=n, what=what, before=before, now=now)
