"""The abilities of the Chierico."""
