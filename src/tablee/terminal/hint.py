"""`hint`: what a good bot would choose, from what this seat may know; where judgement was learned, also its chance to win,
what comes next, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.bots import make_bot
from tablee.bots.levels import judges
from tablee.gamekit.price import completed
from tablee.gamekit.view import View
from tablee.terminal.screen import Offer

if TYPE_CHECKING:
    from tablee.bots.advice import Advice, Adviser
    from tablee.terminal.play import Terminal


def hint(terminal: Terminal, seat: int, view: View, offers: list[Offer]) -> str:
    """Says it in words, with its number where it is listed; the choice."""
    session, speaker = terminal.session, terminal.speaker
    taught = session.taught(seat)
    # what a guide speaks of comes up for who plays as the medium level does
    found = None
    if session.lesson is None and judges(session.rules, session.game):
        found = adviser(terminal).advice(session.game)
        first = str(found.best[0].option)
    else:
        bot = make_bot("greedy", session.rules, f"{session.header.seed}/{seat}/{len(session.entries)}")
        first = taught or str(bot.choose(session.game, seat))
    key = completed(session.rules, session.game, seat, first)
    bill = terminal.bill
    if bill is not None and key != first:  # a payment: all that is given
        paid = [choice for choice, values in bill.listed for value in values if value in key.split()[1:]]
        text = ", ".join([speaker.words(choice.label, session.game) for choice in paid])
    else:
        text = named(terminal, view, offers, first)
    terminal.out(speaker.say("hint-line", what=text + (chance(terminal, found, 0) if found is not None else "")))
    if found is not None:
        tell_more(terminal, view, offers, found)
    return key


def adviser(terminal: Terminal) -> Adviser:
    from tablee.bots.advice import Adviser

    session = terminal.session
    return Adviser(session.rules, f"{session.header.seed}/{len(session.entries)}")


def named(terminal: Terminal, view: View, offers: list[Offer], key: str) -> str:
    """A choice in words, with its number where it is listed."""
    assert view.question is not None
    label = next(choice.label for choice in view.question.options if choice.key == key)
    text = terminal.speaker.words(label, terminal.session.game)
    at = [n for n, offer in enumerate(offers, 1) if offer.choice.key == key and not offer.ways]
    return f"{at[0]} {text}" if at else text


def chance(terminal: Terminal, found: Advice, n: int) -> str:
    from tablee.bots.advice import per_cent

    one = found.best[n].chance
    return f" ({terminal.speaker.say('hint-chance', n=per_cent(one))})" if one >= 0 else ""


def tell_more(terminal: Terminal, view: View, offers: list[Offer], found: Advice) -> None:
    """Why, and what comes next; nothing where nothing certain can be said."""
    say, game = terminal.speaker.say, terminal.session.game
    if found.why:
        why = ", ".join([terminal.speaker.words(words, game) for words in found.why])
        terminal.out("  " + say("hint-why", why=why))
    others = [
        named(terminal, view, offers, str(one.option)) + chance(terminal, found, n)
        for n, one in enumerate(found.best)
        if n
    ]
    if others:
        terminal.out(
            "  " + say("hint-next", what=" ; ".join(others) if terminal.speaker.lang == "fr" else "; ".join(others))
        )


def chance_line(terminal: Terminal, seat: int) -> list[str]:
    """The chance to win, beside the table, for whoever wants to see it."""
    if not terminal.shows_chance or not judges(terminal.session.rules, terminal.session.game):
        return []
    from tablee.bots.advice import per_cent

    found = adviser(terminal).chance(terminal.session.game, seat)
    return [f"  {terminal.speaker.say('chance-line', n=per_cent(found))}"]


def toggle_chance(terminal: Terminal) -> None:
    terminal.shows_chance = not terminal.shows_chance
    terminal.out(terminal.speaker.say("chance-on" if terminal.shows_chance else "chance-off"))
