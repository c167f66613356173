"""What a battle is made of, as plain records: setup and kit, players, dice, the attack, damage on its way."""

from __future__ import annotations

from typing import Any

from tablee.games.dice_throne.rules.standing import marked, modifies, stands
from tablee.games.dice_throne.rules.vocabulary import (
    DICE_ONLY,
    HURT,
    SPELL,
    Board,
    Hero,
    Token,
    Way,
)
from tablee.kernel.decision import Option, option
from tablee.kernel.effect import Content
from tablee.kernel.record import Record, Shared, digest, record


class Kind:
    """A token as this setup has it: one per owner where tokens belong to a player (DT-HERO-PIR-10)."""

    def __init__(self, uid: int, token: Token, owner: int, id: str) -> None:
        self.uid = uid
        self.token = token
        self.owner = owner
        self.id = id
        # one option per way to spend it; where there are several, each has its number
        several = len(token.ways) > 1
        self.spends: tuple[Option, ...] = tuple(
            [option("spend", id, i) if several else option("spend", id) for i in range(1, len(token.ways) + 1)]
        )
        self.stacked: tuple[int, ...] = ()  # what shares its stack, itself among it

    def limit(self, seat: int) -> int:
        return self.token.limit if self.owner < 0 or self.owner == seat else self.token.others


#: a way to spend a token: its kind's number, its price, the kind itself, and the option
Spend = tuple[int, int, Kind, Way, Option]


@record
class Setup(Record):
    """What a game is set up with. Readings that tables differ on are switches here."""

    heroes: tuple[str, ...]
    mode: str  # duel, koth, teams
    first: int = -1  # Start Player, or -1 to roll for it
    upgrades: str = "cards"  # DT-UPGRADE-09: count "cards" on the board, or "slots"
    leader_card: str = "always"  # DT-MODEKOTH-07: "always", or "three" while three are left
    then: str = "applied"  # DT-TEXT-04: "then" waits until damage before it is "applied", or only "incoming"
    boards: tuple[tuple[str, str], ...] = ()  # own heroes: their ids, and their boards as written
    draft: str = ""  # how heroes are chosen at the table; "": they are named here
    players: int = 0  # who draft
    pool: tuple[str, ...] = ()  # heroes that they choose from
    changes: tuple[tuple[str, tuple[int, ...]], ...] = ()  # figures that are not as printed: `changing.py`
    former: bool = False  # texts are built as they were before heroes were boards: `former.py`

    @property
    def seats(self) -> int:
        return len(self.heroes) or self.players

    @property
    def variant(self) -> bool:
        """King of the Hill for more than three: outside the books (DT-MODEX-01)."""
        return self.mode == "koth" and self.seats > 3

    def drafted(self, heroes: tuple[str, ...]) -> Setup:
        """The same once everybody has a hero."""
        return Setup(heroes, *self.fields()[1:])


def ages(token: Token) -> bool:
    """Does it matter since when a token of this kind is there?"""
    tests = [getattr(node, "test", None) for text in token.on.values() for node in text.nodes]
    return any([way.aged for way in token.ways]) or any([marked(test, "ages") for test in tests])


