import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { countUse } from "@/lib/platform/limits/rate-limit";
import { openBrowser, type Answer } from "../support/browser";
import { later as after } from "../support/later";
import { makePerson, TEST_DEVICE, TEST_PASSWORD } from "../support/factories";
import { logged } from "../support/log-lines";
import { postToNextAuth } from "../support/next-auth";

const from = (address: string) => ({ "x-forwarded-for": address });

const login = (username: string, password: string, address: string) =>
  openBrowser().call("POST", "/api/login", { json: { username, password }, headers: from(address) });
const waitOf = ({ status, headers }: Answer) => [status, Number(headers.get("retry-after"))];
/** As if this many seconds had passed since the last failed login. */
const later = (seconds: number) =>
  db.$executeRaw`UPDATE rate_limits SET window_ends = window_ends - make_interval(secs => ${seconds})`;

test("the owner is let in at once from another address while an attacker fails", async () => {
  const { username } = await makePerson("worker");
  const attacks: number[] = [];
  for (let number = 1; number <= 15; number += 1) {
    attacks.push((await login(username, "wrong-one", "10.0.0.1")).status);
    if (number % 5 === 0) expect((await login(username, TEST_PASSWORD, "10.0.0.2")).status).toBe(200);
  }
  expect(attacks).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
  expect((await login(username, TEST_PASSWORD, "10.0.0.1")).status).toBe(429);
});

test("after ten failures of a name from an address the wait doubles with each, from 30 seconds to 15 minutes", async () => {
  for (const username of [(await makePerson("worker")).username, "nobody.by.this.name"]) {
    const attempt = () => login(username, "wrong-one", "10.0.1.1");
    for (let number = 1; number <= 10; number += 1) expect((await attempt()).status).toBe(401);
    for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
      const [status, seconds] = waitOf(await attempt());
      expect(status).toBe(429);
      expect(seconds).toBeGreaterThan(wait - 5);
      expect(seconds).toBeLessThanOrEqual(wait);
      await later(wait);
      expect((await attempt()).status).toBe(401);
    }
  }
});

test("attempts at the same moment are counted before a password is checked", async () => {
  const { username } = await makePerson("worker");
  const attempts = await Promise.all(Array.from({ length: 20 }, () => login(username, "wrong-one", "10.0.2.1")));
  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
});

test("only failures count: the right password begins again, and a refused attempt adds nothing", async () => {
  const { username } = await makePerson("worker");
  for (let round = 0; round < 3; round += 1) {
    for (let number = 1; number <= 9; number += 1) {
      expect((await login(username, "wrong-one", "10.0.3.1")).status).toBe(401);
    }
    expect((await login(username, TEST_PASSWORD, "10.0.3.1")).status).toBe(200);
  }
  expect(await db.rateLimit.findUnique({ where: { key: "login:address:10.0.3.1" } })).toMatchObject({ count: 27 });
});

test("codes after the right password are counted by account, wherever they come from", async () => {
  const { username } = await makePerson("admin");
  const attempt = (number: number, otp?: string) =>
    openBrowser().call("POST", "/api/login", {
      json: { username, password: TEST_PASSWORD, otp },
      headers: from(`10.0.5.${number}`),
    });
  for (let number = 1; number <= 10; number += 1) {
    expect(await attempt(number, "not-a-code")).toMatchObject({ status: 401, body: { code: "wrong_otp" } });
    // The password alone neither counts nor begins again.
    expect(await attempt(number)).toMatchObject({ status: 401, body: { code: "otp_required" } });
  }
  const [status, seconds] = waitOf(await attempt(11, "not-a-code"));
  expect(status).toBe(429);
  expect(seconds).toBeGreaterThan(25);
  await later(30);
  expect((await attempt(12, generateSync({ secret: TEST_DEVICE }))).status).toBe(200);
  expect(await attempt(13, "not-a-code")).toMatchObject({ status: 401, body: { code: "wrong_otp" } });
});

