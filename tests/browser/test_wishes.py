"""The boxes that say when one is asked for offers, by mouse, finger and keys: what is ticked is asked, what is not is not, and
a table remembers. Those of Super Dungeon are in test_map."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import People
from .flows import open_table, quiet, seated, show_deal
from .kit import Person, some
from .play import Player, round_of

WAYS = [("desktop", "en", True), ("phone", "fr", False)]
MOST = 60  # answers until a whole round is over


def box(person: Person, about: str) -> Locator:
    return person.dialog().locator(f"[data-wish='{about}']")


def wishes(person: Person) -> dict[str, str]:
    person.look()
    return {one["about"]: one["wish"] for one in person.screen.prompts[str(person.yours[0])]["wishes"]}


def opened(player: Player) -> None:
    """From the panel of offers straight to the boxes."""
    person = player.person
    if not person.page.locator("[data-deal=file]").count():
        show_deal(player)
    player.use("[data-ask-when]")
    expect(person.dialog()).to_be_visible()
    expect(box(person, "own-pass")).to_be_focused()
    expect(box(person, "own-pass")).to_be_in_viewport()


def ticked(player: Player, about: str, on: bool) -> None:
    person = player.person
    if player.keys:
        player.focus(f"dialog[open] [data-wish='{about}']")
        person.page.keyboard.press("Space")
    else:
        box(person, about).set_checked(on)
    expect(box(person, about)).to_be_checked(checked=on)


def closed(player: Player) -> None:
    """The menu, and the panel it was opened from."""
    player.person.escape()
    if player.person.page.locator("[data-deal=file]").count():
        player.use("[data-deal] .head button")


def asked_about(person: Person) -> str:
    """The moment for offers that we are asked about, '' for any other question."""
    prompt = person.question["prompt"]
    return f"{prompt[1]['moment']} {prompt[1]['who']}" if prompt[0] == "prompt-moment" else ""


def played(player: Player, rounds: int, until: str = "") -> list[str]:
    """What we are asked about in so many turns, or until we are asked about this."""
    person, found = player.person, []
    first = round_of(person)
    for _ in range(MOST):
        person.wait(lambda: person.question or person.screen.over, "a question")
        assert not person.screen.over, "the game is over too soon: take another seed"
        found.append(asked_about(person))
        if found[-1] == until != "" or round_of(person) - first >= rounds:
            return found
        keys = [option["key"] for option in person.question["options"]]
        quick = [key for key in ("pass", "flee", "search", "decline", "refuse", "leave", "ready") if key in keys]
        player.answer(quick[0] if quick else keys[-1])
    raise AssertionError(f"{person.seed}: still in turn {round_of(person)}; {person.state()}")


@pytest.mark.parametrize(("size", "lang", "keys"), some(1, WAYS))
def test_what_is_ticked_is_asked_and_what_is_not_is_not(size: str, lang: str, keys: bool, people: People) -> None:
    player = Player(people(size, lang), keys)
    person = player.person
    open_table(person, "dungeon-dice", ["me", "bot:medium"])
    seated(person)
    quiet(player)
    person.wait(lambda: person.question, "the first question")
    other = f"&{1 - person.yours[0]}"
    opened(player)
    boxes = person.dialog().locator("[data-wish]")
    states = {one: box(person, one).is_checked() for one in wishes(person)}
    assert boxes.count() == 6 and [one for one in states if states[one]] == ["own-pass", "own-loot"]
    title = {"en": "Ask me for offers", "fr": "Me demander une offre"}[lang]
    group = person.dialog().get_by_role("group", name=title, exact=True)
    expect(group.get_by_role("checkbox")).to_have_count(6)
    person.clean("when one is asked")
    person.shot("wishes-1-usual")
    # unticked: the turn of the other begins, and nobody asks
    closed(player)
    assert f"turn {other}" not in played(player, rounds=2)
    # ticked: asked
    opened(player)
    ticked(player, "turn", True)
    person.wait(lambda: wishes(person)["turn"] == "yes", "the wish")
    person.shot("wishes-2-ticked")
    closed(player)
    assert played(player, rounds=4, until=f"turn {other}")[-1] == f"turn {other}"
    person.shot("wishes-3-asked")
    # kept
    person.page.reload()
    person.wait(lambda: person.question, "the same question")
    assert asked_about(person) == f"turn {other}"
    opened(player)
    expect(box(person, "turn")).to_be_checked()
    # unticked again: not asked
    ticked(player, "turn", False)
    person.wait(lambda: wishes(person)["turn"] == "", "the wish to be gone")
    closed(player)
    first, *rest = played(player, rounds=3)
    assert f"turn {other}" not in rest, f"after the question that was open, {first}"
