"""People with browsers: a real server in a process of its own, Chromium, and what each page hears, says and shows."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, WebError, expect

from tablee.text.messages import Messages
from tests.server.kit import Screen

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SHOTS = HERE / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGE = HERE / "page.js"
#: how fast a person wants to be shown what happens, unless they have said so themselves
PACE = "try { if (!localStorage.getItem('tablee-screen')) localStorage.setItem('tablee-screen', %s); } catch {}"
expect.set_options(timeout=15_000)
PATIENCE = 20.0  # seconds until something that must happen counts as missing; it happens much sooner
SIZES = {
    "desktop": (1280, 800),
    "desk": (1440, 900),
    "phone": (360, 740),
    "large phone": (390, 844),
    "tablet": (768, 1024),
}
DESKS = ("desktop", "desk")  # a mouse and keys; elsewhere fingers
LANGS = ("en", "fr")
#: rules of axe: everything that WCAG 2.2 AA asks for and a machine can see, and what is good practice
AXE_OPTIONS = {"resultTypes": ["violations"], "restoreScroll": True, "rules": {"target-size": {"enabled": True}}}
#: what no reader should ever meet: ids of messages, arguments that were not put in, values that are none
RAW = re.compile(
    r"\b(?:ui|log|prompt|option|reason|mark|kind)-[a-z][a-z-]*|\bat-[A-Z]\w+|\{ ?\$\w+|\bundefined\b|\bNaN\b|\[object|[@#](?:card|hero|die|ability|token)\.\w+|(?<!\w)&\d\b"
)
COMMON = {  # little words that only one of the languages has
    "en": re.compile(r"\b(?:the|of|and|your|you|with|is|are|has|to|for|gains|draws|plays|takes|turn)\b", re.IGNORECASE),
    "fr": re.compile(
        r"\b(?:l|le|la|les|d|de|des|du|un|une|et|est|à|votre|vous|avec|pour|gagne|pioche|joue|subit|tour)\b",
        re.IGNORECASE,
    ),
}


def some(common: int, runs: Iterable[Any]) -> list[Any]:
    """Parameters of tests: the first few belong to every run of the tests, all of them to `make long`.

    A page costs seconds wherever it is opened. So each test is there for whatever it does differently (a phone has tabs, keys have
    ways of their own), and what it does alike is seen once: over all tests of a file every size, language and manner still is.
    """
    listed = [run if isinstance(run, tuple) else (run,) for run in runs]
    return [pytest.param(*run, marks=() if n < common else (pytest.mark.long,)) for n, run in enumerate(listed)]


@cache
def _messages(lang: str) -> tuple[Messages, ...]:
    return tuple([Messages(lang, "tablee.text", stem=stem) for stem in ("table", "server")])


def say(lang: str, message: str, **args: Any) -> str:
    """The words of the client for a message."""
    found = next((messages for messages in _messages(lang) if messages.has(message)), None)
    assert found is not None, f"no message {message} in {lang}"
    pattern = found.bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = found.bundle.format_pattern(pattern, args)
    assert not errors, f"{message} in {lang}: {errors}"
    return str(text)


# ---------------------------------------------------------------------- the server
class Serving:
    """`tablee serve` in a process of its own; it can be killed and comes back at the same address with the same tables."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.errors = home / "server.log"
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                # all people of all tests have one address, and ask for hints faster than anybody reads them
                [sys.executable, str(HERE / "serve.py"), "--port", str(self.port), "--limit", "dear=100"],
                env={**os.environ, "TABLEE_HOME": str(self.home), "PYTHONUTF8": "1"},
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server did not start: {line!r}\n{self.errors.read_text(encoding='utf-8')}"
        self.port = int(found[1])

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(how)
            process.communicate(timeout=PATIENCE)

    def kill(self) -> None:
        """As if the power failed."""
        self.end(signal.SIGKILL)

    def complaints(self) -> list[str]:
        """What the server wrote that it should not have had to write."""
        lines = self.errors.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if re.search("ERROR|WARNING|Traceback|Error", line)]


