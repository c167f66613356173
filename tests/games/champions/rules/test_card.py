"""What cards are: types, groups, names, faces, printed and gained things."""

from __future__ import annotations

import dataclasses

import pytest

from tablee.games.champions.rules.abilities import Ability, action, resource, response
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Blank, Gains, Modify
from tablee.games.champions.rules.effects.amounts import Stat
from tablee.games.champions.rules.effects.cards import Draw, DrawUpTo, ShuffleIn
from tablee.games.champions.rules.effects.harm import Damage, Give, Heal
from tablee.games.champions.rules.effects.play import AddCounters, Lasting, Ready
from tablee.games.champions.rules.effects.schemes import Drones, PlaceThreat
from tablee.games.champions.rules.effects.who import (
    EACH_CHARACTER,
    EACH_ENEMY,
    EACH_FRIENDLY,
    THE_VILLAIN,
    THIS,
    YOU,
    Each,
    Titled,
)
from tablee.games.champions.rules.library import card_from, library
from tablee.games.champions.rules.names import namesake
from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import ASPECTS, ENCOUNTER_TYPES, PHYSICAL, TOUGH, Kind, Those
from tablee.games.champions.scene import card, hand, left, scene, value
from tablee.kernel.errors import ContentError
from tests.games.champions.rules.setup_kit import (
    TWO,
    ally,
    attachment,
    constant,
    duds,
    event,
    made,
    minion,
    side_scheme,
    support,
    treachery,
    upgrade,
)

PLAYER_GROUPS = ("hero", *ASPECTS, "basic", "campaign")


# ---------------------------------------------------------------------- types and groups
@pytest.mark.rule("MC-CARD-01", "MC-CARD-02")
def test_every_card_is_of_one_of_the_types() -> None:
    for one in library().values():
        if one.aspect == "encounter":
            assert one.type in ENCOUNTER_TYPES, one
        else:
            assert one.type in ("hero", "alter_ego", "ally", "event", "resource", "support", "upgrade"), one
    assert len(ENCOUNTER_TYPES) == 8


@pytest.mark.rule("MC-CARD-01")
def test_identities_have_two_faces_and_are_one_card() -> None:
    faces = [c for c in library().values() if c.type in ("hero", "alter_ego")]
    assert len(faces) == 10
    assert all([f.face is not None and f.face.face is f and f.face.type != f.type for f in faces])


@pytest.mark.rule("MC-CARD-03")
def test_a_card_that_becomes_a_minion_is_nothing_else() -> None:
    turned = event("Betrayal", Drones(1))
    friends = [ally(f"Friend {k}") for k in range(1, 4)]
    fourth = ally("Friend 4")
    s = scene(scenario="ultron", hands=[[turned]], play=[friends], decks=[[fourth]], around=["ultron-drones"])
    s.do("0:play betrayal")
    assert s.prompt == "turn"  # it does not count for the ally limit
    (drone,) = s.game.players[0].engaged
    assert s.game.cards[drone].face.type == "minion"
    assert s.game.cards[drone].under == (s.game.named("friend-4"),)
    assert f"attack spider-man {s.game.handle(drone)}" in s.offers
    assert not any(["attack friend-4" in offer for offer in s.offers])


@pytest.mark.rule("MC-CARD-03")
def test_the_type_decides_which_rules_apply() -> None:
    pair = [ally("Friend"), upgrade("Badge")]
    s = scene(play=[pair], minions=[[minion("Thug")]])
    assert "attack friend rhino" in s.offers
    assert not any(["badge" in offer for offer in s.offers])
    assert s.game.players[0].allies == (s.game.named("friend"),)


@pytest.mark.rule("MC-CARD-04", "MC-CARD-05")
def test_every_card_belongs_to_one_group_named_by_its_field() -> None:
    hero_sets = {hero.replace("-", "_") for hero in HEROES}
    encounter = {*SCENARIOS, *[name.replace("-", "_") for name in MODULAR], "standard", "expert"}
    for one in library().values():
        if one.aspect == "hero":
            assert one.set in hero_sets, one
        elif one.aspect == "encounter":
            assert one.set in encounter or one.set.removesuffix("_nemesis") in hero_sets, one
        else:
            assert one.aspect in PLAYER_GROUPS, one
            assert one.set == one.aspect, one


