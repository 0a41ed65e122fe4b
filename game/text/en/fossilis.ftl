# Fossilis: the names of things, what may be done, and what the player is asked.

-energy = Energy
-plaster = Plaster

## Pieces, tiles, characteristics

piece-tooth = Tooth
piece-limb = Limb
piece-rib = Rib
piece-hip = Hip
piece-skull = Skull
piece-hammer = Rock Hammer
piece-crystal = Ice Crystal

pieces-tooth = { $count ->
        [one] 1 Tooth
       *[other] { $count } Teeth
    }
pieces-limb = { $count ->
        [one] 1 Limb
       *[other] { $count } Limbs
    }
pieces-rib = { $count ->
        [one] 1 Rib
       *[other] { $count } Ribs
    }
pieces-hip = { $count ->
        [one] 1 Hip
       *[other] { $count } Hips
    }
pieces-skull = { $count ->
        [one] 1 Skull
       *[other] { $count } Skulls
    }
pieces-hammer = { $count ->
        [one] 1 Rock Hammer
       *[other] { $count } Rock Hammers
    }

bone-text = Costs { $plaster } { -plaster } to extract and is worth { $value } when scored; left over, { $leftover ->
        [one] 1 point
       *[other] { $leftover } points
    }.
hammer-text = Costs no { -plaster }. Swap it at once for a face-up Skill; you need an empty slot.

fragment-egg = Egg
fragment-footprint = Footprint
fragment-amber = Amber
fragment-any = any Fragment

fragments-egg = { $count ->
        [one] 1 Egg
       *[other] { $count } Eggs
    }
fragments-footprint = { $count ->
        [one] 1 Footprint
       *[other] { $count } Footprints
    }
fragments-amber = { $count } Amber
fragments-any = any { $count }

terrain-sand = Sand
terrain-clay = Clay
terrain-stone = Stone
terrain-sand-text = { -energy } to dig: { $energy }. Sand pushes Sand alone.
terrain-clay-text = { -energy } to dig: { $energy }. Clay pushes Clay and Sand.
terrain-stone-text = { -energy } to dig: { $energy }. Stone pushes everything.

pit = Open pit
pit-covered = Covered pit
stack = Two tiles lie here: { $upper } on { $lower }.

trait-carnivore = Carnivore
trait-herbivore = Herbivore
trait-biped = Biped
trait-quadruped = Quadruped
trait-aquatic = Aquatic
trait-avian = Avian
trait-triassic = Triassic
trait-jurassic = Jurassic
trait-cretaceous = Cretaceous
trait-pleistocene = Pleistocene
trait-text = { $size } or more of a kind score { $set } at the end; whoever has most of it scores { $majority }.
trait-variety = One of every kind scores { $points }.

## Places

side-far = the far side
side-right = the right side
side-near = the near side
side-left = the left side
direction-n = far
direction-e = right
direction-s = near
direction-w = left
guide-FL = far left
guide-FR = far right
guide-NR = near right
guide-NL = near left
space = { $column }{ $row }
spot = spot { $spot }

## The table

round = Round { $round }
last-round = Last round
energy = { -energy }
plaster = { -plaster }
score = Score
plaster-pool = Plaster pool
pool-left = { $left ->
        [0] The pool is empty
        [one] 1 Plaster in the pool
       *[other] { $left } Plaster in the pool
    }
pool-text = Whoever takes the last cube turns up the next Event. When the fourth pool is empty, the game draws to its end.
pools-to-come = { $count ->
        [0] The last pool
        [one] 1 pool to come
       *[other] { $count } pools to come
    }
event-none = No Event yet
event-in-force = In force
event-next = The next comes with the last cube of this pool.
dinosaur-display = Dinosaurs
market = Market
skills = Skills
skill-slot = Empty slot
skill-slot-text = { $points ->
        [one] Left empty, it scores 1 point at the end.
       *[other] Left empty, it scores { $points } points at the end.
    }
