"""What each line of the log shows on the stage: its kind by message, the rest from its arguments and the game as it stood."""

from __future__ import annotations

from tablee.gamekit.cue import Cue
from tablee.gamekit.view import Words
from tablee.games.dice_throne.rules.effects.dice import TextRoll
from tablee.games.dice_throne.rules.ladder import read
from tablee.games.dice_throne.rules.records import Roll
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import ATTEMPTS, Battle
from tablee.games.dice_throne.rules.vocabulary import UPGRADE
from tablee.games.dice_throne.show.dice import die_sheet
from tablee.kernel.game import Line

#: every message of the log; `quiet` is told and not shown
KIND = {
    "turn": "turn",
    "phase": "phase",
    "variant": "quiet",
    "drafts": "quiet",
    "bans": "quiet",
    "picks": "quiet",
    "leaves-draft": "quiet",
    "starts": "mark",
    "rolls": "roll",
    "rerolls": "reroll",
    "sets-die": "reroll",
    "more-attempts": "mark",
    "no-effect": "miss",
    "fewer-attempts": "mark",
    "loses-cp": "cp",
    "phase-void": "miss",
    "halves-own": "mark",
    "no-income": "quiet",
    "draws": "draw",
    "drew": "quiet",
    "reshuffles": "quiet",
    "gains-cp": "cp",
    "pays": "cp",
    "steals-cp": "cp",
    "steals-health": "mark",
    "gains-tokens": "token",
    "loses-tokens": "token",
    "raises-limit": "token",
    "throws": "token",
    "turns-over": "card",
    "activates-companion": "token",
    "companion-hurt": "token",
    "companion-heals": "token",
    "wards": "token",
    "retrieves": "token",
    "plays": "card",
    "casts": "card",
    "prepares": "card",
    "gives-back": "quiet",
    "upgrades": "card",
    "sells": "card",
    "discards": "card",
    "spends": "token",
    "uses": "ability",
    "declares": "phase",  # what follows shows it
    "fizzles": "miss",
    "stops-conjuring": "miss",
    "announces": "ability",
    "announces-nothing": "miss",
    "activates": "attack",
    "targets": "attack",
    "names-target": "quiet",
    "team-differs": "roll",
    "leader-card": "quiet",
    "defends": "defend",
    "deals": "mark",
    "prepares-damage": "mark",
    "raises-attack": "mark",
    "lowers-attack": "mark",
    "undefendable": "mark",
    "defends-anyway": "mark",
    "attacks-again": "attack",
    "rolls-again": "attack",
    "odd-die": "quiet",
    "prevents": "mark",
    "prevents-half": "mark",
    "prevents-all": "mark",
    "returns-half": "mark",
    "avoids": "mark",
    "survives": "heal",
    "takes": "damage",
    "unhurt": "miss",
    "will-heal": "mark",
    "heals": "heal",
    "loses-health": "damage",
    "skips-offense": "miss",
    "turns-board": "ability",
    "looks-at-hand": "quiet",
    "sees-card": "quiet",
    "reveals-hand": "quiet",
    "reveals-card": "card",
    "looks-top": "quiet",
    "sees-own": "quiet",
    "takes-card": "card",
    "finds-card": "draw",
    "takes-cards": "draw",
    "defeated": "defeat",
    "won": "quiet",
    "drawn": "quiet",
    "concedes": "defeat",
}
#: what a roll of a text can bring: such a line says the result of the dice that still lie on the stage
OUTCOMES = ("token", "cp", "draw", "mark", "miss", "heal")
ON_THEMSELVES = (
    "takes",
    "unhurt",
    "loses-health",
    "heals",
    "will-heal",
    "defeated",
    "starts",
    "gains-cp",
    "pays",
    "draws",
)


def cue(game: Battle, line: Line) -> Cue:
    args, kind = line.args, KIND[line.message]
    who, whom = str(args.get("who", "")), str(args.get("whom", ""))
    out = Cue(kind, who, (whom,) if whom else (who,) if line.message in ON_THEMSELVES else ())
    out.n = int(args.get("n", 0))
    out.sheet = sheet_of(line)
    if kind in ("roll", "reroll"):
        return roll(game, line, out)
    if "now" in args:  # damage on its way: its number changes
        out.before, out.n = int(args["before"]), int(args["now"])
        out.to = (*out.to, *coming(game, seat_of(whom)))
    if kind in OUTCOMES and dice_decided(game):
        out.result = Words(f"log-{line.message}", args)
    match line.message:
        case "takes":
            out.who, out.of = str(args["by"]), int(args["meant"])
        case "loses-tokens" | "spends" | "companion-hurt":
            out.n = -max(1, out.n)
        case "pays" | "loses-cp":
            out.n = -out.n
        case "turns-board":
            out.sheet = f"hero.{game.heroes[seat_of(who)].id}"
        case "activates":
            return activates(game, out)
        case "no-effect" | "fizzles" | "stops-conjuring" | "announces-nothing" | "skips-offense" | "phase-void":
            out.good = False
        case "avoids":
            out.good = True
    out.to += pieces(game, line, out)
    return out


def seat_of(ref: str) -> int:
    return int(ref[1:]) if ref else -1


def sheet_of(line: Line) -> str:
    for name in ("card", "ability", "token", "source", "what"):
        found = str(line.args.get(name, ""))
        if found:
            return found.removeprefix("@")
    return ""