test("a password typed again counts as a login's does", async () => {
  const { username, browser } = await makePerson("admin");
  const confirm = (password: string) =>
    browser.call("POST", "/api/user/session/confirm", { json: { password }, headers: from("10.0.6.1") });
  for (let number = 1; number <= 10; number += 1) expect((await confirm("wrong-one")).status).toBe(400);
  expect((await confirm(TEST_PASSWORD)).status).toBe(429);
  expect((await login(username, TEST_PASSWORD, "10.0.6.1")).status).toBe(429);
});

test("failed, delayed and refused logins are a line each in the log, without name or address", async () => {
  const { username } = await makePerson("worker", { deactivatedAt: new Date() });
  logged.clear();
  await login(username, TEST_PASSWORD, "10.0.4.1");
  for (let number = 1; number <= 11; number += 1) await login("meena.devi", "wrong-one", "10.0.4.1");
  const lines = logged.lines().filter(({ event }) => event !== "request");
  expect(lines.map(({ event, code }) => `${String(event)} ${String(code)}`)).toEqual([
    "login_refused deactivated",
    ...Array<string>(10).fill("login_failed wrong_credentials"),
    "login_delayed rate_limited",
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/meena|worker\.|10\.0\.4/);
});

test("next-auth's login counts against the same limits, before a password is checked", async () => {
  const { username } = await makePerson("worker");
  const wrong = { username, password: "wrong-one" };
  const headers = from("10.2.0.1");
  for (let number = 1; number <= 5; number += 1) {
    const here = await openBrowser().call("POST", "/api/login", { json: wrong, headers });
    const there = await postToNextAuth(openBrowser(), "callback/credentials", wrong, headers);
    expect([here.status, there.status]).toEqual([401, 401]);
  }
  const right = { username, password: TEST_PASSWORD };
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
      headers: from("10.1.0.1"),
    });
  for (let number = 1; number <= 10; number += 1) expect((await attempt(number)).status).toBe(401);
  expect((await attempt(11)).status).toBe(429);
});

test("expired windows are deleted", async () => {
  await db.rateLimit.create({ data: { key: "long.ago", count: 1, windowEnds: new Date(Date.now() - 60_000) } });
  await after(60 * 60 * 1000, () => countUse("anything", { max: 1, seconds: 1 }));
  expect(await db.rateLimit.count({ where: { key: "long.ago" } })).toBe(0);
});

test("the hundred-and-first failed login from one address is refused, whatever the names, and a forged address does not help", async () => {
  const attempt = (number: number) =>
    openBrowser().call("POST", "/api/login", {
      json: { username: `guess.${number}`, password: "wrong-one" },
      headers: from(`1.2.3.${number}, 10.9.9.9`),
    });
  const statuses: number[] = [];
  for (let number = 1; number <= 101; number += 1) statuses.push((await attempt(number)).status);
  expect(statuses).toEqual([...Array<number>(100).fill(401), 429]);
});

test("a stolen session does not allow guessing the password: the eleventh attempt in a quarter of an hour is refused", async () => {
  const { browser } = await makePerson("worker");
  const json = { currentPassword: "wrong-one", newPassword: "gulmohar-ki-chhaya" };
  const attempt = async () => (await browser.call("POST", "/api/user/password", { json })).status;
  for (let number = 1; number <= 10; number += 1) expect(await attempt()).toBe(400);
  expect(await attempt()).toBe(429);
});

const register = (username: string, browser = openBrowser()) =>
  browser.call("POST", "/api/register", {
    json: { username, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
    headers: from("10.8.8.8"),
  });

test("the fourth registration from one browser in an hour is refused; a taken name does not count", async () => {
  const browser = openBrowser();
  expect((await register("first.person", browser)).status).toBe(201);
  for (let number = 1; number <= 5; number += 1) expect((await register("first.person", browser)).status).toBe(409);
  for (const name of ["second.person", "third.person"]) expect((await register(name, browser)).status).toBe(201);
  expect((await register("fourth.person", browser)).status).toBe(429);
  expect((await register("fourth.person")).status).toBe(201);
});

test("the sixty-first registration from one address in an hour is refused", async () => {
  const key = "register:address:10.8.8.8";
  await db.rateLimit.update({ where: { key }, data: { count: 58 } });
  for (let number = 59; number <= 60; number += 1) expect((await register(`new.person.${number}`)).status).toBe(201);
  expect((await register("new.person.61")).status).toBe(429);
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
