# The rules of Bone Wars in short, in our own words.

rules-bonewars = The rules of Bone Wars in short
wars-rules-money = ${ $amount }
wars-rules-loyalty = { $amount } [loyalty]

## The game

wars-rules-game = The game
wars-rules-game-aim = What it is about
wars-rules-game-goal = Two professors are at war, and you work now for one, now for the other. Most reputation (RP) wins.
wars-rules-game-loyalty = Loyalty: how far your marker is up a professor's track. Papers, debunking and awards bring it, with the professor you serve at that moment.
wars-rules-game-credibility = Credibility: how many of a professor's shelves hold a paper. All players fill the same shelves.
wars-rules-game-product = In a scoring you gain loyalty × credibility for Marsh, and the same for Cope.
wars-rules-game-shared = Papers are shared and loyalty is your own: strengthen the professor to whom you are loyal, debunk the other, and change sides in time.
wars-rules-game-patrons = The professors
wars-rules-game-marsh = Marsh: his papers are red and striped, his track is the left one.
wars-rules-game-cope = Cope: his papers are blue and dotted, his track is the right one.
wars-rules-game-locket = The locket on your mat shows whom you serve. He changes when your team comes home to another university, or by an effect.
wars-rules-game-course = The course of the game
wars-rules-game-draft = First everyone takes a species card with two bones, and a career: a profession, a university with its grant, and with it a professor.
wars-rules-game-rounds = In each of the { $rounds } rounds you lay cards in turn until all have passed.
wars-rules-game-end = After round { $middle } comes the midgame scoring, after round { $rounds } the final one.

## A turn

wars-rules-turn = A turn
wars-rules-turn-lay = Lay one card, or pass
wars-rules-turn-slot-first = The card goes into your next free slot, from the left.
wars-rules-turn-pay = Pay the slot; for a team card also the card. Then do what it allows:
wars-rules-turn-team = Team card: team actions, with the points and the depth on the card.
wars-rules-turn-scholar = Scholar's card: one of the four scholar actions. Its help counts only if it is the action it names.
wars-rules-turn-species = Species card: one scholar action, or team actions with the points and the depth of the slot. You do not publish it that way.
wars-rules-turn-match = If the slot shows the find of the species card laid there, you also gain its prize, before or after the action.
wars-rules-turn-pass = Who passes is out until the next round.
wars-rules-turn-slots = The slots
wars-rules-turn-slot = Slot { $slot }: { $points } AP, depth { $depth }
wars-rules-turn-upgraded = Upgraded slot: { $points } AP, depth { $depth }
wars-rules-turn-slot-figures = Points and depth of a slot are for species cards that send the team. An upgraded slot covers another, or is one more.

## Team

wars-rules-team = Team
wars-rules-team-actions = Six actions, any of them, any number
wars-rules-team-dig = Dig: take a bone here that your depth reaches.
wars-rules-team-discover = Discover: take the species card here into your hand.
wars-rules-team-site = Site tile: do what the tile here says, or that of any site with a camp of yours.
wars-rules-team-camp = Camp: put a camp here. At home it uncovers one free move more from your next turn on, or room for one card more in every envelope.
wars-rules-team-deepen = Dig deeper: replace all bones and the species card here.
wars-rules-team-move = Move: one more step, when the free ones are used up.
wars-rules-team-ways = Points and ways
wars-rules-team-points = Action points (AP) pay for actions. What is left over is lost.
wars-rules-team-depth = Depth 1 reaches the top place of a pit, 2 the middle one too, 3 all. Bones do not slide up until the round ends.
wars-rules-team-free = Free moves come back each team turn.
wars-rules-team-university = In a new round the first step leads out of your university, along one of its roads.
wars-rules-team-arrows = An arrow with one head goes one way only. Teams never block one another.
wars-rules-team-home = At home
wars-rules-team-crates = { $crates } crates are open at first, each for one bone. When all are full, a bone must go back first.
wars-rules-team-torn = A torn photograph has room for a specialist, who does his bonus before or after the actions.

## Specialists and team cards

