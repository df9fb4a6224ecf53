"""Im Reich der Jadegöttin: jeeps uncover a forgotten city, archaeologists dig for artefacts."""
