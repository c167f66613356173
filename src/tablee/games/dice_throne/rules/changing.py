"""Figures of heroes that a setup changes: costs, damage, limits. A changed hero is made of the same pieces with other numbers in
them, so that all it does and says follows; its content hash is another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from tablee.gamekit.changes import Change, changes_from, check_change, check_owner, parts
from tablee.games.dice_throne.rules import packed
from tablee.games.dice_throne.rules.heroes import HEROES, SHARED, common
from tablee.games.dice_throne.rules.spelling import check_hero
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.kernel.errors import ContentError, SetupError

#: what nodes with a number `n` are about; others cannot be changed
WORDS = {
    "Damage": "damage", "DamageSeveral": "damage", "Isolated": "damage", "AddDamage": "added", "Heal": "heal",
    "Mend": "mend", "Prevent": "prevent", "GainCP": "gain-cp", "LoseCP": "lose-cp", "StealCP": "steal-cp", "PayCP": "pay-cp",
    "Draw": "draw", "Gain": "gain", "Inflict": "inflict", "Lose": "lose", "PayTokens": "pay-tokens", "Grow": "grow",
    "Dice": "dice", "AtLeast": "at-least", "AtMost": "at-most", "PerSymbol": "per-symbol", "PerToken": "per-token",
    "StartWith": "start-with", "SurviveWith": "survive-with",
}  # fmt: skip
RANGES = {"cost": (0, 20), "limit": (1, 20), "dice": (1, 6), "rolled": (1, 6)}
WIDEST = (0, 99)

Place = tuple[Any, Any]  # what holds a number, and where in it
Pieces = dict[str, dict[str, list[Place]]]  # piece -> figure -> where its numbers stand


def read(words: str) -> tuple[Change, ...]:
    """From a setup option: "barbarian.smack.1.damage=5/7/9 barbarian.token.concussion.limit=2"."""
    found = changes_from(words)
    check(tuple(found))
    return tuple(sorted(found))


@lru_cache(maxsize=256)
def check(changes: tuple[Change, ...]) -> None:
    """Each names a figure that is there, and numbers that can be."""
    known: dict[str, dict[str, dict[str, str]]] = {}
    for path, numbers in changes:
        check_owner(path, tuple(HEROES))
        hero, _, figure = parts(path)
        if hero not in known:
            known[hero] = {
                piece: {name: written(places) for name, places in found.items()}
                for piece, found in pieces(data_of(hero)).items()
            }
        check_change((path, numbers), known[hero], RANGES.get(figure, WIDEST))


def written(places: Sequence[Place]) -> str:
    return "/".join([str(holder[at]) for holder, at in places])


def figures_of(hero: str) -> dict[str, str]:
    """All that can be changed of a hero, as it is printed."""
    check_owner(f"{hero}..", tuple(HEROES))
    return {
        f"{hero}.{piece}.{figure}": written(places)
        for piece, found in pieces(data_of(hero)).items()
        for figure, places in found.items()
    }


def of(changes: Sequence[Change], hero: str) -> tuple[Change, ...]:
    return tuple([change for change in changes if parts(change[0])[0] == hero])


@lru_cache(maxsize=64)
def changed(id: str, changes: tuple[Change, ...]) -> Hero:
    """The hero with these numbers in place of the printed ones."""
    check(changes)
    data = deepcopy(data_of(id))
    there = pieces(data)
    for path, numbers in changes:
        _, piece, figure = parts(path)
        for (holder, at), number in zip(there[piece][figure], numbers):
            holder[at] = number
    try:
        hero = check_hero("changes", packed.hero(data, SHARED, common()))
    except ContentError as error:
        raise SetupError(f"the changed {id!r} cannot be played: {error}") from error
    hero.changed = True
    return hero


# ---------------------------------------------------------------------- where numbers stand
def data_of(hero: str) -> packed.Data:
    found: packed.Data = HEROES.boards.get(hero) or packed.pack_hero(HEROES[hero], SHARED, len(common()))
    return found


def pieces(data: packed.Data) -> Pieces:
    """Abilities by their level, cards and tokens. What several heroes share is not theirs to change."""
    found: Pieces = {}

    def place(piece: str, figure: str, holder: Any, at: Any) -> None:
        found.setdefault(piece, {}).setdefault(figure, []).append((holder, at))

    for slot in [slot for side in data["sides"] for slot in side]:
        for number, level in enumerate(slot["levels"], 1):
            if number > 1:
                place(f"{slot['id']}.{number}", "cost", level, "cost")
            for ability in level["abilities"]:
                piece = f"{ability['id']}.{number}"
                if ability["dice"]:
                    place(piece, "rolled", ability, "dice")
                trees = [ability["do"], ability["again"], ability["on"], ability["uses"]]
                walk(trees, lambda figure, holder, at, piece=piece: place(piece, figure, holder, at))  # type: ignore[misc]
    for card in data["cards"]:
        piece = f"card.{card['id']}"
        place(piece, "cost", card, "cost")
        walk(card["effect"], lambda figure, holder, at, piece=piece: place(piece, figure, holder, at))  # type: ignore[misc]
    for token in [token for token in data["tokens"] if not isinstance(token, str)]:
        piece = f"token.{token['id']}"
        place(piece, "limit", token, "limit")
        trees = [token["ways"], token["on"], token["burst"], token["full"], token["off"]]
        walk(trees, lambda figure, holder, at, piece=piece: place(piece, figure, holder, at))  # type: ignore[misc]
    return found


def walk(tree: Any, place: Callable[[str, Any, Any], None]) -> None:
    """The numbers of a packed text, in reading order."""
    if isinstance(tree, list):
        for one in tree:
            walk(one, place)
    elif isinstance(tree, dict):
        for name, made_of in tree.items():
            at = place_of(name)
            if at >= 0 and isinstance(made_of[at], int):
                place(WORDS[name], made_of, at)
            walk(made_of, place)


def place_of(node: str) -> int:
    """Where the number stands in what a node is made of; -1: it has none that can be changed."""
    cls = packed.CLASSES.get(node)
    if node not in WORDS or cls is None or not is_dataclass(cls):
        return -1
    names = [field.name for field in fields(cls) if field.init]
    return names.index("n") if "n" in names else -1
