"""The question a seat is asked, where we are, and what may be meant by pointing at a piece: once for all games.

`common` are arguments that all words of a game may use; the asking step and its frame say the rest (`ask`, `says`, `about`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

from tablee.gamekit.verb import Verb
from tablee.gamekit.view import Choice, Pick, Question, Words
from tablee.kernel.decision import Args, Option
from tablee.kernel.game import Game

Verbs = Mapping[str, Verb[Any]]
OUTER = 3  # the game, whose turn it is, and which part of it


def question(
    game: Game, seat: int, verbs: Verbs, pieces: Container[str] | None, common: Args, pick: Pick | None = None
) -> Question | None:
    """What `seat` is asked, or whom it waits for; the rules are those of the step that asks. Without `pieces` options point at
    whatever their verbs name."""
    asked = game.decision
    if asked is None:
        return None
    frame = game.stack[-1]
    why = frame.cites()
    if asked.seat != seat:
        return Question(asked.seat, Words("waiting", {"who": f"&{asked.seat}"}), why)
    prompt = Words(f"prompt-{asked.prompt}", {**common, **asked.args, **frame.says(game)})
    return Question(seat, prompt, why, tuple([offered(game, seat, verbs, pieces, o) for o in asked.options]), pick)


def offered(game: Game, seat: int, verbs: Verbs, pieces: Container[str] | None, choice: Option) -> Choice:
    """An option with its words and what it points at."""
    verb = verbs[choice.verb]
    on, to = verb.on(game, seat, choice), verb.to(game, seat, choice)
    return Choice(str(choice), verb.label(game, seat, choice), seen(on, pieces), seen(to, pieces))


def seen(names: Sequence[str], pieces: Container[str] | None) -> tuple[str, ...]:
    """Those of them that lie there, each once; cells are always there."""
    return tuple(dict.fromkeys([name for name in names if pieces is None or name in pieces or "/" in name]))


def where(game: Game, common: Args, named: Callable[[Args], Args] = dict) -> tuple[Words, ...]:
    """Where we are in the book, from the outermost procedure to the innermost; what is about nothing (None) is left out,
    another frame says it. `named` puts into words what a frame cannot name without the game: it has no more than numbers.
    In the middle of things, while nobody is asked, only the outer part is told: procedures come and go."""
    here: tuple[Words, ...] = game.once("where", lambda: crumbs(game, common, named))
    return here


def crumbs(game: Game, common: Args, named: Callable[[Args], Args]) -> tuple[Words, ...]:
    found: list[Words] = []
    for frame in game.stack:
        about = frame.about()
        if about is not None:
            found.append(Words(f"at-{type(frame).__name__}", {**common, **named(about)}))
            if len(found) == OUTER and game.decision is None:
                break
    return tuple(found)


def tries(game: Game, seat: int, verbs: Verbs, piece: str) -> list[Choice]:
    """What this seat may want to do with a piece that it sees; whether it can is for the guards to say."""
    if seat < 0 or game.decision is None:
        return []
    found = [(verb, choice) for verb in verbs.values() for choice in verb.tries(game, seat, piece)]
    return [Choice(str(choice), verb.label(game, seat, choice), (piece,)) for verb, choice in found]
