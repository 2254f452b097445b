"""PPO in one file, in the style of CleanRL, over one compiled batch of matches.

pip install "sunduk[gymnasium]" torch
python cleanrl_ppo.py --game fortune --minutes 2
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import sunduk
import sunduk.adapters.gymnasium as adapter

ENVS, STEPS, EPOCHS, MINIBATCHES = 256, 32, 3, 4
RATE, GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 1e-3, 1.0, 0.95, 0.2, 0.01, 0.5


class Agent(nn.Module):
    """A policy that gives illegal actions no weight, and a value."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        body = self.body(seen)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(body)[:, 0]


def tensors(observation: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(observation["observation"]), torch.from_numpy(observation["action_mask"])


def wins(agent: Agent, game: str, matches: int = 512) -> float:
    """The share of so many matches that the agent wins against `uniform`, ties half."""
    envs = gymnasium.make_vec(adapter.name(sunduk.game(game)), num_envs=matches, opponents="uniform")
    observation, _ = envs.reset(seed=2**31)
    rewards, over = np.zeros(matches), np.zeros(matches, bool)
    while not over.all():
        with torch.no_grad():
            actions = agent(*tensors(observation))[0].sample()
        observation, reward, ended, _, _ = envs.step(actions.numpy())
        rewards += np.where(over, 0, reward)
        over |= ended
    return float((rewards.mean() + 1) / 2)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="fortune")
    parser.add_argument("--minutes", type=float, default=2.0)
    asked = parser.parse_args()
    torch.manual_seed(1)
    envs: Any = gymnasium.make_vec(adapter.name(sunduk.game(asked.game)), num_envs=ENVS, autoreset_mode="SameStep")
    space = envs.single_observation_space
    agent = Agent(space["observation"].shape[0], space["action_mask"].shape[0])
    optimiser = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    observation, _ = envs.reset(seed=1)
    print(f"0 s, 0 decisions: wins {wins(agent, asked.game):.2f}", flush=True)
    began, told, decisions = time.process_time(), 0.0, 0
    while (now := time.process_time() - began) < 60 * asked.minutes:
        rows: list[list[torch.Tensor]] = []
        for _ in range(STEPS):
            seen, mask = tensors(observation)
            with torch.no_grad():
                policy, value = agent(seen, mask)
            action = policy.sample()
            observation, reward, ended, _, _ = envs.step(action.numpy())
            rows.append([seen, mask, action, policy.log_prob(action), value, torch.from_numpy(reward),
                         torch.from_numpy(ended)])  # fmt: skip
        seen, mask, action, chance, value, reward, ended = map(torch.stack, zip(*rows, strict=True))
        with torch.no_grad():
            following, ahead = agent(*tensors(observation))[1], torch.zeros(ENVS)
        gains = torch.zeros_like(value)
        for step in reversed(range(STEPS)):
            goes_on = 1.0 - ended[step].float()
            error = reward[step] + GAMMA * following * goes_on - value[step]
            gains[step] = ahead = error + GAMMA * LAMBDA * goes_on * ahead
            following = value[step]
        flat = [part.flatten(0, 1) for part in (seen, mask, action, chance, gains, gains + value)]
        for part in (part for _ in range(EPOCHS) for part in torch.randperm(ENVS * STEPS).chunk(MINIBATCHES)):
            seen, mask, action, chance, gain, target = (whole[part] for whole in flat)
            policy, value = agent(seen, mask)
            ratio, gain = (policy.log_prob(action) - chance).exp(), (gain - gain.mean()) / (gain.std() + 1e-8)
            loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = loss + VALUE * (value - target).pow(2).mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()
        decisions += ENVS * STEPS
        if now - told >= 10 or not told:
            told = now
            print(f"{now:.0f} s, {decisions:,} decisions: wins {wins(agent, asked.game):.2f}", flush=True)
    print(f"in the end: wins {wins(agent, asked.game):.3f}")


if __name__ == "__main__":
    main()
