"""Deals as the book's examples have them: every verb, time and condition of a term, kept by the engine, or refused with the
rule; deals of three; what becomes of a promise that cannot be kept any more. The examples' numbers are in examples/."""

from __future__ import annotations

from functools import partial

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.rules.records import Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import NEXT, read
from tablee.games.dungeon_dice.scene import dungeon, ledger, owned, totals
from tablee.kernel.errors import IllegalChoice
from tablee.table.journal import Entry, apply
from tablee.terminal.speaker import Speaker
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, agree, fought, passing, result

RULES = load("dungeon-dice")
TIE = (3, 4, "hero-level 4", "sword-black 3")  # of a level 2 Goblin and a hero with a black sword
cursed = partial(fought, worn=(("sword-black-1",),), dice=(("axe-gray",), ("curse-1",)), deals="on")


def file(s: Scene[Dungeon], seat: int, words: str) -> Scene[Dungeon]:
    apply(RULES, s.game, Entry(seat, f"file {words}"))
    return s


def refused(s: Scene[Dungeon], seat: int, words: str) -> str:
    """The rule against an offer; nothing has changed."""
    before = s.game.fingerprint()
    with pytest.raises(IllegalChoice) as caught:
        file(s, seat, words)
    assert s.game.fingerprint() == before
    return caught.value.rules[0]


def told(s: Scene[Dungeon], message: str) -> list[str]:
    return [str(line["what"]).removeprefix("%term:") for line in s.log(message)]


def next_turn(s: Scene[Dungeon]) -> None:
    """To the next turn, passing and leaving chests shut."""
    turn = s.game.turn
    while s.game.turn == turn:
        s.do(f"{s.seat}:{'leave' if s.prompt == 'lock' else 'pass'}")


# ---------------------------------------------------------------------- paying for forbearance
@pytest.mark.rule("DD-COMBAT-10", "DD-TRADE-02")
def test_a_curse_is_bought_off_before_it_is_rolled() -> None:
    """The book's player 1 would give a piece of equipment if the other let them win."""
    s = cursed("goblin-1 L2 slash", TIE)
    assert totals(s) == (7, 7) and s.seat == 1 and "play curse-1 seat-0" in s.offers
    file(s, 0, "1 give die.axe-gray?tied for refrain.curse-1")
    passing(s).do("1:accept")
    assert "play curse-1 seat-0" not in s.offers and s.why_not("1:play curse-1 seat-0") == "DD-TRADE-02"
    assert owned(s, 0) == ["sword-black-1", "axe-gray"], "it is owed, and not yet given"
    passing(s, "moment", "ability")
    assert result(s) == ("tie", 7, 7) and "axe-gray" in owned(s, 1) and "curse-1" in owned(s, 1)


@pytest.mark.rule("DD-COMBAT-10", "DD-SINGLE-02")
def test_a_curse_that_is_rolled_cannot_be_bought_off() -> None:
    s = cursed("goblin-1 L2 slash", (*TIE, "curse 1")).do("1:play curse-1 seat-0")
    assert refused(s, 0, "1 give die.axe-gray?won for refrain.curse-1") == "DD-COMBAT-10"
    file(s, 0, "1 give die.axe-gray?won for letwin")
    passing(s).do("1:accept")
    passing(s, "moment", "ability")
    assert result(s) == ("loss", 6, 7) and "axe-gray" in owned(s, 0), "too late; and nothing is won or owed"
    assert told(s, "promise-void") == ["die.axe-gray?won"]


