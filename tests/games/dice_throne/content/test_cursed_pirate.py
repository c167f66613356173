"""The Cursed Pirate: both sides of her board, her tokens, her cards."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.aim import OPPONENTS
from tablee.games.dice_throne.rules.effects.basic import Heal
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.heroes import HEROES, common
from tablee.games.dice_throne.rules.procedures.turn import Match
from tablee.games.dice_throne.rules.setup import table_of
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    COLLATERAL,
    DEFENSE,
    INSTANT,
    MAIN,
    OFFENSE,
    PURE,
    ROLL,
    UNDEFENDABLE,
    Ability,
    Hero,
    Name,
    Slot,
    level,
    symbols,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.kernel.effect import Sequence
from tablee.testing.scene import Scene

HERO = HEROES["cursed-pirate"]
HUMAN, CURSED = HERO.sides

Table = Scene[Battle]
DOUBLOON, KEG, WITHER, PARLEY = "cursed-doubloon", "powder-keg", "wither", "parley"


def slinger_of_types() -> Hero:
    """Deals 8 of the type its dice ask for: aaa pure or undefendable, bbb collateral, ccc normal and collateral."""

    def slot(id: str, ability: Ability) -> Slot:
        return Slot(id, level(ability))

    return Hero(
        "tester",
        Name("Tester", "Testeur"),
        "season 1",
        complexity=1,
        faces=("a", "a", "a", "b", "b", "c"),
        symbols={symbol: Name(symbol, symbol) for symbol in "abc"},
        letters={symbol: symbol for symbol in "abc"},
        sides=(
            (
                slot("pure", Ability("pure", Name("Pure", "Pur"), Damage(8, PURE), needs=symbols(a=3))),
                slot("red", Ability("red", Name("Red", "Rouge"), Damage(8, UNDEFENDABLE), needs=symbols(a=3))),
                slot(
                    "spray",
                    Ability("spray", Name("Spray", "Pluie"), Damage(8, COLLATERAL, OPPONENTS), needs=symbols(b=3)),
                ),
                slot(
                    "both",
                    Ability(
                        "both",
                        Name("Both", "Deux"),
                        Sequence(Damage(8), Damage(3, COLLATERAL, OPPONENTS)),
                        needs=symbols(c=3),
                    ),
                ),
                slot(
                    "final",
                    Ability("final", Name("Final", "Finale"), Damage(10), needs=symbols(c=5), ultimate=True),
                ),
                slot("guard", Ability("guard", Name("Guard", "Garde"), Heal(1), dice=1)),
            ),
        ),
        tokens=(),
        cards=common(),
    )


TESTER = slinger_of_types()


def attack(s: Table, ability: str, *faces: int, seat: int = 0) -> Table:
    """Stop on these dice and announce."""
    kept = " ".join([str(face) for face in sorted(faces)])
    return s.passing().do(f"{seat}:keep {kept}", f"{seat}:announce {ability}")


def idle(s: Table, *faces: int, seat: int = 1) -> Table:
    kept = " ".join([str(face) for face in sorted(faces)])
    return s.do(f"{seat}:keep {kept}", f"{seat}:nothing")


def settled(s: Table) -> bool:
    """Nothing waits any more: no damage, no healing, no dice, no text, no attack."""
    game = s.game
    waiting = game.incoming or game.later or game.rolls or any(game.healing)
    return not waiting and game.attack is None and not game.locked and s.prompt == "main"


def doubloons(s: Table, *seats: int) -> list[int]:
    return [count(s, seat, DOUBLOON) for seat in seats]


def outcomes(s: Table, seat: int) -> set[int]:
    """Every number of doubloons the open question about taking them can lead to."""
    if s.prompt not in ("accept", "how-many"):
        return {count(s, seat, DOUBLOON)}
    found: set[int] = set()
    for offer in s.offers:
        found |= outcomes(s.clone().do(f"{seat}:{offer}"), seat)
    return found


def take_all(s: Table) -> None:
    """She declines nothing."""
    while s.prompt in ("accept", "how-many"):
        s.do(f"0:{s.offers[0]}")


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-HERO-PIR-01", "DT-COMP-03")
def test_faces_1_to_3_are_cutlasses_4_and_5_booty_and_6_a_skull() -> None:
    assert HERO.faces == ("cutlass", "cutlass", "cutlass", "booty", "booty", "skull")
    assert [HERO.symbols[symbol].fr for symbol in ("cutlass", "booty", "skull")] == ["Sabre", "Butin", "Crâne"]


@pytest.mark.rule("DT-HERO-PIR-02", "DT-SETUP-07")
def test_she_starts_with_three_doubloons_and_the_human_side_up() -> None:
    game = table_of(HERO, HERO, TESTER)
    game.start(Match())
    s = Scene(game)
    assert [count(s, seat, f"{DOUBLOON}.0") for seat in range(3)] == [3, 0, 0]
    assert [count(s, seat, f"{DOUBLOON}.1") for seat in range(3)] == [0, 3, 0]
    assert [player.side for player in game.players] == [0, 0, 0]
    assert [sum(player.tokens) for player in game.players] == [3, 3, 0]
    assert s.why_not("0:announce soul-cutlass") and s.prompt == "main" and s.seat == 0


@pytest.mark.rule("DT-COMP-05")
def test_her_33_cards_hold_no_upgrade() -> None:
    own = [(c.id, c.cost, c.timing, c.modifier) for c in HERO.deck[18:]]
    assert own == [
        ("cursed-cards", 0, INSTANT, False),
        ("batten-down", 4, INSTANT, False),
        ("shark-bait", 1, ROLL, True),
        ("run-ya-through", 2, ROLL, True),
        ("ransom", 1, ROLL, False),
        ("swashbuckle", 2, MAIN, False),
        ("scurvy", 2, MAIN, False),
        ("pillage", 0, MAIN, False),
        ("truce", 3, MAIN, False),
        ("crows-nest", 1, MAIN, False),
        ("high-stakes", 2, MAIN, False),
        ("pirates-life", 1, MAIN, False),
        ("feed-the-fish", 3, MAIN, False),
        ("light-it-up", 2, MAIN, False),
        ("yo-ho", 2, MAIN, False),
    ]
    assert len(HERO.deck) == 33 and [c.id for c in HERO.deck[:18]] == [c.id for c in common()]
    assert len(HUMAN) == len(CURSED) == 9 and all([len(slot.levels) == 1 for slot in (*HUMAN, *CURSED)])


@pytest.mark.rule("DT-STATUS-02", "DT-STATUS-11")
def test_her_four_tokens_are_of_the_printed_kinds_and_limits() -> None:
    tokens = {t.id: (t.kind, t.limit, t.others, t.persistent) for t in HERO.tokens}
    assert tokens == {
        DOUBLOON: ("unique", 5, 3, True),
        KEG: ("negative", 1, 1, False),
        WITHER: ("negative", 2, 2, True),
        PARLEY: ("negative", 1, 1, False),
    }
    assert [t.id for t in HERO.tokens if t.spend is not None] == []


@pytest.mark.rule("DT-COMP-07")
def test_doubtful_figures_say_what_the_sources_disagree_about() -> None:
    sources = {slot.id: slot.levels[0].source for slot in CURSED}
    for id in ("dread-mark", "the-shivering", "avast-ye"):
        dispute = sources[id].dispute
        assert dispute is not None and "Chosen" in dispute.en and "Retenu" in dispute.fr
    assert sources["dread-mark"].confidence == sources["the-shivering"].confidence == "medium"
    said = " ".join([remark.en for remark in HERO.remarks])
    assert HERO.complexity == 5 and "complexity" in said and "The Shivering" in said and "Heave-Ho!" in said


@pytest.mark.rule("DT-HERO-PIR-03", "DT-COMP-06")
def test_more_doubloons_and_wither_than_the_box_lists_are_still_placed() -> None:
    s = battle(
        HERO,
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        sides=(1,),
        decks=((), (), ()),
        dice=(4, 4, 4, 1, 1, 6, 4, 4, 4),
        tokens=({DOUBLOON: 5}, {DOUBLOON: 3}, {}),
    )
    attack(s, "dread-mark", 4, 4, 4, 1, 1).do("0:player 2").passing()
    assert doubloons(s, 0, 1, 2) == [5, 3, 1]
    s = battle(HERO, HERO, "barbarian", hands=((), ("scurvy",)), active=1, tokens=({}, {WITHER: 2}, {WITHER: 2}))
    s.do("1:play scurvy", "1:player 0")
    assert [count(s, seat, WITHER) for seat in range(3)] == [1, 2, 2]


# ---------------------------------------------------------------------- Cursed Doubloon
@pytest.mark.rule("DT-HERO-PIR-04", "DT-UPKEEP-03")
def test_another_players_upkeep_concludes_with_1_damage_per_doubloon() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="upkeep",
        active=1,
        hands=((), ("getting-paid",)),
        tokens=({DOUBLOON: 3}, {DOUBLOON: 3}),
    )
    s.do("1:pass")
    assert s.prompt == "act" and healths(s) == [50, 50] and incoming(s, 1) == 3
    s.passing()
    assert healths(s) == [50, 47] and doubloons(s, 0, 1) == [3, 3] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-04", "DT-DMG-22")
def test_doubloon_damage_can_be_avoided_like_other_damage() -> None:
    s = battle(HERO, "gunslinger", at="upkeep", active=1, tokens=({}, {DOUBLOON: 2, "evasive": 1}), dice=(1,))
    s.do("1:first token.cursed-doubloon.upkeep")
    assert incoming(s, 1) == 2
    s.do("1:spend evasive")
    assert healths(s) == [50, 50] and doubloons(s, 1) == [2] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-04")
def test_the_pirate_and_players_without_doubloons_take_nothing_in_their_upkeep() -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=({DOUBLOON: 3}, {DOUBLOON: 3}))
    assert settled(s) and s.seat == 0 and healths(s) == [50, 50] and doubloons(s, 0, 1) == [3, 3]
    s = battle(HERO, "barbarian", at="upkeep", active=1, tokens=({DOUBLOON: 5}, {}))
    assert settled(s) and s.seat == 1 and healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-PIR-05", "DT-STATUS-06", "DT-CARD-15")
def test_no_card_of_any_player_removes_or_moves_a_doubloon() -> None:
    cards = ("buh-bye", "get-that-outta-here", "what-status-effects", "transference")
    for active in (0, 1):
        hands = (cards, ()) if active == 0 else ((), cards)
        s = battle(HERO, "barbarian", active=active, hands=hands, cp=(9, 9), tokens=({DOUBLOON: 2}, {DOUBLOON: 2}))
        assert s.offers == [*[f"sell {card}" for card in cards], "pass"]
        rules = [s.why_not(f"{active}:play {card}") for card in cards]
        assert rules == ["DT-STATUS-06", "DT-STATUS-06", "DT-STATUS-06", "DT-CARD-15"]


@pytest.mark.rule("DT-HERO-PIR-05", "DT-CARD-15", "DT-CARD-21")
def test_cards_that_take_other_tokens_pass_over_the_doubloons() -> None:
    def table() -> Table:
        cards = ("buh-bye", "what-status-effects", "transference")
        tokens = ({DOUBLOON: 2}, {DOUBLOON: 2, KEG: 1})
        return battle(HERO, "barbarian", active=1, hands=((), cards), cp=(9, 9), tokens=tokens)

    assert table().do("1:play buh-bye").offers == [f"remove 1 {KEG}"]
    assert table().do("1:play transference").offers == [f"move {KEG} 1 0"]
    s = table().do("1:play what-status-effects")
    assert doubloons(s, 0, 1) == [2, 2] and count(s, 1, KEG) == 0


@pytest.mark.rule("DT-HERO-PIR-05")
def test_an_opponents_board_ability_does_not_touch_a_doubloon() -> None:
    def table(**tokens: int) -> Table:
        s = battle(
            HERO,
            "barbarian",
            at="offensive_roll",
            active=1,
            levels=({}, {"fortitude": 2}),
            dice=(4, 4, 4, 1, 6),
            tokens=({}, {DOUBLOON: 1, **tokens}),
        )
        return attack(s, "fortitude", 4, 4, 4, 1, 6, seat=1)

    s = table()
    assert settled(s) and doubloons(s, 1) == [1] and healths(s) == [50, 55]
    s = table(wither=1)
    assert s.prompt == "may"
    s.do("1:yes")
    assert s.offers == [f"remove 1 {WITHER}"]
    s.do(f"1:remove 1 {WITHER}")
    assert doubloons(s, 1) == [1] and count(s, 1, WITHER) == 0


@pytest.mark.rule("DT-HERO-PIR-06", "DT-HERO-PIR-20")
def test_she_may_decline_a_doubloon_and_nobody_else_is_asked() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 1), tokens=({DOUBLOON: 2}, {DOUBLOON: 1}))
    attack(s, "black-spot", 6, 6, 6, 6, 1)
    assert s.prompt == "accept" and s.seat == 0 and s.offers == ["yes", "no"]
    declined = s.clone().do("0:no")
    assert doubloons(declined, 0, 1) == [2, 1] and healths(declined) == [50, 43] and settled(declined)
    s.do("0:yes")
    assert doubloons(s, 0, 1) == [3, 1] and healths(s) == [50, 43] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-06", "DT-HERO-PIR-18", "DT-HERO-PIR-24")
def test_of_several_doubloons_she_may_take_only_some() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 6))
    assert outcomes(attack(s, "pirates-touch", 6, 6, 6, 6, 6), 0) == {0, 1, 2}
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(4, 4, 4, 1, 1, 6, 6, 6))
    assert outcomes(attack(s, "x-marks-the-spot", 4, 4, 4, 1, 1), 0) == {0, 1, 2, 3}


@pytest.mark.rule("DT-HERO-PIR-07", "DT-STATUS-12")
def test_at_most_three_doubloons_lie_on_anybody_else() -> None:
    for have, skulls in ((3, 1), (3, 4), (2, 2), (0, 4)):
        rolled = (6,) * skulls + (4,) * (4 - skulls)
        s = battle(
            HERO,
            "barbarian",
            at="offensive_roll",
            sides=(1,),
            dice=(4, 4, 4, 1, 1, *rolled),
            tokens=({}, {DOUBLOON: have}),
        )
        attack(s, "dread-mark", 4, 4, 4, 1, 1).passing()
        assert doubloons(s, 0, 1) == [0, 3] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-07", "DT-STATUS-12")
def test_at_most_five_doubloons_lie_on_the_pirate() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 1), tokens=({DOUBLOON: 5}, {}))
    attack(s, "black-spot", 6, 6, 6, 6, 1)
    assert outcomes(s, 0) == {5}
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 6), tokens=({DOUBLOON: 4}, {}))
    attack(s, "pirates-touch", 6, 6, 6, 6, 6)
    assert max(outcomes(s, 0)) == 5
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 1), tokens=({DOUBLOON: 4}, {}))
    assert outcomes(attack(s, "black-spot", 6, 6, 6, 6, 1), 0) == {4, 5}


# ---------------------------------------------------------------------- the curse
@pytest.mark.rule("DT-HERO-PIR-08", "DT-TURN-06")
def test_her_turn_ends_with_a_doubloon_less_and_she_stays_human() -> None:
    s = battle(HERO, "barbarian", at="end", tokens=({DOUBLOON: 1}, {DOUBLOON: 2}))
    assert s.seat == 1 and doubloons(s, 0, 1) == [0, 2] and s.game.players[0].side == 0
    s = battle(HERO, "barbarian", at="end", tokens=({DOUBLOON: 3}, {}))
    assert s.seat == 1 and doubloons(s, 0, 1) == [2, 0] and s.game.players[0].side == 0


@pytest.mark.rule("DT-HERO-PIR-08")
def test_without_a_doubloon_of_her_own_on_herself_she_turns_cursed_for_good() -> None:
    s = battle(HERO, "barbarian", at="end", tokens=({}, {DOUBLOON: 2}))
    assert s.seat == 1 and doubloons(s, 0, 1) == [0, 2] and s.game.players[0].side == 1
    assert len(s.log("turns-board")) == 1
    s = battle(HERO, "barbarian", at="end", sides=(1,), tokens=({DOUBLOON: 3}, {}))
    assert s.seat == 1 and doubloons(s, 0) == [3] and s.game.players[0].side == 1
    s = battle(HERO, "barbarian", at="end", sides=(1,))
    assert s.game.players[0].side == 1 and s.log("turns-board") == []


@pytest.mark.rule("DT-HERO-PIR-08", "DT-OFF-04")
def test_the_side_that_is_up_says_what_she_can_do() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 1, 4, 6))
    s.do("0:keep 1 1 1 4 6")
    assert s.offers == ["announce cutlass-strike", "nothing"]
    assert s.why_not("0:announce soul-cutlass") == "DT-OFF-04"
    s = battle(HERO, "barbarian", at="end", dice=(1, 2, 4, 5, 6, 1, 1, 1, 4, 6))
    s.do("1:pass", "1:keep 1 2 4 5 6", "1:nothing", "1:pass", "0:pass", "0:keep 1 1 1 4 6")
    assert s.offers == ["announce soul-cutlass", "nothing"]
    assert s.why_not("0:announce cutlass-strike") == "DT-OFF-04"


@pytest.mark.rule("DT-HERO-PIR-08")
def test_the_end_of_another_turn_changes_nothing() -> None:
    s = battle(HERO, "barbarian", at="end", active=1, tokens=({DOUBLOON: 2}, {}))
    assert s.seat == 0 and doubloons(s, 0) == [2] and s.game.players[0].side == 0
    s = battle(HERO, "barbarian", at="end", active=1)
    assert s.seat == 0 and s.game.players[0].side == 0


@pytest.mark.rule("DT-HERO-PIR-09", "DT-ABILITY-09")
def test_an_opponent_with_only_collateral_damage_receives_a_keg() -> None:
    s = battle(HERO, TESTER, at="offensive_roll", active=1, sides=(1,), dice=(4, 4, 4, 1, 1))
    attack(s, "spray", 4, 4, 4, 1, 1, seat=1)
    assert healths(s) == [42, 50] and count(s, 1, KEG) == 1 and count(s, 0, KEG) == 0 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-09")
def test_an_opponent_who_makes_no_attack_receives_a_keg() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, sides=(1,), dice=(1, 1, 4, 5, 6))
    idle(s, 1, 1, 4, 5, 6)
    assert count(s, 1, KEG) == 1 and healths(s) == [50, 50] and settled(s)
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, sides=(1,), health=(50, 40), dice=(4, 4, 4, 1, 1))
    attack(s, "fortitude", 4, 4, 4, 1, 1, seat=1)
    assert count(s, 1, KEG) == 1 and healths(s) == [50, 44] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-09")
def test_an_attack_or_her_human_side_keeps_the_keg_away() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, sides=(1,), dice=(1, 1, 1, 4, 6))
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1).do("0:pass")
    assert count(s, 1, KEG) == 0 and healths(s) == [46, 50] and settled(s)
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, dice=(1, 1, 4, 5, 6))
    idle(s, 1, 1, 4, 5, 6)
    assert count(s, 1, KEG) == 0 and settled(s)
    s = battle(HERO, "barbarian", at="offensive_roll", sides=(1,), dice=(1, 1, 4, 4, 6))
    idle(s, 1, 1, 4, 4, 6, seat=0)
    assert [count(s, seat, KEG) for seat in (0, 1)] == [0, 0] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-09", "DT-HERO-PIR-13")
def test_idle_twice_sets_off_the_first_keg() -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", active=1, sides=(1,), dice=(1, 1, 4, 5, 6), tokens=({}, {KEG: 1})
    )
    idle(s, 1, 1, 4, 5, 6)
    assert count(s, 1, KEG) == 1 and healths(s) == [50, 47] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-09", "DT-MODE2V2-01")
def test_only_the_idle_opponent_receives_it_and_never_a_teammate() -> None:
    s = battle(HERO, "barbarian", "gunslinger", at="offensive_roll", active=2, sides=(1,), dice=(1, 1, 4, 4, 6))
    idle(s, 1, 1, 4, 4, 6, seat=2)
    assert [count(s, seat, KEG) for seat in range(3)] == [0, 0, 1] and settled(s)
    s = battle(HERO, "barbarian", "gunslinger", TESTER, at="offensive_roll", active=1, sides=(1,), dice=(1, 1, 4, 5, 6))
    idle(s, 1, 1, 4, 5, 6)
    assert [count(s, seat, KEG) for seat in range(4)] == [0, 0, 0, 0] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-09", "DT-UPKEEP-01", "DT-UPKEEP-03")
def test_the_cursed_side_costs_4_health_in_her_upkeep_that_nothing_prevents() -> None:
    s = battle(HERO, "gunslinger", at="upkeep", sides=(1,), tokens=({"evasive": 1}, {}))
    assert healths(s) == [46, 50] and count(s, 0, "evasive") == 1 and settled(s) and s.seat == 0
    s = battle(HERO, "gunslinger", at="upkeep", tokens=({}, {}))
    assert healths(s) == [50, 50]
    s = battle(HERO, "barbarian", at="upkeep", active=1, sides=(1,))
    assert healths(s) == [50, 50]
    s = battle(HERO, "barbarian", at="upkeep", sides=(1,), health=(4, 50))
    assert s.game.outcome == (1,)


# ---------------------------------------------------------------------- several Pirates
@pytest.mark.rule("DT-HERO-PIR-10", "DT-HERO-PIR-04")
def test_a_pirate_takes_the_upkeep_damage_of_another_pirates_doubloons_only() -> None:
    mine, hers = f"{DOUBLOON}.0", f"{DOUBLOON}.1"
    s = battle(HERO, HERO, at="upkeep", tokens=({hers: 2}, {}))
    assert healths(s) == [48, 50] and settled(s)
    s = battle(HERO, HERO, at="upkeep", tokens=({mine: 3, hers: 2}, {mine: 1}))
    assert healths(s) == [48, 50] and count(s, 0, mine) == 3 and count(s, 0, hers) == 2 and settled(s)
    s = battle(HERO, HERO, at="upkeep", active=1, tokens=({hers: 2}, {mine: 1, hers: 4}))
    assert healths(s) == [50, 49] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-10", "DT-HERO-PIR-22")
def test_her_removal_takes_only_her_own_doubloons() -> None:
    mine, hers = f"{DOUBLOON}.0", f"{DOUBLOON}.1"
    s = battle(HERO, HERO, at="offensive_roll", dice=(6, 6, 6, 1, 4), tokens=({mine: 1, hers: 2}, {mine: 1, hers: 3}))
    attack(s, "shiver-me-timbers", 6, 6, 6, 1, 4)
    assert s.offers == [f"remove 0 {mine}", f"remove 1 {mine}", "enough"]
    s.do(f"0:remove 0 {mine}", f"0:remove 1 {mine}")
    assert settled(s) and [count(s, seat, mine) for seat in (0, 1)] == [0, 0]
    assert [count(s, seat, hers) for seat in (0, 1)] == [2, 3] and healths(s) == [50, 43]


@pytest.mark.rule("DT-HERO-PIR-10", "DT-HERO-PIR-08")
def test_another_pirates_doubloons_do_not_keep_her_human() -> None:
    mine, hers = f"{DOUBLOON}.0", f"{DOUBLOON}.1"
    s = battle(HERO, HERO, at="end", tokens=({mine: 1, hers: 2}, {}))
    assert [count(s, 0, id) for id in (mine, hers)] == [0, 2] and s.game.players[0].side == 0
    s = battle(HERO, HERO, at="end", tokens=({hers: 2}, {mine: 2, hers: 2}))
    assert [count(s, 0, id) for id in (mine, hers)] == [0, 2]
    assert [player.side for player in s.game.players] == [1, 0]


@pytest.mark.rule("DT-HERO-PIR-10", "DT-HERO-PIR-06", "DT-HERO-PIR-07")
def test_a_doubloon_inflicted_by_another_pirate_has_its_own_limit_and_cannot_be_declined() -> None:
    mine, hers = f"{DOUBLOON}.0", f"{DOUBLOON}.1"
    s = battle(
        HERO,
        HERO,
        at="offensive_roll",
        sides=(1, 0),
        dice=(4, 4, 4, 1, 1, 6, 6, 6, 6),
        tokens=({}, {mine: 1, hers: 5}),
    )
    attack(s, "dread-mark", 4, 4, 4, 1, 1)
    assert settled(s) and [count(s, 1, id) for id in (mine, hers)] == [3, 5]
    assert [count(s, 0, id) for id in (mine, hers)] == [0, 0]


# ---------------------------------------------------------------------- Powder Keg
@pytest.mark.rule("DT-HERO-PIR-11", "DT-HERO-PIR-12")
@pytest.mark.parametrize(("face", "kegs", "left"), [(1, 0, 47), (2, 0, 47), (3, 1, 50), (4, 1, 50), (5, 1, 50)])
def test_in_its_victims_upkeep_a_keg_explodes_on_1_and_2_and_stays_on_3_to_5(face: int, kegs: int, left: int) -> None:
    s = battle(HERO, "barbarian", at="upkeep", active=1, tokens=({}, {KEG: 1}), dice=(face,))
    assert settled(s) and s.seat == 1
    assert count(s, 1, KEG) == kegs and healths(s) == [50, left] and count(s, 0, KEG) == 0


@pytest.mark.rule("DT-HERO-PIR-11")
def test_on_a_6_its_victim_says_whether_and_to_whom_it_goes() -> None:
    s = battle(HERO, "barbarian", "gunslinger", at="upkeep", active=1, tokens=({}, {KEG: 1}, {}), dice=(6,))
    assert s.prompt == "may" and s.seat == 1
    kept = s.clone().do("1:no")
    assert [count(kept, seat, KEG) for seat in range(3)] == [0, 1, 0] and settled(kept)
    s.do("1:yes")
    assert s.seat == 1 and sorted(s.offers) == ["player 0", "player 2"]
    s.do("1:player 2")
    assert [count(s, seat, KEG) for seat in range(3)] == [0, 0, 1] and healths(s) == [35, 35, 35] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-11", "DT-UPKEEP-01")
def test_a_keg_does_nothing_in_anybody_elses_upkeep() -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=({}, {KEG: 1}), dice=(1,))
    assert settled(s) and count(s, 1, KEG) == 1 and healths(s) == [50, 50] and s.log("rolls") == []


@pytest.mark.rule("DT-HERO-PIR-11", "DT-HERO-PIR-13")
def test_a_keg_passed_to_a_player_with_a_keg_sets_the_first_one_off() -> None:
    s = battle(HERO, "barbarian", "gunslinger", at="upkeep", active=1, tokens=({KEG: 1}, {KEG: 1}, {}), dice=(6,))
    s.do("1:yes", "1:player 0")
    assert [count(s, seat, KEG) for seat in range(3)] == [1, 0, 0] and healths(s) == [32, 35, 35] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-12", "DT-UPKEEP-04", "DT-UPKEEP-02")
def test_in_upkeep_an_explosion_is_dealt_at_once_and_doubloons_at_the_end() -> None:
    def table() -> Table:
        tokens: tuple[dict[str, int], ...] = ({}, {KEG: 1, DOUBLOON: 2})
        return battle(
            HERO, "barbarian", at="upkeep", active=1, hands=((), ("getting-paid",)), tokens=tokens, dice=(1,)
        ).do("1:pass")

    s = table()
    assert s.prompt == "upkeep-order" and s.seat == 1
    assert s.offers == [f"first token.{DOUBLOON}.upkeep", f"first token.{KEG}.upkeep"]
    s.do(f"1:first token.{DOUBLOON}.upkeep", "1:pass")
    assert healths(s) == [50, 50] and incoming(s, 1) == 5 and count(s, 1, KEG) == 0
    s.do("1:pass")
    assert healths(s) == [50, 47] and incoming(s, 1) == 2
    s.do("1:pass")
    assert healths(s) == [50, 45] and settled(s.passing())
    s = table().do(f"1:first token.{KEG}.upkeep").passing()
    assert healths(s) == [50, 45] and [args["n"] for args in s.log("takes")] == [3, 2] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-12", "DT-DMG-20")
def test_an_explosion_in_the_middle_of_an_attack_is_dealt_at_once_and_separately() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 6), tokens=({}, {KEG: 1}))
    attack(s, "light-the-fuse", 1, 2, 3, 4, 6)
    assert s.prompt == "defend" and s.game.phase == DEFENSE
    assert healths(s) == [50, 47] and incoming(s, 1) == 7 and count(s, 1, KEG) == 1
    s.do("1:pass")
    assert healths(s) == [50, 40] and [args["n"] for args in s.log("takes")] == [3, 7] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-12", "DT-DMG-20")
def test_a_victim_with_3_health_is_defeated_before_the_attack_is_computed() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", health=(50, 3), dice=(1, 2, 3, 4, 6), tokens=({}, {KEG: 1}))
    attack(s, "light-the-fuse", 1, 2, 3, 4, 6)
    assert s.game.outcome == (0,) and [args["n"] for args in s.log("takes")] == [3]


@pytest.mark.rule("DT-HERO-PIR-12", "DT-DMG-21")
def test_an_explosion_is_avoided_on_its_own() -> None:
    s = battle(HERO, "gunslinger", at="offensive_roll", dice=(1, 2, 3, 4, 6, 1), tokens=({}, {KEG: 1, "evasive": 1}))
    attack(s, "light-the-fuse", 1, 2, 3, 4, 6).do("1:pass")
    assert s.prompt == "act" and s.seat == 1 and incoming(s, 1) == 3 + 7
    s.do("1:spend evasive")  # which the explosion alone can be avoided by now
    assert healths(s) == [50, 50] and s.prompt == "defend" and incoming(s, 1) == 7 and count(s, 1, KEG) == 1
    s.do("1:pass")
    assert healths(s) == [50, 43] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-12", "DT-ABILITY-10")
def test_an_explosion_cannot_be_defended_and_asking_why_changes_nothing() -> None:
    s = battle(HERO, "paladin", at="upkeep", active=1, dice=(1,), cp=(0, 0), tokens=({}, {KEG: 1, "protect": 1}))
    assert s.prompt == "act" and s.seat == 1 and incoming(s, 1) == 3
    before = s.game.fingerprint()
    assert s.why_not("1:defend divine-defense") == "DT-ABILITY-10" and s.game.fingerprint() == before
    s.do("1:pass")
    assert healths(s) == [50, 47]


@pytest.mark.rule("DT-HERO-PIR-12", "DT-DMG-20", "DT-DMG-21")
def test_damage_from_an_instant_played_against_an_explosion_does_not_mix_with_it() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="upkeep",
        active=1,
        hands=(("cursed-cards",),),
        decks=(("samesies", "six-it", "so-wild"),),
        tokens=({}, {KEG: 1}),
        dice=(1,),
    )
    while incoming(s, 1) == 0:
        s.do("0:pass")
    s.do("0:play cursed-cards", "0:choose 2")
    assert healths(s)[1] == 47 and count(s, 1, KEG) == 0
    s.passing()
    assert healths(s) == [48, 47] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-13", "DT-STATUS-12")
def test_a_second_keg_sets_off_the_first_and_stays() -> None:
    s = battle(HERO, "barbarian", hands=(("light-it-up",),), cp=(2, 0), tokens=({KEG: 1}, {KEG: 1}))
    s.do("0:play light-it-up")
    assert [count(s, seat, KEG) for seat in (0, 1)] == [1, 1] and healths(s) == [50, 47] and settled(s)
    assert [args["n"] for args in s.log("takes")] == [3]
    s = battle(HERO, "barbarian", hands=(("light-it-up",),), cp=(2, 0))
    s.do("0:play light-it-up")
    assert count(s, 1, KEG) == 1 and healths(s) == [50, 50] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-13", "DT-CARD-15")
def test_a_keg_transferred_onto_a_keg_sets_it_off() -> None:
    s = battle(HERO, "barbarian", hands=(("transference",),), cp=(2, 0), tokens=({KEG: 1}, {KEG: 1}))
    s.do("0:play transference", f"0:move {KEG} 0 1")
    assert [count(s, seat, KEG) for seat in (0, 1)] == [0, 1] and healths(s) == [50, 47] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-13", "DT-STATUS-06")
def test_the_new_keg_counts_as_inflicted_by_the_attack_also_when_it_set_one_off() -> None:
    for kegs, left in ((0, 43), (1, 40)):
        s = battle(
            HERO,
            "barbarian",
            at="offensive_roll",
            levels=({}, {"thick-skin": 2}),
            health=(50, 46),
            dice=(1, 2, 3, 4, 6, 4, 4, 1, 1),
            tokens=({}, {KEG: kegs}),
        )
        attack(s, "light-the-fuse", 1, 2, 3, 4, 6).do("1:defend thick-skin")
        assert s.prompt == "may"
        s.do("1:yes", f"1:remove 1 {KEG}")
        assert count(s, 1, KEG) == 0 and healths(s) == [50, left] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-13", "DT-HEALTH-06")
def test_a_player_who_is_blown_up_in_the_upkeep_is_asked_nothing_more() -> None:
    s = battle(
        "barbarian",
        HERO,
        "gunslinger",
        at="upkeep",
        active=1,
        sides=(0, 1, 0),
        health=(35, 3, 35),
        tokens=({}, {KEG: 1, DOUBLOON: 1}, {}),
        dice=(2,),
    )
    s.do(f"1:first token.{KEG}.upkeep")
    assert s.game.players[1].out and s.seat == 2 and healths(s) == [35, 0, 35]


# ---------------------------------------------------------------------- Wither
@pytest.mark.rule("DT-HERO-PIR-14")
@pytest.mark.parametrize(("tokens", "left"), [(0, 42), (1, 43), (2, 44)])
def test_an_attack_of_8_normal_deals_1_less_per_wither(tokens: int, left: int) -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", active=1, dice=(1, 1, 1, 2, 2), tokens=({WITHER: 1}, {WITHER: tokens})
    )
    attack(s, "smack", 1, 1, 1, 2, 2, seat=1).do("0:pass")
    assert healths(s) == [left, 50] and count(s, 1, WITHER) == tokens and count(s, 0, WITHER) == 1 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-14", "DT-MOD-07", "DT-DMG-25")
def test_wither_reduces_undefendable_but_neither_pure_nor_collateral_nor_ultimate_damage() -> None:
    for ability, faces, left in (
        ("red", (1, 1, 1, 4, 4), 44),
        ("pure", (1, 1, 1, 4, 4), 42),
        ("spray", (4, 4, 4, 1, 1), 42),
    ):
        s = battle(HERO, TESTER, at="offensive_roll", active=1, dice=faces, tokens=({}, {WITHER: 2}))
        attack(s, ability, *faces, seat=1)
        assert healths(s) == [left, 50] and count(s, 1, WITHER) == 2 and settled(s)
    s = battle(HERO, TESTER, at="offensive_roll", active=1, dice=(6, 6, 6, 6, 6), tokens=({}, {WITHER: 2}))
    attack(s, "final", 6, 6, 6, 6, 6, seat=1)
    assert healths(s) == [40, 50] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-14", "DT-DMG-22")
def test_wither_reduces_no_damage_outside_its_victims_attacks_and_never_below_zero() -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", active=1, dice=(1, 1, 1, 4, 6, 1, 2, 3, 4), tokens=({WITHER: 2}, {})
    )
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1).do("0:defend ahoy-matey")
    assert healths(s) == [46, 47] and settled(s)
    s = battle(
        HERO, "gunslinger", at="offensive_roll", active=1, dice=(1, 1, 6, 6, 4), tokens=({"bounty": 1}, {WITHER: 2})
    )
    attack(s, "bounty-hunter", 1, 1, 6, 6, 4, seat=1).passing()
    assert healths(s) == [50, 50] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-14", "DT-STATUS-11")
def test_a_third_wither_is_not_placed() -> None:
    s = battle(HERO, "barbarian", hands=(("scurvy",),), cp=(2, 0), tokens=({}, {WITHER: 2}))
    s.do("0:play scurvy")
    assert count(s, 1, WITHER) == 2 and healths(s) == [49, 50] and settled(s)


# ---------------------------------------------------------------------- Parley
@pytest.mark.rule("DT-HERO-PIR-15")
def test_parley_stops_the_damage_and_nothing_else_and_leaves_at_the_conclusion() -> None:
    s = battle(HERO, "gunslinger", at="offensive_roll", active=1, dice=(1, 1, 4, 4, 4), tokens=({}, {PARLEY: 1}))
    attack(s, "take-cover", 1, 1, 4, 4, 4, seat=1)
    assert healths(s) == [50, 50] and count(s, 1, "evasive") == 1 and count(s, 1, PARLEY) == 0 and settled(s)
    s = battle(HERO, "gunslinger", at="offensive_roll", active=1, dice=(6, 6, 6, 6, 1), tokens=({}, {PARLEY: 1}))
    attack(s, "deadeye", 6, 6, 6, 6, 1, seat=1).passing()
    assert healths(s) == [50, 50] and count(s, 0, "knockdown") == 1 and count(s, 1, PARLEY) == 0 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-15", "DT-TURN-04")
def test_parley_leaves_at_the_conclusion_also_without_an_ability_and_only_in_its_victims_turn() -> None:
    s = battle(HERO, "gunslinger", at="offensive_roll", active=1, dice=(1, 1, 4, 4, 6), tokens=({}, {PARLEY: 1}))
    idle(s, 1, 1, 4, 4, 6)
    assert count(s, 1, PARLEY) == 0 and settled(s)
    s = battle(HERO, "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), tokens=({}, {PARLEY: 1}))
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("1:pass")
    assert count(s, 1, PARLEY) == 1 and healths(s) == [50, 45] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-15", "DT-DMG-06")
def test_parley_stops_pure_and_collateral_damage_too() -> None:
    for ability, faces in (("pure", (1, 1, 1, 4, 4)), ("spray", (4, 4, 4, 1, 1)), ("both", (6, 6, 6, 1, 1))):
        s = battle(HERO, TESTER, "barbarian", at="offensive_roll", active=1, dice=faces, tokens=({}, {PARLEY: 1}, {}))
        attack(s, ability, *faces, seat=1)
        if s.prompt == "choose-target":
            s.do("1:player 0")
        assert healths(s) == [35, 35, 35] and count(s, 1, PARLEY) == 0 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-15", "DT-ABILITY-16")
def test_an_ultimate_ignores_parley_which_is_removed_all_the_same() -> None:
    s = battle(HERO, TESTER, at="offensive_roll", active=1, dice=(6, 6, 6, 6, 6), tokens=({}, {PARLEY: 1}))
    attack(s, "final", 6, 6, 6, 6, 6, seat=1)
    assert healths(s) == [40, 50] and count(s, 1, PARLEY) == 0 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-15", "DT-DMG-22")
def test_parley_does_not_stop_what_its_victim_deals_in_defence() -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", active=1, dice=(1, 1, 1, 4, 6, 1, 2, 3, 4), tokens=({PARLEY: 1}, {})
    )
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1).do("0:defend ahoy-matey")
    assert healths(s) == [46, 47] and count(s, 0, PARLEY) == 1 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-14", "DT-HERO-PIR-15", "DT-MOD-01")
@pytest.mark.parametrize(("token", "left"), [(WITHER, 43), (PARLEY, 50)])
def test_wither_and_parley_removed_before_the_damage_is_applied_do_not_count(token: str, left: int) -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        active=1,
        dice=(1, 1, 1, 2, 2),
        hands=((), ("buh-bye",)),
        cp=(0, 2),
        tokens=({}, {token: 1}),
    )
    attack(s, "smack", 1, 1, 1, 2, 2, seat=1)
    while "DefensiveRoll, last_answers" not in s.game.place():
        s.do(f"{s.seat}:pass")
    stays = s.clone().do("1:pass")
    assert healths(stays) == [left, 50] and settled(stays)
    s.do("1:play buh-bye", f"1:remove 1 {token}")
    assert healths(s) == [42, 50] and count(s, 1, token) == 0 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-16", "DT-HERO-PIR-09")
def test_a_parleyed_ability_is_an_attack_without_a_defence() -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", active=1, sides=(1,), dice=(1, 1, 1, 4, 6), tokens=({}, {PARLEY: 1})
    )
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1)
    assert settled(s) and healths(s) == [50, 50] and count(s, 1, KEG) == 0 and s.log("defends") == []
    assert len(s.log("rolls")) == 1


@pytest.mark.rule("DT-HERO-PIR-16", "DT-MOD-01")
def test_modifiers_add_nothing_to_a_parleyed_attack() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        hands=(("shark-bait",),),
        cp=(1, 0),
        dice=(1, 1, 1, 4, 6),
        tokens=({PARLEY: 1}, {}),
    )
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("0:play shark-bait").passing()
    assert settled(s) and healths(s) == [50, 50] and count(s, 0, PARLEY) == 0 and s.log("defends") == []


# ---------------------------------------------------------------------- what the dice must show
@pytest.mark.rule("DT-OFF-04", "DT-ABILITY-01")
@pytest.mark.parametrize(
    ("side", "ability", "met", "missed"),
    [
        (0, "cutlass-strike", (1, 2, 3, 4, 4), (1, 2, 4, 4, 6)),
        (0, "x-marks-the-spot", (4, 4, 5, 6, 6), (4, 5, 1, 6, 6)),
        (0, "walk-the-plank", (1, 4, 5, 6, 6), (1, 4, 6, 6, 6)),
        (0, "light-the-fuse", (3, 4, 5, 6, 6), (1, 2, 3, 5, 6)),
        (0, "light-the-fuse-large", (2, 3, 4, 5, 6), (1, 2, 3, 4, 6)),
        (0, "black-spot", (6, 6, 6, 6, 4), (6, 6, 6, 4, 4)),
        (0, "shiver-me-timbers", (3, 6, 6, 6, 6), (4, 6, 6, 6, 6)),
        (0, "pirates-touch", (6, 6, 6, 6, 6), (6, 6, 6, 6, 5)),
        (1, "soul-cutlass", (1, 2, 3, 4, 4), (1, 2, 4, 4, 6)),
        (1, "dread-mark", (4, 4, 5, 6, 6), (4, 5, 1, 6, 6)),
        (1, "abyssal-walk", (1, 4, 5, 6, 6), (4, 4, 5, 6, 6)),
        (1, "thar-she-blows", (3, 4, 5, 6, 6), (1, 2, 3, 5, 6)),
        (1, "thar-she-blows-large", (2, 3, 4, 5, 6), (1, 2, 3, 4, 6)),
        (1, "black-soul", (6, 6, 6, 6, 4), (6, 6, 6, 4, 4)),
        (1, "the-shivering", (3, 6, 6, 6, 6), (4, 6, 6, 6, 6)),
        (1, "cursed-touch", (6, 6, 6, 6, 6), (6, 6, 6, 6, 5)),
    ],
)
def test_an_ability_needs_its_dice_and_its_side(
    side: int, ability: str, met: tuple[int, ...], missed: tuple[int, ...]
) -> None:
    for faces, up, rule in ((met, side, ""), (missed, side, "DT-OFF-04"), (met, 1 - side, "DT-OFF-04")):
        s = battle(HERO, "barbarian", at="offensive_roll", sides=(up,), dice=faces)
        s.do("0:keep " + " ".join([str(face) for face in sorted(faces)]))
        assert s.why_not(f"0:announce {ability}") == rule


# ---------------------------------------------------------------------- the human side
@pytest.mark.rule("DT-HERO-PIR-17", "DT-ABILITY-04", "DT-ABILITY-05")
@pytest.mark.parametrize(
    ("faces", "left", "kegs"),
    [
        ((1, 1, 1, 4, 6), 45, 0),
        ((1, 1, 2, 3, 6), 44, 0),
        ((2, 2, 2, 2, 6), 44, 1),
        ((1, 1, 2, 2, 3), 43, 0),
        ((2, 2, 2, 2, 1), 43, 1),
        ((3, 3, 3, 3, 3), 43, 1),
    ],
)
def test_cutlass_strike_deals_its_tier_and_with_4_of_a_kind_a_keg(faces: tuple[int, ...], left: int, kegs: int) -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=faces)
    attack(s, "cutlass-strike", *faces)
    assert s.prompt == "defend" and count(s, 1, KEG) == kegs
    s.do("1:pass")
    assert healths(s) == [50, left] and count(s, 1, KEG) == kegs and count(s, 0, KEG) == 0 and settled(s)


@pytest.mark.rule("DT-HERO-PIR-17", "DT-OFF-04")
def test_two_cutlasses_or_four_equal_booties_are_no_cutlass_strike() -> None:
    for faces in ((1, 2, 4, 5, 6), (4, 4, 4, 4, 1)):
        s = battle(HERO, "barbarian", at="offensive_roll", dice=faces)
        s.do("0:keep " + " ".join([str(face) for face in sorted(faces)]))
        assert s.why_not("0:announce cutlass-strike") == "DT-OFF-04"


@pytest.mark.rule("DT-HERO-PIR-18", "DT-OFF-11")
def test_x_marks_the_spot_pays_1_cp_and_reads_three_dice() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        cp=(0, 0),
        decks=(("samesies", "six-it"),),
        dice=(4, 4, 5, 1, 1, 1, 4, 6),
    )
    attack(s, "x-marks-the-spot", 4, 4, 5, 1, 1)
    assert s.prompt == "accept" and s.game.players[0].cp == 1 and hand(s, 0) == ["samesies"]
    s.do("0:yes").passing()
    assert healths(s) == [50, 48] and doubloons(s, 0, 1) == [1, 0] and s.log("defends") == [] and settled(s)
    s = battle(HERO, "barbarian", at="offensive_roll", decks=((),), dice=(4, 4, 5, 1, 1, 1, 2, 3))
    attack(s, "x-marks-the-spot", 4, 4, 5, 1, 1)
    assert healths(s) == [50, 44] and doubloons(s, 0, 1) == [0, 0] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-18", "DT-MOD-02", "DT-HERO-PIR-09")
def test_x_marks_the_spot_without_a_cutlass_deals_nothing_and_is_no_attack() -> None:
    s = battle(
        HERO,
        HERO,
        at="offensive_roll",
        sides=(0, 1),
        cp=(1, 0),
        hands=(("shark-bait", "getting-paid"),),
        decks=(("samesies", "six-it", "so-wild"),),
        dice=(4, 4, 5, 1, 1, 4, 5, 5),
    )
    attack(s, "x-marks-the-spot", 4, 4, 5, 1, 1)
    while not s.log("draws"):
        s.do("0:pass")
    assert s.prompt == "act" and s.seat == 0 and s.why_not("0:play shark-bait") == "DT-MOD-02"
    s.passing()
    assert healths(s) == [50, 50] and s.log("defends") == [] and settled(s) and count(s, 0, KEG) == 1
    assert sorted(hand(s, 0)) == ["getting-paid", "samesies", "shark-bait", "six-it", "so-wild"]


@pytest.mark.rule("DT-HERO-PIR-18", "DT-TARGET-04")
def test_x_marks_the_spot_needs_a_target_only_for_damage() -> None:
    s = battle(HERO, "barbarian", "gunslinger", at="offensive_roll", decks=((),), dice=(4, 4, 5, 1, 1, 4, 4, 5))
    attack(s, "x-marks-the-spot", 4, 4, 5, 1, 1)
    assert settled(s) and healths(s) == [35, 35, 35]
    s = battle(HERO, "barbarian", "gunslinger", at="offensive_roll", decks=((),), dice=(4, 4, 5, 1, 1, 1, 4, 5))
    attack(s, "x-marks-the-spot", 4, 4, 5, 1, 1).do("0:player 2")
    assert settled(s) and healths(s) == [35, 35, 33]


@pytest.mark.rule("DT-HERO-PIR-19", "DT-ABILITY-02", "DT-ABILITY-03")
def test_light_the_fuse_has_a_small_and_a_large_version() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 6))
    s.do("0:keep 1 2 3 4 6")
    assert "announce light-the-fuse" in s.offers and s.why_not("0:announce light-the-fuse-large") == "DT-OFF-04"
    s.do("0:announce light-the-fuse")
    assert s.prompt == "defend" and count(s, 1, KEG) == 1
    s.do("1:pass")
    assert healths(s) == [50, 43] and settled(s)
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(2, 3, 4, 5, 6))
    attack(s, "light-the-fuse-large", 2, 3, 4, 5, 6).do("1:pass")
    assert healths(s) == [50, 41] and count(s, 1, KEG) == 1 and count(s, 0, KEG) == 0 and settled(s)
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 5, 6)).do("0:keep 1 2 3 5 6")
    assert s.why_not("0:announce light-the-fuse") == "DT-OFF-04"


@pytest.mark.rule("DT-HERO-PIR-19", "DT-DEF-02")
def test_everybody_may_act_after_the_keg_but_no_then_stands_before_the_damage() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        hands=((), ("buh-bye",)),
        cp=(0, 2),
        dice=(1, 2, 3, 4, 6),
        decks=((), ()),
    )
    attack(s, "light-the-fuse", 1, 2, 3, 4, 6)
    while not count(s, 1, KEG):
        s.do("1:pass")
    assert s.prompt == "defend" and s.seat == 1 and incoming(s, 1) == 7
    s.do("1:pass", "1:play buh-bye", f"1:remove 1 {KEG}")
    assert count(s, 1, KEG) == 0 and healths(s) == [50, 43] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-20", "DT-OFF-12", "DT-DEF-02")
def test_black_spot_gains_in_phase_4_and_inflicts_parley_in_phase_6() -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", hands=((), ("getting-paid",)), dice=(6, 6, 6, 6, 1), decks=((), ())
    )
    attack(s, "black-spot", 6, 6, 6, 6, 1).do("1:pass", "0:yes")
    assert s.prompt == "act" and s.game.phase == OFFENSE and doubloons(s, 0) == [1] and count(s, 1, PARLEY) == 0
    s.do("1:pass")
    assert s.prompt == "act" and s.game.phase == DEFENSE and count(s, 1, PARLEY) == 1 and healths(s) == [50, 50]
    s.passing()
    assert healths(s) == [50, 43] and count(s, 1, PARLEY) == 1 and s.log("defends") == [] and settled(s)
    assert count(s, 0, PARLEY) == 0 and doubloons(s, 0, 1) == [1, 0]


@pytest.mark.rule("DT-HERO-PIR-21", "DT-TEXT-05", "DT-TEXT-06")
def test_walk_the_plank_steals_and_nothing_is_discarded() -> None:
    for have, stolen in ((4, 1), (0, 0)):
        s = battle(
            HERO, "barbarian", at="offensive_roll", cp=(3, have), hands=((), ("transference",)), dice=(1, 4, 5, 6, 6)
        )
        attack(s, "walk-the-plank", 1, 4, 5, 6, 6)
        assert s.prompt == "either" and s.seat == 0 and s.offers == ["choose 1", "choose 2"]
        s.do("0:choose 1")
        assert s.prompt == "defend" and [p.cp for p in s.game.players] == [3 + stolen, have - stolen]
        s.do("1:pass")
        assert healths(s) == [50, 43] and hand(s, 1) == ["transference"] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-21", "DT-TEXT-05")
def test_walk_the_plank_makes_the_victim_choose_a_card_and_nothing_is_stolen() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        cp=(3, 0),
        hands=(("pillage",), ("transference", "vegas-baby")),
        dice=(1, 4, 5, 6, 6),
    )
    attack(s, "walk-the-plank", 1, 4, 5, 6, 6).do("0:choose 2")
    assert s.prompt == "discard" and s.seat == 1 and s.offers == ["discard transference", "discard vegas-baby"]
    s.do("1:discard vegas-baby", "1:pass")
    assert hand(s, 1) == ["transference"] and pile(s, 1) == ["vegas-baby"] and healths(s) == [50, 43] and settled(s)
    assert [p.cp for p in s.game.players] == [3, 0] and hand(s, 0) == ["pillage"]
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 4, 5, 6, 6))
    attack(s, "walk-the-plank", 1, 4, 5, 6, 6).do("0:choose 2", "1:pass")
    assert healths(s) == [50, 43] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-21", "DT-TARGET-08")
def test_walk_the_plank_robs_the_target_and_no_bystander() -> None:
    s = battle(
        HERO, "barbarian", "gunslinger", at="offensive_roll", cp=(0, 3, 3), decks=((), (), ()), dice=(1, 4, 5, 6, 6)
    )
    attack(s, "walk-the-plank", 1, 4, 5, 6, 6).do("0:choose 1")
    assert s.prompt == "choose-target" and [p.cp for p in s.game.players] == [0, 3, 3]
    s.do("0:player 2", "2:pass")
    assert [p.cp for p in s.game.players] == [1, 3, 2] and healths(s) == [35, 35, 28] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-22", "DT-HERO-PIR-05")
def test_shiver_me_timbers_removes_any_subset_of_her_doubloons() -> None:
    def table() -> Table:
        s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 1, 4), tokens=({DOUBLOON: 3}, {DOUBLOON: 2}))
        return attack(s, "shiver-me-timbers", 6, 6, 6, 1, 4)

    hers, theirs = f"0:remove 0 {DOUBLOON}", f"0:remove 1 {DOUBLOON}"
    assert table().offers == [hers[2:], theirs[2:], "enough"]
    for a in range(4):
        for b in range(3):
            s = table().do(*[hers] * a, *[theirs] * b)
            if (a, b) != (3, 2):
                s.do("0:enough")
            assert doubloons(s, 0, 1) == [3 - a, 2 - b] and healths(s) == [50, 43] and settled(s)
            assert s.log("defends") == []


@pytest.mark.rule("DT-HERO-PIR-22")
def test_shiver_me_timbers_without_doubloons_asks_nothing() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 1, 4))
    attack(s, "shiver-me-timbers", 6, 6, 6, 1, 4)
    assert healths(s) == [50, 43] and settled(s)
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 4, 4)).do("0:keep 4 4 6 6 6")
    assert s.why_not("0:announce shiver-me-timbers") == "DT-OFF-04"


@pytest.mark.rule("DT-HERO-PIR-23", "DT-DEF-07", "DT-STATUS-05")
def test_ahoy_matey_rolls_four_dice_once() -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", active=1, cp=(0, 0), dice=(1, 1, 1, 4, 6, 1, 2, 4, 6), tokens=({}, {})
    )
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1)
    assert s.prompt == "defend" and s.seat == 0 and s.offers == ["defend ahoy-matey", "pass"]
    s.do("0:defend ahoy-matey")
    assert s.prompt == "accept" and s.seat == 0 and s.log("rolls")[-1]["dice"] == "1 2 4 6" and len(s.log("rolls")) == 2
    s.do("0:yes")
    assert healths(s) == [48, 48] and s.game.players[0].cp == 1 and doubloons(s, 0, 1) == [1, 0] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-23", "DT-HERO-PIR-06", "DT-DEF-08")
@pytest.mark.parametrize(
    ("dice", "mine", "theirs", "cp", "asked"),
    [
        ((6, 6, 6, 6), 50, 50, 0, False),
        ((1, 6, 6, 4), 50, 49, 1, False),
        ((1, 2, 3, 3), 46, 46, 0, False),
        ((4, 5, 4, 5), 46, 50, 4, False),
        ((1, 2, 6, 6), 50, 48, 0, True),
        ((1, 2, 3, 6), 48, 47, 0, True),
    ],
)
def test_ahoy_matey_counts_its_symbols(dice: tuple[int, ...], mine: int, theirs: int, cp: int, asked: bool) -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, cp=(0, 0), dice=(1, 1, 1, 4, 6, *dice))
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1).do("0:defend ahoy-matey")
    assert (s.prompt == "accept") == asked
    if asked:
        s.do("0:no")
    assert healths(s) == [mine, theirs] and s.game.players[0].cp == cp and doubloons(s, 0, 1) == [0, 0] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-23", "DT-DEF-04")
def test_ahoy_matey_is_not_for_undefendable_damage() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, dice=(1, 1, 6, 6, 4), hands=(("getting-paid",),))
    attack(s, "sturdy-blow", 1, 1, 6, 6, 4, seat=1)
    while s.game.phase != DEFENSE:
        s.do("0:pass")
    assert s.why_not("0:defend ahoy-matey") == "DT-DEF-04"
    s.passing()
    assert healths(s) == [46, 50] and s.log("defends") == [] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-24")
def test_pirates_touch_deals_12_gains_two_doubloons_and_inflicts_parley_and_a_keg() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 6))
    attack(s, "pirates-touch", 6, 6, 6, 6, 6)
    take_all(s)
    assert healths(s) == [50, 38] and doubloons(s, 0, 1) == [2, 0] and settled(s)
    assert [count(s, 1, id) for id in (PARLEY, KEG, WITHER)] == [1, 1, 0]
    assert [count(s, 0, id) for id in (PARLEY, KEG, WITHER)] == [0, 0, 0]


@pytest.mark.rule("DT-HERO-PIR-24", "DT-HERO-PIR-12", "DT-ABILITY-14")
def test_a_keg_set_off_by_the_ultimate_explodes_besides_and_cannot_be_avoided() -> None:
    s = battle(
        HERO, "gunslinger", at="offensive_roll", dice=(6, 6, 6, 6, 6), tokens=({}, {KEG: 1, "evasive": 3, PARLEY: 1})
    )
    attack(s, "pirates-touch", 6, 6, 6, 6, 6)
    take_all(s)
    assert settled(s) and healths(s) == [50, 35] and count(s, 1, "evasive") == 3
    assert [args["n"] for args in s.log("takes")] == [3, 12] and [count(s, 1, id) for id in (PARLEY, KEG)] == [1, 1]


# ---------------------------------------------------------------------- the cursed side
def cursed(
    *heroes: str | Hero, dice: tuple[int, ...], tokens: tuple[dict[str, int], ...] = (), cp: tuple[int, ...] = ()
) -> Table:
    """The cursed Pirate is about to roll; nobody draws."""
    decks = ((),) * (len(heroes) + 1)
    return battle(HERO, *heroes, at="offensive_roll", sides=(1,), dice=dice, tokens=tokens, cp=cp, decks=decks)


@pytest.mark.rule("DT-ABILITY-05", "DT-ABILITY-04", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("faces", "left", "kegs"),
    [
        ((1, 1, 2, 4, 6), 45, 0),
        ((2, 2, 2, 4, 6), 45, 1),
        ((1, 1, 2, 2, 6), 43, 0),
        ((1, 1, 1, 3, 6), 43, 1),
        ((1, 1, 2, 2, 3), 41, 0),
        ((3, 3, 3, 3, 1), 41, 1),
    ],
)
def test_soul_cutlass_deals_its_tier_and_with_3_of_a_kind_a_keg(faces: tuple[int, ...], left: int, kegs: int) -> None:
    s = cursed("barbarian", dice=faces)
    attack(s, "soul-cutlass", *faces).do("1:pass")
    assert healths(s) == [50, left] and [count(s, seat, KEG) for seat in (0, 1)] == [0, kegs] and settled(s)


@pytest.mark.rule("DT-OFF-11", "DT-OFF-12", "DT-TEXT-03")
def test_dread_mark_pays_2_cp_and_reads_four_dice() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        sides=(1,),
        cp=(0, 0),
        decks=(("samesies", "six-it"),),
        dice=(4, 4, 5, 1, 1, 1, 2, 4, 6),
    )
    attack(s, "dread-mark", 4, 4, 5, 1, 1).passing()
    assert healths(s) == [50, 46] and doubloons(s, 0, 1) == [0, 1] and hand(s, 0) == ["samesies"] and settled(s)
    assert s.game.players[0].cp == 2 and s.log("defends") == []


@pytest.mark.rule("DT-TARGET-03", "DT-DEF-03")
def test_dread_mark_with_skulls_only_finds_a_target_and_is_no_attack() -> None:
    s = cursed("barbarian", "gunslinger", dice=(4, 4, 5, 1, 1, 6, 6, 4, 4))
    attack(s, "dread-mark", 4, 4, 5, 1, 1).do("0:player 1")
    assert doubloons(s, 0, 1, 2) == [0, 2, 0] and healths(s) == [35, 35, 35] and not s.game.attacked and settled(s)
    s = cursed("barbarian", "gunslinger", dice=(4, 4, 5, 1, 1, 4, 4, 4, 4))
    attack(s, "dread-mark", 4, 4, 5, 1, 1)
    assert settled(s) and doubloons(s, 0, 1, 2) == [0, 0, 0]


@pytest.mark.rule("DT-DEF-02", "DT-TEXT-06", "DT-TARGET-08")
def test_abyssal_walk_robs_withers_and_deals_8() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        sides=(1,),
        cp=(0, 2),
        hands=((), ("transference", "vegas-baby")),
        dice=(1, 4, 5, 6, 6),
    )
    attack(s, "abyssal-walk", 1, 4, 5, 6, 6)
    assert s.prompt == "discard" and s.seat == 1
    s.do("1:discard transference")
    assert s.prompt == "defend" and [p.cp for p in s.game.players] == [1, 1] and count(s, 1, WITHER) == 1
    s.do("1:pass")
    assert healths(s) == [50, 42] and hand(s, 1) == ["vegas-baby"] and count(s, 0, WITHER) == 0 and settled(s)
    s = cursed("barbarian", "gunslinger", dice=(1, 4, 5, 6, 6), cp=(0, 1, 1))
    attack(s, "abyssal-walk", 1, 4, 5, 6, 6).do("0:player 2", "2:pass")
    assert [p.cp for p in s.game.players] == [1, 1, 0] and healths(s) == [35, 35, 27] and settled(s)
    assert [count(s, seat, WITHER) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("DT-ABILITY-02", "DT-ABILITY-03", "DT-HERO-PIR-13")
def test_thar_she_blows_has_a_small_and_a_large_version() -> None:
    for ability, faces, left in (
        ("thar-she-blows", (1, 2, 3, 4, 6), 43),
        ("thar-she-blows-large", (1, 2, 3, 4, 5), 40),
    ):
        s = cursed("barbarian", dice=faces)
        attack(s, ability, *faces).do("1:pass")
        assert healths(s) == [50, left] and [count(s, 1, id) for id in (WITHER, KEG)] == [1, 1] and settled(s)
        assert [count(s, 0, id) for id in (WITHER, KEG)] == [0, 0]
    s = cursed("barbarian", dice=(1, 2, 3, 4, 6), tokens=({}, {KEG: 1, WITHER: 2}))
    attack(s, "thar-she-blows", 1, 2, 3, 4, 6)
    assert healths(s) == [50, 47] and [count(s, 1, id) for id in (WITHER, KEG)] == [2, 1]
    s.do("1:pass")
    assert healths(s) == [50, 40] and settled(s)
    s = cursed("barbarian", dice=(1, 2, 3, 4, 6)).do("0:keep 1 2 3 4 6")
    assert s.why_not("0:announce thar-she-blows-large") == "DT-OFF-04"


@pytest.mark.rule("DT-STATUS-03", "DT-DMG-04")
def test_black_soul_inflicts_three_tokens_and_8_undefendable_damage() -> None:
    s = cursed("barbarian", "gunslinger", dice=(6, 6, 6, 6, 1))
    attack(s, "black-soul", 6, 6, 6, 6, 1).do("0:player 1")
    assert healths(s) == [35, 27, 35] and s.log("defends") == [] and settled(s)
    for seat, n in ((0, 0), (1, 1), (2, 0)):
        assert [count(s, seat, id) for id in (PARLEY, KEG, WITHER, DOUBLOON)] == [n, n, n, 0]


@pytest.mark.rule("DT-DMG-04", "DT-HERO-PIR-10")
def test_the_shivering_deals_8_and_1_per_doubloon_of_hers_on_the_target() -> None:
    for n in range(4):
        s = cursed("barbarian", dice=(6, 6, 6, 1, 4), tokens=({DOUBLOON: 4}, {DOUBLOON: n}))
        attack(s, "the-shivering", 6, 6, 6, 1, 4)
        assert healths(s) == [50, 42 - n] and doubloons(s, 0, 1) == [4, n] and s.log("defends") == [] and settled(s)
    s = cursed("barbarian", "gunslinger", dice=(6, 6, 6, 1, 4), tokens=({}, {DOUBLOON: 1}, {DOUBLOON: 3}))
    attack(s, "the-shivering", 6, 6, 6, 1, 4).do("0:player 2").passing()
    assert healths(s) == [35, 35, 24] and settled(s)
    s = cursed(HERO, dice=(6, 6, 6, 1, 4), tokens=({}, {f"{DOUBLOON}.0": 1, f"{DOUBLOON}.1": 3}))
    attack(s, "the-shivering", 6, 6, 6, 1, 4)
    assert healths(s) == [50, 41] and settled(s)


@pytest.mark.rule("DT-ABILITY-14", "DT-HERO-PIR-13")
@pytest.mark.parametrize(
    ("answers", "kegs", "left"), [("no no", 0, 37), ("yes no", 1, 37), ("no yes", 1, 37), ("yes yes", 1, 34)]
)
def test_cursed_touch_may_put_both_kegs_on_the_same_opponent(answers: str, kegs: int, left: int) -> None:
    s = cursed("gunslinger", dice=(6, 6, 6, 6, 6), tokens=({}, {"evasive": 2}))
    attack(s, "cursed-touch", 6, 6, 6, 6, 6).do(*[f"0:{answer}" for answer in answers.split()])
    assert settled(s) and healths(s) == [50, left] and count(s, 1, KEG) == kegs and count(s, 1, "evasive") == 2
    assert [count(s, 1, id) for id in (PARLEY, DOUBLOON, WITHER)] == [1, 1, 1] and doubloons(s, 0) == [0]


@pytest.mark.rule("DT-TARGET-08", "DT-OFF-12")
def test_cursed_touch_chooses_who_gets_the_kegs_once_the_target_is_known() -> None:
    s = cursed("barbarian", "gunslinger", dice=(6, 6, 6, 6, 6))
    attack(s, "cursed-touch", 6, 6, 6, 6, 6)
    assert s.prompt == "choose-target"
    s.do("0:player 1", "0:yes", "0:player 2", "0:yes", "0:player 1")
    assert settled(s) and healths(s) == [35, 22, 35] and [count(s, seat, KEG) for seat in range(3)] == [0, 1, 1]
    for id in (PARLEY, DOUBLOON, WITHER):
        assert [count(s, seat, id) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("DT-DEF-07", "DT-DEF-08", "DT-STATUS-05")
@pytest.mark.parametrize(
    ("dice", "mine", "theirs", "cp", "given"),
    [
        ((1, 2, 6, 4, 5), 48, 48, 2, 1),
        ((1, 6, 6, 4, 4), 50, 49, 2, 0),
        ((1, 2, 3, 3, 3), 46, 45, 0, 0),
        ((6, 6, 6, 6, 6), 50, 50, 0, 0),
        ((1, 1, 1, 6, 6), 50, 47, 0, 1),
    ],
)
def test_avast_ye_rolls_five_dice(dice: tuple[int, ...], mine: int, theirs: int, cp: int, given: int) -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, sides=(1,), cp=(0, 0), dice=(1, 1, 1, 4, 6, *dice))
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1)
    assert s.offers == ["defend avast-ye", "pass"]
    s.do("0:defend avast-ye")
    assert healths(s) == [mine, theirs] and s.game.players[0].cp == cp and doubloons(s, 0, 1) == [0, given]
    assert settled(s)


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-CP-01", "DT-CARD-02")
def test_every_card_needs_its_price() -> None:
    for card in HERO.deck[18:]:
        if card.timing in (MAIN, INSTANT) and card.cost:
            for cp, rule in ((card.cost - 1, "DT-CP-01"), (card.cost, "")):
                s = battle(HERO, "barbarian", hands=((card.id,),), cp=(cp, 0), decks=((), ()), dice=(1, 1))
                assert s.why_not(f"0:play {card.id}") == rule
            s.do(f"0:play {card.id}")
            assert s.game.players[0].cp == 0
    for id, cost in (("shark-bait", 1), ("run-ya-through", 2)):
        for cp, rule in ((cost - 1, "DT-CP-01"), (cost, "")):
            s = battle(
                HERO,
                "barbarian",
                at="offensive_roll",
                hands=((id, "getting-paid"),),
                cp=(cp, 0),
                dice=(1, 1, 1, 4, 6),
            )
            attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("0:pass")
            assert s.why_not(f"0:play {id}") == rule


@pytest.mark.rule("DT-CARD-09", "DT-CARD-10", "DT-CARD-06")
def test_every_card_has_its_moment() -> None:
    main = [card.id for card in HERO.deck[18:] if card.timing == MAIN]
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(main,), cp=(9, 9), dice=(1, 1, 1, 4, 6))
    assert {s.why_not(f"0:play {id}") for id in main} == {"DT-CARD-09"}
    s = battle(HERO, "barbarian", active=1, hands=([*main, "cursed-cards"], ()), cp=(9, 9))
    s.do("1:pass")
    assert s.prompt == "act" and s.offers == ["play cursed-cards", "pass"]
    assert {s.why_not(f"0:play {id}") for id in main} == {"DT-CARD-09"}
    roll = [card.id for card in HERO.deck[18:] if card.timing == ROLL]
    s = battle(HERO, "barbarian", hands=(roll,), cp=(9, 9))
    assert {s.why_not(f"0:play {id}") for id in roll} == {"DT-CARD-10"}


@pytest.mark.rule("DT-CARD-06", "DT-TEXT-05", "DT-DMG-22")
@pytest.mark.parametrize(("way", "left", "drawn"), [(1, 50, 1), (2, 48, 2), (3, 46, 3)])
def test_cursed_cards_draws_1_or_more_for_damage(way: int, left: int, drawn: int) -> None:
    deck = ("samesies", "six-it", "so-wild", "tip-it")
    s = battle(HERO, "barbarian", hands=(("cursed-cards",),), decks=(deck,), cp=(0, 0))
    s.do("0:play cursed-cards")
    assert s.offers == ["choose 1", "choose 2", "choose 3"]
    s.do(f"0:choose {way}").passing()
    assert healths(s) == [left, 50] and hand(s, 0) == list(deck[:drawn]) and pile(s, 0) == ["cursed-cards"]
    assert hand(s, 1) == [] and settled(s)


@pytest.mark.rule("DT-CARD-06", "DT-DMG-22", "DT-HEALTH-01")
def test_cursed_cards_played_in_an_income_phase_hurts_before_the_next_phase() -> None:
    s = battle(HERO, "barbarian", at="income", active=1, hands=(("cursed-cards",),), decks=((), ()), health=(4, 50))
    s.do("0:play cursed-cards", "0:choose 3").passing()
    assert s.game.outcome == (1,)


@pytest.mark.rule("DT-CARD-06", "DT-DEF-10")
def test_cursed_cards_played_in_a_roll_phase_hurts_with_its_batch() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("cursed-cards",),), decks=((), ()), dice=(1, 1, 1, 4, 6))
    s.do("0:play cursed-cards", "0:choose 2")
    assert healths(s) == [50, 50] and incoming(s, 0) == 2
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("1:pass")
    assert healths(s) == [48, 45] and settled(s)


@pytest.mark.rule("DT-CARD-03", "DT-CARD-05")
def test_batten_down_changes_the_whole_hand_for_four_cards() -> None:
    deck = ("samesies", "six-it", "so-wild", "tip-it", "ransom")
    s = battle(HERO, "barbarian", hands=(("batten-down", "pillage", "scurvy"), ("tip-it",)), decks=(deck,), cp=(4, 0))
    s.do("0:play batten-down")
    assert hand(s, 0) == list(deck[:4]) and pile(s, 0) == ["batten-down", "scurvy", "pillage"]
    assert hand(s, 1) == ["tip-it"] and settled(s)
    s = battle(HERO, "barbarian", hands=(("batten-down",),), decks=(("samesies",),), cp=(4, 0))
    s.do("0:play batten-down")
    assert hand(s, 0) == ["samesies"] and pile(s, 0) == ["batten-down"] and settled(s)


@pytest.mark.rule("DT-MOD-01", "DT-MOD-02", "DT-MOD-03")
def test_shark_bait_adds_2_to_her_own_attack_only() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("shark-bait",),), cp=(1, 0), dice=(1, 1, 1, 4, 6))
    assert s.why_not("0:play shark-bait") == "DT-MOD-02"
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("0:play shark-bait")
    assert s.prompt == "defend" and incoming(s, 1) == 7
    s.do("1:pass")
    assert healths(s) == [50, 43] and pile(s, 0) == ["shark-bait"] and settled(s)
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        active=1,
        hands=(("shark-bait", "getting-paid"),),
        cp=(1, 0),
        dice=(1, 1, 1, 4, 6),
    )
    attack(s, "smack", 1, 1, 1, 4, 6, seat=1)
    while s.prompt == "act" and not incoming(s, 0):
        s.do("0:pass")
    assert s.why_not("0:play shark-bait") == "DT-MOD-03"


@pytest.mark.rule("DT-MOD-01", "DT-TEXT-03")
@pytest.mark.parametrize(
    ("dice", "left", "kegs"),
    [((4, 4, 5, 6, 6), 45, 0), ((1, 2, 4, 5, 6), 43, 0), ((1, 2, 3, 5, 6), 42, 1), ((1, 1, 1, 1, 1), 40, 1)],
)
def test_run_ya_through_adds_1_per_cutlass_and_from_3_on_a_keg(dice: tuple[int, ...], left: int, kegs: int) -> None:
    s = battle(
        HERO, "barbarian", at="offensive_roll", hands=(("run-ya-through",),), cp=(2, 0), dice=(1, 1, 1, 4, 6, *dice)
    )
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("0:play run-ya-through", "1:pass")
    assert healths(s) == [50, left] and [count(s, seat, KEG) for seat in (0, 1)] == [0, kegs] and settled(s)


@pytest.mark.rule("DT-MOD-01", "DT-OFF-12", "DT-TARGET-08")
def test_run_ya_through_before_the_target_is_known_inflicts_its_keg_on_the_target() -> None:
    s = battle(
        HERO,
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        hands=(("run-ya-through",),),
        decks=((), (), ()),
        cp=(2, 0, 0),
        dice=(1, 1, 1, 4, 6, 1, 2, 3, 5, 6),
    )
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("0:play run-ya-through", "0:player 2", "2:pass")
    assert healths(s) == [35, 35, 27] and settled(s)
    assert [count(s, seat, KEG) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("DT-HERO-PIR-12", "DT-MOD-05", "DT-DMG-20")
def test_run_ya_through_after_the_defence_can_set_off_a_keg() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        hands=(("run-ya-through",),),
        cp=(2, 0),
        dice=(1, 1, 1, 4, 6, 1, 1, 6, 1, 2, 3, 5, 6),
        tokens=({}, {KEG: 1}),
    )
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6).do("0:pass", "1:defend thick-skin")
    while s.seat == 0 and s.log("defends") and s.game.rolls:
        s.do("0:pass")
    s.do("0:play run-ya-through").passing()
    assert healths(s) == [50, 39] and count(s, 1, KEG) == 1 and settled(s)
    assert [args["n"] for args in s.log("takes") if args["n"]] == [3, 8]


@pytest.mark.rule("DT-DICE-01", "DT-OFF-08", "DT-CP-01")
def test_ransom_makes_the_opponent_pay_or_reroll_the_die_she_points_at() -> None:
    def table(cp: int) -> Table:
        s = battle(
            HERO,
            "barbarian",
            at="offensive_roll",
            active=1,
            hands=(("ransom",),),
            cp=(1, cp),
            dice=(1, 1, 1, 4, 6, 5),
        )
        s.passing()
        attack(s, "smack", 1, 1, 1, 4, 6, seat=1)
        return s.do("0:play ransom")

    s = table(2)
    assert s.prompt == "reroll" and s.seat == 0 and s.offers == ["reroll 1", "reroll 4", "reroll 6"]
    s.do("0:reroll 1")
    assert s.seat == 1 and sorted(s.offers) == ["pay 2", "reroll 1"]
    paid = s.clone().do("1:pay 2")
    assert paid.prompt == "defend" and [p.cp for p in paid.game.players] == [2, 0] and incoming(paid, 0) == 4
    s.do("1:reroll 1")
    assert s.seat == 1 and s.game.rolls[-1].faces == (5, 1, 1, 4, 6) and [p.cp for p in s.game.players] == [0, 2]
    assert s.prompt == "keep" and s.why_not("1:announce smack") == "DT-OFF-04"
    s = table(1).do("0:reroll 6")
    assert s.offers == ["reroll 6"]


@pytest.mark.rule("DT-DICE-01")
def test_ransom_is_not_for_her_own_dice() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("ransom",),), cp=(1, 2), dice=(1, 1, 1, 4, 6))
    assert s.why_not("0:play ransom") == "DT-DICE-01"
    attack(s, "cutlass-strike", 1, 1, 1, 4, 6)
    assert s.prompt == "defend" and hand(s, 0) == ["ransom"]


@pytest.mark.rule("DT-TEXT-02", "DT-DMG-22")
def test_swashbuckle_hits_draws_or_inflicts() -> None:
    deck = ("samesies", "six-it", "so-wild")

    def table(face: int) -> Table:
        s = battle(HERO, "barbarian", hands=(("swashbuckle",),), decks=(deck, ()), cp=(2, 0), dice=(face,))
        return s.do("0:play swashbuckle").passing()

    for face, left, drawn, kegs in ((1, 48, 0, 0), (3, 48, 0, 0), (4, 50, 2, 0), (5, 50, 2, 0), (6, 50, 0, 1)):
        s = table(face)
        assert healths(s) == [50, left] and hand(s, 0) == list(deck[:drawn]) and settled(s)
        assert [count(s, seat, KEG) for seat in (0, 1)] == [0, kegs]


@pytest.mark.rule("DT-CARD-05", "DT-DMG-22")
def test_swashbuckle_is_for_an_opponent_of_her_choice() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("swashbuckle",),), cp=(2, 0, 0), dice=(1,))
    s.do("0:play swashbuckle")
    assert s.prompt == "choose-player" and s.offers == ["player 1", "player 2"]
    s.do("0:player 2").passing()
    assert healths(s) == [35, 35, 33] and settled(s)
    s = battle(HERO, "barbarian", "gunslinger", hands=(("swashbuckle",),), cp=(2, 0, 0), dice=(6,))
    s.do("0:play swashbuckle", "0:player 2").passing()
    assert [count(s, seat, KEG) for seat in range(3)] == [0, 0, 1] and settled(s)


@pytest.mark.rule("DT-STATUS-03", "DT-CARD-05")
def test_scurvy_costs_her_1_health_and_withers_an_opponent_of_her_choice() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("scurvy",),), cp=(2, 0, 0))
    s.do("0:play scurvy", "0:player 1").passing()
    assert healths(s) == [34, 35, 35] and [count(s, seat, WITHER) for seat in range(3)] == [0, 1, 0] and settled(s)


@pytest.mark.rule("DT-TEXT-06", "DT-TEXT-07")
def test_pillage_steals_1_cp_from_an_opponent_of_her_choice() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("pillage",),), cp=(0, 2, 2))
    s.do("0:play pillage", "0:player 2")
    assert [p.cp for p in s.game.players] == [1, 2, 1] and settled(s)
    s = battle(HERO, "barbarian", hands=(("pillage",),), cp=(0, 0))
    s.do("0:play pillage")
    assert [p.cp for p in s.game.players] == [0, 0] and pile(s, 0) == ["pillage"] and settled(s)


@pytest.mark.rule("DT-STATUS-03", "DT-HERO-PIR-15")
def test_truce_parleys_an_opponent_of_her_choice() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("truce",),), cp=(3, 0, 0))
    s.do("0:play truce", "0:player 2")
    assert [count(s, seat, PARLEY) for seat in range(3)] == [0, 0, 1] and settled(s)
    s = battle(HERO, "barbarian", hands=(("truce",),), cp=(3, 0), tokens=({}, {PARLEY: 1}))
    s.do("0:play truce")
    assert count(s, 1, PARLEY) == 1 and settled(s)


@pytest.mark.rule("DT-TEXT-02", "DT-CARD-05")
def test_crows_nest_looks_or_makes_discard() -> None:
    cards = ("transference", "vegas-baby", "samesies")

    def table(face: int, theirs: tuple[str, ...] = cards) -> Table:
        s = battle(
            HERO, "barbarian", "gunslinger", hands=(("crows-nest",), ("six-it",), theirs), cp=(1, 0, 0), dice=(face,)
        )
        return s.do("0:play crows-nest", "0:player 2")

    s = table(2)
    assert settled(s) and hand(s, 2) == list(cards)
    seen = [line for line in s.game.log or [] if line.message == "sees-card"]
    assert [line.to for line in seen] == [0, 0, 0] and {line.args["whom"] for line in seen} == {"&2"}
    s = table(4)
    assert s.prompt == "discard" and s.seat == 2 and s.offers == [f"discard {card}" for card in cards]
    s.do("2:discard samesies")
    assert settled(s) and pile(s, 2) == ["samesies"] and s.log("sees-card") == []
    s = table(6)
    assert settled(s) and len(hand(s, 2)) == 2 and len(pile(s, 2)) == 1 and pile(s, 2)[0] in cards
    assert hand(s, 1) == ["six-it"] and s.log("sees-card") == []
    for face in (1, 5, 6):
        s = table(face, ())
        assert settled(s) and hand(s, 2) == [] and pile(s, 2) == []


@pytest.mark.rule("DT-TEXT-02")
def test_high_stakes_pays_once_if_a_booty_shows() -> None:
    deck = ("samesies", "six-it", "so-wild", "tip-it", "ransom")
    for dice, drawn, cp in (((4, 1), 2, 2), ((4, 5), 2, 2), ((1, 6), 0, 0), ((3, 3), 0, 0)):
        s = battle(HERO, "barbarian", hands=(("high-stakes",),), decks=(deck,), cp=(2, 0), dice=dice)
        s.do("0:play high-stakes")
        assert hand(s, 0) == list(deck[:drawn]) and [p.cp for p in s.game.players] == [cp, 0] and settled(s)


@pytest.mark.rule("DT-HERO-PIR-06", "DT-TEXT-10")
def test_pirates_life_is_a_doubloon_on_the_human_side_and_3_health_on_the_cursed() -> None:
    s = battle(HERO, "barbarian", hands=(("pirates-life",),), cp=(1, 0), health=(40, 40), tokens=({DOUBLOON: 1}, {}))
    s.do("0:play pirates-life")
    declined = s.clone().do("0:no")
    assert doubloons(declined, 0, 1) == [1, 0] and healths(declined) == [40, 40] and settled(declined)
    s.do("0:yes")
    assert doubloons(s, 0, 1) == [2, 0] and healths(s) == [40, 40] and settled(s)
    s = battle(HERO, "barbarian", hands=(("pirates-life",),), cp=(1, 0), health=(40, 40), sides=(1,))
    s.do("0:play pirates-life")
    assert doubloons(s, 0, 1) == [0, 0] and healths(s) == [43, 40] and settled(s)
    s = battle(HERO, "barbarian", hands=(("pirates-life",),), cp=(1, 0), health=(59, 40), sides=(1,))
    assert healths(s.do("0:play pirates-life")) == [60, 40]


@pytest.mark.rule("DT-HERO-PIR-13", "DT-CARD-05")
def test_feed_the_fish_is_for_up_to_three_different_opponents() -> None:
    def table() -> Table:
        tokens: tuple[dict[str, int], ...] = ({}, {KEG: 1}, {})
        s = battle(HERO, "barbarian", "gunslinger", hands=(("feed-the-fish",),), cp=(3, 0, 0), tokens=tokens)
        return s.do("0:play feed-the-fish")

    s = table()
    assert s.offers == ["player 1", "player 2", "enough"]
    s.do("0:player 2")
    assert s.offers == ["player 1", "enough"]
    both = s.clone().do("0:player 1")
    assert [count(both, seat, KEG) for seat in range(3)] == [0, 1, 1] and healths(both) == [35, 32, 35]
    assert settled(both)
    s.do("0:enough")
    assert [count(s, seat, KEG) for seat in range(3)] == [0, 1, 1] and healths(s) == [35, 35, 35] and settled(s)
    s = battle(HERO, "barbarian", hands=(("feed-the-fish",),), cp=(3, 0)).do("0:play feed-the-fish")
    assert s.offers == ["player 1", "enough"], "up to three may be none"
    none = s.clone().do("0:enough")
    assert [count(none, seat, KEG) for seat in (0, 1)] == [0, 0] and settled(none)
    s.do("0:player 1")
    assert [count(s, seat, KEG) for seat in (0, 1)] == [0, 1] and settled(s)


@pytest.mark.rule("DT-STATUS-03", "DT-MODE2V2-01")
def test_light_it_up_is_for_one_opponent_never_a_teammate() -> None:
    s = battle(HERO, "barbarian", "gunslinger", TESTER, hands=(("light-it-up",),), cp=(2, 0, 0, 0))
    s.do("0:play light-it-up")
    assert s.offers == ["player 2", "player 3"]
    s.do("0:player 3")
    assert [count(s, seat, KEG) for seat in range(4)] == [0, 0, 0, 1] and settled(s)


@pytest.mark.rule("DT-TEXT-01", "DT-TEXT-05")
def test_yo_ho_is_a_sure_keg_or_a_roll_of_the_opponent() -> None:
    def table(*dice: int) -> Table:
        s = battle(HERO, "barbarian", "gunslinger", hands=(("yo-ho",),), cp=(2, 0, 0), dice=dice)
        s.do("0:play yo-ho")
        assert s.offers == ["choose 1", "choose 2"]
        return s

    s = table().do("0:choose 1", "0:player 1")
    assert [count(s, seat, KEG) for seat in range(3)] == [0, 1, 0] and s.log("rolls") == [] and settled(s)
    for face, n in ((1, 0), (2, 0), (3, 1), (6, 1)):
        s = table(face).do("0:choose 2", "0:player 2")
        for id in (KEG, WITHER):
            assert [count(s, seat, id) for seat in range(3)] == [0, 0, n]
        assert [(roll["who"], roll["dice"]) for roll in s.log("rolls")] == [("&2", str(face))] and settled(s)
