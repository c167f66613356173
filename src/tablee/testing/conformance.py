"""The conformance kit: what every game promises to tables, clients and bots, checked while it is played.

Cheap checks at each decision, the whole kit at every few; when the game is over, its journal and undo.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from tablee.bots import Bot
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Choice, View, plain
from tablee.kernel.decision import Option, parse
from tablee.kernel.game import Game, Line
from tablee.kernel.rng import Rng, key_of
from tablee.table.journal import Journal, read, replay
from tablee.table.session import Session
from tablee.testing.fuzz import PLAYERS, Broken, Played, mutants, not_refused
from tablee.testing.picks import wrong_pick

#: Everything a seat might try with the verbs that guards rule over, legal or not.
Candidates = Callable[[Any, int], Iterable[Option]]
#: Is all that guards allow offered at this decision?
Free = Callable[[Any], bool]

SPECTATOR = -1
AHEAD = 8  # choices for which copies are compared


def allows(game: Game) -> bool:
    """The innermost procedure lets things be used."""
    return bool(game.stack[-1].allows())


class Voice(Protocol):
    """A client that puts a game into words of one language; whatever it cannot say is an error."""

    lang: str

    def view(self, view: View, game: Game) -> list[str]: ...

    def choices(self, view: View, game: Game) -> list[str]: ...

    def line(self, line: Line, game: Game) -> str: ...


class Unkept(Exception):
    """What promise is not kept; the kit adds the journal."""


@dataclass
class Report:
    """How much was checked: a kit that looked at nothing proves nothing."""

    choices: int = 0
    whole: int = 0  # decisions at which the whole kit was run
    guarded: int = 0  # candidates compared with the options
    refused: int = 0
    undone: int = 0
    spoken: int = 0  # lines of text, all languages together
    finished: bool = False


def conforms(
    rules: Rules[Game],
    setup: dict[str, Any],
    seed: str,
    players: Sequence[str] = ("eager", "random"),
    candidates: Candidates | None = None,
    voices: Sequence[Voice] = (),
    most: int = 400,
    every: int = 25,
    free: Free = allows,
) -> Report:
    """Play one game and check every promise; `Broken` carries the journal up to the decision that breaks one."""
    kit = Kit(rules, setup, seed, candidates, voices, free)
    bots = [PLAYERS[players[seat % len(players)]](rules, f"{seed}/{seat}") for seat in range(kit.seats)]
    try:
        kit.play(bots, most, every)
        kit.check_journal()
        kit.check_undo(max(1, every // 5))
    except Unkept as unkept:
        raise kit.played.broken(str(unkept)) from unkept
    except Broken:
        raise
    except Exception as error:  # a question that a game cannot answer is a broken promise too
        raise kit.played.broken(f"{type(error).__name__}: {error}") from error
    return kit.report


def require(kept: bool, what: str) -> None:
    if not kept:
        raise Unkept(what)


class Kit:
    def __init__(
        self,
        rules: Rules[Game],
        setup: dict[str, Any],
        seed: str,
        candidates: Candidates | None,
        voices: Sequence[Voice],
        free: Free,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seats = rules.seats(setup)
        self.candidates = candidates
        self.voices = voices
        self.free = free
        self.played = Played(rules, setup, seed, log=True)
        self.game: Game = self.played.game
        self.prints: list[str] = []  # fingerprints before each choice, and at last
        self.worded = 0  # log lines already put into words
        self.report = Report()
        self.rng = Rng(key_of(f"conformance:{seed}"), {})

    def play(self, bots: Sequence[Bot], most: int, every: int) -> None:
        game = self.game
        for n in range(most):
            if game.decision is None:
                break
            self.prints.append(game.fingerprint())
            self.check_decision()
            if n % every == 0:
                self.check_whole()
            require(game.fingerprint() == self.prints[-1], "looking at a game changes it")
            self.played.choose(bots[game.decision.seat].choose(game, game.decision.seat))
            self.report.choices += 1
        self.prints.append(game.fingerprint())
        self.check_log()
        self.report.finished = game.decision is None
        if game.decision is None:
            require(game.outcome is not None, f"nobody is asked at {game.place()}, but the game is not over")
            for seat in (SPECTATOR, *range(self.seats)):
                view = self.rules.view(game, seat)
                require(view.over is not None and view.question is None, f"seat {seat} does not see that it is over")
                for voice in self.voices:
                    self.check_words(view, voice)

    # ------------------------------------------------------------------ at each decision
    def check_decision(self) -> None:
        game, decision = self.game, self.game.asked
        require(0 <= decision.seat < self.seats, f"seat {decision.seat} is asked; there are {self.seats}")
        require(game.outcome is None, "somebody is asked after the game is over")
        options = list(decision.options)
        require(bool(options), f"{decision.prompt!r} has no options")
        require(len(set(options)) == len(options), f"an option is offered twice: {options}")
        for option in options:
            back = parse(str(option))
            same = back == option and [type(arg) for arg in back.args] == [type(arg) for arg in option.args]
            require(same, f"{option!r} is not the same when its text is read: {back!r}")
            require(option.verb in game.VERBS, f"{option} has no guards: its verb is not among VERBS")
            forbids = self.forbidden(option)
            require(not forbids, f"{option} is offered, but {forbids} forbids it")
            why = game.why_not(decision.seat, option)
            require(why is None, f"{option} is offered, but refused: {why}")
        self.check_asking_again()
        self.check_guards()
        for seat in (SPECTATOR, *range(self.seats)):
            view = self.rules.view(game, seat)
            self.check_question(view)
            if seat == decision.seat and self.voices:  # the languages take turns
                self.check_words(view, self.voices[len(self.prints) % len(self.voices)])
        self.check_log()

    def forbidden(self, option: Option) -> str:
        """The first rule that the guards have against this, or ''."""
        game, seat = self.game, self.game.asked.seat
        rules: list[str] = [guard(game, seat, option) for guard in game.VERBS[option.verb]]
        return next((rule for rule in rules if rule), "")

    def check_asking_again(self) -> None:
        """A decision is never saved, so asking only reads."""
        clone = self.game.clone()
        clone.ask_again()
        require(same_question(clone, self.game), f"asked again: {asked(clone)}, not {asked(self.game)}")
        require(clone.fingerprint() == self.prints[-1], "asking again changes the game")

    def check_guards(self) -> None:
        """Where things may freely be used, what is offered is what the guards allow."""
        game, decision = self.game, self.game.asked
        if self.candidates is None or not self.free(game):
            return
        tried = list(dict.fromkeys(self.candidates(game, decision.seat)))
        verbs = {option.verb for option in tried}
        for option in tried:
            rule, offered = self.forbidden(option), option in decision.options
            self.report.guarded += 1
            if offered:
                continue
            if not rule:  # only then are the options put into words: there may be hundreds
                raise Unkept(f"no guard forbids {option}, but it is not offered: {asked(game)}")
            require(game.why_not(decision.seat, option) is not None, f"{option}: nothing says why not")
        missed = [str(o) for o in decision.options if o.verb in verbs and o not in tried]
        require(not missed, f"offered, but not among the candidates: {missed}")

    def check_question(self, view: View) -> None:
        """Only the decider is shown options, and they are the decision's, in its order."""
        decision, question = self.game.asked, view.question
        if question is None:
            raise Unkept(f"seat {view.you} does not see that seat {decision.seat} is asked")
        require(question.seat == decision.seat, f"seat {view.you} sees that seat {question.seat} is asked")
        keys = [choice.key for choice in question.options]
        offered = [str(option) for option in decision.options] if view.you == decision.seat else []
        require(keys == offered, f"seat {view.you} sees the choices {keys}, not {offered}")
        if question.pick is not None:
            wrong = wrong_pick(self.rules, self.game, question.pick, question.options)
            require(not wrong, wrong)
        unknown = [rule for rule in question.why if rule not in self.rules.rulebook.rules]
        require(not unknown, f"the question cites rules that are not in the book: {unknown}")

    def check_log(self) -> None:
        """Every line has words, and names a rule of the book and a seat (or everybody) that may read it."""
        for line in self.game.told[self.worded :]:
            require(line.rule in self.rules.rulebook.rules, f"the log cites {line.rule!r}, which is not in the book")
            require(SPECTATOR <= line.to < self.seats, f"a line is for seat {line.to}: {line}")
            for voice in self.voices:
                self.spoken(voice, partial(self.line, voice, line))
        self.worded = len(self.game.told)

    def line(self, voice: Voice, line: Line) -> list[str]:
        return [voice.line(line, self.game)]

    # ------------------------------------------------------------------ the whole kit
    def check_whole(self) -> None:
        self.report.whole += 1
        for option in self.game.asked.options:
            self.ahead(self.game.clone(), option)
            require(self.game.fingerprint() == self.prints[-1], f"{option} on a clone changes the game it came from")
        self.check_clone()
        self.check_save()
        self.check_refusals()
        self.check_judgement()
        self.check_concede()
        for seat in (SPECTATOR, *range(self.seats)):
            for voice in self.voices:
                self.check_words(self.rules.view(self.game, seat), voice)

    def ahead(self, game: Game, option: Option) -> None:
        try:
            game.choose(option)
        except Exception as error:
            raise Unkept(f"{option} is offered, but choosing it gives {type(error).__name__}: {error}") from error
        require((game.decision is None) == (game.outcome is not None), f"after {option} nobody is asked")

    def in_step(self, one: Any, other: Any, how: str) -> None:
        """Two games answer the same choices in the same way."""
        for _ in range(AHEAD):
            require(one.fingerprint() == other.fingerprint(), f"{how} is another game")
            require(same_question(one, other), f"{how} asks something else: {asked(other)}, not {asked(one)}")
            if one.decision is None:
                break
            option = one.decision.options[self.rng.below(len(one.decision.options), "ahead")]
            self.ahead(one, option)
            self.ahead(other, option)

    def check_clone(self) -> None:
        one, other = self.game.clone(), self.game.clone()
        self.in_step(one, other, "a clone")
        require(self.game.fingerprint() == self.prints[-1], "playing on a clone changes the game it came from")
        third = self.game.clone()
        before = third.fingerprint()
        spare = third.clone()
        self.ahead(third, third.decision.options[0])
        require(spare.fingerprint() == before, "playing on changes a clone taken before")

    def check_save(self) -> None:
        """Into a game that has gone elsewhere meanwhile, through JSON text."""
        saved = json.loads(json.dumps(self.game.save()))
        back = self.rules.new(self.setup, "another seed")
        self.ahead(back, back.asked.options[0])
        back.restore(saved)
        self.in_step(self.game.clone(), back, "a restored game")

    def check_refusals(self) -> None:
        game, decision = self.game, self.game.asked
        tried = [(decision.seat, mutant) for mutant in mutants(game, self.rng)]
        others = [seat for seat in range(SPECTATOR, self.seats + 1) if seat != decision.seat]
        tried += [(seat, decision.options[at]) for seat in others for at in (0, -1)]
        for seat, option in tried:
            wrong = not_refused(self.rules, game, seat, option)
            require(not wrong, wrong)
            self.report.refused += 1

    def check_judgement(self) -> None:
        game, seat = self.game, self.game.asked.seat
        suggested = self.rules.suggest(game, seat)
        require(suggested is None or suggested in game.asked.options, f"{suggested} is suggested, but not offered")
        for other in range(self.seats):
            score = self.rules.score(game, other)
            require(isinstance(score, int), f"seat {other} has the score {score!r}")
        for option in game.asked.options:
            require(isinstance(self.rules.matters(game, seat, option), bool), f"does {option} matter?")
        for odds in self.rules.chances.odds(game, seat) if self.rules.chances is not None else ():
            require(0 <= odds.over <= odds.under, f"the odds of {odds.sheet} are {odds.over} in {odds.under}")

    def check_concede(self) -> None:
        """Whoever still plays may give up at any time; the others end the game, or play on."""
        for seat in [seat for seat in range(self.seats) if self.rules.playing(self.game, seat)]:
            clone = self.game.clone()
            self.rules.concede(clone, seat)
            for _ in range(AHEAD):
                require(
                    (clone.decision is None) == (clone.outcome is not None), f"seat {seat} gave up: nobody is asked"
                )
                if clone.decision is None:
                    break
                options = clone.decision.options
                self.ahead(clone, options[self.rng.below(len(options), "ahead")])
            won = clone.outcome is not None and str(seat) in self.rules.winners(clone)
            require(not won, f"seat {seat} gave up and won")

    # ------------------------------------------------------------------ words
    def spoken(self, voice: Voice, say: Callable[[], list[str]]) -> list[str]:
        try:
            lines = say()
        except Exception as error:
            raise Unkept(f"cannot be put into words in {voice.lang}: {type(error).__name__}: {error}") from error
        holes = [line for line in lines if "{$" in line]
        require(not holes, f"words with holes in {voice.lang}: {holes}")
        self.report.spoken += len(lines)
        return lines

    def check_words(self, view: View, voice: Voice) -> None:
        json.dumps(plain(view))
        lines = self.spoken(voice, partial(voice.view, view, self.game))
        require(bool(lines), f"the view of seat {view.you} is blank in {voice.lang}")
        labels = self.spoken(voice, partial(voice.choices, view, self.game))
        choices = view.question.options if view.question is not None else ()
        require(len(labels) == len(choices), f"{len(choices)} choices are {len(labels)} labels in {voice.lang}")
        told = [label for label, _ in {(label, looks(view, choice)) for label, choice in zip(labels, choices)}]
        twice = sorted({label for label in told if told.count(label) > 1})
        require(not twice, f"two choices read the same in {voice.lang}: {twice}")

    # ------------------------------------------------------------------ afterwards
    def check_journal(self) -> None:
        """The text of the journal gives the same game at every decision, and ends in the same way."""
        text = self.played.journal().text()
        journal = read(text)
        require(journal.text() == text, "a journal is not the same when its text is read")
        for n, game in replay(journal):
            require(game.fingerprint() == self.prints[n], f"replayed, the game is another one after entry {n}")

    def check_undo(self, every: int) -> None:
        """Taking back and choosing again changes nothing; a refused undo does not either."""
        session = Session(Journal(self.played.journal().header))
        for n, entry in enumerate(self.played.entries):
            session.choose(entry.seat, entry.choice)
            if n % every:
                continue
            if session.undo(entry.seat) == "":
                require(session.game.fingerprint() == self.prints[n], f"entry {n + 1} is not really taken back")
                session.choose(entry.seat, entry.choice)
                self.report.undone += 1
            require(session.game.fingerprint() == self.prints[n + 1], f"after undo, entry {n + 1} gives another game")
        require(session.journal().text().endswith(f"{self.prints[-1]}\n"), "a session ends as another game")


def looks(view: View, choice: Choice) -> object:
    """What a choice points at, as far as words go: cards of one title in a hand or pile need no names of their own."""
    loose = {id: area.id for area in view.areas if area.layout in ("fan", "pile") for id in area.holds}
    if not choice.on or not all(id in loose for id in choice.on):
        return choice.key
    pieces = [view.pieces[id] for id in choice.on]
    return tuple([(loose[piece.id], piece.is_, piece.marks) for piece in pieces])


def asked(game: Game) -> str:
    decision = game.decision
    if decision is None:
        return "nobody is asked"
    return f"seat {decision.seat} is asked {decision.prompt!r}: {', '.join(str(o) for o in decision.options)}"


def same_question(one: Any, other: Any) -> bool:
    if one.decision is None or other.decision is None:
        return one.decision is other.decision
    fields = [(d.seat, d.prompt, tuple(d.options), d.then, d.args) for d in (one.decision, other.decision)]
    return fields[0] == fields[1]
