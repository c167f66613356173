"""Messages: every id the source names exists in both languages, with the same variables, and gets them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee.games import GAMES, load
from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.vocabulary import ASPECTS, RESOURCES, STATUSES
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.text.spending import LIMITS
from tablee.games.dungeon_dice.rules import offers
from tablee.games.dungeon_dice.rules import vocabulary as dungeon
from tablee.games.dungeon_dice.rules.library import box, box_kinds
from tablee.games.dungeon_dice.show.sheets import ON_MONSTERS
from tablee.games.dungeon_dice.show.view import GONE
from tablee.games.dungeon_dice.show.wishes import SUBJECTS
from tablee.terminal.commands import COMMANDS
from tablee.terminal.pace import PACES
from tablee.text.understanding import REASONS as REASONS_OF_READING
from tests.games.super_dungeon.endings import ENDINGS as SUPER_DUNGEON

from .source import Module, called, calls, enclosing, modules, none, parsed
from .test_procedures import game_class, is_procedure, members

LANGUAGES = ("en", "fr")
PACKAGES = ["tablee.text", *[load(name).package for name in GAMES]]
#: how many messages the source names and how many verbs it offers, at least; 1 where nothing is said
LEAST_NAMED, LEAST_OFFERED = {"dice-throne": 101}, {"dice-throne": 16}
#: games that need words for everything the kernel can ask; of others the conformance kit hears what they do ask
USES_ALL_OF_THE_KERNEL = ("dice-throne",)
#: calls that name a message: where the id stands, and what comes before it in the file
NAMING = {
    "say": (0, ""),
    "meaning": (0, ""),
    "Words": (0, ""),
    "titled": (0, ""),
    "note": (1, "log-"),
    "tell_coming": (2, "log-"),
    "tell_threat": (1, "log-"),
    "ask": (1, "prompt-"),
    "Refusal": (0, "reason-"),
}
#: calls that hand on an id from elsewhere: it is looked at where it comes from
FORWARDING = {
    "terminal/speaker.py: self.say(words.id": "the id of Words, looked at where they are made",
    "games/dice_throne/rules/telling.py: game.note(rule, message": "looked at where `tell_coming` is called",
    "games/champions/rules/occurrences/harm.py: game.note('MC-THREAT-01', message": "looked at where `tell_threat` is called",
    "games/champions/rules/decks.py: say.say(fault.id": "the id of Words, looked at where they are made",
    "server/http/gate.py: words(lang).say(str(no.why[0])": "refusals: test_interface_words",
    "games/super_dungeon/text/words.py: self.say(id, **": "looked at where `meaning` is called",
    "games/champions/show/view.py: Words(label": "a title, looked at where `titled` is called",
    "games/dice_throne/show/view.py: Words(label": "a title, looked at where `titled` is called",
    "server/room/talk.py: room.say(member": "what a person says",
    "server/room/commands.py: room.note(member": "a command that is noted, no message",
    "door.py: Refusal(refused.reason": "what the engine has refused, looked at where it does",
    "terminal/bill.py: say(kind": "a kind of a price, looked at where it is made",
    "terminal/bill.py: say(price.any": "the word of a price, looked at where it is made",
    "games/dice_throne/text/board/sentences.py: messages(lang).say(kind": "beginnings of sentences, which `dump` and sheets say",
    "games/champions/rules/batch.py: ask(seat, self.MOMENTS[self.at].name": "a moment of the game's own list: no game has one yet",
}
#: `say` by another name: reasons that `Session.undo` answers are said as they are
REASONS = {"table/session.py": "undo"}


# ---------------------------------------------------------------------- the files
def walked(node: Any) -> Iterator[Any]:
    """A node of a message file and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from walked(child)


