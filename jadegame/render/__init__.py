"""Drawing shared by every game and every output; escapes by default."""