@pytest.mark.rule("DD-COMBAT-10", "DD-TRADE-02", "DD-COMBAT-05")
def test_whoever_lets_win_does_nothing_against_the_heroes() -> None:
    dice = ((), ("curse-1", "bomb-1", "scroll-1"))
    s = fought("goblin-1 L2 slash", (3, 4, 1, "bomb 5"), dice=dice, deals="on")
    assert "slash monster m.1" in s.offers and "play bomb-1 monster" in s.offers
    file(s, 0, "1 give treasure.1-6 for letwin")
    passing(s).do("1:accept")
    passing(s, "moment")
    assert s.seat == 1 and s.prompt == "ability"
    against = ["slash monster m.1", "play curse-1 seat-0", "play bomb-1 monster", "play scroll-1 fire monster"]
    assert [s.why_not(f"1:{choice}") for choice in against] == ["DD-TRADE-02"] * 4
    assert not set(against) & set(s.offers) and "play bomb-1 seat-0" in s.offers, "to help is allowed"


@pytest.mark.rule("DD-TRADE-02", "DD-TRADE-01")
def test_a_die_that_stays_in_the_pocket_is_not_given_to_somebody_who_plays_it() -> None:
    s = cursed("goblin-1 L2 slash", TIE)
    file(s, 0, "1 give next.red.1 for refrain.curse-1")
    passing(s).do("1:accept")
    assert refused(s, 1, "2 give die.curse-1") == "DD-TRADE-02"
    assert refused(s, 1, "2 give refrain.curse-1") == "DD-TRADE-02"


@pytest.mark.rule("DD-COMBAT-09", "DD-COMBAT-17")
def test_forbearance_is_about_a_fight_and_from_who_is_not_in_it() -> None:
    quiet = dungeon(dice=(("bomb-1", "key-1", "axe-gray"), ("curse-1",)), deals="on")
    assert refused(quiet, 1, "0 give refrain.curse-1") == refused(quiet, 1, "0 give letwin") == "DD-COMBAT-09"
    s = dungeon(monster="goblin-1 L2 slash", dice=(("bomb-1", "key-1", "axe-gray"), ("curse-1",)), deals="on")
    assert refused(s, 0, "1 give letwin") == refused(s, 1, "2 give letwin") == "DD-COMBAT-17"
    assert refused(s, 0, "1 give refrain.axe-gray") == "DD-COMBAT-09"
    assert refused(s, 0, "1 give refrain.key-1") == "DD-SYM-21"
    assert refused(s, 0, "1 give refrain.curse-1") == "DD-TRADE-01"


@pytest.mark.rule("DD-TRADE-02")
def test_forbearance_in_this_fight_is_over_with_it() -> None:
    s = cursed("goblin-1 L2 slash", TIE)
    file(s, 0, "1 give next.red.1 for refrain.curse-1")
    passing(s).do("1:accept")
    next_turn(s)
    assert ledger(s) == [(0, 1, "red", 1)] and told(s, "promise-over") == ["refrain.curse-1"]


@pytest.mark.rule("DD-TRADE-02", "DD-COMBAT-09")
def test_forbearance_in_the_next_fights_of_the_one_it_is_promised_to() -> None:
    promise = Promise(1, 0, "refrain.curse-1", 2, NEXT, since=7)
    other = fought("goblin-1 L2 slash", TIE, active=2, dice=((), ("curse-1",)), promises=(promise,))
    while other.seat != 1:
        other.do(f"{other.seat}:pass")
    assert "play curse-1 seat-2" in other.offers, "the fights of others do not count"
    s = fought("goblin-1 L2 slash", TIE, worn=(("sword-black-1",),), dice=((), ("curse-1",)), promises=(promise,))
    assert s.why_not("1:play curse-1 seat-0") == "DD-TRADE-02"
    next_turn(s)
    assert ledger(s) == [(1, 0, "refrain.curse-1", 1)] and told(s, "promise-left") == ["refrain.curse-1:1"]


# ---------------------------------------------------------------------- help in a later fight
@pytest.mark.rule("DD-TRADE-02", "DD-HELP-01", "DD-HELP-04")
def test_promised_help_cannot_be_declined() -> None:
    s = dungeon(draws=("wolf-1",), rolls=("wolf L2", 1, 1, 1, 1), dice=(("key-1",),), deals="on")
    agree(s, 0, 1, ["die.key-1"], ["help:1"])
    assert ledger(s) == [(1, 0, "help", 1)]
    s.do("0:search", "0:ask 1")
    assert s.game.fight.helper == 1 and s.prompt == "decide", "nobody was asked"
    s.do("0:fight")
    next_turn(s)
    assert ledger(s) == [] and told(s, "promise-over") == ["help:1"]


