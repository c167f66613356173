"""What a seat may write down at any time (DD-ACT-01): an offer, `file 1 give die.axe-gray for help`, with a third party
`... with 2 for die.key-1`, which is put at the next moment; five dice for an artifact, `file exchange ...`; a healing potion in
quiet times, `file play healing-potion-1`; and the moments at which it wants to be asked, `file ask pass loot`."""

from __future__ import annotations

from tablee.gamekit.capability import Barred
from tablee.gamekit.verb import Verb
from tablee.gamekit.view import Choice, Words
from tablee.games.dungeon_dice.rules.abilities import PLAY, playable
from tablee.games.dungeon_dice.rules.menu import COMING
from tablee.games.dungeon_dice.rules.offers import all_of, flows, problem, refused, said
from tablee.games.dungeon_dice.rules.procedures.deals import EVERY, MOMENTS, USUAL, talks, wished
from tablee.games.dungeon_dice.rules.procedures.gear import EXCHANGE, drink, exchange, exchanging
from tablee.games.dungeon_dice.rules.procedures.turn import Turn
from tablee.games.dungeon_dice.rules.records import Leg, Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import HELP, LET_WIN, LOOT, REFRAIN, WHOLE, read
from tablee.games.dungeon_dice.rules.vocabulary import BREAK, ONE_USE, OPEN
from tablee.kernel.decision import Option, option
from tablee.kernel.procedure import goto

GIVE, FOR, WITH = "give", "for", "with"
ASK, AT_ONCE = "ask", (EXCHANGE.name, PLAY.name)


def written(seat: int, choice: Option) -> Offer | None:
    """The offer that these words make, or nothing."""
    legs: list[Leg] = []
    words = list(choice.args)
    while words:
        at = words.index(WITH) if WITH in words else len(words)
        leg = side(words[:at])
        if leg is None or at == len(words) - 1:
            return None
        legs.append(leg)
        words = words[at + 1 :]
    return Offer(seat, *legs[0], also=tuple(legs[1:])) if legs else None


def side(written: list[int | str]) -> Leg | None:
    """One other party: `1 give A B for C`."""
    to, *words = written or [-1]
    lead = [word for word in words if word in (GIVE, FOR)]
    if not isinstance(to, int) or not words or words[0] not in (GIVE, FOR) or lead not in ([GIVE], [FOR], [GIVE, FOR]):
        return None
    at = words.index(FOR) if FOR in words else len(words)
    gives, wants = [str(word) for word in words[:at] if word != GIVE], [str(word) for word in words[at + 1 :]]
    return to, tuple(gives), tuple(wants)


def as_filed(offer: Offer) -> str:
    """The words that make this offer."""
    legs = []
    for seat, gives, wants in offer.legs:
        words = [str(seat), *([GIVE, *gives] if gives else ()), *([FOR, *wants] if wants else ())]
        legs.append(" ".join(words))
    return f" {WITH} ".join(legs)


def filing(game: Dungeon, seat: int, choice: Option) -> str:
    """What cannot be given now cannot be written down either; without words the offer is taken back."""
    first = choice.args[0] if choice.args else ""
    if game.heroes[seat].out:
        return "DD-TRADE-01"
    if first in AT_ONCE:
        return forbidden_now(game, seat, named(choice))
    if not game.kit.deals:
        return "DD-TRADE-01"
    if first == ASK:
        known = [word for word in (*MOMENTS, EVERY) if word in choice.args[1:]]
        return "" if list(choice.args[1:]) == known else "DD-TRADE-01"
    if not choice.args:
        return "" if any([offer.by == seat for offer in game.filed]) else "DD-TRADE-01"
    offer = written(seat, choice)
    return "DD-TRADE-01" if offer is None else refused(game, offer)


def file(game: Dungeon, seat: int, choice: Option) -> None:
    """One offer a seat: a new one takes the place of the old one."""
    first = choice.args[0] if choice.args else ""
    if first in AT_ONCE:
        do_now(game, seat, named(choice))
        return
    if first == ASK:
        wish = tuple([str(word) for word in choice.args[1:]])
        rest = [one for one in game.wishes if one[0] != seat]
        game.wishes = tuple(sorted([*rest, (seat, wish)])) if wish != USUAL else tuple(rest)
        return
    others = tuple([offer for offer in game.filed if offer.by != seat])
    offer = written(seat, choice)
    if offer is None:
        game.filed = others
        game.note("DD-TRADE-01", "unfiles", to=seat)
        return
    game.filed = (*others, offer)
    game.note("DD-TRADE-01", "files", to=seat, whom=all_of(offer), terms=f"%{said(offer)}")
    put_at_once(game, seat)


