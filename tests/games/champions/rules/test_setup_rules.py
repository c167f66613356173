"""Setting the table: the fifteen steps before the first round."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import response, setup, when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.effects.amounts import PerPlayer
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.glue import Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give
from tablee.games.champions.rules.effects.play import AddCounters, PutIntoPlay
from tablee.games.champions.rules.effects.schemes import AddAcceleration, FindEncounter, PlaceThreat
from tablee.games.champions.rules.effects.who import (
    EACH_CHARACTER,
    EACH_SIDE_SCHEME,
    FOUND,
    MINION,
    THE_VILLAIN,
    THIS,
    Each,
)
from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.packs import HEROES, SCENARIOS
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ALTER_EGO,
    ASIDE,
    CONFUSED,
    ENCOUNTER_DECK,
    PLAY,
    STUNNED,
    TOUGH,
    Kind,
    Those,
)
from tablee.games.champions.scene import card, hand, left, pile, scene, threat_on
from tablee.kernel.errors import SetupError
from tablee.testing.scene import Scene
from tests.games.champions.rules.setup_kit import (
    THREE,
    TWO,
    codes,
    event,
    keep,
    laid,
    made,
    minion,
    of_sets,
    setup_of,
    side_scheme,
    started,
    started_with,
    support,
    upgrade,
)


def discard(s: Scene[Scenario], n: int) -> list[str]:
    """The player who is asked gives up the first n cards of the opening hand."""
    gone = hand(s, s.seat)[:n]
    seat = s.seat
    s.do(*[f"{seat}:discard {handle}" for handle in gone], *([f"{seat}:enough"] if n < 6 else []))
    return gone


# ---------------------------------------------------------------------- steps 1 to 7
@pytest.mark.rule("MC-SETUP-01")
def test_everybody_begins_in_alter_ego_form() -> None:
    s = started(*HEROES[:4])
    for player in s.game.players:
        me = s.game.cards[player.me]
        assert (me.face.type, me.zone) == (ALTER_EGO, PLAY)
    assert keep(s).game.form(0) == ALTER_EGO


@pytest.mark.rule("MC-SETUP-01")
def test_two_players_cannot_have_the_same_identity() -> None:
    with pytest.raises(SetupError, match="unique"):
        RULES.setup({"heroes": "spider-man,spider-man:justice"}, 2, "s")


@pytest.mark.rule("MC-SETUP-02")
@pytest.mark.parametrize(
    ("hero", "points"),
    [("spider-man", 10), ("captain-marvel", 12), ("she-hulk", 15), ("iron-man", 9), ("black-panther", 11)],
)
def test_the_dial_shows_the_printed_hit_points(hero: str, points: int) -> None:
    s = started(hero, "spider-man" if hero != "spider-man" else "iron-man")
    assert left(s, hero) == points  # not multiplied by the players


@pytest.mark.rule("MC-SETUP-03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_chosen_takes_the_token_and_the_first_turn(first: int) -> None:
    data = RULES.setup({"heroes": ",".join(THREE), "first": str(first)}, 3, "s")
    s = Scene(RULES.new(data, "s"))
    holders = [seat.seat for seat in RULES.view(s.game, 0).seats if "first" in seat.is_]
    assert holders == [first]
    keep(s)
    assert (s.prompt, s.seat) == ("turn", first)


@pytest.mark.rule("MC-SETUP-03")
def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(SetupError, match="seat 2"):
        RULES.setup({"heroes": ",".join(TWO), "first": "2"}, 2, "s")


@pytest.mark.rule("MC-SETUP-04", "MC-SETUP-12")
def test_obligations_are_set_aside_then_shuffled_into_the_encounter_deck() -> None:
    before = laid(*TWO)
    mine = [c for c in before.cards if c.face.type == "obligation"]
    assert sorted([c.code for c in mine]) == ["01165", "01175"]
    assert {c.zone for c in mine} == {ASIDE}
    assert not {c.id for c in mine} & set(before.edeck)
    s = started(*TWO)
    after = [c for c in s.game.cards if c.face.type == "obligation"]
    assert {c.id for c in after} <= set(s.game.edeck)
    assert {c.zone for c in after} == {ENCOUNTER_DECK}


@pytest.mark.rule("MC-SETUP-12")
def test_the_encounter_deck_is_shuffled_with_the_obligations_in_it() -> None:
    places = set()
    for n in range(12):
        game = started(seed=f"seed {n}").game
        places.add(next(at for at, i in enumerate(game.edeck) if game.cards[i].face.type == "obligation"))
    assert len(places) > 4


@pytest.mark.rule("MC-SETUP-05")
def test_the_nemesis_sets_are_set_aside_out_of_play() -> None:
    s = keep(started(*TWO))
    for seat, name in enumerate(("spider_man_nemesis", "captain_marvel_nemesis")):
        cards = [c for c in s.game.cards if c.face.set == name]
        assert sorted([c.code for c in cards]) == of_sets(name)
        assert {c.zone for c in cards} == {ASIDE}
        assert s.game.players[seat].aside == tuple([c.id for c in cards])
    assert not [i for i in s.game.edeck if "nemesis" in s.game.cards[i].face.set]


@pytest.mark.rule("MC-SETUP-05")
def test_nemeses_of_identities_that_are_not_played_stay_in_the_box() -> None:
    assert {c.face.set for c in started().game.cards if "nemesis" in c.face.set} == {"spider_man_nemesis"}


@pytest.mark.rule("MC-SETUP-06", "MC-SHUFFLE-01")
def test_every_player_deck_is_shuffled() -> None:
    one, same, other = laid(*TWO, seed="a"), laid(*TWO, seed="a"), laid(*TWO, seed="b")
    for seat in (0, 1):
        deck = one.players[seat].deck
        listed = tuple([c.id for c in one.cards if c.owner == seat and c.id != one.players[seat].me])
        assert deck != listed
        assert sorted(deck) == sorted(listed)
        assert deck == same.players[seat].deck
        assert deck != other.players[seat].deck


@pytest.mark.rule("MC-SETUP-07", "MC-GOLD-04")
def test_tokens_and_status_cards_are_there_for_any_effect() -> None:
    everything = event(
        "Everything",
        Sequence(
            PlaceThreat(3),
            AddAcceleration(2),
            Give(STUNNED, THE_VILLAIN),
            Give(CONFUSED, THE_VILLAIN),
            Give(TOUGH, THE_VILLAIN),
        ),
    )
    s = scene(hands=[[everything]])
    s.do("0:play everything")
    assert threat_on(s) == 3
    assert s.game.tokens == 2
    assert card(s, "rhino").status == STUNNED | CONFUSED | TOUGH


@pytest.mark.rule("MC-SETUP-07")
def test_the_supply_of_tokens_counters_and_status_cards_has_no_limit() -> None:
    flood = event(
        "Flood",
        Sequence(
            PlaceThreat(200, EACH_SIDE_SCHEME),
            AddAcceleration(150),
            AddCounters(120, Each(Those("support"))),
            Damage(100, Each(MINION)),
            *[Give(status, EACH_CHARACTER) for status in (STUNNED, CONFUSED, TOUGH)],
        ),
    )
    giants = [[minion("Giant", hp=900)] * 6] * 4
    s = scene(*HEROES[:4], hands=[[flood]], play=[[support("Base")]], sides=[side_scheme("Plot")], minions=giants)
    s.do("0:play flood")
    assert (threat_on(s, "plot"), s.game.tokens, card(s, "base").counters) == (203, 150, 120)
    assert sum([s.game.cards[i].damage for i in s.game.minions()]) == 2_400
    everybody = [*s.game.friends(), *s.game.enemies()]
    assert len(everybody) == 4 + 1 + 24
    assert {s.game.cards[i].status for i in everybody} == {STUNNED | CONFUSED | TOUGH}


# ---------------------------------------------------------------------- steps 8 to 12
@pytest.mark.rule("MC-SETUP-08")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_stages_of_villain_and_scheme_are_in_play(scenario: str) -> None:
    game = laid(scenario=scenario)
    villain, main = game.cards[game.villain], game.cards[game.main]
    assert (villain.code, villain.zone, villain.area) == (SCENARIOS[scenario].stages[0], PLAY, -1)
    assert (main.face.stage, main.zone, main.area) == ("1A", PLAY, -1)
    assert game.stages == SCENARIOS[scenario].stages[1:2]  # what is left of the villain deck in standard mode
    assert game.schemes == SCENARIOS[scenario].schemes[1:]
    after = started(scenario=scenario).game
    assert after.cards[after.main].code == SCENARIOS[scenario].schemes[0]
    assert after.cards[after.main].face.stage == "1B"


@pytest.mark.rule("MC-SETUP-09")
@pytest.mark.parametrize(
    ("scenario", "heroes", "points"),
    [("rhino", 1, 14), ("rhino", 2, 28), ("rhino", 4, 56), ("klaw", 3, 36), ("ultron", 2, 34)],
)
def test_the_villain_s_dial_is_set_for_the_number_of_players(scenario: str, heroes: int, points: int) -> None:
    s = started(*HEROES[:heroes], scenario=scenario)
    assert s.game.left(s.game.villain) == points


@pytest.mark.rule("MC-SETUP-10")
def test_the_encounter_deck_is_made_of_the_listed_sets_only() -> None:
    game = laid("iron-man", scenario="klaw")
    assert codes(game, game.edeck) == of_sets("klaw", "standard", "masters_of_evil")


@pytest.mark.rule("MC-SETUP-11")
def test_the_setup_of_side_a_is_carried_out_and_what_it_reveals_resolves() -> None:
    s = started(*TWO, scenario="klaw")
    network = card(s, "defense-network")
    assert network.zone == PLAY
    assert network.threat == 2 + 2  # starting threat, and its own for each of two players
    assert s.game.cards[s.game.main].code == "01116b"


@pytest.mark.rule("MC-SETUP-11")
def test_side_b_s_when_revealed_resolves_once_it_is_turned_up() -> None:
    s = started(*TWO, scenario="klaw", first=1)
    assert len(s.game.players[1].engaged) == 1  # a minion for the first player
    assert s.game.players[0].engaged == ()
    assert all([p.dealt == () for p in s.game.players])


@pytest.mark.rule("MC-SETUP-11")
def test_an_environment_is_put_into_play_by_side_a() -> None:
    s = started(scenario="ultron")
    assert [s.game.cards[i].code for i in s.game.around] == ["01140"]
    assert len(s.game.players[0].engaged) == 1


def first_scheme(found: CardDef) -> list[CardDef]:
    """The first main scheme, whose side A puts a card of the encounter deck into play without revealing it."""
    side_a = made(
        "main_scheme",
        "Prologue",
        setup(FindEncounter(Kind(title=found.code), PutIntoPlay(FOUND), pile=False)),
        code="01097a",
        stage="1A",
        set="rhino",
    )
    side_b = made("main_scheme", "Prologue", code="01097b", stage="1B", set="rhino", target_threat=20)
    side_a.face, side_b.face = side_b, side_a
    return [side_a, side_b, found]


@pytest.mark.rule("MC-SETUP-11")
def test_what_enters_play_during_setup_resolves_its_when_revealed_ability() -> None:
    found = side_scheme("Omen", when_revealed(PlaceThreat(PerPlayer(2), THIS)), set="rhino")
    s = started_with(setup_of(*TWO), *first_scheme(found))
    assert card(s, "omen").zone == PLAY
    assert threat_on(s, "omen") == 3 + 4


@pytest.mark.rule("MC-SETUP-11")
def test_a_villain_stage_that_begins_the_game_resolves_its_when_revealed_ability() -> None:
    s = started(mode="expert")
    assert s.game.cards[s.game.villain].code == "01095"
    assert card(s, "breakin-takin").zone == PLAY
    assert threat_on(s, "breakin-takin") == 3


# ---------------------------------------------------------------------- steps 13 to 15
@pytest.mark.rule("MC-SETUP-13")
@pytest.mark.parametrize("hero", HEROES)
def test_the_opening_hand_is_that_of_the_alter_ego(hero: str) -> None:
    s = started(hero)
    assert s.prompt == "mulligan"
    assert len(s.game.players[0].hand) == 6
    assert len(s.game.players[0].deck) == 34


@pytest.mark.rule("MC-SETUP-14")
def test_discarded_cards_of_the_opening_hand_are_replaced_and_stay_discarded() -> None:
    s = started()
    kept = hand(s)[3:]
    on_top = [s.game.handle(i) for i in s.game.players[0].deck[:3]]
    gone = discard(s, 3)
    assert hand(s) == kept + on_top
    assert sorted(pile(s)) == sorted(gone)
    assert len(s.game.players[0].deck) == 31


@pytest.mark.rule("MC-SETUP-14")
def test_a_player_may_keep_the_whole_opening_hand() -> None:
    s = started()
    before, deck = hand(s), s.game.players[0].deck
    s.do("0:enough")
    assert hand(s) == before
    assert s.game.players[0].deck == deck
    assert pile(s) == []


@pytest.mark.rule("MC-SETUP-14")
def test_a_player_may_discard_the_whole_opening_hand() -> None:
    s = started()
    gone = discard(s, 6)
    assert sorted(pile(s)) == sorted(gone)
    assert len(hand(s)) == 6
    assert not set(hand(s)) & set(gone)


@pytest.mark.rule("MC-SETUP-14")
def test_each_player_is_asked_once_in_player_order() -> None:
    s = started(*THREE, first=1)
    asked = []
    while s.prompt == "mulligan":
        asked.append(s.seat)
        discard(s, 1)
    assert asked == [1, 2, 0]
    assert [len(pile(s, seat)) for seat in range(3)] == [1, 1, 1]
    assert [len(hand(s, seat)) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("MC-SETUP-15")
def test_the_setup_of_identities_comes_after_the_mulligans() -> None:
    s = started("black-panther", "spider-man")
    assert s.prompt == "mulligan"
    discard(s, 1)
    assert (s.prompt, s.seat) == ("mulligan", 1)
    s.do("1:enough")
    assert (s.prompt, s.seat) == ("search", 0)
    taken = s.offers[0]
    s.do(f"0:{taken}")
    assert taken.split()[1] in hand(s)
    assert len(hand(s)) == 7
    assert (s.prompt, s.game.round) == ("turn", 1)


@pytest.mark.rule("MC-SETUP-15")
def test_the_first_round_starts_when_the_table_is_set() -> None:
    s = started()
    assert (s.game.round, s.game.phase) == (0, "setup")
    keep(s)
    assert (s.game.round, s.game.phase, s.prompt) == (1, "player", "turn")


@pytest.mark.rule("MC-SETUP-16")
@pytest.mark.parametrize("forced", [False, True])
def test_player_cards_are_silent_while_the_table_is_set(forced: bool) -> None:
    greedy = upgrade(
        "Greedy",
        response("discard", Draw(1), forced=forced, by="you"),
        response("draw", Draw(1), forced=forced, to="you", limit=1),
        keywords=["setup"],
    )
    deck = (*starter("spider-man"), (greedy.code, 1))
    s = started_with(setup_of(decks=(deck,)), greedy)
    assert card(s, "greedy").zone == PLAY
    assert (s.prompt, len(hand(s))) == ("mulligan", 6)
    discard(s, 1)
    assert (s.prompt, len(hand(s))) == ("turn", 6)


@pytest.mark.rule("MC-SETUP-16")
def test_events_in_an_opening_hand_cannot_answer_the_mulligan() -> None:
    eager = made("event", "Eager", response("discard", Draw(2), by="you"))
    deck = tuple([(code, n) for code, n in starter("spider-man") if library()[code].aspect == "hero"])
    s = started_with(setup_of(decks=((*deck, (eager.code, 25)),)), eager)
    assert any([handle.startswith("eager") for handle in hand(s)])
    discard(s, 1)
    assert (s.prompt, len(hand(s))) == ("turn", 6)


@pytest.mark.rule("MC-SETUP-16", "MC-SETUP-11")
def test_encounter_cards_do_work_while_the_table_is_set() -> None:
    s = started(*TWO, scenario="ultron")
    assert [len(p.engaged) for p in s.game.players] == [1, 1]
    assert [len(p.deck) for p in s.game.players] == [33, 33]
