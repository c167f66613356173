"""Journals from elsewhere are played through before anybody sees them: whatever was done to one, it is refused with
words, or it is the very same game; nothing breaks, and nothing of it is kept by halves."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from tablee.games import GAMES, load
from tablee.kernel.errors import JournalError
from tablee.kernel.rng import commitment
from tablee.server.http.gate import words
from tablee.server.http.limits import Limits
from tablee.server.room.replays import Replay
from tablee.server.room.wanted import checked
from tablee.server.store.base import Batch
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused
from tablee.table.journal import UNKNOWN, Journal, header_of, read
from tablee.table.session import Session
from tests.hygiene.source import Module, imported, modules, none, parsed
from tests.server.kit import BotsHere, House, MemoryStore, house, in_loop, request
from tests.table.kit import End, conceded_text, duel_text, end_of, entry_lines


@cache
def champions_text() -> str:
    """Two heroes against Rhino, as far as a hundred choices lead."""
    session = Session.start("champions", {}, ("human", "bot:thrifty"), "an evening with Rhino", "always")
    rng = Random("rhino")
    while len(session.entries) < 100 and session.game.decision is not None:
        decision = session.game.decision
        session.choose(decision.seat, str(rng.choice(decision.options)))
    return session.journal().text()


TEXTS: dict[str, Callable[[], str]] = {"duel": duel_text, "three": conceded_text, "champions": champions_text}


# ---------------------------------------------------------------------- what can be done to a journal
def flipped(lines: list[str], rng: Random) -> None:
    """Single letters changed by a bit, as a bad disk or a bad copy does."""
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(lines))
        if lines[at]:
            i = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:i] + chr(ord(lines[at][i]) ^ (1 << rng.randrange(7))) + lines[at][i + 1 :]


def dropped(lines: list[str], rng: Random) -> None:
    at = rng.randrange(len(lines))
    del lines[at : at + rng.choice((1, 1, 1, 5, 1000))]


def doubled(lines: list[str], rng: Random) -> None:
    at = rng.randrange(len(lines))
    lines.insert(rng.choice((at, rng.randrange(len(lines)))), lines[at])


def swapped(lines: list[str], rng: Random) -> None:
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]


def other_seat(lines: list[str], rng: Random) -> None:
    at = rng.choice(list(entry_lines("\n".join(lines)).values()))
    n, _, choice = lines[at].split(" ", 2)
    lines[at] = f"{n} {rng.choice(('0', '1', '2', '7', '-1', '01', '99999999999999999999', '٣'))} {choice}"


def other_people(lines: list[str], rng: Random) -> None:
    seats = ("human", "bot:greedy", "bot:", "bot:nobody", "open", "../..", "human human")
    lines[5] = " ".join(["seats", *rng.choices(seats, k=rng.randint(1, 4))])


def huge(lines: list[str], rng: Random) -> None:
    """Numbers and words much longer than anything that is played."""
    big = rng.choice(("9" * 30, "9" * 5000, "1e999", "-" + "9" * 20, "x" * 50_000))
    match rng.randrange(3):
        case 0:
            at = rng.choice(list(entry_lines("\n".join(lines)).values()))
            words = lines[at].split()
            words[rng.randrange(len(words))] = big
            lines[at] = " ".join(words)
        case 1:
            lines[4] = lines[4].replace(rng.choice(("0", "1", "2", "-1")), big, 1)
        case 2:
            lines[rng.randrange(1, 8)] += big


def in_setup(lines: list[str], rng: Random) -> None:
    """Another value in the setup: of another type, from another game, deep, or half a letter."""
    setup = json.loads(lines[4].removeprefix("setup "))
    value: object = rng.choice(
        (None, True, -1, 10**6, 0.5, "", "barbarian", "rhino", [], {}, [[]], {"x": 1}, ["thor"], float("nan"), "\ud800")
    )
    key = rng.choice([*setup, "extra"])
    inner = setup.get(key)
    if isinstance(inner, list) and inner and rng.random() < 0.5:
        if isinstance(inner[0], dict):
            inner[0][rng.choice(list(inner[0]))] = value
        else:
            inner[rng.randrange(len(inner))] = value
    elif rng.random() < 0.1:
        setup.pop(key, None)
    else:
        setup[key] = value
    lines[4] = f"setup {json.dumps(setup)}"


def deep(lines: list[str], rng: Random) -> None:
    n = rng.choice((50, 500, 900, 990, 100_000))
    nested = rng.choice(("[" * n + "]" * n, '{"a":' * n + "0" + "}" * n, "[" * n))
    lines[4] = rng.choice((f"setup {nested}", lines[4][:-1] + f', "extra": {nested}}}'))


def other_game(lines: list[str], rng: Random) -> None:
    """The header of one game over the choices of another."""
    other = rng.choice(list(TEXTS.values()))().splitlines()
    for at in rng.sample(range(1, 8), rng.randint(1, 7)):
        lines[at] = other[at]


def other_print(lines: list[str], rng: Random) -> None:
    at = rng.choice([n for n, line in enumerate(lines) if line.startswith(("= ", "end ", "stop ", "content "))])
    words = lines[at].split()
    words[-1] = rng.choice(("0" * len(words[-1]), words[-1][::-1], "", "x", words[-1] + "0"))
    lines[at] = " ".join(words)


def other_end(lines: list[str], rng: Random) -> None:
    lines[-1] = rng.choice(
        ("end", "stop", "stop 0 -", "end 1 won 0 -", lines[-1].replace("stop", "end"), "end 3 won 9 00")
    )


def other_seed(lines: list[str], rng: Random) -> None:
    seed = rng.choice(("0", "another", "é" * 100, lines[6].removeprefix("seed ") + "x"))
    lines[6], lines[7] = f"seed {seed}", f"commitment {commitment(seed)}"


def garbage(lines: list[str], rng: Random) -> None:
    at = rng.randrange(len(lines) + 1)
    lines.insert(at, "".join([chr(rng.choice((0, 9, 32, 65, 133, 160, 0x2028, 0x1F600, 0xFFFF))) for _ in range(20)]))


MUTATIONS = (
    flipped, dropped, doubled, swapped, other_seat, other_people, huge, in_setup, deep, other_game, other_print,
    other_end, other_seed, garbage,
)  # fmt: skip


def mutant(rng: Random) -> tuple[str, str, str]:
    """Which journal, what was done to it, and what came of it."""
    name = rng.choice(list(TEXTS))
    lines = TEXTS[name]().splitlines()
    done = []
    for _ in range(rng.choice((1, 1, 1, 2))):
        mutation = rng.choice(MUTATIONS)
        if len(lines) > 12:
            try:
                mutation(lines, rng)
            except (
                ValueError,
                IndexError,
                TypeError,
                AttributeError,
                RecursionError,
            ):  # an earlier one has left no text
                continue
            done.append(mutation.__name__)
    return name, " and ".join(done), "\n".join(lines) + "\n"


# ---------------------------------------------------------------------- the promise
@cache
def original(name: str) -> End:
    return end_of(TEXTS[name]())


def imported_text(text: str) -> messages.Import:
    """As it comes over the wire."""
    found: messages.Import = messages.reader(messages.Import)(json.dumps({"journal": text}).encode())
    return found


async def brought(house: House, text: str) -> tuple[str, str]:
    """The new table and "", or "" and the words of the refusal."""
    try:
        wanted = imported_text(text)
    except messages.Malformed as error:
        return "", str(error)
    try:
        return (await house.hub.bring(wanted))["table"], ""
    except Refused as refusal:
        why: list[Any] = refusal.why
    texts = [words(lang).say(why[0], **(why[1] if len(why) > 1 else {})) for lang in ("en", "fr")]
    assert why[0].startswith("ui-journal-") and texts[0] != texts[1], why
    return "", texts[0]


async def end_seen(house: House, table: str) -> End:
    """Where a replay in a browser ends."""
    chair = await house.join(table, replay=True)
    await chair.tell("seek", id="end", to=1_000_000)
    assert isinstance(chair.member, Replay)
    game, journal = chair.member.game, chair.member.journal
    return End(len(journal.entries), game.fingerprint(), game.outcome, journal.result)


async def mutants(seed: str, rounds: int) -> tuple[int, int]:
    """How many were refused, and how many were the same game all the same."""
    rng, store = Random(seed), MemoryStore()
    house = House(store, BotsHere(), Limits(dear_burst=100_000))
    refused = same = 0
    for _ in range(rounds):
        name, done, text = mutant(rng)
        table, why = await brought(house, text)
        if table:
            assert await end_seen(house, table) == original(name), f"{name}, {done}: another game came of it"
            assert store.documents.keys() == {table} and len(store.rows.get(table, {})) == original(name).entries
            again = await (await House(store, BotsHere()).hub.room(table)).export(-1)
            assert end_of(again) == original(name), done
            await store.write(Batch(table, delete=True))
            house.hub.rooms.clear()
            same += 1
        else:
            assert why.strip() and len(why) <= 500, f"{name}, {done}: {why!r} are no words"
            assert not (store.documents or store.rows or house.hub.rooms), f"{name}, {done}: something of it was kept"
            refused += 1
    print(f"{rounds} mutants: {refused} refused with words, {same} the same game")
    return refused, same


@pytest.mark.parametrize("part", range(2))
def test_a_tampered_journal_is_refused_with_words_or_the_same_game(part: int) -> None:
    refused, same = asyncio.run(mutants(f"mutants {part}", 250))
    assert refused > 150 and same > 5


@pytest.mark.long
@pytest.mark.parametrize("part", range(50))
def test_fifty_thousand_tampered_journals(part: int, record_property: Callable[[str, object], None]) -> None:
    asyncio.run(mutants(f"many mutants {part}", 1_000))
    record_property("journals", 1_000)


@pytest.mark.parametrize("name", TEXTS)
@in_loop
async def test_an_untouched_journal_is_the_same_game(name: str) -> None:
    house = House(MemoryStore(), BotsHere())
    table, _ = await brought(house, TEXTS[name]())
    assert await end_seen(house, table) == original(name)
    room = await house.hub.room(table)
    assert read(await room.export(-1)).entries == read(TEXTS[name]()).entries


@in_loop
async def test_an_imported_game_can_be_looked_at_and_not_played() -> None:
    house = House(MemoryStore(), BotsHere())
    table, _ = await brought(house, conceded_text())
    with pytest.raises(Refused, match="ui-refused-imported"):
        await house.join(table)
    chair = await house.join(table, replay=True)
    assert await chair.refused("choose", view=0, key="pass") == "ui-refused-replay"
    assert await chair.refused("concede", seat=0) == "ui-refused-replay"


@in_loop
async def test_a_journal_passed_on_without_its_last_fingerprint_is_played_through_all_the_same() -> None:
    lines = conceded_text().splitlines()
    lines[-1] = " ".join([*lines[-1].split()[:-1], UNKNOWN])
    house = House(MemoryStore(), BotsHere())
    table, why = await brought(house, "\n".join(lines))
    assert not why and await end_seen(house, table) == original("three")


@in_loop
async def test_a_journal_that_never_ends_is_refused_at_once() -> None:
    """However many entries it names: nobody else at this server waits for them."""
    lines = conceded_text().splitlines()
    head = lines[:9]
    for n in range(1, 60_000):
        head.append(f"{n} 0 pass")
    house = House(MemoryStore(), BotsHere())
    table, why = await brought(house, "\n".join([*head, "stop 59999 00"]))
    assert not table and "too long" in why


@pytest.mark.parametrize("lang", ["en", "fr"])
@in_loop
async def test_a_refusal_says_what_is_wrong_in_the_language_asked_for(lang: str) -> None:
    house = House(MemoryStore(), BotsHere())
    text = duel_text().replace("seed ", "seed 1", 1)
    answer = await request(house, "POST", "/api/import", {"journal": text, "lang": lang})
    assert answer.status == 400 and answer.why == "ui-journal-commitment"
    assert {"en": "the commitment made", "fr": "la promesse faite"}[lang] in answer.json["text"]


def closing(text: str) -> str:
    return text.splitlines()[-1]


def entry_of(text: str, n: int) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{n} "))


#: what was done to a journal, and what is said to it
WRONG: dict[str, Callable[[str], str]] = {
    "foreign": lambda text: "tablee-journal 9" + text[text.index("\n") :],
    "header": lambda text: text.replace("seats ", "chairs ", 1),
    "setup": lambda text: text.replace("setup {", "setup {{", 1),
    "game": lambda text: text.replace("game dice-throne", "game chess", 1),
    "commitment": lambda text: text.replace("seed ", "seed 1", 1),
    "closed": lambda text: text + "and so on\n",
    "entry": lambda text: text.replace("\n5 ", "\nfive ", 1),
    "truncated": lambda text: text.replace(closing(text), ""),
    "rules": lambda text: text.replace("rules ", "rules 9", 1),
    "content": lambda text: text.replace("content ", "content f", 1),
    "unplayable": lambda text: text.replace('"heroes": ["', '"heroes": ["nobody", "', 1),
    "choice": lambda text: text.replace(entry_of(text, 5), "5 0 dance", 1),
    "print": lambda text: text.replace("= 10 ", "= 10 0", 1),
    "result": lambda text: text.replace(
        closing(text), closing(text).replace("won 0", "drawn").replace("won 1", "drawn")
    ),
    "long": lambda text: text.replace("setup {", f'setup {{"more": "{"x" * 200_000}", ', 1),
    "seats": lambda text: text.replace("seats ", "seats human ", 1),
    "who": lambda text: text.replace("seats bot", "seats cat", 1).replace("seats human", "seats cat", 1),
}


@pytest.mark.parametrize("kind", WRONG)
@in_loop
async def test_whatever_is_wrong_has_words_in_both_languages(kind: str) -> None:
    house = House(MemoryStore(), BotsHere())
    text = WRONG[kind](duel_text())
    assert text != duel_text()
    answers = [(await request(house, "POST", "/api/import", {"journal": text, "lang": lang})) for lang in ("en", "fr")]
    assert [answer.why for answer in answers] == [f"ui-journal-{kind}"] * 2
    assert len({answer.json["text"] for answer in answers}) == 2


@in_loop
async def test_what_only_the_game_can_say_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Its words are English: the reader is told in their own language that it cannot be played."""
    house = House(MemoryStore(), BotsHere())
    with caplog.at_level("INFO"):
        await brought(house, WRONG["unplayable"](duel_text()))
    assert "no hero is called 'nobody'" in caplog.text