wars-rules-crew = Specialists
wars-rules-crew-specialists = Three specialists
wars-rules-crew-specialist = { $name }: { $gains }
wars-rules-crew-hire = All three wait in your reserve. An upgrade hires one of them, or brings you a better team card instead.
wars-rules-crew-work = A hired one goes with a team card that has a torn photograph, when you lay it, and brings you his bonus before or after the actions.
wars-rules-crew-once = One specialist a card, each once a round. When the round is over he is free again.
wars-rules-crew-basic = Your basic team cards
wars-rules-crew-advanced = In reserve: the advanced ones
wars-rules-crew-card = { $name }: { $points } AP, depth { $depth }
wars-rules-crew-upgrade = An upgrade exchanges a basic card, of your hand or already laid, for an advanced one, which you may lay this round.

## Scholar

wars-rules-scholar = Scholar
wars-rules-scholar-marker = Four actions
wars-rules-scholar-move = Your marker goes to another action each time. Publish and debunk as often as you can in one turn; award and minor find once.
wars-rules-scholar-publish = Publish
wars-rules-scholar-skeleton = For each species card give bones of different parts. Torso and tail fit all; skull and limb must be of the kind shown.
wars-rules-scholar-bones-2 = 2 bones
wars-rules-scholar-bones-3 = 3 bones: and the prize of the card
wars-rules-scholar-bones-4 = 4 bones: also the round bonus
wars-rules-scholar-archive = The card goes under the envelope of its find, which pays once for each card now in it. A full envelope: no paper.
wars-rules-scholar-place = In the end the papers, worth as many as bones, go onto the shelves of the professor you serve.
wars-rules-scholar-debunk = Debunk
wars-rules-scholar-debunk-how = Give identical bones to attack a paper of exactly that value on the other professor's shelves:
wars-rules-scholar-identical = { $count } of one kind
wars-rules-scholar-flip = The paper turns over and goes to your professor; the last one of the other slides into the gap.
wars-rules-scholar-again = A published paper can be turned over again and again.
wars-rules-scholar-parts = The four parts
wars-rules-part-torso = Torso: fits every species
wars-rules-part-tail = Tail: fits every species
wars-rules-part-head = Skull: of a carnivore, of a herbivore
wars-rules-part-limb = Limb: foot, fin, claw, wing

## Awards, finds, archive

wars-rules-finds = Archive
wars-rules-finds-award = Claim an award
wars-rules-finds-claim = Put a marker on a free row you meet: its loyalty and the round bonus are yours. One marker a row, one of yours a tile.
wars-rules-finds-counts = Tile A counts archived species by who discovered them, B by their kind, C by their envelope.
wars-rules-finds-amphibian = On tile B an amphibian counts as any kind.
wars-rules-finds-find = Make a minor find
wars-rules-finds-make = Archive a species card from your hand without bones, gain its envelope, and take a tile with its find: the bonus under its column is yours.
wars-rules-finds-once = Without such a tile, or without room in the envelope, there is no minor find.
wars-rules-finds-archive = The archive
wars-rules-finds-limit = Every envelope holds 1 card; each archive camp you place makes room for one more, up to { $limit }. A second card pays twice, a third one thrice:
wars-rules-finds-envelope = { $letter }: { $gains }

## Scoring

wars-rules-scoring = Scoring
wars-rules-scoring-shelves = Loyalty × credibility
wars-rules-scoring-credibility = Each of a professor's { $shelves } shelves with a paper is 1 credibility. The printed paper counts; neutral ones and those above the shelves do not.
wars-rules-scoring-value = Your loyalty is the number beside your marker.
wars-rules-scoring-example = With Marsh at ×3 and two of his shelves begun you gain 6 RP; then the same for Cope.
wars-rules-scoring-twice = This happens after round { $middle } and after round { $last }. Between the two nothing is taken away.
wars-rules-scoring-ties = If reputation is equal
wars-rules-scoring-tie = More archived species win, then the larger head, if heads were measured.
wars-rules-scoring-head = Theodore's head measures { $head } cm.
wars-rules-scoring-track = On the tracks
wars-rules-scoring-flag = Flag: 1 loyalty whenever you pass for the round, as long as your marker is below it.
wars-rules-scoring-coin = Coin: $1, in the same way.
wars-rules-scoring-top = Each step beyond the top of a track is 1 RP.
wars-rules-scoring-more = More reputation
wars-rules-scoring-prizes = Some prizes and envelopes give RP at once.
wars-rules-scoring-cover = Each cover tile off your crates: ${ $money } or { $points } RP.
wars-rules-scoring-careers = Whoever passes in the last round takes a last career, for loyalty: first come, first served.

