"""What happens at the table; each event only keeps the books of its own change."""
