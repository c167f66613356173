"""What one address may ask for can be set one by one; what cannot be a limit is said."""

from __future__ import annotations

import pytest

from tablee.kernel.errors import SetupError
from tablee.server.http.limits import Limits, limits_of

from .kit import house, in_loop, request


def test_single_limits_win_over_others() -> None:
    set = Limits(sockets=400, tables=2.5)
    assert limits_of(set, ["tables=1", "dear_burst=200.5"]) == Limits(sockets=400, tables=1, dear_burst=200.5)
    assert limits_of(Limits(), []) == Limits()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sokets=400", "[limits] has no 'sokets'; there are message, body, rate, "),
        ("sockets=2.5", "sockets is a whole number from 0 to 1000000000, not 2.5"),
        ("tables=-1", "tables is a number from 0 to 1000000000, not -1"),
        ("tables=nan", "tables is a number from 0 to 1000000000, not nan"),
        ("tables=two", "tables is a number from 0 to 1000000000, not 'two'"),
        ("tables", "--limit tables: wanted is NAME=VALUE"),
    ],
)
def test_what_cannot_be_a_limit_is_said(text: str, words: str) -> None:
    with pytest.raises(SetupError) as caught:
        limits_of(Limits(), [text])
    assert words in str(caught.value)


@in_loop
async def test_the_server_holds_to_them() -> None:
    for burst in (1, 3):
        async with house(limits=limits_of(Limits(), [f"table_burst={burst}", "tables=0.000001"])) as one:
            asked = {"game": "dice-throne", "guide": True}
            codes = [(await request(one, "POST", "/api/tables", asked)).status for _ in range(4)]
            assert codes.count(429) == 4 - burst, codes
