"""What options of several verbs share: their words, the cards they point at, and what pointing at a card may mean."""

from __future__ import annotations

from tablee.games.champions.state import Scenario
from tablee.games.champions.vocabulary import ALLY, PLAY
from tablee.kernel.decision import Args, Option


# ---------------------------------------------------------------------- words
def card_words(game: Scenario, seat: int, choice: Option) -> Args:
    return {"card": game.name(game.named(choice.args[0]))}


def number_words(game: Scenario, seat: int, choice: Option) -> Args:
    return {"n": int(choice.args[0])}


def ability_words(game: Scenario, seat: int, choice: Option) -> Args:
    """A card, and what tells apart its abilities: the name of one, or what it does."""
    i, k = game.tagged(choice.args[0])
    face, ability = game.cards[i].face, ""
    if k < len(face.abilities) and face.abilities[k].name is not None:
        ability = f"@ability.{face.code}.{k}"
    elif len(face.script.abilities) > 1:
        ability = f"%{face.code}.{k}/0"
    return {"card": game.name(i), "ability": ability, "named": "yes" if ability else "no"}


# ---------------------------------------------------------------------- pieces
def on_card(game: Scenario, seat: int, choice: Option) -> list[str]:
    return on_cards(game, seat, Option(choice.verb, choice.args[:1]))


def on_cards(game: Scenario, seat: int, choice: Option) -> list[str]:
    return [game.handle(i) for i in [game.tagged(arg)[0] for arg in choice.args] if i >= 0]


# ---------------------------------------------------------------------- why not
def pays(game: Scenario, seat: int) -> bool:
    """Is this seat paying just now?"""
    return game.decision is not None and game.decision.prompt == "pay" and game.decision.seat == seat


def meant(game: Scenario, seat: int, handle: str) -> int:
    """The card that is pointed at, or -1; whoever pays asks about paying and nothing else."""
    return -1 if pays(game, seat) else game.named(handle)


def meant_character(game: Scenario, seat: int, handle: str) -> bool:
    """Is it the identity or an ally of this seat?"""
    i = meant(game, seat, handle)
    if i < 0 or game.cards[i].zone != PLAY:
        return False
    return i == game.players[seat].me or (game.cards[i].face.type == ALLY and game.cards[i].ctl == seat)
