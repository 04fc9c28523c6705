process.env.LIMIT_READS_PER_MINUTE = "5";
process.env.LIMIT_MUTATIONS_PER_MINUTE = "1000";
import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { openSession } from "@/lib/access/auth/session-rows";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { encodeSession } from "@/lib/access/auth/token";
import { db } from "@/lib/platform/db/client";
import { countRead } from "@/lib/platform/limits/reads";
import { shared } from "@/lib/platform/shared-state";
import { flushRefusals } from "@/lib/platform/security-log/record";
import { middleware } from "@/middleware";
import hi from "@/messages/hi.json";
import { type Browser, openBrowser } from "../support/browser";
import { makePerson } from "../support/factories";

const from = (address: string) => ({ "x-forwarded-for": address });
const read = ({ call }: Browser, address = "10.0.0.1") => call("GET", "/api/user", { headers: from(address) });

/** Opens a page, as far as the middleware decides. */
function open(address: string, browser?: Browser, host = "localhost:3000", path = "/") {
  const name = sessionCookie().name;
  const cookie = browser ? `${name}=${browser.cookies.get(name)}; language=hi` : "language=hi";
  return middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { ...from(address), host, cookie } }));
}

function expectRefusal(headers: Headers): void {
  const seconds = Number(headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
}

test("a user's calls are counted together, from whatever address; nobody else's and no changes are affected", async () => {
  const { browser } = await makePerson("worker");
  for (let call = 0; call < 5; call += 1) expect((await read(browser, `10.0.1.${call}`)).status).toBe(200);
  const refused = await read(browser, "10.0.1.9");
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expectRefusal(refused.headers);
  expect((await read((await makePerson("worker")).browser, "10.0.1.1")).status).toBe(200);
  expect((await browser.call("PATCH", "/api/user", { json: {} })).status).toBe(200);
});

test("pages of all of a user's sessions and calls are counted together, from whatever address; the refusal is in the reader's language", async () => {
  const { id, browser } = await makePerson("worker");
  for (let page = 0; page < 2; page += 1) expect((await open(`10.0.4.${page}`, browser)).status).toBe(200);
  const second = openBrowser({ language: "hi" });
  const claims = await openSession({ user: { id, role: "worker" }, sessionVersion: 1 }, null);
  second.cookies.set(sessionCookie().name, await encodeSession(claims));
  for (let page = 0; page < 2; page += 1) expect((await open(`10.0.5.${page}`, second)).status).toBe(200);
  expect((await read(second)).status).toBe(200);
  const refused = await open("10.0.4.9", browser);
  expect(refused.status).toBe(429);
  expectRefusal(refused.headers);
  expect(await refused.text()).toContain(hi.errors.rate_limited);
  expect((await open("10.0.4.9", (await makePerson("worker")).browser)).status).toBe(200);
});

test("visitors are counted by their address", async () => {
  for (let page = 0; page < 5; page += 1) expect((await open("10.0.2.1")).status).toBe(200);
  expect((await open("10.0.2.1")).status).toBe(429);
  expect((await open("10.0.2.2")).status).toBe(200);
  const { status } = await openBrowser().call("GET", "/api/openapi.json", { headers: from("10.0.2.1") });
  expect(status).toBe(429);
});

test("pages that are limited, or opened under another host, are in the security log, those of a minute as one row", async () => {
  const { id, browser } = await makePerson("worker");
  await flushRefusals();
  await db.securityLog.deleteMany();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    for (let page = 0; page < 9; page += 1) await open("10.0.6.1", browser);
    expect((await open("10.0.6.1", browser, "elsewhere.example")).status).toBe(421);
    // Screens of another audience are no refusal of a right, and not there is nothing special.
    const other = (await makePerson("employer")).browser;
    expect((await open("10.0.6.2", other, "localhost:3000", "/applied")).status).toBe(403);
    expect((await open("10.0.6.2", other, "localhost:3000", "/nowhere")).status).toBe(404);
  } finally {
    vi.useRealTimers();
  }
  await flushRefusals();
  const rows = await db.securityLog.findMany({ orderBy: { event: "asc" } });
  expect(rows).toMatchObject([
    { event: "limited", code: "rate_limited", userId: id, role: "worker", address: "10.0.6.1", count: 4 },
    { event: "refused", code: "misdirected", userId: null, address: "10.0.6.1", count: 1 },
  ]);
  expect(rows.every(({ requestId }) => requestId !== null)).toBe(true);
});

test("health checks and pictures are not counted", async () => {
  const headers = from("10.0.3.1");
  for (let call = 0; call < 10; call += 1) {
    expect((await openBrowser().call("GET", "/api/health/live", { headers })).status).toBe(200);
    expect((await openBrowser().call("GET", "/api/health/ready", { headers })).status).toBe(200);
    expect((await openBrowser().call("GET", `/uploads/${"x".repeat(22)}.webp`, { headers })).status).toBe(404);
  }
});

test("after a minute a caller may read again", async () => {
  const { browser } = await makePerson("worker");
  for (let call = 0; call < 6; call += 1) await read(browser);
  expect((await read(browser)).status).toBe(429);
  const later = performance.now() + 61_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  try {
    expect((await read(browser)).status).toBe(200);
  } finally {
    vi.restoreAllMocks();
  }
});

test("a crowd of addresses takes a bounded memory, and gives nobody fewer reads", () => {
  for (let number = 0; number < 120_000; number += 1) countRead(`address:${number}`);
  expect(shared<Map<string, unknown>>("reads").current!.size).toBeLessThanOrEqual(50_000);
  for (let count = 0; count < 5; count += 1) countRead("address:of someone new");
  expect(() => countRead("address:of someone new")).toThrow("rate_limited");
});