laboratory = Laboratory
laboratory-empty = No Dinosaur claimed
bones = Bones
fragments = Fragments
collection = Collection
tools = Tools
supplies = Supplies
tile-stock = Discarded tiles
tile-stock-text = Sand from here can be laid on the site again.
dinosaur-perfect = Perfect: { $points }
dinosaur-partial = Partial: { $points }
dinosaur-lacks = Lacks { $bones }
dinosaur-complete = All its bones are yours.
card-points = { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
card-fresh = From your next turn on
card-used = Used; its points count at the end
tool = Tool
supplies-card = Supplies
skill = Skill
event = Event

## What may be done

action-dig = Dig
action-move = Move
action-climb = Climb
action-extract = Extract
action-plaster = Plaster
action-sand = Sand
action-buy = Buy
action-claim = Claim
action-score = Score
action-end-turn = End turn

action-dig-text = Slide the tile you stand on, or one beside you, one space. It pushes tiles no heavier than itself; what leaves the site is yours. Sand 1, Clay 2, Stone 3 Energy.
action-move-text = Walk up to { $steps } spaces: no pit, no other pawn in the way.
action-climb-text = From beside the site, climb onto a tile of that side.
action-extract-text = Take a bone or a Rock Hammer from an open pit beside you. Bones cost Plaster.
action-plaster-text = Take Plaster from the pool.
action-sand-text = Lay a Sand from the discard pile beside you: over an open pit or on a single tile.
action-buy-text = Buy one card with Fragments. It ends your actions.
action-claim-text = Take a Dinosaur into your laboratory. You need one of its bones. It ends your buying.
action-score-text = Score a Dinosaur: perfectly with all its bones, from the display or the laboratory; partially from the laboratory alone.
action-end-turn-text = What Energy is left is lost.
price-energy = { $energy ->
        [0] free
       *[other] { $energy } [energy]
    }
price-energy-range = { $least }–{ $most } [energy]
price-plaster = { $plaster } [plaster]
price-free = free

## What is asked

prompt-place-on-corner = { $player }: choose a corner to start from
prompt-take-turn-actions = { $player }: dig, move or extract — { $energy ->
        [0] no Energy left
       *[other] { $energy } Energy left
    }
prompt-take-turn-market = { $player }: buy once more, claim a Dinosaur, or end the turn
prompt-take-turn-market-done = { $player }: claim a Dinosaur, or end the turn
prompt-take-turn-claim = { $player }: score what you can, or end the turn
prompt-choose-side = { $player }: out of the pit — choose a side of the site
prompt-choose-tile = { $player }: which tile of the discard pile?
prompt-choose-skill = { $player }: a Rock Hammer! Choose a Skill
prompt-pay = { $player }: choose tiles to pay with — still owed: { $owed }
prompt-choose-bones = { $player }: which bones of yours go into { $dinosaur }?
prompt-free-dig = { $player }: { $tool } — dig for nothing, or be done
prompt-soft-brush = { $player }: { $tool } — extract one piece
prompt-chisel-dig = { $player }: { $tool } — dig one Stone
prompt-clay-bucket = { $player }: { $tool } — lift a Clay beside you
prompt-pry-dig = { $player }: { $tool } — dig, whatever the weight
prompt-ladder = { $player }: { $tool } — climb, or walk on
prompt-earthquake = { $player }: Earthquake — push one Stone, or let it be
prompt-junk-sale = { $player }: Junk Sale — choose a card for { $receiver }
prompt-mentor-visit = { $player }: Mentor Visit — choose a Skill, or the points
prompt-add-tile = { $player }: { $event } — lay one { $terrain } on a pit or a single tile
prompt-patronage = { $player }: Patronage — Plaster, or points?
prompt-reclassification = { $player }: Reclassification — discard one scored Dinosaur
prompt-snakebite = { $player }: Snakebite — lose points, or Energy?
prompt-score-laboratory = { $player }: the last reckoning — score { $dinosaur }, or leave it
prompt-rival = { $player } is at work
prompt-other = { $player } is thinking
prompt-game-over = The dig is over

prompt-dig = Dig: choose a tile
prompt-dig-direction = Dig: choose where the { $terrain } slides
prompt-move = Move: choose a space
prompt-climb = Climb: choose a tile of your side, or another side
prompt-extract = Extract: choose a piece
prompt-plaster = Plaster: how much?
prompt-sand = Sand: choose a pit or a single tile
prompt-buy = Market: choose a card
prompt-claim = Claim: choose a Dinosaur
prompt-score = Score: choose a Dinosaur
prompt-tool = Choose a Tool

choice-done = Done
choice-pass = Let it be
choice-leave = Leave it
choice-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choice-lose-points = { $points ->
        [one] Lose 1 point
       *[other] Lose { $points } points
    }
choice-lose-energy = { $energy } Energy less next turn
choice-plaster = { $amount } Plaster
choice-perfect = Perfect: { $points }
choice-partial = Partial: up to { $points }
cancel = Back

## Undo

undo = Undo
redo = Redo
undo-nothing = This is where the game began.
undo-start = This is where the game began.
undo-chance = Chance has spoken: this stays.
undo-pit = A pit was opened and seen: this stays.
undo-card = A card was turned up: this stays.
undo-event = An Event was turned up: this stays.
undo-rival = The Rival has shown a card: this stays.
redo-nothing = Nothing was taken back.

## The Rival, and how hard he is to beat

personality-marsh = Othniel Marsh
personality-cope = Edward Cope
personality-marsh-short = Marsh
personality-cope-short = Cope
personality-marsh-text = Professor at Yale, patient and well supplied: he waits for the great skeletons.
personality-cope-text = Gentleman of Philadelphia, quick of pen and temper: he names first and asks later.
wishlist = Wishlist

switch-by-number = Blind walk
switch-by-number-text = Easier. The Rival always walks the number on his Draw card, even away from a bone he needs.
switch-lowest-bone = Small bones
switch-lowest-bone-text = Easier. Among the bones he might take, the Rival takes the one of least value.
switch-no-hammer-points = No fee for hammers
switch-no-hammer-points-text = Easier. The Rival scores nothing for a Rock Hammer. He still takes it, and a Skill.
switch-shown-type-only = One kind of card
switch-shown-type-only-text = Easier. The Rival buys only the kind of card that his top Standby card shows.
switch-leftmost-dinosaur = First come
switch-leftmost-dinosaur-text = Easier. The Rival targets the leftmost Dinosaur of the display, whatever it is.
switch-two-spaces = Long push
switch-two-spaces-text = Harder. The Rival pushes his line two spaces.
switch-one-more-plaster = Spilt plaster
switch-one-more-plaster-text = Harder. The Rival removes one Plaster more than his card shows.
switch-wishlist-from-deck = Private dealer
switch-wishlist-from-deck-text = Harder. The Rival takes his next target from the deck: the first that is on his wishlist.
switch-one-extra-trait = Grand collection
switch-one-extra-trait-text = Harder. In the contest for majorities the Rival counts as having one more of each characteristic.
switch-rival-scores-slots = Idle hands
switch-rival-scores-slots-text = Harder. The Rival scores the points of your empty Skill slots; you do not.
switch-excludes = Not together with “{ $other }”.

## The final reckoning

tally-score = Scored in play
tally-bones = Bones left over
tally-cards = Tools and Supplies
tally-skill-texts = Skills
tally-slots = Empty Skill slots
tally-set = Set: { $trait }
tally-majority = Most: { $trait }
tally-variety = Variety
tally-total = Total
