import "../support/raised-limits";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AdminCase, AdminCaseDetails, CaseFigures } from "@/lib/domains/admin/case-types";
import { listCases } from "@/lib/domains/admin/case-queries";
import { casesQuery } from "@/lib/domains/admin/case-schema";
import type { Measure, OwnReport } from "@/lib/domains/reports/types";
import { db } from "@/lib/platform/db/client";
import { lookColumns } from "@/lib/platform/uploads/look";
import { actorOf } from "../support/actor";
import { asOwner } from "../support/as-owner";
import { openBrowser } from "../support/browser";
import { jobBody, makeApplication, makeJob, makePerson, type Person } from "../support/factories";
import { sequentialScans, statementsOf } from "../support/plans";

let admin: Person;
let other: Person;
let employer: Person;
let worker: Person;
let jobId: string;
beforeAll(async () => {
  [admin, other] = await Promise.all([makePerson("admin"), makePerson("admin")]);
});
beforeEach(async () => {
  await db.case.deleteMany();
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
});

const report = async (from = worker, topic = "asked_money") => {
  const json = { about: "job", id: jobId, topic, text: "500 rupees" };
  expect((await from.browser.call("POST", "/api/user/reports", { json })).status).toBe(201);
  return db.case.findFirstOrThrow({ where: { reporterId: from.id, kind: "report" }, orderBy: { createdAt: "desc" } });
};
const read = async (id: string, who = admin) =>
  (await who.browser.call("GET", `/api/admin/cases/${id}`)).body as AdminCaseDetails;
const decide = (id: string, json: Record<string, unknown>, who = admin) =>
  who.browser.call("PUT", `/api/admin/cases/${id}/decision`, { json });
const told = async ({ id }: Person) =>
  (await db.notification.findMany({ where: { userId: id }, orderBy: { createdAt: "asc" } })).map(({ kind }) => kind);
const list = async (query = "") => (await admin.browser.call("GET", `/api/admin/cases${query}`)).body as AdminCase[];

