"""An isolated JupyterLab server: its own settings, port, token and process group."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

START_LIMIT = 90.0
STOP_LIMIT = 15.0
RETRY = 0.05
SETTINGS: dict[str, dict[str, Any]] = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "docmanager-extension/plugin": {"autosave": False},
}
# The debugger writes errors to the console whenever a kernel ends.
DISABLED_EXTENSIONS = ("@jupyterlab/debugger-extension",)

Theme = Literal["light", "dark"]


class LabServerError(RuntimeError):
    """JupyterLab did not start, or did not answer; the message holds its log."""


@dataclass(frozen=True)
class LabServer:
    """A running JupyterLab.

    ``root`` is the folder it serves, ``home`` the folder of its settings and log.
    """

    url: str
    token: str
    root: Path
    home: Path
    process: subprocess.Popen[bytes] = field(repr=False)

    @property
    def log(self) -> Path:
        """What the server has printed so far."""
        return self.home / "server.log"

    def page_url(self, path: str) -> str:
        """The address that opens the notebook ``path`` in a fresh workspace."""
        return f"{self.url}/lab/tree/{path}?token={self.token}&reset"

    def request(self, method: str, path: str) -> Any:
        """Ask the server's REST API; the decoded answer, or None where there is none."""
        query = urllib.request.Request(
            f"{self.url}/api/{path}",
            method=method,
            headers={"Authorization": f"token {self.token}"},
        )
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(query, timeout=30) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def end_sessions(self) -> None:
        """Stop every kernel, so that none piles up from test to test."""
        for session in self.request("GET", "sessions"):
            self.request("DELETE", f"sessions/{session['id']}")

    def write_setting(self, plugin: str, values: dict[str, Any]) -> None:
        """Set a JupyterLab setting for the pages opened from now on."""
        _write_json(_setting_file(self.home, plugin), values)

    def set_theme(self, theme: Theme) -> None:
        """Choose the theme of the pages opened from now on."""
        self.write_setting("apputils-extension/themes", {"theme": f"JupyterLab {theme.title()}"})


def _setting_file(home: Path, plugin: str) -> Path:
    folder, _, name = plugin.partition("/")
    return home / "settings" / "@jupyterlab" / folder / f"{name}.jupyterlab-settings"


def _write_json(file: Path, values: dict[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(values), encoding="utf-8")


def _configure(home: Path) -> None:
    """Write the settings that every test wants."""
    for plugin, values in SETTINGS.items():
        _write_json(_setting_file(home, plugin), values)
    page = {"disabledExtensions": dict.fromkeys(DISABLED_EXTENSIONS, True)}
    _write_json(home / "config" / "labconfig" / "page_config.json", page)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _environment(home: Path) -> dict[str, str]:
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    # The tests' own paths must not lead the kernel to the checkout.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {
        **kept,
        **{name: str(home / folder) for name, folder in own.items()},
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }


def _command(python: Path, root: Path, port: int, token: str) -> list[str]:
    root_user = ["--allow-root"] if os.name == "posix" and os.geteuid() == 0 else []
    return [
        str(python),
        "-m",
        "jupyterlab",
        "--no-browser",
        *root_user,
        "--ip=127.0.0.1",
        f"--port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={root}",
        f"--IdentityProvider.token={token}",
        "--LabApp.expose_app_in_browser=True",
        "--LabApp.extension_manager=readonly",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]


def _wait_until_ready(server: LabServer) -> None:
    """Ask until the server answers. What it prints says "running" before it listens."""
    start = time.monotonic()
    while time.monotonic() - start < START_LIMIT:
        try:
            server.request("GET", "status")
        except OSError:
            try:
                server.process.wait(RETRY)
            except subprocess.TimeoutExpired:
                continue
            break
        else:
            return
    raise LabServerError(server.log.read_text(encoding="utf-8"))


def _stop(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(STOP_LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextlib.contextmanager
def lab_server(python: Path, root: Path, home: Path) -> Iterator[LabServer]:
    """Run JupyterLab with the interpreter ``python``, serving ``root``, until the block ends."""
    port, token = _free_port(), secrets.token_hex(16)
    _configure(home)
    with (home / "server.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            _command(python, root, port, token),
            cwd=root,
            env=_environment(home),
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    server = LabServer(f"http://127.0.0.1:{port}", token, root, home, process)
    try:
        _wait_until_ready(server)
        yield server
    finally:
        _stop(process)
