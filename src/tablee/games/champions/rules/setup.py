"""Setting up: decks, scenario, modes; everything laid out as the fifteen steps begin (MC-SETUP).

The reference guide is what is programmed (MC-GOLD-01). Modes are chosen before the game and combine (MC-MODE-08), in a
campaign too (MC-MODE-07). Villains, main schemes and the encounter deck are decks of their own (MC-DECK-18, MC-ENC-01),
whose order nobody changes (MC-DECK-19).
"""

from __future__ import annotations

from functools import lru_cache

from tablee.games.champions.rules import (
    book,  # noqa: F401  (its import makes the book of procedures)
    campaign,
)
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.changing import changed, check, code_of
from tablee.games.champions.rules.library import by_set, identity_of, library
from tablee.games.champions.rules.pack import set_of
from tablee.games.champions.rules.packs import HEROES, MODULAR, PACKS, SCENARIOS
from tablee.games.champions.rules.procedures.rounds import Match
from tablee.games.champions.rules.records import Kit, Player, Setup
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ASIDE,
    DECK,
    ENCOUNTER_DECK,
    IDENTITY_SIDES,
    MAIN_SCHEME,
    OBLIGATION,
    PLAY,
    TOUGH,
    VILLAIN,
)
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng

#: where the book is silent and tables differ: name -> readings, the recommended one first
READINGS = {
    "prevented-cost": ("unpaid", "paid"),  # MC-COST-02
    "cancelled-surge": ("works", "cancelled"),  # MC-KEY-14, MC-CANCEL-04
    "peril": ("no-defence", "defence"),  # MC-KEY-12
    "recover": ("hurt", "always"),  # MC-FORM-09
    "vain-powers": ("if-it-matters", "always", "never"),  # MC-ATK-05, MC-THWART-01
    "hands": ("closed", "open"),  # MC-GOLD-06
}


def check_setup(setup: Setup) -> Setup:
    n = len(setup.heroes)
    if not 1 <= n <= 4:
        raise SetupError(f"{n} heroes: Marvel Champions is played by 1 to 4")
    for hero in setup.heroes:
        if hero not in HEROES:
            raise SetupError(f"no hero is called {hero!r}; there are {', '.join(HEROES)}")
    if len(set(setup.heroes)) < n:  # MC-UNIQUE-02
        raise SetupError("every hero is unique: no two players can have the same")
    if len(setup.decks) != n:
        raise SetupError(f"{n} heroes, but {len(setup.decks)} decks")
    check_scenario(setup)
    check(setup.changes)
    if not 0 <= setup.first < n:
        raise SetupError(f"there is no seat {setup.first} to be first player; choose 0 to {n - 1}")
    for name, value in setup.readings:
        if name not in READINGS or value not in READINGS[name]:
            allowed = ", ".join(READINGS.get(name, ())) or ", ".join(READINGS)
            raise SetupError(f"--{name} cannot be {value!r}; choose {allowed}")
    return setup


def check_scenario(setup: Setup) -> None:
    if setup.scenario not in SCENARIOS:
        raise SetupError(f"no scenario is called {setup.scenario!r}; there are {', '.join(SCENARIOS)}")
    for name in setup.modular:
        if name not in MODULAR:  # Standard and Expert are not modular (MC-DECK-15)
            raise SetupError(f"no modular set is called {name!r}; there are {', '.join(MODULAR)}")
    if len(set(setup.modular)) < len(setup.modular):
        raise SetupError(f"a modular set is added once: {', '.join(setup.modular)}")
    if not setup.modular:
        raise SetupError(f"choose at least one modular set: {', '.join(MODULAR)}")
    if setup.mode not in ("standard", "expert"):
        raise SetupError(f"the mode is standard or expert, not {setup.mode!r}")
    if not 0 <= setup.heroic <= 9:
        raise SetupError(f"the heroic level is 0 to 9, not {setup.heroic}")
    if not 0 <= setup.skirmish <= 3:
        raise SetupError(f"a skirmish is fought against stage 1, 2 or 3, not {setup.skirmish}")
    if setup.campaign:
        wanted, modular = campaign.scenario_of(campaign.checked(setup.campaign[0]))
        if (setup.scenario, setup.modular) != (wanted, (modular,)):
            raise SetupError(f"the campaign goes on with {wanted} and {modular}, not with {setup.scenario}")


