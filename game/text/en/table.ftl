# The table of Fossilis: what its own parts say. Cards, pieces, actions and prompts are in fossilis*.ftl.

## Short texts for the faces of cards whose full text is shown when they are looked at

short-whisk-broom = Dig Sand up to twice for no Energy.
short-shovel = Dig one Sand or Clay for no Energy.
short-soft-brush = Extract for no Energy and { $amount } Plaster less.
short-chisel = Dig one Stone for { $amount } Energy.
short-clay-bucket = Lift a Clay tile beside you and keep it.
short-pry-bar = Dig once, whatever the weight in the way.
short-field-ladder = Climb anywhere, or move { $amount }, for no Energy.

## The bar

step-actions = Actions
step-market = Market
step-claim = Claim
prompt-step = { $player } is next: click or press Space to go on
table-now = Now: { $player }
table-last-pool = The last pool is empty: round { $round } is the last

## Mats

slot-empty = empty +{ $points }

## The Rival's panel

rival-no-target = No target
rival-draw = Draw
rival-standby = Standby
rival-bought = Bought
rival-bought-points = { $count ->
        [0] Nothing bought yet
        [one] 1 card
       *[other] { $count } cards
    }{ $count ->
        [0] { "" }
       *[other] , { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }

## The score board

event-none-yet = No Event yet: the first comes with the last cube of the pool.

## Trays and small sheets

bone-worth = { $bone } { $value }
score-now = Score { $points }
pay-owed = { $owed ->
        [one] 1 Fragment to go
       *[other] { $owed } Fragments to go
    }
pick-a-bone = Choose a bone
sheet-put-away = The question is put away: nothing has been done
tray-pay = { $card } costs { $cost }
tray-pay-ends = Buying ends your actions: { $energy } Energy will be lost.
tray-bones = Bones for { $dinosaur }
tray-tile = Which tile for { $space }?
tray-once-more = Dig once more?
tray-choice = Your choice
tray-laboratory = In the laboratory: { $dinosaurs }
tray-discard = Discard one Dinosaur
ask-claim = Claim { $dinosaur }
ask-claim-energy = { $energy } Energy will be lost.
ask-claim-market = You could still buy a card: claiming ends that.
ask-end-turn = End the turn?
ask-end-turn-energy = { $energy } Energy is left and will be lost.
ask-which = Which of these?
ask-plaster = How much Plaster?

## Why not

refuse-not-now = Not now: { $player } is at work.
refuse-answer-first = First answer what is asked.
refuse-actions-over = You have bought or claimed: the actions of this turn are over.
refuse-market-over = You have claimed: the market of this turn is over.
refuse-energy = { $what } costs { $price } Energy, you have { $energy }.
refuse-plaster = { $what } costs { $price } Plaster, you have { $plaster }.
refuse-beside = You stand beside the site: climb onto it first.
refuse-on-site = You stand on the site already.
refuse-far = Too far: you dig the tile you stand on, or one beside it.
refuse-blocked = No tile in your reach can slide: heavier tiles or stacks are in the way.
refuse-heavier = It cannot slide: heavier tiles or stacks are in the way.
refuse-hemmed-in = Pits and pawns leave you no way.
refuse-side-full = No tile of your side is free.
refuse-pit-far = This pit is not beside your pawn.
refuse-skill = A Skill is taken for a Rock Hammer out of a pit.
refuse-no-pit = No open pit beside you holds anything.
refuse-hammer = A Rock Hammer needs an empty Skill slot and a face-up Skill.
refuse-pool-empty = The Plaster pool is empty.
refuse-no-sand = There is no Sand among the discarded tiles.
refuse-no-place = No open pit or single tile beside you is free.
refuse-bought = You have bought a card this turn.
refuse-market-empty = The market is empty.
refuse-poor = No card is within your Fragments.
refuse-short = You are { $count ->
        [one] 1 Fragment
       *[other] { $count } Fragments
    } short.
refuse-claimed = You have claimed a Dinosaur this turn.
refuse-lab-full = Your laboratory is full.
refuse-no-bone = You own no bone that a Dinosaur here needs.
refuse-no-bone-of-it = You own none of its bones.
refuse-score = You lack the bones: all of them for a perfect score, one for a partial score from your laboratory.
refuse-tool = It has nothing to do here now.

## Things looked at

pit-empty = Nothing is left in it.
at-space = { $thing } · { $space }
pawn-here = { $player } stands here.
pawn-beside = { $player } stands beside the site, at { $side }.
rival-marker-text = The Rival stands at spot { $spot }. From there he would push the line that is outlined.
own-tiles-text = { $count ->
        [0] No tile gathered yet: what you push off the site is yours.
        [one] 1 gathered tile. A tile is spent whole; no change is given.
       *[other] { $count } gathered tiles. A tile is spent whole; no change is given.
    }
step-0-text = Spend Energy on actions, in any order. What is left over is lost.
step-1-text = Buy one card with the Fragments on your tiles.
step-2-text = Claim one Dinosaur of which you own a bone.
rival-draw-text = If no needed bone lies in his reach, the Rival walks { $number ->
        [one] 1 spot
       *[other] { $number } spots
    }. Cards left: { $count }.
rival-card-text = His guide: { $guide }. Plaster he removes from the pool: { $plaster }.
rival-bones = His bones
rival-bones-text = The Rival stores bones without limit. Those that his target needs go onto it.
rival-wishlist = His wishlist
rival-wishlist-text = These Dinosaurs he prefers. Those in the display are marked with an eye.
rival-purse = His Fragments
rival-purse-text = All Fragments on his Standby cards: with these he buys at the market.
rival-skills = { $count ->
        [0] He has taken no Rock Hammer.
        [one] 1 Skill for a Rock Hammer.
       *[other] { $count } Skills for Rock Hammers.
    }
rival-bought-text = Cards he bought count their points at the end.
rival-hammers = His Rock Hammers
rival-hammers-text = Each Rock Hammer that he took, with a Skill laid face down, scored him { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once. The Skill itself does nothing for him.
rival-hammers-none = Each Rock Hammer that he took keeps a Skill from you. He scores nothing for it: so it was set up.

## Headings and bare places

round-text = In a round every player has one turn.
dinosaur-display-text = In the third step of a turn one Dinosaur can be claimed of which you own a bone. With all its bones it can be scored straight from here.
market-text = In the second step of a turn a card can be bought with the Fragments on gathered tiles: two Tools and two Supplies lie here.
skills-text = Whoever takes out a Rock Hammer swaps it at once for one of these Skills.
laboratory-text = A claimed Dinosaur waits here until it is scored.
bones-text = Bones taken out of the pits wait here for a Dinosaur. One that is left at the end scores { $leftover ->
        [one] 1 point.
       *[other] { $leftover } points.
    }
collection-text = The characteristics of the Dinosaurs scored. Every { $size } of a kind make a set; sets and majorities score at the end.
slots = Your Skills
slots-text = Skills that you own work from now on. Slots left empty score points at the end.
tools-text = Tools bought lie here until they are used, once each, from your next turn on.
used-none = No card used yet.
spot-title = Spot { $spot }
spot-text = The Rival walks from spot to spot round the site. From each he pushes the line before him.
corners = The corners
corners-text = FL far left, FR far right, NL near left, NR near right: so the Rival’s cards name them.
side-text = A pawn that falls into a pit or off the site stands beside it and climbs back on.

## The buttons of the bar

button-undo = Undo the last choice (U)
button-undo-too = Undo your last choice, and what came after it: { $names } (U)
button-redo = Make it again (R)
button-log = The log of the game (L)
button-rules = Prices and keys
button-sound = Sound on or off
button-settings = Settings

## The past, to which a line of the log leads

past-title = The past: { $when }
past-beginning = the beginning
past-earlier = Earlier
past-later = Later
past-return = Back to the game

## Prices and keys

cost-dig-sand = Dig Sand
cost-dig-clay = Dig Clay
cost-dig-stone = Dig Stone
cost-move = Move
cost-climb = Climb
cost-extract = Extract
cost-plaster = Take Plaster
cost-sand = Lay Sand
