"""What a battle is made of, as plain records: setup and kit, players, dice, the attack, damage on its way."""

from __future__ import annotations

from typing import Any

from tablee.games.dice_throne.rules.standing import marked, modifies, stands
from tablee.games.dice_throne.rules.vocabulary import (
    Board,
    Hero,
    Token,
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
        self.spend: Option = option("spend", id)

    def limit(self, seat: int) -> int:
        return self.token.limit if self.owner < 0 or self.owner == seat else self.token.others


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


class Kit(Content):
    """The heroes at the table with all their texts and tokens."""

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
        texts = [text for hero in heroes for text in hero.all_texts()]
        texts += [text for token in self.tokens for text in token.texts()]
        super().__init__(tuple(texts))
        self.setup = setup
        self.heroes = heroes
        self.seats = len(heroes)
        teams = setup.mode == "teams"
        self.team = (0, 0, 1, 1) if teams else tuple(range(len(heroes)))  # DT-MODE2V2-01
        self.turns = (0, 3, 1, 2) if teams else tuple(range(len(heroes)))  # DT-MODE2V2-02: zigzag
        self.health = 35 if setup.mode == "koth" else 50  # DT-SETUP-01, DT-MODEKOTH-01
        self.spendable = tuple([kind.uid for kind in self.kinds if kind.token.spend is not None])
        self.removable = tuple([kind.uid for kind in self.kinds if kind.token.removable])
        self.freezing = tuple([kind.uid for kind in self.kinds if kind.token.freezes])
        self.listeners: dict[str, list[Kind]] = {}  # moment -> kinds of token that mention it
        for kind in self.kinds:
            for moment in kind.token.on:
                self.listeners[moment] = [*self.listeners.get(moment, []), kind]
        self.modifiers = frozenset([text.key for text in texts if modifies(text)])  # automatic ones
        self.standing = frozenset([text.key for text in texts if stands(text)])
        self.pacifying = tuple(
            [
                kind.uid
                for kind in self.kinds
                if any([marked(node, "pacifies") for text in kind.token.on.values() for node in text.nodes])
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


BLANK = Board([])


class Derived(Record):
    """What is worked out from a player's cards, tokens and board: no state, but copied with it."""

    reach: int = 0  # timings in hand
    spendable: int = 0  # spendable tokens held
    frozen: int = 0
    board: Board = BLANK  # what the hero board shows


@record
class Player(Derived):
    """One seat: dials, tokens, board, cards."""

    CARRIED = ("reach", "spendable", "frozen", "board")

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

    to: int  # -1: the target of the attack, not yet known
    isolated: bool = False  # DT-DMG-20
    parts: tuple[Part, ...] = ()
    prevented: tuple[tuple[int, bool], ...] = ()  # (amount, only what is defendable)
    shares: tuple[tuple[int, int], ...] = ()  # fractions of the subtotal, added or taken away
    halves: int = 0  # halves prevented by a defence
