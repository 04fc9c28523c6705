import "../support/raised-limits";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openSession } from "@/lib/access/auth/session-rows";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { decodeSession, encodeSession } from "@/lib/access/auth/token";
import { db } from "@/lib/platform/db/client";
import type { Role } from "@/lib/core/roles";
import type { UserSession } from "@/lib/domains/users/types";
import { sharedDatabase } from "@/lib/platform/db/shared";
import { openBrowser, type Browser } from "../support/browser";
import { later } from "../support/later";
import { makePerson, TEST_PASSWORD } from "../support/factories";
import { postToNextAuth } from "../support/next-auth";

const SESSION = "next-auth.session-token";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile";

const statusOf = async (browser: Browser) => (await browser.call("GET", "/api/user")).status;
const copyOf = (browser: Browser) => openBrowser({ [SESSION]: browser.cookies.get(SESSION)!, language: "en" });
const listOf = async (browser: Browser) => (await browser.call("GET", "/api/user/sessions")).body as UserSession[];
const idOf = async (browser: Browser) => (await decodeSession(browser.cookies.get(SESSION)))!.sid;
async function signIn(username: string, userAgent = ANDROID): Promise<Browser> {
  const browser = openBrowser({ language: "en" });
  const json = { username, password: TEST_PASSWORD };
  expect((await browser.call("POST", "/api/login", { json, headers: { "user-agent": userAgent } })).status).toBe(200);
  return browser;
}
/** A second instance: its own modules and connections, the same database. Loading one takes seconds, so there is one for all tests. */
async function startOtherInstance() {
  vi.resetModules();
  const database = sharedDatabase();
  const first = database.client;
  delete database.client;
  const { proveActor } = await import("@/lib/access/auth/session");
  const second = { proves: async (browser: Browser) => (await proveActor(browser.cookies.get(SESSION))) !== null };
  await second.proves(openBrowser());
  const { db: ownDb } = await import("@/lib/platform/db/client");
  await ownDb.$queryRaw`SELECT 1`;
  expect(database.client).not.toBe(first);
  database.client = first;
  vi.resetModules();
  return second;
}
let other: Awaited<ReturnType<typeof startOtherInstance>>;
beforeAll(async () => {
  other = await startOtherInstance();
});

describe("a copied cookie opens nothing after", () => {
  test.each([
    ["a logout", (browser: Browser) => browser.call("POST", "/api/logout"), 204],
    ["next-auth's sign-out", (browser: Browser) => postToNextAuth(browser, "signout"), 200],
    ["a logout everywhere", (browser: Browser) => browser.call("DELETE", "/api/user/sessions"), 204],
    [
      "a change of password",
      (browser: Browser) =>
        browser.call("POST", "/api/user/password", {
          json: { currentPassword: TEST_PASSWORD, newPassword: "gulmohar-ki-chhaya" },
        }),
      204,
    ],
    [
      "a new login in the same browser",
      async (browser: Browser) => {
        const { username } = await makePerson("worker");
        return browser.call("POST", "/api/login", { json: { username, password: TEST_PASSWORD } });
      },
      200,
    ],
  ])("%s, on every instance", async (_name, end, status) => {
    const { browser } = await makePerson("worker");
    const copy = copyOf(browser);
    expect([await statusOf(copy), await other.proves(copy)]).toEqual([200, true]);
    expect((await end(browser)).status).toBe(status);
    expect([await statusOf(copy), await other.proves(copy)]).toEqual([401, false]);
  });
});

test("an admin's deactivation ends the sessions, on every instance", async () => {
  const { id, browser } = await makePerson("worker");
  const admin = await makePerson("admin");
  expect(await other.proves(browser)).toBe(true);
  expect((await admin.browser.call("POST", `/api/admin/users/${id}/deactivate`)).status).toBe(200);
  expect([await statusOf(browser), await other.proves(browser)]).toEqual([401, false]);
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
});

test("the list names the user's own browsers, the present one first, and nothing that tells more", async () => {
  const { username } = await makePerson("employer");
  await makePerson("employer");
  const phone = await signIn(username);
  const unknown = await signIn(username, "curl/8.5.0");
  const list = await listOf(phone);
  expect(list.slice(0, 2)).toEqual([
    {
      id: await idOf(phone),
      device: "Chrome, Android",
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      isCurrent: true,
    },
    expect.objectContaining({ id: await idOf(unknown), device: null, isCurrent: false }),
  ]);
  expect(list).toHaveLength(3);
});

test("one of the own browsers is signed out by its id, never another user's", async () => {
  const { username, browser } = await makePerson("worker");
  const lost = await signIn(username);
  const stranger = await makePerson("worker");
  const path = `/api/user/sessions/${await idOf(lost)}`;
  expect((await stranger.browser.call("DELETE", path)).status).toBe(404);
  expect(await statusOf(lost)).toBe(200);
  expect((await browser.call("DELETE", path)).status).toBe(204);
  expect([await statusOf(lost), await statusOf(browser)]).toEqual([401, 200]);
  expect((await browser.call("DELETE", path)).status).toBe(404);
});

