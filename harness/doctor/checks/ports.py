"""Can the daemons listen on loopback, and is the port to serve on free?"""

from __future__ import annotations

from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place

LOOPBACK, PORT = "loopback ports", "port"


def check_loopback(machine: Machine, _place: Place) -> Finding:
    """Any free port of 127.0.0.1, as every daemon takes one."""
    refusal = machine.bind(0)
    if refusal is not None:
        return Finding(
            LOOPBACK,
            "fail",
            f"127.0.0.1 cannot be bound: {refusal}",
            "bring the loopback interface up (ip link set lo up), or let this user open more files",
        )
    return Finding(LOOPBACK, "ok", "127.0.0.1 can be bound")


def check_port(machine: Machine, place: Place) -> Finding | None:
    """The port to serve on; None when there is none. Taken, it fails if it was named, and warns otherwise."""
    if place.port is None:
        return None
    name = f"{PORT} {place.port}"
    refusal = machine.bind(place.port)
    if refusal is None:
        return Finding(name, "ok", f"127.0.0.1:{place.port} is free")
    holder = machine.holder(place.port)
    by = f" by {holder}" if holder else ""
    taken = f"port {place.port} is taken{by}" if _is_taken(refusal) or holder else f"port {place.port}"
    return Finding(name, "fail" if place.port_asked else "warn", f"{taken}: {refusal}", _mend(holder))


def _is_taken(refusal: str) -> bool:
    return "in use" in refusal


def _mend(holder: str | None) -> str:
    return "stop that process, or choose another --port" if holder else "choose another --port"
