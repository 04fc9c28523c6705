import "../support/raised-limits";
import { availableParallelism } from "node:os";
import type * as Argon2 from "@node-rs/argon2";
import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { openBrowser } from "../support/browser";
import { makePerson, TEST_PASSWORD } from "../support/factories";
import { postToNextAuth } from "../support/next-auth";

const running = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock("@node-rs/argon2", async (original) => {
  const { hash, verify, ...rest } = await original<typeof Argon2>();
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    try {
      return await work();
    } finally {
      running.now -= 1;
    }
  };
  return { ...rest, hash, verify: (...args: Parameters<typeof verify>) => counted(() => verify(...args)) };
});

const COUNT = 200;

test("of 200 logins at once a few are computed at a time, a bounded queue waits and the others are refused immediately", async () => {
  const { username } = await makePerson("worker", { preferredLanguage: "hi" });
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: COUNT }, async () => {
      const browser = openBrowser({ language: "hi" });
      const answer = await browser.call("POST", "/api/login", { json: { username, password: "wrong-one" } });
      return { ...answer, ms: performance.now() - begin };
    }),
  );
  const checked = answers.filter(({ status }) => status === 401);
  const refused = answers.filter(({ status }) => status === 503);
  expect(checked.length + refused.length).toBe(COUNT);
  expect(running.most).toBeLessThanOrEqual(Math.max(1, Math.min(2, availableParallelism() - 1)));
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: "unavailable", detail: expect.stringMatching(/[\u0900-\u097f]/) as string });
  }
  // Refused before those who wait have had their turn.
  const last = Math.max(...checked.map(({ ms }) => ms));
  expect(Math.min(...refused.map(({ ms }) => ms))).toBeLessThan(last);
});

test("after a burst passwords are checked again, through both logins", async () => {
  const { username } = await makePerson("worker");
  const right = { username, password: TEST_PASSWORD };
  await Promise.all(
    Array.from({ length: COUNT }, () =>
      openBrowser().call("POST", "/api/login", { json: { ...right, password: "x" } }),
    ),
  );
  expect((await openBrowser().call("POST", "/api/login", { json: right })).status).toBe(200);
  expect((await postToNextAuth(openBrowser(), "callback/credentials", right)).status).toBe(200);
});

test("an unknown name is still checked if it was first asked for in a burst", async () => {
  vi.resetModules();
  const { isPasswordOf } = await import("@/lib/access/auth/password");
  const burst = await Promise.allSettled(Array.from({ length: COUNT }, () => isPasswordOf(null, "x")));
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set(["fulfilled", "rejected"]));
  expect(await isPasswordOf(null, "x")).toBe(false);
});

test("bodies that arrive slowly take no place, and keep nobody from logging in", async () => {
  const { username } = await makePerson("worker");
  const { POST } = await import("@/app/api/login/route");
  const ends: (() => void)[] = [];
  const slow = Array.from({ length: 8 }, () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("{"));
        ends.push(() => controller.close());
      },
    });
    const headers = { "content-type": "application/json", host: "localhost:3000", origin: "http://localhost:3000" };
    const init = { method: "POST", headers, body, duplex: "half" as const };
    return POST(new NextRequest("http://localhost:3000/api/login", init), { params: Promise.resolve({}) });
  });
  const json = { username, password: TEST_PASSWORD };
  const begin = performance.now();
  expect(await openBrowser({ language: "en" }).call("POST", "/api/login", { json })).toMatchObject({ status: 200 });
  expect(performance.now() - begin).toBeLessThan(5_000);
  for (const end of ends) end();
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(400);
});
