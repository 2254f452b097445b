"""DLPack: other libraries share the batch's memory, which stays alive as long as they hold it."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sunduk import Batch, Game
from sunduk.core.backends import dlpack as exchange


class Owner:
    """Memory without DLPack methods of its own."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array

    def __dlpack__(self, **wishes: Any) -> Any:
        array = self.array
        return exchange.capsule(self, array.ctypes.data, array.shape, array.strides, array.dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return exchange.CPU, 0


def test_the_arrays_of_a_batch_are_lent_without_a_copy(game: Game) -> None:
    batch = Batch(game, 4)
    batch.reset(1)
    arrays = [*batch.choices(), batch.mask(), batch.observe(), batch.acting, batch.returns, batch.ended]
    borrowed = [np.from_dlpack(array) for array in arrays]
    batch.step(batch.sample(1))
    batch.choices(), batch.mask(), batch.observe()
    for mine, theirs in zip(arrays, borrowed, strict=True):
        assert mine.ctypes.data == theirs.ctypes.data
        assert np.array_equal(mine, theirs)
        assert mine.ctypes.data % 64 == 0, "JAX would copy it"


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.int64, np.float32, np.float64, np.bool_])
@pytest.mark.parametrize("order", ["C", "F"])
def test_capsules(dtype: type, order: Any) -> None:
    array: NDArray[Any] = np.array(np.arange(24).reshape(2, 3, 4) % 5, dtype, order=order)
    borrowed = np.from_dlpack(Owner(array))
    assert borrowed.dtype == dtype
    assert borrowed.ctypes.data == array.ctypes.data
    assert borrowed.strides == array.strides
    assert np.array_equal(borrowed, array)


def test_a_part_of_an_array() -> None:
    array = np.arange(100).reshape(10, 10)[2:, 1::3]
    assert np.array_equal(np.from_dlpack(Owner(array)), array)


def test_what_is_lent_stays_alive_until_it_is_given_back() -> None:
    owner = Owner(np.arange(1000))
    alive = weakref.ref(owner)
    borrowed = np.from_dlpack(owner)
    del owner
    gc.collect()
    assert alive() is not None
    assert borrowed[:].sum() == 499500
    del borrowed
    gc.collect()
    assert alive() is None


def test_a_capsule_that_nobody_takes_is_given_back() -> None:
    owner = Owner(np.arange(5))
    alive = weakref.ref(owner)
    capsule = owner.__dlpack__()
    del owner
    assert alive() is not None
    del capsule
    gc.collect()
    assert alive() is None


def test_records_have_no_name_elsewhere(game: Game) -> None:
    with pytest.raises(BufferError, match="Other libraries have no arrays of"):
        Owner(game.state.restored(game.record(game.seats[0]))).__dlpack__()
