"""`hint`: what a good bot would choose, from what this seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.bots import make_bot
from tablee.gamekit.price import completed
from tablee.gamekit.view import View
from tablee.terminal.screen import Offer

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal


def hint(terminal: Terminal, seat: int, view: View, offers: list[Offer]) -> str:
    """Says it in words, with its number where it is listed; the choice."""
    session, speaker = terminal.session, terminal.speaker
    bot = make_bot("greedy", session.rules, f"{session.header.seed}/{seat}/{len(session.entries)}")
    first = str(bot.choose(session.game, seat))
    key = completed(session.rules, session.game, seat, first)
    bill = terminal.bill
    if bill is not None and key != first:  # a payment: all that is given
        paid = [choice for choice, values in bill.listed for value in values if value in key.split()[1:]]
        text = ", ".join([speaker.words(choice.label, session.game) for choice in paid])
    else:
        assert view.question is not None
        label = next(choice.label for choice in view.question.options if choice.key == first)
        text = speaker.words(label, session.game)
        at = [n for n, offer in enumerate(offers, 1) if offer.choice.key == first and not offer.ways]
        text = f"{at[0]} {text}" if at else text
    terminal.out(speaker.say("hint-line", what=text))
    return key