def villain_stages(setup: Setup) -> tuple[str, ...]:
    """Standard I and II, expert II and III, skirmish one of them (MC-MODE-01, MC-MODE-02, MC-MODE-04)."""
    stages = SCENARIOS[setup.scenario].stages
    if setup.skirmish:
        return (stages[setup.skirmish - 1],)
    return stages[1:] if setup.mode == "expert" else stages[:2]


def encounter_sets(setup: Setup) -> tuple[str, ...]:
    """The scenario's own, modular ones in any number, Standard, Expert (MC-DECK-12, MC-DECK-14, MC-DECK-15, MC-DECK-16)."""
    sets = (*SCENARIOS[setup.scenario].sets, "standard", *[set_of(name) for name in setup.modular])
    return (*sets, "expert") if setup.mode == "expert" else sets


SCENARIO_TYPES = ("villain", "main_scheme")


def physical(setup: Setup, cards: dict[str, CardDef]) -> tuple[tuple[str, int], ...]:
    """Every card on the table with its owner, in one order (MC-CTRL-01)."""
    out: list[tuple[str, int]] = []
    for seat, hero in enumerate(setup.heroes):
        identity = identity_of(hero, cards)
        assert identity.face is not None
        out.append((identity.face.code, seat))
        for code, n in setup.decks[seat]:
            out += [(code, seat)] * n
        for card in cards.values():  # obligations belong to the set of the identity (MC-OBLIG-01)
            if (card.set == set_of(hero) and card.type == OBLIGATION) or card.set == f"{set_of(hero)}_nemesis":
                out += [(card.code, -1)] * card.qty
    if setup.campaign:
        out += [(code, setup.first) for code in campaign.cards(campaign.checked(setup.campaign[0]))]
    out.append((villain_stages(setup)[0], -1))
    first = cards[SCENARIOS[setup.scenario].schemes[0]]
    out.append((first.face.code if first.face is not None else first.code, -1))
    for name in encounter_sets(setup):
        for card in cards.values():
            if card.set == name and card.type not in SCENARIO_TYPES:
                out += [(card.code, -1)] * card.qty
    return tuple(out)


@lru_cache(maxsize=64)
def _kit(fields: tuple[object, ...]) -> Kit:
    setup = Setup(*fields)  # type: ignore[arg-type]
    return build_kit(setup, cards_for(setup))


def cards_for(setup: Setup) -> dict[str, CardDef]:
    """The cards of the box, and of the packs that are played with: what else is installed changes no game."""
    cards = changed(library(), setup.changes) if setup.changes else library()
    if len(PACKS) == 1:
        return cards
    codes = [code for deck in setup.decks for code, _ in deck]
    sets = [*[set_of(hero) for hero in setup.heroes], *encounter_sets(setup)]
    used = {"", *[card.pack for card in cards.values() if card.code in codes or card.set in sets]}
    return {code: card for code, card in cards.items() if card.pack in used}


def in_play(setup: Setup) -> Setup:
    """Changes of cards that are nowhere at this table are left out."""
    faces = [code for code, _ in physical(setup, library())]
    faces += [*villain_stages(setup), *SCENARIOS[setup.scenario].schemes]
    others = [library()[code].face for code in faces]
    there = {*faces, *[face.code for face in others if face is not None]}
    found = Setup(*setup.fields())
    found.changes = tuple([change for change in setup.changes if code_of(change[0]) in there])
    return found


