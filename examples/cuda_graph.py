"""Self-play on a GPU in which network, choice and step are one CUDA graph: Python starts it, and waits for nothing.

pip install "sunduk[cuda]" torch
python cuda_graph.py --game fortune --envs 4096
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import torch
from torch import nn

import sunduk

WARM_UP, STEPS = 3, 2000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="fortune")
    parser.add_argument("--envs", type=int, default=4096)
    asked = parser.parse_args()
    torch.manual_seed(1)
    torch.set_grad_enabled(False)
    # The batch does its work in order with PyTorch's, which captures graphs on a stream of its own.
    stream = torch.cuda.Stream()
    torch.cuda.set_stream(stream)
    batch = sunduk.Batch(asked.game, asked.envs, device="cuda", stream=stream)
    batch.reset(1)
    # PyTorch sees the batch's own memory, which each step overwrites.
    seen, mask, ended = map(torch.from_dlpack, (batch.observe(), batch.mask(), batch.ended))
    matches = torch.zeros((), dtype=torch.int64, device="cuda")
    net = nn.Sequential(nn.Linear(seen.shape[1], 128), nn.ReLU(), nn.Linear(128, mask.shape[1])).cuda()

    def decide() -> None:
        batch.mask(), batch.observe()  # What is asked for again and again, the step computes.
        logits = net(seen).masked_fill(mask == 0, -torch.inf)
        noise = -torch.empty_like(logits).exponential_().log()
        batch.step((logits + noise).argmax(1))  # The highest of the noisy numbers is a draw from the softmax.
        matches.add_(ended.sum())

    def rate(step: Callable[[], None]) -> float:
        batch.wait()
        began = time.perf_counter()
        for _ in range(STEPS):
            step()
        batch.wait()
        return STEPS * batch.size / (time.perf_counter() - began)

    for _ in range(WARM_UP):
        decide()
    called = rate(decide)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream):
        decide()
    print(f"{called / 1e6:.1f} million decisions a second, call by call")
    print(f"{rate(graph.replay) / 1e6:.1f} million decisions a second as a graph")
    print(f"{int(matches):,} matches were played to their end")


if __name__ == "__main__":
    main()
