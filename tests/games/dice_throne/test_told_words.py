"""What learned judgement is told of a battle: all that a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.dice_throne.mind.words import LEXICON, words
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle
from tablee.kernel.rng import key_of

RULES = load("dice-throne")
IDS = list(HEROES)
DUELS = [",".join((one, IDS[(n + 7) % len(IDS)])) for n, one in enumerate(IDS)]
TABLES = [*DUELS, ",".join(IDS[:3]), ",".join(IDS[5:9])]


def moments(heroes: str, most: int) -> Iterator[Battle]:
    setup = RULES.setup({"heroes": heroes}, 2, heroes)
    game = RULES.new(setup, heroes)
    bots = [make_bot("thrifty", RULES, f"{heroes}/{seat}") for seat in range(RULES.seats(setup))]
    for _ in range(most):
        if game.decision is None:
            return
        assert isinstance(game, Battle)
        yield game
        game.choose(bots[game.asked.seat].choose(game, game.asked.seat))


def told(game: Battle, seat: int) -> tuple[list[str], list[str]]:
    mine, theirs = words(game, seat)
    return [LEXICON.names[n] for n in mine], [LEXICON.names[n] for n in theirs]


@pytest.mark.parametrize("heroes", TABLES)
def test_they_tell_nothing_that_a_seat_may_not_know(heroes: str) -> None:
    """The same words when all that is hidden is dealt anew, for every seat at every decision."""
    dealt_anew = 0
    for n, game in enumerate(moments(heroes, 250)):
        for seat in range(game.kit.seats):
            dealt = RULES.redeal(game, seat, key_of(f"{heroes} {n}"))
            assert isinstance(dealt, Battle)
            dealt_anew += dealt.fingerprint() != game.fingerprint()
            assert told(dealt, seat) == told(game, seat), game.place()
    assert dealt_anew > 100


def test_words_that_would_tell_a_hand_are_found_out() -> None:
    """The test above can fail: what one seat is told of itself changes when it is dealt anew for another."""
    differ = 0
    for n, game in enumerate(moments("barbarian,paladin", 100)):
        dealt = RULES.redeal(game, 0, key_of(f"peek {n}"))
        assert isinstance(dealt, Battle)
        differ += told(dealt, 1) != told(game, 1)
    assert differ > 50


def test_a_seat_is_told_its_cards_and_both_boards() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="main_1",
        hands=(("six-it",), ("six-it", "so-wild")),
        tokens=({}, {"evasive": 2}),
        cp=(3, 5),
    )
    mine, theirs = told(s.game, 0)
    assert {"barbarian", "cp 3", "hand 1", "holds six-it", "barbarian against gunslinger", "health 50"} <= set(mine)
    assert {"gunslinger", "cp 5", "hand 2", "evasive 1", "evasive 2", "gunslinger with evasive"} <= set(theirs)
    assert not [word for word in theirs if "holds" in word]
    assert "phase 3 mine" in mine and "phase 3 theirs" in told(s.game, 1)[0]


def test_partners_and_further_opponents_are_told_apart() -> None:
    game = next(moments("barbarian,gunslinger,paladin,monk", 1))
    mine, theirs = told(game, 0)
    assert "barbarian" in mine and "partner gunslinger" in mine and "table teams" in mine
    assert {"paladin", "other monk"} <= set(theirs) or {"monk", "other paladin"} <= set(theirs)
