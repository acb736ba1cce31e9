"""The games: each its states, queries, events, rules and looks; none imports another."""
