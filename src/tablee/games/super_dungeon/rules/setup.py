"""Setting up a game of the Classic Mode (SD-MODE-01): checked choices, the kit, and the state before the first decision."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tablee.gamekit.rules import check_names, drawn_apart, number
from tablee.games.super_dungeon.rules import book  # noqa: F401  (its import makes the book of procedures)
from tablee.games.super_dungeon.rules.board.tiles import box as printed
from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.library import boss_fights, decks, gear, models
from tablee.games.super_dungeon.rules.presets import PRESETS
from tablee.games.super_dungeon.rules.procedures.match import Match
from tablee.games.super_dungeon.rules.ranks import BOOTY, BOSS, CREEP, HERO, MINI_BOSS, PET, POINT
from tablee.games.super_dungeon.rules.records import DECK_LISTS, MOST, OPTIONS, Setup
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng, key_of

PLAYERS = (2, 3, 4, 5, 6)  # SD-COMP-01
MOST_MINI_BOSSES = {3: 2, 4: 3, 5: 4}  # at least two; by the number of Heroes (SD-SETUP-02)
PREPARING = ("auto", "steps")
HERO_OPTIONS = ("hero-1", "hero-2", "hero-3", "hero-4", "hero-5")
NOTHING = "none"  # a list of cards without any
PRESET = "preset"  # the option that stands for several
#: option of the command line and the lobby -> the list of cards that it names (SD-DECK-01, SD-DECK-04)
CARD_OPTIONS = {name.replace("_", "-"): name for name in DECK_LISTS}
#: the fields of a `Setup` by name, as journals write them
FIELDS = (
    *("players", "consul", "heroes", "boss", "mini_bosses", "points", "tiles", "preparing"),
    *("booties", "wonders", "consul_treasures", "hero_treasures", "options", "loot_added", "loot_removed", "asked"),
)
LISTS = ("heroes", "mini_bosses", "points", "tiles", *DECK_LISTS, "asked")
#: who plays when nobody has chosen: the Heroes and monsters of the book's examples first
HEROES = ("questing-knight", "thundervale-huntress", "princess-emerald", "fae-alchemist", "hearthsworn-fighter")
MINI_BOSSES = ("bashful-boris", "trent")  # SD-SETUP-08
HERO_CARDS = tuple([card.id for card in models().values() if card.rank == HERO and not card.form_of])
#: a pair and a single one are the example for three Heroes (SD-SETUP-08)
POINTS = ("bramble-knight", "old-growth-hollow", "fungal-growth", "egg-clutch", "tribal-stone")
SPARE_POINT = "bramble-knight"  # a second copy of it, where a pair would be one figure too many


# ---------------------------------------------------------------------- what is usual
def usual_points(count: int) -> tuple[str, ...]:
    """Spawning points for so many places; a pair fills two (SD-SETUP-07)."""
    found: list[str] = []
    for point in POINTS:
        if places(tuple(found)) + places((point,)) <= count:
            found.append(point)
    return (*found, *[SPARE_POINT] * (count - places(tuple(found))))


def places(points: tuple[str, ...]) -> int:
    """Figures that these cards stand for."""
    return sum([2 if models()[point].paired else 1 for point in points])


def model_treasures(chosen: tuple[str, ...], present: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the book's example whose model plays (SD-DECK-03)."""
    return tuple([card for card in chosen if gear()[card].owner in present])


def usual_setup(
    players: int,
    consul: int = -1,
    heroes: tuple[str, ...] = (),
    points: tuple[str, ...] = (),
    mini_bosses: tuple[str, ...] = MINI_BOSSES,
    tiles: tuple[str, ...] = (),
    preparing: str = "auto",
    options: tuple[tuple[str, str], ...] = (),
) -> Setup:
    """A setup with the usual choice for everything that is not said; the Consul sits last."""
    heroes = heroes or HEROES[: max(3, players - 1)]
    more = int(dict(options).get("points", "0"))
    points = points or usual_points(len(heroes) + more)  # SD-DIFF-03, SD-DIFF-10
    boss = next(iter(boss_fights()))
    present = (*heroes, boss, *mini_bosses, *points)
    own = [models()[hero].pet for hero in heroes if hero in models()]
    return Setup(
        players,
        players - 1 if consul < 0 else consul,
        heroes,
        boss,
        mini_bosses,
        points,
        tiles,
        preparing,
        decks().booties,
        tuple([pet for pet in decks().wonders if pet not in own]),
        model_treasures(decks().consul_treasures, present),
        model_treasures(decks().hero_treasures, present),
        options,
    )


