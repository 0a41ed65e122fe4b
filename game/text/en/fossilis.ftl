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
terrain-sand-text = { to-dig }. Sand pushes only Sand.
terrain-clay-text = { to-dig }. Clay pushes Clay and Sand.
terrain-stone-text = { to-dig }. Stone pushes everything.
terrain-pried-text = { to-dig }. Pry Bar: it pushes tiles of any weight.
to-dig = { $energy ->
        [0] Free to dig
       *[other] { -energy } to dig: { $energy }
    }

pit = Open pit
stack-brief = { $upper } on { $lower }
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
guide-FL = far left
guide-FR = far right
guide-NR = near right
guide-NL = near left
space = { $column }{ $row }
spot = spot { $spot }

## The table

round = Round { $round }
last-round = Last round
rival-turn = { $player } takes his six steps
round-of = Round { $round } of { $last }
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
score-it-now = Score it now: { $points } points.
dinosaur-complete = All its bones are yours.
card-points = { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
tool-rule = Used once, among the actions of your turn.
card-fresh = From your next turn on
card-used = Used; its points count at the end
tool = Tool
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

## What is asked

prompt-place-on-corner = { $player }: choose a corner to start from
prompt-take-turn = { $player }: dig, move or extract — { $energy } Energy left
prompt-take-turn-beside = { $player }: climb back onto the site — { $energy } Energy left
prompt-take-turn-spent = { $player }: buy, claim, score, or end the turn
prompt-take-turn-free-extract = { $player }: one piece more comes out for no Energy, or go on to the market
prompt-take-turn-free-dig = { $player }: one more dig costs no Energy, or go on to the market
prompt-take-turn-free-tool = { $player }: use a Tool, or go on to the market
prompt-take-turn-buy = { $player }: buy once more, claim, or end the turn
prompt-take-turn-claim = { $player }: claim a Dinosaur, or end the turn
prompt-take-turn-score = { $player }: score what you can, or end the turn
prompt-take-turn-over = { $player }: nothing is left to do but to end the turn
prompt-choose-side = { $player }: out of the pit — to which side of the site?
prompt-choose-tile = { $player }: which { $terrain } of the discard pile goes onto { $space }?
prompt-choose-skill = { $player }: a Rock Hammer! Choose a Skill for it
prompt-pay = { $player }: pay for { $card } — { $owed ->
        [one] one Fragment is still owed
       *[other] { $owed } Fragments are still owed
    }
prompt-choose-bones = { $player }: which of your bones go into { $dinosaur }?
prompt-tool-dig = { $player }: dig { $tiles }, { $energy ->
        [0] for no Energy
       *[other] for { $energy } Energy
    }
prompt-tool-dig-again = { $player }: dig { $tiles } once more, or be done
prompt-soft-brush = { $player }: Soft Brush — take out one piece, { $plaster } Plaster cheaper
prompt-clay-bucket = { $player }: Clay Bucket — lift a Clay beside you
prompt-pry-dig = { $player }: Pry Bar — dig, whatever the weight
prompt-ladder = { $player }: Field Ladder — climb, or walk up to { $spaces } spaces
prompt-earthquake = { $player }: Earthquake — push one Stone, or let it be
prompt-junk-sale = { $player }: Junk Sale — which card goes to { $receiver }?
prompt-mentor-visit = { $player }: Mentor Visit — a Skill, or { $points } points?
prompt-add-tile = { $player }: { $event } — lay { $terrain } on a pit or a single tile
prompt-patronage = { $player }: Patronage — { $amount } Plaster, or { $points } points?
prompt-discard-dinosaur = { $player }: Reclassification — which Dinosaur leaves your collection?
prompt-snakebite = { $player }: Snakebite — lose { $points } points, or { $amount } Energy next turn?
prompt-score-laboratory = { $player }: the dig is over — score what is in your laboratory
prompt-rival = { $player } is at work
prompt-other = { $player } is thinking
prompt-game-over = The dig is over — click for the reckoning
tiles-or = { $first } or { $second }

prompt-dig = Dig: choose a tile
prompt-dig-direction = Dig: choose where the { $terrain } slides
prompt-move = Move: choose a space
prompt-climb = Climb: choose a tile of your side, or another side
prompt-climb-here = Climb: choose a tile of your side
prompt-extract = Extract: choose a piece
prompt-plaster = Plaster: how much?
prompt-sand = Sand: choose a pit or a single tile
prompt-buy = Market: choose a card
prompt-claim = Claim: choose a Dinosaur
prompt-score = Score: choose a Dinosaur
prompt-tool = Choose a Tool

choice-done = Done
choice-use = Use it
choice-pass = Let it be
choice-leave = Leave it
choice-of-dinosaur = { $dinosaur } · { $what }
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
choice-partial-one = Partial: { $points }

## Undo

undo = Undo
redo = Redo
undo-nothing = This is where the game began.
undo-start = This is where the game began.
undo-others = { $player } made the last choice: it stays.
undo-chance = Chance has spoken: this stays.
undo-pit = A pit was opened and seen: this stays.
undo-card = A card was turned up: this stays.
undo-event = An Event was turned up: this stays.
undo-rival = The Rival has shown a card: this stays.
undo-past = The past cannot be changed: go back to the game first.
redo-past = The past cannot be changed: go back to the game first.
redo-nothing = Nothing was taken back.

## The Rival

wishlist = Wishlist

## The reckoning as it stands

tally-score = Scored in play
tally-bones = Bones left over
tally-cards = Tools and Supplies
tally-skill-texts = Skills
tally-slots = Empty Skill slots
tally-set = { $trait }: set
tally-majority = { $trait }: most of it
tally-set-and-majority = { $trait }: set + most of it
tally-variety = Variety
tally-total = Total
estimate-now = If the dig ended now:
estimate-laboratory-whole = Laboratory: { $dinosaur }
estimate-laboratory-part = Laboratory: { $dinosaur }, in part
estimate-target-whole = Target: { $dinosaur }
estimate-target-part = Target: { $dinosaur }, in part
held-bones = Bones: { $what }
held-fragments = Fragments: { $what }
held-cards = Cards: { $what }
held-skills = Skills: { $what }
held-scored = Scored: { $what }
scored-of = Scored by { $player }
scored-none = No Dinosaur yet.
scored-part = in part
scored-sets = Sets: { $traits }
scored-most = Most of: { $traits }
scored-most-shared = Most of, with others: { $traits }
trait-most = most: { $count }
trait-most-shared = most, shared: { $count }
