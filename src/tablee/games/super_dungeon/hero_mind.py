"""How Heroes of bots play: destroy spawning points, then the boss; kill what is in the way; stay alive; arm themselves."""

from __future__ import annotations

from tablee.games.super_dungeon.board.map import bits
from tablee.games.super_dungeon.equipment import gear, replaced
from tablee.games.super_dungeon.odds import plain, saves, sides
from tablee.games.super_dungeon.procedures.activation import Activation
from tablee.games.super_dungeon.procedures.consul import cost
from tablee.games.super_dungeon.procedures.moving import square_of
from tablee.games.super_dungeon.reckoning import (
    Plan,
    areas_here,
    harmless,
    nearest,
    open_to,
    plans,
    stands,
    towards,
    walk_length,
)
from tablee.games.super_dungeon.records import CHEST, COIN, KEY, POTION, SKULL, Token
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.tile_effects import gait
from tablee.games.super_dungeon.usable import ATTACKS
from tablee.games.super_dungeon.values import attribute, moves
from tablee.games.super_dungeon.vocabulary import (
    ARM,
    BOSS,
    CONSUL,
    HERO,
    KNOCKDOWN,
    NO_DICE,
    POINT,
    STATUSES,
    SUPER,
    WILL,
)
from tablee.games.super_dungeon.worth import (
    HERO_WOUND,
    ILLS,
    SURE,
    force_of,
    gear_worth,
    hero_pain,
    ills,
    left,
    monster_pain,
)
from tablee.kernel.decision import PASS, Option

ITEMS = {COIN: 420, KEY: 120, POTION: 60, SKULL: 50}  # what they are worth on the floor
CHESTS = {"smash-chest": 110, "unlock-treasure-chest": 220}
END, RUN, DONE = Option("end"), Option("run"), Option("done")
WEAK = 2  # hearts: a Hero with so few keeps out of reach


def pain(game: Arena, victim: int, count: int, statuses: int) -> int:
    """What Heroes gain by hurting somebody."""
    if game.models[victim].side != CONSUL:
        return hero_pain(game, victim, count) + ills(game, victim, statuses)
    rest = left(game, victim)
    gain = monster_pain(game, victim, count)
    if count < rest and game.rank(victim) != POINT:
        gain += ills(game, victim, statuses) // 3
    return gain


def foes(game: Arena) -> list[int]:
    return game.on_map(CONSUL)


# ---------------------------------------------------------------------- who goes
def outlook(game: Arena, hero: int) -> int:
    """What the best thing that a Hero can do in an activation is worth."""
    if game.models[hero].at < 0:
        return -1
    card = game.card(hero)
    reachable = open_to(game, hero, moves(game, hero))
    found = [plan.worth for plan in plans(game, hero, card.actions, (), foes(game), pain) if plan.places & reachable]
    hurt = 60 if left(game, hero) <= WEAK else 0
    return max(found, default=0) - hurt


def hero_turn(game: Arena, seat: int, options: list[Option]) -> Option:
    """Friendly creeps first; then the Hero with most to do, whoever owns it."""
    by_handle = game.kit.by_handle
    named = {by_handle[str(o.args[0])]: o for o in options if o.verb == "activate"}
    creeps = [n for n in named if game.rank(n) == "creep"]
    if creeps:
        return named[creeps[0]]
    ready = [n for n in game.kit.heroes if game.models[n].at >= 0 and not game.models[n].turned]
    best = max(ready, key=lambda n: (outlook(game, n), -n))
    if best in named:
        return named[best]
    if PASS in options:
        return PASS
    own = [n for n in named if game.is_hero(n)]
    return named[max(own, key=lambda n: (outlook(game, n), -n))]