# ---------------------------------------------------------------------- checks
def check_setup(setup: Setup) -> Setup:
    if setup.players not in PLAYERS:
        raise SetupError(f"{setup.players} players: Super Dungeon is played by 2 to 6 (SD-COMP-01)")
    if not 0 <= setup.consul < setup.players:
        raise SetupError(f"--consul {setup.consul}: the seats are 0 to {setup.players - 1}")
    if setup.preparing not in PREPARING:
        raise SetupError(f"--preparing {setup.preparing}: there are {', '.join(PREPARING)}")
    check_options(setup)
    check_heroes(setup)
    check_monsters(setup)
    check_tiles(setup)
    check_treasures(setup)
    check_loot(setup)
    check_asked(setup)
    return setup


def check_options(setup: Setup) -> None:
    for name, value in setup.options:
        if name not in OPTIONS:
            raise SetupError(f"--{name}: there are {', '.join(OPTIONS)}")
        if value not in OPTIONS[name]:
            raise SetupError(f"--{name} {value}: there are {', '.join(OPTIONS[name])}")


def known(ids: tuple[str, ...], rank: str, option: str) -> None:
    # SD-SHIFT-01: a shapeshifter comes into the game in its original form
    there = [card.id for card in models().values() if card.rank == rank and not card.form_of]
    for id in ids:
        if id not in there:
            raise SetupError(f"--{option} {id}: there are {', '.join(there)}")


def check_heroes(setup: Setup) -> None:
    """Three to five, one at least for each Hero player; one Hero may come several times (SD-COMP-01, SD-SETUP-03)."""
    known(setup.heroes, HERO, "heroes")
    count = len(setup.heroes)
    if count not in MOST_MINI_BOSSES:
        raise SetupError(f"{count} Heroes: a party has 3 to 5 (SD-SETUP-02)")
    if count < setup.players - 1:
        raise SetupError(f"{count} Heroes for {setup.players - 1} Hero players: each owns at least one (SD-COMP-01)")


def check_monsters(setup: Setup) -> None:
    known((setup.boss,), BOSS, "boss")
    known(setup.mini_bosses, MINI_BOSS, "mini-bosses")
    known(setup.points, POINT, "spawning-points")
    heroes, minis = len(setup.heroes), len(setup.mini_bosses)
    if not 2 <= minis <= MOST_MINI_BOSSES[heroes]:  # SD-SETUP-05
        most = MOST_MINI_BOSSES[heroes]
        wanted = "2" if most == 2 else f"2 to {most}"
        raise SetupError(f"{minis} mini-bosses: {heroes} Heroes meet {wanted} (SD-SETUP-02)")
    more = int(dict(setup.options).get("points", "0"))
    wanted_points = heroes + more  # SD-DIFF-03, SD-DIFF-10
    if places(setup.points) != wanted_points:
        raise SetupError(
            f"{places(setup.points)} spawning points: {heroes} Heroes meet {wanted_points}; "
            "a pair counts for two (SD-SETUP-06, SD-SETUP-07)"
        )


def check_tiles(setup: Setup) -> None:
    """As many as Heroes, or none to leave the choice to play (SD-TILE-01)."""
    for tile in setup.tiles:
        if tile not in printed():
            raise SetupError(f"--tiles {tile}: there are {', '.join(printed())}")
    if setup.tiles and len(setup.tiles) != len(setup.heroes):
        raise SetupError(f"{len(setup.tiles)} tiles: {len(setup.heroes)} Heroes explore as many (SD-SETUP-02)")


