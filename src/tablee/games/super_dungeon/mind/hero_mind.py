"""How Heroes of bots play: destroy spawning points, then the boss; kill what is in the way; stay alive; arm themselves."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.super_dungeon.mind.hero_care import WEAK, care, drink, picks
from tablee.games.super_dungeon.mind.hero_caution import danger, dangers, move_to, safest
from tablee.games.super_dungeon.mind.reckoning import (
    Plan,
    areas_here,
    areas_there,
    harmless,
    nearest,
    open_to,
    plans,
    stands,
    towards,
    walk_length,
)
from tablee.games.super_dungeon.mind.worth import (
    SURE,
    gear_worth,
    hero_pain,
    ills,
    left,
    monster_ills,
    monster_pain,
)
from tablee.games.super_dungeon.rules import pointing
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.equipment import gear, replaced
from tablee.games.super_dungeon.rules.procedures import activation
from tablee.games.super_dungeon.rules.procedures.acting import ACT
from tablee.games.super_dungeon.rules.procedures.activation import MOVE, UNLOCK, Activation
from tablee.games.super_dungeon.rules.procedures.heroes import ACTIVATE
from tablee.games.super_dungeon.rules.procedures.moving import square_of
from tablee.games.super_dungeon.rules.procedures.powerup import EQUIP
from tablee.games.super_dungeon.rules.ranks import BOSS, CONSUL, HERO
from tablee.games.super_dungeon.rules.records import CHEST, COIN, KEY, POTION, SKULL, Token
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import KNOCKDOWN
from tablee.games.super_dungeon.rules.tile_effects import gait
from tablee.games.super_dungeon.rules.usable import ATTACKS
from tablee.games.super_dungeon.rules.values import moves
from tablee.kernel.decision import PASS, Option

ITEMS = {COIN: 420, KEY: 120, POTION: 60, SKULL: 50}  # what they are worth on the floor
SMASHED, UNLOCKED = 110, 220  # a chest with one Treasure or two
WALK = 5  # what a move must bring
ESCAPE = 80  # what it is worth that a weak Hero gets out of danger before the Consul Turn
END, RUN, DONE = activation.END.bare, activation.RUN.bare, pointing.DONE.bare


def pain(game: Arena, victim: int, count: int, statuses: int) -> int:
    """What Heroes gain by hurting somebody."""
    if game.models[victim].side != CONSUL:
        return hero_pain(game, victim, count) + ills(game, victim, statuses)
    rest = left(game, victim)
    gain = monster_pain(game, victim, count)
    if statuses and count < rest:
        gain += monster_ills(game, victim, statuses)
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
    found = [plan.worth for plan in plans(game, hero, card.actions, (), foes(game), pain, reachable)]
    best = max(found, default=0)
    if left(game, hero) > WEAK:
        return best
    fears = dangers(game, hero)
    here = danger(game, fears, game.models[hero].at)
    escapes = here and danger(game, fears, safest(game, hero, reachable, fears)) < here
    return best + ESCAPE if escapes else best - ESCAPE


def hero_turn(game: Arena, seat: int, options: list[Option]) -> Option:
    """Friendly creeps first; then the Hero with most to do, whoever owns it."""
    by_handle = game.kit.by_handle
    named = {by_handle[str(o.args[0])]: o for o in options if ACTIVATE.of(o)}
    creeps = [n for n in named if game.rank(n) == "creep"]
    if creeps:
        return named[creeps[0]]
    ready = [n for n in game.kit.heroes if game.models[n].at >= 0 and not game.models[n].turned]
    best = max(ready, key=lambda n: (outlook(game, n), -n), default=-1)
    if best in named:
        return named[best]
    if PASS in options:
        return PASS
    own = [n for n in named if game.is_hero(n)]
    return named[max(own, key=lambda n: (outlook(game, n), -n))] if own else options[0]


# ---------------------------------------------------------------------- an activation
def act(game: Arena, seat: int, options: list[Option]) -> Option:
    frame = activation.MOVE.frame(game)
    n = frame.model
    first = at_once(game, n, options, frame)
    if first is not None:
        return first
    return decide(game, n, possible(game, n, options, frame), options, frame)


def at_once(game: Arena, n: int, options: list[Option], frame: Activation) -> Option | None:
    """What is done before anything is weighed: getting up, doors, things at its feet, potions."""
    if game.models[n].statuses & KNOCKDOWN:
        return stand(game, n, options, frame)
    doors = [o for o in options if UNLOCK.of(o)]
    if doors:
        return doors[0]
    free = [o for o in options if ACT.of(o) and o.args[0] == "pick-up" and item_worth(game, square_of(game, o))]
    if free:
        return max(free, key=lambda o: (item_worth(game, square_of(game, o)), str(o)))
    return drink(game, n, options, pain)


def possible(game: Arena, n: int, options: list[Option], frame: Activation) -> list[Plan]:
    """All that it could do."""
    points, steps = frame.points(game), frame.moves_left(game)
    reachable = open_to(game, n, steps)
    found = plans(game, n, points, frame.used, foes(game), pain, reachable) + areas_here(game, n, options, points, pain)
    if game.rank(n) == HERO:
        found += errands(game, n, points)
    if not frame.moved and not frame.acted and steps:
        found += areas_there(game, n, points, reachable & ~(1 << game.models[n].at), foes(game), pain)
    return found


def decide(game: Arena, n: int, found: list[Plan], options: list[Option], frame: Activation) -> Option:
    choice = best_of(game, n, found, options, open_to(game, n, frame.moves_left(game)))
    return choice if choice is not None else rest(game, n, options, frame)


def stand(game: Arena, n: int, options: list[Option], frame: Activation) -> Option:
    """With movement points, unless a foe has to be reached by them."""
    by_moves = Option("stand", ("moves",))
    by_action = Option("stand", ("actions",))
    here = 1 << game.models[n].at
    close = plans(game, n, frame.points(game), frame.used, foes(game), pain, here)
    wanted = (by_moves, by_action) if close else (by_action, by_moves)
    return next((o for o in wanted if o in options), options[0])


def item_worth(game: Arena, at: int) -> int:
    return max([wanted(game, token) for token in game.tokens if token.at == at], default=0)


def wanted(game: Arena, token: Token) -> int:
    """A skull stays where it is while a coin may bring its Hero back with all equipment (SD-COIN-05)."""
    if token.kind == SKULL and (game.coins or game.points()):
        return 0
    return ITEMS.get(token.kind, 0)


def errands(game: Arena, n: int, points: int) -> list[Plan]:
    """Things to fetch, chests to open, friends to bandage, tokens to shake off."""
    found: list[Plan] = []
    how, board = gait(game, n), game.board
    for token in game.tokens:
        around = how.covering(board.spread(1 << token.at, 1) & board.sight[token.at])
        x, y = board.xy(token.at)
        if wanted(game, token) and (token.kind != POTION or game.models[n].potions < game.card(n).potions):
            found.append(Plan(wanted(game, token), around, Option("act", ("pick-up", x, y)), 0))
        elif token.kind == CHEST and points:
            what, worth = opening(game, n)
            found.append(Plan(worth, around, Option("act", (what, x, y)), 1))
    if points:
        found += care(game, n)
    return found


def opening(game: Arena, n: int) -> tuple[str, int]:
    """How it opens a chest best: with a key, by picking the lock, or by force (SD-BASIC-09, SD-BASIC-12, SD-BASIC-13)."""
    if game.keys:
        return "unlock-treasure-chest", UNLOCKED
    picked = UNLOCKED * picks(game, n) // SURE
    return ("pick-lock", picked) if picked > SMASHED else ("smash-chest", SMASHED)


def best_of(game: Arena, n: int, found: list[Plan], options: list[Option], reachable: int) -> Option | None:
    """The best plan that can be carried out: at once, or after a move; for who is hurt, a move into danger costs."""
    here = 1 << game.models[n].at
    legal = set(options)
    fears = dangers(game, n) if left(game, n) <= WEAK + 1 and game.rank(n) == HERO else []
    felt = lru_cache(maxsize=None)(lambda q: danger(game, fears, q))
    price = WEAK + 2 - left(game, n)  # hundredths of a wound for each sixth of a star
    best: tuple[int, int] = (0, 0)
    choice: Option | None = None
    where = 0
    for plan in found:
        if plan.places & here:
            if plan.option in legal and (plan.worth, 1) > best:
                best, choice, where = (plan.worth, 1), plan.option, 0
        elif plan.places & reachable and (plan.worth - WALK, 0) > best:
            places = plan.places & reachable
            worth = plan.worth - WALK
            if fears:
                worth -= price * min([felt(q) for q in bits(places)])
            if (worth, 0) > best:
                best, choice, where = (worth, 0), plan.option, places
    return move_to(game, n, where) if where else choice


# ---------------------------------------------------------------------- nothing more to hit
def rest(game: Arena, n: int, options: list[Option], frame: Activation) -> Option:
    """Walk on to what has to be destroyed; a weak Hero goes where fewest monsters can follow."""
    steps = frame.moves_left(game)
    moving = [o for o in options if MOVE.of(o)]
    if steps and moving:
        places = harmless(game, n, open_to(game, n, steps))
        found = dangers(game, n) if game.rank(n) == HERO else []
        here = danger(game, found, game.models[n].at)
        if here and (not frame.points(game) or left(game, n) <= WEAK):
            at = safest(game, n, places, found)
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
    moving = [o for o in options if MOVE.of(o)]
    shape = game.board.shapes[game.width(n)]
    return min(
        moving,
        key=lambda o: (
            min([game.board.apart(shape << square_of(game, o), light) for light in lights], default=0),
            str(o),
        ),
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
        if not EQUIP.of(o):
            continue
        card, hero = game.kit.by_card[str(o.args[0])], game.kit.by_handle[str(o.args[1])]
        lost = sum([gear_worth(game, hero, gear(game, old)) for old in replaced(game, card, hero)])
        gain = gear_worth(game, hero, gear(game, card)) - lost
        if gain > best:
            best, choice = gain, o
    return choice


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
