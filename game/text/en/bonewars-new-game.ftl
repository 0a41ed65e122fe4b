# The new-game screen of Bone Wars.

new-game-head-hint = head
new-game-head-tip = The head in centimetres ({ $least } to { $most }), where a hat would sit. If reputation and archived species are equal, the larger head wins. Measure all heads, or none: then such a victory is shared.
need-all-heads = Measure every head, or none.
need-true-heads = A head measures { $least } to { $most } centimetres.

new-game-in-short = In short
new-game-short-dig = Teams dig bones and find species.
new-game-short-publish = Scholars publish, and debunk the rival.
new-game-short-loyalty = Loyalty × credibility is reputation.

new-game-professors = The two professors
new-game-professor-marsh = Professor at Yale, with a rich uncle behind him. He named 80 new dinosaurs, and let nobody forget it.
new-game-professor-cope = Of Philadelphia, quick with the pen and with the fist. He named 56 new dinosaurs and hurried them into print.
new-game-serve = You serve one of them at a time, and change sides whenever it pays.
new-game-scoring = scoring

new-game-solo-theodore = Alone against Theodore
new-game-theodore-aside = Nobody plays him, only rules. His head measures { $head } cm.
new-game-theodores-play = How he plays
new-game-theodores-play-about = Theodore owns what a player owns, but a deck of cards thinks for him. Each turn he turns one up into his next slot; the back of the card after it says which half he goes through, and for a team how far it gets. What is possible he does, the rest he passes over, and every choice of his follows a fixed rule, shown with its reasons.
new-game-card-upper = Upper half: his scholar does the first action that is possible.
new-game-card-lower = Lower half: his team goes round and round until its action points are gone.
new-game-theodores-deck = 12 basic cards, and in reserve
new-game-theodore = Advanced pile, { $mark }
new-game-theodore-about = Whenever Theodore upgrades, a basic card leaves his deck for good and one of this pile comes in.
new-game-theodore-line = { $count } cards; a fair rival for the first games
new-game-theodore-expert = Expert pile, { $mark }
new-game-theodore-expert-about = Whenever Theodore upgrades, a basic card leaves his deck for good and one of this pile comes in.
new-game-theodore-expert-line = { $count } cards; for those who have beaten him
new-game-theodores-ways = Where reports differ
theodore-way-leftover-moves = Walks on with what is left
theodore-way-leftover-moves-tip = Free moves still left when his points are gone are used up along his card. Otherwise his turn ends.
theodore-way-discover-two = Discovers for 2 points
theodore-way-discover-two-tip = A Discover costs him 2 action points, as it does a player. Otherwise it costs him 1.
