"""Parts of messages that are put together: dice, chances, lists of models, slots and cards."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.view import Sheet
from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.vocabulary import COLOURS
from tablee.games.super_dungeon.text.words import Wording
from tablee.text.messages import Messages

Sheets = dict[str, Sheet]


def phrase(say: Messages, sheets: Sheets, game: Arena, ref: str) -> str:
    """`kind:what`, where `what` is written by the functions below."""
    kind, _, what = ref.partition(":")
    words = Wording(say)
    match kind:
        case "dice":
            return dice(words, sheets, game, what)
        case "chance":
            return chance(words, what)
        case "models":
            return words.series([model(sheets, game, int(n)) for n in what.split("+")])
        case "the":
            return the(words, sheets, what)
        case "groups":
            return words.series([group(words, sheets, one) for one in what.split("+")])
        case "hits":
            return ", ".join([hit(words, sheets, game, one) for one in what.split("+")])
        case "sheets":
            return words.series([sheets[id].name for id in what.split("+")])
        case "slots":
            return words.crystals(tuple(what.split("+")))
        case "obstacles":
            return words.series([obstacle(words, one) for one in what.split("+")])
        case "name":
            return library.name(what, words.lang)
        case _:
            raise ValueError(f"no phrase is written {ref!r}")


@lru_cache(maxsize=256)
def lasting_sheet(title: str) -> str:
    """What lasts is named by the title of its action (SD-AREA-05), or by the card of a trap."""
    if title in library.explores():
        return f"explore.{title}"
    return f"action.{next(id for id, one in library.actions().items() if title in (id, one.title))}"


def dice(words: Wording, sheets: Sheets, game: Arena, what: str) -> str:
    """ "b3 r1=4": colour and side of each die, as they lie, and what more or less there is than they show."""
    found, shown = [], 0
    codes, _, counted = what.partition("=")
    for one in codes.split():
        n, side = "brg".index(one[0]), int(one[1:])
        found.append(words.say(f"die-{COLOURS[n]}", side=sheets[f"face.{COLOURS[n]}.{side}"].name))
        shown += game.kit.faces[n][side - 1].stars
    if counted and int(counted) != shown:  # fixed stars, or the die that a status takes away
        found.append(f"{int(counted) - shown:+d}")
    return ", ".join(found) or words.say("dice-none")


def chance(words: Wording, what: str) -> str:
    """ "over/under" in per cent, to the nearest whole one; neither never nor always is rounded to."""
    over, under = [int(part) for part in what.split("/")]
    percent = (200 * over + under) // (2 * under)
    if 0 < over < under:
        percent = min(99, max(1, percent))
    return words.say("chance", n=percent)


def model(sheets: Sheets, game: Arena, n: int) -> str:
    name, handle, base = sheets[f"model.{game.models[n].card}"].name, game.kit.handles[n], game.kit.figures[n].card
    copy = handle[len(base) + 1 :]
    return f"{name} ({copy})" if copy else name


def the(words: Wording, sheets: Sheets, what: str) -> str:
    """ "card/copy": a figure in a sentence, in French with the article of its name."""
    card, _, copy = what.partition("/")
    article = library.article(card, words.lang)
    name = sheets[f"model.{card}"].name
    return f"{article}{name} ({copy})" if copy not in ("", "0") else f"{article}{name}"


def group(words: Wording, sheets: Sheets, what: str) -> str:
    """ "2=card": so many of one kind."""
    n, _, card = what.partition("=")
    return words.say("pool-part", n=int(n), monster=sheets[f"model.{card}"].name)


def hit(words: Wording, sheets: Sheets, game: Arena, what: str) -> str:
    """ "n" or "n=over/under": a model that an area would hit, and the chance to wound it."""
    n, _, odds = what.partition("=")
    name = model(sheets, game, int(n))
    return words.say("hit-chance", who=name, chance=chance(words, odds)) if odds else name


def obstacle(words: Wording, what: str) -> str:
    """ "w.3.0.3.4", a wall from corner to corner, or "s.3.4", a structure."""
    kind, *places = what.split(".")
    x, y, *end = [int(place) for place in places]
    if kind == "s":
        return words.say("structure-between", x=x, y=y)
    return words.say("wall-between", x=x, y=y, to_x=end[0], to_y=end[1])
