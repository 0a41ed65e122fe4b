# The table of Bone Wars: what its parts say, and the names of places, actions and effects.

wars-title = Bone Wars

## Places and patrons

wars-site-montana = Montana
wars-site-dakota = Dakota
wars-site-wyoming = Wyoming
wars-site-nebraska = Nebraska
wars-site-colorado = Colorado
wars-site-kansas = Kansas
wars-patron-marsh = Marsh
wars-patron-cope = Cope
wars-letter-marsh = M
wars-letter-cope = C
wars-letter-leidy = L
wars-site-empty = until the round ends

## Bones, animals, finds

wars-bone-torso = torso
wars-bone-tail = tail
wars-bone-carnivore = carnivore skull
wars-bone-herbivore = herbivore skull
wars-bone-foot = foot
wars-bone-fin = fin
wars-bone-claw = claw
wars-bone-wing = wing
wars-part-torso = torso
wars-part-tail = tail
wars-part-head = skull
wars-part-limb = limb
wars-any = any
wars-animal-reptile = reptile
wars-animal-mammal = mammal
wars-animal-bird = bird
wars-animal-amphibian = amphibian
wars-icon-insect = insect
wars-icon-footprint = footprint
wars-icon-fossil = fossil
wars-icon-hammer = hammer
wars-icon-plant = plant

## The bar

wars-rounds = I II III IV
wars-points-left = AP left
wars-depth = Depth
wars-free = Free moves
wars-free-of = { $left } of { $all }
wars-price = { $points } AP
wars-price-free = free
wars-verb-dig = Dig
wars-verb-discover = Discover
wars-verb-site = Site tile
wars-verb-camp = Camp
wars-verb-deepen = Dig deeper
wars-verb-move = Move
wars-step-cards = Choose cards
wars-step-bones = Pay bones
wars-step-archive = Archive
wars-step-rewards = Take rewards
wars-step-papers = Place papers
wars-step-set = Choose a set
wars-step-award = Choose an award
wars-step-find-card = Choose a card
wars-step-tile = Choose a tile
wars-step-loyalty = Take loyalty
wars-lay-a-card = Lay a card into your next slot, or pass
wars-lay-price = ${ $cost } for slot { $slot }
wars-slots-full = All your slots are used
wars-not-your-turn = { $player } is playing
wars-pass-help = Passing: a free space in another row and another column
wars-draft-help = One species card with its bones, and one career, in either order
wars-draft-help-solo = First one species card with its bones, then one career

## Paleontologist actions

wars-action-publish = Publish
wars-action-debunk = Debunk
wars-action-award = Award
wars-action-find = Minor find
wars-in-work = in work
wars-any-number = any number
wars-once = once
wars-closed = closed: you are here
wars-can-publish = { $count ->
        [0] no card can be built
        [one] 1 card can be built
       *[other] { $count } cards can be built
    }
wars-can-debunk = { $best ->
        [0] no set of bones
       *[other] up to { $best } loyalty
    }
wars-can-award = { $loyalty ->
        [0] no row met
       *[other] tile { $tile }: { $loyalty } loyalty
    }
wars-can-find = { $count ->
        [0] no card fits a tile
        [one] 1 tile matches
       *[other] { $count } tiles match
    }

## The academy

wars-credibility = credibility
wars-worth-left = ×{ $value } × { $credibility }
wars-worth = = { $points } RP
wars-finds = Minor finds
wars-rare = Rare bones
wars-profession = Profession
wars-profession-row = row { $row }
wars-endgame = Last careers
wars-endgame-shut = { $players } players
wars-grant-of-you = your grant
wars-neutral = neutral team
wars-grant-free = free

## Effects: on tokens and cards, and in one sentence

wars-effect-money = ${ $amount }
wars-effect-reputation = { $amount } RP
wars-effect-loyalty = { $amount } loyalty
wars-effect-split = { $amount } loyalty
wars-effect-bones = { $amount ->
        [one] 1 bone
       *[other] { $amount } bones
    }
wars-effect-rare = { $amount } rare
wars-effect-species = { $amount ->
        [one] species
       *[other] { $amount } species
    }
wars-effect-paleontologist = { $amount ->
        [one] scholar
       *[other] { $amount } scholars
    }
wars-effect-see = See 3
wars-effect-cover = Crate
wars-effect-upgrade = Upgrade
wars-effect-reclassify = Reclassify
wars-effect-sites = { $amount } tiles
wars-effect-slot = Slot
wars-effect-round = Round bonus
wars-effect-any-round = Any bonus

## Dig site actions

wars-errand-switch = patron
wars-errand-see = 1 for 3
wars-errand-money = $1
wars-errand-bone = 1 bone
wars-errand-swap = swap
wars-errand-take-back = take back

## Team cards, specialists, paleontologist cards

