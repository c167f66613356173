"""Small test-only cards and scenes for rules about card types, keywords and icons."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tablee.games.champions.rules.abilities import Ability, action
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Constant
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.library import card_from, library, slug
from tablee.games.champions.rules.procedures.rounds import Match
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.run import Node
from tablee.games.champions.rules.setup import build_kit, laid_out
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import PLAY
from tablee.games.champions.scene import scene
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene

SCRIPT_FIELDS = {field.name for field in fields(Script)} - {"abilities", "constants"}


def made(type: str, name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    """A card from its abilities and constant effects; further words are facts or belong to the script."""
    script = {key: more.pop(key) for key in list(more) if key in SCRIPT_FIELDS}
    abilities = tuple([part for part in parts if isinstance(part, Ability)])
    constants = tuple([part for part in parts if isinstance(part, Constant)])
    return card_from(
        {"code": f"t-{slug(name)}", "name": name, "type": type, **more}, Script(abilities, constants, **script)
    )


def mine(type: str, name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return made(type, name, *parts, **{"faction": "basic", "cost": 0, "res": {"physical": 1}, **more})


def event(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return mine("event", name, *parts, **more)


def act(name: str, do: Node, label: str = "", **more: Any) -> CardDef:
    """An event without cost whose Action does this."""
    return event(name, action(do, label=label), **more)


def upgrade(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return mine("upgrade", name, *parts, **more)


def support(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return mine("support", name, *parts, **more)


def ally(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return mine("ally", name, *parts, **{"atk": 1, "thw": 1, "hp": 3, **more})


def theirs(type: str, name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return made(type, name, *parts, **{"faction": "encounter", "boost": 0, **more})


def minion(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("minion", name, *parts, **{"atk": 1, "sch": 1, "hp": 3, **more})


def treachery(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("treachery", name, *parts, **more)


def attachment(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("attachment", name, *parts, **more)


def environment(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("environment", name, *parts, **more)


def obligation(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("obligation", name, *parts, **more)


def side_scheme(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("side_scheme", name, *parts, **{"start_threat": 3, **more})


def main_scheme(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("main_scheme", name, *parts, **{"stage": "1B", "target_threat": 7, **more})


def villain(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return theirs("villain", name, *parts, **{"stage": "I", "atk": 2, "sch": 1, "hp": 10, **more})


BLANK = treachery("Blank")
BLANKS = [BLANK] * 12


def table(*heroes: str, **more: Any) -> Scene[Scenario]:
    """A scene whose encounter deck gives harmless cards after those named."""
    top = list(more.pop("encounter", ()))
    return scene(*(heroes or ("captain-marvel",)), encounter=top if more.get("only") else [*top, *BLANKS], **more)


def revealing(
    *cards: Any, heroes: tuple[str, ...] = ("captain-marvel",), seat: int = 0, **more: Any
) -> Scene[Scenario]:
    """Step four: this player has these cards to reveal."""
    rows: list[list[Any]] = [[] for _ in heroes]
    rows[seat] = list(cards)
    return table(*heroes, at="reveal", dealt=rows, **more)


def learn(s: Scene[Scenario], *cards: CardDef) -> None:
    for one in cards:
        s.game.kit.defs[one.code] = one
        s.game.content.texts.update({text.key: text for text in one.texts if text is not None})


def set_main(s: Scene[Scenario], start: CardDef, *sequels: CardDef, threat: int = 0) -> None:
    """The main scheme deck consists of these stages, the first one in play with this threat."""
    learn(s, start, *sequels)
    s.game.turn_to(s.game.main, start.code)
    s.game.schemes = tuple([stage.code for stage in sequels])
    s.game.edit(s.game.main).threat = threat
    s.game.check = 0


def set_villain(s: Scene[Scenario], start: CardDef, *sequels: CardDef) -> None:
    """The villain deck consists of these stages."""
    learn(s, start, *sequels)
    s.game.turn_to(s.game.villain, start.code)
    s.game.stages = tuple([stage.code for stage in sequels])
    s.game.check = 0


def new_table(*heroes: str, extra: tuple[CardDef, ...] = (), scenario: str = "rhino") -> Scene[Scenario]:
    """A game from its setup on; the first player's deck also holds the extra cards."""
    defs = dict(library())
    defs.update({one.code: one for one in extra})
    decks = [starter(hero) for hero in heroes]
    decks[0] = (*decks[0], *[(one.code, 1) for one in extra])
    content = build_kit(Setup(heroes, tuple(decks), scenario, ("bomb-scare",)), defs)
    game = laid_out(content, Rng(key_of("type"), {}))
    game.log = []
    game.start(Match())
    return Scene(game)


def zone(s: Scene[Scenario], handle: str) -> int:
    return s.game.cards[s.game.named(handle)].zone


def engaged(s: Scene[Scenario], seat: int = 0) -> list[str]:
    return [s.game.handle(i) for i in s.game.players[seat].engaged]


def dealt(s: Scene[Scenario], seat: int = 0) -> list[str]:
    return [s.game.handle(i) for i in s.game.players[seat].dealt]


def encounter(s: Scene[Scenario]) -> list[str]:
    """The encounter deck, top first."""
    return [s.game.handle(i) for i in s.game.edeck]


def revealed(s: Scene[Scenario]) -> list[str]:
    """The codes of the cards revealed, in order."""
    return [str(args["card"]).split(".", 1)[1].split("/")[0] for args in s.log("reveals")]


def loose(s: Scene[Scenario], handle: str) -> bool:
    """In play, attached to nothing."""
    one = s.game.cards[s.game.named(handle)]
    return one.zone == PLAY and one.host < 0
