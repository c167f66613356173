"""Decks: how they are built, what the scenario's decks hold, and what happens when one runs out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.decks import BASICS, deck_for, parse_deck, problems, read_deck, starter
from tablee.games.champions.rules.effects.cards import Draw, Mill, Search
from tablee.games.champions.rules.library import card_from, library
from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.setup import kit
from tablee.games.champions.rules.vocabulary import ASPECTS, DECK_TYPES, Kind
from tablee.games.champions.scene import hand, scene
from tablee.kernel.errors import SetupError
from tests.games.champions.rules.setup_kit import (
    ally,
    codes,
    duds,
    event,
    laid,
    made,
    of_sets,
    setup_of,
    started,
    support,
)

HAYMAKER, FIRST_AID, EMERGENCY, TENACITY, GENIUS = "01087", "01086", "01085", "01093", "01089"


def deck(hero: str = "spider-man", aspect: str = "", **changes: int) -> dict[str, int]:
    """The starter deck with other numbers of some cards, named by code after an underscore."""
    found = dict(starter(hero, aspect))
    for code, n in changes.items():
        found[code[1:]] = n
    return {code: n for code, n in found.items() if n}


def wrong(found: dict[str, int], hero: str = "spider-man", *cards: CardDef) -> list[str]:
    return problems(hero, found, {**library(), **{card.code: card for card in cards}})


def only(found: list[str], rule: str, *words: str) -> None:
    """Exactly one problem: of this rule, saying this."""
    assert len(found) == 1, found
    assert f"({rule})" in found[0], found
    for word in words:
        assert word in found[0], found


def identity(*keywords: str) -> list[CardDef]:
    """A hero of the tests without cards of its own, and its alter-ego."""
    facts: dict[str, Any] = {"faction": "hero", "set": "tester", "unique": True, "keywords": list(keywords)}
    hero = card_from({"code": "t-hero", "name": "Tester", "type": "hero", **facts}, Script())
    other = card_from({"code": "t-alter", "name": "Tess", "type": "alter_ego", **facts}, Script())
    hero.face, other.face = other, hero
    return [hero, other]


# ---------------------------------------------------------------------- building a deck
@pytest.mark.rule("MC-DECK-01")
def test_a_list_without_an_identity_is_refused() -> None:
    hero, cards, said = parse_deck("2 Haymaker\n1 First Aid\n")
    assert hero == ""
    assert cards == {HAYMAKER: 2, FIRST_AID: 1}
    only(said, "MC-DECK-01", "no identity")


@pytest.mark.rule("MC-DECK-01")
def test_a_list_with_two_identities_is_refused() -> None:
    _, _, said = parse_deck("Hero: Spider-Man\nCaptain Marvel\n2 Haymaker\n")
    only(said, "MC-DECK-01", "line 2", "Captain Marvel")


@pytest.mark.rule("MC-DECK-01")
def test_both_faces_of_one_identity_are_one_identity() -> None:
    hero, _, said = parse_deck("Spider-Man\nPeter Parker\n")
    assert hero == "spider-man"
    assert said == []


@pytest.mark.rule("MC-DECK-01")
def test_an_unknown_identity_is_refused() -> None:
    only(problems("nobody", deck()), "MC-DECK-01", "nobody")
    _, _, said = parse_deck('{"hero_code": "nobody", "slots": {"01087": 1}}')
    only(said, "MC-DECK-01", "nobody")


@pytest.mark.rule("MC-DECK-01", "MC-DECK-20")
def test_an_identity_card_inside_the_deck_is_refused() -> None:
    only(wrong(deck(_01001a=1)), "MC-DECK-01", "Spider-Man")


@pytest.mark.rule("MC-DECK-02")
@pytest.mark.parametrize(("size", "legal"), [(39, False), (40, True), (50, True), (51, False)])
def test_a_deck_holds_forty_to_fifty_cards(size: int, legal: bool) -> None:
    found = deck(_01087=0)  # 39 without Haymaker
    for code in (HAYMAKER, FIRST_AID, EMERGENCY, TENACITY, "01091", "01092"):
        while sum(found.values()) < size and found.get(code, 0) < 3:
            found[code] = found.get(code, 0) + 1
    assert sum(found.values()) == size
    if legal:
        assert wrong(found) == []
    else:
        only(wrong(found), "MC-DECK-02", str(size))


@pytest.mark.rule("MC-DECK-02")
@pytest.mark.parametrize("size", [39, 50])
def test_an_identity_in_the_list_is_not_counted(size: int) -> None:
    found = deck(_01087=0)
    for code in (HAYMAKER, FIRST_AID, EMERGENCY, TENACITY, "01091", "01092"):
        while sum(found.values()) < size and found.get(code, 0) < 3:
            found[code] = found.get(code, 0) + 1
    said = " ".join(wrong({**found, "01001a": 1}))
    assert "MC-DECK-01" in said
    assert ("MC-DECK-02" in said) == (size < 40)  # forty with it are too few, fifty-one with it not too many


@pytest.mark.rule("MC-DECK-02")
def test_a_card_listed_less_than_once_is_refused() -> None:
    found = deck(_01087=3, _01086=3, _01085=3, _01093=3, _01091=3, _01092=2, _01060=3)
    assert sum(found.values()) == 52
    assert wrong({**found, GENIUS: -1}) != []  # it does not make room for others


@pytest.mark.rule("MC-DECK-03")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_the_cards_of_the_identity_come_in_their_exact_number(n: int) -> None:
    only(wrong(deck(_01003=n, _01087=3)), "MC-DECK-03", "Backflip", str(n))


@pytest.mark.rule("MC-DECK-03", "MC-DECK-07")
def test_an_identity_may_have_more_than_three_cards_of_one_title() -> None:
    found = deck("black-panther")
    assert sum([n for code, n in found.items() if library()[code].name.en == "Wakanda Forever!"]) == 5
    assert wrong(found, "black-panther") == []


@pytest.mark.rule("MC-DECK-04")
def test_cards_of_another_identity_are_refused() -> None:
    only(wrong(deck(_01031=1)), "MC-DECK-04", "Repulsor Blast")


@pytest.mark.rule("MC-DECK-04")
def test_a_card_of_a_namesake_with_another_set_icon_is_refused() -> None:
    card = made("upgrade", "Web Wings", faction="hero", set="spider_man_of_elsewhere")
    found = {**deck(), card.code: 1}
    only(wrong(found, "spider-man", card), "MC-DECK-04", "Web Wings")


@pytest.mark.rule("MC-DECK-04", "MC-DECK-20")
@pytest.mark.parametrize("code", ["01165", "01160", "01167"])
def test_obligations_and_nemeses_are_no_cards_of_a_player_deck(code: str) -> None:
    only(wrong({**deck(), code: 1}), "MC-DECK-20", library()[code].name.en)


@pytest.mark.rule("MC-DECK-05")
def test_cards_of_two_aspects_are_refused() -> None:
    only(wrong(deck(_01052=1)), "MC-DECK-05", "aggression", "justice")


@pytest.mark.rule("MC-DECK-05")
@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("hero", HEROES)
def test_one_aspect_and_basic_cards_make_a_deck(hero: str, aspect: str) -> None:
    name, found = deck_for(f"{hero}:{aspect}")
    assert name == hero
    assert {library()[code].aspect for code, _ in found} == {"hero", "basic", aspect}
    assert problems(hero, dict(found)) == []


@pytest.mark.rule("MC-DECK-05")
def test_there_are_four_aspects_to_choose_from() -> None:
    assert sorted(ASPECTS) == ["aggression", "justice", "leadership", "protection"]
    with pytest.raises(SetupError, match="basic"):
        deck_for("spider-man:basic")


@pytest.mark.rule("MC-DECK-05", "MC-DECK-06")
def test_a_deck_needs_no_card_of_its_aspect() -> None:
    found = {code: n for code, n in deck().items() if library()[code].aspect == "hero"}
    found.update({code: 1 if library()[code].unique or library()[code].deck_limit == 1 else 3 for code in BASICS})
    fill = [made("event", f"Filler {n}") for n in range(2)]
    found.update({card.code: 3 for card in fill})
    assert {library()[code].aspect for code in found if code in library()} == {"hero", "basic"}
    assert wrong(found, "spider-man", *fill) == []


@pytest.mark.rule("MC-DECK-06", "MC-CARD-04")
def test_basic_cards_are_of_no_aspect() -> None:
    for code in BASICS:
        card = library()[code]
        assert card.aspect == "basic"
        assert not any([Kind(aspect=aspect).fits(card, library()) for aspect in ASPECTS])
    assert Kind(aspect="justice").fits(library()["01060"], library())


@pytest.mark.rule("MC-DECK-07")
def test_three_copies_of_a_title_are_the_most() -> None:
    assert wrong(deck(_01087=3)) == []
    only(wrong(deck(_01087=4)), "MC-DECK-07", "Haymaker", "4")


@pytest.mark.rule("MC-DECK-07")
def test_copies_are_counted_by_title_not_by_printing() -> None:
    again = made("event", "Haymaker", code="t-haymaker")
    assert wrong({**deck(_01087=2), "t-haymaker": 1}, "spider-man", again) == []
    only(wrong({**deck(_01087=2), "t-haymaker": 2}, "spider-man", again), "MC-DECK-07", "Haymaker", "4")


@pytest.mark.rule("MC-DECK-08")
def test_a_unique_card_comes_once() -> None:
    only(wrong(deck(_01083=2)), "MC-DECK-08", "Mockingbird")


@pytest.mark.rule("MC-DECK-08", "MC-CARD-11")
def test_unique_cards_with_different_subtitles_are_different() -> None:
    other = ally("Mockingbird", unique=True, subname="Somebody Else")
    same = ally("Mockingbird", unique=True, subname="Bobbi Morse")
    assert wrong({**deck(), other.code: 1}, "spider-man", other) == []
    only(wrong({**deck(), same.code: 1}, "spider-man", same), "MC-DECK-08", "Mockingbird")


@pytest.mark.rule("MC-DECK-08")
def test_the_identity_counts_as_a_unique_card() -> None:
    himself = ally("Spider-Man", unique=True, subname="Peter Parker")
    another = ally("Spider-Man", unique=True, subname="Miles Morales")
    only(wrong({**deck(), himself.code: 1}, "spider-man", himself), "MC-DECK-08", "Spider-Man")
    assert wrong({**deck(), another.code: 1}, "spider-man", another) == []
    assert wrong({**deck("she-hulk"), himself.code: 1}, "she-hulk", himself) == []


@pytest.mark.rule("MC-DECK-09")
def test_a_maximum_per_deck_is_a_limit_for_each_deck() -> None:
    only(wrong(deck(_01089=2)), "MC-DECK-09", "Genius", "1")
    only(wrong(deck(_01062=3)), "MC-DECK-09", "The Power of Justice", "2")
    assert all([wrong(deck(hero), hero) == [] and deck(hero)[GENIUS] == 1 for hero in HEROES])


@pytest.mark.rule("MC-DECK-09")
def test_a_maximum_per_deck_above_three_overrides_the_limit_of_three() -> None:
    card = made("event", "Swarm", deck_limit=5)
    assert wrong({**deck(), card.code: 5}, "spider-man", card) == []
    found = wrong({**deck(), card.code: 6}, "spider-man", card)
    only(found, "MC-DECK-09", "Swarm", "6")


@pytest.mark.rule("MC-DECK-10")
def test_the_requirements_of_the_identity_must_be_met() -> None:
    pair = identity("aspects", "equal-aspects")
    fill = [made("event", f"Filler {n}") for n in range(12)]
    base = {card.code: 3 for card in fill}  # 36
    equal = {**base, "01052": 3, "01060": 3}
    uneven = {**base, "01052": 3, "01060": 2}
    assert wrong(equal, "tester", *pair, *fill) == []
    only(wrong(uneven, "tester", *pair, *fill), "MC-DECK-10", "Tester")


@pytest.mark.rule("MC-DECK-11")
def test_a_team_up_card_needs_one_of_its_two_characters() -> None:
    card = made("event", "Side by Side", team_up=("01001a", "01019a"))
    assert wrong({**deck(), card.code: 1}, "spider-man", card) == []
    assert wrong({**deck("she-hulk"), card.code: 1}, "she-hulk", card) == []
    only(wrong({**deck("iron-man"), card.code: 1}, "iron-man", card), "MC-DECK-11", "Side by Side", "Iron Man")


@pytest.mark.rule("MC-DECK-17")
def test_campaign_cards_are_refused_outside_their_campaign() -> None:
    card = made("upgrade", "Souvenir", faction="campaign")
    only(wrong({**deck(), card.code: 1}, "spider-man", card), "MC-DECK-17", "Souvenir")


@pytest.mark.rule("MC-DECK-20")
def test_encounter_cards_are_refused() -> None:
    only(wrong({**deck(), "01186": 1}), "MC-DECK-20", "Advance", "treachery")


def test_a_code_nobody_knows_is_named() -> None:
    assert wrong({**deck(), "99999": 1}) == ["no card has the code '99999'"]


@pytest.mark.rule("MC-DECK-02", "MC-DECK-03", "MC-DECK-05")
def test_everything_that_is_wrong_is_said_at_once() -> None:
    found = {"01003": 1, "01052": 4, "01060": 1, "01031": 1, "01083": 2, GENIUS: 2, "01186": 1, "99999": 1}
    said = " ".join(wrong(found))
    for rule in ("02", "03", "04", "05", "07", "08", "09", "20"):
        assert f"MC-DECK-{rule}" in said, rule
    assert "99999" in said
    assert said.count("MC-DECK-03") == 8  # each card of the hero that is not there as it should be


def test_a_list_names_all_its_problems_at_once(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Hero: Spider-Man\n4 Haymaker\n1 Nothing Like It\n", encoding="utf-8")
    with pytest.raises(SetupError) as said:
        read_deck(path)
    for part in ("line 3", "MC-DECK-02", "MC-DECK-03", "MC-DECK-07"):
        assert part in str(said.value)


@pytest.mark.rule("MC-DECK-01")
def test_a_list_in_json_names_the_missing_identity_beside_other_problems() -> None:
    _, _, said = parse_deck('{"slots": {"99999": 1, "01087": 0}}')
    assert any(["99999" in line for line in said])
    assert any(["01087" in line for line in said])
    assert any(["MC-DECK-01" in line for line in said])


def test_a_deck_survives_being_written_as_text_and_as_json() -> None:
    found = deck()
    lines = "\n".join([f"{n}x {library()[code].name.en}" for code, n in found.items()])
    assert parse_deck(f"Spider-Man\n\nAllies:\n{lines}\n") == ("spider-man", found, [])
    slots = ", ".join([f'"{code}": {n}' for code, n in found.items()])
    assert parse_deck(f'{{"hero_code": "01001a", "slots": {{{slots}}}}}') == ("spider-man", found, [])


@pytest.mark.rule("MC-DECK-02")
def test_a_game_with_an_illegal_deck_does_not_begin() -> None:
    data = RULES.setup({"heroes": "spider-man"}, 1, "s")
    data["decks"][0].pop(HAYMAKER)
    with pytest.raises(SetupError, match="MC-DECK-02"):
        RULES.new(data, "s")


# ---------------------------------------------------------------------- the scenario's decks
@pytest.mark.rule("MC-DECK-12", "MC-SETUP-10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_by_default_the_encounter_deck_holds_the_recommended_sets(scenario: str) -> None:
    data = RULES.setup({"heroes": "spider-man", "scenario": scenario}, 1, "s")
    assert data["modular"] == [SCENARIOS[scenario].modular]
    game = laid(scenario=scenario)
    modular = SCENARIOS[scenario].modular.replace("-", "_")
    assert codes(game, game.edeck) == of_sets(scenario, "standard", modular)


@pytest.mark.rule("MC-DECK-13")
def test_another_modular_set_replaces_the_recommended_one() -> None:
    data = RULES.setup({"heroes": "spider-man", "modular": "legions-of-hydra"}, 1, "s")
    game = RULES.new(data, "s")
    sets = {game.cards[i].face.set for i in game.edeck}
    assert "legions_of_hydra" in sets
    assert "bomb_scare" not in sets


@pytest.mark.rule("MC-DECK-13", "MC-DECK-14")
def test_several_modular_sets_are_added_in_full() -> None:
    game = laid(modular=("under-attack", "the-doomsday-chair"))
    assert codes(game, game.edeck) == of_sets("rhino", "standard", "under_attack", "the_doomsday_chair")


@pytest.mark.rule("MC-DECK-14")
@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("bomb-scare", 6),
        ("masters-of-evil", 7),
        ("under-attack", 5),
        ("legions-of-hydra", 6),
        ("the-doomsday-chair", 6),
    ],
)
def test_a_modular_set_comes_with_all_its_cards(name: str, size: int) -> None:
    game = laid(modular=(name,))
    assert len([i for i in game.edeck if game.cards[i].face.set == name.replace("-", "_")]) == size


@pytest.mark.rule("MC-DECK-14")
def test_a_modular_set_cannot_be_added_twice() -> None:
    with pytest.raises(SetupError):
        RULES.setup({"heroes": "spider-man", "modular": "bomb-scare,bomb-scare"}, 1, "s")


@pytest.mark.rule("MC-DECK-13", "MC-DECK-15")
def test_a_random_modular_set_is_never_standard_or_expert() -> None:
    options = {"heroes": "spider-man", "modular": "random"}
    drawn = {name for n in range(100) for name in RULES.setup(options, 1, f"seed {n}")["modular"]}
    assert drawn == set(MODULAR)


@pytest.mark.rule("MC-DECK-15")
@pytest.mark.parametrize("name", ["standard", "expert"])
def test_standard_and_expert_cannot_be_chosen_as_modular(name: str) -> None:
    with pytest.raises(SetupError, match=name):
        RULES.setup({"heroes": "spider-man", "modular": name}, 1, "s")


@pytest.mark.rule("MC-DECK-15")
def test_standard_is_always_there_and_expert_in_expert_games() -> None:
    standard, expert = laid(), laid(mode="expert")
    assert codes(expert, expert.edeck) == sorted(codes(standard, standard.edeck) + of_sets("expert"))
    assert set(of_sets("standard")) <= set(codes(standard, standard.edeck))


@pytest.mark.rule("MC-DECK-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_card_of_an_encounter_deck_is_of_one_of_four_kinds_of_set(scenario: str) -> None:
    s = started(scenario=scenario, mode="expert")
    sets = {s.game.cards[i].face.set for i in s.game.edeck if s.game.cards[i].face.type != "obligation"}
    modular = {name.replace("-", "_") for name in MODULAR}
    assert sets & modular == {SCENARIOS[scenario].modular.replace("-", "_")}
    assert sets - modular == {scenario, "standard", "expert"}


@pytest.mark.rule("MC-DECK-18")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_villains_and_main_schemes_have_decks_of_their_own(scenario: str) -> None:
    game, content = laid(scenario=scenario), kit(setup_of(scenario=scenario))
    assert {content.defs[code].type for code in content.stages} == {"villain"}
    assert {content.defs[code].type for code in content.schemes} == {"main_scheme"}
    types = {game.cards[i].face.type for i in game.edeck}
    assert not types & {"villain", "main_scheme"}
    assert (game.cards[game.villain].code, *game.stages) == content.stages
    assert game.schemes == content.schemes[1:]


@pytest.mark.rule("MC-DECK-20")
@pytest.mark.parametrize("hero", HEROES)
def test_a_player_deck_holds_only_its_owner_s_five_types(hero: str) -> None:
    game = laid(hero, seed="types")
    assert len(game.players[0].deck) == 40
    assert {game.cards[i].face.type for i in game.players[0].deck} <= set(DECK_TYPES)
    assert {game.cards[i].owner for i in game.players[0].deck} == {0}
    assert game.players[0].me not in game.players[0].deck


@pytest.mark.rule("MC-DECK-19")
def test_nothing_alters_the_order_of_a_deck_without_being_told_to() -> None:
    s = scene(hands=[["haymaker", "energy"]], encounter=duds(4))
    deck_now, encounter_now = s.game.players[0].deck, s.game.edeck
    RULES.view(s.game, 0)
    s.do("0:attack spider-man rhino", "0:flip", "0:end")
    assert s.prompt == "hand-size"
    assert s.game.players[0].deck == deck_now
    assert s.game.edeck == encounter_now


# ---------------------------------------------------------------------- a deck runs out
def draws(n: int) -> CardDef:
    return event("Reader", Draw(n))


@pytest.mark.rule("MC-DECK-21")
def test_an_empty_deck_is_renewed_at_once_and_an_encounter_card_is_dealt() -> None:
    s = scene(
        hands=[[draws(1)]], decks=[["haymaker"]], piles=[["backflip"] * 2 + ["energy"]], encounter=duds(3), only=True
    )
    s.do("0:play reader")
    player = s.game.players[0]
    assert hand(s) == ["haymaker"]
    assert len(player.deck) == 3  # no more were needed, the event itself was on its way
    assert len(player.dealt) == 1
    assert len(s.game.edeck) == 2


@pytest.mark.rule("MC-DECK-21")
def test_other_players_are_not_concerned_by_a_deck_that_runs_out() -> None:
    s = scene(
        "spider-man",
        "captain-marvel",
        hands=[[draws(1)], []],
        decks=[["haymaker"], ["haymaker"]],
        piles=[["backflip"], ["energy"]],
        encounter=duds(3),
        only=True,
    )
    s.do("0:play reader")
    assert len(s.game.players[0].dealt) == 1
    assert len(s.game.players[1].dealt) == 0
    assert len(s.game.players[1].pile) == 1


@pytest.mark.rule("MC-DECK-21")
def test_without_a_discard_pile_the_encounter_card_is_dealt_and_no_deck_is_formed() -> None:
    s = scene(play=[[support("Library", action(Draw(3)))]], decks=[["haymaker"]], encounter=duds(3), only=True)
    s.do("0:use library")
    player = s.game.players[0]
    assert hand(s) == ["haymaker"]
    assert (player.deck, player.pile) == ((), ())
    assert len(player.dealt) == 1


@pytest.mark.rule("MC-DECK-21")
def test_a_deck_is_formed_as_soon_as_a_card_is_needed() -> None:
    s = scene(hands=[[draws(1)]], piles=[["energy", "genius"]], encounter=duds(3), only=True)
    assert s.game.players[0].deck == ()
    s.do("0:play reader")
    assert len(hand(s)) == 1
    assert len(s.game.players[0].deck) == 1
    assert len(s.game.players[0].dealt) == 1


@pytest.mark.rule("MC-DECK-21", "MC-SEARCH-03")
def test_a_search_that_takes_the_last_card_empties_the_deck() -> None:
    finder = event("Finder", Search(Kind(type="event")))
    s = scene(hands=[[finder]], decks=[["haymaker"]], piles=[["energy", "genius"]], encounter=duds(3), only=True)
    s.do("0:play finder")
    assert hand(s) == ["haymaker"]
    assert len(s.game.players[0].deck) >= 2
    assert len(s.game.players[0].dealt) == 1


@pytest.mark.rule("MC-DECK-22", "MC-DRAW-01")
def test_drawing_goes_on_from_the_new_deck() -> None:
    s = scene(
        play=[[support("Library", action(Draw(5)))]],
        decks=[["haymaker", "first-aid"]],
        piles=[["backflip"] * 2 + ["swinging-web-kick"] * 3 + ["web-shooter"] * 2 + ["spider-tracer"] * 2 + ["energy"]],
        encounter=duds(3),
        only=True,
    )
    s.do("0:use library")
    player = s.game.players[0]
    assert len(player.hand) == 5
    assert hand(s)[:2] == ["haymaker", "first-aid"]
    assert len(player.deck) == 7
    assert len(player.dealt) == 1


@pytest.mark.rule("MC-DECK-23")
def test_discarding_stops_when_the_deck_has_run_out() -> None:
    s = scene(
        play=[[support("Shredder", action(Mill(5)))]],
        decks=[["haymaker", "first-aid"]],
        piles=[["energy", "genius"]],
        encounter=duds(3),
        only=True,
    )
    s.do("0:use shredder")
    player = s.game.players[0]
    assert player.pile == ()
    assert len(player.deck) == 4  # the two just discarded are among them
    assert len(player.dealt) == 1


@pytest.mark.rule("MC-DECK-21", "MC-DECK-23")
def test_discarding_exactly_the_whole_deck_renews_it() -> None:
    s = scene(
        play=[[support("Shredder", action(Mill(2)))]],
        decks=[["haymaker", "first-aid"]],
        encounter=duds(3),
        only=True,
    )
    s.do("0:use shredder")
    assert s.game.players[0].pile == ()
    assert sorted([s.game.handle(i) for i in s.game.players[0].deck]) == ["first-aid", "haymaker"]
    assert len(s.game.players[0].dealt) == 1


@pytest.mark.rule("MC-DECK-21")
def test_a_deck_with_a_card_left_is_not_renewed() -> None:
    s = scene(hands=[[draws(1)]], decks=[["haymaker", "first-aid"]], piles=[["energy"]], encounter=duds(3), only=True)
    s.do("0:play reader")
    assert [s.game.handle(i) for i in s.game.players[0].deck] == ["first-aid"]
    assert s.game.players[0].dealt == ()
