"""The abilities of the Ranger."""
