# Everything printed on the cards and tiles of Fossilis. A figure in braces comes from the row of the card in levels/.

## Dinosaurs

dinosaur-plateosaurus = Plateosaurus
dinosaur-plateosaurus-text = Heavy-tailed browser of the German marls, found in herds, and up on two legs for the high leaves.
dinosaur-eudimorphodon = Eudimorphodon
dinosaur-eudimorphodon-text = Among the first to fly: a hundred teeth of two kinds in a jaw as long as a finger.
dinosaur-peteinosaurus = Peteinosaurus
dinosaur-peteinosaurus-text = A flier no bigger than a thrush, snapping insects over the lagoons of Lombardy.
dinosaur-coelophysis = Coelophysis
dinosaur-coelophysis-text = Hollow-boned, quick and slender; a whole flock lies drowned together in New Mexico.
dinosaur-herrerasaurus = Herrerasaurus
dinosaur-herrerasaurus-text = An early hunter of the Argentine valleys, with a hinge in its jaw to hold what it bit.
dinosaur-thecodontosaurus = Thecodontosaurus
dinosaur-thecodontosaurus-text = Small leaf-eater from the fissures of Bristol, its teeth set in sockets.
dinosaur-placerias = Placerias
dinosaur-placerias-text = Tusked, beaked, and heavy as an ox: it dug for roots where Arizona is desert now.
dinosaur-postosuchus = Postosuchus
dinosaur-postosuchus-text = Cousin of the crocodiles, master of the Texas plain before any great dinosaur was.
dinosaur-shonisaurus = Shonisaurus
dinosaur-shonisaurus-text = Fish-lizard as long as a whaleboat and more; Nevada miners used its backbones for plates.
dinosaur-nothosaurus = Nothosaurus
dinosaur-nothosaurus-text = Webbed feet and a mouth like a fish-trap: half of the shore, half of the sea.
dinosaur-henodus = Henodus
dinosaur-henodus-text = Square of snout and broad of shell, it strained water-weeds from a brackish lagoon.
dinosaur-brachiosaurus = Brachiosaurus
dinosaur-brachiosaurus-text = Fore legs longer than hind: a neck built like a tower, for the crowns of the trees.
dinosaur-stegosaurus = Stegosaurus
dinosaur-stegosaurus-text = Plates along the back, four spikes on the tail, and the brain of a dog.
dinosaur-diplodocus = Diplodocus
dinosaur-diplodocus-text = Ninety feet from its peg teeth to the tip of a tail that cracked like a whip.
dinosaur-kentrosaurus = Kentrosaurus
dinosaur-kentrosaurus-text = Small plates before, long spikes behind, and one more at each shoulder.
dinosaur-allosaurus = Allosaurus
dinosaur-allosaurus-text = The lion of the western floodplains; it struck with the upper jaw as with a hatchet.
dinosaur-dilophosaurus = Dilophosaurus
dinosaur-dilophosaurus-text = Twin crests of thin bone on its brow; its tracks cross the red mud of Arizona.
dinosaur-dryosaurus = Dryosaurus
dinosaur-dryosaurus-text = A light-footed browser of the undergrowth, all shin and no armour.
dinosaur-pterodactylus = Pterodactylus
dinosaur-pterodactylus-text = First of its kind to be described; it held its wing out on a single finger.
dinosaur-rhamphorhynchus = Rhamphorhynchus
dinosaur-rhamphorhynchus-text = Needle teeth for fish and a kite's vane at the end of the tail.
dinosaur-liopleurodon = Liopleurodon
dinosaur-liopleurodon-text = Four great flippers behind a head as long as a man is tall.
dinosaur-ophthalmosaurus = Ophthalmosaurus
dinosaur-ophthalmosaurus-text = Eyes as wide as dinner plates, for squid in the dark of the deep.
dinosaur-tyrannosaurus-rex = Tyrannosaurus Rex
dinosaur-tyrannosaurus-rex-text = King by name. Two fingers on each hand, and a bite that went through bone.
dinosaur-edmontosaurus = Edmontosaurus
dinosaur-edmontosaurus-text = Duck-billed, with a thousand teeth packed to a grindstone.
dinosaur-pachycephalosaurus = Pachycephalosaurus
dinosaur-pachycephalosaurus-text = A dome of solid bone, nine inches through; what it rammed is still disputed.
dinosaur-triceratops = Triceratops
dinosaur-triceratops-text = Three horns and a frill. The first pair found were taken for those of a bison.
dinosaur-ankylosaurus = Ankylosaurus
dinosaur-ankylosaurus-text = Armoured to the eyelids, with a club of bone at the tail's end.
dinosaur-iguanodon = Iguanodon
dinosaur-iguanodon-text = Its thumb was a spike, which at first was set upon its nose.
dinosaur-mosasaurus = Mosasaurus
dinosaur-mosasaurus-text = The great beast of Maastricht: a sea-lizard with teeth on its palate too.
dinosaur-elasmosaurus = Elasmosaurus
dinosaur-elasmosaurus-text = Seventy-two bones of neck. Mr. Cope first set the skull at the other end.
dinosaur-quetzalcoatlus = Quetzalcoatlus
dinosaur-quetzalcoatlus-text = As tall as a giraffe on the ground; in the air, wide as a small barn.
dinosaur-tapejara = Tapejara
dinosaur-tapejara-text = A sail upon its snout and a turned-down beak for fruit.
dinosaur-microraptor = Microraptor
dinosaur-microraptor-text = Four wings and black feathers with the gloss of a starling.

