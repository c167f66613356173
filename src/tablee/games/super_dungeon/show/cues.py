"""What a line of the log shows: message -> kind, and what it is about, found in the game as it stood after that step.

Figures are found by their names. `path`, `roll`, `again` and `before` are told by the rules only to be shown (`UNSAID`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from tablee.gamekit.cue import Cue
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.rules.aiming import affected, covered
from tablee.games.super_dungeon.rules.library import explores, gear, models
from tablee.games.super_dungeon.rules.pointing import MAP, spots
from tablee.games.super_dungeon.rules.procedures.action import Act
from tablee.games.super_dungeon.rules.procedures.basics import Check
from tablee.games.super_dungeon.rules.procedures.rolls import Defend, Reroll
from tablee.games.super_dungeon.rules.procedures.traps import Spring
from tablee.games.super_dungeon.rules.ranks import HERO, PET
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.vocabulary import COLOURS, OFFENSE
from tablee.games.super_dungeon.text.phrases import lasting_sheet
from tablee.kernel.game import Line
from tablee.kernel.procedure import Procedure

UNSAID = frozenset({"path", "roll", "again", "before"})
Args = Mapping[str, int | str]
P = TypeVar("P", bound=Procedure)

#: every message of the log (`log-...`); `quiet` where nothing is to be seen
KIND = {
    "game-size": "quiet",
    "stocked": "quiet",
    "swapped-out": "quiet",
    "rest-by-chance": "quiet",
    "laid": "spawn",
    "placed": "spawn",
    "chest-placed": "spawn",
    "marker-placed": "spawn",
    "hero-turn": "turn",
    "consul-turn": "turn",
    "power-up": "phase",
    "activates-hero": "active",
    "activates-monster": "active",
    "spawns": "ability",
    "moved": "move",
    "passage": "move",
    "makes-room": "move",
    "runs": "ability",
    "acts": "ability",
    "acts-on": "ability",
    "attacks": "roll",
    "checks": "roll",
    "defends": "defend",
    "rerolls": "reroll",
    "rerolls-cancel": "reroll",
    "hit": "hit",
    "missed": "miss",
    "wounded-action": "damage",
    "wounded-fire": "damage",
    "wounded-trap": "damage",
    "wounded-backlash": "damage",
    "wounded-spawn": "damage",
    "wounded-other": "damage",
    "destroyed": "defeat",
    "suffers": "token",
    "cured": "token",
    "cured-icon": "token",
    "poisoned": "token",
    "chokes": "token",
    "heals": "heal",
    "heals-icon": "heal",
    "gains-potion": "token",
    "gains-potion-icon": "token",
    "keeps-potion": "quiet",
    "shares": "token",
    "effect-ends": "quiet",
    "backlash": "ability",
    "loses-gear": "card",
    "dropped-coin": "spawn",
    "dropped-key": "spawn",
    "gains-coin": "token",
    "spends-coin": "token",
    "picks-up": "token",
    "booty-back": "quiet",
    "deck-empty": "quiet",
    "gains-loot": "card",
    "gains-treasure": "card",
    "declines-loot": "quiet",
    "equips": "card",
    "discards": "quiet",
    "trades": "quiet",
    "concocts": "card",
    "masters": "token",
    "pet-released": "quiet",
    "booty": "spawn",
    "climbs": "mark",
    "rung-status": "token",
    "boss-fight": "card",
    "time-out": "ability",
    "time-out-card": "card",
    "shapeshifts": "ability",
    "explores": "card",
    "potion-stash": "spawn",
    "armory": "card",
    "save-point": "card",
    "faerie-pool": "card",
    "doors-open": "card",
    "returns": "spawn",
    "trap-laid": "spawn",
    "trap-springs": "attack",
    "disarmed": "ability",
    "light-out": "ability",
    "invades": "ability",
    "feeds": "ability",
    "concedes": "quiet",
}
#: Explore cards that speak when their tile's spawning point falls or their doors open
SPEAKING = {
    "armory": "armory",
    "save-point": "save-point",
    "faerie-pool": "faerie-pool",
    "doors-open": "locked-doors",
}


def cue(game: Arena, line: Line) -> Cue:
    kind = KIND[line.message]
    found = Cue(kind)
    if kind == "quiet":
        return found
    args = line.args
    who = ref_of(game, args.get("who"))
    if kind in ("damage", "heal", "token", "spawn", "defeat", "hit", "miss"):
        found.to = (who,) if who else ()
    else:
        found.who = who
    count = args.get("count", args.get("n", 0))
    found.n = count if isinstance(count, int) else 0
    found.sheet = sheet_of(args)
    more = MORE.get(line.message) or BY_KIND.get(kind)
    if more is not None:
        more(game, args, found)
    return found


# ---------------------------------------------------------------------- whom and what
def number_of(game: Arena, name: int | str | None) -> int:
    """The model of a name, "#model.CARD/COPY"; -1: none. A shapeshifter may bear either of its names in the same step."""
    if not isinstance(name, str) or not name.startswith("#model."):
        return -1
    card, _, copy = name.removeprefix("#model.").partition("/")
    handle = card if copy == "0" else f"{card}-{copy}"
    if handle in game.kit.by_handle:
        return game.kit.by_handle[handle]
    shifted = [n for n, model in enumerate(game.models) if card in (model.card, game.kit.defs[model.card].shift)]
    return next((n for n in shifted if game.name(n).partition("/")[2] == copy), -1)


def piece_of(game: Arena, n: int) -> str:
    """Its figure; of a Hero or pet away from the map its card, of an invader the token on its host."""
    model, handle = game.models[n], game.kit.handles[n]
    if model.at < 0 and model.host >= 0:
        return f"guest.{handle}"
    if model.at < 0 and game.rank(n) == HERO:
        return f"hero.{handle}"
    if model.at < 0 and game.rank(n) == PET and model.master >= 0:
        return f"pet.{handle}"
    return handle


def ref_of(game: Arena, name: int | str | None) -> str:
    """The piece of a name, or the seat."""
    if isinstance(name, str) and name.startswith("&"):
        return name
    n = number_of(game, name)
    return piece_of(game, n) if n >= 0 else ""


def sheet_of(args: Args) -> str:
    """What it is about: a card, an action, a status, a token, a tile."""
    for key in ("card", "what", "status", "tile", "form"):
        value = args.get(key)
        if not isinstance(value, str) or value[:1] not in "#@":
            continue
        kind, _, id = value[1:].partition(".")
        id = id.partition("/")[0]
        if kind == "action":
            return lasting_sheet(id)
        if kind != "card":
            return f"{kind}.{id}"
        for sheet, cards in (("gear", gear()), ("model", models()), ("explore", explores())):
            if id in cards:
                return f"{sheet}.{id}"
    return ""


def dice_of(shown: int | str) -> tuple[tuple[str, int], ...]:
    """ "b3 r1": colour and side of each die."""
    return tuple([(f"die.{COLOURS['brg'.index(die[0])]}", int(die[1:])) for die in str(shown).split()])


def frame_of(game: Arena, kind: type[P]) -> P | None:
    """The innermost procedure of a kind that is going on."""
    return next((frame for frame in reversed(game.stack) if isinstance(frame, kind)), None)


def against(game: Arena, n: int) -> tuple[int, int] | None:
    """The stars of the attack that is going on and those of the defense of this model."""
    act = frame_of(game, Act)
    if act is None or n not in act.victims or len(act.defenses) < len(act.victims):
        return None
    return act.total, act.defenses[act.victims.index(n)]


# ---------------------------------------------------------------------- kinds
def rolled(game: Arena, args: Args, found: Cue) -> None:
    """An offense roll: of which action."""
    found.dice = dice_of(args["dice"])
    act = frame_of(game, Act)
    if act is not None:
        found.sheet = f"action.{act.what}"
        found.to = tuple([piece_of(game, n) for n in act.victims])
        found.title = Words("cue-offense", {"what": f"@action.{act.what}"})
        more = {"hearts": act.hearts, "potions": act.potions, "fixed": act.fixed}
        found.result = Words("cue-stars", {"n": found.n, **more})


def checked(game: Arena, args: Args, found: Cue) -> None:
    """A roll against a number."""
    found.dice = dice_of(args["dice"])
    found.of = int(args["of"])
    found.good = found.n >= found.of
    check = frame_of(game, Check)
    if check is not None:
        found.sheet = f"action.{check.what}"
        found.title = Words("cue-check", {"what": f"@action.{check.what}", "n": found.of})
    found.result = Words("cue-succeeds" if found.good else "cue-fails", {"n": found.n, "of": found.of})


def defended(game: Arena, args: Args, found: Cue) -> None:
    """Against how many stars; it may be a trap that one defends oneself against."""
    found.dice = dice_of(args["dice"])
    found.of = int(args["of"])
    found.good = found.n >= found.of
    found.title = Words("cue-defense", {"n": found.of})
    found.result = compared(found.of, found.n, found.good)
    if not found.dice:
        found.kind = "quiet"  # fixed stars are no roll: both numbers are told with the hit or the miss
    cause = next((frame for frame in reversed(game.stack) if isinstance(frame, Act | Spring)), None)
    if isinstance(cause, Spring):
        found.sheet = f"explore.{game.kit.explores[cause.card].id}"


def compared(attack: int, defense: int, resists: bool) -> Words:
    return Words("cue-resists" if resists else "cue-yields", {"n": attack, "of": defense})


def thrown_again(game: Arena, args: Args, found: Cue) -> None:
    found.dice = dice_of(args["roll"])
    found.again = (int(args["again"]),) if "again" in args else ()
    found.n = 0
    frame = frame_of(game, Reroll)
    if frame is not None:
        defense = frame_of(game, Defend) is not None
        found.title = Words("cue-reroll-defense" if defense else "cue-reroll")


def withstood(game: Arena, args: Args, found: Cue) -> None:
    """`hit` and `missed`: both totals."""
    both = against(game, number_of(game, args.get("who")))
    act = frame_of(game, Act)
    if both is not None and act is not None:
        found.who = piece_of(game, act.user)
        found.n, found.of = both
        found.result = compared(*both, found.kind == "miss")
        found.good = found.kind == "hit"


def wounded(game: Arena, args: Args, found: Cue) -> None:
    both = against(game, number_of(game, args.get("who")))
    act = frame_of(game, Act)
    if both is not None and act is not None:
        found.who = piece_of(game, act.user)
        found.result = Words("cue-wounds", {"n": both[0], "of": both[1], "count": found.n})


def acting(game: Arena, args: Args, found: Cue) -> None:
    """An attack, or any other action: whom it affects, and the squares of its area."""
    target = ref_of(game, args.get("target"))
    found.to = (target,) if target else ()
    act = frame_of(game, Act)
    if act is None or act.step != "sight":
        return
    action = game.kit.actions[act.what]
    if action.kind == OFFENSE:
        found.kind = "attack"
    if action.area and game.models[act.user].at >= 0:
        victims = affected(game, act.user, action, act.target, act.centre, act.side)
        squares = covered(game, act.user, action, act.target, act.centre, act.side)
        found.to = (*[piece_of(game, n) for n in victims], *spots(game.board, squares))


def went(game: Arena, args: Args, found: Cue) -> None:
    found.path = tuple([f"{MAP}/{place}" for place in str(args["path"]).split()])


def placed(game: Arena, args: Args, found: Cue) -> None:
    """What has no figure is shown by its square. What chance has laid out before the game is simply there."""
    if not game.turn and game.kit.setup.preparing == "auto":
        found.kind = "quiet"
    if not found.to:
        found.to = (f"{MAP}/{args['x']}.{args['y']}",) if "x" in args else (MAP,)


def sprung(game: Arena, args: Args, found: Cue) -> None:
    """The trap attacks everybody near its templates."""
    spring = frame_of(game, Spring)
    if spring is not None:
        found.to = tuple([piece_of(game, n) for n in spring.todo or spring.lost])


def both_ends(game: Arena, args: Args, found: Cue) -> None:
    target = ref_of(game, args.get("target"))
    found.who, found.to = ref_of(game, args.get("who")), (target,) if target else ()


def turned(game: Arena, args: Args, found: Cue) -> None:
    found.sheet = "side.party"


def consul_turned(game: Arena, args: Args, found: Cue) -> None:
    found.sheet, found.who = "side.consul", f"&{game.kit.consul}"


def climbed(game: Arena, args: Args, found: Cue) -> None:
    found.to, found.before = ("consul",), int(args["before"])


def laid_trap(game: Arena, args: Args, found: Cue) -> None:
    """The trap laid last."""
    found.to = tuple([f"trap.{len(game.traps) - 1}.{k}" for k in range(len(game.traps[-1].templates))])


def about(sheet: str, *to: str) -> Callable[[Arena, Args, Cue], None]:
    """What the line itself does not name."""

    def told(game: Arena, args: Args, found: Cue) -> None:
        found.sheet = sheet or found.sheet
        found.to = to or found.to

    return told


def stashed(game: Arena, args: Args, found: Cue) -> None:
    found.to = tuple([f"{MAP}/{x}.{y}" for x, y in [game.board.xy(t.at) for t in game.tokens if t.kind == "potion"]])


def boss_card(game: Arena, args: Args, found: Cue) -> None:
    found.sheet = f"fight.{game.kit.fight.boss}"


BY_KIND: dict[str, Callable[[Arena, Args, Cue], None]] = {
    "move": went,
    "reroll": thrown_again,
    "spawn": placed,
}
MORE: dict[str, Callable[[Arena, Args, Cue], None]] = {
    "hero-turn": turned,
    "consul-turn": consul_turned,
    "acts": acting,
    "acts-on": acting,
    "attacks": rolled,
    "checks": checked,
    "defends": defended,
    "hit": withstood,
    "missed": withstood,
    "wounded-action": wounded,
    "trap-springs": sprung,
    "trap-laid": laid_trap,
    "invades": both_ends,
    "feeds": both_ends,
    "shares": both_ends,
    "climbs": climbed,
    "rung-status": about("", "consul"),
    "potion-stash": stashed,
    "boss-fight": boss_card,
    "time-out-card": boss_card,
    "backlash": about("ability.backlash"),
    "poisoned": about("status.poison"),
    "chokes": about("explore.choking-cloud"),
    "gains-potion": about("token.potion"),
    "gains-potion-icon": about("token.potion"),
    "gains-coin": about("token.coin", "coins"),
    "gains-loot": about("", "backpack"),
    "gains-treasure": about("", "backpack"),
    "spends-coin": about("token.coin"),
    **{message: about(f"explore.{card}") for message, card in SPEAKING.items()},
}
