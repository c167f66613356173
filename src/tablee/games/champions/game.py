"""Marvel Champions as tables, clients and bots see it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tablee.gamekit.capability import Changes, Payment
from tablee.gamekit.changes import Change
from tablee.gamekit.chart import Charts
from tablee.gamekit.gallery import Face
from tablee.gamekit.icons import drawn
from tablee.gamekit.presentation import Presentation
from tablee.gamekit.rules import Recorded, SetupOption, check_names, drawn_apart, number
from tablee.gamekit.verb import grouped
from tablee.gamekit.view import Sheet, Words
from tablee.games.champions.mind import evaluate
from tablee.games.champions.mind.brain import ScenarioBrain
from tablee.games.champions.mind.chart import ScenarioChart
from tablee.games.champions.mind.luck import BoostLuck
from tablee.games.champions.rules import campaign, changing, decks
from tablee.games.champions.rules.book import VERBS
from tablee.games.champions.rules.knowing import redeal
from tablee.games.champions.rules.library import identity_of, library, slug
from tablee.games.champions.rules.options import NONE, OPTIONS
from tablee.games.champions.rules.pack import set_of
from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.paying import PAY, PAY_WITH, sequence, source_of
from tablee.games.champions.rules.procedures.stages import Eliminate
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.setup import READINGS, check_setup, in_play, kit, opening
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ASPECTS, ENCOUNTER_TYPES, SCHEMES
from tablee.games.champions.show.chronicle import DOCKS, title_of
from tablee.games.champions.show.cues import cue
from tablee.games.champions.show.figures import figures
from tablee.games.champions.show.gallery import faces
from tablee.games.champions.show.sheets import HERO_ACCENTS, Sheets, icon, sheet, writer
from tablee.games.champions.show.shelf import ReadyDecks
from tablee.games.champions.show.view import view
from tablee.kernel.decision import Option, Refusal
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game, Line
from tablee.kernel.rng import Rng, key_of
from tablee.text.messages import Messages


class Sources(Payment[Scenario]):
    """A payment is named as a whole and taken source by source."""

    def parts(self, game: Scenario, seat: int, choice: Option) -> tuple[Option, ...]:
        if not PAY_WITH.of(choice):
            return (choice,)
        if game.decision is None or PAY_WITH.forbids(game, seat, choice):
            raise game.refused(seat, choice)
        return sequence(game, PAY_WITH.frame(game), [source_of(game, tag) for tag in choice.args])[0]


class CardFigures(Changes):
    option = "changes"

    figures = staticmethod(changing.figures_of)

    def subjects(self, word: str) -> tuple[str, ...]:
        changing.read(word)
        return ()


class Champions(Recorded[Scenario, Setup]):
    id = "champions"
    package = "tablee.games.champions"
    version = "2"
    names = {"en": "Marvel Champions", "fr": "Marvel Champions"}
    presentation = Presentation(
        windows=("would", "interrupt", "response"),
        explained=("play", "use", "take", "special"),
        gauges=True,
        unit="rounds",
        once=True,
        by_piece=True,
        numbered=("minion",),
        icons=drawn("tablee.games.champions"),
        groups=grouped(VERBS, "cards", "abilities", "powers", "more"),
    )
    verbs = VERBS
    payment = Sources()
    changes = CardFigures()
    decks = ReadyDecks()
    campaigns = DOCKS
    decisive = True
    wasteful = ("discard",)
    charts = Charts(ScenarioChart)
    brain = ScenarioBrain()
    options = OPTIONS
    players = (1, 2, 3, 4)
    together = True
    compared = "scenario"
    about = {
        "en": "One to four heroes build their hands into plans and stop a villain before the scheme is complete.",
        "fr": "De un à quatre héros préparent leurs coups et arrêtent un méchant avant que sa manigance n'aboutisse.",
    }

    # ------------------------------------------------------------------ setting up
    def setup(self, options: dict[str, str], seats: int, seed: str, rng: Rng | None = None) -> dict[str, Any]:
        check_names(self.id, options, [one.name for one in self.options])
        rng = rng or Rng(key_of(seed), {})
        chosen = [word.strip() for word in options.get("heroes", "").split(",") if word.strip()]
        if not chosen:
            players = number(options, "players", max(seats, 1))
            if not 1 <= players <= 4:
                raise SetupError(f"--players {players}: Marvel Champions is played by 1 to 4")
            chosen = [HEROES[i] for i in rng.shuffled(range(len(HEROES)), "setup")[:players]]
        elif "players" in options and len(chosen) != number(options, "players", 0):
            raise SetupError(f"--players {options['players']}, but {len(chosen)} heroes are named")
        entries = [decks.deck_for(word) for word in drawn_apart(chosen, HEROES, rng, "setup")]
        log = self.campaign_log(options.get("campaign", NONE))
        scenario, modular = campaign.scenario_of(campaign.checked(log)) if log else ("", "")
        scenario = options.get("scenario", scenario or "rhino")
        if scenario not in SCENARIOS:
            raise SetupError(f"no scenario is called {scenario!r}; there are {', '.join(SCENARIOS)}")
        modular = options.get("modular", modular or SCENARIOS[scenario].modular)
        if modular == "random":
            modular = tuple(MODULAR)[rng.below(len(MODULAR), "modular")]  # MC-DECK-13, MC-DECK-15
        readings = tuple(sorted([(name, options[name]) for name in READINGS if name in options]))
        found = Setup(
            tuple([hero for hero, _ in entries]),
            tuple([deck for _, deck in entries]),
            scenario,
            tuple([word.strip() for word in modular.split(",") if word.strip()]),
            options.get("mode", "standard"),
            number(options, "heroic", 0),
            number(options, "skirmish", 0),
            number(options, "first", 0),
            readings,
            (log,) if log else (),
            changing.read(options.get("changes", "")),
        )
        check_setup(found)
        return self.data(in_play(found) if found.changes else found)

    def campaign_log(self, word: str) -> str:
        """The log a game begins with: none, that of a campaign that begins, or one that goes on."""
        if word == NONE:
            return ""
        log = DOCKS.begin(word, "") if word in DOCKS.names else campaign.checked(word)
        return campaign.words(log)

    def data(self, s: Setup) -> dict[str, Any]:
        return {
            "heroes": list(s.heroes),
            "decks": [dict(deck) for deck in s.decks],
            "scenario": s.scenario,
            "modular": list(s.modular),
            "mode": s.mode,
            "heroic": s.heroic,
            "skirmish": s.skirmish,
            "first": s.first,
            "readings": dict(s.readings),
            "campaign": json.loads(s.campaign[0]) if s.campaign else None,
            **({"changes": {path: list(numbers) for path, numbers in s.changes}} if s.changes else {}),
        }

    kit = staticmethod(kit)
    laid_out = staticmethod(opening)

    def record(self, setup: dict[str, Any]) -> Setup:
        try:
            return _record(json.dumps(setup))
        except TypeError as error:
            raise SetupError(f"this is not a setup of Marvel Champions: {error!r}") from error

    def seats(self, setup: dict[str, Any]) -> int:
        return len(self.record(setup).heroes)

    def playing(self, game: Scenario, seat: int) -> bool:
        return game.has_seat(seat) and not game.players[seat].out

    def offered(self, option: SetupOption) -> tuple[str, ...]:
        """Heroes with their starter deck, or with another aspect."""
        if option.name == "heroes":
            return (*HEROES, *[f"{hero}:{aspect}" for hero in HEROES for aspect in ASPECTS])
        numbers = {"heroic": ("0", "1", "2", "3", "4"), "skirmish": ("0", "1", "2", "3"), "first": ("0", "1", "2", "3")}
        return numbers.get(option.name, option.values)

    def value_name(self, option: SetupOption, value: str, lang: str) -> str:
        hero, _, aspect = value.partition(":")
        if value == "0" and option.name in ("heroic", "skirmish"):
            return self.messages(lang).say("value-none")
        if option.name == "campaign":
            if value == NONE:
                return self.messages(lang).say("campaign-none")
            return title_of(DOCKS.begin(value, ""), lang)
        if hero not in HEROES:
            return super().value_name(option, value, lang)
        say, name = self.messages(lang), super().value_name(option, hero, lang)
        deck = say.say(f"set-{aspect}") if aspect else say.say("starter-deck")
        return f"{name} ({deck})"

    def faces(self, lang: str) -> dict[str, Face]:
        return faces(lang, self.messages(lang))

    # ------------------------------------------------------------------ knowing
    def active(self, game: Scenario) -> int:
        return game.active

    view = staticmethod(view)
    redeal = staticmethod(redeal)

    def concede(self, game: Scenario, seat: int) -> None:
        """The player leaves as if their identity were defeated; the others play on (MC-ELIM-05)."""
        game.note("MC-ELIM-01", "concedes", who=f"&{seat}")
        leaving = Eliminate(seat)
        for step in ("minions", "foreign", "removed"):
            getattr(leaving, step)(game)
            if game.outcome is not None:
                game.stack.clear()
                return
        heir = game.order((seat + 1) % len(game.players))[0]
        for i in leaving.moved:
            game.engage(i, heir)
        evaluate.drop_frames(game, seat)

    matters = staticmethod(evaluate.matters)

    def why_not(self, game: Scenario, seat: int, option: Option) -> Refusal | None:
        """Sources that come later in the engine's order can be spent all the same, together with others."""
        refusal = game.why_not(seat, option)
        if refusal is not None and refusal.reason == "not-offered" and (PAY.of(option) or PAY_WITH.of(option)):
            return None
        return refusal

    def because(self, game: Scenario, seat: int, option: Option, refusal: Refusal) -> Words:
        if refusal.reason == "forbidden" and (PAY.of(option) or PAY_WITH.of(option)):
            return Words(f"reason-{option.verb}")
        return super().because(game, seat, option, refusal)

    # ------------------------------------------------------------------ words
    def messages(self, lang: str) -> Messages:
        """Read once: they are asked for with every resource that is named."""
        return decks.words_of(lang)

    def sheets(self, setup: dict[str, Any], lang: str) -> Mapping[str, Sheet]:
        return _sheets(lang, changes_in(setup))

    def phrase(self, game: Game, ref: str, lang: str) -> str:
        if ref.startswith("res:"):
            say = self.messages(lang)
            return " + ".join([say.say("res-" + r) for r in ref[4:].split("+") if r]) or say.say("nothing")
        asked = ref.startswith("?")
        key, at = ref.removeprefix("?").rsplit("/", 1)
        assert isinstance(game, Scenario)
        code = key.rsplit(".", 1)[0]
        node = game.content.texts[key].nodes[int(at)]
        words: str = writer(lang).inside(node, game.kit.defs, game.kit.defs[code], asked)
        return words

    def line(self, line: Line) -> Words:
        """Some lines have other words for some types of cards: a scheme is foiled where a character is defeated."""
        about = str(line.args.get("who" if line.message == "defeated" else "card", ""))
        card = library().get(about.removeprefix("#card.").partition("/")[0])
        message = OTHERWISE.get((line.message, card.type), line.message) if card is not None else line.message
        return Words(f"log-{message}", line.args)

    cue = staticmethod(cue)

    def kind(self, sheet: Sheet, lang: str) -> str:
        return self.messages(lang).say("type-" + sheet.kind.replace("_", "-")) if sheet.kind else ""

    def content_names(self) -> dict[str, dict[str, str]]:
        out: dict[str, dict[str, str]] = {}
        for hero in HEROES:
            face = identity_of(hero)
            out[hero] = {"en": face.name.en, "fr": face.name.fr}
        for lang in ("en", "fr"):
            say = self.messages(lang)
            said = {one.id: say.say("set-scenario", name=one.name.said(lang)) for one in SCENARIOS.values()}
            said |= {name: say.say("set-modular", name=title.said(lang)) for name, title in MODULAR.items()}
            said |= {name: say.say(f"set-{name}") for name in ("standard", "expert", *ASPECTS, "basic")}
            for name, words in said.items():
                out.setdefault(name, {})[lang] = words
        return out

    def describe(self, name: str, lang: str) -> list[str]:
        say = self.messages(lang)
        cards = library()
        sets = {set_of(name), f"{set_of(name)}_nemesis"}
        found = [c for c in cards.values() if c.set in sets and not c.facedown]
        if not found:
            found = [c for c in cards.values() if slug(name) in (slug(c.name.en), slug(c.name.fr), c.code)]
        out = []
        for card in found:
            one = sheet(card, cards, lang, say)
            copies = f" ×{card.qty}" if card.qty > 1 else ""
            unique = [say.say("content-unique")] if card.unique else []
            cost = [say.say("content-cost", n=one.cost)] if one.cost is not None else []
            sub = f", {card.sub.said(lang)}" if card.sub is not None else ""
            what = ", ".join([f"{say.say('type-' + card.type.replace('_', '-'))}{copies}", *unique, *cost])
            out.append(f"{one.name}{sub} — {what}")
            if one.needs:
                out.append(f"    {one.needs}")
            out += [f"    {line}" for line in one.text.split("\n") if line]
            out += [f"    ({remark})" for remark in one.house]
        return out

    # ------------------------------------------------------------------ judgement
    suggest = staticmethod(evaluate.suggest)
    score = staticmethod(evaluate.score)

    # ------------------------------------------------------------------ figures for reports
    def length(self, game: Scenario) -> int:
        return game.round

    def winners(self, game: Scenario) -> tuple[str, ...]:
        assert game.outcome is not None
        return ("villain",) if -1 in game.outcome else ("heroes",)

    figures = staticmethod(figures)

    def luck(self) -> BoostLuck:
        return BoostLuck()


