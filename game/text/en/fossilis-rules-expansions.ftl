# The rules of the expansions of Fossilis in short, in our own words.

## Ice Age

rules-tab-ice-age = Ice Age
rules-tab-scorpion = Scorpion
rules-tab-power-tools = Power Tools
rules-tab-caution-tape = Caution Tape
rules-tab-undiscovered = New species

rules-ice-age-animals = Animals of the Pleistocene
rules-ice-age-deck = { $count } animals have a deck of their own. The fourth place of the display belongs to them; only when their deck is empty do Dinosaurs fill it.
rules-ice-age-like = They are claimed and scored as Dinosaurs are.
rules-ice-age-ice = Ice Crystals
rules-ice-age-crystals = { $count } crystals lie among the bones. As soon as a pit opens, those in it go to the Glacier board one by one, each to the next space from the left.
rules-ice-age-free = That costs nobody anything and is nobody's action.
rules-ice-age-over = When the board is full, all its crystals leave the game, and the next one begins at the left again.
rules-ice-age-board = The Glacier board
rules-ice-age-bonus = Its spaces: { $spaces }. Whoever scores an animal of the Pleistocene gains on top of it the number at the last crystal on the board, the Rival too.
rules-ice-age-partial = Scored in part: then that one crystal leaves the game.
rules-ice-age-perfect = Scored perfectly: all crystals on the board do.
rules-ice-age-none = No crystal, no bonus. It also counts for an animal that is scored in the laboratory at the end.
rules-ice-age-way = The simple way to play
rules-ice-age-simple = The { $count } animals are shuffled among the Dinosaurs and treated like them. There are neither crystals nor a bonus.
rules-ice-age-set = The Pleistocene is one more characteristic: { $set } for { $size } or more of it, { $majority } for having the most.
rules-ice-age-variety = One of every characteristic now means ten, and scores { $points } instead of { $usual }.

## Scorpion

rules-scorpion-comes = It comes
rules-scorpion-pool = After the Event of the first empty pool, whoever has emptied it sets the Scorpion on any tile without a pawn. It stays to the end of the game.
rules-scorpion-tokens = Scuttle tokens
rules-scorpion-buy = From then on a token lies on each Tool of the market. Whoever buys the Tool scores { $points } at once, and the Scorpion must go where the token allows:
rules-scorpion-token = { $name }: { $text }
rules-scorpion-stays = If there is no such tile, it stays where it is.
rules-scorpion-pawns = Pawns
rules-scorpion-flee = A pawn straight beside the place where its way ends flees one space, directly away from it: also off the site or into a pit. A pawn in its way is pushed on.
rules-scorpion-walk = Nobody walks onto it or through its space. You may step beside it: pawns flee only when it has moved.
rules-scorpion-returns = If it is pushed off the site or into a pit, whoever's turn it is sets it back on any tile without a pawn when the turn ends.
rules-scorpion-stung = You are stung when it ends its way in your space, and when you are pushed into its space or it into yours.
rules-scorpion-weak = From your next turn on you have 1 Energy less each turn. One Sting is the most you can have.
rules-scorpion-rid = Spend { $energy } Energy in one turn to be rid of it: the next turn has all its Energy again.
rules-scorpion-rival = The Rival sends the Scorpion as near to your pawn as he can. He is never stung.

## Power Tools

rules-power-tools-cost = It costs { $fragments }.
rules-power-tools-jackhammer = The tiles go to the discard pile, nobody gathers them. Hammers stay in the pit.
rules-power-tools-rock-drill = A Skill that makes digs cheaper does not count this turn, nor does Soft Stone. What another Tool lets you dig for nothing stays free.
rules-power-tools-rock-saw = The Stone may lie anywhere and pushes as in a dig, but for no Energy. Nobody gathers what falls off.
rules-power-tools-all = Like all Tools
rules-power-tools-deck = They are shuffled into the Tools and bought in the market.
rules-power-tools-use = Each works once, from your next turn on, at any time of your turn and for no Energy.
rules-power-tools-points = Their points count at the end, whether they were used or not.
rules-power-tools-rival = For the Rival they are points alone.

## Caution Tape

rules-caution-tape-laying = Laying it
rules-caution-tape-once = Each player has one tape, for once in the game. It is laid at any time of your own turn, for no Energy.
rules-caution-tape-where = It covers an open pit straight beside your pawn. From beside the site you cannot lay it.
rules-caution-tape-until = When your next turn begins, it leaves the game.
rules-caution-tape-covered = The covered pit
rules-caution-tape-nothing = Nothing is extracted from it, by you neither. No Sand, tile, pawn or Scorpion comes into it.
rules-caution-tape-push = A dig that would push something into it is not allowed.
rules-caution-tape-rival = The Rival has no tape. He takes nothing from the pit, reaches past it to the pits behind, and does not push a line into it.

## Undiscovered Species

rules-undiscovered-making = Making a species
rules-undiscovered-editor = The editor is a plate on the title. Give the animal a name and paste it together:
rules-undiscovered-traits = one diet, one way of moving, one era; the Pleistocene only when Ice Age is played,
rules-undiscovered-any = and one to three bones, the same one again if you like.
rules-undiscovered-deck = At most { $most } of your species are shuffled among the Dinosaurs of a game.
rules-undiscovered-worth = What it is worth
rules-undiscovered-sum = Perfect, it scores the values of its bones together, and besides:
rules-undiscovered-bones = { $count ->
        [one] One bone: nothing more
       *[other] { $count } bones
    }
rules-undiscovered-here = In this game
rules-undiscovered-one = { $name } (+{ $points })