# ---------------------------------------------------------------------- browsers
def viewport(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


class Contexts:
    """Browsers without a past, of each size and language. One whose past was wiped serves the next person: it knows the client
    already, and what it need not load and compile again is half of a short test."""

    #: pages that wait for the next person; more would only fill memory
    WAITING = 4

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[tuple[str, str, bool], list[BrowserContext]] = {}
        self.kinds: dict[BrowserContext, tuple[str, str, bool]] = {}
        self.waiting: dict[BrowserContext, Page] = {}  # who came last stands last

    def take(self, size: str, lang: str, moving: bool) -> Page:
        kind = (size, lang, moving)
        if self.free.get(kind):
            context = self.free[kind].pop()
            return self.waiting.pop(context, None) or context.new_page()
        context = self.browser.new_context(
            viewport=viewport(size),
            locale="fr-FR" if lang == "fr" else "en-GB",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size not in DESKS,
            is_mobile=size not in DESKS,
        )
        context.add_init_script(path=PAGE)
        context.set_default_timeout(10_000)
        self.kinds[context] = kind
        return context.new_page()

    def give_back(self, page: Page, address: str) -> None:
        context = page.context
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
        for other in context.pages:
            if other is not page:
                other.close()
        # whatever it has to say at its end is said; a page of the same address keeps the process, and what that has compiled
        page.goto(f"{address}/blank.html")
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); window.name = ''; }")
        size = viewport(self.kinds[context][0])
        if page.viewport_size != size:
            page.set_viewport_size(size)
        devtools = context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        devtools.send("Page.resetNavigationHistory")
        devtools.detach()
        self.waiting[context] = page
        if len(self.waiting) > self.WAITING:
            self.waiting.pop(next(iter(self.waiting))).close()
        self.free.setdefault(self.kinds[context], []).append(context)


