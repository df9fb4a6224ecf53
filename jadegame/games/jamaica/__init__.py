"""Jamaica: a race once around the island, fought over food, doubloons and gunpowder."""
