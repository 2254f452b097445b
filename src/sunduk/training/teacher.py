"""A teacher: a wide network trained by proximal policy optimisation (PPO), and a small one that learns from its play.

Thousands of matches run at once in a `sunduk.Batch`, on the CPU or on a GPU. All seats share one network. The teacher
learns from its own decisions; then the student is fitted to how matches of the teacher end and to what it prefers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

import sunduk
from sunduk.bots.networks.network import Network, Shape

from .curves import Point, append
from .settings import Clock, Settings, Tell, write
from .student import FORBIDDEN, Lesson, Student, fit

STEPS = 128
"""Decisions per lane between two updates: enough to hold whole matches, since matches of equal length end together."""
EPOCHS, MINIBATCHES = 2, 32
RATE, LAST_RATE = 5e-4, 2e-5
"""The learning rate, at the beginning and at the end."""
BONUS, LAST_BONUS = 0.02, 0.001
"""The weight of the entropy bonus (exploration), at the beginning and at the end."""
TRACE = 0.95
"""The λ of generalised advantage estimation."""
CLIP = 0.2
SHARP = 2.0
"""The power to which probabilities are raised when a student learns from the teacher's play."""
STUDY = 0.25
"""The share of the teacher's time in which the student learns from it."""
_TINY = 1e-30


class Rollout(NamedTuple):
    """Decisions and what they led to, one per row."""

    lesson: Lesson
    actions: Tensor
    likelihood: Tensor
    """The log-probability of the action when it was taken."""
    advantage: Tensor
    """The advantage of the action, for the seat that took it."""
    known: Tensor
    """Whether the match ended within the rollout, and no random mistake came between."""

    def parts(self, number: int) -> Iterator[Rollout]:
        """All rows in random order, in `number` minibatches."""
        for rows in torch.randperm(len(self.actions), device=self.actions.device).chunk(number):
            yield Rollout(self.lesson.rows(rows), *(column[rows] for column in self[1:]))


