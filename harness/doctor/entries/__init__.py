"""The entries of one lineup file: whether each model can be reached as the batch will reach it."""
