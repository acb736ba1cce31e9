"""Commodore: two fleets of the age of Napoleon fight until one side's morale is gone."""
