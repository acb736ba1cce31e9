"""Turno di Guardia (Set a Watch): heroes hold the fire against a Line of creatures."""
