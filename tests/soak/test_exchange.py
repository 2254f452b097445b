"""PyTorch and JAX read a batch's arrays without a copy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.core.test_exchange import Owner

SCRIPT = Path(__file__).parents[2] / "bench" / "exchange.py"


def test_both_libraries_exchange_arrays_with_a_batch() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    answers = done.stdout.splitlines()
    assert all(answer.endswith(": yes") for answer in answers)
    assert {answer.partition(",")[0] for answer in answers} == {"NumPy", "PyTorch", "JAX"}


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.float32, np.bool_])
def test_capsules_are_taken_without_a_copy(dtype: type, order: Any) -> None:
    """DLPack capsules as a GPU's arrays use them, here around CPU memory."""
    import jax
    import torch

    room = np.zeros(64 * 33, np.uint8)
    begin = -room.ctypes.data % 64
    size = 96 * np.dtype(dtype).itemsize
    array = np.ndarray((4, 24), dtype, room[begin : begin + size], order=order)
    array[...] = np.arange(96).reshape(4, 24) % 2
    tensor = torch.from_dlpack(Owner(array))
    assert tensor.data_ptr() == array.ctypes.data
    assert np.array_equal(tensor.numpy(), array)
    borrowed = jax.dlpack.from_dlpack(Owner(array))
    assert borrowed.addressable_data(0).unsafe_buffer_pointer() == array.ctypes.data
    assert np.array_equal(np.asarray(borrowed), array)
