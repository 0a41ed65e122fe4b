# The Rival of Fossilis: his six steps, why he does what he does, and which test rejected the rest.

rival-panel = Why { $player } does this
rival-panel-after = What { $player } did, and why
rival-step-of = step { $step } of 6
rival-card-none = No card yet
rival-walked = { $steps ->
        [one] 1 spot, to { $spot }
       *[other] { $steps } spots, to { $spot }
    }
rival-reshuffles-discard = His Draw pile is empty: he shuffles { $count } discarded cards anew
rival-reshuffles-standby = No card is left but his Standby cards: he shuffles { $count } of them, all but the top one

rival-movement = Movement
rival-digging = Digging
rival-plaster = Plaster
rival-extraction = Extraction
rival-purchase = Purchase
rival-targeting = Targeting
rival-movement-text = He stays at a needed bone in reach; else he walks clockwise to the first spot that has one; else as far as the number on his next card. Then that card is turned up.
rival-digging-text = If the edge pit before him is covered, he pushes the whole line inward, whatever its weight and height.
rival-plaster-text = He removes from the pool as much Plaster as his card shows.
rival-extraction-text = He takes the nearest Rock Hammer in his line, if he has a slot for the Skill, then one bone: needed before not needed, the most valuable first, the nearer of equals.
rival-purchase-text = He buys the card of most points that his Standby cards pay, with help of the top one; of equals the kind his card prefers, then the leftmost.
rival-targeting-text = Without a target he chooses one: wishlist with a stored bone, others with a stored bone, wishlist, any other; then fewest bones missing, most of them in sight, highest value, leftmost.

rival-button-step = Step
rival-button-play = Play
rival-button-fast = Fast
rival-button-skip = Skip
rival-button-again = Again
rival-button-close = Done
rival-button-next = Next
rival-button-why = Why?
rival-button-step-text = One step at a time; the space bar goes on.
rival-button-play-text = At leisure.
rival-button-fast-text = Three times as fast.
rival-button-skip-text = To the end of this turn at once.
rival-button-again-text = Show this turn once more.
rival-button-close-text = Back to your mat. Any deed of yours does the same.
rival-button-skip-off = His turn is over.
rival-button-again-off = Not before his turn is over.
rival-button-close-off = Not before his turn is over.
rival-button-why-text = What { $player } did in the last turn, and why.

## Reasons, by the rule that was applied