test("logging out everywhere ends this browser too and clears what it has cached", async () => {
  const { username, browser } = await makePerson("worker");
  const other = await signIn(username);
  const answer = await browser.call("DELETE", "/api/user/sessions");
  expect(answer).toMatchObject({ status: 204 });
  expect(answer.headers.get("clear-site-data")).toBe('"cache"');
  expect([...browser.cookies.keys()]).toEqual(["language"]);
  expect([await statusOf(browser), await statusOf(other)]).toEqual([401, 401]);
});

describe.each([
  ["worker", 30 * DAY, 90 * DAY, 5 * MINUTE],
  ["employer", 30 * DAY, 90 * DAY, 5 * MINUTE],
  ["admin", 30 * MINUTE, 12 * HOUR, MINUTE],
] as const)("the session of an account of kind %s", (role: Role, unused, total, grain) => {
  const ago = (ms: number) => new Date(Date.now() - ms);
  async function used({ createdAgo, usedAgo }: { createdAgo: number; usedAgo: number }) {
    const { id, browser } = await makePerson(role, { lastActive: new Date() });
    const data = { createdAt: ago(createdAgo), lastUsedAt: ago(usedAgo) };
    await db.session.updateMany({ where: { userId: id }, data });
    return { browser, row: () => db.session.findFirstOrThrow({ where: { userId: id } }) };
  }

  test("ends when it has not been used for its time", async () => {
    const { browser, row } = await used({ createdAgo: 0, usedAgo: 0 });
    const { id, lastUsedAt, expiresAt } = await row();
    expect(Math.abs(expiresAt.getTime() - lastUsedAt.getTime() - unused)).toBeLessThan(5_000);
    expect(await statusOf(browser)).toBe(200);
    await db.session.update({ where: { id }, data: { expiresAt: ago(1_000) } });
    expect(await statusOf(browser)).toBe(401);
  });

  test("lives on with its use, but never beyond its whole lifetime", async () => {
    const young = await used({ createdAgo: 0, usedAgo: grain + 1_000 });
    expect(await statusOf(young.browser)).toBe(200);
    expect((await young.row()).expiresAt.getTime()).toBeGreaterThan(Date.now() + unused - 5_000);
    const old = await used({ createdAgo: total - unused / 2, usedAgo: grain + 1_000 });
    expect(await statusOf(old.browser)).toBe(200);
    const { createdAt, expiresAt } = await old.row();
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(total);
  });

  test("has its use written at most once in its time", async () => {
    const { browser, row } = await used({ createdAgo: HOUR, usedAgo: grain - 5_000 });
    const before = await row();
    expect(await statusOf(browser)).toBe(200);
    expect(await row()).toEqual(before);
  });
});

test("a login checked before all sessions ended opens none afterwards", async () => {
  const { id, browser } = await makePerson("worker");
  const checked = { user: { id, role: "worker" as const }, sessionVersion: 1 };
  await openSession(checked, null);
  await browser.call("DELETE", "/api/user/sessions");
  await expect(openSession(checked, null)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
});

test("an account has at most fifty sessions: the one unused for longest ends", async () => {
  const { id, browser } = await makePerson("worker");
  const checked = { user: { id, role: "worker" as const }, sessionVersion: 1 };
  for (let number = 0; number < 50; number += 1) await openSession(checked, null);
  expect(await db.session.count({ where: { userId: id } })).toBe(50);
  expect(await statusOf(browser)).toBe(401);
});

test("expired rows are deleted at a later sign-in, a bounded number at once", async () => {
  const { id } = await makePerson("worker");
  await db.session.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  const rows = Array.from({ length: 1_200 }, () => ({ id: crypto.randomUUID(), userId: id, expiresAt: new Date(0) }));
  await db.session.createMany({ data: rows });
  await later(HOUR, async () => {
    const { id: someone } = await makePerson("worker");
    await openSession({ user: { id: someone, role: "worker" }, sessionVersion: 1 }, null);
  });
  expect(await db.session.count({ where: { expiresAt: { lt: new Date() } } })).toBe(200);
});

test("cookies of the secret before are accepted and written with the present one", async () => {
  const { browser } = await makePerson("worker");
  const cookie = browser.cookies.get(SESSION)!;
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.stubEnv("SESSION_SECRET_PREVIOUS", process.env.SESSION_SECRET);
  vi.stubEnv("SESSION_SECRET", "the-next-secret-for-tests-0123456789abcdef");
  vi.resetModules();
  const rotated = await import("@/lib/access/auth/token");
  const token = await rotated.decodeSession(cookie);
  expect(token).toMatchObject({ sid: await idOf(browser), role: "worker" });
  expect(rotated.isDueForRefresh(token!)).toBe(true);
  const renewed = await rotated.encodeSession(token!);
  vi.stubEnv("SESSION_SECRET_PREVIOUS", undefined);
  vi.resetModules();
  const afterwards = await import("@/lib/access/auth/token");
  expect(await afterwards.decodeSession(renewed)).toMatchObject({ sid: token!.sid });
  expect(await afterwards.decodeSession(cookie)).toBeNull();
});

test.each(["not-a-uuid", "' OR 1=1", ""])("a cookie of ours with %j as session is no session", async (sid) => {
  const value = await encodeSession({ sid, uid: crypto.randomUUID(), role: "worker" });
  expect(await statusOf(openBrowser({ [sessionCookie().name]: value }))).toBe(401);
});