def build_kit(setup: Setup, cards: dict[str, CardDef], table: tuple[tuple[str, int], ...] = ()) -> Kit:
    """`table`: the cards that are there and their owners, where a setup does not say all of them."""
    scenario = SCENARIOS[setup.scenario]
    readings = {**{name: values[0] for name, values in READINGS.items()}, **dict(setup.readings)}
    full = Setup(*setup.fields())
    full.readings = tuple(sorted(readings.items()))
    return Kit(full, cards, table or physical(setup, cards), villain_stages(setup), scenario.schemes)


def kit(setup: Setup) -> Kit:
    return _kit(check_setup(setup).fields())


def laid_out(content: Kit, rng: Rng) -> Scenario:
    """Setup steps 1 to 10: identities, decks, villain, schemes, encounter deck; nobody has acted yet."""
    game = Scenario(content, rng)
    if content.table is None:
        content.table = lay_table(content)
    first: Scenario = content.table
    game.cards = first.cards[:]  # shared: what is changed is copied first
    game.players = [player.copy() for player in first.players]
    game.villain, game.main = first.villain, first.main
    game.stages, game.schemes = first.stages, first.schemes
    game.first = content.setup.first  # whom the group has chosen (MC-SETUP-03)
    for seat, player in enumerate(game.players):
        player.deck = rng.shuffled(player.deck, f"deck.{seat}")  # MC-SETUP-06
        board, player.board = player.board, ()
        for i in board:
            game.enter(i, seat)  # MC-KEY-09
    game.edeck = rng.shuffled(first.edeck, "encounter")
    for i in (*[player.me for player in game.players], game.villain, game.main):
        game.wake(i, True)
    game.check = 0
    return game


def lay_table(content: Kit) -> Scenario:
    """The cards where every game with this kit finds them, decks unshuffled."""
    game = Scenario(content, Rng(b"", {}))
    setup = content.setup
    for code, owner in content.cards:
        game.new_card(code, owner)
    game.players = [Player(-1) for _ in setup.heroes]
    nemesis = {f"{set_of(name)}_nemesis": seat for seat, name in enumerate(setup.heroes)}
    for card in game.cards:
        face, owner = card.face, card.owner
        if face.type in IDENTITY_SIDES:
            game.players[owner].me = card.id
            card.zone, card.ctl, card.area = PLAY, owner, owner  # its faceup side (MC-ZONE-06)
        elif owner >= 0:
            card.zone, card.ctl, card.area = DECK, owner, owner
            if "setup" in face.keywords:
                game.players[owner].board += (card.id,)  # it starts in play
            else:
                game.players[owner].deck += (card.id,)
        elif face.set in nemesis:
            card.zone = ASIDE  # MC-SETUP-05
            game.players[nemesis[face.set]].aside += (card.id,)
        elif face.type == OBLIGATION:
            card.zone = ASIDE  # MC-SETUP-04
        elif face.type == VILLAIN:
            game.villain = card.id
            card.zone = PLAY  # the stage on top, faceup (MC-SETUP-08, MC-ZONE-07)
            if "toughness" in face.keywords:
                card.status = TOUGH
        elif face.type == MAIN_SCHEME:
            game.main = card.id
            card.zone = PLAY  # the stage on top, faceup (MC-SETUP-08, MC-ZONE-07)
        else:
            card.zone = ENCOUNTER_DECK
            game.edeck += (card.id,)
    game.stages = content.stages[1:]  # what is left of both decks (MC-SETUP-08)
    game.schemes = content.schemes[1:]
    return game


def opening(setup: Setup, rng: Rng) -> tuple[Scenario, Match]:
    game = laid_out(kit(setup), rng)
    if setup.campaign:
        campaign.begin(game, campaign.checked(setup.campaign[0]))
    return game, Match()


def hero_cards(hero: str) -> list[CardDef]:
    return [c for c in by_set(set_of(hero)) if c.type not in ("hero", "alter_ego", OBLIGATION)]
