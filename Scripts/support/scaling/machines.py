"""What is killed: servers and their database. Whatever ends is started again, as systemd does it."""
import os
import random
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
POSTGRESQL = ROOT / "Scripts/support/postgresql"
HERE = Path(__file__).resolve().parent

# How many seconds to wait for a process to listen. Only one that hangs takes that long.
LISTENS_WITHIN = 1_200


def free_port():
    """A port that nobody listens at. It is below those that systems give to outgoing connections: one of these could take the port
    of a server while that is away, or even connect to itself."""
    ports = list(range(20_000, 32_000))
    random.shuffle(ports)
    for port in ports:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
    raise SystemExit("All ports are in use.")


def wait_for_port(port):
    """Waits until a process listens."""
    deadline = time.monotonic() + LISTENS_WITHIN
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit(f"Nobody listens at port {port}; see the messages above.")


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
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()

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
        wait_for_port(self.port)

    def stop(self):
        with self.lock:
            self.is_over = True
        self.process.terminate()
        self.process.wait()
