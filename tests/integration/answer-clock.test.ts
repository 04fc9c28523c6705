import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import type { Application, ApplicationDetail } from "@/lib/domains/applications/types";
import type { DeliveryRow } from "@/lib/domains/delivery/rows";
import { composeNews } from "@/lib/domains/delivery/text-service";
import { tellDue } from "@/lib/domains/applications/told-service";
import type { EmployerStats, Job, JobCard } from "@/lib/domains/jobs/types";
import { tidy } from "@/lib/domains/tidy/service";
import { db } from "@/lib/platform/db/client";
import { asOwner } from "../support/as-owner";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

let employer: Person;
let jobId: string;
beforeEach(async () => {
  employer = await makePerson("employer");
  jobId = (await makeJob(employer.id)).id;
});

type Made = { worker: Person; id: string };
const apply = async (days: number, job = jobId): Promise<Made> => {
  const worker = await makePerson("worker");
  return { worker, id: (await makeApplication(job, worker.id, { createdAt: ago(days) })).id };
};
/** As if all applications and what was asked about them were so many days older. */
const pass = (days: number) =>
  asOwner(
    `UPDATE applications SET created_at = created_at - make_interval(days => $1::int),
       asked_at = asked_at - make_interval(days => $1::int), ended_at = ended_at - make_interval(days => $1::int)
     WHERE employer_id = $2`,
    [days, employer.id],
  );
const read = async ({ worker, id }: Made) =>
  (await worker.browser.call("GET", `/api/service-applications/${id}`)).body as ApplicationDetail;
const own = async (method: string, path: string, json?: object) =>
  employer.browser.call(method, path, json ? { json } : {});
const kindsOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId } })).map(({ kind }) => kind);
const record = () =>
  db.profile.findUniqueOrThrow({
    where: { userId: employer.id },
    select: { answered: true, answeredInDay: true, answeredInThree: true, unanswered: true, unansweredInARow: true },
  });
const stats = async () => (await own("GET", "/api/client/stats")).body as EmployerStats;
const waiting = async () => ((await own("GET", "/api/client/waiting")).body as Application[]).map(({ id }) => id);
const stillLooking = ({ id }: Made) => own("POST", `/api/service-applications/${id}/still-looking`);

