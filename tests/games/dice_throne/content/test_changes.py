"""Figures that a setup changes: they do what they say, they are seen, and the game does not pretend to be the printed one."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee.games import load
from tablee.kernel.errors import SetupError

RULES = load("dice-throne")


def made(changes: str, heroes: str = "barbarian,monk") -> dict[str, object]:
    return RULES.setup({"heroes": heroes, "changes": changes} if changes else {"heroes": heroes}, 2, "0")


def test_a_changed_game_has_a_content_hash_of_its_own() -> None:
    printed = RULES.content_hash(made(""))
    hashes = [
        RULES.content_hash(made(f"barbarian.{change}"))
        for change in ("smack.1.damage=5/7/9", "smack.2.cost=3", "token.concussion.limit=2", "card.get-some.dice=4")
    ]
    assert len({printed, *hashes}) == 5
    assert RULES.content_hash(made("barbarian.smack.1.damage=4/6/8")) == printed  # as printed


def test_every_figure_of_every_hero_can_be_named_and_as_printed_changes_nothing() -> None:
    assert RULES.changes is not None and RULES.rivals is not None
    for hero in RULES.rivals.ids():
        figures = RULES.changes.figures(hero)
        assert len(figures) > 20
        word = " ".join([f"{name}={printed}" for name, printed in figures.items()])
        assert RULES.content_hash(made(word, f"{hero},pyromancer")) == RULES.content_hash(
            made("", f"{hero},pyromancer")
        )
        assert RULES.changes.subjects(word) == (hero,)


def test_whoever_is_not_at_the_table_changes_nothing() -> None:
    assert made("paladin.card.mighty.cost=3") == made("")


def test_what_is_changed_is_played_and_said() -> None:
    changes = "barbarian.smack.1.damage=11/12/13 barbarian.token.concussion.limit=3"
    game = tablee.new_game("dice-throne", heroes=["barbarian", "monk"], first=0, seed=1, changes=changes)
    sheets = RULES.sheets(game.session.header.setup, "en")
    assert "11/12/13" in sheets["ability.barbarian.smack.1"].text and "(changed)" in sheets["hero.barbarian"].name
    assert sheets["hero.monk"].name == "Monk" and sheets["hero.barbarian"].house
    assert "(modifié)" in RULES.sheets(game.session.header.setup, "fr")["hero.barbarian"].name
    hero = game.state.kit.heroes[0]  # type: ignore[attr-defined]
    assert next(token for token in hero.tokens if token.id == "concussion").limit == 3
    printed = tablee.new_game("dice-throne", heroes=["barbarian", "monk"], first=0, seed=1)
    assert printed.state.kit.heroes[0].tokens[0].limit == 1  # type: ignore[attr-defined]


def test_a_journal_of_a_changed_game_is_played_again_as_it_was() -> None:
    game = tablee.new_game("dice-throne", heroes="barbarian,monk", seed=4, changes="barbarian.smack.1.damage=9/9/9")
    game.play("random")
    text = game.journal.text()
    assert tablee.load(text).winners == game.winners and '"barbarian.smack.1.damage": [9, 9, 9]' in text
    with pytest.raises(tablee.JournalError):  # as if it had been the printed game
        tablee.load(re.sub(r', "changes": \{[^}]*\}', "", text))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ("smack", "wanted is OWNER.PIECE.FIGURE=NUMBER"),
        ("barbarian.smack.1.damage=x", "wanted is OWNER.PIECE.FIGURE=NUMBER"),
        ("barbarian.smack.1.damage=-1/6/8", "'-1/6/8' cannot stand for 4/6/8: as many numbers, from 0 to 99"),
        ("batman.smack.1.damage=1", "nobody is called 'batman'; there are barbarian"),
        ("barbarian.smak.1.damage=1", "barbarian has no piece 'smak.1'; there are smack.1"),
        ("barbarian.smack.1.damge=1", "there is no figure 'damge'; those of this piece are damage (4/6/8)"),
        ("barbarian.smack.1.damage=1/2", "'1/2' cannot stand for 4/6/8: as many numbers, from 0 to 99"),
        ("barbarian.smack.2.cost=21", "'21' cannot stand for 2: as many numbers, from 0 to 20"),
        ("barbarian.token.concussion.limit=0", "'0' cannot stand for 1: as many numbers, from 1 to 20"),
        ("barbarian.smack.2.cost=1 barbarian.smack.2.cost=3", "a figure is changed once"),
    ],
)
def test_what_cannot_be_changed_is_said_with_what_can(changes: str, words: str) -> None:
    with pytest.raises(SetupError, match=re.escape(words)):
        made(changes)


def test_a_setup_that_was_tampered_with_is_refused() -> None:
    for changes in ({"barbarian.smack.1.damage": ["x", 1, 2]}, {"barbarian.smack.1.damage": 3}, ["x"], {"a.b.c": [1]}):
        with pytest.raises(SetupError):
            RULES.content_hash({**made(""), "changes": changes})
