"""Setting up a battle (DT-SETUP): heroes, mode, decks, opening hands."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.dice_throne.rules import book  # noqa: F401  (its import makes the book of procedures)
from tablee.games.dice_throne.rules.changing import changed, check, of
from tablee.games.dice_throne.rules.former import former, together
from tablee.games.dice_throne.rules.heroes import HEROES, own_hero
from tablee.games.dice_throne.rules.layout import laid_out
from tablee.games.dice_throne.rules.procedures.draft import WAYS, Draft, bans
from tablee.games.dice_throne.rules.procedures.turn import Match
from tablee.games.dice_throne.rules.records import Kit, Pool, Setup
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import Hero, Token
from tablee.kernel.errors import ContentError, SetupError
from tablee.kernel.procedure import Procedure
from tablee.kernel.rng import Rng, key_of

MODES = {2: "duel", 3: "koth", 4: "teams"}  # DT-COMP-08: what a number of players plays by the book
VARIANT = (4, 5, 6)  # DT-MODEX-01: King of the Hill for so many stands in no book, and must be asked for by name
NAMED = ("book", "koth")  # what can be asked for


def mode_for(players: int, named: str) -> str:
    """The mode of so many players, by the book or as it was named; `check_setup` says whether there is one."""
    if named not in NAMED:
        raise SetupError(f"no mode is called {named!r}; there are {', '.join(NAMED)}")
    return MODES.get(players, "") if named == "book" else named


def check_setup(setup: Setup) -> Setup:
    if type(setup.first) is not int:
        raise SetupError(f"the seat that begins is a whole number, not {setup.first!r}")
    own = own_heroes(setup)
    for id in (*setup.heroes, *setup.pool):
        if not isinstance(id, str) or (id not in HEROES and id not in own):
            raise SetupError(f"no hero is called {id!r}; there are {', '.join([*HEROES, *own])}")
    check_draft(setup)
    check(setup.changes)
    n = setup.seats
    if n not in MODES and n not in VARIANT:
        raise SetupError(f"{n} heroes: 2 play a duel, 3 King of the Hill, 4 two teams of two")
    if not setup.variant:
        if n not in MODES:
            raise SetupError(
                f"the rules for {n} players are not in the book: choose 2, 3 or 4 heroes, "
                "or name the variant (--mode koth: King of the Hill for 4 to 6; DT-COMP-08, DT-MODEX-01)"
            )
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


def check_draft(setup: Setup) -> None:
    """Whoever rules somebody out, and whoever chooses, finds somebody."""
    if not setup.draft:
        if setup.players or setup.pool:
            raise SetupError("nobody drafts, but there are heroes to draft from")
        return
    if setup.draft not in WAYS:
        raise SetupError(f"a draft is one of {', '.join(WAYS)}, not {setup.draft!r}")
    if setup.heroes or type(setup.players) is not int or len(set(setup.pool)) != len(setup.pool):
        raise SetupError("a draft has a number of players and different heroes to choose from")
    wanted = setup.players * (2 if bans(setup.draft) else 1)
    if len(setup.pool) < wanted:
        raise SetupError(
            f"a draft of {setup.players} ({setup.draft}) needs {wanted} heroes; there are {len(setup.pool)}"
        )


def own_heroes(setup: Setup) -> dict[str, Hero]:
    """The heroes whose boards the setup brings along; no two of them mean different tokens by one name."""
    own: dict[str, Hero] = {}
    tokens: dict[str, Token] = {}
    for id, board in setup.boards:
        try:
            hero = own_hero(board)
        except ContentError as error:
            raise SetupError(f"the board of {id!r} is no hero: {error}") from error
        if hero.id != id or id not in (setup.heroes or setup.pool):
            raise SetupError(f"the setup brings a board of {hero.id!r} along as {id!r}, for {', '.join(setup.heroes)}")
        for token in hero.tokens:
            if tokens.setdefault(token.id, token) is not token:
                raise SetupError(f"two of these heroes have a token called {token.id!r} each, and not the same")
        own[id] = hero
    return own


def heroes_of(setup: Setup) -> tuple[Hero, ...]:
    """Those who play, or who can be drafted."""
    own = own_heroes(setup)
    return tuple([own[id] if id in own else ours(id, setup) for id in setup.heroes or setup.pool])


def ours(id: str, setup: Setup) -> Hero:
    """As printed, as the setup changes it, or as it was once built."""
    mine = of(setup.changes, id)
    if mine:
        return changed(id, mine)
    return former(id) if setup.former and id in together() else HEROES[id]


@lru_cache(maxsize=1024)  # all duels of all heroes, which take longer to make than games to set up
def _kit(fields: tuple[object, ...]) -> Kit:
    setup = Setup(*fields)  # type: ignore[arg-type]
    return Pool(setup, heroes_of(setup)) if setup.draft else Kit(setup, heroes_of(setup))


def kit(setup: Setup) -> Kit:
    return _kit(check_setup(setup).fields())


def opening(setup: Setup, rng: Rng) -> tuple[Battle, Procedure]:
    content = kit(setup)
    if isinstance(content, Pool):
        return Battle(content, rng), Draft()
    return laid_out(content, rng), Match()


def table_of(*heroes: Hero, rng: Rng | None = None) -> Battle:
    """A battle of any heroes, also ones that are not in the box: for tests and designers."""
    setup = Setup(tuple([hero.id for hero in heroes]), MODES[len(heroes)], 0)
    return laid_out(Kit(setup, heroes), rng or Rng(key_of("0"), {}))
