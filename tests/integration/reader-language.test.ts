/** The language of pages and answers: chosen in this browser, the account's, or the first visit's; employers' is English. */
import { NextRequest } from "next/server";
import { beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { db } from "@/lib/platform/db/client";
import { middleware } from "@/middleware";
import { openBrowser, type Browser } from "../support/browser";
import { makePerson, TEST_PASSWORD } from "../support/factories";

/** The internal path of the page that the middleware chooses. Its language is in the header too. */
async function pagePath(browser: Browser, path: string, headers: Record<string, string> = {}) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new NextRequest(`http://localhost:3000${path}`, {
    headers: { host: "localhost:3000", cookie, ...headers },
  });
  const answer = await middleware(request);
  const { pathname } = new URL(answer.headers.get("x-middleware-rewrite")!);
  expect(answer.headers.get("content-language")).toBe(pathname.split("/")[1]);
  return pathname;
}

const pageLanguage = async (...of: Parameters<typeof pagePath>) => (await pagePath(...of)).split("/")[1];

/** The language in which the interface refuses a call for something that is not there. */
async function answerLanguage(browser: Browser, headers: Record<string, string> = {}) {
  const answer = await browser.call("GET", "/api/jobs/nowhere", { headers });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  return answer.headers.get("content-language");
}

describe("without a choice", () => {
  test("a visitor's pages and answers are in the browser's language, if it is one of the eight", async () => {
    for (const [accepted, language] of [
      ["ta-IN,en;q=0.8", "ta"],
      ["en-IN,ta;q=0.8", "hi"],
    ] as const) {
      const headers = { "accept-language": accepted };
      expect(await pageLanguage(openBrowser(), "/", headers)).toBe(language);
      expect(await answerLanguage(openBrowser(), headers)).toBe(language);
    }
  });

  test("they are in the account's language, also after it has changed", async () => {
    const { username } = await makePerson("worker", { preferredLanguage: "ta" });
    const browser = openBrowser();
    await browser.call("POST", "/api/login", { json: { username, password: TEST_PASSWORD } });
    for (const language of ["ta", "bn", "gu"] as const) {
      if (language === "bn") await browser.call("PATCH", "/api/user", { json: { preferredLanguage: language } });
      if (language === "gu") await browser.call("PUT", "/api/user/account", { json: { preferredLanguage: language } });
      browser.cookies.delete("language");
      expect(await pageLanguage(browser, "/applied", { "accept-language": "ml" })).toBe(language);
      expect(await answerLanguage(browser, { "accept-language": "ml" })).toBe(language);
      const { headers } = await browser.call("GET", "/api/service-requests");
      expect(headers.get("content-language")).toBe(language);
    }
  });

  test("typing the password again keeps the account's language", async () => {
    const { browser } = await makePerson("worker", { preferredLanguage: "te" });
    browser.cookies.delete("language");
    const before = browser.cookies.get(sessionCookie().name);
    const json = { password: TEST_PASSWORD };
    expect((await browser.call("POST", "/api/user/session/confirm", { json })).status).toBeLessThan(300);
    expect(browser.cookies.get(sessionCookie().name)).not.toBe(before);
    expect(await pageLanguage(browser, "/applied")).toBe("te");
  });
});

test("a choice in this browser comes before the account's language", async () => {
  const { browser } = await makePerson("worker", { preferredLanguage: "ta" });
  browser.cookies.set("language", "kn");
  expect(await pageLanguage(browser, "/applied")).toBe("kn");
  expect(await answerLanguage(browser)).toBe("kn");
});

test("an employer reads notices, help and complaints in the language chosen, and all else in English", async () => {
  const { browser } = await makePerson("employer", { preferredLanguage: "hi" });
  browser.cookies.delete("language");
  const everyones = ["/privacy", "/terms", "/help", "/grievance"];
  for (const path of everyones) expect(await pageLanguage(browser, path), path).toBe("en");
  for (const path of everyones) expect(await pageLanguage(browser, `${path}?lang=mr`), path).toBe("mr");
  browser.cookies.set("language", "ta");
  for (const path of everyones) expect(await pageLanguage(browser, path), path).toBe("ta");
  for (const path of ["/", "/employer/jobs/new", "/account"])
    expect(await pageLanguage(browser, path), path).toBe("en");
  expect(await answerLanguage(browser)).toBe("en");
});

describe("employers read English before they log in too", () => {
  const hindi = () => openBrowser({ language: "hi" });

  test.each(["/employer/dashboard", "/employer/jobs/new", "/hired", "/job-applications/any"])(
    "at %s, which only they have",
    async (path) => {
      expect(await pageLanguage(hindi(), path)).toBe("en");
    },
  );

  test("but not at an address that others have too", async () => {
    for (const path of ["/", "/account", "/notifications", "/admin"])
      expect(await pageLanguage(hindi(), path)).toBe("hi");
  });

  test("also where a form that was posted without script is refused, without a choice of languages", async () => {
    const browser = hindi();
    const headers = {
      ...{ "content-type": "application/x-www-form-urlencoded", "sec-fetch-mode": "navigate" },
      ...{ "sec-fetch-site": "same-origin", origin: "http://localhost:3000", referer: "http://localhost:3000/hired" },
    };
    const raw = "username=nobody&password=wrong-one-1&role=employer";
    const answer = await browser.call("POST", "/api/login", { raw, headers });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/hired#refused"]);
    expect(await pagePath(browser, "/hired")).toBe("/en/auth/employers/refused");
    expect(await pagePath(browser, "/applied")).toBe("/hi/auth/refused");
  });

  let deactivated: { username: string };
  beforeAll(async () => {
    deactivated = await makePerson("employer", { preferredLanguage: "hi" });
    const data = { deactivatedAt: new Date(), deactivationReason: "other" as const };
    await db.user.update({ where: { username: deactivated.username }, data });
  });

  test("in answers to what the forms send for the role of an employer", async () => {
    const login = { username: deactivated.username, password: TEST_PASSWORD };
    for (const [call, json] of [
      ["/api/login", { ...login, role: "employer" }],
      ["/api/login", { ...login, role: "client" }],
      ["/api/register", { username: "x", role: "employer" }],
    ] as const) {
      const { status, headers, body } = await hindi().call("POST", call, { json });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get("content-language")).toBe("en");
      expect((body as { detail: string }).detail).not.toMatch(/\p{Script=Devanagari}/u);
    }
    const worker = await makePerson("worker");
    const json = { username: worker.username, password: TEST_PASSWORD, role: "employer" };
    const mistaken = await hindi().call("POST", "/api/login", { json });
    expect(mistaken).toMatchObject({ status: 403, body: { code: "wrong_family_seeker" } });
    expect(mistaken.headers.get("content-language")).toBe("hi");
    const asWorker = await hindi().call("POST", "/api/login", { json: { ...login, role: "worker" } });
    expect(asWorker.headers.get("content-language")).toBe("hi");
  });

  test("and after their session has ended", async () => {
    const { id, browser } = await makePerson("employer");
    browser.cookies.delete("language");
    await db.session.deleteMany({ where: { userId: id } });
    const answer = await browser.call("POST", "/api/jobs", { json: {} });
    expect(answer).toMatchObject({ status: 401, body: { detail: "Please log in first." } });
    expect(answer.headers.get("content-language")).toBe("en");
  });
});

test("the description of the interface is English for everyone", async () => {
  const { headers } = await openBrowser({ language: "ta" }).call("GET", "/api/openapi.json");
  expect(headers.get("content-language")).toBe("en");
});
