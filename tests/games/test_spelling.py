"""A wrong word never loads: one word of every kind of field of every game is misspelt, and the error names it in one line.

Kinds are not listed by hand but found, in files and in classes; named are only those that hold a text of their own. So a
new kind of field that nobody checks turns this red.
"""

from __future__ import annotations

import ast
import copy
import dataclasses
import inspect
import json
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path as Folder
from pkgutil import iter_modules
from typing import Any

import pytest

from tablee.gamekit.spelling import Free, Spelling, choices, module
from tablee.games.champions.game import RULES
from tablee.games.champions.rules import library as champions
from tablee.games.champions.rules import run
from tablee.games.champions.rules import spelling as champions_words
from tablee.games.champions.rules.abilities import action, response
from tablee.games.champions.rules.card import Script, card
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import Spend
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.who import Same, The
from tablee.games.champions.rules.occurrences import KINDS
from tablee.games.champions.rules.values import OF_TYPES, Valued
from tablee.games.champions.rules.vocabulary import Those
from tablee.games.dice_throne.rules import spelling as dice_throne_words
from tablee.games.dice_throne.rules import vocabulary as dice_throne_vocabulary
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dungeon_dice.rules import library as dungeon_dice
from tablee.games.super_dungeon.rules import usable
from tablee.games.super_dungeon.rules.board import tiles
from tablee.games.super_dungeon.rules.reading import cards as super_dungeon
from tablee.games.super_dungeon.rules.reading import references
from tablee.kernel.effect import Amount, Condition, Effect
from tablee.kernel.errors import ContentError

Load = Callable[[dict[str, Any]], object]
#: the names of moments in the vocabulary of Dice Throne
MOMENTS = (
    *(
        "AT_UPKEEP",
        "AT_INCOME",
        "BEFORE_OFFENSE",
        "ACTIVATES",
        "ATTACKS",
        "ATTACKED",
        "TARGETED",
        "TOTALLED",
        "APPLIED",
    ),
    *(
        "CONCLUSION",
        "ATTACK_OVER",
        "FOE_IDLE",
        "UPGRADED",
        "TURN_END",
        "IN_OFFENSE",
        "OFFENSE_END",
        "HURT",
        "STRIKES",
        "THROWN",
        "RETRIEVED",
        "ACTIVATED",
        "FOUGHT",
        "GAINED",
    ),
)


def text(game: str, file: str) -> str:
    return files(f"tablee.games.{game}").joinpath("content", file).read_text(encoding="utf-8")


def said(error: ContentError, *words: str) -> None:
    assert "\n" not in str(error)
    for word in words:
        assert word in str(error), str(error)


# ---------------------------------------------------------------------- content in files
def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join([f"{json.dumps(key)} = {toml(one)}" for key, one in value.items()]) + "}"
    return "[" + ", ".join([toml(one) for one in value]) + "]" if isinstance(value, list) else json.dumps(value)


def as_toml(document: dict[str, Any]) -> str:
    return "\n".join([f"{key} = {toml(value)}" for key, value in document.items()])


FACTS, HOUSE = [f"champions/content/{file}" for file in champions.FACTS]
CHAMPIONS = {f"champions/content/{file}": champions.lines(file) for file in champions.FACTS}
SCRIPTS = {f"champions/content/{name}.py": champions.content(name) for name in champions.MODULES}
AGGRESSION, BASIC = "champions/content/aggression.py", "champions/content/basic.py"
DICE = {"dice.toml": tomllib.loads(text("dungeon_dice", "dice.toml"))}
TILES = {"tiles.toml": tomllib.loads(text("super_dungeon", "tiles.toml"))}
MODELS = {file: tomllib.loads(text("super_dungeon", file)) for file in super_dungeon.FILES}


def load_models(documents: dict[str, Any]) -> object:
    reading = super_dungeon.Reading.__new__(super_dungeon.Reading)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(super_dungeon, "document", lambda _, name: documents[name])
        reading.__init__({file: file for file in documents}, {})  # type: ignore[misc]
    return reading


