import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "@/lib/core/time";
import type { OwnReport, ReportReceipt } from "@/lib/domains/reports/types";
import type { ReportTopic } from "@/lib/domains/trust/report-options";
import { db } from "@/lib/platform/db/client";
import { withConnection } from "@/scripts/lib/connection";
import { openBrowser, type Browser } from "../support/browser";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";
import { untilOneWaits } from "../support/lock-wait";
import { voiceFile, voiceNote } from "../support/voice-notes";

let employer: Person;
let jobId: string;
let place = 0;
beforeEach(async () => {
  employer = await makePerson("employer");
  jobId = (await makeJob(employer.id)).id;
});

const OLD = { createdAt: new Date(Date.now() - 4 * DAY_MS) };
/** A worker who opened the job, at an address of their own. */
async function reader(data = OLD, hasOpened = true) {
  const worker = await makePerson("worker", data);
  if (hasOpened) await db.jobView.create({ data: { jobId, viewerId: worker.id } });
  return worker;
}
const from = () => ({ "x-forwarded-for": `10.9.${Math.floor((place += 1) / 250)}.${place % 250}` });
const report = (browser: Browser, topic: ReportTopic = "not_as_written", headers = from()) =>
  browser.call("POST", "/api/user/reports", { json: { about: "job", id: jobId, topic }, headers });
/** The answer to a call that still sees a row, and waits for it, while it is being deleted. */
const whileDeleting = <T>(table: "jobs" | "applications" | "users", id: string, call: () => Promise<T>): Promise<T> =>
  withConnection(process.env.TEST_OWNER_URL!, async (client) => {
    await client.query("BEGIN");
    await client.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    const answer = call();
    await untilOneWaits();
    await client.query("COMMIT");
    return answer;
  });
const statusOf = async () => (await db.job.findUniqueOrThrow({ where: { id: jobId } })).status;

test("a report reaches the queue with what it is about, and its sender reads that it came", async () => {
  const worker = await reader();
  const form = new FormData();
  for (const [name, value] of Object.entries({ about: "job", id: jobId, topic: "bad_behaviour", text: "ও চিৎকার করে" }))
    form.set(name, value);
  form.set("voiceNote", voiceFile(voiceNote("opus.ogg")));
  const { status, body } = await worker.browser.call("POST", "/api/user/reports", { form });
  expect([status, body]).toMatchObject([201, { topic: "bad_behaviour" }]);
  expect(await db.case.findFirstOrThrow({ where: { reporterId: worker.id } })).toMatchObject({
    ...{ kind: "report", severity: "danger", state: "open", jobId, subjectId: employer.id, text: "ও চিৎকার করে" },
    ...{ voiceSeconds: 2, evidence: { reasons: [{ rule: "bad_behaviour" }] } },
  });
  const { body: own } = await worker.browser.call("GET", "/api/user/reports");
  expect(own).toMatchObject([{ number: (body as ReportReceipt).number, hasVoiceNote: true, decision: null }]);
  const told = await db.notification.findMany({ where: { userId: worker.id } });
  expect(told).toMatchObject([{ kind: "report_received", jobId }]);
  const { body: employers } = await employer.browser.call("GET", "/api/user/reports");
  expect(employers as OwnReport[]).toEqual([]);
});

