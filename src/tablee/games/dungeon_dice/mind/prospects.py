"""What the chances of a fight would be after each thing that could be done, for people: beside every use of a die, and
beside an offer of help. As exact as the odds of the fight are (`odds.py`)."""

from __future__ import annotations

from tablee.gamekit.capability import Odds
from tablee.games.dungeon_dice.mind.odds import anew, chances, position, rough
from tablee.games.dungeon_dice.mind.skirmish import Judge, after, used
from tablee.games.dungeon_dice.rules.combat import BITS, MONSTER
from tablee.games.dungeon_dice.rules.procedures.gear import WEAR, wear
from tablee.games.dungeon_dice.rules.procedures.using import AIM
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.decision import PASS, Option

WHOLE = 10_000  # what `rough` counts in
HELP = "help"


class Winning(Judge):
    """Looks at nothing but the chance that the heroes win."""

    def __init__(self) -> None:
        self.duel = False

    def look(self, trial: Dungeon) -> int:
        return rough(trial.kit, position(trial))[0]

    def again(self, trial: Dungeon) -> int:
        return rough(trial.kit, anew(position(trial)))[0]

    def price(self, kind: str) -> int:
        return 0

    def healed(self, trial: Dungeon, owner: int) -> int:
        return 0

    def best(self, found: list[int], owner: int) -> int:
        return min(found) if owner == MONSTER else max(found)


def prospects(game: Dungeon, seat: int) -> list[Odds]:
    """By the option that would be chosen; and with each possible helper, as `help SEAT`."""
    fight, decision = game.combat, game.decision
    if fight is None or fight.over or fight.duel or decision is None:
        return []
    found: list[Odds] = []
    if decision.seat == seat:
        for option in decision.options:
            n = chance(game, seat, decision.prompt, option)
            if n >= 0:
                found.append(Odds("odds.win", n, WHOLE, (), str(option)))
    if not fight.fought and fight.helper < 0:
        for other in game.left_of(game.active):
            ends = chances(game.kit, position(game, other))
            for sheet, part in zip(("odds.win", "odds.tie", "odds.loss"), ends):
                found.append(Odds(sheet, part.numerator, part.denominator, (), f"{HELP} {other}"))
    return found


def chance(game: Dungeon, seat: int, prompt: str, option: Option) -> int:
    """To win, in parts of ten thousand; -1 where the option is about something else."""
    judge = Winning()
    match prompt:
        case "ability":
            return after(game, seat, option, judge) if option != PASS else -1
        case "aim":
            frame = AIM.frame(game)
            if frame.symbol not in BITS:
                return -1
            return used(game.clone(), frame.owner, frame.symbol, str(option.args[0]), judge)
        case "decide" | "dress" if WEAR.of(option):
            trial = game.clone()
            wear(trial, seat, option)
            return judge.look(trial)
        case _:
            return -1
