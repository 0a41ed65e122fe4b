# What players of Bone Wars are asked, what they may answer, and why something cannot be done.

## Prompts, one for each step

wars-prompt-game-over = The war is over
wars-prompt-theodore = { $player } is at work
wars-prompt-other = { $player } is thinking
wars-prompt-draft-either = { $player }: take a species card with its bones, or choose a career
wars-prompt-draft-offer = { $player }: take a species card with its bones
wars-prompt-draft-career = { $player }: choose a career in the first column of the professions
wars-prompt-start-university = { $player }: choose the university where you begin
wars-prompt-turn = { $player }: lay a card in slot { $slot }, or pass
wars-prompt-turn-no-money = { $player }: the next slot costs ${ $cost }; you can only pass
wars-prompt-turn-no-slot = { $player }: all your slots are used; you can only pass
wars-prompt-end-turn = { $player }: end your turn, or take something back
wars-prompt-use-species = { $player }: { $card } — one of the four actions, or your team?
wars-prompt-use-species-prize = { $player }: { $card } — its prize, one of the four actions, or your team?
wars-prompt-afterwards = { $player }: { $what } now, or end the action
wars-afterwards-prize = take the prize
wars-afterwards-specialist = use a specialist
wars-prompt-team-turn = { $player }: your team is in { $site } — { $points } AP and { $free ->
        [one] 1 free move
       *[other] { $free } free moves
    } left
wars-prompt-team-turn-home = { $player }: send your team to a dig site; the first step is a free move
wars-prompt-team-turn-spent = { $player }: nothing is left to do for your team
wars-prompt-make-room = { $player }: your crates are full — which bone goes back for the new one?
wars-prompt-act = { $player }: { $card } — which of the four actions?
wars-prompt-publish = { $player }: which species do you publish?
wars-prompt-publish-again = { $player }: publish one more, or archive what is on the desk
wars-prompt-assemble = { $player }: { $card } — give 2 to 4 bones of different parts, { $count } so far
wars-prompt-archive-papers = { $player }: which envelope for { $card }?
wars-prompt-debunk = { $player }: which paper of { $rival } do you turn, and with which bones?
wars-prompt-debunk-again = { $player }: debunk one more paper of { $rival }, or be done
wars-prompt-pay-debunk = { $player }: a bone of another kind may stand in — which, or none?
wars-prompt-pay-debunk-must = { $player }: which bone stands in for the missing one?
wars-prompt-debunk-loyalty = { $player }: how do you take the loyalty for a paper of { $value }?
wars-prompt-claim = { $player }: which award do you claim?
wars-prompt-find = { $player }: which card leads you to a minor find?
wars-prompt-choose-tile = { $player }: which tile for { $card }?
wars-prompt-archive-find = { $player }: which envelope for { $card }?
wars-prompt-take-find = { $player }: the bonus of { $column }, or that of the round?
wars-prompt-rewards = { $player }: which reward comes first? { $count } are left
wars-prompt-round-bonus = { $player }: which bonus do you take?
wars-prompt-reclassify = { $player }: move an archived card to another envelope, or let it be
wars-prompt-split-loyalty = { $player }: { $amount } loyalty — for whom?
wars-prompt-site-actions = { $player }: dig site actions, { $left ->
        [one] 1 is left
       *[other] { $left } are left
    }
wars-prompt-discard-to-see = { $player }: which species card do you give for a look at three?
wars-prompt-keep-one = { $player }: which of these species do you keep?
wars-prompt-keep = { $player }: { $over ->
        [one] a bone finds no crate — which one goes back?
       *[other] { $over } bones find no crate — which one goes back?
    }
wars-prompt-collect = { $player }: { $left ->
        [one] 1 bone
       *[other] { $left } bones
    } — a rare one from the display, or all from the bag?
wars-prompt-take-rare = { $player }: which rare bone? { $left ->
        [one] 1 is left to take
       *[other] { $left } are left to take
    }
