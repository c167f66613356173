"""Fair at the table: a seat belongs to one person, here or gone. Every test is an attack, or an order of things that could
be one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.server.room.absence import GRACE
from tablee.server.store.document import hashed
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

from .kit import Chair, House, Player, house, in_loop, play, request

DUEL = {"heroes": "gunslinger,barbarian"}


async def past_their_dice(chair: Chair, player: Player) -> int:
    """Play until the last choice can only be taken back past what others did or chance gave; how many entries there are."""
    while True:
        assert await play([chair], player, 1) == 1
        await chair.house.settle(chair)
        session = chair.room.playing()
        if session.behind_barrier(session.last_choice(chair.seats[0])):
            return len(session.entries)


# ---------------------------------------------------------------------- a bot on somebody's seat
@in_loop
async def test_a_broken_link_gives_nobodys_seat_to_a_bot() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        before = host.room.document.encode()
        guest.leave()
        host.hear()
        assert host.screen.room["seats"][1]["wait"] == GRACE and not host.screen.room["seats"][1]["here"]
        for seconds in (0.3, GRACE - 1.3):
            one.clock.now += seconds
            assert await host.refused("seat", seat=1, who="bot:greedy") == "ui-refused-grace"
        assert host.room.document.encode() == before
        # whoever comes back and leaves again has a whole minute again
        back = await one.join(host.room.id, guest.token)
        host.hear()
        assert host.screen.room["seats"][1]["wait"] == 0
        one.clock.now += GRACE
        back.leave()
        one.clock.now += GRACE - 0.5
        answer = await host.ask("seat", seat=1, who="bot:greedy")
        assert answer["why"] == ["ui-refused-grace", {"n": 1}]
        one.clock.now += 0.5
        await host.done("seat", seat=1, who="bot:greedy")


@in_loop
async def test_another_window_or_a_restart_shortens_nobodys_grace() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        twice = await one.join(host.room.id, guest.token)
        guest.leave()
        one.clock.now += GRACE
        assert await host.refused("seat", seat=1, who="bot:greedy") == "ui-refused-here"
        twice.leave()
        assert await host.refused("seat", seat=1, who="bot:greedy") == "ui-refused-grace"
        other = await one.restarted()
        again = await other.join(host.room.id, host.token)
        assert await again.refused("seat", seat=1, who="bot:greedy") == "ui-refused-grace"
        other.pass_grace()
        await again.done("seat", seat=1, who="bot:greedy")


@in_loop
async def test_a_seat_is_not_opened_the_moment_its_owner_is_gone() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "person"))
        host = await one.join(table, token)
        guest = await one.invited(host, 1)
        guest.leave()
        assert await host.refused("seat", seat=1, who="open") == "ui-refused-grace"
        assert await host.refused("seat", seat=1, who="bot:greedy") == "ui-refused-grace"
        # nor before they have come at all
        code = (await host.ask("invite", seat=2))["code"]
        await one.hub.accept(messages.TakeSeat(code, "Eve"))
        assert await host.refused("seat", seat=2, who="open") == "ui-refused-grace"
        one.pass_grace()
        await host.done("seat", seat=1, who="open")
        await host.done("seat", seat=2, who="open")


@in_loop
async def test_five_of_five_takings_back_past_their_dice_wait_for_whoever_is_gone() -> None:
    """The attack: the link drops, a bot sits down, and what was rolled is taken back until it suits."""
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        room, player = host.room, Player("attack")
        guest.leave()
        one.pass_grace()
        await host.done("seat", seat=1, who="bot:random")
        for _ in range(5):
            entries = await past_their_dice(host, player)
            await host.done("undo")
            host.hear()
            assert len(room.playing().entries) == entries, "taken back, and nobody was asked"
            assert room.asking is not None and room.asking[2] == {1}
            assert host.screen.room["asking"]["of"] == [1]
        # they come back while it is asked, and it is theirs to allow
        back = await one.join(room.id, guest.token)
        assert back.screen.room["asking"]["seat"] == 0
        await back.done("consent", yes=False)
        assert room.asking is None and len(room.playing().entries) == entries
        await host.done("undo")
        await back.done("consent", yes=True)
        assert len(room.playing().entries) < entries


@in_loop
async def test_who_must_still_agree_is_told_as_it_changes() -> None:
    async with house() as one:
        chairs = await one.seated("dice-throne", 3)
        player = Player("three")
        while True:
            for chair in chairs:
                chair.hear()
            chair = next(chair for chair in chairs if chair.asked)
            entries = len(chair.room.playing().entries)
            await chair.choose(player(chair.screen.question))
            if chair.room.playing().behind_barrier(entries):
                break
        others = [other for other in chairs if other is not chair]
        await chair.done("undo")
        chair.hear()
        assert chair.screen.room["asking"]["of"] == sorted([other.seats[0] for other in others])
        await others[0].done("consent", yes=True)
        chair.hear()
        assert chair.screen.room["asking"]["of"] == others[1].seats


# ---------------------------------------------------------------------- coming back
@pytest.mark.parametrize("game", ["dice-throne", "champions", "dungeon-dice", "super-dungeon"])
@in_loop
async def test_whoever_comes_back_is_told_what_was_chosen_for_them(game: str) -> None:
    async with house(f"back {game}") as one:
        host, guest = await one.seated(game)
        room, player = host.room, Player("meanwhile")
        await play([host, guest], player, 10)
        assert (await guest.ask("meanwhile", seat=1))["n"] == 0
        lines = len(guest.screen.lines)
        guest.leave()
        one.pass_grace()
        since = room.n
        await host.done("seat", seat=1, who="bot:random")
        await play([host], player, 12)
        undone = room.n
        await host.done("undo")  # what is free to take back, or a question that nobody is there to answer
        undone = room.n - undone
        for where in (one, await one.restarted()):
            if where is not one:
                host.leave()
            back = await where.join(room.id, guest.token, lang="fr")
            assert back.screen.welcome["stood"] == [1]
            told = await back.ask("meanwhile", seat=1)
            made = [row for row in back.room.rows[since:] if row.seat == 1 and not row.automatic]
            assert made and told["n"] == len(told["choices"]) == len(made)
            speaker = back.room.rules.messages("fr")
            assert all([speaker.has(words[0]) for words in told["choices"]])
            assert told["back"] == undone and lines < told["line"] <= len(back.screen.lines) + 1
            assert await back.refused("meanwhile", seat=0) == "ui-refused-not-you"
        await back.done("seat", seat=1, who="person")
        assert (await back.ask("meanwhile", seat=1))["n"] == 0
        assert (await where.join(room.id, guest.token)).screen.welcome["stood"] == []


@in_loop
async def test_what_was_taken_back_meanwhile_is_counted_and_not_told_as_chosen() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        await guest.done("seat", seat=1, who="bot:random")
        room, player = host.room, Player("taken back")
        await past_their_dice(host, player)
        while room.asking is None:
            await past_their_dice(host, player)
            await host.done("undo")
        await guest.done("consent", yes=True)
        await one.settle(host, guest)
        told = await guest.ask("meanwhile", seat=1)
        standing = [
            entry for entry, automatic in zip(room.playing().entries, room.playing().automatic) if not automatic
        ]
        assert told["back"] >= 1
        assert told["n"] == len([entry for entry in standing if entry.seat == 1])


@in_loop
async def test_behind_a_curtain_only_whoever_sits_there_is_told() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "me"), DUEL, curtain=True)
        host = await one.join(table, token)
        await host.done("seat", seat=1, who="bot:random")
        await play([host], Player("curtain"), 4)
        assert await host.refused("meanwhile", seat=1) == "ui-refused-curtain"
        await host.tell("look", seat=1)
        assert (await host.ask("meanwhile", seat=1))["n"] > 0


# ---------------------------------------------------------------------- one seat, one person
@in_loop
async def test_a_second_invitation_takes_nobodys_seat_before_the_game() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "person"))
        host = await one.join(table, token)
        codes = [(await host.ask("invite", seat=1))["code"] for _ in range(3)]
        elsewhere = (await host.ask("invite", seat=2))["code"]
        taken = await one.hub.accept(messages.TakeSeat(codes[0], "Ada"))
        before = host.room.document.encode()
        for code in codes:
            answer = await request(one, "POST", "/api/join", {"code": code, "name": "Eve"})
            assert answer.status == 410 and answer.why == "ui-refused-invitation"
        assert host.room.document.encode() == before
        guest = await one.join(table, taken["token"])
        assert guest.seats == [1] and host.screen.room["seats"][0]["holder"] == 0
        await one.hub.accept(messages.TakeSeat(elsewhere, "Grace"))  # the other seat's is as good as before


@in_loop
async def test_a_second_invitation_takes_nobodys_seat_in_mid_game() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"), DUEL)
        host = await one.join(table, token)
        await one.settle(host)
        codes = [(await host.ask("invite", seat=1))["code"] for _ in range(2)]
        taken = await one.hub.accept(messages.TakeSeat(codes[0], "Ada"))
        guest = await one.join(table, taken["token"])
        answer = await request(one, "POST", "/api/join", {"code": codes[1], "name": "Eve"})
        assert answer.status == 410
        assert guest.seats == [1] and guest.screen.view is not None and guest.screen.view["you"] == 1
        # an invitation that an older server left behind is no better
        guest.room.document.invitations = {hashed(codes[1]): 1}
        assert (await request(one, "POST", "/api/join", {"code": codes[1], "name": "Eve"})).status == 410
        assert await play([host, guest], Player("both"), 6) == 6


@pytest.mark.parametrize("watch", [True, False])
@in_loop
async def test_whoever_has_lost_a_seat_neither_sees_nor_chooses_on_a_connection_that_is_open(watch: bool) -> None:
    """However it came about: here another server has given the seat away, and the disk says so."""
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL, watch=watch)
        room = host.room
        hand = next(area for area in guest.screen.view["areas"] if area["id"] == "hand.1")  # type: ignore[index]
        assert hand["holds"]
        room.document.holders.append(room.document.holders[1])
        room.document.seats[1].holder = 2
        room.seats_changed()
        guest.hear()
        assert guest.seats == []
        if not watch:
            assert guest.member.closed and guest.screen.heard[-1]["final"]
            return
        assert guest.screen.welcome["yours"] == [] and guest.screen.view["you"] == -1  # type: ignore[index]
        hand = next(area for area in guest.screen.view["areas"] if area["id"] == "hand.1")  # type: ignore[index]
        assert not hand.get("holds")
        key = str(room.playing().game.asked.options[0])
        assert await guest.refused("choose", view=room.n, key=key) == "ui-refused-not-you"
        for t, more in (
            ("undo", {}),
            ("concede", {"seat": 1}),
            ("hint", {}),
            ("seat", {"seat": 1, "who": "bot:greedy"}),
        ):
            answer = await guest.ask(t, **more)
            assert answer["t"] == "refused", f"{t} was allowed"


@in_loop
async def test_a_private_table_lets_nobody_in_who_no_longer_sits_there() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "person"), watch=False)
        host = await one.join(table, token)
        guest = await one.invited(host, 1)
        guest.leave()
        one.pass_grace()
        await host.done("seat", seat=1, who="open")
        with pytest.raises(Refused, match="ui-refused-private"):
            await one.join(table, guest.token)


# ---------------------------------------------------------------------- any order of it all
class Orders:
    """Three seats, with a guest or with two of the host's at one screen, and a bot's: people leave, come back, stand in, take
    back, invite, in any order. After each step every connection sees and holds what the table says it holds, and nobody
    lost anything without being asked."""

    def __init__(self, one: House, seed: str, hot: bool) -> None:
        self.seats: tuple[str, ...] = ("me", "me" if hot else "person", "bot:random")
        self.one, self.rng, self.player = one, Random(seed), Player(seed)
        self.chairs: list[Chair] = []
        self.codes: list[str] = []
        self.gone: dict[int, float] = {}  # holder -> since when
        self.done: set[str] = set()

    async def begin(self) -> None:
        table, token = await self.one.table("dice-throne", self.seats, curtain=False)
        self.chairs = [await self.one.join(table, token)]
        if "person" in self.seats:
            self.chairs.append(await self.one.invited(self.chairs[0], 1))
        self.tokens = [chair.token for chair in self.chairs]

    @property
    def room(self) -> Any:
        return self.chairs[0].room

    async def step(self) -> None:
        act = self.rng.choice(
            ["leave", "back", "wait", "stand in", "home", "undo", "consent", "invite", "accept", "play", "play"]
        )
        chair = self.rng.choice(self.chairs)
        room, holders = self.room, [seat.holder for seat in self.room.document.seats]
        entries = list(room.playing().entries)
        match act:
            case "leave" if len(self.chairs) > 1 and chair is not self.chairs[0]:
                chair.leave()
                self.chairs.remove(chair)
                if chair.member.holder not in room.here:
                    self.gone[chair.member.holder] = self.one.clock.now
            case "back":
                token = self.rng.choice(self.tokens)
                self.chairs.append(await self.one.join(room.id, token))
                self.gone.pop(self.chairs[-1].member.holder, None)
            case "wait":
                self.one.clock.now += self.rng.choice([0.3, 20.0, GRACE])
            case "stand in":
                seat = self.rng.randrange(3)
                answer = await chair.ask("seat", seat=seat, who="bot:random")
                owner = holders[seat]
                if answer["t"] == "done" and owner not in (-1, chair.member.holder):
                    assert self.one.clock.now - self.gone[owner] >= GRACE, "a bot came too soon"
                    self.done.add("stood in")
            case "home":
                seats = chair.seats
                if seats:
                    await chair.done("seat", seat=self.rng.choice(seats), who="person")
            case "undo":
                asked_before = room.asking
                await chair.ask("undo")
                if len(room.playing().entries) < len(entries):
                    mine = [n for n, entry in enumerate(entries) if entry.seat in chair.seats]
                    back = entries[len(room.playing().entries) :]
                    others = {holders[entry.seat] for entry in back} - {chair.member.holder, -1}
                    assert mine and not others, "what others chose was taken back, and nobody was asked"
                    self.done.add("took back")
                elif room.asking is not None and room.asking != asked_before:
                    assert room.asking[2] == set(holders) - {-1, chair.member.holder}
                    self.done.add("asked")
            case "consent":
                await chair.ask("consent", yes=self.rng.random() < 0.7)
            case "invite":
                seat = self.rng.randrange(3)
                answer = await self.chairs[0].ask("invite", seat=seat)
                assert (answer["t"] == "invitation") == (holders[seat] < 0 and room.document.status != "over")
                if answer["t"] == "invitation":
                    self.codes.append(answer["code"])
            case "accept" if self.codes:
                code = self.rng.choice(self.codes)
                joined = await request(self.one, "POST", "/api/join", {"code": code, "name": "x"})
                if joined.status == 200:
                    self.tokens.append(joined.json["token"])
                    self.gone[len(room.document.holders) - 1] = self.one.clock.now
                    self.done.add("sat down")
                else:
                    assert joined.status == 410
            case "play":
                await self.one.settle(*self.chairs)
                asked = next((one for one in self.chairs if one.asked), None)
                if asked is not None:
                    await asked.choose(self.player(asked.screen.question))
        await self.one.settle(*self.chairs)
        self.check(holders)

    def check(self, before: list[int]) -> None:
        room = self.room
        for old, seat in zip(before, room.document.seats):
            assert old in (-1, seat.holder), "somebody lost a seat"
        for chair in self.chairs:
            chair.hear()
            mine = [n for n, seat in enumerate(room.document.seats) if seat.holder == chair.member.holder >= 0]
            assert chair.seats == chair.screen.welcome["yours"] == mine
            assert chair.screen.view is not None and chair.screen.view["you"] in (mine or [-1])
            sight = room.rules.view(room.playing().game, chair.screen.view["you"])
            hands = {area.id: list(area.holds) for area in sight.areas if area.holds and area.id.startswith("hand.")}
            seen = {area["id"]: area["holds"] for area in chair.screen.view["areas"] if area["id"] in hands}
            assert seen == hands, "a hand is seen by somebody else"


@in_loop
async def test_whatever_the_order_nobody_loses_a_seat_a_hand_or_a_say() -> None:
    done: set[str] = set()
    for seed in range(8):
        async with house(f"orders {seed}") as one:
            orders = Orders(one, f"orders {seed}", hot=seed % 2 == 1)
            await orders.begin()
            for _ in range(120):
                if orders.room.document.status == "over":
                    break
                await orders.step()
            done |= orders.done
    assert done == {"stood in", "took back", "asked", "sat down"}


@in_loop
async def test_after_a_game_a_bot_played_for_them_they_sit_at_the_next_table_themselves() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        guest.leave()
        one.pass_grace()
        await host.done("seat", seat=1, who="bot:greedy")
        await host.done("concede", seat=0)
        await host.done("rematch")
        host.hear()
        again = await one.join(host.screen.room["rematch"], host.token)
        assert again.screen.room["status"] == "gathering"
        assert await again.refused("seat", seat=1, who="bot:greedy") == "ui-refused-grace"
        back = await one.join(host.screen.room["rematch"], guest.token)
        assert back.seats == [1] and back.screen.room["status"] == "playing"


# ---------------------------------------------------------------------- the list of games
@pytest.mark.parametrize("lang", ["en", "fr"])
@in_loop
async def test_the_list_of_games_is_made_once_and_known_again(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.server.wire import games

    games.listed.cache_clear()
    made: list[str] = []
    whole = games.games

    def noted(lang: str) -> list[dict[str, Any]]:
        made.append(lang)
        return whole(lang)

    monkeypatch.setattr(games, "games", noted)
    async with house() as one:
        first = await request(one, "GET", f"/api/games?lang={lang}")
        again = await request(one, "GET", f"/api/games?lang={lang}")
        assert first.status == again.status == 200 and first.body == again.body and made == [lang]
        assert first.headers["content-type"].startswith("application/json")
        tag = first.headers["etag"]
        known = await request(one, "GET", f"/api/games?lang={lang}", headers={"if-none-match": tag})
        assert known.status == 304 and known.body == b""
        other = await request(
            one, "GET", f"/api/games?lang={'en' if lang == 'fr' else 'fr'}", headers={"if-none-match": tag}
        )
        assert other.status == 200 and other.headers["etag"] != tag


# ---------------------------------------------------------------------- a seed that somebody has read
async def beside_a_bot(one: House) -> Chair:
    """One person against a bot, in the middle of a game."""
    table, token = await one.table("dice-throne", ("me", "bot:random"), DUEL)
    chair = await one.join(table, token, nonce="host")
    await play([chair], Player("alone"), 3)
    return chair


@in_loop
async def test_nobody_is_invited_to_a_game_whose_journal_was_read() -> None:
    async with house() as one:
        host = await beside_a_bot(one)
        sent = (await host.ask("invite", seat=1))["code"]
        assert "seed " in await host.room.export(0)
        assert await host.refused("invite", seat=1) == "ui-refused-known"
        with pytest.raises(Refused, match="ui-refused-invitation"):  # nor by what was sent before
            await one.hub.accept(messages.TakeSeat(sent, "late"))
        again = await (await one.restarted()).join(host.room.id, host.token)
        assert await again.refused("invite", seat=1) == "ui-refused-known"
        await play([host], Player("alone on"), 3)  # whoever read it may play on


@in_loop
async def test_nobody_is_invited_to_a_game_that_goes_on_after_its_seed_was_revealed() -> None:
    async with house() as one:
        host = await beside_a_bot(one)
        await host.done("concede", seat=0)
        assert (await host.ask("reveal"))["seed"] != ""
        await host.done("undo")
        host.hear()
        assert host.room.document.status == "playing"
        assert await host.refused("invite", seat=1) == "ui-refused-known"
        assert len(host.room.document.holders) == 1


@in_loop
async def test_who_has_read_nothing_may_invite() -> None:
    async with house() as one:
        host = await beside_a_bot(one)
        await host.done("concede", seat=0)
        await host.done("undo")
        guest = await one.invited(host, 1)
        assert guest.seats == [1]


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize("mark", ["\ufe0f", "\U000e0101"])
@in_loop
async def test_a_mark_that_only_chooses_how_a_letter_is_drawn_makes_no_other_name(mark: str) -> None:
    """Keyboards put one behind a heart."""
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "person"), DUEL, name=f"Anna\u2764{mark}")
        assert (await one.join(table, token)).room.document.holders[0].name == "Anna\u2764"


@pytest.mark.parametrize(
    "name", ["An\u202ena", "An\u200bna", "Anna\u0007", "\u3164", "An\u2028na", "\ue000", "An\u034fna", "Anna\u180b"]
)
@in_loop
async def test_a_name_that_hides_or_turns_the_line_is_refused(name: str) -> None:
    async with house() as one:
        with pytest.raises(Refused, match="ui-refused-name"):
            await one.table("dice-throne", ("me", "person"), DUEL, name=name)
        table, token = await one.table("dice-throne", ("me", "person"), DUEL, name="Zoé d’Été")
        host = await one.join(table, token)
        code = (await host.ask("invite", seat=1))["code"]
        with pytest.raises(Refused, match="ui-refused-name"):
            await one.hub.accept(messages.TakeSeat(code, name))
        assert host.room.document.holders[0].name == "Zoé d’Été" and len(host.room.document.holders) == 1
        assert (await one.hub.accept(messages.TakeSeat(code, "Ève")))["table"] == table  # the invitation is still good
