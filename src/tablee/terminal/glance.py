"""A table with a map on a screen of 24 lines: what has changed since one looked last, and of the map what there is room for.

What finds no room waits for a command: `m` shows the whole map, `b` all cards."""

from __future__ import annotations

import re
from itertools import groupby

from tablee.gamekit.view import Area, Choice, Piece, View
from tablee.kernel.game import Game
from tablee.terminal.bill import is_number
from tablee.terminal.chart import ROWS
from tablee.terminal.screen import Offer, Screen

LEAST = 3  # rows of a map that are worth drawing
KEY = 3  # lines for who stands there, if there is not room for more
MOST = 12  # choices that leave room for the map
TO_WHOM = re.compile(r" ?: ")  # what is done, and then to whom
PERCENT = re.compile(r"(\d+) ?%")
ENDS = 2  # the blank line before it all, and the line one types on


class Glance:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.seen: dict[int, tuple[dict[str, Area], dict[str, Piece]]] = {}  # by seat

    def lines(self, view: View, game: Game, question: int) -> list[str]:
        """What is shown before a question of so many lines."""
        areas, pieces = self.seen.get(view.you, ({}, {}))
        self.seen[view.you] = ({area.id: area for area in view.areas}, view.pieces)
        fresh = [id for id, piece in view.pieces.items() if pieces.get(id) != piece]
        changed = [area for area in view.areas if areas.get(area.id) != area or any([id in fresh for id in area.holds])]
        room = self.screen.style.height - ENDS - question
        out = self.screen.crumbs(view, game)
        map = next((area for area in changed if area.layout == "map"), None)
        told = [self.screen.area(area, view, game) for area in changed if area.layout != "map"]
        kept = self.needs(map, view, fresh) if map is not None else 0
        left = []
        for lines in told:
            if len(out) + len(lines) + kept <= room:
                out += lines
            else:
                left += lines
        if map is not None:
            drawn = self.map(map, view, fresh, room - len(out) - (1 if left else 0))
            left += [] if drawn else ["map"]
            out += drawn
        if any(left) and len(out) < room:
            out += self.screen.style.wrap(self.screen.speaker.say("more-on-demand"))[:1]
        return out

    def needs(self, area: Area, view: View, fresh: list[str]) -> int:
        """The fewest lines of a map that are of use."""
        chart = self.screen.chart
        return len(chart.draw(view, area, chart.window(view, area, LEAST))) + min(KEY, len(fresh))

    def map(self, area: Area, view: View, fresh: list[str], room: int) -> list[str]:
        """As many rows around whoever acts as there is room for, and of who stands there those who are new or have changed."""
        chart, style = self.screen.chart, self.screen.style
        for rows in range(ROWS, LEAST - 1, -1):
            window = chart.window(view, area, rows)
            lines = chart.draw(view, area, window)
            free = room - len(lines)
            if free >= (min(KEY, len(fresh)) if rows > LEAST else 0):
                key: list[str] = []
                for part in chart.figures(view, area, window, fresh):
                    longer = style.wrap("  " + " | ".join([*key, part]), hang=3)
                    if len(longer) > free:
                        break
                    key.append(part)
                return [*lines, *(style.wrap("  " + " | ".join(key), hang=3) if key else [])]
        return []

    # ------------------------------------------------------------------ many choices
    def folded(self, offers: list[Offer], game: Game) -> list[Offer]:
        """Too many of them: what can be done in several ways stands there once, with its number of ways and its chances."""
        if len(offers) <= MOST:
            return offers
        out: list[Offer] = []
        for done, some in groupby(offers, key=lambda offer: self.parts(offer.choice, game)[0]):
            alike = list(some)
            ways = tuple([offer.choice for offer in alike])
            out += alike if len(alike) == 1 else [Offer(ways[0], "", self.summary(done, ways, game), ways)]
        return out

    def summary(self, done: str, ways: tuple[Choice, ...], game: Game) -> str:
        speaker = self.screen.speaker
        chances = [int(n) for way in ways for n in PERCENT.findall(speaker.words(way.label, game))]
        low, high = (min(chances), max(chances)) if chances else (-1, -1)
        return speaker.say("fold-line", what=done, n=len(ways), low=low, high=high)

    def unfolded(self, n: int, offer: Offer, game: Game) -> list[str]:
        """The ways of one of them, each as it is typed."""
        lines = []
        for k, way in enumerate(offer.ways, 1):
            lines += self.screen.style.wrap(f"  {n}.{k} {self.parts(way, game)[1]}", hang=4)
        return lines

    def parts(self, choice: Choice, game: Game) -> tuple[str, str]:
        """What is done, and to whom or where."""
        text = self.screen.speaker.words(choice.label, game)
        done, *rest = TO_WHOM.split(text, maxsplit=1)
        return done, rest[0] if rest else text


def has_map(view: View) -> bool:
    return any([area.layout == "map" for area in view.areas])


def way_of(answer: str, offers: list[Offer]) -> Choice | None:
    """ "2.3": the third way of the second offer."""
    n, _, k = answer.partition(".")
    if not (is_number(n) and is_number(k) and 1 <= int(n) <= len(offers)):
        return None
    ways = offers[int(n) - 1].ways
    return ways[int(k) - 1] if 1 <= int(k) <= len(ways) else None
