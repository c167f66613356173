"""The turn and its phases (DT-TURN), Upkeep (DT-UPKEEP) and Income (DT-INCOME)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.aim import OPPONENT, YOU
from tablee.games.dice_throne.rules.effects.amounts import AtMost, Total
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP, Heal, PayCP
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.isolated import Isolated
from tablee.games.dice_throne.rules.effects.tokens import Lose
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    CONCLUSION,
    DEFENSE,
    DISCARD,
    INCOME,
    INSTANT,
    MAIN_1,
    MAIN_2,
    OFFENSE,
    PLAIN,
    ROLL,
    TARGETING,
    TURN_END,
    UPKEEP,
    Ability,
    Card,
    Hero,
    Slot,
    Token,
    level,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, pile
from tablee.kernel.effect import Effect, If, Sequence

from .frame_kit import (
    box,
    called,
    decisions,
    do_nothing,
    hero,
    messages,
    opened,
    phases,
    scholar,
    through_turns,
    token,
    upkeep,
)

HIT = (1, 1, 1, 4, 6)  # three claws, swords or bullets


# ---------------------------------------------------------------------- DT-TURN
@pytest.mark.rule("DT-TURN-01")
def test_a_turn_with_an_attack_in_teams_has_eight_phases_in_order() -> None:
    s = battle(*["barbarian"] * 4, at="upkeep", dice=(*HIT, 1))
    s.do("0:pass", "0:keep 1 1 1 4 6", "0:announce smack", "2:pass", "0:pass")
    assert s.game.turn == 4
    assert phases(s)[:8] == [1, 2, 3, 4, 5, 6, 7, 8] and phases(s)[8:] == [1, 2, 3]


@pytest.mark.rule("DT-TURN-01")
def test_skipped_phases_do_not_change_the_order_of_the_others() -> None:
    s = battle("barbarian", "gunslinger", at="upkeep", tokens=({"knockdown": 1, "concussion": 1},), cp=(0,))
    s.do("0:pass")
    assert s.game.phase == MAIN_2
    s.do("0:pass")
    turn = phases(s)[: phases(s).index(8) + 1]
    assert turn == sorted(turn) and {1, 3, 7, 8} <= set(turn) and len(turn) == len(set(turn))
    assert s.log("rolls") == [] and s.log("gains-cp") == [{"who": "&1", "n": 1}]


@pytest.mark.rule("DT-TURN-02")
@pytest.mark.parametrize("first", [0, 1])
def test_two_players_take_turns_beginning_with_the_start_player(first: int) -> None:
    s = opened("barbarian", "barbarian", first=first)
    assert through_turns(s, 3) == [first, 1 - first, first]
    assert [line["who"] for line in s.log("turn")] == [f"&{first}", f"&{1 - first}", f"&{first}"]


@pytest.mark.rule("DT-TURN-02")
def test_three_players_go_clockwise_and_four_as_their_mode_says() -> None:
    assert through_turns(opened(*["barbarian"] * 3, first=1), 4) == [1, 2, 0, 1]
    assert through_turns(opened(*["barbarian"] * 4, first=0), 5) == [0, 3, 1, 2, 0]


def herald() -> Hero:
    """Always has something to say, and a Roll Phase card that could be played at any roll."""
    call = Card("call", called("Call"), 0, INSTANT, GainCP(1))
    rally = Card("rally", called("Rally"), 0, ROLL, GainCP(1))
    return hero("herald", cards=(call, rally))


@pytest.mark.rule("DT-TURN-03")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_roll_phase_card_is_legal_in_phases_4_5_and_6_only(seat: int) -> None:
    one = herald()
    hands: list[tuple[str, ...]] = [(), (), (), ()]
    hands[seat] = ("call", "rally")
    s = battle(one, one, one, one, at="upkeep", hands=hands, dice=(*HIT, 1))
    legal: set[int] = set()
    refused: set[int] = set()
    for phase in decisions(s):
        if s.seat == seat and s.prompt in ("act", "act-before"):
            assert "play call" in s.offers
            if "play rally" in s.offers:
                legal.add(phase)
            else:
                assert s.why_not(f"{seat}:play rally") == "DT-CARD-10"
                refused.add(phase)
        elif s.prompt == "announce":
            s.do("0:announce strike")
    assert legal == {4, 5, 6}
    assert refused == {1, 2, 3, 7, 8}


@pytest.mark.rule("DT-TURN-03")
def test_the_active_player_too_plays_roll_phase_cards_only_in_the_roll_phase() -> None:
    one = herald()
    s = battle(one, one, one, one, at="upkeep", hands=(("call", "rally"),), dice=(*HIT, 1))
    legal: set[int] = set()
    refused: set[int] = set()
    for phase in decisions(s):
        if s.seat == 0:
            (legal if "play rally" in s.offers else refused).add(phase)
            assert s.why_not("0:play rally") == ("" if "play rally" in s.offers else "DT-CARD-10")
        if s.prompt == "announce":
            s.do("0:announce strike")
    assert legal == {OFFENSE, TARGETING, DEFENSE}
    assert {UPKEEP, MAIN_1, MAIN_2} <= refused


def waiting(effect: Effect) -> Hero:
    """Brings a token that acts at the conclusion of its holder's Roll Phase."""
    return hero("waiter", tokens=(token("hourglass").when(CONCLUSION, effect),))


