"""Abilities (MC-ABIL)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.champions.rules.abilities import (
    Ability,
    action,
    boost,
    interrupt,
    response,
    special,
    when_completed,
    when_defeated,
    when_revealed,
)
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import DiscardThis, ExhaustThis
from tablee.games.champions.rules.effects.amounts import InForm
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.glue import May, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give, Heal
from tablee.games.champions.rules.effects.play import AddCounters, PutIntoPlay, Ready, Specials
from tablee.games.champions.rules.effects.schemes import FindEncounter, PlaceThreat
from tablee.games.champions.rules.effects.who import EACH_CHARACTER, FOUND, THE_VILLAIN, THIS, YOU, Same
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import HERO, TOUGH, Kind, Those
from tablee.games.champions.scene import card, hand, in_play, left, messages, pile, scene, threat_on, value
from tests.games.champions.rules.kit import (
    ally,
    event,
    main_scheme,
    minion,
    set_main,
    side_scheme,
    support,
    treachery,
    upgrade,
)

TWO = ("spider-man", "black-panther")
SCHEME = "the-break-in"
SHOCKER = "01103"


# ---------------------------------------------------------------------- where abilities work
@pytest.mark.rule("MC-ABIL-01", "MC-TARGET-07")
def test_an_ability_finds_only_cards_in_play() -> None:
    wake = event("Wake", action(Ready(Chosen(Those("ally", "yours")))))
    ann, ben = ally("Ann"), ally("Ben")
    s = scene(hands=[[wake, ally("Hal")]], piles=[[ally("Pip")]], play=[[ann, ben]], exhausted=["ann", "ben"])
    s.do("0:play wake")
    assert s.offers == ["target ann", "target ben"]


@pytest.mark.rule("MC-ABIL-01")
def test_an_ability_that_names_the_discard_pile_reaches_it() -> None:
    back = event("Back", action(PutIntoPlay(Chosen(Those("ally", "yours", where="piles")))))
    s = scene(hands=[[back, ally("Hal")]], piles=[[ally("Pip"), ally("Pam")]], play=[[ally("Ann")]]).do("0:play back")
    assert s.offers == ["target pip", "target pam"]


@pytest.mark.rule("MC-ABIL-01")
def test_what_concerns_every_character_leaves_cards_out_of_play_alone() -> None:
    storm = event("Storm", action(Sequence(Damage(1, EACH_CHARACTER), Give(TOUGH, EACH_CHARACTER))))
    s = scene(
        hands=[[storm, ally("Hal")]],
        decks=[[ally("Dot")]],
        piles=[[ally("Pip")]],
        play=[[ally("Ann")]],
        encounter=[minion("Thug")],
        encounter_pile=[minion("Goon")],
    )
    s.do("0:play storm")
    touched = {s.game.handle(c.id): (c.damage, c.status) for c in s.game.cards if c.damage or c.status}
    assert touched == dict.fromkeys(("spider-man", "rhino", "ann"), (1, TOUGH))


@pytest.mark.rule("MC-ABIL-01")
def test_a_target_that_has_left_play_is_not_affected_any_more() -> None:
    throw = event("Throw", action(Sequence(Discard(Chosen(Those("ally"))), AddCounters(2, Same("ally")))))
    s = scene(hands=[[throw]], play=[[ally("Ann")]]).do("0:play throw")
    assert "ann" in pile(s)
    assert card(s, "ann").counters == 0


@pytest.mark.rule("MC-ABIL-01")
def test_a_card_in_a_deck_cannot_be_named_as_a_target() -> None:
    wake = event("Wake", action(Ready(Chosen(Those("ally")))))
    crew = [ally("Ann"), ally("Ben")]
    s = scene(hands=[[wake]], decks=[[ally("Dot")]], play=[crew], exhausted=["ann", "ben"]).do("0:play wake")
    assert (s.prompt, s.why_not("0:target dot"), s.why_not("0:target ann")) == ("target", "MC-ABIL-01", "")


@pytest.mark.rule("MC-ABIL-02")
def test_a_support_in_hand_offers_no_action_but_an_event_does() -> None:
    bell = support("Bell", action(Draw(1)), cost=5)
    s = scene(hands=[[bell, event("Note", action(Draw(1)))]])
    assert "use bell" not in s.offers and s.why_not("0:use bell") == "MC-ABIL-02"
    assert "play note" in s.offers


@pytest.mark.rule("MC-ABIL-02")
def test_cards_out_of_play_react_to_nothing() -> None:
    ear = support("Ear", response("attack", Draw(1), by="you"), cost=5)
    s = scene(hands=[[ear]], piles=[[ear]]).do("0:attack spider-man rhino")
    assert s.prompt == "turn"


@pytest.mark.rule("MC-ABIL-02")
def test_a_constant_effect_and_a_keyword_out_of_play_do_nothing() -> None:
    belt = upgrade("Belt", Modify(of="you", stat="atk", plus=1))
    wall = minion("Wall", keywords=["guard"])
    s = scene(hands=[[belt]], piles=[[belt]], encounter_pile=[wall])
    assert value(s, "atk", "spider-man") == 2
    assert "attack spider-man rhino" in s.offers


# ---------------------------------------------------------------------- it must change something
@pytest.mark.rule("MC-ABIL-03")
def test_drawing_from_an_empty_deck_and_pile_is_refused() -> None:
    note = event("Note", action(Draw(1)))
    s = scene(hands=[[note]], only=True)
    assert s.why_not("0:play note") == "MC-ABIL-03"
    assert "play note" in scene(hands=[[note]], piles=[["energy"]], only=True).offers


@pytest.mark.rule("MC-ABIL-03")
def test_an_ability_that_would_only_undo_its_own_cost_is_refused() -> None:
    s = scene(play=[[support("Yoyo", action(Ready(THIS), (ExhaustThis(),)))]])
    assert s.why_not("0:use yoyo") == "MC-ABIL-03"
    assert not card(s, "yoyo").exhausted


@pytest.mark.rule("MC-ABIL-03")
def test_healing_without_damage_is_refused() -> None:
    balm = event("Balm", action(Heal(2, Chosen(Those("friendly")))))
    assert scene(*TWO, hands=[[balm]]).why_not("0:play balm") == "MC-TARGET-04"
    s = scene(*TWO, hands=[[balm]], damage={"black-panther": 1}).do("0:play balm")
    assert left(s, "black-panther") == 11


@pytest.mark.rule("MC-ABIL-03")
def test_a_response_without_effect_is_not_offered() -> None:
    rest = support("Rest", response("attack", Heal(1), by="you"))
    assert scene(play=[[rest]]).do("0:attack spider-man rhino").prompt == "turn"
    s = scene(play=[[rest]], damage={"spider-man": 1}).do("0:attack spider-man rhino")
    assert s.prompt == "response"


@pytest.mark.rule("MC-ABIL-03")
def test_an_encounter_card_is_resolved_even_if_it_changes_nothing() -> None:
    s = scene(at="reveal", dealt=[["hard-to-keep-down"]], encounter=[treachery("Blank")])
    assert "surge" in messages(s), "healing nothing surges"
    assert "hard-to-keep-down" in pile(s, -1)


@pytest.mark.rule("MC-ABIL-04")
def test_a_later_sentence_that_alters_the_first_replaces_it() -> None:
    s = scene(at="reveal", dealt=[["i-m-tough"]], encounter=[treachery("Blank")], status={"rhino": TOUGH})
    assert "blank" in pile(s, -1) and card(s, "rhino").status == TOUGH
    s = scene(at="reveal", dealt=[["i-m-tough"]], encounter=[treachery("Blank")])
    assert "blank" not in pile(s, -1) and card(s, "rhino").status == TOUGH


@pytest.mark.rule("MC-ABIL-04")
def test_sentences_are_resolved_one_after_the_other() -> None:
    twice = event("Twice", action(Sequence(Damage(2, THE_VILLAIN), Draw(1))))
    ear = support("Ear", response("damage", Draw(1), by="you", to="villain"))
    s = scene(hands=[[twice]], play=[[ear]]).do("0:play twice")
    assert s.prompt == "response" and len(hand(s)) == 0, "the second sentence has not begun"
    s.do("0:pass")
    assert len(hand(s)) == 1


# ---------------------------------------------------------------------- constant and triggered
@pytest.mark.rule("MC-ABIL-05")
def test_a_triggered_ability_waits_and_a_constant_one_does_not() -> None:
    belt = upgrade("Belt", Modify(of="you", stat="hand", plus=1))
    bell = support("Bell", action(Draw(1), (ExhaustThis(),)))
    s = scene(play=[[belt, bell]])
    assert s.game.hand_size(0) == 6 and "use belt" not in s.offers
    assert hand(s) == [] and "use bell" in s.offers
    assert len(hand(s.do("0:use bell"))) == 1


@pytest.mark.rule("MC-ABIL-06")
def test_a_constant_effect_comes_and_goes_with_its_card() -> None:
    belt = upgrade("Belt", Modify(of="you", stat="thw", plus=1), action(Draw(1), (DiscardThis(),)))
    s = scene(hands=[[belt]])
    assert value(s, "thw", "spider-man") == 1
    assert value(s.do("0:play belt"), "thw", "spider-man") == 2
    assert value(s.do("0:use belt"), "thw", "spider-man") == 1


@pytest.mark.rule("MC-ABIL-07")
def test_a_conditional_constant_effect_holds_while_its_condition_does() -> None:
    belt = upgrade("Belt", Modify(of="you", test=InForm(HERO), stat="hand", plus=3))
    s = scene(play=[[belt]])
    assert s.game.hand_size(0) == 8
    assert s.do("0:flip").game.hand_size(0) == 6


@pytest.mark.rule("MC-ABIL-08")
def test_each_copy_of_a_constant_effect_counts() -> None:
    belt = upgrade("Belt", Modify(of="you", stat="atk", plus=1))
    s = scene(play=[[belt, belt]])
    assert value(s, "atk", "spider-man") == 4
    assert left(s.do("0:attack spider-man rhino"), "rhino") == 10


@pytest.mark.rule("MC-ABIL-08")
def test_a_copy_of_a_constant_effect_stays_when_the_other_leaves() -> None:
    belt = upgrade("Belt", Modify(of="you", stat="atk", plus=1), action(Draw(1), (DiscardThis(),)))
    s = scene(play=[[belt, belt]])
    assert value(s, "atk", "spider-man") == 4
    assert value(s.do("0:use belt"), "atk", "spider-man") == 3
    assert value(s.do("0:use belt-2"), "atk", "spider-man") == 2


# ---------------------------------------------------------------------- mandatory and optional
@pytest.mark.rule("MC-ABIL-09")
@pytest.mark.parametrize("window", [interrupt, response])
def test_a_forced_interrupt_or_response_resolves_without_asking(window: Callable[..., Ability]) -> None:
    bite = support("Bite", window("attack", Damage(1, YOU), by="you", forced=True))
    s = scene(play=[[bite]]).do("0:attack spider-man rhino")
    assert s.prompt == "turn" and left(s, "spider-man") == 9


@pytest.mark.rule("MC-ABIL-09")
def test_revealed_defeated_completed_and_boost_abilities_resolve_without_asking() -> None:
    s = scene(at="reveal", dealt=[[treachery("Trap", when_revealed(Damage(1, YOU)))]])
    assert (s.prompt, left(s, "spider-man")) == ("turn", 9)
    s = scene(minions=[[minion("Goon", when_defeated(Damage(1, YOU)), hp=1)]]).do("0:attack spider-man goon")
    assert (s.prompt, left(s, "spider-man")) == ("turn", 9)
    s = scene(hands=[[event("Noise", action(PlaceThreat(2)))]])
    set_main(s, main_scheme("Start", when_completed(Damage(1, YOU))), main_scheme("Sequel"), threat=4)
    assert (s.do("0:play noise").prompt, left(s, "spider-man")) == ("turn", 9)
    sting = treachery("Sting", boost(Damage(1, YOU)), boost=0, boost_star=True)
    s = scene(at="activate", form="alter_ego", encounter=[sting, treachery("Blank")])
    assert (s.prompt, left(s, "spider-man")) == ("turn", 9)


@pytest.mark.rule("MC-ABIL-09", "MC-TEXT-05")
def test_only_the_part_with_may_is_asked_in_a_forced_ability() -> None:
    bite = support("Bite", response("attack", Sequence(Damage(1, YOU), May(Draw(1))), by="you", forced=True))
    s = scene(play=[[bite]]).do("0:attack spider-man rhino")
    assert s.prompt == "may" and left(s, "spider-man") == 9
    assert len(hand(s.clone().do("0:yes"))) == 1 and len(hand(s.do("0:no"))) == 0


@pytest.mark.rule("MC-ABIL-10")
def test_a_response_may_be_declined_or_used() -> None:
    ear = support("Ear", response("attack", Draw(1), by="you"))
    s = scene(play=[[ear]]).do("0:attack spider-man rhino")
    assert s.offers == ["use ear 0", "pass"]
    assert len(hand(s.clone().do("0:use ear 0"))) == 1
    assert len(hand(s.do("0:pass"))) == 0 and s.prompt == "turn"


@pytest.mark.rule("MC-ABIL-10")
def test_the_controller_decides_about_an_optional_ability() -> None:
    ear = support("Ear", response("attack", Draw(1), by="hero"))
    s = scene(*TWO, play=[[], [ear]]).do("0:attack spider-man rhino")
    assert (s.seat, s.prompt) == (1, "response")
    s.do("1:use ear 0")
    assert (len(hand(s, 0)), len(hand(s, 1))) == (0, 1)


@pytest.mark.rule("MC-ABIL-10")
def test_an_interrupt_may_be_declined() -> None:
    s = scene(at="activate", encounter=["hard-to-keep-down"])
    assert s.prompt == "interrupt" and s.offers == ["use spider-man 0", "pass"]
    s.do("0:pass")
    assert hand(s) == []


@pytest.mark.rule("MC-ABIL-11")
def test_peril_does_not_stop_the_forced_ability_of_another_player() -> None:
    trap = treachery("Trap", when_revealed(PlaceThreat(1)), keywords=["peril"])
    forced = support("Forced", response("place_threat", Draw(1), forced=True, to="main_scheme"))
    free = support("Free", response("place_threat", Draw(1), to="main_scheme"))
    s = scene(*TWO, at="reveal", dealt=[[trap]], play=[[], [forced, free]])
    assert len(hand(s, 1)) == 1 and threat_on(s) == 1
    assert s.prompt == "turn", "the optional ability was not offered"


@pytest.mark.rule("MC-ABIL-11")
def test_without_peril_the_optional_ability_of_another_player_is_offered() -> None:
    trap = treachery("Trap", when_revealed(PlaceThreat(1)))
    free = support("Free", response("place_threat", Draw(1), to="main_scheme"))
    s = scene(*TWO, at="reveal", dealt=[[trap]], play=[[], [free]])
    assert (s.seat, s.prompt) == (1, "response")


@pytest.mark.rule("MC-ABIL-12", "MC-ABIL-14")
def test_a_card_that_speaks_of_specials_has_none() -> None:
    lead = upgrade("Lead", action(Specials("Suit")), traits=["Suit"])
    claw = upgrade("Claw", special(Damage(2, THE_VILLAIN)), traits=["Suit"])
    s = scene(play=[[lead, claw]])
    assert "use claw" not in s.offers and s.why_not("0:use claw") == "MC-ABIL-14"
    s.do("0:use lead")
    assert s.prompt == "turn" and left(s, "rhino") == 12


@pytest.mark.rule("MC-ABIL-12")
def test_without_any_special_ability_there_is_nothing_to_resolve() -> None:
    lead = upgrade("Lead", action(Specials("Suit")), traits=["Suit"])
    assert scene(play=[[lead]]).why_not("0:use lead") == "MC-ABIL-03"


@pytest.mark.rule("MC-ABIL-13")
def test_a_forced_interrupt_comes_before_an_interrupt() -> None:
    must = support("Must", interrupt("attack", Damage(1, YOU), by="you", forced=True))
    free = support("Free", interrupt("attack", Draw(1), by="you"))
    s = scene(play=[[free, must]]).do("0:attack spider-man rhino")
    assert s.prompt == "interrupt" and left(s, "spider-man") == 9 and left(s, "rhino") == 14


@pytest.mark.rule("MC-ABIL-13")
def test_a_forced_response_comes_before_a_response_and_after_the_interrupts() -> None:
    late = support("Late", response("attack", Damage(1, YOU), by="you", forced=True))
    free = support("Free", interrupt("attack", Draw(1), by="you"), response("attack", Draw(1), by="you"))
    s = scene(play=[[free, late]]).do("0:attack spider-man rhino")
    assert s.prompt == "interrupt" and left(s, "spider-man") == 10
    s.do("0:pass")
    assert s.prompt == "response" and left(s, "spider-man") == 9 and left(s, "rhino") == 12


@pytest.mark.rule("MC-ABIL-13")
def test_status_cards_come_before_forced_abilities() -> None:
    must = support("Must", interrupt("damage", Draw(1), to="villain", forced=True))
    s = scene(play=[[must]], status={"rhino": TOUGH}).do("0:attack spider-man rhino")
    assert card(s, "rhino").status == 0 and left(s, "rhino") == 14 and hand(s) == []


@pytest.mark.rule("MC-ABIL-14")
def test_special_abilities_are_resolved_when_another_ability_says_so() -> None:
    claw = upgrade("Claw", special(Damage(2, THE_VILLAIN)), traits=["Suit"])
    fang = upgrade("Fang", special(Damage(3, THE_VILLAIN)), traits=["Suit"])
    odd = upgrade("Odd", special(Damage(5, THE_VILLAIN)))
    s = scene(hands=[[event("Go", action(Specials("Suit")))]], play=[[claw, fang, odd]]).do("0:play go")
    assert s.offers == ["special claw", "special fang"]
    s.do("0:special fang")
    assert left(s, "rhino") == 9


# ---------------------------------------------------------------------- revealed, defeated, completed
@pytest.mark.rule("MC-ABIL-15")
def test_a_new_villain_stage_resolves_what_it_does_when_revealed() -> None:
    s = scene(damage={"rhino": 13}).do("0:attack spider-man rhino")
    assert card(s, "rhino").code == "01095" and left(s, "rhino") == 15
    assert in_play(s, "breakin-takin") and threat_on(s, "breakin-takin") == 3


@pytest.mark.rule("MC-ABIL-15")
def test_all_when_revealed_abilities_of_a_card_resolve() -> None:
    trap = treachery("Trap", when_revealed(PlaceThreat(1)), when_revealed(Damage(2, YOU)))
    s = scene(at="reveal", dealt=[[trap]])
    assert threat_on(s) == 1 and left(s, "spider-man") == 8


@pytest.mark.rule("MC-ABIL-16")
def test_a_minion_put_into_play_was_not_revealed() -> None:
    call = event("Call", action(FindEncounter(Kind(title=SHOCKER), PutIntoPlay(FOUND))))
    s = scene(hands=[[call]], encounter_pile=["shocker"]).do("0:play call")
    assert in_play(s, "shocker") and card(s, "shocker").area == 0
    assert left(s, "spider-man") == 10


@pytest.mark.rule("MC-ABIL-16", "MC-ABIL-15")
def test_the_same_minion_revealed_does_what_it_does() -> None:
    s = scene(at="reveal", dealt=[["shocker"]])
    assert in_play(s, "shocker") and left(s, "spider-man") == 9


@pytest.mark.rule("MC-ABIL-17")
def test_a_side_scheme_without_threat_does_what_it_does_when_defeated() -> None:
    plot = side_scheme("Plot", when_defeated(Draw(1)), start_threat=2)
    s = scene(sides=[plot], hands=[[event("Nudge", action(Draw(1)))]], threat={"plot": 2})
    s.do("0:thwart spider-man plot")
    assert in_play(s, "plot") and len(hand(s)) == 1
    s = scene(sides=[plot], threat={"plot": 1}).do("0:thwart spider-man plot")
    assert not in_play(s, "plot") and pile(s, -1) == ["plot"] and len(hand(s)) == 1


@pytest.mark.rule("MC-ABIL-17")
@pytest.mark.parametrize(("damage", "drawn"), [(1, 1), (0, 0)])
def test_a_minion_does_what_it_does_when_it_is_defeated(damage: int, drawn: int) -> None:
    goon = minion("Goon", when_defeated(Draw(1)), hp=3)
    s = scene(minions=[[goon]], damage={"goon": damage}).do("0:attack spider-man goon")
    assert in_play(s, "goon") == (not drawn) and len(hand(s)) == drawn


@pytest.mark.rule("MC-ABIL-17")
def test_a_minion_that_is_discarded_was_not_defeated() -> None:
    goon = minion("Goon", when_defeated(Draw(1)))
    s = scene(minions=[[goon]], hands=[[event("Void", action(Discard(Chosen(Those("minion")))))]]).do("0:play void")
    assert not in_play(s, "goon") and hand(s) == []


@pytest.mark.rule("MC-ABIL-17")
def test_an_ally_does_what_it_does_when_it_is_defeated() -> None:
    ann = ally("Ann", when_defeated(Damage(2, THE_VILLAIN)), hp=1, atk_cons=1)
    s = scene(play=[[ann]]).do("0:attack ann rhino")
    assert not in_play(s, "ann") and left(s, "rhino") == 11


@pytest.mark.rule("MC-ABIL-18")
@pytest.mark.parametrize(("before", "advances"), [(3, False), (4, True), (5, True)])
def test_a_completed_main_scheme_does_what_it_says_and_advances(before: int, advances: bool) -> None:
    start = main_scheme("Start", when_completed(Damage(3, YOU)), target_threat=6)
    s = scene(hands=[[event("Noise", action(PlaceThreat(2)))]])
    set_main(s, start, main_scheme("Sequel", target_threat=9), threat=before)
    s.do("0:play noise")
    assert card(s, SCHEME).face.name.en == ("Sequel" if advances else "Start")
    assert left(s, "spider-man") == (7 if advances else 10)
    assert threat_on(s) == (0 if advances else before + 2)
