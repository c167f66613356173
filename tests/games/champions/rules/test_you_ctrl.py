"""Who "you" are; owning and controlling cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Discard, DiscardHand, Draw, ReturnToHand, Search
from tablee.games.champions.rules.effects.enemies import GiveControl
from tablee.games.champions.rules.effects.harm import Assign, Damage, Give
from tablee.games.champions.rules.effects.play import Exhaust, PutIntoPlay
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import AN_ENEMY, YOU, YOUR_ALLY, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ATTACK, CONFUSED, GONE, HAND, STUNNED, Kind, Those
from tablee.games.champions.scene import card, hand, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene
from tests.games.champions.rules.window_kit import (
    ally,
    event,
    made,
    menace,
    minion,
    pick,
    support,
    treachery,
    upgrade,
    uses,
)

TWO = ("spider-man", "captain-marvel")


# ---------------------------------------------------------------------- "you" is the identity
@pytest.mark.rule("MC-YOU-01", "MC-YOU-05")
@pytest.mark.parametrize("status", [STUNNED, CONFUSED])
def test_a_status_card_on_you_goes_on_the_identity_of_who_resolves(status: int) -> None:
    s = scene(*TWO, at="reveal", first=0, play=[[], [ally("Pal")]], dealt=[[], [treachery("Daze", Give(status, YOU))]])
    assert card(s, "captain-marvel").status == status
    assert (card(s, "spider-man").status, card(s, "pal").status) == (0, 0)


@pytest.mark.rule("MC-YOU-01", "MC-YOU-05")
def test_you_are_the_identity_in_alter_ego_form_too() -> None:
    s = scene(at="reveal", form="alter_ego", dealt=[[treachery("Daze", Give(CONFUSED, YOU))]])
    assert card(s, "spider-man").status == CONFUSED


@pytest.mark.rule("MC-YOU-02")
def test_damage_to_you_is_taken_by_the_identity() -> None:
    s = scene(at="reveal", play=[[ally("Pal")]], dealt=[[treachery("Sting", Damage(2, YOU))]])
    assert s.prompt == "turn"
    assert (left(s, "spider-man"), left(s, "pal")) == (8, 3)


@pytest.mark.rule("MC-YOU-03")
@pytest.mark.parametrize(("mine", "pals"), [(0, 3), (1, 2), (3, 0)])
def test_indirect_damage_may_be_split_among_your_characters(mine: int, pals: int) -> None:
    shards = treachery("Shards", Assign(3, Each(Those("friendly", "yours"))))
    s = scene(*TWO, at="reveal", first=0, play=[[ally("Pal")], [ally("Chum")]], dealt=[[shards], []])
    assert (s.prompt, s.seat) == ("assign", 0)
    s.do(f"0:assign {mine}")
    assert left(s, "spider-man") == 10 - mine
    assert card(s, "pal").damage == (pals if pals < 3 else 0)
    assert in_play(s, "pal") == (pals < 3)
    assert (left(s, "captain-marvel"), left(s, "chum")) == (12, 3)


@pytest.mark.rule("MC-YOU-04")
def test_exhausting_you_exhausts_the_identity() -> None:
    s = scene(*TWO, hands=[[event("Nap", Exhaust(YOU))], []], play=[[ally("Pal")], []]).do("0:play nap")
    assert card(s, "spider-man").exhausted
    assert not card(s, "pal").exhausted
    assert not card(s, "captain-marvel").exhausted


# ---------------------------------------------------------------------- what you did
def boast() -> CardDef:
    return upgrade("Boast", response("defeat", PlaceThreat(1), by="you", to="minion", flags=ATTACK, forced=True))


@pytest.mark.rule("MC-YOU-06", "MC-YOU-12")
def test_what_an_ally_defeats_you_did_not() -> None:
    s = scene(play=[[ally("Pal", atk=3), boast()]], minions=[[minion("Imp")]]).do("0:attack pal imp")
    assert not in_play(s, "imp")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-YOU-06")
def test_what_the_hero_defeats_you_did() -> None:
    s = scene(play=[[boast()]], minions=[[minion("Imp", hp=2)]]).do("0:attack spider-man imp")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-YOU-06", "MC-YOU-10")
def test_what_an_attack_event_defeats_you_did() -> None:
    s = scene(hands=[[event("Punch", Damage(3), "attack")]], play=[[boast()]], minions=[[minion("Imp")]])
    s.do("0:play punch", "0:target imp")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-YOU-06")
def test_what_another_player_defeats_you_did_not() -> None:
    s = scene(*TWO, active=1, play=[[boast()], []], minions=[[], [minion("Imp", hp=2)]])
    s.do("1:attack captain-marvel imp")
    assert not in_play(s, "imp")
    assert threat_on(s) == 0


# ---------------------------------------------------------------------- "you" is the player
@pytest.mark.rule("MC-YOU-07")
def test_discarding_from_your_hand_is_done_by_the_player() -> None:
    rows = [[event("One", Draw(1))], [event("Two", Draw(1)), event("Three", Draw(1))]]
    s = scene(*TWO, at="reveal", first=0, hands=rows, dealt=[[], [treachery("Loss", DiscardHand(1))]])
    assert (s.prompt, s.seat) == ("discard", 1)
    s.do("1:discard two")
    assert (hand(s, 0), hand(s, 1)) == (["one"], ["three"])


@pytest.mark.rule("MC-YOU-07")
def test_searching_your_deck_is_searching_that_player_s_deck() -> None:
    seek = event("Seek", Search(Kind(type="upgrade")))
    rows = [[upgrade("Mine")], [upgrade("Yours")]]
    s = scene(*TWO, hands=[[seek], []], decks=rows).do("0:play seek")
    assert s.prompt == "search"
    assert "take mine" in s.offers
    assert "take yours" not in s.offers


@pytest.mark.rule("MC-YOU-08", "MC-CTRL-08")
def test_an_upgrade_you_control_is_one_of_your_own_area() -> None:
    tire = event("Tire", Exhaust(Chosen(Those("upgrade", "yours"))))
    s = scene(*TWO, hands=[[tire, upgrade("Held")], []], play=[[upgrade("One"), upgrade("Two")], [upgrade("Three")]])
    s.do("0:play tire")
    assert sorted(s.offers) == ["target one", "target two"]
    s.do("0:target two")
    assert card(s, "two").exhausted
    assert not card(s, "one").exhausted


@pytest.mark.rule("MC-YOU-09")
@pytest.mark.parametrize(("seat", "drawn"), [(0, 1), (1, 0)])
def test_only_what_you_discarded_yourself_counts(seat: int, drawn: int) -> None:
    salvage = upgrade("Salvage", response("discard", PlaceThreat(1), by="you", forced=True))
    rows = [[event("One", Draw(1))], [event("Two", Draw(1))]]
    dealt = [[treachery("Loss", DiscardHand(1))] if k == seat else [] for k in (0, 1)]
    s = scene(*TWO, at="reveal", first=0, hands=rows, play=[[salvage], []], dealt=dealt)
    if s.prompt == "discard":
        s.do(f"{s.seat}:{s.offers[0]}")
    assert hand(s, seat) == []
    assert threat_on(s) == drawn


# ---------------------------------------------------------------------- what extends the identity
def fame() -> CardDef:
    return upgrade("Fame", response("attack", PlaceThreat(1), by="you", forced=True))


@pytest.mark.rule("MC-YOU-10", "MC-YOU-11")
def test_an_attack_event_is_an_attack_by_the_identity() -> None:
    s = scene(hands=[[event("Punch", Damage(1), "attack")]], play=[[fame()]], minions=[[spiky()]])
    s.do("0:play punch", "0:target spiky")
    assert threat_on(s) == 1
    assert left(s, "spider-man") == 9


def spiky() -> CardDef:
    return minion("Spiky", hp=9, keywords=["retaliate 1"])


def spikes(**more: Those) -> CardDef:
    return upgrade("Spikes", action(Damage(1, Chosen(Those("minion"))), label="attack"), **more)


@pytest.mark.rule("MC-YOU-11")
def test_an_attack_with_an_upgrade_is_the_identity_s_and_so_is_the_answer() -> None:
    s = scene(play=[[spikes(), fame(), ally("Pal")]], minions=[[spiky()]]).do("0:use spikes")
    assert (left(s, "spiky"), left(s, "spider-man"), left(s, "pal")) == (8, 9, 3)
    assert threat_on(s) == 1


@pytest.mark.rule("MC-YOU-11")
def test_an_attack_with_an_upgrade_on_an_ally_is_the_ally_s() -> None:
    on = {"pal": [spikes(attach=Those("ally"))]}
    s = scene(play=[[fame(), ally("Pal")]], on=on, minions=[[spiky()]]).do("0:use spikes")
    assert (left(s, "spiky"), left(s, "spider-man"), left(s, "pal")) == (8, 10, 2)
    assert threat_on(s) == 0


@pytest.mark.rule("MC-YOU-11")
def test_resources_the_player_spends_are_spent_by_the_hero() -> None:
    thrift = upgrade("Thrift", response("spend", PlaceThreat(1), by="your_hero", forced=True))
    rows = [[upgrade("Gear", cost=1), event("Fodder", Draw(1))], [upgrade("Kit", cost=1), event("Scrap", Draw(1))]]
    s = scene(*TWO, hands=rows, play=[[thrift], []]).do("0:play gear")
    assert threat_on(s) == 1
    s.do("0:end", "1:play kit")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-YOU-12")
def test_an_attack_by_an_ally_is_not_yours() -> None:
    s = scene(play=[[ally("Pal"), fame()]]).do("0:attack pal rhino")
    assert left(s, "rhino") == 13
    assert threat_on(s) == 0


@pytest.mark.rule("MC-YOU-12")
def test_a_thwart_by_an_ally_is_not_yours() -> None:
    wit = upgrade("Wit", response("thwart", Draw(1), by="you", forced=True))
    s = scene(play=[[ally("Pal"), wit]], threat={"the-break-in": 3}).do("0:thwart pal the-break-in")
    assert (threat_on(s), hand(s)) == (2, [])
    s.do("0:thwart spider-man the-break-in")
    assert (threat_on(s), len(hand(s))) == (1, 1)


@pytest.mark.rule("MC-YOU-12")
def test_an_attack_with_a_support_is_not_yours() -> None:
    turret = support("Turret", action(Damage(1, AN_ENEMY), label="attack"))
    s = scene(play=[[turret, fame()]]).do("0:use turret")
    assert left(s, "rhino") == 13
    assert threat_on(s) == 0


@pytest.mark.rule("MC-YOU-12")
def test_retaliate_cannot_hurt_a_support_that_attacked() -> None:
    turret = support("Turret", action(Damage(1, Chosen(Those("minion"))), label="attack", limit=1))
    s = scene(play=[[turret]], minions=[[spiky()]]).do("0:use turret")
    assert left(s, "spiky") == 8
    assert left(s, "spider-man") == 10
    assert in_play(s, "turret")


# ---------------------------------------------------------------------- owning and controlling
@pytest.mark.rule("MC-CTRL-01")
def test_players_own_their_decks_and_the_scenario_everything_else() -> None:
    s = scene(*TWO)
    for one in s.game.cards:
        mine = one.face.type in ("hero", "alter_ego", "ally", "event", "resource", "support", "upgrade")
        assert (one.owner >= 0) == mine, one.face
    assert card(s, "spider-man").owner == 0
    assert card(s, "black-cat").owner == 0
    assert card(s, "captain-marvel").owner == 1
    assert card(s, "eviction-notice").owner == -1
    assert card(s, "vulture").owner == -1


@pytest.mark.rule("MC-CTRL-02")
def test_a_card_enters_play_under_its_owner_s_control() -> None:
    s = scene(*TWO, active=1, hands=[[], [ally("Pal", cost=0)]]).do("1:play pal")
    assert (card(s, "pal").ctl, card(s, "pal").area) == (1, 1)


@pytest.mark.rule("MC-CTRL-02")
def test_an_encounter_card_is_under_the_scenario_s_control() -> None:
    s = scene(at="reveal", dealt=[[minion("Imp")]])
    assert in_play(s, "imp")
    assert card(s, "imp").ctl == -1


def hand_over() -> CardDef:
    other = Chosen(Those("identity"), "whom")
    return event("Hand Over", GiveControl(Each(YOUR_ALLY), other))


def handed(**more: object) -> Scene[Scenario]:
    s = scene(*TWO, hands=[[hand_over()], []], play=[[ally("Pal")], []], **more)  # type: ignore[arg-type]
    return s.do("0:play hand-over", "0:target captain-marvel")


@pytest.mark.rule("MC-CTRL-03")
def test_control_given_away_lasts_while_the_card_is_in_play() -> None:
    s = handed()
    assert "attack pal rhino" not in s.offers
    s.do("0:end")
    assert s.seat == 1
    assert "attack pal rhino" in s.offers
    assert card(s, "pal").ctl == 1


@pytest.mark.rule("MC-CTRL-03", "MC-CTRL-05")
def test_a_card_given_away_comes_back_to_its_owner_when_it_leaves_play() -> None:
    s = scene(
        *TWO,
        hands=[[hand_over()], [event("Recall", ReturnToHand(Each(YOUR_ALLY)))]],
        play=[[ally("Pal")], []],
    )
    s.do("0:play hand-over", "0:target captain-marvel", "0:end", "1:play recall")
    assert hand(s, 0)[0] == "pal"
    assert (card(s, "pal").zone, card(s, "pal").ctl) == (HAND, 0)
    assert hand(s, 1) == []


@pytest.mark.rule("MC-CTRL-04")
def test_cards_in_hand_deck_and_pile_are_controlled_by_their_player() -> None:
    rows = [[upgrade("Gear", cost=1), event("Fodder", Draw(1))], []]
    s = scene(*TWO, hands=rows, decks=[[event("Page", Draw(1))], []])
    assert (card(s, "fodder").ctl, card(s, "fodder").owner) == (0, 0)
    s.do("0:play gear")
    assert pile(s) == ["fodder"]
    assert card(s, "fodder").ctl == 0
    assert card(s, "page").owner == 0


@pytest.mark.rule("MC-CTRL-04")
def test_a_player_cannot_pay_with_another_player_s_hand() -> None:
    s = scene(*TWO, hands=[[upgrade("Gear", cost=1)], [event("Fodder", Draw(1))]])
    assert s.why_not("0:play gear") == "MC-PLAY-03"


@pytest.mark.rule("MC-CTRL-05")
def test_a_defeated_ally_under_another_player_s_control_goes_to_its_owner_s_pile() -> None:
    s = scene(
        *TWO,
        hands=[[hand_over()], [event("Hit", Damage(3, Each(YOUR_ALLY)))]],
        play=[[ally("Pal")], []],
    )
    s.do("0:play hand-over", "0:target captain-marvel", "0:end", "1:play hit")
    assert "pal" in pile(s, 0)
    assert "pal" not in pile(s, 1)


@pytest.mark.rule("MC-CTRL-05")
def test_a_card_whose_owner_is_out_stays_in_play_until_it_leaves() -> None:
    doom = event("Doom", Damage(30, YOU))
    hit = event("Hit", Damage(3, Each(YOUR_ALLY)))
    s = scene(*TWO, hands=[[hand_over(), doom], [hit]], play=[[ally("Pal")], []])
    s.do("0:play hand-over", "0:target captain-marvel", "0:play doom")
    assert in_play(s, "pal")
    s.do("1:play hit")
    assert card(s, "pal").zone == GONE
    assert "pal" not in pile(s, 1)


@pytest.mark.rule("MC-CTRL-06")
def test_a_character_keeps_its_state_when_control_changes() -> None:
    s = handed(damage={"pal": 1}, exhausted=["pal"], status={"pal": CONFUSED})
    pal = card(s, "pal")
    assert (pal.exhausted, pal.damage, pal.status) == (True, 1, CONFUSED)
    assert pal.area == 1
    assert pal.id in s.game.players[1].allies
    assert pal.id not in s.game.players[0].allies


@pytest.mark.rule("MC-CTRL-07")
def test_what_is_attached_goes_along_player_cards_under_the_new_control() -> None:
    gear = upgrade("Gear", action(Draw(1), limit=1), attach=Those("ally"))
    burr = made("attachment", "Burr", attach=Those("ally"))
    s = handed(on={"pal": [gear, burr]})
    assert (card(s, "gear").ctl, card(s, "gear").area) == (1, 1)
    assert (card(s, "burr").ctl, card(s, "burr").area) == (-1, 1)
    assert "use gear" not in s.offers
    s.do("0:end")
    assert "use gear" in s.offers


@pytest.mark.rule("MC-CTRL-08")
def test_an_ally_you_control_is_in_play_and_yours_now() -> None:
    tire = event("Tire", Exhaust(Chosen(YOUR_ALLY)))
    rows = [[tire, ally("Held")], []]
    s = scene(*TWO, hands=rows, piles=[[ally("Lost")], []], play=[[ally("One"), ally("Two")], [ally("Three")]])
    s.do("0:play tire")
    assert sorted(s.offers) == ["target one", "target two"]


@pytest.mark.rule("MC-CTRL-08")
def test_an_ally_given_away_is_no_longer_one_you_control() -> None:
    tire = event("Tire", Exhaust(Each(YOUR_ALLY)))
    s = scene(*TWO, hands=[[hand_over(), tire], []], play=[[ally("Pal")], []])
    s.do("0:play hand-over", "0:target captain-marvel")
    assert "play tire" not in s.offers
    assert not card(s, "pal").exhausted


@pytest.mark.rule("MC-CTRL-02")
def test_a_card_put_into_play_is_under_its_owner_s_control() -> None:
    rise = event("Rise", PutIntoPlay(Chosen(Those("ally", "yours", where="piles"))))
    s = scene(*TWO, hands=[[rise], []], piles=[[ally("Pal")], []]).do("0:play rise")
    assert card(s, "pal").ctl == 0
    assert "attack pal rhino" in s.offers


@pytest.mark.rule("MC-YOU-08")
def test_discarding_a_card_you_control_leaves_the_others_alone() -> None:
    drop = event("Drop", Discard(Each(Those("upgrade", "yours"))))
    s = scene(*TWO, hands=[[drop], []], play=[[upgrade("One")], [upgrade("Two")]]).do("0:play drop")
    assert not in_play(s, "one")
    assert in_play(s, "two")


@pytest.mark.rule("MC-YOU-09")
def test_a_reveal_by_another_player_is_not_yours() -> None:
    notes = upgrade("Notes", interrupt("reveal", Draw(1), by="you"))
    s = scene(*TWO, at="reveal", first=0, play=[[notes], []], dealt=[[], [menace()]])
    assert s.prompt == "turn"
    assert hand(s) == []
    s = scene(*TWO, at="reveal", first=0, play=[[notes], []], dealt=[[menace()], []])
    assert (s.prompt, uses(s)) == ("interrupt", ["notes"])
    pick(s, 0, "notes")
    assert len(hand(s)) == 1


@pytest.mark.rule("MC-YOU-01")
def test_an_upgrade_that_speaks_of_you_means_its_controller_s_identity() -> None:
    balm = upgrade("Balm", action(Give(STUNNED, YOU), limit=1))
    s = scene(*TWO, active=1, play=[[], [balm]]).do("1:use balm")
    assert (card(s, "captain-marvel").status, card(s, "spider-man").status) == (STUNNED, 0)
