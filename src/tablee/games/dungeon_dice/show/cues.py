"""What the lines of the log show: rolls with their dice, who fights whom, wounds, what changes hands.

What happens in one step is one thing to be seen: of its lines one shows it, the others are quiet."""

from __future__ import annotations

from collections.abc import Callable

from tablee.gamekit.cue import Cue
from tablee.gamekit.view import Words
from tablee.games.dungeon_dice.rules.combat import MONSTER, find, heroes_strength, strength
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import BREAK, HEAL, SCROLL
from tablee.games.dungeon_dice.show.throws import ahead, hand, picked, ref, sheet, sums, the, throw, totals
from tablee.games.dungeon_dice.text.words import told
from tablee.kernel.game import Line

#: every message of the log -> what kind of thing it shows
KIND = {
    "rolls-first": "roll",
    "begins": "quiet",  # the turn that follows says it
    "turn": "turn",
    "receives": "token",
    "keeps-promise": "quiet",  # the other receives it
    "wears": "token",
    "exchanges": "quiet",  # the artifact is seen
    "plays": "card",
    "rests": "roll",
    "hunts": "spawn",
    "no-monsters": "quiet",
    "finds": "roll",
    "meets": "roll",
    "flees": "ability",
    "asks": "ability",
    "joins": "ability",
    "refuses": "ability",
    "fights": "attack",
    "monster-rolls": "roll",
    "hero-rolls": "roll",
    "restarts": "reroll",
    "uses": "ability",
    "rerolls": "reroll",
    "removed": "token",
    "toad": "token",
    "casts": "roll",
    "miss": "roll",
    "immune": "miss",
    "burns": "mark",
    "strengthens": "roll",
    "weakens": "roll",
    "executes": "ability",
    "ends-win": "defeat",
    "ends-tie": "defeat",
    "ends-loss": "miss",
    "wounded": "damage",
    "no-more-wounds": "miss",
    "healed": "heal",
    "learns": "token",
    "levels": "token",
    "trophy": "token",
    "bag-empty": "quiet",
    "unlocks": "roll",
    "fails-lock": "roll",
    "smashes": "ability",
    "stays-shut": "miss",
    "offers": "ability",
    "files": "quiet",
    "unfiles": "quiet",
    "offer-void": "quiet",
    "agreed": "ability",
    "promises": "quiet",  # that they agree is seen
    "joins-as-promised": "ability",
    "falls-due": "quiet",
    "promise-left": "quiet",
    "promise-over": "quiet",
    "promise-void": "quiet",
    "toss": "roll",
    "duel": "attack",
    "duel-ends": "ability",
    "wins": "ability",
    "concedes": "defeat",
}
#: symbols after which nothing else is seen: of the others one sees what they do
SEEN = (BREAK, HEAL, SCROLL)
TREASURE = ("DD-TREAS", "DD-ARTI")  # rules by which dice come out of bags
ROLLED_AT_ONCE = ("bomb", "curse", "strength-potion")  # one-use dice whose roll is seen


def cue(game: Dungeon, line: Line) -> Cue:
    args = line.args
    found = Cue(KIND[line.message])
    found.who = next((ref(game, args[name]) for name in ("who", "whose", "by_", "monster") if name in args), "")
    named = [ref(game, args[name]) for name in ("whom", "at_", "die", "one", "two") if name in args]
    found.to = tuple([name for name in named if name and name != found.who])
    detail = DETAILS.get(line.message)
    if detail is not None:
        detail(game, line, found)
    return found


# ---------------------------------------------------------------------- line by line
def first(game: Dungeon, line: Line, found: Cue) -> None:
    """Everybody's die as one roll."""
    faces = [int(face) for face in str(line.args.get("all_", "")).split("+") if face]
    if not faces:
        found.kind = "quiet"
        return
    found.dice = tuple([("die.monster-level", face) for face in faces])
    found.title = Words("cue-first")
    tie = faces.count(max(faces)) > 1
    found.result = Words("cue-again") if tie else Words("cue-begins", {"who": f"&{game.active}"})


def search(game: Dungeon, line: Line, found: Cue) -> None:
    """The monster's own die: a monster, or the treasure without one."""
    die = game.definition(game.drawn[0])
    found.title = Words("cue-search", picked(line, "who"))
    if line.message == "finds":
        face = next(n for n, shown in enumerate(die.faces, 1) if shown.treasure)
        found.result, found.good = Words("cue-treasure", picked(line, "kind")), True
    else:
        face = game.fight.face + 1
        found.result = Words("cue-level", {"monster": the(line.args["monster"], "A"), "n": int(line.args["n"])})
    found.dice = ((f"die.{die.id}", face),)
    found.to = (game.kit.handles[game.drawn[0]],)


