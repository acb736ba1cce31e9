"""The abilities of the Paladino."""