@pytest.mark.rule("DT-TURN-04", "DT-TURN-05")
def test_what_waits_for_the_conclusion_happens_even_without_an_ability() -> None:
    s = battle(waiting(GainCP(3)), "barbarian", at="offensive_roll", tokens=({"hourglass": 1},), cp=(0,), dice=HIT)
    s.do("0:keep 1 1 1 4 6")
    assert s.game.players[0].cp == 0
    s.do("0:nothing")
    assert (s.seat, s.prompt, s.game.phase, s.game.players[0].cp) == (0, "main", MAIN_2, 3)
    said = messages(s)
    assert said.index("gains-cp") < said.index("phase", said.index("announces-nothing"))


@pytest.mark.rule("DT-TURN-04")
def test_the_conclusion_comes_after_the_attack_and_before_main_2() -> None:
    s = battle(waiting(GainCP(3)), "barbarian", at="offensive_roll", tokens=({"hourglass": 1},), cp=(0,), dice=HIT)
    s.do("0:keep 1 1 1 4 6", "0:announce strike")
    assert s.prompt == "defend" and s.game.players[0].cp == 0
    s.do("1:pass")
    assert (s.prompt, s.game.phase, s.game.players[0].cp) == ("main", MAIN_2, 3)
    said = messages(s)
    assert said.index("takes") < said.index("gains-cp")


@pytest.mark.rule("DT-TURN-04")
def test_the_conclusion_happens_when_the_offensive_roll_is_skipped() -> None:
    s = battle(
        waiting(GainCP(3)), "gunslinger", at="before_offense", tokens=({"hourglass": 1, "knockdown": 1},), cp=(0,)
    )
    assert (s.prompt, s.game.phase, s.game.players[0].cp) == ("main", MAIN_2, 3)


@pytest.mark.rule("DT-TURN-04")
def test_health_changed_at_the_conclusion_is_changed_before_main_2() -> None:
    for effect, health in ((Heal(3), 33), (Damage(2, PLAIN, YOU), 28)):
        one = waiting(effect)
        s = battle(one, "barbarian", at="offensive_roll", tokens=({"hourglass": 1},), health=(30,), dice=HIT)
        s.do("0:keep 1 1 1 4 6", "0:nothing")
        assert s.game.phase == MAIN_2 and healths(s) == [health, 50]


@pytest.mark.rule("DT-TURN-04")
def test_a_second_roll_phase_in_a_turn_still_has_its_conclusion_before_main_2() -> None:
    s = battle(
        "barbarian",
        waiting(GainCP(1)),
        at="offensive_roll",
        tokens=({"hourglass": 1},),
        cp=(0,),
        dice=(6, 6, 6, 6, 1, *HIT),
    )
    s.do("0:keep 1 6 6 6 6", "0:announce crit-bash")
    assert s.prompt == "keep"  # the stunned opponent may be attacked once more
    s.do("0:keep 1 1 1 4 6", "0:nothing")
    said = messages(s)
    assert s.game.phase == MAIN_2
    assert "gains-cp" in said[said.index("announces-nothing") :]