test("both sides of an application report the other, nobody else, and nobody their own job", async () => {
  const [worker, stranger] = await Promise.all([reader(), reader()]);
  const { id } = await makeApplication(jobId, worker.id);
  const send = (person: Person, about: string, what: string) =>
    person.browser.call("POST", "/api/user/reports", { json: { about, id: what, topic: "other" } });
  expect((await send(worker, "application", id)).status).toBe(201);
  expect((await send(employer, "application", id)).status).toBe(201);
  expect(await send(stranger, "application", id)).toMatchObject({
    status: 404,
    body: { code: "application_not_found" },
  });
  expect(await send(employer, "job", jobId)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  const cases = await db.case.findMany({ where: { applicationId: id }, orderBy: { createdAt: "asc" } });
  expect(cases.map(({ reporterId, subjectId }) => [reporterId, subjectId])).toEqual([
    [worker.id, employer.id],
    [employer.id, worker.id],
  ]);
});

test("the same call under the same key makes one case, as the outbox sends it again", async () => {
  const worker = await reader();
  const json = { about: "job", id: jobId, topic: "other" };
  const headers = { "idempotency-key": crypto.randomUUID(), "x-account": worker.id };
  const answers = [await worker.browser.call("POST", "/api/user/reports", { json, headers })];
  answers.push(await worker.browser.call("POST", "/api/user/reports", { json, headers }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await db.case.count({ where: { reporterId: worker.id } })).toBe(1);
});

describe("while a report is on its way", () => {
  let worker: Person;
  let application: string;
  const send = (about = "application", id = application) =>
    worker.browser.call("POST", "/api/user/reports", { json: { about, id, topic: "other" }, headers: from() });
  beforeEach(async () => {
    worker = await reader();
    application = (await makeApplication(jobId, worker.id)).id;
    // So that the handler is loaded.
    expect((await send()).status).toBe(201);
  });

  test("its job may be deleted: there is none", async () => {
    const id = (await makeJob(employer.id)).id;
    const sent = await whileDeleting("jobs", id, () => send("job", id));
    expect(sent).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  });

  test("its application may be deleted: there is none", async () => {
    const sent = await whileDeleting("applications", application, () => send());
    expect(sent).toMatchObject({ status: 404, body: { code: "application_not_found" } });
  });

  test("its sender may be deleted: nobody is signed in", async () => {
    const sent = await whileDeleting("users", worker.id, () => send());
    expect(sent).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });
});

test("ten a day are read", async () => {
  const worker = await reader();
  for (let sent = 0; sent < 10; sent += 1) expect((await report(worker.browser)).status).toBe(201);
  expect((await report(worker.browser)).status).toBe(429);
});

describe("an open job is held", () => {
  test("once three people have reported it, not before", async () => {
    for (const expected of ["open", "open", "held"]) {
      expect((await report((await reader()).browser)).status).toBe(201);
      expect(await statusOf()).toBe(expected);
    }
  });

  test("by one who was called and was asked for money, and by nobody else's word alone", async () => {
    const [called, applicant] = await Promise.all([reader(), reader()]);
    await makeApplication(jobId, applicant.id);
    await report(applicant.browser, "asked_money");
    expect(await statusOf()).toBe("open");
    await makeApplication(jobId, called.id, { status: "shortlisted" });
    await report(called.browser, "bad_behaviour");
    expect(await statusOf()).toBe("open");
    await report(called.browser, "asked_money");
    expect(await statusOf()).toBe("held");
    // Its owner does not wait in silence.
    const { body } = await employer.browser.call("GET", "/api/user/notifications");
    expect(body).toMatchObject([{ kind: "office_held", job: { id: jobId }, reason: null }]);
  });

  test("also by one who was rejected since: a quick no hides nothing", async () => {
    const worker = await reader();
    const { id } = await makeApplication(jobId, worker.id);
    for (const status of ["shortlisted", "rejected"])
      expect(
        (await employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json: { status } })).status,
      ).toBe(200);
    await report(worker.browser, "asked_money");
    expect(await statusOf()).toBe("held");
  });

  test.each([
    ["by one person three times", async () => Array<Person>(3).fill(await reader()), from],
    [
      "from one address",
      async () => [await reader(), await reader(), await reader()],
      () => ({ "x-forwarded-for": "10.8.0.1" }),
    ],
    ["by new accounts", async () => Promise.all([1, 2, 3].map(() => reader({ createdAt: new Date() }))), from],
    ["by people who never opened it", async () => Promise.all([1, 2, 3].map(() => reader(OLD, false))), from],
  ])("never %s", async (_how, people, headers) => {
    for (const person of await people()) expect((await report(person.browser, "other", headers())).status).toBe(201);
    expect(await statusOf()).toBe("open");
  });

  test("never from one browser", async () => {
    const people = await Promise.all([reader(), reader(), reader()]);
    let cookie: [string, string] | undefined;
    for (const { browser } of people) {
      if (cookie) browser.cookies.set(...cookie);
      await report(browser);
      cookie = [...browser.cookies].find(([name]) => name.endsWith("reports"));
    }
    expect(await statusOf()).toBe("open");
  });

  test("not again for what an admin has found to be fine", async () => {
    const decided = { state: "decided", decision: "fine", decidedAt: new Date() } as const;
    await db.case.create({ data: { kind: "report", topic: "not_as_written", jobId, ...decided } });
    for (let count = 0; count < 3; count += 1) await report((await reader()).browser);
    expect(await statusOf()).toBe("open");
    for (let count = 0; count < 3; count += 1) await report((await reader()).browser, "other");
    expect(await statusOf()).toBe("held");
  });

  test("nor for what an admin let pass on the job's own page", async () => {
    for (let count = 0; count < 3; count += 1) await report((await reader()).browser);
    const admin = await makePerson("admin");
    const json = { held: false, reason: "We called. All is as written." };
    expect((await admin.browser.call("PUT", `/api/admin/jobs/${jobId}/hold`, { json })).status).toBe(200);
    await report((await reader()).browser);
    expect(await statusOf()).toBe("open");
  });
});