# ---------------------------------------------------------------------- dice
def roll(game: Battle, line: Line, out: Cue) -> Cue:
    """Who throws what for which purpose; of dice thrown again, which."""
    args, lying = line.args, game.rolls[-1] if game.rolls else None
    out.n, out.to = 0, ()
    if line.message == "team-differs":
        out.who = f"&{game.active}"
    seat = seat_of(out.who)
    if line.message == "sets-die":
        faces, out.again = lying.faces if lying is not None else (), (int(args["at"]),)
    else:
        faces = read(str(args["dice"]))
        out.again = tuple([int(at) for at in str(args.get("again", "")).split()])
    out.dice = tuple([(die_sheet(game, seat, face), abs(face)) for face in faces])
    against = opposed(game, seat)
    if line.message == "rolls" and against:
        out.kind, out.dice = "reroll", (*against, *out.dice)
        out.again = tuple(range(len(against), len(out.dice)))
    out.title = title(game, line, lying)
    if lying is not None and lying.purpose == "offense" and lying.seat == seat:
        out.n, out.of = ATTEMPTS - min(game.attempts, ATTEMPTS - 1), ATTEMPTS
    return out


def opposed(game: Battle, seat: int) -> tuple[tuple[str, int], ...]:
    """The dice that these are compared with: somebody throws for a text that another has thrown for already."""
    run = game.stack[-2] if len(game.stack) > 1 else None
    if not isinstance(game.stack[-1] if game.stack else None, TextRoll) or not isinstance(run, Run) or run.seat == seat:
        return ()
    return tuple([(f"die.{game.heroes[run.seat].id}", face) for faces in run.rolled[-1:] for face in faces])


def title(game: Battle, line: Line, lying: Roll | None) -> Words:
    if "goal" in line.args:
        return Words("cue-roll", {"goal": line.args["goal"], "what": line.args["what"]})
    purpose = "targeting" if lying is None else lying.purpose
    if lying is None or purpose in ("offense", "defense", "targeting"):
        return Words("cue-roll", {"goal": purpose, "what": ""})
    return Words("cue-roll", {"goal": "text", "what": game.origin(lying.seat, purpose)})


def dice_decided(game: Battle) -> bool:
    """Is a text being carried out for which dice were thrown, apart from those that activated it?"""
    if not game.stack or not isinstance(game.stack[-1], Run):
        return False
    run = game.stack[-1]
    own = run.source == game.attack.ability if game.attack is not None else False
    return len(run.rolled) > (1 if own else 0)


# ---------------------------------------------------------------------- pieces
def activates(game: Battle, out: Cue) -> Cue:
    """An ability that deals damage goes against somebody, if it is known yet whom; another has been shown when announced."""
    attack = game.attack
    nodes = game.content.texts[attack.ability].nodes if attack is not None else ()
    if attack is None or not any([isinstance(node, Node) and node.damages() for node in nodes]):
        return Cue("quiet", out.who, sheet=out.sheet)
    out.to = (f"&{attack.to}",) if attack.to >= 0 else ()
    return out


def coming(game: Battle, seat: int) -> tuple[str, ...]:
    """The piece that stands for the damage on its way to a seat; there is none before a target is found."""
    return tuple([f"i{i}" for i, one in enumerate(game.incoming) if seat >= 0 and one.to == seat and one.parts])


def pieces(game: Battle, line: Line, out: Cue) -> tuple[str, ...]:
    """Cards, tokens and abilities that everybody who reads the line sees lying there."""
    args, found = line.args, []
    owner = seat_of(str(args.get("whom" if line.message == "sees-card" else "who", "")))
    if "token" in args:
        token, tokens = out.sheet.removeprefix("token."), game.players[owner].tokens
        found = [f"t{owner}.{kind.id}" for kind in game.kit.kinds if kind.token.id == token and tokens[kind.uid]]
    elif "ability" in args:
        name = out.sheet.split(".")[2]
        found = [f"a{owner}.{name}" for ability in game.players[owner].board.abilities if ability.id == name]
    elif "card" in args:
        reader = owner if owner >= 0 else line.to
        name = out.sheet.split(".")[2]
        found = [f"c{reader}.{name}"] if seen(game, reader, name, line) else upgraded(game, reader, name)
    elif line.message in ("draws", "takes-cards"):
        found = [f"hand.{owner}"]
    return tuple(found)


def seen(game: Battle, owner: int, name: str, line: Line) -> bool:
    """Does everybody who reads this line see that card of a seat?"""
    player, number = game.players[owner], game.card_named(owner, name)
    if number in player.hand or number in player.deck:
        if line.to == owner and number in player.hand:
            return True
        readers = [line.to] if line.to >= 0 else []  # spectators see what lies open
        return bool(readers) and all([game.seen.get(owner * 64 + number, 0) >> seat & 1 for seat in readers])
    return number in player.discard or line.message == "plays"


def upgraded(game: Battle, owner: int, name: str) -> list[str]:
    """The boxes that an upgrade has covered."""
    player, number = game.players[owner], game.card_named(owner, name)
    card = game.card(owner, number)
    if card.timing != UPGRADE or number not in player.laid or player.side:
        return []
    level = game.heroes[owner].sides[0][card.slot].levels[player.levels[card.slot] - 1]
    return [f"a{owner}.{ability.id}" for ability in level.abilities]
