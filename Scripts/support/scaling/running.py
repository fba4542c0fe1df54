"""The load while machines are killed, and the wait for what it leaves in the outbox."""
import itertools
import subprocess
import threading
import time

# How many seconds to wait for the outbox to empty. A delivery is given up after 60 tries, about a minute.
DELIVERIES_WITHIN = 3_600


class Killer(threading.Thread):
    """Kills one machine after the other. If one does not start again, it notes why and calls a function."""

    def __init__(self, machines, pause, is_over, give_up):
        super().__init__(daemon=True)
        self.machines, self.pause, self.is_over, self.give_up = machines, pause, is_over, give_up
        self.problem = None

    def run(self):
        try:
            for machine in itertools.cycle(self.machines):
                if self.is_over.wait(self.pause):
                    return
                machine.kill()
        except (SystemExit, OSError) as error:
            self.problem = str(error)
            self.give_up()


def run_load(command, machines, pause, deadline, is_over):
    """Runs the load while machines are killed. Returns why it ended early; None if it did not."""
    load = subprocess.Popen(command)
    killer = Killer(machines, pause, is_over, load.terminate)
    if pause:
        killer.start()
    problem = None
    try:
        if load.wait(deadline) != 0:
            problem = "The load ended early."
    except subprocess.TimeoutExpired:
        problem = f"The load has not ended after {deadline:.0f} s."
    finally:
        is_over.set()
        if load.poll() is None:
            load.kill()
            load.wait()
    if pause:
        killer.join()
    return killer.problem or problem


def wait_for_deliveries(database):
    """Waits until nothing is to be delivered. Returns how many deliveries were given up."""
    deadline = time.monotonic() + DELIVERIES_WITHIN
    while time.monotonic() < deadline:
        waiting, given_up = database.rows("SELECT count(due), count(*) - count(due) FROM formwork.delivery")[0]
        if waiting == "0":
            return int(given_up)
        time.sleep(0.5)
    return 0