## Animals of the Pleistocene

dinosaur-megatherium = Megatherium
dinosaur-megatherium-text = A ground sloth of the pampas, heavy as an elephant, claws turned inward as it walked.
dinosaur-glyptodon = Glyptodon
dinosaur-glyptodon-text = An armadillo the size of a cart, under a vault of a thousand bony tiles.
dinosaur-smilodon = Smilodon
dinosaur-smilodon-text = Sabre teeth eleven inches long, in a cat built like a bear.
dinosaur-woolly-mammoth = Woolly Mammoth
dinosaur-woolly-mammoth-text = Red-haired elephant of the cold steppe; its ivory is traded still.
dinosaur-woolly-rhinoceros = Woolly Rhinoceros
dinosaur-woolly-rhinoceros-text = It swept the snow from the grass with a horn as flat as a plank.
dinosaur-dire-wolf = Dire Wolf
dinosaur-dire-wolf-text = Heavier than the grey wolf and worse of tooth; it went into the tar after its prey.
dinosaur-procoptodon = Procoptodon
dinosaur-procoptodon-text = A short-faced kangaroo of ten feet, with one toe to each foot.
dinosaur-titanis = Titanis
dinosaur-titanis-text = A bird that could not fly and had no need to; its beak was an axe.
dinosaur-teratornis = Teratornis
dinosaur-teratornis-text = A condor and half a condor, stalking small game on foot.
dinosaur-stellers-sea-cow = Steller's Sea Cow
dinosaur-stellers-sea-cow-text = Toothless grazer of the kelp, gone twenty-seven years after it was first described.

## Tools

tool-whisk-broom = Whisk Broom
tool-whisk-broom-text = Dig Sand up to { $amount ->
        [one] once
        [2] twice
       *[other] { $amount } times
    } for no Energy.
tool-shovel = Shovel
tool-shovel-text = Dig one Sand or Clay for no Energy.
tool-soft-brush = Soft Brush
tool-soft-brush-text = Extract once for no Energy and { $amount } Plaster less.
tool-chisel = Chisel
tool-chisel-text = Dig one Stone for { $amount } Energy, whatever it costs you otherwise. It slides as Stone always does.
tool-clay-bucket = Clay Bucket
tool-clay-bucket-text = Lift the top Clay of a space beside you, if nobody stands on it, and keep it.
tool-pry-bar = Pry Bar
tool-pry-bar-text = One dig, at its usual Energy, pushes tiles of any weight. From a single tile on it pushes whole stacks too.
tool-field-ladder = Field Ladder
tool-field-ladder-text = Climb onto the site at any edge, or move up to { $amount } spaces, for no Energy.

## Supplies

supplies-plaster-2 = Plaster Sack
supplies-plaster-2-text = At once: take { $amount } Plaster from the supply.
supplies-plaster-3 = Plaster Barrel
supplies-plaster-3-text = At once: take { $amount } Plaster from the supply.
supplies-tooth = Tooth
supplies-tooth-text = Counts as one Tooth, once. Then turn it over.
supplies-limb = Limb
supplies-limb-text = Counts as one Limb, once. Then turn it over.
supplies-rib = Rib
supplies-rib-text = Counts as one Rib, once. Then turn it over.
supplies-hip = Hip
supplies-hip-text = Counts as one Hip, once. Then turn it over.
supplies-skull = Skull
supplies-skull-text = Counts as one Skull, once. Then turn it over.
supplies-points-4 = Press Notice
supplies-points-4-text = Nothing but fame: its points count at the end.
supplies-points-6 = Society Medal
supplies-points-6-text = Nothing but fame: its points count at the end.

## Skills: a word for the tile, a name, the full text