describe("the queue", () => {
  test("begins with the gravest and, of those, the oldest; each page goes on where the last one ended", async () => {
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const made = [
      ["usual", 9], ["danger", 1], ["grave", 5], ["danger", 3], ["usual", 2],
    ] as const; // prettier-ignore
    for (const [severity, hours] of made)
      await db.case.create({ data: { kind: "report", severity, jobId, createdAt: at(hours), reporterId: worker.id } });
    const seen: string[] = [];
    let path: string | null = "/api/admin/cases?limit=2";
    while (path) {
      const { body, headers }: { body: unknown; headers: Headers } = await admin.browser.call("GET", path);
      seen.push(
        ...(body as AdminCase[]).map(
          (one) => `${one.severity} ${Math.round((Date.now() - Date.parse(one.createdAt)) / 3_600_000)}`,
        ),
      );
      path = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1] ?? null;
    }
    expect(seen).toEqual(["danger 3", "danger 1", "grave 5", "usual 9", "usual 2"]);
  });

  test("is filtered by kind, state and who has it, and searched by number, name and job", async () => {
    const { id } = await report();
    await db.case.create({ data: { kind: "complaint", topic: "money", text: "x", reporterId: worker.id } });
    expect((await list("?kind=report")).map((one) => one.id)).toEqual([id]);
    expect(await list("?holder=me")).toEqual([]);
    await admin.browser.call("PUT", `/api/admin/cases/${id}/assignee`, { json: { isMine: true } });
    expect((await list("?holder=me")).map(({ assignee }) => assignee?.id)).toEqual([admin.id]);
    const { number, job } = await read(id);
    for (const search of [number, employer.username, job!.title.slice(0, 12)])
      expect((await list(`?search=${encodeURIComponent(search)}`)).map((one) => one.id)).toContain(id);
    expect((await list(`?search=${Number(number.slice(-6))}`)).map((one) => one.id)).toContain(id);
    // Somebody's login name may end like a case's number.
    for (const nothing of ["no%25such", `nobody.${Number(number.slice(-6))}`])
      expect(await list(`?search=${nothing}`), nothing).toEqual([]);
    const { severity } = await read(id);
    for (const one of ["danger", "grave", "usual"])
      expect((await list(`?kind=report&severity=${one}`)).length, one).toBe(one === severity ? 1 : 0);
    expect(await list("?state=decided")).toEqual([]);
    expect((await decide(id, { decision: "fine" })).status).toBe(200);
    expect((await list("?state=decided")).map((one) => one.decision)).toEqual(["fine"]);
  });

  test("is searched by the people of its cases: a number with blanks, a name in another script, an id", async () => {
    const sent = await db.case.create({
      data: { kind: "complaint", topic: "money", text: "x", reporterId: worker.id },
    });
    const named = await worker.browser.call("PUT", "/api/user/account", { json: { name: "Sunita Devi" } });
    expect(named.status).toBe(200);
    const data = { phone: "+919876501234", preferredLanguage: "hi" } as const;
    await db.user.update({ where: { id: worker.id }, data });
    for (const search of ["098765 01234", "सुनीता देवी", worker.id])
      expect(
        (await list(`?search=${encodeURIComponent(search)}`)).map((one) => one.id),
        search,
      ).toEqual([sent.id]);
    expect(await list(`?search=${employer.id}`)).toEqual([]);
    const asked = { contactName: "Ravi", contactPhone: "+919811022334", contactLanguage: "hi" } as const;
    const visitor = await db.case.create({ data: { kind: "password", text: "", ...asked } });
    expect((await list("?search=98110%2022334")).map((one) => one.id)).toEqual([visitor.id]);
    expect(await read(sent.id)).toMatchObject({ reads: "hi" });
  });

  test("a case behind a thousand others is found by its person, its number and its phone number", async () => {
    await asOwner(
      `INSERT INTO cases (id, kind, severity, created_at)
       SELECT gen_random_uuid(), 'held', 'danger', now() - interval '1 hour' FROM generate_series(1, 1000)`,
    );
    const asked = { contactName: "Ravi", contactPhone: "+919811022355", contactLanguage: "hi" } as const;
    const visitors = await db.case.create({ data: { kind: "password", text: "", ...asked } });
    const sent = await db.case.create({
      data: { kind: "complaint", topic: "money", text: "x", reporterId: worker.id },
    });
    for (const search of [worker.id, worker.username, `KS-2026-${String(sent.number).padStart(6, "0")}`])
      expect(
        (await list(`?search=${search}`)).map(({ id }) => id),
        search,
      ).toContain(sent.id);
    expect((await list("?search=98110%2022355")).map(({ id }) => id)).toEqual([visitors.id]);
  });

  test("says how many wait, and how many were decided within a day", async () => {
    const { id } = await report();
    const late = new Date(Date.now() - 30 * 3_600_000);
    await db.case.create({ data: { kind: "report", createdAt: late, reporterId: worker.id } });
    const decided = { state: "decided", decision: "fine", decidedAt: new Date() } as const;
    await db.case.create({ data: { kind: "report", createdAt: late, reporterId: worker.id, ...decided } });
    expect((await decide(id, { decision: "fine" })).status).toBe(200);
    const { body } = await admin.browser.call("GET", "/api/admin/case-figures");
    expect(body as CaseFigures).toEqual({ waiting: 1, late: 1, answered: 2, inTime: 1 });
  });
});

test("a case has what the job says, and each change of it: before and after", async () => {
  const change = (json: object) => employer.browser.call("PUT", `/api/jobs/${jobId}`, { json });
  const first = { specialInstructions: "Bring your own apron", salary: "18000", meals: ["lunch"] };
  expect((await change(first)).status).toBe(200);
  expect((await change({ ...first, specialInstructions: "" })).status).toBe(200);
  // Nothing else than the last saves: a save that changes nothing is none, and an address is nobody's to keep.
  await change({ salary: "18000", exactAddress: "Flat 12" });
  const { id } = await report();
  const { texts, changes } = await read(id);
  const at = expect.any(String);
  expect(changes?.fields).toEqual([
    { at, field: "specialInstructions", before: "Bring your own apron", after: "" },
    { at, field: "salary", before: "20000-25000", after: "18000" },
    { at, field: "specialInstructions", before: "", after: "Bring your own apron" },
    { at, field: "meals", before: "", after: "lunch" },
  ]);
  expect(texts.map(({ field }) => field)).toEqual(expect.arrayContaining(["title", "location"]));
});

