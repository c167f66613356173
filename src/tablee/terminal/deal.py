"""`deal` in the terminal: an offer in words, or by the numbers of a list, that is put at the next moment; and what else may be
written down at any time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.gamekit.capability import Offers
from tablee.gamekit.view import Choice
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game
from tablee.text.rulebook import plain

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal

BACK, WITH = "back", "with"
ENDS = ("fight", "won", "lost", "tied")  # `deal-ends` says them
ENDING = re.compile(r"([^:?]*)([:?]?)(.*)", re.DOTALL)
WORDS = ("give", "for", WITH, BACK)  # as journals write them; `deal-words` says them in a language, in this order


def deal(terminal: Terminal, seat: int, words: str) -> bool:
    """`deal blue give 1 for 7`, with a third `... with green for help:1`; `deal blue` lists what could be named, `deal back`
    takes the offer back. True when something was written down."""
    session = terminal.session
    ends = dict(zip(terminal.speaker.say("deal-ends").split(), ENDS))
    said_so = dict(zip(terminal.speaker.say("deal-words").split(), WORDS))
    name, *rest = [said_so.get(word, word) for word in words.split()] or [""]
    words = " ".join([name, *rest])
    if name == BACK and not rest:
        return written(terminal, seat, "file")
    offers = offers_of(terminal)
    at_once = [choice.key for choice in offers.anytime(session.game, seat) if choice.key.split()[0] == name]
    if at_once:
        return written(terminal, seat, f"file {words if rest else at_once[0]}")
    to = partner(terminal, seat, name)
    if to < 0:
        return explained(terminal, seat)
    gives, wants = offers.terms(session.game, seat, to)
    if not rest:
        listed(terminal, gives, wants)
        return False
    said = ["file", str(to)]
    known = [choice.key for choice in (*gives, *wants)]
    for n, word in enumerate(rest):
        if n and rest[n - 1] == WITH:
            to = partner(terminal, seat, word)
            if to < 0:
                return explained(terminal, seat)
            gives, wants = offers.terms(session.game, seat, to)
            known = [choice.key for choice in (*gives, *wants)]
        said.append(str(to) if n and rest[n - 1] == WITH else term(word, known, ends))
    return written(terminal, seat, " ".join(said))


def offers_of(terminal: Terminal) -> Offers[Game]:
    offers = terminal.session.rules.offers
    assert offers is not None  # `deal` is no command elsewhere
    return offers


def partner(terminal: Terminal, seat: int, name: str) -> int:
    """Who is called so, or -1."""
    names = terminal.speaker.seat_names
    found = [s for s in range(len(names)) if s != seat and name and plain(names[s]).startswith(plain(name))]
    return found[0] if len(found) == 1 else -1


def explained(terminal: Terminal, seat: int) -> bool:
    speaker = terminal.speaker
    names = ", ".join([name for s, name in enumerate(speaker.seat_names) if s != seat])
    terminal.lines([speaker.say("deal-help", who=names)], wrap=True)
    for choice in offers_of(terminal).anytime(terminal.session.game, seat):
        terminal.lines(
            [
                terminal.screen.labelled(
                    f"{speaker.say('word-deal').split()[0]} {choice.key.split()[0]}",
                    speaker.words(choice.label, terminal.session.game),
                )
            ],
            wrap=True,
        )
    return False


def term(word: str, known: list[str], ends: dict[str, str]) -> str:
    """A number of the list, the name of a die, or a term as journals write it; when and on which condition may follow."""
    found = ENDING.fullmatch(word)
    assert found is not None, "it fits any word"
    head, sign, tail = found.groups()
    if head.isascii() and head.isdigit() and 1 <= int(head) <= len(known):
        head = known[int(head) - 1]
    elif f"die.{head}" in known:
        head = f"die.{head}"
    return f"{head}{sign}{ends.get(tail, tail)}"


def listed(terminal: Terminal, gives: Sequence[Choice], wants: Sequence[Choice]) -> None:
    speaker, n = terminal.speaker, 0
    for title, choices in (("deal-give", gives), ("deal-want", wants)):
        terminal.out(speaker.say(title))
        for choice in choices:
            n += 1
            terminal.out(f"{n:3} {speaker.words(choice.label, terminal.session.game)}")


def written(terminal: Terminal, seat: int, choice: str) -> bool:
    try:
        terminal.session.choose(seat, choice)
    except IllegalChoice as refused:
        terminal.out(terminal.speaker.say("reason-" + refused.reason))
        terminal.lines(terminal.speaker.rule_lines(refused.rules), wrap=True)
        return False
    return True
