"""The vendors' own agent CLIs as models: each runs a whole turn, the spine still decides call by call."""
