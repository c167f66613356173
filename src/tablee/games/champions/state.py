"""The state of a game of Champions, and the small verbs of its rulebook: values, zones, who may do what."""

from __future__ import annotations

from typing import Any, cast

from tablee.games.champions.records import Card, Kit, Lasting, Player
from tablee.games.champions.vocabulary import (
    ALLY,
    ALTER_EGO,
    ASIDE,
    ATTACHMENT,
    BOOST,
    CHARACTERS,
    CONFUSED,
    DEALT,
    DECK,
    ENCOUNTER_DECK,
    ENCOUNTER_PILE,
    ENVIRONMENT,
    EVENT,
    GONE,
    HAND,
    HERO,
    IDENTITY_SIDES,
    MAIN_SCHEME,
    MINION,
    OUT,
    PILE,
    PLAY,
    SCHEMES,
    SIDE_SCHEME,
    STUNNED,
    TOUGH,
    UNDER,
    VICTORY,
    VILLAIN,
    Blank,
    Cannot,
    CardDef,
    Constant,
    Gains,
    Modify,
    MustDefend,
)
from tablee.kernel.effect import Content
from tablee.kernel.game import Game
from tablee.kernel.happening import Listeners
from tablee.kernel.rng import Rng
from tablee.kernel.zone import without

BLANKED = 8  # a further bit beside the status cards: the text box counts as blank (MC-CARD-06)
ALLY_LIMIT = 3  # MC-ALLY-02
RESTRICTED_LIMIT = 2  # MC-KEY-15
#: what must be looked at after the batch: somebody's hit points, allies, restricted cards, Stalwart
CHECK_HP, CHECK_ALLIES, CHECK_RESTRICTED, CHECK_STALWART, CHECK_EMPTY = 1, 2, 4, 8, 16


class Standing:
    """Whose point of view a constant effect is worked out from."""

    did: tuple[Any, ...] = ()
    paid: tuple[str, ...] = ()
    source: str = ""

    def __init__(self, card: int, seat: int, td: int = -1, ti: int = -1, label: str = "") -> None:
        self.card = card
        self.seat = seat
        self.td = td
        self.ti = ti
        self.label = label
        self.bound: dict[str, Any] = {}


