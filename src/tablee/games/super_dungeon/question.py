"""The question a seat is asked: its words, the words of every option, and the pieces and squares they point at."""

from __future__ import annotations

from tablee.gamekit.view import Choice, Pick, Piece, Question, Words
from tablee.games.super_dungeon.deeds import act_label, aimed_at, drink_label, hit_by, user_of
from tablee.games.super_dungeon.laying import beside
from tablee.games.super_dungeon.procedures.consul import cost
from tablee.games.super_dungeon.procedures.rolls import Reroll, shown
from tablee.games.super_dungeon.scenery import MAP, spot, spots
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.vocabulary import CONSUL
from tablee.kernel.decision import Option

Args = dict[str, int | str]
#: verbs whose last two arguments are a square
PLACING = ("move", "place", "drop", "exit", "push", "pull", "compel", "form", "aside", "charge")
#: verbs that are answered by pressing a square, when each square means one option
PICKED = ("move", "place", "push", "pull", "compel", "exit", "charge", "return")
DEEDS = ("act", "strike", "drink", "emergency")
PICK_LABEL = Words("opt-here")
MANY = 4  # fewer squares are listed one by one


def question(game: Arena, seat: int, pieces: dict[str, Piece]) -> Question | None:
    decision = game.decision
    if decision is None:
        return None
    frame = game.stack[-1]
    why = tuple(frame.STEPS[frame.step].split())
    if decision.seat != seat:
        return Question(decision.seat, Words("waiting", {"who": f"&{decision.seat}"}), why)
    choices = tuple([choice(game, o, pieces) for o in decision.options])
    prompt = Words(f"prompt-{decision.prompt}", {**decision.args, **frame.says(game)})
    return Question(seat, prompt, why, choices, pick(decision.options))


def choice(game: Arena, option: Option, pieces: dict[str, Piece]) -> Choice:
    return Choice(str(option), label(game, option), on(game, option, pieces), to(game, option, pieces))


def pick(options: object) -> Pick | None:
    """Squares of one verb, none of which two options name, are pressed on the map."""
    assert isinstance(options, list | tuple)
    for verb in PICKED:
        found = [option for option in options if option.verb == verb]
        cells = [(f"{MAP}/{o.args[-2]}.{o.args[-1]}", " ".join([str(arg) for arg in o.args])) for o in found]
        if len(found) >= MANY and len({cell for cell, _ in cells}) == len(cells):
            return Pick(verb, tuple(cells), PICK_LABEL, 1, 1)
    return None


# ---------------------------------------------------------------------- words
def label(game: Arena, option: Option) -> Words:
    if option.verb in ("act", "strike"):
        return act_label(game, option)
    if option.verb in ("drink", "emergency"):
        return drink_label(game, option)
    args: Args = {}
    words = [str(arg) for arg in option.args]
    if option.verb in PLACING or option.verb == "lay":
        args["x"], args["y"] = option.args[-2], option.args[-1]
    match option.verb:
        case "activate" if game.side == CONSUL:
            n = game.kit.by_handle[words[0]]
            return Words("opt-activate-monster", {"who": game.name(n), "n": cost(game, n)})
        case "activate" | "spawn" | "heal" | "summon" | "place" | "potion" | "coin" | "creep" | "relocate" | "booty":
            args["who"] = named(game, words[0])
        case "aside" | "charge" | "shift":
            args["who"] = named(game, words[0])
        case "lay":
            args["tile"], args["turns"] = f"@tile.{words[0]}", option.args[1]
            side, other = beside(game, option)
            if side or not game.tiles:
                return Words("opt-lay-beside", {**args, "side": side, "other": f"@tile.{other}" if other else ""})
        case "stand":
            return Words(f"opt-stand-{words[0]}")
        case "unlock" | "last":
            args["tile"] = tile_name(game, int(words[0]) - 1)
        case "template":
            args["x"], args["y"] = option.args[0], option.args[1]
            args["side"] = words[2] if len(words) == 3 else ""
        case "first":
            return Words(f"opt-first-{words[0]}")
        case "take":
            args["n"] = option.args[0]
        case "defend":
            return Words(f"attribute-{words[0].upper()}")
        case "reroll":
            args["die"] = f"%dice:{die_at(game, int(words[0]) - 1)}"
            frame = game.stack[-1]
            args["cancels"] = "yes" if isinstance(frame, Reroll) and option.args[0] in frame.theirs else "no"
        case "return":
            args["x"], args["y"] = option.args
        case "put-back":
            args["card"] = card_name(game, words[0])
        case "cure":
            args["who"], args["status"] = named(game, words[0]), f"@status.{words[1]}"
        case "drop":
            args["what"] = f"@token.{words[0]}"
        case "status":
            args["status"] = f"@status.{words[0]}"
        case "equip":
            args["card"], args["who"] = card_name(game, words[0]), named(game, words[1])
        case "master":
            args["pet"], args["who"] = named(game, words[0]), named(game, words[1])
        case "stock" | "swap":
            args["card"] = f"%name:{words[0]}"
        case "lose" | "use" | "trade":
            args["card"] = card_name(game, words[0])
        case _:
            pass
    return Words(f"opt-{option.verb}", args)


