"""What learned judgement is told of a table: all that a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.dungeon_dice.mind.words import LEXICON, content, words
from tablee.games.dungeon_dice.rules.records import Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import dungeon
from tablee.kernel.decision import option
from tablee.kernel.rng import key_of

RULES = load("dungeon-dice")


def moments(players: int, seed: str, most: int, bot: str = "thrifty") -> Iterator[Dungeon]:
    game = RULES.new(RULES.setup({}, players, seed), seed)
    bots = [make_bot(bot, RULES, f"{seed}/{seat}") for seat in range(players)]
    for _ in range(most):
        if game.decision is None:
            return
        assert isinstance(game, Dungeon)
        yield game
        game.choose(bots[game.asked.seat].choose(game, game.asked.seat))


def told(game: Dungeon, seat: int) -> tuple[list[str], list[str]]:
    mine, theirs = words(game, seat)
    return [LEXICON.names[n] for n in mine], [LEXICON.names[n] for n in theirs]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", ["thrifty", "greedy"])
def test_they_tell_nothing_that_a_seat_may_not_know(players: int, bot: str) -> None:
    """The same words when all that is hidden is dealt anew, for every seat at every decision."""
    dealt_anew = 0
    for n, game in enumerate(moments(players, f"told {players}", 200, bot)):
        for seat in range(players):
            dealt = RULES.redeal(game, seat, key_of(f"{players} {n}"))
            assert isinstance(dealt, Dungeon)
            dealt_anew += dealt.fingerprint() != game.fingerprint()
            assert told(dealt, seat) == told(game, seat), game.place()
    assert dealt_anew > 100


def test_what_others_have_written_down_is_not_told() -> None:
    """An offer that waits, and one that is being put together: the table is told as it was before them."""
    s = dungeon(3, deals="on", dice=((), ("key-1",), ()), worn=(("sword-gray",), (), ()))
    before = [told(s.game, seat) for seat in range(3)]
    s.game.filed = (Offer(1, 0, ("die.key-1",), ("next.red.1",)),)
    assert [told(s.game, seat) for seat in range(3)] == before
    s.game.filed = ()
    s.game.choose(option("deal", 1))
    s.game.choose(option("give", "die.sword-gray"))
    assert s.game.asked.prompt == "compose"
    assert [told(s.game, seat) for seat in range(3)] == before


def test_a_seat_is_told_what_it_has_and_what_the_others_have() -> None:
    s = dungeon(
        3,
        active=1,
        worn=(("sword-gray",), ("axe-black",), ()),
        dice=(("key-1", "key-2"), (), ("moon-bow",)),
        trophies=((), ("demon",), ()),
        xp=(2, 4, 0),
        wounds=(1, 0, 0),
        promises=(Promise(0, 1, "red"),),
    )
    mine, theirs = told(s.game, 0)
    assert {"table 3", "glory 0", "xp 2", "wounds 1", "has sword-gray 1", "has key 2", "owes red", "off 2"} <= set(mine)
    assert {"against 2", "glory 2", "xp 4", "has axe-black 1", "is owed red", "off 0"} <= set(theirs)
    assert {"other glory 1", "other has moon-bow 1", "other off 1"} <= set(theirs)
    assert "ahead -2" in mine and "ahead 1" in told(s.game, 1)[0]


def test_who_has_left_is_not_told_of() -> None:
    s = dungeon(3, dice=((), ("key-1",), ("bomb-1",)))
    RULES.concede(s.game, 1)
    mine, theirs = told(s.game, 0)
    assert "table 2" in mine and "against 1" in theirs
    assert "has bomb 1" in theirs and not [word for word in theirs if "key" in word]
    assert words(s.game, 1)[1]  # who looks on may ask for it, too


def test_every_kind_of_dice_has_its_hash() -> None:
    assert RULES.brain is not None
    found = content()
    assert len(set(found.values())) == len(found) > 40
    assert set(RULES.brain.met(dungeon(2).game)) <= set(found)