@pytest.mark.rule("DT-TURN-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_an_ability_main_2_follows_and_no_more_dice_are_rolled(seats: int) -> None:
    s = battle(*["barbarian"] * seats, at="offensive_roll", dice=(*HIT, 6, 6, 6))
    s.do("0:keep 1 1 1 4 6", "0:nothing")
    assert (s.seat, s.prompt, s.game.phase) == (0, "main", MAIN_2)
    assert phases(s) == [4, 7] and len(s.log("rolls")) == 1 and s.game.rng.script == (6, 6, 6)
    assert len(set(healths(s))) == 1


@pytest.mark.rule("DT-TURN-05")
def test_an_opponent_may_still_touch_the_dice_of_a_turn_without_ability() -> None:
    s = battle("barbarian", scholar(), at="offensive_roll", dice=HIT, hands=((), ("so-wild",)))
    s.passing("keep").do("0:keep 1 1 1 4 6", "0:nothing")
    assert (s.seat, s.game.phase) == (1, OFFENSE) and "play so-wild" in s.offers
    s.do("1:pass")
    assert s.game.phase == MAIN_2


def fading() -> Token:
    """Lost at the end of its holder's turn, one at a time."""
    ember = token("ember")
    return ember.when(TURN_END, Lose(ember))


@pytest.mark.rule("DT-TURN-06")
def test_the_end_of_a_turn_comes_after_discard_and_before_the_next_upkeep() -> None:
    caller = herald()
    s = battle(
        hero("fader", tokens=(fading(),)),
        caller,
        at="discard",
        tokens=({"ember": 2}, {"ember": 1}),
        hands=((), ("call",)),
    )
    assert (s.seat, s.game.phase) == (1, DISCARD) and count(s, 0, "ember") == 2
    s.do("1:pass")
    assert s.game.active == 1 and count(s, 0, "ember") == 1 and count(s, 1, "ember") == 1
    said = messages(s)
    assert said.index("phase") < said.index("loses-tokens") < said.index("turn")
    assert said.count("loses-tokens") == 1


@pytest.mark.rule("DT-TURN-06")
def test_each_player_checks_the_end_of_the_own_turn_once() -> None:
    s = battle(hero("fader", tokens=(fading(),)), "barbarian", tokens=({"ember": 3}, {"ember": 1}))
    through_turns(s, 2)
    assert [count(s, seat, "ember") for seat in (0, 1)] == [2, 1]
    through_turns(s, 2)
    assert [count(s, seat, "ember") for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("DT-TURN-06")
def test_the_human_pirate_loses_a_doubloon_as_her_turn_ends() -> None:
    pirate = box("Cursed Pirate")
    doubloon = next(t.id for t in pirate.tokens if t.name.en == "Cursed Doubloon")
    s = battle(pirate, herald(), at="discard", tokens=({doubloon: 1},), hands=((), ("call",)))
    assert s.game.phase == DISCARD and count(s, 0, doubloon) == 1
    s.do("1:pass")
    assert s.game.active == 1 and count(s, 0, doubloon) == 0 and s.game.players[0].side == 0
    said = messages(s)
    assert said.index("loses-tokens") < said.index("turn")


@pytest.mark.rule("DT-TURN-06")
def test_damage_at_the_end_of_a_turn_is_taken_before_the_next_turn() -> None:
    thorn = token("thorn").when(TURN_END, Damage(2, PLAIN, YOU))
    s = battle(hero("thorny", tokens=(thorn,)), "barbarian", at="end", tokens=({"thorn": 1},), health=(2, 50))
    assert s.game.outcome == (1,) and healths(s) == [0, 50] and "turn" not in messages(s)


# ---------------------------------------------------------------------- DT-UPKEEP
@pytest.mark.rule("DT-UPKEEP-01")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_the_gunslinger_reloads_in_her_upkeep(before: int, after: int) -> None:
    s = battle("gunslinger", "barbarian", at="upkeep", tokens=({"reload": before},))
    assert s.game.phase == MAIN_1 and count(s, 0, "reload") == after


@pytest.mark.rule("DT-UPKEEP-01")
def test_nobody_reloads_in_the_upkeep_of_somebody_else() -> None:
    s = battle("barbarian", "gunslinger", at="upkeep")
    assert s.game.phase == MAIN_1 and count(s, 1, "reload") == 0


@pytest.mark.rule("DT-UPKEEP-01")
def test_upkeep_tokens_work_on_the_active_player_only() -> None:
    drip = upkeep("drip", GainCP(1))
    s = battle(hero("dripper", tokens=(drip,)), "barbarian", at="upkeep", tokens=({}, {"drip": 1}), cp=(0, 0))
    assert [player.cp for player in s.game.players] == [1, 0] and count(s, 1, "drip") == 1  # 1 CP of Income
    assert through_turns(s, 2) == [0, 1]
    assert s.game.players[1].cp == 2


@pytest.mark.rule("DT-UPKEEP-01")
def test_an_upkeep_without_effects_is_empty() -> None:
    s = battle("barbarian", "barbarian", at="upkeep", tokens=({"stun": 0},))
    assert (s.prompt, s.game.phase) == ("main", MAIN_1) and healths(s) == [50, 50]
    assert messages(s)[:3] == ["turn", "phase", "phase"]


@pytest.mark.rule("DT-UPKEEP-01")
def test_a_token_removed_before_its_upkeep_effect_does_nothing() -> None:
    drip = upkeep("drip", GainCP(5))
    s = battle(scholar(drip), "barbarian", at="upkeep", tokens=({"drip": 1},), hands=(("buh-bye",),), cp=(2,))
    s.do("0:play buh-bye", "0:remove 0 drip")
    assert s.game.phase == MAIN_1 and s.game.players[0].cp == 1


@pytest.mark.rule("DT-UPKEEP-01")
def test_of_two_tokens_that_act_one_by_one_the_removed_one_does_nothing() -> None:
    drip = upkeep("drip", GainCP(5), each=True)
    s = battle(scholar(drip), "barbarian", at="upkeep", tokens=({"drip": 2},), hands=(("buh-bye",),), cp=(2,))
    s.do("0:play buh-bye", "0:remove 0 drip")
    assert s.game.phase == MAIN_1 and s.game.players[0].cp == 5 + 1


@pytest.mark.rule("DT-UPKEEP-02")
@pytest.mark.parametrize(
    ("first", "cp"), [("token.tax.upkeep", 15), ("token.alms.upkeep", 13)], ids=["tax-first", "alms-first"]
)
def test_the_active_player_orders_the_upkeep_effects(first: str, cp: int) -> None:
    one = hero("giver", tokens=(upkeep("tax", PayCP(2)), upkeep("alms", GainCP(3))))
    held = {"tax": 1, "alms": 1}
    s = battle("barbarian", one, at="upkeep", tokens=(held,), cp=(14,), hands=((), ()))
    assert (s.seat, s.prompt) == (0, "upkeep-order")
    assert sorted(s.offers) == ["first token.alms.upkeep", "first token.tax.upkeep"]
    s.do(f"0:first {first}")
    assert s.game.phase == MAIN_1 and s.game.players[0].cp == min(15, cp + 1)


@pytest.mark.rule("DT-UPKEEP-02")
def test_passives_and_tokens_of_opponents_are_ordered_together() -> None:
    gift = Slot("gift", level(Ability("gift", called("Gift"), on={AT_UPKEEP: GainCP(1)})))
    giver = hero("giver", gift, tokens=(upkeep("bell", Draw(1)), upkeep("rope", GainCP(2))), size=4)
    s = battle(giver, "barbarian", at="upkeep", tokens=({"bell": 1, "rope": 1},), cp=(0,))
    assert (s.seat, s.prompt, len(s.offers)) == (0, "upkeep-order", 3)
    s.do("0:first giver.gift.1.gift.upkeep")
    assert s.game.players[0].cp == 1 and hand(s, 0) == []
    assert sorted(s.offers) == ["first token.bell.upkeep", "first token.rope.upkeep"]
    s.do("0:first token.bell.upkeep")
    assert s.game.phase == MAIN_1 and s.game.players[0].cp == 1 + 2 + 1 and len(hand(s, 0)) == 2


@pytest.mark.rule("DT-UPKEEP-02")
def test_a_single_upkeep_effect_asks_for_no_order() -> None:
    one = hero("giver", tokens=(upkeep("alms", GainCP(3)),))
    s = battle("barbarian", one, at="upkeep", tokens=({"alms": 1},), cp=(0,))
    assert (s.prompt, s.game.phase, s.game.players[0].cp) == ("main", MAIN_1, 4)


def nurse() -> Hero:
    """Upkeep tokens: a wound of 2, a balm of 3, a chime without effect on Health, a hex of 1 on an opponent."""
    return hero(
        "nurse",
        tokens=(
            upkeep("wound", Damage(2, PLAIN, YOU)),
            upkeep("balm", Heal(3)),
            upkeep("chime", GainCP(1)),
            upkeep("hex", Damage(1, PLAIN, OPPONENT)),
        ),
    )


@pytest.mark.rule("DT-UPKEEP-03", "DT-HEALTH-04")
@pytest.mark.parametrize("first", ["wound", "balm"])
def test_a_heal_of_the_same_upkeep_saves_the_player_in_any_order(first: str) -> None:
    s = battle("barbarian", nurse(), at="upkeep", tokens=({"wound": 1, "balm": 1},), health=(1, 50))
    s.do(f"0:first token.{first}.upkeep")
    assert healths(s) == [2, 50] and s.game.outcome is None and s.game.phase == MAIN_1


@pytest.mark.rule("DT-UPKEEP-03")
@pytest.mark.parametrize("first", ["wound", "balm"])
def test_the_dial_moves_only_when_upkeep_concludes(first: str) -> None:
    s = battle("barbarian", nurse(), at="upkeep", tokens=({"wound": 1, "balm": 1, "chime": 1},), health=(40, 50))
    s.do(f"0:first token.{first}.upkeep")
    assert s.prompt == "upkeep-order" and healths(s) == [40, 50]
    s.do("0:first token.chime.upkeep")
    assert s.game.phase == MAIN_1 and healths(s) == [41, 50]


@pytest.mark.rule("DT-UPKEEP-03")
def test_a_heal_too_small_does_not_save() -> None:
    s = battle("barbarian", nurse(), at="upkeep", tokens=({"wound": 1},), health=(2, 50))
    assert s.game.outcome == (1,) and healths(s) == [0, 50]
    feeble = hero("feeble", tokens=(upkeep("wound", Damage(4, PLAIN, YOU)), upkeep("balm", Heal(3))))
    s = battle("barbarian", feeble, at="upkeep", tokens=({"wound": 1, "balm": 1},), health=(1, 50))
    s.do("0:first token.balm.upkeep")
    assert s.game.outcome == (1,) and healths(s) == [0, 50]


@pytest.mark.rule("DT-UPKEEP-03", "DT-HEALTH-02")
def test_damage_to_several_players_in_one_upkeep_lands_together() -> None:
    s = battle("barbarian", nurse(), at="upkeep", tokens=({"wound": 1, "hex": 1},), health=(2, 1))
    s.do("0:first token.wound.upkeep")
    assert healths(s) == [0, 0] and s.game.outcome == ()


def bomber() -> Hero:
    """A time bomb that goes off on anything but a 6, as an isolated source; and a balm of 5."""
    bomb = token("bomb")
    bomb.when(AT_UPKEEP, Sequence(Dice(1), If(AtMost(Total(), 5), Sequence(Lose(bomb), Isolated(4)))))
    return hero("bomber", tokens=(bomb, upkeep("balm", Heal(5)), upkeep("chime", GainCP(1))))


@pytest.mark.rule("DT-UPKEEP-04")
@pytest.mark.parametrize("first", ["bomb", "balm"])
def test_an_isolated_source_does_not_wait_for_the_heal(first: str) -> None:
    s = battle("barbarian", bomber(), at="upkeep", tokens=({"bomb": 1, "balm": 1},), health=(3, 50), dice=(5,))
    s.do(f"0:first token.{first}.upkeep")
    assert s.game.outcome == (1,) and healths(s) == [0, 50] and s.game.phase == UPKEEP


@pytest.mark.rule("DT-UPKEEP-04")
def test_without_detonation_the_heal_is_applied() -> None:
    s = battle("barbarian", bomber(), at="upkeep", tokens=({"bomb": 1, "balm": 1},), health=(3, 50), dice=(6,))
    s.do("0:first token.bomb.upkeep")
    assert healths(s) == [8, 50] and s.game.phase == MAIN_1


@pytest.mark.rule("DT-UPKEEP-04")
def test_an_isolated_source_moves_the_dial_at_once_and_the_batch_follows() -> None:
    tokens = ({"bomb": 1, "balm": 1, "chime": 1},)
    s = battle("barbarian", bomber(), at="upkeep", tokens=tokens, health=(30, 50), dice=(1,))
    s.do("0:first token.balm.upkeep", "0:first token.bomb.upkeep")
    assert s.game.phase == MAIN_1 and healths(s) == [31, 50]
    s = battle("barbarian", bomber(), at="upkeep", tokens=tokens, health=(30, 50), dice=(1,))
    s.do("0:first token.bomb.upkeep")
    assert s.prompt == "upkeep-order" and healths(s) == [26, 50]
    s.do("0:first token.balm.upkeep")
    assert healths(s) == [31, 50]


@pytest.mark.rule("DT-UPKEEP-04", "DT-HEALTH-06")
@pytest.mark.parametrize("order", [("bomb",), ("balm", "bomb"), ("balm", "chime")])
def test_whoever_an_isolated_source_defeats_is_out_of_this_upkeep(order: tuple[str, ...]) -> None:
    """With three players the game goes on: nothing heals the defeated one, nothing more is asked or gained."""
    three = ("barbarian", bomber(), "barbarian")
    tokens = ({"bomb": 1, "balm": 1, "chime": 1},)
    s = battle(*three, at="upkeep", tokens=tokens, health=(3, 35, 35), cp=(0, 0, 0), dice=(5,))
    for id in order:
        s.do(f"0:first token.{id}.upkeep")
    assert s.game.players[0].out and healths(s) == [0, 35, 35]
    assert s.game.outcome is None and (s.game.active, s.seat, s.game.phase) == (1, 1, MAIN_1)
    assert s.game.players[0].cp == ("chime" in order)


@pytest.mark.rule("DT-UPKEEP-04", "DT-HEALTH-03")
def test_the_cap_is_checked_after_each_instance_not_over_both() -> None:
    s = battle("barbarian", bomber(), at="upkeep", tokens=({"bomb": 1, "balm": 1},), health=(58, 50), dice=(1,))
    s.do("0:first token.balm.upkeep")
    assert healths(s) == [59, 50]  # 58 - 4, then + 5


# ---------------------------------------------------------------------- DT-INCOME
@pytest.mark.rule("DT-INCOME-01", "DT-CP-02")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (14, 15), (15, 15)])
def test_income_is_one_cp_up_to_fifteen(before: int, after: int) -> None:
    s = battle("barbarian", "barbarian", at="income", cp=(before, 7))
    assert s.game.phase == MAIN_1 and [player.cp for player in s.game.players] == [after, 7]


