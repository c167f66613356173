"""Scenes for Dungeon Dice: who sits where with what, which monster is met, and the dice and draws to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.games.dungeon_dice.rules.combat import MONSTER, handle, heroes_strength, strength
from tablee.games.dungeon_dice.rules.library import box
from tablee.games.dungeon_dice.rules.procedures.deals import EVERY, USUAL
from tablee.games.dungeon_dice.rules.procedures.match import Match
from tablee.games.dungeon_dice.rules.procedures.turn import Turn
from tablee.games.dungeon_dice.rules.records import Combat, Hero, Kit, Promise, Setup
from tablee.games.dungeon_dice.rules.setup import check_setup
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, TROPHIES, DieDef, face
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene

#: steps of a turn, in order
STEPS = list(Turn.STEPS)
FAR = 200_000  # how far a stream is searched for the draws that are wanted


def dungeon(
    players: int = 3,
    at: str = "",
    active: int = 0,
    monster: str = "",
    worn: Sequence[Sequence[str]] = (),
    dice: Sequence[Sequence[str]] = (),
    trophies: Sequence[Sequence[str]] = (),
    xp: Sequence[int] = (),
    wounds: Sequence[int] = (),
    rolls: Sequence[int | str] = (),
    draws: Sequence[str] = (),
    promises: Sequence[Promise] = (),
    empty: Sequence[str] = (),
    extra: Sequence[DieDef] = (),
    duel: Sequence[int] = (),
    asked: Sequence[str] = (*USUAL, EVERY),
    seed: str = "scene",
    **readings: str,
) -> Scene[Dungeon]:
    """A game that begins at a step of `active`'s turn: `prepare`, or `decide` when a monster is met ("goblin-1 L2 slash").

    Per seat: dice that are worn, other dice, trophies, all by handle. `rolls` are the next dice, as numbers or by what
    they show ("sword-black 2 slash", "hero-level 3"). `draws` are the next dice out of the bags, whichever bags they are
    in. `empty` bags stay empty. `duel` is the order of the duellists. `extra` are kinds of dice only for this scene; a
    kind that exists is replaced. Nobody is asked for deals unless `deals="on"`; then everybody is at the moments of `asked`.
    """
    kinds = {**box(), **{die.id: die for die in extra}}
    chosen = tuple([(name.replace("_", "-"), value) for name, value in {"deals": "off", **readings}.items()])
    kit = Kit(check_setup(Setup(players, active, chosen)), kinds)
    game = Dungeon(kit, Rng(key_of(seed), {}, tuple([side(kinds, roll) for roll in rolls])))
    game.log = []
    numbers = Numbers(kit)
    for seat in range(players):
        on, more = numbers.of(worn, seat), numbers.of(dice, seat)
        won = tuple([(die, TROPHIES[kit.defs[die].colour]) for die in numbers.of(trophies, seat)])
        hero = Hero((*on, *more), on, won)
        hero.xp = xp[seat] if seat < len(xp) else 0
        hero.wounds = wounds[seat] if seat < len(wounds) else 0
        game.heroes.append(hero)
    game.active, game.turn = active, 7
    if monster:
        name, _, shown = monster.partition(" ")
        die = numbers.one(name)
        game.drawn = (die,)
        game.combat = Combat(die, sides(kit.defs[die], shown) - 1, bonus=(0,) * (players + 1))
    for group, bag in BAGS.items():
        rest = [die for die, one in enumerate(kit.defs) if one.group == group and die not in numbers.taken]
        game.bags[bag] = () if bag in empty else tuple(rest)
    for bag in BAGS.values():
        wind(game, bag, [kit.by_handle[name] for name in draws if BAGS[kit.defs[kit.by_handle[name]].group] == bag])
    if duel:
        among = tuple(sorted(duel))
        search(game.rng, "duel", lambda rng: rng.shuffled(among, "duel") == tuple(duel))
    game.ledger = tuple(promises)
    game.wishes = tuple([(seat, tuple(asked)) for seat in range(players)]) if tuple(asked) != USUAL else ()
    at = at or ("decide" if monster else "prepare")
    if at not in STEPS:
        raise SetupError(f"a turn has no step {at!r}; there are {', '.join(STEPS)}")
    match, frame = Match(), Turn()
    match.step = "play"
    before = STEPS.index(at) - 1
    frame.step = STEPS[before] if before >= 0 else ""
    game.stack = [match, frame]
    game.advance(None)
    return Scene(game)


class Numbers:
    """Dice by their handles; each is in one place."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.taken: list[int] = []

    def one(self, name: str) -> int:
        if name not in self.kit.by_handle:
            raise SetupError(f"no die is called {name!r}; there are {', '.join(self.kit.handles)}")
        die = self.kit.by_handle[name]
        if die in self.taken:
            raise SetupError(f"{name} cannot be in two places")
        self.taken.append(die)
        return die

    def of(self, names: Sequence[Sequence[str]], seat: int) -> tuple[int, ...]:
        return tuple([self.one(name) for name in names[seat]]) if seat < len(names) else ()


