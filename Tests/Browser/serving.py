"""A running `formwork serve`, as a person would start it."""

import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples"
TRIALS = ROOT / "Tests/Browser/Forms"
BINARY = Path(os.environ.get("FORMWORK_BINARY", ROOT / ".build/debug/formwork"))
STARTS_WITHIN = 30


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """One server with its own database; can be killed and started again on the same address."""

    def __init__(self, folder: Path, *forms: Path, engine: Path | None = None, options: tuple = ()):
        self.database = folder / "submissions.sqlite"
        self.forms = forms or (EXAMPLES,)
        self.options = [*(["--engine", engine] if engine else []), *options]
        self.port = free_port()
        self.process = None
        self.output = []

    def start(self) -> "Server":
        command = self.command()
        assert command[0].exists(), f"{command[0]} is missing; Scripts/test browser builds it first"
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, cwd=ROOT,
        )
        threading.Thread(target=self._collect, args=(self.process.stdout,), daemon=True).start()
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"formwork serve ended with {self.process.returncode}:\n{self.printed}")
            if re.search(rf"http://\S+:{self.port}", self.printed) and self._answers():
                return self
            time.sleep(0.05)
        self.stop()
        raise AssertionError(f"formwork serve printed no address within {STARTS_WITHIN} s:\n{self.printed}")

    def command(self) -> list:
        command = [BINARY, "serve", *self.forms, "--host", "127.0.0.1", "--port", self.port, "--database", self.database]
        return command + self.options

    def _collect(self, stream):
        for line in stream:
            self.output.append(line)

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/", timeout=2).read()
            return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False

    @property
    def printed(self) -> str:
        return "".join(self.output)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        """What a crash or a power cut does: no chance to write anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=10)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=15)

    def submissions(self, form: str) -> list[dict]:
        """What `formwork submissions` prints: one JSON object per line, oldest first."""
        command = [BINARY, "submissions", form, "--database", self.database]
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=30)
        if "has no submissions" in done.stderr:
            return []
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]


class TrialServer(Server):
    """The server of the tests that has code beside its forms; see Tests/TrialServer."""

    def command(self) -> list:
        return [BINARY.parent / "TrialServer", "--port", self.port, "--database", self.database]
