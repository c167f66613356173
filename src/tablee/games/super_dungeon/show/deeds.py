"""Actions and potions in words, with the exact odds of each attack and who would be hit, before anything is chosen."""

from __future__ import annotations

from collections.abc import Callable

from tablee.gamekit.view import Words
from tablee.games.super_dungeon.mind import odds
from tablee.games.super_dungeon.rules import targets
from tablee.games.super_dungeon.rules.chores import trap_named
from tablee.games.super_dungeon.rules.pointing import spot, spots
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.usable import BERSERK_ATTACK, FEED, MELEE_ATTACK, RAGE_ATTACK
from tablee.games.super_dungeon.rules.vocabulary import OFFENSE, ActionDef
from tablee.kernel.decision import Args, Option

#: attacks that cost nothing, and what they are an attack of
FREE = {BERSERK_ATTACK: "ability.berserk", RAGE_ATTACK: "action.melee-attack", FEED: "ability.feed-me"}


def meant(game: Arena, option: Option) -> tuple[ActionDef | None, int, int]:
    """The action, the model and the square that an option is aimed at; -1: none."""
    args = option.args[1:] if option.verb == targets.SAVING else option.args
    id = str(args[0])
    rest = args[1:] if option.verb in (targets.ACTING, targets.STRIKING) else args[2:]  # a potion names its owner first
    target = game.kit.by_handle.get(str(rest[0]), -1) if rest else -1
    places = [arg for arg in rest if isinstance(arg, int)]
    square = game.board.at(places[0], places[1]) if len(places) > 1 else -1
    return game.kit.actions.get(MELEE_ATTACK if id in (BERSERK_ATTACK, RAGE_ATTACK) else id), target, square


def effect_of(game: Arena, option: Option) -> Option:
    """A Strike is an action of the master."""
    return Option(targets.ACTING, option.args) if option.verb == targets.STRIKING else option


def act_label(game: Arena, n: int, option: Option) -> Words:
    """What is done, to whom, at what price, and the chance that it succeeds."""
    action, victim, square = meant(game, option)
    id = str(option.args[0])
    args: Args = {"action": f"@{FREE.get(id, f'action.{id}')}", "cost": action.cost if action and id not in FREE else 0}
    if action is not None and action.area:
        hits = targets.hit(game, n, effect_of(game, option))
        args["hits"] = hits_phrase(game, n, action, hits, victim)
        if victim >= 0:  # a Burst has a centre: its target, or one square of a large one (SD-AREA-07)
            args["x"], args["y"] = game.board.xy(square if square >= 0 else game.models[victim].at)
            return Words("opt-act-burst", args)
        args["side"] = str(option.args[1]) if len(option.args) == 2 else ""
        return Words("opt-act-area" if hits else "opt-act", args)
    if victim >= 0:
        args["who"] = game.name(victim)
        if action is not None and action.kind == OFFENSE and action.offense >= 0:
            args["chance"] = chance(game, n, action, victim)
            return Words("opt-act-attack", args)
        return Words("opt-act-on", args)
    if square >= 0:
        args["x"], args["y"] = game.board.xy(square)
        return trap_label(game, option, args) if id == "disarm-trap" else Words("opt-act-at", args)
    if len(option.args) == 2:
        args["tile"] = f"@tile.{game.tiles[int(option.args[1]) - 1].card}"
        return Words("opt-act-tile", args)
    return Words("opt-act", args)


def trap_label(game: Arena, option: Option, args: Args) -> Words:
    """Which trap is meant; where others begin on the same square, its number there, too."""
    trap = trap_named(game, option.args[1:])
    args["trap"] = f"@explore.{game.kit.explores[trap.card].id}"
    there = [one for one in game.traps if one.templates[0][0] == trap.templates[0][0]]
    args["n"] = there.index(trap) + 1 if len(there) > 1 else 0
    return Words("opt-act-trap", args)


def chance(game: Arena, n: int, action: ActionDef, victim: int) -> str:
    over, under = odds.attack(game, n, action.id, victim)
    return f"%chance:{over}/{under}"


def hits_phrase(game: Arena, n: int, action: ActionDef, hits: tuple[int, ...], target: int = -1) -> str:
    """Everybody in the area, each with the chance to be wounded where there is a roll."""
    if action.offense < 0 or action.kind != OFFENSE:
        return "%hits:" + "+".join([str(one) for one in hits])
    chances = [odds.attack(game, n, action.id, one, hits, target) for one in hits]
    return "%hits:" + "+".join([f"{one}={over}/{under}" for one, (over, under) in zip(hits, chances, strict=True)])


def drink_label(game: Arena, n: int, option: Option) -> Words:
    """Whose card has the potion, who drinks it, and for whom it is."""
    what, handle = [str(arg) for arg in (option.args[1:3] if option.verb == targets.SAVING else option.args[:2])]
    owner = game.kit.by_handle[handle]
    action, victim, _ = meant(game, option)
    assert action is not None
    args: Args = {"potion": f"@action.{what}", "cost": action.cost, "owner": game.name(owner)}
    args["own"] = "yes" if owner == n else "no"
    if option.verb == targets.SAVING:  # outside an activation it must be said who drinks
        args["drinker"] = game.name(n)
    if action.area:
        hits = targets.hit(game, n, option)
        args["who"] = hits_phrase(game, n, action, hits, victim) if hits else game.name(n)
        return Words(f"opt-{option.verb}-on", args)
    if victim < 0 or victim == n:
        return Words(f"opt-{option.verb}", args)
    args["who"] = f"%hits:{victim}"
    if action.kind == OFFENSE and action.offense >= 0:
        args["who"] = hits_phrase(game, n, action, (victim,), victim)
    return Words(f"opt-{option.verb}-on", args)


def hit_by(game: Arena, n: int, option: Option) -> tuple[int, tuple[int, ...]]:
    """The squares of the area, and the models an action would hit."""
    action, victim, _ = meant(game, option)
    if action is None or not action.area:
        return 0, (victim,) if victim >= 0 else ()
    what = effect_of(game, option)
    return targets.squares(game, n, what), targets.hit(game, n, what)


class Doing:
    """Words and pieces of a verb by which a model acts or drinks; `user` says which model."""

    def __init__(
        self, user: Callable[[Arena, Option], int], label: Callable[[Arena, int, Option], Words] = act_label
    ) -> None:
        self.user = user
        self.label = label

    def words(self, game: Arena, seat: int, choice: Option) -> Words:
        return self.label(game, self.user(game, choice), choice)

    def on(self, game: Arena, seat: int, choice: Option) -> list[str]:
        """Where it is pressed: at the target, at the square, or at who does it."""
        _, target, square = meant(game, choice)
        if target >= 0 and game.models[target].at >= 0:
            return [game.kit.handles[target]]
        return [spot(game.board, square)] if square >= 0 else [game.kit.handles[self.user(game, choice)]]

    def to(self, game: Arena, seat: int, choice: Option) -> list[str]:
        """The squares of an area, and whom it would hit."""
        squares, models = hit_by(game, self.user(game, choice), choice)
        return [*spots(game.board, squares), *[game.kit.handles[n] for n in models]]


def by_active(game: Arena, choice: Option) -> int:
    return game.active