describe("a visitor", () => {
  const send = (browser = openBrowser(), headers = from(), id = jobId) =>
    browser.call("POST", "/api/reports", { json: { id, topic: "asked_money" }, headers });

  test("whose subject is deleted while the report is on its way reads that there is no such job", async () => {
    // So that the handler is loaded.
    expect((await send(openBrowser(), from(), (await makeJob(employer.id)).id)).status).toBe(201);
    const sent = await whileDeleting("jobs", jobId, () => send());
    expect(sent).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  });

  test("makes a case of an open job, and never holds it", async () => {
    for (let count = 0; count < 4; count += 1) expect((await send()).status).toBe(201);
    expect(await statusOf()).toBe("open");
    expect(await db.case.count({ where: { jobId, reporterId: null, severity: "grave" } })).toBe(4);
  });

  test("leaves a number to be called on, if they like, in the language they read", async () => {
    const json = { id: jobId, topic: "asked_money", phone: "98765 43210" };
    const headers = { ...from(), "accept-language": "bn" };
    expect((await openBrowser().call("POST", "/api/reports", { json, headers })).status).toBe(201);
    const { id } = await db.case.findFirstOrThrow({ where: { jobId } });
    const { body } = await (await makePerson("admin")).browser.call("GET", `/api/admin/cases/${id}`);
    expect(body).toMatchObject({ contact: { name: "", phone: "+919876543210", language: "bn" }, kind: "report" });
    const wrong = await openBrowser().call("POST", "/api/reports", { json: { ...json, phone: "12" }, headers });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { phone: [expect.any(String)] } } });
  });

  test("is limited by browser and by address", async () => {
    const browser = openBrowser();
    for (let count = 0; count < 3; count += 1) expect((await send(browser)).status).toBe(201);
    expect((await send(browser)).status).toBe(429);
    const crowd = { "x-forwarded-for": "10.7.0.1" };
    for (let count = 0; count < 20; count += 1) expect((await send(openBrowser(), crowd)).status).toBe(201);
    expect((await send(openBrowser(), crowd)).status).toBe(429);
  });

  test("sends one report under one key, whatever network it is sent through again", async () => {
    const sendWith = (key: string, topic = "asked_money") =>
      openBrowser().call("POST", "/api/reports", {
        json: { id: jobId, topic },
        headers: { ...from(), "idempotency-key": key },
      });
    const key = crypto.randomUUID();
    const first = await sendWith(key);
    expect(first.status).toBe(201);
    expect(await sendWith(key)).toMatchObject({ status: 201, body: first.body });
    expect(await db.case.count({ where: { jobId } })).toBe(1);
    expect(await sendWith(key, "other")).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
    // Two visitors might choose such a key.
    expect(await sendWith("1")).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect((await sendWith(crypto.randomUUID())).status).toBe(201);
    expect(await db.case.count({ where: { jobId } })).toBe(2);
  });

  test("does not learn whether there is a job that is not open", async () => {
    const closed = await makeJob(employer.id, { status: "closed" });
    for (const id of [closed.id, crypto.randomUUID()])
      expect(await send(openBrowser(), from(), id)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  });
});

test("without script the form leads to the page that says that it came", async () => {
  const worker = await reader();
  const headers = {
    ...{ "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", origin: "http://localhost:3000" },
    referer: `http://localhost:3000/report/job/${jobId}`,
  };
  const post = (browser: Browser, path: string, fields: Record<string, string>, type: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return type === "multipart"
      ? browser.call("POST", path, { form, headers })
      : browser.call("POST", path, {
          raw: new URLSearchParams(fields).toString(),
          headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        });
  };
  const fields = { about: "job", id: jobId, topic: "child_works", text: "" };
  const sent = await post(worker.browser, "/api/user/reports", fields, "multipart");
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/report\/sent\?number=KS-\d{4}-\d{6}&topic=child_works$/),
  ]);
  const without = await post(worker.browser, "/api/user/reports", { ...fields, topic: "" }, "multipart");
  expect(without.headers.get("location")).toBe(`/report/job/${jobId}#refused`);
  const visitors = await post(openBrowser(), "/api/reports", { id: jobId, topic: "other", text: "" }, "plain");
  expect(visitors.status).toBe(303);
});