@pytest.mark.rule("MC-CARD-05")
@pytest.mark.parametrize(
    ("code", "group", "name"),
    [
        ("01060", "justice", "justice"),
        ("01087", "basic", "basic"),
        ("01005", "hero", "spider_man"),
        ("01106", "encounter", "rhino"),
        ("01109", "encounter", "bomb_scare"),
        ("01186", "encounter", "standard"),
        ("01191", "encounter", "expert"),
        ("h001", "campaign", "campaign"),
    ],
)
def test_the_printed_field_gives_the_group_and_its_name(code: str, group: str, name: str) -> None:
    assert (library()[code].aspect, library()[code].set) == (group, name)


@pytest.mark.rule("MC-CARD-04")
def test_an_effect_about_a_group_means_the_printed_one() -> None:
    s = scene(hands=[["the-power-of-justice", "for-justice", "haymaker"]], threat={"the-break-in": 3})
    assert "play for-justice" in s.offers  # its resource counts twice for a Justice card
    assert "play haymaker" in s.offers
    alone = scene(hands=[["the-power-of-justice", "haymaker"]])
    assert "play haymaker" not in alone.offers


# ---------------------------------------------------------------------- text, traits, what is printed
def muted() -> CardDef:
    return made("attachment", "Gag", constants=(Blank("host"),), attach=Those("ally"))


def hothead() -> CardDef:
    return ally(
        "Hothead",
        action(PlaceThreat(1)),
        resource(PHYSICAL, limit=1),
        response("enemy_attack", PlaceThreat(1), forced=True),
        constants=(Modify("you", stat="atk", plus=1),),
        traits=["Avenger"],
        keywords=["retaliate 1"],
    )


@pytest.mark.rule("MC-CARD-06")
def test_a_blank_text_box_has_no_constant_effects_and_keywords_but_traits() -> None:
    s = scene(play=[[hothead()]], on={"hothead": [muted()]})
    i = s.game.named("hothead")
    assert s.game.keyword(i, "retaliate") == 0
    assert s.game.traits(i) == ("Avenger",)
    assert value(s, "atk", "spider-man") == 2
    assert value(s, "atk", "hothead") == 1  # figures are no text


@pytest.mark.rule("MC-CARD-06")
def test_a_blank_text_box_has_no_action() -> None:
    s = scene(play=[[ally("Talker", action(PlaceThreat(1)))]], on={"talker": [muted()]})
    assert "use talker" not in s.offers
    assert s.why_not("0:use talker") != ""


@pytest.mark.rule("MC-CARD-06")
def test_a_blank_text_box_gives_no_resources() -> None:
    giver = ally("Giver", resource(PHYSICAL, limit=1))
    costly = event("Costly", PlaceThreat(1), cost=1)
    assert "play costly" in scene(play=[[giver]], hands=[[costly]]).offers
    giver = ally("Giver", resource(PHYSICAL, limit=1))
    costly = event("Costly", PlaceThreat(1), cost=1)
    assert "play costly" not in scene(play=[[giver]], hands=[[costly]], on={"giver": [muted()]}).offers


@pytest.mark.rule("MC-CARD-06")
def test_a_blank_text_box_does_not_react() -> None:
    watcher = ally("Watcher", response("attack", AddCounters(1), forced=True, by="you"))
    s = scene(play=[[watcher]], on={"watcher": [muted()]})
    s.do("0:attack spider-man rhino")
    assert card(s, "watcher").counters == 0
    plain = scene(play=[[ally("Watcher", response("attack", AddCounters(1), forced=True, by="you"))]])
    plain.do("0:attack spider-man rhino")
    assert card(plain, "watcher").counters == 1


@pytest.mark.rule("MC-CARD-06")
def test_a_text_box_works_again_when_the_cause_is_gone() -> None:
    s = scene(play=[[hothead()]], on={"hothead": [muted()]})
    s.game.discard(s.game.named("gag"))
    assert s.game.keyword(s.game.named("hothead"), "retaliate") == 1
    assert value(s, "atk", "spider-man") == 3


