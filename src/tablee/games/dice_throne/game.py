"""Dice Throne as tables, clients and bots see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from tablee.gamekit.capability import Changes
from tablee.gamekit.changes import Change
from tablee.gamekit.chart import Charts
from tablee.gamekit.gallery import Face
from tablee.gamekit.icons import drawn
from tablee.gamekit.presentation import Presentation
from tablee.gamekit.rules import Recorded, SetupOption, check_names, drawn_apart, number
from tablee.gamekit.view import Sheet
from tablee.games.dice_throne.mind import drafting, evaluate
from tablee.games.dice_throne.mind.brain import BattleBrain
from tablee.games.dice_throne.mind.chart import BattleChart
from tablee.games.dice_throne.mind.luck import RollLuck
from tablee.games.dice_throne.mind.people import Duellists
from tablee.games.dice_throne.rules import changing
from tablee.games.dice_throne.rules.book import VERBS
from tablee.games.dice_throne.rules.effects.spells import CastSpell
from tablee.games.dice_throne.rules.guards import announced, way_of
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.knowing import redeal
from tablee.games.dice_throne.rules.procedures.draft import WAYS
from tablee.games.dice_throne.rules.records import Kit, Setup
from tablee.games.dice_throne.rules.run import Node
from tablee.games.dice_throne.rules.setup import NAMED, check_setup, heroes_of, kit, mode_for, opening
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import UPGRADE
from tablee.games.dice_throne.rules.window import PLAY, SPEND, USE, PlayCard
from tablee.games.dice_throne.show.chances import RollOdds
from tablee.games.dice_throne.show.cues import cue
from tablee.games.dice_throne.show.described import describe
from tablee.games.dice_throne.show.figures import figures
from tablee.games.dice_throne.show.gallery import faces
from tablee.games.dice_throne.show.reasons import because
from tablee.games.dice_throne.show.sheets import catalogue
from tablee.games.dice_throne.show.view import view
from tablee.games.dice_throne.text.board.check import HeroBoards
from tablee.games.dice_throne.text.board.folder import own, own_boards
from tablee.games.dice_throne.text.words import writer
from tablee.kernel.decision import PASS, Option
from tablee.kernel.effect import Effect
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng, key_of
from tablee.text.rulebook import LANGUAGES


class HeroFigures(Changes):
    option = "changes"

    def figures(self, whose: str) -> dict[str, str]:
        return changing.figures_of(whose)

    def subjects(self, word: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys([path.partition(".")[0] for path, _ in changing.read(word)]))


class DiceThrone(Recorded[Battle, Setup]):
    id = "dice-throne"
    package = "tablee.games.dice_throne"
    version = "2"
    verbs = VERBS
    presentation = Presentation(
        meant={"card": "play", "token": "spend", "ability": "announce"},
        explained=("announce", "defend", "spend", "play", "lay", "take"),
        icons=drawn("tablee.games.dice_throne"),
    )
    names = {"en": "Dice Throne", "fr": "Dice Throne"}
    charts = Charts(BattleChart)
    options = (
        SetupOption("heroes", tuple(HEROES), each=True, without="draft"),
        SetupOption("draft", ("none", *WAYS), usual="none"),
        SetupOption("boards", local=True),
        SetupOption("changes", local=True),
        SetupOption("players", local=True),
        SetupOption("mode", NAMED, usual="book"),
        SetupOption("first", seats=True, advanced=True),
        SetupOption("upgrades", ("cards", "slots"), usual="cards", advanced=True),
        SetupOption("leader-card", ("always", "three"), usual="always", advanced=True),
        SetupOption("then", ("applied", "incoming"), usual="applied", advanced=True),
    )
    players = (2, 3, 4, 5, 6)
    asks = {5: {"mode": "koth"}, 6: {"mode": "koth"}}  # DT-MODEX-01
    compared = "heroes"
    chances = RollOdds()
    rivals = Duellists()
    brain = BattleBrain()
    boards = HeroBoards()
    changes = HeroFigures()
    wasteful = ("sell", "discard")
    about = {
        "en": "Roll five dice up to three times, set off the strongest ability you can, and bring your rival to 0 health.",
        "fr": "Lancez cinq dés jusqu'à trois fois, activez la meilleure capacité possible et faites tomber la santé de l'adversaire à zéro.",
    }

    # ------------------------------------------------------------------ setting up
    def setup(self, options: dict[str, str], seats: int, seed: str, rng: Rng | None = None) -> dict[str, Any]:
        check_names(self.id, options, [one.name for one in self.options])
        players = number(options, "players", max(seats, 2))
        if options.get("draft", "none") != "none":
            return self.data(self.drafting(options, players))
        heroes = [name.strip() for name in options.get("heroes", "").split(",") if name.strip()]
        rng = rng or Rng(key_of(seed), {})
        if not heroes:
            heroes = different(players, rng)
        elif "players" in options and len(heroes) != players:
            raise SetupError(f"--players {players}, but {len(heroes)} heroes are named")
        heroes = drawn_apart(heroes, tuple(HEROES), rng, "setup")
        found = Setup(
            tuple(heroes),
            mode_for(len(heroes), options.get("mode", "book")),
            number(options, "first", -1),
            options.get("upgrades", "cards"),
            options.get("leader-card", "always"),
            options.get("then", "applied"),
            own_boards(heroes, options.get("boards", "")),
            changes=here(changing.read(options.get("changes", "")), heroes),
        )
        check_setup(found)
        return self.data(found)

    def drafting(self, options: dict[str, str], players: int) -> Setup:
        """Heroes are chosen at the table: from those that are named, or from all of the box."""
        named = [name.strip() for name in options.get("heroes", "").split(",") if name.strip()]
        pool = tuple(named) or tuple(HEROES)
        return check_setup(
            Setup(
                (),
                mode_for(players, options.get("mode", "book")),
                number(options, "first", -1),
                options.get("upgrades", "cards"),
                options.get("leader-card", "always"),
                options.get("then", "applied"),
                own_boards(list(pool), options.get("boards", "")),
                options["draft"],
                players,
                pool,
                here(changing.read(options.get("changes", "")), pool),
            )
        )

    def data(self, s: Setup) -> dict[str, Any]:
        return {
            "heroes": list(s.heroes),
            "mode": s.mode,
            "first": s.first,
            "upgrades": s.upgrades,
            "leader_card": s.leader_card,
            "then": s.then,
            **({"boards": dict(s.boards)} if s.boards else {}),  # whoever has not the files can replay it all the same
            **({"draft": s.draft, "players": s.players, "pool": list(s.pool)} if s.draft else {}),
            **({"changes": {path: list(numbers) for path, numbers in s.changes}} if s.changes else {}),
        }

    def as_written(self, setup: dict[str, Any], content: str) -> dict[str, Any]:
        if self.content_hash(setup) != content:
            before = {**setup, "former": True}
            if self.content_hash(before) == content:
                return before
        return setup

    kit = staticmethod(kit)
    laid_out = staticmethod(opening)

    def record(self, setup: dict[str, Any]) -> Setup:
        try:
            return check_setup(
                Setup(
                    tuple(setup["heroes"]),
                    setup["mode"],
                    setup["first"],
                    setup["upgrades"],
                    setup["leader_card"],
                    setup.get("then", "applied"),
                    tuple(setup.get("boards", {}).items()),
                    setup.get("draft", ""),
                    setup.get("players", 0),
                    tuple(setup.get("pool", ())),
                    changes_in(setup),
                    setup.get("former", False) is True,
                )
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise SetupError(f"this is not a setup of Dice Throne: {error}") from error

    def seats(self, setup: dict[str, Any]) -> int:
        return self.record(setup).seats

    def playing(self, game: Battle, seat: int) -> bool:
        return game.has_seat(seat) and not (game.players and game.players[seat].out)

    def faces(self, lang: str) -> dict[str, Face]:
        return faces((*HEROES.values(), *own().values()), lang, self.messages(lang))

    # ------------------------------------------------------------------ knowing
    def active(self, game: Battle) -> int:
        return game.active if game.players else -1

    def offered(self, option: SetupOption) -> tuple[str, ...]:
        if option.name == "heroes":
            return (*HEROES, *own())
        return tuple([str(seat) for seat in range(self.players[-1])]) if option.name == "first" else option.values

    view = staticmethod(view)
    redeal = staticmethod(redeal)

    def concede(self, game: Battle, seat: int) -> None:
        """The seat's side gives up; with more than two sides the others play on. Where nobody has a hero yet, nobody wins."""
        if not game.players:
            game.note("DT-HEALTH-06", "leaves-draft", n=seat + 1)
            game.over(())
            return
        game.note("DT-HEALTH-06", "concedes", who=f"&{seat}")
        game.dials[game.kit.team[seat]] = 0
        for other, player in enumerate(game.players):
            if game.allies(seat, other) and not player.out:
                game.leave_play(other)
        game.check_defeat()
        if game.outcome is None:  # whatever was going on involved a side that is gone: next turn
            for frame in game.stack:
                if isinstance(frame, (PlayCard, CastSpell)) and frame.card not in game.players[frame.seat].laid:
                    game.put_away(frame.seat, frame.card)
            game.rolls, game.incoming, game.attack, game.later = [], [], None, ()
            game.locked = game.again = game.skip = game.halving = False
            game.attempts, game.forced, game.healing = 0, -1, [0] * game.kit.seats
            del game.stack[1:]
            game.decision = None
            game.advance(None)

    def matters(self, game: Battle, seat: int, option: Option) -> bool:
        node: Effect | None = None
        if PLAY.of(option):
            card = game.card(seat, game.card_named(seat, str(option.args[0])))
            if card.timing == UPGRADE:
                return seat == game.active and bool(game.rolls) and (game.attempts == 0 or announced(game))
            node = card.effect
        elif SPEND.of(option):
            way = way_of(game.kit.by_id[str(option.args[0])], option)
            node = way.text.root if way is not None else None
        elif USE.of(option):
            for ability in game.players[seat].board.abilities:
                for use in ability.uses:
                    node = use.effect if use.id == option.args[0] else node
        return node is None or matters(game, seat, node)

    # ------------------------------------------------------------------ words
    def sheets(self, setup: dict[str, Any], lang: str) -> dict[str, Sheet]:
        heroes, boards = setup["heroes"] or setup.get("pool", []), setup.get("boards", {})
        changes = changes_in(setup)
        return _sheets(tuple(heroes), tuple(boards.items()), setup.get("players", 0), changes, lang)

    def phrase(self, game: Game, ref: str, lang: str) -> str:
        asked = ref.startswith("?")  # after "do you want to": the bare verb
        key, at = ref.removeprefix("?").rsplit("/", 1)
        assert isinstance(game, Battle)
        hero = next((h for h in game.heroes if key.startswith(h.id + ".")), None)
        write = writer(hero, lang)
        node = game.content.texts[key].nodes[int(at)]
        return write.inside(node, "bare" if asked else "")

    def content_names(self) -> dict[str, dict[str, str]]:
        ours = {id: {"en": name.en, "fr": name.fr} for id, name in HEROES.names().items()}
        say = {lang: self.messages(lang).say for lang in LANGUAGES}
        for hero in own().values():
            ours[hero.id] = {lang: say[lang]("own-name", name=getattr(hero.name, lang)) for lang in LANGUAGES}
        return ours

    def describe(self, name: str, lang: str) -> list[str]:
        hero = HEROES.get(name) or own().get(name)
        return describe(hero, lang, self.messages(lang)) if hero is not None else []

    cue = staticmethod(cue)
    because = staticmethod(because)

    # ------------------------------------------------------------------ judgement
    def suggest(self, game: Battle, seat: int) -> Option | None:
        return evaluate.suggest(game, seat) if game.players else drafting.wanted(game)

    def score(self, game: Battle, seat: int) -> int:
        return evaluate.score(game, seat) if game.players else drafting.score(game, seat)

    def candidates(self, game: Battle, seat: int, suggested: Option | None) -> list[Option]:
        """A suggestion stands for all ways to keep dice or to announce; nothing is sold where one may pass."""
        found = super().candidates(game, seat, suggested)
        if suggested is not None and not game.players:
            return [suggested]
        if suggested is not None:
            found = [*[o for o in found if o.verb not in ("keep", "announce", "nothing")], suggested]
        return [o for o in found if o.verb != "sell"] if PASS in found else found

    def length(self, game: Battle) -> int:
        return game.turn

    def starter(self, game: Battle) -> int:
        return game.first

    figures = staticmethod(figures)
    luck = staticmethod(RollLuck)