@pytest.mark.rule("DD-TRADE-02", "DD-HELP-07")
def test_help_for_help_now_and_in_the_next_fight() -> None:
    s = dungeon(monster="wolf-1 L2", rolls=(1, 1, 1, 1), deals="on")
    file(s, 0, "1 give help:1 for help").do("1:accept")
    assert s.game.fight.helper == 1 and ledger(s) == [(0, 1, "help", 1)]
    s.do("0:fight")
    next_turn(s)
    assert s.game.active == 1 and ledger(s) == [(0, 1, "help", 1)], "the fight it was agreed in does not count"


@pytest.mark.rule("DD-TRADE-02", "DD-SEARCH-02")
def test_a_fight_that_is_fled_from_does_not_count() -> None:
    s = dungeon(monster="wolf-1 L2", promises=(Promise(1, 0, "help", 2, NEXT, since=7),), deals="on").do("0:flee")
    assert ledger(s) == [(1, 0, "help", 2)]


@pytest.mark.rule("DD-HELP-02", "DD-TRADE-02")
def test_only_one_may_promise_help_in_the_same_fights() -> None:
    s = dungeon(promises=(Promise(1, 0, "help", 2, NEXT, since=7),), dice=(("key-1",),), deals="on")
    assert refused(s, 2, "0 give help:1") == "DD-HELP-02" and refused(s, 1, "0 give help:1") == "DD-TRADE-02"
    assert refused(s, 0, "1 for help with 2 for help:1") == "DD-HELP-07"
    met = dungeon(monster="wolf-1 L2", deals="on")
    assert refused(met, 0, "1 for help with 2 for help") == "DD-HELP-02"
    file(met, 2, "0 give help:3 for help:2").do("0:accept")
    assert ledger(met) == [(2, 0, "help", 3), (0, 2, "help", 2)]


# ---------------------------------------------------------------------- after this fight, and on its result
@pytest.mark.rule("DD-TRADE-02", "DD-COMBAT-13")
@pytest.mark.parametrize(("hero", "end"), [(4, "won"), (2, "tied"), (1, "lost")])
@pytest.mark.parametrize("condition", ["won", "tied", "lost"])
def test_a_condition_is_how_this_fight_ends(hero: int, end: str, condition: str) -> None:
    rolls = (1, 1, f"hero-level {hero}")
    s = dungeon(monster="wolf-1 L2", rolls=rolls, dice=(("key-1",),), draws=("axe-gray",), deals="on")
    file(s, 0, f"1 give die.key-1?{condition} next.red.2?{condition} for next.blue.1").do("1:accept", "0:fight")
    next_turn(s)
    met = condition == end
    assert ("key-1" in owned(s, 1)) == met and ((0, 1, "red", 2) in ledger(s)) == met
    assert len(told(s, "falls-due")) == 2 * met and len(told(s, "promise-void")) == 2 * (not met)


@pytest.mark.rule("DD-TRADE-02", "DD-TRADE-07")
def test_a_die_that_lies_in_the_fight_can_be_promised_for_after_it() -> None:
    rolls = (1, 1, "hero-level 4", "sword-black 3")
    s = fought("goblin-1 L2 slash", rolls, worn=(("sword-black-1",),), dice=((), ("bomb-1",)), deals="on")
    assert refused(s, 0, "1 give die.sword-black-1") == "DD-TRADE-07"
    file(s, 0, "1 give die.sword-black-1:fight for die.bomb-1")
    passing(s).do("1:accept")
    assert refused(s, 0, "2 give die.sword-black-1:fight") == "DD-TRADE-02"
    passing(s, "moment", "ability")
    assert "sword-black-1" in owned(s, 1) and "bomb-1" in owned(s, 0)