# ---------------------------------------------------------------------- nothing that is read is ever executed
EXECUTING = {"pickle", "marshal", "shelve", "dill", "cloudpickle", "jsonpickle", "yaml", "code", "codeop", "runpy"}
CALLS = {"eval", "exec", "compile", "__import__", "execfile"}
#: where methods are written from the annotations of our own classes when they are defined; it never sees what is read
WRITES = {"kernel/record.py: record", "kernel/frozen.py: frozen"}


def executing(module: Module) -> list[str]:
    found = [module.where(node) for name, node in imported(module) if name.split(".")[0] in EXECUTING]
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            found.append(module.where(node))
    return found


def within(module: Module) -> list[str]:
    """What executes inside one of the functions that may."""
    found = []
    for node in module.tree.body:
        if isinstance(node, ast.FunctionDef) and f"{module.path}: {node.name}" in WRITES:
            found += [module.where(call) for call in ast.walk(node) if isinstance(call, ast.Call)]
    return found


@pytest.mark.parametrize("folder", ["server", "table", "kernel", "games"])
def test_saves_are_never_executed(folder: str) -> None:
    found = {line for module in modules(folder) for line in executing(module)}
    known = {line for module in modules(folder) for line in within(module)}
    none(sorted(found - known))


@pytest.mark.parametrize("line", ["import pickle", "from marshal import loads", "x = eval(text)", "exec(text)"])
def test_the_scan_finds_what_executes(line: str) -> None:
    assert executing(parsed(line))


