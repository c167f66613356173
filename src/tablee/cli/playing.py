"""A game in the terminal: begun, or taken up again."""

from __future__ import annotations

import secrets
import sys
from typing import Literal

from tablee.cli.base import Lang, default_lang, out, seats_of
from tablee.cli.boards import with_boards
from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError


def play(
    game: str = "",
    *,
    seats: str = "",
    seed: str = "",
    lang: Lang | None = None,
    plain: bool = False,
    prompts: Literal["smart", "always"] = "smart",
    pace: Literal["calm", "normal", "quick", "once"] = "normal",
    resume: str = "",
    guide: bool = False,
    **setup: str,
) -> None:
    """Play in the terminal, against bots or with people at one screen.

    Examples of use:
        tablee play dice-throne --guide
        tablee play dice-throne --heroes gunslinger,cursed-pirate
        tablee play dice-throne --seats human,human --lang fr
        tablee play dice-throne --pace quick
        tablee play dungeon-dice --players 4
        tablee play super-dungeon --heroes questing-knight,ember-mage,deeproot-druid
        tablee play super-dungeon --preset easy --heroes random,random,random
        tablee play super-dungeon --seats bot:medium,human --preparing steps
        tablee play champions --heroes spider-man:justice,iron-man --scenario klaw
        tablee play champions --seats human --mode expert --lang fr
        tablee play champions --campaign docks:friday --heroes spider-man,she-hulk
        tablee play --resume dice-throne-1

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon or champions (see `tablee games`).
    seats
        Who sits where, separated by commas: human, bot:giddy (étourdi), bot:easy (facile), bot:medium (moyen), and in
        dice-throne, for one hero of champions and for the Consul of super-dungeon bot:strong (fort). If left out: one person and
        easy bots, in champions medium ones.
    seed
        Repeats a game exactly; drawn at random if left out.
    plain
        Bare lines without colour: for pipes and screen readers.
    prompts
        smart: ask in a window only if something could matter; always: ask whenever something is possible.
    pace
        How fast what happens is told, line by line: calm, normal, quick, or once for all at once. Enter skips to the question.
    resume
        Name of a saved game (see `tablee saves`).
    guide
        A first game that explains itself: always the same table, with a word at each new kind of question.
    setup
        Options of the game's setup: --heroes, --players, --first; for dice-throne also --upgrades, and --boards FOLDER
        with heroes of your own, for dungeon-dice also --deals on or off, for super-dungeon also --preset easy, normal,
        hard or book, --preparing, --mini-bosses, --tiles, for champions also --scenario, --modular, --mode, --heroic,
        --skirmish, --campaign docks:NAME. Among --heroes, the word random stands for one that nobody else has.
    """
    from tablee.table import campaigns, saves
    from tablee.table.session import Session
    from tablee.terminal.play import play as play_in_terminal

    if resume:
        session = Session.resume(saves.load_text(resume), prompts)
        name = resume
    else:
        if not game:
            raise SetupError(f"which game? there are {', '.join(GAMES)}: tablee play {next(iter(GAMES))}")
        if guide:
            if seats or seed or setup:
                raise SetupError("--guide sets the table itself: it goes with neither --seats nor --seed nor a setup")
            session = Session.guided(game, prompts)
        else:
            chosen = seed or str(secrets.randbits(48))
            if "campaign" in setup:
                setup = campaigns.begin(load(game), setup["campaign"], setup)
            session = Session.start(
                game, with_boards(game, setup), seats_of(seats or default_seats(game, setup)), chosen, prompts
            )
        name = saves.reserve(game, session.journal())
    speak = lang or default_lang()
    play_in_terminal(session, speak, plain or not sys.stdout.isatty(), name, pace)
    recorded = campaigns.record(session.rules, session.header.setup, session.game)
    if recorded:
        out(session.rules.messages(speak).say("campaign-saved", name=recorded))
        out(campaigns.of(session.rules).words(campaigns.load(recorded), speak))


def default_seats(game: str, setup: dict[str, str]) -> str:
    """One person; bots sit in the other seats, one unless the setup says how many there are."""
    from tablee.bots import usual_bot

    named = {"heroes", "players"} & set(setup)
    return "human" if named else f"human,{usual_bot(load(game), setup.get('preset', ''))}"
