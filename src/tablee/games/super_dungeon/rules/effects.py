"""Tokens put on cards and taken off: statuses, wounds healed, potions, and effects that last until an upkeep."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.abilities import IMMUNE_AT
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import IMMOBILE, STATUSES, TOKENS
from tablee.games.super_dungeon.rules.values import abilities, quantity
from tablee.games.super_dungeon.rules.vocabulary import NO_BONUS


# ---------------------------------------------------------------------- statuses
def inflict(game: Arena, n: int, statuses: int, by: int = -1) -> int:
    """Puts tokens for the statuses it neither has nor is immune to; these are returned (SD-STATUS-03, SD-ABIL-09)."""
    model = game.models[n]
    new = statuses & ~model.statuses
    if not new or (model.at < 0 and model.host < 0):
        return 0
    new &= ~(abilities(game, n) >> IMMUNE_AT)
    if new:
        game.change(n, statuses=model.statuses | new)
        for bit in bits(new):
            game.note("SD-STATUS-01", "suffers", who=game.name(n), status=f"#status.{STATUSES[bit]}")
    return new


def cure(game: Arena, n: int, statuses: int, rule: str = "SD-STATUS-04", icon: str = "") -> int:
    """Takes tokens off; those that were there are returned. `icon`: what lay on a die and does it."""
    old = game.models[n].statuses & statuses
    if old:
        game.change(n, statuses=game.models[n].statuses & ~old)
        for bit in bits(old):
            status = f"#status.{STATUSES[bit]}"
            game.note(rule, "cured-icon" if icon else "cured", who=game.name(n), status=status, icon=icon)
    return old


def shed(game: Arena, n: int) -> int:
    """Who becomes immune loses the tokens at once (SD-ABIL-09, SD-ABIL-10)."""
    if not game.models[n].statuses:
        return 0
    return cure(game, n, abilities(game, n) >> IMMUNE_AT & (TOKENS | IMMOBILE), "SD-ABIL-09")


def tokens(game: Arena, n: int) -> list[int]:
    """Its status tokens, one bit each."""
    return [1 << bit for bit in bits(game.models[n].statuses & TOKENS)]


# ---------------------------------------------------------------------- wounds and potions
def heal(game: Arena, n: int, wounds: int, rule: str = "SD-DEATH-01", icon: str = "") -> int:
    """Takes up to so many wound tokens off; how many is returned (SD-DEATH-01)."""
    healed = min(wounds, game.models[n].wounds)
    if healed:
        game.change(n, wounds=game.models[n].wounds - healed)
        game.note(rule, "heals-icon" if icon else "heals", who=game.name(n), n=healed, icon=icon)
    return healed


def has_room(game: Arena, n: int) -> bool:
    """May a potion token go on this card? A destroyed Hero's may not take any (SD-POTION-01, SD-DEATH-03)."""
    return game.models[n].at >= 0 and game.models[n].potions < quantity(game, n)


def give_potion(game: Arena, n: int, rule: str = "SD-POTIONDROP-02", icon: str = "") -> None:
    game.change(n, potions=game.models[n].potions + 1)
    game.note(rule, "gains-potion-icon" if icon else "gains-potion", who=game.name(n), icon=icon)


# ---------------------------------------------------------------------- what lasts
def gain(game: Arena, n: int, effect: Lasting) -> None:
    """Area effects of one name do not add up: the new one replaces the old (SD-AREA-05). The book limits nothing else, so
    a potion that is drunk again counts again; an ability cannot be had twice, and is written down once."""
    lasting = game.models[n].lasting
    if effect.area or (effect.bonus is NO_BONUS and effect.card < 0):
        lasting = tuple([one for one in lasting if one.what != effect.what])
    game.change(n, lasting=(*lasting, effect))


def has_lasting(game: Arena, n: int, special: str) -> bool:
    lasting = game.models[n].lasting
    return bool(lasting) and any([one.special == special for one in lasting])


def drop_lasting(game: Arena, n: int, special: str) -> None:
    """A one-off effect is over, such as a bonus for the next roll."""
    game.change(n, lasting=tuple([one for one in game.models[n].lasting if one.special != special]))


def forget(game: Arena, n: int) -> None:
    """A destroyed model: what lay on it and what it gave to others is over (SD-DEATH-04, SD-AREA-13)."""
    for one in game.models[n].lasting:
        if one.card >= 0:
            game.discard("treasure", one.card)
    if game.models[n].lasting:
        game.change(n, lasting=())
    end_lasting(game, n)


def end_lasting(game: Arena, n: int) -> None:
    """What ends with the upkeep of a model, on whomever it lies (SD-UPKEEP-02)."""
    for other in game.marked:
        model = game.models[other]
        over = [one for one in model.lasting if one.until == n]
        if not over:
            continue
        game.change(other, lasting=tuple([one for one in model.lasting if one.until != n]))
        for one in over:
            game.note("SD-UPKEEP-02", "effect-ends", who=game.name(other), what=f"#action.{one.what}")
            if one.card >= 0:
                game.discard("treasure", one.card)
