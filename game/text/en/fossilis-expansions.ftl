# The expansions of Fossilis: Ice Age, Scorpion, Power Tools, Caution Tape.

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
prompt-jackhammer = { $player }: Jackhammer — which pit is broken open?
prompt-rock-saw = { $player }: Rock Saw — which Stone slides, and where to?
prompt-saw-on = { $player }: Rock Saw — one space more, or enough?

## Scorpion

token-straight = Straight line
token-diagonal = Diagonal line
token-adjacent = One space
token-sand = To Sand
token-clay = To Clay
token-stone = To Stone
prompt-place-scorpion = { $player }: set the Scorpion on a tile without a pawn
prompt-move-scorpion = { $player }: where does the Scorpion scuttle?
reason-scorpion-nearest-to-pawn = The tile nearest to the other pawn is { $chosen }: the Scorpion goes there
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

## Ice Age

pieces-crystal = { $count ->
        [one] 1 Ice Crystal
       *[other] { $count } Ice Crystals
    }

## Undiscovered Species

dinosaur-own-text = A species of a player's own making, new to science.
