"""A team goes the better of two ways that are as short, and comes back from a way as a whole."""

import pytest

from game.app import App
from game.model.bonewars.state import Feud
from game.model.bonewars.team import TeamTurn
from game.model.turn import Decision
from game.scenes.bonewars.targets import routes
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, played_until

PAIR = ("human", "human")


def crossings(feud: Feud) -> list[tuple[int, int, int, int]]:
    """Return each site with one that is two moves away by either of two others, and those."""
    ways = feud.box.ways
    found = []
    for here in range(len(ways)):
        for goal in range(len(ways)):
            between = [site for site in ways[here] if goal in ways[site]]
            if goal != here and goal not in ways[here] and len(between) == 2:
                found.append((here, goal, *between))
    return found


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("where", [0, 1])
def test_of_two_ways_that_are_as_short_a_team_goes_the_one_that_toll_speaks_for(owner: int, where: int) -> None:
    session = played_until(PAIR, lambda asked, feud: isinstance(asked.step, TeamTurn) and asked.step.free > 1)
    feud, step = session.state, session.state.todo[-1]
    assert isinstance(step, TeamTurn)
    me, other = step.player, 1 - step.player
    here, goal, *between = crossings(feud)[0]
    feud.seats[me].site, feud.seats[other].site = here, between[where]
    feud.seats[me].grant, feud.seats[other].grant = 0, 1
    toll = feud.box.grants.index("toll")
    feud.grants = [toll if space == owner else (toll + 1) % len(feud.box.grants) for space in range(4)]
    route = routes(feud, step)[goal]
    assert route == ((between[where] if owner == 0 else between[1 - where]), goal)


def test_a_way_made_by_one_click_is_taken_back_and_made_again_as_a_whole(app: App) -> None:
    def far(asked: Decision, feud: Feud) -> bool:
        step = asked.step
        return isinstance(step, TeamTurn) and any(len(route) > 1 for route in routes(feud, step).values())

    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    person = WarsPerson(app, played_until(PAIR, far), PAIR)
    person.watch()
    person.ready()
    target = next(target for target in person.table.hand.targets if target.route)
    made, began = person.made, person.feud.seats[person.asked.player].site
    seat = person.asked.player
    person.click(person.spot_of(target))
    person.watch()
    assert person.made == made + len(target.route)
    person.button("undo")
    person.watch()
    assert person.made == made
    assert person.feud.seats[seat].site == began
    person.table.play.redo()
    person.watch()
    assert person.made == made + len(target.route)
