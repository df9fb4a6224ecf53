"""Four board games as steppable Python objects, at home in a Jupyter notebook."""
