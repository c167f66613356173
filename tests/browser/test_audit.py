"""The search for what can be chosen finds what is missing, hidden, covered, dead, nameless or not offered at all; and browsers
that are used again are as new ones."""

from __future__ import annotations

import pytest

from .conftest import People
from .flows import begin, quiet
from .kit import Contexts, Person, Serving, missing
from .play import Player, asked

#: what is done to every element of one option -> what is said about it
SABOTAGE = {
    "one.removeAttribute('data-option')": "has no usable element",
    "one.style.display = 'none'": "has no usable element",
    "one.style.visibility = 'hidden'": "has no usable element",
    "one.style.position = 'fixed', one.style.left = '-900px'": "cannot be scrolled into sight",
    "one.style.minWidth = 0, one.style.maxWidth = '4px', one.style.padding = 0, one.style.overflow = 'hidden'": "large",
    "one.style.pointerEvents = 'none'": "is covered by",
    "one.disabled = true": "cannot take the focus",
    "one.replaceChildren(), one.removeAttribute('aria-label'), one.style.minHeight = one.style.minWidth = '40px'": "has no name",
    "one.dataset.option = 'win at once'": "is not offered",
}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_that_cannot_be_chosen_goes_unnoticed(size: str, people: People) -> None:
    person = people(size)
    player = Player(person)
    person.go("")
    begin(player, "champions")
    asked([player])
    quiet(player)
    assert not missing(person)
    for deed, said in SABOTAGE.items():
        key = person.question["options"][-1]["key"]
        person.page.locator(f'[data-decision] [data-option="{key}"]').evaluate(f"(one) => {{ {deed}; }}")
        problems = missing(person)
        assert any([said in problem for problem in problems]), f"{deed}: {problems}"
        person.page.reload()
        asked([player])
        player.person.page.locator("[data-decision] .option").first.wait_for()


def test_a_browser_that_is_used_again_has_no_past(contexts: Contexts, serving: Serving) -> None:
    past = "(value) => { const was = localStorage.getItem('past'); localStorage.setItem('past', value); return was; }"
    seen = []
    for name in ("first", "second"):
        person = Person(contexts, serving.address, name, "desktop", "en")
        person.go("")
        seen.append((person.context, person.page.evaluate(past, name)))
        assert person.page.evaluate("() => window.testSeed") == name
        person.close()
    assert seen[0][0] is seen[1][0] and [was for _, was in seen] == [None, None]
