# What is said of the things on the table of Bone Wars when they are pointed at, with the numbers as they stand now.

## The map

note-team = Team of { $player }
note-team-neutral = Neutral team
note-team-home = At { $university }, which it leaves with a free move of a team turn.
note-team-out = In { $site }.
note-team-closes = Those who pass cannot come home to { $university }. The first to pass moves it on.
note-site-teams = Here now: { $players }.
note-site-ways = Ways lead to { $sites }.
note-site-bones = From the top: { $bones }.
note-site-no-bone = empty
note-bone = { $bone }, { $level } level
note-bone-price = Dig: 1 AP, with a depth of { $depth ->
        [1] 1 or more
        [2] 2 or more
       *[other] { $depth }
    }.
note-bone-gone = No bone lies here until the round ends or somebody digs deeper.
note-bone-owned = You have { $count } of it; { $cards ->
        [0] no card in your hand wants it
        [one] 1 card in your hand takes it
       *[other] { $cards } cards in your hand take it
    }.
note-bone-count = You have { $count } of it.
note-ground-text = 1 AP: all bones and the species card of { $site } are replaced. The old bones go back to the bag.
note-tile = { $errand } ({ $site })
note-tile-price = 1 AP, in { $site } or from afar where a camp of yours stands.
note-tile-camped = A camp of yours stands in { $site }: you may do this from anywhere on the map, for 1 AP.
note-marker-on = Your marker stands on { $action }.
note-marker-off = Your marker is in your hand already.
note-crates-free = { $free ->
        [0] No crate of yours is free: a bone must go back for it.
        [one] 1 crate of yours is free.
       *[other] { $free } crates of yours are free.
    }
note-hand-species = { $count ->
        [0] You hold no species card.
        [one] You hold 1 species card.
       *[other] You hold { $count } species cards.
    }
note-camp-free = Camp space in { $site }
note-camp-of = Camp of { $player }
note-camp-closed = Closed with { $players } players.
note-camp-taken = It lets { $player } do the site's action from anywhere on the map.
note-camp-text = 1 AP: put a camp here. It lets you do this site's action from anywhere; at home it uncovers a free move more, or room for one card more in every envelope.
note-way-both = { $one } and { $other }
note-way-one = { $one } to { $other }
note-way-both-text = A step either way: a free move, or 1 AP when those are used up.
note-way-one-text = A one-way step: a free move, or 1 AP when those are used up.
note-door = { $university } to { $site }
note-door-text = The way out: the first step of your team in a round is a free move along one of these roads.
note-university-text = Whoever comes home here works for { $patron }. Roads lead to { $sites }.
note-university-taken = { $teams ->
        [one] Team here
       *[other] Teams here
    }: { $players }.
note-university-closed = Closed to those who pass now.
note-grant = { $grant }: { $text }
note-grant-of = Now with { $players }.
note-grant-free = Nobody has it now.

## The six team actions

note-verb-dig = Take a bone of your team's site into a crate: 1 AP, as deep as your depth allows.
note-verb-discover = Take the species card of your team's site into your hand: { $points } AP.
note-verb-site = Do the action of your team's site, or of a site with a camp of yours: 1 AP.
note-verb-camp = Put a camp on your team's site: 1 AP. { $left ->
        [0] All your camps are out.
        [one] 1 camp is left.
       *[other] { $left } camps are left.
    }
note-verb-deepen = Replace all bones and the species card of your team's site: 1 AP.
note-verb-move = A step along the arrows: free while you have free moves, then 1 AP.

## The four paleontologist actions

note-action-publish-text = For each card: 2 to 4 bones of different parts; then the card is archived and a paper of that value goes to { $patron }'s shelves.
note-action-publish-pays = Paper of 2: { $two } loyalty. 3: { $three }, and the prize. 4: { $four }, prize and round bonus.
note-action-publish-now = { $count ->
        [0] None of your cards can be published now.
        [one] 1 card of yours can be published now.
       *[other] { $count } cards of yours can be published now, bones permitting.
    }
note-action-debunk-text = 2 to 4 bones of the same kind turn a paper of exactly that value from { $rival } over to { $patron }.
note-action-debunk-pays = A paper of 2: { $two } loyalty; 3: { $three }; 4: { $four }.
note-action-debunk-now = { $count ->
        [0] No paper can be turned with your bones now.
        [one] 1 paper can be turned now.
       *[other] Papers of { $count } values can be turned now.
    }
