"""Help at a table: looking back, why and why not, rules, hints, odds.

Every test plays through the same commands a browser sends; only the sockets are missing.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from tablee.games import load
from tablee.kernel.decision import parse
from tablee.server.room.replays import Replay
from tablee.server.wire import views
from tablee.server.wire.refusal import Refused
from tablee.server.wire.sight import Sight
from tablee.table.journal import Journal, replay
from tests.inside import chances_of

from .kit import SHORT, Player, finish, house, in_loop, play, request, sent
from .table import DUEL, GAMES, WATCHING, decision, refused_look, state


# ---------------------------------------------------------------------- looking back
@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_finished_game_can_be_seen_at_any_entry_from_any_seat(game: str) -> None:
    async with house(f"replay {game}") as one:
        host, guest = await one.seated(game, options=SHORT.get(game))
        with pytest.raises(Refused, match="ui-refused-not-over"):
            await one.join(host.room.id, host.token, replay=True)
        await finish([host, guest], Player("replay"))
        back = await one.join(host.room.id, replay=True)  # anybody may, now that it is over
        assert isinstance(back.member, Replay)
        journal, _ = host.room.play.journal()
        total = len(journal.entries)
        assert back.screen.welcome["entries"] == back.screen.at == total and back.screen.over
        rules = host.room.rules
        visits = [0, 1, total // 2, total // 2 - 1, total, total // 3, 0, total + 99]
        for n, to in enumerate(visits):
            seat = (-1, 0, 1)[n % 3]
            await back.tell("look", seat=seat)
            answer = await back.done("seek", to=to)
            to = min(to, total)
            assert answer["n"] == back.screen.at == to
            then = game_at(journal, to)
            sight = Sight(rules, seat, "en")
            assert back.screen.view == sent(views.whole(rules.view(then, seat), sight.phrase(then)))
            assert back.screen.lines == sent(sight.news(then, 0)["lines"])
        for t in ("choose", "undo", "say", "rematch", "prompts"):
            assert await back.refused(t, **WATCHING[t]) == "ui-refused-replay"
        assert await refused_look(back, 2) == "ui-refused-seat"
        line = back.screen.lines[0]
        assert (await back.ask("why", line=line["n"]))["items"][0]["label"] == line["text"]


def game_at(journal: Journal, to: int) -> Any:
    return next(game for n, game in replay(journal, log=True) if n == to)


@in_loop
async def test_earlier_lines_of_the_log_come_when_asked_for() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options={"heroes": "paladin,barbarian"})
        await play([host, guest], Player("long", passing=1000), 200)
        late = await one.join(host.room.id, host.token)
        assert len(late.screen.lines) == 200 and late.screen.lines[0]["n"] > 201, "the game is too short to show it"
        lines = late.screen.lines
        while lines[0]["n"] > 1:
            earlier = (await late.ask("history", before=lines[0]["n"]))["lines"]
            assert earlier and earlier[-1]["n"] == lines[0]["n"] - 1
            lines = earlier + lines
        assert lines == host.screen.lines
        assert (await late.ask("history", before=1))["lines"] == []
        assert len((await late.ask("history", before=10**9))["lines"]) <= 200


# ---------------------------------------------------------------------- help
@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_why_is_answered_about_every_piece_and_every_line(game: str) -> None:
    async with house(f"why {game}") as one:
        chairs = await one.seated(game)
        await play(chairs, Player("why"), 20)
        before, forbidden, allowed = state(chairs[0]), 0, 0
        for chair in chairs:
            assert chair.room.session is not None and chair.screen.view is not None
            table, rules = chair.room.session.game, chair.room.rules
            for ref in sorted(chair.screen.view["pieces"]):
                answer = await chair.ask("why", ref=ref)
                tries = rules.tries(table, chair.seats[0], ref)
                seen = rules.sight.sees(table, ref) if rules.sight is not None else None
                if seen is not None:
                    item = answer["items"].pop()
                    assert item["allowed"] == item["sketch"]["clear"] == seen.sketch.clear
                    assert [rule["id"] for rule in item["rules"]] == list(seen.rules)
                assert [item for item in answer["items"] if "sketch" in item] == []
                if not tries and seen is None:
                    assert [item["why"] for item in answer["items"]] == [["ui-because-nothing"]]
                    continue
                assert len(answer["items"]) == len(tries)
                for item, choice in zip(answer["items"], tries):
                    refusal = rules.why_not(table, chair.seats[0], parse(choice.key))
                    assert item["allowed"] == (refusal is None)
                    allowed += refusal is None
                    if refusal is not None:
                        forbidden += 1
                        why = rules.because(table, chair.seats[0], parse(choice.key), refusal)
                        assert item["why"][0] == why.id and why.id.startswith("reason-")
                        assert [rule["id"] for rule in item["rules"]] == list(refusal.rules)
                        assert all([rule["title"] and rule["text"] for rule in item["rules"]])
            for line in chair.screen.lines[::7]:
                answer = (await chair.ask("why", line=line["n"]))["items"][0]
                assert answer["label"] == line["text"]
                assert [rule["id"] for rule in answer["rules"]] == [line["rule"]]
            assert await chair.refused("why", line=len(chair.screen.lines) + 1) == "ui-refused-line"
            assert await chair.refused("why", ref="nothing") == "ui-refused-piece"
        assert state(chairs[0]) == before
        assert forbidden > 5


@in_loop
async def test_why_is_answered_about_cells_of_a_map_and_only_of_it() -> None:
    async with house("cells") as one:
        chairs = await one.seated("super-dungeon")
        chair = chairs[0]
        await play(chairs, Player("cells"), 12)
        assert chair.screen.view is not None
        while not any(["acting" in piece.get("is_", ()) for piece in chair.screen.view["pieces"].values()]):
            await play(chairs, Player("cells"), 1)
        grid = next(area for area in chair.screen.view["areas"] if area["id"] == "map")["grid"]
        clear = {True: 0, False: 0}
        for x in range(0, grid["w"], 3):
            for y in range(0, grid["h"], 3):
                item = (await chair.ask("why", ref=f"map/{x}.{y}"))["items"][-1]
                if "sketch" in item:
                    clear[item["allowed"]] += 1
                    assert item["why"][0] == ("sees" if item["allowed"] else "reason-sight")
                    assert item["allowed"] or item["sketch"]["walls"] or item["sketch"]["cells"]
        assert clear[True] > 3 and clear[False] > 3
        for ref in (f"map/{grid['w']}.0", f"map/0.{grid['h']}", "map/-1.0", "map/01.0", "map/1", "map/", "hall/0.0"):
            assert await chair.refused("why", ref=ref) == "ui-refused-piece"


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_why_about_a_key_says_what_choosing_it_would_say(game: str) -> None:
    async with house(f"key {game}") as one:
        chairs = await one.seated(game)
        await play(chairs, Player("key"), 15)
        chair = next(chair for chair in chairs if chair.asked)
        other = next(one for one in chairs if one is not chair)
        for option in decision(chair).options:
            assert (await chair.ask("why", key=str(option)))["items"][0]["allowed"] is True
        for key in ("pass", "keep 1 1", "attack rhino", "play nothing", "nonsense 1 2 3", "use x y"):
            if parse(key) in decision(chair).options:
                continue
            item = (await chair.ask("why", key=key))["items"][0]
            refused = await chair.choose(key)
            assert item["allowed"] is False and item["why"] == refused["why"]
            assert item["rules"] == refused.get("rules", [])
            assert (await other.ask("why", key=key))["items"][0]["allowed"] is False


@in_loop
async def test_rules_are_found_by_id_and_by_words() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne")
        asked = host.screen.question.get("why") or [host.screen.lines[0]["rule"]]
        found = (await host.ask("rule", rules=[*asked, "DT-NOTHING-99"]))["rules"]
        assert [rule["id"] for rule in found] == list(asked)
        for game, lang, words in (("dice-throne", "en", "combat points"), ("champions", "fr", "héros menace")):
            book = load(game).rulebook
            answer = await request(one, "GET", f"/api/rules/{game}?lang={lang}&q={quote(words)}")
            want = [rule.id for rule in book.search(words, lang)][:50]
            assert answer.status == 200 and [rule["id"] for rule in answer.json] == want and want
            assert answer.json[0]["text"] == book.rules[want[0]].text[lang]
        nothing = await request(one, "GET", "/api/rules/dice-throne?q=xyzzy")
        assert nothing.json == []
        assert (await request(one, "GET", "/api/rules/chess")).why == "ui-refused-game"
        assert len((await request(one, "GET", "/api/rules/dungeon-dice")).json) == 50


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_hint_can_be_played(game: str) -> None:
    async with house(f"hint {game}") as one:
        host, guest = await one.seated(game)
        followed = 0
        for _ in range(12):
            host.hear()
            guest.hear()
            if host.screen.over:
                break
            chair, other = (host, guest) if decision(host).seat in host.seats else (guest, host)
            before = state(chair)
            key = (await chair.ask("hint"))["key"]
            assert state(chair) == before
            assert await other.refused("hint") == "ui-refused-not-you"
            assert (await chair.choose(key))["t"] == "done"
            followed += 1
        assert followed > 5


@in_loop
async def test_odds_are_those_of_the_rules() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        player, shown = Player("odds"), 0
        for _ in range(40):
            host.hear()
            guest.hear()
            if host.screen.over:
                break
            game = host.room.session.game  # type: ignore[union-attr]
            for chair in (host, guest):
                want = chances_of(host.room.rules).odds(game, chair.seats[0])
                got = (await chair.ask("odds"))["odds"]
                assert got == [{"sheet": o.sheet, "over": o.over, "under": o.under, "keep": list(o.keep)} for o in want]
                shown += len(got)
            chair = host if decision(host).seat in host.seats else guest
            await chair.choose(player(chair.screen.question))
        assert shown > 50


@in_loop
async def test_the_words_of_a_game_are_the_same_at_the_same_address() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne", options=DUEL)
        french = await one.join(host.room.id, host.token, lang="fr")
        assert french.screen.welcome["catalogue"] != host.screen.welcome["catalogue"]
        for chair in (host, french):
            answer = await request(one, "GET", chair.screen.welcome["catalogue"])
            assert answer.status == 200 and "immutable" in answer.headers["cache-control"]
            assert answer.json["lang"] == chair.screen.welcome["lang"]
            assert answer.json["hash"] in chair.screen.welcome["catalogue"]
            for piece in chair.screen.view["pieces"].values():  # type: ignore[index]
                assert not piece.get("sheet") or piece["sheet"] in answer.json["sheets"]
        answer = await request(one, "GET", "/t/nowhere/catalogue/en/x.json")
        assert (answer.status, answer.why) == (404, "ui-refused-no-table")
