"""Figures that a setup changes, as somebody names them: OWNER.PIECE.FIGURE=NUMBER, several numbers joined by "/"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.kernel.decision import NUMBER
from tablee.kernel.errors import SetupError

Change = tuple[str, tuple[int, ...]]  # the name of a figure, and what stands there instead


def changes_from(words: str) -> list[Change]:
    """What a setup option says, not yet held against what there is."""
    found = []
    for word in words.split():
        path, _, said = word.partition("=")
        numbers = said.split("/")
        if path.count(".") < 2 or not all([NUMBER.fullmatch(one) for one in numbers]):
            raise SetupError(f"--changes {word}: wanted is OWNER.PIECE.FIGURE=NUMBER, several numbers joined by /")
        found.append((path, tuple([int(one) for one in numbers])))
    if len({path for path, _ in found}) < len(found):
        raise SetupError(f"--changes {words}: a figure is changed once")
    return found


def parts(path: str) -> tuple[str, str, str]:
    """Owner, piece and figure; a piece may have dots of its own."""
    owner, _, rest = path.partition(".")
    piece, _, figure = rest.rpartition(".")
    return owner, piece, figure


def check_owner(path: str, known: Sequence[str]) -> None:
    if (owner := parts(path)[0]) not in known:
        raise SetupError(f"--changes {path}: nobody is called {owner!r}; there are {', '.join(known)}")


def check_change(change: Change, there: Mapping[str, Mapping[str, str]], reach: tuple[int, int]) -> None:
    """`there`: the figures of each piece, as they are printed; `reach`: from where to where a number may be."""
    path, numbers = change
    owner, piece, figure = parts(path)
    if piece not in there:
        raise SetupError(f"--changes {path}: {owner} has no piece {piece!r}; there are {', '.join(there)}")
    if figure not in there[piece]:
        known = ", ".join([f"{name} ({printed})" for name, printed in there[piece].items()]) or "none"
        raise SetupError(f"--changes {path}: there is no figure {figure!r}; those of this piece are {known}")
    printed, (low, high) = there[piece][figure], reach
    if len(numbers) != len(printed.split("/")) or not all([low <= one <= high for one in numbers]):
        given = "/".join([str(one) for one in numbers])
        raise SetupError(
            f"--changes {path}: {given!r} cannot stand for {printed}: as many numbers, from {low} to {high}"
        )
