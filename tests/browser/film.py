"""Films of a table: what could be seen when, and for how long; and what must have been seen, by what came over the socket."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tests.server.kit import moved, patched

from .kit import HERE, Person

FILM = HERE / "film.js"
LEAST = 0.6  # the most that anything may be shortened while a table is not far behind
SLACK = 5.0  # ms by which a timer and the clock of a page may differ
#: ms at pace "normal"; nothing where the design says so
TIMES = {
    "turn": 1000,
    "active": 350,
    "roll": 950,
    "reroll": 800,
    "card": 1400,
    "ability": 1100,
    "attack": 500,
    "defend": 900,
    "miss": 700,
    "damage": 900,
    "heal": 600,
    "token": 600,
    "cp": 450,
    "draw": 450,
    "move": 250,
    "spawn": 350,
    "defeat": 900,
    "mark": 600,
}
MOST = 3  # blows of one beat that are shown one by one
OWN = ("card", "ability", "token")

Take = dict[str, Any]


@dataclass
class Shot:
    """One beat as it was seen: its takes, the first of which shows it, and how long it stayed."""

    n: int
    takes: list[Take]
    lasted: float  # ms
    painted: int  # frames

    @property
    def first(self) -> Take:
        return self.takes[0]


@dataclass
class Due:
    """One beat that came over the socket and must be seen: its cues, how long at the least, and the view."""

    cues: list[dict[str, Any]]
    ms: float
    view: dict[str, Any]


class Film:
    """Begun before the person goes to the table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.begin(FILM.read_text(encoding="utf-8"))
        self.heard = 0

    def start(self) -> None:
        """From now on."""
        self.person.look()
        self.heard = len(self.person.screen.heard)
        self.view = self.person.screen.view
        self.person.page.evaluate("() => window.film.start()")

    def stop(self) -> list[Shot]:
        """What was seen since, beat by beat; what was seen between them is left out."""
        found = self.person.page.evaluate("() => window.film.stop()")
        self.person.look()
        self.takes: list[Take] = found["takes"]
        ends = [*self.takes[1:], {"at": found["at"], "painted": found["painted"]}]
        shots = []
        for n, group in groupby(zip(self.takes, ends), key=lambda pair: int(pair[0]["beat"])):
            pairs = list(group)
            first, end = pairs[0][0], pairs[-1][1]
            if n:
                takes = [take for take, _ in pairs]
                shots.append(Shot(n, takes, end["at"] - first["at"], end["painted"] - first["painted"]))
        return shots

    def due(self) -> list[Due]:
        """What the socket has told since the film began, in its order."""
        assert self.view is not None
        view, found = self.view, []
        carried: list[dict[str, Any]] = []
        for message in self.person.screen.heard[self.heard :]:
            if message["t"] == "view":
                view = message["view"]
            if message["t"] != "diff":
                continue
            for beat in message.get("beats", []):
                view = moved(view, beat)
                cues = [line["cue"] for line in beat["lines"] if "cue" in line]
                carried += cues
                if ms := lasts(cues, view):
                    found.append(Due(carried, ms, view))
                    carried = []
            view, carried = patched(view, message), []
        return found


def lasts(cues: list[dict[str, Any]], view: dict[str, Any]) -> float:
    """ms at pace "normal" for which cues of one beat are to be seen."""
    times = [time for cue in cues if (time := lasting(cue, view))]
    return max(times) + 200 * (len(times) - 1) if times else 0


def lasting(cue: dict[str, Any], view: dict[str, Any]) -> float:
    time = TIMES.get(cue["kind"], 0) + (140 * len(cue.get("path", [])) if cue["kind"] == "move" else 0)
    who = cue.get("who", "")
    areas = [area for area in view["areas"] if who == area["id"] or who in area.get("holds", [])]
    seat = int(who[1:]) if who.startswith("&") else areas[0].get("seat", -1) if areas else -1
    own = cue["kind"] in OWN and view["you"] >= 0 and seat == view["you"]
    return time / 2 if own else time


def check(shots: list[Shot], due: list[Due], pace: float = 1.0) -> None:
    """Everything that is due was seen, in its order, long enough, and nothing else happened meanwhile."""
    assert [shot.n for shot in shots] == sorted([shot.n for shot in shots]), "beats were seen out of order"
    assert len(shots) == len(due), f"{len(shots)} beats were seen, {len(due)} were due"
    for shot, one in zip(shots, due):
        kinds, first = [cue["kind"] for cue in one.cues], shot.first
        what = f"beat {shot.n} {kinds}: {first}"
        assert first["factor"] >= LEAST, what
        assert shot.lasted >= one.ms * pace * first["factor"] - SLACK, f"{shot.lasted} ms of {one.ms}; {what}"
        assert shot.painted, f"never painted: {what}"
        for take in shot.takes:
            assert not take["asked"] and not take["over"], f"asked meanwhile: {what}"
            assert take["gauges"] == first["gauges"], f"somebody fares otherwise meanwhile: {what}; {take}"
        rolls = [cue for cue in one.cues if cue["kind"] in ("roll", "reroll", "defend") and cue.get("dice")]
        if rolls:
            thrown = [f"{sheet} {face}" for sheet, face in rolls[-1]["dice"]]
            assert first["dice"] == thrown, f"{thrown} were thrown; {what}"
        blows = [f"damage \N{MINUS SIGN}{cue['n']}" for cue in one.cues if cue["kind"] == "damage" and cue.get("n", 0)]
        seen = [effect for effect in first["effects"] if effect.startswith("damage")]
        assert seen == blows[:MOST], f"{blows} were dealt; {what}"
