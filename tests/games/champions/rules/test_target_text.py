"""Targets (MC-TARGET) and words of texts (MC-TEXT)."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, response, when_revealed, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.amounts import HasStatus
from tablee.games.champions.rules.effects.cards import Discard, DiscardHand, Draw
from tablee.games.champions.rules.effects.glue import Both, If, Instead, May, Sequence, Then
from tablee.games.champions.rules.effects.harm import Damage, Give, Heal
from tablee.games.champions.rules.effects.play import Exhaust, Ready
from tablee.games.champions.rules.effects.schemes import PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import THE_MAIN_SCHEME, THE_VILLAIN, THIS, YOU, Each, Same
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import CONFUSED, STUNNED, TOUGH, Those
from tablee.games.champions.scene import card, hand, in_play, left, pile, scene, threat_on
from tests.games.champions.rules.kit import ally, event, side_scheme, support, treachery, upgrade

TWO = ("spider-man", "black-panther")
SCHEME = "the-break-in"


# ---------------------------------------------------------------------- targets
@pytest.mark.rule("MC-TARGET-01")
def test_the_target_stays_the_same_for_the_whole_text() -> None:
    combo = event("Combo", action(Sequence(Damage(1, Chosen(Those("enemy"))), Give(STUNNED, Same("enemy")))))
    s = scene(hands=[[combo]], minions=[["hydra-bomber", "shocker"]]).do("0:play combo", "0:target shocker")
    assert s.prompt == "turn"
    assert left(s, "shocker") == 2 and card(s, "shocker").status == STUNNED
    assert card(s, "rhino").status == 0 and card(s, "hydra-bomber").status == 0


@pytest.mark.rule("MC-TARGET-01")
def test_what_follows_does_not_pass_to_another_when_the_target_is_gone() -> None:
    combo = event("Combo", action(Sequence(Damage(2, Chosen(Those("enemy"))), Give(STUNNED, Same("enemy")))))
    s = scene(hands=[[combo]], minions=[["hydra-bomber"]]).do("0:play combo", "0:target hydra-bomber")
    assert not in_play(s, "hydra-bomber") and card(s, "hydra-bomber").status == 0
    assert card(s, "rhino").status == 0 and left(s, "rhino") == 14


@pytest.mark.rule("MC-TARGET-02")
def test_only_what_the_text_asks_for_is_offered() -> None:
    zap = event("Zap", action(Damage(1)))
    s = scene(*TWO, hands=[[zap]], minions=[["hydra-bomber"], ["shocker"]], play=[[ally("Ann")]]).do("0:play zap")
    assert s.offers == ["target rhino", "target hydra-bomber", "target shocker"]


@pytest.mark.rule("MC-TARGET-02")
def test_a_choice_must_be_made() -> None:
    zap = event("Zap", action(Damage(1)))
    s = scene(hands=[[zap]], minions=[["hydra-bomber"]]).do("0:play zap")
    assert s.offers == ["target rhino", "target hydra-bomber"], "neither pass nor enough"


@pytest.mark.rule("MC-TARGET-03")
def test_who_resolves_a_treachery_chooses_among_their_own() -> None:
    theft = treachery("Theft", when_revealed(Discard(Chosen(Those("upgrade", "yours")))))
    play = [[upgrade("Ada"), upgrade("Abe")], [upgrade("Bea"), upgrade("Bob")]]
    s = scene(*TWO, at="reveal", dealt=[[], [theft]], play=play)
    assert s.seat == 1 and s.offers == ["target bea", "target bob"]
    s.do("1:target bob")
    assert pile(s, 1) == ["bob"] and in_play(s, "bea") and in_play(s, "ada")


@pytest.mark.rule("MC-TARGET-03")
def test_who_plays_an_event_chooses_its_target_though_another_is_first_player() -> None:
    zap = event("Zap", action(Damage(1)))
    s = scene(*TWO, first=0, active=1, hands=[[], [zap]], minions=[["hydra-bomber"]]).do("1:play zap")
    assert (s.seat, s.offers) == (1, ["target rhino", "target hydra-bomber"])


@pytest.mark.rule("MC-TARGET-04")
def test_without_a_valid_target_an_ability_is_not_initiated() -> None:
    swat = event("Swat", action(Damage(3, Chosen(Those("minion")))), cost=1)
    s = scene(hands=[[swat, "energy"]])
    assert "play swat" not in s.offers and s.why_not("0:play swat") == "MC-TARGET-04"
    s = scene(hands=[[swat, "energy"]], minions=[["shocker"]]).do("0:play swat")
    assert not in_play(s, "shocker")


@pytest.mark.rule("MC-TARGET-04")
def test_each_of_several_targets_must_be_there() -> None:
    swap = event("Swap", action(Sequence(Damage(1, Chosen(Those("minion"))), Heal(1, Chosen(Those("ally"))))))
    s = scene(hands=[[swap]], minions=[["shocker"]], play=[[ally("Ann")]])
    assert s.why_not("0:play swap") == "MC-TARGET-04"
    s = scene(hands=[[swap]], minions=[["shocker"]], play=[[ally("Ann")]], damage={"ann": 1}).do("0:play swap")
    assert left(s, "ann") == 3 and left(s, "shocker") == 2


def spray(n: int = 3) -> CardDef:
    return event("Spray", action(Damage(1, Chosen(Those("enemy"), n=n))))


@pytest.mark.rule("MC-TARGET-05")
def test_with_fewer_than_wanted_all_are_chosen() -> None:
    s = scene(hands=[[spray()]], minions=[["shocker"]]).do("0:play spray")
    while s.prompt == "target":
        assert "enough" not in s.offers
        s.game.choose(s.game.decision.options[0])  # type: ignore[union-attr]
    assert (left(s, "rhino"), left(s, "shocker")) == (13, 2)


@pytest.mark.rule("MC-TARGET-05")
def test_no_more_than_the_number_are_chosen_and_none_twice() -> None:
    s = scene(hands=[[spray(2)]], minions=[["shocker", "hydra-bomber"]]).do("0:play spray", "0:target rhino")
    assert s.offers == ["target shocker", "target hydra-bomber"]
    s.do("0:target shocker")
    assert (left(s, "rhino"), left(s, "shocker"), left(s, "hydra-bomber")) == (13, 2, 2)
    assert s.prompt == "turn"


@pytest.mark.rule("MC-TARGET-05")
def test_several_targets_are_chosen_before_anything_is_dealt_to_one() -> None:
    s = scene(hands=[[spray(2)]], minions=[["shocker", "hydra-bomber"]]).do("0:play spray", "0:target rhino")
    assert left(s, "rhino") == 14


@pytest.mark.rule("MC-TARGET-06")
@pytest.mark.parametrize(("moves", "drawn"), [(["0:enough"], 0), (["0:target ann", "0:enough"], 1)])
def test_choosing_none_of_any_number_does_nothing(moves: list[str], drawn: int) -> None:
    nap = event("Nap", action(Then(Exhaust(Chosen(Those("ally"), n=9, up_to=True)), Draw(1))))
    s = scene(hands=[[nap]], play=[[ally("Ann"), ally("Ben")]]).do("0:play nap", *moves)
    assert len(hand(s)) == drawn and card(s, "ann").exhausted == bool(drawn) and not card(s, "ben").exhausted


@pytest.mark.rule("MC-TARGET-07")
def test_ready_cards_are_no_targets_for_readying() -> None:
    wake = event("Wake", action(Ready(Chosen(Those("friendly")))))
    play = [[ally("Ann"), ally("Ben"), ally("Cat")]]
    s = scene(hands=[[wake]], play=play, exhausted=["ann", "cat"]).do("0:play wake")
    assert s.offers == ["target ann", "target cat"]
    assert scene(hands=[[wake]], play=play).why_not("0:play wake") == "MC-TARGET-04"


@pytest.mark.rule("MC-TARGET-07")
def test_undamaged_characters_are_no_targets_for_healing() -> None:
    balm = event("Balm", action(Heal(2, Chosen(Those("friendly")))))
    play = [[ally("Ann"), ally("Ben"), ally("Cat")]]
    s = scene(hands=[[balm]], play=play, damage={"ben": 1, "cat": 2}).do("0:play balm")
    assert s.offers == ["target ben", "target cat"]


@pytest.mark.rule("MC-TARGET-07")
def test_who_is_stunned_is_no_target_for_stunning() -> None:
    net = event("Net", action(Give(STUNNED, Chosen(Those("enemy")))))
    s = scene(hands=[[net]], minions=[["shocker", "hydra-bomber"]], status={"shocker": STUNNED}).do("0:play net")
    assert s.offers == ["target rhino", "target hydra-bomber"]


@pytest.mark.rule("MC-TARGET-08")
def test_a_scheme_is_any_scheme_and_the_resolver_chooses() -> None:
    calm = event("Calm", action(RemoveThreat(2)))
    s = scene(hands=[[calm]], sides=[side_scheme("Plot", start_threat=3)], threat={SCHEME: 3}).do("0:play calm")
    assert s.offers == [f"target {SCHEME}", "target plot"]
    s.do("0:target plot")
    assert (threat_on(s), threat_on(s, "plot")) == (3, 1)


@pytest.mark.rule("MC-TARGET-08")
def test_threat_is_placed_on_the_scheme_the_resolver_chooses() -> None:
    lure = treachery("Lure", when_revealed(PlaceThreat(1, Chosen(Those("scheme")))))
    s = scene(*TWO, at="reveal", dealt=[[], [lure]], sides=[side_scheme("Plot", start_threat=3)])
    assert s.seat == 1 and s.offers == [f"target {SCHEME}", "target plot"]
    s.do("1:target plot")
    assert (threat_on(s), threat_on(s, "plot")) == (0, 4)


# ---------------------------------------------------------------------- then
@pytest.mark.rule("MC-TEXT-01")
@pytest.mark.parametrize(("threat", "drawn"), [(2, 0), (3, 1), (4, 1)])
def test_then_needs_the_first_part_completely(threat: int, drawn: int) -> None:
    calm = event("Calm", action(Then(RemoveThreat(3, THE_MAIN_SCHEME), Draw(1))))
    s = scene(hands=[[calm]], threat={SCHEME: threat}).do("0:play calm")
    assert threat_on(s) == max(0, threat - 3) and len(hand(s)) == drawn


@pytest.mark.rule("MC-TEXT-01")
@pytest.mark.parametrize(("status", "drawn"), [(0, 1), (TOUGH, 0)])
def test_then_does_not_follow_prevented_damage(status: int, drawn: int) -> None:
    zap = event("Zap", action(Then(Damage(2, THE_VILLAIN), Draw(1))))
    s = scene(hands=[[zap]], status={"rhino": status}).do("0:play zap")
    assert len(hand(s)) == drawn


@pytest.mark.rule("MC-TEXT-01")
def test_without_then_the_second_sentence_follows_anyway() -> None:
    calm = event("Calm", action(Sequence(RemoveThreat(3, THE_MAIN_SCHEME), Draw(1))))
    s = scene(hands=[[calm]], threat={SCHEME: 2}).do("0:play calm")
    assert len(hand(s)) == 1


@pytest.mark.rule("MC-TEXT-01")
@pytest.mark.parametrize(("cards", "drawn"), [(1, 0), (2, 1)])
def test_then_needs_every_card_that_was_to_be_discarded(cards: int, drawn: int) -> None:
    purge = event("Purge", action(Then(DiscardHand(2), Draw(1))))
    s = scene(hands=[[purge, *["energy", "genius"][:cards]]]).do("0:play purge", "0:discard energy")
    if s.prompt == "discard":
        s.do("0:discard genius")
    assert len(hand(s)) == drawn


# ---------------------------------------------------------------------- and
def net() -> CardDef:
    return event("Net", action(Both(Give(STUNNED, THE_VILLAIN), Give(CONFUSED, THE_VILLAIN))))


@pytest.mark.rule("MC-TEXT-02")
def test_parts_joined_with_and_happen_at_the_same_moment() -> None:
    both = If(HasStatus(STUNNED, THE_VILLAIN), If(HasStatus(CONFUSED, THE_VILLAIN), Draw(1)))
    eye = support("Eye", response("give", both, to="villain"))
    s = scene(hands=[[net()]], play=[[eye]]).do("0:play net")
    assert s.prompt == "response" and s.offers == ["use eye 0", "use eye 1", "pass"]
    assert card(s, "rhino").status == STUNNED | CONFUSED


@pytest.mark.rule("MC-TEXT-02")
def test_sentences_do_not_happen_at_the_same_moment() -> None:
    both = If(HasStatus(STUNNED, THE_VILLAIN), If(HasStatus(CONFUSED, THE_VILLAIN), Draw(1)))
    eye = support("Eye", response("give", both, to="villain"))
    nets = event("Nets", action(Sequence(Give(STUNNED, THE_VILLAIN), Give(CONFUSED, THE_VILLAIN))))
    s = scene(hands=[[nets]], play=[[eye]]).do("0:play nets")
    assert s.offers == ["use eye 0", "pass"]


@pytest.mark.rule("MC-TEXT-03")
@pytest.mark.parametrize("status", [STUNNED, CONFUSED])
def test_one_part_that_can_be_done_is_enough(status: int) -> None:
    s = scene(hands=[[net()]], status={"rhino": status})
    assert "play net" in s.offers
    s.do("0:play net")
    assert card(s, "rhino").status == STUNNED | CONFUSED


@pytest.mark.rule("MC-TEXT-03")
def test_with_no_part_that_can_be_done_it_is_refused() -> None:
    s = scene(hands=[[net()]], status={"rhino": STUNNED | CONFUSED})
    assert s.why_not("0:play net") == "MC-ABIL-03"


@pytest.mark.rule("MC-TEXT-04")
def test_preventing_one_part_leaves_the_other() -> None:
    blow = treachery("Blow", when_revealed(Both(Damage(2, YOU), PlaceThreat(2))))
    s = scene(at="reveal", dealt=[[blow]], status={"spider-man": TOUGH})
    assert left(s, "spider-man") == 10 and threat_on(s) == 2


@pytest.mark.rule("MC-TEXT-04")
def test_both_parts_happen_when_neither_is_prevented() -> None:
    blow = treachery("Blow", when_revealed(Both(Damage(2, YOU), PlaceThreat(2))))
    s = scene(at="reveal", dealt=[[blow]])
    assert left(s, "spider-man") == 8 and threat_on(s) == 2


# ---------------------------------------------------------------------- may, adjectives, after, instead
@pytest.mark.rule("MC-TEXT-05")
@pytest.mark.parametrize(("answer", "dealt"), [("yes", 2), ("no", 0)])
def test_may_asks_who_resolves(answer: str, dealt: int) -> None:
    offer = event("Offer", action(Sequence(Draw(1), May(Damage(2, THE_VILLAIN)))))
    s = scene(*TWO, hands=[[offer]]).do("0:play offer")
    assert (s.seat, s.prompt) == (0, "may")
    s.do(f"0:{answer}")
    assert left(s, "rhino") == 28 - dealt


@pytest.mark.rule("MC-TEXT-05")
def test_may_on_the_support_of_another_player_asks_that_player() -> None:
    club = support("Club", response("attack", May(Draw(1)), by="hero", forced=True))
    s = scene(*TWO, play=[[], [club]]).do("0:attack spider-man rhino")
    assert (s.seat, s.prompt) == (1, "may")
    s.do("1:yes")
    assert (len(hand(s, 0)), len(hand(s, 1))) == (0, 1)


@pytest.mark.rule("MC-TEXT-06")
def test_an_adjective_goes_with_every_noun_after_it() -> None:
    flood = event("Flood", action(Discard(Each(Those("upgrade|support", "yours", trait="Tech")))))
    play = [[upgrade("U1", traits=["Tech"]), upgrade("U2"), support("S1", traits=["Tech"]), support("S2")]]
    s = scene(hands=[[flood]], play=play).do("0:play flood", "0:discard u1")
    assert [in_play(s, x) for x in ("u1", "u2", "s1", "s2")] == [False, True, False, True]


@pytest.mark.rule("MC-TEXT-07")
def test_after_an_attack_means_when_it_is_completely_resolved() -> None:
    ear = support("Ear", response("attack", Draw(1), by="you"))
    s = scene(play=[[ear]], minions=[["hydra-bomber"]]).do("0:attack spider-man hydra-bomber")
    assert s.prompt == "response" and not in_play(s, "hydra-bomber")


@pytest.mark.rule("MC-TEXT-07")
def test_after_and_when_are_different_moments() -> None:
    ear = support("Ear", interrupt("attack", Draw(1), by="you"))
    s = scene(play=[[ear]]).do("0:attack spider-man rhino")
    assert s.prompt == "interrupt" and left(s, "rhino") == 14


@pytest.mark.rule("MC-TEXT-07")
def test_an_attack_that_a_stun_replaced_is_not_followed_by_after() -> None:
    ear = support("Ear", response("attack", Draw(1), by="you"))
    s = scene(play=[[ear]], status={"spider-man": STUNNED}).do("0:attack spider-man rhino")
    assert s.prompt == "turn" and card(s, "spider-man").status == 0


@pytest.mark.rule("MC-TEXT-08")
@pytest.mark.parametrize(("use", "remaining"), [(True, 10), (False, 8)])
def test_instead_takes_the_place_of_what_would_happen(use: bool, remaining: int) -> None:
    vest = upgrade("Vest", would("damage", Instead(Discard(THIS)), to="you"))
    blow = treachery("Blow", when_revealed(Damage(2, YOU)))
    s = scene(at="reveal", dealt=[[blow]], play=[[vest]])
    assert s.prompt == "would"
    s.do("0:use vest 0" if use else "0:pass")
    assert left(s, "spider-man") == remaining and in_play(s, "vest") != use


@pytest.mark.rule("MC-TEXT-08")
def test_what_was_replaced_has_not_happened() -> None:
    vest = upgrade("Vest", would("damage", Instead(Discard(THIS)), to="you", forced=True))
    ache = support("Ache", response("damage", Draw(1), to="you", forced=True))
    blow = event("Blow", action(Damage(2, YOU)))
    s = scene(hands=[[blow]], play=[[vest, ache]]).do("0:play blow")
    assert hand(s) == [] and not in_play(s, "vest") and left(s, "spider-man") == 10
