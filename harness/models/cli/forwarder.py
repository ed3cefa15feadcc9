"""Inside a sealed CLI's namespaces: its loopback ports lead out by Unix sockets, then the CLI is started.

Run as a script by the bare interpreter, so it imports nothing of Dugout. Exit code: the CLI's.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys

SOCKETS = "/run/dugout/sockets"
PORTS = {8900: f"{SOCKETS}/model.sock", 8901: f"{SOCKETS}/mcp.sock"}
MODEL_URL, MCP_URL = "http://127.0.0.1:8900", "http://127.0.0.1:8901"
PIECE = 65536


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()


async def _lead_out(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str) -> None:
    try:
        out_reader, out_writer = await asyncio.open_unix_connection(path)
    except OSError:
        writer.close()
        return
    await asyncio.gather(_copy(reader, out_writer), _copy(out_reader, writer))
    for each in (writer, out_writer):
        each.close()


async def main(command: list[str]) -> int:
    """Listen, start the CLI with this process's standard streams, wait for its end."""
    for port, path in PORTS.items():

        async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, to: str = path) -> None:
            await _lead_out(reader, writer, to)

        await asyncio.start_server(lead, "127.0.0.1", port)
    process = await asyncio.create_subprocess_exec(*command)
    return await process.wait()


if __name__ == "__main__":
    code = asyncio.run(main(sys.argv[1:]))
    sys.exit(code if code >= 0 else 128 - code)
