"""A running `formwork serve`, as a person would start it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples"
TRIALS = ROOT / "Tests/Browser/Forms"
BINARY = Path(os.environ.get("FORMWORK_BINARY", ROOT / ".build/debug/formwork"))
# After so many seconds something hangs. No machine is so busy that a wait which will end takes as long.
HANG = 180
# What limits the posts of one address would make a test depend on how many were run before it. The limits have tests of their own.
UNLIMITED = ("--posts-per-minute", 1_000_000_000, "--posts-at-once", 1_000_000_000, "--bytes-per-minute", 1_000_000_000)


class Port:
    """A port of this machine for one server, also while that is stopped and starts again."""

    def __init__(self):
        self.socket = socket.socket()
        # Linux gives the port to nobody by chance while this is bound, and to a server that names it, because both allow that.
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", 0))
        self.number = self.socket.getsockname()[1]
        if sys.platform != "linux":
            self.socket.close()


class Output:
    """What a process prints."""

    def __init__(self, stream):
        self.text, self.has_ended = "", False
        self.news = threading.Condition()
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream):
        for line in stream:
            with self.news:
                self.text += line
                self.news.notify_all()
        with self.news:
            self.has_ended = True
            self.news.notify_all()

    def find(self, pattern: str) -> re.Match:
        """Waits until a part of it matches."""
        with self.news:
            self.news.wait_for(lambda: self.has_ended or re.search(pattern, self.text), HANG)
            found = re.search(pattern, self.text)
        assert found, f"{pattern} was not printed, but:\n{self.text}"
        return found


class Server:
    """One server with its own database; can be killed and started again on the same address."""

    def __init__(self, folder: Path, *forms: Path, engine: Path | None = None, options: tuple = ()):
        self.place = Port()
        self.port = self.place.number
        self.database = folder / "submissions.sqlite"
        self.forms = forms or (EXAMPLES,)
        self.options = [*UNLIMITED, *(["--engine", engine] if engine else []), *options]
        self.process = None
        self.output = None

    def start(self) -> "Server":
        command = self.command()
        assert command[0].exists(), f"{command[0]} is missing; Scripts/test browser builds it first"
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, cwd=ROOT,
        )
        self.output = Output(self.process.stdout)
        try:
            # The address is printed once there are answers at it.
            self.output.find(rf"http://\S+:{self.port}")
        except AssertionError:
            self.kill()
            raise
        return self

    def command(self) -> list:
        command = [BINARY, "serve", *self.forms, "--host", "127.0.0.1", "--port", self.port, "--database", self.database]
        return command + self.options

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        """What a crash or a power cut does: no chance to write anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(HANG)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(HANG)

    def submissions(self, form: str) -> list[dict]:
        """What `formwork submissions` prints: one JSON object per line, oldest first."""
        command = [BINARY, "submissions", form, "--database", self.database]
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=HANG)
        if "has no submissions" in done.stderr:
            return []
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]


class TrialServer(Server):
    """The server of the tests that has code beside its forms; see Tests/TrialServer."""

    def command(self) -> list:
        return [BINARY.parent / "TrialServer", "--port", self.port, "--database", self.database]
