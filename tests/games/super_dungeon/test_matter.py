"""Emergency potions: the rules allow them at every moment of the Consul Turn, people are asked where it could matter."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.statuses import POISON
from tablee.games.super_dungeon.show.wishes import WISHES
from tablee.kernel.decision import PASS, parse
from tablee.table.prompts import Prompts, automatic
from tests.games.super_dungeon.scene import Scene

RULES = load("super-dungeon")
KNIGHT, PRINCESS, HUNTRESS = "questing-knight", "princess-emerald", "thundervale-huntress"
ATTACK = f"act melee-attack {KNIGHT}"
MISSES = ("b0", "b0", "b0", "b0", "b0", "r0")
HITS = ("b2", "b2", "b0", "b0", "b0", "r0")


def questions(s: Scene, prompts: Prompts, *choices: str) -> list[str]:
    """What a person with these wishes is asked in a Consul Turn, and declines; the Consul makes these choices."""
    found = []
    left = list(choices)
    s.run(ConsulTurn())
    while not s.rests:
        if s.prompt != "emergency":
            s.game.choose(parse(left.pop(0) if left else "end"))
            continue
        if automatic(RULES, s.game, prompts) is None:
            question = RULES.view(s.game, s.seat).question
            assert question is not None
            found.append(str(question.prompt.args["moment"]))
        s.game.choose(PASS)
    assert not left
    return found


def fight(**knight: int) -> Scene:
    """The Knight beside two Mooks, the Princess far away; both have a potion."""
    s = Scene()
    s.hero(KNIGHT, 0, 0, potions=1, **knight)
    s.hero(PRINCESS, 11, 11, potions=1)
    s.put("mook", 1, 0)
    s.put("mook", 0, 1)
    return s


@pytest.mark.rule("SD-POTION-04")
def test_nobody_is_asked_while_no_hero_is_hurt_or_attacked() -> None:
    s = fight()
    assert questions(s, Prompts(), "activate mook-1", "move 2 0", "move 2 1", "end", "activate mook-2", "end") == []


@pytest.mark.rule("SD-POTION-04")
def test_the_same_question_is_not_put_twice() -> None:
    """Declined for one attack, it is declined for the next, as long as nothing has become worse."""
    s = fight()
    s.dice(*MISSES, *MISSES)
    both = ("activate mook-1", ATTACK, "end", "activate mook-2", ATTACK)
    assert questions(s, Prompts(), *both) == ["struck"]
    s.dice(*MISSES, *MISSES)
    assert questions(s, Prompts(), *both) == ["struck"], "a new turn, a new attack: once more"


@pytest.mark.rule("SD-POTION-04")
def test_a_new_wound_is_news_and_the_next_attack_too() -> None:
    s = fight()
    s.dice(*HITS, *MISSES)
    asked = questions(s, Prompts(), "activate mook-1", ATTACK, "end", "activate mook-2", ATTACK)
    assert s.wounds(KNIGHT) == 1
    assert asked == ["struck", "now", "struck"], "armour; rations for the wound; armour, now that there is a wound"


@pytest.mark.rule("SD-POTION-04")
def test_old_wounds_are_asked_about_once_until_they_change() -> None:
    s = fight(wounds=2)
    s.game.change(s.n(KNIGHT), potions=0)
    assert questions(s, Prompts()) == ["begin"]
    assert questions(s, Prompts()) == [], "declined in the turn before"
    s.game.change(s.n(KNIGHT), wounds=1)
    assert questions(s, Prompts()) == []
    s.game.change(s.n(KNIGHT), wounds=2)
    assert questions(s, Prompts()) == ["begin"], "it had become better, and is worse again"
    s.game.change(s.n(KNIGHT), statuses=POISON)
    assert questions(s, Prompts()) == ["begin"], "healing takes statuses away, too"


@pytest.mark.rule("SD-POTION-04")
def test_a_potion_that_lends_only_a_way_of_moving_is_no_reason() -> None:
    """Hunter's Rations make surefooted, too: until the next upkeep of who does not move before."""
    s = fight()
    s.game.change(s.n(KNIGHT), potions=0)
    s.dice(*MISSES)
    assert questions(s, Prompts(), "activate mook-1", ATTACK) == []


@pytest.mark.parametrize(
    ("wish", "asked"),
    [
        ("", ["struck", "now", "struck"]),
        ("always", ["begin", "now", "struck", "now", "now", "struck", "now"]),
        ("struck", ["struck", "struck"]),
        ("wounded", ["now"]),
        ("in-danger", []),
        ("never", []),
    ],
)
def test_a_wish_for_one_hero_decides_when_its_player_is_asked(wish: str, asked: list[str]) -> None:
    s = fight()
    s.dice(*HITS, *MISSES)
    prompts = Prompts(wishes={KNIGHT: wish, PRINCESS: "never"} if wish else {})
    assert questions(s, prompts, "activate mook-1", ATTACK, "end", "activate mook-2", ATTACK) == asked


def test_in_danger_means_two_hearts_or_fewer() -> None:
    s = fight(wounds=3)
    s.dice(*MISSES)
    wishes = Prompts(wishes={KNIGHT: "in-danger", PRINCESS: "never"})
    assert questions(s, wishes, "activate mook-1", ATTACK) == ["begin", "struck"]


def test_wishes_are_about_the_heroes_and_have_words() -> None:
    s = fight()
    assert list(WISHES.about(s.game, 0)) == [KNIGHT, HUNTRESS, PRINCESS]
    assert WISHES.about(s.game, 1) == {}, "the Consul drinks nothing"
    for lang in ("en", "fr"):
        say = RULES.messages(lang)
        assert all([say.has(f"wish-{wish}") for wish in (*WISHES.values, "as-usual")])