def reader(s: Scene[Dungeon], lang: str) -> Speaker:
    """Whoever reads what is said at this table."""
    found = Speaker(RULES, RULES.setup({"players": str(len(s.game.heroes))}, len(s.game.heroes), "1"), lang)
    found.seat_sheets([seat.sheet for seat in RULES.view(s.game, -1).seats])
    return found


@pytest.mark.rule("DD-SHARE-01", "DD-TRADE-02")
@pytest.mark.parametrize(("roll", "owner"), [(2, 1), (3, 0)])
def test_a_roll_may_wait_for_the_result(roll: int, owner: int) -> None:
    s = dungeon(monster="wolf-1 L2", rolls=(6, 6, 1, roll), dice=(("key-1",),), deals="on")
    file(s, 0, "1 give toss.key-1.1-2?lost").do("1:accept", "0:fight")
    next_turn(s)
    assert "key-1" in owned(s, owner)
    (toss,) = [RULES.line(line) for line in s.game.told if line.message == "toss"]
    text = reader(s, "fr").words(toss, s.game)
    assert text.endswith({1: "ou 2 : Bleu l'obtient.", 0: "ou 2 : Rouge ne cède rien."}[owner])


@pytest.mark.rule("DD-TRADE-02", "DD-SINGLE-01", "DD-ARTI-01")
def test_what_is_promised_for_after_the_fight_is_neither_played_nor_exchanged() -> None:
    five = ("sword-gray", "axe-gray", "axe-black", "whip-gray", "spear-gray")
    s = dungeon(monster="goblin-1 L2 slash", rolls=(1, 1, 1), dice=(("bomb-1", *five),), deals="on")
    file(s, 0, "1 give die.bomb-1?won die.axe-gray:fight for next.red.1").do("1:accept", "0:fight")
    assert s.why_not("0:play bomb-1 seat-0") == "DD-TRADE-02"
    assert s.why_not(f"0:exchange {' '.join(five)}") == "DD-TRADE-02"


@pytest.mark.rule("DD-COMBAT-13", "DD-COMBAT-12", "DD-COMBAT-14")
def test_conditions_need_a_fight_that_is_not_decided() -> None:
    quiet = dungeon(dice=(("key-1",),), deals="on")
    for condition, rule in (("won", "DD-COMBAT-13"), ("lost", "DD-COMBAT-12"), ("tied", "DD-COMBAT-14")):
        assert refused(quiet, 0, f"1 give die.key-1?{condition}") == rule
    assert refused(quiet, 0, "1 give die.key-1:fight") == "DD-COMBAT-11"
    s = dungeon(monster="wolf-1 L2", dice=(("key-1",),), deals="on")
    assert refused(s, 0, "1 give treasure.1-6?lost") == "DD-COMBAT-12", "it brings none"
    assert refused(s, 0, "1 for help?won") == "DD-HELP-07" and refused(s, 0, "1 for letwin?won") == "DD-COMBAT-10"
    words = ("die.key-1?drawn", "die.key-1:0", "die.key-1:2", "help:10", "help:fight", "open.key-1:1", "next.red.1:1")
    assert {refused(s, 0, f"1 give {word}") for word in words} == {"DD-TRADE-01"}


# ---------------------------------------------------------------------- loot
@pytest.mark.rule("DD-TROPHY-04", "DD-COMBAT-13", "DD-COMBAT-14")
@pytest.mark.parametrize(("hero", "owner"), [(4, 1), (2, 2)])
def test_the_treasure_of_a_win_and_of_a_tie_may_go_to_different_people(hero: int, owner: int) -> None:
    s = dungeon(monster="wolf-1 L2", rolls=(1, 1, f"hero-level {hero}"), draws=("axe-gray",), deals="on")
    file(s, 0, "1 give treasure.1-6?won").do("1:accept")
    assert refused(s, 0, "2 give treasure.1-6") == refused(s, 0, "2 give treasure.1-3?won") == "DD-TRADE-02"
    file(s, 0, "2 give treasure.1-6?tied").do("2:accept", "0:fight")
    next_turn(s)
    assert owned(s, owner) == ["axe-gray"] and ledger(s) == []


