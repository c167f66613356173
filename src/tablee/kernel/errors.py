"""What a user can do wrong, and what an engine must never hide."""

from __future__ import annotations


class TableeError(Exception):
    """Base of all errors that are shown to people: each says what, where, and what would be accepted."""


class SetupError(TableeError):
    """A game was asked for that cannot be set up."""


class ContentError(TableeError):
    """A hero, card or token is wrongly defined; `where` is the path into it."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where


class JournalError(TableeError):
    """A journal cannot be read, or stops matching at entry `at` (0: the header).

    `kind` and `found` say the same as `what` to those who speak another language.
    """

    def __init__(self, at: int, what: str, kind: str = "", **args: int | str) -> None:
        super().__init__(f"entry {at}: {what}" if at else what)
        self.at = at
        self.kind = kind
        self.found = args


class IllegalChoice(TableeError):
    """Refused, and nothing changed. `reason` is a message id, `rules` the rules that forbid it."""

    def __init__(self, choice: str, reason: str, rules: tuple[str, ...], where: str) -> None:
        super().__init__(f"{choice!r} is refused at {where}: {reason}" + (f" ({' '.join(rules)})" if rules else ""))
        self.choice = choice
        self.reason = reason
        self.rules = rules


class RunawayError(TableeError):
    """More engine steps in one decision than any rulebook needs."""


class MandatoryLoop(RunawayError):
    """The same state came back without anybody choosing; `cycle` names the steps that repeat."""

    def __init__(self, cycle: tuple[str, ...]) -> None:
        super().__init__("mandatory loop: " + " -> ".join(cycle))
        self.cycle = cycle
