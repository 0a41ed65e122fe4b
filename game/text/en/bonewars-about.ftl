# What is said of a thing on the table of Bone Wars that is looked at.

## The map

wars-about-ways = From here a team can go to { $sites }.
wars-about-teams = Here now: { $players }
wars-about-dug = Dug
wars-about-dug-text = The bone of level { $level } is gone until the round ends.
wars-about-bone = Level { $level } in { $site }: Dig takes it with a depth of { $level } or more.
wars-about-deepen = All bones and the species card of your site are replaced by new ones.
wars-about-no-card = Its species card is taken. A new one comes when the round ends, or when somebody digs deeper.
wars-about-tile = For 1 AP, where your team stands or where you have a camp.
wars-camp-space = Camp space
wars-camp-of = Camp of { $player }
wars-about-camp-closed = Closed in this game.
wars-about-camp-free = Your team can put up a camp here for 1 AP: one more free move or one more card in each envelope.
wars-about-camp = Its owner can do the action of this site from anywhere.
wars-about-way = One way only: from { $here } to { $there }.
wars-about-way-both = Both ways between { $here } and { $there }.
wars-about-university = { $patron }'s. Its roads lead to { $sites }.
wars-about-grant-owner = In force for { $players }
wars-about-neutral = Nobody's team: it only keeps a space and its grant.
wars-about-team = A team
wars-about-post = The paleontologist marker: the next action must be another one.
wars-about-profession-marker = The higher, the earlier in the next round.
wars-about-grant-marker = The owner of this grant

## The bar

wars-about-round = Round { $numeral }, { $years }
wars-about-round-now = In force now: for a paper of 4 bones, an award, and whatever gives a round bonus.
wars-about-round-other = Only a round bonus of your choice reaches it now.
wars-about-midgame-title = Midgame scoring
wars-about-midgame = Before round III each loyalty value is multiplied by the patron's credibility; after round IV once more.
wars-about-verb-dig = { $points } AP: take a bone your depth allows from your team's site.
wars-about-verb-discover = { $points } AP: take the species card of your team's site into your hand.
wars-about-verb-site = { $points } AP: do the action of the tile at your team's site, or where you have a camp.
wars-about-verb-camp = { $points } AP: put a camp from your board on a free space of the site.
wars-about-verb-deepen = { $points } AP: replace all bones and the card of the site.
wars-about-verb-move = Go one site on, with a free move or, when those are gone, for { $points } AP.

## Cards

wars-about-origin = { $name }, { $discoverer } { $year }
wars-about-skeleton = Torso, tail, { $skull }, { $limb }.
wars-any-part = any { $part }
wars-about-prize = Prize: { $prize }
wars-about-buildable = You have the bones for it. Its envelope, { $letter }: { $pays }
wars-about-not-buildable = You lack bones for it. Its envelope, { $letter }: { $pays }
wars-about-team-card = ${ $cost } beside the slot: { $points } AP, depth { $depth }.
wars-about-basic = A basic card: an upgrade exchanges it for a better one.
wars-about-life = { $name }, { $born } to { $died }
wars-about-scholar = Any of the four actions; with { $action }: { $bonus }
wars-about-back-team = Team: he does the lower half, with { $points } AP and depth { $depth } unless he cashes in a species card.
wars-about-back-paleontologist = Scholar: he does the upper half, the first action that is possible.
wars-about-back-take-back = His marker leaves the board first: no action is closed to him.
wars-about-back-loyalty = He gains { $loyalty } loyalty with the other patron.
wars-about-solo-action = Tried in the order of the arrows; the first that is possible is done.
wars-about-solo-discover = For 1 AP he takes the species card of his site.
wars-about-solo-dig = For 1 AP he takes the lowest bone within his depth.
wars-about-solo-camp = For 1 AP he puts up a camp where he has none: movement first, then archive, in turn.
wars-about-solo-sites = He works down his list of dig site actions, 1 AP each.
wars-about-solo-move = One step that way, with a free move first.

## The academy

wars-about-action-publish = Discard 2, 3 or 4 bones of different parts for each card you publish; archive it; a paper of that value goes onto your patron's shelves.
wars-about-action-debunk = Discard 2, 3 or 4 bones of one kind: a paper of exactly that value changes sides. 1, 2 or 4 loyalty.
wars-about-action-award = Put a marker on an award row that your archive meets: its loyalty, and the round bonus.
wars-about-action-find = Archive a card and take a tile with its icon: the envelope's bonus, then the column's.
wars-about-now = Now: { $text }
wars-about-posts = Here: { $players }
wars-about-credibility = { $count ->
        [one] 1 shelf holds a paper: credibility 1.
       *[other] { $count } shelves hold a paper: credibility { $count }.
    }