class Scenario(Game):
    STATE = (
        "cards",
        "players",
        "villain",
        "stages",
        "main",
        "schemes",
        "sides",
        "around",
        "edeck",
        "epile",
        "victory",
        "first",
        "active",
        "round",
        "phase",
        "tokens",
        "entered",
        "lasting",
        "used",
        "peril",
        "check",
        "removed",
        "banned",
        "shown",
    )

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
        self.edeck: tuple[int, ...] = ()  # top first
        self.epile: tuple[int, ...] = ()  # top last
        self.victory: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()  # encounter cards revealed during setup (MC-SETUP-11)
        self.banned: tuple[str, ...] = ()  # codes removed from the campaign (MC-MODE-06)
        self.first = 0
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
        self.orders: dict[int, tuple[int, ...]] = {}  # player orders, until somebody is eliminated
        self.listeners = Listeners({})
        self.mods: dict[str, tuple[tuple[int, Constant], ...]] = {}

    # ------------------------------------------------------------------ copies
    def clone(self) -> Scenario:
        new = Scenario(self.content, self.rng.copy())
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
        new.orders = self.orders  # shared until one of us loses a player
        new.listeners.rows = self.listeners.rows.copy()
        new.mods = self.mods.copy()
        return new

    def edit(self, i: int) -> Card:
        """The record to change; copied the first time since the last clone."""
        if i in self.owned:
            return self.cards[i]
        card = self.cards[i] = self.cards[i].copy()
        self.owned.add(i)
        return card

    def derive(self) -> None:
        self.owned = set()
        self.orders = {}
        self.listeners, self.mods = Listeners({}), {}
        for card in self.cards:
            card.face = self.kit.defs[card.code]
        for card in self.cards:
            if (
                card.zone == PLAY
                or (card.zone == HAND and card.face.type == EVENT)
                or (card.zone == PILE and card.face.script.from_pile)
            ):
                self.listen(card.id, True)
        for i in self.entered:
            self.constants(i, True)

    # ------------------------------------------------------------------ seats
    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.players)

    def order(self, start: int = -1) -> tuple[int, ...]:
        """Player order from the first player, or another seat; the eliminated are skipped (MC-ORDER-01, MC-ORDER-03)."""
        first = self.first if start < 0 else start
        found = self.orders.get(first)
        if found is None:
            n = len(self.players)
            found = tuple([s % n for s in range(first, first + n) if not self.players[s % n].out])
            self.orders[first] = found
        return found

    def handle(self, i: int) -> str:
        handles = self.kit.handles
        return handles[i] if i < len(handles) else f"drone-{i - len(handles) + 1}"

    def named(self, handle: int | str) -> int:
        """The card with this handle, or -1."""
        word = str(handle)
        i = self.kit.number.get(word, -1)
        if i < 0 and word.startswith("drone-") and word[6:].isdigit():
            i = len(self.kit.handles) + int(word[6:]) - 1
        return i if i < len(self.cards) else -1

    def name(self, i: int) -> str:
        """For log lines and labels: the face it shows now, and which copy."""
        return f"#card.{self.cards[i].code}/{self.kit.copies[i] if i < len(self.kit.copies) else i}"

    def tag(self, i: int, k: int) -> str:
        """How an ability is named in journals: by its card, with a number if the card has several."""
        return self.handle(i) if len(self.cards[i].face.script.abilities) == 1 else f"{self.handle(i)}.{k}"

    def tagged(self, tag: int | str) -> tuple[int, int]:
        """The card and number of an ability; (-1, 0) if there is no such card."""
        handle, _, k = str(tag).partition(".")
        return self.named(handle), int(k) if k.isdigit() else 0

    def hero_form(self, seat: int) -> bool:
        return self.cards[self.players[seat].me].face.type == HERO

    def chooser(self, seat: int) -> int:
        """Who chooses for a player: the first player once they are eliminated (MC-ORDER-07)."""
        return seat if not self.players[seat].out else self.first

    def form(self, seat: int) -> str:
        return self.cards[self.players[seat].me].face.type

    def seat_of(self, i: int) -> int:
        """The player an identity or another friendly card stands for, or a minion is engaged with."""
        card = self.cards[i]
        return card.ctl if card.ctl >= 0 else card.area

    def reading(self, name: str) -> str:
        return self.kit.readings[name]

    # ------------------------------------------------------------------ groups
    def minions(self) -> tuple[int, ...]:
        return tuple([i for seat in self.order() for i in self.players[seat].engaged])

    def enemies(self) -> tuple[int, ...]:
        return (self.villain, *self.minions())

    def friends(self) -> tuple[int, ...]:
        return tuple([i for seat in self.order() for i in (self.players[seat].me, *self.players[seat].allies)])

    def all_schemes(self) -> tuple[int, ...]:
        return (self.main, *self.sides)

    def titled(self) -> list[int]:
        """Everything in play that could be somebody's namesake: characters, what lies beside them, attachments."""
        out = [self.villain, *self.sides, *self.around]
        for player in self.players:
            if not player.out:
                out += (player.me, *player.allies, *player.board, *player.engaged)
        return out + [a for i in out for a in self.cards[i].on]

    def in_play(self) -> list[int]:
        return [card.id for card in self.cards if card.zone == PLAY]

    def icons(self, name: str) -> int:
        """Icons of this name in play (MC-ICON-01, MC-ICON-04, MC-ICON-05)."""
        return sum([self.cards[i].face.icons.get(name, 0) for i in self.scenario_cards()])

    def scenario_cards(self) -> list[int]:
        out = [self.villain, self.main, *self.sides, *self.around]
        for player in self.players:
            out += player.engaged
        hosts = [*out, *self.friends()]
        out += [i for player in self.players for i in player.board if self.cards[i].owner < 0]
        return out + [a for i in hosts for a in self.cards[i].on if self.cards[a].owner < 0]

    # ------------------------------------------------------------------ whom words mean
    def fits(self, word: str, src: int, x: int) -> bool:
        """Is card `x` what `word` means for the card `src`? "minion:Drone" also wants the trait."""
        word, _, trait = word.partition(":")
        card = self.cards[x]
        if trait and trait not in self.traits(x):
            return False
        type = card.face.type
        if word == type:
            return True
        source = self.cards[src]
        match word:
            case "any":
                return True
            case "this":
                return x == src
            case "other":
                return x != src
            case "host":
                return x == source.host
            case "you":
                return source.ctl >= 0 and x == self.players[source.ctl].me
            case "your_hero":
                return source.ctl >= 0 and x == self.players[source.ctl].me and type == HERO
            case "your_character":
                return source.ctl >= 0 and card.ctl == source.ctl and type in CHARACTERS
            case "your_ally":
                return source.ctl >= 0 and card.ctl == source.ctl and type == ALLY
            case "engaged":
                return type == MINION and card.area == source.area
            case "engaged_player":
                return x == self.players[source.area].me if source.area >= 0 else False
            case "enemy":
                return type in (MINION, VILLAIN)
            case "identity":
                return type in IDENTITY_SIDES
            case "friendly":
                return card.ctl >= 0 and type in CHARACTERS
            case "character":
                return type in CHARACTERS
            case "scheme":
                return type in SCHEMES
            case "drone":  # a facedown card in play as a minion
                return bool(card.under) and type == MINION
        return False

    def concerns(self, constant: Constant, src: int, x: int) -> bool:
        if not self.fits(constant.of, src, x):
            return False
        return constant.test is None or constant.test.holds(self, Standing(src, self.seat_of(src)))

    # ------------------------------------------------------------------ values (MC-MOD)
    def value(self, stat: str, i: int) -> int:
        card = self.cards[i]
        face = card.face
        base = face.stats.get(stat, 0)  # a dash or a letter counts as 0 (MC-MOD-09)
        if stat == "hp" and face.per_player:
            base *= len(self.players)  # MC-ICON-08
        mods = self.mods.get(stat)
        if mods is None and not card.on and not self.lasting:
            return base
        plus, times, over, set_to, cap = 0, 1, 1, -1, 0
        for src, m in mods or ():
            assert isinstance(m, Modify)
            if self.concerns(m, src, i):
                n = m.plus if isinstance(m.plus, int) else m.plus.value(self, Standing(src, self.seat_of(src)))
                if m.base:
                    base = n
                elif m.set_to >= 0:
                    set_to = m.set_to  # the latest prevails (MC-MOD-03)
                else:
                    plus += n
                    times *= m.times
                    over *= m.over
                    cap = m.cap or cap
        for a in card.on:  # MC-ATTACH-02
            if self.cards[a].face.type == ATTACHMENT:
                plus += self.cards[a].face.stats.get(stat, 0)
        for lasting in self.lasting:
            if lasting.stat == stat and self.lasts_on(lasting, i):
                plus += lasting.plus if not lasting.live else self.maker(lasting).now(self, lasting)
        if set_to >= 0:
            return set_to
        total = -(-(base + plus) * times // over)  # rounded up, once (MC-MOD-05)
        if cap and total > cap:
            total = cap
        return total if total > 0 else 0  # MC-MOD-04

    def lasts_on(self, lasting: Lasting, i: int) -> bool:
        return bool(self.maker(lasting).covers(self, lasting, i)) if lasting.whole else i in lasting.cards

    def maker(self, lasting: Lasting) -> Any:
        """The node that made it."""
        return self.content.texts[lasting.source].nodes[lasting.node]

    def hp(self, i: int) -> int:
        return self.value("hp", i)

    def left(self, i: int) -> int:
        """Remaining hit points (MC-HP-03)."""
        if self.cards[i].face.infinite:
            return 1_000_000
        return self.value("hp", i) - self.cards[i].damage

    def per_player(self, figure: tuple[int, bool]) -> int:
        n, each = figure
        return n * len(self.players) if each else n

    def target_threat(self) -> int:
        return self.per_player(self.cards[self.main].face.target)

    def hand_size(self, seat: int) -> int:
        return self.value("hand", self.players[seat].me)

    def ally_limit(self, seat: int) -> int:
        n = ALLY_LIMIT
        me = self.players[seat].me
        for src, m in self.mods.get("ally_limit", ()):
            assert isinstance(m, Modify)
            if self.concerns(m, src, me):
                assert isinstance(m.plus, int)
                n = m.set_to if m.set_to >= 0 else n + m.plus
        return n

    def traits(self, i: int) -> tuple[str, ...]:
        out = self.cards[i].face.traits
        for key, mods in self.mods.items():
            if key.startswith("trait:"):
                out += tuple([key[6:] for src, m in mods if m.of != "" and self.concerns(m, src, i)])
        for lasting in self.lasting:
            if lasting.stat.startswith("trait:") and self.lasts_on(lasting, i):
                out += (lasting.stat[6:],)
        return out

    def keyword(self, i: int, word: str) -> int:
        """0 without it, else its number (1 for keywords without one); gained ones count (MC-CARD-09)."""
        card = self.cards[i]
        n = 0 if card.status & BLANKED else card.face.keywords.get(word, 0)
        for src, m in self.mods.get("keyword:" + word, ()):
            assert isinstance(m, Gains)
            if self.concerns(m, src, i):
                n += m.n
        for lasting in self.lasting:
            if lasting.stat == "keyword:" + word and self.lasts_on(lasting, i):
                n += lasting.plus
        return n

    def cannot(self, what: str, x: int, source: int = -1) -> bool:
        """A prohibition beats every permission (MC-GOLD-05)."""
        for src, m in self.mods.get("cannot:" + what, ()):
            assert isinstance(m, Cannot)
            if self.concerns(m, src, x):
                if not m.source_trait or (source >= 0 and m.source_trait in self.traits(source)):
                    return True
        return False

    # ------------------------------------------------------------------ the index of who listens
    def listen(self, i: int, on: bool) -> None:
        card = self.cards[i]
        if card.face.listens and not card.status & BLANKED:
            for kind, slot, k in card.face.listens:
                if on:
                    self.listeners.add(kind, slot, 6, (i, k))
                else:
                    self.listeners.remove(kind, slot, (i, k))

    def constants(self, i: int, on: bool) -> None:
        for m in self.cards[i].face.script.constants:
            if isinstance(m, Modify):
                key = m.stat
            elif isinstance(m, Gains):
                key = f"trait:{m.trait}" if m.trait else f"keyword:{m.keyword}"
            elif isinstance(m, Cannot):
                key = f"cannot:{m.what}"
            else:
                key = "must_defend" if isinstance(m, MustDefend) else "blank"
            if on:
                self.mods[key] = (*self.mods.get(key, ()), (i, m))
            else:
                left = tuple([entry for entry in self.mods.get(key, ()) if entry[0] != i])
                if left:
                    self.mods[key] = left
                else:
                    self.mods.pop(key, None)
            if key == "hp" or (key == "keyword:stalwart") or key == "ally_limit":
                self.check |= CHECK_HP if key == "hp" else CHECK_STALWART if key[:3] == "key" else CHECK_ALLIES

    def wake(self, i: int, on: bool) -> None:
        """A face comes into or goes out of play: its abilities and constant effects with it (MC-ABIL-06)."""
        self.listen(i, on)
        if self.cards[i].face.script.constants and not self.cards[i].status & BLANKED:
            self.entered = (*self.entered, i) if on else without(self.entered, i)
            self.constants(i, on)

    def turn_to(self, i: int, code: str) -> None:
        """Another face of the same card: everything on it stays (MC-FORM-05, MC-VILLAIN-04, MC-CARD-22)."""
        self.wake(i, False)
        card = self.edit(i)
        card.code, card.face = code, self.kit.defs[code]
        self.wake(i, True)
        self.check |= CHECK_HP | CHECK_STALWART

    # ------------------------------------------------------------------ zones
    def new_card(self, code: str, owner: int) -> int:
        i = len(self.cards)
        self.cards.append(Card(i, code, owner, face=self.kit.defs[code]))
        self.owned.add(i)
        return i

    def draw(self, seat: int, n: int) -> int:
        """Cards go from the top of the deck to the hand; the new deck serves the rest (MC-DRAW-01, MC-DECK-22)."""
        player = self.players[seat]
        drawn = 0
        while drawn < n and (player.deck or self.new_deck(seat)):
            card, player.deck = player.deck[0], player.deck[1:]
            self.to_hand(card)
            drawn += 1
            self.ran_out(seat)
        if drawn:
            self.note("MC-DRAW-01", "draws", who=f"&{seat}", n=drawn)
        return drawn

    def ran_out(self, seat: int) -> None:
        """After a card has left the deck: an encounter card is dealt even if no new deck can be formed (MC-DECK-21)."""
        player = self.players[seat]
        if not player.deck and not self.new_deck(seat):
            self.deal_encounter(seat)

    def new_deck(self, seat: int) -> bool:
        """The deck ran out: the discard pile is shuffled, an encounter card is dealt (MC-DECK-21)."""
        player = self.players[seat]
        if not player.pile:
            return False
        for i in player.pile:
            if self.cards[i].face.script.from_pile:
                self.listen(i, False)
            self.edit(i).zone = DECK
        player.deck = self.rng.shuffled(player.pile, f"deck.{seat}")
        player.pile = ()
        self.note("MC-DECK-21", "deck-out", who=f"&{seat}")
        self.deal_encounter(seat)
        return True

    def to_hand(self, i: int) -> None:
        card = self.edit(i)
        if self.players[card.owner].out:
            card.zone = GONE  # MC-CTRL-05
            return
        card.zone, card.ctl, card.area = HAND, card.owner, card.owner
        self.players[card.owner].hand += (i,)
        if card.face.type == EVENT:
            self.listen(i, True)

    def from_hand(self, i: int) -> None:
        card = self.edit(i)
        self.players[card.owner].hand = without(self.players[card.owner].hand, i)
        if card.face.type == EVENT:
            self.listen(i, False)
        card.zone = OUT

    def top_encounter(self) -> int:
        """The top card leaves the encounter deck; an empty deck is renewed at once (MC-ENC-02, MC-ENC-04)."""
        if not self.edeck:
            return -1
        card, self.edeck = self.edeck[0], self.edeck[1:]
        if not self.edeck:
            self.new_encounter_deck()
        return card

    def new_encounter_deck(self) -> None:
        if not self.epile:
            self.note("MC-ENC-04", "no-encounter-cards")
            self.lose("MC-ENC-04")
            return
        self.edeck = self.rng.shuffled(self.epile, "encounter")
        for i in self.epile:
            self.edit(i).zone = ENCOUNTER_DECK
        self.epile = ()
        self.tokens += 1
        self.note("MC-ENC-02", "encounter-out", n=self.tokens)

    def deal_encounter(self, seat: int) -> None:
        """Facedown, in front of the player, behind those already there (MC-ENC-05, MC-ENC-06)."""
        if self.players[seat].out:
            return
        i = self.top_encounter()
        if i >= 0:
            card = self.edit(i)
            card.zone, card.area = DEALT, seat
            self.players[seat].dealt += (i,)
            self.note("MC-ENC-05", "dealt", who=f"&{seat}")

    def discard(self, i: int) -> None:
        """From wherever it is onto its owner's pile; one that cannot leave play stays (MC-DISCARD-01, MC-CTRL-05)."""
        card = self.cards[i]
        if card.zone == PLAY:
            if not self.may_leave(i):
                return
            self.leave_play(i)
        elif card.zone == HAND:
            self.from_hand(i)
        self.put_on_pile(i)

    def may_leave(self, i: int) -> bool:
        """Identities, villains, main schemes and Permanent cards stay (MC-FORM-07, MC-VILLAIN-05, MC-MAIN-04, MC-KEY-13)."""
        return (
            self.cards[i].face.type not in (HERO, ALTER_EGO, VILLAIN, MAIN_SCHEME)
            and not self.keyword(i, "permanent")
            and not self.cannot("leave", i)
        )

    def put_on_pile(self, i: int) -> None:
        card = self.edit(i)
        card.ctl = card.owner
        if card.owner < 0:
            card.zone, card.area = ENCOUNTER_PILE, -1
            self.epile += (i,)
        elif self.players[card.owner].out:
            card.zone = GONE
        else:
            card.zone, card.area = PILE, card.owner
            self.players[card.owner].pile += (i,)
            if card.face.script.from_pile:
                self.listen(i, True)

    def from_pile(self, i: int) -> None:
        card = self.edit(i)
        if card.owner < 0:
            self.epile = without(self.epile, i)
        else:
            self.players[card.owner].pile = without(self.players[card.owner].pile, i)
            if card.face.script.from_pile:
                self.listen(i, False)
        card.zone = OUT

    def remove(self, i: int) -> None:
        """From the game, for good (MC-ZONE-13)."""
        if self.cards[i].zone == PLAY:
            self.leave_play(i)
        self.edit(i).zone = GONE
        self.removed += (i,)

    def enter(self, i: int, seat: int, host: int = -1) -> None:
        """Into play: ready, under its owner's control, in an area (MC-EXH-03, MC-CTRL-02, MC-ZONE-09)."""
        card = self.edit(i)
        face = card.face
        card.zone = PLAY
        card.entry += 1
        card.exhausted = False
        card.damage = card.threat = card.status = 0
        card.on = card.under = card.boosts = ()
        card.counters = face.script.uses or face.script.enters_with
        card.ctl = seat if card.owner >= 0 else -1
        card.area = seat
        if host >= 0:
            card.host = host
            self.edit(host).on += (i,)
            card.area = self.cards[host].area
        elif face.type == ALLY:
            self.players[seat].allies += (i,)
            self.check |= CHECK_ALLIES
        elif face.type == MINION:
            card.area = -1  # engaging puts it somewhere (MC-MINION-01)
        elif face.type == SIDE_SCHEME:
            card.area = -1
            card.threat = self.per_player(face.threat)  # not a placement (MC-MAIN-03)
            self.sides += (i,)
        elif face.type == ENVIRONMENT:
            card.area = -1
            self.around += (i,)
        else:
            self.players[seat].board += (i,)
        if "restricted" in face.keywords:
            self.check |= CHECK_RESTRICTED
        self.wake(i, True)
        if host >= 0 and any([isinstance(c, Blank) for c in face.script.constants]):
            self.blank(host, True)
        if self.keyword(i, "toughness"):
            card.status |= TOUGH  # MC-KEY-18

    def blank(self, i: int, on: bool) -> None:
        if on:
            self.wake(i, False)
            self.edit(i).status |= BLANKED
        else:
            self.edit(i).status &= ~BLANKED
            self.wake(i, True)

    def engage(self, i: int, seat: int) -> None:
        """A minion moves to a player's area (MC-ENGAGE-01); what is attached goes along (MC-ZONE-05)."""
        card = self.edit(i)
        if card.area >= 0 and i in self.players[card.area].engaged:
            self.players[card.area].engaged = without(self.players[card.area].engaged, i)
        card.area = seat
        self.players[seat].engaged += (i,)
        for a in card.on:
            self.edit(a).area = seat

    def leave_play(self, i: int) -> None:
        """Out of play, with nothing of its former state (MC-ZONE-10, MC-ZONE-11); what is attached is discarded."""
        card = self.edit(i)
        for a in card.on:  # MC-ATTACH-03
            if self.keyword(a, "permanent"):  # it stays, in the same area (MC-KEY-13)
                attached = self.edit(a)
                attached.host = -1
                if attached.area >= 0:
                    self.players[attached.area].board += (a,)
                else:
                    self.around += (a,)
            else:
                self.discard(a)
        for b in card.boosts:
            self.put_on_pile(b)
        if card.host >= 0 and any([isinstance(c, Blank) for c in card.face.script.constants]):
            self.blank(card.host, False)
        self.wake(i, False)
        face = card.face
        if card.host >= 0:
            self.check |= CHECK_HP if "hp" in face.stats else 0
            host = self.edit(card.host)
            host.on = without(host.on, i)
        elif face.type == SIDE_SCHEME:
            self.sides = without(self.sides, i)
        elif face.type == ENVIRONMENT:
            self.around = without(self.around, i)
        elif card.area >= 0:
            player = self.players[card.area]
            if face.type == ALLY:
                player.allies = without(player.allies, i)
            elif face.type == MINION:
                if i in player.engaged:
                    player.engaged = without(player.engaged, i)
            elif i in player.board:
                player.board = without(player.board, i)
        if self.used:
            mark = f"/{i}."
            self.used = {key: n for key, n in self.used.items() if mark not in key}  # MC-LIMIT-03
        if self.lasting:
            self.lasting = tuple([one.without(i) if i in one.cards else one for one in self.lasting])
        for below in card.under:
            self.put_on_pile(below)
        card.on = card.under = card.boosts = ()
        card.host = card.area = -1
        card.damage = card.threat = card.counters = card.status = 0
        card.exhausted = False
        card.zone = OUT
        if face.code == "drone":
            card.zone = GONE

    def leave_identity(self, seat: int) -> None:
        """A defeated identity is removed from the game; encounter cards on it go to their pile (MC-DEFEAT-03)."""
        me = self.players[seat].me
        for a in self.cards[me].on:
            self.leave_play(a)  # Permanent ones too (MC-ELIM-03)
            self.put_on_pile(a)
        self.wake(me, False)
        card = self.edit(me)
        card.on = ()
        card.zone = GONE

    def attach(self, i: int, host: int) -> None:
        """Move an attached card to another host (MC-MOVE-01)."""
        card = self.edit(i)
        if card.host >= 0:
            old = self.edit(card.host)
            old.on = without(old.on, i)
        elif card.area >= 0 and i in self.players[card.area].board:
            self.players[card.area].board = without(self.players[card.area].board, i)
        card.host = host
        card.area = self.cards[host].area
        self.edit(host).on += (i,)
        self.check |= CHECK_HP

    def take_control(self, i: int, seat: int) -> None:
        """It keeps its state and moves over with what is attached (MC-CTRL-03, MC-CTRL-06, MC-CTRL-07)."""
        card = self.edit(i)
        player = self.players[card.area]
        if card.face.type == ALLY:
            player.allies = without(player.allies, i)
            self.players[seat].allies += (i,)
            self.check |= CHECK_ALLIES
        elif card.host < 0:
            player.board = without(player.board, i)
            self.players[seat].board += (i,)
        card.ctl = card.area = seat
        self.check |= CHECK_RESTRICTED
        for a in card.on:
            attached = self.edit(a)
            attached.area = seat
            if attached.owner >= 0:
                attached.ctl = seat

    def facedown_minion(self, seat: int) -> int:
        """The top card of a deck comes into play facedown as a Drone minion; -1 without a card."""
        player = self.players[seat]
        if not player.deck and not self.new_deck(seat):
            return -1
        below, player.deck = player.deck[0], player.deck[1:]
        self.edit(below).zone = UNDER
        i = next((c.id for c in self.cards[len(self.kit.cards) :] if c.zone == GONE), -1)
        if i < 0:
            i = self.new_card("drone", -1)
        self.edit(i).zone = OUT
        self.ran_out(seat)
        self.edit(i).under = (below,)
        return i

    # ------------------------------------------------------------------ status cards (MC-STATUS)
    def can_get(self, i: int, status: int) -> bool:
        card = self.cards[i]
        if card.zone != PLAY or card.status & status:
            return False  # MC-STATUS-02
        if status == TOUGH:
            return True
        if self.keyword(i, "stalwart"):
            return False  # MC-KEY-17
        return not self.cannot("be_stunned" if status == STUNNED else "be_confused", i)

    def strip_stalwart(self) -> None:
        for i in (*self.friends(), *self.enemies()):
            if self.cards[i].status & (STUNNED | CONFUSED) and self.keyword(i, "stalwart"):
                self.edit(i).status &= ~(STUNNED | CONFUSED)

    # ------------------------------------------------------------------ limits (MC-LIMIT, MC-MAX)
    def used_up(self, key: str, most: int) -> bool:
        return most > 0 and self.used.get(key, 0) >= most

    def count_use(self, key: str) -> None:
        self.used[key] = self.used.get(key, 0) + 1

    def forget_uses(self, period: str) -> None:
        self.used = {key: n for key, n in self.used.items() if not key.startswith(period + "/")}

    def expire(self, until: str) -> None:
        """Effects that last until now end (MC-LAST-04)."""
        if self.lasting:
            kept = tuple([lasting for lasting in self.lasting if lasting.until != until])
            if len(kept) != len(self.lasting):
                self.lasting = kept
                self.check |= CHECK_HP | CHECK_EMPTY

    # ------------------------------------------------------------------ the end (MC-WIN)
    def win(self) -> None:
        if self.outcome is None:
            self.note("MC-WIN-01", "won")
            self.over(tuple(range(len(self.players))))  # the eliminated win with the group (MC-ELIM-05)

    def lose(self, rule: str) -> None:
        """Both at once is a defeat (MC-WIN-01)."""
        self.note(rule, "lost")
        self.outcome = None
        self.over((-1,))  # the scenario

    def face_of(self, i: int) -> CardDef:
        return self.cards[i].face

    def aside_of(self, seat: int) -> tuple[int, ...]:
        return tuple([i for i in self.players[seat].aside if self.cards[i].zone == ASIDE])


HIDDEN_ZONES = (DECK, ENCOUNTER_DECK, DEALT, BOOST, UNDER)
SHOWN_ZONES = (PILE, PLAY, ENCOUNTER_PILE, VICTORY)
