"""The rules engine: rulebooks whose every rule can be removed, plays, and proofs."""