def check_treasures(setup: Setup) -> None:
    """What the Treasure deck gets besides the base cards (SD-DECK-01, SD-DECK-02)."""
    known(setup.booties, BOOTY, "booties")
    known(setup.wonders, PET, "wonders")
    if len(setup.booties) > MOST["booties"]:
        raise SetupError(f"{len(setup.booties)} Boo Booty cards: there may be up to {MOST['booties']} (SD-BOOTY-01)")
    if len(setup.wonders) > MOST["wonders"]:
        raise SetupError(f"{len(setup.wonders)} Wonders: there may be up to {MOST['wonders']} (SD-DECK-01)")
    own = [models()[hero].pet for hero in setup.heroes]
    for pet in setup.wonders:
        if setup.wonders.count(pet) > 1 or pet in own:
            raise SetupError(f"--wonders {pet}: it is in the game already (SD-PET-01)")
    present = (*setup.heroes, setup.boss, *setup.mini_bosses, *setup.points, *setup.wonders)
    chosen = (*setup.consul_treasures, *setup.hero_treasures)
    for side, cards in (("consul", setup.consul_treasures), ("hero", setup.hero_treasures)):
        most = MOST[f"{side}_treasures"]
        if len(cards) > most:
            raise SetupError(f"--{side}-treasures: up to {most}, not {len(cards)} (SD-DECK-01)")
    for card in chosen:
        if card not in gear() or not gear()[card].owner:
            there = [one.id for one in gear().values() if one.owner]
            raise SetupError(f"{card} is no model Treasure: there are {', '.join(there)} (SD-DECK-02)")
        if gear()[card].owner not in present:
            raise SetupError(f"{card} belongs to {gear()[card].owner}, who is not in this game (SD-DECK-02)")
        if chosen.count(card) > 1:
            raise SetupError(f"{card} is chosen twice (SD-DECK-02)")


def check_box(figures: dict[str, int], heroes: int) -> None:
    """Does a box hold enough for so many Heroes: figures by rank, tiles and chests (SD-COMP-02)?"""
    for what, least in {
        HERO: heroes,
        BOSS: 1,
        MINI_BOSS: 2,
        POINT: 1,
        BOOTY: 3,
        CREEP: 6,
        "tile": heroes,
        "chest": heroes,
    }.items():
        if figures.get(what, 0) < least:
            raise SetupError(f"{figures.get(what, 0)} of {what}: {heroes} Heroes need at least {least} (SD-COMP-02)")


def inventory(kit: Kit) -> dict[str, int]:
    """What a kit plays with; chests are one to a tile."""
    found = {"tile": len(kit.setup.tiles) or len(printed()), "chest": len(kit.setup.heroes)}
    for figure in kit.figures:
        rank = kit.defs[figure.card].rank
        found[rank] = found.get(rank, 0) + 1
    return found


def check_loot(setup: Setup) -> None:
    """Unique Loot of models that play, added outright or exchanged one for one for base cards (SD-DECK-04)."""
    present = (*setup.heroes, setup.boss, *setup.mini_bosses, *setup.points)
    for id in setup.loot_added:
        card = gear().get(id)
        if card is None or card.deck != "loot" or card.owner not in present:
            raise SetupError(f"{id} is no unique Loot card of a model in this game (SD-DECK-04)")
    for id in setup.loot_removed:
        card = gear().get(id)
        if card is None or card.deck != "loot" or card.owner or setup.loot_removed.count(id) > card.copies:
            raise SetupError(f"{id} cannot be taken out of the base Loot deck so often (SD-DECK-04)")
    if len(setup.loot_removed) > len(setup.loot_added):
        raise SetupError(f"{len(setup.loot_removed)} Loot cards for {len(setup.loot_added)}: one for one (SD-DECK-04)")


def check_asked(setup: Setup) -> None:
    """Lists that are left to steps 5 and 6 are empty before."""
    fields = dict(zip(FIELDS, setup.fields()))
    for name in setup.asked:
        if name not in DECK_LISTS or setup.preparing != "steps" or fields[name] or setup.asked.count(name) > 1:
            raise SetupError(f"{name} cannot be left to the steps of the setup (SD-SETUP-01)")


