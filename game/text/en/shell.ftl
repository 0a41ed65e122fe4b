# The window, the title and the screens round the tables.

window-title = Bone Wars, on the desk
no-display = There is no screen to open a window on.

crash-title = The program had to stop
crash-text = Something happened that should not: { $error }
crash-written = A report was written to { $file }
crash-not-written = The report could not be written ({ $reason }).
crash-saved = Every choice is saved as it is made. Start the program again to go on with your game.
crash-last-title = The program stopped unexpectedly
crash-last-text = What happened stands in { $file }

desktop-kind = Board game
desktop-comment = Dig for dinosaurs in the American West of the 1870s
desktop-installed = Bone Wars is in the menu of your desktop now: { $file }
desktop-removed = Bone Wars is out of the menu of your desktop.
desktop-unknown = Only desktops of Linux and its like have such entries.
desktop-no-launcher = There is no command bone-wars to start; install the program first: pip install .

back = Back
cancel = Cancel
close = Close
quit = Quit
settings = Settings
new-game = New game

# Title

title = Bone Wars
title-subtitle = on the desk
title-resume = Resume
title-load = Load
title-rules = Which game would you like to read about?
title-footer = An unofficial fan edition. The names belong to their owners.
title-version = Version { $version }
title-nothing-saved = There are no saved games yet.

# New game

new-game-start = Start
new-game-together = Round one table
new-game-solo = Alone against a Rival
new-game-fossilis = Fossilis
new-game-fossilis-about = Dig for bones, gather fragments, put dinosaurs together. Two to five at one table, or alone against Marsh or Cope.
new-game-options = How it is played
new-game-you = You
new-game-rival = Your Rival
new-game-easier = An easier Rival
new-game-harder = A harder Rival
new-game-name = Name
new-game-diagonal = Diagonal steps
new-game-diagonal-tip = A step may also lead to a diagonal neighbour. Reports of the printed game differ on this; without it, steps are straight.
new-game-sets-six = All sets count 6
new-game-sets-six-tip = Every set of three or more counts 6 points. Without it, each characteristic has its own value, from 3 to 7.
new-game-seed = Seed
new-game-seed-hint = left to chance
new-game-seed-tip = Games with the same seed and the same choices run alike. Leave it empty for a fresh game.

kind-human = Person
kind-random = Computer
kind-closed = Closed
kind-random-tip = The computer takes any of the moves that are allowed, without a plan.
rival-short-marsh = Marsh
rival-short-cope = Cope
rival-name-marsh = O. C. Marsh
rival-name-cope = E. D. Cope

seat-name-1 = Mary
seat-name-2 = William
seat-name-3 = Annie
seat-name-4 = Barnum
seat-name-5 = Samuel

need-two-seats = A game needs at least two seats.
need-a-person = At least one seat must be a person.
need-names = Every seat needs a name.
need-different-names = Two seats are called { $name }.

switch-by-number = Moves by number
switch-by-number-tip = Movement: the Rival always moves by the number on the Draw pile; he does not look for bones he needs.
switch-lowest-bone = Takes the lowest bone
switch-lowest-bone-tip = Extraction: after all other priorities he takes the bone of the lowest value instead of the highest.
switch-no-hammer-points = No points for hammers
switch-no-hammer-points-tip = Extraction: a hammer with its Skill tile scores him no points.
switch-shown-type-only = Buys the shown type only
switch-shown-type-only-tip = Purchase: he buys only the type of card shown on the Standby card, even if the other type is worth more.
switch-leftmost-dinosaur = Takes the leftmost Dinosaur
switch-leftmost-dinosaur-tip = Targeting: he ignores all criteria and takes the leftmost Dinosaur of the display.
switch-two-spaces = Pushes two spaces
switch-two-spaces-tip = Digging: he pushes the whole line two spaces instead of one.
switch-one-more-plaster = One more Plaster
switch-one-more-plaster-tip = Plaster: he removes one more than the Standby card shows.
switch-wishlist-from-deck = Wishlist from the deck
switch-wishlist-from-deck-tip = Targeting: he searches the Dinosaur deck for the first name on his wishlist. Only if there is none do the usual criteria count.
switch-one-extra-trait = One extra of each trait
switch-one-extra-trait-tip = Final scoring: for majorities he counts one more of every characteristic.
switch-rival-scores-slots = Scores your empty slots
switch-rival-scores-slots-tip = Final scoring: the points of your empty Skill slots go to him instead of you.
switch-excluded = This and “{ $other }” exclude each other.

