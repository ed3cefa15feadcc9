"""The way to the daemon, against a small server that answers as a test wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
import pytest

from harness.game.loopback import Loopback

Answer = Callable[[bytes], bytes]


class Server:
    """Counts connections; gives each call to `answer`, and goes when that gives nothing."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.connections = 0
        self.pause_s = 0.0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection to its end."""
        self.connections += 1
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0] or b"0")
                content = await reader.readexactly(length)
                await asyncio.sleep(self.pause_s)
                answer = self.answer(content)
                if not answer:
                    break
                writer.write(answer)
        except asyncio.IncompleteReadError:
            pass
        finally:
            writer.close()


def answer_of(content: bytes, status: str = "200 OK") -> bytes:
    return f"HTTP/1.1 {status}\r\nX-Own: some\r\nContent-Length: {len(content)}\r\n\r\n".encode() + content


@asynccontextmanager
async def talking(answer: Answer) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    server = Server(answer)
    listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    transport = Loopback("127.0.0.1", port)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=5
    ) as client:
        yield server, client
    listening.close()


async def test_loopback_calls_share_one_connection() -> None:
    """Status, headers and bytes of each answer, one after the other on the same connection."""
    async with talking(answer_of) as (server, client):
        for content in (b"one", b"", bytes(1 << 20)):
            response = await client.post("/some", content=content)
            assert (response.status_code, response.headers["x-own"]) == (200, "some")
            assert response.content == content
    assert server.connections == 1


async def test_loopback_calls_at_the_same_moment_keep_their_own_answers() -> None:
    """Each on a connection of its own."""
    async with talking(answer_of) as (server, client):
        server.pause_s = 0.02
        answers = await asyncio.gather(*(client.post("/", content=f"{n}".encode()) for n in range(5)))
    assert [response.text for response in answers] == ["0", "1", "2", "3", "4"]
    assert server.connections == 5


async def test_loopback_error_status_is_an_answer() -> None:
    """The client decides what it means."""
    async with talking(lambda content: answer_of(content, "409 Conflict")) as (_, client):
        assert (await client.post("/", content=b"why")).status_code == 409


async def test_loopback_opens_another_connection_when_the_kept_one_was_closed() -> None:
    """A daemon may close what was idle for long."""
    async with talking(lambda content: answer_of(content) if content != b"close" else b"") as (
        server,
        client,
    ):
        assert (await client.post("/", content=b"one")).text == "one"
        with pytest.raises(httpx.ReadError):
            await client.post("/", content=b"close")
        assert (await client.post("/", content=b"two")).text == "two"
    assert server.connections == 2


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(b"HTTP/1.1 200 OK\r\nContent-Le", id="cut head"),
        pytest.param(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab", id="cut body"),
        pytest.param(b"HTTP/1.1 200 OK\r\n\r\nab", id="no length"),
    ],
)
async def test_loopback_cut_answer_is_a_transport_error(answer: bytes) -> None:
    """The daemon went away in the middle of its answer."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with httpx.AsyncClient(transport=Loopback("127.0.0.1", port)) as client:
        with pytest.raises(httpx.ReadError):
            await client.get(f"http://127.0.0.1:{port}/")
    listening.close()


async def test_loopback_nobody_listens_is_a_connect_error() -> None:
    """The daemon is gone."""
    listening = await asyncio.start_server(Server(answer_of).serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    listening.close()
    await listening.wait_closed()
    async with httpx.AsyncClient(transport=Loopback("127.0.0.1", port)) as client:
        with pytest.raises(httpx.ConnectError):
            await client.get(f"http://127.0.0.1:{port}/")


async def test_loopback_slow_answer_is_a_read_timeout_and_leaves_no_stale_answer() -> None:
    """The next call does not get the late answer of the one before."""
    async with talking(answer_of) as (server, client):
        server.pause_s = 0.2
        with pytest.raises(httpx.ReadTimeout):
            await client.post("/", content=b"late", timeout=0.05)
        server.pause_s = 0.0
        assert (await client.post("/", content=b"next")).text == "next"
