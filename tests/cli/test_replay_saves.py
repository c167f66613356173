"""tablee replay and tablee saves: what was played, verified, shown and put away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import load
from tablee.table.journal import replay
from tests.cli.kit import Shell, finished, unfinished


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    path.write_text(finished().text(), encoding="utf-8")
    return path


DUEL, THREE = finished(), unfinished()
LAST = len(DUEL.entries)


# ---------------------------------------------------------------------- replay
def test_verify_says_that_everything_fits(tablee: Shell, file: Path) -> None:
    assert tablee.good("replay", str(file), "--verify").lines == [
        f"{file}: {LAST} choices replayed, every fingerprint fits, {DUEL.result}"
    ]
    path = tablee.save("three", THREE)
    assert tablee.good("replay", str(path), "--verify").lines == [
        f"{path}: {len(THREE.entries)} choices replayed, every fingerprint fits, unfinished"
    ]


ENTRY = f"\n20 {DUEL.entries[19].seat} {DUEL.entries[19].choice}\n"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (ENTRY, f"\n20 {DUEL.entries[19].seat} keep 6 6 6 6 6 6\n", "entry 20: "),
        (ENTRY, f"\n20 {1 - DUEL.entries[19].seat} {DUEL.entries[19].choice}\n", "entry 20: "),
        (ENTRY, "\n", "entry 20: "),
        (f"= 30 {DUEL.prints[30]}", "= 30 0123456789abcdef", "entry 30: "),
        ("rules 2", "rules 1", "rules version 1"),
        ("content ", "content 0", "it was played with content 0"),
        ("seed a", "seed b", "commitment"),
        (f"end {LAST}", f"end {LAST - 1}", f"entry {LAST + 1}: "),
        ("tablee-journal 1", "something else", "not a Tablée journal"),
    ],
)
def test_verify_says_the_first_line_that_does_not_fit(
    tablee: Shell, file: Path, old: str, new: str, words: str
) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    for more in ((), ("--verify",)):
        answer = tablee("replay", str(file), *more)
        assert answer.code == 2 and words in answer.err and len(answer.err.splitlines()) == 1


@pytest.mark.parametrize(("lang", "words"), [("en", "{} wins!"), ("fr", "Victoire : {} !")])
def test_a_replay_shows_the_log_the_table_and_the_winner(tablee: Shell, file: Path, lang: str, words: str) -> None:
    answer = tablee.good("replay", str(file), "--lang", lang)
    winner = DUEL.header.setup["heroes"][int(DUEL.result.split()[1])]
    assert answer.lines[-1] == words.format(load("dice-throne").content_names()[winner][lang])
    assert ("Start Player" if lang == "en" else "Joueur de Départ") in answer.out and len(answer.lines) > 150
    assert not any("You draw" in line or "Vous piochez" in line for line in answer.lines)  # a spectator's view


@pytest.mark.parametrize("to", [0, 1, 25, LAST - 1, LAST])
def test_to_shows_the_table_after_so_many_choices(tablee: Shell, file: Path, to: int) -> None:
    health = next([game.health(seat) for seat in (0, 1)] for n, game in replay(DUEL) if n == to)
    out = tablee.good("replay", str(file), "--to", str(to), "--lang", "en").out
    assert [f"Health {n} " in out for n in health] == [True, True]
    assert ("wins!" in out) == (to == LAST) and len(out.splitlines()) < 15


def test_to_may_stop_before_what_does_not_fit(tablee: Shell, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("= 60 ", "= 60 x"), encoding="utf-8")
    assert tablee("replay", str(file)).code == 2
    tablee.good("replay", str(file), "--to", "30")


# ---------------------------------------------------------------------- saves
def test_saves_are_listed_one_a_line(tablee: Shell) -> None:
    assert tablee.good("saves").lines == ["no saved games"]
    tablee.save("b", finished())
    tablee.save("a", unfinished())
    assert tablee.good("saves").lines == [
        f"a: dice-throne, paladin, pyromancer, black-widow; human human human; {len(THREE.entries)} choices so far",
        f"b: dice-throne, gunslinger, barbarian; bot:greedy bot:random; {DUEL.result}",
    ]


@pytest.mark.parametrize("damage", ["", "hello", "{}", "tablee-journal 1\ngame chess\n"])
def test_a_damaged_save_is_listed_as_damaged_and_can_be_deleted(tablee: Shell, damage: str) -> None:
    tablee.save("good", finished())
    tablee.save("bad", finished()).write_text(damage, encoding="utf-8")
    lines = tablee.good("saves").lines
    assert lines[0].startswith("bad: damaged (") and lines[1].startswith("good: dice-throne")
    answer = tablee("play", "--resume", "bad")
    assert answer.code == 2 and len(answer.err.splitlines()) == 1
    assert tablee.good("saves", "--delete", "bad").lines == ["deleted bad"]
    assert len(tablee.good("saves").lines) == 1


@pytest.mark.parametrize("heroes", ["5", "null", '{"a": 1}', "[[1], 2]"])
def test_a_save_with_an_odd_setup_does_not_hide_the_others(tablee: Shell, heroes: str) -> None:
    tablee.save("good", finished())
    text = finished().text().replace('["gunslinger", "barbarian"]', heroes)
    tablee.save("odd", finished()).write_text(text, encoding="utf-8")
    lines = tablee.good("saves").lines
    assert len(lines) == 2 and lines[0].startswith("good: dice-throne") and lines[1].startswith("odd: ")
    answer = tablee("play", "--resume", "odd")
    assert answer.code == 2 and len(answer.err.splitlines()) == 1


def test_deleting_takes_away_one_game_only(tablee: Shell) -> None:
    tablee.save("one", finished())
    tablee.save("two", finished())
    tablee.good("saves", "--delete", "one")
    assert [path.name for path in (tablee.home / "saves").iterdir()] == ["two.journal"]
    answer = tablee("saves", "--delete", "one")
    assert answer.code == 2 and "'one'" in answer.err and "two" in answer.err
