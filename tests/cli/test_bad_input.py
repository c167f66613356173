"""Whatever is typed wrong: exit code 2, nothing on standard output, and one line that says what would be accepted."""

from __future__ import annotations

import pytest

from tests.cli.kit import HEROES, Shell, finished, piped

PLAY = ("play", "dice-throne", "--plain")
SIM = ("sim", "dice-throne", "--processes", "1")
ODDS = ("odds", "dice-throne", "gunslinger")
HAND = (*ODDS, "--dice", "1,2,3,4,5")
FILE = "FILE"  # becomes the path of a journal

BAD: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    # commands and games
    (("plya",), ("plya", "play", "sim", "saves")),
    (("--nothing",), ("--nothing",)),
    (("games", "more"), ("more",)),
    (("play",), ("which game", "dice-throne")),
    (("play", "chess"), ("'chess'", "dice-throne")),
    (("sim", "chess"), ("'chess'", "dice-throne")),
    (("rules", "chess"), ("'chess'", "dice-throne")),
    (("content", "chess"), ("'chess'", "dice-throne")),
    (("odds", "chess", "gunslinger", "--dice", "1,2,3,4,5"), ("'chess'", "dice-throne")),
    (("sim",), ("game",)),
    (("rules",), ("game",)),
    (("content",), ("game",)),
    (("replay",), ("file",)),
    (("odds", "dice-throne"), ("hero",)),
    (("serve", "--port", "70000"), ("70000", "0 to 65535")),
    (("serve", "--port", "x"), ("port",)),
    (("serve", "--workers", "0"), ("--workers 0", "1 to 64")),
    (("serve", "--origin", "games.example.org"), ("games.example.org", "https://")),
    # heroes, seats, bots
    ((*PLAY, "--heroes", "gunslinger,nobody"), ("'nobody'", *HEROES)),
    ((*PLAY, "--heroes", "gunslinger"), ("2 play a duel", "3 King of the Hill", "4 two teams")),
    ((*PLAY, "--heroes", ",".join(HEROES[:6])), ("2, 3 or 4", "--mode koth")),
    ((*PLAY, "--mode", "hill"), ("'hill'", "book", "koth")),
    ((*PLAY, "--mode", "koth", "--players", "7"), ("3 King of the Hill",)),
    ((*PLAY, "--heroes"), ("--heroes",)),
    ((*PLAY, "--seats", "human,alien"), ("'alien'", "human", "bot:")),
    ((*PLAY, "--seats", "human,bot:clever"), ("'clever'", "random", "thrifty", "greedy")),
    ((*PLAY, "--seats", "human,human,human", "--heroes", "paladin,paladin"), ("3 seats", "2")),
    ((*SIM, "--seats", "human"), ("'human'", "bot:random")),
    ((*SIM, "--seats", "bot:clever"), ("'clever'", "random", "thrifty", "greedy")),
    ((*SIM, "--heroes", "nobody,paladin"), ("'nobody'", *HEROES)),
    ((*SIM, "--matrix", "--games", "3"), ("--games 3", "even number")),
    ((*SIM, "--matrix", "--heroes", "nobody,paladin"), ("nobody", *HEROES)),
    ((*SIM, "--matrix", "--mode", "koth"), ("--matrix", "--heroes", "--mode")),
    ((*SIM, "--out", "balance"), ("--out", "--matrix")),
    ((*SIM, "--rows", "games.txt"), ("--rows games.txt", ".csv", ".parquet")),
    ((*SIM, "--seats", "bot:nowhere:Bot"), ("bot:nowhere:Bot", "no such class")),
    (("tournament", "dice-throne", "--seats", "bot:random"), ("two different bots", "each once")),
    (("tournament", "dice-throne", "--games", "3"), ("--games 3", "even number")),
    (("tournament", "dice-throne", "--file", FILE), ("is no tournament", "another file")),
    (("whatif", "dice-throne"), ("--change FILE", "--figures")),
    (("whatif", "dice-throne", "--figures", "nobody"), ("'nobody'", *HEROES)),
    (("whatif", "dice-throne", "--change", FILE), ("is no TOML",)),
    (("whatif", "champions", "--figures", "thor"), ("'thor'", "rhino", "iron-man")),
    (("whatif", "super-dungeon", "--figures", "rex"), ("dice-throne, champions", "not in super-dungeon")),
    (("sim", "champions", "--matrix", "--games", "2"), ("dice-throne", "champions")),
    (("content", "dice-throne", "nobody"), ("'nobody'", *HEROES)),
    (("odds", "dice-throne", "nobody", "--dice", "1,2,3,4,5"), ("'nobody'", *HEROES)),
    # options
    ((*PLAY, "--colour", "red"), ("--colour", "first", "heroes", "leader-card", "players", "then", "upgrades")),
    ((*SIM, "--colour", "red"), ("--colour", "first", "heroes", "leader-card", "players", "then", "upgrades")),
    ((*PLAY, "--lang", "de"), ("de", "en", "fr")),
    (("rules", "dice-throne", "dice", "--lang", "de"), ("de", "en", "fr")),
    ((*PLAY, "--prompts", "never"), ("never", "smart", "always")),
    ((*PLAY, "--upgrades", "boxes"), ("'boxes'", "cards", "slots")),
    ((*PLAY, "--leader-card", "never"), ("'never'", "always", "three")),
    ((*PLAY, "--then", "later"), ("'later'", "applied", "incoming")),
    # numbers
    ((*PLAY, "--players", "5"), ("2, 3 or 4",)),
    ((*PLAY, "--players", "x"), ("--players", "whole number", "'x'")),
    ((*PLAY, "--players=²"), ("--players", "whole number")),
    ((*PLAY, "--players=--3"), ("--players", "whole number")),
    ((*PLAY, "--players", "0"), ("2 play a duel",)),
    ((*PLAY, "--first", "7"), ("7", "0 to 1")),
    ((*PLAY, "--first=-3"), ("-3", "0 to 1")),
    ((*PLAY, "--first", "x"), ("--first", "whole number")),
    ((*SIM, "--games", "0"), ("0", "1 or more")),
    ((*SIM, "--games", "-5"), ("-5", "1 or more")),
    ((*SIM, "--games", "x"), ("--games", "x")),
    ((*SIM, "--games", "1.5"), ("--games", "1.5")),
    ((*SIM, "--games"), ("--games",)),
    ((*SIM, "--max-decisions", "0"), ("--max-decisions", "at least 1")),
    ((*SIM, "--max-decisions", "x"), ("--max-decisions", "x")),
    (("sim", "dice-throne", "--games", "1", "--processes", "-1"), ("--processes", "-1")),
    (("sim", "dice-throne", "--games", "1", "--processes", "x"), ("--processes", "x")),
    (("sim", "dice-throne", "more"), ("more",)),
    # odds
    (ODDS, ("--dice",)),
    ((*ODDS, "--dice", "1,2,3"), ("1,2,3", "five numbers from 1 to 6")),
    ((*ODDS, "--dice", "1,2,3,4,7"), ("five numbers from 1 to 6",)),
    ((*ODDS, "--dice", "1,2,3,4,5,6"), ("five numbers from 1 to 6",)),
    ((*ODDS, "--dice", "a,b,c,d,e"), ("five numbers from 1 to 6",)),
    ((*ODDS, "--dice", "1,2,3,4,²"), ("five numbers from 1 to 6",)),
    ((*ODDS, "--dice", ""), ("five numbers from 1 to 6",)),
    ((*HAND, "--rolls", "4"), ("4", "from 0 to 3")),
    ((*HAND, "--rolls", "-1"), ("-1", "from 0 to 3")),
    ((*HAND, "--rolls", "x"), ("--rolls", "x")),
    ((*HAND, "--rolls", "0.5"), ("--rolls", "0.5")),
    ((*HAND, "--levels", "nothing=2"), ("'nothing=2'", "slot=level", "revolver")),
    ((*HAND, "--levels", "revolver=9"), ("'revolver=9'", "slot=level")),
    ((*HAND, "--levels", "revolver=²"), ("slot=level", "revolver")),
    # journals and saves
    (("replay", "nothing.journal"), ("no file", "nothing.journal")),
    (("replay", "."), ("cannot be read",)),
    (("replay", FILE, "--to", "9999"), (f"{len(finished().entries)} choices", "9999")),
    (("replay", FILE, "--to", "x"), ("--to", "x")),
    (("replay", FILE, "--to", "-5"), ("--to", "-5")),
    (("replay", FILE, "more"), ("more",)),
    (("play", "--resume", "nothing"), ("'nothing'", "there are: mine")),
    (("play", "--resume", "../mine"), ("'../mine'", "name")),
    (("play", "--resume", "x" * 300), ("x" * 20,)),
    (("saves", "--delete", "nothing"), ("'nothing'", "there are: mine")),
    (("saves", "--delete", "a/b"), ("'a/b'", "name")),
    (("saves", "more"), ("more",)),
    # seeds that a journal cannot hold
    ((*PLAY, "--seed", "two\nlines"), ("seed",)),
    ((*PLAY, "--seed", "\udcff"), ("seed",)),
    ((*SIM, "--games", "1", "--seed", "\udcff"), ("seed",)),
]


@pytest.mark.parametrize(("argv", "words"), BAD, ids=[" ".join(argv)[:60] for argv, _ in BAD])
def test_bad_input_is_one_line_and_exit_code_2(tablee: Shell, argv: tuple[str, ...], words: tuple[str, ...]) -> None:
    path = tablee.save("mine", finished())
    answer = tablee(*[str(path) if word == FILE else word for word in argv])
    assert answer.code == 2, answer
    lines = answer.err.splitlines()
    assert len(lines) == 1 and lines[0].startswith("tablee: "), answer.err
    assert [word for word in words if word not in lines[0]] == [], lines[0]
    assert answer.out == ""
    assert [file.name for file in (tablee.home / "saves").iterdir()] == ["mine.journal"]


def test_the_same_from_a_shell(tablee: Shell) -> None:
    for argv in (("play", "chess"), ("plya",), (*SIM, "--games", "x")):
        answer = piped(tablee.home, *argv)
        assert answer.code == 2 and len(answer.err.splitlines()) == 1 and "Traceback" not in answer.err
