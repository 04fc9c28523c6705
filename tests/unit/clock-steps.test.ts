import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { throttled } from "@/lib/platform/db/throttled";
import { countRead } from "@/lib/platform/limits/reads";
import { makeCircuit } from "@/lib/language/translation/circuit";
import { ProviderError } from "@/lib/language/translation/providers/provider";
import { endStalledBodies } from "@/server/slow-bodies";

vi.mock("@/lib/platform/env", () => ({ getEnv: () => ({ LIMIT_READS_PER_MINUTE: 2 }) }));

const HOUR = 60 * 60 * 1000;

/** Sets the clock of the day by an hour, as a time server may; what measures durations goes on. */
const stepTheClock = (by: number) => vi.setSystemTime(new Date().getTime() + by);

afterEach(() => vi.useRealTimers());

test.each([-HOUR, HOUR])("a caller at the limit may read again after a minute, with the clock set by %i ms", (step) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const caller = `user:${step}`;
  const read = () => countRead(caller);
  read();
  read();
  expect(read).toThrow("rate_limited");
  stepTheClock(step);
  expect(read).toThrow("rate_limited");
  vi.advanceTimersByTime(60_000);
  expect(read).not.toThrow();
});

test.each([-HOUR, HOUR])("cleaning is done every ten minutes, with the clock set by %i ms", async (step) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const clean = vi.fn(async () => {});
  const sometimes = throttled(clean);
  await sometimes();
  stepTheClock(step);
  await sometimes();
  expect(clean).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * 60_000);
  await sometimes();
  expect(clean).toHaveBeenCalledTimes(2);
});

test.each([-HOUR, HOUR])("a provider's pause is as long as it is, with the clock set by %i ms", async (step) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const circuit = makeCircuit({ failures: 1, pauseMs: 60_000 });
  await expect(circuit.execute(() => Promise.reject(new ProviderError("server")))).rejects.toThrow();
  stepTheClock(step);
  expect(circuit.isReady()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(circuit.isReady()).toBe(true);
  expect(await circuit.execute(() => Promise.resolve("answer"))).toBe("answer");
});

test("a body that arrives goes on when the clock is set forwards, and one that does not ends when it is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const server = createServer((asked, response) => void asked.on("end", () => response.end("whole")).resume());
  endStalledBodies(server, { minBytes: 10, patienceMs: 300, lookEveryMs: 50 });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const post = () => {
    const sent = request({ port, host: "127.0.0.1", method: "POST", headers: { "Content-Length": 4 }, agent: false });
    const status = new Promise<number | undefined>((resolve) =>
      sent.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", () => resolve(undefined)),
    );
    sent.write("ab");
    return { sent, status };
  };
  try {
    const arriving = post();
    await sleep(100);
    stepTheClock(HOUR);
    await sleep(100);
    arriving.sent.end("cd");
    expect(await arriving.status).toBe(200);
    const stalled = post();
    await sleep(100);
    stepTheClock(-HOUR);
    expect(await Promise.race([stalled.status, sleep(2_000, "never")])).toBe(408);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
