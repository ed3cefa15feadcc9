"""The daemon's contract as its OpenAPI document states it: a change of what is here is a new version."""

from __future__ import annotations

from typing import Any

import pytest_asyncio
from daemon_client import guest_and_client

from memdaemon.contract import API_VERSION, OPENAPI, ROUTES, Identity

VERSION = "1"
# Route: method, and the request's fields (those with * are required).
REQUESTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "/v1/health": ("get", ()),
    "/v1/freeze": ("post", ()),
    "/v1/resume": ("post", ()),
    "/v1/run": ("post", ("ms*",)),
    "/v1/wait": ("post", ("gather*", "text*", "then_freeze", "timeout_ms*")),
    "/v1/read": ("post", ("ranges*",)),
    "/v1/hash": ("post", ("ranges*",)),
    "/v1/gather": (
        "post",
        ("address*", "count*", "count_address", "max_length", "pointer_offset*", "stride*"),
    ),
    "/v1/write": ("post", ("address*", "data*", "expected*")),
    "/v1/keys": ("post", ("gap_ms", "keys*")),
    "/v1/press": ("post", ("keys*",)),
    "/v1/settle": ("post", ("picture",)),
    "/v1/click": ("post", ("button", "x*", "y*")),
    "/v1/screenshot": ("get", ()),
    "/v1/ocr": ("post", ("height*", "method", "width*", "x*", "y*")),
    "/v1/stop": ("post", ()),
}
ANSWERS = {
    "Done": {"identity"},
    "Hashed": {"identity", "sha256"},
    "Health": {"identity", "guest_alive", "display", "ram_bytes", "stderr_tail"},
    "Identity": {"api_version", "run_id", "epoch", "pid", "pid_start_time", "state_seq", "frozen"},
    "OcrLine": {"x", "y", "text", "exact"},
    "Problem": {"code", "message"},
    "Ran": {"identity", "ms"},
    "Recognised": {"identity", "method", "lines"},
    "Waited": {"identity", "text", "ms"},
}


@pytest_asyncio.fixture
async def document() -> dict[str, Any]:
    """As it is served to whoever has the token."""
    async with guest_and_client() as (_, client):
        answer = await client.request(*OPENAPI)
        assert answer.status_code == 200
        served: dict[str, Any] = answer.json()
        return served


def fields(document: dict[str, Any], operation: dict[str, Any]) -> tuple[str, ...]:
    """The request's field names in order, marked where required."""
    if "requestBody" not in operation:
        return ()
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    schema = document["components"]["schemas"][reference.rsplit("/", 1)[1]]
    required = schema.get("required", [])
    return tuple(f"{name}*" if name in required else name for name in sorted(schema["properties"]))


async def test_openapi_names_the_version(document: dict[str, Any]) -> None:
    """In the document, in every answer's identity, and in every path."""
    assert document["info"]["version"] == API_VERSION == VERSION
    assert Identity.model_fields["api_version"].default == VERSION
    assert all(path.startswith(f"/v{VERSION}/") for path in document["paths"])


async def test_openapi_requests_are_those_of_this_version(document: dict[str, Any]) -> None:
    """Every route with its method and fields, and no other; the harness's table of routes says the same."""
    found = {
        path: (method, fields(document, operation))
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    }
    assert found == REQUESTS
    assert {(path, method.lower()) for method, path in ROUTES.values()} == {
        (path, method) for path, (method, _) in REQUESTS.items()
    }


async def test_openapi_answers_are_those_of_this_version(document: dict[str, Any]) -> None:
    """Every answer's fields; every operation states how it refuses."""
    schemas = document["components"]["schemas"]
    assert {name: set(schemas[name]["properties"]) for name in ANSWERS} == ANSWERS
    for operations in document["paths"].values():
        for operation in operations.values():
            assert {"200", "401", "409", "410", "422"} <= set(operation["responses"])


async def test_openapi_is_for_the_authorised_only() -> None:
    """401 without the token."""
    async with guest_and_client() as (_, client):
        client.headers.pop("Authorization")
        assert (await client.request(*OPENAPI)).status_code == 401