class Lanes:
    """A batch of matches, and memory for what happens in it.

    The arrays of a batch are used as tensors without a copy. Every step overwrites them, so what is kept is copied.
    PyTorch and the batch both use the default stream of a GPU, so each sees all that the other has done.
    """

    def __init__(self, batch: sunduk.Batch, shape: Shape, device: str, key: int) -> None:
        self.batch, self.shape, self.device = batch, shape, device
        batch.reset(key)
        arrays = batch.observe(), batch.mask(), batch.acting, batch.returns, batch.ended
        self.seen, self.allowed, self.acting, self.returns, self.ended = map(self._shared, arrays)
        size, seats, compact = batch.size, batch.seats, torch.bfloat16 if device == "cuda" else torch.float32
        self.order = torch.arange(seats, device=device)
        self.inputs = self._room(STEPS, size, shape.views * shape.observation, dtype=compact)
        self.legal = self._room(STEPS, size, shape.actions, dtype=torch.bool)
        self.likes = self._room(STEPS, size, shape.actions, dtype=compact)
        self.actors = self._room(STEPS + 1, size, dtype=torch.int64)
        self.actions = self._room(STEPS, size, dtype=torch.int64)
        self.likelihood = self._room(STEPS, size)
        self.hopes = self._room(STEPS + 1, size, seats, seats)
        self.ends = self._room(STEPS, size, seats, seats)
        self.over = self._room(STEPS, size, dtype=torch.bool)
        self.sober = self._room(STEPS, size, dtype=torch.bool)
        self.mistakes = self._room(size, dtype=torch.int64)

    def _shared(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def _room(self, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    @torch.no_grad()
    def play(self, network: Student, trace: float, sharp: float = 1.0, prefix: int = 0) -> Rollout:
        """Let the network decide in all matches, sampling from its policy, whose powers `sharp` are taken.

        Half of the matches begin with up to `prefix` decisions of which half are random: they make later positions more
        varied, and are not learned from.
        """
        for step in range(STEPS):
            policy, self.hopes[step] = self._asked(network, step)
            played = (sharp * policy).exp()
            self.sober[step] = self.mistakes <= 0
            wrong = ~self.sober[step] & (torch.rand(len(played), device=self.device) < 0.5)
            played = torch.where(wrong[:, None], self.legal[step].float(), played)
            # The largest of p / e, where e is exponentially distributed, is each action with probability p.
            chosen = (played / torch.empty_like(played).exponential_().clamp_(min=_TINY)).argmax(dim=1)
            self.likes[step] = policy.exp()
            self.actions[step] = chosen
            self.likelihood[step] = policy.gather(1, chosen[:, None])[:, 0]
            self.batch.step(chosen)
            self.ends[step] = places_of(self.returns)
            self.over[step] = self.ended
            drawn = torch.randint(-prefix, prefix + 1, self.mistakes.shape, device=self.device)
            self.mistakes = torch.where(self.over[step], drawn, self.mistakes - 1)
        _, self.hopes[STEPS] = self._asked(network, STEPS)
        return self._rollout(trace)

    def _asked(self, network: Student, step: int) -> tuple[Tensor, Tensor]:
        """The policy of the network now, and for each seat the places that it expects."""
        self.actors[step] = self.acting
        kept = step < STEPS
        inputs = self.inputs[step] if kept else torch.empty_like(self.inputs[0])
        seen = inputs.view(len(inputs), self.shape.views, -1)
        rows = torch.arange(len(inputs), device=self.device)
        if self.shape.views == 1:
            self.batch.observe()
            seen[:, 0] = self.seen
        else:
            for seat in range(self.shape.seats):
                self.batch.observe(seat)
                seen[rows, (seat - self.actors[step]) % self.shape.seats] = self.seen.to(seen.dtype)
        self.batch.mask()
        legal = self.allowed > 0
        if kept:
            self.legal[step] = legal
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            answers = network(inputs)
        return answers.policy(legal), self._turned(answers.places, -self.actors[step])

    def _turned(self, places: Tensor, by: Tensor) -> Tensor:
        """Rows of seats, turned so that they start at other seats."""
        order = (self.order + by[..., None]) % len(self.order)
        return places.gather(-2, order[..., None].expand(places.shape))

    def _rollout(self, trace: float) -> Rollout:
        """Compute advantages and targets: a decision is a step for all seats, from one expected result to the next."""
        surprise = torch.zeros_like(self.hopes)
        known = torch.zeros_like(self.over)
        later = torch.zeros_like(self.over[0])
        for step in reversed(range(STEPS)):
            over = self.over[step, :, None, None]
            after = torch.where(over, self.ends[step], self.hopes[step + 1] + trace * surprise[step + 1])
            surprise[step] = after - self.hopes[step]
            later = later | self.over[step]
            known[step] = later & self.sober[step]
        actors = self.actors[:STEPS]
        worth = torch.linspace(1, 0, len(self.order), device=self.device)
        advantage = (surprise[:STEPS] @ worth).gather(2, actors[..., None])[..., 0]
        places = self._turned((self.hopes + surprise)[:STEPS], actors).clamp(0, 1)
        scores = torch.full_like(places[..., 0], torch.nan)
        lesson = Lesson(self.inputs, self.legal, places, scores, self.likes)
        columns = self.actions, self.likelihood, advantage, known
        flat = (column.flatten(0, 1) for column in columns)
        return Rollout(Lesson(*(column.flatten(0, 1) for column in lesson)), *flat)


def places_of(returns: Tensor) -> Tensor:
    """For each seat, its share of each place, from the rewards of finished matches; equals share their places."""
    seats = returns.shape[1]
    better = (returns[:, None, :] > returns[:, :, None]).sum(dim=2)[:, :, None]
    equal = (returns[:, None, :] == returns[:, :, None]).sum(dim=2)[:, :, None]
    place = torch.arange(seats, device=returns.device)
    return ((better <= place) & (place < better + equal)).float() / equal


def learn(network: Student, optimiser: torch.optim.Optimizer, rollout: Rollout, passed: float) -> tuple[float, float]:
    """Update a network by PPO; `passed` is the share of its time that is over. Returns the errors of wins, places."""
    optimiser.param_groups[0]["lr"] = RATE + passed * (LAST_RATE - RATE)
    bonus = BONUS + passed * (LAST_BONUS - BONUS)
    device = rollout.actions.device.type
    spread, mean = torch.std_mean(rollout.advantage)
    rollout = rollout._replace(advantage=(rollout.advantage - mean) / (spread + 1e-6))
    wins = others = torch.zeros(())
    for _ in range(EPOCHS):
        for part in rollout.parts(MINIBATCHES):
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                answers = network(part.lesson.observations)
            policy = answers.policy(part.lesson.legal)
            ratio = (policy.gather(1, part.actions[:, None])[:, 0] - part.likelihood).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * part.advantage, kept * part.advantage).mean()
            entropy = -(policy.exp() * policy.clamp(min=FORBIDDEN / 2)).sum(dim=1).mean()
            target = part.lesson.places
            wins = -(target[:, :, 0] * answers.wins.log_softmax(dim=1)).sum(dim=1).mean()
            others = -(target[:, :, 1:] * answers.others.log_softmax(dim=2)).sum(dim=(1, 2)).mean()
            optimiser.zero_grad()
            (0.5 * (wins + others) - gain - bonus * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
    return wins.item(), others.item()


def taught(settings: Settings, shape: Shape, clock: Clock, tell: Tell) -> Network:
    """Train a teacher for its share of the time and write it to its file; returns a student that learned from it."""
    on_gpu = settings.device == "cuda"
    size, width = (16384, 1024) if on_gpu else (128, 128)
    batch = sunduk.Batch(settings.game, size, seats=settings.seats, options=settings.options, device=settings.device)
    teacher = Student(shape._replace(width=width, inner=width // 4)).to(settings.device)
    lanes = Lanes(batch, shape, settings.device, settings.seed)
    optimiser = torch.optim.Adam(teacher.parameters(), RATE, eps=1e-5, fused=on_gpu)
    decisions, share = 0, settings.teacher * (1 - STUDY)
    while (passed := clock.passed / share) < 1:
        rollout = lanes.play(teacher, TRACE)
        wins, others = learn(teacher, optimiser, rollout, passed)
        decisions += len(rollout.actions)
        clock.count(len(rollout.actions))
        append(settings.curves, Point("teacher", shape.seats, clock.minutes, decisions, wins, others, 0.0, 0.0))
        tell(clock.passed, f"teacher: {decisions:,} decisions, error of wins {wins:.3f}")
    write(settings, settings.output / "teacher.sdnn", teacher.network(), decisions, clock.minutes)
    student = Student(shape)
    student.to(settings.device)
    optimiser = torch.optim.Adam(student.parameters())
    while clock.passed < settings.teacher:
        rollout = lanes.play(teacher, 1.0, SHARP, settings.plan.prefix)
        known = rollout.known.nonzero()[:, 0]
        pieces = known[torch.randperm(len(known), device=known.device)].split(4096)
        errors = fit(student, optimiser, map(rollout.lesson.rows, pieces), lambda: clock.passed)
        decisions += len(known)
        clock.count(len(known))
        append(settings.curves, Point("student", shape.seats, clock.minutes, decisions, *errors))
        tell(clock.passed, f"student: {decisions:,} decisions, error of wins {errors[0]:.3f}")
    return student.network()
