"""Names in annotations."""

__all__ = ["ObjectReceiveStream", "ObjectSendStream", "TaskGroup"]


class TaskGroup:
    """Of tasks that end together; asyncio has its own."""


class ObjectReceiveStream:
    """One end of a stream."""


class ObjectSendStream:
    """The other end."""
