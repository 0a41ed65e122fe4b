# The expansions on the new-game screen, and the screens of the players' own species.

new-game-expansions = Expansions
ice-age-full = full
ice-age-simple = simple
expansion-ice-age-line = Mammoths, ice and a bonus that grows.
expansion-ice-age-about = Ten animals of the Pleistocene lie in a deck of their own; one of them is always in the display. Ice Crystals among the bones rise to the Glacier board as soon as their pit is opened, and raise the bonus of whoever scores such an animal next. Or simple: the ten are shuffled among the Dinosaurs, without ice. All ten characteristics are worth 15 points.
expansion-ice-age-simple-about = The ten animals of the Pleistocene are shuffled among the Dinosaurs, without ice. All ten characteristics are worth 15 points.
expansion-scorpion-line = It scuttles over the site and stings.
expansion-scorpion-about = After the first Event a Scorpion comes onto the site. Whoever buys a Tool gains the Scuttle token on it and moves the Scorpion as it says. Pawns beside it flee, into pits and off the site too; a pawn in its space is stung and has 1 Energy less each turn until it spends 2 to be rid of the Sting.
expansion-power-tools-line = Jackhammer, Rock Drill and Rock Saw.
expansion-power-tools-about = Three strong cards join the Tools. The Jackhammer breaks a pit open and destroys its two best bones, the Rock Drill lets every dig of a turn cost 1 Energy, the Rock Saw slides a Stone up to three spaces.
expansion-caution-tape-line = Keep a pit to yourself for a round.
expansion-caution-tape-about = Once a game, at any time of his turn, each player may cover an open pit beside his pawn. Until his next turn nothing is taken from it, and nothing and nobody is pushed or moved into it.
expansion-undiscovered-line = Species of your own among the cards.
expansion-undiscovered-about = Up to ten species of your own making are shuffled among the Dinosaurs. You make them in the species editor, which the title leads to.
need-species = Choose at least one species of your own, or switch Undiscovered Species off.

species = Undiscovered Species
species-chosen = { $count } of yours
species-chosen-tip = Choose which of your species take part.
species-none = No species yet
species-none-text = You have not made a species of your own yet. Make the first one now, then come back.
species-make = Make one
species-choose = Which species take part?
species-choose-count = { $count } of at most { $most }
species-too-early = It lived in the Pleistocene, which needs Ice Age.
species-too-many = At most { $most } species take part.
species-done = Done

species-empty = Nothing is known to science yet. Make a species of your own: choose how it lived and which bones were found, and give it a name.
species-new = New species
species-edit = Edit
species-delete = Delete
species-export = Export
species-import = Import
species-unreadable = This file cannot be read
species-delete-title = Delete this species?
species-delete-text = { $name } is removed for good. Games in which it takes part keep it.
species-delete-file-text = The file { $name } is removed for good.
species-line-title = { $name } in one line
species-line-text = Send this line to a friend, who brings it in with Import.
species-copy = Copy
species-copied = The line is on the clipboard.
species-copied-title = Copied
species-not-copied = The clipboard does not answer. The line was written to { $file }
species-import-title = Import a species
species-import-text = Paste the line that somebody sent you. It begins with fossilis-species.
species-import-hint = fossilis-species-1:…
species-paste = Paste
species-no-clipboard = There is no text on the clipboard.
species-trouble = That did not work

editor-new = A new species
editor-edit = { $name }
editor-name = Name
editor-name-hint = What is it called?
editor-diet = Diet
editor-movement = Movement
editor-era = Era
editor-bones = Bones found
editor-bones-note = One to three. A click adds a bone; a click on a bone below takes it away.
editor-bones-full = A species has at most three bones.
editor-value = Perfect score
editor-formula = { $sum } = { $perfect }
editor-formula-bonus = { $sum } + { $bonus } for { $count } bones = { $perfect }
editor-no-bones = No bone yet
editor-save = Keep it
editor-discard-title = Leave without keeping?
editor-discard-text = What you have changed will be lost.
editor-discard-yes = Leave