def here(changes: Sequence[Change], heroes: Sequence[str]) -> tuple[Change, ...]:
    """Those that are about heroes at this table."""
    return tuple([change for hero in dict.fromkeys(heroes) for change in changing.of(changes, hero)])


def changes_in(setup: dict[str, Any]) -> tuple[Change, ...]:
    return tuple([(str(path), tuple(numbers)) for path, numbers in setup.get("changes", {}).items()])


def different(players: int, rng: Rng) -> list[str]:
    """So many heroes, no two of them the same: who comes up again is drawn again."""
    found: list[str] = []
    while len(found) < players:
        hero = list(HEROES)[rng.below(len(HEROES), "setup")]
        if hero not in found or len(found) >= len(HEROES):
            found.append(hero)
    return found


def matters(game: Battle, seat: int, node: Effect) -> bool:
    """A text matters now if any node that does something for its player does."""
    if isinstance(node, Node) and not node.children():
        return node.matters(game, seat)
    parts = node.children()
    return not parts or any([matters(game, seat, part) for part in parts])


@lru_cache(maxsize=64)
def _sheets(
    heroes: tuple[str, ...],
    boards: tuple[tuple[str, str], ...],
    drafting: int,
    changes: tuple[Change, ...],
    lang: str,
) -> dict[str, Sheet]:
    """Of these heroes, whatever they play; and of seats that have none yet."""
    setup, say = Setup(heroes, "", boards=boards, changes=changes), RULES.messages(lang)
    seats = {f"seat.{n}": Sheet(say.say("seat-number", n=n)) for n in range(1, drafting + 1)}
    kit = Kit(setup, heroes_of(setup))
    found = catalogue(kit, lang, say)
    if drafting:  # whoever chooses reads who that is, as in the gallery
        for id, one in faces(kit.heroes, lang, say).items():
            told = say.say("content-line", what=one.role, text=one.about) if one.role else one.about
            found[f"hero.{id}"] = replace(found[f"hero.{id}"], text=told)
    return {**seats, **found}


RULES = DiceThrone()
