import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { limitConnections } from "@/server/connection-limits";

// A busy machine pauses the reader, too.
const UNREAD_MS = 800;

vi.setConfig({ testTimeout: 20_000 });

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(answer: (response: ServerResponse) => void): Promise<number> {
  server = createServer((_request, response) => answer(response));
  limitConnections(server, { unreadMs: UNREAD_MS });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Someone who asks and then takes what has arrived, so often, or nothing. */
async function reader(port: number, { takesEveryMs }: { takesEveryMs: number | null }, forMs: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.pause();
  for (let passed = 0; passed < forMs; passed += takesEveryMs ?? 50) {
    await sleep(takesEveryMs ?? 50);
    if (takesEveryMs) socket.read();
  }
  socket.destroy();
}

test("an answer that nobody reads is given up", async () => {
  let isClosed = false;
  const port = await serve((response) => {
    response.once("close", () => (isClosed = true));
    // More than the buffers of both sides hold.
    response.end(Buffer.alloc(20_000_000));
  });
  const reading = reader(port, { takesEveryMs: null }, UNREAD_MS * 5);
  await sleep(UNREAD_MS / 2);
  expect(isClosed).toBe(false);
  await sleep(UNREAD_MS * 3);
  expect(isClosed).toBe(true);
  await reading;
});

test("one that is read slowly goes on", async () => {
  let isClosed = false;
  const port = await serve((response) => {
    response.once("close", () => (isClosed = true));
    response.write(Buffer.alloc(20_000_000));
  });
  const reading = reader(port, { takesEveryMs: 20 }, UNREAD_MS * 4);
  await sleep(UNREAD_MS * 3);
  expect(isClosed).toBe(false);
  await reading;
});

test("a stream goes on while its pings are taken", async () => {
  let isClosed = false;
  const port = await serve((response) => {
    const pinging = setInterval(() => response.write(": ping\n\n"), UNREAD_MS / 3);
    response.once("close", () => {
      clearInterval(pinging);
      isClosed = true;
    });
  });
  const reading = reader(port, { takesEveryMs: 20 }, UNREAD_MS * 4);
  await sleep(UNREAD_MS * 3.5);
  expect(isClosed).toBe(false);
  await reading;
});