describe("an application without an answer", () => {
  test("is asked about after 5 days, once, and ends after 10 with its own reason", async () => {
    const [made, other, young] = [await apply(6), await apply(6), await apply(4)];
    await tidy();
    // An e-mail leads to the page that asks for one tap; reading it changes nothing.
    const asked = await db.notification.findFirstOrThrow({ where: { userId: employer.id } });
    const { sentences } = await composeNews([{ notification: asked } as unknown as DeliveryRow], 1, "en");
    expect(sentences.join()).toMatch(/\/employer\/answers$/);
    // One notification a job; the page lists who waits.
    expect(await kindsOf(employer.id)).toEqual(["answers_due"]);
    expect(await stats()).toMatchObject({ waitingLong: 2 });
    expect((await waiting()).sort()).toEqual([made.id, other.id].sort());
    await tidy();
    expect(await kindsOf(employer.id)).toEqual(["answers_due"]);
    expect((await read(made)).status).toBe("pending");
    await pass(5);
    await Promise.all([tidy(), tidy()]);
    expect(await read(made)).toMatchObject({
      status: "closed",
      closed_reason: "no_answer",
      events: [{}, { status: "closed" }],
    });
    expect(await kindsOf(made.worker.id)).toEqual(["closed_no_answer"]);
    expect((await read(young)).status).toBe("pending");
    expect(await record()).toMatchObject({ unanswered: 2, unansweredInARow: 2, answered: 0 });
    // The event outlives the application.
    await db.application.deleteMany({ where: { id: made.id } });
    expect(await db.employerEvent.count({ where: { employerId: employer.id, kind: "no_answer", jobId } })).toBe(2);
  });

  test("does not end before its employer was asked and had time to answer", async () => {
    const made = await apply(40);
    await tidy();
    await tidy();
    expect((await read(made)).status).toBe("pending");
    await pass(5);
    await tidy();
    expect((await read(made)).status).toBe("closed");
  });

  test("waits five days more, once, if the employer is still looking", async () => {
    const made = await apply(6);
    await tidy();
    expect((await stillLooking(made)).status).toBe(204);
    expect(await waiting()).toEqual([]);
    await pass(5);
    await stillLooking(made);
    await tidy();
    expect((await read(made)).status).toBe("pending");
    await pass(5);
    await tidy();
    expect(await read(made)).toMatchObject({ closed_reason: "no_answer" });
    expect(await stillLooking(made)).toMatchObject({ status: 409, body: { code: "already_decided" } });
  });

  test("is not asked about while its job is held, whose days do not count", async () => {
    const made = await apply(8);
    await asOwner("UPDATE applications SET held_seconds = 4 * 86400 WHERE id = $1", [made.id]);
    await tidy();
    expect(await kindsOf(employer.id)).toEqual([]);
    await pass(2);
    await tidy();
    expect(await kindsOf(employer.id)).toEqual(["answers_due"]);
  });

  test("ends with a closed job's clock too, but not one that is shortlisted", async () => {
    const [made, chosen] = [await apply(6), await apply(6)];
    await own("PUT", `/api/service-applications/${chosen.id}/status`, { status: "shortlisted" });
    await own("PUT", `/api/jobs/${jobId}/status`, { status: "closed" });
    await tidy();
    await pass(5);
    await tidy();
    expect((await read(made)).closed_reason).toBe("no_answer");
    expect((await read(chosen)).status).toBe("shortlisted");
  });

  test("may be sent once more after 7 days, and no third time", async () => {
    const made = await apply(6);
    await tidy();
    await pass(5);
    await tidy();
    const again = () =>
      made.worker.browser.call("POST", `/api/jobs/${jobId}/apply`, {
        json: { gender: "female", experience: "2-5 years" },
      });
    const early = await again();
    expect(early).toMatchObject({ status: 409, body: { code: "apply_later" } });
    const from = (await read(made)).apply_again_from!;
    expect(Math.round((Date.parse(from) - Date.now()) / DAY)).toBe(7);
    expect((early.body as { detail: string }).detail).toMatch(/once more from .*20\d\d/);
    const card = async () => ((await made.worker.browser.call("GET", `/api/jobs/${jobId}`)).body as JobCard).applied;
    expect(await card()).toBe(true);
    await pass(7);
    expect(await card()).toBe(false);
    expect((await again()).status).toBe(201);
    const second = await db.application.findFirstOrThrow({ where: { jobId, workerId: made.worker.id } });
    expect(second.isSecond).toBe(true);
    await asOwner(
      "UPDATE applications SET status = 'closed', closed_reason = 'no_answer', ended_at = now() - interval '9 days' WHERE id = $1",
      [second.id],
    );
    expect(await again()).toMatchObject({ status: 409, body: { code: "already_applied" } });
    expect((await read({ ...made, id: second.id })).apply_again_from).toBeNull();
    expect(await card()).toBe(true);
  });
});

