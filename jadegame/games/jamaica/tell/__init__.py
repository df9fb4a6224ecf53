"""Every number as a calculation, every event as a sentence: what a trace records."""
