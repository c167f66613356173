"""What a model is worth now: its card with equipment, potions, auras, pets, tile effects and the ladder. All of it only looks."""

from __future__ import annotations

from typing import TypeVar

from tablee.games.super_dungeon.rules.abilities import FLY, IMMUNE_ALL, INSIGNIFICANT, PRIMAL_AURA, inflicts
from tablee.games.super_dungeon.rules.board import movers
from tablee.games.super_dungeon.rules.figures import AURA_REACH, POISONED_LEAST, POISONED_LESS, PRIMAL_ARM
from tablee.games.super_dungeon.rules.kit import GEAR
from tablee.games.super_dungeon.rules.nodes.explore import Turbo
from tablee.games.super_dungeon.rules.nodes.fights import LastStand
from tablee.games.super_dungeon.rules.nodes.node import Burden, TileEffect
from tablee.games.super_dungeon.rules.ranks import BOSS, CONSUL, CREEP, ELITE, HERO, MINI_BOSS, MINION, POINT
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.state import PAST, Arena
from tablee.games.super_dungeon.rules.statuses import POISON, SLOW
from tablee.games.super_dungeon.rules.vocabulary import ARM, NO_DICE, Bonus, GearDef, Pool

E = TypeVar("E", bound=TileEffect)


# ---------------------------------------------------------------------- where bonuses come from
def worn(game: Arena, n: int) -> list[GearDef]:
    """Equipment that works: also a Treasure that a potion lends, but not in a slot that a slime sits on."""
    model = game.models[n]
    cards = model.gear
    if not cards and not model.lasting:
        return []
    for one in model.lasting:
        if one.card >= 0:
            cards = (*cards, one.card)
    if not cards:
        return []
    found = game.kit.worn.get(cards)
    if found is None:
        found = [game.kit.gear_defs[game.kit.cards[card].id] for card in cards if game.kit.cards[card].kind == GEAR]
        game.kit.worn[cards] = found
    weights = burdens(game, n) if game.hosted else []
    return [gear for gear in found if not any([one.closes(gear.slot) for one in weights])] if weights else found


def burdens(game: Arena, n: int) -> list[Burden]:
    """What invaders on its card do to it."""
    return [act.burden for guest in guests(game, n) for act in game.card(guest).acts if act.burden]


def guests(game: Arena, n: int) -> list[int]:
    """Invaders that sit on the card."""
    return [other for other in game.hosted if game.models[other].host == n]


def bonus_of(game: Arena, n: int, gear: GearDef) -> Bonus:
    """The affinity bonus instead of the standard one for who shares it (SD-AFFINITY-03)."""
    return gear.better if gear.affinity and gear.affinity in affinity(game, n) else gear.bonus


def affinity(game: Arena, n: int) -> tuple[str, ...]:
    """The crystals of its card; to share one of them is enough (SD-AFFINITY-01, SD-AFFINITY-02)."""
    return game.card(n).affinity


def auras(game: Arena, n: int) -> list[Lasting]:
    """Lasting effects on a model: its own, and auras of friends around it; areas of one name count once (SD-AREA-05)."""
    if not game.marked:
        return []
    model = game.models[n]
    found = [one for one in model.lasting if one.size < 0]
    for other in game.marked:
        friend = game.models[other]
        if friend.side != model.side or friend.at < 0:
            continue
        for one in friend.lasting:
            if one.size >= 0 and benefits(game, n, one) and in_aura(game, other, n, one.size):
                found.append(one)
    areas = {one.what: one for one in reversed(found) if one.area}  # the first of each name
    return [one for one in found if not one.area or areas[one.what] is one]


def benefits(game: Arena, n: int, one: Lasting) -> bool:
    return not one.only or game.rank(n) in one.only or any([kind in one.only for kind in game.card(n).kinds])


def in_aura(game: Arena, source: int, n: int, size: int) -> bool:
    """The same squares as Wave X, centred on the user and moving with it (SD-AREA-12, SD-AREA-13)."""
    if source == n:
        return True
    if game.models[n].at < 0:
        return False
    feet = game.feet(source)
    eyes = movers.FLY if flying(game, source) or flying(game, n) else 0  # SD-LOS-06
    return bool(game.board.spread(feet, size) & game.board.seen_from(feet, eyes) & game.feet(n))


def own_abilities(game: Arena, n: int) -> int:
    """Of the card, its equipment and what was drunk; without auras, so that auras may ask for it."""
    model = game.models[n]
    bits = game.kit.defs[model.card].abilities
    if model.gear or model.lasting:
        for gear in worn(game, n):
            bits |= gear.abilities
        for one in model.lasting:
            if one.size < 0:
                bits |= one.abilities
    return bits


def flying(game: Arena, n: int) -> bool:
    return bool(own_abilities(game, n) & FLY)


def abilities(game: Arena, n: int) -> int:
    """All that it can now (SD-ABIL-01, SD-EQUIP-03, SD-PET-07, SD-AREA-13)."""
    key = game.rung_status << 4 | game.time_out
    known = game.memo.get(n)
    if known is not None and known[0] == key:
        return known[1]
    bits = own_abilities(game, n)
    rank = game.rank(n)
    for one in auras(game, n):
        bits |= one.abilities
    if rank == HERO:
        for pet in game.kit.pets:
            if game.models[pet].master == n and game.models[pet].at >= 0:
                bits |= game.card(pet).gains_abilities
    elif game.models[n].side == CONSUL:
        if rank == CREEP:
            bits |= INSIGNIFICANT  # SD-CREEP-04
        bits |= lent(game, n)
        if game.kit.inflicted and rank != POINT:
            bits |= inflicts(game.kit.inflicted)  # SD-DIFF-12
        if game.rung_status and rank in (MINION, ELITE):
            bits |= inflicts(game.rung_status)  # SD-MIGHTY-07
        if rank in (BOSS, MINI_BOSS) and game.kit.on("immune-bosses"):
            bits |= IMMUNE_ALL  # SD-DIFF-14
        if game.time_out == PAST and rank in (BOSS, ELITE, MINION) and isinstance(game.kit.fight.timeout, LastStand):
            bits |= IMMUNE_ALL  # SD-TIMEOUT-05
    game.memo[n] = (key, bits)
    return bits


