"""Writing files so that nobody ever finds half of one."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex


def write_whole(path: str | Path, text: str) -> None:
    """Write a text file, all or nothing.

    Parameters
    ----------
    path
        The file; an existing one is replaced only when everything is written.
    text
        What it is to hold, written as UTF-8 with plain line ends.
    """
    target = Path(path)
    draft = target.with_name(f".{target.name}.{token_hex(4)}")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
