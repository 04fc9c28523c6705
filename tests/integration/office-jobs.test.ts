import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let admin: Person;
let owner: Person;
beforeAll(async () => {
  admin = await makePerson("admin");
  owner = await makePerson("employer");
});

const REASON = "The address was of another house.";
const told = async (person: Person) => (await person.browser.call("GET", "/api/user/notifications?limit=1")).body;
const entriesAbout = (targetId: string) =>
  db.auditLog.findMany({ where: { targetId }, orderBy: { id: "asc" }, select: { action: true, details: true } });
const setStatus = (id: string, json: object, by = admin) => by.browser.call("PUT", `/api/jobs/${id}/status`, { json });
const setHold = (id: string, held: boolean, reason: string = REASON) =>
  admin.browser.call("PUT", `/api/admin/jobs/${id}/hold`, { json: { held, reason } });

describe("an admin's act on somebody's job", () => {
  test.each([undefined, "", "   ", "x".repeat(501)])("needs a reason that can be read: %j", async (reason) => {
    const job = await makeJob(owner.id);
    for (const answer of [
      await setStatus(job.id, { status: "closed", reason }),
      await admin.browser.call("PUT", `/api/jobs/${job.id}`, { json: { title: "Cook for lunch", reason } }),
      await admin.browser.call("PUT", `/api/admin/jobs/${job.id}/hold`, { json: { held: true, reason } }),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { code: "invalid", errors: { reason: [expect.any(String)] } },
      });
    }
    expect(await db.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({ status: "open", revision: 1 });
    expect(await entriesAbout(job.id)).toEqual([]);
  });

  test("closes it, keeps its applications, and opens it again; its owner reads why", async () => {
    const [job, worker] = [await makeJob(owner.id), await makePerson("worker")];
    const application = await makeApplication(job.id, worker.id);
    expect(await setStatus(job.id, { status: "closed", reason: REASON })).toMatchObject({
      status: 200,
      body: { status: "closed", closed_reason: "owner" },
    });
    expect(await db.application.findUniqueOrThrow({ where: { id: application.id } })).toMatchObject({
      status: "pending",
    });
    expect(await told(owner)).toMatchObject([{ kind: "office_closed", reason: REASON, job: { id: job.id } }]);
    expect(await setStatus(job.id, { status: "closed", reason: REASON })).toMatchObject({
      status: 409,
      body: { code: "job_status_step" },
    });
    expect((await setStatus(job.id, { status: "open", reason: "It was right" })).status).toBe(200);
    expect(await told(owner)).toMatchObject([{ kind: "office_reopened", reason: "It was right" }]);
    // The words are the owner's; the log is kept for a year.
    expect(await entriesAbout(job.id)).toEqual([
      { action: "job.close", details: {} },
      { action: "job.reopen", details: {} },
    ]);
  });

  test("changes it as its owner may, and says nothing where nothing changes", async () => {
    const job = await makeJob(owner.id);
    const json = { title: "Cook for two", reason: REASON, revision: 1 };
    const change = () => admin.browser.call("PUT", `/api/jobs/${job.id}`, { json });
    expect(await change()).toMatchObject({ status: 200, body: { title: "Cook for two", employerId: owner.id } });
    expect(await told(owner)).toMatchObject([{ kind: "office_changed", reason: REASON, job: { id: job.id } }]);
    expect(await entriesAbout(job.id)).toEqual([{ action: "job.change", details: {} }]);
    expect((await change()).status).toBe(200);
    expect(await entriesAbout(job.id)).toHaveLength(1);
    const stale = { title: "Cook for three", revision: 1 };
    expect(await owner.browser.call("PUT", `/api/jobs/${job.id}`, { json: stale })).toMatchObject({ status: 409 });
  });

  test("holds it, which nobody new sees then, and releases it with its case", async () => {
    const [job, worker] = [await makeJob(owner.id), await makePerson("worker")];
    expect(await setHold(job.id, true)).toMatchObject({ status: 200, body: { status: "open", review: "held" } });
    expect((await worker.browser.call("GET", `/api/jobs/${job.id}`)).status).toBe(404);
    expect(await told(owner)).toMatchObject([{ kind: "office_held", reason: REASON }]);
    expect(await db.case.findMany({ where: { jobId: job.id } })).toMatchObject([
      { kind: "held", subjectId: owner.id, text: REASON, decidedAt: null },
    ]);
    expect((await setHold(job.id, true)).status).toBe(409);
    expect(await admin.browser.call("GET", `/api/admin/jobs?status=held&search=${job.id}`)).toMatchObject({
      body: [{ id: job.id }],
    });
    expect(await setHold(job.id, false)).toMatchObject({ status: 200, body: { review: "fine" } });
    expect((await worker.browser.call("GET", `/api/jobs/${job.id}`)).status).toBe(200);
    expect(await db.case.findMany({ where: { jobId: job.id } })).toMatchObject([
      { state: "decided", decision: "fine", decidedById: admin.id },
    ]);
    expect((await setHold(job.id, false)).status).toBe(409);
    expect((await entriesAbout(job.id)).map(({ action }) => action)).toEqual(["job.hold", "job.release"]);
  });

  test("leaves to its owner what only the owner can know", async () => {
    const [draft, filled] = [
      await makeJob(owner.id, { status: "draft", postedAt: null }),
      await makeJob(owner.id, { status: "closed", closedReason: "filled" }),
    ];
    const gone = await makePerson("employer", { deactivatedAt: new Date() });
    const theirs = await makeJob(gone.id, { status: "closed" });
    for (const { id } of [draft, filled, theirs]) {
      expect((await setStatus(id, { status: "open", reason: REASON })).status).toBe(409);
    }
    const open = await makeJob(owner.id);
    expect((await setStatus(open.id, { status: "closed", filled: true, reason: REASON })).status).toBe(409);
    const removed = await makeJob(owner.id, { removedAt: new Date() });
    expect((await setStatus(removed.id, { status: "closed", reason: REASON })).status).toBe(404);
    expect((await setHold(removed.id, true)).status).toBe(404);
  });

  test("while its owner takes back the agreement never ends in a deadlock", async () => {
    for (let round = 0; round < 15; round += 1) {
      const employer = await makePerson("employer");
      const jobs = await Promise.all([1, 2, 3].map(() => makeJob(employer.id)));
      const later = () => new Promise((resolve) => setTimeout(resolve, round));
      const answers = await Promise.all([
        ...jobs.map(({ id }) => setHold(id, true)),
        ...jobs.map(({ id }) =>
          admin.browser.call("PUT", `/api/jobs/${id}`, { json: { title: "Cook", reason: REASON } }),
        ),
        later().then(() => employer.browser.call("DELETE", "/api/user/consent")),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  });

  test("at the same time as its owner's leaves one of both, and no deadlock", async () => {
    for (let round = 0; round < 5; round += 1) {
      const job = await makeJob(owner.id);
      const statuses = await Promise.all([
        setStatus(job.id, { status: "closed", reason: REASON }),
        setStatus(job.id, { status: "closed" }, owner),
        setHold(job.id, true),
        owner.browser.call("PUT", `/api/jobs/${job.id}`, { json: { title: "Cook for six" } }),
      ]);
      expect(statuses.every(({ status }) => status < 500)).toBe(true);
      expect(statuses.filter(({ status }, at) => at < 2 && status === 200)).toHaveLength(1);
    }
  });
});
