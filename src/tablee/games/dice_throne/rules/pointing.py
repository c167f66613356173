"""What options of several verbs share: the words for a card, a token or a player, and the pieces they point at."""

from __future__ import annotations

from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import Args, Option


# ---------------------------------------------------------------------- words
def card_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"card": f"@card.{game.heroes[seat].id}.{choice.args[0]}"}


def number_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"n": int(choice.args[0])}


def player_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"who": f"&{choice.args[0]}"}


def token_of(game: Battle, name: int | str) -> str:
    """The sheet of a token by the name of its kind."""
    return f"@token.{game.kit.by_id[str(name)].token.id}"


# ---------------------------------------------------------------------- pieces
def on_card(game: Battle, seat: int, choice: Option) -> list[str]:
    return [f"c{seat}.{choice.args[0]}"]


def on_player(game: Battle, seat: int, choice: Option) -> list[str]:
    return [f"seat{choice.args[0]}"]


def on_dice(game: Battle, seat: int, choice: Option) -> list[str]:
    """All that show the face: they are interchangeable."""
    return [f"d{i}" for i, face in enumerate(game.rolls[-1].faces) if face == choice.args[0]]


def own(kind: str, seat: int, piece: str) -> str:
    """The name of a card (c), token (t) or ability (a) of one's own that was pointed at, or ''."""
    return piece.removeprefix(f"{kind}{seat}.") if piece.startswith(f"{kind}{seat}.") else ""
