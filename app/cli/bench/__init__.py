"""`arbitro bench`: how fast games play, and how fast and how well search answers beside others."""
