"""The analysis of a game as lines: a plot of chances, what made the result, turning points, what would have been better."""

from __future__ import annotations

from tablee.gamekit.view import Words
from tablee.kernel.game import Game
from tablee.table.analysis import LEAST, SURE, Analysis, Shares
from tablee.terminal.speaker import Speaker

ROWS, COLUMNS = 10, 64
MOST = 8  # mistakes that are listed; --json has all


class Teller:
    def __init__(self, found: Analysis, speaker: Speaker, game: Game) -> None:
        self.found, self.speaker, self.game = found, speaker, game

    def words(self, words: Words) -> str:
        return self.speaker.words(words, self.game)

    def who(self, seat: int) -> str:
        return self.speaker.seat_names[seat]

    def side(self, n: int) -> str:
        return " + ".join([self.who(seat) for seat in self.found.sides[n]])

    @property
    def shown(self) -> int:
        """The side that the plot is about: the one with people in it, else the first."""
        sides = self.found.sides
        return next((n for n, side in enumerate(sides) if any([seat in self.found.people for seat in side])), 0)

    # ------------------------------------------------------------------ the plot
    def plot(self) -> list[str]:
        """Each column is a stretch of the game, as it stood at its end."""
        found, side = self.found, self.shown
        say = self.speaker.say
        lines = [say("analysis-title", who=self.side(side), n=f"{found.entries}")]
        columns = min(COLUMNS, max(1, found.entries))
        at = [self.standing(found.entries * (column + 1) // columns)[side] for column in range(columns)]
        heights = [min(ROWS - 1, chance * ROWS // SURE) for chance in at]
        for row in range(ROWS - 1, -1, -1):
            mark = {ROWS - 1: "100 %", ROWS // 2: " 50 %", 0: "  0 %"}.get(row, "")
            lines.append(f"{mark:>6} |" + "".join(["*" if height == row else " " for height in heights]).rstrip())
        return [*lines, " " * 7 + "+" + "-" * columns]

    def standing(self, entry: int) -> Shares:
        return [shares for at, shares in self.found.points if at <= entry or at == self.found.points[0][0]][-1]

    # ------------------------------------------------------------------ in words
    def sums(self) -> list[str]:
        found, say = self.found, self.speaker.say
        lines = [say("analysis-sums")]
        for n in range(len(found.sides)):
            parts = {"luck": found.luck[n], "own": found.choices[n], "others": found.others[n]}
            shown = {name: f"{signed(part, self.speaker.lang)} %" for name, part in parts.items()}
            ends = {"from": whole(found.points[0][1][n]), "to": whole(found.points[-1][1][n])}
            lines.append("  " + say("analysis-sum", who=self.side(n), **ends, **shown))
        return lines

    def turns(self) -> list[str]:
        found, say, side = self.found, self.speaker.say, self.shown
        lines = [
            "  "
            + say(
                "analysis-turn",
                n=f"{turn.entry}",
                who=self.who(turn.seat),
                what=self.words(turn.what),
                side=self.side(side),
                by="chance" if turn.chance else "choice",
                **{"from": whole(turn.before[side]), "to": whole(turn.after[side])},
            )
            for turn in found.turns
        ]
        return [say("analysis-turns"), *lines] if lines else []

    def mistakes(self) -> list[str]:
        """Of people; where there are none, of everybody."""
        found, say = self.found, self.speaker.say
        lines = [say("analysis-mistakes")]
        for one in found.own()[:MOST]:
            told = {"chose": self.words(one.chose), "better": self.words(one.better)}
            gain = signed(one.gain, self.speaker.lang).lstrip("+")
            lines.append("  " + say("analysis-mistake", n=f"{one.entry}", who=self.who(one.seat), gain=gain, **told))
            if one.why:
                lines.append("    " + say("analysis-why", why=", ".join([self.words(words) for words in one.why])))
        return lines if lines[1:] else [*lines, "  " + say("analysis-better-none", n=whole(LEAST))]

    def lines(self) -> list[str]:
        return [*self.plot(), "", *self.sums(), "", *self.turns(), "", *self.mistakes()]


def whole(chance: int) -> str:
    return f"{(200 * chance + SURE) // (2 * SURE)}"


def signed(part: int, lang: str) -> str:
    """In per cent with one digit behind the point, and its sign."""
    tenths = (2000 * abs(part) + SURE) // (2 * SURE)
    sign = "" if not tenths else "−" if part < 0 else "+"
    return f"{sign}{tenths // 10}{',' if lang == 'fr' else '.'}{tenths % 10}"
