# What the table and the screens round it say of the expansions.

## Plates and choices

action-tape = Tape
action-tape-text = Cover an open pit beside you with Caution Tape until your next turn, once a game, for no Energy: nothing is taken from it, and nothing is pushed or moved into it.
action-remove-sting = Heal
action-remove-sting-text = Be rid of your Sting. It gives back no Energy this turn.
prompt-tape = Caution Tape: choose an open pit beside you
choice-on = One space more
score-with-glacier = { $text }  +{ $bonus } [crystal]
cost-remove-sting = Be rid of a Sting

## Why not

refuse-taped-pit = Caution Tape lies over this pit: nothing may be taken from it.
refuse-caution-tape = Caution Tape: no tile, pawn or Scorpion may come into the covered pit.
refuse-firm-footing = Firm Footing: another player may not be pushed off the site or into a pit.
refuse-scorpion = You never step willingly onto the Scorpion.
refuse-tape-spent = Your Caution Tape has been used: it serves once a game.
refuse-tape-beside = You stand beside the site: Caution Tape needs your pawn beside an open pit.
refuse-tape-no-pit = No open pit lies beside your pawn.
refuse-no-sting = You have no Sting.

## Things looked at

scorpion = The Scorpion
scorpion-pool-text = It lies in the first Plaster pool. When that pool is empty and its Event is over, it comes into play.
scorpion-waits-text = It was pushed off the site or into a pit. At the end of this turn it comes back onto a tile without a pawn.
scorpion-site-text = Whoever buys a Tool moves it as the Scuttle token says. Pawns straight beside it then flee one space away; a pawn on its space is stung: 1 Energy less each turn, until 2 Energy are spent to be rid of it.
sting-text = 1 Energy less on each turn, until you spend 2 Energy to be rid of it. Nobody has more than one.
sting = Sting
scuttle-token = Scuttle token
scuttle-token-text = It goes to whoever buys this Tool: { $points } points at once, then he moves the Scorpion. { $way }
scuttle-straight = Straight line: to any tile in its row or column, over pits and pawns.
scuttle-diagonal = Diagonal line: to any tile on its diagonals, over pits and pawns.
scuttle-adjacent = One space: to any tile around it, straight or diagonal.
scuttle-sand = To Sand: to any space on whose top lies Sand.
scuttle-clay = To Clay: to any space on whose top lies Clay.
scuttle-stone = To Stone: to any space on whose top lies Stone.
caution-tape = Caution Tape
caution-tape-ready-text = Once a game, at any time of your turn, it covers an open pit beside your pawn until your next turn begins.
caution-tape-placed-text = { $player } covers this pit until his next turn: nothing is taken from it, and nothing is pushed or moved into it.
glacier = The Glacier
glacier-text = Every crystal of a pit opened for the first time comes here, from left to right. Whoever scores a Pleistocene animal adds the number under the rightmost crystal. A partial score then takes that crystal away, a perfect one all of them. A full board is emptied before the next crystal.
glacier-bonus = Bonus now
pleistocene-deck = Pleistocene deck
pleistocene-deck-text = It fills the fourth place of the display. When it is empty, Dinosaurs fill that place too.
crystal-text = It rises by itself from a pit that is opened for the first time, and adds to the score of Pleistocene animals.
