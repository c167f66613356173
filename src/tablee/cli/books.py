"""What is looked up: games, their rules, content and decks."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.cli.base import Lang, default_lang, dumps, out
from tablee.cli.base import words as words_of
from tablee.cli.boards import use_boards
from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError


def games(*, lang: Lang | None = None) -> None:
    """List the games (dice-throne, dungeon-dice, super-dungeon, champions, and what other packages bring), with their rules.

    Examples of use:
        tablee games
    """
    speak = lang or default_lang()
    for name in GAMES:
        rules = load(name)
        out(
            words_of(speak).say(
                "cmd-game-line", game=f"{name:16}", name=rules.names[speak], n=len(rules.rulebook.rules)
            )
        )


def rules(game: str, *words: str, lang: Lang | None = None, json: bool = False) -> None:
    """Search a game's rulebook, or (`tablee rules coverage`) list rules with and without a test, and how many bite.

    Examples of use:
        tablee rules dice-throne ultime --lang fr
        tablee rules dice-throne DT-OFF-03
        tablee rules coverage --json

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon, champions, or the word coverage.
    words
        Words of a title or text, or a rule id; none lists the areas.
    json
        For coverage: one JSON object.
    """
    from tablee.terminal.style import Style

    speak = lang or default_lang()
    say = words_of(speak).say
    if game == "coverage":
        coverage(json, speak)
        return
    book = load(game).rulebook
    style = Style(plain=not sys.stdout.isatty())
    if not words:
        areas: dict[str, int] = {}
        for rule in book.rules.values():
            areas[rule.area] = areas.get(rule.area, 0) + 1
        for area, n in areas.items():
            first = next(r for r in book.rules.values() if r.area == area)
            out(f"{area:10} {n:3}  {first.title[speak]} ...")
        return
    text = " ".join(words)
    found = book.search(text, speak)
    for term in book.look_up(text):
        out(f"{term.fr} / {term.en}" + (f" — {term.note[speak]}" if term.note.get(speak) else ""))
    for rule in found:
        out(style(f"{rule.id} — {rule.title[speak]}", "bold"))
        for line in style.wrap(rule.text[speak], "    "):
            out(line)
        if rule.reading:
            for line in style.wrap(f"({rule.reading[speak]})", "    "):
                out(line)
    if not found and not book.look_up(text):
        out(say("cmd-no-rule", what=text))


def coverage(as_json: bool, lang: Lang) -> None:
    from tablee.lab.coverage import with_bites

    table = with_bites()
    if as_json:
        out(dumps(table))
        return
    say = words_of(lang).say
    for name, entry in table["games"].items():
        out(say("cmd-coverage-tested", game=name, tested=entry["tested"], total=entry["total"]))
        out(say("cmd-coverage-bites", n=entry["bites"]))
        if entry["unbroken"]:
            out(say("cmd-coverage-unbroken", rules=" ".join(entry["unbroken"])))
        for id, reason in entry["unbreakable"].items():
            out(say("cmd-coverage-unbreakable", rule=id, why=reason))
        for area, figures in entry["areas"].items():
            missing = f" {say('cmd-coverage-without')} {' '.join(figures['untested'])}" if figures["untested"] else ""
            outside = "" if figures["in_scope"] else f" {say('cmd-coverage-outside')}"
            of = f"{figures['tested']:3} {say('cmd-coverage-of')} {figures['total']:3}"
            out(f"  {area:10} {of}{missing}{outside}")


def content(
    game: str,
    name: str = "",
    *,
    lang: Lang | None = None,
    check: Path | None = None,
    board: bool = False,
    boards: Path | None = None,
) -> None:
    """Show a hero, a die, a set of cards or one card: what it is, and what it does; or check a hero of your own.

    Examples of use:
        tablee content dice-throne
        tablee content dice-throne gunslinger --lang fr
        tablee content dungeon-dice sword-purple
        tablee content super-dungeon ember-mage
        tablee content champions rhino
        tablee content champions haymaker --lang fr
        tablee content dice-throne gunslinger --board
        tablee content dice-throne --check beekeeper.board

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon or champions.
    name
        Id of a hero, die or set, or (champions) the name of a card; none lists them.
    check
        A board that somebody has written (dice-throne): line by line what is not understood, and what looks odd.
    board
        The hero as a board (dice-throne): a beginning for one of your own.
    """
    from tablee.terminal.style import Style

    use_boards(game, boards)

    rules = load(game)
    speak = lang or default_lang()
    if check is not None or board:
        if rules.boards is None:
            raise SetupError(f"{game} has no boards that people write themselves")
        if check is None:
            sys.stdout.write(rules.boards.written(name, speak))
            return
        found = rules.boards.check(check, speak)
        for line in found.lines:
            out(line)
        if found.verdict:
            raise SetupError(f"{check}: {found.verdict}")
        return
    names = rules.content_names()
    if not name:
        for id, called in names.items():
            out(f"{id:16} {called[speak]}")
        return
    lines = rules.describe(name, speak)
    if not lines:
        raise SetupError(f"{game} has nothing called {name!r}; there are {', '.join(names)}")
    style = Style(plain=not sys.stdout.isatty())
    for line in lines:
        for part in style.wrap(line):
            out(part)


def decks(game: str, name: str = "", *, lang: Lang | None = None) -> None:
    """List the starter decks, or show a deck and check it by the rules of deck construction.

    Examples of use:
        tablee decks champions
        tablee decks champions spider-man
        tablee decks champions spider-man:aggression --lang fr

    Parameters
    ----------
    game
        champions.
    name
        A hero, hero:aspect, or a deck list (.txt or .json) as deck sites export it; none lists the starter decks.
    """
    from tablee.lab.decks import deck_lines
    from tablee.terminal.style import Style

    speak = lang or default_lang()
    found = deck_lines(game, name, speak)
    style = Style(plain=not sys.stdout.isatty())
    for line in (*found.lines, *[f"- {problem}" for problem in found.problems]):
        for part in style.wrap(line, hang=2):
            out(part)
    if found.problems:
        raise SetupError(found.verdict)
    if found.verdict:
        out(found.verdict)