@pytest.mark.rule("DD-TROPHY-04", "DD-TRADE-02")
def test_the_treasures_of_ones_next_fights_can_be_promised() -> None:
    promise = Promise(0, 1, "treasure.1-6", 2, NEXT, since=7)
    s = fought("wolf-1 L2", (1, 1, "hero-level 4"), promises=(promise,), draws=("axe-gray",))
    assert owned(s, 1) == ["axe-gray"] and ledger(s) == [(0, 1, "treasure.1-6", 1)]
    found = dungeon(draws=("wolf-1", "axe-gray"), rolls=("wolf chest",), promises=(promise,)).do("0:search")
    assert owned(found, 0) == ["axe-gray"], "what nobody guards is not the loot of a fight"
    again = dungeon(promises=(promise,), deals="on")
    assert refused(again, 0, "2 give treasure.1-3:1") == "DD-TRADE-02"


# ---------------------------------------------------------------------- more than two
@pytest.mark.rule("DD-TRADE-01", "DD-HELP-04")
def test_a_deal_of_three_is_made_when_all_agree() -> None:
    dice = (("key-1",), ("bomb-1",), ("axe-gray",))
    words = "1 give die.key-1 for die.bomb-1@2 with 2 for die.axe-gray help:1"
    s = file(dungeon(dice=dice, deals="on"), 0, words)
    assert (s.seat, s.offers) == (1, ["accept", "refuse"])
    s.do("1:accept")
    assert s.seat == 2 and owned(s, 0) == ["key-1"], "nothing moves before the last has agreed"
    s.do("2:accept")
    assert [owned(s, seat) for seat in (0, 1, 2)] == [["axe-gray"], ["key-1"], ["bomb-1"]]
    assert ledger(s) == [(2, 0, "help", 1)] and s.prompt == "prepare"


@pytest.mark.rule("DD-TRADE-01", "DD-HELP-06")
@pytest.mark.parametrize("answers", [("1:refuse",), ("1:accept", "2:refuse")])
def test_one_who_refuses_ends_a_deal_of_three(answers: tuple[str, ...]) -> None:
    s = file(
        dungeon(dice=(("key-1",), ("bomb-1",)), deals="on"), 0, "1 give die.key-1 for die.bomb-1@2 with 2 for help:1"
    )
    s.do(*answers)
    assert [owned(s, seat) for seat in (0, 1, 2)] == [["key-1"], ["bomb-1"], []] and s.prompt == "prepare"


@pytest.mark.rule("DD-TRADE-01")
@pytest.mark.parametrize(
    "words",
    [
        "1 give die.key-1 with",
        "1 give die.key-1 with 2",
        "1 give die.key-1 with 1 for die.bomb-1",
        "1 give die.key-1 with 0 for die.bomb-1",
        "1 give die.key-1@2",
        "1 give die.key-1@1 with 2 for help:1",
        "1 give die.key-1@7 with 2 for help:1",
        "1 give die.key-1 with 2 for help:1 with 3 for help:1",
        "with 1 give die.key-1",
    ],
)
def test_a_deal_of_three_names_three_who_each_take_part(words: str) -> None:
    s = dungeon(4, dice=(("key-1",), ("bomb-1",)), deals="on")
    assert refused(s, 0, words) == "DD-TRADE-01"


@pytest.mark.rule("DD-TRADE-01", "DD-HELP-04")
def test_a_side_may_have_more_than_two_terms() -> None:
    dice = (("key-1", "key-2", "bomb-1"), ("axe-gray", "axe-black", "curse-1"))
    s = dungeon(dice=dice, deals="on")
    agree(s, 0, 1, [f"die.{name}" for name in dice[0]], [f"die.{name}" for name in dice[1]])
    assert owned(s, 0) == list(dice[1]) and owned(s, 1) == list(dice[0])


