"""Sessions: who is asked, taking back up to the last barrier, going on later."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import load
from tablee.kernel.errors import IllegalChoice, JournalError, SetupError, TableeError
from tablee.table.session import Session
from tests.table.kit import GAME, HEROES, Player, end_of, play_on, result, started

#: log lines that tell somebody something that could not be foreseen
CHANCE = {"rolls", "rerolls", "draws", "drew", "reshuffles"}
SECRETS = {"looks-at-hand", "sees-card", "reveals-hand", "reveals-card", "looks-top", "sees-own", "takes-card"}


def same(one: Session, other: Session) -> bool:
    return (
        one.game.fingerprint() == other.game.fingerprint()
        and one.entries == other.entries
        and one.waiting_for == other.waiting_for
        and [str(o) for o in options(one)] == [str(o) for o in options(other)]
        and one.game.log == other.game.log
    )


def options(session: Session) -> list[Any]:
    return list(session.game.decision.options) if session.game.decision is not None else []


# ---------------------------------------------------------------------- seats
@pytest.mark.parametrize(
    ("seats", "words"),
    [
        (("human", "alien"), "seat 1: 'alien'.*human.*bot:NAME"),
        (
            ("human", "bot:nobody"),
            "'nobody'; there are giddy, easy, medium, strong, random, thrifty, greedy, learned, best",
        ),
        (("human", "human", "human"), "3 seats are taken, the game has 2"),
    ],
)
def test_seats_that_cannot_be_taken_are_said(seats: tuple[str, ...], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        Session.start(GAME, {"heroes": "gunslinger,barbarian"}, seats, "0")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"heroes": "gunslinger,nobody"}, "'nobody'; there are barbarian"),
        ({"heroes": "gunslinger"}, "2 play a duel"),
        ({"players": "5"}, "choose 2, 3 or 4"),
        ({"players": "x"}, "whole number"),
        ({"players": "--2"}, "whole number"),
        ({"players": "²"}, "whole number"),
        ({"first": "7"}, "choose 0 to 1"),
        (
            {"colour": "red"},
            "no setup option --colour; there are boards, changes, draft, first, heroes, leader-card, mode",
        ),
        ({"upgrades": "boxes"}, "'cards' or 'slots'"),
        ({"leader-card": "never"}, "'always' or with 'three'"),
        ({"players": "3", "heroes": "gunslinger,paladin"}, "2 heroes are named"),
    ],
    ids=str,
)
def test_setups_that_cannot_be_played_are_said(options: dict[str, str], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        Session.start(GAME, options, ("human",), "0")


def test_a_game_or_prompts_that_do_not_exist_are_said() -> None:
    with pytest.raises(SetupError, match="'chess'; there are dice-throne"):
        Session.start("chess", {}, ("human",), "0")
    with pytest.raises(SetupError, match=r"prompts are one of always, smart, my-turn, not .*never"):
        started(prompts="never")


def test_seats_that_are_left_open_are_taken_by_bots() -> None:
    session = Session.start(GAME, {"players": "4"}, ("human",), "0")
    assert session.header.seats == ("human", "bot:easy", "bot:easy", "bot:easy")


def test_heroes_that_are_left_open_are_drawn_from_the_seed() -> None:
    drawn = [Session.start(GAME, {}, ("human",), str(seed)).header.setup["heroes"] for seed in range(120)]
    assert drawn[:30] == [Session.start(GAME, {}, ("human",), str(seed)).header.setup["heroes"] for seed in range(30)]
    assert {hero for heroes in drawn for hero in heroes} == set(load(GAME).content_names())


# ---------------------------------------------------------------------- playing
def test_bots_play_until_the_person_is_asked_and_to_the_end() -> None:
    session = started("human", "bot:greedy", seed="person")
    player, asked = Player("person"), 0
    while True:
        session.run()
        if session.waiting_for < 0:
            break
        assert session.waiting_for == 0
        session.choose(0, player(session))
        asked += 1
    assert session.game.outcome is not None and asked < len(session.entries)
    assert {entry.seat for entry in session.entries} == {0, 1}


def test_bots_alone_play_to_the_end_at_once() -> None:
    session = started("bot:greedy", "bot:thrifty", "bot:random", heroes=HEROES[:3])
    session.run()
    assert session.waiting_for == -1 and result(session).startswith(("won", "drawn"))
    assert end_of(session.journal().text()).outcome == session.game.outcome


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one = play_on(started("human", "bot:greedy", seed="twice"), Player("twice"))
    other = play_on(started("human", "bot:greedy", seed="twice"), Player("twice"))
    assert same(one, other) and one.journal().text() == other.journal().text()


@pytest.mark.parametrize("choice", ["dance", "keep 7", "play nothing", "play", "keep ²", "pass now", "", " "])
def test_a_refused_choice_says_so_and_changes_nothing(choice: str) -> None:
    session = started(seed="refused")
    player = Player("refused")
    for _ in range(40):
        before = (session.game.fingerprint(), len(session.entries), len(session.barriers), len(session.game.told))
        with pytest.raises(IllegalChoice):
            session.choose(session.waiting_for, choice)
        after = (session.game.fingerprint(), len(session.entries), len(session.barriers), len(session.game.told))
        assert before == after
        session.choose(session.waiting_for, player(session))


@pytest.mark.parametrize("seat", [1, -1, 2, 9])
def test_a_choice_of_somebody_else_is_refused(seat: int) -> None:
    session = started(seed="else")
    player = Player("else")
    for _ in range(40):
        before = session.game.fingerprint()
        if seat != session.waiting_for:
            with pytest.raises(IllegalChoice):
                session.choose(seat, player(session))
        assert session.game.fingerprint() == before
        session.choose(session.waiting_for, player(session))


# ---------------------------------------------------------------------- taking back
def test_undo_then_redo_gives_equal_fingerprints() -> None:
    """At least 200 undos, over all heroes; whatever is taken back and done again comes out the same."""
    undone = 0
    for i in range(30):
        heroes = (HEROES[i % 6], HEROES[(i + 1 + i // 6) % 6])
        session = started(heroes=heroes, seed=f"undo {i}")
        player = Player(f"undo {i}")
        for _ in range(60):
            if session.waiting_for < 0:
                break
            seat, choice, before = session.waiting_for, player(session), session.game.fingerprint()
            offered = [str(o) for o in options(session)]
            session.choose(seat, choice)
            after, log, entries = session.game.fingerprint(), list(session.game.told), list(session.entries)
            if session.undo(seat):
                continue
            assert session.game.fingerprint() == before and session.waiting_for == seat
            assert [str(o) for o in options(session)] == offered and session.entries == entries[:-1]
            session.choose(seat, choice)
            assert session.game.fingerprint() == after and session.game.log == log and session.entries == entries
            undone += 1
        assert end_of(session.journal().text()).fingerprint == session.game.fingerprint()
    assert undone >= 200


@pytest.mark.parametrize("heroes", list(zip(HEROES, HEROES[2:] + HEROES[:2])))
def test_undo_goes_back_to_the_last_barrier_and_no_further(heroes: tuple[str, str]) -> None:
    """Dice, a drawn or shown card and another seat are barriers; nothing else is."""
    session = started(heroes=heroes, seed="barrier")
    player = Player("barrier")
    found: dict[str, int] = {}
    for _ in range(150):
        if session.waiting_for < 0:
            break
        seat, lines, chance = session.waiting_for, len(session.game.told), sum(session.game.rng.places.values())
        choice, reveals = player(session), session.game.reveals
        session.choose(seat, choice)
        news = {line.message for line in session.game.told[lines:]}
        shown = bool(news & (CHANCE | SECRETS)) or sum(session.game.rng.places.values()) != chance
        # a card that is played out of turn is declared: the others have seen it now
        revealed = choice.startswith("play") and session.game.reveals > reveals
        before = session.game.fingerprint()
        answer = session.undo(seat)
        if shown or revealed:
            assert answer == "undo-barrier" and session.game.fingerprint() == before, (choice, news)
            found["barrier"] = found.get("barrier", 0) + 1
        else:
            assert answer == "", (choice, news)
            found["free"] = found.get("free", 0) + 1
            session.choose(seat, choice)
        assert session.undo(1 - seat) in ("undo-barrier", "undo-nothing")  # another seat has acted since
        assert session.game.fingerprint() == before
    assert found["barrier"] > 10 and found["free"] > 10


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    session = started()
    assert session.undo(0) == session.undo(1) == "undo-nothing"


def test_several_choices_in_a_row_can_be_taken_back_one_by_one() -> None:
    session = started("human", "bot:random", heroes=("gunslinger", "barbarian"), seed="row")
    session.run()
    prints = [session.game.fingerprint()]
    while session.game.asked.prompt != "main":
        session.choose(0, "pass" if "pass" in map(str, options(session)) else str(options(session)[0]))
        session.run()
    prints = [session.game.fingerprint()]
    for _ in range(3):
        session.choose(0, next(str(o) for o in options(session) if o.verb == "sell"))
        prints.append(session.game.fingerprint())
    for wanted in reversed(prints[:-1]):
        assert session.undo(0) == ""
        assert session.game.fingerprint() == wanted


def test_what_is_taken_back_was_chosen_by_the_person() -> None:
    """After undo and `run`, the person stands before a choice of their own, not where they were."""
    undone = 0
    for i in range(24):
        session = started(
            "human", "bot:random", heroes=(HEROES[i % 6], HEROES[(i + 3) % 6]), seed=f"own {i}", prompts="smart"
        )
        player = Player(f"own {i}")
        for _ in range(60):
            session.run()
            if session.waiting_for < 0:
                break
            entries, before = list(session.entries), session.game.fingerprint()
            if session.undo(0) == "":
                session.run()
                assert len(session.entries) < len(entries), (i, entries[-3:])
                assert session.entries == entries[: len(session.entries)]
                undone += 1
                for entry in entries[len(session.entries) :]:
                    if len(session.entries) < len(entries):
                        session.choose(entry.seat, entry.choice)
                        session.run()
                assert session.game.fingerprint() == before
            session.choose(0, player(session))
    assert undone >= 50


# ---------------------------------------------------------------------- going on later
@pytest.mark.parametrize("prompts", ["smart", "always"])
def test_a_resumed_session_equals_the_one_that_was_left(prompts: str) -> None:
    session = started("human", "bot:greedy", heroes=("cursed-pirate", "black-widow"), seed="later", prompts=prompts)
    player = Player("later")
    while session.game.outcome is None:
        play_on(session, player, 7)
        again = Session.resume(session.journal().text(), prompts)
        assert same(session, again) and again.barriers == session.barriers
        assert again.header == session.header and again.journal().text() == session.journal().text()
    assert Session.resume(session.journal().text(), prompts).waiting_for == -1


def test_undo_after_resuming_is_the_same() -> None:
    session = started(heroes=("black-widow", "paladin"), seed="undo later")
    player, back = Player("undo later"), 0
    for _ in range(120):
        session.choose(session.waiting_for, player(session))
        again = Session.resume(session.journal().text(), "always")
        for seat in (0, 1):
            answer = again.undo(seat)
            assert answer == Session.resume(session.journal().text(), "always").undo(seat)
            if not answer:
                assert len(again.entries) == len(session.entries) - 1
                assert end_of(again.journal().text()).fingerprint == again.game.fingerprint()
                back += 1
                again = Session.resume(session.journal().text(), "always")
    assert back > 20


def test_a_session_can_be_left_and_resumed_at_every_choice_and_ends_the_same() -> None:
    whole = play_on(started(seed="interrupted"), Player("interrupted"), 100)
    session, player = started(seed="interrupted"), Player("interrupted")
    for _ in range(100):
        session = Session.resume(play_on(session, player, 1).journal().text(), "always")
    assert same(session, whole)


def test_a_journal_that_does_not_fit_is_not_resumed() -> None:
    text = play_on(started(seed="fit"), Player("fit"), 25).journal().text()
    for changed in (text[:-20], text.replace("rules 2", "rules 1"), text.replace("\n7 ", "\n8 "), ""):
        with pytest.raises(JournalError):
            Session.resume(changed)
    for seats in ("seats human", "seats human alien", "seats human bot:nobody", "seats human human human"):
        with pytest.raises(TableeError):
            Session.resume(text.replace("seats human human", seats))