# ---------------------------------------------------------------------- an activation
def act(game: Arena, seat: int, options: list[Option]) -> Option:
    frame = game.stack[-1]
    assert isinstance(frame, Activation)
    n = frame.model
    if game.models[n].statuses & KNOCKDOWN:
        return stand(game, n, options, frame)
    doors = [o for o in options if o.verb == "unlock"]
    if doors:
        return doors[0]
    free = [o for o in options if o.verb == "act" and o.args[0] == "pick-up" and item_worth(game, square_of(game, o))]
    if free:
        return max(free, key=lambda o: (item_worth(game, square_of(game, o)), str(o)))
    potion = drink(game, n, options)
    if potion is not None:
        return potion
    points, steps = frame.points(game), frame.moves_left(game)
    found = plans(game, n, points, frame.used, foes(game), pain) + areas_here(game, n, options, points, pain)
    if game.rank(n) == HERO:
        found += errands(game, n, points, options)
    choice = best_of(game, n, found, options, steps)
    if choice is not None:
        return choice
    return rest(game, n, options, frame)


def stand(game: Arena, n: int, options: list[Option], frame: Activation) -> Option:
    """With movement points, unless a foe has to be reached by them."""
    by_moves = Option("stand", ("moves",))
    by_action = Option("stand", ("actions",))
    here = 1 << game.models[n].at
    close = any([plan.places & here for plan in plans(game, n, frame.points(game), frame.used, foes(game), pain)])
    wanted = (by_moves, by_action) if close else (by_action, by_moves)
    return next((o for o in wanted if o in options), options[0])


def item_worth(game: Arena, at: int) -> int:
    return max([wanted(game, token) for token in game.tokens if token.at == at], default=0)


def wanted(game: Arena, token: Token) -> int:
    """A skull stays where it is while a coin may bring its Hero back with all equipment (SD-COIN-05)."""
    if token.kind == SKULL and (game.coins or game.points()):
        return 0
    return ITEMS.get(token.kind, 0)


def drink(game: Arena, n: int, options: list[Option]) -> Option | None:
    """What heals when it is needed; what strengthens when there is somebody to fight."""
    drinks = [o for o in options if o.verb == "drink"]
    if not drinks:
        return None
    for o in drinks:
        action = game.kit.actions[str(o.args[0])]
        if action.heal and game.models[n].wounds >= action.heal and left(game, n) <= WEAK + 1:
            return o
        if action.special in ("concoction", "next-roll") and in_reach(game, n):
            return o
    return None


def in_reach(game: Arena, n: int) -> bool:
    """Could it attack somebody at once?"""
    here = 1 << game.models[n].at
    return any([plan.places & here for plan in plans(game, n, 3, (), foes(game), pain)])


def errands(game: Arena, n: int, points: int, options: list[Option]) -> list[Plan]:
    """Things to fetch, chests to open, friends to bandage, tokens to shake off."""
    found: list[Plan] = []
    how, board = gait(game, n), game.board
    for token in game.tokens:
        around = how.covering(board.spread(1 << token.at, 1) & board.sight[token.at])
        x, y = board.xy(token.at)
        if wanted(game, token) and (token.kind != POTION or game.models[n].potions < game.card(n).potions):
            found.append(Plan(wanted(game, token), around, Option("act", ("pick-up", x, y)), 0))
        elif token.kind == CHEST and points:
            what = "unlock-treasure-chest" if game.keys else "smash-chest"
            found.append(Plan(CHESTS[what], around, Option("act", (what, x, y)), 1))
    if points:
        found += care(game, n, options)
    return found


