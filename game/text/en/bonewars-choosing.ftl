# What the table of Bone Wars says while one chooses.

## The ribbon, while something is begun

wars-prompt-lifted = Click slot { $slot }, or the card once more, to lay it; a right click puts it back
wars-prompt-mode-dig = Which bone do you dig?
wars-prompt-mode-discover = Which species do you discover?
wars-prompt-mode-site = The action of which site?
wars-prompt-mode-camp = Which camp do you place?
wars-prompt-mode-deepen = Dig deeper: all is dealt anew
wars-prompt-mode-move = Where does your team go?
wars-prompt-picked-crate = For which rare bone?
wars-prompt-picked-rare = For which of your bones?
wars-prompt-picked-species = To which envelope?
wars-prompt-picked-envelope = Which archived card moves there?
wars-prompt-picked-reserve = For which of your basic team cards?
wars-prompt-picked-team-card = For which better team card?

## Beside the pointer

wars-tag-route = { $moves } moves: { $points ->
        [0] free
       *[other] { $points } AP
    }
wars-tag-price = { $text }: { $points ->
        [0] free
       *[other] { $points } AP
    }
wars-tag-lay = Slot { $slot }, ${ $cost }: { $what }
wars-use-prize = prize
wars-use-team = team
wars-use-publish = publish
wars-use-debunk = debunk
wars-use-award = award
wars-use-find = minor find
wars-tag-lift = Lift this card
wars-tag-pick = Choose this first
wars-tray-upgrade = Upgrade: a better team card, or a specialist
wars-refuse-showing = First what has happened is shown to its end.
wars-refuse-end = There is something to choose first.
wars-refuse-edge = Lay down first what you have picked up.
wars-refuse-pass = Passing is for the beginning of a turn.

## The final scoring

score-wars-bonus = Bonuses
score-wars-midgame-0 = Midgame: Marsh
score-wars-midgame-1 = Midgame: Cope
score-wars-end-0 = End: Marsh
score-wars-end-1 = End: Cope

## New games

theodore-name = Theodore
game-bonewars = Bone Wars
new-game-bonewars-about = Dig, publish and debunk for Marsh and for Cope. Two to four at one table, or alone against Theodore.
new-game-solo-theodore = Alone against Theodore
new-game-theodore = The advanced pile
new-game-theodore-about = His cards grow better round by round, from the milder of the two piles.
new-game-theodores-play = How he plays
new-game-theodores-play-about = Theodore turns up a card each turn: his scholar works through its upper half, his team through its lower. Every step is shown with its reasons.
new-game-theodore-short = Advanced
new-game-theodore-expert-short = Expert
new-game-theodore-expert = The expert pile
new-game-theodore-expert-about = His cards grow better round by round, from the stronger of the two piles. For those who have beaten him.
theodore-way-leftover-moves = Walks with what is left
theodore-way-leftover-moves-tip = Action points his team cannot use otherwise become moves towards what he wants.
theodore-way-discover-two = Discovers for 2 points
theodore-way-discover-two-tip = A Discover costs Theodore 2 action points instead of 1.

## The rules in short

wars-rules-title = A turn in short
wars-rules-text = Lay a card in your next slot. A team card sends your team out with its action points and depth. A species card gives one of the four actions, or your team with the points of the slot; if its find is that of the slot, also its prize. A paleontologist card gives one action, helped by what it says.
    Papers raise the credibility of a patron, loyalty says how much of it is yours. After the second round and at the end you score both multiplied, for Marsh and for Cope.
    Right click or Esc goes back, U takes back, R does it again, L opens the log, Z looks closer, Space goes on. Holding Tab shows the other sheet wide, a click on the edge between the sheets keeps it so.
