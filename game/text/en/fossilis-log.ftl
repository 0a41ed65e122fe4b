# The log of Fossilis: a line for each thing that happens.

log = Log
log-empty = Nothing has happened yet.
log-turn = Round { $round } · { $player }
log-price-energy = { $amount } [energy]
log-price-plaster = { $amount } [plaster]
log-price-points = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }

## The course of the game

log-points-lost = { $player } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $why }
log-points-scored = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $why }
log-points-none = { $player } has no points to lose: { $why }
why-perfect = all bones found
why-partial = a partial skeleton
why-hammer = a Rock Hammer
why-mentor-visit = Mentor Visit
why-patronage = Patronage
why-snakebite = Snakebite
why-glacier = the Glacier bonus
why-scuttle-token = a Scuttle token
log-end-triggered = { $player } has emptied the last pool. Round { $round } is the last.
log-game-ended = The dig is over. { $count ->
        [one] { $winners } wins with { $points }.
       *[other] { $winners } share the victory with { $points }.
    }
log-and = { $first } and { $last }

## Tiles and pits

log-tile-slid = { $tile } slides to { $space }
log-tile-pushed = { $tile } slides to { $space } and pushes { $count ->
        [one] a tile
       *[other] { $count } tiles
    } on
log-tile-left = { $tile } leaves the site, to { $player }
log-tile-left-for-good = { $tile } leaves the site and is discarded
log-tile-placed = { $player } lays { $tile } on { $space }
log-tile-lifted = { $player } lifts the { $tile } off { $space } and keeps it
log-tiles-spent = { $player } pays { $fragments }
log-pit-opened = The pit at { $space } opens: { $pieces }
log-pit-opened-empty = The pit at { $space } opens and is empty
log-pit-covered = The pit at { $space } is covered

## Pawns

log-pawn-placed = { $player } starts on { $space }
log-pawn-moved = { $player } walks to { $space }
log-pawn-rode = { $player } rides to { $space }
log-pawn-displaced = { $player } is pushed to { $space }
log-pawn-fell-off = { $player } goes over { $side } of the site
log-pawn-fell-in = { $player } falls into the pit at { $space }
log-pawn-stood-beside = { $player } now stands beside { $side }
log-pawn-climbed = { $player } climbs onto { $space }

## Extraction, Plaster and Skills

log-bone-extracted = { $player } extracts the { $piece } from { $space }
log-hammer-extracted = { $player } finds a Rock Hammer at { $space }
log-skill-taken = { $player } takes the Skill { $skill }
log-skill-dealt = A new Skill is laid out: { $skill }
log-plaster-taken = { $player } takes { $amount } Plaster; { $pool } left in the pool
log-plaster-gained = { $player } gets { $amount } Plaster from the supply
log-plaster-removed = { $player } removes { $amount ->
        [0] no Plaster
       *[other] { $amount } Plaster
    }; { $pool } left in the pool
log-pool-refilled = The next pool: { $amount } Plaster. { $events ->
        [0] It is the last
        [one] 1 Event is left
       *[other] { $events } Events are left
    }

## Market

log-card-bought = { $player } buys { $card }
log-card-gained = { $giver } gives { $card } to { $player }
log-card-gained-from-deck = { $player } gets { $card } from the deck
log-market-refilled = New in the market: { $card }
log-tool-drawn = { $player } draws { $card } for a perfect score
log-card-turned-over = { $player } turns { $card } over

## Dinosaurs

log-dinosaur-claimed = { $player } claims { $dinosaur }
log-dinosaur-targeted = { $player } sets out after { $dinosaur }
log-dinosaur-dealt = New in the display: { $dinosaur }
log-dinosaur-scored-perfectly = { $player } scores { $dinosaur } perfectly
log-dinosaur-scored-partially = { $player } scores { $dinosaur } partially
log-dinosaur-drawn = { $player } adds { $dinosaur } to the collection, for no points
log-dinosaur-discarded = { $player } discards { $dinosaur } from the collection

## Events

log-event-turned = { $player } turns up an Event: { $event }
log-event-skipped = { $player } does nothing: { $event }
tiles-ran-out = No { $terrain } in the discard pile: nothing happens
tiles-ran-out-begun = No { $terrain } is left in the discard pile: nothing more happens
log-energy-lost = { $player } will have { $amount } Energy less next turn

## The Rival

log-rival-walked = { $player } walks { $steps ->
        [one] 1 spot
       *[other] { $steps } spots
    }, to spot { $spot }
log-rival-stayed = { $player } stays at spot { $spot }
log-rival-card-flipped = { $player } turns up a card: from the { $guide }, { $plaster } Plaster, { $fragments }
log-rival-cards-discarded = { $player } spends { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $fragments }
log-rival-deck-shuffled = { $player } shuffles { $count ->
        [one] 1 card
       *[other] { $count } cards
    } into a new Draw pile
log-rival-searched-deck = { $player } searches { $count ->
        [one] a card
       *[other] { $count } cards
    } of the Dinosaur deck and finds { $dinosaur }
log-rival-searched-in-vain = { $player } searches the Dinosaur deck in vain
