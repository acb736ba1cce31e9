"""The entries' checks, run right and otherwise: where the library meets the engine."""
