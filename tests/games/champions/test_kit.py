"""What games of Champions have in common is there once, however many tables a server has."""

from __future__ import annotations

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.records import DRONES
from tablee.games.champions.rules.setup import kit


def test_tables_with_other_heroes_share_their_options() -> None:
    first, second = [
        kit(RULES.record(RULES.setup({"heroes": heroes}, 2, "kit")))
        for heroes in ("spider-man,iron-man", "she-hulk,captain-marvel")
    ]
    assert first is not second
    both = [handle for handle in first.handles if handle in second.number]
    assert len(both) > DRONES
    for name in ("plays", "uses", "pays", "defends", "discards", "targets", "nexts"):
        for handle in both:
            one, other = [getattr(k, name)[k.number[handle]] for k in (first, second)]
            assert one is other and one.args == (handle,)