wars-about-next-shelf = { $count ->
        [one] 1 more paper raises it.
       *[other] { $count } more papers raise it.
    }
wars-loyalty-to = Loyalty to { $patron }
wars-about-track = The value beside your marker counts times the credibility. Beyond ×{ $top } each step gives 1 RP. When you pass below the pennant or the coin you gain 1 loyalty or $1.
wars-about-steps = { $count ->
        [one] 1 step to ×{ $value }
       *[other] { $count } steps to ×{ $value }
    }
wars-paper-of = Paper for { $patron }
wars-about-paper = Value { $value }: { $value } bones of one kind turn it to the other side, for { $loyalty } loyalty.
wars-award = Award { $letter }: { $loyalty } loyalty
wars-award-tile = Award { $letter }
wars-about-award = Needs in your archive: { $needs }. You gain the loyalty and the round bonus.
wars-about-award-a = It counts archived species by their discoverer.
wars-about-award-b = It counts archived species by their group; an amphibian counts as any.
wars-about-award-c = It counts archived species by their envelope.
wars-refuse-award-yours = You have a marker on this tile.
wars-refuse-award-lacks = { $count ->
        [one] You lack 1 card.
       *[other] You lack { $count } cards.
    }
wars-find-gone = A tile that is gone
wars-about-find = A minor find takes it, with a card that has this icon.
wars-about-find-bonus = Its column: { $bonus }
wars-refuse-no-card-fits = No card of your hand fits.
wars-column = Bonus of this column
wars-scholars = Paleontologist cards
wars-about-scholars = { $deck } in the deck, { $out } discarded. Whoever draws takes one shown or the top of the deck.
wars-about-rare = { $count } left; the display is never refilled.
wars-bag = The bag
wars-about-bag = { $count } bones, drawn at random
wars-about-career = Profession: row { $row }, column { $column }
wars-about-profession = When you pass, your marker goes to a free space in another row and another column. The higher, the earlier your turn.
wars-about-taken = { $player } is here.
wars-about-endgame = When you pass in the last round: { $loyalty } loyalty with your patron.

## The mat

wars-about-money = Slots and team cards cost money.
wars-about-reputation = { $points } RP so far. A scoring now would add { $gain }: loyalty value times credibility, for both patrons.
wars-about-no-patron = Your first university brings you a patron.
wars-about-locket = You work for { $patron }: loyalty and papers are his. You debunk { $rival }.
wars-about-specialist-reserve = Not hired yet: an upgrade hires a specialist.
wars-about-specialist-ready = Free: put him on a torn team card when it is laid.
wars-about-specialist-used = Out with a team until the round ends.
wars-award-markers = Award markers
wars-about-award-markers = One for each award tile.
wars-crate = Empty crate
wars-about-crate = { $open } crates are open.
wars-about-fits = Fits { $cards }
wars-cover = Cover tile
wars-envelope-title = Envelope { $letter }: { $icon }
wars-about-envelope = When a card is added, for each card then in it: { $bonus }
wars-about-envelope-next = With the next card: { $pays }
wars-about-envelope-full = Envelope { $letter } is full: { $limit } is your limit.
wars-about-camps-moves = { $count ->
        [one] 1 free move in a team turn.
       *[other] { $count } free moves in a team turn.
    } Each of these camps you put up adds one.
wars-about-camps-archive = { $count ->
        [one] 1 card in each envelope.
       *[other] { $count } cards in each envelope.
    } Each of these camps you put up adds one.
wars-slot = Slot { $number }
wars-about-slot = ${ $cost }. A species card laid here gives { $points } AP, depth { $depth }, or one paleontologist action.
wars-about-slot-icon = A species card with the { $icon } also gives its prize.
wars-about-button-undo = Take back the last choice, as long as nothing hidden was shown.
wars-about-button-end = End what you are doing.
wars-about-button-pass = Pass: your last deed in this round.
wars-about-button-rules = The rules
wars-about-button-log = What has happened
wars-about-button-sound = Sounds on or off
wars-about-button-settings = Settings
