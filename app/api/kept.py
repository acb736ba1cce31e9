"""Answers kept for whoever asks the same again, as long as the content is the same."""

from collections import OrderedDict

_MOST = 2048  # answers
_LARGEST = 32 * 1024  # bytes


class Kept:
    """The bodies of the answers given last, by their tags and the site they name."""

    def __init__(self) -> None:
        self._bodies: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def get(self, tag: str, site: str) -> bytes | None:
        """Return a body, or None where it is not kept."""
        body = self._bodies.get((tag, site))
        if body is not None:
            self._bodies.move_to_end((tag, site))
        return body

    def keep(self, tag: str, site: str, body: bytes) -> None:
        """Keep a body unless it is large; the one longest unasked for goes."""
        if len(body) > _LARGEST:
            return
        self._bodies[tag, site] = body
        if len(self._bodies) > _MOST:
            self._bodies.popitem(last=False)
