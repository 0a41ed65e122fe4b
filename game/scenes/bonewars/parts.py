"""What the parts of the table have in common, and the contract among those who build it.

**Layout.** `layout_of(focus)` gives the places of a focus (`layout.py`); nobody writes a position into code.
`sight.focus` says which focus is shown; `table.turn_to(focus)` slides the divider there.

**State.** `sight.feud` is the state *shown*. Parts and sprites read it and nothing else, so whoever plays facts back
works on a clone of the state before, does every fact on that clone as it is shown, and lets `board.rest(feud)` say
where everything stands then: what moved between two rests flies, what is new comes, what is gone goes. When all has
been shown `sight.feud` is the session's state and `board.place(sight.feud)` changes nothing any more.

**Things.** Everything on the table has a key, a `Thing`, whether it can move (then it is the key of its sprite in
`board.cast.sprites`) or not:

| key | what |
|---|---|
| `("team", seat)`, `("team", VIRTUAL)` | a team's pawn, the neutral one included; sprite |
| `("site", s)`, `("pit", s)`, `("ground", s)` | a site; its pit; the pit's foot, to dig deeper |
| `("bone", s, level)` | a bone at a site, level 0 to 2 from the top; sprite |
| `("tile", s)` | the dig site action at a site |
| `("camp", space)` | a camp space; when a camp stands there also its sprite |
| `("way", a, b)`, `("door", u, s)` | the arrow from site a to site b; the road from university u to site s |
| `("species", id)`, `("scholar", id)`, `("team-card", id)`, `("solo", id)` | a card wherever it lies in sight; sprite |
| `("university", u)`, `("grant", u)` | a university space; the grant above it |
| `("grant-marker", seat)`, `("profession-marker", seat)`, `("post", seat)` | markers; sprites |
| `("action", n)` | a paleontologist action's plate, n of `box.ACTIONS` |
| `("patron", p)`, `("shelf", p)`, `("track", p)` | head with credibility; shelves; loyalty track |
| `("paper", p, place)`, `("loyalty", seat, p)` | a paper on the shelves; a loyalty marker; sprites |
| `("award", tile, space)`, `("award-tile", tile)`, `("claim", tile, space, n)` | award space; tile; a marker (sprite) |
| `("find", place)`, `("column", c)` | a minor find tile (sprite); the bonus under a column |
| `("scholars",)`, `("rare", kind)`, `("bag",)`, `("species-deck",)` | paleontologist deck; display; bag; deck |
| `("profession", space)`, `("endgame", place)`, `("round", n)` | a space; one of the endgame tile; the round track |
| `("crate", n)`, `("cover", n)` | the viewer's nth bone in its crate (sprite); a cover tile (sprite) |
| `("envelope", e)`, `("camps", "movement")`, `("camps", "archive")` | archive; the camps still on the board |
| `("own-camp", name, n)` | a camp on the board; sprite |
| `("locket",)`, `("money",)`, `("reputation",)`, `("specialist", n)`, `("award-markers",)` | identity |
| `("slot", n)`, `("extra-slot",)` | an action slot; the place beside the last one |
| `("strip", seat)` | another player's strip |
| `("verb", name)` | turn bar: `dig discover site camp deepen move`, or the steps of a paleontologist action |
| `("button", name)` | `undo end pass` on the mat, `score rules log sound settings` in the bar, `edge` of the sheets |
| `("reward", n)`, `("answer", n)` | a token of the reward tray; an answer in its second row |
| `("desk-bone", row, category)`, `("set", value, kind)` | a skeleton's place, a group of bones on the desk |
| `("loop", half, n)`, `("solo-back",)`, `("solo-slot", n)` | Theodore's card: half 0 upper, 1 lower; next back; slots |

**Where.** `places.rect_of(thing)` is its rectangle in the focus shown (None: not in sight), `places.point_of(thing)`
where a sprite of it stands, `things.thing_at(point)` the topmost thing under a point. `answers.things_of(feud, asked,
choice)` names the things that stand for a choice: click any of them and it is made (empty: only tray, turn bar or a
button offer it). `answers.zone_of(choice)` is the zone where it is made: `map universities actions shelves awards
finds scholars rare profession rounds desk tray crates archive camps slots hand bar buttons`.

**Light.** `table.lights` maps things to `gold` (may be chosen), `blue` (pointer), `violet` and `dashed-violet` (the
automa), `brass` (fits what you hold). The scene draws them round `rect_of(thing)`; nothing else draws glows.

**Words** (`game/view/bonewars`). `names.names_of(feud, seats, people)` is what all others are given;
`notes.note(names, feud, viewer, thing)` title and sentences for any thing pointed at, with the numbers as they stand;
`prompts.prompt(names, feud, asked)`; `choices.choice_text(names, feud, asked, choice)` for every answer;
`refusals.refusal(names, feud, asked, viewer, thing)` why a thing does not answer; `log_scribe.Log(names)` for the
drawer; `reasons.reason(names, fact)`; the cover of a hot seat says `wars-cover-title`, `-text`, `-ready`; undo stops
for `wars-undo-<why>`.

**Owners.** Layout, drawing, hovering (`things describe zoom`): `bonewars_table.py` and everything here but what
follows. Words, log, playback, Theodore's reasons: `game/view/bonewars/{log,names,playback}*.py`, `reasons*.py` here.
Choosing: `hand targets asking play covers ghosts` here.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.scenes.bonewars.places import Places
from game.view.painter import Painter
from game.view.pieces import Key

Thing = Key


class TablePart:
    """A part of the table in one box of one focus; it knows the places of that focus and what is in sight."""

    def __init__(self, places: Places, box: pygame.FRect) -> None:
        self.places = places
        self.layout = places.layout
        self.sight = places.sight
        self.box = box

    def sign(self) -> Hashable:
        """Return something that is equal as long as the part would look the same."""
        raise NotImplementedError

    def draw(self, painter: Painter) -> None:
        """Draw the part; nothing outside its box."""
        raise NotImplementedError
