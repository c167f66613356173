"""The examples learn: in minutes their agents beat random play."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

GAMES = 200


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_duellist_beats_random_play() -> None:
    from examples.duel import train, wins

    assert wins(train(minutes=60, lessons=40), GAMES) >= 150


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_who_has_played_against_itself_beats_random_play() -> None:
    from examples.rivals import train, wins

    assert wins(train(minutes=60, lessons=40), GAMES) >= 150
