"""Checks that PyTorch, JAX and CuPy read a batch's arrays without a copy, and that a batch steps with their arrays.

    python bench/exchange.py [--device cuda]

Libraries that are not installed are left out. Every line says yes, or what went wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk import Batch


class Borrower(NamedTuple):
    """A library: how it imports an array, at which address it has it then, and how it converts it to NumPy."""

    name: str
    take: Callable[[Any], Any]
    address: Callable[[Any], int]
    host: Callable[[Any], NDArray[Any]]
    keep: Callable[[Any], Any]
    """A copy of its own, on the same device."""


def numpy_borrower() -> Iterator[Borrower]:
    yield Borrower("NumPy, DLPack", np.from_dlpack, lambda array: array.ctypes.data, np.asarray, np.copy)


def torch_borrowers(device: str) -> Iterator[Borrower]:
    import torch

    def host(tensor: Any) -> NDArray[Any]:
        found: NDArray[Any] = tensor.cpu().numpy()
        return found

    rest = torch.Tensor.data_ptr, host, torch.clone
    yield Borrower("PyTorch, DLPack", torch.from_dlpack, *rest)
    yield Borrower("PyTorch, as_tensor", lambda array: torch.as_tensor(array, device=device), *rest)


def jax_borrowers() -> Iterator[Borrower]:
    import jax

    def address(array: Any) -> int:
        return int(array.addressable_data(0).unsafe_buffer_pointer())

    yield Borrower("JAX, DLPack", jax.dlpack.from_dlpack, address, np.asarray, lambda array: array + 0)


def cupy_borrowers() -> Iterator[Borrower]:
    import cupy

    rest = (lambda array: array.data.ptr), cupy.asnumpy, cupy.copy
    yield Borrower("CuPy, DLPack", cupy.from_dlpack, *rest)
    yield Borrower("CuPy, asarray", cupy.asarray, *rest)


def borrowers(device: str) -> Iterator[Borrower]:
    """The libraries installed. CuPy is tested only on the GPU, NumPy only on the CPU."""
    makers = {"PyTorch": lambda: torch_borrowers(device), "JAX": jax_borrowers}
    makers |= {"CuPy": cupy_borrowers} if device == "cuda" else {"NumPy": numpy_borrower}
    for name, maker in makers.items():
        try:
            yield from maker()
        except ImportError as error:
            print(f"{name} is left out: {error}", flush=True)


def address(array: Any) -> int:
    """The address of an array of a batch."""
    interface = getattr(array, "__cuda_array_interface__", None) or array.__array_interface__
    return int(interface["data"][0])


def lend(batch: Batch, borrower: Borrower) -> None:
    """Check that every array of a batch keeps its address and its values in the library, now and after a step."""
    batch.reset(1)
    lists, counts = batch.choices()
    arrays = {
        "observations": batch.observe(),
        "mask": batch.mask(),
        "choices": lists,
        "counts": counts,
        "acting": batch.acting,
        "returns": batch.returns,
        "sample": batch.sample(1),
    }
    for name, array in arrays.items():
        borrowed = borrower.take(array)
        batch.device.wait()
        here = borrower.address(borrowed) == address(array)
        same = np.array_equal(borrower.host(borrowed), batch.device.host(array))
        assert here, f"{name} was copied"
        assert same, f"{name} differ"


def step(batch: Batch, borrower: Borrower) -> None:
    """Check that stepping with another library's array has the same result as with the batch's own."""
    states = []
    for theirs in (False, True):
        batch.reset(2)
        for _ in range(20):
            sampled = batch.sample(3)
            batch.step(borrower.keep(borrower.take(sampled)) if theirs else sampled)
        states.append(batch.records.tobytes())
    assert states[0] == states[1], "a step with its array goes elsewhere"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    device = parser.parse_args().device
    batch = Batch("marrakech", 4096, seats=3, device=device)
    failed = False
    for borrower in borrowers(device):
        for does, check in (("reads the arrays where they lie", lend), ("steps the batch", step)):
            try:
                check(batch, borrower)
                print(f"{borrower.name} on {device} {does}: yes", flush=True)
            except Exception as error:
                failed = True
                print(f"{borrower.name} on {device} {does}: no, {type(error).__name__}: {error}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
