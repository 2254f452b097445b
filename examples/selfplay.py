"""Trains a network by self-play.

    python examples/selfplay.py --game marrakech --seats 2 --minutes 10 --output marrakech-net

Thousands of matches run at once in a `sunduk.Batch`, on the CPU or on a GPU. All seats share one network, which gives a
policy and the expected result of every seat. It is trained by proximal policy optimisation (PPO). Meanwhile other
processes let it play against `greedy`. The folder gets the weights, which play as a bot without PyTorch
(`--seats net:marrakech-net/weights.npz`), the curves as CSV, and a picture.
"""

from __future__ import annotations

import argparse
import csv
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

try:
    import torch
except ModuleNotFoundError:
    raise SystemExit("This example learns with PyTorch: pip install torch.") from None
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from torch import Tensor, nn
from torch.nn import functional

import sunduk
from strength import Examiner, draw
from sunduk.bots import net_file as weights
from sunduk.core.errors import SundukError

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
NEVER, TINY = -1e9, 1e-30
CURVES = ("minutes", "decisions", "matches", "entropy", "surprise")

console = Console(stderr=True)


class Network(nn.Module):
    """The network of `sunduk.bots.net_file`, layer by layer."""

    def __init__(self, game: sunduk.Game, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.game, self.seats, self.width = game, seats, width
        self.entry = nn.Linear(game.observation_size + game.seat_actions, width)
        self.rise = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.fall = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.policy = nn.Linear(width, game.seat_actions)
        self.value = nn.Linear(width, 2 * seats)
        for layer in (*self.fall, self.policy, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of each action; for each seat, from the acting one on, the expected return and win."""
        x = functional.relu(self.entry(inputs))
        for rise, fall in zip(self.rise, self.fall, strict=True):
            x = x + fall(functional.relu(rise(functional.layer_norm(x, (self.width,)))))
        forbidden = inputs[:, self.game.observation_size :] == 0
        # Outputs differ by little: compute them in full precision.
        with torch.autocast(x.device.type, enabled=False):
            x = functional.layer_norm(x.float(), (self.width,))
            policy = functional.log_softmax(self.policy(x).masked_fill(forbidden, NEVER), dim=1)
            returns, wins = self.value(x).split(self.seats, dim=1)
            return policy, torch.stack((returns.tanh(), wins.softmax(dim=1)), dim=1)

    def save(self, path: Path) -> None:
        """Write the weights to a file for the bot `net`."""
        layers = {name: layer.detach().float().cpu().numpy() for name, layer in self.state_dict().items()}
        game = self.game
        weights.Network(game.id, game.version, self.seats, game.observation_size, layers).save(path)


class Lesson(NamedTuple):
    """A training batch: decisions and what they led to, one per row."""

    inputs: Tensor
    actions: Tensor
    likelihood: Tensor
    """The log-probability of the action when it was taken."""
    advantage: Tensor
    """The advantage of the action, for the seat that took it."""
    outlook: Tensor
    """The target of the value output."""

    def parts(self, number: int) -> Iterator[Lesson]:
        """All rows in random order, in `number` minibatches."""
        for rows in torch.randperm(len(self.actions), device=self.actions.device).chunk(number):
            yield Lesson(*(column[rows] for column in self))


class Hall:
    """The rollout: a batch of matches, and memory for what happens in it.

    The arrays of a batch are used as tensors without a copy. Every step overwrites them, so what is kept is copied.
    PyTorch and the batch both use the default stream of a GPU, so each sees all that the other has done.
    """

    def __init__(self, batch: sunduk.Batch, device: str, key: int) -> None:
        self.batch, self.device = batch, device
        batch.reset(key)
        arrays = batch.observe(), batch.mask(), batch.acting, batch.returns, batch.ended
        self.seen, self.allowed, self.acting, self.returns, self.ended = map(self._shared, arrays)
        size, seats = batch.size, batch.seats
        self.order = torch.arange(seats, device=device)
        compact = torch.bfloat16 if device == "cuda" else torch.float32
        self.inputs = self._room(STEPS, size, self.seen.shape[1] + self.allowed.shape[1], dtype=compact)
        self.actors = self._room(STEPS + 1, size, dtype=torch.int64)
        self.actions = self._room(STEPS, size, dtype=torch.int64)
        self.likelihood = self._room(STEPS, size)
        self.hopes = self._room(STEPS + 1, size, 2, seats)
        self.ends = self._room(STEPS, size, 2, seats)
        self.over = self._room(STEPS, size, dtype=torch.bool)

    def _shared(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def _room(self, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    @torch.no_grad()
    def play(self, network: Network) -> Lesson:
        """Let the network decide in all matches, sampling from its policy."""
        for step in range(STEPS):
            policy, self.hopes[step] = self._asked(network, step)
            # The largest of p / e, where e is exponentially distributed, is each action with probability p.
            chosen = (policy.exp() / torch.empty_like(policy).exponential_().clamp_(min=TINY)).argmax(dim=1)
            self.actions[step] = chosen
            self.likelihood[step] = policy.gather(1, chosen[:, None])[:, 0]
            self.batch.step(chosen)
            first = (self.returns == self.returns.amax(dim=1, keepdim=True)).float()
            self.ends[step, :, 0] = self.returns
            self.ends[step, :, 1] = first / first.sum(dim=1, keepdim=True)
            self.over[step] = self.ended
        _, self.hopes[STEPS] = self._asked(network, STEPS)
        return self._lesson()

    def _asked(self, network: Network, step: int) -> tuple[Tensor, Tensor]:
        """The policy of the network now, and the results it expects, by seat."""
        self.batch.observe()
        self.batch.mask()
        self.actors[step] = self.acting
        inputs = self.inputs[step] if step < STEPS else torch.empty_like(self.inputs[0])
        inputs[:, : self.seen.shape[1]] = self.seen
        inputs[:, self.seen.shape[1] :] = self.allowed
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            policy, outlook = network(inputs)
        return policy, outlook.gather(2, self._places(self.order - self.actors[step, :, None]))

    def _places(self, seats: Tensor) -> Tensor:
        """Indices that rotate rows of seats, so that they start at the given seats."""
        return (seats % len(self.order))[..., None, :].expand(*seats.shape[:-1], 2, -1)

    def _lesson(self) -> Lesson:
        """Compute advantages and targets: a decision is a step for all seats, from one expected result to the next."""
        surprise = torch.zeros_like(self.hopes)
        for step in reversed(range(STEPS)):
            over = self.over[step, :, None, None]
            after = torch.where(over, self.ends[step], self.hopes[step + 1] + TRACE * surprise[step + 1])
            surprise[step] = after - self.hopes[step]
        actors = self.actors[:STEPS, :, None]
        advantage = surprise[:STEPS, :, 0].gather(2, actors)
        outlook = (self.hopes + surprise)[:STEPS].gather(3, self._places(self.order + actors))
        columns = self.inputs, self.actions, self.likelihood, advantage[..., 0], outlook
        return Lesson(*(column.flatten(0, 1) for column in columns))


def learn(network: Network, optimiser: torch.optim.Optimizer, lesson: Lesson, passed: float) -> tuple[Tensor, Tensor]:
    """Update the network by PPO; `passed` is the share of the training time that is over.

    Returns the final entropy and the error of the expected results.
    """
    optimiser.param_groups[0]["lr"] = RATE + passed * (LAST_RATE - RATE)
    bonus = BONUS + passed * (LAST_BONUS - BONUS)
    device = lesson.actions.device.type
    spread, mean = torch.std_mean(lesson.advantage)
    lesson = lesson._replace(advantage=(lesson.advantage - mean) / (spread + 1e-6))
    for _ in range(EPOCHS):
        for part in lesson.parts(MINIBATCHES):
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                policy, outlook = network(part.inputs)
            ratio = (policy.gather(1, part.actions[:, None])[:, 0] - part.likelihood).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * part.advantage, kept * part.advantage).mean()
            entropy = -(policy.exp() * policy).sum(dim=1).mean()
            error = functional.mse_loss(outlook, part.outlook)
            optimiser.zero_grad()
            (error - gain - bonus * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
    return entropy.detach(), error.detach()


def train(asked: argparse.Namespace, batch: sunduk.Batch, network: Network, examiner: Examiner) -> None:
    """Play and train until the time is over."""
    began = time.monotonic()
    optimiser = torch.optim.Adam(network.parameters(), RATE, eps=1e-5, fused=asked.device == "cuda")
    hall = Hall(batch, asked.device, asked.seed)
    decisions = matches = 0
    columns = BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}")
    with (
        (asked.output / "curves.csv").open("w", newline="") as file,
        Progress(*columns, console=console) as progress,
    ):
        curves = csv.writer(file)
        curves.writerow(CURVES)
        bar = progress.add_task("getting ready …", total=60 * asked.minutes)
        while (passed := (time.monotonic() - began) / (60 * asked.minutes)) < 1:
            lesson = hall.play(network)
            entropy, error = learn(network, optimiser, lesson, passed)
            decisions += len(lesson.actions)
            matches += int(hall.over.sum())
            minutes = (time.monotonic() - began) / 60
            curves.writerow((f"{minutes:.3f}", decisions, matches, f"{float(entropy):.4f}", f"{float(error):.4f}"))
            file.flush()
            progress.update(bar, completed=60 * minutes, description=f"{decisions:,} decisions, {matches:,} matches")
            if examiner.free:
                progress.print(f"{minutes:5.1f} min  {decisions:,} decisions, {matches:,} matches; {examiner.news}")
                examiner.ask(network.save, minutes)


def main() -> None:
    asked = arguments()
    torch.manual_seed(asked.seed)
    batch = sunduk.Batch(asked.game, asked.size, seats=asked.seats, device=asked.device)
    network = Network(batch.game, batch.seats, asked.width, asked.blocks).to(asked.device)
    asked.output.mkdir(parents=True, exist_ok=True)
    with Examiner(batch.game, batch.seats, asked.output, asked.every, asked.deals) as examiner:
        try:
            train(asked, batch, network, examiner)
        finally:
            network.save(asked.output / "weights.npz")
            console.print(f"[green]✓[/] {asked.output / 'weights.npz'}")
        examiner.finish(network.save, asked.minutes, asked.last_deals)
        console.print(examiner.news)
    draw([asked.output / "strength.csv"], asked.output / "curve.svg")
    console.print(f"[green]✓[/] {asked.output / 'curve.svg'}")


def arguments() -> argparse.Namespace:
    usual = "cuda" if torch.cuda.is_available() else "cpu"
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="marrakech")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10, help="how long it learns, all preparations included")
    parser.add_argument("--device", choices=("cpu", "cuda"), default=usual)
    parser.add_argument("--size", type=int, default=16384 if usual == "cuda" else 128, help="matches at once")
    parser.add_argument("--width", type=int, default=512 if usual == "cuda" else 128, help="of the network")
    parser.add_argument("--blocks", type=int, default=3, help="of the network")
    parser.add_argument("--every", type=float, default=60, help="seconds between examinations")
    parser.add_argument("--deals", type=int, default=100, help="deals of an examination, each from all sides")
    parser.add_argument("--last-deals", type=int, default=500, help="deals of the last examination")
    parser.add_argument("--output", type=Path, default=Path("selfplay"), help="the folder for weights and curves")
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        main()
    except SundukError as wrong:
        raise SystemExit(str(wrong)) from None
    except KeyboardInterrupt:
        raise SystemExit("Stopped; the weights are kept.") from None
