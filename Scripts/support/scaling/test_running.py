"""What the check does when something else than Formwork fails: python3 -m unittest discover -s Scripts/support/scaling"""
import threading
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
        # Without the end this would wait for an hour.
        self.assertEqual(load(["sleep", "3600"], Machine("PostgreSQL: start failed."), 3600), "PostgreSQL: start failed.")

    def test_a_load_has_a_deadline(self):
        self.assertEqual(load(["sleep", "3600"], Machine(), 1), "The load has not ended after 1 s.")

    def test_a_load_says_how_it_ended(self):
        self.assertIsNone(load(["true"], Machine(), 3600))
        self.assertEqual(load(["false"], Machine(), 3600, pause=0), "The load ended early.")

    def test_nobody_waits_for_deliveries_that_were_given_up(self):
        # It asks twice: a third question would find no reply.
        self.assertEqual(wait_for_deliveries(Outbox(("1", "2"), ("0", "3"))), 3)

    def test_a_server_that_is_stopped_while_it_starts_again_stays_stopped(self):
        server = Server(["sh", "-c", "exec sleep 3600"], None)
        server.kill()
        server.process.wait()
        server.stop()
        # The thread that would start it again has ended, so nothing starts it any more.
        server.watcher.join()
        self.assertIsNotNone(server.process.poll())


if __name__ == "__main__":
    unittest.main()
