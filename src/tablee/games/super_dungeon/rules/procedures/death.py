"""Wounds and destruction (SD-DEATH), and what the destroyed leave behind: skulls, coins, keys (SD-SKULL, SD-COIN, SD-KEY).

`wound` and `destroy` ask nothing: what is to be chosen waits in `Arena.drops` and `Arena.shifts` for `drops`. `Arena.loot_due` counts what the limit of three is for (SD-POWERUP-02) and never exceeds it;
`Arena.loot_more` counts what cards give beside (Armory, King's Riches): Power-Up draws both."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.super_dungeon.rules import effects, tile_effects
from tablee.games.super_dungeon.rules.abilities import FORCED_SHIFT, INSIGNIFICANT, SOPORIFIC
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.nodes.explore import Vault
from tablee.games.super_dungeon.rules.nodes.fights import Riches
from tablee.games.super_dungeon.rules.nodes.node import name_of
from tablee.games.super_dungeon.rules.pointing import on_square, square_words
from tablee.games.super_dungeon.rules.procedures import pets, shifting
from tablee.games.super_dungeon.rules.ranks import (
    BOOTY,
    BOSS,
    CONSUL,
    ELITE,
    HERO,
    MINI_BOSS,
    MINION,
    PARTY,
    PET,
    POINT,
)
from tablee.games.super_dungeon.rules.records import COIN, KEY, SKULL
from tablee.games.super_dungeon.rules.seats import hero_seats
from tablee.games.super_dungeon.rules.state import DUE, NOT_YET, Arena
from tablee.games.super_dungeon.rules.statuses import SLOW
from tablee.games.super_dungeon.rules.values import abilities, hearts
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto

MOST_LOOT = 3  # cards for minions and elites in one turn (SD-POWERUP-02)


# ---------------------------------------------------------------------- wounds
def wound(game: Arena, n: int, amount: int, by: int = -1, how: str = "action") -> None:
    """Wound tokens; as many as hearts destroy, more have no effect (SD-DEATH-01, SD-DEATH-02).

    `how`: action, fire, trap, backlash, spawn or other."""
    model = game.models[n]
    if amount <= 0 or (model.at < 0 and model.host < 0):
        return
    most = shifting.hearts_to_come(game, n) if n in game.shifts else hearts(game, n)
    dealt = min(amount, most - model.wounds)
    game.change(n, wounds=model.wounds + dealt)
    game.note("SD-DEATH-01", f"wounded-{how}", who=game.name(n), count=dealt)
    if game.rank(n) == BOSS:
        if isinstance(game.kit.fight.spawn, Riches):
            game.loot_more += dealt  # every wound of the king is worth a Loot card
        if game.time_out == NOT_YET and 2 * (model.wounds + dealt) >= most:
            game.time_out = DUE  # SD-TIMEOUT-01; destruction comes first (SD-TIMEOUT-08)
    if model.wounds + dealt >= most:
        destroy(game, n, by, how)


def destroy(game: Arena, n: int, by: int = -1, how: str = "action") -> None:
    """Everything about a destruction that nobody chooses."""
    powers = abilities(game, n)
    if powers & FORCED_SHIFT and shifting.shifts_instead(game, n):
        return
    rank, squares = game.rank(n), tuple(bits(game.feet(n))) if game.models[n].at >= 0 else ()
    game.note("SD-DEATH-02", "destroyed", who=game.name(n))
    if rank == HERO:
        fallen_hero(game, n, squares)
    elif rank == PET:
        game.put(n, -1, wounds=0, statuses=0, lasting=())  # still its master's (SD-PET-08)
    elif rank == POINT:
        fallen_point(game, n, squares)
    elif rank == BOSS:
        game.put(n, -1)
        game.over(tuple(sorted(hero_seats(game))))  # SD-WIN-02
    else:
        fallen_monster(game, n, squares, powers, how)
    effects.end_lasting(game, n)
    if by >= 0 and powers & SOPORIFIC and game.models[by].at >= 0:
        effects.inflict(game, by, SLOW)
    if not game.heroes() and game.outcome is None:
        game.over((game.kit.consul,))  # SD-WIN-01


def fallen_hero(game: Arena, n: int, squares: tuple[int, ...]) -> None:
    """A skull token for its equipment; its pet goes to the backpack (SD-DEATH-05, SD-PET-03)."""
    effects.forget(game, n)  # a Treasure that a potion lent goes to the discards
    game.put(n, -1, gone=True)
    if squares:
        game.lay(SKULL, squares[0], n)
    for guest, model in enumerate(game.models):
        if model.host == n:  # invaders of its card go back to the supply
            game.change(guest, host=-1, wounds=0, statuses=0, lasting=())
    pet = pets.pet_of(game, n)
    if pet >= 0:
        pets.release(game, pet)


def fallen_point(game: Arena, n: int, squares: tuple[int, ...]) -> None:
    """Gone for good; a coin, a mini-boss or the boss in Power-Up (SD-COIN-01, SD-BOSSSPAWN-01, SD-POWERUP-05)."""
    tiles = game.tiles_of(n)
    together = any([kind == COIN for kind, _ in game.drops])  # the coin of another one is not yet laid: the same action
    game.put(n, -1, gone=True, wounds=0, statuses=0, lasting=())
    game.drops += ((COIN, () if game.kit.on("one-coin") else squares),)  # no square: no coin is laid (SD-DIFF-09)
    game.dead_points += (~tiles[0] if together else tiles[0],)
    if game.side == PARTY and game.kit.on("loot-from-points") and not game.kit.on("elites-only"):
        game.loot_due = min(game.loot_due + 1, MOST_LOOT)
    for tile in tiles:
        tile_effects.point_destroyed(game, tile)


def fallen_monster(game: Arena, n: int, squares: tuple[int, ...], powers: int, how: str) -> None:
    """Back to the pool, or to the creep supply, in its original form (SD-DEATH-04, SD-SHIFT-05)."""
    rank = game.rank(n)
    vault = effects.has_lasting(game, n, name_of(Vault))
    seat = game.kit.figures[n].seat
    # SD-SHIFT-01: it will be spawned in its original form
    changes = {"card": game.kit.figures[n].card, "side": CONSUL, "seat": seat, "host": -1}
    game.put(n, -1)
    game.change(n, wounds=0, statuses=0, lasting=(), gone=False, **changes)
    if rank == MINI_BOSS:
        game.climbs += 1
        game.drops += ((KEY, squares),)
        game.treasure_due += len(game.kit.heroes) if vault else 1  # SD-POWERUP-04
        if not game.kit.on("mini-bosses-return"):
            game.change(n, gone=True)
    elif rank == BOOTY:
        game.treasure_due += 1  # SD-BOOTY-05
    elif rank in (MINION, ELITE) and loot_for(game, rank, powers, how):
        game.loot_due = min(game.loot_due + 1, MOST_LOOT)


def loot_for(game: Arena, rank: str, powers: int, how: str) -> bool:
    """Not in the Consul Turn, not by Backlash, not for Insignificant monsters (SD-POWERUP-03, SD-ABIL-12, SD-DIFF-13)."""
    if game.side != PARTY or how == "backlash" or powers & INSIGNIFICANT:
        return False
    return rank == ELITE or not game.kit.on("elites-only")


# ---------------------------------------------------------------------- coins and keys on the map
class Drops(Procedure):
    """The Heroes put each coin and key on a square that the destroyed model stood on (SD-COIN-01, SD-KEY-01).

    Before that, who is not destroyed but takes its other form does so (SD-SHIFT-04)."""

    STEPS = {"next": "SD-COIN-01 SD-KEY-01 SD-SHIFT-04", "where": "SD-COIN-01 SD-KEY-01"}

    def next(self, game: Arena) -> Flow | None:
        if game.shifts:
            return call(shifting.forced(game), then="next")
        while game.drops:
            kind, squares = game.drops[0]
            if len(squares) > 1:
                return goto("where")
            if squares:
                lay_drop(game, kind, squares[0])
            else:
                game.drops = game.drops[1:]
        return done()

    def where(self, game: Arena) -> Flow | None:
        kind, squares = game.drops[0]
        width = game.board.width
        options = [DROP(kind, q % width, q // width) for q in squares]
        return ask(game.speaks(), "drop", options, then="laid", what=f"@token.{kind}")

    def laid(self, game: Arena, choice: Option) -> Flow | None:
        kind, x, y = choice.args
        assert isinstance(x, int) and isinstance(y, int)
        lay_drop(game, str(kind), game.board.at(x, y))
        return goto("next")


def lay_drop(game: Arena, kind: str, square: int) -> None:
    game.drops = game.drops[1:]
    game.lay(kind, square)
    x, y = game.board.xy(square)
    game.note("SD-COIN-01" if kind == COIN else "SD-KEY-01", f"dropped-{kind}", x=x, y=y)


def drops(game: Arena) -> Procedure | None:
    """To call where something may have been destroyed."""
    return Drops() if game.drops or game.shifts else None


def dropping(game: Arena, seat: int, choice: Option) -> str:
    """On a square of the destroyed model only, by the Heroes."""
    kind, squares = game.drops[0] if game.drops else (COIN, ())
    width = game.board.width
    legal = [DROP(kind, q % width, q // width) for q in squares]
    return "" if choice in legal and seat == game.speaks() else "SD-KEY-01" if kind == KEY else "SD-COIN-01"


# ---------------------------------------------------------------------- verbs
def drop_words(game: Arena, seat: int, choice: Option) -> Args:
    return {"what": f"@token.{choice.args[0]}", **square_words(game, seat, choice)}


DROP = Verb("drop", dropping, words=drop_words, on=on_square)
VERBS: list[Verb[Arena]] = [DROP]
PROCEDURES: tuple[type[Procedure], ...] = (Drops,)
