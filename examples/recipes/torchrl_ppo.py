"""PPO with TorchRL's collector, advantage and loss, over one compiled batch of matches.

pip install "sunduk[gymnasium]" torchrl
python torchrl_ppo.py --game fortune --decisions 200000
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torch.distributions import Categorical
from torchrl.collectors import Collector
from torchrl.envs import ExplorationType, set_exploration_type
from torchrl.envs.libs.gym import GymWrapper
from torchrl.modules import ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import sunduk
import sunduk.adapters.gymnasium as adapter

ENVS, STEPS, EPOCHS, MINIBATCHES = 256, 32, 3, 4


def matches(game: str, number: int) -> Any:
    """So many matches against `uniform`."""
    envs = gymnasium.make_vec(adapter.name(sunduk.game(game)), num_envs=number, autoreset_mode="Disabled")
    return GymWrapper(envs, categorical_action_encoding=True)


def layers(inputs: int, outputs: int) -> nn.Module:
    return nn.Sequential(nn.Linear(inputs, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU(), nn.Linear(128, outputs))


class Policy(nn.Module):
    """Gives illegal actions no weight."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.layers = layers(inputs, actions)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        logits: torch.Tensor = self.layers(seen).masked_fill(mask == 0, -1e9)
        return logits


def wins(actor: Any, game: str, number: int = 512) -> float:
    """The share of matches that the agent wins, ties half: of each place, the first that ends."""
    with torch.no_grad(), set_exploration_type(ExplorationType.RANDOM):
        played = matches(game, number).rollout(200, actor, break_when_any_done=False)
    ended, reward = played["next", "done"][..., 0], played["next", "reward"][..., 0]
    first = ended & (ended.cumsum(1) == 1)
    return float((reward[first].mean() + 1) / 2)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="fortune")
    parser.add_argument("--decisions", type=int, default=200_000)
    asked = parser.parse_args()
    torch.manual_seed(1)
    env = matches(asked.game, ENVS)
    inputs, actions = env.observation_spec["observation"].shape[-1], env.observation_spec["action_mask"].shape[-1]
    logits = TensorDictModule(Policy(inputs, actions), in_keys=["observation", "action_mask"], out_keys=["logits"])
    actor = ProbabilisticActor(
        logits,
        in_keys=["logits"],
        distribution_class=Categorical,
        spec=env.action_spec,
        return_log_prob=True,
    )
    critic = ValueOperator(layers(inputs, 1), in_keys=["observation"])
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, critic_coeff=0.5, normalize_advantage=True)
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimiser = torch.optim.Adam(loss.parameters(), lr=1e-3, eps=1e-5)
    collector = Collector(env, actor, frames_per_batch=ENVS * STEPS, total_frames=asked.decisions)
    began, done = time.process_time(), 0
    for number, rollout in enumerate(collector):
        if number % 5 == 0:
            passed = time.process_time() - began
            print(f"{passed:.0f} s, {done:,} decisions: wins {wins(actor, asked.game):.2f}", flush=True)
        for _ in range(EPOCHS):
            with torch.no_grad():
                advantage(rollout)
            flat = rollout.flatten(0, 1)
            for part in torch.randperm(len(flat)).chunk(MINIBATCHES):
                told = loss(flat[part])
                optimiser.zero_grad()
                (told["loss_objective"] + told["loss_critic"] + told["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimiser.step()
        done += rollout.numel()
    print(f"in the end: wins {wins(actor, asked.game):.3f}")


if __name__ == "__main__":
    main()
