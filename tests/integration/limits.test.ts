import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { countUse } from "@/lib/limits/rate-limit";
import { openBrowser } from "../support/browser";
import { makePerson, TEST_PASSWORD } from "../support/factories";
import { postToNextAuth } from "../support/next-auth";

const from = (address: string) => ({ "x-forwarded-for": address });

test("the eleventh attempt at one name in a quarter of an hour is refused, from any address", async () => {
  const { username } = await makePerson("worker");
  const attempt = (number: number) =>
    openBrowser().call("POST", "/api/login", {
      json: { username: number % 2 ? username : username.toUpperCase(), password: "wrong-one" },
      headers: from(`10.0.0.${number}`),
    });
  for (let number = 1; number <= 10; number += 1) expect((await attempt(number)).status).toBe(401);
  const eleventh = await attempt(11);
  expect(eleventh).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(eleventh.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("next-auth's login counts against the same limits, before a password is checked", async () => {
  const { username } = await makePerson("worker");
  const wrong = { username, password: "wrong-one" };
  for (let number = 1; number <= 5; number += 1) {
    const here = await openBrowser().call("POST", "/api/login", { json: wrong, headers: from(`10.2.0.${number}`) });
    const there = await postToNextAuth(openBrowser(), "callback/credentials", wrong, from(`10.3.0.${number}`));
    expect([here.status, there.status]).toEqual([401, 401]);
  }
  const right = { username, password: TEST_PASSWORD };
  const headers = from("10.4.0.1");
  for (const answer of [
    await postToNextAuth(openBrowser(), "callback/credentials", right, headers),
    await openBrowser().call("POST", "/api/login", { json: right, headers }),
  ]) {
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("a name counts as the database compares it, so that another spelling gives no further attempts", async () => {
  const username = `iiiii.${crypto.randomUUID().slice(0, 8)}`;
  const spelling = (number: number) => `${"\u0130".repeat(number % 6)}${username.slice(number % 6)}`;
  const attempt = (number: number) =>
    openBrowser().call("POST", "/api/login", {
      json: { username: spelling(number), password: "wrong-one" },
      headers: from(`10.1.0.${number}`),
    });
  for (let number = 1; number <= 10; number += 1) expect((await attempt(number)).status).toBe(401);
  expect((await attempt(11)).status).toBe(429);
});

test("expired windows are deleted", async () => {
  await db.rateLimit.create({ data: { key: "long.ago", count: 1, windowEnds: new Date(Date.now() - 60_000) } });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60 * 1000 });
  try {
    await countUse("anything", { max: 1, seconds: 1 });
  } finally {
    vi.useRealTimers();
  }
  expect(await db.rateLimit.count({ where: { key: "long.ago" } })).toBe(0);
});

test("the thirty-first attempt from one address is refused, whatever the names, and a forged address does not help", async () => {
  const attempt = (number: number) =>
    openBrowser().call("POST", "/api/login", {
      json: { username: `guess.${number}`, password: "wrong-one" },
      headers: from(`1.2.3.${number}, 10.9.9.9`),
    });
  const statuses: number[] = [];
  for (let number = 1; number <= 31; number += 1) statuses.push((await attempt(number)).status);
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
  expect(statuses[30]).toBe(429);
});

test("a stolen session does not allow guessing the password: the eleventh attempt in a quarter of an hour is refused", async () => {
  const { browser } = await makePerson("worker");
  const json = { currentPassword: "wrong-one", newPassword: "gulmohar-ki-chhaya" };
  const attempt = async () => (await browser.call("POST", "/api/user/password", { json })).status;
  for (let number = 1; number <= 10; number += 1) expect(await attempt()).toBe(400);
  expect(await attempt()).toBe(429);
});

test("the eleventh registration from one address in an hour is refused", async () => {
  const register = (number: number) =>
    openBrowser().call("POST", "/api/register", {
      json: { username: `new.person.${number}`, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
      headers: from("10.8.8.8"),
    });
  for (let number = 1; number <= 10; number += 1) expect((await register(number)).status).toBe(201);
  expect((await register(11)).status).toBe(429);
});

test("the hundred-and-twenty-first mutation of a user in a minute is refused; reading continues", async () => {
  const { browser } = await makePerson("worker");
  for (let number = 1; number <= 120; number += 1) {
    expect((await browser.call("PATCH", "/api/user", { json: {} })).status).toBe(200);
  }
  expect((await browser.call("PATCH", "/api/user", { json: {} })).status).toBe(429);
  expect((await browser.call("GET", "/api/user")).status).toBe(200);
  expect((await browser.call("HEAD", "/api/user")).status).toBe(200);
});

test("translations only count against their own limit: the sixty-first in a minute is refused, mutations are not", async () => {
  const { browser } = await makePerson("worker");
  const translate = async () =>
    (await browser.call("POST", "/api/translate", { json: { text: "9", targetLanguage: "hi" } })).status;
  for (let number = 1; number <= 60; number += 1) expect(await translate()).toBe(200);
  expect(await translate()).toBe(429);
  for (let number = 1; number <= 120; number += 1) {
    expect((await browser.call("PATCH", "/api/user", { json: {} })).status).toBe(200);
  }
});
