"""What the table shows: a state, who sits where, whose mat is in sight, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.fossilis.dinosaurs import fitting_bones, owned_bones
from game.model.fossilis.state import Dig
from game.model.turn import Decision
from game.scenes.ports import Kind, Seat
from game.view import theme
from game.view.cards import Claim
from game.view.pieces import Figures


@dataclass(slots=True)
class Sight:
    """The state in sight with all that is needed to draw it; `viewer` is the seat whose mat lies in front."""

    dig: Dig
    seats: tuple[Seat, ...]
    viewer: int
    figures: Figures
    asked: Decision | None = None
    """What a person is asked now; nothing while something is shown or others choose."""
    held: int = 0
    """The Tool that has been taken up and not been used yet: `asked` is then what it would ask."""
    before: Decision | None = None
    """What was asked when the Tool was taken up."""

    def show(self, dig: Dig) -> None:
        """Take another state, with its figures."""
        self.dig = dig
        self.figures = figures_of(dig)

    @property
    def others(self) -> list[int]:
        """The other seats in turn order after the one in front."""
        return self.dig.in_order(self.viewer)[1:]

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.seats[seat].name

    def is_person(self, seat: int) -> bool:
        """Tell whether a person plays a seat."""
        return self.seats[seat].kind is Kind.HUMAN

    def pawn(self, seat: int) -> str:
        """Return the name of a seat's pawn: a colour, or the Rival's own."""
        rival = self.dig.rival
        return rival.personality if rival and rival.seat == seat else theme.SEATS[seat]

    def leather(self, seat: int) -> str:
        """Return the name of a seat's mat."""
        return "rival" if self.dig.is_rival(seat) else theme.SEATS[seat]

    def stung(self, seat: int) -> bool:
        """Tell whether a seat has a Sting."""
        return bool(self.figures.stings and self.figures.stings[seat])

    def claim(self, seat: int, dinosaur: int) -> Claim:
        """Return what a seat could put onto a Dinosaur."""
        dig = self.dig
        fitting = fitting_bones(dig, seat, dinosaur)
        partial = sum(count * value for count, value in zip(fitting, dig.box.value, strict=False))
        return Claim(tuple(owned_bones(dig, dig.seats[seat])), partial)


def figures_of(dig: Dig) -> Figures:
    """Return the numbers of a state."""
    return Figures(
        [seat.score for seat in dig.seats],
        [seat.plaster for seat in dig.seats],
        dig.energy,
        dig.pool,
        len(dig.ice.board) if dig.ice else 0,
        dig.scorpion.stings[:] if dig.scorpion else [],
        dig.active,
        dig.round,
        dig.last_round,
    )