@pytest.mark.rule("DT-INCOME-01")
def test_the_cp_comes_in_income_and_not_in_upkeep() -> None:
    s = battle(herald(), "barbarian", at="upkeep", hands=(("call",),), cp=(3,))
    assert (s.seat, s.game.phase, s.game.players[0].cp) == (0, UPKEEP, 3)
    s.do("0:pass")
    assert (s.game.phase, s.game.players[0].cp) == (INCOME, 4)
    s.do("0:pass")
    assert (s.game.phase, s.game.players[0].cp) == (MAIN_1, 4)


@pytest.mark.rule("DT-INCOME-02")
@pytest.mark.parametrize("cp", [3, 15])
def test_the_top_card_is_drawn_whatever_the_cp(cp: int) -> None:
    s = battle("barbarian", "barbarian", at="income", cp=(cp,), decks=(("smack-2", "six-it"),), hands=(("smack-3",),))
    assert hand(s, 0) == ["smack-3", "smack-2"] and hand(s, 1) == []
    assert [s.game.card(0, n).id for n in s.game.players[0].deck] == ["six-it"]
    assert s.game.players[0].cp == min(15, cp + 1)


@pytest.mark.rule("DT-INCOME-02")
def test_an_empty_deck_is_reshuffled_before_the_draw() -> None:
    s = battle("barbarian", "barbarian", at="income", decks=((),), discards=(("smack-2", "smack-3", "six-it"),))
    player = s.game.players[0]
    assert (len(player.hand), len(player.deck), pile(s, 0)) == (1, 2, [])
    cards = {s.game.card(0, n).id for n in (*player.hand, *player.deck)}
    assert cards == {"smack-2", "smack-3", "six-it"}


@pytest.mark.rule("DT-INCOME-02")
def test_the_cp_comes_before_the_card() -> None:
    s = battle("barbarian", "barbarian", at="income")
    said = messages(s)
    assert said.index("gains-cp") < said.index("draws")


@pytest.mark.rule("DT-INCOME-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_only_the_start_player_skips_the_first_income(seats: int, first: int) -> None:
    s = opened(*["barbarian"] * seats, first=first)
    after_income = {}
    while s.game.turn <= seats + 1:
        if s.prompt == "main" and s.game.phase == MAIN_1 and s.game.turn not in after_income:
            player = s.game.players[s.game.active]
            after_income[s.game.turn] = (s.game.active, player.cp, len(player.hand))
        do_nothing(s)
    assert after_income[1] == (first, 2, 4)
    assert [after_income[turn][1:] for turn in range(2, seats + 1)] == [(3, 5)] * (seats - 1)
    assert after_income[seats + 1] == (first, 3, 5)
    assert {after_income[turn][0] for turn in range(1, seats + 1)} == set(range(seats))
    assert [line["who"] for line in s.log("no-income")] == [f"&{first}"]