# ---------------------------------------------------------------------- a person
class Person:
    """Somebody with a browser of their own: what they see, hear and do."""

    def __init__(
        self,
        contexts: Contexts,
        address: str,
        seed: str,
        size: str,
        lang: str,
        moving: bool = False,
        pace: str = "once",
    ) -> None:
        self.seed, self.size, self.lang = seed, size, lang
        self.address = address
        self.phone = size not in DESKS
        self.contexts = contexts
        self.page: Page = contexts.take(size, lang, moving)
        self.context = self.page.context
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.complaints: list[str] = []
        self.allowed: list[str] = []  # patterns of complaints that a test provokes
        self.screen = Screen()
        self.sent: list[dict[str, Any]] = []
        self._seen: dict[str, Any] = {"load": "", "frames": 0, "sent": 0}
        self.begun = ExitStack()
        self.begin(f"window.testSeed = {json.dumps(seed)};")
        self.begin(PACE % json.dumps(json.dumps({"pace": pace})))
        self.staging = False  # something is being shown, and nothing is asked yet

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"error in the page: {error.error}")

    def begin(self, script: str) -> None:
        """What runs before the client in each page that this person opens."""
        self.begun.enter_context(self.page.add_init_script(script))

    def close(self) -> None:
        self.context.remove_listener("console", self._console)
        self.context.remove_listener("weberror", self._error)
        self.begun.close()
        self.contexts.give_back(self.page, self.address)

    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any([re.search(pattern, text) for pattern in self.allowed])]

    # ------------------------------------------------------------------ going and doing
    def say(self, message: str, **args: Any) -> str:
        return say(self.lang, message, **args)

    def go(self, hash: str) -> None:
        self.page.goto(f"{self.address}/{hash}")

    def press(self, what: Locator) -> None:
        """A real click of the mouse, or a real tap of a finger."""
        if self.phone:
            what.tap()
        else:
            self.aside()
            what.click()

    def aside(self) -> None:
        """Take the mouse away: what lies under it is shown at reading size, over other things."""
        if not self.phone:
            self.page.mouse.move(1, 1)  # also when nothing is shown yet: it may be about to be
            expect(self.page.locator(".preview")).to_have_count(0)

    def button(self, message: str, **args: Any) -> Locator:
        """The visible button that is called so."""
        return self.page.get_by_role("button", name=called(self.say(message, **args))).first

    def link(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=called(self.say(message, **args))).first

    def sees(self, message: str, **args: Any) -> None:
        """The words stand somewhere on the page."""
        expect(self.page.get_by_text(self.say(message, **args)).first).to_be_visible()

    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]").last

    def escape(self) -> None:
        """Close what lies over the table."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    # ------------------------------------------------------------------ hearing
    def look(self) -> Screen:
        """Take in what has come over the socket; nothing of it was drawn later than what the page shows now."""
        found = self.page.evaluate("(from) => window.tests.look(from)", self._seen)
        if found["load"] != self._seen["load"]:
            self._seen = {"load": found["load"], "frames": 0, "sent": 0}
        self._seen["frames"] += len(found["frames"])
        self._seen["sent"] += len(found["sent"])
        for data in found["frames"]:
            if json.loads(data)["t"] == "welcome":
                self.screen = Screen()
            self.screen.hear(data)
        self.sent += [json.loads(data) for data in found["sent"]]
        self.staging = found["staging"]
        return self.screen

    def wait(self, condition: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
        """Until it is so; what has come over the socket is looked at first."""
        late = monotonic() + patience
        while True:
            self.look()
            if condition():
                return
            assert monotonic() < late, f"{self.seed}: waited in vain for {what}; {self.state()}"
            self.page.wait_for_timeout(20)

    def wait_past(self, n: int, what: str) -> None:
        """Until something has come after view number n."""
        self.wait(lambda: self.screen.n > n, what)

    @property
    def yours(self) -> list[int]:
        found: list[int] = self.screen.welcome.get("yours", [])
        return found

    @property
    def question(self) -> dict[str, Any]:
        """What is asked of one of our seats; empty if nothing is, or not yet."""
        question = self.screen.question
        ours = question and question["seat"] in self.yours and not self.screen.over and not self.staging
        return question if ours else {}

    @property
    def here(self) -> bool:
        """The question lies open: no curtain hangs before it."""
        view = self.screen.view or {}
        return bool(self.question) and view.get("you") == self.question["seat"]

    def state(self) -> str:
        screen, view = self.screen, self.screen.view or {}
        return f"n={screen.n} you={view.get('you')} where={view.get('where')} question={screen.question}"

    # ------------------------------------------------------------------ looking closely
    def clean(self, where: str) -> None:
        """Accessible, in whole words, with enough room, and without a word in the console."""
        self.axe(where)
        self.wording(where)
        cramped = self.page.evaluate("(phone) => window.tests.cramped(phone)", self.phone)
        assert not cramped, f"{self.seed} {where}: {cramped}"
        assert not self.unexpected(), f"{where}: {self.unexpected()}"

    def axe(self, where: str) -> None:
        self.aside()
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async (options) => { await window.tests.settled(); return (await axe.run(document, options)).violations; }",
            AXE_OPTIONS,
        )
        wrong = [
            f"{one['id']}: {one['help']}\n    "
            + "\n    ".join([f"{node['html'][:300]} {node.get('failureSummary', '')}" for node in one["nodes"][:4]])
            for one in found
        ]
        assert not wrong, f"{self.seed} {where}: axe finds\n  " + "\n  ".join(wrong)

    def wording(self, where: str) -> None:
        text = self.page.evaluate("() => window.tests.words()")
        found = RAW.search(text)
        assert not found, (
            f"{self.seed} {where}: {found[0]!r} is shown in …{text[max(0, found.start() - 80) : found.end() + 80]}…"
        )

    def shot(self, name: str) -> None:
        """A picture for whoever wants to look at all pages: TABLEE_SHOTS=1."""
        if not os.environ.get("TABLEE_SHOTS") and not name.startswith("fault-"):
            return
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}-{self.size.replace(' ', '-')}-{self.lang}.png")


def called(words: str) -> re.Pattern[str]:
    """A name that begins so; the spaces of French punctuation count as spaces."""
    return re.compile("^" + r"\s+".join([re.escape(word) for word in words.split()]))


def speaks(text: str) -> str:
    """The language a text seems to be in."""
    return max(LANGS, key=lambda lang: len(COMMON[lang].findall(text)))


def offered(question: dict[str, Any]) -> tuple[set[str], set[str]]:
    """The keys of options that must be found, and the pieces that must be pickable."""
    keys = {option["key"] for option in question.get("options", [])}
    pick = question.get("pick")
    if pick is None:
        return keys, set()
    if pick.get("most", 99) > 1:
        keys.add(pick["verb"])  # the button that confirms
    return keys, {ref for ref, _ in pick["of"]}


def missing(person: Person) -> list[str]:
    """What the engine offers and nobody could choose, or what can be chosen and is not offered."""
    keys, picks = offered(person.question)
    found = person.page.evaluate("() => window.tests.offers()")
    problems = [f"{one['element']} {one['wrong']}" for one in found if one["wrong"]]
    usable = {one.get("key") for one in found if not one["wrong"]}
    pickable = {one.get("pick") for one in found if not one["wrong"]}
    problems += [f"option {key!r} has no usable element" for key in sorted(keys - usable)]
    problems += [f"{ref} cannot be picked" for ref in sorted(picks - pickable)]
    stray = {one["key"] for one in found if "key" in one} - keys
    problems += [f"{key!r} can be chosen and is not offered" for key in sorted(stray)]
    turned = [one for one in found if one.get("turned", True) and ("key" in one or "pick" in one or "opens" in one)]
    if keys | picks and not turned:
        problems.append("nothing of what can be chosen is on the tab that the table turned to")
    return problems


def audit(person: Person) -> None:
    """Every option of the question has an element that can be seen, reached and named; nothing else pretends to."""
    late = monotonic() + 5.0
    if not person.phone:
        person.page.mouse.move(1, 1)
    while True:
        person.look()
        n = person.screen.n
        problems = missing(person)
        person.look()
        if person.screen.n != n:
            continue  # the question changed meanwhile
        if not problems:
            return
        if monotonic() > late:
            person.shot(f"fault-{person.seed}")
            raise AssertionError(f"{person.seed}: {'; '.join(problems)}\n{person.state()}")
        person.page.wait_for_timeout(50)
