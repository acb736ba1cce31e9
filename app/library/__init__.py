"""The knowledge base: entries in YAML, one SQLite file, search; it knows no engine and no game."""
