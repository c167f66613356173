"""Conceding: at any time, by anybody who is still playing; a duel ends, more than two sides play on."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.kernel.errors import IllegalChoice
from tablee.table.journal import read
from tablee.table.session import Session
from tests.inside import inside
from tests.table.kit import GAME, HEROES, Player, end_of, play_on, result, started


def at(n: int, *seats: str, heroes: tuple[str, ...], seed: str = "concede") -> Session:
    """A session after n choices of its people."""
    return play_on(started(*seats, heroes=heroes, seed=seed), Player(seed), n)


@pytest.mark.parametrize("n", [0, 1, 2, 3, 5, 8, 13, 21, 34, 55])
def test_a_duel_ends_when_either_concedes_at_any_time(n: int) -> None:
    for seat in (0, 1):
        session = at(n, heroes=("black-widow", "pyromancer"))
        assert session.waiting_for >= 0
        session.choose(seat, "concede")
        assert session.waiting_for == -1 and result(session) == f"won {1 - seat}"
        end = end_of(session.journal().text())
        assert end.outcome == (1 - seat,) and end.fingerprint == session.game.fingerprint()
        assert [line.message for line in session.game.told[-3:]] == ["concedes", "defeated", "won"]


@pytest.mark.parametrize("n", range(0, 80, 4))
def test_three_players_go_on_without_the_one_who_concedes(n: int) -> None:
    for gone in range(3):
        session = at(
            n, "human", "human", "human", heroes=("cursed-pirate", "paladin", "gunslinger"), seed="three go on"
        )
        session.choose(gone, "concede")
        assert (
            session.game.outcome is None
            and inside(session.game).players[gone].out
            and inside(session.game).health(gone) == 0
        )
        assert session.waiting_for not in (-1, gone) and inside(session.game).active != gone
        player = Player(f"after {n}")
        while session.waiting_for >= 0:
            session.run()
            if session.waiting_for >= 0:
                assert session.waiting_for != gone
                session.choose(session.waiting_for, player(session))
        assert session.game.outcome is not None and gone not in session.game.outcome
        assert end_of(session.journal().text()).fingerprint == session.game.fingerprint()


def test_whoever_is_left_after_two_of_three_concede_has_won() -> None:
    session = at(12, "human", "human", "human", heroes=HEROES[:3])
    session.choose(0, "concede")
    session.choose(2, "concede")
    assert result(session) == "won 1" and end_of(session.journal().text()).outcome == (1,)


@pytest.mark.parametrize("seat", range(4))
def test_in_teams_the_whole_side_gives_up(seat: int) -> None:
    session = at(10, "human", "human", "human", "human", heroes=HEROES[2:])
    session.choose(seat, "concede")
    assert session.game.outcome == ((2, 3) if seat < 2 else (0, 1))
    assert end_of(session.journal().text()).said == f"won {session.game.outcome[0]} {session.game.outcome[1]}"


def test_a_concession_is_an_entry_like_any_other() -> None:
    session = at(20, "human", "human", "human", heroes=HEROES[:3])
    n = len(session.entries)
    session.choose(1, "concede")
    journal = read(session.journal().text())
    assert (journal.entries[n].seat, journal.entries[n].choice) == (1, "concede") and len(journal.entries) == n + 1
    again = Session.resume(session.journal().text())
    assert again.game.fingerprint() == session.game.fingerprint() and again.waiting_for == session.waiting_for


def test_bots_play_on_after_a_concession() -> None:
    session = at(6, "human", "bot:greedy", "bot:random", heroes=HEROES[3:])
    session.choose(0, "concede")
    session.run()
    assert session.waiting_for == -1 and session.game.outcome is not None and 0 not in session.game.outcome


def test_nothing_of_the_turn_that_was_broken_off_is_left() -> None:
    """Dice, damage, healing and postponed effects of a side that is gone belong to no later turn."""
    for n in range(0, 120, 3):
        session = at(n, "human", "human", "human", heroes=("pyromancer", "black-widow", "paladin"), seed="left over")
        if session.waiting_for < 0:
            break
        session.choose(inside(session.game).active, "concede")
        game = session.game
        if game.outcome is None:
            assert (
                inside(game).attack is None
                and not inside(game).incoming
                and game.later == ()
                and not inside(game).locked
            )
            assert inside(game).healing == [0, 0, 0] and inside(game).forced == -1, n


@pytest.mark.parametrize("seat", [-4, -3, -1, 3, 9])
def test_only_a_seat_of_this_table_can_concede(seat: int) -> None:
    session = at(4, "human", "human", "human", heroes=HEROES[:3])
    before = session.game.fingerprint()
    with pytest.raises(IllegalChoice):
        session.choose(seat, "concede")
    assert session.game.fingerprint() == before and len(session.entries) == len(session.barriers) - 1


def test_nobody_concedes_twice() -> None:
    """Whoever is out has nothing to give up, and cannot end the turn of somebody else that way."""
    session = at(8, "human", "human", "human", heroes=HEROES[:3])
    session.choose(1, "concede")
    before = session.game.fingerprint()
    with pytest.raises(IllegalChoice):
        session.choose(1, "concede")
    assert session.game.fingerprint() == before


def test_nobody_concedes_a_game_that_is_over() -> None:
    for seat in (0, 1):
        session = at(4, heroes=("gunslinger", "barbarian"))
        session.choose(0, "concede")
        with pytest.raises(IllegalChoice):
            session.choose(seat, "concede")
        assert result(session) == "won 1"


def test_a_concession_can_be_looked_up() -> None:
    session = at(4, heroes=("gunslinger", "barbarian"))
    session.choose(0, "concede")
    line = next(line for line in session.game.told if line.message == "concedes")
    assert line.rule in load(GAME).rulebook.rules
