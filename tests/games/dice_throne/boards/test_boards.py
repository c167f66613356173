"""Boards of our heroes: read as they are played, written and read again, packed and unpacked."""

from __future__ import annotations

import json

import pytest
from tools import boards

from tablee.games import load as game
from tablee.games.dice_throne.rules import packed
from tablee.games.dice_throne.rules.heroes import BOARDS, HEROES, SHARED, box, common, texts, tokens
from tablee.games.dice_throne.text.board.dump import dump
from tablee.games.dice_throne.text.board.load import Loader
from tablee.games.dice_throne.text.board.odd import odd

from .kit import changed, hero

OURS = [hero.id for hero in HEROES.values()][: len(BOARDS)]


def data(id: str) -> packed.Data:
    return packed.pack_hero(HEROES[id], SHARED, len(common()))


def test_what_is_packed_is_what_the_boards_say() -> None:
    assert boards.PACKED.read_text(encoding="utf-8") == boards.packed(), "run tools/boards.py"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", OURS)
def test_every_hero_is_written_and_read_again_in_both_languages(id: str, lang: str) -> None:
    loader = Loader(dump(HEROES[id], lang, tuple(SHARED), len(common())), f"{id}.board", SHARED)
    assert packed.pack_hero(loader.hero(common()), SHARED, len(common())) == data(id)
    assert loader.notes == []


@pytest.mark.parametrize("id", OURS)
def test_a_packed_hero_is_the_same_hero(id: str) -> None:
    again = packed.hero(json.loads(json.dumps(data(id))), SHARED, common())
    assert again.data() == HEROES[id].data()
    assert {text.key: repr(text.root) for text in again.all_texts()} == {
        text.key: repr(text.root) for text in HEROES[id].all_texts()
    }
    assert [token.data() for token in again.tokens] == [token.data() for token in HEROES[id].tokens]


@pytest.mark.parametrize("id", OURS)
def test_nothing_is_odd_about_ours(id: str) -> None:
    assert [key for key, _ in odd(HEROES[id], "en") if key != "free"] == []


def test_a_changed_board_is_read_anew() -> None:
    """What was packed before is not taken for what is written now."""
    written = texts()
    written["barbarian"] = written["barbarian"].replace("Deal 4/6/8 damage.", "Deal 4/6/9 damage.")
    found = packed.hero(box(written)["heroes"][0], SHARED, common())
    assert [repr(effect) for effect in found.sides[0][0].levels[0].abilities[0].do][2].startswith("Damage(n=9")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("5 [Glass] -> 6 [Glass]", ("never", {"what": "Halo", "level": 1})),
        ("3/4/5 [Flame] -> 4/5/6 [Flame]", ("tier", {"what": "Flare", "level": 1, "n": 2, "tiers": 3})),
        ("  II; 2 CP ->   II", ("free", {"what": "Flare", "level": 2})),
        ("token: -> token: Stun\\ntoken:", ("nobody", {"what": "Stun"})),
        ("; ultimate -> ", ("ultimate", {})),
        ("Defensive Roll 4 -> 3 [Oil]", ("defense", {})),
        ("5 [Glass] -> 5 [Oil]", ("symbol", {"what": "Glass"})),
        ("lang: en -> lang: en", ("deck", {"n": 20, "few": 32, "most": 33})),
    ],
)
def test_what_looks_odd_is_told(change: str, expected: tuple[str, dict[str, str | int]]) -> None:
    text = changed(change).replace("Prevent 1", "Heal 1").replace("damage × [Oil]", "HP × [Oil]")
    found = odd(hero(text), "en")
    assert expected in found
    for lang in ("en", "fr"):
        for key, args in found:
            assert game("dice-throne").messages(lang).say(f"odd-{key}", **args)


def test_tokens_of_ours_can_be_named() -> None:
    found = hero(changed("token: -> token: Stun\\ntoken:", "Inflict 3 Soot -> Inflict 1 Stun"))
    assert found.tokens[0] is tokens()["stun"]