# ---------------------------------------------------------------------- from words and for journals
def from_options(options: dict[str, str], seats: int, seed: str, rng: Rng | None = None) -> Setup:
    """The setup that words on a command line or in a lobby ask for; what is named itself comes before a preset."""
    names = (
        PRESET,
        "players",
        "consul",
        "heroes",
        *HERO_OPTIONS,
        "mini-bosses",
        "spawning-points",
        "tiles",
        "preparing",
        *CARD_OPTIONS,
        *OPTIONS,
    )
    check_names("super-dungeon", options, names)
    options = {**preset(options), **options}
    players = number(options, "players", max(seats, 2))
    if players not in PLAYERS:
        raise SetupError(f"{players} players: Super Dungeon is played by 2 to 6 (SD-COMP-01)")
    chosen = tuple(
        [(name, options[name]) for name in OPTIONS if options.get(name, OPTIONS[name][0]) != OPTIONS[name][0]]
    )
    if dict(chosen).get("points", "0") not in OPTIONS["points"]:
        raise SetupError(f"--points {options['points']}: there are {', '.join(OPTIONS['points'])}")
    party = max(3, players - 1)
    usual = (*HEROES[:party], *["none"] * (len(HERO_OPTIONS) - party))
    named = [options.get(name, hero) for name, hero in zip(HERO_OPTIONS, usual)]
    wanted = listed(options, "heroes") or tuple([hero for hero in named if hero != "none"])
    heroes = tuple(drawn_apart(wanted, HERO_CARDS, rng or Rng(key_of(seed), {}), "party"))
    points = listed(options, "spawning-points")
    known(heroes, HERO, "heroes")
    known(points, POINT, "spawning-points")
    usual_one = usual_setup(
        players,
        number(options, "consul", players - 1),
        heroes,
        points,
        listed(options, "mini-bosses") or MINI_BOSSES,
        listed(options, "tiles"),
        options.get("preparing", PREPARING[0]),
        chosen,
    )
    return check_setup(with_cards(usual_one, options))


def preset(options: dict[str, str]) -> dict[str, str]:
    """The options that a preset stands for."""
    name, there = options.get(PRESET, ""), {one.name: one.options for one in PRESETS}
    if name and name not in there:
        raise SetupError(f"--{PRESET} {name}: there are {', '.join(there)}")
    return there.get(name, {})


def with_cards(setup: Setup, options: dict[str, str]) -> Setup:
    """The lists of cards that somebody named; prepared by hand, the others are left to steps 5 and 6."""
    fields: dict[str, Any] = dict(zip(FIELDS, setup.fields()))
    for option, name in CARD_OPTIONS.items():
        if option in options:
            fields[name] = () if options[option] == NOTHING else listed(options, option)
        elif setup.preparing == "steps":
            fields[name] = ()
            fields["asked"] = (*fields["asked"], name)
    named = [card for name in ("consul_treasures", "hero_treasures") if name in shown(options) for card in fields[name]]
    for name in ("consul_treasures", "hero_treasures"):  # a card is chosen once (SD-DECK-02): what is named comes first
        if name not in shown(options):
            fields[name] = tuple([card for card in fields[name] if card not in named])
    return Setup(*[fields[name] for name in FIELDS])


def shown(options: dict[str, str]) -> list[str]:
    return [name for option, name in CARD_OPTIONS.items() if option in options]


def listed(options: dict[str, str], name: str) -> tuple[str, ...]:
    return tuple([word.strip() for word in options.get(name, "").split(",") if word.strip()])


def as_data(setup: Setup) -> dict[str, Any]:
    """For the header of a journal."""
    found = dict(zip(FIELDS, setup.fields()))
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()} | {
        "options": dict(setup.options)
    }


def from_data(data: dict[str, Any]) -> Setup:
    try:
        found: dict[str, Any] = {name: data[name] for name in FIELDS}
        for name in LISTS:
            found[name] = tuple([str(one) for one in data[name]])
        found["options"] = tuple([(str(name), str(value)) for name, value in data["options"].items()])
        found["players"], found["consul"] = int(data["players"]), int(data["consul"])
        return Setup(*[found[name] for name in FIELDS])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SetupError(f"this is not a setup of Super Dungeon: {error!r}") from error


# ---------------------------------------------------------------------- a new game
@lru_cache(maxsize=64)
def _kit(fields: tuple[Any, ...]) -> Kit:
    kit = Kit(check_setup(Setup(*fields)))
    check_box(inventory(kit), len(kit.setup.heroes))
    return kit


def kit_of(setup: Setup) -> Kit:
    return _kit(setup.fields())


def opening(setup: Setup, rng: Rng) -> tuple[Arena, Match]:
    return Arena(kit_of(setup), rng), Match()
