"""Small test-only cards for rules about windows, values, control and zones."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.abilities import Ability, action, when_revealed
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Constant
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.library import card_from, slug
from tablee.games.champions.rules.run import Node
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import Those
from tablee.kernel.decision import parse
from tablee.testing.scene import Scene

PLAYER_FACTS: dict[str, Any] = {"faction": "basic", "cost": 0, "res": {"energy": 1}}
ENCOUNTER_FACTS: dict[str, Any] = {"faction": "encounter", "boost": 0}


def made(
    type: str,
    name: str,
    *abilities: Ability,
    constants: tuple[Constant, ...] = (),
    attach: Those | None = None,
    uses: int = 0,
    **facts: Any,
) -> CardDef:
    base = PLAYER_FACTS if type in ("ally", "event", "support", "upgrade", "resource") else ENCOUNTER_FACTS
    script = Script(abilities, constants, attach=attach, uses=uses)
    return card_from({"code": f"t {slug(name)}", "name": name, "type": type, **base, **facts}, script)


def upgrade(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("upgrade", name, *abilities, **more)


def support(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("support", name, *abilities, **more)


def ally(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("ally", name, *abilities, **{"thw": 1, "atk": 1, "hp": 3, **more})


def minion(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("minion", name, *abilities, **{"atk": 1, "sch": 1, "hp": 3, **more})


def side_scheme(name: str, *abilities: Ability, **more: Any) -> CardDef:
    return made("side_scheme", name, *abilities, **{"start_threat": 3, **more})


def event(name: str, do: Node, label: str = "", **more: Any) -> CardDef:
    return made("event", name, action(do, label=label), **more)


def trigger(name: str, ability: Ability, **more: Any) -> CardDef:
    """An event that is played in a window."""
    return made("event", name, ability, **more)


def treachery(name: str = "Dud", do: Node | None = None, **more: Any) -> CardDef:
    return made("treachery", name, *(() if do is None else (when_revealed(do),)), **more)


def menace(name: str = "Menace", n: int = 1, **more: Any) -> CardDef:
    """A treachery that places threat."""
    return treachery(name, PlaceThreat(n), **more)


def duds(n: int) -> list[CardDef]:
    """Encounter cards without text or boost icons: one definition, n cards."""
    return [treachery()] * n


def uses(s: Scene[Scenario]) -> list[str]:
    """What a window offers to its player now."""
    return [offer.split()[1] for offer in s.offers if offer.startswith(("use ", "first "))]


def pick(s: Scene[Scenario], seat: int, name: str) -> Scene[Scenario]:
    """Use, in the window that is open, the ability of this card."""
    assert s.seat == seat, f"seat {s.seat} is asked {s.prompt!r}: {s.offers}"
    found = [offer for offer in s.offers if offer.split()[0] in ("use", "first") and offer.split()[1] == name]
    assert found, f"{name} is not offered: {s.offers}"
    s.game.choose(parse(found[0]))
    return s
