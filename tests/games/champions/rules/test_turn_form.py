"""Turns (MC-TURN) and forms (MC-FORM)."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import ChangeForm, Lasting
from tablee.games.champions.rules.effects.who import CHARACTER, EACH_HERO, THIS, YOU
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import ALTER_EGO, HERO, STUNNED, Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on, value
from tests.games.champions.rules.kit import ally, attachment, event, obligation, support, treachery, upgrade

TWO = ("spider-man", "black-panther")
SCHEME = "the-break-in"


def zap(name: str = "Zap", form: str = "") -> CardDef:
    return event(name, action(Damage(2, Chosen(Those("villain"))), form=form))


def bell(name: str = "Bell", form: str = "") -> CardDef:
    return support(name, action(Damage(1, Chosen(Those("villain"))), (ExhaustThis(),), form=form))


# ---------------------------------------------------------------------- turn
@pytest.mark.rule("MC-TURN-01")
def test_cards_may_be_played_before_and_after_an_attack_of_the_same_turn() -> None:
    s = scene(hands=[[upgrade("One"), upgrade("Two"), upgrade("Three")]])
    s.do("0:play one", "0:attack spider-man rhino", "0:play two", "0:play three")
    assert [in_play(s, x) for x in ("one", "two", "three")] == [True, True, True]
    assert left(s, "rhino") == 12
    assert s.prompt == "turn" and s.seat == 0


@pytest.mark.rule("MC-TURN-01", "MC-FORM-03")
def test_only_the_change_of_form_is_limited_to_once_in_a_turn() -> None:
    s = scene(hands=[[zap(), zap()]]).do("0:flip", "0:play zap", "0:play zap-2")
    assert left(s, "rhino") == 10
    assert "flip" not in s.offers
    assert s.why_not("0:flip") == "MC-FORM-03"


@pytest.mark.rule("MC-TURN-02")
@pytest.mark.parametrize("build", [upgrade, support, ally])
def test_cards_that_stay_in_play_are_played_from_hand_for_their_cost(build: object) -> None:
    assert callable(build)
    s = scene(hands=[[build("Thing", cost=1), "energy"]]).do("0:play thing")
    assert in_play(s, "thing") and card(s, "thing").ctl == 0
    assert hand(s) == [] and pile(s) == ["energy"]


@pytest.mark.rule("MC-TURN-02")
@pytest.mark.parametrize("build", [upgrade, support, ally])
def test_nothing_that_stays_in_play_is_played_in_the_turn_of_another(build: object) -> None:
    assert callable(build)
    s = scene(*TWO, hands=[[], [build("Thing")]])
    assert s.seat == 0
    assert "ask 1" not in s.clone().do("0:ask 1").offers, "nothing to offer: declined at once"
    assert s.why_not("1:play thing") == "MC-TURN-02"


@pytest.mark.rule("MC-TURN-02")
def test_an_ally_is_not_played_in_the_villain_phase() -> None:
    s = scene(at="activate", hands=[[ally("Pal")]], encounter=["hard-to-keep-down"])
    assert s.game.phase == "villain"
    assert s.why_not("0:play pal") == "MC-TURN-02"
    assert go(s, "defend").why_not("0:play pal") == "MC-TURN-02"


@pytest.mark.rule("MC-TURN-03")
def test_a_ready_hero_attacks_or_thwarts_but_does_not_recover() -> None:
    s = scene(threat={SCHEME: 2}, damage={"spider-man": 3})
    assert "attack spider-man rhino" in s.offers and f"thwart spider-man {SCHEME}" in s.offers
    assert "recover" not in s.offers and s.why_not("0:recover") == "MC-FORM-09"
    s.do(f"0:thwart spider-man {SCHEME}")
    assert threat_on(s) == 1 and card(s, "spider-man").exhausted
    assert s.why_not("0:attack spider-man rhino") == "MC-EXH-01"


@pytest.mark.rule("MC-TURN-03", "MC-FORM-01")
def test_an_alter_ego_recovers_but_neither_attacks_nor_thwarts() -> None:
    s = scene(form=ALTER_EGO, threat={SCHEME: 2}, damage={"spider-man": 3})
    assert "recover" in s.offers
    assert not [o for o in s.offers if o.startswith(("attack", "thwart"))]
    assert s.why_not("0:attack spider-man rhino") == "MC-TURN-03"
    assert s.why_not(f"0:thwart spider-man {SCHEME}") == "MC-TURN-03"


@pytest.mark.rule("MC-TURN-04")
def test_every_ally_one_controls_may_be_used_in_one_turn() -> None:
    s = scene(play=[[ally("Ann"), ally("Ben"), ally("Cat")]], threat={SCHEME: 2})
    s.do("0:attack ann rhino", "0:attack ben rhino", f"0:thwart cat {SCHEME}", "0:attack spider-man rhino")
    assert left(s, "rhino") == 10 and threat_on(s) == 1
    assert [card(s, x).exhausted for x in ("ann", "ben", "cat")] == [True, True, True]
    assert s.why_not("0:attack ann rhino") == "MC-EXH-01"


@pytest.mark.rule("MC-TURN-04")
def test_the_ally_of_another_player_is_not_available() -> None:
    s = scene(*TWO, play=[[], [ally("Ann")]], threat={SCHEME: 2})
    assert not [o for o in s.offers if " ann" in o]
    assert s.why_not("0:attack ann rhino") == "MC-TURN-04"


@pytest.mark.rule("MC-TURN-05")
def test_an_action_on_an_attachment_of_the_villain_is_offered_to_the_hero_whose_turn_it_is() -> None:
    s = scene(*TWO, hands=[["strength", "strength"], ["strength", "strength"]], on={"rhino": ["enhanced-ivory-horn"]})
    assert "use enhanced-ivory-horn" in s.offers
    s.do("0:use enhanced-ivory-horn")
    assert not in_play(s, "enhanced-ivory-horn")


@pytest.mark.rule("MC-TURN-05")
def test_an_action_on_an_attachment_of_ones_identity_is_offered() -> None:
    chain = attachment("Chain", action(Discard(THIS)), attach=Those("identity"))
    s = scene(*TWO, on={"spider-man": [chain]})
    assert s.offers.count("use chain") == 1
    s.do("0:use chain")
    assert not in_play(s, "chain") and pile(s, -1) == ["chain"]


@pytest.mark.rule("MC-TURN-05")
def test_actions_of_ones_own_cards_in_play_and_events_in_hand_are_offered() -> None:
    s = scene(hands=[[zap()]], play=[[bell()]])
    assert "use bell" in s.offers and "play zap" in s.offers
    s.do("0:use bell", "0:play zap")
    assert left(s, "rhino") == 11 and card(s, "bell").exhausted and pile(s) == ["zap"]


@pytest.mark.rule("MC-TURN-05")
def test_an_action_of_ones_upgrade_on_the_villain_is_offered_once() -> None:
    bug = upgrade("Bug", action(Draw(1), (ExhaustThis(),)), attach=Those("enemy"))
    s = scene(on={"rhino": [bug]})
    assert s.offers.count("use bug") == 1


@pytest.mark.rule("MC-TURN-05")
def test_an_action_of_ones_upgrade_on_the_ally_of_another_player_is_offered() -> None:
    bug = upgrade("Bug", action(Draw(1), (ExhaustThis(),)), attach=Those("ally"))
    s = scene(*TWO, play=[[], [ally("Ann")]], on={"ann": [bug]})
    assert card(s, "bug").ctl == 0
    assert s.offers.count("use bug") == 1


@pytest.mark.rule("MC-TURN-05")
def test_an_action_on_the_card_of_another_player_is_not_yours() -> None:
    s = scene(*TWO, play=[[], [bell()]])
    assert "use bell" not in s.offers
    assert s.why_not("0:use bell") == "MC-TURN-05"


@pytest.mark.rule("MC-TURN-06")
def test_another_player_may_play_an_action_when_asked_and_is_its_player() -> None:
    gift = event("Gift", action(Draw(1)))
    s = scene(*TWO, hands=[[], [gift]])
    s.do("0:ask 1")
    assert (s.seat, s.prompt) == (1, "help")
    s.do("1:play gift")
    assert (len(hand(s, 0)), len(hand(s, 1))) == (0, 1) and pile(s, 1) == ["gift"]
    assert (s.seat, s.prompt) == (0, "turn")


@pytest.mark.rule("MC-TURN-06")
def test_another_player_may_refuse_to_help() -> None:
    s = scene(*TWO, play=[[], [bell()]]).do("0:ask 1", "1:pass")
    assert left(s, "rhino") == 28 and not card(s, "bell").exhausted
    assert (s.seat, s.prompt) == (0, "turn")


@pytest.mark.rule("MC-TURN-06", "MC-FORM-08")
def test_the_form_of_the_helping_player_counts() -> None:
    hands = [[], [zap("As Hero", HERO), zap("As Ego", ALTER_EGO)]]
    s = scene(*TWO, form=[ALTER_EGO, HERO], hands=hands).do("0:ask 1")
    assert s.offers == ["play as-hero", "pass"]
    s = scene(*TWO, form=[HERO, ALTER_EGO], hands=hands).do("0:ask 1")
    assert s.offers == ["play as-ego", "pass"]


@pytest.mark.rule("MC-TURN-06")
def test_a_helping_player_does_not_use_actions_of_encounter_cards() -> None:
    hands: list[list[str | CardDef]] = [["strength", "strength"], ["strength", "strength", zap()]]
    s = scene(*TWO, hands=hands, on={"rhino": ["enhanced-ivory-horn"]})
    assert s.why_not("1:use enhanced-ivory-horn") == "MC-TURN-06"
    s.do("0:ask 1")
    assert s.offers == ["play zap", "pass"]


@pytest.mark.rule("MC-TURN-06")
def test_a_helping_player_does_not_use_the_action_of_an_obligation() -> None:
    debt = obligation("Debt", action(Discard(THIS)))
    s = scene(*TWO, play=[[], [debt]])
    assert "ask 1" not in s.offers
    assert s.why_not("1:use debt") == "MC-TURN-06"
    assert "use debt" in scene(*TWO, active=1, play=[[], [debt]]).offers


@pytest.mark.rule("MC-TURN-07")
def test_actions_are_refused_in_the_villain_phase() -> None:
    s = scene(at="activate", hands=[[zap()]], play=[[bell()]], encounter=["hard-to-keep-down"])
    assert s.game.phase == "villain"
    assert s.why_not("0:use bell") == "MC-TURN-07"
    assert s.why_not("0:play zap") == "MC-TURN-07"


@pytest.mark.rule("MC-TURN-07")
def test_actions_are_refused_in_the_clean_up_of_the_player_phase() -> None:
    s = scene(at="discard", hands=[[zap()]], play=[[bell()]])
    assert s.prompt == "hand-size"
    assert s.why_not("0:use bell") == "MC-TURN-07"
    assert s.why_not("0:play zap") == "MC-TURN-07"


# ---------------------------------------------------------------------- form
@pytest.mark.rule("MC-FORM-01")
def test_the_faceup_side_gives_the_powers() -> None:
    s = scene(damage={"spider-man": 2})
    assert s.game.form(0) == HERO and card(s, "spider-man").face.name.en == "Spider-Man"
    assert (value(s, "atk", "spider-man"), value(s, "rec", "spider-man")) == (2, 0)
    s.do("0:flip")
    assert s.game.form(0) == ALTER_EGO and card(s, "spider-man").face.name.en == "Peter Parker"
    assert (value(s, "atk", "spider-man"), value(s, "rec", "spider-man")) == (0, 3)


@pytest.mark.rule("MC-FORM-02")
@pytest.mark.parametrize("form", [HERO, ALTER_EGO])
def test_a_player_is_always_in_exactly_one_form(form: str) -> None:
    s = scene(hands=[[zap("As Hero", HERO), zap("As Ego", ALTER_EGO)]], form=form)
    for _ in range(2):
        offered = [o for o in ("play as-hero", "play as-ego") if o in s.offers]
        assert offered == ["play as-hero" if s.game.form(0) == HERO else "play as-ego"]
        if "flip" in s.offers:
            s.do("0:flip")
    assert s.game.form(0) != form


@pytest.mark.rule("MC-FORM-02")
@pytest.mark.parametrize(("form", "taken", "placed"), [(HERO, 2, 0), (ALTER_EGO, 0, 1)])
def test_the_villain_attacks_a_hero_or_schemes_against_an_alter_ego_and_never_both(
    form: str, taken: int, placed: int
) -> None:
    s = scene("captain-marvel", at="activate", form=form, encounter=[treachery("Dud")] * 3)
    go(s)
    assert (12 - left(s, "captain-marvel"), threat_on(s)) == (taken, placed)


@pytest.mark.rule("MC-FORM-02")
@pytest.mark.parametrize("form", [HERO, ALTER_EGO])
def test_a_player_shows_one_form_to_the_table(form: str) -> None:
    s = scene(form=form)
    for _ in range(2):
        (me,) = [p for p in RULES.view(s.game, 0).pieces.values() if p.id == "spider-man"]
        shown = [word for word in me.is_ if word.endswith("-form")]
        assert shown == ["hero-form" if s.game.form(0) == HERO else "alter-ego-form"]
        if "flip" in s.offers:
            s.do("0:flip")


@pytest.mark.rule("MC-FORM-03")
def test_the_form_is_not_changed_in_the_turn_of_another() -> None:
    s = scene(*TWO)
    assert s.why_not("1:flip") == "MC-TURN-01"
    assert s.why_not("0:flip") == ""


@pytest.mark.rule("MC-FORM-03")
def test_the_form_may_be_changed_again_in_the_next_round() -> None:
    s = scene(form=ALTER_EGO, encounter=["hard-to-keep-down", "hard-to-keep-down"], damage={"rhino": 4})
    s.do("0:flip")
    assert "flip" not in s.offers
    s.do("0:end")
    go(s)
    assert s.game.round == 3 and "flip" in s.offers


@pytest.mark.rule("MC-FORM-03")
def test_each_player_has_a_change_of_form_of_their_own() -> None:
    s = scene(*TWO).do("0:flip", "0:end")
    assert s.seat == 1 and "flip" in s.offers


@pytest.mark.rule("MC-FORM-04")
def test_a_card_that_changes_the_form_leaves_the_voluntary_change() -> None:
    s = scene(hands=[[event("Twist", action(ChangeForm()))]]).do("0:play twist")
    assert s.game.form(0) == ALTER_EGO
    s.do("0:flip")
    assert s.game.form(0) == HERO and "flip" not in s.offers


@pytest.mark.rule("MC-FORM-04")
def test_a_card_changes_the_form_after_the_voluntary_change() -> None:
    s = scene(hands=[[event("Twist", action(ChangeForm()))]]).do("0:flip", "0:play twist")
    assert s.game.form(0) == HERO


@pytest.mark.rule("MC-FORM-05")
def test_flipping_keeps_damage_status_attachments_and_exhaustion() -> None:
    chain = attachment("Chain", attach=Those("identity"))
    s = scene(
        damage={"spider-man": 4},
        status={"spider-man": STUNNED},
        counters={"spider-man": 2},
        exhausted=["spider-man"],
        on={"spider-man": [chain]},
    )
    s.do("0:flip")
    me = card(s, "spider-man")
    assert s.game.form(0) == ALTER_EGO
    assert (me.damage, me.status, me.counters, me.exhausted) == (4, STUNNED, 2, True)
    assert in_play(s, "chain") and card(s, "chain").host == me.id


@pytest.mark.rule("MC-FORM-05")
def test_a_ready_identity_is_still_ready_after_flipping() -> None:
    s = scene(form=ALTER_EGO).do("0:flip")
    assert not card(s, "spider-man").exhausted
    assert "attack spider-man rhino" in s.offers


@pytest.mark.rule("MC-FORM-05")
def test_flipping_keeps_lasting_effects() -> None:
    s = scene(hands=[[event("Grow", action(Lasting("hp", 3, YOU, "round")))]]).do("0:play grow", "0:flip")
    assert left(s, "spider-man") == 13


@pytest.mark.rule("MC-FORM-06")
def test_what_happens_to_heroes_does_not_see_an_alter_ego() -> None:
    storm = event("Storm", action(Damage(1, EACH_HERO)))
    s = scene(*TWO, form=[ALTER_EGO, HERO], hands=[[storm]]).do("0:play storm")
    assert (left(s, "spider-man"), left(s, "black-panther")) == (10, 10)


@pytest.mark.rule("MC-FORM-06")
def test_what_concerns_the_alter_ego_does_not_see_a_hero() -> None:
    couch = support("Couch", Modify(of="alter_ego", stat="rec", plus=2))
    bike = support("Bike", Modify(of="your_hero", stat="atk", plus=2))
    s = scene(play=[[couch, bike]])
    assert (value(s, "atk", "spider-man"), value(s, "rec", "spider-man")) == (4, 0)
    s.do("0:flip")
    assert (value(s, "atk", "spider-man"), value(s, "rec", "spider-man")) == (0, 5)


@pytest.mark.rule("MC-FORM-07")
def test_an_identity_is_no_target_for_discarding_from_play() -> None:
    void = event("Void", action(Discard(Chosen(CHARACTER))))
    s = scene(*TWO, hands=[[void]], play=[[ally("Ann"), ally("Ben")]]).do("0:play void")
    assert s.offers == ["target ann", "target ben"]
    s.do("0:target ann")
    assert pile(s)[:2] == ["void", "ann"]


@pytest.mark.rule("MC-FORM-07")
def test_with_only_identities_in_play_discarding_from_play_finds_nothing() -> None:
    void = event("Void", action(Discard(Chosen(Those("friendly")))))
    assert scene(*TWO, hands=[[void]]).why_not("0:play void") == "MC-TARGET-04"


@pytest.mark.rule("MC-FORM-08")
@pytest.mark.parametrize(("mine", "other"), [(HERO, ALTER_EGO), (ALTER_EGO, HERO)])
def test_a_form_in_the_trigger_must_be_the_form_of_who_triggers(mine: str, other: str) -> None:
    s = scene(
        form=mine, hands=[[zap("Right", mine), zap("Wrong", other)]], play=[[bell("Good", mine), bell("Bad", other)]]
    )
    assert "play right" in s.offers and "use good" in s.offers
    assert "play wrong" not in s.offers and "use bad" not in s.offers
    assert s.why_not("0:play wrong") == "MC-FORM-08" and s.why_not("0:use bad") == "MC-FORM-08"


@pytest.mark.rule("MC-FORM-09")
@pytest.mark.parametrize(("hurt", "remains"), [(5, 2), (3, 0), (1, 0)])
def test_recovering_exhausts_and_heals_as_much_as_rec(hurt: int, remains: int) -> None:
    s = scene(form=ALTER_EGO, damage={"spider-man": hurt}).do("0:recover")
    assert card(s, "spider-man").damage == remains and card(s, "spider-man").exhausted
    assert s.why_not("0:recover") == ("MC-EXH-01" if remains else "MC-ABIL-03")


@pytest.mark.rule("MC-FORM-09")
def test_an_exhausted_alter_ego_does_not_recover() -> None:
    s = scene(form=ALTER_EGO, damage={"spider-man": 5}, exhausted=["spider-man"])
    assert "recover" not in s.offers and s.why_not("0:recover") == "MC-EXH-01"


@pytest.mark.rule("MC-FORM-09")
def test_recovering_without_damage_is_not_possible_unless_read_so() -> None:
    assert scene(form=ALTER_EGO).why_not("0:recover") == "MC-ABIL-03"
    assert "recover" in scene(form=ALTER_EGO, recover="always").offers
