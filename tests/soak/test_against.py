"""The greedy bot inside a batch, which takes long to compile, decides like the greedy bot of a match."""

from __future__ import annotations

from sunduk import Match
from sunduk.adapters.gymnasium.versus_batch import Against
from sunduk.bots.kinds import greedy
from sunduk.core.backends.play import pick
from sunduk.core.rules.rng import join, words


def test_greedy_opponents_are_the_greedy_bot() -> None:
    batch = Against("marrakech", 2, ["greedy", "uniform"], threads=1)
    batch.reset(3)
    reference = Match("marrakech", 3, seed=join(3, 0), auto=False, backend="cpu")
    uniform = reference.game.linker("interp")(pick)
    while len(reference.log) <= 60:
        while (who := reference.actors[0]) != 0:
            drawn = words(3, 0, len(reference.log))[0]
            if who == 1:
                reference.do(who, greedy.estimates(reference.view(who), drawn, greedy.WORLDS)[0].action)
            else:
                reference.do(who, uniform(reference.state, who, [0] * reference.game.most_choices, drawn))
        assert reference.records.tobytes() == batch.records[:1].tobytes()
        actions = batch.choices()[0][:, 0]
        batch.step(actions)
        reference.act(int(actions[0]), 0)
