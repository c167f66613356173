"""What everybody sees of a draft: who can still be chosen. Nothing of it is hidden."""

from __future__ import annotations

from tablee.gamekit.question import question, where
from tablee.gamekit.tabletop import Table
from tablee.gamekit.view import Piece, SeatView, View, Words
from tablee.games.dice_throne.rules.book import VERBS
from tablee.games.dice_throne.rules.state import Battle


def draft_view(game: Battle, seat: int) -> View:
    table = Table(game, seat)
    options = game.decision.options if game.decision is not None else ()
    left = [str(option.args[0]) for option in options]
    table.area("pool", Words("area-pool"), "row", [Piece(f"h.{id}", "card", f"hero.{id}") for id in left])
    seats = tuple([SeatView(n, f"seat.{n + 1}", asked(game, n)) for n in range(game.kit.seats)])
    over = Words("over-drawn") if game.outcome is not None else None
    here = where(game, {})
    return View(
        "dice-throne", seat, here, seats, tuple(table.areas), table.pieces, question(game, seat, VERBS, None, {}), over
    )


def asked(game: Battle, seat: int) -> tuple[str, ...]:
    return ("active",) if game.decision is not None and game.decision.seat == seat else ()
