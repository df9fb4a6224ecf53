"""In the Year of the Dragon: twelve months, nine kinds of persons, and every disaster foretold."""
