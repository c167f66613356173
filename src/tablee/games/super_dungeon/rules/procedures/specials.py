"""What actions with a node of their own (`nodes.actions`) do, and Feed Me. Cards prevail over the book (SD-PRIORITY-01)."""

from __future__ import annotations

from typing import TypeVar

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.super_dungeon.rules.abilities import HEALER
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.board.reach import path, reach
from tablee.games.super_dungeon.rules.effects import forget, gain, heal, shed
from tablee.games.super_dungeon.rules.equipment import parted
from tablee.games.super_dungeon.rules.figures import FED
from tablee.games.super_dungeon.rules.kit import GEAR
from tablee.games.super_dungeon.rules.nodes import actions as nodes
from tablee.games.super_dungeon.rules.nodes.actions import (
    Concoction,
    Invade,
    NewCrop,
    PartyHealer,
    Shadow,
    Sniff,
    StepAttacks,
    Teleport,
)
from tablee.games.super_dungeon.rules.nodes.node import NO_SPECIAL, Special
from tablee.games.super_dungeon.rules.placing import Place, around
from tablee.games.super_dungeon.rules.pointing import (
    card_words,
    on_card,
    on_model,
    on_square,
    who_square_words,
    who_words,
)
from tablee.games.super_dungeon.rules.procedures import death, luck, moving
from tablee.games.super_dungeon.rules.procedures.healing import Heal
from tablee.games.super_dungeon.rules.procedures.moving import Walk, square_of
from tablee.games.super_dungeon.rules.procedures.rolls import Rolling
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.tile_effects import eventful, gait, rough_for
from tablee.games.super_dungeon.rules.tricks import ambushers, landing
from tablee.games.super_dungeon.rules.vocabulary import ActionDef
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


class Deed(Rolling):
    """What of an action that is carried out matters here."""

    what: str  # its id


N = TypeVar("N", bound=Special)


def carried_out(game: Arena, node: type[N]) -> N:
    """The node of the action that has led here."""
    for frame in reversed(game.stack):
        found = game.kit.actions[frame.what].special if isinstance(frame, Deed) else NO_SPECIAL
        if isinstance(found, node):
            return found
    raise LookupError(f"nobody carries out {node.name}")


def special(game: Arena, user: int, action: ActionDef, target: int) -> Procedure | None:
    """What an action does beside all that its fields say; nothing where `Act` has done it already."""
    node = action.special
    match node:
        case Teleport() | Shadow():
            return Land(user, user, landing(game, user, action))
        case NewCrop():
            return Land(user, target, around(game, [user], 1))
        case Sniff():
            return Land(user, game.pool(node.model)[0], around(game, [user], 1))
        case nodes.Stampede():
            return Stampede(tuple(game.heroes()))
        case nodes.TakeWounds():
            return TakeWounds(user, target)
        case Concoction():
            return Concoct(user, action.title)
        case PartyHealer():
            for n in game.heroes():
                gain(game, n, Lasting(action.title, user, abilities=HEALER))
        case StepAttacks():
            gain(game, user, Lasting(action.title, user, special=node.name))
        case Invade():
            game.put(user, -1, host=target)
            game.note("SD-PRIORITY-01", "invades", who=game.name(user), target=game.name(target))
            parted(game, target, user)  # a slime may sit on what gave it hearts (SD-DEATH-02) or held its potions
        case nodes.Ambush():
            return Ambush(user, target, node.skulls)
    return None


def pounce(game: Arena, user: int, action: ActionDef, target: int) -> Procedure:
    """The user is placed next to its target before it rolls."""
    return Land(user, user, landing(game, user, action, target))


@record
class Land(Procedure):
    """A model is placed somewhere else, and what happens there happens to it (SD-EXPLORE-01, SD-TRAP-04)."""

    STEPS = {"place": "SD-PRIORITY-01", "arrive": "SD-EXPLORE-01 SD-TRAP-04", "over": "SD-PRIORITY-01"}

    user: int  # whose player chooses
    n: int
    squares: int  # one square of the base must be among these

    def place(self, game: Arena) -> Flow | None:
        return call(Place(game.models[self.user].seat, (self.n,), self.squares, "SD-PRIORITY-01"), then="arrive")

    def arrive(self, game: Arena) -> Flow | None:
        return call(moving.arrival(game, self.n) if game.models[self.n].at >= 0 else None, then="over")

    def over(self, game: Arena) -> Flow | None:
        return done()


