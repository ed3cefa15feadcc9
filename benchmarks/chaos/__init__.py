"""A batch under fire: faults at seeded moments, and the proof that nothing was lost."""
