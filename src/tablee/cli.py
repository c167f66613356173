"""The command `tablee`: play, simulate, replay, look up rules, content and decks, compute odds."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Literal

from tablee import __version__
from tablee.games import GAMES, load
from tablee.kernel.decision import NUMBER
from tablee.kernel.errors import JournalError, SetupError, TableeError

EXTRA = "{what} is not installed; this brings it along: pip install 'tablee[play]'"

try:
    from cyclopts import App, CycloptsError, Parameter
except ModuleNotFoundError as error:  # the library alone: Python can use it, a terminal cannot
    sys.stderr.write(f"tablee: {EXTRA.format(what=error.name)}\n")
    sys.exit(2)

app = App(
    name="tablee",
    version=__version__,
    help="Hero games played exactly by their rulebooks: play, replay, simulate, look things up.",
    help_format="plaintext",
)
Lang = Literal["en", "fr"]


def whole(_: Any, tokens: Sequence[Any]) -> int:
    text = str(tokens[0].value)
    if not NUMBER.fullmatch(text):
        raise ValueError(f"a whole number is needed, not {text!r}")
    return int(text)


Whole = Annotated[int, Parameter(converter=whole)]


def default_lang() -> Lang:
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def out(text: str = "") -> None:
    sys.stdout.write(text + "\n")


@app.command
def games() -> None:
    """List the games (dice-throne, dungeon-dice, super-dungeon, champions, and what other packages bring), with their rules.

    Examples of use:
        tablee games
    """
    for name in GAMES:
        rules = load(name)
        out(f"{name:16} {rules.names['en']}, {len(rules.rulebook.rules)} rules")


@app.command
def play(
    game: str = "",
    *,
    seats: str = "",
    seed: str = "",
    lang: Lang | None = None,
    plain: bool = False,
    prompts: Literal["smart", "always"] = "smart",
    resume: str = "",
    guide: bool = False,
    **setup: str,
) -> None:
    """Play in the terminal, against bots or with people at one screen.

    Examples of use:
        tablee play dice-throne --guide
        tablee play dice-throne --heroes gunslinger,cursed-pirate
        tablee play dice-throne --seats human,human --lang fr
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
        Who sits where, separated by commas: human, bot:giddy (étourdi), bot:easy (facile), bot:medium (moyen), and for the
        Consul of super-dungeon bot:strong (fort). If left out: one person and easy bots, in champions medium ones.
    seed
        Repeats a game exactly; drawn at random if left out.
    lang
        Language of everything shown: en or fr.
    plain
        Bare lines without colour: for pipes and screen readers.
    prompts
        smart: ask in a window only if something could matter; always: ask whenever something is possible.
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
    play_in_terminal(session, speak, plain or not sys.stdout.isatty(), name)
    recorded = campaigns.record(session.rules, session.header.setup, session.game)
    if recorded:
        out(session.rules.messages(speak).say("campaign-saved", name=recorded))
        out(campaigns.of(session.rules).words(campaigns.load(recorded), speak))


def default_seats(game: str, setup: dict[str, str]) -> str:
    """One person; bots sit in the other seats, one unless the setup says how many there are."""
    from tablee.bots import usual_bot

    named = {"heroes", "players"} & set(setup)
    return "human" if named else f"human,{usual_bot(load(game), setup.get('preset', ''))}"


