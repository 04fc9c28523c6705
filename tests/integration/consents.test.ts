import "../support/raised-limits";
import { expect, test } from "vitest";
import { sessionCookie } from "@/lib/auth/token";
import { proveActor } from "@/lib/auth/session";
import { db } from "@/lib/db/client";
import { latestConsent } from "@/lib/users/consent-queries";
import { CONSENT_VERSIONS } from "@/lib/users/options";
import type { Browser } from "../support/browser";
import { makeApplication, makeJob, makePerson } from "../support/factories";

const consent = { version: CONSENT_VERSIONS.notice, language: "hi" };
const owes = async (browser: Browser) => (await proveActor(browser.cookies.get(sessionCookie().name)))?.owesConsent;
const NOT_ASKED = { isAdult: null, consents: {} };

test("someone not asked may call anything, and owes the next screen an answer until it is given", async () => {
  const { id, browser } = await makePerson("worker", NOT_ASKED);
  expect(await owes(browser)).toBe(true);
  expect((await browser.call("GET", "/api/service-requests")).status).toBe(200);
  expect((await browser.call("POST", "/api/user/consent", { json: { isAdult: true, consent } })).status).toBe(204);
  expect(await owes(browser)).toBe(false);
  expect(await latestConsent(id, "notice")).toMatchObject(consent);
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ isAdult: true });
});

test("a notice that has changed is asked about again, and admins are never asked", async () => {
  const earlier = { kind: "notice", version: "2020-01-01", language: "en", call: "test" } as const;
  const { browser } = await makePerson("employer", { consents: { create: earlier } });
  expect(await owes(browser)).toBe(true);
  expect(await owes((await makePerson("admin", NOT_ASKED)).browser)).toBe(false);
});

test.each([
  ["someone under 18", { isAdult: false, consent }, 400, "invalid"],
  ["no consent", { isAdult: true }, 400, "invalid"],
  ["an outdated notice", { isAdult: true, consent: { ...consent, version: "2020-01-01" } }, 409, "terms_changed"],
])("%s is refused and nothing recorded", async (_what, json, status, code) => {
  const { id, browser } = await makePerson("worker", NOT_ASKED);
  expect(await browser.call("POST", "/api/user/consent", { json })).toMatchObject({ status, body: { code } });
  expect(await latestConsent(id, "notice")).toBeNull();
  expect(await owes(browser)).toBe(true);
});

test("withdrawing an application while its consent is taken back never ends in a deadlock", async () => {
  const job = await makeJob((await makePerson("employer")).id);
  for (let round = 0; round < 15; round += 1) {
    const worker = await makePerson("worker");
    const { id } = await makeApplication(job.id, worker.id);
    const path = `/api/service-applications/${id}`;
    const answers = await Promise.all([
      worker.browser.call("DELETE", `${path}/consent`),
      worker.browser.call("DELETE", path),
      worker.browser.call("DELETE", `${path}/consent`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 404)).toEqual([]);
  }
});
