"""`arbitro serve`, as a process of its own."""

import os
import signal
import socket
import subprocess
from pathlib import Path
from time import monotonic, sleep

import httpx

from tests.cli.conftest import SCRIPT, Arbitro


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_it_serves_pages_and_api_until_it_is_told_to_stop(arbitro: Arbitro, database: Path) -> None:
    port = _free_port()
    environment = {**os.environ, "ARBITRO_DB": str(database), "ARBITRO_PORT": str(port)}
    with subprocess.Popen([SCRIPT, "serve"], env=environment, stderr=subprocess.PIPE) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            _await(f"{address}/readyz")
            assert httpx.get(f"{address}/turno-di-guardia/ombra-nel-cimitero").status_code == 200
            asked = httpx.get(f"{address}/api/v1/ask", params={"q": "vita ombra nel cimitero"})
            assert asked.json()["answer"]["slug"] == "ombra-nel-cimitero"
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=20)


def test_a_port_that_is_taken_is_one_sentence(arbitro: Arbitro) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wrong = arbitro("serve", ARBITRO_PORT=str(taken.getsockname()[1]))
    assert wrong.returncode == 2
    assert "ARBITRO_PORT sets another port" in wrong.stderr
    assert "http://" not in wrong.stderr


def _await(address: str) -> None:
    patience = monotonic() + 30
    while True:
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            assert monotonic() < patience, "the server does not start"
        sleep(0.1)