def seats_of(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


@app.command
def sim(
    game: str,
    *,
    games: Whole = 100,
    seed: str = "0",
    seats: str = "bot:random",
    max_decisions: Whole = 100_000,
    processes: Whole = 0,
    json: bool = False,
    **setup: str,
) -> None:
    """Simulate games between bots and report lengths, winners and speed.

    Examples of use:
        tablee sim dice-throne --games 2000 --seed 1
        tablee sim dice-throne --games 100 --seats bot:greedy,bot:random --json
        tablee sim champions --games 100 --players 2 --scenario klaw
        tablee sim dungeon-dice --games 1000 --players 4 --seats bot:greedy
        tablee sim super-dungeon --games 50 --seats bot:greedy,bot:cunning

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon or champions (see `tablee games`).
    games
        How many.
    seed
        Game i has the seed SEED/i: the same figures every time, whatever the number of processes.
    seats
        Bots in seat order, repeated as needed: bot:random, bot:thrifty, bot:easy, bot:greedy; for super-dungeon also
        bot:plain and bot:cunning, a Consul (the last seat) that plays worse or better than bot:greedy.
    max_decisions
        A game that takes more counts as unfinished, which is no error.
    processes
        0: as many as there are cores.
    json
        One JSON object instead of a report.
    setup
        Options of the game's setup, e.g. --heroes barbarian,paladin or --heroes she-hulk:justice --scenario ultron.
    """
    from tablee.lab.simulate import simulate

    bots = []
    for who in seats_of(seats):
        if not who.startswith("bot:"):
            raise SetupError(f"seat {who!r}: only bots can be simulated, e.g. bot:random")
        bots.append(who[4:])
    if max_decisions < 1:
        raise SetupError(f"--max-decisions {max_decisions}: at least 1 is needed")
    report = simulate(
        game,
        games,
        seed,
        tuple(bots),
        with_boards(game, setup),
        max_decisions,
        processes,
        progress=not json and sys.stderr.isatty(),
    )
    data = report.data()
    if json:
        out(dumps(data))
    else:
        for line in sim_lines(report, data):
            out(line)
    if data["errors"]:
        raise SystemExit(1)


def dumps(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def sim_lines(report: Any, data: dict[str, Any]) -> list[str]:
    from tablee.lab.simulate import interval

    length = data["length"]
    won, of = report.first_player()
    low, high = interval(won, of)
    lines = [
        f"{data['games']} games of {report.game} between {', '.join(report.bots)}: {data['decisions']} decisions in "
        f"{data['seconds']} s ({data['decisions_per_second']} a second, {data['games_per_second']} games a second)",
        f"length {length['mean']:.1f} {load(report.game).presentation.unit} on average, {length['shortest']} to "
        f"{length['longest']}; draws {data['draws']}, unfinished {data['unfinished']}, errors {len(data['errors'])}",
        "wins: " + (", ".join(f"{side}: {n}" for side, n in data["wins"].items()) or "none"),
    ]
    if of:
        lines.append(
            f"Start Player won {won} of {of} ({100 * won / of:.1f} %, 95 % interval {100 * low:.1f}-{100 * high:.1f})"
        )
    for hero, (w, n) in report.win_rates().items():
        low, high = interval(w, n)
        lines.append(
            f"  {hero:16} {100 * w / n:5.1f} % {'#' * round(30 * w / n):<30} of {n} ({100 * low:.0f}-{100 * high:.0f})"
        )
    counted: dict[str, list[str]] = {}
    for what, n in data["counts"].items():  # "offers made: help"
        group, _, kind = what.partition(": ")
        counted.setdefault(group, []).append(f"{kind} {n}")
    lines += [f"{group}: {', '.join(kinds)}" for group, kinds in counted.items()]
    lines += [f"  {error}" for error in data["errors"]]
    lines.append(f"fingerprint {data['fingerprint']}")
    return lines


@app.command
def replay(file: Path, *, verify: bool = False, to: Whole = -1, lang: Lang | None = None) -> None:
    """Replay a journal: show its log, the table after a number of choices, or verify every fingerprint.

    Examples of use:
        tablee replay game.journal
        tablee replay game.journal --to 25
        tablee replay game.journal --verify

    Parameters
    ----------
    file
        A journal, as `tablee play` saves it.
    verify
        Play it again and compare; says the first line that does not fit.
    to
        Stop after this many choices and show the table there.
    lang
        en or fr.
    """
    from tablee.table import journal as journals
    from tablee.table import saves
    from tablee.terminal.screen import Screen
    from tablee.terminal.speaker import Speaker
    from tablee.terminal.style import Style

    journal = journals.read(saves.read_file(file))
    if to < -1 or to > len(journal.entries):
        raise JournalError(0, f"--to {to}: the journal has {len(journal.entries)} choices")
    for n, game in journals.replay(journal, log=True):  # noqa: B007 - at least the game before the first choice
        if n == to:
            break
    if verify:
        out(f"{file}: {n} choices replayed, every fingerprint fits, {journal.result or 'unfinished'}")
        return
    rules = load(journal.header.game)
    speaker = Speaker(rules, journal.header.setup, lang or default_lang())
    view = rules.view(game, -1)
    speaker.seat_sheets([seat.sheet for seat in view.seats])
    screen = Screen(speaker, Style(plain=not sys.stdout.isatty()))
    if to < 0:
        for line in game.told:
            if line.to == -1:
                out(speaker.line(line, game))
    for line in screen.table(view, game):
        out(line)
    if view.over is not None:
        out(speaker.words(view.over, game))


@app.command
def saves(*, delete: str = "") -> None:
    """List saved games, or delete one.

    Examples of use:
        tablee saves
        tablee saves --delete dice-throne-1

    Parameters
    ----------
    delete
        Name of the saved game to delete.
    """
    from tablee.table import saves as kept

    if delete:
        kept.delete(delete)
        out(f"deleted {delete}")
        return
    names = kept.names()
    for name in names:
        out(kept.summary(name))
    if not names:
        out("no saved games")


@app.command
def campaigns(*, delete: str = "", lang: Lang | None = None) -> None:
    """List campaign logs, or delete one.

    Examples of use:
        tablee campaigns
        tablee campaigns --delete friday

    Parameters
    ----------
    delete
        Name of the log to delete.
    lang
        en or fr.
    """
    from tablee.table import campaigns as kept

    if delete:
        kept.delete(delete)
        out(f"deleted {delete}")
        return
    for name in kept.names():
        log = kept.load(name)
        known = [found for game in GAMES if (found := load(game).campaigns) and f"{log.get('campaign')}" in found.names]
        out(f"{name}: {known[0].words(log, lang or default_lang()) if known else 'unknown'}")
    if not kept.names():
        out("no campaign logs")


@app.command
def rules(game: str, *words: str, lang: Lang | None = None, json: bool = False) -> None:
    """Search a game's rulebook, or (`tablee rules coverage`) list rules with and without a test, and how many bite.

    Examples of use:
        tablee rules dice-throne ultime --lang fr
        tablee rules dice-throne DT-OFF-03
        tablee rules coverage --json

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon, champions, or the word coverage.
    words
        Words of a title or text, or a rule id; none lists the areas.
    lang
        en or fr.
    json
        For coverage: one JSON object.
    """
    from tablee.terminal.style import Style

    if game == "coverage":
        coverage(json)
        return
    speak = lang or default_lang()
    book = load(game).rulebook
    style = Style(plain=not sys.stdout.isatty())
    if not words:
        areas: dict[str, int] = {}
        for rule in book.rules.values():
            areas[rule.area] = areas.get(rule.area, 0) + 1
        for area, n in areas.items():
            first = next(r for r in book.rules.values() if r.area == area)
            out(f"{area:10} {n:3}  {first.title[speak]} ...")
        return
    text = " ".join(words)
    found = book.search(text, speak)
    for term in book.look_up(text):
        out(f"{term.fr} / {term.en}" + (f" — {term.note[speak]}" if term.note.get(speak) else ""))
    for rule in found:
        out(style(f"{rule.id} — {rule.title[speak]}", "bold"))
        for line in style.wrap(rule.text[speak], "    "):
            out(line)
        if rule.reading:
            for line in style.wrap(f"({rule.reading[speak]})", "    "):
                out(line)
    if not found and not book.look_up(text):
        out({"en": f"no rule contains {text!r}", "fr": f"aucune règle ne contient {text!r}"}[speak])


def coverage(as_json: bool) -> None:
    from tablee.lab.coverage import with_bites

    table = with_bites()
    if as_json:
        out(dumps(table))
        return
    for name, entry in table["games"].items():
        out(f"{name}: {entry['tested']} of {entry['total']} rules in scope have a test")
        out(f"  {entry['bites']} of them have a break of the code that their own tests notice")
        if entry["unbroken"]:
            out(f"  without one: {' '.join(entry['unbroken'])}")
        for id, reason in entry["unbreakable"].items():
            out(f"  {id} cannot be broken: {reason}")
        for area, figures in entry["areas"].items():
            missing = f" without: {' '.join(figures['untested'])}" if figures["untested"] else ""
            outside = "" if figures["in_scope"] else " (not in scope)"
            out(f"  {area:10} {figures['tested']:3} of {figures['total']:3}{missing}{outside}")


def use_boards(game: str, folder: Path | None) -> None:
    """Own heroes are looked for there, or among the player's files."""
    from tablee.table.home import own_heroes

    boards = load(game).boards
    if folder is not None and not folder.is_dir():
        raise SetupError(f"--boards {folder}: there is no such folder")
    if boards is not None:
        boards.look_in(folder or own_heroes())


def with_boards(game: str, setup: dict[str, str]) -> dict[str, str]:
    """Options that say where own heroes are: whichever process reads them finds the same."""
    from tablee.table.home import own_heroes

    if load(game).boards is None or "boards" in setup or not own_heroes().is_dir():
        return setup
    return {**setup, "boards": str(own_heroes())}


@app.command
def content(
    game: str,
    name: str = "",
    *,
    lang: Lang | None = None,
    check: Path | None = None,
    board: bool = False,
    boards: Path | None = None,
) -> None:
    """Show a hero, a die, a set of cards or one card: what it is, and what it does; or check a hero of your own.

    Examples of use:
        tablee content dice-throne
        tablee content dice-throne gunslinger --lang fr
        tablee content dungeon-dice sword-purple
        tablee content super-dungeon ember-mage
        tablee content champions rhino
        tablee content champions haymaker --lang fr
        tablee content dice-throne gunslinger --board
        tablee content dice-throne --check beekeeper.board

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon or champions.
    name
        Id of a hero, die or set, or (champions) the name of a card; none lists them.
    lang
        en or fr.
    check
        A board that somebody has written (dice-throne): line by line what is not understood, and what looks odd.
    board
        The hero as a board (dice-throne): a beginning for one of your own.
    boards
        Folder of own heroes (.board); heroes/ in the user's data folder if left out.
    """
    from tablee.terminal.style import Style

    use_boards(game, boards)

    rules = load(game)
    speak = lang or default_lang()
    if check is not None or board:
        if rules.boards is None:
            raise SetupError(f"{game} has no boards that people write themselves")
        if check is None:
            sys.stdout.write(rules.boards.written(name, speak))
            return
        found = rules.boards.check(check, speak)
        for line in found.lines:
            out(line)
        if found.verdict:
            raise SetupError(f"{check}: {found.verdict}")
        return
    names = rules.content_names()
    if not name:
        for id, called in names.items():
            out(f"{id:16} {called[speak]}")
        return
    lines = rules.describe(name, speak)
    if not lines:
        raise SetupError(f"{game} has nothing called {name!r}; there are {', '.join(names)}")
    style = Style(plain=not sys.stdout.isatty())
    for line in lines:
        for part in style.wrap(line):
            out(part)


@app.command
def decks(game: str, name: str = "", *, lang: Lang | None = None) -> None:
    """List the starter decks, or show a deck and check it by the rules of deck construction.

    Examples of use:
        tablee decks champions
        tablee decks champions spider-man
        tablee decks champions spider-man:aggression --lang fr

    Parameters
    ----------
    game
        champions.
    name
        A hero, hero:aspect, or a deck list (.txt or .json) as deck sites export it; none lists the starter decks.
    lang
        en or fr.
    """
    from tablee.lab.decks import deck_lines
    from tablee.terminal.style import Style

    speak = lang or default_lang()
    found = deck_lines(game, name, speak)
    style = Style(plain=not sys.stdout.isatty())
    for line in (*found.lines, *[f"- {problem}" for problem in found.problems]):
        for part in style.wrap(line, hang=2):
            out(part)
    if found.problems:
        raise SetupError(found.verdict)
    if found.verdict:
        out(found.verdict)


@app.command
def odds(
    game: str,
    hero: str,
    *,
    dice: str,
    rolls: Whole = 2,
    levels: str = "",
    lang: Lang | None = None,
) -> None:
    """Exact chance of each ability under the best policy for it, and the best keep.

    Examples of use:
        tablee odds dice-throne gunslinger --dice 1,1,4,6,2 --rolls 2
        tablee odds dice-throne gunslinger --dice 1,1,4,6,2 --levels showdown=2

    Parameters
    ----------
    game
        dice-throne.
    hero
        Id of a hero.
    dice
        The five dice one holds.
    rolls
        Re-rolls left.
    levels
        Slots that are upgraded, e.g. revolver=2,duel=2.
    lang
        en or fr.
    """
    from tablee.lab.odds import odds_lines

    use_boards(game, None)
    for line in odds_lines(game, hero, dice, rolls, levels, lang or default_lang()):
        out(line)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    origin: list[str] | None = None,
    proxy: bool = False,
    workers: int = 1,
    boards: Path | None = None,
    open: bool = False,
) -> None:
    """Serve the table for browsers: alone against bots, at one screen, or with friends.

    Examples of use:
        tablee serve --open
        tablee serve --port 0
        tablee serve --host 0.0.0.0 --origin http://192.168.1.20:8000
        tablee serve --proxy --origin https://games.example.org
        tablee serve --data friends.sqlite3

    Parameters
    ----------
    host
        Address to listen on; without it nobody but this machine is answered.
    port
        8000, or any free one if that is taken; 0 always takes any free one. The address is printed.
    data
        The database file; in the user's data folder (or TABLEE_HOME) if left out.
    origin
        An address under which browsers reach this server; may be given several times.
    proxy
        A proxy on this machine stands in front and says who is asking (X-Forwarded-For).
    workers
        Processes in which bots think.
    boards
        Folder of own heroes (.board); heroes/ in the user's data folder if left out.
    open
        Open a browser when there is a screen.
    """
    try:
        from tablee.server.http.serve import PORT, database, free_port
        from tablee.server.http.serve import serve as run
    except ModuleNotFoundError as error:
        raise TableeError(EXTRA.format(what=error.name)) from error

    if port is None:
        port = free_port(host) if not origin else PORT  # who names an address means one port
    if not 0 <= port <= 65535:
        raise TableeError(f"--port {port}: ports have the numbers 0 to 65535")
    if not 1 <= workers <= 64:
        raise TableeError(f"--workers {workers}: 1 to 64 processes")
    for name in GAMES:
        use_boards(name, boards)
    run(host, port, data or database(), origin or [], proxy, workers, open)


def main(argv: Sequence[str] | None = None) -> None:
    """Errors that a user can cause are one line on standard error and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks some letters stops nothing
    try:
        app(list(argv) if argv is not None else None, exit_on_error=False, print_error=False)
    except (TableeError, CycloptsError) as error:
        line = " ".join(str(error).split())
        hint = (
            ""
            if isinstance(error, TableeError)
            else " (tablee --help, or --help after a command, says what is accepted)"
        )
        sys.stdout.flush()  # what was printed stands before the error also where both go to one place
        sys.stderr.write(f"tablee: {line}{hint}\n")
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()


if __name__ == "__main__":
    main()
