# The log of Bone Wars: a line for each thing that happens.

wars-log-price-money = −${ $amount }
wars-log-plus-money = +${ $amount }
wars-log-plus-reputation = +{ $amount } RP
wars-log-plus-loyalty = +{ $amount } [loyalty]

## The course of the game

wars-log-round = Round { $round }, { $years }
wars-log-order = Turn order: { $players }
wars-log-turn = { $player }
wars-log-card-laid = { $player } lays { $card } in slot { $slot }
wars-log-prize = { $player } takes the prize of { $card }: { $prize }
wars-log-specialist = { $player } sends the { $specialist }: { $gains }
wars-log-passed = { $player } passes
wars-log-slots-cleared = { $player } clears the slots
wars-log-ended = The war is over. { $count ->
        [one] { $winners } wins with { $points } RP.
       *[other] { $winners } share the victory with { $points } RP.
    }
wars-log-scored = { $player }, { $patron }: ×{ $value } × { $credibility } = { $points } RP
wars-log-midgame = Midgame scoring
wars-log-final = Final scoring

## The draft

wars-log-offer-taken = { $player } takes { $card } with { $bones }
wars-log-offer-returned = Nobody took { $card }: { $bones } back to the bag
wars-log-neutral-placed = The neutral team goes to { $university }

## Money, reputation, loyalty

wars-log-money = { $player } gains ${ $amount }, has ${ $left }
wars-log-reputation = { $player } gains { $amount } RP{ $why ->
        [track] , beyond the top of the track
        [cover] , for a cover tile
       *[bonus] { "" }
    }
wars-log-loyalty = { $player }: loyalty to { $patron } now ×{ $value }
wars-log-patron = { $player } now works for { $patron }

## Bones

wars-log-bones-drawn = { $player } draws { $bones } from the bag
wars-log-bones-returned = { $player } returns { $bones } to the bag{ $why ->
        [publish] , for a paper
        [debunk] , to debunk
       *[room] , for want of crates
    }
wars-log-bones-lost = { $player } has no crate for { $bones }: back to the bag
wars-log-rare = { $player } takes { $bones } from the display
wars-log-swapped = { $player } swaps a { $given } for a { $taken } of the display
wars-log-site-filled = { $site } gets { $bones }
wars-log-site-cleared = { $bones } of { $site } go back to the bag
wars-log-site-pushed = The bones left in { $site } move up
wars-log-bone-dug = { $player } digs a { $bone } in { $site }, { $level } level

## Species cards

wars-log-species-dealt = { $card } turns up in { $site }
wars-log-species-drawn = { $player } draws { $card }
wars-log-species-drawn-hidden = { $player } draws a species card
wars-log-species-looked = { $player } looks at { $cards }
wars-log-species-looked-hidden = { $player } looks at { $count ->
        [one] a species card
       *[other] { $count } species cards
    }
wars-log-species-kept = { $player } keeps { $card }
wars-log-species-kept-hidden = { $player } keeps one of them
wars-log-species-discarded = { $card } goes to the discards
wars-log-species-discarded-by = { $player } discards { $card }
wars-log-species-discarded-site = { $card } leaves { $site } for the discards
wars-log-species-shuffled = { $cards ->
        [one] 1 discarded species card is
       *[other] { $cards } discarded species cards are
    } shuffled into a new deck
wars-log-species-archived = { $player } archives { $card } in { $envelope }, { $count ->
        [one] its first card
       *[other] now { $count } cards
    }
wars-log-species-reclassified = { $player } moves { $card } from { $from } to { $to }
wars-log-species-discovered = { $player } discovers { $card } in { $site }
wars-log-species-presented = { $player } publishes { $card }

## Paleontologist cards

wars-log-paleontologist-taken = { $player } takes { $card }
wars-log-paleontologist-drawn = { $player } draws { $card }
wars-log-paleontologist-drawn-hidden = { $player } draws a paleontologist card
wars-log-paleontologist-shown = { $card } is laid out
wars-log-paleontologist-discarded = { $player } discards { $card }
wars-log-paleontologists-shuffled = { $cards ->
        [one] 1 discarded paleontologist card is
       *[other] { $cards } discarded paleontologist cards are
    } shuffled into a new deck

## The map

wars-log-team-left = { $player }'s team leaves { $university } for { $site }
wars-log-team-moved = { $player }'s team goes from { $from } to { $to }
wars-log-step-free = free
wars-log-step-paid = −1 AP
wars-log-errand = { $player } does the dig site action of { $site }: { $errand }
wars-log-camp-movement = { $player } puts a movement camp on { $site }
wars-log-camp-archive = { $player } puts an archive camp on { $site }
wars-log-dug-deeper = { $player } digs deeper in { $site }

## The academy

wars-log-post-taken = { $player } goes to { $action }
wars-log-marker-back = { $player } takes the paleontologist marker back from { $action }
wars-log-paper = A paper of { $value } for { $patron }
wars-log-debunked = { $player } debunks a paper of { $value }: it is { $patron }'s now
wars-log-paper-slid = A paper of { $value } of { $patron } slides down
wars-log-award = { $player } claims { $award }
wars-log-find = { $player } takes a minor find: { $icon }
wars-log-bonus-round = { $player } takes the bonus of { $place }: { $gains }
wars-log-bonus-column = { $player } takes the bonus of { $place }: { $gains }

## Boards

wars-log-cover = { $player } removes a cover tile; { $left ->
        [one] 1 is left
       *[other] { $left } are left
    }
wars-log-upgraded = { $player } exchanges { $basic } for { $advanced }
wars-log-hired = { $player } hires the { $specialist }
wars-log-slot-covered = { $player } puts an upgraded tile on slot { $slot }
wars-log-slot-added = { $player } adds an upgraded slot

## Coming home

wars-log-profession = { $player } takes the profession { $space }: { $gains }
wars-log-endgame = { $player } takes a last career
wars-log-neutral-moved = The neutral team moves on to { $university }
wars-log-team-home = { $player }'s team comes home to { $university }
wars-log-grant = { $player } has the grant { $grant } now

## Theodore

wars-log-solo-shuffled = { $player } shuffles { $cards } cards into a new deck
wars-log-next-read = The next card's back: { $back }
wars-log-solo-upgraded = { $card } replaces { $basic } in { $player }'s deck
