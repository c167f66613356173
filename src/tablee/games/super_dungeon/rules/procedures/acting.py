"""From the option of an action to its procedure, and what stands against it (SD-ACTION)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.super_dungeon.rules import usable
from tablee.games.super_dungeon.rules.aiming import DIRECTIONS
from tablee.games.super_dungeon.rules.chores import Args, trap_args
from tablee.games.super_dungeon.rules.pointing import actor
from tablee.games.super_dungeon.rules.procedures import action, basics, healing, rolls, specials
from tablee.games.super_dungeon.rules.procedures.action import Act
from tablee.games.super_dungeon.rules.procedures.moving import square_of
from tablee.games.super_dungeon.rules.ranks import CONSUL
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.targets import Turn, act_forbids, turn_of
from tablee.games.super_dungeon.rules.vocabulary import BURST
from tablee.games.super_dungeon.show.deeds import Doing, by_active
from tablee.kernel.decision import Option
from tablee.kernel.procedure import Procedure


def cost(game: Arena, n: int, option: Option) -> int:
    """Action points; free attacks and meals cost none (SD-ACTION-02)."""
    id = str(option.args[0])
    return 0 if id in (usable.BERSERK_ATTACK, usable.RAGE_ATTACK, usable.FEED) else game.kit.actions[id].cost


def begin(game: Arena, n: int, option: Option) -> Procedure:
    """The procedure of `act ...`; what can be used once in an activation is written down there."""
    id, args = str(option.args[0]), option.args[1:]
    turn = game.stack[-1]
    if id in (usable.BERSERK_ATTACK, usable.RAGE_ATTACK, usable.FEED):
        assert isinstance(turn, Turn)
        if id == usable.RAGE_ATTACK:
            turn.used = tuple([one for one in turn.used if one != usable.RAGE_STEP])
        else:
            turn.used = (*turn.used, id)
        target = game.kit.by_handle[str(args[0])]
        return specials.Feed(n, target) if id == usable.FEED else Act(n, usable.MELEE_ATTACK, target)
    if id in usable.CHORES:
        return basics.begin(game, n, game.kit.actions[id], args)
    return aimed(game, n, id, args)


def aimed(game: Arena, n: int, id: str, args: Args) -> Act:
    """An action or potion with the target, square or side that its option names."""
    if not args:
        return Act(n, id)
    if args[0] in DIRECTIONS:
        return Act(n, id, side=str(args[0]))
    target = game.kit.by_handle[str(args[0])]
    if game.kit.actions[id].area != BURST:
        return Act(n, id, target)
    centre = square_of(game, Option("", args)) if len(args) == 3 else game.models[target].at
    return Act(n, id, target, centre)


def acting(game: Arena, seat: int, choice: Option) -> str:
    """Whose activation it is, then everything in the order in which a player would look for it."""
    turn = turn_of(game)
    if turn is None or turn.step == "upkeep":
        return "SD-ACT-01"
    if game.models[turn.model].seat != seat:
        return "SD-COMP-01"
    return act_forbids(game, turn.model, turn.points(game), turn, choice.args)


# ---------------------------------------------------------------------- verbs
PICKED_UP = ("coin", "key", "skull", "potion")
OPENED = ("smash-chest", "pick-lock", "unlock-treasure-chest")


def act_tries(game: Arena, seat: int, piece: str) -> list[Option]:
    """With another model, a token or a trap."""
    n = actor(game, seat)
    if n < 0:
        return []
    if piece in game.kit.by_handle:
        return with_model(game, n, game.kit.by_handle[piece])
    return [] if game.models[n].side == CONSUL else with_thing(game, piece)


def with_model(game: Arena, n: int, other: int) -> list[Option]:
    """Every action of the active model that could be aimed at the other."""
    if n == other:
        return []
    handle, friend = game.kit.handles[other], game.models[n].side == game.models[other].side
    own = [*[one for one in usable.basic(game, n) if one.id in usable.ATTACKS], *usable.unique(game, n)]
    aimed = [one for one in own if one.reach and one.area in ("", BURST) and (one.dangerous or one.augment == friend)]
    found = [ACT(one.id, handle) for one in aimed]
    return [*found, ACT("bandage", handle)] if friend and game.is_hero(n) else found


def with_thing(game: Arena, piece: str) -> list[Option]:
    """A token or a trap on the map."""
    kind, _, number = piece.partition(".")
    if kind == "trap":
        return [ACT("disarm-trap", *trap_args(game, game.traps[int(number.split(".")[0])]))]
    lying = [token for token in game.tokens if token.kind == kind]
    if not lying or not number.isdigit():
        return []
    x, y = game.board.xy(lying[int(number) - 1].at)
    return [ACT(id, x, y) for id in (("pick-up",) if kind in PICKED_UP else OPENED)]


DEED = Doing(by_active)
ACT = Verb("act", acting, words=DEED.words, on=DEED.on, to=DEED.to, tries=act_tries, group="attacks")
VERBS: list[Verb[Arena]] = [ACT, *action.VERBS, *rolls.VERBS, *healing.VERBS, *basics.VERBS]
PROCEDURES: tuple[type[Procedure], ...] = (
    *action.PROCEDURES,
    *rolls.PROCEDURES,
    *healing.PROCEDURES,
    *basics.PROCEDURES,
)
