import { Agent, createServer, request, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { draining, isDraining } from "@/lib/platform/http/front-server";
import { createDrain } from "@/server/drain";
import { endStalledBodies } from "@/server/slow-bodies";

let server: Server;
afterEach(() => {
  delete draining.current;
  server.closeAllConnections();
  server.close();
});

let port: number;
async function listen(): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
}

/** For a callback that must not return a promise. */
const detached =
  <A extends unknown[]>(work: (...args: A) => Promise<unknown>) =>
  (...args: A): void =>
    void work(...args);

/** A server whose answers take as long as `?ms=` says. */
function slowServer(): void {
  server = createServer(
    detached(async (asked, response) => {
      await sleep(Number(new URL(asked.url!, "http://x").searchParams.get("ms")));
      response.end("done");
    }),
  );
}

const ask = (ms: number, agent?: Agent): Promise<{ body: string; connection?: string }> =>
  new Promise((resolve, reject) =>
    request({ host: "127.0.0.1", port, path: `/?ms=${ms}`, agent }, (response) => {
      const { connection } = response.headers;
      text(response).then((body) => resolve({ body, connection }), reject);
    })
      .once("error", reject)
      .end(),
  );

test("a drain lets running requests finish, and announces that their connections close", async () => {
  slowServer();
  const drain = createDrain(server, { noticeMs: 0, graceMs: 5_000 });
  await listen();
  const agent = new Agent({ keepAlive: true });
  const idle = new Agent({ keepAlive: true });
  await ask(0, idle);
  const running = [ask(300, agent), ask(400, agent)];
  await sleep(100);
  expect(isDraining()).toBe(false);
  const ended = drain.end();
  expect(isDraining()).toBe(true);
  expect(await Promise.all(running)).toEqual([
    { body: "done", connection: "close" },
    { body: "done", connection: "close" },
  ]);
  expect(await ended).toBe(true);
  await expect(ask(0)).rejects.toThrow("ECONNREFUSED");
});

test("gives notice before it closes: readiness fails while requests are still accepted", async () => {
  slowServer();
  const drain = createDrain(server, { noticeMs: 300, graceMs: 5_000 });
  await listen();
  const ended = drain.end();
  expect(isDraining()).toBe(true);
  expect(await ask(0)).toMatchObject({ body: "done", connection: "close" });
  expect(await ended).toBe(true);
});

test("a request that takes longer than the grace period is cut off, and the drain says so", async () => {
  slowServer();
  const drain = createDrain(server, { noticeMs: 0, graceMs: 200 });
  await listen();
  const running = expect(ask(3_000)).rejects.toThrow("socket hang up");
  await sleep(100);
  expect(await drain.end()).toBe(false);
  await running;
});

test("an answer whose headers were sent before the drain does not hold up the server", async () => {
  server = createServer(
    detached(async (_asked, response) => {
      response.write("half, ");
      await sleep(300);
      response.end("whole");
    }),
  );
  const drain = createDrain(server, { noticeMs: 0, graceMs: 10_000 });
  await listen();
  const running = ask(0, new Agent({ keepAlive: true }));
  await sleep(100);
  const begin = Date.now();
  expect(await drain.end()).toBe(true);
  expect(Date.now() - begin).toBeLessThan(2_000);
  expect((await running).body).toBe("half, whole");
});

/** Sends the beginning of a request of 100 bytes. @returns the answer's first line. */
function begin(head: string): { socket: ReturnType<typeof connect>; line: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 100\r\n\r\n${head}`);
  return { socket, line: text(socket).then((all) => all.split("\r\n", 1)[0]!) };
}

const STALL = { minBytes: 10, patienceMs: 200, lookEveryMs: 50 };

test("a body without progress ends with 408", async () => {
  server = createServer((asked, response) => void text(asked).then(() => response.end("whole")));
  endStalledBodies(server, STALL);
  await listen();
  expect(await begin("ten bytes.").line).toBe("HTTP/1.1 408 Request Timeout");
});

test("a body that drips ends with 408, however long it would go on", async () => {
  server = createServer((asked, response) => void text(asked).then(() => response.end("whole")));
  endStalledBodies(server, STALL);
  await listen();
  const { socket, line } = begin("");
  const drip = setInterval(() => socket.write("."), 50);
  expect(await line.finally(() => clearInterval(drip))).toBe("HTTP/1.1 408 Request Timeout");
});

test("a slow body that makes progress is read to its end", async () => {
  server = createServer((asked, response) => void text(asked).then(() => response.end("whole")));
  endStalledBodies(server, STALL);
  await listen();
  const { socket, line } = begin("");
  for (let part = 0; part < 10; part += 1) {
    socket.write("ten bytes.");
    await sleep(100);
  }
  socket.end();
  expect(await line).toBe("HTTP/1.1 200 OK");
});

test("a body that the application has not read yet is not blamed on its sender", async () => {
  server = createServer(
    detached(async (asked, response) => {
      await sleep(600);
      await text(asked);
      response.end("whole");
    }),
  );
  endStalledBodies(server, STALL);
  await listen();
  const { socket, line } = begin("x".repeat(100));
  expect(await line.finally(() => socket.destroy())).toBe("HTTP/1.1 200 OK");
});
