"""The shipped kit on every registered game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, cycle
from typing import Any

import pytest

from tablee.gamekit.rules import Rules
from tablee.gamekit.view import View, Words
from tablee.games import GAMES, load
from tablee.games.champions.rules.packs import HEROES, SCENARIOS
from tablee.games.champions.rules.setup import READINGS
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ASPECTS, PLAY
from tablee.games.dice_throne.game import DiceThrone
from tablee.games.dice_throne.rules.heroes import HEROES as THRONE_HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle
from tablee.games.dungeon_dice.rules.abilities import HEROES_WORD, MONSTER_WORD, TARGETED
from tablee.games.dungeon_dice.rules.combat import handle
from tablee.games.dungeon_dice.rules.records import READINGS as DUNGEON_READINGS
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import COMBAT, SCROLL, SPELLS, TOAD
from tablee.games.super_dungeon.rules.records import OPTIONS as SUPER_OPTIONS
from tablee.games.super_dungeon.rules.setup import HERO_CARDS as SUPER_HEROES
from tablee.kernel.decision import Option, option
from tablee.kernel.game import Game, Line
from tablee.table.journal import read
from tablee.table.session import Session
from tablee.terminal.screen import Screen
from tablee.terminal.speaker import Speaker
from tablee.terminal.style import Style
from tablee.testing.conformance import Free, allows, conforms
from tablee.testing.fuzz import Broken
from tests.inside import inside

from .super_dungeon import candidates as super_dungeon

#: every reading of Champions that is not the recommended one, but for open hands
OTHERWISE = {name: readings[1] for name, readings in READINGS.items() if name != "hands"}
#: the same for Dungeon Dice
UNUSUAL = {name: readings[1] for name, readings in DUNGEON_READINGS.items()}
#: all difficulty options of Super Dungeon, and the other reading of every rule that tables differ on; `one-coin` and
#: `points` are played at tables of their own
HARDER = {
    name: values[-1] if name in ("skulls", "potions-each") else values[1]
    for name, values in SUPER_OPTIONS.items()
    if name not in ("one-coin", "points")
}


def each_once(heroes: tuple[str, ...]) -> list[dict[str, str]]:
    """Tables at which every hero sits, one of each size at least: six seats show as much as three duels, in one game."""
    found: list[dict[str, str]] = []
    sizes, taken = cycle((2, 3, 4, 5, 6)), 0
    while taken < len(heroes) or len(found) < 5:
        size = min(next(sizes), max(2, len(heroes) - taken)) if len(found) >= 5 else next(sizes)
        seats = [heroes[(taken + i) % len(heroes)] for i in range(size)]
        found.append({"heroes": ",".join(seats), **({"mode": "koth"} if size > 4 else {})})
        taken += size
    return found


#: for each game: setups (all heroes, every number of players), as a user would type them; else its own default
TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "dice-throne": (
        *each_once(tuple(THRONE_HEROES)),
        {"heroes": "cursed-pirate,cursed-pirate", "upgrades": "slots", "first": "1"},
        {"heroes": "cursed-pirate,barbarian,cursed-pirate", "leader-card": "three"},
        {"heroes": "paladin,gunslinger,cursed-pirate,barbarian", "draft": "snake"},
        {"heroes": "barbarian,gunslinger,black-widow,black-widow"},
    ),
    "dungeon-dice": (
        {"players": "2"},
        {"players": "2", "deals": "off", "first": "1"},
        {"players": "3", "one-use": "2"},
        {"players": "3", **UNUSUAL},
        {"players": "4"},
        {"players": "4", "one-use": "2", "deals": "off"},
        {"players": "5", "first": "4"},
        {"players": "5", "loot": "chest-first", "one-use": "2"},
    ),
    "super-dungeon": (
        {"players": "2"},
        {"players": "2", "heroes": "royal-paladin,ember-mage,hexcast-sorceress,riftling-rogue,deeproot-druid"},
        {
            "players": "3",
            "heroes": "claw-tribe-barbarian,hearthsworn-fighter,glimmerdusk-ranger,fae-alchemist",
            "points": "1",
        },
        {"players": "4", "preparing": "steps", "consul": "0"},
        {"players": "4", **HARDER},
        {"players": "6"},
        {"players": "6", "one-coin": "on", "points": "-1", "preparing": "steps"},
    ),
    "champions": (
        {"heroes": "spider-man", "scenario": "rhino"},
        {"heroes": "captain-marvel:protection", "scenario": "klaw"},
        {"heroes": "she-hulk:leadership", "scenario": "ultron", "mode": "expert"},
        {"heroes": "iron-man", "scenario": "rhino", "mode": "expert", "heroic": "2"},
        {"heroes": "black-panther", "scenario": "klaw", "skirmish": "3"},
        {
            "heroes": "she-hulk,spider-man:protection",
            "scenario": "ultron",
            "modular": "the-doomsday-chair",
            **OTHERWISE,
        },
        {"heroes": "black-panther,iron-man", "scenario": "rhino", "hands": "open", "first": "1"},
        {"heroes": "captain-marvel,black-panther,she-hulk", "scenario": "klaw", "mode": "expert", "heroic": "1"},
        {"heroes": "spider-man,she-hulk,iron-man,captain-marvel", "scenario": "rhino", "modular": "legions-of-hydra"},
        {"heroes": "iron-man,black-panther,captain-marvel,spider-man", "scenario": "ultron"},
    ),
}


def dice_throne(game: Battle, seat: int) -> Iterator[Option]:
    """Every card, token (in each way to spend it) and use a player might try, once there are heroes."""
    if not game.players:
        return  # a draft
    player, hero = game.players[seat], game.heroes[seat]
    for number in (*player.hand, *player.discard[-2:], *player.laid[-2:]):
        yield option("play", hero.deck[number].id)
        yield option("sell", hero.deck[number].id)
    for kind in game.kit.kinds:
        yield from kind.spends or (option("spend", kind.id),)
    for slot, level in zip(hero.sides[player.side], player.levels, strict=True):
        for ability in slot.levels[level - 1].abilities:
            for use in ability.uses:
                yield option("use", use.id)


def champions(game: Scenario, seat: int) -> Iterator[Option]:
    """Every card, ability and power a player might try in a turn, with whom it belongs to and with others."""
    for player in game.players:
        for i in (*player.hand, *player.pile[-2:], *player.deck[:2]):
            yield option("play", game.handle(i))
    for card in game.cards:
        if card.zone == PLAY:
            for k in range(len(card.face.abilities)):
                yield option("use", game.tag(card.id, k))
    for i in game.friends():
        for x in game.enemies():
            yield option("attack", game.handle(i), game.handle(x))
        for x in game.all_schemes():
            yield option("thwart", game.handle(i), game.handle(x))
    for verb in ("recover", "flip", "end"):
        yield option(verb)


def dungeon_dice(game: Dungeon, seat: int) -> Iterator[Option]:
    """What a player might try: in a combat every symbol with every die and target, before it every way to dress."""
    assert game.decision is not None
    names, hero = game.kit.handles, game.heroes[seat]
    if game.decision.prompt == "ability":
        yield from in_combat(game, seat)
    elif game.decision.prompt in ("prepare", "decide", "dress"):
        for die in (*hero.dice, *game.heroes[(seat + 1) % len(game.heroes)].dice[:1]):
            yield option("wear", names[die])
            for old in hero.worn:
                yield option("wear", names[die], names[old])
            if len(hero.worn) > 1:
                yield from [option("wear", names[die], names[a], names[b]) for a, b in zip(hero.worn, hero.worn[1:])]
        if game.decision.prompt != "dress":
            for verb in ("search", "hunt", "rest", "scout", "reach", "fight", "flee"):
                yield option(verb)
            for other in range(-1, len(game.heroes) + 1):
                yield from [option("ask", other), option("agree", other)]
    if game.decision.prompt == "moment":
        yield from [option("deal", other) for other in range(-1, len(game.heroes) + 1)]


def in_combat(game: Dungeon, seat: int) -> Iterator[Option]:
    dice = [handle(game, at) for at in range(len(game.fight.dice))]
    own = [dice[at] for at, one in enumerate(game.fight.dice) if one.owner == seat]
    foreign = [dice[at] for at, one in enumerate(game.fight.dice) if one.owner != seat and one.die >= 0]
    people = [f"seat-{other}" for other in range(len(game.heroes))]
    for source in (*own, *foreign[:1], MONSTER_WORD):
        for symbol in COMBAT:
            yield option(symbol, source)
            if symbol == SCROLL:
                yield from [option(symbol, source, spell) for spell in SPELLS]
            elif symbol == TOAD:
                yield from [option(symbol, source, target) for target in (*people, MONSTER_WORD)]
            elif symbol in TARGETED:
                yield from [option(symbol, source, target) for target in dice]
    others = [die for hero in game.heroes for die in hero.dice if die not in game.heroes[seat].dice]
    for name in [game.kit.handles[die] for die in (*game.heroes[seat].dice, *others[:1])]:
        yield option("play", name)
        yield from [option("play", name, target) for target in (*people, MONSTER_WORD)]
        sides = (HEROES_WORD, MONSTER_WORD, *people)
        yield from [option("play", name, spell, side) for spell in SPELLS for side in sides]


def nothing_more(game: Any, seat: int) -> Iterator[Option]:
    """A game that names nothing to try: the kit tries what it can think of itself."""
    yield from ()


CANDIDATES: dict[str, Callable[[Any, int], Iterator[Option]]] = {
    "dice-throne": dice_throne,
    "dungeon-dice": dungeon_dice,
    "super-dungeon": super_dungeon.candidates,
    "champions": champions,
}
#: where a game offers all that its guards allow, if its procedures do not say so themselves
FREE: dict[str, Free] = {
    "champions": lambda game: game.decision.prompt == "turn",
    "dungeon-dice": lambda game: game.decision.prompt in ("ability", "prepare", "decide", "dress", "moment"),
    "super-dungeon": lambda game: game.decision.prompt in super_dungeon.FREE,
}
#: how much a game must show: choices and whole checks; guards, refusals and lines for each of those
LEAST = {
    "dice-throne": (60, 3, 1, 8, 20),
    "dungeon-dice": (60, 3, 1, 8, 20),
    "super-dungeon": (60, 3, 1, 8, 20),
    "champions": (10, 1, 1, 8, 20),
}
MOST = {"champions": 120, "dungeon-dice": 150, "super-dungeon": 120}  # choices; 300 where nothing is said


def tables(name: str) -> tuple[dict[str, str], ...]:
    """Those above; a game that is not named plays as it is set up by itself."""
    return TABLES.get(name, ({},))


def candidates(name: str) -> Callable[[Any, int], Iterator[Option]]:
    return CANDIDATES.get(name, nothing_more)


class Terminal:
    """The words of the terminal as the kit wants to hear them."""

    def __init__(self, rules: Rules[Game], setup: dict[str, Any], lang: str) -> None:
        self.lang = lang
        self.speaker = Speaker(rules, setup, lang)
        self.speaker.seat_sheets([seat.sheet for seat in rules.view(rules.new(setup, "0"), -1).seats])
        self.screen = Screen(self.speaker, Style(plain=True))

    def view(self, view: View, game: Any) -> list[str]:
        lines = [*self.screen.table(view, game), *self.screen.question(view, game), *self.screen.boards(view, game)]
        return lines if view.over is None else [*lines, self.speaker.words(view.over, game)]

    def choices(self, view: View, game: Any) -> list[str]:
        return [self.speaker.words(c.label, game) for c in (view.question.options if view.question else ())]

    def line(self, line: Line, game: Any) -> str:
        return self.speaker.line(line, game)


def test_tables_and_candidates_are_those_of_games() -> None:
    assert {"dice-throne", "dungeon-dice", "super-dungeon", "champions"} <= set(TABLES) and set(FREE) <= set(TABLES)
    assert set(TABLES) == set(CANDIDATES) == set(LEAST) <= set(GAMES)


def test_the_tables_of_dice_throne_seat_all_heroes_and_all_modes() -> None:
    rules = load("dice-throne")
    heroes = [table["heroes"].split(",") for table in tables("dice-throne")]
    assert {name for table in heroes for name in table} == set(rules.content_names())
    assert {len(table) for table in heroes} == {2, 3, 4, 5, 6}


def test_the_tables_of_dungeon_dice_seat_two_to_five_and_show_every_reading() -> None:
    setups = [load("dungeon-dice").setup(table, 2, "") for table in TABLES["dungeon-dice"]]
    assert {setup["players"] for setup in setups} == {2, 3, 4, 5}
    chosen = {pair for setup in setups for pair in setup["readings"].items()}
    assert chosen == {(name, readings[1]) for name, readings in DUNGEON_READINGS.items()}
    assert {len(setup["readings"]) for setup in setups} >= {0, 1, len(DUNGEON_READINGS)}


def test_the_tables_of_super_dungeon_seat_all_heroes_and_show_every_option() -> None:
    rules = load("super-dungeon")
    setups = [rules.setup(table, 2, "") for table in TABLES["super-dungeon"]]
    assert {setup["players"] for setup in setups} >= {2, 3, 4, 6}
    assert {len(setup["heroes"]) for setup in setups} == {3, 4, 5}
    assert {hero for setup in setups for hero in setup["heroes"]} == set(SUPER_HEROES)
    for players in (2, 4, 6):
        ways = {setup["preparing"] for setup in setups if setup["players"] == players}
        assert "auto" in ways and (players == 2 or ways == {"auto", "steps"})
    assert {name for setup in setups for name in setup["options"]} == set(SUPER_OPTIONS)


def test_the_tables_of_champions_seat_all_heroes_and_show_every_setup_option() -> None:
    found = TABLES["champions"]
    heroes = [[word.partition(":")[0] for word in table["heroes"].split(",")] for table in found]
    assert {name for table in heroes for name in table} == set(HEROES)
    assert {len(table) for table in heroes} == {1, 2, 3, 4}
    setups = [load("champions").setup(table, 2, "") for table in found]
    assert {(setup["scenario"], setup["mode"]) for setup in setups} == {
        (scenario, mode) for scenario in SCENARIOS for mode in ("standard", "expert")
    }
    assert any(setup["heroic"] for setup in setups) and any(setup["skirmish"] for setup in setups)
    chosen = {pair for setup in setups for pair in setup["readings"].items()}
    assert chosen == {(name, readings[1]) for name, readings in READINGS.items()}
    library = inside(load("champions").new(setups[0], "")).kit.defs
    seated = {library[code].aspect for setup in setups for deck in setup["decks"] for code in deck}
    assert seated >= set(ASPECTS)


#: who plays; in every run of the tests each table has one of these in turn, in `make long` both
MANNERS = (("eager", "random"), ("thrifty", "eager"))


def runs() -> Iterator[Any]:
    for name in GAMES:
        for n, table in enumerate(tables(name)):
            for m, players in enumerate(MANNERS):
                marks = () if m == n % len(MANNERS) else (pytest.mark.long,)
                yield pytest.param(
                    name, table, players, marks=marks, id="-".join([name, ".".join(table.values()), *players])
                )


@pytest.mark.parametrize(("name", "table", "players"), [*runs()])
def test_game_keeps_every_promise(name: str, table: dict[str, str], players: tuple[str, ...]) -> None:
    rules = load(name)
    seed = f"conformance {'-'.join(players)}"
    setup: dict[str, Any] = rules.setup(table, 2, seed)
    voices = [Terminal(rules, setup, lang) for lang in ("en", "fr")]
    report = conforms(
        rules, setup, seed, players, candidates(name), voices, MOST.get(name, 300), free=FREE.get(name, allows)
    )
    choices, whole, guarded, refused, spoken = LEAST.get(name, (1, 1, 0, 0, 1))
    if name in LEAST:  # guards are only asked about candidates, and after a short game nothing may be taken back
        assert report.guarded > guarded * report.choices
        assert report.undone > 0
    assert report.choices >= choices, "the game is too short to show much: take another seed"
    assert report.whole >= whole
    assert report.refused > refused * report.whole
    assert report.spoken > spoken * report.choices


# ---------------------------------------------------------------------- the kit bites
def shared_dials(patch: pytest.MonkeyPatch) -> None:
    honest = Battle.clone

    def clone(game: Battle) -> Battle:
        new = honest(game)
        new.players[0].tokens, new.dials = game.players[0].tokens, game.dials
        return new

    patch.setattr(Battle, "clone", clone)


def forgetful_restore(patch: pytest.MonkeyPatch) -> None:
    honest = Battle.restore

    def restore(game: Battle, saved: dict[str, Any]) -> None:
        honest(game, saved)
        game.players[0].cp = 0

    patch.setattr(Battle, "restore", restore)


def strict_guard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "VERBS", {**Battle.VERBS, "sell": (lambda *_: "DT-MAIN-02",)})


def lax_guard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "VERBS", {**Battle.VERBS, "play": (lambda *_: "",)})


def unguarded_verb(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "VERBS", {verb: guards for verb, guards in Battle.VERBS.items() if verb != "keep"})


def own_chance(patch: pytest.MonkeyPatch) -> None:
    honest, calls = Battle.gain_cp, count(1)

    def gain_cp(game: Battle, seat: int, n: int) -> int:
        return honest(game, seat, n + (game.log is not None and next(calls) % 3 == 0))

    patch.setattr(Battle, "gain_cp", gain_cp)


def asking_that_acts(patch: pytest.MonkeyPatch) -> None:
    honest = Battle.ask_again

    def ask_again(game: Battle) -> None:
        game.turn += 1
        honest(game)

    patch.setattr(Battle, "ask_again", ask_again)


def options_for_all(patch: pytest.MonkeyPatch) -> None:
    honest = DiceThrone.view

    def view(rules: DiceThrone, game: Battle, seat: int) -> View:
        seen = honest(game, seat)
        asked = game.decision
        return replace(seen, question=honest(game, asked.seat).question) if asked is not None else seen

    patch.setattr(DiceThrone, "view", view)


def rule_of_no_book(patch: pytest.MonkeyPatch) -> None:
    honest = Battle.note

    def note(game: Battle, rule: str, message: str, to: int = -1, **args: int | str) -> None:
        honest(game, "DT-HOUSE-01" if message == "sells" else rule, message, to, **args)

    patch.setattr(Battle, "note", note)


def message_without_words(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DiceThrone, "line", lambda _, line: Words(f"no-{line.message}", line.args))


def meddling_undo(patch: pytest.MonkeyPatch) -> None:
    honest = Session.undo

    def undo(session: Session, seat: int) -> str:
        reason = honest(session, seat)
        inside(session.game).players[seat].cp += 1
        return reason

    patch.setattr(Session, "undo", undo)


SABOTAGE: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    shared_dials: "on a clone changes the game it came from",
    forgetful_restore: "a restored game is another game",
    strict_guard: "is offered, but DT-MAIN-02 forbids it",
    lax_guard: "no guard forbids play",
    unguarded_verb: "has no guards",
    own_chance: "replayed, the game is another one",
    asking_that_acts: "asking again changes the game",
    options_for_all: "sees the choices",
    rule_of_no_book: "the log cites 'DT-HOUSE-01'",
    message_without_words: "cannot be put into words in en",
    meddling_undo: "is not really taken back|gives another game",
}


@pytest.mark.parametrize("sabotage", SABOTAGE, ids=lambda sabotage: sabotage.__name__)
def test_a_broken_promise_is_noticed(sabotage: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("dice-throne")
    setup = rules.setup({"heroes": "barbarian,gunslinger"}, 2, "sabotage")
    voices = [Terminal(rules, setup, "en")]
    sabotage(monkeypatch)
    with pytest.raises(Broken, match=SABOTAGE[sabotage]) as caught:
        conforms(rules, setup, "sabotage", ("random",), dice_throne, voices, most=150)
    assert read(caught.value.journal).header.seed == "sabotage"


# ---------------------------------------------------------------------- what the kit found
def test_whether_a_card_matters_can_be_asked_when_no_dice_lie_on_the_table() -> None:
    """Wild West! may re-roll dice and adds damage: it can be played after the dice are used."""
    rules = load("dice-throne")
    scene = battle("gunslinger", "barbarian", at="offensive_roll", hands=[["wild-west"]], cp=[2], dice=[1, 1, 1, 4, 6])
    scene.do("0:keep 1 1 1 4 6", "0:announce revolver")
    assert scene.offers == ["play wild-west", "pass"]
    assert not scene.game.rolls
    assert rules.matters(scene.game, 0, option("play", "wild-west"))


def test_cards_are_not_sold_while_a_window_is_open_in_the_discard_phase() -> None:
    hand = ["double-up", "feelin-good", "tip-it", "six-it", "so-wild", "twice-as-wild"]
    scene = battle("barbarian", "gunslinger", at="discard", hands=[hand], cp=[9])
    scene.do("0:play double-up")
    assert scene.prompt == "act"
    assert len(scene.game.players[0].hand) == 7
    refusal = scene.game.why_not(0, option("sell", "tip-it"))
    assert refusal is not None and refusal.rules == ("DT-DISCARD-01",)


def test_two_abilities_that_can_be_announced_together_have_two_names() -> None:
    """With a Large Straight both the small and the large version can be chosen."""
    rules = load("dice-throne")
    for hero in rules.content_names():
        scene = battle(hero, "barbarian", at="offensive_roll", dice=[1, 2, 3, 4, 5]).do("0:keep 1 2 3 4 5")
        for lang in ("en", "fr"):
            setup = {"heroes": [hero, "barbarian"], "mode": "duel", "first": 0, "upgrades": "cards"}
            voice = Terminal(rules, {**setup, "leader_card": "always"}, lang)
            labels = voice.choices(rules.view(scene.game, 0), scene.game)
            assert len(set(labels)) == len(labels), f"{hero}: {labels}"
