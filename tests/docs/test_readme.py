"""The README is the first thing people try: what it shows is there, and a server would be started. That every other command
in it works is for tests/cli/test_help.py to show."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.server.http.gate import hosts_and_origins

from .pages import read
from .workshop import Workshop

CELL = re.compile(r"^\| ([^|]+) \| (.+) \|$", re.MULTILINE)


def named() -> list[str]:
    return [words for _, cell in CELL.findall(read("README.md")) for words in re.findall(r"`(tablee [^`]+)`", cell)]


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return Workshop(tmp_path_factory.mktemp("readme"))


def test_the_readme_names_every_kind_of_command() -> None:
    assert {words.split()[1] for words in named()} == {
        "serve", "play", "saves", "rules", "content", "decks", "odds", "replay", "analyse", "sim",
        "tournament", "whatif",
    }  # fmt: skip


def test_all_games_are_shown() -> None:
    for kind in ("play", "rules", "content", "sim"):
        games = {words.split()[2] for words in named() if words.split()[1] == kind}
        assert set(GAMES) <= games, kind


def test_the_transcript_is_part_of_the_guide() -> None:
    """Where it is played again (test_playing)."""
    transcript = read("README.md").partition("```text\n")[2].partition("```")[0]
    parts = transcript.split("…\n")
    assert len(parts) == 2 and all([len(part.splitlines()) > 5 for part in parts])
    for part in parts:
        assert part in read("tests/docs/sessions.md")


@pytest.mark.parametrize("words", [words for words in named() if words.split()[1] == "serve"])
def test_a_server_would_be_started(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to where it would listen; that it answers is for tests/packaging and tests/server to show."""
    started: list[tuple[str, set[str]]] = []

    def listening(host: str, port: int, path: Path, origins: list[str], *_: object) -> None:
        started.append((host, hosts_and_origins(host, port, origins)[1]))

    monkeypatch.setattr("tablee.server.http.serve.serve", listening)
    monkeypatch.setattr("tablee.server.http.serve.free_port", lambda _: 8000)  # whoever else listens there
    with pytest.raises(SystemExit) as done:
        main(shlex.split(words)[1:])
    assert done.value.code == 0
    ((host, allowed),) = started
    assert "http://127.0.0.1:8000" in allowed and (host == "127.0.0.1" or len(allowed) > 3)


def test_the_questions_one_can_ask_during_play_are_answered(workshop: Workshop) -> None:
    row = next(cell for name, cell in CELL.findall(read("README.md")) if name.startswith("ask why"))
    questions = [re.sub(r"\d+", "3", words) for words in re.findall(r"`([^`]+)`", row)]
    assert len(questions) == 4
    answers = "".join([f"{question}\n" for question in [*questions, "q"]])
    code, out = workshop.tablee("play", "dice-throne", "--seed", "2", "--plain", "--lang", "en", answers=answers)
    assert code == 0 and "I do not understand" not in out and "Goodbye" in out, out