#: game -> its files as they are read, how they are loaded, and the kinds beside names that hold a text of their own
READ: dict[str, tuple[dict[str, Any], Load, set[str]]] = {
    "champions": (
        CHAMPIONS,
        lambda documents: champions.joined(documents, SCRIPTS),
        {"subname", "doubt", "fr.name", "fr.subname", "fr.doubt"},
    ),
    "dungeon-dice": (DICE, lambda documents: dungeon_dice.read(as_toml(documents["dice.toml"])), {"dice.id"}),
    "super-dungeon tiles": (TILES, lambda documents: tiles.read(as_toml(documents["tiles.toml"])), {"tile.id"}),
    "super-dungeon": (
        MODELS,
        load_models,
        {"model.id", "model.act.id", "model.drink.id", "gear.id", "gear.act.id", "explore.id"},
    ),
}

Path = tuple[str | int, ...]


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(one, (*path, key))


def kinds(documents: dict[str, Any]) -> dict[str, Path]:
    """Where each kind of field stands first: "model.act.range" -> (file, "model", 0, "act", 2, "range")."""
    found: dict[str, Path] = {}
    for path in paths(documents):
        found.setdefault(".".join([str(one) for one in path[1:] if isinstance(one, str)]), path)
    found.pop("", None)
    return found


def changed(documents: dict[str, Any], path: Path, change: Callable[[Any, Any], None]) -> dict[str, Any]:
    new = {**documents, str(path[0]): copy.deepcopy(documents[str(path[0])])}
    holder: Any = new
    for key in path[:-1]:
        holder = holder[key]
    change(holder, path[-1])
    return new


def misspell(value: Any) -> Any:
    if isinstance(value, list):
        return [misspell(value[0]), *value[1:]] if value else "none"
    if isinstance(value, dict):
        return "table"
    return "yes" if isinstance(value, bool) else f"{value}x"


def other_word(holder: Any, key: Any) -> None:
    holder[key] = misspell(holder[key])


def other_name(holder: Any, key: Any) -> None:
    holder[f"{key}x"] = holder.pop(key)


def loads(load: Load, documents: dict[str, Any]) -> bool:
    try:
        load(documents)
    except ContentError as error:
        said(error, ": ")
        return False
    return True


@pytest.mark.parametrize("game", READ)
def test_a_misspelt_word_of_a_content_file_does_not_load(game: str) -> None:
    documents, load, own = READ[game]
    load(documents)
    found = kinds(documents)
    own = own | {kind for kind in found if kind.endswith((".name.en", ".name.fr"))}
    assert {kind for kind, path in found.items() if loads(load, changed(documents, path, other_word))} == own


@pytest.mark.parametrize("game", READ)
def test_a_misspelt_field_of_a_content_file_does_not_load(game: str) -> None:
    documents, load, _ = READ[game]
    named = {kind: path for kind, path in kinds(documents).items() if isinstance(path[-1], str)}
    assert not [kind for kind, path in named.items() if loads(load, changed(documents, path, other_name))]


# ---------------------------------------------------------------------- content in Python
#: game -> its words, the modules whose classes content is written in, and the fields that hold a text of their own
WRITTEN: dict[str, tuple[Spelling, set[str]]] = {
    "champions": (champions_words.SCRIPTS, {"Name.en", "Name.fr", "Chosen.key", "PayPrinted.key"}),
    "dice_throne": (
        dice_throne_words.HEROES,
        {
            *(
                "Name.en",
                "Name.fr",
                "Remark.en",
                "Remark.fr",
                "Source.of",
                "Use.id",
                "Slot.id",
                "Ability.id",
                "Card.id",
            ),
            *(
                "Token.id",
                "Token.letter",
                "Token.icon",
                "Hero.id",
                "Hero.accent",
                "Hero.icon",
                "Ability.icon",
                "Card.icon",
            ),
        },
    ),
}
#: numbers that stand for words
NUMBERED = ("flags", "flag", "but", "status", "kind", "timing", "permits")
#: made by the engine, not written in content
MADE = (
    "CardDef",
    "Board",
    "Text",
    "IsolatedDamage",
    "IsolatedBlow",
    "Way",
    "TextRoll",
    "Procedure",
    "Only",
    "Node",
    "Leaf",
    "Branch",
    "Parts",
)
#: fields of heroes that are looked at with others (symbols and letters belong together), or worked out from them
TOGETHER = {"Hero.symbols", "Hero.letters", "Hero.icons", "Hero.boards", "Hero.numbers", "Hero.counted"}


