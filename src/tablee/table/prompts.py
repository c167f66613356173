"""When a person is asked: always, only where something could matter, or not before their own turn; and answers given
once for all about a card."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.gamekit.rules import Rules
from tablee.kernel.decision import PASS, Option
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

LEVELS = ("always", "smart", "my-turn")


@dataclass
class Prompts:
    """What one seat wants to be asked. `answers` are kept by sheet: always yes or no for this card in a window; `wishes` by
    what they are about (`Wishes.about`): when, whatever the level says."""

    level: str = "smart"
    answers: dict[str, str] = field(default_factory=dict)
    wishes: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise SetupError(f"prompts are one of {', '.join(LEVELS)}, not {self.level!r}")


def automatic(rules: Rules[Game], game: Game, prompts: Prompts) -> Option | None:
    """The answer that needs no person: a single option, a standing answer, or passing where nothing could matter."""
    decision = game.asked
    options: list[Option] = list(decision.options)
    if len(options) == 1:
        return options[0]
    if decision.prompt not in rules.presentation.windows or options[-1] != PASS:
        return None
    if prompts.answers:
        about = sheets(rules, game)
        for option in options[:-1]:
            if prompts.answers.get(about[str(option)]) == "yes":
                return option
        options = [option for option in options if prompts.answers.get(about[str(option)]) != "no"]
    return None if any([wanted(rules, game, prompts, option) for option in options[:-1]]) else PASS


def wanted(rules: Rules[Game], game: Game, prompts: Prompts, option: Option) -> bool:
    """Does somebody want to be asked about this option now?"""
    seat = game.asked.seat
    if rules.wishes is not None and prompts.wishes:
        about = [one for one in rules.wishes.concerns(game, seat, option) if one in prompts.wishes]
        if about:
            return any([rules.wishes.fits(game, seat, option, one, prompts.wishes[one]) for one in about])
    if prompts.level == "always":
        return True
    if prompts.level == "my-turn" and rules.active(game) != seat:
        return False
    return rules.matters(game, seat, option)


def sheets(rules: Rules[Game], game: Game) -> dict[str, str]:
    """The card each option of the decision is about, '' for none."""
    view = rules.view(game, game.asked.seat)
    assert view.question is not None
    return {c.key: view.pieces[c.on[0]].sheet if c.on else "" for c in view.question.options}