@pytest.mark.rule("MC-CARD-07")
def test_a_trait_matters_only_to_abilities_that_look_for_it() -> None:
    rally = event("Rally", Ready(Each(Those("friendly", trait="Avenger"))))
    s = scene(
        hands=[[rally]],
        play=[[ally("A", traits=["Avenger"]), ally("B", traits=["Defender"]), ally("C")]],
        exhausted=["a", "b", "c", "spider-man"],
    )
    s.do("0:play rally")
    assert [card(s, name).exhausted for name in ("a", "b", "c")] == [False, True, True]


@pytest.mark.rule("MC-CARD-07")
def test_a_trait_by_itself_does_nothing() -> None:
    plain = scene(minions=[[minion("Thug")]])
    traited = scene(minions=[[minion("Thug", traits=["Elite", "Brute"])]])
    assert plain.offers == traited.offers
    for s in (plain, traited):
        s.do("0:attack spider-man thug")
    assert left(plain, "thug") == left(traited, "thug") == 1


@pytest.mark.rule("MC-CARD-08")
def test_printed_means_what_is_on_the_card() -> None:
    study = event("Study", DrawUpTo())
    more = constant("support", "Library", Modify("you", stat="hand", plus=2))
    s = scene(hands=[[study]], play=[[more]])
    s.do("0:play study")
    assert len(hand(s)) == 5
    assert s.game.hand_size(0) == 7


@pytest.mark.rule("MC-CARD-08")
def test_a_modified_value_is_not_the_printed_one() -> None:
    strong = constant("upgrade", "Strong", Modify("host", stat="atk", plus=3), attach=Those("ally"))
    pick = event("Pick", Ready(Each(Those("ally", most="atk"))))
    s = scene(
        hands=[[pick]],
        play=[[ally("Weak", atk=1), ally("Tall", atk=2)]],
        on={"weak": [strong]},
        exhausted=["weak", "tall"],
    )
    assert value(s, "atk", "weak") == 4
    s.do("0:play pick")
    assert card(s, "weak").exhausted  # its printed attack is the lower one
    assert not card(s, "tall").exhausted


@pytest.mark.rule("MC-CARD-09")
def test_a_gained_keyword_works_but_is_not_printed() -> None:
    order = constant("attachment", "Order", Gains("host", keyword="guard"), attach=Those("minion"))
    s = scene(minions=[[minion("Thug")]], on={"thug": [order]})
    assert "attack spider-man rhino" not in s.offers
    assert s.why_not("0:attack spider-man rhino") == "MC-KEY-07"
    assert "guard" not in card(s, "thug").face.keywords
    assert "attack spider-man rhino" in scene(minions=[[minion("Thug")]]).offers


@pytest.mark.rule("MC-CARD-09")
def test_a_gained_trait_counts_as_a_trait() -> None:
    badge = constant("upgrade", "Badge", Gains("host", trait="Avenger"), attach=Those("ally"))
    rally = event("Rally", Ready(Each(Those("ally", trait="Avenger"))))
    s = scene(hands=[[rally]], play=[[ally("A"), ally("B")]], on={"a": [badge]}, exhausted=["a", "b"])
    s.do("0:play rally")
    assert [card(s, name).exhausted for name in ("a", "b")] == [False, True]
    assert card(s, "a").face.traits == ()


@pytest.mark.rule("MC-CARD-09")
def test_a_keyword_gained_for_a_while_ends_with_it() -> None:
    shout = event("Shout", Lasting("keyword:guard", 1, Each(Those("minion")), "turn"))
    s = scene(*TWO, hands=[[shout], []], minions=[[minion("Thug")], []])
    s.do("0:play shout")
    assert "attack spider-man rhino" not in s.offers
    s.do("0:end")
    assert s.game.keyword(s.game.named("thug"), "guard") == 0


# ---------------------------------------------------------------------- copies and names
def different() -> CardDef:
    """Shuffles up to two different cards of the discard pile into the deck."""
    return event("Recall", ShuffleIn(Chosen(Those("card", "yours", where="piles"), n=2, up_to=True)))


