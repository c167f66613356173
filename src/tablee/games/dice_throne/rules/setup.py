"""Setting up a battle (DT-SETUP): heroes, mode, decks, opening hands."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.dice_throne.rules import book  # noqa: F401  (its import makes the book of procedures)
from tablee.games.dice_throne.rules.heroes import HEROES, own_hero
from tablee.games.dice_throne.rules.procedures.turn import Match
from tablee.games.dice_throne.rules.records import Kit, Player, Setup
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import Hero, Token
from tablee.kernel.errors import ContentError, SetupError
from tablee.kernel.rng import Rng, key_of

START_CP = 2  # DT-SETUP-02
START_HAND = 4  # DT-SETUP-03
MODES = {2: "duel", 3: "koth", 4: "teams"}  # DT-COMP-08


def check_setup(setup: Setup) -> Setup:
    if type(setup.first) is not int:
        raise SetupError(f"the seat that begins is a whole number, not {setup.first!r}")
    own = own_heroes(setup)
    for id in setup.heroes:
        if not isinstance(id, str) or (id not in HEROES and id not in own):
            raise SetupError(f"no hero is called {id!r}; there are {', '.join([*HEROES, *own])}")
    n = len(setup.heroes)
    if n in (5, 6):  # DT-MODEX-01
        raise SetupError(f"the rules for {n} players are not in the book: choose 2, 3 or 4 heroes")
    if n not in MODES:
        raise SetupError(f"{n} heroes: 2 play a duel, 3 King of the Hill, 4 two teams of two")
    if setup.mode != MODES[n]:
        raise SetupError(f"{n} players play {MODES[n]}, not {setup.mode!r}")
    if not -1 <= setup.first < n:
        raise SetupError(f"there is no seat {setup.first} to begin; choose 0 to {n - 1}")
    if setup.upgrades not in ("cards", "slots"):
        raise SetupError(f"upgrades are counted by 'cards' or 'slots', not {setup.upgrades!r}")
    if setup.leader_card not in ("always", "three"):
        raise SetupError(f"the leader card is drawn 'always' or with 'three' left, not {setup.leader_card!r}")
    if setup.then not in ("applied", "incoming"):
        raise SetupError(f"'then' waits until damage is 'applied' or only 'incoming', not {setup.then!r}")
    return setup


def own_heroes(setup: Setup) -> dict[str, Hero]:
    """The heroes whose boards the setup brings along; no two of them mean different tokens by one name."""
    own: dict[str, Hero] = {}
    tokens: dict[str, Token] = {}
    for id, board in setup.boards:
        try:
            hero = own_hero(board)
        except ContentError as error:
            raise SetupError(f"the board of {id!r} is no hero: {error}") from error
        if hero.id != id or id not in setup.heroes:
            raise SetupError(f"the setup brings a board of {hero.id!r} along as {id!r}, for {', '.join(setup.heroes)}")
        for token in hero.tokens:
            if tokens.setdefault(token.id, token) is not token:
                raise SetupError(f"two of these heroes have a token called {token.id!r} each, and not the same")
        own[id] = hero
    return own


@lru_cache(maxsize=256)
def _kit(fields: tuple[object, ...]) -> Kit:
    setup = Setup(*fields)  # type: ignore[arg-type]
    heroes = {**HEROES, **own_heroes(setup)}
    return Kit(setup, tuple([heroes[id] for id in setup.heroes]))


def kit(setup: Setup) -> Kit:
    return _kit(check_setup(setup).fields())


def laid_out(content: Kit, rng: Rng) -> Battle:
    """Dials, boards and shuffled decks; nobody has acted yet."""
    game = Battle(content, rng)
    for seat, hero in enumerate(content.heroes):
        deck = rng.shuffled(range(len(hero.deck)), f"deck.{seat}")
        levels = (1,) * len(hero.sides[0])
        tokens = [0] * len(content.kinds)  # DT-SETUP-05: all of them lie in the supplies
        game.players.append(Player(START_CP, tokens, {}, levels, (), 0, (), deck[START_HAND:], (), False, (), 0))
        game.holds(seat, deck[:START_HAND])
        game.look_at_board(seat)
    game.dials = [content.health] * (max(content.team) + 1)
    game.healing = [0] * content.seats
    return game


def opening(setup: Setup, rng: Rng) -> tuple[Battle, Match]:
    return laid_out(kit(setup), rng), Match()


def table_of(*heroes: Hero, rng: Rng | None = None) -> Battle:
    """A battle of any heroes, also ones that are not in the box: for tests and designers."""
    setup = Setup(tuple([hero.id for hero in heroes]), MODES[len(heroes)], 0)
    return laid_out(Kit(setup, heroes), rng or Rng(key_of("0"), {}))
