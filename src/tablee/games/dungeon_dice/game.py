"""Dungeon Dice as tables, clients and bots see it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tablee.gamekit.capability import Barred, Chances, Odds, Offers
from tablee.gamekit.chart import Charts
from tablee.gamekit.icons import drawn
from tablee.gamekit.presentation import Presentation
from tablee.gamekit.rules import Recorded, SetupOption, check_names, number
from tablee.gamekit.verb import grouped
from tablee.gamekit.view import Choice, Sheet, Words
from tablee.games.dungeon_dice.mind import evaluate
from tablee.games.dungeon_dice.mind.brain import DungeonBrain
from tablee.games.dungeon_dice.mind.chart import DungeonChart
from tablee.games.dungeon_dice.mind.luck import FightLuck
from tablee.games.dungeon_dice.mind.odds import fight_odds
from tablee.games.dungeon_dice.mind.prospects import prospects
from tablee.games.dungeon_dice.rules.book import VERBS
from tablee.games.dungeon_dice.rules.filing import FILE, barred, file, filing
from tablee.games.dungeon_dice.rules.leave import leave
from tablee.games.dungeon_dice.rules.library import dice_of, house
from tablee.games.dungeon_dice.rules.offers import givable
from tablee.games.dungeon_dice.rules.options import OPTIONS
from tablee.games.dungeon_dice.rules.procedures.gear import exchanges, potions
from tablee.games.dungeon_dice.rules.records import BOX, DICE, READINGS, Setup
from tablee.games.dungeon_dice.rules.setup import PLAYERS, check_setup, kit, opening
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import DieDef
from tablee.games.dungeon_dice.show.cues import cue
from tablee.games.dungeon_dice.show.figures import figures
from tablee.games.dungeon_dice.show.matter import matters
from tablee.games.dungeon_dice.show.sheets import catalogue
from tablee.games.dungeon_dice.show.view import redeal, view
from tablee.games.dungeon_dice.show.wishes import WISHES
from tablee.games.dungeon_dice.text.words import Wording, told
from tablee.kernel.decision import Option
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Line
from tablee.kernel.rng import Rng


class Deals(Offers[Dungeon]):
    """Offers written down for later; with deals off there are still exchanges and potions (`anytime`)."""

    def file(self, game: Dungeon, seat: int, option: Option) -> None:
        playing = game.has_seat(seat) and not game.heroes[seat].out
        if game.outcome is not None or not playing or filing(game, seat, option):
            raise game.refused(seat, option)
        file(game, seat, option)

    def terms(self, game: Dungeon, seat: int, other: int) -> tuple[list[Choice], list[Choice]]:
        if not game.kit.deals:
            return [], []
        gives = givable(game, seat, other, game.kit.gives, [])
        wants = givable(game, other, seat, game.kit.wants, [])
        return listed(gives), listed(wants)

    def anytime(self, game: Dungeon, seat: int) -> list[Choice]:
        """Five dice for an artifact, with deals or without (DD-ARTI-01); a healing potion in quiet times (DD-ACT-01)."""
        every = [*exchanges(game, seat), *potions(game, seat)]
        found = [choice for choice in every if not filing(game, seat, filed(choice))]
        return [
            Choice(" ".join([str(arg) for arg in filed(o).args]), VERBS[o.verb].label(game, seat, o)) for o in found
        ]

    def barred(self, game: Dungeon, seat: int, other: int) -> tuple[list[Barred], list[Barred]]:
        return barred(game, seat, other), barred(game, other, seat)


class FightOdds(Chances[Dungeon]):
    """Of the fight that is thought about or fought; everybody may know them."""

    fights = True
    nothing = Words("no-odds-fight")

    def title(self, game: Dungeon) -> Words:
        return Words("odds-fight")

    def odds(self, game: Dungeon, seat: int) -> list[Odds]:
        if game.combat is None or game.combat.over or game.combat.duel:
            return []
        return fight_odds(game)

    after = staticmethod(prospects)


class DungeonDice(Recorded[Dungeon, Setup]):
    id = "dungeon-dice"
    package = "tablee.games.dungeon_dice"
    version = "2"
    names = {"en": "Dungeon Dice", "fr": "Dungeon Dice"}
    wishes = WISHES
    decisive = True
    verbs = VERBS
    presentation = Presentation(
        windows=("ability", "moment"),
        menus=("prepare",),
        gauges=True,
        by_piece=True,
        icons=drawn("tablee.games.dungeon_dice"),
        groups=grouped(VERBS, "turn", "help", "abilities", "dice", "wear", "give", "want", "deal", "more"),
    )
    brain = DungeonBrain()
    offers = Deals()
    chances = FightOdds()
    charts = Charts(DungeonChart)
    options = OPTIONS
    players = PLAYERS
    about = {
        "en": "Search the vault for monsters, fight them alone or with a helper at a price, and be the first with 4 Fame.",
        "fr": "Cherchez des monstres, affrontez-les seul ou avec un allié qui se fait payer, et soyez le premier à 4 points de Gloire.",
    }

    # ------------------------------------------------------------------ setting up
    def setup(self, options: dict[str, str], seats: int, seed: str, rng: Rng | None = None) -> dict[str, Any]:
        check_names(self.id, options, [one.name for one in self.options])
        readings = [(name, options[name]) for name in READINGS if name in options]
        found = check_setup(
            Setup(
                number(options, "players", max(seats, 2)),
                number(options, "first", -1),
                tuple([(name, value) for name, value in readings if value != READINGS[name][0]]),
            )
        )
        return {"players": found.players, "first": found.first, "readings": dict(found.readings)}

    kit = staticmethod(kit)
    laid_out = staticmethod(opening)

    def record(self, setup: dict[str, Any]) -> Setup:
        try:
            readings = tuple([(str(name), str(value)) for name, value in setup["readings"].items()])
            return check_setup(Setup(int(setup["players"]), int(setup["first"]), readings))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise SetupError(f"this is not a setup of Dungeon Dice: {error!r}") from error

    def seats(self, setup: dict[str, Any]) -> int:
        return self.record(setup).players

    def playing(self, game: Dungeon, seat: int) -> bool:
        return game.has_seat(seat) and not game.heroes[seat].out

    def offered(self, option: SetupOption) -> tuple[str, ...]:
        return ("0", "1", "2", "3", "4") if option.name == "first" else option.values

    def value_name(self, option: SetupOption, value: str, lang: str) -> str:
        if option.name == DICE and value in house():
            return house()[value].name.said(lang)
        return super().value_name(option, value, lang)

    # ------------------------------------------------------------------ knowing
    def active(self, game: Dungeon) -> int:
        return game.active

    view = staticmethod(view)
    redeal = staticmethod(redeal)
    concede = staticmethod(leave)

    # ------------------------------------------------------------------ offers for later

    # ------------------------------------------------------------------ judgement
    matters = staticmethod(matters)

    # ------------------------------------------------------------------ words
    def sheets(self, setup: dict[str, Any], lang: str) -> dict[str, Sheet]:
        return _sheets(lang, setup.get("readings", {}).get(DICE, BOX))

    def phrase(self, game: Dungeon, ref: str, lang: str) -> str:
        return Wording(self.messages(lang)).phrase(game, ref)

    def line(self, line: Line) -> Words:
        return Words(f"log-{line.message}", told(line.message, line.args))

    cue = staticmethod(cue)

    def kind(self, sheet: Sheet, lang: str) -> str:
        return self.messages(lang).say(f"kind-{sheet.kind}") if f"kind-{sheet.kind}" in self.presentation.icons else ""

    def content_names(self) -> dict[str, dict[str, str]]:
        words = {lang: Wording(self.messages(lang)) for lang in ("en", "fr")}
        return {id: {lang: words[lang].die(one) for lang in words} for id, one in all_dice().items()}

    def describe(self, name: str, lang: str) -> list[str]:
        """A kind of die: its sides, what they do, how many there are, and what of it is ours."""
        whose = next((own for own in (BOX, *house()) if name in dice_of(own)), None)
        if whose is None:
            return []
        one, say, sheet = dice_of(whose)[name], self.messages(lang), _sheets(lang, whose)[f"die.{name}"]
        sides = [say.say("content-line", what=say.say("content-faces"), text=sheet.needs)] if sheet.needs else []
        return [
            f"{sheet.name} — {self.kind(sheet, lang)} ×{one.count}",
            *[f"    {line}" for line in (*sides, *sheet.text.split("\n")) if line],
            *[f"    ({remark})" for remark in sheet.house],
        ]

    suggest = staticmethod(evaluate.suggest)
    score = staticmethod(evaluate.score)

    # ------------------------------------------------------------------ figures for reports
    def length(self, game: Dungeon) -> int:
        return game.turn

    def starter(self, game: Dungeon) -> int:
        return -1

    def report(self, game: Dungeon) -> dict[str, int]:
        """Offers by kind, made and accepted; fights by result; turns without a fight."""
        return game.counted

    figures = staticmethod(figures)
    luck = staticmethod(FightLuck)


def filed(choice: Option) -> Option:
    """What is done at any time, as it is written down."""
    return FILE(choice.verb, *choice.args)


def listed(options: list[Option]) -> list[Choice]:
    terms = [str(choice.args[0]) for choice in options]
    return [Choice(term, Words("a-term", {"term": f"%term:{term}"})) for term in terms]


def all_dice() -> dict[str, DieDef]:
    """Those of the box, and what house dice add to them."""
    return {id: one for own in (*house(), BOX) for id, one in dice_of(own).items()}


@lru_cache(maxsize=8)
def _sheets(lang: str, dice: str) -> dict[str, Sheet]:
    return catalogue(RULES.messages(lang), dice_of(dice))


RULES = DungeonDice()