# ---------------------------------------------------------------------- what cannot be kept any more
@pytest.mark.rule("DD-TRADE-02", "DD-SEARCH-02")
def test_without_the_fight_nothing_is_due_and_nothing_comes_back() -> None:
    s = dungeon(monster="wolf-1 L2", dice=(("key-1",), ("bomb-1",)), deals="on")
    file(s, 0, "1 give die.key-1?won treasure.1-6 for die.bomb-1").do("1:accept", "0:flee")
    assert owned(s, 0) == ["key-1", "bomb-1"] and ledger(s) == []
    assert told(s, "promise-void") == ["die.key-1?won", "treasure.1-6"]


@pytest.mark.rule("DD-TRADE-02", "DD-GOAL-01")
def test_who_gives_up_owes_nothing_any_more() -> None:
    s = dungeon(promises=(Promise(1, 0, "help", 2, NEXT, since=7), Promise(2, 0, "red", 1)), deals="on")
    RULES.concede(s.game, 1)
    assert ledger(s) == [(2, 0, "red", 1)] and told(s, "promise-void") == ["help:2"]


# ---------------------------------------------------------------------- five for one, at any time
FIVE = ("sword-gray", "axe-gray", "axe-black", "whip-gray", "spear-gray")
EXCHANGE = "exchange axe-black axe-gray spear-gray sword-gray whip-gray"


@pytest.mark.rule("DD-ARTI-01", "DD-ACT-01")
@pytest.mark.parametrize("deals", ["on", "off"])
@pytest.mark.parametrize("monster", ["", "wolf-1 L2"])
def test_five_dice_are_exchanged_in_anybodys_turn_with_deals_or_without(deals: str, monster: str) -> None:
    s = dungeon(active=1, monster=monster, dice=(FIVE,), draws=("storm-spear",), deals=deals)
    before = (s.seat, s.prompt, s.offers)
    file(s, 0, EXCHANGE)
    assert owned(s, 0) == ["storm-spear"] and (s.seat, s.prompt, s.offers) == before
    assert refused(s, 0, EXCHANGE) == "DD-ARTI-01"


@pytest.mark.rule("DD-ARTI-01", "DD-COMBAT-09")
def test_five_dice_are_exchanged_in_the_middle_of_a_fight() -> None:
    s = fought("wolf-1 L2", (1, 1, 1), dice=((), FIVE, ("bomb-1",)), draws=("storm-spear",))
    assert s.prompt == "ability" and s.seat == 2
    file(s, 1, EXCHANGE)
    assert owned(s, 1) == ["storm-spear"] and (s.prompt, s.seat) == ("ability", 2)


@pytest.mark.rule("DD-ARTI-01", "DD-GOAL-01")
@pytest.mark.parametrize("monster", ["", "wolf-1 L2"])
def test_an_exchange_at_any_time_can_win(monster: str) -> None:
    s = dungeon(active=1, monster=monster, dice=(FIVE,), trophies=(("dragon",),))
    assert file(s, 0, EXCHANGE).game.outcome == (0,)


@pytest.mark.rule("DD-ARTI-01", "DD-TRADE-02")
def test_what_lies_in_an_offer_is_not_exchanged() -> None:
    s = dungeon(dice=(FIVE, ("bomb-1",)), deals="on").do("0:deal 1", "0:give die.axe-gray")
    assert refused(s, 0, EXCHANGE) == "DD-TRADE-02"