@pytest.mark.rule("MC-CARD-10")
def test_cards_of_one_title_are_copies_whatever_else_differs() -> None:
    old = made("event", "Echo", action(Draw(1)), code="t-echo-1")
    new = made("support", "Echo", code="t-echo-2")
    s = scene(hands=[[different()]], piles=[[old, new, "energy"]])
    s.do("0:play recall", "0:target echo")
    assert sorted(s.offers) == ["enough", "target energy"]


@pytest.mark.rule("MC-CARD-10", "MC-CARD-11")
def test_cards_with_different_subtitles_are_no_copies() -> None:
    one = ally("Ghost", code="t-ghost-1", subname="Ann", unique=True)
    two = ally("Ghost", code="t-ghost-2", subname="Bob", unique=True)
    s = scene(hands=[[different()]], piles=[[one, two]])
    s.do("0:play recall", "0:target ghost")
    assert "target ghost-2" in s.offers


@pytest.mark.rule("MC-CARD-11")
def test_a_subtitle_tells_unique_allies_apart() -> None:
    one = ally("Ghost", code="t-ghost-1", subname="Ann", unique=True)
    two = ally("Ghost", code="t-ghost-2", subname="Bob", unique=True)
    same = ally("Ghost", code="t-ghost-3", subname="Ann", unique=True)
    s = scene(play=[[one]], hands=[[two, same]])
    playable = [offer for offer in s.offers if offer.startswith("play ghost")]
    assert [card(s, offer.split()[1]).code for offer in playable] == ["t-ghost-2"]
    assert namesake(s.game, next(c.id for c in s.game.cards if c.code == "t-ghost-3"))


@pytest.mark.rule("MC-CARD-12")
def test_cards_consist_of_facts_and_abilities_and_of_no_reminder() -> None:
    names = {field.name for field in dataclasses.fields(CardDef)} | {f.name for f in dataclasses.fields(Ability)}
    assert not {name for name in names if "remind" in name or "text" in name} - {"texts"}
    guard = library()["01101"]
    assert guard.abilities == ()  # the keyword alone keeps the villain from being attacked
    s = scene(minions=[["hydra-mercenary"]])
    assert s.why_not("0:attack spider-man rhino") == "MC-KEY-07"


@pytest.mark.rule("MC-CARD-12")
def test_the_reminder_of_surge_reveals_no_card_beside_the_one_of_the_keyword() -> None:
    s = scene(at="reveal", dealt=[["exhaustion"]], encounter=duds(4))
    assert s.prompt == "turn"
    assert [s.game.cards[i].face.name.en for i in s.game.epile] == ["Exhaustion", "Dud"]


@pytest.mark.rule("MC-CARD-13")
def test_an_ability_naming_its_own_card_means_that_card_only() -> None:
    brute = minion("Brute", response("enemy_attack", Give(TOUGH, THIS), forced=True, by="this"))
    s = scene(
        *TWO,
        at="activate",
        form=("alter_ego", "hero"),
        first=1,
        minions=[[brute], [brute]],
        exhausted=["captain-marvel"],
        encounter=duds(8),
    )
    while s.prompt not in ("turn", "over"):
        s.do(f"{s.seat}:pass")
    tough = [c.area for c in s.game.cards if c.face.name.en == "Brute" and c.status & TOUGH]
    assert tough == [1]  # the other one schemed


@pytest.mark.rule("MC-CARD-14")
def test_an_identity_s_card_means_the_identity_and_no_namesake() -> None:
    namesake_ally = ally("Spider-Man", subname="Miles Morales", unique=True, code="t-miles")
    care = made("event", "Care", action(Heal(2, YOU)), faction="hero", set="spider_man")
    s = scene(hands=[[care]], play=[[namesake_ally]], damage={"spider-man": 3, "spider-man-2": 2})
    s.do("0:play care")
    assert left(s, "spider-man") == 9
    assert left(s, "spider-man-2") == 1