@cache
def messages(package: str, lang: str) -> dict[str, frozenset[str]]:
    """Message -> its variables."""
    text = (files(package) / f"messages.{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {lang}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{package} {lang}: {entry.id.name} is there twice"
            variables = [n.id.name for n in walked(entry) if isinstance(n, ftl.VariableReference)]
            found[entry.id.name] = frozenset(variables)
    return found


@cache
def known(game: str, lang: str) -> dict[str, frozenset[str]]:
    """What can be said at a table of this game: its own messages and those of all games."""
    return {**messages("tablee.text", lang), **messages(load(game).package, lang)}


def games_of(module: Module) -> list[str]:
    """The game whose folder a module lies in; all of them for what they share."""
    own = [game for game in GAMES if module.name.startswith(f"{load(game).package}.")]
    return own or list(GAMES)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_define_the_same_messages_with_the_same_variables(package: str) -> None:
    english, french = [messages(package, lang) for lang in LANGUAGES]
    assert english
    assert list(english) == list(french), "the same messages in the same order"
    none(f"{id}: {sorted(english[id])} and {sorted(french[id])}" for id in english if english[id] != french[id])


@pytest.mark.parametrize("game", GAMES)
def test_no_game_defines_a_message_that_all_games_have(game: str) -> None:
    none(id for id in messages(load(game).package, "en") if id in messages("tablee.text", "en"))


# ---------------------------------------------------------------------- what an expression may name
Pattern = tuple[str, bool]  # a message id, or (True) the beginning of several


def patterns(node: ast.AST | None) -> set[Pattern] | None:
    """Ids an expression can be; nothing when syntax does not tell."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {(node.value, False)}
    if isinstance(node, ast.IfExp):
        one, other = patterns(node.body), patterns(node.orelse)
        return None if one is None or other is None else one | other
    if isinstance(node, ast.BoolOp):
        parts = [patterns(value) for value in node.values]
        return {p for part in parts if part for p in part} or None
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return {(str(node.values[0].value), True)}
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left = patterns(node.left)
        return None if left is None else {(text, True) for text, _ in left}
    if isinstance(node, ast.Name):
        return variable(node)
    return None


def variable(node: ast.Name) -> set[Pattern] | None:
    """What was assigned to a name in this function, or the column of a literal table it runs through."""
    function = enclosing(node, ast.FunctionDef)
    found: set[Pattern] = set()
    for other in ast.walk(function) if function is not None else ():
        if isinstance(other, ast.Assign) and any([getattr(t, "id", "") == node.id for t in other.targets]):
            found |= patterns(other.value) or set()
        if isinstance(other, ast.For) and isinstance(other.target, ast.Tuple) and isinstance(other.iter, ast.Tuple):
            at = [getattr(part, "id", "") for part in other.target.elts]
            if node.id in at:
                for row in other.iter.elts:
                    assert isinstance(row, ast.Tuple)
                    found |= patterns(row.elts[at.index(node.id)]) or set()
    return found or None


def naming(module: Module) -> Iterator[tuple[ast.Call, str, set[Pattern] | None]]:
    """Calls that name messages: the call, its prefix, the patterns."""
    for name, (at, prefix) in NAMING.items():
        for call in calls(module, name):
            if len(call.args) > at and not is_definition(call):
                ids = patterns(call.args[at])
                if not ids or not all([text.startswith("cmd-") for text, _ in ids]):  # test_interface_words has those
                    yield call, prefix, ids


def is_definition(call: ast.Call) -> bool:
    """`note` inside `note` itself and the like: forwarding of the same arguments."""
    function = enclosing(call, ast.FunctionDef)
    return getattr(function, "name", "") == called(call)


def scanned() -> list[Module]:
    """The kernel's question about forced orders is only asked in games with occurrences."""
    return [m for m in modules() if m.path != "games/champions/rules/batch.py"]


def endings(game: str) -> dict[str, Callable[[], set[str]]]:
    """What may follow a prefix that the source completes, in one game."""
    heroes = HEROES.values() if game == "dice-throne" else ()
    return {
        "log-": lambda: literals("note", game),
        "prompt-": lambda: literals("ask", game),
        "reason-": lambda: literals("Refusal", game),
        "opt-": lambda: set(game_class(game).VERBS),
        "group-": lambda: {words.id.removeprefix("group-") for words, _ in load(game).presentation.groups},
        "at-": lambda: {cls.__name__ for cls in members(game) if is_procedure(cls)},
        "moment-": lambda: moments() if heroes else set(),
        "spend-": lambda: set(LIMITS) if heroes else set(),
        "kind-": lambda: kinds(game),
        "mark-": lambda: dials(game),
        "is-": lambda: states(game),
        **{f"{what}-": partial(champions, what) for what in ("set", "type", "res", "icon")},
        **{f"{what}-": partial(dungeon_dice, what) for what in DUNGEON_DICE},
        "setup-": lambda: {option.name for option in load(game).options if not option.local},
        "setup-help-": lambda: {option.name for option in load(game).options},
        "value-": lambda: set(),  # only where there are words for one
        "preset-": lambda: {preset.name for preset in load(game).presets},
        "preset-help-": lambda: {preset.name for preset in load(game).presets},
        "role-": lambda: set(load(game).faces("en")),
        "about-": lambda: set(load(game).faces("en")),
        "wish-": lambda: wishes(game),
        **{f"{what}-": lambda: {command.name for command in COMMANDS} for what in ("word", "with", "does")},
        "pace-": lambda: set(PACES),
        "guide-": lambda: guided(game),
        "unread-": lambda: set(REASONS_OF_READING),
        "edition-": lambda: {"own", *[hero.edition.replace(" ", "-") for hero in heroes]} if heroes else set(),
        "board-": lambda: board_faults() if heroes else set(),
        "odd-": lambda: oddities() if heroes else set(),
        **({start: partial(set, ends) for start, ends in SUPER_DUNGEON.items()} if game == "super-dungeon" else {}),
    }


@cache
def literals(name: str, game: str) -> set[str]:
    """What a game's own calls name; what shared modules name is looked at where they name it."""
    found: set[str] = set()
    for module in [m for m in scanned() if games_of(m) == [game]]:
        for call, _, ids in naming(module):
            if called(call) == name and ids is not None:
                found |= {text for text, open_ended in ids if not open_ended}
    return found


@cache
def moments() -> set[str]:
    """Moments that texts of some hero's tokens and abilities wait for."""
    found: set[str] = set()
    for hero in HEROES.values():
        found |= {moment for token in hero.tokens for moment in token.on}
        levels = [level for side in hero.sides for slot in side for level in slot.levels]
        found |= {moment for level in levels for ability in level.abilities for moment in ability.on}
    return found


BOARDS = "games/dice_throne/text/board"


def board_faults() -> set[str]:
    """What can be wrong with a board: faults, and what sense finds."""
    found: set[str] = set()
    for module in modules(BOARDS):
        for name, at in (("wrong", 1), ("Fault", 2)):
            keys = [call.args[at] for call in calls(module, name) if len(call.args) > at]
            found |= {key.value for key in keys if isinstance(key, ast.Constant)}  # type: ignore[misc]
        if module.path.endswith("/sense.py"):
            found |= set(re.findall(r'self\.fault or "([a-z-]+)"', module.text))
    assert len(found) > 30
    return found - {"text"}  # a sentence, which says itself what is wrong


def oddities() -> set[str]:
    (module,) = [m for m in modules(BOARDS) if m.path.endswith("/odd.py")]
    found = set(re.findall(r'yield "([a-z]+)", ', module.text))
    assert len(found) > 8
    return found


def wishes(game: str) -> set[str]:
    """What can be wished, and nothing of it."""
    known = load(game).wishes
    return {*known.values, "as-usual"} if known is not None else set()


def guided(game: str) -> set[str]:
    """Sentences of the guided first game."""
    guide = load(game).guide
    return set(guide.words) if guide is not None else set()


@cache
def dials(game: str) -> set[str]:
    """Roles of the numbers that a seat's figure carries."""
    rules = load(game)
    setup = rules.setup({}, 2, "0")
    view = rules.view(rules.new(setup, "0"), -1)
    figures = [view.pieces[area.holds[0]] for area in view.areas if area.layout == "status"]
    return {mark.role for figure in figures for mark in figure.marks}


@cache
def states(game: str) -> set[str]:
    """States of pieces that are said beside them."""
    if game == "dungeon-dice":
        return {*GONE.values(), "out", "helper", "toad", "used", "broken"}
    if game != "champions":
        return set()
    icons = champions("icon")
    forms = {"hero-form", "alter-ego-form", "out", "first"}
    return {*STATUSES.values(), *icons, *forms, "exhausted", "guard", "patrol", "spent", "chosen"}


def champions(what: str) -> set[str]:
    """Sets, types, resources and icons of the cards of Marvel Champions."""
    cards = library().values()
    sets = {"scenario", "modular", *ASPECTS, "standard", "expert", "basic"}
    types = {card.type.replace("_", "-") for card in cards}
    icons = {icon for card in cards for icon in card.icons}
    return {"set": sets, "type": types, "res": set(RESOURCES), "icon": icons}[what]


#: what Dungeon Dice names things with, and which there are
DUNGEON_DICE: dict[str, tuple[str, ...]] = {
    "hero": dungeon.HEROES,
    "figure": dungeon.HEROES,
    "bag": tuple(dungeon.GROUPS),
    "bag-text": tuple(dungeon.GROUPS),
    "symbol": dungeon.SYMBOLS,
    "does": dungeon.SYMBOLS,
    "does-monster": ON_MONSTERS,
    "odds": ("win", "tie", "loss"),
    "term": ("die", "toss", "next", "treasure", "trophy", "help", "open", "refrain", "letwin"),
    "term-if": ("won", "lost", "tied"),
    "use": ("artifact", "hero-level", "monster-level", "experience"),
    "quality": (),
    "barred": (),
    "offers": SUBJECTS,
}


def dungeon_dice(what: str) -> set[str]:
    dice = box().values()
    if what == "use":
        return {*DUNGEON_DICE[what], *[die.kind for die in dice if die.group == dungeon.ONE_USE]}
    if what == "quality":
        named = [die for die in dice if die.quality and die.equipped]
        return {f"{die.quality}-{box_kinds()[die.kind][0].gender}" for die in named}
    if what == "barred":
        return barring()
    return set(DUNGEON_DICE[what])


def barring() -> set[str]:
    """Rules because of which a term cannot be given; a listed range is never out of range (DD-SHARE-01)."""
    asked = [one for name, one in vars(offers).items() if name.endswith("problem")]
    found = {rule for one in asked for rule in re.findall(r'"(DD-[A-Z]+-\d+)"', inspect.getsource(one))}
    return found - {"DD-SHARE-01"}


@cache
def kinds(game: str) -> set[str]:
    rules = load(game)
    tables = [{"heroes": [hero, hero]} for hero in HEROES] if game == "dice-throne" else [rules.setup({}, 2, "0")]
    sheets = [rules.sheets(table, "en") for table in tables]
    kinds = {sheet.kind for table in sheets for sheet in table.values()}
    return {kind for kind in kinds if kind and not kind.startswith("gender-")}


@cache
def named(game: str) -> dict[str, str]:
    """Every message id the source can name at a table of this game -> a place that does."""
    found: dict[str, str] = {}
    table = endings(game)
    for module in [m for m in scanned() if game in games_of(m)]:
        if module.path.startswith("kernel/") and game not in USES_ALL_OF_THE_KERNEL:
            continue
        for call, prefix, ids in naming(module):
            for text, open_ended in ids or ():
                if not open_ended:
                    found[prefix + text] = module.where(call)
                    continue
                assert text in table, f"{module.where(call)}: what may follow {text!r}?"
                for ending in table[text]():
                    found[text + ending] = module.where(call)
        for node in ast.walk(module.tree) if module.path in REASONS else ():
            function = enclosing(node, ast.FunctionDef)
            if isinstance(node, ast.Return) and REASONS[module.path] == getattr(function, "name", ""):
                found |= {id: module.where(node) for id, _ in patterns(node.value) or () if id}
    return found


# ---------------------------------------------------------------------- the scans
def test_every_call_that_names_a_message_can_be_read() -> None:
    unread = [f"{m.path}: {ast.unparse(c)}" for m in modules() for c, _, ids in naming(m) if ids is None]
    none(line for line in unread if not line.startswith(tuple(FORWARDING)))
    none(entry for entry in FORWARDING if not any([line.startswith(entry) for line in unread]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_is_named_exists(lang: str, game: str) -> None:
    found = named(game)
    assert len(found) >= LEAST_NAMED.get(game, 1)
    none(f"{id}, named at {place}" for id, place in found.items() if id not in known(game, lang))


def test_every_message_gets_its_variables() -> None:
    wrong = []
    for module in scanned():
        for call, prefix, ids in naming(module):
            given = {keyword.arg for keyword in call.keywords}
            at = NAMING[called(call)][0]
            if called(call) not in ("say", "note") or None in given or isinstance(call.args[at], ast.Name):
                continue  # a name may stand for several messages, each said elsewhere with its own variables
            for text, open_ended in ids or ():
                for game in games_of(module):
                    missing = known(game, "en").get(prefix + text, frozenset()) - given
                    if not open_ended and missing:
                        wrong.append(f"{module.where(call)} gives no {sorted(missing)} ({game})")
    none(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_an_option_has_its_guards(game: str) -> None:
    """Options are labelled by verb: what is offered must be in the game's table of verbs."""
    offered = verbs([m for m in modules("games") if games_of(m) == [game]])
    shared = verbs([m for m in modules("kernel") if m.path != "games/champions/rules/batch.py"])
    if game in USES_ALL_OF_THE_KERNEL:
        offered |= shared
    assert len(offered) >= LEAST_OFFERED.get(game, 1)
    none(f"{verb}, offered at {place}" for verb, place in offered.items() if verb not in game_class(game).VERBS)


def verbs(those: list[Module]) -> dict[str, str]:
    """Verbs that these modules have, or make options of -> a place that does."""
    offered: dict[str, str] = {}
    for module in those:
        for name in ("option", "Option", "Verb", "Answer"):
            for call in calls(module, name):
                for text, open_ended in patterns(call.args[0] if call.args else None) or ():
                    if not open_ended and re.fullmatch(r"[a-z-]+", text):
                        offered[text] = module.where(call)
    return offered


# ---------------------------------------------------------------------- the scans bite
@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("say('a')", {("a", False)}),
        ("self.speaker.say('a' if x else 'b', n=1)", {("a", False), ("b", False)}),
        ("game.note('DT-X-01', f'{x}')", None),
        ("game.note('DT-X-01', f'lost-{x}')", {("lost-", True)}),
        ("say('kind-' + x)", {("kind-", True)}),
        ("def f():\n    m = 'a' if x else 'b'\n    g.note(r, m)", {("a", False), ("b", False)}),
        ("def f():\n    for a, k in ((1, 'x'), (2, 'y')):\n        say(k)", {("x", False), ("y", False)}),
        ("say(x)", None),
    ],
)
def test_ids_are_read_from_expressions(text: str, ids: set[Pattern] | None) -> None:
    assert [found for _, _, found in naming(parsed(text))] == [ids]
