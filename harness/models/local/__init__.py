"""A real small language model on this machine, behind an OpenAI-compatible front: for tests and the demo.

It shows real sampling through our own client and loop, not any server's native tool calling: the front puts
one line a tool into the prompt and the schemas into the grammar that the model must follow.
"""
