"""A board looked at for whoever writes it: every fault with its line, what could stand there, and what looks odd."""

from __future__ import annotations

from pathlib import Path

from tablee.gamekit.capability import Boards, Checked
from tablee.games.dice_throne.rules.heroes import HEROES, SHARED, common, tokens
from tablee.games.dice_throne.text.board.dump import dump
from tablee.games.dice_throne.text.board.folder import SHELF, own, text_of
from tablee.games.dice_throne.text.board.lines import BoardError, Fault, messages
from tablee.games.dice_throne.text.board.load import Loader, own_of
from tablee.games.dice_throne.text.board.odd import odd
from tablee.kernel.errors import SetupError

SHOWN = 12  # of what could stand somewhere
MOST = 40  # faults that are told


def told(file: str, lines: list[str], fault: Fault, lang: str) -> list[str]:
    """A fault as `file:line:column: what`, the line, and a mark below it."""
    say = messages(lang).say
    out = [f"{file}:{fault.line}:{fault.column}: {fault.words(messages(lang))}"]
    if 0 < fault.line <= len(lines) and fault.key not in ("too-long", "long-line"):
        out += [f"  {lines[fault.line - 1]}", f"  {' ' * (fault.column - 1)}^"]
    if fault.could:
        more = say("board-more", n=len(fault.could) - SHOWN) if len(fault.could) > SHOWN else ""
        out.append("  " + say("board-could", what=" | ".join(fault.could[:SHOWN])) + more)
    return out


class HeroBoards(Boards):
    """Boards of Dice Throne."""

    def look_in(self, folder: Path) -> None:
        SHELF.place = folder

    def check(self, file: Path, lang: str) -> Checked:
        say = messages(lang).say
        text = text_of(file)
        lines = text.splitlines()
        loader = Loader(text, file.name, tokens())
        try:
            hero = own_of(loader, HEROES, common())
        except BoardError as error:
            out = [line for fault in error.faults[:MOST] for line in told(file.name, lines, fault, lang)]
            return Checked(out, say("board-faults", n=len({fault.line for fault in error.faults})))
        out = [f"{file.name}:{note.line}:{note.column}: {say('board-rather', what=note.text)}" for note in loader.notes]
        out += [f"{file.name}: {say(f'odd-{key}', **args)}" for key, args in odd(hero, lang)]
        name = hero.name.said(lang)
        return Checked([*out, say("board-fine", what=name, called=hero.id, n=len(hero.deck))], "")

    def written(self, name: str, lang: str) -> str:
        known = {**HEROES, **own()}
        if name not in known:
            raise SetupError(f"no hero is called {name!r}; there are {', '.join(known)}")
        return dump(known[name], lang, tuple(tokens() if known[name].own else SHARED), len(common()))
