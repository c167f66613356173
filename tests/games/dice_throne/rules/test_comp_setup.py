"""What a battle is made of (DT-COMP) and how it is set up (DT-SETUP)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.aim import PLAYER
from tablee.games.dice_throne.rules.effects.basic import Draw
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.tokens import Inflict, StartWith
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.records import Setup
from tablee.games.dice_throne.rules.setup import check_setup, opening, table_of
from tablee.games.dice_throne.rules.vocabulary import (
    MAIN,
    SETUP,
    SMALL,
    UPGRADE,
    Ability,
    Card,
    Hero,
    Slot,
    Token,
    level,
    symbols,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, pile
from tablee.kernel.effect import May
from tablee.kernel.errors import ContentError, SetupError
from tests.games.opened import new

from .frame_kit import box, called, do_nothing, hero, messages, opened, started, through_turns, token

TABLES = [
    (("barbarian", "gunslinger"), "duel", [50, 50]),
    (("barbarian", "gunslinger", "barbarian"), "koth", [35, 35, 35]),
    (("barbarian", "gunslinger", "barbarian", "gunslinger"), "teams", [50, 50]),
]


# ---------------------------------------------------------------------- DT-COMP
@pytest.mark.rule("DT-COMP-01")
def test_the_last_two_health_of_the_opponent_win_the_game() -> None:
    s = battle("gunslinger", "barbarian", hands=(("roulette",),), cp=(1,), health=(50, 2), dice=(1,))
    s.do("0:play roulette", "0:player 1")
    assert healths(s) == [50, 0]
    assert s.game.outcome == (0,) and s.prompt == "over"
    assert s.log("won") == [{"who": "&0"}]


@pytest.mark.rule("DT-COMP-01")
def test_one_health_left_is_enough_to_play_on() -> None:
    s = battle("gunslinger", "barbarian", hands=(("roulette",),), cp=(1,), health=(50, 3), dice=(1,))
    s.do("0:play roulette", "0:player 1")
    assert healths(s) == [50, 1] and s.game.outcome is None and s.seat == 0


@pytest.mark.rule("DT-COMP-01")
def test_every_opponent_must_fall_and_a_team_wins_together() -> None:
    s = battle("gunslinger", "barbarian", "barbarian", hands=(("roulette",),), cp=(1,), health=(35, 2, 35), dice=(1,))
    s.do("0:play roulette", "0:player 1")
    assert healths(s) == [35, 0, 35] and s.game.outcome is None
    s = battle(*["gunslinger"] * 4, hands=(("roulette",),), cp=(1,), health=(50, 2), dice=(1,))
    s.do("0:play roulette", "0:player 3")
    assert s.game.outcome == (0, 1)


@pytest.mark.rule("DT-COMP-02")
def test_each_player_owns_dials_and_zones_that_no_other_player_has() -> None:
    s = opened("barbarian", "barbarian", first=0)
    for seat, player in enumerate(s.game.players):
        assert sorted(player.hand + player.deck + player.discard) == list(range(32))
        assert (len(player.hand), len(player.discard), player.cp, s.game.health(seat)) == (4, 0, 2, 50)
    s.passing("main")
    theirs = s.game.players[1].copy()
    s.do("0:" + next(offer for offer in s.offers if offer.startswith("sell")))
    assert (s.game.players[0].cp, len(s.game.players[0].hand), len(s.game.players[0].discard)) == (3, 3, 1)
    assert s.game.players[1].fields() == theirs.fields()


@pytest.mark.rule("DT-COMP-02")
def test_health_dials_are_not_shared_in_a_duel() -> None:
    s = battle("gunslinger", "gunslinger", hands=(("roulette",),), cp=(1,), dice=(1,))
    s.do("0:play roulette", "0:player 1")
    assert healths(s) == [50, 48]


@pytest.mark.rule("DT-COMP-02")
def test_five_dice_are_rolled_by_each_hero() -> None:
    for active in (0, 1):
        s = battle("barbarian", "gunslinger", at="offensive_roll", active=active, dice=(1, 2, 3, 4, 6))
        assert s.game.rolls[-1].faces == (1, 2, 3, 4, 6) and s.game.rolls[-1].seat == active
        assert s.offers[0] == "keep 1 2 3 4 6"
        assert s.why_not(f"{active}:keep 1 2 3 4 6 6") == "DT-OFF-02"


@pytest.mark.rule("DT-COMP-02")
def test_only_teammates_share_a_health_dial() -> None:
    s = battle(*["gunslinger"] * 4, hands=(("roulette",),), cp=(1,), dice=(1,))
    s.do("0:play roulette", "0:player 2")
    assert [s.game.health(seat) for seat in range(4)] == [50, 50, 48, 48]
    assert [player.cp for player in s.game.players] == [0, 2, 2, 2]


def reader() -> Hero:
    """Abilities that tell how the dice are read."""

    def slot(id: str, ability: Ability) -> Slot:
        return Slot(id, level(ability))

    return hero(
        "reader",
        slot("all", Ability("all", called("All"), Damage(1), needs=symbols(claws=3, vibranium=1, panther=1))),
        slot("more", Ability("more", called("More"), Damage(1), needs=symbols(claws=4))),
        slot("many", Ability("many", called("Many"), Damage(1), needs=symbols(vibranium=2))),
        slot("run", Ability("run", called("Run"), Damage(1), needs=SMALL)),
    )


@pytest.mark.rule("DT-COMP-03")
def test_a_face_is_read_as_a_number_and_as_a_symbol() -> None:
    s = battle(reader(), "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 6))
    assert s.game.heroes[0].count((1, 2, 3, 4, 6)) == {"claws": 3, "vibranium": 1, "panther": 1}
    assert sorted(s.game.rolls[-1].faces) == [1, 2, 3, 4, 6]
    s.do("0:keep 1 2 3 4 6")
    assert {"announce all", "announce run"} <= set(s.offers)
    assert s.why_not("0:announce more") == "DT-OFF-04" and s.why_not("0:announce many") == "DT-OFF-04"


@pytest.mark.rule("DT-COMP-03")
@pytest.mark.parametrize("place", range(5))
def test_all_five_dice_carry_the_same_symbols(place: int) -> None:
    dice = [5, 5, 5, 5, 5]
    dice[place] = 6
    s = battle(reader(), "barbarian", at="offensive_roll", dice=dice)
    assert s.game.heroes[0].count(s.game.rolls[-1].faces) == {"claws": 0, "vibranium": 4, "panther": 1}


@pytest.mark.rule("DT-COMP-03")
def test_a_die_needs_a_symbol_on_each_of_six_faces() -> None:
    good = hero()
    with pytest.raises(ContentError, match="six faces"):
        Hero("odd", called("Odd"), "season 1", 1, good.faces[:5], good.symbols, good.letters, good.sides, (), ())


@pytest.mark.rule("DT-COMP-04", "DT-COMP-05")
@pytest.mark.parametrize(("edition", "size"), [("marvel", 32), ("season 2", 33)])
def test_a_deck_of_another_size_than_printed_is_refused(edition: str, size: int) -> None:
    assert len(hero(edition=edition, size=size, printed=size).deck) == size
    for wrong in (size - 1, size + 1):
        with pytest.raises(ContentError, match=f"{wrong} cards, {size} are printed"):
            hero(edition=edition, size=wrong, printed=size)


@pytest.mark.rule("DT-COMP-04")
def test_the_decks_of_marvel_heroes_hold_32_cards() -> None:
    sizes = {h.id: len(h.deck) for h in HEROES.values() if h.edition == "marvel"}
    assert len(box("Black Widow").deck) == 32
    assert set(sizes.values()) == {32}


@pytest.mark.rule("DT-COMP-05")
def test_the_deck_of_the_cursed_pirate_holds_33_cards() -> None:
    assert len(box("Cursed Pirate").deck) == 33


@pytest.mark.rule("DT-COMP-06")
def test_more_tokens_than_are_printed_come_into_play() -> None:
    wither = token("wither", limit=2)
    curse = Card("curse", called("Curse"), 0, MAIN, Inflict(wither, who=PLAYER))
    cursed = hero("curser", tokens=(wither,), cards=(curse,))
    s = battle(cursed, "barbarian", "barbarian", hands=(("curse",),), tokens=({}, {"wither": 2}, {"wither": 2}))
    s.do("0:play curse", "0:player 0")
    assert [count(s, seat, "wither") for seat in range(3)] == [1, 2, 2]


@pytest.mark.rule("DT-COMP-06")
def test_only_the_stack_limit_stops_a_token() -> None:
    wither = token("wither", limit=2)
    curse = Card("curse", called("Curse"), 0, MAIN, Inflict(wither, who=PLAYER))
    s = battle(
        hero("curser", tokens=(wither,), cards=(curse,)), "barbarian", hands=(("curse",),), tokens=({}, {"wither": 2})
    )
    s.do("0:play curse", "0:player 1")
    assert count(s, 1, "wither") == 2


@pytest.mark.rule("DT-COMP-07")
@pytest.mark.parametrize("complexity", [0, 7])
def test_a_complexity_outside_one_to_six_is_refused(complexity: int) -> None:
    with pytest.raises(ContentError, match=f"complexity {complexity}"):
        hero(complexity=complexity)


@pytest.mark.rule("DT-COMP-07")
def test_nothing_depends_on_the_complexity() -> None:
    seen = set()
    for complexity in range(1, 7):
        s = battle(hero(complexity=complexity, size=8), "barbarian", at="upkeep", seed="same")
        through_turns(s, 4)
        seen.add((s.game.content.hash, s.game.fingerprint(), tuple(s.offers)))
    assert len(seen) == 1


@pytest.mark.rule("DT-COMP-07")
def test_the_text_of_a_hero_overrules_the_general_text() -> None:
    def pupil(permits: int) -> Hero:
        lesson = Slot(
            "lesson",
            level(Ability("lesson", called("Lesson"), Damage(1), needs=symbols(panther=5))),
            level(Ability("lesson", called("Lesson"), Damage(2), needs=symbols(panther=4)), cost=1),
        )
        return hero("pupil", lesson, Slot("gift", level(Ability("gift", called("Gift"), permits=permits))))

    general = battle(pupil(0), "barbarian", at="offensive_roll", hands=(("lesson-2",),), dice=(1, 1, 1, 1, 1))
    assert general.why_not("0:play lesson-2") == "DT-UPGRADE-02"
    special = battle(pupil(UPGRADE), "barbarian", at="offensive_roll", hands=(("lesson-2",),), dice=(1, 1, 1, 1, 1))
    special.do("0:play lesson-2")
    assert special.game.players[0].levels[3] == 2


@pytest.mark.rule("DT-COMP-08")
@pytest.mark.parametrize(("heroes", "mode", "health"), TABLES)
def test_the_number_of_players_decides_the_mode(heroes: tuple[str, ...], mode: str, health: list[int]) -> None:
    game = new(opening, Setup(heroes, mode, 0), "0")
    assert game.kit.setup.mode == mode and len(game.players) == len(heroes) and game.decision is not None
    for other in {"duel", "koth", "teams"} - {mode, "koth" if len(heroes) == 4 else mode}:  # DT-MODEX-01: four may
        with pytest.raises(SetupError, match=f"play {mode}"):
            check_setup(Setup(heroes, other))


@pytest.mark.rule("DT-COMP-08")
@pytest.mark.parametrize("mode", ["duel", "koth", "teams"])
@pytest.mark.parametrize("players", [0, 1, 5, 6, 7])
def test_other_numbers_of_players_are_refused(players: int, mode: str) -> None:
    if mode == "koth" and players in (5, 6):
        return  # a variant outside the books, asked for by its name: DT-MODEX-01
    with pytest.raises(SetupError, match=f"{players} "):
        new(opening, Setup(("barbarian",) * players, mode, 0), "0")


@pytest.mark.rule("DT-COMP-08")
def test_five_and_six_players_are_told_that_the_book_has_no_rules_for_them() -> None:
    for players in (5, 6):
        with pytest.raises(SetupError, match="not in the book"):
            check_setup(Setup(("barbarian",) * players, "teams"))


# ---------------------------------------------------------------------- DT-SETUP
@pytest.mark.rule("DT-SETUP-01", "DT-SETUP-02")
@pytest.mark.parametrize(("heroes", "mode", "health"), TABLES)
def test_everybody_starts_with_the_health_of_the_mode_and_two_cp(
    heroes: tuple[str, ...], mode: str, health: list[int]
) -> None:
    game = new(opening, Setup(heroes, mode, 0), "0")
    assert game.dials == health
    assert [player.cp for player in game.players] == [2] * len(heroes)


@pytest.mark.rule("DT-SETUP-03")
def test_the_opening_hand_is_the_top_four_cards_of_33() -> None:
    big = hero(size=33)
    s = started(table_of(big, big))
    for player in s.game.players:
        assert (len(player.hand), len(player.deck), len(player.discard)) == (4, 29, 0)
        assert sorted(player.hand + player.deck) == list(range(33))
    assert s.prompt == "main"  # nobody may change the hand


@pytest.mark.rule("DT-SETUP-03")
def test_a_seed_always_gives_the_same_hands_and_seeds_differ() -> None:
    def dealt(seed: str) -> list[tuple[int, ...]]:
        game = new(opening, Setup(("barbarian", "barbarian"), "duel", 0), seed)
        return [player.hand + player.deck for player in game.players]

    assert dealt("a") == dealt("a")
    assert len({tuple(dealt(seed)[0][:4]) for seed in "abcdefgh"}) == 8
    assert dealt("a")[0] != dealt("a")[1] and dealt("a")[0] != tuple(range(32))


@pytest.mark.rule("DT-SETUP-04")
@pytest.mark.parametrize(("dice", "first"), [((5, 2), 0), ((2, 5), 1)])
def test_the_highest_roll_takes_the_first_turn(dice: tuple[int, ...], first: int) -> None:
    s = opened("barbarian", "barbarian", dice=dice)
    assert s.game.first == first and s.game.active == first and s.game.turn == 1
    assert s.log("starts") == [{"who": f"&{first}"}]
    assert s.game.rng.script == ()


@pytest.mark.rule("DT-SETUP-04")
def test_tied_players_roll_again_until_one_is_highest() -> None:
    s = opened("barbarian", "barbarian", dice=(4, 4, 3, 3, 1, 6))
    assert s.game.first == 1 and s.game.rng.script == ()


@pytest.mark.rule("DT-SETUP-04")
def test_only_those_tied_for_the_highest_roll_again() -> None:
    s = opened("barbarian", "barbarian", "barbarian", dice=(5, 3, 5, 1, 2))
    assert s.game.first == 2 and s.game.rng.script == ()
    assert [line["who"] for line in s.log("rolls")] == ["&0", "&1", "&2", "&0", "&2"]


@pytest.mark.rule("DT-SETUP-05")
def test_no_token_is_in_play_when_setup_ends() -> None:
    s = opened("barbarian", "gunslinger", first=0)
    assert len(s.game.kit.kinds) > 0
    assert [sum(player.tokens) for player in s.game.players] == [0, 0]


@pytest.mark.rule("DT-SETUP-05", "DT-SETUP-07")
def test_only_what_a_heros_own_setup_names_is_in_play() -> None:
    ember, coal = token("ember"), token("coal")
    s = started(table_of(hero("keen", tokens=(ember, coal), setup=StartWith(ember, 2), size=8), hero(size=8)))
    assert [[count(s, seat, id) for id in ("ember", "coal")] for seat in (0, 1)] == [[2, 0], [0, 0]]


def ready(ember: Token) -> Hero:
    """Its setup asks whether to start with two embers."""
    return hero("ready", tokens=(ember,), setup=May(StartWith(ember, 2)), size=8)


@pytest.mark.rule("DT-SETUP-06")
def test_extra_setup_is_the_last_step_before_the_first_turn() -> None:
    game = table_of(ready(token("ember")), hero(size=8))
    game.kit.setup.first = -1
    game.rng.script = (2, 6)
    s = started(game)
    assert (s.seat, s.prompt, s.game.phase) == (0, "may", SETUP)
    assert s.game.first == 1 and [len(player.hand) for player in s.game.players] == [4, 4]
    assert "turn" not in messages(s) and count(s, 0, "ember") == 0
    s.do("0:yes")
    assert count(s, 0, "ember") == 2
    said = messages(s)
    assert said.index("starts") < said.index("gains-tokens") < said.index("turn")


@pytest.mark.rule("DT-SETUP-06")
def test_extra_setup_is_carried_out_once_by_each_hero_that_has_it() -> None:
    ember = token("ember")
    one = ready(ember)
    s = started(table_of(one, one))
    s.do("0:yes", "1:yes")
    assert [count(s, seat, "ember") for seat in (0, 1)] == [2, 2]
    through_turns(s, 4)
    assert [count(s, seat, "ember") for seat in (0, 1)] == [2, 2] and s.prompt != "may"


@pytest.mark.rule("DT-SETUP-06")
def test_extra_setup_finds_the_opening_hand_already_drawn() -> None:
    s = started(table_of(hero("keen", setup=Draw(1), size=8), hero(size=8)))
    assert [len(player.hand) for player in s.game.players] == [5, 4]


@pytest.mark.rule("DT-SETUP-07")
def test_the_cursed_pirate_starts_human_with_three_doubloons() -> None:
    pirate = box("Cursed Pirate")
    s = opened("barbarian", pirate.id, first=0)
    doubloon = next(kind.id for kind in s.game.kit.kinds if kind.token.name.en == "Cursed Doubloon")
    assert count(s, 1, doubloon) == 3 and count(s, 0, doubloon) == 0
    assert sum(s.game.players[1].tokens) == 3 and s.game.players[1].side == 0


@pytest.mark.rule("DT-SETUP-08")
def test_the_latest_card_lies_on_top_of_the_discard_pile() -> None:
    s = battle("barbarian", "gunslinger", hands=(("getting-paid", "smack-2"),), discards=(("six-it",),))
    s.do("0:play getting-paid", "0:sell smack-2")
    assert pile(s, 0) == ["smack-2", "getting-paid", "six-it"] and pile(s, 1) == [] and hand(s, 0) == []


@pytest.mark.rule("DT-SETUP-08")
def test_everybody_learns_which_cards_go_to_a_discard_pile() -> None:
    s = battle("barbarian", "gunslinger", hands=(("getting-paid", "smack-2"),))
    s.do("0:play getting-paid", "0:sell smack-2")
    shown = {str(line.args["card"]) for line in s.game.log or [] if "card" in line.args and line.to == -1}
    assert shown == {"@card.barbarian.getting-paid", "@card.barbarian.smack-2"}


@pytest.mark.rule("DT-SETUP-08")
def test_each_player_has_a_pile_of_their_own() -> None:
    s = battle("barbarian", "barbarian", at="main_2", hands=(("smack-2",), ("smack-3",)))
    s.do("0:sell smack-2")
    while s.game.active == 0 or s.prompt != "main":
        do_nothing(s)
    s.do("1:sell smack-3")
    assert pile(s, 0) == ["smack-2"] and pile(s, 1) == ["smack-3"]
