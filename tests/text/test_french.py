"""What a French reader meets at set-up, in the seats and at the table is French: no ids, no words of the program."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.games import GAMES, load
from tablee.server.wire.games import listed

SOURCE = Path(__file__).parents[2] / "src" / "tablee"
#: words that only the program has, or that are not French; commands of the terminal are told in messages.fr.ftl and may stand there
INNER = re.compile(
    r"\b(?:random|lenient|greedy|thrifty|cunning|default|unknown|enabled|disabled|true|false|null|undefined|steps|the|with)\b|bot:\w+|\w_\w",
    re.IGNORECASE,
)
NAMES = re.compile(r"Dice Throne|Dungeon Dice|Super Dungeon Explore|Marvel Champions")


def offered() -> list[tuple[str, str, str]]:
    """Everything that the set-up page says: where, id, words."""
    found = []
    for game in json.loads(listed("fr")[0]):
        found += [(game["id"], "", game["about"])]
        for option in game["options"]:
            where = f"{game['id']} {option['name']}"
            found += [(where, option["name"], option["label"]), (where, "", option["help"])]
            found += [(where, value["id"], value["name"]) for value in option["values"]]
    return found


def test_the_set_up_page_shows_names_and_no_ids() -> None:
    content = {id for game in GAMES for id in load(game).content_names()}
    for where, id, words in offered():
        assert words.strip(), where
        assert words != id or id.isdigit() or id in content, f"{where} shows the id {id!r}"
        assert not INNER.search(NAMES.sub("", words)) or id in content, f"{where}: {words!r}"


def pieces(text: str) -> list[tuple[str, str]]:
    """Messages of a file as they are read: without their names, without what is put in."""
    found = []
    for block in re.split(r"\n(?=[a-zA-Z#])", text):
        name, _, words = block.partition("=")
        if not block.startswith("#") and words:
            found.append((name.strip(), re.sub(r"\"hero_code\"|\{[^{}]*\}|\{[^{}]*->|\[\w+\]", " ", words)))
    return found


FILES = [
    SOURCE / "text" / "table.fr.ftl",
    SOURCE / "text" / "server.fr.ftl",
    *sorted(SOURCE.glob("games/*/messages.fr.ftl")),
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name + "/" + file.name)
def test_no_words_of_the_program_in_french(file: Path) -> None:
    wrong = {name: words.strip() for name, words in pieces(file.read_text(encoding="utf-8")) if INNER.search(words)}
    assert not wrong


def test_bots_have_french_names() -> None:
    words = dict(pieces((SOURCE / "text" / "table.fr.ftl").read_text(encoding="utf-8")))
    for game in json.loads(listed("fr")[0]):
        for bot in game["bots"]:
            assert f"ui-bot-{bot}" in words, f"{game['id']}: the bot {bot} has no French name"


@pytest.mark.parametrize(("game", "args"), [("champions", ("card", "scheme")), ("dice-throne", ("card", "ability"))])
def test_a_title_that_may_be_plural_is_the_subject_of_no_verb_in_the_log(game: str, args: tuple[str, ...]) -> None:
    """ "Les Maîtres du Mal", "Premiers Soins", "Lianes vengeresses": a name is said, and nothing has to agree with it."""
    path = SOURCE / "games" / game.replace("-", "_") / "messages.fr.ftl"
    subject = re.compile(rf"^log-\S+ = \{{ \$(?:{'|'.join(args)}) \}} [a-zà-ÿ].*", re.MULTILINE)
    assert not subject.search(path.read_text(encoding="utf-8"))


def test_tokens_are_counted_in_words_that_can_be_said() -> None:
    messages = load("dice-throne").messages("fr")
    for id in ("log-gains-tokens", "log-loses-tokens", "log-spends"):
        one, two = [messages.say(id, who="Tréant", n=n, token="Ronces") for n in (1, 2)]
        assert one.endswith("1 jeton Ronces.") and two.endswith("2 jetons Ronces.")
