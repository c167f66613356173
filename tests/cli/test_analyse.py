"""`tablee analyse`: in both languages, as data, and what it refuses."""

from __future__ import annotations

import json
from functools import cache

from tablee.table.journal import Journal
from tablee.table.session import Session

from .kit import Shell


@cache
def finished() -> Journal:
    session = Session.start("dice-throne", {"heroes": "barbarian,gunslinger"}, ("bot:random", "bot:easy"), "analyse")
    session.run()
    return session.journal()


def test_a_game_is_analysed_in_words_and_as_data(tablee: Shell) -> None:
    path = tablee.save("game", finished())
    french = tablee.good("analyse", str(path), "--lang", "fr").out
    for words in ("Chances de gagner de Barbare", "D'où vient le résultat", "Ce qui aurait été mieux", "100 % |"):
        assert words in french
    english = tablee.good("analyse", str(path), "--lang", "en").out
    assert "Barbarian: chance to win" in english and "What would have been better" in english
    plot = [line for line in english.splitlines() if "|" in line[:8]]
    assert len(plot) == 10 and sum([line.count("*") for line in plot]) == 64
    data = json.loads(tablee.good("analyse", str(path), "--json").out)
    assert data["seats"] == ["Barbarian", "Gunslinger"] and data["entries"] == data["points"][-1][0]
    for side in (0, 1):
        change = data["luck"][side] + data["choices"][side] + data["others"][side]
        assert data["points"][0][1][side] + change == data["points"][-1][1][side]
    assert english.count("Better:") == min(8, len(data["mistakes"])) > 0


def test_what_cannot_be_analysed_is_refused(tablee: Shell) -> None:
    session = Session.start("dice-throne", {}, ("human", "human"), "1")
    path = tablee.save("begun", session.journal())
    answer = tablee("analyse", str(path))
    assert answer.code == 2 and "only a finished game can be analysed" in answer.err
    other = Session.start("dungeon-dice", {}, ("human", "human"), "1")
    other.choose(other.game.asked.seat, "concede")
    path = tablee.save("other", other.journal())
    answer = tablee("analyse", str(path), "--lang", "fr")
    assert answer.code == 2 and "dungeon-dice n'a pas de jugement appris" in answer.err
    assert tablee("analyse", str(path.with_name("nothing"))).code == 2