def monster_rolls(game: Dungeon, line: Line, found: Cue) -> None:
    if "with_" not in line.args:
        found.kind = "quiet"
        return
    throw(game, found, hand(game, (MONSTER,)))
    found.title = Words("cue-monster", {"monster": the(line.args["monster"], "of")})
    found.n = int(line.args["n"])
    found.result = Words("cue-strength", {"n": found.n})


def hero_rolls(game: Dungeon, line: Line, found: Cue) -> None:
    """Those who roll together are seen together: heroes and their helper, the duellists."""
    seats = tuple([int(seat) for seat in str(line.args.get("with_", "")).split("+") if seat])
    if not seats:
        found.kind = "quiet"
        return
    throw(game, found, hand(game, seats))
    if game.fight.monster >= 0:
        found.to = (game.kit.handles[game.fight.monster],)
    if game.fight.duel:
        found.title, found.result = Words("cue-duel"), sums(game)
    elif game.fight.fought:
        all_of = f"%seats:{'+'.join([str(seat) for seat in seats])}" if len(seats) > 1 else f"&{seats[0]}"
        found.title, found.result, found.good = Words("cue-heroes", {"who": all_of}), sums(game), ahead(game)
        found.n = heroes_strength(game)
    else:  # Reach: the monster's dice are not rolled yet
        found.title = Words("cue-uses", {"who": f"&{seats[0]}", "symbol": "@symbol.reach"})
        found.n = int(line.args["n"])
        found.result = Words("cue-strength", {"n": found.n})


def gust(game: Dungeon, line: Line, found: Cue) -> None:
    """All dice of both sides, but for the one it came from."""
    sides = game.participants() if game.fight.duel else (*game.participants(), MONSTER)
    places = hand(game, sides)
    throw(game, found, places)
    kept = find(game, str(line.args["at_"])) if line.args["at_"] else -1
    found.again = tuple([n for n, at in enumerate(places) if at != kept])
    found.title, found.result, found.good = Words("cue-gust"), sums(game), ahead(game)


def uses(game: Dungeon, line: Line, found: Cue) -> None:
    symbol = str(line.args["symbol"])[1:]
    found.sheet = symbol
    if symbol.removeprefix("symbol.") not in SEEN:
        found.kind = "quiet"


def title(line: Line) -> Words | None:
    """By whose symbol it happens."""
    if "symbol_" not in line.args:
        return None
    return Words("cue-uses", {"who": the(line.args["by_"], "The"), "symbol": f"@symbol.{line.args['symbol_']}"})


def reroll(game: Dungeon, line: Line, found: Cue) -> None:
    """One die, among the others of its owner."""
    at = find(game, str(line.args["at_"]))
    places = hand(game, (game.fight.dice[at].owner,))
    throw(game, found, places)
    found.again = (places.index(at),)
    found.title, found.n = title(line), strength(game, game.fight.dice[at].owner)
    if game.fight.duel:
        found.result = Words("cue-became-duel", picked(line, "old", "new"))
    else:
        found.result, found.good = Words("cue-became", {**picked(line, "old", "new"), **totals(game)}), ahead(game)


def removed(game: Dungeon, line: Line, found: Cue) -> None:
    found.title, found.result = title(line), sums(game)
    if "symbol_" in line.args:
        found.sheet = f"symbol.{line.args['symbol_']}"


def toad(game: Dungeon, line: Line, found: Cue) -> None:
    found.sheet, found.result = "symbol.toad", sums(game)


def spell(game: Dungeon, line: Line, found: Cue) -> None:
    name = str(line.args["spell"]).removeprefix("@symbol.")
    found.dice = ((f"die.{game.kit.spells[name].id}", int(line.args["face_"])),)
    found.title = Words("cue-casts", {**picked(line, "spell"), "who": the(line.args["by_"], "The")})
    found.good = line.message == "casts"
    found.result = Words("cue-works" if found.good else "cue-miss")


def burns(game: Dungeon, line: Line, found: Cue) -> None:
    found.n, found.result = int(line.args["n"]), sums(game)


def one_use(game: Dungeon, line: Line, found: Cue) -> None:
    """A one-use die that is rolled is seen with what it shows."""
    found.dice = ((sheet(line.args["die_"]), int(line.args["face_"])),)
    found.title = Words("cue-plays", {"who": str(line.args["by_"]), "die": the(line.args["die_"], "a")})
    found.n = int(line.args["n"])
    more = "cue-more" if line.message == "strengthens" else "cue-less"
    found.result = Words(more, {"whom": the(line.args["whom"], "The"), "n": found.n})


def plays(game: Dungeon, line: Line, found: Cue) -> None:
    found.sheet = sheet(line.args["die"])
    if found.sheet.removeprefix("die.") in ROLLED_AT_ONCE:
        found.kind = "quiet"


