"""A server with code beside its forms; see Tests/TrialServer."""

import pytest

from serving import TrialServer


@pytest.fixture(scope="module")
def trials(tmp_path_factory):
    server = TrialServer(tmp_path_factory.mktemp("trials")).start()
    yield server
    server.stop()