#: modules, beside the effects, whose classes content is written in
VOCABULARY = {
    "champions": ("vocabulary", "abilities", "card", "constants", "costs"),
    "dice_throne": ("vocabulary",),
}


def classes(game: str) -> list[type]:
    package = import_module(f"tablee.games.{game}.rules.effects")
    names = [f"{package.__name__}.{one.name}" for one in iter_modules(package.__path__)]
    names += [f"tablee.games.{game}.rules.{name}" for name in ("run", *VOCABULARY[game])]
    names += ["tablee.kernel.effect", *(["tablee.gamekit.name"] if game == "dice_throne" else [])]
    found = {cls: None for name in names for cls in vars(import_module(name)).values() if inspect.isclass(cls)}
    return [cls for cls in found if cls.__module__ in names and cls.__name__ not in MADE]


def written_as(cls: type, words: Spelling) -> dict[str, str]:
    """The fields of a class that content fills in, with their types as they are written."""
    if dataclasses.is_dataclass(cls):
        return {field.name: str(field.type) for field in dataclasses.fields(cls) if field.init}
    if "__init__" not in vars(cls) and cls.__name__ not in words.shapes:
        return {}
    made = inspect.signature(cls.__init__).parameters  # type: ignore[misc]
    return {name: str(one.annotation) for name, one in made.items() if name != "self"}


def worded(game: str) -> list[tuple[type, str]]:
    """Every field of every class of a game that holds words, or numbers that stand for words."""
    words, _ = WRITTEN[game]
    found = []
    for cls in classes(game):
        room = cls.__module__.rpartition(".")[2]
        written = issubclass(cls, Effect | Amount | Condition) or room in (*VOCABULARY[game], "name", "who")
        for name, type in written_as(cls, words).items() if written or cls.__name__ in words.shapes else ():
            if f"{cls.__name__}.{name}" in TOGETHER or (cls.__name__ == "Titled" and name == "key"):
                continue
            if "str" in type or (type == "int" and name in NUMBERED):
                found.append((cls, name))
    return found


@pytest.mark.parametrize("game", WRITTEN)
def test_every_field_that_holds_words_is_checked(game: str) -> None:
    words, own = WRITTEN[game]
    assert len(worded(game)) > 30
    for cls, field in worded(game):
        name = f"{cls.__name__}.{field}"
        assert field in dict(words.fields(cls)), f"{name} is not looked at"
        kind = words.kind(cls, field)
        assert kind is not None, f"{name} accepts any word"
        assert isinstance(kind, Free) == (name in own), name
        wrong = () if isinstance(kind, Free) else ((("no such word", 1),) if kind.whole else "no such word")
        known = dict.fromkeys(("trait", "code", "key", "counter", "symbol", "token"), ("something",))
        with pytest.raises(ContentError) as found:
            words.value("content.py: entry", name, wrong if wrong else 7, kind, known)
        said(found.value, "content.py: entry: ", name, "there are")


@pytest.mark.parametrize("game", WRITTEN)
def test_every_node_is_looked_into(game: str) -> None:
    """A class with fields of its own is a dataclass, or the words know its shape."""
    words, _ = WRITTEN[game]
    nodes = [cls for cls in classes(game) if issubclass(cls, Effect | Amount | Condition)]
    assert len(nodes) > 40
    for cls in nodes:
        looked = {name for name, _ in words.fields(cls)}
        assert looked or not [name for name in written_as(cls, words) if name != "kwargs"], cls.__name__


@pytest.mark.parametrize("game", WRITTEN)
def test_no_kind_is_declared_for_a_field_that_does_not_exist(game: str) -> None:
    words, _ = WRITTEN[game]
    there = {f"{cls.__name__}.{name}" for cls in classes(game) for name, _ in words.fields(cls)}
    assert [kind for kind in words.kinds if "." in kind and kind not in there] == []


def test_a_word_in_a_field_without_a_kind_is_refused() -> None:
    with pytest.raises(ContentError, match=r"01001 X: Draw\.n is '2': there are no words for it"):
        champions_words.check_script("01001 X", Script((action(Draw("2")),)))  # type: ignore[arg-type]


