"""The HTTP API over one session: routes, framing, and errors as `Problem` documents."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from memdaemon.authorisation import BearerOnly
from memdaemon.contract import (
    API_VERSION,
    IDENTITY_HEADER,
    OPENAPI,
    ROUTES,
    ClickRequest,
    Done,
    GatherRequest,
    Hashed,
    Health,
    KeysRequest,
    OcrRequest,
    PressRequest,
    Problem,
    Ran,
    ReadRequest,
    Recognised,
    RunRequest,
    SettleRequest,
    Waited,
    WaitRequest,
    WriteRequest,
)
from memdaemon.errors import Code, Refused
from memdaemon.session import Session


def build(session: Session, token: str, end: Callable[[], None]) -> ASGIApp:
    """The application; `end` is called when the client asks the daemon to stop."""
    app = FastAPI(
        title="memdaemon",
        version=API_VERSION,
        docs_url=None,
        redoc_url=None,
        openapi_url=OPENAPI[1],
        responses={status: {"model": Problem} for status in (401, 409, 410, 422)},
    )
    _add_memory(app, session)
    _add_state(app, session, end)
    _add_input(app, session)
    _add_problems(app, session)
    return BearerOnly(app, token)


def _binary(session: Session, content: bytes, media_type: str = "application/octet-stream") -> Response:
    identity = session.identity.model_dump_json()
    return Response(content, media_type=media_type, headers={IDENTITY_HEADER: identity})


def _add_memory(app: FastAPI, session: Session) -> None:
    @app.post(ROUTES["read"][1])
    async def read(request: ReadRequest) -> Response:
        return _binary(session, session.read(request.ranges))

    @app.post(ROUTES["hash"][1])
    async def sha256(request: ReadRequest) -> Hashed:
        digest = hashlib.sha256(session.read(request.ranges)).hexdigest()
        return Hashed(identity=session.identity, sha256=digest)

    @app.post(ROUTES["gather"][1])
    async def gather(request: GatherRequest) -> Response:
        return _binary(session, session.gather(request))

    @app.post(ROUTES["write"][1])
    async def write(request: WriteRequest) -> Done:
        await session.write(request)
        return Done(identity=session.identity)

    @app.get(ROUTES["screenshot"][1])
    async def screenshot() -> Response:
        return _binary(session, session.screenshot(), "image/png")

    @app.post(ROUTES["ocr"][1])
    async def ocr(request: OcrRequest) -> Recognised:
        return await session.recognise(request)


def _add_state(app: FastAPI, session: Session, end: Callable[[], None]) -> None:
    @app.get(ROUTES["health"][1])
    async def health() -> Health:
        return session.health()

    @app.post(ROUTES["freeze"][1])
    async def freeze() -> Done:
        await session.freeze()
        return Done(identity=session.identity)

    @app.post(ROUTES["resume"][1])
    async def resume() -> Done:
        await session.resume()
        return Done(identity=session.identity)

    @app.post(ROUTES["run"][1])
    async def run(request: RunRequest) -> Ran:
        ms = await session.run_for(request.ms)
        return Ran(identity=session.identity, ms=ms)

    @app.post(ROUTES["wait"][1])
    async def wait(request: WaitRequest) -> Waited:
        return await session.wait(request)

    @app.post(ROUTES["stop"][1])
    async def stop() -> Done:
        end()
        return Done(identity=session.identity)


def _add_input(app: FastAPI, session: Session) -> None:
    @app.post(ROUTES["keys"][1])
    async def keys(request: KeysRequest) -> Done:
        await session.keys(request.keys, request.gap_ms)
        return Done(identity=session.identity)

    @app.post(ROUTES["settle"][1])
    async def settle(request: SettleRequest) -> Done:
        await session.settle(request.picture)
        return Done(identity=session.identity)

    @app.post(ROUTES["press"][1])
    async def press(request: PressRequest) -> Done:
        await session.press(request.keys)
        return Done(identity=session.identity)

    @app.post(ROUTES["click"][1])
    async def click(request: ClickRequest) -> Done:
        await session.click(request.x, request.y, request.button)
        return Done(identity=session.identity)


def _add_problems(app: FastAPI, session: Session) -> None:
    def problem(status: int, code: Code, message: str) -> Response:
        document = Problem(code=code, message=message).model_dump_json()
        headers = {IDENTITY_HEADER: session.identity.model_dump_json()}
        return Response(document, status, headers, "application/json")

    @app.exception_handler(Refused)
    async def refused(_: Request, refusal: Refused) -> Response:
        return problem(refusal.status, refusal.code, refusal.message)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, failure: RequestValidationError) -> Response:
        faults = "; ".join(
            f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in failure.errors()[:3]
        )
        return problem(422, "invalid", faults)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, failure: HTTPException) -> Response:
        code: Code = "not_found" if failure.status_code == 404 else "invalid"
        return problem(failure.status_code, code, f"{request.method} {request.url.path}: {failure.detail}")
