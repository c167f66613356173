"""Scenes for Champions: who sits where in which form, what lies where, and the moment of the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.library import library, link_faces, slug
from tablee.games.champions.rules.pack import ScenarioDef
from tablee.games.champions.rules.packs import SCENARIOS
from tablee.games.champions.rules.procedures.rounds import Match, Round
from tablee.games.champions.rules.procedures.turn import Turn
from tablee.games.champions.rules.records import Card, Setup
from tablee.games.champions.rules.setup import build_kit, check_setup, laid_out, physical
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ASIDE,
    DEALT,
    DECK,
    DECK_TYPES,
    ENCOUNTER_DECK,
    HERO,
    MINION,
    PLAY,
    VILLAIN,
)
from tablee.kernel.decision import parse
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene

#: steps of a round, in order; "turn" is the active player's turn
STEPS = list(Round.STEPS)

Named = str | CardDef


def scene(
    *heroes: str,
    scenario: str = "rhino",
    at: str = "turn",
    active: int = 0,
    first: int | None = None,
    form: str | Sequence[str] = HERO,
    hands: Sequence[Sequence[Named]] = (),
    decks: Sequence[Sequence[Named]] = (),
    piles: Sequence[Sequence[Named]] = (),
    play: Sequence[Sequence[Named]] = (),
    minions: Sequence[Sequence[Named]] = (),
    dealt: Sequence[Sequence[Named]] = (),
    sides: Sequence[Named] = (),
    around: Sequence[Named] = (),
    on: Mapping[str, Sequence[Named]] | None = None,
    encounter: Sequence[Named] = (),
    encounter_pile: Sequence[Named] = (),
    only: bool = False,
    damage: Mapping[str, int] | None = None,
    threat: Mapping[str, int] | None = None,
    counters: Mapping[str, int] | None = None,
    status: Mapping[str, int] | None = None,
    exhausted: Sequence[str] = (),
    stage: int = 1,
    scheme: int = 1,
    mode: str = "standard",
    modular: Sequence[str] | None = None,
    tokens: int = 0,
    round: int = 2,
    heroic: int = 0,
    seed: str = "scene",
    **readings: str,
) -> Scene[Scenario]:
    """A game that begins at a step of a round: turn, discard, draw, ready, phase_end, threat, activate, deal, reveal,
    pass_token, round_end. Cards are named by the slug of their English title, by code, or are test-only definitions.

    Hands are empty unless given; `decks` and `encounter` come on top of what is left (nothing is left with `only`).
    `play` puts allies, supports and upgrades in front of a player, `on` attaches cards to the card with a handle.
    """
    heroes = heroes or ("spider-man",)
    box = SCENARIOS[scenario]
    sets = tuple([box.modular] if modular is None else modular)
    setup = Setup(heroes, tuple([starter(h) for h in heroes]), scenario, sets, mode, heroic, first=first or 0)
    setup.readings = tuple(sorted([(name.replace("_", "-"), value) for name, value in readings.items()]))
    defs = dict(library())
    wanted = Wanted(defs)
    rows = [wanted.rows(each) for each in (hands, decks, piles, play, minions, dealt)]
    shared = wanted.codes([*sides, *around])
    attached = {host: wanted.codes(names, active) for host, names in (on or {}).items()}
    top, gone = wanted.codes(encounter), wanted.codes(encounter_pile)
    link_faces(defs)
    content = build_kit(check_setup(setup), defs, wanted.missing(physical(setup, defs)))
    game = laid_out(content, Rng(key_of(seed), {}))
    game.log = []
    set_stages(game, box, stage, scheme, mode)
    game.phase = "player" if at in ("turn", "discard", "draw", "ready", "phase_end") else "villain"
    game.round = round
    laying = Laying(game, only)
    for seat in range(len(heroes)):
        other = game.cards[game.players[seat].me].face.face
        if (form if isinstance(form, str) else form[seat]) == HERO:
            assert other is not None
            game.turn_to(game.players[seat].me, other.code)
    for seat in range(len(heroes)):
        laying.seat(seat, *[laying.take(each[seat] if seat < len(each) else [], seat) for each in rows])
    for i in laying.take(shared):
        game.enter(i, -1)
    for host, codes in attached.items():
        laying.attach(card_named(game, host), codes, active)
    laying.encounter(laying.take(top), laying.take(gone))
    marks = {"damage": damage, "threat": threat, "counters": counters, "status": status}
    for mark, figures in marks.items():
        for handle, n in (figures or {}).items():
            setattr(card_named(game, handle), mark, n)
    for handle in exhausted:
        card_named(game, handle).exhausted = True
    game.tokens = tokens
    game.first = first if first is not None else active
    game.check = 0
    game.derive()
    start(game, at, active)
    return Scene(game)


class Wanted:
    """The cards that a scene names: their codes, and whose they are."""

    def __init__(self, defs: dict[str, CardDef]) -> None:
        self.defs = defs
        self.owned: list[tuple[str, int]] = []

    def codes(self, names: Sequence[Named], seat: int = -1) -> list[str]:
        codes = [code_of(name, self.defs) for name in names]
        self.owned += [(code, owner_of(self.defs[code], seat)) for code in codes]
        return codes

    def rows(self, rows: Sequence[Sequence[Named]]) -> list[list[str]]:
        """One row for each player."""
        return [self.codes(row, seat) for seat, row in enumerate(rows)]

    def missing(self, base: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
        """The cards that a setup lays out, and those it has too few of."""
        more: list[tuple[str, int]] = []
        for entry in dict.fromkeys(self.owned):
            more += [entry] * max(0, self.owned.count(entry) - base.count(entry))
        return (*base, *more)


def owner_of(card: CardDef, seat: int) -> int:
    return seat if card.type in DECK_TYPES else -1


def set_stages(game: Scenario, box: ScenarioDef, stage: int, scheme: int, mode: str) -> None:
    """The stage of villain and main scheme, counted from 1."""
    if stage > 1:
        game.turn_to(game.villain, box.stages[stage - 1])
        game.stages = box.stages[stage : 2 if mode == "standard" else 3]
    face = game.kit.defs[box.schemes[scheme - 1]]
    game.turn_to(game.main, face.code)
    game.schemes = box.schemes[scheme:]
    game.edit(game.main).threat = game.per_player(face.threat)


class Laying:
    """Takes each card where it lies and puts it where the scene wants it."""

    def __init__(self, game: Scenario, only: bool) -> None:
        self.game = game
        self.only = only  # decks hold nothing but what is named
        self.taken: dict[int, None] = {}

    def take(self, codes: Sequence[str], seat: int = -1) -> list[int]:
        found = []
        for code in codes:
            owner = owner_of(self.game.kit.defs[code], seat)
            cards = [c.id for c in self.game.cards if c.code == code and c.owner == owner and c.id not in self.taken]
            self.taken[cards[0]] = None
            found.append(cards[0])
        return found

    def deck(self, on_top: list[int], zone: int, owner: int) -> tuple[int, ...]:
        """These, and what is left of a deck; with `only` the rest is set aside."""
        cards = self.game.cards
        rest = [c.id for c in cards if c.owner == owner and c.zone == zone and c.id not in self.taken]
        if not self.only:
            return (*on_top, *rest)
        for i in rest:
            self.game.edit(i).zone = ASIDE
        return tuple(on_top)

    def seat(
        self,
        seat: int,
        hand: list[int],
        deck: list[int],
        pile: list[int],
        play: list[int],
        minions: list[int],
        dealt: list[int],
    ) -> None:
        """All that a player has."""
        game, player = self.game, self.game.players[seat]
        for i in hand:
            game.to_hand(i)
        for i in pile:
            game.put_on_pile(i)
        for i in play:
            game.enter(i, seat)
        for i in minions:
            put(game, i, seat)
        for i in dealt:
            card = game.edit(i)
            card.zone, card.area = DEALT, seat
            player.dealt += (i,)
        player.deck = self.deck(deck, DECK, seat)

    def attach(self, host: Card, codes: Sequence[str], seat: int) -> None:
        for i in self.take(codes, seat):
            self.game.enter(i, seat if self.game.cards[i].owner >= 0 else host.area, host.id)

    def encounter(self, on_top: list[int], gone: list[int]) -> None:
        """The encounter deck and its discard pile; a nemesis that lies elsewhere is not set aside any more."""
        for i in on_top:
            self.game.edit(i).zone = ENCOUNTER_DECK
        self.game.edeck = self.deck(on_top, ENCOUNTER_DECK, -1)
        for i in gone:
            self.game.put_on_pile(i)
        for player in self.game.players:
            player.aside = tuple([i for i in player.aside if i not in self.taken])


def start(game: Scenario, at: str, active: int) -> None:
    match, frame = Match(), Round()
    match.step = "round"
    match.resume = "round"
    game.stack = [match, frame]
    if at == "turn":
        frame.step, frame.resume = "turns", "turns"
        order = game.order()
        frame.done_seats = order[: order.index(active) + 1]
        game.stack.append(Turn(active))
    else:
        if at not in STEPS:
            raise SetupError(f"a round has no step {at!r}; there are turn, {', '.join(STEPS)}")
        frame.step = STEPS[STEPS.index(at) - 1] if STEPS.index(at) else ""
    game.advance(None)


def put(game: Scenario, i: int, seat: int) -> None:
    game.enter(i, seat)
    if game.cards[i].face.type == MINION:
        game.engage(i, seat)


def code_of(name: Named, defs: dict[str, CardDef]) -> str:
    if isinstance(name, CardDef):
        defs[name.code] = name
        return name.code
    if name in defs:
        return name
    for card in defs.values():
        if slug(card.name.en) == name and card.type not in (VILLAIN, "main_scheme"):
            return card.code
    raise SetupError(f"no card is called {name!r}")


def card_named(game: Scenario, handle: str) -> Card:
    i = game.named(handle)
    if i < 0:
        raise SetupError(f"no card has the handle {handle!r}; there are {', '.join(game.kit.handles)}")
    return game.edit(i)


# ---------------------------------------------------------------------- reading a scene
def card(s: Scene[Scenario], handle: str) -> Card:
    i = s.game.named(handle)
    assert i >= 0, f"no card {handle!r}; there are {s.game.kit.handles}"
    return s.game.cards[i]


def left(s: Scene[Scenario], handle: str) -> int:
    """Remaining hit points."""
    return s.game.left(s.game.named(handle))


def threat_on(s: Scene[Scenario], handle: str = "") -> int:
    """Threat on a scheme; without a name on the main scheme."""
    return s.game.cards[s.game.named(handle) if handle else s.game.main].threat


def value(s: Scene[Scenario], stat: str, handle: str) -> int:
    return s.game.value(stat, s.game.named(handle))


def hand(s: Scene[Scenario], seat: int = 0) -> list[str]:
    return [s.game.handle(i) for i in s.game.players[seat].hand]


def pile(s: Scene[Scenario], seat: int = 0) -> list[str]:
    """The discard pile, top first; seat -1 is the encounter discard pile."""
    cards = s.game.epile if seat < 0 else s.game.players[seat].pile
    return [s.game.handle(i) for i in reversed(cards)]


def in_play(s: Scene[Scenario], handle: str) -> bool:
    return card(s, handle).zone == PLAY


def messages(s: Scene[Scenario]) -> list[str]:
    return [line.message for line in s.game.log or []]


def go(s: Scene[Scenario], until: str = "turn", limit: int = 200) -> Scene[Scenario]:
    """Decline whatever can be declined (pass, enough, no), else take the first option, until this prompt comes."""
    for _ in range(limit):
        if s.game.decision is None or s.prompt == until:
            return s
        for word in ("pass", "enough", "no", "end"):
            if word in s.offers:
                s.game.choose(parse(word))
                break
        else:
            s.game.choose(s.game.decision.options[0])
    raise AssertionError(f"{until!r} did not come; at {s.game.place()} {s.prompt!r}: {s.offers}")
