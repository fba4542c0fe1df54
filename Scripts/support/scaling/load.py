"""Posts answers until each is acknowledged: load.py PORT POSTS CLIENTS FILE

Every post has a key of its own. A client that gets no reply, or one that asks it to come again, posts the same with the same key,
as a careful program does. FILE gets a line for each post: its key, the id that was acknowledged, how long that took from the first
try on, in seconds, and how often it was tried.
"""
import asyncio
import json
import sys
import time

from http11 import read_message

TIMEOUT = 20
PAUSE = 0.1


async def post(reader, writer, port, key):
    body = json.dumps({"name": f"Ada {key}", "amount": 1000, "note": "x" * 200}).encode()
    writer.write(
        f"POST /load HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nIdempotency-Key: {key}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
    line, _, body = await read_message(reader)
    status = int(line.split()[1])
    if status == 201:
        return json.loads(body)["id"]
    if status < 500 and status != 429:
        raise SystemExit(f"A post was refused: {line} {body[:300]!r}")
    return None


async def client(port, keys, lines, statuses):
    connection = None
    for number in keys:
        key = f"post-{number}"
        start, tries, found = time.monotonic(), 0, None
        while found is None:
            tries += 1
            try:
                if connection is None:
                    connection = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port), TIMEOUT)
                found = await asyncio.wait_for(post(*connection, port, key), TIMEOUT)
                if found is None:
                    statuses["asked to come again"] = statuses.get("asked to come again", 0) + 1
                    await asyncio.sleep(PAUSE)
            except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError) as error:
                statuses[type(error).__name__] = statuses.get(type(error).__name__, 0) + 1
                if connection is not None:
                    connection[1].close()
                    connection = None
                await asyncio.sleep(PAUSE)
        lines.append(f"{key}\t{found}\t{time.monotonic() - start:.6f}\t{tries}\n")
    if connection is not None:
        connection[1].close()


async def main(port, posts, clients, path):
    keys = iter(range(posts))
    lines, statuses = [], {}
    await asyncio.gather(*(client(port, keys, lines, statuses) for _ in range(clients)))
    with open(path, "w") as file:
        file.writelines(lines)
    print("Without a reply at first:", ", ".join(f"{name} {count}" for name, count in sorted(statuses.items())) or "none")


asyncio.run(main(*(int(word) for word in sys.argv[1:4]), sys.argv[4]))
