"""After a game: the result, the check of the dice in the browser and on the command line, the replay, another game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import People
from .flows import begin, check_log, put_aside, quiet
from .kit import PATIENCE, Person, some
from .play import Player, asked, play
from .test_online import pair

CLI = "from tablee.cli import main; main()"


def concede(person: Person) -> None:
    person.press(person.button("ui-t-menu"))
    person.press(person.button("ui-t-concede"))
    expect(person.button("ui-t-concede-yes")).to_be_visible()
    person.press(person.button("ui-t-concede-yes"))
    person.wait(lambda: person.screen.over, "the end", 4 * PATIENCE)  # a fellow hero plays on to it
    expect(person.page.locator("#after")).to_be_visible()


def check_dice(person: Person, name: str) -> None:
    """All that the browser computes agrees with what the table promised."""
    person.press(person.page.locator("dialog[open] details.fair summary"))
    person.press(person.button("ui-fair-check"))
    person.sees("ui-fair-sound")
    assert person.page.locator("section li").count() >= 4
    assert not person.page.locator("section li.bad").count()
    person.clean("the dice are checked")
    person.shot(name)


def verified(journal: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", CLI, "replay", str(journal), "--verify"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    some(
        3,
        [
            ("dice-throne", "desktop", "fr"),
            ("champions", "phone", "fr"),
            ("dice-throne", "phone", "en"),
            ("champions", "desktop", "en"),
        ],
    ),
)
def test_the_end_of_a_game(game: str, size: str, lang: str, people: People, tmp_path: Path) -> None:
    person = people(size, lang)
    page = person.page
    player = Player(person)
    person.go("")
    begin(player, game)
    asked([player])
    quiet(player)
    play([player], 1)
    concede(person)
    person.clean("the result")
    person.shot(f"{game}-after")
    check_dice(person, f"{game}-after-checked")
    with page.expect_download() as saved:
        person.press(person.button("ui-journal"))
    journal = tmp_path / saved.value.suggested_filename
    saved.value.save_as(journal)
    assert journal.suffix == ".journal"
    verified(journal)
    put_aside(player)
    person.clean("the table after the game")
    check_log(player, "after the game")
    person.press(person.button("ui-t-result"))
    person.press(person.link("ui-replay"))
    person.wait(lambda: person.screen.welcome.get("entries") is not None and person.screen.view, "the replay")
    person.press(person.button("ui-t-to-end"))
    person.wait(lambda: person.screen.over, "the end of the replay")
    person.press(person.button("ui-t-step-back"))
    person.wait(lambda: not person.screen.over, "the choice before")
    person.clean("the replay")
    person.shot(f"{game}-after-replay")
    person.go("")
    person.press(person.link("ui-result"))
    expect(page.locator("#after")).to_be_visible()
    table = person.screen.welcome["table"]
    person.press(person.button("ui-rematch"))
    person.wait(lambda: person.screen.welcome["table"] != table and person.question, "another game")
    assert person.yours == [0]
    play([player], 1)


def test_another_game_for_two(people: People) -> None:
    players = pair(people, "dice-throne", "desktop", "phone")
    host, guest = [player.person for player in players]
    play(players, 1)
    concede(guest)
    host.wait(lambda: host.screen.over, "the end")
    check_dice(host, "after-two-host")
    check_dice(guest, "after-two-guest")
    table = host.screen.welcome["table"]
    host.press(host.button("ui-rematch"))
    host.wait(lambda: host.screen.welcome["table"] != table, "the next table")
    guest.press(guest.button("ui-rematch-join"))
    guest.wait(lambda: guest.screen.welcome["table"] == host.screen.welcome["table"], "the guest at the next table")
    play(players, 1)
