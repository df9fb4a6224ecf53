"""Tiles on a board of nine: drawn, kept, placed; each player has secret coins."""
