"""A small balancer: it passes connections to one server after the other, and goes to the next one if a server is away.

balancer.py PORT SERVER_PORT…
"""
import asyncio
import itertools
import sys


class Pipe(asyncio.Protocol):
    """One end of a connection. What it receives goes to the other end."""

    def __init__(self, other=None):
        self.other = other
        self.waiting = []
        self.transport = None

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        if self.other is None:
            self.waiting.append(data)
        else:
            self.other.transport.write(data)

    def connection_lost(self, error):
        # A server that was killed ends the connections of its clients too.
        if self.other is not None and self.other.transport is not None:
            self.other.transport.abort() if error else self.other.transport.close()


class Front(Pipe):
    def __init__(self, backends):
        super().__init__()
        self.backends = backends

    def connection_made(self, transport):
        super().connection_made(transport)
        asyncio.ensure_future(self.connect())

    async def connect(self):
        loop = asyncio.get_running_loop()
        for port in self.backends():
            try:
                _, back = await loop.create_connection(lambda: Pipe(self), "127.0.0.1", port)
            except OSError:
                continue
            self.other = back
            for data in self.waiting:
                back.transport.write(data)
            self.waiting = []
            return
        self.transport.abort()


async def main(port, ports):
    start = itertools.cycle(range(len(ports)))

    def backends():
        first = next(start)
        return ports[first:] + ports[:first]

    server = await asyncio.get_running_loop().create_server(lambda: Front(backends), "127.0.0.1", port)
    await server.serve_forever()


asyncio.run(main(int(sys.argv[1]), [int(word) for word in sys.argv[2:]]))
