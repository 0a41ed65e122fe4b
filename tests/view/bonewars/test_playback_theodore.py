"""Theodore's turn is shown step by step, marked, skipped and shown again."""

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.reasons import Reasoned
from game.settings import Speed
from tests.view.bonewars.shown_games import Played, check

# Theodore


def test_theodores_mat_comes_to_the_front_for_his_turn_and_the_persons_after_it():
    game = Played("advanced", 1)
    game.until(d.NextCardRead)
    game.playback.speed = Speed.FAST
    fronts = []
    while game.playback.busy:
        game.playback.tick()
        front = (game.sight.viewer, game.sight.focus.theodore)
        if not fronts or fronts[-1] != front:
            fronts.append(front)
    assert (1, True) in fronts
    assert fronts[-1] == (0, False)


def test_a_paleontologist_half_is_shown_with_the_academy_wide_and_a_team_half_with_the_map():
    wanted = {"paleontologist": "publish", "team": "team"}
    game, seen = Played("advanced", 2), {}
    while not game.over() and len(seen) < 2:
        game.choose()
        game.playback.speed = Speed.FAST
        while game.playback.busy:
            game.playback.tick()
            said = [fact for fact in game.playback.automa_turn if isinstance(fact, Reasoned)]
            if game.playback.automa_acts and [fact.rule for fact in said] == ["half"]:
                seen[said[0].reason] = game.sight.focus.upper
        game.lay()
    assert seen == wanted


def test_step_waits_after_every_symbol_and_every_choice_of_his():
    game = Played("advanced", 3)
    game.until(d.NextCardRead, d.BoneDug)
    game.playback.speed = Speed.STEP
    waits = 0
    while game.playback.busy:
        game.run()
        waits += game.playback.waiting
        game.playback.next()
        if not game.playback.moving:
            break
    turns = [fact for fact in game.facts if isinstance(fact, f.TurnBegan) and fact.player == 1]
    said = [fact for fact in game.facts if isinstance(fact, Reasoned)]
    assert len(turns) <= waits <= len(said)
    assert waits > 2


def test_what_he_did_stays_marked_with_the_number_of_its_decision_until_it_is_cleared():
    game = Played("advanced", 3, Speed.FAST)
    game.until(d.BoneDug, d.NextCardRead)
    game.run()
    dug = [fact for fact in game.playback.automa_turn if isinstance(fact, d.BoneDug)]
    assert dug
    lines = game.table.turn.lines
    for fact in dug[-1:]:
        number = game.table.marks["bone", fact.site, fact.level]
        assert lines[number - 1].text.startswith("Dig: ")
    assert set(game.table.lights().values()) == {"violet"}
    game.playback.clear_marks()
    assert game.table.lights() == {}


def test_candidates_shine_only_while_they_are_looked_at():
    game = Played("expert", 1, Speed.PLAY)
    while True:
        game.until(Reasoned)
        if any(isinstance(fact, Reasoned) and len(fact.candidates) > 1 for fact in game.facts):
            break
        game.playback.skip()
        game.lay()
    game.playback.speed = Speed.PLAY
    seen = 0
    while game.playback.busy:
        game.playback.tick()
        seen = max(seen, list(game.table.lights().values()).count("dashed-violet"))
    assert seen > 0
    assert "dashed-violet" not in game.table.lights().values()


def test_skipping_in_the_middle_of_his_turn_ends_where_the_rules_have_put_everything():
    game = Played("advanced", 5)
    game.until(d.NextCardRead)
    game.playback.speed = Speed.PLAY
    for _ in range(90):
        game.playback.tick()
    game.playback.skip()
    game.playback.speed = Speed.SKIP
    check(game)
    assert isinstance(game.playback.automa_turn[-1], f.TurnEnded)


def test_his_last_turn_can_be_shown_again_from_the_state_in_which_it_began():
    game = Played("advanced", 4, Speed.FAST)
    while not game.over():
        game.until(d.NextCardRead)
        game.run()
        turn = list(game.playback.automa_turn)
        game.sight.feud = game.playback.began
        game.board.place(game.sight.feud)
        game.playback.start(turn, {})
        game.run()
        assert game.playback.automa_turn == turn
        assert game.playback.corrected == []
        assert game.sight.feud.seats[1].archive == game.feud.seats[1].archive
        game.lay()
        if game.feud.round > 2:
            break
