"""Whole games at the terminal: every hero, both languages, any numbers; and how the lines look."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

from tablee.table import saves
from tablee.table.journal import outcome_of, read
from tablee.terminal.play import Terminal
from tablee.terminal.style import Style
from tests.terminal.kit import HEROES, LANGS, Desk, at_random, ones

GAMES = [(hero, lang, how) for hero in HEROES for lang in LANGS for how in ("ones", "random")]
COMMANDS = ("?", "o", "l", "b", "h", "n", "n pass", "w 1", "w 0", "c a", "u", "s", "foo", "")


def played(hero: str, lang: str, how: str, prompts: str = "smart") -> Desk:
    other = HEROES[(HEROES.index(hero) + 1 + len(how) % 2) % 6]
    typed = ones if how == "ones" else at_random(hero)
    return Desk(lang=lang, heroes=(hero, other), seed=f"{hero} {how}", prompts=prompts, typed=typed).play()


@pytest.mark.parametrize(("hero", "lang", "how"), GAMES)
@pytest.mark.parametrize("prompts", ["smart", "always"])
def test_a_whole_game_can_be_played(hero: str, lang: str, how: str, prompts: str) -> None:
    desk = played(hero, lang, how, prompts)
    game = desk.session.game
    assert game.outcome is not None and read(saves.load_text("desk")).result == outcome_of(game)
    if game.outcome:
        assert desk.terminal.speaker.seat_names[game.outcome[0]] in desk.lines[-1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("heroes", [HEROES[:3], HEROES[3:], HEROES[1:5]], ids=["koth", "koth marvel", "teams"])
def test_three_and_four_can_play(lang: str, heroes: tuple[str, ...]) -> None:
    seats = ("human", "bot:random", "human", "bot:random")[: len(heroes)]
    desk = Desk(lang=lang, heroes=heroes, seats=seats, prompts="always", typed=at_random("more")).play()
    assert desk.session.game.outcome is not None
    for seat in desk.session.game.outcome:  # a whole side wins
        assert desk.terminal.speaker.seat_names[seat] in desk.lines[-1]


@pytest.mark.parametrize("lang", LANGS)
def test_bots_can_be_watched(lang: str) -> None:
    desk = Desk(lang=lang, seats=("bot:greedy", "bot:random")).play()
    assert desk.session.game.outcome is not None and not desk.asked


def test_both_languages_are_asked_the_same_questions() -> None:
    for hero in HEROES[1::2]:
        en, fr = (played(hero, lang, "random", "smart") for lang in LANGS)
        assert en.session.entries == fr.session.entries and len(en.asked) == len(fr.asked)


# ---------------------------------------------------------------------- how it looks
@cache
def everything(lang: str) -> tuple[str, ...]:
    """All lines of many games in which every command is typed now and then."""
    lines: list[str] = []
    for hero in HEROES:
        for heroes in ((hero, HEROES[HEROES.index(hero) - 2]), (hero, "paladin", "black-widow", "gunslinger")):
            seats = ("human", "bot:random", "human", "bot:random")[: len(heroes)]

            def typed(desk: Desk, hero: str = hero):  # type: ignore[no-untyped-def]
                for n, answer in zip(range(160), at_random(hero)(desk)):
                    yield COMMANDS[n // 2 % len(COMMANDS)] if n % 8 == 0 else answer

            desk = Desk(lang=lang, heroes=heroes, seats=seats, prompts="always", seed=f"look {hero}", typed=typed)
            lines += desk.play().lines
    return tuple(dict.fromkeys(lines))


@pytest.mark.parametrize("lang", LANGS)
def test_plain_lines_are_bare_text(lang: str) -> None:
    for line in everything(lang):
        assert "\x1b" not in line and "\n" not in line and line == line.rstrip(), repr(line)
        assert line.replace("\u202f", " ").isprintable(), repr(line)  # French thousands


@pytest.mark.parametrize("lang", LANGS)
def test_no_plain_line_is_longer_than_eighty_columns(lang: str) -> None:
    long = sorted({line for line in everything(lang) if len(line) > 80}, key=len)
    assert not long, f"{len(long)} lines, e.g. {long[0]!r} and {long[-1]!r}"


@pytest.mark.parametrize("lang", LANGS)
def test_no_reference_is_left_unresolved(lang: str) -> None:
    for line in everything(lang):
        assert not re.search(r"[@&%]\w|[{}$]|\bNone\b|\bTrue\b|\bFalse\b|\bWords\b|<\w+>", line), line


def words_of(lang: str) -> set[str]:
    """Every word of the messages of a language."""
    found: set[str] = set()
    for package in ("tablee.text", "tablee.games.dice_throne"):
        for line in (files(package) / f"messages.{lang}.ftl").read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                text = re.sub(r"^[\w-]+ =|\{[^}]*\}?|^ *\*?\[\w+\]|->", " ", line)
                found |= {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}
    return found


BOTH = {"as", "or", "an", "change", "instant", "type", "pure"}  # words of both languages
NAMES = re.compile(
    r"\bDT-[A-Z0-9-]+|^(pass|play|spend|announce)( [\w-]+)* ?: "
)  # rules, and options as journals write them


def test_french_output_has_no_english_words() -> None:
    english = words_of("en") - words_of("fr") - BOTH
    assert {"the", "your", "rolls", "keep", "pass", "damage"} <= english
    found: dict[str, str] = {}
    for line in everything("fr"):
        for word in re.findall(r"[^\W\d_]{2,}", NAMES.sub("", line)):
            if word.lower() in english:
                found.setdefault(word, line)
    assert not found


def test_english_output_has_no_french_words() -> None:
    french = {"vous", "votre", "dégâts", "lancer", "jouer", "passer", "choisissez", "jeton", "carte", "et", "une", "dé"}
    for line in everything("en"):
        assert not french & {word.lower() for word in re.findall(r"[^\W\d_]+", line)}, line


def test_french_signs_stand_where_french_puts_them() -> None:
    """A space before : ; ! ? and inside « », and none at the beginning of a line."""
    for line in everything("fr"):
        assert not re.search(r"[^\s(]:(?=\s|$)", line), line
        assert not re.match(r"\s*[:;!?»]", line), line


# ---------------------------------------------------------------------- colour
def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Style(False)("x", "bold") == "x"  # a pipe
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert Style(False)("x", "bold", "red") == "\x1b[1;31mx\x1b[0m" and Style(True)("x", "bold") == "x"
    monkeypatch.setenv("NO_COLOR", "1")
    assert Style(False)("x", "bold") == "x"


def test_colour_changes_nothing_but_the_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    plain = Desk(*"1" * 30).play()
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    desk = Desk(*"1" * 30)
    desk.terminal = Terminal(desk.session, "en", False, "desk", desk.read, desk.write)
    desk.play()
    assert any("\x1b[" in line for line in desk.lines)
    bare = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in desk.lines]
    assert " ".join(bare).split() == " ".join(plain.lines).split()


@pytest.mark.parametrize("text", ["", "word", "a " * 100, "    lead " + "b " * 60, "non ! " * 30, "« a » " * 30])
def test_wrapping_keeps_every_word_and_the_width(text: str) -> None:
    lines = Style(True).wrap(text, hang=2)
    assert lines and all(len(line) <= 80 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
