"""Heroes, cards and tokens are data: outside content no code asks for one of them by its id."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tablee.games.champions.rules.library import library
from tablee.games.dice_throne.rules.heroes import HEROES

from .source import Module, called, modules, none, parsed

#: where ids are written down or looked up by people who test
EXEMPT = ("/content/", "/scene.py", "/heroes.py")
#: words that are an id by accident
HOMONYMS = {
    "black-panther": "a hero of Champions as well",
    "captain-marvel": "a hero of Champions as well",
    "cunning": "the strongest bot; a card of Dice Throne has that name",
    "curse": "a one-use die of Dungeon Dice; the Cursed Pirate has an ability of that name",
    "cursed": "an ability of Super Dungeon; a token of Dice Throne has that name",
    "duel": "the mode for two players; the Gunslinger has an ability of that name",
    "power-up": "an event of Super Dungeon; the Artificer has an ability of that name",
    "rage": "what a potion of Super Dungeon does; the Barbarian has an ability of that name",
    "retaliate": "a keyword of Champions; a token of Dice Throne has that name",
    "spider-man": "a hero of Champions, whose colour and difficulty are listed; one of Dice Throne has that name",
}
ASKING = ("startswith", "endswith", "get", "index", "count", "removeprefix", "removesuffix")


def ids() -> set[str]:
    """Every id that content gives to something."""
    found: set[str] = set()
    for hero in HEROES.values():
        found |= {hero.id, *[card.id for card in hero.deck], *[token.id for token in hero.tokens]}
        for slot in [slot for side in hero.sides for slot in side]:
            abilities = [a for lv in slot.levels for a in lv.abilities]
            found |= {slot.id, *[a.id for a in abilities], *[use.id for a in abilities for use in a.uses]}
    return found | set(library())


def strings(node: ast.AST) -> Iterator[str]:
    """Literals an expression consists of: itself, or the members of a literal collection."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        for part in node.elts:
            yield from strings(part)
    elif isinstance(node, ast.Call) and called(node) in ("frozenset", "set", "tuple", "option"):
        for part in node.args:
            yield from strings(part)


def branches(module: Module, known: set[str]) -> list[str]:
    """Comparisons, cases, dictionary keys and questions about strings that name one of these ids."""
    found = []
    for node in ast.walk(module.tree):
        asked: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.Dict):
            asked = [key for key in node.keys if key is not None]
        elif isinstance(node, ast.Subscript):
            asked = [node.slice]
        elif isinstance(node, ast.MatchValue):
            asked = [node.value]
        elif isinstance(node, ast.Call) and called(node) in ASKING:
            asked = list(node.args)
        for part in asked:
            for text in strings(part):
                if known & {text, *text.split(".")}:
                    found.append(module.where(node))
    return found


def test_no_rule_and_no_client_asks_for_one_hero_card_or_token() -> None:
    known = ids() - set(HOMONYMS)
    scanned = [m for m in modules() if not any([part in f"/{m.path}" for part in EXEMPT])]
    assert len(scanned) > 40
    none(line for m in scanned for line in branches(m, known))


def test_homonyms_are_ids() -> None:
    assert set(HOMONYMS) <= ids()


@pytest.mark.parametrize(
    "text",
    [
        "if hero.id == 'barbarian': pass",
        "x = card.id in ('six-it', 'so-wild')",
        "WORTH = {'evasive': 3}",
        "match token.id:\n    case 'stun':\n        pass",
        "x = key.startswith('token.stun.')",
        "x = kit.by_id['stun']",
        "x = kit.by_id.get('stun')",
        "x = choice == option('spend', 'evasive')",
    ],
)
def test_the_scan_finds_such_questions(text: str) -> None:
    assert branches(parsed(text), ids())
