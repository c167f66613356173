"""How a Consul of bots plays, at three levels.

1 attacks who is nearest and spawns when nothing is near; 2 wounds whom it can finish and spawns when that pays; 3 also counts
statuses, areas, monsters that strengthen others, points that are about to fall, where to place whom, and what the free Super
is best used for."""

from __future__ import annotations

from tablee.games.super_dungeon.mind.reckoning import (
    Pain,
    Plan,
    areas_here,
    harmless,
    linked,
    open_to,
    plans,
    stands,
    towards,
    walk_length,
)
from tablee.games.super_dungeon.mind.worth import HERO_WOUND, force_of, hero_pain, ills, left, monster_pain
from tablee.games.super_dungeon.rules import pointing
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.placing import PLACE, mover
from tablee.games.super_dungeon.rules.procedures import activation
from tablee.games.super_dungeon.rules.procedures.acting import ACT
from tablee.games.super_dungeon.rules.procedures.activation import MOVE, Activation
from tablee.games.super_dungeon.rules.procedures.bossfight import SUMMON
from tablee.games.super_dungeon.rules.procedures.consul import SPAWN, cost
from tablee.games.super_dungeon.rules.procedures.heroes import ACTIVATE
from tablee.games.super_dungeon.rules.procedures.moving import square_of
from tablee.games.super_dungeon.rules.procedures.spawning import available, standing
from tablee.games.super_dungeon.rules.ranks import CONSUL, HERO, PARTY, POINT
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import KNOCKDOWN
from tablee.games.super_dungeon.rules.tile_effects import gait
from tablee.games.super_dungeon.rules.usable import ATTACKS
from tablee.games.super_dungeon.rules.values import actions, moves
from tablee.kernel.decision import Option

PLAIN, USUAL, CUNNING = 1, 2, 3
END, RUN, DONE = activation.END.bare, activation.RUN.bare, pointing.DONE.bare
PET_WOUND = 60
NEAR = 9  # squares from which monsters come into a fight within a turn
SPAWNED = 22  # what a skull point of fresh monsters is worth
POINT_WOUND = 45  # what it costs to wound one's own point


# ---------------------------------------------------------------------- whom to hurt
def pain_of(level: int) -> Pain:
    return {PLAIN: plain, USUAL: focused, CUNNING: cunning}[level]


def plain(game: Arena, victim: int, count: int, statuses: int) -> int:
    return HERO_WOUND * count if game.models[victim].side == PARTY else 30 * count


def focused(game: Arena, victim: int, count: int, statuses: int) -> int:
    """The fewer hearts are left, the more a wound is worth."""
    if game.models[victim].side != PARTY:
        return monster_pain(game, victim, count)
    return hero_pain(game, victim, count) if game.rank(victim) == HERO else PET_WOUND * count


def cunning(game: Arena, victim: int, count: int, statuses: int) -> int:
    if game.models[victim].side != PARTY:
        return monster_pain(game, victim, count)
    if game.rank(victim) != HERO:
        return PET_WOUND * count
    return hero_pain(game, victim, count) + (ills(game, victim, statuses) if count < left(game, victim) else 0)


def prey(game: Arena, n: int, level: int) -> list[int]:
    """Whom a monster thinks of attacking: the plain Consul sees only the nearest."""
    party = game.on_map(PARTY)
    if level == PLAIN and party:
        feet = game.feet(n)
        return [min(party, key=lambda other: (game.board.apart(feet, game.feet(other)), other))]
    return party


# ---------------------------------------------------------------------- the Consul Turn
def points_of(game: Arena, n: int) -> int:
    """Action points of a monster that has not acted yet, once it stands."""
    return actions(game, n) - bool(game.models[n].statuses & KNOCKDOWN)


def strikes(game: Arena, n: int, level: int, reachable: int) -> list[Plan]:
    """The attacks of a monster in this turn."""
    return plans(game, n, points_of(game, n), (), prey(game, n, level), pain_of(level), reachable)


def most(found: list[Plan]) -> int:
    """What the best of them is worth."""
    return max([plan.worth for plan in found], default=0)


def consul_turn(game: Arena, level: int, options: list[Option]) -> Option:
    by_handle = game.kit.by_handle
    ready = {by_handle[str(o.args[0])]: o for o in options if ACTIVATE.of(o)}
    worths = {n: most(strikes(game, n, level, open_to(game, n, moves(game, n)))) for n in ready}
    return begin(game, level, options, ready, worths)


def begin(game: Arena, level: int, options: list[Option], ready: dict[int, Option], worths: dict[int, int]) -> Option:
    """To spawn, or who acts next, by what each can do."""
    spawn = spawning(game, level, options, worths)
    if spawn is not None:
        return spawn
    if not ready:
        return END
    if level == PLAIN:
        return ready[min(ready, key=lambda n: (not worths[n], distance(game, n), n))]
    n = max(ready, key=lambda n: (rate(game, n, worths[n], level), -distance(game, n), -n))
    return ready[n]


