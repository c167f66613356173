"""Games as rows of numbers: honest, as long as they are said to be, and with everything in them that decides a game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee import new_game
from tablee.games import GAMES, load
from tablee.games.champions.scene import scene
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import Option
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import key_of
from tests.games.test_conformance import tables
from tests.games.test_leaks import states

#: states, and decisions from one to the next
SOME = [(12, 12, 0, ""), pytest.param((110, 3, 0, ""), marks=pytest.mark.long)]


@pytest.mark.parametrize(
    ("name", "table"),
    [(name, table) for name in GAMES for table in tables(name) if "draft" not in table],  # these have no columns yet
    ids=lambda value: value if isinstance(value, str) else ".".join(value.values()),
)
@pytest.mark.parametrize("closely", SOME, ids=["some", "all"])
def test_a_seat_is_told_nothing_that_it_may_not_know(
    name: str, table: dict[str, str], closely: tuple[int, int, int, str]
) -> None:
    rules = load(name)
    setup = rules.setup(table, 2, "charts")
    assert rules.charts is not None
    rows = set()
    for n, game in enumerate(states(rules, setup, "charts", closely)):
        chart = rules.charts.of(game)
        for seat in range(rules.seats(setup)):
            row = chart.row(game, seat)
            assert len(row) == len(chart.names)
            dealt = rules.redeal(game, seat, key_of(f"{n}"))
            assert chart.row(dealt, seat) == row, f"state {n}, seat {seat} at {game.place()}"
            rows.add(row.tobytes())
    assert len(rows) > closely[0] // 2, "hardly anything was told: this shows nothing"


@pytest.mark.parametrize("name", GAMES)
def test_columns_are_the_same_for_every_game_with_one_content(name: str) -> None:
    rules = load(name)
    setup = rules.setup({}, rules.players[0], "columns")
    assert rules.charts is not None
    first, second = [rules.charts.of(rules.new(setup, seed)) for seed in ("1", "2")]
    assert first.names == second.names and first.words == second.words
    assert len(set(first.names)) == len(first.names) and len(set(first.words)) == len(first.words)


def started(game: str, **setup: object) -> Any:
    return new_game(game, **setup).state  # type: ignore[arg-type]


def told(name: str, game: Any, seat: int) -> dict[str, int]:
    """What is not nought, by the names of the columns."""
    rules = load(name)
    assert rules.charts is not None
    chart = rules.charts.of(game)
    return {column: n for column, n in zip(chart.names, chart.row(game, seat)) if n}


def test_a_battle_is_told_from_both_sides() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="upkeep",
        hands=(("buh-bye",), ("six-it",)),
        tokens=({"concussion": 1}, {"evasive": 2}),
        cp=(3, 7),
    )
    mine, theirs = [told("dice-throne", s.game, seat) for seat in (0, 1)]
    assert (mine["me: cp"], mine["next 1: cp"], theirs["me: cp"]) == (3, 7, 7)
    assert mine["next 1: has evasive"] == 2 == theirs["me: has evasive"] and mine["me: has concussion"] == 1
    assert mine["me: holds buh-bye"] == 1 and theirs["me: holds six-it"] == 1
    assert "next 1: holds six-it" not in mine and mine["next 1: hand"] == 1
    assert mine["me: health"] == 50 and mine["me: is barbarian"] == 1 and mine["next 1: is gunslinger"] == 1
    assert mine["me: active"] == 1 and theirs["next 1: active"] == 1


def test_a_battle_tells_the_dice_the_attack_and_what_is_coming() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 4, 1, 1, 1, 1, 1))
    dice = told("dice-throne", s.game, 1)
    assert dice["dice with 1"] == 3 and dice["dice with 4"] == 2 and dice["roll for offense"] == 1
    assert dice["next 1: rolls"] == 1
    s.do("0:keep 1 1 1 4 4", "0:announce smack")
    while s.game.asked.prompt != "defend":
        s.do(f"{s.game.asked.seat}:pass")
    attack = told("dice-throne", s.game, 1)
    assert attack["next 1: attacks"] == 1 and attack["me: is attacked"] == 1 and attack["attack by smack"] == 1
    assert attack["me: incoming"] > 0 and attack["me: defendable"] > 0


def test_partners_show_each_other_their_hands() -> None:
    game = started("dice-throne", heroes=["samurai", "huntress", "treant", "black-widow"], seed=1)
    seen = told("dice-throne", game, 0)
    partner = [f"next {n}" for n in (1, 2, 3) if seen.get(f"next {n}: partner")]
    assert len(partner) == 1
    assert any([column.startswith(f"{partner[0]}: holds") for column in seen])
    shown = [who for who in ("next 1", "next 2", "next 3") if any([c.startswith(f"{who}: holds") for c in seen])]
    assert shown == partner


def test_a_draft_has_no_columns_yet() -> None:
    rules = load("dice-throne")
    assert rules.charts is not None
    game = rules.new(rules.setup({"draft": "pick"}, 2, "1"), "1")
    with pytest.raises(SetupError, match="name them, heroes="):
        rules.charts.of(game)


def test_champions_tells_cards_where_they_lie() -> None:
    s = scene("spider-man", scenario="rhino", hands=[["haymaker", "energy"]])
    seen = told("champions", s.game, 0)
    hand = [s.game.kit.handles[i] for i in s.game.players[0].hand]
    assert hand and all([seen[f"{handle} in hand"] == 1 for handle in hand])
    assert seen["rhino in play"] == 1 and seen["scenario: hit points"] == s.game.left(s.game.villain)
    assert seen["me: hand"] == len(hand) and seen["me: hit points"] == s.game.left(s.game.players[0].me)
    s.game.edit(s.game.villain).damage += 3
    hurt = told("champions", s.game, 0)
    assert hurt["rhino damage"] == 3 and hurt["scenario: hit points"] == seen["scenario: hit points"] - 3


def test_a_fight_of_dungeon_dice_is_told() -> None:
    rng, game = random.Random(4), started("dungeon-dice", players=2, deals="off", seed=4)
    while game.combat is None or not game.combat.dice:
        game.choose(rng.choice(game.asked.options))
    seen = told("dungeon-dice", game, game.active)
    assert seen["combat"] == 1 and seen["me: active"] == 1
    assert [column for column in seen if column.startswith("fights ")]
    dice = [one for one in game.combat.dice if one.owner == game.active and one.gone == 0]
    assert seen.get("me: dice", 0) == len(dice)
    owned = sum([n for column, n in seen.items() if column.startswith("me: has ")])
    assert owned == len(game.heroes[game.active].dice)


def test_a_dungeon_tells_places_and_wounds() -> None:
    game = started("super-dungeon", players=2, seed=1)
    n = game.kit.heroes[0]
    handle, width = game.kit.handles[n], game.board.width
    seen = told("super-dungeon", game, game.models[n].seat)
    at = game.models[n].at
    assert (seen.get(f"{handle}: x", 0), seen.get(f"{handle}: y", 0)) == (at % width, at // width)
    assert seen[f"{handle}: mine"] == 1 and "I am the Consul" not in seen
    game.change(n, wounds=2, statuses=2)
    hurt = told("super-dungeon", game, game.models[n].seat)
    assert hurt[f"{handle}: wounds"] == 2 and hurt[f"{handle}: fire"] == 1
    assert told("super-dungeon", game, game.kit.consul)["I am the Consul"] == 1


def test_an_offer_is_told_to_those_who_see_it() -> None:
    rng, game = random.Random(2), started("dungeon-dice", players=3, seed=2)
    while game.asked.prompt != "compose" or "propose" not in [option.verb for option in game.asked.options]:
        game.choose(rng.choice(game.asked.options))
    by = game.asked.seat
    (talk,) = [frame for frame in game.stack if type(frame).__name__ == "Compose"]
    mine, theirs = told("dungeon-dice", game, by), told("dungeon-dice", game, (by + 1) % 3)
    assert mine["me: offers"] == 1 and "next 2: offers" not in theirs  # not before it is put
    kinds = [word.split(".")[0].split("?")[0].split(":")[0] for word in talk.gives]
    assert kinds and all([mine[f"gives {kind}"] == kinds.count(kind) for kind in kinds])
    to = talk.to
    game.choose(Option("propose"))
    put = told("dungeon-dice", game, to)
    assert put["me: is offered"] == 1 and put[f"next {(by - to) % 3}: offers"] == 1
    assert {column for column in mine if column.startswith(("gives ", "wants "))} <= set(put)
