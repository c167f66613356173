"""The question a seat is asked: its words, the words of every option, and the pieces they point at."""

from __future__ import annotations

from tablee.games.dungeon_dice.abilities import HEROES_WORD, TARGETED
from tablee.games.dungeon_dice.combat import MONSTER, find, heroes_strength, strength
from tablee.games.dungeon_dice.procedures.deals import Compose, Moment, Put, said
from tablee.games.dungeon_dice.procedures.turn import Turn
from tablee.games.dungeon_dice.procedures.using import Aimed
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.terms import read
from tablee.games.dungeon_dice.vocabulary import COMBAT, FIRE, ONE_USE, OPEN, SCROLL
from tablee.games.view import Choice, Piece, Question, Words
from tablee.kernel.decision import Option, option

Args = dict[str, int | str]


def question(game: Dungeon, seat: int, pieces: dict[str, Piece]) -> Question | None:
    decision = game.decision
    if decision is None:
        return None
    frame = game.stack[-1]
    why = tuple(frame.STEPS[frame.step].split())
    if decision.seat != seat:
        return Question(decision.seat, Words("waiting", {"who": f"&{decision.seat}"}), why)
    choices = tuple([Choice(str(o), label(game, seat, o), on(game, o, pieces)) for o in decision.options])
    return Question(seat, prompt(game, seat), why, choices)


def prompt(game: Dungeon, seat: int) -> Words:
    decision, frame, fight = game.decision, game.stack[-1], game.combat
    assert decision is not None
    args: Args = {"n": 0, "of": 0, "monster": "", "who": f"&{game.active}"}
    if fight is not None and fight.monster >= 0:
        args["monster"] = game.name(fight.monster)
        args["level"] = game.monster_face().level
    if decision.prompt == "ability":
        assert fight is not None
        args["duel"] = "yes" if fight.duel else "no"
        args["n"] = strength(game, seat) if fight.duel else heroes_strength(game)
        args["of"] = max([strength(game, s) for s in fight.duel if s != seat], default=strength(game, MONSTER))
        args["plays"] = "yes" if not fight.duel and game.controller() == seat else "no"
    elif isinstance(frame, Moment):
        args["moment"] = frame.name
    elif isinstance(frame, Compose):
        args["who"] = f"&{frame.to}"
        args["begun"] = "yes" if frame.gives or frame.wants else "no"
        args["terms"] = f"%{said(frame.so_far)}"
    elif isinstance(frame, Put):
        args["who"] = f"&{frame.offer.by}"
        args["terms"] = f"%{said(frame.offer)}"
    elif isinstance(frame, Aimed):
        args["symbol"] = f"@symbol.{frame.symbol}"
    return Words(f"prompt-{decision.prompt}", args)


def label(game: Dungeon, seat: int, choice: Option) -> Words:
    """The words of an option."""
    args: Args = {}
    first = str(choice.args[0]) if choice.args else ""
    last = str(choice.args[-1]) if choice.args else ""
    match choice.verb:
        case "wear":
            args["die"] = f"%dice:{first}"
            args["n"] = len(choice.args) - 1
            args["old"] = "%dice:" + "+".join([str(arg) for arg in choice.args[1:]]) if len(choice.args) > 1 else ""
        case "exchange":
            args["dice"] = "%dice:" + "+".join([str(arg) for arg in choice.args])
            args["n"] = len(choice.args)
        case "pick" | "open" | "lose" | "aim":
            args["die"] = f"%dice:{first}"
            if choice.verb == "open":
                args["kind"] = game.definition(game.kit.by_handle[first]).kind
        case "ask" | "deal":
            args["who"] = f"&{first}"
        case "agree":
            args["who"] = f"&{first}"
            turn = game.stack[-1]
            assert isinstance(turn, Turn)
            offer = next(o for o in turn.standing if o.by == choice.args[0])
            args["terms"] = f"%{said(offer)}"
        case "play":
            args["die"] = f"%dice:{first}"
            args["kind"] = game.definition(game.kit.by_handle[first]).kind
            args["target"] = f"%dice:{last}" if len(choice.args) > 1 else ""
            args["spell"] = f"@symbol.{choice.args[1]}" if len(choice.args) == 3 else ""
        case "give" | "want":
            args["term"] = f"%term:{first}"
        case "propose":
            frame = game.stack[-1]
            args["terms"] = f"%{said(frame.so_far)}" if isinstance(frame, Compose) else ""
        case verb if verb in COMBAT:
            args["source"] = f"%dice:{first}"
            if len(choice.args) > 1:
                args["target"] = f"@symbol.{last}" if verb == SCROLL else f"%dice:{last}"
        case _:
            pass
    return Words(f"opt-{choice.verb}", args)


def on(game: Dungeon, choice: Option, pieces: dict[str, Piece]) -> tuple[str, ...]:
    """The pieces an option points at."""
    found = []
    if choice.verb in ("fight", "flee", "scout"):
        found = [name for name in [game.kit.handles[game.fight.monster]] if name in pieces]
    elif choice.verb in ("search", "hunt"):
        found = ["bag.black"]
    for arg in choice.args:
        name = str(arg)
        if choice.verb in ("ask", "deal", "agree"):
            name = f"seat{arg}"
        elif name.startswith("seat-"):
            name = f"seat{name.removeprefix('seat-')}"
        elif name == "monster":
            name = game.kit.handles[game.fight.monster]
        elif choice.verb in ("give", "want"):
            name = read(name).thing
        if name in pieces and name not in found:  # a die may re-roll itself
            found.append(name)
    return tuple(found)


def tries(game: Dungeon, seat: int, piece: str) -> list[Choice]:
    """What this seat may want to do with a piece that it sees; whether it can is for the guards to say."""
    if seat < 0 or game.decision is None:
        return []
    found: list[Option] = []
    die = game.kit.by_handle.get(piece, -1)
    if piece.startswith("seat") and piece != f"seat{seat}":
        other = int(piece.removeprefix("seat"))
        found = [option("ask", other), option("deal", other)]
    elif game.combat is not None and die >= 0 and die == game.combat.monster:
        found = [option("fight"), option("flee")]
    elif die >= 0 and die in game.heroes[seat].dice:
        one = game.kit.defs[die]
        at = find(game, piece)
        if at >= 0:
            shown = [symbol for symbol in COMBAT if one.shows(symbol)]
            found = [option(symbol, piece) for symbol in shown if symbol not in TARGETED and symbol != SCROLL]
        elif one.group == ONE_USE:
            aims = {"scroll": (FIRE, HEROES_WORD), "bomb": (f"seat-{game.active}",), "curse": (f"seat-{game.active}",)}
            found = [option("open", piece) if one.kind == "key" else option("play", piece, *aims.get(one.kind, ()))]
        elif one.equipped and die not in game.heroes[seat].worn:
            found = [option("wear", piece)]
        elif one.shows(OPEN):
            found = [option("open", piece)]
    elif piece == "bag.black":  # whoever searches draws a monster; from the other bags nobody draws at will
        found = [option("search")]
    return [Choice(str(o), label(game, seat, o), (piece,)) for o in found]
