/** A forgotten password without recovery number and e-mail: the visitor's wish to be called, and the office's code. */
process.env.LIMIT_MUTATIONS_PER_MINUTE = "1000000";
import { beforeAll, describe, expect, test } from "vitest";
import { findAccountsMeant } from "@/lib/domains/admin/grievance-queries";
import type { AdminGrievance, AdminUserDetails } from "@/lib/domains/admin/types";
import { db } from "@/lib/platform/db/client";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import type { RecoveryCode } from "@/lib/domains/users/recovery-types";
import { actorOf } from "../support/actor";
import { openBrowser, type Browser } from "../support/browser";
import { calls } from "../support/calls";
import { makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";
import hi from "../../messages/hi.json";

const NEW_PASSWORD = "gulmohar-ki-chhaya-7";
const HOUR_MS = 3_600_000;
const from = (address: string) => ({ "x-forwarded-for": address });
let addresses = 0;
/** Another one each time: limits of one test are none of another's. */
const newAddress = () => `198.51.${100 + Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

const WISH = { kind: "password", name: "Asha", phone: "98765 43210", text: "In the evening" };
const ask = (json: object, { browser = openBrowser(), address = newAddress() } = {}) =>
  browser.call("POST", "/api/grievances", { json, headers: from(address) });
const numberOf = (body: unknown) => (body as { number: string }).number;

let admin: Person;
beforeAll(async () => {
  admin = await makePerson("admin");
});

const caseOf = async (body: unknown): Promise<AdminGrievance> => {
  const list = await admin.browser.call("GET", "/api/admin/grievances?limit=100");
  return (list.body as AdminGrievance[]).find(({ number }) => number === numberOf(body))!;
};

describe("a visitor's wish to be called", () => {
  test("is in the office's queue with name, number and language, and says when we call", async () => {
    const { status, body } = await ask(WISH, { browser: openBrowser({ language: "ta" }) });
    expect(status).toBe(201);
    expect(Object.keys(body as object).sort()).toEqual(["dueAt", "number"]);
    const days = (Date.parse((body as { dueAt: string }).dueAt) - Date.now()) / (24 * HOUR_MS);
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThanOrEqual(3);
    expect(await caseOf(body)).toMatchObject({
      ...{ kind: "password", state: "open", text: "In the evening", user: null },
      contact: { name: "Asha", phone: "+919876543210", language: "ta" },
    });
  });

  test("is closed by the office with a note; nobody is told", async () => {
    const { body } = await ask(WISH);
    const { id } = await caseOf(body);
    const before = await db.notification.count();
    const path = `/api/admin/grievances/${id}/answer`;
    const answered = await admin.browser.call("PUT", path, { json: { answer: "Called; the code was told." } });
    expect(answered).toMatchObject({ status: 200, body: { state: "answered", user: null } });
    expect(await db.notification.count()).toBe(before);
    const [entry] = await db.auditLog.findMany({ where: { targetId: id } });
    expect(JSON.stringify(entry)).not.toMatch(/Asha|98765/);
  });

  test("needs a name and a number, not words", async () => {
    expect((await ask({ ...WISH, text: "" })).status).toBe(201);
    expect((await ask({ kind: "password", name: "98765 43210", phone: "+91 98765 43210" })).status).toBe(201);
    for (const [json, fields] of [
      [{ ...WISH, name: " " }, ["name"]],
      [{ ...WISH, phone: "" }, ["phone"]],
      [{ ...WISH, phone: "12345" }, ["phone"]],
      [{ ...WISH, kind: "money" }, ["kind"]],
      [{ ...WISH, text: "x".repeat(2_001) }, ["text"]],
      [{}, ["kind", "name", "phone"]],
    ] as const) {
      const { status, body } = await ask(json);
      expect([status, Object.keys((body as { errors: object }).errors).sort()]).toEqual([400, fields]);
    }
  });

  test("sent again under its key after the office has called is still one", async () => {
    const headers = { ...from(newAddress()), "idempotency-key": crypto.randomUUID() };
    const send = () => openBrowser().call("POST", "/api/grievances", { json: { ...WISH, name: "Once" }, headers });
    const first = await send();
    const { id } = await caseOf(first.body);
    await admin.browser.call("PUT", `/api/admin/grievances/${id}/answer`, { json: { answer: "Called." } });
    expect(await send()).toMatchObject({ status: 201, body: first.body });
    expect(await db.case.count({ where: { contactName: "Once" } })).toBe(1);
  });

  test("sent twice is one, with the same number", async () => {
    const browser = openBrowser();
    const once = await ask({ ...WISH, name: "Twice" }, { browser });
    expect(numberOf((await ask({ ...WISH, name: "Twice" }, { browser })).body)).toBe(numberOf(once.body));
    expect(await db.case.count({ where: { contactName: "Twice" } })).toBe(1);
  });

  test("is allowed three times a day a browser: then 429 with Retry-After, in the reader's language", async () => {
    const browser = openBrowser({ language: "hi" });
    const statuses = [];
    for (const name of ["one", "two", "three"]) statuses.push((await ask({ ...WISH, name }, { browser })).status);
    expect(statuses).toEqual([201, 201, 201]);
    const refused = await ask({ ...WISH, name: "four" }, { browser });
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited", detail: hi.errors.rate_limited } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_600);
    expect(await db.case.count({ where: { contactName: "four" } })).toBe(0);
  });

  test("is allowed twenty times an hour from an address that many phones share; others go on", async () => {
    const address = newAddress();
    const statuses = [];
    for (let number = 1; number <= 21; number += 1)
      statuses.push((await ask({ ...WISH, name: `phone ${number}` }, { address })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
    expect((await ask({ ...WISH, name: "phone 22" })).status).toBe(201);
  });

  describe("posted without script", () => {
    const referer = "http://localhost:3000/forgot-password/call";
    const post = (browser: Browser, fields: Record<string, string>) =>
      browser.call("POST", "/api/grievances", {
        raw: new URLSearchParams(fields).toString(),
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          ...{ "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" },
          ...{ origin: "http://localhost:3000", referer },
          ...from("203.0.113.77"),
        },
      });
    const refusalIn = (browser: Browser) =>
      calls.run({ jar: browser.cookies, headers: new Headers() }, () => findRefusal(["/api/grievances"], null, "hi"));

    test("leads to what happens next, with the number in the address", async () => {
      const answer = await post(openBrowser(), { ...WISH, name: "No script" });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(/^\/forgot-password\/sent\?number=KS-\d{4}-\d{6}$/);
    });

    test("refused for a field or for too many, it is shown again with all that was typed", async () => {
      const browser = openBrowser();
      const typed = { name: "Kept", phone: "12", text: "After six" };
      expect((await post(browser, { kind: "password", ...typed })).headers.get("location")).toBe(
        "/forgot-password/call#refused",
      );
      expect(await refusalIn(browser)).toMatchObject({
        code: "invalid",
        typed,
        errors: { phone: [expect.any(String)] },
      });
      for (const name of ["a", "b", "c"]) await post(browser, { ...WISH, name });
      await post(browser, { ...WISH, name: "d" });
      expect(await refusalIn(browser)).toMatchObject({
        ...{ code: "rate_limited", text: hi.errors.rate_limited },
        typed: { name: "d", phone: WISH.phone, text: WISH.text },
      });
    });
  });
});

describe("the accounts that a visitor may mean", () => {
  test("are found by login name, shown name and the account's number, the number first", async () => {
    const word = `quiet${Date.now().toString(36)}`;
    const phone = `+9198${String(Date.now()).slice(-8)}`;
    const byLogin = await makePerson("worker", { username: `${word}.login` });
    const byName = await makePerson("employer", { profile: { create: { name: `Asha ${word}` } } });
    const byPhone = await makePerson("worker", { phone });
    const office = await actorOf(admin, "admin");
    const ids = async (typed: string, number: string) =>
      (await findAccountsMeant(office, typed, number)).map(({ id }) => id).sort();
    expect(await ids(word.toUpperCase(), "+919000000000")).toEqual([byLogin.id, byName.id].sort());
    expect(await ids("nobody at all", phone)).toEqual([byPhone.id]);
    expect(await ids(phone.slice(3), "+919000000000")).toEqual([byPhone.id]);
    expect(await ids("%", "+919000000000")).toEqual([]);
    const [found] = await findAccountsMeant(office, "nobody at all", phone);
    expect(found).toMatchObject({ hasNumber: true, isDeactivated: false });
  });
});

const recover = (username: string, code: string, address = newAddress()) =>
  openBrowser({ language: "en" }).call("POST", "/api/recovery", {
    json: { username, code, newPassword: NEW_PASSWORD },
    headers: from(address),
  });
const make = (person: Person, json?: object, by = admin) =>
  by.browser.call("POST", `/api/admin/users/${person.id}/recovery-code`, json ? { json } : {});
const detailsOf = async ({ id }: Person, by = admin): Promise<AdminUserDetails> =>
  (await by.browser.call("GET", `/api/admin/users/${id}`)).body as AdminUserDetails;
const WRONG = { status: 400, body: { code: "wrong_recovery" } };

/** A worker without a phone number, of whom three things are known. */
async function someoneWithFacts(): Promise<Person> {
  const [worker, employer] = await Promise.all([
    makePerson("worker", { lastActive: new Date(), profile: { create: { location: "Gurgaon, Sector 14" } } }),
    makePerson("employer"),
  ]);
  await makeApplication((await makeJob(employer.id, { title: "Cook for a family" })).id, worker.id);
  return worker;
}
const FACTS = ["registered", "applied", "place"];

describe("the office's code for an account with a phone number", () => {
  test("asks for no facts, works at once, and the account's number is named", async () => {
    const worker = await makePerson("worker", { phone: "+919876500000" });
    expect((await detailsOf(worker)).recovery).toEqual({ phone: "+919876500000", facts: [] });
    const { status, body } = await make(worker);
    expect(status).toBe(200);
    const { code, startsAt, expiresAt } = body as RecoveryCode;
    expect(startsAt).toBeNull();
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect((await recover(worker.username, code)).status).toBe(204);
    const [entry] = await db.auditLog.findMany({ where: { targetId: worker.id, action: "user.recovery_code" } });
    expect(entry!.details).toEqual({ way: "phone" });
  });
});

describe("the office's code for an account without one", () => {
  test("needs three different facts that the account holds", async () => {
    const worker = await someoneWithFacts();
    const { recovery } = await detailsOf(worker);
    expect(recovery.phone).toBeNull();
    expect(recovery.facts).toContainEqual({
      ...{ kind: "applied", text: "Cook for a family – Gurgaon", at: expect.any(String) },
    });
    expect(recovery.facts.map(({ kind }) => kind)).toEqual(["registered", "lastUse", "applied", "place"]);
    for (const json of [
      undefined,
      { facts: [] },
      { facts: ["registered", "applied"] },
      { facts: ["registered", "applied", "applied"] },
      // Held by employers.
      { facts: ["registered", "applied", "posted"] },
      { facts: ["registered", "applied", "birthday"] },
    ])
      expect(await make(worker, json), JSON.stringify(json)).toMatchObject({
        status: 400,
        body: { code: "invalid", errors: { facts: [expect.any(String)] } },
      });
    expect(await db.oneTimeCode.count({ where: { userId: worker.id } })).toBe(0);
    expect((await make(worker, { facts: FACTS })).status).toBe(200);
    const [entry] = await db.auditLog.findMany({ where: { targetId: worker.id, action: "user.recovery_code" } });
    expect(entry!.details).toEqual({ way: "facts", facts: "registered, applied, place" });
  });

  test("tells every session, works a day later, and then for two days", async () => {
    const worker = await someoneWithFacts();
    const { code, startsAt, expiresAt } = (await make(worker, { facts: FACTS })).body as RecoveryCode;
    expect(Math.round((Date.parse(startsAt!) - Date.now()) / HOUR_MS)).toBe(24);
    expect(Date.parse(expiresAt) - Date.parse(startsAt!)).toBe(48 * HOUR_MS);
    const told = await worker.browser.call("GET", "/api/user/notifications");
    expect(told.body).toMatchObject([{ kind: "recovery_code_waits", about_at: startsAt }]);
    expect(await worker.browser.call("GET", "/api/user/recovery-code")).toMatchObject({
      status: 200,
      body: { code: { startsAt, expiresAt } },
    });
    expect(await recover(worker.username, code)).toMatchObject(WRONG);
    await db.oneTimeCode.updateMany({ where: { userId: worker.id }, data: { startsAt: new Date(Date.now() - 1_000) } });
    expect((await recover(worker.username, code)).status).toBe(204);
    expect((await worker.browser.call("GET", "/api/user")).status).toBe(401);
  });

  test("before its time is answered as a wrong one is, yet is no wrong try", async () => {
    const worker = await someoneWithFacts();
    const { code } = (await make(worker, { facts: FACTS })).body as RecoveryCode;
    const wrong = code === "00000000" ? "11111111" : "00000000";
    const address = newAddress();
    const early = await recover(worker.username, code, address);
    const refused = await recover(worker.username, wrong, address);
    const plain = ({ body }: typeof early) => ({ ...(body as object), instance: null, requestId: null });
    expect(plain(early)).toEqual(plain(refused));
    const { triesLeft } = await db.oneTimeCode.findFirstOrThrow({ where: { userId: worker.id } });
    expect(triesLeft).toBe(999);
    for (let tries = 0; tries < 12; tries += 1)
      expect(await recover(worker.username, code, address)).toMatchObject(WRONG);
    await db.oneTimeCode.updateMany({ where: { userId: worker.id }, data: { startsAt: new Date() } });
    expect((await recover(worker.username, code, address)).status).toBe(204);
  });

  test("is stopped by any session of the account, and by a password changed there", async () => {
    const stopper = await someoneWithFacts();
    const { code } = (await make(stopper, { facts: FACTS })).body as RecoveryCode;
    await db.oneTimeCode.updateMany({ where: { userId: stopper.id }, data: { startsAt: new Date() } });
    const other = await makePerson("worker");
    expect((await other.browser.call("DELETE", "/api/user/recovery-code")).status).toBe(204);
    expect(await db.oneTimeCode.count({ where: { userId: stopper.id } })).toBe(1);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await stopper.browser.call("DELETE", "/api/user/recovery-code")).status).toBe(204);
    expect(await recover(stopper.username, code)).toMatchObject(WRONG);
    expect((await stopper.browser.call("GET", "/api/user/recovery-code")).body).toEqual({ code: null });
    const events = await db.securityLog.findMany({ where: { userId: stopper.id, event: "recovery_stopped" } });
    expect(events).toHaveLength(1);

    const changer = await someoneWithFacts();
    await make(changer, { facts: FACTS });
    const json = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await changer.browser.call("POST", "/api/user/password", { json })).status).toBe(204);
    expect(await db.oneTimeCode.count({ where: { userId: changer.id } })).toBe(0);
  });

  test("keeps the ranks: facts of an admin are the super admins' alone", async () => {
    const [other, chief] = await Promise.all([
      makePerson("admin", { lastActive: new Date() }),
      makePerson("super_admin"),
    ]);
    await db.auditLog.create({
      data: { actorId: other.id, action: "user.verify", targetType: "user", targetId: chief.id, details: {} },
    });
    expect((await detailsOf(other)).recovery).toEqual({ phone: null, facts: [] });
    const facts = ["registered", "secondFactor", "lastAct"];
    expect(await make(other, { facts })).toMatchObject({ status: 403, body: { code: "above_rank" } });
    expect((await detailsOf(other, chief)).recovery.facts.map(({ kind }) => kind)).toEqual([
      "registered",
      "lastUse",
      "secondFactor",
      "lastAct",
    ]);
    expect((await make(other, { facts }, chief)).status).toBe(200);
  });
});

describe("wrong codes", () => {
  test("of a stranger delay the stranger alone: ten, then a wait; the owner's right one works", async () => {
    const owner = await makePerson("worker", { phone: "+919876500001" });
    const { code } = (await make(owner)).body as RecoveryCode;
    const wrong = code === "00000000" ? "11111111" : "00000000";
    const stranger = newAddress();
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await recover(owner.username, wrong, stranger)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await recover(owner.username, code)).status).toBe(204);
  });
});