wars-prompt-swap = { $player }: which bone do you swap, and for which?
wars-prompt-uncover = { $player }: a cover tile goes — ${ $money }, or { $reputation } RP?
wars-prompt-uncover-none = { $player }: no cover tile is left — ${ $money }, or { $reputation } RP?
wars-prompt-upgrade = { $player }: exchange a basic team card, or hire a specialist
wars-prompt-add-slot = { $player }: where does the upgraded slot go?
wars-prompt-draw-paleontologist = { $player }: which paleontologist card, or the top of the deck?
wars-prompt-choose-profession = { $player }: your new profession — another row, another column
wars-prompt-come-home = { $player }: to which university does your team come home?
wars-prompt-take-endgame = { $player }: your last career — which loyalty?

## What is being shown while others act

wars-now = Now: { $player }
wars-last-round = The last round begins

## Answers

wars-choice-done = Done
wars-choice-decline = Let it be
wars-choice-pass = Pass
wars-choice-end = End turn
wars-choice-offer = { $card }, with { $bones }
wars-choice-prize = Prize: { $prize }
wars-choice-team = Team: { $points } AP, depth { $depth }
wars-choice-dig = Dig: { $bone }, { $level } level
wars-choice-discover = Discover { $card }
wars-choice-camp-movement = Movement camp
wars-choice-camp-archive = Archive camp
wars-choice-archive-now = Archive
wars-choice-assembled = Publish with { $value } bones
wars-gather = Give { $bone }
wars-gather-back = Take back { $bone }
wars-choice-wild = { $bone }, as any kind
wars-choice-return = Back to the bag: { $bone }
wars-choice-debunk = A { $value } with { $bones }
wars-choice-none = No other bone
wars-choice-stand-in = Debunk with { $value ->
        [one] this bone
       *[other] these { $value } bones
    } as any kind
wars-choice-loyalty-both = { $own } { $patron }, { $other } { $rival }
wars-choice-loyalty = { $amount } { $patron }
wars-choice-with-card = { $text }, with the card
wars-choice-for-bonus = { $text }, and a round bonus
wars-choice-award = { $needs }: { $loyalty } loyalty
wars-choice-tile = { $icon }: { $bonus }
wars-choice-column = { $column }: { $bonus }
wars-choice-round = Round { $round }: { $bonus }
wars-choice-this-round = This round: { $bonus }
wars-choice-reclassify = { $card } to { $envelope }: { $gains }
wars-choice-site = { $site }: { $errand }
wars-choice-swap = { $given } for { $taken }
wars-choice-bag = From the bag
wars-choice-exchange = { $basic } for { $advanced }
wars-choice-hire = Hire the { $specialist }
wars-choice-cover-slot = Over slot { $slot }
wars-choice-extra-slot = An extra slot
wars-choice-deck = From the deck
wars-choice-endgame = { $loyalty } loyalty
wars-choice-university = { $number }: { $patron }, { $grant }
wars-choice-envelope = { $envelope }: { $gains }

## Hot seat

wars-cover-title = Pass to { $player }
wars-cover-text = { $player }'s cards lie face down until the others look away.
wars-cover-ready = I am { $player }, show my cards

## Why undo stops

wars-undo-start = This is where the game began.
wars-undo-past = The past cannot be changed: go back to the game first.
wars-undo-others = { $player } made the last choice: it stays.
wars-undo-chance = Chance has spoken: this stays.
wars-undo-card-shown = A card was turned up: this stays.

## Why not

