"""The abilities of the Cacciatore."""