def lent(game: Arena, n: int) -> int:
    """What spawning points give to monsters within 2 squares."""
    bits = 0
    for point, crystal, ability in game.kit.lenders:
        if game.models[point].at >= 0 and crystal in affinity(game, n) and game.models[n].at >= 0:
            if game.board.spread(game.stood[point], AURA_REACH) & game.stood[n]:
                bits |= ability
    return bits


# ---------------------------------------------------------------------- attributes and figures
def attribute(game: Arena, n: int, which: int) -> Pool | None:
    """The dice of an attribute as they are rolled now; None: the model has no such attribute (SD-DICE-05)."""
    pool = game.card(n).attributes[which]
    if pool is None:
        return None
    for one in auras(game, n):
        if which == ARM and one.what in game.kit.fixed_arm:
            return game.kit.fixed_arm[one.what]  # nothing raises it
        if one.bonus.dice[which] is not NO_DICE:
            pool = pool.plus(one.bonus.dice[which])
    for gear in worn(game, n):
        more = bonus_of(game, n, gear).dice[which]
        if more is not NO_DICE:
            pool = pool.plus(more)
    if (
        which == ARM
        and game.models[n].side == CONSUL
        and "sapphire" in affinity(game, n)
        and near(game, n, PRIMAL_AURA)
    ):
        pool = pool.plus(PRIMAL_ARM)
    return pool


def near(game: Arena, n: int, ability: int) -> bool:
    """Is a spawning point with this ability within 2 squares?"""
    if game.models[n].at < 0:
        return False
    return any(
        [
            game.card(point).abilities & ability and game.board.apart(game.feet(n), game.feet(point)) <= AURA_REACH
            for point in game.points()
        ]
    )


def hearts(game: Arena, n: int) -> int:
    return game.card(n).hearts + sum([bonus_of(game, n, gear).hearts for gear in worn(game, n)])


def quantity(game: Arena, n: int) -> int:
    """The most potion tokens its card can hold (SD-POTION-01)."""
    return game.card(n).potions + sum([bonus_of(game, n, gear).potions for gear in worn(game, n)])


def points(game: Arena, n: int, what: str) -> int:
    """`actions` or `moves` of an activation, whatever its statuses: printed, of the tile, of equipment."""
    model = game.models[n]
    total: int = getattr(game.kit.defs[model.card], what)
    if game.kit.ranks[n] == HERO:
        quick = law(game, n, Turbo)
        if quick is not None:
            total += getattr(quick, what)
    if model.gear or model.lasting:
        for gear in worn(game, n):
            total += getattr(bonus_of(game, n, gear), what)
    return total


def actions(game: Arena, n: int) -> int:
    """Action points of an activation: equipment, tile, then Poison takes one, but leaves one (SD-STATUS-10)."""
    total = points(game, n, "actions")
    return max(POISONED_LEAST, total - POISONED_LESS) if game.models[n].statuses & POISON and total else total


def moves(game: Arena, n: int) -> int:
    """Movement points of an activation; Slow halves them, rounded up (SD-STATUS-11)."""
    total = points(game, n, "moves")
    return (total + 1) // 2 if game.models[n].statuses & SLOW else total


def law(game: Arena, n: int, kind: type[E]) -> E | None:
    """The effect of this kind that an Explore card has where it stands (SD-EXPLORE-02); several do not add up."""
    found = game.in_force().laws.get(kind)
    if found is None or game.models[n].at < 0:
        return None
    feet = game.stood[n]
    for effect, squares in found:
        if feet & squares and isinstance(effect, kind):
            return effect
    return None


def holds(game: Arena, tile: int, kind: type[E]) -> E | None:
    """The effect of this kind that is in force on a tile."""
    for card in game.tiles[tile].effects:
        effect = game.kit.explores[card].effect
        if isinstance(effect, kind):
            return effect
    return None


def friends(game: Arena, a: int, b: int) -> bool:
    """Same side; a model is its own friend (SD-COMP-07)."""
    return game.models[a].side == game.models[b].side


def ladder(game: Arena, n: int) -> tuple[int, int]:
    """Stars on offense and defense rolls for minions and elites (SD-MIGHTY-02): rungs 1 and 3 (SD-MIGHTY-03, SD-MIGHTY-05)
    on defense, 2 and 4 (SD-MIGHTY-04, SD-MIGHTY-06) on offense."""
    if not game.rung or game.rank(n) not in (MINION, ELITE):
        return 0, 0
    return (game.rung >= 2) + (game.rung >= 4), (game.rung >= 1) + (game.rung >= 3)


def slots(game: Arena, n: int) -> dict[str, int]:
    """Filled slots of a Hero: colour -> card (SD-EQUIP-02)."""
    return {game.kit.gear_defs[game.kit.cards[card].id].slot: card for card in game.models[n].gear}
