"""Scores computed layouts against what Interface Builder stored in its documents. `Tools/score` is the command."""