# ---------------------------------------------------------------------- what one reads
def described(code: str, name: str, script: Script) -> object:
    """All of Champions, with one card written differently."""
    scripts = {file: tuple([one for one in cards if one[0] != code]) for file, cards in SCRIPTS.items()}
    return champions.joined(CHAMPIONS, {**scripts, AGGRESSION: (*scripts[AGGRESSION], (code, name, script))})


@pytest.mark.parametrize(
    ("script", "words"),
    [
        (Script((response("attack", Draw(1), by="yuo"),)), "Ability.by is 'yuo': .*; the nearest is you"),
        (Script((response("atack", Draw(1)),)), "Ability.on is 'atack': .*; the nearest is attack"),
        (Script((action(Draw(1), form="heroic"),)), "Ability.form is 'heroic': there are hero, alter_ego"),
        (Script((action(Draw(1, Same("enemy"))),)), "Same.key is 'enemy': there are"),
        (Script((action(Draw(1), (Spend(("mentall",)),)),)), "Spend.res is 'mentall': there are energy, mental"),
        (Script(constants=(Modify("minoin"),)), "Modify.of is 'minoin': .*; the nearest is minion"),
        (Script(constants=(Modify("minion:Dron"),)), "Modify.of is 'Dron': .*; the nearest is Drone"),
        (Script(constants=(Modify("you", stat="schx"),)), "Modify.stat is 'schx': .*; the nearest is sch"),
        (Script(attach=Those("minion|ally")), "Those.what is 'minion': there are upgrade, support, attachment"),
        (Script(attach=Those("event")), "Those.what is 'event': there are enemy"),
        (Script(attach=Those("any", title="0105")), "Those.title is '0105': there are 211, the nearest"),
        (Script(spent_on=("mental", "event")), "Script.spent_on is 'mental': there are hero"),
        (Script(uses="3", counter="arow"), "Script.uses is '3': there are no words for it"),  # type: ignore[arg-type]
    ],
)
def test_champions_says_file_card_word_and_what_is_accepted(script: Script, words: str) -> None:
    with pytest.raises(ContentError, match=f"^champions/content/aggression.py: 01050 Hulk: {words}") as found:
        described("01050", "Hulk", script)
    said(found.value)


@pytest.mark.parametrize(
    ("code", "name", "words"),
    [
        ("01050", "Hulc", "01050 Hulc: name is 'Hulc': there are Hulk; the nearest is Hulk"),
        ("01134", "Ultron", "01134 Ultron: name is 'Ultron': there are Ultron I; the nearest is Ultron I"),
        ("0150", "Hulk", "0150 Hulk: code is '0150': there are 211, the nearest "),
    ],
)
def test_cards_of_champions_are_found_by_code_and_name(code: str, name: str, words: str) -> None:
    with pytest.raises(ContentError, match=f"^champions/content/aggression.py: {words}") as found:
        described(code, name, Script())
    said(found.value)


def test_the_same_card_in_two_files_and_the_same_code_twice_are_refused() -> None:
    twice = {**SCRIPTS, BASIC: (*SCRIPTS[BASIC], card("01050", "Hulk"))}
    with pytest.raises(ContentError, match=r"basic\.py: 01050 Hulk: two content files describe this card"):
        champions.joined(CHAMPIONS, twice)
    facts = {**CHAMPIONS, HOUSE: [*CHAMPIONS[HOUSE], CHAMPIONS[FACTS][0]]}
    with pytest.raises(ContentError, match=r"house\.json: 01001a: stands in the facts twice"):
        champions.joined(facts, SCRIPTS)


