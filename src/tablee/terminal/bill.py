"""A pick with a price in the terminal: sources by their numbers, in any order, on one line or on several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.gamekit.price import tally
from tablee.gamekit.view import Choice, Pick, View
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice
from tablee.terminal.screen import Offer

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def bill_of(terminal: Terminal, seat: int, view: View) -> Bill | None:
    """Where a pick with a price is asked for."""
    pick = view.question.pick if view.question is not None else None
    return Bill(terminal, seat, view, pick) if pick is not None and pick.price is not None else None


class Bill:
    """What is listed, and what has been named so far. Equal cards are one line; its number can be typed once for each."""

    def __init__(self, terminal: Terminal, seat: int, view: View, pick: Pick) -> None:
        self.terminal, self.seat, self.pick = terminal, seat, pick
        self.held: list[str] = []
        self.listed: list[tuple[Choice, list[str]]] = []  # each line, and the values it stands for
        session, speaker = terminal.session, terminal.speaker
        speaker.look(view)
        loose = {id for area in view.areas if area.layout == "fan" for id in area.holds}
        lines: dict[str, tuple[Choice, list[str]]] = {}
        for ref, value in pick.of:
            key = f"{pick.verb} {value}"
            choice = next(c for c in session.rules.tries(session.game, seat, ref) if c.key == key)
            words = speaker.words(choice.label, session.game) + view.pieces[ref].sheet
            lines.setdefault(words if ref in loose else key, (choice, []))[1].append(value)
        self.listed = list(lines.values())

    def offers(self, options: Sequence[Choice]) -> list[Offer]:
        """All sources, then what else can be chosen."""
        rest = [Offer(choice) for choice in options if choice.key.split()[0] != self.pick.verb]
        return [*[Offer(choice, f"×{len(values)}" if len(values) > 1 else "") for choice, values in self.listed], *rest]

    def answer(self, text: str, options: Sequence[Choice]) -> bool | None:
        """True when it is paid, False when something is still to be said, nothing when the words are not about paying.

        Several numbers are the whole payment, one alone is added to what was named before, or taken back.
        """
        words, price = text.split(), self.pick.price
        assert price is not None
        if not words or text in [choice.key for choice in options]:
            return None
        pays = words[0] in (self.pick.verb, price.verb)
        numbers = words[1:] if pays else words
        if not all([is_number(word) for word in numbers]):
            return self.pay(words[1:]) if words[0] == price.verb else None
        if len(numbers) == 1 and not pays and int(numbers[0]) > len(self.listed):
            return None  # something else is listed there
        held = list(self.held) if not numbers or (len(numbers) == 1 and not pays) else []
        for word in numbers:
            if not 1 <= int(word) <= len(self.listed):
                self.terminal.out(self.terminal.speaker.say("bad-number", what=word, n=len(self.listed)))
                return False
            values = self.listed[int(word) - 1][1]
            free = [value for value in values if value not in held]
            held = [*held, free[0]] if free else [value for value in held if value not in values]
        found = tally(self.pick, held)
        if pays or not (found.missing or found.lost or found.spare or price.more):
            return self.pay(held)
        self.held = held
        self.tell()
        return False

    def pay(self, values: list[str]) -> bool:
        """All of it, or nothing."""
        assert self.pick.price is not None
        terminal, key = self.terminal, " ".join([self.pick.price.verb, *values])
        try:
            terminal.session.choose(self.seat, key)
        except IllegalChoice:
            refusal = terminal.session.rules.why_not(terminal.session.game, self.seat, parse(key))
            assert refusal is not None
            terminal.out(terminal.reason(self.seat, key, refusal))
            terminal.lines(terminal.speaker.rule_lines(refusal.rules), wrap=True)
            self.tell()
            return False
        return True

    def tell(self) -> None:
        """What is given, what is missing, what is lost."""
        say, found = self.terminal.speaker.say, tally(self.pick, self.held)
        given = [say("bill-given", what=self.amounts(found.given))] if found.given else []
        names = [choice for choice, values in self.listed for value in found.spare if value in values]
        if found.missing:
            given.append(say("bill-missing", what=self.amounts(found.missing)))
        elif names:
            cards = [self.terminal.speaker.words(c.label, self.terminal.session.game) for c in names]
            given.append(say("bill-spare", what=", ".join(cards)))
        else:
            given += [say("bill-lost", what=self.amounts(("",) * found.lost))] if found.lost else []
            given.append(say("bill-confirm", verb=self.pick.verb))
        self.terminal.out(" ".join(given))

    def amounts(self, kinds: tuple[str, ...]) -> str:
        price, say = self.pick.price, self.terminal.speaker.say
        assert price is not None
        counts = {kind: kinds.count(kind) for kind in kinds}
        words = [
            say(price.any, n=n) if not kind else f"{n} × {say(kind)}" if n > 1 else say(kind)
            for kind, n in counts.items()
        ]
        return ", ".join(words)
