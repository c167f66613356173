"""Putting models on the map: which places are free and legal for a base, and the procedure that asks for them."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.super_dungeon.rules.abilities import BURROW, FLY, GHOST, SUREFOOT
from tablee.games.super_dungeon.rules.board import movers
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.board.reach import room_for
from tablee.games.super_dungeon.rules.pointing import cell, on_square, who_square_words
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import own_abilities
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record

#: abilities that let a base stand or step where others may not
POWERS = ((SUREFOOT, movers.SUREFOOT), (FLY, movers.FLY), (BURROW, movers.BURROW), (GHOST, movers.GHOST))


def powers(abilities: int) -> int:
    """Abilities as the board knows them."""
    return sum([power for ability, power in POWERS if abilities & ability])


def mover(game: Arena, n: int) -> movers.Mover:
    """How the board treats the base of a model that is to be put somewhere."""
    return game.board.mover(game.width(n), powers(own_abilities(game, n)))


def room(game: Arena, n: int, squares: int, whole: bool = False) -> int:
    """Free places for a model with one square of its base among these, or the whole base (SD-SPAWN-03, SD-SPAWN-05)."""
    how = mover(game, n)
    found = room_for(how, squares, game.held[0] | game.held[1] | game.chests())
    return found & ~how.covering(game.board.squares & ~squares) if whole else found


def around(game: Arena, models: list[int], steps: int) -> int:
    """All squares within so many steps of any of these models (SD-TILE-09)."""
    found = 0
    for n in models:
        found |= game.board.spread(game.feet(n), steps)
    return found


def told_way(game: Arena, n: int, way: list[int]) -> dict[str, int | str]:
    """Where it has come, and `path`, which is drawn and not said: the places of its way, the first one included."""
    x, y = game.board.xy(way[-1])
    return {"who": game.name(n), "x": x, "y": y, "path": " ".join([cell(game.board, at) for at in way])}


# ---------------------------------------------------------------------- by hand, or by chance
def by_chance(game: Arena, seat: int) -> bool:
    """Does chance do this seat's part of the setup?"""
    return game.kit.setup.preparing == "auto" or seat in game.by_chance


def rest_by_chance(game: Arena, seat: int) -> None:
    game.by_chance = (*game.by_chance, seat)
    game.note("SD-SETUP-01", "rest-by-chance", who=f"&{seat}")


def leaving_it(game: Arena, seat: int, choice: Option) -> str:
    return "" if game.turn == 0 else "SD-SETUP-01"


