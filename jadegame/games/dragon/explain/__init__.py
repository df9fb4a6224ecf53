"""What may be done, why something may not, and what would follow."""