describe("a decision", () => {
  test("'fine' lets a held job be seen again, and tells everyone who reported it", async () => {
    const second = await makePerson("worker");
    const [one, two] = [await report(), await report(second)];
    await db.job.update({ where: { id: jobId }, data: { status: "held" } });
    expect((await read(one.id)).same.map(({ id }) => id)).toEqual([two.id]);
    const { body } = await decide(one.id, { decision: "fine", reporterWords: "not_enough" });
    expect(body).toMatchObject({ state: "decided", decision: "fine", decidedBy: { id: admin.id } });
    expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).status).toBe("open");
    for (const person of [worker, second]) {
      expect(await told(person)).toEqual(["report_received", "report_decided"]);
      const { body: own } = await person.browser.call("GET", "/api/user/reports");
      expect(own as OwnReport[]).toMatchObject([{ decision: "fine", more: "not_enough" }]);
    }
    expect(await told(employer)).toEqual(["office_released"]);
    expect(await decide(two.id, { decision: "suspend" })).toMatchObject({
      status: 409,
      body: { code: "already_decided" },
    });
    const entries = await db.auditLog.findMany({ where: { targetId: one.id } });
    expect(entries).toMatchObject([
      { action: "case.decide", actorId: admin.id, details: { decision: "fine", cases: 2 } },
    ]);
  });

  test("'change' closes the job, and its owner reads what, why and by which evidence", async () => {
    const { id } = await report();
    await decide(id, { decision: "change", subjectWords: "asked_money" });
    expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).status).toBe("closed");
    expect(await told(employer)).toEqual(["measure_taken"]);
    const { body } = await employer.browser.call("GET", "/api/user/measures");
    expect(body as Measure[]).toMatchObject([
      { decision: "change", why: "asked_money", found: [{ rule: "asked_money" }], job: { id: jobId }, appeal: null },
    ]);
    expect(JSON.stringify(body)).not.toContain(worker.id);
    expect(JSON.stringify(body)).not.toContain("500 rupees");
  });

  test("one decision about a job with several reports is one measure to its owner", async () => {
    const { id } = await report();
    await report(await makePerson("worker"), "not_as_written");
    await decide(id, { decision: "change" });
    expect(await db.case.count({ where: { jobId, decision: "change" } })).toBe(2);
    const { body } = await employer.browser.call("GET", "/api/user/measures");
    expect((body as Measure[]).map(({ job, decision }) => [job?.id, decision])).toEqual([[jobId, "change"]]);
  });

  test("'take down' removes the job", async () => {
    const { id } = await report();
    await decide(id, { decision: "take_down" });
    expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).removedAt).not.toBeNull();
  });

  test("'suspend' deactivates the account", async () => {
    const { id } = await report();
    expect((await decide(id, { decision: "suspend" })).status).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: employer.id } })).toMatchObject({
      ...{ deactivatedAt: expect.any(Date), deactivationReason: "asked_money", deactivationNote: null },
    });
  });

  test("'suspend' tells the account at its next login why, and by which words of its own job", async () => {
    const json = jobBody({ specialInstructions: "Registration fee Rs 500 before joining" });
    expect((await employer.browser.call("POST", "/api/jobs", { json })).body).toMatchObject({ review: "held" });
    const { id } = await db.case.findFirstOrThrow({ where: { kind: "held", subjectId: employer.id } });
    expect((await decide(id, { decision: "suspend", subjectWords: "not_as_written" })).status).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: employer.id } })).toMatchObject({
      deactivationReason: "false_details",
      deactivationNote: expect.stringMatching(/^“Registration fee/),
    });
  });

  test("about an applicant leaves the job alone, which is the reporter's own", async () => {
    const { id: applicationId } = await makeApplication(jobId, worker.id);
    const json = { about: "application", id: applicationId, topic: "bad_behaviour" };
    expect((await employer.browser.call("POST", "/api/user/reports", { json })).status).toBe(201);
    const { id } = await db.case.findFirstOrThrow({ where: { reporterId: employer.id } });
    expect((await read(id)).decisions).toEqual(["fine", "suspend"]);
    expect((await decide(id, { decision: "take_down" })).status).toBe(400);
    expect((await decide(id, { decision: "suspend" })).status).toBe(200);
    expect((await db.user.findUniqueOrThrow({ where: { id: worker.id } })).deactivatedAt).not.toBeNull();
    expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).removedAt).toBeNull();
  });

  test("of a kind that a case cannot end with is refused, as is a case that does not exist", async () => {
    const complaint = await db.case.create({ data: { kind: "complaint", text: "x", reporterId: worker.id } });
    expect((await decide(complaint.id, { decision: "fine" })).status).toBe(400);
    expect(await decide(crypto.randomUUID(), { decision: "fine" })).toMatchObject({
      ...{ status: 404, body: { code: "case_not_found" } },
    });
  });
});