def rate(game: Arena, n: int, worth: int, level: int) -> int:
    """Worth for each skull point; what costs nothing goes first. Paying for a second Super must beat what else four points
    bring."""
    price = cost(game, n)
    if not price:
        return 10_000 + worth
    return 12 * worth // price


def distance(game: Arena, n: int) -> int:
    return min([game.board.apart(game.feet(n), game.feet(hero)) for hero in game.heroes()], default=99)


def spawning(game: Arena, level: int, options: list[Option], worths: dict[int, int]) -> Option | None:
    """Is this a turn to spawn, and where?"""
    spawns = [o for o in options if SPAWN.of(o)]
    if not spawns:
        return None
    if level == PLAIN:
        return spawns[0] if not any(worths.values()) else None
    budget, now = game.kit.skulls, 0
    for n in sorted(worths, key=lambda n: -rate(game, n, worths[n], level)):
        price = cost(game, n)
        if price <= budget:
            budget -= price
            now += worths[n]
    best, choice = now, None
    active = sum([game.card(n).skulls for n in worths if distance(game, n) <= NEAR])
    for o in spawns:
        gain = spawn_worth(game, game.kit.by_handle[str(o.args[0])], active, level)
        if gain > best:
            best, choice = gain, o
    return choice


def spawn_worth(game: Arena, point: int, active: int, level: int) -> int:
    """Fresh monsters, the more the fewer are about; less what the wound costs. A point that would fall anyway had better
    spend its last heart."""
    fresh = sum([game.card(n).skulls for n in available(game, point)])
    need = max(0, 12 - active)
    gain = SPAWNED * min(fresh, need)
    for n in standing(game, point):
        rest = left(game, n)
        near = distance(game, n)
        if near <= 14:
            gain += 40
        if level == CUNNING and rest == 1:
            gain += 60 if near <= NEAR else -60
        else:
            gain -= POINT_WOUND * 2 // rest
    return gain


# ---------------------------------------------------------------------- an activation
def act(game: Arena, level: int, options: list[Option]) -> Option:
    frame = activation.MOVE.frame(game)
    n = frame.model
    if game.models[n].statuses & KNOCKDOWN:
        return stand(game, n, options, prey(game, n, level), pain_of(level), frame.points(game))
    return decide(game, level, possible(game, level, options, frame), options, frame)


def possible(game: Arena, level: int, options: list[Option], frame: Activation) -> list[Plan]:
    """All that it could do."""
    n, pain, points = frame.model, pain_of(level), frame.points(game)
    found = plans(game, n, points, frame.used, prey(game, n, level), pain, open_to(game, n, frame.moves_left(game)))
    if level > PLAIN:
        found += areas_here(game, n, options, points, pain)
    if level == CUNNING:
        found += aids(game, n, options)
    return found


def decide(game: Arena, level: int, found: list[Plan], options: list[Option], frame: Activation) -> Option:
    n = frame.model
    choice = best_of(game, n, found, options, open_to(game, n, frame.moves_left(game)), level)
    return choice if choice is not None else approach(game, n, options, frame, level)


def stand(game: Arena, n: int, options: list[Option], victims: list[int], pain: Pain, points: int) -> Option:
    here = 1 << game.models[n].at
    close = plans(game, n, points, (), victims, pain, here)
    words = ("moves", "actions") if close else ("actions", "moves")
    return next((o for word in words for o in options if o.args == (word,)), END)


def aids(game: Arena, n: int, options: list[Option]) -> list[Plan]:
    """Auras for friends around, healing of friends: small gains that cost points which are left."""
    here = 1 << game.models[n].at
    found: list[Plan] = []
    for o in options:
        if not ACT.of(o):
            continue
        action = game.kit.actions.get(str(o.args[0]))
        if action is None or not action.augment or action.basic:
            continue
        if action.heal:
            friend = game.kit.by_handle[str(o.args[1])]
            gain = monster_pain(game, friend, min(action.heal, game.models[friend].wounds)) // 2
            found.append(Plan(gain, here, o, action.cost))
        elif action.area and action.lasting():
            near = game.board.spread(game.feet(n), action.size)
            friends = [m for m in game.on_map(CONSUL) if m != n and game.feet(m) & near and game.rank(m) != POINT]
            found.append(Plan(12 * len(friends), here, o, action.cost))
    return found


def best_of(game: Arena, n: int, found: list[Plan], options: list[Option], reachable: int, level: int) -> Option | None:
    here = 1 << game.models[n].at
    legal = set(options)
    best: tuple[int, int] = (0, 0)
    choice: Option | None = None
    for plan in found:
        if plan.places & here:
            if plan.option in legal and (plan.worth, 1) > best:
                best, choice = (plan.worth, 1), plan.option
        elif plan.places & reachable and (plan.worth - 2, 0) > best:
            best, choice = (plan.worth - 2, 0), move_to(game, n, plan.places & reachable, level)
    return choice


