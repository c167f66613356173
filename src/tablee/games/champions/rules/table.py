"""The cards on the table: who has what, copies, seats, groups; the state without its rules.

A card lies in exactly one area: a player's (MC-ZONE-02, MC-ZONE-04) or the villain's (MC-ZONE-03). In play are what a
player has brought there (MC-ZONE-06) and the scenario's open cards (MC-ZONE-07); all else is out of play (MC-ZONE-08),
set-aside cards (MC-ZONE-12) and the victory display (MC-ZONE-14) included. Tokens and status cards are numbers: they
never run out (MC-GOLD-04).
"""

from __future__ import annotations

from typing import Any, cast

from tablee.games.champions.rules.batch import Listeners
from tablee.games.champions.rules.records import Card, Kit, Lasting, Player
from tablee.games.champions.rules.vocabulary import EVENT, HAND, HERO, PILE, PLAY
from tablee.kernel.decision import Flow
from tablee.kernel.effect import Content
from tablee.kernel.game import Game
from tablee.kernel.procedure import DONE, Procedure
from tablee.kernel.rng import Rng


class Table(Game):
    STATE = (
        "cards", "players", "villain", "stages", "main", "schemes", "sides", "around", "arriving", "edeck",
        "epile", "victory", "first", "active", "round", "phase", "tokens", "entered", "lasting", "used",
        "peril", "check", "removed", "banned", "shown",
    )  # fmt: skip

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.kit = cast(Kit, content)
        self.cards: list[Card] = []
        self.owned: set[int] = set()  # cards that are ours alone, not shared with a clone
        self.players: list[Player] = []
        self.villain = -1
        self.stages: tuple[str, ...] = ()  # villain stages to come
        self.main = -1
        self.schemes: tuple[str, ...] = ()  # main scheme stages to come
        self.sides: tuple[int, ...] = ()
        self.around: tuple[int, ...] = ()  # environments
        self.arriving: tuple[int, ...] = ()  # minions in play that have not engaged anybody yet (MC-MINION-01)
        self.edeck: tuple[int, ...] = ()  # top first
        self.epile: tuple[int, ...] = ()  # top last
        self.victory: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()  # encounter cards revealed during setup (MC-SETUP-11)
        self.banned: tuple[str, ...] = ()  # codes removed from the campaign (MC-MODE-06)
        self.first = 0  # whoever holds the token (MC-ORDER-04)
        self.active = -1  # nobody outside turns (MC-ORDER-09)
        self.round = 0
        self.phase = "setup"  # setup, player, villain
        self.tokens = 0  # acceleration tokens (MC-ICON-02)
        self.entered: tuple[int, ...] = ()  # cards with constant effects, in the order they came
        self.lasting: tuple[Lasting, ...] = ()
        self.used: dict[str, int] = {}  # limits and maxima: key -> times, keys begin with their period
        self.peril = -1  # whose resolution nobody may help with (MC-KEY-12)
        self.check = 0
        # worked out from the rest
        self.masks: dict[str, int] = {}  # kind -> windows somebody listens in, as bits
        self.acting: tuple[int, ...] = ()  # cards in play with an Action, in the order of their numbers
        self.icon_count: dict[str, int] = {}  # icons in play, and "unique TITLE"
        self.orders: dict[int, tuple[int, ...]] = {}  # player orders, until somebody is eliminated
        self.listeners = Listeners({})
        #: constants in force by stat, "trait", keyword or prohibition: these words are all different
        self.mods: dict[str, tuple[tuple[int, Any], ...]] = {}

    # ------------------------------------------------------------------ copies
    def clone(self) -> Any:
        new = type(self)(self.content, self.rng.copy())
        new.stack = [frame.copy() for frame in self.stack]
        new.decision = self.decision
        new.outcome = self.outcome
        new.later = self.later
        new.cards = self.cards[:]
        self.owned = set()
        new.players = [player.copy() for player in self.players]
        new.villain = self.villain
        new.stages = self.stages
        new.main = self.main
        new.schemes = self.schemes
        new.sides = self.sides
        new.around = self.around
        new.arriving = self.arriving
        new.edeck = self.edeck
        new.epile = self.epile
        new.victory = self.victory
        new.removed = self.removed
        new.banned = self.banned
        new.shown = self.shown
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.phase = self.phase
        new.tokens = self.tokens
        new.entered = self.entered
        new.lasting = self.lasting
        new.used = self.used.copy()
        new.peril = self.peril
        new.check = self.check
        new.masks = self.masks.copy()
        new.acting = self.acting
        new.icon_count = self.icon_count.copy()
        new.orders = self.orders  # shared until one of us loses a player
        new.listeners.rows = self.listeners.rows.copy()
        new.mods = self.mods.copy()
        return new

    def edit(self, i: int) -> Card:
        """The record to change; copied the first time since the last clone."""
        if i in self.owned:
            return self.cards[i]
        card: Card = self.cards[i].copy()
        self.cards[i] = card
        self.owned.add(i)
        return card

    def derive(self) -> None:
        self.owned = set()
        self.orders = {}
        check = self.check
        self.listeners, self.mods, self.icon_count, self.acting = Listeners({}), {}, {}, ()
        self.masks = {}
        for card in self.cards:
            card.face = self.kit.defs[card.code]
            if card.zone == PLAY and (card.face.icons or card.face.unique):
                self.count_marks(card.id, True)
            if card.zone == PLAY and card.face.actions and not card.status & 8:
                self.acting += (card.id,)
        for card in self.cards:
            if (
                card.zone == PLAY
                or (card.zone == HAND and card.face.type == EVENT)
                or (card.zone == PILE and card.face.script.from_pile)
            ):
                self.listen(card.id, True)
        for i in self.entered:
            self.constants(i, True)
        self.check = check  # nothing is new, it is only worked out again

    def at_once(self, happening: Any) -> Flow | None:
        """It happens here and now, in the step that says so; what must be asked or called meanwhile goes to the loop."""
        stack = self.stack
        if self.outcome is not None:
            return DONE  # nothing happens any more
        stack.append(happening)
        happening.step = "predict"
        flow: Flow | None = happening.predict(self)
        if flow is DONE and self.outcome is None:
            stack.pop()
            stack[-1].got = happening.out
            return None
        return flow

    def begin(self, name: str, *fields: Any) -> Procedure:
        """A procedure by its name in the book: for whoever sets it going and stands below it."""
        made: Procedure = self.RECORDS[name](*fields)  # type: ignore[assignment]
        return made

    # ------------------------------------------------------------------ seats
    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.players)

    def order(self, start: int = -1) -> tuple[int, ...]:
        """Player order from the first player, or another seat; the eliminated are skipped (MC-ORDER-01, MC-ORDER-03)."""
        found = self.orders.get(self.first if start < 0 else start)
        if found is None:
            first, n = self.first if start < 0 else start, len(self.players)
            found = tuple([s % n for s in range(first, first + n) if not self.players[s % n].out])
            self.orders[first] = found
        return found

    def handle(self, i: int) -> str:
        handle: str = self.kit.handles[i]
        return handle

    def named(self, handle: int | str) -> int:
        """The card with this handle, or -1."""
        i = self.kit.number.get(str(handle), -1)
        return i if i < len(self.cards) else -1

    def name(self, i: int) -> str:
        """For log lines and labels: the face it shows now, and which copy."""
        return f"#card.{self.cards[i].code}/{self.kit.copies[i]}"

    def said(self, i: int) -> str:
        """The same for the log, when there is one."""
        return "" if self.log is None else self.name(i)

    def tag(self, i: int, k: int) -> str:
        """How an ability is named in journals: by its card, with a number if the card has several."""
        return self.handle(i) if len(self.cards[i].face.script.abilities) == 1 else f"{self.handle(i)}.{k}"

    def tagged(self, tag: int | str) -> tuple[int, int]:
        """The card and number of an ability; (-1, 0) if there is no such card."""
        handle, _, k = str(tag).partition(".")
        return self.named(handle), int(k) if counting(k) else 0

    def hero_form(self, seat: int) -> bool:
        """Hero or alter-ego, never both nor neither (MC-FORM-02)."""
        return self.cards[self.players[seat].me].face.type == HERO

    def chooser(self, seat: int) -> int:
        """Who chooses for a player: the first player once they are eliminated (MC-ORDER-07)."""
        return seat if not self.players[seat].out else self.first

    def form(self, seat: int) -> str:
        return self.cards[self.players[seat].me].face.type

    def seat_of(self, i: int) -> int:
        """The player an identity or another friendly card stands for, or in whose area a minion is."""
        card = self.cards[i]
        return card.ctl if card.ctl >= 0 else card.area

    def reading(self, name: str) -> str:
        return self.kit.readings[name]

    # ------------------------------------------------------------------ groups
    def minions(self) -> tuple[int, ...]:
        """Engaged or not yet: every minion in play."""
        if len(self.players) == 1:
            engaged = self.players[0].engaged
        else:
            engaged = tuple([i for seat in self.order() for i in self.players[seat].engaged])
        return engaged + self.arriving if self.arriving else engaged

    def enemies(self) -> tuple[int, ...]:
        """Villain and minions (MC-CARD-20)."""
        return (self.villain, *self.minions())

    def friends(self) -> tuple[int, ...]:
        """The characters that players control (MC-CARD-21)."""
        return tuple([i for seat in self.order() for i in (self.players[seat].me, *self.players[seat].allies)])

    def all_schemes(self) -> tuple[int, ...]:
        return (self.main, *self.sides)

    def titled(self) -> list[int]:
        """Everything in play that could be somebody's namesake: characters, what lies beside them, attachments."""
        out = [self.villain, *self.sides, *self.around, *self.arriving]
        for player in self.players:
            if not player.out:
                out += (player.me, *player.allies, *player.board, *player.engaged)
        return out + [a for i in out for a in self.cards[i].on]

    def in_play(self) -> list[int]:
        return [card.id for card in self.cards if card.zone == PLAY]

    def icons(self, name: str) -> int:
        """Icons of this name in play (MC-ICON-01, MC-ICON-04, MC-ICON-05)."""
        return self.icon_count.get(name, 0)

    def count_marks(self, i: int, on: bool) -> None:
        """Icons and unique titles in play are counted as they come and go."""
        face = self.cards[i].face
        for name, n in face.icons.items():
            self.icon_count[name] = self.icon_count.get(name, 0) + (n if on else -n)
        if face.unique:
            for one in (face, face.face):
                if one is not None:
                    self.icon_count[one.mark] = self.icon_count.get(one.mark, 0) + (1 if on else -1)

    # ------------------------------------------------------------------ the index of who listens
    def listen(self, i: int, on: bool) -> None:
        raise NotImplementedError

    def constants(self, i: int, on: bool) -> None:
        raise NotImplementedError


def counting(text: str) -> bool:
    """A number as people write it: no other digits, none too long to be one."""
    return text.isascii() and text.isdigit() and len(text) < 9
