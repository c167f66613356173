"""What each line of the log shows on the stage: its kind by message, the rest from its arguments and the game as it stood."""

from __future__ import annotations

from tablee.gamekit.cue import Cue
from tablee.gamekit.view import Words
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ENCOUNTER_PILE, HAND, PILE, PLAY, VICTORY
from tablee.games.champions.show.view import resolving
from tablee.kernel.game import Line

#: every message of the log; `quiet` is told and not shown
KIND = {
    "round": "phase",
    "turn": "turn",
    "villain-phase": "turn",
    "villain-step": "phase",
    "first-player": "active",
    "draws": "draw",
    "discarded": "draw",
    "milled": "card",
    "to-hand": "draw",
    "shuffled-in": "quiet",
    "deck-out": "mark",
    "encounter-out": "mark",
    "no-encounter-cards": "quiet",
    "dealt": "draw",
    "plays": "card",
    "uses": "ability",
    "spends": "cp",
    "enters": "spawn",
    "engages": "mark",
    "attacks": "attack",
    "thwarts": "attack",
    "recovers": "ability",
    "defends": "defend",
    "damage": "damage",
    "heals": "heal",
    "stored": "mark",
    "status": "token",
    "tough-gone": "token",
    "stunned-gone": "token",
    "confused-gone": "token",
    "threat-placed": "mark",
    "threat-removed": "mark",
    "defeated": "defeat",
    "eliminated": "defeat",
    "concedes": "defeat",
    "completed": "mark",
    "advances": "card",
    "next-stage": "card",
    "acceleration": "mark",
    "boost-dealt": "draw",
    "boost-turned": "card",
    "boosted": "mark",
    "not-boosted": "miss",
    "enemy-attacks": "attack",
    "enemy-schemes": "attack",
    "attack-sum": "hit",
    "scheme-sum": "hit",
    "reveals": "card",
    "cancelled": "miss",
    "surge": "mark",
    "quickstrike": "quiet",
    "retaliates": "ability",
    "readied": "quiet",
    "exhausted": "quiet",
    "changes-form": "card",
    "lasting": "quiet",
    "won": "quiet",
    "lost": "quiet",
    "foiled": "defeat",
    "takes-effect": "ability",
    "uses-identity": "ability",
}
#: lines about what somebody or something undergoes: `who` names them, and `by` what does it
UNDERGONE = ("damage", "heals", "status", "tough-gone", "stunned-gone", "confused-gone", "defeated", "eliminated")
#: arguments that name what a line acts on, and the card that it is about
AIMS, CARDS = ("target", "player", "scheme"), ("card", "enemy", "what", "who", "scheme")
OPEN = (PLAY, PILE, ENCOUNTER_PILE, VICTORY)  # zones in which everybody sees what lies there


def cue(game: Scenario, line: Line) -> Cue:
    args, message = line.args, line.message
    out = Cue(KIND[message], n=int(args.get("n", 0)), sheet=sheet(line))
    who = seen(game, line, args.get("who", args.get("enemy", "")))
    aims = [seen(game, line, args.get(name, "")) for name in AIMS]
    if message in UNDERGONE:
        out.who, out.to = seen(game, line, args.get("by", "")) or who, (who,) if who else ()
    else:
        out.who, out.to = who, tuple([ref for ref in aims if ref])
    card = seen(game, line, args.get("card", ""))
    if card and card not in out.to:
        out.to += (card,)
    if "now" in args:
        out.who = seen(game, line, args["by"])
        out.before, out.n = int(args["before"]), int(args["now"])
    match message:
        case "villain-phase":
            out.who = game.handle(game.villain)
        case "villain-step" if out.n != 2:
            out.who = ""
        case "draws":
            out.to = (f"hand.{out.who[1:]}",)
        case "dealt":
            out.to = (f"dealt.{out.who[1:]}",)
        case "tough-gone" | "stunned-gone" | "confused-gone" | "status":
            out.result = Words(f"log-{message}", args)  # a status card has no sheet that could be shown
        case "attack-sum" | "scheme-sum":
            out.before, out.n = out.n, int(args["total"])
            out.result = Words(f"log-{message}", args)
            # whom an attack hits belongs to somebody, and what is good for the enemy is bad for them; a scheme is nobody's
            out.good = out.n > 0 if message == "attack-sum" else out.n == 0
        case "boosted" | "not-boosted":
            out.result = Words(f"log-{message}", args)
        case "enemy-schemes":
            out.to += (game.handle(game.main),)
        case "completed" | "advances" | "acceleration":
            out.to = (game.handle(game.main),)
        case "next-stage":
            out.to = (game.handle(game.villain),)
        case "encounter-out":
            out.to = ("encounter",)
        case "discarded" if line.rule in ("MC-ENC-03", "MC-DISCARD-03"):  # from the top of the encounter deck
            out.kind = "card"
    return out


def sheet(line: Line) -> str:
    """The card that a line is about; a copy of it is named with its number."""
    for name in CARDS:
        found = str(line.args.get(name, ""))
        if found.startswith(("@", "#")):
            return found[1:].partition("/")[0]
    return ""


def seen(game: Scenario, line: Line, name: int | str) -> str:
    """The piece or seat of this name, if everybody who reads the line sees it; else nothing."""
    text = str(name)
    if text.startswith("&"):
        return text
    if not text.startswith("#card."):
        return ""
    code, _, copy = text.removeprefix("#card.").partition("/")
    n = int(copy) if copy else -1
    for i, number in enumerate(game.kit.copies):
        if number == n and game.cards[i].code == code:
            card = game.cards[i]
            own = card.zone == HAND and line.to == card.owner
            return game.handle(i) if card.zone in OPEN or own or i in resolving(game) else ""
    return ""
