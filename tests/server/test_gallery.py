"""What a new table is chosen from: levels, presets, galleries with boards in full; and the rulebook by chapters."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bots import levels_of, usual_bot
from tablee.games import GAMES, load
from tablee.games.dice_throne.text.board.folder import SHELF
from tablee.server.http.limits import Limits
from tablee.server.wire import gallery as galleries
from tablee.server.wire.catalogue import icons
from tests.games.dice_throne.boards.kit import LAMPLIGHTER

from .kit import house, in_loop, request


@in_loop
async def test_the_list_tells_levels_presets_and_whom_one_meets() -> None:
    async with house() as one:
        for lang in ("en", "fr"):
            for game in (await request(one, "GET", f"/api/games?lang={lang}")).json:
                rules = load(game["id"])
                assert game["bots"] == list(levels_of(rules)) and game["usual"] == usual_bot(rules)
                assert [preset["id"] for preset in game["presets"]] == [preset.name for preset in rules.presets]
                assert all([preset["name"] and preset["help"] for preset in game["presets"]])
        dungeon = next(game for game in (await request(one, "GET", "/api/games")).json if game["id"] == "super-dungeon")
        assert dungeon["one_seat"] == {"strong": "consul"}
        for preset in dungeon["presets"]:
            seats = ["me", f"bot:{preset['level']}"]
            body = {"game": "super-dungeon", "seats": seats, "options": preset["options"]}
            assert (await request(one, "POST", "/api/tables", body)).status == 200, preset


@in_loop
async def test_everybody_of_a_gallery_has_a_picture_a_role_and_a_board() -> None:
    """Asked faster than anybody who looks would: without a limit."""
    async with house("gallery", Limits(requests=10_000, request_burst=10_000)) as one:
        for game in GAMES:
            options = [
                o for g in (await request(one, "GET", "/api/games")).json if g["id"] == game for o in g["options"]
            ]
            for lang in ("en", "fr"):
                answer = await request(one, "GET", f"/api/games/{game}/gallery?lang={lang}")
                shown = answer.json
                for option in options:
                    values = {value["id"].partition(":")[0] for value in option["values"]} - {"none", "random"}
                    assert option.get("gallery", False) == bool(values & set(shown["faces"]))
                    if option.get("gallery"):
                        assert values <= set(shown["faces"])
                for id, face in shown["faces"].items():
                    assert face["role"] and face["about"] and 1 <= face["hard"] <= face.get("of", 3), id
                    assert face["icon"] in shown["icons"] and face["accent"]
                    board = await request(one, "GET", f"/api/games/{game}/content/{face['content']}?lang={lang}")
                    assert board.status == 200 and sum([len(part["text"]) for part in board.json]) > 2
                assert set(shown["icons"]) <= set(icons())
                tag = answer.headers["etag"]
                path = f"/api/games/{game}/gallery?lang={lang}"
                assert (await request(one, "GET", path, headers={"if-none-match": tag})).status == 304


@in_loop
async def test_what_is_in_no_gallery_is_not_found() -> None:
    async with house() as one:
        assert (await request(one, "GET", "/api/games/chess/gallery")).why == "ui-refused-game"
        assert (await request(one, "GET", "/api/games/chess/content/king")).why == "ui-refused-game"
        assert (await request(one, "GET", "/api/rules/chess/book")).why == "ui-refused-game"
        for name in ("nobody", "x" * 500, "..%2F..%2Fetc"):
            assert (await request(one, "GET", f"/api/games/dice-throne/content/{name}")).status == 404


@in_loop
async def test_somebodys_own_hero_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.board").write_text(LAMPLIGHTER, encoding="utf-8")
    monkeypatch.setattr(SHELF, "place", tmp_path)
    galleries.gallery.cache_clear()
    try:
        async with house() as one:
            faces = (await request(one, "GET", "/api/games/dice-throne/gallery?lang=en")).json["faces"]
            assert [id for id, face in faces.items() if face.get("own")] == ["lamplighter"]
            own = faces["lamplighter"]
            assert own["name"] == "Lamplighter" and "role" not in own and "damage" in own["about"]
            board = await request(one, "GET", "/api/games/dice-throne/content/lamplighter?lang=fr")
            assert board.status == 200 and len(board.json) > 10
    finally:
        galleries.gallery.cache_clear()


@in_loop
async def test_a_book_begins_with_the_goal_and_has_every_rule() -> None:
    async with house() as one:
        for game in GAMES:
            book = load(game).rulebook
            shown = (await request(one, "GET", f"/api/rules/{game}/book?lang=fr")).json
            assert shown["summary"][0]["text"] == book.summary[0].text["fr"]
            assert sorted([rule["id"] for chapter in shown["chapters"] for rule in chapter["rules"]]) == sorted(
                book.rules
            )
            assert shown["terms"] == book.leads("fr")
