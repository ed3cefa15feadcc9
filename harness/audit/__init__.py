"""The audit of stored turns: whether anything that no screen of the game shows has reached a model.

`audit_run(events, snapshot_of, tools) -> Audit` is pure; `dugout audit` reads the store for it.
"""
