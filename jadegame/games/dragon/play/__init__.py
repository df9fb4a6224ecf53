"""The rules that change a state, a module for each part of the game."""
