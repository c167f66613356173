"""The line-by-line game: show, ask, answer; explain, take back, save."""

from __future__ import annotations

import re
from collections.abc import Callable

from tablee.bots.levels import level_called
from tablee.gamekit.view import Choice, View
from tablee.kernel.decision import Refusal, parse
from tablee.kernel.game import Line
from tablee.table import saves
from tablee.table.account import account
from tablee.table.session import Session
from tablee.terminal.account import account_lines
from tablee.terminal.bill import Bill, bill_of, is_number
from tablee.terminal.chances import fight_odds, tell_odds
from tablee.terminal.commands import command_of, help_lines, near
from tablee.terminal.deal import deal
from tablee.terminal.glance import Glance, has_map, way_of
from tablee.terminal.guide import guide_lines
from tablee.terminal.hint import chance_line, hint, toggle_chance
from tablee.terminal.pace import Teller, set_pace
from tablee.terminal.screen import Offer, Screen
from tablee.terminal.speaker import Speaker
from tablee.terminal.style import Style
from tablee.terminal.whynot import off_the_map, why_not
from tablee.terminal.wishes import ask_when
from tablee.text.rulebook import plain

MANY = 10  # more ways to keep dice than this are not listed one by one


class Quit(Exception):
    """The player leaves; the game is saved."""


