"""Games from their very first step, and small cards that exist only in tests."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.abilities import Ability, action, when_revealed
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Constant
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.library import card_from, library, slug
from tablee.games.champions.rules.packs import SCENARIOS
from tablee.games.champions.rules.procedures.rounds import Match
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.run import Node
from tablee.games.champions.rules.setup import build_kit, check_setup, laid_out, opening
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene
from tests.games.opened import new

TWO = ("spider-man", "captain-marvel")
THREE = ("spider-man", "captain-marvel", "she-hulk")
PLAYER_TYPES = ("ally", "event", "support", "upgrade", "resource")
CONSTANTS = ("constants", "attach", "uses", "enters_with", "counter", "team_up", "max_per")


# ---------------------------------------------------------------------- cards
def made(type: str, name: str, *abilities: Ability, **more: Any) -> CardDef:
    """A card of this type; what is no part of a script is a fact."""
    script = {key: more.pop(key) for key in CONSTANTS if key in more}
    base: dict[str, Any] = {"faction": "encounter", "boost": 0}
    if type in PLAYER_TYPES:
        base = {"faction": "basic", "cost": 0, "res": {"energy": 1}}
    facts = {"code": f"t-{slug(name)}", "name": name, "type": type, **base, **more}
    return card_from(facts, Script(abilities, **script))


def ally(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("ally", name, *abilities, **{"atk": 1, "thw": 1, "hp": 3, **more})


def support(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("support", name, *abilities, **more)


def upgrade(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("upgrade", name, *abilities, **more)


def event(name: str, do: Node, label: str = "", **more: Any) -> CardDef:
    return made("event", name, action(do, label=label), **more)


def minion(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("minion", name, *abilities, **{"atk": 1, "sch": 1, "hp": 3, **more})


def treachery(name: str = "Dud", do: Node | None = None, **more: Any) -> CardDef:
    return made("treachery", name, *(() if do is None else (when_revealed(do),)), **more)


def side_scheme(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("side_scheme", name, *abilities, **{"start_threat": 3, **more})


def attachment(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("attachment", name, *abilities, **more)


def constant(type: str, name: str, *constants: Constant, **more: Any) -> CardDef:
    return made(type, name, constants=constants, **more)


def duds(n: int) -> list[CardDef]:
    """Encounter cards without text or boost icons."""
    return [treachery()] * n


# ---------------------------------------------------------------------- games
def setup_of(*heroes: str, scenario: str = "rhino", modular: tuple[str, ...] | None = None, **more: Any) -> Setup:
    heroes = heroes or ("spider-man",)
    sets = (SCENARIOS[scenario].modular,) if modular is None else modular
    decks = more.pop("decks", tuple([starter(hero) for hero in heroes]))
    return check_setup(Setup(heroes, decks, scenario, sets, **more))


def started(*heroes: str, seed: str = "setup", **more: Any) -> Scene[Scenario]:
    """A game at its first decision."""
    return Scene(new(opening, setup_of(*heroes, **more), seed, True))


def laid(*heroes: str, seed: str = "setup", **more: Any) -> Scenario:
    """The table before anything has been resolved."""
    setup = setup_of(*heroes, **more)
    return laid_out(build_kit(setup, library()), Rng(key_of(seed), {}))


def started_with(setup: Setup, *cards: CardDef, seed: str = "setup") -> Scene[Scenario]:
    """A game in which these definitions stand in for those of their codes."""
    game = laid_out(build_kit(setup, {**library(), **{card.code: card for card in cards}}), Rng(key_of(seed), {}))
    game.log = []
    game.start(Match())
    return Scene(game)


def keep(s: Scene[Scenario]) -> Scene[Scenario]:
    """Everybody keeps the opening hand."""
    while s.prompt == "mulligan":
        s.do(f"{s.seat}:enough")
    return s


def codes(game: Scenario, cards: tuple[int, ...]) -> list[str]:
    return sorted([game.cards[i].code for i in cards])


def of_sets(*names: str) -> list[str]:
    """Every card that belongs into the encounter deck from these sets, copies included."""
    found = [card for card in library().values() if card.set in names]
    return sorted([card.code for card in found for _ in range(card.qty) if card.type not in ("villain", "main_scheme")])


def round_over(s: Scene[Scenario]) -> None:
    """Everybody does as little as possible until a turn of the next round."""
    now = s.game.round
    for _ in range(200):
        if s.game.decision is None or (s.game.round > now and s.prompt == "turn"):
            return
        word = next((w for w in ("end", "enough", "pass", "no") if w in s.offers), s.offers[0])
        s.do(f"{s.seat}:{word}")
    raise AssertionError("the round does not end")
