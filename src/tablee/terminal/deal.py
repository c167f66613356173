"""`deal` in the terminal: an offer in words, or by the numbers of a list, that is put at the next moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.games.view import Choice
from tablee.kernel.errors import IllegalChoice
from tablee.text.rulebook import plain

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal

GIVE, FOR, BACK = "give", "for", "back"


def deal(terminal: Terminal, seat: int, words: str) -> bool:
    """`deal blue give 1 for 7`; `deal blue` lists what could be named, `deal back` takes the offer back. True when
    something was written down."""
    speaker = terminal.speaker
    name, *rest = words.split() or [""]
    if name == BACK and not rest:
        return written(terminal, seat, "file")
    others = [s for s in range(len(speaker.seat_names)) if s != seat]
    found = [s for s in others if name and plain(speaker.seat_names[s]).startswith(plain(name))]
    if len(found) != 1:
        names = ", ".join([speaker.seat_names[s] for s in others])
        terminal.lines([speaker.say("deal-help", who=names)], wrap=True)
        return False
    gives, wants = terminal.session.rules.terms(terminal.session.game, seat, found[0])
    if not rest:
        listed(terminal, gives, wants)
        return False
    known = [choice.key for choice in (*gives, *wants)]
    return written(terminal, seat, " ".join(["file", str(found[0]), *[term(word, known) for word in rest]]))


def term(word: str, known: list[str]) -> str:
    """A number of the list, the name of a die, or a term as journals write it."""
    if word.isascii() and word.isdigit() and 1 <= int(word) <= len(known):
        return known[int(word) - 1]
    return f"die.{word}" if f"die.{word}" in known else word


def listed(terminal: Terminal, gives: Sequence[Choice], wants: Sequence[Choice]) -> None:
    speaker, n = terminal.speaker, 0
    for title, choices in (("deal-give", gives), ("deal-want", wants)):
        terminal.out(speaker.say(title))
        for choice in choices:
            n += 1
            terminal.out(f"{n:3} {speaker.words(choice.label, terminal.session.game)} — {choice.key}")


def written(terminal: Terminal, seat: int, choice: str) -> bool:
    try:
        terminal.session.choose(seat, choice)
    except IllegalChoice as refused:
        terminal.out(terminal.speaker.say("reason-" + refused.reason))
        terminal.lines(terminal.speaker.rule_lines(refused.rules), wrap=True)
        return False
    return True
