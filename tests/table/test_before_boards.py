"""Journals from before heroes were boards: played with the texts as they were, to the same fingerprint after every choice.

Beside each lies what was asked then: a digest of seat, prompt and options at every decision.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.former import former, together
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.records import Setup
from tablee.games.dice_throne.rules.setup import kit
from tablee.games.dice_throne.text.words import writer
from tablee.kernel.errors import JournalError
from tablee.kernel.game import Game
from tablee.server.room.bots import laid
from tablee.server.room.turns import redealt
from tablee.table.account import account
from tablee.table.journal import Journal, apply, read, replay
from tablee.table.session import Session
from tablee.table.snapshot import packed, unpacked

BEFORE = Path(__file__).parent / "older" / "before_boards"
NAMES = sorted([file.stem for file in BEFORE.glob("*.txt")])
RULES = load("dice-throne")
#: content of these setups then
CONTENT: dict[tuple[str, ...], str] = {
    ("paladin", "paladin"): "129f0e01220ea623",
    ("pyromancer", "pyromancer"): "490d619604077dec",
    ("barbarian", "barbarian"): "159a838c39978c50",
    ("gunslinger", "gunslinger"): "22a5a4f579f8002f",
    ("black-widow", "black-widow"): "5d50149c4a74d324",
    ("cursed-pirate", "cursed-pirate"): "60050b7311cec78e",
}


def written(name: str) -> Journal:
    return read((BEFORE / f"{name}.txt").read_text(encoding="utf-8"))


def asked(game: Game) -> str:
    decision = game.decision
    found = [decision.seat, decision.prompt, [str(o) for o in decision.options]] if decision is not None else None
    return blake2b(json.dumps(found).encode(), digest_size=4).hexdigest()


def setup_of(heroes: tuple[str, ...]) -> dict[str, Any]:
    return RULES.setup({"heroes": ",".join(heroes)}, len(heroes), "1")


def resolving(game: Game) -> Iterator[str]:
    """Texts that are being carried out."""
    yield from [str(frame.source) for frame in game.stack if hasattr(frame, "source")]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_questions_options_and_fingerprints(name: str) -> None:
    journal = written(name)
    n = len(journal.entries)
    assert sorted(journal.prints) == [*range(1, n + 1)] and n > 100, "each choice has its fingerprint"
    assert journal.header.content != RULES.content_hash(journal.header.setup)
    questions = (BEFORE / f"{name}.asked").read_text(encoding="utf-8").split()
    assert [asked(game) for _, game in replay(journal)] == questions


@pytest.mark.parametrize("name", NAMES)
def test_texts_of_then_and_of_now_make_the_same_game(name: str) -> None:
    """Questions, options, every line that is told, and the outcome; only nodes of the texts have other numbers."""
    journal = written(name)
    header = journal.header
    then = RULES.new(header.played(), header.seed, log=True)
    now = RULES.new(header.setup, header.seed, log=True)
    assert then.content.hash == header.content != now.content.hash
    keys = changed_texts()
    for entry in journal.entries:
        apply(RULES, then, entry)
        apply(RULES, now, entry)
        assert asked(then) == asked(now) and then.log == now.log
        if not any([key in repr(now.state()) for key in keys]):  # none of them is being carried out, or waits
            assert then.fingerprint() == now.fingerprint()
    assert then.outcome == now.outcome is not None


def changed_texts() -> set[str]:
    return {
        key
        for id in together()
        for key, text in kit(Setup((id, id), "duel")).texts.items()
        if repr(text.root) != repr(kit(Setup((id, id), "duel", former=True)).texts[key].root)
    }


def test_the_journals_carry_out_every_text_that_was_built_otherwise() -> None:
    seen: set[str] = set()
    for name in NAMES:
        header = written(name).header

        def watch(game: Game) -> None:
            seen.update(resolving(game))

        game = RULES.new(header.played(), header.seed, observer=watch)
        for entry in written(name).entries:
            apply(RULES, game, entry)
    assert len(changed_texts()) == 5 == sum([len(texts) for texts in together().values()])
    assert changed_texts() <= seen


@pytest.mark.parametrize("heroes", CONTENT)
def test_content_of_then(heroes: tuple[str, ...]) -> None:
    setup = setup_of(heroes)
    played = RULES.as_written(setup, CONTENT[heroes])
    assert RULES.content_hash(played) == CONTENT[heroes]
    assert ("former" in played) == (heroes[0] in together())
    assert RULES.as_written(setup, RULES.content_hash(setup)) is setup


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", together())
def test_they_say_the_same(id: str, lang: str) -> None:
    then, now = former(id), HEROES[id]
    said = {text.key: writer(now, lang).text(text.root) for text in now.all_texts()}
    assert {text.key: writer(then, lang).text(text.root) for text in then.all_texts()} == said


def test_no_other_content_is_accepted() -> None:
    journal = written(NAMES[0])
    journal.header.content = "0123456789abcdef"
    with pytest.raises(JournalError, match="content"):
        next(replay(journal))
    mixed = written(NAMES[0])  # content of then, but of other heroes
    mixed.header.content = CONTENT[("paladin", "paladin")]
    with pytest.raises(JournalError, match="content"):
        next(replay(mixed))


def test_a_game_of_then_goes_on() -> None:
    """What was begun then is continued with the same texts, packed and unpacked, watched, and written again."""
    journal = written("duel")
    n = 100
    begun = Journal(journal.header, journal.entries[:n], {at: one for at, one in journal.prints.items() if at <= n})
    session = Session(begun)
    assert session.game.fingerprint() == journal.prints[n]
    for entry in journal.entries[n:]:
        session.choose(entry.seat, entry.choice)
    again = read(session.journal().text())
    assert again.header == journal.header and again.result == journal.result
    assert session.game.fingerprint() == journal.prints[len(journal.entries)]
    snapshot = packed(session.header, session.entries, session.game, session.barriers, session.answered)
    assert unpacked(snapshot, again, len(again.entries)).game.content.hash == journal.header.content
    assert account(again).entries == len(journal.entries)


def test_a_bot_of_a_server_thinks_about_a_game_of_then() -> None:
    """What is sent to a worker is laid out there with the same texts."""
    journal = written("koth-paladin")
    session = Session(Journal(journal.header, journal.entries[:100]))
    room = SimpleNamespace(rules=RULES, n=0, playing=lambda: session)
    _, setup, saved, _ = redealt(room, session.waiting_for)  # type: ignore[arg-type]
    there = laid(RULES, setup, saved)
    assert there.content.hash == journal.header.content and asked(there) == asked(session.game)


def test_only_those_heroes_are_built_otherwise() -> None:
    for first, second in permutations(("barbarian", "paladin", "pyromancer", "monk"), 2):
        heroes = kit(Setup((first, second), "duel", former=True)).heroes
        assert [hero is HEROES[hero.id] for hero in heroes] == [hero.id not in together() for hero in heroes]
