"""Guided first games: whoever follows the guide hears all of it, whoever does not is never left alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from tablee.bots import Bot, make_bot
from tablee.gamekit.guide import Step, advised, read
from tablee.gamekit.view import View
from tablee.games import GAMES, load
from tablee.kernel.decision import PASS, Option
from tablee.kernel.errors import ContentError, SetupError
from tablee.table.session import Session

GUIDED = [game for game in GAMES if load(game).guide is not None]
MOST = 400  # answers of a person: far more than a lesson has


@dataclass
class Way:
    """One way through a guided game."""

    session: Session
    told: list[str] = field(default_factory=list)  # ids of steps
    heard: list[str] = field(default_factory=list)  # ids of sentences
    answers: int = 0

    @property
    def complete(self) -> bool:
        assert self.session.lesson is not None
        return any([step.last and step.id in self.told for step in self.session.lesson.guide.steps])


Player = Callable[[Session, list[Step], View], str]


def guided(game: str, player: Player, salt: str = "", most: int = MOST, on: bool = False) -> Way:
    """Until the guide has said its last word, or even `on` until the game is over; `salt` makes the other players choose
    otherwise."""
    session = Session.guided(game)
    if salt:
        names = {seat: session.header.seats[seat].removeprefix("bot:") for seat in session.bots}
        session.bots = {seat: make_bot(name, session.rules, f"{salt}/{seat}") for seat, name in names.items()}
    way = Way(session)
    while way.answers < most and (on or not way.complete):
        session.run()
        if session.waiting_for < 0:
            break
        assert session.lesson is not None
        seat = session.waiting_for
        assert seat == session.lesson.seat
        view, steps = session.rules.view(session.game, seat), session.lesson.steps(session.game)
        look(way, view)
        way.told += [step.id for step in steps]
        session.choose(seat, player(session, steps, view))
        way.answers += 1
    return way


def look(way: Way, view: View) -> None:
    """What is said has words in both languages, and what is lit is there."""
    session = way.session
    assert session.lesson is not None and view.question is not None
    said = session.lesson.now(session.game)
    assert said is not None and 0 <= said.done <= said.of
    keys = {choice.key for choice in view.question.options}
    verbs = {key.split()[0] for key in keys}
    places = {*view.pieces, *[area.id for area in view.areas]}
    for one in said.told:
        way.heard.append(one.id)
        for lang in ("en", "fr"):
            for screen in ("browser", "terminal"):
                text = session.rules.messages(lang).say(one.text.id, **{**one.text.args, "screen": screen})
                assert 20 < len(text) <= 190, f"{one.id} is too long to be read at a glance: {text}"
        for ref in one.light:
            if ref.startswith("="):
                assert ref[1:] in keys | verbs, f"{one.id} lights {ref}"
            else:
                assert ref in places or "/" in ref, f"{one.id} lights {ref}"


def follower(bot: Bot) -> Player:
    """Does what is advised, else what a sensible player does."""

    def player(session: Session, steps: list[Step], view: View) -> str:
        assert view.question is not None
        for step in steps:
            for choice in advised(step, view.question):
                return choice.key
        return str(bot.choose(session.game, session.waiting_for))

    return player


def careless(seed: str, game: str) -> Player:
    bot = make_bot("random", load(game), seed)
    return lambda session, *_: str(bot.choose(session.game, session.waiting_for))


def idle(session: Session, *_: object) -> str:
    """Passes wherever that is possible."""
    options: list[Option] = list(session.game.asked.options)
    return str(PASS if PASS in options else options[-1])


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("salt", ["", "another"])
def test_whoever_follows_the_guide_is_told_all_of_it(game: str, salt: str) -> None:
    way = guided(game, follower(make_bot("greedy", load(game), "follower")), salt)
    guide = load(game).guide
    assert guide is not None and way.complete
    assert [step.id for step in guide.steps if not step.aside and step.id not in way.told] == []
    assert len(way.told) == len(set(way.told))
    assert 12 <= way.answers <= 80, "a lesson takes five to ten minutes"


@pytest.mark.parametrize("game", GUIDED)
def test_no_way_through_the_game_leaves_the_guide_behind(game: str) -> None:
    guide = load(game).guide
    assert guide is not None
    heard: set[str] = set()
    for n in range(6):
        way = guided(game, careless(f"careless {n}", game))
        heard |= {*way.heard}
        assert way.complete or way.session.game.outcome is not None, f"{n}: the guide never came to its end"
        spoken = [step.about for step in guide.steps if step.id in way.told]
        assert len(spoken) == len(set(spoken)), "each topic is told once"
    answered = {f"{step.id}-else" for step in guide.steps if step.otherwise}
    assert heard & answered, "nobody was told anything about another choice"


@pytest.mark.parametrize("game", GUIDED)
def test_every_sentence_of_a_guide_is_said_to_somebody(game: str) -> None:
    """To those who follow, to those who do anything at all, to those who do as little as they can."""
    rules = load(game)
    assert rules.guide is not None
    missing = set(rules.guide.words)
    for n in range(12):
        follows = follower(make_bot(("greedy", "thrifty")[n % 2], rules, f"f {n}"))
        for player in (careless(f"careless {n}", game), follows, idle):
            missing -= {*guided(game, player, f"others {n}", most=120, on=True).heard} if missing else set()
    assert not missing


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_is_resumed_where_it_was_left_and_taken_back_to_where_it_was(game: str) -> None:
    way = guided(game, follower(make_bot("greedy", load(game), "follower")), most=5)
    session = way.session
    session.run()
    assert session.lesson is not None
    again = Session.resume(session.journal().text())
    again.run()
    assert again.lesson is not None
    assert again.lesson.topics == session.lesson.topics
    assert again.lesson.now(again.game) == session.lesson.now(session.game) is not None
    before, said = list(session.lesson.topics), session.lesson.now(session.game)
    option = session.game.asked.options[-1]
    to = len(session.entries)
    session.choose(session.waiting_for, str(option))
    session.back(to)
    assert session.lesson.topics == before and session.lesson.now(session.game) == said


def test_another_choice_than_the_advised_one_is_answered() -> None:
    session = Session.guided("dice-throne")
    session.run()
    assert session.lesson is not None
    session.choose(0, "sell so-wild")
    session.run()
    said = session.lesson.now(session.game)
    assert said is not None and said.told[0].id == "card-else"
    assert session.undo(0) == ""
    taken_back = session.lesson.now(session.game)
    assert taken_back is not None and [one.id for one in taken_back.told] == ["goal", "look", "card"]


def test_only_the_guided_table_has_a_guide() -> None:
    assert Session.start("dice-throne", {}, ("human", "bot:greedy"), "7").lesson is None
    assert Session.guided("dice-throne").lesson is not None


def test_a_game_without_a_guide_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(load("dice-throne")), "guide", None)
    with pytest.raises(SetupError, match="has no guided game"):
        Session.guided("dice-throne")


# ---------------------------------------------------------------------- the file
TABLE = 'seed = "1"\nseats = ["human", "bot:easy"]\n'


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("seed = ", "cannot be read"),
        (f"{TABLE}[[steps]]\nid = 'a'\nlihgt = ['x']", "lihgt is unknown"),
        (f"{TABLE}[[steps]]\nid = 'a'\ntool = 'dice'", "tool is 'dice'"),
        (f"{TABLE}[[steps]]\nid = 'a'\nafter = ['b']", "after is 'b'"),
        (f"{TABLE}[[steps]]\nid = 'a'\n[[steps]]\nid = 'a'", "there is such a step already"),
        ('seed = "1"\nseats = ["bot:easy"]\n[[steps]]\nid = "a"', "one human"),
    ],
)
def test_a_mistake_in_a_guide_is_said(text: str, what: str) -> None:
    with pytest.raises(ContentError, match=what):
        read(text)
