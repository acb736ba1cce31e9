"""The command line: `arbitro load`, `search`, `ask`, `prove`, `coverage`, `eval`, `serve`, and
for data authors `words` and `new`."""

from app.cli.main import main

__all__ = ["main"]
