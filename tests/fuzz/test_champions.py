"""Careless play of Champions against what must be true after every choice. A failure prints its journal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from tablee.games import load
from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    ATTACHMENT,
    ENVIRONMENT,
    IDENTITY_SIDES,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    PLAY,
    SCHEMES,
    SIDE_SCHEME,
    SUPPORT,
    UPGRADE,
    VILLAIN,
)
from tablee.games.champions.scene import scene
from tablee.kernel.decision import Option
from tablee.lab.simulate import simulate
from tablee.testing.fuzz import PLAYERS, Check, Played
from tests.fuzz import kit
from tests.fuzz.kit import ROUNDS, STYLES, Style, Table, named, refuses
from tests.games.champions.test_conservation import faults
from tests.inside import inside

RULES = load("champions")
#: who sits at the table, against whom, how
TABLES: tuple[Table, ...] = tuple(
    [
        {
            "heroes": ",".join([HEROES[(first + seat) % len(HEROES)] for seat in range(n)]),
            "scenario": scenario,
            "mode": mode,
            "modular": tuple(MODULAR)[(first + n) % len(MODULAR)],
            "heroic": str(first % 2),
        }
        for first, (scenario, mode) in enumerate([(s, m) for s in SCENARIOS for m in ("standard", "expert")])
        for n in (1, 2, 3, 4)
    ]
)
MUTATE = 500  # decisions between attempts to choose what is not offered
FEW, SOME, MANY = 4, 20, 200  # decisions between looks at figures, at where each card lies, at copies of the game

CHOICES, GREEDY_CHOICES, LONG_CHOICES = 2_800, 40, 14_000
GAMES, LONG_GAMES = 40, 200


# ---------------------------------------------------------------------- invariants
def problems(game: Scenario) -> list[str]:
    """Everything that is wrong with a game at a decision or at its end."""
    out = figures(game) + areas(game)
    for seat, player in enumerate(game.players):
        if player.cheaper < 0:
            out.append(f"the next card of seat {seat} costs {-player.cheaper} more")
        out += [f"{game.handle(i)} is in hand {seat}" for i in player.hand if game.cards[i].owner != seat]
        out += [f"{game.handle(i)} is in deck {seat}" for i in player.deck if game.cards[i].owner != seat]
    if game.tokens < 0 or game.round < 0:
        out.append(f"{game.tokens} acceleration tokens in round {game.round}")
    return out + (result(game) if game.decision is None else decision(game))


def figures(game: Scenario) -> list[str]:
    """Counters are never negative; hit points, threat and status lie on what can have them."""
    out = []
    for card in game.cards:
        if card.damage < 0 or card.threat < 0 or card.counters < 0 or not 0 <= card.status < 16:
            out.append(f"{game.handle(card.id)}: {card.damage} {card.threat} {card.counters} {card.status}")
        if card.zone != PLAY:
            if card.face.type in IDENTITY_SIDES:
                continue  # eliminated
            if card.damage or card.threat or card.counters or card.status or card.exhausted or card.on:
                out.append(f"{game.handle(card.id)} is not in play, but there is something on it")
            continue
        if card.threat and card.face.type not in SCHEMES:
            out.append(f"there is threat on {game.handle(card.id)}")
        if (
            card.damage
            and not card.face.character
            and card.face.type not in (ATTACHMENT, UPGRADE, SUPPORT, ENVIRONMENT)
        ):
            out.append(f"there is damage on {game.handle(card.id)}")
    return out


def areas(game: Scenario) -> list[str]:
    """Every row holds its own kind of cards, and they know whose they are."""
    out = []
    for seat, player in enumerate(game.players):
        rows = {
            (ALLY,): player.allies,
            (SUPPORT, UPGRADE, OBLIGATION): player.board,
            (MINION,): player.engaged,
            IDENTITY_SIDES: () if player.out else (player.me,),
        }
        for types, row in rows.items():
            for i in row:
                card = game.cards[i]
                if card.face.type not in types or card.area != seat:
                    out.append(f"{game.handle(i)} is among the {types} of seat {seat}, its area is {card.area}")
        if (
            player.out
            and game.outcome is None
            and (player.hand or player.deck or player.allies or player.engaged or player.dealt)
        ):
            out.append(f"seat {seat} is eliminated, but has cards")
    for i in game.arriving:
        if game.cards[i].face.type != MINION or game.decision is None or game.decision.prompt == "turn":
            out.append(f"{game.handle(i)} has not engaged anybody")
    for i in game.sides:
        if game.cards[i].face.type != SIDE_SCHEME:
            out.append(f"{game.handle(i)} is no side scheme")
    kinds = (game.cards[game.villain].face.type, game.cards[game.main].face.type)
    return out if kinds == (VILLAIN, MAIN_SCHEME) else [*out, f"villain and main scheme are {kinds}"]


def decision(game: Scenario) -> list[str]:
    """Nobody is asked who is out, and nothing is left over from what was resolved when a turn goes on."""
    asked, out = game.decision, []
    assert asked is not None
    if game.players[asked.seat].out:
        out.append(f"seat {asked.seat} is eliminated, but asked {asked.prompt!r}")
    if not asked.options or len(set(asked.options)) < len(asked.options):
        out.append(f"{asked.prompt!r} offers {[str(o) for o in asked.options]}")
    if asked.prompt != "turn":
        return out
    for i in (*game.friends(), *game.enemies()):
        if game.left(i) <= 0:
            out.append(f"{game.handle(i)} has {game.left(i)} hit points left")
    for i in game.sides:
        if game.cards[i].threat == 0:
            out.append(f"there is no threat left on {game.handle(i)}")
    if game.cards[game.main].threat >= game.target_threat():
        out.append(f"{game.cards[game.main].threat} threat on a main scheme of {game.target_threat()}")
    for seat in game.order():
        if len(game.players[seat].allies) > game.ally_limit(seat):
            out.append(f"seat {seat} has {len(game.players[seat].allies)} allies")
    if (game.phase, game.active, game.peril) != ("player", asked.seat, -1):
        out.append(f"in a turn: {game.phase}, active {game.active}, peril {game.peril}")
    return out


def result(game: Scenario) -> list[str]:
    """Everybody wins, or the scenario does."""
    everybody = tuple(range(len(game.players)))
    return [] if game.outcome in (everybody, (-1,)) else [f"the result is {game.outcome}"]


def copies(game: Scenario) -> list[str]:
    """Copies are the same game; why_not is silent exactly about what is offered."""
    before, out, asked = game.fingerprint(), kit.copies(game), game.decision
    if asked is None:
        return out
    out += [f"{o} is offered, but refused" for o in asked.options if game.why_not(asked.seat, o) is not None]
    tried = [Option(verb) for verb in ("end", "flip", "recover", "pass", "enough", "yes", "no")]
    for i in (*game.players[asked.seat].hand, *game.players[asked.seat].allies):
        tried += [Option(verb, (game.handle(i),)) for verb in ("play", "pay", "discard", "defend", "target")]
    for o in tried:
        if (game.why_not(asked.seat, o) is None) != (o in asked.options):
            out.append(f"nothing says why not {o}")
    return out if game.fingerprint() == before else [*out, "looking at a game changes it"]


def checks() -> Check:
    """The longer a look takes the rarer it is: what is wrong stays wrong for a while."""
    n = count(1)

    def check(game: Scenario) -> list[str]:
        at = next(n)
        if at % FEW and game.decision is not None:
            return []
        out = problems(inside(game))
        if at % SOME == 0 and game.decision is not None:
            out += faults(game)
        return out + copies(game) if at % MANY == 0 else out

    return check


# ---------------------------------------------------------------------- playing
def share(table: Table, style: Style, choices: int, seed: str) -> int:
    return kit.share(RULES, table, style, choices, seed, checks(), MUTATE)


def test_the_shares_make_enough_choices() -> None:
    assert {hero for table in TABLES for hero in table["heroes"].split(",")} == set(HEROES)
    assert {table["modular"] for table in TABLES} == set(MODULAR)
    assert len(STYLES) * len(TABLES) * CHOICES >= 200_000
    assert len(STYLES) * len(TABLES) * ROUNDS * LONG_CHOICES >= 5_000_000


@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_careless_play(table: Table, style: Style) -> None:
    assert share(table, style, CHOICES, "fuzz") >= CHOICES


@pytest.mark.parametrize("table", TABLES[::3], ids=named)
def test_good_play(table: Table) -> None:
    assert share(table, ("greedy",), GREEDY_CHOICES, "fuzz") >= GREEDY_CHOICES


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize("table", TABLES, ids=named)
@pytest.mark.parametrize("number", range(ROUNDS))
def test_careless_play_for_long(
    number: int, table: Table, style: Style, record_property: Callable[[str, object], None]
) -> None:
    done = share(table, style, LONG_CHOICES, f"long fuzz {number}")
    assert done >= LONG_CHOICES
    record_property("choices", done)


def games_against_ultron(games: int) -> None:
    options = {"scenario": "ultron", "players": "4"}
    data = simulate("champions", games, "four against Ultron", ("random",), options, processes=1).data()
    assert (data["games"], data["errors"], data["unfinished"]) == (games, [], 0)
    assert sum(data["wins"].values()) == games and data["decisions"] > 100 * games


def test_four_random_players_against_ultron_always_come_to_an_end() -> None:
    games_against_ultron(GAMES)


@pytest.mark.long
def test_four_random_players_against_ultron_come_to_an_end_in_many_games() -> None:
    games_against_ultron(LONG_GAMES)


@pytest.mark.parametrize("table", [TABLES[1], TABLES[14], TABLES[23]], ids=named)
def test_conceding_in_mid_game_leaves_nothing_behind(table: Table) -> None:
    """The others play on: whatever was going on is over, also what was half done."""
    setup = RULES.setup(table, 2, "concede")
    seats, conceded = RULES.seats(setup), 0
    for n in range(30):
        played = Played(RULES, setup, f"concede {n}")
        game = played.game
        bots = [PLAYERS[("busy", "random")[n % 2]](RULES, f"{n}/{seat}") for seat in range(seats)]
        while game.decision is not None:
            leaving = n % seats
            if len(played.entries) == 15 + 3 * n and not inside(game).players[leaving].out:
                played.concede(leaving)
                conceded += 1
                wrong = faults(inside(game)) if game.decision is not None else []
            else:
                played.choose(bots[game.decision.seat].choose(game, game.decision.seat))
                wrong = []
            wrong += problems(inside(game))
            if wrong:
                raise played.broken("; ".join(wrong))
    assert conceded > 10, "too few games last long enough"


# ---------------------------------------------------------------------- what is typed
TYPED = [
    "",
    "play",
    "pay",
    "use",
    "attack",
    "attack rhino",
    "thwart rhino rhino",
    "use spider-man.9",
    "use rhino.\u00b2",
]
TYPED += [
    "x --1",
    "target \u0000",
    "end end",
    "defend drone-1",
    "play drone-0",
    "ask 7",
    "ask nobody",
    "use drone-\u00b2",
]


@pytest.mark.parametrize("text", TYPED, ids=lambda text: ascii(text[:20]))
def test_a_choice_typed_as_any_text_is_refused_with_a_reason(text: str) -> None:
    for at in ("turn", "activate"):
        game = scene("spider-man", "she-hulk", scenario="ultron", at=at, hands=[["haymaker", "energy"]]).game
        refuses(RULES, game, text)


# ---------------------------------------------------------------------- the checks bite
def test_what_is_wrong_is_noticed() -> None:
    def spoilt() -> Scenario:
        return scene("spider-man", "she-hulk", hands=[["haymaker"]], play=[["black-cat"]]).game

    assert problems(spoilt()) == [] and copies(spoilt()) == []
    assert not any("its zone is" in line and "haymaker" in line for line in faults(spoilt()))
    game = spoilt()
    game.edit(game.villain).damage = -1
    assert any("rhino" in line for line in problems(inside(game)))
    game = spoilt()
    game.edit(game.villain).damage = 99
    assert any("hit points left" in line for line in problems(inside(game)))
    game = spoilt()
    game.edit(game.main).threat = 99
    assert any("threat on a main scheme" in line for line in problems(inside(game)))
    game = spoilt()
    game.players[0].allies, game.players[1].allies = (), game.players[0].allies
    assert any("black-cat" in line for line in problems(inside(game)))
    game = spoilt()
    game.players[1].hand, game.players[0].hand = game.players[0].hand, ()
    assert any("is in hand 1" in line for line in problems(inside(game)))
    game = spoilt()
    game.edit(game.players[0].hand[0]).zone = PLAY
    assert any("its zone is" in line and "haymaker" in line for line in faults(game))
    game = spoilt()
    game.players[0].out = True
    assert any("is eliminated" in line for line in problems(inside(game)))
