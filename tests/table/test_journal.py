"""Journals: round trips, what a header says, and the entry that is named when something does not fit."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import lru_cache

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules import setup as setting_up
from tablee.kernel.errors import JournalError, SetupError, TableeError
from tablee.kernel.rng import commitment
from tablee.table.journal import EVERY, FORMAT, HEADER, read, replay
from tablee.table.session import Session
from tests.inside import inside
from tests.table.kit import GAME, HEROES, End, Player, conceded_text, duel_text, end_of, play_on, started, told

JOURNALS = pytest.mark.parametrize("text", [duel_text(), conceded_text()], ids=["duel", "three with a concession"])

DUEL = read(duel_text())
LAST, WON = len(DUEL.entries), DUEL.result
PRINT = DUEL.prints[LAST]


def refused(text: str) -> JournalError:
    found = told(text)
    assert isinstance(found, JournalError), found
    return found


# ---------------------------------------------------------------------- round trips
@JOURNALS
def test_reading_and_writing_give_the_same_text(text: str) -> None:
    assert read(text).text() == text


@pytest.mark.parametrize("heroes", [(a, b) for a, b in zip(HEROES, HEROES[1:] + HEROES[:1])])
def test_a_whole_game_replays_to_the_same_end(heroes: tuple[str, str]) -> None:
    session = play_on(started(heroes=heroes, seed="whole"), Player("whole"))
    game = session.game
    assert game.outcome is not None
    end = end_of(session.journal().text())
    said = "drawn" if not game.outcome else f"won {game.outcome[0]}"
    assert end == End(len(session.entries), game.fingerprint(), game.outcome, said)


def test_every_step_of_a_replay_has_the_fingerprint_of_the_game_that_was_played() -> None:
    session = started(seed="steps")
    player, prints = Player("steps"), [session.game.fingerprint()]
    for _ in range(80):
        session.choose(session.waiting_for, player(session))
        prints.append(session.game.fingerprint())
    assert [game.fingerprint() for _, game in replay(read(session.journal().text()))] == prints


def test_fingerprints_are_written_every_ten_entries_and_at_the_end() -> None:
    journal = read(duel_text())
    last = len(journal.entries)
    assert sorted(journal.prints) == sorted({*range(EVERY, last + 1, EVERY), last})


def test_a_replay_shows_the_game_before_the_first_entry_and_after_each() -> None:
    journal = read(conceded_text())
    assert [n for n, _ in replay(journal)] == list(range(len(journal.entries) + 1))


def test_a_game_that_goes_on_is_closed_by_stop_and_a_finished_one_by_its_result() -> None:
    assert duel_text().splitlines()[-1] == f"end {LAST} {WON} {PRINT}" and WON in ("won 0", "won 1")
    assert conceded_text().splitlines()[-1].startswith(f"stop {len(read(conceded_text()).entries)} ")
    assert started().journal().text().splitlines()[-1].startswith("stop 0 ")
    assert end_of(started().journal().text()).entries == 0


@pytest.mark.parametrize("ending", ["\r\n", "\n\n", " \n"])
def test_line_ends_and_blank_lines_that_an_editor_may_leave_do_not_matter(ending: str) -> None:
    lines = duel_text().splitlines()
    body = ending.join(lines[len(HEADER) + 1 :])
    assert end_of("\n".join(lines[: len(HEADER) + 1]) + "\n" + body) == end_of(duel_text())
    assert end_of("\r\n".join(lines)) == end_of(duel_text())


@pytest.mark.parametrize(
    "seed", ["0", "a b", " lead", "trail ", "é ü 花", "=", "end 1", "a\tb", "x" * 5000], ids=lambda seed: repr(seed[:9])
)
def test_any_seed_in_one_line_survives_a_save(seed: str) -> None:
    session = play_on(started(seed=seed), Player("seeds"), 15)
    again = Session.resume(session.journal().text())
    assert again.header.seed == seed and again.game.fingerprint() == session.game.fingerprint()


@pytest.mark.parametrize("seed", ["", "a\nb", "a\r", "a\x85b", "a\u2028b", "\x1c"])
def test_a_seed_that_a_journal_cannot_hold_is_refused_at_once_or_survives_a_save(seed: str) -> None:
    try:
        session = started(seed=seed)
    except SetupError:
        return
    assert Session.resume(session.journal().text()).header.seed == seed


# ---------------------------------------------------------------------- foreign, truncated, changed headers
@pytest.mark.parametrize(
    "text",
    ["", "\n", "hello", "{}", "tablee-journal 2\n", "\ufefftablee-journal 1\n", "\x00\x01\x02", "PK\x03\x04" * 100],
)
def test_foreign_text_is_said_to_be_no_journal(text: str) -> None:
    error = refused(text)
    assert error.at == 0 and FORMAT in str(error)


@pytest.mark.parametrize("number", range(1, len(HEADER) + 1))
def test_a_header_line_that_is_missing_is_named(number: int) -> None:
    lines = duel_text().splitlines()
    error = refused("\n".join(lines[:number] + lines[number + 1 :]))
    assert error.at == 0 and HEADER[number - 1] in str(error) and f"line {number + 1}" in str(error)


def header_with(name: str, value: str, text: str | None = None) -> str:
    lines = (text or duel_text()).splitlines()
    lines[HEADER.index(name) + 1] = f"{name} {value}"
    return "\n".join(lines) + "\n"


def test_another_version_of_the_rules_is_said() -> None:
    error = refused(header_with("rules", "0"))
    assert error.at == 0 and "rules version 0" in str(error) and load(GAME).version in str(error).split("this is")[1]


def test_other_content_is_said_with_both_hashes() -> None:
    mine = read(duel_text()).header.content
    error = refused(header_with("content", "0123456789abcdef"))
    assert error.at == 0 and "content 0123456789abcdef" in str(error) and mine in str(error)


def test_an_unknown_game_is_said_with_those_there_are() -> None:
    error = refused(header_with("game", "chess"))
    assert error.at == 0 and "'chess'" in str(error) and GAME in str(error)


def test_a_seed_that_was_not_committed_to_is_said() -> None:
    error = refused(header_with("seed", "another"))
    assert error.at == 0 and "commitment" in str(error)
    assert refused(header_with("commitment", commitment("another"))).at == 0


def test_another_seed_with_its_own_commitment_is_another_game() -> None:
    text = header_with("commitment", commitment("another"), header_with("seed", "another"))
    assert 1 <= refused(text).at <= EVERY


SETUPS: list[object] = [
    {},
    [],
    5,
    None,
    "duel",
    {"heroes": 5},
    {"heroes": None},
    {"heroes": "gunslinger"},
    {"heroes": [["gunslinger"], "barbarian"]},
    {"heroes": [{}, "barbarian"]},
    {"heroes": []},
    {"heroes": ["gunslinger"]},
    {"heroes": ["gunslinger"] * 5},
    {"heroes": ["gunslinger", "nobody"]},
    {"heroes": ["barbarian", "paladin"]},
    {"heroes": ["paladin", "barbarian"]},
    {"heroes": ["paladin", "paladin", "paladin"], "mode": "koth"},
    {"mode": "koth"},
    {"mode": []},
    {"first": 2},
    {"first": -2},
    {"first": "0"},
    {"first": None},
    {"first": 0.5},
    {"first": 0.0},
    {"first": True},
    {"first": []},
    {"first": 10**30},
    {"upgrades": "boxes"},
    {"upgrades": {}},
    {"leader_card": 3},
]


@pytest.fixture
def kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept between games is kept for this test only, in case a damaged setup is."""
    monkeypatch.setattr(setting_up, "_kit", lru_cache(maxsize=256)(setting_up._kit.__wrapped__))