# ---------------------------------------------------------------------- kinds of things in a setup
def altered(value: Any) -> list[Any]:
    """What Python, or a careless reader, would take for the same."""
    if value is None:
        return [0.5]
    if isinstance(value, bool):
        return [int(value), str(value), None]
    if isinstance(value, int):
        return [float(value), value + 0.5, str(value), None, *([bool(value)] if value in (0, 1) else [])]
    if isinstance(value, str):
        return [[value], None, 1]
    if isinstance(value, list):
        inner = [[*value[:n], one, *value[n + 1 :]] for n, item in enumerate(value[:2]) for one in altered(item)]
        return [{"0": value}, None, str(value), *inner]
    return [[], None, *[{**value, name: one} for name, item in list(value.items())[:3] for one in altered(item)]]


def journal_with(game: str, setup: dict[str, Any]) -> Journal:
    rules = load(game)
    header = header_of(rules, rules.setup({}, 2, "kinds"), ("human", "human"), "kinds")
    return Journal(replace(header, setup=setup))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_setup_is_made_of_just_the_kinds_of_things_that_its_game_writes(game: str) -> None:
    rules = load(game)
    setup = json.loads(json.dumps(rules.setup({}, 2, "kinds")))
    assert checked(journal_with(game, setup)) is not None
    tried = 0
    for name, value in setup.items():
        for other in altered(value):
            journal = journal_with(game, {**setup, name: other})
            with pytest.raises((Refused, JournalError)):
                checked(journal)
            tried += 1
    assert tried >= 10


@pytest.mark.parametrize("lang", ["en", "fr"])
@in_loop
async def test_whoever_brings_such_a_setup_is_told_where(lang: str) -> None:
    async with house() as one:
        setup = load("dungeon-dice").setup({}, 2, "kinds")
        text = journal_with("dungeon-dice", {**setup, "players": 2.0}).text()
        answer = await request(one, "POST", f"/api/import?lang={lang}", {"journal": text, "lang": lang})
        assert answer.status == 400 and answer.why == "ui-journal-type"
        assert (
            "players" in answer.json["text"]
            and ("nombre entier" if lang == "fr" else "whole number") in answer.json["text"]
        )
