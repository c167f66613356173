"""The part of a room that is about people: who comes to a seat and goes from it, and what waits until others agree."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from tablee.server.room.absence import Absence
from tablee.server.room.greeting import said_to_all
from tablee.server.room.member import Member
from tablee.server.room.play import Play
from tablee.server.store.document import Document


class Asking(NamedTuple):
    """What waits until others agree: something is taken back, or somebody new comes to the seat of one who is gone."""

    seat: int
    to: int  # how many entries stand afterwards
    holders: set[int]  # who must still agree
    invite: bool = False


class People(ABC):
    """What a room does with its seats; the room itself keeps, writes and shows."""

    absence: Absence
    asking: Asking | None
    members: set[Member]
    play: Play

    @property
    def document(self) -> Document:
        return self.play.document

    @abstractmethod
    async def save(self) -> None: ...

    @abstractmethod
    async def take_back(self, seat: int, to: int, command: str = "", who: str = "") -> None: ...

    @abstractmethod
    def seats_changed(self) -> None: ...

    @abstractmethod
    def show_room(self) -> None: ...

    @abstractmethod
    def tell(self, message: dict[str, Any]) -> None: ...

    # ------------------------------------------------------------------ what others must agree to
    def ask_leave(self, seat: int, to: int, others: set[int], command: str) -> None:
        """May this seat take back what stands after so many entries? The same command, sent again, asks nobody again."""
        self.asking = Asking(seat, to, others)
        self.play.commands.add(command)
        self.show_room()

    def ask_to_invite(self, seat: int, others: set[int]) -> None:
        """May somebody new have the seat of one who is gone?"""
        self.asking = Asking(seat, 0, others, invite=True)
        self.show_room()

    async def give_leave(self, holder: int, yes: bool, who: str = "") -> None:
        """One of those who were asked answers; with the last who agrees it is done."""
        assert self.asking is not None
        asking = self.asking
        if not yes:
            self.asking = None
            self.tell(said_to_all("invite-refused" if asking.invite else "undo-refused", asking.seat))
            self.show_room()
        elif asking.holders != {holder}:
            self.asking = asking._replace(holders=asking.holders - {holder})
            self.show_room()
        elif asking.invite:
            await self.lose(asking.seat)
        else:
            await self.take_back(asking.seat, asking.to, who=who)

    # ------------------------------------------------------------------ seats
    async def invite(self, number: int) -> str:
        code = self.document.invite(number)
        await self.save()
        return code

    async def lose(self, number: int) -> None:
        """All agree that the owner of a seat does not come back: the host may invite somebody else."""
        self.asking = None
        self.document.lose(self.document.seats[number].holder, True)
        await self.save()
        self.show_room()

    def given_up(self, holder: int) -> bool:
        """Has somebody new been let in to their seats, or are the others asked whether somebody may come?"""
        asking, seats = self.asking, self.document.seats
        asked = asking is not None and asking.invite and seats[asking.seat].holder == holder
        return asked or any([seats[number].lost for number in self.document.seats_of(holder)])

    async def returns(self, holder: int, token: str) -> None:
        """Somebody comes who may have been given up, or comes on another device."""
        document = self.document
        lost, moved = self.given_up(holder), document.is_next(holder, token)
        if self.asking is not None and self.asking.invite and lost:
            self.asking = None
        if lost:
            document.lose(holder, False)
        if moved:
            document.move(holder)
        if lost or moved:
            await self.save()
        for member in list(self.members) if moved else ():
            if member.holder == holder:
                member.end("carried", "ui-error-carried")

    async def code(self, holder: int) -> str:
        code = self.document.code(holder)
        await self.save()
        return code

    async def carry(self, holder: int) -> str:
        token = self.document.carry(holder)
        await self.save()
        return token

    async def sit(self, number: int, name: str) -> str:
        """Somebody new holds this seat from now on; their token."""
        token = self.document.sit(number, name)
        self.absence.leaves(self.document.seats[number].holder)  # not here yet
        self.asking = None  # whoever comes now was not asked
        await self.save()
        self.seats_changed()
        return token