describe("an employer's record", () => {
  const silence = async (count: number) => {
    const made = await Promise.all(Array.from({ length: count }, () => apply(6)));
    await tidy();
    await pass(5);
    await tidy();
    return made;
  };
  const decide = ({ id }: Made, status: string, more: object = {}) =>
    own("PUT", `/api/service-applications/${id}/status`, { status, ...more });
  const employerOf = async () => {
    const { browser } = await makePerson("worker");
    return ((await browser.call("GET", `/api/jobs/${jobId}`)).body as Job).employer;
  };

  test("counts the first answer to each, and says so on the job's page from five on", async () => {
    const [today, slow, late, fourth] = [await apply(0), await apply(2), await apply(9), await apply(0)];
    await decide(today, "shortlisted");
    await decide(today, "accepted");
    await decide(slow, "rejected", { undoable: true });
    expect(await record()).toMatchObject({ answered: 1 });
    await asOwner("UPDATE applications SET told_at = now() WHERE id = $1", [slow.id]);
    await tellDue();
    await decide(late, "rejected");
    await own("PUT", `/api/service-applications/${fourth.id}/interview`, {
      times: [new Date(Date.now() + DAY).toISOString()],
    });
    expect(await record()).toEqual({
      answered: 4,
      answeredInDay: 2,
      answeredInThree: 3,
      unanswered: 0,
      unansweredInARow: 0,
    });
    expect((await employerOf()).answers).toBeNull();
    await silence(1);
    expect((await employerOf()).answers).toEqual({ answered: 4, of: 5, usually: "three" });
  });

  test("five in a row without an answer: the jobs stand lower, until the next answer", async () => {
    const place = { location: "Panaji" };
    const others = await makePerson("employer");
    const silent = await makeJob(employer.id, place);
    const older = await makeJob(others.id, { ...place, createdAt: ago(1) });
    jobId = silent.id;
    const seeker = await makePerson("worker");
    const list = async () => {
      const path = "/api/service-requests?sort=near&near=panaji&limit=2";
      const { body, headers } = await seeker.browser.call("GET", path);
      return { ids: (body as JobCard[]).map(({ id }) => id), link: headers.get("link") };
    };
    const before = await list();
    expect(before.ids).toEqual([silent.id, older.id]);
    await silence(5);
    expect((await stats()).unansweredInARow).toBe(5);
    const lowered = await list();
    expect(lowered.ids).toEqual([older.id, silent.id]);
    // The next page begins where it did.
    expect(lowered.link).toBe(before.link);
    await decide(await apply(0), "rejected");
    expect((await list()).ids).toEqual([silent.id, older.id]);
  });

  test("ten in a row: the jobs pause until one question is answered", async () => {
    const second = await makeJob(employer.id);
    const made = await apply(1, second.id);
    await silence(10);
    expect(await kindsOf(employer.id)).toContain("jobs_paused");
    expect(await stats()).toMatchObject({ isPaused: true, activeRequests: 0 });
    const rows = () =>
      db.job.findMany({ where: { employerId: employer.id }, select: { status: true, closedReason: true } });
    expect(await rows()).toEqual(Array.from({ length: 2 }, () => ({ status: "closed", closedReason: "paused" })));
    // Applications stay to be decided on.
    expect((await read(made)).status).toBe("pending");
    const answer = (stillLooking: boolean) => own("POST", "/api/client/pause-answer", { stillLooking });
    const both = await Promise.all([answer(true), answer(true)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await rows()).toEqual(Array.from({ length: 2 }, () => ({ status: "open", closedReason: null })));
    expect(await stats()).toMatchObject({ isPaused: false, unansweredInARow: 5, activeRequests: 2 });
    await silence(5);
    expect((await stats()).isPaused).toBe(true);
    expect((await answer(false)).status).toBe(204);
    expect(await rows()).toEqual(Array.from({ length: 2 }, () => ({ status: "closed", closedReason: "owner" })));
  });

  test("a job opened past the question pauses again at the next silence", async () => {
    await silence(10);
    expect((await own("PUT", `/api/jobs/${jobId}/status`, { status: "open" })).status).toBe(200);
    await silence(1);
    expect(await db.job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({
      ...{ status: "closed", closedReason: "paused" },
    });
  });

  test("a paused job into which a fee was written is held instead of shown again", async () => {
    const honest = await makeJob(employer.id);
    await silence(10);
    const fee = { specialInstructions: "Registration fee Rs 500 before joining" };
    expect((await own("PUT", `/api/jobs/${jobId}`, fee)).status).toBe(200);
    expect((await own("POST", "/api/client/pause-answer", { stillLooking: true })).status).toBe(204);
    const statusOf = async (id: string) => (await db.job.findUniqueOrThrow({ where: { id } })).status;
    expect([await statusOf(jobId), await statusOf(honest.id)]).toEqual(["held", "open"]);
    expect(await db.case.count({ where: { jobId, kind: "held", severity: "grave" } })).toBe(1);
  });
});
