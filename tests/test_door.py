"""The front door: every game in Python by the same few lines, and what is refused is said and changes nothing."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee import door
from tablee.games import GAMES, load

from .docs.pages import blocks, read

FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("module", [tablee, door], ids=lambda module: module.__name__)
def test_what_the_docstrings_show_is_so(module: object) -> None:
    done = doctest.testmod(module, optionflags=FLAGS)  # type: ignore[arg-type]
    assert done.attempted > 5 and done.failed == 0


def test_what_the_readme_shows_is_so() -> None:
    shown = [block for block in blocks(read("README.md")) if block.lang == "pycon"]
    assert shown
    for block in shown:
        test = doctest.DocTestParser().get_doctest(block.text, {}, "README", "README.md", block.line)
        assert doctest.DocTestRunner(optionflags=FLAGS).run(test).failed == 0


def test_importing_it_loads_nothing_else() -> None:
    script = "import sys; before = set(sys.modules); import tablee; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if name.startswith("tablee")] == ["tablee"]
    assert not {"fluent", "fluent.runtime", "asyncio", "cyclopts"} & set(done.stdout.split())


def test_every_name_is_there_and_no_other() -> None:
    for name in tablee.PLACES:
        assert getattr(tablee, name).__name__ == name and name in dir(tablee)
    with pytest.raises(AttributeError, match="'nonsense'"):
        _ = tablee.nonsense
    assert list(tablee.list_games()) == list(GAMES)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_changes_nothing_and_names_its_rule(game: str, lang: str) -> None:
    played = tablee.new_game(game, seed=4, lang=lang)
    played.play("random", most=12)
    before = played.state.fingerprint(), played.journal.text(), played.log(), played.options
    asked = played.seat
    ruled = 0
    for choice in ("fly", "", "pass 7", *sorted({f"{verb} x 99" for verb in played.state.VERBS})):
        if choice in [str(option) for option in played.options]:
            continue
        with pytest.raises(tablee.IllegalChoice) as refused:
            played.choose(choice)
        why = played.why_not(choice)
        assert why is None or str(why) in str(refused.value)
        assert refused.value.why.ids == tuple([id for id in refused.value.rules if id in played.rules.rulebook.rules])
        for rule in refused.value.why.rules:
            ruled += 1
            assert f"{rule.id} — {rule.title[lang]}\n    {rule.text[lang]}" in str(refused.value)
    assert ruled > 3
    assert (played.state.fingerprint(), played.journal.text(), played.log(), played.options) == before
    assert played.seat == asked


def test_who_is_not_asked_cannot_choose_but_concede() -> None:
    game = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], first=0, seed=1)
    other = 1 - game.seat
    with pytest.raises(tablee.IllegalChoice):
        game.choose(game.options[-1], seat=other)
    assert game.why_not(game.options[-1]) is None and game.why_not(game.options[-1], seat=other) is not None
    game.choose("concede", seat=other)
    assert game.over and game.winners == (1 - other,) and game.seat == -1 and game.options == ()
    with pytest.raises(tablee.IllegalChoice, match="over"):
        game.choose("pass")


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_goes_its_own_way_by_the_same_chance(game: str) -> None:
    first = tablee.new_game(game, seed=2)
    first.play("random", most=10)
    second = first.clone()
    text = first.journal.text()
    second.play("random", most=15)
    assert first.journal.text() == text and len(second.journal.entries) == 25
    for entry in second.journal.entries[10:]:
        first.choose(entry.choice, seat=entry.seat)
    assert first.journal.text() == second.journal.text() and first.log() == second.log()
    assert first.state.reveals == second.state.reveals


@pytest.mark.parametrize("game", GAMES)
def test_views_and_logs_keep_secrets(game: str) -> None:
    played = tablee.new_game(game, seed=3)
    played.play("random", most=40)
    for seat in range(-1, played.seats):
        assert played.view(seat) == load(game).view(played.state, seat)
        told = [line for line in played.state.told if line.to in (-1, seat)]
        assert len(played.log(seat)) == len(told)
        assert played.table(seat)
    assert played.view().you == played.seat
    with pytest.raises(tablee.SetupError, match="the seats are 0 to"):
        played.view(played.seats)


def test_a_function_that_plays_sees_what_its_seat_may_know() -> None:
    real = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], first=0, seed=1)
    seen: list[tablee.Game] = []

    def first(game: tablee.Game) -> tablee.Option:
        seen.append(game)
        assert game.view(game.seat) == real.view(real.seat) and game.options == real.options
        assert game.log(1 - game.seat) == [line for line in game.log() if line]  # nothing that only the other may read
        return game.options[-1]

    real.play({0: first, 1: "random"}, most=30)
    assert len(seen) > 5
    hands = [(game.state.players[1].hand, game.state.players[1].deck) for game in seen]  # type: ignore[attr-defined]
    assert any(hands[0] != other for other in hands[1:])
    with pytest.raises(tablee.TableeError, match="no journal"):
        _ = seen[0].journal
    one, two = real.redeal(0), real.redeal(0)
    assert one.state.fingerprint() == two.state.fingerprint() != real.redeal(0, "other").state.fingerprint()


def test_bots_play_until_somebody_without_one_is_asked() -> None:
    game = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], first=0, seed=1)
    game.play(["greedy", None])
    assert game.seat == 1 and not game.over
    game.play({1: "bot:random"})
    assert game.seat == 0 or game.over
    for bots, says in ((["greedy"], "1 bots for 2 seats"), ({5: "greedy"}, "seat 5"), ("clever", "no bot is called")):
        with pytest.raises(tablee.SetupError, match=says):
            game.play(bots)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game_and_bots_play_it_as_at_a_table(game: str) -> None:
    one, two = (tablee.new_game(game, seed="x") for _ in range(2))
    one.play("greedy", most=20)
    two.play(["greedy"] * two.seats, most=20)
    assert one.journal.text() == two.journal.text()
    assert tablee.new_game(game).journal.header.seed != tablee.new_game(game).journal.header.seed


def test_journals_come_from_files_texts_and_objects(tmp_path: Path) -> None:
    game = tablee.new_game("dungeon-dice", players=2, seed=1, lang="fr")
    game.play("random", most=30)
    file = tmp_path / "game.journal"
    file.write_text(game.journal.text(), encoding="utf-8")
    for source in (file, game.journal.text(), game.journal):
        again = tablee.load(source, lang="fr")
        assert again.journal.text() == game.journal.text() and again.log() == game.log()
    with pytest.raises(tablee.JournalError, match="entry 3"):
        tablee.load(game.journal.text().replace("\n3 ", "\n3 7", 1))
    with pytest.raises(tablee.JournalError, match="no file"):
        tablee.load(tmp_path / "none")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_setup_is_said_in_words_of_python(game: str) -> None:
    for option in load(game).options:
        name = option.name.replace("-", "_")
        with pytest.raises(tablee.SetupError) as wrong:
            tablee.new_game(game, seed=1, **{name: "no-such-thing"})
        assert "--" not in str(wrong.value), wrong.value
        with pytest.raises(tablee.SetupError, match=f"{name}=1.5: a word, a whole number or a list"):
            tablee.new_game(game, seed=1, **{name: 1.5})  # type: ignore[arg-type]
    with pytest.raises(tablee.SetupError, match=f"colour= is no setup option of {game}; there are .*players"):
        tablee.new_game(game, colour="red")


@pytest.mark.parametrize(
    ("game", "seed", "lang", "says"),
    [
        ("chess", "1", "en", "no game is called 'chess'; there are dice-throne"),
        ("dungeon-dice", "1", "de", "lang='de': there are en, fr"),
        ("dungeon-dice", "a\nb", "en", "cannot be a seed"),
    ],
)
def test_other_wrong_beginnings(game: str, seed: str, lang: str, says: str) -> None:
    with pytest.raises(tablee.SetupError, match=says):
        tablee.new_game(game, seed=seed, lang=lang)