class Kit(Content):
    """The heroes at the table with all their texts and tokens."""

    before: Pool | None = None  # what these heroes were drafted from

    def __init__(self, setup: Setup, heroes: tuple[Hero, ...]) -> None:
        self.tokens: list[Token] = []
        self.kinds: list[Kind] = []
        self.by_id: dict[str, Kind] = {}
        for seat, hero in enumerate(heroes):
            for token in hero.tokens:
                if token.owned:
                    issuers = [s for s, h in enumerate(heroes) if token in h.tokens]
                    self.add(token, seat, token.id if len(issuers) == 1 else f"{token.id}.{seat}")
                elif token.id not in self.by_id:
                    self.add(token, -1, token.id)
                if token not in self.tokens:
                    self.tokens.append(token)
        for kind in self.kinds:
            same = [k for k in self.kinds if k.token.stack == kind.token.stack and k.owner == kind.owner]
            kind.stacked = tuple([k.uid for k in same])
        texts = [text for hero in heroes for text in hero.all_texts()]
        texts += [text for token in self.tokens for text in token.texts()]
        super().__init__(tuple(texts))
        self.setup = setup
        self.heroes = heroes
        self.seats = setup.seats
        teams = setup.mode == "teams"
        self.team = (0, 0, 1, 1) if teams else tuple(range(self.seats))  # DT-MODE2V2-01
        seats = range(self.seats)
        around = [[(seat + i) % self.seats for i in range(1, self.seats)] for seat in seats]
        rounds = [(seat, *around[seat]) for seat in seats]
        # clockwise from a seat, without so many of the first
        self.after = [tuple([whole[n:] for n in range(self.seats)]) for whole in rounds]
        self.foes = [tuple([foe for foe in around[seat] if self.team[foe] != self.team[seat]]) for seat in seats]
        self.turns = (0, 3, 1, 2) if teams else tuple(range(self.seats))  # DT-MODE2V2-02: zigzag
        self.health = 35 if setup.mode == "koth" else 50  # DT-SETUP-01, DT-MODEKOTH-01
        self.spendable = tuple([kind.uid for kind in self.kinds if kind.token.ways])
        self.ageing = tuple([kind.uid for kind in self.kinds if ages(kind.token)])
        self.removable = tuple([kind.uid for kind in self.kinds if kind.token.removable])
        self.blocking = tuple([kind.uid for kind in self.kinds if kind.token.blocks])
        self.freezing = tuple([kind.uid for kind in self.kinds if kind.token.freezes])
        self.listeners: dict[str, list[Kind]] = {}  # moment -> kinds of token that mention it
        for kind in self.kinds:
            for moment in kind.token.on:
                self.listeners[moment] = [*self.listeners.get(moment, []), kind]
        # what anything at this table listens to
        self.heard = frozenset([*self.listeners, *[moment for hero in heroes for moment in hero.moments()]])
        self.ways: dict[int, tuple[Spend, ...]] = {}
        self.feels = HURT in self.listeners or any([text.key.endswith(f".{HURT}") for text in texts])
        self.modifiers = frozenset([text.key for text in texts if modifies(text)])  # automatic ones
        self.standing = frozenset([text.key for text in texts if stands(text)])
        # what a Roll Attempt after the first costs, for each token of a kind (`Battle.toll`)
        self.taxing = tuple(
            [
                (kind.uid, taxes)
                for kind in self.kinds
                for text in kind.token.on.values()
                for node in text.nodes
                if (taxes := int(getattr(node, "taxes", 0)))
            ]
        )
        self.counts_attempts = any(
            [
                marked(getattr(node, part, None), "counts_attempts")
                for text in texts
                for node in text.nodes
                for part in ("test", "n")
            ]
        )
        # tokens that may be spent to defend against what is undefendable
        self.opening = tuple(
            [
                kind.uid
                for kind in self.kinds
                if any([marked(node, "opens") for way in kind.token.ways for node in way.text.nodes])
            ]
        )
        self.pacifying = self.marking("pacifies")
        self.silencing = self.marking("silences")
        self.spells = frozenset(
            [card.text.key for hero in heroes for card in hero.deck if card.timing == SPELL and card.text is not None]
        )

    def open_ways(self, mask: int) -> tuple[Spend, ...]:
        """Ways to spend tokens under a mask that says what is missing, too. A pure function of content: remembered."""
        every = [(k.uid, w.price, k, w, spend) for k in self.kinds for w, spend in zip(k.token.ways, k.spends)]
        fit = [one for one in every if (one[3].alters or not mask & DICE_ONLY) and not one[3].needs & mask]
        found = self.ways[mask] = tuple(fit)
        return found

    def marking(self, mark: str) -> tuple[int, ...]:
        """Kinds of token with a text that bears this mark."""
        return tuple(
            [
                kind.uid
                for kind in self.kinds
                if any([marked(node, mark) for text in kind.token.on.values() for node in text.nodes])
            ]
        )

    def identity(self) -> list[Any]:
        texts = digest(super().identity())
        return [texts, [hero.data() for hero in self.heroes], [token.data() for token in self.tokens]]

    def add(self, token: Token, owner: int, id: str) -> None:
        kind = Kind(len(self.kinds), token, owner, id)
        self.kinds.append(kind)
        self.by_id[id] = kind
        if token.owned:
            self.by_id[f"{token.id}.{owner}"] = kind

    def kind(self, token: Token, seat: int) -> Kind:
        """The token as `seat`'s texts mean it."""
        return self.by_id[f"{token.id}.{seat}" if token.owned else token.id]

    def companion(self, token: Token, seat: int) -> Kind | None:
        """A companion as `seat` has it; nothing where a text about it has come to somebody else's hands."""
        return self.by_id.get(f"{token.id}.{seat}")


