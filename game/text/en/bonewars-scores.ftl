# The reckoning of Bone Wars: where reputation comes from, how the shelves are scored, who has won.

score-section-wars-play = Gained in play
score-section-wars-midgame = Midgame scoring: loyalty × credibility
score-section-wars-midgame-open = Midgame scoring, as it would be now: loyalty × credibility
score-section-wars-end = Final scoring: loyalty × credibility
score-section-wars-end-open = Final scoring, as it would be now: loyalty × credibility
score-section-wars-ties = If totals are equal
score-wars-bonus = Prizes, envelopes, bonuses
score-wars-track = Beyond the end of a track
score-wars-cover = Cover tiles taken off
score-wars-now = Reputation now
score-wars-marsh = Marsh
score-wars-cope = Cope
score-wars-archived = Archived species cards
score-wars-head = Head, in centimetres
score-product = { $value } × { $credibility } = { $points }

score-note-to-come = { $count ->
        [one] The final scoring is still to come.
       *[other] Both scorings are still to come, and loyalty and papers stay between them.
    }
score-note-rise = { $patron }: credibility { $credibility }, { $papers ->
        [one] one more paper makes
       *[other] { $papers } more papers make
    } it { $next }.
score-note-highest = { $patron }: credibility { $credibility }, the highest there is.
score-note-careers = Who passes in round 4 gains { $least ->
        [one] 1
       *[other] { $least }
    } to { $most } loyalty more.

scores-won-by-archived = { $points } RP each: { $name } wins, with more species in the archive.
scores-won-by-head = { $points } RP each and as many species each: the larger head decides, and it is { $name }'s.
scores-lost-to-theodore = { $name } has made the greater name: { $points } RP against { $other }.

wars-desk-midgame = Midgame scoring
wars-desk-end = Final scoring
wars-desk-scoring-help = loyalty times credibility, for both patrons
wars-scored-factors = { $value } × { $credibility }
wars-scored-points = = { $points }
wars-game-over = All has been scored: a click shows every point

# Pause

pause-wars = A truce
pause-note-wars = The professors hold their breath. Every choice is saved as it is made.
