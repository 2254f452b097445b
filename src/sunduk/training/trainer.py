"""Training of a network for one game and one number of seats, from nothing or from where a file stands.

The search plays against itself: at first with the game's judgement, then with the network. After each generation the
network is fitted to the positions of the last ones: to how matches ended, to what the search expected, and to what it
chose. Its value learns from many more matches beside these, which its policy plays alone. A teacher trained by PPO
(`sunduk.training.teacher`) may come first; it gains most on a GPU.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import torch

from sunduk.bots.networks.net_file import read
from sunduk.bots.networks.network import Network, Shape
from sunduk.core.rules.rng import WORD

from .calibration import fitted
from .curves import Point, append
from .generation import Generation
from .pool import Pool, joined
from .selfplay import Samples
from .settings import Clock, Settings, Tell, write
from .student import Lesson, Student, fit
from .teacher import taught

BATCH = 2048
REUSE = 6
"""How often each sample is learned from, on average."""


def train(settings: Settings, tell: Tell) -> Network:
    """Train a network and write it to its file after every generation; other networks in the file are kept.

    If the file has a network of this shape for this number of seats, training goes on from there. If it has one for
    another number, the nearest of these gives its first layer and its policy to begin with.
    """
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    settings.output.mkdir(parents=True, exist_ok=True)
    game, seats = settings.game, settings.seats
    shape = Shape.of(game, seats, settings.width, settings.inner)
    network, past = _earlier(settings, shape)
    pool = Pool(game, shape, settings.pool, settings.device, settings.seed)
    play = Generation(game, seats, settings.options, settings.plan, settings.threads)
    play.play(None, 0, 1)  # compiles self-play, so that this does not use up the time
    clock = Clock(settings.minutes, settings.positions)
    student, optimiser, samples, generation = None, None, past, 0
    if network is None and settings.teacher > 0:
        network = taught(settings, shape, clock, tell)
    while clock.passed < 1:
        key, before = _key(settings.seed, past, generation, settings.threads), samples
        for found in play.play(network, key, settings.rows):
            pool.add(found)
            samples += len(found.seat)
        light = None
        if network is not None and settings.plan.light:
            light = joined(play.play_by_policy(network, key, settings.plan.light * settings.rows))
            samples += len(light.seat)
        if optimiser is None:
            student = Student(shape, pool.score_unit).to(settings.device)
            for known in (_relative(settings, shape), network):
                if known is not None:
                    student.adopt(known)
            optimiser = torch.optim.Adam(student.parameters())
        assert student is not None
        steps = max(1, REUSE * settings.rows // BATCH)
        errors = fit(student, optimiser, lessons(pool, light, steps), lambda: clock.passed)
        clock.count(samples - before)
        network = student.network()
        generation += 1
        write(settings, settings.file, network, samples, clock.minutes)
        append(settings.curves, Point("search", seats, clock.minutes, samples, *errors))
        tell(clock.passed, f"generation {generation}, {samples:,} positions, error of wins {errors[0]:.3f}")
    assert network is not None
    network = calibrated(settings, play, network, generation)
    write(settings, settings.file, network, samples, clock.minutes)
    return network


def lessons(pool: Pool, light: Samples | None, number: int) -> Iterator[Lesson]:
    """So many lessons of random samples of the pool; the light ones are divided among them, each used once."""
    if light is None:
        yield from (pool.draw(BATCH) for _ in range(number))
        return
    order = torch.randperm(len(light.seat)).numpy()
    yield from (pool.draw(BATCH, light.rows(some)) for some in np.array_split(order, number))


def calibrated(settings: Settings, play: Generation, network: Network, generation: int) -> Network:
    """The network with a table of calibration, fitted on self-play that it has not learned from."""
    wins, won = [], []
    pool = Pool(settings.game, network.shape, 1, "cpu", 0)
    key = _key(settings.seed + 1, 0, generation, settings.threads)
    for samples in play.play(network, key, settings.checked):
        lesson = pool.lesson(samples, blend=0.0)
        wins.append(network(lesson.observations.numpy()).wins)
        won.append(lesson.places[:, :, 0].numpy().astype(np.float64))
    return replace(network, calibration=fitted(np.concatenate(wins), np.concatenate(won), settings.seats))


def _earlier(settings: Settings, shape: Shape) -> tuple[Network | None, int]:
    """The network to go on from, and from how many samples it has learned."""
    network = _held(settings, settings.seats)
    if network is None or network.shape != shape:
        return None, 0
    return network, int(read(settings.file).notes.get(str(settings.seats), {}).get("samples", 0))


def _relative(settings: Settings, shape: Shape) -> Network | None:
    """The network in the file for the nearest other number of seats; of two, that for fewer."""
    others = sorted(set(settings.game.seats) - {settings.seats}, key=lambda seats: abs(seats - settings.seats))
    found = (_held(settings, seats) for seats in others)
    return next((network for network in found if network and network.shape.width == shape.width), None)


def _held(settings: Settings, seats: int) -> Network | None:
    """The network in the file for a number of seats, if it was trained for the same edition and options."""
    if not settings.file.exists():
        return None
    file = read(settings.file)
    start = settings.game.state.plain(settings.game.record(seats, settings.options))
    return None if file.refusal(settings.game, start) else file.networks[seats]


def _key(seed: int, past: int, generation: int, threads: int) -> int:
    """The random key of a generation; those of its threads follow it."""
    return (seed * 0x9E3779B1 + past * 0x85EBCA6B + generation * threads) & WORD