def named(game: Arena, handle: str) -> str:
    """A model by its handle, a token, or a card of models."""
    if handle in game.kit.by_handle:
        return game.name(game.kit.by_handle[handle])
    return f"@model.{handle}" if handle in game.kit.defs else f"@token.{handle}"


def tile_name(game: Arena, tile: int) -> str:
    return f"@tile.{game.tiles[tile].card}"


def die_at(game: Arena, n: int) -> str:
    """The die of the roll that is going on, as the log writes it."""
    frame = game.stack[-1]
    assert isinstance(frame, Reroll)
    return shown(frame.dice[n : n + 1])


def card_name(game: Arena, handle: str) -> str:
    card = game.kit.cards[game.kit.by_card[handle]]
    return f"@{'gear' if card.id in game.kit.gear_defs else 'model'}.{card.id}"


# ---------------------------------------------------------------------- where
def on(game: Arena, option: Option, pieces: dict[str, Piece]) -> tuple[str, ...]:
    """The pieces and squares an option is pressed at; an action without a target at who does it."""
    words = [str(arg) for arg in option.args]
    if option.verb in PLACING:
        return (f"{MAP}/{words[-2]}.{words[-1]}",)
    if option.verb == "template" or option.verb == "return":
        return (f"{MAP}/{words[0]}.{words[1]}",)
    if option.verb in DEEDS:
        target, square = aimed_at(game, option)
        if target >= 0 and game.kit.handles[target] in pieces:
            return (game.kit.handles[target],)
        if square >= 0:
            return (spot(game.board, square),)
        user = game.kit.handles[user_of(game, option)]
        return (user,) if user in pieces else ()
    if option.verb in ("equip", "put-back", "lose", "use", "trade"):
        return tuple([id for id in [f"card.{words[0]}"] if id in pieces])
    if option.verb == "lay":
        return tuple([id for id in [f"tile.{words[0]}"] if id in pieces])
    if option.verb == "master":
        return tuple([id for id in (f"card.{words[0]}", f"pet.{words[0]}", f"hero.{words[1]}") if id in pieces])
    found = [id for word in words[:1] for id in (word, f"hero.{word}") if id in pieces]
    return tuple(found)


def to(game: Arena, option: Option, pieces: dict[str, Piece]) -> tuple[str, ...]:
    """The other end: whom and which squares an area would hit, and who gets a card."""
    if option.verb in DEEDS:
        squares, models = hit_by(game, option)
        return (*spots(game.board, squares), *[h for h in [game.kit.handles[n] for n in models] if h in pieces])
    if option.verb == "equip":
        return tuple([id for id in [f"hero.{option.args[1]}"] if id in pieces])
    return ()