note-action-award-text = A marker on a free row of an award whose need your archive meets: its loyalty, and the round bonus. One marker on each tile.
note-action-award-now = { $count ->
        [0] Your archive meets no free row now.
        [one] You meet 1 free row now.
       *[other] You meet { $count } free rows now.
    }
note-action-find-text = A species card goes to the archive, a tile with its icon leaves the game, and you gain the bonus of its column.
note-action-find-now = { $count ->
        [0] No card of yours fits a tile and an envelope now.
        [one] 1 card of yours fits now.
       *[other] { $count } cards of yours fit now.
    }
note-why-full = envelope { $letter } is full
note-why-all-full = every envelope is full
note-why-few-bones = lacking two fitting bones of different parts
note-why-not = { $cards }: { $why }.
note-why-no-tile = no tile with its icon
note-action-posts = Here: { $players }.
note-action-here = Your marker stands here: the next action must be another.
note-post = Paleontologist of { $player }
note-post-text = Stands on { $action }, which is closed to { $player } until the marker moves.

## Patrons

note-patron = { $patron }: credibility { $credibility }
note-patron-text = Shelves with a paper, the printed one counted. At a scoring each player's loyalty value is multiplied by it.
note-patron-next = { $papers ->
        [one] 1 paper more raises it to { $next }.
       *[other] { $papers } papers more raise it to { $next }.
    }
note-patron-most = It cannot rise any more.
note-shelf = Shelves of { $patron }
note-shelf-text = { $count ->
        [0] No paper yet beside the printed one.
        [one] 1 paper beside the printed one.
       *[other] { $count } papers beside the printed one.
    }
note-track = Loyalty to { $patron }
note-track-line = ×{ $value } × { $credibility } = { $points } RP
note-track-bonus = Coming home to { $patron }, a marker below the flag gains 1 loyalty, one below the coin $1.
note-track-top = Beyond the top each step is 1 RP.
note-loyalty = Loyalty of { $player } to { $patron }
note-loyalty-text = Value ×{ $value } now: { $points } RP at a scoring. { $steps ->
        [0] The top is reached.
        [one] The next step makes it ×{ $next }.
       *[other] { $steps } steps make it ×{ $next }.
    }
note-paper = Paper of { $value }
note-paper-text = On { $patron }'s shelves. { $value } bones of one kind turn it over to { $rival }, for { $loyalty } loyalty.
note-paper-overflow = It lies above the full shelves: published, but without credibility.
note-paper-printed = The printed paper
note-paper-printed-text = It is always there and cannot be debunked.

## Awards and minor finds

note-award-space = { $loyalty } loyalty, and the round bonus: { $bonus }.
note-award-count = { $count } of { $needed }
note-award-amphibians = { $count ->
        [one] Your amphibian stands in for one animal.
       *[other] Your { $count } amphibians stand in for as many animals.
    }
note-award-met = Met.
note-award-lack = { $lack ->
        [one] You lack 1 card.
       *[other] You lack { $lack } cards.
    }
note-award-claimed = Taken: { $players }.
note-award-closed = Closed with { $players } players.
note-award-own = You have a marker on this tile already.
note-claim = Award of { $player }
note-find = Minor find: { $icon }
note-find-text = Column { $column }: { $bonus }.
note-find-cards = { $count ->
        [0] No card in your hand has this icon.
        [one] 1 card in your hand has this icon: { $cards }.
       *[other] { $count } cards in your hand have this icon: { $cards }.
    }
note-find-gone = This tile has left the game.
note-column = Column { $column }: { $bonus }
note-column-left = { $count ->
        [0] No tile is left above it.
        [one] 1 tile is left above it.
       *[other] { $count } tiles are left above it.
    }

## Scholars, bones, decks

note-scholars = Paleontologist cards
note-scholars-text = { $count ->
        [one] 1 card is left in the deck
       *[other] { $count } cards are left in the deck
    }, { $discards } among the discards. Each gives any of the four actions, and its bonus with the one it names.
