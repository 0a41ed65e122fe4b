# The rules of Fossilis in short, in our own words.

rules = Rules
rules-page = page { $page } of { $pages }
rules-before = Page before
rules-after = Next page
rules-first = This is the first page.
rules-last = This is the last page.
rules-fossilis = The rules of Fossilis in short

## A turn

rules-turn = A turn
rules-turn-aim = What it is about
rules-turn-goal = Bones lie in the pits beneath the tiles of a dig site. Push the tiles aside, dig the bones out, and put dinosaurs together with them.
rules-turn-characteristics = Each dinosaur also brings three characteristics, which score at the end. Most points win.
rules-turn-steps = Three steps, in this order
rules-turn-actions = Actions: spend up to { $energy } Energy, in any order. What is left over is lost.
rules-turn-market = Market: buy one face-up card at most, with the fragments on tiles you have gathered.
rules-turn-claim = Claim: with an empty laboratory, take one dinosaur of the display of which you own at least one bone.
rules-turn-free = Using a Tool and scoring a dinosaur cost nothing and can be done at any time of your turn.
rules-turn-pools = Four pools of Plaster
rules-turn-pool = A pool holds { $plaster } Plaster for each player. Bones are paid with it.
rules-turn-event = Whoever takes the last cube of a pool sets off an Event; then the next pool comes.
rules-turn-end = When the fourth pool is empty, the round is played to its end, and then everyone has one more turn.
rules-turn-site = The site
rules-turn-pits = Twenty-five pits lie under the tiles, some under two of them. What lies in a covered pit is hidden; an open pit can be seen by all.
rules-turn-corners = Each pawn begins on a corner of its own.

## Actions

rules-actions = Actions
rules-actions-costs = What actions cost
rules-price-energy = { $energy } [energy]
rules-actions-move = A move is up to two spaces: not off the site, not into an open pit, not onto another pawn. Height costs nothing.
rules-actions-diagonal = In this game a step may also lead to a diagonal neighbour.
rules-actions-sand = Laid Sand comes from the discarded tiles and goes beside your pawn: into an open pit, or onto a single tile on which nobody stands.
rules-actions-bones = Out of the pits
rules-actions-extract = Take one piece out of an open pit beside your pawn. Besides the Energy a bone costs Plaster; behind it stands what it scores.
rules-bone-price = { $bone }: { $plaster } [plaster]
rules-bone-value = +{ $points }
rules-actions-hammer = A Rock Hammer costs no Plaster. Exchange it at once for a Skill; a mat has room for three.

## Digging

rules-digging = Digging
rules-digging-push = Pushing tiles
rules-digging-which = Dig the tile you stand on or one beside you: it slides one space in any of the four directions.
rules-digging-weight = It pushes all that is in its way, any number of tiles, but none that is heavier than itself.
rules-digging-stacks = Of a stack only the upper tile can be dug. A single tile cannot be pushed into a stack; an upper tile comes to rest on the next single tile, or drops onto an open pit.
rules-digging-sand = Sand pushes Sand.
rules-digging-clay = Clay pushes Sand and Clay.
rules-digging-stone = Stone pushes everything.
rules-digging-off = What comes of it
rules-digging-gathered = Tiles pushed off the site are yours: the fragments on them are your money.
rules-digging-open = A space without a tile is an open pit. A tile that slides over it covers it again, with all that lies in it.
rules-digging-pawns = Pawns
rules-digging-ride = Whoever stands on a tile rides along with it. You may dig a tile under another pawn.
rules-digging-beside = A pawn carried off the site stands beside it. One pushed into an open pit leaves the site on a side of its owner's choice.
rules-digging-climb = From beside the site you climb onto a free tile of that edge. Until then you can neither move nor dig nor extract.

## Cards

rules-cards = Cards
rules-cards-market = The market
rules-cards-pay = Pay with gathered tiles. Each is spent whole; what is too much is lost. The empty place is filled at once.
rules-cards-egg = Egg
rules-cards-footprint = Footprint
rules-cards-amber = Amber
rules-cards-tools = A Tool can be used once, from your next turn on.
rules-cards-supplies = Supplies work at once, when you buy them.
rules-cards-dinosaurs = Dinosaurs
rules-cards-claim = A laboratory holds one dinosaur, with the right Skill two. A claimed dinosaur is nobody else's.
rules-cards-perfect = Perfect: give all its bones and score the large number, from your laboratory or straight from the display.
rules-cards-partial = Partial: from your laboratory alone, score the values of the bones you give, at least one.
rules-cards-collection = Either way the dinosaur and its three characteristics go into your collection. The bones are gone.

## Scoring

rules-scoring = Scoring
rules-scoring-end = At the end
rules-scoring-laboratory = The dinosaur in your laboratory is scored now, perfectly or partially, if you have bones for it.
rules-scoring-bones = Each bone left over: { $points }.
rules-scoring-cards = The points printed on all your Tools and Supplies, used or not.
rules-scoring-slots = Skills with points on them, and your empty Skill places, from the left: { $slots }.
rules-scoring-majority = For each characteristic of which nobody has more than you: { $points }. All who tie score.
rules-scoring-variety = One of every characteristic: { $points }.
rules-scoring-ties = If totals are equal, more scored dinosaurs decide; a Rival wins any tie.
rules-scoring-sets = Sets of { $size } or more, once for each characteristic

## Signs and keys

rules-signs = Signs
rules-signs-pieces = Pieces and fragments
rules-signs-any = Any fragment
rules-signs-plaster = Plaster
rules-signs-energy = Energy
rules-signs-traits = Characteristics
rules-keys-title = Mouse, keys
rules-keys-mouse = With the mouse
rules-keys-click = Whatever glows can be clicked, or clicked and then its goal. Everything can be done with the mouse alone.
rules-keys-hover = Rest the pointer on anything to read what it is, what it would do, or why it does not answer.
rules-keys-right = The right button goes one step back, or pins what you look at.
rules-keys-here = On this sheet
rules-keys-pages = The arrows to the left and right, Page Up and Down and the wheel turn the pages. Esc, F1 or the right button close the sheet.
rules-keys-keyboard = With the keyboard
rules-key-choose = Choose, and do it
rules-key-choose-key = arrows, Enter
rules-key-go-on = Go on, or do what alone can be meant
rules-key-go-on-key = Space
rules-key-back = One step back, or the pause
rules-key-back-key = Esc
rules-key-undo = Take back
rules-key-undo-key = U, Ctrl+Z
rules-key-redo = Do it again
rules-key-redo-key = R, Ctrl+Y
rules-key-log = What has happened
rules-key-log-key = L
rules-key-score = The score so far
rules-key-score-key = S
rules-key-look = Look closer
rules-key-look-key = Z
rules-key-peek = The other sheet, as long as it is held
rules-key-peek-key = Tab
rules-key-rules = These rules
rules-key-rules-key = F1
rules-key-sound = Sound off and on
rules-key-sound-key = M
rules-key-screen = Full screen
rules-key-screen-key = F11