## Passing

wars-rules-passing = Passing
wars-rules-passing-steps = Who passes, in this order
wars-rules-passing-profession = Moves to a free profession in another row and another column, and gains both bonuses.
wars-rules-passing-university = Brings the team home to a free university, and serves its professor from now on.
wars-rules-passing-grant = Takes the grant of that university, until the next one.
wars-rules-passing-bonus = Gains the flag and the coin above the marker on that professor's track.
wars-rules-passing-neutral = With two or three players the first to pass moves the neutral team to the next university.
wars-rules-passing-last = In the last round there is only a last career.
wars-rules-passing-reset = When all have passed
wars-rules-passing-bones = Bones left at the sites slide up, and the bag fills what is empty.
wars-rules-passing-species = The species cards of all sites are replaced.
wars-rules-passing-cards = Team cards come back to your hand, specialists are free again; species and scholars' cards you played are discarded.
wars-rules-passing-order = The higher your profession, the earlier your turn in the next round.
wars-rules-passing-stays = Your scholar's marker stays where it is.

## Grants

wars-rules-grants = Grants
wars-rules-grants-here = On the board in this game
wars-rules-grants-others = The others
wars-rules-grants-all = All grants; { $count } lie on the board in a game

## Theodore

wars-rules-theodore-turn = His turn
wars-rules-theodore-deck = Theodore owns what you own, but a deck of { $basic } cards in place of team cards. Each turn he turns one up into his next slot and pays for it.
wars-rules-theodore-half = The back of the card now on top of his deck says which half of the card in the slot he plays:
wars-rules-theodore-upper = Scholar: the first action in the upper half that is possible. If none is, his team goes.
wars-rules-theodore-lower = Team: round and round the lower half, what is possible, until the points are gone. The back says how many, and how deep.
wars-rules-theodore-slot = If he holds a species card with the find of the slot, he gives it up for its prize and the slot's own figures.
wars-rules-theodore-choices = What he chooses
wars-rules-theodore-species = Species: one that helps with an award, A before B before C; else one for his right-most envelope with room; else by the alphabet.
wars-rules-theodore-bones = He digs the lowest bone he reaches. Skulls are all alike to him, and so are limbs.
wars-rules-theodore-camps = Any site tile is open to him, wherever his team stands. He never digs deeper.
wars-rules-theodore-upgrade = An upgrade exchanges a basic card of his deck for one of the reserve.
wars-rules-theodore-pass = He passes when no slot is free, or the next one too dear.
wars-rules-theodore-watch = His turn can be watched step by step with all reasons, and once more afterwards.

## Signs

wars-rules-signs = Signs
wars-rules-signs-effects = What you may gain
wars-rules-effect-money = Dollars
wars-rules-effect-reputation = Reputation (RP)
wars-rules-effect-loyalty = Loyalty with the professor you serve
wars-rules-effect-bones = Bones from the bag
wars-rules-effect-rare = A rare bone of your choice
wars-rules-effect-species = The top species card
wars-rules-effect-see = Of three species cards, keep one
wars-rules-effect-paleontologist = A scholar's card
wars-rules-effect-cover = Cover tile off: two crates more
wars-rules-effect-slot = An upgraded slot
wars-rules-effect-upgrade = A better team card, or a specialist
wars-rules-effect-reclassify = Move an archived card, gain its envelope
wars-rules-effect-sites = Site tiles from anywhere
wars-rules-effect-round = The bonus of this round
wars-rules-signs-errands = On site tiles
wars-rules-errand-switch = Serve the other professor
wars-rules-errand-take-back = Take your scholar's marker back
wars-rules-errand-swap = Swap a bone for a rare one
wars-rules-signs-animals = Kinds of animals
wars-rules-animal-reptile = Reptile
wars-rules-animal-mammal = Mammal
wars-rules-animal-bird = Bird
wars-rules-animal-amphibian = Amphibian, any kind on tile B
wars-rules-signs-bones = Bones and finds
wars-rules-signs-kinds = Bones: { $kinds }
wars-rules-signs-finds = Finds, from A to E: insect, footprint, fossil, hammer, plant
