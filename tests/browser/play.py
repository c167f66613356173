"""Players: they answer what they are asked with a mouse, a finger or the keys alone, the same way in every run."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.kit import paid

from .kit import Person, audit

PASSING = 0.45  # how often the answer that gives nothing away is taken, where there is one
PICKING = 0.7  # how often pieces are picked where something else could be done too
STOPS = 120  # presses of Tab after which something counts as out of reach


def quoted(value: str) -> str:
    """As a value in a CSS selector."""
    return json.dumps(value, ensure_ascii=False)


class Player:
    """One person who plays; `keys`: with the keyboard alone."""

    def __init__(self, person: Person, keys: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.keys = keys
        self.rng = Random(person.seed)
        self.ways: list[str] = []  # how each answer was given

    # ------------------------------------------------------------------ answering
    def answer(self, key: str = "") -> str:
        """Answer the question, by this key or as they like; what was sent."""
        person = self.person
        question = person.question
        n, sent = person.screen.n, len(person.sent)
        held = [] if key else self.picked(question)
        pick = question.get("pick")
        drafted = False
        if pick is not None and held is not None and not key:
            verb = pick["price"]["verb"] if "price" in pick else pick["verb"]
            wanted = " ".join([verb, *sorted([value for ref, value in pick["of"] if ref in held])])
            self.pick(pick, held)
        else:
            wanted = key or self.decide(question)
            drafted = wanted.split()[0] in ("give", "want")
            if drafted:
                self.ways.append(self.draft(wanted))
            else:
                self.ways.append(self.type_key(wanted, question) if self.keys else self.press_key(wanted))
        person.wait(lambda: any([one["t"] == "choose" for one in person.sent[sent:]]), f"{wanted!r} to be sent")
        if drafted:  # one answer after the other, up to the last
            person.wait(lambda: "propose" in [one.get("key") for one in person.sent[sent:]], "an offer to be sent")
        chosen = [one["key"] for one in person.sent[sent:] if one["t"] == "choose"]
        if drafted:
            assert wanted in chosen, f"{person.seed}: {chosen} was sent, {wanted!r} was meant"
            person.wait_past(n + len(chosen) - 1, "the offer to be made")
            return wanted
        assert chosen == [wanted], f"{person.seed}: {chosen} was sent, {wanted!r} was meant"
        person.wait_past(n, f"the answer to {wanted!r}")
        return wanted

    def draft(self, key: str) -> str:
        """Put a term into the offer that is being made, in this form, and propose it: nothing is sent before."""
        verb, term = key.split()
        side = f"[data-side={'gives' if verb == 'give' else 'wants'}]"
        # a row is about one thing, which is given outright, on a roll or on a condition
        stem = term.split("?")[0].split(":")[0]
        kind, _, thing = stem.partition(".")
        less = thing.rpartition(".")[0]  # without its roll or number
        match kind:
            case "die" | "toss":
                die = thing if kind == "die" else less
                row = f"[data-term={quoted(f'die.{die}')}], [data-term^={quoted(f'toss.{die}.')}]"
            case "next":
                row = f"[data-term^={quoted(f'next.{less}.')}]"
            case "treasure" | "trophy":
                row = f"[data-term^={quoted(f'{kind}.')}]"
            case "help":  # in this fight and in later ones are two things
                row = "[data-term^='help:']" if ":" in term else "[data-term=help]"
            case _:
                row = f"[data-term={quoted(stem)}], [data-term^={quoted(f'{stem}:')}]"
        line = f"{side} li:has({row})"
        row = f"{side} :is({row})"
        expect(self.page.locator(row).first).to_be_visible()
        if self.page.locator(row).first.get_attribute("aria-pressed") == "false":
            self.use(row)
        if self.page.locator(line).get_attribute("data-draft-term") != term:
            self.form(f"{line} select", term)
        expect(self.page.locator(line)).to_have_attribute("data-draft-term", term)
        self.use("[data-propose]")
        return "draft"

    def form(self, selector: str, term: str) -> None:
        """The form of a term: outright, on a roll, how many of them."""
        forms = self.page.locator(selector)
        if not self.keys:
            forms.select_option(term)
            return
        self.focus(selector)
        values: list[str] = forms.evaluate("(one) => [...one.options].map(({ value }) => value)")
        steps = values.index(term) - values.index(forms.input_value())
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")

    def decide(self, question: dict[str, Any]) -> str:
        default = question.get("default", "")
        if default and self.rng.random() < PASSING:
            return str(default)
        return str(self.rng.choice([option["key"] for option in question["options"]]))

    def picked(self, question: dict[str, Any]) -> list[str] | None:
        """The pieces to pick; nothing, if something else shall be done."""
        pick = question.get("pick")
        if pick is None or (question.get("options") and self.rng.random() > PICKING):
            return None
        refs = [ref for ref, _ in pick["of"]]
        if "price" in pick:  # so much as is needed, whatever comes first
            spent = paid(pick, self.rng.sample([value for _, value in pick["of"]], len(refs))).split()[1:]
            return [ref for ref, value in pick["of"] if value in spent]
        most = min(pick.get("most", 99), len(refs))
        return self.rng.sample(refs, self.rng.randint(max(pick.get("least", 0), int(most == 1)), most))

    # ------------------------------------------------------------------ by mouse or finger
    def visible(self, selector: str, within: Locator | None = None) -> Locator:
        if within is not None:
            return within.locator(selector).filter(visible=True)
        return self.page.locator(f":is({selector}):not(dialog *)").filter(visible=True)

    def press_key(self, key: str) -> str:
        """Press what offers this option: at once, or in the menu that a piece or a pile opens."""
        way: list[str] = []
        within: Locator | None = None
        for _ in range(3):
            direct = self.visible(f"[data-option={quoted(key)}]", within)
            opens = self.openers(key, within)
            if within is None and not direct.count() and not opens:
                self.turn(key)
                continue
            if direct.count() and (not opens or self.rng.random() < 0.5):
                self.person.press(direct.nth(self.rng.randrange(direct.count())))
                return "/".join([*way, "press"])
            assert opens, f"{self.person.seed}: nothing offers {key!r}"
            n = self.page.locator("dialog[open]").count()
            self.person.press(self.rng.choice(opens))
            expect(self.page.locator("dialog[open]")).to_have_count(n + 1)
            # what was opened last lies over the rest
            within = self.page.locator("dialog[open]").filter(has=self.page.locator(self.offering(key))).first
            way.append("menu")
        raise AssertionError(f"{self.person.seed}: {key!r} is offered in no menu")

    @staticmethod
    def offering(key: str) -> str:
        return f"[data-option={quoted(key)}], [data-opens*={quoted(key)}]"

    def openers(self, key: str, within: Locator | None) -> list[Locator]:
        found = self.visible("[data-opens]", within)
        keys = found.evaluate_all("(all) => all.map((one) => one.dataset.opens)")
        return [found.nth(i) for i, opens in enumerate(keys) if key in opens.split("|")]

    def turn(self, key: str) -> None:
        """To the tab of a phone on which something offers this."""
        for tab in ("table", "mine"):
            self.use(f"[data-tab-button={tab}]")
            if self.visible(f"[data-option={quoted(key)}]").count() or self.openers(key, None):
                return
        raise AssertionError(f"{self.person.seed}: {key!r} is offered on no tab")

    def pick(self, pick: dict[str, Any], held: list[str]) -> None:
        single = pick.get("most", 99) == 1
        for ref, _ in pick["of"]:
            now = self.isheld(ref)
            if single and ref in held:
                self.toggle(ref)
                return
            if not single and now != (ref in held):
                self.toggle(ref)
        confirm = f"[data-option={quoted(pick['verb'])}]"
        self.ways.append("pick")
        if self.keys and self.focused("[data-confirm]"):
            self.page.keyboard.press("Enter")
        else:
            self.use(confirm)

    def isheld(self, ref: str) -> bool:
        found = self.visible(f"[data-pick={quoted(ref)}]")
        return bool(found.count()) and found.first.get_attribute("aria-pressed") == "true"

    def toggle(self, ref: str) -> None:
        """A piece is picked or put back: at once, or in its menu if it offers something else too."""
        spot = f"[data-pick={quoted(ref)}]"
        menu = f"[data-piece={quoted(ref)}][data-opens]"
        for tab in ("table", "mine"):
            if not self.visible(f"{spot}, {menu}").count():
                self.use(f"[data-tab-button={tab}]")
        direct = self.visible(spot).count()
        digit = self.visible(f"{spot} kbd.digit")
        if direct and self.keys and digit.count() and self.rng.random() < 0.5:
            self.page.keyboard.press(digit.first.inner_text())
        elif direct and self.keys:
            self.focus(spot)
            die = (self.person.screen.view or {})["pieces"].get(ref, {}).get("shape") == "die"  # Enter picks a die
            self.page.keyboard.press(self.rng.choice(["Space", "Enter"]) if die else "Space")
        else:
            self.use(spot if direct else menu)
        if not direct:
            self.use(f"dialog[open] {spot}")

    # ------------------------------------------------------------------ by keys
    def type_key(self, key: str, question: dict[str, Any]) -> str:
        """Space, a number, the list of all choices, or Tab and arrows to the piece itself."""
        direct = f"[data-option={quoted(key)}]"
        ways = ["list"]
        numbers: dict[str, str] = self.visible("[data-decision] .option:has(kbd)").evaluate_all(
            "(all) => Object.fromEntries(all.map((one) => [one.dataset.option, one.querySelector('kbd').textContent]))"
        )
        if numbers.get(key, "").isdigit():
            ways.append("number")
        if question.get("default") == key and not self.page.evaluate(
            "() => document.activeElement.matches('[data-pick], button:not([data-piece]), a')"
        ):
            ways.append("space")
        if self.visible(direct).count():
            ways += ["walk", "walk"]
        elif self.openers(key, None):
            ways += ["menu", "menu"]
        way = self.rng.choice(
            [way for way in ways if way not in self.ways] or ways
        )  # each way is tried as soon as it can be
        match way:
            case "space":
                self.page.keyboard.press("Space")
            case "number":
                self.page.keyboard.press(numbers[key])
            case "walk":
                self.focus(direct)
                self.page.keyboard.press("Enter")
            case "list":
                self.list(key)
            case "menu":
                self.menu(key)
        return way

    def list(self, key: str) -> None:
        self.page.keyboard.press("c")
        expect(self.page.locator("dialog[open]")).to_have_count(1)
        self.focus(f"dialog[open] [data-option={quoted(key)}]")
        self.page.keyboard.press("Enter")

    def menu(self, key: str) -> None:
        """Through the menus of a piece or a pile, one after the other."""
        for depth in range(3):
            within = "" if depth == 0 else "dialog[open] "
            if depth and self.page.locator(f"{within}[data-option={quoted(key)}]").count():
                self.focus(f"{within}[data-option={quoted(key)}]")
                self.page.keyboard.press("Enter")
                return
            opens = self.openers(key, None if depth == 0 else self.page.locator("dialog[open]").last)[0].get_attribute(
                "data-opens"
            )
            self.focus(f"{within}[data-opens={quoted(str(opens))}]")
            self.page.keyboard.press("Enter")
            expect(self.page.locator("dialog[open]")).to_have_count(depth + 1)
        raise AssertionError(f"{self.person.seed}: {key!r} is offered in no menu")

    def use(self, selector: str) -> None:
        """Press something that is no option: a tab, a button, a link."""
        if self.keys:
            self.focus(selector)
            self.page.keyboard.press("Enter")
        else:
            self.person.press(self.page.locator(selector).filter(visible=True).first)

    def focused(self, selector: str) -> bool:
        return bool(self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))

    def focus(self, selector: str) -> None:
        """Bring the focus to one of these by keys, and see it there."""
        self.lead(selector)
        unseen = self.page.evaluate("() => window.tests.unseen()")
        assert not unseen, f"{self.person.seed}: {unseen}"

    def lead(self, selector: str) -> None:
        """By arrows between pieces, by Tab to everything else."""
        expect(self.page.locator(selector).filter(visible=True).first).to_be_visible()
        for _ in range(3):  # areas that scroll may bend the way
            if self.focused(selector):
                return
            for key in self.page.evaluate("(selector) => window.tests.way(selector)", selector) or []:
                self.page.keyboard.press(key)
        for _ in range(STOPS):
            if self.focused(selector):
                return
            self.page.keyboard.press("Tab")
            way = self.page.evaluate("(selector) => window.tests.way(selector)", selector)
            for key in way or []:
                self.page.keyboard.press(key)
        raise AssertionError(
            f"{self.person.seed}: no key leads to {selector}; {self.page.evaluate('() => window.tests.focused()')} has the focus"
        )


# ---------------------------------------------------------------------- a game
def round_of(person: Person) -> int:
    """The turn or round that is being played."""
    where = (person.screen.view or {}).get("where") or [[""]]
    args = where[0][1] if len(where[0]) > 1 else {}
    return int(args.get("turn", args.get("n", 0)))


def asked(players: list[Player]) -> Player | None:
    """Whoever must choose, when all see the same table; nobody when the game is over."""
    first = players[0].person

    def ready() -> bool:
        for player in players:
            player.person.look()
        if len({player.person.screen.n for player in players}) > 1:
            return False
        return first.screen.over or any([player.person.question for player in players])

    first.wait(ready, "a question")
    return None if first.screen.over else next(player for player in players if player.person.question)


def step(players: list[Player], checked: bool = True) -> Player | None:
    """One answer; every option is looked for first. Nobody: the game is over."""
    player = asked(players)
    if player is None:
        return None
    person = player.person
    if not person.here:
        lift(player)
    if checked:
        audit(person)
    player.answer()
    return player


def lift(player: Player) -> None:
    """The next person sits down at the screen."""
    person = player.person
    if person.screen.welcome.get("curtain"):
        button = person.page.locator("[data-curtain] button")
        expect(button).to_be_visible()
        assert not person.page.locator("[data-piece]").count(), "something lies before the curtain"
        player.use("[data-curtain] button")
    person.wait(lambda: person.here, "the table as the one who is asked sees it")


def play(players: list[Player], rounds: int, most: int = 80) -> int:
    """So many rounds or turns, or until the end; how many answers it took."""
    person = players[0].person
    person.wait(lambda: person.screen.view is not None, "the table")
    first = round_of(person)
    for n in range(most):
        if round_of(person) - first >= rounds:
            return n
        if step(players) is None:
            return n
    raise AssertionError(f"{person.seed}: {most} answers and still in round {round_of(person)}; {person.state()}")