describe("a suspension of someone with six open jobs", () => {
  beforeEach(async () => {
    for (let count = 0; count < 5; count += 1) await makeJob(employer.id);
  });

  test("needs a second admin, and the first cannot be both", async () => {
    const { id } = await report();
    expect((await read(id)).needs).toBe("second_admin");
    expect((await decide(id, { decision: "suspend" })).body).toMatchObject({ state: "second", decision: "suspend" });
    expect((await db.user.findUniqueOrThrow({ where: { id: employer.id } })).deactivatedAt).toBeNull();
    expect(await decide(id, { decision: "suspend" })).toMatchObject({
      status: 403,
      body: { code: "other_admin_needed" },
    });
    expect((await decide(id, { decision: "suspend" }, other)).body).toMatchObject({ state: "decided" });
    expect((await db.user.findUniqueOrThrow({ where: { id: employer.id } })).deactivatedAt).not.toBeNull();
    const entries = await db.auditLog.findMany({ where: { targetId: id }, orderBy: { at: "asc" } });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["case.propose", admin.id],
      ["case.decide", other.id],
    ]);
  });

  test("waits for a second admin from the account's own page too, with the reason and the words", async () => {
    const path = `/api/admin/users/${employer.id}/deactivate`;
    const json = { reason: "spam", note: "The same position twenty times." };
    for (const by of [admin, admin])
      expect(await by.browser.call("POST", path, { json })).toMatchObject({
        ...{ status: 409, body: { code: "second_admin_needed" } },
      });
    const user = () => db.user.findUniqueOrThrow({ where: { id: employer.id } });
    expect((await user()).deactivatedAt).toBeNull();
    const [waiting, ...more] = await db.case.findMany({ where: { subjectId: employer.id } });
    expect([waiting!.state, waiting!.decidedById, more]).toEqual(["second", admin.id, []]);
    expect((await decide(waiting!.id, { decision: "suspend" })).status).toBe(403);
    expect((await decide(waiting!.id, { decision: "suspend" }, other)).status).toBe(200);
    expect(await user()).toMatchObject({ deactivationReason: "spam", deactivationNote: json.note });
    // The words of the first one stay with the case.
    expect(await read(waiting!.id, other)).toMatchObject({ answer: json.note, decidedBy: { id: other.id } });
  });

  test("where there is one admin only, takes the typed name", async () => {
    const { id } = await report();
    const admins = { role: { in: ["admin", "super_admin"] as ("admin" | "super_admin")[] }, id: { not: admin.id } };
    await db.user.updateMany({ where: admins, data: { deactivatedAt: new Date() } });
    try {
      expect((await read(id)).needs).toBe("typed_name");
      expect((await decide(id, { decision: "suspend", confirmation: "somebody" })).status).toBe(400);
      expect((await decide(id, { decision: "suspend", confirmation: employer.username })).status).toBe(200);
    } finally {
      await db.user.updateMany({ where: admins, data: { deactivatedAt: null } });
    }
  });
});

describe("someone who disagrees", () => {
  const appeal = (caseId: string, who = employer, text = "I never asked for money.") =>
    who.browser.call("POST", "/api/user/appeals", { json: { caseId, text } });
  const taken = async (decision = "take_down") => {
    const { id } = await report();
    expect((await decide(id, { decision })).status).toBe(200);
    return id;
  };

  test("makes a case that another admin answers, once, and that takes the measure back", async () => {
    const id = await taken();
    expect((await appeal(id)).status).toBe(201);
    expect(await appeal(id)).toMatchObject({ status: 409, body: { code: "already_appealed" } });
    const [opened] = await list("?kind=appeal");
    expect(await read(opened!.id)).toMatchObject({ mayDecide: false, appealOf: { id }, decisions: ["fine", "upheld"] });
    expect(await decide(opened!.id, { decision: "fine" })).toMatchObject({ status: 403 });
    expect((await decide(opened!.id, { decision: "fine" }, other)).status).toBe(200);
    expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).removedAt).toBeNull();
    const { body } = await employer.browser.call("GET", "/api/user/measures");
    expect(body as Measure[]).toMatchObject([{ appeal: "fine" }]);
    expect(await told(employer)).toEqual(["job_removed", "measure_taken", "appeal_decided"]);
  });

  test("has a job that was to be changed open again, and it is not held again for the same words", async () => {
    const json = jobBody({ specialInstructions: "Registration fee Rs 500 before joining" });
    const { id: held } = (await employer.browser.call("POST", "/api/jobs", { json })).body as { id: string };
    const { id } = await db.case.findFirstOrThrow({ where: { jobId: held, kind: "held" } });
    expect((await decide(id, { decision: "change" })).status).toBe(200);
    expect((await appeal(id)).status).toBe(201);
    const [opened] = await list("?kind=appeal");
    expect((await decide(opened!.id, { decision: "fine" }, other)).status).toBe(200);
    expect((await db.job.findUniqueOrThrow({ where: { id: held } })).status).toBe("open");
    const changed = await employer.browser.call("PUT", `/api/jobs/${held}`, { json: { title: "Evening cook" } });
    expect(changed).toMatchObject({ status: 200, body: { review: "fine" } });
  });

  test("says so in words or with a voice, about a decision on the own account alone", async () => {
    const id = await taken();
    expect((await appeal(id, employer, "")).status).toBe(400);
    expect(await appeal(id, worker)).toMatchObject({ status: 404, body: { code: "case_not_found" } });
  });

  test("signed out after a deactivation leaves a number, and an admin answers in words", async () => {
    const json = { kind: "appeal", name: employer.username, phone: "98765 43211", text: "It was not me." };
    expect((await openBrowser().call("POST", "/api/grievances", { json })).status).toBe(201);
    const [one] = await list("?kind=appeal");
    expect(one).toMatchObject({ contact: { phone: "+919876543211" }, subject: null });
    const answer = await admin.browser.call("PUT", `/api/admin/grievances/${one!.id}/answer`, {
      json: { answer: "Called." },
    });
    expect([answer.status, answer.body]).toMatchObject([200, { kind: "appeal", state: "answered" }]);
  });
});

