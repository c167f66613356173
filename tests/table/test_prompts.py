"""Smart prompts: fewer questions, the same game, and nobody is passed over who could save themselves."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import make_bot
from tablee.kernel.decision import PASS, Option
from tablee.kernel.rng import Rng, key_of
from tablee.table.session import Session
from tests.table.kit import HEROES, Player, started

KEYS = [key_of(f"luck {i}") for i in range(6)]  # other dice, so that what needs luck gets it once
PAIRS = [(HEROES[i], HEROES[(i + k) % 6]) for i in range(6) for k in (1, 2, 4)]


def passing(session: Session) -> str:
    """Passes windows; elsewhere the first option, or in the main phase whatever is not selling."""
    options = session.game.asked.options
    kept = [o for o in options if o.verb != "sell"] or options
    return "pass" if session.game.asked.prompt in session.rules.presentation.windows else str(kept[0])


def asked(heroes: tuple[str, str], prompts: str) -> tuple[Session, int]:
    session = started("human", "human", heroes=heroes, seed="prompts", prompts=prompts)
    n = 0
    while True:
        session.run()
        if session.waiting_for < 0 or len(session.entries) > 2000:
            return session, n
        session.choose(session.waiting_for, passing(session))
        n += 1


def test_smart_prompts_ask_strictly_less_and_change_nothing() -> None:
    total = {"smart": 0, "always": 0}
    for heroes in PAIRS:
        smart, few = asked(heroes, "smart")
        always, many = asked(heroes, "always")
        assert smart.entries == always.entries and smart.game.fingerprint() == always.game.fingerprint()
        assert few <= many
        total["smart"] += few
        total["always"] += many
    assert total["smart"] < total["always"]


@pytest.mark.parametrize("prompts", ["smart", "always"])
def test_nobody_is_asked_about_a_single_option(prompts: str) -> None:
    session, player = started(seed="single", prompts=prompts), Player("single")
    for _ in range(150):
        session.run()
        if session.waiting_for < 0:
            break
        assert len(session.game.asked.options) > 1
        session.choose(session.waiting_for, player(session))


@pytest.mark.parametrize("prompts", ["smart", "always", "my-turn"])
def test_whoever_equips_a_die_draws_no_monster_by_it(prompts: str) -> None:
    """One choice does one thing, also where nothing else is left to do; a turn in which there is nothing else goes on."""
    alone = gone_on = 0
    for n in range(12):
        session = Session.start("dungeon-dice", {"deals": "off"}, ("human", "human"), f"equip {n}", prompts)
        bot = make_bot("greedy", session.rules, f"equip {n}")
        for _ in range(120):
            before = len(session.entries)
            session.run()
            gone_on += len([one for one in session.entries[before:] if one.choice == "search"])
            if session.waiting_for < 0:
                break
            decision = session.game.asked
            wear = [str(option) for option in decision.options if option.verb == "wear"]
            session.choose(decision.seat, wear[-1] if wear else str(bot.choose(session.game, decision.seat)))
            if not wear or decision.prompt not in session.rules.presentation.menus:
                continue
            again = Session.resume(session.journal().text(), prompts)
            for one in (session, again):
                entries = len(one.entries)
                one.run()
                assert len(one.entries) == entries and one.waiting_for == decision.seat
                assert one.game.asked.prompt == decision.prompt
            alone += len(session.game.asked.options) == 1
    assert alone >= 3 and gone_on >= 3


def test_only_windows_are_passed_over() -> None:
    """What a phase or a text asks is always asked."""
    for i, heroes in enumerate(PAIRS[:6]):
        session, player = started(heroes=heroes, seed=f"only {i}", prompts="smart"), Player(f"only {i}")
        for _ in range(120):
            while session.waiting_for >= 0 and session.automatic_answer() is not None:
                options = session.game.asked.options
                assert len(options) == 1 or (
                    session.game.asked.prompt in session.rules.presentation.windows and options[-1] == PASS
                )
                session.choose(session.waiting_for, str(options[-1]))
            if session.waiting_for < 0:
                break
            session.choose(session.waiting_for, player(session))


# ---------------------------------------------------------------------- damage that could be avoided
def threatened(game: Any, seat: int) -> int:
    return sum([game.total(one) for one in game.incoming if one.to == seat])


def harm(game: Any, seat: int, choice: Option, key: bytes) -> int:
    """The least damage `seat` has taken, or has still coming, when everybody has passed after this choice."""
    after = game.clone()
    after.rng = Rng(key, {})
    after.log = []
    after.choose(choice)
    return settled(after, seat, (game.turn, game.phase), 3)


def settled(game: Any, seat: int, now: tuple[int, int], questions: int) -> int:
    """Pass whatever can be passed and try every answer to what a text asks, to the end of the phase."""
    while game.decision is not None and (game.turn, game.phase) == now:
        options = game.decision.options
        if PASS in options:
            game.choose(PASS)
        elif len(options) == 1 or not questions:
            game.choose(options[0])
        else:
            return min([settled(chosen(game, option), seat, now, questions - 1) for option in options[:8]])
    taken = sum(
        [int(line.args["n"]) for line in game.log if line.message == "takes" and line.args["who"] == f"&{seat}"]
    )
    return taken + threatened(game, seat)


def chosen(game: Any, option: Option) -> Any:
    other = game.clone()
    other.log = list(game.log)
    other.choose(option)
    return other


@pytest.mark.parametrize("heroes", PAIRS)
def test_nobody_is_passed_over_who_could_avoid_damage(heroes: tuple[str, str]) -> None:
    """Wherever smart prompts pass for a person who is threatened, no payable option lessens what is coming."""
    skipped = 0
    for i in range(8):
        session = started(heroes=heroes, seed=f"avoid {i}", prompts="smart")
        player = Player(f"avoid {i}")
        for _ in range(200):
            game, seat = session.game, session.waiting_for
            if seat < 0:
                break
            if session.automatic_answer() is None:
                session.choose(seat, player(session))
                continue
            options = game.asked.options
            if len(options) > 1 and threatened(game, seat):
                skipped += 1
                for option in options[:-1]:
                    for key in KEYS:
                        assert harm(game, seat, option, key) >= harm(game, seat, PASS, key), (option, game.place())
            session.choose(seat, str(options[-1]))
    assert skipped > 0


def test_somebody_who_can_avoid_damage_is_asked() -> None:
    """The other way round, where it is plain: tokens and cards that avoid or prevent, while damage is coming."""
    saving = {"spend evasive", "spend agility", "spend protect", "play not-this-time"}
    met: set[str] = set()
    for i in range(3 * len(PAIRS)):
        session = started(heroes=PAIRS[i % len(PAIRS)], seed=f"plain {i}", prompts="smart")
        player = Player(f"plain {i}")
        for _ in range(250):
            seat = session.waiting_for
            if seat < 0:
                break
            options = {str(o) for o in session.game.asked.options}
            if threatened(session.game, seat) and saving & options:
                met |= saving & options
                assert session.automatic_answer() is None
            choice = str(session.game.asked.options[-1]) if session.automatic_answer() is not None else player(session)
            session.choose(seat, choice)
    assert met == saving
