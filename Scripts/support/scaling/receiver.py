"""Receives webhooks, and notes the key and the submission of each: receiver.py PORT FILE

One of twenty is refused, so that it has to come again.
"""
import asyncio
import json
import sys

from http11 import read_message


async def main(port, path):
    count = 0
    notes = open(path, "w", buffering=1)

    async def serve(reader, writer):
        nonlocal count
        try:
            while True:
                _, headers, body = await read_message(reader)
                count += 1
                is_taken = count % 20 != 0
                if is_taken:
                    submission = json.loads(body)["data"]["submission"]["id"]
                    notes.write(f"{headers['webhook-id']}\t{submission}\n")
                writer.write(b"HTTP/1.1 %s\r\nContent-Length: 0\r\n\r\n" % (b"200 OK" if is_taken else b"503 Busy"))
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", port)
    await server.serve_forever()


asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