note-rare = Rare bones: { $bone }
note-rare-text = { $count } in the display, which is never refilled; a swap changes what lies there.
note-bag = The bag
note-bag-text = { $count } bones, drawn blindly.
note-species-deck = Species deck
note-species-deck-text = { $count } cards, { $discards } among the discards.

## The round track and the professions

note-round = Round { $round }, { $years }
note-round-bonus = Round bonus: { $bonus }.
note-round-now = This round is being played.
note-midgame = Midgame scoring
note-midgame-text = Between rounds 2 and 3 all loyalty is scored as at the end; markers and papers stay.
note-profession = Profession { $space }
note-profession-start = Whoever begins here gains what row and column show: { $gains }.
note-profession-text = Whoever passes moves to a free space of another row and another column, and gains what both show: { $gains }.
note-profession-order = The turn order of the next round runs from the top: this space { $before ->
        [0] would come first
        [one] has 1 marker before it
       *[other] has { $before } markers before it
    }.
note-profession-taken = { $player } is here.
note-profession-blocked = Closed to you: { $why ->
        [row] the same row as now
       *[column] the same column as now
    }.
note-profession-marker = Profession of { $player }
note-endgame = End of the game: { $loyalty } loyalty
note-endgame-text = Whoever passes in the last round takes a free space here in place of a profession.
note-endgame-closed = Closed with { $players } players.

## The mat

note-crate = { $bone }
note-crate-text = { $used } of { $open } crates used.
note-crate-cards = { $count ->
        [0] No card in your hand wants it.
       *[other] It fits { $cards }.
    }
note-cover = Cover tile
note-cover-text = When it goes, 2 crates more, and $2 or 1 RP. { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    }
note-envelope-text = A card slid in here gives { $gains } for each card then in it.
note-envelope-next = { $count ->
        [0] Empty: the next gives { $next }.
        [one] 1 card here: the next gives { $next }.
       *[other] { $count } cards here: the next gives { $next }.
    }
note-envelope-full = Full: { $count } of { $limit }.
note-camps-movement = Movement camps
note-camps-archive = Archive camps
note-camps-movement-text = { $moves ->
        [one] 1 free move in each team turn.
       *[other] { $moves } free moves in each team turn.
    } { $left ->
        [0] Both camps are out.
       *[other] The next camp you place adds one from your next turn on.
    }
note-camps-archive-text = { $limit ->
        [one] 1 card in each envelope.
       *[other] { $limit } cards in each envelope.
    } { $left ->
        [0] Both camps are out.
       *[other] The next camp you place makes room for one more in every envelope, at once.
    }
note-locket = Your patron: { $patron }
note-locket-text = Loyalty and papers you gain go to { $patron }; debunking turns papers of { $rival }.
note-locket-none = No patron yet
note-locket-none-text = He comes with your first university.
note-money = ${ $money }
note-money-slot = { $cost ->
        [0] The next slot is free.
       *[other] The next slot costs ${ $cost }.
    }
note-money-no-slot = All your slots are used.
note-reputation = { $points } RP
note-reputation-text = A scoring now would add { $gain }: { $marsh } with Marsh, { $cope } with Cope.
note-standing = { $points } + { $products } = { $total }
note-specialist-reserve = In your reserve: an upgrade hires him.
note-specialist-ready = Hired, and free.
note-specialist-used = He has done his work this round.
note-award-markers = Award markers
note-award-markers-text = { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    }
note-slot = Slot { $slot }: ${ $cost }
note-slot-figures = A species card laid here for a team has { $points } AP and depth { $depth }.
note-slot-icon = A species card with the { $icon } laid here also gives its prize.
note-slot-no-icon = It shows no icon, so nothing matches it.
note-slot-free = The grant pays for it.
note-slot-laid = { $card } lies here.
note-slot-exchanged = The card that lay here was exchanged; the slot stays used this round.
note-slot-next = The next card goes here.
note-extra-slot = An extra slot
note-extra-slot-text = An upgraded tile here is one card more each round, from the next turn on.

## Cards

