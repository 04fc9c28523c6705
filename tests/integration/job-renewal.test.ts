import "../support/raised-limits";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { ASKED_AFTER_DAYS, isExpiring, OPEN_DAYS } from "@/lib/domains/jobs/policy";
import type { Job, OwnJobCard } from "@/lib/domains/jobs/types";
import { keptHours } from "@/lib/platform/retention/rules";
import { tidy } from "@/lib/domains/tidy/service";
import { jobBody, makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const daysUntil = (at: string | null) => Math.round((Date.parse(at!) - Date.now()) / DAY_MS);
const setStatus = async ({ browser }: Person, id: string, status: string) =>
  (await browser.call("PUT", `/api/jobs/${id}/status`, { json: { status } })).body as Job;
const renew = ({ browser }: Person, id: string) => browser.call("POST", `/api/jobs/${id}/renewal`);

test("a job is open for 30 days from when it is opened, and for its owner and admins only it says so", async () => {
  const employer = await makePerson("employer");
  const { body } = await employer.browser.call("POST", "/api/jobs", { json: jobBody({ status: "draft" }) });
  const { id, ...draft } = body as Job;
  expect(draft).toMatchObject({ open_until: null, closed_reason: null });
  expect(daysUntil((await setStatus(employer, id, "open")).open_until)).toBe(30);
  const [worker, admin] = [await makePerson("worker"), await makePerson("admin")];
  const readBy = async (person: Person) => (await person.browser.call("GET", `/api/jobs/${id}`)).body as Job;
  expect((await readBy(worker)).open_until).toBeNull();
  expect(daysUntil((await readBy(admin)).open_until)).toBe(30);

  expect(await setStatus(employer, id, "closed")).toMatchObject({ open_until: null, closed_reason: "owner" });
  expect(await setStatus(employer, id, "open")).toMatchObject({ closed_reason: null });
  await makeApplication(id, worker.id, { status: "accepted" });
  expect(await setStatus(employer, id, "closed")).toMatchObject({ closed_reason: "owner" });
});

test("a renewed job is asked about again 25 days later", async () => {
  const employer = await makePerson("employer");
  const job = await makeJob(employer.id, { openUntil: inDays(3), renewalAskedAt: inDays(-2) });
  const { status, body } = await renew(employer, job.id);
  expect([status, daysUntil((body as Job).open_until)]).toEqual([200, 30]);
  const { renewalAskedAt, updatedAt, revision } = await db.job.findUniqueOrThrow({ where: { id: job.id } });
  expect([renewalAskedAt, updatedAt, revision]).toEqual([null, job.updatedAt, job.revision]);
  const { body: list } = await employer.browser.call("GET", "/api/client/service-requests");
  expect(daysUntil((list as OwnJobCard[])[0]!.open_until)).toBe(30);

  const kinds = async () => (await db.notification.findMany({ where: { jobId: job.id } })).map(({ kind }) => kind);
  await tidy({ now: inDays(24) });
  expect(await kinds()).toEqual([]);
  await tidy({ now: inDays(26) });
  await tidy({ now: inDays(27) });
  expect(await kinds()).toEqual(["job_expiring"]);
});

test("a job that nobody was asked about is asked about first, even if it is overdue", async () => {
  const employer = await makePerson("employer");
  const { id } = await makeJob(employer.id, { openUntil: inDays(-1) });
  await tidy();
  expect((await db.job.findUniqueOrThrow({ where: { id } })).status).toBe("open");
  await tidy({ now: inDays(1) });
  expect(await db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "closed",
    closedReason: "expired",
  });
  expect(await setStatus(employer, id, "open")).toMatchObject({ status: "open", closed_reason: null });
});

test("only an open job is renewed, and only by its owner", async () => {
  const [employer, other] = [await makePerson("employer"), await makePerson("employer")];
  const { id } = await makeJob(employer.id, { status: "closed" });
  expect(await renew(employer, id)).toMatchObject({ status: 409, body: { code: "job_status_step" } });
  expect(await renew(other, id)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  await employer.browser.call("DELETE", `/api/jobs/${id}`);
  expect(await renew(employer, id)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  expect((await db.job.findUniqueOrThrow({ where: { id } })).closedReason).toBe("removed");
});

test("browsers know the same days as the rules", () => {
  expect([ASKED_AFTER_DAYS * 24, OPEN_DAYS * 24]).toEqual([keptHours("renewals"), keptHours("expiries")]);
  expect([inDays(5.01), inDays(4.99), inDays(-1)].map((until) => isExpiring(until))).toEqual([false, true, true]);
});

test("a renewed job's words are looked at again", async () => {
  const employer = await makePerson("employer");
  const held = await makeJob(employer.id, { specialInstructions: "Registration fee 500, pay before joining" });
  expect((await renew(employer, held.id)).body).toMatchObject({ status: "open", review: "held" });
  expect(await db.case.count({ where: { jobId: held.id, kind: "held" } })).toBe(1);
  expect((await renew(employer, held.id)).body).toMatchObject({ code: "job_status_step" });
  const asked = await makeJob(employer.id, { specialInstructions: "Ring 98220 33445" });
  expect(await renew(employer, asked.id)).toMatchObject({ status: 409, body: { code: "wording_asked" } });
});
