"""The verbs of windows, in which whatever happens may be interrupted or answered (MC-WINDOW)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.champions.rules.guards import known
from tablee.games.champions.rules.happening import Event
from tablee.games.champions.rules.pointing import ability_words, on_card, said_at
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.decision import PASS, Args, Option


def use_words(game: Scenario, seat: int, choice: Option) -> Args:
    """In a window a card may be used for several things that happen at once: they tell its uses apart."""
    words, asked = ability_words(game, seat, choice), game.decision
    assert asked is not None
    alike = [o for o in asked.options if o.verb == choice.verb and o.args[0] == choice.args[0]]
    if len(alike) > 1 and len(choice.args) > 1:
        o = FIRST.frame(game).batch[int(choice.args[1])]
        words |= {"ability": game.name(o.subject if o.subject >= 0 else game.main), "named": "yes"}
    return words


FIRST: Answer[Scenario, Event] = Answer("first", known, at=Event, words=use_words, on=on_card)
PASSING: Verb[Scenario] = Verb(PASS.verb, words=said_at("defend"), group="more")
VERBS: list[Verb[Scenario]] = [FIRST, PASSING]
