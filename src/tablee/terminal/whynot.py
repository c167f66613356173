"""Why something cannot be done now: by an option as it is written, by a name, or by a place on a map."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tablee.gamekit.view import View
from tablee.kernel.decision import parse
from tablee.terminal.bill import is_number
from tablee.text.rulebook import plain

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal

WHOLE = re.compile(r"-?[0-9]{1,6}")


def why_not(terminal: Terminal, seat: int, words: str) -> None:
    """Why something cannot be done now: an option as journals write it, or a card, token or ability by name."""
    game = terminal.session.game
    if not words:
        named = terminal.session.rules.presentation.by_piece
        terminal.lines([terminal.speaker.say("why-not-card" if named else "why-not-what")], wrap=True)
    view = terminal.view()
    question = view.question
    if terminal.session.rules.presentation.by_piece and words and parse(words).verb not in game.VERBS:
        why_not_named(terminal, seat, words, view)
        return
    names = {c.key: terminal.speaker.words(c.label, game) for c in (question.options if question is not None else ())}
    for key in named_options(terminal, words):
        if key != words:  # found by its name: it has words, too
            choice = parse(key)
            label = terminal.session.rules.verbs[choice.verb].label(game, seat, choice)
            names.setdefault(key, terminal.speaker.words(label, game))
        refusal = terminal.session.rules.why_not(game, seat, parse(key))
        if refusal is None:
            terminal.out(terminal.screen.labelled(names.get(key, key), terminal.speaker.say("allowed")))
        else:
            terminal.out(terminal.screen.labelled(names.get(key, key), terminal.reason(seat, key, refusal)))
            terminal.lines(terminal.speaker.rule_lines(refusal.rules), wrap=True)


def why_not_named(terminal: Terminal, seat: int, words: str, view: View) -> None:
    """By the name of a card on the table, or by the words of a choice."""
    game, wanted = terminal.session.game, plain(words)
    found: dict[str, str] = {}
    x, _, y = words.partition(" ")
    maps = [area.id for area in view.areas if area.layout == "map"]
    sighting, sight = None, terminal.session.rules.sight
    if maps and is_number(x) and is_number(y):  # a square of the map
        sighting = sight.sees(game, f"{maps[0]}/{x}.{y}") if sight is not None else None
        for choice in terminal.session.rules.tries(game, seat, f"{maps[0]}/{x}.{y}"):
            found[choice.key] = terminal.speaker.words(choice.label, game)
    for id, piece in view.pieces.items():
        name = terminal.speaker.sheets[piece.sheet].name if piece.sheet else ""
        for choice in terminal.session.rules.tries(game, seat, id):
            text = terminal.speaker.words(choice.label, game)
            if wanted in plain(name) or wanted in plain(text):
                if text not in found.values():
                    found[choice.key] = text
    for key, text in list(found.items())[:6]:
        refusal = terminal.session.rules.why_not(game, seat, parse(key))
        if refusal is None:
            terminal.out(terminal.screen.labelled(text, terminal.speaker.say("allowed")))
        else:
            terminal.out(terminal.screen.labelled(text, terminal.reason(seat, key, refusal)))
            terminal.lines(terminal.speaker.rule_lines(refusal.rules), wrap=True)
    if sighting is not None:
        label = terminal.speaker.words(sighting.label, game)
        terminal.out(terminal.screen.labelled(label, terminal.speaker.words(sighting.words, game)))
        terminal.lines(terminal.speaker.rule_lines(sighting.rules), wrap=True)
    if not found and sighting is None:
        terminal.out(terminal.speaker.say("nothing-found"))


def named_options(terminal: Terminal, words: str) -> list[str]:
    if not words:
        return []
    verbs = terminal.session.rules.presentation.meant
    hero = terminal.session.rules.view(terminal.session.game, terminal.seat).seats[terminal.seat].sheet.split(".", 1)[1]
    found = []
    for id, sheet in terminal.speaker.sheets.items():
        kind, *rest = id.split(".")
        if kind in verbs and plain(words) in plain(sheet.name) and not rest[-1].isdigit():
            if kind == "token" or rest[0] == hero:
                found.append(f"{verbs[kind]} {rest[-1]}")
    return found[:4] or [words]


def off_the_map(terminal: Terminal, answer: str, view: View, command: str = "") -> bool:
    """Whoever names a place by its numbers is told that there is none, or why it cannot be chosen."""
    grid = next((area.grid for area in view.areas if area.grid is not None), None)
    words = answer.replace(",", " ").split()
    if (
        grid is None
        or command not in ("", "whynot")
        or len(words) < 2
        or not all([WHOLE.fullmatch(w) for w in words[-2:]])
    ):
        return False
    x, y = int(words[-2]), int(words[-1])
    if 0 <= x < grid.w and 0 <= y < grid.h and grid.rows[y][x] in grid.legend:
        if len(words) > 2 or command:
            return False
        why_not_named(terminal, terminal.seat, f"{x} {y}", view)
        return True
    terminal.out(terminal.speaker.say("off-the-map", x=x, y=y, w=grid.w - 1, h=grid.h - 1))
    return True
