"""What a model may do now with its action points: every legal action with every legal target."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.games.super_dungeon.rules.aiming import (
    DIRECTIONS,
    Near,
    affected,
    covered,
    eyes,
    hooked,
    one_near,
    out_of_reach,
    reach,
    surroundings,
    wrong_side,
)
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.board.movers import FLY as FLYING
from tablee.games.super_dungeon.rules.chores import Args, chore_forbids, chores, in_question
from tablee.games.super_dungeon.rules.nodes.actions import NewCrop, TacticalStrike
from tablee.games.super_dungeon.rules.nodes.node import NO_SPECIAL
from tablee.games.super_dungeon.rules.ranks import BOOTY, CREEP, ELITE, MINION
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import TOKENS
from tablee.games.super_dungeon.rules.tricks import crops, fits, ready
from tablee.games.super_dungeon.rules.usable import (
    ATTACKS,
    BERSERK_ATTACK,
    CHORES,
    FEED,
    MELEE_ATTACK,
    RAGE_ATTACK,
    basic,
    basic_actions,
    down,
    free_attacks,
    lacks,
    may_feed,
    stopped,
    unique,
)
from tablee.games.super_dungeon.rules.values import flying, guests
from tablee.games.super_dungeon.rules.vocabulary import AURA, BURST, LANCE, NO_BONUS, SWEEP, ActionDef
from tablee.kernel.decision import Option
from tablee.kernel.procedure import Procedure

#: verbs whose options name an action and its targets; they stand after the procedures that ask for them, and those need us
ACTING: Final = "act"
STRIKING: Final = "strike"
SAVING: Final = "emergency"
FOOD = (MINION, ELITE, CREEP, BOOTY)  # friends that Feed Me may remove (ours: neither bosses nor spawning points)


class Turn(Procedure):
    """What of an activation matters here."""

    model: int
    used: tuple[str, ...]  # what can be used once in it
    declared: Args  # of the option of the action that it is about to carry out

    def points(self, game: Arena) -> int:
        """Action points that are left."""
        raise NotImplementedError


def turn_of(game: Arena) -> Turn | None:
    """The activation that is going on."""
    for frame in reversed(game.stack):
        if isinstance(frame, Turn):
            return frame
    return None


@lru_cache(maxsize=65536)
def act_option(args: Args) -> Option:
    return Option(ACTING, args)


@lru_cache(maxsize=1024)
def needs_enemy(action: ActionDef) -> bool:
    """Does it do nothing without an enemy in its range or area?"""
    if action.augment or action.dangerous:
        return False
    return bool(action.reach or action.area) and action.id not in CHORES


@lru_cache(maxsize=1024)
def is_plain(action: ActionDef) -> bool:
    """An attack on one enemy."""
    return action.offense >= 0 and not (action.area or action.special or action.augment or action.dangerous)


class Repertoire:
    """All actions of a model, basic ones first: what follows from them alone."""

    __slots__ = ("actions", "furthest", "known")

    def __init__(self, actions: tuple[ActionDef, ...], attacks: tuple[int, int, int]) -> None:
        self.actions = actions
        # how far off an enemy may be at most for any of them, whatever shortens the range
        leaps = [action.special.leap() for action in actions]
        hostile = [action for action in actions if needs_enemy(action) or action.dangerous]
        self.furthest: int = max([*attacks, *leaps, *[max(action.squares, action.size + 1) for action in hostile]])
        self.known: dict[tuple[bool, int, tuple[str, ...]], tuple[ActionDef, ...]] = {}

    def promising(self, alone: bool, points: int, asked: tuple[str, ...]) -> tuple[ActionDef, ...]:
        """Those that can be of use and paid for: with no enemy near, and of the basic support actions only those asked for."""
        key = (alone, points, asked)
        found = self.known.get(key)
        if found is None:
            useful = [
                action for action in self.actions if not (alone and needs_enemy(action)) and action.cost <= points
            ]
            found = tuple([action for action in useful if action.id not in CHORES or action.id in asked])
            self.known[key] = found
        return found


@lru_cache(maxsize=4096)
def repertoire(rank: str, attacks: tuple[int, int, int], own: tuple[ActionDef, ...]) -> Repertoire:
    return Repertoire(basic_actions(rank, attacks) + own, attacks)


def act_options(game: Arena, n: int, points: int, frame: Turn) -> list[Option]:
    """Every action that is legal now, in the order of the book: basic ones, unique ones, free ones."""
    if down(game, n):
        return []
    card = game.card(n)
    all_actions = repertoire(game.kit.ranks[n], card.reach, unique(game, n))
    enemies = game.held[1 - game.models[n].side]
    alone = not game.hosted and not enemies & game.board.spread(game.stood[n], all_actions.furthest)
    asked = in_question(game, n)
    usable = [
        action for action in all_actions.promising(alone, points, asked) if action.basic or not stopped(game, n, action)
    ]
    free = [] if alone else free_attacks(game, n, frame.used)
    hungry = may_feed(game, n, frame.used)
    if not usable and not free and not hungry:
        return []
    friends = hungry or any([action.reach and (action.augment or action.dangerous) for action in usable])
    squares = card.reach[0] if free or hungry else 0
    for action in usable:
        if action.reach and not (action.basic and action.id in CHORES):
            squares = max(squares, reach(game, n, action))
    if not squares and "bandage" in asked:
        squares = 1
    nears = surroundings(game, n, squares, friends) if squares else []
    found = [act_option((action.id, *args)) for action in usable for args in choices(game, n, action, nears)]
    if free:
        aimed = choices(game, n, game.kit.actions[MELEE_ATTACK], nears)
        found += [act_option((id, *args)) for id in free for args in aimed]
    if hungry:
        found += [act_option((FEED, game.kit.handles[one])) for one in meals(game, n, nears)]
    return found


def attack_options(game: Arena, n: int) -> list[Option]:
    """Its basic attacks alone, whatever they cost: for actions that grant one."""
    if down(game, n):
        return []
    attacks = [action for action in basic(game, n) if action.id in ATTACKS]
    nears = surroundings(game, n, max([reach(game, n, action) for action in attacks], default=0), False)
    return [act_option((action.id, *args)) for action in attacks for args in choices(game, n, action, nears)]


def choices(game: Arena, n: int, action: ActionDef, nears: list[Near]) -> list[Args]:
    """The arguments with which it can use an action or drink a potion; what could do nothing is no choice.

    An area stands in place of the range, and no target is chosen for it but for a Burst (SD-AREA-02, SD-RANGE-06)."""
    if action.basic and action.id in CHORES:
        return chores(game, n, action, nears)
    if action.special is not NO_SPECIAL:
        if isinstance(action.special, NewCrop):
            return [(game.kit.handles[one],) for one in crops(game, n, action.special)]
        if not ready(game, n, action):
            return []
        if isinstance(action.special, TacticalStrike):
            master = game.models[n].master
            return [()] if master >= 0 and game.models[master].at >= 0 and attack_options(game, master) else []
    if action.area in (LANCE, SWEEP):
        return [(side,) for side in DIRECTIONS if useful(game, n, action, affected(game, n, action, side=side))]
    if action.area and action.area != BURST:
        return [()] if useful(game, n, action, affected(game, n, action)) else []
    if not action.reach:  # SD-RANGE-02: neither arrow nor area
        return [()] if useful(game, n, action, (n,)) else []
    if len(nears) == 1 and not action.augment and not game.hosted:
        return []  # only itself
    return plain_targets(game, n, action, nears) if is_plain(action) else aimed_at(game, n, action, nears)


def plain_targets(game: Arena, n: int, action: ActionDef, nears: list[Near]) -> list[Args]:
    """As `aimed_at`, of an attack on one enemy; most are: quicker than asking everything."""
    squares, found = reach(game, n, action), []
    handles, models, own = game.kit.handles, game.models, game.models[n].side
    blind = hooked(game, n, action)
    for near in nears:
        if near.far <= squares and (near.seen or blind) and models[near.n].side != own:
            if not near.hides or not out_of_reach(game, n, action, near, squares):
                found.append(near.n)
    return [(handles[one],) for one in (*found, *guests(game, n))]


def aimed_at(game: Arena, n: int, action: ActionDef, nears: list[Near]) -> list[Args]:
    """Every target in reach to which it would do something."""
    squares = reach(game, n, action)
    found: list[Args] = []
    for near in nears:
        if not wrong_side(game, n, action, near.n) and not out_of_reach(game, n, action, near, squares):
            if hits(game, n, action, near.n):
                found += aims(game, n, action, near.n)
    if action.offense >= 0 and not action.augment and not action.area:
        found += [(game.kit.handles[guest],) for guest in guests(game, n)]  # always in its host's range
    return found


def aims(game: Arena, n: int, action: ActionDef, target: int) -> list[Args]:
    """The target, and for a Burst on a large base also which of its squares is the centre (SD-AREA-07)."""
    handle = game.kit.handles[target]
    if action.area != BURST or game.width(target) == 1:
        return [(handle,)]
    width = game.board.width
    close = list(bits(game.board.spread(game.feet(n), reach(game, n, action)) & game.feet(target)))
    if not hooked(game, n, action):
        feet, look = game.feet(n), eyes(game, n) | (FLYING if flying(game, target) else 0)
        close = [at for at in close if game.board.sees(feet, 1 << at, look)]
    return [(handle, at % width, at // width) for at in close]


def hits(game: Arena, n: int, action: ActionDef, target: int) -> bool:
    if action.special is not NO_SPECIAL and not fits(game, n, action, target):
        return False
    if action.area == BURST:
        return True  # at least the target is in it
    return useful(game, n, action, (target,))


def meals(game: Arena, n: int, nears: list[Near]) -> list[int]:
    """Friends within melee range that Feed Me may remove."""
    squares = game.card(n).reach[0]
    own = game.models[n].side
    return [
        near.n
        for near in nears
        if near.n != n
        and near.seen
        and near.far <= squares
        and game.models[near.n].side == own
        and game.rank(near.n) in FOOD
    ]


# ---------------------------------------------------------------------- is it any use?
def useful(game: Arena, n: int, action: ActionDef, victims: tuple[int, ...]) -> bool:
    """Would it do something to somebody?"""
    if action.area == AURA and action.lasting():
        return not any([one.what == action.title and one.until == n for one in game.models[n].lasting])
    if action.offense >= 0:
        return bool(victims)
    return any([does(game, action, victim) for victim in victims])


def does(game: Arena, action: ActionDef, victim: int) -> bool:
    """Would it do something to this model, without a roll?"""
    model = game.models[victim]
    if action.heal and (model.wounds or model.statuses & TOKENS):
        return True
    if action.statuses & ~model.statuses or action.control:
        return True
    if action.lasting():
        adds_up = action.bonus is not NO_BONUS and not action.area  # SD-AREA-05 limits areas alone
        if adds_up or not any([one.what == action.title for one in model.lasting]):
            return True
    if action.special.CURES:
        return bool(model.statuses & TOKENS)
    return bool(action.special)


# ---------------------------------------------------------------------- why not
def aim_forbids(game: Arena, n: int, action: ActionDef, args: Args) -> str:
    """The rule that stands against using an action or potion so; '' if none does. In the order of the six steps."""
    if action.basic and action.id in CHORES:
        nears = surroundings(game, n, action.squares)
        return "" if args in chores(game, n, action, nears) else chore_forbids(game, n, action)
    if action.area in (LANCE, SWEEP) and (len(args) != 1 or args[0] not in DIRECTIONS):
        return "SD-AREA-09" if action.area == LANCE else "SD-AREA-10"
    target = game.kit.by_handle.get(str(args[0]), -1) if args else -1
    if action.reach and target >= 0 and (not action.area or action.area == BURST):
        if game.models[target].host == n:
            return "" if action.offense >= 0 and not action.area else "SD-AREA-06"
        if game.models[target].at < 0:
            return "SD-DEATH-03"
        rule = wrong_side(game, n, action, target) or out_of_reach(
            game, n, action, one_near(game, n, target), reach(game, n, action)
        )
        if rule:
            return rule
    squares = reach(game, n, action)
    return "" if args in choices(game, n, action, surroundings(game, n, squares)) else "SD-ACTION-05"


def act_forbids(game: Arena, n: int, points: int, frame: Turn, args: Args) -> str:
    """The rule that stands against `act ...` now; '' if none does."""
    id = str(args[0]) if args else ""
    rule = lacks(game, n, id, frame.used)
    if rule:
        return rule
    if down(game, n):
        return "SD-STATUS-08"
    if id == FEED:
        nears = surroundings(game, n, game.card(n).reach[0])
        return "" if list(args[1:]) in [[game.kit.handles[one]] for one in meals(game, n, nears)] else "SD-ABIL-01"
    free = id in free_attacks(game, n, frame.used)
    action = game.kit.actions[MELEE_ATTACK if free else id]
    rule = stopped(game, n, action)
    if rule:
        return rule
    if not free and action.cost > points:
        return "SD-ACTION-02"
    return aim_forbids(game, n, action, args[1:])


# ---------------------------------------------------------------------- for those who look on
def hit(game: Arena, n: int, option: Option) -> tuple[int, ...]:
    """Whom `act ...`, `drink ...` or `emergency ...` would affect."""
    action, target, centre, side = meant(game, option)
    if action is None or (action.basic and action.id in CHORES):
        return (target,) if target >= 0 else ()
    return affected(game, n, action, target, centre, side)


def squares(game: Arena, n: int, option: Option) -> int:
    """The squares of the area of such an option; 0 where there is no area."""
    action, target, centre, side = meant(game, option)
    if action is None or not action.area:
        return 0
    return covered(game, n, action, target, centre, side)


def meant(game: Arena, option: Option) -> tuple[ActionDef | None, int, int, str]:
    """The action, target, centre and side that an option names."""
    first = 1 if option.verb == SAVING else 0  # after the drinker
    id = str(option.args[first])
    args = option.args[1:] if option.verb == ACTING else option.args[first + 2 :]
    action = game.kit.actions.get(MELEE_ATTACK if id in (BERSERK_ATTACK, RAGE_ATTACK) else id)
    if not args:
        return action, -1, -1, ""
    if args[0] in DIRECTIONS:
        return action, -1, -1, str(args[0])
    target = game.kit.by_handle.get(str(args[0]), -1)
    centre = game.models[target].at if target >= 0 else -1
    if len(args) == 3 and isinstance(args[1], int) and isinstance(args[2], int):
        centre = game.board.at(args[1], args[2])
    return action, target, centre, ""
