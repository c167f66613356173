"""What a box or a package brings: cards, and the heroes, scenarios and modular sets they make."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablee.games.champions.rules.card import Script
from tablee.games.champions.rules.vocabulary import Name
from tablee.kernel.frozen import frozen


@frozen
class ScenarioDef:
    """A villain, its main schemes (B sides) and its encounter sets; stages 1 to 3 as standard and expert use them."""

    id: str
    name: Name
    stages: tuple[str, ...]
    schemes: tuple[str, ...]
    sets: tuple[str, ...]
    modular: str


@dataclass(frozen=True)
class Pack:
    """Facts are lines as content/facts.json has them, cards what `card` makes. The cards of a hero have its name as
    their set, those of its nemesis the same with "_nemesis"."""

    id: str
    heroes: dict[str, str] = field(default_factory=dict)  # each with the aspect of its starter deck
    scenarios: tuple[ScenarioDef, ...] = ()
    modular: dict[str, Name] = field(default_factory=dict)
    facts: tuple[dict[str, Any], ...] = ()
    cards: tuple[tuple[str, str, Script], ...] = ()
    traits: dict[str, str] = field(default_factory=dict)  # English -> French, where ours do not have them

    def sets(self) -> tuple[str, ...]:
        """The names that its cards may have as their set."""
        mine = [set_of(hero) for hero in self.heroes]
        theirs = [name for scenario in self.scenarios for name in scenario.sets]
        return (*mine, *[f"{name}_nemesis" for name in mine], *theirs, *[set_of(name) for name in self.modular])

    def names(self) -> dict[str, tuple[str, ...]]:
        """What it adds that is chosen by name."""
        scenarios = tuple([scenario.id for scenario in self.scenarios])
        return {"hero": tuple(self.heroes), "scenario": scenarios, "modular set": tuple(self.modular)}


def set_of(name: str) -> str:
    return name.replace("-", "_")
