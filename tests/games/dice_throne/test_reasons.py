"""Why not: the sentence names what is missing, in both languages, for whatever somebody points at."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import parse
from tablee.testing.scene import Scene

RULES = load("dice-throne")


def reason(scene: Scene[Any], seat: int, key: str) -> tuple[str, dict[str, Any]]:
    refusal = RULES.why_not(scene.game, seat, parse(key))
    assert refusal is not None, f"{key} is allowed"
    words = RULES.because(scene.game, seat, parse(key), refusal)
    return words.id, dict(words.args)


def test_what_is_too_dear_says_what_it_costs_and_what_one_has() -> None:
    s = battle("barbarian", "gunslinger", at="main_1", hands=(("so-wild",), ()), cp=(1, 0))
    main = battle(
        "barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 2, 6), hands=(("so-wild",), ()), cp=(1, 0)
    )
    assert reason(s, 0, "play so-wild")[0] == "reason-CARD-10"
    assert reason(main, 0, "play so-wild") == ("reason-CP-01", {"cost": 2, "have": 1})


def test_dice_that_do_not_suffice_and_dice_that_do_not_lie_there_are_two_things() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 2, 6), hands=((), ()))
    assert reason(s, 0, "announce fortitude") == ("reason-OFF-04", {})
    assert reason(s, 0, "announce smack") == ("reason-OFF-02", {})  # they do, but one may still throw again
    assert reason(s, 0, "defend thick-skin")[0] == "reason-ABILITY-10"
    before = battle("barbarian", "gunslinger", at="main_1", hands=((), ()))
    assert reason(before, 0, "announce smack") == ("reason-OFF-04-elsewhen", {})


def test_cards_say_when_they_are_played_and_sold() -> None:
    s = battle(
        "barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 2, 6), hands=(("smack-2",), ()), cp=(5, 5)
    )
    assert reason(s, 0, "play smack-2")[0] == "reason-UPGRADE-02"
    assert reason(s, 0, "sell smack-2")[0] == "reason-MAIN-03"
    assert reason(s, 0, "play smack-3")[0] == "reason-CARD-05" and reason(s, 0, "sell smack-3")[0] == "reason-MAIN-02"


@pytest.mark.parametrize("heroes", ["barbarian,monk", "paladin,ninja", "tactician,thor"])
def test_whatever_is_pointed_at_has_a_sentence_of_its_own_in_both_languages(heroes: str) -> None:
    """Nine of ten say more than that the rules forbid it, and none says so without words."""
    setup = RULES.setup({"heroes": heroes}, 2, heroes)
    game = RULES.new(setup, heroes)
    bots = [make_bot("thrifty", RULES, f"{seat}") for seat in (0, 1)]
    say = {lang: RULES.messages(lang) for lang in ("en", "fr")}
    told = bare = 0
    for _ in range(120):
        if game.decision is None:
            break
        seat = game.asked.seat
        for ref in RULES.view(game, seat).pieces:
            for choice in RULES.tries(game, seat, ref):
                refusal = RULES.why_not(game, seat, parse(choice.key))
                if refusal is None:
                    continue
                words = RULES.because(game, seat, parse(choice.key), refusal)
                sentences = [say[lang].say(words.id, **words.args) for lang in say]
                assert all([one and one != words.id for one in sentences]), words
                told += 1
                bare += words.id in ("reason-forbidden", "reason-not-offered")
        game.choose(bots[seat].choose(game, seat))
    assert told > 500 and bare * 10 < told
