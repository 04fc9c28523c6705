import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AdminCase } from "@/lib/domains/admin/case-types";
import { startWebhook } from "../support/webhook-receiver";

const SECRET = "a-secret-of-the-webhook-0123456789";
const webhook = await startWebhook(SECRET);
Object.assign(process.env, RAISED_LIMITS, { TEXT_WEBHOOK_URL: webhook.url, TEXT_WEBHOOK_SECRET: SECRET });
afterAll(() => webhook.stop());

const { db } = await import("@/lib/platform/db/client");
const { makeJob, makePerson } = await import("../support/factories");
const { asOwner } = await import("../support/as-owner");
type Person = Awaited<ReturnType<typeof makePerson>>;

let admin: Person;
let worker: Person;
let employer: Person;
let job: { id: string };
beforeAll(async () => {
  [admin, worker] = await Promise.all([makePerson("admin"), makePerson("worker")]);
});
beforeEach(async () => {
  employer = await makePerson("employer", { phone: "+919811022334" });
  job = await makeJob(employer.id, { location: "Kolhapur" });
});

const known = async () => {
  const { body } = await worker.browser.call("GET", `/api/service-requests/${job.id}`);
  const { employer_mark, employer: about } = body as { employer_mark: string; employer: Record<string, unknown> };
  return { card: employer_mark, page: about.mark, checked: about.checked };
};
const act = (path: string, json: object) =>
  admin.browser.call("PUT", `/api/admin/users/${employer.id}/${path}`, { json });
const acts = async () =>
  (await db.auditLog.findMany({ where: { targetId: employer.id }, orderBy: { id: "asc" } })).map(
    ({ action, details }) => ({ action, details }),
  );

describe("what a worker is told of an employer", () => {
  test("is first that nothing is known, then which proof an admin saw, and when; each act is in the log", async () => {
    expect(await known()).toEqual({ card: "new", page: "new", checked: null });
    expect((await act("verification", { isVerified: true, checkedBy: "address" })).status).toBe(200);
    const checked = { what: "address", at: expect.stringMatching(/^20/) };
    expect(await known()).toEqual({ card: "checked", page: "checked", checked });
    // The same again is no act; another proof is one.
    await act("verification", { isVerified: true, checkedBy: "address" });
    await act("verification", { isVerified: true, checkedBy: "identity" });
    expect(await known()).toMatchObject({ checked: { what: "identity" } });
    await act("verification", { isVerified: false });
    expect(await known()).toEqual({ card: "new", page: "new", checked: null });
    expect(await acts()).toEqual([
      { action: "user.verify", details: { checkedBy: "address" } },
      { action: "user.verify", details: { checkedBy: "identity" } },
      { action: "user.unverify", details: {} },
    ]);
  });

  test("is no longer 'new' after a month", async () => {
    await db.user.update({
      where: { id: employer.id },
      data: { createdAt: new Date(Date.now() - 40 * 86_400_000) },
    });
    expect(await known()).toMatchObject({ card: "unchecked", page: "unchecked" });
  });

  test("is read aloud, and on the card in the reader's words", async () => {
    const { body } = await worker.browser.call("GET", `/api/service-requests/${job.id}/speech`);
    expect((body as { sentences: string[] }).sentences).toContain("About the employer: New here, not checked yet");
    const cards = (await worker.browser.call("GET", "/api/service-requests/cards?limit=1")).body;
    expect(cards).toMatchObject([{ offerer: { mark: "new" } }]);
  });
});