class Listing(Procedure):
    """Only what it lists can be chosen."""

    def options(self, game: Arena) -> list[Option]:
        raise NotImplementedError

    def listed(self, game: Arena, seat: int, choice: Option) -> str:
        return "" if choice in self.options(game) else "SD-PRIORITY-01"


# ---------------------------------------------------------------------- every Hero moves
@record
class Stampede(Listing):
    """Every Hero may move some squares at once, one after the other."""

    STEPS = {"where": "SD-PRIORITY-01 SD-CONTROL-01", "moved": "SD-PRIORITY-01"}

    todo: tuple[int, ...]

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.todo[0]), "n": carried_out(game, nodes.Stampede).squares}

    def places(self, game: Arena) -> int:
        n = self.todo[0]
        model = game.models[n]
        if model.at < 0:
            return 0
        enemies = game.held[1 - model.side]
        taken = (enemies | game.held[model.side]) & ~game.feet(n) | game.chests()
        squares = carried_out(game, nodes.Stampede).squares
        return reach(gait(game, n), model.at, squares, enemies, taken, rough_for(game, n))

    def options(self, game: Arena) -> list[Option]:
        handle, width = game.kit.handles[self.todo[0]], game.board.width
        return [CHARGE(handle, at % width, at // width) for at in bits(self.places(game))]

    def where(self, game: Arena) -> Flow | None:
        if not self.todo:
            return done()
        return ask(game.models[self.todo[0]].seat, "charge", [*self.options(game), PASS], then="chosen")

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        n, self.todo = self.todo[0], self.todo[1:]
        if choice == PASS:
            return goto("where")
        model = game.models[n]
        _, harm = eventful(game, n)
        goal = square_of(game, choice)
        squares = carried_out(game, nodes.Stampede).squares
        way = path(gait(game, n), model.at, goal, squares, game.held[1 - model.side], harm, rough_for(game, n))
        return call(Walk(n, way, forced=True), then="moved")

    def moved(self, game: Arena) -> Flow | None:
        return goto("where")


# ---------------------------------------------------------------------- wounds change cards
@record
class TakeWounds(Listing):
    """Any number of wounds goes from the target to the user."""

    STEPS = {"how_many": "SD-PRIORITY-01"}

    user: int
    target: int

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.user), "target": game.the(self.target)}

    def options(self, game: Arena) -> list[Option]:
        return [TAKE(count) for count in range(1, game.models[self.target].wounds + 1)]

    def how_many(self, game: Arena) -> Flow | None:
        return ask(game.models[self.user].seat, "take", self.options(game), then="taken")

    def taken(self, game: Arena, choice: Option) -> Flow | None:
        count = int(choice.args[0])
        heal(game, self.target, count, "SD-PRIORITY-01")
        death.wound(game, self.user, count, how="other")
        return done()


