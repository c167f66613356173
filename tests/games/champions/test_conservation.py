"""No card is lost or doubled: at every decision each card lies in exactly one place."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.packs import HEROES
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.setup import opening
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ASIDE,
    BOOST,
    DEALT,
    DECK,
    ENCOUNTER_DECK,
    ENCOUNTER_PILE,
    GONE,
    HAND,
    OUT,
    PILE,
    PLAY,
    REVEALED,
    UNDER,
    VICTORY,
)
from tablee.games.champions.scene import scene
from tests.games.opened import new

#: zones of cards that a procedure in progress holds: being played, revealed, turned up as a boost, found
HELD = (OUT, REVEALED, BOOST, ASIDE)


def places(game: Scenario) -> list[tuple[int, int, str]]:
    """(card, the zone it must have there, where): one entry for each place that names a card."""
    out: list[tuple[int, int, str]] = []

    def put(cards: tuple[int, ...], zone: int, where: str) -> None:
        out.extend([(i, zone, where) for i in cards])

    for seat, player in enumerate(game.players):
        put(player.hand, HAND, f"hand {seat}")
        put(player.deck, DECK, f"deck {seat}")
        put(player.pile, PILE, f"pile {seat}")
        put(player.dealt, DEALT, f"dealt {seat}")
        put(player.aside, ASIDE, f"aside {seat}")
        mine = () if player.out else (player.me,)
        put((*mine, *player.allies, *player.board, *player.engaged), PLAY, f"area {seat}")
    put((game.villain, game.main, *game.sides, *game.around), PLAY, "scenario")
    put(game.arriving, PLAY, "about to engage")
    put(game.edeck, ENCOUNTER_DECK, "encounter deck")
    put(game.epile, ENCOUNTER_PILE, "encounter pile")
    put(game.victory, VICTORY, "victory display")
    put(game.removed, GONE, "removed")
    for card in game.cards:
        put(card.on, PLAY, f"on {game.handle(card.id)}")
        put(card.under, UNDER, f"under {game.handle(card.id)}")
        put(card.boosts, BOOST, f"boost of {game.handle(card.id)}")
    return out


def numbers(thing: Any) -> set[int]:
    if isinstance(thing, dict):
        thing = tuple(thing.values())
    if isinstance(thing, (tuple, list)):
        return {n for one in thing for n in numbers(one)}
    return {thing} if isinstance(thing, int) else set()


def faults(game: Scenario) -> list[str]:
    found: dict[int, list[tuple[int, str]]] = {}
    for i, zone, where in places(game):
        found.setdefault(i, []).append((zone, where))
    held = {n for frame in game.stack for n in numbers(frame.fields())}
    anyone_out = any([player.out for player in game.players])
    out = []
    for card in game.cards:
        here = found.get(card.id, [])
        if len(here) > 1:
            out.append(f"{game.handle(card.id)} is in {[where for _, where in here]}")
        elif here and here[0][0] != card.zone:
            out.append(f"{game.handle(card.id)} is in {here[0][1]} but its zone is {card.zone}")
        elif not here and card.zone == GONE and (card.face.facedown or anyone_out):
            continue
        elif not here and not (card.zone in HELD and card.id in held):
            out.append(f"{game.handle(card.id)} is nowhere; its zone is {card.zone}")
        if card.host >= 0 and card.id not in game.cards[card.host].on:
            out.append(f"{game.handle(card.id)} has a host that does not know it")
    return out


def played(seed: int, n: int, scenario: str, mode: str, modular: str, most: int = 250) -> Scenario:
    choices = random.Random(seed)
    heroes = tuple(choices.sample(HEROES, n))
    setup = Setup(heroes, tuple([starter(hero) for hero in heroes]), scenario, (modular,), mode)
    game = new(opening, setup, f"conservation {seed}")
    for _ in range(most):
        if game.decision is None:
            break
        assert faults(game) == [], game.place()
        options = game.decision.options
        chosen = choices.choice(options)
        if chosen.verb in ("end", "flip"):  # longer turns
            chosen = choices.choice(options)
        game.choose(chosen)
    return game


@pytest.mark.rule("MC-ZONE-06", "MC-ZONE-07", "MC-ZONE-08")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_every_card_is_in_one_place_against_ultron(n: int, mode: str) -> None:
    for seed in range(3):
        game = played(100 * n + seed, n, "ultron", mode, "under-attack")
        assert game.round >= 1


def test_a_scene_takes_the_nemesis_from_where_it_was_set_aside() -> None:
    s = scene(
        minions=[["vulture"]], sides=["highway-robbery"], encounter=["sweeping-swoop"], dealt=[["the-vulture-s-plans"]]
    )
    aside = s.game.players[0].aside
    assert [one for one in faults(s.game) if not one.startswith("eviction-notice")] == []  # no scene holds obligations
    assert [s.game.handle(i) for i in aside] == ["sweeping-swoop-2"]
    assert s.game.aside_of(0) == aside


@pytest.mark.rule("MC-ZONE-06", "MC-ZONE-07", "MC-ZONE-08")
@pytest.mark.parametrize(
    ("scenario", "modular"), [("rhino", "bomb-scare"), ("rhino", "legions-of-hydra"), ("klaw", "masters-of-evil")]
)
def test_every_card_is_in_one_place_against_the_others(scenario: str, modular: str) -> None:
    for seed in range(4):
        assert played(seed, 1 + seed, scenario, "expert", modular).round >= 1


def test_the_check_notices_a_card_in_two_places_and_a_lost_one() -> None:
    game = played(1, 1, "ultron", "standard", "under-attack", most=5)
    player = game.players[0]
    top = player.deck[0]
    player.hand += (top,)
    assert len(faults(game)) == 1
    player.hand = player.hand[:-1]
    player.deck = player.deck[1:]
    assert ["nowhere" in fault for fault in faults(game)] == [True]
