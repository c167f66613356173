"""Every command explains itself, and its examples work."""

from __future__ import annotations

import inspect
import re
import shlex
import sys
from pathlib import Path

import pytest

from tablee import __version__, cli
from tablee.lab.learning.train import Plan
from tablee.server.http.settings import Settings
from tests.bots.brains import drawn
from tests.cli.kit import COMMANDS, Shell, finished, unfinished

ROOT = Path(__file__).resolve().parents[2]
LONG = ("serve", "train")  # what they begin does not end by itself, or only after an hour


def test_without_a_command_all_of_them_are_listed(tablee: Shell) -> None:
    for answer in (tablee.good(), tablee.good("--help")):
        assert all(f" {command} " in answer.out for command in COMMANDS)


def test_the_version_can_be_asked(tablee: Shell) -> None:
    assert tablee.good("--version").out.strip() == __version__


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(tablee: Shell, command: str) -> None:
    text = tablee.good(command, "--help").out
    assert f"Usage: tablee {command}" in text
    assert "Example" in text and f"tablee {command}" in text.split("Example", 1)[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_stands_on_a_line_of_its_own(tablee: Shell, command: str) -> None:
    lines = tablee.good(command, "--help").out.splitlines()
    for example in examples(command):
        assert example in [line.strip() for line in lines], example


def examples(command: str) -> list[str]:
    text = inspect.getdoc(getattr(cli, command)) or ""
    return [line.strip() for line in text.splitlines() if line.strip().startswith(f"tablee {command}")]


@pytest.mark.parametrize("example", [one for command in COMMANDS if command not in LONG for one in examples(command)])
def test_the_examples_work(tablee: Shell, example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "beekeeper.board").write_bytes((ROOT / "docs" / "tutorials" / "beekeeper.board").read_bytes())
    (tmp_path / "game.journal").write_text(finished().text(), encoding="utf-8")
    tablee.save("dice-throne-1", unfinished())
    (tmp_path / "learned").mkdir()
    drawn(("health 50",)).save(tmp_path / "learned" / "brain.npz")
    (tmp_path / "stronger.toml").write_text("[barbarian.smack.1]\ndamage = [5, 7, 9]\n", encoding="utf-8")
    argv = shlex.split(re.sub(r"--games \d+", f"--games {least(example)}", example))[1:]
    answer = tablee(*argv)
    assert answer.code == 0 and answer.err == "" and answer.out


def least(example: str) -> int:
    """So many games show that an example works: what all of them play is shown elsewhere."""
    players = re.search(r"--players (\d)", example)
    return int(players[1]) if players else 2  # a gate has a game for each seat


@pytest.mark.parametrize("example", examples("serve"))
def test_the_examples_of_the_server_are_understood(
    tablee: Shell, example: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would be started, without waiting for it to end."""
    started: list[tuple[object, ...]] = []
    monkeypatch.setattr("tablee.server.http.serve.serve", lambda *args: started.append(args))
    tablee(*shlex.split(example)[1:])
    assert len(started) == 1
    host, port, data, origins, proxies, workers, opened, settings = started[0]
    assert (settings == Settings()) == ("--limit" not in example)
    assert (host == "0.0.0.0") == ("--host" in example) and (port == 0 or "--port" not in example) and workers == 1
    assert (str(data) == "friends.sqlite3") == ("--data" in example)
    assert (origins == []) == ("--origin" not in example) and (bool(proxies), opened) == (
        "--proxy" in example,
        "--open" in example,
    )


@pytest.mark.parametrize("example", examples("train"))
def test_the_examples_of_training_are_understood(tablee: Shell, example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be begun, without learning anything."""
    begun: list[Plan] = []
    monkeypatch.setattr("tablee.lab.learning.train.train", lambda plan, _tell: begun.append(plan))
    answer = tablee.good(*shlex.split(example)[1:])
    (plan,) = begun
    assert plan.table.game == example.split()[2] and plan.minutes == 60 and plan.out == Path("learned")
    assert (plan.start == Path("learned")) == ("--from" in example) and "learned/brain.npz" in answer.out


def test_training_without_pytorch_is_refused_in_one_line(
    tablee: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "tablee.lab.learning.fit", raising=False)
    for lang, words in (("en", "PyTorch is not installed"), ("fr", "PyTorch n'est pas installé")):
        answer = tablee("train", "dice-throne", "--out", str(tmp_path), "--processes", "1", "--lang", lang)
        assert answer.code == 2 and answer.out == "" and words in answer.err and len(answer.err.splitlines()) == 1


def test_the_commands_of_the_readme_work(tablee: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = ROOT / "README.md"
    if not readme.is_file():
        pytest.skip("an installed package has no README")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "FILE").write_text(finished().text(), encoding="utf-8")
    tablee.save("dice-throne-1", unfinished())
    found = [part for part in readme.read_text(encoding="utf-8").split("`") if part.startswith("tablee ")]
    assert len(found) >= 10
    for command in found:
        if command.startswith("tablee serve"):
            continue  # it would not end; tests/server starts it
        answer = tablee(*shlex.split(re.sub(r"--games \d+", f"--games {least(command)}", command))[1:])
        assert answer.code == 0 and answer.err == "" and len(answer.out.split()) > 5, command
