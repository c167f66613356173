"""What abilities and one-use dice may be used now, and why not (DD-ABIL, DD-SYM, DD-SPELL); what a symbol's own text says
prevails (DD-ABIL-12)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dungeon_dice.rules.combat import (
    BITS,
    GONE,
    MONSTER,
    SPELL_BITS,
    bit,
    counts,
    executed,
    find,
    fire_die,
    handle,
    highest,
    immune,
    lowest,
    margin,
    monster_has,
    opponents,
    toad,
)
from tablee.games.dungeon_dice.rules.pointing import at_hand
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import (
    ARMOR,
    BREAK,
    COMBAT,
    DRAIN,
    FEAR,
    FIRE,
    GUST,
    ONE_USE,
    SCROLL,
    SLASH,
    SPELLS,
    TANGLE,
    TOAD,
)
from tablee.kernel.decision import Args, Option, option

#: stages of the ability step (DD-ABIL-03)
BREAKS, ARMORS, OTHERS = 0, 1, 2
STAGE = {BREAK: BREAKS, ARMOR: ARMORS}
MONSTER_WORD, HEROES_WORD = "monster", "heroes"
TARGETED = (SLASH, ARMOR, TANGLE, DRAIN, FEAR, TOAD)
IN_COMBAT = ("bomb", "curse", "strength-potion", "scroll", "healing-potion")


def side(game: Dungeon, seat: int, source: str) -> int | None:
    """For whom `seat` would use a source: itself, or the monster it controls; None where it may not."""
    if source == MONSTER_WORD:
        return MONSTER if game.combat is not None and game.fight.monster >= 0 and game.controller() == seat else None
    return seat


# ---------------------------------------------------------------------- guards
def in_combat(game: Dungeon, seat: int, choice: Option) -> str:
    """Abilities are used when the dice have been rolled (DD-COMBAT-04)."""
    return "" if game.combat is not None and game.fight.fought else "DD-COMBAT-04"


def has_ability(game: Dungeon, seat: int, choice: Option) -> str:
    """The face must show it, and this die must not have used it (DD-ABIL-01, DD-ABIL-04, DD-ABIL-05; examples DD-ABIL-06,
    DD-ABIL-07, DD-ABIL-08)."""
    source, symbol = str(choice.args[0]) if choice.args else "", choice.verb
    owner = side(game, seat, source)
    if owner is None:
        return "DD-COMBAT-05"
    if owner == MONSTER and game.lets_win(seat):
        return "DD-TRADE-02"
    if owner == MONSTER:
        if toad(game, MONSTER):
            return "DD-SPELL-10"
        if symbol not in game.monster_face().abilities:
            return "DD-ABIL-01"
        return "" if monster_has(game, symbol) else "DD-ABIL-04"
    at = find(game, source)
    if at < 0 or game.fight.dice[at].owner != seat:
        return "DD-COMBAT-17"
    one = game.fight.dice[at]
    if not counts(game, one):
        return GONE.get(one.gone, "DD-SPELL-10")
    if one.die < 0 or symbol not in game.kit.defs[one.die].faces[one.face].symbols:
        return "DD-ABIL-01"
    return "DD-ABIL-04" if one.used & BITS[symbol] else ""


def in_order(game: Dungeon, seat: int, choice: Option) -> str:
    """Break before Armor, Armor before all others; what a re-roll shows anew may still be used (DD-ABIL-03, DD-SYM-16)."""
    stage = game.fight.stage
    wanted = STAGE.get(choice.verb, OTHERS)
    if wanted > stage:
        return "DD-ABIL-03"
    if wanted < stage:
        source = str(choice.args[0])
        if source == MONSTER_WORD or not game.fight.dice[find(game, source)].fresh:
            return "DD-SYM-16"
    if choice == option(DRAIN, MONSTER_WORD, target_of(choice)) and tangle_first(game):
        return "DD-MON-06"
    return ""


def target_of(choice: Option) -> str:
    return str(choice.args[1]) if len(choice.args) > 1 else ""


def right_target(game: Dungeon, seat: int, choice: Option) -> str:
    """Which dice, combatants or spells an ability may touch."""
    symbol, source, target = choice.verb, str(choice.args[0]), target_of(choice)
    owner = side(game, seat, source)
    assert owner is not None
    if symbol in TARGETED:
        return "" if target in targets(game, owner, symbol) else why_no_target(game, owner, symbol)
    if symbol == SCROLL:
        if target not in SPELLS:
            return "DD-SPELL-01"
        if game.fight.spells & SPELL_BITS[target]:
            return "DD-SPELL-02"
        if target == GUST and game.fight.gusted:
            return "DD-SPELL-09"
        return ""
    if symbol == FIRE:
        return "" if fire_die(game) else "DD-SPELL-02"
    if symbol == GUST:
        if game.fight.gusted:
            return "DD-SPELL-09"
        if owner == MONSTER:
            return "DD-MON-02" if content_bat(game) else ""
        return "DD-SPELL-03" if immune(game, GUST) else ""
    return ""


def why_no_target(game: Dungeon, owner: int, symbol: str) -> str:
    if symbol == ARMOR and game.fight.broken & bit(owner):
        return "DD-SYM-09"
    if symbol == ARMOR and owner == MONSTER and game.monster().kind == "golem":
        return "DD-MON-11"
    if symbol in (DRAIN, TOAD) and owner != MONSTER and immune(game, symbol):
        return "DD-SPELL-03"
    return RULES[symbol]


def content_bat(game: Dungeon) -> bool:
    """A Bat that is ahead does not restart the combat (DD-MON-02)."""
    return game.monster().kind == "bat" and margin(game) < 0 and not executed(game)


def tangle_first(game: Dungeon) -> bool:
    """At some tables a Giant Spider drains only when its Tangle is done (DD-MON-06)."""
    return (
        game.kit.readings["spider"] == "tangle-first"
        and game.monster().kind == "giant-spider"
        and monster_has(game, TANGLE)
        and bool(targets(game, MONSTER, TANGLE))
    )


RULES = {
    SLASH: "DD-SYM-04",
    ARMOR: "DD-SYM-15",
    TANGLE: "DD-SYM-13",
    DRAIN: "DD-SPELL-06",
    FEAR: "DD-SYM-19",
    TOAD: "DD-SPELL-10",
}


def targets(game: Dungeon, owner: int, symbol: str) -> list[str]:
    """What an ability of this side may be aimed at: dice of the combat, never one-use or spell dice (DD-SINGLE-03)."""
    dice = game.fight.dice
    against = opponents(game, owner)
    if symbol == SLASH:
        if owner == MONSTER:
            if game.kit.readings["monster-slash"] == "none":
                return []
            own: tuple[int, ...] = (MONSTER,)
        else:
            own = (owner,) if game.fight.duel else game.participants()
        return [handle(game, at) for at, one in enumerate(dice) if one.owner in own and counts(game, one)]
    if symbol == ARMOR:
        if game.fight.broken & bit(owner):
            return []
        if owner == MONSTER and game.monster().kind == "golem":
            return [handle(game, at) for at in highest(game, against)]
        return [handle(game, at) for at, one in enumerate(dice) if one.owner in against and counts(game, one)]
    if symbol == FEAR:
        return [handle(game, at) for at, one in enumerate(dice) if one.owner in against and counts(game, one)]
    if symbol in (TANGLE, DRAIN):
        if symbol == DRAIN and owner != MONSTER and immune(game, DRAIN):
            return []
        return [handle(game, at) for at in lowest(game, against)]
    if symbol == TOAD:
        if owner != MONSTER and immune(game, TOAD):
            return []
        return [MONSTER_WORD if foe == MONSTER else f"seat-{foe}" for foe in against if not toad(game, foe)]
    return []


# ---------------------------------------------------------------------- what may be used
def usable(game: Dungeon, seat: int, choice: Option) -> str:
    """Each of these relies on those before."""
    return (
        in_combat(game, seat, choice)
        or has_ability(game, seat, choice)
        or in_order(game, seat, choice)
        or right_target(game, seat, choice)
    )


def abilities(game: Dungeon, seat: int, owner: int, stage: int) -> list[Option]:
    """Every use of every ability that this side may make now."""
    found: list[Option] = []
    fight = game.fight
    if owner == MONSTER:
        if toad(game, MONSTER) or (seat >= 0 and game.lets_win(seat)):
            return found
        for symbol in game.monster_face().abilities:
            if fight.used & BITS[symbol] or STAGE.get(symbol, OTHERS) != stage:
                continue
            if symbol != DRAIN or not tangle_first(game):
                found += uses(game, MONSTER, MONSTER_WORD, symbol)
        return found
    for at, one in enumerate(fight.dice):
        if one.owner != owner or one.die < 0 or one.gone:
            continue
        symbols = game.kit.defs[one.die].faces[one.face].symbols
        if not symbols or (fight.toads and toad(game, owner)):
            continue
        for symbol in symbols:
            if symbol not in BITS or one.used & BITS[symbol]:
                continue
            wanted = STAGE.get(symbol, OTHERS)
            if wanted == stage or (wanted < stage and one.fresh):
                found += uses(game, owner, handle(game, at), symbol)
    return found


def uses(game: Dungeon, owner: int, source: str, symbol: str) -> list[Option]:
    """One ability of one source, with everything it may be aimed at."""
    fight = game.fight
    if symbol in TARGETED:
        return [option(symbol, source, target) for target in dict.fromkeys(targets(game, owner, symbol))]
    if symbol == SCROLL:
        return [
            option(SCROLL, source, spell)
            for spell in SPELLS
            if not fight.spells & SPELL_BITS[spell] and not (spell == GUST and fight.gusted)
        ]
    if symbol == FIRE and not fire_die(game):
        return []
    if symbol == GUST and (fight.gusted or (content_bat(game) if owner == MONSTER else immune(game, GUST))):
        return []
    return [option(symbol, source)]


# ---------------------------------------------------------------------- one-use dice
def owns(game: Dungeon, seat: int, choice: Option) -> str:
    die = game.kit.by_handle.get(str(choice.args[0]) if choice.args else "", -1)
    if die < 0 or die not in game.heroes[seat].dice:
        return "DD-TRADE-01"
    return "DD-TRADE-02" if die in game.kept_back(seat) or (game.lets_win(seat) and hostile(game, die, choice)) else ""


def hostile(game: Dungeon, die: int, choice: Option) -> bool:
    """Is this play of a one-use die against the heroes of the fight?"""
    kind, target = game.kit.defs[die].kind, str(choice.args[-1]) if choice.args else ""
    if kind == "curse":
        return True
    return kind in ("bomb", "scroll") and target == MONSTER_WORD


def playable(game: Dungeon, seat: int, choice: Option) -> str:
    """One-use dice are for combats that have been declared; a healing potion also for quiet times, in anybody's turn
    (DD-COMBAT-09, DD-SEARCH-04, DD-ACT-01)."""
    rule = owns(game, seat, choice)
    if rule:
        return rule
    die = game.kit.by_handle[str(choice.args[0])]
    kind = game.kit.defs[die].kind
    if kind not in IN_COMBAT:
        return "DD-SYM-21" if kind == "key" else "DD-DICE-11"
    if kind == "healing-potion" and game.quiet():
        if len(choice.args) != 1:
            return "DD-SYM-25"
        return "" if game.heroes[seat].wounds else "DD-HEAL-01"
    if game.combat is None or not game.fight.fought:
        return "DD-SEARCH-04"
    return "" if choice.args[1:] in [o.args[1:] for o in plays(game, seat, die)] else "DD-COMBAT-09"


def plays(game: Dungeon, seat: int, die: int) -> list[Option]:
    """The ways to play a one-use die in a combat (DD-SYM-22, DD-SYM-25, DD-SYM-26, DD-SPELL-01)."""
    fight, name = game.fight, game.kit.handles[die]
    kind = game.kit.defs[die].kind
    inside = game.participants()
    if kind == "strength-potion":
        return [PLAY(name)] if seat in inside else []
    if kind == "healing-potion":
        return [PLAY(name)] if game.heroes[seat].wounds > fight.heals.count(seat) or seat in inside else []
    if kind == "curse":
        return [PLAY(name, f"seat-{hero}") for hero in inside]
    if kind == "bomb":
        monster = [PLAY(name, MONSTER_WORD)] if fight.monster >= 0 else []
        return [*[PLAY(name, f"seat-{hero}") for hero in inside], *monster]
    if kind == "scroll":
        sides = [f"seat-{hero}" for hero in inside] if fight.duel else [HEROES_WORD, MONSTER_WORD]
        return [
            PLAY(name, spell, who)
            for spell in SPELLS
            if not fight.spells & SPELL_BITS[spell] and not (spell == GUST and fight.gusted)
            for who in sides
        ]
    return []


def one_use_options(game: Dungeon, seat: int) -> list[Option]:
    found = [(die, o) for die in game.one_use(seat) for o in plays(game, seat, die)]
    if game.lets_win(seat):
        found = [(die, o) for die, o in found if not hostile(game, die, o)]
    return [o for _, o in found]


# ---------------------------------------------------------------------- verbs
def use_words(game: Dungeon, seat: int, choice: Option) -> Args:
    args: Args = {"source": f"%Dice:{choice.args[0]}"}
    if len(choice.args) > 1:
        args["target"] = f"@symbol.{choice.args[1]}" if choice.verb == SCROLL else f"%dice:{choice.args[1]}"
    return args


def play_words(game: Dungeon, seat: int, choice: Option) -> Args:
    name = str(choice.args[0])
    return {
        "die": f"%Dice:{name}",
        "kind": game.definition(game.kit.by_handle[name]).kind,
        "target": f"%dice:{choice.args[-1]}" if len(choice.args) > 1 else "",
        "spell": f"@symbol.{choice.args[1]}" if len(choice.args) == 3 else "",
    }


def on_things(game: Dungeon, seat: int, choice: Option) -> list[str]:
    """Dice, seats and the monster that an option names."""
    found = []
    for name in [str(arg) for arg in choice.args]:
        if name == MONSTER_WORD:
            name = game.kit.handles[game.fight.monster]
        found.append(f"seat{name.removeprefix('seat-')}" if name.startswith("seat-") else name)
    return found


def symbols_of(game: Dungeon, seat: int, piece: str) -> list[str]:
    """Symbols of a die of one's own in the combat that need no target."""
    die = game.kit.by_handle.get(piece, -1)
    if die not in game.heroes[seat].dice or find(game, piece) < 0:
        return []
    one = game.kit.defs[die]
    return [symbol for symbol in COMBAT if symbol not in TARGETED and symbol != SCROLL and one.shows(symbol)]


def ability(symbol: str) -> Verb[Dungeon]:
    def tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
        return [option(symbol, piece)] if symbol in symbols_of(game, seat, piece) else []

    return Verb(symbol, usable, words=use_words, on=on_things, tries=tries, group="abilities")


def play_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    """A one-use die, aimed as it is usually meant."""
    die = at_hand(game, seat, piece)
    if die < 0 or game.kit.defs[die].group != ONE_USE or game.kit.defs[die].kind == "key":
        return []
    hero = f"seat-{game.active}"
    aims = {"scroll": (FIRE, HEROES_WORD), "bomb": (hero,), "curse": (hero,)}
    return [PLAY(piece, *aims.get(game.kit.defs[die].kind, ()))]


PLAY = Verb("play", playable, words=play_words, on=on_things, tries=play_tries, group="dice")
VERBS: list[Verb[Dungeon]] = [*[ability(symbol) for symbol in COMBAT], PLAY]
