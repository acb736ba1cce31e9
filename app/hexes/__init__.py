"""Hexes: their geometry, maps of them as text, paths, lines of sight; for any game with a map."""
