"""The table of all kinds of occurrences."""

from __future__ import annotations

from tablee.games.champions.rules.occurrences.base import ANSWERABLE, LEADS_ON, STOPPABLE, Kind
from tablee.games.champions.rules.occurrences.cards import (
    change_form,
    counters,
    discard,
    draw,
    enter_play,
    exhaust,
    leave,
    ready,
    reveal,
)
from tablee.games.champions.rules.occurrences.deeds import (
    attack,
    begin,
    boost,
    complete,
    defend,
    eliminate,
    end,
    enemy_attack,
    enemy_scheme,
    engage,
    initiate,
    play,
    recover,
    spend,
    thwart,
)
from tablee.games.champions.rules.occurrences.harm import (
    damage,
    defeat,
    give,
    heal,
    lose_status,
    place_threat,
    remove_threat,
)

#: by the words that content and saved games call them
KINDS: dict[str, Kind] = {
    one.name: one
    for one in (
        attack,
        begin,
        boost,
        change_form,
        complete,
        counters,
        damage,
        defeat,
        defend,
        discard,
        draw,
        eliminate,
        end,
        enemy_attack,
        enemy_scheme,
        engage,
        enter_play,
        exhaust,
        give,
        heal,
        initiate,
        leave,
        lose_status,
        place_threat,
        play,
        ready,
        recover,
        remove_threat,
        reveal,
        spend,
        thwart,
    )
}
#: those about which the walker has to ask whether something follows, stops them, answers them
LEADING = frozenset([name for name, one in KINDS.items() if one.ways & LEADS_ON])
STOPPED_BY = frozenset([name for name, one in KINDS.items() if one.ways & STOPPABLE])
ANSWERED_BY = frozenset([name for name, one in KINDS.items() if one.ways & ANSWERABLE])
