"""The grammar of offers. A term is one word: what is done, when, and on which condition.

    die.HANDLE            give a die or trophy           now; :fight after this fight; ?won ?lost ?tied
    toss.HANDLE.LO-HI     give it if a roll falls so     the same
    next.BAG.N            give the next dice received    from now on; from the end of this fight on a condition
    treasure.LO-HI        give the coming loot (1-6:     of this fight, on a condition or not; :N of the giver's
    trophy.LO-HI          all of it)                     next N fights
    help                  join the fight                 this one; :N the receiver's next N fights, on a condition or not
    refrain.HANDLE        do not play that one-use die   the same
    letwin                do nothing against the heroes  the same
    open.HANDLE           use that opener on the chest   now

A condition speaks of the fight that is going on: the term is due when it ends so. `@SEAT` at the end names who receives it,
where that is not the one it is offered to or wanted by: in deals of three.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

HELP, LET_WIN, REFRAIN = "help", "letwin", "refrain"
LOOT = ("treasure", "trophy")
WHOLE = "1-6"
YOU = "you"  # in the words of a deal of three: the one who is asked
NOW, AFTER, NEXT = "", "fight", "next"  # NOW is "in this fight" for what is done in fights
#: condition -> the rule about fights that end so
CONDITIONS = {"won": "DD-COMBAT-13", "lost": "DD-COMBAT-12", "tied": "DD-COMBAT-14"}
#: verb -> the times it knows beside its own, and whether it may wait for a result
TIMES = {
    "die": (AFTER,),
    "toss": (AFTER,),
    "next": (),
    "treasure": (NEXT,),
    "trophy": (NEXT,),
    HELP: (NEXT,),
    REFRAIN: (NEXT,),
    LET_WIN: (NEXT,),
    "open": (),
}
FARTHEST = 9  # fights or dice that one term can promise


class Term(NamedTuple):
    kind: str  # '' for a word that is no term
    thing: str = ""  # a die, a bag
    more: str = ""  # a range, or a number of dice
    when: str = NOW
    fights: int = 0  # how many, where `when` is NEXT
    condition: str = ""
    to: int = -1  # who receives it, where that is said

    @property
    def stem(self) -> str:
        """The same without time, condition and receiver."""
        return ".".join([word for word in (self.kind, self.thing, self.more) if word])


@lru_cache(maxsize=1 << 13)
def read(word: str) -> Term:
    """The parts of a term."""
    rest, _, seat = word.partition("@")
    rest, _, condition = rest.partition("?")
    stem, _, time = rest.partition(":")
    kind, _, thing = stem.partition(".")
    more = ""
    if kind in LOOT:
        thing, more = "", thing
    elif kind in ("toss", "next"):
        thing, _, more = thing.rpartition(".")
    fights = int(time) if len(time) == 1 and "1" <= time <= "9" else 0
    when = NEXT if fights else time
    wrong = (
        kind not in TIMES
        or (when and when not in TIMES[kind])
        or (condition and condition not in CONDITIONS)
        or ("@" in word and not (len(seat) == 1 and seat.isdigit()))
        or word != written(stem, when, fights, condition, seat)
    )
    return Term("") if wrong else Term(kind, thing, more, when, fights, condition, int(seat) if seat else -1)


def written(stem: str, when: str = NOW, fights: int = 0, condition: str = "", to: str = "") -> str:
    """The word of a term; what is wrong about it comes out differently."""
    time = f":{fights}" if when == NEXT else f":{when}" if when else ""
    return f"{stem}{time}{'?' if condition else ''}{condition}{'@' if to else ''}{to}"


def parts(word: str) -> tuple[str, str, str]:
    """Its kind, its object, its range or number."""
    term = read(word)
    return term.kind, term.thing, term.more


def span(text: str) -> tuple[int, int]:
    """A range of a six-sided die; (0, 0) for anything else."""
    low, _, high = text.partition("-")
    if len(low) == len(high) == 1 and low.isdigit() and high.isdigit() and 1 <= int(low) <= int(high) <= 6:
        return int(low), int(high)
    return 0, 0