def place_options(game: Arena, n: int, places: int) -> list[Option]:
    handle, width = game.kit.handles[n], game.board.width
    return [PLACE(handle, at % width, at // width) for at in bits(places)]


def named(game: Arena, choice: Option) -> tuple[int, int]:
    """The model and the square of `place HANDLE X Y`; -1 for what is not there."""
    if len(choice.args) != 3:
        return -1, -1
    handle, x, y = choice.args
    at = game.board.at(x, y) if isinstance(x, int) and isinstance(y, int) else -1
    return game.kit.by_handle.get(str(handle), -1), at


class Choosing(Procedure):
    """A procedure that knows why something cannot be chosen while it asks."""

    def forbids(self, game: Arena, choice: Option) -> str:
        """The rule that stands against it."""
        raise NotImplementedError

    def placing(self, game: Arena, seat: int, choice: Option) -> str:
        return self.forbids(game, choice)


@record
class Place(Choosing):
    """Models come onto the map one after the other; those without room stay away (SD-SPAWN-06). `out`: the placed ones.

    Equal models are placed on rising squares, so that the same picture is made in one way only."""

    STEPS = {"next": "SD-SPAWN-06", "where": "SD-SPAWN-03 SD-SPAWN-05"}

    seat: int
    todo: tuple[int, ...]  # see `in_order`
    squares: int  # one square of the base, or the whole base, must be among these
    rule: str = "SD-SPAWN-03"  # what says so
    whole: bool = False
    drawn: bool = False  # chance places them (automatic preparation)
    last: tuple[str, int] = ("", -1)  # the card and the place of the model put down last
    out: Any = ()  # the models that were put down

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.offered(game)[0])}

    def next(self, game: Arena) -> Flow | None:
        """Take away what has no room; place what has no choice."""
        while self.todo:
            self.todo = tuple([n for n in self.todo if room(game, n, self.squares, self.whole)])
            if not self.todo:
                break
            spots = self.spots(game)
            if len(spots) > 1 and not self.drawn:
                return goto("where")
            self.placed(game, *(spots[game.rng.below(len(spots), "setup")] if self.drawn else spots[0]))
        return done()

    def options(self, game: Arena) -> list[Option]:
        handles, width = game.kit.handles, game.board.width
        return [PLACE(handles[n], at % width, at // width) for n, at in self.spots(game)]

    def spots(self, game: Arena) -> list[tuple[int, int]]:
        """A model and a place for it."""
        found: list[tuple[int, int]] = []
        for n in self.offered(game):
            places = room(game, n, self.squares, self.whole)
            if game.width(n) == 1 and not self.drawn:
                places = self.rising(game, n, places)
            found += [(n, at) for at in bits(places)]
        return found

    def rising(self, game: Arena, n: int, places: int) -> int:
        """Above the copy placed last, with room left above for the copies to come."""
        card = game.models[n].card
        if self.last[0] == card:
            places = places >> self.last[1] << self.last[1] or places
        copies = len([other for other in self.todo if game.models[other].card == card])
        while copies > 1 and places & (places - 1):
            places ^= 1 << places.bit_length() - 1
            copies -= 1
        return places

    def offered(self, game: Arena) -> list[int]:
        """The first of the list; one of each kind when there is not room for all, because then the choice matters."""
        firsts: dict[str, int] = {}
        for n in self.todo:
            firsts.setdefault(game.models[n].card, n)
        if len(firsts) == 1:
            return [self.todo[0]]
        free = self.squares & ~game.held[0] & ~game.held[1]
        needed = sum([game.width(n) ** 2 for n in self.todo])
        return list(firsts.values()) if free.bit_count() < needed else [self.todo[0]]

    def where(self, game: Arena) -> Flow | None:
        preparing = [] if game.turn else [CHANCE.bare]
        return ask(self.seat, "place", [*self.options(game), *preparing], then="chosen")

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        if CHANCE.of(choice):
            rest_by_chance(game, self.seat)
            self.drawn = True
        else:
            self.placed(game, *named(game, choice))
        return goto("next")

    def placed(self, game: Arena, n: int, at: int) -> None:
        game.put(n, at)
        game.note(self.rule, "placed", who=game.name(n), x=at % game.board.width, y=at // game.board.width)
        self.todo = tuple([other for other in self.todo if other != n])
        self.last = (game.models[n].card, at)
        self.out = (*self.out, n)

    def forbids(self, game: Arena, choice: Option) -> str:
        """The rule that stands against putting a model there."""
        n, at = named(game, choice)
        if n not in self.todo:
            return "SD-SPAWN-02"
        how = mover(game, n)
        if at < 0 or not how.stand >> at & 1 or how.feet(at) & (game.held[0] | game.held[1] | game.chests()):
            return "SD-SPAWN-03"
        return "" if room(game, n, self.squares, self.whole) >> at & 1 else self.rule


def in_order(game: Arena, models: list[int]) -> tuple[int, ...]:
    """Large bases first, because they find room least easily; equal ones side by side."""
    cards = [game.models[n].card for n in models]
    return tuple(sorted(models, key=lambda n: (-game.width(n), cards.index(game.models[n].card), n)))


# ---------------------------------------------------------------------- verbs
PLACE = Answer("place", at=Choosing, asked=Choosing.placing, words=who_square_words, on=on_square)
CHANCE = Verb("chance", leaving_it, on=nothing)  # the rest of one's part of the setup
VERBS: list[Verb[Arena]] = [PLACE, CHANCE]
PROCEDURES: tuple[type[Procedure], ...] = (Place,)
