"""Super Dungeon Explore as tables, clients and bots see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tablee.gamekit.capability import Chances, Levels, Odds, Sight
from tablee.gamekit.chart import Charts
from tablee.gamekit.gallery import Face
from tablee.gamekit.icons import drawn, icons_of
from tablee.gamekit.presentation import Presentation
from tablee.gamekit.rules import Recorded, SetupOption
from tablee.gamekit.verb import grouped
from tablee.gamekit.view import Sheet, Words
from tablee.games.super_dungeon.mind import evaluate
from tablee.games.super_dungeon.mind.brain import ArenaBrain
from tablee.games.super_dungeon.mind.chart import ArenaChart
from tablee.games.super_dungeon.mind.luck import StarLuck
from tablee.games.super_dungeon.rules.book import VERBS
from tablee.games.super_dungeon.rules.leave import leave
from tablee.games.super_dungeon.rules.library import explores, gear, models, name
from tablee.games.super_dungeon.rules.options import OPTIONS
from tablee.games.super_dungeon.rules.presets import PRESETS
from tablee.games.super_dungeon.rules.ranks import RANKS
from tablee.games.super_dungeon.rules.records import Setup
from tablee.games.super_dungeon.rules.setup import as_data, check_setup, from_data, from_options, kit_of, opening
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.show.asking import because, best_odds, sees
from tablee.games.super_dungeon.show.cues import UNSAID, cue
from tablee.games.super_dungeon.show.figures import figures
from tablee.games.super_dungeon.show.gallery import faces
from tablee.games.super_dungeon.show.matter import matters
from tablee.games.super_dungeon.show.scenery import GLYPHS
from tablee.games.super_dungeon.show.sheets import catalogue
from tablee.games.super_dungeon.show.view import redeal, view
from tablee.games.super_dungeon.show.wishes import WISHES
from tablee.games.super_dungeon.text.phrases import lasting_sheet, phrase
from tablee.kernel.game import Game, Line
from tablee.kernel.rng import Rng

#: what a card of the log is a sheet of
CARDS = (("gear", gear), ("model", models), ("explore", explores))
PACKAGE = "tablee.games.super_dungeon"
SEATS = ("0", "1", "2", "3", "4", "5")


class AttackOdds(Chances[Arena]):
    def odds(self, game: Arena, seat: int) -> Sequence[Odds]:
        """Of the attacks that could be made now; each is also told beside its option."""
        found = best_odds(game, seat)
        return [Odds(f"model.{game.models[n].card}", over, under, ()) for n, over, under in found]


class Eyes(Sight[Arena]):
    sees = staticmethod(sees)


class ThreeLevels(Levels[Arena]):
    seat = "consul"

    def matter(self, game: Arena, seat: int) -> bool:
        return seat == game.kit.consul

    suggest = staticmethod(evaluate.suggest)


class SuperDungeon(Recorded[Arena, Setup]):
    id = "super-dungeon"
    package = PACKAGE
    version = "3"
    accepts = (("2", "a1df6536dcf9688b"),)  # the figures of specials stood in the rules, not in the content
    names = {"en": "Super Dungeon Explore", "fr": "Super Dungeon Explore"}
    wishes = WISHES
    decisive = True
    verbs = VERBS
    presentation = Presentation(
        windows=("emergency",),
        gauges=True,
        by_piece=True,
        numbered=RANKS,
        icons={**drawn(PACKAGE), **{f"is-{status}": icon for status, icon in icons_of(PACKAGE)["statuses"].items()}},
        groups=grouped(VERBS, "attacks", "potions", "moves", "activate", "more"),
    )
    chances = AttackOdds()
    sight = Eyes()
    levels = ThreeLevels()
    charts = Charts(ArenaChart)
    brain = ArenaBrain()
    options = OPTIONS
    presets = PRESETS
    players = (2, 3, 4, 5, 6)
    about = {
        "en": "Heroes explore a dungeon tile by tile, arm themselves and destroy its boss; one player is the Consul "
        "and commands everything that lives there.",
        "fr": "Des Héros explorent un donjon tuile après tuile, s'équipent et détruisent son boss ; l'un des joueurs, "
        "le Consul, commande tout ce qui l'habite.",
    }

    # ------------------------------------------------------------------ setting up
    def setup(self, options: dict[str, str], seats: int, seed: str, rng: Rng | None = None) -> dict[str, Any]:
        return as_data(from_options(options, seats, seed, rng))

    kit = staticmethod(kit_of)
    laid_out = staticmethod(opening)

    def record(self, setup: dict[str, Any]) -> Setup:
        return check_setup(from_data(setup))

    def seats(self, setup: dict[str, Any]) -> int:
        return self.record(setup).players

    def playing(self, game: Arena, seat: int) -> bool:
        if not game.has_seat(seat):
            return False
        return seat == game.kit.consul or any([game.models[n].seat == seat for n in game.kit.heroes])

    def offered(self, option: SetupOption) -> tuple[str, ...]:
        return SEATS if option.name == "consul" else option.values

    def value_name(self, option: SetupOption, value: str, lang: str) -> str:
        """Statuses are called as on the table; numbers of spawning points are differences (SD-DIFF-03, SD-DIFF-10)."""
        if value in STATUSES:
            return _sheets(lang)[f"status.{value}"].name
        if option.name == "points" and value != "0":
            return f"+{value}" if int(value) > 0 else value.replace("-", "−")
        return super().value_name(option, value, lang)

    def faces(self, lang: str) -> dict[str, Face]:
        return faces(_sheets(lang), self.messages(lang))

    # ------------------------------------------------------------------ knowing
    def active(self, game: Arena) -> int:
        return game.models[game.active].seat if game.active >= 0 else -1

    view = staticmethod(view)
    because = staticmethod(because)
    redeal = staticmethod(redeal)
    concede = staticmethod(leave)
    matters = staticmethod(matters)

    # ------------------------------------------------------------------ words
    def sheets(self, setup: dict[str, Any], lang: str) -> dict[str, Sheet]:
        return _sheets(lang)

    def phrase(self, game: Game, ref: str, lang: str) -> str:
        assert isinstance(game, Arena)
        return phrase(self.messages(lang), _sheets(lang), game, ref)

    def line(self, line: Line) -> Words:
        """Dice are put into words, figures get their article, and cards are found by their ids alone."""
        args = {key: value for key, value in line.args.items() if key not in UNSAID}
        for key, value in args.items():
            if key in ("dice", "old"):
                counted = f"={line.args['n']}" if "n" in args and key == "dice" else ""
                args[key] = f"%dice:{value}{counted}"
            elif isinstance(value, str) and value.startswith("#model."):
                args[key] = f"%the:{value.removeprefix('#model.')}"
            elif isinstance(value, str) and value.startswith("#card."):
                args[key] = card_name(value.removeprefix("#card."))
            elif isinstance(value, str) and value.startswith("#action."):
                args[key] = f"@{lasting_sheet(value.removeprefix('#action.'))}"
        return Words(f"log-{line.message}", args)

    cue = staticmethod(cue)

    def kind(self, sheet: Sheet, lang: str) -> str:
        return self.messages(lang).say(f"kind-{sheet.kind}") if f"kind-{sheet.kind}" in self.presentation.icons else ""

    def content_names(self) -> dict[str, dict[str, str]]:
        ids = [*models(), *gear(), *explores()]
        return {id: {lang: name(id, lang) for lang in ("en", "fr")} for id in ids}

    def describe(self, name: str, lang: str) -> list[str]:
        sheet = _sheets(lang).get(card_sheet(name))
        if sheet is None:
            return []
        head = f"{sheet.name} — {self.kind(sheet, lang)}"
        return [
            head,
            *[f"    {line}" for line in (sheet.needs, *sheet.text.split("\n")) if line],
            *[f"    ({remark})" for remark in sheet.house],
        ]

    # ------------------------------------------------------------------ judgement
    suggest = staticmethod(evaluate.suggest)
    score = staticmethod(evaluate.score)

    # ------------------------------------------------------------------ figures for reports
    def length(self, game: Arena) -> int:
        return game.turn

    def winners(self, game: Arena) -> tuple[str, ...]:
        """A side wins, not a seat (SD-WIN-01, SD-WIN-02)."""
        assert game.outcome is not None
        return ("consul",) if game.outcome == (game.kit.consul,) else ("heroes",)

    def report(self, game: Arena) -> dict[str, int]:
        return {
            "points destroyed": len(game.kit.points) - len(game.points()),
            "boss fights": int(not game.points()),
            "heroes lost": len(game.kit.heroes) - len(game.heroes()),
            "rungs": game.rung,
        }

    figures = staticmethod(figures)

    def luck(self) -> StarLuck:
        return StarLuck()


def card_sheet(id: str) -> str:
    """The sheet of a card by its id, '' if it is no card of its own, as the entries of a Boss Fight card are."""
    return next((f"{kind}.{id}" for kind, cards in CARDS if id in cards()), "")


def card_name(id: str) -> str:
    sheet = card_sheet(id)
    return f"@{sheet}" if sheet else f"%name:{id}"


@lru_cache(maxsize=2)
def _sheets(lang: str) -> dict[str, Sheet]:
    say = RULES.messages(lang)
    found = catalogue(say)
    for effect, sign in GLYPHS.items():
        found[f"effect.{effect}"].letter = sign
    own = {
        "side.party": Sheet(say.say("side-party"), icon="swordman", accent="yellow"),
        "side.consul": Sheet(say.say("side-consul"), icon="crowned-skull", accent="purple"),
        "tile.open": Sheet(say.say("tile-open")),
        "tile.unknown": Sheet(say.say("tile-unknown"), letter="?"),
        **{f"deck.{deck}": Sheet(say.say(f"area-deck-{deck}")) for deck in ("loot", "treasure", "explore")},
    }
    return {**found, **own}


RULES = SuperDungeon()