# ---------------------------------------------------------------------- who is asked
@pytest.mark.rule("DD-ACT-01", "DD-TRADE-01")
def test_nobody_is_asked_who_could_offer_nothing() -> None:
    battle = partial(fought, deals="on", asked=("pass", "loot"))
    s = battle("wolf-1 L2", (6, 6, 1), dice=(("key-1",), ("axe-gray",), ("curse-1",)))
    passing(s)
    assert s.prompt != "moment" and s.game.turn == 8, "a Curse cannot make it worse"
    s = battle("wolf-1 L2", (3, 3, "hero-level 4"), dice=((), ("strength-potion-1",), ("curse-1",)))
    assert passing(s).prompt == "moment" and s.seat == 0
    s.do("0:pass")
    assert (s.prompt, s.seat) == ("moment", 1)
    s.do("1:pass")
    assert s.prompt != "moment", "the Curse could not help"


@pytest.mark.rule("DD-TREAS-05", "DD-ACT-01")
def test_before_the_loot_those_are_asked_who_could_open_a_chest() -> None:
    battle = partial(fought, deals="on", asked=("pass", "loot"))
    s = battle("witch L3 scroll", (1, 1, 1, "hero-level 4"), dice=((), (), ("key-1",)))
    while s.prompt != "moment":
        s.do(f"{s.seat}:pass")
    assert s.seat == 0 and s.do("0:pass").seat == 2 and s.prompt == "moment"
    plain = battle("wolf-1 L2", (1, 1, "hero-level 4"), dice=((), (), ("key-1",)))
    assert plain.game.turn == 8


@pytest.mark.rule("DD-ACT-01")
def test_a_seat_says_once_at_which_moments_it_wants_to_be_asked() -> None:
    s = dungeon(draws=("wolf-1",), rolls=("wolf L2",), deals="on", asked=("pass", "loot"))
    file(s, 2, "ask fight").do("0:search")
    assert (s.prompt, s.seat) == ("moment", 2)
    s.do("2:pass")
    file(s, 2, "ask")
    assert s.game.wishes == ((2, ()),) and (s.prompt, s.seat) == ("decide", 0)
    assert refused(s, 2, "ask often") == "DD-TRADE-01"
    assert file(s, 2, "ask pass loot").game.wishes == ()
    assert refused(dungeon(), 0, "ask fight") == "DD-TRADE-01", "this table makes no deals"


# ---------------------------------------------------------------------- words
WORDS = {
    "die.key-1?won": ("the Key if this fight is won", "la Clef si ce combat est gagné"),
    "die.key-1?tied": ("the Key if this fight ends in a tie", "la Clef si ce combat finit à égalité"),
    "toss.key-1.1-2?lost": (
        "the Key on a roll of 1 or 2 if this fight is lost",
        "la Clef sur un jet de 1 ou 2 si ce combat est perdu",
    ),
    "die.key-1:fight": ("the Key after this fight", "la Clef après ce combat"),
    "help": ("help in this fight", "de l'aide dans ce combat"),
    "help:1": ("help in the next fight", "de l'aide au prochain combat"),
    "help:3": ("help in the next 3 fights", "de l'aide aux 3 prochains combats"),
    "refrain.curse-1": ("no use of the Curse in this fight", "le renoncement à jouer la Malédiction dans ce combat"),
    "refrain.curse-1:2": (
        "no use of the Curse in the next 2 fights",
        "le renoncement à jouer la Malédiction aux 2 prochains combats",
    ),
    "letwin:1": (
        "a free hand in the next fight (nothing against the heroes)",
        "le champ libre au prochain combat (rien contre les héros)",
    ),
    "treasure.1-6:1": ("the treasure of the next fight", "le trésor du prochain combat"),
    "treasure.1-3:2": (
        "the treasures of the next 2 fights, each on a roll of 1 to 3",
        "les trésors des 2 prochains combats, chacun sur un jet de 1 à 3",
    ),
    "die.key-1@2": ("the Key (to Green)", "la Clef (pour Vert)"),
}


@pytest.mark.parametrize("word", WORDS)
def test_terms_can_be_read_aloud(word: str) -> None:
    game = dungeon(dice=(("key-1",), ("curse-1",))).game
    assert read(word).kind and tuple([RULES.phrase(game, f"term:{word}", lang) for lang in ("en", "fr")]) == WORDS[word]