@pytest.mark.rule("MC-CARD-15")
def test_among_several_cards_of_a_name_the_resolver_chooses() -> None:
    other = ally("Spider-Man", subname="Miles Morales", unique=True, code="t-miles")
    care = event("Care", Heal(2, Chosen(Those("character", title="01001a"))))
    s = scene(hands=[[care]], play=[[other]], damage={"spider-man": 3, "spider-man-2": 2})
    s.do("0:play care")
    assert (s.prompt, s.seat) == ("target", 0)
    assert sorted(s.offers) == ["target spider-man", "target spider-man-2"]
    s.do("0:target spider-man-2")
    assert (left(s, "spider-man"), left(s, "spider-man-2")) == (7, 3)


@pytest.mark.rule("MC-CARD-15")
def test_a_text_that_simply_names_a_card_asks_among_several() -> None:
    other = ally("Spider-Man", subname="Miles Morales", unique=True, code="t-miles")
    care = event("Care", Heal(2, Titled("01001a")))
    s = scene(hands=[[care]], play=[[other]], damage={"spider-man": 3, "spider-man-2": 2})
    s.do("0:play care")
    assert sorted(s.offers) == ["target spider-man", "target spider-man-2"]


@pytest.mark.rule("MC-CARD-16")
def test_a_title_means_the_face_that_shows_it() -> None:
    def care() -> CardDef:
        return event("Care", Heal(2, Chosen(Those("character", title="01001b"))))

    hero = scene(hands=[[care()]], damage={"spider-man": 3})
    assert "play care" not in hero.offers
    person = scene(hands=[[care()]], damage={"spider-man": 3}, form="alter_ego")
    person.do("0:play care")
    assert left(person, "spider-man") == 9


# ---------------------------------------------------------------------- the data of a card
@pytest.mark.rule("MC-CARD-17")
def test_a_player_card_has_its_fields_or_lacks_them() -> None:
    cat = library()["01002"]
    assert (cat.name.en, cat.unique, cat.type, cat.aspect, cat.cost) == ("Black Cat", True, "ally", "hero", 2)
    assert cat.sub is not None
    assert cat.sub.en == "Felicia Hardy"
    assert cat.res == ("energy",)
    assert cat.stats == {"thw": 1, "atk": 1, "hp": 2}
    assert set(cat.consequential) == {"atk", "thw"}
    hulk = library()["01050"]
    assert "thw" not in hulk.stats  # a dash, not a zero
    energy = library()["01088"]
    assert (energy.stats, energy.sub, energy.res) == ({}, None, ("energy", "energy"))
    hero = library()["01001a"]
    assert {"thw", "atk", "def", "hp", "hand"} == set(hero.stats)
    assert {"rec", "hp", "hand"} == set(library()["01001b"].stats)


@pytest.mark.rule("MC-CARD-18")
def test_an_encounter_card_has_its_fields_or_lacks_them() -> None:
    rhino = library()["01095"]
    assert (rhino.stage, rhino.per_player, rhino.stats) == ("II", True, {"sch": 1, "atk": 3, "hp": 15})
    scheme = library()["01097b"]
    assert (scheme.threat, scheme.accel, scheme.target) == ((0, False), (1, True), (7, True))
    side = library()["01108"]
    assert (side.threat, side.boost, side.icons) == ((2, True), 2, {"crisis": 1})
    stampede = library()["01106"]
    assert (stampede.boost, stampede.stats, stampede.set, stampede.qty) == (1, {}, "rhino", 3)


PRINTED = {
    "hero": ("thw", "atk", "def", "hp", "hand"),
    "alter_ego": ("rec", "hp", "hand"),
    "ally": ("thw", "atk", "hp"),
    "minion": ("sch", "atk", "hp"),
    "villain": ("sch", "atk", "hp"),
    "attachment": ("sch", "atk"),
}


@pytest.mark.rule("MC-CARD-17")
def test_a_player_card_carries_only_the_fields_of_its_type() -> None:
    for one in [c for c in library().values() if c.aspect != "encounter"]:
        assert set(one.stats) <= set(PRINTED.get(one.type, ())), one
        assert "hp" in one.stats or one.type not in PRINTED, one
        assert bool(one.res) == (one.type not in ("hero", "alter_ego")), one
        assert not one.cost or one.type in ("ally", "event", "support", "upgrade"), one
        assert not any(one.consequential.values()) or one.type == "ally", one
        assert (one.boost, one.star, one.stage) == (0, False, ""), one
        assert one.threat == one.accel == one.target == (0, False), one


