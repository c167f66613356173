"""What the proofs share: play named choices, and check at each that the game can be copied and saved."""

from __future__ import annotations

from json import dumps, loads
from typing import Any

from tablee.kernel.decision import parse
from tablee.kernel.game import Game


def play(game: Any, *moves: str) -> Any:
    """Play "seat:option" moves on a copy; before each, clone, save, reload and compare."""
    game = game.clone()
    for move in moves:
        check_copies(game)
        seat, words = move.split(":")
        assert game.decision is not None, f"{move}: nobody is asked, {game.place()}"
        offered = [str(o) for o in game.decision.options]
        assert game.decision.seat == int(seat), (
            f"{move}: seat {game.decision.seat} is asked at {game.place()} {offered}"
        )
        assert words in offered, f"{move}: offered {offered} at {game.place()}"
        game.choose(parse(words))
    check_copies(game)
    return game


def check_copies(game: Game) -> None:
    before = game.fingerprint()
    other = type(game)(game.content, game.rng.copy())
    other.restore(loads(dumps(game.save())))
    for copy in (game.clone(), other):
        assert copy.decision is None or copy.decision.prompt == game.decision.prompt  # type: ignore[union-attr]
        assert copy.fingerprint() == before
        if copy.decision is not None:
            assert [str(o) for o in copy.decision.options] == [str(o) for o in game.decision.options]  # type: ignore[union-attr]
            copy.choose(copy.decision.options[-1])
        assert game.fingerprint() == before, "a copy shares something with the original"
