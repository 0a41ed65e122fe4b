# What the table says of the expansions beside their own words.

## Plates and choices

plate-tape = Tape
plate-remove-sting = Heal
glacier-none = The ice crystal brings no bonus in the simple mode.
ghost-stung = { $player } is stung
ghost-flees-off = { $player } flees off the site
ghost-flees-in = { $player } flees into a pit
ghost-flees = { $player } flees
prompt-tape = Caution Tape: choose an open pit beside you
score-with-glacier = { $text }  +{ $bonus } [crystal]
cost-remove-sting = Remove the Sting

## Why not

refuse-taped-pit = Caution Tape lies over this pit: nothing may be taken from it.
refuse-caution-tape = Caution Tape: no tile, pawn or Scorpion may come into the covered pit.
refuse-firm-footing = Surefoot: another player may not be pushed off the site or into a pit.
refuse-scorpion = You never step willingly onto the Scorpion.
refuse-tape-spent = Your Caution Tape has been used: it serves once a game.
refuse-tape-beside = You stand beside the site: Caution Tape needs your pawn beside an open pit.
refuse-tape-no-pit = No open pit lies beside your pawn.
refuse-no-sting = You have no Sting.

## Things looked at

scorpion-pool-text = It lies in the first Plaster pool. When that pool is empty and its Event is over, it comes into play.
scorpion-waits-text = It was pushed off the site or into a pit. At the end of this turn it comes back onto a tile without a pawn.
scorpion-on = It sits on { $tile }.
scorpion-here = The Scorpion sits here.
scuttle-stack = Scuttle tokens
scuttle-stack-text = { $count ->
        [0] No token is left.
        [one] 1 token lies face down.
       *[other] { $count } tokens lie face down.
    }
scuttle-stack-rule = When a Tool comes to the market, a token is laid on it.
scuttle-stack-used = { $count } used already: shuffled anew when the stack is empty.
scuttle-token = Scuttle token: { $token }
glacier-bonus = Bonus now
glacier-order = Every crystal of a pit opened for the first time comes here, from left to right. A full board is emptied before the next one.
