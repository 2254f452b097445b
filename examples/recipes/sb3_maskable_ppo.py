"""MaskablePPO of sb3-contrib: environments one by one, in the usual vector of Stable-Baselines3.

pip install "sunduk[gymnasium]" sb3-contrib
python sb3_maskable_ppo.py --game fortune --decisions 100000
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import sunduk
import sunduk.adapters.gymnasium as adapter

ENVS, MATCHES = 16, 200


def wins(model: Any, name: str) -> float:
    """The share of matches that the agent wins against `uniform`, ties half."""
    env = gymnasium.make(name, opponents="uniform")
    total = 0.0
    for seed in range(2**31, 2**31 + MATCHES):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, reward, over, _, info = env.step(action)
        total += float(reward)
    return (total / MATCHES + 1) / 2


class Curve(BaseCallback):
    """Prints how often the agent wins, at times."""

    def __init__(self, name: str, every: int) -> None:
        super().__init__()
        self.name, self.every, self.began = name, every, time.process_time()

    def _on_rollout_start(self) -> None:
        if self.num_timesteps % self.every == 0:
            passed = time.process_time() - self.began
            share = wins(self.model, self.name)
            print(f"{passed:.0f} s, {self.num_timesteps:,} decisions: wins {share:.2f}", flush=True)

    def _on_step(self) -> bool:
        return True


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="fortune")
    parser.add_argument("--decisions", type=int, default=100_000)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    name = adapter.name(sunduk.game(asked.game))
    envs = DummyVecEnv([lambda: gymnasium.make(name, opponents="uniform")] * ENVS)
    model = MaskablePPO(
        "MultiInputPolicy", envs, n_steps=128, batch_size=512, n_epochs=4, learning_rate=1e-3, gamma=1.0, seed=1
    )
    model.learn(asked.decisions, Curve(name, 10 * 128 * ENVS))
    print(f"in the end: wins {wins(model, name):.3f}")


if __name__ == "__main__":
    main()
