"""What a connected client may ask of a room. Everything is checked here; refusals change nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tablee.kernel.decision import parse
from tablee.server.room import account, analysis
from tablee.server.room.advice import chance, hint
from tablee.server.room.beginning import nonce, rematch, start
from tablee.server.room.chance import draws
from tablee.server.room.greeting import prompts_of
from tablee.server.room.meanwhile import meanwhile
from tablee.server.room.member import Member
from tablee.server.room.offers import file, terms
from tablee.server.room.reasons import why
from tablee.server.room.room import Room
from tablee.server.room.seating import code, invite, seat
from tablee.server.room.talk import ping, say
from tablee.server.room.undo import consent, undo
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused
from tablee.server.wire.sight import rule_texts
from tablee.table.journal import FILE
from tablee.table.prompts import Prompts

#: what has a command of its own
APART = ("concede", FILE)


async def obey(room: Room, member: Member, command: Any) -> None:
    """Answer one command. Refusals change nothing."""
    id = getattr(command, "id", "")
    try:
        if type(command) in OPEN and room.held(member):
            raise Refused("ui-refused-pause")
        reply = await (once if type(command) in ONCE else COMMANDS[type(command)])(room, member, command)
    except Refused as no:
        rules = rule_texts(room.rules, no.rules, member.lang)
        member.put({"t": "refused", "id": id, "why": no.why, **({"rules": rules} if rules else {})})
        if no.why[0] == "ui-refused-stale":
            member.sight.forget()
            member.changed()
        return
    if reply is not None:
        if room.document.poker and reply["t"] == "done" and "n" in reply:  # rows count what was hidden
            reply["n"] = member.count + (type(command) is messages.Choose)
        member.put(reply)
    member.wake.set()


async def once(room: Room, member: Member, command: Any) -> dict[str, Any] | None:
    """A browser sends again what was not answered, perhaps over another connection; it happens once all the same."""
    async with room.once:
        if room.repeated(member, command.id):
            return {"t": "done", "id": command.id, "n": room.n}
        reply = await COMMANDS[type(command)](room, member, command)
        room.note(member, command.id)
        return reply


async def choose(room: Room, member: Member, c: messages.Choose) -> dict[str, Any]:
    async with room.lock:
        if room.repeated(member, c.id):
            return {"t": "done", "id": c.id, "n": room.n}
        session = room.playing()
        if not member.current(c.view):
            raise Refused("ui-refused-stale")
        decision = session.game.decision
        if decision is None:
            raise Refused("ui-refused-over")
        option = parse(c.key)
        key = str(option)  # as journals write it, however it was spaced
        if decision.seat not in member.seats or not room.person(decision.seat) or option.verb in APART:
            raise Refused("ui-refused-not-you")
        if room.document.curtain and member.sight.seat != decision.seat:
            raise Refused("ui-refused-curtain")
        await room.choose(decision.seat, key, room.tagged(member, c.id))
        return {"t": "done", "id": c.id, "n": room.n}


async def concede(room: Room, member: Member, c: messages.Concede) -> dict[str, Any]:
    async with room.lock:
        if not room.repeated(member, c.id):
            if c.seat not in member.seats:
                raise Refused("ui-refused-not-you")
            await room.choose(c.seat, "concede", room.tagged(member, c.id))
        return {"t": "done", "id": c.id, "n": room.n}


async def look(room: Room, member: Member, c: messages.Look) -> None:
    if c.seat not in member.seats:
        raise Refused("ui-refused-not-you")
    member.sight.look(c.seat)
    member.changed()


async def rule(room: Room, member: Member, c: messages.Rule) -> dict[str, Any]:
    return {"t": "rules", "id": c.id, "rules": rule_texts(room.rules, c.rules, member.lang)}


async def prompts(room: Room, member: Member, c: messages.SetPrompts) -> dict[str, Any]:
    async with room.lock:
        seat = member.speaking()
        if seat < 0:
            raise Refused("ui-refused-watching")
        old = room.document.prompts.get(str(seat), Prompts())
        answers = {sheet: answer for sheet, answer in old.answers.items() if sheet != c.sheet}
        if c.sheet and c.answer in ("yes", "no"):
            if (
                len(answers) >= 200
                or room.session is None
                or c.sheet not in room.rules.sheets(room.session.header.setup, "en")
            ):
                raise Refused("ui-refused-sheet")
            answers[c.sheet] = c.answer
        new = Prompts(c.level or old.level, answers, wishes_after(room, seat, old, c))
        await room.set_prompts(seat, new)
        member.put({"t": "prompts", "prompts": prompts_of(room, member)})
        return {"t": "done", "id": c.id, "n": room.n}


def wishes_after(room: Room, seat: int, old: Prompts, c: messages.SetPrompts) -> dict[str, str]:
    """What the seat wishes after this command."""
    if not c.about:
        return old.wishes
    wishes = {about: wish for about, wish in old.wishes.items() if about != c.about}
    if c.wish:
        known = room.rules.wishes
        if room.session is None or known is None or c.wish not in known.values:
            raise Refused("ui-refused-wish")
        if c.about not in known.about(room.session.game, seat):
            raise Refused("ui-refused-wish")
        wishes[c.about] = c.wish
    return wishes


async def odds(room: Room, member: Member, c: messages.AskOdds) -> dict[str, Any]:
    session, seat = room.playing(), member.looking()
    chances = room.rules.chances
    known = chances is not None and (seat >= 0 or chances.fights)
    if chances is None or not known:
        return {"t": "odds", "id": c.id, "odds": [], "after": []}
    game = session.game.clone()
    if c.keep:
        found = await room.work(member.address, chances.holding, game, seat, tuple(sorted(c.keep)))
    else:
        found = await room.work(member.address, chances.odds, game, seat)
    odds = [{"sheet": o.sheet, "over": o.over, "under": o.under, "keep": list(o.keep)} for o in found]
    later = await room.work(member.address, chances.after, game, seat)
    after = [{"key": o.key, "sheet": o.sheet, "over": o.over, "under": o.under} for o in later]
    return {"t": "odds", "id": c.id, "odds": odds, "after": after}


async def history(room: Room, member: Member, c: messages.History) -> dict[str, Any]:
    game = room.playing().game
    member.turn()
    return {"t": "history", "id": c.id, "lines": member.sight.history(game, c.before)}


async def reveal(room: Room, member: Member, c: messages.Reveal) -> dict[str, Any]:
    """Only after the game: the seed tells every hand and every die."""
    if room.document.status != "over" or room.document.header is None:
        raise Refused("ui-refused-not-over")
    if room.frozen is not None:
        raise Refused("ui-refused-frozen")
    async with room.lock:
        await room.make_known()
    journal, _ = room.play.journal()
    return {
        "t": "reveal",
        "id": c.id,
        "secret": room.document.secret,
        "nonces": room.document.nonces,
        "seed": journal.header.seed,
        "commitment": room.document.commitment,
        "draws": [*room.document.drawn, *await room.work(member.address, draws, journal)],
    }


async def report(room: Room, member: Member, c: messages.Report) -> dict[str, Any]:
    if not member.seats:
        raise Refused("ui-refused-watching")
    await room.report(member.speaking(), c.text)
    return {"t": "done", "id": c.id}


async def seek(room: Room, member: Member, c: messages.Seek) -> None:
    raise Refused("ui-refused-not-over")


async def join(room: Room, member: Member, c: messages.Join) -> None:
    raise Refused("ui-refused-joined")


#: what must not happen twice when a browser sends it again; choices and undos are known by their rows
ONCE = {messages.Consent, messages.Say, messages.Ping, messages.GiveSeat, messages.Start, messages.Report}

#: what would tell, while a table is still, how the game stands
OPEN = {
    *(messages.Choose, messages.File, messages.AskTerms, messages.Why, messages.Undo, messages.AskOdds, messages.Hint),
    *(messages.AskChance, messages.History, messages.Meanwhile, messages.Ping, messages.SetPrompts),
}

COMMANDS: dict[type, Callable[[Room, Member, Any], Awaitable[dict[str, Any] | None]]] = {
    messages.Join: join,
    messages.Choose: choose,
    messages.File: file,
    messages.AskTerms: terms,
    messages.Look: look,
    messages.Why: why,
    messages.Rule: rule,
    messages.Undo: undo,
    messages.Consent: consent,
    messages.Concede: concede,
    messages.SetPrompts: prompts,
    messages.Say: say,
    messages.Ping: ping,
    messages.Invite: invite,
    messages.Carry: code,
    messages.GiveSeat: seat,
    messages.GiveNonce: nonce,
    messages.Start: start,
    messages.Rematch: rematch,
    messages.AskOdds: odds,
    messages.Hint: hint,
    messages.History: history,
    messages.Meanwhile: meanwhile,
    messages.Seek: seek,
    messages.Reveal: reveal,
    messages.AskAccount: account.tell,
    messages.AskAnalysis: analysis.tell,
    messages.AskChance: chance,
    messages.Report: report,
}