# Library

library = Saved games
library-resume = Resume
library-look = Look at the end
library-delete = Delete
library-export = Export
library-import = Import a game
library-empty = No game has been saved yet. Every game is kept here as it is played.
library-damaged = This game cannot be opened
library-round = Round { $round }, { $progress } % done
library-finished = Finished
library-points = { $name } { $points }
library-in-play = Points scored in play
library-choices = { $choices ->
    [one] one choice
   *[other] { $choices } choices
  }
library-changed = Last played { $date }
library-delete-title = Delete this game?
library-delete-text = { $seats }: the game is removed for good. Export it first if you may want it again.
library-delete-yes = Delete
library-export-title = Exported
library-export-text = The game was written to { $file }
library-import-title = Import a game
library-import-text = Write or paste the path of an exported game, or drop the file onto this window.
library-import-yes = Import
library-import-hint = path of the file
library-trouble = That did not work

game-fossilis = Fossilis

# Settings

settings-speed = Animation
settings-speed-tip = Step waits after each step of the Rival and before each choice of a computer player, Play and Fast go on by themselves, Skip shows only how it ends.
settings-speed-step = Step
settings-speed-play = Play
settings-speed-fast = Fast
settings-speed-skip = Skip
settings-master = Volume
settings-pieces = Stones and bones
settings-cards = Cards
settings-interface = Buttons
settings-full-screen = Full screen
settings-full-screen-tip = F11 switches at any time.
settings-motion = Less motion
settings-motion-tip = Pieces appear where they go, instead of moving there.
settings-not-kept = The settings could not be kept
settings-trouble = The settings start afresh

# Pause

pause = The dig rests
pause-note = Every choice is saved as it is made.
pause-continue = Continue
pause-title = Back to the title

# Scores

scores = The final reckoning
scores-won = { $name } wins with { $points } points.
scores-won-against-rival = { $name } beats { $rival } with { $points } points and goes down in the history books.
scores-shared = { $names } share the victory with { $points } points.
scores-rival-tied = A tie at { $points } points: { $name } insists that he has not been defeated.
scores-total = Total
scores-total-open = Total as things are
scores-now = The score so far
scores-now-ahead = If all were scored as it is now, { $name } would win by { $lead }, with { $points }.
scores-now-by-tie = If all were scored as it is now, { $name } would win a tie at { $points }.
scores-now-level = If all were scored as it is now, { $names } would be level at { $points }.
scores-now-note = Everything is reckoned as if the game ended now, with what lies in the laboratories.
scores-look = Look at the table
scores-again = Play again
scores-title = Title
scores-hint = Point at a column: its Dinosaurs are shown.
score-score = Scored during the game
score-play-perfect = Dinosaurs scored whole
score-play-partial = Dinosaurs scored in part
score-play-glacier = Glacier bonus
score-play-hammer = Rock Hammers of the Rival
score-play-scuttle-token = Scuttle tokens
score-play-mentor-visit = Event: Mentor Visit
score-play-patronage = Event: Patronage
score-play-snakebite = Event: Snakebite
score-laboratory = Laboratory, at the end
score-counted = { $points }  ({ $count })
score-kinds = { $count } of { $all }
score-bones = Bones left over
score-cards = Tools and Supplies
score-skill-texts = Skills
score-slots = Empty Skill slots
score-variety = One of each characteristic: { $points }
score-traits = Characteristics
score-third-count = has
score-third-set = set
score-third-most = most
score-shared = { $points } tie
score-section-ties = If totals are equal
score-scored = Dinosaurs scored
scored-how-whole = whole
scored-how-part = in part
scored-how-drawn = from an Event
scored-how-later = at the end
scored-nothing = No Dinosaur
