"""A view as lines of text: seats with their dials and tokens, boards, dice, incoming damage, the question."""

from __future__ import annotations

from typing import NamedTuple

from tablee.gamekit.view import Area, Choice, Mark, Piece, Sheet, View
from tablee.kernel.game import Game
from tablee.terminal.chart import Chart
from tablee.terminal.speaker import HEADING, Speaker
from tablee.terminal.style import Style
from tablee.text.compose import capital

STANDING = ("map", "status", "row")  # what is there whatever goes on
FEW = 5  # so many choices need no titles


class Offer(NamedTuple):
    """A choice as it is listed, with a remark beside it; or one thing that can be done in many ways."""

    choice: Choice
    remark: str = ""
    text: str = ""  # of what is done, where there are many ways
    ways: tuple[Choice, ...] = ()


def whole_face(sheet: Sheet) -> bool:
    """Do its sides have sheets of their own? Else they are numbers with a symbol beside."""
    return bool(sheet.faces) and sheet.faces[0].startswith("face.")


class Screen:
    def __init__(self, speaker: Speaker, style: Style) -> None:
        self.speaker = speaker
        self.style = style
        self.chart = Chart(speaker)

    def labelled(self, label: str, text: str) -> str:
        return self.speaker.say("content-line", what=label, text=text)

    # ------------------------------------------------------------------ pieces
    def token(self, piece: Piece) -> str:
        sheet = self.speaker.sheets[piece.sheet]
        colour = {"positive": "green", "negative": "red"}.get(sheet.kind, "purple")
        return self.style(f"{sheet.name} ×{piece.n}" if piece.n > 1 else sheet.name, colour)

    def card(self, piece: Piece) -> str:
        """A card in a hand or pile: its name, its cost, and what is about to become of it."""
        sheet = self.speaker.sheets[piece.sheet]
        cost = next((mark.n for mark in piece.marks if mark.role == "cost"), sheet.cost)
        states = [self.speaker.say(f"is-{word}") for word in piece.is_]
        inside = ", ".join([*([str(cost)] if cost is not None else []), *states])
        return self.style(sheet.name, sheet.accent) + (f" ({inside})" if inside else "")

    def die(self, piece: Piece) -> str:
        sheet = self.speaker.sheets[piece.sheet]
        shown = self.speaker.sheets[sheet.faces[piece.face - 1]]
        states = [self.speaker.say(f"is-{word}") for word in piece.is_]
        text = shown.name if whole_face(sheet) else f"{piece.face} {shown.name}"
        return self.style(f"[{', '.join([text, *states])}]", "bold")

    def dice(self, pieces: list[Piece]) -> str:
        """Dice that have names of their own are named, equal ones together."""
        out: list[str] = []
        for n, piece in enumerate(pieces):
            sheet = self.speaker.sheets[piece.sheet]
            named = whole_face(sheet) and (n == 0 or pieces[n - 1].sheet != piece.sheet)
            out += [*([sheet.name] if named else []), self.die(piece)]
        return " ".join(out)

    def ability(self, piece: Piece, text: bool = True) -> list[str]:
        sheet = self.speaker.sheets[piece.sheet]
        level = next((mark.n for mark in piece.marks if mark.role == "level"), 1)
        name = sheet.name + ("" if level == 1 else " " + "I" * level)
        head = f"  {self.style(name, 'bold')}" + (f" — {sheet.needs}" if sheet.needs else "")
        return [head, *self.style.wrap(sheet.text, "      ")] if text else [head]

    # ------------------------------------------------------------------ areas
    def status(self, area: Area, view: View, game: Game) -> list[str]:
        figure = view.pieces[area.holds[0]]
        is_ = {seat.seat: seat.is_ for seat in view.seats}[area.seat]
        called = self.speaker.seat_names[area.seat]
        if area.id.startswith("hero."):  # one of several figures of a seat, named after it
            is_, called = (), self.speaker.called(figure.sheet, figure.face)
        arrow = "> " if "active" in is_ or "acting" in figure.is_ else "  "
        name = self.style(called, "bold", "inverse" if area.seat == view.you else "")
        dials = "  ".join([self.mark(mark) for mark in figure.marks])
        states = [
            self.speaker.say(f"is-{word}")
            for word in dict.fromkeys((*figure.is_, *is_))
            if self.speaker.messages.has(f"is-{word}")
        ]
        lines = self.style.wrap(f"{arrow}{name}  {dials}" + (f"  ({', '.join(states)})" if states else ""), hang=4)
        tokens = [self.token(view.pieces[id]) for id in area.holds[1:]]
        tokens += [self.speaker.words(words, game) for words in figure.says]
        if tokens:
            lines += self.style.wrap("      " + ", ".join(tokens), hang=2)
        return lines

    def mark(self, mark: Mark) -> str:
        of = f"/{mark.of}" if mark.of and self.speaker.rules.presentation.gauges else ""
        return f"{self.speaker.say('mark-' + mark.role, n=HEADING)} {mark.n}{of}"

    def row(self, piece: Piece, game: Game) -> str:
        """A card in play: its name, which copy, its figures and states."""
        sheet = self.speaker.sheets[piece.sheet]
        name = self.style(self.speaker.called(piece.sheet, piece.face), sheet.accent)
        marks = [self.mark(mark) for mark in piece.marks if mark.role != "cost"]
        states = [self.speaker.say(f"is-{word}") for word in piece.is_]
        says = [self.speaker.words(words, game) for words in piece.says]
        inside = ", ".join([*marks, *states, *says])
        return f"{name} [{inside}]" if inside else name

    def table(self, view: View, game: Game) -> list[str]:
        """The short picture before each question: who is there first, then what is going on."""
        lines = self.crumbs(view, game)
        for area in sorted(view.areas, key=lambda area: area.layout not in STANDING):
            lines += self.area(area, view, game)
        return lines

    def crumbs(self, view: View, game: Game) -> list[str]:
        """Where we are."""
        self.speaker.look(view)
        crumbs = [self.speaker.words(w, game) for w in view.where[1:]]
        if self.speaker.rules.presentation.by_piece:
            crumbs = list(dict.fromkeys(crumbs))
        where = " > ".join(crumbs)
        return [self.style(line, "dim") for line in self.style.wrap(where, hang=2)]

    def area(self, area: Area, view: View, game: Game) -> list[str]:
        """An area as the short picture shows it; nothing where it does not."""
        label = self.speaker.words(area.label, game)
        if area.layout == "map":
            return self.map(area, view)
        if area.layout == "status":
            return self.status(area, view, game)
        if area.layout == "row" and area.holds:
            held = " | ".join([self.row(view.pieces[id], game) for id in area.holds])
            return self.style.wrap(("  " if area.seat < 0 else "      ") + self.labelled(label, held), hang=4)
        if area.layout == "tray":
            dice = self.dice([view.pieces[id] for id in area.holds])
            return self.style.wrap("  " + self.labelled(label, dice), hang=2)
        if area.id == "incoming":
            return [line for id in area.holds for line in self.incoming(view.pieces[id], game)]
        if area.layout == "list" and area.holds:
            held = " | ".join([self.sentence(view.pieces[id], game) for id in area.holds])
            return self.style.wrap("  " + self.labelled(label, held), hang=4)
        if area.layout == "fan" and area.seat == view.you and (area.holds or area.count):
            held = ", ".join([self.card(view.pieces[id]) for id in area.holds])
            return self.style.wrap("  " + self.labelled(label, held), hang=2)
        return []

    def map(self, area: Area, view: View, whole: bool = False, sight: bool = False) -> list[str]:
        """The part of the map where something happens, or all of it, and a key to its signs."""
        lines: list[str] = []
        windows = self.chart.windows(area) if whole else [self.chart.window(view, area)]
        for window in windows:
            lines += self.chart.draw(view, area, window, sight)
            for key in (self.chart.terrain(area, window), self.chart.figures(view, area, window)):
                lines += self.style.wrap("  " + " | ".join(key), hang=3) if key else []
        return lines

    def sentence(self, piece: Piece, game: Game) -> str:
        """An offer or a promise is what it says."""
        return ", ".join([self.speaker.words(words, game) for words in piece.says])

    def incoming(self, piece: Piece, game: Game) -> list[str]:
        marks = {mark.role: mark.n for mark in piece.marks}
        who = self.speaker.seat_names[marks["to"]]
        parts = ", ".join([self.speaker.words(words, game) for words in piece.says])
        total = f"{self.speaker.say('mark-incoming')} {marks['incoming']} ({parts})"
        return self.style.wrap(self.labelled(f"  → {who}", total), hang=4)

    def everything(self, view: View, game: Game) -> list[str]:
        """All areas, with the text of every card that lies open in play or in one's hand."""
        self.speaker.look(view)
        lines: list[str] = []
        for area in view.areas:
            if not area.holds and area.count <= 0:
                continue
            if area.layout == "status":
                figure = view.pieces[area.holds[0]]
                lines += ["", *self.status(area, view, game), *self.explained(figure)]
                continue
            if area.layout == "map":
                continue  # it has commands of its own
            label = self.speaker.words(area.label, game)
            if area.layout == "pile":
                lines += self.style.wrap("  " + self.labelled(label, self.pile(area, view)), hang=4)
                continue
            hidden = f" ({self.speaker.say('hidden-cards', n=area.count)})" if area.count > 0 else ""
            lines.append(f"  {self.style(label, 'bold')}{hidden}")
            for id in area.holds:
                piece = view.pieces[id]
                if piece.shape == "offer":
                    lines += self.style.wrap(f"    {self.sentence(piece, game)}", hang=4)
                    continue
                shown = self.card(piece) if area.layout == "fan" else self.row(piece, game)
                if piece.shape == "die":
                    shown = self.dice([piece])
                lines += [*self.style.wrap(f"    {shown}", hang=4), *self.explained(piece)]
        return lines

    def explained(self, piece: Piece) -> list[str]:
        """What a card says, a paragraph each."""
        text = self.speaker.sheets[piece.sheet].text
        return [line for part in text.split("\n") if part for line in self.style.wrap(part, "        ")]

    def pile(self, area: Area, view: View) -> str:
        names = [self.speaker.sheets[view.pieces[id].sheet].name for id in area.holds]
        held = [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]
        hidden = [self.speaker.say("hidden-cards", n=area.count)] if area.count > 0 else []
        return ", ".join([*held, *hidden])

    def boards(self, view: View, game: Game) -> list[str]:
        if self.speaker.rules.presentation.by_piece:
            return self.everything(view, game)
        lines = []
        for area in view.areas:
            if area.layout == "board":
                lines.append(self.style(self.speaker.words(area.label, game), "bold"))
                for id in area.holds:
                    lines += self.ability(view.pieces[id])
        for area in view.areas:
            if area.layout in ("fan", "pile") and (area.holds or area.count > 0):
                held = [self.card(view.pieces[id]) for id in area.holds]
                hidden = [self.speaker.say("hidden-cards", n=area.count)] if area.count > 0 else []
                label = self.speaker.words(area.label, game)
                lines += self.style.wrap(self.labelled(label, ", ".join([*held, *hidden])), hang=2)
        return lines

    def question(
        self, view: View, game: Game, offers: list[Offer] | None = None, told: set[str] | None = None
    ) -> list[str]:
        """The prompt and the numbered offers; all options when no shorter list is given. `told` are sheets whose text
        has been read already."""
        question = view.question
        if question is None:
            return []
        asked = self.style.wrap(capital(self.speaker.words(question.prompt, game)))  # it may begin with an article
        lines = [self.style(line, "bold", "yellow") for line in asked]
        shown = offers if offers is not None else [Offer(choice) for choice in question.options]
        titles = {verb: at for at, (_, verbs) in enumerate(self.speaker.rules.presentation.groups) for verb in verbs}
        folded = any([offer.ways for offer in shown])  # there is no room for titles, either
        groups = [titles.get(offer.choice.key.split()[0], -1) for offer in shown]
        for n, (choice, remark, said, _) in enumerate(shown, 1):
            at = groups[n - 1]
            if at >= 0 and not folded and len(shown) > FEW and len(set(groups)) > 1 and (n == 1 or at != groups[n - 2]):
                lines.append(
                    "  " + self.style(self.speaker.words(self.speaker.rules.presentation.groups[at][0], game), "dim")
                )
            text = capital(said or self.speaker.words(choice.label, game))
            detail = remark or self.detail(choice.on, view, choice.key, told)
            lines += self.style.wrap(f"{n:3} {text}" + (f" — {detail}" if detail else ""), hang=4)
        if question.pick is not None and question.pick.price is not None:
            lines += self.style.wrap(self.speaker.say("bill-help", verb=question.pick.verb))
        elif question.pick is not None and question.pick.most == 1:
            where = question.pick.of[0][0].partition("/")[2].replace(".", " ")
            lines += self.style.wrap(self.speaker.say("pick-help", n=len(question.pick.of), where=where), hang=4)
        return lines

    def detail(self, on: tuple[str, ...], view: View, key: str, told: set[str] | None = None) -> str:
        """What an ability or token does, beside its name, unless it was told before."""
        verb = key.split()[0]
        if verb not in self.speaker.rules.presentation.explained or len(on) != 1:
            return ""
        piece = view.pieces.get(on[0])
        if piece is None or (told is not None and piece.sheet in told):
            return ""
        if told is not None:
            told.add(piece.sheet)
        return self.speaker.sheets[piece.sheet].text.replace("\n", " ")