def put_at_once(game: Dungeon, seat: int) -> None:
    """While the active player prepares or decides, offers need not wait: else help could not be offered before the fight
    is declared (DD-HELP-07). Others than the active player may speak up in this way once before the search, and once
    before the fight."""
    frame = game.stack[-1]
    if not isinstance(frame, Turn) or frame.step not in ("prepare", "decide"):
        return
    if seat != game.active:
        if frame.spoke >> seat & 1:
            return
        frame.spoke |= 1 << seat
    game.decision = None
    game.advance(goto("hear"))


def wish(game: Dungeon, seat: int, moments: tuple[str, ...]) -> str:
    """The words that make these the moments at which a seat is asked; '' when they are already."""
    words = tuple([name for name in (*MOMENTS, EVERY) if name in moments])
    return "" if wished(game, seat) == words or not game.kit.deals else " ".join(["file", ASK, *words])


# ---------------------------------------------------------------------- five dice for an artifact, and potions
def named(choice: Option) -> Option:
    """What is to be done, without `file`."""
    return option(str(choice.args[0]), *choice.args[1:])


def drinking(game: Dungeon, seat: int, choice: Option) -> str:
    """A healing potion where nobody fights, in anybody's turn (DD-ACT-01, DD-SYM-25)."""
    return playable(game, seat, choice) if game.quiet() else "DD-SEARCH-04"


def forbidden_now(game: Dungeon, seat: int, choice: Option) -> str:
    """At any time, deals or not (DD-ARTI-01, DD-ACT-01); but what is being offered or asked for stays until that is
    answered."""
    rule = (exchanging if EXCHANGE.of(choice) else drinking)(game, seat, choice)
    if rule:
        return rule
    things = [read(word).thing for talk in talks(game) for _, _, word in flows(talk.on_table())]
    return "DD-TRADE-02" if any([str(name) in things for name in choice.args]) else ""


def do_now(game: Dungeon, seat: int, choice: Option) -> None:
    """Whoever is asked something is asked again: there may be less to choose from. Enough Glory wins at once where nobody
    fights (DD-GOAL-01)."""
    (exchange if EXCHANGE.of(choice) else drink)(game, seat, choice)
    frame = game.stack[-1]
    step = frame.step
    if isinstance(frame, Turn) and game.victors():
        step = "won_early" if step == "prepare" else "met" if step == "decide" else step
    game.decision = None
    game.advance(goto(step))


# ---------------------------------------------------------------------- what cannot be given now
def nameable(game: Dungeon, giver: int) -> list[str]:
    """The terms that are thought of first: own dice and trophies, openers, help, forbearance, the loot, the next dice
    (DD-TRADE-01)."""
    hero, kit = game.heroes[giver], game.kit
    dice = [f"die.{kit.handles[die]}" for die in (*hero.dice, *[die for die, _ in hero.trophies])]
    kinds = [(die, kit.defs[die]) for die in hero.dice]
    openers = [die for die, one in kinds if one.kind == "key" or one.shows(OPEN) or one.shows(BREAK)]
    opening = [f"open.{kit.handles[die]}" for die in openers] if game.chest else []
    kept = [f"{REFRAIN}.{kit.handles[die]}" for die, one in kinds if one.group == ONE_USE and one.kind != "key"]
    loot = [f"{kind}.{WHOLE}" for kind in LOOT]
    return [*dice, *opening, HELP, f"{HELP}:1", *kept, LET_WIN, *loot, *[f"next.{bag}.1" for bag in COMING]]


def barred(game: Dungeon, giver: int, receiver: int) -> list[Barred]:
    """Which of these `giver` cannot give now, and why; where a table makes no deals, none of them."""
    found = []
    for term in nameable(game, giver):
        rule = problem(game, giver, receiver, term) if game.kit.deals else "DD-TRADE-01"
        if rule:
            label = Words("a-term", {"term": f"%term:{term}"})
            found.append(Barred(Choice(term, label), Words(f"barred-{rule}"), rule))
    return found


FILE = Verb("file", filing)
VERBS: list[Verb[Dungeon]] = [FILE]