def test_dice_throne_says_file_box_word_and_what_is_accepted() -> None:
    hero = HEROES["barbarian"]
    symbols = {"sabre": hero.symbols["sword"], **{key: one for key, one in hero.symbols.items() if key != "sword"}}
    other = copy.copy(hero)
    other.symbols, other.letters = symbols, dict.fromkeys(symbols, "S")
    with pytest.raises(ContentError, match=r"^dice_throne/content/b.py: barbarian: smack: Tiers.symbol is 'sword': "):
        dice_throne_words.check_hero("b.py", other)
    other = copy.copy(hero)
    other.letters = {"swrd": "S"}
    with pytest.raises(ContentError, match=r"Hero.letters is 'swrd': .*; the nearest is sword"):
        dice_throne_words.check_hero("b.py", other)
    other = copy.copy(hero)
    other.tokens = ()
    with pytest.raises(ContentError, match=r"token is '(concussion|stun)': there are"):
        dice_throne_words.check_hero("b.py", other)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("import card\n\nCARDS = (\n    card('01050', 'Hulk', lable=1),\n)\n", r"4: .*'lable'"),
        (
            "import card\n\nCARDS = (card('01050', 'Hulk', constants=(Modfy('you'),)),)\n",
            r"3: name 'Modfy' is not defined",
        ),
        ("import cart\n", r"1: cannot import name 'cart'"),
        ("import card\n\nCARDS = (card('01050', 'Hulk'),\n", r"3: .*never closed"),
    ],
)
def test_what_python_says_against_a_content_file_is_one_line(
    content: str, words: str, tmp_path: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pack" / "content"
    folder.mkdir(parents=True)
    (folder / "hulk.py").write_text(f"from tablee.games.champions.rules.card {content}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("pack", "pack.content", "pack.content.hulk"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(ContentError, match=rf"^pack/content/hulk\.py:{words}") as found:
        module("pack.content.hulk")
    said(found.value)


def test_a_constructor_of_dice_throne_is_said_with_its_file(tmp_path: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad_hero.py").write_text(
        "from tablee.games.dice_throne.rules.vocabulary import Name, Token\n\n"
        "SOOT = Token('soot', Name('Soot', 'Suie'), 'negativ', 1, letter='S')\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ContentError, match=r"^bad_hero\.py:3: token soot: kind is 'negativ': .*nearest is negative"):
        module("bad_hero")


def test_a_french_trait_must_be_that_of_the_english_one() -> None:
    first = {**CHAMPIONS[FACTS][0]}
    first["fr"] = {**first["fr"], "traits": ["Génie"]}
    with pytest.raises(ContentError, match=r"01001a Spider-Man: fr: traits is 'Génie': there are Avenger"):
        champions.joined({**CHAMPIONS, FACTS: [first, *CHAMPIONS[FACTS][1:]]}, SCRIPTS)


def test_long_lists_are_not_read_out() -> None:
    assert choices("yelow", ("red", "yellow")) == "there are red, yellow; the nearest is yellow"
    assert choices("zzz", ("red", "yellow")) == "there are red, yellow"
    assert choices("n 7", [f"n {n}" for n in range(50)]).startswith("there are 50, the nearest n 7")


# ---------------------------------------------------------------------- what is accepted is understood
def cases(function: Any) -> set[str]:
    """The words that a function tells apart with `case` or `==`."""
    found = set()
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
        if isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Constant):
            found.add(node.value.value)
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name | ast.Attribute):
            found |= {one.value for one in node.comparators if isinstance(one, ast.Constant)}
    return {word for word in found if isinstance(word, str)}


def test_words_that_champions_accepts_are_those_its_rules_tell_apart() -> None:
    assert cases(Valued.fits) | cases(Valued.yours) | set(OF_TYPES) == set(champions_words.MEANT)
    groups = (cases(run._group) | set(run.FRIENDS)) - {"piles", "theirs", "yours"}
    assert groups == set(champions_words.GROUPS)
    assert (cases(The.pick) - {"damage"}) | {"actor"} == set(champions_words.CERTAIN)
    assert RULES  # whoever plays has everything that can happen
    assert set(KINDS) == set(champions_words.OCCURRENCES)


def test_what_champions_can_prohibit_is_asked_for_somewhere() -> None:
    found: set[object] = set()
    for path in Folder(inspect.getfile(champions)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "cannot":
                what = node.args[0]
                both = (what.body, what.orelse) if isinstance(what, ast.IfExp) else (what,)
                found |= {one.value for one in both if isinstance(one, ast.Constant)}
    assert found == set(champions_words.PROHIBITED)


def test_words_of_dice_throne_are_the_moments_there_are() -> None:
    moments = {value for name, value in vars(dice_throne_vocabulary).items() if name in MOMENTS}
    assert moments == {*dice_throne_words.MOMENTS, *dice_throne_words.AWAITED}


def test_basic_actions_of_super_dungeon_are_those_its_rules_carry_out() -> None:
    assert {*usable.ATTACKS, *usable.CHORES, "run"} == set(references.BASICS)
