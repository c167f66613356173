"""The guided first games to their end: by keyboard alone and by finger, in both languages; left, taken up again, and not followed."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.gamekit.guide import Step
from tablee.games import GAMES, load

from .conftest import People
from .flows import seated
from .kit import Person, some
from .play import Player

GUIDED = [game for game in GAMES if load(game).guide is not None]
MOST = 90  # answers: a lesson has far fewer
#: each game by keys and by finger; the languages change places
RUNS = [
    (game, manner, ("en", "fr")[(n + (manner == "keys")) % 2])
    for n, game in enumerate(GUIDED)
    for manner in ("keys", "finger")
]
RUNS += [(game, manner, {"en": "fr", "fr": "en"}[lang]) for game, manner, lang in RUNS]


def learn(player: Player, game: str) -> None:
    """From the lobby to the guided game, which is offered before any other."""
    person = player.person
    person.go("")
    first = person.page.locator(f"[aria-labelledby='game-{game}'] .btn.primary")
    expect(first).to_have_count(1)
    expect(first).to_have_attribute("data-learn", "")
    player.use(f"[aria-labelledby='game-{game}'] [data-learn]")
    seated(person)
    assert person.screen.welcome["guide"] is True


def pages(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.question.get("guide", {}).get("told", [])
    return found


def read(player: Player) -> None:
    """Everything that is said to this question, one page after the other; what each speaks of is lit."""
    person, page = player.person, player.page
    for n, told in enumerate(pages(person)):
        panel = page.locator(f"[data-guide={told['id']}]")
        expect(panel).to_be_visible()
        expect(panel).to_be_in_viewport(ratio=0.9)
        if told.get("light") or told.get("tool"):
            expect(page.locator("[data-lit]").filter(visible=True).first).to_be_visible()
        if n + 1 < len(pages(person)):
            page.keyboard.press("g") if player.keys else player.use("[data-guide-next]")
    uncovered(person)


def uncovered(person: Person) -> None:
    """The guide hides neither the question nor what it speaks of."""
    boxes = person.page.evaluate(
        """() => {
            const panel = document.querySelector("[data-guide]")?.getBoundingClientRect();
            if (!panel) return [];
            return [...document.querySelectorAll("[data-lit], [data-prompt]")]
                .filter((one) => !one.closest("[data-guide]") && one.getClientRects().length)
                .filter((one) => {
                    const box = one.getBoundingClientRect();
                    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                    return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
                })
                .map((one) => one.outerHTML.slice(0, 200));
        }"""
    )
    hidden = [one for one in boxes if "data-piece" not in one]  # what is scrolled out of sight lies behind the edge
    assert not hidden, f"{person.seed}: the guide covers {hidden}"


def advised(game: str, person: Person) -> str:
    """What a step of those that are told now advises, as one of the options that are there; '' where none does."""
    guide = load(game).guide
    assert guide is not None
    steps: dict[str, Step] = {step.id: step for step in guide.steps}
    question = person.question
    keys: list[str] = [option["key"] for option in question.get("options", [])]
    pick = question.get("pick")
    for told in pages(person):
        for pattern in steps[told["id"]].advise if told["id"] in steps else ():
            if pick is not None and pattern.split()[0] == pick["verb"]:
                return pattern
            found = [key for key in keys if fnmatchcase(key, pattern)]
            if found:
                return found[0]
    return ""


def hinted(player: Player) -> str:
    """What the bulb shows; but who is asked for help gives it, and writes no terms down: there are other tests for that."""
    person = player.person
    if person.question["prompt"][0] == "prompt-help":
        return "help"
    before = len(person.screen.all("hint"))
    if player.keys:
        person.page.keyboard.press("h")
    else:
        player.use("[data-tool=hint]")
    person.wait(lambda: len(person.screen.all("hint")) > before, "a hint")
    return str(person.screen.all("hint")[-1]["key"])


def sensible(player: Player) -> None:
    """Do what the bulb shows; with keys, Enter takes it."""
    person, key = player.person, hinted(player)
    if not player.keys or key == "help":
        answer(player, key)
        return
    n = person.screen.n
    person.page.locator("[data-prompt]").focus()
    person.page.keyboard.press("Enter")
    person.wait_past(n, f"the answer to the hint {key!r}")


def answer(player: Player, key: str) -> None:
    """By what it names: an option, or the pieces of a pick."""
    pick = player.person.question.get("pick")
    verb, _, rest = key.partition(" ")
    if pick is None or verb not in (pick["verb"], pick.get("price", {}).get("verb")):
        player.answer(key)
        return
    of = [(ref, value) for ref, value in pick["of"]]
    values = [rest] if rest in [value for _, value in of] else rest.split()
    held = []
    for ref, value in of:
        if value in values:
            values.remove(value)
            held.append(ref)
    n = player.person.screen.n
    player.pick(pick, held)
    player.person.wait_past(n, f"the answer to {key!r}")


@pytest.mark.parametrize(("game", "manner", "lang"), some(2 * len(GUIDED), RUNS))
def test_a_guided_game_is_played_to_its_end(game: str, manner: str, lang: str, people: People) -> None:
    person = people("desktop" if manner == "keys" else "large phone", lang)
    player = Player(person, keys=manner == "keys")
    learn(player, game)
    guide = load(game).guide
    assert guide is not None
    last = next(step.id for step in guide.steps if step.last)
    said: list[str] = []
    for n in range(MOST):
        person.wait(lambda: person.question, "a question")
        read(player)
        said += [told["id"] for told in pages(person)]
        if n in (0, 4):
            person.clean(f"question {n}")
            person.shot(f"guide-{game}-{manner}-{n}")
        if last in said:
            break
        key = advised(game, person)
        if key:
            answer(player, key)
        else:
            sensible(player)
    assert said[0] == guide.steps[0].id and said[-1] == last
    missing = [topic for topic in guide.topics if topic not in {step.about for step in guide.steps if step.id in said}]
    assert not missing
    person.clean("the end of the guide")
    person.shot(f"guide-{game}-{manner}-end")
    player.use("[data-guide] .btn.quiet:last-child")
    expect(person.page.locator("[data-guide]")).to_have_count(0)


def test_a_guided_game_is_left_and_taken_up_again_and_answers_other_choices(people: People) -> None:
    person = people("desktop", "fr")
    player = Player(person)
    learn(player, "dice-throne")
    person.wait(lambda: person.question, "the first question")
    read(player)
    player.answer("sell so-wild")
    person.wait(lambda: person.question, "a question")
    panel = person.page.locator("[data-guide]")
    expect(panel).to_have_attribute("data-guide", "card-else")
    person.go("")
    row = person.page.get_by_role("heading", name=person.say("ui-table-guided", game="Dice Throne"))
    expect(row).to_be_visible()
    person.page.go_back()
    seated(person)
    person.wait(lambda: person.question, "the same question")
    expect(panel).to_have_attribute("data-guide", "pass")  # what was read is not read again
    person.press(person.button("ui-t-undo"))
    expect(panel).to_have_attribute("data-guide", "card")
    player.use("[data-guide] .btn.quiet:last-child")
    expect(panel).to_have_count(0)
    player.answer("play smack-2")
    expect(panel).to_have_count(0)
    assert not person.unexpected()


def test_the_guided_game_is_offered_first_until_the_game_was_played(people: People) -> None:
    person = people("desktop", "fr")
    player = Player(person)
    learn(player, "dice-throne")
    person.go("")
    card = person.page.locator("[aria-labelledby='game-dice-throne']")
    expect(card.locator(".btn.primary")).to_have_attribute("data-play", "")
    expect(card.locator("[data-learn]")).to_be_visible()
    expect(person.page.locator("[aria-labelledby='game-champions'] .btn.primary")).to_have_attribute("data-learn", "")
