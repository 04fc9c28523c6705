/** 'Hired' of the employer and 'My work' of the worker: what outlives the job, and who sees it for how long. */
import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import type { Hire, Work } from "@/lib/domains/applications/hire-types";
import { db } from "@/lib/platform/db/client";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const DAY = 24 * 3_600_000;

let employer: Person;
let worker: Person;
let jobId: string;
let id: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([
    makePerson("employer", { phone: "+919876500021", whatsapp: true }),
    makePerson("worker", { phone: "+919876500022" }),
  ]);
  jobId = (await makeJob(employer.id, { salaryMin: 18_000, salaryMax: 20_000 })).id;
  id = (await makeApplication(jobId, worker.id)).id;
  const json = { status: "accepted", start_date: null };
  expect((await employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json })).status).toBe(200);
});

const hires = async (person = employer) => (await person.browser.call("GET", "/api/client/hired")).body as Hire[];
const work = async () => (await worker.browser.call("GET", "/api/user/work")).body as Work[];
const contact = () => employer.browser.call("POST", `/api/service-applications/${id}/contact`);
const end = (person: Person, method: "PUT" | "DELETE" = "PUT") =>
  person.browser.call(method, `/api/service-applications/${id}/work-end`);
const told = (person: Person, kind: string) => db.notification.count({ where: { userId: person.id, kind } });

test("both lists have the pay of that day, outlive the removed job, and say how to reach each other", async () => {
  await db.job.update({ where: { id: jobId }, data: { salaryMin: 9_000, salaryMax: 9_000 } });
  expect((await employer.browser.call("DELETE", `/api/service-requests/${jobId}`)).status).toBe(204);
  await db.job.update({ where: { id: jobId }, data: { endedAt: new Date(Date.now() - 200 * DAY) } });
  const pay = { salaryMin: 18_000, salaryMax: 20_000, ended: null };
  expect(await hires()).toMatchObject([{ id, isListed: false, name: worker.username, hasPhone: true, ...pay }]);
  expect(await work()).toMatchObject([{ id, ...pay, employer_contact: { phone: "+919876500021", whatsapp: true } }]);
  expect(await contact()).toMatchObject({ status: 200, body: { phone: "+919876500022" } });
  expect(await hires(await makePerson("employer"))).toEqual([]);
});

test("either side ends it once, the other is told, and the one who said so takes it back", async () => {
  const answers = await Promise.all([end(worker), end(employer)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const [by, first, second] =
    answers[0].status === 204 ? (["worker", worker, employer] as const) : (["employer", employer, worker] as const);
  expect(await hires()).toMatchObject([{ ended: { by } }]);
  expect([await told(employer, "worker_left"), await told(worker, "work_ended")]).toEqual(
    by === "worker" ? [1, 0] : [0, 1],
  );
  expect((await end(second, "DELETE")).status).toBe(404);
  expect((await end(await makePerson("employer"), "DELETE")).status).toBe(404);
  expect((await end(first, "DELETE")).status).toBe(204);
  expect(await work()).toMatchObject([{ ended: null }]);
});

test("90 days after the work ended the employer sees nothing of it, and the worker no number", async () => {
  await end(employer);
  expect((await contact()).status).toBe(200);
  await db.job.update({ where: { id: jobId }, data: { status: "closed" } });
  const longAgo = new Date(Date.now() - 91 * DAY);
  await db.job.update({ where: { id: jobId }, data: { endedAt: longAgo } });
  await db.application.update({ where: { id }, data: { workEndedAt: longAgo } });
  expect(await hires()).toEqual([]);
  expect((await contact()).status).toBe(404);
  expect(await work()).toMatchObject([{ id, employer_contact: null }]);
});

test("without consent, or once the account is deactivated, no name and no number", async () => {
  await worker.browser.call("DELETE", `/api/service-applications/${id}/consent`);
  expect(await hires()).toMatchObject([{ id, name: null }]);
  expect((await contact()).status).toBe(404);
});

test("withdrawing takes it out of both lists; deleting the employer's account leaves the worker the bare work", async () => {
  expect((await employer.browser.call("DELETE", "/api/user")).status).toBe(204);
  expect(await work()).toMatchObject([{ id, salaryMin: 18_000, job: { company_name: null } }]);
  expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(204);
  expect(await work()).toEqual([]);
});

test("what is to be reviewed is counted on the job and the dashboard", async () => {
  for (let made = 0; made < 2; made += 1) await makeApplication(jobId, (await makePerson("worker")).id);
  expect((await employer.browser.call("GET", "/api/client/service-requests")).body).toMatchObject([{ to_review: 2 }]);
  expect((await employer.browser.call("GET", "/api/client/stats")).body).toMatchObject({ toReview: 2 });
});
