"""Revive: an economy of resources and crystals, cards in slots, and a map to explore."""
