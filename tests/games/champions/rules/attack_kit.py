"""Small test-only cards for rules about powers, attacks, damage and status cards."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.abilities import Ability, action, interrupt, response, when_revealed
from tablee.games.champions.rules.abilities import boost as boost_ability
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Constant
from tablee.games.champions.rules.library import card_from, slug
from tablee.games.champions.rules.run import Node
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import Those
from tablee.games.champions.scene import go, scene
from tablee.kernel.decision import parse
from tablee.testing.scene import Scene

Table = Scene[Scenario]
PLAYER_FACTS: dict[str, Any] = {"faction": "basic", "cost": 0, "res": {"energy": 1}}
ENCOUNTER_FACTS: dict[str, Any] = {"faction": "encounter"}
MINE = ("ally", "event", "support", "upgrade")


def made(type: str, name: str, *parts: Ability | Constant, attach: Those | None = None, **facts: Any) -> CardDef:
    abilities = tuple([part for part in parts if isinstance(part, Ability)])
    constants = tuple([part for part in parts if isinstance(part, Constant)])
    base = PLAYER_FACTS if type in MINE else ENCOUNTER_FACTS
    plain = {"code": f"t:{slug(name)}", "name": name, "type": type, **base, **facts}
    return card_from(plain, Script(abilities, constants, attach=attach))


# ---------------------------------------------------------------------- player cards
def ally(name: str = "Pal", *parts: Ability | Constant, **facts: Any) -> CardDef:
    return made("ally", name, *parts, **{"atk": 1, "thw": 1, "hp": 3, **facts})


def upgrade(name: str, *parts: Ability | Constant, **facts: Any) -> CardDef:
    return made("upgrade", name, *parts, **facts)


def event(name: str, do: Node, label: str = "", **facts: Any) -> CardDef:
    """An event with an Action."""
    return made("event", name, action(do, label=label), **facts)


def trick(name: str, *parts: Ability, **facts: Any) -> CardDef:
    """An event that is played in a window."""
    return made("event", name, *parts, **facts)


# ---------------------------------------------------------------------- encounter cards
def minion(name: str = "Thug", *parts: Ability | Constant, **facts: Any) -> CardDef:
    return made("minion", name, *parts, **{"atk": 1, "sch": 1, "hp": 3, **facts})


def treachery(name: str, do: Node, *parts: Ability, **facts: Any) -> CardDef:
    return made("treachery", name, when_revealed(do), *parts, **facts)


def attachment(name: str, *parts: Ability | Constant, **facts: Any) -> CardDef:
    return made("attachment", name, *parts, **facts)


def side_scheme(name: str = "Plot", *parts: Ability | Constant, **facts: Any) -> CardDef:
    return made("side_scheme", name, *parts, **{"start_threat": 3, **facts})


def icons(n: int, name: str = "") -> CardDef:
    """A card with so many boost icons and no text."""
    return made("treachery", name or f"Icons {n}", boost=n)


def starred(name: str, do: Node, n: int = 0) -> CardDef:
    """A card with a Boost ability and n boost icons."""
    return made("treachery", name, boost_ability(do), boost=n, boost_star=True)


def blanks(n: int = 8) -> list[CardDef]:
    return [icons(0, "Blank")] * n


def club(n: int = 3) -> CardDef:
    """An attachment that makes its host stronger."""
    return attachment("Club", atk=n)


# ---------------------------------------------------------------------- reacting
def on_attack(do: Node, **more: Any) -> Ability:
    return interrupt("enemy_attack", do, **more)


def after_attack(do: Node, **more: Any) -> Ability:
    return response("enemy_attack", do, **more)


# ---------------------------------------------------------------------- situations
def villain_phase(*heroes: str, encounter: Any = (), **more: Any) -> Table:
    """Step two of the villain phase begins; blank cards lie below those named."""
    return scene(*(heroes or ("she-hulk",)), at="activate", encounter=[*encounter, *blanks()], **more)


def revealing(do: Node, *heroes: str, encounter: Any = (), **more: Any) -> Table:
    """The first player reveals a treachery that does this; boost cards come from `encounter`, then blank ones."""
    order = treachery("Order", do)
    return scene(*(heroes or ("she-hulk",)), at="reveal", dealt=[[order]], encounter=[*encounter, *blanks()], **more)


def table(*heroes: str, **more: Any) -> Table:
    """A turn; nobody has a hand unless it is given."""
    return scene(*(heroes or ("she-hulk",)), **more)


def over(s: Table) -> Table:
    """On to the next turn, declining everything."""
    return go(s)


def uses(s: Table) -> list[str]:
    """What a window offers now."""
    return [offer.split()[1] for offer in s.offers if offer.startswith(("use ", "first "))]


def use(s: Table, seat: int, name: str) -> Table:
    assert s.seat == seat, f"seat {s.seat} is asked {s.prompt!r}: {s.offers}"
    found = [offer for offer in s.offers if offer.split()[0] in ("use", "first") and offer.split()[1] == name]
    assert found, f"{name} is not offered: {s.offers}"
    s.game.choose(parse(found[0]))
    return s
