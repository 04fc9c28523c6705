import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Counts, Notification } from "@/lib/domains/notifications/types";
import { asOwner } from "../support/as-owner";
import { makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";

let worker: Person;
let employer: Person;
let admin: Person;
beforeAll(async () => {
  admin = await makePerson("super_admin");
});

async function people() {
  [worker, employer] = await Promise.all([makePerson("worker"), makePerson("employer")]);
  return { worker, employer, job: await makeJob(employer.id) };
}

const toldTo = async ({ browser }: Person, query = ""): Promise<Notification[]> =>
  (await browser.call("GET", `/api/user/notifications${query}`)).body as Notification[];
const kindsOf = async (person: Person) => (await toldTo(person)).map(({ kind }) => kind);
const countsOf = async ({ browser }: Person) =>
  (await browser.call("GET", "/api/user/notifications/count")).body as Counts;
const unseenOf = async (person: Person) => (await countsOf(person)).unseen;
const apply = ({ browser }: Person, jobId: string) =>
  browser.call("POST", `/api/jobs/${jobId}/apply`, { json: { gender: "female", experience: "2-5 years" } });
const decide = (id: string, json: Record<string, unknown>) =>
  employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("an application", () => {
  test("is told to the employer, and each decision to the worker, with the job and the interview", async () => {
    const { job } = await people();
    const { body } = await apply(worker, job.id);
    const { id } = body as { id: string };
    expect(await toldTo(employer)).toEqual([
      expect.objectContaining({
        kind: "application_received",
        seen: false,
        about_at: null,
        reason: null,
        application_id: id,
        job: expect.objectContaining({ id: job.id, title: job.title, category: "chef-cook", removed: false }),
      }),
    ]);
    expect(await toldTo(worker)).toEqual([]);

    const interview = inDays(3);
    expect((await decide(id, { status: "shortlisted", interview_date: interview })).status).toBe(200);
    expect((await decide(id, { status: "accepted" })).status).toBe(200);
    expect(await toldTo(worker)).toMatchObject([
      { kind: "accepted", application_id: id, about_at: null },
      { kind: "interview_set", about_at: interview },
      { kind: "shortlisted" },
    ]);

    // The employer hears of it; the worker's own notifications no longer lead to the application.
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(204);
    expect(await kindsOf(employer)).toEqual(["worker_cannot_come", "application_received"]);
    expect((await toldTo(worker)).map(({ application_id, job: about }) => [application_id, about?.id])).toEqual(
      Array.from({ length: 3 }, () => [null, job.id]),
    );
  });

  test("waits for the employer until the decision, and a call for the worker after it", async () => {
    const { job } = await people();
    expect([await countsOf(employer), await countsOf(worker)]).toMatchObject([{ waiting: 0 }, { waiting: 0 }]);
    const { body } = await apply(worker, job.id);
    expect([await countsOf(employer), await countsOf(worker)]).toMatchObject([{ waiting: 1 }, { waiting: 0 }]);
    await decide((body as { id: string }).id, { status: "accepted" });
    expect([await countsOf(employer), await countsOf(worker)]).toMatchObject([{ waiting: 0 }, { waiting: 1 }]);
    expect(await countsOf(admin)).toEqual({ unseen: expect.any(Number), waiting: 0 });
  });

  test("that was refused tells nobody", async () => {
    const { job } = await people();
    await apply(worker, job.id);
    expect((await apply(worker, job.id)).status).toBe(409);
    expect(await kindsOf(employer)).toEqual(["application_received"]);
    const [{ id } = { id: "" }] = await db.application.findMany({ where: { jobId: job.id } });
    await decide(id, { status: "rejected" });
    expect((await decide(id, { status: "accepted" })).status).toBe(409);
    expect(await kindsOf(worker)).toEqual(["rejected"]);
  });

  test("that is taken back while undecided is told without a name", async () => {
    const { job } = await people();
    const { id } = await makeApplication(job.id, worker.id);
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(204);
    expect(await kindsOf(employer)).toEqual(["application_withdrawn"]);
    expect(JSON.stringify(await toldTo(employer))).not.toContain(worker.username);
  });
});

describe("the end of a job", () => {
  test.each([
    ["filled", () => "/status", "PUT"],
    ["removed", () => "", "DELETE"],
  ])("that is %s is told to those undecided only", async (how, end, method) => {
    const { job } = await people();
    const taken = await makePerson("worker");
    await makeApplication(job.id, worker.id);
    await makeApplication(job.id, taken.id, { status: "accepted" });
    const { status } = await employer.browser.call(method, `/api/jobs/${job.id}${end()}`, {
      ...(method === "PUT" ? { json: { status: "closed", filled: true } } : {}),
    });
    expect(status).toBeLessThan(300);
    const told = { kind: `closed_${how}`, job: { id: job.id, removed: method === "DELETE" } };
    expect(await toldTo(worker)).toMatchObject([told]);
    expect(await toldTo(taken)).toEqual([]);
    expect(await toldTo(employer)).toEqual([]);
  });

  test("by an admin is told to its owner, and by a deactivation to those who applied", async () => {
    const { job } = await people();
    const other = await makeJob(employer.id);
    await makeApplication(other.id, worker.id);
    expect((await admin.browser.call("DELETE", `/api/jobs/${job.id}`)).status).toBe(204);
    expect(await kindsOf(employer)).toEqual(["job_removed"]);
    expect((await admin.browser.call("POST", `/api/admin/users/${employer.id}/deactivate`)).status).toBe(200);
    expect(await kindsOf(worker)).toEqual(["closed_deactivated"]);
    expect(await db.notification.count({ where: { userId: employer.id, kind: "account_deactivated" } })).toBe(1);
  });

  test("whose employer deleted the account still reads", async () => {
    const { job } = await people();
    await makeApplication(job.id, worker.id);
    expect((await employer.browser.call("DELETE", "/api/user")).status).toBe(204);
    expect(await toldTo(worker)).toMatchObject([
      { kind: "closed_removed", job: { title: "Chef Cook", removed: true } },
    ]);
    await asOwner("DELETE FROM applications WHERE job_id = $1", [job.id]);
    await asOwner("DELETE FROM jobs WHERE id = $1", [job.id]);
    expect(await toldTo(worker)).toMatchObject([{ kind: "closed_removed", job: null, application_id: null }]);
  });
});

test("events of the account are told to its owner", async () => {
  const { worker: person } = await people();
  const path = `/api/admin/users/${person.id}`;
  await admin.browser.call("PUT", `${path}/verification`, { json: { isVerified: true } });
  await admin.browser.call("PUT", `${path}/verification`, { json: { isVerified: true } });
  await db.user.update({ where: { id: person.id }, data: { phone: "+919876543210" } });
  await admin.browser.call("POST", `${path}/recovery-code`);
  const complaint = await person.browser.call("POST", "/api/user/grievances", {
    json: { kind: "data", text: "Hello" },
  });
  await admin.browser.call("PUT", `/api/admin/grievances/${(complaint.body as { id: string }).id}/answer`, {
    json: { answer: "Done" },
  });
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: "a-better-one-7" };
  expect((await person.browser.call("POST", "/api/user/password", { json: passwords })).status).toBe(204);
  expect(await kindsOf(person)).toEqual([
    "password_changed",
    "grievance_answered",
    "recovery_code_made",
    "account_verified",
  ]);
  // The password changed meanwhile has ended the first code.
  const { body } = await admin.browser.call("POST", `${path}/recovery-code`);
  const { code } = body as { code: string };
  const json = { username: person.username, code, newPassword: "another-one-8" };
  expect((await person.browser.call("POST", "/api/recovery", { json })).status).toBe(204);
  const newest = await db.notification.findFirst({ where: { userId: person.id }, orderBy: { createdAt: "desc" } });
  expect(newest?.kind).toBe("password_recovered");
});