# ---------------------------------------------------------------------- a Treasure for a while
@record
class Concoct(Listing):
    """Treasures are drawn; all but one are shuffled back, that one works until the next upkeep, then it is discarded."""

    STEPS = {"draw": "SD-PRIORITY-01 SD-BOOTY-02", "pick": "SD-PRIORITY-01"}

    user: int
    what: str
    cards: tuple[int, ...] = ()

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.user)}

    def draw(self, game: Arena) -> Flow | None:
        """Only equipment can be used so: anything else is replaced."""
        others: list[int] = []
        wanted = carried_out(game, Concoction).cards + luck.lucky(
            game, self.user
        )  # of which one works and all others are shuffled back
        while len(self.cards) < wanted:
            card = game.draw("treasure")
            if card < 0:
                break
            if game.kit.cards[card].kind == GEAR:
                self.cards += (card,)
            else:
                others.append(card)
        for card in others:
            game.shuffle_in("treasure", card)
        return None if self.cards else done()

    def options(self, game: Arena) -> list[Option]:
        return [USE(game.kit.cards[card].handle) for card in self.cards]

    def pick(self, game: Arena) -> Flow | None:
        return ask(game.models[self.user].seat, "concoction", self.options(game), then="picked")

    def picked(self, game: Arena, choice: Option) -> Flow | None:
        used = game.kit.by_card[str(choice.args[0])]
        for card in self.cards:
            if card != used:
                game.shuffle_in("treasure", card)
        gain(game, self.user, Lasting(self.what, self.user, card=used))
        shed(game, self.user)
        game.note("SD-PRIORITY-01", "concocts", who=game.name(self.user), card=f"#gear.{game.kit.cards[used].id}")
        return done()


# ---------------------------------------------------------------------- monsters from afar
@record
class Ambush(Listing):
    """Monsters worth no more than so many skulls together come next to the target, from any distance; each is named once, in
    the order of the figures."""

    STEPS = {"who": "SD-PRIORITY-01", "placed": "SD-PRIORITY-01"}

    user: int
    target: int
    skulls: int
    after: int = -1  # the figure named last

    def says(self, game: Arena) -> Args:
        return {"target": game.the(self.target)}

    def options(self, game: Arena) -> list[Option]:
        found = ambushers(game, self.user, self.target, self.skulls, self.after)
        return [RELOCATE(game.kit.handles[n]) for n in found]

    def who(self, game: Arena) -> Flow | None:
        found = self.options(game)
        if not found:
            return done()
        return ask(game.models[self.user].seat, "ambush", [*found, ENOUGH.bare], then="named", n=self.skulls)

    def named(self, game: Arena, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            return done()
        n = game.kit.by_handle[str(choice.args[0])]
        self.skulls -= game.card(n).skulls
        self.after = n
        return call(Land(self.user, n, around(game, [self.target], 1)), then="placed")

    def placed(self, game: Arena) -> Flow | None:
        return goto("who")

    def stopping(self, game: Arena, seat: int, choice: Option) -> str:
        return "SD-PRIORITY-01" if choice.args else ""


@record
class Feed(Procedure):
    """Feed Me: a friend within melee range is removed; one wound or one status goes."""

    STEPS = {"eat": "SD-ABIL-01", "over": "SD-ABIL-01"}

    user: int
    target: int

    def eat(self, game: Arena) -> Flow | None:
        """Removed, not destroyed by an enemy: nothing is gained for it."""
        game.note("SD-ABIL-01", "feeds", who=game.name(self.user), target=game.name(self.target))
        forget(game, self.target)
        game.put(self.target, -1, wounds=0, statuses=0)
        return call(Heal(game.models[self.user].seat, self.user, FED), then="over")

    def over(self, game: Arena) -> Flow | None:
        return done()


# ---------------------------------------------------------------------- verbs
def take_words(game: Arena, seat: int, choice: Option) -> Args:
    return {"n": choice.args[0]}


CARDS = "SD-PRIORITY-01"
CHARGE = Answer("charge", at=Listing, asked=Listing.listed, otherwise=CARDS, words=who_square_words, on=on_square)
TAKE = Answer("take", at=Listing, asked=Listing.listed, otherwise=CARDS, words=take_words, on=nothing)
USE = Answer("use", at=Listing, asked=Listing.listed, otherwise=CARDS, words=card_words, on=on_card)
RELOCATE = Answer("relocate", at=Listing, asked=Listing.listed, otherwise=CARDS, words=who_words, on=on_model)
ENOUGH = Answer("enough", at=Ambush, asked=Ambush.stopping, otherwise=CARDS, on=nothing)
VERBS: list[Verb[Arena]] = [CHARGE, TAKE, USE, RELOCATE, ENOUGH]
PROCEDURES: tuple[type[Procedure], ...] = (Land, Stampede, TakeWounds, Concoct, Ambush, Feed)