@pytest.mark.rule("MC-CARD-18")
def test_a_scenario_card_carries_only_the_fields_of_its_type() -> None:
    for one in [c for c in library().values() if c.aspect == "encounter"]:
        assert set(one.stats) <= set(PRINTED.get(one.type, ())), one
        assert bool(one.stage) == (one.type in ("villain", "main_scheme")), one
        assert (one.cost, one.costs_x, one.res, one.sub) == (0, False, (), None), one
        assert not any(one.consequential.values()), one
        assert not one.boost or one.type not in ("villain", "main_scheme"), one
        assert one.accel == one.target == (0, False) or one.type == "main_scheme", one
        assert one.threat == (0, False) or one.type in ("main_scheme", "side_scheme"), one


@pytest.mark.rule("MC-CARD-17", "MC-CARD-18")
@pytest.mark.parametrize("field", ["name", "type", "faction"])
def test_a_card_without_name_type_or_group_is_refused(field: str) -> None:
    facts = {"code": "t1", "name": "Odd", "type": "event", "faction": "basic"}
    del facts[field]
    with pytest.raises(ContentError, match=field):
        card_from(facts, Script())


# ---------------------------------------------------------------------- words for groups of cards
def crowd() -> dict[str, list[list[CardDef]]]:
    return {
        "play": [[ally("Friend"), support("Base"), upgrade("Badge")], [ally("Pal")]],
        "minions": [[minion("Thug")], [minion("Goon")]],
    }


ALL = ("spider-man", "captain-marvel", "friend", "pal", "rhino", "thug", "goon")


@pytest.mark.rule("MC-CARD-19")
def test_characters_are_identities_allies_villains_and_minions() -> None:
    quake = event("Quake", Damage(1, EACH_CHARACTER))
    s = scene(
        *TWO,
        hands=[[quake], []],
        form=("hero", "alter_ego"),
        sides=[side_scheme("Plot")],
        on={"rhino": [attachment("Spikes")]},
        **crowd(),  # type: ignore[arg-type]
    )
    s.do("0:play quake")
    hurt = [s.game.handle(c.id) for c in s.game.cards if c.damage]
    assert sorted(hurt) == sorted(ALL)


@pytest.mark.rule("MC-CARD-20")
def test_enemies_are_villain_and_minions() -> None:
    sweep = event("Sweep", Damage(1, EACH_ENEMY))
    s = scene(*TWO, hands=[[sweep], []], **crowd())  # type: ignore[arg-type]
    s.do("0:play sweep")
    assert sorted([s.game.handle(c.id) for c in s.game.cards if c.damage]) == ["goon", "rhino", "thug"]


@pytest.mark.rule("MC-CARD-21")
def test_friendly_characters_are_those_of_players() -> None:
    storm = treachery("Storm", Damage(1, EACH_FRIENDLY))
    s = scene(*TWO, at="reveal", dealt=[[storm], []], encounter=duds(4), **crowd())  # type: ignore[arg-type]
    assert sorted([s.game.handle(c.id) for c in s.game.cards if c.damage]) == sorted(ALL[:4])


def plus_two(word: str) -> dict[str, int]:
    """Whose hit points a constant effect on these characters changes, and by how much."""
    lamp = constant("support", "Lamp", Modify(word, stat="hp", plus=2))
    s = scene(
        *TWO,
        form=("hero", "alter_ego"),
        play=[[lamp, ally("Friend"), support("Base"), upgrade("Badge")], [ally("Pal")]],
        minions=[[minion("Thug")], [minion("Goon")]],
        sides=[side_scheme("Plot")],
        on={"rhino": [attachment("Spikes")]},
    )
    found = {s.game.handle(i): s.game.hp(i) - s.game.cards[i].face.stats.get("hp", 0) for i in s.game.in_play()}
    found["rhino"] -= 14  # for the second player
    return {handle: n for handle, n in found.items() if n}


