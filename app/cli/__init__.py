"""The command line: `arbitro load`, `search`, `ask`, `prove`, `coverage`, `eval`, `serve`, `play`,
`bench`, and for data authors `words` and `new`."""

from app.cli.main import main

__all__ = ["main"]