test("the list is read page by page, counted up to 1,000, and marked as seen up to one that is one's own", async () => {
  const { worker: person, employer: other } = await people();
  const start = Date.now() - 1_000_000;
  await db.notification.createMany({
    // Pairs at the same time: the id decides.
    data: Array.from({ length: 1_001 }, (_, index) => ({
      userId: person.id,
      kind: "accepted",
      createdAt: new Date(start + Math.floor(index / 2) * 1000),
    })),
  });
  const first = await toldTo(person, "?limit=60");
  const seen: Notification[] = [];
  let path: string | null = "/api/user/notifications?limit=100";
  while (path) {
    const { body, headers }: { body: unknown; headers: Headers } = await person.browser.call("GET", path);
    seen.push(...(body as Notification[]));
    path = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1] ?? null;
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1_001);
  expect(await unseenOf(person)).toBe(1_000);

  const upTo = seen[40]!.id;
  const mark = (by: Person, id: string) =>
    by.browser.call("PUT", "/api/user/notifications/seen", { json: { upTo: id } });
  expect(await mark(other, upTo)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await unseenOf(person)).toBe(1_000);
  expect((await mark(person, upTo)).status).toBe(204);
  expect(await unseenOf(person)).toBe(40);
  expect((await toldTo(person, "?limit=60")).filter((one) => one.seen)).toHaveLength(20);
  expect((await mark(person, first[0]!.id)).status).toBe(204);
  expect(await unseenOf(person)).toBe(0);
});
