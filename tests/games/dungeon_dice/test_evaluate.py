"""Greedy bots: sensible answers to every decision, and deals that both sides like."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.mind.bargain import changes, counter, net
from tablee.games.dungeon_dice.mind.evaluate import score, suggest
from tablee.games.dungeon_dice.mind.worth import outfit, worth
from tablee.games.dungeon_dice.rules.offers import KINDS, refused
from tablee.games.dungeon_dice.rules.records import Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import LOOT
from tablee.games.dungeon_dice.scene import dungeon
from tablee.lab.simulate import simulate
from tablee.testing.scene import Scene
from tests.inside import inside

FORKS = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")


def answer(s: Scene[Dungeon]) -> str:
    return str(suggest(s.game, s.seat))


def played(s: Scene[Dungeon], until: str = "") -> list[str]:
    """What bots choose from here, until somebody is asked `until` or the turn is over."""
    found, turn = [], s.game.turn
    while s.game.decision is not None and s.prompt != until and s.game.turn == turn:
        found.append(f"{s.seat}:{answer(s)}")
        s.do(found[-1])
    return found


# ---------------------------------------------------------------------- the turn
def test_the_best_set_is_worn() -> None:
    s = dungeon(worn=(("sword-gray", "whip-gray"),), dice=(("hammer-purple", "armor-gray"),))
    assert played(s, "decide")[:2] == ["0:wear hammer-purple sword-gray whip-gray", "0:wear armor-gray"]
    kit, dice = s.game.kit, s.game.heroes[0].dice
    assert set(outfit(kit, tuple(sorted(dice)))[1]) == {kit.by_handle[n] for n in ("hammer-purple", "armor-gray")}


def test_five_dice_are_given_for_an_artifact() -> None:
    five = ("sword-gray", "whip-gray", "spear-gray", "axe-gray", "armor-gray")
    assert answer(dungeon(dice=(five,))).startswith("exchange")


def test_wounds_are_rested_off_when_that_pays_and_not_before() -> None:
    assert answer(dungeon(wounds=(1,), worn=(("whip-gray",),))) == "rest"
    assert answer(dungeon(xp=(6,), wounds=(1,), worn=(("hammer-purple", "armor-purple"),))) == "search"


def test_a_potion_comes_before_a_rest() -> None:
    assert answer(dungeon(wounds=(1,), dice=(("healing-potion-1",),))) == "play healing-potion-1"


def test_a_bow_is_used_to_hunt_and_the_better_monster_is_picked() -> None:
    s = dungeon(worn=(("bow-black",),), draws=("dragon", "goblin-1")).do("0:hunt")
    assert answer(s) == "pick goblin-1"
    assert answer(dungeon(worn=(("bow-black",),))) == "hunt"


# ---------------------------------------------------------------------- fight or flee
def test_sure_fights_are_fought_and_hopeless_ones_fled() -> None:
    assert answer(dungeon(monster="goblin-1 L1 slash", worn=(("hammer-black",),))) == "fight"
    assert answer(dungeon(players=2, monster="demon L5 drain fear", worn=(("whip-gray",),))) == "flee"


def test_what_can_be_seen_for_nothing_is_looked_at_first() -> None:
    assert answer(dungeon(monster="wolf-1 L2", worn=(("moon-bow",),))) == "scout"
    assert answer(dungeon(monster="wolf-1 L2", worn=(("spear-black",),))) == "reach"


def test_a_bad_roll_of_a_spear_is_run_away_from() -> None:
    rolls = ("hero-level 1", "spear-black 1")
    s = dungeon(players=2, monster="wolf-1 L3", worn=(("spear-black",),), rolls=rolls).do("0:reach")
    assert answer(s) == "flee"


def test_help_is_asked_for_where_it_pays_and_given_for_a_price() -> None:
    s = dungeon(monster="golem L3 armor", worn=(("sword-black-1",), ("hammer-purple",)), deals="on", at="decide")
    assert s.prompt == "decide" and answer(s) == "deal 1", "for a price that suits both"
    s.do("0:ask 1")
    assert answer(s) == "terms"
    s.do("1:terms")
    while s.prompt == "compose":
        s.do(f"1:{answer(s)}")
    assert s.prompt == "answer" and answer(s) == "accept"
    s.do("0:accept")
    assert s.game.fight.helper == 1 and s.game.ledger[0].what.startswith(LOOT)


def test_nobody_helps_another_to_win_the_game() -> None:
    trophies = (("ghost", "witch"),)  # 3 Glory; the golem is the fourth
    worn = (("sword-black-1",), ("hammer-purple",))
    s = dungeon(monster="golem L3 armor", worn=worn, trophies=trophies, deals="on", at="decide").do("0:ask 1")
    assert answer(s) == "decline"


# ---------------------------------------------------------------------- abilities
def test_a_slash_is_used_when_it_is_needed_and_on_the_right_die() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("sword-black-1",),), rolls=(2, 2, "hero-level 1", "sword-black 2 slash"))
    assert answer(s.do("0:fight")) == "slash sword-black-1 h0.1"
    s = dungeon(monster="wolf-1 L2", worn=(("sword-black-1",),), rolls=(1, 1, "hero-level 1", "sword-black 2 slash"))
    assert answer(s.do("0:fight")) == "pass"  # 3 to 2: nothing to gain


def test_whoever_plays_the_monster_plays_it_well() -> None:
    s = dungeon(
        monster="zombie-1 L3 drain", worn=(("hammer-black",),), rolls=(2, 2, 2, "hero-level 3", "hammer-black 5")
    )
    s.do("0:fight")
    assert s.seat == 1 and answer(s) == "drain monster h0.1"


def test_one_use_dice_are_kept_until_they_decide_something() -> None:
    worn, dice = (("hammer-black",),), (("bomb-1",),)
    rolls = (4, 4, "hero-level 2", "hammer-black 5")
    s = dungeon(monster="ghost L2 pain", worn=worn, dice=dice, rolls=rolls).do("0:fight")
    while s.seat == 0 and s.game.fight.stage < 2:
        s.do("0:pass")
    assert answer(s) == "play bomb-1 seat-0"
    s = dungeon(monster="ghost L2 pain", worn=worn, dice=dice, rolls=(6, 6, "hero-level 1", "hammer-black 3"))
    assert played(s.do("0:fight")).count("0:play bomb-1 seat-0") == 0  # eight behind


def test_a_bystander_spends_a_curse_where_much_is_at_stake() -> None:
    def cursed(monster: str, trophies: tuple[str, ...]) -> bool:
        rolls = (1, 3, 3, "hero-level 3", "hammer-black 5", 3)
        worn, dice = (("hammer-black",),), ((), ("curse-1",))
        s = dungeon(monster=monster, worn=worn, dice=dice, trophies=(trophies,), rolls=rolls)
        return "1:play curse-1 seat-0" in played(s.do("0:fight"))

    assert cursed("golem L3 armor", ("ghost", "witch"))  # it would be the fourth Glory
    assert not cursed("wolf-1 L3", ())


# ---------------------------------------------------------------------- locks
def test_the_owner_of_a_chest_opens_it_and_others_do_not_for_nothing() -> None:
    s = dungeon(monster="witch L3 scroll", dice=(("key-1",), ("key-2",)), at="treasure")
    assert s.prompt == "lock" and s.seat == 0 and answer(s) == "open key-1"
    s.do("0:leave")
    assert s.seat == 1 and answer(s) == "leave"


# ---------------------------------------------------------------------- deals
def test_what_an_offer_brings_is_judged_by_what_dice_are_worth_to_each() -> None:
    """A second armour is of no use to one, a first one is to the other."""
    game = dungeon(
        worn=(("armor-purple",), ("sword-purple",)), dice=(("armor-black",), ("whip-black", "sword-black-1"))
    ).game
    swap = Offer(0, 1, ("die.armor-black",), ("die.whip-black",))
    found = changes(game, swap)
    assert found[0] > 0 and found[1] > 0 and net(game, 0, found) < found[0]
    assert net(game, 1, changes(game, Offer(0, 1, (), ("die.sword-purple",)))) < 0


def test_offers_are_answered_by_their_worth() -> None:
    def put(gives: str, wants: str) -> str:
        s = dungeon(
            worn=((), ("sword-black-1",)), dice=(("armor-purple", "key-1"), ("whip-gray",)), deals="on", at="greet"
        )
        s.do("0:deal 1", f"0:give {gives}", f"0:want {wants}", "0:propose")
        return answer(s)

    assert put("die.armor-purple", "die.whip-gray") == "accept"
    assert put("die.key-1", "die.sword-black-1") in ("counter", "refuse")


def test_a_bad_offer_is_countered_with_one_that_both_like() -> None:
    game = dungeon(worn=((), ("hammer-purple",)), dice=(("whip-gray",), ("sword-purple",))).game
    poor = Offer(0, 1, ("die.whip-gray",), ("die.sword-purple",))
    assert net(game, 1, changes(game, poor)) < 0
    better = counter(game, poor)
    assert better is not None and (better.by, better.to, better.depth) == (1, 0, 1) and not refused(game, better)
    found = changes(game, better)
    assert net(game, 0, found) > 0 and net(game, 1, found) > 0
    assert counter(game, Offer(0, 1, poor.gives, poor.wants, 2)) is None  # enough was said


def test_a_trophy_that_wins_the_game_is_not_for_sale() -> None:
    s = dungeon(trophies=(("witch",), ("ghost",)), xp=(6,), dice=(("key-1", "bomb-1"),), deals="on", at="greet")
    s.do("0:deal 1", "0:give die.key-1", "0:give die.bomb-1", "0:want die.ghost", "0:propose")
    assert answer(s) == "refuse"


def test_a_potion_is_bought_with_the_treasure_it_may_win() -> None:
    """The book's example of a trade in a fight, made by bots (DD-TRADE-04)."""
    rolls = (3, 4, "hero-level 2", "hammer-black 4", 5)
    dice = ((), ("strength-potion-1",))
    s = dungeon(monster="goblin-1 L2 slash", worn=(("hammer-black",),), dice=dice, rolls=rolls, deals="on").do(
        "0:fight"
    )
    moves = played(s, "loot")
    assert any(move.startswith(("0:want die.strength", "1:give die.strength")) for move in moves)
    assert "0:play strength-potion-1" in moves


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_decision_is_answered_and_nothing_is_changed_by_thinking(players: int) -> None:
    rules = load("dungeon-dice")
    game = rules.new(rules.setup({}, players, "0"), f"whole {players}")
    n = 0
    while game.outcome is None:
        if n % 10 == 0:
            before = game.fingerprint()
            suggest(inside(game), game.asked.seat)
            assert game.fingerprint() == before
        game.choose(suggest(inside(game), game.asked.seat))
        n += 1
        assert n < 5_000
    assert len(game.outcome) == 1
    assert score(inside(game), game.outcome[0]) > 0 > score(inside(game), (game.outcome[0] + 1) % players)


