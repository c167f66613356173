"""One server and one browser for the tests of this folder; people come and go with each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from tools import chromium

from .kit import AXE, Contexts, Person, Serving

ARGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking"]

People = Callable[..., Person]


# `package`, not `session`: while Playwright runs, nothing else in this process can start an event loop
@pytest.fixture(scope="package")
def contexts() -> Iterator[Contexts]:
    path = chromium.find()
    assert path, f"the browser tests need Chromium: {chromium.CHROMIUM.advice()}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield Contexts(browser)
        browser.close()


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert AXE.is_file(), "the packages of the client are not installed: run python tools/client.py test"
    serving = Serving(Path(tmp_path_factory.mktemp("browser")))
    yield serving
    serving.end()
    assert not serving.complaints()


@pytest.fixture
def people(contexts: Contexts, serving: Serving, request: pytest.FixtureRequest) -> Iterator[People]:
    """Makes people; when the test is over, none of their consoles has anything to say that was not expected."""
    made: list[Person] = []

    def come(
        size: str = "desktop", lang: str = "en", name: str = "", moving: bool = False, pace: str = "once"
    ) -> Person:
        seed = f"{request.node.name}{name or len(made) or ''}"
        person = Person(contexts, serving.address, seed, size, lang, moving, pace)
        made.append(person)
        return person

    yield come
    try:
        for person in made:
            assert not person.unexpected(), f"{person.seed}: {person.unexpected()}"
    finally:
        for person in made:
            person.close()
