# What is printed on the components of Bone Wars, species aside. Figures in braces come from the rows in levels/.

## Patrons, animals, discoverers

discoverer-marsh = O. C. Marsh
discoverer-cope = E. D. Cope
discoverer-leidy = J. Leidy

## Bones: one, several, and where they belong in a skeleton

wars-bones-torso = { $count ->
        [one] 1 torso
       *[other] { $count } torsos
    }
wars-bones-tail = { $count ->
        [one] 1 tail
       *[other] { $count } tails
    }
wars-bones-carnivore = { $count ->
        [one] 1 carnivore skull
       *[other] { $count } carnivore skulls
    }
wars-bones-herbivore = { $count ->
        [one] 1 herbivore skull
       *[other] { $count } herbivore skulls
    }
wars-bones-foot = { $count ->
        [one] 1 foot
       *[other] { $count } feet
    }
wars-bones-fin = { $count ->
        [one] 1 fin
       *[other] { $count } fins
    }
wars-bones-claw = { $count ->
        [one] 1 claw
       *[other] { $count } claws
    }
wars-bones-wing = { $count ->
        [one] 1 wing
       *[other] { $count } wings
    }
part-head-any = any skull
part-limb-any = any limb

## Icons of the archive

icon-any = any icon

## Effects: a word under the picture, what one amounts to, and what it does

gain-money = ${ $amount }
gain-reputation = { $amount } RP
gain-loyalty = { $amount } loyalty
gain-split = { $amount } loyalty to split
gain-bones = { $amount ->
        [one] 1 bone from the bag
       *[other] { $amount } bones from the bag
    }
gain-rare = { $amount ->
        [one] 1 rare bone
       *[other] { $amount } rare bones
    }
gain-species = { $amount ->
        [one] 1 species card
       *[other] { $amount } species cards
    }
gain-paleontologist = { $amount ->
        [one] 1 paleontologist card
       *[other] { $amount } paleontologist cards
    }
gain-see = see 3 species, keep 1
gain-cover = a cover tile off
gain-upgrade = upgrade a team card
gain-reclassify = reclassify a card
gain-sites = { $amount ->
        [one] 1 dig site action
       *[other] { $amount } dig site actions
    }
gain-slot = an upgraded slot
gain-round = { $amount ->
        [one] the round bonus
       *[other] the round bonus { $amount } times
    }
gain-any-round = a round bonus of choice

effect-money-text = Take ${ $amount } from the supply.
effect-reputation-text = Gain { $amount } RP.
effect-loyalty-text = Go up { $amount ->
        [one] one step
       *[other] { $amount } steps
    } on the track of your patron, { $patron }.
effect-split-text = Go up { $amount ->
        [one] one step
       *[other] { $amount } steps
    }, on either patron's track or shared between both.
effect-bones-text = Draw { $amount ->
        [one] a bone
       *[other] { $amount } bones
    } blindly from the bag. What your crates cannot hold goes back.
effect-rare-text = Choose up to { $amount ->
        [one] one bone
       *[other] { $amount } bones
    } of the display, which is never refilled.
effect-species-text = Draw the top { $amount ->
        [one] species card
       *[other] { $amount } species cards
    } of the deck.
effect-paleontologist-text = Take a paleontologist card: one of those face up, or the top of the deck.
effect-see-text = Look at the top three species cards, keep one, discard the others.
effect-cover-text = A cover tile leaves your crates, which makes room for 2 more bones; with it, or without one, $2 or 1 RP.
effect-upgrade-text = Exchange a basic team card for an advanced one, or hire a specialist.
effect-reclassify-text = Move an archived card to any other envelope with room, and gain that envelope's bonus once.
effect-sites-text = Do up to { $amount ->
        [one] one dig site action
       *[other] { $amount } dig site actions
    }, of any sites, wherever your team is.
effect-slot-text = Put an upgraded tile over a slot of yours, or beside the last one as an extra slot.
effect-round-text = Gain the bonus of this round: { $bonus }.
effect-any-round-text = Gain any of the four bonuses on the round track.

## Dig sites and their action tiles

wars-site-montana-text = The Judith River country: teeth without bodies, and the longest way from home.
wars-site-dakota-text = The Badlands, where whole beasts weather out of the clay.
wars-site-wyoming-text = Como Bluff by the railroad, where a cabin was built of bones.
wars-site-nebraska-text = Grass above, and old rivers below with the horses of every age.
wars-site-colorado-text = Garden Park and Morrison: the largest bones of all, and two parties after them.
wars-site-kansas-text = The chalk of an inland sea, with toothed birds and sea-lizards.

errand-switch-text = Turn your patron tile: from now on you work for { $patron }.
errand-see-text = Discard a species card of your hand, look at the top three of the deck, keep one.
errand-money-text = Take $1.
errand-bone-text = Draw a bone from the bag.
errand-swap-text = Change one of your bones for one of the display.
errand-take-back-text = Take your paleontologist marker back: your next action may use any of the four spaces.

## Universities and their grants

university-name = University { $number }
university-of = University { $number } ({ $patron })

grant-scout-text = Your Discover costs { $amount } AP.
grant-generalist-text = The icons on your species cards count as any icon.
grant-collector-text = Bones you would draw from the bag you may choose from the display.
grant-critic-text = When you debunk, { $amount ->
        [one] one bone counts
       *[other] { $amount } bones count
    } as any kind.
grant-restorer-text = When you publish, { $amount ->
        [one] one bone counts
       *[other] { $amount } bones count
    } as any kind.
