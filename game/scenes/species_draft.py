"""A species in the making: what has been chosen so far, what it is worth, and why it cannot be kept yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.content import fossilis_box
from game.model.fossilis.box import BONES, Animal, Dinosaur
from game.model.fossilis.undiscovered import MOST_BONES, clean_name
from game.scenes.species_card import card_of
from game.species import new_species, perfect
from game.view.text import words


@dataclass
class SpeciesDraft:
    """Name, three characteristics and up to three bones."""

    name: str = ""
    diet: str = "herbivore"
    movement: str = "quadruped"
    era: str = "jurassic"
    bones: list[str] = field(default_factory=list)

    @property
    def full(self) -> bool:
        """Whether it has as many bones as a card holds."""
        return len(self.bones) >= MOST_BONES

    @property
    def perfect(self) -> int:
        """What it is worth with the bones it has; nothing without one."""
        return perfect(self.bones) if self.bones else 0

    def add(self, bone: str) -> None:
        """Add a bone, if there is room."""
        if not self.full:
            self.bones = sorted([*self.bones, bone], key=BONES.index, reverse=True)

    def take_away(self, number: int) -> None:
        """Take a bone away."""
        if number < len(self.bones):
            del self.bones[number]

    def formula(self) -> str:
        """Return how the value comes about, in figures."""
        if not self.bones:
            return words("editor-no-bones")
        value = {row.key: row.value for row in fossilis_box().rows.pieces}
        figures = [value[bone] for bone in self.bones]
        total, bonus = " + ".join(map(str, figures)), self.perfect - sum(figures)
        if not bonus:
            return words("editor-formula", sum=total, perfect=self.perfect)
        count = len(self.bones)
        return words("editor-formula-bonus", sum=total, bonus=bonus, count=count, perfect=self.perfect)

    def card(self) -> Animal:
        """Return its card as far as it is made."""
        return card_of(self.name.strip(), (self.diet, self.movement, self.era), tuple(self.bones), self.perfect)

    def refusal(self) -> str:
        """Return the sentence that says why it cannot be kept yet; empty if it can."""
        try:
            clean_name(self.name)
            self.finished()
        except ValueError as reason:
            text = str(reason)
            return f"{text[:1].upper()}{text[1:]}."
        return ""

    def finished(self) -> Dinosaur:
        """Return the species; raises `ValueError` with the sentence of `refusal`."""
        return new_species(self.name, self.diet, self.movement, self.era, self.bones)


def draft_of(row: Dinosaur) -> SpeciesDraft:
    """Return a draft that starts from a species."""
    return SpeciesDraft(row.name, row.diet, row.movement, row.era, sorted(row.bones, key=BONES.index, reverse=True))
