"""A draft: heroes are chosen at the table, nobody has the same, and the journal plays it again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.show.view import view
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice, SetupError
from tablee.table.journal import read, replay
from tablee.table.session import Session
from tests.inside import inside

RULES = load("dice-throne")
SIX = "barbarian,gunslinger,cursed-pirate,paladin,pyromancer,black-widow"


def drafted(way: str, players: int = 2, first: int = 0, **more: str) -> Battle:
    options = {"draft": way, "players": str(players), "first": str(first), "heroes": SIX, **more}
    game: Battle = inside(RULES.new(RULES.setup(options, 2, "draft"), "draft", log=True))
    return game


def asked(game: Battle) -> tuple[int, str]:
    return game.asked.seat, game.asked.prompt


def choose(game: Battle, *choices: str) -> Battle:
    for choice in choices:
        game.choose(parse(choice))
    return game


# ---------------------------------------------------------------------- who is asked for what
@pytest.mark.rule("DT-COMP-02")
def test_in_a_pick_everybody_takes_one_in_turn_and_nobody_the_same() -> None:
    game = drafted("pick", first=1)
    assert asked(game) == (1, "pick") and len(game.asked.options) == 6 and game.players == []
    choose(game, "pick paladin")
    assert asked(game) == (0, "pick") and "pick paladin" not in [str(o) for o in game.asked.options]
    with pytest.raises(IllegalChoice) as refused:
        choose(game, "pick paladin")
    assert refused.value.rules == ("DT-COMP-02",)
    choose(game, "pick barbarian")
    assert [hero.id for hero in game.heroes] == ["barbarian", "paladin"] and game.dials == [50, 50]
    assert [len(player.hand) for player in game.players] == [4, 4]


@pytest.mark.rule("DT-COMP-02")
def test_nothing_else_is_done_before_there_are_heroes() -> None:
    game = drafted("pick")
    for verb in set(game.VERBS) - {"ban", "pick"}:
        for seat in (0, 1):
            for words in (verb, f"{verb} barbarian", f"{verb} 1"):
                why = game.why_not(seat, parse(words))
                assert why is not None and tuple(why) == ("forbidden", ("DT-COMP-02",)), words


def test_bans_come_first_and_nobody_plays_who_was_ruled_out() -> None:
    game = drafted("ban", players=3)
    seen = []
    for choice in ("ban paladin", "ban barbarian", "ban gunslinger", "pick pyromancer", "pick black-widow"):
        seen.append(asked(game))
        choose(game, choice)
    assert seen == [(0, "ban"), (1, "ban"), (2, "ban"), (0, "pick"), (1, "pick")]
    assert [str(option) for option in game.asked.options] == ["pick cursed-pirate"] and asked(game) == (2, "pick")
    choose(game, "pick cursed-pirate")
    assert [hero.id for hero in game.heroes] == ["pyromancer", "black-widow", "cursed-pirate"] and game.dials == [
        35
    ] * 3


def test_a_snake_turns_round_after_the_bans() -> None:
    game = drafted("snake", players=3, first=1)
    seats = []
    for choice in ("ban paladin", "ban barbarian", "ban gunslinger", "pick pyromancer", "pick black-widow"):
        seats.append(game.asked.seat)
        choose(game, choice)
    assert [*seats, game.asked.seat] == [1, 2, 0, 0, 2, 1]
    choose(game, "pick cursed-pirate")
    assert [hero.id for hero in game.heroes] == ["pyromancer", "cursed-pirate", "black-widow"]


@pytest.mark.rule("DT-MODE2V2-02")
def test_teams_alternate_in_a_draft_as_in_their_turns() -> None:
    game = drafted("pick", players=4)
    seats = []
    for hero in ("paladin", "barbarian", "gunslinger", "pyromancer"):
        seats.append(game.asked.seat)
        choose(game, f"pick {hero}")
    assert seats == [0, 3, 1, 2] and game.dials == [50, 50]
    assert [hero.id for hero in game.heroes] == ["paladin", "gunslinger", "pyromancer", "barbarian"]


def test_who_begins_is_drawn_where_nobody_is_named() -> None:
    setup = RULES.setup({"draft": "pick", "heroes": SIX}, 2, "")
    assert {RULES.new(setup, f"{n}").asked.seat for n in range(12)} == {0, 1}


# ---------------------------------------------------------------------- what it needs
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"draft": "auction"}, "one of pick, ban, snake, not 'auction'"),
        ({"draft": "snake", "players": "4", "heroes": SIX}, "a draft of 4 \\(snake\\) needs 8 heroes; there are 6"),
        ({"draft": "pick", "heroes": "paladin,paladin,barbarian"}, "different heroes"),
        ({"draft": "pick", "heroes": "paladin,nobody"}, "'nobody'"),
        ({"draft": "pick", "players": "5", "heroes": SIX}, "not in the book"),
    ],
)
def test_a_draft_that_cannot_be_is_refused(options: dict[str, str], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        RULES.setup(options, 2, "0")


def test_setups_without_a_draft_are_written_as_ever() -> None:
    assert not {"draft", "pool", "players"} & set(RULES.setup({}, 2, "0"))
    setup = RULES.setup({}, 2, "0")
    with pytest.raises(SetupError, match="nobody drafts"):
        RULES.new({**setup, "pool": ["paladin"]}, "0")


def test_all_of_the_box_can_be_drafted_and_six_may() -> None:
    setup = RULES.setup({"draft": "pick", "players": "6", "mode": "koth"}, 2, "0")
    assert setup["pool"] == list(RULES.content_names()) and RULES.seats(setup) == 6


# ---------------------------------------------------------------------- seen, kept, replayed
def test_everybody_sees_who_is_left_and_seats_get_the_names_of_their_heroes() -> None:
    game = drafted("pick")
    for seat in (-1, 0, 1):
        seen = view(game, seat)
        (pool,) = [area for area in seen.areas if area.id == "pool"]
        assert [seen.pieces[id].sheet for id in pool.holds] == [f"hero.{id}" for id in SIX.split(",")]
        assert [one.sheet for one in seen.seats] == ["seat.1", "seat.2"]
        assert set(RULES.sheets({"heroes": [], "pool": SIX.split(","), "players": 2}, "fr")) >= {"seat.1", "seat.2"}
        sheets = RULES.sheets({"heroes": [], "pool": SIX.split(","), "players": 2}, "fr")
        assert all([sheets[seen.pieces[id].sheet].text for id in pool.holds])  # who that is, for whoever is new here
        assert sheets["hero.paladin"].text.startswith("Protecteur")
    choose(game, "pick paladin", "pick barbarian")
    assert [one.sheet for one in view(game, 0).seats] == ["hero.paladin", "hero.barbarian"]


@pytest.mark.parametrize("way", ["pick", "ban", "snake"])
def test_a_journal_plays_the_draft_again(way: str) -> None:
    session = Session.start(
        "dice-throne", {"draft": way, "players": "3"}, ("bot:greedy", "bot:random", "bot:easy"), "7"
    )
    while session.game.decision is not None and len(session.entries) < 60:
        seat = session.game.asked.seat
        session.choose(seat, str(session.bots[seat].choose(session.game, seat)))
    *_, (n, game) = replay(read(session.journal().text()))
    assert n == len(session.entries) and game.fingerprint() == session.game.fingerprint()
    assert inside(game).picked == inside(session.game).picked != ()


def test_a_game_that_was_drafted_is_saved_cloned_and_dealt_anew_like_any_other() -> None:
    before = drafted("pick")
    start = json.loads(json.dumps(before.save()))
    game = choose(before.clone(), "pick paladin", "pick barbarian")
    saved: dict[str, Any] = json.loads(json.dumps(game.save()))
    other = drafted("pick", first=1)
    for kept, wanted in ((saved, game), (start, before), (saved, game)):
        other.restore(kept)
        assert other.fingerprint() == wanted.fingerprint() and other.heroes == wanted.heroes
        assert other.asked.options == wanted.asked.options
    assert inside(RULES.redeal(game, 0, b"key")).heroes == game.heroes
    assert (
        choose(drafted("pick"), "pick paladin").fingerprint() != choose(drafted("pick"), "pick barbarian").fingerprint()
    )


@pytest.mark.parametrize("bot", ["greedy", "easy", "random", "thrifty"])
def test_bots_draft_and_the_good_ones_take_who_is_strong(bot: str) -> None:
    game = drafted("snake")
    player = make_bot(bot, RULES, "bot")
    chosen = []
    while game.players == []:
        chosen.append(str(player.choose(game, game.asked.seat)))
        choose(game, chosen[-1])
    assert len({choice.split()[1] for choice in chosen}) == 4
    if bot == "greedy":
        assert chosen == ["ban black-widow", "ban cursed-pirate", "pick pyromancer", "pick paladin"]


@pytest.mark.parametrize("way", ["pick", "ban"])
def test_who_leaves_a_draft_ends_it_and_nobody_has_won(way: str) -> None:
    game = drafted(way, players=3)
    RULES.concede(game, 1)
    assert game.outcome == () and game.decision is None and view(game, 0).over is not None
    assert [line.message for line in game.told][-1] == "leaves-draft"
