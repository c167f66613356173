"""Actions and potions in words, with the exact odds of each attack and who would be hit, before anything is chosen."""

from __future__ import annotations

from tablee.games.super_dungeon import odds, targets
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.usable import BERSERK_ATTACK, FEED, MELEE_ATTACK, RAGE_ATTACK
from tablee.games.super_dungeon.vocabulary import ActionDef
from tablee.games.view import Words
from tablee.kernel.decision import Option

Args = dict[str, int | str]
#: attacks that cost nothing, and what they are an attack of
FREE = {BERSERK_ATTACK: "ability.berserk", RAGE_ATTACK: "action.melee-attack", FEED: "ability.feed-me"}


def definition(game: Arena, option: Option) -> ActionDef | None:
    """The action of `act ...` or `drink ...`; none for Feed Me."""
    id = str(option.args[0])
    return game.kit.actions.get(MELEE_ATTACK if id in (BERSERK_ATTACK, RAGE_ATTACK) else id)


def target(game: Arena, option: Option) -> int:
    """The model it is aimed at, -1: none."""
    return next((game.kit.by_handle[str(arg)] for arg in option.args[1:2] if str(arg) in game.kit.by_handle), -1)


def act_label(game: Arena, option: Option) -> Words:
    """What is done, to whom, at what price, and the chance that it succeeds."""
    n, action = game.active, definition(game, option)
    id = str(option.args[0])
    args: Args = {"action": f"@{FREE.get(id, f'action.{id}')}", "cost": action.cost if action and id not in FREE else 0}
    victim = target(game, option)
    if action is not None and action.area:
        hits = targets.hit(game, n, option)
        args["hits"] = hits_phrase(game, n, action, hits)
        args["side"] = str(option.args[1]) if len(option.args) == 2 and victim < 0 else ""
        return Words("opt-act-area" if hits else "opt-act", args)
    if victim >= 0:
        args["who"] = game.name(victim)
        if action is not None and action.offense >= 0:
            args["chance"] = chance(game, n, action, victim)
            return Words("opt-act-attack", args)
        return Words("opt-act-on", args)
    squares = [arg for arg in option.args[1:] if isinstance(arg, int)]
    if len(squares) == 2:
        args["x"], args["y"] = squares
        return Words("opt-act-at", args)
    if len(squares) == 1:
        args["tile"] = f"@tile.{game.tiles[squares[0] - 1].card}"
        return Words("opt-act-tile", args)
    return Words("opt-act", args)


def chance(game: Arena, n: int, action: ActionDef, victim: int) -> str:
    over, under = odds.attack(game, n, action.id, victim)
    return f"%chance:{over}/{under}"


def hits_phrase(game: Arena, n: int, action: ActionDef, hits: tuple[int, ...]) -> str:
    """Everybody in the area, each with the chance to be wounded where there is a roll."""
    if action.offense < 0:
        return "%hits:" + "+".join([str(one) for one in hits])
    chances = [odds.attack(game, n, action.id, one) for one in hits]
    return "%hits:" + "+".join([f"{one}={over}/{under}" for one, (over, under) in zip(hits, chances, strict=True)])


def drink_label(game: Arena, option: Option) -> Words:
    """`drink POTION OWNER [TARGET]`: whose card has the potion, and for whom it is."""
    words = [str(arg) for arg in option.args]
    args: Args = {"potion": f"@action.{words[0]}", "cost": game.kit.actions[words[0]].cost}
    owner = game.kit.by_handle.get(words[1], -1) if len(words) > 1 else -1
    args["owner"] = game.name(owner) if owner >= 0 else ""
    args["own"] = "yes" if owner in (-1, game.active) else "no"
    rest = [game.kit.by_handle[word] for word in words[2:] if word in game.kit.by_handle]
    args["who"] = game.name(rest[0]) if rest else ""
    return Words("opt-drink-on" if rest else "opt-drink", args)


def hit_by(game: Arena, option: Option) -> tuple[int, tuple[int, ...]]:
    """The squares of the area, and the models an action would hit."""
    action = definition(game, option)
    if action is None:
        return 0, ()
    if not action.area:
        victim = target(game, option)
        return 0, (victim,) if victim >= 0 else ()
    return targets.squares(game, game.active, option), targets.hit(game, game.active, option)
