"""Whoever runs a server can ban an address or a network while it runs: nobody comes in from there, and who is there is sent away."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tablee.kernel.errors import TableeError
from tablee.server.http import banned
from tablee.server.http.banned import AGAIN, Banned, beside, change

from .kit import Line, house, in_loop, request


class Now:
    at = 0.0

    def __call__(self) -> float:
        self.at += AGAIN
        return self.at


@pytest.mark.parametrize(
    ("ban", "address", "hit"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.9/24", "192.0.2.8", True),  # the network it is in
        ("2001:db8:1:2::1", "2001:db8:1:2::/64", True),  # one person has all of it
        ("2001:db8:1::/48", "2001:db8:1:3::/64", True),
        ("2001:db8:1:2::/64", "2001:db8:1:3::/64", False),
        ("0.0.0.0/0", "2001:db8:1:3::/64", False),
        ("0.0.0.0/0", "whatever a proxy says", False),
    ],
)
def test_an_address_or_a_network_is_banned(tmp_path: Path, ban: str, address: str, hit: bool) -> None:
    file = beside(tmp_path / "tables.sqlite3")
    assert change(file, ban, True) == 1 and change(file, ban, True) == 1
    assert (address in Banned(file)) is hit
    assert change(file, ban, False) == 0 and address not in Banned(file)


def test_a_file_that_nobody_can_read_bans_nobody_else_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "banned"
    change(file, "192.0.2.7", True)
    found = Banned(file, Now())
    file.write_text("192.0.2.7\nsomebody\n", encoding="utf-8")
    with caplog.at_level(logging.ERROR):
        assert "192.0.2.7" in found and "192.0.2.8" not in found
    assert "somebody is no address" in caplog.text
    with pytest.raises(TableeError, match="somebody is no address"):
        Banned(file)
    file.unlink()
    assert "192.0.2.7" not in found


def test_a_folder_that_cannot_be_looked_into_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "kept" / "banned"
    file.parent.mkdir()
    change(file, "192.0.2.7", True)
    found = Banned(file, Now())
    file.parent.rename(tmp_path / "away")
    file.parent.write_text("no folder", encoding="utf-8")  # to look into it is an error, but not that there is no file
    with caplog.at_level(logging.ERROR):
        assert "192.0.2.7" in found and "192.0.2.8" not in found
    assert "stays as it was" in caplog.text


@in_loop
async def test_who_is_banned_is_sent_away_and_others_play_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("banned") / "banned"
    async with house("banned") as one:
        one.server.banned = one.app.banned = Banned(file, Now())  # type: ignore[attr-defined]
        host, _ = await one.seated("dice-throne")
        lines = [Line(one, address=address) for address in ("192.0.2.7", "192.0.2.8")]
        for line in lines:
            line.say({"t": "join", "table": host.room.id, "token": "", "lang": "en"})
            await line.until(lambda line=line: [m for m in line.messages if m["t"] == "view"])  # type: ignore[misc]
        banned.change(file, "192.0.2.7", True)
        for line in lines:
            line.say({"t": "rule", "id": "1", "rules": []})
        await lines[0].until(lambda: lines[0].closed)
        assert lines[0].messages[-1]["why"] == ["ui-refused-banned"]
        await lines[1].until(lambda: [m for m in lines[1].messages if m["t"] == "rules"])
        answer = await request(one, "GET", "/api/games", address="192.0.2.7")
        assert (answer.status, answer.why) == (403, "ui-refused-banned")
        assert (await request(one, "GET", "/api/games", address="192.0.2.8")).status == 200
        lines[1].hang_up()
        for line in lines:
            await line.task
