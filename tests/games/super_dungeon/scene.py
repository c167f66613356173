"""A small dungeon for tests: a tile of one's own, only the models that are put there, scripted dice, one model's activation.

s = Scene(rows=["....."], heroes=("questing-knight",))
knight, mook = s.hero("questing-knight", 0, 0), s.put("mook", 4, 0)
s.dice("r3", "r1")              # the next dice by colour and face: b0 bh b1 b2, r0 rp r1 r2 r3, gx g1 g2 g3 g4
s.activate(knight)              # upkeep, then it may act
s.choose("0:move 2 0", "act melee-attack mook-1")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tablee.games.super_dungeon.rules.book  # noqa: F401  (verbs and records of the game)
from tablee.games.super_dungeon.rules.atlas import OTHERS
from tablee.games.super_dungeon.rules.board.tiles import make_tile
from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.library import explores
from tablee.games.super_dungeon.rules.pointing import DONE
from tablee.games.super_dungeon.rules.procedures.activation import Activation
from tablee.games.super_dungeon.rules.procedures.potions import struck
from tablee.games.super_dungeon.rules.ranks import PARTY
from tablee.games.super_dungeon.rules.records import Setup, Tile, Trap
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.kernel.decision import Flow, Option, ask, parse
from tablee.kernel.procedure import Procedure, book, call
from tablee.kernel.rng import Rng, key_of

IDLE = DONE.bare
OPEN = ["............"] * 12
COLOURS = "brg"
SIGNS = {"h": (0, 1, 0), "p": (0, 0, 1), "x": (0, 1, 1)}


class Idle(Procedure):
    """What a scene stands at between the procedures that a test runs."""

    STEPS = {"wait": "SD-TURN-01"}

    def wait(self, game: Arena) -> Flow | None:
        return ask(0, "idle", (IDLE,), then="waited")

    def waited(self, game: Arena, choice: Option) -> Flow | None:
        raise AssertionError("the scene is at rest: run something")


book(Idle)


def each_tile(lines: Sequence[str] | Sequence[Sequence[str]]) -> list[list[str]]:
    """The lines of several tiles, or of the one there is."""
    of_one = [line for line in lines if isinstance(line, str)]
    return [of_one] if of_one else [list(one) for one in lines]


class Scene:
    """Seat 0 holds the Heroes, the last seat is the Consul's; more Hero players with `players`."""

    def __init__(
        self,
        rows: Sequence[str] | Sequence[Sequence[str]] = OPEN,
        walls: Sequence[str] | Sequence[Sequence[str]] = (),
        heroes: tuple[str, ...] = ("questing-knight", "thundervale-huntress", "princess-emerald"),
        options: dict[str, str] | None = None,
        players: int = 2,
        points: tuple[str, ...] = ("bramble-knight", "old-growth-hollow"),
        mini_bosses: tuple[str, ...] = ("bashful-boris", "trent"),
        wonders: tuple[str, ...] = ("mr-chompers", "admiral-fuzzybottom", "mr-bitey"),
        booties: tuple[str, ...] = ("booty-biter", "booty-grinder"),
    ) -> None:
        """`rows`: one tile, or several that lie side by side from west to east, joined along their whole sides."""
        setup = Setup(
            players,
            players - 1,
            heroes,
            "forgotten-king",
            mini_bosses,
            points,
            booties=booties,
            wonders=wonders,
            options=tuple(sorted((options or {}).items())),
        )
        tiles, barriers = each_tile(rows), each_tile(walls)
        self.game = Arena(Kit(setup), Rng(key_of("scene"), {}))
        self.game.log = []
        self.game.models = list(self.game.kit.figures)
        x = 0
        for k, squares in enumerate(tiles):
            edges = barriers[k] if k < len(barriers) else []
            sides = list(range(len(squares)))
            doors = ({"W": sides} if k else {}) | ({"E": sides} if k + 1 < len(tiles) else {})
            id = repr((squares, edges, sorted(doors)))
            OTHERS.setdefault(id, make_tile(id, "", "", squares, edges, doors))
            self.game.tiles += (Tile(id, 0, x, 0, entered=k == 0),)
            x += len(squares[0])
        self.game.derive()
        self.game.marker = 0
        self.game.start(Idle())

    # ------------------------------------------------------------------ building
    def n(self, who: int | str) -> int:
        """The number of a model by its handle, `mook` for `mook-1`."""
        if isinstance(who, int):
            return who
        handles = self.game.kit.by_handle
        return handles[who] if who in handles else handles[f"{who}-1"]

    def put(self, who: int | str, x: int, y: int, **changes: Any) -> int:
        """A model on the map: by handle, or the next figure of a card that is not there yet."""
        if isinstance(who, str) and who not in self.game.kit.by_handle:
            free = [n for n, one in enumerate(self.game.kit.figures) if one.card == who and self.game.models[n].at < 0]
            assert free, f"no {who} left in the box"
            who = free[0]
        n = self.n(who)
        self.game.put(n, self.at(x, y), **changes)
        self.again()
        return n

    def again(self) -> None:
        """Ask again, after a test has changed something in the middle of a procedure."""
        self.game.ask_again()

    def hero(self, who: str, x: int, y: int, **changes: Any) -> int:
        return self.put(who, x, y, **changes)

    def at(self, x: int, y: int) -> int:
        square = self.game.board.at(x, y)
        assert square >= 0, f"no square at {x} {y}"
        return square

    def dice(self, *faces: str) -> None:
        """The next dice, in the order in which they are rolled."""
        found = []
        for face in faces:
            colour, sign = COLOURS.index(face[0]), face[1:]
            wanted = SIGNS.get(sign) or (int(sign), 0, 0)
            sides = [side.fields() for side in self.game.kit.faces[colour]]
            assert wanted in sides, f"no side of a die is like {face}"
            found.append(sides.index(wanted) + 1)
        self.game.rng.script = (*self.game.rng.script, *found)

    def lay(self, kind: str, x: int, y: int, hero: int = -1) -> None:
        self.game.lay(kind, self.at(x, y), hero)

    def card(self, id: str) -> int:
        """The number of a Loot, Treasure or Explore card."""
        if id in explores():
            return [one.id for one in self.game.kit.explores].index(id)
        return next(n for n, card in enumerate(self.game.kit.cards) if card.id == id)

    def trap(self, id: str, *squares: tuple[int, int], tile: int = 0) -> None:
        """A trap that lies there already; each square of a scatter is a template of its own."""
        card = self.card(id)
        definition = self.game.kit.explores[card].trap
        assert definition is not None
        ids = [self.at(x, y) for x, y in squares]
        templates = tuple([(q,) for q in ids]) if definition.template == "scatter" else (tuple(ids),)
        self.game.traps += (Trap(card, tile, templates),)

    # ------------------------------------------------------------------ playing
    def run(self, procedure: Procedure | None) -> None:
        """Run a procedure of the book, from rest."""
        assert self.rests, f"the scene is at {self.game.place()}"
        self.game.decision = None
        self.game.advance(call(procedure, then="wait"))

    def activate(self, who: int | str) -> None:
        n = self.n(who)
        self.game.side = self.game.models[n].side
        if self.game.side == PARTY:
            self.game.speaker = self.game.models[n].seat
        self.run(Activation(n))

    @property
    def rests(self) -> bool:
        return self.game.decision is not None and self.game.decision.prompt == "idle"

    @property
    def seat(self) -> int:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision.seat

    @property
    def prompt(self) -> str:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision.prompt

    def options(self, verb: str = "") -> list[str]:
        """What may be chosen now; with a verb, what follows it."""
        assert self.game.decision is not None, "the game is over"
        found = [str(one) for one in self.game.decision.options]
        assert len(found) == len(set(found)), f"an option is offered twice: {found}"
        return [one[len(verb) :].strip() for one in found if one.split()[0] == verb] if verb else found

    def choose(self, *choices: str) -> None:
        """`0:move 3 4` also checks who is asked."""
        for text in choices:
            seat, _, rest = text.partition(":")
            if rest:
                assert self.seat == int(seat), f"seat {self.seat} is asked {self.prompt}, not {seat}"
            self.game.choose(parse(rest or text))

    def calmly(self, *choices: str) -> None:
        """Choices of the Consul: nobody drinks in an emergency before them, nor when an attack is declared."""
        for text in choices:
            while self.prompt == "emergency":
                self.choose("pass")
            self.choose(text)
        while self.game.decision is not None and self.prompt == "emergency" and struck(self.game):
            self.choose("pass")

    def why_not(self, choice: str, seat: int = -1) -> str:
        """The rule that forbids it, or the reason where no rule does; '' when it may be chosen."""
        why = self.game.why_not(self.seat if seat < 0 else seat, parse(choice))
        if why is None:
            return ""
        return why.rules[0] if why.reason == "forbidden" else why.reason

    def finish(self) -> None:
        """End the activation: nothing more is spent, what is offered on the way is declined where it can be."""
        while self.game.outcome is None and not self.rests:
            offered = self.options()
            choice = next((one for one in ("end", "pass", "no") if one in offered), offered[0])
            self.game.choose(parse(choice))

    # ------------------------------------------------------------------ looking
    def place(self, who: int | str) -> tuple[int, int] | None:
        at = self.game.models[self.n(who)].at
        return self.game.board.xy(at) if at >= 0 else None

    def model_at(self, x: int, y: int) -> int:
        """The model on a square, or -1."""
        bit = 1 << self.at(x, y)
        return next((n for n in (*self.game.present[0], *self.game.present[1]) if self.game.feet(n) & bit), -1)

    def wounds(self, who: int | str) -> int:
        return self.game.models[self.n(who)].wounds

    def statuses(self, who: int | str) -> list[str]:
        return [name for k, name in enumerate(STATUSES) if self.game.models[self.n(who)].statuses >> k & 1]

    def left(self) -> tuple[int, int]:
        """Action points and movement points that the activation still has."""
        frame = next(f for f in self.game.stack if isinstance(f, Activation))
        return frame.points(self.game), frame.moves_left(self.game)

    def tokens(self, kind: str) -> list[tuple[int, int]]:
        return [self.game.board.xy(token.at) for token in self.game.tokens if token.kind == kind]

    def said(self, message: str) -> list[dict[str, int | str]]:
        """The arguments of every line of the log with this message."""
        assert self.game.log is not None
        return [line.args for line in self.game.log if line.message == message]

    def cites(self, message: str) -> list[str]:
        assert self.game.log is not None
        return [line.rule for line in self.game.log if line.message == message]
