"""What can be typed at the table besides a choice: each command has a letter, and a name in every language."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from tablee.bots.levels import judges as told
from tablee.terminal.glance import has_map
from tablee.text.rulebook import LANGUAGES, plain

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal


def always(terminal: Terminal) -> bool:
    return True


def keeps_dice(terminal: Terminal) -> bool:
    return bool(terminal.keeps)


def shows_map(terminal: Terminal) -> bool:
    return has_map(terminal.view())


def makes_offers(terminal: Terminal) -> bool:
    return terminal.session.rules.offers is not None


def takes_wishes(terminal: Terminal) -> bool:
    return terminal.session.rules.wishes is not None


def knows_odds(terminal: Terminal) -> bool:
    chances = terminal.session.rules.chances
    return chances is not None and chances.nothing is not None


def judges(terminal: Terminal) -> bool:
    return told(terminal.session.rules, terminal.session.game)


class Command(NamedTuple):
    """`word-NAME` is what it is called, `with-NAME` what may follow, `does-NAME` what it does."""

    name: str
    letter: str = ""
    there: Callable[[Terminal], bool] = always  # whether this table has it
    listed: Callable[[Terminal], bool] = always  # whether it is of use here, and not only answered


COMMANDS = (
    Command("help", "h"),
    Command("why", "?"),
    Command("whynot", "n"),
    Command("hint", "i"),
    Command("keep", "k", keeps_dice),
    Command("odds", "o", always, knows_odds),
    Command("chance", "", judges),
    Command("map", "m", shows_map),
    Command("sight", "v", shows_map),
    Command("card", "c"),
    Command("board", "b"),
    Command("deal", "", makes_offers),
    Command("ask", "", takes_wishes),
    Command("log", "l"),
    Command("line", "w"),
    Command("pace", "p"),
    Command("undo", "u"),
    Command("save", "s"),
    Command("concede"),
    Command("quit", "q"),
)


def words_of(terminal: Terminal, command: Command) -> list[str]:
    """Its letter and its names: in the language of the table first, then in the others."""
    rules, own = terminal.session.rules, terminal.speaker.messages
    others = [rules.messages(lang) for lang in LANGUAGES if lang != terminal.speaker.lang]
    names = [word for messages in (own, *others) for word in messages.say(f"word-{command.name}").split()]
    return [*([command.letter] if command.letter else []), *dict.fromkeys(names)]


def command_of(terminal: Terminal, word: str) -> str:
    """The name of the command that is meant, or ''; accents and capitals may be left out."""
    for command in COMMANDS:
        if plain(word) in [plain(name) for name in words_of(terminal, command)] and command.there(terminal):
            return command.name
    return ""


def near(terminal: Terminal, word: str) -> str:
    """A command that is written almost so, or ''."""
    there = {plain(w): w for c in COMMANDS if c.there(terminal) for w in words_of(terminal, c) if len(w) > 2}
    found = get_close_matches(plain(word), list(there), 1, 0.75)
    return there[found[0]] if found else ""


def help_lines(terminal: Terminal) -> list[str]:
    """Every command of this table, a line each."""
    say = terminal.speaker.say
    shown = []
    for command in COMMANDS:
        if command.there(terminal) and command.listed(terminal):
            called = " ".join([say(f"word-{command.name}").split()[0], say(f"with-{command.name}")]).strip()
            shown.append((command.letter, called, say(f"does-{command.name}")))
    wide = max([len(called) for _, called, _ in shown])
    lines = terminal.style.wrap(say("help-title"))
    for letter, called, does in shown:
        lines += terminal.style.wrap(f"  {called:{wide}} {letter:1}  ".replace(" ", "\u00a0") + does, hang=wide + 6)
    return lines