def rests(game: Dungeon, line: Line, found: Cue) -> None:
    n = int(line.args["n"])
    found.dice, found.title = (("die.monster-level", n),), Words("cue-rest", picked(line, "who"))
    found.result, found.good = Words("cue-heals", {"n": 1 if n <= 3 else 2 if n <= 5 else 3}), True


def toss(game: Dungeon, line: Line, found: Cue) -> None:
    found.dice = (("die.monster-level", int(line.args["n"])),)
    found.title, found.result = Words("cue-toss", picked(line, "roll")), Words("cue-gets", picked(line, "who", "hit"))


def lock(game: Dungeon, line: Line, found: Cue) -> None:
    """A Key opens for certain; what is rolled shows it."""
    found.sheet = sheet(line.args["die"])
    face = int(line.args["face_"])
    if not face:
        found.kind = "card"
        return
    found.good = line.message == "unlocks"
    found.dice = ((found.sheet, face),)
    found.title = Words("cue-lock", picked(line, "who", "die"))
    found.result = Words("cue-opens" if found.good else "cue-shut")


def about_die(game: Dungeon, line: Line, found: Cue) -> None:
    found.sheet = sheet(line.args["die"])


def executes(game: Dungeon, line: Line, found: Cue) -> None:
    found.sheet = "symbol.execute"


def smashes(game: Dungeon, line: Line, found: Cue) -> None:
    found.sheet = "symbol.break"


def ends(game: Dungeon, line: Line, found: Cue) -> None:
    found.who, found.to = f"&{game.active}", (ref(game, line.args["monster"]),)
    found.result = Words(f"log-{line.message}", picked(line, "n", "of", "monster"))
    found.good = {"ends-win": True, "ends-loss": False}.get(line.message)


def to_seat(game: Dungeon, line: Line, found: Cue) -> None:
    """It happens to whoever the line is about."""
    found.to, found.who = (str(line.args["who"]),), ""


def wounded(game: Dungeon, line: Line, found: Cue) -> None:
    to_seat(game, line, found)
    found.n, found.good = 1, False


def healed(game: Dungeon, line: Line, found: Cue) -> None:
    to_seat(game, line, found)
    found.n, found.good = int(line.args["n"]), True


def grows(game: Dungeon, line: Line, found: Cue) -> None:
    """Experience or level, one more than before."""
    to_seat(game, line, found)
    found.sheet = "count.xp" if line.message == "learns" else "count.level"
    found.n, found.good = 1, True


def fights(game: Dungeon, line: Line, found: Cue) -> None:
    found.to = (ref(game, line.args["monster"]),)
    found.sheet = f"monster.{game.monster().id}.{game.fight.face + 1}"


def receives(game: Dungeon, line: Line, found: Cue) -> None:
    """Treasure lies there as the die it is, to be read; what changes hands is known already."""
    about_die(game, line, found)
    if line.rule.startswith(TREASURE):
        found.kind, found.good = "card", True


def words(game: Dungeon, line: Line, found: Cue) -> None:
    """What people say to each other, or do without dice: the line itself stands there."""
    found.result = Words(f"log-{line.message}", told(line.message, line.args))


def duel(game: Dungeon, line: Line, found: Cue) -> None:
    found.to = tuple([f"&{seat}" for seat in game.victors() if f"&{seat}" != found.who])


def offers(game: Dungeon, line: Line, found: Cue) -> None:
    """To one seat, or to two in a deal of three."""
    words(game, line, found)
    whom = str(line.args["whom"])
    if whom[:1] == "%":
        found.to = tuple([f"&{seat}" for seat in whom.removeprefix("%seats:").split("+")])


Detail = Callable[[Dungeon, Line, Cue], None]
DETAILS: dict[str, Detail] = {
    "rolls-first": first,
    "receives": receives,
    "keeps-promise": about_die,
    "wears": about_die,
    "plays": plays,
    "rests": rests,
    "finds": search,
    "meets": search,
    "fights": fights,
    "monster-rolls": monster_rolls,
    "hero-rolls": hero_rolls,
    "restarts": gust,
    "uses": uses,
    "rerolls": reroll,
    "removed": removed,
    "toad": toad,
    "casts": spell,
    "miss": spell,
    "burns": burns,
    "strengthens": one_use,
    "weakens": one_use,
    "executes": executes,
    "ends-win": ends,
    "ends-tie": ends,
    "ends-loss": ends,
    "wounded": wounded,
    "no-more-wounds": to_seat,
    "healed": healed,
    "learns": grows,
    "levels": grows,
    "trophy": about_die,
    "unlocks": lock,
    "fails-lock": lock,
    "smashes": smashes,
    "toss": toss,
    "duel": duel,
    "offers": offers,
    "flees": words,
    "asks": words,
    "joins": words,
    "joins-as-promised": words,
    "refuses": words,
    "agreed": words,
    "duel-ends": words,
    "wins": words,
    "concedes": to_seat,
}