#: a log line about a card of this type -> the message that suits it
OTHERWISE = {
    **{("defeated", type): "foiled" for type in SCHEMES},
    **{("uses", type): "takes-effect" for type in ENCOUNTER_TYPES},
    **{("uses", type): "uses-identity" for type in ("hero", "alter_ego")},
}


@lru_cache(maxsize=64)
def _record(words: str) -> Setup:
    """A setup from its plain data, checked as a whole; it is asked for often."""
    setup = json.loads(words)
    try:
        deck_lists = tuple([tuple([(str(c), int(n)) for c, n in deck.items()]) for deck in setup["decks"]])
        found = Setup(
            tuple(setup["heroes"]),
            deck_lists,
            setup["scenario"],
            tuple(setup["modular"]),
            setup["mode"],
            int(setup["heroic"]),
            int(setup["skirmish"]),
            int(setup["first"]),
            tuple(sorted(setup["readings"].items())),
            (campaign.words(setup["campaign"]),) if setup["campaign"] else (),
            changes_in(setup),
        )
        check_setup(found)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SetupError(f"this is not a setup of Marvel Champions: {error!r}") from error
    for hero, deck in zip(found.heroes, found.decks):
        if problems := decks.problems(hero, dict(deck)):
            raise SetupError(f"the deck of {hero}: {'; '.join(problems)}")
    return found


def changes_in(setup: dict[str, Any]) -> tuple[Change, ...]:
    return tuple([(str(path), tuple(numbers)) for path, numbers in setup.get("changes", {}).items()])


@lru_cache(maxsize=8)
def _sheets(lang: str, changes: tuple[Change, ...] = ()) -> Sheets:
    others = {}
    for card in library().values():
        for k, ability in enumerate(card.abilities):
            if ability.name is not None:
                others[f"ability.{card.code}.{k}"] = Sheet(ability.name.said(lang))
    for hero in HEROES:
        face, accent = identity_of(hero), HERO_ACCENTS.get(hero, "")
        others[f"hero.{hero}"] = Sheet(face.name.said(lang), "hero", icon=icon(face), accent=accent)
    cards = changing.changed(library(), changes) if changes else library()
    return Sheets(cards, lang, RULES.messages(lang), others)


RULES = Champions()
