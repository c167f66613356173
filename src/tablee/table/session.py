"""A session: one game being played by people and bots, with undo up to the last barrier and smart prompts."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy, deepcopy
from typing import Any

from tablee.bots import Bot, make_bot
from tablee.bots.levels import level_at, usual_level
from tablee.games import load
from tablee.kernel.decision import Option, parse
from tablee.kernel.errors import SetupError
from tablee.table.beats import Beats
from tablee.table.journal import EVERY, Entry, Journal, apply, check_seed, header_of, outcome_of, read, replay
from tablee.table.lesson import Lesson
from tablee.table.prompts import Prompts, automatic
from tablee.table.snapshot import APART, Snapshots


class Session:
    def __init__(
        self,
        journal: Journal,
        prompts: str = "smart",
        beats: Beats | None = None,
        snapshots: Snapshots | None = None,
    ) -> None:
        self.rules = load(journal.header.game)
        self.header = journal.header
        self.prompts = [Prompts(prompts) for _ in self.header.seats]
        self.entries: list[Entry] = []
        self.barriers: list[tuple[int, int]] = []  # before each entry: chance used, secrets shown
        self.automatic: list[bool] = []  # of each entry: there was nothing to decide, or it belongs to the one before
        self.seat_bots()
        if len(self.header.seats) != self.rules.seats(self.header.setup):
            raise SetupError(
                f"{len(self.header.seats)} seats are taken, the game has {self.rules.seats(self.header.setup)}"
            )
        self.prints: dict[int, str] = {}
        self.lesson: Lesson | None = None  # at a guided table
        self.beats = beats  # where somebody wants to see what happens step by step
        self.snapshots = snapshots  # where a long game is not to be played through each time
        self.rebuild(journal)

    def seat_bots(self) -> None:
        self.bots: dict[int, Bot] = {}
        for seat, who in enumerate(self.header.seats):
            if who.startswith("bot:"):
                self.bots[seat] = make_bot(who[4:], self.rules, f"{self.header.seed}/{seat}")
            elif who != "human":
                raise SetupError(f"seat {seat}: {who!r} is neither 'human' nor 'bot:NAME'")

    @staticmethod
    def start(game: str, options: dict[str, str], seats: tuple[str, ...], seed: str, prompts: str = "smart") -> Session:
        rules = load(game)
        setup = rules.setup(options, len(seats), check_seed(seed))
        n = rules.seats(setup)
        if len(seats) < n:
            level = usual_level(rules, options.get("preset", ""))
            seats = (*seats, *[f"bot:{level_at(level, rules, setup, seat)}" for seat in range(len(seats), n)])
        return Session(Journal(header_of(rules, setup, seats, seed), prints={}), prompts)

    @staticmethod
    def guided(game: str, prompts: str = "smart") -> Session:
        """The guided first game of a game."""
        guide = load(game).guide
        if guide is None:
            raise SetupError(f"{game} has no guided game")
        return Session.start(game, guide.options, guide.seats, guide.seed, prompts)

    @staticmethod
    def resume(text: str, prompts: str = "smart") -> Session:
        return Session(read(text), prompts)

    def rebuild(self, journal: Journal) -> None:
        """Play the journal from its beginning, or on from a snapshot: chance repeats itself, so nothing is ever rolled anew."""
        self.automatic = [*self.automatic, *[False] * len(journal.entries)][: len(journal.entries)]
        self.entries, self.barriers = [], []
        self.answered = (-1, "")  # the seat and the prompt of the last question that was answered
        self.lesson = Lesson.of(self.rules, self.header)
        if self.lesson is not None:
            self.snapshots = None  # what was told is in none
        asked = None
        opening = self.beats if not journal.entries else None
        taken = self.snapshots.of(journal) if self.snapshots is not None else None
        if taken is not None:
            self.entries, self.barriers, self.answered = journal.entries[: taken.n], taken.barriers, taken.answered
        last = len(journal.entries) // APART * APART
        for n, game in replay(journal, log=True, observer=opening, start=(taken.n, taken.game) if taken else None):
            self.game = game
            if taken is None or n > taken.n:
                if n:
                    self.entries.append(journal.entries[n - 1])
                    self.note_answered(asked)
                self.barriers.append(self.barrier())
                if n == last:
                    self.note_snapshot()
            asked = game.decision
            if self.lesson is not None and n < len(journal.entries) and self.teaches(journal.entries[n]):
                self.lesson.answered(game, journal.entries[n].choice)
        self.prints = dict(journal.prints)
        if self.beats is not None and opening is None:
            self.beats.watch(self.game)

    def note_snapshot(self) -> None:
        if self.snapshots is not None and self.entries:
            self.snapshots.keep(self.header, self.entries, self.game, self.barriers, self.answered)

    def note_answered(self, asked: Any) -> None:
        """Offers that are written down leave the question as it was."""
        if asked is not None and self.game.decision is not asked:
            self.answered = (asked.seat, asked.prompt)

    def taught(self, seat: int) -> str:
        """What the guide asks of this seat now, so that no hint says otherwise; "" where it asks for nothing."""
        return self.lesson.advice(self.game) if self.lesson is not None and self.lesson.seat == seat else ""

    def teaches(self, entry: Entry) -> bool:
        """Is this entry the answer of the person who is guided, to a question that was really asked?"""
        decision = self.game.decision
        if self.lesson is None or decision is None or not decision.seat == entry.seat == self.lesson.seat:
            return False
        return parse(entry.choice) in decision.options and self.automatic_answer() is None

    def barrier(self) -> tuple[int, int]:
        return (sum(self.game.rng.places.values()), self.game.reveals)

    # ------------------------------------------------------------------ playing
    @property
    def waiting_for(self) -> int:
        """The seat of the person who must choose, or -1 when the game is over."""
        return self.game.decision.seat if self.game.decision is not None else -1

    def parts(self, seat: int, choice: str) -> list[str]:
        """The entries that a choice makes: one, or several where a set was picked; either all are possible or none is."""
        payment = self.rules.payment
        if payment is None or self.waiting_for != seat:
            return [choice]
        found = payment.parts(self.game, seat, parse(choice))
        if len(found) > 1:
            trial = self.game.clone()
            for option in found:
                trial.choose(option)
        return [choice] if found == (parse(choice),) else [str(option) for option in found]

    def choose(self, seat: int, choice: str, automatic: bool = False) -> None:
        """Refused choices raise IllegalChoice and change nothing. What was picked as a set is one step for undo."""
        for n, part in enumerate(self.parts(seat, choice)):
            self.enter(Entry(seat, part), automatic or n > 0)

    def enter(self, entry: Entry, automatic: bool) -> None:
        asked = self.game.decision
        if self.lesson is not None and not automatic and self.teaches(entry):
            self.lesson.answered(self.game, entry.choice)
        apply(self.rules, self.game, entry)
        if self.beats is not None:
            self.beats(self.game)  # what needs no step: giving up, an offer that is written down
        self.note_answered(asked)
        self.entries.append(entry)
        self.barriers.append(self.barrier())
        self.automatic.append(automatic)
        if len(self.entries) % EVERY == 0:
            self.prints[len(self.entries)] = self.game.fingerprint()
        if len(self.entries) % APART == 0:
            self.note_snapshot()

    def run(self) -> None:
        """Let bots play, and pass for people where nothing could matter to them, until a person must choose."""
        self.tell_wishes()
        while self.game.decision is not None:
            seat = self.game.decision.seat
            bot = self.bots.get(seat)
            if bot is not None:
                self.choose(seat, str(bot.choose(self.game, seat)))
            else:
                answer = self.automatic_answer()
                if answer is None:
                    return
                self.choose(seat, str(answer), automatic=True)

    def tell_wishes(self) -> None:
        """The game learns when people want to be asked."""
        for seat, entry in self.untold([seat for seat in range(len(self.header.seats)) if seat not in self.bots]):
            self.choose(seat, entry, automatic=True)

    def untold(self, people: Iterable[int]) -> list[tuple[int, str]]:
        """Entries that tell the game when these people want to be asked, where it must know and does not yet."""
        wishes = self.rules.wishes
        if wishes is None or self.game.decision is None:
            return []
        found = []
        for seat in [seat for seat in people if self.rules.playing(self.game, seat)]:
            prompts = self.prompts[seat]
            found.append((seat, wishes.entry(self.game, seat, prompts.level, prompts.wishes)))
        return [(seat, entry) for seat, entry in found if entry]

    def automatic_answer(self) -> Option | None:
        """The answer for a person who has nothing to decide. One choice does one thing: whoever has just done something under
        a prompt that asks for several sees what comes of it, before the last thing that is left happens."""
        decision = self.game.asked
        if decision.prompt in self.rules.presentation.menus and self.answered == (decision.seat, decision.prompt):
            return None
        return automatic(self.rules, self.game, self.prompts[decision.seat])

    # ------------------------------------------------------------------ taking back
    def last_choice(self, seat: int) -> int:
        """How many entries stood before this seat's last choice; -1 when it has made none."""
        mine = [n for n, entry in enumerate(self.entries) if entry.seat == seat and not self.automatic[n]]
        return mine[-1] if mine else -1

    def behind_barrier(self, to: int) -> bool:
        """Since then another seat has acted, chance was used, or something hidden was shown."""
        seats = {entry.seat for entry in self.entries[to:]}
        return len(seats) > 1 or self.barriers[to] != self.barriers[-1]

    def back(self, to: int) -> None:
        """The game as it was after `to` entries."""
        self.rebuild(Journal(self.header, self.entries[:to], {n: p for n, p in self.prints.items() if n <= to}))

    def undo(self, seat: int) -> str:
        """Take back this seat's last choice; '' or the id of the message that says why not."""
        to = self.last_choice(seat)
        if to < 0:
            return "undo-nothing"
        if self.behind_barrier(to):
            return "undo-barrier"
        self.back(to)
        return ""

    # ------------------------------------------------------------------ keeping
    def clone(self) -> Session:
        """An independent session at the same choice; its bots begin anew."""
        new = copy(self)
        new.game = self.game.clone()
        new.beats = new.snapshots = None
        new.game.log, new.game.reveals = list(self.game.told), self.game.reveals
        new.prompts = deepcopy(self.prompts)
        new.entries, new.barriers, new.automatic = list(self.entries), list(self.barriers), list(self.automatic)
        new.prints = dict(self.prints)
        new.lesson = None
        new.seat_bots()
        return new

    def journal(self) -> Journal:
        prints = {**self.prints, len(self.entries): self.game.fingerprint()}
        return Journal(self.header, list(self.entries), prints, outcome_of(self.game))
