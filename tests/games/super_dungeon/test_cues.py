"""What lines of the log show: every message has a kind, references lie on the table, and what stage and log need is told."""

from __future__ import annotations

import re
from collections import deque
from functools import lru_cache
from itertools import pairwise

import pytest

from tablee.gamekit.cue import Cue
from tablee.games.super_dungeon.game import RULES
from tablee.games.super_dungeon.rules.library import models, named
from tablee.games.super_dungeon.show.view import view
from tablee.kernel.game import Line
from tablee.table.beats import Beats
from tablee.terminal.speaker import Speaker
from tests.games.super_dungeon.scene import Scene

FIGURES = ("defeat", "damage", "hit", "miss")  # who was destroyed in this step lies there no more


def told(s: Scene) -> Beats:
    """From now on every step is kept."""
    beats = Beats()
    beats.kept = deque()
    beats.watch(s.game)
    return beats


def shown(s: Scene, beats: Beats, message: str) -> list[Cue]:
    """The cues of these lines, each with the game as it stood then."""
    found, start = [], 0
    for beat in beats.kept:
        for line in s.game.told[start : beat.lines]:
            if line.message == message:
                found.append(RULES.cue(beat.game, line))
        start = beat.lines
    return found


@lru_cache(maxsize=1)
def played() -> tuple[list[tuple[object, Line]], Speaker]:
    setup = RULES.setup({}, 3, "cues")
    beats = Beats()
    beats.kept = deque()
    game = RULES.new(setup, "cues", log=True, observer=beats)
    for _ in range(160):
        if game.decision is None:
            break
        game.choose(RULES.suggest(game, game.decision.seat) or game.decision.options[0])
    found, start = [], 0
    for beat in beats.kept:
        found += [(beat.game, line) for line in game.told[start : beat.lines]]
        start = beat.lines
    speaker = Speaker(RULES, setup, "fr")  # type: ignore[arg-type]
    speaker.seat_sheets([seat.sheet for seat in view(game, 0).seats])
    return found, speaker


def test_what_a_cue_points_at_lies_on_the_table_of_that_step() -> None:
    lines, speaker = played()
    before: set[str] = set()
    for game, line in lines:
        cue = RULES.cue(game, line)  # type: ignore[arg-type]
        table = view(game, 0)  # type: ignore[arg-type]
        there = {*table.pieces, *[area.id for area in table.areas]}
        for ref in (cue.who, *cue.to, *cue.path):
            if ref.startswith("map/"):
                x, y = [int(part) for part in ref.removeprefix("map/").split(".")]
                assert game.board.at(x, y) >= 0, line  # type: ignore[attr-defined]
            elif ref and not ref.startswith("&"):
                assert ref in there or (cue.kind in FIGURES and ref in before), (ref, line)
        assert not cue.sheet or cue.sheet in speaker.sheets, (cue, line)
        for words in (cue.title, cue.result):
            assert words is None or speaker.words(words, game)  # type: ignore[arg-type]
        before = {*before, *there}


def test_what_is_only_shown_is_not_said() -> None:
    lines, _ = played()
    moves = [RULES.line(line) for _, line in lines if line.message == "moved"]
    assert moves and all([set(one.args) == {"who", "x", "y"} for one in moves])


def test_figures_have_their_french_article_and_sentences_begin_with_a_capital() -> None:
    lines, speaker = played()
    texts = [speaker.line(line, game) for game, line in lines]  # type: ignore[arg-type]
    assert all([text[0] == text[0].upper() for text in texts])
    assert any(["utilise « " in text and " sur l" in text for text in texts])
    without = [id for id, model in models().items() if not named(id).le]
    own = "bashful-boris trent the-colonel madam-hilde miss-g-snorts mr-chompers mr-bitey glimmerwing jack-scarecrow kaelly"
    assert sorted(without) == sorted(own.split()), "who has a name of their own"


