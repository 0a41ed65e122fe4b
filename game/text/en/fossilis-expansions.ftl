# The expansions of Fossilis: Ice Age, Scorpion, Power Tools, Caution Tape, Undiscovered Species.

## The expansions by name, and in one sentence

expansion-ice-age = Ice Age
expansion-ice-age-tip = Ten animals of the Pleistocene from a deck of their own, and Ice Crystals in the pits: each one found raises the bonus for the next such animal.
expansion-ice-age-simple = Ice Age, simple
expansion-ice-age-simple-tip = The ten animals of the Pleistocene are shuffled among the Dinosaurs. All ten characteristics are worth 15 points.
expansion-scorpion = Scorpion
expansion-scorpion-tip = After the first Event a Scorpion roams the site. Whoever buys a Tool sends it on: pawns beside it flee, and whom it meets is stung.
expansion-power-tools = Power Tools
expansion-power-tools-tip = Jackhammer, Rock Drill and Rock Saw join the Tools.
expansion-caution-tape = Caution Tape
expansion-caution-tape-tip = Once a game each player may cover an open pit beside his pawn until his next turn: nothing goes in or out.
expansion-undiscovered = Undiscovered Species
expansion-undiscovered-tip = Species of your own making are shuffled among the Dinosaurs.

## Power Tools

tool-jackhammer = Jackhammer
tool-jackhammer-text = Remove all tiles over one pit, anywhere. Its two most valuable bones are lost.
short-jackhammer = Break one pit open; its two best bones are lost.
tool-rock-drill = Rock Drill
tool-rock-drill-text = This turn every dig costs 1 Energy, whatever else changes prices.
short-rock-drill = This turn every dig costs 1 Energy.
tool-rock-saw = Rock Saw
tool-rock-saw-text = Slide one Stone that lies on top up to 3 spaces in one direction. What falls off is discarded.
short-rock-saw = Slide one Stone up to 3 spaces.
prompt-rock-drill = { $player }: Rock Drill — this turn every dig will cost 1 Energy
prompt-jackhammer = { $player }: Jackhammer — which pit is broken open?
prompt-rock-saw = { $player }: Rock Saw — which Stone slides, and where to?
prompt-saw-on = { $player }: Rock Saw — one space more, or enough?

## Scorpion

scorpion = The Scorpion
scorpion-text = No pawn walks onto it or through it. When it has moved, pawns beside it flee one space and a pawn in its space is stung.
sting = Sting
sting-text = You have 1 { -energy } less on your turns until you spend { $energy } to be rid of it. Nobody has more than one.
action-remove-sting = Remove the Sting
action-remove-sting-text = Spend { $energy } { -energy }: from your next turn on you have all of it again.
token-text = With this Tool: { $points } points, then move the Scorpion. { $move }
token-straight-text = Any distance in a straight line, over pits too.
token-diagonal-text = Any distance in a diagonal line, over pits too.
token-adjacent-text = One space in any direction.
token-sand-text = Onto any other Sand that lies on top.
token-clay-text = Onto any other Clay that lies on top.
token-stone-text = Onto any other Stone that lies on top.
token-straight = Straight line
token-diagonal = Diagonal line
token-adjacent = One space
token-sand = To Sand
token-clay = To Clay
token-stone = To Stone
prompt-place-scorpion = { $player }: set the Scorpion on a tile without a pawn
prompt-move-scorpion = { $player }: where does the Scorpion scuttle?
reason-scorpion-nearest-to-pawn = The tile nearest to your pawn is { $chosen }: the Scorpion goes there
rejected-farther-from-pawn = farther from the pawn
rejected-later-in-guide = later in the order of his guide

## The log

log-crystal-extracted = An Ice Crystal rises from { $space } to the Glacier board
log-crystals-discarded = { $count ->
        [one] An Ice Crystal leaves
       *[other] { $count } Ice Crystals leave
    } the Glacier board
log-pleistocene-dealt = New in the display: { $dinosaur }
log-scorpion-entered = The Scorpion comes into play: { $player } sets it on { $space }
log-scorpion-placed = { $player } sets the Scorpion back on { $space }
log-scorpion-scuttled = { $player } lets the Scorpion scuttle to { $space }
log-scorpion-stayed = The Scorpion stays where it is
log-scorpion-rode = The Scorpion rides to { $space }
log-scorpion-displaced = The Scorpion is pushed to { $space }
log-scorpion-fell-off = The Scorpion goes over { $side } of the site
log-scorpion-fell-in = The Scorpion falls into the pit at { $space }
log-token-placed = A Scuttle token on the market: { $token }
log-token-claimed = { $player } claims a Scuttle token: { $token }
log-tokens-shuffled = { $count } Scuttle tokens are shuffled anew
log-pawn-stung = { $player } is stung
log-pawn-stung-again = { $player } is stung again, to no effect
log-pawn-fled = { $player } flees from the Scorpion
log-pawn-stood = { $player } cannot flee and stays at { $space }
log-sting-removed = { $player } is rid of the Sting
log-tiles-removed = { $player } breaks the pit at { $space } open
log-bones-destroyed = Lost for good: { $pieces }
log-drill-started = { $player } drills: every dig of this turn costs 1 Energy
log-tape-placed = { $player } puts Caution Tape over the pit at { $space }
log-tape-removed = { $player } takes the Caution Tape from { $space } out of the game

## Caution Tape

tape = Caution Tape
tape-text = Nothing goes into this pit or comes out of it until { $player } begins a turn.
tape-ready-text = Once a game, at any time of your turn: cover an open pit beside your pawn until your next turn.
action-tape = Caution Tape
action-tape-text = Cover an open pit beside you until your next turn: nothing goes in or out. Once a game.

## Ice Age

pleistocene-deck = Pleistocene deck
pleistocene-deck-text = It fills the fourth place of the display. Cards left: { $count }.
glacier = Glacier board
glacier-text = The rightmost crystal is the bonus for a Pleistocene animal: now { $points }. A partial score takes that crystal away, a perfect one all of them.
crystal-text = It goes to the Glacier board as soon as its pit opens, and costs nothing.
choice-on = One space more
pieces-crystal = { $count ->
        [one] 1 Ice Crystal
       *[other] { $count } Ice Crystals
    }

## Undiscovered Species

dinosaur-own-text = A species of a player's own making, new to science.
