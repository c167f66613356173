"""What holds for bots at every game: legal, harmless, repeatable, and honest: they decide on what their seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any

from tablee.bots import make_bot
from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game
from tablee.kernel.rng import key_of

Asked = Iterable[tuple[Any, int]]


def decisions(rules: Rules[Game], options: dict[str, str], seed: str, most: int, by: str) -> Iterator[tuple[Any, int]]:
    """Games played by such bots, stopped before each decision at which there is something to choose."""
    setup = rules.setup(options, 2, seed)
    n = 0
    for games in count():
        game = rules.new(setup, f"{seed}/{games}")
        bots = [make_bot(by, rules, f"{seed}/{games}/{seat}") for seat in range(rules.seats(setup))]
        while game.decision is not None:
            seat = game.decision.seat
            if len(game.decision.options) > 1:
                if n == most:
                    return
                yield game, seat
                n += 1
            game.choose(bots[seat].choose(game, seat))


def whole(game: Any) -> tuple[object, ...]:
    """The state, what chance has given, and what has been shown."""
    return game.fingerprint(), dict(game.rng.places), game.reveals, game.log, [str(o) for o in game.decision.options]


def is_legal_and_harmless(
    rules: Rules[Game], name: str, asked: Asked, everything: Callable[[Any], object] = whole
) -> None:
    """Every choice is legal, and the game is not touched."""
    bots: dict[int, Any] = {}
    for game, seat in asked:
        bot = bots.setdefault(seat, make_bot(name, rules, f"legal/{seat}"))
        decision, before = game.decision, everything(game)
        assert bot.choose(game, seat) in decision.options
        assert game.decision is decision and everything(game) == before


def is_repeatable(rules: Rules[Game], name: str, asked: Asked) -> None:
    """The same seed makes the same choices."""
    one, same = make_bot(name, rules, "1"), make_bot(name, rules, "1")
    for game, seat in asked:
        assert one.choose(game, seat) == same.choose(game, seat), game.place()


def is_honest(rules: Rules[Game], name: str, asked: Asked) -> int:
    """All that is hidden from the seat dealt anew: a bot with the same luck of its own chooses the same. How often the deal
    was another one."""
    changed = 0
    for n, (game, seat) in enumerate(asked):
        dealt = rules.redeal(game, seat, key_of(f"dealt {n}"))
        changed += dealt.fingerprint() != game.fingerprint()
        real, guessed = make_bot(name, rules, f"honest {n}"), make_bot(name, rules, f"honest {n}")
        assert real.choose(game, seat) == guessed.choose(dealt, seat), game.place()
    return changed
