"""What options of several verbs share: their words, the cards they point at, what pointing at a card may mean;
and the words for what is going on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.gamekit.view import Words
from tablee.games.champions.rules.batch import HAPPENED
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ALLY, IDENTITY_SIDES, PLAY
from tablee.kernel.decision import Args, Option

ACTIVATIONS = ("enemy_attack", "enemy_scheme")  # they have a procedure of their own


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


def used(game: Scenario, use: Any) -> dict[str, Any]:
    """Of an ability of an identity its name: who uses it is called like the card."""
    face, k = game.cards[use.card].face, use.k
    if face.type not in IDENTITY_SIDES:
        return {}
    named = k < len(face.abilities) and face.abilities[k].name is not None
    return {"named": "yes" if named else "no", "ability": f"@ability.{face.code}.{k}" if named else ""}


# ---------------------------------------------------------------------- what is going on
def named(game: Scenario, about: Args) -> Args:
    """Procedures know cards by number; what comes from no card comes from the main scheme."""
    cards = {key: int(about[key]) for key in ("card", "by") if key in about}
    return {**about, **{key: game.name(i if i >= 0 else game.main) for key, i in cards.items()}}


def occurring(o: Occ, resolving: bool) -> Args | None:
    """What happens; an activation that goes through its steps says so itself, and drawing is not worth saying."""
    if o.kind == "draw" or (o.kind in ACTIVATIONS and resolving and o.status == HAPPENED):
        return None
    return {"kind": o.kind, "by": o.actor, "card": o.subject}


def batch_words(game: Scenario, batch: list[Occ]) -> Args:
    """What a window is about: the first occurrence of a batch, and how much of whatever can be counted."""
    amounts = [o.amount for o in batch if o.kind in ("damage", "place_threat", "remove_threat")]
    o, n = batch[0], amounts[0] if amounts else 0
    return named(game, {"kind": o.kind, "by": o.actor, "card": o.subject, "n": n})


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


def said_at(*prompts: str) -> Callable[[Scenario, int, Option], Args | Words]:
    """Words of its own where one of these is asked: what it means to decline depends on the question."""

    def words(game: Scenario, seat: int, choice: Option) -> Args | Words:
        asked = game.decision.prompt if game.decision is not None else ""
        return Words(f"opt-{choice.verb}-{asked}") if asked in prompts else {}

    return words
