"""Arbitro: board-game rulings at the table, each with its proof."""
