"""Honest: dealing anew all that a seat cannot know changes nothing that this seat is shown or told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from tablee.bots import make_bot
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import plain
from tablee.games import GAMES, load
from tablee.games.champions.game import RULES
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import BOOST
from tablee.games.champions.scene import scene
from tablee.games.champions.show.view import view
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import Option
from tablee.kernel.game import Game, Line
from tablee.kernel.rng import Rng, key_of
from tablee.testing.fuzz import PLAYERS, mutants
from tests.inside import inside

from .test_conformance import candidates, tables

SPECTATOR = -1
ROUNDS = 12  # of `make long`: 50,000 states of each game are dealt anew, with those of tests/server/test_leaks.py
#: states per table, decisions from one to the next, what is tried at each, and which games: in `make long` ten tables and more
#: make a thousand in each of many rounds, and everything is tried; else the same part of the games of one is looked at half as
#: often, and where hundreds of things could be tried, each has its turn
Closely = tuple[int, int, int, str]
CLOSELY = [
    pytest.param((55, 6, 60, ""), id="half"),
    *[
        pytest.param((110, 3, 100_000, f" {n}" if n else ""), marks=pytest.mark.long, id=f"all-{n}")
        for n in range(ROUNDS)
    ],
]
#: the share of redeals, in quarters, that must differ: else nothing is shown; a game may hide nothing but chance
QUARTERS = {"dice-throne": 3, "super-dungeon": 3, "champions": 3}
TELLING = ("dice-throne", "super-dungeon", "champions")  # a line for each state, at least, is read in both games


def states(rules: Rules[Game], setup: dict[str, Any], seed: str, closely: Closely) -> Iterator[Any]:
    """Games at every few decisions, one after another, until there are enough."""
    found = games = 0
    enough, every, _, more = closely
    while True:
        game = rules.new(setup, f"{seed}{more}/{games}")
        players = ("eager", "thrifty", "random")
        bots = [
            PLAYERS[players[(games + s) % 3]](rules, f"{seed}{more}/{games}/{s}") for s in range(rules.seats(setup))
        ]
        games += 1
        n = 0
        while game.decision is not None:
            if n % every == 0:
                yield game
                found += 1
                if found == enough:
                    return
            game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
            n += 1


def shown(rules: Rules[Game], game: Any, seat: int) -> bytes:
    return msgspec.json.encode(rules.view(game, seat))


def told(game: Any, seat: int, tried: list[Option]) -> list[str]:
    """Every answer to "why not?", and every error, that this seat could provoke."""
    out = [f"{option}: {game.why_not(seat, option)}" for option in tried]
    out += [str(game.refused(seat, o)) for o in tried if game.decision.seat != seat or o not in game.decision.options]
    return out


def tries(name: str, game: Any, seats: int) -> list[Option]:
    """What anybody might try, named after what the players really hold: the secrets a leak would tell."""
    found = [option for seat in range(seats) for option in candidates(name)(game, seat)]
    return [*dict.fromkeys([*game.decision.options, *found, *mutants(game, Rng(b"leaks", {}))])]


@dataclass(frozen=True)
class Played:
    """One table of a game, and its states, each as it was."""

    name: str
    rules: Rules[Game]
    setup: dict[str, Any]
    closely: Closely
    states: list[Any]


@pytest.fixture(
    scope="class",
    params=[
        pytest.param((name, table), id=f"{name}-{'.'.join(table.values())}") for name in GAMES for table in tables(name)
    ],
)
def seated(request: pytest.FixtureRequest) -> tuple[str, dict[str, str]]:
    found: tuple[str, dict[str, str]] = request.param
    return found


@pytest.fixture(scope="class", params=CLOSELY)
def played(request: pytest.FixtureRequest, seated: tuple[str, dict[str, str]]) -> Played:
    """Played once for all that is looked at: that is a good part of the whole time."""
    name, table = seated
    rules = load(name)
    setup = rules.setup(table, 2, "leaks")
    return Played(
        name, rules, setup, request.param, [game.clone() for game in states(rules, setup, "leaks", request.param)]
    )


class TestRedealing:
    def test_changes_nothing_a_seat_may_know(
        self, played: Played, record_property: Callable[[str, object], None]
    ) -> None:
        name, rules, closely = played.name, played.rules, played.closely
        seats = rules.seats(played.setup)
        moved = answers = 0
        for n, game in enumerate(played.states):
            tried = tries(name, game, seats)
            apart = -(-len(tried) // closely[2])
            tried = tried[n % apart :: apart]
            watched, saved = shown(rules, game, SPECTATOR), game.save()["state"][1:]
            for seat in range(seats):
                where = f"state {n}, seat {seat} at {game.place()}"
                dealt = rules.redeal(game, seat, key_of(f"{n}"))
                moved += dealt.save()["state"][1:] != saved  # apart from chance
                assert shown(rules, dealt, seat) == shown(rules, game, seat), where
                assert shown(rules, dealt, SPECTATOR) == watched, where
                assert told(dealt, seat, tried) == told(game, seat, tried), where
                answers += len(tried)
                if seat == game.decision.seat:
                    assert dealt.asked.prompt == game.asked.prompt, where
                    assert list(dealt.asked.options) == list(game.asked.options), where
        assert name not in QUARTERS or moved > closely[0] * seats * QUARTERS[name] // 4, (
            "hardly anything was hidden: this shows nothing"
        )
        for what, count in (("redealt", closely[0] * seats), ("answers", answers), ("leaks", 0)):
            record_property(what, count)

    def test_depends_on_nothing_hidden(self, played: Played) -> None:
        """Dealt from the real game or from a redealt one: the same key gives the same game, so a bot is told nothing."""
        rules = played.rules
        for n, game in enumerate(played.states):
            seat = game.decision.seat
            dealt = rules.redeal(game, seat, key_of("one"))
            once, twice = [rules.redeal(g, seat, key_of("other")) for g in (game, dealt)]
            assert once.fingerprint() == twice.fingerprint(), f"state {n} at {game.place()}"
            if n % 10 == 0:
                answers = [make_bot("greedy", rules, f"{n}").choose(g, seat) for g in (game, dealt)]
                assert answers[0] == answers[1], f"state {n} at {game.place()}"

    def test_tells_nothing_by_what_is_logged(self, played: Played) -> None:
        """After the same choice with the same dice, a seat reads the same lines in both games.

        They may part where somebody else has other cards: a window opens in one game only, which then stands
        still while the other goes on, so the shorter log counts. And what is honestly uncovered (a card drawn,
        shown or discarded, `Log`) may decide what comes after it, so both logs count up to there.
        """
        name, rules, closely = played.name, played.rules, played.closely
        lines = 0
        for n, game in enumerate(played.states):
            seat = game.decision.seat
            dealt = rules.redeal(game, seat, key_of(f"{n}"))
            for option in game.decision.options[:: max(1, len(game.decision.options) // 4)]:
                logs = [Log.after(rules, one, game.rng, seat, option) for one in (game, dealt)]
                both = min(len(log.read) for log in logs)
                assert logs[0].read[:both] == logs[1].read[:both], f"state {n}, {option} at {game.place()}"
                lines += both
        assert lines > (closely[0] if name in TELLING else 0)


def hidden(game: Battle, seat: int) -> set[str]:
    """Names of the cards that `seat` cannot place: in a deck, or in a hand that is not shown to it."""
    found: set[str] = set()
    for owner, player in enumerate(game.players):
        hand = () if game.allies(owner, seat) else player.hand
        cards = [c for c in (*hand, *player.deck) if not game.seen.get(owner * 64 + c, 0) >> seat & 1]
        found.update([game.sheet(owner, card) for card in cards])
    return found


def named(line: Line) -> set[str]:
    """Sheets of the cards that a line names; one of several copies is named with its number."""
    words = [str(arg) for arg in line.args.values()]
    return {f"@{word[1:].partition('/')[0]}" for word in words if word.startswith(("@card.", "#card."))}


def shuffles(game: Any) -> dict[str, int]:
    """How much chance the decks have used: it changes exactly when one is shuffled."""
    return {stream: n for stream, n in game.rng.places.items() if stream.startswith("deck.")}


@pytest.mark.parametrize(
    "heroes", ["gunslinger,cursed-pirate", "black-widow,paladin", "barbarian,black-widow,pyromancer"]
)
def test_no_line_names_a_card_that_stays_hidden(heroes: str) -> None:
    """Every hero once at a table, so that a name means one card. A reshuffle may hide again what was named."""
    rules = load("dice-throne")
    setup = rules.setup({"heroes": heroes}, 2, "names")
    seats, count = range(rules.seats(setup)), 0
    for n in range(12):
        game = rules.new(setup, f"names {n}", log=True)
        bots = [PLAYERS[("eager", "thrifty")[n % 2]](rules, f"{n}/{seat}") for seat in seats]
        while game.decision is not None:
            before, mixed, read = [hidden(inside(game), s) for s in seats], shuffles(game), len(game.told)
            choice = bots[game.decision.seat].choose(game, game.decision.seat)
            game.choose(choice)
            if shuffles(game) != mixed:
                continue
            for line in game.told[read:]:
                cards = named(line)
                count += len(cards)
                for seat in seats:
                    told = cards & before[seat] & hidden(inside(game), seat) if line.to in (SPECTATOR, seat) else set()
                    assert not told, f"seat {seat} reads {line} after {choice} at {game.place()}"
    assert count > 100


LOOKING: dict[str, tuple[str, ...]] = {
    "what to do": ("0:spend covert-ops",),
    "what to lay": ("0:spend covert-ops", "0:choose 1"),
    "what goes on top": ("0:spend covert-ops", "0:choose 2"),
}


@pytest.mark.parametrize("moves", LOOKING.values(), ids=LOOKING)
def test_dealing_anew_while_another_seat_looks_through_its_cards(moves: tuple[str, ...]) -> None:
    """What those cards are decides whether somebody is asked; that somebody is asked does not change."""
    rules = load("dice-throne")
    scene = battle("black-widow", "gunslinger", hands=[["grapple-2", "tip-it"], ["six-it"]], tokens=[{"covert-ops": 1}])
    game = scene.do(*moves).game
    assert len(scene.offers) > 1 or scene.prompt == "lay"
    for n in range(30):
        dealt = rules.redeal(game, 1, key_of(f"{n}"))
        assert (dealt.asked.seat, dealt.asked.prompt) == (0, scene.prompt)
        assert shown(rules, dealt, 1) == shown(rules, game, 1)


# ---------------------------------------------------------------------- what Champions hides
def pieces(game: Scenario, seat: int) -> set[str]:
    return set(view(game, seat).pieces)


def table(**more: Any) -> Scenario:
    """Spider-Man and She-Hulk against Ultron, with a card in every hidden place."""
    game = scene(
        "spider-man",
        "she-hulk",
        scenario="ultron",
        hands=[["backflip", "haymaker"], ["gamma-slam"]],
        decks=[["black-cat"], ["hellcat"]],
        dealt=[["rage-of-ultron"], ["repair-sequence"]],
        encounter=["swarm-attack"],
        **more,
    ).game
    for seat in (0, 1):
        drone = game.facedown_minion(seat)
        game.enter(drone, seat)
        game.engage(drone, seat)
    boost, game.edeck = game.edeck[0], game.edeck[1:]
    game.edit(boost).zone = BOOST
    game.edit(game.villain).boosts = (boost,)
    game.ask_again()
    return game


UNSEEN = {"black-cat", "hellcat", "rage-of-ultron", "repair-sequence", "swarm-attack"}


@pytest.mark.parametrize(("seat", "hand"), [(0, {"backflip", "haymaker"}), (1, {"gamma-slam"}), (SPECTATOR, set())])
def test_champions_shows_a_seat_its_own_hand_and_nothing_that_lies_face_down(seat: int, hand: set[str]) -> None:
    """Decks, the cards that are drones, dealt cards and boost cards are hidden from everybody."""
    game = table()
    shown = pieces(game, seat)
    assert shown & {"backflip", "haymaker", "gamma-slam"} == hand
    assert not shown & UNSEEN
    codes = {game.cards[i].code for i in range(len(game.kit.cards)) if game.handle(i) in UNSEEN}
    assert not [code for code in codes if f"card.{code}" in json.dumps(plain(view(game, seat)))]
    counts = {area.id: area.count for area in view(game, seat).areas}
    assert counts["dealt.0"] == counts["dealt.1"] == 1 and counts["hand.0"] == (0 if seat == 0 else 2)
    assert {"drone-1", "drone-2"} <= shown


def open_hands() -> Scenario:
    setup = RULES.setup({"heroes": "spider-man,she-hulk", "hands": "open"}, 2, "open")
    return RULES.new(setup, "open")


def test_with_open_hands_players_see_each_other_and_spectators_see_nothing() -> None:
    game = open_hands()
    hand = {game.handle(i) for i in game.players[0].hand}
    assert hand <= pieces(game, 1) and not hand & pieces(game, SPECTATOR)


def test_only_whoever_looks_sees_what_is_looked_at() -> None:
    scene_ = scene("iron-man", "she-hulk", form="alter_ego", decks=[["repulsor-blast", "arc-reactor", "pepper-potts"]])
    game = scene_.do("0:use iron-man").game
    assert scene_.prompt == "look"
    seen = {"repulsor-blast", "arc-reactor", "pepper-potts"}
    assert seen <= pieces(game, 0)
    for seat in (1, SPECTATOR):
        assert not seen & pieces(game, seat)
        assert view(game, seat).question is not None and not view(game, seat).question.options  # type: ignore[union-attr]
    decks = [RULES.redeal(game, 0, key_of(f"{n}")).players[0].deck for n in range(20)]
    assert {deck[:3] for deck in decks} == {game.players[0].deck[:3]}
    assert len({deck[3:] for deck in decks}) > 1  # the rest of the deck stays unknown, also to whoever looks


def test_only_whoever_searches_sees_the_deck() -> None:
    """The villain's search is answered by one player; the others see that it goes on."""
    found = 0
    for n in range(60):
        game = RULES.new(RULES.setup({"heroes": "black-panther,iron-man"}, 2, f"{n}"), f"{n}")
        while game.decision is not None and game.decision.prompt == "mulligan":
            game.choose(game.decision.options[-1])
        if game.decision is None or game.decision.prompt != "search":
            continue
        found += 1
        offered = {str(o.args[0]) for o in game.decision.options if o.args}
        assert offered <= pieces(game, game.decision.seat)
        for seat in (1 - game.decision.seat, SPECTATOR):
            assert not offered & pieces(game, seat)
        break
    assert found


