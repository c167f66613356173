"""The search for what can be chosen finds what is missing, hidden, covered, dead, nameless or not offered at all; and browsers
that are used again are as new ones."""

from __future__ import annotations

import pytest

from .conftest import People
from .flows import begin, quiet
from .kit import Contexts, Person, Serving, missing, viewport
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


#: what a page can keep: here it is read, and then written
PAST = """(value) => {
    const was = [localStorage.getItem('past'), sessionStorage.getItem('past'), document.cookie, window.name, history.length];
    localStorage.setItem('past', value);
    sessionStorage.setItem('past', value);
    document.cookie = `past=${value}`;
    window.name = value;
    location.hash = '#/rules';
    return was;
}"""


def test_a_browser_that_is_used_again_has_no_past(contexts: Contexts, serving: Serving) -> None:
    seen = []
    for name in ("first", "second", "third"):
        person = Person(contexts, serving.address, name, "desktop", "en")
        if name == "first":
            person.begin("window.begun = true;")
            person.page.set_viewport_size({"width": 500, "height": 500})
        person.go("")
        assert person.page.evaluate("() => [window.testSeed, window.begun === true]") == [name, name == "first"]
        seen.append((person.page, person.page.evaluate(PAST, name)))
        assert name == "first" or person.page.viewport_size == viewport("desktop")
        person.close()
    assert seen[0][0] is seen[1][0] is seen[2][0]
    assert [was[:4] for _, was in seen] == [[None, None, "", ""]] * 3
    assert seen[1][1] == seen[2][1], "the history grows"
