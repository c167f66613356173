"""Every game by mouse and finger, by keyboard alone, at one screen, and by two browsers whose link breaks in the middle.

`COMMON` says which of them are played in every run of the tests, and why these; `make long` plays all of them, in all sizes and
languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games import GAMES, load

from .conftest import People
from .flows import (
    UNREACHABLE,
    accept,
    begin,
    check_asked,
    check_choices,
    check_log,
    check_menu,
    check_reading,
    invitation,
    is_back,
    is_offline,
    open_table,
    put_aside,
    quiet,
    seated,
)
from .kit import LANGS, SIZES, Person, Serving, speaks
from .play import Player, asked, lift, play, round_of, step

ROUNDS = {"turns": 3, "rounds": 2}  # how far a game is played
USUAL = ("desktop", "phone")  # the sizes of runs that are not long
OTHER = {
    "desktop": "phone",
    "desk": "large phone",
    "phone": "desktop",
    "large phone": "desk",
    "tablet": "desktop",
    "en": "fr",
    "fr": "en",
}


# ---------------------------------------------------------------------- against bots
def by_mouse(game: str, size: str, lang: str, people: People, serving: Serving) -> list[Player]:
    player = Player(people(size, lang))
    alone(player, game)
    return [player]


def by_keyboard(game: str, size: str, lang: str, people: People, serving: Serving) -> list[Player]:
    player = Player(people(size, lang), keys=True)
    alone(player, game)
    assert {"walk", "list"} <= set(player.ways) and len(set(player.ways)) > 2, player.ways
    return [player]


def alone(player: Player, game: str) -> None:
    person = player.person
    name = f"{game}-{'keyboard' if player.keys else 'mouse'}"
    person.go("")
    begin(player, game)
    person.wait(lambda: person.question, "the first question")
    person.clean("first question")
    person.shot(f"{name}-1-first")
    check_asked(player, name, shot=f"{name}-2-asked")
    quiet(player)
    announced = []
    for _ in range(rounds(game)):
        play([player], 1)
        announced.append(str(person.page.locator("[data-announcer]").text_content()))
    assert speaks(" ".join(announced)) == person.lang, announced
    finish(player, name)


def rounds(game: str) -> int:
    return ROUNDS.get(load(game).presentation.unit, 2)


def finish(player: Player, name: str) -> None:
    """What lies on the table after some rounds, and all that can be asked about it."""
    person = player.person
    person.wait(lambda: person.question or person.screen.over, "a question")
    if person.screen.over:  # what happened can still be read, and nothing else is to be done
        put_aside(player)
        check_log(player, name)
        return
    person.clean("after some rounds")
    person.shot(f"{name}-3-later")
    check_menu(player, name, shot=f"{name}-4-menu")
    check_choices(player, name, shot=f"{name}-5-choices")
    check_reading(player, name, shot=f"{name}-6-reading")
    check_log(player, name, shot=f"{name}-7-log")


# ---------------------------------------------------------------------- at one screen
def at_one_screen(game: str, size: str, lang: str, people: People, serving: Serving) -> list[Player]:
    person = people(size, lang)
    player = Player(person)
    together = load(game).together
    open_table(person, game, ["me", "me"], checked=True)
    person.wait(lambda: person.screen.view is not None, "the table")
    assert person.yours == [0, 1]
    assert person.screen.welcome["curtain"] is not together
    person.wait(lambda: person.question, "the first question")
    if not together:
        person.clean("curtain")
        person.shot(f"{game}-hot-seat-1-curtain")
        lift(player)
    seats = set()
    quiet(player)
    first = round_of(person)
    while round_of(person) - first < rounds(game) and step([player]) is not None:
        seats.add((person.screen.view or {}).get("you"))
    assert seats == {0, 1}
    person.wait(lambda: person.question, "a question")
    if not person.here:
        lift(player)
    person.clean("after some rounds")
    person.shot(f"{game}-hot-seat-2-later")
    return [player]


# ---------------------------------------------------------------------- far away
def lost_link(host: Player, guest: Player, serving: Serving) -> None:
    """One of them is in a tunnel; the other plays on as far as that goes."""
    away = guest.person
    away.allowed.append(UNREACHABLE)
    # Chromium's tunnel holds back what a page was about to send, and with it the end of the socket; a real one ends by itself
    away.wait(lambda: away.screen.n == host.person.screen.n, "the same table")
    away.wait(lambda: away.page.evaluate("() => window.tests.idle()"), "all answers")
    away.context.set_offline(True)
    is_offline(away)
    away.clean("offline")
    away.shot(f"{game_of(away)}-online-4-offline")
    seat = away.yours[0]
    host.person.wait(lambda: not host.person.screen.room["seats"][seat]["here"], "the other to be away")
    if host.person.question:
        step([host])
    away.context.set_offline(False)
    is_back(away)
    host.person.wait(lambda: host.person.screen.room["seats"][seat]["here"], "the other to be back")


def loaded_anew(host: Player, guest: Player, serving: Serving) -> None:
    for person in (host.person, guest.person):
        before = dict(person.look().view or {})
        person.page.reload()
        seated(person)
        assert person.screen.view == before


def server_killed(host: Player, guest: Player, serving: Serving) -> None:
    before = {}
    for person in (host.person, guest.person):
        person.allowed.append(UNREACHABLE)
        before[person.seed] = (person.look().n, dict(person.screen.view or {}))
    serving.kill()
    for person in (host.person, guest.person):
        is_offline(person)
    serving.start()
    for person in (host.person, guest.person):
        is_back(person)
        person.look()
        assert (person.screen.n, person.screen.view) == before[person.seed]


def game_of(person: Person) -> str:
    return str(person.screen.welcome["game"])


Breaking = Callable[[Player, Player, Serving], None]
Manner = Callable[[str, str, str, People, Serving], list[Player]]  # who has played so


def far_away(broken: Breaking) -> Manner:
    def online(game: str, size: str, lang: str, people: People, serving: Serving) -> list[Player]:
        host, guest = Player(people(size, lang, "host")), Player(people(OTHER[size], OTHER[lang], "guest"))
        open_table(host.person, game, ["me", "open"])
        link = invitation(host.person)
        host.person.clean("gathering")
        host.person.shot(f"{game}-online-1-gathering")
        accept(guest.person, link, "Camille")
        players = [host, guest]
        for player in players:
            seated(player.person)
        assert (host.person.yours, guest.person.yours) == ([0], [1])
        quiet(host)
        play(players, 1)
        n = host.person.screen.n
        broken(host, guest, serving)
        play(players, rounds(game) - 1)
        assert host.person.screen.n > n
        asked(players)
        for player in players:
            player.person.clean("after some rounds")
            player.person.shot(f"{game}-online-5-{player.person.seed[-5:].strip('-]')}")
        if guest.person.screen.over:
            put_aside(guest)
        check_log(guest, "the guest")
        return players

    return online


MANNERS: dict[str, Manner] = {
    "mouse": by_mouse,
    "keyboard": by_keyboard,
    "one-screen": at_one_screen,
    "online-lost-link": far_away(lost_link),
    "online-loaded-anew": far_away(loaded_anew),
    "online-server-killed": far_away(server_killed),
}


#: Of each game in every run of the tests: by mouse or finger, by keys, and by two browsers, one of each size and language, whose
#: link breaks. So every game is seen in both sizes and languages, and every manner in one game at least; what breaks a link
#: and what hangs before a table do not know which game is played.
COMMON = {
    "dice-throne": ("mouse", "keyboard", "online-loaded-anew"),
    "dungeon-dice": ("one-screen", "keyboard", "online-lost-link"),
    "super-dungeon": ("mouse", "keyboard", "online-server-killed"),
    "champions": ("mouse", "keyboard", "online-lost-link"),
}
ANY = ("mouse", "keyboard", "online-lost-link")  # a game that is new


def runs() -> list[Any]:
    """All runs; in common ones sizes and languages change from game to game and from manner to manner."""
    found = []
    for g, game in enumerate(GAMES):
        for m, manner in enumerate(MANNERS):
            for size in SIZES:
                for lang in LANGS:
                    common = manner in COMMON.get(game, ANY)
                    common = common and size == USUAL[(g + m) % 2] and lang == LANGS[(g + m // 2) % 2]
                    marks = () if common else (pytest.mark.long,)
                    found.append(
                        pytest.param(game, manner, size, lang, marks=marks, id=f"{game}-{manner}-{size}-{lang}")
                    )
    return found


@pytest.mark.parametrize(("game", "manner", "size", "lang"), runs())
def test_game(game: str, manner: str, size: str, lang: str, people: People, serving: Serving) -> None:
    players = MANNERS[manner](game, size, lang, people, serving)
    assert len(players) == (2 if manner.startswith("online") else 1)
    assert any(player.ways for player in players), "nobody has answered anything"
    for person in [player.person for player in players]:
        assert person.screen.over or round_of(person) >= rounds(game), "it was not played as far as it should be"
