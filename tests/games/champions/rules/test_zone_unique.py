"""Play areas, in play and out of play; unique cards."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, resource, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import DiscardThis, RemoveCounter
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.effects.cards import Discard, Draw, RemoveFromGame, ReturnToHand, Search
from tablee.games.champions.rules.effects.enemies import GiveControl
from tablee.games.champions.rules.effects.glue import AtEnd, Sequence
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import Lasting, PutIntoPlay
from tablee.games.champions.rules.effects.schemes import FindEncounter, PlaceThreat, RevealFound
from tablee.games.champions.rules.effects.who import FOUND, THE_MAIN_SCHEME, THIS, Each
from tablee.games.champions.rules.leaf import Leaf
from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.names import namesake
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.setup import opening
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ASIDE,
    DEALT,
    DECK,
    ENCOUNTER_DECK,
    ENCOUNTER_PILE,
    GONE,
    HAND,
    PILE,
    PLAY,
    UNDER,
    VICTORY,
    Kind,
    Those,
)
from tablee.games.champions.scene import card, hand, in_play, left, pile, scene, threat_on, value
from tablee.testing.scene import Scene
from tests.games.champions.rules.window_kit import (
    ally,
    event,
    made,
    menace,
    minion,
    side_scheme,
    support,
    treachery,
    upgrade,
)
from tests.games.opened import new

TWO = ("spider-man", "captain-marvel")
VILLAINS = -1  # the villain's area


def areas(s: Scene[Scenario], handle: str) -> list[int]:
    """Every area in which a card lies, read from the areas themselves."""
    game, i = s.game, s.game.named(handle)
    found = [
        seat
        for seat, player in enumerate(game.players)
        if i in (player.me, *player.allies, *player.board, *player.engaged, *player.dealt)
    ]
    return found + [VILLAINS for zone in ((game.villain, game.main), game.sides, game.around) if i in zone]


# ---------------------------------------------------------------------- areas
@pytest.mark.rule("MC-ZONE-01")
def test_every_card_in_play_lies_in_exactly_one_area() -> None:
    s = scene(
        *TWO,
        play=[[ally("Pal"), upgrade("Gear")], [support("Base")]],
        minions=[["hydra-mercenary"], ["shocker"]],
        sides=["bomb-scare"],
        around=[made("environment", "Fog")],
        dealt=[["advance"], []],
    )
    for one in s.game.cards:
        if one.zone in (PLAY, DEALT):
            assert areas(s, s.game.handle(one.id)) == [one.area], s.game.handle(one.id)
        else:
            assert areas(s, s.game.handle(one.id)) == []


@pytest.mark.rule("MC-ZONE-01", "MC-ZONE-04")
def test_a_minion_that_engages_another_player_leaves_the_first_area() -> None:
    doom = event("Doom", Damage(30, Chosen(Those("identity"), "whom")))
    s = scene(*TWO, active=1, hands=[[], [doom]], minions=[[minion("Imp")], []])
    assert areas(s, "imp") == [0]
    s.do("1:play doom", "1:target spider-man")
    assert areas(s, "imp") == [1]
    assert card(s, "imp").area == 1


@pytest.mark.rule("MC-ZONE-02", "MC-ZONE-06")
def test_a_card_dealt_facedown_lies_in_its_player_s_area_and_is_not_in_play() -> None:
    quiet = minion("Quiet", constants=(Modify("villain", stat="atk", plus=5),))
    s = scene(*TWO, dealt=[[quiet], []])
    assert areas(s, "quiet") == [0]
    assert not in_play(s, "quiet")
    assert value(s, "atk", "rhino") == 2


@pytest.mark.rule("MC-ZONE-02")
def test_an_encounter_card_is_dealt_into_the_area_of_who_gets_it() -> None:
    notes = upgrade("Notes", interrupt("reveal", Draw(1)))
    s = scene(*TWO, at="deal", first=0, play=[[notes], []], encounter=[menace("One"), menace("Two")])
    assert s.prompt == "interrupt"
    assert areas(s, "two") == [1]


@pytest.mark.rule("MC-ZONE-03")
def test_environments_and_side_schemes_enter_the_villain_s_area() -> None:
    fog, plot = made("environment", "Fog"), side_scheme("Plot")
    s = scene(*TWO, at="reveal", first=0, dealt=[[fog], [plot]])
    assert (areas(s, "fog"), areas(s, "plot")) == ([VILLAINS], [VILLAINS])
    assert (card(s, "fog").area, card(s, "plot").area) == (VILLAINS, VILLAINS)
    assert in_play(s, "fog")


@pytest.mark.rule("MC-ZONE-04")
def test_an_engaged_minion_lies_in_its_player_s_area() -> None:
    s = scene(*TWO, at="reveal", first=0, dealt=[[], [minion("Imp")]])
    assert areas(s, "imp") == [1]
    assert card(s, "imp").area == 1


@pytest.mark.rule("MC-ZONE-04")
def test_an_obligation_lies_in_the_area_of_who_was_given_it() -> None:
    s = scene(*TWO, at="reveal", first=0, form="alter_ego", dealt=[[], ["eviction-notice"]])
    assert card(s, "eviction-notice").area == 0
    assert s.seat == 0


@pytest.mark.rule("MC-ZONE-05")
def test_an_attachment_lies_where_its_host_lies() -> None:
    on = {
        "rhino": [made("attachment", "Horn")],
        "the-break-in": [made("attachment", "Tag")],
        "imp": [made("attachment", "Claw")],
        "captain-marvel": [made("attachment", "Chain")],
    }
    s = scene(*TWO, minions=[[minion("Imp")], []], on=on)
    where = [card(s, name).area for name in ("horn", "tag", "claw", "chain")]
    assert where == [VILLAINS, VILLAINS, 0, 1]


@pytest.mark.rule("MC-ZONE-05")
def test_an_attachment_moves_with_its_minion() -> None:
    doom = event("Doom", Damage(30, Chosen(Those("identity"), "whom")))
    s = scene(
        *TWO, active=1, hands=[[], [doom]], minions=[[minion("Imp")], []], on={"imp": [made("attachment", "Claw")]}
    )
    s.do("1:play doom", "1:target spider-man")
    assert card(s, "claw").area == 1


# ---------------------------------------------------------------------- in play and out of play
@pytest.mark.rule("MC-ZONE-06")
def test_identity_allies_supports_and_upgrades_that_entered_are_in_play() -> None:
    s = scene(play=[[ally("Pal"), support("Base"), upgrade("Gear")]])
    assert all([in_play(s, name) for name in ("spider-man", "pal", "base", "gear")])


@pytest.mark.rule("MC-ZONE-06")
def test_an_ally_support_or_upgrade_that_is_played_is_in_play_and_an_event_is_not() -> None:
    s = scene(hands=[[ally("Pal"), support("Base"), upgrade("Gear"), event("Deed", Draw(1))]])
    names = ("pal", "base", "gear", "deed")
    assert [in_play(s, name) for name in names] == [False] * 4
    s.do(*[f"0:play {name}" for name in names])
    assert [in_play(s, name) for name in names] == [True, True, True, False]
    assert s.game.players[0].me in s.game.in_play()


@pytest.mark.rule("MC-ZONE-06")
def test_a_card_held_facedown_is_not_in_play() -> None:
    pal = ally("Pal", constants=(Modify("you", stat="atk", plus=3),))
    s = scene(at="reveal", hands=[[pal]], dealt=[["highway-robbery"]])
    assert card(s, "pal").zone == UNDER
    assert not in_play(s, "pal")
    assert value(s, "atk", "spider-man") == 2


@pytest.mark.rule("MC-ZONE-07")
def test_only_the_top_stages_of_villain_and_scheme_are_in_play() -> None:
    s = scene(minions=[[minion("Imp")]], sides=["bomb-scare"], around=[made("environment", "Fog")])
    villains = [one.code for one in s.game.cards if one.zone == PLAY and one.face.type == "villain"]
    assert villains == ["01094"]
    assert s.game.stages == ("01095",)
    assert value(s, "atk", "rhino") == 2
    assert all([in_play(s, name) for name in ("imp", "bomb-scare", "fog", "the-break-in")])


@pytest.mark.rule("MC-ZONE-07")
@pytest.mark.parametrize("type", ["attachment", "environment", "minion", "obligation", "side_scheme", "treachery"])
def test_a_revealed_card_of_every_type_but_treachery_is_in_play(type: str) -> None:
    host = Those("villain") if type == "attachment" else None
    thing = made(type, "Thing", attach=host, hp=2, atk=0, sch=0, start_threat=2)
    assert not in_play(scene(dealt=[[thing]]), "thing"), "facedown"
    s = scene(at="reveal", dealt=[[thing]])
    assert in_play(s, "thing") == (type != "treachery")


@pytest.mark.rule("MC-ZONE-07")
def test_from_the_setup_on_one_villain_stage_and_one_main_scheme_are_in_play() -> None:
    game = new(opening, Setup(("spider-man",), (starter("spider-man"),), "rhino", ("bomb-scare",)), "top cards")
    faces = [game.cards[i].face.type for i in game.in_play()]
    assert (faces.count("villain"), faces.count("main_scheme")) == (1, 1)
    assert game.villain in game.in_play() and game.main in game.in_play()


@pytest.mark.rule("MC-ZONE-08")
def test_every_other_place_is_out_of_play() -> None:
    s = scene(
        hands=[[ally("In Hand")]],
        decks=[[ally("In Deck")]],
        piles=[[ally("In Pile")]],
        encounter=[minion("In Encounter")],
        encounter_pile=[minion("In Discard")],
        dealt=[[minion("Face Down")]],
    )
    places = {
        "in-hand": HAND,
        "in-deck": DECK,
        "in-pile": PILE,
        "in-encounter": ENCOUNTER_DECK,
        "in-discard": ENCOUNTER_PILE,
        "face-down": DEALT,
        "vulture": ASIDE,
    }
    for name, zone in places.items():
        assert card(s, name).zone == zone
        assert not in_play(s, name)
        assert s.game.named(name) not in s.game.in_play()


@pytest.mark.rule("MC-ZONE-08")
def test_abilities_of_cards_out_of_play_are_silent() -> None:
    def siren(name: str) -> CardDef:
        return minion(name, response("attack", PlaceThreat(1), to="villain", forced=True))

    s = scene(encounter=[siren("One")], encounter_pile=[siren("Two")], dealt=[[siren("Three")]])
    s.do("0:attack spider-man rhino")
    assert threat_on(s) == 0


def herald(type: str, name: str, **more: Any) -> CardDef:
    return made(type, name, response("enter_play", PlaceThreat(1), to="this", forced=True), **more)


@pytest.mark.rule("MC-ZONE-09")
def test_a_card_that_is_played_enters_play_once() -> None:
    s = scene(hands=[[herald("ally", "Pal", hp=2)]]).do("0:play pal")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-09")
def test_a_card_that_is_put_into_play_enters_play_once() -> None:
    rise = event("Rise", PutIntoPlay(Chosen(Those("ally", "yours", where="piles"))))
    s = scene(hands=[[rise]], piles=[[herald("ally", "Pal", hp=2)]]).do("0:play rise")
    assert in_play(s, "pal")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-09")
@pytest.mark.parametrize("type", ["minion", "side_scheme", "environment"])
def test_a_card_that_is_revealed_enters_play_once(type: str) -> None:
    s = scene(at="reveal", dealt=[[herald(type, "Thing", hp=2, atk=0, sch=0, start_threat=2)]])
    assert in_play(s, "thing")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-09")
def test_a_revealed_attachment_enters_play_once() -> None:
    horn = made(
        "attachment",
        "Horn",
        response("enter_play", PlaceThreat(1), to="this", forced=True),
        attach=Those("villain"),
    )
    s = scene(at="reveal", dealt=[[horn]])
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-09")
def test_a_card_that_only_changes_hands_does_not_enter_play() -> None:
    give = event("Give", GiveControl(Each(Those("ally", "yours")), Chosen(Those("identity"), "whom")))
    s = scene(*TWO, hands=[[give], []], play=[[herald("ally", "Pal", hp=2)], []])
    s.do("0:play give", "0:target captain-marvel")
    assert (card(s, "pal").ctl, threat_on(s)) == (1, 0)


def goodbye(**more: Any) -> CardDef:
    mourn = interrupt("leave", PlaceThreat(1), to="this", forced=True)
    return ally("Pal", mourn, action(Draw(1), (DiscardThis(),)), **more)


@pytest.mark.rule("MC-ZONE-10")
@pytest.mark.parametrize(
    "how",
    [
        Damage(3, Each(Those("ally"))),
        Discard(Each(Those("ally"))),
        RemoveFromGame(Each(Those("ally"))),
        ReturnToHand(Each(Those("ally"))),
    ],
    ids=["defeated", "discarded", "removed", "returned"],
)
def test_a_card_leaves_play_by_any_means(how: Leaf) -> None:
    s = scene(hands=[[event("Out", how)]], play=[[goodbye()]]).do("0:play out")
    assert not in_play(s, "pal")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-10")
def test_a_card_discarded_as_a_cost_leaves_play() -> None:
    s = scene(play=[[goodbye()]]).do("0:use pal.1")
    assert pile(s) == ["pal"]
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-10", "MC-ZONE-08")
def test_a_card_that_goes_to_the_victory_display_leaves_play() -> None:
    imp = minion("Imp", interrupt("leave", PlaceThreat(1), to="this", forced=True), hp=2, keywords=["victory 1"])
    s = scene(minions=[[imp]]).do("0:attack spider-man imp")
    assert card(s, "imp").zone == VICTORY
    assert not in_play(s, "imp")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-10")
def test_an_attachment_leaves_play_with_its_host() -> None:
    claw = made("attachment", "Claw", interrupt("leave", PlaceThreat(1), to="this", forced=True))
    s = scene(minions=[[minion("Imp", hp=2)]], on={"imp": [claw]}).do("0:attack spider-man imp")
    assert pile(s, -1)[:2] in (["imp", "claw"], ["claw", "imp"])
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-11")
def test_an_ally_that_comes_back_is_new() -> None:
    recall = event("Recall", ReturnToHand(Each(Those("ally"))))
    s = scene(hands=[[recall]], play=[[ally("Pal")]], damage={"pal": 2}, exhausted=["pal"], status={"pal": 2})
    assert (left(s, "pal"), card(s, "pal").exhausted) == (1, True)
    s.do("0:play recall", "0:play pal")
    assert left(s, "pal") == 3
    assert (card(s, "pal").exhausted, card(s, "pal").status) == (False, 0)
    assert "attack pal rhino" in s.offers


@pytest.mark.rule("MC-ZONE-11", "MC-LAST-01")
def test_a_bonus_on_the_former_card_does_not_follow_the_new_one() -> None:
    pep = event("Pep", Lasting("atk", 2, Chosen(Those("ally")), "turn"))
    recall = event("Recall", ReturnToHand(Each(Those("ally"))))
    s = scene(hands=[[pep, recall]], play=[[ally("Pal")]]).do("0:play pep")
    assert value(s, "atk", "pal") == 3
    s.do("0:play recall", "0:play pal")
    assert value(s, "atk", "pal") == 1


@pytest.mark.rule("MC-ZONE-11", "MC-DELAY-01")
def test_a_delayed_discard_of_the_former_card_does_not_touch_the_new_one() -> None:
    fuse = ally("Fuse", action(AtEnd("turn", Discard(THIS)), limit=1))
    recall = event("Recall", ReturnToHand(Each(Those("ally"))))
    s = scene(*TWO, hands=[[recall], []], play=[[fuse], []])
    s.do("0:use fuse", "0:play recall", "0:play fuse", "0:end")
    assert in_play(s, "fuse")


@pytest.mark.rule("MC-ZONE-10")
def test_a_card_used_up_while_paying_leaves_play() -> None:
    mourn = interrupt("leave", PlaceThreat(1), to="this", forced=True)
    cell = upgrade("Cell", mourn, resource("energy", cost=(RemoveCounter(),)), uses=1)
    s = scene(hands=[[upgrade("Gear", cost=1)]], play=[[cell]]).do("0:play gear")
    assert pile(s) == ["cell"]
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ZONE-11")
def test_a_limit_starts_anew_for_a_card_that_comes_back() -> None:
    recall = event("Recall", ReturnToHand(Each(Those("ally"))))
    s = scene(hands=[[recall]], play=[[ally("Pal", action(PlaceThreat(1), limit=1))]]).do("0:use pal")
    assert "use pal" not in s.offers
    s.do("0:play recall", "0:play pal", "0:use pal")
    assert threat_on(s) == 2


def hunt(title: str) -> CardDef:
    return event("Hunt", FindEncounter(Kind(title=title), RevealFound()))


@pytest.mark.rule("MC-ZONE-12")
def test_a_card_set_aside_is_not_found_by_a_search() -> None:
    s = scene(hands=[[hunt("01167")]]).do("0:play hunt")
    assert card(s, "vulture").zone == ASIDE
    assert not in_play(s, "vulture")


@pytest.mark.rule("MC-ZONE-12")
def test_a_card_in_deck_or_pile_is_found_by_the_same_search() -> None:
    s = scene(hands=[[hunt("t imp")]], encounter_pile=[minion("Imp")]).do("0:play hunt")
    assert in_play(s, "imp")


@pytest.mark.rule("MC-ZONE-13")
def test_a_removed_card_is_not_found_any_more() -> None:
    gone = event("Gone", RemoveFromGame(Each(Those("minion"))))
    s = scene(hands=[[gone, hunt("t imp")]], minions=[[minion("Imp")]]).do("0:play gone")
    assert card(s, "imp").zone == GONE
    s.do("0:play hunt")
    assert card(s, "imp").zone == GONE
    assert "imp" not in pile(s, -1)


@pytest.mark.rule("MC-ZONE-13")
def test_a_removed_player_card_is_not_found_in_deck_or_pile() -> None:
    gone = event("Gone", RemoveFromGame(Each(Those("upgrade"))))
    seek = event("Seek", Search(Kind(title="t gear")))
    s = scene(hands=[[gone, seek]], play=[[upgrade("Gear")]]).do("0:play gone", "0:play seek")
    assert s.prompt == "turn"
    assert hand(s) == []
    assert "gear" not in pile(s)


@pytest.mark.rule("MC-ZONE-14")
def test_the_text_of_a_card_in_the_victory_display_is_inactive() -> None:
    imp = minion(
        "Imp",
        response("attack", PlaceThreat(1), to="villain", forced=True),
        constants=(Modify("villain", stat="atk", plus=2),),
        hp=2,
        keywords=["victory 1"],
    )
    s = scene(play=[[ally("Pal")]], minions=[[imp]])
    assert value(s, "atk", "rhino") == 4
    s.do("0:attack spider-man imp")
    assert s.game.victory == (s.game.named("imp"),)
    assert value(s, "atk", "rhino") == 2
    s.do("0:attack pal rhino")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ZONE-14")
def test_a_card_in_the_victory_display_is_not_found_by_a_search() -> None:
    imp = minion("Imp", hp=2, keywords=["victory 1"])
    s = scene(hands=[[hunt("t imp")]], minions=[[imp]]).do("0:attack spider-man imp", "0:play hunt")
    assert card(s, "imp").zone == VICTORY


# ---------------------------------------------------------------------- unique cards
@pytest.mark.rule("MC-UNIQUE-01")
def test_the_icon_makes_a_card_unique() -> None:
    cards = library()
    assert cards["01002"].unique
    assert not cards["01008"].unique


@pytest.mark.rule("MC-UNIQUE-01", "MC-UNIQUE-02")
def test_a_second_copy_of_a_unique_card_is_refused_to_every_player() -> None:
    hero_card = ally("Star", unique=True)
    s = scene(*TWO, active=1, hands=[[], [hero_card]], play=[[hero_card], []])
    (held,) = hand(s, 1)
    assert s.why_not(f"1:play {held}") == "MC-UNIQUE-02"
    assert f"play {held}" not in s.offers


@pytest.mark.rule("MC-UNIQUE-01", "MC-UNIQUE-02")
def test_a_second_copy_of_another_card_is_allowed() -> None:
    plain = ally("Extra")
    s = scene(*TWO, active=1, hands=[[], [plain]], play=[[plain], []])
    (held,) = hand(s, 1)
    assert f"play {held}" in s.offers


@pytest.mark.rule("MC-UNIQUE-02")
def test_a_unique_support_counts_by_title_too() -> None:
    base = support("Base", unique=True)
    s = scene(hands=[[base]], play=[[base]])
    (held,) = hand(s)
    assert s.why_not(f"0:play {held}") == "MC-UNIQUE-02"


@pytest.mark.rule("MC-UNIQUE-02")
def test_once_the_first_copy_has_left_play_the_second_may_come() -> None:
    star = ally("Star", unique=True)
    away = event("Away", Discard(Each(Those("ally"))))
    s = scene(hands=[[star, away]], play=[[star]])
    held = hand(s)[0]
    assert f"play {held}" not in s.offers
    s.do("0:play away")
    assert f"play {held}" in s.offers


@pytest.mark.rule("MC-UNIQUE-02")
def test_a_unique_namesake_of_the_villain_is_refused() -> None:
    s = scene(hands=[[ally("Rhino", unique=True)]])
    assert s.why_not("0:play rhino-2") == "MC-UNIQUE-02"


@pytest.mark.rule("MC-UNIQUE-02")
def test_a_unique_card_is_not_put_into_play_beside_its_copy() -> None:
    rise = event("Rise", PutIntoPlay(Chosen(Those("ally", "yours", where="piles"))))
    star = ally("Star", unique=True)
    s = scene(hands=[[rise]], play=[[star]], piles=[[star]])
    if "play rise" in s.offers:
        s.do("0:play rise")
    assert [one.zone for one in s.game.cards if one.face.name.en == "Star"].count(PLAY) == 1


def identity(code: str, title: str, other: str) -> tuple[CardDef, CardDef]:
    facts: dict[str, Any] = {"hp": 10, "hand": 5, "unique": True, "faction": "hero", "cost": None, "res": {}}
    hero = made("hero", title, **{**facts, "code": code + "a"})
    alter_ego = made("alter_ego", other, **{**facts, "code": code + "b"})
    hero.face, alter_ego.face = alter_ego, hero
    return hero, alter_ego


@pytest.mark.rule("MC-UNIQUE-03")
@pytest.mark.parametrize(("alter_ego", "clash"), [("Somebody Else", False), ("Peter Parker", True)])
@pytest.mark.parametrize("side", [0, 1], ids=["hero", "alter-ego"])
def test_two_identities_of_one_title_need_different_alter_egos(alter_ego: str, clash: bool, side: int) -> None:
    s = scene(*TWO)
    faces = identity("t1", "Spider-Man", alter_ego)
    for face in faces:
        s.game.kit.defs[face.code] = face
    s.game.turn_to(s.game.players[1].me, faces[side].code)
    assert namesake(s.game, s.game.players[1].me) == clash
    assert namesake(s.game, s.game.players[0].me) == clash


@pytest.mark.rule("MC-UNIQUE-04")
@pytest.mark.parametrize(("subname", "allowed"), [("Other", True), ("One", False)])
def test_two_allies_of_one_title_need_different_subtitles(subname: str, allowed: bool) -> None:
    first = ally("Star", unique=True, subname="One")
    second = ally("Star", unique=True, subname=subname, code="t second")
    s = scene(hands=[[second]], play=[[first]])
    (option,) = hand(s)
    assert (f"play {option}" in s.offers) == allowed
    if allowed:
        s.do(f"0:play {option}")
        assert in_play(s, "star")
        assert in_play(s, "star-2")


@pytest.mark.rule("MC-UNIQUE-05")
@pytest.mark.parametrize("form", ["hero", "alter_ego"])
@pytest.mark.parametrize(("subname", "allowed"), [("Somebody Else", True), ("Peter Parker", False)])
def test_an_ally_named_like_a_hero_needs_another_subtitle(subname: str, allowed: bool, form: str) -> None:
    s = scene(form=form, hands=[[ally("Spider-Man", unique=True, subname=subname)]])
    (option,) = hand(s)
    assert (f"play {option}" in s.offers) == allowed
    assert s.why_not(f"0:play {option}") == ("" if allowed else "MC-UNIQUE-02")


@pytest.mark.rule("MC-UNIQUE-06")
@pytest.mark.parametrize("form", ["hero", "alter_ego"])
def test_a_revealed_minion_named_like_a_hero_is_discarded_and_another_card_revealed(form: str) -> None:
    twin = minion("Spider-Man", unique=True, keywords=["incite 2"])
    s = scene(at="reveal", form=form, dealt=[[twin]], encounter=[menace("Next")])
    assert threat_on(s) == 1
    assert sorted(pile(s, -1)) == ["next", "spider-man-2"]
    assert s.game.players[0].engaged == ()


@pytest.mark.rule("MC-UNIQUE-06")
def test_for_a_minion_the_title_alone_decides() -> None:
    twin = minion("Black Cat", unique=True, subname="Somebody Else")
    s = scene(at="reveal", play=[["black-cat"]], dealt=[[twin]], encounter=[menace("Next")])
    assert s.game.players[0].engaged == ()
    assert threat_on(s) == 1


@pytest.mark.rule("MC-UNIQUE-06")
def test_a_unique_minion_without_a_namesake_enters_play() -> None:
    s = scene(at="reveal", dealt=[["shocker"]], encounter=[menace("Next")])
    assert in_play(s, "shocker")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-UNIQUE-06")
def test_a_minion_with_the_title_but_without_the_icon_enters_play() -> None:
    s = scene(at="reveal", dealt=[[minion("Spider-Man")]], encounter=[menace("Next")])
    assert len(s.game.players[0].engaged) == 1


@pytest.mark.rule("MC-UNIQUE-07")
def test_a_minion_that_may_not_enter_leaves_the_rest_of_the_ability() -> None:
    call = treachery(
        "Call",
        FindEncounter(Kind(title="t twin"), Sequence(PutIntoPlay(FOUND), PlaceThreat(1, THE_MAIN_SCHEME))),
    )
    twin = minion("Spider-Man", unique=True, code="t twin")
    s = scene(at="reveal", dealt=[[call]], encounter_pile=[twin])
    assert s.game.players[0].engaged == ()
    assert threat_on(s) == 1


@pytest.mark.rule("MC-UNIQUE-07")
def test_without_a_namesake_both_parts_happen() -> None:
    call = treachery(
        "Call", FindEncounter(Kind(title="t loner"), Sequence(PutIntoPlay(FOUND), PlaceThreat(1, THE_MAIN_SCHEME)))
    )
    s = scene(at="reveal", dealt=[[call]], encounter_pile=[minion("Loner", unique=True)])
    assert in_play(s, "loner")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-UNIQUE-07")
def test_a_minion_that_was_kept_out_is_in_the_encounter_discard_pile_or_deck() -> None:
    call = treachery("Call", FindEncounter(Kind(title="t twin"), PutIntoPlay(FOUND)))
    twin = minion("Spider-Man", unique=True, code="t twin")
    s = scene(at="reveal", dealt=[[call]], encounter_pile=[twin])
    assert card(s, "spider-man-2").zone in (ENCOUNTER_PILE, ENCOUNTER_DECK)