reason-movement-stays-at-needed-bone = A needed bone lies in reach: he stays
reason-movement-walks-to-needed-bone = The first needed bone in reach is at { $chosen }: he walks there
reason-movement-by-number = No needed bone is in reach anywhere: he walks as far as his card says
reason-movement-always-by-number = He always walks as far as his card says
reason-movement-no-target = Without a target he walks as far as his card says
reason-digging-pushes-line = The edge pit is covered: he pushes the whole line
reason-digging-pushes-line-again = He pushes the line a second space
reason-digging-edge-pit-is-open = The edge pit is open: he does not dig
reason-digging-firm-footing = Surefoot holds a pawn in this line: he does not dig
reason-digging-firm-footing-again = Surefoot holds a pawn in this line: he does not push it a second space
reason-digging-caution-tape = Caution Tape lies over the gap: he does not dig
reason-digging-caution-tape-again = Caution Tape lies over the gap: he does not push the line a second space
reason-plaster-card-shows-plaster = His card shows Plaster: he removes { $number }
reason-plaster-card-shows-none = His card shows no Plaster: he removes none
reason-plaster-pool-is-empty = The pool is empty: nothing to remove
reason-extraction-hammer-nearest-hammer = A Rock Hammer is in reach: he takes the nearest
reason-extraction-hammer-no-hammer-in-reach = No Rock Hammer is in reach
reason-extraction-hammer-no-free-slot = He has all the Skills he can hold: no Rock Hammer for him
reason-extraction-hammer-no-skill-left = No Skill is left on the board: no Rock Hammer for him
reason-extraction-skill-guide = Clockwise from the corner of his guide he takes the first Skill
reason-extraction-bone-needed-bone = The best needed bone in reach is the { $chosen } at { $where }
reason-extraction-bone-best-bone = No needed bone is in reach: he takes the best, the { $chosen } at { $where }
reason-extraction-bone-no-bone-in-reach = No bone is in reach
reason-purchase-best-card = The best card his Fragments buy is { $chosen }
reason-purchase-nothing-to-buy = No card can be bought with his top card
reason-targeting-has-target = He is still after { $chosen }
reason-targeting-no-dinosaur-left = No Dinosaur is left to go after
reason-targeting-leftmost = He takes the leftmost Dinosaur: { $chosen }
reason-targeting-wishlist-with-stored-bone = On his wishlist, and he holds a bone of it: { $chosen }
reason-targeting-stored-bone = None on his wishlist has a bone he holds; { $chosen } has one
reason-targeting-wishlist = No Dinosaur has a bone he holds; { $chosen } is on his wishlist
reason-targeting-any-other = No wishlist, no stored bone: he takes { $chosen }
reason-targeting-wishlist-from-deck = The first of his wishlist in the deck is { $chosen }
reason-event-earthquake-first-stone = The first Stone he can push inward is at { $chosen }
reason-event-earthquake-no-stone = No Stone on the edge can be pushed inward
reason-event-junk-sale-lowest-value = { $chosen } is worth least: he gives it away
reason-event-junk-sale-no-card = The market is empty: nothing to give
reason-event-mudslide-first-pit = The first open pit from his guide is { $chosen }: the Clay goes there
reason-event-mudslide-first-single-tile = No pit is open; the first single tile is { $chosen }: the Clay goes there
reason-event-mudslide-no-space = There is no room for the Clay
reason-event-rockfall-first-pit = The first open pit from his guide is { $chosen }: the Stone goes there
reason-event-rockfall-first-single-tile = No pit is open; the first single tile is { $chosen }: the Stone goes there
reason-event-rockfall-no-space = There is no room for the Stone
reason-event-sandstorm-first-pit = The first open pit from his guide is { $chosen }: the Sand goes there
reason-event-sandstorm-first-single-tile = No pit is open; the first single tile is { $chosen }: the Sand goes there
reason-event-sandstorm-no-space = There is no room for the Sand

## Why a candidate was rejected

rejected = { $names }: { $why }
rejected-no-needed-bone-in-reach = no needed bone in reach
rejected-edge-pit-is-open = the edge pit is open
rejected-firm-footing = Surefoot
rejected-caution-tape = Caution Tape
rejected-no-free-slot = no free slot
rejected-no-skill-left = no Skill left
rejected-farther = farther away
rejected-empty-place = no Skill there
rejected-not-needed = not needed
rejected-lower-value = worth less
rejected-higher-value = worth more
rejected-not-the-shown-type = not the kind his card shows
rejected-cannot-afford = too dear
rejected-top-card-does-not-help = his top card cannot help to pay
rejected-other-type = not the kind he prefers
rejected-farther-right = farther right
rejected-lower-priority-2 = not on his wishlist
rejected-lower-priority-3 = on his wishlist, but he holds no bone of { $count ->
        [one] it
       *[other] them
    }
rejected-lower-priority-4 = not on his wishlist, and he holds no bone of { $count ->
        [one] it
       *[other] them
    }
rejected-more-bones-missing = more bones missing
rejected-fewer-bones-visible = fewer of its bones in sight
rejected-no-stone = no Stone
rejected-cannot-be-pushed = cannot be pushed
rejected-covered = covered
rejected-two-tiles = two tiles lie there
rejected-occupied = somebody stands there
spots-run = { $first } to { $last }
spots-several = spots { $spots }
spots-all = all spots