test("accounts that are alike are named with the reason", async () => {
  const phone = "+919811111111";
  await db.user.update({ where: { id: employer.id }, data: { phone } });
  const same = await makePerson("employer", { phone });
  const copier = await makePerson("employer");
  const { title } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  await makeJob(copier.id, { title });
  const network = { address: "10.20.30.40", device: "Chrome, Android", event: "login" };
  for (const userId of [employer.id, copier.id]) await db.securityLog.create({ data: { userId, ...network } });
  const picture = (owner: string, name: string) =>
    db.upload.create({ data: { name, kind: "photo", ownerId: owner, bytes: 54_321, width: 300, height: 200 } });
  await picture(employer.id, `${crypto.randomUUID()}.webp`);
  await picture(same.id, `${crypto.randomUUID()}.webp`);
  // One bit apart, as a picture that was scaled.
  const scaler = await makePerson("employer");
  for (const [person, look, bytes] of [
    [employer, "00ff00ff00ff0f0f", 1_001],
    [scaler, "00ff00ff00ff0f0e", 1_002],
  ] as const)
    await db.upload.create({
      data: {
        ...{ name: `${crypto.randomUUID()}.webp`, kind: "preview_image", ownerId: person.id, bytes },
        ...{ width: 400, height: 300, ...lookColumns(look) },
      },
    });
  const { alike } = await read((await report()).id);
  expect(alike.map(({ id, reason }) => [id, reason])).toEqual(
    expect.arrayContaining([
      [same.id, "phone"],
      [same.id, "picture"],
      [scaler.id, "picture"],
      [copier.id, "device"],
      [copier.id, "text"],
    ]),
  );
  expect(alike.map(({ id }) => id)).not.toContain(worker.id);
});

describe("with a thousand cases that wait and twenty thousand decided", () => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ connectionString: process.env.TEST_OWNER_URL });
    await client.connect();
  });
  afterAll(() => client.end());

  test("a page takes less than 50 ms and reads an index", async () => {
    await client.query(
      `INSERT INTO cases (id, kind, severity, reporter_id, job_id, subject_id, created_at, state, decision, decided_at)
       SELECT gen_random_uuid(), 'report', (ARRAY['danger','grave','usual'])[1 + n % 3]::case_severity, $1, $2, $3,
         now() - n * interval '1 minute',
         (CASE WHEN n > 1000 THEN 'decided' ELSE 'open' END)::case_state,
         CASE WHEN n > 1000 THEN 'fine' END, CASE WHEN n > 1000 THEN now() END
       FROM generate_series(1, 21000) n`,
      [worker.id, jobId, employer.id],
    );
    await client.query("ANALYZE cases");
    const actor = await actorOf(admin, "admin");
    const query = (values: Record<string, string>) => casesQuery.parse({ limit: "20", ...values });
    const first = await listCases(actor, query({}));
    const times: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const begun = performance.now();
      await listCases(actor, query({ cursor: first.nextCursor! }));
      times.push(performance.now() - begun);
    }
    expect(times.sort((a, b) => a - b)[3]).toBeLessThan(50);
    for (const values of [
      {},
      { cursor: first.nextCursor! },
      { state: "decided" },
      { kind: "report", holder: "nobody" },
      { severity: "grave" },
    ] as Record<string, string>[])
      for (const statement of await statementsOf(() => listCases(actor, query(values))))
        expect(await sequentialScans(client, statement), JSON.stringify(values)).not.toContain("cases");
  });
});
