"""How fast things are told: line by line as they happened, at a pace one can set; typing Enter skips to the question."""

from __future__ import annotations

import select
import sys
from collections.abc import Callable, Iterator
from time import sleep
from typing import TYPE_CHECKING

from tablee.kernel.game import Line
from tablee.table.beats import Beats
from tablee.table.session import Session
from tablee.text.rulebook import LANGUAGES, plain

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal

#: a pace, and what it makes of the time a line stays before the next one
PACES = {"calm": 1.6, "normal": 1.0, "quick": 0.5, "once": 0.0}
SECONDS = 0.7  # for a line that shows something, at pace "normal"
TOGETHER = ("quiet", "phase", "hit")  # cues of lines that belong to the next one
MOST = 20.0  # seconds for all that happened between two questions: a long turn is told faster


def key_pressed(seconds: float) -> bool:
    """Waits so long, or until somebody types a line, which is then gone: it skips and answers nothing."""
    if sys.platform == "win32":  # no waiting for what is typed there
        sleep(seconds)
        return False
    if select.select([sys.stdin], [], [], seconds)[0]:
        sys.stdin.readline()
        return True
    return False


class Teller:
    """Waits after each line of the news that shows something."""

    def __init__(self, session: Session, pace: str, wait: Callable[[float], bool] = key_pressed) -> None:
        self.session, self.pace, self.wait = session, pace, wait
        session.beats = self.beats = Beats()
        self.beats.watch(session.game)

    def told(self, lines: list[tuple[int, Line]]) -> Iterator[Line]:
        """Lines with their places in the log, each when it is its turn; all the rest at once when somebody skips."""
        shows = [self.shows(place, line) for place, line in lines]
        each = min(SECONDS, MOST / max(1, sum(shows))) * PACES[self.pace]
        for at, (_, line) in enumerate(lines):
            yield line
            if each and shows[at] and self.wait(each):
                each = 0.0

    def shows(self, place: int, line: Line) -> bool:
        """Is there something to be seen? Nothing where the game of that moment is no longer known."""
        before = -1  # where the lines of a beat begin; of the first that is kept only the last line is sure
        for beat in self.beats.kept:
            if (before if before >= 0 else beat.lines - 1) <= place < beat.lines:
                cue = self.session.rules.cue(beat.game, line)
                return cue is not None and cue.kind not in TOGETHER
            before = beat.lines
        return False


def set_pace(terminal: Terminal, words: str) -> None:
    """`pace` says it, `pace quick` sets it; in the words of any language."""
    rules, say = terminal.session.rules, terminal.speaker.say
    named = {plain(rules.messages(lang).say(f"pace-{pace}")): pace for pace in PACES for lang in LANGUAGES}
    if words and plain(words) not in named:
        terminal.out(say("bad-pace", what=words))
        return
    if words and terminal.teller is None:
        terminal.teller = Teller(terminal.session, "once")
    if words and terminal.teller is not None:
        terminal.teller.pace = named[plain(words)]
    now = terminal.teller.pace if terminal.teller is not None else "once"
    terminal.out(say("pace-now", pace=say(f"pace-{now}")))
