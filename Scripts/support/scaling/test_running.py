"""What the check does when something else than Formwork fails: python3 -m unittest discover -s Scripts/support/scaling"""
import threading
import time
import unittest

from machines import Server
from running import run_load, wait_for_deliveries


class Machine:
    def __init__(self, problem=None):
        self.problem = problem

    def kill(self):
        if self.problem:
            raise SystemExit(self.problem)


class Outbox:
    def __init__(self, *replies):
        self.replies = list(replies)

    def rows(self, statement):
        return [list(self.replies.pop(0))]


def load(command, machine, deadline, pause=0.05):
    return run_load(command, [machine], pause, deadline, threading.Event())


class Tests(unittest.TestCase):
    def test_a_machine_that_does_not_start_again_ends_the_load(self):
        start = time.monotonic()
        self.assertEqual(load(["sleep", "60"], Machine("PostgreSQL: start failed."), 60), "PostgreSQL: start failed.")
        self.assertLess(time.monotonic() - start, 30)

    def test_a_load_has_a_deadline(self):
        self.assertEqual(load(["sleep", "60"], Machine(), 1), "The load has not ended after 1 s.")

    def test_a_load_says_how_it_ended(self):
        self.assertIsNone(load(["true"], Machine(), 60))
        self.assertEqual(load(["false"], Machine(), 60, pause=0), "The load ended early.")

    def test_nobody_waits_for_deliveries_that_were_given_up(self):
        start = time.monotonic()
        self.assertEqual(wait_for_deliveries(Outbox(("1", "2"), ("0", "3"))), 3)
        self.assertLess(time.monotonic() - start, 30)

    def test_a_server_that_is_stopped_while_it_starts_again_stays_stopped(self):
        server = Server(["sh", "-c", "exec sleep 60"], None)
        server.kill()
        server.process.wait()
        server.stop()
        time.sleep(0.5)
        self.assertIsNotNone(server.process.poll())


if __name__ == "__main__":
    unittest.main()