def side(kinds: dict[str, DieDef], roll: int | str) -> int:
    """The number to roll: as it is, or by the kind of die and what it shows."""
    if isinstance(roll, int):
        return roll
    id, _, shown = roll.partition(" ")
    if id not in kinds:
        raise SetupError(f"no kind of die is called {id!r}; there are {', '.join(kinds)}")
    return sides(kinds[id], shown)


def sides(die: DieDef, shown: str) -> int:
    """The first side that shows this, from 1."""
    wanted = face(shown, die.id)
    if wanted not in die.faces:
        raise SetupError(f"{die.id} has no side {shown!r}; it has {', '.join([f.id for f in die.faces])}")
    return die.faces.index(wanted) + 1


def wind(game: Dungeon, bag: str, wanted: list[int]) -> None:
    """Go on in the stream of a bag to where these dice are drawn next, if nothing is put back in between."""
    held, places = list(game.bags[bag]), []
    for die in wanted:
        if die not in held:
            raise SetupError(f"{game.kit.handles[die]} is not in the {bag} bag")
        places.append((len(held), held.index(die)))
        held.remove(die)
    if places:
        search(game.rng, bag, lambda rng: all([rng.below(n, bag) == at for n, at in places]))


def search(rng: Rng, stream: str, fits: Callable[[Rng], bool]) -> None:
    for place in range(FAR):
        rng.places[stream] = place
        if fits(rng.copy()):
            return
    raise SetupError(f"the {stream} stream has no such draws nearby: ask for fewer")


# ---------------------------------------------------------------------- looking
def totals(scene: Scene[Dungeon]) -> tuple[int, int]:
    """Strength of the heroes and of the monster."""
    return heroes_strength(scene.game), strength(scene.game, MONSTER)


def combat_dice(scene: Scene[Dungeon]) -> dict[str, str]:
    """What the dice of the combat show, by their handles; those that are out of it are left out."""
    game = scene.game
    kit = game.kit
    found = {}
    for at, one in enumerate(game.fight.dice):
        faces = (
            kit.defs[one.die].faces if one.die >= 0 else kit.monster_level if one.owner == MONSTER else kit.hero_level
        )
        if not one.gone:
            found[handle(game, at)] = faces[one.face].id
    return found


def owned(scene: Scene[Dungeon], seat: int) -> list[str]:
    """Dice and trophies of a seat."""
    hero = scene.game.heroes[seat]
    return [scene.game.kit.handles[die] for die in (*hero.dice, *[die for die, _ in hero.trophies])]


def bag(scene: Scene[Dungeon], colour: str) -> list[str]:
    return [scene.game.kit.handles[die] for die in scene.game.bags[colour]]


def ledger(scene: Scene[Dungeon]) -> list[tuple[int, int, str, int]]:
    """Promises: who owes whom, what, and how many."""
    return [(one.by, one.to, one.what, one.n) for one in scene.game.ledger]


def glory(scene: Scene[Dungeon]) -> list[int]:
    return [scene.game.glory(seat) for seat in range(len(scene.game.heroes))]


def wounds(scene: Scene[Dungeon]) -> list[int]:
    return [hero.wounds for hero in scene.game.heroes]


def experience(scene: Scene[Dungeon]) -> list[int]:
    return [hero.xp for hero in scene.game.heroes]
