"""The network judges in whole numbers, and a throw of dice is reckoned exactly: both beside plain Python that does the same."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.bots.net import DENSE, ONE, REACH, STEPS, SURE, WIDE, Net, Weights
from tablee.bots.throws import Throws
from tablee.games.dice_throne.mind.brain import DICE
from tablee.games.dice_throne.rules.ladder import Ladder, parts
from tests.bots.brains import drawn

NAMES = tuple([f"word {n}" for n in range(200)])
PACE = 2 * REACH * ONE // STEPS


def plain(weights: Weights, mine: list[str], theirs: list[str]) -> int:
    """The same without NumPy: sums, products, shifts."""
    whole = [part.tolist() for part in weights.whole]
    table, bias, first, first_bias, second, second_bias, last, (last_bias,), curve = whole
    rows = dict(zip(weights.names, table))
    sums = [[sum(rows[word][i] for word in side if word in rows) for i in range(WIDE + 2)] for side in (mine, theirs)]
    now = [max(0, min(ONE, x + b)) for x, b in zip(sums[0][:WIDE] + sums[1][:WIDE], bias)]
    for matrix, shift in ((first, first_bias), (second, second_bias)):
        totals = [sum(x * row[i] for x, row in zip(now, matrix)) + shift[i] for i in range(len(shift))]
        now = [max(0, min(ONE, total // DENSE)) for total in totals]
    answer = (sum(x * w for x, w in zip(now, last)) + last_bias) // DENSE + sums[0][WIDE] + sums[1][WIDE + 1]
    at = max(-REACH * ONE, min(REACH * ONE, answer)) + REACH * ONE
    step, rest = at // PACE, at % PACE
    low = curve[step]
    return int(low + (curve[min(step + 1, STEPS)] - low) * rest // PACE)


def moments(n: int, names: tuple[str, ...]) -> list[tuple[list[int], list[int]]]:
    luck = random.Random(n)
    return [
        (luck.choices(range(len(names)), k=luck.randint(1, 60)), luck.choices(range(len(names)), k=luck.randint(1, 40)))
        for _ in range(n)
    ]


@pytest.mark.parametrize("seed", range(4))
def test_it_judges_as_plain_whole_numbers_do(seed: int) -> None:
    weights = drawn(NAMES, seed)
    there = (*NAMES, "never learned")  # the lexicon of a process may hold more words, in another order
    said = list(reversed(there))
    some = moments(40, tuple(said))
    found = Net(weights, said).chances(some)
    told = [tuple([[said[n] for n in side] for side in moment]) for moment in some]
    assert found.tolist() == [plain(weights, *moment) for moment in told]
    assert len(set(found.tolist())) > 20 and all([0 <= one <= SURE for one in found.tolist()])


def test_a_moment_is_judged_alike_alone_and_among_others() -> None:
    net = Net(drawn(NAMES), NAMES)
    some = moments(17, NAMES)
    assert net.chances(some).tolist() == [int(net.chances([one])[0]) for one in some]


def test_the_largest_weights_there_can_be_stay_exact() -> None:
    """Every sum at its limit: 512 words with the largest rows."""
    weights = drawn(NAMES)
    most: Any = [np.full_like(part, np.iinfo(part.dtype).max) for part in weights.whole[:3]]
    changed = Weights(NAMES, weights.whole._replace(table=most[0], first=most[2]), {}, ())
    some = [([n % 200 for n in range(511)], [n % 199 for n in range(511)])]
    told = [[NAMES[n] for n in side] for side in some[0]]
    assert Net(changed, NAMES).chances(some).tolist() == [plain(changed, *told)]


def test_words_that_are_learned_later_are_heard_of_later() -> None:
    said = list(NAMES[:3])
    net = Net(drawn(NAMES), said)
    before = net.chances([([0, 1], [2])])
    said.append(NAMES[50])
    assert net.chances([([0, 1], [2])]).tolist() == before.tolist()
    assert net.chances([([0, 1, 3], [2])]).tolist() != before.tolist()


def test_weights_are_kept_and_their_hash_tells_them_apart(tmp_path: Path) -> None:
    one = Weights(NAMES, drawn(NAMES).whole, {"hero": "1234"}, ({"round": 0},))
    one.save(tmp_path / "brain.npz")
    again = Weights.load(tmp_path / "brain.npz")
    assert (again.names, again.content, list(again.log)) == (NAMES, {"hero": "1234"}, [{"round": 0}])
    assert [part.tolist() for part in one.whole] == [part.tolist() for part in again.whole] and again.hash == one.hash
    assert drawn(NAMES, 2).hash != one.hash
    changed = one.whole.table.copy()
    changed[7, 3] += 1
    assert Weights(NAMES, one.whole._replace(table=changed), {}, ()).hash != one.hash


# ---------------------------------------------------------------------- dice
THROWS = [Throws(dice, parts) for dice in DICE]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("odd", [False, True])
def test_throws_are_worth_what_the_exact_ladder_says(seed: int, odd: bool) -> None:
    luck, full, throws = random.Random(seed), DICE[odd].hands, THROWS[odd]
    worth = {hand: luck.randint(0, SURE) for hand in full}
    ladder = Ladder(5, 2, worth.__getitem__, odd)
    listed = np.array([worth[hand] for hand in full])
    for rolls in (0, 1, 2):
        climbed = throws.climbed(listed, rolls).tolist()
        for hand, found in zip(full, climbed):
            over, under = ladder.chance(hand, rolls)
            assert over // under - rolls <= found <= over // under  # each throw rounds down once
    for hand in full[::7]:
        kept = throws.best(listed, hand, 1)
        assert ladder.kept[0][kept] // 6**5 == ladder.kept[0][ladder.best_keep(hand, 1)] // 6**5


def test_of_equals_the_larger_part_is_kept() -> None:
    assert THROWS[0].best(np.full(252, 7), (1, 2, 3, 4, 5), 2) == (1, 2, 3, 4, 5)