wars-team-basic-1 = Scouts
wars-team-basic-2 = Diggers
wars-team-basic-3 = Haulers
wars-team-advanced-1 = Field crew
wars-team-advanced-2 = Quarrymen
wars-team-advanced-3 = Expedition
wars-specialist-miner = Miner
wars-specialist-sketch-artist = Sketch artist
wars-specialist-ichthyologist = Ichthyologist
wars-notion-wild = 1 bone of any kind
wars-notion-few-bones = 3 bones or less: +1 loyalty
wars-notion-split = loyalty to either patron
wars-notion-any-round = any round bonus
wars-notion-occupied = also a taken space
wars-notion-emptied = bonus of a taken tile
wars-notion-any-envelope = any envelope
wars-notion-any-tile = any tile

## Grants

wars-grant-scout = Scout
wars-grant-generalist = Generalist
wars-grant-collector = Collector
wars-grant-critic = Critic
wars-grant-restorer = Restorer
wars-grant-stipend = Stipend
wars-grant-curator = Curator
wars-grant-field-notes = Field notes
wars-grant-full-skeleton = Full skeleton
wars-grant-pamphlet = Pamphlet
wars-grant-tenure = Tenure
wars-grant-side-trip = Side trip
wars-grant-toll = Toll
wars-grant-railway-pass = Railway pass
wars-grant-scout-short = discover for 1 AP
wars-grant-generalist-short = your finds count as any
wars-grant-collector-short = rare bones instead of the bag
wars-grant-critic-short = debunk: 1 bone is any kind
wars-grant-restorer-short = publish: 1 bone is any kind
wars-grant-stipend-short = ignore the slot cost
wars-grant-curator-short = reclassify pays once per card
wars-grant-field-notes-short = minor find: or the round bonus
wars-grant-full-skeleton-short = 4 bones: any round bonus
wars-grant-pamphlet-short = debunk: 1 loyalty for a round bonus
wars-grant-tenure-short = your scholar may stay
wars-grant-side-trip-short = round bonus: or a find bonus
wars-grant-toll-short = $1 when teams meet
wars-grant-railway-pass-short = 2 more free moves

## The mat

wars-next = next
wars-costs = costs ${ $amount }
wars-moves = moves
wars-archive = archive
wars-cover-money = ${ $amount } or
wars-cover-reputation = { $amount } RP
wars-button-undo = Undo
wars-button-end = End turn
wars-button-pass = Pass
wars-button-done = Done
wars-gain = +{ $points }
wars-passed = passed
wars-next-card = next

## The desk

wars-desk-publish = { $count ->
        [0] Papers for { $patron }
        [one] One paper for { $patron }
       *[other] { $count } papers for { $patron }
    }
wars-desk-publish-help = choose a card of your hand
wars-desk-assemble-help = give bones of different parts
wars-desk-would = A paper of { $value }: { $gains }
wars-desk-rewards-help = bones are paid, papers come last
wars-desk-debunk = Debunk { $patron }
wars-desk-debunk-help = identical bones take a paper of the same value
wars-desk-award = Claim an award
wars-desk-award-help = one marker on each tile
wars-desk-find = Make a minor find
wars-desk-find-help = a card of your hand and a tile with its icon
wars-find-full = envelope { $letter } is full
wars-find-no-tile = no tile with its icon
wars-find-fits = a tile with its icon is left
wars-find-pays = envelope { $letter } pays { $pays }
wars-desk-gains = What you gain
wars-desk-looked-help = the others are discarded
wars-desk-scholars = Take a paleontologist
wars-desk-scholars-help = one of these, or the top card of the deck
wars-desk-deck = Deck: { $count }
wars-desk-offer = still on offer in the draft
wars-desk-idle = The desk
wars-desk-idle-help = papers, sets and awards are prepared here
wars-row-bones = { $count } bones of different parts
wars-ladder = { $count } bones
wars-row-paper = paper
wars-row-envelope = envelope { $letter }
wars-row-counts = { $before } to { $after }
wars-rewards = Rewards: take them in any order
wars-rewards-left = { $count } left
wars-one-of = one of
wars-or = or
wars-slot-used = used
wars-source-round = round
wars-source-bones = bones

## Theodore

wars-current-card = Current card
wars-next-back = Next card's back
wars-his-slots = His slots
wars-his-hand = His hand
wars-back-team = team
wars-back-paleontologist = scholar
wars-solo-discover = Discover
wars-solo-dig = Dig
wars-solo-camp = Camp
wars-solo-sites = Tiles
wars-solo-move-n = north
wars-solo-move-e = east
wars-solo-move-s = south
wars-solo-move-w = west

## Sheets over the map

wars-offer-draft = One of these with its bones, or a career
wars-offer-species = One of these with its bones
wars-offer-left = Still on offer for the others
wars-offer-looked = Keep one of these