skill-double-purchase = Haggler
skill-double-purchase-text = You may buy twice a turn, one card after the other.
skill-tool-reward = Outfitter
skill-tool-reward-text = Each time you score a Dinosaur perfectly, draw the top card of the Tools deck. You may use it from your next turn on.
skill-diagonal-dig = Crosscut
skill-diagonal-dig-text = You may also dig the tiles diagonally beside you.
skill-double-plaster = Plasterer
skill-double-plaster-text = Once a turn, 1 Energy takes { $amount } Plaster from the pool.
skill-five-points = Laureate
skill-five-points-text = { $amount } points at the end of the game.
skill-diagonal-extract = Long-arm
skill-diagonal-extract-text = You may also extract from open pits diagonally beside you.
skill-clay-expert = Potter
skill-clay-expert-text = Digging Clay costs you { $amount } Energy.
skill-large-lab = Curator
skill-large-lab-text = Your laboratory holds { $amount } Dinosaurs. You still claim one a turn.
skill-stone-expert = Quarrier
skill-stone-expert-text = Digging Stone costs you { $amount } Energy.
skill-free-extract = Deft
skill-free-extract-text = Each turn one extraction costs no Energy: the first you make with this Skill.
skill-cheap-plaster = Thrifty
skill-cheap-plaster-text = Each bone costs you { $amount } Plaster less, but at least 1.
skill-long-stride = Rambler
skill-long-stride-text = One move takes you up to { $amount } spaces.
skill-free-sand = Sweeper
skill-free-sand-text = Each turn one Sand dig costs no Energy: the first you make with this Skill.
skill-partial-bonus = Guesser
skill-partial-bonus-text = Each partial score brings you { $amount } points more.
skill-wild-fragment = Dealer
skill-wild-fragment-text = When you buy, one of your Fragments may count as any kind.
skill-firm-footing = Surefoot
skill-firm-footing-text = Neither another player nor the Rival can push you off the site or into a pit.
skill-perfect-bonus = Purist
skill-perfect-bonus-text = At the end: { $amount } points for each Dinosaur you scored perfectly, at most { $most }.
skill-collector = Pack Rat
skill-collector-text = At the end: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for each Tool and Supplies card you own, at most { $most }.

## Events: what it comes to, and the full text. "In order": from the player who emptied the pool, clockwise.

event-earthquake = Earthquake
event-earthquake-short = Each may push one Stone.
event-earthquake-text = In order, each player may push one Stone that lies on top, anywhere, one space in any direction, for nothing. No tile may leave the site.
event-junk-sale = Junk Sale
event-junk-sale-short = Each gives a market card to the left.
event-junk-sale-text = In order, each player gives one face-up market card to the neighbour on the left, free of charge.
event-mentor-visit = Mentor Visit
event-mentor-visit-short = A Skill, or { $points } points.
event-mentor-visit-text = In order, each player takes a face-up Skill into an empty slot, or scores { $points } points.
event-mudslide = Mudslide
event-mudslide-short = Each adds Clay, { $amount ->
        [2] twice
       *[other] { $amount } times
    } round.
event-mudslide-text = In order, { $amount ->
        [2] twice
       *[other] { $amount } times
    } round, each player lays one Clay from the discard pile on an open pit or on a single tile with nobody on it.
event-rockfall = Rockfall
event-rockfall-short = Each adds Stone, { $amount ->
        [2] twice
       *[other] { $amount } times
    } round.
event-rockfall-text = In order, { $amount ->
        [2] twice
       *[other] { $amount } times
    } round, each player lays one Stone from the discard pile on an open pit or on a single tile with nobody on it.
event-sandstorm = Sandstorm
event-sandstorm-short = Each adds Sand, { $amount ->
        [2] twice
       *[other] { $amount } times
    } round.
event-sandstorm-text = In order, { $amount ->
        [2] twice
       *[other] { $amount } times
    } round, each player lays one Sand from the discard pile on an open pit or on a single tile with nobody on it.
event-patronage = Patronage
event-patronage-short = { $amount } Plaster, or { $points } points.
event-patronage-text = In order, each player takes { $amount } Plaster from the supply, or scores { $points } points.
event-reclassification = Reclassification
event-reclassification-short = Each draws a Dinosaur, then drops one.
event-reclassification-text = In order, each player adds the top Dinosaur of the deck to the scored ones, without points, then discards one. Points stay.
event-snakebite = Snakebite
event-snakebite-short = { $points } points lost, or { $amount } Energy.
event-snakebite-text = In order, each player loses { $points } points, or has { $amount } Energy less in the next turn. No score falls below 0.
event-soft-stone = Soft Stone
event-soft-stone-short = Stone costs { $amount } Energy less.
event-soft-stone-text = Until the next Event, digging Stone costs { $amount } Energy less, but at least 1.