note-species-card = { $full }, { $discoverer } { $year }
note-species-reptile = A reptile, for the envelope of the { $icon }.
note-species-mammal = A mammal, for the envelope of the { $icon }.
note-species-bird = A bird, for the envelope of the { $icon }.
note-species-amphibian = An amphibian, for the envelope of the { $icon }.
note-species-skeleton = Skeleton: torso, tail, { $skull }, { $limb }.
note-species-prize = Prize: { $prize }.
note-species-ready = You have the bones to publish it.
note-species-unready = You lack bones to publish it.
note-species-pays = In envelope { $envelope } it would pay { $gains }.
note-species-matches = Its icon is that of your next slot: laid there it gives its prize.
note-paleontologist-card = { $name } ({ $born }–{ $died })
note-paleontologist-any = Laid in a slot it gives one action of any kind; its bonus only with { $action }.

## Theodore

note-solo-upper = Upper half, when the next back shows a paleontologist: { $actions }.
note-solo-lower = Lower half, when the next back shows a team: { $steps }.
note-solo-back = Next card's back
note-solo-errands = For dig site actions he works down this list: { $errands }.
note-loop-action = Tried in the order of the arrows; the first that is possible is done.
note-loop-discover = For { $points } AP he takes the species card of his site.
note-loop-dig = For 1 AP he takes the lowest bone within his depth.
note-loop-camp = For 1 AP he puts a camp where he has none: movement first, then archive, in turn.
note-loop-sites = He works down his list of dig site actions, 1 AP each.
note-loop-move = One step that way, with a free move first.
note-strip-hand = { $count ->
        [0] No card in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }, { $used } of { $slots } slots used.
note-strip-passed = Has passed.

## Buttons

note-button-undo = Takes back the last choice, as long as nothing hidden was shown (U).
note-undo-too = With it goes what came after it: { $names }.
note-undo-now = The last choice was: { $what }.
note-button-end = Ends what you are doing, and in the end your turn.
note-end-now = Now it means: { $what }.
note-button-pass = Pass for the rest of this round: you take a new profession, and your team comes home.
note-button-score = How everybody stands, now and if all were scored (S)
note-button-rules = The rules in short (F1)
note-button-log = What has happened (L)
note-button-sound = Sounds on or off (M)
note-button-settings = Settings
note-button-edge = Make the other sheet wide, until the next click here. Holding Tab does it for as long as you hold it.

## The turn bar

note-points = { $points ->
        [one] 1 action point left
       *[other] { $points } action points left
    }
note-points-text = A dig, a camp, a site's tile and digging deeper cost 1 AP each, a discovery { $discover }, and a move 1 when no free one is left.
note-depth = Depth { $depth }
note-depth-text = Your team takes bones of { $depth ->
        [1] the top level only
        [2] the top and the middle level
       *[other] all three levels
    }.
note-free = { $count ->
        [one] 1 free move left
       *[other] { $count } free moves left
    }
note-free-text = Any further move costs 1 AP. A movement camp on the map adds a free move.

note-step-cards = Cards of your hand that your bones can build and whose envelope has room; as many as you like.
note-step-bones = Bones of different parts: 2 pay { $two } loyalty, 3 pay { $three } and the prize, 4 pay { $four }, the prize and the bonus of the round.
note-step-archive = Each card goes into the envelope of its find, which pays once for every card then in it.
note-step-rewards = Everything that was gained, in any order.
note-step-papers = At the end the papers go onto the shelves of the patron you work for then.
note-step-set = 2, 3 or 4 identical bones turn a paper of that value over to your patron.
note-step-loyalty = A paper of 2 pays { $two } loyalty, one of 3 pays { $three }, one of 4 pays { $four }.
note-step-award = A free row of a tile that you have not claimed yet, and that your archive meets.
note-step-find-card = A species card of your hand whose find lies among the tiles and whose envelope has room.
note-step-tile = A tile that shows the find of the card; the bonus of its column comes with it.

## The desk

note-part-text = { $card } takes { $bone }.
note-part-paid = Paid with { $bone }.
note-part-open = Nothing is paid for it yet; { $count ->
        [0] no bone of yours fits.
        [one] 1 bone of yours fits.
       *[other] { $count } bones of yours fit.
    }
note-row-paper = The paper
note-row-paper-none = Two bones at least make a paper.
note-row-paper-text = It will lie on { $patron }'s shelves and pays { $loyalty } loyalty.
note-set = { $value } against a paper: { $bone }
note-set-text = A paper of { $value } goes from { $rival } to { $patron }, and you gain { $loyalty } loyalty.
note-set-now = You have { $count } such { $count ->
        [one] bone
       *[other] bones
    }; { $papers ->
        [0] no paper of { $value } lies there.
        [one] 1 paper of { $value } lies there.
       *[other] { $papers } papers of { $value } lie there.
    }

