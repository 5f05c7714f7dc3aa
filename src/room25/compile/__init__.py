"""The same rules compiled: written out as C, for the CPU and for the kernels of a GPU. Importing this compiles nothing."""

__all__: list[str] = []
