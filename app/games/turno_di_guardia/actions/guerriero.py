"""The abilities of the Guerriero."""
