# How the parts of a game of Bone Wars are called, and what may be chosen.

wars-and = { $first } and { $last }
nobodys-party = The neutral party
level-top = top
level-middle = middle
level-bottom = bottom
envelope-name = { $letter } ({ $icon })
award-space = award { $letter }, { $needs }
award-of = award { $letter }
find-column = column { $column }
round-name = round { $round }
profession-space = row { $row }, column { $column }
slot-name = slot { $slot }
envelope = envelope { $name }
crates = Crates