def unplaced(game: Scenario, seat: int) -> set[tuple[str, int]]:
    """Names and zones of the cards that `seat` cannot place."""
    found = [*game.edeck, *[i for card in game.cards for i in (*card.under, *card.boosts)]]
    for owner, player in enumerate(game.players):
        found += [*player.deck, *player.dealt, *(player.hand if owner != seat else ())]
    return {(game.name(i), game.cards[i].zone) for i in found}


def test_no_line_of_champions_names_a_card_that_stays_hidden() -> None:
    """A reshuffle may hide again what was named."""
    setup = RULES.setup({"heroes": "spider-man,iron-man,black-panther", "scenario": "ultron"}, 3, "names")
    count = 0
    for n in range(6):
        game = RULES.new(setup, f"names {n}", log=True)
        assert game.log is not None
        bots = [PLAYERS["busy"](load("champions"), f"{n}/{seat}") for seat in range(3)]
        while game.decision is not None:
            mixed, read, before = dict(game.rng.places), len(game.log), [unplaced(game, s) for s in range(3)]
            game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
            if game.rng.places != mixed:
                continue
            for line in game.log[read:]:
                words = {str(arg) for arg in line.args.values() if str(arg).startswith("#card.")}
                count += len(words)
                for seat in range(3):
                    stays = {name for name, _ in before[seat] & unplaced(game, seat)}
                    assert line.to not in (SPECTATOR, seat) or not words & stays, f"seat {seat} reads {line}"
    assert count > 100


class Log(list[Line]):
    """A log that remembers what one seat reads of it before anything hidden is uncovered."""

    def __init__(self, game: Any, seat: int, known: set[str]) -> None:
        super().__init__()
        self.game = game
        self.seat = seat
        self.known = known
        self.reveals = game.reveals
        self.read: list[Line] = []
        self.closed = False

    @classmethod
    def after(cls, rules: Rules[Game], game: Any, rng: Rng, seat: int, option: Option) -> Log:
        ahead = game.clone()
        ahead.rng = rng.copy()
        known = {f"@{piece.sheet}" for piece in rules.view(game, seat).pieces.values()}
        log = ahead.log = cls(ahead, seat, known)
        ahead.choose(option)
        return log

    def append(self, line: Line) -> None:
        super().append(line)
        cards = named(line)
        self.closed = self.closed or self.game.reveals != self.reveals or not cards <= self.known
        if not self.closed and line.to in (SPECTATOR, self.seat):
            self.read.append(line)
