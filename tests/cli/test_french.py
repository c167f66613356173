"""The command in French: help, errors, what is kept, figures; by --lang or by the environment."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable

import pytest

from tablee.cli import COMMANDS, NAMES
from tablee.cli.figures import Progress
from tablee.cli.program import pages
from tests.cli.kit import Shell, finished, piped, unfinished
from tests.cli.test_bad_input import BAD, FILE

ENGLISH = re.compile(
    r"\b(Usage|Parameters|Commands|default|required|choices|the|is|are|there|with|of|not|cannot|missing|"
    r"Display|unfinished|deleted|games of|decisions in|wins|won|length|fingerprint)\b"
)
#: words of these sentences that people type, or that come from outside
TYPED = re.compile(r"(?<=\W)(--?[\w-]+|'[^']*'|`[^`]*`|tablee .*|/\S+|\[Errno.*|[\w-]+-[\w-]+)")


def in_french(text: str) -> str:
    """Without what is typed, or quoted as it was typed."""
    return TYPED.sub(" ", f" {text} ")


@pytest.mark.parametrize("command", ["", *NAMES])
@pytest.mark.parametrize("how", ["--lang", "LANG", "LC_ALL", "TABLEE_LANG"])
def test_help_is_in_french(tablee: Shell, command: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    if how != "--lang":
        monkeypatch.setenv(how, "fr_FR.UTF-8")
    more = ["--lang", "fr"] if how == "--lang" else []
    answer = tablee.good(*([command] if command else []), "--help", *more)
    assert answer.out.startswith(f"Utilisation : tablee {command}")
    lines = [line for line in answer.lines if not line.strip().startswith("tablee ")]
    assert not [line for line in lines if ENGLISH.search(in_french(line))]
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_argument_has_its_help_in_both_languages(command: Callable[..., None]) -> None:
    """Its own, or what that word means for many commands."""
    wanted, shared = set(inspect.signature(command).parameters), set(pages("fr")["every"])
    french, english = set(pages("fr")[command.__name__]), set((inspect.getdoc(command) or "").splitlines())
    assert shared == set(pages("en")["every"])
    assert french - {"about"} <= wanted <= french | shared and "about" in french
    assert wanted <= english | shared


@pytest.mark.parametrize("before", [("--lang", "fr"), ("--lang=fr",)])
def test_the_language_may_stand_before_the_command(tablee: Shell, before: tuple[str, ...]) -> None:
    assert tablee.good(*before, "saves").lines == tablee.good("saves", "--lang", "fr").lines
    assert tablee.good(*before).out.startswith("Utilisation : tablee COMMANDE")
    assert tablee(*before, "play", "chess").err.startswith("tablee: aucun jeu ne s'appelle 'chess'")


@pytest.mark.parametrize(("argv", "_"), BAD, ids=[" ".join(argv)[:60] for argv, _ in BAD])
def test_errors_are_in_french(tablee: Shell, argv: tuple[str, ...], _: object, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tablee.save("mine", finished())
    words = [str(path) if word == FILE else word for word in argv]
    english = tablee(*words)
    monkeypatch.setenv("TABLEE_LANG", "fr")
    french = tablee(*words)
    assert french.code == 2 and french.out == "" and len(french.err.splitlines()) == 1
    assert french.err != english.err and not ENGLISH.search(in_french(french.err)), french.err


def test_what_is_kept_is_told_in_french(tablee: Shell) -> None:
    assert tablee.good("saves", "--lang", "fr").out == "aucune partie enregistrée\n"
    assert tablee.good("campaigns", "--lang", "fr").out == "aucun journal de campagne\n"
    path = tablee.save("finie", finished())
    tablee.save("en-cours", unfinished())
    (tablee.home / "saves" / "cassée.journal").write_text("rien", encoding="utf-8")
    lines = tablee.good("saves", "--lang", "fr").lines
    assert lines[0].startswith("cassée : illisible (ce n'est pas un journal de Tablée : sa première ligne")
    assert (
        lines[2]
        == "finie : dice-throne, gunslinger, barbarian ; bot moyen, bot étourdi ; gagnée par la place "
        + (finished().result.split()[1])
    )
    assert (
        "chaque empreinte concorde, gagnée par la place"
        in tablee.good("replay", str(path), "--verify", "--lang", "fr").out
    )
    assert tablee.good("saves", "--delete", "finie", "--lang", "fr").out == "finie est supprimé\n"


def test_games_and_figures_are_told_in_french(tablee: Shell) -> None:
    assert all(re.search(r", \d+ règles$", line) for line in tablee.good("games", "--lang", "fr").lines)
    lines = tablee.good("sim", "dice-throne", "--games", "3", "--lang", "fr").lines
    assert lines[0].startswith("3 parties de dice-throne entre random : ") and lines[-1].startswith("empreinte ")
    assert not [line for line in lines if ENGLISH.search(in_french(line))]
    assert tablee.good("rules", "coverage", "--lang", "fr").out.count("règles retenues sur") == 4


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("champions", "dans ce jeu, rien ne se lance"),
        ("dungeon-dice", "ses combats se calculent à la table, par la commande cotes"),
        ("super-dungeon", "dans ce jeu, les chances sont écrites à côté des choix"),
    ],
)
def test_odds_say_in_one_line_where_they_are(tablee: Shell, game: str, why: str) -> None:
    answer = tablee("odds", game, "anybody", "--dice", "1", "--lang", "fr")
    said = f"tablee: les cotes hors d'une partie sont connues pour dice-throne, pas pour {game} : {why}\n"
    assert (answer.code, answer.out, answer.err) == (2, "", said)


# ---------------------------------------------------------------------- progress
def test_progress_says_how_much_is_done_and_how_long_the_rest_takes(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Progress(100, "fr")
    bar(25, 30.0)
    bar(50, 10.0)
    bar.end()
    first, second, *rest = capsys.readouterr().err.split("\r")[1:]
    assert first == "25 parties sur 100, encore 1 min 30 s" and second.rstrip() == "50 parties sur 100, encore 10 s"
    assert len(second) == len(first), "what stood there is gone"
    assert [part.strip() for part in rest] == ["", ""]


@pytest.mark.parametrize(("tty", "more", "seen"), [(True, (), True), (True, ("--json",), False), (False, (), False)])
def test_progress_is_for_terminals_alone(
    tablee: Shell, tty: bool, more: tuple[str, ...], seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(sys.stderr), "isatty", lambda self: tty and self is sys.stderr, raising=False)
    answer = tablee("sim", "dice-throne", "--games", "3", "--processes", "1", *more)
    assert answer.code == 0 and ("3 of 3 games" in answer.err) == seen and "3 of 3 games" not in answer.out


def test_a_pipe_is_answered_in_french_too(tablee: Shell) -> None:
    answer = piped(tablee.home, "plya", LANG="fr_FR.UTF-8", LC_ALL="fr_FR.UTF-8", TABLEE_LANG="")
    assert answer.code == 2 and answer.err.startswith("tablee: il n'y a pas de commande « plya »")