## Professions, and the player in front

note-profession-row = Profession row { $row }
note-profession-row-text = Gained with the bonus of the column. In the next round the upper rows act first.
note-profession-column = Profession column { $column }
note-profession-column-text = Gained with the bonus of the row.
note-seat-order = Number { $place } of { $players } in the order of this round.
note-seat-passed = Passed: { $players }.
note-offer-bone = Comes with { $card }.

## The ribbon: the rule behind what is asked

note-ask-draft = Before the first round each player takes one species card with its two bones and one career: in either order, against Theodore the card first.
note-ask-start-university = Your team and your grant begin there, and you work for the patron of that university.
note-ask-turn = A turn is one card: pay the price of your next slot, and for a team card its own price too. Who passes is out until the round ends.
note-ask-end-turn = Nothing happens any more in this turn. Until you end it you can take back what chance has not touched.
note-ask-use-species = A species card gives one of the four actions, or your team with the AP and depth of the slot. If its find is that of the slot, it also gives its prize, before or after.
note-ask-afterwards = What has not been used yet can still be used after the action.
note-ask-team-turn = As long as AP last: dig, discover, camp, dig deeper, do the tile of a site, move. All of it in any order, and as often as you like.
note-ask-make-room = Crates hold one bone each. For the bone that is dug another one goes back to the bag first.
note-ask-act = A paleontologist card gives any of the four actions that is open to you; its own bonus only with the action it names.
note-ask-publish = Every card is paid for before any reward is taken. It must have room in its envelope.
note-ask-assemble = The bones go back to the bag. Each must be of another part of the skeleton.
note-ask-archive-papers = A card goes into the envelope of its find; the envelope pays once for every card then in it.
note-ask-debunk = So many identical bones turn a paper of just that value over to your patron. You may debunk again and again.
note-ask-pay-debunk = A bone of any kind may count as one of the set, if a card or your grant says so.
note-ask-debunk-loyalty = Loyalty for the paper that has been turned over. What a card adds can be kept for a later paper.
note-ask-claim = An award marker goes onto a row that your archive meets, one on each tile. Its loyalty comes at once, then the bonus of the round.
note-ask-find = The card is archived, its envelope pays, and a tile with its find is yours.
note-ask-archive-find = A card goes into the envelope of its find before a tile is chosen.
note-ask-choose-tile = The tile leaves the game, and the bonus under its column is yours.
note-ask-take-find = Your grant lets you take the bonus of the round instead of that of the column.
note-ask-rewards = Rewards may be taken in any order. Each is carried out before the next one.
note-ask-round-bonus = The bonus beside the round marker, or whichever your grant allows.
note-ask-reclassify = The card goes to any other envelope with room, which pays its bonus once.
note-ask-split-loyalty = The loyalty may go to either patron, or some to each.
note-ask-site-actions = The tiles of any of the six sites, wherever your team is; one tile may be done more than once.
note-ask-discard-to-see = First one species card of your hand goes, then you look at three and keep one.
note-ask-keep-one = One of them comes into your hand, the others are discarded.
note-ask-keep = Bones that find no crate go back to the bag: new ones or old ones, as you like.
note-ask-collect = With your grant each bone may come from the display instead of the bag. This is decided before anything is drawn.
note-ask-take-rare = Any bone of the display, which is never filled up again.
note-ask-swap = One of your bones changes places with one of the display.
note-ask-uncover = A cover tile leaves your crates and makes room for two bones; with it you take money or reputation.
note-ask-upgrade = A basic team card, in your hand or in a slot, is exchanged for a better one, or a specialist is hired.
note-ask-add-slot = The better slot covers one of yours, used or not, or is added on the right.
note-ask-draw-paleontologist = One of the three that lie face up, or the top of the deck unseen.
note-ask-choose-profession = Your marker goes to a free space of another row and another column, and you gain what both show.
note-ask-take-endgame = In the last round a career brings loyalty instead: every space of it just once.
note-ask-come-home = Your team goes home to a free university: its patron is yours from then on, its grant as well, and its loyalty comes at once.
