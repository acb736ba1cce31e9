"""Creature: doubts about single creatures."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

creature_rulings = Rulebook[State]("creature")
