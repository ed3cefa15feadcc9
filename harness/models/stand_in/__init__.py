"""A provider of our own that speaks all four wire formats: it plays a policy or a script, or misbehaves."""
