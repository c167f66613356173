"""Figures of cards that a setup changes: they are played and seen, and nobody else's game changes with them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tablee
from tablee.games import load
from tablee.games.champions.rules.library import library
from tablee.kernel.errors import SetupError

RULES = load("champions")
WEAK = "rhino.rhino-i.hp=5 rhino.the-break-in-1b.target-threat=3 iron-man.repulsor-blast.cost=4"


def made(changes: str = "", heroes: str = "iron-man") -> dict[str, Any]:
    return RULES.setup({"heroes": heroes, **({"changes": changes} if changes else {})}, 1, "0")


def test_each_kind_of_figure_makes_another_content_hash() -> None:
    printed = RULES.content_hash(made())
    found = {RULES.content_hash(made(change)) for change in WEAK.split()}
    assert len({printed, *found}) == 4
    assert made("rhino.rhino-i.hp=14") == made("klaw.klaw-i.hp=3") == made()  # as printed; not at this table


def test_what_is_changed_is_played_and_said_and_the_box_stays_as_it_is() -> None:
    before = {card.code: (card.cost, dict(card.stats), card.target) for card in library().values()}
    game = tablee.new_game("champions", heroes="iron-man", seed=2, changes=WEAK)
    defs = game.state.kit.defs  # type: ignore[attr-defined]
    assert defs["01094"].stats["hp"] == 5 and defs["01097b"].target == (3, library()["01097b"].target[1])
    assert defs["01097a"].face is defs["01097b"] and defs["01097b"].face is defs["01097a"]
    sheets = RULES.sheets(game.session.header.setup, "en")
    assert "HP 5" in sheets["card.01094"].needs and sheets["card.01094"].house
    assert RULES.sheets(made(), "en")["card.01094"].house == ()
    game.play("random")
    text = game.journal.text()
    assert tablee.load(text).winners == game.winners
    with pytest.raises(tablee.JournalError):
        tablee.load(re.sub(r', "changes": \{[^}]*\}', "", text))
    assert before == {card.code: (card.cost, dict(card.stats), card.target) for card in library().values()}


def test_every_figure_can_be_named_as_it_is_printed() -> None:
    assert RULES.changes is not None
    for owner in ("rhino", "iron-man", "aggression", "basic", "ultron", "standard"):
        figures = RULES.changes.figures(owner)
        assert figures and made(" ".join([f"{name}={n}" for name, n in figures.items()])) == made()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ("rhino.hp=5", "wanted is OWNER.PIECE.FIGURE=NUMBER"),
        ("rhin.rhino-i.hp=5", "nobody is called 'rhin'; there are spider-man"),
        ("rhino.rhino.hp=5", "rhino has no piece 'rhino'; there are rhino-i"),
        ("rhino.rhino-i.cost=5", "there is no figure 'cost'; those of this piece are atk (2), sch (1), hp (14)"),
        ("rhino.rhino-i.hp=0", "'0' cannot stand for 14: as many numbers, from 1 to 99"),
        ("rhino.rhino-i.hp=1/2", "'1/2' cannot stand for 14"),
    ],
)
def test_what_cannot_be_changed_is_said_with_what_can(changes: str, words: str) -> None:
    with pytest.raises(SetupError, match=re.escape(words)):
        made(changes)