class Pool(Kit):
    """Before a draft is over: heroes that nobody has yet, and the kit of whoever is chosen."""

    def __init__(self, setup: Setup, heroes: tuple[Hero, ...]) -> None:
        super().__init__(setup, ())
        self.pool = {hero.id: hero for hero in heroes}
        self.kits: dict[tuple[str, ...], Kit] = {}

    def identity(self) -> list[Any]:
        return [Kit(Setup((id,), self.setup.mode), (hero,)).hash for id, hero in self.pool.items()]

    def drafted(self, ids: tuple[str, ...]) -> Kit:
        """What is played with from now on; its hash stays the one of the whole pool, as the journal's header has it."""
        if ids not in self.kits:
            kit = Kit(self.setup.drafted(ids), tuple([self.pool[id] for id in ids]))
            kit.hashed, kit.before = self.hash, self
            self.kits[ids] = kit
        return self.kits[ids]


BLANK = Board([], {})


class Derived(Record):
    """What is worked out from a player's cards, tokens and board: no state, but copied with it."""

    reach: int = 0  # cards in hand, as bits
    spendable: int = 0  # spendable tokens held
    frozen: int = 0
    board: Board = BLANK  # what the hero board shows


@record
class Player(Derived):
    """One seat: dials, tokens, board, cards."""

    CARRIED = ("reach", "spendable", "frozen", "board")
    YOUNG = ((), ())

    cp: int
    tokens: list[int]  # how many of each kind
    raised: dict[int, int]  # kind -> how much its Stack Limit was raised (DT-STATUS-13)
    levels: tuple[int, ...]  # of each slot, from 1
    laid: tuple[int, ...]  # upgrade cards on the board
    side: int  # of the hero board
    hand: tuple[int, ...]
    deck: tuple[int, ...]  # top first
    discard: tuple[int, ...]  # top last (DT-SETUP-08)
    out: bool
    used: tuple[str, ...]  # what was used and may be used only once this turn
    upgraded: int  # upgrades put into play this turn
    blocked: tuple[str, ...] = ()  # abilities that tokens were put on; as many as such tokens are left are blocked
    prepared: tuple[int, ...] = ()  # spells beside the board (DT-HERO-STR-01)


@record
class Roll(Shared):
    """Dice on the table: whose, what for, and what is added when they are read. Replaced, never changed."""

    seat: int
    purpose: str  # offense, defense, targeting, or the key of the text that asked for them
    faces: tuple[int, ...]
    altered: bool = False
    riders: tuple[Any, ...] = ()  # (seat, source, node): done when the dice are read
    fixed: bool = False  # nobody may touch them (DT-TARGET-06)


@record
class Attack(Record):
    """The activated offensive ability, pending over the Roll Phase and edited by both sides."""

    YOUNG = (False,)

    by: int
    to: int  # -1 until a target is found
    ability: str
    ultimate: bool
    made: bool = False  # it is an Attack (DT-ABILITY-09)
    undefendable: bool = False
    plus: tuple[int, ...] = ()  # Attack Modifiers played and spent (DT-MOD-01); others are worked out: `standing.py`
    inflicted: tuple[int, ...] = ()  # kinds of token it has placed on its target
    perks: tuple[str, ...] = ()  # token ids whose dice may be re-rolled for this attack
    dealt: int = 0  # once totalled
    answered: bool = False  # a defence was chosen or declined
    landed: bool = False  # its damage has been applied: nothing modifies it any more
    evaded: bool = False  # its target avoided it (DT-DMG-24)
    opened: bool = False  # its target may defend although it is undefendable


@record
class Part(Record):
    """Damage of one type from one source. Replaced, never changed."""

    by: int
    kind: int
    base: int
    attack: bool  # dealt by the attack itself
    source: str
    avoided: bool = False
    of: int = -1  # half of what is incoming to that seat (DT-DMG-18), instead of `base`


@record
class Incoming(Record):
    """What is on its way to one player (DT-DMG-01): pending, computed once."""

    YOUNG = (-1, 0)

    to: int  # -1: the target of the attack, not yet known
    isolated: bool = False  # DT-DMG-20
    parts: tuple[Part, ...] = ()
    prevented: tuple[tuple[int, bool], ...] = ()  # (amount, only what is defendable)
    shares: tuple[tuple[int, int], ...] = ()  # fractions of the subtotal, added or taken away
    halves: int = 0  # halves prevented by a defence
    ward: int = -1  # kind of the companion that takes some of it in that player's place
    share: int = 0  # how much of it; -1: all
