"""Gloomhaven: hexes, monsters that act by themselves, initiative, rests and exhaustion."""
