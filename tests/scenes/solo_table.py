"""A person alone against the Rival at the table of Fossilis, for tests."""

from tests.scenes.at_table import Person

SOLO = ("human", "rival-marsh")
PAIR = ("human", "human")


def started(person: Person) -> Person:
    person.make(("corner", 4))
    person.watch()
    return person