class Terminal:
    def __init__(
        self,
        session: Session,
        lang: str,
        bare: bool,
        name: str,
        read: Callable[[str], str] = input,
        write: Callable[[str], object] = print,
        teller: Teller | None = None,
    ) -> None:
        self.session = session
        self.style = Style(bare)
        self.speaker = Speaker(session.rules, session.header.setup, lang)
        view = session.rules.view(session.game, -1)
        self.speaker.seat_sheets([seat.sheet for seat in view.seats])
        self.screen = Screen(self.speaker, self.style)
        self.glance = Glance(self.screen)
        self.name = name
        self.read = read
        self.write = write
        self.teller = teller  # where things are told at a pace, and not at once
        self.hinted = ""  # the choice that a hint has just named: Enter takes it
        self.shows_chance = False  # to win, beside the table
        self.read_to: dict[int, int] = {}  # how many log lines each seat has been shown
        self.seat = -1  # whose screen this is
        self.bill: Bill | None = None  # what is being paid
        self.told: dict[int, tuple[int, set[str]]] = {}  # texts each seat has read in this turn or round

    # ------------------------------------------------------------------ the loop
    def play(self) -> None:
        people = [seat for seat, who in enumerate(self.session.header.seats) if who == "human"]
        for seat in people:
            self.out(self.speaker.say("your-seat", who=self.speaker.seat_names[seat]))
        for seat, who in enumerate(self.session.header.seats):
            if who.startswith("bot:"):
                level = level_called(who[4:], self.session.rules)
                self.out(self.speaker.say("bot-seat", who=self.speaker.seat_names[seat], level=level))
                for remark in self.session.bots[seat].remarks(self.session.game):
                    self.out(self.speaker.words(remark, self.session.game))
        self.lines([self.style(line, "dim") for line in self.style.wrap(self.speaker.say("help-short"))])
        try:
            while True:
                self.session.run()
                seat = self.session.waiting_for
                self.seat = seat if seat >= 0 else (people[0] if people else -1)
                self.news()
                if seat < 0:
                    break
                self.turn(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.out(self.speaker.say("bye", name=self.name))
            return
        view = self.view()
        self.lines(self.screen.table(view, self.session.game))
        assert view.over is not None
        self.lines(account_lines(account(self.session.journal()), self.speaker, self.session.game), wrap=True)
        outcome = self.session.game.outcome or ()
        won = {seat in outcome for seat in people}
        if outcome and len(won) == 1:  # all of them on one side
            self.out(self.style(self.speaker.say("you-won" if True in won else "you-lost"), "bold"))
        self.out(self.style(self.speaker.words(view.over, self.session.game), "bold", "yellow"))
        self.save()

    def turn(self, seat: int) -> None:
        """One decision of a person: asked again until it is answered."""
        view, game = self.view(), self.session.game
        self.bill = bill_of(self, seat, view)
        offers = self.offers(view)
        question = self.screen.question(view, game, offers, self.texts_told(seat))
        if any([offer.ways for offer in offers]):
            question += self.style.wrap(self.speaker.say("fold-help"))
        table = self.glance.lines(view, game, len(question)) if has_map(view) else self.screen.table(view, game)
        self.lines(["", *table, *fight_odds(self, seat), *chance_line(self, seat), *guide_lines(self), *question])
        if self.keeps and len(offers) < len(view.question.options if view.question is not None else ()):
            self.lines([self.speaker.say("keep-help")], wrap=True)
        while True:
            answer = self.read(f"{self.speaker.say('choose')}> ").strip()
            if self.answer(seat, answer, view, offers):
                return

    @property
    def keeps(self) -> str:
        """The verb by which dice are kept, where the game has one."""
        chances = self.session.rules.chances
        return chances.keeps if chances is not None else ""

    def offers(self, view: View) -> list[Offer]:
        """What is listed. Of many ways to keep dice only the best for each ability; `k` names any other."""
        assert view.question is not None
        options = view.question.options
        if self.bill is not None:
            return self.bill.offers(options)
        if self.session.rules.presentation.by_piece:
            found = self.sorted_offers(view)
            return self.glance.folded(found, self.session.game) if has_map(view) else found
        chances, verb = self.session.rules.chances, self.keeps
        keeps = {choice.key: choice for choice in options if choice.key.split()[0] == verb}
        if chances is None or len(keeps) <= MANY:
            return [Offer(choice) for choice in options]
        least = min(keeps, key=len)
        listed: dict[str, list[str]] = {max(keeps, key=len): []}
        for one in chances.odds(self.session.game, self.seat):
            key = " ".join([verb, *[str(face) for face in one.keep]])
            percent = (one.per_mille + 5) // 10
            if percent and key in keeps:
                listed.setdefault(key, []).append(f"{self.speaker.sheets[one.sheet].name} {percent} %")
        listed.setdefault(least, [])
        ways = [Offer(keeps[key], ", ".join(aims)) for key, aims in listed.items()]
        return [*ways, *[Offer(choice) for choice in options if choice.key not in keeps]]

    def sorted_offers(self, view: View) -> list[Offer]:
        """By groups; of equal cards in a hand or pile one is enough."""
        assert view.question is not None
        self.speaker.look(view)
        place = {id: area for area in view.areas for id in area.holds}
        order = {verb: at for at, (_, verbs) in enumerate(self.session.rules.presentation.groups) for verb in verbs}
        seen: dict[tuple[str, str], Choice] = {}
        squares = one_square(view)
        for choice in view.question.options:
            if choice.key in squares.values():
                continue  # named by its square
            area = place.get(choice.on[0]) if len(choice.on) == 1 else None
            loose = area is not None and area.layout in ("fan", "pile")
            words = self.speaker.words(choice.label, self.session.game) if loose else choice.key
            sheet = view.pieces[choice.on[0]].sheet if loose else ""  # cards may differ behind one name
            seen.setdefault((area.id if area is not None else "", words + sheet), choice)
        return [Offer(c) for c in sorted(seen.values(), key=lambda c: order.get(c.key.split()[0], len(order)))]

    def texts_told(self, seat: int) -> set[str] | None:
        """Texts this seat has read since the turn or round began; nothing where they are shown every time."""
        if not self.session.rules.presentation.once:
            return None
        now = self.session.rules.length(self.session.game)
        if seat not in self.told or self.told[seat][0] != now:
            self.told[seat] = (now, set())
        return self.told[seat][1]

    def answer(self, seat: int, answer: str, view: View, offers: list[Offer]) -> bool:
        """True when the game has changed and the table must be shown again."""
        assert view.question is not None
        options = view.question.options
        paid = self.bill.answer(answer, options) if self.bill is not None else None
        if paid is not None:
            return paid
        if is_number(answer):
            if not 1 <= int(answer) <= len(offers):
                self.out(self.speaker.say("bad-number", what=answer, n=len(offers)))
                return False
            offer = offers[int(answer) - 1]
            if offer.ways:
                self.lines(self.glance.unfolded(int(answer), offer, self.session.game))
                return False
            self.session.choose(seat, offer.choice.key)
            return True
        way = way_of(answer, offers)
        if way is not None:
            self.session.choose(seat, way.key)
            return True
        answer = one_square(view).get(answer, answer)
        if answer in [choice.key for choice in options]:
            self.session.choose(seat, answer)
            return True
        hinted, self.hinted = self.hinted, ""
        if not answer:
            if hinted:
                self.session.choose(seat, hinted)
            else:
                self.out(self.speaker.say("empty-line", n=len(offers)))
            return bool(hinted)
        word, _, rest = answer.partition(" ")
        command = command_of(self, word)
        match command:
            case "keep":
                return self.keep(seat, rest, [choice.key for choice in options])
            case "undo":
                return self.undo(seat)
            case "deal":
                return deal(self, seat, rest)
            case "concede":
                return self.concede(seat)
            case "quit":
                raise Quit
        if off_the_map(self, answer.removeprefix(word + " ") if command == "whynot" else answer, view, command):
            return False
        if command:  # before options: `ask` is a command and also begins some of them
            self.tell(command, rest.strip(), seat, view, offers)
        elif word in self.session.game.VERBS and has_map(view):
            why_not(self, seat, answer)  # an action as it is written, but not one of these
        elif meant := near(self, word):
            self.out(self.speaker.say("bad-near", what=answer, near=meant, n=len(offers)))
        else:
            self.out(self.speaker.say("bad-command", what=answer, n=len(offers)))
        return False

    def tell(self, command: str, rest: str, seat: int, view: View, offers: list[Offer]) -> None:
        """Commands that change nothing in the game."""
        assert view.question is not None
        match command:
            case "why" if not rest:
                self.out(self.speaker.say("asked-because"))
                self.lines(self.speaker.rule_lines(view.question.why), wrap=True)
            case "why" | "whynot":
                why_not(self, seat, rest)
            case "hint":
                self.hinted = hint(self, seat, view, offers)
            case "odds":
                tell_odds(self, seat)
            case "chance":
                toggle_chance(self)
                self.lines(chance_line(self, seat))
            case "log":
                self.log(rest)
            case "line":
                self.why_line(rest)
            case "card":
                self.content(rest)
            case "map" | "sight":
                area = next(area for area in view.areas if area.layout == "map")
                self.lines(self.screen.map(area, view, whole=command == "map", sight=command == "sight"))
            case "board":
                self.lines(self.screen.boards(view, self.session.game))
            case "ask" if self.session.rules.wishes is not None:
                ask_when(self, self.session.rules.wishes, seat, rest)
            case "pace":
                set_pace(self, rest)
            case "save":
                self.save()
                self.out(self.speaker.say("saved", name=self.name))
            case "help":
                self.lines(help_lines(self))

    def undo(self, seat: int) -> bool:
        reason = self.session.undo(seat)
        self.out(self.speaker.say(reason or "undone"))
        if not reason:
            self.read_to = {s: min(n, len(self.readable(s))) for s, n in self.read_to.items()}
        return not reason

    def concede(self, seat: int) -> bool:
        sure = self.read(self.speaker.say("concede-sure") + " ").strip().lower() in ("yes", "oui")
        if sure:
            self.session.choose(seat, "concede")
        return sure

    def keep(self, seat: int, words: str, keys: list[str]) -> bool:
        """`k 3 4 5`, or `k 345`: keep these dice and re-roll the others. A die that is marked is named with its star."""
        dice = [-int(digit) if star else int(digit) for digit, star in re.findall(r"([0-9])(\*?)", words)]
        key = " ".join([self.keeps, *[str(die) for die in sorted(dice)]])
        if key not in keys or re.search(r"[^0-9*,;\s]", words):
            self.out(self.speaker.say("bad-keep", what=words))
            return False
        self.session.choose(seat, key)
        return True

    # ------------------------------------------------------------------ asking about things
    def reason(self, seat: int, key: str, refusal: Refusal) -> str:
        game = self.session.game
        return self.speaker.words(self.session.rules.because(game, seat, parse(key), refusal), game)

    def content(self, words: str) -> None:
        if self.session.rules.presentation.by_piece:
            self.cards(words)
            return
        found = [s for s in self.speaker.sheets.values() if words and plain(words) in plain(s.name) and s.text]
        if not found:
            self.out(self.speaker.say("nothing-found"))
        for sheet in dict.fromkeys(found):
            cost = f" ({sheet.cost})" if sheet.cost is not None else ""
            self.out(self.style(f"{sheet.name}{cost}", "bold") + (f" — {sheet.needs}" if sheet.needs else ""))
            self.lines([f"    {sheet.text}", *[f"    ({remark})" for remark in sheet.house]], wrap=True)

    def cards(self, words: str) -> None:
        """Cards by name, those that have just this name if there are any."""
        sheets = [s for s in self.speaker.sheets.values() if s.text or s.needs]
        found = [s for s in sheets if words and plain(words) == plain(s.name)]
        found = found or [s for s in sheets if words and plain(words) in plain(s.name)]
        if not found:
            self.out(self.speaker.say("nothing-found"))
        for sheet in dict.fromkeys(found):
            cost = f" ({sheet.cost})" if sheet.cost is not None else ""
            kind = self.session.rules.kind(sheet, self.speaker.lang)
            about = " — ".join([part for part in (kind, sheet.needs) if part])
            self.out(self.style(f"{sheet.name}{cost}", "bold") + (f" — {about}" if about else ""))
            remarks = [f"({remark})" for remark in sheet.house]
            self.lines([f"    {part}" for part in [*sheet.text.split("\n"), *remarks] if part], wrap=True)

    # ------------------------------------------------------------------ the log
    def readable(self, seat: int) -> list[Line]:
        """The log as this seat may read it; the line numbers a player knows are places in it."""
        return [line for line in self.session.game.told if line.to in (-1, seat)]

    def news(self) -> None:
        """Log lines since this seat's last question."""
        self.speaker.look(self.view())
        log = self.session.game.told
        lines = [(place, line) for place, line in enumerate(log) if line.to in (-1, self.seat)]
        begin = self.read_to.get(self.seat, 0)
        fresh = [line for _, line in lines[begin:]] if self.teller is None else self.teller.told(lines[begin:])
        for n, line in enumerate(fresh, begin + 1):
            kind = {"turn": "bold", "round": "bold", "villain-phase": "bold", "phase": "dim"}.get(line.message, "")
            text = self.speaker.line(line, self.session.game)
            first, *more = self.style.wrap(f"{n:4} {text}", hang=1)
            self.out(self.style(first[:5], "dim") + self.style(first[5:], kind))
            self.lines([self.style(line, kind) for line in more])
        self.read_to[self.seat] = len(lines)

    def log(self, words: str) -> None:
        lines = self.readable(self.seat)
        count = int(words) if is_number(words) else 20
        for n in range(max(0, len(lines) - count), len(lines)):
            self.lines([f"{n + 1:4} {self.speaker.line(lines[n], self.session.game)}"], wrap=True)

    def why_line(self, words: str) -> None:
        lines = self.readable(self.seat)
        if not is_number(words) or not 1 <= int(words) <= len(lines):
            self.out(self.speaker.say("bad-number", what=words, n=len(lines)))
            return
        line = lines[int(words) - 1]
        self.lines([self.speaker.line(line, self.session.game), *self.speaker.rule_lines((line.rule,))], wrap=True)

    # ------------------------------------------------------------------ small things
    def view(self) -> View:
        return self.session.rules.view(self.session.game, self.seat)

    def save(self) -> None:
        saves.write(self.name, self.session.journal())

    def out(self, text: str) -> None:
        self.lines([text], wrap=True)

    def lines(self, lines: list[str], wrap: bool = False) -> None:
        for line in lines:
            for part in self.style.wrap(line) if wrap else [line]:
                self.write(part)


def one_square(view: View) -> dict[str, str]:
    """Where one square is to be picked: "3 4" -> the option."""
    pick = view.question.pick if view.question is not None else None
    if pick is None or pick.most != 1:
        return {}
    return {ref.partition("/")[2].replace(".", " "): f"{pick.verb} {value}" for ref, value in pick.of}


def play(session: Session, lang: str, bare: bool, name: str, pace: str = "normal") -> None:
    """Where lines go to a pipe or are read aloud there is no pace."""
    terminal = Terminal(session, lang, bare, name, teller=None if bare else Teller(session, pace))
    terminal.play()
