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
table-now = Now: { $player }

## Mats

slot-empty = empty +{ $points }
used-cards = { $count } used
set-worth = { $points }

## The Rival's panel

rival-target = Target
rival-no-target = No target
rival-wants = Wishlist
rival-draw = Draw
rival-standby = Standby
rival-bought = Bought
rival-skills = Hammers
rival-bought-points = { $count ->
        [0] Nothing bought yet
        [one] 1 card, { $points } points
       *[other] { $count } cards, { $points } points
    }

## The score board

event-none-yet = No Event yet: the first comes with the last cube of the pool.
