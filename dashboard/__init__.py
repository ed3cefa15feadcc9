"""The public dashboard: read-only pages over the store."""
