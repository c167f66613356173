"""What comes from outside to make a table of: options, and journals with setups. It is checked before anything is played."""

from __future__ import annotations

import json
import logging
from typing import Any

from tablee.bots import is_bot
from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.errors import JournalError, SetupError
from tablee.kernel.game import Game
from tablee.server.wire.faults import VAGUE
from tablee.server.wire.refusal import Refused
from tablee.server.wire.shape import odd
from tablee.table.journal import Journal

log = logging.getLogger("tablee.server")
LONGEST = 10_000  # entries of a journal from elsewhere: several times those of a long game
WIDEST = 200_000  # letters of its setup, which may bring the boards of four heroes along


def check_options(rules: Rules[Game], options: dict[str, str], lang: str = "en") -> None:
    """Only what the lobby lists, and decks that may be played: no option that reads files, no free text."""
    known = {option.name: option for option in rules.options if not option.local}
    for name, value in options.items():
        option = known.get(name)
        if option is None:
            raise Refused("ui-refused-option", what=name, known=", ".join(known))
        offered = rules.offered(option)
        if option.many and value == "none":
            continue
        for part in value.split(",") if option.each or option.many else [value]:
            if rules.decks is not None and name == rules.decks.option and rules.decks.is_word(part):
                faults = rules.decks.read(part, lang).faults
                if faults:
                    raise Refused("ui-refused-deck", what="; ".join([fault.text for fault in faults]))
            elif part not in offered:
                raise Refused("ui-refused-value", what=part, option=name, known=", ".join(offered))


def unplayable(words: list[Any], what: object) -> Refused:
    """The refusal of a journal from elsewhere; what has no words in every language goes to the log."""
    if words[0] in VAGUE:
        log.info("an imported journal could not be played: %r", what)
    return Refused.of(words)


def checked(journal: Journal) -> Journal:
    """Before it is played: no longer than a game can be, and seats for those who are named."""
    setup, seats = journal.header.setup, journal.header.seats
    if len(journal.entries) > LONGEST or len(json.dumps(setup)) > WIDEST:
        raise Refused("ui-journal-long", n=LONGEST)
    rules = load(journal.header.game)
    if len(seats) in rules.players:
        strange = odd(setup, json.loads(json.dumps(rules.setup({}, len(seats), "shape"))))
        if strange is not None:
            raise Refused("ui-journal-type", what=strange[0][:100], kind=strange[1])
    try:
        wanted = rules.seats(setup)
    except SetupError as error:
        raise JournalError(0, f"its setup cannot be played: {error}", "unplayable") from error
    if len(seats) != wanted:
        raise Refused("ui-journal-seats")
    for who in seats:
        if who != "human" and not (who.startswith("bot:") and is_bot(who[4:], rules)):
            raise Refused("ui-journal-who", found=who[:100])
    return journal
