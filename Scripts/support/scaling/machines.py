"""What is killed: servers and their database. Whatever ends is started again, as systemd does it."""
import os
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
POSTGRESQL = ROOT / "Scripts/support/postgresql"
HERE = Path(__file__).resolve().parent


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Database:
    """A PostgreSQL in a temporary folder."""

    name = "answers"

    def __init__(self):
        self.folder = self.run("make", str(os.getpid())).strip()
        self.run("database", self.folder, self.name)
        self.kills = 0

    @staticmethod
    def run(*words):
        done = subprocess.run([POSTGRESQL, *words], stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL)
        if done.returncode != 0:
            raise SystemExit(f"PostgreSQL: {words[0]} failed.")
        return done.stdout

    @property
    def address(self):
        return f"postgresql:///{self.name}?host={self.folder}&user=formwork"

    def rows(self, statement):
        return [line.split("\t") for line in self.run("query", self.folder, self.name, statement).splitlines()]

    def kill(self):
        self.kills += 1
        self.run("crash", self.folder)
        self.run("start", self.folder)

    def remove(self):
        self.run("remove", self.folder)


class Server:
    """One `formwork serve`. A thread starts it again when it ends."""

    def __init__(self, command, log):
        self.port = free_port()
        self.command = [*command, "--port", str(self.port)]
        self.log = log
        self.kills = 0
        self.is_over = False
        # Held while a process is started, so that none is started after the end.
        self.lock = threading.Lock()
        self.process = self.start()
        threading.Thread(target=self.watch, daemon=True).start()

    def start(self):
        return subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)

    def watch(self):
        while not self.is_over:
            self.process.wait()
            time.sleep(0.1)
            with self.lock:
                if not self.is_over:
                    self.process = self.start()

    def kill(self):
        self.kills += 1
        self.process.send_signal(signal.SIGKILL)

    def wait(self):
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit("A server does not listen; see its messages above.")

    def stop(self):
        with self.lock:
            self.is_over = True
        self.process.terminate()
        self.process.wait()