@pytest.mark.rule("MC-CARD-19")
def test_a_constant_effect_on_characters_reaches_no_other_card() -> None:
    assert plus_two("character") == dict.fromkeys(ALL, 2)


@pytest.mark.rule("MC-CARD-20")
def test_a_constant_effect_on_enemies_reaches_villain_and_minions() -> None:
    assert plus_two("enemy") == dict.fromkeys(("rhino", "thug", "goon"), 2)


@pytest.mark.rule("MC-CARD-21")
def test_a_constant_effect_on_friendly_characters_reaches_those_that_players_control() -> None:
    assert plus_two("friendly") == dict.fromkeys(ALL[:4], 2)


@pytest.mark.rule("MC-CARD-22")
def test_only_the_face_that_is_up_is_in_play() -> None:
    s = scene(hands=[["web-shooter"]], form="alter_ego")
    assert value(s, "rec", "spider-man") == 3
    assert "thw" not in card(s, "spider-man").face.stats
    assert "play web-shooter" in s.offers  # paid with the ability of the alter-ego
    s.do("0:flip")
    assert "play web-shooter" not in s.offers
    assert "rec" not in card(s, "spider-man").face.stats


@pytest.mark.rule("MC-CARD-22")
def test_the_hidden_face_does_not_react() -> None:
    s = scene(at="activate", encounter=duds(3), exhausted=["spider-man"])
    assert s.prompt == "interrupt"  # the hero senses the attack
    other = scene("captain-marvel", "spider-man", at="activate", form=("hero", "alter_ego"), encounter=duds(4))
    while other.prompt != "turn":
        assert not any([offer.startswith("use spider-man") for offer in other.offers])
        other.do(f"{other.seat}:{'pass' if 'pass' in other.offers else other.offers[0]}")


@pytest.mark.rule("MC-CARD-04")
def test_kinds_compare_what_is_printed() -> None:
    cards = library()
    assert Kind(type="minion").fits(cards["01101"], cards)
    assert not Kind(type="minion").fits(cards["01094"], cards)
    assert Kind(res="mental").fits(cards["01005"], cards)
    assert not Kind(res="energy").fits(cards["01005"], cards)


@pytest.mark.rule("MC-CARD-08")
def test_a_value_is_the_modified_one_unless_the_text_says_printed() -> None:
    strong = constant("upgrade", "Strong", Modify("you", stat="atk", plus=3))
    hit = event("Hit", Damage(Stat("atk"), THE_VILLAIN))
    s = scene(hands=[[hit]], play=[[strong]])
    s.do("0:play hit")
    assert left(s, "rhino") == 14 - 5
    assert card(s, "spider-man").face.stats["atk"] == 2


@pytest.mark.rule("MC-CARD-20")
def test_the_attack_of_an_ally_may_target_any_enemy_and_nobody_else() -> None:
    s = scene(*TWO, **crowd())  # type: ignore[arg-type]
    found = {offer.split()[2] for offer in s.offers if offer.startswith("attack friend ")}
    assert found == {"rhino", "thug", "goon"}


@pytest.mark.rule("MC-CARD-13")
def test_a_player_card_naming_itself_leaves_its_copies_alone() -> None:
    def lamp() -> CardDef:
        return support("Lamp", action(AddCounters(1), limit=1))

    one = lamp()
    s = scene(play=[[one, one]])
    s.do("0:use lamp-2")
    assert [card(s, "lamp").counters, card(s, "lamp-2").counters] == [0, 1]


@pytest.mark.rule("MC-CARD-10")
def test_a_limit_of_one_per_host_looks_at_the_title() -> None:
    first = made("upgrade", "Net", code="t-net-1", attach=Those("minion"), max_per="host")
    second = made("upgrade", "Net", action(PlaceThreat(1)), code="t-net-2", attach=Those("minion"), max_per="host")
    s = scene(hands=[[second]], minions=[[minion("Thug")]], on={"thug": [first]})
    assert not any([offer.startswith("play net") for offer in s.offers])
