"""Test-only heroes for the Roll Phases: one offensive box, the defences asked for, and short ways to get there."""

from __future__ import annotations

from typing import Any

from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.heroes import common, tokens
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import Ability, Hero, Name, Slot, level, symbols
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import parse
from tablee.kernel.effect import Effect
from tablee.testing.scene import Scene

BOUNTY = tokens()["bounty"]
EVASIVE = tokens()["evasive"]
RELOAD = tokens()["reload"]
KNOCKDOWN = tokens()["knockdown"]


def name(word: str) -> Name:
    return Name(word, word)


def defence(id: str, effect: Effect, dice: int = 1) -> Ability:
    return Ability(id, name(id), effect, dice=dice)


def fighter(
    strike: Effect | None = None,
    *defences: Ability,
    id: str = "fighter",
    ultimate: bool = False,
    on: dict[str, Effect] | None = None,
) -> Hero:
    """Faces 1-3 sword, 4-5 life, 6 pow. Any sword activates `strike`; `on` are the texts of a passive."""
    boxes = [Ability("strike", name("strike"), strike or Damage(5), needs=symbols(sword=1), ultimate=ultimate)]
    boxes += defences
    if on is not None:
        boxes.append(Ability("habit", name("habit"), on=on))
    return Hero(
        id,
        name(id),
        "season 1",
        complexity=1,
        faces=("sword", "sword", "sword", "life", "life", "pow"),
        symbols={"sword": name("sword"), "life": name("life"), "pow": name("pow")},
        letters={"sword": "S", "life": "L", "pow": "P"},
        sides=(tuple([Slot(box.id, level(box)) for box in boxes]),),
        tokens=(EVASIVE, RELOAD, KNOCKDOWN, BOUNTY),
        cards=common(),
    )


def struck(*heroes: str | Hero, dice: tuple[int, ...] = (), active: int = 0, **more: Any) -> Scene[Battle]:
    """The active test hero has rolled five 1s, stopped, announced `strike` and lets it stand; `dice` come next."""
    s = battle(*heroes, at="offensive_roll", active=active, dice=(1, 1, 1, 1, 1, *dice), **more)
    return standing(s.passing("keep").do(f"{active}:keep 1 1 1 1 1", f"{active}:announce strike"))


def standing(s: Scene[Battle]) -> Scene[Battle]:
    """Whoever has just announced does nothing before the opponents are asked."""
    if s.prompt == "act" and s.seat == s.game.active and "before_activation" in s.game.place():
        s.do(f"{s.seat}:pass")
    return s


def passing_to(s: Scene[Battle], step: str) -> Scene[Battle]:
    """Pass windows until one is open inside this step, such as `DefensiveRoll, last_answers`."""
    while step not in s.game.place():
        assert s.prompt in ("act", "act-before"), f"{step} was not reached: {s.prompt!r} at {s.game.place()}"
        s.game.choose(parse("pass"))
    return s


def rolls(s: Scene[Battle], seat: int = -1) -> list[str]:
    """Every roll so far, of everybody or of one seat; a single die that is thrown again is altered, not rolled."""
    thrown = [line for line in s.game.told if line.message in ("rolls", "rerolls") and line.rule != "DT-DICE-01"]
    return [str(line.args["dice"]) for line in thrown if seat < 0 or line.args["who"] == f"&{seat}"]


def faces(s: Scene[Battle]) -> tuple[int, ...]:
    """The dice on the table."""
    return s.game.rolls[-1].faces


def activated(s: Scene[Battle]) -> list[str]:
    """The abilities activated so far."""
    return [line["ability"].rsplit(".", 1)[-1] for line in s.log("activates")]


def phases(s: Scene[Battle]) -> list[int]:
    """The phases entered so far, by number (4 offense, 5 targeting, 6 defense)."""
    return [line["n"] for line in s.log("phase")]