grant-stipend-text = Your slots cost you nothing; team cards still cost their price.
grant-curator-text = Reclassify gives you the envelope's bonus once per card now in it.
grant-field-notes-text = A minor find may give you the round bonus in place of its column's.
grant-full-skeleton-text = A paper of 4 bones gives you a round bonus of your choice.
grant-pamphlet-text = Once in a debunk action: { $amount } loyalty less, and a round bonus of your choice.
grant-tenure-text = Your paleontologist marker may stay where it is for another action.
grant-side-trip-text = In place of any round bonus you may take the bonus of a minor find column.
grant-toll-text = ${ $amount } whenever your team meets another's: you come, or they do.
grant-railway-pass-text = { $amount ->
        [one] One free move
       *[other] { $amount } free moves
    } more in each of your team turns.

## Team cards and specialists

team-card-text = { $points } AP at depth { $depth }, for ${ $cost } beside the slot's price.
team-card-basic = Basic card: 3 people.
team-card-advanced = Advanced card: 6 people.
team-card-torn = The torn photograph has room for a specialist.
specialist-text = Once a round, on a torn team card you have laid: { $gains }.

## Paleontologist cards: the name, a short one, the person, the bonus

paleontologist-marsh = Othniel C. Marsh
paleontologist-williston = Samuel W. Williston
paleontologist-carlin = William E. Carlin
paleontologist-leidy = Joseph Leidy
paleontologist-reed = William H. Reed
paleontologist-sternberg = Charles Sternberg
paleontologist-lakes = Arthur Lakes
paleontologist-cope = Edward D. Cope
paleontologist-lucas = Oramel W. Lucas
paleontologist-peabody = George Peabody
paleontologist-powell = John Wesley Powell
paleontologist-foulke = William Parker Foulke
paleontologist-marsh-short = Marsh
paleontologist-williston-short = Williston
paleontologist-carlin-short = Carlin
paleontologist-leidy-short = Leidy
paleontologist-reed-short = Reed
paleontologist-sternberg-short = Sternberg
paleontologist-lakes-short = Lakes
paleontologist-cope-short = Cope
paleontologist-lucas-short = Lucas
paleontologist-peabody-short = Peabody
paleontologist-powell-short = Powell
paleontologist-foulke-short = Foulke
paleontologist-marsh-text = Professor at Yale with an uncle's fortune; he bought what he did not dig.
paleontologist-williston-text = Marsh's pupil and digger, who later spoke his own mind.
paleontologist-carlin-text = Stationmaster at Como; he sold bones to one side, then to the other.
paleontologist-leidy-text = The gentle anatomist of Philadelphia, who left the field when the quarrel came.
paleontologist-reed-text = Railroad foreman turned digger; what he could not carry off he broke.
paleontologist-sternberg-text = A hunter for life, who took either side's money for an honest bone.
paleontologist-lakes-text = Schoolmaster and painter; he wrote to both, and Marsh paid first.
paleontologist-cope-text = Quick pen, quick temper: papers by the hundred, right or wrong.
paleontologist-lucas-text = A student of botany who found giants at Garden Park for Cope.
paleontologist-peabody-text = Banker in London, uncle of Marsh, founder of museums.
paleontologist-powell-text = One-armed explorer at the head of the government's survey.
paleontologist-foulke-text = A gentleman on holiday who asked after some large bones in a marl pit.
notion-publish-wild = Publish: one bone counts as any kind.
notion-publish-few-bones = Publish: 1 loyalty more for a paper of 3 bones or fewer.
notion-publish-split = Publish: one paper's loyalty may go to either patron, or be split.
notion-debunk-wild = Debunk: one bone counts as any kind.
notion-debunk-few-bones = Debunk: 1 loyalty more for a set of 3 bones or fewer.
notion-debunk-split = Debunk: one paper's loyalty may go to either patron, or be split.
notion-award-split = Award: its loyalty may go to either patron, or be split.
notion-award-any-round = Award: a round bonus of your choice in place of the current one.
notion-award-occupied = Award: a space that holds another's marker will do.
notion-find-emptied = Minor find: take the bonus of a column with an emptied space, whatever the icon.
notion-find-any-envelope = Minor find: archive the card in any envelope with room.
notion-find-any-tile = Minor find: take a tile of any icon.

## Award tiles

award-name = Award { $letter }
award-needs = { $count } { $symbol }
symbol-marsh = by Marsh
symbol-cope = by Cope
symbol-leidy = by Leidy
symbol-reptile = { $count ->
        [one] reptile
       *[other] reptiles
    }
symbol-mammal = { $count ->
        [one] mammal
       *[other] mammals
    }
symbol-bird = { $count ->
        [one] bird
       *[other] birds
    }
symbol-A = in A
symbol-B = in B
symbol-C = in C
symbol-D = in D
symbol-E = in E
award-A-text = Counts your archived species by who described them.
award-B-text = Counts your archived species by kind of animal; an amphibian stands in for any.
award-C-text = Counts the cards in your envelopes.

## Theodore's cards

solo-card = Theodore's card { $card }
solo-back-team = Team: { $points } AP, depth { $depth }
solo-back-paleontologist = Paleontologist
solo-front-twice = The upper half runs twice.
solo-front-reclassify = Before the lower half he reclassifies a card.
solo-front-round = Before the lower half he takes the round bonus.
solo-front-paleontologist = Before the lower half he draws a paleontologist card.
solo-back-take-back = His marker leaves the board first, so no space is closed to him.
solo-back-rival-loyalty = He gains { $amount } loyalty with the other patron.