@pytest.mark.usefixtures("kept_apart")
@pytest.mark.parametrize("change", SETUPS, ids=lambda change: json.dumps(change)[:40])
def test_a_changed_setup_is_refused_with_one_error(change: object) -> None:
    text = mirror_text("paladin")
    setup = {**read(text).header.setup, **change} if isinstance(change, dict) and change else change
    assert refused(header_with("setup", json.dumps(setup), text)).at in range(EVERY + 1)


def mirror_text(hero: str) -> str:
    return play_on(started(heroes=(hero, hero), seed="mirror"), Player("mirror"), 30).journal().text()


@pytest.mark.usefixtures("kept_apart")
@pytest.mark.parametrize("first", [0.0, 1.0, True])
def test_a_damaged_setup_harms_no_game_that_comes_after_it(first: object) -> None:
    """Content is kept between games by its setup, and 1.0 == 1 == True."""
    hero = "cursed-pirate"  # her tokens know their owner's seat
    text = mirror_text(hero)
    setup = read(text).header.setup
    with suppress(Exception):  # how it is refused is the business of the tests above
        end_of(header_with("setup", json.dumps({**setup, "first": first}), text))
    options = {"heroes": f"{hero},{hero}", "first": str(int(first))}  # type: ignore[call-overload]
    session = play_on(Session.start(GAME, options, ("human", "human"), "after"), Player("after"), 30)
    assert type(inside(session.game).first) is int and inside(session.game).kit.setup.first == int(first)  # type: ignore[call-overload]
    assert end_of(session.journal().text()).entries == len(session.entries)


