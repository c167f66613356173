"""What one address may ask for can be set in a file or one by one; what cannot be a limit is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.kernel.errors import TableeError
from tablee.server.http.limits import Limits, limits_of

from .kit import house, in_loop, request


def test_a_file_sets_some_of_them_and_single_ones_win_over_it(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("sockets = 400\ntables = 2.5\n", encoding="utf-8")
    assert limits_of(file, ["tables=1", "dear_burst=200.5"]) == Limits(sockets=400, tables=1, dear_burst=200.5)
    assert limits_of(None) == Limits()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sokets = 400", "no limit is called 'sokets'; there are message, body, rate, "),
        ("sockets = 2.5", "the limit sockets wants a whole number from 1 to 1000000000, not 2.5"),
        ("sockets = true", "the limit sockets wants a whole number from 1 to 1000000000, not True"),
        ("tables = 0", "the limit tables wants a number above 0, up to 1000000000, not 0"),
        ("tables = nan", "the limit tables wants a number above 0, up to 1000000000, not nan"),
        ("tables = 'two'", "the limit tables wants a number above 0, up to 1000000000, not 'two'"),
        ("tables", "are not TOML"),
    ],
)
def test_what_cannot_be_a_limit_is_said(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TableeError) as caught:
        limits_of(file)
    assert words in str(caught.value)


def test_neither_can_a_file_that_is_not_there_nor_a_word_without_a_value(tmp_path: Path) -> None:
    with pytest.raises(TableeError, match=r"cannot be read: No such file"):
        limits_of(tmp_path / "nowhere.toml")
    with pytest.raises(TableeError, match=r"--limit tables: wanted is NAME=VALUE"):
        limits_of(None, ["tables"])
    with pytest.raises(TableeError, match=r"tables wants a number above 0, up to 1000000000, not 'many'"):
        limits_of(None, ["tables=many"])


@in_loop
async def test_the_server_holds_to_them() -> None:
    for burst in (1, 3):
        async with house(limits=limits_of(None, [f"table_burst={burst}", "tables=0.000001"])) as one:
            asked = {"game": "dice-throne", "guide": True}
            codes = [(await request(one, "POST", "/api/tables", asked)).status for _ in range(4)]
            assert codes.count(429) == 4 - burst, codes