def move_to(game: Arena, n: int, places: int, level: int) -> Option:
    """The nearest place; the cunning one leaves room for others next to the victim and keeps away from other Heroes."""
    here = game.models[n].at
    good = harmless(game, n, places)
    if level == CUNNING:
        at = min(bits(good), key=lambda q: (beside(game, n, q), game.board.distance(here, q), q))
    else:
        at = min(bits(good), key=lambda q: (game.board.distance(here, q), q))
    return Option("move", game.board.xy(at))


def beside(game: Arena, n: int, at: int) -> int:
    """Squares of the party next to the place."""
    around = game.board.spread(game.board.shapes[game.width(n)] << at, 1)
    return (around & game.held[PARTY]).bit_count()


def approach(game: Arena, n: int, options: list[Option], frame: Activation, level: int) -> Option:
    """Nothing to hit: come nearer while action points are left; whoever has struck stays."""
    steps, points = frame.moves_left(game), frame.points(game)
    weapon = next((a for a in ATTACKS if game.card(n).reach[ATTACKS.index(a)]), "")
    if steps and (points or frame.running) and weapon and any([MOVE.of(o) for o in options]):
        action = game.kit.actions[weapon]
        zones = [stands(game, n, action, victim) & gait(game, n).stand for victim in prey(game, n, level)]
        zones = [zone for zone in zones if zone]
        if zones:
            goal = min(zones, key=lambda zone: (walk_length(game, n, zone), zone))
            if RUN in options and not frame.moved and walk_length(game, n, goal) > steps:
                return RUN
            nearer = towards(game, n, open_to(game, n, steps), goal)
            if nearer and not nearer >> game.models[n].at & 1:
                return move_to(game, n, nearer, level)
    return END if END in options else options[0]


# ---------------------------------------------------------------------- placing
def place(game: Arena, level: int, options: list[Option]) -> Option:
    """Where monsters come up: the cunning Consul puts them as near to the weakest Hero as can be, the strongest first."""
    places = at_large(game, [o for o in options if PLACE.of(o)])
    heroes = sorted(game.heroes(), key=lambda n: (left(game, n), n))
    if not places or not heroes or level < CUNNING:
        return places[0] if places else options[0]
    feet = game.feet(heroes[0])

    def far(o: Option) -> int:
        n = game.kit.by_handle[str(o.args[0])]
        base = game.board.shapes[game.width(n)] << square_of(game, o)
        return 60 * game.board.apart(base, feet) - force_of(game.card(n))

    return min(places, key=lambda o: (far(o), str(o)))


def at_large(game: Arena, places: list[Option]) -> list[Option]:
    """Wide monsters only where they can walk to a Hero, if there is such a place: an alcove would hold them for good."""
    heroes = sum([game.feet(n) for n in game.heroes()])
    free: dict[int, int] = {}
    found: list[Option] = []
    for o in places:
        n = game.kit.by_handle[str(o.args[0])]
        if n not in free:
            wide = game.width(n) > 1 and game.rank(n) != POINT and heroes
            reach = max(1, *game.card(n).reach)
            free[n] = linked(mover(game, n), game.board.spread(heroes, reach)) if wide else -1
        if free[n] < 0 or free[n] >> square_of(game, o) & 1:
            found.append(o)
    return found or places


def summon(game: Arena, options: list[Option]) -> Option:
    """Time-out: what hits hardest for its skull points."""
    kinds = [o for o in options if SUMMON.of(o)]

    def force(o: Option) -> int:
        card = game.kit.defs[str(o.args[0])]
        return 10 * force_of(card) // card.skulls

    return max(kinds, key=lambda o: (force(o), str(o)), default=DONE)


def lure(game: Arena, options: list[Option], target: int) -> Option:
    """A Hero is moved: to where most monsters are near; a monster: towards the Heroes."""
    towards_side = CONSUL if game.models[target].side == PARTY else PARTY
    others = [game.feet(m) for m in game.on_map(towards_side) if game.rank(m) != POINT]
    places = [o for o in options if len(o.args) == 2]
    if not others or not places:
        return options[-1]

    def far(o: Option) -> int:
        base = game.board.shapes[game.width(target)] << square_of(game, o)
        return sum([min(12, game.board.apart(base, one)) for one in others])

    best = min(places, key=lambda o: (far(o), str(o)))
    now = sum([min(12, game.board.apart(game.feet(target), one)) for one in others])
    return best if far(best) < now else options[-1]


def shift(game: Arena, n: int, options: list[Option]) -> Option:
    """Into the rooted form only when somebody is within its range."""
    form = game.kit.defs[game.card(n).shift]
    if form.moves >= game.card(n).moves:
        return options[0]
    near = distance(game, n)
    return options[0] if near <= max(form.reach) else options[-1]