@pytest.mark.parametrize("setup", ["{", "{'heroes': 1}", "NaN", '{"first": NaN}', "[" * 100_000, '{"a":' * 100_000])
def test_a_setup_that_is_no_json_is_refused_with_one_error(setup: str) -> None:
    assert refused(header_with("setup", setup)).at == 0


def test_a_switch_of_the_setup_that_changes_the_game_is_noticed() -> None:
    """Who begins is part of the setup: dice are rolled for it or not, so everything after differs."""
    for first in (0, 1):
        setup = {**read(duel_text()).header.setup, "first": first}
        assert 1 <= refused(header_with("setup", json.dumps(setup))).at <= EVERY


# ---------------------------------------------------------------------- closing lines
def closed_by(line: str, text: str = "") -> str:
    return "\n".join([*(text or duel_text()).splitlines()[:-1], line]) + "\n"


@pytest.mark.parametrize("result", ["drawn", "won 0 1", "lost 0", "won 2", "won", "WON"])
def test_a_wrong_result_is_refused_at_the_last_entry(result: str) -> None:
    error = refused(closed_by(f"end {LAST} {result} {PRINT}"))
    assert error.at == LAST and WON in str(error)


def test_a_finished_game_that_is_written_as_going_on_is_refused() -> None:
    assert refused(closed_by(f"stop {LAST} {PRINT}")).at == LAST


def test_a_game_that_goes_on_and_is_written_as_finished_is_refused() -> None:
    journal = read(conceded_text())
    last = len(journal.entries)
    assert refused(closed_by(f"end {last} won 0 {journal.prints[last]}", conceded_text())).at == last


def test_something_after_the_closing_line_is_refused() -> None:
    for more in (f"{LAST + 1} 0 pass", f"= {LAST} {PRINT}", duel_text().splitlines()[-1], "x"):
        error = refused(duel_text() + more + "\n")
        assert error.at == LAST and "closing line" in str(error)


def test_a_journal_without_its_closing_line_is_said_to_be_truncated() -> None:
    error = refused("\n".join(duel_text().splitlines()[:-1]))
    assert error.at == LAST and "truncated" in str(error)


def test_entries_after_the_end_of_the_game_are_refused() -> None:
    """Whatever is added after the last choice is no part of the game, a concession neither."""
    for more in ("pass", "keep 1 1", "concede", "nonsense"):
        for seat in (0, 1):
            text = closed_by(f"{LAST + 1} {seat} {more}\nend {LAST + 1} {WON} {PRINT}")
            assert refused(text).at == LAST + 1, (seat, more)


def test_an_error_is_a_line_that_can_be_shown() -> None:
    for text in ("", header_with("rules", "9"), header_with("setup", "{"), duel_text()[:-30]):
        error = refused(text)
        assert isinstance(error, TableeError) and str(error) and "\n" not in str(error)