def test_a_move_shows_its_way_square_by_square() -> None:
    s = Scene(rows=["....", ".ss.", "...."])
    knight = s.hero("questing-knight", 0, 0)
    s.activate(knight)
    beats = told(s)
    s.choose("move 3 2")
    (walk,) = shown(s, beats, "moved")
    assert walk.kind == "move" and walk.who == "questing-knight"
    assert walk.path[0] == "map/0.0" and walk.path[-1] == "map/3.2"
    places = [tuple(int(part) for part in ref[4:].split(".")) for ref in walk.path]
    assert all([max(abs(a - c), abs(b - d)) == 1 for (a, b), (c, d) in pairwise(places)])
    assert not {"map/1.1", "map/2.1"} & set(walk.path), "around the structure"


@pytest.mark.rule("SD-EXPLORE-03")
def test_the_way_to_a_trap_is_told_before_the_trap() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.trap("wall-of-fire", (4, 0), (4, 1), (4, 2), (4, 3))
    s.activate(knight)
    s.dice("b2", "b2", "r3")
    s.choose("move 3 0")
    messages = [line.message for line in s.game.told]
    assert messages.index("moved") < messages.index("trap-springs")


@pytest.mark.rule("SD-ROLL-01")
def test_the_dice_of_a_line_and_what_comes_on_top_add_up_to_the_stars_it_tells() -> None:
    lines, speaker = played()
    rest = set()
    for game, line in lines:
        if line.message not in ("attacks", "defends", "checks") or not line.args["dice"]:
            continue
        text = speaker.words(RULES.line(line), game)  # type: ignore[arg-type]
        listed = text[text.rindex("(") : text.rindex(")")]
        more = [int(n) for n in re.findall(r"[+-]\d+", listed)]
        assert sum([int(n) for n in re.findall(r"(\d+) étoile", listed)]) + sum(more) == line.args["n"], text
        rest |= {len(more)}
    assert rest == {0, 1}, "nobody had fixed stars, or everybody"


@pytest.mark.rule("SD-ROLL-02", "SD-EFFECT-01")
def test_an_attack_shows_both_rolls_and_what_came_of_them() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    mook = s.put("mook", 1, 0)
    s.activate(mook)
    beats = told(s)
    s.dice("b1", "b1", "b1", "b0", "b0", "r1")
    s.choose("act melee-attack questing-knight")
    (attack,) = shown(s, beats, "acts-on")
    assert (attack.kind, attack.who, attack.to) == ("attack", "mook-1", ("questing-knight",))
    (roll,) = shown(s, beats, "attacks")
    assert roll.n == 3 and [sheet for sheet, _ in roll.dice] == ["die.blue"] * 3
    assert roll.title is not None and roll.title.args == {"what": "@action.melee-attack"}
    (defense,) = shown(s, beats, "defends")
    assert defense.who == "questing-knight" and len(defense.dice) == 3 and (defense.n, defense.of) == (1, 3)
    assert defense.good is False
    (wound,) = shown(s, beats, "wounded-action")
    assert (wound.who, wound.to, wound.n) == ("mook-1", ("questing-knight",), 1)
    assert wound.result is not None and wound.result.args == {"n": 3, "of": 1, "count": 1}


@pytest.mark.rule("SD-AREA-09")
def test_an_area_shows_its_squares_and_everybody_in_it() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.put("mook-1", 2, 0)
    s.put("mook-2", 3, 0)
    s.activate(knight)
    beats = told(s)
    s.dice("r0", "r0", "r0")
    s.choose("act mighty-throw e")
    (attack,) = shown(s, beats, "acts")
    assert attack.kind == "attack"
    assert {"mook-1", "mook-2", "map/1.0", "map/2.0", "map/3.0"} <= set(attack.to) and "map/0.1" not in attack.to


@pytest.mark.rule("SD-SPAWN-01", "SD-SPAWN-07")
def test_a_spawning_point_says_whom_it_brings_and_at_what_price() -> None:
    lines, speaker = played()
    found = [(game, line) for game, line in lines if line.message == "spawns"]
    for game, line in found:
        assert line.args["n"] in (1, 2) and "×" in speaker.line(line, game)  # type: ignore[arg-type]