describe("a phone number", () => {
  const codeOf = () => /\d{4} \d{4}/.exec(String(webhook.received.at(-1)?.text))![0];
  const send = () => employer.browser.call("POST", "/api/user/phone/code");
  const confirm = (code: string) => employer.browser.call("POST", "/api/user/phone/confirmation", { json: { code } });

  test("is confirmed by the code sent to it, and another number is not", async () => {
    expect((await send()).status).toBe(204);
    expect(webhook.received.at(-1)).toMatchObject({ to: "+919811022334", channel: "sms" });
    expect((await confirm("00000001")).status).toBe(400);
    expect(await confirm(codeOf())).toMatchObject({ status: 200, body: { isPhoneConfirmed: true } });
    expect(await known()).toMatchObject({ card: "number" });
    await employer.browser.call("PUT", "/api/user/account", { json: { phone: "98110 99999" } });
    expect(await known()).toMatchObject({ card: "new" });
  });

  test.each([
    ["account", { phone: "98110 99999" }],
    ["profile", { contact: "98110 99999" }],
  ])("that is changed in the %s ends the code of the one before", async (path, json) => {
    await send();
    expect((await employer.browser.call("PUT", `/api/user/${path}`, { json })).status).toBe(200);
    expect((await confirm(codeOf())).status).toBe(400);
    expect(await known()).toMatchObject({ card: "new" });
  });

  test("that cannot be reached is said, and one that is missing is asked for", async () => {
    webhook.answers.push({ status: 500 });
    expect(await send()).toMatchObject({ status: 503, body: { code: "text_failed" } });
    await db.user.update({ where: { id: employer.id }, data: { phone: null } });
    expect(await send()).toMatchObject({ status: 409, body: { code: "phone_required" } });
    expect((await employer.browser.call("POST", "/api/user/phone/call")).status).toBe(409);
    expect((await act("phone-confirmation", { isConfirmed: true })).status).toBe(409);
  });

  test("is confirmed by a call that the employer asked for once, and an admin made", async () => {
    const ask = () => employer.browser.call("POST", "/api/user/phone/call");
    const first = await ask();
    expect(first).toMatchObject({ status: 200, body: { kind: "number", state: "open" } });
    expect((await ask()).body).toEqual(first.body);
    const { id } = first.body as { id: string };
    const queued = await admin.browser.call("GET", `/api/admin/cases/${id}`);
    expect(queued.body).toMatchObject({
      topic: "number",
      account: { phone: "+919811022334", isPhoneConfirmed: false },
    });
    const waiting = async () => {
      const { body } = await admin.browser.call("GET", "/api/admin/cases?limit=100");
      return (body as AdminCase[]).filter(({ subject }) => subject?.id === employer.id);
    };
    expect(await waiting()).toMatchObject([{ id, mayConfirmPhone: true }]);
    const report = { about: "job", id: job.id, topic: "asked_money" };
    await worker.browser.call("POST", "/api/user/reports", { json: report });
    expect((await act("phone-confirmation", { isConfirmed: true })).body).toMatchObject({
      phoneConfirmedAt: expect.stringMatching(/^20/),
    });
    expect(await waiting()).toMatchObject([{ kind: "report", mayConfirmPhone: false }]);
    expect(await known()).toMatchObject({ card: "number" });
    const { body: own } = await employer.browser.call("GET", "/api/user/grievances");
    expect(own).toMatchObject([{ kind: "number", state: "answered" }]);
    await act("phone-confirmation", { isConfirmed: false });
    expect(await known()).toMatchObject({ card: "new" });
    const told = await db.notification.findMany({ where: { userId: employer.id }, select: { kind: true } });
    expect(told).toEqual([{ kind: "number_confirmed" }]);
    expect((await acts()).map(({ action }) => action).filter((action) => action.includes("phone"))).toEqual([
      ...["user.confirm_phone", "user.unconfirm_phone"],
    ]);
  });
});

describe("the first place", () => {
  const titles = async (path: string) => {
    const { body } = await worker.browser.call("GET", path);
    return (body as ({ title: string } | { job: { title: string } })[]).map((one) =>
      "job" in one ? one.job.title : one.title,
    );
  };
  beforeAll(async () => {
    await asOwner("TRUNCATE jobs CASCADE");
    await worker.browser.call("PUT", "/api/user/places", { json: { places: ["kolhapur"] } });
    await worker.browser.call("PUT", "/api/user/profile", { json: { skills: ["Vegetarian food"] } });
  });

  test("of each page of 'near', and of those that suit, is for someone known in that ring; cursors stay", async () => {
    await asOwner("TRUNCATE jobs CASCADE");
    const sure = await makePerson("employer", { phoneConfirmedAt: new Date() });
    const post = (title: string, who: Person, age: number) =>
      makeJob(who.id, { title, location: "Kolhapur", createdAt: new Date(Date.now() - age * 60_000) });
    await post("one", employer, 1);
    await post("two", employer, 2);
    await post("three, known", sure, 3);
    await post("four", employer, 4);
    await post("five, known", sure, 5);
    expect(await titles("/api/service-requests?limit=5&sort=near")).toEqual([
      "three, known",
      "one",
      "two",
      "four",
      "five, known",
    ]);
    // Of a page without one nothing is moved, and the next begins where the order says.
    const seen: string[][] = [];
    let path: string | undefined = "/api/service-requests?limit=2&sort=near";
    while (path) {
      const { body, headers } = await worker.browser.call("GET", path);
      seen.push((body as { title: string }[]).map(({ title }) => title));
      path = /<([^>]*)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual([["one", "two"], ["three, known", "four"], ["five, known"]]);
    expect(await titles("/api/user/suiting-jobs")).toHaveLength(5);
    expect((await titles("/api/user/suiting-jobs"))[0]).toMatch(/known/);
    // 'Newest' is another order.
    expect((await titles("/api/service-requests?limit=5"))[0]).toBe("one");
  });
});