def test_what_a_hero_has_is_what_the_score_compares() -> None:
    game = dungeon(trophies=(("ghost",),)).game
    assert worth(game, 0) > worth(game, 1) and score(game, 0) > 0 > score(game, 1)


def test_greedy_beats_random() -> None:
    for bots, least in ((("greedy", "random"), 11), (("random", "greedy", "random", "random"), 5)):
        games = 12 if len(bots) == 2 else 6
        report = simulate("dungeon-dice", games, "strength", bots, {}, processes=1)
        seat = str(bots.index("greedy"))
        assert not report.data()["errors"] and report.data()["wins"].get(seat, 0) >= least, report.data()["wins"]


def test_random_bots_make_all_kinds_of_offers() -> None:
    report = simulate("dungeon-dice", 10, "offers", ("random",), {"players": "4"}, processes=1)
    counts = report.data()["counts"]
    assert all(counts[f"offers made: {kind}"] >= counts[f"offers accepted: {kind}"] > 0 for kind in KINDS), counts


@pytest.mark.long
@FORKS
def test_greedy_bots_alone_make_and_accept_all_kinds_of_offers() -> None:
    report = simulate("dungeon-dice", 100, "offers", ("greedy",), {"players": "4"})
    counts = report.data()["counts"]
    assert not report.data()["errors"] and not report.data()["unfinished"]
    assert all(counts.get(f"offers accepted: {kind}", 0) > 0 for kind in KINDS), counts
