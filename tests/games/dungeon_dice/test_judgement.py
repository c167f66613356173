"""What moments may come to, and what is chosen for it: by a judge who looks at Glory and experience alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.dungeon_dice.mind.cases import accepted, threatened, tossed
from tablee.games.dungeon_dice.mind.foresight import WHOLE, branches
from tablee.games.dungeon_dice.mind.judgement import DungeonMind
from tablee.games.dungeon_dice.rules.records import Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import dungeon
from tablee.kernel.decision import Option
from tablee.testing.scene import Scene

RULES = load("dungeon-dice")
SURE = 1 << 20
STRONG = ("hammer-purple", "armor-purple")


def judge(games: Sequence[Dungeon], seat: int) -> list[int]:
    """Twelve points of Glory, less ten for each of whoever leads else; one of experience, less two for each wound."""
    return [SURE * (seat in game.outcome) if game.outcome is not None else points(game, seat) for game in games]


def points(game: Dungeon, seat: int) -> int:
    def fares(other: int) -> int:
        hero = game.heroes[other]
        return 12 * game.glory(other) + hero.xp - 2 * hero.wounds

    others = max([fares(other) for other in range(len(game.heroes)) if other != seat])
    return SURE * (400 + 4 * fares(seat) - 3 * others) // 1000


def worth(scene: Scene[Dungeon]) -> dict[str, int]:
    game = scene.game
    found = DungeonMind(judge).weigh(game, game.asked.seat, game.asked.options)
    return {str(option): n for option, n in zip(game.asked.options, found)}


def chosen(scene: Scene[Dungeon]) -> str:
    found = worth(scene)
    return max(found, key=found.__getitem__)


# ---------------------------------------------------------------------- what moments may come to
@pytest.mark.parametrize("seed", ["one", "two"])
def test_every_die_stays_somewhere_and_the_weights_are_whole(seed: str) -> None:
    game: Any = RULES.new(RULES.setup({}, 4, seed), seed)
    bots = [make_bot("greedy", RULES, f"{seed}/{seat}") for seat in range(4)]
    stages = set()
    for _ in range(250):
        if game.decision is None:
            break
        stages.add(game.asked.prompt)
        before = game.fingerprint()
        for way in branches(game):
            assert sum([weight for weight, _ in way]) == pytest.approx(WHOLE, abs=60)
            for _, state in way:
                dice = [*state.drawn, *[die for bag in state.bags.values() for die in bag]]
                dice += [die for hero in state.heroes for die in (*hero.dice, *[die for die, _ in hero.trophies])]
                assert sorted(dice) == list(range(len(game.kit.defs))), game.place()
                assert state.combat is None and state.drawn == (game.drawn if game.asked.prompt == "pick" else ())
        assert game.fingerprint() == before
        game.choose(bots[game.asked.seat].choose(game, game.asked.seat))
    assert {"prepare", "decide", "ability"} <= stages


def test_a_fight_comes_to_what_its_odds_say() -> None:
    """Nobody can win against a dragon with a bare hand, and whoever wins at once is crowned."""
    s = dungeon(3, monster="dragon L5 fire gust", xp=(0, 0, 0))
    fight, fled = branches(s.game)
    assert {state.heroes[0].wounds for _, state in fight} == {1} and [state.active for _, state in fled] == [1]
    s = dungeon(3, monster="ghost L2 pain", worn=(STRONG, (), ()), trophies=(("demon", "golem"), (), ()), xp=(5, 0, 0))
    won = sum([weight for weight, state in branches(s.game)[0] if state.outcome == (0,)])
    assert won > WHOLE * 9 // 10


def test_promised_loot_goes_to_whom_it_was_promised() -> None:
    promises = (Promise(0, 2, "trophy.1-3"), Promise(0, 1, "treasure.1-6"))
    s = dungeon(3, monster="ghost L2 pain", worn=(STRONG, (), ()), xp=(6, 0, 0), promises=promises)
    won = [(weight, state) for weight, state in branches(s.game)[0] if state.heroes[0].xp == 6 and not lost(state)]
    assert won and all([len(state.heroes[1].dice) == 1 for _, state in won])
    shares = [sum([weight for weight, state in won if state.heroes[seat].trophies]) for seat in (0, 2)]
    assert shares[0] == pytest.approx(shares[1], rel=0.05)


def lost(game: Dungeon) -> bool:
    return not any([hero.trophies for hero in game.heroes])


def test_a_roll_for_a_die_is_weighed_both_ways() -> None:
    offer = Offer(0, 1, ("toss.sword-gray.1-2",), ("die.key-1",))
    (won, given), (missed, kept) = tossed(offer)
    assert given.gives == ("die.sword-gray",) and kept.gives == () and [won, missed] == [WHOLE // 3, WHOLE * 4 // 6]
    s = dungeon(3, deals="on", worn=(("sword-gray",), (), ()), dice=((), ("key-1",), ()))
    (way,) = accepted(s.game, offer).ways
    sword = s.game.kit.by_handle["sword-gray"]
    assert [(weight, sword in state.heroes[1].dice) for weight, state in way] == [(3333, True), (6666, False)]


# ---------------------------------------------------------------------- what is chosen
def test_nobody_is_helped_to_the_victory() -> None:
    """The same request is refused to who would win by it, and granted to who would not: help brings experience."""
    for monster, trophies, wanted in (
        ("goblin-1 L2 slash", (), "help"),
        ("ghost L3 fear pain", ("demon", "golem"), "decline"),
    ):
        s = dungeon(3, deals="on", monster=monster, worn=((), STRONG, ()), trophies=(trophies, (), ()))
        s.game.choose(Option("ask", (1,)))
        assert s.game.asked.seat == 1 and s.game.asked.prompt == "help"
        found = worth(s)
        assert (found["help"] > found["decline"]) == (wanted == "help")


def test_who_refuses_reckons_with_somebody_else_who_helps() -> None:
    """But not where the fight would be won by who leads: nobody else would help then, either."""
    for monster, trophies in (("goblin-1 L2 slash", ()), ("ghost L3 fear pain", ("demon", "golem"))):
        strong = ("axe-purple", "sword-purple", "armor-black")
        s = dungeon(4, deals="on", monster=monster, worn=((), STRONG, strong, ()), trophies=(trophies, (), (), ()))
        mind, alone = DungeonMind(judge), DungeonMind(judge).chances([s.game], 1)[0]
        assert (mind.elsewhere(s.game, 1) != alone) == (not trophies)
        assert mind.elsewhere(s.game, 0) == mind.chances([s.game], 0)[0]  # whose fight it is does not wait for others


def test_an_offer_is_refused_that_brings_the_other_side_more() -> None:
    """A trophy for a key: good for whoever gets it, and not for who gives it; whoever loses least by it still refuses."""
    sides = (("die.key-1",), ("die.demon",))
    for by, wanted in ((0, "refuse"), (1, "accept")):
        offer = Offer(by, 1 - by, *(sides if by == 0 else sides[::-1]))
        s = dungeon(3, deals="on", dice=(("key-1",), (), ()), trophies=((), ("demon",), ()), active=by)
        s.game.choose(Option("deal", (1 - by,)))
        for verb, terms in (("give", offer.gives), ("want", offer.wants)):
            s.game.choose(Option(verb, terms))
        s.game.choose(Option("propose", ()))
        assert s.game.asked.prompt == "answer" and s.game.asked.seat == 1 - by
        assert chosen(s) == wanted


def test_who_is_paid_for_staying_out_may_step_in() -> None:
    """What a promise not to play a curse is worth shows beside the fight in which it is played."""
    s = dungeon(
        3, deals="on", monster="wolf-1 L3", worn=(("sword-black-1",), (), ()), dice=((), ("curse-1",), ()), xp=(3, 0, 0)
    )
    s.game.choose(Option("fight", ()))
    offer = Offer(1, 0, ("refrain.curse-1",), ("treasure.1-6",))
    case = threatened(s.game, offer)
    assert case.chooser == 1 and len(case.ways) == 2
    curse = s.game.kit.by_handle["curse-1"]
    assert all([curse not in state.heroes[1].dice for _, state in case.ways[1]])
    assert len(threatened(s.game, Offer(1, 0, ("next.red.1",), ())).ways) == 1


def test_a_hopeless_fight_is_fled_and_a_sure_one_fought() -> None:
    assert chosen(dungeon(3, monster="demon L4 drain")) == "flee"
    assert chosen(dungeon(3, monster="goblin-1 L1 slash", worn=(STRONG, (), ()))) == "fight"


def test_the_badly_wounded_rest_and_the_healthy_search() -> None:
    assert chosen(dungeon(3, wounds=(1, 0, 0), xp=(0, 0, 0))) == "rest"
    assert chosen(dungeon(3, wounds=(1, 0, 0), xp=(5, 0, 0), worn=(STRONG, (), ()))) == "search"


def test_an_offer_is_put_together_as_it_was_planned() -> None:
    """A trophy is wanted for what somebody else values; the plan is followed term by term."""
    s = dungeon(2, deals="on", monster="fire-elemental L3 fire", worn=((), STRONG), asked=("pass",))
    mind = DungeonMind(judge)
    found = dict(zip([str(o) for o in s.game.asked.options], mind.weigh(s.game, 0, s.game.asked.options)))
    assert found["ask 1"] > max(found["fight"], found["flee"])
    s.game.choose(Option("ask", (1,)))
    while s.game.asked.prompt != "answer":
        options = s.game.asked.options
        weighed = mind.weigh(s.game, s.game.asked.seat, options)
        best = options[weighed.index(max(weighed))] if s.game.asked.prompt != "help" else Option("terms", ())
        s.game.choose(best)
        assert s.game.asked.prompt in ("compose", "answer"), best
    offer = s.game.stack[-1].offer  # type: ignore[attr-defined]
    assert offer.gives == ("help",) and offer.wants and "refuse" in worth(s)
