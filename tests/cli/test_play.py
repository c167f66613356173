"""tablee play: from the command line to a saved game and back, through pipes as a script would."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.table.journal import read
from tests.cli.kit import Shell, finished, piped, unfinished

PLAY = ("play", "dice-throne", "--plain", "--seed", "5", "--seats", "human,bot:random")


def saved(home: Path, name: str = "dice-throne-1") -> str:
    return (home / "saves" / f"{name}.journal").read_text(encoding="utf-8")


# ---------------------------------------------------------------------- in pipes
@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("wins!", "Your choice> ")), ("fr", ("Victoire :", "Votre choix> "))]
)
def test_a_whole_game_can_be_piped(tmp_path: Path, lang: str, words: tuple[str, str]) -> None:
    answer = piped(tmp_path, *PLAY, "--lang", lang, typed="1\n" * 3000)
    assert answer.code == 0 and answer.err == "" and "\x1b" not in answer.out
    assert all(word in answer.out for word in words)
    assert read(saved(tmp_path)).result.startswith("won ")


def test_a_game_that_is_left_is_resumed_where_it_was(tmp_path: Path) -> None:
    answer = piped(tmp_path, *PLAY, "--lang", "en", typed="1\n1\n1\nq\n")
    assert answer.code == 0 and "resume with: tablee play --resume dice-throne-1" in " ".join(answer.out.split())
    before = read(saved(tmp_path))
    answer = piped(tmp_path, "play", "--resume", "dice-throne-1", "--plain", "--lang", "en", typed="1\n" * 3000)
    assert answer.code == 0 and "wins!" in answer.out
    after = read(saved(tmp_path))
    assert after.entries[: len(before.entries)] == before.entries and after.result and after.header == before.header


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    assert piped(tmp_path, *PLAY, typed="1\n1").code == 0
    assert read(saved(tmp_path)).entries


@pytest.mark.parametrize("coding", ["ascii", "cp1252"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_terminal_that_lacks_some_letters_stops_nothing(tmp_path: Path, coding: str, lang: str) -> None:
    """Old consoles and pipes on Windows know no arrow and no long dash: show something else, but play."""
    answer = piped(tmp_path, *PLAY, "--lang", lang, typed="1\n" * 400, PYTHONIOENCODING=coding)
    assert answer.code == 0 and "Traceback" not in answer.err
    for command in (("content", "dice-throne", "cursed-pirate"), ("rules", "dice-throne", "e")):
        answer = piped(tmp_path, *command, "--lang", lang, PYTHONIOENCODING=coding)
        assert answer.code == 0 and answer.err == ""


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "tablee.cli", "rules", "dice-throne", "e", "--lang", "en"]
    env = {**os.environ, "TABLEE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_two_games_that_are_played_at_once_are_both_kept(tmp_path: Path) -> None:
    """Both are begun before either is saved; the second must not write over the first."""
    argv = [sys.executable, "-u", "-m", "tablee.cli", *PLAY, "--lang", "en"]
    env = {**os.environ, "TABLEE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    pipe = subprocess.PIPE
    with (
        subprocess.Popen(argv, stdin=pipe, stdout=pipe, env=env) as one,
        subprocess.Popen([*argv, "--heroes", "paladin,paladin"], stdin=pipe, stdout=pipe, env=env) as two,
    ):
        for process in (one, two):
            shown = b""
            while not shown.endswith(b"Your choice> "):
                assert process.stdout is not None
                more = process.stdout.read1(4096)  # type: ignore[attr-defined]
                assert more, shown
                shown += more
        for process in (one, two):
            process.communicate(b"q\n", timeout=60)
    games = [read(path.read_text(encoding="utf-8")) for path in (tmp_path / "saves").glob("*.journal")]
    assert len(games) == 2 and len({tuple(game.header.setup["heroes"]) for game in games}) == 2


def test_a_game_that_cannot_be_saved_is_one_line_and_not_lost_silently(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    answer = piped(tmp_path / "file", *PLAY, typed="1\nq\n")
    assert answer.code == 2 and len(answer.err.splitlines()) == 1 and str(tmp_path / "file") in answer.err


# ---------------------------------------------------------------------- in this process
def test_each_new_game_has_a_name_of_its_own(tablee: Shell) -> None:
    for _ in range(3):
        tablee.good(*PLAY, typed="q\n")
    tablee.good("saves", "--delete", "dice-throne-2")
    tablee.good(*PLAY, typed="1\nq\n")
    assert sorted(path.stem for path in (tablee.home / "saves").iterdir()) == [f"dice-throne-{n}" for n in (1, 2, 3)]


def test_the_same_seed_repeats_a_game_and_without_one_each_differs(tablee: Shell) -> None:
    one, two = (tablee.good(*PLAY, typed="1\n" * 40).out for _ in range(2))
    assert re.sub(r"dice-throne-\d", "", one) == re.sub(r"dice-throne-\d", "", two)
    for _ in range(2):
        tablee.good("play", "dice-throne", "--plain", typed="q\n")
    seeds = [read(path.read_text(encoding="utf-8")).header.seed for path in (tablee.home / "saves").iterdir()]
    assert len(seeds) == 4 and len(set(seeds)) == 3


def test_options_of_the_setup_are_passed_on(tablee: Shell) -> None:
    tablee.good(*PLAY, "--heroes", "paladin,pyromancer", "--first", "1", "--upgrades", "slots", typed="q\n")
    setup = read(saved(tablee.home)).header.setup
    assert (setup["heroes"], setup["first"], setup["upgrades"]) == (["paladin", "pyromancer"], 1, "slots")
    tablee.good("play", "dice-throne", "--plain", "--players", "3", "--leader-card", "three", typed="q\n")
    header = read(saved(tablee.home, "dice-throne-2")).header
    assert header.setup["leader_card"] == "three" and header.seats == ("human", "bot:easy", "bot:easy")


def test_prompts_may_be_always(tablee: Shell) -> None:
    """The first question of some games is a window in which nothing matters: asked about, or not."""
    windows = {"smart": 0, "always": 0}
    for how in windows:
        for seed in range(12):
            argv = ("play", "dice-throne", "--seed", str(seed), "--first", "0", "--lang", "en", "--prompts", how)
            windows[how] += "You may act now." in tablee.good(*argv).out
    assert windows["smart"] < windows["always"]


def test_a_guided_game_sets_the_table_itself(tablee: Shell) -> None:
    answer = tablee.good("play", "dice-throne", "--guide", "--lang", "fr", typed="q\n")
    assert "» Bienvenue ! Vous êtes le Barbare" in answer.out
    assert read(saved(tablee.home, "dice-throne-1")).header.seats == ("human", "bot:easy")
    refused = tablee("play", "dice-throne", "--guide", "--seed", "3")
    assert refused.code == 2 and refused.err.startswith("tablee: --guide sets the table itself")


def test_bots_may_play_alone(tablee: Shell) -> None:
    answer = tablee.good("play", "dice-throne", "--seats", "bot:random,bot:random", "--seed", "1", "--lang", "en")
    assert answer.lines[-1].endswith("wins!") and "Your choice" not in answer.out


def test_a_finished_game_can_be_resumed_to_look_at_it(tablee: Shell) -> None:
    path = tablee.save("done", finished())
    answer = tablee.good("play", "--resume", "done", "--lang", "en")
    assert answer.lines[-1].endswith(" wins!") and path.read_text(encoding="utf-8") == finished().text()


def test_three_people_resume_with_the_two_who_are_left(tablee: Shell) -> None:
    tablee.save("three", unfinished())
    answer = tablee.good("play", "--resume", "three", "--lang", "en", typed="q\n")
    assert "The game is saved as three" in answer.out
    assert read(saved(tablee.home, "three")).text() == unfinished().text()
