"""How fast the games are, beside well-known peers measured by the same loop in the same run."""
