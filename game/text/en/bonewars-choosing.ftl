# What the table of Bone Wars says while one chooses.

## The ribbon, while something is begun

wars-prompt-lifted = Click slot { $slot }, or the card once more, to lay it; a right click puts it back
wars-prompt-mode-dig = Which bone do you dig?
wars-prompt-mode-discover = Which species do you discover?
wars-prompt-mode-site = The action of which site?
wars-prompt-mode-camp = Which camp do you place?
wars-prompt-mode-deepen = Dig deeper: all is dealt anew
wars-prompt-mode-move = Where does your team go?
wars-prompt-picked-crate = For which rare bone?
wars-prompt-picked-rare = For which of your bones?
wars-prompt-picked-species = To which envelope?
wars-prompt-picked-envelope = Which archived card moves there?
wars-prompt-picked-reserve = For which of your basic team cards?
wars-prompt-picked-team-card = For which better team card?

## Beside the pointer

wars-tag-route = { $moves } moves: { $points ->
        [0] free
       *[other] { $points } AP
    }
wars-tag-price = { $text }: { $points ->
        [0] free
       *[other] { $points } AP
    }
wars-tag-lay = Slot { $slot }, ${ $cost }: { $what }
wars-use-prize = prize
wars-use-team = team
wars-use-publish = publish
wars-use-debunk = debunk
wars-use-award = award
wars-use-find = minor find
wars-tag-lift = Lift this card
wars-tag-pick = Choose this first
wars-tray-upgrade = Upgrade: a better team card, or a specialist
wars-refuse-showing = First what has happened is shown to its end.
wars-refuse-end = There is something to choose first.
wars-refuse-edge = Lay down first what you have picked up.
wars-refuse-pass = Passing is for the beginning of a turn.

## The final scoring


## New games

theodore-name = Theodore
game-bonewars = Bone Wars
new-game-bonewars-about = Dig, publish and debunk for Marsh and for Cope. Two to four at one table, or alone against Theodore.

## The rules in short

    Papers raise the credibility of a patron, loyalty says how much of it is yours. After the second round and at the end you score both multiplied, for Marsh and for Cope.
    Right click or Esc goes back, U takes back, R does it again, L opens the log, Z looks closer, Space goes on. Holding Tab shows the other sheet wide, a click on the edge between the sheets keeps it so.
