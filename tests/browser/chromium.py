"""Find the Chromium that the browser tests drive; as root on Debian, install one."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

VARIABLE = "JADEGAME_CHROMIUM"
SYSTEM_NAMES = ("chromium", "chromium-browser")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    # Chromium looks up hosts of its own at start, whatever the other flags say.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
)
ADVICE = f"""\
The browser tests need a Chromium, and none was found. Any of these gives one:
  - on Debian, as root:    apt-get update && apt-get install chromium
  - anywhere:              .venv/bin/python -m playwright install chromium
  - one you have already:  {VARIABLE}=/path/to/chromium make browser"""


class BrowserMissingError(RuntimeError):
    """No Chromium can be had; the message says how to get one."""


def find_chromium(playwright: Playwright) -> Path | None:
    """The Chromium to use: the one named, the system's, or Playwright's own."""
    named = os.environ.get(VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise BrowserMissingError(f"{VARIABLE} names {named!r}, which cannot be run.\n{ADVICE}")
        return Path(found)
    for name in SYSTEM_NAMES:
        found = shutil.which(name) or shutil.which(name, path="/usr/bin")
        if found:
            return Path(found)
    own = Path(playwright.chromium.executable_path)
    return own if own.exists() else None


def launch(playwright: Playwright) -> Browser:
    """Start a headless Chromium that reaches nothing but this machine."""
    executable = find_chromium(playwright)
    if executable is None:
        raise BrowserMissingError(ADVICE)
    return playwright.chromium.launch(executable_path=executable, headless=True, args=FLAGS)


def install() -> None:
    """Install Debian's Chromium, where that is possible."""
    if os.name != "posix" or os.geteuid() != 0 or not Path("/etc/debian_version").exists():
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True, env=quiet)
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, env=quiet)


def main() -> int:
    """Name the Chromium that will be used, or say how to get one."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--install", action="store_true", help="install one where possible")
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        try:
            found = find_chromium(playwright)
            if found is None and arguments.install:
                install()
                found = find_chromium(playwright)
        except (BrowserMissingError, subprocess.CalledProcessError) as problem:
            print(problem, file=sys.stderr)
            return 1
    print(f"Chromium: {found}" if found else ADVICE, file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