def test_a_deal_of_three_can_be_read_aloud() -> None:
    s = file(
        dungeon(dice=(("key-1",), ("bomb-1",)), deals="on"), 0, "1 give die.key-1 for die.bomb-1@2 with 2 for help:1"
    )
    line = s.log("offers")[0]
    said = [RULES.phrase(s.game, str(line["terms"])[1:], lang) for lang in ("en", "fr")]
    assert said[0] == "with Blue, the Key for the Bomb (to Green); with Green, nothing for help in the next fight"
    assert (
        said[1]
        == "avec Bleu, la Clef contre la Bombe (pour Vert) ; avec Vert, rien contre de l'aide au prochain combat"
    )


@pytest.mark.rule("DD-TRADE-01", "DD-HELP-04")
def test_each_of_three_reads_whom_a_deal_is_made_to_who_agrees_and_its_own_part_first() -> None:
    s = file(
        dungeon(dice=(("key-1",), ("bomb-1",)), deals="on"), 0, "1 give die.key-1 for die.bomb-1@2 with 2 for help:1"
    )
    speaker = reader(s, "fr")
    terms = "avec Bleu, la Clef contre la Bombe (pour Vert) ; avec Vert, rien contre de l'aide au prochain combat"

    def seen(seat: int) -> tuple[list[str], str]:
        view = RULES.view(s.game, seat)
        assert view.question is not None
        speaker.look(view)
        offers = [words for piece in view.pieces.values() if piece.shape == "offer" for words in piece.says]
        return [speaker.words(words, s.game) for words in offers], speaker.words(view.question.prompt, s.game)

    def asked(own: str, other: str) -> str:
        return f"Rouge propose un accord à trois : avec vous, {own} ; avec {other}."

    card, help = f"Rouge propose à Bleu et Vert : {terms}", "rien contre de l'aide au prochain combat"
    assert [seen(seat) for seat in (0, 2)] == [([card], "Bleu réfléchit.")] * 2
    assert seen(1) == ([card], asked("la Clef contre la Bombe (pour Vert)", f"Vert, {help}"))
    s.do("1:accept")
    assert [seen(seat) for seat in (0, 1)] == [([card, "Bleu est d'accord"], "Vert réfléchit.")] * 2
    assert seen(2) == ([card, "Bleu est d'accord"], asked(help, "Bleu, la Clef contre la Bombe (pour Vert)"))
    told = [speaker.line(line, s.game) for line in s.game.told if line.message in ("files", "offers")]
    assert told == [f"Vous avez une offre prête pour Bleu et Vert : {terms}.", f"{card}."]


@pytest.mark.rule("DD-HELP-06", "DD-SHARE-01")
def test_a_counter_offer_can_keep_what_was_offered_in_the_same_words() -> None:
    """A range that no list shows, as in the book: on 1 to 5 instead of 1 to 3."""
    s = file(dungeon(dice=(("key-1",), ("bomb-1",)), deals="on"), 0, "1 give toss.key-1.1-5 for die.bomb-1")
    s.do("1:counter")
    assert "want toss.key-1.1-5" in s.offers and "give toss.key-1.1-5" not in s.offers
    s.do("1:want toss.key-1.1-5")
    assert not [o for o in s.offers if o.startswith("want") and "key-1" in o], "nothing is given twice"
    s.do("1:give next.red.1", "1:propose", "0:accept")
    assert s.log("promises")[0]["what"] == "%term:next.red.1" and s.log("toss")[0]["roll"] == "%range:1-5"


@pytest.mark.rule("DD-ACT-01", "DD-TRADE-01")
def test_bystanders_are_asked_before_a_fight_if_they_want_to() -> None:
    s = dungeon(at="meet", monster="wolf-1 L2", deals="on", asked=EVERYWHERE)
    assert (s.prompt, s.seat) == ("moment", 1)
