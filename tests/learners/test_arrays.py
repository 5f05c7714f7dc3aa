"""torch and JAX take the arrays of many games as they are: the same memory, which the next step writes."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest
import torch

from room25.envs import encoding, vector

ARRAYS = ("observations", "masks", "rewards", "done", "asked")


@pytest.mark.parametrize("games", [3, 64, 1000])
def test_torch_sees_the_very_memory_and_what_a_step_writes_there(games: int) -> None:
    held: Any = vector.make("base", mode="cooperation", seats=4, games=games, seed=1)
    for name in ARRAYS:
        array = getattr(held, name)
        assert torch.from_dlpack(array).data_ptr() == torch.from_numpy(array).data_ptr() == array.ctypes.data
    rows, masks = torch.from_dlpack(held.observations), torch.from_dlpack(held.masks)
    for _ in range(30):
        held.step(torch.multinomial(masks.float(), 1).squeeze(1))
        assert (rows.numpy() == held.observations).all()
        assert (encoding.named(rows)["question"].sum(1) == 1).all()


@pytest.mark.parametrize("games", [3, 64, 1000])
def test_jax_takes_every_array_without_a_copy(games: int) -> None:
    held: Any = vector.make("ultimate-en", mode="suspicion", seats=6, games=games, seed=1)
    for name in ARRAYS:
        array = getattr(held, name)
        taken = jax.dlpack.from_dlpack(array)
        assert taken.unsafe_buffer_pointer() == array.ctypes.data
        assert (np.asarray(taken) == array).all()


def test_jax_answers_by_the_masks() -> None:
    held: Any = vector.make("base", mode="solo", games=64, seed=1, asides=0)
    key = jax.random.PRNGKey(1)
    for _ in range(20):
        key, now = jax.random.split(key)
        masks = jax.dlpack.from_dlpack(held.masks).astype("float32")
        held.step(np.asarray(jax.random.categorical(now, jax.numpy.log(masks), axis=1)))
    assert (held.masks.sum(axis=1) > 0).all()