wars-refuse-not-now = Not now: { $player } is asked.
wars-refuse-no-slot = All your slots are used this round: you can only pass.
wars-refuse-slot-money = Slot { $slot } costs ${ $price }, you have ${ $money }.
wars-refuse-team-money = { $card } costs ${ $price } and slot { $slot } ${ $cost }, you have ${ $money }.
wars-refuse-paleontologist = A paleontologist card needs an action, and none of the four is open and possible now.
wars-refuse-laid = A card has been laid: one is all a turn has.
wars-refuse-home = Your team is at its university: it must go to a dig site first.
wars-refuse-no-free-move = Leaving the university takes a free move, and none is left.
wars-refuse-no-points = { $what } costs { $price } AP, you have { $points }.
wars-refuse-no-way = No arrow leads from { $from } to { $to }.
wars-refuse-one-way = The arrow between { $from } and { $to } points the other way.
wars-refuse-no-road = No road leads from { $university } to { $site }.
wars-refuse-far-site = Your team is in { $here }: it must be in { $site } for that.
wars-refuse-depth = { $level } level: your depth is { $depth }.
wars-refuse-no-bone = That place is empty until the round ends or somebody digs deeper.
wars-refuse-no-card-here = No species card is left in { $site }: the next comes when the round ends or somebody digs deeper.
wars-refuse-tile-far = { $site } is out of reach: your team is not there and no camp of yours is.
wars-refuse-see = You hold no species card to give for a look at three.
wars-refuse-swap = A swap needs a bone of yours and another kind in the display.
wars-refuse-take-back = Your paleontologist marker is in your hand already.
wars-refuse-bag-empty = The bag is empty.
wars-refuse-no-camp = All your camps are out.
wars-refuse-own-camp = You have a camp in { $site }. A second one only when no other site has room.
wars-refuse-no-camp-space = No camp space is free in { $site }.
wars-refuse-marker-here = Your marker stands on { $action }: the next action must be another.
wars-refuse-publish-no-card = You hold no species card to publish.
wars-refuse-archive-full = Every envelope holds { $limit ->
        [one] its one card
       *[other] its { $limit } cards
    }: nothing can be archived.
wars-refuse-envelope-full = Envelope { $envelope } is full: { $limit ->
        [one] it holds 1 card
       *[other] it holds { $limit } cards
    } until you place an archive camp.
wars-refuse-few-bones = { $card } needs bones of at least 2 different parts that fit; you have { $count }.
wars-refuse-no-skeleton = None of your cards can be built: a paper needs bones of at least 2 different parts that fit.
wars-refuse-no-rival-paper = There is no paper of { $rival } to debunk: the printed one stays.
wars-refuse-no-such-paper = { $rival } has no paper of { $value } to turn.
wars-refuse-no-set = A paper of 2, 3 or 4 takes as many identical bones. You have no such set for the papers of { $rival }.
wars-refuse-set-short = A paper of { $value } takes { $value } identical bones; you have { $count }.
wars-refuse-award-empty = Your archive is empty.
wars-refuse-award-none = Your archive meets no free row of an award tile without a marker of yours.
wars-refuse-award-lack = { $lack ->
        [one] 1 card is lacking for this award.
       *[other] { $lack } cards are lacking for this award.
    }
wars-refuse-award-taken = This award is taken: one marker on each space.
wars-refuse-award-closed = This award is closed with { $players } players.
wars-refuse-award-own = You have a marker on this tile: one on each.
wars-refuse-find-no-card = You hold no species card.
wars-refuse-find-none = No card of yours fits a tile that is left and an envelope with room.
wars-refuse-find-no-tile = No tile with the { $icon } is left.
wars-refuse-find-wrong = This tile shows the { $icon }; the card needs the { $wanted }.
wars-refuse-find-gone = This tile has left the game.
wars-refuse-profession-taken = { $player } has this profession.
wars-refuse-profession-row = Your new profession must lie in another row.
wars-refuse-profession-column = Your new profession must lie in another column.
wars-refuse-draft-offer = Now you take a species card with its bones.
wars-refuse-draft-career = Now you choose a career.
wars-refuse-profession-first = The first career is one of the left column.
wars-refuse-pass-first = Professions change when you pass.
wars-refuse-university-taken = { $player } has come home to { $university } this round.
wars-refuse-university-neutral = The neutral team is at { $university }.
wars-refuse-university-patron = With two players both begin with different patrons.
wars-refuse-endgame-closed = Closed with { $players } players.
wars-refuse-endgame-taken = { $player } has taken it.
wars-refuse-rare-none = No { $bone } is left in the display.
wars-refuse-part-taken = This part has its bone already: a click on that takes it back.
wars-refuse-bone-part = { $card } asks for { $wanted } there.
