"""The same rules compiled: for the CPU with Numba, and as device functions for CUDA. Importing this compiles nothing."""

__all__: list[str] = []
