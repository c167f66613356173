"""What the lines of a log show: dice as they fell, both sides' sums, who gets what; and nothing that is not on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from tablee.gamekit.cue import KINDS as KNOWN
from tablee.gamekit.cue import Cue
from tablee.games import load
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import dungeon
from tablee.games.dungeon_dice.show.cues import KIND
from tablee.kernel.game import Game, Line
from tablee.terminal.speaker import Speaker
from tablee.testing.fuzz import PLAYERS
from tablee.testing.scene import Scene

RULES = load("dungeon-dice")
LEVEL, FOE = "die.hero-level", "die.monster-level"


def test_every_message_of_the_log_is_in_the_table() -> None:
    text = files(RULES.package).joinpath("messages.en.ftl").read_text(encoding="utf-8")
    assert sorted(KIND) == sorted(re.findall(r"^log-([a-z-]+) =", text, flags=re.MULTILINE))
    assert set(KIND.values()) <= set(KNOWN)


class Seen:
    """Keeps the game as it stood after each step."""

    def __init__(self) -> None:
        self.beats: list[tuple[int, Dungeon]] = []

    def __call__(self, game: Dungeon) -> None:
        self.beats.append((len(game.told), game.clone()))

    def lines(self, game: Game) -> Iterator[tuple[Dungeon, Line]]:
        done = 0
        for lines, then in self.beats:
            for line in game.told[done:lines]:
                yield then, line
            done = max(done, lines)


# ---------------------------------------------------------------------- whole games
def told(players: int, n: int, bot: str) -> Iterator[tuple[Dungeon, Line]]:
    """Lines, each with the game as it stood when it was written."""
    setup = RULES.setup({"players": str(players), "one-use": "2"}, 2, "cues")
    seen = Seen()
    game = RULES.new(setup, f"cues {n}", log=True, observer=seen)
    bots = [PLAYERS[bot](RULES, f"{n}/{seat}") for seat in range(players)]
    for _ in range(600):
        if game.decision is None:
            break
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    yield from seen.lines(game)


@pytest.mark.parametrize(("players", "bot"), [(2, "random"), (3, "busy"), (4, "busy")])
def test_what_is_shown_lies_on_the_table_and_has_words(players: int, bot: str) -> None:
    setup = RULES.setup({"players": str(players)}, 2, "cues")
    sheets = RULES.sheets(setup, "en")
    speakers = [Speaker(RULES, setup, lang) for lang in ("en", "fr")]
    heard = set()
    for game, line in told(players, players, bot):
        found = RULES.cue(game, line)
        assert found is not None and found.kind in KNOWN
        heard.add(line.message)
        view = RULES.view(game, -1)
        refs = [*view.pieces, *[f"&{one.seat}" for one in view.seats]]
        for ref in (found.who, *found.to):
            assert not ref or ref in refs, f"{line}: {ref}"
        for sheet, face in found.dice:
            assert 1 <= face <= len(sheets[sheet].faces), f"{line}: {sheet} {face}"
        assert all([0 <= n < len(found.dice) for n in found.again])
        assert not found.sheet or found.sheet in sheets
        assert (found.kind in ("roll", "reroll")) == bool(found.dice), f"{line}: {found}"
        for speaker in speakers:
            speaker.seat_sheets([one.sheet for one in view.seats])
            for words in (found.title, found.result):
                assert words is None or speaker.words(words, game)
    assert len(heard) > 25


# ---------------------------------------------------------------------- one by one
def cues(scene: Scene[Dungeon], *choices: str) -> dict[str, list[Cue]]:
    """What the lines of these choices show, by their messages."""
    seen = Seen()
    scene.game.observer = seen
    scene.do(*choices)
    found: dict[str, list[Cue]] = {}
    for then, line in seen.lines(scene.game):
        shown = RULES.cue(then, line)
        assert shown is not None
        found.setdefault(line.message, []).append(shown)
    return found


@pytest.mark.rule("DD-COMBAT-01", "DD-COMBAT-02")
def test_both_rolls_of_a_fight_show_their_dice_and_both_sums() -> None:
    s = dungeon(
        monster="wolf-1 L2",
        worn=(("sword-gray",),),
        dice=((), ("bomb-1",)),
        rolls=(3, 4, "hero-level 2", "sword-gray 1 slash"),
    )
    seen = cues(s, "0:fight")
    (foe,), (ours,) = seen["monster-rolls"], seen["hero-rolls"]
    assert (foe.kind, foe.who, foe.dice) == ("roll", "wolf-1", ((FOE, 3), (FOE, 4)))
    assert (ours.who, ours.dice) == ("&0", ((LEVEL, 2), ("die.sword-gray", 6)))
    assert ours.result is not None and ours.result.args == {"n": 3, "of": 7} and ours.good is False


@pytest.mark.rule("DD-HELP-03")
def test_a_hero_and_the_helper_are_seen_as_one_roll() -> None:
    s = dungeon(monster="wolf-1 L2", rolls=(3, 4, "hero-level 2", "hero-level 4"))
    first, second = cues(s, "0:ask 1", "1:help", "0:fight")["hero-rolls"]
    faces = s.game.kit.hero_level
    assert [faces[face - 1].value for _, face in first.dice] == [2, 4] and second.kind == "quiet"


@pytest.mark.rule("DD-SYM-04")
def test_a_die_that_is_rolled_again_is_told_with_its_old_and_its_new_side() -> None:
    s = dungeon(
        monster="wolf-1 L2", worn=(("sword-gray",),), rolls=(3, 4, "hero-level 1", "sword-gray 1 slash", "hero-level 4")
    )
    seen = cues(s, "0:fight", "0:slash sword-gray h0.1")
    (found,) = seen["rerolls"]
    assert found.kind == "reroll" and found.to == ("h0.1",) and found.again == (0,)
    assert found.dice[0] == (LEVEL, 6) and found.dice[1] == ("die.sword-gray", 6)
    assert found.result is not None
    assert found.result.args == {"old": "@face.1", "new": "@face.4", "n": 5, "of": 7}
    assert seen["uses"][0].kind == "quiet"  # the roll says by what


@pytest.mark.rule("DD-SINGLE-01", "DD-SYM-22")
def test_a_bomb_is_the_die_it_is() -> None:
    s = dungeon(monster="wolf-1 L2", dice=(("bomb-1",),), rolls=(3, 4, "hero-level 1", "bomb 4"))
    seen = cues(s, "0:fight", "0:play bomb-1 seat-0")
    (found,) = seen["strengthens"]
    (sheet, face) = found.dice[0]
    assert sheet == "die.bomb" and s.game.kit.kinds["bomb"].faces[face - 1].value == 4
    assert (found.who, found.n) == ("&0", 4)
    assert seen["plays"][0].kind == "quiet"


@pytest.mark.rule("DD-SEARCH-03")
def test_treasure_without_a_monster_is_seen_on_the_die_and_arrives_as_the_die_it_is() -> None:
    s = dungeon(draws=("wolf-1", "axe-gray"), rolls=("wolf chest",))
    seen = cues(s, "0:search")
    (finds,), (arrives,) = seen["finds"], seen["receives"]
    assert finds.dice == (("die.wolf", 6),) and finds.to == ("wolf-1",)
    assert (arrives.kind, arrives.sheet, arrives.to) == ("card", "die.axe-gray", ("axe-gray",))


@pytest.mark.rule("DD-TIE-03")
def test_both_sides_of_a_duel_are_one_roll() -> None:
    s = dungeon(
        players=2,
        at="judge",
        xp=(6, 6),
        dice=(("moon-bow", "soul-axe", "storm-spear"), ("flaming-sword", "witch-staff", "serpent-whip")),
        duel=(1, 0),
    )
    seen = cues(s, "1:ready", "0:ready")
    first, second = seen["hero-rolls"][:2]
    assert first.kind == "roll" and len(first.dice) == 6 and second.kind == "quiet"
