"""Sessions of Champions: taking back up to what has been shown, going on later, conceding together."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.state import HIDDEN_ZONES
from tablee.kernel.errors import IllegalChoice
from tablee.table.session import Session
from tests.table.kit import Player, end_of, play_on, result

TABLES = [
    ("spider-man", "rhino"),
    ("iron-man", "klaw"),
    ("black-panther,captain-marvel", "ultron"),
    ("she-hulk,iron-man,spider-man", "klaw"),
]
EVERY_TABLE = pytest.mark.parametrize(("heroes", "scenario"), TABLES)


def started(heroes: str, scenario: str, seed: str, prompts: str = "always", bots: int = 0) -> Session:
    n = len(heroes.split(","))
    seats = ("human",) * (n - bots) + ("bot:random",) * bots
    return Session.start("champions", {"heroes": heroes, "scenario": scenario}, seats, seed, prompts)


def same(one: Session, other: Session) -> bool:
    decisions = [[str(o) for o in s.game.decision.options] if s.game.decision is not None else [] for s in (one, other)]
    return (
        one.game.fingerprint() == other.game.fingerprint()
        and one.entries == other.entries
        and one.barriers == other.barriers
        and decisions[0] == decisions[1]
        and one.game.log == other.game.log
    )


def hidden(game: Any) -> set[int]:
    """Cards nobody can place; before the first redeal of a hand they lie in these zones."""
    return {card.id for card in game.cards if card.zone in HIDDEN_ZONES}


# ---------------------------------------------------------------------- taking back
@EVERY_TABLE
def test_nothing_is_taken_back_once_a_card_was_uncovered(heroes: str, scenario: str) -> None:
    """A card drawn, revealed, turned up or put on a pile, cards looked through, chance: these are barriers."""
    found = {"barrier": 0, "free": 0}
    for n in range(3):
        session, player = started(heroes, scenario, f"barrier {n}"), Player(f"barrier {n}")
        for _ in range(60):
            if session.waiting_for < 0:
                break
            seat, game = session.waiting_for, session.game
            before, chance, was = hidden(game), sum(game.rng.places.values()), game.fingerprint()
            choice = player(session)
            session.choose(seat, choice)
            game = session.game
            looks = game.decision is not None and game.decision.prompt in ("look", "search")
            shown = bool(before - hidden(game)) or looks or sum(game.rng.places.values()) != chance
            now = game.fingerprint()
            answer = session.undo(seat)
            if shown:
                assert (answer, session.game.fingerprint()) == ("undo-barrier", now), (n, choice)
                found["barrier"] += 1
            elif answer == "":
                assert session.game.fingerprint() == was and session.waiting_for == seat
                session.choose(seat, choice)
                found["free"] += 1
            assert session.game.fingerprint() == now
    assert found["barrier"] > 5 and found["free"] > 20


def test_payments_are_taken_back_one_by_one() -> None:
    session = started("spider-man", "rhino", "row")
    session.choose(0, "enough")
    prints = []
    while session.game.asked.prompt == "turn":
        plays = [str(o) for o in session.game.asked.options if o.verb == "play"]
        prints.append(session.game.fingerprint())
        session.choose(0, plays[0])
    assert session.game.asked.prompt == "pay"
    prints.append(session.game.fingerprint())
    session.choose(0, str(session.game.asked.options[0]))
    for wanted in reversed(prints):
        assert session.undo(0) == ""
        assert session.game.fingerprint() == wanted


def test_another_seat_is_a_barrier() -> None:
    session = started("spider-man,she-hulk", "rhino", "other")
    session.choose(0, "enough")
    session.choose(1, "enough")
    assert session.undo(0) == "undo-barrier"


# ---------------------------------------------------------------------- going on later
@EVERY_TABLE
@pytest.mark.parametrize("prompts", ["smart", "always"])
def test_a_resumed_session_equals_the_one_that_was_left(heroes: str, scenario: str, prompts: str) -> None:
    session = started(heroes, scenario, "later", prompts, bots=min(1, heroes.count(",")))
    player = Player("later")
    for _ in range(12):
        play_on(session, player, 7)
        again = Session.resume(session.journal().text(), prompts)
        assert same(session, again) and again.header == session.header
        assert again.journal().text() == session.journal().text()


def test_a_session_can_be_left_and_resumed_at_every_choice_and_ends_the_same() -> None:
    heroes, scenario = TABLES[2]
    whole = play_on(started(heroes, scenario, "interrupted"), Player("interrupted"), 60)
    session, player = started(heroes, scenario, "interrupted"), Player("interrupted")
    for _ in range(60):
        session = Session.resume(play_on(session, player, 1).journal().text(), "always")
    assert same(session, whole)


def test_bots_alone_play_to_the_end_at_once() -> None:
    session = Session.start("champions", {"heroes": "spider-man,iron-man"}, ("bot:random", "bot:thrifty"), "bots")
    session.run()
    assert session.waiting_for == -1 and session.game.outcome in ((-1,), (0, 1))
    assert end_of(session.journal().text()).outcome == session.game.outcome


# ---------------------------------------------------------------------- conceding
@pytest.mark.parametrize("n", [0, 1, 5, 13, 30])
@pytest.mark.rule("MC-ELIM-05")
def test_the_others_play_on_without_the_one_who_concedes(n: int) -> None:
    for gone in range(3):
        session = play_on(started("she-hulk,iron-man,spider-man", "klaw", "concede"), Player("concede"), n)
        session.choose(gone, "concede")
        left = len(session.entries)
        assert session.waiting_for not in (-1, gone)
        with pytest.raises(IllegalChoice):
            session.choose(gone, "concede")
        play_on(session, Player("on"))
        assert session.game.outcome is not None and gone not in {e.seat for e in session.entries[left:]}
        assert end_of(session.journal().text()).fingerprint == session.game.fingerprint()


@pytest.mark.rule("MC-ELIM-01")
def test_alone_conceding_ends_the_game() -> None:
    for n in (0, 3, 9):
        session = play_on(started("iron-man", "ultron", "alone"), Player("alone"), n)
        session.choose(0, "concede")
        assert session.waiting_for == -1 and session.game.outcome == (-1,)
        assert result(session) == end_of(session.journal().text()).said
