"""How all tests run: property tests draw the same examples every time, and none is timed."""

from hypothesis import settings

settings.register_profile("arbitro", deadline=None, derandomize=True)
settings.load_profile("arbitro")
