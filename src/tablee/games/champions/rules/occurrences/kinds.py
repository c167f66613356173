"""The table of all kinds of occurrences."""

from __future__ import annotations

from typing import Final

from tablee.games.champions.rules.occurrences import cards, deeds, harm
from tablee.games.champions.rules.occurrences.base import ANSWERABLE, LEADS_ON, STOPPABLE, Kind

#: by the words that content and saved games call them, in their order
KINDS: dict[str, Kind] = {
    one.name: one for one in sorted([*cards.KINDS, *deeds.KINDS, *harm.KINDS], key=lambda one: one.name)
}
#: those about which the walker has to ask whether something follows, stops them, answers them
LEADING: Final = frozenset([name for name, one in KINDS.items() if one.ways & LEADS_ON])
STOPPED_BY: Final = frozenset([name for name, one in KINDS.items() if one.ways & STOPPABLE])
ANSWERED_BY: Final = frozenset([name for name, one in KINDS.items() if one.ways & ANSWERABLE])