def care(game: Arena, n: int, options: list[Option]) -> list[Plan]:
    """Bandages and Vigor, by the chance that they help (SD-BASIC-05, SD-BASIC-14)."""
    here = 1 << game.models[n].at
    found: list[Plan] = []
    for o in options:
        if o.verb != "act":
            continue
        if o.args[0] == "bandage":
            friend = game.kit.by_handle[str(o.args[1])]
            if game.rank(friend) == HERO:
                relief = HERO_WOUND + 200 // (left(game, friend) + 1)
                found.append(Plan(relief * succeeds(game, n, WILL, game.models[friend].wounds + 1) // SURE, here, o, 1))
        elif o.args[0] == "vigor":
            held = [cost for status, cost in ILLS.items() if game.models[n].statuses & status]
            if held:
                found.append(Plan(max(held) * succeeds(game, n, ARM, len(held) + 1) // SURE, here, o, 1))
    return found


def succeeds(game: Arena, n: int, which: int, stars: int) -> int:
    """The chance of a roll to show so many stars, in thousandths (SD-ROLL-03)."""
    pool = plain(attribute(game, n, which) or NO_DICE)
    found = saves(sides(game), pool, False, stars, 0, 0)
    return found.numerator * SURE // found.denominator


def best_of(game: Arena, n: int, found: list[Plan], options: list[Option], steps: int) -> Option | None:
    """The best plan that can be carried out: at once, or after a move."""
    here = 1 << game.models[n].at
    reachable = open_to(game, n, steps)
    legal = set(options)
    best: tuple[int, int] = (0, 0)
    choice: Option | None = None
    for plan in found:
        if plan.places & here:
            if plan.option in legal and (plan.worth, 1) > best:
                best, choice = (plan.worth, 1), plan.option
        elif plan.places & reachable and (plan.worth - 5, 0) > best:
            best, choice = (plan.worth - 5, 0), move_to(game, n, plan.places & reachable)
    return choice


def move_to(game: Arena, n: int, places: int) -> Option:
    """To the least dangerous of these places, the nearest of equals."""
    here, fears = game.models[n].at, dangers(game, n)
    good = harmless(game, n, places)
    at = min(bits(good), key=lambda q: (danger(game, fears, q), game.board.distance(here, q), q))
    return Option("move", game.board.xy(at))


def dangers(game: Arena, n: int) -> list[tuple[int, int, int]]:
    """Monsters that could attack in the next Consul Turn: the places they reach, their force, their skull points."""
    how = gait(game, n)
    found: list[tuple[int, int, int]] = []
    for m in game.on_map(CONSUL):
        card = game.card(m)
        if game.rank(m) != POINT:
            squares = game.board.spread(game.feet(m), moves(game, m) + max(card.reach))
            price = 0 if card.level == SUPER else card.skulls
            found.append((how.covering(squares), force_of(card), price))
    return sorted(found, key=lambda one: (-one[1] // max(1, one[2]), one))


def danger(game: Arena, found: list[tuple[int, int, int]], at: int) -> int:
    """What could happen on a place: the force of the worst monsters that the Consul can pay for."""
    budget, total = game.kit.skulls, 0
    for squares, force, price in found:
        if squares >> at & 1 and price <= budget:
            budget -= price
            total += force
    return total


# ---------------------------------------------------------------------- nothing more to hit
def rest(game: Arena, n: int, options: list[Option], frame: Activation) -> Option:
    """Walk on to what has to be destroyed; a weak Hero goes where fewest monsters can follow."""
    steps = frame.moves_left(game)
    moving = [o for o in options if o.verb == "move"]
    if steps and moving:
        places = harmless(game, n, open_to(game, n, steps))
        found = dangers(game, n) if game.rank(n) == HERO else []
        here = danger(game, found, game.models[n].at)
        if here and (not frame.points(game) or left(game, n) <= WEAK):
            at = min(bits(places), key=lambda q: (danger(game, found, q), q != game.models[n].at, q))
            if danger(game, found, at) < here:
                return Option("move", game.board.xy(at))
        elif frame.points(game) or frame.running:
            goal = objective(game, n)
            if goal:
                nearer = towards(game, n, places, goal)
                far = walk_length(game, n, goal)
                if RUN in options and far > steps and not frame.moved:
                    return RUN
                if nearer and not nearer >> game.models[n].at & 1:
                    return move_to(game, n, nearer)
    if END in options:
        return END
    return obliged(game, n, options)


def obliged(game: Arena, n: int, options: list[Option]) -> Option:
    """It may not end yet: a dancing light calls it."""
    lights = [1 << q for trap in game.traps for template in trap.templates for q in template]
    moving = [o for o in options if o.verb == "move"]
    shape = game.board.shapes[game.width(n)]
    return min(
        moving,
        key=lambda o: (min([game.board.apart(shape << square_of(game, o), light) for light in lights]), str(o)),
        default=options[0],
    )


def objective(game: Arena, n: int) -> int:
    """The places from which it could hit what has to be destroyed next: the nearest spawning point, else the boss."""
    action = next((a for a in ATTACKS if game.card(n).reach[ATTACKS.index(a)]), "")
    if not action:
        return 0
    weapon = game.kit.actions[action]
    wanted = game.points() or [m for m in game.on_map(CONSUL) if game.rank(m) == BOSS] or foes(game)
    zones = [stands(game, n, weapon, m) & gait(game, n).stand for m in wanted]
    coins = [token for token in game.tokens if token.kind == COIN]
    for token in coins:
        zones.append(gait(game, n).covering(game.board.spread(1 << token.at, 1) & game.board.sight[token.at]))
    zones = [zone for zone in zones if zone]
    return min(zones, key=lambda zone: (walk_length(game, n, zone), zone), default=0)


# ---------------------------------------------------------------------- equipment
def equip(game: Arena, options: list[Option]) -> Option:
    """The card and Hero that gain most; a card that is left over is lost."""
    best, choice = 0, DONE
    for o in options:
        if o.verb != "equip":
            continue
        card, hero = game.kit.by_card[str(o.args[0])], game.kit.by_handle[str(o.args[1])]
        lost = sum([gear_worth(game, hero, gear(game, old)) for old in replaced(game, card, hero)])
        gain = gear_worth(game, hero, gear(game, card)) - lost
        if gain > best:
            best, choice = gain, o
    return choice


# ---------------------------------------------------------------------- healing
def heal(game: Arena, options: list[Option]) -> Option:
    """The wound or token that weighs most."""

    def relief(o: Option) -> int:
        if o.verb == "heal":
            n = game.kit.by_handle[str(o.args[0])]
            return 100 + 200 // (left(game, n) + 1)
        if o.verb == "cure":
            return ILLS.get(1 << STATUSES.index(str(o.args[1])), 0)
        return 40 if o.verb == "potion" else 0

    return max(options, key=relief)


def coins(game: Arena, options: list[Option]) -> Option:
    """A fallen Hero returns; one at the end of its hearts is healed."""
    fallen = [o for o in options if o.verb == "coin" and game.models[game.kit.by_handle[str(o.args[0])]].at < 0]
    if fallen:
        return fallen[0]
    for o in options:
        if o.verb == "coin":
            n = game.kit.by_handle[str(o.args[0])]
            if left(game, n) == 1 and game.models[n].wounds >= 3:
                return o
    return PASS


def emergency(game: Arena, options: list[Option]) -> Option:
    """Healing when two wounds can go; armour for who is weak and near monsters that still may act."""
    for o in options:
        if o.verb != "emergency":
            continue
        n = game.kit.by_handle[str(o.args[0])]
        action = game.kit.actions[str(o.args[1])]
        if action.heal and game.models[n].wounds >= action.heal and left(game, n) <= WEAK:
            return o
        if not action.heal and left(game, n) <= WEAK + 1 and coming(game, n):
            return o
    return PASS


def coming(game: Arena, n: int) -> bool:
    """Are there monsters near that the Consul can still activate?"""
    budget = game.kit.skulls - game.skulls_spent
    near = [
        m
        for m in game.on_map(CONSUL)
        if game.rank(m) != POINT and not game.models[m].turned and cost(game, m) <= budget
    ]
    return any([game.board.apart(game.feet(m), game.feet(n)) <= 6 for m in near])


def drop(game: Arena, options: list[Option]) -> Option:
    """As near to the Hero as can be, so that it is picked up at once."""
    n = game.active
    if n < 0 or game.models[n].at < 0:
        return options[0]
    feet = game.feet(n)
    return min(options, key=lambda o: (game.board.apart(feet, 1 << square_of(game, o)), str(o)))


def close_to_foes(game: Arena, options: list[Option]) -> Option:
    """Somebody is put down: as near to enemies as can be."""
    places = {square_of(game, o): o for o in options if len(o.args) > 1}
    if not places:
        return options[0]
    at = nearest(game, sum([1 << q for q in places]), game.held[CONSUL]) if game.held[CONSUL] else -1
    return places.get(at, options[0])
