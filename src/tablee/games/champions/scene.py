"""Scenes for Champions: who sits where in which form, what lies where, and the moment of the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.library import library, link_faces, slug
from tablee.games.champions.rules.procedures.rounds import Match, Round
from tablee.games.champions.rules.procedures.turn import Turn
from tablee.games.champions.rules.records import Card, Kit, Setup
from tablee.games.champions.rules.setup import READINGS, SCENARIOS, check_setup, laid_out, physical, villain_stages
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
    CardDef,
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
    sets = tuple([SCENARIOS[scenario].modular] if modular is None else modular)
    setup = Setup(heroes, tuple([starter(h) for h in heroes]), scenario, sets, mode, heroic, first=first or 0)
    check_setup(setup)
    defs = dict(library())
    owned: list[tuple[str, int]] = []

    def want(names: Sequence[Named], seat: int) -> list[str]:
        codes = [code_of(name, defs) for name in names]
        for code in codes:
            owned.append((code, seat if defs[code].type in DECK_TYPES else -1))
        return codes

    def each(rows: Sequence[Sequence[Named]]) -> list[list[str]]:
        return [want(row, seat) for seat, row in enumerate(rows)]

    hand_codes, deck_codes, pile_codes, play_codes = each(hands), each(decks), each(piles), each(play)
    minion_codes, dealt_codes = each(minions), each(dealt)
    side_codes, around_codes = want(sides, -1), want(around, -1)
    on_codes = {host: want(names, active) for host, names in (on or {}).items()}
    top, gone = want(encounter, -1), want(encounter_pile, -1)
    link_faces(defs)
    base = list(physical(setup, defs))
    for entry in dict.fromkeys(owned):
        missing = owned.count(entry) - base.count(entry)
        base += [entry] * max(0, missing)
    values = {**{name: options[0] for name, options in READINGS.items()}}
    values.update({name.replace("_", "-"): value for name, value in readings.items()})
    full = Setup(*setup.fields())
    full.readings = tuple(sorted(values.items()))
    stages = villain_stages(setup)
    content = Kit(full, defs, tuple(base), stages, SCENARIOS[scenario].schemes)
    game = laid_out(content, Rng(key_of(seed), {}))
    game.log = []
    taken: set[int] = set()

    def take(code: str, owner: int) -> int:
        i = next(c.id for c in game.cards if c.code == code and c.owner == owner and c.id not in taken)
        taken.add(i)
        return i

    def mine(code: str, seat: int) -> int:
        return take(code, seat if defs[code].type in DECK_TYPES else -1)

    # the stage of villain and scheme
    if stage > 1:
        game.turn_to(game.villain, SCENARIOS[scenario].stages[stage - 1])
        game.stages = SCENARIOS[scenario].stages[stage : 2 if mode == "standard" else 3]
    face = defs[SCENARIOS[scenario].schemes[scheme - 1]]
    game.turn_to(game.main, face.code)
    game.schemes = SCENARIOS[scenario].schemes[scheme:]
    game.edit(game.main).threat = game.per_player(face.threat)
    game.phase = "player" if at in ("turn", "discard", "draw", "ready", "phase_end") else "villain"
    game.round = round
    forms = [form] * len(heroes) if isinstance(form, str) else list(form)
    for seat in range(len(heroes)):
        if forms[seat] == HERO:
            other = game.cards[game.players[seat].me].face.face
            assert other is not None
            game.turn_to(game.players[seat].me, other.code)
    placed: dict[int, None] = {}
    for seat in range(len(heroes)):
        player = game.players[seat]

        def row(rows: list[list[str]], seat: int = seat) -> list[int]:
            found = [mine(code, seat) for code in (rows[seat] if seat < len(rows) else [])]
            placed.update(dict.fromkeys(found))
            return found

        in_hand, in_deck, in_pile, in_play = row(hand_codes), row(deck_codes), row(pile_codes), row(play_codes)
        engaged, face_down = row(minion_codes), row(dealt_codes)
        rest = [c.id for c in game.cards if c.owner == seat and c.zone == DECK and c.id not in placed]
        for i in in_hand:
            game.to_hand(i)
        for i in in_pile:
            game.put_on_pile(i)
        for i in in_play:
            game.enter(i, seat)
        for i in engaged:
            put(game, i, seat)
        for i in face_down:
            card = game.edit(i)
            card.zone, card.area = DEALT, seat
            player.dealt += (i,)
        player.deck = tuple(in_deck if only else [*in_deck, *rest])
        for i in () if not only else rest:
            game.edit(i).zone = ASIDE
    for i in [mine(code, -1) for code in side_codes + around_codes]:
        placed[i] = None
        game.enter(i, -1)
    for host, codes in on_codes.items():
        at_host = game.named(host)
        if at_host < 0:
            raise SetupError(f"no card has the handle {host!r}")
        for code in codes:
            i = mine(code, active)
            placed[i] = None
            game.enter(i, active if game.cards[i].owner >= 0 else game.cards[at_host].area, at_host)
    on_top, in_epile = [mine(code, -1) for code in top], [mine(code, -1) for code in gone]
    placed.update(dict.fromkeys(on_top + in_epile))
    rest = [c.id for c in game.cards if c.zone == ENCOUNTER_DECK and c.id not in placed]
    for i in on_top:
        game.edit(i).zone = ENCOUNTER_DECK
    game.edeck = tuple(on_top if only else [*on_top, *rest])
    for i in in_epile:
        game.put_on_pile(i)
    for i in rest if only else ():
        game.edit(i).zone = ASIDE
    for player in game.players:  # a nemesis that lies elsewhere is not set aside any more
        player.aside = tuple([i for i in player.aside if i not in placed])
    for handle, n in (damage or {}).items():
        card_named(game, handle).damage = n
    for handle, n in (threat or {}).items():
        card_named(game, handle).threat = n
    for handle, n in (counters or {}).items():
        card_named(game, handle).counters = n
    for handle, n in (status or {}).items():
        card_named(game, handle).status = n
    for handle in exhausted:
        card_named(game, handle).exhausted = True
    game.tokens = tokens
    game.first = first if first is not None else active
    game.check = 0
    game.derive()
    start(game, at, active)
    return Scene(game)


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
